"""Plain Python values as layouts; the field says what each of them is to become."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from numbers import Number
from typing import Any

import numpy as np

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.model.arrays.conform import cast_numbers
from rntuple_construct.model.arrays.from_times import is_of, kind_of, stored
from rntuple_construct.model.arrays.meanings import is_optional, meaning_in
from rntuple_construct.model.arrays.meant import Quantity, quantity_of
from rntuple_construct.model.arrays.text import bytes_of_text
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.model.values.layout import (
    Array,
    Collection,
    FixedArray,
    Layout,
    Numbers,
    Offsets,
    Optional,
    Record,
    Streamed,
    Strings,
    Variant,
)

__all__ = ["elements_of_set", "from_python"]


def from_python(node: FieldNode, values: Sequence[Any]) -> Layout:
    """Python values as a layout.

    Args:
        node: the field.
        values: one per entry: numbers, booleans, text or bytes, sequences and sets, mappings (records, and maps
            as well as sequences of pairs), None for missing values. A variant holds the first alternative that
            fits a value best; bitsets may be given as integers. Fields with a meaning also take dates, times,
            durations and decimals as objects of Python and numpy.

    Raises:
        SchemaError: a value that does not fit the field.
    """
    quantity = _quantity(node)
    if quantity is not None:
        content = node.children[0] if node.kind is FieldKind.OPTIONAL else node
        values = stored(values, quantity, node.field.path, as_text=content.kind is FieldKind.STRING)
    return _MAKERS[node.kind](node, values)


def _quantity(node: FieldNode) -> Quantity | None:
    """Return the meaning of a field's values, if they are times or decimals."""
    format = meaning_in(node.field.record.description)
    return None if format is None else quantity_of(format)


def _error(node: FieldNode, position: int, value: Any) -> SchemaError:
    what = node.field.type_name or f"untyped {node.kind.value}"
    return SchemaError(f"value {position} of field '{node.field.path}' ({what}) is {value!r:.80}")


def _first(node: FieldNode, values: Sequence[Any], is_fine: Callable[[Any], bool]) -> SchemaError:
    for position, value in enumerate(values):
        if not is_fine(value):
            return _error(node, position, value)
    return SchemaError(f"values of field '{node.field.path}' do not form an array of {node.dtype.name}")


def _numbers(node: FieldNode, values: Sequence[Any]) -> Layout:
    return Numbers(_number_array(node, values))


_INTEGER_TYPES = (bool, int, np.bool_, np.integer)
_NUMBER_TYPES = (*_INTEGER_TYPES, float, np.floating)


def _number_array(node: FieldNode, values: Sequence[Any]) -> Array:
    if not len(values):
        return np.empty(0, node.dtype)
    if any(value is np.ma.masked for value in values):
        raise _first(node, values, lambda value: value is not np.ma.masked)
    if isinstance(values[0], (list, tuple)):  # numpy would make NaN of masked values in it
        raise _error(node, 0, values[0])
    try:
        data = np.asarray(values)
    except (ValueError, OverflowError, TypeError):
        raise _first(node, values, lambda value: isinstance(value, _NUMBER_TYPES)) from None
    # numpy makes reals of integers beyond 64 bits, of mixed signs or next to a real: the numbers themselves decide.
    if data.dtype.kind == "O" or (
        data.dtype.kind == "f" and data.ndim == 1 and _has_integers(node, data, values)
    ):
        return _one_by_one(node, values)
    if data.ndim != 1 or data.dtype.kind not in "biuf":
        raise _first(node, values, lambda value: isinstance(value, _NUMBER_TYPES))
    return cast_numbers(data, node.dtype, node.field.path)


def _has_integers(node: FieldNode, data: Array, values: Sequence[Any]) -> bool:
    """True where a conversion to reals may have changed integers."""
    if node.dtype.kind == "f":
        # A single precision number holds all integers up to 2^24.
        with np.errstate(invalid="ignore"):
            values = [values[index] for index in np.flatnonzero(np.abs(data) > 1 << 24).tolist()]
    return any(isinstance(value, _INTEGER_TYPES) for value in values)


