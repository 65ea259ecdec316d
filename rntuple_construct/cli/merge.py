"""``rntuple merge``: the entries of several RNTuples, one after the other, in one new file."""

from __future__ import annotations

import argparse
import os
from dataclasses import asdict, replace

from rntuple_construct.base.exits import Exit
from rntuple_construct.base.printable import printable
from rntuple_construct.cli.documents import document_text
from rntuple_construct.cli.merge_options import add_joining, add_sources, options_of, sources_of
from rntuple_construct.cli.options import UsageError, add_format, count_text
from rntuple_construct.cli.outputs import check_output, output_path
from rntuple_construct.cli.terminal import say, say_notes

LOADS = ("rntuple_construct.conversion.joining.merge",)
DESCRIPTION = (
    "Concatenate the entries of several RNTuples of the same name into one RNTuple of a new file. "
    "Pages are copied unchanged; with --compression they are compressed again."
)
EXAMPLES = (
    "rntuple merge all.root run1.root run2.root",
    "rntuple merge small.root run*.root --union --compression zstd:9",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    parser.add_argument("target", metavar="OUT", type=output_path, help="path of the new file")
    add_sources(parser)
    parser.add_argument("--ntuple", metavar="NAME", help="merge only the RNTuples of this name; default all")
    add_joining(
        parser,
        union="files may lack fields and RNTuples that others have; entries without a field have 0, empty, false",
        compressed="all pages",
    )
    parser.add_argument(
        "--one-representation",
        action="store_true",
        help="one encoding for each column, as hadd needs it; pages of files with another one are encoded anew",
    )
    parser.add_argument(
        "--drop-objects", action="store_true", help="leave out other objects of the files, such as histograms"
    )
    parser.add_argument("--force", action="store_true", help="overwrite existing files")
    add_format(parser, "summary")


def run(arguments: argparse.Namespace) -> int:
    """Merge and print a summary."""
    from rntuple_construct.conversion.joining.merge import merge

    options = replace(
        options_of(arguments),
        one_representation=arguments.one_representation,
        drop_objects=arguments.drop_objects,
    )
    inputs = sources_of(arguments, "merge")
    if os.path.isdir(arguments.target):
        raise UsageError(f"{arguments.target} is a directory; the first argument is the new file")
    check_output(arguments.target, inputs, force=arguments.force)
    sources = [(each.source, arguments.ntuple or each.ntuple) for each in inputs]
    done = merge(arguments.target, sources, options)
    if arguments.format == "json":
        say(document_text({"target": arguments.target, "ntuples": [asdict(each) for each in done]}))
        return Exit.FINE
    for each in done:
        say(
            f"{printable(each.path)}: {count_text(each.num_entries, 'entry')} of {count_text(each.num_parts, 'file')} in "
            f"{count_text(each.num_clusters, 'cluster')}; "
            f"{count_text(each.num_copied, 'page')} copied, {each.num_made} made anew"
        )
        say_notes(each.notes)
    return Exit.FINE
