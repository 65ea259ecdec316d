"""Counts and entry ranges of clusters, their columns, and sharded clusters (sections "Footer Envelope", "Page Locations")."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from rntuple_spec.column_types import COLUMN_TYPES
from rntuple_spec.constants import ClusterFlag, FieldRole

from rntuple_construct.format.descriptor.clusters import Cluster, PlainClusters
from rntuple_construct.format.generations.records import ClusterSummaries, PageList
from rntuple_construct.model.schema.field_kinds import INDEX_TYPES
from rntuple_construct.validation.checks.links import NONE, Links, links_of
from rntuple_construct.validation.context import ColumnElements, NTupleContext, once_of_schema
from rntuple_construct.validation.registry import ntuple_check
from rntuple_construct.validation.rules import Severity

_SHARDED = int(ClusterFlag.SHARDED)


def _pairs(ntuple: NTupleContext) -> list[tuple[int, PageList]]:
    return [(index, pages) for index, pages in enumerate(ntuple.page_lists or ()) if pages is not None]


@ntuple_check("RNT-CGR-001", "RNT-RC1-007", "RNT-PGL-002", needs=("groups", "page_lists"))
def counts(ntuple: NTupleContext) -> None:
    """A group announces as many clusters as its page list summarizes and locates."""
    groups = ntuple.groups or ()
    for index, pages in _pairs(ntuple):
        announced, located = groups[index].num_clusters, pages.num_clusters
        found = located if pages.cluster_summaries is None else len(pages.cluster_summaries)
        if found != announced:
            path = f"footer.cluster_groups[{index}].num_clusters"
            ntuple.emit("RNT-CGR-001", path=path, expected=announced, actual=found)
        if located != found:
            path = f"page_list[{index}].page_locations"
            ntuple.emit("RNT-PGL-002", path=path, expected=found, actual=located)


@ntuple_check("RNT-RC1-013", needs=("footer", "page_lists"))
def count_in_footer(ntuple: NTupleContext) -> None:
    """The footer of the first release candidate summarizes as many clusters as the groups have."""
    footer = ntuple.footer
    if footer is None or footer.cluster_summaries is None:
        return
    actual, announced = (
        len(footer.cluster_summaries),
        sum(group.num_clusters for group in footer.cluster_groups),
    )
    located = sum(pages.num_clusters for _, pages in _pairs(ntuple))
    if "RNT-RC1-007" in ntuple.reported and actual == located:
        return
    if actual != announced:
        ntuple.emit("RNT-RC1-013", path="footer.cluster_summaries", expected=announced, actual=actual)


@ntuple_check("RNT-CGR-002", needs=("groups", "page_lists"))
def entries_of_groups(ntuple: NTupleContext) -> None:
    """The entry range of a group is that of its clusters."""
    groups = ntuple.groups or ()
    for index, pages in _pairs(ntuple):
        group, summaries = groups[index], pages.cluster_summaries
        if summaries is None or group.min_entry is None or len(summaries) != group.num_clusters:
            continue
        first = int(summaries.first_entry.min()) if len(summaries) else group.min_entry
        span = int(summaries.num_entries.sum(dtype=object))
        if (summaries.flags & _SHARDED).any():
            # Several shards hold the same entries.
            span = int(summaries.end.max()) - first
        for member, actual, expected in (
            ("min_entry", group.min_entry, first),
            ("entry_span", group.entry_span, span),
        ):
            if actual != expected:
                path = f"footer.cluster_groups[{index}].{member}"
                field = member.replace("_", " ")
                ntuple.emit("RNT-CGR-002", path=path, expected=expected, actual=actual, field=field)


@ntuple_check("RNT-CGR-003", needs=("groups",))
def coverage(ntuple: NTupleContext) -> None:
    """The groups cover all entries, whatever their order."""
    if "RNT-CGR-002" in ntuple.reported:
        return
    known = [
        (group.min_entry, index, group.entry_span)
        for index, group in enumerate(ntuple.groups or ())
        if group.min_entry is not None and group.entry_span
    ]
    may_overlap = ntuple.metadata.is_sharded
    expected = 0
    for actual, index, span in sorted(known):
        if actual > expected or (actual < expected and not may_overlap):
            path = f"footer.cluster_groups[{index}].min_entry"
            problem = f"group {index} starts at entry {actual}, expected {expected}"
            ntuple.emit("RNT-CGR-003", path=path, expected=expected, actual=actual, problem=problem)
        expected = max(expected, actual + span) if may_overlap else actual + span


@ntuple_check("RNT-PGL-006", needs=("footer", "page_lists"))
def order_of_clusters(ntuple: NTupleContext) -> None:
    """Each cluster starts at the end of the previous one; shards have a separate rule."""
    if ntuple.metadata.is_sharded:
        return
    if ntuple.footer and ntuple.footer.cluster_summaries is not None:
        _check_order(ntuple, ntuple.footer.cluster_summaries, "footer", 0)
        return
    first = 0
    for index, group in enumerate(ntuple.groups or ()):
        pages = (ntuple.page_lists or [])[index]
        if pages is not None and pages.cluster_summaries:
            _check_order(ntuple, pages.cluster_summaries, f"page_list[{index}]", first)
        first += group.num_clusters


def _check_order(ntuple: NTupleContext, summaries: ClusterSummaries, path: str, first_id: int) -> None:
    starts_at_zero = path == "footer"
    # Readers refuse gaps and overlaps; clusters in another order they only read more slowly.
    ascending = np.argsort(summaries.first_entry, kind="stable")
    has_gap = bool(_misplaced(summaries.first_entry[ascending], summaries.end[ascending], starts_at_zero))
    for index, expected in _misplaced(summaries.first_entry, summaries.end, starts_at_zero):
        ntuple.emit(
            "RNT-PGL-006", path=f"{path}.cluster_summaries[{index}].first_entry", expected=expected,
            actual=int(summaries.first_entry[index]), cluster=first_id + index,
            severity=None if has_gap else Severity.WARNING,
        )  # fmt: skip


def _misplaced(
    first_entry: npt.NDArray[Any], end: npt.NDArray[Any], starts_at_zero: bool
) -> list[tuple[int, int]]:
    """Position of each cluster that does not start at the end of the previous one, and this end."""
    expected = np.concatenate([first_entry[:1] * (not starts_at_zero), end[:-1]])
    places = np.flatnonzero(first_entry != expected)
    return list(zip(places.tolist(), expected[places].tolist(), strict=True))


@ntuple_check("RNT-CGR-005", needs=("footer", "page_lists"))
def empty_clusters(ntuple: NTupleContext) -> None:
    """Every cluster has entries."""
    cluster = 0
    for index, pages in _pairs(ntuple):
        if pages.cluster_summaries is None:
            continue
        for number in np.flatnonzero(pages.cluster_summaries.num_entries == 0).tolist():
            path = f"page_list[{index}].cluster_summaries[{number}].num_entries"
            ntuple.emit("RNT-CGR-005", path=path, expected="at least 1", actual=0, cluster=cluster + number)
        cluster += len(pages.cluster_summaries)


@ntuple_check("RNT-PGL-007", "RNT-PRE-010", needs=("footer", "page_lists"))
def sharded(ntuple: NTupleContext) -> None:
    """No cluster is sharded; in the release candidates one may be, which is reported once."""
    cause = "sharded clusters" if ntuple.has_rule("RNT-PRE-010") else None
    lists: list[tuple[str, int, ClusterSummaries]] = []
    if ntuple.footer and ntuple.footer.cluster_summaries is not None:
        lists.append(("footer", 0, ntuple.footer.cluster_summaries))
    first = 0
    for index, group in enumerate(ntuple.groups or ()):
        pages = (ntuple.page_lists or [])[index]
        if pages is not None and pages.cluster_summaries is not None:
            lists.append((f"page_list[{index}]", first, pages.cluster_summaries))
        first += group.num_clusters
    for path, first_id, summaries in lists:
        for index in np.flatnonzero(summaries.flags & _SHARDED).tolist():
            ntuple.emit(
                "RNT-PGL-007", path=f"{path}.cluster_summaries[{index}]", expected=0,
                actual=int(summaries.flags[index]), cluster=first_id + index, cause=cause,
            )  # fmt: skip


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


Mask = npt.NDArray[np.bool_]
Int64Array = npt.NDArray[np.int64]
_MOST_BELOW_32_BITS = int(np.iinfo(np.uint32).max)


@ntuple_check("RNT-PGL-003", "RNT-ALI-004", needs=("columns", "footer", "page_lists"))
def too_many(ntuple: NTupleContext) -> None:
    """A cluster lists no more columns than there are; alias columns do not count."""
    expected, aliases = len(ntuple.columns or ()), len(ntuple.alias_columns or ())
    linker = ntuple.linker
    first_id = 0
    for group, pages in enumerate(ntuple.page_lists or ()):
        if pages is not None:
            listed = np.diff(pages.first_range)
            most = np.full(len(listed), expected)
            if linker is not None and ntuple.metadata.is_sharded:
                for index, summary in enumerate(linker.summaries(group, pages)[: len(listed)]):
                    ids = linker.columns_of(summary)
                    if not linker.has_columns_of(summary):
                        most[index] = listed[index]  # reported about the column groups
                    elif ids is not None:
                        most[index] = len(ids)
            for index in np.flatnonzero(listed > most)[:1000].tolist():
                actual = int(listed[index])
                rule_id = "RNT-ALI-004" if aliases and actual == expected + aliases else "RNT-PGL-003"
                path = f"page_list[{group}].page_locations[{index}]"
                ntuple.emit(
                    rule_id, path=path, expected=int(most[index]), actual=actual, cluster=first_id + index
                )
        first_id += (ntuple.groups or ())[group].num_clusters


def first_entries(links: Links) -> Int64Array:
    """For each column the entry that its first stored element belongs to.

    Columns below a collection, and further columns of a field, start where the principal column above them does.
    """
    starts = np.zeros(len(links.columns), np.int64)
    for column_id, record in enumerate(links.columns):
        field_id = record.field_id
        factor = links.factors[field_id]
        while links.branches[field_id] != NONE:
            field_id = links.branches[field_id]
            factor = links.factors[field_id]
        first = record.first_element_index
        if first is None or field_id != record.field_id:
            owned = links.owned.get(field_id, {}).get(0)
            first = links.columns[owned[0]].first_element_index if owned else None
        # Entries have no elements below arrays of size 0.
        starts[column_id] = min(abs(first or 0) // factor, _LARGEST) if factor else 0
    return starts


_MOST_TOLD = 1000
"""Findings of one check; more than a report keeps are of no use."""


@ntuple_check("RNT-PGL-004", "RNT-PGL-003", needs=("schema", "clusters"))
def missing(ntuple: NTupleContext) -> None:
    """A column that a cluster does not list was added after it."""
    links, total = links_of(ntuple), len(ntuple.columns or ())
    starts: Int64Array | None = None
    representation = np.array([record.representation_index for record in links.columns], np.int64)
    left = _MOST_TOLD
    for cluster in _shorter(ntuple.clusters or (), total):
        if not left:
            return
        listed = cluster.num_columns
        # Column groups get new columns at their end, like the schema.
        ids = np.arange(listed, total) if cluster.positions is None else _lacking(cluster, total)
        if not len(ids):
            continue
        if starts is None:
            starts = first_entries(links)
        end = min(cluster.first_entry + cluster.num_entries, _LARGEST)
        in_header = ids < links.num_header_columns
        is_late = (starts[ids] < end) & (representation[ids] == 0) & (cluster.num_entries > 0)
        for column_id in ids[in_header | is_late][:left].tolist():
            left -= 1
            problem = f"it has elements from entry {starts[column_id]} on"
            if column_id < links.num_header_columns:
                problem = "it belongs to the header"
            rule_id = "RNT-PGL-004" if ntuple.has_rule("RNT-PGL-004") else "RNT-PGL-003"
            ntuple.emit(
                rule_id, path=cluster.path, id=column_id, cluster=cluster.cluster_id, problem=problem,
                actual=listed, expected=total if cluster.positions is None else len(cluster.positions),
            )  # fmt: skip


def _shorter(clusters: Sequence[Cluster], total: int) -> Iterable[Cluster]:
    """Clusters that may list fewer columns than there are."""
    if not isinstance(clusters, PlainClusters):
        return clusters
    counts = [np.diff(group.page_list.first_range)[: len(group.summaries)] for group in clusters.groups]
    shorter = np.flatnonzero(np.concatenate([np.empty(0, np.int64), *counts]) < total)
    return map(clusters.__getitem__, shorter.tolist())


def _lacking(cluster: Cluster, total: int) -> Int64Array:
    """Columns of the group of a sharded cluster that it does not list."""
    positions = cluster.positions or {}
    listed = cluster.num_columns
    return np.array([each for each, place in positions.items() if place >= listed and each < total], np.int64)


def _path(ntuple: NTupleContext, row: int, column_id: int, member: str = "") -> str:
    cluster = (ntuple.rows or ())[row].part_with(column_id)
    position = cluster.position_of(column_id)
    if position is None:
        return cluster.path
    path = f"{cluster.path}[{position}]"
    return f"{path}.{member}" if member else path


def _cluster_id(ntuple: NTupleContext, row: int, column_id: int) -> int:
    return (ntuple.rows or ())[row].part_with(column_id).cluster_id


def _places(mask: Mask) -> Iterator[tuple[int, int]]:
    """Rows and columns where a mask is set; more than a report keeps are of no use."""
    rows, columns = np.nonzero(mask)
    yield from zip(rows[:1000].tolist(), columns[:1000].tolist(), strict=True)


@ntuple_check("RNT-SUP-001", needs=("schema", "elements"))
def suppressed_pages(ntuple: NTupleContext) -> None:
    """A suppressed column has no pages."""
    elements = ntuple.elements
    if elements is None:
        return
    for row, column_id in _places(elements.is_listed & ~elements.is_primary & (elements.pages > 0)):
        links_of(ntuple).blame(links_of(ntuple).columns[column_id].field_id, "RNT-SUP-001")
        ntuple.emit(
            "RNT-SUP-001", path=_path(ntuple, row, column_id), id=column_id, cluster=_cluster_id(ntuple, row, column_id),
            problem=f"it has {int(elements.pages[row, column_id])} pages",
        )  # fmt: skip


@ntuple_check("RNT-SUP-002", "RNT-SUP-003", "RNT-SUP-004", needs=("schema", "elements"))
def representations(ntuple: NTupleContext) -> None:
    """Each cluster has pages for all columns of one representation of a field, and suppresses the other representations.

    A field may store its values in several representations, such as split and not split. ``suppressed`` has a row for
    each cluster and a column for each column of the schema.
    """
    links, elements = links_of(ntuple), ntuple.elements
    if elements is None:
        return
    suppressed = elements.is_listed & ~elements.is_primary
    some = np.asarray(suppressed.any(axis=0))
    if not some.any() and not _columns_with_offsets(ntuple).represented:
        return
    for field_id, owned in links.owned.items():
        if field_id in links.blamed or (len(owned) == 1 and not some[owned[min(owned)]].any()):
            continue
        _check_field(ntuple, field_id, owned, suppressed)


def _check_field(ntuple: NTupleContext, field_id: int, owned: dict[int, list[int]], suppressed: Mask) -> None:
    links, elements = links_of(ntuple), ntuple.elements
    if elements is None:
        return
    num_clusters = len(suppressed)
    is_partial, is_listed = np.zeros(num_clusters, bool), np.zeros(num_clusters, bool)
    num_primary = np.zeros(num_clusters, np.int64)
    for representation, ids in sorted(owned.items()):
        count: Int64Array = suppressed[:, ids].sum(axis=1)
        partial: Mask = (count > 0) & (count < len(ids))
        is_partial |= partial
        is_listed |= elements.is_listed[:, ids].any(axis=1)
        num_primary += elements.is_primary[:, ids].all(axis=1)
        for row in np.flatnonzero(partial)[:1000].tolist():
            links.blame(field_id, "RNT-SUP-003")
            ntuple.emit(
                "RNT-SUP-003", path=_path(ntuple, row, ids[0]), expected=len(ids), actual=int(count[row]),
                count=len(ids), representation=representation, id=field_id,
                cluster=_cluster_id(ntuple, row, ids[0]),
            )  # fmt: skip
    wrong = is_listed & ~is_partial & (num_primary != 1)
    rule_id = "RNT-SUP-004" if len(owned) == 1 else "RNT-SUP-002"
    for row in np.flatnonzero(wrong)[:1000].tolist():
        links.blame(field_id, rule_id)
        path = _path(ntuple, row, owned[min(owned)][0], "element_offset")
        ntuple.emit(
            rule_id,
            path=path,
            expected=1,
            actual=int(num_primary[row]),
            id=field_id,
            cluster=_cluster_id(ntuple, row, owned[min(owned)][0]),
        )


@ntuple_check("RNT-PGL-008", "RNT-SUP-005", needs=("schema", "elements"))
def element_offsets(ntuple: NTupleContext) -> None:
    """The element offset counts the elements of all clusters before, and deferred columns have none of these."""
    links, elements = links_of(ntuple), ntuple.elements
    if elements is None or not ntuple.has_all_clusters or not len(elements.first_entry):
        return
    if "RNT-PRE-014" in ntuple.reported:
        return  # what comes before is not known
    columns = _columns_with_offsets(ntuple)
    expected = _expected_offsets(columns, elements)
    wrong = elements.is_primary & (elements.offset != expected)
    # Before its first element a deferred column may be listed without pages, and nothing says with which offset.
    wrong &= (elements.pages > 0) | (expected != columns.first) | (columns.first == 0)
    is_early = elements.is_primary & (elements.stored > 0) & (expected.view(np.uint64) < columns.up_to)
    if not wrong.any() and not is_early.any():
        return
    blamed = np.array([record.field_id in links.blamed for record in links.columns], bool)
    for row, column_id in _places(wrong & ~blamed):
        ntuple.emit(
            "RNT-PGL-008", path=_path(ntuple, row, column_id, "element_offset"),
            expected=int(expected[row, column_id]), actual=int(elements.offset[row, column_id]), id=column_id,
            cluster=_cluster_id(ntuple, row, column_id),
        )  # fmt: skip
    for row, column_id in _places(is_early & ~blamed):
        ntuple.emit(
            "RNT-SUP-005", path=_path(ntuple, row, column_id), expected=int(columns.up_to[column_id]),
            actual=int(expected[row, column_id]), id=column_id, cluster=_cluster_id(ntuple, row, column_id),
        )  # fmt: skip


class _ColumnsWithOffsets(NamedTuple):
    """The element offsets with which columns begin, by the schema.

    Args:
        first: shape (columns,), index of the first element.
        up_to: shape (columns,), elements of other representations before the first one.
        represented: for each field with several representations, the columns of each of them.
    """

    first: Int64Array
    up_to: npt.NDArray[np.uint64]
    represented: list[list[list[int]]]


@once_of_schema
def _columns_with_offsets(ntuple: NTupleContext) -> _ColumnsWithOffsets:
    links = links_of(ntuple)
    indexes = [record.first_element_index or 0 for record in links.columns]
    first = np.array([min(abs(index), _LARGEST) for index in indexes], np.int64)
    represented = [
        [ids for _, ids in sorted(owned.items())] for owned in links.owned.values() if len(owned) > 1
    ]
    for main, *others in represented:
        for ids in others:
            first[ids] = first[main]
    return _ColumnsWithOffsets(first, np.array([max(-index, 0) for index in indexes], np.uint64), represented)


def _expected_offsets(columns: _ColumnsWithOffsets, elements: ColumnElements) -> Int64Array:
    """Expected element offset of each column in each cluster."""
    together = elements.stored.copy() if columns.represented else elements.stored
    for main, *others in columns.represented:
        # Columns at the same place of different representations hold elements of the same values.
        for ids in others:
            together[:, main] += elements.stored[:, ids]
        for ids in others:
            together[:, ids] = together[:, main]
    order = np.argsort(elements.first_entry, kind="stable")
    expected = np.zeros_like(together)
    if (np.diff(order) == 1).all():
        np.cumsum(together[:-1], axis=0, out=expected[1:])
    else:
        expected[order[1:]] = np.cumsum(together[order[:-1]], axis=0)
    expected += columns.first
    return expected


@ntuple_check("RNT-COL-017", needs=("schema", "elements"))
def below_narrow_offsets(ntuple: NTupleContext) -> None:
    """Offsets of 32 bits can tell the number of elements below them."""
    links, elements = links_of(ntuple), ntuple.elements
    if elements is None:
        return
    for column_id, below, factor in _narrow_offsets(ntuple):
        if not links.is_known(links.columns[column_id].field_id):
            continue
        count = elements.stored[:, below].sum(axis=1) // max(factor, 1)
        for row in np.flatnonzero((count > _MOST_BELOW_32_BITS) & elements.is_primary[:, column_id])[
            :1000
        ].tolist():
            ntuple.emit(
                "RNT-COL-017",
                path=_path(ntuple, row, column_id),
                expected=_MOST_BELOW_32_BITS,
                actual=int(count[row]),
            )


@once_of_schema
def _narrow_offsets(ntuple: NTupleContext) -> list[tuple[int, list[int], int]]:
    """Columns of offsets of 32 bits, the columns with the elements below, and how many of theirs make one element."""
    links = links_of(ntuple)
    found = [
        (column_id, *_content_of(links, record.field_id, record.representation_index))
        for column_id, record in enumerate(links.columns)
        if record.column_type in INDEX_TYPES
        and record.column_type is not None
        and COLUMN_TYPES[record.column_type].bits_max <= 32
    ]
    return [(column_id, below, factor) for column_id, below, factor in found if below]


def _content_of(links: Links, field_id: int, representation: int) -> tuple[list[int], int]:
    """Columns that hold the elements of a collection or string, and how many of theirs make one element."""
    if links.fields[field_id].role != FieldRole.COLLECTION:
        return links.owned[field_id][representation][1:2], 1
    below = list(links.children[field_id])
    while below:
        child = below.pop(0)
        owned = links.owned.get(child)
        if owned:
            return [ids[0] for ids in owned.values()], links.factors[child]
        below = links.children[child] + below
    return [], 1
