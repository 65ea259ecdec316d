"""Draw the rooms of the package, from its imports.

    python tools/project/rooms.py           # writes docs/images/rooms.svg

Each floor imports only from the floors below it; ``make lint`` proves that. A line is drawn from a room to those that it
imports. Every room imports ``base``: these lines are left out.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "rntuple_construct"
TARGET = ROOT / "docs" / "images" / "rooms.svg"
FLOORS = (
    ("cli", "like_uproot"),
    ("kit", "trevni", "batch"),
    ("conversion",),
    ("validation", "explain"),
    ("reader", "writer"),
    ("model",),
    ("format",),
    ("storage",),
    ("base",),
)
SUBJECTS = {
    "cli": "one module per command",
    "like_uproot": "uproot's interface",
    "kit": "corpus, runner, fuzzing",
    "trevni": "the second format",
    "batch": "many files, Dask",
    "validation": "checks by rule",
    "explain": "annotated bytes",
    "conversion": "convert, merge, tables",
    "reader": "values of any entries",
    "writer": "pages, clusters, files",
    "model": "schema, values, arrays",
    "format": "what the bytes are",
    "storage": "paths, URLs, files",
    "base": "errors, limits, rules",
}
STYLE = (
    "<style>rect{fill:#f3f6fa;stroke:#31527a}text{fill:#1b1b1b;text-anchor:middle}.s{fill:#555;font-size:12px}"
    "line{stroke:#8aa0b8;stroke-linecap:round}@media(prefers-color-scheme:dark){rect{fill:#1e2733;stroke:#7fa6d6}"
    "text{fill:#eee}.s{fill:#aab}line{stroke:#50647c}}</style>"
)
HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 {height}" font-family="sans-serif" role="img"'
    ' aria-label="The rooms of the package, floor by floor">'
)
WIDTH, HEIGHT, GAP_X, GAP_Y, TOTAL = 190, 46, 40, 34, 760


def imports() -> Counter[tuple[str, str]]:
    """Count the import statements from each room to each other one."""
    found: Counter[tuple[str, str]] = Counter()
    for path in sorted(PACKAGE.rglob("*.py")):
        room = path.relative_to(PACKAGE).parts[0]
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("rntuple_construct."):
                other = str(node.module).split(".")[1]
                if other != room and room in SUBJECTS and other in SUBJECTS:
                    found[room, other] += 1
    return found


def picture() -> str:
    """Return the picture as SVG, in colours that follow the page it is on."""
    centre: dict[str, tuple[float, float]] = {}
    for level, rooms in enumerate(FLOORS):
        left = (TOTAL - len(rooms) * WIDTH - (len(rooms) - 1) * GAP_X) / 2
        for index, room in enumerate(rooms):
            centre[room] = (
                left + index * (WIDTH + GAP_X) + WIDTH / 2,
                level * (HEIGHT + GAP_Y) + HEIGHT / 2 + 10,
            )
    height = len(FLOORS) * (HEIGHT + GAP_Y) + 10
    parts = [
        HEAD.format(height=height),
        STYLE,
    ]
    for (room, other), count in sorted(imports().items()):
        if other == "base":
            continue
        (x1, y1), (x2, y2) = centre[room], centre[other]
        width = min(1 + count / 20, 5)
        parts.append(
            f'<line x1="{x1:g}" y1="{y1 + HEIGHT / 2:g}" x2="{x2:g}" y2="{y2 - HEIGHT / 2:g}" stroke-width="{width:.1f}">'
            f"<title>{room} imports {other}: {count}</title></line>"
        )
    for room, (x, y) in centre.items():
        parts.append(
            f'<rect x="{x - WIDTH / 2:g}" y="{y - HEIGHT / 2:g}" width="{WIDTH}" height="{HEIGHT}" rx="5"/>'
            f'<text x="{x:g}" y="{y - 3:g}" font-size="15">{room}</text>'
            f'<text x="{x:g}" y="{y + 14:g}" class="s">{SUBJECTS[room]}</text>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


def outputs() -> dict[Path, str | None]:
    """Return the picture, for ``tools/generate/committed.py``."""
    return {TARGET: picture()}


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "tools" / "generate"))
    import committed

    committed.write(outputs())
