"""Statistics as one self-contained HTML page with plots."""

from __future__ import annotations

from rntuple_construct.base.html_page import report
from rntuple_construct.base.html_page import text_html as _text
from rntuple_construct.cli.options import count_text, size_text
from rntuple_construct.cli.tables import number_text
from rntuple_construct.conversion.summary.stats import FieldStatistics, Statistics

__all__ = ["page"]

_WIDTH, _HEIGHT = 320, 90
_STYLE = """
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr)); gap: 1rem; }
p { margin: .1rem 0; } .type { color: var(--faint); overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0 .8rem; margin: .5rem 0 0; } dt { color: var(--faint); }
dd { margin: 0; overflow-wrap: anywhere; }
"""


def page(file: str, found: Statistics) -> str:
    """The page.

    Args:
        file: name of the file.
        found: the statistics.
    """
    total = sum(item.nbytes for item in found.fields)
    facts = f"{count_text(found.num_entries, 'entry')}, {count_text(len(found.fields), 'field')}, {size_text(total)} on disk"
    body = f'<p>{facts}</p><div class="fields">{"".join(map(_section, found.fields))}</div>'
    return report(f"{found.name} in {file}", body, _STYLE)


def _section(item: FieldStatistics) -> str:
    distinct = (
        "" if item.num_distinct is None else f"{'' if item.is_distinct_exact else '≈ '}{item.num_distinct}"
    )
    facts = [
        ("values", str(item.num_values)), ("missing", f"{item.num_missing} ({100 * item.missing_share:.3g} %)" if item.num_missing else ""), ("NaN", str(item.num_nan or "")),
        ("range", _range(item)), ("mean ± std", _mean(item)), ("distinct", distinct),
        ("on disk", f"{size_text(item.nbytes)} in {count_text(item.num_pages, 'page')}"),
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
        f'<text x="0" y="{_HEIGHT + 13}">{edges[0]}</text>'
        f'<text x="{_WIDTH}" y="{_HEIGHT + 13}" text-anchor="end">{edges[-1]}</text></svg>'
    )
