"""``rntuple stats``: what the values of each field are like, and how much room they take."""

from __future__ import annotations

import argparse
import csv
import io
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from rntuple_construct.base.exits import Exit
from rntuple_construct.base.printable import number_text, printable
from rntuple_construct.batch.results import Row
from rntuple_construct.cli.documents import document_text
from rntuple_construct.cli.inputs import Input, add_input, open_one, open_table, resolve
from rntuple_construct.cli.jobs import add_many, jobs_of, wants_many
from rntuple_construct.cli.many import run_many
from rntuple_construct.cli.options import (
    UsageError,
    add_fields,
    count_text,
    fields_of,
    parse_entries,
    size_text,
    warn_of_no_entries,
)
from rntuple_construct.cli.outputs import check_output, open_output, output_path
from rntuple_construct.cli.progress import progress
from rntuple_construct.cli.tables import (
    Heading,
    progress_of_entries,
    spark,
    table_text,
    terminal_width,
)
from rntuple_construct.cli.terminal import say

if TYPE_CHECKING:
    from rntuple_construct.conversion.summary.stats import FieldStatistics, Statistics
    from rntuple_construct.conversion.tables.table import Table
    from rntuple_construct.reader import RNTuple


LOADS = ("rntuple_construct.conversion.summary.stats",)
DESCRIPTION = (
    "Print statistics of each field: count, missing values, NaN, range, quantiles, mean, standard deviation, distinct values, histogram "
    "and sizes. The number of distinct values is an estimate (~) above 8192. Medians are estimates (~) if numbers spread over more than 2048."
)
EXAMPLES = (
    "rntuple stats data.root",
    "rntuple stats data.root --fields met --format csv",
    "rntuple stats data.root --html stats.html",
    "rntuple stats data.root --where 'met > 50' --exclude-fields 'Muon_*'",
    "rntuple stats data.root --group auto",
)

_KEYS: dict[str, Callable[[FieldStatistics], Any]] = {
    "schema": lambda item: 0,
    "name": lambda item: item.path,
    "size": lambda item: -item.nbytes,
    "memory": lambda item: -item.len_pages,
    "ratio": lambda item: -item.compression_ratio,
    "values": lambda item: -item.num_values,
    "missing": lambda item: -item.num_missing,
    "distinct": lambda item: -(item.num_distinct or 0),
}
_TITLES = {
    "size": "disk",
    "memory": "memory",
    "ratio": "ratio",
    "values": "values",
    "missing": "missing",
    "distinct": "distinct",
}
"""Headings of the columns that rows are sorted by."""
_HEADINGS = [
    Heading("field", is_elastic=True), Heading("values", right=True), Heading("missing", right=True),
    Heading("min", right=True, is_elastic=True), Heading("median", right=True, is_elastic=True),
    Heading("mean", right=True, is_elastic=True), Heading("max", right=True, is_elastic=True), Heading("std", right=True), Heading("distinct", right=True),
    Heading("disk", right=True), Heading("type", is_elastic=True), Heading("histogram"), Heading("NaN", right=True),
    Heading("memory", right=True), Heading("ratio", right=True), Heading("pages", right=True),
]  # fmt: skip
"""Columns by importance: those at the end are left out where a terminal is narrow."""
_GROUP_HEADINGS = [
    Heading("group", is_elastic=True), Heading("fields", right=True), Heading("columns", right=True),
    Heading("disk", right=True), Heading("part", right=True), Heading("memory", right=True), Heading("ratio", right=True),
]  # fmt: skip


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    add_input(parser)
    add_fields(parser, "fields, patterns (Muon_*) or members (Muon.pt); default all", where=True)
    parser.add_argument(
        "--entries",
        metavar="A:B",
        help="entries A to B (excluded), either may be left out; or one number. Sizes are those of all entries",
    )
    parser.add_argument("--sort", choices=list(_KEYS), default="schema", help="order of the fields")
    parser.add_argument("--format", choices=["table", "json", "csv"], default="table")
    parser.add_argument(
        "--group",
        metavar="PATTERN",
        action="append",
        default=[],
        help="only sizes, summed over fields that match, such as 'Muon_*', the largest first; "
        "auto: by the beginning of names; repeatable",
    )
    add_many(parser, one="threads that take the values of fields (default: 1)")
    parser.add_argument(
        "--html", metavar="OUT.html", type=output_path, help="write a page with plots as well"
    )


def row_of(target: Input, output: str | None, arguments: argparse.Namespace) -> Row:
    """Statistics of one of many files."""
    from rntuple_construct.conversion.summary.stats import stats

    start, stop = parse_entries(arguments.entries)
    with open_one(target, arguments) as (file, ntuple):
        found = stats(
            ntuple, fields_of(arguments, ntuple), entry_start=start, entry_stop=stop, where=arguments.where,
            workers=arguments.threads,
        )  # fmt: skip
        return Row(str(target), "ok", "", file.size, found.num_entries, found.as_dict())


