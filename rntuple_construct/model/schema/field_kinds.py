"""Kinds of fields, decided once from role, columns and type name (section "Mapping of C++ Types")."""

from __future__ import annotations

import enum
import sys
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt
from rntuple_spec.column_types import COLUMN_TYPES, ColumnType
from rntuple_spec.constants import MAX_VARIANT_ALTERNATIVES, FieldRole

from rntuple_construct.base.errors import DescriptorError, RNTupleError, SchemaError, UnsupportedError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.descriptor.schema import Column, Field, Schema, SchemaLinks
from rntuple_construct.format.native import Sequences
from rntuple_construct.model.schema.cpp_types import (
    FUNDAMENTAL_DTYPES,
    MAX_REPETITIONS,
    TypeName,
    anonymous,
    is_template,
    kinds_of,
    parse_type_name,
    stored_type,
)

_CHARACTERS = kinds_of("char")
_BYTES_DTYPE = np.dtype(np.uint8)


class FieldKind(enum.Enum):
    """Ways in which columns and children of a field become values."""

    NUMBER = "number"
    CHARACTER = "character"
    STRING = "string"
    STREAMED = "streamed"
    COLLECTION = "collection"
    OPTIONAL = "optional"
    DENSE_OPTIONAL = "dense optional"
    CARDINALITY = "cardinality"
    FIXED_ARRAY = "fixed array"
    BITSET = "bitset"
    RECORD = "record"
    VARIANT = "variant"
    WRAPPER = "wrapper"

    # Looked up for each field of each batch; that of enum.Enum is written in Python.
    __hash__ = object.__hash__


INDEX_TYPES = frozenset(key for key, spec in COLUMN_TYPES.items() if spec.kind == "index")
NUMBER_TYPES = frozenset(ColumnType) - INDEX_TYPES - {ColumnType.SWITCH}


@dataclass(slots=True, unsafe_hash=True)
class FieldNode:
    """A readable field.

    Args:
        field: its description.
        kind: how it is read.
        children: readable sub-fields.
        dtype: dtype of the values of numbers, characters and cardinalities.
        size: elements per value of fixed arrays and bitsets.
        is_member_view: the field is a record of which one member is taken in its place (field selection).
    """

    field: Field
    kind: FieldKind
    children: tuple[FieldNode, ...] = ()
    dtype: np.dtype[Any] = _BYTES_DTYPE
    size: int = 1
    is_member_view: bool = False

    @property
    def members(self) -> dict[str, FieldNode]:
        """Its sub-fields by name."""
        return {child.field.name: child for child in self.children}

    @property
    def type_text(self) -> str:
        """C++ type; that of a field without one tells its members, as in ``{x: float, y: [bool]}``."""
        name = self.field.type_name
        if name or not self.children:
            return name
        if self.kind is not FieldKind.RECORD:
            return f"[{self.children[0].type_text}]"
        members = (f"{name}: {child.type_text}" for name, child in sorted(self.members.items()))
        return f"{{{', '.join(members)}}}"

    def walk(self) -> Iterator[FieldNode]:
        """The field and everything below it, in schema order."""
        yield self
        for child in self.children:
            yield from child.walk()

    def value_of(self, wrappers: Container[FieldKind]) -> FieldNode:
        """Return the field of one value, below fields of these kinds and views of members."""
        node = self
        while node.kind in wrappers or node.is_member_view:
            node = node.children[0]
        return node


def resolve_field(schema: Schema, field_id: int) -> FieldNode:
    """The readable form of a field and everything below it.

    Raises:
        UnsupportedError: an unknown role, field version or column type somewhere below (RNT-CPT-004).
        DescriptorError: columns or children that the role or type does not allow.
    """
    field = schema.fields[field_id]
    record = field.record
    path = f"schema.fields[{field_id}]"
    if record.field_version > 0:
        raise broken("RNT-FLD-005", path=path, actual=record.field_version)
    try:
        role = FieldRole(record.role)
    except ValueError:
        raise broken("RNT-FLD-003", path=path, actual=hex(record.role)) from None
    columns = [[schema.columns[i] for i in ids] for ids in field.representations]
    for representation in columns:
        for column in representation:
            if column.column_type is None:
                raise broken(
                    "RNT-COL-002",
                    path=f"schema.columns[{column.column_id}]",
                    actual=hex(column.record.type_id),
                )
    children = tuple(resolve_field(schema, child) for child in field.children)
    node = _NODES[role](field, children, columns[0] if columns else [])
    _check_columns(node, columns, path)
    return node


