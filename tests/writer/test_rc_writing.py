"""Writing the release candidates: what both grammars and our reader make of it, and what cannot be written."""

from __future__ import annotations

import io
import re
import struct
import zlib
from typing import Any

import numpy as np
import pytest
from rntuple_spec.column_types import COLUMN_TYPES
from support.both_grammars import check_both_grammars, envelopes_of
from support.corpora import corpus_names

import rntuple_construct as rnt
from rntuple_construct.format.columns import column_codec
from rntuple_construct.format.compression import decompress
from rntuple_construct.format.generations import WRITABLE_GENERATIONS
from rntuple_construct.format.generations.records import UserMetadataEntry
from rntuple_construct.writer import (
    ClassSpec,
    CollectionSpec,
    EnumSpec,
    FieldOptions,
    ProjectionSpec,
    SoASpec,
    StreamerSpec,
    WriteOptions,
)
from rntuple_construct.writer.container import streamer_info

BOTH = pytest.mark.parametrize("generation", ["rc1", "rc2"])
POINT = ClassSpec("Point", {"x": "float", "y": "double"}, version=2)

NUMBERS = {
    "bool": [True, False],
    "char": ["a", "\xff"],
    "std::int8_t": [-128, 127],
    "std::uint8_t": [0, 255],
    "std::int16_t": [-(2**15), 2**15 - 1],
    "std::uint16_t": [0, 2**16 - 1],
    "std::int32_t": [-(2**31), 2**31 - 1],
    "std::uint32_t": [0, 2**32 - 1],
    "std::int64_t": [-(2**63), 2**63 - 1],
    "std::uint64_t": [0, 2**64 - 1],
    "float": [1.5, -0.25],
    "double": [0.1, -1e300],
    "Double32_t": [1.5, -2.5],
    "std::byte": [0, 255],
}
# Types of both documents, with two values each.
TYPES: dict[str, tuple[Any, list[Any]]] = {
    **{name: (name, values) for name, values in NUMBERS.items()},
    "string": ("std::string", ["", "zwölf"]),
    "vector": ("std::vector<std::vector<float>>", [[[1.5], []], []]),
    "vector of bool": ("std::vector<bool>", [[True, False], []]),
    "RVec": ("ROOT::VecOps::RVec<std::int32_t>", [[-1, 2], []]),
    "array": ("std::array<std::int16_t,2>", [[1, -2], [3, 4]]),
    "array of arrays": ("float[2][2]", [[[1.0, 2.0], [3.0, 4.0]], [[0.0, 0.0], [0.5, 0.5]]]),
    "variant": ("std::variant<float,std::string>", [1.5, "x"]),
    "valueless variant": ("std::variant<float,std::string>", [None, "x"]),
    "pair": ("std::pair<float,std::int8_t>", [{"_0": 1.5, "_1": -1}, {"_0": 0.0, "_1": 1}]),
    "tuple": ("std::tuple<std::string,bool>", [{"_0": "a", "_1": True}, {"_0": "", "_1": False}]),
    "bitset": ("std::bitset<11>", [[True] * 11, [False] * 10 + [True]]),
    "optional": ("std::optional<std::string>", [None, "there"]),
    "unique_ptr": ("std::unique_ptr<double>", [2.5, None]),
    "class": (POINT, [{"x": 1.0, "y": 2.0}, {"x": -1.0, "y": 0.1}]),
    "empty class": (ClassSpec("Empty"), [{}, {}]),
    "derived class": (
        ClassSpec("Derived", {"z": "float"}, bases=[POINT]),
        [{":_0": {"x": 1.0, "y": 2.0}, "z": 3.0}, {":_0": {"x": 0.0, "y": 0.0}, "z": 0.0}],
    ),
    "collection class": (CollectionSpec("Bag", "float"), [[1.0], []]),
    "untyped record": ({"a": "float", "b": "bool"}, [{"a": 1.5, "b": True}, {"a": 0.0, "b": False}]),
    "untyped collection": ([{"a": "float"}], [[{"a": 1.5}, {"a": 2.5}], []]),
}
RC2_TYPES: dict[str, tuple[Any, list[Any]]] = {
    "set": ("std::set<float>", [[1.0, 2.0], []]),
    "unordered set": ("std::unordered_set<std::string>", [["a"], []]),
    "map": ("std::map<std::string,float>", [[{"_0": "a", "_1": 1.0}], []]),
    "unordered map": ("std::unordered_map<std::int32_t,bool>", [[{"_0": 1, "_1": True}], []]),
    "atomic": ("std::atomic<std::int32_t>", [1, -1]),
    "enum": (EnumSpec("Colour", "std::int8_t"), [1, -1]),
}
NEITHER: dict[str, Any] = {
    "std::multiset": "std::multiset<float>",
    "std::multimap": "std::multimap<std::string,float>",
    "std::unordered_multiset": "std::unordered_multiset<float>",
    "std::unordered_multimap": "std::unordered_multimap<std::string,float>",
    "streamer fields": StreamerSpec("Object", version=1),
    "structures of arrays": SoASpec("Points", POINT),
}


