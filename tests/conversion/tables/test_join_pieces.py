"""Pieces of tables are joined into the file that is written at once; what cannot be joined is refused."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.conversion.tables.arrow_files import arrow_file
from rntuple_construct.conversion.tables.join_pieces import join, piece_format
from rntuple_construct.conversion.tables.streams import SinkStream
from rntuple_construct.storage import open_sink

pa = pytest.importorskip("pyarrow")
pq = pytest.importorskip("pyarrow.parquet")
ipc = pytest.importorskip("pyarrow.ipc")


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


def write_table_file(kind: str, path: Path, tables: list[Any], compression: str | None) -> None:
    with path.open("wb") as file, arrow_file(kind, SinkStream(file), tables[0].schema, compression) as write:
        for each in tables:
            write(each)


@pytest.mark.parametrize(
    ("kind", "compression"), [("parquet", None), ("parquet", "snappy"), ("arrow", None), ("arrow", "zstd:3")]
)
def test_joined_pieces_are_the_file_that_is_written_at_once(
    kind: str, compression: str | None, tmp_path: Path
) -> None:
    tables = [table(0, 100), table(100, 101), table(101, 4000)]
    write_table_file(kind, tmp_path / "whole", tables, compression)
    piece_kind, piece_compression = piece_format(kind, compression)
    paths = []
    for number, some in enumerate((tables[:2], tables[2:])):
        paths.append(str(tmp_path / f"piece{number}"))
        write_table_file(piece_kind, Path(paths[-1]), some, piece_compression)
    with open_sink(tmp_path / "joined") as sink:
        nbytes = join(kind, sink, paths, compression)
    joined = (tmp_path / "joined").read_bytes()
    assert nbytes == len(joined)
    assert joined == (tmp_path / "whole").read_bytes()
    if kind == "parquet":
        assert pq.read_table(tmp_path / "joined") == table(0, 4000)
        with pq.ParquetFile(tmp_path / "joined") as file:
            assert [file.metadata.row_group(number).num_rows for number in range(3)] == [100, 1, 3899]
    else:
        assert ipc.open_file(joined).read_all() == table(0, 4000)


def test_what_cannot_be_joined_is_refused(tmp_path: Path) -> None:
    write_table_file("arrow", tmp_path / "a", [table(0, 10)], None)
    write_table_file("arrow", tmp_path / "b", [table(0, 10).select(["i"])], None)
    hollow = pa.array([{}], pa.struct([]))
    write_table_file("arrow", tmp_path / "hollow", [pa.table({"h": hollow})], None)
    for names, words in (
        (["a", "b"], "another schema"),
        (["hollow"], "Parquet does not have"),
        ([], "no pieces"),
    ):
        with pytest.raises(SchemaError, match=words), open_sink(io.BytesIO()) as sink:
            join("parquet", sink, [str(tmp_path / name) for name in names])
