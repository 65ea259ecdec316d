"""The suites of the corpus and their cases."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from . import encodings, generations, readers, rules, validation_suite
from .model import Case

__all__ = ["SUITES", "cases"]

SUITES: Mapping[str, tuple[str, Callable[[], Iterable[Case]]]] = {
    "rules": ("files that break one rule each, and the files they were made from", rules.cases),
    "readers": ("what readers must accept, refuse, leave out or survive", readers.cases),
    "encodings": ("every type of field and column, and the edges of what they hold", encodings.cases),
    "generations": ("release candidates 2 and 1, and the format before them", generations.cases),
    "validation-suite": ("the cases of the public RNTuple Validation Suite", validation_suite.cases),
}
"""What each suite is, and its cases."""


def cases(suites: Iterable[str] = SUITES) -> list[Case]:
    """The cases of some suites, in a fixed order.

    Args:
        suites: names of suites; default all.
    """
    return [case for name in suites for case in SUITES[name][1]()]
