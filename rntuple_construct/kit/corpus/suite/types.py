"""Cases of the remaining standard types: array, atomic, bitset, pair, string, tuple and variant."""

from __future__ import annotations

from rntuple_spec.column_types import ColumnType

from rntuple_construct.kit.corpus.suite.containers import INDEX_TYPES
from rntuple_construct.kit.corpus.suite.model import Column, Fill, SuiteCase, columns, record

_INT32 = columns(ColumnType.INT32)
_INDEX64 = columns(ColumnType.INDEX64)
_STRING = columns(ColumnType.INDEX64, ColumnType.CHAR)
_SWITCH = columns(ColumnType.SWITCH)
_BIT = columns(ColumnType.BIT)

_VARIANT = "std::variant<std::int32_t,std::string>"
_VECTOR = "std::vector<std::int32_t>"
_PAIR = "std::pair<std::int32_t,std::string>"
_TUPLE = "std::tuple<std::int32_t,std::string>"


def _array() -> SuiteCase:
    return SuiteCase(
        name="types.array",
        description="Fixed arrays of numbers, arrays, strings, variants and vectors",
        schema={
            "Array_Int32": "std::array<std::int32_t,2>",
            "Array_Array": "std::array<std::array<std::int32_t,2>,3>",
            "Array_String": "std::array<std::string,2>",
            "Array_Variant": f"std::array<{_VARIANT},2>",
            "Array_Vector": f"std::array<{_VECTOR},2>",
        },
        defaults={
            "Array_Int32._0": _INT32,
            "Array_Array._0._0": _INT32,
            "Array_String._0": _STRING,
            "Array_Variant._0": _SWITCH,
            "Array_Variant._0._0": _INT32,
            "Array_Variant._0._1": _STRING,
            "Array_Vector._0": _INDEX64,
            "Array_Vector._0._0": _INT32,
        },
        steps=(
            Fill(
                [
                    {
                        "Array_Int32": [1, 2],
                        "Array_Array": [[3, 4], [5, 6], [7, 8]],
                        "Array_String": ["ijk", "lmn"],
                        "Array_Variant": [19, "uvw"],
                        "Array_Vector": [[15, 16, 17], [17, 18]],
                    },
                    {
                        "Array_Int32": [0, 0],
                        "Array_Array": [[0, 0], [0, 0], [0, 0]],
                        "Array_String": ["", ""],
                        "Array_Variant": [0, ""],
                        "Array_Vector": [[], []],
                    },
                ]
            ),
        ),
    )


def _atomic() -> SuiteCase:
    fields = {
        "Bit": ("bool", ColumnType.BIT),
        "Byte": ("std::byte", ColumnType.BYTE),
        "Char": ("char", ColumnType.CHAR),
        "Int8": ("std::int8_t", ColumnType.INT8),
        "UInt8": ("std::uint8_t", ColumnType.UINT8),
        "Int16": ("std::int16_t", ColumnType.INT16),
        "UInt16": ("std::uint16_t", ColumnType.UINT16),
        "Int32": ("std::int32_t", ColumnType.INT32),
        "UInt32": ("std::uint32_t", ColumnType.UINT32),
        "Int64": ("std::int64_t", ColumnType.INT64),
        "UInt64": ("std::uint64_t", ColumnType.UINT64),
        "Real32": ("float", ColumnType.REAL32),
        "Real64": ("double", ColumnType.REAL64),
    }
    ascending = (True, 2, "\x03", 4, 5, 6, 7, 8, 9, 10, 11, 12.0, 13.0)
    zero = (False, 0, "\x00", 0, 0, 0, 0, 0, 0, 0, 0, 0.0, 0.0)
    return SuiteCase(
        name="types.atomic",
        description="std::atomic of every fundamental type",
        schema={name: f"std::atomic<{type_}>" for name, (type_, _) in fields.items()},
        defaults={f"{name}._0": columns(column) for name, (_, column) in fields.items()},
        steps=(Fill([dict(zip(fields, values, strict=True)) for values in (ascending, zero)]),),
    )


def _bitset() -> SuiteCase:
    sizes = (1, 64, 65)
    one_bit = {f"Bitset{size}": [i == bit for i in range(size)] for bit, size in enumerate(sizes)}
    return SuiteCase(
        name="types.bitset",
        description="Bitsets of 1, 64 and 65 bits: one bit after the other set, all set, none set",
        schema={f"Bitset{size}": f"std::bitset<{size}>" for size in sizes},
        defaults={f"Bitset{size}": _BIT for size in sizes},
        steps=(
            Fill([one_bit, *({f"Bitset{size}": [bit] * size for size in sizes} for bit in (True, False))]),
        ),
    )


