"""The stored bytes of a value: the pages that hold an entry of a field, as the start of a look into a file."""

from __future__ import annotations

import re
import warnings
from typing import Any

from rntuple_spec.column_types import COLUMN_TYPES

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.kit.runner.cases import StoredCase
from rntuple_construct.reader import DroppedFieldWarning, RNTuple
from rntuple_construct.reader import open as open_file

__all__ = ["stored_bytes"]

_PLACE = re.compile(r"(?P<field>[^\[.]+)(\[(?P<entry>[0-9]+)\])?")
_NUM_BYTES = 32
_MAX_PAGES = 6


def stored_bytes(case: StoredCase, path: str) -> list[dict[str, Any]]:
    """The first pages of the cluster that holds an entry of a field.

    Args:
        case: the case.
        path: place of a value, such as ``pt[3]._0``.

    Returns:
        for each column of the field the column's type and field, offset and size of the page, and its first bytes in
        hexadecimal; nothing where the file cannot be read or the path is none of a field.
    """
    place = _PLACE.match(path)
    if place is None or case.ntuple is None:
        return []
    try:
        with warnings.catch_warnings(), open_file(case.file) as file:
            warnings.simplefilter("ignore", DroppedFieldWarning)
            ntuple = file[case.ntuple]
            data = case.file.read_bytes()
            return _pages(ntuple, place["field"], int(place["entry"] or 0), data)
    except (RNTupleError, OSError):
        return []


def _pages(ntuple: RNTuple, name: str, entry: int, data: bytes) -> list[dict[str, Any]]:
    field = ntuple.fields.get(name)
    cluster = next(
        (each for each in ntuple.clusters if each.first_entry <= entry < each.first_entry + each.num_entries),
        None,
    )
    if field is None or cluster is None:
        return []
    inside = {each.field_id for each in ntuple.schema.walk(field.field_id)}
    found = []
    for column in ntuple.schema.columns:
        if column.record.field_id not in inside:
            continue
        pages = cluster.column_range(column.column_id)
        if pages is None or not len(pages.size) or pages.is_suppressed or pages.place_of(0) is None:
            continue
        offset, size = int(pages.offset[0]), int(pages.size[0])
        known = column.record.column_type
        found.append(
            {
                "field": ntuple.schema.fields[column.record.field_id].path,
                "column": "unknown" if known is None else COLUMN_TYPES[known].name,
                "offset": offset,
                "size": size,
                "bytes": data[offset : offset + min(size, _NUM_BYTES)].hex(),
            }
        )
    return found[:_MAX_PAGES]
