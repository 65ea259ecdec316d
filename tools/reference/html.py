"""Pieces of HTML that all pages share: the frame of a page, links between pages, tables, and text with references."""

from __future__ import annotations

import json
import posixpath
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from html import escape
from pathlib import Path

from markdown_it import MarkdownIt

CITED_AUTHOR = "The rntuple-construct maintainers"
HERE = Path(__file__).resolve().parent
_REFERENCE = re.compile(
    r"\b(?P<rule>RNT-[A-Z0-9]{3}-\d{3})\b|\b(?P<erratum>E\d\d)\b|\benum (?P<enum>[a-z]\w+)\b"
)
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


@dataclass
class Site:
    """Pages and their link targets.

    Args:
        title: title of the site.
        home: where the link to the pages around the site leads; "" for none.
        targets: page and anchor of everything that texts refer to, by name.
        contents: headings of the side bar, each with names and pages; an empty heading means no group.
        entries: what the search finds: text, and page with anchor.
        labels: generations of pages and groups of the side bar, by page or heading.
        version: what a citation states: versions of this description and of the format.
    """

    title: str
    home: str = ""
    targets: dict[str, str] = field(default_factory=dict)
    contents: list[tuple[str, list[tuple[str, str]]]] = field(default_factory=list)
    entries: list[tuple[str, str]] = field(default_factory=list)
    labels: dict[str, str] = field(default_factory=dict)
    version: str = ""

    def script(self) -> str:
        """Text of the script that searches."""
        entries = json.dumps(self.entries, ensure_ascii=False, separators=(",", ":"))
        return f"window.ENTRIES = {entries};\n" + (HERE / "search.js").read_text(encoding="utf-8")

    def style(self) -> str:
        """Text of the style sheet."""
        return (HERE / "site.css").read_text(encoding="utf-8")


@cache
def _relative(page: str, directory: str) -> str:
    """The way from a directory to a page; pages have thousands of links to few others."""
    return posixpath.relpath(page, directory)


class Page:
    """One page in the making.

    Args:
        site: the site.
        path: place of the page in it.
        title: its title.
        family: grammar whose enumerations its texts mean.
    """

    def __init__(self, site: Site, path: str, title: str, family: str = "") -> None:
        self.site = site
        self.path = path
        self.title = title
        self.family = family
        self.parts: list[str] = []

    def add(self, *parts: str) -> None:
        """Append HTML."""
        self.parts += parts

    def href(self, target: str) -> str:
        """The way to a page, with or without anchor, from this one."""
        page, mark, anchor = target.partition("#")
        if page == self.path and anchor:
            return mark + anchor
        return _relative(page, posixpath.dirname(self.path) or ".") + mark + anchor

    def link(self, target: str, text: str, *, code: bool = False) -> str:
        """A link to a page; ``text`` is plain text."""
        inner = f"<code>{escape(text)}</code>" if code else escape(text)
        return f'<a href="{escape(self.href(target))}">{inner}</a>'

    def text(self, value: str) -> str:
        """Plain text with links at the names of rules, errata and enumerations."""
        return self._referring(escape(" ".join(value.split())))

    def _referring(self, text: str) -> str:
        def linked(match: re.Match[str]) -> str:
            name = f"enum:{self.family}:{match['enum']}" if match["enum"] else match[0]
            target = self.site.targets.get(name)
            return f'<a href="{escape(self.href(target))}">{match[0]}</a>' if target else match[0]

        text = re.sub(r"\[\[(\w+)\]\]", self._table, re.sub(r"``?([^`]+)``?", r"<code>\1</code>", text))
        return _REFERENCE.sub(linked, text)

    def _table(self, match: re.Match[str]) -> str:
        target = self.site.targets.get(f"table:{match[1]}")
        return self.link(target, match[1].replace("_", " ")) if target else match[0]

    def markdown(self, text: str) -> str:
        """Markdown as HTML, with links at the names of rules and errata."""
        html = str(_MARKDOWN.render(text))
        pieces = re.split(r"(<[^>]*>)", html)
        return "".join(piece if piece.startswith("<") else self._linked(piece) for piece in pieces)

    def _linked(self, text: str) -> str:
        def linked(match: re.Match[str]) -> str:
            target = self.site.targets.get(match[0])
            return f'<a href="{escape(self.href(target))}">{match[0]}</a>' if target else match[0]

        return _REFERENCE.sub(linked, text)

    def _label(self, name: str) -> str:
        label = self.site.labels.get(name)
        return f' <span class="tag">{escape(label)}</span>' if label else ""

    def _citation(self) -> str:
        """The versions that a page describes, and how to cite it."""
        if not self.site.version:
            return ""
        title = self.title if self.title == self.site.title else f"{self.title}, {self.site.title}"
        return (
            f'<footer class="soft"><p>{escape(self.site.version)}</p>'
            f"<p>Cite this page as: {escape(CITED_AUTHOR)}, “{escape(title)}”, "
            f"<code>{escape(self.path)}</code>, {escape(self.site.version)}</p></footer>"
        )

    def render(self) -> str:
        """The whole page."""
        depth = self.path.count("/")
        root = "../" * depth
        groups = []
        for heading, items in self.site.contents:
            rows = "".join(
                f'<li><a href="{escape(self.href(target))}"{" aria-current=page" if target == self.path else ""}>'
                f"{escape(name)}</a>{self._label(target)}</li>"
                for name, target in items
            )
            if not heading:
                groups.append(f"<ul>{rows}</ul>")
                continue
            is_open = " open" if any(target == self.path for _, target in items) or not depth else ""
            groups.append(
                f"<details{is_open}><summary>{escape(heading)}{self._label(heading)}</summary><ul>{rows}</ul></details>"
            )
        home = (
            f'<p><a href="{escape(root + self.site.home)}">← Documentation</a></p>' if self.site.home else ""
        )
        title = self.title if self.title == self.site.title else f"{self.title} · {self.site.title}"
        return (
            f'<!DOCTYPE html>\n<html lang="en" data-root="{root}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n"
            f'<link rel="stylesheet" href="{root}site.css">\n</head>\n<body>\n<div class="frame">\n<nav class="side">\n'
            f'{home}<a class="site" href="{root}index.html">{escape(self.site.title)}</a>\n'
            '<input id="site-search" type="search" placeholder="Search" aria-label="Search" hidden>\n'
            f'<ul id="site-found"></ul>\n<div id="site-contents">{"".join(groups)}</div>\n</nav>\n<main>\n'
            + "\n".join(self.parts)
            + f"\n{self._citation()}"
            + f'\n</main>\n</div>\n<script src="{root}search.js"></script>\n</body>\n</html>\n'
        )


