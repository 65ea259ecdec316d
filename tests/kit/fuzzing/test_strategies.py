"""Strategies that follow the grammar: what they give is built, and parsed back to the same; and the depth of mutants."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis import strategies as st

import rntuple_construct as rnt
from rntuple_construct.format.generations import WRITABLE_GENERATIONS
from rntuple_construct.format.grammar import container, rc1, rc2, v1
from rntuple_construct.kit.fuzzing import choices_of
from rntuple_construct.kit.fuzzing.strategies import choices, envelopes, files, keys, payloads, trees

ROOT = Path(__file__).parents[3]


@given(data=st.data(), ends=st.tuples(st.integers(-(1 << 63), 1 << 64), st.integers(0, 1 << 64)))
def test_numbers_of_any_range_are_drawn(data: Any, ends: tuple[int, int]) -> None:
    """Those that lie far from 0, too, of which there are no small ones."""
    low, high = ends[0], ends[0] + ends[1]
    assert low <= data.draw(choices()).integer(low, high) <= high
    assert low <= choices_of(data.draw(st.binary(max_size=40))).integer(low, high) <= high


@pytest.mark.parametrize("generation", WRITABLE_GENERATIONS)
@settings(max_examples=30, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data())
def test_payloads_are_built_and_parsed(generation: str, data: Any) -> None:
    grammar: Any = WRITABLE_GENERATIONS[generation].grammar
    envelope_type = data.draw(st.sampled_from(sorted(grammar.PAYLOADS)))
    payload = data.draw(payloads(generation, envelope_type))
    built = grammar.build_envelope({"type_id": envelope_type, "payload": payload})
    assert grammar.build_envelope(grammar.parse_envelope(built, envelope_type)) == built


FOUND = {
    "Large locators": (v1.LOCATOR, lambda tree: tree["kind"] == 1 and tree["trailing"]),
    "unknown locators": (v1.LOCATOR, lambda tree: tree["kind"] > 2 and tree["payload"]),
    "locators of kind 0 that are not standard": (v1.LOCATOR, lambda tree: "reserved" in tree and tree["kind"] == 0),
    "addresses in RC2": (rc2.LOCATOR, lambda tree: tree["kind"] == 1 and "payload" in tree),
    "Large locators in RC2": (rc2.LOCATOR, lambda tree: tree["kind"] == 1 and "len_range" in tree),
    "Large locators of large sizes in RC2": (
        rc2.LOCATOR,
        lambda tree: tree["kind"] == 1 and tree.get("len_range", 0) >= 1 << 32,
    ),
    "objects": (rc1.LOCATOR, lambda tree: tree["kind"] == 2 and tree["len_object"]),
    "every further member of a field": (v1.FIELD, lambda tree: {"array_size", "source_field_id", "type_checksum"} <= set(tree)),
    "late columns with ranges": (rc2.COLUMN, lambda tree: {"first_element_index", "value_range"} <= set(tree)),
    "suppressed columns": (v1.PAGE_LIST_PAYLOAD, lambda tree: any(
        "compression_settings" not in column for cluster in tree["page_locations"]["items"] for column in cluster["items"]
    )),
    "extensions that are lists": (rc1.FOOTER_PAYLOAD, lambda tree: "items" in tree["schema_extension"]),
    "reserved bits of counts": (rc1.SCHEMA, lambda tree: tree["fields"]["reserved"]),
    "footers without attribute sets": (v1.FOOTER_PAYLOAD, lambda tree: "linked_attribute_sets" not in tree),
    "lists of user meta-data": (rc2.PAYLOADS[4], lambda tree: any(
        entry["value_type"] < 0 and entry.get("value", {}).get("items") for entry in tree["entries"]["items"]
    )),
    "the last narrow version of files": (container.FILE_HEADER, lambda tree: tree["version"] == 999_999),
    "the first wide version of files": (container.FILE_HEADER, lambda tree: tree["version"] == 1_000_000),
    "directories without a UUID": (container.DIRECTORY, lambda tree: "uuid" not in tree),
}  # fmt: skip
"""What only hand-made bytes have, and the layout whose trees have it."""


# The first one that is found will do.
UNSHRUNK = settings(
    max_examples=5000, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
)


@pytest.mark.parametrize("name", FOUND)
def test_what_real_files_do_not_have_is_found(name: str) -> None:
    layout, wanted = FOUND[name]
    assert wanted(find(trees(layout), wanted, settings=UNSHRUNK))


def test_long_names_of_keys_are_found() -> None:
    for length in (254, 255):
        key = find(keys(), lambda tree, n=length: len(tree["class_name"]) == n, settings=UNSHRUNK)
        assert container.parse_key(container.build_key(key))["class_name"] == key["class_name"]


def test_versions_of_envelopes_are_in_rc1_only() -> None:
    for generation in WRITABLE_GENERATIONS:
        tree = find(envelopes(generation), lambda tree: True, settings=UNSHRUNK)
        assert ("min_version" in tree) == (generation == "rc1")


@settings(max_examples=10, suppress_health_check=[HealthCheck.too_slow])
@given(files("1.x", "tiny"))
def test_files_are_valid(made: Any) -> None:
    assert rnt.validate(made.data).ok


def test_most_mutants_get_past_the_checksums() -> None:
    names = ("option_small_pages.root", "option_small_clusters.root")
    paths = [str(ROOT / "tests" / "data" / "root-6.40" / "files" / name) for name in names]
    arguments = [sys.executable, str(ROOT / "tools" / "fuzz" / "depth.py"), *paths, "--count", "40"]
    run = subprocess.run(arguments, capture_output=True, text=True, check=True)
    mutants, flips = (int(line.split(": ")[1].split()[0]) for line in run.stdout.splitlines())
    assert mutants >= 24
    assert flips <= 4
