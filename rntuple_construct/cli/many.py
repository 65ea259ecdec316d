"""Many files in one run of a subcommand: inputs, schedulers, rows of results, journals, summaries."""

from __future__ import annotations

import argparse
import importlib
import os
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from rntuple_construct.base.errors import MissingExtraError, RNTupleError, SchemaError, SinkError, SourceError
from rntuple_construct.base.exits import Exit
from rntuple_construct.base.interrupts import prompt_interrupts
from rntuple_construct.base.printable import printable
from rntuple_construct.batch.results import Row, json_lines, parquet_rows
from rntuple_construct.cli.dispatch import format_of
from rntuple_construct.cli.inputs import Input, expand, is_many
from rntuple_construct.cli.options import UsageError, count_text, size_text
from rntuple_construct.cli.outputs import TakenError, check_output, output_path, write_output
from rntuple_construct.cli.progress import progress
from rntuple_construct.cli.splitting import SPLIT_SIZE, Step, Timed, rows_of, split_size
from rntuple_construct.cli.terminal import say, talk
from rntuple_construct.storage import without_mapping

if TYPE_CHECKING:
    from typing_extensions import Self

    from rntuple_construct.batch.schedulers import Scheduler
    from rntuple_construct.cli.journal import RowJournal

__all__ = [
    "Results",
    "add_many",
    "may_replace",
    "output_names",
    "refuse_standard_input",
    "run_many",
    "scheduler_of",
    "wants_many",
]

_STATUSES = ("ok", "findings", "skipped", "missing", "broken", "unwritten", "failed")
_FREE = frozenset(
    {
        "results", "report", "resume", "scheduler", "jobs", "quiet", "verbose", "debug", "exclude", "file", "source", "split_size",
        "workers",
    }
)  # fmt: skip
"""Arguments that may change when a run goes on with ``--resume``."""


