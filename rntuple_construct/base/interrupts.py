"""Ctrl-C that ends long work at once, whatever the program was doing when it came."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from rntuple_construct.base.exits import Exit

__all__ = ["gentle_interrupts", "late_interrupts", "prompt_interrupts", "uninterrupted"]

_AGAIN = 0.15
"""Seconds after which an unhandled interrupt is repeated."""
_LAST = 4
"""The repetition with which the process ends without asking."""


def _is_interruptible() -> bool:
    """Return whether this thread receives interrupts, and they are not ignored, as in the background of a shell."""
    return threading.current_thread() is threading.main_thread() and signal.getsignal(signal.SIGINT) not in (
        signal.SIG_IGN,
        None,
    )


@contextmanager
def late_interrupts() -> Iterator[None]:
    """A block at the end of which an interrupt that came in it raises KeyboardInterrupt.

    Modules are loaded in such a block: one that is interrupted there makes Python end by the signal, whatever
    exit code is given.
    """
    if not _is_interruptible():
        yield
        return
    came = False

    def note(*_: Any) -> None:
        nonlocal came
        came = True

    previous = signal.signal(signal.SIGINT, note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, previous)
        if came:
            raise KeyboardInterrupt


@contextmanager
def prompt_interrupts(clean: Callable[[], None]) -> Iterator[None]:
    """A block in which an interrupt raises KeyboardInterrupt until that leaves the block.

    Python drops exceptions inside of weak reference callbacks and destructors, and so would now and then drop the
    interrupt. Here it comes again, and in the end the process ends with exit code 130.

    Args:
        clean: what must be done before the process ends that way.
    """
    if not _is_interruptible():
        yield
        return
    times = 0
    alarmed: Any = None

    def interrupt(*_: Any) -> None:
        nonlocal times, alarmed
        if _Held.on and not _Held.waiting:
            _Held.waiting = True
            return
        times += 1
        if times >= _LAST:
            clean()
            os._exit(Exit.INTERRUPTED)
        if hasattr(signal, "setitimer"):
            if alarmed is None:
                alarmed = signal.signal(signal.SIGALRM, interrupt) or signal.SIG_DFL
            signal.setitimer(signal.ITIMER_REAL, _AGAIN)
        raise KeyboardInterrupt

    def restore() -> None:
        if alarmed is not None:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, alarmed)
        signal.signal(signal.SIGINT, previous)

    previous = signal.signal(signal.SIGINT, interrupt)
    try:
        try:
            yield
        finally:
            restore()
    finally:
        restore()  # the interrupt may come again in the call above; the next one is then 0.15 s away


@contextmanager
def gentle_interrupts(stop: Callable[[], None]) -> Iterator[Callable[[], bool]]:
    """Let the first interrupt ask the work to stop, with its results so far; the second raises KeyboardInterrupt.

    Args:
        stop: asks the work to end soon.

    Yields:
        whether an interrupt came.
    """
    if not _is_interruptible():
        yield lambda: False
        return
    came = False

    def interrupt(*_: Any) -> None:
        nonlocal came
        if came:
            raise KeyboardInterrupt
        came = True
        stop()

    previous = signal.signal(signal.SIGINT, interrupt)
    try:
        yield lambda: came
    finally:
        signal.signal(signal.SIGINT, previous)


class _Held:
    """State of interrupts in this process. Signals are not blocked: the system would deliver them to another thread.

    Attributes:
        on: if true, interrupts wait.
        waiting: if true, an interrupt waits.
    """

    on = False
    waiting = False


@contextmanager
def uninterrupted() -> Iterator[None]:
    """A short block of ``prompt_interrupts`` in which an interrupt waits for the end of it; a second one does not wait."""
    _Held.on = True
    try:
        yield
    finally:
        _Held.on = False
        if _Held.waiting:
            _Held.waiting = False
            signal.raise_signal(signal.SIGINT)
