"""Names of fields by pattern: globs, regular expressions between slashes, functions, and lists of them."""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Callable, Iterable, Mapping
from typing import TypeAlias

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode

__all__ = ["NameFilter", "filtered", "name_filter", "outermost", "sub_fields", "with_members"]

NameFilter: TypeAlias = str | Iterable[str] | Callable[[str], bool] | None
"""A glob (``Muon_*``), a regular expression (``/^mu.*/i``), several of these, a function, or None for every name."""

_EXPRESSION = r"(?s)/(.*)/([ims]*)"
_FLAGS = {"i": re.IGNORECASE, "m": re.MULTILINE, "s": re.DOTALL}


def name_filter(chosen: NameFilter) -> Callable[[str], bool]:
    """The function that tells whether a name is chosen.

    Args:
        chosen: see NameFilter.

    Raises:
        SchemaError: no regular expression, or nothing that chooses names.
    """
    if chosen is None:
        return lambda _: True
    if isinstance(chosen, str):
        return _of_text(chosen)
    if callable(chosen):
        return chosen
    try:
        parts = [name_filter(part) for part in chosen]
    except TypeError:
        raise SchemaError(
            f"a {type(chosen).__name__} chooses no names",
            hint="give a pattern, a list of patterns or a function",
        ) from None
    return lambda name: any(part(name) for part in parts)


def _of_text(text: str) -> Callable[[str], bool]:
    match = re.fullmatch(_EXPRESSION, text)
    if match is None:
        return lambda name: name == text or fnmatch.fnmatchcase(name, text)
    flags = re.RegexFlag(0)
    for letter in match.group(2):
        flags |= _FLAGS[letter]
    try:
        expression = re.compile(match.group(1), flags)
    except re.error as error:
        raise SchemaError(f"{text!r:.80} is not a regular expression: {error}") from None
    return lambda name: expression.search(name) is not None


def sub_fields(node: FieldNode, *, recursive: bool = True) -> dict[str, FieldNode]:
    """Named parts of a field by their dotted path below it: members of records, also inside collections and arrays.

    Anonymous content (``_0`` of collections, arrays and wrappers) has no name. A part that lists inside
    the field hold is one value per element, and stays in these lists.
    """
    found: dict[str, FieldNode] = {}
    while node.kind is not FieldKind.RECORD:
        if len(node.children) != 1:
            return found
        node = node.children[0]
    for child in node.children:
        found[child.field.name] = child
        if recursive:
            for name, below in sub_fields(child).items():
                found[f"{child.field.name}.{name}"] = below
    return found


def with_members(nodes: Mapping[str, FieldNode]) -> dict[str, FieldNode]:
    """Return fields, each followed by its members by their dotted paths.

    Args:
        nodes: fields by name or path.
    """
    found: dict[str, FieldNode] = {}
    for name, node in nodes.items():
        found[name] = node
        for below, member in sub_fields(node).items():
            found.setdefault(f"{name}.{below}", member)
    return found


def filtered(
    nodes: Mapping[str, FieldNode], filter_name: NameFilter, filter_typename: NameFilter = None
) -> dict[str, FieldNode]:
    """Return the fields that filters select; every function with such arguments selects by this one.

    Args:
        nodes: fields by name or path.
        filter_name: compared with these names.
        filter_typename: compared with their C++ types.

    Raises:
        SchemaError: an invalid filter.
    """
    has_name, has_type = name_filter(filter_name), name_filter(filter_typename)
    return {name: node for name, node in nodes.items() if has_name(name) and has_type(node.field.type_name)}


def outermost(nodes: Mapping[str, FieldNode]) -> dict[str, FieldNode]:
    """Return the fields that are not members of others.

    Args:
        nodes: fields by name or path.
    """

    def is_inside(name: str) -> bool:
        return any(char == "." and name[:place] in nodes for place, char in enumerate(name))

    return {name: node for name, node in nodes.items() if not is_inside(name)}
