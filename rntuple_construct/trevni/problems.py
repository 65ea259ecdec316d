"""Two ways to react to errors of a file: stop at the first one, or collect all."""

from __future__ import annotations

from typing import Protocol

from rntuple_construct.base.errors import RNTupleError

__all__ = ["Collected", "Problems", "Strict"]


class Problems(Protocol):
    """Takes the errors of a file."""

    def error(self, error: RNTupleError) -> None:
        """Something that makes values wrong or unreadable."""

    def mild(self, error: RNTupleError) -> None:
        """Something against the format that hurts no value."""


class Strict:
    """Raises the first error and ignores minor ones: used for reading."""

    def error(self, error: RNTupleError) -> None:
        """Raise it."""
        raise error

    def mild(self, error: RNTupleError) -> None:
        """Nothing."""


class Collected:
    """Keeps everything: how a file is checked.

    Attributes:
        found: the errors, and whether each is mild.
    """

    def __init__(self) -> None:
        self.found: list[tuple[RNTupleError, bool]] = []

    def error(self, error: RNTupleError) -> None:
        """Keep it."""
        self.found.append((error, False))

    def mild(self, error: RNTupleError) -> None:
        """Keep it as mild."""
        self.found.append((error, True))
