"""Options of the subcommands that add the entries of files to others: ``merge`` and ``append``."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from rntuple_construct.cli.inputs import Input, expand
from rntuple_construct.cli.jobs import add_jobs, jobs_of
from rntuple_construct.cli.options import UsageError, add_limits, limits_of

if TYPE_CHECKING:
    from rntuple_construct.conversion.joining.merge import MergeOptions

__all__ = ["add_joining", "add_sources", "options_of", "sources_of"]


def add_sources(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that name the sources."""
    parser.add_argument(
        "sources",
        metavar="IN[:NTUPLE]",
        nargs="+",
        help="paths, URLs, directories or @LIST, in the order of their entries",
    )
    parser.add_argument(
        "--exclude", metavar="PATTERN", action="append", default=[], help="leave out of directories"
    )


def add_joining(parser: argparse.ArgumentParser, *, union: str, compressed: str) -> None:
    """Add the options that say how entries are taken over.

    Args:
        parser: of the subcommand.
        union: what ``--union`` allows.
        compressed: which pages ``--compression`` is about.
    """
    parser.add_argument("--union", action="store_true", help=union)
    parser.add_argument(
        "--compression", metavar="SETTINGS", help=f"compress {compressed} anew, such as zstd:5, lz4 or none"
    )
    add_jobs(parser, "threads that compress pages (default: 1)")
    parser.add_argument("--no-verify", action="store_true", help="do not compare checksums of copied pages")
    parser.add_argument(
        "--no-check",
        action="store_true",
        help="check only the metadata of the result; default is to decompress and check its pages, too",
    )
    parser.add_argument(
        "--drop-attribute-sets", action="store_true", help="leave out linked attribute sets of the sources"
    )
    add_limits(parser)


def sources_of(arguments: argparse.Namespace, purpose: str) -> list[Input]:
    """The sources that the arguments name.

    Args:
        arguments: those of the subcommand.
        purpose: verb for error messages, such as "merge".

    Raises:
        UsageError: there are no files.
    """
    found = list(expand(arguments.sources, arguments.exclude))
    if not found:
        raise UsageError(f"there is no ROOT file to {purpose}")
    return found


def options_of(arguments: argparse.Namespace) -> MergeOptions:
    """Return the options of merging from arguments of the command line.

    Raises:
        UsageError: less than 0 jobs.
    """
    from rntuple_construct.conversion.joining.merge import MergeOptions

    return MergeOptions(
        union=arguments.union,
        compression=arguments.compression,
        threads=jobs_of(arguments),
        verify=not arguments.no_verify,
        check=not arguments.no_check,
        drop_attribute_sets=arguments.drop_attribute_sets,
        limits=limits_of(arguments),
    )