def write(generation: str, schema: Any, rows: Any, options: WriteOptions | None = None, **more: Any) -> bytes:
    buffer = io.BytesIO()
    with rnt.create(buffer, "nt", schema, options, generation=generation, **more) as writer:
        writer.extend(rows)
    return buffer.getvalue()


def read(data: bytes, **options: Any) -> Any:
    with rnt.open(data) as file:
        ntuple = file["nt"]
        check_both_grammars(data, ntuple)
        return ntuple.arrays(library="py", **options)


def case(generation: str, types: dict[str, tuple[Any, list[Any]]]) -> list[Any]:
    return [
        pytest.param(generation, *pair, compression, id=f"{generation}-{name}-{compression}")
        for name, pair in types.items()
        for compression in ("none", "zstd:5")
    ]


@pytest.mark.parametrize(
    ("generation", "spec", "values", "compression"),
    [*case("rc1", TYPES), *case("rc2", {**TYPES, **RC2_TYPES})],
)
def test_every_type_of_the_documents_is_written_and_read(
    generation: str, spec: Any, values: list[Any], compression: str
) -> None:
    rows = [{"x": value} for value in values * 3]
    options = WriteOptions.of_generation(generation, compression=compression)
    assert read(write(generation, {"x": spec}, rows, options)) == rows


@pytest.mark.parametrize(
    ("generation", "what", "spec"),
    [
        *((generation, what, spec) for generation in ("rc1", "rc2") for what, spec in NEITHER.items()),
        *(("rc1", None, spec) for spec, _ in RC2_TYPES.values()),
    ],
)
def test_types_that_the_document_does_not_have_are_refused(
    generation: str, what: str | None, spec: Any
) -> None:
    with pytest.raises(rnt.SchemaError) as caught:
        rnt.create(io.BytesIO(), "nt", {"fine": "float", "wrong": spec}, generation=generation)
    assert f"generation {generation} has no {what or ''}" in str(caught.value)
    assert "field 'wrong'" in str(caught.value)


@BOTH
def test_refused_type_deep_inside_is_named_by_its_path(generation: str) -> None:
    spec = {"a": "std::vector<std::optional<std::multiset<float>>>"}
    with pytest.raises(rnt.SchemaError, match=r"field 'r\.a\._0\._0' of type 'std::multiset<float>'"):
        rnt.create(io.BytesIO(), "nt", {"r": spec}, generation=generation)


# Column types


