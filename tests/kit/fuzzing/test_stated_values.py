"""Statements of `explain` are held against the bytes, and a false one is found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from self_test.oracle import TURNS, Bounds, Oracle
from self_test.read_path_equivalence import grouped_file
from self_test.stated_values import false_statements

import rntuple_construct as rnt
from rntuple_construct.explain import page_annotations, texts, trees
from rntuple_construct.explain.nodes import Node
from rntuple_construct.kit.corpus.mutations import BROKEN
from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.kit.fuzzing import ParsedFile, Recipe, Step, apply_recipe, generate_file
from rntuple_construct.writer import WriteOptions

FILES = sorted((Path(__file__).parents[2] / "data" / "root-6.40" / "files").glob("*.root"))


@pytest.mark.parametrize("base", BASES)
def test_statements_about_files_of_every_generation_are_true(base: str) -> None:
    assert list(false_statements(BASES[base]())) == []


@pytest.mark.parametrize("path", FILES[::4], ids=lambda path: path.stem)
def test_statements_about_files_of_root_are_true(path: Path) -> None:
    assert list(false_statements(path.read_bytes())) == []


@pytest.mark.parametrize("generation", ["1.x", "rc2", "rc1"])
@pytest.mark.parametrize("seed", range(10, 16))
def test_statements_about_generated_files_are_true(generation: str, seed: int) -> None:
    assert list(false_statements(generate_file(seed, generation, "small").data)) == []


def test_statements_about_large_locators_are_true(tmp_path: Path) -> None:
    path = tmp_path / "large.root"
    with rnt.create(path, "ntuple", {"x": "float"}, options=WriteOptions(large_locators=True)) as out:
        out.extend({"x": [1.0, 2.0, 3.0]})
    assert list(false_statements(path.read_bytes())) == []


@pytest.mark.parametrize("mutation", BROKEN[::29], ids=str)
def test_statements_about_damaged_files_are_true(mutation: Any) -> None:
    looking = Oracle(Bounds(seconds=30), every={**dict.fromkeys(TURNS, 0), "explain": 1})
    assert [each for each in looking.look(mutation.make()) if each.consumer == "explain"] == []


@pytest.mark.parametrize("num_clusters", [0, 1, 3, 1 << 20])
def test_clusters_are_numbered_as_the_groups_announce_them(num_clusters: int) -> None:
    """The first of two groups has one cluster and announces another number of them."""
    changed = Recipe((Step("set", "footer.cluster_groups[0].num_clusters", num_clusters),))
    assert list(false_statements(apply_recipe(ParsedFile(grouped_file(2)), changed))) == []


def said(base: str = "lz4") -> list[str]:
    """What is false in what is said about a small file."""
    return list(false_statements(BASES[base]()))


def test_elements_one_too_far_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page of N elements that are stated as 0 to N."""
    meaning = page_annotations._page_meaning

    def further(table: Any, position: int, owner: Any) -> str:
        return meaning(table, position, owner._replace(num_elements=owner.num_elements + 1))

    monkeypatch.setattr(page_annotations, "_page_meaning", further)
    found = said()
    assert found
    assert all("but the page list says" in text for text in found)


@pytest.mark.parametrize(
    ("name", "make", "words"),
    [
        ("_cluster_summary", lambda tree: f"entries {tree.body.first_entry} to 77", "states another range"),
        ("_locator", lambda tree: f"{tree.head} bytes at 0x7", "states 0x7, which none of its numbers is"),
        ("_page", lambda tree: f"{tree.num_elements + 1} elements", "which none of its numbers is"),
    ],
)
def test_texts_with_other_numbers_are_found(
    name: str, make: Any, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = getattr(texts, name)
    (key,) = (key for key, known in texts._SUMMARIES.items() if known is original)
    monkeypatch.setitem(texts._SUMMARIES, key, make)
    assert any(words in text for text in said())


def test_the_number_of_a_field_is_that_of_the_column(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another number of the same record does not bear it out."""
    monkeypatch.setattr(texts, "_column", lambda _, body: f"a column, field {body.bits_on_storage}")
    assert any("but its number is" in text for text in said())


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"value": 77}, "the value is 77, but the bytes hold"),
        ({"text": "0x4d"}, "states another value than"),
        ({"target": 77}, "it leads to 77, but the value is"),
    ],
)
def test_members_with_other_values_are_found(
    change: dict[str, Any], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    field_node = trees.field_node

    def changed(*arguments: Any) -> Node:
        node = field_node(*arguments)
        if isinstance(node.value, int) and node.type.startswith("u") and node.value != 77:
            for name, value in change.items():
                setattr(node, name, value)
        return node

    monkeypatch.setattr(trees, "field_node", changed)
    assert any(words in text for text in said())


def test_members_at_another_place_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    field_node = trees.field_node

    def earlier(texts: Any, type_name: str, name: str, value: Any, start: int, stop: int, path: str) -> Node:
        return field_node(texts, type_name, name, value, max(start - 1, 0), max(stop - 1, 0), path)

    monkeypatch.setattr(trees, "field_node", earlier)
    found = said()
    assert any("but the bytes hold" in text for text in found)
    assert any(" begins at " in text or " end at " in text for text in found)


def test_a_checksum_that_is_said_to_match_and_does_not_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    checksum_node = page_annotations._checksum_node

    def always(*arguments: Any) -> Node:
        node = checksum_node(*arguments)
        if node.problem:
            node.text, node.problem = f"{node.text} (matches)", ""
        return node

    monkeypatch.setattr(page_annotations, "_checksum_node", always)
    damaged = next(each for each in BROKEN if each.rule == "RNT-PAG-002").make()
    assert any("have another checksum than" in text for text in false_statements(damaged))
