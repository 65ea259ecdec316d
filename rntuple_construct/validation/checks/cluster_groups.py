"""Counts and entry ranges of clusters (sections "Cluster Group Record Frame", "Cluster Summary Record Frame")."""

from __future__ import annotations

from collections.abc import Sequence

from rntuple_spec.constants import ClusterFlag

from rntuple_construct.format.generations.records import ClusterSummary, PageList
from rntuple_construct.validation.context import NTupleContext
from rntuple_construct.validation.registry import ntuple_check
from rntuple_construct.validation.rules import Severity


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
        first = min((summary.first_entry for summary in summaries), default=group.min_entry)
        span = sum(summary.num_entries for summary in summaries)
        if any(summary.flags & ClusterFlag.SHARDED for summary in summaries):
            # Several shards hold the same entries.
            span = max(summary.first_entry + summary.num_entries for summary in summaries) - first
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


def _check_order(
    ntuple: NTupleContext, summaries: Sequence[ClusterSummary], path: str, first_id: int
) -> None:
    ascending = sorted(summaries, key=lambda summary: summary.first_entry)
    start = ascending[0].first_entry if path != "footer" and summaries else 0
    # Readers refuse gaps and overlaps; clusters in another order they only read more slowly.
    severity = None if _has_gap_or_overlap(ascending, start) else Severity.WARNING
    expected = summaries[0].first_entry if path != "footer" and summaries else 0
    for index, summary in enumerate(summaries):
        if summary.first_entry != expected:
            ntuple.emit(
                "RNT-PGL-006", path=f"{path}.cluster_summaries[{index}].first_entry", expected=expected,
                actual=summary.first_entry, cluster=first_id + index, severity=severity,
            )  # fmt: skip
        expected = summary.first_entry + summary.num_entries


def _has_gap_or_overlap(ascending: Sequence[ClusterSummary], start: int) -> bool:
    for summary in ascending:
        if summary.first_entry != start:
            return True
        start += summary.num_entries
    return False


@ntuple_check("RNT-CGR-005", needs=("footer", "page_lists"))
def empty_clusters(ntuple: NTupleContext) -> None:
    """Every cluster has entries."""
    cluster = 0
    for index, pages in _pairs(ntuple):
        for number, summary in enumerate(pages.cluster_summaries or ()):
            if not summary.num_entries:
                path = f"page_list[{index}].cluster_summaries[{number}].num_entries"
                ntuple.emit("RNT-CGR-005", path=path, expected="at least 1", actual=0, cluster=cluster)
            cluster += 1


@ntuple_check("RNT-PGL-007", "RNT-PRE-010", needs=("footer", "page_lists"))
def sharded(ntuple: NTupleContext) -> None:
    """No cluster is sharded; in the release candidates one may be, which is said once."""
    cause = "sharded clusters" if ntuple.has_rule("RNT-PRE-010") else None
    lists: list[tuple[str, int, Sequence[ClusterSummary]]] = []
    if ntuple.footer and ntuple.footer.cluster_summaries is not None:
        lists.append(("footer", 0, ntuple.footer.cluster_summaries))
    first = 0
    for index, group in enumerate(ntuple.groups or ()):
        pages = (ntuple.page_lists or [])[index]
        if pages is not None and pages.cluster_summaries is not None:
            lists.append((f"page_list[{index}]", first, pages.cluster_summaries))
        first += group.num_clusters
    for path, first_id, summaries in lists:
        for index, summary in enumerate(summaries):
            if summary.flags & ClusterFlag.SHARDED:
                ntuple.emit(
                    "RNT-PGL-007", path=f"{path}.cluster_summaries[{index}]", expected=0, actual=summary.flags,
                    cluster=first_id + index, cause=cause,
                )  # fmt: skip
