"""Reasons of ``kit/peers.toml`` that fit fields of any file: by what a field or its file has, before a reader is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rntuple_spec.column_types import COLUMN_TYPES
from rntuple_spec.cpp_types import TYPES

from rntuple_construct.format.descriptor.schema import Column, Schema
from rntuple_construct.kit.peers import Reason, reasons
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode

__all__ = ["CONDITIONS", "READERS", "Subject", "fits", "reason_of_field", "repeats_inherited_names"]


@dataclass(frozen=True)
class Subject:
    """A top-level field of a file.

    Args:
        node: the field.
        schema: of its RNTuple.
        words: what the file has, see `kit.fuzzing.features.words_of_file`.
        ntuple: path of the RNTuple.
        num_clusters: clusters of the RNTuple.
        values: of the field, one for each entry, as library "py" gives them.
    """

    node: FieldNode
    schema: Schema
    words: frozenset[str]
    ntuple: str
    num_clusters: int
    values: Sequence[Any]

    @property
    def nodes(self) -> list[FieldNode]:
        """The field and all below it."""
        return list(self.node.walk())

    @property
    def columns(self) -> list[Column]:
        """Its columns, of all representations."""
        ids = {each for node in self.nodes for group in node.field.representations for each in group}
        return [self.schema.columns[each] for each in sorted(ids)]

    def has_kind(self, *kinds: FieldKind) -> bool:
        """Return whether it is, or holds, a field of one of these kinds."""
        return any(node.kind in kinds for node in self.nodes)

    def has_type(self, *names: str) -> bool:
        """Return whether it is, or holds, a field of a known type that begins with one of these names."""
        return any(_template(node) in TYPES and _template(node).startswith(names) for node in self.nodes)


def _template(node: FieldNode) -> str:
    return node.field.type_name.partition("<")[0]


def reason_of_field(reader: str, subject: Subject, shown: str) -> Reason | None:
    """Return the known reason that a reader fails with a field; None without reason.

    Args:
        reader: its name.
        subject: the field.
        shown: how it fails: ``refused``, ``wrong``, ``crash`` or ``hang``.
    """
    return next(
        (each for each in reasons() if each.name == reader and shown in each.shows and fits(each, subject)),
        None,
    )


def fits(reason: Reason, subject: Subject) -> bool:
    """Return whether a reason fits a field; one without `Reason.shows` fits none."""
    return bool(reason.shows) and all(
        CONDITIONS[name](subject, value) for name, value in reason.conditions.items()
    )


# What fields have: the predicates of the table

_LISTED = tuple(
    name for name, row in TYPES.items() if row.value in ("list", "map") and name.startswith("std::")
)


def _is_enum(node: FieldNode) -> bool:
    return node.kind is FieldKind.WRAPPER and _template(node) not in TYPES


def _is_base(node: FieldNode) -> bool:
    """Base classes are sub-fields whose names no member can have."""
    return node.field.name.startswith(":_")


def _leaves(value: Any) -> Iterator[Any]:
    """The numbers and texts in a value."""
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        for item in value:
            yield from _leaves(item)
    else:
        yield value


def repeats_inherited_names(subject: Subject) -> bool:
    """Return whether a member of a base class, and another member below the top-level field, have one name."""
    names = [node.field.name for node in subject.nodes[1:] if not _is_base(node)]
    inherited = {
        below.field.name
        for node in subject.nodes
        if _is_base(node)
        for below in node.walk()
        if below is not node
    }
    return any(names.count(name) > 1 for name in inherited)


def _has_enum_over_char(subject: Subject) -> bool:
    return any(_is_enum(node) and node.children[0].field.type_name == "char" for node in subject.nodes)


def _has_unread_class(subject: Subject) -> bool:
    """An enumeration, an untyped record or a class without members."""
    return any(
        _is_enum(node) or (node.kind is FieldKind.RECORD and not (node.children and node.field.type_name))
        for node in subject.nodes
    )


def _has_unlisted_collection(subject: Subject) -> bool:
    """A collection or optional whose type JSROOT does not have in its list."""
    return any(
        node.kind is FieldKind.OPTIONAL
        or (node.kind is FieldKind.COLLECTION and _template(node) not in _LISTED)
        for node in subject.nodes
    )


def _has_nested_offsets(subject: Subject) -> bool:
    """Return whether a field below the top-level field stores offsets: a list of lists, or a string in a list.

    Alternatives of a variant count from the field itself, because its switch column also refers to elements of others.
    """
    inner = subject.nodes if subject.node.kind is FieldKind.VARIANT else subject.nodes[1:]
    with_offsets = (FieldKind.COLLECTION, FieldKind.OPTIONAL, FieldKind.STRING, FieldKind.VARIANT)
    return any(node.kind in with_offsets for node in inner)


def _is_packed(subject: Subject) -> bool:
    """Elements of other sizes than whole bytes."""
    return any(
        column.column_type is not None and column.record.bits_on_storage % 8 for column in subject.columns
    )


def _has_wide_quantum(subject: Subject) -> bool:
    return any(
        column.column_type is not None
        and "quantize" in COLUMN_TYPES[column.column_type].steps
        and column.record.bits_on_storage >= 31
        for column in subject.columns
    )


def _has_long_bitset(subject: Subject) -> bool:
    return any(node.kind is FieldKind.BITSET and node.size > 31 for node in subject.nodes)


_PREDICATES: Mapping[str, Callable[[Subject], bool]] = {
    "has_enum_over_char": _has_enum_over_char,
    "has_integer_beyond_double": lambda subject: any(
        isinstance(leaf, int) and abs(leaf) > 1 << 53 for leaf in _leaves(subject.values)
    ),
    "has_long_bitset": _has_long_bitset,
    "has_nested_offsets": _has_nested_offsets,
    "has_representations": lambda subject: any(len(node.field.representations) > 1 for node in subject.nodes),
    "has_text_beyond_ascii": lambda subject: any(
        isinstance(leaf, str) and not leaf.isascii() for leaf in _leaves(subject.values)
    ),
    "has_unlisted_collection": _has_unlisted_collection,
    "has_unread_class": _has_unread_class,
    "has_wide_quantum": _has_wide_quantum,
    "is_late": lambda subject: any(node.field.in_extension for node in subject.nodes),
    "is_named_beyond_ascii": lambda subject: not subject.ntuple.isascii(),
    "is_packed": _is_packed,
    "is_projected": lambda subject: subject.node.field.is_projected,
    "repeats_inherited_names": repeats_inherited_names,
}
CONDITIONS: Mapping[str, Callable[[Subject, Any], bool]] = {
    "file": lambda subject, word: word in subject.words,
    "kind": lambda subject, kind: subject.has_kind(FieldKind[kind.upper()]),
    "types": lambda subject, names: subject.has_type(*names),
    "field": lambda subject, name: _PREDICATES[name](subject),
    "several_clusters": lambda subject, wanted: (subject.num_clusters > 1) is wanted,
}
"""What the conditions of a reason say about a field."""

READERS = tuple(sorted({reason.name for reason in reasons() if reason.shows}))
"""Readers with reasons that fit fields of any file."""
