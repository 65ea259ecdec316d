"""Convert between RNTuples and Trevni files what both formats express, with every value compared in the end."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.conversion import ConvertedNTuple
from rntuple_construct.conversion.copying.verify_copy import check_same_chunks
from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.model.arrays.infer import infer_layout, list_of, optional_of
from rntuple_construct.model.schema.declared import check_field_name
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.model.schema.specs import Spec
from rntuple_construct.model.values.layout import (
    Bytes,
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
from rntuple_construct.model.values.selection import packed
from rntuple_construct.reader import RNTuple, RNTupleFile
from rntuple_construct.reader.ntuple import no_dropped_warnings
from rntuple_construct.storage import open_sink
from rntuple_construct.trevni.codecs import codec_of
from rntuple_construct.trevni.fields import branches_of
from rntuple_construct.trevni.leaves import is_null
from rntuple_construct.trevni.metadata import AVRO_SCHEMA, NTUPLE_DESCRIPTION, NTUPLE_NAME
from rntuple_construct.trevni.profiles import Profile, profile_named
from rntuple_construct.trevni.reader import TrevniFile
from rntuple_construct.trevni.schema import checksum_named, make_plan
from rntuple_construct.trevni.writer import ColumnOptions, create
from rntuple_construct.writer import FileWriter, WriteOptions
from rntuple_construct.writer.container import file_name_of

__all__ = ["from_trevni", "to_trevni"]

STEP = "64 MB"
_DEFAULT_NAME = "ntuple"


def to_trevni(
    source: Any,
    target: Any,
    *,
    profile: str | Profile = "trevni-wiki",
    name: str | None = None,
    fields: Sequence[str] | None = None,
    entry_start: int | None = None,
    entry_stop: int | None = None,
    check: bool = True,
    codec: str = "deflate",
    checksum: str = "crc32",
    columns: Mapping[str, ColumnOptions] | None = None,
) -> ConvertedNTuple:
    """Write an RNTuple, or a Trevni file, as a Trevni file.

    Args:
        source: path, URL, bytes or binary file object; or an open ``TrevniFile``.
        target: path or writable binary file object; it appears only when everything is written and checked.
        profile: the dialect.
        name: which RNTuple, if the file holds several.
        fields: names of the top-level fields to keep; default all.
        entry_start, entry_stop: entries to keep.
        check: read everything again afterwards and compare.
        codec, checksum, columns: as for ``trevni.create``.

    Raises:
        SchemaError: something that the format cannot express; the error names the field.
        RNTupleError: the source is damaged.
    """
    dialect = profile_named(profile)
    chosen = None if fields is None else list(fields)
    choices = {"profile": dialect, "codec": codec, "checksum": checksum, "columns": columns}
    if isinstance(source, TrevniFile):
        start, stop, _ = slice(entry_start, entry_stop).indices(len(source))
        user: dict[str, str | bytes] = dict(source.metadata)
        # Avro's schema is about names of columns, which are not the same afterwards.
        record = _record_name(user.pop(AVRO_SCHEMA, b"")) or _DEFAULT_NAME
        names = list(source.select(chosen))
        notes = _copy(source, names, start, stop, target, record, check, metadata=user, **choices)
        return ConvertedNTuple("", source.profile.name, dialect.name, max(stop - start, 0), len(names), notes)
    with no_dropped_warnings(), RNTupleFile(source) as file:
        ntuple = file.only() if name is None else file[name]
        for dropped, error in ntuple.dropped.items():
            raise SchemaError(f"field '{dropped}' cannot be read: {error}", path=dropped)
        names = [found for found, node in ntuple.select(chosen).items() if not _is_projected(node)]
        start, stop, _ = slice(entry_start, entry_stop).indices(len(ntuple))
        user = {NTUPLE_NAME: ntuple.path}
        if ntuple.description:
            user[NTUPLE_DESCRIPTION] = ntuple.description
        record = "".join(
            letter if letter.isascii() and letter.isalnum() else "_"
            for letter in ntuple.path.rpartition("/")[2]
        )
        reason = _copy(ntuple, names, start, stop, target, record, check, metadata=user, **choices)
        notes = [*_notes(ntuple), *reason]
    return ConvertedNTuple(
        ntuple.path, ntuple.generation.name, dialect.name, max(stop - start, 0), len(names), notes
    )


def _copy(
    table: TrevniFile | RNTuple, names: list[str], start: int, stop: int, target: Any, record: str, check: bool,
    **choices: Any,
) -> list[str]:  # fmt: skip
    """Write a range of rows.

    Args:
        table: the source.
        names: its fields that are kept.
        start, stop: its rows that are kept.
        target: path or writable binary file object.
        record: name of the record that rows are, if the dialect keeps a schema of Avro.
        check: read everything again afterwards and compare.
        choices: the arguments of ``create``.

    Returns:
        why the file has no schema of Avro, if it could have one.
    """
    empty = table.arrays(names, entry_start=0, entry_stop=0, library="layout")
    reason: list[str] = []
    codec = codec_of(choices["codec"])
    has_record = bool(empty) and codec is not None and not choices["profile"].has_levels
    if has_record and codec is not None:
        checksums = checksum_named(choices["checksum"])
        try:
            make_plan(choices["profile"], empty, choices["columns"] or {}, codec, checksums, record)
        except SchemaError as error:
            has_record = False
            reason = [f"the file has no schema of Avro: {error}"]
    splits_unions = isinstance(table, TrevniFile) and not has_record

    def formed(layouts: Mapping[str, Layout]) -> Mapping[str, Layout]:
        return {name: _without_unions(each) if splits_unions else each for name, each in layouts.items()}

    def rows() -> Iterator[Mapping[str, Layout]]:
        chunks = table.iterate(names, step_size=STEP, entry_start=start, entry_stop=stop, library="layout")
        return map(formed, chunks)

    if not empty and stop > start:
        raise SchemaError(f"{stop - start} entries of no fields")
    with open_sink(target, readable=check) as sink:
        with create(sink, formed(empty), record=record if has_record else None, **choices) as out:
            for chunk in rows():
                out.extend(chunk)
        if check:
            with TrevniFile(sink.source(), profile=choices["profile"]) as copy:
                check_same_chunks(rows(), copy, list(empty), _comparable)
    return reason


def _without_unions(layout: Layout) -> Layout:
    """Values of several types as records with an optional member for each type."""
    if isinstance(layout, Variant):
        members: dict[str, Layout] = {
            f"branch_{tag}": branch.map(_without_unions) for tag, branch in enumerate(branches_of(layout), 1)
        }
        return Record(members, len(layout))
    is_array = is_null(layout) or isinstance(layout, FixedArray)
    return layout if is_array else layout.map(_without_unions)


def _record_name(schema: str | bytes) -> str | None:
    """Name of the record that a schema of Avro is about; None if the schema is not one of a record."""
    try:
        found = json.loads(schema)["name"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return found.rpartition(".")[2] if isinstance(found, str) else None


def _is_projected(node: FieldNode) -> bool:
    return bool(node.field.record.is_projected)


def _notes(ntuple: RNTuple) -> list[str]:
    notes = []
    if any(_is_projected(node) for node in ntuple.nodes.values()):
        notes.append("projected fields are left out: their values are in the fields they show")
    if any(
        node.kind in (FieldKind.CARDINALITY, FieldKind.WRAPPER, FieldKind.BITSET)
        for node in ntuple.nodes.values()
    ):
        notes.append("cardinalities, wrappers and bit sets become the values inside")
    if ntuple.attribute_sets:
        notes.append(f"attribute sets left out: {', '.join(ntuple.attribute_sets)}")
    return notes


def _inferred(layout: Layout, path: str) -> Spec:
    """Return the result of ``infer_layout``, with the members of optional records as required."""
    if isinstance(layout, Optional) and isinstance(layout.content, Record):
        raise SchemaError(
            f"field '{path}' has optional records, for which there is no untyped field", path=path
        )
    if isinstance(layout, Record):
        return {name: _inferred(member, f"{path}.{name}") for name, member in layout.members.items()}
    if isinstance(layout, Collection):
        content = _inferred(layout.content, path)
        return list_of(content)
    if isinstance(layout, Optional):
        content = _inferred(layout.content, path)
        if isinstance(content, str):
            return optional_of(content)
        raise SchemaError(f"field '{path}' has optional lists of records", path=path)
    return infer_layout(layout, path)


def _comparable(layout: Layout) -> Layout:
    """Values without what says only how they are shown."""
    if isinstance(layout, Numbers):
        return Numbers(layout.data)
    if isinstance(layout, Lists):
        return type(layout)(layout.offsets.astype("i8"), _comparable(layout.content))
    if isinstance(layout, Bytes):
        return Strings(layout.offsets.astype("i8"), layout.data)
    return (packed(layout) if isinstance(layout, Variant) else layout).map(_comparable)


def from_trevni(
    source: TrevniFile | Any,
    target: Any,
    *,
    name: str | None = None,
    generation: str = DEFAULT_GENERATION.name,
    write: WriteOptions | None = None,
    fields: Sequence[str] | None = None,
    entry_start: int | None = None,
    entry_stop: int | None = None,
    check: bool = True,
) -> ConvertedNTuple:
    """Write a Trevni file as an RNTuple.

    Args:
        source: path, URL, bytes or binary file object, or an open ``TrevniFile``.
        target: path or writable binary file object; it appears only when everything is written and checked.
        name: name of the RNTuple; by default the one it had, or ``ntuple``.
        generation: generation of the RNTuple.
        write: how it is written.
        fields: names of the fields to keep; default all.
        entry_start, entry_stop: rows to keep.
        check: read everything again afterwards and compare.

    Raises:
        SchemaError: something that an RNTuple cannot express, such as null values; the error names the field.
        TrevniError: the source is damaged.
    """
    if not isinstance(source, TrevniFile):
        with TrevniFile(source) as file:
            return from_trevni(
                file, target, name=name, generation=generation, write=write, fields=fields, entry_start=entry_start,
                entry_stop=entry_stop, check=check,
            )  # fmt: skip
    names = list(source.select(None if fields is None else list(fields)))
    start, stop, _ = slice(entry_start, entry_stop).indices(len(source))
    chosen = name or source.metadata.get(NTUPLE_NAME, b"").decode("utf-8", "replace") or _DEFAULT_NAME
    description = source.metadata.get(NTUPLE_DESCRIPTION, b"").decode("utf-8", "replace")
    options = write or WriteOptions.of_generation(generation)
    empty: Mapping[str, Layout] = source.arrays(names, entry_start=0, entry_stop=0, library="layout")
    renamed = _legal_names(names)
    schema = {renamed[each]: _inferred(_as_rntuple(layout, each), each) for each, layout in empty.items()}
    if not schema and stop > start:
        raise SchemaError(f"{stop - start} rows of no columns")

    def rows() -> Iterator[Mapping[str, Layout]]:
        for chunk in source.iterate(
            names, step_size=STEP, entry_start=start, entry_stop=stop, library="layout"
        ):
            yield {renamed[each]: _as_rntuple(layout, each) for each, layout in chunk.items()}

    with open_sink(target, readable=check) as sink:
        with (
            FileWriter(sink, compression=options.settings, name=file_name_of(target)) as out,
            out.create(chosen, schema, options, generation=generation, description=description) as writer,
        ):
            for chunk in rows():
                writer.extend(chunk)
        if check:
            with RNTupleFile(sink.source()) as copy:
                check_same_chunks(rows(), copy[chosen], list(schema), _comparable)
    user = [key for key in source.metadata if key not in (NTUPLE_NAME, NTUPLE_DESCRIPTION)]
    notes = [f"metadata of the file are left out: {', '.join(user)}"] if user else []
    notes += [f"field '{each}' is called '{legal}' now" for each, legal in renamed.items() if legal != each]
    return ConvertedNTuple(chosen, source.profile.name, generation, max(stop - start, 0), len(names), notes)


def _legal_names(names: Sequence[str]) -> dict[str, str]:
    """Names that RNTuples can have, with ``_`` for characters that they cannot."""
    renamed: dict[str, str] = {}
    for name in names:
        try:
            renamed[name] = check_field_name(name)
        except SchemaError:
            renamed[name] = check_field_name("".join(letter if letter.isalnum() else "_" for letter in name))
    if len(set(renamed.values())) < len(renamed):
        raise SchemaError(
            "names of fields are the same without the characters that RNTuples cannot have in names"
        )
    return renamed


def _as_rntuple(layout: Layout, path: str) -> Layout:
    """Values in the form that RNTuples have: bytes are lists of numbers."""
    if is_null(layout):
        raise SchemaError(f"field '{path}' holds null values only, for which RNTuples have no field", path=path,
                          hint="choose other fields with --fields")  # fmt: skip
    if isinstance(layout, Streamed):
        return Collection(layout.offsets, Numbers(layout.data))
    if isinstance(layout, Record):
        members = {name: _as_rntuple(member, f"{path}.{name}") for name, member in layout.members.items()}
        return Record(members, layout.length)
    return layout.map(lambda child: _as_rntuple(child, path))
