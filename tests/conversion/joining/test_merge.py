"""Merging: the entries of all parts, one after the other, in a file that is as right as its parts."""

from __future__ import annotations

import io
import os
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rntuple_spec.column_types import COLUMN_TYPES
from support.corpora import corpus_names
from support.dumps import run_cli
from support.file_checks import check_envelopes, findings
from support.root_files import NAMES, path_of

import rntuple_construct as rnt
from rntuple_construct.base.errors import RNTupleError, SchemaError, UnsupportedError
from rntuple_construct.format.generations.v1 import Version1
from rntuple_construct.format.metadata import FileMetadata
from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.kit.fuzzing import Recipe, Step, apply_recipe
from rntuple_construct.writer import FieldOptions, FieldSpec, ProjectionSpec, WriteOptions
from rntuple_construct.writer.container import BlobStore

Rows = list[dict[str, Any]]


NOTES = {"RNT-TYP-004", "RNT-FTR-007"}
"""Encodings stay as they are, also where another compression has others by default; late members of records."""


def part(schema: Any, *clusters: Sequence[Any], late: Any = None, **more: Any) -> bytes:
    """A file whose RNTuple has the given clusters; of ``late``, number of clusters before and fields added then."""
    buffer = io.BytesIO()
    with rnt.create(buffer, "nt", schema, **more) as writer:
        for number, rows in enumerate(clusters):
            if late is not None and number == late[0]:
                writer.add_fields(late[1])
            writer.extend(list(rows))
            writer.flush_cluster()
    return buffer.getvalue()


def merged(*parts: Any, **choices: Any) -> bytes:
    """The parts merged, after both grammars and the validator have seen the result."""
    buffer = io.BytesIO()
    rnt.merge(buffer, parts, **choices)
    data = buffer.getvalue()
    assert [each for each in findings(data) if each.split()[0] not in NOTES] == []
    with rnt.open(data) as file:
        for name in file:
            if file[name].metadata.generation.name == "1.x":
                check_envelopes(data, file[name])
    return data


def rows(data: Any) -> Rows:
    with rnt.open(data) as file:
        found: Rows = file.only().arrays(library="py")
    return found


def stored_pages(data: bytes) -> set[bytes]:
    """The bytes of all pages."""
    found = set()
    for opened in FileMetadata(data):
        metadata = opened.require()
        for cluster in metadata.clusters:
            for column_id in range(cluster.num_columns):
                pages = cluster.column_range(column_id)
                assert pages is not None
                for offset, size in zip(pages.offset.tolist(), pages.size.tolist(), strict=True):
                    found.add(data[offset : offset + size])
    return found


SCHEMA = {"id": "std::int64_t", "pt": "std::vector<float>", "v": "std::variant<std::int32_t,std::string>"}


def entries(start: int, stop: int) -> Rows:
    return [{"id": i, "pt": [float(i)] * (i % 4), "v": i if i % 2 else str(i)} for i in range(start, stop)]


# Whatever there is, merged with itself


def check_doubled(path: Path) -> None:
    buffer = io.BytesIO()
    rnt.merge(buffer, [path, path])
    data = buffer.getvalue()
    before = {each.rule_id for each in rnt.validate(path, level="full").findings}
    assert {each.rule_id for each in rnt.validate(data, level="full").findings} <= before
    large = rnt.Limits(max_len_read=1 << 30)  # twice a file of 100 million entries is among them
    with rnt.open(path) as one, rnt.open(data, limits=large) as two:
        assert one.keys() == two.keys()
        for name in one:
            num = one[name].num_entries
            assert two[name].num_entries == 2 * num
            assert list(two[name].fields) == list(one[name].fields)
            assert list(two[name].attribute_sets) == list(one[name].attribute_sets)
            for start in (0, num):
                again = two[name].arrays(library="layout", entry_start=start, entry_stop=start + num)
                for field, layout in one[name].arrays(library="layout").items():
                    assert layout.equal(again[field]), (name, field)


@pytest.mark.parametrize("name", NAMES)
def test_files_of_root(name: str) -> None:
    check_doubled(path_of(name))


REFUSED = {"2022-08-03__48a987__test_ntuple_stl_containers.root": "layout of an old writer"}


@pytest.mark.parametrize("name", corpus_names("1.x", "rc2", "rc1"))
def test_real_files_of_every_generation(name: str, corpus_file: Callable[[str], Path]) -> None:
    path = corpus_file(name)
    if name in REFUSED:
        with pytest.raises(UnsupportedError, match=REFUSED[name]) as caught:
            rnt.merge(io.BytesIO(), [path])
        assert "rntuple convert" in str(caught.value)
        return
    check_doubled(path)


# Pages


def test_pages_are_copied_and_clusters_keep_their_order() -> None:
    one, two = part(SCHEMA, entries(0, 10), entries(10, 13)), part(SCHEMA, entries(13, 40))
    data = merged(one, two)
    assert rows(data) == entries(0, 40)
    assert stored_pages(data) == stored_pages(one) | stored_pages(two)
    with rnt.open(data) as file:
        assert [each.num_entries for each in file.only().clusters] == [10, 3, 27]
        assert len(file.only().cluster_groups) == 1


def test_parts_of_different_compression_stay_as_they_are() -> None:
    values = {"x": np.repeat(np.arange(100), 50)}
    parts = [part({"x": "std::int64_t"}, [], compression=each) for each in ("zstd", "lz4", "none")]
    buffers = []
    for each in ("zstd", "lz4", "none"):
        buffer = io.BytesIO()
        rnt.write(buffer, "nt", values, compression=each)
        buffers.append(buffer.getvalue())
    # Uncompressed files have other encodings: the same with those of compressed ones.
    data = merged(*parts, *buffers)
    with rnt.open(data) as file:
        assert (file.only()["x"].array() == np.tile(values["x"], 3)).all()
        (groups,) = file.only().schema.fields[0].representations[:1]
        settings = [
            {
                each.compression_settings
                for i in range(cluster.num_columns)
                if (each := cluster.column_range(i))
            }
            for cluster in file.only().clusters
        ]
    assert groups
    assert [max(each) for each in settings] == [505, 404, 0]


