"""Interrupts in blocks that handle them, and at the end of such a block."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable
from typing import Any

import pytest

from rntuple_construct.base.interrupts import prompt_interrupts


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="there are no timers here")
def test_an_interrupt_that_comes_again_while_the_block_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """The timer that repeats the interrupt stops with the block; else the repetition would end the process by a signal."""
    handlers = signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGALRM)
    set_timer: Callable[..., Any] = signal.setitimer
    interrupted = []

    def slow(which: int, seconds: float, *interval: float) -> Any:
        if not seconds and not interrupted:
            interrupted.append(True)
            time.sleep(1)  # the timer interrupts this
        return set_timer(which, seconds, *interval)

    monkeypatch.setattr(signal, "setitimer", slow)
    with pytest.raises(KeyboardInterrupt), prompt_interrupts(lambda: None):
        signal.raise_signal(signal.SIGINT)
    assert interrupted
    assert signal.getitimer(signal.ITIMER_REAL)[0] == 0
    assert (signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGALRM)) == handlers
