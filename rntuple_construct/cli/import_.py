"""``rntuple import``: tables of other formats, and TTrees, as RNTuples."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rntuple_spec.constants import FILE_MAGIC

from rntuple_construct.base.exits import Exit
from rntuple_construct.cli.documents import document_text
from rntuple_construct.cli.inputs import STANDARD_INPUT, Input, resolve
from rntuple_construct.cli.jobs import add_jobs, jobs_of
from rntuple_construct.cli.options import (
    IMPORT_FORMATS,
    UsageError,
    add_sizes,
    count_text,
    pairs_of,
    sizes_of,
)
from rntuple_construct.cli.outputs import check_output, output_path, write_output
from rntuple_construct.cli.progress import progress
from rntuple_construct.cli.tables import progress_of_entries
from rntuple_construct.cli.terminal import talk, talk_notes

if TYPE_CHECKING:
    from rntuple_construct.conversion.tables.import_table import ImportOptions, Step
    from rntuple_construct.writer import WriteOptions


LOADS = (
    "rntuple_construct.conversion.tables.import_table",
    "rntuple_construct.conversion.tables.import_ttree",
)
DESCRIPTION = (
    "Write a table of another format as an RNTuple of the released format. Times, decimals and similar types keep their "
    "meaning in the descriptions of their fields; columns that lose a part of it are reported. The values of a TTree are "
    "read back and compared before the new file appears."
)
EXAMPLES = (
    "rntuple import data.parquet events.root",
    "rntuple import table.csv table.root --name Events --reader nullstr=NA --times",
    "rntuple import old.root:Events new.root --report report.html",
)
_UNNAMED = "Events"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    parser.add_argument(
        "source",
        metavar="FILE[:TREE]",
        help="Parquet, Arrow (IPC), CSV, JSON array or JSON lines; '-' is standard input, which needs --format. "
        "Of a ROOT file (FILE[:TREE]) all TTrees, or those of a name or pattern",
    )
    parser.add_argument("target", metavar="OUT.root", type=output_path, help="path of the new file")
    parser.add_argument(
        "--format", choices=IMPORT_FORMATS, help="format of the source (default: from its suffix)"
    )
    parser.add_argument(
        "--name",
        help="name of the RNTuple; by default that of the source without its suffix, or that of the TTree",
    )
    parser.add_argument(
        "--schema",
        metavar="JSON|FILE[:NAME]",
        help='types of the fields, such as {"pt": "std::vector<float>"}; see docs/data.md for records and classes. Of a ROOT file, the fields of its RNTuple',
    )
    parser.add_argument(
        "--rename",
        metavar="OLD=NEW",
        action="append",
        default=[],
        help="rename a column or branch; repeatable",
    )
    parser.add_argument(
        "--sanitize-names",
        action="store_true",
        help="replace characters that field names must not have by underscores (always done for TTrees)",
    )
    parser.add_argument(
        "--reader",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="option of DuckDB's reader of CSV files, such as delim=';', nullstr=NA, encoding=latin-1, header=false, skip=2, "
        "or all_varchar=true to keep all cells text (default: what the file suggests); repeatable",
    )
    parser.add_argument(
        "--times",
        action="store_true",
        help="CSV columns of dates and times in ISO 8601 become times (default: they stay text)",
    )
    parser.add_argument("--compression", metavar="SETTINGS", help="such as zstd:5, lz4 or none")
    add_sizes(parser)
    parser.add_argument(
        "--group",
        metavar="PATTERN",
        action="append",
        default=[],
        help="arrays of a TTree that match, such as 'Muon_*', become one collection of records; repeatable",
    )
    parser.add_argument(
        "--skip-unsupported",
        action="store_true",
        help="leave out branches of a TTree that cannot be read (default: they are an error)",
    )
    parser.add_argument(
        "--no-check", action="store_true", help="do not read back and compare the values of a TTree"
    )
    parser.add_argument(
        "--check-with",
        choices=("root", "none"),
        help="root: also compare with the values that ROOT reads from the TTree; needs a Python with ROOT: this one, or RNTUPLE_ROOT_PYTHON. "
        "none: do not ask ROOT (default: ask it if it is installed)",
    )
    parser.add_argument(
        "--report",
        metavar="OUT.json|.html",
        type=output_path,
        help="write types, sizes and checksums of all branches of a TTree before and after",
    )
    add_jobs(parser, "threads that compress pages, and decompress baskets (default: 1)")
    parser.add_argument("--force", action="store_true", help="overwrite existing files")


def run(arguments: argparse.Namespace) -> int:
    """Import the table and print a summary."""
    from rntuple_construct.conversion.tables.import_table import import_file

    target = Path(arguments.target)
    given = resolve(arguments.source)
    if _is_root_file(given):
        return _import_ttrees(arguments, given, target)
    _check_options(arguments, _OF_TTREES, "other tables")
    check_output(target, [arguments.source], force=arguments.force)
    with ExitStack() as stack:
        source = _source(arguments, stack)
        name = arguments.name or (
            _UNNAMED if arguments.source == STANDARD_INPUT else Path(source.name.removesuffix(".gz")).stem
        )

        def started(num_steps: int) -> Step:
            return stack.enter_context(progress(f"import {arguments.source}", num_steps))

        schema, classes = _schema(arguments.schema)
        result = import_file(
            source, target, name, format=arguments.format, schema=schema, classes=classes, options=_options(arguments), choices=_choices(arguments), started=started,
        )  # fmt: skip
    talk_notes(f"column '{column}': {what}" for column, what in result.reduced.items())
    if result.metadata:
        talk(f"note: {result.metadata}")
    talk(
        f"{target}: RNTuple '{name}', {count_text(result.num_entries, 'entry')}, "
        f"{count_text(len(result.schema), 'field')}"
    )
    return Exit.FINE


_OF_TTREES = ("--group", "--skip-unsupported", "--no-check", "--check-with", "--report")
_OF_TABLES = ("--format", "--schema", "--reader", "--times")


def _check_options(arguments: argparse.Namespace, options: Sequence[str], what: str) -> None:
    """Raise UsageError if an option was given that has no meaning for the source."""
    for option in options:
        if getattr(arguments, option[2:].replace("-", "_")):
            raise UsageError(f"{option} is not for {what}")


def _is_root_file(given: Input) -> bool:
    if given.is_standard_input:
        return False
    if given.target.endswith(".root"):
        return True
    try:
        with open(given.target, "rb") as file:
            return file.read(len(FILE_MAGIC)) == FILE_MAGIC.encode()
    except (OSError, ValueError):
        return False


def _import_ttrees(arguments: argparse.Namespace, given: Input, target: Path) -> int:
    from rntuple_construct.conversion.tables.import_ttree import from_ttree

    _check_options(arguments, _OF_TABLES, "TTrees")
    check_output(target, [given], force=arguments.force)
    suffix = Path(arguments.report or "").suffix
    if arguments.report is not None:
        if suffix not in (".json", ".html"):
            raise UsageError(f"--report {arguments.report} ends neither in .json nor in .html")
        check_output(arguments.report, [given, str(target)], force=arguments.force)
    with progress(f"import {given}", 100) as advance:
        reports = from_ttree(
            given.target, target, given.ntuple, name=arguments.name, rename=_renames(arguments), groups=arguments.group,
            skip_unsupported=arguments.skip_unsupported, check=not arguments.no_check, options=_options(arguments),
            advanced=progress_of_entries(advance), check_with_root={"root": True, "none": False}.get(arguments.check_with),
        )  # fmt: skip
    for report in reports:
        talk_notes(
            f"branch '{branch.branch}' ({branch.type_before}) was skipped: {branch.problem}"
            for branch in report.skipped
        )
        if not report.ntuple:
            talk(f"note: TTree '{report.tree}' was skipped: none of its branches can be read")
            continue
        if report.ntuple != report.tree and arguments.name is None:
            talk(f"note: TTree '{report.tree}' is RNTuple '{report.ntuple}'")
        if report.root_problem:
            talk(f"note: {report.root_problem}")
        talk_notes(
            f"branch '{branch.branch}' (field '{branch.field}'): {branch.note}"
            for branch in report.branches
            if branch.note
        )
        changed = {old: new for old, new in report.renamed.items() if old not in _renames(arguments)}
        talk_notes(f"branch '{old}' is field '{new}'" for old, new in changed.items())
        num_fields = len({branch.field.partition(".")[0] for branch in report.branches if branch.field})
        talk(
            f"{target}: RNTuple '{report.ntuple}', {count_text(report.num_entries, 'entry')}, "
            f"{count_text(num_fields, 'field')}; {report.proof}"
        )
    if arguments.report is not None:
        if suffix == ".json":
            text = (
                document_text({"target": str(target), "trees": [report.as_dict() for report in reports]})
                + "\n"
            )
        else:
            from rntuple_construct.cli.import_page import page

            text = page(str(target), reports)
        write_output(Path(arguments.report), text.encode("utf-8", "surrogateescape"), [given])
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


def _renames(arguments: argparse.Namespace) -> dict[str, str]:
    return pairs_of("--rename", arguments.rename, "OLD=NEW")


def _choices(arguments: argparse.Namespace) -> ImportOptions:
    from rntuple_construct.conversion.tables.import_table import ImportOptions

    reader: dict[str, list[str]] = {}
    for text in arguments.reader:
        ((option, value),) = pairs_of("--reader", [text], "NAME=VALUE").items()
        reader.setdefault(option, []).append(value)
    return ImportOptions(
        rename=_renames(arguments), sanitize_names=arguments.sanitize_names, reader=reader, times=arguments.times
    )  # fmt: skip


def _schema(text: str | None) -> tuple[Any, Any]:
    """The fields and classes of ``--schema``; None for both without it."""
    if text is None:
        return None, None
    if not text.lstrip().startswith("{") and _is_root_file(given := resolve(text)):
        from rntuple_construct.conversion.tables.kept_types import declared_fields
        from rntuple_construct.conversion.tables.table import opened

        with opened(given.target, given.ntuple) as ntuple:
            return declared_fields(ntuple, ntuple.nodes), None
    try:
        schema = json.loads(text if text.lstrip().startswith("{") else Path(text).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise UsageError(f"--schema is not a JSON object: {error}") from None
    from rntuple_construct.conversion.json_schema import schema_of_json

    return schema_of_json(schema)


def _options(arguments: argparse.Namespace) -> WriteOptions:
    from rntuple_construct.writer import WriteOptions

    choices: dict[str, Any] = sizes_of(arguments)
    if arguments.compression:
        choices["compression"] = arguments.compression
    return WriteOptions(threads=jobs_of(arguments), **choices)
