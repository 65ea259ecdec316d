"""``rntuple conformance``: another reader reads the files of the corpus, and every case gets a verdict."""

from __future__ import annotations

import argparse
from pathlib import Path

from rntuple_construct.cli.options import IMPLEMENTATION_NAMES
from rntuple_construct.conformance.runner.process import Budget
from rntuple_construct.conformance.runner.protocol import LEVELS

LOADS = ("rntuple_construct.cli.conformance_run",)
DESCRIPTION = (
    "Have a reader read the files of the conformance corpus, and compare what it gives with what they hold. The reader "
    "speaks the protocol of docs/conformance-protocol.md: lines of JSON. Exit code 1 means that it failed in some case."
)
_DEFAULTS = Budget()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument(
        "--command",
        metavar="COMMAND",
        dest="reader",
        help="how the reader is run, such as './reader {file} {ntuple}' (once for each file), or './reader' (once, with a "
        "request in each line of its standard input)",
    )
    who.add_argument(
        "--implementation", metavar="NAME", help=f"a known one: {', '.join(IMPLEMENTATION_NAMES)}"
    )
    who.add_argument(
        "--list", action="store_true", help="list the known implementations and what is missing for them"
    )
    parser.add_argument(
        "--corpus",
        metavar="DIR",
        type=Path,
        help="where `rntuple corpus` has written; default: made for this run",
    )
    parser.add_argument("--suite", metavar="NAME", action="append", help="only this suite; repeatable")
    parser.add_argument(
        "--only", metavar="PATTERN", action="append", help="only cases whose id matches; repeatable"
    )
    parser.add_argument(
        "--levels",
        metavar="LEVEL,...",
        help=f"what the reader is asked for; default {','.join(map(str, LEVELS))}",
    )
    parser.add_argument(
        "--strict",
        action="store_true",
        help="every file that breaks a rule must be refused, as by a validator; readers may read what is there",
    )
    parser.add_argument(
        "--timeout",
        type=float,
        default=_DEFAULTS.seconds,
        metavar="SECONDS",
        help=f"for one case (default {_DEFAULTS.seconds:.0f})",
    )
    parser.add_argument(
        "--memory",
        default=None,
        metavar="SIZE",
        help="resident memory of the reader and all that it starts, such as 512MB (default 4 GiB; 0 for no limit)",
    )
    parser.add_argument(
        "-j",
        "--jobs",
        type=int,
        default=1,
        metavar="N",
        help="N cases at a time; 0 for as many as there are processors (default 1)",
    )
    parser.add_argument(
        "--format", choices=["text", "json", "junit", "html"], default="text", help="of what is printed"
    )
    parser.add_argument(
        "--report",
        metavar="DIR",
        type=Path,
        help="write there report.json, report.xml (JUnit), report.html, and the files of cases that failed",
    )


def run(arguments: argparse.Namespace) -> int:
    """Ask a reader for every case and report."""
    from rntuple_construct.cli.conformance_run import conformance

    return conformance(arguments)
