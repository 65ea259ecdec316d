"""Locators, one form after the other, as the location of one page."""

from __future__ import annotations

from typing import Any

import pytest
from rntuple_kaitai import ParseError, Rntuple
from support import byte_builder as b
from support.kaitai_canonical import canonical


def locator(data: bytes) -> dict[str, Any]:
    """The canonical form of a locator of a page; bytes that follow must not be touched."""
    envelope = b.page_list(b.pages(b.s4(5) + data, b.s4(6) + b.LOCATOR))
    column = Rntuple.from_bytes(envelope).payload.page_locations.body.items[0].body.items[0].body
    assert canonical(column.items[1]) == {
        "num_elements_signed": 6,
        "locator": {"kind": 0, "len_range": 100, "ofs_range": 4096},
    }
    form: dict[str, Any] = canonical(column.items[0])["locator"]
    return form


def test_standard_locator_is_size_and_offset() -> None:
    assert locator(b.s4(33) + b.u8(1 << 40)) == {"kind": 0, "len_range": 33, "ofs_range": 1 << 40}


def test_standard_locator_may_be_empty() -> None:
    assert locator(b.s4(0) + b.u8(7)) == {"kind": 0, "len_range": 0, "ofs_range": 7}


def test_standard_locator_reaches_to_the_last_byte_below_2_gib() -> None:
    assert locator(b.s4(0x7FFFFFFF) + b.u8(7))["len_range"] == 0x7FFFFFFF


def test_standard_offset_is_unsigned() -> None:
    assert locator(b.s4(1) + b.u8((1 << 64) - 1))["ofs_range"] == (1 << 64) - 1


def test_large_locator_has_64_bit_size_and_offset() -> None:
    form = {"kind": 1, "reserved": 0, "len_range": 1 << 32, "ofs_range": 0x1122, "trailing": b""}
    assert locator(b.LARGE_LOCATOR) == form


def test_large_locator_keeps_the_reserved_byte() -> None:
    # head = -(kind 1, reserved 0xab, size 20)
    form = locator(b.s4(-(1 << 24 | 0xAB << 16 | 20)) + b.u8(3) + b.u8(4))
    assert form == {"kind": 1, "reserved": 0xAB, "len_range": 3, "ofs_range": 4, "trailing": b""}


def test_large_locator_keeps_unknown_bytes() -> None:
    form = locator(b.s4(-(1 << 24 | 23)) + b.u8(3) + b.u8(4) + b"new")
    assert form == {"kind": 1, "reserved": 0, "len_range": 3, "ofs_range": 4, "trailing": b"new"}


def test_large_locator_without_room_for_its_payload_is_refused() -> None:
    with pytest.raises(ParseError):
        locator(b.s4(-(1 << 24 | 19)) + b.u8(3) + bytes(7))


@pytest.mark.parametrize("kind", [2, 0x7E, 0x7F])
def test_unknown_kinds_keep_their_payload(kind: int) -> None:
    form = locator(b.s4(-(kind << 24 | 0x54 << 16 | 9)) + b"where")
    assert form == {"kind": kind, "reserved": 0x54, "payload": b"where"}


def test_payload_may_be_empty() -> None:
    assert locator(b.s4(-(9 << 24 | 4))) == {"kind": 9, "reserved": 0, "payload": b""}


def test_head_is_negated_as_a_whole() -> None:
    # 0xff5481f0 has low half 0x81f0, but its negation 0x00ab7e10 has locator size 0x7e10: more than is there.
    with pytest.raises(ParseError):
        locator(bytes.fromhex("f08154ff") + bytes(12))


@pytest.mark.parametrize("len_self", [0, 1, 3])
def test_locator_smaller_than_its_own_head_is_refused(len_self: int) -> None:
    with pytest.raises(ParseError):
        locator(b.s4(-(3 << 24 | len_self)))


def test_smallest_head_is_refused() -> None:
    # The negation of INT32_MIN has locator size 0.
    with pytest.raises(ParseError):
        locator(b.s4(-(1 << 31)))


def test_locator_longer_than_its_frame_is_refused() -> None:
    with pytest.raises(ParseError):
        locator(b.s4(-(3 << 24 | 0xFFFF)) + b"short")
