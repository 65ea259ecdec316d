"""``rntuple dump``: values as JSON, JSON lines, CSV or a table."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TextIO

from rntuple_construct.base.errors import RNTupleError, SchemaError, SourceError
from rntuple_construct.base.exits import Exit
from rntuple_construct.base.printable import harmless, printable
from rntuple_construct.cli.inputs import (
    COPIES_OF_TEXT,
    add_input,
    limit_work,
    open_input,
    pick_ntuple,
    resolve,
)
from rntuple_construct.cli.options import (
    UsageError,
    add_fields,
    count_text,
    fields_of,
    parse_entries,
    warn_of_no_entries,
)
from rntuple_construct.cli.outputs import open_output, output_or_stdout
from rntuple_construct.cli.tables import Heading, table_text, terminal_width
from rntuple_construct.cli.terminal import talk, talk_notes

if TYPE_CHECKING:
    from rntuple_construct.model.arrays import Library
    from rntuple_construct.model.schema.field_kinds import FieldNode
    from rntuple_construct.model.values.layout import Layout
    from rntuple_construct.reader import RNTuple
    from rntuple_construct.reader.expressions import Condition

    Chunks = Iterator[Mapping[str, Layout] | list[dict[str, Any]]]


CHUNK = "16 MB"
_SUITE_STYLE = "validation-suite"
NUM_ROWS = 20
"""Entries that a table has unless others are asked for."""
_MAX_CELL = 200


LOADS = (
    "rntuple_construct.model.arrays",
    "rntuple_construct.reader.file",
    "rntuple_construct.reader.grouping",
    "rntuple_construct.reader.page_reader",
    "rntuple_construct.reader.sharding",
)
DESCRIPTION = "Print the values of an RNTuple, one object per entry."
EXAMPLES = (
    "rntuple dump data.root --entries 0:5 --format table",
    "rntuple dump data.root --fields 'Muon_*' --entries 0:2",
    "rntuple dump data.root --fields met --format csv -o met.csv",
    "rntuple dump data.root --where 'len(Muon_pt) > 1 and met > 50' -n 3",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    add_input(parser)
    parser.add_argument(
        "--csv-safe",
        action="store_true",
        help="put an apostrophe before text in CSV cells that a spreadsheet would interpret as a formula (=, +, -, @)",
    )
    parser.add_argument("--format", choices=["json", "jsonl", "csv", "table"], default="json")
    parser.add_argument(
        "--style",
        choices=["plain", _SUITE_STYLE],
        default="plain",
        help=f"{_SUITE_STYLE}: exactly the text that the readers of the RNTuple Validation Suite print",
    )
    add_fields(parser, "fields, patterns (Muon_*) or members (Muon.pt); default all", where=True)
    which = parser.add_mutually_exclusive_group()
    which.add_argument(
        "--entries", metavar="A:B", help="entries A to B (excluded), either may be left out; or one number"
    )
    which.add_argument(
        "-n",
        type=int,
        metavar="N",
        dest="num_entries",
        help="the first N entries, with --where of those that fulfil it",
    )
    parser.add_argument(
        "-o", "--output", metavar="PATH", type=output_or_stdout, help="output file (default: standard output)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Print values entry by entry."""
    if arguments.style == _SUITE_STYLE:
        return _run_suite(arguments)
    from rntuple_construct.reader.expressions import Condition

    check_options(arguments)
    limit = arguments.num_entries
    entries = entries_of(arguments)
    start, stop = parse_entries(entries)
    with open_input(arguments) as file:
        ntuple = pick_ntuple(file, arguments)
        fields = fields_of(arguments, ntuple)
        nodes = ntuple.select(fields)
        if arguments.format == "csv":
            names = fields_in_cells(nodes, _nested(nodes), skip=arguments.skip_unsupported)
            nodes = {name: nodes[name] for name in names}
        warn_of_no_entries(entries, ntuple.num_entries)
        is_short = arguments.format == "table" and arguments.entries is None and limit is None
        cut, numbers = None, None
        if arguments.where is not None:
            cut = Condition(arguments.where, ntuple.node)
            if arguments.format == "table" or limit is not None:
                numbers = ntuple.matching(cut, start, stop, NUM_ROWS if is_short else limit).tolist()
                # Entries after the last one that is shown are not read.
                start, stop = (numbers[0], numbers[-1] + 1) if numbers else (0, 0)
            if is_short and len(numbers or ()) == NUM_ROWS:
                talk(f"the first {NUM_ROWS} entries that fulfil the condition; --entries or -n shows others")
        elif is_short and ntuple.num_entries > NUM_ROWS:
            stop = NUM_ROWS
            talk(f"the first {NUM_ROWS} of {count_text(ntuple.num_entries, 'entry')}; --entries shows others")
        limit_work(file, arguments, COPIES_OF_TEXT)
        failed = _unreadable(ntuple, list(nodes), cut, start, stop)
        limit_work(file, arguments, COPIES_OF_TEXT)
        if failed:
            nodes = {name: node for name, node in nodes.items() if name not in failed}
            if not nodes:
                raise next(iter(failed.values()))
            talk_notes(
                (f"field '{name}' cannot be read: {error}" for name, error in failed.items()), "warning"
            )
        # Layouts of no field at all would not tell how many entries there are.
        library: Library = "layout" if nodes else "py"
        chunks = ntuple.iterate(
            list(nodes), cut, step_size=CHUNK, entry_start=start, entry_stop=stop, library=library
        )
        chunks = _meant(chunks, nodes)
        with open_output(arguments.output, [resolve(arguments.file)]) as out:
            shown = range(*slice(start, stop).indices(ntuple.num_entries)) if numbers is None else numbers
            print_values(arguments, nodes, _is_number, chunks, out, shown)
        is_complete = fields is not None or not ntuple.dropped
        is_complete = arguments.skip_unsupported or (not failed and is_complete)
    return Exit.FINE if is_complete else Exit.DATA