def add_many(
    parser: argparse.ArgumentParser, *, jobs: bool = True, resume: bool = True, split: bool = False
) -> None:
    """Add the options for many files.

    Args:
        parser: of the subcommand.
        jobs: whether to add ``--jobs`` and ``--exclude``, if the subcommand has none of its own.
        resume: the same for ``--resume``.
        split: whether to add ``--split-size``, if the subcommand cuts big files.
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
        help="write a row for each file there, .jsonl or .parquet, as it is done",
    )
    group.add_argument("--report", metavar="OUT.html", type=output_path, help="write a page with charts")
    if jobs:
        group.add_argument(
            "-j", "--jobs", type=int, default=0, metavar="N", help="processes (default: processors)"
        )
        group.add_argument(
            "--exclude", metavar="PATTERN", action="append", default=[], help="leave out such files"
        )
    if split:
        group.add_argument(
            "--split-size",
            metavar="SIZE",
            default=SPLIT_SIZE,
            help="bigger files are cut between clusters and done as several tasks (default %(default)s)",
        )
    if resume:
        group.add_argument(
            "--resume",
            metavar="JOURNAL",
            type=output_path,
            help="keep a journal there, and do not do again what it has: an interrupted run goes on. Files that have "
            "changed or whose output has, and runs with other options, are done again; URLs count as unchanged",
        )


def refuse_standard_input(arguments: argparse.Namespace, targets: Sequence[Input]) -> None:
    """Raise UsageError for a standard input that other processes do not have."""
    if arguments.scheduler not in (None, "local") and any(target.is_standard_input for target in targets):
        raise UsageError(f"--scheduler {arguments.scheduler}: other processes have another standard input")


@contextmanager
def scheduler_of(
    arguments: argparse.Namespace, num_processes: int, default: str | None = None
) -> Iterator[Scheduler | None]:
    """The scheduler that is asked for; None if none is and there is no default."""
    name = arguments.scheduler or default
    if name is None:
        yield None
        return
    from rntuple_construct.batch.schedulers import open_scheduler

    with open_scheduler(name, num_processes) as scheduler:
        yield scheduler


class Results:
    """Rows that are written as they come, and counted.

    Args:
        command: the subcommand.
        arguments: with ``results`` and ``report``, either may be None.
        targets: all inputs, none of which may be an output.

    Raises:
        UsageError: an output is an input, or has no such suffix.
    """

    def __init__(self, command: str, arguments: argparse.Namespace, targets: Sequence[Input]) -> None:
        self.command = command
        self.counts: Counter[str] = Counter()
        self.nbytes = self.num_entries = 0
        self._path: str | None = arguments.results
        self._report: str | None = arguments.report
        self._kept: list[Row] = []
        self._stack = ExitStack()
        self._write: Callable[[Row], None] = lambda row: None
        self._targets = targets
        for output in (self._path, self._report):
            if output is not None:
                check_output(output, targets)
        if self._path is not None and not self._path.endswith((".jsonl", ".parquet")):
            raise UsageError(f"--results {self._path}: the name has to end in .jsonl or .parquet")

    def __enter__(self) -> Self:
        if self._path is not None:
            if self._path.endswith(".parquet"):
                self._write = self._stack.enter_context(parquet_rows(self._path))
            else:
                self._write = self._stack.enter_context(json_lines(self._path))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stack.__exit__(kind, error, trace)
        if kind is None and self._report is not None:
            from rntuple_construct.cli.many_page import page

            write_output(Path(self._report), page(self.command, self._kept, self.summary()).encode("utf-8"))

    def add(self, row: Row) -> None:
        """Take a row."""
        self.counts[row.status] += 1
        self.nbytes += row.size or 0
        self.num_entries += row.num_entries or 0
        if self._report is not None:
            self._kept.append(row)
        self._write(row)

    def summary(self) -> str:
        """All rows in one line."""
        parts = [f"{self.counts[status]} {status}" for status in _STATUSES if self.counts[status]]
        entries = f", {self.num_entries} entries" if self.num_entries else ""
        return f"{count_text(self.counts.total(), 'file')}: {', '.join(parts)}; {size_text(self.nbytes)}{entries}"

    @property
    def exit_code(self) -> Exit:
        """That of the worst row."""
        for status, code in (
            ("failed", Exit.BUG),
            ("unwritten", Exit.CANNOT_CREATE),
            ("missing", Exit.INPUT),
            ("broken", Exit.DATA),
        ):
            if self.counts[status]:
                return code
        return Exit.FINDINGS if self.counts["findings"] else Exit.FINE


# Subcommands


def run_many(
    command: str,
    arguments: argparse.Namespace,
    outputs: Callable[[Sequence[Input]], Sequence[str | None]] | None = None,
) -> int:
    """Run a subcommand on every input, whatever becomes of the others.

    Its module has a function ``row_of(target, output, arguments)``, which returns a ``Row`` or raises; it may also return
    a ``Cut``, see ``cli.cuts``.

    Args:
        command: the subcommand.
        arguments: its arguments, with those of ``add_many``.
        outputs: gives for all inputs where to write to.

    Returns:
        the exit code of the worst row.
    """
    named = getattr(arguments, "file", None) or arguments.source
    targets = list(expand([named], arguments.exclude))
    if not targets:
        talk("rntuple: no ROOT file there", always=True)
        return Exit.INPUT
    if arguments.jobs < 0:
        raise UsageError(f"{arguments.jobs} processes make no sense")
    if hasattr(arguments, "split_size"):
        split_size(arguments)
    refuse_standard_input(arguments, targets)
    places = [None] * len(targets) if outputs is None else outputs(targets)
    tasks = list(zip(targets, places, strict=True))
    results = Results(command, arguments, targets)
    if arguments.resume is not None:
        check_output(arguments.resume, targets)
    journal = None if arguments.resume is None else _journal(command, arguments)
    known = (
        {} if journal is None else {task: row for task in tasks if (row := journal.row(*task)) is not None}
    )
    todo = [task for task in tasks if task not in known]
    if journal is not None:
        own = frozenset(
            output for target, output in todo if output is not None and journal.owns(target, output)
        )
        arguments = argparse.Namespace(**vars(arguments), own_outputs=own)
    try:
        with (
            prompt_interrupts(_kill),
            results,
            scheduler_of(arguments, arguments.jobs, "processes") as scheduler,
            progress(command, len(todo)) as step,
        ):
            for row in known.values():
                results.add(row)
                _tell(row)
            call = partial(_perform, command=command, arguments=arguments)
            if scheduler is not None and todo:
                with closing(rows_of(scheduler, todo, call, _died, _failed)) as rows:
                    for index, row in rows:
                        results.add(row)
                        if journal is not None:
                            journal.add(todo[index][0], row, todo[index][1])
                        _tell(row)
                        step()
    except KeyboardInterrupt:
        talk(f"rntuple: interrupted, {results.counts.total()} of {len(tasks)} done", always=True)
        return Exit.INTERRUPTED
    talk(results.summary())
    return results.exit_code


def _journal(command: str, arguments: argparse.Namespace) -> RowJournal:
    from rntuple_construct.base.printable import jsonable
    from rntuple_construct.cli.journal import RowJournal

    options = {name: value for name, value in vars(arguments).items() if name not in _FREE}
    return RowJournal(arguments.resume, command, jsonable(options))


def _kill() -> None:
    from rntuple_construct.base.processes import kill_workers

    kill_workers()


def _tell(row: Row) -> None:
    entries = f", {row.num_entries} entries" if row.num_entries is not None else ""
    size = f", {size_text(row.size)}" if row.size is not None else ""
    message = f": {row.message}" if row.message else ""
    say(printable(f"{row.status:8} {row.file}{entries}{size}{message}"))


def _perform(task: Step, command: str, arguments: argparse.Namespace) -> Row | Timed:
    """The row of one input, or of a piece of it what it has found; nothing is raised."""
    with without_mapping() if arguments.no_mmap else nullcontext():  # a worker may run on another machine
        return _row_or_found(task, command, arguments)


def _row_or_found(task: Step, command: str, arguments: argparse.Namespace) -> Row | Timed:
    target = task.target
    start = time.perf_counter()
    try:
        if format_of(target) is not None:
            raise UsageError(f"rntuple {command} reads many ROOT files, but no others")
        module = importlib.import_module(f"rntuple_construct.cli.{command}")
        row = getattr(module, task.function)(target, task.output, *task.more, arguments)
        if not isinstance(row, Row):
            return Timed(row, time.perf_counter() - start)
    except MissingExtraError as error:
        row = Row(str(target), "failed", str(error))
    except (SinkError, TakenError) as error:
        row = Row(str(target), "unwritten", str(error))
    except SourceError as error:
        row = Row(str(target), "missing", str(error))
    except (RNTupleError, SchemaError, UsageError) as error:
        row = Row(str(target), "broken", str(error))
    except (MemoryError, RecursionError) as error:
        row = Row(str(target), "broken", f"{type(error).__name__}: {error}")
    except Exception as error:  # noqa: BLE001 (one file that breaks this package must not cost the others)
        talk(traceback.format_exc(), always=True, several_lines=True)
        row = Row(
            str(target),
            "failed",
            f"this is a bug in rntuple ({type(error).__name__}: {error}), please report it with the file",
        )
    if row.size is None and target.is_local:
        try:
            row.size = os.stat(target.target).st_size
        except (OSError, ValueError):
            row.size = None
    row.seconds = round(time.perf_counter() - start, 6)
    return row


def _died(task: Step, exit_code: int) -> Row:
    name = f"signal {-exit_code}" if exit_code < 0 else f"exit code {exit_code}"
    return Row(str(task.target), "failed", f"worker crashed 3 times with {name}")


def _failed(target: Input, message: str) -> Row:
    return Row(str(target), "unwritten", message)


def may_replace(output: str, arguments: argparse.Namespace) -> bool:
    """Whether a task of a run over many files may replace an output that is there.

    An output that is as an earlier run of the same journal has left it may be: its input has changed since.
    """
    return arguments.force or output in getattr(arguments, "own_outputs", ())


def wants_many(arguments: argparse.Namespace, named: str) -> bool:
    """Whether a subcommand is to be run on many files, or on one as if there were many.

    Args:
        arguments: those of ``add_many``.
        named: what names the files.

    Raises:
        UsageError: it is one file, and options ask for what only runs over many have.
    """
    if arguments.scheduler is not None or is_many(named):
        return True
    for name in ("results", "report", "resume"):
        if getattr(arguments, name) is not None:
            raise UsageError(f"--{name} is for many files; add --scheduler local to do one file in that way")
    return False


def output_names(targets: Sequence[Input], directory: str, suffix: str | None = None) -> list[str]:
    """Paths in a directory for what is made of inputs, with the folders that they do not share.

    Args:
        targets: the inputs.
        directory: where to.
        suffix: takes the place of theirs; None to keep it.

    Raises:
        UsageError: two inputs would be written to one path.
    """
    parts = [
        each.target.partition("://")[2].split("/") if "://" in each.target else _parts(each.target)
        for each in targets
    ]
    folders = [each[:-1] for each in parts]
    shared = 0
    while all(len(each) > shared and each[shared] == folders[0][shared] for each in folders):
        shared += 1
    found = []
    for target, each in zip(targets, parts, strict=True):
        name = "/".join(each[shared:]).partition("?")[0]
        stem = name if suffix is None else name.removesuffix(".root")
        if target.ntuple is not None:
            stem = f"{stem.removesuffix('.root')}.{target.ntuple.replace('/', '.')}" + (
                ".root" if suffix is None else ""
            )
        found.append(str(Path(directory, stem + (suffix or "")).absolute()))
    twice = [path for path, count in Counter(found).items() if count > 1]
    if twice:
        raise UsageError(f"two inputs would be written to {twice[0]}")
    return found


def _parts(path: str) -> list[str]:
    return [part for part in os.path.abspath(path).split(os.sep) if part]
