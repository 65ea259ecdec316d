"""Inputs of all subcommands: ``FILE``, ``FILE:NTUPLE``, ``-``, directories and ``@LIST``."""

from __future__ import annotations

import argparse
import fnmatch
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from rntuple_spec.constants import FILE_MAGIC

from rntuple_construct.base.constants import TREE_CLASSES
from rntuple_construct.base.errors import MissingSourceError, SchemaError, SourceError
from rntuple_construct.base.printable import count_text, size_text
from rntuple_construct.cli.formats import FORMATS
from rntuple_construct.cli.options import add_limits, limits_of
from rntuple_construct.cli.terminal import talk, talk_notes
from rntuple_construct.storage import identity_of, is_url, is_url_pattern, split_name

if TYPE_CHECKING:
    from pathlib import Path

    from rntuple_construct.conversion.tables.ttree import TTree
    from rntuple_construct.reader import RNTuple, RNTupleFile

__all__ = [
    "COPIES_OF_TEXT", "STANDARD_INPUT", "Input", "NotOneNTupleError", "add_input", "bytes_of_input", "expand", "is_many", "is_pattern", "limit_work", "open_input", "open_one", "open_table",
    "pick_ntuple", "resolve", "root_files", "state_of", "traffic_text", "ttree_of", "without_ntuple",
]  # fmt: skip

STANDARD_INPUT = "-"
COPIES_OF_TEXT = 8
"""Memory of the text of values, in copies of the values."""
_MAGICS = (FILE_MAGIC.encode(), *(each.magic for each in FORMATS))


class StandardInput(bytes):
    """Bytes of standard input, by which name messages call them."""

    name = "<standard input>"


class Input(NamedTuple):
    """One input of a command.

    Args:
        target: path, URL, or ``-`` for standard input.
        ntuple: name of the RNTuple in it that is meant; None for the only one, or all.
    """

    target: str
    ntuple: str | None = None

    @property
    def is_standard_input(self) -> bool:
        """Return whether the bytes come from standard input."""
        return self.target == STANDARD_INPUT

    @property
    def source(self) -> Any:
        """Source to open: the path or URL, or all bytes of standard input."""
        return StandardInput(sys.stdin.buffer.read()) if self.is_standard_input else self.target

    @property
    def is_local(self) -> bool:
        """Return whether it is a path of the local file system."""
        return not self.is_standard_input and "://" not in self.target

    @property
    def identity(self) -> tuple[Any, ...]:
        """Key of the file, whatever its name."""
        return (STANDARD_INPUT,) if self.is_standard_input else identity_of(self.target)

    def __str__(self) -> str:
        return self.target if self.ntuple is None else f"{self.target}:{self.ntuple}"


def resolve(text: str, ntuple: str | None = None) -> Input:
    """The input that an argument names.

    See ``storage.split_name`` for which colon counts.

    Args:
        text: ``FILE`` or ``FILE:NTUPLE``.
        ntuple: the name given separately, which wins.
    """
    target, named = split_name(text)
    return Input(target, ntuple or named)


def bytes_of_input(given: Input) -> bytes:
    """All bytes of an input.

    Raises:
        SourceError: it cannot be read.
    """
    from rntuple_construct.storage import open_source

    with open_source(given.source) as source:
        return bytes(source.read(0, source.size))


def expand(texts: Iterable[str], exclude: Sequence[str] = ()) -> Iterator[Input]:
    """All inputs that the arguments of a command for many files name; one that has two names is taken once, with a note.

    Args:
        texts: ``FILE``, ``FILE:NTUPLE``, ``-``, patterns (``data/*.root``, also of URLs if the protocol can list), directories
            or ``@LIST``. All ROOT files below a directory are read; its URL ends with ``/``. A list is a text file with one of these in each line, or a
            Parquet file with a column ``url``, ``file`` or ``path``. Empty lines of texts and lines that begin with
            ``#`` are ignored.
        exclude: patterns of paths, or of their last part, that are left out of directories.

    Raises:
        SourceError: a list or directory that cannot be read.
    """
    found = [(each.identity, each) for each in _expand(texts, exclude, depth=0)]
    whole = {file for file, each in found if each.ntuple is None}
    seen: set[tuple[Any, ...]] = set()
    repeated = 0
    for file, each in found:
        key = (file, None if each.ntuple is None else each.ntuple.strip("/"))
        # Who takes the whole file takes each of its RNTuples.
        is_known = key in seen or (each.ntuple is not None and file in whole)
        repeated += is_known
        if not is_known:
            seen.add(key)
            yield each
    if repeated:
        talk(f"note: {count_text(repeated, 'input')} named again, and taken once")


