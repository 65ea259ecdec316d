"""The option ``-j/--jobs``: how many processes or threads a subcommand uses."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rntuple_construct.base.interrupts import prompt_interrupts
from rntuple_construct.base.processes import kill_workers
from rntuple_construct.cli.options import UsageError
from rntuple_construct.cli.terminal import talk

__all__ = ["OldName", "add_jobs", "interruptible", "jobs_of"]


class OldName(argparse.Action):
    """An earlier name of ``--jobs``, which stays until 1.0."""

    def __call__(self, parser: Any, namespace: Any, values: Any, option_string: str | None = None) -> None:
        """Set the option, and say that this name is deprecated."""
        talk(f"rntuple: {option_string} is deprecated and will be removed in 1.0; use --jobs", always=True)
        setattr(namespace, self.dest, values)


def add_jobs(parser: Any, what: str, old_names: Sequence[str] = ()) -> None:
    """Add the option.

    Args:
        parser: of the subcommand, or a group of it.
        what: what there are N of.
        old_names: earlier names of the option.
    """
    parser.add_argument(
        "-j", "--jobs", type=int, metavar="N",
        help=f"{what}; 0: number of processors. The output does not depend on N",
    )  # fmt: skip
    for name in old_names:
        parser.add_argument(name, type=int, dest="jobs", action=OldName, help=argparse.SUPPRESS)


def jobs_of(arguments: argparse.Namespace, default: int = 1) -> int:
    """How many are asked for.

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
    return nullcontext() if jobs == 1 else prompt_interrupts(kill_workers)