@pytest.mark.parametrize("choices", [{"compression": "zstd"}, {"one_representation": True}], ids=str)
def test_one_representation(choices: dict[str, Any]) -> None:
    """ROOT's merger refuses second ones."""
    values = {"x": np.arange(100), "v": [[1.5], []] * 50}
    buffers = []
    for each in ("zstd", "none"):
        buffer = io.BytesIO()
        rnt.write(buffer, "nt", values, compression=each)
        buffers.append(buffer.getvalue())

    def most(data: bytes) -> int:
        with rnt.open(data) as file:
            assert file.only()["x"].array().tolist() == [*range(100)] * 2
            assert file.only()["v"].array(library="py") == [[1.5], []] * 100
            return max(len(each.representations) for each in file.only().schema.fields)

    assert most(merged(*buffers)) == 2
    assert most(merged(*buffers, **choices)) == 1
    # Also where one part alone has several.
    several = BASES["representations"]()
    with rnt.open(merged(several, several, **choices)) as file:
        assert file.only().arrays(["number"])["number"].tolist() == [1, 2, 3, 4] * 2
        assert [len(each.representations) for each in file.only().schema.fields] == [1, 1]


@pytest.mark.parametrize("threads", [1, 2])
def test_pages_are_compressed_anew_on_request(threads: int) -> None:
    one, two = part(SCHEMA, entries(0, 3000), compression="zstd"), part(SCHEMA, entries(3000, 3100))
    data = merged(one, two, compression="lz4:4", threads=threads)
    assert rows(data) == entries(0, 3100)
    with rnt.open(data) as file:
        found = {
            pages.compression_settings
            for cluster in file.only().clusters
            for column_id in range(cluster.num_columns)
            if (pages := cluster.column_range(column_id)) is not None
        }
    assert found == {404}
    assert rows(merged(one, compression="none")) == entries(0, 3000)


def test_pages_without_checksums_get_them() -> None:
    data = merged(part(SCHEMA, entries(0, 9), options=WriteOptions(page_checksums=False)))
    assert rows(data) == entries(0, 9)
    for opened in FileMetadata(data):
        for cluster in opened.require().clusters:
            assert all(
                pages.has_checksum.all()
                for column_id in range(cluster.num_columns)
                if (pages := cluster.column_range(column_id)) is not None
            )


@pytest.mark.parametrize("first", [True, False])
def test_parts_with_and_without_checksums_of_pages(first: bool) -> None:
    """Clusters of both kinds, each with several pages, in both orders and copied or encoded anew."""
    parts = [
        part(SCHEMA, entries(at, at + 20), entries(at + 20, at + 90), options=WriteOptions(page_checksums=flag, page_size=64))
        for at, flag in ((0, first), (90, not first), (180, first))
    ]  # fmt: skip
    for choices in ({}, {"compression": "lz4"}):
        data = merged(*parts, **choices)
        assert rows(data) == entries(0, 270)
        for opened in FileMetadata(data):
            for cluster in opened.require().clusters:
                found = [cluster.column_range(column_id) for column_id in range(cluster.num_columns)]
                assert all(pages.has_checksum.all() for pages in found if pages is not None)


def test_pages_over_several_keys_are_joined() -> None:
    options = WriteOptions(max_key_size=400, page_size=4000, compression="none")
    assert rows(merged(part(SCHEMA, entries(0, 900), options=options))) == entries(0, 900)


def test_equal_pages_stay_shared() -> None:
    names = [f"x{i}" for i in range(20)]
    values = [dict.fromkeys(names, i) for i in range(1000)]
    one = part(dict.fromkeys(names, "std::int32_t"), values, compression="none")
    assert len(merged(one)) < len(one) + 1000


def test_a_damaged_page_is_found(tmp_path: Path) -> None:
    data = bytearray(part(SCHEMA, entries(0, 100), compression="none"))
    (offset,) = {
        int(pages.offset[0])
        for opened in FileMetadata(bytes(data))
        for cluster in opened.require().clusters
        if (pages := cluster.column_range(0)) is not None
    }
    data[offset] ^= 1
    target = tmp_path / "out.root"
    with pytest.raises(RNTupleError, match="RNT-PAG-002") as caught:
        rnt.merge(target, [bytes(data)])
    assert caught.value.offset == offset
    assert os.listdir(tmp_path) == []


# Representations


def encoded(encoding: str, *values: float, **more: Any) -> bytes:
    return part({"x": FieldSpec.of("float", encoding=encoding)}, [{"x": value} for value in values], **more)


def test_the_first_release_candidate_has_one_representation() -> None:
    parts = []
    for number, encoding in enumerate(("SplitReal32", "Real32")):
        target = io.BytesIO()
        with rnt.create(
            target, "nt", {"x": FieldSpec.of("float", encoding=encoding)}, generation="rc1"
        ) as writer:
            writer.extend({"x": [number + 0.5]})
        parts.append(target.getvalue())
    target = io.BytesIO()
    rnt.merge(target, parts)
    assert rnt.validate(target.getvalue()).ok
    assert rows(target.getvalue()) == [{"x": 0.5}, {"x": 1.5}]
    with rnt.open(target) as file:
        assert len(file.only().schema.columns) == 1