COLUMNS = {
    "bool": ("Bit", "Bit", "Bit"),
    "char": ("Char", "Char", "Char"),
    "std::byte": ("Byte", "Byte", "Byte"),
    "std::int8_t": ("Int8", "Int8", "Int8"),
    "std::uint8_t": ("UInt8", "UInt8", "UInt8"),
    "std::int16_t": ("SplitInt16", "Int16", "SplitInt16"),
    "std::uint16_t": ("SplitUInt16", "UInt16", "SplitUInt16"),
    "std::int32_t": ("SplitInt32", "Int32", "SplitInt32"),
    "std::uint32_t": ("SplitUInt32", "UInt32", "SplitUInt32"),
    "std::int64_t": ("SplitInt64", "Int64", "SplitInt64"),
    "std::uint64_t": ("SplitUInt64", "UInt64", "SplitUInt64"),
    "float": ("SplitReal32", "Real32", "SplitReal32"),
    "double": ("SplitReal64", "Real64", "SplitReal64"),
    "Double32_t": ("SplitReal32", "SplitReal32", "SplitReal32"),
    "std::vector<bool>": ("Index32", "Index32", "SplitIndex64"),
    "std::string": ("Index32", "Index32", "SplitIndex64"),
    "std::variant<float>": ("Switch", "Switch", "Switch"),
    "std::bitset<3>": ("Bit", "Bit", "Bit"),
}


@pytest.mark.parametrize("type_name", COLUMNS)
def test_default_column_types_are_those_of_the_time(type_name: str) -> None:
    found = []
    for generation, compression in (("rc1", "lz4"), ("rc1", "none"), ("rc2", "lz4"), ("rc2", "none")):
        options = WriteOptions.of_generation(generation, compression=compression)
        with rnt.open(write(generation, {"x": type_name}, {"x": []}, options)) as file:
            column = file["nt"].schema.columns[0]
        assert column.column_type is not None
        found.append(COLUMN_TYPES[column.column_type].name)
    compressed, plain, rc2 = COLUMNS[type_name]
    assert found == [compressed, plain, rc2, rc2]


def test_switch_of_rc1_has_64_bits_and_the_later_layout() -> None:
    data = write("rc1", {"x": "std::variant<float,bool>"}, {"x": [1.5, None, True, False]})
    with rnt.open(data) as file:
        ntuple = file["nt"]
        assert ntuple.schema.columns[0].record.bits_on_storage == 64
        pages = ntuple.clusters[0].column_range(0)
        assert pages is not None
        stored = data[int(pages.offset[0]) :][: int(pages.size[0])]
    words = struct.unpack("<4Q", bytes(decompress(stored, 32)))
    assert words == (1 << 44, 0, 2 << 44, 1 | 2 << 44)
    assert read(data) == [{"x": 1.5}, {"x": None}, {"x": True}, {"x": False}]


def test_offsets_of_rc1_are_marked_as_sorted_and_not_negative() -> None:
    data = write("rc1", {"x": "std::vector<float>"}, {"x": [[1.0]]})
    with rnt.open(data) as file:
        assert [column.record.flags for column in file["nt"].schema.columns] == [5, 0]


def test_late_rc2_columns_are_written() -> None:
    schema = {"q": "float", "t": "float", "h": "double"}
    options = {
        "q": {"encoding": "Real32Quant:16:-1..1"},
        "t": {"encoding": "Real32Trunc:16"},
        "h": {"encoding": "Real16"},
    }
    field_options = {name: FieldOptions(**choice) for name, choice in options.items()}
    rows = [{"q": 1.0, "t": 1.5, "h": 0.5}, {"q": -1.0, "t": -10.0, "h": 2.0}]
    data = write("rc2", schema, rows, field_options=field_options)
    assert read(data) == rows
    for name in ("q", "t"):
        with pytest.raises(rnt.SchemaError, match=f"at {name}: unknown column type"):
            write("rc1", {name: "float"}, [], field_options={name: field_options[name]})


def test_rc2_fields_may_change_their_representation() -> None:
    buffer = io.BytesIO()
    with rnt.create(buffer, "nt", {"x": "float"}, generation="rc2") as writer:
        writer.extend({"x": [1.0]})
        writer.flush_cluster()
        writer.add_representation("x", "Real16")
        writer.extend({"x": [2.0]})
        writer.flush_cluster()
        writer.select_representation("x", 0)
        writer.extend({"x": [3.0]})
    assert [row["x"] for row in read(buffer.getvalue())] == [1.0, 2.0, 3.0]


