"""JSON documents that commands print: one form of version, and numbers that JSON does not have as text.

``rntuple_construct/cli/schemas`` has a JSON Schema for each of them.
"""

from __future__ import annotations

from typing import Any

from rntuple_construct.base.printable import finite

__all__ = ["SCHEMA_VERSION", "document_text", "schema_of"]

SCHEMA_VERSION = "1.0"
"""Version of all documents. The first number changes when a reader of them has to change."""


def document_text(document: dict[str, Any]) -> str:
    """A document as JSON text, with the version in front."""
    import json

    return json.dumps(finite({"schema_version": SCHEMA_VERSION} | document), indent=1, allow_nan=False)


def schema_of(command: str) -> dict[str, Any]:
    """Return the JSON Schema of the output of a command with ``--format json``.

    Args:
        command: name of the command.
    """
    import importlib.resources
    import json

    schemas = importlib.resources.files("rntuple_construct.cli") / "schemas"
    return dict(json.loads((schemas / f"{command}-1.json").read_text(encoding="utf-8")))
