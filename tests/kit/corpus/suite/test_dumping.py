"""``rntuple dump --style validation-suite`` prints what the readers of the suite print."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.kit.corpus.suite import CASES, SuiteCase
from rntuple_construct.kit.corpus.suite.emit import write_case
from rntuple_construct.kit.corpus.suite.printing import case_text
from rntuple_construct.writer import ClassSpec, ProjectionSpec

EVERY = pytest.mark.parametrize("case", list(CASES.values()), ids=list(CASES))
STYLE = ("--style", "validation-suite")


@EVERY
def test_the_file_of_a_case_is_printed_as_the_case_says(case: SuiteCase, tmp_path: Path) -> None:
    path = tmp_path / case.file_name
    write_case(case, path)
    outcome = run_cli("dump", *STYLE, str(path))
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out == case_text(case)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """RNTuples with all that a case could have."""
    path = tmp_path / "two.root"
    classes = {"Point<std::int32_t>": ClassSpec("Point<std::int32_t>", {"fLetter": "char"}, checksum=1)}
    schema = {
        "v": "std::vector<Point<std::int32_t>>",
        "x": "float",
        "n": ProjectionSpec("ROOT::RNTupleCardinality<std::uint32_t>", "v"),
    }
    with rnt.create_file(path) as target:
        with target.create("first", schema, classes=classes) as writer:
            writer.extend([{"v": [{"fLetter": "a"}], "x": 0.5}, {"v": [], "x": -1.0}])
        with target.create("second", {"Int64": "std::int64_t"}) as writer:
            writer.extend({"Int64": [2**63 - 1, 2**63 - 1]})
        with target.create("third", {"Int64": "std::int64_t"}) as writer:
            first = writer.attribute_set("A", {"a": "std::string"})
            second = writer.attribute_set("B", {"b": "std::int32_t"})
            writer.extend({"Int64": [1, 2]})
            first.append(0, 2, a="some")
            second.append(1, 1, b=7)
    return path


def test_values_and_ranges_of_all_attribute_sets_are_printed(file: Path) -> None:
    assert json.loads(run_cli("dump", *STYLE, f"{file}:third").out) == [
        {"Value": "some", "Range": [0, 1]},
        {"Value": 7, "Range": [1, 1]},
    ]


def test_members_of_a_class_template_are_printed_by_their_types(file: Path) -> None:
    first, second, *_ = json.loads(run_cli("dump", *STYLE, f"{file}:first").out)
    assert first == {"v": [{"fLetter": 97}], "n": 1, "x": "0x1p-1"}
    assert list(first) == ["v", "n", "x"]
    assert second == {"v": [], "n": 0, "x": "-0x1p+0"}


def test_a_sum_does_not_overflow(file: Path) -> None:
    assert json.loads(run_cli("dump", *STYLE, "--ntuple", "second", str(file)).out) == {"Int64": 2**64 - 2}


@pytest.mark.parametrize("option", [["--format", "csv"], ["--fields", "x"], ["--entries", "0:1"]])
def test_the_style_goes_with_no_option_that_picks_or_formats(option: list[str], file: Path) -> None:
    outcome = run_cli("dump", *STYLE, *option, f"{file}:first")
    assert outcome.code == 2
    assert "whole RNTuples" in outcome.err


def test_a_damaged_file_is_an_error_and_no_text(tmp_path: Path) -> None:
    path = tmp_path / "damaged.root"
    write_case(CASES["structure.clusters"], path)
    path.write_bytes(path.read_bytes()[:700])
    outcome = run_cli("dump", *STYLE, str(path))
    assert outcome.code == 65
    assert outcome.out == ""
