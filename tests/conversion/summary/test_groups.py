"""Sizes of groups of fields: names, sums and what is refused."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.conversion.summary.groups import group_sizes
from rntuple_construct.conversion.summary.stats import stats
from rntuple_construct.conversion.tables.ttree import open_ttrees
from rntuple_construct.reader.summary import summarize

TTREES = str(Path(__file__).parents[2] / "data" / "ttree" / "ttrees.root")
SCHEMA = {
    "AnalysisJetsAuxDyn:pt": "std::vector<float>", "AnalysisJetsAuxDyn:eta": "std::vector<float>", "JetsAux:m": "float",
    "Muon": [{"pt": "float", "charge": "std::int8_t"}], "Muon_trigger": "std::uint32_t", "nMuon": "std::uint32_t",
    "met_pt": "float", "_hidden": "bool", "HLT_mu_8": "bool", "HLT_mu_20": "bool",
}  # fmt: skip
AUTO = {
    "AnalysisJetsAuxDyn": (2, 4), "JetsAux": (1, 1), "Muon": (2, 4), "nMuon": (1, 1), "met_pt": (1, 1), "_hidden": (1, 1),
    "HLT": (2, 2),
}  # fmt: skip
"""Number of fields and columns of each group."""


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    random = np.random.default_rng(1)
    values: dict[str, Any] = {}
    for name, spec in SCHEMA.items():
        if name == "Muon":
            values[name] = [[{"pt": i, "charge": 1}] * (i % 3) for i in range(100)]
        elif str(spec).startswith("std::vector"):
            values[name] = [random.random(i % 4) for i in range(100)]
        else:
            values[name] = random.integers(0, 2, 100)
    made = str(tmp_path_factory.mktemp("groups") / "a.root")
    rnt.write(made, "E", values, schema=SCHEMA)
    return made


def test_fields_are_grouped_by_the_beginning_of_their_names(path: str) -> None:
    found = group_sizes(path, ["auto"])
    assert (found.name, found.num_entries) == ("E", 100)
    assert {item.name: (item.num_fields, item.num_columns) for item in found.groups} == AUTO
    sizes = [item.nbytes for item in found.groups]
    assert sizes == sorted(sizes, reverse=True)


def test_sums_are_those_of_the_columns(path: str) -> None:
    by_field = {field.name: field for field in _summary(path).fields}
    for patterns in (["auto"], ["Muon*"], ["HLT_*", "auto"]):
        groups = group_sizes(path, patterns).groups
        assert sum(item.nbytes for item in groups) == sum(field.nbytes for field in by_field.values())
        assert sum(item.len_pages for item in groups) == sum(field.len_pages for field in by_field.values())
    muon = next(item for item in group_sizes(path, ["auto"]).groups if item.name == "Muon")
    members = [by_field["Muon"], by_field["Muon_trigger"]]
    assert muon.nbytes == sum(field.nbytes for field in members) > 0
    assert muon.len_pages == sum(field.len_pages for field in members) > 0


def _summary(path: str) -> Any:
    with rnt.open_ntuple(path) as ntuple:
        return summarize(ntuple)


def test_patterns_come_before_auto_and_the_first_one_wins(path: str) -> None:
    def groups(*patterns: str) -> dict[str, int]:
        return {item.name: item.num_fields for item in group_sizes(path, patterns).groups}

    alone = groups("HLT_mu_*")
    assert alone["HLT_mu"] == 2
    assert alone["AnalysisJetsAuxDyn:pt"] == alone["Muon"] == alone["Muon_trigger"] == 1
    both = groups("HLT_mu_2*", "HLT_*", "auto")
    assert (both["HLT_mu_2"], both["HLT"], both["Muon"]) == (1, 1, 2)


def test_branches_of_a_ttree_are_grouped() -> None:
    outcome = run_cli("stats", f"{TTREES}:Events", "--group", "auto", "--format", "json")
    assert outcome.code == 0, outcome.err
    document = json.loads(outcome.out)
    groups = {item["name"]: item for item in document["groups"]}
    assert (document["name"], document["num_entries"]) == ("Events", 250)
    assert groups["Muon"]["num_fields"] == groups["Muon"]["num_columns"] == 3
    with open_ttrees(TTREES, "Events") as (tree,):
        sizes = {item.path: item for item in stats(tree).fields}
    for size in ("nbytes", "len_pages"):
        expected = sum(getattr(sizes[f"Muon_{name}"], size) for name in ("pt", "eta", "charge"))
        assert groups["Muon"][size] == expected > 0


def test_command_prints_tables(path: str) -> None:
    outcome = run_cli("stats", path, "--group", "auto", "--fields", "Muon*,met_pt")
    assert outcome.code == 0, outcome.err
    title, headings, *lines = outcome.out.splitlines()
    assert title.startswith("E: 100 entries, ")
    assert headings.split() == ["group", "fields", "columns", "disk", "part", "memory", "ratio"]
    assert [line.split()[:3] for line in lines] == [["Muon", "2", "4"], ["met_pt", "1", "1"]]
    rows = list(csv.DictReader(io.StringIO(run_cli("stats", path, "--group", "auto", "--format", "csv").out)))
    assert {row["name"]: (int(row["num_fields"]), int(row["num_columns"])) for row in rows} == AUTO


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--group", "Muon"], "'Muon' is no pattern of a group"),
        (["--group", "*"], "'*' is no pattern of a group"),
        (["--group", "Tau_*"], "no field matches the group 'Tau_*'"),
        (["--group", "auto", "--fields", "tau"], "no field 'tau'"),
        (["--group", "auto", "--entries", "3"], "--entries is not for the sizes of --group"),
        (["--group", "auto", "--html", "x.html"], "--html is not for the sizes of --group"),
        (["--group", "auto", "--sort", "name"], "--sort name is not for --group"),
    ],
)
def test_wrong_choices_are_refused(options: list[str], message: str, path: str) -> None:
    outcome = run_cli("stats", path, *options)
    assert outcome.code == 2
    assert message in outcome.err
    assert outcome.out == ""


def test_directories_are_refused(path: str) -> None:
    outcome = run_cli("stats", str(Path(path).parent), "--group", "auto")
    assert outcome.code == 2
    assert "--group is for one file" in outcome.err


def test_patterns_are_checked_in_python(path: str) -> None:
    with pytest.raises(SchemaError, match="no pattern of a group"):
        group_sizes(path, ["_*"])
