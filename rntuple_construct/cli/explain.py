"""``rntuple explain``: every byte of a file with its value and meaning."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rntuple_construct.base.exits import Exit
from rntuple_construct.cli.inputs import Input, resolve
from rntuple_construct.cli.options import UsageError, add_format, add_limits, limits_of
from rntuple_construct.cli.outputs import check_output, output_path, write_output
from rntuple_construct.cli.terminal import add_color, talk, talk_notes, wants_color

if TYPE_CHECKING:
    from rntuple_construct.explain import ByteMap, Step
    from rntuple_construct.explain.outline import Detail
    from rntuple_construct.explain.text import TextReport


_MIN_WIDTH = 60


LOADS = ("rntuple_construct.explain",)
DESCRIPTION = (
    "Describe every byte of a file: the structure it belongs to, its value, and its meaning in the format. "
    "Exit code 1 means that parts of the file could not be read; they are marked."
)
EXAMPLES = (
    "rntuple explain data.root --at 0x40",
    "rntuple explain data.root --path header.name",
    "rntuple explain data.root --html data.html",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    parser.add_argument("file", metavar="FILE[:NTUPLE]", help="path or URL; '-' is standard input")
    parser.add_argument("--ntuple", metavar="NAME", help="describe only this RNTuple")
    place = parser.add_mutually_exclusive_group()
    place.add_argument(
        "--at", metavar="OFFSET", help="describe one byte: a file offset such as 0x1a40, or footer+0x10"
    )
    place.add_argument(
        "--path", metavar="PATH", help="describe one part, such as footer.cluster_groups[0].page_list_link"
    )
    parser.add_argument(
        "--pages", action="store_true", help="show all pages and page descriptions, and the contents of pages"
    )
    parser.add_argument(
        "--limit",
        type=int,
        default=8,
        metavar="N",
        help="number of items to show of each list; 0: all (default: 8)",
    )
    add_format(parser)
    add_limits(parser)
    add_color(parser)
    parser.add_argument(
        "--html", metavar="OUT.html", type=output_path, help="write one self-contained, interactive HTML page"
    )


def run(arguments: argparse.Namespace) -> int:
    """Explain a file, a part of it or a byte."""
    from rntuple_construct.explain import annotate

    check_arguments(arguments)
    given = resolve(arguments.file, arguments.ntuple)
    ntuple = given.ntuple
    if arguments.html is not None:
        check_output(arguments.html, [given])
    with annotate(given.source, limits=limits_of(arguments)) as file_map:
        return print_map(file_map, arguments, given, ntuple)


def check_arguments(arguments: argparse.Namespace) -> None:
    """Raise UsageError for options that contradict each other."""
    if arguments.limit < 0:
        raise UsageError("--limit must be 0 or more")
    if arguments.html is not None and (arguments.at or arguments.path or arguments.ntuple or arguments.pages):
        raise UsageError("--html writes the whole file: it goes without --at, --path, --ntuple and --pages")


def print_map(file_map: ByteMap, arguments: argparse.Namespace, given: Input, ntuple: str | None) -> int:
    """Print what the arguments ask for of an annotated file of any format; returns the exit code."""
    from rntuple_construct.explain.lookup import find_offset, find_path, select_ntuple

    if arguments.html is not None:
        _write_html(file_map, Path(arguments.html), given)
    elif arguments.at is not None:
        _print_byte(file_map, find_offset(file_map, arguments.at, ntuple), arguments)
    elif arguments.path is not None:
        _print_part(file_map, find_path(file_map, arguments.path, ntuple), arguments)
    else:
        number = None if ntuple is None else select_ntuple(file_map, ntuple)
        _print_whole(file_map, number, arguments)
    return Exit.FINDINGS if file_map.problems else Exit.FINE


def _print_whole(file_map: ByteMap, ntuple: int | None, arguments: argparse.Namespace) -> None:
    from rntuple_construct.explain.json_form import whole_document

    report = _report(file_map, arguments)
    if arguments.format == "json":
        nodes = file_map.view.nodes if ntuple is None else report.nodes_of(ntuple)
        _write(whole_document(file_map, nodes, _detail(arguments)))
    else:
        _print(report.whole(ntuple))


def _print_part(file_map: ByteMap, steps: Sequence[Step], arguments: argparse.Namespace) -> None:
    from rntuple_construct.explain.json_form import part_document

    if arguments.format == "json":
        _write(part_document(file_map, steps, _detail(arguments)))
    else:
        _print(_report(file_map, arguments).part(steps))


def _print_byte(file_map: ByteMap, found: tuple[list[Step], int], arguments: argparse.Namespace) -> None:
    from rntuple_construct.explain.json_form import byte_document

    steps, offset = found
    if arguments.format == "json":
        print(json.dumps(byte_document(file_map, steps, offset), indent=1))
    else:
        _print(_report(file_map, arguments).byte(steps, offset))


def _write_html(file_map: ByteMap, path: Path, given: Input) -> None:
    from rntuple_construct.explain.html import page_text

    size = write_output(path, page_text(file_map).encode("utf-8"), [given])
    talk(f"{path}: {size} bytes")
    talk_notes(map(str, file_map.problems), "warning")


def _detail(arguments: argparse.Namespace) -> Detail:
    from rntuple_construct.explain.outline import Detail

    return Detail(arguments.limit, arguments.pages)


def _report(file_map: ByteMap, arguments: argparse.Namespace) -> TextReport:
    from rntuple_construct.explain.text import TextReport

    width = max(shutil.get_terminal_size().columns, _MIN_WIDTH) if sys.stdout.isatty() else None
    colour = wants_color(arguments.color, sys.stdout)
    return TextReport(file_map, _detail(arguments), width=width, colour=colour)


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


def _write(pieces: Iterable[str]) -> None:
    for piece in pieces:
        sys.stdout.write(piece)
