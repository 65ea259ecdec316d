"""Positions of damaged envelopes: everything up to the damage, and nothing made up."""

from __future__ import annotations

import itertools

from rntuple_kaitai import ParseError, positions
from support import byte_builder as b


def test_intact_bytes_leave_no_error() -> None:
    tree, error = positions.parse_partly(positions.Rntuple, b.header())
    assert error is None
    assert tree.payload.writer.value == "by hand"


def test_leaves_end_at_the_damage() -> None:
    data = bytearray(b.header(b.items(b.field(0), b.field(0))))
    second = data.index(b.field(0), data.index(b.field(0)) + 1)
    data[second : second + 8] = b.s8(3)
    tree, error = positions.parse_partly(positions.Rntuple, bytes(data))
    leaves = list(positions.spans(tree))
    assert isinstance(error, ParseError)
    assert leaves[-1] == (second, second + 8, "payload.schema.fields.body.items[1].len_frame", 3)
    assert all(before.end == after.start for before, after in itertools.pairwise(leaves))


def test_bytes_that_end_too_early_give_the_leaves_before() -> None:
    tree, error = positions.parse_partly(positions.RootFile.FileHeader, b"root\0\0")
    assert isinstance(error, ParseError)
    assert [leaf.path for leaf in positions.spans(tree)] == ["magic"]


def test_positions_of_nested_frames_count_from_the_start() -> None:
    data = b.page_list(b.pages(b.s4(-7) + b.LARGE_LOCATOR))
    path = "payload.page_locations.body.items[0].body.items[0].body.items[0].locator.payload.ofs_range"
    (leaf,) = (
        leaf for leaf in positions.spans(positions.parse(positions.Rntuple, data)) if leaf.path == path
    )
    assert data[leaf.start : leaf.end] == b.u8(0x1122)
