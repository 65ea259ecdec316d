"""Trevni files: parse and build header, metadata, column heads, and the values that store their lengths.

Written from the format description, with decisions of ``spec/ERRATA.md`` for its open questions. The contents
of a block depend on metadata, which this module does not use.
"""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Any

from construct import Construct, Container, Int8ul, Int32ul, Int64ul, ListContainer

from rntuple_construct.base.errors import SchemaError, TrevniError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.grammar.engine.forcing import pick
from rntuple_construct.format.grammar.engine.parsing import Cursor
from rntuple_construct.format.grammar.engine.structure import Depends, Structure, Tree, member_of, min_size

MAGIC = b"Trv"
MAX_LEN_LONG = 10
"""Bytes of the longest Long."""

_END = "RNT-TRV-004"
_BITS_OF_LONG = 64
_CONTINUES = 0x80


class Overlong(int):
    """A Long that was stored in more bytes than it needs; building writes the same bytes again.

    Attributes:
        encoded: the bytes.
    """

    encoded: bytes


def encode_long(value: int) -> bytes:
    """Encode a Long in its shortest form: zig-zag, then seven bits in each byte, the least significant first.

    Raises:
        SchemaError: more than 64 bits.
    """
    if max(value, ~value).bit_length() >= _BITS_OF_LONG:
        raise broken(_END, kind=SchemaError, problem=f"{value} does not fit a Long of 64 bits")
    left = value << 1 if value >= 0 else (-value << 1) - 1
    data = bytearray()
    while left >= _CONTINUES:
        data.append(left & 0x7F | _CONTINUES)
        left >>= 7
    data.append(left)
    return bytes(data)


class Long(Construct):  # type: ignore[misc]
    """A zig-zag number in one to ten bytes ("Data types")."""

    min_size = 1

    def _parse(self, stream: Cursor, context: Any, path: str) -> int:
        start = stream.pos
        left = shift = 0
        while True:
            byte = stream.read(1)
            if not byte:
                raise stream.error(_END, path, at=start, problem="the bytes end inside a number")
            left |= (byte[0] & 0x7F) << shift
            if byte[0] < _CONTINUES:
                break
            shift += 7
            if shift == 7 * MAX_LEN_LONG:
                raise stream.error(_END, path, at=start, problem=f"number of more than {MAX_LEN_LONG} bytes")
        if left >= 1 << 64:
            raise stream.error(_END, path, at=start, problem="number of more than 64 bits")
        value = (left >> 1) ^ -(left & 1)
        if stream.pos - start > 1 and byte[0] == 0:
            overlong = Overlong(value)
            overlong.encoded = bytes(stream.data[start : stream.pos])
            return overlong
        return value

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        if isinstance(obj, Overlong):
            stream.write(obj.encoded)
        elif isinstance(obj, int):
            stream.write(encode_long(obj))
        else:
            raise SchemaError(f"a number is expected, not {type(obj).__name__}", path=path)
        return obj


class CountedBytes(Construct):  # type: ignore[misc]
    """A String or Bytes value: a Long with the number of bytes, then these ("Data types")."""

    min_size = 1

    def _parse(self, stream: Cursor, context: Any, path: str) -> Any:
        start = stream.pos
        nbytes = LONG._parse(stream, context, path)
        if not 0 <= nbytes <= stream.remaining:
            raise stream.error("RNT-TRV-006", path, at=start, actual=int(nbytes))
        return Container(nbytes=nbytes, raw=stream.read(nbytes))

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        if isinstance(obj, Mapping):
            raw = bytes(member_of(obj, "raw", path))
            given = obj.get("nbytes")
            # The length counts the bytes, in whichever form it was stored.
            same = isinstance(given, Overlong) and given == len(raw)
            nbytes: int = given if same and given is not None else pick(obj, "nbytes", len(raw))
        else:
            raw = obj.encode("utf-8") if isinstance(obj, str) else bytes(obj)
            nbytes = len(raw)
        LONG._build(nbytes, stream, context, path)
        stream.write(raw)
        return obj


class Metadata(Construct):  # type: ignore[misc]
    """A Long with the number of pairs, then keys and values in one flat list ("Format description")."""

    min_size = 1

    def _parse(self, stream: Cursor, context: Any, path: str) -> Any:
        start = stream.pos
        count = LONG._parse(stream, context, f"{path}.num_pairs")
        if not 0 <= count * 2 <= stream.remaining:
            raise stream.error("RNT-TRV-006", f"{path}.num_pairs", at=start, actual=int(count))
        pairs = ListContainer(
            _PAIR._parsereport(stream, context, f"{path}.pairs[{index}]") for index in range(count)
        )
        return Container(num_pairs=count, pairs=pairs)

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        pairs = member_of(obj, "pairs", path)
        given = obj.get("num_pairs")
        same = isinstance(given, Overlong) and given == len(pairs)
        LONG._build(given if same else pick(obj, "num_pairs", len(pairs)), stream, context, path)
        for index, pair in enumerate(pairs):
            _PAIR._build(pair, stream, context, f"{path}.pairs[{index}]")
        return obj


class CountedItems(Construct):  # type: ignore[misc]
    """As many items as a count says that stands elsewhere, and that was checked there."""

    min_size = 0

    def __init__(self, count: int, item: Any) -> None:
        super().__init__()
        self.count = count
        self.item = item

    def _parse(self, stream: Cursor, context: Any, path: str) -> Any:
        return ListContainer(
            self.item._parsereport(stream, context, f"{path}[{index}]") for index in range(self.count)
        )

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        for index, item in enumerate(obj):
            self.item._build(item, stream, context, f"{path}[{index}]")
        return obj


