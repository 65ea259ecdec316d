"""The adapter of uproot gives what uproot says."""

from __future__ import annotations

from pathlib import Path

import pytest

from rntuple_construct.kit.adapters.uproot_reader import _tree, _value
from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.kit.fuzzing import Dissection, Recipe, Step, apply_recipe

uproot = pytest.importorskip("uproot")


def test_a_string_with_the_flag_of_arrays_stays_a_string(tmp_path: Path) -> None:
    """The adapter took it apart, and a finding about uproot was made of that."""
    path = tmp_path / "flag.root"
    step = Step("set", "header.schema.fields[2].flags", 1)
    path.write_bytes(apply_recipe(Dissection(BASES["extra"]()), Recipe((step,))))
    with uproot.open(path) as file:
        ntuple = file["events"]
        direct = ntuple["name"].array().tolist()
        field = _tree(ntuple)[1]["name"]
    assert direct[:3] == ["a", "", "bb"]
    assert field.is_repetitive
    assert [_value(field, value) for value in direct] == direct
