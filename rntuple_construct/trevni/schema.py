"""Columns of a file that is written: types, names and metadata, from C++ types or the format's own."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.model.arrays.infer import (
    FUNDAMENTAL_NAMES,
    STRING_TYPE,
    infer_layout,
    list_of,
    optional_of,
)
from rntuple_construct.model.arrays.ingest import members, to_layout
from rntuple_construct.model.schema.declared import check_field_name
from rntuple_construct.model.schema.field_kinds import FieldNode
from rntuple_construct.model.schema.specs import Spec
from rntuple_construct.model.values.layout import (
    Collection,
    FixedArray,
    Layout,
    Numbers,
    Optional,
    Record,
    Streamed,
    Strings,
    Variant,
)
from rntuple_construct.trevni import leaves, metadata
from rntuple_construct.trevni.codecs import CODECS, Codec, codec_of
from rntuple_construct.trevni.fields import Column, Segment, taken_apart
from rntuple_construct.trevni.metadata import ColumnInfo, default_steps
from rntuple_construct.trevni.profiles import TYPES, Profile
from rntuple_construct.writer.model import Model

__all__ = ["ColumnOptions", "Plan", "TrevniSchema", "make_plan"]

_OWN_TYPE = re.compile(rf"({'|'.join(TYPES)})([*?]*)")
_CPP = {
    "long": FUNDAMENTAL_NAMES["int64"], "int": FUNDAMENTAL_NAMES["int32"], "fixed32": FUNDAMENTAL_NAMES["int32"],
    "fixed64": FUNDAMENTAL_NAMES["int64"], "float": FUNDAMENTAL_NAMES["float32"], "double": FUNDAMENTAL_NAMES["float64"],
    "string": STRING_TYPE, "boolean": FUNDAMENTAL_NAMES["bool"],
}  # fmt: skip
_TYPE_OF_DTYPE = {
    "bool": "int", "int8": "int", "uint8": "int", "int16": "int", "uint16": "int", "int32": "int", "uint32": "long",
    "int64": "long", "uint64": "fixed64", "float32": "float", "float64": "double",
}  # fmt: skip
TrevniSchema: TypeAlias = "Mapping[str, Spec | Layout]"
"""Name of each field and what it holds: a C++ type name as for RNTuples, or a type of the format with ``*`` for a list
and ``?`` for an optional value behind it, from outside in: ``long``, ``string?``, ``bytes*``; or no values in the form in
which those of the rows come, for values that no such name stands for."""


@dataclass(frozen=True, kw_only=True)
class ColumnOptions:
    """Choices for one column.

    Args:
        type: type of the format, such as ``fixed32``; by default the one that fits.
        codec: compression; by default that of the file.
        checksum: ``crc32`` or ``null``; by default that of the file.
        first_values: keep the first value of each block, so that blocks of a sorted column can be passed over.
        parent: name of an earlier column (dialect of the document only, where it is informational).
        block_rows: exactly so many rows make a block; by default as in the file.
        metadata: user keys.
    """

    type: str | None = None
    codec: str | None = None
    checksum: str | None = None
    first_values: bool = False
    parent: str | None = None
    block_rows: int | None = None
    metadata: Mapping[str, str | bytes] = field(default_factory=dict)


@dataclass(frozen=True)
class PlannedColumn:
    """A column of a file that is written.

    Args:
        info: what readers will know of it.
        pairs: its metadata as stored.
        field: name of its field.
        leaf: which of the columns that the field is taken apart into has its values.
        depth: steps of that column around its values or lengths.
    """

    info: ColumnInfo
    pairs: tuple[tuple[str, bytes], ...]
    field: str
    leaf: int
    depth: int


class Plan:
    """The columns of a file that is written.

    Args:
        profile: the dialect.
        nodes: fields with C++ types.
        own: fields with types of the format that C++ has no names for, and their steps.
        given: fields that are written as their values are, and none of these values.
        names: all fields in order.
    """

    def __init__(
        self,
        profile: Profile,
        nodes: Mapping[str, FieldNode],
        own: Mapping[str, tuple[str, str]],
        given: Mapping[str, Layout],
        names: Sequence[str],
    ) -> None:
        self.profile = profile
        self._nodes = nodes
        self._own = own
        self._given = given
        self._names = names
        self.columns: list[PlannedColumn] = []
        self.avro_schema: dict[str, Any] | None = None

    def layouts(self, data: Any) -> tuple[dict[str, Layout], int]:
        """Rows as one layout for each field.

        Args:
            data: a mapping from names to arrays, an array or table of records, or a list of dicts.

        Returns:
            the layouts by name, and the number of rows.

        Raises:
            SchemaError: fields missing or too many, lengths that differ, values that do not fit.
        """
        columns = members(data)
        unknown = [name for name in columns if name not in self._names]
        if unknown:
            raise SchemaError(
                f"there is no field '{unknown[0]}' to take data",
                hint=f"fields: {', '.join(self._names) or 'none'}",
            )
        missing = [name for name in self._names if name not in columns]
        if missing and not (isinstance(data, Sequence) and len(data) == 0):
            raise SchemaError(f"no data for field '{missing[0]}'")
        layouts: dict[str, Layout] = {}
        for name in self._names:
            values = columns.get(name, ())
            if name in self._given:
                layouts[name] = values if isinstance(values, Layout) else _nothing(self._given[name], values)
            elif name in self._own:
                layouts[name] = _own_layout(*self._own[name], values, name)
            else:
                layouts[name] = to_layout(self._nodes[name], values)
        lengths = {name: len(layout) for name, layout in layouts.items()}
        if len(set(lengths.values())) > 1:
            first, *others = lengths
            other = next(name for name in others if lengths[name] != lengths[first])
            raise broken(
                "RNT-TRV-002", kind=SchemaError, path=other, expected=lengths[first], actual=lengths[other],
                remark=f"field '{first}' has {lengths[first]}",
            )  # fmt: skip
        return layouts, next(iter(lengths.values()), 0)


def _nothing(layout: Layout, values: Any) -> Layout:
    """No values of a form."""
    if len(values):
        raise SchemaError(f"values of a {type(values).__name__} for a field that takes layouts")
    return layout


def _own_layout(kind: str, steps: str, values: Any, name: str) -> Layout:
    """Null or Bytes values, nested or not, as a layout."""
    if isinstance(values, (Streamed, Collection, Optional)):
        return values
    values = list(values)
    if steps:
        lists = [([] if value is None else [value]) if steps[0] == "?" else list(value) for value in values]
        offsets = np.cumsum([0, *map(len, lists)], dtype=np.int64)
        content = _own_layout(kind, steps[1:], [value for each in lists for value in each], name)
        return Collection(offsets, content) if steps[0] == "*" else Optional(offsets, content)
    if kind == "null":
        if any(value is not None for value in values):
            raise SchemaError(f"field '{name}' holds null values only", path=name)
        return leaves.missing(len(values))
    if not all(isinstance(value, (bytes, bytearray)) for value in values):
        raise SchemaError(f"field '{name}' holds bytes", path=name)
    joined = np.frombuffer(b"".join(values), np.uint8)
    return Streamed(np.cumsum([0, *map(len, values)], dtype=np.int64), joined)


def make_plan(
    profile: Profile,
    schema: TrevniSchema,
    options: Mapping[str, ColumnOptions],
    codec: Codec,
    has_checksums: bool,
    record: str | None = None,
) -> Plan:
    """The columns that a schema asks for.

    Args:
        profile: the dialect.
        schema: what each field holds.
        options: choices by name of the column.
        codec: codec of the file.
        has_checksums: whether blocks have checksums unless their column says otherwise.
        record: name of the Avro record that rows are, if Avro's schema of it is to be kept.

    Raises:
        SchemaError: something that the dialect cannot express; the error names the field.
    """
    own: dict[str, tuple[str, str]] = {}
    specs: dict[str, Spec] = {}
    types: dict[str, str] = {}
    given: dict[str, Layout] = {}
    for name, spec in schema.items():
        if not name:
            raise broken("RNT-TRV-010", kind=SchemaError, path="schema", actual=name)
        if isinstance(spec, Layout):
            given[name] = spec
            continue
        match = _OWN_TYPE.fullmatch(spec) if isinstance(spec, str) else None
        if match is None:
            specs[name] = spec
        elif match[1] in ("null", "bytes"):
            own[name] = (match[1], match[2])
        else:
            specs[name] = _nested(_CPP[match[1]], match[2])
            types[name] = match[1]
    plan = Plan(profile, _nodes_of(specs), own, given, list(schema))
    empty, _ = plan.layouts({name: [] for name in schema})
    planned = _Planner(profile, options, types, codec, has_checksums)
    if record is not None:
        if profile.has_levels:
            raise SchemaError(f"{profile} keeps no schema of an Avro record", hint="write trevni-avro")
        plan.avro_schema = _RecordPlanner(planned).record(record, empty)
    else:
        for name, layout in empty.items():
            planned.add(name, layout)
    unknown = sorted(set(options) - {column.info.name for column in planned.columns})
    if unknown:
        raise SchemaError(
            f"options for column '{unknown[0]}', which the schema does not have",
            hint=f"columns: {', '.join(column.info.name for column in planned.columns)}",
        )
    plan.columns = planned.columns
    return plan


def _nested(name: str, steps: str) -> str:
    for step in reversed(steps):
        name = str(list_of(name)) if step == "*" else optional_of(name)
    return name


def _nodes_of(specs: Mapping[str, Spec]) -> dict[str, FieldNode]:
    """The fields that C++ types stand for, as the writer of RNTuples knows them."""
    # Names that an RNTuple cannot have, such as those with dots, are replaced for the time being.
    aliases: dict[str, str] = {}
    for number, name in enumerate(specs):
        try:
            aliases[check_field_name(name)] = name
        except SchemaError:
            aliases[f"field_{number}"] = name
    model = Model(DEFAULT_GENERATION, False)
    model.add(model.declare({alias: specs[name] for alias, name in aliases.items()}, {}, {}))
    return {aliases[node.field.name]: node for node in model.nodes}


class _Planner:
    """Makes columns of fields."""

    def __init__(
        self, profile: Profile, options: Mapping[str, ColumnOptions], types: Mapping[str, str], codec: Codec,
        has_checksums: bool,
    ) -> None:  # fmt: skip
        self._profile = profile
        self._options = options
        self._types = types
        self._codec = codec
        self._has_checksums = has_checksums
        self._index: dict[str, int] = {}
        self.columns: list[PlannedColumn] = []

    def add(self, name: str, layout: Layout) -> None:
        """Add the columns of a field."""
        for number, column in enumerate(taken_apart(name, layout)):
            if self._profile.has_levels:
                self._add_with_levels(name, number, column)
            else:
                self._add_with_parents(name, number, column)

    def _add_with_levels(self, field_name: str, number: int, column: Column) -> None:
        name = ".".join(segment.name for segment in column.path)
        steps = column.steps
        user: dict[str, bytes] = {}
        if len(column.path) > 1 or steps != default_steps(steps.count("*"), len(steps)):
            bad = [part.name for part in column.path if not part.name or set(part.name) & set(".*?")]
            if bad:
                raise SchemaError(f"name '{bad[0]}' of a nested field has '.', '*' or '?' in it", path=name)
            user[metadata.PATH] = ".".join(part.name + part.steps for part in column.path).encode()
        info = self.info(field_name, name, column.values, user)
        info = replace(
            info,
            max_repetition=steps.count("*"),
            max_definition=len(steps),
            array_width=column.array_width,
            steps=steps,
        )
        if column.array_width and info.type.form == "none":
            raise SchemaError(f"column '{name}': null values have no array width", path=name)
        self.append(field_name, number, info, len(steps))

    def _add_with_parents(self, field_name: str, number: int, column: Column) -> None:
        if column.array_width:
            raise SchemaError(
                f"field '{field_name}' has arrays of a fixed size, which Avro's Trevni has not",
                path=field_name,
            )
        base, parent, depth = "", None, 0
        last_segment = len(column.path) - 1
        for place, segment in enumerate(column.path):
            _check_avro_name(segment, field_name)
            base = f"{base}#{segment.name}" if base else segment.name
            for step, mark in enumerate(segment.steps):
                name = base + "[]" * step
                depth += 1
                is_leaf = place == last_segment and step == len(segment.steps) - 1
                user = {metadata.OPTIONAL: b""} if mark == "?" else {}
                if not is_leaf and name in self._index:
                    parent = self._index[name]
                    continue
                values = column.values if is_leaf else leaves.missing(0)
                info = replace(self.info(field_name, name, values, user), is_array=True, parent=parent)
                self.append(field_name, number, info, depth)
                parent = self._index[name]
            base += "[]" * (len(segment.steps) - 1)
        if not column.path[-1].steps:
            info = replace(self.info(field_name, base, column.values, {}), parent=parent)
            self.append(field_name, number, info, depth)

    def info(self, field_name: str, name: str, values: Layout, user: dict[str, bytes]) -> ColumnInfo:
        """Type, codec and user keys of a column with plain values."""
        options = self._options.get(name, ColumnOptions())
        wanted = options.type or (None if leaves.is_null(values) else self._types.get(field_name))
        kind_name = wanted or self._type_of(values, name)
        if kind_name not in TYPES or kind_name not in self._profile.types:
            raise broken(
                "RNT-TRV-011", kind=SchemaError, path=name, actual=kind_name, remark=f"in {self._profile}"
            )
        kind = TYPES[kind_name]
        if isinstance(values, Numbers):
            leaves.as_stored(kind, values.data, name)
            cpp = infer_layout(values, name)
            if cpp != _CPP.get(kind_name):
                user = {**user, metadata.CPP_TYPE: str(cpp).encode()}
        codec = self._codec if options.codec is None else codec_of(options.codec)
        if codec is None:
            raise SchemaError(f"there is no codec '{options.codec}'", hint=f"one of {', '.join(CODECS)}")
        has_checksums = self._has_checksums if options.checksum is None else checksum_named(options.checksum)
        for key, value in options.metadata.items():
            check_user_key(key)
            user[key] = value.encode("utf-8") if isinstance(value, str) else bytes(value)
        return ColumnInfo(
            len(self.columns), name, kind, codec, has_checksums, options.first_values, metadata=user
        )

    def _type_of(self, values: Layout, name: str) -> str:
        if isinstance(values, Numbers):
            dtype = values.data.dtype.newbyteorder("=").name
            return (
                "boolean" if dtype == "bool" and "boolean" in self._profile.types else _TYPE_OF_DTYPE[dtype]
            )
        if isinstance(values, Strings):
            return "string"
        if isinstance(values, Streamed):
            return "bytes"
        return "null"

    def append(self, field_name: str, number: int, info: ColumnInfo, depth: int) -> None:
        """Add a column; arguments as in ``PlannedColumn``."""
        options = self._options.get(info.name, ColumnOptions())
        if info.name in self._index:
            raise broken("RNT-TRV-010", kind=SchemaError, path=info.name, actual=info.name)
        nested = bool(info.max_definition or info.array_width or info.is_array or info.parent is not None)
        if info.has_first_values and (nested or not info.type.has_first_values):
            raise broken("RNT-TRV-026", kind=SchemaError, path=info.name, remark="they are for plain values")
        if not self._profile.has_levels and info.has_checksums and info.codec.name == "null":
            raise SchemaError(
                f"column '{info.name}' has checksums but no compression, which Avro's Java cannot write or read",
                path=info.name, hint="choose the codec deflate",
            )  # fmt: skip
        parent = None
        if options.parent is not None:
            if not self._profile.has_levels or options.parent not in self._index:
                raise broken("RNT-TRV-012", kind=SchemaError, path=info.name, actual=options.parent)
            parent = options.parent
        elif info.parent is not None:
            parent = self.columns[info.parent].info.name
        self._index[info.name] = info.index
        pairs = self._pairs(info, options, parent)
        self.columns.append(PlannedColumn(info, pairs, field_name, number, depth))

    def _pairs(
        self, info: ColumnInfo, options: ColumnOptions, parent: str | None
    ) -> tuple[tuple[str, bytes], ...]:
        found = {metadata.NAME: info.name.encode("utf-8"), metadata.TYPE: info.type.name.encode()}
        if options.codec is not None:
            found[metadata.CODEC] = info.codec.name.encode()
        if options.checksum is not None:
            found[metadata.CHECKSUM] = b"crc32" if info.has_checksums else b"null"
        for key, is_set in ((metadata.VALUES, info.has_first_values), (metadata.ARRAY, info.is_array)):
            if is_set:
                found[key] = self._profile.true
        for key, number in (
            (metadata.REPETITION, info.max_repetition), (metadata.DEFINITION, info.max_definition),
            (metadata.ARRAY_WIDTH, info.array_width),
        ):  # fmt: skip
            if number:
                found[key] = str(number).encode()
        if parent is not None:
            found[metadata.PARENT] = parent.encode("utf-8")
        return tuple({**found, **info.metadata}.items())


_AVRO_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_AVRO_TYPES = frozenset({"null", "boolean", "int", "long", "float", "double", "string", "bytes"})
_ARRAY = "array"
AvroType: TypeAlias = Any
"""A schema of Avro, as in JSON: a name, a list of branches, or a dict."""


class _RecordPlanner:
    """Makes columns as Avro's own writer of records does, and the schema of the record that they are made of."""

    def __init__(self, planner: _Planner) -> None:
        self._planner = planner
        self._record = ""
        self._names: dict[int, str] = {}
        self._field = ""
        self._number = 0

    def record(self, name: str, fields: Mapping[str, Layout]) -> dict[str, Any]:
        """Add the columns of all fields and give the schema.

        Args:
            name: name of the record.
            fields: the fields.

        Raises:
            SchemaError: names or values that Avro does not have.
        """
        self._record = _avro_name(name, name)
        found = []
        for field_name, layout in fields.items():
            self._field, self._number = field_name, 0
            kind = self._of(_avro_name(field_name, field_name), layout, None, 0, False)
            found.append({"name": field_name, "type": kind})
        return {"type": "record", "name": name, "fields": found}

    def _of(self, path: str, layout: Layout, parent: int | None, depth: int, is_array: bool) -> AvroType:
        """Add the columns of values and give their type.

        Args:
            path: name of their column, or the start of it.
            layout: the values.
            parent: column whose values they belong to.
            depth: lists and optional values around them.
            is_array: the innermost of these has no column yet.
        """
        if (
            is_array
            and isinstance(layout, (Collection, Optional, Record, Variant))
            and not leaves.is_null(layout)
        ):
            info = replace(self._info(path, leaves.missing(0)), is_array=True, parent=parent)
            self._planner.append(self._field, self._number, info, depth)
            parent = info.index
        if leaves.is_null(layout):
            return self._plain(path, layout, parent, depth, is_array)
        if isinstance(layout, Collection):
            items = self._of(f"{path}[]", layout.content, parent, depth + 1, True)
            return {"type": _ARRAY, "items": items}
        if isinstance(layout, Optional):
            branch = self._branch(path, layout.content)
            return ["null", self._of(f"{path}/{branch}", layout.content, parent, depth + 1, True)]
        if isinstance(layout, Variant):
            return self._union(path, layout, parent, depth)
        if isinstance(layout, Record):
            members = []
            for name, values in layout.members.items():
                kind = self._of(f"{path}#{_avro_name(name, path)}", values, parent, depth, False)
                members.append({"name": name, "type": kind})
            if not members:
                raise SchemaError(f"a record without members in '{path}' has no column", path=path)
            return {"type": "record", "name": self._name_of(layout), "fields": members}
        return self._plain(path, layout, parent, depth, is_array)

    def _union(self, path: str, layout: Variant, parent: int | None, depth: int) -> AvroType:
        """Add the columns of all branches; null is one of them, since variants can be without a value."""
        branches = [self._branch(path, values) for values in layout.alternatives]
        if len(set(branches)) < len(branches) or len(branches) < 2 or "null" in branches:
            raise SchemaError(
                f"types {', '.join(branches)} in '{path}' are no union of Avro, whose branches are two or more types",
                path=path,
            )
        pairs = zip(branches, layout.alternatives, strict=True)
        return [
            "null",
            *(self._of(f"{path}/{branch}", values, parent, depth + 1, True) for branch, values in pairs),
        ]

    def _name_of(self, record: Record) -> str:
        """The name of a record; each has its own."""
        return self._names.setdefault(id(record), f"{self._record}_{len(self._names) + 1}")

    def _branch(self, path: str, layout: Layout) -> str:
        if isinstance(layout, Collection):
            return _ARRAY
        if isinstance(layout, Record):
            return self._name_of(layout)
        if isinstance(layout, (Optional, Variant)) and not leaves.is_null(layout):
            raise SchemaError(
                f"optional values or variants in those of '{path}' are no union of Avro", path=path
            )
        return self._info(path, layout).type.name

    def _info(self, path: str, values: Layout) -> ColumnInfo:
        if isinstance(values, FixedArray):
            raise SchemaError(
                f"'{path}' has arrays of a fixed size, which are not written for Avro",
                path=path,
            )
        return self._planner.info(self._field, path, values, {})

    def _plain(self, path: str, layout: Layout, parent: int | None, depth: int, is_array: bool) -> AvroType:
        info = replace(self._info(path, layout), is_array=is_array, parent=parent)
        if info.type.name not in _AVRO_TYPES:
            raise SchemaError(f"Avro has no type '{info.type.name}' for column '{path}'", path=path)
        self._planner.append(self._field, self._number, info, depth)
        self._number += 1
        return info.type.name


