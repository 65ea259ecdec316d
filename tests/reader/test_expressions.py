"""Cuts, expressions and aliases of ``arrays``, ``iterate`` and ``concatenate``."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import awkward as ak
import numpy as np
import pytest
import uproot

import rntuple_construct as rnt
from rntuple_construct.base.errors import RNTupleError, SchemaError

NUM = 60
RANDOM = np.random.default_rng(5)
COUNTS = RANDOM.integers(0, 4, NUM)
MUONS = {
    name: ak.unflatten(RANDOM.normal(20, 15, COUNTS.sum()).astype(np.float32), COUNTS)
    for name in ("pt", "eta")
}
DATA: dict[str, Any] = {
    "event": np.arange(NUM, dtype=np.int32),
    "met": RANDOM.exponential(30, NUM).astype(np.float32),
    "px": RANDOM.normal(size=NUM),
    "py": RANDOM.normal(size=NUM),
    "flag": np.arange(NUM) % 3 == 0,
    "Muon_pt": MUONS["pt"],
    "Muon_eta": MUONS["eta"],
    "Muon_charge": ak.unflatten(RANDOM.choice([-1, 1], COUNTS.sum()).astype(np.int32), COUNTS),
}
OTHERS = {
    "payment": ak.Array([["cash", "card", "none"][number % 3] for number in range(NUM)]),
    "tip": ak.Array([None if number % 4 == 0 else float(number) for number in range(NUM)]),
    "Jet": ak.zip({"pt": MUONS["pt"], "id": ak.zip({"x": ak.local_index(MUONS["pt"])})}),
}

SCHEMA: dict[str, Any] = {
    "event": "std::int32_t", "met": "float", "px": "double", "py": "double", "flag": "bool",
    "Muon_pt": "std::vector<float>", "Muon_eta": "std::vector<float>", "Muon_charge": "std::vector<std::int32_t>",
    "payment": "std::string", "tip": "std::optional<double>", "Jet": [{"pt": "float", "id": {"x": "std::int64_t"}}],
}  # fmt: skip


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("cuts") / "data.root"
    whole = ak.Array({**DATA, **OTHERS})
    with rnt.create(made, "Events", SCHEMA) as writer:
        for start in range(0, NUM, 20):
            writer.extend(whole[start : start + 20])
            writer.flush_cluster()
    return made


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The same as a TTree: uproot computes expressions of TTrees alone."""
    made = tmp_path_factory.mktemp("cuts") / "tree.root"
    with uproot.recreate(made) as file:
        file.mktree("Events", {name: ak.type(values).content if isinstance(values, ak.Array) else values.dtype
                               for name, values in DATA.items()})  # fmt: skip
        file["Events"].extend(DATA)
    with uproot.open(f"{made}:Events") as opened:
        yield opened


@pytest.fixture
def events(path: Path) -> Any:
    with rnt.open(path, ntuple="Events") as opened:
        yield opened


# The results of uproot

CALLS: list[dict[str, Any]] = [
    {"expressions": ["event", "met"], "cut": "met > 30"},
    {"expressions": "sqrt(px**2 + py**2)"},
    {"expressions": ["event", "pxy", "pxy * 2"], "cut": "pxy > 0.5", "aliases": {"pxy": "hypot(px, py)"}},
    {"expressions": ["twice"], "aliases": {"once": "event + 1", "twice": "2 * once"}},
    {"expressions": ["met * 2", "event % 7", "event * event", "event / 2", "-met", "~flag", "event ** 2", "event // 1 * 0 + event"][:-1]},
    {"expressions": ["Muon_pt * 2", "Muon_pt + met"], "cut": "(met > 20) & flag"},
    {"expressions": ["Muon_pt", "Muon_eta"], "cut": "Muon_pt > 20"},
    {"expressions": ["Muon_pt / Muon_eta"], "cut": "(Muon_pt > 20) & (abs(Muon_eta) < 20)"},
    {"expressions": ["Muon_pt[Muon_charge > 0]", "Muon_pt[:, :1]", "where(flag, met, px)"]},
    {"expressions": ["get('met') - 1", "event"], "cut": "flag | (event == 7)"},
    {"expressions": ["log1p(met)", "arctan2(py, px)", "exp(-met)", "isnan(px)", "floor(px)"], "entry_start": 5, "entry_stop": 50},
    {"cut": "event % 2", "filter_name": "/^(event|p.)$/"},
]  # fmt: skip


@pytest.mark.parametrize("call", CALLS, ids=str)
def test_results_are_those_of_uproot(call: dict[str, Any], events: rnt.RNTuple, tree: Any) -> None:
    ours, theirs = events.arrays(**call, library="ak"), tree.arrays(**call)
    assert ours.fields == theirs.fields
    for name in ours.fields:
        assert str(ours[name].type) == str(theirs[name].type)
        assert ours[name].to_list() == theirs[name].to_list()


