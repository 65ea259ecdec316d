"""Locators and envelope links ("Locators and Envelope Links").

A standard locator is a non-negative i32 size and a u64 offset. In any other locator the stored i32 is
negative. Negated as a whole it holds the size of the locator (16 bits), a reserved byte and the kind.

Page locations: three nested list frames, and the pages of a column packed into one block ("Page Locations").

Page lists are the one envelope whose volume matters, so the pages of a column have three spellings:

* mappings ``{"num_elements_signed": n, "locator": {...}}``, which is also what parsing gives by default;
* tuples ``(num_elements_signed, size, offset)`` for standard locators, on build only; among themselves
  they are packed in one go, but they may be mixed with mappings;
* :class:`StandardPages`, a read-only sequence over the stored 16 bytes per page, for lists of standard
locators. ``parse_envelope(..., compact_pages=True)`` returns it if possible, and build copies its bytes.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from construct import (
    Construct,
    Container,
    GreedyBytes,
    Int32sl,
    Int32ul,
    Int64sl,
    Int64ul,
    ListContainer,
    StreamError,
    stream_read,
)
from rntuple_spec.constants import MAX_STANDARD_LOCATOR_SIZE, LocatorKind

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.grammar.engine.forcing import Raw
from rntuple_construct.format.grammar.engine.frames import FrameStyle, Items, ItemsReader, ListFrame
from rntuple_construct.format.grammar.engine.parsing import Cursor, Detour, Reader
from rntuple_construct.format.grammar.engine.runs import RunItems, Stencil, StoredItems
from rntuple_construct.format.grammar.engine.structure import TRAILING, Structure, Tree, member_of, when

_HEAD = struct.Struct("<i")
_STANDARD = struct.Struct("<iQ")

KIND_STANDARD, KIND_LARGE = int(LocatorKind.STANDARD), int(LocatorKind.LARGE)


class PayloadForm(NamedTuple):
    """One way to read the payload of a non-standard locator.

    Args:
        layout: the members of the payload.
        applies: from the payload to whether it has this form.
    """

    layout: Structure
    applies: Callable[[bytes], bool] = lambda payload: True


LARGE = PayloadForm(Structure("len_range" / Int64ul, "ofs_range" / Int64ul, TRAILING, rule="RNT-LOC-003"))
UNKNOWN = PayloadForm(Structure("payload" / GreedyBytes, rule="RNT-LOC-002"))


class Locator(Construct):  # type: ignore[misc]
    """A standard locator, or a non-standard one with a payload of a known or unknown form.

    Args:
        forms: kind of locator to the forms its payload may have; the first that applies is taken. A payload
            without a form stays bytes.
    """

    min_size = 4

    def __init__(self, forms: Mapping[int, tuple[PayloadForm, ...]]) -> None:
        super().__init__()
        self.forms = forms

    def _candidates(self, kind: int | None) -> tuple[PayloadForm, ...]:
        return (*(() if kind is None else self.forms.get(kind, ())), UNKNOWN)

    def form_of(self, obj: Mapping[str, Any]) -> Structure | None:
        """The members of the payload that a locator has in a tree; None for a standard one."""
        kind = obj.get("kind", KIND_STANDARD)
        if kind == KIND_STANDARD and "payload" not in obj:
            return None
        form = self._form_of(kind, {name: obj[name] for name in obj if name not in ("kind", "reserved")})
        return UNKNOWN.layout if form is None else form.layout

    def _parse(self, stream: Cursor, context: Any, path: str) -> Any:
        start = stream.pos
        try:
            head: int = _HEAD.unpack(stream_read(stream, 4, path))[0]
            if head >= 0:
                offset = Int64ul._parsereport(stream, context, path)
                return Container(kind=KIND_STANDARD, len_range=head, ofs_range=offset)
        except StreamError:
            raise stream.error("RNT-LOC-001", path, actual=stream.remaining) from None
        size, reserved, kind = -head & 0xFFFF, -head >> 16 & 0xFF, -head >> 24
        if not 4 <= size <= 4 + stream.remaining:
            problem = f"its size is {size}, 4 to {4 + stream.remaining} are possible"
            raise stream.error("RNT-LOC-002", path, at=start, actual=size, problem=problem)
        record = Container(kind=kind, reserved=reserved)
        payload = stream.data[stream.pos : stream.pos + size - 4]
        form = next(form for form in self._candidates(kind) if form.applies(payload))
        outer = stream.narrow(size - 4)
        form.layout.parse_into(record, stream, context, path)
        stream.widen(outer)
        return record

    def direct(self) -> Reader:
        """See :mod:`~rntuple_construct.format.grammar.engine.parsing`."""
        unpack_head, unpack_standard, len_standard = _HEAD.unpack_from, _STANDARD.unpack_from, _STANDARD.size
        fillers = {
            kind: [(form.applies, form.layout.direct_into()) for form in self._candidates(kind)]
            for kind in (None, *self.forms)
        }

        def read(data: bytes, position: int, end: int) -> tuple[Tree, int]:
            start = position + 4
            if start > end:
                raise Detour
            head = unpack_head(data, position)[0]
            if head >= 0:
                stop = position + len_standard
                if stop > end:
                    raise Detour
                size, offset = unpack_standard(data, position)
                return {"kind": KIND_STANDARD, "len_range": size, "ofs_range": offset}, stop
            stop = position + (-head & 0xFFFF)
            if stop < start or stop > end:
                raise Detour
            kind = -head >> 24
            record = {"kind": kind, "reserved": -head >> 16 & 0xFF}
            payload = data[start:stop]
            forms = fillers[kind] if kind in fillers else fillers[None]
            fill = next(fill for applies, fill in forms if applies(payload))
            fill(record, data, start, stop)
            return record, stop

        return read

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        if isinstance(obj, Raw):
            stream.write(obj)
            return obj
        if not isinstance(obj, Mapping):
            raise SchemaError(f"a mapping is expected, not {type(obj).__name__}", path=path)
        kind = obj.get("kind", KIND_STANDARD)
        if kind == KIND_STANDARD and "payload" not in obj:
            stream.write(self._standard(obj, path))
            return obj
        members = {name: value for name, value in obj.items() if name not in ("kind", "reserved")}
        form = self._form_of(kind, members)
        if form is None:
            raise SchemaError(f"no payload of kind {kind} has the members {sorted(members)}", path=path)
        content = io.BytesIO()
        form.layout._build(members, content, context, path)
        payload = content.getvalue()
        if next(f for f in self._candidates(kind) if f.applies(payload)) is not form:
            raise SchemaError(f"{payload!r:.80} would be read as another form of payload", path=path)
        stream.write(_HEAD.pack(-self._head(obj, kind, len(payload) + 4, path)) + payload)
        return obj

    def _form_of(self, kind: int, members: Tree) -> PayloadForm | None:
        fitting = (
            form
            for form in self._candidates(kind)
            if set(members) <= form.layout.names and len(members) >= len(form.layout.names - {"trailing"})
        )
        return next(fitting, None)

    @staticmethod
    def _head(obj: Mapping[str, Any], kind: Any, size: int, path: str) -> int:
        reserved = obj.get("reserved", 0)
        for name, value, limit in (
            ("kind", kind, 0x7F),
            ("reserved", reserved, 0xFF),
            ("size", size, 0xFFFF),
        ):
            if not isinstance(value, int) or not 0 <= value <= limit:
                raise SchemaError(f"{name} {value!r} is not in 0..{limit}", path=path)
        return int(kind) << 24 | int(reserved) << 16 | size

    @staticmethod
    def _standard(obj: Mapping[str, Any], path: str) -> bytes:
        unknown = set(obj) - {"kind", "len_range", "ofs_range"}
        if unknown:
            raise SchemaError(f"unknown name {min(unknown)!r} in a standard locator", path=path)
        size, offset = member_of(obj, "len_range", path), member_of(obj, "ofs_range", path)
        try:
            if size < 0:
                raise SchemaError(f"negative size {size}", path=path)
            return _STANDARD.pack(size, offset)
        except (struct.error, TypeError) as problem:
            hint = "a locator of more than 2^31-1 bytes has kind 1"
            raise SchemaError(f"no standard locator: {problem}", path=path, hint=hint) from None


def locator(size: int, offset: int) -> Tree:
    """Make the locator of a byte range, as ROOT chooses it: standard up to 2^31-1 bytes, Large above.

    Args:
        size: bytes on storage, without a page checksum.
        offset: file offset of the first byte.
    """
    if size <= MAX_STANDARD_LOCATOR_SIZE:
        return {"kind": KIND_STANDARD, "len_range": size, "ofs_range": offset}
    return {"kind": KIND_LARGE, "reserved": 0, "len_range": size, "ofs_range": offset}


PageTuple = tuple[int, int, int]

_STANDARD_PAGE = struct.Struct("<iiQ")


def _all_standard(block: bytes) -> bool:
    # A locator is standard if its size is not negative: byte 7 of each page carries the sign.
    return block[7::16].isascii()


class StandardPages(StoredItems):
    """The pages of a column in a cluster, all with standard locators, as the stored 16 bytes per page.

    Args:
        block: a whole number of pages; any contiguous buffer, such as an array of {i32, i32, u64} records.

    Raises:
        SchemaError: the size is not a multiple of the size of a page, or a page has no standard locator.
    """

    __slots__ = ("block",)

    def __init__(self, block: Any) -> None:
        self.block = bytes(block)
        if len(self.block) % 16 or not _all_standard(self.block):
            raise SchemaError("pages with standard locators take 16 bytes each and have a size of 0..2^31-1")

    @classmethod
    def of_standard(cls, block: bytes) -> StandardPages:
        """Take a block that is known to be a whole number of pages with standard locators."""
        pages = cls.__new__(cls)
        pages.block = block
        return pages

    @classmethod
    def of(cls, pages: Iterable[PageTuple]) -> StandardPages:
        """Pack tuples (num_elements_signed, size, offset)."""
        pack = _STANDARD_PAGE.pack
        try:
            return cls(b"".join([pack(*page) for page in pages]))
        except (struct.error, TypeError) as problem:
            raise SchemaError(f"not (num_elements_signed, size, offset): {problem}") from None

    def tuples(self) -> Iterator[PageTuple]:
        """Give the pages as tuples (num_elements_signed, size, offset)."""
        return _STANDARD_PAGE.iter_unpack(self.block)

    def __len__(self) -> int:
        return len(self.block) // 16

    def _item(self, position: int) -> Tree:
        return _tree(*_STANDARD_PAGE.unpack_from(self.block, 16 * position))

    def __iter__(self) -> Iterator[Tree]:
        return (_tree(*page) for page in self.tuples())

    def __eq__(self, other: object) -> bool:
        if isinstance(other, StandardPages):
            return self.block == other.block
        return (
            isinstance(other, list)
            and len(other) == len(self)
            and all(_plain(*page) == its for page, its in zip(self.tuples(), other, strict=True))
        )

    __hash__ = None  # type: ignore[assignment]


def _tree(num_elements_signed: int, size: int, offset: int) -> Tree:
    locator = Container(kind=0, len_range=size, ofs_range=offset)
    page: Tree = Container(num_elements_signed=num_elements_signed, locator=locator)
    return page


def _plain(num_elements_signed: int, size: int, offset: int) -> Tree:
    locator = {"kind": 0, "len_range": size, "ofs_range": offset}
    return {"num_elements_signed": num_elements_signed, "locator": locator}


class PageItems(Items):
    """The pages of one column in one cluster: 16 bytes each if all locators are standard.

    Args:
        locator: the locators of the generation.
    """

    def __init__(self, locator: Locator) -> None:
        super().__init__(Structure("num_elements_signed" / Int32sl, "locator" / locator, rule="RNT-PGL-005"))

    def parse_items(self, num_items: int, stream: Cursor, context: Any, path: str) -> Any:
        """Parse the pages in one go if they are all standard, else one by one."""
        block = stream.data[stream.pos : min(stream.pos + 16 * num_items, stream.end)]
        if len(block) < 16 * num_items or not _all_standard(block):
            return super().parse_items(num_items, stream, context, path)
        stream.pos += len(block)
        pages = StandardPages.of_standard(bytes(block))
        return pages if context.get("compact_pages") else ListContainer(pages)

    def direct_items(self) -> ItemsReader:
        """As :meth:`parse_items` reads them; pages that are all standard stay a block."""
        read_irregular = super().direct_items()

        def read_items(num_items: int, data: bytes, position: int, end: int) -> tuple[Any, int]:
            stop = position + 16 * num_items
            if stop > end or not _all_standard(block := data[position:stop]):
                return read_irregular(num_items, data, position, end)
            return StandardPages.of_standard(block), stop

        return read_items

    def build_items(self, items: Any, stream: Any, context: Any, path: str) -> int:
        """Write pages in any of their spellings."""
        pages = items if isinstance(items, StandardPages) else list(items)
        if isinstance(pages, list) and all(isinstance(page, tuple) for page in pages):
            try:
                pages = StandardPages.of(pages)
            except SchemaError as problem:
                raise SchemaError(problem.message, path=path) from None
        if isinstance(pages, StandardPages):
            stream.write(pages.block)
            return len(pages)
        return super().build_items(map(_spell_out, pages), stream, context, path)


def _spell_out(page: Any) -> Any:
    return _tree(*page) if isinstance(page, tuple) and len(page) == 3 else page


def _cluster_stencil(cluster: Tree) -> Stencil | None:
    """Words of a cluster whose columns have standard locators, with nothing suppressed or left over."""
    if cluster["trailing"]:
        return None
    position = 3
    sizes, natural, offsets, settings, pages = [range(position)], [], [], [], []
    for column in cluster["items"]:
        items = column["items"]
        if type(items) is not StandardPages or column["trailing"] or column["element_offset"] < 0:
            return None
        first = position + 3
        tail = first + 4 * len(items)
        sizes.append(range(position, first))
        natural += [range(first + 1, tail, 4), range(tail + 1, tail + 2)]
        pages.append(range(first, tail))
        offsets.append(range(tail, tail + 2))
        settings.append(range(tail + 2, tail + 3))
        position = tail + 3
    return Stencil(
        sizes, natural, {"pages": pages, "element_offset": offsets, "compression_settings": settings}
    )


def page_locations(style: FrameStyle, pages: Items, *tail: Any) -> ListFrame:
    """Clusters, in them columns, in them pages: three nested list frames."""
    column_pages = style.list(pages, *tail)
    return style.list(style.list(column_pages))


def standard_page_locations(style: FrameStyle, locator: Locator) -> ListFrame:
    """The same with the members that columns have since the second release candidate."""
    settings = when(lambda column_pages: bool(column_pages["element_offset"] >= 0), Int32ul)
    column_pages = style.list(
        PageItems(locator), "element_offset" / Int64sl, "compression_settings" / settings
    )
    return style.list(RunItems(style.list(column_pages), _cluster_stencil))
