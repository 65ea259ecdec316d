"""Virtual arrays: the values of arrays that are read at once, field by field when they are touched."""

from __future__ import annotations

import io

import awkward as ak
import numpy as np
import pytest
from support.kinds import KINDS, KindOfField

import rntuple_construct as rnt
from rntuple_construct.base.errors import RNTupleError, SchemaError
from rntuple_construct.format.descriptor.schema import Field
from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.model.schema.field_kinds import FieldKind

ROWS = [
    {
        "Muon": [{"pt": 1.0, "q": 1}, {"pt": 2.0, "q": -1}],
        "met": 1.5,
        "name": "a",
        "vertex": {"x": 1, "tags": ["u"]},
    },
    {"Muon": [], "met": 2.5, "name": "b", "vertex": {"x": 2, "tags": []}},
    {"Muon": [{"pt": 3.0, "q": 1}], "met": 3.5, "name": "", "vertex": {"x": 3, "tags": ["v", "w"]}},
]


@pytest.fixture
def data() -> bytes:
    buffer = io.BytesIO()
    rnt.write(buffer, "t", {name: [row[name] for row in ROWS] for name in ROWS[0]})
    return buffer.getvalue()


def test_a_field_is_read_when_it_is_touched(data: bytes) -> None:
    log: list[str] = []
    with rnt.open(data) as file:
        found = file["t"].arrays(virtual=True, access_log=log)
        assert (len(found), found.fields, log) == (3, ["Muon", "met", "name", "vertex"], [])
        assert ak.sum(found.met) == 7.5
        assert log == ["met"]
        assert ak.to_list(found.Muon.pt) == [[1, 2], [], [3]]
        assert ak.to_list(found.Muon.pt) == [[1, 2], [], [3]]
        assert log == ["met", "Muon.pt"]
        assert ak.num(found.Muon).to_list() == [2, 0, 1]
        assert ak.to_list(found.vertex.tags) == [["u"], [], ["v", "w"]]
        assert log == ["met", "Muon.pt", "vertex.tags"]
        assert ak.to_list(found) == ROWS
        assert sorted(log) == ["Muon.pt", "Muon.q", "met", "name", "vertex.tags", "vertex.x"]


def test_only_pages_of_touched_fields_are_read(data: bytes) -> None:
    damaged = bytearray(data)
    with rnt.open(data) as file:
        events = file["t"]
        (cluster,) = events.clusters
        column = next(
            each for each in events.schema.columns if events.schema.fields[each.record.field_id].name == "met"
        )
        offset = int(cluster.column_range(column.column_id).offset[0])
    damaged[offset] ^= 1
    with rnt.open(bytes(damaged)) as file:
        found = file["t"].arrays(virtual=True)
        assert ak.to_list(found.name) == ["a", "b", ""]
        with pytest.raises(RNTupleError, match="RNT-PAG-002"):
            ak.sum(found.met)


@pytest.mark.parametrize("start", [0, 1, 3])
def test_ranges_of_entries(start: int, data: bytes) -> None:
    with rnt.open(data) as file:
        found = file["t"].arrays(["Muon", "vertex"], entry_start=start, virtual=True)
        assert ak.to_list(found) == [{name: row[name] for name in ("Muon", "vertex")} for row in ROWS[start:]]


def test_members_and_filters_choose_fields(data: bytes) -> None:
    with rnt.open(data) as file:
        assert file["t"].arrays(["Muon.pt"], virtual=True)["Muon.pt"].to_list() == [[1, 2], [], [3]]
        assert file["t"].arrays(filter_name="m*", virtual=True).fields == ["met"]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"library": "np"}, "library='np'"),
        ({"how": "zip"}, "'how'"),
        ({"cut": "met > 1"}, "a cut"),
        ({"fields": "met + 1"}, "an expression"),
    ],
)
def test_what_virtual_arrays_do_not_have_is_refused(options: dict, said: str, data: bytes) -> None:
    with rnt.open(data) as file, pytest.raises(SchemaError, match=said):
        file["t"].arrays(**options, virtual=True)


