"""Subcommands as jobs over many files: inputs, schedulers, rows of results, journals, summaries."""

from __future__ import annotations

import argparse
import os
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, nullcontext, suppress
from dataclasses import asdict
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, TypeVar

from rntuple_spec.version import VERSION

from rntuple_construct.base.errors import MissingExtraError, RNTupleError, SchemaError, SinkError, SourceError
from rntuple_construct.base.exits import Exit
from rntuple_construct.base.interrupts import prompt_interrupts
from rntuple_construct.base.printable import jsonable, printable
from rntuple_construct.base.processes import kill_workers
from rntuple_construct.batch.job import Cut, Job, Partial, ProcessDiedError
from rntuple_construct.batch.results import Row, json_lines, parquet_rows
from rntuple_construct.batch.schedulers import Scheduler, open_scheduler
from rntuple_construct.cli.dispatch import format_of
from rntuple_construct.cli.inputs import Input, expand, state_of
from rntuple_construct.cli.jobs import jobs_of
from rntuple_construct.cli.options import UsageError, bytes_of, count_text, size_text
from rntuple_construct.cli.outputs import TakenError, check_output, write_output
from rntuple_construct.cli.progress import progress
from rntuple_construct.cli.terminal import say, talk
from rntuple_construct.storage import set_default_options, without_mapping
from rntuple_construct.storage.journal import Journal, JournalError, typed
from rntuple_construct.storage.retries import MANY_FILES_WAIT

if TYPE_CHECKING:
    from typing_extensions import Self

__all__ = [
    "Results",
    "job_of",
    "may_replace",
    "num_parts",
    "open_journal",
    "output_names",
    "reading_of",
    "refuse_standard_input",
    "result_in_journal",
    "run_many",
    "scheduler_of",
    "split_size",
    "wait_longer",
]

_STATUSES = ("ok", "findings", "skipped", "missing", "broken", "unwritten", "failed")
_FAILURES = ("missing", "broken", "unwritten", "failed")
_KEPT = ("ok", "findings", "skipped", "broken")
"""Statuses that are the same the next time."""
_COUNT, _SECONDS = (int, type(None)), (int, float, type(None))
_KINDS: dict[str, type | tuple[type, ...]] = {
    "file": str, "status": str, "message": str, "size": _COUNT, "num_entries": _COUNT, "detail": dict, "seconds": _SECONDS,
}  # fmt: skip
"""Types of the members of rows in journals."""
_MEMBERS: dict[str, type | tuple[type, ...]] = {
    "target": str, "state": list, "output": (list, type(None)), "row": dict,
}  # fmt: skip
_Result = TypeVar("_Result")
_FREE = frozenset(
    {
        "results", "report", "resume", "scheduler", "jobs", "in_flight", "quiet", "verbose", "debug", "exclude", "file", "source",
        "split_size", "storage_option", "storage_options", "max_failures", "progress",
    }
)  # fmt: skip
"""Arguments that may change when ``--resume`` continues a run; storage options may be secret, too."""


def refuse_standard_input(arguments: argparse.Namespace, targets: Sequence[Input]) -> None:
    """Raise UsageError for a standard input that other processes do not have."""
    if arguments.scheduler not in (None, "local") and any(target.is_standard_input for target in targets):
        raise UsageError(f"--scheduler {arguments.scheduler}: other processes have another standard input")


@contextmanager
def scheduler_of(
    arguments: argparse.Namespace, targets: Sequence[Input], num_processes: int, default: str
) -> Iterator[Scheduler]:
    """The scheduler that is asked for, or the default; several tasks of a process are in flight if there are URLs.

    Raises:
        UsageError: ``--in-flight`` is less than 1.
    """
    if arguments.in_flight < 1:
        raise UsageError(f"--in-flight must be 1 or more, not {arguments.in_flight}")
    has_urls = any(not (target.is_local or target.is_standard_input) for target in targets)
    in_flight = arguments.in_flight if has_urls else 1
    with open_scheduler(arguments.scheduler or default, num_processes, in_flight) as scheduler:
        yield scheduler


