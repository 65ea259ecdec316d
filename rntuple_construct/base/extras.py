"""Libraries that are optional: imported where they are needed, with advice when they are not there."""

from __future__ import annotations

import concurrent.futures.thread  # noqa: F401 (registers a fork hook, see below)
import contextlib
import importlib
import logging  # noqa: F401 (registers a fork hook, see below)
import os
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from typing import Any

from rntuple_construct.base.errors import MissingExtraError

__all__ = ["install_hint", "require"]

_EXTRAS = {
    "awkward": "awkward",
    "dask": "dask",
    "dask_awkward": "dask",
    "mpi4py": "mpi",
    "pandas": "pandas",
    "polars": "polars",
    "pyarrow": "arrow",
    "shtab": "cli",
    "uproot": "ttree",
}

SECONDS_TO_WAIT = 30.0
"""How long a fork waits for imports that are under way in other threads."""


class _Imports:
    """Imports under way, which a fork waits for.

    Python locks a module while it is imported. A process that is forked at that time gets a copy of that lock, which
    none of its threads releases. Its first import of the same module would never end. Imports do not wait for each
    other, because Python already synchronises them.
    """

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._threads: Counter[int] = Counter()

    @contextlib.contextmanager
    def one_more(self) -> Iterator[None]:
        """Note the import in the ``with`` block; it begins when no fork is under way."""
        own = threading.get_ident()
        with self._changed:
            self._threads[own] += 1
        try:
            yield
        finally:
            with self._changed:
                self._threads[own] -= 1
                if not self._threads[own]:
                    del self._threads[own]
                    self._changed.notify_all()

    def before_fork(self) -> None:
        """Wait for the imports of other threads, and keep new ones from beginning."""
        own = threading.get_ident()
        self._changed.acquire()
        # With a limit: such an import may itself wait for the thread that forks.
        self._changed.wait_for(lambda: not self._threads.keys() - {own}, SECONDS_TO_WAIT)

    def after_in_parent(self) -> None:
        """Let imports begin again."""
        self._changed.release()

    def after_in_child(self) -> None:
        """Forget the threads of the parent."""
        own = threading.get_ident()
        self._changed = threading.Condition()
        self._threads = Counter({own: self._threads[own]}) if own in self._threads else Counter()


_imports = _Imports()
_loaded: dict[str, Any] = {}
"""Modules whose import has ended."""
# The hook that is registered last is called first. Those of logging and concurrent.futures take locks that imports need,
# so both are imported above: a fork waits before it takes them.
if hasattr(os, "register_at_fork"):
    os.register_at_fork(
        before=_imports.before_fork,
        after_in_parent=_imports.after_in_parent,
        after_in_child=_imports.after_in_child,
    )


def install_hint(extra: str) -> str:
    """The command that installs an extra, for any shell."""
    return f"pip install 'rntuple-construct[{extra}]'"


def require(module: str) -> Any:
    """Import an optional library, or a module of one; a fork in another thread waits until it is there.

    Raises:
        MissingExtraError: it is not installed; the hint names the extra that brings it.
    """
    known = _loaded.get(module)
    if known is not None and sys.modules.get(module) is known:
        return known
    try:
        with _imports.one_more():
            found = _loaded[module] = importlib.import_module(module)
            return found
    except ImportError:
        extra = _EXTRAS[module.partition(".")[0]]
        raise MissingExtraError(
            f"this needs {module}, which is not installed", hint=install_hint(extra)
        ) from None
