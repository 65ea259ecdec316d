"""Random Arrow arrays of every type, with unreachable values in the place of missing ones, and slices at every level."""

from __future__ import annotations

import io
import math
import warnings
from datetime import datetime, timezone
from decimal import Decimal
from random import Random
from typing import Any

import numpy as np
import pyarrow as pa

from rntuple_construct.writer import ReducedMeaningWarning, write

__all__ = ["LEAVES", "leaf_array", "random_array", "random_table", "table_file"]

_TIMESTAMP = datetime(2020, 1, 1, tzinfo=timezone.utc)
_NUMBERS = (
    pa.int8(), pa.int32(), pa.int64(), pa.uint8(), pa.uint32(), pa.uint64(), pa.float32(), pa.float64(), pa.bool_(),
)  # fmt: skip
_EXTREMES = (0, 1, -1, 7, -7, 127, 2**31 - 1, 2**53 + 1, 2**63 - 1, -(2**63), 2**64 - 1)

_ZONES = (None, "UTC", "Europe/Zurich", "+02:00")
_UNITS = ("s", "ms", "us", "ns")
LEAVES = (
    *(pa.int8(), pa.int32(), pa.uint64(), pa.float16(), pa.float32(), pa.float64(), pa.bool_(), pa.null()),
    *(pa.string(), pa.large_string(), pa.string_view(), pa.binary(), pa.large_binary(), pa.binary_view(), pa.binary(3)),
    *(pa.date32(), pa.date64(), pa.time32("s"), pa.time32("ms"), pa.time64("us"), pa.time64("ns")),
    *(pa.duration(unit) for unit in _UNITS),
    *(pa.timestamp(unit, zone) for unit in _UNITS for zone in _ZONES),
    *(pa.decimal32(7, 2), pa.decimal64(15, 3), pa.decimal128(12, 2), pa.decimal128(38, 5), pa.decimal256(18, 4)),
    *(pa.decimal256(60, 3), pa.decimal128(5, -2)),
)  # fmt: skip
"""Types without parts."""
_NESTED = (
    "list", "large_list", "list_view", "large_list_view", "fixed", "fixed", "fixed", "struct", "struct", "map", "dictionary",
    "runs", "union",
)  # fmt: skip


def random_array(random: Random, num: int, depth: int = 3) -> pa.Array:
    """An array of a random type."""
    if not random.randrange(4):
        return _array(random, num + 3, depth).slice(random.randrange(4))[:num]
    return _array(random, num, depth)


def _array(random: Random, num: int, depth: int) -> pa.Array:
    if depth <= 0 or not random.randrange(4):
        return leaf_array(random, random.choice(LEAVES), num)
    return _nested(random, random.choice(_NESTED), num, depth - 1)


def leaf_array(random: Random, kind: Any, num: int, holes: int | None = None) -> pa.Array:
    """An array of a type without parts, or of lists of one size; `holes` of 4 values are missing, by default a random number."""
    if pa.types.is_fixed_size_list(kind):
        content = leaf_array(random, kind.value_type, num * kind.list_size, holes)
        return pa.FixedSizeListArray.from_arrays(content, kind.list_size)
    holes = random.choice((0, 0, 1, 3)) if holes is None else holes
    values = [None if random.randrange(4) < holes else _value(random, kind) for _ in range(num)]
    return pa.array(values, kind)


def _value(random: Random, kind: Any) -> Any:
    types = pa.types
    if types.is_null(kind):
        return None
    if types.is_boolean(kind):
        return random.random() < 0.5
    if types.is_integer(kind):
        return random.randrange(100)
    if types.is_floating(kind):
        return (
            np.float16(random.randrange(-8, 8) / 4) if types.is_float16(kind) else random.randrange(-8, 8) / 4
        )
    if types.is_decimal(kind):
        return Decimal(random.randrange(-999, 1000)).scaleb(-kind.scale)
    if types.is_fixed_size_binary(kind):
        return random.randbytes(kind.byte_width)
    if "binary" in str(kind):
        return random.randbytes(random.randrange(4))
    if "string" in str(kind):
        return random.choice(("", "a", "é", "long text " * 3))
    if types.is_date64(kind):
        return random.randrange(-100, 100) * 86_400_000
    # Nanoseconds that Python has too.
    return random.randrange(1, 80_000) * (1000 if str(kind).find("[ns") > 0 else 1)


def _mask(random: Random, num: int) -> pa.Array | None:
    if random.randrange(2):
        return None
    return pa.array([random.random() < 0.4 for _ in range(num)], pa.bool_())


def _offsets(random: Random, num: int) -> list[int]:
    offsets = [random.randrange(2)]
    for _ in range(num):
        offsets.append(offsets[-1] + random.randrange(3))
    return offsets


