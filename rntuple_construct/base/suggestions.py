"""Hints for names that do not exist: the closest few of those that do, never all of thousands."""

from __future__ import annotations

from collections.abc import Iterable

from rntuple_construct.base.printable import printable

__all__ = ["shortened", "suggestion"]

_MAX_NAMES = 5
_MAX_LEN_NAME = 80


def shortened(name: str) -> str:
    """A name for a message: printable, and cut off if it is long."""
    text = printable(name[: _MAX_LEN_NAME + 1])
    return f"{text[:_MAX_LEN_NAME]}…" if len(text) > _MAX_LEN_NAME else text


def suggestion(name: str, known: Iterable[str], whole: str, *, label: str = "") -> str:
    """Return a hint for a name that does not exist.

    Args:
        name: the requested name.
        known: all names that exist.
        whole: how to see all of them, used where they are too many to list.
        label: what has these names, in the plural.
    """
    names = list(known)
    if not names:
        return "there are no names"
    import difflib

    close = difflib.get_close_matches(name, names, n=_MAX_NAMES, cutoff=0.6)
    if close:
        others = "" if len(close) == len(names) else f" {len(names)} {label or 'names'} in all; {whole}"
        return f"did you mean {' or '.join(map(shortened, close))}?{others}"
    listed = (f"{label}: " if label else "") + ", ".join(map(shortened, names[:_MAX_NAMES]))
    return listed if len(names) <= _MAX_NAMES else f"{listed} and {len(names) - _MAX_NAMES} more; {whole}"
