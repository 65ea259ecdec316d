"""The table of C++ types: against the mapping of the documents, typed a second time, and against the other tables."""

from __future__ import annotations

import pytest
from rntuple_spec.column_types import COLUMN_TYPES, VALUE_TYPES
from rntuple_spec.constants import MAX_VARIANT_ALTERNATIVES, FieldRole
from rntuple_spec.cpp_types import SPELLINGS, SUBSTITUTES, TYPES, Type
from rntuple_spec.sections import SECTIONS

# Role, columns and sub-fields of an example of each type.
DOCUMENTS = {
    "std::string": "0 offset,character -",
    "std::vector": "1 offset _0",
    "ROOT::VecOps::RVec": "1 offset _0",
    "std::set": "1 offset _0",
    "std::multiset": "1 offset _0",
    "std::unordered_set": "1 offset _0",
    "std::unordered_multiset": "1 offset _0",
    "std::map": "1 offset pair",
    "std::multimap": "1 offset pair",
    "std::unordered_map": "1 offset pair",
    "std::unordered_multimap": "1 offset pair",
    "std::optional": "1 offset _0",
    "std::unique_ptr": "1 offset _0",
    "std::pair": "2 - _0,_1",
    "std::tuple": "2 - _0,_1",
    "std::variant": "3 tag _0,_1",
    "std::array": "0 - _0",
    "std::bitset": "0 bitset -",
    "std::atomic": "0 - _0",
    "ROOT::RNTupleCardinality": "0 offset -",
}
CHILDREN = {"none": "-", "argument": "_0", "pair": "pair", "arguments": "_0,_1"}


def test_types_are_those_of_the_documents() -> None:
    table = {
        name: f"{FieldRole[row.role.upper()]:d} {','.join(row.columns) or '-'} {CHILDREN[row.children]}"
        for name, row in TYPES.items()
    }
    assert table == DOCUMENTS


@pytest.mark.parametrize("row", TYPES.values(), ids=TYPES)
def test_row_fits_the_other_tables(row: Type) -> None:
    assert set(row.columns) <= set(VALUE_TYPES)
    least, most = row.arguments
    assert 0 <= least <= most
    assert row.size_argument < most
    assert row.unordered == row.name.startswith("std::unordered_")
    section = SECTIONS[row.section]
    assert row.name.rpartition("::")[2] in section.heading
    # Sets and maps with repeated keys came into the text with the release.
    if "multi" not in row.name and not row.draft_name:
        assert set(row.generations) - {"v0"} == set(section.generations)


def test_limit_of_alternatives_is_the_constant() -> None:
    assert TYPES["std::variant"].arguments == (1, MAX_VARIANT_ALTERNATIVES)


def test_spellings_lead_to_types_that_exist() -> None:
    assert {row.type for row in SPELLINGS.values()} <= set(VALUE_TYPES) | set(TYPES)
    assert not set(SPELLINGS) & (set(VALUE_TYPES) | set(TYPES))


def test_substitutes_lead_to_types_and_columns_that_exist() -> None:
    names = {spec.name for spec in COLUMN_TYPES.values()}
    for row in SUBSTITUTES.values():
        assert row.type in VALUE_TYPES
        assert row.column in names
