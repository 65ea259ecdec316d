"""A run: every case is given to a reader, several at a time, and whatever the reader does becomes a verdict."""

from __future__ import annotations

import glob
import os
import queue
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Protocol

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.processes import exit_text
from rntuple_construct.kit.corpus.writing import MANIFEST
from rntuple_construct.kit.files.sparse_files import copy_file
from rntuple_construct.kit.runner.asking import SupervisedReader
from rntuple_construct.kit.runner.cases import Corpus, StoredCase
from rntuple_construct.kit.runner.implementations import Demand, Implementation
from rntuple_construct.kit.runner.judge import REFUSED_KINDS, Result, Verdict, crash_marks, judge
from rntuple_construct.kit.runner.process import Ending, Exchange, ProcessLimits, ProcessPool
from rntuple_construct.kit.runner.profile import Profile, profile_of
from rntuple_construct.kit.runner.protocol import (
    Answer,
    Level,
    ProtocolError,
    Status,
)
from rntuple_construct.kit.runner.stack_traces import memory_error_in
from rntuple_construct.kit.runner.wrong_values import element_of

__all__ = ["CaseAsker", "Run", "ask_all", "ended", "run_cases"]

_FEATURES = 6
"""Features of a case that the message of a hang names."""
_GIVEN_UP = (Verdict.CRASH, Verdict.HANG, Verdict.MEMORY, Verdict.PROTOCOL_ERROR)


@dataclass(slots=True)
class Run:
    """The results of a run.

    Args:
        implementation: the name of the reader.
        version: its version, if it says so.
        results: one for each case that is done, by id.
        profile: claims of the reader.
    """

    implementation: str
    version: str = ""
    results: dict[str, Result] = field(default_factory=dict)
    profile: Profile = field(default_factory=Profile)

    @property
    def is_passed(self) -> bool:
        """Return whether no case failed."""
        return not any(result.verdict.is_failure for result in self.results.values())

    def counts(self) -> dict[Verdict, int]:
        """Number of cases of each verdict that occurs."""
        found = [result.verdict for result in self.results.values()]
        return {verdict: found.count(verdict) for verdict in Verdict if verdict in found}


def run_cases(
    implementation: Implementation,
    corpus: Corpus,
    run: Run,
    process_pool: ProcessPool,
    *,
    budget: ProcessLimits | None = None,
    jobs: int = 1,
    demand: Demand | None = None,
) -> Iterator[Result]:
    """Give every case to a reader, which gets copies of the files.

    Args:
        implementation: the reader.
        corpus: the cases.
        run: gets the results and the version.
        process_pool: starts the processes; closed when this ends, however that happens.
        budget: what the reader may take for one case.
        jobs: number of cases at a time.
        demand: its expected behaviour for a file that breaks the format; by default that of the
            implementation.

    Yields:
        each result, in the order in which they are known.

    Raises:
        SourceError, SchemaError: expected contents cannot be read.
        OSError: the program cannot be started.
    """
    budget = budget or ProcessLimits()
    claim = _ProfileClaim(implementation)
    with tempfile.TemporaryDirectory(prefix="rntuple-cases-") as folder:
        reader = implementation, process_pool, budget, demand or implementation.demand, corpus, claim

        def asker() -> _Asker:
            # A reader that removes files must not remove those that another one is about to read.
            directory = Path(tempfile.mkdtemp(dir=folder)).resolve()
            return _Asker(*reader, _Copies(corpus, directory))

        yield from ask_all(asker, corpus, run, process_pool, jobs)


class CaseAsker(Protocol):
    """Gives cases to one program."""

    @property
    def version(self) -> str:
        """Version of the program; empty if it states none."""

    @property
    def profile(self) -> Profile:
        """Claims of the program; those of a full reader if it states none."""

    def ask(self, number: int, case: StoredCase) -> Result:
        """The verdict of a case."""

    def close(self) -> None:
        """End the program."""


def ask_all(
    asker: Callable[[], CaseAsker], corpus: Corpus, run: Run, process_pool: ProcessPool, jobs: int
) -> Iterator[Result]:
    """Give every case to a program, several at a time; results as for `run_cases`.

    Args:
        asker: makes what asks the program, for each thread.
        corpus, run, process_pool, jobs: as for `run_cases`.
    """
    todo: queue.SimpleQueue[tuple[int, StoredCase]] = queue.SimpleQueue()
    for item in enumerate(corpus.cases):
        todo.put(item)
    done: queue.SimpleQueue[Any] = queue.SimpleQueue()
    workers = [
        threading.Thread(target=_work, args=(asker(), todo, done), daemon=True)
        for _ in range(max(1, min(jobs, len(corpus.cases))))
    ]
    try:
        for worker in workers:
            worker.start()
        for _ in corpus.cases:
            outcome = done.get()
            if isinstance(outcome, BaseException):
                raise outcome
            result, version, profile = outcome
            run.version = run.version or version
            run.results[result.case] = result
            run.profile = profile
            yield result
    finally:
        process_pool.close()
        while not todo.empty():
            try:
                todo.get_nowait()
            except queue.Empty:
                break
        for worker in workers:
            worker.join()


