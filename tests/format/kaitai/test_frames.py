"""Frames and envelopes: sizes in bounds and out of bounds, unknown bytes."""

from __future__ import annotations

import pytest
from rntuple_kaitai import ParseError, Rntuple
from support import byte_builder as b
from support.kaitai_canonical import canonical

HUGE = (1 << 62, -(1 << 62), 1 << 63, 1 << 31, (1 << 64) - 1)


def header_with(fields: bytes) -> Rntuple:
    return Rntuple.from_bytes(b.header(fields))


def replaced(frame: bytes, size: int) -> bytes:
    """The frame with another size."""
    return b.u8(size % (1 << 64)) + frame[8:]


def test_empty_list_has_12_bytes() -> None:
    assert b.items() == bytes.fromhex("f4ffffffffffffff 00000000")
    assert canonical(header_with(b.items()).payload.schema.fields) == {
        "len_frame": -12,
        "num_items": 0,
        "items": [],
        "trailing": b"",
    }


def test_list_keeps_unknown_bytes_behind_its_items() -> None:
    tree = header_with(b.items(b.field(0), tail=b"later"))
    assert tree.payload.schema.fields.body.trailing == b"later"
    assert len(tree.payload.schema.columns.body.items) == 0


def test_record_keeps_unknown_bytes() -> None:
    tree = header_with(b.items(b.field(0, b"later"), b.field(0)))
    assert [item.body.trailing for item in tree.payload.schema.fields.body.items] == [b"later", b""]


def test_payload_keeps_unknown_bytes() -> None:
    assert Rntuple.from_bytes(b.header(tail=b"later")).payload.trailing == b"later"


def test_record_frame_in_place_of_a_list_is_refused() -> None:
    with pytest.raises(ParseError):
        header_with(b.record(b.u4(0)))


def test_list_frame_in_place_of_a_record_is_refused() -> None:
    with pytest.raises(ParseError):
        header_with(b.items(b.items(bytes(20))))


@pytest.mark.parametrize("size", [0, -1, -8, -11, 12, *HUGE])
def test_list_size_that_cannot_be_is_refused(size: int) -> None:
    with pytest.raises(ParseError):
        header_with(replaced(b.items(), size))


@pytest.mark.parametrize("size", [0, 1, 7, -8, *HUGE])
def test_record_size_that_cannot_be_is_refused(size: int) -> None:
    with pytest.raises(ParseError):
        header_with(b.items(replaced(b.field(0), size)))


def test_frame_that_ends_one_byte_behind_its_parent_is_refused() -> None:
    column = b.column(0)
    with pytest.raises(ParseError):
        Rntuple.from_bytes(b.header(columns=b.items(replaced(column, len(column) + 1))))


@pytest.mark.parametrize("count", [2, 1 << 20, (1 << 32) - 1])
def test_more_items_than_fit_the_frame_are_refused(count: int) -> None:
    with pytest.raises(ParseError):
        header_with(b.items(b.field(0), count=count))


def test_count_is_refused_before_any_item_is_read() -> None:
    # The one item that is there is damaged; the count must be refused first.
    with pytest.raises(ParseError, match="field_list_body"):
        header_with(b.items(b.s8(0), count=1 << 31))


def test_fewer_items_than_fit_leave_unknown_bytes() -> None:
    field = b.field(0)
    body = header_with(b.items(field, field, count=1)).payload.schema.fields.body
    assert len(body.items) == 1
    assert body.trailing == field


@pytest.mark.parametrize("length", [1, 0x7FFFFFFF, 0xFFFFFFFF])
def test_string_longer_than_what_is_left_is_refused(length: int) -> None:
    with pytest.raises(ParseError):
        Rntuple.from_bytes(b.envelope(1, b.NO_FLAGS, b.u4(length)))


def test_string_that_is_no_utf8_is_kept_as_bytes() -> None:
    data = b.envelope(1, b.NO_FLAGS, b.string(b"\xff\xfe"), b.string(""), b.string(""), b.EMPTY_SCHEMA)
    assert Rntuple.from_bytes(data).payload.name.raw == b"\xff\xfe"


def test_string_as_text_is_decoded_from_utf8() -> None:
    data = b.envelope(1, b.NO_FLAGS, b.string("µ→e"), b.string(""), b.string(""), b.EMPTY_SCHEMA)
    assert Rntuple.from_bytes(data).payload.name.value == "µ→e"


def test_envelope_length_counts_preamble_and_checksum() -> None:
    data = b.header()
    tree = canonical(Rntuple.from_bytes(data))
    assert tree["len_envelope"] == len(data)
    assert tree["checksum"] == data[-8:]


def test_bytes_behind_the_envelope_are_not_read() -> None:
    data = b.header()
    assert Rntuple.from_bytes(data + b"more")._io.pos() == len(data)


@pytest.mark.parametrize("length", [0, 15, 1 << 32, (1 << 48) - 1])
def test_envelope_length_that_cannot_be_is_refused(length: int) -> None:
    with pytest.raises(ParseError):
        Rntuple.from_bytes(b.u8(1 | length << 16) + bytes(30))


def test_unknown_envelope_type_keeps_its_payload() -> None:
    tree = canonical(Rntuple.from_bytes(b.envelope(0x77, b"payload")))
    assert (tree["type_id"], tree["payload"]) == (0x77, b"payload")


@pytest.mark.parametrize("cut", [*range(0, 60, 7), len(b.header()) - 1])
def test_envelope_cut_short_is_refused(cut: int) -> None:
    with pytest.raises(ParseError):
        Rntuple.from_bytes(b.header()[:cut])


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (b.u8(0), [0]),
        (b.u8(1), [1]),
        (b.u8(1 << 63) + b.u8(2), [1 << 63, 2]),
        (b.u8((1 << 64) - 1) + b.u8(1 << 63) + b.u8(1 << 9), [(1 << 64) - 1, 1 << 63, 1 << 9]),
    ],
)
def test_feature_flags_go_on_while_bit_63_is_set(flags: bytes, words: list[int]) -> None:
    assert canonical(Rntuple.from_bytes(b.header(flags=flags)))["payload"]["feature_flags"] == words


def test_feature_flags_without_end_are_refused() -> None:
    with pytest.raises(ParseError):
        Rntuple.from_bytes(b.envelope(1, b.u8(1 << 63) * 50))
