"""The cases of the validation suite hang together, and follow from what they were derived from."""

from __future__ import annotations

import struct
from collections.abc import Iterator

import pytest
from rntuple_spec.column_types import COLUMN_TYPES, ColumnType

from rntuple_construct.kit.corpus.suite import CASES
from rntuple_construct.kit.corpus.suite.model import SuiteCase, Value, members_of, values_of
from rntuple_construct.model.schema.cpp_types import TypeName, normalize_type_name, parse_type_name
from rntuple_construct.model.schema.specs import ClassSpec, FieldSpec

EVERY_CASE = pytest.mark.parametrize("case", list(CASES.values()), ids=list(CASES))

SINGLE_COLUMN = frozenset(
    f"std::{name}"
    for name in """vector set multiset unordered_set unordered_multiset map multimap unordered_map
    unordered_multimap optional unique_ptr variant bitset byte int8_t int16_t int32_t int64_t uint8_t uint16_t
    uint32_t uint64_t""".split()  # noqa: SIM905
) | {"ROOT::VecOps::RVec", "bool", "char", "float", "double"}
NO_CHILDREN = frozenset({"std::string", "std::bitset"})
CLASSES = {
    name: item for name, item in CASES["types.user.class"].classes.items() if isinstance(item, ClassSpec)
}


def paths(case: SuiteCase, path: str, type_: TypeName) -> Iterator[tuple[str, int]]:
    """Every field at or below `path` with columns of its own, and how many it has."""
    if type_.name in case.classes:
        for member, name in members_of(case.classes[type_.name]).items():
            yield from paths(case, f"{path}.{member}", parse_type_name(name))
        return
    if type_.name == "std::string":
        yield path, 2
    elif type_.name in SINGLE_COLUMN:
        yield path, 1
    if type_.name in NO_CHILDREN:
        return
    arguments = type_.arguments
    if type_.name.endswith("map"):
        arguments = (TypeName("std::pair", arguments),)
    elif type_.name == "std::array":
        arguments = arguments[:1]
    for i, argument in enumerate(arguments):
        yield from paths(case, f"{path}._{i}", argument)


def test_there_are_as_many_cases_as_the_suite_has_tests() -> None:
    assert len(CASES) == 51
    assert sum(case.has_javascript_reader for case in CASES.values()) == 33


@EVERY_CASE
def test_columns_are_given_for_exactly_the_fields_that_have_some(case: SuiteCase) -> None:
    expected: dict[str, int] = {}
    for name, type_ in case.schema.items():
        expected |= dict(paths(case, name, parse_type_name(type_)))
    assert {path: len(columns) for path, columns in case.columns.items()} == expected


@EVERY_CASE
def test_no_field_is_both_chosen_and_default(case: SuiteCase) -> None:
    assert not set(case.encodings) & set(case.defaults)


@EVERY_CASE
def test_type_names_are_normalised(case: SuiteCase) -> None:
    types = [*case.schema.values(), *(str(projection.type) for projection in case.projections.values())]
    assert [normalize_type_name(type_) for type_ in types] == types


@EVERY_CASE
def test_entries_have_exactly_the_fields_of_the_schema(case: SuiteCase) -> None:
    fields = list(case.schema) + list(case.projections)
    for row in case.entries[:5]:
        assert sorted(row) == sorted(fields)
    for row in case.filled[:5]:
        assert list(row) == list(case.schema)


@EVERY_CASE
def test_clusters_hold_all_entries(case: SuiteCase) -> None:
    assert sum(sum(group) for group in case.cluster_groups) == len(case.filled) == len(case.entries)


@EVERY_CASE
def test_only_compressed_files_have_split_columns_by_default(case: SuiteCase) -> None:
    types = {column.column_type.name for columns in case.defaults.values() for column in columns}
    assert any(name.startswith("SPLIT_") for name in types) == bool(types and case.compression)


@EVERY_CASE
def test_projections_name_fields_with_columns(case: SuiteCase) -> None:
    for projection in case.projections.values():
        assert {projection.source, *projection.sources.values()} <= set(case.columns)


def test_all_column_types_that_root_implements_occur() -> None:
    seen = {
        column.column_type
        for case in CASES.values()
        for columns in case.columns.values()
        for column in columns
    }
    assert set(ColumnType) - seen == {ColumnType.SPLIT_REAL16}


