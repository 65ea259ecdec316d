"""Cluster and page sizes, sentence by sentence of the document on RNTuple write options, on the page lists written.

Sizes are scaled down: the sentences hold for all of them.
"""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.writer_witnesses import page_lists

import rntuple_construct as rnt
from rntuple_construct.format.columns import ColumnType, column_codec
from rntuple_construct.writer import FileWriter, WriteOptions, create
from rntuple_construct.writer.cluster import ColumnBuffer, Page, Rooms

RANDOM = np.random.default_rng(7).integers(-(2**62), 2**62, 4000)
LEN_INT64 = 8


def clusters(
    data: dict[str, Any], options: WriteOptions, step: int | None = None, schema: Any = None
) -> list[Any]:
    """The clusters of data written in batches of ``step`` entries."""
    buffer = io.BytesIO()
    length = len(next(iter(data.values())))
    step = step or length
    with create(buffer, "ntpl", schema or dict.fromkeys(data, "std::int64_t"), options) as writer:
        for start in range(0, length, step):
            writer.extend({name: values[start : start + step] for name, values in data.items()})
    with rnt.open(buffer.getvalue()) as file:
        return list(file["ntpl"].clusters)


def entries(found: list[Any]) -> list[int]:
    return [cluster.num_entries for cluster in found]


def pages(cluster: Any, column: int = 0) -> list[int]:
    return cluster.column_range(column).num_elements.tolist()


def sizes(cluster: Any) -> tuple[int, int]:
    """Uncompressed and compressed bytes of the only column, eight bytes per element."""
    column = cluster.column_range(0)
    return 8 * column.len_elements, int(column.size.sum())


# -- clusters --------------------------------------------------------------------------------------------------


def test_defaults_of_the_released_format():
    options = WriteOptions.released()
    assert options == WriteOptions()
    assert options.approx_compressed_cluster_size == 128 << 20
    assert options.max_uncompressed_cluster_size == 10 * options.approx_compressed_cluster_size
    assert options.page_size == 1 << 20


def test_defaults_of_the_older_document():
    options = WriteOptions.of_generation("rc2", compression="lz4")
    assert options.approx_compressed_cluster_size == 50_000_000
    assert options.max_uncompressed_cluster_size == 512 << 20
    assert options.page_size == 64 << 10
    assert options.compression == 404


def test_a_cluster_contains_all_the_data_of_its_event_range():
    schema = {"x": "std::int64_t", "v": "std::vector<std::int64_t>"}
    data = {"x": RANDOM[:100], "v": [[1] * (i % 7) for i in range(100)]}
    options = WriteOptions(compression="none", approx_compressed_cluster_size=500)
    for cluster in clusters(data, options, schema=schema):
        lengths = [len(v) for v in data["v"][cluster.first_entry : cluster.first_entry + cluster.num_entries]]
        assert sum(pages(cluster, 0)) == sum(pages(cluster, 1)) == cluster.num_entries
        assert sum(pages(cluster, 2)) == sum(lengths)


def test_the_estimated_ratio_of_the_first_cluster_is_one_without_compression():
    options = WriteOptions(compression="none", approx_compressed_cluster_size=80 * LEN_INT64)
    assert entries(clusters({"x": RANDOM[:400]}, options)) == [80] * 5


def test_the_estimated_ratio_of_the_first_cluster_is_one_half_with_compression():
    options = WriteOptions(compression="zstd:1", approx_compressed_cluster_size=80 * LEN_INT64)
    assert entries(clusters({"x": np.zeros(400, np.int64)}, options))[0] == 160


