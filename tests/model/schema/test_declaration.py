"""C++ type names become the fields and columns that ROOT makes of them."""

from __future__ import annotations

from typing import Any

import pytest
from rntuple_spec.column_types import VALUE_TYPES, ColumnType
from support.corpora import corpus_names

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.generations import writable_generation
from rntuple_construct.format.generations.records import FieldRecord
from rntuple_construct.model.schema.declaration import Declarer
from rntuple_construct.model.schema.declared import SchemaRecorder
from rntuple_construct.model.schema.specs import ClassSpec, ColumnEncoding, FieldOptions, parse_encoding

BUILDER = writable_generation("1.x")


def declared(spec: Any, compressed: bool = True, **arguments: Any) -> tuple[list[FieldRecord], list[Any]]:
    """Field and column records of a field ``x``."""
    declarer = Declarer(BUILDER.default_column, compressed, **arguments)
    recorder = SchemaRecorder(BUILDER.column_type_id)
    recorder.add([declarer.declare("x", spec)])
    return recorder.fields, recorder.columns


@pytest.mark.parametrize(
    ("text", "name", "alias"),
    [
        ("int", "std::int32_t", ""),
        ("unsigned long long", "std::uint64_t", ""),
        ("signed char", "std::int8_t", ""),
        ("size_t", "std::uint64_t", "size_t"),
        ("Double32_t", "double", "Double32_t"),
        ("vector<Double32_t>", "std::vector<double>", "std::vector<Double32_t>"),
        ("std::vector< int >", "std::vector<std::int32_t>", ""),
        ("const std::pair<size_t, array<int, 2>>", "std::pair<std::uint64_t,std::array<std::int32_t,2>>",
         "std::pair<size_t,std::array<std::int32_t,2>>"),
        ("float[2][3]", "std::array<std::array<float,3>,2>", ""),
        ("ROOT::RVec<float>", "ROOT::VecOps::RVec<float>", ""),
        ("std::vector<float, std::allocator<float>>", "std::vector<float>", ""),
        ("std::map<string, int, std::less<string>>", "std::map<std::string,std::int32_t>", ""),
        ("Number", "std::vector<float>", "Number"),
        ("std::vector<Number>", "std::vector<std::vector<float>>", "std::vector<Number>"),
    ],
)  # fmt: skip
def test_type_names_are_normalised_and_aliases_kept(text, name, alias):
    fields, _ = declared(text, classes={"Number": "std::vector<float>"})
    assert (fields[0].type_name, fields[0].type_alias) == (name, alias)


@pytest.mark.parametrize("compressed", [True, False])
@pytest.mark.parametrize(
    "name", [name for name in VALUE_TYPES if name in ("bool", "float", "double") or "::" in name]
)
def test_numbers_have_their_default_columns(name, compressed):
    _, (column,) = declared(name, compressed)
    known = VALUE_TYPES[name]
    assert column.column_type == (known.compressed if compressed else known.uncompressed)


def test_double32_is_split_even_if_pages_are_not_compressed():
    _, (column,) = declared("Double32_t", compressed=False)
    assert column.column_type == ColumnType.SPLIT_REAL32


def test_offsets_are_split_only_if_pages_are_compressed():
    assert [c.column_type for c in declared("std::string")[1]] == [ColumnType.SPLIT_INDEX64, ColumnType.CHAR]
    assert [c.column_type for c in declared("std::string", False)[1]] == [ColumnType.INDEX64, ColumnType.CHAR]


def test_an_encoding_of_a_collection_that_holds_no_offsets_is_meant_for_its_content():
    options = {"x": FieldOptions(encoding="Real16"), "x._0._0": FieldOptions(description="innermost")}
    fields, columns = declared("std::vector<std::vector<float>>", options=options)
    assert columns[-1].column_type == ColumnType.REAL16
    assert fields[-1].description == "innermost"


def test_base_classes_come_first():
    base = ClassSpec("Base", {"b": "int"}, version=2, checksum=5)
    fields, _ = declared(ClassSpec("Derived", {"d": "float"}, bases=[base, "Base"]), classes={"Base": base})
    assert [field.name for field in fields] == ["x", ":_0", "b", ":_1", "b", "d"]
    assert [field.type_version for field in fields[:2]] == [0xFFFFFFFF, 2]
    assert (fields[0].flags, fields[1].flags, fields[1].type_checksum) == (0, 4, 5)


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        ("real32quant : 20 : -1 .. 1e3", ColumnEncoding(ColumnType.REAL32_QUANT, 20, (-1.0, 1000.0))),
        ("Real32Trunc:16", ColumnEncoding(ColumnType.REAL32_TRUNC, 16)),
        ("SplitIndex32", ColumnEncoding(ColumnType.SPLIT_INDEX32, 32)),
    ],
)
def test_encodings_are_read_from_text(text, encoding):
    assert parse_encoding(text) == encoding
    assert parse_encoding(str(encoding)) == encoding


def test_an_encoding_checks_its_bits_and_range():
    for arguments in (
        (ColumnType.REAL32_TRUNC, 9),
        (ColumnType.INT8, 16),
        (ColumnType.REAL32_QUANT, 8, (1.0, 0.0)),
    ):
        with pytest.raises(SchemaError):
            ColumnEncoding(*arguments)


def test_classes_are_found_by_the_normalised_spelling_of_their_names():
    point = ClassSpec("Point<int>", {"x": "int"})
    fields, _ = declared("std::vector< Point<int> >", classes={"Point< int >": point})
    assert [field.type_name for field in fields[:2]] == [
        "std::vector<Point<std::int32_t>>",
        "Point<std::int32_t>",
    ]


def test_real_fields_of_standard_types_are_declared_alike(corpus_file):
    compared = sum(compare_file(corpus_file(name)) for name in corpus_names("1.x"))
    assert compared > 100


def compare_file(path: Any) -> int:
    """Declare the top-level fields of a real file again; returns how many are of standard types."""
    compared = 0
    facts = ("role", "flags", "type_name", "array_size", "type_version")
    with rnt.open(path) as file:
        for key in file.keys():  # noqa: SIM118
            ntuple = file[key]
            for field_id in ntuple.schema.top_level:
                fields = list(ntuple.schema.walk(field_id))
                record = fields[0].record
                try:
                    made, columns = declared(record.type_alias or record.type_name)
                except SchemaError:
                    continue  # classes and untyped fields
                if record.is_projected:
                    continue
                for real, ours in zip(fields, made, strict=True):
                    where = f"{path}: {real.path}"
                    assert [getattr(real.record, f) for f in facts] == [getattr(ours, f) for f in facts], (
                        where
                    )
                    assert real.name == ours.name or real is fields[0], where
                owned = [column for field in fields for column in (field.representations or ((),))[0]]
                assert len(owned) == len(columns), path
                compared += 1
    return compared
