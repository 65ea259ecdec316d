"""Tables of facts: TOML files beside the modules that read them."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

__all__ = ["read_table"]


def read_table(path: Path) -> dict[str, Any]:
    """Return the contents of a TOML file."""
    # Python 3.10 has no TOML parser.
    toml = importlib.import_module("tomllib" if sys.version_info >= (3, 11) else "tomli")
    found: dict[str, Any] = toml.loads(path.read_text(encoding="utf-8"))
    return found
