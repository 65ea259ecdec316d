"""One small file for every kind of field, with its values as plain Python."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from support.patching import (
    BIT,
    BYTE,
    CHAR,
    INDEX32,
    INDEX64,
    INT32,
    INT64,
    REAL16,
    REAL32,
    REAL64,
    SPLIT_INDEX64,
    SPLIT_INT32,
    SPLIT_REAL32,
    SWITCH,
    DescribedCluster,
    alias,
    column,
    field,
    file_of,
    switches,
)

from rntuple_construct.kit.files.editable_file import EditableFile


@dataclass(frozen=True)
class KindOfField:
    """A file with a field ``x`` of some kind over two clusters.

    Args:
        draft: makes the file.
        values: of the field, in library "py".
    """

    draft: Callable[[], EditableFile]
    values: list[Any]


def _kind(
    fields: list[Any],
    columns: list[Any],
    clusters: list[tuple[int, list[Any]]],
    values: list[Any],
    **more: Any,
) -> KindOfField:
    def draft() -> EditableFile:
        return file_of(
            fields, columns, [DescribedCluster(entries, pages) for entries, pages in clusters], **more
        )

    return KindOfField(draft, values)


def _number(
    type_name: str, column_type: int, first: list[Any], second: list[Any], bits: int | None = None
) -> KindOfField:
    pages = [(len(first), [[first]]), (len(second), [[second]])]
    return _kind([field("x", type_name)], [column(column_type, 0, bits=bits)], pages, [*first, *second])


def _of(parent: int, name: str, type_name: str, **values: Any) -> Any:
    return field(name, type_name, parent=parent, **values)


POINT = [field("x", "Point", role=2), _of(0, "a", "std::int32_t"), _of(0, "b", "std::vector<float>", role=1)]

KINDS: dict[str, KindOfField] = {
    "bool": _number("bool", BIT, [True, False], [True]),
    "int8": _number("std::int8_t", 0x03, [-128, 1], [127], 8),
    "uint8": _number("std::uint8_t", 0x04, [0, 1], [255], 8),
    "int16": _number("std::int16_t", 0x11, [-32768, 1], [32767], 16),
    "uint16": _number("std::uint16_t", 0x12, [0, 1], [65535], 16),
    "int32": _number("std::int32_t", SPLIT_INT32, [-(2**31), 1], [2**31 - 1]),
    "uint32": _number("std::uint32_t", 0x14, [0, 1], [2**32 - 1], 32),
    "int64": _number("std::int64_t", INT64, [-(2**63), 1], [2**63 - 1]),
    "uint64": _number("std::uint64_t", 0x16, [0, 1], [2**64 - 1], 64),
    "float": _number("float", REAL32, [1.5, -2.0], [0.25]),
    "double": _number("double", REAL64, [1.1, -2.0], [1e300]),
    "half": _number("float", REAL16, [1.5, -2.0], [0.25]),
    "Double32_t": _number("double", SPLIT_REAL32, [1.5, -2.0], [0.25]),
    "byte": _kind([field("x", "std::byte")], [column(BYTE, 0)], [(2, [[b"\x00\x01"]]), (1, [[b"\xff"]])], [0, 1, 255]),
    "char": _kind([field("x", "char")], [column(CHAR, 0)], [(2, [[b"a\x00"]]), (1, [[b"\xe9"]])], ["a", "\0", "é"]),
    "enum": _kind(
        [field("x", "Color"), _of(0, "_0", "std::int32_t")], [column(INT32, 1)],
        [(2, [[[1, 2]]]), (1, [[[3]]])], [1, 2, 3],
    ),
    "atomic": _kind(
        [field("x", "std::atomic<float>"), _of(0, "_0", "float")], [column(REAL32, 1)],
        [(2, [[[1.0, 2.0]]]), (1, [[[3.0]]])], [1.0, 2.0, 3.0],
    ),
    "string": _kind(
        [field("x", "std::string")], [column(SPLIT_INDEX64, 0), column(CHAR, 0)],
        [(2, [[[0, 3]], [b"\xe2\x82\xac"]]), (1, [[[2]], [b"ab"]])], ["", "€", "ab"],
    ),
    "vector": _kind(
        [field("x", "std::vector<float>", role=1), _of(0, "_0", "float")], [column(INDEX64, 0), column(REAL32, 1)],
        [(2, [[[2, 2]], [[1.0, 2.0]]]), (1, [[[1]], [[3.0]]])], [[1.0, 2.0], [], [3.0]],
    ),
    "vector of bool": _kind(
        [field("x", "std::vector<bool>", role=1), _of(0, "_0", "bool")], [column(INDEX32, 0), column(BIT, 1)],
        [(2, [[[1, 3]], [[True, False, True]]]), (1, [[[0]], [[]]])], [[True], [False, True], []],
    ),
    "vector of vectors": _kind(
        [
            field("x", "std::vector<std::vector<std::int32_t>>", role=1),
            _of(0, "_0", "std::vector<std::int32_t>", role=1), _of(1, "_0", "std::int32_t"),
        ],
        [column(INDEX64, 0), column(INDEX64, 1), column(INT32, 2)],
        [(2, [[[2, 3]], [[1, 1, 3]], [[1, 2, 3]]]), (1, [[[0]], [[]], [[]]])], [[[1], []], [[2, 3]], []],
    ),
    "vector of strings": _kind(
        [field("x", "std::vector<std::string>", role=1), _of(0, "_0", "std::string")],
        [column(INDEX64, 0), column(INDEX64, 1), column(CHAR, 1)],
        [(2, [[[2, 2]], [[1, 3]], [b"abc"]]), (1, [[[1]], [[0]], [b""]])], [["a", "bc"], [], [""]],
    ),
    "map": _kind(
        [
            field("x", "std::map<std::string,float>", role=1), _of(0, "_0", "std::pair<std::string,float>", role=2),
            _of(1, "_0", "std::string"), _of(1, "_1", "float"),
        ],
        [column(INDEX64, 0), column(INDEX64, 2), column(CHAR, 2), column(REAL32, 3)],
        [(2, [[[1, 1]], [[1]], [b"k"], [[1.0]]]), (1, [[[1]], [[0]], [b""], [[2.0]]])],
        [[{"_0": "k", "_1": 1.0}], [], [{"_0": "", "_1": 2.0}]],
    ),
    "array": _kind(
        [field("x", "std::array<float,2>", flags=1, array_size=2), _of(0, "_0", "float")], [column(REAL32, 1)],
        [(2, [[[1.0, 2.0, 3.0], [4.0]]]), (1, [[[5.0, 6.0]]])], [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]],
    ),
    "array of arrays": _kind(
        [
            field("x", "std::array<std::array<std::int32_t,2>,3>", flags=1, array_size=3),
            _of(0, "_0", "std::array<std::int32_t,2>", flags=1, array_size=2), _of(1, "_0", "std::int32_t"),
        ],
        [column(INT32, 2)], [(1, [[[1, 2, 3, 4, 5, 6]]]), (1, [[[7, 8, 9, 10, 11, 12]]])],
        [[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 10], [11, 12]]],
    ),
    "array of strings": _kind(
        [field("x", "std::array<std::string,2>", flags=1, array_size=2), _of(0, "_0", "std::string")],
        [column(INDEX64, 1), column(CHAR, 1)], [(1, [[[1, 3]], [b"abc"]]), (1, [[[0, 1]], [b"d"]])],
        [["a", "bc"], ["", "d"]],
    ),
    "array of vectors": _kind(
        [
            field("x", "std::array<std::vector<float>,2>", flags=1, array_size=2),
            _of(0, "_0", "std::vector<float>", role=1), _of(1, "_0", "float"),
        ],
        [column(INDEX64, 1), column(REAL32, 2)], [(1, [[[1, 1]], [[1.0]]]), (1, [[[0, 2]], [[2.0, 3.0]]])],
        [[[1.0], []], [[], [2.0, 3.0]]],
    ),
    "vector of arrays": _kind(
        [
            field("x", "std::vector<std::array<float,2>>", role=1),
            _of(0, "_0", "std::array<float,2>", flags=1, array_size=2), _of(1, "_0", "float"),
        ],
        [column(INDEX64, 0), column(REAL32, 2)],
        [(2, [[[1, 3]], [[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]]]), (1, [[[0]], [[]]])],
        [[[1.0, 2.0]], [[3.0, 4.0], [5.0, 6.0]], []],
    ),
    "bitset": _kind(
        [field("x", "std::bitset<3>", flags=1, array_size=3)], [column(BIT, 0)],
        [(2, [[[True, False, False, False, True, True]]]), (1, [[[True, True, True]]])],
        [[True, False, False], [False, True, True], [True, True, True]],
    ),
    "record": _kind(
        [*POINT, _of(2, "_0", "float")], [column(INT32, 1), column(INDEX64, 2), column(REAL32, 3)],
        [(2, [[[1, 2]], [[1, 1]], [[1.0]]]), (1, [[[3]], [[2]], [[2.0, 3.0]]])],
        [{"a": 1, "b": [1.0]}, {"a": 2, "b": []}, {"a": 3, "b": [2.0, 3.0]}],
    ),
    "flat record": _kind(
        [field("x", "Point", role=2), _of(0, "a", "std::int32_t"), _of(0, "b", "float")],
        [column(INT32, 1), column(REAL32, 2)], [(2, [[[1, 2]], [[1.0, 2.0]]]), (1, [[[3]], [[3.0]]])],
        [{"a": 1, "b": 1.0}, {"a": 2, "b": 2.0}, {"a": 3, "b": 3.0}],
    ),
    "record with a base class": _kind(
        [
            field("x", "Child", role=2), _of(0, ":_0", "Base", role=2), _of(1, "a", "std::int32_t"),
            _of(0, "b", "std::int32_t"),
        ],
        [column(INT32, 2), column(INT32, 3)], [(1, [[[1]], [[2]]]), (1, [[[3]], [[4]]])],
        [{":_0": {"a": 1}, "b": 2}, {":_0": {"a": 3}, "b": 4}],
    ),
    "empty record": _kind([field("x", "Empty", role=2)], [], [(2, []), (1, [])], [{}, {}, {}]),
    "vector of empty records": _kind(
        [field("x", "std::vector<Empty>", role=1), _of(0, "_0", "Empty", role=2)], [column(INDEX64, 0)],
        [(2, [[[2, 2]]]), (1, [[[1]]])], [[{}, {}], [], [{}]],
    ),
    "vector of records": _kind(
        [
            field("x", "std::vector<Point>", role=1), _of(0, "_0", "Point", role=2), _of(1, "a", "std::int32_t"),
            _of(1, "s", "std::string"),
        ],
        [column(INDEX64, 0), column(INT32, 2), column(INDEX64, 3), column(CHAR, 3)],
        [(2, [[[1, 2]], [[1, 2]], [[1, 1]], [b"a"]]), (1, [[[0]], [[]], [[]], [b""]])],
        [[{"a": 1, "s": "a"}], [{"a": 2, "s": ""}], []],
    ),
    "pair": _kind(
        [field("x", "std::pair<bool,float>", role=2), _of(0, "_0", "bool"), _of(0, "_1", "float")],
        [column(BIT, 1), column(REAL32, 2)], [(1, [[[True]], [[1.0]]]), (1, [[[False]], [[2.0]]])],
        [{"_0": True, "_1": 1.0}, {"_0": False, "_1": 2.0}],
    ),
    "optional": _kind(
        [field("x", "std::optional<float>", role=1), _of(0, "_0", "float")], [column(INDEX64, 0), column(REAL32, 1)],
        [(2, [[[0, 1]], [[1.0]]]), (1, [[[1]], [[2.0]]])], [None, 1.0, 2.0],
    ),
    "optional that is always missing": _kind(
        [field("x", "std::optional<float>", role=1), _of(0, "_0", "float")], [column(INDEX64, 0), column(REAL32, 1)],
        [(2, [[[0, 0]], [[]]])], [None, None],
    ),
    "unique_ptr to a record": _kind(
        [field("x", "std::unique_ptr<Point>", role=1), _of(0, "_0", "Point", role=2), _of(1, "a", "std::int32_t")],
        [column(INDEX64, 0), column(INT32, 2)], [(2, [[[1, 1]], [[1]]]), (1, [[[1]], [[2]]])],
        [{"a": 1}, None, {"a": 2}],
    ),
    "vector of optionals": _kind(
        [
            field("x", "std::vector<std::optional<std::int32_t>>", role=1),
            _of(0, "_0", "std::optional<std::int32_t>", role=1), _of(1, "_0", "std::int32_t"),
        ],
        [column(INDEX64, 0), column(INDEX64, 1), column(INT32, 2)],
        [(2, [[[2, 2]], [[1, 1]], [[5]]]), (1, [[[1]], [[1]], [[6]]])], [[5, None], [], [6]],
    ),
    "variant": _kind(
        [
            field("x", "std::variant<std::int32_t,std::string>", role=3), _of(0, "_0", "std::int32_t"),
            _of(0, "_1", "std::string"),
        ],
        [column(SWITCH, 0), column(INT32, 1), column(INDEX64, 2), column(CHAR, 2)],
        [
            (3, [[switches((0, 1), (0, 2), (1, 1))], [[7, 8]], [[1]], [b"a"]]),
            (2, [[switches((0, 2), (0, 1))], [[9]], [[2]], [b"bc"]]),
        ],
        [7, "a", 8, "bc", 9],
    ),
    "variant without value": _kind(
        [
            field("x", "std::variant<std::int32_t,std::string>", role=3), _of(0, "_0", "std::int32_t"),
            _of(0, "_1", "std::string"),
        ],
        [column(SWITCH, 0), column(INT32, 1), column(INDEX64, 2), column(CHAR, 2)],
        [
            (3, [[switches((0, 0), (0, 2), (0, 1))], [[7]], [[1]], [b"a"]]),
            (1, [[switches((0, 0))], [[]], [[]], [b""]]),
        ],
        [None, "a", 7, None],
    ),
    "variant of one type": _kind(
        [field("x", "std::variant<float>", role=3), _of(0, "_0", "float")], [column(SWITCH, 0), column(REAL32, 1)],
        [(2, [[switches((0, 1), (1, 1))], [[1.0, 2.0]]]), (1, [[switches((0, 0))], [[]]])], [1.0, 2.0, None],
    ),
    "variant of equal types": _kind(
        [field("x", "std::variant<float,float>", role=3), _of(0, "_0", "float"), _of(0, "_1", "float")],
        [column(SWITCH, 0), column(REAL32, 1), column(REAL32, 2)],
        [(2, [[switches((0, 2), (0, 1))], [[1.0]], [[2.0]]])], [2.0, 1.0],
    ),
    "vector of variants": _kind(
        [
            field("x", "std::vector<std::variant<std::int32_t,bool>>", role=1),
            _of(0, "_0", "std::variant<std::int32_t,bool>", role=3), _of(1, "_0", "std::int32_t"), _of(1, "_1", "bool"),
        ],
        [column(INDEX64, 0), column(SWITCH, 1), column(INT32, 2), column(BIT, 3)],
        [(2, [[[2, 2]], [switches((0, 1), (0, 2))], [[5]], [[True]]]), (1, [[[1]], [switches((0, 2))], [[]], [[False]]])],
        [[5, True], [], [False]],
    ),
    "streamed object": _kind(
        [field("x", "Event", role=4, flags=4, type_checksum=7)], [column(INDEX64, 0), column(BYTE, 0)],
        [(2, [[[2, 2]], [b"\x01\x02"]]), (1, [[[1]], [b"\xff"]])], [b"\x01\x02", b"", b"\xff"],
    ),
    "untyped collection": _kind(
        [field("x", "", role=1), _of(0, "_0", "", role=2), _of(1, "a", "float"), _of(1, "b", "bool")],
        [column(INDEX64, 0), column(REAL32, 2), column(BIT, 3)],
        [(2, [[[1, 1]], [[1.0]], [[True]]]), (1, [[[1]], [[2.0]], [[False]]])],
        [[{"a": 1.0, "b": True}], [], [{"a": 2.0, "b": False}]],
    ),
    "cardinality": _kind(
        [
            field("v", "std::vector<float>", role=1), _of(0, "_0", "float"),
            field("x", "ROOT::RNTupleCardinality<std::uint32_t>", flags=2, source_field_id=0),
        ],
        [column(INDEX64, 0), column(REAL32, 1)],
        [(2, [[[2, 2]], [[1.0, 2.0]]]), (1, [[[1]], [[3.0]]])], [2, 0, 1], aliases=[alias(0, 2)],
    ),
    "projection": _kind(
        [
            field("v", "", role=1), _of(0, "_0", "", role=2), _of(1, "a", "float"),
            field("x", "std::vector<float>", role=1, flags=2, source_field_id=0),
            _of(3, "_0", "float", flags=2, source_field_id=2),
        ],
        [column(INDEX64, 0), column(REAL32, 2)],
        [(2, [[[2, 2]], [[1.0, 2.0]]]), (1, [[[1]], [[3.0]]])], [[1.0, 2.0], [], [3.0]],
        aliases=[alias(0, 3), alias(1, 4)],
    ),
    "quantized": _kind(
        [field("x", "double")], [column(0x1D, 0, bits=8, flags=2, value_range={"min": 0.0, "max": 255.0})],
        [(2, [[[0.0, 3.0]]]), (1, [[[255.0]]])], [0.0, 3.0, 255.0],
    ),
    "truncated": _kind(
        [field("x", "float")], [column(0x1C, 0, bits=16)], [(2, [[[1.0, -2.0]]]), (1, [[[0.5]]])], [1.0, -2.0, 0.5],
    ),
}  # fmt: skip
