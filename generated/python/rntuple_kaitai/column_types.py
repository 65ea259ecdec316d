# Generated from spec/column_types.toml and spec/cpp_types.toml by tools/generate; edit these files and run `make generate`.
"""Column types of every generation of the format, layouts of Switch columns, types of fields, and tags of compression."""

from __future__ import annotations

from typing import Final, NamedTuple


class ColumnType(NamedTuple):
    """A column type: bits are those of one element in storage, `steps` the encoding steps in the order of writing."""

    name: str
    kind: str
    bits_min: int
    bits_max: int
    element: str
    steps: tuple[str, ...]
    sign_from_field: bool


class SwitchLayout(NamedTuple):
    """Bits of an element of a Switch column: the index in the lower ones, the tag above."""

    bits: int
    index_bits: int
    tag_bits: int
    generations: tuple[str, ...]


class ValueType(NamedTuple):
    """A type of numbers: its element, and the kinds of columns that a field of the type may have."""

    element: str
    kinds: tuple[str, ...]


COLUMN_TYPES: Final[dict[str, dict[int, ColumnType]]] = {
    "1.x": {
        0x00: ColumnType("Bit", "bit", 1, 1, "bool", ("bits",), False),
        0x01: ColumnType("Byte", "byte", 8, 8, "uint8", (), False),
        0x02: ColumnType("Char", "char", 8, 8, "uint8", (), False),
        0x03: ColumnType("Int8", "integer", 8, 8, "int8", (), False),
        0x04: ColumnType("UInt8", "integer", 8, 8, "uint8", (), False),
        0x05: ColumnType("Int16", "integer", 16, 16, "int16", (), False),
        0x06: ColumnType("UInt16", "integer", 16, 16, "uint16", (), False),
        0x07: ColumnType("Int32", "integer", 32, 32, "int32", (), False),
        0x08: ColumnType("UInt32", "integer", 32, 32, "uint32", (), False),
        0x09: ColumnType("Int64", "integer", 64, 64, "int64", (), False),
        0x0A: ColumnType("UInt64", "integer", 64, 64, "uint64", (), False),
        0x0B: ColumnType("Real16", "real", 16, 16, "float16", (), False),
        0x0C: ColumnType("Real32", "real", 32, 32, "float32", (), False),
        0x0D: ColumnType("Real64", "real", 64, 64, "float64", (), False),
        0x0E: ColumnType("Index32", "index", 32, 32, "uint32", (), False),
        0x0F: ColumnType("Index64", "index", 64, 64, "uint64", (), False),
        0x10: ColumnType("Switch", "switch", 64, 96, "switch", ("switch",), False),
        0x11: ColumnType("SplitInt16", "integer", 16, 16, "int16", ("zigzag", "split"), False),
        0x12: ColumnType("SplitUInt16", "integer", 16, 16, "uint16", ("split",), False),
        0x13: ColumnType("SplitInt32", "integer", 32, 32, "int32", ("zigzag", "split"), False),
        0x14: ColumnType("SplitUInt32", "integer", 32, 32, "uint32", ("split",), False),
        0x15: ColumnType("SplitInt64", "integer", 64, 64, "int64", ("zigzag", "split"), False),
        0x16: ColumnType("SplitUInt64", "integer", 64, 64, "uint64", ("split",), False),
        0x17: ColumnType("SplitReal16", "real", 16, 16, "float16", ("split",), False),
        0x18: ColumnType("SplitReal32", "real", 32, 32, "float32", ("split",), False),
        0x19: ColumnType("SplitReal64", "real", 64, 64, "float64", ("split",), False),
        0x1A: ColumnType("SplitIndex32", "index", 32, 32, "uint32", ("delta", "split"), False),
        0x1B: ColumnType("SplitIndex64", "index", 64, 64, "uint64", ("delta", "split"), False),
        0x1C: ColumnType("Real32Trunc", "real", 10, 31, "float32", ("truncate", "packed"), False),
        0x1D: ColumnType("Real32Quant", "real", 1, 32, "float64", ("quantize", "packed"), False),
    },
    "rc2": {
        0x01: ColumnType("Index64", "index", 64, 64, "uint64", (), False),
        0x02: ColumnType("Index32", "index", 32, 32, "uint32", (), False),
        0x03: ColumnType("Switch", "switch", 64, 96, "switch", ("switch",), False),
        0x04: ColumnType("Byte", "byte", 8, 8, "uint8", (), False),
        0x05: ColumnType("Char", "char", 8, 8, "uint8", (), False),
        0x06: ColumnType("Bit", "bit", 1, 1, "bool", ("bits",), False),
        0x07: ColumnType("Real64", "real", 64, 64, "float64", (), False),
        0x08: ColumnType("Real32", "real", 32, 32, "float32", (), False),
        0x09: ColumnType("Real16", "real", 16, 16, "float16", (), False),
        0x0A: ColumnType("UInt64", "integer", 64, 64, "uint64", (), False),
        0x0B: ColumnType("UInt32", "integer", 32, 32, "uint32", (), False),
        0x0C: ColumnType("UInt16", "integer", 16, 16, "uint16", (), False),
        0x0D: ColumnType("UInt8", "integer", 8, 8, "uint8", (), False),
        0x0E: ColumnType("SplitIndex64", "index", 64, 64, "uint64", ("delta", "split"), False),
        0x0F: ColumnType("SplitIndex32", "index", 32, 32, "uint32", ("delta", "split"), False),
        0x10: ColumnType("SplitReal64", "real", 64, 64, "float64", ("split",), False),
        0x11: ColumnType("SplitReal32", "real", 32, 32, "float32", ("split",), False),
        0x12: ColumnType("SplitReal16", "real", 16, 16, "float16", ("split",), False),
        0x13: ColumnType("SplitUInt64", "integer", 64, 64, "uint64", ("split",), False),
        0x14: ColumnType("SplitUInt32", "integer", 32, 32, "uint32", ("split",), False),
        0x15: ColumnType("SplitUInt16", "integer", 16, 16, "uint16", ("split",), False),
        0x16: ColumnType("Int64", "integer", 64, 64, "int64", (), False),
        0x17: ColumnType("Int32", "integer", 32, 32, "int32", (), False),
        0x18: ColumnType("Int16", "integer", 16, 16, "int16", (), False),
        0x19: ColumnType("Int8", "integer", 8, 8, "int8", (), False),
        0x1A: ColumnType("SplitInt64", "integer", 64, 64, "int64", ("zigzag", "split"), False),
        0x1B: ColumnType("SplitInt32", "integer", 32, 32, "int32", ("zigzag", "split"), False),
        0x1C: ColumnType("SplitInt16", "integer", 16, 16, "int16", ("zigzag", "split"), False),
        0x1D: ColumnType("Real32Trunc", "real", 10, 31, "float32", ("truncate", "packed"), False),
        0x1E: ColumnType("Real32Quant", "real", 1, 32, "float64", ("quantize", "packed"), False),
    },
    "rc1": {
        0x01: ColumnType("Index64", "index", 64, 64, "uint64", (), False),
        0x02: ColumnType("Index32", "index", 32, 32, "uint32", (), False),
        0x03: ColumnType("Switch", "switch", 64, 96, "switch", ("switch",), False),
        0x04: ColumnType("Byte", "byte", 8, 8, "uint8", (), False),
        0x05: ColumnType("Char", "char", 8, 8, "uint8", (), False),
        0x06: ColumnType("Bit", "bit", 1, 1, "bool", ("bits",), False),
        0x07: ColumnType("Real64", "real", 64, 64, "float64", (), False),
        0x08: ColumnType("Real32", "real", 32, 32, "float32", (), False),
        0x09: ColumnType("Real16", "real", 16, 16, "float16", (), False),
        0x0A: ColumnType("UInt64", "integer", 64, 64, "uint64", (), True),
        0x0B: ColumnType("UInt32", "integer", 32, 32, "uint32", (), True),
        0x0C: ColumnType("UInt16", "integer", 16, 16, "uint16", (), True),
        0x0D: ColumnType("UInt8", "integer", 8, 8, "uint8", (), True),
        0x0E: ColumnType("SplitIndex64", "index", 64, 64, "uint64", ("delta", "split"), False),
        0x0F: ColumnType("SplitIndex32", "index", 32, 32, "uint32", ("delta", "split"), False),
        0x10: ColumnType("SplitReal64", "real", 64, 64, "float64", ("split",), False),
        0x11: ColumnType("SplitReal32", "real", 32, 32, "float32", ("split",), False),
        0x12: ColumnType("SplitReal16", "real", 16, 16, "float16", ("split",), False),
        0x13: ColumnType("SplitUInt64", "integer", 64, 64, "uint64", ("split",), True),
        0x14: ColumnType("SplitUInt32", "integer", 32, 32, "uint32", ("split",), True),
        0x15: ColumnType("SplitUInt16", "integer", 16, 16, "uint16", ("split",), True),
        0x16: ColumnType("Int64", "integer", 64, 64, "int64", (), False),
        0x17: ColumnType("Int32", "integer", 32, 32, "int32", (), False),
        0x18: ColumnType("Int16", "integer", 16, 16, "int16", (), False),
        0x19: ColumnType("Int8", "integer", 8, 8, "int8", (), False),
        0x1A: ColumnType("SplitInt64", "integer", 64, 64, "int64", ("zigzag", "split"), False),
        0x1B: ColumnType("SplitInt32", "integer", 32, 32, "int32", ("zigzag", "split"), False),
        0x1C: ColumnType("SplitInt16", "integer", 16, 16, "int16", ("zigzag", "split"), False),
    },
    "v0": {
        0x01: ColumnType("Index32", "index", 32, 32, "uint32", (), False),
        0x02: ColumnType("Switch", "switch", 64, 96, "switch", ("switch",), False),
        0x03: ColumnType("Char", "char", 8, 8, "uint8", (), False),
        0x04: ColumnType("Bit", "bit", 1, 1, "bool", ("bits",), False),
        0x05: ColumnType("Real64", "real", 64, 64, "float64", (), False),
        0x06: ColumnType("Real32", "real", 32, 32, "float32", (), False),
        0x07: ColumnType("Real16", "real", 16, 16, "float16", (), False),
        0x09: ColumnType("Int64", "integer", 64, 64, "int64", (), False),
        0x0A: ColumnType("Int32", "integer", 32, 32, "int32", (), False),
        0x0B: ColumnType("Int16", "integer", 16, 16, "int16", (), False),
    },
}
"""By generation and id."""

