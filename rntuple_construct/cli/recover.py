"""``rntuple recover``: the whole clusters of a damaged file, in a new file."""

from __future__ import annotations

import argparse
import os
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from rntuple_construct.base.exits import Exit
from rntuple_construct.base.printable import printable
from rntuple_construct.cli.documents import document_text
from rntuple_construct.cli.inputs import resolve
from rntuple_construct.cli.jobs import add_jobs, interruptible, jobs_of
from rntuple_construct.cli.options import UsageError, add_format, add_limits, limits_of
from rntuple_construct.cli.outputs import check_output, open_output, output_path
from rntuple_construct.cli.terminal import say

if TYPE_CHECKING:
    from rntuple_construct.conversion.recovery.recover import Recovered

LOADS = ("rntuple_construct.conversion.recovery.recover",)
DESCRIPTION = (
    "Write the whole clusters of a damaged file into a new file: its writer was killed, or it was cut or overwritten. "
    "Each entry of the new file has all its pages, and no page has a wrong checksum; nothing is guessed. Clusters "
    "with pages without checksums are taken with --assume intact only. The damaged file is never changed. "
    "The exit code is 1 if something is missing."
)
EXAMPLES = (
    "rntuple recover damaged.root new.root",
    "rntuple recover damaged.root --dry-run --report report.html",
)
_MAX_LISTED = 20
"""Clusters and byte ranges that the text lists; JSON and HTML have all of them."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    parser.add_argument("file", metavar="DAMAGED", help="path or URL of the damaged file")
    parser.add_argument("target", metavar="OUT", nargs="?", type=output_path, help="path of the new file")
    parser.add_argument(
        "--dry-run", action="store_true", help="report what can be recovered, and write nothing"
    )
    parser.add_argument(
        "--assume",
        action="append",
        choices=("order", "intact"),
        default=[],
        help="order: pages of unknown writers are in the order of columns, and where several arrangements of pages fit, the writer "
        "left none out; intact: pages without checksums, as those of uproot, have no overwritten values; may be repeated",
    )
    parser.add_argument(
        "--report", metavar="OUT.html", type=output_path, help="write an HTML report of all clusters"
    )
    parser.add_argument(
        "--keep",
        choices=("clusters", "entries"),
        default="clusters",
        help="entries: of clusters with damaged pages, take the entries that need none of these, if a page list is there "
        "(default: whole clusters only)",
    )
    add_jobs(parser, "processes that search for pages and their columns (default: 1)")
    parser.add_argument(
        "--resume",
        metavar="JOURNAL",
        type=output_path,
        help="record results for clusters without a page list in this journal, and skip those that it already has, to resume a search",
    )
    parser.add_argument("--force", action="store_true", help="overwrite existing files")
    add_format(parser, "report")
    add_limits(parser)


def run(arguments: argparse.Namespace) -> int:
    """Recover and report."""
    from rntuple_construct.conversion.recovery.recover import recover
    from rntuple_construct.storage.journal import JournalError

    given = resolve(arguments.file)
    if given.is_standard_input:
        raise UsageError("standard input cannot be recovered; save it to a file first")
    if (arguments.target is None) is not arguments.dry_run:
        raise UsageError("name the new file, or ask for a report alone with --dry-run")
    outputs = [] if arguments.target is None else [arguments.target]
    if arguments.target is not None:
        if os.path.isdir(arguments.target):
            raise UsageError(f"{arguments.target} is a directory; the second argument is the new file")
        check_output(arguments.target, [given], force=arguments.force)
    if arguments.report is not None:
        check_output(arguments.report, [given, *outputs])
    if arguments.resume is not None:
        check_output(arguments.resume, [given, *outputs], force=True)
    jobs = jobs_of(arguments)
    try:
        with interruptible(jobs):
            found = recover(
                given.target, arguments.target, assume_order="order" in arguments.assume, assume_intact="intact" in arguments.assume,
                keep_entries=arguments.keep == "entries", workers=jobs, journal=arguments.resume, limits=limits_of(arguments),
            )  # fmt: skip
    except JournalError as error:
        raise UsageError(f"{error}; choose another path for --resume") from None
    if arguments.report is not None:
        from rntuple_construct.cli.recover_page import page

        with open_output(arguments.report, [given]) as out:
            out.write(page(found))
    if arguments.format == "json":
        say(document_text(_document(found)))
    else:
        _print(found)
    return Exit.FINE if found.is_complete else Exit.FINDINGS


def _document(found: Recovered) -> dict[str, Any]:
    document = asdict(found)
    document["unexplained"] = [list(each) for each in found.unexplained]
    return {"is_complete": found.is_complete, **document}


def _print(found: Recovered) -> None:
    from rntuple_construct.cli.recover_page import cluster_text, summary

    for each in found.ntuples:
        say(summary(each))
        lost = [cluster for cluster in each.clusters if cluster.status != "recovered"]
        for cluster in lost[:_MAX_LISTED]:
            say(f"  {printable(cluster_text(cluster))}")
        if len(lost) > _MAX_LISTED:
            say(f"  and {len(lost) - _MAX_LISTED} more clusters; --format json lists all")
        for note in [*each.notes, *([each.remark] if each.remark else [])]:
            say(f"  note: {printable(note)}")
    for note in found.notes:
        say(f"note: {printable(note)}")
    if found.unexplained:
        nbytes = sum(stop - start for start, stop in found.unexplained)
        ranges = ", ".join(f"{start}-{stop - 1}" for start, stop in found.unexplained[:_MAX_LISTED])
        say(
            f"{nbytes} bytes belong to no record: {ranges}{', ...' if len(found.unexplained) > _MAX_LISTED else ''}"
        )
