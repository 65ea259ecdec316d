"""The report on many files as one self-contained HTML page with charts."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

from rntuple_construct.base.html_page import report
from rntuple_construct.base.html_page import text_html as _text
from rntuple_construct.base.printable import size_text
from rntuple_construct.batch.results import Row

__all__ = ["page"]

_MOST_ROWS = 2000
_NUM_BINS = 24
_WIDTH, _HEIGHT = 420, 110
_STYLE = """
h2 { margin: 0 0 .4rem; } section { margin: 0 0 1rem; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); gap: 1rem; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; padding: .15rem .6rem .15rem 0; vertical-align: top; overflow-wrap: anywhere; }
"""


def page(command: str, rows: Sequence[Row], summary: str) -> str:
    """The page.

    Args:
        command: the subcommand.
        rows: one for each file.
        summary: all of them in one line.
    """
    rows = sorted(rows, key=lambda row: row.file)
    statuses = Counter(row.status for row in rows)
    rules: Counter[str] = Counter()
    for row in rows:
        for rule, count in (row.detail.get("rules") or {}).items():
            rules[str(rule)] += int(count)
    charts = [
        _section("Files by status", _bars(statuses.most_common(), {"ok", "skipped"})),
        _section("Rules with findings", _bars(rules.most_common(15), set())) if rules else "",
        _histogram("Sizes of files", [row.size for row in rows if row.size], size_text),
        _histogram("Seconds", [row.seconds for row in rows if row.seconds], lambda value: f"{value:.3g} s"),
        _histogram(
            "Entries", [row.num_entries for row in rows if row.num_entries], lambda value: f"{value:.3g}"
        ),
    ]
    notable = [row for row in rows if row.status not in ("ok", "skipped")]
    more = f"<p>{len(notable) - _MOST_ROWS} more are not shown.</p>" if len(notable) > _MOST_ROWS else ""
    table = "".join(
        f"<tr><td>{_text(row.status)}</td><td>{_text(row.file)}</td><td>{_text(row.message)}</td></tr>"
        for row in notable[:_MOST_ROWS]
    )
    listing = (
        _section("Files to look at", f"<table><tr><th>status<th>file<th>message</tr>{table}</table>{more}")
        if notable
        else ""
    )
    body = f'<p>{_text(summary)}</p><div class="charts">{"".join(charts)}</div>{listing}'
    return report(f"rntuple {command}", body, _STYLE)


def _section(title: str, body: str) -> str:
    return f"<section><h2>{_text(title)}</h2>{body}</section>"


def _bars(counts: Sequence[tuple[str, int]], good: set[str]) -> str:
    """Named counts as horizontal bars; those that are not good have another colour."""
    most = max((count for _, count in counts), default=1)
    parts = []
    for place, (name, count) in enumerate(counts):
        kind = "" if name in good else ' class="bad"'
        width = max(count / most * (_WIDTH - 190), 1)
        parts.append(
            f'<text x="0" y="{place * 20 + 14}">{_text(name)}</text>'
            f'<rect{kind} x="120" y="{place * 20 + 4}" width="{width:.1f}" height="13"></rect>'
            f'<text x="{126 + width:.1f}" y="{place * 20 + 14}">{count}</text>'
        )
    return f'<svg viewBox="0 0 {_WIDTH} {len(counts) * 20 + 6}" role="img" aria-label="bar chart">{"".join(parts)}</svg>'


def _histogram(title: str, values: Sequence[float], label: object) -> str:
    """Positive numbers in bins of equal ratio."""
    if not values or not callable(label):
        return ""
    low, high = math.log(min(values)), math.log(max(values))
    width = (high - low) / _NUM_BINS or 1.0
    counts = [0] * _NUM_BINS
    for value in values:
        counts[min(int((math.log(value) - low) / width), _NUM_BINS - 1)] += 1
    most, bar = max(counts), _WIDTH / _NUM_BINS
    parts = []
    for place, count in enumerate(counts):
        height = _HEIGHT * count / most
        span = [
            label(int(math.exp(low + width * end)) if label is size_text else math.exp(low + width * end))
            for end in (place, place + 1)
        ]
        parts.append(
            f'<rect x="{place * bar:.1f}" y="{_HEIGHT - height:.1f}" width="{bar - 1:.1f}" height="{height:.1f}">'
            f"<title>{_text(span[0])} to {_text(span[1])}: {count}</title></rect>"
        )
    ends = [label(min(values)), label(max(values))]
    axis = (
        f'<text x="0" y="{_HEIGHT + 14}">{_text(ends[0])}</text>'
        f'<text x="{_WIDTH}" y="{_HEIGHT + 14}" text-anchor="end">{_text(ends[1])}</text>'
    )
    return _section(
        title,
        f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT + 18}" role="img" aria-label="histogram">{"".join(parts)}{axis}</svg>',
    )