@pytest.mark.parametrize("call", CALLS, ids=str)
def test_chunks_files_and_threads_give_the_same(
    call: dict[str, Any], events: rnt.RNTuple, path: Path
) -> None:
    whole = events.arrays(**call, library="ak")
    for more in ({"step_size": 7}, {"step_size": "cluster", "workers": 2, "prefetch": 2}):
        chunks = events.iterate(**call, **more, library="ak")
        assert ak.concatenate(list(chunks)).to_list() == whole.to_list()
    if "entry_start" not in call:
        both = rnt.concatenate([f"{path}:Events", path], **call, library="ak")
        assert both.to_list() == [*whole.to_list(), *whole.to_list()]
        chunks = rnt.iterate(path, **call, step_size=11, library="ak")
        assert ak.concatenate(list(chunks)).to_list() == whole.to_list()


@pytest.mark.parametrize("library", ["np", "pa", "pd", "polars", "py"])
def test_every_library_has_them(library: Any, events: rnt.RNTuple) -> None:
    found = events.arrays(
        ["event", "met * 2", "len(Jet)", "Jet.pt"], "met > 30 and payment == 'cash'", library=library
    )
    wanted = [n for n in range(NUM) if DATA["met"][n] > 30 and n % 3 == 0]
    assert len(wanted) > 3
    columns = {name: [row[name] for row in found] for name in found[0]} if library == "py" else found
    names = list(getattr(columns, {"pa": "column_names", "polars": "columns"}.get(library, ""), columns))
    assert names == ["event", "met * 2", "len(Jet)", "Jet.pt"]
    columns = {
        name: [getattr(value, "as_py", lambda value=value: value)() for value in columns[name]]
        for name in names
    }
    assert columns["event"] == wanted
    assert columns["met * 2"] == [DATA["met"][n] * 2 for n in wanted]
    assert columns["len(Jet)"] == [COUNTS[n] for n in wanted]
    assert [list(map(float, each)) for each in columns["Jet.pt"]] == MUONS["pt"][wanted].to_list()


NESTED: dict[str, list[int]] = {
    "payment == 'cash'": [n for n in range(NUM) if n % 3 == 0],
    "payment in ('card', 'none') and tip > 30": [n for n in range(31, NUM) if n % 3 and n % 4],
    "tip > 30": [n for n in range(31, NUM) if n % 4],
    "not tip > 30": [n for n in range(31) if n % 4],
    "tip is None": list(range(0, NUM, 4)),
    "tip is not None": [n for n in range(NUM) if n % 4],
    "len(Jet) > 2": np.flatnonzero(COUNTS > 2).tolist(),
    "len(payment) == 4 and 10 <= event < 20": list(range(10, 20)),
    "any(Jet.pt > 40)": [n for n in range(NUM) if any(MUONS["pt"][n] > 40)],
    "all(Jet.pt > 10)": [n for n in range(NUM) if all(MUONS["pt"][n] > 10)],
    "sum(Jet.id.x) == 3": [n for n in range(NUM) if COUNTS[n] == 3],
    "max(Jet.pt) > met": [n for n in range(NUM) if COUNTS[n] and max(MUONS["pt"][n]) > DATA["met"][n]],
    "Jet.pt[:, 1] > 20": [n for n in range(NUM) if COUNTS[n] > 1 and MUONS["pt"][n, 1] > 20],
    "Muon_pt[:, -1] > 20": [n for n in range(NUM) if COUNTS[n] and MUONS["pt"][n, -1] > 20],
    "len(Muon_pt[Muon_charge > 0]) == 2": [n for n in range(NUM) if sum(DATA["Muon_charge"][n] > 0) == 2],
}


@pytest.mark.parametrize("cut", NESTED)
def test_text_missing_values_and_lists(cut: str, events: rnt.RNTuple) -> None:
    assert events.arrays("event", cut)["event"].tolist() == NESTED[cut]


def test_no_entry_fulfils_a_cut(events: rnt.RNTuple) -> None:
    for library in ("np", "ak", "pa", "pd", "polars"):
        found: Any = events.arrays(["Jet", "met / 2", "payment"], "met < 0", library=library)  # type: ignore[call-overload]
        assert len(found["payment"]) == len(found["met / 2"]) == 0
    assert [len(chunk["met"]) for chunk in events.iterate("met", "event == 25", step_size=20)] == [0, 1, 0]


def test_streams_of_arrow(events: rnt.RNTuple) -> None:
    reader = events.to_reader(["event", "Muon_pt * 2"], "met > 30")
    assert (
        reader.read_all().to_pylist()
        == events.arrays(["event", "Muon_pt * 2"], "met > 30", library="pa").to_pylist()
    )


# Only what is needed is read


