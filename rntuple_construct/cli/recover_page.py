"""The report of ``rntuple recover``: lines of text, and one self-contained HTML page."""

from __future__ import annotations

from rntuple_construct.base.html_page import report, text_html
from rntuple_construct.base.printable import printable
from rntuple_construct.cli.options import count_text
from rntuple_construct.conversion.recovery.recover import ClusterReport, Recovered, RecoveredNTuple

__all__ = ["cluster_text", "page", "summary"]

_STYLE = "table { border-collapse: collapse; } td, th { padding: .1rem .6rem; text-align: left; } .lost { color: var(--alarm); }"


def page(found: Recovered) -> str:
    """The page."""
    notes = "".join(f"<p>{text_html(note)}</p>" for note in found.notes)
    rows = "".join(f"<tr><td>{start}</td><td>{stop - 1}</td></tr>" for start, stop in found.unexplained)
    unexplained = (
        f"<section><h2>Bytes that belong to no record</h2><table><tr><th>first</th><th>last</th></tr>{rows}</table></section>"
        if rows
        else ""
    )
    body = notes + "".join(map(_section, found.ntuples)) + unexplained
    return report(f"Recovery of {found.source}", body, _STYLE)


def _section(each: RecoveredNTuple) -> str:
    notes = "".join(f"<p>{text_html(note)}</p>" for note in [*each.notes, each.remark] if note)
    head = "".join(
        f"<th>{name}</th>"
        for name in (
            "result",
            "first byte",
            "last byte",
            "entries",
            "recovered",
            "in the output from",
            "found by",
            "reason",
        )
    )
    rows = "".join(map(_row, each.clusters))
    return (
        f"<section><h2>{text_html(summary(each))}</h2>{notes}<table><tr>{head}</tr>{rows}</table></section>"
    )


def _row(each: ClusterReport) -> str:
    cells = (
        each.status, each.start, each.stop - 1, each.num_entries, each.num_recovered, each.first_entry, each.origin, each.reason
    )  # fmt: skip
    shown = "".join(f"<td>{'' if cell is None else text_html(str(cell))}</td>" for cell in cells)
    mark = "" if each.status == "recovered" else ' class="lost"'
    return f"<tr{mark}>{shown}</tr>"


def summary(found: RecoveredNTuple) -> str:
    """How much of an RNTuple was recovered, in one line."""
    known = "" if found.num_entries_written is None else f" of {found.num_entries_written}"
    listed = sum(each.origin == "page list" for each in found.clusters if each.num_recovered)
    in_part = sum(each.status == "partial" for each in found.clusters)
    lost = sum(each.status not in ("recovered", "partial") for each in found.clusters)
    unchecked = f", {found.num_unchecked} without checksums of all pages" if found.num_unchecked else ""
    partial = f", {in_part} in part" if in_part else ""
    how = f"{listed} by page lists, {found.num_clusters - listed} by their pages, {lost} not recovered{partial}{unchecked}"
    return (
        f"{printable(found.path)}: {count_text(found.num_entries, 'entry')}{known} in "
        f"{count_text(found.num_clusters, 'cluster')} ({how})"
    )


def cluster_text(each: ClusterReport) -> str:
    """Result for a cluster, in one line."""
    entries = "" if each.num_entries is None else f", {count_text(each.num_entries, 'entry')}"
    if each.num_recovered:
        entries = f", {each.num_recovered} of {count_text(each.num_entries or 0, 'entry')} recovered"
    reason = each.reason.removeprefix(f"{each.status}: ")
    return f"{each.status}: bytes {each.start}-{each.stop - 1}{entries}" + (f": {reason}" if reason else "")
