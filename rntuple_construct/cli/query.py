"""``rntuple query``: SQL queries of RNTuples."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rntuple_construct.base.errors import UnsupportedError
from rntuple_construct.base.exits import Exit
from rntuple_construct.cli.dump import print_table
from rntuple_construct.cli.export import staged
from rntuple_construct.cli.inputs import add_reading, expand
from rntuple_construct.cli.options import (
    EXPORT_FORMATS,
    UsageError,
    count_text,
    limits_of,
    size_text,
)
from rntuple_construct.cli.outputs import STANDARD_OUTPUT, check_output, output_or_stdout
from rntuple_construct.cli.terminal import talk

if TYPE_CHECKING:
    from rntuple_construct.conversion.tables.query import Query
    from rntuple_construct.conversion.tables.query_tables import QueryTable

_TABLE, _NTUPLE = "table", "root"
NUM_ROWS = 100
"""Rows that a table shows."""

LOADS = ("rntuple_construct.conversion.tables.query",)
DESCRIPTION = (
    "Answer a SQL query. Each RNTuple is a table of its name; files that have RNTuples of one name make one table. "
    "Only the columns that the query needs are read, in steps of bounded memory. DuckDB answers the query."
)
EXAMPLES = (
    "rntuple query 'SELECT count(*) AS n, avg(met) AS met FROM Events WHERE met > 50' data.root",
    "rntuple query 'SELECT event, unnest(Muon_pt) AS pt FROM Events LIMIT 4' data.root",
    "rntuple query 'SELECT event, met FROM Events WHERE met > 100' 'data/*.root' -o loose.parquet",
    "rntuple query 'SELECT event, met FROM Events ORDER BY met DESC LIMIT 3' data.root --format csv",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    parser.add_argument("sql", metavar="SQL", help='SELECT statement; quote names such as "dir/Events"')
    parser.add_argument(
        "files",
        metavar="FILE[:NTUPLE]",
        nargs="+",
        help="paths, URLs, patterns, directories or @LIST; '-' is standard input",
    )
    parser.add_argument(
        "-o", "--output", metavar="OUT", type=output_or_stdout, default=STANDARD_OUTPUT,
        help="output file: .parquet, .arrow, .csv, .jsonl, .root; text also with .gz (default: standard output)",
    )  # fmt: skip
    parser.add_argument(
        "--format",
        choices=[_TABLE, *EXPORT_FORMATS, _NTUPLE],
        help="format of the output (default: from the suffix; a table on standard output)",
    )
    parser.add_argument(
        "--compression", metavar="METHOD[:LEVEL]", help="as for export; of RNTuples as for convert"
    )
    parser.add_argument(
        "--name",
        metavar="NAME",
        default="Events",
        help="name of an RNTuple that is written (default: %(default)s)",
    )
    parser.add_argument("--force", action="store_true", help="overwrite an existing file")
    parser.add_argument(
        "--step-size", metavar="SIZE", help="size of the values that are read at a time (default: 32 MB)"
    )
    parser.add_argument(
        "--union",
        action="store_true",
        help="files may lack fields that others have; their entries have missing values",
    )
    parser.add_argument(
        "--local-files",
        action="store_true",
        help="let the statement read other files, as read_csv('table.csv') does",
    )
    parser.add_argument(
        "--io",
        action="store_true",
        help="also print the columns that were read, for URLs the number of requests and bytes",
    )
    add_reading(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print or write the rows that a query finds."""
    if arguments.owns_process:
        _limit_memory()
    try:
        _answer(arguments)
        return Exit.FINE
    except KeyboardInterrupt:
        talk("rntuple: interrupted", always=True)
    # Outside of the handler: with the exception, an unfinished file is released that only its frames referred to.
    # Threads of DuckDB may still compute; they would abort a process that ends as usual.
    os._exit(Exit.INTERRUPTED)


