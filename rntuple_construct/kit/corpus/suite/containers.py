"""Cases of the containers that come with every index encoding: vectors, sets, maps and their relatives.

Each has four fields, named after the encoding of their offsets, and three entries: containers of one
element, empty containers, and containers of one, two, three and four elements.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rntuple_spec.column_types import ColumnType

from rntuple_construct.kit.corpus.suite.model import Columns, Fill, Row, SuiteCase, Value, columns, pairs

INDEX_TYPES = {
    "Index32": ColumnType.INDEX32,
    "Index64": ColumnType.INDEX64,
    "SplitIndex32": ColumnType.SPLIT_INDEX32,
    "SplitIndex64": ColumnType.SPLIT_INDEX64,
}
_INT32 = columns(ColumnType.INT32)
_STRING = columns(ColumnType.INDEX64, ColumnType.CHAR)

_Values = tuple[Value, Value, Value, Value]


def _case(
    name: str,
    type_: str,
    first: _Values,
    third: _Values,
    *,
    offsets: Sequence[str] = ("",),
    below: Mapping[str, Columns],
    has_javascript_reader: bool = True,
) -> SuiteCase:
    """A case whose fields hold `first`, empty containers and `third`.

    Args:
        offsets: paths below a field whose columns have the encoding the field is named after.
        below: paths below a field with default columns.
    """
    empty: _Values = ([], [], [], [])
    entries: list[Row] = [dict(zip(INDEX_TYPES, values, strict=True)) for values in (first, empty, third)]
    return SuiteCase(
        name=f"types.{name}",
        description=f"{type_} with all index encodings",
        schema=dict.fromkeys(INDEX_TYPES, type_),
        encodings={
            field + path: columns(column) for field, column in INDEX_TYPES.items() for path in offsets
        },
        defaults={field + path: columns_ for field in INDEX_TYPES for path, columns_ in below.items()},
        steps=(Fill(entries),),
        has_javascript_reader=has_javascript_reader,
    )


def _numbers(name: str, template: str, third: _Values, *, javascript: bool = True) -> SuiteCase:
    return _case(
        f"{name}.fundamental",
        f"{template}<std::int32_t>",
        ([1], [2], [3], [4]),
        third,
        below={"._0": _INT32},
        has_javascript_reader=javascript,
    )


def _nested(name: str, template: str, third: _Values, *, javascript: bool = True) -> SuiteCase:
    return _case(
        f"{name}.nested",
        f"{template}<{template}<std::int32_t>>",
        ([[1]], [[2]], [[3]], [[4]]),
        third,
        offsets=("", "._0"),
        below={"._0._0": _INT32},
        has_javascript_reader=javascript,
    )


def _map(name: str, third: _Values) -> SuiteCase:
    return _case(
        f"{name}.fundamental",
        f"std::{name}<std::string,std::int32_t>",
        (pairs({"a": 1}), pairs({"b": 2}), pairs({"c": 3}), pairs({"d": 4})),
        third,
        below={"._0._0": _STRING, "._0._1": _INT32},
    )


def _nested_map(name: str, third: _Values) -> SuiteCase:
    def single(key: str, value: int) -> Value:
        return pairs({key: pairs({key * 2: value})})

    return _case(
        f"{name}.nested",
        f"std::{name}<std::string,std::{name}<std::string,std::int32_t>>",
        (single("a", 1), single("b", 2), single("c", 3), single("d", 4)),
        third,
        offsets=("", "._0._1"),
        below={"._0._0": _STRING, "._0._1._0._0": _STRING, "._0._1._0._1": _INT32},
    )


_ASCENDING: _Values = ([1], [2, 3], [4, 5, 6], [7, 8, 9, 10])
_VECTORS: _Values = ([[1]], [[], [2, 3]], [[4], [], [5, 6]], [[], [7, 8, 9], [], [10]])
_SETS: _Values = ([[1]], [[], [2, 3]], [[], [4], [5, 6]], [[], [7, 8, 9], [10], [11, 12]])
_MAPS: _Values = (
    pairs({"a": 1}),
    pairs({"b": 2, "c": 3}),
    pairs({"d": 4, "e": 5, "f": 6}),
    pairs({"g": 7, "h": 8, "i": 9, "j": 10}),
)
_NESTED_MAPS: _Values = (
    pairs({"a": pairs({"aa": 1})}),
    pairs({"b": pairs({"ba": 2}), "c": pairs({"ca": 3})}),
    pairs({"d": pairs({"da": 4}), "e": pairs({"ea": 5, "eb": 6}), "f": []}),
    pairs(
        {
            "g": pairs({"ga": 7, "gb": 8}),
            "h": [],
            "i": pairs({"ia": 9}),
            "j": pairs({"ja": 10, "jb": 11, "jc": 12}),
        }
    ),
)

# The same elements in the order in which hash tables of libstdc++ keep them: that is what ROOT writes on
# Linux, and it makes the sorting in the printed text matter.
_HASHED: _Values = ([1], [3, 2], [6, 5, 4], [10, 9, 8, 7])
_HASHED_SETS: _Values = ([[1]], [[3, 2], []], [[6, 5], [4], []], [[12, 11], [10], [9, 8, 7], []])
_HASHED_MAPS: _Values = (
    pairs({"a": 1}),
    pairs({"c": 3, "b": 2}),
    pairs({"f": 6, "e": 5, "d": 4}),
    pairs({"i": 9, "h": 8, "j": 10, "g": 7}),
)
_HASHED_NESTED_MAPS: _Values = (
    pairs({"a": pairs({"aa": 1})}),
    pairs({"c": pairs({"ca": 3}), "b": pairs({"ba": 2})}),
    pairs({"f": [], "e": pairs({"eb": 6, "ea": 5}), "d": pairs({"da": 4})}),
    pairs(
        {
            "i": pairs({"ia": 9}),
            "h": [],
            "j": pairs({"jc": 12, "jb": 11, "ja": 10}),
            "g": pairs({"gb": 8, "ga": 7}),
        }
    ),
)

CASES = (
    _numbers("RVec", "ROOT::VecOps::RVec", _ASCENDING, javascript=False),
    _nested("RVec", "ROOT::VecOps::RVec", _VECTORS, javascript=False),
    _numbers("multiset", "std::multiset", _ASCENDING),
    _nested("multiset", "std::multiset", _SETS),
    _numbers("set", "std::set", _ASCENDING),
    _nested("set", "std::set", _SETS),
    _numbers("unordered_multiset", "std::unordered_multiset", _HASHED),
    _nested("unordered_multiset", "std::unordered_multiset", _HASHED_SETS),
    _numbers("unordered_set", "std::unordered_set", _HASHED),
    _nested("unordered_set", "std::unordered_set", _HASHED_SETS),
    _numbers("vector", "std::vector", _ASCENDING),
    _nested("vector", "std::vector", _VECTORS),
    _map("map", _MAPS),
    _nested_map("map", _NESTED_MAPS),
    _map("multimap", _MAPS),
    _nested_map("multimap", _NESTED_MAPS),
    _map("unordered_map", _HASHED_MAPS),
    _nested_map("unordered_map", _HASHED_NESTED_MAPS),
    _map("unordered_multimap", _HASHED_MAPS),
    _nested_map("unordered_multimap", _HASHED_NESTED_MAPS),
)
