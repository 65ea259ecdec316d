"""Records built to bytes are read back as the same records."""

from __future__ import annotations

import numpy as np
import pytest
from support.corpora import corpus_names

from rntuple_construct.base.constants import PAGE_LIST
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.container import RootFile, blob_ranges
from rntuple_construct.format.generations import (
    generation_named,
    read_anchor,
    read_footer,
    read_header,
    writable_generation,
)
from rntuple_construct.format.generations.records import (
    ClusterSummaries,
    ClusterSummary,
    PageList,
)
from rntuple_construct.format.generations.v1 import column_trees
from rntuple_construct.format.grammar import v1
from rntuple_construct.storage import open_sink, open_source
from rntuple_construct.writer.container import BlobStore

BUILDER = writable_generation("1.x")
READER = generation_named("1.x")


@pytest.mark.parametrize("name", corpus_names("1.x"))
def test_envelopes_of_real_files_are_rebuilt_byte_by_byte(name, corpus_file):
    with RootFile(corpus_file(name)) as file:
        for key in file.keys():  # noqa: SIM118
            anchor = read_anchor(file, key)
            header = bytes(read_header(file, anchor))
            assert BUILDER.build_header(READER.parse_header(header, None)) == header
            footer = bytes(read_footer(file, anchor))
            record = READER.parse_footer(footer, None)
            rebuilt = BUILDER.build_footer(record)
            if anchor.version >= (1, 0, 1, 0):
                assert rebuilt == footer
            assert READER.parse_footer(rebuilt, None) == record
            for group in record.cluster_groups:
                link = group.page_list_link
                data = bytes(file.read_compressed(link.locator.offset, link.locator.size, link.len_envelope))
                assert BUILDER.build_page_list(READER.parse_page_list(data, None)) == data


def test_ranges_beyond_two_gigabytes_get_large_locators():
    sizes = np.array([0x7FFFFFFF, 0x80000000, 5], np.int64)
    record = PageList(
        header_checksum=bytes(8), cluster_summaries=ClusterSummaries.of([ClusterSummary(0, 3, 0)]), first_range=np.array([0, 1]),
        element_offset=np.array([0]), compression_settings=np.array([505]), first_page=np.array([0, 3]),
        num_elements=np.array([1, 2, 3], np.int32), has_checksum=np.array([True, False, True]), size=sizes,
        offset=np.array([1 << 40, 2, 3], np.int64),
    )  # fmt: skip
    data = BUILDER.build_page_list(record)
    (pages,) = v1.parse_envelope(data)["payload"]["page_locations"]["items"][0]["items"]
    assert [page["locator"]["kind"] for page in pages["items"]] == [0, 1, 0]
    back = READER.parse_page_list(data, None)
    assert back.size.tolist() == sizes.tolist()
    assert back.offset.tolist() == record.offset.tolist()
    assert back.num_elements.tolist() == [1, 2, 3]
    assert back.has_checksum.tolist() == [True, False, True]


@pytest.mark.parametrize("generation", ["1.x", "rc2"])
@pytest.mark.parametrize("seed", range(8))
def test_page_locations_are_packed_as_the_grammar_builds_them(generation: str, seed: int) -> None:
    random, known = np.random.default_rng(seed), writable_generation(generation)
    num_ranges = random.integers(0, 4, 5 if seed else 0)
    num_pages = random.integers(0, 4, num_ranges.sum())
    total = int(num_pages.sum())
    is_listed = random.random(len(num_pages)) < 0.8
    record = PageList(
        header_checksum=bytes(range(8)),
        cluster_summaries=ClusterSummaries.of(ClusterSummary(i, 1, 0) for i in range(len(num_ranges))),
        first_range=np.cumsum([0, *num_ranges]),
        element_offset=np.where(is_listed, random.integers(0, 1 << 40, len(num_pages)), -(1 << 63)),
        compression_settings=np.where(is_listed, random.integers(0, 1 << 32, len(num_pages)), -1),
        first_page=np.cumsum([0, *num_pages]),
        num_elements=random.integers(1, 1 << 20, total, np.int32),
        has_checksum=random.random(total) < 0.5,
        size=random.integers(0, 1 << 31, total),
        offset=random.integers(0, 1 << 62, total),
    )
    built = known.build_page_list(record)
    tree = {
        **known.grammar.parse_envelope(built, PAGE_LIST)["payload"],
        "page_locations": column_trees(
            record, lambda start, stop: [known._page_tree(record, page, False) for page in range(start, stop)]
        ),
    }
    assert known.grammar.build_envelope({"type_id": PAGE_LIST, "payload": tree}) == built


def test_split_blobs_are_read_as_the_formula_of_max_key_size_says(tmp_path):
    path = tmp_path / "split.root"
    cases = [
        (1000, 400, 3),
        (1200, 400, 4),
        (800, 400, 3),
        (801, 400, 3),
        (400, 400, 1),
        (401, 400, 2),
        (50, 0, 1),
    ]
    random = np.random.default_rng(1)
    with open_sink(path) as sink:
        sink.reserve(100)
        store = BlobStore(sink, 100, 0)
        blobs = [(random.bytes(size), limit, keys) for size, limit, keys in cases]
        offsets = [store.add(data, len(data), limit) for data, limit, _ in blobs]
    source = open_source(path)
    for (data, limit, num_keys), offset in zip(blobs, offsets, strict=True):
        ranges = blob_ranges(source, offset, len(data), limit)
        assert len(ranges) == num_keys
        assert b"".join(bytes(source.read(*part)) for part in ranges) == data
    with open_sink(tmp_path / "impossible.root") as sink, pytest.raises(SchemaError, match="do not fit"):
        BlobStore(sink, 100, 0).add(bytes(1000), 1000, 16)
