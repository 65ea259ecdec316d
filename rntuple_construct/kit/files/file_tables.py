"""Files from tables: fields with their columns and elements, one row for each field.

A table has these members; ``fields`` and ``extension`` are lists of rows, in the order of the fields::

    generation    "1.x" (default) or a release candidate
    entries       number of entries of each cluster
    groups        number of clusters of each cluster group (default: one group of all; released format only)
    fields        fields of the header
    extension     fields of the schema extension

Release candidates have the further members ``writer`` (name of the writing program), ``page_checksums`` (whether pages
have them) and ``early`` (an anchor of class version 4).

A row has a ``name``, which follows the names of the fields above it and full stops, and a ``type``; further members are

    role          plain (default), collection, record, variant or streamer
    repeats       size of a fixed-size array
    checksum      checksum of a class
    projects      the field whose values this one shows
    aliases       the columns that it shows: their field, and [1] for its second one
    columns       its columns; a row without ``type`` adds them to an earlier field

A column has a ``type`` and its ``elements`` in each cluster: a list or text, "suppressed", or "unlisted" in clusters before
the column. Further members are ``bits``, ``range``, ``representation``, ``first_element`` (of a deferred column).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from rntuple_spec.column_types import COLUMN_TYPES, ColumnType
from rntuple_spec.constants import ColumnFlag, FieldFlag, FieldRole

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import (
    DRAFTS,
    IDS,
    SUPPRESSED,
    Cluster,
    FileDescription,
    Model,
    Pages,
    build,
    has_page_checksums,
    pairs,
)

__all__ = ["draft_of_table", "file_of_table"]

Row = Mapping[str, Any]
_OF_ROW = frozenset({"name", "type", "role", "repeats", "checksum", "projects", "aliases", "columns"})
_OF_COLUMN = frozenset({"type", "elements", "bits", "range", "representation", "first_element"})
_TYPES = {spec.name: column_type for column_type, spec in COLUMN_TYPES.items()}


def file_of_table(table: Row) -> bytes:
    """The file that a table describes."""
    return (_candidate(table) if _is_candidate(table) else draft_of_table(table)).build()


def draft_of_table(table: Row) -> EditableFile:
    """The draft of the file that a table describes."""
    if _is_candidate(table):
        return EditableFile.take_apart(_candidate(table).build())
    header, extension = _models(table)
    entries = table.get("entries", [])
    groups = table.get("groups", [len(entries)])
    return build(header, entries, groups, extension=extension if "extension" in table else None)


def _is_candidate(table: Row) -> bool:
    return table.get("generation") in DRAFTS


def _candidate(table: Row) -> FileDescription:
    """A file of a release candidate, which numbers column types differently."""
    generation, models = table["generation"], _models(table)
    checksum = table.get("page_checksums", has_page_checksums(generation))
    listed = [each for model in models for each in model.elements]
    clusters = [
        Cluster(
            count, [_pages(each[number], checksum) for each in listed if not _is(each[number], "unlisted")]
        )
        for number, count in enumerate(table.get("entries", ()))
    ]
    header, extension = map(_draft_schema, models)
    more: dict[str, Any] = {name: table[name] for name in ("writer", "early") if name in table}
    if "extension" in table:
        more["extension"] = extension
    return FileDescription(
        generation,
        header["fields"],
        header["columns"],
        clusters,
        header["alias_columns"],
        **more,
    )


def _draft_schema(model: Model) -> dict[str, list[dict[str, Any]]]:
    columns = list(map(_draft_column, model.columns))
    return {"fields": model.fields, "columns": columns, "alias_columns": model.aliases}


def _draft_column(column: dict[str, Any]) -> dict[str, Any]:
    name = COLUMN_TYPES[ColumnType(column["column_type"])].name
    members = {key: value for key, value in column.items() if key != "representation_index" or value}
    return {**members, "column_type": IDS[name]}


def _is(values: Any, word: str) -> bool:
    return isinstance(values, str) and values == word


def _pages(values: Any, checksum: bool) -> Pages:
    if values is None:
        return SUPPRESSED
    return Pages([list(values.encode()) if isinstance(values, str) else values], checksum=checksum)


def _models(table: Row) -> tuple[Model, Model]:
    """The fields, columns and elements of header and schema extension."""
    ids: dict[str, int] = {}
    owners: list[str] = []
    header, extension = Model(), Model()
    for part, rows in ((header, table["fields"]), (extension, table.get("extension", ()))):
        for row in rows:
            path = row["name"]
            _check_members(row, _OF_ROW)
            if "type" in row:
                ids[path] = len(ids)
                above, _, name = path.rpartition(".")
                part.field(name, row["type"], ids[above or path], **_members(row, ids))
            for column in row.get("columns", ()):
                _check_members(column, _OF_COLUMN)
                owners.append(path)
                elements = [_elements(column["type"], given) for given in column.get("elements", ())]
                part.column(ids[path], _TYPES[column["type"]], *elements, **_column_members(column))
            for text in row.get("aliases", ()):
                source, number = re.fullmatch(r"(.*?)(?:\[(\d+)\])?", text).groups()  # type: ignore[union-attr]
                found = [column_id for column_id, owner in enumerate(owners) if owner == source]
                part.alias(found[int(number or 0)], ids[path])
    return header, extension


def _check_members(row: Row, known: frozenset[str]) -> None:
    unknown = sorted(set(row) - known)
    if unknown:
        raise SchemaError(f"unknown member '{unknown[0]}'", hint=f"known: {', '.join(sorted(known))}")


def _members(row: Row, ids: Mapping[str, int]) -> dict[str, Any]:
    """Members of a field record besides name, type and parent."""
    members: dict[str, Any] = {
        "role": int(FieldRole[row.get("role", "plain").upper()]),
        "flags": 0,
    }
    for name, flag, member in (
        ("repeats", FieldFlag.REPETITIVE, "array_size"),
        ("checksum", FieldFlag.TYPE_CHECKSUM, "type_checksum"),
        ("projects", FieldFlag.PROJECTED, "source_field_id"),
    ):
        if name in row:
            members["flags"] |= int(flag)
            members[member] = ids[row[name]] if name == "projects" else row[name]
    return members


def _column_members(column: Row) -> dict[str, Any]:
    """What ``Model.column`` takes besides type and elements."""
    # Switches of early drafts have fewer bits than the codec of the released format knows.
    bits = "bits_on_storage" if column["type"] == "Switch" else "bits"
    members: dict[str, Any] = {
        member: column[name] for name, member in (("bits", bits), ("range", "range")) if name in column
    }
    if "representation" in column:
        members["representation_index"] = column["representation"]
    if "first_element" in column:
        members |= {"flags": int(ColumnFlag.DEFERRED), "first_element_index": column["first_element"]}
    return members


def _elements(column_type: str, given: Any) -> Any:
    if _is(given, "suppressed"):
        return None
    return pairs(*map(tuple, given)) if column_type == "Switch" and not _is(given, "unlisted") else given
