"""Values of awkward with the names that other libraries have for members of tuples."""

from __future__ import annotations

from typing import Any


def with_names(value: Any) -> Any:
    """The same value with mappings from ``_0``, ``_1``, ... in place of tuples."""
    if isinstance(value, tuple):
        return {f"_{number}": with_names(item) for number, item in enumerate(value)}
    if isinstance(value, dict):
        return {name: with_names(item) for name, item in value.items()}
    return [with_names(item) for item in value] if isinstance(value, list) else value