def _nested(random: Random, name: str, num: int, depth: int) -> pa.Array:
    if name in ("list", "large_list"):
        offsets = _offsets(random, num)
        content = random_array(random, offsets[-1] + 1, depth)
        made, index = (pa.ListArray, pa.int32()) if name == "list" else (pa.LargeListArray, pa.int64())
        return made.from_arrays(pa.array(offsets, index), content, mask=_mask(random, num))
    if name in ("list_view", "large_list_view"):
        content = random_array(random, 5, depth)
        starts = [random.randrange(4) for _ in range(num)]
        made, index = (
            (pa.ListViewArray, pa.int32()) if name == "list_view" else (pa.LargeListViewArray, pa.int64())
        )
        sizes = pa.array([random.randrange(3) for _ in range(num)], index)
        return made.from_arrays(pa.array(starts, index), sizes, content, mask=_mask(random, num))
    if name == "fixed":
        size = random.randrange(1, 4)
        content = random_array(random, size * num, depth)
        return pa.FixedSizeListArray.from_arrays(content, size, mask=_mask(random, num))
    if name == "struct":
        members = [random_array(random, num, depth) for _ in range(random.randrange(1, 4))]
        names = [f"m{at}" for at in range(len(members))]
        return pa.StructArray.from_arrays(members, names, mask=_mask(random, num))
    if name == "map":
        offsets = _offsets(random, num)
        keys = pa.array([f"k{at}" for at in range(offsets[-1] + 1)])
        items = random_array(random, offsets[-1] + 1, depth)
        is_missing = [random.random() < 0.3 for _ in range(num)] + [False]
        marked = [None if gone else at for at, gone in zip(offsets, is_missing, strict=True)]
        return pa.MapArray.from_arrays(pa.array(marked, pa.int32()), keys, items)
    if name == "dictionary":
        indices = [None if random.randrange(4) == 0 else random.randrange(3) for _ in range(num)]
        # pyarrow 26 crashes at a missing list of runs of a dictionary of float16.
        kind = random.choice([each for each in LEAVES if each not in (pa.null(), pa.float16())])
        return pa.DictionaryArray.from_arrays(pa.array(indices, pa.int8()), leaf_array(random, kind, 3))
    if name == "runs":
        return pa.RunEndEncodedArray.from_arrays(
            pa.array([max(num // 2, 1), num + 1], pa.int32()), random_array(random, 2, depth)
        ).slice(0, num)
    kinds = random.sample([pa.int32(), pa.string_view(), pa.date32(), pa.decimal128(9, 1)], 2)
    codes = pa.array([random.randrange(2) for _ in range(num)], pa.int8())
    if random.randrange(2):
        return pa.UnionArray.from_sparse(codes, [leaf_array(random, kind, num) for kind in kinds])
    indices = pa.array(sorted(random.randrange(3) for _ in range(num)), pa.int32())
    return pa.UnionArray.from_dense(codes, indices, [leaf_array(random, kind, 3) for kind in kinds])


def random_table(random: Random, num: int = 6) -> pa.Table:
    """A table of two arrays of random types, and of columns that options of reading are about.

    ``flat``, ``optional`` and ``lists`` hold numbers of one type. ``times`` are optional arrays of one size of values with
    a meaning. ``hit_a``, ``hit_b`` and ``lists`` have equal lengths, ``hit_c`` has others.

    Args:
        random: source of all draws.
        num: rows.
    """
    kind = random.choice(_NUMBERS)
    meant = random.choice(
        [each for each in LEAVES if pa.types.is_temporal(each) or pa.types.is_decimal(each)]
    )
    size = random.randrange(1, 3)
    lengths = [random.randrange(3) for _ in range(num)]
    columns = {
        "x": random_array(random, num),
        "y": random_array(random, num),
        "flat": pa.array([_number(random, kind) for _ in range(num)], kind),
        "optional": pa.array(
            [None if random.random() < 0.4 else _number(random, kind) for _ in range(num)], kind
        ),
        "lists": pa.array([[_number(random, kind) for _ in range(each)] for each in lengths], pa.list_(kind)),
        "times": pa.FixedSizeListArray.from_arrays(
            leaf_array(random, meant, size * num), size, mask=_mask(random, num)
        ),
        "hit_a": pa.array([[random.randrange(99) for _ in range(each)] for each in lengths]),
        "hit_b": pa.array([[random.random() for _ in range(each)] for each in lengths]),
        "hit_c": pa.array([[random.randrange(99)] * random.randrange(1, 3) for _ in range(num)]),
    }
    return pa.table({name: columns[name] for name in random.sample(list(columns), len(columns))})


def _number(random: Random, kind: Any) -> Any:
    if pa.types.is_boolean(kind):
        return random.random() < 0.5
    if pa.types.is_floating(kind):
        return random.choice((0.0, -0.5, 7.5, 1e30, math.inf, -math.inf, random.randrange(-8, 8) / 4))
    least = 0 if pa.types.is_unsigned_integer(kind) else -(1 << kind.bit_width - 1)
    most = least + (1 << kind.bit_width) - 1
    return random.choice([each for each in (*_EXTREMES, random.randrange(50)) if least <= each <= most])


def table_file(table: pa.Table, compression: str = "none") -> bytes:
    """A file with an RNTuple ``t`` of a table.

    Args:
        table: its columns.
        compression: as for `WriteOptions`.
    """
    target = io.BytesIO()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ReducedMeaningWarning)
        write(target, "t", table, timestamp=_TIMESTAMP, durable=False, compression=compression)
    return target.getvalue()