def breakable(name: str) -> str:
    """A name as HTML that may be broken after its underscores."""
    return escape(name).replace("_", "_<wbr>")


def table(
    head: Sequence[str],
    rows: Iterable[Sequence[str]],
    css: Sequence[str] = (),
    *,
    widths: Sequence[int] = (),
    name: str = "",
) -> str:
    """A table; cells are HTML.

    Args:
        head: headings.
        rows: cells.
        css: classes of the columns.
        widths: of the columns, in percent; without widths they follow the contents.
        name: class of the table.
    """
    classes = [*css, *[""] * (len(head) - len(css))]

    def cells(tag: str, row: Sequence[str]) -> str:
        return "".join(
            f'<{tag} class="{each}">{cell}</{tag}>' if each else f"<{tag}>{cell}</{tag}>"
            for cell, each in zip(row, classes, strict=True)
        )

    body = "".join(f"<tr>{cells('td', row)}</tr>" for row in rows)
    columns = "".join(f'<col style="width:{each}%">' for each in widths)
    start = f'<table class="{" ".join(each for each in (name, "fixed" if widths else "") if each)}">'
    start += f"<colgroup>{columns}</colgroup>" if widths else ""
    return f"{start}<thead><tr>{cells('th', head)}</tr></thead><tbody>{body}</tbody></table>"


def hex_dump(
    data: bytes, colours: Sequence[int | None], *, limit: int, start: int = 0, names: Sequence[str] = ()
) -> str:
    """Bytes in rows of sixteen, coloured.

    Args:
        data: the bytes.
        colours: number of the colour of each byte, None for none.
        limit: how many are shown.
        start: number of the first byte.
        names: what each byte belongs to.
    """
    shown = data[:limit]
    rows = []
    for first in range(0, len(shown), 16):
        cells = []
        for place in range(first, min(first + 16, len(shown))):
            colour = colours[place]
            css = f' class="c{colour % 8}"' if colour is not None else ""
            title = f' title="{escape(names[place])}"' if names else ""
            cells.append(f"<td{css}{title}>{shown[place]:02x}</td>")
        cells += ["<td></td>"] * (16 - len(cells))
        text = "".join(chr(byte) if 32 <= byte < 127 else "·" for byte in shown[first : first + 16])
        rows.append(
            f'<tr><td class="at">{start + first:04x}</td>{"".join(cells)}<td class="text">{escape(text)}</td></tr>'
        )
    more = f'<p class="soft">and {len(data) - limit} bytes more</p>' if len(data) > limit else ""
    return f'<div class="scroll"><table class="hex">{"".join(rows)}</table></div>{more}'