def test_default_values_have_the_compression_of_their_column_range() -> None:
    """The second part adds a field before the cluster ends, so that its column range is listed without pages."""
    lists = {"b": "std::vector<std::uint16_t>"}
    late = io.BytesIO()
    with rnt.create(late, "nt", {"d": "float"}, compression="none") as writer:
        writer.extend([{"d": 0.0}] * 4)
        writer.add_fields(lists)
    data = merged(part({"d": "float", **lists}, [{"d": 0.0, "b": []}], compression="lz4"), late.getvalue())
    assert rows(data) == [{"d": 0.0, "b": []}] * 5


def test_encodings_of_the_same_size_become_representations() -> None:
    encodings = ["SplitReal32", "Real32", "SplitReal32"]
    data = merged(*(encoded(each, 1.5, float(i)) for i, each in enumerate(encodings)))
    assert [each["x"] for each in rows(data)] == [1.5, 0.0, 1.5, 1.0, 1.5, 2.0]
    with rnt.open(data) as file:
        ntuple = file.only()
        assert ntuple.schema.fields[0].representations == ((0,), (1,))
        suppressed = [
            [pages.is_suppressed for i in range(2) if (pages := cluster.column_range(i)) is not None]
            for cluster in ntuple.clusters
        ]
    assert suppressed == [[False, True], [True, False], [False, True]]


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        ("Real16", "SplitReal32", "SplitReal32"),
        ("Real32Trunc:16", "SplitReal32", "SplitReal32"),
        ("Real32Trunc:16", "Real16", "SplitReal32"),
        ("Real32Trunc:12", "Real32Trunc:20", "SplitReal32"),
        ("Real32Quant:8:0..4", "Real32Trunc:16", "SplitReal32"),
    ],
)
def test_encodings_of_different_sizes_become_one_that_holds_all_values(
    left: str, right: str, expected: str
) -> None:
    parts = [encoded(each, 1.5, 0.25, 3.9, compression="zstd") for each in (left, right, left)]
    data = merged(*parts)
    assert [each["x"] for each in rows(data)] == [each["x"] for part in parts for each in rows(part)]
    with rnt.open(data) as file:
        ntuple = file.only()
        assert [COLUMN_TYPES[each.column_type].name for each in ntuple.schema.columns] == [expected]


@pytest.mark.parametrize(("left", "right"), [("Index32", "Index64"), ("SplitIndex64", "SplitIndex32")])
def test_offsets_of_different_sizes(left: str, right: str) -> None:
    values = [{"v": list(range(i))} for i in range(9)]
    parts = [part({"v": FieldSpec.of("std::vector<int>", encoding=each)}, values) for each in (left, right)]
    data = merged(*parts)
    assert rows(data) == values * 2
    with rnt.open(data) as file:
        assert [each.record.bits_on_storage for each in file.only().schema.columns] == [64, 32]


@pytest.mark.parametrize("kind", ["double", "std::int64_t", "std::uint16_t"])
def test_numbers_of_different_sizes(kind: str) -> None:
    encodings = {
        "double": ("Real32", "SplitReal64"),
        "std::int64_t": ("SplitInt64", "Int64"),
        "std::uint16_t": ("UInt16", "SplitUInt16"),
    }
    parts = [
        part({"x": FieldSpec.of(kind, encoding=each)}, [{"x": 3}, {"x": 70}]) for each in encodings[kind]
    ]
    assert [each["x"] for each in rows(merged(*parts))] == [3, 70] * 2


def test_truncated_numbers_alone_are_copied() -> None:
    one = encoded("Real32Trunc:16", 1.5)
    data = merged(one, one)
    assert [each["x"] for each in rows(data)] == [1.5, 1.5]
    assert stored_pages(data) == stored_pages(one)


def test_representations_of_the_parts_are_matched_by_their_encodings() -> None:
    def several(*names: str) -> bytes:
        buffer = io.BytesIO()
        with rnt.create(buffer, "nt", {"x": FieldSpec.of("float", representations=list(names))}) as writer:
            for number in range(len(names)):
                writer.select_representation("x", number)
                writer.extend([{"x": number + 0.5}])
                writer.flush_cluster()
        return buffer.getvalue()

    data = merged(several("SplitReal32", "Real16"), several("Real16", "SplitReal32"), several("Real16"))
    assert [each["x"] for each in rows(data)] == [0.5, 1.5] * 2 + [0.5]
    with rnt.open(data) as file:
        assert len(file.only().schema.columns) == 2
    data = merged(several("SplitReal32", "Real16"), several("Real32"))
    assert [each["x"] for each in rows(data)] == [0.5, 1.5, 0.5]
    with rnt.open(data) as file:
        assert len(file.only().schema.columns) == 1


@pytest.mark.parametrize("generation", ["1.x", "rc2", "rc1"])
def test_projections_show_all_representations(generation: str) -> None:
    def projected(encoding: str, offsets: str, value: float) -> bytes:
        schema = {
            "x": FieldSpec.of("float", encoding=encoding), "same": ProjectionSpec("float", "x"),
            "v": FieldSpec.of("std::vector<float>", encoding=offsets), "w": ProjectionSpec("std::vector<float>", "v"),
            "n": ProjectionSpec("ROOT::RNTupleCardinality<std::uint32_t>", "v"),
        }  # fmt: skip
        return part(schema, [{"x": value, "v": [1.0, value]}], generation=generation)

    for other in ("Real32", "Real16"):
        if generation == "rc1" and other == "Real16":
            continue  # one representation cannot hold both
        parts = [
            projected("SplitReal32", "SplitIndex64", 0.5),
            projected(other, "Index64", 2.0),
            projected("SplitReal32", "SplitIndex32", 0.25),
        ]
        data = merged(*parts)
        assert [(each["same"], each["w"], each["n"]) for each in rows(data)] == [
            (0.5, [1.0, 0.5], 2), (2.0, [1.0, 2.0], 2), (0.25, [1.0, 0.25], 2),
        ]  # fmt: skip


