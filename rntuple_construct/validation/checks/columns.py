"""Column descriptions (section "Column Description"); which columns a field must have is checked with its shape."""

from __future__ import annotations

import math
import sys
from collections.abc import Iterator

from rntuple_spec.column_types import COLUMN_TYPES, ColumnType
from rntuple_spec.constants import FeatureFlagNumber

from rntuple_construct.format.generations.records import ColumnRecord, FooterRecord, HeaderRecord
from rntuple_construct.validation.checks.links import NONE, Links, links_of
from rntuple_construct.validation.context import NTupleContext
from rntuple_construct.validation.registry import ntuple_check

_REDUCED = frozenset({ColumnType.REAL32_TRUNC, ColumnType.REAL32_QUANT})
_NESTED_DEFERRED = FeatureFlagNumber.NESTED_DEFERRED_COLUMNS


@ntuple_check("RNT-COL-001", needs=("columns", "fields"))
def owners(ntuple: NTupleContext) -> None:
    """A column belongs to a field that exists."""
    num_fields = len(ntuple.fields or ())
    for column_id, record in enumerate(ntuple.columns or ()):
        if record.field_id >= num_fields:
            ntuple.emit(
                "RNT-COL-001", path=ntuple.path_of("columns", column_id, "field_id"),
                expected=f"less than {num_fields}", actual=record.field_id, id=column_id,
                problem=f"there are {num_fields} fields",
            )  # fmt: skip


@ntuple_check("RNT-COL-002", "RNT-COL-003", "RNT-COL-004", needs=("columns",))
def types(ntuple: NTupleContext) -> None:
    """The column type is known, and its bits are."""
    for column_id, record in enumerate(ntuple.columns or ()):
        if record.column_type is None:
            path = ntuple.path_of("columns", column_id, "column_type")
            ntuple.emit("RNT-COL-002", path=path, actual=hex(record.type_id))
            continue
        spec = COLUMN_TYPES[record.column_type]
        least, most = ntuple.generation.bits_range(record.column_type)
        if not least <= record.bits_on_storage <= most:
            expected = least if least == most else f"{least} to {most}"
            path = ntuple.path_of("columns", column_id, "bits_on_storage")
            ntuple.emit(
                "RNT-COL-003", path=path, expected=expected, actual=record.bits_on_storage, type=spec.name
            )
        if record.column_type is ColumnType.SPLIT_REAL16:
            path = ntuple.path_of("columns", column_id, "column_type")
            ntuple.emit("RNT-COL-004", path=path, actual=spec.name, id=column_id)


@ntuple_check("RNT-COL-018", needs=("columns", "fields"))
def reduced_precision(ntuple: NTupleContext) -> None:
    """Only first representations are truncated or quantized."""
    links = links_of(ntuple)
    for column_id, record in enumerate(links.columns):
        if record.representation_index and record.column_type in _REDUCED:
            ntuple.emit(
                "RNT-COL-018", path=ntuple.path_of("columns", column_id), actual=record.representation_index,
                representation=record.representation_index, field=record.field_id,
                type=COLUMN_TYPES[record.column_type].name,
            )  # fmt: skip


@ntuple_check("RNT-COL-005", needs=("columns",))
def ranges(ntuple: NTupleContext) -> None:
    """A quantized column has a range of normal numbers."""
    for column_id, record in enumerate(ntuple.columns or ()):
        if record.column_type is not ColumnType.REAL32_QUANT:
            continue
        problem = _problem_of_range(record)
        if problem:
            path = ntuple.path_of("columns", column_id, "value_range" if record.value_range else "")
            ntuple.emit("RNT-COL-005", path=path, actual=_range(record), problem=problem)


def _range(record: ColumnRecord) -> str:
    return "none" if record.value_range is None else f"{record.value_range[0]} to {record.value_range[1]}"


def _problem_of_range(record: ColumnRecord) -> str:
    if record.value_range is None:
        return "a quantized column needs one"
    for end in record.value_range:
        if not math.isfinite(end):
            return f"{end} is not finite"
        if end and abs(end) < sys.float_info.min:
            return f"{end} is subnormal"
    low, high = record.value_range
    if not low < high:
        return "the lower end is not less than the upper one"
    return "" if math.isfinite(high - low) else "its width is infinite"


