"""Every case of the corpus: the validator reports its rules, and the reader does what its outcome asks for."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest
from rntuple_spec.column_types import COLUMN_TYPES, ColumnType
from rntuple_spec.constants import FieldRole
from rntuple_spec.cpp_types import STRUCTURES
from rntuple_spec.cpp_types import TYPES as CPP_TYPES
from rntuple_spec.sections import SECTIONS

import rntuple_construct as rnt
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.compression import ALGORITHMS
from rntuple_construct.format.generations import GENERATIONS
from rntuple_construct.kit.corpus import SUITES, MadeCase, cases
from rntuple_construct.kit.corpus.encodings import edge_values
from rntuple_construct.kit.corpus.expected import expected_of
from rntuple_construct.kit.corpus.features import SECTIONS as FEATURE_SECTIONS
from rntuple_construct.kit.corpus.model import KINDS
from rntuple_construct.kit.corpus.spelling import SPELLING
from rntuple_construct.kit.corpus.writing import source_of_values
from rntuple_construct.kit.files.file_features import features_of, first_ntuple
from rntuple_construct.validation import Severity, validate
from rntuple_construct.validation.rules import RULES

ALL = cases()
BY_ID = {case.id: case for case in ALL}
EVERY = pytest.mark.parametrize("case", ALL, ids=str)
WITH_VALUES = {"valid", "must-drop-field", "must-drop-set"}


def of_kind(*kinds: str) -> pytest.MarkDecorator:
    """All cases of some outcomes."""
    return pytest.mark.parametrize("case", [case for case in ALL if case.outcome.kind in kinds], ids=str)


@cache
def made(case_id: str) -> bytes:
    """The file of a case."""
    return BY_ID[case_id].make()


def ntuple_of(case: MadeCase) -> str | None:
    """The RNTuple of a case."""
    return case.ntuple or first_ntuple(made(case.id))


@EVERY
def test_the_validator_reports_exactly_the_rules(case: MadeCase) -> None:
    report = validate(made(case.id))
    assert tuple(sorted({found.rule_id for found in report.findings})) == case.outcome.rules
    if case.outcome.kind == "invalid":
        assert any(found.severity is Severity.ERROR for found in report.findings)


@of_kind("valid", "must-drop-field", "must-drop-set")
def test_the_reader_gives_the_values(case: MadeCase) -> None:
    document = expected_of(case, made(case.id), ntuple_of(case))
    values = document.get("values")
    if values is not None:
        assert all(len(items) == values["num_entries"] for items in values["fields"].values())
        assert not set(values["fields"]) & set(case.outcome.fields)
    if case.original is not None and case.suite == "readers":
        original = case.original()
        before = expected_of(case, original, first_ntuple(original))
        assert values == before["values"]


def error_of(case: MadeCase) -> RNTupleError | rnt.DroppedFieldWarning | None:
    """Why a file is not read as a whole, None if it is."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", rnt.DroppedFieldWarning)
        try:
            read_all(made(case.id), case.ntuple)
        except (RNTupleError, rnt.DroppedFieldWarning) as error:
            return error
    return None


@of_kind("must-refuse")
def test_the_reader_refuses(case: MadeCase) -> None:
    assert case.expected is None
    assert isinstance(error_of(case), RNTupleError)


@of_kind("must-be-bounded")
def test_the_reader_refuses_or_leaves_fields_out(case: MadeCase) -> None:
    assert case.expected is None
    assert error_of(case) is not None


@of_kind("may-refuse")
def test_the_reader_refuses_or_gives_the_values(case: MadeCase) -> None:
    expected = expected_of(case, source_of_values(case, made(case.id)), ntuple_of(case))
    error = error_of(case)
    if error is None:
        assert expected_of(case, made(case.id), ntuple_of(case)) == expected
    else:
        assert isinstance(error, RNTupleError)
        assert error.rule_id in case.outcome.rules


@of_kind("invalid")
def test_the_reader_ends_in_good_order(case: MadeCase) -> None:
    error = error_of(case)
    if isinstance(error, RNTupleError):
        assert error.rule_id is None or error.rule_id in RULES


@of_kind("must-drop-field")
def test_the_reader_leaves_out_exactly_the_fields(case: MadeCase) -> None:
    with warnings.catch_warnings(), rnt.open(made(case.id)) as file:
        warnings.simplefilter("ignore", rnt.DroppedFieldWarning)
        events = file.only()
        missing = set(events.dropped)
        for name in events.nodes:
            try:
                events.arrays([name])
            except RNTupleError:
                missing.add(name)
    assert missing == set(case.outcome.fields)


@of_kind("must-drop-set")
def test_the_reader_leaves_out_exactly_the_attribute_sets(case: MadeCase) -> None:
    refused = set()
    with rnt.open(made(case.id)) as file:
        for name in file.only().attribute_sets:
            try:
                file.only().attribute_set(name)
            except RNTupleError:
                refused.add(name)
    assert refused == set(case.outcome.attribute_sets)


def read_all(data: bytes, name: str | None) -> None:
    """Read all there is."""
    with rnt.open(data) as file:
        for ntuple in [file.only()] if name is None else [file[name]]:
            ntuple.arrays(library="layout")
            for each in ntuple.attribute_sets:
                ntuple.attribute_set(each).arrays(library="layout")


# What the corpus covers


def test_ids_are_unique_and_fit_into_any_file_system() -> None:
    assert len(BY_ID) == len(ALL)
    assert len({case.id.lower() for case in ALL}) == len(ALL)
    assert [case.id for case in ALL if not re.fullmatch(r"[A-Za-z0-9._-]+(/[A-Za-z0-9._-]+)+", case.id)] == []
    assert {case.suite for case in ALL} == set(SUITES)


