"""``rntuple export``: RNTuples as tables of other formats."""

from __future__ import annotations

import argparse
from typing import Any

from rntuple_construct.cli.inputs import add_input, open_input, pick_ntuple, resolve
from rntuple_construct.cli.options import (
    EXPORT_FORMATS,
    EXPORT_STEP,
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
    parser.add_argument("--force", action="store_true", help="overwrite what is there")


def run(arguments: argparse.Namespace) -> int:
    """Export and say what was written."""
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
