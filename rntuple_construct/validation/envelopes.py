"""One envelope of an RNTuple as a validation sees it: stored bytes, contents, both parse trees, places."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from rntuple_construct.constants import ENVELOPE_NAMES, FOOTER, HEADER, PAGE_LIST
from rntuple_construct.errors import RNTupleError
from rntuple_construct.generations import Generation
from rntuple_construct.generations.kaitai import PARSE_FAILURES
from rntuple_construct.generations.page_list import PageList
from rntuple_construct.generations.records import FooterRecord, HeaderRecord
from rntuple_construct.validation.places import Places, page_list_places

__all__ = ["FOOTER", "HEADER", "PAGE_LIST", "Envelope"]


@dataclass(eq=False)
class Envelope:
    """One envelope.

    Args:
        generation: the generation of the RNTuple.
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

    generation: Generation
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
            return self.generation.parser(self.type_id).from_bytes(self.data).payload
        except PARSE_FAILURES:
            return None

    @cached_property
    def constructed(self) -> Any:
        """The whole envelope in the construct grammar, or the error that stopped it."""
        try:
            return self.generation.grammar.parse_envelope(
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
            start = self.generation.start_of_page_locations(self.data)
            found = page_list_places(self.data, start, path, self.generation.page_list_layout)
            if found is not None:
                return found
        return self._places.find(path)

    @cached_property
    def _places(self) -> Places:
        return Places(self.generation.parser_with_positions(self.type_id), self.data, self.root)
