"""Conversion of what real files do not have: kept, brought into the form of the target, or refused by name."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rntuple_spec.column_types import COLUMN_TYPES
from support.both_grammars import check_both_grammars

import rntuple_construct as rnt
from rntuple_construct.conversion import ConvertOptions, convert
from rntuple_construct.conversion.copying.verify_copy import check_same_values
from rntuple_construct.format.generations import WRITABLE_GENERATIONS
from rntuple_construct.format.generations.records import UserMetadataEntry
from rntuple_construct.kit.files.file_description import (
    SUPPRESSED,
    DescribedCluster,
    DescribedPages,
    FileDescription,
    make_column,
    make_field,
)
from rntuple_construct.model.values.layout import Numbers
from rntuple_construct.writer import ClassSpec, FieldOptions, ProjectionSpec, StreamerSpec, WriteOptions

BOTH = pytest.mark.parametrize("generation", ["rc1", "rc2"])
ALL = pytest.mark.parametrize("to", list(WRITABLE_GENERATIONS))


def converted(data: bytes, to: str = "1.x", **options: Any) -> bytes:
    buffer = io.BytesIO()
    convert(data, buffer, ConvertOptions(to=to, **options))
    with rnt.open(buffer.getvalue()) as file:
        for name in file:
            assert file[name].generation.name == to
            check_both_grammars(buffer.getvalue(), file[name])
    return buffer.getvalue()


def notes(data: bytes, **options: Any) -> list[str]:
    (report,) = convert(data, io.BytesIO(), ConvertOptions(**options))
    return report.notes


def rows(data: bytes, **options: Any) -> Any:
    with rnt.open(data) as file:
        return file.only().arrays(library="py", **options)


def write(schema: Any, values: Any, generation: str = "1.x", **more: Any) -> bytes:
    buffer = io.BytesIO()
    with rnt.create(buffer, "nt", schema, generation=generation, **more) as writer:
        writer.extend(values)
    return buffer.getvalue()


def column_of(data: bytes, index: int = 0) -> tuple[str, int]:
    """Type and bits of a column."""
    with rnt.open(data) as file:
        column = file.only().schema.columns[index]
    assert column.column_type is not None
    return COLUMN_TYPES[column.column_type].name, column.record.bits_on_storage


# Drafts


@BOTH
@ALL
def test_sharded_clusters_become_whole(generation: str, to: str) -> None:
    draft = FileDescription(
        generation,
        [make_field("x", "float"), make_field("y", "std::int32_t")],
        [make_column("Real32", 0), make_column("Int32", 1)],
        [
            DescribedCluster(3, [[[1.0, 2.0, 3.0]]], first_entry=0, column_group=0),
            DescribedCluster(1, [[[-1]]], first_entry=0, column_group=1),
            DescribedCluster(2, [[[-2, -3]]], first_entry=1, column_group=1),
        ],
        column_groups=[[0], [1]],
    )
    data = converted(draft.build(), to)
    assert rows(data) == [{"x": float(i), "y": -i} for i in (1, 2, 3)]
    with rnt.open(data) as file:
        assert [cluster.is_sharded for cluster in file.only().clusters] == [False]


@BOTH
def test_missing_shard_stops_the_conversion(generation: str) -> None:
    draft = FileDescription(
        generation,
        [make_field("x", "float"), make_field("y", "float")],
        [make_column("Real32", 0), make_column("Real32", 1)],
        [DescribedCluster(1, [[[1.0]]], first_entry=0, column_group=0)],
        column_groups=[[0], [1]],
    )
    with pytest.raises(rnt.RNTupleError, match="'y'"):
        converted(draft.build())


@BOTH
@ALL
def test_dense_optionals_become_sparse(generation: str, to: str) -> None:
    draft = FileDescription(
        generation,
        [make_field("o", "std::optional<float>", role=1), make_field("_0", "float", parent=0)],
        [make_column("Bit", 0), make_column("Real32", 1)],
        [DescribedCluster(3, [[[True, False, True]], [[1.0, 0.0, 3.0]]])],
    )
    data = converted(draft.build(), to)
    assert rows(data) == [{"o": 1.0}, {"o": None}, {"o": 3.0}]
    assert "Index" in column_of(data)[0]


@BOTH
@ALL
def test_late_fields_get_their_defaults_and_move_into_the_header(generation: str, to: str) -> None:
    buffer = io.BytesIO()
    with rnt.create(buffer, "nt", {"x": "float"}, generation=generation) as writer:
        writer.extend({"x": [1.0, 2.0]})
        writer.add_fields({"s": "std::string", "v": "std::vector<float>", "w": "std::variant<float>"})
        writer.extend({"x": [3.0], "s": ["a"], "v": [[1.0]], "w": [0.5]})
    data = converted(buffer.getvalue(), to)
    assert rows(data) == rows(buffer.getvalue())
    with rnt.open(data) as file:
        schema = file.only().schema
    assert not any(field.in_extension for field in schema.fields)
    assert not any(column.is_deferred for column in schema.columns)


@BOTH
def test_untyped_collections_get_a_record(generation: str) -> None:
    draft = FileDescription(
        generation,
        [
            make_field("hits", role=1, description="all of them"),
            make_field("e", "float", parent=0),
            make_field("id", "std::uint32_t", parent=0),
            make_field("hit_e", "std::vector<float>", role=1),
            make_field("_0", "float", parent=3),
            make_field("n", "ROOT::Experimental::RNTupleCardinality<std::uint64_t>"),
        ],
        [make_column("Index32", 0), make_column("Real32", 1), make_column("UInt32", 2)],
        [DescribedCluster(2, [[[2, 2]], [[1.0, 2.0]], [[7, 8]]])],
        aliases=[
            {"physical_column_id": 0, "field_id": 3},
            {"physical_column_id": 1, "field_id": 4},
            {"physical_column_id": 0, "field_id": 5},
        ],
    )
    data = converted(draft.build())
    assert rows(data) == rows(draft.build())
    with rnt.open(data) as file:
        fields = {field.path: field.record for field in file.only().schema.fields}
    assert list(fields) == ["hits", "hits._0", "hits._0.e", "hits._0.id", "hit_e", "hit_e._0", "n"]
    assert fields["hits"].description == "all of them"
    assert (fields["hits._0"].role, fields["hits._0"].type_name) == (2, "")
    assert [fields[name].source_field_id for name in ("hit_e", "hit_e._0", "n")] == [0, 2, 0]
    assert fields["n"].type_name == "ROOT::RNTupleCardinality<std::uint64_t>"
    assert notes(draft.build())[0] == "members of collection 'hits' are in a record now"
    # The drafts know such collections, and the way back is no loss either.
    assert rows(converted(data, generation)) == rows(data)


@BOTH
def test_projection_of_an_untyped_collection_gets_a_record_too(generation: str) -> None:
    draft = FileDescription(
        generation,
        [
            make_field("hits", role=1),
            make_field("e", "float", parent=0),
            make_field("id", "std::uint32_t", parent=0),
            make_field("view", role=1),
            make_field("id", "std::uint32_t", parent=3),
        ],
        [make_column("Index32", 0), make_column("Real32", 1), make_column("UInt32", 2)],
        [DescribedCluster(1, [[[2]], [[1.0, 2.0]], [[7, 8]]])],
        aliases=[{"physical_column_id": 0, "field_id": 3}, {"physical_column_id": 2, "field_id": 4}],
    )
    data = converted(draft.build())
    assert rows(data)[0]["view"] == [{"id": 7}, {"id": 8}]
    with rnt.open(data) as file:
        fields = {field.path: field.record.source_field_id for field in file.only().schema.fields}
    assert fields["view"] == 0
    assert (fields["view._0"], fields["view._0.id"]) == (1, 3)


def test_projected_field_below_data_is_refused() -> None:
    draft = FileDescription(
        "rc2",
        [
            make_field("x", "float"),
            make_field("r", "R", role=2),
            make_field("own", "float", parent=1),
            make_field("view", "float", parent=1),
        ],
        [make_column("Real32", 0), make_column("Real32", 2)],
        [DescribedCluster(1, [[[1.0]], [[2.0]]])],
        aliases=[{"physical_column_id": 0, "field_id": 3}],
    )
    assert rows(draft.build()) == [{"x": 1.0, "r": {"own": 2.0, "view": 1.0}}]
    with pytest.raises(rnt.SchemaError, match="of field 'r' and its sub-field 'view' only one is projected"):
        converted(draft.build())


@BOTH
def test_content_of_arrays_is_anonymous_again(generation: str) -> None:
    draft = FileDescription(
        generation,
        [
            make_field("a", "std::array<float,2>", flags=1, array_size=2),
            make_field("float", "float", parent=0),
        ],
        [make_column("Real32", 1)],
        [DescribedCluster(1, [[[1.0, 2.0]]])],
    )
    with rnt.open(converted(draft.build())) as file:
        assert [field.path for field in file.only().schema.fields] == ["a", "a._0"]
        assert file.only().arrays(library="py") == [{"a": [1.0, 2.0]}]


@ALL
def test_names_as_root_6_26_spelt_them_are_normalized(to: str) -> None:
    draft = FileDescription(
        "rc1",
        [
            make_field("t", "tuple<int,string>", role=2),
            make_field("_1", "std::string", parent=0),
            make_field("_0", "std::int32_t", parent=0),
        ],
        [make_column("Index32", 1), make_column("Char", 1), make_column("UInt32", 2)],
        [DescribedCluster(1, [[[1]], [np.frombuffer(b"a", np.uint8)], [np.array([2**32 - 1], np.uint32)]])],
        writer="ROOT v6.26/04",
    )
    data = converted(draft.build(), to)
    assert [list(row["t"].items()) for row in rows(data)] == [[("_0", -1), ("_1", "a")]]
    with rnt.open(data) as file:
        assert file.only().fields["t"].type_name == "std::tuple<std::int32_t,std::string>"


# User meta-data


def with_metadata(generation: str) -> bytes:
    buffer = io.BytesIO()
    with rnt.create(buffer, "nt", {"x": "float"}, generation=generation) as writer:
        writer.add_user_metadata({"run": 7, "tags": ["a", "b"]})
        writer.extend({"x": [1.0]})
        writer.add_user_metadata([UserMetadataEntry("run", 1, 8), UserMetadataEntry("odd", 77, None, b"\1")])
    return buffer.getvalue()


@BOTH
@pytest.mark.parametrize("to", ["rc1", "rc2"])
def test_user_metadata_survives_between_the_drafts(generation: str, to: str) -> None:
    with rnt.open(converted(with_metadata(generation), to)) as file:
        assert file.only().user_metadata_versions == {"run": (7, 8), "tags": (["a", "b"],)}
        assert file.only().user_metadata[-1] == UserMetadataEntry("odd", 77, None, b"\1")


@BOTH
def test_released_format_takes_no_user_metadata_unless_it_may_be_dropped(generation: str) -> None:
    with pytest.raises(rnt.SchemaError, match=r"user meta-data, 'nt' has 'run'.*--drop-metadata"):
        converted(with_metadata(generation))
    assert rows(converted(with_metadata(generation), drop_metadata=True)) == [{"x": 1.0}]
    assert notes(with_metadata(generation), drop_metadata=True) == ["user meta-data left out: run, tags, odd"]


# Columns of reals


@pytest.mark.parametrize(
    ("encoding", "type_name", "kept"),
    [
        ("Real16", "float", {"1.x": "Real16", "rc2": "Real16", "rc1": "Real16"}),
        ("Real16", "double", {"1.x": "Real16", "rc2": "Real16", "rc1": "Real16"}),
        ("Real32Trunc:12", "float", {"1.x": "Real32Trunc", "rc2": "Real32Trunc", "rc1": "SplitReal32"}),
        ("Real32Trunc:20", "double", {"1.x": "Real32Trunc", "rc2": "Real32Trunc", "rc1": "SplitReal32"}),
        ("Real32Quant:8:-1..1", "float", {"1.x": "Real32Quant", "rc2": "Real32Quant", "rc1": "SplitReal32"}),
        ("Real32Quant:8:-1..1", "double", {"1.x": "Real32Quant", "rc2": "Real32Quant", "rc1": "SplitReal64"}),
        ("Real32Quant:32:0..3", "double", {"1.x": "Real32Quant", "rc2": "Real32Quant", "rc1": "SplitReal64"}),
        # Single precision cannot tell these steps apart, or not even hold the range.
        ("Real32Quant:32:-1..1", "float", dict.fromkeys(WRITABLE_GENERATIONS, "SplitReal32")),
        ("Real32Quant:8:0..0.1", "float", dict.fromkeys(WRITABLE_GENERATIONS, "SplitReal32")),
        ("Real32", "double", dict.fromkeys(WRITABLE_GENERATIONS, "SplitReal32")),
        ("Real32", "float", dict.fromkeys(WRITABLE_GENERATIONS, "SplitReal32")),
        ("Real64", "double", dict.fromkeys(WRITABLE_GENERATIONS, "SplitReal64")),
    ],
)
@ALL
def test_encodings_are_kept_as_far_as_every_value_survives(
    encoding: str, type_name: str, kept: dict[str, str], to: str
) -> None:
    values = np.linspace(0.0, 0.0999, 57)
    options = {"field_options": {"x": FieldOptions(encoding=encoding)}}
    data = write({"x": type_name}, {"x": values}, **options)
    copy = converted(data, to)
    assert column_of(copy)[0] == kept[to]
    assert rows(copy) == rows(data)


@ALL
def test_several_representations_become_the_widest(to: str) -> None:
    draft = FileDescription(
        "rc2",
        [make_field("x", "float")],
        [make_column("Real16", 0), make_column("Real32", 0, representation_index=1)],
        [
            DescribedCluster(1, [[[1.0]], SUPPRESSED]),
            DescribedCluster(1, [SUPPRESSED, DescribedPages([[1.00048828125]], 1)]),
        ],
    )
    data = converted(draft.build(), to)
    assert [row["x"] for row in rows(data)] == [1.0, 1.00048828125]
    assert column_of(data) == ("SplitReal32", 32)


def test_quantised_late_field_becomes_plain_as_its_range_lacks_the_default() -> None:
    buffer = io.BytesIO()
    with rnt.create(buffer, "nt", {"y": "float"}) as writer:
        writer.extend({"y": [0.0]})
        choice = {"x": FieldOptions(encoding="Real32Quant:8:2..3")}
        writer.add_fields({"x": "float"}, field_options=choice)
        writer.extend({"y": [1.0], "x": [2.0]})
    assert rows(converted(buffer.getvalue())) == [{"y": 0.0, "x": 0.0}, {"y": 1.0, "x": 2.0}]


@ALL
def test_double32_stays_what_it_is(to: str) -> None:
    data = converted(write({"x": "Double32_t"}, {"x": [0.1, 1.5]}), to)
    with rnt.open(data) as file:
        record = file.only().fields["x"].record
    assert (record.type_name, record.type_alias) == ("double", "Double32_t")
    assert column_of(data)[0] == "SplitReal32"


# What only the released format has


def test_attribute_sets_are_copied() -> None:
    buffer = io.BytesIO()
    with rnt.create(buffer, "nt", {"x": "float"}) as writer:
        attributes = writer.attribute_set("weather", {"wind": "float", "places": "std::vector<std::string>"})
        writer.extend({"x": [1.0, 2.0]})
        attributes.append(0, 2, wind=3.5, places=["here"])
        attributes.append(1, 1, wind=0.5, places=[])
    with rnt.open(converted(buffer.getvalue())) as file, rnt.open(buffer.getvalue()) as original:
        copy = file.only().attribute_set("weather").arrays(library="py")
        assert copy == original.only().attribute_set("weather").arrays(library="py")
        assert len(copy) == 2


@BOTH
def test_drafts_take_no_attribute_sets_unless_they_may_be_dropped(generation: str) -> None:
    buffer = io.BytesIO()
    with rnt.create(buffer, "nt", {"x": "float"}) as writer:
        writer.attribute_set("weather", {"wind": "float"})
        writer.extend({"x": [1.0]})
    with pytest.raises(rnt.SchemaError, match=r"'nt' has 'weather'.*--drop-attribute-sets"):
        converted(buffer.getvalue(), generation)
    assert rows(converted(buffer.getvalue(), generation, drop_attribute_sets=True)) == [{"x": 1.0}]


@BOTH
def test_streamer_fields_are_refused_by_name(generation: str) -> None:
    data = write({"r": {"o": StreamerSpec("Object", version=1)}}, {"r": [{"o": b"\0\1"}]})
    with pytest.raises(rnt.SchemaError, match=r"field 'r\.o' of type 'Object'.*no streamer fields"):
        converted(data, generation)


@ALL
def test_streamer_info_and_types_are_kept(to: str) -> None:
    buffer = io.BytesIO()
    schema = {"p": ClassSpec("P", {"x": "float"}, version=3, checksum=5)}
    with rnt.create(buffer, "nt", schema, rnt.WriteOptions(beyond_root=True)) as writer:
        writer.add_extra_type_info(b"definition", content_id=1, type_version=3, type_name="P")
        writer.extend({"p": [{"x": 1.0}]})
    with rnt.open(converted(buffer.getvalue(), to)) as file:
        (info,) = file.only().extra_type_infos
        record = file.only().fields["p"].record
    assert (info.content, info.content_id, info.type_version, info.type_name) == (b"definition", 1, 3, "P")
    assert (record.type_name, record.type_version) == ("P", 3)
    assert record.type_checksum == (5 if to == "1.x" else None)


def test_versions_of_extra_type_information_survive_between_the_drafts() -> None:
    draft = FileDescription("rc1", [make_field("x", "float")], [make_column("Real32", 0)])
    draft.extra_type_infos = [
        {
            "type_version_from": 2,
            "type_version_to": 5,
            "content_id": 1,
            "type_name": "R",
            "content": "struct R {}",
        }
    ]
    with rnt.open(converted(draft.build(), "rc2")) as file:
        (info,) = file.only().extra_type_infos
    assert (info.type_version_from, info.type_version) == (2, 5)


def test_projections_lose_their_flags_and_get_them_back() -> None:
    schema = {"v": [{"a": "float"}], "va": ProjectionSpec("std::vector<float>", "v", {"_0": "v._0.a"})}
    data = write(schema, {"v": [[{"a": 1.0}], []]})
    back = converted(converted(data, "rc1"))
    with rnt.open(data) as old, rnt.open(back) as new:
        assert [field.record for field in new.only().schema.fields] == [
            field.record for field in old.only().schema.fields
        ]
    assert rows(back) == rows(data)


# Files


def test_fields_that_cannot_be_read_stop_the_conversion_unless_they_may_be_dropped() -> None:
    draft = FileDescription(
        "rc2",
        [make_field("x", "float"), make_field("y", "float")],
        [make_column("Real32", 0), {**make_column("Real32", 1), "column_type": 0x42}],
        [DescribedCluster(1, [[[1.5]], DescribedPages([b"\0\0\0\0"], counts=[1])])],
    )
    with pytest.raises(rnt.SchemaError, match=r"field 'y' cannot be read.*--skip-unsupported"):
        converted(draft.build())
    assert rows(converted(draft.build(), drop_unreadable=True)) == [{"x": 1.5}]
    (note,) = notes(draft.build(), drop_unreadable=True)
    assert note.startswith("field 'y' is left out: ")


def test_all_rntuples_keep_their_directories() -> None:
    buffer = io.BytesIO()
    with rnt.create_file(buffer) as file:
        for path in ("a", "d1/b", "d1/d2/c"):
            with file.create(path, {"x": "std::string"}) as writer:
                writer.extend({"x": [path]})
    data = converted(buffer.getvalue(), "rc2")
    with rnt.open(data) as opened:
        assert sorted(opened) == ["a", "d1/b", "d1/d2/c"]
        assert all(opened[path].arrays(library="py") == [{"x": path}] for path in opened)
    one = io.BytesIO()
    convert(buffer.getvalue(), one, ConvertOptions(to="rc1"), names=["d1/b"])
    with rnt.open(one.getvalue()) as opened:
        assert list(opened) == ["d1/b"]


def test_failed_conversion_leaves_the_target_as_it_was(tmp_path: Path) -> None:
    target = tmp_path / "copy.root"
    target.write_bytes(b"old")
    data = write({"x": "std::multiset<float>"}, {"x": [[1.0]]})
    with pytest.raises(rnt.SchemaError, match="field 'x'"):
        convert(data, target, ConvertOptions(to="rc2"))
    assert [path.name for path in tmp_path.iterdir()] == ["copy.root"]
    assert target.read_bytes() == b"old"


def test_damaged_page_leaves_no_target(tmp_path: Path) -> None:
    data = bytearray(write({"x": "double"}, {"x": [0.1, 0.2]}, options=WriteOptions(compression="none")))
    data[data.index(np.array([0.1, 0.2]).tobytes())] ^= 1
    with pytest.raises(rnt.FormatError) as caught:
        convert(bytes(data), tmp_path / "copy.root")
    assert caught.value.rule_id == "RNT-PAG-002"
    assert not list(tmp_path.iterdir())


def test_entries_survive_whatever_the_sizes_of_pages_and_clusters() -> None:
    values = [{"v": [float(i)] * (i % 4), "s": str(i)} for i in range(300)]
    data = write({"v": "std::vector<float>", "s": "std::string"}, values, "rc1")
    small = WriteOptions.of_generation(
        "1.x", page_size=64, approx_compressed_cluster_size=500, max_uncompressed_cluster_size=1000
    )
    copy = converted(data, write=small)
    assert rows(copy) == values
    with rnt.open(copy) as file:
        assert len(file.only().clusters) > 5


def test_empty_rntuple_is_converted() -> None:
    data = write({"x": "float", "v": "std::vector<std::string>"}, {"x": [], "v": []}, "rc2")
    assert rows(converted(data)) == []


def test_file_without_rntuple_is_an_error() -> None:
    buffer = io.BytesIO()
    with rnt.create_file(buffer):
        pass
    with pytest.raises(rnt.SchemaError, match="there is no RNTuple"):
        convert(buffer.getvalue(), io.BytesIO())


# The comparison at the end


def test_differences_are_found() -> None:
    with (
        rnt.open(write({"x": "float"}, {"x": [1.0, 2.0]})) as left,
        rnt.open(write({"x": "float"}, {"x": [1.0, 2.5]})) as right,
        rnt.open(write({"x": "float"}, {"x": [1.0]})) as short,
    ):
        check_same_values(left.only(), left.only(), ["x"], 1)
        with pytest.raises(rnt.SchemaError, match="field 'x' between entries 1 and 2"):
            check_same_values(left.only(), right.only(), ["x"], 1)
        with pytest.raises(rnt.SchemaError, match="1 entries in place of 2"):
            check_same_values(left.only(), short.only(), ["x"], 1)


def test_numbers_are_compared_by_their_bits() -> None:
    nan, zero = np.array([np.nan]), np.array([0.0])
    assert Numbers(nan).equal(Numbers(nan.copy()))
    assert not Numbers(zero).equal(Numbers(-zero))
    assert not Numbers(zero).equal(Numbers(zero.astype(np.float32)))