SWITCH_LAYOUTS: Final[tuple[SwitchLayout, ...]] = (
    SwitchLayout(96, 64, 32, ("1.x", "rc2")),
    SwitchLayout(64, 44, 20, ("rc1",)),
    SwitchLayout(64, 32, 32, ("rc1", "v0")),
)

VALUE_TYPES: Final[dict[str, ValueType]] = {
    "bool": ValueType("bool", ("bit", "char", "integer")),
    "std::byte": ValueType("uint8", ("byte",)),
    "char": ValueType("char", ("bit", "char", "integer")),
    "std::int8_t": ValueType("int8", ("bit", "char", "integer")),
    "std::uint8_t": ValueType("uint8", ("bit", "char", "integer")),
    "std::int16_t": ValueType("int16", ("bit", "char", "integer")),
    "std::uint16_t": ValueType("uint16", ("bit", "char", "integer")),
    "std::int32_t": ValueType("int32", ("bit", "char", "integer")),
    "std::uint32_t": ValueType("uint32", ("bit", "char", "integer")),
    "std::int64_t": ValueType("int64", ("bit", "char", "integer")),
    "std::uint64_t": ValueType("uint64", ("bit", "char", "integer")),
    "float": ValueType("float32", ("real",)),
    "double": ValueType("float64", ("real",)),
}
"""By the name of the type."""