def _one_by_one(node: FieldNode, values: Sequence[Any]) -> Array:
    """Numbers cast one after the other, each of them checked."""
    result = np.empty(len(values), node.dtype)
    is_real = node.dtype.kind == "f"
    for position, value in enumerate(values):
        if not isinstance(value, _NUMBER_TYPES if is_real else _INTEGER_TYPES):
            raise _error(node, position, value)
        try:
            with np.errstate(over="ignore", invalid="ignore"):
                result[position] = value if is_real else int(value)
        except OverflowError:
            raise _error(node, position, value) from None
        if isinstance(value, _INTEGER_TYPES):
            is_kept = bool(np.isfinite(result[position])) and int(result[position]) == int(value)
        else:
            is_kept = not (np.isinf(result[position]) and np.isfinite(value))
        if not is_kept:
            raise _error(node, position, value)
    return result


def _characters(node: FieldNode, values: Sequence[Any]) -> Layout:
    codes = []
    for position, value in enumerate(values):
        if isinstance(value, str) and len(value) == 1:
            value = ord(value)
        elif isinstance(value, bytes) and len(value) == 1:
            value = value[0]
        if not isinstance(value, (int, np.integer)) or not 0 <= value <= 255:
            raise _error(node, position, value)
        codes.append(int(value))
    return Numbers(np.array(codes, np.uint8), character=True)


def _offsets(lengths: Iterable[int], num: int) -> Offsets:
    offsets = np.zeros(num + 1, np.int64)
    np.cumsum(np.fromiter(lengths, np.int64, num), out=offsets[1:])
    return offsets


def _byte_strings(node: FieldNode, values: Sequence[Any]) -> tuple[Offsets, Array]:
    parts = []
    for position, value in enumerate(values):
        if isinstance(value, str) and node.kind is FieldKind.STRING:
            value = bytes_of_text(value, node.field.path)
        elif isinstance(value, Mapping) and "$streamer" in value:
            try:
                value = bytes.fromhex(value["$streamer"])
            except (TypeError, ValueError):
                raise _error(node, position, value) from None
        if not isinstance(value, (bytes, bytearray, memoryview)):
            raise _error(node, position, value)
        # The length of a memoryview counts elements.
        parts.append(bytes(value) if isinstance(value, memoryview) else value)
    return _offsets(map(len, parts), len(parts)), np.frombuffer(b"".join(parts), np.uint8)


def _strings(node: FieldNode, values: Sequence[Any]) -> Layout:
    return Strings(*_byte_strings(node, values))


def _streamed(node: FieldNode, values: Sequence[Any]) -> Layout:
    return Streamed(*_byte_strings(node, values))


def _is_list(value: Any) -> bool:
    if isinstance(value, np.ndarray):
        return value.ndim > 0
    return isinstance(value, Sequence) and not isinstance(value, str)


def _plain(value: Any) -> Any:
    """The elements of a masked array or of a set as a list, masked ones as None; other values unchanged.

    Raises:
        TypeError: elements of a set that have no order.
    """
    if isinstance(value, np.ma.MaskedArray):
        return value.tolist()
    return elements_of_set(value) if isinstance(value, (set, frozenset)) else value


def elements_of_set(value: Iterable[Any]) -> list[Any]:
    """The elements of a set in their order, those of several types by the name of the type first.

    Raises:
        TypeError: elements that have no order.
    """
    try:
        return sorted(value)
    except TypeError:
        return sorted(value, key=lambda item: (type(item).__name__, item))


def _lists(node: FieldNode, values: Sequence[Any]) -> tuple[list[Sequence[Any]], Offsets]:
    is_map = node.children[0].kind is FieldKind.RECORD if node.children else False
    lists: list[Sequence[Any]] = []
    for position, value in enumerate(values):
        if isinstance(value, list):
            lists.append(value)
            continue
        if isinstance(value, Mapping) and is_map:
            value = list(value.items())
        try:
            value = _plain(value)
        except TypeError:
            raise _error(node, position, value) from None
        if not _is_list(value):
            raise _error(node, position, value)
        lists.append(value)
    return lists, _offsets(map(len, lists), len(lists))


