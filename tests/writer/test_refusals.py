"""Schemas and data that cannot be written are refused before anything is, and the writer goes on."""

from __future__ import annotations

from typing import Any

import awkward as ak
import numpy as np
import pytest
from support.writer_witnesses import rows

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError, UnsupportedError
from rntuple_construct.model.values.layout import Collection, Numbers, Strings, Variant
from rntuple_construct.writer import (
    ClassSpec,
    EnumSpec,
    FieldOptions,
    FieldSpec,
    ProjectionSpec,
    WriteOptions,
    create,
    write,
)

SCHEMAS: list[tuple[Any, str]] = [
    ({"a.b": "float"}, "full stop"),
    ({"": "float"}, "empty"),
    ({"a b": "float"}, "a space"),
    ({"x": "NoSuchClass"}, "not known"),
    ({"x": "std::vector<NoSuchClass>"}, "not known"),
    ({"x": "std::vector<float"}, "expected|missing"),
    ({"x": "std::vector<float,int,int>>"}, "unexpected"),
    ({"x": "std::array<float,-1>"}, "size -1"),
    ({"x": "std::bitset<n>"}, "size n"),
    ({"x": "std::map<int>"}, "template arguments"),
    ({"x": "std::variant<" + ",".join(["int"] * 126) + ">"}, "126"),
    ({"x": "ROOT::RNTupleCardinality<std::uint32_t>"}, "ProjectionSpec"),
    ({"x": 5}, "declared by"),
    ({"x": ["float", "int"]}, "declared by"),
    ({"x": EnumSpec("E", "float")}, "underlying"),
    ({"x": ClassSpec("C", {":_0": "float"}, bases=["C"])}, "not known"),
    ({"x": FieldSpec.of("std::int32_t", encoding="Real32")}, "has the columns Real32"),
    ({"x": FieldSpec.of("float", encoding="Int32")}, "has the columns Int32"),
    ({"x": FieldSpec.of("float", encoding="Real64")}, "has the columns Real64"),
    ({"x": FieldSpec.of("float", encoding="NoSuchType")}, "unknown column encoding"),
    ({"x": FieldSpec.of("float", encoding="Real32Trunc")}, "number of bits"),
    ({"x": FieldSpec.of("float", encoding="Real32Trunc:32")}, "32 bits"),
    ({"x": FieldSpec.of("float", encoding="Real32Quant:8")}, "range"),
    ({"x": FieldSpec.of("float", encoding="Real32Quant:8:1..1")}, "range"),
    ({"x": FieldSpec.of("float", encoding=("Real32", "Real32"))}, "2 columns"),
    ({"x": FieldSpec.of({"a": "float"}, encoding="Index32")}, "Index32|no columns"),
    ({"x": ProjectionSpec("float", "y")}, "not there"),
    ({"x": "float", "y": ProjectionSpec("double", "x")}, "'double'"),
    ({"x": "float", "y": ProjectionSpec("std::vector<float>", "x")}, "roles|not there"),
    (
        {"x": "float", "y": ProjectionSpec("ROOT::RNTupleCardinality<std::uint32_t>", "x")},
        "plain field 'x', has to be a collection field",
    ),
    (
        {"x": "float", "y": ProjectionSpec("float", "x"), "z": ProjectionSpec("float", "y")},
        "projected itself",
    ),
    ({"x": "std::vector<float>", "y": ProjectionSpec("float", "x._0")}, "collections"),
    ({"x": "std::array<float,2>", "y": ProjectionSpec("std::array<float,2>", "x")}, "fixed array"),
    ({"x": "std::variant<float>", "y": ProjectionSpec("std::variant<float>", "x")}, "variant"),
    ({"x": "std::vector<" * 120 + "float" + ">" * 120}, "nested"),
]


@pytest.mark.parametrize(("schema", "message"), SCHEMAS, ids=[str(schema)[:50] for schema, _ in SCHEMAS])
def test_schemas_that_cannot_be_written(tmp_path, schema, message):
    with pytest.raises(SchemaError, match=message):
        create(tmp_path / "refused.root", "ntpl", schema)
    assert list(tmp_path.iterdir()) == []


def test_options_for_fields_that_are_not_there(tmp_path):
    with pytest.raises(SchemaError, match="option for field 'y'"):
        create(
            tmp_path / "x.root", "ntpl", {"x": "float"}, field_options={"y": FieldOptions(description="?")}
        )
    assert list(tmp_path.iterdir()) == []


