"""``rntuple import``: tables of other formats as RNTuples."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rntuple_construct.base.exits import Exit
from rntuple_construct.cli.inputs import STANDARD_INPUT
from rntuple_construct.cli.jobs import add_jobs, jobs_of
from rntuple_construct.cli.options import IMPORT_FORMATS, UsageError, bytes_of, cluster_sizes, count_text
from rntuple_construct.cli.outputs import check_output, output_path
from rntuple_construct.cli.progress import progress
from rntuple_construct.cli.terminal import talk

if TYPE_CHECKING:
    from rntuple_construct.conversion.tables.import_table import ImportOptions, Step
    from rntuple_construct.writer import WriteOptions


LOADS = ("rntuple_construct.conversion.tables.import_table",)
DESCRIPTION = (
    "Write a table of another format as an RNTuple of the released format. Times, decimals and similar types keep their "
    "meaning in the descriptions of their fields; columns that lose a part of it are reported."
)
EXAMPLES = (
    "rntuple import data.parquet events.root",
    "rntuple import table.csv table.root --name Events --null NA --times",
)
_UNNAMED = "Events"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    parser.add_argument(
        "source",
        metavar="FILE",
        help="Parquet, Arrow (IPC), CSV, JSON array or JSON lines; '-' is standard input, which needs --format",
    )
    parser.add_argument("target", metavar="OUT.root", type=output_path, help="path of the new file")
    parser.add_argument(
        "--format", choices=IMPORT_FORMATS, help="format of the source (default: from its suffix)"
    )
    parser.add_argument(
        "--name", help="name of the RNTuple; by default that of the source without its suffix"
    )
    parser.add_argument(
        "--schema",
        metavar="JSON|FILE",
        help='types of the fields, such as {"pt": "std::vector<float>"}; see docs/data.md for records and classes',
    )
    parser.add_argument(
        "--rename",
        metavar="OLD=NEW",
        action="append",
        default=[],
        help="rename a column; repeatable",
    )
    parser.add_argument(
        "--sanitize-names",
        action="store_true",
        help="replace characters that field names must not have by underscores",
    )
    parser.add_argument("--delimiter", metavar="C", default=",", help=r"separator of CSV cells; \t is a tab")
    parser.add_argument(
        "--null",
        metavar="TEXT",
        action="append",
        default=[],
        help="text of CSV cells that are missing values, such as NA; repeatable (the empty cell always is one)",
    )
    parser.add_argument(
        "--times",
        action="store_true",
        help="CSV columns of dates and times in ISO 8601 become times (default: they stay text)",
    )
    parser.add_argument(
        "--encoding",
        default="utf-8",
        help="encoding of CSV files, such as latin-1; 'bytes' keeps non-UTF-8 text unchanged (default: utf-8)",
    )
    parser.add_argument(
        "--compression", metavar="SETTINGS", default="zstd:5", help="such as zstd:5, lz4 or none"
    )
    parser.add_argument("--page-size", metavar="SIZE", help='target for uncompressed pages, such as "64 KiB"')
    parser.add_argument(
        "--cluster-size",
        metavar="SIZE",
        help='target for compressed clusters, such as "50 MB"; ten times as much uncompressed',
    )
    add_jobs(parser, "threads that compress pages (default: 1)", ("--threads",))
    parser.add_argument("--force", action="store_true", help="overwrite existing files")


def run(arguments: argparse.Namespace) -> int:
    """Import the table and print a summary."""
    from rntuple_construct.conversion.tables.import_table import import_file

    target = Path(arguments.target)
    check_output(target, [arguments.source], force=arguments.force)
    with ExitStack() as stack:
        source = _source(arguments, stack)
        name = arguments.name or (_UNNAMED if arguments.source == STANDARD_INPUT else source.stem)

        def started(num_steps: int) -> Step:
            return stack.enter_context(progress(f"import {arguments.source}", num_steps))

        schema, classes = _schema(arguments.schema)
        result = import_file(
            source, target, name, format=arguments.format, schema=schema, classes=classes, options=_options(arguments), choices=_choices(arguments), started=started,
        )  # fmt: skip
    for column, what in result.reduced.items():
        talk(f"note: column '{column}': {what}")
    if result.metadata:
        talk(f"note: {result.metadata}")
    talk(
        f"{target}: RNTuple '{name}', {count_text(result.num_entries, 'entry')}, "
        f"{count_text(len(result.schema), 'field')}"
    )
    return Exit.FINE


def _source(arguments: argparse.Namespace, stack: ExitStack) -> Path:
    """The table as a file: standard input, which cannot be read twice, is copied into one."""
    if arguments.source != STANDARD_INPUT:
        return Path(arguments.source)
    if arguments.format is None:
        raise UsageError("standard input has no suffix; give its format with --format")
    copy = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="rntuple-import-"))) / _UNNAMED
    with copy.open("wb") as file:
        shutil.copyfileobj(sys.stdin.buffer, file)
    return copy


def _choices(arguments: argparse.Namespace) -> ImportOptions:
    from rntuple_construct.conversion.tables.import_table import CsvOptions, ImportOptions

    rename = {}
    for text in arguments.rename:
        old, equals, new = text.partition("=")
        if not (old and equals and new):
            raise UsageError(f"--rename {text:.80} is not of the form OLD=NEW")
        rename[old] = new
    delimiter = "\t" if arguments.delimiter == "\\t" else arguments.delimiter
    return ImportOptions(
        rename=rename, sanitize_names=arguments.sanitize_names,
        csv=CsvOptions(delimiter=delimiter, encoding=arguments.encoding, null=arguments.null, times=arguments.times),
    )  # fmt: skip


def _schema(text: str | None) -> tuple[Any, Any]:
    """The fields and classes of ``--schema``; None for both without it."""
    if text is None:
        return None, None
    try:
        schema = json.loads(text if text.lstrip().startswith("{") else Path(text).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise UsageError(f"--schema is not a JSON object: {error}") from None
    from rntuple_construct.conversion.json_schema import schema_of_json

    return schema_of_json(schema)


def _options(arguments: argparse.Namespace) -> WriteOptions:
    from rntuple_construct.writer import WriteOptions

    changes: dict[str, Any] = {"compression": arguments.compression, "threads": jobs_of(arguments)}
    if arguments.page_size is not None:
        changes["page_size"] = bytes_of(arguments.page_size)
    if arguments.cluster_size is not None:
        changes |= cluster_sizes(arguments.cluster_size)
    return WriteOptions(**changes)
