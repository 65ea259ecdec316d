"""Pages of columns to values: undoes the encoding steps of a column type."""

from __future__ import annotations

import struct
from typing import Any

from rntuple_kaitai.column_types import COLUMN_TYPES, SWITCH_LAYOUTS, ColumnType, SwitchLayout
from rntuple_kaitai.runtime import ParseError

__all__ = ["COLUMN_TYPES", "SWITCH_LAYOUTS", "ColumnType", "SwitchLayout", "decode_page"]

_REALS = {16: "e", 32: "f", 64: "d"}
_INTEGERS = {8: "b", 16: "h", 32: "i", 64: "q"}


def decode_page(
    column_type: ColumnType,
    page: bytes,
    number: int,
    *,
    bits: int | None = None,
    limits: tuple[float, float] | None = None,
    layout: SwitchLayout = SWITCH_LAYOUTS[0],
    is_signed: bool = False,
) -> list[Any]:
    """Return the elements of an uncompressed page.

    Args:
        column_type: one of ``COLUMN_TYPES[generation]``.
        page: the page without checksum.
        number: elements of the page.
        bits: bits on storage of an element, for column types that leave it to the writer.
        limits: range of a quantized column.
        layout: one of ``SWITCH_LAYOUTS``, for a Switch column.
        is_signed: if true, the elements are signed, for column types that leave it to the field.

    Returns:
        bool, int or float for each element; ``(index, tag)`` of a Switch column.

    Raises:
        ParseError: the page is too short, or bits or range are not those of the column type.
    """
    steps, name = column_type.steps, column_type.name
    if "switch" in steps:
        bits = layout.bits
    elif bits is None:
        bits = column_type.bits_max
    elif not column_type.bits_min <= bits <= column_type.bits_max:
        raise ParseError(f"{bits} bits for an element of {name}", "decode_page")
    size = (number * bits + 7) // 8
    if len(page) < size:
        raise ParseError(
            f"{size} bytes wanted for {number} elements of {name}, {len(page)} left", "decode_page"
        )
    page = bytes(page[:size])
    if "bits" in steps:
        return [bool(page[i >> 3] >> (i & 7) & 1) for i in range(number)]
    if "truncate" in steps:
        words = [code << (32 - bits) for code in _unpacked(page, number, bits)]
        return list(struct.unpack(f"<{number}f", struct.pack(f"<{number}I", *words)))
    if "quantize" in steps:
        if limits is None or not limits[0] < limits[1]:
            raise ParseError(f"the range {limits} of a column of type {name}", "decode_page")
        low, high = limits
        step = (high - low) / ((1 << bits) - 1)
        return [min(code * step + low, high) for code in _unpacked(page, number, bits)]
    if "switch" in steps:
        if bits == 96:
            return list(struct.iter_unpack("<QI", page))
        mask = (1 << layout.index_bits) - 1
        return [(code & mask, code >> layout.index_bits) for code in struct.unpack(f"<{number}Q", page)]
    if "split" in steps:
        joined, width = bytearray(size), bits // 8
        for b in range(width):
            joined[b::width] = page[b * number : (b + 1) * number]
        page = bytes(joined)
    if column_type.element.startswith("float"):
        return list(struct.unpack(f"<{number}{_REALS[bits]}", page))
    code = _INTEGERS[bits]
    if "zigzag" in steps or not (column_type.element.startswith("i") or is_signed):
        code = code.upper()
    values = list(struct.unpack(f"<{number}{code}", page))
    if "zigzag" in steps:
        return [value >> 1 ^ -(value & 1) for value in values]
    if "delta" in steps:
        total, mask = 0, (1 << bits) - 1
        for i, difference in enumerate(values):
            values[i] = total = total + difference & mask
    return values


def _unpacked(page: bytes, number: int, bits: int) -> list[int]:
    """Elements of a bit stream. Eight of them end at a byte, so that no large integer is shifted."""
    mask, found = (1 << bits) - 1, []
    for start in range(0, len(page), bits):
        group = int.from_bytes(page[start : start + bits], "little")
        found += [group >> k * bits & mask for k in range(8)]
    return found[:number]
