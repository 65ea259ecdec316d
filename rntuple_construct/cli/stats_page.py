"""Statistics as one self-contained HTML page with plots."""

from __future__ import annotations

from html import escape

from rntuple_construct.base.printable import printable
from rntuple_construct.cli.options import size_text
from rntuple_construct.cli.tables import number_text
from rntuple_construct.conversion.summary.stats import FieldStatistics, Statistics

__all__ = ["page"]

_WIDTH, _HEIGHT = 320, 90
_STYLE = """
body { font: 15px/1.5 system-ui, sans-serif; margin: 1.5rem auto; max-width: 75rem; padding: 0 1rem; color: #1a1a1a;
  background: #fff; }
h1 { font-size: 1.4rem; overflow-wrap: anywhere; } h2 { font-size: 1.05rem; margin: 0; overflow-wrap: anywhere; }
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr)); gap: 1rem; }
section { border: 1px solid #ccc; border-radius: 6px; padding: .8rem; }
p { margin: .1rem 0; } .type { color: #555; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0 .8rem; margin: .5rem 0 0; } dt { color: #555; }
dd { margin: 0; overflow-wrap: anywhere; } svg { width: 100%; height: auto; margin-top: .5rem; } rect { fill: #3572a5; }
.axis { font-size: 11px; fill: #555; }
@media (prefers-color-scheme: dark) { body { background: #16181c; color: #e6e6e6; } section { border-color: #444; }
  dt, .type { color: #aaa; } .axis { fill: #aaa; } rect { fill: #6aa9e0; } }
"""


def page(file: str, found: Statistics) -> str:
    """The page.

    Args:
        file: name of the file.
        found: the statistics.
    """
    title = f"{_text(found.name)} in {_text(file)}"
    total = sum(item.nbytes for item in found.fields)
    parts = [
        "<!doctype html>\n",
        '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
        f"<title>{title}</title><style>{_STYLE}</style></head><body><h1>{title}</h1>",
        f"<p>{found.num_entries} entries, {len(found.fields)} fields, {size_text(total)} on disk</p>",
        '<div class="fields">',
        *(_section(item) for item in found.fields),
        "</div></body></html>\n",
    ]
    return "".join(parts)


def _text(text: str) -> str:
    return escape(printable(text))


def _section(item: FieldStatistics) -> str:
    distinct = (
        "" if item.num_distinct is None else f"{'' if item.is_distinct_exact else '≈ '}{item.num_distinct}"
    )
    facts = [
        ("values", str(item.num_values)), ("missing", str(item.num_missing or "")), ("NaN", str(item.num_nan or "")),
        ("range", _range(item)), ("mean ± std", _mean(item)), ("distinct", distinct),
        ("on disk", f"{size_text(item.nbytes)} in {item.num_pages} pages"),
        ("in memory", f"{size_text(item.len_pages)} ({item.compression_ratio:.2f}x)"),
    ]  # fmt: skip
    rows = "".join(f"<dt>{label}</dt><dd>{_text(value)}</dd>" for label, value in facts if value)
    note = "" if item.measures == "values" else f" · {item.measures}"
    return (
        f'<section><h2>{_text(item.path)}</h2><p class="type">{_text(item.type)}{note}</p><dl>{rows}</dl>'
        f"{_plot(item)}</section>"
    )


def _range(item: FieldStatistics) -> str:
    if item.minimum is None or item.maximum is None:
        return ""
    return f"{number_text(item.minimum, item.unit)} to {number_text(item.maximum, item.unit)}"


def _mean(item: FieldStatistics) -> str:
    if item.mean is None:
        return ""
    return f"{number_text(item.mean, item.unit)} ± {number_text(item.deviation, item.unit)}"


def _plot(item: FieldStatistics) -> str:
    """The histogram as SVG; each bar tells its range and count."""
    counts = item.histogram["counts"]
    if not counts:
        return ""
    edges = [number_text(edge, item.unit) for edge in item.histogram["edges"]]
    most, width = max(counts), _WIDTH / len(counts)
    bars = []
    for place, count in enumerate(counts):
        height = _HEIGHT * count / most
        bars.append(
            f'<rect x="{place * width:.2f}" y="{_HEIGHT - height:.2f}" width="{max(width - 0.6, 0.4):.2f}" '
            f'height="{height:.2f}"><title>{edges[place]} to {edges[place + 1]}: {count}'
            "</title></rect>"
        )
    return (
        f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT + 16}" role="img" aria-label="histogram">{"".join(bars)}'
        f'<text class="axis" x="0" y="{_HEIGHT + 13}">{edges[0]}</text>'
        f'<text class="axis" x="{_WIDTH}" y="{_HEIGHT + 13}" text-anchor="end">{edges[-1]}</text></svg>'
    )
