"""The text style of the validation suite; expected texts follow the printing statements of its macros."""

from __future__ import annotations

import json
import math
from textwrap import dedent
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rntuple_construct.kit.corpus.suite import CASES
from rntuple_construct.kit.corpus.suite.model import AttributeRange, Output, Row, Value
from rntuple_construct.kit.corpus.suite.printing import (
    case_text,
    output_of,
    print_order,
    to_suite_attributes_json,
    to_suite_error_json,
    to_suite_json,
    to_suite_sum_json,
)


def record(*members: Value) -> Row:
    """A pair or tuple."""
    return {f"_{i}": member for i, member in enumerate(members)}


def pairs(entries: dict[str, Any]) -> list[Row]:
    """A map in the order of `entries`."""
    return [record(key, value) for key, value in entries.items()]


def text(expected: str) -> str:
    return dedent(expected).lstrip("\n")


def one(type_: str, value: Any) -> str:
    """What is printed for a single value, without the entry and array around it."""
    printed = to_suite_json([{"x": value}], {"x": type_})
    head, tail = '[\n  {\n    "x": ', "\n  }\n]\n"
    assert printed.startswith(head)
    assert printed.endswith(tail)
    return printed[len(head) : -len(tail)]


def test_entries_are_an_array_of_objects_with_one_member_per_line() -> None:
    rows = [{"a": 1, "b": -2}, {"a": 3, "b": 4}]
    assert to_suite_json(rows, {"a": "std::int32_t", "b": "std::int64_t"}) == text(
        """
        [
          {
            "a": 1,
            "b": -2
          },
          {
            "a": 3,
            "b": 4
          }
        ]
        """
    )


def test_members_are_printed_in_the_order_of_the_schema() -> None:
    assert to_suite_json([{"a": 1, "b": 2}], {"b": "std::int8_t", "a": "std::int8_t"}) == text(
        """
        [
          {
            "b": 2,
            "a": 1
          }
        ]
        """
    )


def test_no_entries_are_brackets_on_two_lines() -> None:
    assert to_suite_json([], {"Int32": "std::int32_t"}) == "[\n]\n"


@pytest.mark.parametrize(
    ("type_", "value", "expected"),
    [
        ("bool", True, "1"),
        ("bool", False, "0"),
        ("std::byte", 255, "255"),
        ("char", "\x03", "3"),
        ("char", "\x7f", "127"),
        ("std::uint64_t", 2**64 - 1, "18446744073709551615"),
        ("std::int64_t", -(2**63), "-9223372036854775808"),
        ("std::atomic<bool>", True, "1"),
        ("std::atomic<char>", "\x00", "0"),
        ("std::atomic<double>", 13.0, '"0x1.ap+3"'),
        ("EnumInt8", 1, "1"),
        ("ROOT::RNTupleCardinality<std::uint32_t>", 3, "3"),
        ("std::string", "abc", '"abc"'),
        ("std::string", "\N{HATCHING CHICK}", '"\N{HATCHING CHICK}"'),
        ("std::bitset<4>", [False, True, False, False], '"0010"'),
        ("std::optional<std::int32_t>", None, "null"),
        ("std::optional<std::int32_t>", 0, "0"),
        ("std::unique_ptr<std::string>", "", '""'),
        ("std::vector<std::int32_t>", [], "[]"),
        ("std::map<std::string,std::int32_t>", [], "{}"),
        ("std::variant<std::int32_t,std::string>", 3, "3"),
        ("std::variant<std::int32_t,std::string>", "3", '"3"'),
        ("std::variant<char,float>", 0.5, '"0x1p-1"'),
        ("std::variant<std::int32_t,char>", "A", "65"),
        ("std::variant<std::int32_t,std::string>", None, "null"),
    ],
)
def test_single_values(type_: str, value: Any, expected: str) -> None:
    assert one(type_, value) == expected


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (0.0, "0x0p+0"),
        (-0.0, "-0x0p+0"),
        (1.0, "0x1p+0"),
        (12.0, "0x1.8p+3"),
        (-(2.0**16 - 2.0**5), "-0x1.ffcp+15"),
        (2.0**-149, "0x1p-149"),
        (2.0**-1022, "0x1p-1022"),
        (2.0**-1074, "0x0.0000000000001p-1022"),
        (1.7976931348623157e308, "0x1.fffffffffffffp+1023"),
        (math.inf, "inf"),
        (-math.inf, "-inf"),
        (math.nan, "nan"),
    ],
)
def test_floating_point_numbers_are_quoted_hexadecimal_literals(value: float, expected: str) -> None:
    assert one("double", value) == f'"{expected}"'


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_hexadecimal_literals_name_the_exact_value(value: float) -> None:
    literal = json.loads(one("double", value))
    assert float.fromhex(literal) == value
    assert literal.startswith("-") == (math.copysign(1.0, value) < 0)


