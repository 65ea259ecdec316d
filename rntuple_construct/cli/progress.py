"""A progress bar for work that takes long."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(label: str, total: int) -> Iterator[Callable[[], None]]:
    """A progress bar on standard error, if that is a terminal, there is more than one step, and rich is there.

    Args:
        label: name of the action.
        total: number of steps.

    Yields:
        a function to be called after each step.
    """
    if total > 1 and sys.stderr.isatty():
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
