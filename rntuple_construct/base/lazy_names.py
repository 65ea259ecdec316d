"""Names and modules that are imported when they are first used, so that a command loads only the modules it runs."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

__all__ = ["LazyModule", "lazy_names"]


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
        value = getattr(import_module(home_of[name]), name)
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
        value = getattr(import_module(self._name), name)
        setattr(self, name, value)
        return value
