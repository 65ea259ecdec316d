"""What the tables say about C++ types decides how fields are declared and read."""

from __future__ import annotations

import numpy as np
import pytest
from rntuple_spec.constants import FieldRole
from rntuple_spec.cpp_types import TYPES

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.model.schema import ClassSpec
from rntuple_construct.model.schema.cpp_types import (
    FUNDAMENTAL_DTYPES,
    MAX_REPETITIONS,
    TypeName,
    elements_of,
    kinds_of,
    named,
    names_of,
    parse_type_name,
    size_of,
    stored_type,
)
from rntuple_construct.model.schema.declaration import Declarer

ARGUMENTS = {"array": "float,3", "bitset": "5", "map": "int,std::string", "pair": "int,float", "string": ""}


def example(name: str) -> str:
    """A type of a name, with template arguments that it may have."""
    arguments = ARGUMENTS.get(TYPES[name].value, "float")
    return f"{name}<{arguments}>" if arguments else name


def declare(type_name: str):
    return Declarer(DEFAULT_GENERATION.default_column, compressed=True).declare("x", type_name)


@pytest.mark.parametrize("name", [name for name, row in TYPES.items() if not row.projected])
def test_fields_are_declared_as_the_table_says(name: str) -> None:
    row, declared = TYPES[name], declare(example(name))
    assert declared.role == FieldRole[row.role.upper()]
    assert declared.value_types == row.columns
    parts = dict(elements_of(parse_type_name(example(name))))
    assert [child.name for child in declared.children] == list(parts)
    assert [child.type_name for child in declared.children] == list(map(str, parts.values()))
    assert (declared.array_size is not None) == (row.size_argument >= 0)


def test_elements_of_maps_are_pairs() -> None:
    assert dict(elements_of(parse_type_name("std::map<int,float>"))) == {
        "_0": TypeName("std::pair", (TypeName("std::int32_t"), TypeName("float")))
    }


def test_sizes() -> None:
    assert size_of(parse_type_name("std::array<float,7>")) == "7"
    assert size_of(parse_type_name("std::bitset<9>")) == "9"
    assert size_of(parse_type_name("std::vector<float>")) is None
    assert size_of(None) is None


def test_groups_of_types() -> None:
    assert names_of("map") == {"std::map", "std::multimap", "std::unordered_map", "std::unordered_multimap"}
    assert named("list") == "std::vector"
    assert kinds_of("real") == {"float", "double"}
    assert FUNDAMENTAL_DTYPES["std::int16_t"] == np.int16


def test_aliases_stand_for_the_type_that_is_written() -> None:
    assert str(stored_type(parse_type_name("std::vector<Double32_t>"))) == "std::vector<double>"


@pytest.mark.parametrize("name", ["character", "offset", "tag", "std::tuple", "std::vector"])
def test_names_of_columns_and_bare_templates_are_no_types(name: str) -> None:
    with pytest.raises(SchemaError):
        declare(name)


def test_arrays_are_declared_up_to_the_size_that_is_read() -> None:
    assert declare(f"std::array<char,{MAX_REPETITIONS}>").array_size == MAX_REPETITIONS
    with pytest.raises(SchemaError, match="RNT-FLD-008"):
        declare(f"std::array<char,{MAX_REPETITIONS + 1}>")


def test_a_class_may_be_called_like_a_kind_of_column(tmp_path) -> None:
    path = tmp_path / "x.root"
    classes = {"character": ClassSpec("character", {"age": "int"})}
    with rnt.create(path, "ntpl", {"hero": "character"}, classes=classes) as writer:
        writer.extend({"hero": [{"age": 33}]})
    with rnt.open(path) as file:
        assert file["ntpl"].arrays(library="py") == [{"hero": {"age": 33}}]
