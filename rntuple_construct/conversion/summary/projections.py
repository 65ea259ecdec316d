"""Projected fields, with the fields whose values they show; the importer of ROOT makes them of counted branches."""

from __future__ import annotations

from typing import Any

from rntuple_construct.reader import RNTuple

__all__ = ["projected_names", "projected_paths"]


def projected_paths(table: Any) -> dict[str, str]:
    """Return the paths of projected fields with the paths of the fields that own their columns.

    Args:
        table: an RNTuple; tables of other formats have no projected fields.
    """
    if not isinstance(table, RNTuple):
        return {}
    fields = table.schema.fields
    owners = {
        columns: field.path
        for field in reversed(fields)
        if not field.is_projected
        for columns in field.representations
    }
    return {
        field.path: owners[field.representations[0]]
        for field in fields
        if field.is_projected and field.representations and field.representations[0] in owners
    }


def projected_names(table: Any) -> dict[str, list[str]]:
    """Return the names of the projected top-level fields by that of the top-level field whose columns they show."""
    found: dict[str, dict[str, None]] = {}
    for path, owner in projected_paths(table).items():
        found.setdefault(owner.partition(".")[0], {})[path.partition(".")[0]] = None
    return {owner: list(names) for owner, names in found.items()}
