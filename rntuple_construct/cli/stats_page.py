"""Statistics as one self-contained HTML page with plots."""

from __future__ import annotations

from collections.abc import Sequence

from rntuple_construct.base.html_page import choices, report
from rntuple_construct.base.html_page import text_html as _text
from rntuple_construct.base.printable import number_text
from rntuple_construct.cli.options import count_text, size_text
from rntuple_construct.conversion.summary.stats import FieldStatistics, Statistics

__all__ = ["page", "quantile_text"]

_WIDTH, _HEIGHT = 320, 90
_LEFT, _TOP = 48, 4
"""Room for the axis of counts, and above its largest label."""
_LEN_LABEL = 16
"""Characters of a label of the axis: date, hour and minute of a time."""
_STYLE = """
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr)); gap: 1rem; }
p { margin: .1rem 0; } .type { color: var(--faint); overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0 .8rem; margin: .5rem 0 0; } dt { color: var(--faint); }
dd { margin: 0; overflow-wrap: anywhere; }
section[hidden] { display: none; }
.axis { fill: none; stroke: var(--faint); stroke-width: 1; }
"""


def page(file: str, found: Statistics) -> str:
    """The page.

    Args:
        file: name of the file.
        found: the statistics.
    """
    total = sum(item.nbytes for item in found.fields)
    shown = {item.path for item in found.fields}
    also: dict[str, list[str]] = {}
    for path, owner in found.projected.items():
        if owner in shown:
            also.setdefault(owner, []).append(path)
    repeated = {path for paths in also.values() for path in paths}
    fields = [item for item in found.fields if item.path not in repeated]
    facts = f"{count_text(found.num_entries, 'entry')}, {count_text(len(fields), 'field')}, {size_text(total)} on disk"
    orders = {
        "order": "of the schema",
        "name": "name",
        "disk": "bytes on disk",
        "missing": "missing values",
        "distinct": "distinct values",
    }
    sections = "".join(_section(item, also.get(item.path, [])) for item in fields)
    body = (
        f'<p>{facts}</p>{choices("fields", "fields", orders)}<div class="fields" id="fields">{sections}</div>'
    )
    return report(f"{found.name} in {file}", body, _STYLE)


def _section(item: FieldStatistics, projected: Sequence[str]) -> str:
    """One field; projected fields that show its values are named in it."""
    distinct = (
        "" if item.num_distinct is None else f"{'' if item.is_distinct_exact else '≈ '}{item.num_distinct}"
    )
    facts = [
        ("projected as", ", ".join(projected)), ("values", str(item.num_values)), ("missing", f"{item.num_missing} ({100 * item.missing_share:.3g} %)" if item.num_missing else ""), ("NaN", str(item.num_nan or "")),
        ("range", _range(item)), ("median", quantile_text(item, 0.5, "≈ ")), ("25 to 75 %", _between(item, 0.25, 0.75)),
        ("5 to 95 %", _between(item, 0.05, 0.95)), ("mean ± std", _mean(item)), ("distinct", distinct),
        ("on disk", f"{size_text(item.nbytes)} in {count_text(item.num_pages, 'page')}"),
        ("in memory", f"{size_text(item.len_pages)} ({item.compression_ratio:.2f}x)"),
    ]  # fmt: skip
    rows = "".join(f"<dt>{label}</dt><dd>{_text(value)}</dd>" for label, value in facts if value)
    note = "" if item.measures == "values" else f" · {item.measures}"
    keys = {
        "text": " ".join([item.path, item.type, *projected]), "name": item.path, "disk": item.nbytes, "missing": item.missing_share,
        "distinct": item.num_distinct or 0,
    }  # fmt: skip
    data = " ".join(f'data-{key}="{_text(str(value))}"' for key, value in keys.items())
    return (
        f'<section {data}><h2>{_text(item.path)}</h2><p class="type">{_text(item.type)}{note}</p><dl>{rows}</dl>'
        f"{_plot(item)}</section>"
    )


def _range(item: FieldStatistics) -> str:
    if item.minimum is None or item.maximum is None:
        return ""
    return f"{number_text(item.minimum, item.unit)} to {number_text(item.maximum, item.unit)}"


def quantile_text(item: FieldStatistics, share: float, estimated: str = "~") -> str:
    """A quantile in few digits; empty text without numbers.

    Args:
        item: statistics of a field.
        share: of the numbers that it is not exceeded by.
        estimated: put before one that is not exact.
    """
    found = next((each for each in item.quantiles if each["share"] == share), None)
    if found is None:
        return ""
    return ("" if found["is_exact"] else estimated) + number_text(found["value"], item.unit)


def _between(item: FieldStatistics, low: float, high: float) -> str:
    first, last = quantile_text(item, low, "≈ "), quantile_text(item, high, "")
    return f"{first} to {last}" if first else ""


def _mean(item: FieldStatistics) -> str:
    if item.mean is None:
        return ""
    return f"{number_text(item.mean, item.unit)} ± {number_text(item.deviation, item.unit)}"


def _plot(item: FieldStatistics) -> str:
    """The histogram as SVG; each bar tells its range and count."""
    counts = item.shown["counts"]
    if not counts:
        return ""
    edges = [number_text(edge, item.unit) for edge in item.shown["edges"]]
    if len(counts) == 1:
        # Bins of equal numbers are as narrow as doubles allow.
        edges = [number_text(item.minimum, item.unit), number_text(item.maximum, item.unit)]
    most, width = max(counts), (_WIDTH - _LEFT) / len(counts)
    bars = []
    for place, count in enumerate(counts):
        height = _HEIGHT * count / most
        between = edges[0] if edges[0] == edges[-1] else f"{edges[place]} to {edges[place + 1]}"
        bars.append(
            f'<rect x="{_LEFT + place * width:.2f}" y="{_TOP + _HEIGHT - height:.2f}" width="{max(width - 0.6, 0.4):.2f}" '
            f'height="{height:.2f}"><title>{_text(between)}: {count}</title></rect>'
        )
    bottom, base = _TOP + _HEIGHT + 13, _TOP + _HEIGHT
    labels = [(_LEFT - 4, _TOP + 8, "end", str(most)), (_LEFT - 4, base, "end", "0")]
    if edges[0] == edges[-1]:
        labels.append(((_LEFT + _WIDTH) // 2, bottom, "middle", edges[0][:_LEN_LABEL]))
    else:
        labels += [
            (_LEFT, bottom, "start", edges[0][:_LEN_LABEL]), (_WIDTH, bottom, "end", edges[-1][:_LEN_LABEL])
        ]  # fmt: skip
    texts = "".join(
        f'<text x="{x}" y="{y}" text-anchor="{anchor}">{_text(text)}</text>' for x, y, anchor, text in labels
    )
    outside = [f"{item.shown[side]} {side}" for side in ("below", "above") if item.shown[side]]
    note = f'<p class="type">not shown: {", ".join(outside)}</p>' if outside else ""
    return (
        f'<svg viewBox="0 0 {_WIDTH} {base + 16}" role="img" aria-label="histogram">{"".join(bars)}'
        f'<path d="M{_LEFT} {_TOP}V{base}H{_WIDTH}" class="axis"/>{texts}</svg>{note}'
    )
