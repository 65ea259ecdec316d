"""Values as the JSON of the corpus."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from rntuple_construct.model.arrays.to_python import JSON, Style

__all__ = ["SPELLING", "value_of_table"]

_QUIET = {4: 0x7FC00000, 8: 0x7FF8000000000000}
"""The NaN that is spelled without its bits, by the size of the number in bytes."""


def _numbers(data: Any) -> list[Any]:
    values = JSON.numbers(data)
    if data.dtype.kind != "f" or not np.isnan(data).any():
        return values
    size = data.dtype.itemsize
    bits = np.ascontiguousarray(data).view(f"<u{size}").tolist()
    return [
        _not_a_number(pattern, size) if math.isnan(number) else value
        for value, number, pattern in zip(values, data.tolist(), bits, strict=True)
    ]


def _not_a_number(bits: int, size: int) -> str:
    return "nan" if bits == _QUIET[size] else f"nan:{bits:0{2 * size}x}"


def _text(value: bytes) -> str | dict[str, str]:
    try:
        return value.decode("utf-8")
    except UnicodeDecodeError:
        return {"$bytes": value.hex()}


SPELLING = Style(_numbers, JSON.characters, JSON.streamed, _text)
"""As ``rntuple dump`` spells values, with the bits of unusual NaN and with non-UTF-8 bytes in hexadecimal."""


def value_of_table(value: Any, type_name: str = "") -> Any:
    """Return a value as library "py" has it, from its spelling in a table.

    Args:
        value: the value. ``{}`` is an absent one. Text instead of a number is a C++ literal. Text instead of
            a bitset has its bits, the lowest first.
        type_name: C++ type of the field; empty for values below others.
    """
    if value == {}:
        return None
    if isinstance(value, list):
        return [value_of_table(item) for item in value]
    if isinstance(value, dict):
        return {name: value_of_table(item) for name, item in value.items()}
    if isinstance(value, str) and type_name in ("float", "double"):
        return float.fromhex(value)
    return [bit == "1" for bit in value] if type_name.startswith("std::bitset") else value