class Count(Construct):  # type: ignore[misc]
    """Number of following items as a Fixed32, checked against the least size of an item."""

    min_size = 4

    def __init__(self, least: int) -> None:
        super().__init__()
        self.least = least

    def _parse(self, stream: Cursor, context: Any, path: str) -> int:
        start = stream.pos
        count: int = Int32ul._parsereport(stream, context, path)
        if count * self.least > stream.remaining:
            raise stream.error("RNT-TRV-003", path, at=start, actual=count)
        return count

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        return Int32ul._build(obj, stream, context, path)


class Magic(Construct):  # type: ignore[misc]
    """The letters Trv."""

    min_size = len(MAGIC)

    def _parse(self, stream: Cursor, context: Any, path: str) -> bytes:
        found = stream.read(len(MAGIC))
        if found != MAGIC:
            raise stream.error("RNT-TRV-001", path, at=0, expected=MAGIC, actual=found)
        return found

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        stream.write(obj)
        return obj


class Version(Construct):  # type: ignore[misc]
    """The version of the format, after the letters."""

    min_size = 1

    def _parse(self, stream: Cursor, context: Any, path: str) -> int:
        version: int = Int8ul._parsereport(stream, context, path)
        if version not in (1, 2):
            raise stream.error(
                "RNT-TRV-001",
                path,
                at=stream.pos - 1,
                expected=MAGIC + b"\x01",
                actual=MAGIC + bytes([version]),
            )
        return version

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        return Int8ul._build(obj, stream, context, path)


LONG = Long()
COUNTED_BYTES = CountedBytes()
METADATA = Metadata()
_PAIR = Structure("key" / COUNTED_BYTES, "value" / COUNTED_BYTES, rule=_END)

HEADER = Structure(
    "magic" / Magic(),
    "version" / Version(),
    "num_rows" / Int64ul,
    "num_columns" / Count(9),
    "metadata" / METADATA,
    "columns_metadata" / Depends(lambda tree: CountedItems(tree["num_columns"], METADATA)),
    "ofs_columns" / Depends(lambda tree: CountedItems(tree["num_columns"], Int64ul)),
    rule=_END,
)
"""The header of a file, up to the start of the first column."""

FIRST_VALUES: dict[str, Any] = {
    "zigzag": LONG,
    "fixed32": Int32ul,
    "fixed64": Int64ul,
    "counted": COUNTED_BYTES,
}
"""Stored forms of first values."""


def _column(first_value: Any | None) -> Structure:
    members = ["num_rows" / Int32ul, "len_block" / Int32ul, "len_block_stored" / Int32ul]
    if first_value is not None:
        members.append("first_value" / first_value)
    descriptor = Structure(*members, rule=_END)
    return Structure(
        "num_blocks" / Count(min_size(descriptor)),
        "descriptors" / Depends(lambda tree: CountedItems(tree["num_blocks"], descriptor)),
        rule=_END,
    )


COLUMNS: dict[str | None, Structure] = {
    None: _column(None),
    **{name: _column(form) for name, form in FIRST_VALUES.items()},
}
"""The head of a column, up to its first block, by the stored form of its first values."""


def parse_header(data: bytes, *, base: int = 0) -> tuple[Tree, int]:
    """Parse the header of a file.

    Args:
        data: the file, or enough of its beginning.
        base: file offset of the data.

    Returns:
        the tree, and the number of bytes of the header.

    Raises:
        TrevniError: not a Trevni file, or bytes that end too early; it names rule, path and offset.
    """
    cursor = Cursor(data, TrevniError, base=base)
    tree: Tree = HEADER._parsereport(cursor, Container(), "header")
    return tree, cursor.pos


def build_header(tree: Mapping[str, Any]) -> bytes:
    """Build the header of a file from the tree that ``parse_header`` gives.

    Raises:
        SchemaError: something is missing or does not fit.
    """
    return _build(HEADER, tree, "header")


def parse_column_head(data: bytes, form: str | None, path: str, *, base: int = 0) -> tuple[Tree, int]:
    """Parse the number of blocks of a column and their descriptors.

    Args:
        data: the column, or enough of its beginning.
        form: stored form of its first values, a key of ``COLUMNS``.
        path: path of the column, for errors.
        base: file offset of the column.

    Returns:
        the tree, and the number of its bytes.

    Raises:
        TrevniError: bytes that end too early.
    """
    cursor = Cursor(data, TrevniError, base=base)
    tree: Tree = COLUMNS[form]._parsereport(cursor, Container(), path)
    return tree, cursor.pos


def build_column_head(tree: Mapping[str, Any], form: str | None) -> bytes:
    """Build the head of a column from the tree that ``parse_column_head`` gives.

    Raises:
        SchemaError: something is missing or does not fit.
    """
    return _build(COLUMNS[form], tree, "column")


def parse_values(data: bytes, form: str, path: str, *, base: int = 0) -> list[Any]:
    """Parse values that store their lengths, up to the end of the bytes.

    Args:
        data: the values.
        form: ``zigzag`` or ``counted``.
        path: path of the block, for errors.
        base: offset of the values, for errors.

    Raises:
        TrevniError: bytes that end inside a value.
    """
    cursor = Cursor(data, TrevniError, base=base)
    values: list[Any] = []
    while cursor.remaining:
        values.append(FIRST_VALUES[form]._parsereport(cursor, Container(), f"{path}[{len(values)}]"))
    return values


def _build(layout: Structure, tree: Mapping[str, Any], path: str) -> bytes:
    stream = io.BytesIO()
    layout._build(tree, stream, Container(), path)
    return stream.getvalue()