def _expand(texts: Iterable[str], exclude: Sequence[str], depth: int) -> Iterator[Input]:
    for text in texts:
        if text.startswith("@") and not os.path.exists(text):
            if depth:
                raise SourceError(f"{text}: a list of files cannot name another list")
            yield from _expand(_lines(text[1:]), exclude, depth + 1)
        elif text != STANDARD_INPUT and "://" not in text and os.path.isdir(text):
            from pathlib import Path

            yield from (Input(str(path)) for path in root_files(Path(text), exclude))
        elif is_pattern(text):
            yield from (Input(found) for found in _matches(text, exclude))
        else:
            yield resolve(text)


def is_pattern(text: str) -> bool:
    """Return whether a text that names no file has ``*``, ``?`` or ``[`` in it, or is the URL of a directory."""
    if is_url(text):
        return is_url_pattern(text)
    if not any(sign in text for sign in "*?["):
        return False
    try:
        return not os.path.exists(text) and not os.path.exists(split_name(text)[0])
    except ValueError:  # a null character
        return False


def is_many(text: str) -> bool:
    """Return whether an argument names several inputs: a directory, a pattern or a list."""
    if text == STANDARD_INPUT:
        return False
    if text.startswith("@"):
        return not os.path.exists(text)
    return is_pattern(text) or (not is_url(text) and os.path.isdir(text))


def _matches(pattern: str, exclude: Sequence[str]) -> list[str]:
    if is_url(pattern):
        from rntuple_construct.storage.transports import list_urls

        found = list_urls(pattern)
    else:
        import glob

        found = sorted(glob.glob(pattern, recursive=True))
    if not found and pattern.endswith("/"):
        raise MissingSourceError(f"there is no ROOT file below {pattern}")
    if not found:
        raise MissingSourceError(f"no file fits the pattern {pattern}")
    return [
        path
        for path in found
        if not any(
            fnmatch.fnmatch(path, each) or fnmatch.fnmatch(os.path.basename(path), each) for each in exclude
        )
    ]


_COLUMNS_OF_LISTS = ("url", "file", "path")


def _catalogue(path: str) -> list[str]:
    """The inputs that a Parquet file names."""
    from rntuple_construct.base.extras import require

    parquet = require("pyarrow.parquet")
    try:
        names = parquet.read_schema(path).names
        column = next((name for name in _COLUMNS_OF_LISTS if name in names), None)
        if column is None:
            raise SourceError(
                f"the list of files {path} has none of the columns {', '.join(_COLUMNS_OF_LISTS)}",
                hint=f"it has {', '.join(names[:10])}",
            )
        return [
            str(each) for each in parquet.read_table(path, columns=[column]).column(0).to_pylist() if each
        ]
    except (OSError, ValueError) as error:
        if isinstance(error, SourceError):
            raise
        raise SourceError(f"cannot read the list of files {path}: {error}") from error


def _lines(path: str) -> list[str]:
    if path.endswith((".parquet", ".pq")):
        return _catalogue(path)
    try:
        if path == STANDARD_INPUT:
            text = sys.stdin.read()
        else:
            with open(path, encoding="utf-8") as file:
                text = file.read()
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise SourceError(f"cannot read the list of files {path}: {reason}") from error
    stripped = (line.strip() for line in text.splitlines())
    return [line for line in stripped if line and not line.startswith("#")]


def root_files(directory: Path, exclude: Sequence[str] = ()) -> list[Path]:
    """All files below a directory that are called ``*.root`` or begin like files that are read here, ordered by name."""
    return sorted(
        path
        for path in directory.rglob("*")
        if _is_root_file(path)
        and not any(
            fnmatch.fnmatch(str(path), pattern) or fnmatch.fnmatch(path.name, pattern) for pattern in exclude
        )
    )


def _is_root_file(path: Path) -> bool:
    try:
        if not path.is_file():
            return False
        if path.suffix == ".root":
            return True
        with path.open("rb") as file:
            return file.read(max(map(len, _MAGICS))).startswith(_MAGICS)
    except OSError:
        return path.suffix == ".root"