def _avro_name(name: str, path: str) -> str:
    if not _AVRO_NAME.fullmatch(name):
        raise SchemaError(f"'{name}' is no name that Avro can have", path=path, hint="letters, digits and _")
    return name


def _check_avro_name(segment: Segment, field_name: str) -> None:
    if not segment.name or set(segment.name) & set("#[]/>"):
        raise SchemaError(
            f"name '{segment.name}' of field '{field_name}' is empty or has '#', '[', ']', '/' or '>' in it, which join "
            "names of columns", path=field_name,
        )  # fmt: skip


def checksum_named(name: str) -> bool:
    """Whether the checksum of a name is one.

    Raises:
        SchemaError: no such checksum.
    """
    known = {"null": False, "none": False, "crc32": True}
    if name not in known:
        raise SchemaError(f"there is no checksum '{name}'", hint="crc32 or null")
    return known[name]


def check_user_key(key: str) -> None:
    """Raise SchemaError for a key that the format has kept for itself (RNT-TRV-008)."""
    if key.startswith(metadata.PREFIX):
        raise broken(
            "RNT-TRV-008",
            kind=SchemaError,
            path="metadata",
            actual=key,
            hint=f"'{metadata.PREFIX}' starts reserved keys",
        )


def row_bounds(offsets: Sequence[npt.NDArray[np.int64]], num_rows: int) -> npt.NDArray[np.int64]:
    """Where the instances of a step begin that belong to each row; one more at the end."""
    bounds = np.arange(num_rows + 1)
    for places in offsets:
        bounds = places[bounds]
    return bounds
