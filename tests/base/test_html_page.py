"""The shell of HTML pages: templates, texts, and the one style that all pages have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rntuple_construct.base.html_page import choices, fill, report, style, text_html
from rntuple_construct.batch import html_report
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
    "tools/explorer/page.css",
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
