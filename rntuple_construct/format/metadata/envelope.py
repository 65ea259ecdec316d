"""One envelope of an RNTuple: stored bytes, contents, errors, both parse trees, and the place of every part.

Everything is made when it is first asked for, so that a reader that wants the contents pays for nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar

from rntuple_construct.base.cached import cached_property
from rntuple_construct.base.collector import collector_paused
from rntuple_construct.base.constants import ENVELOPE_NAMES, FOOTER, HEADER, PAGE_LIST, USER_METADATA
from rntuple_construct.base.errors import EnvelopeError, LimitError, RNTupleError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.compression import Buffer, decompress
from rntuple_construct.format.container import RootFile, blob_ranges
from rntuple_construct.format.generations import Generation
from rntuple_construct.format.generations.records import (
    FooterRecord,
    HeaderRecord,
    Locator,
    PageList,
    UserMetadataEntry,
)
from rntuple_construct.format.metadata.byte_ranges import PageListFrames, Place, Places, part_around
from rntuple_construct.format.metadata.external_locators import fetch
from rntuple_construct.format.metadata.schema_cache import KnownSchemas

_Contents = TypeVar("_Contents")

_DAMAGED_STRING = "RNT-BAS-002"
# Each of them costs a parse.
_MOST_MENDED = 64


Record: TypeAlias = "HeaderRecord | FooterRecord | PageList | tuple[UserMetadataEntry, ...]"

# Errors of these rules are about the link to an envelope, not about its contents.
_RULES_OF_LINKS = frozenset({"RNT-CNT-014", "RNT-CMP-002", "RNT-CMP-010", "RNT-LOC-006"})


STRINGS = ("name", "description", "writer", "type_name", "type_alias", "key", "uri")
"""Members of envelopes that are strings."""
_LEN_LARGE = 64 << 10
"""Envelopes from this length on become so many objects that the garbage collector costs more than the parse."""
# Envelopes that are remembered: the bytes of each at most, and how many trees and page lists; trees take much more room.
_LEN_REMEMBERED = 16 << 10
_NUM_TREES = 8
_NUM_PAGE_LISTS = 64


def _remember(before: dict[Any, Any], key: Any, value: Any, at_most: int) -> None:
    if len(before) >= at_most:
        before.pop(next(iter(before)), None)
    before[key] = value


@dataclass(eq=False, repr=False)
class Envelope:
    """One envelope (section "Envelopes").

    Args:
        container: the file.
        generation: generation of the RNTuple.
        envelope_type: 1 header, 2 footer, 3 page list, 4 user meta-data.
        path: ``header``, ``footer``, ``page_list[3]`` or ``user_metadata[0]``; paths of its parts start with it.
        link: path of the reference to it, such as ``anchor`` or ``footer.cluster_groups[3].page_list_link``.
        locator: where it is stored.
        length: uncompressed length in bytes, as what refers to it says.
        max_key_size: largest payload of one key, 0 if blobs are never spread over several.
        header: the header envelope, whose checksum footer and page lists repeat; None for the header itself.
        verify: if true, checksums are compared.
        external: if true, a locator may lead out of the file.
        known: headers that were parsed before, so that one of the same bytes is not parsed again.
    """

    container: RootFile
    generation: Generation
    envelope_type: int
    path: str
    link: str
    locator: Locator
    length: int
    max_key_size: int = 0
    header: Envelope | None = None
    verify: bool = True
    external: bool = False
    known: KnownSchemas | None = None
    _errors: list[RNTupleError] = field(default_factory=list, init=False)
    _is_charged: bool = field(default=False, init=False)
    _num_records: int | None = field(default=None, init=False)
    # Of the header alone: trees of the small envelopes that were constructed last, by type and bytes, and page lists that
    # were parsed last, by bytes and file offset. A thousand cluster groups may refer to the same few page lists.
    _constructed_before: dict[tuple[int, bytes], Any] = field(default_factory=dict, init=False)
    _page_lists_before: dict[tuple[bytes, int | None], PageList] = field(default_factory=dict, init=False)

    # Where it is

    @property
    def root(self) -> str:
        """Name of this kind of envelope, with which paths in the grammars start."""
        return ENVELOPE_NAMES[self.envelope_type]

    @property
    def is_outside(self) -> bool:
        """Return whether it is stored outside the file."""
        return bool(self.locator.kind)

    @property
    def offset(self) -> int:
        """File offset of the first stored byte; 0 if it is stored outside the file."""
        return self.locator.offset

    @property
    def nbytes(self) -> int:
        """Stored bytes; 0 if it is stored outside the file."""
        return self.locator.size

    @property
    def is_spread(self) -> bool:
        """Return whether it is spread over several keys (section "Anchor schema")."""
        return 0 < self.max_key_size < self.nbytes

    @property
    def span(self) -> tuple[int, int] | None:
        """First stored byte in the file and the one after the last; None if it is stored outside the file.

        Of an envelope that is spread over several keys these are the bytes that a single key would take.
        """
        return None if self.is_outside else (self.offset, self.offset + self.nbytes)

    @property
    def base(self) -> int | None:
        """File offset of byte 0 of the contents if these are stored uncompressed in one key, else None."""
        is_plain = self.nbytes == self.length and not self.is_spread and not self.is_outside
        return self.offset if is_plain else None

    # Contents

    def ranges(self) -> list[tuple[int, int]]:
        """Offset and size of the byte ranges of the file that hold it: one, or one for each key that it is spread over.

        Raises:
            ContainerError: they lie outside the file (RNT-CNT-014), or its keys do not fit together (RNT-CMP-010).
        """
        if self.is_outside:
            return []
        source = self.container.source
        return blob_ranges(source, self.offset, self.nbytes, self.max_key_size, path=self.link)

    def stored(self) -> Buffer:
        """The stored bytes, usually compressed; read from the file by every call.

        Raises:
            ContainerError: they lie outside the records of the file (RNT-CNT-014), or their keys do not fit together.
            UnsupportedError: they are stored outside the file, and must not or cannot be fetched (RNT-LOC-006).
        """
        if self.is_outside:
            return fetch(self.locator, self.link, external=self.external)
        return self.container.read_blob(self.offset, self.nbytes, self.max_key_size, path=self.link)

    @cached_property
    def data(self) -> bytes:
        """The uncompressed bytes; empty if they could not be had, which ``errors`` explains."""
        try:
            self._check_sizes()
            self._check_budget()
            data = bytes(
                decompress(
                    self.stored(),
                    self.length,
                    path=self.path,
                    offset=self.offset,
                    limits=self.container.limits,
                )
            )
            self.container.source.release(self.nbytes)
            return data
        except RNTupleError as error:
            if error.rule_id in _RULES_OF_LINKS:
                error.path = self.link
            self._note(error)
            return b""

    def _check_sizes(self) -> None:
        """Raise if the stored bytes cannot hold an envelope of the stated length."""
        least = self.generation.len_smallest_envelope
        is_short = self.length < least
        if not is_short and (self.nbytes <= self.length or self.is_outside):
            return
        if self.link != "anchor":
            rule_id = "RNT-LOC-008" if is_short else "RNT-CMP-002"
        elif self.generation.anchor_has_checksum:
            rule_id = "RNT-ANC-010"
        else:
            rule_id = "RNT-RC1-001" if is_short else "RNT-CMP-002"
        raise broken(
            rule_id,
            path=self.link,
            offset=self.offset,
            expected=max(self.length, least),
            actual=self.nbytes if rule_id in ("RNT-ANC-010", "RNT-CMP-002") else self.length,
            name=self.path,
            field=f"length of the {self.path}",
        )

    def _check_budget(self) -> None:
        """Raise LimitError if the envelope expands to more than its file justifies; it is counted once."""
        is_there = self.is_outside or self.nbytes <= self.container.source.size
        if self._is_charged or not is_there:
            return
        place = (self.locator.kind, self.locator.payload or self.offset)
        self.container.envelope_budget.charge(
            place, self.nbytes, self.length, self.path, None if self.is_outside else self.offset
        )
        self._is_charged = True

    def _charge_records(self) -> None:
        """Raise LimitError if the envelopes have more records than their stored bytes justify; each is counted once."""
        if self._num_records is None:
            offset = None if self.is_outside else self.offset
            count = self.generation.num_records(self.data, self.envelope_type)
            self.container.envelope_budget.records.charge(count, path=self.path, offset=offset)
            self._num_records = count

    @cached_property
    def is_intact(self) -> bool:
        """Return whether the bytes are there and preamble and checksum are right, so that the contents can be believed."""
        if not self.data:
            return False
        try:
            self.generation.check_envelope(
                self.data, self.envelope_type, base=self.base, path=self.path, verify=self.verify
            )
            self._charge_records()
        except RNTupleError as error:
            error.path = self.path
            self._note(error)
            return False
        return True

    @cached_property
    def checksum(self) -> bytes:
        """The checksum at the end of the envelope; empty if there are no bytes."""
        return self.data[len(self.data) - self.generation.len_envelope_checksum :]

    @cached_property
    def record(self) -> Record | None:
        """The contents; None if they cannot be believed or parsed, or belong to another header.

        Errors that leave the rest readable (a non-UTF-8 string) are only noted in ``errors``.
        """
        if not self.is_intact:
            return None
        record = self._parsed()
        stored = getattr(record, "header_checksum", None)
        if (
            record is None
            or not stored
            or self.header is None
            or not self.verify
            or not self.header.is_intact
        ):
            return record
        expected = self.header.checksum
        if stored == expected:
            return record
        rule_id = "RNT-FTR-001" if self.envelope_type == FOOTER else "RNT-PGL-001"
        self._note(
            broken(rule_id, path=f"{self.path}.header_checksum", expected=expected.hex(), actual=stored.hex())
        )
        return None

    @property
    def errors(self) -> tuple[RNTupleError, ...]:
        """Everything that is wrong with the envelope, in the order in which it was met."""
        _ = self.record
        return tuple(self._errors)

    def require(self) -> Any:
        """The contents.

        Raises:
            RNTupleError: the first of ``errors``.
        """
        record = self.record
        if self._errors:
            raise self._errors[0].with_traceback(None)
        return record

    def forget(self) -> None:
        """Release the uncompressed bytes; they are read again when they are needed."""
        _ = self.record, self.checksum
        for name in ("data", "_places", "frames", "constructed", "tree"):
            self.__dict__.pop(name, None)

    def forget_tree(self) -> None:
        """Release the tree of Kaitai's parser, which takes more memory than all else of an envelope."""
        self.__dict__.pop("tree", None)

    def _parsed(self) -> Record | None:
        if self.envelope_type == PAGE_LIST and len(self.data) <= _LEN_REMEMBERED:
            return self._shared_page_list()
        if self.known is None or self.envelope_type != HEADER:
            return self._repaired()
        record: Record | None = self.known.header(self.generation, self.data)
        if record is None:
            record = self._repaired()
            # A repaired copy has errors, which belong to this envelope.
            if isinstance(record, HeaderRecord) and not self._errors:
                self.known.add(self.generation, self.data, record)
        return record

    def _shared_page_list(self) -> Record | None:
        """The page list, the same object for all cluster groups that refer to these bytes."""
        before, key = (self.header or self)._page_lists_before, (self.data, self.base)
        record: Record | None = before.get(key)
        if record is None:
            num_errors = len(self._errors)
            record = self._repaired()
            # A repaired copy has errors, which belong to this envelope.
            if isinstance(record, PageList) and len(self._errors) == num_errors:
                _remember(before, key, record, _NUM_PAGE_LISTS)
        return record

    def _repaired(self) -> Record | None:
        if len(self.data) < _LEN_LARGE:
            return mend(self._parse, self.data, self._note)
        with collector_paused():
            return mend(self._parse, self.data, self._note)

    def _parse(self, data: bytes) -> Record:
        if self.envelope_type == PAGE_LIST:
            return self.generation.parse_page_list(data, self.base)
        if self.envelope_type == USER_METADATA:
            return self.generation.parse_user_metadata(data, self.base)
        if self.envelope_type == HEADER:
            return self.generation.parse_header(data, self.base)
        return self.generation.parse_footer(data, self.base)

    def _note(self, error: RNTupleError) -> None:
        """Keep an error, with the path of this envelope, and without the frames that it was raised in."""
        path = error.path or self.path
        if path == self.root or path.startswith(f"{self.root}."):
            path = self.path + path[len(self.root) :]
        error.path = path
        self._errors.append(error.with_traceback(None))

    # Both grammars

    @cached_property
    def too_many_frames(self) -> RNTupleError | None:
        """Return why neither grammar should make objects of the contents: too many for the stored bytes; None if it may."""
        for error in self.errors:
            if isinstance(error, LimitError):
                return error
        record = self.record
        if isinstance(record, PageList):
            try:
                self.container.envelope_budget.ranges.charge(
                    len(record.element_offset), path=self.path, offset=self.offset
                )
            except LimitError as error:
                return error.with_traceback(None)
        return None

    @cached_property
    def tree(self) -> Any:
        """Payload in Kaitai's parser; None if it cannot be parsed."""
        if self.too_many_frames is not None:
            return None
        from rntuple_construct.format.generations.kaitai import PARSE_FAILURES

        try:
            with collector_paused():
                return self.generation.plain_parser(self.envelope_type).from_bytes(self.data).payload
        except PARSE_FAILURES:
            return None

    @cached_property
    def constructed(self) -> Any:
        """The whole envelope in the construct grammar, or the error that stopped it."""
        if self.too_many_frames is not None:
            return self.too_many_frames
        before, key = (self.header or self)._constructed_before, (self.envelope_type, self.data)
        tree = before.get(key)
        if tree is None:
            try:
                with collector_paused():
                    tree = self.generation.grammar.parse_envelope(
                        self.data, self.envelope_type, verify=False, compact_pages=True
                    )
            except RNTupleError as error:
                return error
            if len(self.data) <= _LEN_REMEMBERED:
                _remember(before, key, tree, _NUM_TREES)
        return tree

    @property
    def payload(self) -> Any:
        """Payload in the construct grammar; None if it cannot be parsed."""
        return None if isinstance(self.constructed, RNTupleError) else self.constructed["payload"]

    def strings(self) -> Iterator[tuple[str, bytes]]:
        """All strings of the envelope with their paths; none if it cannot be parsed."""
        return _strings(self.payload, self.path)

    # Places

    def locate(self, path: str) -> Place | None:
        """The bytes in the file at a path of this envelope, or those closest around them.

        Args:
            path: starting with ``self.path``, such as ``page_list[0].page_locations[2][5][7].locator``.

        Returns:
            the place; None if the envelope is stored outside the file.
        """
        if self.span is None:
            return None
        inside = None if self._is_beyond_limits else self.locate_inside(path)
        if inside is None or inside == (0, len(self.data)):
            return Place(*self.span)
        start, stop = inside
        if self.base is not None:
            return Place(self.base + start, self.base + stop)
        return Place(*self.span, f"bytes {start:#x} to {stop:#x} of the uncompressed envelope")

    @property
    def _is_beyond_limits(self) -> bool:
        return any(isinstance(error, LimitError) for error in self._errors)

    def locate_inside(self, path: str) -> tuple[int, int] | None:
        """First byte at a path in the uncompressed envelope, and the one after the last; None if none."""
        path = self.root + path[len(self.path) :]
        if path == self.root:
            return 0, len(self.data)
        if self.frames is not None:
            around = path
            while around:
                found = self.frames.locate(around)
                if found is not None:
                    return found
                around = part_around(around)
        return self._places.find(path)

    @cached_property
    def frames(self) -> PageListFrames | None:
        """The nested frames of the page locations; None if this is not a valid page list."""
        if self.envelope_type != PAGE_LIST or not self.is_intact:
            return None
        return PageListFrames(self.data, self.generation, self.base)

    @cached_property
    def _places(self) -> Places:
        data = self.data
        if self.envelope_type == PAGE_LIST:
            # The frames of clusters, columns and pages are walked, where they can be: a small file may list a million.
            with suppress(EnvelopeError):
                data = PageListFrames(data, self.generation).without_clusters()
        return Places(self.generation, self.envelope_type, data)

    def __repr__(self) -> str:
        return f"<Envelope {self.path}: {self.nbytes} bytes at {self.offset:#x}>"


