"""The texts in spec/*.ksy: documented to the last field, in the order of the Kaitai style guide, fit for six languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import grammars
import pytest
import yaml
from kaitai_formats import ATTRIBUTE, META, TYPE
from rntuple_spec.column_types import COLUMN_TYPE_IDS
from rntuple_spec.rules import RULES
from rntuple_spec.sections import DOCUMENTS as SECTION_DOCUMENTS
from rntuple_spec.sections import SECTIONS

SPEC = Path(__file__).resolve().parents[3] / "spec"
GENERATIONS = {"rntuple": "1.x", "rntuple_rc2": "rc2", "rntuple_rc1": "rc1", "rntuple_v0": "v0"}
DOCUMENTS = {
    "RNTuple Binary Format Specification 1.0": ("rntuple", "1.x"),
    "RNTuple Binary Format Specification 0.2": ("rntuple", "rc2"),
    "RNTuple Binary Format Specification 0.1": ("rntuple", "rc1"),
    "The ROOT file format": ("root-file", "1.x"),
    "Source of ROOT 6.22": ("root-6.22-source", "v0"),
    "Trevni file format": ("trevni", "trevni"),
}
# Keys of this project, which the collection of Kaitai Struct does not get.
OWN = ("-rules", "-errata")
SECTION_ORDER = [*TYPE[:3], *OWN, *TYPE[3:]]
ATTRIBUTE_ORDER = [*ATTRIBUTE, *OWN]
META_NEEDED = {"id", "title", "file-extension", "license", "ks-version", "encoding", "endian"}
# How names of numbers begin, by what their texts begin with.
PREFIXES = {"Offset of ": "ofs_", "Offset in bytes": "ofs_", "Length in bytes": "len_", "Length of ": "len_",
            "Size in bytes": "len_", "Size of ": "len_", "Stored size": "len_", "Number of ": "num_"}  # fmt: skip
# Terms of the documents, and numbers that count no things or stand for more than a size.
OTHER_NAMES = {
    *("len", "head", "array_size", "entry_span", "element_offset", "bits_on_storage"),
    *("min_entry", "first_entry", "element_type", "process_id"),
}
# Words that are keywords, or members that generated classes already have, in one of the languages.
TAKEN = {
    *("type", "match", "ref", "impl", "self", "fn", "mod", "use", "move", "enum", "class", "new"),
    *("delete", "default", "switch", "io", "root", "parent", "end"),
}


@pytest.fixture(scope="module", params=[*GENERATIONS, "root_file", "streamer_info", "trevni", "rntuple_page"])
def grammar(request: pytest.FixtureRequest) -> dict[str, Any]:
    text = (SPEC / f"{request.param}.ksy").read_text(encoding="utf-8")
    tree: dict[str, Any] = yaml.safe_load(text)
    assert tree["meta"]["id"] == request.param
    return tree


def types(grammar: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    return [(grammar["meta"]["id"], grammar), *grammar["types"].items()]


def members(grammar: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """All fields and instances with their place."""
    found = []
    for name, contents in types(grammar):
        found += [(f"{name}.{attribute['id']}", attribute) for attribute in contents["seq"]]
        found += [(f"{name}.{key}", instance) for key, instance in contents.get("instances", {}).items()]
    return found


def references(grammar: dict[str, Any]) -> list[str]:
    places = [contents for _, contents in types(grammar)] + [member for _, member in members(grammar)]
    return [place["doc-ref"] for place in places if "doc-ref" in place]


def test_every_type_has_a_text_and_a_reference(grammar: dict[str, Any]) -> None:
    assert [
        name for name, contents in types(grammar) if not ("doc" in contents and "doc-ref" in contents)
    ] == []


def test_every_field_and_instance_has_a_text(grammar: dict[str, Any]) -> None:
    assert [
        name for name, member in members(grammar) if not member.get("doc", "").strip().endswith(".")
    ] == []


def test_every_enum_value_has_a_text(grammar: dict[str, Any]) -> None:
    values = [value for enum in grammar.get("enums", {}).values() for value in enum.values()]
    assert [value for value in values if not value["doc"].endswith(".")] == []


def test_references_name_headings_of_the_documents(grammar: dict[str, Any]) -> None:
    for reference in references(grammar):
        match = re.fullmatch(r"(?:https://\S+ )?(.+), section '(.+)'", reference.strip())
        assert match, reference
        document, generation = DOCUMENTS[match[1]]
        headings = {
            section.heading
            for section in SECTIONS.values()
            if (section.document or "rntuple") == document and generation in section.generations
        }
        assert match[2] in headings


# The draft of the second candidate is on no page whose address is known for sure.
WITHOUT_PAGES = "RNTuple Binary Format Specification 0.2"


def test_references_lead_to_the_section_on_its_page(grammar: dict[str, Any]) -> None:
    for reference in references(grammar):
        match = re.fullmatch(r"(?:(https://\S+) )?(.+), section '(.+)'", reference.strip())
        assert match, reference
        page, title, heading = match.groups()
        if title == WITHOUT_PAGES:
            assert page is None
            continue
        document, generation = DOCUMENTS[title]
        anchor = re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-")
        pages = {
            section.where or f"{place}#{anchor}"
            for section in SECTIONS.values()
            for place in [
                SECTION_DOCUMENTS[document].where,
                *(SECTION_DOCUMENTS[document].drafts or {}).values(),
            ]
            if section.heading == heading and (section.document or "rntuple") == document
        }
        assert page in pages, reference
        assert ("v6-28" in page) == (generation == "rc1")


def notes(grammar: dict[str, Any], key: str) -> list[tuple[str, str]]:
    """Reference to the section, and id, of every rule or erratum that a grammar names."""
    places = [contents for _, contents in types(grammar)] + [member for _, member in members(grammar)]
    return [(place["doc-ref"], id) for place in places for id in place.get(key, [])]


def test_rules_and_errata_stand_once_where_their_section_is_first_named(grammar: dict[str, Any]) -> None:
    rules = {
        id: (SECTIONS[rule.section].heading, rule.generations)
        for id, rule in RULES.items()
        if SECTIONS[rule.section].document != "trevni-avro"
    }
    named = notes(grammar, "-rules")
    assert len(set(named)) == len(named)
    assert [each for each in named if not each[0].endswith(f"section '{rules[each[1]][0]}'")] == []
    errata = re.findall(r"(?m)^### (E\d+) ", (SPEC / "ERRATA.md").read_text(encoding="utf-8"))
    assert {id for _, id in notes(grammar, "-errata")} <= set(errata)
    generation = GENERATIONS.get(grammar["meta"]["id"])
    if generation in ("1.x", "rc2", "rc1"):
        headings = {reference.partition("section '")[2].rstrip("'") for reference in references(grammar)}
        wanted = {id for id, (heading, holds) in rules.items() if heading in headings and generation in holds}
        assert {id for _, id in named} == wanted


def test_grammars_of_root_name_its_entry_in_wikidata(grammar: dict[str, Any]) -> None:
    assert grammar["meta"].get("xref") == (
        None if grammar["meta"]["id"] == "trevni" else {"wikidata": "Q1365398"}
    )


def test_meta_follows_the_style_guide(grammar: dict[str, Any]) -> None:
    keys = list(grammar["meta"])
    assert keys == sorted(keys, key=META.index)
    assert set(keys) >= META_NEEDED


def test_sections_follow_the_style_guide(grammar: dict[str, Any]) -> None:
    for name, contents in types(grammar):
        assert list(contents) == [key for key in SECTION_ORDER if key in contents], name


def test_keys_of_fields_follow_the_style_guide(grammar: dict[str, Any]) -> None:
    for name, member in members(grammar):
        assert list(member) == [key for key in ATTRIBUTE_ORDER if key in member], name


def test_there_are_no_imports_and_no_nested_types(grammar: dict[str, Any]) -> None:
    assert "imports" not in grammar["meta"]
    assert [name for name, contents in grammar["types"].items() if "types" in contents] == []


def test_stored_values_are_never_turned_into_enums(grammar: dict[str, Any]) -> None:
    """Their names are members beside them, which the packages do not have."""
    found = {name: member for name, member in members(grammar) if "enum" in member}
    assert all(name.endswith(f".{member['value']}_name") for name, member in found.items())
    listed = [name for name, member in members(grammar) if "see the enum" in member["doc"]]
    assert {f"{name}_name" for name in listed} >= found.keys()
    described = grammars.without_names(grammar)
    assert [name for name, member in members(described) if "enum" in member] == []


def test_offsets_lengths_and_counts_are_named_by_the_style_guide(grammar: dict[str, Any]) -> None:
    wrong = []
    for name, member in members(grammar):
        own, doc = name.rpartition(".")[2], " ".join(member["doc"].split())
        is_number = re.fullmatch(r"[us][1248]|b\d+(le)?", str(member.get("type", ""))) or "value" in member
        prefixes = [prefix for start, prefix in PREFIXES.items() if doc.startswith(start)]
        if is_number and prefixes and own not in OTHER_NAMES and not own.startswith(prefixes[0]):
            wrong.append(f"{name}: {doc}")
    assert wrong == []


def test_no_name_is_taken_by_a_target_language(grammar: dict[str, Any]) -> None:
    names = {name.rpartition(".")[2] for name, _ in members(grammar)} | set(grammar["types"])
    assert names & TAKEN == set()
    # Their classes would hide those of Java and JavaScript.
    assert set(grammar["types"]) & {"object", "string", "array", "error", "list", "map"} == set()


def test_frame_sizes_are_checked_before_the_frame_is_read(grammar: dict[str, Any]) -> None:
    for name, contents in types(grammar):
        sizes = [
            attribute["id"]
            for attribute in contents["seq"]
            if "valid" not in attribute and attribute["id"] == "len_frame"
        ]
        has_body = any("len_frame" in str(attribute.get("size", "")).split() for attribute in contents["seq"])
        assert not (sizes and has_body), name


def test_counts_are_checked_before_items_are_read(grammar: dict[str, Any]) -> None:
    for name, contents in types(grammar):
        checked = {attribute["id"] for attribute in contents["seq"] if "valid" in attribute}
        # Every group of a length is checked by itself.
        checked |= {
            f"{attribute['id']}.value" for attribute in contents["seq"] if attribute.get("type") == "length"
        }
        counts = {attribute["repeat-expr"] for attribute in contents["seq"] if "repeat-expr" in attribute}
        counts = {count for count in counts if not isinstance(count, int)}
        # What is computed from the number of bytes is bounded by them.
        instances = contents.get("instances", {})
        checked |= {
            name for name, each in instances.items() if str(each.get("value", "")).startswith("_io.size ")
        }
        assert counts <= checked | {name.removesuffix("_and_reserved") for name in checked}, name


@pytest.mark.parametrize(("name", "generation"), GENERATIONS.items())
def test_column_types_are_those_of_the_table(name: str, generation: str) -> None:
    grammar = yaml.safe_load((SPEC / f"{name}.ksy").read_text(encoding="utf-8"))
    listed = {number: value["id"].upper() for number, value in grammar["enums"]["column_type"].items()}
    assert listed == {number: column_type.name for number, column_type in COLUMN_TYPE_IDS[generation].items()}
