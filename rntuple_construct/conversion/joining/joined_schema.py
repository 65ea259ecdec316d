"""The schema of a merged RNTuple: the fields of all parts, with encodings of their columns that suit all of them.

A field whose parts are encoded differently gets a representation for each encoding, so that pages can be copied
unchanged (section "Suppressed Columns"). If elements have different sizes, one encoding that holds all values is
used, and the pages of some parts are encoded again. Reasons: uproot 5.7 reads wrong numbers from representations of
different sizes, and ROOT refuses truncated and quantized numbers beside others. Fields that only later parts have are
deferred columns of the schema extension.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from rntuple_spec.column_types import ColumnType
from rntuple_spec.constants import BYTE_COUNT_BIT, ExtraTypeInfoContent, FieldFlag, FieldRole
from rntuple_spec.cpp_types import SUBSTITUTES

from rntuple_construct.base.constants import role_name
from rntuple_construct.base.errors import DescriptorError, SchemaError
from rntuple_construct.base.rules import broken
from rntuple_construct.conversion.copying.encodings import lossless_encoding
from rntuple_construct.conversion.copying.schema import check_projection
from rntuple_construct.format.columns import ColumnCodec, column_codec
from rntuple_construct.format.container import LEN_LIST_HEAD, LIST_HEAD, ClassDescription, class_descriptions
from rntuple_construct.format.descriptor.schema import Column, Field, Schema
from rntuple_construct.format.generations import Generation
from rntuple_construct.format.generations.records import (
    AliasColumnRecord,
    ColumnRecord,
    ExtraTypeInfoRecord,
    FieldRecord,
    SchemaRecord,
)
from rntuple_construct.model.schema.cpp_types import kinds_of, normalize_type_name
from rntuple_construct.model.schema.specs import ColumnEncoding
from rntuple_construct.writer.container import streamer_info

__all__ = ["FieldColumns", "JoinedSchema", "streamer_info_content"]

_CUT = frozenset({ColumnType.REAL32_TRUNC, ColumnType.REAL32_QUANT})
"""Encodings that ROOT does not read beside another one of the same field (RNT-COL-018)."""
_REALS = kinds_of("real")
_MAX_NAMES = 5

Encoding = tuple[int, int, tuple[float, float] | None]


@dataclass(slots=True)
class _JoinedField:
    """A field of the merged RNTuple.

    Args:
        record: its description, with ids of the merged schema.
        path: names from the top-level field down.
        in_header: if true, the header describes it.
        representations: column descriptions of each representation; none for a projected field.
        is_native: if true, one of the parts has all of these representations itself.
        lacking: name of the first part whose missing values are stored as 0; empty if none are.
        source: path of the field that a projected one shows; None for any other.
        num_viewed: for a projected field, how many columns of each representation of its source it shows.
        factor: elements for each entry; None below a collection or variant, where the number differs.
    """

    record: FieldRecord
    path: str
    in_header: bool
    representations: list[tuple[ColumnRecord, ...]] = field(default_factory=list)
    source: str | None = None
    num_viewed: int = 0
    factor: int | None = 1
    is_native: bool = True
    lacking: str = ""

    def note_lacking(self, where: str) -> None:
        """Note a part without values of the field; below collections and variants nothing is stored for them."""
        if self.factor is not None and not self.lacking:
            self.lacking = where


@dataclass(frozen=True, slots=True)
class FieldColumns:
    """Source columns of a field of the merged RNTuple, in one of its parts.

    Args:
        path: the field.
        factor: elements of the principal column for each entry; None where the number differs.
        targets: ids of the columns in the merged RNTuple, by representation.
        source: the field in the part; None if the part does not have it.
        numbers: for each representation of the part its number in the merged RNTuple.
        codecs: for each representation of the part what decodes its columns, where they are to be encoded anew; empty
            where pages can be copied.
    """

    path: str
    factor: int | None
    targets: Sequence[Sequence[int]]
    source: Field | None
    numbers: Sequence[int]
    codecs: Sequence[Sequence[ColumnCodec]] = ()


class JoinedSchema:
    """The schema of a merged RNTuple, from those of its parts, which are joined one after the other.

    Args:
        generation: generation of all parts.
        union: if true, parts may lack fields that others have.
        is_fixed: if true, the columns of the first part are unchanged, because its pages are. The pages of the others
            are then encoded like them, and have no other fields.

    Attributes:
        where: what the first part is called in messages.
    """

    def __init__(self, generation: Generation, *, union: bool, is_fixed: bool = False) -> None:
        self._generation = generation
        self._union = union
        self._is_fixed = is_fixed
        self._fields: list[_JoinedField] = []
        self._ids: dict[str, int] = {}
        self._infos: dict[tuple[int, int, str], ExtraTypeInfoRecord] = {}
        self._columns: dict[str, list[list[int]]] = {}
        self.where = ""
        self.header = SchemaRecord()
        self.extension = SchemaRecord()

    def join(self, schema: Schema, where: str) -> None:
        """Take the schema of the next part in.

        Args:
            schema: header and extension of the part.
            where: its name in messages.

        Raises:
            SchemaError: the part does not fit to those before; the error names the field.
            DescriptorError: a projected field of it does not show the columns of its source.
        """
        is_first = not self._fields and not self.where
        self.where = self.where or where
        new = []
        for each in schema.fields:
            check_projection(each, schema, self._generation)
            known = self._ids.get(each.path)
            if known is None:
                new.append(each)
            else:
                joined = self._fields[known]
                self._check_same(joined, each, schema, where)
                if self._is_fixed:
                    self._check_lossless(joined, each, schema, where)
                else:
                    self._add_representations(joined, each, schema)
                if any(schema.columns[column_id].in_extension for column_id in _first(each)):
                    joined.note_lacking(where)
        if is_first and self._is_fixed:
            self._columns = {each.path: [list(ids) for ids in each.representations] for each in schema.fields}
        if not is_first:
            self._check_missing(schema, where)
            self._check_new(new, where)
        for each in new:
            self._add(each, schema, in_header=is_first and not each.in_extension)
        for each in new:
            # A projected field may be listed before its source.
            joined = self._fields[self._ids[each.path]]
            if joined.source is not None:
                joined.record = replace(joined.record, source_field_id=self._ids[joined.source])
        for info in schema.extra_type_infos:
            key = (info.content_id, info.type_version, info.type_name)
            joined_info = _joined_info(self._infos.get(key), info, where)
            if self._is_fixed and not is_first and self._infos.get(key) != joined_info:
                raise SchemaError(
                    f"{where} has extra type information (content {info.content_id}) about '{info.type_name}' that {self.where} lacks",
                    hint="rntuple merge writes a new file with that of both",
                )
            self._infos[key] = joined_info

    def complete(self, *, compressed: bool, one_representation: bool = False) -> None:
        """Choose encodings and give ids to the columns, once all parts are joined.

        Args:
            compressed: if true, pages that are encoded anew are compressed.
            one_representation: if true, each field gets one representation, also where several could stand together.

        Raises:
            SchemaError: a quantised column cannot hold 0, the value of entries without the field.
        """
        for each in self._fields:
            cannot_hold_zero = self._check_zero(each)
            if self._is_fixed:
                continue  # all columns are those of the first part
            is_needed = cannot_hold_zero or not (each.is_native or _may_stand_together(each.representations))
            is_alone = one_representation or not self._generation.has_representations
            if is_needed or (is_alone and len(each.representations) > 1):
                each.representations = [self._common(each, compressed)]
        if self._is_fixed:
            return
        columns: list[ColumnRecord] = []
        self._columns = {each.path: [] for each in self._fields}
        num_header = 0
        for in_header in (True, False):
            for each in self._fields:
                for records in each.representations if each.in_header == in_header else ():
                    first = len(columns)
                    columns += records
                    self._columns[each.path].append(list(range(first, len(columns))))
            num_header = len(columns) if in_header else num_header
        aliases = list(self._aliases())
        in_header_aliases = [
            alias
            for alias in aliases
            if self._fields[alias.field_id].in_header and alias.physical_column_id < num_header
        ]
        known = frozenset(in_header_aliases)
        late_aliases = [alias for alias in aliases if alias not in known]
        self.header = SchemaRecord(
            tuple(each.record for each in self._fields if each.in_header),
            tuple(columns[:num_header]),
            tuple(in_header_aliases),
        )
        self.extension = SchemaRecord(
            tuple(each.record for each in self._fields if not each.in_header),
            tuple(columns[num_header:]),
            tuple(late_aliases),
            tuple(self._infos.values()),
        )

    def columns_of(self, schema: Schema, where: str) -> list[FieldColumns]:
        """Return the target columns of a part.

        Args:
            schema: the schema of the part.
            where: its name in messages.

        Raises:
            SchemaError: the part has changed since it was joined.
        """
        by_path = {each.path: each for each in schema.fields}
        if not by_path.keys() <= self._ids.keys():
            raise SchemaError(f"{where} has changed while it was merged")
        found = []
        for joined in self._fields:
            if not joined.representations:
                continue
            source = by_path.get(joined.path)
            encodings = [_encodings(records) for records in joined.representations]
            numbers, codecs = [], []
            for ids in source.representations if source else ():
                records = [schema.columns[column_id].record for column_id in ids]
                wanted = _encodings(records)
                is_known = wanted in encodings
                numbers.append(encodings.index(wanted) if is_known else 0)
                codecs.append(() if is_known else tuple(map(self._codec, records)))
            if any(len(ids) != len(encodings[0]) for ids in (source.representations if source else ())):
                raise SchemaError(f"{where} has changed while it was merged", path=joined.path)
            found.append(
                FieldColumns(joined.path, joined.factor, self._columns[joined.path], source, numbers, codecs)
            )
        return found

    # Encodings

    def _codec(self, record: ColumnRecord) -> ColumnCodec:
        return column_codec(
            record.column_type or 0, self._generation.bits_on_storage(record), record.value_range,
            switch_layout=self._generation.switch_layout(),
        )  # fmt: skip

    def _common(self, joined: _JoinedField, compressed: bool) -> tuple[ColumnRecord, ...]:
        """One representation that holds the values of all."""
        chosen = []
        for records in zip(*joined.representations, strict=True):
            widest = max(
                (record for record in records if record.column_type not in _CUT),
                key=lambda record: record.bits_on_storage, default=records[0],
            )  # fmt: skip
            encoding = self._lossless(joined, records, compressed)
            if encoding is not None:
                widest = replace(
                    widest, column_type=encoding.column_type, value_range=encoding.value_range,
                    type_id=self._generation.column_type_id(encoding.column_type), bits_on_storage=encoding.num_bits,
                )  # fmt: skip
            chosen.append(replace(widest, representation_index=0))
        return tuple(chosen)

    def _lossless(
        self, joined: _JoinedField, records: Sequence[ColumnRecord], compressed: bool
    ) -> ColumnEncoding | None:
        """The encoding of a real field that holds the numbers of all these columns; None for other fields."""
        substitute = SUBSTITUTES.get(joined.record.type_name)
        type_name = substitute.type if substitute else _spelt(joined.record.type_name)
        if type_name not in _REALS:
            return None
        columns = [Column(0, record, 0, bool(joined.lacking)) for record in records]
        return lossless_encoding(type_name, columns, self._generation, compressed)

    def _check_zero(self, joined: _JoinedField) -> bool:
        """Return whether missing values of a field need another encoding, because its quantised column does not hold 0.

        Raises:
            SchemaError: they need one, but the range has no 0 or the columns are fixed.
        """
        if not joined.lacking:
            return False
        for record in (record for records in joined.representations for record in records):
            if record.value_range is None:
                continue
            low, high = record.value_range
            has_zero, codec = low <= 0 <= high, self._codec(record)
            if has_zero and codec.decode(codec.encode(np.zeros(1)), 1)[0] == 0:
                continue
            if has_zero and not self._is_fixed:
                return True
            raise SchemaError(
                f"entries of {joined.lacking} without field '{joined.path}' would be 0, which its quantised column does not hold",
                path=joined.path, expected="0", actual=str(_encoding_of(record)),
                hint="rntuple merge --union writes a new file with another encoding" if has_zero
                else "leave the field out with rntuple convert --fields, or write it again with a range that has 0",
            )  # fmt: skip
        return False

    # Fields

    def _add(self, each: Field, schema: Schema, *, in_header: bool) -> None:
        record = each.record
        field_id = len(self._fields)
        parent = schema.fields[record.parent_id]
        above = None if each.is_top_level else self._fields[self._ids[parent.path]]
        source = _source(each, schema)
        record = replace(
            record,
            parent_id=field_id if above is None else self._ids[parent.path],
            is_projected=each.is_projected,
            source_field_id=None,
        )
        joined = _JoinedField(record, each.path, in_header, factor=_factor(record, above))
        if each.is_projected:
            joined.source = source
            joined.num_viewed = len(_first(each))
        self._fields.append(joined)
        self._ids[each.path] = field_id
        self._add_representations(joined, each, schema)

    def _add_representations(self, joined: _JoinedField, each: Field, schema: Schema) -> None:
        if each.is_projected:
            return
        field_id = self._ids[joined.path]
        known = [_encodings(records) for records in joined.representations]
        num_before = len(known)
        for ids in each.representations:
            records = [schema.columns[column_id].record for column_id in ids]
            if self._is_fixed or _encodings(records) not in known:
                number = len(joined.representations)
                # Where a deferred column starts is known when its first elements are copied.
                adapted = (
                    replace(record, field_id=field_id, representation_index=number, first_element_index=None)
                    for record in records
                )
                joined.representations.append(tuple(adapted))
                known.append(_encodings(records))
        joined.is_native = len(known) == len(each.representations) or (
            joined.is_native and len(known) == num_before
        )

    def _aliases(self) -> Iterator[AliasColumnRecord]:
        for field_id, joined in enumerate(self._fields):
            if joined.num_viewed and joined.source is not None:
                for ids in self._columns[joined.source]:
                    for column_id in ids[: joined.num_viewed]:
                        yield AliasColumnRecord(column_id, field_id)

    # What does not fit

    def _check_same(self, joined: _JoinedField, each: Field, schema: Schema, where: str) -> None:
        """Raise SchemaError unless two fields of one path are the same."""
        left, right = joined.record, each.record
        counted = (len(joined.representations[0]) if joined.representations else 0, len(_first(each)))
        for what, ours, theirs in (
            ("role", role_name(left.role), role_name(right.role)),
            ("type", _spelt(left.type_name), _spelt(right.type_name)),
            ("array size", left.array_size, right.array_size),
            ("type version", left.type_version, right.type_version),
            ("type checksum", left.type_checksum, right.type_checksum),
            ("projection", joined.source, _source(each, schema)),
            ("layout", bool(left.flags & FieldFlag.SOA_COLLECTION), bool(right.flags & FieldFlag.SOA_COLLECTION)),
            ("number of columns", *((0, 0) if each.is_projected else counted)),
        ):  # fmt: skip
            if ours != theirs:
                raise SchemaError(
                    f"field '{each.path}' of {where} has another {what} than in {self.where}",
                    path=each.path, expected=ours, actual=theirs,
                    hint="only fields of the same type can be merged; rename one of them, or leave it out with rntuple convert --fields",
                )  # fmt: skip

    def _check_lossless(self, joined: _JoinedField, each: Field, schema: Schema, where: str) -> None:
        """Raise SchemaError if numbers of a field would lose digits in the columns that it has already."""
        encodings = [_encodings(records) for records in joined.representations]
        for ids in () if each.is_projected else each.representations:
            records = [schema.columns[column_id].record for column_id in ids]
            if _encodings(records) in encodings:
                continue
            for ours, theirs in zip(joined.representations[0], records, strict=True):
                wanted = self._lossless(joined, (ours, theirs), compressed=False)
                if wanted is not None and not _holds(ours, wanted):
                    raise SchemaError(
                        f"field '{each.path}' of {where} would lose digits in the column of {self.where}",
                        path=each.path, expected=str(_encoding_of(ours)), actual=str(_encoding_of(theirs)),
                        hint="rntuple merge writes a new file that holds both",
                    )  # fmt: skip

    def _check_missing(self, schema: Schema, where: str) -> None:
        paths = {each.path for each in schema.fields}
        missing = [each for each in self._fields if each.path not in paths]
        if not missing:
            return
        if not self._union:
            raise _refusal(f"{where} lacks fields of {self.where}", [each.path for each in missing])
        lacking = {each.path for each in missing}
        for each in missing:
            each.note_lacking(where)
            record = each.record
            parent = self._fields[record.parent_id]
            if parent is not each and parent.path not in lacking:
                self._check_extensible(parent, each.path, where)
            if record.role == FieldRole.STREAMER:
                raise SchemaError(
                    f"{where} lacks the streamer field '{each.path}', which has no default value",
                    path=each.path, hint="leave it out of the others with rntuple convert --fields",
                )  # fmt: skip

    def _check_new(self, new: Sequence[Field], where: str) -> None:
        if not new:
            return
        if self._is_fixed:
            raise SchemaError(
                f"{where} has fields that {self.where} lacks: {_listed([each.path for each in new])}", path=new[0].path,
                hint="leave them out with rntuple convert --fields, or write a new file with rntuple merge --union",
            )  # fmt: skip
        if not self._union:
            raise _refusal(f"{where} has fields that {self.where} lacks", [each.path for each in new])
        added = {each.path for each in new}
        for each in new:
            above = each.path.rpartition(".")[0]
            if not each.is_top_level and above not in added:
                self._check_extensible(self._fields[self._ids[above]], each.path, where)
            if each.record.role == FieldRole.STREAMER:
                raise SchemaError(
                    f"only {where} has the streamer field '{each.path}', which has no default value",
                    path=each.path, hint="leave it out with rntuple convert --fields",
                )  # fmt: skip

    def _check_extensible(self, parent: _JoinedField, path: str, where: str) -> None:
        """Raise SchemaError unless a field may have members in one part that it lacks in another."""
        record = parent.record
        if record.role != FieldRole.RECORD or record.type_name or parent.factor is None:
            raise SchemaError(
                f"'{path}' is not in both {where} and {self.where}, and only top-level fields and members of untyped "
                "records outside of collections may be missing",
                path=path, hint="write one of the files again with the fields of the other",
            )  # fmt: skip


def _first(each: Field) -> Sequence[int]:
    return each.representations[0] if each.representations else ()


def _source(each: Field, schema: Schema) -> str | None:
    """Path of the field that a projected one shows; None for any other.

    Raises:
        DescriptorError: there is no such field, or it is projected, too (RNT-FLD-015).
        SchemaError: the same in a draft, where only alias columns tell the source.
    """
    if not each.is_projected:
        return None
    source = each.record.source_field_id
    if source is None and each.representations:
        source = schema.columns[each.representations[0][0]].record.field_id
    if source is None:
        return None
    problem = ""
    if source >= len(schema.fields):
        problem = f"there are {len(schema.fields)} fields"
    elif schema.fields[source].is_projected:
        problem = "it is projected itself"
    if problem:
        # Drafts do not state the source, and no rule of theirs forbids this.
        kind = SchemaError if each.record.source_field_id is None else DescriptorError
        path = f"schema.fields[{each.field_id}]"
        raise broken("RNT-FLD-015", kind=kind, path=path, actual=source, problem=problem)
    return schema.fields[source].path


def _factor(record: FieldRecord, above: _JoinedField | None) -> int | None:
    own = 1 if record.size is None else record.size
    if above is None:
        return own
    if above.factor is None or above.record.role in (FieldRole.COLLECTION, FieldRole.VARIANT):
        return None
    return above.factor * own


def _spelt(type_name: str) -> str:
    try:
        return normalize_type_name(type_name) if type_name else ""
    except SchemaError:
        return type_name


def _encodings(records: Iterable[ColumnRecord]) -> tuple[Encoding, ...]:
    return tuple((record.type_id, record.bits_on_storage, record.value_range) for record in records)


def _encoding_of(record: ColumnRecord) -> ColumnEncoding:
    return ColumnEncoding(record.column_type or ColumnType.REAL64, record.bits_on_storage, record.value_range)


def _holds(record: ColumnRecord, wanted: ColumnEncoding) -> bool:
    """Return whether a column stores all numbers of an encoding; split or not is the same."""
    if record.column_type in _CUT or wanted.column_type in _CUT:
        return _encoding_of(record) == wanted
    return record.bits_on_storage >= wanted.num_bits


def _may_stand_together(representations: Sequence[Sequence[ColumnRecord]]) -> bool:
    """Return whether all readers read these representations beside each other."""
    return all(
        len({record.bits_on_storage for record in records}) == 1
        and (len(records) == 1 or not any(record.column_type in _CUT for record in records))
        for records in zip(*representations, strict=True)
    )


def _listed(names: Sequence[str]) -> str:
    more = f" and {len(names) - _MAX_NAMES} more" if len(names) > _MAX_NAMES else ""
    return f"{', '.join(names[:_MAX_NAMES])}{more}"


def _refusal(what: str, names: Sequence[str]) -> SchemaError:
    return SchemaError(
        f"{what}: {_listed(names)}", path=names[0],
        hint="--union gives the entries without them default values: 0, empty, false",
    )  # fmt: skip


def streamer_info_content(classes: Sequence[ClassDescription]) -> bytes:
    """Return a list of descriptions as extra type information holds it: with byte count and class in front.

    Args:
        classes: the classes to describe.
    """
    body = LIST_HEAD + streamer_info(LEN_LIST_HEAD, classes)
    return (BYTE_COUNT_BIT | len(body)).to_bytes(4, "big") + body


def _joined_info(
    known: ExtraTypeInfoRecord | None, info: ExtraTypeInfoRecord, where: str
) -> ExtraTypeInfoRecord:
    """Extra type information of both; streamer infos of the same RNTuple describe the classes of all parts."""
    if known is None or known.content == info.content:
        return info if known is None else known
    if info.content_id != ExtraTypeInfoContent.STREAMER_INFO:
        raise SchemaError(
            f"{where} has other extra type information (content {info.content_id}) about '{info.type_name}' than the files before"
        )
    classes: dict[tuple[str, int], ClassDescription] = {}
    for content in (known.content, info.content):
        if content[4:LEN_LIST_HEAD] != LIST_HEAD:
            raise broken(
                "RNT-EXT-003", kind=SchemaError, path=where, problem="it is no list of streamer infos"
            )
        for each in class_descriptions(memoryview(content)[LEN_LIST_HEAD:], len_key=LEN_LIST_HEAD):
            classes.setdefault((each.name, each.version), each)
    return known._replace(content=streamer_info_content(list(classes.values())))
