"""Contents of a file as a reader finds them: container, metadata and values, as the documents ``expected/*.json``."""

from __future__ import annotations

from typing import Any

from rntuple_spec.column_types import COLUMN_TYPES

from rntuple_construct.base.constants import ROLE_NAMES
from rntuple_construct.format.descriptor.schema import Column, Field
from rntuple_construct.kit.corpus.model import MadeCase
from rntuple_construct.kit.corpus.spelling import SPELLING
from rntuple_construct.kit.files.sparse_files import FileBytes
from rntuple_construct.model.arrays.to_python import to_list
from rntuple_construct.reader import RNTuple
from rntuple_construct.reader import open as open_file
from rntuple_construct.reader.ntuple import no_dropped_warnings

__all__ = ["EXPECTED_SCHEMA", "expected_of"]

EXPECTED_SCHEMA = "rntuple-corpus-expected"


def expected_of(case: MadeCase, data: FileBytes, name: str | None) -> dict[str, Any]:
    """The document of a case that has values.

    Args:
        case: the case.
        data: its file.
        name: path of the RNTuple; None for files without RNTuple.

    Raises:
        RNTupleError: the file cannot be read.
    """
    with no_dropped_warnings(), open_file(data) as file:
        ntuples = [
            {"name": key, "generation": file[key].generation.name}
            for key in file.keys()  # noqa: SIM118
        ]
        document: dict[str, Any] = {
            "schema": EXPECTED_SCHEMA,
            "schema_version": "1.0",
            "case": case.id,
            "container": {"ntuples": ntuples},
        }
        if name is None:
            return document
        ntuple = file[name]
        document["metadata"] = _metadata(ntuple)
        if case.has_values:
            document["values"] = _values(ntuple, case.outcome.fields)
        sets = {
            key: {"metadata": _metadata(found), "values": _values(found, ())}
            for key in ntuple.attribute_sets
            if key not in case.outcome.attribute_sets
            for found in [ntuple.attribute_set(key)]
        }
        if sets:
            document["attribute_sets"] = sets
        return document


def _metadata(ntuple: RNTuple) -> dict[str, Any]:
    schema = ntuple.schema
    return {
        "description": ntuple.description,
        "num_entries": ntuple.num_entries,
        "num_cluster_groups": len(ntuple.cluster_groups),
        "num_clusters": len(ntuple.clusters),
        "clusters": [
            {"first_entry": cluster.first_entry, "num_entries": cluster.num_entries}
            for cluster in ntuple.clusters
        ],
        "fields": [_field(ntuple, field) for field in schema.fields],
        "columns": [_column(ntuple, column) for column in schema.columns],
    }


def _field(ntuple: RNTuple, field: Field) -> dict[str, Any]:
    record = field.record
    return {
        "path": field.path,
        "type_name": field.type_name,
        "type_alias": record.type_alias,
        "role": ROLE_NAMES.get(record.role, "unknown"),
        "field_version": record.field_version,
        "type_version": record.type_version,
        "array_size": record.array_size,
        "projected_from": _source(ntuple, field),
    }


def _source(ntuple: RNTuple, field: Field) -> str | None:
    """Path of the field whose columns a projected field shows."""
    if not field.is_projected:
        return None
    source = field.record.source_field_id
    if source is None and field.representations:
        source = ntuple.schema.columns[field.representations[0][0]].record.field_id
    fields = ntuple.schema.fields
    return fields[source].path if source is not None and source < len(fields) else None


def _column(ntuple: RNTuple, column: Column) -> dict[str, Any]:
    record = column.record
    known = record.column_type
    return {
        "field": ntuple.schema.fields[record.field_id].path,
        "type": "unknown" if known is None else COLUMN_TYPES[known].name,
        "bits": record.bits_on_storage,
        "representation": record.representation_index,
        "first_element": abs(record.first_element_index or 0),
        "value_range": None if record.value_range is None else list(record.value_range),
    }


def _values(ntuple: RNTuple, left_out: tuple[str, ...]) -> dict[str, Any]:
    names = [name for name in ntuple.nodes if name not in left_out]
    layouts = ntuple.arrays(names, library="layout")
    return {
        "num_entries": ntuple.num_entries,
        "fields": {name: to_list(layout, SPELLING) for name, layout in layouts.items()},
    }
