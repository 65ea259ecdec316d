"""RNTuples side by side, by entry and by key fields: values are those of a join in plain Python."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.kinds import KINDS

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.pages.read_threads import SOLO
from rntuple_construct.model.arrays import to_list
from rntuple_construct.model.values.selection import concatenated, slice_layout
from rntuple_construct.reader import RNTuple
from rntuple_construct.reader.joined_ntuple import Friend, JoinedRNTuple, _KeyTable

ak = pytest.importorskip("awkward")

RUNS, EVENTS = [1, 1, 2, 2, 3, 1], [10, 11, 10, 12, 13, 10]
CALIB = {
    "run": [2, 1, 1, 2, 1],
    "event": [12, 10, 10, 99, 11],
    "weight": [0.0, 10.0, 20.0, 30.0, 40.0],
    "hits": [[1], [], [2, 3], [4], [5, 6, 7]],
}
FOUND = [1, 4, None, 0, None, 1]
"""Entry of the calibration for each event: the first one of its run and number."""


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    schema = {"run": "std::int32_t", "event": "std::uint64_t", "x": "double"}
    with rnt.create("events.root", "Events", schema) as writer:
        writer.extend({"run": RUNS, "event": EVENTS, "x": np.arange(6) * 1.5})
    schema = {
        "run": "std::int16_t",
        "event": "std::uint64_t",
        "weight": "double",
        "hits": "std::vector<std::int32_t>",
    }
    with rnt.create("calib.root", "Calib", schema) as writer:
        writer.extend(CALIB)
    rnt.write("flags.root", "Flags", {"good": np.arange(6) % 2 == 0, "label": list("abcdef")})
    return tmp_path


@pytest.fixture
def events(files: Path) -> Iterator[Any]:
    with rnt.join("events.root:Events", {"calib": "calib.root"}, on=["run", "event"]) as joined:
        yield joined


def of_calib(name: str) -> list[Any]:
    return [None if row is None else CALIB[name][row] for row in FOUND]


def test_keys_find_the_first_entry_or_none(events: Any) -> None:
    assert events.keys() == [
        "run", "event", "x", "calib.run", "calib.event", "calib.weight", "calib.hits",
    ]  # fmt: skip
    assert events.typenames()["calib.weight"] == "std::optional<double>"
    assert events.num_entries == 6
    found = events.arrays(library="ak")
    for name in CALIB:
        assert found[f"calib.{name}"].to_list() == of_calib(name), name
    assert found.x.to_list() == [0, 1.5, 3, 4.5, 6, 7.5]
    assert events["calib.weight"].array(library="np").tolist() == of_calib("weight")
    assert list(events["calib.hits"][1]) == [5, 6, 7]
    assert events[4:]["calib.weight"].tolist() == [None, 10.0]
    for library in ("pa", "pd", "polars", "py", "np"):
        assert len(events.arrays(["calib.hits", "x"], library=library)) > 0


def test_cuts_expressions_and_chunks_see_one_table(events: Any) -> None:
    assert events.arrays("x", "calib.weight > 5")["x"].tolist() == [0, 1.5, 7.5]
    assert events.arrays("x", "calib.weight is None")["x"].tolist() == [3, 6]
    assert events.arrays("x + calib.weight", library="ak")["x + calib.weight"].to_list() == [
        10, 41.5, None, 4.5, None, 17.5,
    ]  # fmt: skip
    assert events.arrays("n", aliases={"n": "len(calib.hits)"}, library="py")[1] == {"n": 3}
    for step in (1, 2, 4, "cluster", "40 B", "1 MB"):
        chunks = list(events.iterate(["x", "calib.weight", "calib.hits"], library="ak", step_size=step))
        assert ak.concatenate(chunks)["calib.weight"].to_list() == of_calib("weight"), step
        assert ak.concatenate(chunks)["calib.hits"].to_list() == of_calib("hits"), step
    assert len(list(events.iterate(["calib.weight"], step_size="24 B"))) > 1
    assert list(events.arrays(filter_name="calib.*", filter_typename="*double*")) == ["calib.weight"]
    for workers in (2, 4):
        assert events.arrays(workers=workers, library="py") == events.arrays(library="py")


def test_arrow_sql_and_virtual_arrays_see_one_table(events: Any) -> None:
    duckdb = pytest.importorskip("duckdb")
    pa = pytest.importorskip("pyarrow")
    assert pa.table(events)["calib.weight"].to_pylist() == of_calib("weight")
    rows = duckdb.sql('SELECT count("calib.weight"), sum("calib.weight") FROM events').fetchall()
    assert rows == [(4, 60.0)]
    log: list[str] = []
    virtual = events.arrays(virtual=True, access_log=log)
    assert ak.sum(virtual["calib.weight"]) == 60
    assert log == ["calib.weight"]


def test_fields_of_a_friend_are_read_only_if_they_are_needed(
    events: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[str, str]] = []
    whole = RNTuple._layouts

    def layouts(self: Any, nodes: Any, *others: Any) -> Any:
        seen.extend((self.path, name) for name in nodes if "." not in name)
        return whole(self, nodes, *others)

    monkeypatch.setattr(RNTuple, "_layouts", layouts)
    events.arrays("x")
    assert seen == [("Events", "x")]
    del seen[:]
    events.arrays("calib.weight")
    events.arrays("calib.hits")
    assert len([each for each in seen if each == ("Calib", "run")]) == 1  # the key fields are read once
    assert ("Events", "x") not in seen


def test_entries_of_equal_numbers(files: Path) -> None:
    with rnt.open("flags.root:Flags") as flags, rnt.open("events.root:Events") as events:
        joined = rnt.join(events, {"flags": flags})
        assert joined.typenames()["flags.label"] == "std::string"
        assert joined.arrays("x", "flags.good")["x"].tolist() == [0, 3, 6]
        assert joined.arrays(["flags.label"], entry_start=4)["flags.label"].tolist() == ["e", "f"]
        both = rnt.join(joined, {"calib": "calib.root"}, on=["run", "event"])
        assert both.arrays("calib.weight", "flags.label == 'b'", library="py") == [{"calib.weight": 40.0}]
        assert [row["flags.good"] for row in both.arrays(library="py")] == [True, False] * 3
        both.close()
        assert events.arrays("x")["x"].tolist()[1] == 1.5  # files that others opened stay open


def test_several_files(files: Path) -> None:
    for number, rows in enumerate((slice(0, 2), slice(2, 6))):
        rnt.write(f"e{number}.root", "Events", {"event": np.arange(6)[rows], "x": np.arange(6)[rows] * 1.5})
        rnt.write(f"g{number}.root", "Flags", {"good": np.arange(6)[rows] % 2})
        rnt.write(
            f"c{number}.root",
            "Calib",
            {"event": np.arange(1, 7)[rows], "w": [[i] * i for i in range(1, 7)][rows]},
        )
    by_entry = {"friends": {"flags": "g*.root"}}
    assert rnt.concatenate("e[01].root", "x", "flags.good", **by_entry)["x"].tolist() == [1.5, 4.5, 7.5]
    by_key = {"friends": {"c": "c[01].root"}, "on": "event"}
    wanted = [None, *([i] * i for i in range(1, 6))]
    assert rnt.concatenate("e[01].root", "c.w", library="ak", **by_key)["c.w"].to_list() == wanted
    chunks = rnt.iterate("e[01].root", "c.w", library="ak", step_size=1, report=True, **by_key)
    assert [(chunk["c.w"].to_list(), report.global_entry_start) for chunk, report in chunks] == [
        ([row], number) for number, row in enumerate(wanted)
    ]
    with rnt.join("e1.root", {"c": ["c0.root", "c1.root"]}, on="event") as joined:
        assert joined.arrays("c.w", library="ak")["c.w"].to_list() == wanted[2:]
        assert joined.arrays("x", "len(c.w) > 3")["x"].tolist() == [6, 7.5]
    polars = pytest.importorskip("polars")
    frame = rnt.scan("e[01].root", **by_key)
    assert frame.filter(polars.col("c.event") > 3).select("x").collect()["x"].to_list() == [6, 7.5]
    assert rnt.scan("e[01].root", ["x"], "flags.good", **by_entry).collect()["x"].to_list() == [1.5, 4.5, 7.5]


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_field(kind: str, tmp_path: Path) -> None:
    """By entry, and by a key that an RNTuple of the same entries beside it has; the third way has the entries in two files."""
    case = KINDS[kind]
    (tmp_path / "kind.root").write_bytes(case.draft().build())
    num = len(case.values)
    rnt.write(tmp_path / "rows.root", "Rows", {"row": np.arange(num)})
    rnt.write(tmp_path / "events.root", "Events", {"row": np.array([num, *range(num), 0, -1])})
    with rnt.open(tmp_path / "kind.root") as file, rnt.open_ntuple(tmp_path / "events.root") as events:
        plain = file.only()
        numbered = rnt.join(tmp_path / "rows.root", {"k": plain})
        assert [row["k.x"] for row in numbered.arrays(library="py")] == case.values
        assert numbered.arrays(library="ak")["k.x"].to_list() == plain.arrays(library="ak").x.to_list()
        for parts in ([numbered], [numbered, numbered]):
            joined = JoinedRNTuple(events, [Friend("f", parts, ["row"])])
            wanted = [None, *case.values, case.values[0], None]
            assert [row["f.k.x"] for row in joined.arrays(library="py")] == wanted
            for library in ("ak", "pa", "np"):
                try:
                    plain.arrays(library=library)
                except rnt.RNTupleError:
                    continue
                assert len(joined.arrays(["f.k.x"], library=library)["f.k.x"]) == num + 3
        whole = plain.read_layouts(plain.nodes, 0, num, SOLO)["x"]
        pieces = [slice_layout(whole, first, last) for first, last in ((0, 1), (1, 1), (1, num))]
        assert concatenated(pieces).equal(slice_layout(concatenated([whole]), 0, num))
        assert to_list(concatenated([whole, whole])) == case.values * 2


def test_a_copy_in_another_process_has_the_same_friends(events: Any) -> None:
    again = pickle.loads(pickle.dumps(events))
    assert again.arrays(library="py") == events.arrays(library="py")


WRONG: dict[str, tuple[Callable[[], Any], str]] = {
    "no key": (lambda: rnt.join("events.root", {"c": "calib.root"}, on="x"), "has no field 'x'"),
    "reals": (lambda: rnt.join("events.root", {"e": "events.root"}, on=["x"]), "key field 'x' .* is double"),
    "entries": (lambda: rnt.join("events.root", {"c": "calib.root"}), "has 5 entries and 'Events' has 6"),
    "a field": (lambda: rnt.join("events.root", {"x": "flags.root"}), "cannot be called 'x'"),
    "a point": (lambda: rnt.join("events.root", {"a.b": "flags.root"}), r"cannot be called 'a\.b'"),
    "files": (lambda: rnt.join(["events.root"] * 2, {"f": "flags.root"}), "cannot be joined at once"),
    "one each": (
        lambda: rnt.concatenate(["events.root"] * 2, friends={"f": "flags.root"}),
        "has 1 files for 2",
    ),
    "no field": (
        lambda: rnt.join("events.root", {"f": "flags.root"}).arrays("f.god"),
        "friend 'f' has no field 'god'",
    ),
    "option": (lambda: rnt.join("events.root", {"f": "flags.root"}, by="x"), "by"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_joins_are_errors(name: str, files: Path) -> None:
    call, text = WRONG[name]
    with pytest.raises(SchemaError, match=text):
        call()


def test_keys_are_compared_exactly() -> None:
    high = 1 << 63
    friend = [np.array([high + 1, 5, high], np.uint64)]
    wanted = np.array([5, -high, -high + 1, 7], np.int64)
    assert _KeyTable(friend).rows([wanted]).tolist() == [1, -1, -1, -1]
    assert _KeyTable([wanted]).rows(friend).tolist() == [-1, 0, -1]
    near = np.array([(1 << 60) + 1, 1 << 60], np.int64)
    assert _KeyTable([near]).rows([near.astype(np.uint64)[::-1]]).tolist() == [1, 0]
    assert _KeyTable([near[:0]]).rows([near]).tolist() == [-1, -1]


def test_random_keys_are_found_as_in_plain_python() -> None:
    random = np.random.default_rng(5)
    for _ in range(50):
        friend = [random.integers(-3, 4, 40).astype(kind) for kind in ("i1", "i8", "i4")]
        wanted = [random.integers(-4, 5, 30) for _ in friend]
        first: dict[tuple[int, ...], int] = {}
        for row, key in enumerate(zip(*(each.tolist() for each in friend), strict=True)):
            first.setdefault(key, row)
        expected = [first.get(key, -1) for key in zip(*(each.tolist() for each in wanted), strict=True)]
        assert _KeyTable(friend).rows(wanted).tolist() == expected