@contextmanager
def reading_of(arguments: argparse.Namespace) -> Iterator[None]:
    """A block in which a worker, on this or another machine, opens files as the options of the command say."""
    set_default_options(arguments.storage_options)
    with without_mapping() if arguments.no_mmap else nullcontext():
        yield


def wait_longer(arguments: argparse.Namespace) -> None:
    """Let a run over many files wait longer for servers than one over a single file, if no option says how long."""
    arguments.storage_options = {"max_wait": MANY_FILES_WAIT, **arguments.storage_options}
    set_default_options(arguments.storage_options)


class Results:
    """Rows that are written as they come, and counted.

    Args:
        command: the subcommand.
        arguments: with ``results``, ``report`` and ``max_failures``, which may be None.
        targets: all inputs, none of which may be an output.

    Raises:
        UsageError: an output is an input, or has no such suffix; or less than one failure is allowed.
    """

    def __init__(self, command: str, arguments: argparse.Namespace, targets: Sequence[Input]) -> None:
        self.command = command
        self.counts: Counter[str] = Counter()
        self.nbytes = self.num_entries = 0
        self._path: str | None = arguments.results
        self._report: str | None = arguments.report
        self._max_failures: int | None = arguments.max_failures
        self._kept: list[Row] = []
        self._stack = ExitStack()
        self._write: Callable[[Row], None] = lambda row: None
        self._targets = targets
        for output in (self._path, self._report):
            if output is not None:
                check_output(output, targets)
        if self._path is not None and not self._path.endswith((".jsonl", ".parquet")):
            raise UsageError(f"--results {self._path}: the name has to end in .jsonl or .parquet")
        if self._max_failures is not None and self._max_failures < 1:
            raise UsageError(f"--max-failures must be 1 or more, not {self._max_failures}")

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
            from rntuple_construct.batch.html_report import page

            directory = os.path.dirname(self._report) or os.curdir
            text = page(self.command, self._kept, self.summary(), directory)
            write_output(Path(self._report), text.encode("utf-8"))

    def add(self, row: Row) -> None:
        """Take a row."""
        self.counts[row.status] += 1
        self.nbytes += row.size or 0
        self.num_entries += row.num_entries or 0
        if self._report is not None:
            self._kept.append(row)
        self._write(row)

    @property
    def num_failures(self) -> int:
        """Files that are missing, broken, unwritten or failed."""
        return sum(self.counts[status] for status in _FAILURES)

    @property
    def must_stop(self) -> bool:
        """Return whether so many files have failed that no other is begun (``--max-failures``)."""
        return self._max_failures is not None and self.num_failures >= self._max_failures

    def tell_if_stopped(self) -> None:
        """Report that files are left, if the run ended after ``--max-failures``."""
        num_done, num_files = self.counts.total(), len(self._targets)
        if self.must_stop and num_done < num_files:
            failures = count_text(self.num_failures, "failure")
            talk(f"rntuple: stopped after {failures}, {num_done} of {num_files} files done", always=True)

    def summary(self) -> str:
        """All rows in one line."""
        parts = [f"{self.counts[status]} {status}" for status in _STATUSES if self.counts[status]]
        entries = f", {count_text(self.num_entries, 'entry')}" if self.num_entries else ""
        return f"{count_text(self.counts.total(), 'file')}: {', '.join(parts)}; {size_text(self.nbytes)}{entries}"

    @property
    def exit_code(self) -> Exit:
        """The exit code of the worst row."""
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


def split_size(arguments: argparse.Namespace) -> int:
    """The bytes beyond which a file is cut.

    Raises:
        UsageError: there must be some.
        SchemaError: no such size.
    """
    size = bytes_of(arguments.split_size)
    if size < 1:
        raise UsageError(f"--split-size {arguments.split_size}: pieces have a byte at least")
    return size


