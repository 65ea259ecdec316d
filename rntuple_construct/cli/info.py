"""``rntuple info``: versions, schema, clusters, compression and sizes."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from rntuple_construct.base.exits import Exit
from rntuple_construct.base.printable import printable
from rntuple_construct.cli.documents import document_text
from rntuple_construct.cli.inputs import (
    Input,
    add_input,
    open_input,
    pick_ntuple,
    resolve,
    traffic_text,
    ttree_of,
    without_ntuple,
)
from rntuple_construct.cli.jobs import add_many, wants_many
from rntuple_construct.cli.options import (
    UsageError,
    add_fields,
    add_format,
    chosen_names,
    count_text,
    size_text,
)
from rntuple_construct.cli.terminal import say, talk

if TYPE_CHECKING:
    from rntuple_construct.batch.results import Row
    from rntuple_construct.reader import RNTupleFile
    from rntuple_construct.reader.summary import ColumnSummary, FieldSummary, Summary


_CHECKSUMS = {"all": "all pages", "some": "some pages", "none": "no page has one", "no pages": ""}
LOADS = ("rntuple_construct.reader.summary",)
DESCRIPTION = "Print versions, schema, clusters, compression and sizes of RNTuples. FILE:TREE prints the branches of a TTree."
EXAMPLES = (
    "rntuple info data.root",
    "rntuple info data.root --no-columns --sizes --sort size",
    "rntuple info 'data/*.root' --results files.jsonl",
    "rntuple info old.root:Events --sort size",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    add_input(parser)
    add_many(parser)
    add_format(parser)
    parser.add_argument("--clusters", action="store_true", help="list every cluster (text)")
    add_fields(parser, "top-level fields or patterns (Muon_*); default all")
    parser.add_argument(
        "--depth", type=int, metavar="N", help="levels of fields to show; 1: only top-level fields"
    )
    parser.add_argument(
        "--sort", choices=["schema", "name", "size"], default="schema", help="order of the fields"
    )
    parser.add_argument(
        "--sizes", action="store_true", help="sizes of fields including their sub-fields (text)"
    )
    parser.add_argument(
        "--io", action="store_true", help="for a URL, also print the number of requests and bytes"
    )
    parser.add_argument(
        "--columns",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="list the columns of fields (text)",
    )


def row_of(target: Input, output: str | None, arguments: argparse.Namespace) -> Row:
    """Contents of one of many files."""
    from rntuple_construct.batch.results import Row
    from rntuple_construct.reader.summary import summarize

    arguments = argparse.Namespace(**{**vars(arguments), "file": str(target)})
    with open_input(arguments) as file:
        names = file.keys() if target.ntuple is None else [target.ntuple]
        summaries = [_chosen(summarize(file[name]), arguments) for name in names]
        detail: dict[str, Any] = {
            "root_version": ".".join(map(str, file.root_version)),
            "ntuples": [summary.as_dict() for summary in summaries],
        }
        if arguments.io:
            detail["io"] = None if file.traffic is None else file.traffic.as_dict()
        num_entries = sum(summary.num_entries for summary in summaries)
        if not summaries:
            return Row(str(target), "skipped", without_ntuple(file), file.size, 0, detail)
        return Row(str(target), "ok", "", file.size, num_entries, detail)


def run(arguments: argparse.Namespace) -> int:
    """Print what the file holds; without a name, every RNTuple in it."""
    if wants_many(arguments, arguments.file):
        from rntuple_construct.cli.many import run_many

        return run_many(arguments, row_of)
    from rntuple_construct.reader.summary import summarize

    with open_input(arguments) as file:
        given = resolve(arguments.file, arguments.ntuple)
        if given.ntuple and not given.is_standard_input and not arguments.attribute_set:
            tree = ttree_of(file, given.ntuple)
            if tree is not None:
                from rntuple_construct.cli.info_ttree import print_ttree

                return print_ttree(file, given.target, tree, arguments)
        named = given.ntuple or arguments.attribute_set
        ntuples = [pick_ntuple(file, arguments)] if named else [file[name] for name in file.keys()]  # noqa: SIM118
        summaries = [_chosen(summarize(ntuple), arguments) for ntuple in ntuples]
        if arguments.format == "json":
            document = {
                "file": file.name,
                "size": file.size,
                "root_version": ".".join(map(str, file.root_version)),
                "ntuples": [summary.as_dict() for summary in summaries],
            }
            if arguments.io:
                document["io"] = None if file.traffic is None else file.traffic.as_dict()
            say(document_text(document))
            return Exit.FINE if summaries else Exit.DATA
        root = ".".join(map(str, file.root_version))
        ntuples_text = count_text(len(file.keys()), "RNTuple")
        say(f"{printable(file.name)}: {size_text(file.size)}, ROOT {root}, {ntuples_text}")
        for class_name, names in _others(file).items():
            say(f"  {class_name}: {', '.join(map(printable, names))}")
        for summary in summaries:
            say()
            _print_summary(summary, arguments)
        if arguments.io:
            say()
            say(traffic_text(file))
        if not summaries:
            talk(f"rntuple: {file.name}: {without_ntuple(file)}", always=True)
    return Exit.FINE if summaries else Exit.DATA


def _versions_text(values: Sequence[Any]) -> str:
    """The newest value of a key, and the older ones if there are any."""
    import json

    *older, newest = (json.dumps(value) for value in values)
    return f"{newest}  (version {len(older)}; before: {', '.join(older)})" if older else newest


def _others(file: RNTupleFile) -> dict[str, list[str]]:
    """Names of the other objects in the top directory, by class, such as the TTrees."""
    ntuples = {entry.class_name for entry in file.container.keys(all_cycles=True)}
    found: dict[str, dict[str, None]] = {}
    for entry in file.container.objects():
        if not entry.is_directory and entry.class_name not in ntuples:
            found.setdefault(printable(entry.class_name), {})[entry.path] = None
    return {class_name: list(names) for class_name, names in found.items()}


def _print_summary(summary: Summary, arguments: argparse.Namespace) -> None:
    ratio = summary.len_pages / summary.nbytes_pages if summary.nbytes_pages else 1.0
    shared = f", {summary.num_shared_pages} of them share bytes" if summary.num_shared_pages else ""
    pages = f"{size_text(summary.nbytes_pages)} on disk{shared}, {size_text(summary.len_pages)} uncompressed ({ratio:.2f}x)"
    envelopes = (
        f"{size_text(summary.nbytes_metadata)} on disk, {size_text(summary.len_metadata)} uncompressed"
    )
    settings = ", ".join(
        f"{name} ({count_text(count, 'column range')})" if len(summary.compression) > 1 else name
        for name, count in summary.compression.items()
    )
    facts = [
        ("RNTuple", summary.path),
        ("description", summary.description),
        ("format", f"{summary.format_version} (generation {summary.generation})"),
        ("writer", summary.writer),
        ("entries", str(summary.num_entries)),
        (
            "clusters",
            f"{count_text(summary.num_clusters, 'cluster')} in {count_text(summary.num_cluster_groups, 'group')}",
        ),
        ("pages", f"{count_text(summary.num_pages, 'page')}: {pages}"),
        ("metadata", envelopes),
        ("compression", settings or "none"),
        ("checksums", _CHECKSUMS[summary.page_checksums]),
        ("features", ", ".join(map(str, summary.feature_flags))),
        ("attribute sets", ", ".join(summary.attribute_sets)),
    ]
    for label, value in facts:
        if value:
            say(f"  {label + ':':16}{printable(value)}")
    for key, values in summary.user_metadata.items():
        say(printable(f"  meta-data:      {key} = {_versions_text(values)}"))
    for name, reason in summary.dropped_fields.items():
        say(printable(f"  left out:       {name}: {reason}"))
    if arguments.clusters:
        say("  clusters:")
        for number, cluster in enumerate(summary.clusters):
            first, count = cluster["first_entry"], cluster["num_entries"]
            say(
                f"    {number}: entries {first} to {first + count - 1} ({count})"
                if count
                else f"    {number}: empty"
            )
    aliases = (
        f" and {count_text(summary.num_alias_columns, 'alias column')}" if summary.num_alias_columns else ""
    )
    say(
        f"  schema: {count_text(summary.num_fields, 'field')}, {count_text(summary.num_columns, 'column')}{aliases}"
    )
    for field in summary.fields:
        _print_field(field, 2, arguments, summary.nbytes_pages)


def _print_field(field: FieldSummary, depth: int, arguments: argparse.Namespace, total: int) -> None:
    indent = "  " * depth
    notes = []
    if field.type_alias and field.type_alias != field.type:
        notes.append(f"alias {field.type_alias}")
    if field.is_projected:
        notes.append("projected")
    if field.in_extension and depth == 2:
        notes.append("added later")
    note = f"  ({', '.join(notes)})" if notes else ""
    size = f"  {_sizes_text(field, total)}" if arguments.sizes and not field.is_projected else ""
    say(printable(f"{indent}{field.name}: {field.type or f'untyped {field.role}'}{note}{size}"))
    if field.description:
        say(printable(f'{indent}    "{field.description}"'))
    if arguments.columns and not field.is_projected:
        several = len({column.representation for column in field.columns}) > 1
        for column in field.columns:
            say(f"{indent}  | {_column_text(column, several)}")
    for child in field.children:
        _print_field(child, depth + 1, arguments, total)


def _sizes_text(field: FieldSummary, total: int) -> str:
    """Sizes of a field with all below it, and its part of all pages."""
    ratio = field.len_pages / field.nbytes if field.nbytes else 1.0
    part = f", {100 * field.nbytes / total:.1f} %" if total else ""
    return f"[{size_text(field.nbytes)} of {size_text(field.len_pages)}, {ratio:.2f}x{part}]"


def _chosen(summary: Summary, arguments: argparse.Namespace) -> Summary:
    """The same with the fields that are asked for, in the order and to the depth that is asked for."""
    names = set(chosen_names(f"'{summary.path}'", {field.name: field for field in summary.fields}, arguments))
    left_out = summary.dropped_fields if arguments.skip_unsupported else {}
    fields = [field for field in summary.fields if field.name in names and field.name not in left_out]
    dropped = {name: why for name, why in summary.dropped_fields.items() if name not in left_out}
    if arguments.depth is not None and arguments.depth < 0:
        raise UsageError(f"--depth {arguments.depth} is no number of levels")
    arranged = _arranged(fields, arguments.sort, arguments.depth)
    if arranged == summary.fields and dropped == summary.dropped_fields:
        return summary
    from dataclasses import replace

    return replace(summary, fields=arranged, dropped_fields=dropped)


def _arranged(fields: Sequence[FieldSummary], sort: str, depth: int | None) -> list[FieldSummary]:
    if depth == 0:
        return []
    if depth is None and sort == "schema":
        return list(fields)
    below = None if depth is None else depth - 1
    from dataclasses import replace

    arranged = [replace(field, children=_arranged(field.children, sort, below)) for field in fields]
    if sort == "name":
        arranged.sort(key=lambda field: field.name)
    elif sort == "size":
        arranged.sort(key=lambda field: -field.nbytes)
    return arranged


@cache
def _types_of_any_width() -> set[str]:
    """Types of floating-point columns whose number of bits the writer chooses."""
    from rntuple_spec.column_types import COLUMN_TYPES

    return {
        spec.name for spec in COLUMN_TYPES.values() if spec.bits_min != spec.bits_max and spec.kind == "real"
    }


def _column_text(column: ColumnSummary, several: bool) -> str:
    text = f"#{column.column_id} {column.type}"
    if column.type in _types_of_any_width():
        text += f" {column.bits} bits"
    if column.value_range:
        text += f" in [{column.value_range[0]:g}, {column.value_range[1]:g}]"
    if several:
        text += f", representation {column.representation}"
    first = column.first_element_index
    if first is not None:
        text += f", from element {first}" if first >= 0 else f", suppressed before element {-first}"
    elements, pages = count_text(column.num_elements, "element"), count_text(column.num_pages, "page")
    return f"{text}: {elements} in {pages}, {size_text(column.nbytes)}"