def test_titles_and_sections_are_there() -> None:
    assert [case.id for case in ALL if not case.title.endswith(".") or case.section not in SECTIONS] == []
    assert {case.outcome.kind for case in ALL} == set(KINDS)
    assert {case.generation for case in ALL} == set(GENERATIONS)


def test_every_rule_that_binds_files_has_a_case_that_breaks_it() -> None:
    wanted = {rule_id for rule_id, rule in RULES.items() if rule.binds("file") and rule.area != "TRV"}
    found = {case.rule for case in ALL if case.suite == "rules" and case.rule in case.outcome.rules}
    assert wanted - found == set()


def test_every_reader_case_of_the_rules_is_a_file() -> None:
    wanted = {rule.tested_by.case for rule in RULES.values() if rule.tested_by and rule.area != "TRV"}
    found = {case.id.split("/")[1] for case in ALL if case.suite == "readers" and case.rule}
    assert wanted == found


@cache
def valid_features() -> dict[str, set[str]]:
    """What valid files have, by generation."""
    found: dict[str, set[str]] = {}
    for case in ALL:
        if case.outcome.kind == "valid":
            found.setdefault(case.generation, set()).update(features_of(made(case.id), ntuple_of(case)))
    return found


def test_every_column_type_of_every_generation_is_in_a_valid_file() -> None:
    found = valid_features()
    for generation in ("1.x", "rc2", "rc1"):
        known = [spec.name for spec in COLUMN_TYPES.values() if generation == "1.x" or generation in spec.rc]
        assert {f"column/{name}" for name in known} - found[generation] == set()
    early = {f"column/{spec.name}" for spec in COLUMN_TYPES.values() if spec.v0_id is not None}
    assert early - found["v0"] == UNSEEN_BEFORE


UNSEEN_BEFORE = {"column/Real16"}
"""Column types of v0 that no field of its time has."""


def test_every_type_and_role_of_every_generation_is_in_a_valid_file() -> None:
    found = valid_features()
    for name, item in CPP_TYPES.items():
        for generation in item.generations:
            if generation != "v0":
                # Those that the generation spells otherwise count by their normalised name.
                assert f"type/{name}" in found[generation], (generation, name)
    roles = {f"role/{role.name.lower()}" for role in FieldRole} - {"role/reference"}
    assert roles - found["1.x"] == set()
    assert {f"role/{name}" for name in STRUCTURES} - found["1.x"] == set()


def test_every_compression_algorithm_is_in_a_valid_file() -> None:
    found = valid_features()["1.x"]
    assert {f"compression/{algorithm.name}" for algorithm in ALGORITHMS} - found == set()


# The values are those that the files were made of


def edges() -> Iterator[tuple[MadeCase, ColumnType]]:
    """The cases of edges that every bit counts of, and their column types."""
    names = {spec.name.lower(): column_type for column_type, spec in COLUMN_TYPES.items()}
    for case in ALL:
        if case.id.startswith("encodings/edges/"):
            column_type = names[
                case.id.rpartition("/")[2].removeprefix(f"{case.generation}-").partition("-")[0]
            ]
            if column_type not in (ColumnType.REAL32_TRUNC, ColumnType.REAL32_QUANT):
                yield case, column_type


@pytest.mark.parametrize(("case", "column_type"), list(edges()), ids=lambda item: str(item))
def test_edges_come_back_bit_by_bit(case: MadeCase, column_type: ColumnType) -> None:
    with rnt.open(made(case.id)) as file:
        (found,) = file.only().arrays(library="np").values()
    expected = edge_values(column_type)
    if COLUMN_TYPES[column_type].element == "float16":
        expected = expected.astype("<f4")
    assert np.asarray(found).tobytes() == expected.tobytes()


def features() -> Iterator[Any]:
    """Features with the cases made of them."""
    found = [feature for features in FEATURE_SECTIONS.values() for feature in features]
    by_id: dict[str, MadeCase] = BY_ID
    for feature in found:
        from rntuple_construct.kit.corpus.model import slug

        for case_id, case in by_id.items():
            if (
                case.generation == "1.x"
                and case_id.rpartition("/")[2] == slug(feature.title)
                and case.rule is None
            ):
                yield pytest.param(case, feature, id=case_id)


@pytest.mark.parametrize(("case", "feature"), list(features()))
def test_values_are_those_of_the_feature(case: MadeCase, feature: Any) -> None:
    if feature.is_refused:
        return
    with rnt.open(made(case.id)) as file:
        rows = file[feature.ntuple].arrays(library="py")
    assert repr(rows) == repr([dict(row) for row in feature.rows])


# How values are spelled


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (
            np.array([0x7FC00000, 0xFFC00000, 0x7F800001], "<u4").view("<f4"),
            ["nan", "nan:ffc00000", "nan:7f800001"],
        ),
        (
            np.array([0x7FF8000000000000, 0x7FF8000000000001], "<u8").view("<f8"),
            ["nan", "nan:7ff8000000000001"],
        ),
        (np.array([0.1, -0.0, np.inf, -np.inf], "<f4"), [0.1, -0.0, "inf", "-inf"]),
        (np.array([2**64 - 1], "<u8"), [2**64 - 1]),
    ],
)
def test_numbers_are_spelled_as_documented(data: Any, expected: list[Any]) -> None:
    assert repr(SPELLING.numbers(data)) == repr(expected)


def test_bytes_that_are_no_text_are_spelled_in_hexadecimal() -> None:
    assert SPELLING.text("é".encode()) == "é"
    assert SPELLING.text(b"a\xff") == {"$bytes": "61ff"}
