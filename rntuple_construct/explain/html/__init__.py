"""One self-contained page that shows the annotations of a file: map, structure, bytes."""

from __future__ import annotations

import html
import json
from pathlib import Path, PurePath
from typing import Any

from rntuple_construct.explain.byte_map import ByteMap
from rntuple_construct.explain.html.contents import Budget, page_data

__all__ = ["Budget", "page_text"]

_HERE = Path(__file__).parent
# One script in four files: what the page knows, what it shows side by side, the map, and how it begins.
_SCRIPTS = ("model.js", "panes.js", "map.js", "start.js")


def page_text(file_map: ByteMap, budget: Budget | None = None) -> str:
    """The page as text.

    Args:
        file_map: the annotated file.
        budget: how much of the file goes into the page.
    """
    parts = {
        "@TITLE@": html.escape(f"{PurePath(file_map.name).name} - rntuple explain"),
        "@STYLE@": _resource("page.css"),
        "@DATA@": _inert(page_data(file_map, budget or Budget())),
        "@SCRIPT@": "\n\n".join(map(_resource, _SCRIPTS)),
    }
    text = _resource("page.html")
    pieces = []
    for mark, part in parts.items():
        # Cut at the marks of the template only: the parts may contain anything.
        head, _, text = text.partition(mark)
        pieces += [head, part]
    return "".join([*pieces, text])


def _resource(name: str) -> str:
    return (_HERE / name).read_text(encoding="utf-8").rstrip("\n")


def _inert(document: dict[str, Any]) -> str:
    """JSON that cannot end the script element it stands in."""
    text = json.dumps(document, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
