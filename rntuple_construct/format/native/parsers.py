"""Compiled parsers of metadata: bytes become numpy arrays, one for each member of a list."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias

from rntuple_construct.format.native.library import (
    address_of_elements,
    compiled_library,
    native_code_wanted,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = ["RANGE", "Columns", "CompiledParser", "compiled_parser"]

Columns: TypeAlias = "Mapping[str, Mapping[str, NDArray[Any]]]"
"""Arrays by table and member; the values outside of lists are arrays of one element in the table without name."""

_COUNT, _FIRST, _PRESENT, _UNSIGNED, _SIGNED, _FLOAT, _RANGE = range(7)  # enum rntuple_kind of parse.h
_CODES = {_FIRST: "i", _PRESENT: "u", _UNSIGNED: "u", _SIGNED: "i", _FLOAT: "f"}
RANGE = [("offset", "<i8"), ("length", "<i8")]
"""Where a string is in bytes, as a dtype."""
_SIZE, _POINTER = struct.Struct("N"), struct.Struct("P")
_LEN_SHARED = 1 << 16


class _Member(ctypes.Structure):
    """``rntuple_member`` of parse.h."""

    _fields_ = (
        ("table", ctypes.c_char_p),
        ("name", ctypes.c_char_p),
        ("kind", ctypes.c_uint16),
        ("size", ctypes.c_uint16),
        ("offset", ctypes.c_uint32),
    )


class _Status(ctypes.Structure):
    """``rntuple_status`` of parse.h."""

    _fields_ = (("code", ctypes.c_int), ("position", ctypes.c_int64), ("member", ctypes.c_char_p))


_RUN = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_void_p, ctypes.POINTER(_Status), ctypes.c_int
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


class CompiledParser:
    """Parser of one type.

    Args:
        described: what the library says of it.
        chain: function of the library that parses values in a row.
    """

    def __init__(self, described: Any, chain: Callable[..., int]) -> None:
        import numpy as np

        self._described = described
        self._chain = chain
        self._run: Callable[..., int] = described.run
        self._values = ctypes.c_char * described.size
        self._members = []
        for member in described.members[: described.num_members]:
            kind, table, name = member.kind, member.table.decode(), member.name.decode()
            code = "N" if kind == _COUNT else RANGE if kind == _RANGE else f"<{_CODES[kind]}{member.size}"
            dtype, label = np.dtype(code), f"{table}.{name}" if table else name
            self._members.append((table, name, label, kind, dtype, member.offset))

    def columns(self, data: bytes | memoryview, wanted: Sequence[str] | None = None) -> Columns | None:
        """Parse bytes, and gather members of lists in arrays.

        Args:
            data: contiguous bytes; what follows the type is ignored.
            wanted: members as ``table.member``, or ``member`` outside of lists; default: all.

        Returns:
            arrays with the dtypes of the grammar. Those of bytes have the fields ``offset`` and ``length``, which is -1 where
            they are absent. ``first_..`` holds the first row of the lists in each row, and the number of all rows. None if
            the bytes break the grammar.
        """
        import numpy as np

        values, status, length = self._values(), _Status(), len(data)
        source = address_of_elements(np.frombuffer(data, np.uint8)) if length else 0
        if self._run(source, length, values, status, 0):
            return None
        found: dict[str, dict[str, NDArray[Any]]] = {}
        count, columns = 0, []
        for table, name, label, kind, dtype, offset in self._members:
            if kind == _COUNT:
                (count,) = _SIZE.unpack_from(values, offset)
                found[table] = {}
            elif wanted is None or label in wanted:
                if table:
                    columns.append((table, name, dtype, count + (kind == _FIRST), offset))
                else:
                    found.setdefault("", {})[name] = np.ndarray((1,), dtype, values, offset)
        room = sum(8 + dtype.itemsize * length for _, _, dtype, length, _ in columns)
        # A few small arrays share their memory, because making one costs more than filling it.
        block, used = np.empty(room if room <= _LEN_SHARED else 0, np.uint8), 0
        start = address_of_elements(block)
        for table, name, dtype, length, offset in columns:
            if len(block):
                column: NDArray[Any] = np.ndarray((length,), dtype, block, used)
                _POINTER.pack_into(values, offset, start + used)
                used += (dtype.itemsize * length + 7) // 8 * 8
            else:
                column = np.empty(length, dtype)
                _POINTER.pack_into(values, offset, column.ctypes.data)
            found[table][name] = column
        if columns and self._run(source, len(data), values, status, 1):
            return None
        return found

    def chain(
        self, data: memoryview, start: int, member: str, room: int, longest: int
    ) -> tuple[NDArray[Any], NDArray[np.int64], NDArray[np.int64]]:
        """Parse values that stand in a row, each as many bytes after the one before as a member of that says.

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

        types = {name: (dtype, offset) for _, name, _, _, dtype, offset in self._members}
        size = ctypes.sizeof(self._values)
        values = np.empty(room, np.dtype({
            "names": list(types), "formats": [dtype for dtype, _ in types.values()],
            "offsets": [offset for _, offset in types.values()], "itemsize": size,
        }))  # fmt: skip
        starts, stops = np.empty(room, np.int64), np.empty(room, np.int64)
        count = self._chain(
            ctypes.byref(self._described), types[member][1], address_of_elements(np.frombuffer(data, np.uint8)),
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
    chain, number = library.rntuple_native_chain, ctypes.c_size_t
    chain.restype = number
    chain.argtypes = [ctypes.c_void_p, number, ctypes.c_void_p, *[number] * 4, *[ctypes.c_void_p] * 3]
    index, wanted = 0, name.encode()
    while described := library.rntuple_native_type(index):
        if described.contents.name == wanted:
            return CompiledParser(described.contents, chain)
        index += 1
    return None


def compiled_parser(name: str, folder: str | None = None) -> CompiledParser | None:
    """The compiled parser of a type; None if there is none, or compiled code is switched off.

    Args:
        name: grammar and type, as ``rntuple_header``.
        folder: where the library is; default: beside this file.
    """
    return _parser(name, folder) if native_code_wanted() else None
