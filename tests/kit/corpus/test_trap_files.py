"""Files of split pages: where their pieces are, computed here from the bytes alone."""

from __future__ import annotations

import struct

import pytest
import xxhash

import rntuple_construct as rnt
from rntuple_construct.kit.corpus.trap_files import MAX_KEY_SIZE, SPLIT_PAGES, SplitPage
from rntuple_construct.kit.corpus.trap_files import cases as trap_cases

CASES = {case.name: case for case in trap_cases()}
CHECKSUM = 8


def sizes_of_pieces(num_bytes: int, max_key_size: int) -> list[int]:
    """The pieces of a payload, in bytes, by counting keys until all fits."""
    num_keys = 1
    while num_keys * max_key_size < num_bytes + 8 * (num_keys - 1):
        num_keys += 1
    sizes = [max_key_size] * num_keys
    sizes[0] -= 8 * (num_keys - 1)
    sizes[-1] = num_bytes - sum(sizes[:-1])
    return sizes


@pytest.mark.parametrize(("name", "page"), SPLIT_PAGES.items(), ids=SPLIT_PAGES)
def test_a_split_page_is_joined_with_its_checksum(name: str, page: SplitPage) -> None:
    data = CASES[f"split-page-{name}"].make()
    values = bytes(i * 7 % 251 for i in range(page.num_bytes))
    tail = struct.pack("<Q", xxhash.xxh3_64_intdigest(values)) if page.has_checksum else b""
    payload = values + tail
    sizes = sizes_of_pieces(len(payload), MAX_KEY_SIZE)
    first = sizes[0]
    at = data.index(payload[:first])
    offsets = struct.unpack_from(f"<{len(sizes) - 1}Q", data, at + first)
    joined = data[at : at + first]
    for offset, size in zip(offsets, sizes[1:], strict=True):
        joined += data[offset : offset + size]
    assert joined == payload
    with rnt.open(data) as file:
        assert file.only().arrays(library="np")["x"].tobytes() == values


def test_split_pages_tell_readers_apart_that_do_not_count_the_checksum() -> None:
    differing = {
        name
        for name, page in SPLIT_PAGES.items()
        if page.has_checksum
        and len(sizes_of_pieces(page.num_bytes, MAX_KEY_SIZE))
        != len(sizes_of_pieces(page.num_bytes + CHECKSUM, MAX_KEY_SIZE))
    }
    assert differing == {
        "fits-without-checksum", "fills-a-key", "last-piece-of-nine-bytes", "two-keys-without-checksum",
    }  # fmt: skip


@pytest.mark.parametrize("max_key_size", [16, 17, 64, 100, 1000])
def test_the_checksum_is_never_divided(max_key_size: int) -> None:
    largest = max_key_size * (max_key_size // 8)
    for num_bytes in range(1, min(largest, 20_000)):
        sizes = sizes_of_pieces(num_bytes, max_key_size)
        if sizes[0] < 0:
            continue
        assert len(sizes) == 1 or sizes[-1] > CHECKSUM
