"""``rntuple append``: the entries of RNTuples, added to a file that exists."""

from __future__ import annotations

import argparse

from rntuple_construct.cli.inputs import expand, resolve
from rntuple_construct.cli.options import UsageError, add_limits, count_text, limits_of
from rntuple_construct.cli.terminal import say
from rntuple_construct.exits import Exit
from rntuple_construct.printable import printable

LOADS = ("rntuple_construct.conversion.append",)
DESCRIPTION = (
    "Add the entries of RNTuples to an RNTuple of a file that exists, or to the file as a new one (--name). The file grows in "
    "place, and readers see its old content until the new one is complete. Pages are copied as they are stored."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    parser.add_argument("target", metavar="OUT[:NTUPLE]", help="path of the file that grows")
    parser.add_argument(
        "sources",
        metavar="IN[:NTUPLE]",
        nargs="+",
        help="paths, URLs, directories or @LIST, in the order of their entries",
    )
    parser.add_argument(
        "--exclude", metavar="PATTERN", action="append", default=[], help="leave out of directories"
    )
    parser.add_argument(
        "--name", metavar="NAME", help="add a new RNTuple of this name, with directories in front"
    )
    parser.add_argument(
        "--union", action="store_true",
        help="sources may lack fields; their entries have 0, empty, false",
    )  # fmt: skip
    parser.add_argument(
        "--compression", metavar="SETTINGS", help="compress added pages anew, such as zstd:5, lz4 or none"
    )
    parser.add_argument("--threads", type=int, default=1, metavar="N", help="threads that compress pages")
    parser.add_argument("--no-verify", action="store_true", help="do not compare checksums of copied pages")
    parser.add_argument(
        "--drop-attribute-sets", action="store_true", help="leave out linked attribute sets of the sources"
    )
    add_limits(parser)


def run(arguments: argparse.Namespace) -> int:
    """Append and say what was added."""
    from rntuple_construct.conversion.append import append
    from rntuple_construct.conversion.merge import MergeOptions

    if arguments.threads < 1:
        raise UsageError(f"--threads {arguments.threads} is no number of threads")
    target = resolve(arguments.target)
    if not target.is_local:
        raise UsageError(
            f"{arguments.target}: only files of a local or mounted file system can grow in place"
        )
    if target.ntuple is not None and arguments.name is not None:
        raise UsageError(f"--name adds an RNTuple to the file, but {arguments.target} names one of it")
    inputs = list(expand(arguments.sources, arguments.exclude))
    if not inputs:
        raise UsageError("there is no ROOT file to take entries from")
    options = MergeOptions(
        union=arguments.union,
        compression=arguments.compression,
        threads=arguments.threads,
        verify=not arguments.no_verify,
        drop_attribute_sets=arguments.drop_attribute_sets,
        limits=limits_of(arguments),
    )
    done = append(
        target.target,
        [(each.source, each.ntuple) for each in inputs],
        options,
        ntuple=target.ntuple,
        name=arguments.name,
    )
    say(
        f"{printable(done.path)}: {count_text(done.num_entries, 'entry')} in {count_text(done.num_clusters, 'cluster')}, with those of "
        f"{count_text(done.num_parts, 'file')}; {done.num_copied} pages copied, {done.num_made} made anew"
    )
    for note in done.notes:
        say(f"note: {printable(note)}")
    return Exit.FINE
