"""Progress of long work: a bar, or lines of JSON."""

from __future__ import annotations

import json
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from rntuple_construct.cli.terminal import talk

__all__ = ["STYLES", "progress"]

STYLES = ("bar", "json", "none")
SECONDS_BETWEEN_LINES = 60.0


@contextmanager
def progress(
    label: str, total: int, style: str | None = None, counts: Callable[[], Mapping[str, int]] = dict
) -> Iterator[Callable[[], None]]:
    """Show the progress on standard error.

    Args:
        label: name of the action.
        total: number of steps.
        style: ``bar`` (default), ``json`` for a line of JSON each minute and at the end, or ``none``. A bar needs rich, a
            terminal, and more than one step.
        counts: returns numbers that lines of JSON show too, by name.

    Yields:
        a function to be called after each step.
    """
    if style == "json":
        lines = _ProgressLines(label, total, counts)
        try:
            yield lines.step
        finally:
            lines.end()
        return
    if style != "none" and total > 1 and sys.stderr.isatty():
        try:
            from rich.console import Console
            from rich.progress import Progress
        except ImportError:
            pass
        else:
            with Progress(console=Console(stderr=True), transient=True) as bar:
                task = bar.add_task(label, total=total)
                yield lambda: bar.advance(task)
            return
    yield lambda: None


class _ProgressLines:
    """Lines of JSON; a thread writes one each minute, also while a step takes longer. Arguments as for ``progress``."""

    def __init__(self, label: str, total: int, counts: Callable[[], Mapping[str, int]]) -> None:
        self._label, self._total, self._counts = label, total, counts
        self._num_done = 0
        self._start = time.monotonic()
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._work, name="rntuple-progress", daemon=True)
        self._thread.start()

    def step(self) -> None:
        """Count a step."""
        self._num_done += 1

    def end(self) -> None:
        """Write the last line."""
        self._is_over.set()
        self._thread.join()
        self._write()

    def _work(self) -> None:
        while not self._is_over.wait(SECONDS_BETWEEN_LINES):
            self._write()

    def _write(self) -> None:
        seconds, done = time.monotonic() - self._start, self._num_done
        left = round(seconds / done * (self._total - done), 1) if done else None
        line = {
            "action": self._label, "done": done, "total": self._total, "seconds": round(seconds, 1), "seconds_left": left,
            **self._counts(),
        }  # fmt: skip
        talk(json.dumps(line), always=True)
