"""One self-contained page that shows the annotations of a file: map, structure, tables, bytes."""

from __future__ import annotations

import base64
import html
import zlib
from pathlib import Path, PurePath

from rntuple_construct.base.html_page import fill, style
from rntuple_construct.explain.byte_map import ByteMap
from rntuple_construct.explain.html.contents import PageSizes, page_parts

__all__ = ["PageSizes", "document", "page_text", "program", "sheet"]

_HERE = Path(__file__).parent
# One script in several files: nodes, panes, map, tables, and the start.
_PROGRAM = ("model.js", "panes.js", "map.js", "tables.js", "start.js")
_INLINE = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"


def page_text(file_map: ByteMap, budget: PageSizes | None = None) -> str:
    """The page about a file, as text.

    Args:
        file_map: the annotated file.
        budget: how much of the file goes into the page.
    """
    # Browsers do not run these scripts, and Base64 cannot end them.
    parts = (
        f'<script type="application/octet-stream" id="part-{name}">{base64.b64encode(zlib.compress(data)).decode()}</script>'
        for name, data in page_parts(file_map, budget or PageSizes()).items()
    )
    title = f"{PurePath(file_map.name).name} - rntuple explain"
    script = f"{program()}\n\n{_resource('embedded.js')}"
    return document(title, "rntuple explain", script, parts="\n".join(parts), script_type=' type="module"')


def program() -> str:
    """The script of the page: ``show(source)`` shows what a source says about a file, as model.js describes."""
    return "\n\n".join([f"const TONES = {_resource('tones.json')};", *map(_resource, _PROGRAM)])


def sheet(more: str = "") -> str:
    """The style sheet of the page, followed by more rules."""
    return style() + _resource("page.css") + more


def document(
    title: str, tool: str, script: str, *, policy: str = _INLINE, more_style: str = "", opening: str = "",
    start: str = "", parts: str = "", script_type: str = "",
) -> str:  # fmt: skip
    """The page around a script.

    Args:
        title, tool: title of the page, and what made it, as text.
        script: the script.
        policy: what the page may load.
        more_style: rules after those of the style sheet.
        opening, start: HTML that chooses files: beside the name of the file, and in the place of a file.
        parts: HTML with data.
        script_type: attribute of the script.
    """
    return fill(
        _resource("page.html"),
        {
            "@POLICY@": policy, "@TITLE@": html.escape(title), "@STYLE@": sheet(more_style), "@TOOL@": tool, "@OPEN@": opening,
            "@START@": start, "@PARTS@": parts, "@SCRIPT_TYPE@": script_type, "@SCRIPT@": script,
        },
    )  # fmt: skip


def _resource(name: str) -> str:
    return (_HERE / name).read_text(encoding="utf-8").rstrip("\n")
