"""Draw the charts of the documents, and the badges of the README, from recorded numbers, as SVG in docs/images.

Numbers of speed come from ``benchmarks/history.json`` (``python benchmarks/run.py --record``), those of the corpus and of readers from
``docs/conformance/matrix.json`` (``make matrix``). Each chart has a labelled axis.
"""

from __future__ import annotations

import json
import math
import re
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(REPOSITORY / name) for name in (".", "generated/python", "tools/project")]

import base_install

from rntuple_construct.kit.runner.matrix import read_record, score_of_column
from rntuple_construct.kit.runner.scores import Mark, badge, badge_of

HISTORY = REPOSITORY / "benchmarks" / "history.json"
MATRIX = REPOSITORY / "docs" / "conformance" / "matrix.json"
IMAGES = REPOSITORY / "docs" / "images"
OURS, LIMIT, ROOT, UPROOT, OTHER = "#2a6f97", "#9aa5ad", "#e09f3e", "#9e2a2b", "#6a994e"
LEFT, WIDTH, BAR, GAP, TOP = 235, 380, 13, 14, 56
CHARACTER = 6.4
"""Width of a character in pixels, for the legend."""


class Series(NamedTuple):
    """A part of each row.

    Args:
        label: in the legend.
        colour: of its bars.
        values: one for each row; None where it was not measured.
    """

    label: str
    colour: str
    values: Sequence[float | None]


def chart(
    title: str,
    axis: str,
    rows: Sequence[str],
    series: Sequence[Series],
    *,
    is_stacked: bool = False,
    marker: float | None = None,
    digits: int = 2,
) -> str:
    """Return a chart of horizontal bars as SVG.

    Args:
        title: above the chart.
        axis: label of the horizontal axis, with the unit.
        rows: labels of the rows.
        series: bars of each row.
        is_stacked: if true, the bars of a row follow each other in one line.
        marker: a value with a vertical line, such as a goal.
        digits: after the decimal point of the numbers beside the bars.
    """
    ends = [
        sum(each.values[row] or 0 for each in series)
        if is_stacked
        else max((each.values[row] or 0 for each in series), default=0)
        for row in range(len(rows))
    ]
    step = _step(max([*ends, marker or 0]))
    most = step * math.ceil(max([*ends, marker or 0]) / step)
    lines = 1 if is_stacked else len(series)
    bottom = TOP + len(rows) * (lines * BAR + GAP)
    height = bottom + 46
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="720" height="{height}" viewBox="0 0 720 {height}">',
        "<style>text { font: 12px system-ui, sans-serif; fill: #222 } .title { font-size: 14px; font-weight: 600 }</style>",
        f"<title>{title}</title>",
        '<rect width="100%" height="100%" fill="#ffffff"/>',
        f'<text x="12" y="20" class="title">{title}</text>',
    ]
    across = 12.0
    for each in series if len(series) > 1 else ():
        parts.append(f'<rect x="{across:g}" y="31" width="10" height="10" fill="{each.colour}"/>')
        parts.append(f'<text x="{across + 15:g}" y="40">{each.label}</text>')
        across += round(32 + CHARACTER * len(each.label), 1)
    for number in range(round(most / step) + 1):
        x = round(LEFT + WIDTH * number * step / most, 1)
        parts.append(f'<path d="M{x:g} {TOP - 6}V{bottom}" stroke="#dddddd"/>')
        parts.append(f'<text x="{x:g}" y="{bottom + 15}" text-anchor="middle">{number * step:g}</text>')
    parts.append(
        f'<text x="{LEFT + WIDTH / 2:g}" y="{bottom + 35}" text-anchor="middle" font-style="italic">{axis}</text>'
    )
    down = TOP
    for row, label in enumerate(rows):
        middle = down + lines * BAR / 2 + 3
        parts.append(f'<text x="{LEFT - 10}" y="{middle:g}" text-anchor="end">{label}</text>')
        start = float(LEFT)
        for each in series:
            value = each.values[row]
            length = round(WIDTH * (value or 0) / most, 1)
            if value is not None:
                parts.append(
                    f'<rect x="{start:g}" y="{down}" width="{length:g}" height="{BAR - 2}" fill="{each.colour}"/>'
                )
            if is_stacked:
                start = round(start + length, 1)
                continue
            if value is not None:
                parts.append(
                    f'<text x="{start + length + 5:g}" y="{down + BAR - 3}">{value:.{digits}f}</text>'
                )
            down += BAR
        if is_stacked:
            parts.append(f'<text x="{start + 5:g}" y="{down + BAR - 3}">{ends[row]:g}</text>')
            down += BAR
        down += GAP
    if marker is not None:
        x = round(LEFT + WIDTH * marker / most, 1)
        parts.append(f'<path d="M{x:g} {TOP - 6}V{bottom}" stroke="#222222"/>')
    return "\n".join([*parts, "</svg>", ""])


