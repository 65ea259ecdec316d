"""Slices of Arrow arrays are written as their own values, without those before and behind them."""

from __future__ import annotations

import io
import warnings
from typing import Any

import pyarrow as pa
import pytest

import rntuple_construct as rnt
from rntuple_construct.model.arrays.meanings import ReducedMeaningWarning


def written(array: Any) -> Any:
    """The values of an array that was written and read."""
    buffer = io.BytesIO()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ReducedMeaningWarning)  # of dictionaries
        rnt.write(buffer, "nt", {"x": array})
    with rnt.open(buffer.getvalue()) as file:
        return file["nt"]["x"].array(library="py")


def dense_union() -> Any:
    """Two alternatives of several values, each with a missing one that others follow."""
    numbers, texts = pa.array([1, None, 3, 4, 5]), pa.array(["a", None, "c", "d"])
    tags = pa.array([0, 1, 0, 1, 0, 0, 1, 1, 0], pa.int8())
    offsets = pa.array([0, 0, 1, 1, 2, 3, 2, 3, 4], pa.int32())
    return pa.UnionArray.from_dense(tags, offsets, [numbers, texts])


ARRAYS = {
    "fixed lists": pa.array([[i, i + 1, i + 2] for i in range(9)], pa.list_(pa.int32(), 3)),
    "fixed lists of fixed lists": pa.array(
        [[[i, 1], [2, i]] for i in range(9)], pa.list_(pa.list_(pa.int16(), 2), 2)
    ),
    "fixed lists, some missing": pa.array(
        [[i, 7] if i % 3 else None for i in range(9)], pa.list_(pa.int32(), 2)
    ),
    "bits": pa.array([i % 3 == 0 for i in range(9)]),
    "many bits": pa.array([i % 5 == 0 for i in range(40)]),
    "dense union": dense_union(),
    "runs": pa.RunEndEncodedArray.from_arrays(
        pa.array([2, 3, 7, 9], pa.int32()), pa.array([1.5, 2.5, 3.5, 4.5])
    ),
    "records": pa.array([{"a": i, "b": str(i)} for i in range(9)]),
    "lists": pa.array([[i] * (i % 4) for i in range(9)]),
    "dictionary": pa.array(list("abcabcaab")).dictionary_encode(),
    "texts": pa.array([str(i) * i for i in range(9)]),
}
RANGES = ((0, None), (1, None), (3, 4), (8, None), (2, 0))


@pytest.mark.parametrize("name", ARRAYS)
def test_slices_are_written_as_their_own_values(name: str) -> None:
    wrong = {}
    for start, length in RANGES:
        part = ARRAYS[name].slice(start, length)
        if len(part) and (found := written(part)) != (expected := part.to_pylist()):
            wrong[start, length] = found, expected
    assert wrong == {}


@pytest.mark.parametrize("name", ARRAYS)
def test_chunks_that_are_slices_follow_each_other(name: str) -> None:
    array = ARRAYS[name]
    chunks = pa.chunked_array([array.slice(5), array.slice(1, 3), array.slice(0, 2)])
    assert written(chunks) == chunks.to_pylist()
