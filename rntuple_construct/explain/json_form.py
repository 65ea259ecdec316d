"""Annotations as JSON, written piece by piece so that a million pages need no memory."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from rntuple_construct.explain.byte_map import ByteMap
from rntuple_construct.explain.nodes import Kind, Node, Step
from rntuple_construct.explain.outline import Detail, Elision, outline

__all__ = [
    "SCHEMA_VERSION", "byte_document", "file_facts", "node_facts", "nodes_text", "part_document", "whole_document",
]  # fmt: skip

SCHEMA_VERSION = "1.0"
_MAX_LEN_VALUE = 64


def file_facts(file_map: ByteMap) -> dict[str, Any]:
    """Return the facts about a file as a whole."""
    return {
        "schema_version": SCHEMA_VERSION,
        "file": file_map.name,
        "size": file_map.size,
        "format": file_map.label,
        "root_version": file_map.root_version,
        "ntuples": [
            {
                "name": ntuple.name,
                "prefix": ntuple.prefix,
                "generation": ntuple.generation.name,
                "version": ntuple.version if ntuple.anchor.version is not None else None,
                "writer": ntuple.writer,
                "columns": list(ntuple.column_names),
                "clusters": ntuple.num_clusters,
                "pages": ntuple.num_pages,
            }
            for ntuple in file_map.ntuples
        ],
        "problems": file_map.problems,
    }


def node_facts(node: Node) -> dict[str, Any]:
    """One annotation without its parts and without empty members."""
    facts: dict[str, Any] = {
        "offset": node.start,
        "size": node.size,
        "path": node.path,
        "kind": str(node.kind.value),
        "type": node.type,
        "value": _value(node.value),
        "text": node.text,
        "meaning": node.meaning,
        "section": node.section,
        "problem": node.problem,
        "target": node.target,
    }
    return {name: fact for name, fact in facts.items() if fact not in ("", None)}


# Many annotations have the same texts of meanings and sections.
_encoded = lru_cache(1024)(json.dumps)
_string = json.encoder.encode_basestring_ascii
_KINDS = {kind: json.dumps(kind.value) for kind in Kind}


def _head(node: Node) -> str:
    """The facts of an annotation as JSON, as ``json.dumps`` writes them, without the last bracket."""
    value = node.value
    if value is None:
        shown = ""
    elif type(value) is int:
        shown = f', "value": {value}'
    elif type(value) is bytes and 0 < len(value) <= _MAX_LEN_VALUE:
        shown = f', "value": "{value.hex()}"'
    else:
        fact = _value(value)
        shown = "" if fact in ("", None) else f', "value": {json.dumps(fact)}'
    type_name, meaning, section, target = node.type, node.meaning, node.section, node.target
    return "".join((
        f'{{"offset": {node.start:d}, "size": {node.stop - node.start:d}',
        f', "path": {_string(node.path)}' if node.path else "",
        f', "kind": {_KINDS[node.kind]}' if node.kind else "",
        f', "type": {_encoded(type_name)}' if type_name else "",
        shown,
        f', "text": {_string(node.text)}' if node.text else "",
        f', "meaning": {_encoded(meaning)}' if meaning else "",
        f', "section": {_encoded(section)}' if section else "",
        f', "problem": {_string(node.problem)}' if node.problem else "",
        "" if target is None else f', "target": {json.dumps(target)}',
    ))  # fmt: skip


def whole_document(file_map: ByteMap, nodes: Sequence[Node], detail: Detail) -> Iterator[str]:
    """A document about annotations of a file and all their parts, in pieces of text.

    Args:
        file_map: the annotated file.
        nodes: the annotations.
        detail: how much to show.
    """
    yield json.dumps(file_facts(file_map), indent=1).removesuffix("\n}")
    yield ',\n "nodes": '
    yield from nodes_text(nodes, detail)
    yield "\n}\n"


def nodes_text(
    nodes: Sequence[Node],
    detail: Detail,
    more: Callable[[Node], str] = lambda node: "",
    around: Kind = Kind.INHERITED,
) -> Iterator[str]:
    """A list of annotations with all their parts, in pieces of text.

    Args:
        nodes: the annotations.
        detail: how much to show.
        more: further members of an annotation as text that begins with a comma; called for each before its parts.
        around: kind of the bytes around them.
    """
    yield "["
    separator = "\n"
    for node in outline(nodes, detail, around):
        yield separator
        separator = ",\n"
        if isinstance(node, Elision):
            yield json.dumps(
                {
                    "elided": node.count,
                    "offset": node.start,
                    "size": node.stop - node.start,
                    "first": node.first,
                    "last": node.last,
                }
            )
        else:
            yield from _node(node, detail, more, around)
    yield "]"


def part_document(file_map: ByteMap, steps: Sequence[Step], detail: Detail) -> Iterator[str]:
    """A document about one annotation with all its parts; ``around`` lists the annotations around it, outermost first.

    Args:
        file_map: the annotated file.
        steps: the annotations around it, and itself.
        detail: how much to show.
    """
    facts = file_facts(file_map) | {
        "around": [_step(step) for step in steps[:-1]],
        "view": steps[-1].view.name,
    }
    yield json.dumps(facts, indent=1).removesuffix("\n}")
    yield ',\n "node": '
    yield from _node(steps[-1].node, detail, lambda node: "", Kind.INHERITED, is_focus=True)
    yield "\n}\n"


def byte_document(file_map: ByteMap, steps: Sequence[Step], offset: int) -> dict[str, Any]:
    """A document about one byte: the annotations around it, outermost first.

    Args:
        file_map: the annotated file.
        steps: the annotations.
        offset: the byte, in the view of the last one.
    """
    step = steps[-1]
    value = step.view.read(offset, 1)
    return file_facts(file_map) | {
        "at": offset,
        "view": step.view.name,
        "byte": value[0] if value else None,
        "compressed": not step.view.name and any(each.node.view is not None for each in steps),
        "steps": [_step(each) for each in steps],
    }


def _step(step: Step) -> dict[str, Any]:
    return node_facts(step.node) | ({"view": step.view.name} if step.view.name else {})


def _node(
    node: Node, detail: Detail, more: Callable[[Node], str], around: Kind, *, is_focus: bool = False
) -> Iterator[str]:
    yield _head(node) + more(node)
    if len(node.children) and (is_focus or detail.shows_parts(node)):
        yield ', "children": '
        yield from nodes_text(node.children, detail, more, node.kind or around)
    if node.view is not None:
        yield f', "contents": {{"size": {node.view.size}, "nodes": '
        yield from nodes_text(node.view.nodes, detail, more, node.kind or around)
        yield "}"
    yield "}"


def _value(value: Any) -> Any:
    if isinstance(value, (bytes, bytearray, memoryview)):
        raw = bytes(value[: _MAX_LEN_VALUE + 1])
        return raw[:_MAX_LEN_VALUE].hex() + ("…" if len(raw) > _MAX_LEN_VALUE else "")
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)  # JSON has no such numbers
    return value