def test_a_log_without_virtual_arrays_is_refused(data: bytes) -> None:
    with rnt.open(data) as file, pytest.raises(SchemaError, match="access_log"):
        file["t"].arrays(access_log=[])


def _same(events: rnt.RNTuple) -> None:
    expected, found = events.arrays(library="ak"), events.arrays(virtual=True)
    variants = {
        name
        for name, node in events.nodes.items()
        if any(each.kind is FieldKind.VARIANT for each in node.walk())
    }
    for name in set(found.fields) - variants:
        assert found[name].type == expected[name].type
    assert ak.to_list(found) == ak.to_list(expected)
    for name in reversed(found.fields):  # members before their list
        again = events.arrays(virtual=True)[name]
        assert repr(ak.to_list(again)) == repr(ak.to_list(expected[name]))


@pytest.mark.parametrize("name", sorted(BASES))
def test_values_are_those_that_are_read_at_once(name: str) -> None:
    with rnt.open(BASES[name]()) as file:
        for events in file.values():
            _same(events)


@pytest.mark.parametrize("name", sorted(KINDS))
def test_fields_of_every_kind_are_read_when_they_are_touched(name: str) -> None:
    with rnt.open(KINDS[name].draft().build()) as file:
        log: list[str] = []
        events = file.only()
        found = events.arrays(virtual=True, access_log=log)
        assert not log
        expected = events.arrays(library="ak")
        assert repr(ak.to_list(found)) == repr(ak.to_list(expected))
        assert bool(log) != (name == "empty record")
        _same(events)
        for first in range(len(expected)):
            part = events.arrays(virtual=True, entry_start=first)
            assert repr(ak.to_list(part.x)) == repr(ak.to_list(expected.x[first:]))


def test_the_type_of_variants_does_not_depend_on_their_values() -> None:
    kinds = [
        name for name, case in KINDS.items() if any("variant" in each.type_name for each in _fields(case))
    ]
    assert len(kinds) > 1
    for name in kinds:
        with rnt.open(KINDS[name].draft().build()) as file:
            events = file.only()
            types = {
                str(events.arrays(virtual=True, entry_start=first, entry_stop=last).x.type.content)
                for first in range(events.num_entries + 1)
                for last in range(first, events.num_entries + 1)
            }
            assert len(types) == 1, name
            assert "?" in types.pop()


def _fields(case: KindOfField) -> list[Field]:
    with rnt.open(case.draft().build()) as file:
        return list(file.only().schema.fields)


def test_chunks_are_read_one_by_one() -> None:
    buffer = io.BytesIO()
    with rnt.create(buffer, "t", {"a": "std::int32_t", "b": "std::vector<float>"}) as writer:
        for rows in (range(4), range(4, 8), range(8, 10)):
            writer.extend({"a": np.array(rows), "b": [[each] * (each % 3) for each in rows]}, flush=True)
    log: list[str] = []
    with rnt.open(buffer.getvalue()) as file:
        events = file["t"]
        assert len(events.cluster_ranges) == 3
        chunks = events.iterate(virtual=True, access_log=log, step_size="cluster", report=True, workers=2)
        sums = []
        for chunk, report in chunks:
            if report.start != 4:
                sums.append((report.start, report.stop, int(ak.sum(chunk.a)), int(ak.sum(chunk.a))))
        assert sums == [(0, 4, 6, 6), (8, 10, 17, 17)]
        assert log == ["a", "a"]
        with pytest.raises(SchemaError, match="a cut"):
            list(events.iterate(cut="a > 1", virtual=True))
        with pytest.raises(SchemaError, match="'prefetch'"):
            list(events.iterate(virtual=True, prefetch=1))
        with pytest.raises(SchemaError, match="access_log"):
            events.iterate(access_log=log)
        assert len(list(events.iterate(virtual=False, step_size=5))) == 2
