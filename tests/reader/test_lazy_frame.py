"""Queries on lazy frames read the columns and clusters that they need, and no others."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import polars as pl
import pytest
from support.page_damage import damage_page

import rntuple_construct as rnt
from rntuple_construct.base.errors import MissingSourceError, SchemaError, UnsupportedError

NUM_CLUSTERS = 10
IDS = range(1000)
FAILED = (rnt.RNTupleError, pl.exceptions.ComputeError)
"""What a query raises where a file is damaged: the error of the reader, which old versions of polars wrap."""


def write(target: Path, first: int = 0) -> Path:
    """1,000 entries in ten clusters; ``id`` is column 0, ``name`` has 1 and 2, ``pt`` 3 and 4."""
    schema = {"id": "std::int64_t", "name": "std::string", "pt": "std::vector<float>"}
    with rnt.create(target, "Events", schema) as writer:
        for start in range(0, 1000, 100):
            ids = (np.arange(start, start + 100) + first).tolist()
            writer.extend(
                {"id": ids, "name": [f"n{i % 7}" for i in ids], "pt": [[float(i)] * (i % 3) for i in ids]}
            )
            writer.flush_cluster()
    return target


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return write(tmp_path / "events.root")


def damage(path: Path, *places: tuple[int, int]) -> None:
    """Damage the pages of columns in clusters, so that each query that reads one of them fails."""
    content = bytearray(path.read_bytes())
    for column, cluster in places:
        damage_page(content, "Events", column, cluster)
    path.write_bytes(content)


def test_a_frame_holds_what_arrays_returns(path: Path) -> None:
    with rnt.open_ntuple(path) as events:
        expected = events.arrays(library="polars")
    frame = rnt.scan(path)
    assert frame.collect_schema() == expected.schema
    assert frame.collect().equals(expected)
    assert frame.select(pl.len()).collect().item() == 1000
    assert rnt.scan(path, ["pt", "id"], step_size=333).collect().equals(expected.select("pt", "id"))
    assert rnt.scan(path, filter_name="n*").collect().equals(expected.select("name"))


def test_columns_that_a_query_does_not_need_are_not_read(path: Path) -> None:
    damage(path, *((column, cluster) for column in (1, 2, 3, 4) for cluster in range(NUM_CLUSTERS)))
    assert rnt.scan(path).select(pl.col("id").sum()).collect().item() == sum(IDS)
    with pytest.raises(FAILED, match="RNT-PAG"):
        rnt.scan(path).select(pl.col("name").max()).collect()


def test_other_columns_are_read_only_where_an_entry_passes(path: Path) -> None:
    damage(path, *((column, cluster) for column in (3, 4) for cluster in range(NUM_CLUSTERS) if cluster != 7))
    found = rnt.scan(path).filter(pl.col("id").is_between(755, 757)).collect()
    assert found.select("id", "pt").rows() == [(i, [float(i)] * (i % 3)) for i in (755, 756, 757)]
    with pytest.raises(FAILED, match="RNT-PAG"):
        rnt.scan(path).filter(pl.col("id") >= 790).collect()


def test_head_reads_no_cluster_behind_its_entries(path: Path) -> None:
    damage(path, *((column, cluster) for column in range(5) for cluster in range(2, NUM_CLUSTERS)))
    assert rnt.scan(path).head(150).collect()["id"].to_list() == list(range(150))
    with pytest.raises(FAILED, match="RNT-PAG"):
        rnt.scan(path).head(201).collect()


def test_conditions_and_limits_keep_their_order(path: Path) -> None:
    wanted = pl.col("id") > 5
    assert rnt.scan(path).filter(wanted).head(2).collect()["id"].to_list() == [6, 7]
    assert rnt.scan(path).head(7).filter(wanted).collect()["id"].to_list() == [6]
    assert rnt.scan(path).filter(pl.col("id") < 0).collect().shape == (0, 3)
    assert rnt.scan(path).filter(pl.lit(value=False)).collect().shape == (0, 3)
    assert rnt.scan(path).filter(wanted.is_null()).select("name").collect().shape == (0, 1)
    assert rnt.scan(path).filter(pl.col("pt").list.len() == 2, wanted).select("name").collect().height == 331


def test_sql_and_group_by(path: Path) -> None:
    with pl.SQLContext(events=rnt.scan(path)) as context:
        found = context.execute(
            "SELECT name, COUNT(*) AS n FROM events WHERE id < 70 GROUP BY name ORDER BY name"
        )
        assert found.collect().rows() == [(f"n{i}", 10) for i in range(7)]


def test_several_files_follow_each_other(tmp_path: Path) -> None:
    paths = [write(tmp_path / f"{number}.root", 1000 * number) for number in range(3)]
    for files in (paths, str(tmp_path / "*.root"), [f"{path}:Events" for path in paths]):
        frame = rnt.scan(files, "id")
        assert frame.collect()["id"].to_list() == list(range(3000))
        assert frame.head(1200).collect()["id"].to_list() == list(range(1200))
    # The third file is not opened for the first 1,200 entries.
    paths[2].write_bytes(b"no ROOT file")
    assert rnt.scan(paths, "id").head(1200).collect().height == 1200
    with pytest.raises(FAILED, match=r"2\.root"):
        rnt.scan(paths, "id").collect()


def test_files_with_other_types_are_refused(tmp_path: Path) -> None:
    first = write(tmp_path / "a.root")
    rnt.write(tmp_path / "b.root", "Events", {"id": np.arange(3.0), "name": ["x"] * 3, "pt": [[1.0]] * 3})
    with pytest.raises(FAILED, match="'id' is double in"):
        rnt.scan([first, tmp_path / "b.root"]).collect()


def test_files_need_the_columns_of_the_query_only(tmp_path: Path) -> None:
    first = write(tmp_path / "a.root")
    rnt.write(tmp_path / "b.root", "Events", {"id": np.arange(3), "more": [1, 2, 3]})
    frame = rnt.scan([first, tmp_path / "b.root"])
    assert frame.select(pl.col("id").sum(), pl.len()).collect().row(0) == (sum(IDS) + 3, 1003)
    assert frame.select(pl.len()).collect().item() == 1003
    with pytest.raises(FAILED, match="'name'"):
        frame.select("name").collect()


CUT = "id % 3 == 1 and double < 400"
ALIASES = {"double": "id * 2", "length": "len(pt)"}
NAMES = ["double", "name", "sqrt(id)", "length"]


def test_a_cut_and_aliases_choose_what_iterate_returns(tmp_path: Path) -> None:
    paths = [write(tmp_path / f"{number}.root", 100 * number) for number in range(2)]
    expected = rnt.concatenate(paths, NAMES, CUT, aliases=ALIASES, library="polars")
    frame = rnt.scan(paths, NAMES, CUT, aliases=ALIASES)
    assert expected.height == 67 + 34
    assert frame.collect_schema() == expected.schema
    assert frame.collect().equals(expected)
    assert (
        rnt.scan(paths, expressions=NAMES, cut=CUT, aliases=ALIASES, step_size=7).collect().equals(expected)
    )
    # Queries see the entries that the cut chooses, whatever they ask for.
    for query in (
        lambda table: table.select(pl.len()),
        lambda table: table.select("length"),
        lambda table: table.filter(pl.col("double") > 100),
        lambda table: table.filter(pl.col("double") > 100).select("name", "length"),
        lambda table: table.filter(pl.lit(value=False)),
        lambda table: table.head(70),
        lambda table: table.head(70).filter(pl.col("length") == 2),
        lambda table: table.filter(pl.col("length") == 2).head(25).select("name"),
        lambda table: table.slice(60, 9).select(pl.col("sqrt(id)").sum()),
        lambda table: table.head(0),
    ):
        assert query(frame).collect().equals(query(expected.lazy()).collect())


def test_a_cut_of_list_elements_needs_columns_with_these_lists(path: Path) -> None:
    columns, aliases = ["pt", "half"], {"half": "pt / 2"}
    with rnt.open_ntuple(path) as events:
        expected = events.arrays(columns, "half > 250", aliases=aliases, library="polars")
    frame = rnt.scan(path, columns, "half > 250", aliases=aliases)
    assert frame.collect().equals(expected)
    wanted = pl.col("pt").list.len() == 2
    assert frame.filter(wanted).select("half").collect().equals(expected.filter(wanted).select("half"))
    with pytest.raises(SchemaError, match="'id' has no lists of these lengths"):
        rnt.scan(path, cut="pt > 500")


def test_a_cut_spares_columns_of_clusters_without_its_entries(path: Path) -> None:
    damage(
        path,
        *((column, cluster) for column in (1, 2, 3, 4) for cluster in range(NUM_CLUSTERS) if cluster != 7),
    )
    assert rnt.scan(path, cut="id >= 798 and id < 800").collect()["name"].to_list() == ["n0", "n1"]
    # The first two rows are found in the cluster before those that are damaged.
    damage(path, (0, 8), (0, 9))
    assert rnt.scan(path, "name", "id >= 798").head(2).collect()["name"].to_list() == ["n0", "n1"]
    with pytest.raises(FAILED, match="RNT-PAG"):
        rnt.scan(path, "name", "id >= 798").head(3).collect()


def test_files_need_the_fields_of_the_cut(tmp_path: Path) -> None:
    first = write(tmp_path / "a.root")
    rnt.write(tmp_path / "b.root", "Events", {"id": np.arange(3.0), "name": ["x"] * 3, "pt": [[1.0]] * 3})
    assert rnt.scan([first, tmp_path / "b.root"], "name").collect().height == 1003
    with pytest.raises(FAILED, match="'id' is double in"):
        rnt.scan([first, tmp_path / "b.root"], "name", "id < 3").collect()


def test_what_cannot_be_scanned_is_said_at_once(path: Path, tmp_path: Path) -> None:
    with pytest.raises(SchemaError, match="no field 'nothing'"):
        rnt.scan(path, "nothing")
    with pytest.raises(SchemaError, match="no field 'nothing'"):
        rnt.scan(path, "id", "nothing > 3")
    with pytest.raises(SchemaError, match="alias 'id' is also the name of a field"):
        rnt.scan(path, aliases={"id": "len(pt)"})
    with pytest.raises(MissingSourceError):
        rnt.scan(tmp_path / "none.root")
    with pytest.raises(SchemaError, match="library"):
        rnt.scan(path, library="ak")  # type: ignore[call-arg]
    with rnt.create(tmp_path / "variants.root", "Events", {"v": "std::variant<int,float>"}) as writer:
        writer.extend({"v": [1, 2.5]})
    with pytest.raises(UnsupportedError, match="polars cannot hold field 'v'"):
        rnt.scan(tmp_path / "variants.root")
