"""Threads that read together: those of one request share a list of pieces, and end with it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, wait
from itertools import islice, pairwise
from threading import Event, Lock
from types import TracebackType
from typing import TYPE_CHECKING, TypeVar

from rntuple_construct.base.errors import SchemaError

if TYPE_CHECKING:
    from typing_extensions import Self

__all__ = ["SOLO", "StoppedError", "Team", "read_ahead"]

Piece = TypeVar("Piece")
Step = TypeVar("Step")
Chunk = TypeVar("Chunk")


class StoppedError(Exception):
    """The values are no longer needed. Never leaves the package."""


class Team:
    """The calling thread and others that help it, until the end of a ``with`` block.

    Args:
        workers: threads, the calling one included.

    Raises:
        SchemaError: fewer than one.
    """

    def __init__(self, workers: int = 1) -> None:
        if workers < 1:
            raise SchemaError(f"{workers} threads cannot read", hint="workers is 1 or more")
        self.workers = workers
        self._stopped = Event()
        self._is_started = False
        self._lock = Lock()
        self._num_free = workers
        self._pool = ThreadPoolExecutor(workers - 1, "rntuple-read") if workers > 1 else None

    @property
    def num_free(self) -> int:
        """Number of threads that could begin a piece now, the calling one included."""
        return self._num_free

    def do_all(self, work: Callable[[Piece], bool], pieces: Sequence[Piece]) -> bool:
        """Do all pieces of work, in any order; each thread has a share of neighbours, and helps others when it is done.

        Neighbours write next to each other. Two threads that take them by turns would both ask the system for the same
        fresh memory.

        Args:
            work: does one piece; returns whether that worked.
            pieces: the pieces of work.

        Returns:
            whether all of them worked; after one that did not, no further piece begins.

        Raises:
            StoppedError: ``stop`` was called.
        """
        num_helpers = self._claim(len(pieces) - 1)
        if self._pool is None or not num_helpers:
            for piece in pieces:
                self.check()
                if not work(piece):
                    return False
            return True
        num_shares = num_helpers + 1
        cuts = [len(pieces) * number // num_shares for number in range(num_shares + 1)]
        shares = [deque(pieces[start:stop]) for start, stop in pairwise(cuts)]
        helpers: list[Future[bool]] = []
        try:
            if not self._is_started:
                self._start(self._pool)
            for own in shares[1:]:
                helpers.append(self._pool.submit(self._help, work, own, shares))
            is_done = self._take(work, shares[0], shares)
        except BaseException:
            _clear(shares)
            raise
        finally:
            # Wait for helpers that work on these pieces: the caller uses their arrays as soon as this method returns.
            # Do not wait for threads that are busy elsewhere, perhaps with the work that this is a part of.
            begun = [helper for helper in helpers if not helper.cancel()]
            self._free(num_helpers - len(begun))
            wait(begun)
        self.check()
        results = [helper.result() for helper in begun]
        return is_done and all(results)

    def submit(self, work: Callable[..., Chunk], *arguments: object) -> Future[Chunk]:
        """Let another thread do a piece of work; without other threads it is done at once.

        Args:
            work: the work.
            arguments: its arguments.
        """
        if self._pool is not None:
            if not self._is_started:
                self._start(self._pool)
            return self._pool.submit(work, *arguments)
        done: Future[Chunk] = Future()
        done.set_result(work(*arguments))
        return done

    def results(self, work: Callable[[Piece], Chunk], pieces: Sequence[Piece]) -> list[Chunk]:
        """Return the results of pieces of work in their order; arguments as for ``do_all``.

        Raises:
            StoppedError: ``stop`` was called.
        """
        found: dict[int, Chunk] = {}

        def keep(number: int) -> bool:
            found[number] = work(pieces[number])
            return True

        self.do_all(keep, range(len(pieces)))
        return [found[number] for number in range(len(pieces))]

    def _claim(self, most: int) -> int:
        """Number of helpers that are free; they are busy until ``_free`` is called."""
        with self._lock:
            num_helpers = max(min(self._num_free - 1, most), 0)
            self._num_free -= num_helpers
            return num_helpers

    def _free(self, num_helpers: int) -> None:
        with self._lock:
            self._num_free += num_helpers

    def _start(self, pool: ThreadPoolExecutor) -> None:
        """Start all threads before they get work.

        An interrupt while a thread starts hides it from the executor, whose ``shutdown`` would not wait for its work.
        """
        may_end = Event()
        try:
            for _ in range(self.workers - 1):
                pool.submit(may_end.wait)
            self._is_started = True
        finally:
            may_end.set()

    def _help(self, work: Callable[[Piece], bool], own: deque[Piece], shares: Sequence[deque[Piece]]) -> bool:
        try:
            return self._take(work, own, shares)
        finally:
            self._free(1)

    def _take(self, work: Callable[[Piece], bool], own: deque[Piece], shares: Sequence[deque[Piece]]) -> bool:
        try:
            while not self._stopped.is_set():
                try:
                    # From the far end of another share, where its owner comes last.
                    piece = own.popleft() if own else max(shares, key=len).pop()
                except IndexError:
                    if any(shares):
                        continue
                    return True
                if not work(piece):
                    break
        except BaseException:
            _clear(shares)
            raise
        _clear(shares)
        return False

    def alone(self) -> Team:
        """The calling thread without the others, which ``stop`` reaches as well."""
        team = Team()
        team._stopped = self._stopped
        return team

    def stop(self) -> None:
        """Let no further piece begin."""
        self._stopped.set()

    def check(self) -> None:
        """Raise StoppedError after ``stop``."""
        if self._stopped.is_set():
            raise StoppedError

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


def _clear(shares: Iterable[deque[Piece]]) -> None:
    for share in shares:
        share.clear()


def read_ahead(
    read: Callable[[Step], Chunk],
    steps: Iterable[Step],
    depth: int,
    team: Team | None = None,
    *,
    threads: int = 1,
    name: str = "rntuple-read-ahead",
) -> Generator[Chunk, None, None]:
    """Chunks in order, the next ones of which are read while the caller is busy with one.

    Args:
        read: reads a chunk.
        steps: the argument of ``read`` for each of them.
        depth: chunks that are read ahead; with 0 all is done in the calling thread.
        team: who reads, to be stopped at the end.
        threads: number of threads that call ``read``.
        name: prefix of their names.
    """
    if depth < 1:
        for step in steps:
            yield read(step)
        return
    left = iter(steps)
    pool = ThreadPoolExecutor(threads, name)
    waiting: deque[Future[Chunk]] = deque()
    try:
        waiting.extend(pool.submit(read, step) for step in islice(left, depth))
        while waiting:
            first = waiting.popleft()
            wait([first])
            chunks = [first.result()]
            del first
            waiting.extend(pool.submit(read, step) for step in islice(left, 1))
            # The caller alone decides how long a chunk lives.
            yield chunks.pop()
    finally:
        if team is not None:
            team.stop()
        pool.shutdown(cancel_futures=True)


SOLO = Team()
"""The calling thread alone."""
