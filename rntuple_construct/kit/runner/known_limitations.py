"""Gaps of other readers, as rules about the fields of a file that tell them before the reader is asked.

The same gaps stand in docs/conformance-matrix.md and docs/interoperability.md, as they were found. A rule says what a field or its
file has (types, column types, words of `kit.fuzzing.features`, values), and how the gap then shows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rntuple_spec.column_types import COLUMN_TYPES
from rntuple_spec.cpp_types import TYPES

from rntuple_construct.format.descriptor.schema import Column, Schema
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode

__all__ = ["GAPS", "Gap", "Subject", "gap_of", "repeats_inherited_names"]


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
        """Whether it is, or holds, a field of one of these kinds."""
        return any(node.kind in kinds for node in self.nodes)

    def has_type(self, *names: str) -> bool:
        """Whether it is, or holds, a field of one of these templates."""
        return any(_template(node) in names for node in self.nodes)


def _template(node: FieldNode) -> str:
    return node.field.type_name.partition("<")[0]


@dataclass(frozen=True)
class Gap:
    """Something that a reader is known not to do.

    Args:
        why: in one sentence.
        applies: whether a field, or the file that it is in, is concerned.
        shows: how: ``refused`` (the field or the RNTuple), ``wrong`` (values), ``crash``.
    """

    why: str
    applies: Callable[[Subject], bool]
    shows: frozenset[str]


def gap_of(reader: str, subject: Subject, shown: str) -> Gap | None:
    """The known gap that explains how a reader fails with a field; None if there is none.

    Args:
        reader: its name.
        subject: the field.
        shown: how it fails: ``refused``, ``wrong`` or ``crash``.
    """
    return next(
        (gap for gap in GAPS.get(reader, ()) if shown in gap.shows and gap.applies(subject)),
        None,
    )


# What fields have

_SORTED = tuple(
    name for name in TYPES if name.startswith(("std::set", "std::multiset", "std::map", "std::multimap"))
)
_HASHED = tuple(name for name in TYPES if name.startswith("std::unordered"))


def _stored(*words: str) -> Callable[[Subject], bool]:
    """A rule about the file."""
    return lambda subject: bool(subject.words & set(words))


def _is_enum(node: FieldNode) -> bool:
    return node.kind is FieldKind.WRAPPER and _template(node) not in TYPES


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from _texts(item)
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from _texts(item)


def _integers(value: Any) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from _integers(item)
    elif isinstance(value, (list, tuple)):
        for item in value:
            yield from _integers(item)


def _beyond_ascii(subject: Subject) -> bool:
    return any(not text.isascii() for text in _texts(subject.values))


def _beyond_double(subject: Subject) -> bool:
    return any(abs(number) > 1 << 53 for number in _integers(subject.values))


def _is_late(subject: Subject) -> bool:
    return any(node.field.in_extension for node in subject.nodes)


def _has_representations(subject: Subject) -> bool:
    return any(len(node.field.representations) > 1 for node in subject.nodes)


def _is_record_without_members(node: FieldNode) -> bool:
    return node.kind is FieldKind.RECORD and not node.children


_LISTED = tuple(
    name for name, row in TYPES.items() if row.value in ("list", "map") and name.startswith("std::")
)


def _is_unlisted_collection(node: FieldNode) -> bool:
    """A collection or optional whose type JSROOT does not have in its list."""
    if node.kind is FieldKind.OPTIONAL:
        return True
    return node.kind is FieldKind.COLLECTION and _template(node) not in _LISTED


def _has_nested_offsets(subject: Subject) -> bool:
    """Several clusters, and offsets that are not those of the top-level field itself."""
    if subject.num_clusters < 2:
        return False
    inner = subject.nodes if subject.node.kind is FieldKind.VARIANT else subject.nodes[1:]
    with_offsets = (FieldKind.COLLECTION, FieldKind.OPTIONAL, FieldKind.STRING, FieldKind.VARIANT)
    return any(node.kind in with_offsets for node in inner)


def _is_packed(subject: Subject) -> bool:
    """Elements that are no whole bytes, in several pages."""
    return any(
        column.column_type is not None and column.record.bits_on_storage % 8 for column in subject.columns
    )


def _is_wide_quantum(subject: Subject) -> bool:
    return any(
        column.column_type is not None
        and "quantize" in COLUMN_TYPES[column.column_type].steps
        and column.record.bits_on_storage >= 31
        for column in subject.columns
    )


def repeats_inherited_names(subject: Subject) -> bool:
    """Whether a member of a base class, and another member below the top-level field, have one name."""
    names = [node.field.name for node in subject.nodes[1:] if not _is_base(node)]
    inherited = {
        below.field.name
        for node in subject.nodes
        if _is_base(node)
        for below in node.walk()
        if below is not node
    }
    return any(names.count(name) > 1 for name in inherited)


def _is_base(node: FieldNode) -> bool:
    """Base classes are sub-fields whose names no member can have."""
    return node.field.name.startswith(":_")


_REFUSED = frozenset({"refused"})
_WRONG = frozenset({"wrong"})
_ANYHOW = frozenset({"refused", "wrong"})

GAPS: Mapping[str, tuple[Gap, ...]] = {
    "root": (
        Gap(
            "streamer fields need the dictionary of their class",
            lambda subject: subject.has_kind(FieldKind.STREAMED),
            _REFUSED,
        ),
        Gap(
            "sets and maps need the compiled dictionary of their type, without which ROOT crashes",
            lambda subject: subject.has_type(*_SORTED, *_HASHED),
            frozenset({"crash", "refused"}),
        ),
    ),
    "uproot": (
        Gap(
            "envelopes in several keys are read as one stretch of bytes", _stored("envelope/spread"), _REFUSED
        ),
        Gap(
            "nothing may follow the known members of an envelope or frame",
            _stored("frame/unknown-bytes"),
            _REFUSED,
        ),
        Gap(
            "streamer fields are not read",
            lambda subject: subject.has_kind(FieldKind.STREAMED),
            _REFUSED,
        ),
        Gap(
            "the indices of variants are taken to count from the first entry of the RNTuple",
            lambda subject: subject.num_clusters > 1 and subject.has_kind(FieldKind.VARIANT),
            _ANYHOW,
        ),
        Gap(
            "suppressed columns are filled as if they had elements",
            _has_representations,
            _ANYHOW,
        ),
        Gap(
            "members of one name in two bases of a class are taken for each other",
            repeats_inherited_names,
            _ANYHOW,
        ),
        Gap(
            "enumerations over char are numbers from 0 to 255",
            lambda subject: any(
                _is_enum(node) and node.children[0].field.type_name == "char" for node in subject.nodes
            ),
            _WRONG,
        ),
    ),
    "jsroot": (
        Gap(
            "each byte of a name is taken for a character",
            lambda subject: not subject.ntuple.isascii(),
            _REFUSED,
        ),
        Gap("Large locators are not known", _stored("locator/large"), _REFUSED),
        Gap(
            "envelopes in several keys are read as one stretch of bytes",
            _stored("envelope/spread"),
            frozenset({"crash", "refused"}),
        ),
        Gap("an RNTuple without cluster groups is refused", _stored("clusters/none"), _REFUSED),
        Gap(
            "nothing may follow the known members of an envelope or frame",
            _stored("frame/unknown-bytes"),
            _REFUSED,
        ),
        Gap(
            "projected fields are not read",
            lambda subject: subject.node.field.is_projected,
            _ANYHOW,
        ),
        Gap(
            "columns of the schema extension are taken for those of the header",
            _is_late,
            _ANYHOW,
        ),
        Gap("suppressed columns are not known", _has_representations, _ANYHOW),
        Gap("only the first cluster group is read", _stored("cluster-groups/several"), _WRONG),
        Gap(
            "streamer fields need the streamer information of their class",
            lambda subject: subject.has_kind(FieldKind.STREAMED),
            _ANYHOW,
        ),
        Gap(
            "untyped records, enumerations and classes without members are not read",
            lambda subject: any(
                _is_enum(node)
                or _is_record_without_members(node)
                or (node.kind is FieldKind.RECORD and not node.field.type_name)
                for node in subject.nodes
            ),
            _ANYHOW,
        ),
        Gap(
            "collections other than std::vector, std::set, std::map and the like, and optionals, are their offsets",
            lambda subject: any(_is_unlisted_collection(node) for node in subject.nodes),
            _ANYHOW,
        ),
        Gap(
            "offsets start anew in each cluster only for top-level fields",
            _has_nested_offsets,
            _ANYHOW,
        ),
        Gap(
            "elements that are no whole bytes go on within a byte where a page ends",
            lambda subject: _is_packed(subject) and "pages/several" in subject.words,
            _ANYHOW,
        ),
        Gap("characters are signed and of 16 bits, those of strings as well", _beyond_ascii, _WRONG),
        Gap("integers beyond 2^53 are rounded", _beyond_double, _WRONG),
        Gap("quantised numbers overflow at 31 bits and more", _is_wide_quantum, _WRONG),
        Gap(
            "bits beyond the 31st of a bitset are shifted around",
            lambda subject: any(node.kind is FieldKind.BITSET and node.size > 31 for node in subject.nodes),
            _WRONG,
        ),
    ),
}
"""Known gaps by reader; of several that apply the first is told."""
