"""Worked examples: files of a few hundred bytes, and what each of them shows."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

from rntuple_construct.base.tables import read_table
from rntuple_construct.trevni.writer import write as write_file

__all__ = ["EXAMPLES", "TITLES", "write"]

_TABLE = read_table(Path(__file__).with_suffix(".toml"))
EXAMPLES = {name: bytes.fromhex(row["bytes"]) for name, row in _TABLE.items()}
"""The files by name."""
TITLES = {name: row["title"] for name, row in _TABLE.items()}
"""What each of them shows."""


def write(data: Any, schema: Any, **choices: Any) -> bytes:
    """The bytes of a file."""
    out = io.BytesIO()
    write_file(out, data, schema=schema, **choices)
    return out.getvalue()
