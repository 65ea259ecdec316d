"""Compressed chunks (section "Compression Block"): how data are cut into them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.compression import LEN_CHUNK_HEADER, MAX_LEN_CHUNK, Buffer, iter_chunks
from rntuple_construct.validation.context import NTupleContext
from rntuple_construct.validation.registry import ntuple_check
from rntuple_construct.validation.rules import Depth

__all__ = ["chunk_problems"]


def chunk_problems(stored: Buffer) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield rule ids and message fields for irregular chunks that can still be decompressed."""
    chunks = list(iter_chunks(stored))
    for index, chunk in enumerate(chunks):
        if index + 1 < len(chunks) and chunk.len_uncompressed != MAX_LEN_CHUNK:
            yield (
                "RNT-CMP-006",
                {
                    "expected": MAX_LEN_CHUNK,
                    "actual": chunk.len_uncompressed,
                    "index": index,
                    "count": len(chunks),
                },
            )
            return
        if chunk.len_uncompressed <= chunk.len_compressed + LEN_CHUNK_HEADER:
            yield (
                "RNT-CMP-008",
                {
                    "expected": chunk.len_uncompressed,
                    "actual": chunk.len_compressed + LEN_CHUNK_HEADER,
                    "index": index,
                },
            )
            return


@ntuple_check("RNT-CMP-006", "RNT-CMP-008", depth=Depth.STRUCTURE)
def chunks_of_envelopes(ntuple: NTupleContext) -> None:
    """Compressed envelopes are cut as they should be."""
    for envelope in ntuple.envelopes:
        if not envelope.is_intact or envelope.nbytes == envelope.length:
            continue
        try:
            stored = envelope.stored()
        except RNTupleError:
            continue
        for rule_id, details in chunk_problems(stored):
            ntuple.emit(rule_id, path=envelope.link, span=envelope.span, **details)
