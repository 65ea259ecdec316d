"""Compiled parsers of metadata: bytes become numpy arrays, one for each member of a list."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from rntuple_construct.format.native.library import (
    address_of_elements,
    compiled_library,
    native_code_wanted,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["RANGE", "CompiledParser", "ListColumns", "compiled_parser"]

_COUNT, _FIRST, _PRESENT, _UNSIGNED, _SIGNED, _FLOAT, _RANGE = range(7)  # enum rntuple_kind of parse.h
_CODES = {_FIRST: "i", _PRESENT: "u", _UNSIGNED: "u", _SIGNED: "i", _FLOAT: "f"}
RANGE = [("offset", "<i8"), ("length", "<i8")]
"""Where a string is in bytes, as a dtype."""
_NUMBERS = {
    "u1": "B", "u2": "H", "u4": "I", "u8": "Q", "i1": "b", "i2": "h", "i4": "i", "i8": "q", "f4": "f", "f8": "d", "V16": "qq",
}  # fmt: skip
"""Format of each dtype in a row of a table."""
_SIZE, _POINTER = struct.Struct("N"), struct.Struct("P")
_BROKEN = ctypes.c_size_t(-1).value
"""Bytes of a block that the library asks for if the bytes break the grammar."""


class _Member(ctypes.Structure):
    """``rntuple_member`` of parse.h."""

    _fields_ = (
        ("table", ctypes.c_char_p),
        ("name", ctypes.c_char_p),
        ("kind", ctypes.c_uint16),
        ("size", ctypes.c_uint16),
        ("offset", ctypes.c_uint32),
    )


_RUN = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int
)


class _Type(ctypes.Structure):
    """``rntuple_type`` of parse.h."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("size", ctypes.c_size_t),
        ("num_members", ctypes.c_size_t),
        ("members", ctypes.POINTER(_Member)),
        ("run", _RUN),
    )


class _Members:
    """Members of one table.

    Args:
        start: number of the first of them among all members of the type.

    Attributes:
        arrays: dtype of each member, its place in the struct of the type, and elements that its array has beyond the rows.
        positions: where each is among the numbers of a row, of which ranges have two.
        row, room: these numbers as bytes without gaps, and the type of the memory for them.
    """

    __slots__ = ("arrays", "positions", "room", "row", "start")

    def __init__(self, start: int) -> None:
        self.start = start
        self.arrays: dict[str, tuple[Any, int, int]] = {}
        self.positions: dict[str, int] = {}
        self.row, self.room = struct.Struct("<"), ctypes.c_char * 0

    def add(self, name: str, kind: int, size: int, place: int) -> None:
        """Add the next member of the table."""
        import numpy as np

        dtype = np.dtype(RANGE if kind == _RANGE else f"<{_CODES[kind]}{size}")
        self.arrays[name] = dtype, place, int(kind == _FIRST)
        self.positions[name] = len(self.row.unpack(bytes(self.row.size)))
        self.row = struct.Struct(self.row.format + _NUMBERS[dtype.str[1:]])
        self.room = ctypes.c_char * self.row.size


class ListColumns(Mapping[str, Any]):
    """Arrays of the members of one list, or of the values outside of lists; each is made when it is asked for, once.

    Args:
        members: all members.
        length: number of rows; 1 outside of lists.
        values: what the parser has filled in; of lists, addresses of arrays.
        block: the memory of these arrays; None outside of lists.
        copy_row: function of the library that copies the numbers of a row.
    """

    __slots__ = ("_arrays", "_block", "_copy_row", "_values", "length", "members")

    def __init__(
        self,
        members: _Members,
        length: int,
        values: Any,
        block: NDArray[Any] | None,
        copy_row: Callable[..., int],
    ) -> None:
        self.members, self.length = members, length
        self._values, self._block, self._copy_row = values, block, copy_row
        self._arrays: dict[str, NDArray[Any]] = {}

    def __getitem__(self, name: str) -> NDArray[Any]:
        array = self._arrays.get(name)
        if array is None:
            import numpy as np

            dtype, place, more = self.members.arrays[name]
            memory = self._values
            if self._block is not None:
                memory = self._block
                place = _POINTER.unpack_from(self._values, place)[0] - address_of_elements(memory)
            array = self._arrays[name] = np.ndarray((self.length + more,), dtype, memory, place)
        return array

    def numbers(self, index: int) -> tuple[Any, ...]:
        """Numbers of one row, at the positions of its members; the index is less than ``length``."""
        members = self.members
        row = members.room()
        self._copy_row(self._values, members.start, len(members.arrays), index, row)
        return members.row.unpack(row)

    def __contains__(self, name: object) -> bool:
        return name in self.members.arrays

    def __iter__(self) -> Iterator[str]:
        return iter(self.members.arrays)

    def __len__(self) -> int:
        return len(self.members.arrays)


def _address(data: bytes | memoryview) -> int:
    import numpy as np

    return address_of_elements(np.frombuffer(data, np.uint8)) if len(data) else 0


