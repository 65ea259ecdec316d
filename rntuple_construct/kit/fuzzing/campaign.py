"""Campaigns: a subject looks at the inputs of many seeds, until the time is over or there were enough."""

from __future__ import annotations

import itertools
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from typing import Generic, TypeVar

__all__ = ["Campaign", "MapSeeds"]

_Result = TypeVar("_Result")
MapSeeds = Callable[[Callable[[int], _Result], Iterable[int]], Iterator[_Result]]
"""``map``, or a function like it that runs calls in other processes and gives their results in order."""
_SECONDS_UNSAVED = 10.0
"""Seconds of work that a killed run may lose."""


class Campaign(ABC, Generic[_Result]):
    """A loop over seeds that can be interrupted and resumed.

    Args:
        first: the first seed.
        step: distance of two seeds, so that several campaigns can share them.
    """

    def __init__(self, first: int = 0, step: int = 1) -> None:
        self.next_seed = first
        self.started = time.monotonic()
        """Time of the first input of the last run."""
        self._step = step

    @abstractmethod
    def look(self, seed: int) -> _Result:
        """Return what the subject does with the input of a seed; the campaign is not changed."""

    @abstractmethod
    def look_of_dead(self, seed: int, exit_code: int) -> _Result:
        """Return the result of a seed for which every process of this package ended."""

    @abstractmethod
    def _take(self, result: _Result) -> None:
        """Count a result; called in the order of the seeds."""

    @abstractmethod
    def _save(self) -> None:
        """Write what a later run resumes from."""

    def _is_over(self, seconds: float | None) -> bool:
        """Return whether a run with this time limit has ended."""
        return seconds is not None and time.monotonic() - self.started >= seconds

    def run(
        self,
        seconds: float | None = None,
        count: int | None = None,
        map_seeds: MapSeeds[_Result] = map,
        advanced: Callable[[], None] = lambda: None,
        is_enough: Callable[[], bool] = lambda: False,
    ) -> int:
        """Look at inputs until the time is over or there were enough; return how many there were.

        The results are saved, whatever ends the run.

        Args:
            seconds: on the clock, from the first input on.
            count: inputs of this run, at most.
            map_seeds: calls `look` for each seed.
            advanced: called after each input.
            is_enough: asked after each input; if true, the run ends.
        """
        done = 0
        saved = time.monotonic()

        def seeds() -> Iterator[int]:
            self.started = time.monotonic()
            for seed in itertools.islice(itertools.count(self.next_seed, self._step), count):
                if self._is_over(seconds):
                    return
                yield seed

        try:
            for result in map_seeds(self.look, seeds()):
                self._take(result)
                self.next_seed += self._step
                done += 1
                advanced()
                if is_enough():
                    break
                if time.monotonic() - saved > _SECONDS_UNSAVED:
                    self._save()
                    saved = time.monotonic()
        finally:
            self._save()
        return done