def _flat(node: FieldNode, lists: Sequence[Any]) -> Layout:
    """The elements of all lists, one after the other, as values of a field."""
    if (
        node.kind is FieldKind.NUMBER
        and node.dtype == np.uint8
        and all(isinstance(item, bytes) for item in lists)
    ):
        return Numbers(np.frombuffer(b"".join(lists), np.uint8))
    arrays = [
        item
        for item in lists
        if isinstance(item, np.ndarray) and item.ndim == 1 and item.dtype.kind not in "mMO"
    ]
    if arrays and len(arrays) == len(lists) and node.kind is FieldKind.NUMBER:
        return Numbers(cast_numbers(np.concatenate(arrays), node.dtype, node.field.path))
    return from_python(node, list(chain.from_iterable(lists)))


def _collection(node: FieldNode, values: Sequence[Any]) -> Layout:
    if is_optional(node.field.record.description):
        values = [_one_or_none(node, value) for value in values]
    lists, offsets = _lists(node, values)
    return Collection(offsets, _flat(node.children[0], lists))


def _one_or_none(node: FieldNode, value: Any) -> Any:
    """The list that represents a value that may be missing; lists of records may be given as stored."""
    if value is None:
        return []
    is_stored = node.children[0].kind is FieldKind.RECORD and isinstance(value, (list, np.ndarray))
    return value if is_stored else [value]


def _optional(node: FieldNode, values: Sequence[Any]) -> Layout:
    offsets = _offsets((value is not None for value in values), len(values))
    return Optional(offsets, from_python(node.children[0], [value for value in values if value is not None]))


def _fixed_array(node: FieldNode, values: Sequence[Any]) -> Layout:
    values = [value.tolist() if isinstance(value, np.ma.MaskedArray) else value for value in values]
    for position, value in enumerate(values):
        if not _is_list(value) or len(value) != node.size:
            raise _error(node, position, value)
    return FixedArray(node.size, _flat(node.children[0], values), len(values))


def _bitset(node: FieldNode, values: Sequence[Any]) -> Layout:
    bits = np.zeros((len(values), node.size), np.bool_)
    for position, value in enumerate(values):
        if isinstance(value, np.ma.MaskedArray):
            value = value.tolist()
        if isinstance(value, (int, np.integer)) and 0 <= value < 1 << node.size:
            value = [value >> bit & 1 for bit in range(node.size)]
        if not _is_list(value) or len(value) != node.size or not all(map(_is_bit, value)):
            raise _error(node, position, value)
        bits[position] = value
    return FixedArray(node.size, Numbers(bits.reshape(-1)), len(values))


def _is_bit(value: Any) -> bool:
    return isinstance(value, (Number, np.bool_)) and value in (0, 1)


def _record(node: FieldNode, values: Sequence[Any]) -> Layout:
    names = [child.field.name for child in node.children]
    columns: dict[str, list[Any]] = {name: [] for name in names}
    needed = {child.field.name for child in node.children if not _may_be_missing(child)}
    for position, value in enumerate(values):
        if isinstance(value, Mapping):
            if not needed <= value.keys() <= columns.keys():
                raise _error(node, position, value)
            for name in names:
                columns[name].append(value.get(name))
        elif isinstance(value, (tuple, list)) and len(value) == len(names):
            for name, item in zip(names, value, strict=True):
                columns[name].append(item)
        else:
            raise _error(node, position, value)
    members = {child.field.name: from_python(child, columns[child.field.name]) for child in node.children}
    return Record(members, len(values))


def _may_be_missing(node: FieldNode) -> bool:
    return node.kind is FieldKind.OPTIONAL or is_optional(node.field.record.description)


def _wrapper(node: FieldNode, values: Sequence[Any]) -> Layout:
    return from_python(node.children[0], values)


