"""Subcommands on Trevni files: each function does what the module of the same name does for RNTuples."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rntuple_construct.base.exits import Exit
from rntuple_construct.base.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.base.printable import describe, printable
from rntuple_construct.cli.documents import document_text
from rntuple_construct.cli.inputs import Input, resolve
from rntuple_construct.cli.jobs import jobs_of
from rntuple_construct.cli.options import (
    UsageError,
    count_text,
    fields_of,
    limits_of,
    parse_entries,
    size_text,
    warn_of_no_entries,
)
from rntuple_construct.cli.outputs import check_output, open_output
from rntuple_construct.cli.progress import progress
from rntuple_construct.cli.tables import progress_of_entries
from rntuple_construct.cli.terminal import say, talk
from rntuple_construct.trevni.fields import Node
from rntuple_construct.trevni.profiles import PROFILES
from rntuple_construct.trevni.reader import TrevniColumn, TrevniFile
from rntuple_construct.validation.config import ValidationConfig
from rntuple_construct.validation.report import Report

__all__ = ["convert", "dump", "explain", "export", "info", "stats", "validate"]

_CHUNK = "16 MB"


def _refuse(arguments: argparse.Namespace, *names: str) -> None:
    """Raise UsageError for options that do not apply to Trevni."""
    for name in names:
        if getattr(arguments, name, None):
            raise UsageError(f"--{name.replace('_', '-')} is for RNTuples, not for Trevni files")


def _given(arguments: argparse.Namespace) -> Input:
    given = resolve(getattr(arguments, "file", None) or arguments.source, getattr(arguments, "ntuple", None))
    if given.ntuple is not None:
        raise UsageError(f"a Trevni file holds one table: there is no '{given.ntuple}' in it")
    return given


@contextmanager
def _opened(arguments: argparse.Namespace) -> Iterator[TrevniFile]:
    given = _given(arguments)
    limits = limits_of(arguments) if hasattr(arguments, "limits") else DEFAULT_LIMITS
    with TrevniFile(given.source, verify=not getattr(arguments, "no_verify", False), limits=limits) as file:
        yield file


def info(arguments: argparse.Namespace) -> int:
    """Print what the file holds."""
    _refuse(arguments, "attribute_set", "clusters")
    with _opened(arguments) as file:
        if arguments.format == "json":
            say(document_text(_document(file)))
            return Exit.FINE
        version = file.structure.version
        say(f"{printable(file.name)}: {size_text(file.size)}, Trevni version {version}")
        blocks = sum(len(column.blocks) for column in file.columns.values())
        facts = [
            ("profile", file.profile.name),
            ("rows", str(file.num_rows)),
            ("columns", f"{count_text(len(file.columns), 'column')} in {count_text(blocks, 'block')}"),
            ("fields", ", ".join(file.fields)),
            *((f"key {key}", describe(value)) for key, value in file.metadata.items()),
        ]
        for label, value in facts:
            if value:
                say(printable(f"  {label + ':':16}{value}"))
        say(f"  schema: {count_text(len(file.columns), 'column')}")
        for column in file.columns.values():
            say(printable(f"    {column.name}: {_column_text(file, column)}"))
    return Exit.FINE


def _column_text(file: TrevniFile, column: TrevniColumn) -> str:
    info, blocks = column.info, column.blocks
    parts = [info.type.name]
    if info.is_array:
        parts.append("array")
    if info.parent is not None:
        parts.append(f"of '{list(file.columns)[info.parent]}'")
    if info.max_definition:
        parts.append(f"levels {info.max_repetition}/{info.max_definition}")
    if info.array_width:
        parts.append(f"[{info.array_width}]")
    notes = [
        info.codec.name,
        "crc32" if info.has_checksums else "",
        "first values" if info.has_first_values else "",
    ]
    stored, size = int(blocks.nbytes.sum()), int(blocks.len_blocks.sum())
    text = ", ".join(note for note in notes if note)
    return f"{' '.join(parts)} ({text}): {count_text(len(blocks), 'block')}, {size_text(stored)}, {size_text(size)} uncompressed"


def _document(file: TrevniFile) -> dict[str, Any]:
    return {
        "file": file.name,
        "size": file.size,
        "format": "trevni",
        "version": file.structure.version,
        "profile": file.profile.name,
        "num_rows": file.num_rows,
        "metadata": {key: value.decode("utf-8", "backslashreplace") for key, value in file.metadata.items()},
        "fields": file.fields,
        "columns": [
            {
                "name": column.name,
                "type": column.info.type.name,
                "codec": column.info.codec.name,
                "checksum": "crc32" if column.info.has_checksums else "null",
                "first_values": column.info.has_first_values,
                "max_repetition": column.info.max_repetition,
                "max_definition": column.info.max_definition,
                "array_width": column.info.array_width,
                "array": column.info.is_array,
                "parent": None if column.info.parent is None else list(file.columns)[column.info.parent],
                "num_blocks": len(column.blocks),
                "nbytes": int(column.blocks.nbytes.sum()),
                "len": int(column.blocks.len_blocks.sum()),
            }
            for column in file.columns.values()
        ],
    }


def dump(arguments: argparse.Namespace) -> int:
    """Print values row by row."""
    from rntuple_construct.cli.dump import NUM_ROWS, check_options, entries_of, fields_in_cells, print_values

    _refuse(arguments, "attribute_set", "where")
    if arguments.style != "plain":
        raise UsageError("--style is for RNTuples, not for Trevni files")
    check_options(arguments)
    entries = entries_of(arguments)
    start, stop = parse_entries(entries)
    with _opened(arguments) as file:
        names = fields_of(arguments, file)
        nodes = file.select(names)
        warn_of_no_entries(entries, file.num_rows)
        if arguments.format == "csv":
            names = fields_in_cells(nodes, _nested(file, nodes), skip=arguments.skip_unsupported)
            nodes = {name: nodes[name] for name in names}
        if arguments.format == "table" and entries is None and file.num_rows > NUM_ROWS:
            stop = NUM_ROWS
            talk(f"the first {NUM_ROWS} of {count_text(file.num_rows, 'row')}; --entries shows others")
        library = "layout" if nodes else "py"
        chunks = file.iterate(names, step_size=_CHUNK, entry_start=start, entry_stop=stop, library=library)
        infos = [column.info for column in file.columns.values()]

        def is_number(node: Node) -> bool:
            return not node.children and infos[node.columns()[0]].type.is_number

        with open_output(arguments.output, [_given(arguments)]) as out:
            shown = range(*slice(start, stop).indices(file.num_rows))
            print_values(arguments, nodes, is_number, chunks, out, shown)
    return Exit.FINE


def _nested(file: TrevniFile, nodes: dict[str, Node]) -> dict[str, str]:
    """Content of the columns that do not fit into a cell of CSV, by name."""
    infos = [column.info for column in file.columns.values()]
    found = {}
    for name, node in nodes.items():
        info = infos[node.columns()[0]]
        if info.array_width or any(each.children and each.step != "?" for each in node.walk()):
            found[name] = "nested"
        elif info.type.name == "bytes":
            found[name] = "bytes"
    return found


def stats(arguments: argparse.Namespace) -> int:
    """Gather statistics and print them."""
    from rntuple_construct.cli.stats import check_grouping, print_groups, print_statistics
    from rntuple_construct.conversion.summary.stats import stats as gather

    _refuse(arguments, "attribute_set", "where")
    if arguments.group:
        check_grouping(arguments)
        with _opened(arguments) as file:
            print_groups(file, file.name, arguments)
        return Exit.FINE
    start, stop = parse_entries(arguments.entries)
    if arguments.html:
        check_output(arguments.html, [_given(arguments)])
    with _opened(arguments) as file, progress("reading", 100) as advance:
        warn_of_no_entries(arguments.entries, file.num_entries)
        found = gather(
            file, fields_of(arguments, file), entry_start=start, entry_stop=stop,
            advanced=progress_of_entries(advance), workers=jobs_of(arguments),
        )  # fmt: skip
        name = file.name
    print_statistics(found, name, arguments)
    return Exit.FINE


def export(arguments: argparse.Namespace) -> int:
    """Export and print a summary."""
    from rntuple_construct.cli.export import check_target, export_table

    _refuse(arguments, "attribute_set", "jobs", "where")
    parse_entries(arguments.entries)
    check_target(arguments, _given(arguments))
    with _opened(arguments) as file:
        export_table(file, arguments)
    return Exit.FINE


def validate(given: Input, config: ValidationConfig, limits: Limits = DEFAULT_LIMITS) -> Report:
    """Check a file and return the report."""
    from rntuple_construct.trevni.checking import validate as check

    return check(
        given.source,
        config.level,
        select=config.select,
        ignore=config.ignore,
        fail_on=config.fail_on,
        name=given.target,
        limits=limits,
    )


def explain(arguments: argparse.Namespace) -> int:
    """Explain a file, a part of it or a byte."""
    from rntuple_construct.cli.explain import check_arguments, print_map
    from rntuple_construct.trevni.annotate import annotate

    _refuse(arguments, "pages")
    check_arguments(arguments)
    given = _given(arguments)
    if arguments.html is not None:
        check_output(arguments.html, [given])
    with annotate(given.source, limits=limits_of(arguments)) as file_map:
        return print_map(file_map, arguments, given, None)


def convert(arguments: argparse.Namespace) -> int:
    """Convert from or to Trevni, and print a summary."""
    from rntuple_construct.cli.convert import CONVERTED, ConvertedFile, print_rows
    from rntuple_construct.cli.dispatch import format_of
    from rntuple_construct.conversion.tables.table import opened
    from rntuple_construct.trevni.conversion import from_trevni, to_trevni
    from rntuple_construct.writer import WriteOptions

    _refuse(arguments, "jobs", "where")
    if os.path.isdir(arguments.source):
        raise UsageError("only single files are converted to or from Trevni")
    given = resolve(arguments.source, arguments.ntuple)
    target = Path(arguments.target)
    if target.is_dir():
        target /= os.path.basename(given.target)
    check_output(target, [given], force=arguments.force)
    start, stop = parse_entries(arguments.entries)
    chosen: dict[str, Any] = {
        "entry_start": start, "entry_stop": stop, "check": not arguments.no_check,
    }  # fmt: skip
    is_trevni = format_of(given) is not None
    if arguments.to in PROFILES:
        if arguments.compression is not None:
            chosen["codec"] = "null" if arguments.compression == "none" else arguments.compression
            if chosen["codec"] == "null" and arguments.to == "trevni-avro":
                chosen["checksum"] = "null"
        if is_trevni:
            with _opened(arguments) as file:
                fields = fields_of(arguments, file)
                done = to_trevni(file, target, profile=arguments.to, fields=fields, **chosen)
        else:
            with opened(given.source, given.ntuple) as ntuple:
                fields = fields_of(arguments, ntuple)
            done = to_trevni(
                given.source, target, profile=arguments.to, name=given.ntuple, fields=fields, **chosen
            )
    else:
        settings = {} if arguments.compression is None else {"compression": arguments.compression}
        write = WriteOptions.of_generation(arguments.to, **settings)
        with _opened(arguments) as file:
            fields = fields_of(arguments, file)
            done = from_trevni(file, target, generation=arguments.to, write=write, fields=fields, **chosen)
    print_rows([ConvertedFile(given.target, str(target), CONVERTED, [done])], arguments.format)
    return Exit.FINE
