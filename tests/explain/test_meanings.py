"""The table of meanings is that of the grammars, and every parsed field finds its text there."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import grammars
import pytest
import yaml
from rntuple_kaitai import positions
from rntuple_spec.meanings import ENUMS, FIELDS, TYPES
from rntuple_spec.sections import SECTIONS

from rntuple_construct.explain.texts import ROOT_FILE, summary, words
from rntuple_construct.format.generations import GENERATIONS

SPEC = Path(__file__).resolve().parents[2] / "spec"
PARSERS = {ROOT_FILE: positions.RootFile, **{each.kaitai_id: each.kaitai for each in GENERATIONS.values()}}
GRAMMARS = tuple(PARSERS)


@pytest.fixture(params=GRAMMARS)
def grammar(request: pytest.FixtureRequest) -> dict[str, Any]:
    text = (SPEC / f"{request.param}.ksy").read_text(encoding="utf-8")
    tree: dict[str, Any] = grammars.without_names(yaml.safe_load(text))
    return tree


def types(grammar: dict[str, Any]) -> dict[str, Any]:
    return {grammar["meta"]["id"]: grammar, **grammar["types"]}


def test_every_type_has_its_text(grammar: dict[str, Any]) -> None:
    expected = {name: " ".join(contents["doc"].split()) for name, contents in types(grammar).items()}
    assert {name: meaning.doc for name, meaning in TYPES[grammar["meta"]["id"]].items()} == expected


def test_every_field_has_its_text(grammar: dict[str, Any]) -> None:
    expected = {
        f"{name}.{field}": " ".join(attribute["doc"].split())
        for name, contents in types(grammar).items()
        for field, attribute in [
            *((each["id"], each) for each in contents["seq"]),
            *contents.get("instances", {}).items(),
        ]
    }
    assert {name: meaning.doc for name, meaning in FIELDS[grammar["meta"]["id"]].items()} == expected


def test_every_enumerated_value_has_its_name(grammar: dict[str, Any]) -> None:
    expected = {
        enum: {int(value): item["id"] for value, item in values.items()}
        for enum, values in grammar.get("enums", {}).items()
    }
    found = {
        enum: {value: meaning.name for value, meaning in values.items()}
        for enum, values in ENUMS[grammar["meta"]["id"]].items()
    }
    assert found == expected


def test_every_section_is_a_heading_of_a_document(grammar: dict[str, Any]) -> None:
    headings = {section.heading for section in SECTIONS.values()}
    name = grammar["meta"]["id"]
    assert {meaning.section for meaning in [*TYPES[name].values(), *FIELDS[name].values()]} <= headings


@pytest.mark.parametrize("name", GRAMMARS)
def test_classes_of_the_parsers_have_the_names_of_their_types(name: str) -> None:
    parser = PARSERS[name]
    for type_name in TYPES[name]:
        camel = "".join(part.capitalize() for part in type_name.split("_"))
        cls = parser if type_name == name else getattr(parser, camel)
        assert words(name).type_name(cls.__new__(cls)) == type_name


def test_bits_that_the_grammar_does_not_know_are_told_as_numbers() -> None:
    assert words("rntuple").bits("field_flag", 0x45) == ["repetitive", "type_checksum", "0x40"]


@pytest.mark.parametrize(
    ("field", "enum", "is_bits"),
    [
        ("column.column_type", "column_type", False),
        ("column.flags", "column_flag", True),
        ("field.role", "field_role", False),
        ("field.name", "", False),
    ],
)
def test_fields_know_the_enumeration_of_their_values(field: str, enum: str, is_bits: bool) -> None:
    meaning = FIELDS["rntuple"][field]
    assert (meaning.enum, meaning.is_bits) == (enum, is_bits)


def test_names_in_root_are_kept() -> None:
    assert FIELDS["root_file"]["key.len_key"].original == "fKeylen"


def test_stored_forms_name_the_byte_order() -> None:
    assert FIELDS["rntuple"]["field.role"].stored == "u2le"
    assert FIELDS["root_file"]["key.len_record"].stored == "s4be"


def test_flags_are_numbered_over_all_words() -> None:
    """Each word has 63 flags; bit 63 says that another word follows."""
    low, high = SimpleNamespace(lo=1 << 3, hi=1 << 30), SimpleNamespace(lo=1 << 31, hi=1)
    tree = SimpleNamespace(words=[low, high])
    assert summary(words("rntuple"), "feature_flags", tree) == "3, 62, 95, 96"


@pytest.mark.parametrize(("first", "text"), [(7, ", from element 7"), (-7, ", suppressed before element 7")])
def test_first_elements_of_columns_have_words(first: int, text: str) -> None:
    body = SimpleNamespace(column_type=0x16, bits_on_storage=64, field_id=2, first_element_index=first)
    assert summary(words("rntuple"), "column_record", SimpleNamespace(body=body)).endswith(text)
