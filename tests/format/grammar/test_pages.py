"""The spellings of the pages of a column mean the same, and the fast one is the slow one in fewer steps."""

from __future__ import annotations

import struct
from typing import Any

import pytest
from construct import Container
from hypothesis import given
from hypothesis import strategies as st
from support import trees

from rntuple_construct.base.errors import EnvelopeError, SchemaError
from rntuple_construct.format.grammar import v1
from rntuple_construct.format.grammar.engine import runs
from rntuple_construct.format.grammar.engine.frames import Items
from rntuple_construct.format.grammar.engine.locators import PageItems, StandardPages
from rntuple_construct.format.grammar.engine.parsing import Cursor
from rntuple_construct.format.grammar.engine.runs import StoredRuns, distinct_items
from rntuple_construct.format.grammar.v1 import LOCATOR

TUPLES = [(-10, 4, 499), (7, 0, 1 << 63), (-(2**31), 2**31 - 1, 0)]
MAPPINGS = [{"num_elements_signed": n, "locator": trees.locator(s, o)} for n, s, o in TUPLES]
LARGE = {
    "num_elements_signed": -1,
    "locator": {"kind": 1, "reserved": 0, "len_range": 1, "ofs_range": 2, "trailing": b""},
}

page_tuples = st.lists(
    st.tuples(st.integers(-(2**31), 2**31 - 1), st.integers(0, 2**31 - 1), st.integers(0, 2**64 - 1))
)


def columns_of(pages: Any, **options: Any) -> Any:
    data = v1.build_envelope(trees.page_list(trees.column_pages(pages)))
    return v1.parse_envelope(data, 3, **options)["payload"]["page_locations"]["items"][0]["items"]


def test_all_spellings_build_the_same_bytes() -> None:
    spellings = [TUPLES, MAPPINGS, StandardPages.of(TUPLES), [TUPLES[0], *MAPPINGS[1:]], iter(TUPLES)]
    built = {v1.build_envelope(trees.page_list(trees.column_pages(pages))) for pages in spellings}
    assert len(built) == 1


def test_pages_parse_as_mappings() -> None:
    assert columns_of(TUPLES)[0]["items"] == MAPPINGS


def test_parsed_pages_can_be_edited() -> None:
    data = v1.build_envelope(trees.page_list(trees.column_pages(TUPLES)))
    tree = v1.parse_envelope(data)
    tree["payload"]["page_locations"]["items"][0]["items"][0]["items"][0]["locator"]["len_range"] = 77
    assert struct.pack("<iiQ", -10, 77, 499) in v1.build_envelope(tree)


def test_compact_pages_keep_the_stored_bytes() -> None:
    pages = columns_of(TUPLES, compact_pages=True)[0]["items"]
    assert isinstance(pages, StandardPages)
    assert list(pages.tuples()) == TUPLES


def test_compact_pages_are_not_used_for_other_locators() -> None:
    pages = columns_of([*MAPPINGS, LARGE], compact_pages=True)[0]["items"]
    assert isinstance(pages, list)
    assert pages == [*MAPPINGS, LARGE]


@given(page_tuples)
def test_standard_pages_behave_like_their_mappings(pages: list[tuple[int, int, int]]) -> None:
    compact = StandardPages.of(pages)
    spelled = [{"num_elements_signed": n, "locator": trees.locator(s, o)} for n, s, o in pages]
    assert list(compact) == spelled
    assert compact == spelled
    assert len(compact) == len(spelled)
    assert compact[1:] == spelled[1:]
    assert [compact[i] for i in range(len(compact))] == spelled


@given(page_tuples)
def test_fast_path_parses_what_the_slow_path_parses(pages: list[tuple[int, int, int]]) -> None:
    block = StandardPages.of(pages).block
    slow, fast, items = Cursor(block, EnvelopeError), Cursor(block, EnvelopeError), PageItems(LOCATOR)
    by_block = items.parse_items(len(pages), fast, Container(), "p")
    by_page = Items(items.item).parse_items(len(pages), slow, Container(), "p")
    assert by_block == by_page
    assert fast.pos == slow.pos == len(block)


def test_index_out_of_range_is_refused() -> None:
    with pytest.raises(IndexError):
        StandardPages.of(TUPLES)[3]
    assert StandardPages.of(TUPLES)[-1] == MAPPINGS[-1]


@pytest.mark.parametrize("block", [bytes(15), struct.pack("<iiQ", 1, -1, 0)])
def test_blocks_that_are_no_standard_pages_are_refused(block: bytes) -> None:
    with pytest.raises(SchemaError):
        StandardPages(block)


@pytest.mark.parametrize("page", [(1, -1, 0), (1 << 31, 0, 0), (1, 2), ("a", 0, 0)])
def test_tuples_that_are_no_page_are_refused(page: Any) -> None:
    with pytest.raises(SchemaError):
        StandardPages.of([page])
    with pytest.raises(SchemaError):
        columns_of([page])


