"""Reports in every format: valid by their schemas, complete, and safe whatever a file holds."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import junitparser
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft7Validator, Draft202012Validator

from rntuple_construct.cli.documents import schema_of
from rntuple_construct.validation.findings import Collector, Finding, finding
from rntuple_construct.validation.report import Report
from rntuple_construct.validation.reports import FORMATS, render
from rntuple_construct.validation.reports.json import SCHEMA_VERSION
from rntuple_construct.validation.rules import RULES, Depth, Severity

SARIF = Draft7Validator(
    json.loads((Path(__file__).parent / "data" / "sarif-schema-2.1.0.json").read_text(encoding="utf-8"))
)


def sample() -> Report:
    bad = Collector("data/bad file.root", limit=2)
    bad.add(
        finding(
            "RNT-FRM-002",
            ntuple="Events",
            path="footer.cluster_groups[3]",
            span=(0x1A40, 0x1A70),
            wanted="list",
            found="record",
            size=48,
        )
    )
    bad.add(finding("RNT-ENV-003", path="header", span=(278, 465), expected=b"\x01", actual=b"\x02"))
    bad.add(finding("RNT-HDR-004", path="header.writer"))
    bad.extend(finding("RNT-FRM-004", path=f"page[{number}]", index=number) for number in range(5))
    return Report.merge(
        [
            Report.of(bad, size=9000, ntuples=["Events", "Other"]),
            Report.of(Collector("good.root"), size=500, ntuples=["Events"]),
            Report.of(Collector("/gone.root"), status="missing", message="no such file"),
        ]
    )


# Names, values and paths as they may stand in a hostile file: any character, lone surrogates included.
nasty = st.text(st.characters(), max_size=20)
values = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    nasty,
    st.binary(max_size=80),
    st.lists(nasty, max_size=3),
)


@st.composite
def findings(draw: st.DrawFn, file: str) -> Finding:
    rule = RULES[draw(st.sampled_from([rule_id for rule_id in RULES if RULES[rule_id].depth]))]
    fields = {name: draw(values) for name in rule.fields - {"expected", "actual"}}
    start = draw(st.integers(0, 2**63))
    return finding(
        rule.id,
        file=file,
        ntuple=draw(st.none() | nasty),
        path=draw(st.none() | nasty),
        span=draw(st.none() | st.tuples(st.just(start), st.integers(start, 2**64))),
        expected=draw(values),
        actual=draw(values),
        **fields,
    )


@st.composite
def reports(draw: st.DrawFn) -> Report:
    names = draw(st.lists(nasty, max_size=3, unique=True))
    parts = []
    for name in names:
        collector = Collector(name, limit=2)
        collector.extend(draw(st.lists(findings(name), max_size=4)))
        status = draw(st.sampled_from(["checked", "checked", "missing", "failed"]))
        message = None if status == "checked" else draw(nasty)
        parts.append(
            Report.of(
                collector,
                size=draw(st.none() | st.integers(0, 2**63)),
                ntuples=draw(st.lists(nasty, max_size=2)),
                status=status,
                message=message,
                level=draw(st.sampled_from(Depth)),
                fail_on=draw(st.sampled_from(Severity)),
            )
        )
    return Report.merge(parts)


ANY_REPORT = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


# -- all formats -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_names_every_rule_that_is_broken(name: str) -> None:
    text = render(sample(), name)
    assert all(found.rule_id in text for found in sample().findings)


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_tells_about_findings_left_out(name: str) -> None:
    assert re.search(r"\b3 more|\"RNT-FRM-004\": 3", render(sample(), name))


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_tells_about_files_that_are_missing(name: str) -> None:
    text = render(sample(), name)
    assert "no such file" in text
    assert "missing" in text


@pytest.mark.parametrize("name", FORMATS)
def test_every_format_can_write_a_report_without_files(name: str) -> None:
    assert render(Report(), name).endswith("\n")


@pytest.mark.parametrize("name", FORMATS)
@given(report=reports())
@ANY_REPORT
def test_whatever_the_files_hold_the_report_can_be_written(name: str, report: Report) -> None:
    text = render(report, name)
    text.encode("utf-8")
    assert set(re.findall(r"[^\x20-\x7e\x85\xa0-\U0010ffff]", text)) <= {"\n"}


def test_unknown_format_is_an_error() -> None:
    with pytest.raises(ValueError, match="yaml"):
        render(Report(), "yaml")


# -- json ------------------------------------------------------------------------------------------------------


def test_schema_of_the_json_report_is_itself_valid() -> None:
    Draft202012Validator.check_schema(schema_of("validate"))


def test_json_report_states_the_version_of_its_schema() -> None:
    document = json.loads(render(sample(), "json"))
    assert document["schema_version"] == SCHEMA_VERSION
    assert schema_of("validate")["$id"].endswith(":" + SCHEMA_VERSION.split(".")[0])


@given(report=reports())
@ANY_REPORT
def test_json_report_is_valid_by_its_schema(report: Report) -> None:
    def refuse(name: str) -> Any:
        raise ValueError(name)

    document = json.loads(render(report, "json"), parse_constant=refuse)
    Draft202012Validator(schema_of("validate")).validate(document)


def test_json_report_holds_everything_about_a_finding() -> None:
    document = json.loads(render(sample(), "json"))
    found = next(one for one in document["findings"] if one["rule_id"] == "RNT-FRM-002")
    assert found == {
        "rule_id": "RNT-FRM-002",
        "severity": "error",
        "message": "list frame expected, found record frame of 48 bytes",
        "file": "data/bad file.root",
        "ntuple": "Events",
        "path": "footer.cluster_groups[3]",
        "span": {"start": 0x1A40, "stop": 0x1A70},
        "expected": None,
        "actual": None,
        "hint": RULES["RNT-FRM-002"].hint,
    }
    assert document["rules"].keys() == {one["rule_id"] for one in document["findings"]}


def test_numbers_of_numpy_are_numbers_in_json() -> None:
    found = finding("RNT-ANC-012", expected=np.float32(0.5), actual=np.uint64(2**64 - 1))
    assert found.to_dict()["actual"] == 2**64 - 1
    assert found.to_dict()["expected"] == 0.5


# -- sarif -----------------------------------------------------------------------------------------------------


def sarif(report: Report) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(render(report, "sarif"))
    return document


@given(report=reports())
@ANY_REPORT
@pytest.mark.slow
def test_sarif_report_is_valid_by_the_schema_of_the_standard(report: Report) -> None:
    SARIF.validate(sarif(report))


def test_sarif_report_lists_every_rule_a_file_can_break_with_help() -> None:
    rules = sarif(sample())["runs"][0]["tool"]["driver"]["rules"]
    assert [rule["id"] for rule in rules] == [rule.id for rule in RULES.values() if rule.depth]
    assert all(rule["help"]["text"] and rule["shortDescription"]["text"] for rule in rules)


def test_sarif_results_point_at_bytes_and_at_their_rule() -> None:
    run = sarif(sample())["runs"][0]
    result = next(one for one in run["results"] if one["ruleId"] == "RNT-FRM-002")
    location = result["locations"][0]
    assert location["physicalLocation"]["region"] == {"byteOffset": 0x1A40, "byteLength": 0x30}
    assert location["physicalLocation"]["artifactLocation"] == {"uri": "data/bad%20file.root", "index": 0}
    assert location["logicalLocations"][0]["fullyQualifiedName"] == "Events/footer.cluster_groups[3]"
    assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == "RNT-FRM-002"


def test_sarif_levels_follow_the_severity() -> None:
    levels = {result["ruleId"]: result["level"] for result in sarif(sample())["runs"][0]["results"]}
    assert levels == {
        "RNT-FRM-002": "error",
        "RNT-ENV-003": "error",
        "RNT-FRM-004": "warning",
        "RNT-HDR-004": "note",
    }


def test_sarif_run_with_a_missing_file_was_not_successful() -> None:
    invocation = sarif(sample())["runs"][0]["invocations"][0]
    assert (invocation["executionSuccessful"], invocation["exitCode"]) == (False, 66)


@pytest.mark.parametrize(
    ("name", "uri"),
    [
        ("a b.root", "a%20b.root"),
        ("/data/ü.root", "file:///data/%C3%BC.root"),
        ("C:\\data\\x.root", "file:///C:/data/x.root"),
        ("https://host/x.root", "https://host/x.root"),
        ("root://host//x.root", "root://host//x.root"),
        ("dir/x:y.root", "dir/x%3Ay.root"),
    ],
)
def test_sarif_names_files_by_uri(name: str, uri: str) -> None:
    document = sarif(Report.of(Collector(name)))
    assert document["runs"][0]["artifacts"][0]["location"]["uri"] == uri
    urlsplit(uri)


def test_sarif_fingerprint_is_the_same_when_only_offsets_move() -> None:
    def fingerprint(start: int) -> Any:
        collector = Collector("a.root")
        collector.add(finding("RNT-HDR-004", path="header.writer", span=(start, start + 4)))
        return sarif(Report.of(collector))["runs"][0]["results"][0]["partialFingerprints"]

    assert fingerprint(10) == fingerprint(99)


# -- junit -----------------------------------------------------------------------------------------------------


def suites(report: Report, tmp_path: Path) -> list[junitparser.TestSuite]:
    path = tmp_path / "report.xml"
    path.write_text(render(report, "junit"), encoding="utf-8")
    return list(junitparser.JUnitXml.fromfile(str(path)))


def test_junit_has_a_suite_for_each_file_and_counts_what_failed(tmp_path: Path) -> None:
    found = suites(sample(), tmp_path)
    assert [(suite.name, suite.failures, suite.errors) for suite in found] == [
        ("data/bad file.root", 2, 0),
        ("good.root", 0, 0),
        ("/gone.root", 0, 1),
    ]
    assert all(suite.tests == len(list(suite)) for suite in found)


def test_junit_failures_are_the_findings_that_count(tmp_path: Path) -> None:
    failed = [
        result.type
        for suite in suites(sample(), tmp_path)
        for case in suite
        for result in case.result
        if isinstance(result, junitparser.Failure)
    ]
    assert sorted(failed) == ["RNT-ENV-003", "RNT-FRM-002"]


def test_junit_milder_findings_are_output_of_a_passing_case(tmp_path: Path) -> None:
    outputs = {
        case.name: case.system_out
        for suite in suites(sample(), tmp_path)
        for case in suite
        if case.system_out
    }
    assert outputs.keys() == {"RNT-HDR Header", "RNT-FRM Frames"}
    assert "RNT-HDR-004" in outputs["RNT-HDR Header"]


def test_junit_cases_have_different_names(tmp_path: Path) -> None:
    for suite in suites(sample(), tmp_path):
        names = [case.name for case in suite]
        assert len(set(names)) == len(names)


@given(report=reports())
@settings(ANY_REPORT, suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture])
def test_junit_report_can_be_parsed_whatever_the_files_hold(report: Report, tmp_path: Path) -> None:
    assert len(suites(report, tmp_path)) == len(report.files)


# -- github ----------------------------------------------------------------------------------------------------


def test_github_annotations_name_file_rule_and_place() -> None:
    lines = render(sample(), "github").splitlines()
    assert lines[1] == (
        "::error file=data/bad file.root,title=RNT-FRM-002 List or record::Events: footer.cluster_groups[3] "
        "(bytes 0x1a40 to 0x1a70): list frame expected, found record frame of 48 bytes "
        "(The envelope is damaged, or was written against another generation of the format.)"
    )
    assert {line.split(" ")[0] for line in lines[:-1]} == {"::error", "::warning", "::notice"}


def test_github_commands_cannot_be_injected_by_a_file_or_its_name() -> None:
    collector = Collector("a,title=x::y\n::error::z")
    collector.add(finding("RNT-NAM-001", actual="%0A::error::x\n::error::y", problem="line feed"))
    lines = render(Report.of(collector), "github").splitlines()
    assert len(lines) == 2
    properties, _, data = lines[0].removeprefix("::").partition("::")
    assert properties.count("title=") == 2  # the one in the name is text: its comma and colons are escaped
    assert "a%2Ctitle=x%3A%3Ay" in properties
    assert "%250A" in data


# -- text ------------------------------------------------------------------------------------------------------


def test_text_shows_files_with_findings_and_a_summary() -> None:
    lines = render(sample()).splitlines()
    assert lines[0] == "data/bad file.root"
    assert lines[1] == (
        "  error   RNT-ENV-003 at header (bytes 0x116 to 0x1d1): envelope checksum 02, the bytes hash to 01"
    )
    assert "good.root" not in "".join(lines)
    assert lines[-1] == "3 files: 2 errors, 5 warnings, 1 note, 1 file not readable (3 not shown)"


def test_text_without_findings_is_one_line() -> None:
    assert render(Report.of(Collector("good.root"))) == "1 file: no findings\n"


def test_text_has_colours_only_if_asked() -> None:
    assert "\x1b[" not in render(sample())
    assert "\x1b[" in render(sample(), color=True)


def test_coloured_text_says_the_same() -> None:
    colored = render(sample(), color=True)
    assert re.sub(r"\x1b\[[0-9;]*m", "", colored) == render(sample())


def test_coloured_text_does_not_take_a_file_for_markup() -> None:
    collector = Collector("[bold]x[/bold].root")
    collector.add(finding("RNT-NAM-001", actual="[red]y", problem="brackets :smile:"))
    text = re.sub(r"\x1b\[[0-9;]*m", "", render(Report.of(collector), color=True))
    assert "[bold]x[/bold].root" in text
    assert "[red]y: brackets :smile:" in text


def test_escape_sequences_of_a_file_do_not_reach_the_terminal() -> None:
    collector = Collector("x\x1b[2J.root")
    collector.add(finding("RNT-NAM-001", actual="\x1b]0;title\x07", problem="control codes"))
    assert "\x1b" not in render(Report.of(collector))
