"""The index of a data frame becomes columns, and metadata of Arrow that are dropped are named."""

from __future__ import annotations

import io
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest
from pyarrow import parquet
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.writer import ReducedMeaningWarning, create

VALUES = {"x": [1.5, 2.5]}
TIMES = pd.date_range("2026-01-01", periods=2, tz="Europe/Zurich", name="when")


def written(data: Any, **arguments: Any) -> Any:
    file = io.BytesIO()
    rnt.write(file, "t", data, **arguments)
    with rnt.open(file.getvalue()) as opened:
        return opened["t"].arrays(library="pa")


@pytest.mark.parametrize(
    "index",
    [
        pd.Index([7, 5], name="id"), pd.Index(["a", "b"], name="id"), pd.Index([7, 5]), TIMES,
        pd.Index([7, 5], name="x"), pd.Index([7, 5], name=3), pd.Index([], name="id"),
        pd.MultiIndex.from_tuples([(1, "a"), (2, "b")], names=["n", None]),
        pd.CategoricalIndex(["a", "b"], name="kind"), pd.DatetimeIndex(["2026-01-01", None], name="when"),
    ],
)  # fmt: skip
@pytest.mark.filterwarnings("ignore:column 'kind'", "ignore:The DataFrame has non-str index name")
def test_an_index_becomes_the_columns_of_pyarrow(index: Any) -> None:
    frame = pd.DataFrame({"x": [1.5, 2.5][: len(index)]}, index=index)
    expected, found = pa.Table.from_pandas(frame), written(frame)
    assert found.schema.names == expected.schema.names
    assert found.to_pylist() == expected.to_pylist()


@pytest.mark.parametrize("index", [None, pd.RangeIndex(2)])
def test_numbers_of_rows_are_no_column(index: Any) -> None:
    assert written(pd.DataFrame(VALUES, index=index)).schema.names == ["x"]


@pytest.mark.parametrize("index", [pd.RangeIndex(5, 7), pd.RangeIndex(2, name="row"), pd.RangeIndex(0, 4, 2)])
def test_other_ranges_are_columns(index: Any) -> None:
    name = index.name or "__index_level_0__"
    assert written(pd.DataFrame(VALUES, index=index))[name].to_pylist() == list(index)


def test_rows_that_were_picked_again_keep_both_indexes() -> None:
    once = written(pd.DataFrame(VALUES, index=[4, 6])).to_pandas()
    twice = written(once[once.x > 2])
    assert twice.to_pylist() == [{"x": 2.5, "__index_level_0__": 6, "__index_level_1__": 1}]


def test_a_declared_schema_decides_about_the_index() -> None:
    frame = pd.DataFrame(VALUES, index=pd.Index([7, 5], name="id"))
    assert written(frame, schema={"x": "double"}).schema.names == ["x"]
    assert written(frame, schema={"id": "int", "x": "float"})["id"].to_pylist() == [7, 5]
    file = io.BytesIO()
    with create(file, "t", {"x": "double"}) as writer:
        assert writer.extend(frame) == writer.extend(pd.DataFrame(VALUES)) == 2
    with create(io.BytesIO(), "t", {"x": "double"}) as writer, pytest.raises(SchemaError, match="'y'"):
        writer.extend(frame.assign(y=1))


def told(data: Any) -> list[str]:
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        written(data)
    return [str(each.message) for each in found if each.category is ReducedMeaningWarning]


def test_dropped_metadata_are_named_once(tmp_path: Path) -> None:
    part = pa.struct([pa.field("p", pa.int8(), metadata={"k": "v"})])
    schema = pa.schema(
        [pa.field("x", pa.float64()), pa.field("s", part)], metadata={"author": "me", "run": "7"}
    )
    table = pa.table({"x": [1.5], "s": [{"p": 1}]}, schema=schema)
    expected = "not kept: metadata of the schema (author, run); metadata of columns (s)"
    assert told(table) == [expected]
    assert told(table.to_batches()[0]) == [expected]
    parquet.write_table(table, tmp_path / "a.parquet")
    with pa.ipc.new_file(str(tmp_path / "a.arrow"), schema) as out:
        out.write_table(table)
    for name in ("a.parquet", "a.arrow"):
        result = run_cli("import", str(tmp_path / name), str(tmp_path / f"{name}.root"))
        assert f"note: {expected}" in result.err.splitlines()


def test_metadata_of_pandas_are_quiet_if_they_are_used(tmp_path: Path) -> None:
    frame = pd.DataFrame(VALUES, index=TIMES)
    for each in (frame, pd.DataFrame(VALUES)):
        assert told(pa.Table.from_pandas(each)) == []
        each.to_parquet(tmp_path / "a.parquet")
        result = run_cli("import", str(tmp_path / "a.parquet"), str(tmp_path / "a.root"), "--force")
        assert "note" not in result.err
    ranged = pa.Table.from_pandas(pd.DataFrame(VALUES, index=pd.RangeIndex(5, 7, name="row")))
    assert told(ranged) == ["not kept: index 'row' of pandas (from 5 in steps of 1)"]
    for text in (b"", b"[", b"[]", b'{"index_columns": [{}]}', b'{"index_columns": 1}'):
        assert told(pa.table({"x": np.arange(2)}).replace_schema_metadata({b"pandas": text})) == []
