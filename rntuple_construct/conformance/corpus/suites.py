"""The suites of the corpus and their cases."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from . import encodings, generations, readers, rules, validation_suite
from .model import Case

__all__ = ["SUITES", "cases"]

SUITES: Mapping[str, Callable[[], Iterable[Case]]] = {
    "rules": rules.cases,
    "readers": readers.cases,
    "encodings": encodings.cases,
    "generations": generations.cases,
    "validation-suite": validation_suite.cases,
}
"""The cases of each suite."""


def cases(suites: Iterable[str] = SUITES) -> list[Case]:
    """The cases of some suites, in a fixed order.

    Args:
        suites: names of suites; default all.
    """
    return [case for name in suites for case in SUITES[name]()]
