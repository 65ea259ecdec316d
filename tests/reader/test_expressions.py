"""Cuts, expressions and aliases of ``arrays``, ``iterate`` and ``concatenate``."""

from __future__ import annotations

import contextlib
import io
import tracemalloc
from pathlib import Path
from typing import Any

import awkward as ak
import numpy as np
import pytest
import uproot
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rntuple_construct as rnt
from rntuple_construct.base.errors import RNTupleError, SchemaError
from rntuple_construct.reader.expressions import Condition

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
    {"expressions": ["met * 2", "event % 7", "event * event", "event / 2", "-met", "~flag", "event ** 2"]},
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
    """Computed columns are wider than those of uproot: integers have 64 bits, and reals are doubles."""
    ours, theirs = events.arrays(**call, library="ak"), tree.arrays(**call)
    assert ours.fields == theirs.fields
    for name in ours.fields:
        kind = str(theirs[name].type)
        if name not in DATA and "[" not in name:
            kind = kind.replace("int32", "int64").replace("float32", "float64")
        assert str(ours[name].type) == kind
        assert ak.all(ak.isclose(ours[name], theirs[name], rtol=1e-5))


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
    "tip is None or tip > 30": [n for n in range(NUM) if n % 4 == 0 or n > 30],
    "(tip < 10) | (event > 50)": [n for n in range(NUM) if n > 50 or (n % 4 and n < 10)],
    "not (tip < 10 and event < 5)": [n for n in range(NUM) if not (n < 10 and n < 5) and (n % 4 or n >= 5)],
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


def test_clusters_before_and_after_the_chosen_entries_are_not_read(path: Path) -> None:
    data = bytearray(path.read_bytes())
    with rnt.open(path, ntuple="Events") as events:
        wanted = events.arrays(["met"], "25 < event < 35", library="py")
        (column,) = events.node("met").field.representations[0]
        for cluster in (events.clusters[0], events.clusters[2]):
            data[int(cluster.column_range(column).offset[0])] ^= 0xFF  # type: ignore[union-attr]
    with rnt.open(bytes(data), ntuple="Events") as events:
        assert events.arrays(["met"], "25 < event < 35", library="py") == wanted
        with pytest.raises(RNTupleError):
            events.arrays(["met"], "15 < event < 35")


def test_the_length_of_lists_reads_no_element(path: Path, events: rnt.RNTuple) -> None:
    data = damaged(path, set(events.node("Jet").field.representations[0]))
    with rnt.open(data, ntuple="Events") as other:
        assert other.arrays("len(Jet)")["len(Jet)"].tolist() == COUNTS.tolist()


# Errors