# Parts that lack something

LATE: dict[str, tuple[Any, Any, Any]] = {
    "number": ("float", 0.0, 1.5),
    "array": ("std::array<std::int32_t,3>", [0, 0, 0], [1, 2, 3]),
    "bitset": ("std::bitset<5>", [False] * 5, [True, False, True, True, False]),
    "string": ("std::string", "", "abc"),
    "vectors": ("std::vector<std::vector<float>>", [], [[1.0], [], [2.0, 3.0]]),
    "arrays of strings": ("std::array<std::string,2>", ["", ""], ["a", "bc"]),
    "variant": ("std::variant<bool,float>", None, 2.5),
    "optional": ("std::optional<float>", None, 2.5),
    "record": ({"a": "double", "b": "std::string"}, {"a": 0.0, "b": ""}, {"a": 2.5, "b": "x"}),
    "pair": ("std::pair<std::int8_t,std::vector<bool>>", {"_0": 0, "_1": []}, {"_0": -3, "_1": [True]}),
}


@pytest.mark.parametrize("kind", LATE)
@pytest.mark.parametrize("has", ["01", "10", "0110", "1001", "0010", "1101"])
def test_union_fills_what_is_missing(kind: str, has: str) -> None:
    spec, default, value = LATE[kind]
    parts, expected = [], []
    for number, there in enumerate(has):
        clusters = [[{"id": 10 * number + i} | ({"y": value} if there == "1" else {}) for i in range(2)]] * 2
        parts.append(part({"id": "std::int32_t"} | ({"y": spec} if there == "1" else {}), *clusters))
        expected += [{"id": each["id"], "y": each.get("y", default)} for rows in clusters for each in rows]
    data = merged(*parts, union=True)
    assert rows(data) == expected
    with pytest.raises(SchemaError, match="--union"):
        merged(*parts)
    if has == "0110":
        with rnt.open(data) as file:
            assert any(column.is_deferred for column in file.only().schema.columns)


@pytest.mark.parametrize("kind", LATE)
@pytest.mark.parametrize("first", [True, False])
@pytest.mark.parametrize("in_cluster", [True, False])
def test_late_fields_of_a_part(kind: str, first: bool, in_cluster: bool) -> None:
    """Deferred columns in the first or second part, at the start of a cluster or within one."""
    spec, default, value = LATE[kind]
    buffer = io.BytesIO()
    with rnt.create(buffer, "nt", {"id": "std::int32_t"}) as writer:
        writer.extend([{"id": 0}, {"id": 1}])
        writer.flush_cluster()
        writer.extend([{"id": 2}])
        if not in_cluster:
            writer.flush_cluster()
        writer.add_fields({"y": spec})
        writer.extend([{"id": 3, "y": value}])
    late = buffer.getvalue()
    late_rows = [{"id": i, "y": default if i < 3 else value} for i in range(4)]
    assert rows(late) == late_rows
    plain_rows = [{"id": 7, "y": value}, {"id": 8, "y": value}]
    plain = part({"id": "std::int32_t", "y": spec}, plain_rows)
    parts, expected = (
        ([late, plain], late_rows + plain_rows) if first else ([plain, late], plain_rows + late_rows)
    )
    assert rows(merged(*parts)) == expected
    assert rows(merged(*parts, late)) == expected + late_rows
    assert rows(merged(late, late)) == late_rows * 2


def test_members_of_untyped_records_may_be_missing() -> None:
    one = part({"r": {"a": "std::int32_t"}}, [{"r": {"a": 1}}])
    two = part({"r": {"a": "std::int32_t", "b": "std::vector<float>"}}, [{"r": {"a": 2, "b": [1.0]}}])
    joined = [{"r": {"a": 1, "b": []}}, {"r": {"a": 2, "b": [1.0]}}]
    assert rows(merged(one, two, union=True)) == joined
    assert rows(merged(two, one, union=True)) == joined[::-1]
    in_lists = [part({"v": [dict.fromkeys(names, "float")]}, []) for names in ("a", "ab")]
    with pytest.raises(SchemaError, match=r"'v\._0\.b'.*outside of collections"):
        merged(*in_lists, union=True)


def test_a_part_without_entries_adds_its_fields() -> None:
    data = merged(
        part({"x": "float"}),
        part({"x": "float", "y": "float"}),
        part({"x": "float"}, [{"x": 1.0}]),
        union=True,
    )
    assert rows(data) == [{"x": 1.0, "y": 0.0}]


def quantized(encoding: str, kind: str = "float") -> FieldSpec:
    return FieldSpec.of(kind, encoding=encoding)


def late(encoding: str, kind: str) -> bytes:
    """Two entries before and one after a quantised field is added, in one cluster."""
    buffer = io.BytesIO()
    with rnt.create(buffer, "nt", {"id": "std::int32_t"}) as writer:
        writer.extend([{"id": 0}, {"id": 0}])
        writer.add_fields({"q": quantized(encoding, kind)})
        writer.extend([{"id": 0, "q": 1.5}])
    return buffer.getvalue()


