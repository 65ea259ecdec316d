"""Big files in several tasks: cut between clusters, done in pieces by a scheduler, joined to one row.

A subcommand whose function ``row_of`` may return a ``Cut`` in place of a row has two more functions:
``part_of(target, output, part, path, arguments)`` does one piece, returns a ``Partial`` and may leave bytes at the path;
``whole_of(target, output, partial, paths, arguments)`` makes the row of what all pieces have found.
"""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from rntuple_construct.cli.inputs import Input
from rntuple_construct.cli.options import UsageError, bytes_of

if TYPE_CHECKING:
    from rntuple_construct.batch.schedulers import Scheduler

__all__ = ["SPLIT_SIZE", "Cut", "Partial", "Result", "Step", "Timed", "num_parts", "rows_of", "split_size"]

SPLIT_SIZE = "256 MB"


class Result(Protocol):
    """What became of a file: a row, or a report."""

    seconds: float | None


_Result = TypeVar("_Result", bound=Result)

_PARTS_AT_ONCE = 1024
"""Files are cut until there are so many pieces; those are joined before others are begun."""


@dataclass(frozen=True)
class Cut:
    """Says that a file is to be done in pieces.

    Args:
        parts: what tells each piece, in the order of its entries.
    """

    parts: Sequence[Any]


class Partial(Protocol):
    """What a piece of a file has found; can be pickled."""

    def join(self, following: Any) -> None:
        """Take in what the next piece has found."""

    def finish(self) -> Any:
        """What all pieces have found, for ``whole_of``; can be pickled."""


@dataclass(frozen=True)
class Step:
    """A task: a file, a piece of one, or the joining of all pieces.

    Args:
        target: the file.
        output: where to; None if nothing is written.
        function: what the module of the subcommand does: ``row_of``, ``part_of`` or ``whole_of``.
        more: its other arguments in front of those of the subcommand.
    """

    target: Input
    output: str | None
    function: str = "row_of"
    more: tuple[Any, ...] = ()


@dataclass(frozen=True)
class Timed:
    """What a step has found that is no row yet.

    Args:
        found: a ``Cut`` or a ``Partial``.
        seconds: time that it took.
    """

    found: Any
    seconds: float


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
    """How many pieces a file of a size is cut into; 1 to leave it whole."""
    return max(-(-size // split_size(arguments)), 1)


def rows_of(
    scheduler: Scheduler,
    tasks: Sequence[tuple[Input, str | None]],
    call: Callable[[Step], _Result | Timed],
    died: Callable[[Step, int], _Result | Timed],
    failed: Callable[[Input, str], _Result],
) -> Generator[tuple[int, _Result], None, None]:
    """Index and row of each file, as they are done: first the small ones, then those that are cut.

    Args:
        scheduler: runs the steps.
        tasks: files, and where to write to.
        call: does a step; raises nothing.
        died: the row of a step whose process ended every time.
        failed: the row of a file in whose place nothing can be written, and why.
    """
    cuts: list[_CutFile[_Result]] = []
    steps = [Step(target, output) for target, output in tasks]
    for index, found in scheduler.run(call, steps, died):
        if isinstance(found, Timed):
            cuts.append(_CutFile(index, steps[index], found.found.parts, found.seconds))
        else:
            yield index, found
    while cuts:
        group = [cuts.pop(0)]
        while cuts and sum(len(each.parts) for each in group) < _PARTS_AT_ONCE:
            group.append(cuts.pop(0))
        with closing(_rows_of_cuts(scheduler, group, call, died, failed)) as rows:
            yield from rows


@dataclass
class _CutFile(Generic[_Result]):
    """A file that is done in pieces.

    Args:
        index: of its task.
        step: that of the whole file.
        parts: the pieces.
        seconds: time that it took so far.
    """

    index: int
    step: Step
    parts: Sequence[Any]
    seconds: float
    paths: list[str] = field(default_factory=list)
    _found: dict[int, _Result | Timed] = field(default_factory=dict)
    _whole: Partial | None = None
    _num_joined: int = 0

    def take(self, number: int, found: _Result | Timed) -> None:
        """Take what a piece has found, or the row that says why it found nothing."""
        self.seconds += found.seconds or 0.0
        self._found[number] = found
        while isinstance(following := self._found.get(self._num_joined), Timed):
            del self._found[self._num_joined]
            self._num_joined += 1
            if self._whole is None:
                self._whole = following.found
            else:
                self._whole.join(following.found)

    @property
    def failure(self) -> _Result | None:
        """The row of the first piece that failed: what the whole file would have failed with."""
        for _, found in sorted(self._found.items(), key=lambda each: each[0]):
            if not isinstance(found, Timed):
                return self.timed(found)
        return None

    def following(self) -> Step:
        """The step that joins all pieces."""
        found = None if self._whole is None else self._whole.finish()
        return Step(self.step.target, self.step.output, "whole_of", (found, self.paths))

    def timed(self, row: _Result) -> _Result:
        """The row with the time of all steps."""
        row.seconds = round(self.seconds, 6)
        return row


def _rows_of_cuts(
    scheduler: Scheduler,
    files: Sequence[_CutFile[_Result]],
    call: Callable[[Step], _Result | Timed],
    died: Callable[[Step, int], _Result | Timed],
    failed: Callable[[Input, str], _Result],
) -> Generator[tuple[int, _Result], None, None]:
    with ExitStack() as stack:
        steps: list[Step] = []
        owners: list[tuple[_CutFile[_Result], int]] = []
        begun: list[_CutFile[_Result]] = []
        for file in files:
            target, output = file.step.target, file.step.output
            directory = ""
            if output is not None:
                try:
                    directory = _directory_beside(output)
                except OSError as error:
                    message = f"cannot write beside {output}: {error.strerror or error}"
                    yield file.index, file.timed(failed(target, message))
                    continue
                stack.callback(shutil.rmtree, directory, ignore_errors=True)
            begun.append(file)
            file.paths = [
                os.path.join(directory, f"{number:06}") if directory else ""
                for number in range(len(file.parts))
            ]
            for number, (part, path) in enumerate(zip(file.parts, file.paths, strict=True)):
                steps.append(Step(target, output, "part_of", (part, path)))
                owners.append((file, number))
        for position, found in scheduler.run(call, steps, died):
            file, number = owners[position]
            file.take(number, found)
        complete = []
        for file in begun:
            if (failure := file.failure) is None:
                complete.append(file)
            else:
                yield file.index, failure
        for position, found in scheduler.run(call, [file.following() for file in complete], died):
            file = complete[position]
            if not isinstance(found, Timed):
                file.seconds += found.seconds or 0.0
                yield file.index, file.timed(found)


def _directory_beside(output: str) -> str:
    """A new hidden directory beside an output, so that what is in it is on the same file system."""
    folder, name = os.path.split(output)
    os.makedirs(folder, exist_ok=True)
    return tempfile.mkdtemp(prefix=f".{name[:100]}.", suffix=".parts", dir=folder)
