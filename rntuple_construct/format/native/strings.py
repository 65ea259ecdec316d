"""Equality of strings inside of bytes, and of sequences of numbers, without an object for each."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from rntuple_construct.base.cached import cached_property
from rntuple_construct.format.native.library import (
    address_of_elements,
    compiled_library,
    native_code_wanted,
)
from rntuple_construct.format.native.parsers import RANGE

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["ByteStrings", "ListedStrings", "Sequences", "StringIndex"]


class ByteStrings:
    """Strings inside of bytes; none of them is an object until it is asked for.

    Args:
        data: contiguous bytes.
        ranges: where each string is, shape ``(num_strings,)``, dtype ``RANGE``; of those that are absent the length is negative.
    """

    def __init__(self, data: bytes | memoryview | NDArray[np.uint8], ranges: NDArray[Any]) -> None:
        self.data, self.ranges = data, ranges

    def __len__(self) -> int:
        return len(self.ranges)

    def __add__(self, other: ByteStrings) -> ByteStrings:
        ranges = np.concatenate([self.ranges, other.ranges])
        ranges["offset"][len(self) :] += len(self.data)
        return ByteStrings(bytes(self.data) + bytes(other.data), ranges)

    def values(self, positions: NDArray[Any] | None = None) -> list[bytes]:
        """All strings, or those at some positions; empty for those that are absent."""
        ranges = self.ranges if positions is None else self.ranges[positions]
        lengths = ranges["length"].clip(0)  # A length of -1 would end a slice before the last byte.
        if not lengths.any():
            return [b""] * len(lengths)
        starts = ranges["offset"]
        stops, data = (starts + lengths).tolist(), bytes(self.data)
        return [data[start:stop] for start, stop in zip(starts.tolist(), stops, strict=True)]

    def are(self, text: bytes) -> NDArray[Any]:
        """Return whether each string is a text, shape ``(len(self),)``, dtype bool."""
        same: NDArray[Any] = self.ranges["length"] == len(text)
        places, content = self.ranges["offset"], np.frombuffer(self.data, np.uint8)
        for index, byte in enumerate(text):
            same[same] = content[places[same] + index] == byte
        return same


class ListedStrings(ByteStrings):
    """Strings that are objects already; the bytes around them are made when they are asked for."""

    def __init__(self, strings: Sequence[bytes]) -> None:
        self._strings = strings

    @cached_property
    def data(self) -> bytes:  # type: ignore[override]
        """All strings, one after the other."""
        return b"".join(self._strings)

    @cached_property
    def ranges(self) -> NDArray[Any]:  # type: ignore[override]
        """Byte range of each string in ``data``."""
        ranges = np.empty(len(self), RANGE)
        ranges["length"] = lengths = np.fromiter(map(len, self._strings), np.int64, len(self))
        ranges["offset"] = lengths.cumsum() - lengths
        return ranges

    def __len__(self) -> int:
        return len(self._strings)

    def values(self, positions: NDArray[Any] | None = None) -> list[bytes]:
        """All strings, or those at some positions."""
        return list(
            self._strings if positions is None else map(self._strings.__getitem__, positions.tolist())
        )


class _StringsStruct(ctypes.Structure):
    """``struct strings`` of parsers.c."""

    _fields_ = (
        ("data", ctypes.c_void_p),
        ("ranges", ctypes.c_void_p),
        ("keys", ctypes.c_void_p),
        ("table", ctypes.c_void_p),
        ("mask", ctypes.c_uint64),
        ("seed", ctypes.c_uint64),
        ("count", ctypes.c_int64),
    )


_SEED = int.from_bytes(os.urandom(8), "little")
"""A random number, so that files cannot contain many strings of the same hash."""
_MANY = 64
"""Strings from which the compiled table costs less than a dictionary."""


class StringIndex:
    """Table of equal strings, with the position of each.

    Args:
        strings: none of them is absent.
        keys: a number for each, shape ``(len(strings),)``, dtype int64; strings of different numbers are different. Default: 0.

    Attributes:
        first: position of the first string that is equal to each, shape ``(len(strings),)``, dtype int64.
        is_ascii: if true, all strings are ASCII.
        are_all_different: if true, no string is there twice.
    """

    def __init__(self, strings: ByteStrings, keys: NDArray[Any] | None = None) -> None:
        count = len(strings)
        self.strings = strings
        self._keys = np.zeros(count, np.int64) if keys is None else keys
        self.first: NDArray[Any] = np.empty(count, np.int64)
        self._positions: dict[tuple[int, bytes], int] = {}
        self._library = compiled_library() if count >= _MANY and native_code_wanted() else None
        if self._library is not None:
            self._table = np.zeros(1 << (2 * count).bit_length(), np.uint32)
            # The addresses are valid as long as the arrays exist.
            self._bytes, self._ranges = (
                np.frombuffer(strings.data, np.uint8),
                np.ascontiguousarray(strings.ranges),
            )
            arrays = self._bytes, self._ranges, self._keys, self._table
            self._content = _StringsStruct(
                *map(address_of_elements, arrays), len(self._table) - 1, _SEED, count
            )
            status = self._library.rntuple_index_strings(
                ctypes.byref(self._content), ctypes.c_void_p(address_of_elements(self.first))
            )
            self.is_ascii = status == 1
            self.are_all_different = bool((self.first == np.arange(count)).all())
            if status >= 0:
                return
            self._library = None
        values = strings.values()
        number = self._positions.setdefault
        found = [
            number(each, index) for index, each in enumerate(zip(self._keys.tolist(), values, strict=True))
        ]
        self.first[:] = found
        self.is_ascii = b"".join(values).isascii()
        self.are_all_different = len(self._positions) == count

    def find(self, text: bytes, key: int = 0) -> int | None:
        """Position of the first string of a key that is equal to a text; None if the text is not there."""
        if self._library is None:
            return self._positions.get((key, text))
        find = self._library.rntuple_find_string
        find.restype = ctypes.c_int64
        position: int = find(
            ctypes.byref(self._content), text, ctypes.c_int64(len(text)), ctypes.c_int64(key)
        )
        return None if position < 0 else position

    def __reduce__(self) -> tuple[Any, ...]:
        return StringIndex, (self.strings, self._keys)


class _Appending(ctypes.Structure):
    """``struct appending`` of parsers.c."""

    _fields_ = (
        ("owner", ctypes.c_void_p),
        ("value", ctypes.c_void_p),
        ("number", ctypes.c_void_p),
        ("before", ctypes.c_void_p),
        ("table", ctypes.c_void_p),
        ("mask", ctypes.c_uint64),
        ("seed", ctypes.c_uint64),
        ("count", ctypes.c_int64),
        ("base", ctypes.c_int64),
    )


class Sequences:
    """Numbers that identify equal sequences: two sequences have the same number if the same calls append equal values to both.

    Args:
        count: number of sequences, which are empty at first.

    Attributes:
        numbers: of each sequence, shape ``(count,)``, dtype int64.
    """

    def __init__(self, count: int) -> None:
        self.numbers: NDArray[Any] = np.zeros(count, np.int64)
        self._base = 1

    def append(self, owner: NDArray[Any], values: NDArray[Any] | None = None) -> None:
        """Append a value to the sequence of each owner, the last one first.

        Args:
            owner: positions of sequences, shape ``(num_values,)``, dtype int64; negative for values that are left out.
            values: shape ``(num_values,)``, dtype int64. Default: the numbers of the first sequences, whose owners come before
                them; all numbers are positive.
        """
        count, numbers = len(owner), self.numbers
        library = compiled_library() if count >= _MANY and native_code_wanted() else None
        if library is not None:
            numbers, table = numbers.copy(), np.zeros(1 << (2 * count).bit_length(), np.uint32)
            before, value = np.empty(count, np.int64), 0 if values is None else address_of_elements(values)
            content = _Appending(
                address_of_elements(owner), value, *map(address_of_elements, (numbers, before, table)),
                len(table) - 1, _SEED, count, self._base,
            )  # fmt: skip
            if library.rntuple_append_values(ctypes.byref(content)):
                self.numbers, self._base = numbers, self._base + count
                return
        found, known = self.numbers.tolist(), dict[tuple[int, int], int]()
        appended = found if values is None else values.tolist()
        for index, each in zip(range(count - 1, -1, -1), reversed(owner.tolist()), strict=True):
            if each >= 0:
                found[each] = known.setdefault((found[each], appended[index]), self._base + index)
        self.numbers[:] = found
        self._base += count