@pytest.mark.parametrize(
    ("fields", "cut", "aliases", "said"),
    [
        (["mett * 2"], None, None, "no field 'mett' (did you mean met"),
        ("met", "Jet.px > 1", None, "has no member 'px' (its members are: pt, id)"),
        ("met", "Jet > 1", None, "choose one of its members: Jet.pt, Jet.id"),
        ("met", "payment > 1", None, "text is compared with a number"),
        ("met", "payment", None, "it is not a condition"),
        ("met", "payment[:, 0] == 1", None, "only lists have subscripts"),
        ("met", "Muon_pt[:, 0, 0] == 1", None, "is deeper than the lists"),
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
        ("where(flag, met, Muon_pt)", None, None, "'where' chooses between numbers and lists"),
        ("met", "Muon_pt[:, ::0] > 1", None, "the step of '::0' is 0"),
        ("met", "Muon_pt[:, 1.0] > 1", None, "is not a position in a list"),
        ("met", "Muon_pt[:, True] > 1", None, "is not a position in a list"),
        ("met", f"event > {10**400}", None, "an integer of more than 1000 bits"),
        ("met", "2 ** event ** 9 > 1", None, "1000 bits"),
        ("met", "(" * 2000 + "met" + ")" * 2000 + " > 1", None, "not an expression"),
        ("met", " + ".join(["met"] * 1500) + " > 1", None, "nested deeper"),
        ("met", ".".join(["met"] * 2400) + " > 1", None, "expression 'met.met"),
        ("event * 10**18 * 10", None, None, "do not fit in 64 bits"),
        ("a", None, {"a": "b * 10", "b": "event * 10**18"}, "do not fit in 64 bits"),
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


# Subscripts


@pytest.mark.parametrize("library", ["np", "ak", "py", "pa"])
def test_subscripts_choose_entries(library: Any, path: Path) -> None:
    with rnt.open(path, ntuple="Events", library=library) as events:
        whole = rows_of(events.arrays(), library)
        mask = DATA["met"] > 30
        ranges = (slice(10, 20), slice(-3, None), slice(50, 3, -7), slice(5, 5))
        for where in (*ranges, [3, 1, 3, -1], mask, np.array([7]), np.empty(0, int)):
            wanted = [whole[number] for number in np.arange(NUM)[where]]
            assert rows_of(events[where], library) == wanted
        assert rows_of(events[[]], library) == []
        assert rows_of(events.head(3), library) == whole[:3]
        assert rows_of(events.head(), library) == whole[:5]


def rows_of(result: Any, library: str) -> list[Any]:
    if library == "np":
        return [repr(row) for row in zip(*result.values(), strict=True)]
    return list(result) if library == "py" else result.to_pylist() if library == "pa" else result.to_list()


def test_subscripts_of_fields(events: rnt.RNTuple) -> None:
    met = events["met"]
    assert len(met) == NUM == len(events)
    assert met[DATA["met"] > 30].tolist() == DATA["met"][DATA["met"] > 30].tolist()
    assert met[[5, 3]].tolist() == DATA["met"][[5, 3]].tolist()
    assert met[::20].tolist() == DATA["met"][::20].tolist()
    assert events["Jet.pt"][[2]][0].tolist() == MUONS["pt"][2].to_list()
    for wrong in ([NUM], [-NUM - 1]):
        with pytest.raises(IndexError):
            events[wrong]
    for nonsense in (np.zeros(3, bool), 0.5, [[1]], None, ["met"]):
        with pytest.raises(SchemaError, match="chooses no entries"):
            events[nonsense]  # type: ignore[call-overload]


def test_files_have_items(path: Path) -> None:
    with rnt.open(path) as file:
        assert [(name, events.num_entries) for name, events in file.items()] == [("Events", NUM)]
        assert file.items(cycle=True)[0][0] == "Events;1"
        assert file.values() == [file["Events"]]
        assert file.items(filter_name="x*") == []


NESTED_LISTS = [[[1, 2], [3]], [], [[], [5, 6, 7]], [[8]]]


def element(value: Any, *places: int) -> Any:
    """The element at these places; None if a list is too short."""
    for place in places:
        value = None if value is None or not -len(value) <= place < len(value) else value[place]
    return value


def test_elements_that_lists_lack_are_missing_at_every_level() -> None:
    stream = io.BytesIO()
    schema = {"y": "std::vector<std::vector<std::int32_t>>", "a": "std::array<std::int32_t,2>"}
    with rnt.create(stream, "E", schema) as writer:
        writer.extend([{"y": value, "a": [number, 7]} for number, value in enumerate(NESTED_LISTS)])
    with rnt.open_ntuple(stream.getvalue()) as events:
        for text, wanted in {
            "y[:, 1, 1]": [element(value, 1, 1) for value in NESTED_LISTS],
            "y[:, -2, 0]": [element(value, -2, 0) for value in NESTED_LISTS],
            "y[:, :, 1]": [[element(inner, 1) for inner in value] for value in NESTED_LISTS],
            "y[:, :, -3]": [[element(inner, -3) for inner in value] for value in NESTED_LISTS],
            "y[:, ::-1, 0]": [[element(inner, 0) for inner in value[::-1]] for value in NESTED_LISTS],
            "a[:, 1]": [7] * 4,
            "a[:, -3]": [None] * 4,
            "a[:, 2]": [None] * 4,
            f"y[:, 1:{10**30}:{10**25}]": [value[1:2] for value in NESTED_LISTS],
            f"y[:, {10**30}:{-(10**30)}:-1]": [value[::-1] for value in NESTED_LISTS],
        }.items():
            assert [row[text] for row in events.arrays([text, "a"], library="py")] == wanted, text


@pytest.mark.parametrize("place", [10**7, -(10**7), 10**30, -(10**30)])
def test_far_positions_cost_no_memory(place: int, events: rnt.RNTuple) -> None:
    events.arrays("event", "Muon_pt[:, 0] > 1")
    tracemalloc.start()
    try:
        assert events.arrays("event", f"Muon_pt[:, {place}] > 1")["event"].tolist() == []
        assert events.arrays("event", f"Muon_pt[:, {place}] is None")["event"].tolist() == list(range(NUM))
        assert tracemalloc.get_traced_memory()[1] < 10_000_000
    finally:
        tracemalloc.stop()


def test_parts_that_occur_often_are_computed_once(events: rnt.RNTuple) -> None:
    aliases = {"a0": "event + event", **{f"a{n}": f"a{n - 1} + a{n - 1}" for n in range(1, 24)}}
    assert events.arrays("a23", aliases=aliases, entry_stop=3)["a23"].tolist() == [0, 2**24, 2**25]
    text = "event"
    for _ in range(40):
        text = f"(0 <= {text} <= 99)"
    assert len(events.arrays("event", text)["event"]) == NUM


# Containers and reports


def test_containers(events: rnt.RNTuple, tree: Any) -> None:
    names = ["met", "event", "Muon_pt", "Muon_eta"]
    for how, library in ((tuple, "ak"), (list, "np"), (dict, "ak")):
        ours, theirs = (each.arrays(names, how=how, library=library) for each in (events, tree))
        assert type(ours) is type(theirs) is how
        assert ak.Array(next(iter(ours.values() if how is dict else ours))).to_list() == DATA["met"].tolist()
    for chosen in (names, ["Muon_pt"], ["Muon_pt", "event"], ["event"]):
        assert (
            events.arrays(chosen, how="zip", library="ak").to_list()
            == tree.arrays(chosen, how="zip").to_list()
        )
    (px,) = next(iter(events.iterate("px", how=tuple, step_size=10)))
    assert px.tolist() == DATA["px"][:10].tolist()
    for how, library in (("zip", "np"), (tuple, "pd"), (set, "ak")):
        with pytest.raises(SchemaError, match="how="):
            events.arrays(how=how, library=library)  # type: ignore[call-overload]


def test_reports_of_several_files(path: Path) -> None:
    found = list(rnt.iterate([path] * 3, "event", "event > 50", step_size=40, report=True))
    assert [(r.tree_entry_start, r.tree_entry_stop, r.start, r.stop) for _, r in found] == [
        (0, 40, 0, 40), (40, 60, 40, 60), (0, 40, 60, 100), (40, 60, 100, 120), (0, 40, 120, 160), (40, 60, 160, 180),
    ]  # fmt: skip
    assert [len(chunk["event"]) for chunk, _ in found] == [0, 9] * 3
    assert {(r.file_path, r.object_path) for _, r in found} == {(str(path), "Events")}


# Whatever is written, it is computed or refused

NAMES = [*SCHEMA, "Jet.pt", "Jet.id.x", "1", "2.5", "-3", "0", "True", "'cash'", "10**30"]
INDICES = [":, 0", ":, -1", ":, :2", ":, 1:, 0", ":, ::-1", ":, 0, 0"]
CALLED = ["len", "any", "all", "sum", "min", "max", "abs", "sqrt", "floor", "isnan"]


def expressions() -> st.SearchStrategy[str]:
    def larger(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
        signs = st.sampled_from(
            ["+", "-", "*", "/", "%", "**", "&", "|", "^", "<", "<=", ">", ">=", "==", "!=", "and", "or"]
        )
        return st.one_of(
            st.builds("({} {} {})".format, inner, signs, inner),
            st.builds("({} {})".format, st.sampled_from(["~", "-", "not"]), inner),
            st.builds("({} is {}None)".format, inner, st.sampled_from(["", "not "])),
            st.builds("({} in ({}, {}))".format, inner, inner, inner),
            st.builds("{}({})".format, st.sampled_from(CALLED), inner),
            st.builds("where({}, {}, {})".format, inner, inner, inner),
            st.builds("{}[{}]".format, inner, st.one_of(st.sampled_from(INDICES), inner)),
        )

    return st.recursive(st.sampled_from(NAMES), larger, max_leaves=6)


@given(text=expressions(), library=st.sampled_from(["np", "ak", "pa", "py"]))
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_expression_is_computed_or_refused(text: str, library: Any, events: rnt.RNTuple) -> None:
    for call in (
        lambda: len(events.arrays("event", text, library="ak")),
        lambda: len(list(events.arrays(["event", text], library=library))),
        lambda: len(events.matching(Condition(text, events.node))),
        lambda: len(events.arrays(["Muon_pt", "Muon_eta"], text, library="ak")),
    ):
        with contextlib.suppress(SchemaError):
            call()
