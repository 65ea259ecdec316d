"""Columns of a file that is written: types, names and metadata, from C++ types or the format's own."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, TypeAlias

import numpy as np

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
from rntuple_construct.model.schema.specs import Spec, StreamerSpec
from rntuple_construct.model.values.layout import (
    Collection,
    FixedArray,
    Layout,
    Lists,
    Numbers,
    Optional,
    Record,
    Streamed,
    Strings,
    Variant,
)
from rntuple_construct.trevni import leaves, metadata
from rntuple_construct.trevni.codecs import CODECS, Codec, codec_of
from rntuple_construct.trevni.metadata import ColumnInfo, default_steps
from rntuple_construct.trevni.profiles import TYPES, Profile
from rntuple_construct.writer.model import Model

__all__ = ["ColumnOptions", "Plan", "TrevniSchema", "make_plan"]

_OWN_TYPE = re.compile(rf"({'|'.join(TYPES)})([*?]*)")
_CPP = {
    "long": FUNDAMENTAL_NAMES["int64"], "int": FUNDAMENTAL_NAMES["int32"], "fixed32": FUNDAMENTAL_NAMES["int32"],
    "fixed64": FUNDAMENTAL_NAMES["int64"], "float": FUNDAMENTAL_NAMES["float32"], "double": FUNDAMENTAL_NAMES["float64"],
    "string": STRING_TYPE, "boolean": FUNDAMENTAL_NAMES["bool"], "bytes": "bytes",
}  # fmt: skip
_CLASSES = {"bytes": StreamerSpec("bytes")}
"""Types of the format that C++ has no name for."""
_TYPE_OF_DTYPE = {
    "bool": "int", "int8": "int", "uint8": "int", "int16": "int", "uint16": "int", "int32": "int", "uint32": "long",
    "int64": "long", "uint64": "fixed64", "float32": "float", "float64": "double",
}  # fmt: skip
_AVRO_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_AVRO_TYPES = frozenset({"null", "boolean", "int", "long", "float", "double", "string", "bytes"})
_ARRAY = "array"
AvroType: TypeAlias = Any
"""A schema of Avro, as in JSON: a name, a list of branches, or a dict."""
TrevniSchema: TypeAlias = "Mapping[str, Spec | Layout]"
"""Name and type of each field.

