"""The released generation 1.x: parse and build its envelopes and anchors.

Trees are plain nested mappings with the format's own names. Sizes, counts, lengths and checksums are
computed on build; ``trailing`` (unknown bytes) defaults to none.

>>> empty = {"fields": [], "columns": [], "alias_columns": [], "extra_type_infos": []}
>>> header = {"feature_flags": [0], "name": "nt", "description": "", "writer": "me", "schema": empty}
>>> data = build_envelope({"type_id": HEADER, "payload": header})
>>> parse_envelope(data, HEADER)["payload"]["name"]
b'nt'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rntuple_construct.grammar import anchors, header_footer, page_list
from rntuple_construct.grammar.envelope import EnvelopeFormat
from rntuple_construct.grammar.layout import Tree

HEADER = 1
FOOTER = 2
PAGE_LIST = 3

ENVELOPE_TYPES = {HEADER: "header", FOOTER: "footer", PAGE_LIST: "page_list"}

_ENVELOPES = EnvelopeFormat(
    {HEADER: header_footer.HEADER, FOOTER: header_footer.FOOTER, PAGE_LIST: page_list.PAGE_LIST},
    ENVELOPE_TYPES,
)


def parse_envelope(
    data: bytes, expected_type: int | None = None, *, verify: bool = True, compact_pages: bool = False
) -> Tree:
    """Parse one uncompressed envelope ("Envelopes").

    Args:
        data: the whole envelope, nothing else.
        expected_type: key of :data:`ENVELOPE_TYPES` that it has to be; None accepts any.
        verify: whether a wrong checksum is an error; the tree does not force it, so a rebuild repairs it.
        compact_pages: give the pages of a column as
            :class:`~rntuple_construct.grammar.page_list.StandardPages` where all locators are standard
            (fast, read-only), instead of lists of mappings.

    Returns:
        ``{type_id, length, payload, checksum}``; strings and checksums are bytes as stored.

    Raises:
        EnvelopeError: with rule, path and offset inside the envelope.
    """
    return _ENVELOPES.parse(data, expected_type, verify=verify, compact_pages=compact_pages)


def build_envelope(obj: Mapping[str, Any]) -> bytes:
    """Build one uncompressed envelope from ``{type_id, payload}`` ("Envelopes").

    Args:
        obj: the tree; what :func:`parse_envelope` gave is built back byte by byte.

    Raises:
        SchemaError: with the path of the value that is missing, unknown, or does not fit.
    """
    return _ENVELOPES.build(obj)


def parse_anchor(data: bytes, *, verify: bool = True, offset: int = 0) -> Tree:
    """Parse one uncompressed anchor object, from its byte count to its checksum ("Anchor schema").

    Args:
        data: the whole object; members that follow the known ones are kept in ``trailing``.
        verify: whether a wrong checksum is an error.
        offset: file offset of the object, for errors.

    Raises:
        AnchorError: with rule, path and offset.
    """
    return anchors.ANCHOR.parse(data, verify=verify, offset=offset)


def build_anchor(obj: Mapping[str, Any]) -> bytes:
    """Build one anchor object ("Anchor schema"); the class version defaults to 2.

    Raises:
        SchemaError: with the path of the value that is missing, unknown, or does not fit.
    """
    return anchors.ANCHOR.build(obj)
