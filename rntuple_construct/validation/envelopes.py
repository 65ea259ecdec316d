"""One envelope of an RNTuple as a validation sees it: stored bytes, contents, both parse trees, places."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from rntuple_kaitai import Rntuple, RntupleRc1, RntupleRc2, positions

from rntuple_construct.errors import RNTupleError
from rntuple_construct.generations.base import ENVELOPE_NAMES
from rntuple_construct.generations.kaitai import PARSE_FAILURES
from rntuple_construct.generations.page_list import PageList
from rntuple_construct.generations.records import FooterRecord, HeaderRecord
from rntuple_construct.grammar import rc1, rc2, v1
from rntuple_construct.validation.places import Places, page_list_places

__all__ = ["FOOTER", "GENERATIONS", "HEADER", "PAGE_LIST", "Envelope", "constructed_by"]

HEADER, FOOTER, PAGE_LIST = 1, 2, 3

_GRAMMARS: dict[str, Any] = {"1.x": v1, "rc2": rc2, "rc1": rc1}
_KAITAI: dict[str, tuple[Any, Any]] = {
    "1.x": (Rntuple, positions.Rntuple),
    "rc2": (RntupleRc2, positions.RntupleRc2),
    "rc1": (RntupleRc1, positions.RntupleRc1),
}
GENERATIONS = frozenset(_GRAMMARS)
"""Generations that are validated."""

_RC1_TYPES = {HEADER: "HeaderEnvelope", FOOTER: "FooterEnvelope", PAGE_LIST: "PageListEnvelope"}


def parsers(generation: str, type_id: int) -> tuple[Any, Any]:
    """The generated parser of an envelope, plain and with positions."""
    plain, recording = _KAITAI[generation]
    if generation == "rc1":
        return getattr(plain, _RC1_TYPES[type_id]), getattr(recording, _RC1_TYPES[type_id])
    return plain, recording


def constructed_by(generation: str) -> Any:
    """The construct grammar of a generation."""
    return _GRAMMARS[generation]


@dataclass(eq=False)
class Envelope:
    """One envelope.

    Args:
        generation: name of the generation.
        type_id: 1 header, 2 footer, 3 page list.
        path: ``header``, ``footer`` or ``page_list[3]``, with which paths in findings start.
        link: path of what refers to it.
        offset: absolute file offset of the first stored byte.
        nbytes: stored size.
        length: uncompressed length as the reference says.
        data: the uncompressed bytes; empty if they could not be had.
        is_intact: whether preamble and checksum are right, so that the contents can be believed.
        record: the contents; None if they could not be parsed or must not be believed.
        error: why they could not be parsed.
    """

    generation: str
    type_id: int
    path: str
    link: str
    offset: int
    nbytes: int
    length: int
    data: bytes = b""
    is_intact: bool = False
    record: HeaderRecord | FooterRecord | PageList | None = None
    error: RNTupleError | None = None
    is_spread: bool = field(default=False)

    @property
    def root(self) -> str:
        """Name of this kind of envelope in the paths of the grammars."""
        return ENVELOPE_NAMES[self.type_id]

    @property
    def base(self) -> int | None:
        """File offset of byte 0 of the contents if these are stored as they are, else None."""
        return self.offset if self.nbytes == self.length and not self.is_spread else None

    @property
    def span(self) -> tuple[int, int]:
        """The stored bytes (the first of them, if the envelope is spread over several keys)."""
        return self.offset, self.offset + self.nbytes

    @cached_property
    def tree(self) -> Any:
        """Payload in the generated parser; None if it cannot be parsed."""
        try:
            return parsers(self.generation, self.type_id)[0].from_bytes(self.data).payload
        except PARSE_FAILURES:
            return None

    @cached_property
    def constructed(self) -> Any:
        """The whole envelope in the construct grammar, or the error that stopped it."""
        try:
            return constructed_by(self.generation).parse_envelope(
                self.data, self.type_id, verify=False, compact_pages=True
            )
        except RNTupleError as error:
            return error

    @property
    def payload(self) -> Any:
        """Payload in the construct grammar; None if it cannot be parsed."""
        return None if isinstance(self.constructed, RNTupleError) else self.constructed["payload"]

    def locate(self, path: str) -> tuple[tuple[int, int], str]:
        """Absolute bytes in the file that a path of this envelope stands for.

        Args:
            path: starting with ``self.path``.

        Returns:
            the bytes, and a remark for the message where they are those of the whole compressed envelope.
        """
        inside = self._inside(self.root + path[len(self.path) :])
        if inside is None:
            return self.span, ""
        start, stop = inside
        if self.base is not None:
            return (self.base + start, self.base + stop), ""
        if (start, stop) == (0, len(self.data)):
            return self.span, ""
        return self.span, f"bytes {start:#x} to {stop:#x} of the uncompressed envelope"

    def _inside(self, path: str) -> tuple[int, int] | None:
        if self.type_id == PAGE_LIST and isinstance(self.record, PageList) and not self.record.foreign:
            narrow = self.generation == "rc1"
            found = page_list_places(self.data, self._start_of_locations, path, narrow=narrow)
            if found is not None:
                return found
        return self._places.find(path)

    @cached_property
    def _start_of_locations(self) -> int:
        if self.generation == "rc1":
            return 4
        return 16 + abs(int.from_bytes(self.data[16:24], "little", signed=True))

    @cached_property
    def _places(self) -> Places:
        return Places(parsers(self.generation, self.type_id)[1], self.data, self.root)