def _variant(node: FieldNode, values: Sequence[Any]) -> Layout:
    tags = np.zeros(len(values), np.uint32)
    indices = np.zeros(len(values), np.int64)
    held: list[list[Any]] = [[] for _ in node.children]
    for position, value in enumerate(values):
        if value is None:
            continue
        scores = [_score(child, value) for child in node.children]
        best = max(scores)
        if not best:
            raise _error(node, position, value)
        chosen = scores.index(best)
        tags[position] = chosen + 1
        indices[position] = len(held[chosen])
        held[chosen].append(value)
    alternatives = tuple(from_python(child, items) for child, items in zip(node.children, held, strict=True))
    return Variant(tags, indices, alternatives)


def _score(node: FieldNode, value: Any) -> int:
    """Score the fit of a value to a field: 0 not at all, more is better."""
    quantity = _quantity(node)
    if kind_of(value) is not None:
        if quantity is not None and node.kind in (FieldKind.NUMBER, FieldKind.STRING, FieldKind.OPTIONAL):
            return (3 if kind_of(value) == quantity.kind else 2) if is_of(value, quantity) else 0
    elif quantity is not None and node.kind is FieldKind.NUMBER:
        return min(_number_score(node.dtype, value), 1)
    if node.kind is FieldKind.WRAPPER:
        return _score(node.children[0], value)
    if node.kind is FieldKind.NUMBER:
        return _number_score(node.dtype, value)
    if node.kind is FieldKind.RECORD:
        names = {child.field.name for child in node.children}
        if isinstance(value, Mapping):
            return 3 if set(value) == names else 0
        return 2 if isinstance(value, tuple) and len(value) == len(names) else 0
    return _structure_score(node, value) if isinstance(value, _ACCEPTED[node.kind]) else 0


_ACCEPTED: dict[FieldKind, tuple[type, ...]] = {
    FieldKind.STRING: (str, bytes), FieldKind.STREAMED: (bytes,), FieldKind.CHARACTER: (str,), FieldKind.VARIANT: (object,),
    FieldKind.COLLECTION: (list, tuple, set, frozenset, np.ndarray, dict, bytes), FieldKind.OPTIONAL: (object,),
    FieldKind.FIXED_ARRAY: (list, tuple, np.ndarray), FieldKind.BITSET: (list, tuple, np.ndarray),
}  # fmt: skip


def _structure_score(node: FieldNode, value: Any) -> int:
    if node.kind in (FieldKind.COLLECTION, FieldKind.FIXED_ARRAY):
        if isinstance(value, Mapping) and node.children[0].kind is not FieldKind.RECORD:
            return 0
        if node.kind is FieldKind.FIXED_ARRAY and len(value) != node.size:
            return 0
        items = list(value.items()) if isinstance(value, Mapping) else list(value)
        return min([3, *(_score(node.children[0], item) for item in items)])
    if node.kind is FieldKind.CHARACTER:
        return 1 if len(value) == 1 else 0
    if node.kind is FieldKind.OPTIONAL:
        return _score(node.children[0], value)
    return 1 if node.kind is FieldKind.VARIANT else 3


def _number_score(dtype: np.dtype[Any], value: Any) -> int:
    if isinstance(value, (bool, np.bool_)):
        return 3 if dtype.kind == "b" else 0
    if isinstance(value, (int, np.integer)):
        if dtype.kind in "iu":
            limits = np.iinfo(dtype)
            return 3 if limits.min <= value <= limits.max else 0
        return 1 if dtype.kind == "f" else 0
    return 3 if isinstance(value, (float, np.floating)) and dtype.kind == "f" else 0


_MAKERS: dict[FieldKind, Callable[[FieldNode, Sequence[Any]], Layout]] = {
    FieldKind.NUMBER: _numbers,
    FieldKind.CHARACTER: _characters,
    FieldKind.STRING: _strings,
    FieldKind.STREAMED: _streamed,
    FieldKind.COLLECTION: _collection,
    FieldKind.OPTIONAL: _optional,
    FieldKind.FIXED_ARRAY: _fixed_array,
    FieldKind.BITSET: _bitset,
    FieldKind.RECORD: _record,
    FieldKind.VARIANT: _variant,
    FieldKind.WRAPPER: _wrapper,
}
