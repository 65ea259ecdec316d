"""Descriptions of fields, columns, alias columns and extra type information, with and without optional values."""

from __future__ import annotations

import math
from typing import Any

import pytest
from rntuple_kaitai import ParseError, Rntuple
from support import byte_builder as b
from support.kaitai_canonical import canonical

ARRAY_SIZE, SOURCE, TYPE_CHECKSUM = b.u8(1 << 33), b.u4(7), b.u4(0xDEADBEEF)
FIRST_ELEMENT, RANGE = b.s8(200), b.f8(-2.0) + b.f8(3.0)


def only(kind: str, **lists: bytes) -> dict[str, Any]:
    """The one item of one list of a header."""
    tree = canonical(Rntuple.from_bytes(b.header(**lists)))["payload"]["schema"][kind]["items"]
    assert len(tree) == 1
    return tree[0]  # type: ignore[no-any-return]


def field(flags: int, *tail: bytes) -> dict[str, Any]:
    return only("fields", fields=b.items(b.field(flags, *tail)))


def column(flags: int, *tail: bytes) -> dict[str, Any]:
    return only("columns", columns=b.items(b.column(flags, *tail)))


PLAIN_FIELD = {
    "field_version": 0,
    "type_version": 0xFFFFFFFF,
    "parent_id": 0,
    "role": 0,
    "name": b"x",
    "type_name": b"float",
    "type_alias": b"",
    "description": b"text",
    "trailing": b"",
}


def test_plain_field_has_no_optional_values() -> None:
    assert field(0) == {"len_frame": 50, "flags": 0, **PLAIN_FIELD}


@pytest.mark.parametrize(
    ("flags", "tail", "values"),
    [
        (1, ARRAY_SIZE, {"array_size": 1 << 33}),
        (2, SOURCE, {"source_field_id": 7}),
        (4, TYPE_CHECKSUM, {"type_checksum": 0xDEADBEEF}),
        (5, ARRAY_SIZE + TYPE_CHECKSUM, {"array_size": 1 << 33, "type_checksum": 0xDEADBEEF}),
        (6, SOURCE + TYPE_CHECKSUM, {"source_field_id": 7, "type_checksum": 0xDEADBEEF}),
        (
            7,
            ARRAY_SIZE + SOURCE + TYPE_CHECKSUM,
            {"array_size": 1 << 33, "source_field_id": 7, "type_checksum": 0xDEADBEEF},
        ),
    ],
)
def test_optional_values_of_a_field_follow_the_strings(
    flags: int, tail: bytes, values: dict[str, int]
) -> None:
    assert field(flags, tail) == {"len_frame": 50 + len(tail), "flags": flags, **PLAIN_FIELD, **values}


@pytest.mark.parametrize("flags", [0x08, 0x8000])
def test_other_field_flags_have_no_values(flags: int) -> None:
    assert field(flags) == {"len_frame": 50, "flags": flags, **PLAIN_FIELD}


def test_unknown_role_keeps_its_number() -> None:
    assert only("fields", fields=b.items(b.field(0, role=0x99)))["role"] == 0x99


def test_field_without_room_for_its_array_size_is_refused() -> None:
    with pytest.raises(ParseError):
        field(1, b.u4(3))


@pytest.mark.parametrize(
    ("flags", "tail", "size"),
    [(0, b"", 20), (1, FIRST_ELEMENT, 28), (2, RANGE, 36), (3, FIRST_ELEMENT + RANGE, 44)],
)
def test_size_of_a_column_follows_from_its_flags(flags: int, tail: bytes, size: int) -> None:
    tree = column(flags, tail)
    assert (tree["len_frame"], tree["trailing"]) == (size, b"")
    assert ("first_element_index" in tree) == bool(flags & 1)
    assert ("value_range" in tree) == bool(flags & 2)


def test_deferred_column_with_range_has_the_index_first() -> None:
    tree = column(3, FIRST_ELEMENT, RANGE)
    assert tree["first_element_index"] == 200
    assert tree["value_range"] == {"min": -2.0, "max": 3.0}


def test_first_element_index_is_signed() -> None:
    assert column(1, b.s8(-200))["first_element_index"] == -200


def test_value_range_may_be_no_number() -> None:
    assert math.isnan(column(2, b.f8(math.nan) + b.f8(1.0))["value_range"]["min"])


def test_unknown_column_type_keeps_its_number() -> None:
    assert only("columns", columns=b.items(b.column(0, column_type=0x99)))["column_type"] == 0x99


def test_column_without_room_for_its_range_is_refused() -> None:
    with pytest.raises(ParseError):
        column(2, b.f8(1.0))


def test_alias_column_is_16_bytes() -> None:
    tree = only("alias_columns", aliases=b.items(b.record(b.u4(5), b.u4(6))))
    assert tree == {"len_frame": 16, "physical_column_id": 5, "field_id": 6, "trailing": b""}


def test_extra_type_info_has_its_content_behind_a_length() -> None:
    # Taken from real bytes: the content begins with the byte count of a streamed list.
    content = bytes.fromhex("40000166ffffffff") + b"TList\0"
    info = b.record(b.u4(0), b.u4(0), b.string(""), b.string(content))
    tree = only("extra_type_infos", infos=b.items(info))
    assert tree == {
        "len_frame": 38,
        "content_id": 0,
        "type_version": 0,
        "type_name": b"",
        "content": content,
        "trailing": b"",
    }


def test_extra_type_info_may_end_behind_the_type_name() -> None:
    tree = only("extra_type_infos", infos=b.items(b.record(b.u4(9), b.u4(1), b.string("T"))))
    assert "content" not in tree
