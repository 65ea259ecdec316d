"""Linked attribute sets: found through the footer, and checked before they are completed."""

from __future__ import annotations

import numpy as np
import pytest
import uproot
from support.writer_witnesses import check_envelopes, rows

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.writer import FieldSpec, ProjectionSpec, StreamerSpec, create


def test_entries_of_a_set_are_found_through_the_footer(tmp_path):
    path = tmp_path / "sets.root"
    with create(path, "ntpl", {"x": "std::int32_t"}) as writer:
        runs = writer.attribute_set(
            "runs", {"run": "std::int64_t", "name": "std::string"}, description="runs"
        )
        runs.begin_range()
        writer.extend({"x": np.arange(10)})
        runs.commit_range(run=1, name="first")
        writer.flush_cluster()
        writer.extend({"x": np.arange(5)})
        runs.append(10, 5, run=2, name="second")
        writer.attribute_set("empty", {"y": "float"})
    assert len(rows(path)) == 15
    with rnt.open(path) as file:
        assert file.keys() == ["ntpl"]
        ntuple = file["ntpl"]
        assert list(ntuple.attribute_sets) == ["runs", "empty"]
        record = ntuple.attribute_sets["runs"]
        assert (record.schema_version_major, record.schema_version_minor, record.len_anchor) == (1, 0, 78)
        found = ntuple.attribute_set("runs")
        check_envelopes(path, found)
        assert found.name == "runs"
        assert found.description == "runs"
        assert found.arrays(library="py") == [
            {"_rangeStart": 0, "_rangeLen": 10, "_userData": {"run": 1, "name": "first"}},
            {"_rangeStart": 10, "_rangeLen": 5, "_userData": {"run": 2, "name": "second"}},
        ]
        assert ntuple.attribute_set("empty").num_entries == 0


def test_other_readers_see_the_main_rntuple(tmp_path):
    path = tmp_path / "sets.root"
    with create(path, "ntpl", {"x": "std::int32_t"}) as writer:
        writer.extend({"x": [7]})
        writer.attribute_set("set", {"y": "float"}).append(0, 1, y=1.5)
    assert uproot.open(path)["ntpl"].arrays().tolist() == [{"x": 7}]


def test_encodings_of_a_set_can_be_chosen(tmp_path):
    path = tmp_path / "encoded.root"
    with create(path, "ntpl", {}) as writer:
        chosen = writer.attribute_set("set", {"y": FieldSpec.of("float", encoding="Real16")})
        chosen.extend([0], [0], {"y": [1.5]})
    with rnt.open(path) as file:
        columns = file["ntpl"].attribute_set("set").schema.columns
        assert [column.record.bits_on_storage for column in columns] == [64, 64, 16]


def test_a_range_behind_the_last_entry_is_refused_and_the_target_stays_absent(tmp_path):
    path = tmp_path / "beyond.root"
    writer = create(path, "ntpl", {"x": "std::int32_t"})
    writer.extend({"x": [1, 2]})
    writer.attribute_set("set", {"y": "float"}).append(1, 2, y=1.5)
    with pytest.raises(SchemaError, match="range of 3 entries from 0, the RNTuple has 2"):
        writer.close()
    assert not path.exists()


@pytest.mark.parametrize(
    ("name", "schema", "message"),
    [
        ("__reserved", {"y": "float"}, "reserved"),
        ("", {"y": "float"}, "name"),
        ("set", {"y": StreamerSpec("Class")}, "streamer"),
        ("set", {"y": "float", "z": ProjectionSpec("float", "_userData.y")}, "projected"),
        ("taken", {"y": "float"}, "already"),
    ],
)
def test_sets_that_cannot_be_are_refused(tmp_path, name, schema, message):
    with create(tmp_path / "refused.root", "ntpl", {"x": "float"}) as writer:
        writer.attribute_set("taken", {"y": "float"})
        with pytest.raises(SchemaError, match=message):
            writer.attribute_set(name, schema)


def test_ranges_and_values_must_be_equally_many(tmp_path):
    with create(tmp_path / "uneven.root", "ntpl", {"x": "float"}) as writer:
        chosen = writer.attribute_set("set", {"y": "float"})
        with pytest.raises(SchemaError, match="1 ranges for 2 entries"):
            chosen.extend([0], [0], {"y": [1.0, 2.0]})
        with pytest.raises(SchemaError, match="begin_range"):
            chosen.commit_range(y=1.0)
