"""The format of an input, by its first bytes, and the function that runs a subcommand on it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.base.interrupts import late_interrupts
from rntuple_construct.cli.formats import FORMATS, Format, format_with_target
from rntuple_construct.cli.inputs import Input, is_many, resolve

__all__ = ["format_of", "handler"]


def format_of(given: Input) -> Format | None:
    """The format of an input, by its first bytes; None for a ROOT file and what cannot be read."""
    head = _head(given, max(len(each.magic) for each in FORMATS))
    return next((each for each in FORMATS if head.startswith(each.magic)), None)


def _head(given: Input, nbytes: int) -> bytes:
    if given.is_standard_input:
        # Looked at, not read.
        peek = getattr(sys.stdin.buffer, "peek", None)
        return bytes(peek(nbytes)[:nbytes]) if peek is not None else b""
    try:
        if given.is_local:
            if not os.path.isfile(given.target):
                return b""  # bytes that are read from a pipe are lost
            with open(given.target, "rb") as file:
                return file.read(nbytes)
        if given.target.partition("?")[0].lower().endswith(".root"):
            return b""  # a request for nothing
        from rntuple_construct.storage import open_source

        with open_source(given.target) as source:
            return bytes(source.read(0, min(nbytes, source.size)))
    except (RNTupleError, OSError):
        return b""  # the subcommand reports the error


def handler(command: str, arguments: argparse.Namespace) -> Callable[[argparse.Namespace], int] | None:
    """Return the function that runs a subcommand for an input of another format; None if the input is a ROOT file.

    Args:
        command: the subcommand.
        arguments: its arguments; those of commands for one input have ``file`` or ``source``.
    """
    text = getattr(arguments, "file", None) or getattr(arguments, "source", None)
    if not isinstance(text, str) or is_many(text):
        return None
    found = format_with_target(getattr(arguments, "to", None)) or format_of(resolve(text))
    if found is None:
        return None
    with late_interrupts():
        return found.function(command)
