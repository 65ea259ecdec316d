"""Pages larger than Max Key Size: spread over several keys, page and checksum together, as ROOT does."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import fsspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import rntuple_construct as rnt
from rntuple_construct.base.errors import ContainerError, PageError, SchemaError
from rntuple_construct.explain.annotate import annotate
from rntuple_construct.explain.lookup import find_path
from rntuple_construct.explain.nodes import Kind
from rntuple_construct.format.container import RootFile, blob_ranges, num_keys_of_blob

SCHEMA = {"x": "std::int64_t", "v": "std::vector<float>"}
NUMBERS = np.random.default_rng(1).integers(0, 1 << 62, 500)
LISTS = [[float(each) for each in range(entry % 5)] for entry in range(500)]
PAGE = "clusters[0].columns[0].pages[0]"


def write(path: Path, **options: Any) -> Path:
    options = {"max_key_size": 300, "page_size": 1000, "compression": "none", **options}
    rnt.write(path, "Events", {"x": NUMBERS, "v": LISTS}, schema=SCHEMA, options=rnt.WriteOptions(**options))
    return path


def is_complete(source: Any) -> bool:
    with rnt.open(source) as file:
        rows = file["Events"].arrays(library="py")
    return [row["x"] for row in rows] == NUMBERS.tolist() and [row["v"] for row in rows] == LISTS


@pytest.fixture(params=[True, False], ids=["checksums", "no checksums"])
def path(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return write(tmp_path / "spread.root", page_checksums=request.param)


@pytest.mark.parametrize("buffered", [True, False], ids=["buffered", "unbuffered"])
@pytest.mark.parametrize("compression", ["none", "zstd:5"])
@pytest.mark.parametrize("page_checksums", [True, False], ids=["checksums", "no checksums"])
@pytest.mark.parametrize("max_key_size", [100, 200, 509, 1000, 1004, 1007, 1008])
def test_written_pages_are_read_and_clean(
    tmp_path: Path, max_key_size: int, page_checksums: bool, compression: str, buffered: bool
) -> None:
    path = write(
        tmp_path / "spread.root", max_key_size=max_key_size, page_checksums=page_checksums,
        compression=compression, buffered=buffered,
    )  # fmt: skip
    assert is_complete(path)
    found = {finding.rule_id for finding in rnt.validate(path, level="full").findings}
    assert found <= {"RNT-PAG-004"}


def test_pages_are_read_from_any_source(path: Path) -> None:
    with open(path, "rb") as stream:
        assert is_complete(stream)
    assert is_complete(path.read_bytes())
    fsspec.filesystem("memory").pipe("/spread.root", path.read_bytes())
    assert is_complete("memory://spread.root")


@pytest.mark.parametrize("compression", ["none", "zstd:5"])
def test_every_part_has_a_name(tmp_path: Path, compression: str) -> None:
    path = write(tmp_path / "spread.root", compression=compression)
    with annotate(path) as file_map:
        assert file_map.problems == []
        position = 0
        for node, kind in file_map.leaves():
            assert node.start == position
            assert kind not in (Kind.UNCLAIMED, Kind.UNPARSED)
            assert node.problem == ""
            position = node.stop
        assert position == file_map.size
        first, second = (find_path(file_map, f"{PAGE}{part}")[-1].node for part in ("", ".parts[1]"))
        table = find_path(file_map, f"{PAGE}.part_offsets")[-1].node
        assert (table.start, table.children[0].value) == (first.stop, second.start)
        parts = [file_map.pages.owners(each)[0] for each in file_map.pages.find(0, 0, 0, 0)]
        assert sorted(part.part for part in parts) == list(range(parts[0].num_parts))
        last = find_path(file_map, f"{PAGE}.parts[{len(parts) - 1}].checksum")[-1].node
        assert last.text.endswith("(matches)")
        assert file_map.pages.totals(0)[0, 0][0] == 4


def test_other_max_key_sizes_keep_the_values(path: Path, tmp_path: Path) -> None:
    with rnt.open(path) as file:
        rows = file["Events"].arrays(library="ak")
    copy = tmp_path / "copy.root"
    rnt.write(copy, "Events", rows, schema=SCHEMA, options=rnt.WriteOptions(max_key_size=0))
    assert is_complete(copy)


def test_damage_in_a_part_is_found(tmp_path: Path) -> None:
    path = write(tmp_path / "spread.root")
    data = bytearray(path.read_bytes())
    with annotate(bytes(data)) as file_map:
        start = find_path(file_map, f"{PAGE}.parts[2]")[-1].node.start
    data[start] ^= 1
    with rnt.open(bytes(data)) as file, pytest.raises(PageError, match="RNT-PAG-002"):
        file["Events"].arrays(["x"])
    assert [finding.rule_id for finding in rnt.validate(bytes(data), level="full").findings] == [
        "RNT-PAG-002"
    ]


def test_offsets_that_lead_out_of_the_file_are_an_error(path: Path) -> None:
    data = bytearray(path.read_bytes())
    with annotate(bytes(data)) as file_map:
        start = find_path(file_map, f"{PAGE}.part_offsets")[-1].node.start
    struct.pack_into("<Q", data, start, 1 << 62)
    with rnt.open(bytes(data)) as file, pytest.raises(ContainerError, match="RNT-CMP-010"):
        file["Events"].arrays(["x"])
    assert "RNT-CMP-010" in {finding.rule_id for finding in rnt.validate(bytes(data), level="full").findings}
    with annotate(bytes(data)) as file_map:
        assert any("RNT-CMP-010" in problem for problem in file_map.problems)


def test_a_page_of_too_many_keys_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SchemaError, match="RNT-CMP-010"):
        write(tmp_path / "spread.root", max_key_size=64)
    assert not (tmp_path / "spread.root").exists()


@given(nbytes=st.integers(1, 1 << 34), max_key_size=st.integers(16, 1 << 31))
def test_a_checksum_is_never_split(nbytes: int, max_key_size: int) -> None:
    """The last of several keys holds more than the 8 bytes at the end of the blob."""
    num_keys = num_keys_of_blob(nbytes, max_key_size)
    if num_keys > 1:
        assert nbytes - (num_keys - 1) * max_key_size + 8 * (num_keys - 1) > 8


def test_ranges_of_a_blob_are_those_of_its_keys(path: Path) -> None:
    has_checksums = "RNT-PAG-004" not in {finding.rule_id for finding in rnt.validate(path).findings}
    with RootFile(path) as file:
        keys = {item.key.span.stop: item.span for item in file.scan_keys() if item.key is not None}
        with annotate(path) as file_map:
            start = find_path(file_map, PAGE)[-1].node.start
        ranges = blob_ranges(file.source, start, 1008 if has_checksums else 1000, 300)
    assert len(ranges) == 4
    assert all(offset in keys for offset, _ in ranges)
    assert [keys[offset].stop - offset for offset, _ in ranges] == [300, *(size for _, size in ranges[1:])]


def test_chunks_of_a_compressed_page_are_shown_in_the_key_that_holds_them(tmp_path: Path) -> None:
    path = tmp_path / "spread.root"
    options = rnt.WriteOptions(max_key_size=300, page_size=8000, compression="zstd:5")
    rnt.write(path, "Events", {"x": NUMBERS % 251}, schema={"x": "std::int64_t"}, options=options)
    with annotate(path) as file_map:
        found = [node for node, _ in file_map.leaves() if node.path.startswith(f"{PAGE}.chunks")]
        names = [node.path.removeprefix(f"{PAGE}.") for node in found[:3]]
        assert names == ["chunks[0].algorithm", "chunks[0].len_compressed", "chunks[0].len_uncompressed"]
        parts = [
            node for node, _ in file_map.leaves() if node.path.startswith(f"{PAGE}.") and node.name == "data"
        ]
        assert len(parts) > 1
        assert sum(node.size for node in parts) == found[1].value
        assert {f"{PAGE}.chunks[0].data", f"{PAGE}.parts[1].chunks[0].data"} <= {node.path for node in parts}
        assert all(node.text.endswith(f" of {found[1].value}") for node in parts)
