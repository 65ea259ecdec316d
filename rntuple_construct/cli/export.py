"""``rntuple export``: RNTuples as tables of other formats."""

from __future__ import annotations

import argparse
import io
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from rntuple_construct.base.exits import Exit
from rntuple_construct.batch.job import Cut, Partial
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
    num_parts,
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

if TYPE_CHECKING:
    from rntuple_construct.conversion.tables.export_table import ExportResult
    from rntuple_construct.reader import RNTuple

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
    add_many(parser, split=True, one="processes that read and write its steps (default: 1)")
    parser.add_argument("--force", action="store_true", help="overwrite existing files")


def row_of(target: Input, output: str | None, arguments: argparse.Namespace) -> Row | Cut:
    """Export one of many files, or say how it is cut."""
    if output is None:
        raise UsageError("there is no place to export to")
    check_output(output, [target], force=may_replace(output, arguments))
    start, stop = parse_entries(arguments.entries)
    os.makedirs(os.path.dirname(output), exist_ok=True)
    with open_one(target, arguments) as (file, ntuple):
        limit_work(file, arguments, COPIES_OF_TEXT)
        if not target.is_standard_input:
            from rntuple_construct.conversion.tables.table import cuts_between_clusters

            first, last, _ = slice(start, stop).indices(ntuple.num_entries)
            num = num_parts(file.size, arguments)
            if num > 1 and (cuts := cuts_between_clusters(ntuple, first, last, num)):
                return Cut(
                    [(*part, not number) for number, part in enumerate(pairwise([first, *cuts, last]))]
                )
        done = _export(ntuple, output, (start, stop), arguments, fields_of(arguments, ntuple))
        return _row_of(target, output, _Exported(file.size, done))


def _export(
    ntuple: RNTuple,
    output: Any,
    entries: tuple[int | None, int | None],
    arguments: argparse.Namespace,
    fields: list[str] | None,
) -> ExportResult:
    from rntuple_construct.conversion.tables.export_table import export

    return export(
        ntuple, output, format=_format(arguments), fields=fields, entry_start=entries[0],
        entry_stop=entries[1], where=arguments.where, skip_unsupported=arguments.skip_unsupported, compression=arguments.compression, step_size=arguments.step_size,
    )  # fmt: skip


def _row_of(target: Input, output: str, found: _Exported) -> Row:
    done = found.done
    detail = {"target": output, "num_fields": done.num_fields, "nbytes": done.nbytes, "format": done.format}
    if done.skipped:
        detail["skipped"] = dict(done.skipped)
    if done.untold:
        detail["untold"] = dict(done.untold)
    return Row(str(target), "ok", "", found.size, done.num_entries, detail)


@dataclass
class _Exported(Partial):
    """Result for a range of entries.

    Args:
        size: bytes of the file that they are from.
        done: summary of the written file.
    """

    size: int
    done: ExportResult

    def join(self, following: _Exported) -> None:
        """Add the result of the next range."""
        self.done = replace(self.done, num_entries=self.done.num_entries + following.done.num_entries)


def part_of(
    target: Input, output: str | None, part: tuple[int, int, bool], path: str, arguments: argparse.Namespace
) -> _Exported:
    """Export a range of entries to a separate file; only the first file keeps the heading of text."""
    from rntuple_construct.conversion.tables.join_pieces import piece_format, strip_text

    first, last, is_first = part
    is_text = _format(arguments) in _TEXT
    kind = piece_format(_format(arguments), None)[0]
    plain = _with(arguments, format=kind, compression="none")
    with open_one(target, arguments) as (file, ntuple):
        limit_work(file, arguments, COPIES_OF_TEXT)
        skipped: Mapping[str, str] = {}
        fields = fields_of(arguments, ntuple)
        if not is_text and (is_first or arguments.skip_unsupported):
            # Raises for types that the format lacks, or tells them.
            skipped = _export(ntuple, io.BytesIO(), (0, 0), arguments, fields).skipped
            fields = [name for name in ntuple.select(fields) if name not in skipped] if skipped else fields
        done = _export(ntuple, path, (first, last), plain, fields)
        done = replace(done, skipped=skipped or done.skipped)
        if is_text:
            heading = io.BytesIO()
            if not is_first:
                _export(ntuple, heading, (0, 0), plain, fields)
            strip_text(path, len(heading.getvalue()), arguments.compression)
        return _Exported(file.size, done)


def whole_of(
    target: Input, output: str | None, found: _Exported, paths: Sequence[str], arguments: argparse.Namespace
) -> Row:
    """Join the exported files of all ranges into one file."""
    from rntuple_construct.conversion.tables.join_pieces import join
    from rntuple_construct.storage import open_sink

    if output is None:
        raise UsageError("there is no place to export to")
    check_output(output, [target], force=may_replace(output, arguments))
    with open_sink(output) as sink:
        nbytes = join(_format(arguments), sink, paths, arguments.compression)
    done = replace(found.done, format=_format(arguments), nbytes=nbytes)
    return _row_of(target, output, replace(found, done=done))


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
            part_of,
            whole_of,
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
