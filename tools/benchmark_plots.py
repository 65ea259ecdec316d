"""Draw docs/images/benchmarks.svg from what benchmarks/reading.py and writing.py have measured.

    python tools/benchmark_plots.py [--results DIRECTORY] [--output SVG]

Bars are ratios of speed against uproot and pyarrow; a line marks equal speed.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import matplotlib as mpl

mpl.use("svg")
import matplotlib.pyplot as plt

REPOSITORY = Path(__file__).resolve().parents[1]
OURS, OTHERS = "#2a6f97", "#9db4c0"


def reading_bars(found: dict[str, Any]) -> list[tuple[str, float]]:
    """Names and ratios of what was read, ours against uproot."""
    return [
        (row["what"].removesuffix(": ours / uproot"), row["ratio"])
        for row in found["results"]
        if row["what"].endswith("ours / uproot")
    ]


def writing_bars(found: dict[str, Any]) -> list[tuple[str, float]]:
    """Names and ratios of speeds of writing."""
    return [(f"{row['of']} / {row['to']}", row["ratio"]) for row in found["goals"] if row["what"] == "speed"]


def draw(reading: dict[str, Any], writing: dict[str, Any], path: Path) -> None:
    """Draw both.

    Args:
        reading: the JSON of reading.py.
        writing: the JSON of writing.py.
        path: where the picture goes.
    """
    mpl.rcParams["svg.fonttype"] = "none"
    mpl.rcParams["svg.hashsalt"] = "rntuple-construct"  # the same picture for the same numbers
    parts = [
        ("Reading: speed against uproot", reading_bars(reading)),
        ("Writing: speed of one against another", writing_bars(writing)),
    ]
    heights = [max(1, len(bars)) for _, bars in parts]
    figure, axes = plt.subplots(
        2, 1, figsize=(9, 0.38 * sum(heights) + 1.6), height_ratios=heights, layout="constrained"
    )
    for axis, (title, bars) in zip(axes, parts, strict=True):
        names, values = [name for name, _ in bars], [value for _, value in bars]
        drawn = axis.barh(names, values, color=[OURS if value >= 1 else OTHERS for value in values])
        axis.bar_label(drawn, fmt="%.1f", padding=3)
        axis.axvline(1, color="black", linewidth=0.8)
        axis.set(title=title, xscale="log" if max(values) > 20 else "linear")
        axis.invert_yaxis()
        axis.margins(x=0.12)
        axis.spines[["top", "right"]].set_visible(False)
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, metadata={"Date": None})


def main() -> int:
    """Draw; the exit code is 1 if something was not measured."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--results", type=Path, default=REPOSITORY / "benchmarks" / "results")
    parser.add_argument("--output", type=Path, default=REPOSITORY / "docs" / "images" / "benchmarks.svg")
    arguments = parser.parse_args()
    found = []
    for name in ("reading", "writing"):
        path = arguments.results / f"{name}.json"
        if not path.exists():
            print(f"{path} is not there: python benchmarks/{name}.py --json {path}", file=sys.stderr)
            return 1
        found.append(json.loads(path.read_text()))
    draw(*found, arguments.output)
    return 0


if __name__ == "__main__":
    sys.exit(main())
