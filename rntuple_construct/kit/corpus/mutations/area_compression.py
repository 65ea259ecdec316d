"""Damage to compressed pages; their checksums are repaired, so that only the compression is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rntuple_construct.format.columns import ColumnType, column_codec
from rntuple_construct.format.grammar.engine.forcing import forced
from rntuple_construct.kit.corpus.mutations.registry import case
from rntuple_construct.kit.files.compression_chunks import zstd_chunk
from rntuple_construct.kit.files.editable_file import EditableFile

LEN_HEADER = 9


def _page(draft: EditableFile, column: int = 0) -> Any:
    return draft.located(0, 0, column)["items"][0]


def _change(draft: EditableFile, change: Callable[[bytearray], None], column: int = 0) -> None:
    page = _page(draft, column)
    stored = bytearray(draft.stored_page(page))
    change(stored)
    draft.store_page(page, bytes(stored))


@case("RNT-CMP-002")
def page_list_stored_larger_than_it_is(draft: EditableFile) -> None:
    draft.footer["payload"]["cluster_groups"][0]["page_list_link"] = {
        "len_envelope": forced(40),
        "locator": {"kind": 0, "len_range": forced(60), "ofs_range": 300},
    }


@case("RNT-CMP-003", base="compressed")
def unknown_algorithm(draft: EditableFile) -> None:
    _change(draft, lambda stored: stored.__setitem__(slice(0, 2), b"BR"))


@case("RNT-CMP-004", base="compressed")
def chunk_longer_than_the_page(draft: EditableFile) -> None:
    _change(draft, lambda stored: stored.__setitem__(3, stored[3] + 1))


@case("RNT-CMP-004", base="compressed")
def bytes_behind_the_last_chunk(draft: EditableFile) -> None:
    _change(draft, lambda stored: stored.extend(b"abc"))


@case("RNT-CMP-005", base="compressed")
def other_uncompressed_length(draft: EditableFile) -> None:
    _change(draft, lambda stored: stored.__setitem__(6, stored[6] - 1))


@case("RNT-CMP-005", base="compressed")
def damaged_frame(draft: EditableFile) -> None:
    _change(draft, lambda stored: stored.__setitem__(LEN_HEADER + 6, stored[LEN_HEADER + 6] ^ 0xFF))


@case("RNT-CMP-006", base="compressed")
def two_small_chunks(draft: EditableFile) -> None:
    draft.store_page(_page(draft, 2), zstd_chunk(b"ab" * 100) + zstd_chunk(b"ab" * 50))


@case("RNT-CMP-008", base="compressed")
def last_chunk_that_grows(draft: EditableFile) -> None:
    """The text column has one page of more than one full chunk; its last byte is a chunk of its own."""
    size = 0xFFFFFF + 1
    text = b"ab" * (size // 2)
    offsets, content = draft.page_lists[0]["payload"]["page_locations"][0][1:3]
    codec_offsets = [size // 400 * (i + 1) for i in range(399)] + [size]
    codec = column_codec(ColumnType.SPLIT_INDEX64)
    offsets["items"] = [draft.add_page(codec.encode(codec_offsets), 400, settings=505)]
    # A page of that size that is stored whole would make a large file.
    content["items"] = [draft.add_page(b"", size)]
    page = content["items"][0]
    draft.store_page(page, zstd_chunk(text[:0xFFFFFF]) + zstd_chunk(text[0xFFFFFF:]))


@case("RNT-CMP-007", base="lz4")
def damaged_lz4_checksum(draft: EditableFile) -> None:
    _change(draft, lambda stored: stored.__setitem__(LEN_HEADER, stored[LEN_HEADER] ^ 1))