@EVERY_CASE
def test_ranges_are_given_for_quantised_columns_only(case: SuiteCase) -> None:
    for columns in case.columns.values():
        for column in columns:
            assert (column.value_range is not None) == (column.column_type is ColumnType.REAL32_QUANT)
            assert column.bits in range(*bits_of(column.column_type))


def bits_of(column_type: ColumnType) -> tuple[int, int]:
    spec = COLUMN_TYPES[column_type]
    return spec.bits_min, spec.bits_max + 1


def test_cluster_groups_end_where_a_case_says_so() -> None:
    assert CASES["structure.cluster_groups"].cluster_groups == ((1, 1), (1, 1))
    assert CASES["structure.clusters"].cluster_groups == ((1, 1),)
    assert CASES["structure.empty"].cluster_groups == ()


def test_the_big_page_takes_three_compression_blocks() -> None:
    case = CASES["compression.block.big"]
    nbytes = 8 * len(case.entries)
    largest_block = (1 << 24) - 1
    assert case.page_size is not None
    assert case.page_size > nbytes
    assert -(-nbytes // largest_block) == 3


def test_ascending_entries_count_up_from_zero() -> None:
    rows = CASES["compression.algorithms.lz4"].entries
    assert [row["Int64"] for row in rows] == list(range(32)) == list(values_of(rows, "Int64"))
    assert rows[3] == {"Int64": 3}
    assert rows[30:] == [{"Int64": 30}, {"Int64": 31}]


def as_float32(value: float) -> float:
    (rounded,) = struct.unpack("<f", struct.pack("<f", value))
    return float(rounded)


def truncated(value: float, bits: int) -> float:
    (word,) = struct.unpack("<I", struct.pack("<f", value))
    (result,) = struct.unpack("<f", struct.pack("<I", word >> (32 - bits) << (32 - bits)))
    return float(result)


def quantised(value: float, bits: int, low: float, high: float) -> float:
    steps = (1 << bits) - 1
    code = int(0.5 + (value - low) * (steps / (high - low)))
    return min(code * ((high - low) / steps) + low, high)


def read_back(name: str, value: Value) -> float:
    """What a field of a case returns for a value, by the formulas of the format."""
    case = CASES["types.fundamental.real32trunc" if "Trunc" in name else "types.fundamental.real32quant"]
    (column,) = case.encodings[name]
    assert isinstance(value, float)
    assert column.bits is not None
    if column.value_range is None:
        return truncated(value, column.bits)
    result = quantised(value, column.bits, *column.value_range)
    return as_float32(result) if case.schema[name] == "float" else result


@pytest.mark.parametrize("name", ["types.fundamental.real32trunc", "types.fundamental.real32quant"])
def test_numbers_that_lose_bits_are_expected_as_they_are_read_back(name: str) -> None:
    case = CASES[name]
    computed = [{field: read_back(field, value) for field, value in row.items()} for row in case.filled]
    assert list(case.entries) == computed


@EVERY_CASE
def test_float_fields_hold_single_precision_numbers(case: SuiteCase) -> None:
    for name, type_ in case.schema.items():
        if type_ == "float":
            values = [value for value in values_of(case.filled, name) if isinstance(value, float)]
            assert [as_float32(value) for value in values] == values


def class_checksum(name: str, class_: ClassSpec) -> int:
    """ROOT's checksum of a class: names and types of bases and members, as ROOT spells them, in base 3."""

    def spelled(type_: str) -> str:
        return type_.replace("std::int32_t", "int").replace("std::", "")

    def add(total: int, text: str) -> int:
        for byte in text.encode():
            total = (total * 3 + byte) & 0xFFFFFFFF
        return total

    total = add(0, name)
    for member, type_ in members_of(class_).items():
        if member.startswith(":"):
            total = (add(total, type_) * 3 + (CLASSES[type_].checksum or 0)) & 0xFFFFFFFF
        else:
            total = add(add(total, member), spelled(type_))
    return total


@pytest.mark.parametrize("name", list(CLASSES))
def test_class_checksums_follow_the_rule_of_root(name: str) -> None:
    assert CLASSES[name].checksum == class_checksum(name, CLASSES[name])


def test_the_checksum_rule_gives_what_a_real_file_has() -> None:
    members = {"base_a1": "std::int32_t", "base_a2": "double", "base_a3": "std::vector<std::int32_t>"}
    fields = {name: FieldSpec.of(type_) for name, type_ in members.items()}
    assert class_checksum("BaseA", ClassSpec("BaseA", fields)) == 2670508147
