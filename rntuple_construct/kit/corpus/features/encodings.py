"""Every column type for every kind of value that may have it."""

from __future__ import annotations

from typing import Any

from rntuple_spec.column_types import COLUMN_TYPES, VALUE_TYPES, ColumnType, ValueType

from rntuple_construct.kit.corpus.features.model import Feature, column
from rntuple_construct.writer import FieldSpec, WriteOptions

VARIABLE = {
    ColumnType.REAL32_TRUNC: ("10", "12", "16", "24", "31"),
    ColumnType.REAL32_QUANT: tuple(f"{bits}:-2..2" for bits in (1, 2, 7, 8, 12, 20, 31, 32)),
}
"""Widths, and ranges, of the column types that leave a choice."""
REALS = [0.0, -1.5, 0.25, 1.0]
LIMITS = [-2.0, 2.0, 2.0]
"""Numbers that every quantisation of their range has."""
COLLECTED: dict[str, list[Any]] = {
    "std::string": ["a", "", "bc"],
    "std::vector<std::int8_t>": [[], [1, 2], [3]],
    "std::set<std::int8_t>": [[], [1, 2], [3]],
    "std::map<std::int8_t,float>": [[], [{"_0": 1, "_1": 2.0}]],
}


def encoding_names(value_type: ValueType) -> list[str]:
    """Every encoding of a kind of value, spelled as the writer takes it."""
    types = dict.fromkeys(
        (value_type.compressed, value_type.uncompressed, *value_type.alternatives, *value_type.read_only)
    )
    return [
        f"{COLUMN_TYPES[type_].name}:{width}" if width else COLUMN_TYPES[type_].name
        for type_ in types
        for width in VARIABLE.get(type_, ("",))
    ]


def numbers(name: str, encoding: str) -> list[Any]:
    """Values of a fundamental type that an encoding keeps."""
    if name in ("float", "double"):
        return LIMITS if "Quant" in encoding else REALS
    if name == "bool":
        return [True, False, True]
    if name == "char":
        return ["a", "z"]
    if name.startswith("std::int"):
        return [-(1 << 6), -1, 0, 1, (1 << 7) - 1]
    return [0, 1, (1 << 8) - 1]


def encoded(name: str, encoding: str, values: list[Any], **arguments: Any) -> Feature:
    """A field with a chosen column encoding, uncompressed if it is not what compressed files have."""
    return column(f"{name} as {encoding}", FieldSpec.of(name, encoding=encoding), values, **arguments)


FUNDAMENTAL = [
    encoded(name, encoding, numbers(name, encoding), options=WriteOptions(compression=compression))
    for name, value_type in VALUE_TYPES.items()
    if name not in ("offset", "tag", "character", "object bytes", "bitset")
    for encoding in encoding_names(value_type)
    for compression in ("zstd:5",)
]
OFFSETS = [
    encoded(name, encoding, values)
    for name, values in COLLECTED.items()
    for encoding in encoding_names(VALUE_TYPES["offset"])
]
OTHERS = [
    encoded("std::vector<std::array<float,2>>", "Real16", [[], [[0.5, 1.0]]]),
    encoded("std::optional<float>", "Real32Trunc:12", [None, 1.5]),
    column(
        "values between the steps of Real32Quant:8", FieldSpec.of("double", encoding="Real32Quant:8:0..255"),
        [3.0, 255.0], given=[3.2, 254.9],
    ),
    column(
        "double as Real32Quant:32, digits beyond single precision", FieldSpec.of("double", encoding="Real32Quant:32:0..4294967295"),
        [16777217.0, 4294967295.0],
    ),
    column(
        "values between the steps of Real32Trunc:10", FieldSpec.of("float", encoding="Real32Trunc:10"),
        [1.0, -1.5], given=[1.1, -1.6],
    ),
]  # fmt: skip

ENCODINGS = [*FUNDAMENTAL, *OFFSETS, *OTHERS]