def num_parts(size: int, arguments: argparse.Namespace) -> int:
    """Return the number of pieces of a file of this size; 1 for the whole file."""
    return max(-(-size // split_size(arguments)), 1)


def job_of(
    arguments: argparse.Namespace,
    run: Callable[..., Row | Cut],
    split: Callable[..., Partial | Row] | None = None,
    join: Callable[..., Row] | None = None,
) -> Job[Row]:
    """The job of a subcommand that makes a row of each file.

    Args:
        arguments: those of the subcommand; the last argument of all functions.
        run, split, join: as for ``Job``.
    """
    call = partial(partial, _call, arguments=arguments)
    return Job(call(function=run), _failed, split and call(function=split), join and call(function=join))


def run_many(
    arguments: argparse.Namespace,
    run: Callable[..., Row | Cut],
    split: Callable[..., Partial | Row] | None = None,
    join: Callable[..., Row] | None = None,
    *,
    outputs: Callable[[Sequence[Input]], Sequence[str | None]] | None = None,
) -> int:
    """Run a subcommand on every input; a file that fails does not affect the others.

    Args:
        arguments: those of the subcommand, with those of ``add_many``.
        run, split, join: as for ``job_of``.
        outputs: gives for all inputs where to write to.

    Returns:
        the exit code of the worst row.
    """
    command = arguments.command
    wait_longer(arguments)
    named = getattr(arguments, "file", None) or arguments.source
    targets = list(expand([named], arguments.exclude))
    if not targets:
        talk("rntuple: no ROOT file there", always=True)
        return Exit.INPUT
    num_processes = jobs_of(arguments, 0)
    if hasattr(arguments, "split_size"):
        split_size(arguments)
    refuse_standard_input(arguments, targets)
    places = [None] * len(targets) if outputs is None else outputs(targets)
    tasks = list(zip(targets, places, strict=True))
    results = Results(command, arguments, targets)
    journal = None
    known: dict[Any, Row] = {}
    if arguments.resume is not None:
        journal = _RowJournal(command, arguments, targets)
        known = {task: row for task in tasks if (row := journal.row(*task)) is not None}
        own = frozenset(
            output for target, output in tasks if output is not None and journal.owns(target, output)
        )
        arguments = argparse.Namespace(**vars(arguments), own_outputs=own)
    todo = [task for task in tasks if task not in known]
    try:
        with (
            prompt_interrupts(kill_workers),
            results,
            scheduler_of(arguments, targets, num_processes, "processes") as scheduler,
            progress(command, len(todo), arguments.progress, lambda: results.counts) as step,
        ):
            for row in known.values():
                results.add(row)
                _tell(row)
            if todo:
                job = job_of(arguments, run, split, join)
                with closing(job.results(scheduler, todo, lambda: results.must_stop)) as rows:
                    for done in rows:
                        row, (target, output) = done.result, todo[done.index]
                        row.seconds = round(done.seconds, 6)
                        results.add(row)
                        if journal is not None:
                            journal.add(target, row, output)
                        _tell(row)
                        step()
    except KeyboardInterrupt:
        talk(f"rntuple: interrupted, {results.counts.total()} of {len(tasks)} done", always=True)
        return Exit.INTERRUPTED
    results.tell_if_stopped()
    talk(results.summary())
    return results.exit_code


def open_journal(arguments: argparse.Namespace, targets: Sequence[Input], head: dict[str, Any]) -> Journal:
    """The journal of ``--resume``.

    Raises:
        UsageError: it is an input, or a file that is no such journal.
        SinkError: it cannot be read or written.
    """
    check_output(arguments.resume, targets)
    with _telling_journals():
        return Journal(arguments.resume, head)


def result_in_journal(
    journal: Journal, target: Input, load: Callable[[dict[str, Any]], _Result]
) -> _Result | None:
    """Return the recorded result of an input; None if the input is not finished or has changed since.

    Args:
        journal: has ``state_of`` each input.
        target: the input.
        load: as for ``Journal.result``.

    Raises:
        UsageError: its line is not one of this run.
    """
    with _telling_journals():
        return journal.result(
            str(target), lambda members: load(members) if members["state"] == state_of(target) else None
        )


@contextmanager
def _telling_journals() -> Iterator[None]:
    try:
        yield
    except JournalError as error:
        raise UsageError(f"{error}; choose another path for --resume") from None


class _RowJournal:
    """The journal of a subcommand that makes a row of each file; arguments as for ``Results``."""

    def __init__(self, command: str, arguments: argparse.Namespace, targets: Sequence[Input]) -> None:
        options = jsonable({name: value for name, value in vars(arguments).items() if name not in _FREE})
        head = {
            "kind": "rntuple journal of many files", "version": VERSION, "command": command, "options": options,
        }  # fmt: skip
        self._journal = open_journal(arguments, targets, head)

    def row(self, target: Input, output: str | None) -> Row | None:
        """The row of an input that is done; None if the input or its output has changed since."""

        def load(members: dict[str, Any]) -> Row | None:
            if typed(members, **_MEMBERS)["output"] != _state_of_output(output):
                return None
            row = Row(**typed(members["row"], **_KINDS))
            if row.file != Row(str(target), "").file or row.status not in _KEPT:
                raise ValueError(row.file)
            return row

        return result_in_journal(self._journal, target, load)

    def owns(self, target: Input, output: str) -> bool:
        """Return whether an earlier run has written an output, for the same input, and it has not changed since."""
        with _telling_journals():
            written = self._journal.result(str(target), lambda members: typed(members, **_MEMBERS)["output"])
        return written is not None and written[1:] != [None] and written == _state_of_output(output)

    def add(self, target: Input, row: Row, output: str | None) -> None:
        """Note a row, unless it may be another one next time."""
        if row.status in _KEPT:
            members = {"output": _state_of_output(output), "row": asdict(row)}
            self._journal.note(str(target), state_of(target), members)


def _state_of_output(output: str | None) -> list[Any] | None:
    """Return path, size and modification time of an output, which are compared; None if it is missing."""
    return None if output is None else [output, state_of(Input(output))]


def _tell(row: Row) -> None:
    entries = f", {count_text(row.num_entries, 'entry')}" if row.num_entries is not None else ""
    size = f", {size_text(row.size)}" if row.size is not None else ""
    message = f": {row.message}" if row.message else ""
    say(printable(f"{row.status:8} {row.file}{entries}{size}{message}"))


def _call(
    target: Input,
    output: str | None,
    *more: Any,
    function: Callable[..., Any],
    arguments: argparse.Namespace,
) -> Any:
    """Call a function of a subcommand; a row gets the size of its file."""
    if not more and format_of(target) is not None:
        raise UsageError(f"rntuple {arguments.command} reads many ROOT files, but no others")
    with reading_of(arguments):
        found = function(target, output, *more, arguments=arguments)
    return _sized(found, target) if isinstance(found, Row) else found


def _sized(row: Row, target: Input) -> Row:
    """The row with the size of a local file."""
    if row.size is None and target.is_local:
        with suppress(OSError, ValueError):
            row.size = os.stat(target.target).st_size
    return row


def _failed(target: Input, error: Exception) -> Row:
    """Return the row of a file from its exception; called where the error is handled."""
    status, message = "broken", str(error)
    if isinstance(error, (MissingExtraError, ProcessDiedError)):
        status = "failed"
    elif isinstance(error, (SinkError, TakenError)):
        status = "unwritten"
    elif isinstance(error, SourceError):
        status = "missing"
    elif isinstance(error, (MemoryError, RecursionError)):
        message = f"{type(error).__name__}: {error}"
    elif not isinstance(error, (RNTupleError, SchemaError, UsageError)):
        talk(traceback.format_exc(), always=True, several_lines=True)
        status = "failed"
        message = (
            f"this is a bug in rntuple ({type(error).__name__}: {error}), please report it with the file"
        )
    row = Row(str(target), status, message)
    return row if isinstance(error, ProcessDiedError) else _sized(row, target)


def may_replace(output: str, arguments: argparse.Namespace) -> bool:
    """Return whether a task of a run over many files may replace an output that is there.

    An output that is as an earlier run of the same journal has left it may be: its input has changed since.
    """
    return arguments.force or output in getattr(arguments, "own_outputs", ())


def output_names(targets: Sequence[Input], directory: str, suffix: str | None = None) -> list[str]:
    """Return the paths of outputs in a directory, with the folders that the inputs do not share.

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