A type is a C++ type name as for RNTuples, or a type of the format. The latter may end with ``*`` for a list
and ``?`` for an optional value, from outside in: ``long``, ``string?``, ``bytes*``. A mapping of such members
is a record, and a list of one item is a list. For other types, give an empty layout in the form of the rows."""


@dataclass(frozen=True, kw_only=True)
class ColumnOptions:
    """Choices for one column.

    Args:
        type: type of the format, such as ``fixed32``; by default the one that fits.
        codec: compression; by default that of the file.
        checksum: ``crc32`` or ``null``; by default that of the file.
        first_values: keep the first value of each block, so that blocks of a sorted column can be passed over.
        parent: name of an earlier column (dialect of the document only, where it is informational).
        block_rows: rows per block, exactly; by default as in the file.
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
        leaf: which of the columns of the field has its values.
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
        fill: for each field by name, what makes a layout of its values.
    """

    def __init__(self, profile: Profile, fill: Mapping[str, Callable[[Any], Layout]]) -> None:
        self.profile = profile
        self._fill = fill
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
        unknown = [name for name in columns if name not in self._fill]
        if unknown:
            raise SchemaError(
                f"there is no field '{unknown[0]}' to take data",
                hint=f"fields: {', '.join(self._fill) or 'none'}",
            )
        missing = [name for name in self._fill if name not in columns]
        if missing and not (isinstance(data, Sequence) and len(data) == 0):
            raise SchemaError(f"no data for field '{missing[0]}'")
        layouts = {name: fill(columns.get(name, ())) for name, fill in self._fill.items()}
        lengths = {name: len(layout) for name, layout in layouts.items()}
        if len(set(lengths.values())) > 1:
            first, *others = lengths
            other = next(name for name in others if lengths[name] != lengths[first])
            raise broken(
                "RNT-TRV-002", kind=SchemaError, path=other, expected=lengths[first], actual=lengths[other],
                remark=f"field '{first}' has {lengths[first]}",
            )  # fmt: skip
        return layouts, next(iter(lengths.values()), 0)


def _given_layout(layout: Layout, values: Any) -> Layout:
    """Values that are a layout; no other values can be written in the form of ``layout``."""
    if isinstance(values, Layout):
        return values
    if len(values):
        raise SchemaError(f"values of a {type(values).__name__} for a field that takes layouts")
    return layout


def _null_layout(steps: str, name: str, values: Any) -> Layout:
    """Null values, nested or not, as a layout."""
    if isinstance(values, (Collection, Optional)):
        return values
    values = list(values)
    if steps:
        lists = [([] if value is None else [value]) if steps[0] == "?" else list(value) for value in values]
        offsets = np.cumsum([0, *map(len, lists)], dtype=np.int64)
        content = _null_layout(steps[1:], name, [value for each in lists for value in each])
        return Collection(offsets, content) if steps[0] == "*" else Optional(offsets, content)
    if any(value is not None for value in values):
        raise SchemaError(f"field '{name}' holds null values only", path=name)
    return leaves.missing(len(values))


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
        has_checksums: if true, blocks have checksums unless their column says otherwise.
        record: name of the Avro record that rows are, if Avro's schema of it is to be kept.

    Raises:
        SchemaError: something that the dialect cannot express; the error names the field.
    """
    specs: dict[str, Spec] = {}
    types: dict[tuple[str, ...], str] = {}
    fill: dict[str, Callable[[Any], Layout]] = {}
    for name, spec in schema.items():
        if not name:
            raise broken("RNT-TRV-010", kind=SchemaError, path="schema", actual=name)
        match = _OWN_TYPE.fullmatch(spec) if isinstance(spec, str) else None
        if isinstance(spec, Layout):
            fill[name] = partial(_given_layout, spec)
        elif match is not None and match[1] == "null":
            fill[name] = partial(_null_layout, match[2], name)
        else:
            specs[name] = _cpp_spec(spec, (name,), types)
    fill.update({name: partial(to_layout, node) for name, node in _nodes_of(specs).items()})
    plan = Plan(profile, {name: fill[name] for name in schema})
    if record is not None and profile.has_levels:
        raise SchemaError(f"{profile} keeps no schema of an Avro record", hint="write trevni-avro")
    empty, _ = plan.layouts({name: [] for name in schema})
    planned = _Planner(profile, options, types, codec, has_checksums, record)
    found = [{"name": name, "type": planned.add(name, layout)} for name, layout in empty.items()]
    if record is not None:
        plan.avro_schema = {"type": "record", "name": record, "fields": found}
    unknown = sorted(set(options) - {column.info.name for column in planned.columns})
    if unknown:
        raise SchemaError(
            f"options for column '{unknown[0]}', which the schema does not have",
            hint=f"columns: {', '.join(column.info.name for column in planned.columns)}",
        )
    plan.columns = planned.columns
    return plan


def _cpp_spec(spec: Spec, names: tuple[str, ...], types: dict[tuple[str, ...], str]) -> Spec:
    """A spec with C++ types in place of types of the format, which go to ``types`` by names of the field and its members."""
    if isinstance(spec, Mapping):
        return {member: _cpp_spec(content, (*names, member), types) for member, content in spec.items()}
    if isinstance(spec, str):
        match = _OWN_TYPE.fullmatch(spec)
        if match is None or match[1] not in _CPP:
            return spec
        types[names] = match[1]
        return _nested(_CPP[match[1]], match[2])
    if isinstance(spec, (list, tuple)):
        return [_cpp_spec(item, names, types) for item in spec]
    return spec


def _nested(name: str, steps: str) -> str:
    for step in reversed(steps):
        name = str(list_of(name)) if step == "*" else optional_of(name)
    return name


def _nodes_of(specs: Mapping[str, Spec]) -> dict[str, FieldNode]:
    """The fields of C++ types, as the writer of RNTuples defines them."""
    # Names that an RNTuple cannot have, such as those with dots, are replaced for the time being.
    aliases: dict[str, str] = {}
    for number, name in enumerate(specs):
        try:
            aliases[check_field_name(name)] = name
        except SchemaError:
            aliases[f"field_{number}"] = name
    model = Model(DEFAULT_GENERATION, False)
    model.add(model.declare({alias: specs[name] for alias, name in aliases.items()}, _CLASSES, {}))
    return {aliases[node.field.name]: node for node in model.nodes}


@dataclass(frozen=True)
class _ValuePosition:
    """Position of values in their field.

    Args:
        names: names of the field and its members around them.
        path: the same with the steps below each name.
        column: name of their column, or the start of it.
        steps: the steps around them.
        parent: the column that has the lengths of these steps, or of all but the last.
        is_pending: the last step has no column yet.
    """

    names: tuple[str, ...]
    path: str
    column: str
    steps: str = ""
    parent: int | None = None
    is_pending: bool = False

    @property
    def shown(self) -> str:
        """The names, for errors."""
        return ".".join(self.names)

    def below(self, mark: str, suffix: str) -> _ValuePosition:
        """The content of a list or optional value; ``suffix`` is what its column is called in addition."""
        return replace(
            self, path=self.path + mark, column=self.column + suffix, steps=self.steps + mark, is_pending=True
        )