def _strings(tree: Any, path: str) -> Iterator[tuple[str, bytes]]:
    """All strings of a tree of the construct grammar with their paths."""
    if isinstance(tree, dict):
        items = tree.get("items")
        if isinstance(items, list):
            for index, item in enumerate(items):
                yield from _strings(item, f"{path}[{index}]")
        for name, value in tree.items():
            if isinstance(value, bytes):
                if name in STRINGS:
                    yield f"{path}.{name}", value
            elif isinstance(value, dict):
                yield from _strings(value, f"{path}.{name}")


def mend(
    parse: Callable[[bytes], _Contents], data: bytes, note: Callable[[RNTupleError], None]
) -> _Contents | None:
    """Parse an envelope, with damaged strings replaced.

    Args:
        parse: makes the contents of bytes, or raises an RNTupleError.
        data: the envelope.
        note: takes the errors.

    Returns:
        the contents; None if they cannot be had.
    """
    for _ in range(_MOST_MENDED):
        try:
            return parse(data)
        except RNTupleError as error:
            note(error)
            repaired = _repaired(data, error)
            if repaired is None:
                return None
            data = repaired
    return None


def _repaired(data: bytes, error: RNTupleError) -> bytes | None:
    """The envelope without the string that the error is about; None if nothing can be done."""
    if error.rule_id != _DAMAGED_STRING or not isinstance(error.actual, bytes) or not error.actual:
        return None
    # Strings are stored with their length in front; every equal one is as bad.
    length = len(error.actual).to_bytes(4, "little")
    repaired = data.replace(length + error.actual, length + b"?" * len(error.actual))
    return None if repaired == data else repaired
