"""The shell of all HTML pages: one style with light and dark colours, templates, and reports of sections and charts."""

from __future__ import annotations

import html
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from rntuple_construct.base.printable import printable

__all__ = ["fill", "report", "style", "text_html"]

_HERE = Path(__file__).parent
_REPORT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>@TITLE@</title><style>@STYLE@</style></head><body><h1>@HEADING@</h1>@BODY@</body></html>
"""
_REPORT_STYLE = """
body { margin: 1.5rem auto; max-width: 75rem; padding: 0 1rem; }
h1 { font-size: 1.4rem; }
section { border: 1px solid var(--line); border-radius: 6px; padding: .8rem; overflow-x: auto; background: var(--panel); }
svg { width: 100%; height: auto; margin-top: .5rem; }
rect { fill: var(--accent); } rect.bad { fill: var(--alarm); }
svg text { font-size: 11px; fill: var(--faint); }
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


def report(title: str, body: str, more_style: str) -> str:
    """A self-contained page without scripts.

    Args:
        title: title and heading, as text.
        body: HTML below the heading.
        more_style: rules of this page, beside those of all pages and of ``section``, ``svg`` and ``rect``.
    """
    shown = text_html(title)
    sheet = style() + _REPORT_STYLE + more_style
    return fill(_REPORT, {"@TITLE@": shown, "@STYLE@": sheet, "@HEADING@": shown, "@BODY@": body})
