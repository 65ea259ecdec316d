"""Subcommands as jobs over many files: inputs, schedulers, rows of results, journals, summaries."""

from __future__ import annotations

import argparse
import os
import traceback
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, nullcontext, suppress
from dataclasses import asdict
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from rntuple_spec.version import VERSION

from rntuple_construct.base.errors import MissingExtraError, RNTupleError, SchemaError, SinkError, SourceError
from rntuple_construct.base.exits import Exit
from rntuple_construct.base.interrupts import prompt_interrupts
from rntuple_construct.base.printable import jsonable, printable
from rntuple_construct.base.processes import kill_workers
from rntuple_construct.batch.job import Job, ProcessDiedError
from rntuple_construct.batch.results import Row, json_lines, parquet_rows
from rntuple_construct.batch.schedulers import Scheduler, open_scheduler
from rntuple_construct.cli.dispatch import format_of
from rntuple_construct.cli.inputs import Input, NotOneNTupleError, expand, state_of
from rntuple_construct.cli.jobs import jobs_of
from rntuple_construct.cli.options import UsageError, count_text, size_text
from rntuple_construct.cli.outputs import TakenError, check_output, write_output
from rntuple_construct.cli.progress import progress
from rntuple_construct.cli.terminal import say, talk
from rntuple_construct.storage import set_default_options, without_mapping
from rntuple_construct.storage.journal import Journal, JournalError, typed
from rntuple_construct.storage.retries import MANY_FILES_WAIT

if TYPE_CHECKING:
    from typing_extensions import Self

