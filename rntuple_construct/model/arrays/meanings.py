"""Meanings of values that C++ types lack, such as the unit and zone of times, kept in descriptions of fields.

A field whose values mean more than its C++ type says has a description that ends in ``[arrow:FORMAT]``. FORMAT is the
format string of Arrow's C data interface: ``std::int64_t`` with ``[arrow:tsu:Europe/Zurich]`` are microseconds since 1970
in that zone. See docs/data.md for all of them. Beyond Arrow's own, ``?`` marks a collection that represents
a value that may be missing. It is used where C++ types have no name that ``std::optional`` could take.
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from rntuple_construct.base.extras import require
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode

OPTIONAL = "?"
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
    """Whether a collection represents a value that may be missing."""
    return meaning_in(description) == OPTIONAL


def has_meaning(node: FieldNode) -> bool:
    """Whether a field, or one below it, has a meaning beyond its type."""
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
    if types.is_binary(kind) or types.is_large_binary(kind) or _is_binary_view(types, kind):
        return "z"
    if types.is_fixed_size_list(kind):
        return f"+w:{kind.list_size}"
    if types.is_map(kind):
        return "+m"
    if types.is_float16(kind):
        return "e"
    return "n" if types.is_null(kind) else None


def _is_binary_view(types: Any, kind: Any) -> bool:
    is_view = getattr(types, "is_binary_view", None)
    return bool(is_view and is_view(kind))


def restored(array: Any, node: FieldNode) -> Any:
    """An Arrow array with the meanings that its field and those below it have.

    Args:
        array: values of the field as ``to_arrow`` makes them.
        node: the field.

    Returns:
        the array in the Arrow types that the descriptions name. Values that a description does not fit are
        unchanged.
    """
    if not has_meaning(node):
        return array
    pa = require("pyarrow")
    return _Restorer(pa).array(array, node)


class _Restorer:
    def __init__(self, pa: Any) -> None:
        self._pa = pa

    def array(self, array: Any, node: FieldNode) -> Any:
        """The array with the meanings of its field and of those below."""
        pa = self._pa
        kind = node.kind
        if node.is_member_view:
            return self.array(array, node.children[0])
        if kind in (FieldKind.WRAPPER, FieldKind.OPTIONAL, FieldKind.DENSE_OPTIONAL):
            array = self.array(array, node.children[0])
        elif kind is FieldKind.COLLECTION and any(map(has_meaning, node.children)):
            content = self.array(array.flatten(), node.children[0])
            array = pa.LargeListArray.from_arrays(_zero_based(pa, array), content, mask=_mask(pa, array))
        elif kind is FieldKind.FIXED_ARRAY and any(map(has_meaning, node.children)):
            content = self.array(array.flatten(), node.children[0])
            array = pa.FixedSizeListArray.from_arrays(content, node.size)
        elif kind is FieldKind.RECORD and any(map(has_meaning, node.children)):
            members = [
                self.array(array.field(position), child) for position, child in enumerate(node.children)
            ]
            names = [child.field.name for child in node.children]
            array = pa.StructArray.from_arrays(members, names, mask=_mask(pa, array))
        elif kind is FieldKind.VARIANT and not array.offset and any(map(has_meaning, node.children)):
            names = [member.name for member in array.type]
            # In front of the alternatives there is the one of variants without a value.
            parts = [array.field(0)] + [
                self.array(array.field(number), child) for number, child in enumerate(node.children, 1)
            ]
            array = pa.UnionArray.from_dense(array.type_codes, array.offsets, parts, names)
        format = meaning_in(node.field.record.description)
        if format is None:
            return array
        try:
            return self._typed(array, format)
        except (pa.ArrowException, AttributeError, ValueError, KeyError, TypeError, OverflowError):
            return array  # a description that says something else

    def _typed(self, array: Any, format: str) -> Any:
        pa = self._pa
        types = pa.types
        code, _, rest = format.partition(":")
        if format == OPTIONAL:
            return as_optional(pa, array)
        if code == "d":
            return self._decimals(array, rest)
        if code == "w":
            return _binary(pa, array).cast(pa.binary(int(rest)))
        if code == "z":
            return _binary(pa, array)
        if code == "+w":
            return self._fixed_lists(array, int(rest))
        if code == "+m":
            return self._maps(array)
        if code == "e" and types.is_floating(array.type):
            return array.cast(pa.float16())
        if code == "n" and array.null_count == len(array):
            return pa.nulls(len(array))
        target = self._time(code, rest)
        if target is None or not types.is_integer(array.type):
            return array
        storage = pa.int32() if target.bit_width == 32 else pa.int64()
        return array.cast(storage).view(target)

    def _time(self, code: str, zone: str) -> Any:
        pa = self._pa
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

    def _decimals(self, array: Any, rest: str) -> Any:
        pa = self._pa
        precision, scale, *bits = map(int, rest.split(","))
        width = bits[0] if bits else 128
        target = getattr(pa, f"decimal{width}")(precision, scale)
        if not pa.types.is_integer(array.type):
            return array.cast(pa.string()).cast(target)
        numbers = np.zeros((len(array), 2), np.int64)
        numbers[:, 0] = array.fill_null(0).cast(pa.int64()).to_numpy()
        numbers[:, 1] = numbers[:, 0] >> 63
        valid = None if not array.null_count else array.is_valid().buffers()[1]
        if valid is not None and array.is_valid().offset:
            return array
        wide = pa.Array.from_buffers(
            pa.decimal128(precision, scale), len(array), [valid, pa.py_buffer(numbers)]
        )
        return wide.cast(target)

    def _fixed_lists(self, array: Any, size: int) -> Any:
        pa = self._pa
        if pa.types.is_fixed_size_list(array.type):
            return array
        return array.cast(pa.list_(array.type.value_type, size))

    def _maps(self, array: Any) -> Any:
        pa = self._pa
        pairs = array.flatten()
        offsets = _zero_based(pa, array).cast(pa.int32())
        keys, items = pairs.field(0), pairs.field(1)
        if not array.null_count:
            return pa.MapArray.from_arrays(offsets, keys, items)
        valid = array.is_valid()
        kind = pa.map_(keys.type, items.type)
        entries = pa.StructArray.from_arrays([keys, items], ["key", "value"])
        return pa.Array.from_buffers(
            kind, len(array), [valid.buffers()[1], offsets.buffers()[1]], children=[entries]
        )


def _zero_based(pa: Any, array: Any) -> Any:
    """Offsets of a list array into its flattened content."""
    lengths = array.value_lengths().fill_null(0).to_numpy(zero_copy_only=False).astype(np.int64)
    return pa.array(np.concatenate([np.zeros(1, np.int64), np.cumsum(lengths)]))


def _mask(pa: Any, array: Any) -> Any:
    return array.is_null() if array.null_count else None


def _binary(pa: Any, array: Any) -> Any:
    """Lists of bytes as binary values."""
    if not pa.types.is_uint8(array.type.value_type):
        raise TypeError("no bytes")
    content = array.flatten()
    offsets = _zero_based(pa, array)
    valid = array.is_valid().buffers()[1] if array.null_count else None
    buffers = [valid, offsets.buffers()[1], pa.py_buffer(np.ascontiguousarray(content.to_numpy()))]
    return pa.Array.from_buffers(pa.large_binary(), len(array), buffers)


def as_optional(pa: Any, array: Any) -> Any:
    """Lists of one element or none as these elements."""
    lengths = array.value_lengths().fill_null(0).to_numpy(zero_copy_only=False)
    if len(lengths) and lengths.max() > 1:
        raise ValueError("several elements")
    picks = np.cumsum(lengths) - 1
    return array.flatten().take(pa.array(np.maximum(picks, 0), mask=lengths == 0))
