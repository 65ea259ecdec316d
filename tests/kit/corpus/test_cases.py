"""Every case of the corpus: the validator reports its rules, and the reader does what its outcome asks for."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import numpy as np
import pytest
from rntuple_spec.column_types import COLUMN_TYPES, ColumnType
from rntuple_spec.constants import FieldRole
from rntuple_spec.cpp_types import STRUCTURES
from rntuple_spec.cpp_types import TYPES as CPP_TYPES
from rntuple_spec.sections import SECTIONS
from self_test.agreement import objections, refusals

import rntuple_construct as rnt
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.cli.trevni_cases import corpus_cases
from rntuple_construct.format.compression import ALGORITHMS
from rntuple_construct.format.generations import GENERATIONS
from rntuple_construct.kit.corpus import SUITES, MadeCase, cases
from rntuple_construct.kit.corpus.encodings import edge_values
from rntuple_construct.kit.corpus.expected import expected_of
from rntuple_construct.kit.corpus.features import SECTIONS as FEATURE_SECTIONS
from rntuple_construct.kit.corpus.model import KINDS
from rntuple_construct.kit.corpus.rules import WITHOUT_CASE
from rntuple_construct.kit.corpus.spelling import SPELLING
from rntuple_construct.kit.corpus.writing import source_of_values
from rntuple_construct.kit.files.file_features import features_of, first_ntuple
from rntuple_construct.validation import Report, validate
from rntuple_construct.validation.rules import RULES

ALL = cases()
BY_ID = {case.id: case for case in ALL}
EVERY = pytest.mark.parametrize("case", ALL, ids=str)


@cache
def made(case_id: str) -> bytes:
    """The file of a case."""
    return BY_ID[case_id].make()


def ntuple_of(case: MadeCase) -> str | None:
    """The RNTuple of a case."""
    return case.ntuple or first_ntuple(made(case.id))


@EVERY
def test_validator_and_reader_keep_to_the_outcome(case: MadeCase) -> None:
    """All oracles in one pass, because making a file and validating it takes most of the time."""
    data = made(case.id)
    report = validate(data)
    problems = [*objections_to_report(case, data, report), *READERS[case.outcome.kind](case)]
    if case.suite == "rules":
        problems += objections(report, list(refusals(data)))
    assert problems == []


def objections_to_report(case: MadeCase, data: bytes, report: Report) -> Iterator[str]:
    """Return the faults of the report of a case: its rules, severities, or places of findings."""
    found = tuple(sorted({each.rule_id for each in report.findings}))
    if found != case.outcome.rules:
        yield f"reported are {found}, not {case.outcome.rules}: {[*map(str, report.findings)]}"
    if case.outcome.kind == "invalid" and report.ok:
        yield f"no finding is an error: {[*map(str, report.findings)]}"
    for each in report.findings:
        is_inside = each.span is None or 0 <= each.span[0] <= each.span[1] <= len(data)
        if not is_inside and each.rule_id != "RNT-CNT-002":
            yield f"outside the file: {each}"


def values_are_given(case: MadeCase) -> Iterator[str]:
    document = expected_of(case, made(case.id), ntuple_of(case))
    values = document.get("values")
    if values is not None:
        if any(len(items) != values["num_entries"] for items in values["fields"].values()):
            yield f"not every field has {values['num_entries']} values"
        if shown := set(values["fields"]) & set(case.outcome.fields):
            yield f"fields are shown that a reader leaves out: {shown}"
    if case.original is not None and case.suite == "readers":
        original = case.original()
        before = expected_of(case, original, first_ntuple(original))
        if values != before["values"]:
            yield f"values are {values}, not {before['values']}"


def error_of(case: MadeCase) -> RNTupleError | rnt.DroppedFieldWarning | None:
    """Why a file is not read as a whole, None if it is."""
    with warnings.catch_warnings():
        warnings.simplefilter("error", rnt.DroppedFieldWarning)
        try:
            read_all(made(case.id), case.ntuple)
        except (RNTupleError, rnt.DroppedFieldWarning) as error:
            return error
    return None


def is_refused(case: MadeCase) -> Iterator[str]:
    error = error_of(case)
    if case.expected is not None or not isinstance(error, RNTupleError):
        yield f"not refused: {error!r}"


def is_bounded(case: MadeCase) -> Iterator[str]:
    if case.expected is not None or error_of(case) is None:
        yield "read as a whole"


def is_refused_or_read(case: MadeCase) -> Iterator[str]:
    expected = expected_of(case, source_of_values(case, made(case.id)), ntuple_of(case))
    error = error_of(case)
    if error is None:
        if (document := expected_of(case, made(case.id), ntuple_of(case))) != expected:
            yield f"{document} is not {expected}"
    elif not isinstance(error, RNTupleError) or error.rule_id not in case.outcome.rules:
        yield f"refused for another reason: {error!r}"


def ends_in_good_order(case: MadeCase) -> Iterator[str]:
    """An error names the rule that is broken, or a listed one; a file that is read as a whole has the values of its original."""
    error = error_of(case)
    if isinstance(error, RNTupleError):
        named = NAMED_BY_CASE.get(case.id, NAMED_BY_READERS.get(str(case.rule), ""))
        if error.rule_id not in (*case.outcome.rules, named):
            yield f"the reader refuses {case.outcome.rules} by {error!r}"
    elif error is None and case.original is not None:
        expected = fields_of_original(case, OTHER_VALUES.get(case.id, {}))
        if (fields := expected_of(case, made(case.id), ntuple_of(case))["values"]["fields"]) != expected:
            yield f"values are {fields}, not {expected}"


def fields_of_original(case: MadeCase, changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values of the original file of a case by field, with changes as in ``OTHER_VALUES``."""
    assert case.original is not None
    original = case.original()
    before = {} if "*" in changes else expected_of(case, original, first_ntuple(original))["values"]["fields"]
    fields = dict(before)
    for name, change in changes.items():
        if change is None:
            fields.pop(name, None)
        elif isinstance(change, dict):
            fields[name] = [change.get(entry, value) for entry, value in enumerate(before[name])]
        else:
            fields[name] = before[change] if isinstance(change, str) else change
    return fields


