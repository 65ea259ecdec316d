"""Arrow columns of every type that an import keeps, three rows each."""

from __future__ import annotations

import datetime as dt
from decimal import Decimal

import pyarrow as pa

X = pa.struct([("x", pa.int8()), ("t", pa.date32())])
COLUMNS = {
    "int": pa.array([1, None, 3], pa.int16()),
    "unsigned": pa.array([2**64 - 1, None, 0], pa.uint64()),
    "bool": pa.array([True, None, False]),
    "half": pa.array([1.5, None, 2], pa.float16()),
    "double": pa.array([float("inf"), None, -0.0]),
    "text": pa.array(["a", None, ""]),
    "bytes": pa.array([b"\xff", None, b""]),
    "fixed bytes": pa.array([b"ab", None, b"cd"], pa.binary(2)),
    "time in a zone": pa.array([0, None, 5], pa.timestamp("us", "Europe/Zurich")),
    "time": pa.array([0, 1, -(2**62)], pa.timestamp("ns")),
    "seconds": pa.array([0, 1, 5], pa.timestamp("s", "+02:00")),
    "date": pa.array([0, None, 5], pa.date32()),
    "date in ms": pa.array([0, None, 86400000], pa.date64()),
    "time of day": pa.array([0, None, 5], pa.time32("ms")),
    "fine time of day": pa.array([0, 1, 5], pa.time64("ns")),
    "duration": pa.array([0, None, 5], pa.duration("ms")),
    "decimal": pa.array([Decimal("1.25"), None, Decimal("-3.50")], pa.decimal128(10, 2)),
    "long decimal": pa.array([Decimal("1.25"), None, Decimal("-3.50")], pa.decimal128(38, 2)),
    "longer decimal": pa.array([Decimal("1.25"), None, Decimal("-3.50")], pa.decimal256(60, 2)),
    "negative scale": pa.array([Decimal(1200), None, Decimal(-300)], pa.decimal128(4, -2)),
    "list": pa.array([[1, None], None, []], pa.list_(pa.int32())),
    "list of times": pa.array([[0, None], None, []], pa.list_(pa.timestamp("s", "UTC"))),
    "fixed list": pa.array([[1, 2], None, [3, 4]], pa.list_(pa.int8(), 2)),
    "fixed list of records": pa.array([[{"x": 1}], [{"x": 2}], None], pa.list_(pa.struct([("x", pa.int8())]), 1)),
    "record": pa.array([{"x": 1, "t": None}, {"x": 3}, {"x": 2, "t": dt.date(2020, 1, 1)}], X),
    "record or null": pa.array([{"x": 1, "t": None}, None, {"x": 2, "t": dt.date(2020, 1, 1)}], X),
    "list of records": pa.array([[{"x": 1}], None, [None]], pa.list_(pa.struct([("x", pa.int8())]))),
    "map": pa.array([[("a", 1)], None, []], pa.map_(pa.string(), pa.int32())),
    "map with one key twice": pa.array([[("a", 1), ("a", 2)], [], []], pa.map_(pa.string(), pa.int32())),
    "map of records": pa.array([[("a", {"x": 1})], [], [("b", None)]], pa.map_(pa.string(), pa.struct([("x", pa.int8())]))),
    "map of times": pa.array([[(1, 5)], [], [(2, None)]], pa.map_(pa.int32(), pa.timestamp("s"))),
    "nothing": pa.nulls(3),
    "fixed list of nothing": pa.array([[None] * 2, None, [None] * 2], pa.list_(pa.null(), 2)),
    "lists of fixed lists of nothing": pa.array([[[None] * 2] * 3, None, []], pa.list_(pa.list_(pa.null(), 2))),
    "fixed lists of records with nothing": pa.array(
        [[{"n": None, "s": "a"}] * 2, None, [{"n": None, "s": None}] * 2],
        pa.list_(pa.struct([("n", pa.null()), ("s", pa.string())]), 2),
    ),
    "map of fixed lists of nothing": pa.array([[("a", [None] * 2)], None, []], pa.map_(pa.string(), pa.list_(pa.null(), 2))),
}  # fmt: skip
