"""Decisions, taken from the bytes of a fuzzer or from a seed.

The same bytes give the same result with every version of Python and of every library. Decisions about
structure use the front of the bytes. Contents (elements, letters) use their end. So other contents do not
shift later decisions, and a changed byte changes little. After the end of the bytes, every choice is the
first one, so an empty input makes the smallest file.
"""

from __future__ import annotations

import hashlib
import math
import struct
from collections.abc import Sequence
from typing import TypeVar

__all__ = ["Choices", "choices_of"]

_Item = TypeVar("_Item")

_LEN_BLOCK = 64
_ALPHABET = "abcXYZ 019_.,;:!?\"'\\/<>&\n\t\0äßé€λ☃漢字🚀"


class _ByteStream:
    """Consecutive bytes: given ones, or those of a seed."""

    def __init__(self, data: bytes = b"", seed: str | None = None) -> None:
        self._data = data
        self._seed = seed
        self._position = 0
        self._counter = 0

    def take(self, nbytes: int) -> bytes:
        while self._seed is not None and len(self._data) - self._position < nbytes:
            block = hashlib.blake2b(f"{self._seed}/{self._counter}".encode(), digest_size=_LEN_BLOCK).digest()
            self._data = self._data[self._position :] + block
            self._position = 0
            self._counter += 1
        taken = self._data[self._position : self._position + nbytes]
        self._position += len(taken)
        return taken.ljust(nbytes, b"\0")

    @property
    def is_spent(self) -> bool:
        return self._seed is None and self._position >= len(self._data)


class Choices:
    """Decisions, one after the other.

    Args:
        structure: bytes that decisions about structure are taken from; every choice is the first one without them.
        contents: bytes that contents are taken from.
    """

    def __init__(self, structure: _ByteStream | None = None, contents: _ByteStream | None = None) -> None:
        self._stream = structure or _ByteStream()
        self._contents = Choices(contents) if contents is not None else self

    @property
    def contents(self) -> Choices:
        """The decisions about contents, which the others do not depend on."""
        return self._contents

    @property
    def is_spent(self) -> bool:
        """Return whether all further choices will be the first ones."""
        return self._stream.is_spent

    def below(self, limit: int) -> int:
        """Choose a number from 0 to limit - 1."""
        if limit <= 1:
            return 0
        nbytes = ((limit - 1).bit_length() + 7) // 8
        return int.from_bytes(self._stream.take(nbytes), "little") % limit

    def between(self, low: int, high: int) -> int:
        """Choose a number from low to high, both included."""
        return low + self.below(high - low + 1)

    def chance(self, percent: int) -> bool:
        """Decide for something so many times of a hundred; no, where the bytes have ended."""
        return self.below(100) >= 100 - percent

    def pick(self, items: Sequence[_Item]) -> _Item:
        """Choose an item."""
        return items[self.below(len(items))]

    def bytes(self, nbytes: int) -> bytes:
        """Choose this number of bytes."""
        return self._stream.take(nbytes)

    def integer(self, low: int, high: int) -> int:
        """Choose a number from low to high, both included: often a small one or one of the ends."""
        way = self.below(4)
        if way == 0:
            return min(max(self.below(16) - 4, low), high)
        if way == 1:
            return min(max(self.pick((low, high, 0, 1 if high else 0, high // 2)), low), high)
        return self.between(low, high)

    def real(self, nbytes: int) -> float:
        """Choose a floating-point number of 4 or 8 bytes: often quarters; NaN becomes 0, because it equals nothing."""
        if self.below(4) < 2:
            return float(self.below(512) - 256) / 4
        value = struct.unpack("<f" if nbytes == 4 else "<d", self.bytes(nbytes))[0]
        return 0.0 if math.isnan(value) else float(value)

    def text(self) -> str:
        """Choose a text of up to 40 characters, which take one to four bytes of UTF-8."""
        return "".join(self.pick(_ALPHABET) for _ in range(self.pick((0, 1, 2, 3, 5, 40))))


def choices_of(source: int | str | bytes | bytearray | memoryview | Choices) -> Choices:
    """The choices of a seed or of the bytes of a fuzzer.

    Args:
        source: a number or text as seed, which gives any number of choices; or bytes. The first half of the
            bytes is for structure, and the other, from its end, for contents.
    """
    if isinstance(source, Choices):
        return source
    if isinstance(source, (int, str)):
        return Choices(_ByteStream(seed=f"structure {source}"), _ByteStream(seed=f"contents {source}"))
    data = bytes(source)
    half = (len(data) + 1) // 2
    return Choices(_ByteStream(data[:half]), _ByteStream(data[half:][::-1]))
