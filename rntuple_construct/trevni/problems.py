"""Two ways to react to what is wrong with a file: give up at the first error, or collect everything."""

from __future__ import annotations

from typing import Any, Protocol

from rntuple_construct.errors import RNTupleError, TrevniError

__all__ = ["Collected", "Problems", "Strict"]


class Problems(Protocol):
    """Takes what is wrong with a file."""

    def error(self, error: RNTupleError) -> None:
        """Something that makes values wrong or unreadable."""

    def mild(self, error: RNTupleError) -> None:
        """Something against the format that hurts no value."""


class Strict:
    """Raises the first error and passes over what is mild: how a file is read."""

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


def damaged(rule_id: str, message: str, path: str, offset: int | None = None, **details: Any) -> TrevniError:
    """The error for a broken rule."""
    return TrevniError(message, rule_id=rule_id, path=path, offset=offset, **details)
