"""Options of the file systems of URLs: for one location, and for the whole process."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import Self

__all__ = ["Location", "located", "options_of", "set_default_options"]

_defaults: dict[str, Any] = {}


class Location(str):
    """URL that carries the options of its file system, also to other processes.

    Args:
        url: the URL.
        options: keyword arguments of its fsspec file system.
    """

    options: dict[str, Any]

    def __new__(cls, url: str, options: Mapping[str, Any]) -> Self:
        """Make the text, and attach the options."""
        self = super().__new__(cls, url)
        self.options = dict(options)
        return self

    def __getnewargs__(self) -> tuple[str, dict[str, Any]]:  # type: ignore[override]
        """Return the arguments from which a pickle restores it."""
        return str(self), self.options


def located(source: Any, options: Mapping[str, Any] | None) -> Any:
    """The same source, with options if it is a URL.

    Args:
        source: anything that can be opened, or a list, mapping or pair of such sources.
        options: keyword arguments of the fsspec file system; None for no options.
    """
    if not options:
        return source
    if isinstance(source, str):
        return Location(source, {**getattr(source, "options", {}), **options}) if "://" in source else source
    if isinstance(source, Mapping):
        return {located(each, options): name for each, name in source.items()}
    if isinstance(source, (list, tuple, set, frozenset)):
        return type(source)(located(each, options) for each in source)
    if isinstance(source, os.PathLike) or hasattr(source, "read") or not hasattr(source, "__next__"):
        return source
    return (located(each, options) for each in source)


def options_of(url: str, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """All options for a URL: given ones win over its own, and these over those of the process."""
    return {**_defaults, **getattr(url, "options", {}), **(options or {})}


def set_default_options(options: Mapping[str, Any]) -> None:
    """Set the options of all URLs that this process opens; they replace the earlier ones.

    Args:
        options: keyword arguments of fsspec file systems.
    """
    # One assignment: threads that open files see either all of the options or none.
    global _defaults
    _defaults = dict(options)