def test_nested_lists_indent_by_two() -> None:
    assert to_suite_json([{"v": [[], [2, 3]]}], {"v": "std::vector<std::vector<std::int32_t>>"}) == text(
        """
        [
          {
            "v": [
              [],
              [
                2,
                3
              ]
            ]
          }
        ]
        """
    )


def test_pairs_and_tuples_are_lists() -> None:
    schema = {"p": "std::pair<std::int32_t,float>", "t": "std::tuple<std::pair<char,std::string>>"}
    assert to_suite_json([{"p": record(1, 2.0), "t": record(record("a", "b"))}], schema) == text(
        """
        [
          {
            "p": [
              1,
              "0x1p+1"
            ],
            "t": [
              [
                97,
                "b"
              ]
            ]
          }
        ]
        """
    )


def test_maps_are_objects() -> None:
    value = pairs({"g": pairs({"ga": 7, "gb": 8}), "h": []})
    type_ = "std::map<std::string,std::map<std::string,std::int32_t>>"
    assert to_suite_json([{"m": value}], {"m": type_}) == text(
        """
        [
          {
            "m": {
              "g": {
                "ga": 7,
                "gb": 8
              },
              "h": {}
            }
          }
        ]
        """
    )


def test_a_multimap_prints_equal_keys_one_after_the_other() -> None:
    value = [record("a", 1), record("a", 2)]
    printed = one("std::multimap<std::string,std::int32_t>", value)
    assert printed.split() == ["{", '"a":', "1,", '"a":', "2", "}"]


def test_keys_that_are_numbers_are_quoted() -> None:
    assert one("std::map<std::int32_t,bool>", [record(7, True)]).split() == ["{", '"7":', "1", "}"]


def test_a_class_is_an_object_with_its_bases() -> None:
    members = {"Base": {"fInt": "std::int32_t"}, "User": {":_0": "Base", "fVector": "std::vector<char>"}}
    rows: list[Row] = [{"f": {":_0": {"fInt": 1}, "fVector": ["b"]}}]
    assert to_suite_json(rows, {"f": "User"}, members) == text(
        """
        [
          {
            "f": {
              ":_0": {
                "fInt": 1
              },
              "fVector": [
                98
              ]
            }
          }
        ]
        """
    )


def test_an_untyped_record_is_an_object() -> None:
    assert one("", {"a": 1.0, "b": [True]}).split() == ["{", '"a":', '"0x1p+0",', '"b":', "[", "1", "]", "}"]


@given(st.lists(st.lists(st.integers(-9, 9), max_size=3), max_size=4))
def test_unordered_containers_are_sorted_at_every_level(value: list[list[int]]) -> None:
    printed = one("std::unordered_multiset<std::unordered_multiset<std::int32_t>>", value)
    assert json.loads(printed) == sorted(sorted(inner) for inner in value)


@given(st.lists(st.lists(st.integers(-9, 9), max_size=3), max_size=4))
def test_ordered_containers_keep_their_order(value: list[list[int]]) -> None:
    assert json.loads(one("std::vector<std::vector<std::int32_t>>", value)) == value


def test_unordered_maps_are_sorted_by_key() -> None:
    value = pairs({"e": pairs({"eb": 6, "ea": 5}), "d": pairs({"da": 4})})
    printed = one("std::unordered_map<std::string,std::unordered_map<std::string,std::int32_t>>", value)
    assert printed.split() == text('{ "d": { "da": 4 }, "e": { "ea": 5, "eb": 6 } }').split()


def test_sums_are_one_object() -> None:
    assert to_suite_sum_json({"Int64": 496}) == '{\n  "Int64": 496\n}\n'


def test_a_refusal_prints_the_first_line_of_the_message() -> None:
    message = "unsupported format feature: 137\nAt:\n  somewhere"
    assert to_suite_error_json(message) == '{\n  "error": "unsupported format feature: 137"\n}\n'


def test_attributes_are_printed_with_their_first_and_last_entry() -> None:
    ranges = [AttributeRange(0, 1, {"b": 3}), AttributeRange(1, 4, {"b": 5}), AttributeRange(5, 0, {"b": 7})]
    printed = to_suite_attributes_json(ranges, {"b": "std::int32_t"})
    assert json.loads(printed) == [
        {"Value": 3, "Range": [0, 0]},
        {"Value": 5, "Range": [1, 4]},
        {"Value": 7, "Range": []},
    ]


def test_several_attributes_of_a_range_are_an_object() -> None:
    ranges = [AttributeRange(0, 1, {"b": 3, "c": "x"})]
    printed = to_suite_attributes_json(ranges, {"b": "std::int32_t", "c": "char"})
    assert json.loads(printed) == [{"Value": {"b": 3, "c": 120}, "Range": [0, 0]}]


