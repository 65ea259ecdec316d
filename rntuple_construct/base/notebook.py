"""Tables of results in notebooks: 20 rows, and a search for the others."""

from __future__ import annotations

import html
from collections.abc import Sequence

from rntuple_construct.base.printable import harmless

__all__ = ["NUM_SHOWN", "notebook_table"]

NUM_SHOWN = 20
"""Rows that are shown at a time: a screen has no room for more."""
_MAX_ROWS = 2000
"""Rows that the search knows: the output is stored in the notebook."""
_SEARCH = (
    "let left=%d;const text=this.value.toLowerCase();"
    "for(const row of this.parentElement.querySelector('tbody').rows){"
    "const shown=left>0&&row.textContent.toLowerCase().includes(text);"
    "row.style.display=shown?'':'none';left-=shown}"
)


def notebook_table(
    title: str, heads: Sequence[str], rows: Sequence[Sequence[str]], noun: str, others: str = ""
) -> str:
    """Return a table in HTML; markup and control characters in the texts are escaped.

    Without scripts, as on web pages that show notebooks, the first rows are shown.

    Args:
        title: the caption.
        heads: headings of the columns.
        rows: texts of each row.
        noun: what the rows are, in the plural.
        others: how to list all rows, for the line below a table of which some are hidden.
    """
    head = "".join(f"<th>{_text(each)}</th>" for each in heads)
    body = "".join(
        f"<tr{_HIDDEN if place >= NUM_SHOWN else ''}>"
        + "".join(f"<td style='text-align:left'>{_text(cell)}</td>" for cell in row)
        + "</tr>"
        for place, row in enumerate(rows[:_MAX_ROWS])
    )
    table = (
        f"<table><caption>{_text(title)}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    )
    if len(rows) <= NUM_SHOWN:
        return table if rows else f"<p>{_text(title)}</p>"
    search = (
        f'<input type="search" placeholder="Search {_text(noun)}" aria-label="Search {_text(noun)}" '
        f'oninput="{html.escape(_SEARCH % NUM_SHOWN)}">'
    )
    note = f"{NUM_SHOWN} of {len(rows)} {noun}" + (f"; {others} lists all" if others else "")
    return f"<div>{search}{table}<p>{_text(note)}</p></div>"


_HIDDEN = " style='display:none'"


def _text(text: str) -> str:
    return html.escape(harmless(text))
