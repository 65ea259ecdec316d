"""Tables of facts: TOML files beside the modules that read them."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, TypeVar

__all__ = ["all_conditions", "read_table"]

_Subject = TypeVar("_Subject")


def read_table(path: Path) -> dict[str, Any]:
    """Return the contents of a TOML file."""
    # Python 3.10 has no TOML parser.
    toml = importlib.import_module("tomllib" if sys.version_info >= (3, 11) else "tomli")
    found: dict[str, Any] = toml.loads(path.read_text(encoding="utf-8"))
    return found


def all_conditions(
    row: Mapping[str, Any], conditions: Mapping[str, Callable[[_Subject, Any], bool]], others: Collection[str]
) -> Callable[[_Subject], bool]:
    """Return whether all conditions of a row hold, as a function of their subject.

    Args:
        row: its conditions and other members.
        conditions: what the value of each condition says about a subject.
        others: names of the other members.
    """
    asked = [(conditions[name], value) for name, value in row.items() if name not in others]
    return lambda subject: all(holds(subject, value) for holds, value in asked)
