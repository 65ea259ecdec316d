"""Validation from a file offset on: pages of clusters before it are not checked, those behind it are."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import pytest
import xxhash
from support.page_damage import change_page

import rntuple_construct as rnt
from rntuple_construct.validation import Depth, validate
from rntuple_construct.writer import WriteOptions, create

NUM_CLUSTERS = 9
LEVELS = (Depth.CHECKSUMS, Depth.FULL)


def written() -> bytes:
    buffer = io.BytesIO()
    options = WriteOptions(compression="zstd:1", page_size=1000)
    with create(buffer, "ntpl", {"id": "std::int64_t", "values": "std::vector<float>"}, options) as writer:
        for cluster in range(NUM_CLUSTERS):
            numbers = np.arange(cluster * 400, (cluster + 1) * 400)
            writer.extend({"id": numbers, "values": [[1.5] * (number % 4) for number in numbers]}, flush=True)
    return buffer.getvalue()


def pages_of(data: bytes, cluster: int, column: int) -> Any:
    with rnt.open(data) as file:
        return file["ntpl"].clusters[cluster].column_range(column)


@pytest.mark.parametrize("resealed", [False, True])
def test_only_clusters_from_an_offset_on_are_decoded(resealed: bool) -> None:
    data = written()
    changed = bytearray(data)
    random = np.random.default_rng(1)
    for cluster in (2, 6):
        change_page(changed, pages_of(data, cluster, 1), 0, random, resealed=resealed)
    starts = {cluster: int(pages_of(data, cluster, 0).offset[0]) for cluster in (0, 2, 3, 6, 7)}
    found = {
        cluster: [each.path for each in validate(bytes(changed), page_start=start).findings]
        for cluster, start in starts.items()
    }
    assert found[0] == found[2]
    assert any("[2][1]" in str(path) for path in found[0])
    assert found[3] == found[6]
    assert found[6]
    assert all("[6][1]" in str(path) for path in found[6])
    assert found[7] == []
    assert validate(bytes(changed), page_start=len(data)).ok


def with_shared_pages() -> tuple[bytes, int, int]:
    """A file in which all clusters have the offsets of the first one; where those are, and how many bytes."""
    buffer = io.BytesIO()
    with create(
        buffer, "ntpl", {"x": "std::vector<std::int32_t>"}, WriteOptions(compression="none")
    ) as writer:
        for cluster in range(NUM_CLUSTERS):
            writer.extend({"x": np.arange(20).reshape(10, 2) + cluster}, flush=True)
    data = bytearray(buffer.getvalue())
    with rnt.open(bytes(data)) as file:
        column = file["ntpl"].nodes["x"].field.representations[0][0]
        places = [int(each.column_range(column).offset[0]) for each in file["ntpl"].clusters]
        size = int(file["ntpl"].clusters[0].column_range(column).size[0])
        link = file["ntpl"].cluster_groups[0].page_list_link
    start, stop = link.locator.offset, link.locator.offset + link.locator.size
    for place in places[1:]:
        at = data.index(place.to_bytes(8, "little"), start, stop)
        data[at : at + 8] = places[0].to_bytes(8, "little")
    data[stop - 8 : stop] = xxhash.xxh3_64_digest(data[start : stop - 8])[::-1]
    return bytes(data), places[0], size


def test_a_damaged_page_that_clusters_share_is_reported_once() -> None:
    data, place, size = with_shared_pages()
    assert validate(data).findings == ()
    for is_resealed in (False, True):
        changed = bytearray(data)
        changed[place] = 99
        if is_resealed:
            digest = xxhash.xxh3_64_digest(changed[place : place + size])
            changed[place + size : place + size + 8] = digest[::-1]
        for level in LEVELS:
            found = validate(bytes(changed), level).findings
            if is_resealed:
                assert len(found) == (0 if level is Depth.CHECKSUMS else NUM_CLUSTERS)
            else:
                assert [each.rule_id for each in found] == ["RNT-PAG-002"]


def test_a_damaged_page_before_the_offset_is_not_reported() -> None:
    data, place, _ = with_shared_pages()
    changed = bytearray(data)
    changed[place] = 99
    assert not validate(bytes(changed)).ok
    assert validate(bytes(changed), page_start=int(pages_of(data, 1, 1).offset[0])).ok