__all__ = [
    "ManyFiles",
    "Results",
    "job_of",
    "may_replace",
    "output_names",
    "reading_of",
    "refuse_standard_input",
    "run_many",
    "scheduler_of",
    "threads_of_file",
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
_Loaded = TypeVar("_Loaded")
_FREE = frozenset(
    {
        "results", "report", "resume", "scheduler", "jobs", "in_flight", "quiet", "verbose", "debug", "exclude", "file", "source",
        "storage_option", "storage_options", "max_failures", "progress",
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


def job_of(arguments: argparse.Namespace, run: Callable[..., Row]) -> Job[Row]:
    """The job of a subcommand that makes a row of each file.

    Args:
        arguments: those of the subcommand; the last argument of the function.
        run: as for ``Job``.
    """
    return Job(partial(_call, function=run, arguments=arguments), _failed)


def threads_of_file(scheduler_name: str, num_processes: int, num_files: int) -> int:
    """Return the number of threads for each file, if processors are left when every file has a process."""
    at_once = 1 if scheduler_name == "local" else max(num_files, 1)
    return max(num_processes // at_once, 1)


class ManyFiles(Generic[_Result]):
    """Files that a subcommand works on, and the journal of ``--resume``, which has results of earlier runs.

    Args:
        arguments: those of the subcommand.
        tasks: all files, with their outputs.
        head: first line of the journal.
        dump: returns the members of a line from a file, its output and its result; None if the result may be another one
            next time.
        load: returns the result of a file from the file, its output and the members of its line; None if the output has
            changed.

    Attributes:
        known: results of earlier runs, by the number of the file. Files that have changed since are left out.

    Raises:
        UsageError: the journal is an input, or a file that is no such journal.
        SinkError: it cannot be read or written.
    """

    def __init__(
        self,
        arguments: argparse.Namespace,
        tasks: Sequence[tuple[Input, str | None]],
        head: dict[str, Any],
        dump: Callable[[Input, str | None, _Result], dict[str, Any] | None],
        load: Callable[[Input, str | None, dict[str, Any]], _Result | None],
    ) -> None:
        self.tasks = tasks
        self.known: dict[int, _Result] = {}
        self._style = arguments.progress
        self._dump = dump
        self._journal: Journal | None = None
        if arguments.resume is None:
            return
        check_output(arguments.resume, [target for target, _ in tasks])
        with _telling_journals():
            self._journal = Journal(arguments.resume, head)
        for index, (target, output) in enumerate(tasks):
            state = state_of(target)
            result = self.recorded(
                target,
                lambda members: load(target, output, members) if members["state"] == state else None,  # noqa: B023
            )
            if result is not None:
                self.known[index] = result

    def recorded(self, target: Input, load: Callable[[dict[str, Any]], _Loaded | None]) -> _Loaded | None:
        """Return what the journal has of a file, as for ``Journal.result``; None without a journal.

        Raises:
            UsageError: its line is not one of this run.
        """
        with _telling_journals():
            return None if self._journal is None else self._journal.result(str(target), load)

    def results(
        self,
        what: str,
        job: Job[_Result],
        scheduler: Scheduler,
        results: Results,
        row_of: Callable[[_Result, float | None], Row],
    ) -> Generator[tuple[int, _Result], None, None]:
        """Run a job on the files that are not known.

        Args:
            what: name of the work, for the progress bar.
            job: does one file.
            scheduler: runs it.
            results: takes the rows.
            row_of: returns the row of a result, and of the seconds that it took, if it is new.

        Yields:
            number and result of each file: known ones, then others in the order of completion.
        """
        todo = [index for index in range(len(self.tasks)) if index not in self.known]
        for index in sorted(self.known):
            result = self.known.pop(index)  # many results take memory
            results.add(row_of(result, None))
            yield index, result
        with progress(what, len(todo), self._style, lambda: results.counts) as step:
            if not todo:
                return
            tasks = [self.tasks[index] for index in todo]
            with closing(job.results(scheduler, tasks, lambda: results.must_stop)) as found:
                for done in found:
                    target, output = tasks[done.index]
                    results.add(row_of(done.result, round(done.seconds, 6)))
                    if self._journal is not None:
                        members = self._dump(target, output, done.result)
                        if members is not None:
                            self._journal.note(str(target), state_of(target), members)
                    yield todo[done.index], done.result
                    step()


def run_many(
    arguments: argparse.Namespace,
    run: Callable[..., Row],
    *,
    outputs: Callable[[Sequence[Input]], Sequence[str | None]] | None = None,
) -> int:
    """Run a subcommand on every input; a file that fails does not affect the others.

    Args:
        arguments: those of the subcommand, with those of ``add_many``. The function gets them with ``threads``, the
            number that it may start, and ``own_outputs``, those that an earlier run has written.
        run: as for ``job_of``.
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
    refuse_standard_input(arguments, targets)
    places = [None] * len(targets) if outputs is None else outputs(targets)
    results = Results(command, arguments, targets)
    options = jsonable({name: value for name, value in vars(arguments).items() if name not in _FREE})
    head = {
        "kind": "rntuple journal of many files", "version": VERSION, "command": command, "options": options,
    }  # fmt: skip
    files = ManyFiles(
        arguments, list(zip(targets, places, strict=True)), head, _members_of_row, _row_of_members
    )
    own = frozenset(
        output for target, output in files.tasks if output and _has_written(files, target, output)
    )
    num_todo = len(targets) - len(files.known)
    threads = threads_of_file(arguments.scheduler or "processes", num_processes, num_todo)
    job = job_of(argparse.Namespace(**vars(arguments), own_outputs=own, threads=threads), run)
    try:
        with (
            prompt_interrupts(kill_workers),
            results,
            scheduler_of(arguments, targets, num_processes, "processes") as scheduler,
            closing(files.results(command, job, scheduler, results, _timed)) as rows,
        ):
            for _, row in rows:
                _tell(row)
    except KeyboardInterrupt:
        talk(f"rntuple: interrupted, {results.counts.total()} of {len(targets)} done", always=True)
        return Exit.INTERRUPTED
    results.tell_if_stopped()
    talk(results.summary())
    return results.exit_code


def _timed(row: Row, seconds: float | None) -> Row:
    row.seconds = row.seconds if seconds is None else seconds
    return row


@contextmanager
def _telling_journals() -> Iterator[None]:
    try:
        yield
    except JournalError as error:
        raise UsageError(f"{error}; choose another path for --resume") from None


def _members_of_row(target: Input, output: str | None, row: Row) -> dict[str, Any] | None:
    return {"output": _state_of_output(output), "row": asdict(row)} if row.status in _KEPT else None


def _row_of_members(target: Input, output: str | None, members: dict[str, Any]) -> Row | None:
    if typed(members, **_MEMBERS)["output"] != _state_of_output(output):
        return None
    row = Row(**typed(members["row"], **_KINDS))
    if row.file != Row(str(target), "").file or row.status not in _KEPT:
        raise ValueError(row.file)
    return row


def _has_written(files: ManyFiles[Row], target: Input, output: str) -> bool:
    """Return whether an earlier run has written an output, for the same input, and it has not changed since."""
    written = files.recorded(target, lambda members: typed(members, **_MEMBERS)["output"])
    return written is not None and written[1:] != [None] and written == _state_of_output(output)


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
    function: Callable[..., Row],
    arguments: argparse.Namespace,
) -> Row:
    """Call a function of a subcommand; a row gets the size of its file."""
    if format_of(target) is not None:
        raise UsageError(f"rntuple {arguments.command} reads many ROOT files, but no others")
    with reading_of(arguments):
        return _sized(function(target, output, arguments=arguments), target)


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
    elif isinstance(error, NotOneNTupleError):
        status = "skipped"
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
