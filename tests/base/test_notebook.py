"""What notebooks show of files and results: tables of 20 rows with a search, without markup from files."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

import rntuple_construct as rnt
from rntuple_construct.base.notebook import NUM_SHOWN, notebook_table

EVIL = "<script>alert(1)"


def rows_of(html: str) -> tuple[int, int]:
    """Rows that are shown at first, and all rows."""
    body = html.partition("<tbody>")[2].partition("</tbody>")[0]
    rows = re.findall("<tr[^>]*>", body)
    return sum("display:none" not in each for each in rows), len(rows)


@pytest.fixture(scope="module")
def wide(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("notebook") / "wide.root"
    rnt.write(path, "Events", {f"field_{number}": np.arange(3.0) for number in range(60)})
    return path


def test_opening_shows_20_fields_and_a_search(wide: Path) -> None:
    with rnt.open_ntuple(wide) as events:
        html = events._repr_html_()
    assert rows_of(html) == (20, 60)
    assert 'placeholder="Search fields"' in html
    assert "20 of 60 fields; show() lists all" in html


def test_few_rows_need_no_search() -> None:
    html = notebook_table("t", ("a",), [(str(number),) for number in range(NUM_SHOWN)], "fields")
    assert rows_of(html) == (20, 20)
    assert "<input" not in html


def test_many_rows_do_not_fill_the_notebook() -> None:
    html = notebook_table("t", ("a",), [(str(number),) for number in range(100_000)], "fields")
    assert rows_of(html) == (20, 2000)
    assert "20 of 100000 fields" in html


def test_statistics_are_a_table(wide: Path) -> None:
    html = rnt.stats(wide)._repr_html_()
    assert rows_of(html) == (20, 60)
    assert "<td style='text-align:left'>field_0</td>" in html
    assert "Events: 3 entries" in html


def test_findings_are_a_table(wide: Path) -> None:
    assert rnt.validate(wide)._repr_html_() == "<p>1 file: no findings</p>"
    data = bytearray(wide.read_bytes())
    data[0x250] ^= 0xFF
    report = rnt.validate(bytes(data))
    html = report._repr_html_()
    assert report.findings[0].rule_id in html
    assert "1 file: 1 error" in html


def test_differences_are_a_table(wide: Path, tmp_path: Path) -> None:
    other = {f"field_{number}": np.arange(3.0) for number in range(59)}
    other["field_0"] = np.array([0.0, 7.0, 2.0])
    rnt.write(tmp_path / "other.root", "Events", other)
    assert "equal, 3 entries compared" in rnt.diff(wide, wide)._repr_html_()
    html = rnt.diff(wide, tmp_path / "other.root")._repr_html_()
    assert rows_of(html) == (2, 2)
    assert "2 differences" in html
    assert "1 entry, the first is 1" in html
    assert "<td style='text-align:left'>7.0</td>" in html


def test_names_of_files_are_no_markup(tmp_path: Path) -> None:
    path = tmp_path / "evil.root"
    rnt.write(path, "Events", {EVIL: [EVIL, "b"]})
    rnt.write(tmp_path / "other.root", "Events", {EVIL: ["c", "b"]})
    with rnt.open(path) as file:
        shown = [file._repr_html_(), file["Events"]._repr_html_()]
    shown += [rnt.stats(path)._repr_html_(), rnt.diff(path, tmp_path / "other.root")._repr_html_()]
    assert not any(EVIL in each for each in shown)
    assert all("&lt;script&gt;" in each for each in shown[1:])
