"""The ladder: its cases exist, a reader climbs it in order, and the guide shows it."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from rntuple_construct.cli import main
from rntuple_construct.kit.corpus import cases
from rntuple_construct.kit.runner.judge import Result, Verdict
from rntuple_construct.kit.runner.ladder import RUNGS, ladder_lines

REPOSITORY = Path(__file__).resolve().parents[3]
READER = REPOSITORY / "tools" / "mutation" / "reader.py"


def test_every_rung_is_another_case_of_the_released_format() -> None:
    known = {case.id: case for case in cases()}
    assert len(RUNGS) == 40
    assert len({rung.case for rung in RUNGS}) == 40
    assert [rung.case for rung in RUNGS if known[rung.case].generation != "1.x"] == []


def test_the_next_rung_is_the_first_that_is_not_passed() -> None:
    results = {rung.case: Result(rung.case, Verdict.PASS) for rung in RUNGS}
    assert list(ladder_lines(results))[-1] == "ladder: 40 of 40 rungs"
    for number in (7, 3):
        case = RUNGS[number - 1].case
        results[case] = Result(case, Verdict.WRONG, message="x is 1, expected 2")
    lines = list(ladder_lines(results))
    assert lines[-2] == "ladder: 38 of 40 rungs"
    assert lines[-1] == f"next: rung 3, {RUNGS[2].needs}: wrong: x is 1, expected 2"
    assert [line[:7] for line in lines[:4]] == ["  1 yes", "  2 yes", "  3 no ", "  4 yes"]


@pytest.mark.slow
def test_a_reader_from_the_guide_climbs_the_whole_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["conformance", "--command", f"{sys.executable} {READER}", "--ladder"])
    printed = capsys.readouterr().out
    assert "ladder: 40 of 40 rungs" in printed, printed
    assert code == 0


@pytest.mark.parametrize("option", ["--suite", "--only"])
def test_the_ladder_chooses_its_cases_itself(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["conformance", "--implementation", "generated-python", "--ladder", option, "readers"]) == 2
    assert "--ladder" in capsys.readouterr().err


def test_the_guide_shows_the_ladder() -> None:
    guide = (REPOSITORY / "docs" / "write-a-reader.md").read_text(encoding="utf-8")
    shown = re.findall(r"^\| ([0-9]+) \| (.*) \| `(.*)` \|$", guide, re.MULTILINE)
    assert shown == [(str(number), rung.needs, rung.case) for number, rung in enumerate(RUNGS, 1)]
