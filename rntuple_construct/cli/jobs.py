"""Options of subcommands that run in several processes or threads, or over many files.

The module ``many``, which runs the latter, is imported only where there are many files.
"""

from __future__ import annotations

import argparse
import os
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rntuple_construct.base.interrupts import prompt_interrupts
from rntuple_construct.cli.inputs import is_many
from rntuple_construct.cli.options import UsageError
from rntuple_construct.cli.outputs import output_path
from rntuple_construct.cli.progress import STYLES

__all__ = ["add_jobs", "add_many", "interruptible", "jobs_of", "wants_many"]

IN_FLIGHT = 32


def add_jobs(parser: Any, what: str) -> None:
    """Add the option.

    Args:
        parser: of the subcommand, or a group of it.
        what: what there are N of.
    """
    parser.add_argument(
        "-j", "--jobs", type=int, metavar="N",
        help=f"{what}; 0: number of processors. The output does not depend on N",
    )  # fmt: skip


def jobs_of(arguments: argparse.Namespace, default: int = 1) -> int:
    """Return the number of jobs that the options ask for.

    Args:
        arguments: those of the subcommand.
        default: if the option is not given; 0 for as many as there are processors.

    Raises:
        UsageError: less than 0.
    """
    jobs = getattr(arguments, "jobs", None)
    if jobs is not None and jobs < 0:
        raise UsageError(f"--jobs must be 0 or more, not {jobs}")
    return int(default if jobs is None else jobs) or os.cpu_count() or 1


def interruptible(jobs: int) -> AbstractContextManager[None]:
    """A block that Ctrl-C ends at once, and all processes of it."""
    if jobs == 1:
        return nullcontext()
    from rntuple_construct.base.processes import kill_workers

    return prompt_interrupts(kill_workers)


def add_many(parser: argparse.ArgumentParser, *, resume: bool = True, one: str = "") -> None:
    """Add the options for many files.

    Args:
        parser: of the subcommand.
        resume: if true, add ``--resume`` and ``--exclude``, if the subcommand does not define them.
        one: what ``--jobs`` means for one file; empty if nothing.
    """
    group = parser.add_argument_group("many files (a directory, a quoted pattern, or @LIST, text or Parquet)")
    group.add_argument(
        "--scheduler",
        metavar="WHERE",
        help="local, processes (default), or tcp://host:port of a Dask scheduler (extra dask)",
    )
    group.add_argument(
        "--results",
        metavar="PATH",
        type=output_path,
        help="write one row per file to this .jsonl or .parquet file",
    )
    group.add_argument(
        "--report", metavar="OUT.html", type=output_path, help="write an HTML report with charts"
    )
    group.add_argument(
        "--max-failures",
        metavar="N",
        type=int,
        help="start no new file after N files that are missing, broken, unwritten or failed; the results so far are kept",
    )
    group.add_argument(
        "--progress",
        choices=STYLES,
        help="bar: a progress bar on terminals (default); json: a line of JSON on standard error each minute; none",
    )
    what = "for many files: processes (default: processors)" + (f"; for one file: {one}" if one else "")
    add_jobs(group, what)
    group.add_argument(
        "--in-flight",
        type=int,
        default=IN_FLIGHT,
        metavar="N",
        help="URLs that each process reads at a time (default: %(default)s)",
    )
    if resume:
        group.add_argument(
            "--exclude", metavar="PATTERN", action="append", default=[], help="ignore matching files"
        )
        group.add_argument(
            "--resume",
            metavar="JOURNAL",
            type=output_path,
            help="record finished files in this journal, and skip the files that it already has. Files that have "
            "changed or whose output has changed, and runs with other options, are processed again; URLs count as unchanged",
        )


def wants_many(arguments: argparse.Namespace, named: str) -> bool:
    """Return whether a subcommand is to be run on many files, or on one as if there were many.

    Args:
        arguments: those of ``add_many``.
        named: what names the files.

    Raises:
        UsageError: it is one file, and an option is only valid for many files.
    """
    if arguments.scheduler is not None or is_many(named):
        return True
    for name in ("results", "report", "resume", "max_failures", "progress"):
        if getattr(arguments, name) is not None:
            option = name.replace("_", "-")
            raise UsageError(
                f"--{option} is for many files; add --scheduler local to do one file in that way"
            )
    return False
