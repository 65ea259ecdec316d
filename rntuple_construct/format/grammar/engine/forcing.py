"""Deliberately wrong values: what a builder never writes by accident, and fuzzers need.

Sizes, counts, lengths and checksums are computed on build; a plain value under their names (such as the one a
parsed tree carries) is ignored. Two wrappers say that a value is meant:

* :func:`forced` around a derived value: ``{"size": forced(3)}``, ``{"checksum": forced(bytes(8))}``.
* :class:`Raw` in place of a whole frame, locator or envelope payload: its bytes are written unchanged.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, overload

_Value = TypeVar("_Value", int, bytes)


class Forced:
    """Marks a derived value that is to be written although it contradicts the bytes around it."""


class _ForcedInt(int, Forced):
    def __repr__(self) -> str:
        return f"forced({int(self)})"


class _ForcedBytes(bytes, Forced):
    def __repr__(self) -> str:
        return f"forced({bytes(self)!r})"


class Raw(bytes):
    """Bytes to be written verbatim where a tree is expected."""

    def __repr__(self) -> str:
        return f"Raw({bytes(self)!r})"


@overload
def forced(value: int) -> int: ...


@overload
def forced(value: bytes) -> bytes: ...


def forced(value: int | bytes) -> int | bytes:
    """Mark a size, count, length (int) or checksum (bytes) as meant, so that build writes it unchanged.

    Args:
        value: the value to write; it still has to fit its field.

    Returns:
        An equal value of the same type that the builders recognise.
    """
    return _ForcedBytes(value) if isinstance(value, bytes) else _ForcedInt(value)


def pick(obj: Mapping[str, Any], name: str, computed: _Value) -> _Value:
    """Choose the value to write under a derived name: the forced one if there is any, else the computed."""
    given: Any = obj.get(name)
    if isinstance(given, Forced):
        return given  # type: ignore[return-value]
    return computed


def note(found: _Value, computed: _Value) -> _Value:
    """Mark a derived value as forced if it contradicts its bytes, so that it survives a rebuild."""
    return found if found == computed else forced(found)