def _plain(field: Field, children: tuple[FieldNode, ...], columns: list[Column]) -> FieldNode:
    type_name = _type_name(field.type_name)
    size = field.record.size
    if size is not None:
        if children:
            return FieldNode(field, FieldKind.FIXED_ARRAY, children, size=size)
        return FieldNode(field, FieldKind.BITSET, dtype=np.dtype(np.bool_), size=size)
    if is_template(type_name, "cardinality"):
        counted = str(type_name.arguments[0]) if type_name.arguments else ""
        return FieldNode(
            field, FieldKind.CARDINALITY, dtype=FUNDAMENTAL_DTYPES.get(counted, np.dtype(np.uint64))
        )
    if children:
        if not is_template(type_name, "held"):
            children = tuple(map(_underlying, children))
        return FieldNode(field, FieldKind.WRAPPER, children)
    if len(columns) > 1:
        return FieldNode(field, FieldKind.STRING)
    kind = FieldKind.CHARACTER if type_name.name in _CHARACTERS else FieldKind.NUMBER
    dtype = FUNDAMENTAL_DTYPES.get(stored_type(type_name).name)
    if dtype is None:
        raise broken(
            "RNT-COL-014",
            kind=UnsupportedError,
            path=f"schema.fields[{field.field_id}]",
            type=field.type_name or "a field without type",
            actual=_names(column.column_type for column in columns),
            expected="those of a fundamental type",
        )
    return FieldNode(field, kind, dtype=dtype)


def _underlying(node: FieldNode) -> FieldNode:
    """The integer that an enumeration is based on; ROOT calls those of 8 bits with a sign ``char``."""
    return (
        replace(node, kind=FieldKind.NUMBER, dtype=np.dtype(np.int8))
        if node.kind is FieldKind.CHARACTER
        else node
    )


def _collection(field: Field, children: tuple[FieldNode, ...], columns: list[Column]) -> FieldNode:
    if not field.type_name and children and [child.field.name for child in children] != [anonymous(0)]:
        # Before the release, untyped collections had their members directly below them.
        children = (FieldNode(field, FieldKind.RECORD, children),)
    if is_optional(field) and columns and columns[0].column_type is ColumnType.BIT:
        return FieldNode(field, FieldKind.DENSE_OPTIONAL, children)
    return FieldNode(field, FieldKind.OPTIONAL if is_optional(field) else FieldKind.COLLECTION, children)


def _record(field: Field, children: tuple[FieldNode, ...], columns: list[Column]) -> FieldNode:
    return FieldNode(field, FieldKind.RECORD, children)


def _variant(field: Field, children: tuple[FieldNode, ...], columns: list[Column]) -> FieldNode:
    return FieldNode(field, FieldKind.VARIANT, children)


def _streamer(field: Field, children: tuple[FieldNode, ...], columns: list[Column]) -> FieldNode:
    return FieldNode(field, FieldKind.STREAMED, children)


_NODES = {
    FieldRole.PLAIN: _plain,
    FieldRole.COLLECTION: _collection,
    FieldRole.RECORD: _record,
    FieldRole.VARIANT: _variant,
    FieldRole.STREAMER: _streamer,
}


def is_optional(field: Field) -> bool:
    """Return whether a collection holds no or one element, which the name of its type alone decides."""
    return is_template(_type_name(field.type_name), "optional")


@lru_cache(maxsize=4096)
def _type_name(text: str) -> TypeName:
    try:
        return parse_type_name(text)
    except SchemaError:
        # Names that no C++ compiler would accept still have columns; only the name gives no hint.
        return TypeName(text)


