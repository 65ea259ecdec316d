"""Every rule about Trevni files is broken by a file that breaks just that one, and kept by the worked examples."""

from __future__ import annotations

import pytest

from rntuple_construct import trevni
from rntuple_construct.format.grammar.engine.forcing import forced
from rntuple_construct.trevni import raw
from rntuple_construct.trevni.cases.breaks import BREAKS, LONGS, MILD, MILDER, overlong
from rntuple_construct.validation.rules import RULES, Depth

AREA = [rule_id for rule_id, rule in RULES.items() if rule.area == "TRV"]


def test_every_rule_has_a_file_that_breaks_it() -> None:
    assert list(BREAKS) == AREA


@pytest.mark.parametrize("rule_id", AREA)
def test_the_rule_is_reported_and_no_other(rule_id: str) -> None:
    report = trevni.validate(BREAKS[rule_id])
    assert {found.rule_id for found in report.findings} == {rule_id}
    assert {found.severity for found in report.findings} == {RULES[rule_id].severity}
    assert report.ok == (rule_id in MILD)
    for found in report.findings:
        assert found.path
        assert found.span is not None
        assert found.span[0] <= len(BREAKS[rule_id])


@pytest.mark.parametrize("rule_id", [rule_id for rule_id in AREA if rule_id not in MILD])
def test_the_reader_refuses_what_the_check_calls_an_error(rule_id: str) -> None:
    with (
        pytest.raises((trevni.TrevniError, trevni.UnsupportedError), match=rule_id),
        trevni.open(BREAKS[rule_id]) as file,
    ):
        file.arrays()


@pytest.mark.parametrize("rule_id", sorted(MILD))
def test_the_reader_reads_what_breaks_a_mild_rule(rule_id: str) -> None:
    with trevni.open(BREAKS[rule_id]) as file:
        assert file.num_rows == 3
        assert file.arrays()["x"].tolist() == [1, 2, 3]


@pytest.mark.parametrize("rule_id", AREA)
def test_the_depth_of_a_rule_is_enough_to_find_it(rule_id: str) -> None:
    depths = [
        depth
        for depth in Depth
        if any(f.rule_id == rule_id for f in trevni.validate(BREAKS[rule_id], depth).findings)
    ]
    # Rules of text and numbers hold in values too, where only a full look finds them.
    assert depths[0] == RULES[rule_id].depth or rule_id in {"RNT-TRV-004", "RNT-TRV-005", "RNT-TRV-006"}


@pytest.mark.parametrize(("rule_id", "data"), MILDER.values(), ids=list(MILDER))
def test_milder_cases_are_warnings(rule_id: str, data: bytes) -> None:
    report = trevni.validate(data)
    assert [(found.rule_id, str(found.severity)) for found in report.findings] == [(rule_id, "warning")]
    with trevni.open(data) as file:
        assert len(file.arrays(library="py")) == file.num_rows


def test_findings_can_be_selected() -> None:
    data = BREAKS["RNT-TRV-008"]
    assert trevni.validate(data, ignore=("TRV",)).findings == ()
    assert len(trevni.validate(data, select=("TRV-008",)).findings) == 1


def test_numbers_that_are_longer_than_needed_survive_a_rebuild() -> None:
    file = raw.take_apart(LONGS)
    file.header["metadata"] = {"num_pairs": overlong(0, "8000"), "pairs": []}
    data = raw.put_together(file)
    assert raw.put_together(raw.take_apart(data)) == data
    assert trevni.validate(data).ok
    assert forced(3) == 3
