"""Files that ROOT wrote: read with the values that ROOT reads, called valid, explained to the last byte, kept by conversion."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.file_checks import check_envelopes
from support.root_files import NAMES, path_of, values_of
from support.root_values import (
    VIEWS,
    as_root_prints,
    canonical,
    comparable,
    held,
    with_bytes_for_characters,
)

import rntuple_construct as rnt
from rntuple_construct.conversion import ConvertOptions, convert
from rntuple_construct.explain import Kind, annotate
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.validation import validate

EVERY = pytest.mark.parametrize("name", NAMES)
Values = Callable[[rnt.RNTuple, str, int], list[Any]]


def check_values(
    source: Any,
    name: str,
    ours: Values,
    theirs: Callable[[FieldNode, Any], Any] = lambda _, value: value,
    library: str = "layout",
) -> None:
    """Every value of a file is that of ROOT.

    Args:
        source: the file.
        name: name of the file that ROOT wrote with these values.
        ours: so many values of a field, as this package reads them.
        theirs: a value of ROOT in the same form.
        library: the library of that form.
    """
    with rnt.open(source) as file:
        assert set(file.keys()) == set(values_of(name))
        for key, expected in values_of(name).items():
            ntuple = file[key]
            assert ntuple.num_entries == expected["entries"]
            assert set(ntuple.nodes) == set(expected["values"])
            for field, values in expected["values"].items():
                node = ntuple.nodes[field]
                found = [comparable(node, value) for value in ours(ntuple, field, len(values))]
                wanted = [theirs(node, comparable(node, value)) for value in values]
                if library == "ak" and has_variants(node):
                    # Awkward merges alternatives of several number types, so that 1 may come back as 1.0.
                    assert found == wanted, field
                else:
                    assert canonical(found) == canonical(wanted), field


def has_variants(node: FieldNode) -> bool:
    """Whether a variant is somewhere in a field."""
    return node.kind is FieldKind.VARIANT or any(map(has_variants, node.children))


def exactly(ntuple: rnt.RNTuple, field: str, count: int) -> list[Any]:
    """Values in the form in which those of ROOT are kept."""
    return as_root_prints(ntuple.arrays([field], entry_stop=count, library="layout")[field])


@EVERY
def test_values_are_those_that_root_reads(name: str) -> None:
    check_values(path_of(name), name, exactly)


@EVERY
@pytest.mark.parametrize("library", VIEWS)
def test_values_in_every_library_are_those_that_root_reads(library: str, name: str) -> None:
    def ours(ntuple: rnt.RNTuple, field: str, count: int) -> list[Any]:
        return VIEWS[library](ntuple.arrays([field], entry_stop=count, library=library), field)

    def theirs(node: FieldNode, value: Any) -> Any:
        return held(value) if library == "py" else with_bytes_for_characters(node, held(value))

    check_values(path_of(name), name, ours, theirs, library)


@EVERY
def test_attributes_are_those_that_root_reads(name: str) -> None:
    with rnt.open(path_of(name)) as file:
        for key, expected in values_of(name).items():
            ntuple = file[key]
            sets = expected.get("attributes", {})
            assert sorted(ntuple.attribute_sets) == sorted(sets)
            for title, ranges in sets.items():
                rows = ntuple.attribute_set(title).arrays(library="py")
                assert rows == [
                    {"_rangeStart": item["start"], "_rangeLen": item["length"], "_userData": item["values"]}
                    for item in ranges
                ]


@EVERY
def test_both_grammars_parse_and_build_the_envelopes(name: str) -> None:
    with rnt.open(path_of(name)) as file:
        for key in file:
            check_envelopes(path_of(name), file[key])


@EVERY
def test_nothing_is_wrong_with_files_of_root(name: str) -> None:
    report = validate(path_of(name), level="full")
    found = [
        (each.rule_id, each.severity) for each in report.findings if each.severity in ("error", "warning")
    ]
    # For C arrays of several dimensions ROOT writes the innermost type as alias (E55).
    assert found == ([("RNT-FLD-027", "warning")] * 4 if name == "c_arrays" else [])


@EVERY
def test_every_byte_is_explained(name: str) -> None:
    with annotate(path_of(name)) as file_map:
        sizes: Counter[Kind] = Counter()
        end = file_map.file.header.ofs_end
        for leaf, kind in file_map.leaves():
            # With direct input and output ROOT fills up the last block, behind the end that it states.
            assert leaf.stop <= end or kind is Kind.UNCLAIMED
            sizes[kind] += leaf.size if leaf.stop <= end else 0
        assert (sizes[Kind.UNCLAIMED], sizes[Kind.UNPARSED], file_map.problems) == (0, 0, [])
        assert sum(sizes.values()) == end


def converted(name: str, target: Path | io.BytesIO) -> None:
    convert(path_of(name), target, ConvertOptions())


@EVERY
def test_conversion_keeps_the_values_that_root_reads(name: str) -> None:
    buffer = io.BytesIO()
    converted(name, buffer)
    check_values(buffer.getvalue(), name, exactly)