def test_generations_that_are_not_there(tmp_path):
    with pytest.raises(UnsupportedError, match="cannot be written"):
        create(tmp_path / "x.root", "ntpl", {"x": "float"}, generation="2.x")


SCHEMA = {
    "i8": "std::int8_t", "f": "float", "s": "std::string", "v": "std::vector<std::int32_t>",
    "a": "std::array<float,2>", "r": {"x": "float"}, "o": "std::optional<float>", "b": "std::bitset<3>",
    "q": FieldSpec.of("float", encoding="Real32Quant:8:-1..1"), "h": FieldSpec.of("float", encoding="Real16"),
    "d": FieldSpec.of("double", encoding="Real32"), "c": "char", "u": "std::variant<std::int32_t,std::string>",
}  # fmt: skip
GOOD = {
    "i8": [1], "f": [1.5], "s": ["a"], "v": [[1]], "a": [[1.0, 2.0]], "r": [{"x": 1.0}], "o": [None], "b": [5],
    "q": [0.5], "h": [1.0], "d": [1.0], "c": ["c"], "u": [1],
}  # fmt: skip
NAN = float("nan")
BAD: list[tuple[str, Any, str]] = [
    ("i8", [200], "200"),
    ("i8", [-129], "-129"),
    ("i8", np.array([128]), "128"),
    ("i8", [1.5], "1.5|float"),
    ("i8", ["a"], "'a'"),
    ("i8", [None], "None"),
    ("i8", [2**70], "1180591620717411303424|does not fit"),
    ("i8", [1, 2], "siblings have 2"),
    ("i8", [], "siblings have 0"),
    ("i8", 5, "no array"),
    ("i8", np.array(5), "single number"),
    ("i8", np.array([1j]), "complex"),
    ("f", ["1"], "'1'"),
    ("f", np.array([1e300]), "too large"),
    ("f", ak.Array([None, 1.0])[:1], "missing"),
    ("s", [1], "1"),
    ("s", ["\ud800"], "ud800"),
    ("s", Strings(np.array([0, 5]), np.zeros(3, np.uint8)), "offset 3 follows 5"),
    ("v", [1], "1"),
    ("v", [[1.5]], "1.5|float"),
    ("v", [["a"]], "'a'"),
    ("v", [None], "None"),
    ("v", Collection(np.array([0, 2]), Numbers(np.zeros(1, np.int32))), "offset 1 follows 2"),
    ("v", Collection(np.array([0, 1, 0]), Numbers(np.zeros(1, np.int32))), "offset 0 follows 1"),
    ("a", [[1.0]], r"\[1.0\]"),
    ("a", np.zeros((1, 3), np.float32), "not 3"),
    ("a", ak.Array([[1.0, 2.0, 3.0]]), "3 elements"),
    ("r", [{"y": 1.0}], "'y'"),
    ("r", [{"x": 1.0, "y": 2.0}], "'y'"),
    ("r", [1.0], "1.0"),
    ("r", ak.Array([{"y": 1.0}]), "member"),
    ("b", [8], "8"),
    ("b", [[True]], "True"),
    ("b", [[0, 1, 2]], "2"),
    ("q", [1.5], "1.5"),
    ("q", [NAN], "nan"),
    ("h", [70000.0], "70000"),
    ("d", [1e300], "1e"),
    ("c", ["ab"], "'ab'"),
    ("c", ["中"], "20013"),
    ("u", [1.5], "1.5"),
    ("u", [[1]], r"\[1\]"),
    (
        "u",
        Variant(np.array([3], np.uint32), np.array([0]), (Numbers(np.zeros(1, np.int32)),) * 2),
        "alternatives",
    ),
    ("new", [1], "'new' of the data is not in"),
]


@pytest.mark.parametrize(("name", "values", "message"), BAD, ids=[f"{n}={str(v)[:30]}" for n, v, _ in BAD])
def test_data_that_do_not_fit_are_refused_and_the_writer_goes_on(tmp_path, name, values, message):
    path = tmp_path / "good.root"
    with create(path, "ntpl", SCHEMA) as writer:
        writer.extend(GOOD)
        with pytest.raises(SchemaError, match=message):
            writer.extend({**GOOD, name: values})
        assert writer.num_entries == 1
        writer.extend(GOOD)
    assert len(rows(path)) == 2


def test_a_field_without_data_is_refused(tmp_path):
    writer = create(tmp_path / "x.root", "ntpl", {"x": "float", "y": "float"})
    with writer, pytest.raises(SchemaError, match="no data for field 'y'"):
        writer.extend({"x": [1.0]})


