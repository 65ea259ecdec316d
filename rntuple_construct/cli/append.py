"""``rntuple append``: the entries of RNTuples, added to a file that exists."""

from __future__ import annotations

import argparse

from rntuple_construct.base.exits import Exit
from rntuple_construct.base.printable import printable
from rntuple_construct.cli.inputs import resolve
from rntuple_construct.cli.merge_options import add_joining, add_sources, options_of, sources_of
from rntuple_construct.cli.options import UsageError, count_text
from rntuple_construct.cli.outputs import output_path
from rntuple_construct.cli.terminal import say, say_notes

LOADS = ("rntuple_construct.conversion.joining.append",)
DESCRIPTION = (
    "Append the entries of RNTuples to an RNTuple of an existing file, or add them as a new RNTuple (--name). The file grows in "
    "place; readers see its old content until the new content is complete. Pages are copied unchanged."
)
EXAMPLES = (
    "rntuple append all.root run3.root",
    "rntuple append all.root:Events run4.root --wait 60",
    "rntuple append all.root calibration.root --name Calibration",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    parser.add_argument(
        "target", metavar="OUT[:NTUPLE]", type=output_path, help="path of the file that grows"
    )
    add_sources(parser)
    parser.add_argument(
        "--name", metavar="NAME", help="add a new RNTuple of this name, which may have directories: dir/NAME"
    )
    parser.add_argument(
        "--wait", type=float, default=0.0, metavar="SECONDS",
        help="maximum time to wait for another process that appends to the file (default: do not wait)",
    )  # fmt: skip
    add_joining(
        parser, union="sources may lack fields; their entries have 0, empty, false", compressed="added pages"
    )


def run(arguments: argparse.Namespace) -> int:
    """Append and print a summary."""
    from rntuple_construct.conversion.joining.append import append

    options = options_of(arguments)
    if not arguments.wait >= 0:
        raise UsageError(f"--wait {arguments.wait} is no number of seconds")
    target = resolve(arguments.target)
    if not target.is_local:
        raise UsageError(
            f"{arguments.target}: only files of a local or mounted file system can grow in place"
        )
    if target.ntuple is not None and arguments.name is not None:
        raise UsageError(f"--name adds an RNTuple to the file, but {arguments.target} names one of it")
    inputs = sources_of(arguments, "take entries from")
    done = append(
        target.target,
        [(each.source, each.ntuple) for each in inputs],
        options,
        ntuple=target.ntuple,
        name=arguments.name,
        wait=arguments.wait,
    )
    say(
        f"{printable(done.path)}: {count_text(done.num_entries, 'entry')} in {count_text(done.num_clusters, 'cluster')}, with those of "
        f"{count_text(done.num_parts, 'file')}; {count_text(done.num_copied, 'page')} copied, {done.num_made} made anew"
    )
    say_notes(done.notes)
    return Exit.FINE
