"""Structs in Thrift's compact protocol, as the footers of Parquet files are: parsed without a schema, and written again.

Members are known by their numbers. What is not looked at is written as it was.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rntuple_construct.base.errors import SchemaError

__all__ = ["List", "Struct", "parse_struct", "struct_bytes"]

_STOP, _TRUE, _FALSE, _BYTE, _I16, _I32, _I64, _DOUBLE, _BINARY, _LIST, _SET, _MAP, _STRUCT = range(13)
_INTEGERS = (_I16, _I32, _I64)
_LEN_DOUBLE = 8
_MAX_DEPTH = 64
_MAX_SHORT = 15
"""The largest step between numbers of members, and the least number of elements that takes a byte of its own."""


@dataclass
class List:
    """A list or set.

    Args:
        code: whether it is a list or a set.
        kind: what the elements are.
        items: the elements.
    """

    code: int
    kind: int
    items: list[Any]


class Struct:
    """Members by number, in their order; what they are stays what it was."""

    def __init__(self) -> None:
        self.members: dict[int, tuple[int, Any]] = {}

    def __contains__(self, number: int) -> bool:
        return number in self.members

    def __getitem__(self, number: int) -> Any:
        try:
            return self.members[number][1]
        except KeyError:
            raise SchemaError(f"a struct has no member {number}") from None

    def __setitem__(self, number: int, value: Any) -> None:
        self.members[number] = (self.members[number][0], value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Struct) and self.members == other.members

    __hash__ = None  # type: ignore[assignment]

    def get(self, number: int) -> Any:
        """A member; None if it is not there."""
        return self.members[number][1] if number in self.members else None

    def replace(self, number: int, value: Any) -> None:
        """Give a member another value, if it is there."""
        if number in self.members:
            self[number] = value

    def drop(self, number: int) -> None:
        """Leave a member out."""
        self.members.pop(number, None)


class _Parser:
    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def _take(self, nbytes: int) -> bytes:
        part = self._data[self._at : self._at + nbytes]
        if len(part) < nbytes:
            raise SchemaError(f"a struct ends before its member at byte {self._at}")
        self._at += nbytes
        return part

    def _unsigned(self) -> int:
        value = shift = 0
        while True:
            byte = self._take(1)[0]
            value |= (byte & 0x7F) << shift
            if byte < 0x80:
                return value
            shift += 7

    def _signed(self) -> int:
        value = self._unsigned()
        return (value >> 1) ^ -(value & 1)

    def value(self, kind: int, depth: int) -> Any:
        """A value that is no member by itself."""
        if depth > _MAX_DEPTH:
            raise SchemaError("structs are nested too deeply")
        if kind in (_TRUE, _FALSE, _BYTE):
            return self._take(1)
        if kind in _INTEGERS:
            return self._signed()
        if kind == _DOUBLE:
            return self._take(_LEN_DOUBLE)
        if kind == _BINARY:
            return self._take(self._unsigned())
        if kind in (_LIST, _SET):
            head = self._take(1)[0]
            count, of = head >> 4, head & 15
            if count == _MAX_SHORT:
                count = self._unsigned()
            return List(kind, of, [self.value(of, depth + 1) for _ in range(count)])
        if kind == _STRUCT:
            return self.struct(depth + 1)
        raise SchemaError(f"a struct has a member of kind {kind}, which Parquet does not use")

    def struct(self, depth: int = 0) -> Struct:
        """A struct."""
        found = Struct()
        number = 0
        while head := self._take(1)[0]:
            step, kind = head >> 4, head & 15
            number = number + step if step else self._signed()
            # A member that is true or false has no bytes but its kind.
            found.members[number] = (kind, None if kind in (_TRUE, _FALSE) else self.value(kind, depth))
        return found


def parse_struct(data: bytes) -> Struct:
    """Parse a struct.

    Raises:
        SchemaError: the bytes end too early, or have what Parquet does not use.
    """
    return _Parser(data).struct()


def struct_bytes(struct: Struct) -> bytes:
    """A struct as bytes: those it was parsed from, if nothing was changed."""
    out = bytearray()
    _write_struct(out, struct)
    return bytes(out)


def _write_struct(out: bytearray, struct: Struct) -> None:
    last = 0
    for number, (kind, value) in sorted(struct.members.items()):
        step = number - last
        if 0 < step <= _MAX_SHORT:
            out.append(step << 4 | kind)
        else:
            out.append(kind)
            _write_signed(out, number)
        last = number
        if value is not None:
            _write(out, kind, value)
    out.append(_STOP)


def _write(out: bytearray, kind: int, value: Any) -> None:
    if kind in _INTEGERS:
        _write_signed(out, value)
    elif kind == _BINARY:
        _write_unsigned(out, len(value))
        out += value
    elif kind in (_LIST, _SET):
        count = len(value.items)
        out.append(min(count, _MAX_SHORT) << 4 | value.kind)
        if count >= _MAX_SHORT:
            _write_unsigned(out, count)
        for item in value.items:
            _write(out, value.kind, item)
    elif kind == _STRUCT:
        _write_struct(out, value)
    else:
        out += value


def _write_unsigned(out: bytearray, value: int) -> None:
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)


def _write_signed(out: bytearray, value: int) -> None:
    _write_unsigned(out, value << 1 if value >= 0 else (-value << 1) - 1)
