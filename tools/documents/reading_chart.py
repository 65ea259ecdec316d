"""Draw docs/images/reading.svg, the speed of reading beside other readers, from benchmarks/history.json.

    python tools/documents/reading_chart.py [--check]

Speeds are relative to the limit, a bare loop over the pages with the C libraries. `--check` only compares the picture.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
HISTORY = REPOSITORY / "benchmarks" / "history.json"
CHART = REPOSITORY / "docs" / "images" / "reading.svg"

FILES = {
    "zstd, pages of 1 MiB": "zstd5 1 MiB",
    "zstd, pages of 64 KiB": "zstd5 64 KiB",
    "zstd, 2,000 entries per cluster": "zstd5, 2000 entries per cluster",
    "no compression, pages of 64 KiB": "none 64 KiB",
}
"""Labels of files of the benchmark, and their names there."""
PEERS = {
    "limit": ("bare loop with C libraries", "#9aa5ad"),
    "ours": ("this package", "#2a6f97"),
    "ROOT's direct views": ("ROOT 6.40, direct views", "#e09f3e"),
    "uproot": ("uproot 5", "#9e2a2b"),
}
"""Readers by their names in the benchmark: label and colour."""
LEFT, WIDTH, BAR, GAP, TOP = 215, 400, 13, 16, 56


def speeds(values: dict[str, float], name: str) -> dict[str, float]:
    """Speed of each peer relative to the limit, of one file of the benchmark."""
    ours = values[f"reading: {name}: ours / limit"]
    others = {
        peer: ours / values[f"reading: {name}: ours / {peer}"]
        for peer in PEERS
        if peer not in ("limit", "ours")
    }
    return {"limit": 1.0, "ours": ours, **others}


def drawn(values: dict[str, float]) -> str:
    """The picture as SVG.

    Args:
        values: ratios by name, as ``benchmarks/run.py --record`` keeps them.
    """
    found = {title: speeds(values, name) for title, name in FILES.items()}
    most = max(speed for each in found.values() for speed in each.values())
    height = TOP + len(FILES) * (len(PEERS) * BAR + GAP) + 8
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="720" height="{height}" viewBox="0 0 720 {height}">',
        "<style>text { font: 12px system-ui, sans-serif; fill: #222 } .title { font-size: 14px; font-weight: 600 }</style>",
        "<title>Speed of reading relative to a bare loop with C libraries</title>",
        '<rect width="100%" height="100%" fill="#ffffff"/>',
        '<text x="12" y="20" class="title">Reading speed, relative to a bare loop with C libraries</text>',
    ]
    across = 12
    for label, colour in PEERS.values():
        parts.append(f'<rect x="{across}" y="31" width="10" height="10" fill="{colour}"/>')
        parts.append(f'<text x="{across + 15}" y="40">{label}</text>')
        across += 40 + 7 * len(label)
    down = TOP
    for title, each in found.items():
        parts.append(f'<text x="{LEFT - 10}" y="{down + 2 * BAR + 4}" text-anchor="end">{title}</text>')
        for peer, speed in each.items():
            length = round(WIDTH * speed / most, 1)
            parts.append(
                f'<rect x="{LEFT}" y="{down}" width="{length}" height="{BAR - 2}" fill="{PEERS[peer][1]}"/>'
            )
            parts.append(f'<text x="{LEFT + length + 5}" y="{down + BAR - 3}">{speed:.2f}</text>')
            down += BAR
        down += GAP
    return "\n".join([*parts, "</svg>", ""])


def main() -> int:
    """Write or compare the picture; exit code 1 if it is not that of the present numbers."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--check", action="store_true", help="only compare")
    given = parser.parse_args()
    text = drawn(json.loads(HISTORY.read_text(encoding="utf-8"))[-1]["values"])
    if not given.check:
        CHART.write_text(text, encoding="utf-8")
    elif CHART.read_text(encoding="utf-8") != text:
        print(
            f"{CHART} is not that of the recorded numbers: run python tools/documents/reading_chart.py",
            file=sys.stderr,
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
