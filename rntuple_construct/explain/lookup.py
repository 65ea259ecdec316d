"""From an offset or a path to its annotation, with everything around it."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.printable import count_text
from rntuple_construct.base.suggestions import shortened, suggestion
from rntuple_construct.explain.byte_map import ByteMap
from rntuple_construct.explain.nodes import Kind, LazyNodes, Node, Step, View, child_at
from rntuple_construct.explain.page_annotations import page_node

__all__ = ["find_offset", "find_path", "select_ntuple"]

_CLUSTER = re.compile(r"clusters\[(\d+)\](?:\.columns\[(\d+)\](?:\.pages\[(\d+)\](.*))?)?", re.DOTALL)
_SCHEMA = re.compile(r"schema\.(fields|columns|alias_columns|extra_type_infos)\[(\d+)\](.*)", re.DOTALL)
_NUMBER = re.compile(r"0[xX][0-9a-fA-F]+|[0-9]+")
_MAX_SUGGESTIONS = 12
_MAX_CLOSE = 5
_MAX_DIGITS = 18
"""Digits of numbers of items; no list has more."""


def find_offset(file_map: ByteMap, place: str, ntuple: str | None = None) -> tuple[list[Step], int]:
    """Return the annotations around a byte, outermost first.

    Args:
        file_map: the annotated file.
        place: file offset, or a path and an offset in its uncompressed bytes, such as ``footer+0x10``. Numbers are
            decimal or start with ``0x``.
        ntuple: RNTuple that paths belong to.

    Returns:
        the annotations, and the offset of the byte in the view of the last one.

    Raises:
        SchemaError: no such byte or path.
    """
    head, plus, tail = place.strip().rpartition("+")
    number = tail if plus else place.strip()
    if not _NUMBER.fullmatch(number):
        raise SchemaError(f"'{place}' is not an offset", hint="such as 1234, 0x4d2 or footer+0x10")
    offset = int(number, 0) if number.lower().startswith("0x") else int(number)
    if not plus:
        steps = _descend(file_map.view, offset)
        what, size = "the file", file_map.size
    else:
        steps = find_path(file_map, head, ntuple)
        node = steps[-1].node
        what, size = f"'{head}'", node.size
        if node.view is not None:
            size = node.view.size
            steps = steps + _descend(node.view, offset) if offset < size else []
        elif offset < size:
            offset += node.start
            steps = steps + _descend_nodes(steps[-1].view, node.children, offset)
            return steps, offset
    if offset >= size or not steps:
        raise SchemaError(f"{what} has {size} bytes, and no byte {offset:#x}")
    return steps, offset


def find_path(file_map: ByteMap, path: str, ntuple: str | None = None) -> list[Step]:
    """The annotation with a path and those around it, outermost first.

    Args:
        file_map: the annotated file.
        path: as in annotations, findings and errors, such as ``footer.cluster_groups[0].page_list_link``.
        ntuple: RNTuple that the path belongs to, if the file holds several.

    Raises:
        SchemaError: no part has that path, or several RNTuples have one.
    """
    wanted = path.strip()
    chosen = [select_ntuple(file_map, ntuple)] if ntuple else range(len(file_map.ntuples))
    found = [] if ntuple else [steps for steps in [_find_plain(file_map, wanted)] if steps]
    if not found:
        every = {number: steps for number in chosen if (steps := _find_in(file_map, number, wanted))}
        # A path without a name means the RNTuple whose paths have none, not its attribute sets and older cycles.
        plain = [steps for number, steps in every.items() if not file_map.ntuples[number].prefix]
        found = plain or list(every.values())
    if len(found) > 1:
        names = ", ".join(item.name for item in file_map.ntuples)
        raise SchemaError(f"several RNTuples have '{path}'", hint=f"name one of them with --ntuple: {names}")
    if not found and (steps := _find_plain(file_map, wanted)):
        found = [steps]
    if not found and wanted.startswith("header."):
        # Errors about the container call the file header so.
        found = [steps for steps in [_find_plain(file_map, f"file_{wanted}")] if steps]
    if not found:
        raise SchemaError(f"there is no '{shortened(path)}'", hint=_suggestion(file_map, path))
    return found[0]


def select_ntuple(file_map: ByteMap, name: str) -> int:
    """Position of an RNTuple in the file by its path.

    Raises:
        SchemaError: no RNTuple has that name; the hint lists the names.
    """
    for number, ntuple in enumerate(file_map.ntuples):
        if name in (ntuple.path, ntuple.name):
            return number
    known = [ntuple.name for ntuple in file_map.ntuples]
    raise SchemaError(
        f"no RNTuple '{shortened(name)}' inside {file_map.name}",
        hint=suggestion(name, known, "rntuple info lists them", label="RNTuples"),
    )


def _descend(view: View, offset: int) -> list[Step]:
    return _descend_nodes(view, view.nodes, offset)


def _descend_nodes(view: View, nodes: Sequence[Node], offset: int) -> list[Step]:
    steps: list[Step] = []
    node = child_at(nodes, offset)
    while node is not None:
        steps.append(Step(view, node))
        node = child_at(node.children, offset) if len(node.children) else None
    return steps


def _find_in(file_map: ByteMap, number: int, path: str) -> list[Step] | None:
    """Find a path of one RNTuple."""
    ntuple = file_map.ntuples[number]
    path = path.removeprefix(ntuple.prefix)
    match = _CLUSTER.fullmatch(path)
    if match is not None:
        found = _find_pages(file_map, number, match)
        return _find_plain(file_map, ntuple.prefix + path) if found is None and match[4] else found
    match = _SCHEMA.fullmatch(path)
    if match is not None:
        path = ntuple.metadata.path_in_schema(match[1], int(match[2])) + match[3]
    path = re.sub(r"\bpage_list(?=\.|$)", "page_list[0]", path)
    return _find_plain(file_map, ntuple.prefix + path)


def _find_plain(file_map: ByteMap, path: str) -> list[Step] | None:
    path = re.sub(r"\bfree_list\[", "free_list.entries[", path)
    path = re.sub(
        r"\bschema_extension\.(?!schema\b|size\b|record\b|list\b|trailing\b)",
        "schema_extension.schema.",
        path,
    )
    for stop in [len(path), *(match.start() for match in reversed(list(re.finditer(r"[.\[]", path))))]:
        offset = file_map.places.get(path[:stop])
        if offset is None:
            continue
        steps = _descend(file_map.view, offset)
        for index, step in enumerate(steps):
            if step.node.path == path[:stop]:
                found = _below(step, path)
                if found is not None:
                    return steps[:index] + found
    steps = [Step(file_map.view, file_map.view.nodes[0])]
    return _below(steps[0], path) if _leads_to(steps[0].node.path, path) else None


def _below(step: Step, path: str) -> list[Step] | None:
    """Steps from an annotation down to the one of a path, None if it has no such part."""
    node = step.node
    if node.path == path:
        return [step]
    children = _towards(node, path)
    parts = [Step(step.view, child) for child in children if _leads_to(child.path, path)]
    for view in [node.view, *(child.view for child in children if child.view is not None)]:
        if view is not None:
            parts += [Step(view, child) for child in view.nodes if _leads_to(child.path, path)]
    for part in parts:
        found = _below(part, path)
        if found is not None:
            return [step, *found]
    return None


def _towards(node: Node, path: str) -> Sequence[Node]:
    """The parts of an annotation among which those of a path are: of a long list one item alone."""
    children = node.children
    index = re.match(r"\[(\d+)\]", path[len(node.path) :])
    if index is None or not getattr(children, "is_uniform", False):
        return children
    first = next((place for place, child in enumerate(children) if child.is_item), 0)
    place = first + int(index[1])
    return children[place : place + 1] if len(index[1]) < _MAX_DIGITS else ()


def _leads_to(path: str, wanted: str) -> bool:
    return wanted.startswith(path) and (len(wanted) == len(path) or wanted[len(path)] in ".[")


def _find_pages(file_map: ByteMap, number: int, match: re.Match[str]) -> list[Step] | None:
    cluster = int(match[1])
    column = None if match[2] is None else int(match[2])
    index = None if match[3] is None else int(match[3])
    positions = file_map.pages.find(number, cluster, column, index)
    if not positions:
        return None
    if index is None:
        node = (
            _cluster_node(file_map, number, cluster)
            if column is None
            else _column_node(file_map, number, cluster, column)
        )
        return [Step(file_map.view, node)]
    # A page that is spread over several keys is at several places; its first part comes first.
    positions.sort(key=lambda position: file_map.pages.owners(position, 1)[0].part)
    for position in positions:
        part = file_map.pages.owners(position, 1)[0].part
        steps = _descend(file_map.view, int(file_map.pages.start[position]))
        for depth, step in enumerate(steps):
            if step.node.kind is Kind.PAGE and step.node.type == "page":
                # Shared pages have the path of the first column that uses them.
                wanted = step.node.path.removesuffix(f".parts[{part}]") + match[4]
                below = _below(step, wanted) if _leads_to(step.node.path, wanted) else None
                if below is not None:
                    return steps[:depth] + below
    return None


def _cluster_node(file_map: ByteMap, number: int, cluster: int) -> Node:
    """All pages of a cluster, column by column; they lie scattered in the file."""
    totals = file_map.pages.totals(number)
    columns = sorted(column for key, column in totals if key == cluster)
    children = LazyNodes(
        len(columns),
        lambda index: _column_node(file_map, number, cluster, columns[index]),
        is_uniform=True,
    )
    ntuple = file_map.ntuples[number]
    pages = sum(totals[cluster, column][0] for column in columns)
    nbytes = sum(totals[cluster, column][1] for column in columns)
    text = (
        f"{count_text(pages, 'page')} of {count_text(len(columns), 'column')}, {count_text(nbytes, 'byte')}"
    )
    known = next((each for each in ntuple.metadata.clusters if each.cluster_id == cluster), None)
    if known is not None and known.num_entries:
        text += f", entries {known.first_entry} to {known.first_entry + known.num_entries - 1}"
    return _scattered(
        file_map, f"{ntuple.prefix}clusters[{cluster}]", text, "All pages of a cluster.", children
    )


def _column_node(file_map: ByteMap, number: int, cluster: int, column: int) -> Node:
    positions = file_map.pages.find(number, cluster, column)
    ntuple = file_map.ntuples[number]
    children = LazyNodes(
        len(positions),
        lambda index: page_node(file_map.file, file_map.pages, positions[index]),
        is_uniform=True,
    )
    nbytes = sum(int(file_map.pages.stop[each] - file_map.pages.start[each]) for each in positions)
    name = ntuple.column_name(column)
    num_pages = sum(file_map.pages.owners(each, 1)[0].part == 0 for each in positions)
    text = f"{name}: {count_text(num_pages, 'page')}, {count_text(nbytes, 'byte')}"
    path = f"{ntuple.prefix}clusters[{cluster}].columns[{column}]"
    return _scattered(file_map, path, text, "All pages of a column in one cluster.", children)


def _scattered(file_map: ByteMap, path: str, text: str, meaning: str, children: LazyNodes) -> Node:
    nodes = [children[0], children[-1]] if len(children) else []
    return Node(
        start=min((node.start for node in nodes), default=0),
        stop=max((node.stop for node in nodes), default=0),
        path=path,
        kind=Kind.PAGE,
        type="pages",
        text=text,
        meaning=meaning,
        children=children,
    )


def _suggestion(file_map: ByteMap, path: str) -> str:
    names = [
        "file_header",
        *sorted(name for name in file_map.places if "[" not in name or "page_list" in name),
    ]
    close = difflib.get_close_matches(path, names, n=_MAX_CLOSE, cutoff=0.6)
    if close:
        return f"did you mean {' or '.join(close)}?"
    more = ", …" if len(names) > _MAX_SUGGESTIONS else ""
    return f"paths start with {', '.join(names[:_MAX_SUGGESTIONS])}{more}"
