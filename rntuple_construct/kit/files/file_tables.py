"""Files from tables: fields with their columns and elements, one row for each field.

A table has these members; ``fields`` and ``extension`` are lists of rows, in the order of the fields::

    generation    "1.x" (default), a release candidate, or "v0"
    entries       number of entries of each cluster
    groups        number of clusters of each cluster group (default: one group of all; released format only)
    fields        fields of the header
    extension     fields of the schema extension

    ntuple        name of the RNTuple (events; released format only)
    settings, envelope_settings    compression settings of pages and envelopes
    page_size     elements of each page
    attribute_sets    tables of linked attribute sets, each ``linked_as`` a name
    changes       rows of changes, as in kit/corpus/mutations/changes.toml
    is_rebuilt    whether the file is taken apart and put together again
    patch         other bytes from some offsets of the finished file on

Release candidates have further members: ``writer`` (name of the writing program), ``page_checksums`` (whether
    pages have them) and ``early`` (an anchor of class version 4). Others are ``column_groups`` (columns of
    each), ``shards`` (column group and first entry of each cluster) and ``metadata`` (entries of each user
    meta-data envelope). In "v0" records may be in any order. ``field_ids`` are the ids of the fields.
    ``field_order`` and ``column_order`` are the ids of fields (with 0, the root) and columns in the order of
    the header.

A row has a ``name``, which follows the names of the fields above it and full stops, and a ``type``; further members are

    role          plain (default), collection, record, variant or streamer
    repeats       size of a fixed-size array
    checksum      checksum of a class
    projects      the field whose values this one shows
    aliases       the columns that it shows: their field, and [1] for its second one
    columns       its columns; a row without ``type`` adds them to an earlier field

A column has a ``type`` and its ``elements`` in each cluster: a list or text, "suppressed", or "unlisted" in clusters before
the column. Elements may also be ``{ start, stop, step }`` or ``{ repeated, times }``. Further members are ``bits``, ``range``, ``representation``, ``first_element`` (of a deferred column).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from rntuple_spec.column_types import COLUMN_TYPES, ColumnType
from rntuple_spec.constants import ColumnFlag, FieldFlag, FieldRole

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.columns import column_codec
from rntuple_construct.format.generations import DEFAULT_GENERATION, GENERATIONS
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import (
    DescribedCluster,
    DescribedPages,
    FileDescription,
    Model,
    describe,
    has_page_checksums,
    is_draft,
    make_v0_column,
    make_v0_field,
    make_v0_root,
    pairs,
)
from rntuple_construct.kit.files.table_changes import change_trees, patch

__all__ = ["draft_of_table", "file_of_table"]

Row = Mapping[str, Any]
_OF_ROW = frozenset({"name", "type", "role", "repeats", "checksum", "projects", "aliases", "columns"})
_OF_FILE = ("writer", "early", "settings", "page_size", "page_checksums", "column_groups", "metadata")
_OF_COLUMN = frozenset({"type", "elements", "bits", "range", "representation", "first_element"})
_TYPES = {spec.name: column_type for column_type, spec in COLUMN_TYPES.items()}


def file_of_table(table: Row) -> bytes:
    """The file that a table describes."""
    return draft_of_table(table).build()


def draft_of_table(table: Row) -> EditableFile:
    """The draft of the file that a table describes."""
    draft = _description(table).draft()
    for attributes in table.get("attribute_sets", ()):
        _link(draft, draft, attributes)
    for change in table.get("changes", ()):
        change_trees(draft, change)
    if table.get("is_rebuilt"):
        draft = EditableFile.take_apart(draft.build())
    if "patch" in table:
        draft.late.append(partial(patch, given=table["patch"]))
    return draft


def _link(draft: EditableFile, owner: EditableFile, table: Row) -> None:
    """Link an attribute set, whose bytes go to the draft, in the footer of an RNTuple of it."""
    attributes = _description(table).draft()
    draft.copy_pages(attributes)
    for change in table.get("changes", ()):
        change_trees(attributes, change)
    for nested in table.get("attribute_sets", ()):
        _link(draft, attributes, nested)
    draft.link_attribute_set(attributes, name=table["linked_as"])
    if owner is not draft:
        sets = draft.footer["payload"]["linked_attribute_sets"]
        owner.footer["payload"]["linked_attribute_sets"].append(sets.pop())


def _description(table: Row) -> FileDescription:
    """The description of the file that a table describes."""
    generation, entries = (
        GENERATIONS[table.get("generation", DEFAULT_GENERATION.name)],
        table.get("entries", ()),
    )
    if not generation.is_writable:
        return _before_specification(table)
    header, extension = _models(table)
    more: dict[str, Any] = {name: table[name] for name in _OF_FILE if name in table}
    if "extension" in table:
        more["extension"] = extension
    if is_draft(generation):
        more = {"page_size": None, "page_checksums": has_page_checksums(generation.name), **more}
        found = describe(header, entries, generation=generation.name, **more)
        return (
            replace(found, clusters=[*map(_sharded, found.clusters, table["shards"])])
            if "shards" in table
            else found
        )
    named = {
        "name": table.get("ntuple", "events"),
        "writer": "rntuple-construct",
        "describes_anchor": True,
        **more,
    }
    found = describe(header, entries, table.get("groups", [len(entries)]), **named)
    return replace(found, settings=table.get("envelope_settings", 0))


def _sharded(cluster: DescribedCluster, shard: Sequence[int]) -> DescribedCluster:
    """A cluster of a column group, from an entry on."""
    column_group, first_entry = shard
    return replace(cluster, column_group=column_group, first_entry=first_entry)


def _before_specification(table: Row) -> FileDescription:
    """A file of the format before its specification, in which fields also link to those below them."""
    generation, (model, _) = GENERATIONS[table["generation"]], _models(table)
    ids = table.get("field_ids", range(1, len(model.fields) + 1))
    parents = [
        0 if tree["parent_id"] == index else ids[tree["parent_id"]] for index, tree in enumerate(model.fields)
    ]
    below = {
        owner: [ids[index] for index, parent in enumerate(parents) if parent == owner] for owner in (0, *ids)
    }
    fields = [
        make_v0_field(
            field_id, tree["name"], tree["type_name"], parent, num_repetitions=tree.get("array_size", 0),
            structure=tree["role"], links=below[field_id],
        )
        for field_id, tree, parent in zip(ids, model.fields, parents, strict=True)
    ]  # fmt: skip
    numbers = {column_type: number for number, column_type in generation.column_types.items()}
    owners = [tree["field_id"] for tree in model.columns]
    types = [ColumnType(tree["column_type"]) for tree in model.columns]
    columns = [
        make_v0_column(number, numbers[column_type], ids[owner], owners[:number].count(owner))
        for number, (column_type, owner) in enumerate(zip(types, owners, strict=True))
    ]
    codecs = [column_codec(column_type, switch_layout=generation.switch_layout()) for column_type in types]
    clusters = []
    for number, count in enumerate(table["entries"]):
        pages = []
        for codec, elements in zip(codecs, model.elements, strict=True):
            given = elements[number]
            values = list(given.encode()) if isinstance(given, str) else given
            pages.append(DescribedPages([bytes(codec.encode(values))], counts=[len(values)]))
        clusters.append(DescribedCluster(count, pages))
    return FileDescription(
        generation.name,
        _ordered([make_v0_root(*below[0]), *fields], "field_id", table.get("field_order")),
        _ordered(columns, "column_id", table.get("column_order")),
        clusters,
    )


def _ordered(records: list[dict[str, Any]], name: str, ids: Sequence[int] | None) -> list[dict[str, Any]]:
    """Records in the order of their ids; None for the given order."""
    return records if ids is None else sorted(records, key=lambda record: ids.index(record[name]))


def _is(values: Any, word: str) -> bool:
    return isinstance(values, str) and values == word


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
    """Return the arguments of ``Model.column`` besides type and elements."""
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
    if isinstance(given, Mapping):
        if "times" in given:
            return given["repeated"] * given["times"]
        return list(range(given["start"], given["stop"], given.get("step", 1)))
    return pairs(*map(tuple, given)) if column_type == "Switch" and not _is(given, "unlisted") else given