_BYTES = frozenset({ColumnType.BYTE, ColumnType.CHAR, ColumnType.UINT8, ColumnType.INT8})
_COLUMNS: dict[FieldKind, tuple[frozenset[ColumnType], ...]] = {
    FieldKind.NUMBER: (NUMBER_TYPES,),
    FieldKind.CHARACTER: (NUMBER_TYPES,),
    FieldKind.STRING: (INDEX_TYPES, _BYTES),
    FieldKind.STREAMED: (INDEX_TYPES, _BYTES),
    FieldKind.COLLECTION: (INDEX_TYPES,),
    FieldKind.OPTIONAL: (INDEX_TYPES,),
    FieldKind.DENSE_OPTIONAL: (frozenset({ColumnType.BIT}),),
    FieldKind.CARDINALITY: (INDEX_TYPES,),
    FieldKind.FIXED_ARRAY: (),
    FieldKind.BITSET: (frozenset({ColumnType.BIT}),),
    FieldKind.RECORD: (),
    FieldKind.VARIANT: (frozenset({ColumnType.SWITCH}),),
    FieldKind.WRAPPER: (),
}
_CHILDREN: dict[FieldKind, tuple[int, int, str]] = {
    FieldKind.COLLECTION: (1, 1, "RNT-FLD-011"),
    FieldKind.OPTIONAL: (1, 1, "RNT-FLD-011"),
    FieldKind.DENSE_OPTIONAL: (1, 1, "RNT-FLD-011"),
    FieldKind.FIXED_ARRAY: (1, 1, "RNT-FLD-010"),
    FieldKind.WRAPPER: (1, 1, "RNT-TYP-005"),
    FieldKind.VARIANT: (1, MAX_VARIANT_ALTERNATIVES, "RNT-FLD-012"),
    FieldKind.STREAMED: (0, 0, "RNT-FLD-014"),
    FieldKind.RECORD: (0, sys.maxsize, "RNT-FLD-013"),
}


def _check_columns(node: FieldNode, columns: Iterable[list[Column]], path: str) -> None:
    """Raise unless every representation has the columns, and the field the children, that its kind needs."""
    field = node.field
    allowed = _COLUMNS[node.kind]
    representations = list(columns) or [[]]
    for representation in representations:
        types = [column.column_type for column in representation]
        if len(types) != len(allowed) or any(
            found not in wanted for found, wanted in zip(types, allowed, strict=True)
        ):
            raise broken(
                "RNT-COL-014",
                path=path,
                actual=_names(types),
                type=f"field '{field.path}'",
                expected=f"those of a {node.kind.value} field",
            )
    least, most, rule_id = _CHILDREN.get(node.kind, (0, 0, "RNT-COL-014"))
    if not least <= len(node.children) <= most:
        raise broken(
            rule_id,
            kind=DescriptorError,
            path=path,
            expected=f"{least} to {most}",
            actual=len(node.children),
            type=f"field '{field.path}'",
            problem=f"{len(node.children)} sub-fields",
        )
    if node.kind in (FieldKind.FIXED_ARRAY, FieldKind.BITSET):
        if field.record.array_size == 0:
            raise broken(
                "RNT-FLD-008",
                path=path,
                problem=f"field '{field.path}' repeats its content {node.size} times",
            )
        if _repetitions(node) > MAX_REPETITIONS:
            raise UnsupportedError(
                f"field '{field.path}' holds {_repetitions(node)} elements in every value", path=path,
                expected=f"at most {MAX_REPETITIONS}", hint="the sizes of arrays in arrays are multiplied",
            )  # fmt: skip


def _names(types: Iterable[ColumnType | None]) -> str:
    """Column types in words; those that are not known have no name."""
    return ", ".join(each.name for each in types if each is not None) or "none"


def _repetitions(node: FieldNode) -> int:
    """Elements in one value of an array of arrays; bounded, because array libraries count them with few bits."""
    count = 1
    while node.kind in (FieldKind.FIXED_ARRAY, FieldKind.BITSET):
        count *= node.size
        if not node.children:
            break
        node = node.children[0]
    return count


class ReadableFields(Mapping[str, FieldNode]):
    """Readable top-level fields by name; each is resolved when it is asked for, once.

    Args:
        schema: the schema.
        nodes: fields that are resolved, by id.
        left_out: ids of top-level fields that are not readable.
    """

    def __init__(self, schema: Schema, nodes: dict[int, FieldNode], left_out: Container[int] = ()) -> None:
        self._schema = schema
        top = schema.links.top_level
        self._ids = top[[field_id not in left_out for field_id in top.tolist()]] if left_out else top
        self._left_out = left_out
        self._by_id, self._by_name = nodes, dict[str, FieldNode]()
        self._names: list[str] | None = None

    def __len__(self) -> int:
        return len(self._ids)

    def __iter__(self) -> Iterator[str]:
        if self._names is None:
            self._names = self._schema.links.names(self._ids)
        return iter(self._names)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self.get(name) is not None

    def __getitem__(self, name: str) -> FieldNode:
        node = self._by_name.get(name)
        if node is None:
            field_id = self._schema.links.find(name)
            if field_id is None or field_id in self._left_out:
                raise KeyError(name)
            node = self._by_id.get(field_id) or resolve_field(self._schema, field_id)
            self._by_name[name] = node
        return node

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (dict(self),)