def _pair() -> SuiteCase:
    return SuiteCase(
        name="types.pair",
        description="Pairs of numbers, strings, variants, vectors and pairs, and a vector of pairs",
        schema={
            "Int32_String": _PAIR,
            "Variant_Vector": f"std::pair<{_VARIANT},{_VECTOR}>",
            "Pair": f"std::pair<{_PAIR},std::int32_t>",
            "VectorPair": f"std::vector<{_PAIR}>",
        },
        defaults={
            "Int32_String._0": _INT32,
            "Int32_String._1": _STRING,
            "Variant_Vector._0": _SWITCH,
            "Variant_Vector._0._0": _INT32,
            "Variant_Vector._0._1": _STRING,
            "Variant_Vector._1": _INDEX64,
            "Variant_Vector._1._0": _INT32,
            "Pair._0._0": _INT32,
            "Pair._0._1": _STRING,
            "Pair._1": _INT32,
            "VectorPair": _INDEX64,
            "VectorPair._0._0": _INT32,
            "VectorPair._0._1": _STRING,
        },
        steps=(
            Fill(
                [
                    {
                        "Int32_String": record(1, "abc"),
                        "Variant_Vector": record("def", [2, 3, 4]),
                        "Pair": record(record(5, "ghi"), 6),
                        "VectorPair": [record(7, "jkl"), record(8, "mno")],
                    },
                    {
                        "Int32_String": record(0, ""),
                        "Variant_Vector": record(0, []),
                        "Pair": record(record(0, ""), 0),
                        "VectorPair": [],
                    },
                ]
            ),
        ),
    )


def _string() -> SuiteCase:
    return SuiteCase(
        name="types.string",
        description="Strings with all index encodings: one character, empty, beyond ASCII, of growing length",
        schema=dict.fromkeys(INDEX_TYPES, "std::string"),
        encodings={name: (Column(offsets), Column(ColumnType.CHAR)) for name, offsets in INDEX_TYPES.items()},
        steps=(
            Fill(
                [
                    dict(zip(INDEX_TYPES, values, strict=True))
                    for values in (
                        ("a", "b", "c", "d"),
                        ("", "", "", ""),
                        ("\N{HATCHING CHICK}",) * 4,
                        ("a", "bc", "def", "ghij"),
                    )
                ]
            ),
        ),
    )


def _tuple() -> SuiteCase:
    return SuiteCase(
        name="types.tuple",
        description="Tuples of numbers, strings, vectors, variants and tuples, and a vector of tuples",
        schema={
            "Int32_String_Vector": f"std::tuple<std::int32_t,std::string,{_VECTOR}>",
            "Variant": f"std::tuple<{_VARIANT}>",
            "Tuple": f"std::tuple<{_TUPLE}>",
            "VectorTuple": f"std::vector<{_TUPLE}>",
        },
        defaults={
            "Int32_String_Vector._0": _INT32,
            "Int32_String_Vector._1": _STRING,
            "Int32_String_Vector._2": _INDEX64,
            "Int32_String_Vector._2._0": _INT32,
            "Variant._0": _SWITCH,
            "Variant._0._0": _INT32,
            "Variant._0._1": _STRING,
            "Tuple._0._0": _INT32,
            "Tuple._0._1": _STRING,
            "VectorTuple": _INDEX64,
            "VectorTuple._0._0": _INT32,
            "VectorTuple._0._1": _STRING,
        },
        steps=(
            Fill(
                [
                    {
                        "Int32_String_Vector": record(1, "abc", [2, 3, 4]),
                        "Variant": record("def"),
                        "Tuple": record(record(5, "ghi")),
                        "VectorTuple": [record(6, "jkl"), record(7, "mno")],
                    },
                    {
                        "Int32_String_Vector": record(0, "", []),
                        "Variant": record(0),
                        "Tuple": record(record(0, "")),
                        "VectorTuple": [],
                    },
                ]
            ),
        ),
    )


def _variant() -> SuiteCase:
    return SuiteCase(
        name="types.variant",
        description="A variant of number, string and vector, and a vector of variants",
        schema={
            "f": f"std::variant<std::int32_t,std::string,{_VECTOR}>",
            "Vector": f"std::vector<{_VARIANT}>",
        },
        defaults={
            "f": _SWITCH,
            "f._0": _INT32,
            "f._1": _STRING,
            "f._2": _INDEX64,
            "f._2._0": _INT32,
            "Vector": _INDEX64,
            "Vector._0": _SWITCH,
            "Vector._0._0": _INT32,
            "Vector._0._1": _STRING,
        },
        steps=(
            Fill(
                [
                    {"f": 1, "Vector": [1]},
                    {"f": "abc", "Vector": ["abc"]},
                    {"f": [1, 2, 3], "Vector": [1, "2", 3]},
                    {"f": "", "Vector": [""]},
                    {"f": [], "Vector": []},
                ]
            ),
        ),
    )


CASES = (_array(), _atomic(), _bitset(), _pair(), _string(), _tuple(), _variant())