@pytest.mark.parametrize("kind", ["float", "double", "Double32_t"])
@pytest.mark.parametrize(
    ("encoding", "stored"),
    [
        ("Real32Quant:12:-10..10", None),
        ("Real32Quant:8:-1..2", "Real32Quant"),
        ("Real32Quant:8:0..4", "Real32Quant"),
    ],
)
@pytest.mark.parametrize("has", ["10", "0110", "1L", "L1", "LL", "L", "01"])
def test_missing_values_of_quantised_columns_are_zero(
    has: str, encoding: str, stored: str | None, kind: str
) -> None:
    """Most quantised columns have no code for exactly 0; they are kept where no missing value is stored."""
    files = {
        "0": part({"id": "std::int32_t"}, [{"id": 0}, {"id": 0}]),
        "1": part({"id": "std::int32_t", "q": quantized(encoding, kind)}, [{"id": 0, "q": 1.5}]),
        "L": late(encoding, kind),
    }
    value = rows(files["1"])[0]["q"]
    assert value == pytest.approx(1.5, abs=0.02)
    expected = [
        each for letter in has for each in {"0": [0.0] * 2, "1": [value], "L": [0.0, 0.0, value]}[letter]
    ]
    data = merged(*(files[each] for each in has), union=True)
    assert [each["q"] for each in rows(data)] == expected
    with rnt.open(data) as file:
        name = COLUMN_TYPES[file.only().schema.columns[1].column_type].name
    if stored is not None or has in ("L1", "L", "01"):
        assert name == "Real32Quant"
    else:
        assert name in ("SplitReal32", "SplitReal64")


def test_missing_arrays_of_quantised_numbers_are_zero() -> None:
    def file(kind: str, encoding: str, value: list[float]) -> bytes:
        buffer = io.BytesIO()
        options = {"q._0": FieldOptions(encoding=encoding)}
        with rnt.create(buffer, "nt", {"id": "std::int32_t", "q": kind}, field_options=options) as writer:
            writer.extend([{"id": 0, "q": value}])
        return buffer.getvalue()

    fewer = part({"id": "std::int32_t"}, [{"id": 0}])
    one = file("std::array<float,2>", "Real32Quant:12:-10..10", [10.0, -10.0])
    data = merged(one, fewer, one, union=True)
    assert [each["q"] for each in rows(data)] == [[10.0, -10.0], [0.0, 0.0], [10.0, -10.0]]
    # Nothing is stored for elements of lists.
    one = file("std::vector<float>", "Real32Quant:12:5..10", [10.0, 5.0])
    data = merged(one, fewer, one, union=True)
    assert [each["q"] for each in rows(data)] == [[10.0, 5.0], [], [10.0, 5.0]]
    assert stored_pages(one) <= stored_pages(data)


def test_default_values_that_a_quantized_column_cannot_hold_are_refused(tmp_path: Path) -> None:
    one = part({"x": "float", "q": quantized("Real32Quant:8:1..2")}, [{"x": 1.0, "q": 1.5}])
    two = tmp_path / "two.root"
    two.write_bytes(part({"x": "float"}, [{"x": 1.0}]))
    with pytest.raises(SchemaError, match=r"two\.root without field 'q' would be 0") as caught:
        merged(one, two, union=True)
    assert caught.value.path == "q"
    assert caught.value.hint is not None
    assert "--fields" in caught.value.hint
    # Before its first element a deferred column stores nothing.
    assert [each["q"] for each in rows(merged(two, one, union=True))] == [0.0, rows(one)[0]["q"]]


# What does not fit


@pytest.mark.parametrize(
    ("left", "right", "said"),
    [
        ({"x": "float"}, {"x": "double"}, "another type"),
        ({"x": "std::vector<float>"}, {"x": "float"}, "another role"),
        ({"x": "std::array<float,2>"}, {"x": "std::array<float,3>"}, "another type"),
        ({"x": "float"}, {"y": "float"}, "lacks fields"),
        (
            {"x": "float", "p": ProjectionSpec("float", "x")},
            {"x": "float", "p": "float"},
            "another projection",
        ),
        ({"x": {"a": "float"}}, {"x": {"b": "float"}}, "lacks fields"),
    ],
)
def test_schemas_that_do_not_fit_are_told_by_file_and_field(
    left: Any, right: Any, said: str, tmp_path: Path
) -> None:
    paths = [tmp_path / "left.root", tmp_path / "right.root"]
    for path, schema in zip(paths, (left, right), strict=True):
        path.write_bytes(part(schema))
    with pytest.raises(SchemaError, match=said) as caught:
        rnt.merge(tmp_path / "out.root", paths)
    assert "right.root" in str(caught.value)
    assert caught.value.path
    assert not (tmp_path / "out.root").exists()


def test_generations_are_not_mixed() -> None:
    one, two = part(SCHEMA, entries(0, 3)), part(SCHEMA, entries(3, 6), generation="rc2")
    with pytest.raises(UnsupportedError, match=r"rntuple convert --to 1\.x"):
        merged(one, two)
    with pytest.raises(UnsupportedError, match="rntuple convert --to rc2"):
        merged(two, one)


def test_sharded_clusters_are_refused() -> None:
    buffer = io.BytesIO()
    with rnt.create(buffer, "nt", {"x": "float", "y": "float"}, generation="rc2") as writer:
        writer.shard([["x"], ["y"]])
        writer.extend([{"x": 1.0, "y": 2.0}])
    with pytest.raises(UnsupportedError, match="sharded"):
        merged(buffer.getvalue())


def test_nothing_and_no_rntuple() -> None:
    with pytest.raises(SchemaError, match="nothing to merge"):
        rnt.merge(io.BytesIO(), [])
    with pytest.raises(SchemaError, match="list of files"):
        rnt.merge(io.BytesIO(), "a.root")
    buffer = io.BytesIO()
    rnt.create_file(buffer).close()
    with pytest.raises(SchemaError, match="no RNTuple"):
        rnt.merge(io.BytesIO(), [buffer.getvalue()])


# What else is in a file


def with_attributes(start: int, count: int, *, sets: Sequence[str] = ("good",)) -> bytes:
    buffer = io.BytesIO()
    with rnt.create(buffer, "nt", {"id": "std::int32_t"}) as writer:
        open_sets = [
            writer.attribute_set(name, {"run": "std::int32_t", "tag": "std::string"}) for name in sets
        ]
        for i in range(count):
            writer.extend([{"id": start + i}])
            for each in open_sets:
                each.append(i, 1, run=start + i, tag=f"r{start + i}")
    return buffer.getvalue()