def test_rc1_fields_have_one_representation() -> None:
    buffer = io.BytesIO()
    with rnt.create(buffer, "nt", {"x": "float"}, generation="rc1") as writer:
        with pytest.raises(rnt.SchemaError, match=r"field 'x'.*several representations"):
            writer.add_representation("x", "Real16")
        writer.extend({"x": [1.0, 2.0]})
    assert [row["x"] for row in read(buffer.getvalue())] == [1.0, 2.0]


# What the files look like


@BOTH
def test_sizes_are_those_of_the_time(generation: str) -> None:
    options = WriteOptions.of_generation(generation)
    assert options.approx_compressed_cluster_size == 50_000_000
    assert options.max_uncompressed_cluster_size == 512 * 2**20
    assert options.page_size == 64 * 2**10
    assert WriteOptions.of_generation("1.x") == WriteOptions()


@BOTH
def test_pages_have_half_to_one_and_a_half_times_the_target(generation: str) -> None:
    values = np.arange(100_000, dtype=np.float32)
    data = write(generation, {"x": "float"}, {"x": values})
    with rnt.open(data) as file:
        pages = file["nt"].clusters[0].column_range(0)
        assert pages is not None
        sizes = pages.num_elements * 4 / 65536
        assert len(sizes) == 6
        assert ((sizes >= 0.5) & (sizes <= 1.5)).all()
        assert (file["nt"].arrays()["x"] == values).all()


def test_rc1_stores_every_page_in_a_key_of_its_own_without_checksum() -> None:
    data = write("rc1", {"x": "float", "y": "double"}, {"x": np.zeros(40_000, "f4"), "y": np.zeros(40_000)})
    with rnt.open(data) as file:
        ntuple = file["nt"]
        pages = [ntuple.clusters[0].column_range(column) for column in (0, 1)]
        offsets = [int(offset) for found in pages if found for offset in found.offset]
        assert not any(found.has_checksum.any() for found in pages if found)
    assert len(offsets) > 4
    # Keys with 64-bit offsets: 34 bytes, the class name, two empty strings.
    for offset in offsets:
        assert data[offset - 8 : offset] == b"\x05RBlob\0\0"


@BOTH
def test_streamer_info_describes_the_anchor_as_in_a_real_file(generation: str, corpus_file: Any) -> None:
    name = {
        "rc1": "2022-08-12__f26726__test_ntuple_stl_containers.root",
        "rc2": "2024-09-11__43e141__test_ntuple_index_multicluster.root",
    }[generation]

    def words(data: bytes) -> list[bytes]:
        """Names of classes, members and types, in order."""
        return re.findall(rb"[A-Za-z][A-Za-z: ]{2,}", data)

    with rnt.open(corpus_file(name)) as file:
        info = file.container.streamer_info()
        assert info is not None
        built = streamer_info(64, [WRITABLE_GENERATIONS[generation].anchor_class])
        # The bits of the objects tell where they lay in ROOT's memory; all else is the same.
        assert (len(built), words(built)) == (len(info.data), words(info.data))
    with rnt.open(write(generation, {"x": "float"}, {"x": []})) as file:
        written = file.container.streamer_info()
    assert written is not None
    assert [(each.name, each.version, each.checksum) for each in written.classes] == [
        (each.name, each.version, each.checksum) for each in info.classes
    ]


def test_streamer_info_describes_the_anchors_of_every_generation_in_the_file() -> None:
    buffer = io.BytesIO()
    with rnt.create_file(buffer) as file:
        for generation in WRITABLE_GENERATIONS:
            with file.create(generation.replace(".", ""), {"x": "float"}, generation=generation) as writer:
                writer.extend({"x": [1.0]})
    with rnt.open(buffer.getvalue()) as opened:
        info = opened.container.streamer_info()
        assert info is not None
        assert info.complete
        known = {(each.name, each.version) for each in info.classes}
        assert {opened[name].generation.name for name in opened} == set(WRITABLE_GENERATIONS)
        assert all(opened[name].arrays(library="py") == [{"x": 1.0}] for name in opened)
    assert known == {
        ("ROOT::RNTuple", 2),
        ("ROOT::Experimental::RNTuple", 6),
        ("ROOT::Experimental::RNTuple", 1),
    }


