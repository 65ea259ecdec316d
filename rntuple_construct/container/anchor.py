"""The anchor object: where header and footer of an RNTuple are (format section "Anchor schema").

The bytes of all generations are described in ``spec/root_file.ksy``.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Any

import xxhash
from rntuple_kaitai import ParseError
from rntuple_kaitai import RootFile as Grammar
from rntuple_spec.constants import (
    ANCHOR_CLASS,
    BYTE_COUNT_MASK,
    DRAFT_ANCHOR_CLASS,
    FIRST_CHECKED_ANCHOR_BYTE,
)

from rntuple_construct.container.records import Span
from rntuple_construct.errors import AnchorError, UnsupportedError

__all__ = ["ANCHOR_CLASSES", "CLASS_1_X", "CLASS_EXPERIMENTAL", "Anchor", "parse_anchor"]

CLASS_1_X = ANCHOR_CLASS
CLASS_EXPERIMENTAL = DRAFT_ANCHOR_CLASS
ANCHOR_CLASSES = (CLASS_1_X, CLASS_EXPERIMENTAL)

GENERATION_1_X = "1.x"
GENERATION_RC2 = "rc2"
GENERATION_RC1 = "rc1"
GENERATION_V0 = "v0"

_BYTE_COUNT_RC1 = 54
_LEN_CHECKSUM = 8
_START = struct.Struct(">IHH")
_EPOCH_1_X = 1


@dataclass(frozen=True, slots=True)
class Anchor:
    """An anchor of any generation; what a generation does not have is 0, empty or None.

    Args:
        generation: ``"1.x"``, ``"rc2"``, ``"rc1"`` or ``"v0"``.
        class_name: class of the key; empty for an anchor that no keys list mentions.
        span: the stored bytes of the object, still compressed if ``is_compressed``.
        len_object: uncompressed length of the object in bytes.
        is_compressed: whether the object is stored compressed.
        byte_count: first word of the object, with bit 30.
        class_version: version of the class.
        version: epoch, major, minor, patch of the format; None before RC2.
        seek_header: absolute offset of the header envelope.
        nbytes_header: its stored size.
        len_header: its uncompressed length.
        seek_footer: absolute offset of the footer envelope.
        nbytes_footer: its stored size.
        len_footer: its uncompressed length.
        max_key_size: largest payload of one key; 0 if blobs are never spread over several.
        trailing: members appended by a later version of the format.
        checksum: the 8 bytes as stored; None before RC2.
        checksum_ok: whether they match; None before RC2.
    """

    generation: str
    class_name: str
    span: Span
    len_object: int
    is_compressed: bool
    byte_count: int
    class_version: int
    version: tuple[int, int, int, int] | None
    seek_header: int
    nbytes_header: int
    len_header: int
    seek_footer: int
    nbytes_footer: int
    len_footer: int
    max_key_size: int
    trailing: bytes
    checksum: bytes | None
    checksum_ok: bool | None


def parse_anchor(
    data: bytes | bytearray | memoryview, class_name: str, span: Span, path: str, *, verify: bool = True
) -> Anchor:
    """Parse an uncompressed anchor object of any generation.

    RC1 and the drafts before it ("v0") have one layout; the anchor then says ``"rc1"`` and only the header
    can tell.

    Args:
        data: exactly the object.
        class_name: class of the key.
        span: the object as stored, for messages and for the result.
        path: place in the tree of the file, for messages.
        verify: whether a wrong checksum is an error.

    Raises:
        AnchorError: too short (RNT-ANC-002), cut off (RNT-ANC-003), or a wrong checksum (RNT-ANC-004).
        UnsupportedError: a format epoch after 1 (RNT-ANC-007).
    """
    where: dict[str, Any] = {"path": path, "offset": span.start}
    if len(data) < _START.size:
        raise AnchorError(f"object of {len(data)} bytes is no anchor", rule_id="RNT-ANC-002", **where)
    byte_count, class_version, epoch = _START.unpack_from(data)
    if class_name == CLASS_EXPERIMENTAL and byte_count & BYTE_COUNT_MASK == _BYTE_COUNT_RC1:
        return _parse_rc1(data, class_name, span, where)
    if epoch > _EPOCH_1_X:
        _check(data, verify, where)
        raise UnsupportedError(
            f"RNTuple format epoch {epoch} is not known",
            rule_id="RNT-ANC-007",
            expected=_EPOCH_1_X,
            actual=epoch,
            hint="the file was written by a later, incompatible version of ROOT",
            **where,
        )
    generation, grammar = (GENERATION_1_X, Grammar.Anchor) if epoch else (GENERATION_RC2, Grammar.AnchorRc2)
    try:
        raw = grammar.from_bytes(bytes(data))
    except ParseError as err:
        raise AnchorError(
            f"object of {len(data)} bytes is no anchor: {err}",
            rule_id="RNT-ANC-002",
            actual=len(data),
            **where,
        ) from err
    return Anchor(
        generation=generation,
        class_name=class_name,
        span=span,
        len_object=len(data),
        is_compressed=len(data) > span.stop - span.start,
        byte_count=byte_count,
        class_version=class_version,
        version=(raw.version_epoch, raw.version_major, raw.version_minor, raw.version_patch),
        seek_header=raw.seek_header,
        nbytes_header=raw.nbytes_header,
        len_header=raw.len_header,
        seek_footer=raw.seek_footer,
        nbytes_footer=raw.nbytes_footer,
        len_footer=raw.len_footer,
        max_key_size=getattr(raw, "max_key_size", None) or 0,
        trailing=raw.trailing,
        checksum=raw.checksum,
        checksum_ok=_check(data, verify, where),
    )


def _parse_rc1(
    data: bytes | bytearray | memoryview, class_name: str, span: Span, where: dict[str, Any]
) -> Anchor:
    try:
        raw = Grammar.AnchorRc1.from_bytes(bytes(data))
    except ParseError as err:
        raise AnchorError(f"anchor is cut off: {err}", rule_id="RNT-ANC-003", **where) from err
    return Anchor(
        generation=GENERATION_RC1,
        class_name=class_name,
        span=span,
        len_object=len(data),
        is_compressed=len(data) > span.stop - span.start,
        byte_count=raw.byte_count,
        class_version=raw.class_version,
        version=None,
        seek_header=raw.seek_header,
        nbytes_header=raw.nbytes_header,
        len_header=raw.len_header,
        seek_footer=raw.seek_footer,
        nbytes_footer=raw.nbytes_footer,
        len_footer=raw.len_footer,
        max_key_size=0,
        trailing=raw.trailing,
        checksum=None,
        checksum_ok=None,
    )


def _check(data: bytes | bytearray | memoryview, verify: bool, where: dict[str, Any]) -> bool:
    stored = bytes(data[-_LEN_CHECKSUM:])
    # The canonical digest is the big-endian one, as stored.
    computed = xxhash.xxh3_64_digest(memoryview(data)[FIRST_CHECKED_ANCHOR_BYTE:-_LEN_CHECKSUM])
    if verify and stored != computed:
        raise AnchorError(
            "checksum of the anchor does not match",
            rule_id="RNT-ANC-004",
            expected=computed.hex(),
            actual=stored.hex(),
            **where,
        )
    return stored == computed
