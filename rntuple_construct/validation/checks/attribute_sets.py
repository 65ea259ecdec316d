"""Linked attribute sets (sections "Linked Attribute Sets", "Attribute Schema Version")."""

from __future__ import annotations

from collections import Counter

import numpy as np
import numpy.typing as npt
from rntuple_spec.constants import ATTRIBUTE_FIELDS, ATTRIBUTE_RANGE_TYPE, ATTRIBUTE_SCHEMA_MAJOR, FieldRole

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.model.values.layout import Numbers
from rntuple_construct.model.values.reading import Segment, read_field
from rntuple_construct.reader.page_reader import PageReader
from rntuple_construct.validation.checks.links import NONE, links_of
from rntuple_construct.validation.context import NTupleContext, once
from rntuple_construct.validation.registry import ntuple_check
from rntuple_construct.validation.rules import Severity

*_RANGE, _USER_DATA = ATTRIBUTE_FIELDS


@ntuple_check("RNT-ATT-001", "RNT-ATT-003", "RNT-ATT-004", needs=("footer",))
def records(ntuple: NTupleContext) -> None:
    """Attribute sets have unique names, a known version, and anchors that no keys list names."""
    sets = ntuple.footer.linked_attribute_sets if ntuple.footer else ()
    if not sets:
        return
    uses = Counter(record.name for record in sets)
    container = ntuple.file.container
    entries = container.keys() if container else ()
    listed = {entry.key.ofs_key + entry.key.len_key for entry in entries}
    for index, record in enumerate(sets):
        path = f"footer.linked_attribute_sets[{index}]"
        if not record.name or uses[record.name] > 1:
            problem = f"{uses[record.name]} sets have this name" if record.name else "it is empty"
            cause = f"attribute set {record.name}"
            ntuple.emit(
                "RNT-ATT-001",
                path=f"{path}.name",
                cause=cause,
                actual=record.name or "''",
                index=index,
                problem=problem,
            )
        if record.locator.kind == 0 and record.locator.offset in listed:
            problem = "a keys list names its anchor"
            ntuple.emit(
                "RNT-ATT-003",
                path=f"{path}.locator",
                severity=Severity.WARNING,
                name=record.name,
                problem=problem,
            )
        if record.schema_version_major != ATTRIBUTE_SCHEMA_MAJOR:
            version = f"{record.schema_version_major}.{record.schema_version_minor}"
            ntuple.emit("RNT-ATT-004", path=f"{path}.schema_version_major", actual=version, name=record.name)


@ntuple_check("RNT-ATT-003", needs=("parent", "footer", "fields"))
def restrictions(ntuple: NTupleContext) -> None:
    """An attribute set has neither attribute sets nor projections nor streamer fields."""
    name = ntuple.name.rpartition(":")[2]
    if ntuple.footer and ntuple.footer.linked_attribute_sets:
        problem = f"it has {len(ntuple.footer.linked_attribute_sets)} attribute sets"
        path = "footer.linked_attribute_sets"
        ntuple.emit("RNT-ATT-003", path=path, severity=Severity.WARNING, name=name, problem=problem)
    if ntuple.alias_columns:
        path = ntuple.path_of("alias_columns", 0)
        ntuple.emit("RNT-ATT-003", path=path, name=name, problem="it has projected fields")
    streamed = [
        number for number, field in enumerate(ntuple.fields or ()) if field.role == FieldRole.STREAMER
    ]
    if streamed:
        path = ntuple.path_of("fields", streamed[0])
        ntuple.emit("RNT-ATT-003", path=path, name=name, problem="it has streamer fields")


@ntuple_check("RNT-ATT-005", needs=("parent", "fields"))
def fields(ntuple: NTupleContext) -> None:
    """An attribute set has the two fields of the range and a record for the user."""
    links = links_of(ntuple)
    name = ntuple.name.rpartition(":")[2]
    top_level = {
        links.fields[number].name: number for number, parent in enumerate(links.parents) if parent == NONE
    }
    for wanted in _RANGE:
        number = top_level.get(wanted)
        if number is None:
            ntuple.emit(
                "RNT-ATT-005", path="header.schema.fields", name=name, problem=f"there is no field {wanted}"
            )
        elif links.fields[number].type_name != ATTRIBUTE_RANGE_TYPE:
            path = ntuple.path_of("fields", number, "type_name")
            problem = f"field {wanted} has type {links.fields[number].type_name or 'none'}"
            ntuple.emit("RNT-ATT-005", path=path, expected=ATTRIBUTE_RANGE_TYPE, name=name, problem=problem)
    user = top_level.get(_USER_DATA)
    if user is None:
        problem = f"there is no field {_USER_DATA}"
        ntuple.emit("RNT-ATT-005", path="header.schema.fields", name=name, problem=problem)
    elif links.fields[user].role != FieldRole.RECORD or links.fields[user].type_name:
        path = ntuple.path_of("fields", user)
        ntuple.emit(
            "RNT-ATT-005", path=path, name=name, problem=f"field {_USER_DATA} is not an untyped record"
        )
    elif len(top_level) > len(ATTRIBUTE_FIELDS):
        problem = f"it has {len(top_level)} fields, which ROOT refuses"
        ntuple.emit(
            "RNT-ATT-005", path="header.schema.fields", name=name, problem=problem, severity=Severity.WARNING
        )


@ntuple_check("RNT-ATT-006", needs=("parent", "nodes", "clusters"))
def ranges(ntuple: NTupleContext) -> None:
    """The ranges of attributes lie inside the entries of the RNTuple they belong to."""
    groups = ntuple.parent.groups if ntuple.parent else None
    if groups is None:
        return
    num_entries = sum(group.entry_span or 0 for group in groups)
    start, length = _stored_ranges(ntuple)
    if start is None or length is None or len(start) != len(length):
        return
    end = np.uint64(min(num_entries, 2**64 - 1))  # damaged spans may add up to more
    outside = (start > end) | (length > end - np.minimum(start, end))
    for entry in np.flatnonzero(outside)[:1000].tolist():
        first, size = int(start[entry]), int(length[entry])
        ntuple.emit(
            "RNT-ATT-006",
            path=f"entry {entry}",
            expected=num_entries,
            actual=first + size,
            start=first,
            size=size,
        )


@once
def _stored_ranges(ntuple: NTupleContext) -> list[npt.NDArray[np.uint64] | None]:
    """Starts and lengths of the ranges, read once for all links to the attribute set."""
    return [_values(ntuple, name) for name in _RANGE]


def _values(ntuple: NTupleContext, name: str) -> npt.NDArray[np.uint64] | None:
    """All values of a field of 64 bit numbers; None if it is missing or damaged, which others report."""
    node = (ntuple.nodes or {}).get(name)
    header, schema = ntuple.header, ntuple.schema
    if node is None or header is None or schema is None or node.dtype != np.uint64:
        return None
    columns = PageReader(ntuple.metadata, schema, header.writer, verify=False)
    segments = [Segment(each, 0, each.num_entries, each.first_entry) for each in ntuple.clusters or ()]
    try:
        layout = read_field(node, segments, columns)
    except RNTupleError:
        return None
    return layout.data if isinstance(layout, Numbers) else None