def test_a_cardinality_is_printed_after_its_collection() -> None:
    schema = {
        "v": "std::vector<char>",
        "w": "std::vector<char>",
        "nv": "ROOT::RNTupleCardinality<std::uint32_t>",
        "x": "char",
    }
    assert list(print_order(schema, {"nv": "v", "x": "w._0"})) == ["v", "nv", "w", "x"]


def test_a_cardinality_of_a_nested_collection_stays_where_it_is() -> None:
    schema = {"v": "std::vector<std::vector<char>>", "n": "ROOT::RNTupleCardinality<std::uint64_t>"}
    assert list(print_order(schema, {"n": "v._0"})) == ["v", "n"]


@pytest.mark.parametrize("name", [name for name, case in CASES.items() if case.output is not Output.ERROR])
def test_the_fields_of_a_case_tell_whether_its_sum_is_printed(name: str) -> None:
    case = CASES[name]
    assert (output_of(case.schema) is Output.SUM) == (case.output is Output.SUM)


@pytest.mark.parametrize("name", list(CASES))
def test_the_text_of_every_case_is_json(name: str) -> None:
    json.loads(case_text(CASES[name]))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("compression.algorithms.zstd", '{\n  "Int64": 496\n}\n'),
        ("compression.block.big", '{\n  "Int64": 13743892725760\n}\n'),
        ("compression.block.short", '{\n  "Int64": 1\n}\n'),
        (
            "structure.attributes",
            '[\n  {\n    "Value": 1,\n    "Range": [0, 0]\n  },\n  {\n    "Value": 2,\n    "Range": [1, 2]\n  }\n]\n',
        ),
        ("structure.clusters", '[\n  {\n    "Int32": 1\n  },\n  {\n    "Int32": 2\n  }\n]\n'),
        ("structure.empty", "[\n]\n"),
        ("structure.feature_flag", '{\n  "error": "unsupported format feature: 137"\n}\n'),
    ],
)
def test_texts_of_compression_and_structure_cases(name: str, expected: str) -> None:
    assert case_text(CASES[name]) == expected


def test_text_of_a_leaf_projection() -> None:
    assert case_text(CASES["projections.leaf"]) == text(
        """
        [
          {
            "Pair": [
              1,
              "0x1p+1"
            ],
            "Int32": 1,
            "Float": "0x1p+1"
          }
        ]
        """
    )


def test_text_of_the_cardinalities() -> None:
    first = case_text(CASES["projections.cardinality"]).split("  },\n")[0]
    assert first == text(
        """
        [
          {
            "Index32": [
              1
            ],
            "Index32Cardinality": 1,
            "Index64": [
              2
            ],
            "Index64Cardinality": 1,
            "SplitIndex32": [
              3
            ],
            "SplitIndex32Cardinality": 1,
            "SplitIndex64": [
              4
            ],
            "SplitIndex64Cardinality": 1
        """
    )


def test_text_of_the_variants() -> None:
    assert case_text(CASES["types.variant"]) == text(
        """
        [
          {
            "f": 1,
            "Vector": [
              1
            ]
          },
          {
            "f": "abc",
            "Vector": [
              "abc"
            ]
          },
          {
            "f": [
              1,
              2,
              3
            ],
            "Vector": [
              1,
              "2",
              3
            ]
          },
          {
            "f": "",
            "Vector": [
              ""
            ]
          },
          {
            "f": [],
            "Vector": []
          }
        ]
        """
    )


def test_text_of_the_unordered_sets_is_that_of_the_ordered_ones() -> None:
    for kind in ("set", "multiset", "map", "multimap"):
        for depth in ("fundamental", "nested"):
            ordered, unordered = f"types.{kind}.{depth}", f"types.unordered_{kind}.{depth}"
            assert case_text(CASES[ordered]) == case_text(CASES[unordered])


def test_text_of_the_bitsets() -> None:
    entries = json.loads(case_text(CASES["types.bitset"]))
    assert entries == [
        {"Bitset1": "1", "Bitset64": "10".rjust(64, "0"), "Bitset65": "100".rjust(65, "0")},
        {"Bitset1": "1", "Bitset64": "1" * 64, "Bitset65": "1" * 65},
        {"Bitset1": "0", "Bitset64": "0" * 64, "Bitset65": "0" * 65},
    ]


def test_text_of_the_truncated_numbers() -> None:
    entries = json.loads(case_text(CASES["types.fundamental.real32trunc"]))
    assert list(entries[1].values()) == ["0x1.8p+1", "0x1.fep+1", "0x1.fffffcp+1"] * 2