NAMED_BY_READERS: dict[str, str | None] = {
    **dict.fromkeys(("RNT-CNT-006", "RNT-CNT-019", "RNT-CNT-021"), None),  # there is no RNTuple
    **dict.fromkeys(
        (
            "RNT-FEA-001", "RNT-HDR-002", "RNT-HDR-003", "RNT-FLD-001", "RNT-COL-006", "RNT-EXT-001", "RNT-FTR-002", "RNT-PRE-003",
            "RNT-PRE-008", "RNT-RC2-004", "RNT-RC2-005", "RNT-RC1-006", "RNT-RC1-015",
        ),
        "RNT-FRM-005",  # a record ends before its members do
    ),
    **dict.fromkeys(("RNT-ENC-003", "RNT-ENC-005", "RNT-ENC-008", "RNT-ENC-009"), "RNT-ENC-007"),
    **dict.fromkeys(("RNT-FRM-006", "RNT-RC1-004"), "RNT-FRM-001"),
    **dict.fromkeys(("RNT-LOC-005", "RNT-PRE-002"), "RNT-LOC-006"),
    **dict.fromkeys(("RNT-SUP-003", "RNT-SUP-004"), "RNT-SUP-002"),
    **dict.fromkeys(("RNT-PGL-007", "RNT-PRE-009"), "RNT-CPT-007"),
    **dict.fromkeys(("RNT-RC1-007", "RNT-RC1-013"), "RNT-CGR-001"),
    "RNT-LOC-001": "RNT-LOC-002",
    "RNT-PAG-001": "RNT-CMP-002",
    "RNT-PGL-006": "RNT-CGR-002",
    "RNT-PRE-014": "RNT-CGR-003",
    "RNT-RC1-003": "RNT-ENV-003",
    "RNT-RC2-002": "RNT-ANC-004",
}  # fmt: skip
"""By the rule that the validator reports, the rule that the reader names: it meets another consequence first."""
NAMED_BY_CASE: dict[str, str] = {
    "rules/RNT-ATT-002/attribute-set-that-is-no-anchor": "RNT-ANC-002",
    "rules/RNT-ATT-002/length-of-the-anchor-without-checksum": "RNT-CMP-002",
}
"""The same by case, for rules whose cases differ."""
_EMPTY: dict[str, Any] = {"*": None}
_CHUNK = "ab" * (1 << 23)  # 16 MiB
OTHER_VALUES: dict[str, dict[str, Any]] = {
    "rules/RNT-CMP-008/last-chunk-that-grows": {"text": [_CHUNK[at : at + 41943] for at in range(0, 399 * 41943, 41943)] + [_CHUNK[399 * 41943 :]]},
    "rules/RNT-ENC-003/string-offsets-before-the-end": {"name": {3: "c"}},
    "rules/RNT-FEA-005/nested-deferred-columns-without-flag": {
        "*": None,
        "vec": [[1.0], [2.0, 3.0], [4.0, 5.0], [], [6.0], [], [], [7.0]],
        "var": [10.0, 8, 11.0, 12.0, 9, 13.0, None, 14.0],
        "table": [
            [], [{"_0": 20, "_1": 30.0}, {"_0": 21, "_1": 31.0}], [{"_0": 22, "_1": 32.0}], [], [],
            [{"_0": 23, "_1": 33.0}], [{"_0": 24, "_1": 34.0}, {"_0": 25, "_1": 35.0}], [{"_0": 26, "_1": 36.0}],
        ],
    },
    "rules/RNT-HDR-001/name-with-a-space": _EMPTY,
    "rules/RNT-HDR-006/name-of-255-bytes": _EMPTY,
    "rules/RNT-LOC-007/page-that-begins-inside-another": {"arr": {0: [-19312, 31848], 1: [0, 4]}},
    "rules/RNT-NAM-001/empty-name": {"": "number", "number": None},
    "rules/RNT-NAM-001/name-with-a-control-code": {"num\tber": "number", "number": None},
    "rules/RNT-NAM-001/name-with-a-full-stop": {"num.ber": "number", "number": None},
    "rules/RNT-PGL-004/new-column-missing-after-its-first-entry": {"late": {6: 0, 7: 0, 8: 0}},
    "rules/RNT-PRE-004/reference-field": {"*": None, "reference": []},
    "rules/RNT-PRE-004/reference-field-of-rc1": {"*": None, "reference": []},
    "rules/RNT-PRE-009/column-group-with-an-unknown-column": {"*": None, "x": [1.0, 2.0]},
    "rules/RNT-PRE-009/column-group-without-sharded-cluster": {"*": None, "x": [1.0, 2.0]},
    "rules/RNT-PRE-012/draft-cardinality-of-the-released-name": {"late": None},
    "rules/RNT-SUP-005/elements-before-the-first-element-index": {"*": None, "number": [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]},
}  # fmt: skip
"""What a file has in place of the values of its original: by field the values, those of some entries, the field that
has them in the original, or None if the file lacks the field. ``*`` stands for all fields of the original."""