def add_input(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that name a file and an RNTuple in it."""
    parser.add_argument("file", metavar="FILE[:NTUPLE]", help="path or URL; '-' is standard input")
    parser.add_argument("--ntuple", metavar="NAME", help="select one of several RNTuples")
    parser.add_argument(
        "--attribute-set", metavar="NAME", help="read a linked attribute set instead of the RNTuple"
    )
    add_reading(parser)


def add_reading(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that tell how files are read."""
    parser.add_argument("--no-verify", action="store_true", help="do not compare checksums")
    parser.add_argument(
        "--external",
        action="store_true",
        help="follow locators to other files (URIs); only for trusted files",
    )
    add_limits(parser)


@contextmanager
def open_input(arguments: argparse.Namespace) -> Iterator[RNTupleFile]:
    """The file that the arguments of ``add_input`` name, open."""
    from rntuple_construct.reader import RNTupleFile

    given = resolve(arguments.file, arguments.ntuple)
    verify, limits = not arguments.no_verify, limits_of(arguments)
    with RNTupleFile(given.source, verify=verify, limits=limits, external=arguments.external) as file:
        limit_work(file, arguments)
        yield file


def limit_work(file: RNTupleFile, arguments: argparse.Namespace, num_held: int = 1) -> None:
    """Limit the next pass of a command over the values of a file; ``num_held`` as for ``RNTupleFile.limit_work``."""
    file.limit_work(f"command {arguments.command}", "choose fewer fields or entries", num_held)


def pick_ntuple(file: RNTupleFile, arguments: argparse.Namespace) -> RNTuple:
    """The RNTuple that the arguments name, or the only one there is.

    Raises:
        SchemaError: there are several, or no RNTuple has that name; the message lists the names.
    """
    name = resolve(arguments.file, arguments.ntuple).ntuple
    ntuple = file.only() if name is None else file[name]
    return ntuple.attribute_set(arguments.attribute_set) if arguments.attribute_set else ntuple


class NotOneNTupleError(SchemaError):
    """An intact file does not hold exactly one RNTuple, and none was named."""


def without_ntuple(file: RNTupleFile) -> str:
    """What an intact file holds that has no RNTuple."""
    others = sorted({entry.class_name for entry in file.container.objects()})
    text = f"there is no RNTuple in it, but {', '.join(others)}" if others else "there is no object in it"
    return f"{text} (rntuple import converts TTrees)" if set(TREE_CLASSES) & set(others) else text


@contextmanager
def open_one(target: Input, arguments: argparse.Namespace) -> Iterator[tuple[RNTupleFile, RNTuple]]:
    """One of many files, open as the arguments of ``add_input`` say, and its RNTuple.

    Raises:
        NotOneNTupleError: no RNTuple is named, and the file does not hold exactly one.
    """
    arguments = argparse.Namespace(**{**vars(arguments), "file": str(target)})
    with open_input(arguments) as file:
        names = file.keys()
        if len(names) != 1 and target.ntuple is None and arguments.ntuple is None:
            text = f"it holds {len(names)} RNTuples, choose one as FILE:NAME: {', '.join(names)}"
            raise NotOneNTupleError(text if names else without_ntuple(file))
        yield file, pick_ntuple(file, arguments)


def ttree_of(file: RNTupleFile, name: str | None) -> str | None:
    """The TTree of a file that a name means, or the only one of a file without RNTuples; None if an RNTuple is meant.

    Raises:
        SchemaError: no name is given, and there are several TTrees and no RNTuple.
    """
    ntuples = file.keys()
    known = dict.fromkeys(
        entry.path for entry in file.container.objects() if entry.class_name in TREE_CLASSES
    )
    if name is not None:
        return name if name in known and name not in ntuples else None
    if ntuples or not known:
        return None
    if len(known) > 1:
        raise SchemaError(
            f"{file.name} has {len(known)} TTrees", hint=f"say which as FILE:TREE: {', '.join(known)}"
        )
    return next(iter(known))


@contextmanager
def open_table(arguments: argparse.Namespace) -> Iterator[tuple[str, RNTuple | TTree]]:
    """Name of the file, and the RNTuple or TTree, that the arguments of ``add_input`` name."""
    given = resolve(arguments.file, arguments.ntuple)
    with open_input(arguments) as file:
        tree = None if given.is_standard_input or arguments.attribute_set else ttree_of(file, given.ntuple)
        if tree is None:
            yield file.name, pick_ntuple(file, arguments)
            return
        from rntuple_construct.conversion.tables.ttree import open_ttrees

        with open_ttrees(given.target, tree, skip_unsupported=True) as (table,):
            talk_notes(
                (f"branch '{path}' is left out: {problem}" for path, problem in table.dropped.items()),
                "warning",
            )
            yield file.name, table


def traffic_text(file: RNTupleFile) -> str:
    """Requests, ranges and bytes that a file took so far."""
    traffic = file.traffic
    if traffic is None:
        return "io: the file is local"
    repeated = f", {count_text(traffic.retries, 'repetition')}" if traffic.retries else ""
    part = f" ({100 * traffic.nbytes / file.size:.0f} % of the file)" if file.size else ""
    return (
        f"io: {count_text(traffic.requests, 'request')} for {count_text(traffic.ranges, 'range')}, "
        f"{size_text(traffic.nbytes)}{part}{repeated}"
    )


def state_of(target: Input) -> Any:
    """Return size and modification time of a local file, a constant for a URL; None if the file has no state."""
    if target.is_standard_input:
        return None
    if not target.is_local:
        return ["url"]
    try:
        found = os.stat(target.target)
    except (OSError, ValueError):
        return None
    return [found.st_size, found.st_mtime_ns]
