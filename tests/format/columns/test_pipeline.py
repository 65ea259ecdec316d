"""The table of column types against the tables of the documents, typed a second time."""

from __future__ import annotations

import pytest
from rntuple_spec.column_types import (
    COLUMN_TYPE_IDS,
    COLUMN_TYPES,
    ENCODING_STEPS,
    SWITCH_LAYOUTS,
    VALUE_TYPES,
    ColumnType,
)

# Name, bits and id in the drafts, in the order of the ids of the released format.
DOCUMENTS = """
    Bit 1 06, Byte 8 04, Char 8 05, Int8 8 19, UInt8 8 0D, Int16 16 18, UInt16 16 0C, Int32 32 17, UInt32 32 0B,
    Int64 64 16, UInt64 64 0A, Real16 16 09, Real32 32 08, Real64 64 07, Index32 32 02, Index64 64 01, Switch 96 03,
    SplitInt16 16 1C, SplitUInt16 16 15, SplitInt32 32 1B, SplitUInt32 32 14, SplitInt64 64 1A, SplitUInt64 64 13,
    SplitReal16 16 12, SplitReal32 32 11, SplitReal64 64 10, SplitIndex32 32 0F, SplitIndex64 64 0E,
    Real32Trunc 10-31 1D, Real32Quant 1-32 1E
"""
ROWS = [row.split() for row in DOCUMENTS.split(",")]


def test_names_and_ids_of_the_released_format() -> None:
    assert [spec.name for spec in COLUMN_TYPES.values()] == [row[0] for row in ROWS]
    assert (
        [spec.id for spec in COLUMN_TYPES.values()]
        == list(range(0x1E))
        == [int(kind) for kind in COLUMN_TYPES]
    )


def test_bits_on_storage() -> None:
    for spec, (_, bits, _) in zip(COLUMN_TYPES.values(), ROWS, strict=True):
        smallest, _, largest = bits.partition("-")
        assert (spec.bits_min, spec.bits_max) == (int(smallest), int(largest or smallest))


@pytest.mark.parametrize("generation", ["rc1", "rc2"])
def test_ids_of_the_drafts(generation: str) -> None:
    expected = {int(row[2], 16): ColumnType(number) for number, row in enumerate(ROWS)}
    if generation == "rc1":
        expected = {number: kind for number, kind in expected.items() if number <= 0x1C}
    assert COLUMN_TYPE_IDS[generation] == expected


def test_only_two_types_have_the_same_id_in_all_generations() -> None:
    same = [kind for number, kind in COLUMN_TYPE_IDS["rc2"].items() if number == kind]
    assert same == [ColumnType.UINT64, ColumnType.SPLIT_UINT32]


def test_encoding_follows_from_the_name() -> None:
    for spec in COLUMN_TYPES.values():
        name = spec.name
        first = "zigzag" if "SplitInt" in name else "delta" if "SplitIndex" in name else None
        if name.startswith("SplitIndex"):
            first = "delta"
        split = tuple(filter(None, [first, "split"])) if name.startswith("Split") else ()
        special = {
            "Bit": ("bits",),
            "Switch": ("switch",),
            "Real32Trunc": ("truncate", "packed"),
            "Real32Quant": ("quantize", "packed"),
        }
        assert spec.steps == special.get(name, split)
        assert set(spec.steps) <= set(ENCODING_STEPS)


def test_defaults_of_fundamental_types() -> None:
    defaults = {name: (value.compressed.name, value.uncompressed.name) for name, value in VALUE_TYPES.items()}
    for bits in (16, 32, 64):
        assert defaults[f"std::int{bits}_t"] == (f"SPLIT_INT{bits}", f"INT{bits}")
        assert defaults[f"std::uint{bits}_t"] == (f"SPLIT_UINT{bits}", f"UINT{bits}")
    assert defaults["float"] == ("SPLIT_REAL32", "REAL32")
    assert defaults["double"] == ("SPLIT_REAL64", "REAL64")
    assert defaults["offset"] == ("SPLIT_INDEX64", "INDEX64")
    for name in ("bool", "char", "std::byte", "std::int8_t", "std::uint8_t"):
        assert defaults[name][0] == defaults[name][1]


def test_types_know_the_values_that_use_them() -> None:
    assert COLUMN_TYPES[ColumnType.SPLIT_INT32].default_for == ("std::int32_t",)
    assert COLUMN_TYPES[ColumnType.INT32].default_uncompressed_for == ("std::int32_t",)
    assert COLUMN_TYPES[ColumnType.REAL32_QUANT].alternative_for == ("float", "double")


def test_half_precision_split_is_never_chosen_for_writing() -> None:
    spec = COLUMN_TYPES[ColumnType.SPLIT_REAL16]
    assert (spec.default_for, spec.default_uncompressed_for, spec.alternative_for) == ((), (), ())
    assert ColumnType.SPLIT_REAL16 in VALUE_TYPES["float"].read_only


def test_first_drafts_stored_signed_integers_in_columns_without_sign() -> None:
    signless = {spec.rc_id for spec in COLUMN_TYPES.values() if "rc1" in spec.sign_from_field}
    assert signless == {0x0A, 0x0B, 0x0C, 0x0D, 0x13, 0x14, 0x15}
    assert VALUE_TYPES["std::int32_t"].rc1[:3] == (
        ColumnType.UINT32,
        ColumnType.SPLIT_UINT32,
        ColumnType.SPLIT_INT32,
    )


def test_switch_layouts_fill_their_bits() -> None:
    for layout in SWITCH_LAYOUTS.values():
        assert layout.index_bits + layout.tag_bits == layout.bits
    assert COLUMN_TYPES[ColumnType.SWITCH].bits_min == SWITCH_LAYOUTS["96"].bits


def test_ids_before_the_specification() -> None:
    names = ["Index32", "Switch", "Char", "Bit", "Real64", "Real32", "Real16", "-", "Int64", "Int32", "Int16"]
    found = {number: COLUMN_TYPES[kind].name for number, kind in COLUMN_TYPE_IDS["v0"].items()}
    assert found == {number: name for number, name in enumerate(names, 1) if name != "-"}
