"""Virtual arrays: the values of arrays that are read at once, field by field when they are touched."""

from __future__ import annotations

import io

import awkward as ak
import pytest

import rntuple_construct as rnt
from rntuple_construct.base.errors import RNTupleError, SchemaError
from rntuple_construct.kit.corpus.mutations.bases import BASES

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
    assert found.type == expected.type
    assert ak.to_list(found) == ak.to_list(expected)
    for name in reversed(found.fields):  # members before their list
        again = events.arrays(virtual=True)[name]
        assert repr(ak.to_list(again)) == repr(ak.to_list(expected[name]))


@pytest.mark.parametrize("name", sorted(BASES))
def test_values_are_those_that_are_read_at_once(name: str) -> None:
    with rnt.open(BASES[name]()) as file:
        for events in file.values():
            _same(events)