@pytest.mark.parametrize(("generation", "version", "size"), [("rc1", 3, 58), ("rc2", 6, 78)])
def test_anchor_is_that_of_the_last_root_of_the_generation(generation: str, version: int, size: int) -> None:
    with rnt.open(write(generation, {"x": "float"}, {"x": [1.0]})) as file:
        anchor = file["nt"].anchor
    assert (anchor.class_name, anchor.class_version) == ("ROOT::Experimental::RNTuple", version)
    assert (anchor.len_object, anchor.max_key_size) == (size, 0 if generation == "rc1" else 1 << 30)


@BOTH
def test_names_descriptions_and_class_versions_survive(generation: str) -> None:
    data = write(generation, {"p": POINT}, {"p": []}, description="what it is")
    with rnt.open(data) as file:
        ntuple = file["nt"]
        record = ntuple.fields["p"].record
        assert (ntuple.name, ntuple.description) == ("nt", "what it is")
        assert (record.type_name, record.type_version, record.type_checksum) == ("Point", 2, None)


def test_rc1_classes_without_a_version_have_version_0() -> None:
    for generation, version in (("rc1", 0), ("rc2", 0xFFFFFFFF)):
        with rnt.open(write(generation, {"p": ClassSpec("P", {"x": "float"})}, {"p": []})) as file:
            assert file["nt"].fields["p"].record.type_version == version


@pytest.mark.parametrize("compression", ["none", "lz4"])
def test_rc1_checksums_are_crc32_of_the_uncompressed_page(compression: str) -> None:
    options = WriteOptions.of_generation("rc1", page_checksums=True, compression=compression)
    values = np.zeros(1000, "f4")
    data = write("rc1", {"x": "float"}, {"x": values}, options)
    with rnt.open(data) as file:
        column = file["nt"].schema.columns[0]
        pages = file["nt"].clusters[0].column_range(0)
    assert pages is not None
    assert column.column_type is not None
    stop = int(pages.offset[0] + pages.size[0])
    encoded = column_codec(column.column_type).encode(values)
    assert data[stop : stop + 4] == struct.pack("<I", zlib.crc32(encoded))
    assert len(read(data)) == 1000


@BOTH
def test_shared_and_buffered_pages_are_read(generation: str) -> None:
    options = WriteOptions.of_generation(generation, share_pages=True, buffered=True, page_checksums=True)
    rows = [{"x": 1.0, "y": 1.0}] * 100
    assert read(write(generation, {"x": "float", "y": "float"}, rows, options)) == rows


# Clusters, extensions, projections


@BOTH
def test_clusters_and_cluster_groups(generation: str) -> None:
    buffer = io.BytesIO()
    with rnt.create(buffer, "nt", {"v": "std::vector<std::int32_t>"}, generation=generation) as writer:
        writer.extend({"v": [[1], [2, 3]]})
        writer.flush_cluster()
        writer.extend({"v": [[], [4]]})
        writer.commit_cluster_group()
        writer.extend({"v": [[5, 6, 7]]})
    data = buffer.getvalue()
    with rnt.open(data) as file:
        ntuple = file["nt"]
        assert [group.num_clusters for group in ntuple.cluster_groups] == [2, 1]
        assert [cluster.first_entry for cluster in ntuple.clusters] == [0, 2, 4]
        assert len(envelopes_of(data, ntuple)) == 4
    assert [row["v"] for row in read(data)] == [[1], [2, 3], [], [4], [5, 6, 7]]
    assert [row["v"] for row in read(data, entry_start=3)] == [[4], [5, 6, 7]]


@BOTH
def test_fields_that_come_late_are_deferred(generation: str) -> None:
    buffer = io.BytesIO()
    with rnt.create(buffer, "nt", {"x": "float"}, generation=generation) as writer:
        writer.extend({"x": [1.0]})
        writer.flush_cluster()
        writer.extend({"x": [2.0]})
        writer.add_fields({"s": "std::string", "a": "std::array<bool,2>", "w": "std::variant<float>"})
        writer.extend({"x": [3.0], "s": ["late"], "a": [[True, True]], "w": [0.5]})
    data = buffer.getvalue()
    default = {"s": "", "a": [False, False], "w": None}
    assert read(data) == [
        {"x": 1.0, **default},
        {"x": 2.0, **default},
        {"x": 3.0, "s": "late", "a": [True, True], "w": 0.5},
    ]
    with rnt.open(data) as file:
        late = [column.record for column in file["nt"].schema.columns if column.in_extension]
    assert {record.first_element_index for record in late} == {2, None, 4}
    assert all(record.flags & 8 for record in late if record.first_element_index)


