"""``rntuple info`` for a TTree: its entries, clusters, and branches with types and sizes."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from rntuple_construct.base.exits import Exit
from rntuple_construct.base.printable import printable
from rntuple_construct.cli.documents import document_text
from rntuple_construct.cli.options import UsageError, chosen_names, count_text, size_text
from rntuple_construct.cli.tables import Heading, table_text, terminal_width
from rntuple_construct.cli.terminal import say

if TYPE_CHECKING:
    from rntuple_construct.conversion.tables.ttree import Branch, TTree
    from rntuple_construct.reader import RNTupleFile

__all__ = ["print_ttree"]

_HEADINGS = [
    Heading("branch", is_elastic=True), Heading("type", is_elastic=True), Heading("disk", right=True), Heading("memory", right=True),
    Heading("ratio", right=True), Heading("baskets", right=True),
]  # fmt: skip
"""Columns by importance: those at the end are left out where a terminal is narrow."""


def print_ttree(file: RNTupleFile, path: str, tree_name: str, arguments: argparse.Namespace) -> int:
    """Print what a TTree holds.

    Args:
        file: its file.
        path: path or URL of the file.
        tree_name: name of the TTree, with directories in front.
        arguments: those of the subcommand.
    """
    from rntuple_construct.conversion.tables.ttree import open_ttrees

    for option in ("depth", "io"):
        if getattr(arguments, option):
            raise UsageError(f"--{option} is not for TTrees")
    version = ".".join(map(str, file.root_version))
    with open_ttrees(path, tree_name, skip_unsupported=True) as (tree,):
        branches, clusters = _chosen(tree, arguments), tree.cluster_ranges
        if arguments.format == "json":
            ttree: dict[str, Any] = {
                "path": tree.path,
                "class_name": tree.class_name,
                "num_entries": tree.num_entries,
                "branches": [asdict(branch) for branch in branches],
                "clusters": [{"first_entry": first, "num_entries": stop - first} for first, stop in clusters],
            }
            document = {"file": file.name, "size": file.size, "root_version": version, "ttree": ttree}
            say(document_text(document))
            return Exit.FINE
        say(f"{printable(file.name)}: {size_text(file.size)}, ROOT {version}")
        say()
        _print_facts(tree, len(clusters))
        if arguments.clusters:
            say("  clusters:")
            for number, (first, stop) in enumerate(clusters):
                say(f"    {number}: entries {first} to {stop - 1} ({stop - first})")
        say()
        say(table_text(_HEADINGS, [_cells(branch) for branch in branches], terminal_width()))
        for branch in branches:
            if branch.problem:
                say(printable(f"cannot be read: {branch.path}: {branch.problem}"))
    return Exit.FINE


def _print_facts(tree: TTree, num_clusters: int) -> None:
    nbytes = sum(branch.nbytes for branch in tree.branches)
    length = sum(branch.len_baskets for branch in tree.branches)
    num_baskets = sum(branch.num_baskets for branch in tree.branches)
    sizes = f"{size_text(nbytes)} on disk, {size_text(length)} uncompressed ({_ratio(length, nbytes)}x)"
    facts = [
        (tree.class_name, tree.path),
        ("entries", str(tree.num_entries)),
        ("clusters", str(num_clusters)),
        ("branches", str(len(tree.branches))),
        ("baskets", f"{count_text(num_baskets, 'basket')}: {sizes}"),
    ]
    for label, value in facts:
        say(f"  {label + ':':16}{printable(value)}")


def _chosen(tree: TTree, arguments: argparse.Namespace) -> list[Branch]:
    """The branches that are asked for, in the order that is asked for."""
    tops = {branch.path: branch.path.partition("/")[0] for branch in tree.branches}
    names = chosen_names(f"TTree '{tree.path}'", tops.values(), arguments, ("branch", "branches"))
    branches = [branch for branch in tree.branches if tops[branch.path] in names]
    if arguments.skip_unsupported:
        branches = [branch for branch in branches if not branch.problem]
    if arguments.sort == "name":
        branches.sort(key=lambda branch: branch.path)
    elif arguments.sort == "size":
        branches.sort(key=lambda branch: -branch.nbytes)
    return branches


def _cells(branch: Branch) -> Sequence[str]:
    return [
        branch.path, branch.type, size_text(branch.nbytes), size_text(branch.len_baskets),
        _ratio(branch.len_baskets, branch.nbytes), str(branch.num_baskets),
    ]  # fmt: skip


def _ratio(length: int, nbytes: int) -> str:
    return f"{length / nbytes if nbytes else 1.0:.2f}"
