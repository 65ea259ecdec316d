"""The shell of all HTML pages: one style with light and dark colours, templates, and reports of sections, tables and charts."""

from __future__ import annotations

import html
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from rntuple_construct.base.printable import printable

__all__ = ["choices", "fill", "report", "style", "text_html"]

_HERE = Path(__file__).parent
_REPORT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>@TITLE@</title><style>@STYLE@</style></head><body><h1>@HEADING@</h1>@BODY@<script>@SCRIPT@</script></body></html>
"""
_REPORT_STYLE = """
body { margin: 1.5rem auto; max-width: 75rem; padding: 0 1rem; }
h1 { font-size: 1.4rem; }
section { border: 1px solid var(--line); border-radius: 6px; padding: .8rem; overflow-x: auto; background: var(--panel); }
svg { width: 100%; height: auto; margin-top: .5rem; }
rect { fill: var(--accent); } rect.bad { fill: var(--alarm); }
svg text { font-size: 11px; fill: var(--faint); }
.choose { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; margin: .8rem 0; }
.choose input { flex: 1 1 14rem; min-width: 0; } .choose output { color: var(--faint); }
.choose input, .choose select { padding: .3rem .5rem; border: 1px solid var(--line); border-radius: 4px; background: var(--panel); }
"""


@cache
def style() -> str:
    """The style sheet that all pages share: colours as variables, text, headings."""
    return (_HERE / "page.css").read_text(encoding="utf-8")


def text_html(text: str) -> str:
    """A text as HTML; control characters are escaped."""
    return html.escape(printable(text))


def fill(template: str, parts: Mapping[str, str]) -> str:
    """Put parts in place of the marks of a template.

    Args:
        template: HTML with marks such as ``@TITLE@``, each once.
        parts: HTML by mark, in the order of the template. They may contain anything, also marks.
    """
    pieces = []
    for mark, part in parts.items():
        head, _, template = template.partition(mark)
        pieces += [head, part]
    return "".join([*pieces, template])


def choices(items: str, noun: str, orders: Mapping[str, str]) -> str:
    """HTML of a search field and a choice of the order, for items that ``report`` sorts and filters.

    Without scripts neither is shown, and all items are.

    Args:
        items: id of the element whose children are the items. Each has ``data-text``, which is searched, and a number or
            text ``data-KEY`` for each key of an order.
        noun: what the items are, in the plural.
        orders: labels by key; numbers are sorted from the largest, text by the alphabet. The first is the order given.
    """
    options = "".join(f'<option value="{key}">{text_html(label)}</option>' for key, label in orders.items())
    return (
        f'<div class="choose" data-items="{items}" data-noun="{noun}" hidden><input type="search" placeholder="Search {noun}" '
        f'aria-label="Search {noun}"><label>Order <select>{options}</select></label><output></output></div>'
    )


def report(title: str, body: str, more_style: str) -> str:
    """A self-contained page, which works without its script, too.

    Args:
        title: title and heading, as text.
        body: HTML below the heading.
        more_style: rules of this page, beside those of all pages and of ``section``, ``svg`` and ``rect``.
    """
    shown = text_html(title)
    sheet = style() + _REPORT_STYLE + more_style
    script = (_HERE / "report.js").read_text(encoding="utf-8")
    parts = {"@TITLE@": shown, "@STYLE@": sheet, "@HEADING@": shown, "@BODY@": body, "@SCRIPT@": script}
    return fill(_REPORT, parts)
