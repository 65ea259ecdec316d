"""Filters select the same fields in every function, and ``how="zip"`` groups lists without a change of their values."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import awkward as ak
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rntuple_construct as rnt

SCHEMA: dict[str, Any] = {
    "met": "float", "Muon": [{"pt": "float", "links": "std::vector<std::int32_t>", "hit": {"x": "double", "y": "float"}}],
    "vertex": {"x": "double", "name": "std::string"}, "Muon_pt": "std::vector<float>",
}  # fmt: skip
ROWS = [
    {
        "met": number, "vertex": {"x": number, "name": "a"}, "Muon_pt": [1.0] * number,
        "Muon": [{"pt": 1.0, "links": [1, 2], "hit": {"x": 0.5, "y": 2.0}}] * number,
    }
    for number in range(4)
]  # fmt: skip


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("selection") / "data.root"
    with rnt.create(made, "Events", SCHEMA) as writer:
        writer.extend(ROWS)
    return made


FILTERS: dict[str, Any] = {
    "all": None, "glob of members": "Muon.*", "glob": "Muon*", "one member": "Muon.hit.x", "nothing": "nope", "regex": "/x$/",
    "regex of both": r"/^(met|vertex\.)/", "list": ["*.pt", "met"], "empty list": [], "function": lambda name: name.endswith("y"),
    "everything": "*",
}  # fmt: skip
TYPES: dict[str, Any] = {
    "any": None,
    "float": "float",
    "double": "/^double$/",
    "list": ["std::vector*", "std::string"],
}


@given(st.sampled_from(list(FILTERS)), st.sampled_from(list(TYPES)))
@settings(max_examples=44, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_filter_selects_the_same_fields_everywhere(path: Path, name: str, kind: str) -> None:
    options = {"filter_name": FILTERS[name], "filter_typename": TYPES[kind]}
    with rnt.open_ntuple(path) as events:
        listed = events.keys(**options)
        assert list(events.typenames(**options)) == listed
        assert (
            [key for key, _ in events.items(**options)]
            == [field.path for field in events.values(**options)]
            == listed
        )
        columns = [
            key
            for key in listed
            if not any(f"{key}.".startswith(f"{other}.") and key != other for other in listed)
        ]
        whole = events.arrays(columns, library="py")
        assert [list(row) for row in events.arrays(library="py", **options)] == [columns] * len(ROWS)
        assert events.arrays(library="py", **options) == whole
        assert [
            row for chunk in events.iterate(library="py", step_size=3, **options) for row in chunk
        ] == whole
        assert list(events.types_of(**options)) == columns
        if columns:
            assert events.to_reader(**options).schema.names == columns
    assert rnt.concatenate(path, library="py", **options) == whole
    if columns:
        assert rnt.scan(path, **options).collect_schema().names() == columns


def test_members_of_chosen_fields_are_filtered(path: Path) -> None:
    with rnt.open_ntuple(path) as events:
        assert list(events.arrays("Muon", filter_name="*.pt")) == ["Muon.pt"]
        assert list(events.arrays(["Muon", "met"], "met > 1", filter_name=["met", "*.hit.?"])) == [
            "Muon.hit.x",
            "Muon.hit.y",
            "met",
        ]
        assert list(events.arrays("Muon.*")) == ["Muon.pt", "Muon.links", "Muon.hit"]
        assert list(events.arrays("*_pt")) == ["Muon_pt"]


def test_show_prints_what_a_filter_selects(path: Path) -> None:
    def shown(filter_name: Any) -> list[str]:
        stream = io.StringIO()
        with rnt.open_ntuple(path) as events:
            events.show(filter_name=filter_name, stream=stream)
        return [line.strip("│├└─ ").partition(" ")[0] for line in stream.getvalue().splitlines()[1:]]

    assert shown("vertex.x") == ["vertex", "x"]
    assert shown(["met", "*.hit"]) == ["met", "Muon", "hit", "x", "y"]
    assert shown("Muon_*") == ["Muon_pt"]
    assert shown("nope") == []


# Containers


def zipped(rows: list[dict[str, Any]], schema: dict[str, Any], **options: Any) -> Any:
    stream = io.BytesIO()
    with rnt.create(stream, "E", schema) as writer:
        writer.extend(rows)
    with rnt.open_ntuple(stream.getvalue()) as events:
        whole = events.arrays(library="ak", how="zip", **options)
        parts = list(events.iterate(library="ak", how="zip", step_size=2, **options))
        if all(part.fields == whole.fields for part in parts):
            assert ak.concatenate(parts).to_list() == whole.to_list()
    assert (
        rnt.concatenate([stream.getvalue()] * 2, library="ak", how="zip", **options).to_list()
        == whole.to_list() * 2
    )
    return whole


FLOATS, LISTS = "std::vector<float>", "std::vector<std::vector<std::int32_t>>"


def test_lists_below_grouped_lists_stay_lists() -> None:
    rows = [
        {
            "Mu_pt": [1.0, 2.0],
            "Mu_links": [[7, 8, 9], []],
            "Mu_name": ["a", "bc"],
            "Mu_xy": [[1, 2], [3, 4]],
            "Mu_q": [None, 1],
        },
        {"Mu_pt": [], "Mu_links": [], "Mu_name": [], "Mu_xy": [], "Mu_q": []},
        {"Mu_pt": [3.0], "Mu_links": [[5]], "Mu_name": [""], "Mu_xy": [[5, 6]], "Mu_q": [0]},
    ]
    schema = {
        "Mu_pt": FLOATS, "Mu_links": LISTS, "Mu_name": "std::vector<std::string>", "Mu_xy": "std::vector<std::array<std::int32_t,2>>",
        "Mu_q": "std::vector<std::optional<std::int32_t>>",
    }  # fmt: skip
    found = zipped(rows, schema)
    assert found.to_list() == [
        {
            "Mu": [
                dict(zip(("pt", "links", "name", "xy", "q"), each, strict=True))
                for each in zip(*row.values(), strict=True)
            ]
        }
        for row in rows
    ]


def test_deeper_lists_are_grouped_at_the_first_level_alone() -> None:
    rows = [{"a_x": [[[1], []], []], "a_y": [[4], [5, 6]]}, {"a_x": [], "a_y": []}]
    schema = {"a_x": "std::vector<std::vector<std::vector<std::int32_t>>>", "a_y": LISTS}
    assert zipped(rows, schema).to_list() == [
        {"a": [{"x": [[1], []], "y": [4]}, {"x": [], "y": [5, 6]}]},
        {"a": []},
    ]


def test_lists_of_other_lengths_are_other_groups() -> None:
    rows = [{"Mu_pt": [1.0, 2.0], "Mu_links": [[1], [2]], "Jet_pt": [1.0], "Jet_id": [[7]], "met": 1.0}] * 3
    schema = {"Mu_pt": FLOATS, "Mu_links": LISTS, "Jet_pt": FLOATS, "Jet_id": LISTS, "met": "float"}
    found = zipped(rows, schema)
    assert found.fields == ["met", "Mu", "Jet"]
    assert found[0].to_list() == {
        "met": 1.0, "Mu": [{"pt": 1.0, "links": [1]}, {"pt": 2.0, "links": [2]}], "Jet": [{"pt": 1.0, "id": [7]}],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("names", "groups"),
    [
        (["pt", "eta"], {"jagged0": ["pt", "eta"]}),
        (["Mu_pt", "Mu_eta"], {"Mu": ["pt", "eta"]}),
        (["Mu.pt", "Mu.eta"], {"Mu": ["pt", "eta"]}),
        (["Mu", "Mu_eta"], {"jagged0": ["Mu", "Mu_eta"]}),
        (["Mu_pt", "Mu._pt"], {"jagged0": ["Mu_pt", "Mu._pt"]}),
        (["A_pt", "A__pt"], {"jagged0": ["A_pt", "A__pt"]}),
    ],
)
def test_names_of_groups(names: list[str], groups: dict[str, list[str]]) -> None:
    from rntuple_construct.reader.grouping import grouped

    found = grouped(ak.Array({name: [[1, 2], [3]] for name in names}), "zip")
    assert {name: found[name].fields for name in found.fields} == groups


def test_names_of_several_groups_are_never_those_of_columns() -> None:
    from rntuple_construct.reader.grouping import grouped

    columns = {
        "a": [[1], [2]],
        "b": [[1], [2]],
        "c": [[1, 2], []],
        "d": [[1, 2], []],
        "jagged1": [7, 8],
        "Mu": [5, 6],
    }
    columns |= {"Mu_x": [[], [1]], "Mu_y": [[], [2]]}
    found = grouped(ak.Array(columns), "zip")
    assert found.fields == ["jagged1", "Mu", "jagged0", "jagged1_", "jagged2"]
    assert found["jagged0"].fields == ["a", "b"]
    assert found["jagged1"].to_list() == [7, 8]
    assert found["jagged2"].fields == ["Mu_x", "Mu_y"]
