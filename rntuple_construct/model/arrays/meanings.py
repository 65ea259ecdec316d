"""Meanings of values that C++ types lack, such as the unit and zone of times, kept in descriptions of fields.

A field whose values mean more than its C++ type says has a description that ends in ``[arrow:FORMAT]``. FORMAT is the
format string of Arrow's C data interface: ``std::int64_t`` with ``[arrow:tsu:Europe/Zurich]`` are microseconds since 1970
in that zone. See docs/data.md for all of them. Beyond Arrow's own, ``?`` marks a collection that represents
a value that may be missing. It is used where C++ types have no name that ``std::optional`` could take.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import numpy as np

from rntuple_construct.model.schema.field_kinds import FieldNode
from rntuple_construct.model.values.layout import Layout

OPTIONAL = "?"
BYTES = "z"
MAX_PRECISION_OF_INTEGER = 18
"""Digits of decimals that fit a 64 bit integer."""
_MARK = re.compile(r"(?:^|.*\s)\[arrow:(?P<format>[^\]]+)\]$", re.DOTALL)
_UNITS = {"s": "s", "ms": "m", "us": "u", "ns": "n"}
_UNIT_OF = {letter: unit for unit, letter in _UNITS.items()}


class ReducedMeaningWarning(UserWarning):
    """Values are kept, but not all that they meant."""


def described(format: str, description: str = "") -> str:
    """The description of a field that has a meaning.

    Args:
        format: format string of Arrow's C data interface, or OPTIONAL.
        description: the rest of the description of the field.
    """
    return f"{description} [arrow:{format}]" if description else f"[arrow:{format}]"


def meaning_in(description: str) -> str | None:
    """The format string at the end of a description, if there is one."""
    match = _MARK.match(description) if description.endswith("]") else None
    return match["format"] if match else None


def is_optional(description: str) -> bool:
    """Return whether a collection represents a value that may be missing."""
    return meaning_in(description) == OPTIONAL


def has_meaning(node: FieldNode) -> bool:
    """Return whether a field, or one below it, has a meaning beyond its type."""
    return any(meaning_in(each.field.record.description) is not None for each in node.walk())


def format_of_type(pa: Any, kind: Any) -> str | None:
    """The format string of an Arrow type that is stored as another one; None if the C++ type says it all."""
    types = pa.types
    if types.is_date(kind):
        return "tdD" if types.is_date32(kind) else "tdm"
    if types.is_time(kind):
        return f"tt{_UNITS[kind.unit]}"
    if types.is_timestamp(kind):
        return f"ts{_UNITS[kind.unit]}:{kind.tz or ''}"
    if types.is_duration(kind):
        return f"tD{_UNITS[kind.unit]}"
    if types.is_decimal(kind):
        bits = "" if kind.bit_width == 128 else f",{kind.bit_width}"
        return f"d:{kind.precision},{kind.scale}{bits}"
    if types.is_fixed_size_binary(kind):
        return f"w:{kind.byte_width}"
    if is_bytes(types, kind):
        return BYTES
    if types.is_fixed_size_list(kind):
        return f"+w:{kind.list_size}"
    if types.is_map(kind):
        return "+m"
    if types.is_float16(kind):
        return "e"
    return "n" if types.is_null(kind) else None


def is_view(types: Any, kind: Any, name: str) -> bool:
    """Return whether an Arrow type is a view: "string" or "binary"."""
    return bool(getattr(types, f"is_{name}_view", lambda _: False)(kind))


def is_list_view(types: Any, kind: Any) -> bool:
    """Return whether an Arrow type is one of lists in any order."""
    return any(
        getattr(types, f"is_{name}", lambda _: False)(kind) for name in ("list_view", "large_list_view")
    )


VALUELESS = "_valueless"
"""Name of the first type of exported unions, for variants without a value."""


def number_of_first(types: Any, kind: Any) -> int:
    """The number of the first part of a struct or union that is a field: exported unions begin with ``VALUELESS``."""
    has_valueless = types.is_union(kind) and kind.num_fields > 1 and kind.field(0).name == VALUELESS
    return int(has_valueless and types.is_null(kind.field(0).type))


def is_bytes(types: Any, kind: Any) -> bool:
    """Return whether an Arrow type is one of bytes, of any length or a fixed one."""
    return bool(
        types.is_binary(kind)
        or types.is_large_binary(kind)
        or types.is_fixed_size_binary(kind)
        or is_view(types, kind, "binary")
    )


def nodes_below(layout: Layout, node: FieldNode) -> Sequence[FieldNode | None]:
    """The fields of the layouts directly below one, in their order; None where the structures differ."""
    children = node.children
    return children if len(children) == len(layout.children) else (None,) * len(layout.children)


def type_with_meaning(pa: Any, array: Any, format: str) -> Any:
    """The Arrow type that a format string gives to the type of an array; that type itself where it does not fit.

    Args:
        pa: pyarrow.
        array: values of a field as ``to_arrow`` makes them; only their type matters.
        format: the meaning of the field.
    """
    try:
        return with_meaning(pa, array.slice(0, 0), format).type
    except (pa.ArrowException, AttributeError, ValueError, KeyError, TypeError, OverflowError):
        return array.type  # a description that says something else


def with_meaning(pa: Any, array: Any, format: str) -> Any:
    """An Arrow array of which no value is missing, in the type that a format string names.

    Args:
        pa: pyarrow.
        array: values of a field as ``to_arrow`` makes them.
        format: the meaning of the field.

    Raises:
        ValueError: a value does not have this type.
    """
    types = pa.types
    code, _, rest = format.partition(":")
    if format == OPTIONAL:
        return _optional(pa, array)
    if code == "d":
        return _decimals(pa, array, rest)
    if code == "w":
        return _binary(pa, array).cast(pa.binary(int(rest)))
    if code == BYTES:
        return _binary(pa, array)
    if code == "+w":
        return _fixed_lists(pa, array, int(rest))
    if code == "+m":
        pairs = array.flatten()
        return pa.MapArray.from_arrays(array.offsets.cast(pa.int32()), pairs.field(0), pairs.field(1))
    if code == "e" and types.is_floating(array.type):
        return array.cast(pa.float16())
    if code == "n":
        if len(array):
            raise ValueError("a value that exists")
        return pa.nulls(0)
    target = _time(pa, code, rest)
    if target is None or not types.is_integer(array.type):
        return array
    storage = pa.int32() if target.bit_width == 32 else pa.int64()
    return array.cast(storage).view(target)


def _time(pa: Any, code: str, zone: str) -> Any:
    if code in ("tdD", "tdm"):
        return pa.date32() if code == "tdD" else pa.date64()
    unit = _UNIT_OF.get(code[2:])
    if unit is None:
        return None
    if code.startswith("tt"):
        return pa.time32(unit) if unit in ("s", "ms") else pa.time64(unit)
    if code.startswith("ts"):
        return pa.timestamp(unit, zone or None)
    return pa.duration(unit) if code.startswith("tD") else None


def _decimals(pa: Any, array: Any, rest: str) -> Any:
    precision, scale, *bits = map(int, rest.split(","))
    width = bits[0] if bits else 128
    target = getattr(pa, f"decimal{width}")(precision, scale)
    if pa.types.is_large_string(array.type):
        return array.cast(pa.string()).cast(target)
    if not pa.types.is_integer(array.type):
        raise TypeError("no digits")
    numbers = np.zeros((len(array), 2), np.int64)
    numbers[:, 0] = array.cast(pa.int64()).to_numpy()
    numbers[:, 1] = numbers[:, 0] >> 63
    wide = pa.Array.from_buffers(pa.decimal128(precision, scale), len(array), [None, pa.py_buffer(numbers)])
    return wide.cast(target)


def _fixed_lists(pa: Any, array: Any, size: int) -> Any:
    if pa.types.is_fixed_size_list(array.type):
        return array
    if (np.diff(array.offsets.to_numpy()) != size).any():
        raise ValueError("lists of other sizes")
    return fixed_lists(pa, array.flatten(), size, len(array))


def fixed_lists(pa: Any, content: Any, size: int, length: int) -> Any:
    """A fixed-size list array of which no list is missing; unlike that of pyarrow it may have lists of no elements."""
    kind = pa.list_(content.type, size)
    return pa.Array.from_buffers(kind, length, [None], children=[content])


def _binary(pa: Any, array: Any) -> Any:
    """Lists of bytes as binary values."""
    if not pa.types.is_uint8(array.type.value_type):
        raise TypeError("no bytes")
    content = array.flatten()
    buffers = [
        None,
        array.offsets.cast(pa.int64()).buffers()[1],
        pa.py_buffer(np.ascontiguousarray(content.to_numpy())),
    ]
    return pa.Array.from_buffers(pa.large_binary(), len(array), buffers)


def _optional(pa: Any, array: Any) -> Any:
    """Lists of one element or none as these elements."""
    lengths = np.diff(array.offsets.to_numpy())
    if len(lengths) and lengths.max() > 1:
        raise ValueError("several elements")
    picks = np.cumsum(lengths) - 1
    return array.flatten().take(pa.array(np.maximum(picks, 0), mask=lengths == 0))
