"""Number of entries of a chunk, from the size that was asked for, and its limit."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

import numpy as np
import numpy.typing as npt
from rntuple_spec.column_types import ColumnType

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.suggestions import shortened
from rntuple_construct.format.descriptor.clusters import Cluster, unlike_clusters
from rntuple_construct.format.descriptor.schema import Schema
from rntuple_construct.format.generations.records import ColumnRecord
from rntuple_construct.model.schema.field_kinds import INDEX_TYPES, FieldKind, FieldNode

_LEN_OFFSET = 8
_LEN_SWITCH = 12
"""Bytes of the position and the tag of a value of a variant."""
_LEN_SINGLE = 4
_LEN_EMPTY = 16
"""Bytes for a value or entry without columns: a library makes an object or text of it."""
_UNITS = {"": 1, "k": 1000, "m": 1000**2, "g": 1000**3, "ki": 1024, "mi": 1024**2, "gi": 1024**3}
_SIZE = re.compile(r"\s*(\d+(?:\.\d+)?)\s*([kmg]?i?)b\s*", re.IGNORECASE)


def parse_size(text: str) -> int:
    """Bytes of a size such as "100 MB" or "1.5 GiB".

    Raises:
        SchemaError: no such size.
    """
    match = _SIZE.fullmatch(text)
    if not match or match.group(2).lower() not in _UNITS:
        raise SchemaError(f"'{text}' is not a size", hint='write it like "100 MB" or "1 GiB"')
    return int(float(match.group(1)) * _UNITS[match.group(2).lower()])


def entry_bounds(start: Any, stop: Any, num_entries: int) -> tuple[int, int]:
    """Return the first entry of a range and the one after the last, both from 0 to the number of entries.

    Args:
        start, stop: integers, negative ones count from the end; None for the first entry and for all that follow.
        num_entries: entries that there are.

    Raises:
        SchemaError: one of them is not an integer.
    """
    for name, value in (("entry_start", start), ("entry_stop", stop)):
        if value is not None and not hasattr(value, "__index__"):
            raise SchemaError(f"{name} is {shortened(repr(value))}", hint="give an integer or None")
    first, last, _ = slice(start, stop).indices(num_entries)
    return first, last


def chosen_entries(where: Any, num_entries: int) -> tuple[int, int, npt.NDArray[np.int64] | None]:
    """Return the range that a slice or an array of entries needs, and the entries that are taken of it.

    Args:
        where: a slice, integers (negative ones count from the end), or one bool for each entry.
        num_entries: entries that there are.

    Returns:
        first entry, the one after the last, and positions from the first entry on; None for all of the range.

    Raises:
        SchemaError: an array that is not one-dimensional, or neither integers nor one bool for each entry.
        IndexError: no such entry.
    """
    if isinstance(where, slice):
        first, last, step = where.indices(num_entries)
        if step == 1:
            return first, max(first, last), None
        entries = np.arange(first, last, step)
    else:
        entries = np.asarray(where)
        if entries.dtype == np.bool_ and entries.shape == (num_entries,):
            entries = np.flatnonzero(entries)
        elif entries.shape == (0,):
            entries = entries.astype(np.int64)
        if entries.ndim != 1 or entries.dtype.kind not in "iu":
            raise SchemaError(
                f"{shortened(repr(where))} chooses no entries",
                hint=f"give a slice, integers, or {num_entries} bools",
            )
        entries = np.where(entries < 0, entries + num_entries, entries)
    if not len(entries):
        return 0, 0, None
    start, stop = int(entries.min()), int(entries.max()) + 1
    if start < 0 or stop > num_entries:
        raise IndexError(f"entries {start} to {stop - 1} of {num_entries}")
    return start, stop, (entries - start).astype(np.int64)


PER_CLUSTER = "cluster"
"""Step size for one chunk per cluster."""


def entry_ranges(
    step_size: int | str,
    start: int,
    stop: int,
    nodes: Mapping[str, FieldNode],
    schema: Schema,
    clusters: Sequence[Cluster],
    most: int | None = None,
) -> Iterator[tuple[int, int]]:
    """First entry and the one after the last of each chunk.

    Args:
        step_size: as for entries_per_step, or PER_CLUSTER.
        start, stop: entries to be read.
        nodes, schema, clusters, most: as for entries_per_step.

    Raises:
        SchemaError: a step size that is neither a positive number nor a size.
    """
    if step_size == PER_CLUSTER:
        first = start
        for cluster in clusters:
            last = min(cluster.first_entry + cluster.num_entries, stop)
            if last > first:
                yield first, last
                first = last
        if first < stop:  # no cluster holds them, which reading reports
            yield first, stop
        return
    step = entries_per_step(step_size, nodes, schema, clusters, most)
    for first in range(start, stop, step):
        yield first, min(first + step, stop)


def entries_per_step(
    step_size: int | str,
    nodes: Mapping[str, FieldNode],
    schema: Schema,
    clusters: Sequence[Cluster],
    most: int | None = None,
) -> int:
    """Entries per chunk, at least 1.

    Args:
        step_size: entries, or the memory that the columns of one chunk take.
        nodes: the fields that are read.
        schema: their columns.
        clusters: the clusters to be read, which say how many elements an entry has on average.
        most: a size is cut to this many bytes.

    Raises:
        SchemaError: a step size that is neither a positive number nor a size.
    """
    if isinstance(step_size, str):
        wanted = parse_size(step_size)
        if most is not None:
            wanted = min(wanted, most)
        first = min((cluster.first_entry for cluster in clusters), default=0)
        last = max((cluster.first_entry + cluster.num_entries for cluster in clusters), default=0)
        num_entries = last - first
        unlike = unlike_clusters(clusters)
        len_columns = _len_columns(_column_bits(nodes, schema), unlike)
        # Values that no page holds need room too: a byte for each at least, and more where there is no column at all.
        if num_entries * max(len(nodes), 1) > len_columns:
            len_entry = sum(1 if _column_bits({"": node}, schema) else _LEN_EMPTY for node in nodes.values())
            len_columns = max(len_columns, num_entries * (len_entry or _LEN_EMPTY))
        return max(1, round(num_entries * wanted / len_columns)) if len_columns else max(1, num_entries)
    if step_size < 1:
        raise SchemaError(f"a chunk of {step_size} entries is impossible")
    return step_size


def len_value(node: FieldNode) -> int:
    """Bytes that a value of a field takes at least in memory, whatever collections in it hold."""
    if node.kind in (FieldKind.NUMBER, FieldKind.CHARACTER):
        return node.dtype.itemsize
    if node.kind is FieldKind.BITSET:
        return node.size * node.dtype.itemsize
    if node.kind is FieldKind.FIXED_ARRAY:
        return node.size * len_value(node.children[0])
    if node.kind in (FieldKind.RECORD, FieldKind.WRAPPER):
        return sum(map(len_value, node.children))
    return _LEN_OFFSET


def _column_bits(nodes: Mapping[str, FieldNode], schema: Schema) -> dict[int, int]:
    """Bits that an element of each column takes in memory; cardinalities are separate from the offsets of lists."""
    bits: dict[int, int] = {}
    cardinalities = set[int]()
    for node in nodes.values():
        for each in node.walk():
            for column_id in chain.from_iterable(each.field.representations):
                if each.kind is FieldKind.CARDINALITY:
                    cardinalities.add(column_id)
                else:
                    bits[column_id] = 8 * _len_element(schema.columns[column_id].record)
    for column_id in cardinalities:
        bits[column_id] = bits.get(column_id, 0) + 8 * _LEN_OFFSET
    return bits


def _len_element(column: ColumnRecord) -> int:
    """Bytes of an element in the arrays that are returned."""
    if column.column_type == ColumnType.SWITCH:
        return _LEN_SWITCH
    if column.column_type in INDEX_TYPES:
        return _LEN_OFFSET
    if column.value_range is not None or column.column_type == ColumnType.REAL32_TRUNC:
        return _LEN_SINGLE
    return (column.bits_on_storage + 7) // 8


def _len_columns(bits_of: Mapping[int, int], unlike: Mapping[int, Sequence[Cluster]]) -> int:
    """Bytes that columns take in memory, in clusters that are listed by how many there are of each."""
    bits = np.zeros(max(bits_of, default=-1) + 1, np.int64)
    bits[list(bits_of)] = list(bits_of.values())
    num_bytes = 0
    for times, clusters in unlike.items():
        of_lists: dict[int, list[Cluster]] = {}
        for cluster in clusters:
            if cluster.is_sharded:
                found = ((cluster.column_range(column_id), bits.item(column_id)) for column_id in bits_of)
                num_bytes += times * sum(pages.len_elements * each // 8 for pages, each in found if pages)
            else:
                of_lists.setdefault(id(cluster.page_list), []).append(cluster)
        for alike in of_lists.values():
            num_bytes += times * _len_in_list(bits, alike)
    return num_bytes


def _len_in_list(bits: npt.NDArray[np.int64], clusters: Sequence[Cluster]) -> int:
    """Bytes of columns in clusters of one page list, from the bits of an element of each column."""
    pages = clusters[0].page_list
    before = np.concatenate(([0], pages.num_elements.cumsum(dtype=np.int64)))
    elements = np.diff(before[pages.first_page])
    num_ranges = np.diff(pages.first_range)
    position = np.arange(len(elements)) - np.repeat(pages.first_range[:-1], num_ranges)
    is_wanted = np.zeros(pages.num_clusters, np.bool_)
    is_wanted[[cluster.index for cluster in clusters]] = True
    rows = np.repeat(is_wanted, num_ranges) & (position < len(bits))
    return int((elements[rows] * bits[position[rows]] // 8).sum())