def _step(most: float) -> float:
    """The distance of the marks of an axis: 1, 2 or 5 times a power of ten, for four to ten marks."""
    power = 10.0 ** math.floor(math.log10(most / 4))
    return next(power * factor for factor in (1, 2, 5, 10) if most / (power * factor) <= 8)


FILES = {
    "zstd, pages of 1 MiB": "zstd5 1 MiB",
    "zstd, pages of 64 KiB": "zstd5 64 KiB",
    "zstd, 2,000 entries per cluster": "zstd5, 2000 entries per cluster",
    "no compression, pages of 64 KiB": "none 64 KiB",
}
"""Labels of files of the benchmark of reading, and their names there."""


def reading(values: Mapping[str, float]) -> str:
    """Speed of reading beside other readers, relative to a bare loop over the pages with the C libraries."""
    ours = [values[f"reading: {name}: ours / limit"] for name in FILES.values()]

    def peer(name: str) -> list[float | None]:
        return [
            own / values[f"reading: {file}: ours / {name}"]
            for own, file in zip(ours, FILES.values(), strict=True)
        ]

    return chart(
        "Reading whole files",
        "speed relative to a bare loop with C libraries (higher is better)",
        list(FILES),
        [
            Series("bare loop with C libraries", LIMIT, [1.0] * len(FILES)),
            Series("this package", OURS, ours),
            Series("ROOT 6.40, direct views", ROOT, peer("ROOT's direct views")),
            Series("uproot 5", UPROOT, peer("uproot")),
        ],
    )


def writing(values: Mapping[str, float]) -> str:
    """Speed of writing and of merging, relative to other programs."""
    rows = {
        "zstd 10: uproot": "writing: zstd library level 10: ours / uproot",
        "zstd 10: Parquet of pyarrow": "writing: zstd library level 10: ours / pyarrow with byte stream split",
        "zstd 5: ROOT, from addresses": "writing: ROOT's 505: ours / ROOT, from addresses",
        "no compression: ROOT": "writing: no compression: ours / ROOT, from addresses",
        "no compression: bare loop": "writing: no compression: ours / bare loop",
        "zstd 10: bare loop": "writing: zstd library level 10: ours / bare loop",
    }
    return chart(
        "Writing",
        "speed relative to the program in the label (1 is equal, higher is better)",
        list(rows),
        [Series("this package", OURS, [values[name] for name in rows.values()])],
        marker=1,
    )


def validation(values: Mapping[str, float]) -> str:
    """Speed of validation, relative to the least work that each level needs."""
    pages = ("1 MiB", "64 KiB")
    return chart(
        "Validation of a file of 10 MB",
        "speed relative to the least work of the level (1 is equal, higher is better)",
        [f"pages of {page}" for page in pages],
        [
            Series(
                "checksums / hashing the file",
                LIMIT,
                [values[f"validation: {page}: checksums / hash of the file"] for page in pages],
            ),
            Series(
                "full / bare loop of hash, decompress, decode",
                OURS,
                [1 / values[f"validation: {page}: full / bare loop"] for page in pages],
            ),
        ],
        marker=1,
    )


def growth(values: Mapping[str, float]) -> str:
    """Growth of time with the size of the metadata, as exponents."""
    parts = {"clusters": LIMIT, "fields": OURS, "pages": OTHER}
    actions = ("open", "validate", "explain", "convert")
    return chart(
        "Growth of the time of commands",
        "exponent of the time (1 is proportional to the number, lower is better)",
        list(actions),
        [
            Series(
                f"by number of {part}",
                colour,
                [values[f"growth: {action} by number of {part}: exponent"] for action in actions],
            )
            for part, colour in parts.items()
        ],
        marker=1,
    )


COLUMNS = (
    *("CHAR", "INT32", "SPLIT_INT32", "SPLIT_INDEX64", "SPLIT_REAL32"),
    *("BIT", "SWITCH", "REAL16", "REAL32_TRUNC 16", "REAL32_QUANT 20"),
)


