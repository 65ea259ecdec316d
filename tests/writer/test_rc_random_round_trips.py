"""Random schemas in both drafts: written, read back, and the same in both grammars; or refused by name."""

from __future__ import annotations

import io
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.both_grammars import check_both_grammars
from writer.random_schemas import OPTIONS, fields

import rntuple_construct as rnt
from rntuple_construct.generations.records import UserMetadataEntry
from rntuple_construct.writer import WriteOptions

MISSING = {
    "rc1": ("std::set", "std::map", "std::atomic", "std::unordered"),
    "rc2": ("std::unordered_multiset",),
}
BOTH = pytest.mark.parametrize("generation", ["rc1", "rc2"])
SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]

VALUES: dict[int, st.SearchStrategy[Any]] = {
    1: st.integers(-(2**63), 2**63 - 1),
    2: st.booleans(),
    3: st.floats(allow_nan=False),
    4: st.text(st.characters(codec="utf-8"), max_size=5),
}


@st.composite
def metadata(draw: Any) -> list[UserMetadataEntry]:
    """Some key-value pairs, with keys that repeat."""
    entries = []
    for _ in range(draw(st.integers(0, 4))):
        key, value_type = draw(st.sampled_from(["a", "ROOT.b", "ü"])), draw(st.sampled_from(list(VALUES)))
        if draw(st.booleans()):
            entries.append(
                UserMetadataEntry(key, -value_type, draw(st.lists(VALUES[value_type], max_size=3)))
            )
        else:
            entries.append(UserMetadataEntry(key, value_type, draw(VALUES[value_type])))
    return entries


@st.composite
def cases(draw: Any) -> tuple[Any, ...]:
    """Schema, entries, sizes of clusters, options, meta-data of two envelopes, and whether clusters are sharded."""
    chosen = {f"x{i}": draw(fields()) for i in range(draw(st.integers(1, 3)))}
    rows = draw(
        st.lists(st.fixed_dictionaries({name: item.values for name, item in chosen.items()}), max_size=8)
    )
    sizes = draw(st.lists(st.integers(0, 4), max_size=4))
    groups = [[name] for name in chosen] if draw(st.booleans()) else []
    schema = {name: item.spec for name, item in chosen.items()}
    return schema, rows, sizes, draw(OPTIONS), [draw(metadata()), draw(metadata())], groups


def written(generation: str, case: tuple[Any, ...]) -> bytes:
    schema, rows, sizes, options, envelopes, groups = case
    buffer = io.BytesIO()
    with rnt.create(buffer, "ntpl", schema, options, generation=generation) as writer:
        writer.shard(groups)
        writer.add_user_metadata(envelopes[0])
        position = 0
        for number, size in enumerate(sizes):
            writer.extend(rows[position : position + size])
            writer.flush_cluster() if number % 2 else writer.commit_cluster_group()
            position += size
        writer.extend(rows[position:])
        writer.add_user_metadata(envelopes[1])
    return buffer.getvalue()


@BOTH
@settings(max_examples=150, deadline=None, suppress_health_check=SLOW)
@given(case=cases())
def test_random_schemas_are_read_back_or_refused(generation: str, case: tuple[Any, ...]) -> None:
    missing = [name for name in MISSING[generation] if name in repr(case[0])]
    if missing:
        with pytest.raises(rnt.SchemaError, match=f"generation {generation} has no std::"):
            written(generation, case)
        return
    data = written(generation, case)
    with rnt.open(data) as file:
        ntuple = file["ntpl"]
        check_both_grammars(data, ntuple)
        assert ntuple.arrays(library="py") == case[1]
        assert list(ntuple.user_metadata) == [*case[4][0], *case[4][1]]


@BOTH
@settings(max_examples=40, deadline=None, suppress_health_check=SLOW)
@given(case=cases(), start=st.integers(0, 8), length=st.integers(0, 8))
def test_ranges_of_random_schemas(generation: str, case: tuple[Any, ...], start: int, length: int) -> None:
    if any(name in repr(case[0]) for name in MISSING[generation]):
        return
    with rnt.open(written(generation, case)) as file:
        rows = file["ntpl"].arrays(entry_start=start, entry_stop=start + length, library="py")
    assert rows == case[1][start : start + length]


@BOTH
def test_defaults_of_the_time_are_options_too(generation: str) -> None:
    schema, rows = {"x": "std::vector<float>"}, [{"x": [float(i)] * (i % 3)} for i in range(50)]
    data = written(generation, (schema, rows, [20, 20], WriteOptions.of_generation(generation), [[], []], []))
    with rnt.open(data) as file:
        assert file["ntpl"].arrays(library="py") == rows
