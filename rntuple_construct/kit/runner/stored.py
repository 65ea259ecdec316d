"""Bytes of a case for its report: the pages that hold a value, and the edits that made the file."""

from __future__ import annotations

import re
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rntuple_spec.column_types import COLUMN_TYPES

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.explain import Step, annotate
from rntuple_construct.explain.lookup import find_offset
from rntuple_construct.kit.runner.cases import StoredCase
from rntuple_construct.reader import DroppedFieldWarning, RNTuple
from rntuple_construct.reader import open as open_file

__all__ = ["named_edits", "stored_bytes"]

_PLACE = re.compile(r"(?P<field>[^\[.]+)(\[(?P<entry>[0-9]+)\])?")
_NUM_BYTES = 32
_CHECKSUMS = ("checksum", "xxhash3")
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


def named_edits(case: StoredCase, original: Path | None) -> list[dict[str, Any]]:
    """The edits that made the file of a case, with the structures that they change.

    Args:
        case: the case.
        original: the file before the edits, if the corpus has it.

    Returns:
        the edits with ``path`` where the bytes belong to a known structure. Edits of checksums have ``is_checksum`` and stand
        at the end.
    """
    found = [dict(edit) for edit in case.edits]
    for source in (original, case.file):
        if source is None or not found:
            continue
        try:
            with annotate(source) as file_map:
                for edit in found:
                    if "path" not in edit and edit["offset"] < file_map.size:
                        _name(edit, find_offset(file_map, str(edit["offset"]))[0])
        except (RNTupleError, OSError):
            continue
    # The other envelopes repeat the checksum of the header.
    if any(edit.get("path") == "header.checksum" for edit in found):
        for edit in found:
            if edit.get("path", "").endswith(".header_checksum"):
                edit["is_checksum"] = True
    return sorted(found, key=lambda edit: "is_checksum" in edit)


def _name(edit: dict[str, Any], steps: Sequence[Step]) -> None:
    path = next((step.node.path for step in reversed(steps) if step.node.path), "")
    if path:
        edit["path"] = path
    if path.rpartition(".")[2] in _CHECKSUMS:
        edit["is_checksum"] = True