def _unreadable(
    ntuple: RNTuple, names: list[str], cut: Condition | None, start: int | None, stop: int | None
) -> dict[str, RNTupleError]:
    """Return the errors of fields that cannot be read, before the first value is printed: documents are never cut short.

    Reading takes a small part of the time that printing takes.
    """
    try:
        _read(ntuple, names, cut, start, stop)
    except (SourceError, SchemaError):
        raise
    except RNTupleError as first:
        work = ntuple.metadata.container.work
        failed: dict[str, RNTupleError] = {}
        for name in names:
            if work is not None and work.is_exceeded:
                raise first from None
            try:
                _read(ntuple, [name], cut, start, stop)
            except RNTupleError as error:
                failed[name] = error
        if not failed:
            raise  # all fields together exceed a limit
        return failed
    return {}


def _meant(chunks: Chunks, nodes: Mapping[str, FieldNode]) -> Chunks:
    """Chunks with text for times and decimals."""
    from rntuple_construct.model.arrays import Form, meant

    return (meant(chunk, nodes, Form.TEXT) if isinstance(chunk, Mapping) else chunk for chunk in chunks)


def _read(
    ntuple: RNTuple, names: list[str], cut: Condition | None, start: int | None, stop: int | None
) -> None:
    """Read values and drop them again."""
    for _ in ntuple.iterate(
        names, cut, step_size=CHUNK, entry_start=start, entry_stop=stop, library="layout"
    ):
        pass


def _run_suite(arguments: argparse.Namespace) -> int:
    """Print a file as the validation suite does: all of it, and its attribute sets and refusals too."""
    from rntuple_construct.kit.corpus.suite.dumping import print_file

    others = ("fields", "exclude_fields", "where", "entries", "attribute_set", "csv_safe")
    is_partial = arguments.num_entries is not None or any(getattr(arguments, name) for name in others)
    if arguments.format != "json" or is_partial:
        raise UsageError(
            f"--style {_SUITE_STYLE} prints whole RNTuples as JSON, without --fields, --where, --entries, -n, "
            "--attribute-set or --csv-safe"
        )
    given = resolve(arguments.file, arguments.ntuple)
    with open_input(arguments) as file, open_output(arguments.output, [given]) as out:
        print_file(file, given.ntuple, out)
    return Exit.FINE


def _rows(chunks: Chunks) -> Iterator[dict[str, Any]]:
    from rntuple_construct.model.arrays import JSON, to_rows

    for chunk in chunks:
        yield from to_rows(chunk, JSON) if isinstance(chunk, Mapping) else chunk


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def _objects(chunks: Chunks, before: str, after: str) -> Iterator[str]:
    """Texts of many entries."""
    from rntuple_construct.model.arrays import json_objects

    for chunk in chunks:
        columns, length = _columns(chunk)
        yield str(json_objects(columns, length, before=before, after=after), "ascii")


def _columns(chunk: Mapping[str, Layout] | list[dict[str, Any]]) -> tuple[Mapping[str, Layout], int]:
    """Layouts and number of entries of a chunk, which is a list of empty dicts if there are no fields."""
    if isinstance(chunk, Mapping):
        return chunk, max(map(len, chunk.values()))
    return {}, len(chunk)


def _print_json(chunks: Chunks, out: TextIO) -> None:
    out.write("[")
    start = 1  # no comma in front of the first
    for text in _objects(chunks, ",\n", ""):
        out.write(text[start:])
        start = 0 if text else start
    out.write("\n]\n")