def test_rows_must_have_the_same_names(tmp_path):
    writer = create(tmp_path / "x.root", "ntpl", {"x": "float"})
    with writer, pytest.raises(SchemaError, match="entry 1"):
        writer.extend([{"x": 1.0}, {"y": 1.0}])


@pytest.mark.parametrize("data", [5, "text", [1, 2], ak.Array([1, 2]), np.arange(3)])
def test_data_without_names_are_refused(tmp_path, data):
    with pytest.raises(SchemaError):
        write(tmp_path / "x.root", "ntpl", data)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "options",
    [
        {"compression": "no such"},
        {"page_size": 0},
        {"page_size": 1 << 31},
        {"threads": 0},
        {"max_key_size": 5},
        {"approx_compressed_cluster_size": 100, "max_uncompressed_cluster_size": 50},
        {"approx_compressed_cluster_size": 1.5},
    ],
)
def test_options_out_of_range_are_refused(options):
    with pytest.raises(SchemaError):
        WriteOptions(**options)


def test_nothing_can_be_written_after_the_end(tmp_path):
    with create(tmp_path / "x.root", "ntpl", {"x": "float"}) as writer:
        pass
    for call in (
        lambda: writer.extend({"x": [1.0]}),
        writer.flush_cluster,
        lambda: writer.add_fields({"y": "float"}),
    ):
        with pytest.raises(SchemaError, match="closed"):
            call()
    writer.close()


def test_late_fields_that_cannot_be_are_refused_and_leave_no_trace(tmp_path):
    path = tmp_path / "x.root"
    with create(path, "ntpl", {"x": "float"}) as writer:
        for schema in ({"x": "float"}, {"y": "float", "z": "NoSuchClass"}, {"p": ProjectionSpec("int", "x")}):
            with pytest.raises(SchemaError):
                writer.add_fields(schema)
        writer.extend({"x": [1.0]})
    assert rows(path) == [{"x": 1.0}]


def test_only_plain_records_get_new_members(tmp_path):
    """As in ROOT: no classes, and no records whose number is not that of the entries."""
    path = tmp_path / "x.root"
    schema = {
        "x": "float",
        "v": ["float"],
        "r": {"a": "float", "s": [{"b": "int"}]},
        "p": "std::pair<int,int>",
    }
    refused = {
        "r.a": "already exists", "x.y": "has the type float", "v.y": "is not a record", "p.y": "has the type std::pair",
        "r.s._0.y": "is in a collection field", "n.y": "'n' is not found", "r.": "empty", ".y": "full stop",
    }  # fmt: skip
    with create(path, "ntpl", schema) as writer:
        for name, problem in refused.items():
            with pytest.raises(SchemaError, match=problem):
                writer.add_fields({name: "float"})
        writer.add_fields({"n": {"y": "float"}, "n.z": "float", "r.n": {"a": "float"}})
        writer.add_representation("r.n.a", "Real16")
        writer.extend(
            {
                "x": [1],
                "v": [[]],
                "p": [(1, 2)],
                "n": [{"y": 1, "z": 2}],
                "r": [{"a": 1, "s": [], "n": {"a": 3}}],
            }
        )
    with rnt.open(path) as file:
        found = file["ntpl"].arrays(["n", "r"], library="py")
    assert found == [{"n": {"y": 1, "z": 2}, "r": {"a": 1, "s": [], "n": {"a": 3}}}]
    with pytest.raises(SchemaError, match="full stop"):
        create(tmp_path / "y.root", "ntpl", {"r": {"a": "float"}, "r.b": "float"})


def test_a_representation_changes_only_between_clusters(tmp_path):
    with create(tmp_path / "x.root", "ntpl", {"x": "float"}) as writer:
        writer.extend({"x": [1.0]})
        with pytest.raises(SchemaError, match="flush_cluster"):
            writer.add_representation("x", "Real16")
        writer.flush_cluster()
        with pytest.raises(SchemaError, match="no representation 1"):
            writer.select_representation("x", 1)
        with pytest.raises(SchemaError, match="no field"):
            writer.select_representation("y", 0)


def test_the_keys_of_a_page_must_be_named_in_its_first_key(tmp_path):
    options = WriteOptions(max_key_size=100, compression="none")
    with pytest.raises(SchemaError, match="do not fit into the first key"):
        write(tmp_path / "x.root", "ntpl", {"x": np.arange(1000)}, options)
    assert list(tmp_path.iterdir()) == []


def test_a_compression_level_that_no_file_may_have_is_refused():
    with pytest.raises(SchemaError, match="'zstd:12' has no level from 0 to 9"):
        WriteOptions(compression="zstd:12")
