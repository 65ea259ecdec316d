"""Annotations as lines of text: offset, size, bytes, value and meaning."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rntuple_construct.base.printable import count_text
from rntuple_construct.explain.byte_map import ByteMap
from rntuple_construct.explain.nodes import Kind, Node, Step, View, child_at
from rntuple_construct.explain.outline import Detail, Elision, outline
from rntuple_construct.explain.page_annotations import element_at, first_values

__all__ = ["TextReport"]

_NUM_BYTES = 8
_WIDTH_LEFT = 96
_WIDTH_ROW = 16
_DIM, _BOLD, _RED, _RESET = "\x1b[2m", "\x1b[1m", "\x1b[31m", "\x1b[0m"


class TextReport:
    """Writes annotations as text.

    Args:
        file_map: the annotated file.
        detail: how much to show.
        width: columns of the terminal, to cut lines off; None does not.
        colour: if true, use escape sequences for colours.
    """

    def __init__(
        self, file_map: ByteMap, detail: Detail, *, width: int | None = None, colour: bool = False
    ) -> None:
        self._map = file_map
        self._detail = detail
        self._width = width
        self._colour = colour
        self._digits = max(8, len(f"{file_map.size:x}"))

    def whole(self, ntuple: int | None = None) -> Iterator[str]:
        """The whole file, or what belongs to one RNTuple.

        Args:
            ntuple: position of the RNTuple, None for everything.
        """
        yield from self._title()
        yield ""
        yield self._heading()
        nodes = self._map.view.nodes if ntuple is None else self.nodes_of(ntuple)
        yield from self._lines(self._map.view, nodes, "", 0, Kind.INHERITED)

    def nodes_of(self, ntuple: int) -> list[Node]:
        """Records that hold something of an RNTuple."""
        return [node for node in self._map.view.nodes if self._belongs(node, ntuple)]

    def part(self, steps: Sequence[Step]) -> Iterator[str]:
        """One annotation with all its parts.

        Args:
            steps: the annotations around it, outermost first, and itself.
        """
        step = steps[-1]
        yield from self._chain(steps)
        yield ""
        yield from self._facts(step, None)
        yield from self._page_facts(steps, None)
        if len(step.node.children) or step.node.view is not None:
            yield ""
            yield self._heading()
            yield from self._below(step.view, step.node, 0, step.node.kind)
        elif step.node.size:
            yield ""
            yield from self._dump(step.view, step.node, None)

    def byte(self, steps: Sequence[Step], offset: int) -> Iterator[str]:
        """Describe the meaning of one byte.

        Args:
            steps: the annotations around it, outermost first.
            offset: the byte, in the view of the last step.
        """
        step = steps[-1]
        where = f"byte {offset:#x} ({offset}) of "
        where += f"the uncompressed {step.view.name}" if step.view.name else self._map.name
        yield self._styled(where, _BOLD)
        yield ""
        yield from self._chain(steps)
        yield ""
        yield from self._facts(step, offset)
        packed = [each.node for each in steps if each.node.type == "compression_block" or each.node.view]
        if packed and not step.view.name:
            path = packed[-1].path.removesuffix(".block")
            yield f"  {'inside':10}a compression block: `--path {path}` shows the decompressed bytes"
        yield from self._page_facts(steps, offset)
        yield ""
        yield from self._dump(step.view, step.node, offset)

    # Parts of a report

    def _title(self) -> Iterator[str]:
        file_map = self._map
        yield self._styled(f"{file_map.name}: {count_text(file_map.size, 'byte')}, {file_map.label}", _BOLD)
        for ntuple in file_map.ntuples:
            text = f"  {ntuple.name}: RNTuple of generation {ntuple.generation.name}"
            if ntuple.anchor.version is not None:
                text += f", version {ntuple.version}"
            clusters, pages = count_text(ntuple.num_clusters, "cluster"), count_text(ntuple.num_pages, "page")
            yield f"{text}, {count_text(len(ntuple.columns), 'column')}, {clusters}, {pages}"
        for problem in file_map.problems:
            yield self._styled(f"  ! {problem}", _RED)

    def _heading(self) -> str:
        left = f"{'offset':{self._digits}}  {'size':>7}  {'bytes':{3 * _NUM_BYTES + 1}} what"
        return self._cut(f"{left:{_WIDTH_LEFT}}  meaning", 0)

    def _chain(self, steps: Sequence[Step]) -> Iterator[str]:
        for depth, step in enumerate(steps):
            node = step.node
            sign = "+" if step.view.name else ""
            place = f"{sign}{node.start:#x} to {sign}{node.stop:#x}"
            text = f"{'  ' * depth}{node.path}"
            if node.text and len(node.children):
                text += f": {node.text}"
            yield self._cut(f"{text}  [{place}]")

    def _facts(self, step: Step, offset: int | None) -> Iterator[str]:
        node = step.node
        sign = "+" if step.view.name else ""
        place = f"{sign}{node.start:#x} to {sign}{node.stop:#x}, {count_text(node.size, 'byte')}"
        if offset is not None and node.size > 1:
            place += f"; this is number {offset - node.start}, counted from 0"
        facts = [
            ("path", node.path),
            ("bytes", place),
            ("type", node.type),
            ("value", node.text),
            ("meaning", node.meaning),
            ("section", node.section),
            ("problem", node.problem),
        ]
        for label, value in facts:
            if value:
                yield f"  {label:10}{value}"
        if node.target is not None:
            found = self._at(node.target)
            yield f"  {'refers to':10}{node.target:#x}" + (f": {found}" if found else "")

    def _page_facts(self, steps: Sequence[Step], offset: int | None) -> Iterator[str]:
        page = next(
            (step.node for step in steps if step.node.kind is Kind.PAGE and step.node.type == "page"), None
        )
        if page is None:
            return
        table = self._map.pages
        positions = table.between(page.start, page.start + 1)
        owner = table.owners(positions.start, 1)[0]
        if offset is not None and steps[-1].node.name == "elements":
            yield f"  {'element':10}{element_at(table, owner, owner.num_before + offset - page.start)}"
        if values := first_values(self._map.file, table, positions.start):
            yield f"  {'the page':10}{values}"

    def _dump(self, view: View, node: Node, offset: int | None) -> Iterator[str]:
        """A few rows of bytes around a byte, or the first ones of an annotation; `>` marks the annotation."""
        centre = node.start if offset is None else offset
        row = centre // _WIDTH_ROW * _WIDTH_ROW
        for start in range(max(0, row - _WIDTH_ROW), min(view.size, row + 3 * _WIDTH_ROW), _WIDTH_ROW):
            data = view.read(start, min(_WIDTH_ROW, view.size - start))
            cells = []
            for place, value in enumerate(data, start):
                left = "[" if place == offset else ">" if node.start == place else " "
                right = "]" if place == offset else "<" if place == node.stop - 1 else ""
                cells.append(f"{left}{value:02x}{right}")
            text = "".join(chr(value) if 32 <= value < 127 else "." for value in data)
            sign = "+" if view.name else ""
            yield f"  {sign}{start:0{self._digits}x} {''.join(f'{cell:4}' for cell in cells):64} {text}"

    def _belongs(self, node: Node, ntuple: int) -> bool:
        """Return whether a record holds something of an RNTuple."""
        prefix = self._map.ntuples[ntuple].prefix
        own = [envelope.path for envelope in self._map.ntuples[ntuple].envelopes]
        if node.path == f"{prefix}anchor":
            return True
        if any(node.start <= self._map.places.get(path, -1) < node.stop for path in own):
            return True
        pages = self._map.pages.between(node.start, node.stop)
        return bool(len(pages)) and self._map.pages.owners(pages.start, 1)[0].ntuple == ntuple

    def _at(self, offset: int) -> str:
        """Return the record, envelope or page that starts at an offset, rather than its first field."""
        node = child_at(self._map.view.nodes, offset)
        while node is not None and node.start != offset and len(node.children):
            node = child_at(node.children, offset)
        return node.path if node is not None else ""

    def _lines(
        self, view: View, nodes: Sequence[Node], parent: str, depth: int, around: Kind
    ) -> Iterator[str]:
        for node in outline(nodes, self._detail, around):
            if isinstance(node, Elision):
                yield self._elision(view, node, depth)
            else:
                yield self._line(view, node, parent, depth)
                yield from self._below(view, node, depth + 1, node.kind or around)

    def _below(self, view: View, node: Node, depth: int, around: Kind) -> Iterator[str]:
        if self._detail.shows_parts(node) or depth == 0:
            yield from self._lines(view, node.children, node.path, depth, around)
        if node.view is not None:
            indent = "  " * depth
            text = (
                f"{count_text(node.view.size, 'byte')} after decompression, offsets count from their start:"
            )
            pad = " " * (self._digits + 2 + 7 + 2 + 3 * _NUM_BYTES + 1)
            yield self._cut(f"{pad} {indent}{text}", 0)
            yield from self._lines(node.view, node.view.nodes, node.view.name, depth + 1, around)

    def _line(self, view: View, node: Node, parent: str, depth: int) -> str:
        is_leaf = not len(node.children)
        data = ""
        if is_leaf and node.view is None and node.size:
            shown = view.read(node.start, min(node.size, _NUM_BYTES))
            data = shown.hex(" ") + (" …" if node.size > _NUM_BYTES else "")
        name = node.path[len(parent) :].lstrip(".") if node.path.startswith(parent) else node.path
        value = f" = {node.text}" if is_leaf and node.text else f": {node.text}" if node.text else ""
        left = f"{self._offset(view, node.start)}  {node.size:>7}  {data:{3 * _NUM_BYTES + 1}} "
        left += "  " * depth + name + value
        if node.problem:
            return self._cut(f"{left:{_WIDTH_LEFT}}  ! {node.problem}", len(left), _RED)
        if not node.meaning:
            return self._cut(left)
        return self._cut(f"{left:{_WIDTH_LEFT}}  {node.meaning}", len(left))

    def _elision(self, view: View, elision: Elision, depth: int) -> str:
        pad = f"{self._offset(view, elision.start)}  {elision.stop - elision.start:>7}  "
        pad += " " * (3 * _NUM_BYTES + 1)
        last = elision.last[elision.last.rfind("[") :] if elision.last.endswith("]") else elision.last
        text = f"… {elision.count} more, {elision.first} to {last}"
        return self._cut(f"{pad} {'  ' * depth}{text}", 0)

    def _offset(self, view: View, offset: int) -> str:
        return f"+{offset:0{self._digits - 1}x}" if view.name else f"{offset:0{self._digits}x}"

    def _cut(self, line: str, styled_from: int | None = None, style: str = _DIM) -> str:
        """A line that fits the terminal, in a style from some column on."""
        if self._width is not None and len(line) > self._width:
            line = line[: self._width - 1] + "…"
        if styled_from is None or styled_from >= len(line):
            return line
        return line[:styled_from] + self._styled(line[styled_from:], style)

    def _styled(self, text: str, style: str) -> str:
        return f"{style}{text}{_RESET}" if self._colour else text
