"""Names and modules that are imported when they are first used, so that a command loads only the modules it runs.

A fork in another thread waits for these imports.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any

__all__ = ["LazyModule", "imported", "lazy_names", "wait_at_forks"]

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
        self._num_held = 0

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
        self._num_held += 1
        # With a limit: such an import may itself wait for the thread that forks.
        self._changed.wait_for(lambda: not self._threads.keys() - {own}, SECONDS_TO_WAIT)

    def after_in_parent(self) -> None:
        """Let imports begin again."""
        # A hook that was registered during the fork is not called before it.
        if self._num_held:
            self._num_held -= 1
            self._changed.release()

    def after_in_child(self) -> None:
        """Forget the threads of the parent."""
        own = threading.get_ident()
        self._changed = threading.Condition()
        self._num_held = 0
        self._threads = Counter({own: self._threads[own]}) if own in self._threads else Counter()


_imports = _Imports()


def wait_at_forks() -> None:
    """Register a fork hook that waits for imports, and that is called before all earlier hooks."""
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(
            before=_imports.before_fork,
            after_in_parent=_imports.after_in_parent,
            after_in_child=_imports.after_in_child,
        )


wait_at_forks()


def imported(name: str) -> Any:
    """Import a module; a fork in another thread waits until it is there.

    Args:
        name: full name of the module.
    """
    with _imports.one_more():
        return import_module(name)


def lazy_names(package: str, homes: Mapping[str, Sequence[str]]) -> Callable[[str], Any]:
    """Return the ``__getattr__`` of a package.

    Args:
        package: full name of the package.
        homes: names that each module defines, by the full name of the module.
    """
    home_of = {name: home for home, names in homes.items() for name in names}

    def load(name: str) -> Any:
        if name not in home_of:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = getattr(imported(home_of[name]), name)
        setattr(sys.modules[package], name, value)
        return value

    return load


class LazyModule:
    """A module that is imported when a name of it is first used.

    An import statement in a function costs as much as a call each time; a name that was used before is an attribute here.

    Args:
        name: full name of the module.
    """

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Any:
        value = getattr(imported(self._name), name)
        setattr(self, name, value)
        return value
