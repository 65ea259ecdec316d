"""The shell of HTML pages: templates, texts, and the one style that all pages have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from support.chromium import Chromium, require_chromium

from rntuple_construct.base.html_page import choices, fill, report, style, text_html
from rntuple_construct.batch import html_report
from rntuple_construct.batch.results import Row
from rntuple_construct.cli import stats_page
from rntuple_construct.conversion.summary.stats import Statistics


def test_parts_may_contain_marks_and_what_the_template_says() -> None:
    assert fill("<a>@X@</a><b>@Y@</b>", {"@X@": "@Y@", "@Y@": "@X@"}) == "<a>@Y@</a><b>@X@</b>"


def test_texts_cannot_leave_their_place() -> None:
    assert text_html("<b>\x1b&") == "&lt;b&gt;\\x1b&amp;"
    page = report("</title><script>", "<p>body</p>", "p { margin: 0; }")
    assert page.count("<script>") == 1  # its own
    assert page.count("&lt;/title&gt;&lt;script&gt;") == 2
    assert "<p>body</p>" in page


def test_orders_cannot_leave_their_place() -> None:
    assert '<option value="size">a &lt;b&gt;</option>' in choices("files", "files", {"size": "a <b>"})


def test_the_style_has_every_colour_for_light_and_dark() -> None:
    light, _, dark = style().partition("@media (prefers-color-scheme: dark)")
    colours = set(re.findall(r"(--[a-z-]+): #", light))
    assert "--ground" in colours
    assert set(re.findall(r"(--[a-z-]+): #", dark)) == colours


HERE = Path(__file__).resolve().parents[2]
SHEETS = [
    "rntuple_construct/explain/html/page.css",
    "rntuple_construct/kit/runner/page/page.css",
]


@pytest.mark.parametrize("sheet", SHEETS)
def test_pages_define_every_variable_that_they_use_and_no_colour_twice(sheet: str) -> None:
    own = (HERE / sheet).read_text(encoding="utf-8")
    shared = style()
    defined = set(re.findall(r"(--[a-z0-9-]+):", own))
    common = set(re.findall(r"(--[a-z0-9-]+):", shared))
    assert not defined & common
    assert set(re.findall(r"var\((--[a-z0-9-]+)\)", own)) <= defined | common
    assert own.count("{") == own.count("}")


def test_reports_of_commands_have_the_style() -> None:
    found = Statistics("Events", 0, [])
    for page in (stats_page.page("a<b>.root", found), html_report.page("validate", [], "0 files")):
        assert style() in page
        assert page.startswith("<!doctype html>")
        assert set(re.findall(r"var\((--[a-z0-9-]+)\)", page)) <= set(re.findall(r"(--[a-z0-9-]+):", page))
    assert "Events in a&lt;b&gt;.root" in stats_page.page("a<b>.root", found)


def test_a_phone_shows_all_of_a_report_without_scrolling_sideways(tmp_path: Path) -> None:
    require_chromium()
    rules = {"RNT-CMP-005": 1, "RNT-CNT-013": 20, "RNT-TYP-003": 300}
    name = "archive/2024-04-17_Run2012BC_DoubleMuParked_Muons_rntuple_1000evts.root"
    rows = [
        Row(name, "findings", "RNT-CMP-005: the chunks do not give the uncompressed bytes", 1760, 5, {"rules": rules}),
        Row("gone.root", "missing", "cannot open gone.root: No such file or directory"),
        Row("sound.root", "ok", size=1 << 20, num_entries=100, seconds=0.5),
    ]  # fmt: skip
    path = tmp_path / "report.html"
    path.write_text(html_report.page("validate", rows, "3 files"), encoding="utf-8")
    (tmp_path / "profile").mkdir()
    with Chromium(tmp_path / "profile") as browser:
        browser.call(
            "Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=1, mobile=True
        )
        browser.call("Page.navigate", url=path.as_uri())
        browser.wait("document.readyState === 'complete' && document.querySelectorAll('section').length > 2")
        assert browser.evaluate("[innerWidth, document.documentElement.scrollWidth]") == [390, 390]
        cut = (
            "[...document.querySelectorAll('section')].filter((each) => each.scrollWidth > each.clientWidth)"
        )
        assert browser.evaluate(f"{cut}.map((each) => each.querySelector('h2').textContent)") == []
        heights = "[...document.querySelectorAll('#rules a')].map((link) => link.getClientRects().length)"
        assert browser.evaluate(heights) == [1, 1, 1]  # no rule is broken over lines
        assert browser.errors == []


def luminance(colour: str) -> float:
    """Relative luminance of a colour such as ``#1f5fae`` (WCAG 2.2)."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_text_has_the_contrast_that_wcag_asks_for_on_every_ground(mode: str) -> None:
    light, _, dark = style().partition("@media (prefers-color-scheme: dark)")
    colours = dict(re.findall(r"(--[a-z-]+): (#[0-9a-f]{6})", {"light": light, "dark": dark}[mode]))
    low = {}
    for text in ("--ink", "--faint", "--accent", "--alarm"):
        for ground in ("--ground", "--panel", "--hover", "--accent-soft", "--alarm-soft"):
            lower, upper = sorted([luminance(colours[text]), luminance(colours[ground])])
            if (ratio := (upper + 0.05) / (lower + 0.05)) < 4.5:
                low[text, ground] = round(ratio, 2)
    assert low == {}
