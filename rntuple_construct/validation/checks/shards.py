"""Sharded clusters of the release candidates (section "Column Group Record Frame")."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from rntuple_construct.validation.checks.links import Links, links_of
from rntuple_construct.validation.column_elements import ColumnElements
from rntuple_construct.validation.context import NTupleContext
from rntuple_construct.validation.registry import ntuple_check

_LARGEST = int(np.iinfo(np.int64).max)


@ntuple_check("RNT-PRE-014", needs=("schema", "elements"))
def entries_of_columns(ntuple: NTupleContext) -> None:
    """The clusters that hold a column hold all entries, each of them once."""
    elements = ntuple.elements
    if elements is None or not ntuple.metadata.is_sharded or not ntuple.has_all_clusters:
        return
    links = links_of(ntuple)
    _report_repeated(ntuple)
    seen: set[tuple[bool, bytes]] = set()
    for owned in links.owned.values():
        main = owned[min(owned)]
        for place, column_id in enumerate(main):
            ids = [columns[place] for columns in owned.values() if place < len(columns)]
            is_held: npt.NDArray[np.bool_] = np.asarray(elements.is_primary[:, ids].any(axis=1))
            # Columns that were added later need not be there from the first entry on.
            is_early = column_id < links.num_header_columns
            key = (is_early, is_held.tobytes())
            if key not in seen:
                seen.add(key)
                _check_entries(ntuple, links, elements, is_held, is_early, column_id)


def _check_entries(
    ntuple: NTupleContext,
    links: Links,
    elements: ColumnElements,
    is_held: npt.NDArray[np.bool_],
    is_early: bool,
    column_id: int,
) -> None:
    rows = np.flatnonzero(is_held & (elements.num_entries > 0))
    rows = rows[np.argsort(elements.first_entry[rows], kind="stable")]
    num_entries = elements.num_entries
    stops = np.minimum(elements.first_entry, _LARGEST - num_entries) + num_entries
    end = int(stops.max(initial=0))
    starts, expected = elements.first_entry[rows], np.zeros(len(rows) + 1, np.int64)
    expected[1:] = stops[rows]
    if not is_early and len(rows):
        expected[0] = starts[0]
    actual = np.append(starts, end)
    wrong = np.flatnonzero(actual != expected)
    if not len(wrong) or (not is_early and not len(rows)):
        return
    links.blame(links.columns[column_id].field_id, "RNT-PRE-014")
    place = int(wrong[0])
    found, due = int(actual[place]), int(expected[place])
    path = "footer.column_groups"
    if place < len(rows):
        part = (ntuple.rows or ())[int(rows[place])].part_with(column_id)
        path = f"{ntuple.path_of_summary(part)}.first_entry"
    problem = f"no cluster has it for entries {due} to {found - 1}"
    if found < due:
        problem = f"two clusters have it for entry {found}"
    ntuple.emit("RNT-PRE-014", path=path, expected=due, actual=found, id=column_id, problem=problem)


def _report_repeated(ntuple: NTupleContext) -> None:
    """Shards of the same entries have no column in common."""
    for row in ntuple.rows or ():
        found: set[int] = set()
        for part in (row, *row.siblings):
            twice = found & set(part.positions or ())
            if twice:
                ntuple.emit(
                    "RNT-PRE-014", path=ntuple.path_of_summary(part), expected=1, actual=2, id=min(twice),
                    problem=f"two clusters have it for entry {part.first_entry}", cause=f"column {min(twice)}",
                )  # fmt: skip
            found |= set(part.positions or ())
