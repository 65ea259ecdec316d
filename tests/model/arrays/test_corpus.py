"""The libraries agree with plain Python on every field of every real file."""

from __future__ import annotations

from typing import Any

import awkward as ak
import pytest
from support.corpora import corpus_names
from support.tuples import with_names

import rntuple_construct as rnt
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode


def has_characters(node: FieldNode) -> bool:
    """Whether a field holds ``char``, which the libraries give as numbers."""
    return node.kind is FieldKind.CHARACTER or any(map(has_characters, node.children))


@pytest.mark.parametrize("name", corpus_names("1.x", "rc2", "rc1"))
def test_awkward_and_arrow_hold_the_same_values(name: str, corpus_file: Any) -> None:
    with rnt.open(corpus_file(name)) as file:
        for ntuple in file:
            events = file[ntuple]
            fields = [field for field, node in events.nodes.items() if not has_characters(node)]
            rows = events.arrays(fields, entry_stop=200, library="py")
            array = events.arrays(fields, entry_stop=200, library="ak")
            assert ak.is_valid(array)
            # Awkward merges alternatives of several number types into one, so 1 may come back as 1.0.
            assert with_names(array.to_list()) == rows
            table = events.arrays(fields, entry_stop=200, library="pa")
            table.validate(full=True)
            assert repr(table.to_pylist()) == repr(rows)
