"""A small file from its first to its last byte, with links to the structures of the reference."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from reference.facts import Facts, is_primitive
from reference.html import Page, hex_dump, table
from reference.layout import number_name
from reference.structures import page_of
from rntuple_construct.explain import FileMap, Kind, Node, annotate
from rntuple_construct.explain.html import page_text

_DEPTH = 2
_COLOURS = list(Kind)


def smallest(files: list[Path]) -> Path:
    """The smallest file with a page in it."""
    found = []
    for path in files:
        file_map = annotate(path.read_bytes())
        if any(ntuple.num_pages for ntuple in file_map.ntuples):
            found.append((path.stat().st_size, path))
    return min(found)[1]


def fill_file_page(page: Page, facts: Facts, files: list[Path]) -> dict[str, str]:
    """Write the page; returns the interactive page that it leads to, by path."""
    path = smallest(files)
    file_map = annotate(path.read_bytes())
    page.add("<h1>A file from first to last byte</h1>")
    page.add(
        f"<p>The {file_map.size} bytes of <code>{escape(path.name)}</code>, written by ROOT "
        f"{escape(file_map.root_version)}: what each record is, and what the envelopes hold after decompression. "
        f"{page.link('file-explained.html', 'The same file to click through')}, down to every field.</p>"
    )
    page.add(
        '<h2 id="records">Records</h2>', _tree(page, facts, file_map, file_map.view.nodes, _DEPTH, False)
    )
    for node in _views(file_map.view.nodes, 4):
        view = node.view
        if view is None:
            continue
        page.add(
            f'<h2 id="{escape(node.path)}">{escape(node.path)}, {view.size} bytes after decompression</h2>'
        )
        page.add(_tree(page, facts, file_map, view.nodes, _DEPTH, True))
    page.add('<h2 id="bytes">Bytes</h2>')
    colours: list[int | None] = [None] * file_map.size
    names = [""] * file_map.size
    for record in file_map.view.nodes:
        for place in range(record.start, record.stop):
            colours[place], names[place] = _COLOURS.index(record.kind), record.path
    page.add(hex_dump(path.read_bytes(), colours, limit=file_map.size, names=names))
    return {"file-explained.html": page_text(file_map)}


def _views(nodes: Sequence[Node], depth: int) -> Iterator[Node]:
    for node in nodes:
        if node.view is not None:
            yield node
        elif depth:
            yield from _views(node.children, depth - 1)


def _tree(
    page: Page, facts: Facts, file_map: FileMap, nodes: Sequence[Node], depth: int, inside: bool
) -> str:
    rows: list[tuple[str, ...]] = []

    def visit(found: Sequence[Node], level: int) -> None:
        for node in found:
            kind = _link(page, facts, node)
            swatch = (
                f'<span class="swatch c{_COLOURS.index(node.kind) % 8}"></span>'
                if not level and not inside
                else ""
            )
            name = escape(node.path if not level and not inside else node.name)
            indent = f' style="padding-left:{1.2 * level:.1f}em"'
            text = escape(node.text[:160]) or escape(node.meaning[:160])
            if node.view is not None:
                text += f' <a href="#{escape(node.path)}">decompressed</a>'
            rows.append(
                (
                    f"{node.start:#x}",
                    str(node.size),
                    f"<span{indent}>{swatch}<code>{name}</code></span>",
                    kind,
                    text,
                )
            )
            if level + 1 < depth:
                visit(node.children, level + 1)

    visit(nodes, 0)
    head = ("Offset", "Bytes", "Part", "Type", "Holds")
    return table(head, rows, ("tight num", "tight num", "", "", ""), widths=(8, 7, 27, 17, 41))


def _link(page: Page, facts: Facts, node: Node) -> str:
    name = node.type if node.type not in ("", "record") else node.kind.value.replace(" ", "_")
    for grammar in facts.grammars.values():
        if name in grammar.types:
            owner = facts.owner(grammar, name)
            structure = facts.structure_of[owner.grammar.id, owner.name]
            return page.link(page_of(structure), structure.title)
    return escape(number_name(node.type, node.type[-2:]) if is_primitive(node.type) else node.type)
