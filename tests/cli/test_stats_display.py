"""How ``rntuple stats`` shows what it found: the page with plots, narrow terminals, groups of numbered collections."""

from __future__ import annotations

import json
import re
from pathlib import Path

import numpy as np
import pytest
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.cli.tables import Heading, table_text
from rntuple_construct.conversion.summary.groups import group_sizes
from rntuple_construct.writer import ProjectionSpec

OUTLIER = 4224.0


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A file as ROOT's importer makes it of a NanoAOD: numbered collections with projected fields."""
    target = tmp_path_factory.mktemp("display") / "nano.root"
    schema = {
        "_collection0": [{"GenPart_pt": "double", "GenPart_eta": "float"}],
        "GenPart_pt": ProjectionSpec(
            "std::vector<double>", "_collection0", {"_0": "_collection0._0.GenPart_pt"}
        ),
        "GenPart_eta": ProjectionSpec(
            "std::vector<float>", "_collection0", {"_0": "_collection0._0.GenPart_eta"}
        ),
        "nGenPart": ProjectionSpec("ROOT::RNTupleCardinality<std::uint32_t>", "_collection0"),
        "_collection1": [{"Jet_pt": "float", "Jet_mass": "float"}],
        "zero": "double",
    }
    random = np.random.default_rng(3)
    with rnt.create(target, "Events", schema) as writer:
        for number in range(500):
            parts = [{"GenPart_pt": pt, "GenPart_eta": 0.5} for pt in random.exponential(20, 3)]
            if number == 7:
                parts[0]["GenPart_pt"] = OUTLIER
            jets = [{"Jet_pt": 1.0, "Jet_mass": 2.0}] * (number % 2)
            writer.extend([{"_collection0": parts, "_collection1": jets, "zero": 0.0}])
    return str(target)


@pytest.fixture(scope="module")
def page(path: str) -> str:
    target = Path(path).with_suffix(".html")
    assert run_cli("stats", path, "--html", str(target)).code == 0
    return target.read_text(encoding="utf-8")


def section(page: str, name: str) -> str:
    return next(part for part in page.split("<section")[1:] if f"<h2>{name}</h2>" in part)


def test_one_value_far_away_does_not_make_one_bar(page: str, path: str) -> None:
    plot = section(page, "_collection0._0.GenPart_pt")
    assert plot.count("<rect") > 20
    assert "not shown: 1 above" in plot
    last = re.findall(r'text-anchor="end">([^<]*)</text>', plot)[-1]
    assert float(last) < 400
    assert "4224" in plot  # the range is still told
    whole = json.loads(run_cli("stats", path, "--format", "json").out)["fields"]
    found = next(item for item in whole if item["path"] == "_collection0._0.GenPart_pt")
    assert sum(found["histogram"]["counts"]) == 1500
    assert found["histogram"]["edges"][-1] > OUTLIER
    assert "shown" not in found


def test_plots_have_an_axis_of_counts(page: str) -> None:
    plot = section(page, "_collection0._0.GenPart_pt")
    labels = re.findall(r">([^<]*)</text>", plot)
    heights = [int(count) for count in re.findall(r": (\d+)</title>", plot)]
    assert labels[:2] == [str(max(heights)), "0"]
    assert 'class="axis"' in plot


def test_equal_numbers_have_one_label(page: str) -> None:
    assert "e-32" not in page
    plot = section(page, "zero")
    assert re.findall(r">([^<]*)</text>", plot) == ["500", "0", "0"]
    assert "<title>0: 500</title>" in plot


def test_projected_fields_have_no_plots_of_their_own(page: str) -> None:
    names = re.findall("<h2>([^<]*)</h2>", page)
    assert names == [
        "_collection0", "_collection0._0.GenPart_pt", "_collection0._0.GenPart_eta", "_collection1",
        "_collection1._0.Jet_pt", "_collection1._0.Jet_mass", "zero",
    ]  # fmt: skip
    plot = section(page, "_collection0._0.GenPart_pt")
    assert "<dt>projected as</dt><dd>GenPart_pt._0</dd>" in plot
    assert 'data-text="_collection0._0.GenPart_pt double GenPart_pt._0"' in plot


def test_numbered_collections_are_grouped_by_their_fields(path: str) -> None:
    found = {item.name: item for item in group_sizes(path, ["auto"]).groups}
    assert set(found) == {"GenPart", "Jet", "zero"}
    assert (found["GenPart"].num_fields, found["GenPart"].num_columns) == (4, 3)
    assert found["GenPart"].nbytes > found["Jet"].nbytes > 0


def test_a_number_in_the_own_name_of_a_field_stays(tmp_path: Path) -> None:
    rnt.write(tmp_path / "a.root", "E", {"_collection0": [1, 2], "x": [1, 2]})
    assert {item.name for item in group_sizes(tmp_path / "a.root", ["auto"]).groups} == {"_collection0", "x"}


def test_narrow_terminals_show_the_ends_of_names_and_the_sorted_column(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for order, title in (
        ("memory", "memory"),
        ("ratio", "ratio"),
        ("size", "disk"),
        ("distinct", "distinct"),
    ):
        lines = run_cli("stats", path, "--sort", order).out.splitlines()
        assert max(map(len, lines)) <= 80
        assert title in lines[1].split(), order
    assert "_collect…art_eta" in "\n".join(lines)


def test_cells_are_cut_in_the_middle() -> None:
    headings = [Heading("name", is_elastic=True), Heading("a"), Heading("b")]
    rows = [["GenPart_genPartIdxMother", "1" * 6, "2" * 6]]
    assert table_text(headings, rows, 36).splitlines()[1] == "GenPart_ge…IdxMother  111111  222222"
    kept = table_text(headings, rows, 26, "b").splitlines()
    assert kept[0].split() == ["name", "b"]
    assert kept[-1] == "(1 more columns: a)"
