"""The schema of an RNTuple that is being written: declared, with ids, and growing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import replace

from rntuple_spec.column_types import ColumnType
from rntuple_spec.constants import ExtraTypeInfoContent

from rntuple_construct.base.errors import RNTupleError, SchemaError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.columns import ColumnCodec, column_codec
from rntuple_construct.format.descriptor.schema import Column, Schema
from rntuple_construct.format.generations import Generation
from rntuple_construct.format.generations.records import ColumnRecord, ExtraTypeInfoRecord, SchemaRecord
from rntuple_construct.model.schema.declaration import Declarer
from rntuple_construct.model.schema.declared import (
    Counts,
    DeclaredField,
    SchemaRecorder,
    representation_of,
    sources_first,
)
from rntuple_construct.model.schema.field_kinds import FieldNode, resolve_schema
from rntuple_construct.model.schema.specs import FieldOptions, RepresentationLike, SchemaLike, Spec

__all__ = ["BEYOND_ROOT", "Model"]


class Model:
    """Fields and columns with their ids and codecs.

    Args:
        generation: the generation that is written.
        compressed: if true, pages are compressed.
        beyond_root: if true, what ROOT cannot read is accepted.
    """

    def __init__(self, generation: Generation, compressed: bool, beyond_root: bool = False) -> None:
        self._generation = generation
        self._compressed = compressed
        self.is_for_root = generation.is_read_by_root and not beyond_root
        self._recorder = SchemaRecorder(generation.column_type_id)
        self._declared: dict[str, DeclaredField] = {}
        self._in_header = (0, 0, 0, 0)
        self._known_infos: set[tuple[int, int, str]] = set()
        self._schema = _EMPTY
        self.nodes: tuple[FieldNode, ...] = ()
        self.codecs: list[ColumnCodec] = []

    @property
    def schema(self) -> Schema:
        """Everything so far, merged and linked."""
        infos = self._recorder.extra_type_infos
        if len(self._schema.extra_type_infos) != len(infos):
            # Not with each of them: there may be thousands.
            self._schema = copy(self._schema)
            self._schema.extra_type_infos = tuple(infos)
        return self._schema

    def adopt(self, schema: SchemaRecord) -> None:
        """Copy the records of an existing schema unchanged.

        Args:
            schema: the next records; ids in them count from the first record of all.

        Raises:
            SchemaError: they do not fit together, or a field among them is not understood.
        """
        self._recorder.adopt(schema)
        self._known_infos.update(
            (info.content_id, info.type_version, info.type_name) for info in schema.extra_type_infos
        )
        self._resolve()

    def defer(self, column_id: int, first_element: int | None) -> None:
        """Change where a column of the extension begins; none of its elements may be stored yet.

        Args:
            column_id: the column.
            first_element: its first element index; None for a column that is not deferred.
        """
        record = self._recorder.columns[column_id]
        self._recorder.columns[column_id] = replace(record, first_element_index=first_element)

    def declare(
        self, schema: SchemaLike, classes: Mapping[str, Spec], options: Mapping[str, FieldOptions]
    ) -> list[DeclaredField]:
        """Declare top-level fields, or members of records that are there, without adding them.

        Args:
            schema: name and content of each; dotted paths name members.
            classes: specs of classes that type names mention.
            options: choices by path.

        Raises:
            SchemaError: something that cannot be written, or an option for a field that is not there.
        """
        declarer = Declarer(self._generation.default_column, self._compressed, classes, options)
        declared = [self._declare(declarer, name, spec) for name, spec in schema.items()]
        known = {path for item in declared for path in _paths(item, item.path)}
        unknown = sorted(set(options) - known)
        if unknown:
            raise SchemaError(f"option for field '{unknown[0]}', which the schema does not have")
        return sources_first(declared)

    def _declare(self, declarer: Declarer, name: str, spec: Spec) -> DeclaredField:
        # A schema without fields has no records, so dots are those of illegal names.
        parent = name.rpartition(".")[0] if self._recorder.fields and isinstance(name, str) else ""
        declared = declarer.declare(name[len(parent) + 1 :] if parent else name, spec, parent)
        return replace(declared, parent=parent)

    def add(self, declared: list[DeclaredField], first_entry: int = 0) -> None:
        """Add declared fields.

        Args:
            declared: what ``declare`` gave.
            first_entry: number of entries filled so far, of which the new fields have no data.

        Raises:
            SchemaError: names that exist already or projections that cannot be; nothing is added then.
        """
        before, ids = self._recorder.counts, dict(self._recorder.ids)
        self._recorder.add(declared, first_entry)
        try:
            self._resolve()
            self._check(before)
        except SchemaError:
            self._recorder.truncate(before, ids)
            self._resolve()
            raise
        for item in declared:
            first, *rest = item.path.split(".")
            if not rest:
                self._declared[first] = item
            elif first in self._declared:
                self._declared[first] = _with_member(self._declared[first], rest, item)

    def add_representation(self, path: str, wanted: RepresentationLike, num_elements: Sequence[int]) -> int:
        """Add one more representation to a field and return its number.

        Args:
            path: dotted path of the field.
            wanted: encodings of its columns.
            num_elements: for each column the elements that clusters so far hold in other representations.

        Raises:
            SchemaError: no such field, or an encoding it cannot have.
        """
        field_id = self.field_id(path)
        declared = self._declared_at(path)
        if not declared.representations:
            raise broken(
                "RNT-COL-014",
                kind=SchemaError,
                type=f"field '{path}'",
                actual="none",
                expected="no columns",
            )
        representation = representation_of(declared, wanted, path)
        number = len(self.schema.fields[field_id].representations)
        before, ids = self._recorder.counts, dict(self._recorder.ids)
        # A negative index says that these elements are to be found elsewhere and not to be made up.
        first_elements = [-count if count else None for count in num_elements]
        self._recorder.add_representation(field_id, representation, number, first_elements)
        try:
            self._resolve()
            self._check(before)
        except SchemaError:
            self._recorder.truncate(before, ids)
            self._resolve()
            raise
        return number

    def add_extra_type_info(self, info: ExtraTypeInfoRecord) -> None:
        """Add information about types.

        Raises:
            SchemaError: there is one for the same content, version and type (RNT-EXT-002).
        """
        if self.is_for_root and info.content_id != _STREAMER_INFO:
            raise broken(
                "RNT-EXT-004", kind=SchemaError, expected=_STREAMER_INFO, actual=info.content_id, hint=BEYOND_ROOT,
            )  # fmt: skip
        key = (info.content_id, info.type_version, info.type_name)
        if key in self._known_infos:
            first = next(
                number
                for number, known in enumerate(self._recorder.extra_type_infos)
                if (known.content_id, known.type_version, known.type_name) == key
            )
            raise broken(
                "RNT-EXT-002", kind=SchemaError, first=first, second=len(self._recorder.extra_type_infos)
            )
        self._known_infos.add(key)
        self._recorder.extra_type_infos.append(info)

    def close_header(self) -> SchemaRecord:
        """Everything so far as the schema of the header; what follows is an extension."""
        self._in_header = self._recorder.counts
        return self._recorder.record()

    @property
    def num_header_columns(self) -> int:
        """Columns that the header describes; the others are in the extension."""
        return self._in_header[1]

    @property
    def extension(self) -> SchemaRecord:
        """Records that were added after the header was closed."""
        return self._recorder.record(since=self._in_header)

    def field_id(self, path: str) -> int:
        """Id of the field of a dotted path.

        Raises:
            SchemaError: no such field exists.
        """
        field_id = self._recorder.ids.get(path)
        if field_id is None:
            raise SchemaError(
                f"there is no field '{path}'", hint=f"top-level fields: {', '.join(self._declared)}"
            )
        return field_id

    def _check(self, before: Counts) -> None:
        """Raise SchemaError if the generation does not support the records added after the lists had these lengths."""
        for field in self.schema.fields[before[0] :]:
            self._generation.check_field(field.record, field.path)
        for column in self.schema.columns[before[1] :]:
            path = self.schema.fields[column.record.field_id].path
            self._generation.check_column(column.record, path)
            if self.is_for_root:
                _check_for_root(column.record, path)
                self._check_late_for_root(column, path)

    def _check_late_for_root(self, column: Column, path: str) -> None:
        """Raise SchemaError if ROOT cannot read the RNTuple because of a column that is added late."""
        if not column.is_deferred:
            return
        if column.index:
            raise broken(
                "RNT-COL-019", kind=SchemaError, id=column.column_id, name=f"'{path}'", hint=BEYOND_ROOT
            )
        if self.schema.is_nested(column.record.field_id):
            raise broken(
                "RNT-FEA-005", kind=SchemaError, id=column.column_id, name=f"'{path}'", hint=NESTED_BEYOND_ROOT,
            )  # fmt: skip

    def _declared_at(self, path: str) -> DeclaredField:
        first, *rest = path.split(".")
        if first not in self._declared:
            raise SchemaError(
                f"field '{first}' was there before, and gets no further representation",
                hint="rntuple convert writes it in another encoding",
            )
        item = self._declared[first]
        for name in rest:
            item = next(child for child in item.children if child.name == name)
        return item

    def _resolve(self) -> None:
        header = self._recorder.record()
        try:
            self._schema = Schema(header, SchemaRecord())
            nodes, dropped = resolve_schema(self.schema)
            if dropped:
                raise next(iter(dropped.values()))
            # There are more codecs than columns if fields had to be taken back.
            del self.codecs[len(self.schema.columns) :]
            for column in self.schema.columns[len(self.codecs) :]:
                record = column.record
                codec = column_codec(
                    record.column_type or 0,
                    self._generation.bits_on_storage(record),
                    record.value_range,
                    switch_layout=self._generation.switch_layout(),
                )
                self.codecs.append(codec)
        except RNTupleError as error:
            raise error.recast(SchemaError) from error
        self.nodes = tuple(node for node in nodes.values() if not node.field.record.is_projected)


_EMPTY = Schema(SchemaRecord(), SchemaRecord())


def _paths(item: DeclaredField, path: str) -> list[str]:
    below = [found for child in item.children for found in _paths(child, f"{path}.{child.name}")]
    return [path, *below]


def _with_member(record: DeclaredField, path: list[str], member: DeclaredField) -> DeclaredField:
    """Return a record with a new member, whose path leads from the record to it."""
    first, *rest = path
    if not rest:
        return replace(record, children=(*record.children, member))
    children = (
        _with_member(child, rest, member) if child.name == first else child for child in record.children
    )
    return replace(record, children=tuple(children))


_STREAMER_INFO = int(ExtraTypeInfoContent.STREAMER_INFO)
_CUT = frozenset({ColumnType.REAL32_TRUNC, ColumnType.REAL32_QUANT})
BEYOND_ROOT = "ROOT cannot read it; WriteOptions(beyond_root=True) writes it nevertheless"
NESTED_BEYOND_ROOT = (
    "ROOT 6.40.00 refuses feature flag 0; WriteOptions(beyond_root=True) sets it and writes the column"
)


def _check_for_root(column: ColumnRecord, path: str) -> None:
    """Raise SchemaError if ROOT cannot read the column."""
    if column.column_type == ColumnType.SPLIT_REAL16:
        raise broken(
            "RNT-COL-004", kind=SchemaError, id=f"of field '{path}'", expected="Real16", hint=BEYOND_ROOT
        )
    if column.representation_index and column.column_type in _CUT:
        raise broken(
            "RNT-COL-018", kind=SchemaError, representation=column.representation_index, field=f"'{path}'",
            type=column.column_type.name, hint=BEYOND_ROOT,
        )  # fmt: skip
