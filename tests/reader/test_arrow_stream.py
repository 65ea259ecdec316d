"""Libraries that take Arrow streams read an RNTuple directly."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pyarrow as pa
import pytest
from support.page_damage import damage_page

import rntuple_construct as rnt
from rntuple_construct.base.errors import FormatError, SchemaError

FILES = Path(__file__).parents[1] / "data" / "root-6.40" / "files"


@pytest.fixture
def path(tmp_path: Path) -> str:
    """1,000 entries in ten clusters."""
    target = tmp_path / "events.root"
    with rnt.create(target, "Events", {"id": "std::int64_t", "pt": "std::vector<float>"}) as writer:
        for first in range(0, 1000, 100):
            ids = np.arange(first, first + 100)
            writer.extend({"id": ids, "pt": [[float(i)] * (i % 3) for i in ids.tolist()]})
            writer.flush_cluster()
    return f"{target}:Events"


@pytest.mark.parametrize("name", sorted(each.name for each in FILES.glob("*.root")))
def test_pyarrow_reads_every_file_as_arrays_does(name: str) -> None:
    with rnt.open(FILES / name) as file:
        for ntuple in file:
            events = file[ntuple]
            stop = min(events.num_entries, 100)
            expected = events.arrays(library="pa", entry_stop=stop)
            assert pa.schema(events) == expected.schema
            for step_size in ("cluster", 30):
                table = events.to_reader(step_size=step_size, entry_stop=stop).read_all()
                assert table.schema == expected.schema
                assert table.num_rows == (stop if expected.num_columns else 0)
                assert repr(table.to_pylist()) == repr(expected.to_pylist())
            if events.num_entries == stop:
                assert repr(pa.table(events).to_pylist()) == repr(expected.to_pylist())


def test_there_is_one_batch_for_each_cluster(path: str) -> None:
    with rnt.open(path) as events:
        assert [batch.num_rows for batch in events.to_reader()] == [100] * 10
        assert [batch.num_rows for batch in events.to_reader(step_size=400)] == [400, 400, 200]
        chosen = events.to_reader("id", entry_start=150, entry_stop=250).read_all()
        assert chosen.column_names == ["id"]
        assert chosen["id"].to_pylist() == list(range(150, 250))


def test_a_batch_is_read_when_it_is_asked_for(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with rnt.open(path) as events:
        read: list[tuple[int, int]] = []
        present = events._present

        def watched(nodes: Any, start: int, stop: int, *others: Any) -> Any:
            read.append((start, stop))
            return present(nodes, start, stop, *others)

        monkeypatch.setattr(events, "_present", watched)
        reader = events.to_reader()
        assert read == [(0, 0)]  # the schema
        reader.read_next_batch()
        assert len(read) == 2
        reader.read_next_batch()
        assert read == [(0, 0), (0, 100), (100, 200)]


def test_polars_and_duckdb_take_an_rntuple(path: str) -> None:
    duckdb = pytest.importorskip("duckdb")
    with rnt.open(path) as events:
        frame = pl.DataFrame(events)
        assert frame.schema == events.arrays(library="polars").schema
        assert frame["id"].to_list() == list(range(1000))
        found = duckdb.sql("SELECT sum(id), sum(len(pt)) FROM events WHERE id < 10").fetchall()
        assert found == [(45, sum(i % 3 for i in range(10)))]


def test_an_rntuple_without_entries_keeps_its_types(tmp_path: Path) -> None:
    with rnt.create(tmp_path / "empty.root", "Events", {"pt": "std::vector<float>"}):
        pass
    with rnt.open_ntuple(tmp_path / "empty.root") as events:
        table = pa.table(events)
        assert (table.num_rows, table.schema) == (
            0,
            pa.schema([("pt", pa.large_list(pa.field("item", pa.float32())))]),
        )


def test_damaged_pages_end_the_stream_with_the_error_of_the_reader(path: str) -> None:
    target = path.rpartition(":")[0]
    content = bytearray(Path(target).read_bytes())
    with rnt.open_ntuple(target) as events:
        expected = events.to_reader("id").read_all()
    page = damage_page(content, "Events", 0, 5)
    Path(target).write_bytes(content)
    with rnt.open_ntuple(target) as events:
        reader = events.to_reader("id")
        for number in range(5):
            assert (
                reader.read_next_batch()["id"].to_pylist()
                == expected["id"][number * 100 : number * 100 + 100].to_pylist()
            )
        with pytest.raises(FormatError) as error:
            reader.read_next_batch()
        assert error.value.offset == page


def test_wrong_options_are_named(path: str) -> None:
    with rnt.open(path) as events:
        with pytest.raises(SchemaError, match="step_siez"):
            events.to_reader(step_siez=3)
        with pytest.raises(SchemaError, match="no field 'nothing'"):
            events.to_reader("nothing")