@pytest.mark.parametrize("kind", ["random", "mixed", "constant"])
def test_the_following_clusters_use_the_average_ratio_of_all_written_clusters(kind):
    data = {
        "random": RANDOM,
        "mixed": np.where(np.arange(4000) % 1000 < 500, RANDOM, 5),
        "constant": RANDOM * 0,
    }[kind]
    target = 300 * LEN_INT64
    options = WriteOptions(
        compression="zstd:1",
        approx_compressed_cluster_size=target,
        max_uncompressed_cluster_size=1 << 30,
        page_size=400,
    )
    found = clusters({"x": data}, options)
    uncompressed = compressed = 0
    ratio = 0.5
    for cluster in found[:-1]:
        assert cluster.num_entries == -(-int(target / ratio) // LEN_INT64)
        this = sizes(cluster)
        uncompressed, compressed = uncompressed + this[0], compressed + this[1]
        ratio = compressed / uncompressed
    assert sum(entries(found)) == len(data)


def test_a_cluster_larger_than_the_maximum_uncompressed_size_is_flushed_unconditionally():
    options = WriteOptions(
        compression="zstd:1", approx_compressed_cluster_size=100 * LEN_INT64,
        max_uncompressed_cluster_size=150 * LEN_INT64,
    )  # fmt: skip
    assert entries(clusters({"x": np.zeros(500, np.int64)}, options)) == [151, 151, 151, 47]


def test_clusters_end_between_entries_so_their_size_is_not_exact():
    schema = {"v": "std::vector<std::int64_t>"}
    options = WriteOptions(compression="none", approx_compressed_cluster_size=100)
    found = clusters({"v": [[1] * 50] * 4}, options, schema=schema)
    assert entries(found) == [1, 1, 1, 1]


@pytest.mark.parametrize("step", [1, 7, 100, 333])
def test_clusters_and_pages_do_not_depend_on_how_the_data_are_handed_over(step):
    schema = {"x": "std::int64_t", "v": "std::vector<float>", "s": "std::string", "b": "bool",
              "u": "std::variant<bool,std::vector<std::int32_t>>"}  # fmt: skip
    data = {
        "x": RANDOM[:1000], "v": [[0.5] * (i % 5) for i in range(1000)], "s": ["abc"[: i % 4] for i in range(1000)],
        "b": RANDOM[:1000] > 0, "u": [True if i % 3 else [i] * (i % 4) for i in range(1000)],
    }  # fmt: skip
    options = WriteOptions(compression="lz4", approx_compressed_cluster_size=3000, page_size=200)
    whole = clusters(data, options, schema=schema)
    parts = clusters(data, options, step, schema)
    assert len(whole) > 3
    assert entries(whole) == entries(parts)
    for one, other in zip(whole, parts, strict=True):
        for column in range(one.num_columns):
            assert pages(one, column) == pages(other, column)
            assert one.column_range(column).size.tolist() == other.column_range(column).size.tolist()


# -- pages -----------------------------------------------------------------------------------------------------

TARGET = 100
OPTIONS = WriteOptions(compression="none", page_size=TARGET * LEN_INT64)


@pytest.mark.parametrize(
    ("num", "expected"),
    [
        (1, [1]),  # not enough elements to fill 50% of the first page
        (49, [49]),
        (99, [99]),
        (100, [100]),  # the first page is filled until the target size
        (101, [101]),  # a small tail page is appended to the previous page before flushing
        (149, [149]),
        (150, [100, 50]),  # page A is flushed once page B is at least at 50%
        (199, [100, 99]),
        (200, [100, 100]),
        (249, [100, 149]),
        (250, [100, 100, 50]),
        (1000, [100] * 10),
        (1049, [100] * 9 + [149]),
    ],
)
def test_pages_have_the_target_size_and_tail_pages_half_to_one_and_a_half_of_it(num, expected):
    (cluster,) = clusters({"x": RANDOM[:num]}, OPTIONS)
    assert pages(cluster) == expected


@pytest.mark.parametrize("step", [1, 30, 170])
def test_a_page_stays_in_memory_until_the_next_one_is_half_full(step):
    buffer = io.BytesIO()
    file = FileWriter(buffer)
    options = WriteOptions(compression="none", page_size=TARGET * LEN_INT64, buffered=False)
    writer = file.create("ntpl", {"x": "std::int64_t"}, options)
    empty = file._sink.tell()
    len_page = TARGET * LEN_INT64 + 8 + 42  # elements, checksum and key
    for start in range(0, 1000, step):
        writer.extend({"x": RANDOM[start : start + step]})
        filled = start + step
        flushed = max((filled - TARGET // 2) // TARGET, 0)
        assert file._sink.tell() - empty == flushed * len_page
    file.close()


def test_each_cluster_starts_with_new_pages():
    buffer = io.BytesIO()
    with create(buffer, "ntpl", {"x": "std::int64_t"}, OPTIONS) as writer:
        for _ in range(3):
            writer.extend({"x": RANDOM[:130]})
            writer.flush_cluster()
    (found,) = page_lists(buffer.getvalue())
    assert found.num_elements.tolist() == [130, 130, 130]


def test_pages_hold_consecutive_elements_of_one_column_written_one_after_the_other():
    data = {"x": RANDOM[:1000], "y": RANDOM[1000:2000]}
    (cluster,) = clusters(data, OPTIONS)
    first, second = cluster.column_range(0), cluster.column_range(1)
    for column in (first, second):
        assert (np.diff(column.offset) == column.size[:-1] + 8).all()
    assert second.offset[0] == first.offset[-1] + first.size[-1] + 8


@pytest.mark.parametrize(
    ("spec", "bits"),
    [("bool", 1), ("std::int8_t", 8), ("float", 32), ("double", 64), ("std::bitset<24>", 1)],
)
def test_the_target_is_a_size_in_bytes_before_compression(spec, bits):
    values = np.zeros((4000, 24), bool) if "bitset" in spec else np.zeros(4000, np.int8)
    (cluster,) = clusters({"x": values}, WriteOptions(page_size=64), schema={"x": spec})
    found = pages(cluster)
    assert found[0] == 64 * 8 // bits
    assert 0.5 * found[0] <= found[-1] < 1.5 * found[0]


def test_an_element_larger_than_a_page_is_a_page():
    (cluster,) = clusters({"x": RANDOM[:5]}, WriteOptions(page_size=1, compression="none"))
    assert pages(cluster) == [1, 1, 1, 1, 1]


@settings(max_examples=200, deadline=None)
@given(st.integers(1, 40), st.lists(st.integers(0, 100), max_size=20))
def test_any_way_to_append_gives_the_same_pages(target, batches):
    total = sum(batches)
    elements = np.arange(total)
    found: list[np.ndarray] = []

    def take(page: Page) -> None:
        assert page.elements is not None
        found.append(page.elements.copy())

    column = ColumnBuffer(column_codec(ColumnType.INT64), 8 * target, take, Rooms(), [])
    position = 0
    for batch in batches:
        column.append(elements[position : position + batch])
        position += batch
    assert column.num_elements == total
    assert len(column.finish()) == len(found)
    assert column.finish() == []
    assert np.array_equal(np.concatenate([elements[:0], *found]), elements)
    lengths = [len(page) for page in found]
    assert all(length == target for length in lengths[:-1])
    if total >= target:
        assert target / 2 <= lengths[-1] < 1.5 * target


def test_a_page_never_has_more_elements_than_31_bits_count():
    assert (
        1.5 * ColumnBuffer(column_codec(ColumnType.BIT), 1 << 30, lambda page: None, Rooms(), []).target
        < 1 << 31
    )
