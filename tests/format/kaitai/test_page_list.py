"""Page lists: cluster summaries, nested lists of pages, what follows the pages of a column."""

from __future__ import annotations

from typing import Any

import pytest
from rntuple_kaitai import ParseError, Rntuple
from support import byte_builder as b
from support.kaitai_canonical import canonical

PAGE = b.s4(-7) + b.LOCATOR
INT64_MIN = -(1 << 63)


def columns(*columns: bytes) -> list[dict[str, Any]]:
    """The columns of the one cluster of a page list."""
    tree = canonical(Rntuple.from_bytes(b.page_list(*columns)))
    items: list[dict[str, Any]] = tree["payload"]["page_locations"]["items"][0]["items"]
    return items


def summary(entries: int, flags: int, *tail: bytes) -> dict[str, Any]:
    record = b.record(b.u8(5), b.u8(entries | flags << 56), *tail)
    tree = canonical(Rntuple.from_bytes(b.page_list(summaries=b.items(record))))
    item: dict[str, Any] = tree["payload"]["cluster_summaries"]["items"][0]
    return item


def test_page_is_16_bytes_and_a_negative_count_means_a_checksum() -> None:
    (column,) = columns(b.pages(PAGE))
    assert column["len_frame"] == -(12 + 16 + 8 + 4)
    assert column["items"] == [
        {"num_elements_signed": -7, "locator": {"kind": 0, "len_range": 100, "ofs_range": 4096}}
    ]


@pytest.mark.parametrize(
    ("signed", "count", "checksum"),
    [(7, 7, False), (-7, 7, True), (0, 0, False), (-(1 << 31), 1 << 31, True)],
)
def test_number_of_elements_is_the_absolute_value(signed: int, count: int, checksum: bool) -> None:
    tree = Rntuple.from_bytes(b.page_list(b.pages(b.s4(signed) + b.LOCATOR)))
    page = tree.payload.page_locations.body.items[0].body.items[0].body.items[0]
    assert (page.num_elements, page.has_checksum) == (count, checksum)


def test_offset_and_compression_follow_the_pages() -> None:
    (column,) = columns(b.pages(PAGE, PAGE, offset=1 << 40, settings=404))
    assert (column["element_offset"], column["compression_settings"]) == (1 << 40, 404)


def test_column_without_pages_has_24_bytes() -> None:
    (column,) = columns(b.pages())
    assert column == {
        "len_frame": -24,
        "num_items": 0,
        "items": [],
        "element_offset": 0,
        "compression_settings": 505,
        "trailing": b"",
    }


@pytest.mark.parametrize("offset", [INT64_MIN, -1])
def test_suppressed_column_has_no_compression_settings(offset: int) -> None:
    (column,) = columns(b.pages(offset=offset, settings=None))
    assert column == {
        "len_frame": -20,
        "num_items": 0,
        "items": [],
        "element_offset": offset,
        "trailing": b"",
    }


def test_unknown_bytes_follow_the_compression_settings() -> None:
    first, second = columns(b.pages(PAGE, tail=b"later"), b.pages(PAGE))
    assert first["trailing"] == b"later"
    assert second["trailing"] == b""


def test_unknown_bytes_follow_the_offset_of_a_suppressed_column() -> None:
    (column,) = columns(b.pages(offset=INT64_MIN, settings=None, tail=b"more"))
    assert column["trailing"] == b"more"


def test_column_without_an_offset_is_refused() -> None:
    with pytest.raises(ParseError):
        columns(b.items(tail=bytes(4)))


def test_column_without_compression_settings_is_refused() -> None:
    with pytest.raises(ParseError):
        columns(b.pages(PAGE, settings=None))


def test_pages_that_leave_no_room_for_the_offset_are_refused() -> None:
    with pytest.raises(ParseError):
        columns(b.items(PAGE))


def test_locators_of_different_sizes_may_alternate() -> None:
    (column,) = columns(b.pages(PAGE, b.s4(1) + b.LARGE_LOCATOR, PAGE))
    assert [page["locator"]["kind"] for page in column["items"]] == [0, 1, 0]


def test_bytes_behind_the_page_locations_are_kept() -> None:
    assert Rntuple.from_bytes(b.page_list(tail=b"later")).payload.trailing == b"later"


def test_cluster_summary_is_24_bytes() -> None:
    assert summary(9, 0) == {"len_frame": 24, "first_entry": 5, "num_entries": 9, "flags": 0, "trailing": b""}


def test_number_of_entries_has_56_bits() -> None:
    assert summary((1 << 56) - 1, 0)["num_entries"] == (1 << 56) - 1


def test_cluster_flags_are_the_high_8_bits() -> None:
    assert summary(1, 0x81) == {
        "len_frame": 24,
        "first_entry": 5,
        "num_entries": 1,
        "flags": 0x81,
        "trailing": b"",
    }


def test_cluster_summary_keeps_unknown_bytes() -> None:
    assert summary(1, 1, b.u4(3))["trailing"] == b.u4(3)
