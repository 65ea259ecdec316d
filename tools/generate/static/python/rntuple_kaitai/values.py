"""Values of fields of the released format: what a field holds, its strings, numbers and choices, and values as JSON."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from ctypes import c_float
from typing import Any

from rntuple_kaitai.column_types import SHAPES, VALUE_TYPES
from rntuple_kaitai.compression import MissingCodecError
from rntuple_kaitai.ntuple import Cluster, NTuple
from rntuple_kaitai.runtime import ParseError
from rntuple_kaitai.source import LimitError

__all__ = ["choices", "numbers", "read_fields", "role", "shape", "spans", "strings", "to_json"]

_ROLES = ("plain", "collection", "record", "variant", "streamer")


def _need(condition: object, text: str) -> None:
    if not condition:
        raise ParseError(text, "values")


def _template(ntuple: NTuple, id: int) -> str:
    """The name of a type without template arguments."""
    return ntuple.fields[id].type_name.value.partition("<")[0]


def role(ntuple: NTuple, id: int) -> str:
    """Return the structural role of a field: plain, collection, record, variant or streamer; unknown in later formats."""
    number = ntuple.fields[id].role
    return _ROLES[number] if number < len(_ROLES) else "unknown"


def shape(ntuple: NTuple, id: int) -> str:
    """Return what a field holds, which tells how its values are read.

    Args:
        ntuple: the RNTuple.
        id: id of the field.

    Returns:
        ``list``: as many items of the sub-field as ``spans`` tells.
        ``optional``: the same with at most one item.
        ``record``: one value of each sub-field.
        ``variant``: a value of one sub-field, which ``choices`` tells.
        ``array``: a fixed number of items of the sub-field, ``spans`` as well.
        ``bitset``: a fixed number of bits, which ``numbers`` returns, ``spans`` as well.
        ``string``, ``streamer``: bytes, which ``strings`` returns.
        ``held``: the value of the sub-field, for atomics and enumerations.
        ``number``: what ``numbers`` returns, also for cardinalities.

    Raises:
        ParseError: a list, an optional, an array or an atomic has another number of sub-fields than one.
    """
    found = _shape(ntuple, id)
    is_one = found in ("list", "optional", "array", "held")
    _need(not is_one or len(ntuple.children(id)) == 1, "another number of sub-fields")
    return found


def _shape(ntuple: NTuple, id: int) -> str:
    field, structure = ntuple.fields[id], role(ntuple, id)
    known = SHAPES.get(_template(ntuple, id))
    if structure == "collection":
        return "optional" if known == "optional" else "list"
    if structure != "plain":
        return structure
    if known == "string":
        return known
    if known in ("array", "bitset") or field.array_size is not None:  # those without elements have no size
        return "array" if ntuple.children(id) else "bitset"
    return "held" if ntuple.children(id) and not ntuple.columns_of(id) else "number"


def read_fields(
    ntuple: NTuple, read: Callable[[NTuple, Cluster, int, int], list[Any]]
) -> tuple[dict[str, list[Any]], dict[str, str]]:
    """Read all top-level fields; an error in one field does not affect the others.

    Args:
        ntuple: the RNTuple.
        read: returns the first values of a field in a cluster, from the RNTuple, the cluster, the id of the field and their number.

    Returns:
        the values of each field by name, and the messages of errors for those that cannot be read.
    """
    fields: dict[str, list[Any]] = {}
    refused: dict[str, str] = {}
    for id, field in enumerate(ntuple.fields):
        if field.parent_id != id:
            continue
        try:
            ntuple.require_known(id)
            found: list[Any] = []
            for cluster in ntuple.clusters:
                ntuple.check_elements(cluster.num_entries)
                found += read(ntuple, cluster, id, cluster.num_entries)
            fields[field.name.value] = found
        except (ParseError, LimitError, MissingCodecError, RecursionError) as error:
            refused[field.name.value] = f"{type(error).__name__}: {error}"
    return fields, refused


def spans(ntuple: NTuple, cluster: Cluster, id: int, count: int) -> list[tuple[int, int]]:
    """Return where the first lists, optionals or arrays of a field start and end among the items of a cluster.

    Raises:
        ParseError: offsets decrease.
        LimitError: there are more items than the limits allow.
    """
    if shape(ntuple, id) not in ("array", "bitset"):
        return ntuple.spans(cluster, id, count)
    size = ntuple.fields[id].array_size or 0
    ntuple.check_elements(count * max(size, 1))
    return [(i * size, (i + 1) * size) for i in range(count)]


def strings(ntuple: NTuple, cluster: Cluster, id: int, count: int) -> list[bytes]:
    """Return the first strings, or streamed objects, of a field in a cluster, as bytes.

    Raises:
        ParseError: offsets decrease, or columns have another type.
    """
    ranges = ntuple.spans(cluster, id, count)
    elements, kind = ntuple.elements(cluster, id, ranges[-1][1] if ranges else 0, place=1)
    _need(kind in ("char", "byte", None), "characters in a column of another type")
    data = bytes(elements)
    return [data[start:end] for start, end in ranges]


def numbers(ntuple: NTuple, cluster: Cluster, id: int, count: int) -> list[Any]:
    """Return the first numbers of a field in a cluster as its type has them.

    A field may have columns of another type: integers are compared with the range of the field, numbers of a ``float`` are rounded.

    Args:
        ntuple: the RNTuple.
        cluster: one of its clusters.
        id: id of the field, of shape ``number`` or ``bitset``.
        count: how many numbers; of a bitset, how many bits.

    Returns:
        bool; float; int; a character for ``char``, and an int for an enumeration over ``char``.

    Raises:
        ParseError: the type is unknown, the column does not fit, or an integer is out of range.
    """
    name = "bool" if shape(ntuple, id) == "bitset" else ntuple.fields[id].type_name.value
    if SHAPES.get(_template(ntuple, id)) == "cardinality":
        return [end - start for start, end in ntuple.spans(cluster, id, count)]
    if name not in VALUE_TYPES:
        raise ParseError(f"fields of type {name}", "values")
    element, kinds = VALUE_TYPES[name]
    elements, kind = ntuple.elements(cluster, id, count)
    _need(kind is None or kind in kinds, f"numbers of type {name} in a column of another type")
    if element == "bool":
        return [value != 0 for value in elements]
    if element == "float32":
        return [c_float(value).value for value in elements]
    if element == "float64":
        return [float(value) for value in elements]
    parent = ntuple.fields[id].parent_id
    is_enumerator = shape(ntuple, parent) == "held" and _template(ntuple, parent) not in SHAPES
    if element == "char" and not is_enumerator:
        return [chr(int(value) & 0xFF) for value in elements]
    if element == "char" or (element == "int8" and kind == "char"):
        return [(int(value) + 128) % 256 - 128 for value in elements]
    bits = int(element.removeprefix("u").removeprefix("int"))
    low = 0 if element.startswith("u") else -(1 << bits - 1)
    for value in elements:
        _need(low <= value < low + (1 << bits), f"{value} is out of range")
    return [int(value) for value in elements]


def choices(ntuple: NTuple, cluster: Cluster, id: int, count: int) -> tuple[list[tuple[int, int]], list[int]]:
    """Return which alternatives the first values of a variant hold.

    Returns:
        for each value the tag, from 1 on, and the index among the values of that alternative; tag 0 means no value.
        And for each alternative how many values of it are needed.

    Raises:
        ParseError: there is no such alternative, or the column has another type.
        LimitError: more values are needed than the limits allow.
    """
    elements, kind = ntuple.elements(cluster, id, count, zero=(0, 0))
    _need(kind in ("switch", None), "a variant with a column of another type")
    sizes = [0] * (len(ntuple.children(id)) + 1)
    for index, tag in elements:
        _need(tag < len(sizes), "a tag of no alternative")
        sizes[tag] = max(sizes[tag], index + 1)
    for size in sizes[1:]:
        ntuple.check_elements(size)
    return [(tag, index) for index, tag in elements], sizes[1:]


def to_json(value: Any) -> str:
    """Spell a value as the conformance protocol does.

    Args:
        value: None, bool, int, float, str, bytes, or a list or a dict of these. Bytes become text, or
            ``{"$bytes": ...}`` with hexadecimal digits if they are not UTF-8. Infinities and not-a-number become strings.
    """
    return json.dumps(_spelled(value))


def _spelled(value: Any) -> Any:
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    if isinstance(value, bytes):
        try:
            return value.decode()
        except UnicodeDecodeError:
            return {"$bytes": value.hex()}
    if isinstance(value, dict):
        return {key: _spelled(item) for key, item in value.items()}
    return [_spelled(item) for item in value] if isinstance(value, list) else value
