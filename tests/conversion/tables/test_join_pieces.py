"""Parquet footers taken apart and put together; what cannot be joined is refused."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.conversion.tables.join_pieces import join_arrow, join_parquet
from rntuple_construct.conversion.tables.thrift_compact import List, Struct, parse_struct, struct_bytes
from rntuple_construct.storage import open_sink

pa = pytest.importorskip("pyarrow")
pq = pytest.importorskip("pyarrow.parquet")


def footer_of(path: Path) -> bytes:
    data = path.read_bytes()
    return data[-8 - int.from_bytes(data[-8:-4], "little") : -8]


def table(start: int, stop: int) -> Any:
    numbers = np.arange(start, stop)
    return pa.table(
        {
            "i": pa.array(numbers, mask=numbers % 7 == 3),
            "flag": numbers % 2 == 0,
            "s": [f"some text {number % 11}" for number in numbers],
            "lists": pa.array([list(range(number % 4)) for number in numbers], pa.list_(pa.int64())),
            "when": pa.array(numbers, pa.timestamp("us", "UTC")),
            "amount": pa.array(numbers).cast(pa.decimal128(25, 3)),
        }
    )


def test_footers_are_written_as_they_were(tmp_path: Path) -> None:
    for number, options in enumerate(
        ({}, {"compression": "zstd"}, {"write_page_index": True}, {"use_dictionary": False, "version": "1.0"})
    ):
        path = tmp_path / f"{number}.parquet"
        pq.write_table(table(0, 1000), path, row_group_size=30, **options)
        footer = footer_of(path)
        parsed = parse_struct(footer)
        assert parsed[3] == 1000
        assert len(parsed[4].items) == 34
        assert struct_bytes(parsed) == footer


def test_structs_that_end_too_early_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.parquet"
    pq.write_table(table(0, 10), path)
    footer = footer_of(path)
    for stop in range(len(footer)):
        with pytest.raises(SchemaError):
            parse_struct(footer[:stop])
    with pytest.raises(SchemaError, match="deep"):
        parse_struct(b"\x1c" * 5000)
    with pytest.raises(SchemaError, match="kind 11"):
        parse_struct(b"\x1b\x00\x00")


def test_members_far_apart_and_long_lists() -> None:
    struct = Struct()
    struct.members = {
        1: (1, None),
        40: (6, -(2**62)),
        41: (9, List(9, 5, [*range(-20, 20)])),
        900: (8, b"x" * 300),
    }
    assert parse_struct(struct_bytes(struct)) == struct


def test_row_groups_of_several_files(tmp_path: Path) -> None:
    parts = [(0, 100), (100, 101), (101, 4000)]
    paths = []
    for first, stop in parts:
        paths.append(str(tmp_path / f"{first}.parquet"))
        pq.write_table(table(first, stop), paths[-1], row_group_size=700, compression="zstd")
    with open_sink(tmp_path / "out.parquet") as sink:
        nbytes = join_parquet(sink, paths)
    assert nbytes == (tmp_path / "out.parquet").stat().st_size
    assert pq.read_table(tmp_path / "out.parquet") == table(0, 4000)
    with pq.ParquetFile(tmp_path / "out.parquet") as file:
        assert [file.metadata.row_group(each).num_rows for each in range(file.num_row_groups)] == [
            100, 1, *[700] * 5, 399,
        ]  # fmt: skip
    # What was joined can be joined again.
    with open_sink(tmp_path / "again.parquet") as sink:
        join_parquet(sink, [str(tmp_path / "out.parquet"), paths[0]])
    assert pq.read_table(tmp_path / "again.parquet") == pa.concat_tables([table(0, 4000), table(0, 100)])


def test_what_cannot_be_joined_is_refused(tmp_path: Path) -> None:
    pq.write_table(table(0, 10), tmp_path / "a.parquet")
    pq.write_table(table(0, 10).select(["i"]), tmp_path / "b.parquet")
    pq.write_table(table(0, 10), tmp_path / "indexed.parquet", write_page_index=True)
    (tmp_path / "text.parquet").write_bytes(b"PAR1 or not")
    (tmp_path / "empty.parquet").write_bytes(b"")
    for names, words in (
        (["a", "b"], "another schema"), (["indexed"], "page indexes"), (["text"], "no Parquet file"),
        (["empty"], "no Parquet file"), ([], "nothing to join"),
    ):  # fmt: skip
        with pytest.raises(SchemaError, match=words), open_sink(io.BytesIO()) as sink:
            join_parquet(sink, [str(tmp_path / f"{name}.parquet") for name in names])
    with pytest.raises(SchemaError, match="nothing to join"), open_sink(io.BytesIO()) as sink:
        join_arrow(sink, [])