class _Planner:
    """Makes the columns of fields, and Avro's schema of the record that they are if it has a name."""

    def __init__(
        self, profile: Profile, options: Mapping[str, ColumnOptions],
        types: Mapping[tuple[str, ...], str], codec: Codec,
        has_checksums: bool, record: str | None,
    ) -> None:  # fmt: skip
        self._profile = profile
        self._options = options
        self._types = types
        self._codec = codec
        self._has_checksums = has_checksums
        self._record = None if record is None else _avro_name(record, record)
        self._record_names: dict[int, str] = {}
        self._index: dict[str, int] = {}
        self.columns: list[PlannedColumn] = []
        self._field = ""
        self._leaf = 0

    def add(self, name: str, layout: Layout) -> AvroType:
        """Add the columns of a field and give its type.

        Args:
            name: name of the field.
            layout: no values of it.

        Raises:
            SchemaError: names or values that the dialect does not have.
        """
        self._field, self._leaf = name, 0
        self._check_name(name, name)
        return self._add(layout, _ValuePosition((name,), name, name))

    def _check_name(self, name: str, path: str) -> None:
        if self._record is not None:
            _avro_name(name, path)
        elif not self._profile.has_levels and (not name or set(name) & set("#[]/>")):
            raise SchemaError(
                f"name '{name}' of field '{self._field}' is empty or has '#', '[', ']', '/' or '>' in it, which join "
                "names of columns", path=self._field,
            )  # fmt: skip

    def _add(self, layout: Layout, place: _ValuePosition) -> AvroType:
        if leaves.is_null(layout) or not isinstance(layout, (Lists, Record, Variant)):
            return self._plain(layout, place)
        # A list directly inside another one has a separate name.
        suffix = "[]" * place.is_pending
        if place.is_pending and not self._profile.has_levels:
            place = self._lengths(place)
        if isinstance(layout, Record):
            return self._members(layout, place)
        if isinstance(layout, Variant):
            return self._union(layout, place)
        if self._record is None:
            mark = "*" if isinstance(layout, Collection) else "?"
            return self._add(layout.content, place.below(mark, "" if self._profile.has_levels else suffix))
        if isinstance(layout, Collection):
            return {"type": _ARRAY, "items": self._add(layout.content, place.below("*", "[]"))}
        branch = self._branch(layout.content, place)
        return ["null", self._add(layout.content, place.below("?", f"/{branch}"))]

    def _lengths(self, place: _ValuePosition) -> _ValuePosition:
        """Add the column of the lengths of the last step."""
        info = replace(self._info(place, leaves.missing(0)), is_array=True, parent=place.parent)
        self._append(info, len(place.steps))
        return replace(place, parent=info.index, is_pending=False)

    def _members(self, layout: Record, place: _ValuePosition) -> AvroType:
        if not layout.members:
            message = f"a record without members in field '{place.shown}' has no column"
            raise SchemaError(message, path=place.shown)
        members = []
        for name, values in layout.members.items():
            self._check_name(name, place.column)
            inner = replace(
                place, names=(*place.names, name), path=f"{place.path}.{name}",
                column=f"{place.column}{self._profile.separator}{name}",
            )  # fmt: skip
            members.append({"name": name, "type": self._add(values, inner)})
        return {"type": "record", "name": self._name_of(layout), "fields": members}

    def _union(self, layout: Variant, place: _ValuePosition) -> AvroType:
        """Add the columns of all branches; null is one of them, since variants can be without a value."""
        if self._record is None:
            message = f"field '{place.shown}' holds values of several types, which Trevni has no columns for"
            raise SchemaError(message, path=place.shown)
        branches = [self._branch(values, place) for values in layout.alternatives]
        if len(set(branches)) < len(branches) or len(branches) < 2 or "null" in branches:
            raise SchemaError(
                f"types {', '.join(branches)} in '{place.column}' are no union of Avro, whose branches are two or more "
                "types", path=place.column,
            )  # fmt: skip
        pairs = zip(branches, layout.alternatives, strict=True)
        return ["null", *(self._add(values, place.below("?", f"/{branch}")) for branch, values in pairs)]

    def _name_of(self, record: Record) -> str:
        """The name of a record; each has its own."""
        return self._record_names.setdefault(id(record), f"{self._record}_{len(self._record_names) + 1}")

    def _branch(self, layout: Layout, place: _ValuePosition) -> str:
        """Return the name of the column of values that may be missing, or of other types."""
        if isinstance(layout, Collection):
            return _ARRAY
        if isinstance(layout, Record):
            return self._name_of(layout)
        if isinstance(layout, (Optional, Variant)) and not leaves.is_null(layout):
            message = f"optional values or variants in those of '{place.column}' are no union of Avro"
            raise SchemaError(message, path=place.column)
        return self._info(place, layout).type.name

    def _plain(self, layout: Layout, place: _ValuePosition) -> AvroType:
        info = self._info(place, layout)
        if self._profile.has_levels:
            info = self._with_levels(info, layout, place)
        else:
            info = replace(info, is_array=place.is_pending, parent=place.parent)
        if self._record is not None and info.type.name not in _AVRO_TYPES:
            message = f"Avro has no type '{info.type.name}' for column '{info.name}'"
            raise SchemaError(message, path=info.name)
        self._append(info, len(place.steps))
        self._leaf += 1
        return info.type.name

    def _with_levels(self, info: ColumnInfo, layout: Layout, place: _ValuePosition) -> ColumnInfo:
        steps = place.steps
        if isinstance(layout, FixedArray):
            if info.type.form == "none":
                raise SchemaError(f"column '{info.name}': null values have no array width", path=info.name)
            info = replace(info, array_width=layout.size)
        if len(place.names) > 1 or steps != default_steps(steps.count("*"), len(steps)):
            bad = [name for name in place.names if not name or set(name) & set(".*?")]
            if bad:
                message = f"name '{bad[0]}' of a nested field has '.', '*' or '?' in it"
                raise SchemaError(message, path=info.name)
            info = replace(info, metadata={metadata.PATH: place.path.encode(), **info.metadata})
        return replace(info, max_repetition=steps.count("*"), max_definition=len(steps), steps=steps)

    def _info(self, place: _ValuePosition, values: Layout) -> ColumnInfo:
        """Type, codec and user keys of a column with plain values, or of lengths."""
        name = place.column
        if isinstance(values, FixedArray):
            self._check_array(values, place)
            values = values.content
        options = self._options.get(name, ColumnOptions())
        wanted = options.type or (None if leaves.is_null(values) else self._types.get(place.names))
        kind_name = wanted or self._type_of(values, name)
        if kind_name not in TYPES or kind_name not in self._profile.types:
            raise broken(
                "RNT-TRV-011", kind=SchemaError, path=name, actual=kind_name, remark=f"in {self._profile}"
            )
        kind = TYPES[kind_name]
        user: dict[str, bytes] = {}
        if (
            place.is_pending
            and place.steps.endswith("?")
            and self._record is None
            and not self._profile.has_levels
        ):
            user[metadata.OPTIONAL] = b""
        leaves.check(kind, values, name)
        if isinstance(values, Numbers):
            cpp = infer_layout(values, name)
            if cpp != _CPP.get(kind_name):
                user[metadata.CPP_TYPE] = str(cpp).encode()
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

    def _check_array(self, values: FixedArray, place: _ValuePosition) -> None:
        """Raise SchemaError for arrays of a fixed size that the dialect does not have."""
        if self._record is not None:
            raise SchemaError(
                f"'{place.column}' has arrays of a fixed size, which are not written for Avro",
                path=place.column,
            )
        if (
            place.steps
            or len(place.names) > 1
            or not isinstance(values.content, (Numbers, Strings, Streamed))
        ):
            raise SchemaError(
                f"field '{place.shown}' has arrays of a fixed size inside of something else; Trevni has them only as "
                "rows", path=place.shown, hint=f"{list_of('T')} can be nested",
            )  # fmt: skip
        if not self._profile.has_levels:
            raise SchemaError(
                f"field '{self._field}' has arrays of a fixed size, which Avro's Trevni has not",
                path=self._field,
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

    def _append(self, info: ColumnInfo, depth: int) -> None:
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
        self.columns.append(PlannedColumn(info, pairs, self._field, self._leaf, depth))

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


def _avro_name(name: str, path: str) -> str:
    if not _AVRO_NAME.fullmatch(name):
        raise SchemaError(
            f"'{name}' is not a name that Avro can have", path=path, hint="letters, digits and _"
        )
    return name


def checksum_named(name: str) -> bool:
    """Return whether the checksum of a name is one.

    Raises:
        SchemaError: no such checksum.
    """
    known = {"null": False, "none": False, "crc32": True}
    if name not in known:
        raise SchemaError(f"there is no checksum '{name}'", hint="crc32 or null")
    return known[name]


def check_user_key(key: str) -> None:
    """Raise SchemaError for a key that the format reserves (RNT-TRV-008)."""
    if key.startswith(metadata.PREFIX):
        raise broken(
            "RNT-TRV-008",
            kind=SchemaError,
            path="metadata",
            actual=key,
            hint=f"'{metadata.PREFIX}' starts reserved keys",
        )