def _print_csv(nodes: Iterable[str], chunks: Chunks, out: TextIO, *, is_safe: bool) -> None:
    """Print values as CSV; safe text is none that a spreadsheet takes for a formula."""
    from rntuple_construct.model.arrays import csv_cell, csv_lines, safe_csv_cell

    # A terminal gets no control characters; files and pipes get the data unchanged.
    show = harmless if out.isatty() else str
    out.write(show(",".join(map(safe_csv_cell if is_safe else csv_cell, map(printable, nodes))) + "\n"))
    out.writelines(
        show(str(csv_lines(*_columns(chunk), is_safe=is_safe), "utf-8", "surrogateescape"))
        for chunk in chunks
    )


def print_values(
    arguments: argparse.Namespace,
    nodes: Mapping[str, Any],
    is_number: Callable[[Any], bool],
    chunks: Chunks,
    out: TextIO,
    numbers: Sequence[int],
) -> None:
    """Print values in the format that is asked for, of files of any format.

    Args:
        arguments: those of the subcommand.
        nodes: the fields by name.
        is_number: returns whether the values of a field are numbers.
        chunks: the values.
        out: where to.
        numbers: numbers of the entries.
    """
    if arguments.format == "table":
        print_table({name: is_number(node) for name, node in nodes.items()}, chunks, out, numbers)
    elif arguments.format == "csv":
        _print_csv(nodes, chunks, out, is_safe=arguments.csv_safe)
    elif arguments.format == "jsonl":
        out.writelines(_objects(chunks, "", "\n"))
    else:
        _print_json(chunks, out)


def print_table(
    fields: Mapping[str, bool], chunks: Chunks, out: TextIO, numbers: Sequence[int] | None
) -> None:
    """Print values as a table.

    Args:
        fields: names, and whether the values are numbers.
        chunks: the values.
        out: where to.
        numbers: numbers of the entries; None to leave them out.
    """
    rows: list[list[str]] = []
    for number, row in (
        enumerate(_rows(chunks)) if numbers is None else zip(numbers, _rows(chunks), strict=True)
    ):
        cells = [
            value if isinstance(value, str) else "" if value is None else _compact(value)
            for value in row.values()
        ]
        rows.append([*([] if numbers is None else [str(number)]), *(cell[:_MAX_CELL] for cell in cells)])
    headings = [] if numbers is None else [Heading("entry", right=True)]
    headings += [
        Heading(printable(name), right=is_number, is_elastic=not is_number)
        for name, is_number in fields.items()
    ]
    out.write(harmless(table_text(headings, rows, terminal_width() if out is sys.stdout else None)) + "\n")


def _is_number(node: FieldNode) -> bool:
    from rntuple_construct.model.schema.field_kinds import FieldKind

    return _inner(node).kind in (FieldKind.NUMBER, FieldKind.CARDINALITY)


def _inner(node: FieldNode) -> FieldNode:
    """Return the kind of one value of a field, below its wrappers."""
    from rntuple_construct.model.schema.field_kinds import FieldKind

    return node.value_of((FieldKind.WRAPPER, FieldKind.OPTIONAL, FieldKind.DENSE_OPTIONAL))


def _nested(nodes: Mapping[str, FieldNode]) -> dict[str, str]:
    """Kinds of the fields that hold no single value per entry, by name; wrappers are looked through."""
    from rntuple_construct.model.schema.field_kinds import FieldKind

    flat = {FieldKind.NUMBER, FieldKind.CHARACTER, FieldKind.STRING, FieldKind.CARDINALITY}
    kinds = {name: _inner(node).kind for name, node in nodes.items()}
    return {name: kind.value for name, kind in kinds.items() if kind not in flat}


def fields_in_cells(names: Iterable[str], nested: Mapping[str, str], *, skip: bool) -> list[str]:
    """Return the fields that fit into the cells of CSV.

    Args:
        names: all fields.
        nested: what those hold that do not fit, by name.
        skip: leave them out, in place of an error.

    Raises:
        UsageError: a field does not fit and is not left out, or no field fits.
    """
    found = [name for name in names if name not in nested]
    if nested and not (skip and found):
        (first, kind), *others = nested.items()
        also = f"; nor do {', '.join(name for name, _ in others[:5])}" if others else ""
        also += " and others" if len(others) > 5 else ""
        raise UsageError(
            f"field '{first}' ({kind}) does not fit into a CSV cell{also}; choose flat fields with --fields, "
            "or leave the others out with --skip-unsupported"
        )
    for name in nested:
        talk(f"field '{name}' is left out: it does not fit into a CSV cell")
    return found


def check_options(arguments: argparse.Namespace) -> None:
    """Raise UsageError for options that need another option, for files of any format."""
    if arguments.csv_safe and arguments.format != "csv":
        raise UsageError("--csv-safe goes with --format csv")


def entries_of(arguments: argparse.Namespace) -> str | None:
    """Return the range of entries that ``--entries`` or ``-n`` asks for; with ``--where``, ``-n`` counts chosen entries."""
    num = arguments.num_entries
    if num is not None and num < 0:
        raise UsageError(f"-n {num}: the number of entries is not negative")
    return arguments.entries if num is None or arguments.where is not None else f"0:{num}"
