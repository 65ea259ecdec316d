"""Page locations: three nested list frames, and the pages of a column packed into one block ("Page Locations").

Page lists are the one envelope whose volume matters, so the pages of a column have three spellings:

* mappings ``{"num_elements_signed": n, "locator": {...}}``, which is also what parsing gives by default;
* tuples ``(num_elements_signed, size, offset)`` for standard locators, on build only; among themselves
  they are packed in one go, but they may be mixed with mappings;
* :class:`StandardPages`, a read-only sequence over the stored 16 bytes per page, for lists of standard
  locators: ``parse_envelope(..., compact_pages=True)`` gives it where it can, and build copies its bytes.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, overload

from construct import Container, Int32sl, ListContainer

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.grammar.engine.cursor import Cursor
from rntuple_construct.format.grammar.engine.frames import FrameStyle, Items, ItemsReader, ListFrame
from rntuple_construct.format.grammar.engine.locators import Locator
from rntuple_construct.format.grammar.engine.structure import Structure, Tree

PageTuple = tuple[int, int, int]

_STANDARD_PAGE = struct.Struct("<iiQ")


def _all_standard(block: bytes) -> bool:
    # A locator is standard if its size is not negative: byte 7 of each page carries the sign.
    return block[7::16].isascii()


class StandardPages(Sequence[Tree]):
    """The pages of a column in a cluster, all with standard locators, as the stored 16 bytes per page.

    Args:
        block: a whole number of pages; any contiguous buffer, such as an array of {i32, i32, u64} records.

    Raises:
        SchemaError: the block is no whole number of pages, or one of them has no standard locator.
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

    @overload
    def __getitem__(self, index: int) -> Tree: ...

    @overload
    def __getitem__(self, index: slice) -> list[Tree]: ...

    def __getitem__(self, index: int | slice) -> Tree | list[Tree]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        position = range(len(self))[index]
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

    def __repr__(self) -> str:
        return f"<StandardPages: {len(self)}>"


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


def page_locations(style: FrameStyle, pages: Items, *tail: Any) -> ListFrame:
    """Clusters, in them columns, in them pages: three nested list frames."""
    column_pages = style.list(pages, *tail)
    return style.list(style.list(column_pages))


def not_suppressed(column_pages: Any) -> bool:
    """Whether compression settings follow: a negative element offset marks a suppressed column."""
    return bool(column_pages["element_offset"] >= 0)