def _limit_memory() -> None:
    """Let allocations fail that exceed the memory of the machine: DuckDB does not count texts of gigabytes."""
    if sys.platform != "linux":
        return
    import resource

    page = os.sysconf("SC_PAGE_SIZE")
    with open("/proc/self/statm", encoding="ascii") as file:
        mapped = int(file.read().split()[0])
    limit = (mapped + os.sysconf("SC_PHYS_PAGES")) * page
    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    if soft == resource.RLIM_INFINITY or soft > limit:
        resource.setrlimit(resource.RLIMIT_AS, (limit, hard))


def _answer(arguments: argparse.Namespace) -> None:
    from rntuple_construct.conversion.tables.query import STEP, Query

    inputs = list(expand(arguments.files))
    kind, output = _kind(arguments), arguments.output
    if output != STANDARD_OUTPUT:
        check_output(output, inputs, force=arguments.force)
    query = Query(
        arguments.sql, [(each.source, each.ntuple) for each in inputs], _tell, verify=not arguments.no_verify,
        limits=limits_of(arguments), external=arguments.external, step_size=arguments.step_size or STEP,
        union=arguments.union, local_files=arguments.local_files,
    )  # fmt: skip
    if kind == _TABLE:
        _print(query)
    elif kind == _NTUPLE:
        num = query.write_ntuple(output, arguments.name, _options(arguments))
        talk(
            f"{output}: RNTuple '{arguments.name}', {count_text(num, 'entry')}, {count_text(len(query.schema), 'field')}"
        )
    else:
        with staged(output) as target:
            done = query.write(target, format=kind, compression=arguments.compression)
        if output != STANDARD_OUTPUT:
            talk(
                f"{output}: {count_text(done.num_entries, 'row')}, {count_text(done.num_fields, 'column')}, "
                f"{size_text(done.nbytes)} ({done.format})"
            )
    if arguments.io:
        for table in query.tables_read.values():
            _tell_io(table)


def _kind(arguments: argparse.Namespace) -> str | None:
    """The format of the output; None for that of the suffix."""
    output: str = arguments.output
    kind: str | None = arguments.format
    if output == STANDARD_OUTPUT:
        if kind == _NTUPLE:
            raise UsageError("an RNTuple cannot be written to standard output; name a file with -o")
        kind = kind or _TABLE
    elif kind == _TABLE:
        raise UsageError("a table is for standard output; choose another --format for a file")
    if kind == _TABLE and arguments.compression:
        raise UsageError("--compression is for files, not for a table")
    if kind is None and os.path.splitext(output)[1].lower() == ".root":
        return _NTUPLE
    return kind


def _options(arguments: argparse.Namespace) -> Any:
    from rntuple_construct.writer import WriteOptions

    return WriteOptions(compression=arguments.compression) if arguments.compression else None


def _tell(name: str, missing: Mapping[str, UnsupportedError]) -> None:
    talk(f"note: SQL has no type for {count_text(len(missing), 'field')} of '{name}': {', '.join(missing)}")


def _tell_io(table: QueryTable) -> None:
    """Print the columns of a table that were read, and the requests."""
    columns, traffic = table.columns_read, table.traffic
    names = ", ".join(columns) or "none"
    talk(
        f"io: '{table.name}': {len(columns)} of {count_text(len(table.schema), 'column')}: {names}",
        always=True,
    )
    if traffic.requests:
        requests, ranges = count_text(traffic.requests, "request"), count_text(traffic.ranges, "range")
        talk(f"io: '{table.name}': {requests} for {ranges}, {size_text(traffic.nbytes)}", always=True)


def _print(query: Query) -> None:
    """Print the first rows as a table."""
    from rntuple_construct.model.values.layout import Numbers, Optional

    columns, has_more = query.texts(NUM_ROWS)
    if has_more:
        talk(f"the first {NUM_ROWS} rows; -o or --format gives all rows")
    contents = {name: each.content if isinstance(each, Optional) else each for name, each in columns.items()}
    print_table(
        {name: isinstance(each, Numbers) for name, each in contents.items()},
        iter([columns]),
        sys.stdout,
        None,
    )