_FEW = 8
"""Fields that are resolved without a look at which are alike."""


def resolve_schema(schema: Schema) -> tuple[Mapping[str, FieldNode], dict[str, RNTupleError]]:
    """All readable top-level fields by name, and the error for each of those that must be left out.

    Unsupported fields are skipped (section "Notes on Backward and Forward Compatibility"), and so are fields whose columns
    contradict their type. A projected field goes with its source. Of fields that are alike, one is resolved at once, and
    the others when they are asked for.
    """
    top = schema.links.top_level
    has_few = len(top) <= _FEW
    alike = top if has_few else _alike(schema.links)[top]
    nodes: dict[int, FieldNode] = {}
    errors: dict[int, RNTupleError] = {}

    def is_readable(field_id: int) -> bool:
        try:
            nodes[field_id] = resolve_field(schema, field_id)
        except (UnsupportedError, DescriptorError) as error:
            errors[field_id] = error
        return field_id in nodes

    for field_id in (top if has_few else top[np.unique(alike, return_index=True)[1]]).tolist():
        is_readable(field_id)
    if not errors:
        return ReadableFields(schema, nodes), {}
    numbers = dict(zip(top.tolist(), alike.tolist(), strict=True))
    unreadable = {numbers[field_id] for field_id in errors}
    dropped: dict[str, RNTupleError] = {}
    dropped_ids: set[int] = set()
    for field_id, number in numbers.items():
        if number in unreadable and (field_id in errors or not is_readable(field_id)):
            dropped[schema.fields[field_id].name] = errors[field_id]
            dropped_ids.update(field.field_id for field in schema.walk(field_id))
    for field_id in numbers:
        sources = {field.record.source_field_id for field in schema.walk(field_id)}
        if field_id not in errors and sources & dropped_ids:
            name = schema.fields[field_id].name
            dropped[name] = errors[field_id] = broken("RNT-CPT-005", name=name)
    return ReadableFields(schema, nodes, frozenset(errors)), dropped


_IS_ALIAS = 1 << 16
_IS_CONTENT = -(1 << 62)


def _alike(links: SchemaLinks) -> npt.NDArray[np.int64]:
    """A number for each field: fields of equal numbers are all readable or all not, for the same reason."""
    alike, fields, ids = Sequences(links.num_fields), links.fields, np.arange(links.num_fields)
    version, role, flags = map(fields.array, ("field_version", "role", "flags"))
    form = version << 32 | role << 16 | flags
    for member in (form, fields.array("array_size"), fields.indexed("type_name").first):
        if len(member) and (member != member[0]).any():
            alike.append(ids, member)
    # Of a varying number of values for each field only those for sub-fields are positive.
    kinds = -(links.columns.array("type_id") << 17 | links.representation)
    alike.append(links.owner, kinds)
    if len(links.aliases):
        alike.append(links.alias_owner, kinds[links.shown] - _IS_ALIAS)
    if links.depth.any():
        parent = links.parent
        # Only an only child can be anonymous content.
        is_content = links.are_called(anonymous(0)) & (np.diff(links.sub_fields.first)[parent] == 1)
        alike.append(np.where(is_content, ids, -1), np.full(len(ids), _IS_CONTENT))
        alike.append(np.where(parent == ids, -1, parent))
    return alike.numbers


def select_member(node: FieldNode, names: list[str]) -> FieldNode:
    """The part of a field below a dotted path: ``Muon.pt`` takes one member of the records inside ``Muon``.

    Anonymous content (``_0`` of collections, arrays and wrappers) need not be named.

    Raises:
        SchemaError: no such member.
    """
    if not names:
        return node
    by_name = node.members
    if node.kind is FieldKind.RECORD:
        if names[0] not in by_name:
            known = ", ".join(by_name) or "none"
            raise SchemaError(
                f"'{node.field.path}' has no member '{names[0]}'", hint=f"its members are: {known}"
            )
        child = select_member(by_name[names[0]], names[1:])
        return replace(node, children=(child,), is_member_view=True)
    if len(node.children) == 1:
        child = node.children[0]
        return replace(
            node, children=(select_member(child, names[1:] if names[0] == child.field.name else names),)
        )
    raise SchemaError(f"'{node.field.path}' is a {node.kind.value} field and has no member '{names[0]}'")
