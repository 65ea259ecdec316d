"""Frames: sizes and counts are computed, bounds and signs are checked, unknown bytes survive."""

from __future__ import annotations

import io
import struct
from typing import Any

import pytest
from construct import Int32ul

from rntuple_construct.base.errors import EnvelopeError, SchemaError
from rntuple_construct.format.grammar.engine.forcing import Raw, forced
from rntuple_construct.format.grammar.engine.frames import FRAMES_64
from rntuple_construct.format.grammar.engine.parsing import Cursor
from rntuple_construct.format.grammar.engine.structure import IfMore, flag, when

RECORD = FRAMES_64.record("flags" / Int32ul, "extra" / when(flag(1), Int32ul))
LIST = FRAMES_64.list(RECORD)
LIST_WITH_TAIL = FRAMES_64.list(Int32ul, "last" / Int32ul)
GROWN = FRAMES_64.record("old" / Int32ul, "new" / IfMore(Int32ul))


def parse(frame: Any, data: bytes) -> Any:
    return frame._parsereport(Cursor(data, EnvelopeError), None, "frame")


def build(frame: Any, obj: Any) -> bytes:
    stream = io.BytesIO()
    frame._build(obj, stream, None, "frame")
    return stream.getvalue()


def test_record_size_counts_itself() -> None:
    assert build(RECORD, {"flags": 2}) == struct.pack("<qI", 12, 2)


def test_list_size_is_negative_and_counts_itself_and_the_count() -> None:
    assert build(LIST, []) == bytes.fromhex("f4ffffffffffffff 00000000")


def test_list_tail_lies_inside_the_frame() -> None:
    assert build(LIST_WITH_TAIL, {"items": [5, 6], "last": 7}) == struct.pack("<qIIII", -24, 2, 5, 6, 7)


def test_parsed_record_is_flat() -> None:
    assert parse(RECORD, struct.pack("<qII", 16, 1, 9)) == {
        "len_frame": 16,
        "flags": 1,
        "extra": 9,
        "trailing": b"",
    }


def test_absent_member_leaves_no_key() -> None:
    assert "extra" not in parse(RECORD, struct.pack("<qI", 12, 2))


def test_parsed_list_is_flat() -> None:
    parsed = parse(LIST_WITH_TAIL, struct.pack("<qIIIB", -21, 1, 5, 7, 8))
    assert parsed == {"len_frame": -21, "num_items": 1, "items": [5], "last": 7, "trailing": b"\x08"}


def test_unknown_bytes_of_a_record_survive() -> None:
    data = struct.pack("<qI", 15, 2) + b"abc"
    assert build(RECORD, parse(RECORD, data)) == data


def test_stale_size_and_count_are_ignored() -> None:
    stale = {"len_frame": 99, "num_items": 99, "items": [], "trailing": b""}
    assert build(LIST, stale) == build(LIST, [])


def test_forced_size_and_count_are_written() -> None:
    wrong = {"len_frame": forced(3), "num_items": forced(7), "items": []}
    assert build(LIST, wrong) == struct.pack("<qI", 3, 7)


def test_raw_bytes_stand_for_a_frame() -> None:
    assert build(LIST, [Raw(b"xyz")]) == struct.pack("<qI", -15, 1) + b"xyz"


def test_nothing_is_read_across_the_frame() -> None:
    data = struct.pack("<qI", -24, 1) + struct.pack("<qI", 12, 1) + struct.pack("<I", 5)
    with pytest.raises(EnvelopeError) as caught:
        parse(LIST, data)
    assert (caught.value.rule_id, caught.value.path, caught.value.offset) == (
        "RNT-FRM-001",
        "frame[0].extra",
        24,
    )


@pytest.mark.parametrize(
    ("frame", "data", "rule"),
    [
        pytest.param(RECORD, struct.pack("<q", 0), "RNT-FRM-006", id="size-zero"),
        pytest.param(RECORD, struct.pack("<qI", -12, 0), "RNT-FRM-002", id="list-for-record"),
        pytest.param(LIST, struct.pack("<qI", 12, 0), "RNT-FRM-002", id="record-for-list"),
        pytest.param(RECORD, struct.pack("<qI", 7, 0), "RNT-FRM-001", id="smaller-than-the-size"),
        pytest.param(LIST, struct.pack("<qI", -11, 0), "RNT-FRM-001", id="smaller-than-size-and-count"),
        pytest.param(RECORD, struct.pack("<qI", 13, 0), "RNT-FRM-001", id="larger-than-the-rest"),
        pytest.param(LIST, struct.pack("<qI", -(2**63), 0), "RNT-FRM-001", id="smallest-integer"),
        pytest.param(RECORD, b"\x0c\0\0", "RNT-FRM-001", id="no-room-for-the-size"),
        pytest.param(LIST, struct.pack("<qI", -12, 1), "RNT-FRM-005", id="items-cannot-fit"),
        pytest.param(LIST, struct.pack("<qI", -12, 0xFFFFFFFF), "RNT-FRM-005", id="absurd-count"),
    ],
)
def test_impossible_frames_are_refused(frame: Any, data: bytes, rule: str) -> None:
    with pytest.raises(EnvelopeError) as caught:
        parse(frame, data)
    assert caught.value.rule_id == rule


def test_later_member_is_read_if_bytes_remain() -> None:
    assert parse(GROWN, struct.pack("<qII", 16, 1, 2))["new"] == 2
    assert "new" not in parse(GROWN, struct.pack("<qI", 12, 1))


def test_bytes_behind_an_absent_later_member_are_refused() -> None:
    with pytest.raises(SchemaError, match="'new' is missing"):
        build(GROWN, {"old": 1, "trailing": b"xxxx"})


@pytest.mark.parametrize(
    ("obj", "path"),
    [
        ({"flags": 1}, "frame"),
        ({"flags": 0, "extra": 4}, "frame.extra"),
        ({"flags": 1 << 32}, "frame.flags"),
        ({"flags": "one"}, "frame.flags"),
        ({"flags": 0, "colour": 4}, "frame"),
        ({"flags": 0, "trailing": 5}, "frame.trailing"),
        (5, "frame"),
    ],
)
def test_values_that_cannot_be_written_are_refused(obj: Any, path: str) -> None:
    with pytest.raises(SchemaError) as caught:
        build(RECORD, obj)
    assert caught.value.path == path


@pytest.mark.parametrize("obj", [5, "text", b"bytes", {"last": 1}, None])
def test_what_is_no_list_is_refused(obj: Any) -> None:
    with pytest.raises(SchemaError):
        build(LIST, obj)