def damaged(path: Path, spared: set[int]) -> bytes:
    """The file with damage in all pages but those of some columns; columns of equal values share pages."""
    data = bytearray(path.read_bytes())
    with rnt.open(path, ntuple="Events") as events:
        offsets: dict[bool, set[int]] = {True: set(), False: set()}
        for cluster in events.clusters:
            for column in range(len(events.schema.columns)):
                pages = cluster.column_range(column)
                offsets[column in spared].update(() if pages is None else pages.offset.tolist())
        for offset in offsets[False] - offsets[True]:
            data[offset] ^= 0xFF
    return bytes(data)


def columns_of(events: rnt.RNTuple, path: str) -> set[int]:
    fields = [node.field for node in events.node(path).walk()]
    return {column for field in fields for ids in field.representations for column in ids}


@pytest.mark.parametrize(
    ("fields", "cut", "needed"),
    [
        (["event"], "met > 30", ["event", "met"]),
        (["event"], "any(Jet.pt > 30)", ["event", "Jet.pt"]),
        (["Jet.pt * 2"], None, ["Jet.pt"]),
        (["alias"], "alias > 3", ["event"]),
        (None, "met < 0", ["met"]),
    ],
)
def test_pages_of_other_fields_are_not_read(
    fields: Any, cut: str | None, needed: list[str], path: Path
) -> None:
    aliases = {"alias": "event / 2"}
    with rnt.open(path, ntuple="Events") as events:
        data = damaged(path, {column for name in needed for column in columns_of(events, name)})
    with rnt.open(path, ntuple="Events") as events, rnt.open(data, ntuple="Events") as other:
        wanted = events.arrays(fields, cut, aliases=aliases, library="py")
        assert other.arrays(fields, cut, aliases=aliases, library="py") == wanted
        with pytest.raises(RNTupleError):
            other.arrays("py")


def test_the_length_of_lists_reads_no_element(path: Path, events: rnt.RNTuple) -> None:
    data = damaged(path, set(events.node("Jet").field.representations[0]))
    with rnt.open(data, ntuple="Events") as other:
        assert other.arrays("len(Jet)")["len(Jet)"].tolist() == COUNTS.tolist()


# Errors


@pytest.mark.parametrize(
    ("fields", "cut", "aliases", "said"),
    [
        (["mett * 2"], None, None, "no field 'mett' (fields: close to it: met"),
        ("met", "Jet.px > 1", None, "has no member 'px' (its members are: pt, id)"),
        ("met", "Jet > 1", None, "choose one of its members: Jet.pt, Jet.id"),
        ("met", "payment > 1", None, "text is compared with a number"),
        ("met", "met > 1 & flag", None, "put comparisons in parentheses"),
        (
            "met",
            "Muon_pt > 20",
            None,
            "the cut chooses elements of lists, and 'met' has no lists of these lengths",
        ),
        ("a", None, {"a": "b", "b": "a"}, "defined in terms of itself"),
        ("met", None, {"met": "met / 2"}, "also the name of a field"),
        ("1 + 1", None, None, "names no field"),
        ("met", "met.real > 1", None, "has no member 'real'"),
        ("met", "(met).__class__", None, "has no member '__class__'"),
        ("met", "[x for x in met]", None, "is not understood"),
        ("met", "Muon_pt[Jet.id.x > 0, 0]", None, "a subscript begins with ':'"),
        ("9 ** 9 ** 9 * met", None, None, "1000 bits"),
        ("met + 'a'", None, None, "text cannot be computed with"),
        ("mett", None, None, "has no field 'mett'"),
        ("Nuon_*", None, None, "has no field 'Nuon_*'"),
    ],
)
def test_errors_say_what_to_do(fields: Any, cut: Any, aliases: Any, said: str, events: rnt.RNTuple) -> None:
    with pytest.raises(SchemaError) as caught:
        events.arrays(fields, cut, aliases=aliases)
    assert said in str(caught.value)


def test_names_of_any_kind(tmp_path: Path) -> None:
    stream = io.BytesIO()
    rnt.write(
        stream, "Events", {"Aux:pt": np.arange(4), "class": np.arange(4) * 2, "sqrt": np.arange(4) + 1.0}
    )
    with rnt.open(stream.getvalue(), ntuple="Events") as events:
        assert events.arrays("Aux:pt", "get('Aux:pt') > 2")["Aux:pt"].tolist() == [3]
        assert events.arrays("class", "sqrt(sqrt) + get('class') > 4")["class"].tolist() == [4, 6]


def test_filters_of_types(events: rnt.RNTuple) -> None:
    assert list(events.arrays(filter_typename="std::int32_t")) == ["event"]
    assert list(events.arrays("Muon_*", filter_typename="*float*")) == ["Muon_pt", "Muon_eta"]
    assert list(events.arrays(filter_name="p*", filter_typename="/double/")) == ["px", "py"]
