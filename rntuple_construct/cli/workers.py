"""The option ``--workers`` of subcommands that do one file with several processors."""

from __future__ import annotations

import argparse
import os
from contextlib import AbstractContextManager, nullcontext

from rntuple_construct.base.interrupts import prompt_interrupts
from rntuple_construct.base.processes import kill_workers
from rntuple_construct.cli.options import UsageError

__all__ = ["add_workers", "interruptible", "refuse_workers", "workers_of"]


def add_workers(parser: argparse.ArgumentParser, what: str) -> None:
    """Add the option.

    Args:
        parser: of the subcommand.
        what: what there are N of.
    """
    parser.add_argument(
        "--workers",
        type=int,
        metavar="N",
        help=f"{what}; 0 for as many as there are processors. The output is the same for any number",
    )


def workers_of(arguments: argparse.Namespace, default: int = 1) -> int:
    """How many workers are asked for, ``default`` if nothing is said.

    Returns:
        A number of processors for 0.

    Raises:
        UsageError: less than 0.
    """
    workers = getattr(arguments, "workers", None)
    if workers is None:
        return default
    if workers < 0:
        raise UsageError(f"workers must be 0 or more, not {workers}")
    return int(workers) or os.cpu_count() or 1


def refuse_workers(arguments: argparse.Namespace) -> None:
    """Raise UsageError for workers where files are tasks, of which several are done at a time anyway."""
    if arguments.workers is not None:
        raise UsageError("--workers is for one file; of many files, --jobs says how many are done at a time")


def interruptible(workers: int) -> AbstractContextManager[None]:
    """A block that Ctrl-C ends at once, and all processes of it."""
    return nullcontext() if workers == 1 else prompt_interrupts(kill_workers)
