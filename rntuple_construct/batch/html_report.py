"""The report on many files as one self-contained HTML page with charts."""

from __future__ import annotations

import math
import os
from collections import Counter
from collections.abc import Sequence
from typing import Any
from urllib.parse import quote

from rntuple_construct.base.html_page import choices, report
from rntuple_construct.base.html_page import text_html as _text
from rntuple_construct.base.printable import size_text
from rntuple_construct.base.rules import Severity, known_rule
from rntuple_construct.batch.results import Row

__all__ = ["page"]

_MOST_ROWS = 2000
_NUM_BINS = 24
_WIDTH, _HEIGHT = 420, 110
_STYLE = """
h2 { margin: 0 0 .4rem; } section { margin: 0 0 1rem; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr)); gap: 1rem; margin-bottom: 1rem; }
.charts section { margin: 0; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; padding: .15rem .8rem .15rem 0; vertical-align: top; }
th { color: var(--faint); font-weight: 500; } .number { text-align: right; white-space: nowrap; }
td { overflow-wrap: break-word; } .rules a, #rules a { white-space: nowrap; } .status.bad { color: var(--alarm); }
a { color: var(--accent); } tbody tr:hover { background: var(--hover); }
@media (max-width: 40rem) {
  table { font-size: 12px; } .files { font-size: inherit; } td, th { padding-right: .4rem; } td:last-child, th:last-child { padding-right: 0; }
  svg text { font-size: 15px; }
  .files thead { position: absolute; clip-path: inset(50%); }
  .files tr { display: block; padding: .4rem 0; border-top: 1px solid var(--line); }
  .files td { display: block; padding: 0; overflow-wrap: anywhere; } .files .number { text-align: left; }
}
tr[hidden] { display: none !important; }
"""


def page(command: str, rows: Sequence[Row], summary: str, directory: str | None = None) -> str:
    """The page.

    Args:
        command: the subcommand.
        rows: one for each file.
        summary: all of them in one line.
        directory: the one that the page will be in, for links to files; None for no such links.
    """
    rows = sorted(rows, key=_worst_first)
    statuses = Counter(row.status for row in rows)
    charts = [
        _section("Files by status", _bars(statuses.most_common(), {"ok", "skipped"})),
        _histogram("Sizes of files", [row.size for row in rows if row.size], size_text),
        _histogram("Seconds", [row.seconds for row in rows if row.seconds], lambda value: f"{value:.3g} s"),
        _histogram(
            "Entries", [row.num_entries for row in rows if row.num_entries], lambda value: f"{value:.3g}"
        ),
    ]
    body = f'<p>{_text(summary)}</p><div class="charts">{"".join(charts)}</div>{_rules(rows)}{_files(rows, directory)}'
    return report(f"rntuple {command}", body, _STYLE)


_STATUSES = ("failed", "broken", "missing", "unwritten", "findings")
"""Those of files to look at, the worst first."""


def _worst_first(row: Row) -> tuple[Any, ...]:
    rank = _STATUSES.index(row.status) if row.status in _STATUSES else len(_STATUSES)
    return rank, *(-(row.detail.get(name) or 0) for name in _SEVERITIES), row.file


_SEVERITIES = ("errors", "warnings", "infos")


def _rules_of(row: Row) -> dict[str, int]:
    return {str(rule): int(count) for rule, count in (row.detail.get("rules") or {}).items()}


def _rules(rows: Sequence[Row]) -> str:
    """A table of the broken rules, the most severe first, with links to their descriptions."""
    findings: Counter[str] = Counter()
    files: Counter[str] = Counter()
    for row in rows:
        findings.update(_rules_of(row))
        files.update(_rules_of(row).keys())
    if not findings:
        return ""
    severities = {rule: _severities(rule, number, rows) for rule, number in findings.items()}
    rules = sorted(
        map(known_rule, findings), key=lambda rule: (severities[rule.id][0].rank, -files[rule.id], rule.id)
    )
    shown = {rule: ", ".join(map(str, found)) for rule, found in severities.items()}
    lines = "".join(
        f'<tr data-text="{_text(f"{rule.id} {rule.title} {shown[rule.id]}")}" data-files="{files[rule.id]}" '
        f'data-findings="{findings[rule.id]}"><td>{_link(rule.url, rule.id)}<td>{_text(rule.title)}<td>{shown[rule.id]}'
        f"<td class=number>{files[rule.id]}<td class=number>{findings[rule.id]}</tr>"
        for rule in rules
    )
    orders = {"order": "the most severe first", "files": "files", "findings": "findings"}
    head = "<tr><th>rule<th>title<th>severity<th class=number>files<th class=number>findings</tr>"
    table = f'<table><thead>{head}</thead><tbody id="rules">{lines}</tbody></table>'
    return _section("Rules", choices("rules", "rules", orders) + table)


def _severities(rule: str, count: int, rows: Sequence[Row]) -> list[Severity]:
    """Severities of the findings of a rule, the worst first; those of a finding may differ from that of the rule."""
    found: Counter[Severity] = Counter()
    for row in rows:
        for severity, number in (row.detail.get("milder") or {}).get(rule, {}).items():
            found[Severity(severity)] += int(number)
    found[known_rule(rule).severity] += count - found.total()
    return sorted((each for each, number in found.items() if number > 0), key=lambda each: each.rank)


def _files(rows: Sequence[Row], directory: str | None) -> str:
    """A table of files, the worst first, with links to them and to the rules that they break."""
    has_findings = any(_rules_of(row) for row in rows)
    lines = []
    for row in rows[:_MOST_ROWS]:
        broken = _rules_of(row)
        keys = {
            "text": " ".join([row.status, row.file, row.message, *broken]), "name": row.file, "size": row.size or 0,
            "seconds": row.seconds or 0, "errors": row.detail.get("errors") or 0,
        }  # fmt: skip
        data = " ".join(f'data-{key}="{_text(str(value))}"' for key, value in keys.items())
        rules = ", ".join(f"{_link(known_rule(rule).url, rule)} {count}" for rule, count in broken.items())
        state = f'<td class="status{" bad" if row.status in _STATUSES else ""}">{_text(row.status)}'
        size = size_text(row.size) if row.size is not None else ""
        rules = f"<td class=rules>{rules}" if has_findings else ""
        place = _file_link(row.file, directory)
        lines.append(
            f"<tr {data}>{state}<td>{place}<td>{_text(row.message)}{rules}<td class=number>{size}</tr>"
        )
    more = f"<p>{len(rows) - _MOST_ROWS} more are not shown.</p>" if len(rows) > _MOST_ROWS else ""
    titles = ["status", "file", "message", *(["rules"] if has_findings else [])]
    head = "".join(f"<th>{title}" for title in titles) + "<th class=number>size"
    orders = {"order": "the worst first", "name": "name", "size": "size", "seconds": "time"}
    table = f'<table class="files"><thead><tr>{head}</tr></thead><tbody id="files">{"".join(lines)}</tbody></table>{more}'
    return _section("Files", choices("files", "files", orders) + table) if rows else ""


def _link(address: str, text: str) -> str:
    return f'<a href="{_text(address)}">{_text(text)}</a>'


def _file_link(name: str, directory: str | None) -> str:
    """The name of a file as a link to it, if it is an address or a path."""
    if name.startswith(("http://", "https://")):
        return _link(name, name)
    if directory is None or not os.path.exists(name):
        return _text(name)
    return _link(quote(os.path.relpath(name, directory)), name)


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