def columns(values: Mapping[str, float]) -> str:
    """Speed of decoding pages of 64 KiB, relative to copying the decoded elements."""
    return chart(
        "Decoding pages of 64 KiB",
        "speed relative to copying the decoded elements (higher is better)",
        COLUMNS,
        [
            Series(
                "numpy", OTHER, [values[f"columns: {each}, 65536 bytes: decode / copy"] for each in COLUMNS]
            ),
            Series(
                "compiled loop",
                OURS,
                [values.get(f"columns: {each}, 65536 bytes: compiled / copy") for each in COLUMNS],
            ),
        ],
    )


OUTCOMES = {
    "valid": ("valid", OURS),
    "invalid": ("breaks a rule, values intact", LIMIT),
    "must-refuse": ("must be refused", UPROOT),
    "other": ("parts ignored, or bounded", ROOT),
}


def corpus(matrix: Mapping[str, Any]) -> str:
    """Cases of each suite, by what a reader should do with them."""
    suites = list(dict.fromkeys(case["suite"] for case in matrix["cases"]))
    counts = Counter(
        (case["suite"], case["outcome"] if case["outcome"] in OUTCOMES else "other")
        for case in matrix["cases"]
    )
    return chart(
        "Files of the conformance corpus",
        "number of files",
        suites,
        [
            Series(label, colour, [counts[suite, outcome] for suite in suites])
            for outcome, (label, colour) in OUTCOMES.items()
        ],
        is_stacked=True,
    )


MARKS = {
    Mark.RIGHT: ("right", OURS),
    Mark.WRONG: ("wrong", UPROOT),
    Mark.REFUSED: ("refused", ROOT),
    Mark.UNSUPPORTED: ("unsupported", LIMIT),
    Mark.CRASHED: ("crash or hang", "#222222"),
}


def readers(matrix: Mapping[str, Any]) -> str:
    """Valid cases of the released format that each reader has right, at the innermost level that it claims."""
    rows, counts = [], []
    for column in matrix["columns"]:
        if column["implementation"].startswith("parser-"):
            continue
        score = score_of_column(matrix["cases"], column)
        rows.append(f"{column['implementation']} {column['version']}, {score.level}")
        counts.append(score.levels[score.level])
    return chart(
        "Readers on valid files of the corpus",
        "number of files inside of the profile of the reader",
        rows,
        [
            Series(label, colour, [each.get(mark, 0) for each in counts])
            for mark, (label, colour) in MARKS.items()
        ],
        is_stacked=True,
    )


def badges(matrix: Mapping[str, Any]) -> dict[str, str]:
    """Return the badges of the README by the names of their files."""
    own = next(each for each in matrix["columns"] if each["implementation"] == "rntuple-construct")
    mutation = (REPOSITORY / "docs" / "mutation.md").read_text(encoding="utf-8")
    killed = re.search(r"finds (\d+) of (\d+) bugs", mutation)
    assert killed is not None
    first, *_, last = base_install.supported()
    return {
        "badge-corpus.svg": badge(
            f"rntuple-construct {own['version']}",
            score_of_column(matrix["cases"], own),
            matrix["corpus"]["digest"],
        ),
        "badge-bugs.svg": badge_of(
            f"The corpus finds {killed[1]} of {killed[2]} seeded bugs",
            [("seeded bugs found", "#444"), (f"{killed[1]}/{killed[2]}", "#2c8a3d")],
        ),
        "badge-python.svg": badge_of(
            f"Python {first} to {last}", [("Python", "#444"), (f"{first} to {last}", OURS)]
        ),
        "badge-licence.svg": badge_of("Licence: BSD-3-Clause", [("licence", "#444"), ("BSD-3-Clause", OURS)]),
    }


def charts() -> dict[str, str]:
    """Return all charts by the names of their files."""
    values = json.loads(HISTORY.read_text(encoding="utf-8"))[-1]["values"]
    matrix = read_record(MATRIX)
    of_speed = (reading, writing, validation, growth, columns)
    drawn = {each.__name__: each(values) for each in of_speed} | {
        each.__name__: each(matrix) for each in (corpus, readers)
    }
    return {f"{name}.svg": text for name, text in drawn.items()} | badges(matrix)


def outputs() -> dict[Path, str]:
    """All charts and badges."""
    return {IMAGES / name: text for name, text in charts().items()}


if __name__ == "__main__":
    sys.path.insert(0, str(REPOSITORY / "tools" / "generate"))
    import committed

    committed.write(outputs())
