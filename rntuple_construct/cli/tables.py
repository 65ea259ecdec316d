"""Tables for people: columns that fit the terminal."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rntuple_construct.base.printable import cut_middle, printable

__all__ = ["Heading", "progress_of_entries", "spark", "table_text", "terminal_width"]

GAP = "  "
MIN_WIDTH = 16
_BARS = "▁▂▃▄▅▆▇█"
_ASCII_BARS = ".:-=+*%#"


@dataclass(frozen=True, slots=True)
class Heading:
    """One column of a table.

    Args:
        title: heading of the column.
        right: if true, its cells are aligned to the right, as for numbers.
        is_elastic: if true, its cells may be cut where the table would be too wide.
    """

    title: str
    right: bool = False
    is_elastic: bool = False


def terminal_width() -> int | None:
    """Characters in a line of the terminal; None where standard output is none, and $COLUMNS does not say it."""
    if sys.stdout.isatty() or os.environ.get("COLUMNS", "").isdecimal():
        return shutil.get_terminal_size().columns
    return None


def table_text(
    headings: Sequence[Heading], rows: Sequence[Sequence[str]], width: int | None = None, kept: str = ""
) -> str:
    """A table as text.

    Args:
        headings: the columns.
        rows: cells of each row; what a terminal must not see is escaped.
        width: characters there are in a line. Elastic columns are cut first, in the middle of their cells, then columns at the right left
            out, which a last line tells. None for no limit.
        kept: title of a column that is not left out, such as the one that rows are sorted by.
    """
    cells = [[printable(cell) for cell in row] for row in rows]
    titles = [heading.title for heading in headings]
    widths = [max(len(row[place]) for row in (titles, *cells)) for place in range(len(headings))]
    shown = list(range(len(headings)))
    if width is not None:
        _shrink(widths, headings, width)
        while _total(widths, shown) > width and (last := _last_to_leave(titles, shown, kept)) is not None:
            shown.remove(last)
    lines = []
    for row in (titles, *cells):
        parts = []
        for place in shown:
            text = cut_middle(row[place], widths[place])
            parts.append(text.rjust(widths[place]) if headings[place].right else text.ljust(widths[place]))
        lines.append(GAP.join(parts).rstrip())
    hidden = [title for place, title in enumerate(titles) if place not in shown]
    if hidden:
        names = ", ".join(hidden)
        most = max((width or 80) - 24, 20)
        names = names if len(names) <= most else f"{names[: most - 1]}…"
        lines.append(f"({len(hidden)} more columns: {names})")
    return "\n".join(lines)


def _last_to_leave(titles: Sequence[str], shown: Sequence[int], kept: str) -> int | None:
    """The last column that may be left out; the first one, which names the row, may not."""
    return next((place for place in reversed(shown[1:]) if titles[place] != kept), None)


def _total(widths: Sequence[int], shown: Sequence[int]) -> int:
    return sum(widths[place] for place in shown) + len(GAP) * (len(shown) - 1)


def _shrink(widths: list[int], headings: Sequence[Heading], width: int) -> None:
    everything = range(len(widths))
    elastic = [place for place in everything if headings[place].is_elastic]
    while elastic and _total(widths, everything) > width:
        widest = max(elastic, key=lambda place: widths[place])
        if widths[widest] <= max(MIN_WIDTH, len(headings[widest].title)):
            return
        widths[widest] -= 1


def spark(counts: Sequence[int], width: int = 12) -> str:
    """A histogram in one line of characters."""
    if not counts:
        return ""
    encoding = (sys.stdout.encoding or "ascii").lower().replace("-", "")
    bars = _BARS if encoding.startswith("utf") else _ASCII_BARS
    size = -(-len(counts) // width)
    sums = [sum(counts[start : start + size]) for start in range(0, len(counts), size)]
    most = max(sums) or 1
    return "".join(" " if not each else bars[min(each * len(bars) // most, len(bars) - 1)] for each in sums)


def progress_of_entries(advance: Any, num_steps: int = 100) -> Any:
    """A function for ``advanced`` of the library, which moves a bar of a number of steps."""
    done = 0

    def advanced(entries: int, total: int) -> None:
        nonlocal done
        reached = num_steps if not total else entries * num_steps // total
        for _ in range(reached - done):
            advance()
        done = max(done, reached)

    return advanced