class CompiledParser:
    """Parser of one type.

    Args:
        described: what the library says of it.
        library: it has the functions ``rntuple_native_parse``, ``rntuple_native_row`` and ``rntuple_native_chain``.
    """

    def __init__(self, described: Any, library: Any) -> None:
        self._described = described
        self._reference = ctypes.byref(described)
        self._library = library
        self._values = ctypes.c_char * described.size
        self._copy_row = partial(library.rntuple_native_row, self._reference)
        self._counts: dict[str, int] = {}
        self._tables = {"": _Members(0)}
        for number, member in enumerate(described.members[: described.num_members]):
            table, name = member.table.decode(), member.name.decode()
            if member.kind == _COUNT:
                self._counts[table], self._tables[table] = member.offset, _Members(number + 1)
            else:
                self._tables[table].add(name, member.kind, member.size, member.offset)

    def tables(self, data: bytes | memoryview) -> dict[str, ListColumns] | None:
        """Parse bytes.

        Args:
            data: contiguous bytes; what follows the type is ignored.

        Returns:
            the members by table, with the dtypes of the grammar. Those of bytes have the fields ``offset`` and ``length``, which
            is -1 where they are absent. ``first_..`` holds the first row of the lists in each row, and the number of all
            rows. Values outside of lists are in the table without name. None if the bytes break the grammar.
        """
        import numpy as np

        values, source, length = self._values(), _address(data), len(data)
        parse = self._library.rntuple_native_parse
        room = parse(self._reference, source, length, values, None)
        if room == _BROKEN:
            return None
        block = np.empty(room, np.uint8)
        if room and parse(self._reference, source, length, values, address_of_elements(block)) == _BROKEN:
            return None
        found = {"": ListColumns(self._tables[""], 1, values, None, self._copy_row)}
        for table, offset in self._counts.items():
            (count,) = _SIZE.unpack_from(values, offset)
            found[table] = ListColumns(self._tables[table], count, values, block, self._copy_row)
        return found

    def columns(
        self, data: bytes | memoryview, wanted: Sequence[str]
    ) -> dict[str, dict[str, NDArray[Any]]] | None:
        """Parse bytes, and gather some members of lists in arrays that do not share their memory.

        Args:
            data: contiguous bytes; what follows the type is ignored.
            wanted: members as ``table.member``.

        Returns:
            arrays by table and member, as those of ``tables``; None if the bytes break the grammar.
        """
        import numpy as np

        values, source = self._values(), _address(data)
        if self._described.run(source, len(data), values, None, 0):
            return None
        found: dict[str, dict[str, NDArray[Any]]] = {table: {} for table in self._counts}
        for label in wanted:
            table, _, name = label.partition(".")
            dtype, offset, more = self._tables[table].arrays[name]
            (count,) = _SIZE.unpack_from(values, self._counts[table])
            found[table][name] = np.empty(count + more, dtype)
            _POINTER.pack_into(values, offset, address_of_elements(found[table][name]))
        return None if self._described.run(source, len(data), values, None, 1) else found

    def chain(
        self, data: memoryview, start: int, member: str, room: int, longest: int
    ) -> tuple[NDArray[Any], NDArray[np.int64], NDArray[np.int64]]:
        """Parse consecutive values. A member of each states the distance in bytes to the next.

        Args:
            data: contiguous bytes.
            start: where the first value starts.
            member: name of the member, a number of 32 bits; values end where it is not positive.
            room: at most so many values.
            longest: bytes that one value takes at most.

        Returns:
            values before the first one that breaks the grammar: a structured array of them, with ranges from the start of each
            value, and arrays of their starts and stops.
        """
        import numpy as np

        members = self._tables[""].arrays
        values = np.empty(room, np.dtype({
            "names": list(members), "formats": [dtype for dtype, *_ in members.values()],
            "offsets": [offset for _, offset, _ in members.values()], "itemsize": ctypes.sizeof(self._values),
        }))  # fmt: skip
        starts, stops = np.empty(room, np.int64), np.empty(room, np.int64)
        count = self._library.rntuple_native_chain(
            self._reference, members[member][1], _address(data),
            len(data), longest, start, room, *map(address_of_elements, (values, starts, stops)),
        )  # fmt: skip
        return values[:count], starts[:count], stops[:count]


@cache
def _parser(name: str, folder: str | None) -> CompiledParser | None:
    """The parser of a type from the library in a folder, None for the folder of this file."""
    library = compiled_library() if folder is None else compiled_library(folder)
    if library is None:
        return None
    library.rntuple_native_type.restype = ctypes.POINTER(_Type)
    library.rntuple_native_type.argtypes = [ctypes.c_size_t]
    chain, parse, number = library.rntuple_native_chain, library.rntuple_native_parse, ctypes.c_size_t
    chain.restype = parse.restype = number
    chain.argtypes = [ctypes.c_void_p, number, ctypes.c_void_p, *[number] * 4, *[ctypes.c_void_p] * 3]
    parse.argtypes = [ctypes.c_void_p, ctypes.c_void_p, number, ctypes.c_void_p, ctypes.c_void_p]
    library.rntuple_native_row.restype = None
    library.rntuple_native_row.argtypes = [*[ctypes.c_void_p] * 2, *[number] * 3, ctypes.c_void_p]
    index, wanted = 0, name.encode()
    while described := library.rntuple_native_type(index):
        if described.contents.name == wanted:
            return CompiledParser(described.contents, library)
        index += 1
    return None


def compiled_parser(name: str, folder: str | None = None) -> CompiledParser | None:
    """The compiled parser of a type; None if it has no parser, or compiled code is switched off.

    Args:
        name: grammar and type, as ``rntuple_header``.
        folder: where the library is; default: beside this file.
    """
    return _parser(name, folder) if native_code_wanted() else None
