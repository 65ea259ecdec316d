"""One self-contained page that shows the annotations of a file: map, structure, bytes."""

from __future__ import annotations

import html
from pathlib import Path, PurePath

from rntuple_construct.base.html_page import fill, style
from rntuple_construct.explain.byte_map import ByteMap
from rntuple_construct.explain.html.contents import PageSizes, page_parts
from rntuple_construct.explain.html.parts import packed

__all__ = ["PageSizes", "page_text"]

_HERE = Path(__file__).parent
# One script in several files, after the colours of kinds (which the explorer has, too): the data, the panes, the map, the tables, and the start.
_SCRIPTS = ("model.js", "panes.js", "map.js", "tables.js", "start.js")


def page_text(file_map: ByteMap, budget: PageSizes | None = None) -> str:
    """The page as text.

    Args:
        file_map: the annotated file.
        budget: how much of the file goes into the page.
    """
    parts = {
        "@TITLE@": html.escape(f"{PurePath(file_map.name).name} - rntuple explain"),
        "@STYLE@": style() + _resource("page.css"),
        "@PARTS@": "\n".join(
            f'<script type="application/octet-stream" id="part-{name}">{packed(data)}</script>'
            for name, data in page_parts(file_map, budget or PageSizes()).items()
        ),
        "@SCRIPT@": "\n\n".join([f"const TONES = {_resource('tones.json')};", *map(_resource, _SCRIPTS)]),
    }
    return fill(_resource("page.html"), parts)


def _resource(name: str) -> str:
    return (_HERE / name).read_text(encoding="utf-8").rstrip("\n")
