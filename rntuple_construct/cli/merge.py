"""``rntuple merge``: the entries of several RNTuples, one after the other, in one new file."""

from __future__ import annotations

import argparse
import os
from dataclasses import asdict

from rntuple_construct.cli.documents import document_text
from rntuple_construct.cli.inputs import expand
from rntuple_construct.cli.options import UsageError, add_limits, limits_of
from rntuple_construct.cli.outputs import check_output
from rntuple_construct.cli.terminal import say
from rntuple_construct.exits import Exit
from rntuple_construct.printable import printable

LOADS = ("rntuple_construct.conversion.merge",)
DESCRIPTION = (
    "Write the entries of several RNTuples of the same name, one after the other, into one RNTuple of a new file. "
    "Pages are copied as they are stored; with --compression they are compressed anew."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    parser.add_argument("target", metavar="OUT", help="path of the new file")
    parser.add_argument(
        "sources",
        metavar="IN[:NTUPLE]",
        nargs="+",
        help="paths, URLs, directories or @LIST, in the order of their entries",
    )
    parser.add_argument(
        "--exclude", metavar="PATTERN", action="append", default=[], help="leave out of directories"
    )
    parser.add_argument("--ntuple", metavar="NAME", help="merge only the RNTuples of this name; default all")
    parser.add_argument(
        "--union", action="store_true",
        help="files may lack fields and RNTuples that others have; entries without a field have 0, empty, false",
    )  # fmt: skip
    parser.add_argument(
        "--compression", metavar="SETTINGS", help="compress all pages anew, such as zstd:5, lz4 or none"
    )
    parser.add_argument("--threads", type=int, default=1, metavar="N", help="threads that compress pages")
    parser.add_argument("--no-verify", action="store_true", help="do not compare checksums of copied pages")
    parser.add_argument("--drop-attribute-sets", action="store_true", help="leave out linked attribute sets")
    parser.add_argument("--force", action="store_true", help="overwrite what is there")
    add_limits(parser)
    parser.add_argument("--format", choices=["text", "json"], default="text", help="of the summary")


def run(arguments: argparse.Namespace) -> int:
    """Merge and print a summary."""
    from rntuple_construct.conversion.merge import MergeOptions, merge

    if arguments.threads < 1:
        raise UsageError(f"--threads {arguments.threads} is no number of threads")
    inputs = list(expand(arguments.sources, arguments.exclude))
    if not inputs:
        raise UsageError("there is no ROOT file to merge")
    if os.path.isdir(arguments.target):
        raise UsageError(f"{arguments.target} is a directory; the first argument is the new file")
    check_output(arguments.target, inputs, force=arguments.force)
    options = MergeOptions(
        union=arguments.union,
        compression=arguments.compression,
        threads=arguments.threads,
        verify=not arguments.no_verify,
        drop_attribute_sets=arguments.drop_attribute_sets,
        limits=limits_of(arguments),
    )
    sources = [(each.source, arguments.ntuple or each.ntuple) for each in inputs]
    done = merge(arguments.target, sources, options)
    if arguments.format == "json":
        say(document_text({"target": arguments.target, "ntuples": [asdict(each) for each in done]}))
        return Exit.FINE
    for each in done:
        say(
            f"{printable(each.path)}: {each.num_entries} entries of {each.num_parts} files in {each.num_clusters} clusters; "
            f"{each.num_copied} pages copied, {each.num_made} made anew"
        )
        for note in each.notes:
            say(f"note: {printable(note)}")
    return Exit.FINE
