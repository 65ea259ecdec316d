"""Python's garbage collector waits while thousands of objects are made."""

from __future__ import annotations

import gc
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar

__all__ = ["collector_paused"]

_MANY_OBJECTS = 10_000
"""New objects after which the next collection would take noticeable time."""


class _Paused:
    """Blocks, of all threads, for which the garbage collector waits; the last one that ends starts it again."""

    blocks: ClassVar[set[object]] = set()
    was_enabled = False
    lock = threading.Lock()

    @classmethod
    def forget(cls) -> None:
        """In a process that was forked: the threads of the parent do not run here."""
        cls.lock = threading.Lock()
        if cls.blocks and cls.was_enabled:
            gc.enable()
        cls.blocks.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_Paused.forget)


@contextmanager
def collector_paused() -> Iterator[None]:
    """Keep the garbage collector from walking thousands of new objects again and again; none of them is garbage."""
    block = object()
    with _Paused.lock:
        if not _Paused.blocks:
            _Paused.was_enabled = gc.isenabled()
            gc.disable()
        _Paused.blocks.add(block)
    try:
        yield
    finally:
        with _Paused.lock:
            was_last = _Paused.blocks == {block}
            _Paused.blocks.discard(block)
            if was_last and _Paused.was_enabled:
                # Counting frozen objects takes a walk over them, which a few new objects are not worth.
                if gc.get_count()[0] > _MANY_OBJECTS and not gc.get_freeze_count():
                    # Objects from the block count as old. Otherwise the next few objects would start a
                    # collection of all.
                    gc.freeze()
                    gc.unfreeze()
                gc.enable()
