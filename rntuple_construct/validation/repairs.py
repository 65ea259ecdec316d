"""What is wrong inside an envelope that can still be read: reported, and mended in a copy for the parser.

The readers of this package refuse unknown features and damaged strings. A validation reports them and goes on.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from rntuple_construct.errors import RNTupleError
from rntuple_construct.validation.context import NTupleContext
from rntuple_construct.validation.envelopes import PAGE_LIST, Envelope
from rntuple_construct.validation.rules import Severity

__all__ = ["REPAIRS", "feature_words", "report_parse_error", "texts"]

_NESTED_DEFERRED = 0
_CONTINUES = 1 << 63
_ONLY_SHOWN = (".description", ".writer", ".type_alias")
"""Strings that nothing depends on; readers do not refuse them."""
_TEXTS = ("name", "description", "writer", "type_name", "type_alias", "key", "uri")


def feature_words(envelope: Envelope) -> tuple[int, list[int]] | None:
    """Position of the chain of feature flags in an envelope, and its words; None if it does not end."""
    position = start = envelope.generation.len_preamble
    end = len(envelope.data) - envelope.generation.len_envelope_checksum
    words: list[int] = []
    while position + 8 <= end:
        words.append(int.from_bytes(envelope.data[position : position + 8], "little"))
        position += 8
        if not words[-1] & _CONTINUES:
            return start, words
    return None


def _mend_features(ntuple: NTupleContext, envelope: Envelope, data: bytes) -> bytes:
    """Report the feature that is known but not implemented, and take its flag away."""
    found = None if envelope.type_id == PAGE_LIST else feature_words(envelope)
    if found is None or not ntuple.binds("RNT-FEA-005"):
        return data
    start, words = found
    if not words[0] & 1 << _NESTED_DEFERRED:
        return data
    ntuple.emit(
        "RNT-FEA-005",
        path=f"{envelope.path}.feature_flags",
        expected=0,
        actual=words[0],
        flag=_NESTED_DEFERRED,
    )
    return data[:start] + bytes([data[start] & 0xFE]) + data[start + 1 :]


def texts(tree: Any, path: str) -> Iterator[tuple[str, bytes]]:
    """All strings of a tree of the construct grammar with their paths."""
    if isinstance(tree, dict):
        items = tree.get("items")
        if isinstance(items, list):
            for index, item in enumerate(items):
                yield from texts(item, f"{path}[{index}]")
        for name, value in tree.items():
            if isinstance(value, bytes):
                if name in _TEXTS:
                    yield f"{path}.{name}", value
            elif isinstance(value, dict):
                yield from texts(value, f"{path}.{name}")


def _is_utf8(raw: bytes) -> bool:
    try:
        raw.decode()
    except UnicodeDecodeError:
        return False
    return True


def _mend_texts(ntuple: NTupleContext, envelope: Envelope, data: bytes) -> bytes:
    """Report strings that are no UTF-8 (before the release: no ASCII), and put question marks there."""
    if envelope.type_id == PAGE_LIST or envelope.payload is None or data.isascii():
        return data
    encoding = ntuple.generation.text_encoding
    bad = []
    for path, raw in texts(envelope.payload, envelope.path):
        if raw.isascii():
            continue
        try:
            raw.decode(encoding)
        except UnicodeDecodeError:
            is_utf8 = _is_utf8(raw)
            mild = is_utf8 or path.endswith(_ONLY_SHOWN)
            ntuple.emit("RNT-BAS-002", path=path, actual=raw, severity=Severity.WARNING if mild else None)
            if not is_utf8:
                bad.append(raw)
    mended = bytearray(data)
    for raw in bad:
        # Strings are stored with their length in front; every equal one is as bad.
        stored = len(raw).to_bytes(4, "little") + raw
        position = data.find(stored)
        while position >= 0:
            mended[position + 4 : position + len(stored)] = b"?" * len(raw)
            position = data.find(stored, position + 1)
    return bytes(mended)


REPAIRS: tuple[Callable[[NTupleContext, Envelope, bytes], bytes], ...] = (_mend_features, _mend_texts)

# What a parser could not read, by its path below the envelope: the rule, and what is missing.
_ENDS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern), rule_id)
    for pattern, rule_id in (
        (r"^\.(name|description|writer)(?:\.len)?$", "RNT-HDR-002"),
        (r"^\.schema\.(fields|columns|alias_columns|extra_type_infos)(?!\[)", "RNT-HDR-003"),
        (
            r"^\.schema_extension\.schema\.(fields|columns|alias_columns|extra_type_infos)(?!\[)",
            "RNT-FTR-002",
        ),
        (r"^\.(column_groups|cluster_summaries|cluster_groups|meta_data_links)(?!\[)", "RNT-RC2-004"),
        (r"^\.(feature_flags)", "RNT-FEA-001"),
        (r"\.fields\[\d+\]\.(array_size|source_field_id|type_checksum)$", "RNT-FLD-001"),
        (r"\.columns\[\d+\]\.(value_range)(?:\.(?:min|max))?$", "RNT-COL-006"),
        (r"\.extra_type_infos\[\d+\]\.(\w+)(?:\.len)?$", "RNT-EXT-001"),
        (r"\.(element_offset|compression_settings)$", "RNT-PGL-005"),
    )
)


def report_parse_error(ntuple: NTupleContext, envelope: Envelope, error: RNTupleError) -> None:
    """Report that an envelope does not follow the grammar, under the most telling rule.

    Args:
        ntuple: the RNTuple.
        envelope: the envelope.
        error: from the parser; its path says where the bytes made no sense.
    """
    path = envelope.path + (error.path or envelope.root)[len(envelope.root) :]
    # The end of the bytes says little; which value they end before says more.
    if error.rule_id in ("RNT-FRM-005", "RNT-FRM-001") and _ends_before(error):
        rule_id, name = _rule_of_end(envelope, path)
        if rule_id and ntuple.has_rule(rule_id):
            ntuple.emit(rule_id, path=path, name=name)
            return
    other = envelope.constructed
    if (
        error.rule_id == "RNT-LOC-002"
        and isinstance(other, RNTupleError)
        and (other.rule_id or "").startswith("RNT-LOC")
    ):
        # The other grammar tells the forms of locators apart.
        error.rule_id, error.message = other.rule_id, other.message
    if error.rule_id == "RNT-FRM-001" and error.actual == 0:
        error.rule_id = "RNT-FRM-006"
    ntuple.report_error(error, path=path, span=envelope.span)


def _ends_before(error: RNTupleError) -> bool:
    return (
        "end before" in error.message
        or "bytes left" in error.message
        or error.message.startswith("inner frame")
    )


def _rule_of_end(envelope: Envelope, path: str) -> tuple[str | None, str]:
    inner = path.removeprefix(envelope.path).replace(".record.", ".")
    for pattern, rule_id in _ENDS:
        match = pattern.search(inner)
        if match is not None:
            return rule_id, match[1].replace("_", " ")
    return None, ""
