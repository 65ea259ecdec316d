"""Outputs of all subcommands: written beside the target and renamed, never over an input."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TextIO

from rntuple_construct.base.errors import SinkError
from rntuple_construct.cli.inputs import Input
from rntuple_construct.cli.options import UsageError
from rntuple_construct.storage import identity_of, is_url

if TYPE_CHECKING:
    from pathlib import Path

    from rntuple_construct.storage import Sink

__all__ = [
    "STANDARD_OUTPUT", "TakenError", "check_output", "open_output", "output_or_stdout", "output_path", "write_output",
]  # fmt: skip

STANDARD_OUTPUT = "-"


class TakenError(UsageError):
    """An output is there already, or is an input."""


def output_path(text: str) -> str:
    """The ``type`` of every argument that names an output: a path of the local file system.

    Raises:
        UsageError: it is a URL, to which nothing can be written, or ``-``.
    """
    if text == STANDARD_OUTPUT:
        raise UsageError("'-': this cannot be written to standard output (a file of that name is ./-)")
    return output_or_stdout(text)


def output_or_stdout(text: str) -> str:
    """The same for commands whose output may go to standard output, as ``-``.

    Raises:
        UsageError: it is a URL.
    """
    if is_url(text):
        raise UsageError(f"cannot write to the URL {text}; write to a local file and upload it")
    return text


def check_output(
    path: str | os.PathLike[str], inputs: Iterable[Input | str], *, force: bool | None = None
) -> None:
    """Refuse an output that is one of the inputs, or that is there already and was not to be replaced.

    Links and hard links are looked through.

    Args:
        path: where the output goes.
        inputs: all inputs of the command.
        force: if true, a file that is there may be replaced; None where that goes without saying.

    Raises:
        TakenError: the output is an input, or exists.
        SinkError: it is no path at all.
    """
    target = os.fspath(path)
    if "\0" in target:
        raise SinkError(f"cannot write {target}: a path has no zero bytes")
    for given in inputs:
        source = given.target if isinstance(given, Input) else given
        if identity_of(source) == identity_of(target):
            raise TakenError(f"{target} is an input: it would be overwritten; choose another output")
    if force is False and os.path.lexists(target):
        raise TakenError(f"{target} is there already; --force replaces it")


class _SinkWriter(io.RawIOBase):
    """A sink as a raw stream, so that text can be buffered and encoded on its way there."""

    def __init__(self, sink: Sink) -> None:
        self._sink = sink

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        view = memoryview(data)
        self._sink.write(view)
        return view.nbytes


@contextmanager
def open_output(path: str | None, inputs: Iterable[Input | str] = ()) -> Iterator[TextIO]:
    """Text output to a file that appears only when everything is written, or to standard output.

    Args:
        path: the file; None or ``-`` for standard output.
        inputs: all inputs of the command, none of which may be the output.

    Raises:
        UsageError: the output is an input.
        SourceError: it cannot be written; no partial file remains.
    """
    if path is None or path == STANDARD_OUTPUT:
        yield sys.stdout
        return
    from rntuple_construct.storage import open_sink

    check_output(path, inputs)
    with open_sink(path) as sink:
        # Non-UTF-8 bytes of strings are written unchanged, see ``arrays.text``.
        binary = io.BufferedWriter(_SinkWriter(sink))
        stream = io.TextIOWrapper(binary, encoding="utf-8", errors="surrogateescape", newline="")
        yield stream
        stream.flush()


def write_output(path: Path, data: bytes, inputs: Iterable[Input | str] = ()) -> int:
    """Write a file that appears only when it is complete; arguments and errors as for ``open_output``.

    Returns:
        the number of bytes.
    """
    from rntuple_construct.storage import open_sink

    check_output(path, inputs)
    with open_sink(path) as sink:
        sink.write(data)
    return len(data)
