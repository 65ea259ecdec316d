"""Turns of tasks that run in one process at a time: many read small remote files, few read large ones."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

__all__ = ["LEN_SMALL", "NUM_LARGE", "taking_turns", "wait_for_turn"]

LEN_SMALL, NUM_LARGE = 4 << 20, 2
"""Files of more bytes are large; so many tasks of a process read large files at a time."""

_free = threading.BoundedSemaphore(NUM_LARGE)


class _Turn:
    """Turn of a task.

    Attributes:
        is_taken: if true, the task reads a large file.
    """

    is_taken = False


_turn: ContextVar[_Turn | None] = ContextVar("turn", default=None)


@contextmanager
def taking_turns() -> Iterator[None]:
    """A task that waits before it reads a large file; so memory does not grow with the number of tasks."""
    turn = _Turn()
    token = _turn.set(turn)
    try:
        yield
    finally:
        _turn.reset(token)
        if turn.is_taken:
            _free.release()


def wait_for_turn(nbytes: int) -> None:
    """Wait until few other tasks read large files; files outside of tasks, and small ones, do not wait.

    Args:
        nbytes: size of the file.
    """
    turn = _turn.get()
    if turn is not None and not turn.is_taken and nbytes > LEN_SMALL:
        _free.acquire()
        turn.is_taken = True