def run(arguments: argparse.Namespace) -> int:
    """Gather statistics and print them."""
    if arguments.group:
        check_grouping(arguments)
        with open_table(arguments) as (name, table):
            print_groups(table, name, arguments)
        return Exit.FINE
    if wants_many(arguments, arguments.file):
        return run_many(arguments, row_of)
    from rntuple_construct.conversion.summary.stats import stats

    start, stop = parse_entries(arguments.entries)
    if arguments.html:
        check_output(arguments.html, [resolve(arguments.file)])
    with open_table(arguments) as (name, table), progress("reading", 100) as advance:
        warn_of_no_entries(arguments.entries, table.num_entries)
        found = stats(
            table, fields_of(arguments, table), entry_start=start, entry_stop=stop, where=arguments.where,
            advanced=progress_of_entries(advance), workers=jobs_of(arguments),
        )  # fmt: skip
    print_statistics(found, name, arguments)
    return Exit.FINE


def print_statistics(found: Statistics, name: str, arguments: argparse.Namespace) -> None:
    """Print statistics in the form that is asked for, and write the page.

    Args:
        found: the statistics.
        name: name of the file.
        arguments: those of the subcommand.
    """
    from rntuple_construct.cli.stats_page import page

    found.fields.sort(key=_KEYS[arguments.sort])
    if arguments.html:
        with open_output(arguments.html, [resolve(arguments.file)]) as out:
            out.write(page(name, found))
    if arguments.format == "json":
        say(document_text({"file": name} | found.as_dict()))
    elif arguments.format == "csv":
        say(_csv(found).removesuffix("\n"))
    else:
        say(
            printable(
                f"{found.name}: {count_text(found.num_entries, 'entry')}, "
                f"{size_text(sum(item.nbytes for item in found.fields))} on disk"
            )
        )
        say(
            table_text(
                _HEADINGS,
                [_cells(item) for item in found.fields],
                terminal_width(),
                _TITLES.get(arguments.sort, ""),
            )
        )


def check_grouping(arguments: argparse.Namespace) -> None:
    """Raise UsageError for options that have no meaning with ``--group``."""
    if wants_many(arguments, arguments.file):
        raise UsageError("--group is for one file")
    for name in ("entries", "html", "where"):
        if getattr(arguments, name):
            raise UsageError(f"--{name} is not for the sizes of --group")
    if arguments.sort not in ("schema", "size"):
        raise UsageError(f"--sort {arguments.sort} is not for --group, which sorts by size")


def print_groups(table: RNTuple | Table, name: str, arguments: argparse.Namespace) -> None:
    """Print the sizes of groups of fields.

    Args:
        table: the RNTuple, or a table of another format.
        name: name of the file.
        arguments: those of the subcommand.
    """
    from rntuple_construct.conversion.summary.groups import group_sizes

    found = group_sizes(table, arguments.group, fields_of(arguments, table))
    if arguments.format == "json":
        say(document_text({"file": name} | found.as_dict()))
        return
    if arguments.format == "csv":
        out = io.StringIO()
        names = ["name", "num_fields", "num_columns", "nbytes", "len_pages", "compression_ratio"]
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(names)
        writer.writerows([_exact(getattr(item, name)) for name in names] for item in found.groups)
        say(out.getvalue().removesuffix("\n"))
        return
    total = sum(item.nbytes for item in found.groups)
    say(printable(f"{found.name}: {count_text(found.num_entries, 'entry')}, {size_text(total)} on disk"))
    rows = [
        [
            item.name, str(item.num_fields), str(item.num_columns), size_text(item.nbytes),
            f"{100 * item.nbytes / total:.1f} %" if total else "", size_text(item.len_pages), f"{item.compression_ratio:.2f}",
        ]
        for item in found.groups
    ]  # fmt: skip
    say(table_text(_GROUP_HEADINGS, rows, terminal_width()))


def _cells(item: FieldStatistics) -> Sequence[str]:
    from rntuple_construct.cli.stats_page import quantile_text

    distinct = (
        "" if item.num_distinct is None else f"{'' if item.is_distinct_exact else '~'}{item.num_distinct}"
    )
    name = item.path if item.measures == "values" else f"{item.path} ({item.measures})"
    missing = f"{100 * item.missing_share:.3g} %" if item.num_missing else ""
    return [
        name, str(item.num_values), missing,
        number_text(item.minimum, item.unit), quantile_text(item, 0.5),
        *(number_text(each, item.unit) for each in (item.mean, item.maximum, item.deviation)), distinct,
        size_text(item.nbytes), item.type.replace("std::", ""), spark(item.shown["counts"]), str(item.num_nan or ""),
        size_text(item.len_pages), f"{item.compression_ratio:.2f}", str(item.num_pages),
    ]  # fmt: skip


def _csv(found: Statistics) -> str:
    from rntuple_construct.conversion.summary.stats import SHARES

    out = io.StringIO()
    names = [
        "path", "type", "measures", "num_values", "num_missing", "num_nan", "minimum", "maximum", "mean", "deviation",
        "num_distinct", "is_distinct_exact", "nbytes", "len_pages", "compression_ratio", "num_pages",
        "unit",
    ]  # fmt: skip
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([*names, *(f"quantile_{share}" for share in SHARES)])
    for item in found.fields:
        quantiles = [each["value"] for each in item.quantiles] or [None] * len(SHARES)
        writer.writerow([_exact(value) for value in (*(getattr(item, name) for name in names), *quantiles)])
    return out.getvalue()


def _exact(value: Any) -> Any:
    if isinstance(value, bool):
        return "true" if value else "false"
    return printable(value) if isinstance(value, str) else "" if value is None else value
