"""Envelopes as a whole: strings, feature flags, compressed chunks, locators (sections "Basic Types" to "Compression Block")."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from rntuple_spec.constants import FEATURE_FLAG_CONTINUES, MAX_STANDARD_LOCATOR_SIZE

from rntuple_construct.base.constants import HEADER, KIND_OBJECT64, KIND_URI, STORE_LOCATORS
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.compression import (
    LARGEST_ALGORITHM,
    LARGEST_LEVEL,
    LEN_CHUNK_HEADER,
    MAX_LEN_CHUNK,
    Buffer,
    iter_chunks,
)
from rntuple_construct.format.generations.records import NOT_LISTED, FooterRecord, HeaderRecord
from rntuple_construct.format.grammar.engine.locators import KIND_LARGE
from rntuple_construct.format.metadata.envelope import STRINGS
from rntuple_construct.validation.checks.grammars import remarks_of
from rntuple_construct.validation.context import SOUND, NTupleContext
from rntuple_construct.validation.registry import ntuple_check
from rntuple_construct.validation.rules import Depth, Severity

__all__ = [
    "chunk_problems",
]

_ONLY_SHOWN = (".description", ".writer", ".type_alias")
"""Strings that nothing depends on; readers do not refuse them."""
_ENCODING = "encoding"


@ntuple_check("RNT-BAS-002")
def encoding(ntuple: NTupleContext) -> None:
    """Strings are UTF-8, before the release ASCII."""
    encoding = ntuple.generation.text_encoding
    for envelope in (ntuple.header_envelope, ntuple.footer_envelope):
        if not envelope.is_intact or SOUND.knows(_ENCODING, envelope) or envelope.payload is None:
            continue
        if _is_ascii(envelope.payload):
            SOUND.add(_ENCODING, envelope)
            continue
        said = {error.actual for error in envelope.errors if error.rule_id == "RNT-BAS-002"}
        for path, raw in envelope.strings():
            if raw in said:
                continue
            try:
                raw.decode(encoding)
            except UnicodeDecodeError:
                is_mild = path.endswith(_ONLY_SHOWN) or _is_utf8(raw)
                severity = Severity.WARNING if is_mild else None
                ntuple.emit("RNT-BAS-002", path=path, actual=raw, severity=severity)


def _is_ascii(tree: dict[str, Any]) -> bool:
    """Return whether all strings of a tree are ASCII: most are, and then no path is needed."""
    for name, value in tree.items():
        if isinstance(value, bytes):
            if name in STRINGS and not value.isascii():
                return False
        elif isinstance(value, dict):
            if not _is_ascii(value):
                return False
        elif type(value) is list and not all(_is_ascii(item) for item in value if isinstance(item, dict)):
            return False
    return True


def _is_utf8(raw: bytes) -> bool:
    try:
        raw.decode()
    except UnicodeDecodeError:
        return False
    return True


_FLAGS = FEATURE_FLAG_CONTINUES - 1


@ntuple_check("RNT-FEA-006")
def superfluous_words(ntuple: NTupleContext) -> None:
    """A chain has no word more than its highest flag needs."""
    for envelope in (ntuple.header_envelope, ntuple.footer_envelope):
        if not isinstance(envelope.record, (HeaderRecord, FooterRecord)):
            continue
        words = envelope.record.feature_flags
        needed = max((index for index, word in enumerate(words) if word & _FLAGS), default=0) + 1
        if len(words) > needed:
            path = f"{envelope.path}.feature_flags"
            ntuple.emit("RNT-FEA-006", path=path, expected=needed, actual=len(words))


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


_STORE_PAYLOADS = (12, 16)


@ntuple_check("RNT-LOC-003", "RNT-LOC-004", "RNT-LOC-005", "RNT-LOC-009", "RNT-PRE-002", "RNT-VAL-003")
def unusual_locators(ntuple: NTupleContext) -> None:
    """Large locators are needed and have the right size; others cannot be followed."""
    for envelope in ntuple.envelopes:
        # Headers have no locators.
        has_locators = envelope.envelope_type != HEADER and envelope.record is not None
        remarks = remarks_of(ntuple, envelope) if has_locators else None
        for path, tree in remarks.locators if remarks else ():
            if tree["kind"] == KIND_LARGE and "ofs_range" in tree:
                _check_large(ntuple, path, tree)
            elif tree["kind"] == KIND_URI and ntuple.generation.has_uri_locators:
                ntuple.emit(
                    "RNT-PRE-002",
                    path=path,
                    actual=tree.get("payload", b"").decode("ascii", "backslashreplace"),
                )
            elif tree["kind"] in STORE_LOCATORS and (
                tree["kind"] == KIND_OBJECT64 or ntuple.binds("RNT-LOC-003")
            ):
                kind, actual = STORE_LOCATORS[tree["kind"]], _len_payload(tree)
                ntuple.emit("RNT-LOC-005", path=path, expected=_STORE_PAYLOADS, actual=actual, kind=kind)
            else:
                problem = f"locator of type {tree['kind']:#x}"
                ntuple.emit("RNT-VAL-003", path=path, actual=tree["kind"], problem=problem)


def _check_large(ntuple: NTupleContext, path: str, tree: dict[str, Any]) -> None:
    left = tree.get("trailing", b"")
    reserved = tree.get("reserved", 0)
    if reserved:
        severity = Severity.WARNING if reserved == 1 else None
        ntuple.emit("RNT-LOC-009", path=path, expected=0, actual=reserved, severity=severity)
    if left:
        ntuple.emit("RNT-LOC-003", path=path, expected=20, actual=20 + len(left))
    elif tree["len_range"] <= MAX_STANDARD_LOCATOR_SIZE:
        ntuple.emit("RNT-LOC-004", path=path, actual=tree["len_range"])


def _len_payload(tree: dict[str, Any]) -> int:
    if "payload" in tree:
        return len(tree["payload"])
    return 12 + len(tree.get("trailing", b""))


@ntuple_check("RNT-BAS-003", needs=("page_lists",))
def compression_settings(ntuple: NTupleContext) -> None:
    """Settings are 100 times the algorithm plus the level."""
    for group, pages in enumerate(ntuple.page_lists or ()):
        if pages is None:
            continue
        settings = pages.compression_settings
        wrong = (settings // 100 > LARGEST_ALGORITHM) | (settings % 100 > LARGEST_LEVEL)
        wrong &= settings != NOT_LISTED
        if not wrong.any():
            continue
        for value, first in zip(*np.unique(settings[wrong], return_index=True), strict=True):
            place = int(np.flatnonzero(wrong)[first])
            path = f"{pages.path_of_range(group, place)}.compression_settings"
            ntuple.emit(
                "RNT-BAS-003", path=path, expected="algorithm 0 to 5, level 0 to 9", actual=int(value)
            )
