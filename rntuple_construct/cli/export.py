"""``rntuple export``: RNTuples as tables of other formats."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rntuple_construct.base.exits import Exit
from rntuple_construct.batch.results import Row
from rntuple_construct.cli.inputs import (
    COPIES_OF_TEXT,
    Input,
    add_input,
    limit_work,
    open_input,
    open_one,
    pick_ntuple,
    resolve,
)
from rntuple_construct.cli.jobs import add_many, interruptible, jobs_of, wants_many
from rntuple_construct.cli.many import (
    may_replace,
    output_names,
    run_many,
)
from rntuple_construct.cli.options import (
    EXPORT_FORMATS,
    EXPORT_STEP,
    UsageError,
    add_fields,
    count_text,
    fields_of,
    parse_entries,
    size_text,
    warn_of_no_entries,
)
from rntuple_construct.cli.outputs import STANDARD_OUTPUT, check_output, output_or_stdout, output_path
from rntuple_construct.cli.progress import progress
from rntuple_construct.cli.tables import progress_of_entries
from rntuple_construct.cli.terminal import talk

_TEXT = ("csv", "jsonl")
LOADS = ("rntuple_construct.conversion.tables.export_table",)
DESCRIPTION = (
    "Write an RNTuple as Parquet, Arrow (IPC), CSV or JSON lines. Nested values stay nested where the format allows it. "
    "Times, decimals and other types that an import has recorded are restored."
)
EXAMPLES = (
    "rntuple export data.root data.parquet",
    "rntuple export data.root - --format csv --fields event,met --entries 0:3",
    "rntuple export data.root high.csv --where 'met > 50' --skip-unsupported",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    add_input(parser)
    parser.add_argument(
        "target",
        metavar="OUT",
        type=output_or_stdout,
        help="target file: .parquet, .arrow, .csv, .jsonl; text also with .gz; '-' is standard output, which needs --format",
    )
    parser.add_argument(
        "--format", choices=EXPORT_FORMATS, help="format of the output (default: from the suffix)"
    )
    add_fields(parser, "fields, patterns (Muon_*) or members (Muon.pt); default all", where=True)
    parser.add_argument(
        "--entries", metavar="A:B", help="entries A to B (excluded), or one number; default all"
    )
    parser.add_argument(
        "--compression",
        metavar="METHOD[:LEVEL]",
        help="Parquet: zstd (default), snappy, gzip, lz4, brotli, none; Arrow: none, zstd, lz4; text: none, gzip",
    )
    parser.add_argument(
        "--step-size",
        metavar="SIZE",
        default=EXPORT_STEP,
        help="size of the values in memory at a time (default: %(default)s)",
    )
    add_many(parser, one="processes that read and write its steps (default: 1)")
    parser.add_argument("--force", action="store_true", help="overwrite existing files")


def row_of(target: Input, output: str | None, arguments: argparse.Namespace) -> Row:
    """Export one of many files."""
    from rntuple_construct.conversion.tables.export_table import export

    if output is None:
        raise UsageError("there is no place to export to")
    check_output(output, [target], force=may_replace(output, arguments))
    start, stop = parse_entries(arguments.entries)
    os.makedirs(os.path.dirname(output), exist_ok=True)
    with open_one(target, arguments) as (file, ntuple):
        limit_work(file, arguments, COPIES_OF_TEXT)
        done = export(
            ntuple, output, format=_format(arguments), fields=fields_of(arguments, ntuple), entry_start=start,
            entry_stop=stop, where=arguments.where, skip_unsupported=arguments.skip_unsupported, compression=arguments.compression, step_size=arguments.step_size,
        )  # fmt: skip
        size = file.size
    detail = {"target": output, "num_fields": done.num_fields, "nbytes": done.nbytes, "format": done.format}
    if done.skipped:
        detail["skipped"] = dict(done.skipped)
    if done.untold:
        detail["untold"] = dict(done.untold)
    return Row(str(target), "ok", "", size, done.num_entries, detail)


def _format(arguments: argparse.Namespace) -> str:
    """The format of all outputs of a run over many files."""
    return arguments.format or EXPORT_FORMATS[0]


def _with(arguments: argparse.Namespace, **changes: Any) -> argparse.Namespace:
    return argparse.Namespace(**{**vars(arguments), **changes})


def run(arguments: argparse.Namespace) -> int:
    """Export and print a summary."""
    if wants_many(arguments, arguments.file):
        suffix = "." + _format(arguments)
        if _format(arguments) in _TEXT and (arguments.compression or "").startswith("gzip"):
            suffix += ".gz"  # other programs recognise the compression by it
        output_path(arguments.target)
        return run_many(
            arguments,
            row_of,
            outputs=lambda targets: output_names(targets, arguments.target, suffix),
        )
    parse_entries(arguments.entries)
    jobs_of(arguments)
    check_target(arguments, resolve(arguments.file))
    with open_input(arguments) as file:
        limit_work(file, arguments, COPIES_OF_TEXT)
        export_table(pick_ntuple(file, arguments), arguments)
    return Exit.FINE


def check_target(arguments: argparse.Namespace, given: Input | str) -> None:
    """Refuse an output that cannot be written, see ``check_output``."""
    if arguments.target != STANDARD_OUTPUT:
        check_output(arguments.target, [given], force=arguments.force)
    elif arguments.format is None:
        raise UsageError("standard output has no suffix; give its format with --format")


def export_table(table: Any, arguments: argparse.Namespace) -> None:
    """Export an open RNTuple or table and print a summary.

    Args:
        table: what to export.
        arguments: those of the subcommand.
    """
    from rntuple_construct.conversion.tables.export_table import export

    start, stop = parse_entries(arguments.entries)
    jobs = jobs_of(arguments)
    warn_of_no_entries(arguments.entries, table.num_entries)
    with (
        staged(arguments.target) as target,
        interruptible(jobs),
        progress("exporting", 100) as advance,
    ):
        done = export(
            table, target, format=arguments.format, fields=fields_of(arguments, table), entry_start=start,
            entry_stop=stop, where=arguments.where, skip_unsupported=arguments.skip_unsupported, compression=arguments.compression, step_size=arguments.step_size,
            workers=jobs, advanced=progress_of_entries(advance),
        )  # fmt: skip
    for name, reason in done.skipped.items():
        talk(f"field '{name}' is left out: {reason}")
    if done.untold:
        types = ", ".join(f"'{name}' ({type_name})" for name, type_name in done.untold.items())
        talk(
            f"note: {done.format} does not tell the types of {types}; 'rntuple import --schema' takes them from the RNTuple"
        )
    name = "standard output" if arguments.target == STANDARD_OUTPUT else arguments.target
    talk(
        f"{name}: {count_text(done.num_entries, 'entry')}, {count_text(done.num_fields, 'field')}, {size_text(done.nbytes)} "
        f"({done.format})"
    )


@contextmanager
def staged(target: str) -> Iterator[Any]:
    """Yield the target: the path, or for standard output a file that is copied there when it is complete."""
    if target != STANDARD_OUTPUT:
        yield target
        return
    with tempfile.TemporaryFile(prefix="rntuple-export-") as file:
        yield file
        file.seek(0)
        shutil.copyfileobj(file, sys.stdout.buffer)