def attributes(data: bytes, name: str) -> Rows:
    with rnt.open(data) as file:
        found: Rows = file.only().attribute_set(name).arrays(library="py")
    return found


@pytest.mark.parametrize("compression", [None, "zstd:1"])
def test_ranges_of_attributes_follow_their_entries(compression: str | None) -> None:
    parts = [
        with_attributes(0, 3), with_attributes(3, 2, sets=["good", "bad"]), part({"id": "std::int32_t"}, [{"id": 5}]),
        with_attributes(6, 4, sets=["bad"]),
    ]  # fmt: skip
    data = merged(*parts, compression=compression)
    assert rows(data) == [{"id": i} for i in range(10)]
    for name, ids in (("good", [0, 1, 2, 3, 4]), ("bad", [3, 4, 6, 7, 8, 9])):
        assert attributes(data, name) == [
            {"_rangeStart": i, "_rangeLen": 1, "_userData": {"run": i, "tag": f"r{i}"}} for i in ids
        ]
    with rnt.open(merged(*parts, drop_attribute_sets=True)) as file:
        assert not file.only().attribute_sets


def test_sources_with_different_attribute_sets() -> None:
    """No set in common, and each set in the middle part, too; ranges count from the first entry of their part."""
    one, two = with_attributes(0, 2, sets=["a"]), with_attributes(2, 3, sets=["b"])
    both = with_attributes(5, 2, sets=["b", "a"])
    for parts, ids in (
        ([one, two], {"a": [0, 1], "b": [2, 3, 4]}),
        ([two, one], {"b": [0, 1, 2], "a": [3, 4]}),
        ([one, both, two], {"a": [0, 1, 2, 3], "b": [2, 3, 4, 5, 6]}),
    ):
        data = merged(*parts)
        runs = [each["id"] for each in rows(data)]
        with rnt.open(data) as file:
            assert list(file.only().attribute_sets) == list(ids)
        for name, starts in ids.items():
            assert [
                (each["_rangeStart"], each["_rangeLen"], each["_userData"]["run"])
                for each in attributes(data, name)
            ] == [(start, 1, runs[start]) for start in starts]


def test_attribute_sets_that_do_not_fit_are_told() -> None:
    buffer = io.BytesIO()
    with rnt.create(buffer, "nt", {"id": "std::int32_t"}) as writer:
        writer.attribute_set("good", {"run": "double"})
    with pytest.raises(SchemaError, match="attribute set 'good' of"):
        merged(with_attributes(0, 1), buffer.getvalue())


def test_user_metadata_of_drafts_is_kept() -> None:
    parts = []
    for number in range(2):
        buffer = io.BytesIO()
        with rnt.create(buffer, "nt", {"x": "float"}, generation="rc2") as writer:
            writer.extend([{"x": 1.0}])
            writer.add_user_metadata({"run": number})
        parts.append(buffer.getvalue())
    buffer = io.BytesIO()
    rnt.merge(buffer, parts)
    with rnt.open(buffer.getvalue()) as file:
        assert file.only().user_metadata_versions == {"run": (0, 1)}


def test_streamer_infos_of_all_parts_are_joined() -> None:
    streamers, classes = path_of("streamers"), path_of("classes")
    with rnt.open(streamers) as file:
        name = file.keys()[0]
        expected = file[name].extra_type_infos
    buffer = io.BytesIO()
    rnt.merge(buffer, [f"{streamers}:{name}"] * 2)
    with rnt.open(buffer.getvalue()) as file:
        assert file.only().extra_type_infos == expected
        info = file.container.streamer_info()
    assert info is not None
    assert {each.name for each in info.classes} > {"ROOT::RNTuple"}
    rnt.merge(buffer := io.BytesIO(), [classes])
    with rnt.open(buffer.getvalue()) as file, rnt.open(classes) as original:
        kept, before = file.container.streamer_info(), original.container.streamer_info()
    assert kept is not None
    assert before is not None
    assert {each.name for each in kept.classes} == {each.name for each in before.classes}


def test_different_streamer_infos_of_one_rntuple_become_one_list() -> None:
    from rntuple_construct.conversion.joining.joined_schema import streamer_info_content
    from rntuple_construct.format.container import LEN_LIST_HEAD, class_descriptions
    from rntuple_construct.writer import StreamerSpec

    with rnt.open(path_of("streamers")) as file:
        content = file[file.keys()[0]].extra_type_infos[0].content
    known = class_descriptions(memoryview(content)[LEN_LIST_HEAD:], len_key=LEN_LIST_HEAD)
    assert streamer_info_content(known) == content, "the list of ROOT is built again to the byte"
    assert len(known) > 1
    parts = []
    for each in known:
        buffer = io.BytesIO()
        with rnt.create(buffer, "nt", {"s": StreamerSpec(known[0].name, checksum=1)}) as writer:
            writer.extend({"s": [b"abc"]})
            writer.add_extra_type_info(streamer_info_content([each]))
        parts.append(buffer.getvalue())
    rnt.merge(buffer := io.BytesIO(), parts)
    with rnt.open(buffer.getvalue()) as file:
        (info,) = file.only().extra_type_infos
    assert info.content == content


def test_several_rntuples_and_directories() -> None:
    def several(*names: str) -> bytes:
        buffer = io.BytesIO()
        with rnt.create_file(buffer) as file:
            for name in names:
                with file.create(name, {"x": "std::int32_t"}) as writer:
                    writer.extend([{"x": len(names)}])
        return buffer.getvalue()

    with rnt.open(merged(several("a", "d/b"), several("d/b", "a"))) as file:
        assert file.keys() == ["a", "d/b"]
        assert [len(file[name]) for name in file] == [2, 2]
    with pytest.raises(SchemaError, match="lacks the RNTuple 'd/b'"):
        merged(several("a", "d/b"), several("a"))
    with pytest.raises(SchemaError, match="has an RNTuple 'c'"):
        merged(several("a"), several("a", "c"))
    with rnt.open(merged(several("a", "d/b"), several("c", "a"), union=True)) as file:
        assert {name: len(file[name]) for name in file} == {"a": 2, "d/b": 1, "c": 1}


