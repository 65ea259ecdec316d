"""Columns that are marked R for a type are read, and an error in a file (ERRATA, E54)."""

from __future__ import annotations

from typing import Any

import pytest
from rntuple_spec.column_types import ColumnType as T

import rntuple_construct as rnt
from rntuple_construct.kit.files.file_description import Model, build
from rntuple_construct.validation import validate

INTEGERS = {
    "bool": T.BIT, "char": T.CHAR, "std::int8_t": T.INT8, "std::uint8_t": T.UINT8, "std::int16_t": T.INT16,
    "std::uint16_t": T.UINT16, "std::int32_t": T.INT32, "std::uint32_t": T.UINT32, "std::int64_t": T.INT64,
    "std::uint64_t": T.UINT64,
}  # fmt: skip
READ_ONLY = [
    (name, column) for name, own in INTEGERS.items() for column in INTEGERS.values() if column != own
]


def file_of(type_name: str, column_type: T, values: list[Any]) -> bytes:
    m = Model()
    m.column(m.field("x", type_name), column_type, values)
    return build(m, [len(values)], [1]).build()


@pytest.mark.parametrize(("type_name", "column_type"), [*READ_ONLY, ("float", T.REAL64)])
def test_columns_that_are_only_read_are_an_error_in_files(type_name: str, column_type: T) -> None:
    data = file_of(type_name, column_type, [0, 1])
    assert [found.rule_id for found in validate(data).findings] == ["RNT-COL-014"]
    with rnt.open(data) as file:
        values = file["events"].arrays(library="np")["x"]
    assert [int.from_bytes(each, "little") if isinstance(each, bytes) else int(each) for each in values] == [
        0,
        1,
    ]


@pytest.mark.parametrize(
    ("type_name", "column_type"),
    [*INTEGERS.items(), ("float", T.REAL16), ("float", T.REAL32), ("double", T.REAL32), ("double", T.REAL64)],
)
def test_columns_that_are_written_are_none(type_name: str, column_type: T) -> None:
    assert validate(file_of(type_name, column_type, [0, 1])).findings == ()


def test_a_real_number_is_not_read_from_bytes() -> None:
    assert [found.rule_id for found in validate(file_of("float", T.BYTE, [0, 1])).findings] == ["RNT-COL-014"]