def _work(
    asker: CaseAsker, todo: queue.SimpleQueue[tuple[int, StoredCase]], done: queue.SimpleQueue[Any]
) -> None:
    """Ask for one case after the other, until there are no more; errors go to the main thread."""
    try:
        while True:
            try:
                number, case = todo.get_nowait()
            except queue.Empty:
                return
            done.put((asker.ask(number, case), asker.version, asker.profile))
    except BaseException as error:  # noqa: BLE001 (raised in the main thread)
        done.put(error)
    finally:
        asker.close()


class _ProfileClaim:
    """Claims of a reader: its given profile, or the one that it states in its answers.

    Args:
        implementation: the reader.
    """

    def __init__(self, implementation: Implementation) -> None:
        self._implementation = implementation
        self._stated: Profile | None = None

    @property
    def profile(self) -> Profile:
        """The profile, with no more levels than the reader is asked for."""
        profile = self._implementation.profile or self._stated or Profile()
        asked = self._implementation.levels
        return replace(profile, levels=tuple(level for level in profile.levels if level in asked) or asked)

    def take(self, answers: Sequence[Answer]) -> None:
        """Remember the profile that the answers of a reader state, for ``profile``.

        Raises:
            ProtocolError: the profile is invalid, or differs from the one before.
        """
        for answer in answers:
            if answer.profile is None:
                continue
            try:
                stated = profile_of(answer.profile)
            except SchemaError as error:
                raise ProtocolError(str(error)) from None
            if stated != (self._stated or stated):
                raise ProtocolError("the reader states another profile than before")
            self._stated = stated


class _Copies:
    """Copies of the files of a corpus for one reader, which may change or remove them.

    Args:
        corpus: the corpus; its manifest, and what has the name of a case with another ending, is beside the copies.
        directory: where they are written.
    """

    def __init__(self, corpus: Corpus, directory: Path) -> None:
        self.directory = directory
        self._original = corpus.directory.absolute()
        self._states: dict[Path, tuple[int, ...]] = {}

    def path_of(self, case: StoredCase) -> Path:
        """The copy of the file of a case, made anew if the reader has changed it.

        Raises:
            OSError: a file cannot be copied.
        """
        self._copy(self._original / MANIFEST)
        beside = case.file.parent.glob(f"{glob.escape(case.file.stem)}.*")
        expected = [] if case.expected is None else [case.expected]
        for each in {case.file, *beside, *expected}:
            if each.is_file():
                self._copy(each)
        return self._place_of(case.file)

    def _place_of(self, path: Path) -> Path:
        return self.directory / path.relative_to(self._original)

    def _copy(self, path: Path) -> None:
        place = self._place_of(path)
        with suppress(OSError):
            if _state_of(place) == self._states.get(place):
                return
        place.unlink(missing_ok=True)
        place.parent.mkdir(parents=True, exist_ok=True)
        copy_file(path, place)
        with suppress(OSError):  # a process that the reader started may have removed it again
            self._states[place] = _state_of(place)


def _state_of(path: Path) -> tuple[int, ...]:
    found = path.lstat()
    return found.st_ino, found.st_mode, found.st_size, found.st_mtime_ns, found.st_ctime_ns


