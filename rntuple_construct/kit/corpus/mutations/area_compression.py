"""Damage to compressed pages; their checksums are repaired, so that only the compression is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rntuple_construct.format.columns import ColumnType, column_codec
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
