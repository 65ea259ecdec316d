"""Findings, their collection, and the report made of them."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

from rntuple_construct.base.errors import (
    ContainerError,
    FormatError,
    LimitError,
    RNTupleError,
    UnsupportedError,
)
from rntuple_construct.validation.findings import Collector, Finding, finding, finding_from_error
from rntuple_construct.validation.report import FileResult, Report, Totals
from rntuple_construct.validation.rules import RULES, Selection, Severity


def checksum(path: str = "header", **more: object) -> Finding:
    return finding("RNT-ENV-003", path=path, expected=b"\x01", actual=b"\x02", **more)  # type: ignore[arg-type]


def unlisted(number: int) -> Finding:
    return finding("RNT-FRM-004", path=f"page[{number}]", index=number)


def collected(*found: Finding, file: str = "a.root", **options: object) -> Collector:
    collector = Collector(file, **options)  # type: ignore[arg-type]
    collector.extend(found)
    return collector


# -- findings --------------------------------------------------------------------------------------------------


def test_severity_message_and_hint_come_from_the_rule() -> None:
    found = checksum()
    assert (found.severity, found.hint) == (RULES["RNT-ENV-003"].severity, RULES["RNT-ENV-003"].hint)
    assert found.message == "envelope checksum 02, the bytes hash to 01"


def test_text_names_rule_place_message_and_hint() -> None:
    found = finding(
        "RNT-FRM-002",
        path="footer.cluster_groups[3]",
        span=(0x1A40, 0x1A70),
        wanted="list",
        found="record",
        size=48,
    )
    assert str(found).startswith(
        "RNT-FRM-002 at footer.cluster_groups[3] (bytes 0x1a40 to 0x1a70): "
        "list frame expected, found record frame of 48 bytes ("
    )


def test_place_of_one_byte_is_called_a_byte() -> None:
    assert checksum(path="", span=(16, 17)).place == "byte 0x10"


def test_finding_without_the_fields_of_its_message_is_refused() -> None:
    with pytest.raises(TypeError, match="size"):
        finding("RNT-FRM-002", wanted="list", found="record")


def test_finding_holds_no_view_of_the_file() -> None:
    found = finding("RNT-ENV-003", expected=memoryview(b"\x01"), actual=bytearray(b"\x02"))
    assert (found.expected, found.actual) == (b"\x01", b"\x02")


@pytest.mark.parametrize(
    ("error", "rule_id"),
    [
        (ContainerError("beyond the end", rule_id="RNT-CNT-014", offset=7, path="anchor"), "RNT-CNT-014"),
        (LimitError("too much"), "RNT-VAL-002"),
        (UnsupportedError("encrypted"), "RNT-VAL-003"),
        (FormatError("odd"), "RNT-VAL-005"),
    ],
)
def test_error_becomes_a_finding_of_its_rule(error: RNTupleError, rule_id: str) -> None:
    found = finding_from_error(error, file="a.root")
    assert (found.rule_id, found.message, found.path, found.file) == (
        rule_id,
        error.message,
        error.path,
        "a.root",
    )
    assert found.span == (None if error.offset is None else (7, 8))


def test_offsets_of_numpy_become_plain_numbers() -> None:
    found = checksum(span=(np.int64(3), np.uint64(4)))
    assert [type(offset) for offset in found.span or ()] == [int, int]


# -- collection ------------------------------------------------------------------------------------------------


def test_same_finding_is_kept_once() -> None:
    assert len(collected(checksum(), checksum()).findings) == 1


def test_same_rule_at_another_place_is_another_finding() -> None:
    assert len(collected(checksum("header"), checksum("footer")).findings) == 2


def test_same_place_in_another_rntuple_is_another_finding() -> None:
    assert len(collected(checksum(ntuple="A"), checksum(ntuple="B")).findings) == 2


def test_findings_of_one_cause_are_reported_once_even_of_different_rules() -> None:
    first = checksum(cause="header checksum")
    second = finding("RNT-FTR-001", path="footer", expected=1, actual=2, cause="header checksum")
    collector = collected(first, second)
    assert [found.rule_id for found in collector.findings] == ["RNT-ENV-003"]


def test_ignoring_a_rule_does_not_bring_up_what_follows_from_its_cause() -> None:
    first = checksum(cause="header checksum")
    second = finding("RNT-FTR-001", path="footer", expected=1, actual=2, cause="header checksum")
    assert collected(first, second, selection=Selection(ignore=("ENV-003",))).findings == []


def test_collector_tells_whether_a_cause_is_new() -> None:
    collector = Collector("a.root")
    assert [collector.add(checksum()), collector.add(checksum())] == [True, False]


def test_findings_get_the_name_of_the_file() -> None:
    assert collected(checksum()).findings[0].file == "a.root"


def test_findings_beyond_the_limit_are_counted() -> None:
    collector = collected(*(unlisted(number) for number in range(30)), limit=10)
    assert (len(collector.findings), collector.omitted) == (10, {"RNT-FRM-004": 20})


# -- reports ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("found", "fail_on", "code"),
    [
        ([], Severity.INFO, 0),
        ([checksum()], Severity.ERROR, 1),
        ([unlisted(1)], Severity.ERROR, 0),
        ([unlisted(1)], Severity.WARNING, 1),
        ([finding("RNT-HDR-004")], Severity.WARNING, 0),
        ([finding("RNT-HDR-004")], Severity.INFO, 1),
    ],
)
def test_fail_on_decides_about_the_exit_status(found: list[Finding], fail_on: Severity, code: int) -> None:
    report = Report.of(collected(*found), fail_on=fail_on)
    assert (report.exit_code, report.ok) == (code, code == 0)


@pytest.mark.parametrize(
    ("states", "code"),
    [(["checked", "missing"], 66), (["missing", "failed"], 70), (["failed", "checked"], 70)],
)
def test_files_that_could_not_be_checked_outweigh_findings(states: list[str], code: int) -> None:
    parts = [
        Report.of(collected(checksum(), file=f"{index}"), status=status)
        for index, status in enumerate(states)
    ]
    assert Report.merge(parts).exit_code == code


def test_findings_are_in_the_order_of_their_bytes_and_those_without_place_last() -> None:
    found = [checksum("c"), checksum("b", span=(9, 10)), checksum("a", span=(3, 4))]
    assert [one.path for one in Report.of(collected(*found)).findings] == ["a", "b", "c"]


def test_merging_keeps_the_order_of_the_files() -> None:
    parts = [Report.of(collected(checksum(), file=name)) for name in ("z.root", "a.root")]
    merged = Report.merge(parts)
    assert [result.name for result in merged.files] == ["z.root", "a.root"]
    assert [found.file for found in merged.findings] == ["z.root", "a.root"]


def test_merging_nothing_gives_an_empty_report() -> None:
    assert Report.merge([]).ok


def test_summary_counts_files_and_findings_and_those_left_out() -> None:
    first = Report.of(collected(checksum(), *(unlisted(number) for number in range(5)), limit=2))
    others = [Report.of(Collector("b.root")), Report.of(Collector("c.root"), status="missing")]
    summary = Report.merge([first, *others]).summary()
    assert (summary.files, summary.clean, summary.missing, summary.failed) == (3, 1, 1, 0)
    assert (summary.errors, summary.warnings, summary.infos, summary.omitted) == (1, 5, 0, 3)
    assert str(summary) == "3 files: 1 error, 5 warnings, 1 file not readable (3 not shown)"


@pytest.mark.parametrize("last", ["checked", "missing", "failed"])
def test_totals_are_those_of_the_merged_report(last: str) -> None:
    parts = [
        Report.of(collected(checksum(), *(unlisted(number) for number in range(5)), limit=2)),
        Report.of(Collector("b.root")),
        Report.of(Collector("c.root"), status=last),
    ]
    totals = Totals()
    assert (totals.ok, totals.exit_code, totals.summary().files) == (True, 0, 0)
    for number, part in enumerate(parts, 1):
        totals.add(part)
        merged = Report.merge(parts[:number])
        assert totals.summary() == merged.summary()
        assert (totals.ok, totals.exit_code) == (merged.ok, merged.exit_code)


def test_filtering_keeps_only_selected_rules() -> None:
    report = Report.of(collected(checksum(), *(unlisted(number) for number in range(5)), limit=2))
    kept = report.filter(Selection(select=("ENV",)))
    assert {found.rule_id for found in kept.findings} == {"RNT-ENV-003"}
    assert kept.summary().omitted == 0


def test_report_survives_a_process_boundary() -> None:
    report = Report.of(collected(checksum(span=(1, 2)), selection=Selection(ignore=("CNT",))), size=7)
    assert pickle.loads(pickle.dumps(report)) == report


def test_report_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Report().findings = ()  # type: ignore[misc]


def test_status_of_a_file_is_one_of_three() -> None:
    with pytest.raises(ValueError, match="status"):
        FileResult("a.root", status="fine")