@BOTH
def test_projections_are_alias_columns_and_nothing_else(generation: str) -> None:
    schema = {
        "v": [{"a": "float"}],
        "n": ProjectionSpec("ROOT::RNTupleCardinality<std::uint32_t>", "v"),
        "va": ProjectionSpec("std::vector<float>", "v", {"_0": "v._0.a"}),
    }
    data = write(generation, schema, {"v": [[{"a": 1.0}, {"a": 2.0}], []]})
    assert read(data) == [
        {"v": [{"a": 1.0}, {"a": 2.0}], "n": 2, "va": [1.0, 2.0]},
        {"v": [], "n": 0, "va": []},
    ]
    with rnt.open(data) as file:
        ntuple = file["nt"]
        fields = {field.path: field for field in ntuple.schema.fields}
        assert fields["n"].type_name == "ROOT::Experimental::RNTupleCardinality<std::uint32_t>"
        assert (fields["n"].record.flags, fields["n"].record.source_field_id) == (0, None)
        assert len(ntuple.schema.alias_columns) == 3


# User meta-data


@BOTH
def test_user_metadata_is_written_with_versions(generation: str) -> None:
    buffer = io.BytesIO()
    with rnt.create(buffer, "nt", {"x": "float"}, generation=generation) as writer:
        writer.add_user_metadata({"run": 7, "is_mc": False, "lumi": 0.5, "tag": "v1", "files": ["a", "b"]})
        writer.extend({"x": [1.0]})
        writer.add_user_metadata({"run": 8, "mask": [True, False]})
        writer.add_user_metadata(
            [UserMetadataEntry("run", -1, []), UserMetadataEntry("odd", 77, None, b"\1")]
        )
    data = buffer.getvalue()
    assert read(data) == [{"x": 1.0}]
    with rnt.open(data) as file:
        ntuple = file["nt"]
        assert len(ntuple.footer.metadata_links) == 3
        assert ntuple.user_metadata_versions == {
            "run": (7, 8, []), "is_mc": (False,), "lumi": (0.5,), "tag": ("v1",), "files": (["a", "b"],),
            "mask": ([True, False],),
        }  # fmt: skip
        assert ntuple.user_metadata[-1] == UserMetadataEntry("odd", 77, None, b"\1")
        assert ntuple.user_metadata_versions["is_mc"][0] is False


def test_released_format_has_no_user_metadata() -> None:
    with (
        rnt.create(io.BytesIO(), "nt", {"x": "float"}) as writer,
        pytest.raises(rnt.SchemaError, match=r"1\.x has no user meta-data"),
    ):
        writer.add_user_metadata({"run": 7})


@BOTH
@pytest.mark.parametrize("value", [None, b"bytes", [], [1, "a"], [[1]], {"a": 1}, 2**63])
def test_values_that_user_metadata_cannot_have_are_refused(generation: str, value: Any) -> None:
    with (
        rnt.create(io.BytesIO(), "nt", {"x": "float"}, generation=generation) as writer,
        pytest.raises(rnt.SchemaError),
    ):
        writer.add_user_metadata({"key": value})


# Sharded clusters


