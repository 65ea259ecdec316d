"""Names of fields by pattern: globs, regular expressions between slashes, functions, and lists of them."""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Callable, Iterable
from typing import TypeAlias

from rntuple_construct.base.errors import SchemaError

__all__ = ["NameFilter", "name_filter"]

NameFilter: TypeAlias = str | Iterable[str] | Callable[[str], bool] | None
"""A glob (``Muon_*``), a regular expression (``/^mu.*/i``), several of these, a function, or None for every name."""

_EXPRESSION = r"(?s)/(.*)/([ims]*)"
_FLAGS = {"i": re.IGNORECASE, "m": re.MULTILINE, "s": re.DOTALL}


def name_filter(chosen: NameFilter) -> Callable[[str], bool]:
    """The function that tells whether a name is chosen.

    Args:
        chosen: see NameFilter.

    Raises:
        SchemaError: no regular expression, or nothing that chooses names.
    """
    if chosen is None:
        return lambda _: True
    if isinstance(chosen, str):
        return _of_text(chosen)
    if callable(chosen):
        return chosen
    try:
        parts = [name_filter(part) for part in chosen]
    except TypeError:
        raise SchemaError(
            f"a {type(chosen).__name__} chooses no names",
            hint="give a pattern, a list of patterns or a function",
        ) from None
    return lambda name: any(part(name) for part in parts)


def _of_text(text: str) -> Callable[[str], bool]:
    match = re.fullmatch(_EXPRESSION, text)
    if match is None:
        return lambda name: name == text or fnmatch.fnmatchcase(name, text)
    flags = re.RegexFlag(0)
    for letter in match.group(2):
        flags |= _FLAGS[letter]
    try:
        expression = re.compile(match.group(1), flags)
    except re.error as error:
        raise SchemaError(f"{text!r:.80} is not a regular expression: {error}") from None
    return lambda name: expression.search(name) is not None