class _Asker:
    """Gives cases to one reader, and starts it again after it has died.

    Args:
        implementation: the reader.
        process_pool: starts its processes.
        budget: its limits for one case.
        demand: its expected behaviour for a file that breaks the format.
        corpus: the cases.
        claim: claims of the reader.
        copies: what the reader gets of the corpus.
    """

    def __init__(
        self,
        implementation: Implementation,
        process_pool: ProcessPool,
        budget: ProcessLimits,
        demand: Demand,
        corpus: Corpus,
        claim: _ProfileClaim,
        copies: _Copies,
    ) -> None:
        self._reader = SupervisedReader(implementation, process_pool)
        self._budget = budget
        self._demand = demand
        self._corpus = corpus
        self._copies = copies
        self._of_bases: dict[str, list[Answer]] = {}
        self._claim = claim

    @property
    def version(self) -> str:
        """Name of the reader."""
        return self._reader.version

    @property
    def profile(self) -> Profile:
        """Claims of the reader."""
        return self._claim.profile

    def ask(self, number: int, case: StoredCase) -> Result:
        """The verdict of a case; one that a process gives up after others is tried again in a fresh one."""
        before = self._reader.num_served
        result = self._ask(number, case)
        if before and result.verdict in _GIVEN_UP:
            result = self._ask(number, case)
        # The words of a reader are the same wherever the corpus is.
        result = replace(result, message=result.message.replace(f"{self._copies.directory}{os.sep}", ""))
        outside = self._claim.profile.reason_outside(case)
        if not outside:
            if result.difference is None or result.level is not Level.VALUES:
                return result
            return replace(result, element=element_of(case, result.difference))
        if result.verdict not in _GIVEN_UP:
            result = replace(
                result, verdict=Verdict.UNSUPPORTED, level=None, message="", rule=None, difference=None
            )
        message = result.message or f"outside of the profile: {outside}"
        return replace(result, outside=outside, marks={}, message=message)

    def _ask(self, number: int, case: StoredCase) -> Result:
        try:
            exchange, answers = self._asked(number, case)
            self._claim.take(answers)
        except ProtocolError as error:
            self.close(kill=True)
            marks = crash_marks(case, (), self._demand)
            report = memory_error_in(error.output)
            if report is not None:
                return Result(case.id, Verdict.CRASH, message=report[0], marks=marks)
            return Result(case.id, Verdict.PROTOCOL_ERROR, message=str(error), marks=marks)
        measured: dict[str, Any] = {"seconds": exchange.seconds, "peak": exchange.peak}
        if exchange.ending is not Ending.ANSWERED or exchange.memory_error is not None:
            persistent = self._reader.implementation.is_persistent
            failed = ended(case, exchange, answers, is_persistent=persistent)
            if failed is not None:
                return replace(failed, marks=crash_marks(case, answers, self._demand), **measured)
        result = judge(case, answers, self._demand)
        base = self._corpus.base_of(case)
        if base is not None and case.outcome.kind in REFUSED_KINDS and result.verdict is Verdict.PASS:
            result = judge(case, answers, self._demand, self._answers_to_base(number, base))
        return replace(result, **measured)

    def _answers_to_base(self, number: int, base: StoredCase) -> list[Answer]:
        """The answers to the sound file beside a case; fewer than levels if the reader does not survive it."""
        answers: list[Answer] = []
        while base.id not in self._of_bases:
            was_used = self._reader.num_served > 0
            with suppress(ProtocolError):
                _, answers = self._asked(number, base)
            if self._reader.num_served or not was_used:
                self._of_bases[base.id] = answers
        return self._of_bases[base.id]

    def _asked(self, number: int, case: StoredCase) -> tuple[Exchange, list[Answer]]:
        """The answers to a case, and how they came."""
        budget = self._budget.tightened() if case.outcome.kind == "must-be-bounded" else self._budget
        levels = self._reader.implementation.levels
        return self._reader.ask(number, self._copies.path_of(case), case.ntuple, levels, budget)

    def close(self, *, kill: bool = False) -> None:
        """End the process of the reader."""
        self._reader.close(kill=kill)


def _of_hang(case: StoredCase, exchange: Exchange) -> str:
    """What the case holds, and where a profile of the program would look."""
    held = f"; the case holds: {case.title.rstrip('.')}"
    if case.features:
        held += f" ({', '.join(case.features[:_FEATURES])})"
    if exchange.busy is None:
        return held
    if exchange.busy > exchange.seconds / 4:
        return f"{held}. It computes: perf record, or py-spy for Python, with this file, shows the loop"
    return f"{held}. It waits: strace or gdb -p, with this file, shows the call"


def ended(
    case: StoredCase, exchange: Exchange, answers: Sequence[Answer], *, is_persistent: bool
) -> Result | None:
    """Return the verdict on a process that has ended; None if it ended normally, after all answers.

    Args:
        case: the case.
        exchange: how it ended.
        answers: its answers.
        is_persistent: if true, it should not have ended.
    """
    if exchange.memory_error is not None:
        return Result(case.id, Verdict.CRASH, message=exchange.memory_error[0])
    said = f": {exchange.last_words}" if exchange.talk else ""
    if exchange.ending is Ending.HANG:
        return Result(
            case.id,
            Verdict.HANG,
            message=f"no answer in {exchange.seconds:.0f} s{said}{_of_hang(case, exchange)}",
        )
    if exchange.ending is Ending.MEMORY:
        return Result(case.id, Verdict.MEMORY, message=f"took {exchange.peak >> 20} MiB{said}")
    if exchange.ending is Ending.FLOOD:
        return Result(case.id, Verdict.PROTOCOL_ERROR, message="more output than any answer has")
    refused = any(answer.status is Status.REFUSED for answer in answers)
    if exchange.code and not (
        refused and exchange.code > 0
    ):  # programs for one file may tell refusals that way, too
        return Result(case.id, Verdict.CRASH, message=f"{exit_text(exchange.code)}{said}")
    if (is_persistent and not refused) or not answers:
        return Result(case.id, Verdict.PROTOCOL_ERROR, message=f"ended without an answer{said}")
    return None
