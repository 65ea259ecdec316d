"""Uproot's names of members: tuples count from ``0``, members of base classes are those of the class, variants have none."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from rntuple_construct.model.schema.cpp_types import anonymous
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.model.values.layout import Layout, Record

__all__ = ["MemberNames", "pruned", "renamed", "viewed", "with_parameters"]

Chain = tuple[FieldNode, ...]

_BASE_CLASS = re.compile(r":_[0-9]+")
_OPTIONAL = (FieldKind.OPTIONAL, FieldKind.DENSE_OPTIONAL)
_NUMBERED = re.compile(r"_[0-9]+")


class MemberNames:
    """Names of the members of fields, found once for each field."""

    def __init__(self) -> None:
        self._chains: dict[int, list[Chain]] = {}
        self._names: dict[int, str] = {}

    def of(self, member: FieldNode) -> str:
        """Return the name of a member of a field that ``chains`` was called for; that of other fields is their own."""
        return self._names.get(member.field.field_id, member.field.name)

    def chains(self, node: FieldNode) -> list[Chain]:
        """Return the members of a field, each as the nodes that lead to it from the node of the field.

        Elements of lists and base classes have no names: their members are those of the field.
        """
        known = self._chains.get(node.field.field_id)
        if known is None:
            known = self._chains[node.field.field_id] = list(self._found(node))
            if node.kind is FieldKind.RECORD:
                self._name(known)
        return known

    def learn(self, node: FieldNode) -> None:
        """Find the names of everything below a field."""
        for each in reversed(list(node.walk())):
            self.chains(each)

    def _found(self, node: FieldNode) -> Iterator[Chain]:
        if node.kind is FieldKind.VARIANT:
            return
        for child in node.children:
            if node.kind is FieldKind.RECORD and not _BASE_CLASS.fullmatch(child.field.name):
                yield (child,)
            else:
                yield from ((child, *below) for below in self.chains(child))

    def _name(self, chains: list[Chain]) -> None:
        """Give members their names; those of equal names begin with as many classes as tell them apart."""
        depths = [0] * len(chains)
        while True:
            names = [_qualified(chain, depth) for chain, depth in zip(chains, depths, strict=True)]
            counts = Counter(names)
            longer = [
                depth + (counts[name] > 1 and depth < len(chain) - 1)
                for name, depth, chain in zip(names, depths, chains, strict=True)
            ]
            if longer == depths:
                break
            depths = longer
        self._names.update(
            (chain[-1].field.field_id, name) for chain, name in zip(chains, names, strict=True)
        )


def _qualified(chain: Chain, depth: int) -> str:
    name = chain[-1].field.name
    classes = [each.field.type_name for each in chain[:depth]]
    return "::".join([*classes, name[1:] if _NUMBERED.fullmatch(name) else name])


def pruned(node: FieldNode, ids: set[int]) -> FieldNode | None:
    """Return a field with only those members that have one of these numbers, or are below such a field.

    Args:
        node: the field.
        ids: numbers of fields.

    Returns:
        the field; None if nothing of it is wanted.
    """
    if node.field.field_id in ids:
        return node
    children = tuple(kept for child in node.children if (kept := pruned(child, ids)) is not None)
    return replace(node, children=children) if children else None


def viewed(node: FieldNode, member: FieldNode) -> FieldNode | None:
    """Return a field with a member in place of the records that the member is in; the lists that they are in stay.

    Args:
        node: the field.
        member: the field itself or something below it, possibly pruned.

    Returns:
        the field; None if the member is not below it.
    """
    if node.field.field_id == member.field.field_id:
        return member
    for child in node.children:
        found = viewed(child, member)
        if found is not None:
            return replace(node, children=(found,), is_member_view=node.kind is FieldKind.RECORD)
    return None


def _inner(node: FieldNode) -> FieldNode:
    return node.value_of({FieldKind.WRAPPER})


def _is_tuple(node: FieldNode) -> bool:
    return all(_NUMBERED.fullmatch(child.field.name) for child in node.children)


def _members(layout: Record | None, node: FieldNode) -> Iterator[tuple[FieldNode, Layout | None]]:
    """Yield the members of a record, then those of its base classes, the last first; without a layout the nodes alone."""
    bases = []
    key = (lambda child: int(child.field.name[1:])) if _is_tuple(node) else (lambda child: 0)
    for child in sorted(node.children, key=key):
        part = None if layout is None else layout.members[child.field.name]
        if _BASE_CLASS.fullmatch(child.field.name):
            bases.append((part, child))
        else:
            yield child, part
    for part, base in reversed(bases):
        yield from _members(part, base)  # type: ignore[arg-type]  # a base class is a record


def renamed(layout: Layout, node: FieldNode, names: MemberNames, is_awkward: bool) -> Layout:
    """Return values with uproot's names of members.

    Args:
        layout: the values.
        node: their field, possibly pruned.
        names: the names.
        is_awkward: if true, members of tuples are called so that they become awkward's tuples.
    """
    node = _inner(node)
    if isinstance(layout, Record):
        numbers = map(anonymous, range(len(node.children))) if is_awkward and _is_tuple(node) else None
        return Record(
            {
                next(numbers) if numbers else names.of(child): renamed(part, child, names, is_awkward)
                for child, part in _members(layout, node)
                if part is not None
            },
            layout.length,
        )
    if not node.children:
        return layout
    parts = zip(layout.children, node.children, strict=True)
    return layout.with_children([renamed(part, child, names, is_awkward) for part, child in parts])


def with_parameters(
    content: Any, node: FieldNode, parameters_of: Callable[[FieldNode], dict[str, Any]]
) -> Any:
    """Return an awkward layout with parameters for each field, and records without members as empty tuples, as in uproot.

    Args:
        content: the layout of renamed values.
        node: their field.
        parameters_of: returns the parameters of a field.
    """
    node = _inner(node)
    parameters = {**content.parameters, **parameters_of(node)}
    if content.is_record:
        parts = zip(content.contents, _members(None, node), strict=True)
        contents = [with_parameters(part, child, parameters_of) for part, (child, _) in parts]
        fields = None if content.is_tuple or not contents else content.fields
        return type(content)(contents, fields, len(content), parameters=parameters)
    is_nested = content.is_list and bool(node.children)
    if node.kind in _OPTIONAL and not content.is_union:
        if not content.is_option:  # awkward has one option for an option of options
            return with_parameters(content, node.children[0], parameters_of)
        is_nested = True
    if is_nested:
        inner = with_parameters(content.content, node.children[0], parameters_of)
        return content.copy(content=inner, parameters=parameters)
    return content.copy(parameters=parameters)