def test_rntuples_of_different_names(tmp_path: Path) -> None:
    for name in ("one", "two"):
        rnt.write(tmp_path / f"{name}.root", name, {"x": np.arange(3)})
    sources = [f"{tmp_path}/{name}.root:{name}" for name in ("one", "two")]
    rnt.merge(tmp_path / "out.root", sources)
    with rnt.open(tmp_path / "out.root") as file:
        assert file.keys() == ["one"]
        assert file.only()["x"].array().tolist() == [0, 1, 2, 0, 1, 2]


def test_small_cluster_groups_are_joined_and_large_ones_kept() -> None:
    def groups(num_groups: int, num_clusters: int) -> bytes:
        buffer = io.BytesIO()
        with rnt.create(buffer, "nt", {"x": "std::int32_t"}) as writer:
            for _ in range(num_groups):
                for _ in range(num_clusters):
                    writer.extend([{"x": 1}])
                    writer.flush_cluster()
                writer.commit_cluster_group()
        return buffer.getvalue()

    with rnt.open(merged(groups(3, 2), groups(2, 120), groups(5, 1))) as file:
        assert [each.num_clusters for each in file.only().cluster_groups] == [126, 120, 5]


@pytest.mark.parametrize("is_small", [True, False])
def test_memory_of_what_is_open_at_once_is_bounded(is_small: bool, tmp_path: Path) -> None:
    """Many files are open one after the other; those that stay open leave descriptors for others."""
    import resource

    path = tmp_path / "part.root"
    path.write_bytes(part(SCHEMA, entries(0, 2)) + (b"" if is_small else bytes(100_000)))
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(200, limit[1]), limit[1]))
    try:
        rnt.merge(tmp_path / "out.root", [path] * 300)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, limit)
    with rnt.open(tmp_path / "out.root") as file:
        assert len(file.only()) == 600


# Files that repeat the header of the one before

SMALL = {"id": "std::int64_t", "x": "float"}


