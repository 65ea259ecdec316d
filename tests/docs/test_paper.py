"""The page about the method: its numbers are those of the repository, and each figure names its command."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import charts
import paper
import pytest
from rntuple_spec.rules import RULES

ROOT = Path(__file__).resolve().parents[2]
SVG = "{http://www.w3.org/2000/svg}"


def test_the_page_has_the_present_numbers() -> None:
    text = (ROOT / "docs" / "paper.md").read_text(encoding="utf-8")
    assert text == paper.document()
    assert f"{len(RULES)} rules with permanent ids" in text
    assert "{{" not in text


@pytest.mark.parametrize("change", ["{{unknown}}", ""])
def test_a_name_without_a_number_and_a_number_without_a_name_are_errors(
    change: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = paper.TEXT.read_text(encoding="utf-8")
    changed = tmp_path / "paper.md.in"
    changed.write_text(text.replace("{{rules}}", change), encoding="utf-8")
    monkeypatch.setattr(paper, "TEXT", changed)
    with pytest.raises(ValueError, match=r"without number or use: .*rules"):
        paper.document()


def test_each_figure_names_the_command_that_makes_it() -> None:
    text = paper.TEXT.read_text(encoding="utf-8")
    figures = re.findall(r"!\[[^\]]+\]\(images/(\w+\.svg)\)\n\n\*(.*?)\*\n", text, re.DOTALL)
    assert [number for _, caption in figures for number in re.findall(r"Figure (\d)", caption)] == list(
        "1234"
    )
    assert len(figures) == text.count("![")
    for name, caption in figures:
        assert name in charts.charts()
        for command in re.findall(r"`([^`]+)`", caption):
            program, target, *_ = command.split()
            if program == "make":
                assert f"\n{target}:" in (ROOT / "Makefile").read_text(encoding="utf-8")
            else:
                assert (ROOT / target).is_file()
        assert "charts.py" in caption


def test_a_pdf_needs_the_page_of_a_built_site(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"run make site|chromium is not installed"):
        paper.print_pdf(tmp_path)


def texts(svg: str) -> list[str]:
    return [each.text or "" for each in ET.fromstring(svg).iter(f"{SVG}text")]


def test_a_chart_has_a_labelled_axis_and_bars_of_the_right_length() -> None:
    series = [charts.Series("a", "#111111", [1.0, None]), charts.Series("b", "#222222", [2.0, 4.0])]
    svg = charts.chart("Title", "speed (higher is better)", ["one", "two"], series, marker=1)
    assert {"Title", "speed (higher is better)", "one", "two", "a", "b", "0", "4"} <= set(texts(svg))
    bars = [
        each for each in ET.fromstring(svg).iter(f"{SVG}rect") if each.get("height") == str(charts.BAR - 2)
    ]
    assert [float(each.get("width", 0)) for each in bars] == [
        charts.WIDTH / 4,
        charts.WIDTH / 2,
        charts.WIDTH,
    ]


def test_stacked_bars_follow_each_other() -> None:
    series = [charts.Series("a", "#111111", [30]), charts.Series("b", "#222222", [10])]
    svg = charts.chart("Title", "files", ["one"], series, is_stacked=True)
    first, second = (
        each for each in ET.fromstring(svg).iter(f"{SVG}rect") if each.get("height") == str(charts.BAR - 2)
    )
    assert float(first.get("x", 0)) + float(first.get("width", 0)) == float(second.get("x", 0))
    assert "40" in texts(svg)


@pytest.mark.parametrize(("most", "step"), [(1.01, 0.2), (3.5, 0.5), (329, 50), (830, 200), (8, 1)])
def test_marks_of_an_axis_are_round_numbers(most: float, step: float) -> None:
    assert charts._step(most) == pytest.approx(step)


def test_every_chart_and_badge_can_be_read_by_programs_that_read_aloud() -> None:
    for svg in charts.charts().values():
        root = ET.fromstring(svg)
        assert root.findtext(f"{SVG}title")