@ntuple_check("RNT-COL-007", "RNT-COL-008", "RNT-COL-010", needs=("columns",))
def deferred(ntuple: NTupleContext) -> None:
    """Deferred columns are in the schema extension, and their first element is not element 0."""
    num_header_columns = links_of(ntuple).num_header_columns
    for column_id, record in enumerate(ntuple.columns or ()):
        first = record.first_element_index
        if first is None:
            continue
        path = ntuple.path_of("columns", column_id, "first_element_index")
        if first == 0:
            ntuple.emit("RNT-COL-007", path=path, actual=first)
        elif first < 0 and record.representation_index == 0:
            representation = record.representation_index
            ntuple.emit("RNT-COL-010", path=path, actual=first, representation=representation)
        if column_id < num_header_columns:
            ntuple.emit("RNT-COL-008", path=ntuple.path_of("columns", column_id, "flags"), id=column_id)


@ntuple_check("RNT-COL-009", "RNT-COL-019", needs=("columns", "fields"))
def deferred_by_entries(ntuple: NTupleContext) -> None:
    """Deferred columns that are not below collections and variants start with an entry."""
    links = links_of(ntuple)
    for column_id, first in _deferred(links, is_nested=False):
        field_id = links.columns[column_id].field_id
        path = ntuple.path_of("columns", column_id, "first_element_index")
        if column_id not in {ids[0] for ids in links.owned[field_id].values()}:
            # What characters of a string start with, the entries do not tell.
            name = links.path_name(field_id)
            ntuple.emit("RNT-COL-019", path=path, actual=first, id=column_id, name=name)
        # Below arrays of size 0, entries have no elements.
        elif first % factor if (factor := links.factors[field_id]) else first:
            ntuple.emit("RNT-COL-009", path=path, expected=links.factors[field_id], actual=first)


@ntuple_check("RNT-FEA-005", "RNT-FEA-007", "RNT-COL-011", needs=("columns", "fields"))
def nested_deferred(ntuple: NTupleContext) -> None:
    """Deferred columns below collections and variants are suppressed, and a feature flag tells of them."""
    links = links_of(ntuple)
    is_flagged = _has_nested_deferred(ntuple)
    for column_id, first in _deferred(links, is_nested=True):
        name = links.path_name(links.columns[column_id].field_id)
        if first > 0:
            path = ntuple.path_of("columns", column_id, "first_element_index")
            ntuple.emit("RNT-COL-011", path=path, actual=first, id=column_id, name=name)
        elif first < 0 and is_flagged is None:
            path = ntuple.path_of("columns", column_id, "flags")
            ntuple.emit("RNT-FEA-005", path=path, id=column_id, name=name)
    if is_flagged is not None and not _adds_nested_columns(links):
        ntuple.emit("RNT-FEA-007", path=f"{is_flagged}.feature_flags[0]", actual=int(_NESTED_DEFERRED))


def _deferred(links: Links, *, is_nested: bool) -> Iterator[tuple[int, int]]:
    """Ids and first element indexes of deferred columns below collections and variants, or of the others."""
    for column_id, record in enumerate(links.columns):
        first, field_id = record.first_element_index, record.field_id
        if first is None or field_id >= len(links.fields):
            continue
        if (links.branches[field_id] != NONE) == is_nested:
            yield column_id, first


def _has_nested_deferred(ntuple: NTupleContext) -> str | None:
    """Path of the envelope that sets the feature flag of nested deferred columns; None if none does."""
    for envelope in (ntuple.header_envelope, ntuple.footer_envelope):
        record = envelope.record
        if (
            isinstance(record, (HeaderRecord, FooterRecord))
            and record.feature_flags[0] >> _NESTED_DEFERRED & 1
        ):
            return envelope.path
    return None


