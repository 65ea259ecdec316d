"""What the subcommands share: exit codes, input files, messages and sizes."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from rntuple_construct import reader
from rntuple_construct.reader import RNTuple, RNTupleFile
from rntuple_construct.reader.steps import parse_size
from rntuple_construct.storage import Sink, open_sink

EXIT_FINE = 0
EXIT_FINDINGS = 1
EXIT_USAGE = 2
EXIT_DATA = 65
EXIT_INPUT = 66
EXIT_BUG = 70
EXIT_INTERRUPTED = 130


class UsageError(Exception):
    """The command line asks for something that makes no sense."""


def talk(message: str) -> None:
    """Say something to the person at the terminal, away from the data."""
    print(message, file=sys.stderr)


def add_input(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that name a file and an RNTuple in it."""
    parser.add_argument("file", metavar="FILE[:NTUPLE]", help="path or URL; '-' is standard input")
    parser.add_argument("--ntuple", metavar="NAME", help="which RNTuple, if the file holds several")
    parser.add_argument(
        "--attribute-set", metavar="NAME", help="a linked attribute set in place of the RNTuple"
    )
    parser.add_argument("--no-verify", action="store_true", help="do not compare checksums")
    parser.add_argument(
        "--external",
        action="store_true",
        help="follow locators that lead out of the file (URIs); only for files you trust",
    )


def split_target(text: str) -> tuple[str, str | None]:
    """Split ``FILE:NTUPLE``; a path that exists is taken as it is, and the colons of URLs stay."""
    head, colon, tail = text.rpartition(":")
    if not colon or not head or Path(text).exists():
        return text, None
    _, is_url, behind_scheme = head.partition("://")
    # The first colon of a URL belongs to the scheme, one before its path to the port, one in its query to the query.
    if "://" in text and (not is_url or "/" not in behind_scheme or "?" in behind_scheme):
        return text, None
    return head, tail


@contextmanager
def open_input(arguments: argparse.Namespace) -> Iterator[RNTupleFile]:
    """The file that the arguments name, open."""
    target, _ = split_target(arguments.file)
    source = sys.stdin.buffer.read() if target == "-" else target
    with reader.open(source, verify=not arguments.no_verify, external=arguments.external) as file:
        yield file


def pick_ntuple(file: RNTupleFile, arguments: argparse.Namespace) -> RNTuple:
    """The RNTuple that the arguments name, or the only one there is.

    Raises:
        SchemaError: there are several, or none of that name; the message lists what is there.
    """
    name = arguments.ntuple or split_target(arguments.file)[1]
    ntuple = file.only() if name is None else file[name]
    return ntuple.attribute_set(arguments.attribute_set) if arguments.attribute_set else ntuple


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
def open_output(path: str | None) -> Iterator[TextIO]:
    """Text output to a file that appears only when everything is written, or to standard output."""
    if path is None:
        yield sys.stdout
        return
    with open_sink(path) as sink:
        stream = io.TextIOWrapper(io.BufferedWriter(_SinkWriter(sink)), encoding="utf-8", newline="")
        yield stream
        stream.flush()


def parse_entries(text: str | None) -> tuple[int | None, int | None]:
    """Start and stop of ``A:B``, or of a single entry ``A``.

    Raises:
        UsageError: it is no range.
    """
    if text is None:
        return None, None
    first, colon, last = text.partition(":")
    try:
        if not colon:
            number = int(first)
            return number, None if number == -1 else number + 1
        return int(first) if first else None, int(last) if last else None
    except ValueError:
        raise UsageError(f"'{text}' is no range of entries; write it like 0:100") from None


def bytes_of(text: str) -> int:
    """Bytes of a size such as ``64 KiB``, ``50 MB`` or plainly ``65536``.

    Raises:
        SchemaError: no such size.
    """
    return int(text) if text.isdecimal() else parse_size(text)


def size_text(nbytes: int) -> str:
    """A number of bytes for people."""
    size = float(nbytes)
    for unit in ("B", "kB", "MB", "GB", "TB"):
        if size < 1000 or unit == "TB":
            return f"{nbytes} B" if unit == "B" else f"{size:.3g} {unit}"
        size /= 1000
    return ""
