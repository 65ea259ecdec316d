"""Blobs in one key or several: the numbers of the format's examples, round trips, and damage."""

from __future__ import annotations

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rntuple_construct.base.errors import ContainerError
from rntuple_construct.format.compression import compress
from rntuple_construct.format.container import RootFile, blob_ranges, num_keys_of_blob
from rntuple_construct.kit.files.root_file_builder import RootFileBuilder
from rntuple_construct.storage import open_source

GIB = 1 << 30


@pytest.mark.parametrize(
    ("nbytes", "max_key_size", "num_keys"),
    [
        (1000, 400, 3),
        (1200, 400, 4),
        (800, 400, 3),
        (2 * GIB, GIB, 3),
        (GIB + 1, GIB, 2),
        (400, 400, 1),
        (401, 400, 2),
        (792, 400, 2),
        (793, 400, 3),
        (0, 400, 1),
        (1 << 60, 0, 1),
    ],
)
def test_number_of_keys(nbytes, max_key_size, num_keys):
    assert num_keys_of_blob(nbytes, max_key_size) == num_keys


@given(nbytes=st.integers(1, 1 << 36), max_key_size=st.integers(1 << 20, 1 << 30))
def test_number_of_keys_is_the_smallest_that_holds_data_and_offsets(nbytes, max_key_size):
    num_keys = num_keys_of_blob(nbytes, max_key_size)
    assert nbytes + 8 * (num_keys - 1) <= num_keys * max_key_size
    assert num_keys == 1 or nbytes + 8 * (num_keys - 2) > (num_keys - 1) * max_key_size


@given(payload=st.binary(min_size=1, max_size=3000), max_key_size=st.integers(200, 3100))
def test_spread_blob_is_joined(payload, max_key_size):
    builder = RootFileBuilder()
    if len(payload) <= max_key_size:
        at = builder.add_blob(payload)
    else:
        at = builder.add_spread_blob(payload, max_key_size)
    assert bytes(RootFile(builder.finish()).read_blob(at, len(payload), max_key_size)) == payload


@pytest.mark.parametrize(("nbytes", "sizes"), [(1000, [384, 400, 216]), (1200, [376, 400, 400, 24])])
def test_ranges_of_a_spread_blob(nbytes, sizes):
    builder = RootFileBuilder()
    at = builder.add_spread_blob(bytes(nbytes), 400)
    ranges = blob_ranges(open_source(builder.finish()), at, nbytes, 400)
    assert ranges[0] == (at, sizes[0])
    assert [size for _, size in ranges] == sizes


def test_blob_in_one_key_is_not_copied():
    builder = RootFileBuilder()
    at = builder.add_blob(b"payload")
    data = builder.finish()
    assert RootFile(data).read_blob(at, 7, GIB).obj is data


def test_blob_is_never_spread_if_the_size_is_zero():
    builder = RootFileBuilder()
    at = builder.add_blob(bytes(range(200)))
    assert bytes(RootFile(builder.finish()).read_blob(at, 200, 0)) == bytes(range(200))


def test_spread_envelope_is_decompressed():
    stored = bytes(compress(bytes(range(250)) * 9, 101))
    assert len(stored) > 250
    builder = RootFileBuilder()
    at = builder.add_spread_blob(stored, 200)
    out = RootFile(builder.finish()).read_compressed(at, len(stored), 2250, 200)
    assert out == bytes(range(250)) * 9


# Damage


def test_blob_beyond_the_end_is_refused():
    builder = RootFileBuilder()
    at = builder.add_blob(bytes(100))
    data = builder.finish()
    with pytest.raises(ContainerError) as caught:
        RootFile(data).read_blob(at, len(data), GIB, path="page")
    error = caught.value
    assert (error.rule_id, error.path, error.offset) == ("RNT-CNT-014", "page", at)
    assert (error.expected, error.actual) == (len(data), len(data) - at)


def test_blob_in_front_of_the_first_record_is_refused():
    with pytest.raises(ContainerError) as caught:
        RootFile(RootFileBuilder().finish()).read_blob(99, 10)
    assert (caught.value.rule_id, caught.value.expected) == ("RNT-CNT-014", 100)


@pytest.mark.parametrize(("offset", "nbytes"), [(-5, 10), (1 << 70, 1), (200, 1 << 70), (200, -1)])
def test_absurd_range_is_refused(offset, nbytes):
    with pytest.raises(ContainerError) as caught:
        RootFile(RootFileBuilder().finish()).read_blob(offset, nbytes, 64)
    assert caught.value.rule_id == "RNT-CNT-014"


def test_offsets_that_do_not_fit_into_the_first_key_are_refused():
    builder = RootFileBuilder()
    at = builder.add_blob(bytes(400))
    with pytest.raises(ContainerError) as caught:
        RootFile(builder.finish()).read_blob(at, 400, 16)
    assert (caught.value.rule_id, caught.value.offset, caught.value.expected) == ("RNT-CMP-010", at, 16)


def test_offset_beyond_the_end_is_located_in_the_table():
    builder = RootFileBuilder()
    at = builder.add_spread_blob(bytes(1000), 400)
    data = bytearray(builder.finish())
    second = at + 384 + 8
    data[second : second + 8] = struct.pack("<Q", len(data) - 10)
    with pytest.raises(ContainerError) as caught:
        RootFile(bytes(data)).read_blob(at, 1000, 400)
    assert (caught.value.rule_id, caught.value.offset) == ("RNT-CMP-010", second)
    assert caught.value.actual == len(data) - 10


def test_blob_larger_than_the_file_is_refused_although_its_keys_are_inside():
    # Keys that all point to the same bytes would make up any size.
    builder = RootFileBuilder()
    at = builder.add_blob(bytes(1 << 16))
    with pytest.raises(ContainerError) as caught:
        RootFile(builder.finish()).read_blob(at, 1 << 26, 1 << 14)
    assert caught.value.rule_id == "RNT-CNT-014"
