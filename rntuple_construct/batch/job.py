"""Jobs: a function that is called for each of many files."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Generic, TypeVar

from rntuple_construct.batch.schedulers import Scheduler
from rntuple_construct.storage.turns import taking_turns

__all__ = ["Done", "Job", "ProcessDiedError", "Task"]

_Result = TypeVar("_Result")

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


@dataclass(repr=False)
class Done(Generic[_Result]):
    """A file that is done.

    Args:
        index: of its task.
        result: of the file.
        seconds: time that it took.
    """

    index: int
    result: _Result
    seconds: float


@dataclass(eq=False, repr=False)
class Job(Generic[_Result]):
    """The work for each file; both functions can be pickled.

    Args:
        run: ``run(target, output)`` returns the result of a file.
        failed: ``failed(target, error)`` returns the result of a file whose function raised an exception.
    """

    run: Callable[..., _Result]
    failed: Callable[[Any, Exception], _Result]

    def __call__(self, task: Task) -> tuple[_Result, float]:
        """Return the result of a file, and the seconds that it took; nothing is raised."""
        start = time.perf_counter()
        try:
            with taking_turns():
                result = self.run(*task)
        except Exception as error:  # noqa: BLE001 (one file that breaks this package must not cost the others)
            result = self.failed(task[0], error)
        return result, time.perf_counter() - start

    def _died(self, task: Task, exit_code: int) -> tuple[_Result, float]:
        return self.failed(task[0], ProcessDiedError(exit_code)), 0.0

    def results(
        self, scheduler: Scheduler, tasks: Sequence[Task], must_stop: Callable[[], bool] = lambda: False
    ) -> Generator[Done[_Result], None, None]:
        """Run the job on all files.

        Args:
            scheduler: runs the tasks.
            tasks: the files.
            must_stop: if true, no other file is begun; files that were begun are finished.

        Yields:
            each file when its result is complete.
        """
        for index, found in scheduler.run(self, _Until(tasks, must_stop), self._died):
            yield Done(index, *found)


class _Until:
    """Tasks, begun until a condition holds; they have a length, because schedulers plan with it."""

    def __init__(self, tasks: Sequence[Task], must_stop: Callable[[], bool]) -> None:
        self._tasks = tasks
        self._must_stop = must_stop

    def __len__(self) -> int:
        return len(self._tasks)

    def __iter__(self) -> Iterator[Task]:
        return takewhile(lambda _: not self._must_stop(), self._tasks)
