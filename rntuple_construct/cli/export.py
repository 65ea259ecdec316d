"""``rntuple export``: RNTuples as tables of other formats."""

from __future__ import annotations

import argparse
import os
from typing import Any

from rntuple_construct.cli.inputs import Input, add_input, is_many, open_input, pick_ntuple, resolve
from rntuple_construct.cli.many import add_many, output_names, run_many
from rntuple_construct.cli.options import (
    EXPORT_FORMATS,
    EXPORT_STEP,
    UsageError,
    count_text,
    names_of,
    parse_entries,
    size_text,
)
from rntuple_construct.cli.outputs import check_output
from rntuple_construct.cli.progress import progress
from rntuple_construct.cli.tables import progress_of_entries
from rntuple_construct.cli.terminal import talk
from rntuple_construct.exits import Exit
from rntuple_construct.scale.results import Row

LOADS = ("rntuple_construct.conversion.export",)
DESCRIPTION = (
    "Write an RNTuple as Parquet, Arrow (IPC), CSV or JSON lines. Nested values stay nested where the format has them; "
    "times, decimals and the like that an import has kept become what they were."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    add_input(parser)
    parser.add_argument(
        "target", metavar="OUT", help="where to: .parquet, .arrow, .csv, .jsonl; text also with .gz"
    )
    parser.add_argument("--format", choices=EXPORT_FORMATS, help="by default what the suffix says")
    parser.add_argument(
        "--fields", metavar="NAME,...", help="fields, patterns (Muon_*) or members (Muon.pt); default all"
    )
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
        help="values in memory at a time (default %(default)s)",
    )
    add_many(parser)
    parser.add_argument("--force", action="store_true", help="overwrite what is there")


def row_of(target: Input, output: str | None, arguments: argparse.Namespace) -> Row:
    """Export one of many files."""
    from rntuple_construct.conversion.export import export

    if output is None:
        raise UsageError("there is no place to export to")
    arguments = argparse.Namespace(**{**vars(arguments), "file": str(target)})
    check_output(output, [target], force=arguments.force)
    start, stop = parse_entries(arguments.entries)
    os.makedirs(os.path.dirname(output), exist_ok=True)
    with open_input(arguments) as file:
        done = export(
            pick_ntuple(file, arguments), output, format=arguments.format, fields=names_of(arguments.fields),
            entry_start=start, entry_stop=stop, compression=arguments.compression, step_size=arguments.step_size,
        )  # fmt: skip
        detail = {
            "target": output,
            "num_fields": done.num_fields,
            "nbytes": done.nbytes,
            "format": done.format,
        }
        return Row(str(target), "ok", "", file.size, done.num_entries, detail)


def run(arguments: argparse.Namespace) -> int:
    """Export and say what was written."""
    if arguments.scheduler is not None or is_many(arguments.file):
        suffix = "." + (arguments.format or EXPORT_FORMATS[0])
        return run_many("export", arguments, lambda targets: output_names(targets, arguments.target, suffix))
    parse_entries(arguments.entries)
    check_output(arguments.target, [resolve(arguments.file)], force=arguments.force)
    with open_input(arguments) as file:
        export_table(pick_ntuple(file, arguments), arguments)
    return Exit.FINE


def export_table(table: Any, arguments: argparse.Namespace) -> None:
    """Export an open RNTuple or table and say what was written.

    Args:
        table: what to export.
        arguments: those of the subcommand.
    """
    from rntuple_construct.conversion.export import export

    start, stop = parse_entries(arguments.entries)
    with progress("exporting", 100) as advance:
        done = export(
            table, arguments.target, format=arguments.format, fields=names_of(arguments.fields), entry_start=start,
            entry_stop=stop, compression=arguments.compression, step_size=arguments.step_size,
            advanced=progress_of_entries(advance),
        )  # fmt: skip
    talk(
        f"{arguments.target}: {count_text(done.num_entries, 'entry')}, {count_text(done.num_fields, 'field')}, {size_text(done.nbytes)} "
        f"({done.format})"
    )