@BOTH
def test_clusters_are_spread_over_shards(generation: str) -> None:
    buffer = io.BytesIO()
    schema = {
        "x": "float",
        "v": "std::vector<std::string>",
        "y": "std::int32_t",
        "n": ProjectionSpec("ROOT::RNTupleCardinality<std::uint64_t>", "v"),
    }
    rows = [{"x": float(i), "v": ["a" * i], "y": -i} for i in range(5)]
    with rnt.create(buffer, "nt", schema, generation=generation) as writer:
        writer.shard([["v"], ["y", "x"]])
        writer.extend(rows[:3])
        writer.flush_cluster()
        writer.extend(rows[3:])
    data = buffer.getvalue()
    assert read(data) == [{**row, "n": 1} for row in rows]
    assert read(data, entry_start=2, entry_stop=4) == [{**row, "n": 1} for row in rows[2:4]]
    with rnt.open(data) as file:
        ntuple = file["nt"]
        # v: offsets, offsets of the strings, characters; x and y stand in the order of their ids.
        assert ntuple.footer.column_groups == ((1, 2, 3), (0, 4))
        assert [cluster.summary.column_group_id for cluster in ntuple.clusters] == [0, 1, 0, 1]
        assert [(each.first_entry, each.num_entries) for each in ntuple.clusters] == [(0, 3)] * 2 + [
            (3, 2)
        ] * 2
        assert ntuple.num_entries == 5


@BOTH
@pytest.mark.parametrize("groups", [[["x"]], [["x"], ["x", "y"]], [["x", "y"], ["z"]]])
def test_shards_that_miss_or_repeat_a_field_are_refused(generation: str, groups: Any) -> None:
    with rnt.create(io.BytesIO(), "nt", {"x": "float", "y": "float"}, generation=generation) as writer:
        with pytest.raises(rnt.SchemaError, match="column group"):
            writer.shard(groups)
        writer.shard([])


def test_sharded_fields_may_change_their_representation() -> None:
    buffer = io.BytesIO()
    with rnt.create(buffer, "nt", {"x": "float", "y": "float"}, generation="rc2") as writer:
        writer.shard([["x"], ["y"]])
        writer.extend({"x": [1.0], "y": [-1.0]})
        writer.flush_cluster()
        writer.add_representation("x", "Real16")
        writer.extend({"x": [2.0], "y": [-2.0]})
    assert read(buffer.getvalue()) == [{"x": 1.0, "y": -1.0}, {"x": 2.0, "y": -2.0}]


@BOTH
def test_fields_are_not_added_to_shards(generation: str) -> None:
    buffer = io.BytesIO()
    with rnt.create(buffer, "nt", {"x": "float"}, generation=generation) as writer:
        writer.add_fields({"y": "float"})
        writer.shard([["x"], ["y"]])
        with pytest.raises(rnt.SchemaError, match="sharded"):
            writer.add_fields({"z": "float"})
        writer.extend({"x": [1.0], "y": [2.0]})
        writer.flush_cluster()
        with pytest.raises(rnt.SchemaError, match="before the first cluster"):
            writer.shard([])
    assert read(buffer.getvalue()) == [{"x": 1.0, "y": 2.0}]


def test_released_format_has_no_shards() -> None:
    with (
        rnt.create(io.BytesIO(), "nt", {"x": "float"}) as writer,
        pytest.raises(rnt.SchemaError, match="no sharded clusters"),
    ):
        writer.shard([["x"]])


# Real files


@pytest.mark.parametrize("name", corpus_names("rc1", "rc2"))
def test_envelopes_of_real_files_are_rebuilt_from_their_records(name: str, corpus_file: Any) -> None:
    with rnt.open(corpus_file(name)) as file:
        ntuple = file.only()
        generation, builder = ntuple.generation, WRITABLE_GENERATIONS[ntuple.generation.name]
        for type_id, data in envelopes_of(corpus_file(name), ntuple):
            if type_id == 1:
                assert builder.build_header(generation.parse_header(data, None)) == data
            elif type_id == 3:
                assert builder.build_page_list(generation.parse_page_list(data, None)) == data
            else:
                rebuilt = builder.build_footer(generation.parse_footer(data, None))
                # Old RC1 files have the empty list in place of an empty extension; we write the record.
                old = bytes.fromhex("f8ffffff00000000")
                if generation.name == "rc1" and data[16:24] == old:
                    body = data[4:16] + rebuilt[16:52] + data[24:-4]
                    assert rebuilt[4:-4] == body
                else:
                    assert rebuilt == data
