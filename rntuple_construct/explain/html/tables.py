"""The tables of the page: fields with their columns, clusters, and pages."""

from __future__ import annotations

from typing import Any

import numpy as np
from rntuple_spec.column_types import COLUMN_TYPES
from rntuple_spec.constants import FieldRole

from rntuple_construct.base.printable import printable
from rntuple_construct.explain.byte_map import ByteMap
from rntuple_construct.explain.discovery import AnnotatedNTuple

__all__ = ["PAGE_COLUMNS", "cluster_rows", "page_columns", "schema_tables"]

# Numbers of a page in the table of pages, in the order of their bytes.
PAGE_COLUMNS = (
    ("offset", "<f8"), ("elements", "<u4"), ("size", "<u4"), ("ntuple", "<u4"), ("column", "<u4"),
    ("cluster", "<u4"), ("page", "<u4"), ("part", "<u4"), ("uses", "<u4"),
)  # fmt: skip
"""Name and dtype of each column of the table of pages; offsets count from the end of the page before. Each part of a page of several keys has a row."""


def schema_tables(file_map: ByteMap) -> list[dict[str, Any]]:
    """For each RNTuple its fields, as far as they can be read.

    Each field is a row: parent or -1, name, type name, role, its columns as text, their ids, path.
    """
    return [{"name": ntuple.name, "fields": _field_rows(ntuple)} for ntuple in file_map.ntuples]


def _field_rows(ntuple: AnnotatedNTuple) -> list[list[Any]]:
    metadata = ntuple.metadata
    in_header = metadata.header.schema.fields if metadata.header else ()
    roles = {int(role): role.name.lower() for role in FieldRole}
    columns_of: dict[int, list[int]] = {}
    for column_id, column in enumerate(ntuple.columns):
        columns_of.setdefault(column.field_id, []).append(column_id)
    rows: list[list[Any]] = []
    for field_id, field in enumerate((*in_header, *metadata.extension.fields)):
        # The parent of a top-level field is itself; one that comes later is a damage, and the field shown at the top.
        parent = field.parent_id if 0 <= field.parent_id < field_id else -1
        columns = columns_of.get(field_id, [])
        path = ntuple.prefix + metadata.path_in_schema("fields", field_id)
        rows.append(
            [
                parent,
                printable(field.name),
                printable(field.type_name),
                roles.get(field.role, f"role {field.role}"),
                ", ".join(_column_text(ntuple, column_id) for column_id in columns),
                columns,
                path,
            ]
        )
    return rows


def _column_text(ntuple: AnnotatedNTuple, column_id: int) -> str:
    column = ntuple.columns[column_id]
    known = column.column_type
    name = known.name.lower() if known is not None else f"type {column.type_id:#x}"
    spec = COLUMN_TYPES.get(known) if known is not None else None
    # Most types have one width, which their name tells.
    width = "" if spec and spec.bits_min == spec.bits_max else f" {column.bits_on_storage} bits"
    second = f" (representation {column.representation_index})" if column.representation_index else ""
    return f"{name}{width}{second}"


def cluster_rows(file_map: ByteMap, limit: int) -> list[list[int]]:
    """The first clusters of all RNTuples: RNTuple, cluster, group, first entry, entries."""
    rows: list[list[int]] = []
    for number, ntuple in enumerate(file_map.ntuples):
        rows += (
            [number, cluster.cluster_id, cluster.group_id, cluster.first_entry, cluster.num_entries]
            for cluster in ntuple.metadata.clusters[: limit - len(rows)]
        )
    return rows


def page_columns(file_map: ByteMap, limit: int) -> tuple[bytes, int]:
    """The table of pages in the order of the file, column by column; and how many rows it has.

    Args:
        file_map: the annotated file.
        limit: the largest number of pages; later ones are left out.
    """
    facts = file_map.pages.facts(limit)
    stop = facts["offset"] + facts["size"]
    facts["offset"] = facts["offset"] - np.concatenate([[0], stop[:-1]])[: len(stop)]
    stored = [np.clip(facts[name], *_bounds(dtype)).astype(dtype) for name, dtype in PAGE_COLUMNS]
    return b"".join(column.tobytes() for column in stored), len(stored[0])


def _bounds(dtype: str) -> tuple[int, int]:
    return (0, int(np.iinfo(dtype).max)) if "u" in dtype else (-(1 << 53), 1 << 53)