SHAPES: Final[dict[str, str]] = {
    "std::string": "string",
    "std::vector": "list",
    "ROOT::VecOps::RVec": "list",
    "std::set": "list",
    "std::multiset": "list",
    "std::unordered_set": "list",
    "std::unordered_multiset": "list",
    "std::map": "list",
    "std::multimap": "list",
    "std::unordered_map": "list",
    "std::unordered_multimap": "list",
    "std::optional": "optional",
    "std::unique_ptr": "optional",
    "std::pair": "record",
    "std::tuple": "record",
    "std::variant": "variant",
    "std::array": "array",
    "std::bitset": "bitset",
    "std::atomic": "held",
    "ROOT::RNTupleCardinality": "cardinality",
}
"""Shapes of fields by the name of the type, without template arguments."""

ALGORITHMS: Final[dict[str, str]] = {
    "ZL": "zlib",
    "XZ": "lzma",
    "CS": "old",
    "L4": "lz4",
    "ZS": "zstd",
}
"""Names of the compression algorithms by the first two bytes of a chunk."""

FIRST_CHECKED_ANCHOR_BYTE: Final = 6
"First byte of the anchor object that its checksum covers."
LEN_CHUNK_OFFSET: Final = 8
"Bytes of each offset in the table at the end of the first part of a payload split over several keys."
LEN_ENVELOPE_CHECKSUM: Final = 8
"Bytes of the XXH3-64 after the payload of an envelope."
LEN_PAGE_CHECKSUM: Final = 8
"Bytes of the XXH3-64 after a stored page."
LEN_COMPRESSION_HEAD: Final = 9
"Bytes of algorithm and lengths in front of each compressed chunk."
LEN_LZ4_CHECKSUM: Final = 8
"Bytes of the XXH64 in front of the data of an LZ4 chunk, big-endian."