def fields_are_missing(case: MadeCase) -> Iterator[str]:
    yield from values_are_given(case)
    with warnings.catch_warnings(), rnt.open(made(case.id)) as file:
        warnings.simplefilter("ignore", rnt.DroppedFieldWarning)
        events = file.only()
        missing = set(events.dropped)
        for name in events.nodes:
            try:
                events.arrays([name])
            except RNTupleError:
                missing.add(name)
    if missing != set(case.outcome.fields):
        yield f"missing are {missing}, not {case.outcome.fields}"


def sets_are_missing(case: MadeCase) -> Iterator[str]:
    yield from values_are_given(case)
    refused = set()
    with rnt.open(made(case.id)) as file:
        for name in file.only().attribute_sets:
            try:
                file.only().attribute_set(name)
            except RNTupleError:
                refused.add(name)
    if refused != set(case.outcome.attribute_sets):
        yield f"missing are {refused}, not {case.outcome.attribute_sets}"


READERS = {
    "valid": values_are_given,
    "may-refuse": is_refused_or_read,
    "invalid": ends_in_good_order,
    "must-refuse": is_refused,
    "must-drop-field": fields_are_missing,
    "must-drop-set": sets_are_missing,
    "must-be-bounded": is_bounded,
}
"""What the reader has to do for each kind of outcome; the functions give objections."""


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


def test_every_rule_is_shown_by_a_case_or_says_why_not() -> None:
    shown = {rule for case in [*ALL, *corpus_cases()] for rule in (case.rule, *case.outcome.rules)}
    assert set(RULES) - shown == set(WITHOUT_CASE)


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