def _adds_nested_columns(links: Links) -> bool:
    """Return whether columns below collections or variants are deferred, or belong to a representation that was added late.

    The latter are not deferred if there were no elements yet; ROOT's merger sets the flag then, too.
    """
    return any(
        record.first_element_index is not None
        or (column_id >= links.num_header_columns and record.representation_index)
        for column_id, record in enumerate(links.columns)
        if record.field_id < len(links.fields) and links.branches[record.field_id] != NONE
    )


@ntuple_check("RNT-FTR-008", needs=("columns", "fields"))
def added_columns(ntuple: NTupleContext) -> None:
    """A column that the extension adds to a field of the header opens a new representation."""
    links = links_of(ntuple)
    highest: dict[int, int] = {}
    for record in links.columns[: links.num_header_columns]:
        highest[record.field_id] = max(record.representation_index, highest.get(record.field_id, -1))
    for column_id in range(links.num_header_columns, len(links.columns)):
        record = links.columns[column_id]
        if (
            record.representation_index <= highest.get(record.field_id, -1)
            and record.field_id < links.num_header_fields
        ):
            links.blame(record.field_id, "RNT-FTR-008")
            ntuple.emit(
                "RNT-FTR-008", path=ntuple.path_of("columns", column_id), id=column_id,
                representation=record.representation_index, field=record.field_id,
            )  # fmt: skip


@ntuple_check("RNT-COL-012", needs=("columns", "fields"))
def representations(ntuple: NTupleContext) -> None:
    """The representations of a field are numbered from 0 in the order of its columns."""
    links = links_of(ntuple)
    last: dict[int, int] = {}
    for column_id, record in enumerate(links.columns):
        if record.field_id in links.blamed:
            continue
        before = last.get(record.field_id, -1)
        if record.representation_index not in (before, before + 1):
            links.blame(record.field_id, "RNT-COL-012")
            ntuple.emit(
                "RNT-COL-012", path=ntuple.path_of("columns", column_id, "representation_index"),
                expected=before + 1 if record.representation_index > before else before,
                actual=record.representation_index, id=column_id,
            )  # fmt: skip
        last[record.field_id] = record.representation_index


@ntuple_check("RNT-COL-013", needs=("columns", "fields"))
def equal_counts(ntuple: NTupleContext) -> None:
    """All representations of a field have as many columns as the first."""
    links = links_of(ntuple)
    for field_id, owned in links.owned.items():
        if len(owned) < 2 or not links.is_known(field_id):
            continue
        expected = len(owned[0])
        for representation, ids in owned.items():
            if len(ids) != expected:
                links.blame(field_id, "RNT-COL-013")
                ntuple.emit(
                    "RNT-COL-013", path=ntuple.path_of("columns", ids[0]), expected=expected, actual=len(ids),
                    representation=representation,
                )  # fmt: skip


@ntuple_check("RNT-COL-015", needs=("columns",))
def order(ntuple: NTupleContext) -> None:
    """The columns of one list are in the order of their fields; the first one that is not is reported."""
    links = links_of(ntuple)
    for start, stop in ((0, links.num_header_columns), (links.num_header_columns, len(links.columns))):
        _check_order(ntuple, links, start, stop)


def _check_order(ntuple: NTupleContext, links: Links, start: int, stop: int) -> None:
    for column_id in range(start + 1, stop):
        field, previous = links.columns[column_id].field_id, links.columns[column_id - 1].field_id
        is_added = links.columns[column_id].representation_index and start
        if field < previous and not is_added:
            path = ntuple.path_of("columns", column_id, "field_id")
            ntuple.emit("RNT-COL-015", path=path, actual=field, id=column_id, previous=previous)
            return


@ntuple_check("RNT-COL-016", needs=("columns",))
def flags(ntuple: NTupleContext) -> None:
    """No unknown flag is set."""
    known = ntuple.generation.known_column_flags
    for column_id, record in enumerate(ntuple.columns or ()):
        unknown = record.flags & ~known
        if unknown:
            path = ntuple.path_of("columns", column_id, "flags")
            ntuple.emit("RNT-COL-016", path=path, expected=record.flags & known, actual=hex(unknown))
