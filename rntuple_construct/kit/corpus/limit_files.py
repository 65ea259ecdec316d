"""Features near the limits of names, sizes and numbers."""

from __future__ import annotations

from typing import Any

from rntuple_construct.kit.corpus.features.model import Feature, column, feature
from rntuple_construct.kit.corpus.features.structure import in_clusters
from rntuple_construct.writer import FieldSpec

__all__ = ["LIMITS"]

_DEPTH = 20


def _nested(value: float, depth: int) -> Any:
    return value if depth == 0 else [_nested(value, depth - 1)]


LIMITS: list[Feature] = [
    column(
        f"{_DEPTH} levels of std::vector",
        "std::vector<" * _DEPTH + "float" + ">" * _DEPTH,
        [_nested(1.5, _DEPTH), []],
    ),
    column("std::bitset<1>", "std::bitset<1>", [[True], [False], [True]]),
    column("std::bitset<1000>", "std::bitset<1000>", [[i % 7 == 0 for i in range(1000)]]),
    column("std::array<float,1>", "std::array<float,1>", [[1.5], [2.5]]),
    column(
        "std::variant of twelve alternatives",
        "std::variant<bool,std::int8_t,std::uint8_t,std::int16_t,std::uint16_t,std::int32_t,std::uint32_t,"
        "std::int64_t,std::uint64_t,float,double,std::string>",
        [True, "twelve", False, ""],
    ),
    feature("field name of 254 bytes", {"n" * 254: "float"}, [{"n" * 254: 1.5}]),
    feature("field name of 300 bytes", {"n" * 300: "float"}, [{"n" * 300: 1.5}]),
    feature("field name beyond the basic plane", {"\U0001d54f": "float"}, [{"\U0001d54f": 1.5}]),
    feature("description of 70 000 bytes", {"x": "float"}, [{"x": 1.5}], description="text " * 14_000),
    feature(
        "field description of 70 000 bytes",
        {"x": FieldSpec.of("float", description="text " * 14_000)},
        [{"x": 1.5}],
    ),
    column("100 clusters", "std::int32_t", list(range(100)), fill=in_clusters(*[1] * 100)),
    column("std::string with zero bytes", "std::string", ["a\0b", "\0", ""]),
    column(
        "std::string with marks, line ends, blanks and combined characters",
        "std::string",
        ["\ufeffmark", "line\r\nline\n", " blank ", "e\u0301 is not \xe9", "\t"],
    ),
    column(
        "std::string that is no UTF-8",
        "std::string",
        ["a\udcffb", "\udc80", "é"],
        notes=frozenset({"RNT-ENC-011"}),
    ),
]
