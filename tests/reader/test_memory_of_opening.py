"""Opening a file takes memory in proportion to the file, with every parser and for every list of the metadata."""

from __future__ import annotations

import io
import tracemalloc
from collections.abc import Callable, Iterator
from functools import cache

import numpy as np
import pytest

import rntuple_construct as rnt
from rntuple_construct.format.native import use_fast

_FACTOR = 60
"""Bytes of memory per byte of the file: records of Python take some hundred bytes, those of the file 50."""


@pytest.fixture(params=[True, False], ids=["compiled", "specialised"], autouse=True)
def is_fast(request: pytest.FixtureRequest) -> Iterator[None]:
    if use_fast(request.param) != request.param:
        pytest.skip("there is no compiled code: python tools/generate/build_native.py")
    yield
    use_fast(True)


@cache
def _groups() -> bytes:
    target = io.BytesIO()
    with rnt.create(target, "nt", {"x": "std::int8_t"}) as out:
        for number in range(1000):
            out.extend({"x": np.array([number % 100], "i1")}, flush=True)
            out.commit_cluster_group()
    return target.getvalue()


@cache
def _fields() -> bytes:
    target = io.BytesIO()
    columns = {f"field_{number}": np.zeros(1, np.float32) for number in range(2000)}
    rnt.write(target, "nt", columns, compression="none")
    return target.getvalue()


@cache
def _pages() -> bytes:
    target = io.BytesIO()
    with rnt.create(target, "nt", {"x": "std::int8_t"}) as out:
        for _ in range(1000):
            out.extend({"x": np.zeros(1, "i1")}, flush=True)
    return target.getvalue()


@pytest.mark.parametrize("make", [_groups, _fields, _pages])
def test_memory_of_opening_is_in_proportion_to_the_file(make: Callable[[], bytes]) -> None:
    data = make()

    def look() -> None:
        with rnt.open(data) as file:
            ntuple = file.only()
            groups = ntuple.cluster_groups
            assert sum(group.num_clusters for group in groups) == len(ntuple.clusters)
            assert len({field.name for field in ntuple.schema.fields}) == len(ntuple.schema.fields)

    look()
    tracemalloc.start()
    try:
        look()
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < (1 << 20) + _FACTOR * len(data)
