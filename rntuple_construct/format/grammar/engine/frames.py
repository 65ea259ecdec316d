"""Record frames and list frames, with sizes of 64 bits (RC2, 1.x) or 32 bits (RC1).

In the trees a frame is flat. A record frame has its members, ``len_frame`` and ``trailing``. A list frame has
``len_frame``, ``num_items``, ``items``, the members after the items, and ``trailing``. On build ``len_frame``
and ``num_items`` are computed (see :mod:`~rntuple_construct.format.grammar.engine.forcing`). A list frame
without further members may be given as a plain sequence of its items.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from construct import Construct, Container, Int32ul, ListContainer, StreamError, stream_read

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.grammar.engine.forcing import Raw, note, pick
from rntuple_construct.format.grammar.engine.parsing import Cursor, Detour, Reader, reader_of
from rntuple_construct.format.grammar.engine.structure import TRAILING, Packed, Structure, min_size

ItemsReader = Callable[[int, bytes, int, int], "tuple[Any, int]"]
"""From a number of items, the bytes, the position of the first one, and the end of the frame, to items and position."""

_COUNT = struct.Struct("<I")


class FrameStyle:
    """Differences between the generations: the width of the size and the bits of the item count.

    Args:
        size_format: struct format of the signed size.
        count: the u32 after the size of a list frame, split into the item count and its other bits.
    """

    def __init__(self, size_format: str, count: Packed) -> None:
        self.size = struct.Struct(size_format)
        self.count = count
        self.reserved = tuple(name for name, _ in count.parts[1:])

    def record(self, *members: Any) -> RecordFrame:
        """Make a record frame with the given members; unknown bytes after them are kept in ``trailing``."""
        return RecordFrame(self, Structure(*members, TRAILING, rule="RNT-FRM-001", derived=("len_frame",)))

    def list(self, item: Any, *tail: Any) -> ListFrame:
        """Make a list frame of items, with further members between the items and the end of the frame."""
        items = item if isinstance(item, Items) else Items(item)
        derived = ("len_frame", "num_items", "items", *self.reserved)
        return ListFrame(self, items, Structure(*tail, TRAILING, rule="RNT-FRM-005", derived=derived))

    def parse_size(self, stream: Cursor, path: str, *, is_list: bool) -> int:
        """Read and check the size of a frame; the bytes it announces are there afterwards.

        Raises:
            EnvelopeError: RNT-FRM-001 (bounds), RNT-FRM-002 (sign), RNT-FRM-006 (zero).
        """
        start = stream.pos
        try:
            stored: int = self.size.unpack(stream_read(stream, self.size.size, path))[0]
        except StreamError:
            raise stream.error(
                "RNT-FRM-001", path, problem=f"{stream.remaining} bytes left for its head"
            ) from None
        if stored == 0:
            raise stream.error("RNT-FRM-006", path, at=start)
        if (stored < 0) != is_list:
            wanted, found = ("list", "record") if is_list else ("record", "list")
            raise stream.error(
                "RNT-FRM-002", path, at=start,
                expected=wanted, actual=found, wanted=wanted, found=found, size=abs(stored),
            )  # fmt: skip
        smallest = self.size.size + (4 if is_list else 0)
        largest = self.size.size + stream.remaining
        if not smallest <= abs(stored) <= largest:
            problem = f"its size is {abs(stored)}, {smallest} to {largest} are possible"
            raise stream.error("RNT-FRM-001", path, at=start, actual=abs(stored), problem=problem)
        return stored

    def write(self, obj: Any, content: bytes, stream: Any, path: str, *, is_list: bool) -> None:
        """Write a frame: the size (computed or forced), then the content."""
        size = len(content) + self.size.size
        size = pick(obj, "len_frame", -size if is_list else size) if isinstance(obj, Mapping) else -size
        try:
            stream.write(self.size.pack(size))
        except struct.error:
            raise SchemaError(
                f"frame size {size} does not fit {8 * self.size.size} bits", path=path
            ) from None
        stream.write(content)


class Items(Construct):  # type: ignore[misc]
    """The items of a list frame: so many times the same construct."""

    def __init__(self, item: Any) -> None:
        super().__init__()
        self.item = item
        self.item_size = min_size(item)

    def parse_items(self, num_items: int, stream: Cursor, context: Any, path: str) -> Any:
        """Parse num_items items; the caller has made sure that they can fit."""
        parse = self.item._parsereport
        return ListContainer([parse(stream, context, f"{path}[{i}]") for i in range(num_items)])

    def direct_items(self) -> ItemsReader:
        """The function that reads so many items; see :mod:`~rntuple_construct.format.grammar.engine.parsing`."""
        read = reader_of(self.item)

        def read_items(num_items: int, data: bytes, position: int, end: int) -> tuple[Any, int]:
            items = []
            for _ in range(num_items):
                item, position = read(data, position, end)
                items.append(item)
            return items, position

        return read_items

    def build_items(self, items: Any, stream: Any, context: Any, path: str) -> int:
        """Write the items and return how many they were."""
        num_items = 0
        for item in items:
            self.item._build(item, stream, context, f"{path}[{num_items}]")
            num_items += 1
        return num_items


class RecordFrame(Construct):  # type: ignore[misc]
    """A positive size, then members. The size counts itself."""

    def __init__(self, style: FrameStyle, layout: Structure) -> None:
        super().__init__()
        self.style = style
        self.layout = layout
        self.min_size = style.size.size

    def _parse(self, stream: Cursor, context: Any, path: str) -> Any:
        size = self.style.parse_size(stream, path, is_list=False)
        record = Container(len_frame=size)
        outer = stream.narrow(size - self.style.size.size)
        self.layout.parse_into(record, stream, context, path)
        stream.widen(outer)
        return record

    def direct(self) -> Reader:
        """See :mod:`~rntuple_construct.format.grammar.engine.parsing`."""
        unpack, len_size = self.style.size.unpack_from, self.style.size.size
        fill = self.layout.direct_into()

        def read(data: bytes, position: int, end: int) -> tuple[Any, int]:
            start = position + len_size
            if start > end:
                raise Detour
            size = unpack(data, position)[0]
            stop = position + size
            if size < len_size or stop > end:
                raise Detour
            record = {"len_frame": size}
            fill(record, data, start, stop)
            return record, stop

        return read

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        if isinstance(obj, Raw):
            stream.write(obj)
            return obj
        content = io.BytesIO()
        self.layout._build(obj, content, context, path)
        self.style.write(obj, content.getvalue(), stream, path, is_list=False)
        return obj


class ListFrame(Construct):  # type: ignore[misc]
    """A negative size, an item count, items, then members. The absolute size counts itself and the count."""

    def __init__(self, style: FrameStyle, items: Items, tail: Structure) -> None:
        super().__init__()
        self.style = style
        self.items = items
        self.tail = tail
        self.min_size = style.size.size + 4

    def _parse(self, stream: Cursor, context: Any, path: str) -> Any:
        size = self.style.parse_size(stream, path, is_list=True)
        outer = stream.narrow(-size - self.style.size.size)
        start = stream.pos
        counts = self.style.count.split(Int32ul._parsereport(stream, context, path))
        num_items = counts["num_items"]
        if num_items * self.items.item_size > stream.remaining:
            problem = f"{num_items} in {stream.remaining} bytes"
            raise stream.error("RNT-FRM-005", path, at=start, actual=num_items, problem=problem)
        record = Container(len_frame=size, **counts)
        try:
            record["items"] = self.items.parse_items(num_items, stream, context, path)
        except StreamError:
            raise stream.error("RNT-FRM-005", path, problem="the bytes end inside an item") from None
        record["num_items"] = note(num_items, len(record["items"]))
        self.tail.parse_into(record, stream, context, path)
        stream.widen(outer)
        return record

    def direct(self) -> Reader:
        """See :mod:`~rntuple_construct.format.grammar.engine.parsing`."""
        unpack, len_size = self.style.size.unpack_from, self.style.size.size
        unpack_count, least = _COUNT.unpack_from, len_size + _COUNT.size
        split = self.style.count.split if self.style.reserved else None
        read_items, item_size = self.items.direct_items(), self.items.item_size
        fill = self.tail.direct_into()

        def read(data: bytes, position: int, end: int) -> tuple[Any, int]:
            start = position + least
            if start > end:
                raise Detour
            size = unpack(data, position)[0]
            stop = position - size
            if size > -least or stop > end:
                raise Detour
            num_items = unpack_count(data, position + len_size)[0]
            record: dict[str, Any] = {"len_frame": size, "num_items": num_items}
            if split is not None:
                record.update(split(num_items))
                num_items = record["num_items"]
            if num_items * item_size > stop - start:
                raise Detour
            record["items"], start = read_items(num_items, data, start, stop)
            fill(record, data, start, stop)
            return record, stop

        return read

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        if isinstance(obj, Raw):
            stream.write(obj)
            return obj
        record = obj
        if not isinstance(obj, Mapping):
            if isinstance(obj, (str, bytes)) or not isinstance(obj, Iterable):
                raise SchemaError(f"a list frame or its items expected, not {type(obj).__name__}", path=path)
            record = {"items": obj}
        items, content = record.get("items"), io.BytesIO()
        if items is None:
            raise SchemaError("'items' is missing", path=path)
        num_items = pick(record, "num_items", self.items.build_items(items, content, context, path))
        self.tail._build(record, content, context, path)
        head = {name: record.get(name, 0) for name in self.style.reserved}
        count = self.style.count.join({"num_items": num_items, **head}, path)
        self.style.write(record, struct.pack("<I", count) + content.getvalue(), stream, path, is_list=True)
        return obj


FRAMES_64 = FrameStyle("<q", Packed(Int32ul, ("num_items", 32)))
