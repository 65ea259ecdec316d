"""A type name that contradicts the structure of its field is an error, whichever field and name it is."""

from __future__ import annotations

from typing import Any

import pytest
from rntuple_spec.column_types import ColumnType as T
from rntuple_spec.constants import FieldFlag

from rntuple_construct.kit.corpus.mutations.bases import draft_of
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import COLLECTION, PLAIN, RECORD, STREAMER, VARIANT
from rntuple_construct.validation import validate
from rntuple_construct.validation.rules import Severity

INTEGERS = {
    "std::uint8_t": {T.UINT8}, "std::int32_t": {T.INT32, T.SPLIT_INT32}, "std::uint32_t": {T.UINT32, T.SPLIT_UINT32},
    "std::int64_t": {T.INT64, T.SPLIT_INT64},
}  # fmt: skip
LOW_PRECISION = {T.REAL16, T.SPLIT_REAL16, T.REAL32_TRUNC, T.REAL32_QUANT}
FLOAT = {T.REAL32, T.SPLIT_REAL32, *LOW_PRECISION}
DOUBLE = {T.REAL64, T.SPLIT_REAL64, *FLOAT}
OFFSET = {T.INDEX32, T.INDEX64, T.SPLIT_INDEX32, T.SPLIT_INDEX64}
Shape = tuple[int, int, int | None, list[set[T]]]
"""Role, array size (0 for none), number of sub-fields, column types."""
LIST: Shape = (COLLECTION, 0, 1, [OFFSET])

# Written from the text of the format and not from the tables of the package.
SHAPES: dict[str, Shape] = {
    "bool": (PLAIN, 0, 0, [{T.BIT}]),
    "char": (PLAIN, 0, 0, [{T.CHAR}]),
    "std::byte": (PLAIN, 0, 0, [{T.BYTE}]),
    **{name: (PLAIN, 0, 0, [columns]) for name, columns in INTEGERS.items()},
    "float": (PLAIN, 0, 0, [FLOAT]),
    "double": (PLAIN, 0, 0, [DOUBLE]),
    "std::string": (PLAIN, 0, 0, [OFFSET, {T.CHAR}]),
    "std::vector<float>": LIST,
    "ROOT::VecOps::RVec<std::string>": LIST,
    "std::set<std::int32_t>": LIST,
    "std::unordered_map<std::string,float>": LIST,
    "std::optional<float>": LIST,
    "std::unique_ptr<float>": LIST,
    "std::pair<float,float>": (RECORD, 0, 2, []),
    "std::tuple<float>": (RECORD, 0, 1, []),
    "std::tuple<float,std::string,bool>": (RECORD, 0, 3, []),
    "std::variant<float>": (VARIANT, 0, 1, [{T.SWITCH}]),
    "std::variant<std::int64_t,double>": (VARIANT, 0, 2, [{T.SWITCH}]),
    "std::array<float,3>": (PLAIN, 3, 1, []),
    "std::array<float,5>": (PLAIN, 5, 1, []),
    "std::bitset<3>": (PLAIN, 3, 0, [{T.BIT}]),
    "std::bitset<5>": (PLAIN, 5, 0, [{T.BIT}]),
    "std::atomic<bool>": (PLAIN, 0, 1, []),
    "std::atomic<float>": (PLAIN, 0, 1, []),
}
DRAFT = draft_of("schema")
FIELDS = [*DRAFT.schema["fields"], *DRAFT.extension["fields"]]
COLUMNS = [*DRAFT.schema["columns"], *DRAFT.extension["columns"]]


def errors(draft: EditableFile) -> set[str]:
    report = validate(draft.build(), level="structure")
    return {found.rule_id for found in report.findings if found.severity is Severity.ERROR}


def contradicts(field_id: int, name: str) -> bool:
    """Whether a field has not the shape of a type."""
    role, size, num_children, columns = SHAPES[name]
    record = FIELDS[field_id]
    children = [number for number, each in enumerate(FIELDS) if each["parent_id"] == field_id != number]
    own = [
        T(each["column_type"])
        for each in COLUMNS
        if each["field_id"] == field_id and not each["representation_index"]
    ]
    if record["role"] == STREAMER:
        return len(SHAPES[name][3]) == 1 and role == PLAIN and not size
    if record["role"] != role or record.get("array_size", 0) != size or len(children) != num_children:
        return True
    if record["flags"] & FieldFlag.PROJECTED:
        return False
    return len(own) != len(columns) or any(
        found not in known for found, known in zip(own, columns, strict=True)
    )


def renamed() -> list[tuple[int, str]]:
    """One field of each kind."""
    kinds: dict[Any, tuple[int, str]] = {}
    for field_id, record in enumerate(FIELDS):
        own = [each["column_type"] for each in COLUMNS if each["field_id"] == field_id]
        num_children = sum(each["parent_id"] == field_id for each in FIELDS)
        kind = (record["role"], record["flags"], bool(record["type_name"]), *own, num_children)
        kinds.setdefault(kind, (field_id, record["name"]))
    return list(kinds.values())


@pytest.mark.parametrize(("field_id", "name"), renamed(), ids=str)
def test_every_type_name_that_contradicts_the_structure_is_an_error(field_id: int, name: str) -> None:
    record = FIELDS[field_id]
    before = record["type_name"]
    try:
        for type_name in SHAPES:
            record["type_name"] = type_name
            found = errors(DRAFT)
            if type_name == before:
                assert not found
            elif contradicts(field_id, type_name):
                assert found, f"{before} as {type_name}"
    finally:
        record["type_name"] = before


@pytest.mark.parametrize(
    ("path", "type_name"),
    [
        ("list", "std::vector<std::string>"),
        ("list", "std::vector<std::vector<double>>"),
        ("list", "std::vector<bool>"),
        ("list", "std::vector"),
        ("table", "std::map<float,float>"),
        ("table", "std::map<std::string,std::string>"),
        ("table", "std::map<std::string>"),
        ("choice", "std::variant<std::int64_t,double,float>"),
        ("choice", "std::variant<std::int64_t>"),
        ("tuple", "std::tuple<std::int16_t,float,float>"),
        ("tuple", "std::pair<std::string,float>"),
        ("derived", "std::pair<float,float>"),
        ("array", "std::array<std::array<float,1>,3>"),
        ("atomic", "std::atomic<float>"),
        ("view_list", "std::vector<std::vector<double>>"),
    ],
)
def test_a_template_argument_that_the_sub_field_cannot_be_is_an_error(path: str, type_name: str) -> None:
    draft = draft_of("schema")
    next(each for each in draft.schema["fields"] if each["name"] == path)["type_name"] = type_name
    assert errors(draft) & {"RNT-TYP-009", "RNT-TYP-006"}


@pytest.mark.parametrize(
    ("path", "type_name"),
    [
        # Lists of all kinds have one structure; numbers of one kind are read as each other.
        ("list", "std::set<double>"),
        ("list", "std::optional<double>"),
        ("list", "std::vector<float>"),
        ("list", "MyList"),
        ("list", "std::list<double>"),
        ("derived", "Other<float>"),
        ("colour", "Shade"),
        # ROOT 6.40 writes streamer fields of these.
        ("blob", "std::vector<float>"),
        ("blob", "std::map<std::string,float>"),
        ("blob", "std::string"),
        ("blob", "TString"),
    ],
)
def test_a_type_name_that_the_structure_allows_is_no_error(path: str, type_name: str) -> None:
    draft = draft_of("schema")
    next(each for each in draft.schema["fields"] if each["name"] == path)["type_name"] = type_name
    assert errors(draft) == set()