def small(start: int, stop: int, schema: Any = None, **more: Any) -> bytes:
    rows = [{"id": i, "x": float(i)} for i in range(start, stop)]
    names = SMALL if schema is None else schema
    return part(names, [{name: row[name] for name in names} for row in rows], **more)


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The headers that are parsed from now on."""
    found: list[bytes] = []
    parse = Version1.parse_header

    def counting(self: Version1, data: bytes, *more: Any) -> Any:
        found.append(data)
        return parse(self, data, *more)

    monkeypatch.setattr(Version1, "parse_header", counting)
    # The check of the result parses its header, too.
    monkeypatch.setattr(sys.modules[rnt.merge.__module__], "check_sources", lambda *_: None)
    return found


@pytest.mark.parametrize(("num_files", "padding"), [(3, 0), (100, 100_000), (300, 0)])
def test_equal_headers_are_parsed_once(
    num_files: int, padding: int, tmp_path: Path, parsed: list[bytes]
) -> None:
    """Also where there are more files than stay open between the two looks."""
    paths = [tmp_path / f"{number}.root" for number in range(num_files)]
    for number, path in enumerate(paths):
        path.write_bytes(small(2 * number, 2 * number + 2) + bytes(padding))
    parsed.clear()
    rnt.merge(tmp_path / "out.root", paths)
    assert len(parsed) == 1
    assert rows(tmp_path / "out.root") == rows(small(0, 2 * num_files))


def test_headers_of_several_kinds_are_joined_as_if_each_was_parsed(parsed: list[bytes]) -> None:
    wide = {**SMALL, "x": FieldSpec.of("float", encoding="Real32")}
    parts = [
        small(0, 2), small(2, 4), small(4, 6, wide), small(6, 8), small(8, 10, wide), small(10, 12, {"id": SMALL["id"]}),
        small(12, 14),
    ]  # fmt: skip
    parsed.clear()
    data = io.BytesIO()
    rnt.merge(data, parts, union=True)
    assert len(parsed) == len(set(parsed)) == 3
    expected = [{"id": i, "x": 0.0 if i in (10, 11) else float(i)} for i in range(14)]
    assert rows(data.getvalue()) == expected
    assert rows(merged(*parts, union=True)) == expected
    with pytest.raises(SchemaError, match="lacks fields"):
        merged(*parts)


def test_equal_headers_with_different_extensions() -> None:
    """The header says nothing about late fields: these stand in the footer."""
    plain = part({"a": "std::int32_t"}, [{"a": 0}], [{"a": 1}])
    late = part({"a": "std::int32_t"}, [{"a": 2}], [{"a": 3, "b": 3.5}], late=(1, {"b": "double"}))
    other = part({"a": "std::int32_t"}, [{"a": 4}], [{"a": 5, "b": True}], late=(1, {"b": "bool"}))
    filled = [{"a": 0, "b": 0.0}, {"a": 1, "b": 0.0}, {"a": 2, "b": 0.0}, {"a": 3, "b": 3.5}]
    assert rows(merged(plain, late, union=True)) == filled
    assert rows(merged(late, plain, late, union=True)) == filled[2:] + filled
    with pytest.raises(SchemaError, match=r"'b'.*another type"):
        merged(late, other, union=True)
    with pytest.raises(SchemaError, match="has fields that"):
        merged(plain, late)


@pytest.mark.parametrize("position", [1, 80])
def test_a_damaged_header_of_a_later_file_is_found(position: int, tmp_path: Path) -> None:
    paths = [tmp_path / f"part{number}.root" for number in range(position + 1)]
    for path in paths:
        path.write_bytes(small(0, 2, compression="none"))
    data = bytearray(paths[-1].read_bytes())
    (opened,) = FileMetadata(bytes(data))
    anchor = opened.require().anchor
    data[anchor.ofs_header + anchor.len_header - 20] ^= 1
    paths[-1].write_bytes(data)
    with pytest.raises(RNTupleError, match="RNT-ENV-003") as caught:
        rnt.merge(tmp_path / "out.root", paths)
    assert paths[-1].name in str(caught.value)
    assert not (tmp_path / "out.root").exists()


# Any files


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_any_parts_give_their_entries_one_after_the_other(data: Any) -> None:
    names = ["a", "b", "c", "d"]
    types: dict[str, tuple[Any, Any, st.SearchStrategy[Any], list[Any]]] = {
        "a": ("float", 0.0, st.floats(width=16, allow_nan=False, allow_infinity=False), ["SplitReal32", "Real32", "Real16"]),
        "b": ("std::vector<std::uint16_t>", [], st.lists(st.integers(0, 99), max_size=3), ["Index64", "SplitIndex32", "Index32"]),
        "c": ("std::string", "", st.text("ab", max_size=3), []),
        "d": ("std::array<std::int32_t,2>", [0, 0], st.lists(st.integers(-5, 5), min_size=2, max_size=2), []),
    }  # fmt: skip
    parts, expected = [], []
    for _ in range(data.draw(st.integers(1, 4))):
        chosen = data.draw(st.lists(st.sampled_from(names), unique=True, min_size=1))
        late = data.draw(st.lists(st.sampled_from(chosen), unique=True, max_size=len(chosen) - 1))
        specs = {}
        for name in chosen:
            encodings = types[name][3]
            if encodings and name == "a":
                specs[name] = FieldSpec.of(types[name][0], encoding=data.draw(st.sampled_from(encodings)))
            else:
                specs[name] = types[name][0]
        buffer = io.BytesIO()
        compression = data.draw(st.sampled_from(["none", "zstd", "lz4"]))
        with rnt.create(
            buffer, "nt", {n: specs[n] for n in chosen if n not in late}, compression=compression
        ) as writer:
            there = [name for name in chosen if name not in late]
            for step in range(data.draw(st.integers(0, 4))):
                if step == 1 and late:
                    writer.add_fields({name: specs[name] for name in late})
                    there = chosen
                new = data.draw(
                    st.lists(st.fixed_dictionaries({name: types[name][2] for name in there}), max_size=4)
                )
                writer.extend(new)
                expected += [{name: types[name][1] for name in names} | row for row in new]
                if data.draw(st.booleans()):
                    writer.flush_cluster()
            if there != chosen:
                writer.add_fields({name: specs[name] for name in late})
        parts.append(buffer.getvalue())
    found = rows(merged(*parts, union=True))
    assert [{name: types[name][1] for name in names} | row for row in found] == expected


# The command


def test_the_command(tmp_path: Path) -> None:
    for number in range(3):
        (tmp_path / f"p{number}.root").write_bytes(part(SCHEMA, entries(10 * number, 10 * number + 10)))
    out, sources = str(tmp_path / "out.root"), [str(tmp_path / f"p{number}.root") for number in range(3)]
    done = run_cli("merge", out, *sources)
    assert done.code == 0
    assert done.out.startswith("nt: 30 entries of 3 files in 3 clusters; ")
    assert rows(out) == entries(0, 30)
    assert run_cli("merge", out, *sources).code == 2, "it is there already"
    twice = run_cli("merge", out, *sources, sources[0], "--force")
    assert twice.out == done.out
    assert "1 input named again, and taken once" in twice.err
    assert run_cli("merge", sources[0], *sources, "--force").code == 2, "an input"
    (tmp_path / "list.txt").write_text("\n".join(sources))
    assert run_cli("merge", out, f"@{tmp_path}/list.txt", "--force", "--compression", "lz4").code == 0
    assert rows(out) == entries(0, 30)
    directory = tmp_path / "parts"
    directory.mkdir()
    for source in sources:
        shutil.move(source, directory)
    assert run_cli("merge", out, str(directory), "--force").code == 0
    assert rows(out) == entries(0, 30)
    rnt.write(tmp_path / "other.root", "nt", {"id": np.arange(2)})
    done = run_cli("merge", out, str(directory), str(tmp_path / "other.root"), "--force")
    assert done.code == 2
    assert "other.root lacks fields of" in done.err
    assert "--union" in done.err
    assert run_cli("merge", out, str(directory), str(tmp_path / "other.root"), "--force", "--union").code == 0
    assert len(rows(out)) == 32
    assert run_cli("merge", out, "missing.root", "--force").code == 66
    assert run_cli("merge", str(tmp_path), *sources).code == 2


# Damaged parts


def _refusal(parts: Sequence[bytes]) -> RNTupleError | None:
    try:
        rnt.merge(io.BytesIO(), parts)
    except RNTupleError as error:
        return error
    return None


def test_a_page_of_absurd_size_is_given_no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Room for it would be millions of keys."""
    sound = BASES["large"]()
    absurd = Step("patch", "page_list[0]", bytes.fromhex("084bc330"), at=91)
    damaged = apply_recipe(sound, Recipe((absurd,)))
    reserved = []
    reserve = BlobStore.reserve

    def counting(self: BlobStore, nbytes: int, max_key_size: int = 0) -> Any:
        reserved.append(nbytes)
        return reserve(self, nbytes, max_key_size)

    monkeypatch.setattr(BlobStore, "reserve", counting)
    assert "RNT-CNT-014" in str(_refusal([sound, damaged]))
    assert max(reserved) < len(sound) + len(damaged)
