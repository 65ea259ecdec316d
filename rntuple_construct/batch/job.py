"""Jobs: the work for each of many files, in one task or, for a big file, in pieces that are joined."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, Generic, NamedTuple, TypeVar

from rntuple_construct.base.errors import SinkError
from rntuple_construct.batch.schedulers import Scheduler
from rntuple_construct.storage.turns import taking_turns

__all__ = ["Cut", "Done", "Job", "Partial", "ProcessDiedError", "Task"]

_Result = TypeVar("_Result")

_PARTS_AT_ONCE = 1024
"""Files are cut until there are so many pieces; those are joined before others are begun."""

Task = tuple[Any, "str | None"]
"""A file, and the path of its output, None if nothing is written."""


class ProcessDiedError(Exception):
    """Every process that did a task ended.

    Args:
        exit_code: of the last one; negative for the signal that ended it.
    """

    def __init__(self, exit_code: int) -> None:
        name = f"signal {-exit_code}" if exit_code < 0 else f"exit code {exit_code}"
        super().__init__(f"worker crashed 3 times with {name}")
        self.exit_code = exit_code


class Cut(NamedTuple):
    """Says that a file is to be done in pieces.

    Args:
        parts: what tells each piece, in the order of its entries.
    """

    parts: Sequence[Any]


class Partial:
    """Result of a piece of a file; can be pickled."""

    def join(self, following: Any) -> None:
        """Take in the result of the next piece."""
        raise NotImplementedError

    def finish(self) -> Any:
        """Return the result of all pieces, for the function that joins them; can be pickled."""
        return self


@dataclass(repr=False)
class Done(Generic[_Result]):
    """A file that is done.

    Args:
        index: of its task.
        result: of the file.
        seconds: time that all of its steps took.
    """

    index: int
    result: _Result
    seconds: float


class _Found(NamedTuple):
    """A result of a step: of a file, or a ``Cut`` or ``Partial``."""

    value: Any
    seconds: float

    @property
    def is_result(self) -> bool:
        return not isinstance(self.value, (Cut, Partial))


class _Step(NamedTuple):
    """A file, a piece of one, or the joining of all pieces.

    Args:
        target: the file.
        output: path of the output.
        function: member of the job.
        more: its other arguments.
    """

    target: Any
    output: str | None
    function: str = "run"
    more: tuple[Any, ...] = ()


@dataclass(eq=False, repr=False)
class Job(Generic[_Result]):
    """The work for each file; all functions can be pickled.

    Args:
        run: ``run(target, output)`` returns the result of a file, or a ``Cut`` if the file is to be done in pieces.
        failed: ``failed(target, error)`` returns the result of a file whose function raised an exception.
        split: ``split(target, output, part, path)`` does a piece. It returns a ``Partial``, or the result of the whole
            file if that has failed, and may leave bytes at the path.
        join: ``join(target, output, found, paths)`` returns the result of a file whose pieces are done.
    """

    run: Callable[..., _Result | Cut]
    failed: Callable[[Any, Exception], _Result]
    split: Callable[..., Partial | _Result] | None = None
    join: Callable[..., _Result] | None = None

    def __call__(self, step: _Step) -> _Found:
        """Do a step; nothing is raised."""
        start = time.perf_counter()
        try:
            with taking_turns():
                value = getattr(self, step.function)(step.target, step.output, *step.more)
        except Exception as error:  # noqa: BLE001 (one file that breaks this package must not cost the others)
            value = self.failed(step.target, error)
        return _Found(value, time.perf_counter() - start)

    def _died(self, step: _Step, exit_code: int) -> _Found:
        return _Found(self.failed(step.target, ProcessDiedError(exit_code)), 0.0)

    def results(
        self, scheduler: Scheduler, tasks: Sequence[Task], must_stop: Callable[[], bool] = lambda: False
    ) -> Generator[Done[_Result], None, None]:
        """Run the job on all files.

        Args:
            scheduler: runs the steps.
            tasks: the files.
            must_stop: if true, no other file is begun; files that were begun are finished.

        Yields:
            each file when its result is complete: first whole files, then files that were split.
        """
        cuts: list[_CutFile] = []
        for index, found in scheduler.run(self, _Until(tasks, must_stop), self._died):
            if found.is_result:
                yield Done(index, found.value, found.seconds)
            else:
                cuts.append(_CutFile(index, _Step(*tasks[index]), found.value.parts, found.seconds))
        while cuts and not must_stop():
            group = [cuts.pop(0)]
            while cuts and sum(len(each.parts) for each in group) < _PARTS_AT_ONCE:
                group.append(cuts.pop(0))
            with closing(self._results_of_cuts(scheduler, group)) as results:
                yield from results

    def _results_of_cuts(
        self, scheduler: Scheduler, files: Sequence[_CutFile]
    ) -> Generator[Done[_Result], None, None]:
        with ExitStack() as stack:
            steps: list[_Step] = []
            owners: list[tuple[_CutFile, int]] = []
            for file in files:
                target, output, *_ = file.step
                directory = ""
                if output is not None:
                    try:
                        directory = _directory_beside(output)
                    except OSError as error:
                        no_room = SinkError(f"cannot write beside {output}: {error.strerror or error}")
                        yield Done(file.index, self.failed(target, no_room), file.seconds)
                        continue
                    stack.callback(shutil.rmtree, directory, ignore_errors=True)
                for number, part in enumerate(file.parts):
                    file.paths.append(os.path.join(directory, f"{number:06}") if directory else "")
                    steps.append(_Step(target, output, "split", (part, file.paths[-1])))
                    owners.append((file, number))
            for position, found in scheduler.run(self, steps, self._died):
                file, number = owners[position]
                file.take(number, found)
            complete = []
            for file in files:
                if not file.paths:
                    continue
                if (failure := file.failure) is None:
                    complete.append(file)
                else:
                    yield Done(file.index, failure.value, file.seconds)
            for position, found in scheduler.run(self, [file.last_step() for file in complete], self._died):
                file = complete[position]
                yield Done(file.index, found.value, file.seconds + found.seconds)


class _Until:
    """First steps of tasks, begun until a condition holds; they have a length, because schedulers plan with it."""

    def __init__(self, tasks: Sequence[Task], must_stop: Callable[[], bool]) -> None:
        self._tasks = tasks
        self._must_stop = must_stop

    def __len__(self) -> int:
        return len(self._tasks)

    def __iter__(self) -> Iterator[_Step]:
        return takewhile(lambda _: not self._must_stop(), (_Step(*task) for task in self._tasks))


@dataclass(eq=False, repr=False)
class _CutFile:
    """A file that is done in pieces.

    Args:
        index: of its task.
        step: that of the whole file.
        parts: the pieces.
        seconds: time that it took so far.
    """

    index: int
    step: _Step
    parts: Sequence[Any]
    seconds: float
    paths: list[str] = field(default_factory=list)
    _found: dict[int, _Found] = field(default_factory=dict)
    _whole: Any = None
    _num_joined: int = 0

    def take(self, number: int, found: _Found) -> None:
        """Take the result of a piece, or the result of the file if the piece has failed."""
        self.seconds += found.seconds
        self._found[number] = found
        while (following := self._found.get(self._num_joined)) is not None and not following.is_result:
            del self._found[self._num_joined]
            self._num_joined += 1
            if self._whole is None:
                self._whole = following.value
            else:
                self._whole.join(following.value)

    @property
    def failure(self) -> _Found | None:
        """The failure of the first failed piece, which the whole file would report too."""
        failed = [number for number, found in self._found.items() if found.is_result]
        return self._found[min(failed)] if failed else None

    def last_step(self) -> _Step:
        """The step that joins all pieces."""
        return _Step(self.step.target, self.step.output, "join", (self._whole.finish(), self.paths))


def _directory_beside(output: str) -> str:
    """A new hidden directory beside an output, so that its files are on the same file system."""
    folder, name = os.path.split(output)
    os.makedirs(folder, exist_ok=True)
    from tempfile import mkdtemp  # commands that make no directory do not load it

    return mkdtemp(prefix=f".{name[:100]}.", suffix=".parts", dir=folder)