def test_suppressed_column_has_no_compression_settings() -> None:
    suppressed = trees.column_pages([], element_offset=-(2**63))
    data = v1.build_envelope(trees.page_list(suppressed))
    assert struct.pack("<qIq", -20, 0, -(2**63)) in data
    parsed = v1.parse_envelope(data)["payload"]["page_locations"]["items"][0]["items"][0]
    assert "compression_settings" not in parsed


def test_inner_frame_of_one_page_takes_40_bytes() -> None:
    known = bytes.fromhex(
        "d8ffffffffffffff 01000000 ffffffff 04000000 f301000000000000 0000000000000000 00000000"
    )
    pages = trees.column_pages([(-1, 4, 499)], compression_settings=0)
    assert known in v1.build_envelope(trees.page_list(pages))


def test_many_pages_survive() -> None:
    pages = StandardPages.of((-1000, 4000, 4008 * i) for i in range(200_000))
    parsed = columns_of(pages, compact_pages=True)
    assert parsed[0]["items"].block == pages.block


NUM_CLUSTERS = 500
UNLIKE = {
    "other number of pages": trees.column_pages(TUPLES[:1], 7),
    "other locators": trees.column_pages([*MAPPINGS[:2], LARGE], 7),
    "suppressed": trees.column_pages(TUPLES, -1),
    "suppressed without pages": trees.column_pages([], -1),
    "bytes left over": trees.column_pages(TUPLES, 7, trailing=b"left"),
}


def large_page_list(unlike: Any = None) -> bytes:
    """A page list of many clusters with three columns; the second cluster has another first or last column."""
    clusters = [[trees.column_pages(TUPLES, 10 * number) for _ in range(3)] for number in range(NUM_CLUSTERS)]
    if unlike is not None:
        clusters[1][0] = clusters[2][2] = unlike
    return v1.build_envelope(trees.page_list(page_locations=clusters))


def clusters_of(data: bytes, **options: Any) -> Any:
    return v1.parse_envelope(data, 3, **options)["payload"]["page_locations"]["items"]


@pytest.mark.parametrize("unlike", [None, *UNLIKE])
def test_clusters_that_are_alike_stay_a_block_in_large_page_lists(unlike: str | None) -> None:
    data = large_page_list(None if unlike is None else UNLIKE[unlike])
    compact, spelled = clusters_of(data, compact_pages=True), clusters_of(data)
    assert compact == spelled
    assert isinstance(compact, StoredRuns)
    counts = [run.count for run in compact.runs]
    assert counts == [500] if unlike is None else counts[-1] > 490
    assert len(compact) == NUM_CLUSTERS
    assert (compact[-1], compact[3:5]) == (spelled[-1], spelled[3:5])
    run = compact.runs[-1]
    assert run.stencil is not None
    low = [position for position, _ in run.stencil.values["element_offset"]]
    words = memoryview(data)[run.start + 2 * run.stride : run.start + 3 * run.stride].cast("i")
    assert [words[position] for position in low] == [10 * (run.index + 2)] * 3
    assert [index for index, _ in distinct_items(compact)] == [each.index for each in compact.runs]
    with pytest.raises(IndexError):
        compact[NUM_CLUSTERS]


def test_neighbours_that_always_differ_are_compared_less_and_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sizes of clusters may be equal where those of columns are not."""
    one, two = trees.column_pages(TUPLES[:1], 7), trees.column_pages(TUPLES, 7)
    clusters = [[one, two] if number % 2 else [two, one] for number in range(NUM_CLUSTERS)]
    clusters *= 2
    data = v1.build_envelope(trees.page_list(page_locations=clusters))
    compared: list[int] = []
    monkeypatch.setattr(runs, "_num_alike", lambda *_: compared.append(1) or 0)
    compact = clusters_of(data, compact_pages=True)
    assert len(compact.runs) == 2 * NUM_CLUSTERS
    assert 3 < len(compared) < 25
    assert compact == clusters_of(data)


@pytest.mark.parametrize("position", [0, 8, 12, 16, 60, -1, -9])
def test_damaged_columns_are_as_damaged_in_large_page_lists(position: int) -> None:
    """Whatever byte of a range is changed, both forms of reading see the same, errors included."""
    data = bytearray(large_page_list())
    # The last range ends before the checksum.
    len_range = 24 + 16 * len(TUPLES)
    data[len(data) - 8 - len_range + (position % len_range)] ^= 0x81
    found = []
    for compact_pages in (False, True):
        try:
            found.append(clusters_of(bytes(data), compact_pages=compact_pages, verify=False))
        except EnvelopeError as error:
            found.append((error.rule_id, error.path, error.offset, str(error)))
    assert found[0] == found[1]
