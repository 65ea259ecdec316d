"""``rntuple info``: versions, schema, clusters, compression and sizes."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Any

from rntuple_spec.column_types import COLUMN_TYPES

from rntuple_construct.cli.common import (
    EXIT_FINE,
    add_input,
    open_input,
    pick_ntuple,
    size_text,
    split_target,
)
from rntuple_construct.reader.describe import ColumnSummary, FieldSummary, Summary, summarize

_VARIABLE_WIDTH = {
    spec.name for spec in COLUMN_TYPES.values() if spec.bits_min != spec.bits_max and spec.kind == "real"
}


def add_parser(subparsers: Any) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser(
        "info", help="what a file holds", description="Versions, schema, clusters, compression and sizes."
    )
    add_input(parser)
    parser.add_argument("--format", choices=["text", "json"], default="text")
    parser.add_argument("--clusters", action="store_true", help="list every cluster (text)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print what the file holds; without a name, every RNTuple in it."""
    with open_input(arguments) as file:
        named = arguments.ntuple or split_target(arguments.file)[1] or arguments.attribute_set
        ntuples = [pick_ntuple(file, arguments)] if named else [file[name] for name in file.keys()]  # noqa: SIM118
        summaries = [summarize(ntuple) for ntuple in ntuples]
        if arguments.format == "json":
            document = {
                "schema_version": 1,
                "file": file.name,
                "size": file.size,
                "root_version": ".".join(map(str, file.root_version)),
                "ntuples": [summary.as_dict() for summary in summaries],
            }
            print(json.dumps(document, indent=1))
            return EXIT_FINE
        root = ".".join(map(str, file.root_version))
        print(f"{file.name}: {size_text(file.size)}, ROOT {root}, {_count(len(file.keys()), 'RNTuple')}")
        for summary in summaries:
            print()
            _print_summary(summary, clusters=arguments.clusters)
    return EXIT_FINE


def _versions_text(values: Sequence[Any]) -> str:
    """The newest value of a key, and the older ones if there are any."""
    *older, newest = (json.dumps(value) for value in values)
    return f"{newest}  (version {len(older)}; before: {', '.join(older)})" if older else newest


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _print_summary(summary: Summary, *, clusters: bool) -> None:
    ratio = summary.len_pages / summary.nbytes_pages if summary.nbytes_pages else 1.0
    pages = f"{size_text(summary.nbytes_pages)} on disk, {size_text(summary.len_pages)} uncompressed ({ratio:.2f}x)"
    envelopes = (
        f"{size_text(summary.nbytes_metadata)} on disk, {size_text(summary.len_metadata)} uncompressed"
    )
    settings = ", ".join(
        f"{name} ({_count(count, 'column range')})" if len(summary.compression) > 1 else name
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
            f"{_count(summary.num_clusters, 'cluster')} in {_count(summary.num_cluster_groups, 'group')}",
        ),
        ("pages", f"{_count(summary.num_pages, 'page')}: {pages}"),
        ("metadata", envelopes),
        ("compression", settings or "none"),
        ("checksums", f"{summary.page_checksums} pages"),
        ("features", ", ".join(map(str, summary.feature_flags))),
        ("attribute sets", ", ".join(summary.attribute_sets)),
    ]
    for label, value in facts:
        if value:
            print(f"  {label + ':':16}{value}")
    for key, values in summary.user_metadata.items():
        print(f"  meta-data:      {key} = {_versions_text(values)}")
    for name, reason in summary.dropped_fields.items():
        print(f"  left out:       {name}: {reason}")
    if clusters:
        print("  clusters:")
        for number, cluster in enumerate(summary.clusters):
            first, count = cluster["first_entry"], cluster["num_entries"]
            print(
                f"    {number}: entries {first} to {first + count - 1} ({count})"
                if count
                else f"    {number}: empty"
            )
    aliases = f" and {_count(summary.num_alias_columns, 'alias column')}" if summary.num_alias_columns else ""
    print(
        f"  schema: {_count(summary.num_fields, 'field')}, {_count(summary.num_columns, 'column')}{aliases}"
    )
    for field in summary.fields:
        _print_field(field, 2)


def _print_field(field: FieldSummary, depth: int) -> None:
    indent = "  " * depth
    notes = []
    if field.type_alias and field.type_alias != field.type:
        notes.append(f"alias {field.type_alias}")
    if field.is_projected:
        notes.append("projected")
    if field.in_extension and depth == 2:
        notes.append("added later")
    note = f"  ({', '.join(notes)})" if notes else ""
    print(f"{indent}{field.name}: {field.type or f'untyped {field.role}'}{note}")
    if field.description:
        print(f'{indent}    "{field.description}"')
    if not field.is_projected:
        several = len({column.representation for column in field.columns}) > 1
        for column in field.columns:
            print(f"{indent}  | {_column_text(column, several)}")
    for child in field.children:
        _print_field(child, depth + 1)


def _column_text(column: ColumnSummary, several: bool) -> str:
    text = f"#{column.column_id} {column.type}"
    if column.type in _VARIABLE_WIDTH:
        text += f" {column.bits} bits"
    if column.value_range:
        text += f" in [{column.value_range[0]:g}, {column.value_range[1]:g}]"
    if several:
        text += f", representation {column.representation}"
    if column.first_element_index is not None:
        text += f", from element {column.first_element_index}"
    elements, pages = _count(column.num_elements, "element"), _count(column.num_pages, "page")
    return f"{text}: {elements} in {pages}, {size_text(column.nbytes)}"
