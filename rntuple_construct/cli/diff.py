"""``rntuple diff``: what two RNTuples, or a TTree and an RNTuple, differ in."""

from __future__ import annotations

import argparse
import json
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

from rntuple_construct.base.exits import Exit
from rntuple_construct.base.printable import printable
from rntuple_construct.cli.documents import document_text
from rntuple_construct.cli.inputs import Input, add_reading, limit_work, resolve, ttree_of
from rntuple_construct.cli.options import (
    MAX_EXAMPLES,
    UsageError,
    add_fields,
    add_format,
    count_text,
    limits_of,
    names_of,
    pairs_of,
)
from rntuple_construct.cli.progress import progress
from rntuple_construct.cli.tables import progress_of_entries
from rntuple_construct.cli.terminal import say

if TYPE_CHECKING:
    from rntuple_construct.conversion.summary.diff import Difference
    from rntuple_construct.conversion.tables.ttree import TTree
    from rntuple_construct.reader import RNTuple, RNTupleFile


LOADS = ("rntuple_construct.conversion.summary.diff",)
DESCRIPTION = (
    "Compare schema and values of two RNTuples, of any generation of the format; either may be a TTree. Different clusters, pages, encodings and "
    "compression are ignored without --storage. Exit code 1 means that there are differences."
)
EXAMPLES = (
    "rntuple diff data.root copy.root",
    "rntuple diff data.root rounded.root --rtol 1e-6 --fields met",
    "rntuple diff old.root:Events new.root",
    "rntuple diff data.root copy.root --where 'met > 50' --exclude-fields 'Muon_*'",
)
_MAX_VALUE = 60


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    parser.add_argument("left", metavar="A[:NTUPLE|:TREE]", help="path or URL; '-' is standard input")
    parser.add_argument("right", metavar="B[:NTUPLE|:TREE]", help="path or URL")
    parser.add_argument("--ntuple", metavar="NAME", help="which RNTuple of both, if the files hold several")
    add_fields(parser, "fields, patterns (Muon_*) or members (Muon.pt); default all", where=True)
    parser.add_argument(
        "--map",
        metavar="LEFT=RIGHT",
        action="append",
        default=[],
        help="a field with another name on the right; repeatable",
    )
    parser.add_argument(
        "--group",
        metavar="PATTERN",
        action="append",
        default=[],
        help="collect arrays of a TTree into records, as for rntuple import; repeatable",
    )
    parser.add_argument("--rtol", type=float, default=0.0, metavar="X", help="relative tolerance of numbers")
    parser.add_argument("--atol", type=float, default=0.0, metavar="X", help="absolute tolerance of numbers")
    parser.add_argument("--bits", action="store_true", help="compare bits: zeros by sign, NaN by payload")
    parser.add_argument(
        "--storage", action="store_true", help="compare encodings, compression, clusters and pages too"
    )
    parser.add_argument(
        "--limit",
        type=int,
        default=MAX_EXAMPLES,
        metavar="N",
        help="number of differences to show for each field (default: 5)",
    )
    add_reading(parser)
    add_format(parser)


def run(arguments: argparse.Namespace) -> int:
    """Compare and print the differences; the exit code is 1 if there are any."""
    from rntuple_construct.conversion.summary.diff import diff
    from rntuple_construct.reader import RNTupleFile

    left, right = (resolve(text, arguments.ntuple) for text in (arguments.left, arguments.right))
    if left.is_standard_input and right.is_standard_input:
        raise UsageError("only one of the two files can be standard input")
    if arguments.limit < 0:
        raise UsageError(f"--limit {arguments.limit} is not a number of differences")
    limits = limits_of(arguments)
    choices: dict[str, Any] = {
        "verify": not arguments.no_verify, "external": arguments.external, "limits": limits
    }  # fmt: skip
    with ExitStack() as stack:
        one, other = (stack.enter_context(RNTupleFile(each.source, **choices)) for each in (left, right))
        for file in (one, other):
            limit_work(file, arguments)
        one_table, other_table = (
            _pick(file, given, arguments, stack) for file, given in ((one, left), (other, right))
        )
        if arguments.group and not any(map(_is_ttree, (one_table, other_table))):
            raise UsageError("--group is for TTrees")
        names = names_of(arguments.fields)
        if names is not None and arguments.skip_unsupported:
            names = [name for name in names if name not in {**one_table.dropped, **other_table.dropped}]
        with progress("comparing", 100) as advance:
            found = diff(
                one_table, other_table, names,
                rtol=arguments.rtol, atol=arguments.atol, bits=arguments.bits, storage=arguments.storage,
                where=arguments.where, exclude=names_of(arguments.exclude_fields) or (), skip_unsupported=arguments.skip_unsupported,
                max_examples=arguments.limit, advanced=progress_of_entries(advance), mapping=pairs_of("--map", arguments.map, "LEFT=RIGHT"),
            )  # fmt: skip
        if arguments.format == "json":
            say(document_text({"left_file": one.name, "right_file": other.name} | found.as_dict()))
        else:
            _print(found)
    return Exit.FINE if found.is_equal else Exit.FINDINGS


def _pick(
    file: RNTupleFile, given: Input, arguments: argparse.Namespace, stack: ExitStack
) -> RNTuple | TTree:
    name = given.ntuple
    tree = None if given.is_standard_input else ttree_of(file, name)
    if tree is None:
        return file.only() if name is None else file[name]
    from rntuple_construct.conversion.tables.ttree import open_ttrees

    (table,) = stack.enter_context(
        open_ttrees(given.target, tree, groups=arguments.group, skip_unsupported=True)
    )
    return table


def _is_ttree(table: Any) -> bool:
    from rntuple_construct.conversion.tables.ttree import TTree

    return isinstance(table, TTree)


def _print(found: Difference) -> None:
    left, right = found.num_entries
    if left != right:
        say(f"entries: {left} on the left, {right} on the right")
    for kind, items in (("schema", found.schema), ("storage", found.storage)):
        for item in items:
            where = f" of field '{printable(item['path'])}'" if item["path"] else ""
            say(f"{kind}: {item['what']}{where}: {_value(item['left'])} | {_value(item['right'])}")
    for field in found.fields:
        say(
            f"values: field '{printable(field.path)}' differs in {field.num_different} "
            f"{'entry' if field.num_different == 1 else 'entries'}, first in entry {field.first_entry}"
        )
        for example in field.examples:
            say(f"  entry {example['entry']}: {_value(example['left'])} | {_value(example['right'])}")
    if found.is_equal:
        say(f"no differences in {count_text(found.num_compared, 'entry')}")


def _value(value: Any) -> str:
    if value is None:
        return "-"
    text = printable(value if isinstance(value, str) else json.dumps(value))
    return text if len(text) <= _MAX_VALUE else f"{text[: _MAX_VALUE - 1]}…"
