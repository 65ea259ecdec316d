"""Formats that the subcommands read besides ROOT files. Each is recognised by its first bytes."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any, NamedTuple

from rntuple_construct.cli.options import UsageError

__all__ = ["FORMATS", "Format", "format_with_target"]


class Format(NamedTuple):
    """A format besides ROOT files.

    Args:
        name: what people call it.
        magic: the bytes that its files begin with.
        module: module with a function for every subcommand it knows, of the same name.
        area: area of its rules in the catalogue.
        checked_by: module that reports them, as ``rntuple rules`` names it.
        targets: words for ``rntuple convert --to``.
    """

    name: str
    magic: bytes
    module: str
    area: str
    checked_by: str
    targets: tuple[str, ...] = ()

    def function(self, command: str) -> Callable[..., Any]:
        """Return the function that runs a subcommand on files of this format.

        Raises:
            UsageError: the subcommand does not know it.
        """
        found: Callable[..., Any] | None = getattr(importlib.import_module(self.module), command, None)
        if found is None:
            raise UsageError(
                f"rntuple {command} does not read {self.name} files; rntuple convert makes ROOT files of them"
            )
        return found


FORMATS = (
    Format(
        "Trevni",
        b"Trv",
        "rntuple_construct.cli.trevni",
        "TRV",
        "trevni.checking",
        ("trevni-wiki", "trevni-avro"),
    ),
)
"""Every format besides ROOT files."""


def format_with_target(word: str | None) -> Format | None:
    """Return the format with this name for ``--to``; None if no format has it."""
    return next((each for each in FORMATS if word in each.targets), None)
