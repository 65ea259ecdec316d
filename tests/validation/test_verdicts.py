"""Validator and reader have one notion of wrong: what the reader refuses, in whole or in part, is an error.

``RNTUPLE_MUTANTS`` in the environment says how many mutants are looked at; ``tools/fuzz/campaign.py`` looks at any number.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

import numpy as np
import pytest
from self_test import agreement
from self_test.agreement import disagreements
from support.attribute_files import attribute_set, draft_without_attributes, link_attributes

import rntuple_construct as rnt
from rntuple_construct.format.container import RootFile
from rntuple_construct.kit.corpus.mutations import BROKEN
from rntuple_construct.kit.corpus.mutations.bases import BASES, draft_of
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import (
    DescribedCluster,
    DescribedPages,
    FileDescription,
    make_column,
    make_field,
)
from rntuple_construct.kit.fuzzing import ParsedFile, mutate
from rntuple_construct.validation import Depth, Report, Severity, validate
from rntuple_construct.validation.checks.envelopes import chunk_problems
from rntuple_construct.validation.findings import Collector, finding

COUNT = int(os.environ.get("RNTUPLE_MUTANTS", "1600"))
CHUNKS = 8
WARNING, ERROR = Severity.WARNING, Severity.ERROR


# The oracle


@lru_cache
def sound(number: int) -> ParsedFile:
    return ParsedFile(list(BASES.values())[number % len(BASES)]())


@cache
def broken(number: int) -> ParsedFile:
    return ParsedFile(BROKEN[number % len(BROKEN)].make())


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_what_the_reader_refuses_is_an_error(chunk: int) -> None:
    """Mutants of sound files and, every fifth one, of those that break a rule already."""
    seeds = range(chunk, COUNT, CHUNKS)
    mutants = {seed: mutate(broken(seed // 5) if seed % 5 == 0 else sound(seed), seed) for seed in seeds}
    assert sum(bool(mutant.recipe.steps) for mutant in mutants.values()) > len(mutants) * 19 // 20
    found = {seed: disagreements(mutant.data) for seed, mutant in mutants.items()}
    assert {seed: each for seed, each in found.items() if each} == {}


@pytest.mark.parametrize("base", BASES)
def test_what_is_sound_is_read_alike_by_all_libraries(base: str) -> None:
    data = BASES[base]()
    assert validate(data).ok
    assert disagreements(data) == []


@pytest.mark.parametrize("base", BASES)
def test_a_file_may_end_anywhere(base: str) -> None:
    data = BASES[base]()
    for end in range(0, len(data), 7 if len(data) < 20_000 else 397):
        assert not validate(data[:end]).ok


def test_the_oracle_sees_what_a_report_leaves_out(monkeypatch: pytest.MonkeyPatch) -> None:
    data = next(each for each in BROKEN if each.name == "huge-offset").make()
    monkeypatch.setattr(agreement, "validate", lambda _: Report())
    (found,) = disagreements(data)
    assert found.startswith("reported as clean, but the reader refuses a part: PageError: RNT-ENC-004")


@pytest.mark.parametrize("library", ["np", "ak", "pa-binary", "pd"])
def test_the_oracle_sees_other_values(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    present = agreement.present

    def altered(layouts: Any, wanted: str, length: int) -> Any:
        if wanted == library:
            layouts = {**layouts, "id": type(layouts["id"])(layouts["id"].data + 1)}
        return present(layouts, wanted, length)

    monkeypatch.setattr(agreement, "present", altered)
    (found,) = disagreements(BASES["plain"]())
    assert found.startswith("reported as clean, but " + library)
    assert "for 'id'" in found


# How bad each case of a rule is


def severities(data: bytes, rule_id: str) -> set[Severity]:
    """Severities of the findings of a rule."""
    return {found.severity for found in validate(data).findings if found.rule_id == rule_id}


def summaries(draft: EditableFile) -> list[Any]:
    """Cluster summaries of the second cluster group."""
    found: list[Any] = draft.page_lists[1]["payload"]["cluster_summaries"]  # type: ignore[index]
    return found


def swap(draft: EditableFile) -> None:
    """The second group lists its clusters in the other order."""
    for items in (summaries(draft), draft.page_lists[1]["payload"]["page_locations"]):  # type: ignore[index]
        items.reverse()


def gap(draft: EditableFile) -> None:
    summaries(draft)[1]["first_entry"] += 1


def gap_and_overlap(draft: EditableFile) -> None:
    """Entries 4 and 5 by the first cluster, and 3 that begin in its middle."""
    summaries(draft)[1]["first_entry"] -= 1


@pytest.mark.parametrize(("change", "expected"), [(swap, WARNING), (gap, ERROR), (gap_and_overlap, ERROR)])
def test_order_of_clusters(change: Callable[[EditableFile], None], expected: Severity) -> None:
    draft = draft_of("plain")
    change(draft)
    assert severities(draft.build(), "RNT-PGL-006") == {expected}


@pytest.mark.parametrize(
    ("member", "expected"), [("writer", WARNING), ("description", WARNING), ("name", ERROR)]
)
@pytest.mark.parametrize(
    ("base", "rule_id"), [("plain", "RNT-BAS-002"), ("rc2", "RNT-PRE-001"), ("rc1", "RNT-PRE-001")]
)
def test_strings_that_are_no_utf8(base: str, rule_id: str, member: str, expected: Severity) -> None:
    draft = draft_of(base)
    draft.header["payload"][member] = b"\xff"  # type: ignore[index]
    data = draft.build()
    assert severities(data, rule_id) == {expected}
    assert validate(data).ok is (expected is WARNING)


def test_strings_of_candidates_that_are_no_ascii() -> None:
    draft = draft_of("rc2")
    draft.header["payload"]["schema"]["fields"]["items"][0]["name"] = "\u03a9"  # type: ignore[index]
    assert severities(draft.build(), "RNT-PRE-001") == {WARNING}


def test_key_of_a_blob_is_not_looked_at_by_readers() -> None:
    data = bytearray(BASES["plain"]())
    with RootFile(bytes(data)) as file:
        blob = next(item.key for item in file.scan_keys() if item.key and item.key.class_name == "RBlob")
    struct.pack_into(">i", data, blob.span.start + 18, 7)
    assert severities(bytes(data), "RNT-CNT-017") == {WARNING}
    data = bytearray(BASES["plain"]())
    with RootFile(bytes(data)) as file:
        key = file.keys()[0].key
    struct.pack_into(">i", data, key.ofs_key + 18, 7)
    assert not validate(bytes(data)).ok


def test_nested_attribute_sets_are_read() -> None:
    def nested(damage: bytes) -> bytes:
        draft = draft_without_attributes()

        def nest(inner: EditableFile) -> None:
            link_attributes(draft, attribute_set((0,), (2,)))
            record = draft.footer["payload"]["linked_attribute_sets"].pop()  # type: ignore[index]
            inner.footer["payload"]["linked_attribute_sets"].append(record)  # type: ignore[index]
            start = record["locator"]["ofs_range"]
            draft.data[start + 20 : start + 20 + len(damage)] = damage

        link_attributes(draft, attribute_set(), nest)
        return draft.build()

    sound = nested(b"")
    assert severities(sound, "RNT-ATT-003") == {WARNING}
    assert validate(sound).ok
    assert len(validate(sound).files[0].ntuples) == 3
    assert severities(nested(b"\x77\x77"), "RNT-ANC-004") == {ERROR}


@pytest.mark.parametrize(("checksum", "expected"), [(True, WARNING), (False, ERROR)])
def test_page_checksums_of_the_first_candidate(checksum: bool, expected: Severity) -> None:
    data = bytearray(
        FileDescription(
            "rc1",
            fields=[make_field("id", "std::int64_t")],
            columns=[make_column("Int64", 0)],
            clusters=[DescribedCluster(2, [DescribedPages([[1, 2]], checksum=True)])],
        ).build()
    )
    if not checksum:
        place = data.index(np.array([1, 2], "<i8").tobytes())
        data[place] ^= 4
    assert expected in severities(bytes(data), "RNT-RC1-011")
    assert validate(bytes(data)).ok is checksum
    assert disagreements(bytes(data)) == []


@pytest.mark.parametrize(("length", "shrinks"), [(109, False), (110, True)])
def test_a_chunk_shrinks_with_its_header(length: int, shrinks: bool) -> None:
    stored = b"ZS\x01" + (100).to_bytes(3, "little") + length.to_bytes(3, "little") + bytes(100)
    assert [rule_id for rule_id, _ in chunk_problems(stored)] == ([] if shrinks else ["RNT-CMP-008"])


# What a report keeps


def test_many_mild_findings_do_not_hide_a_serious_one() -> None:
    collector = Collector("a.root", limit=2)
    for index in range(5):
        mild = finding("RNT-BAS-002", path=f"fields[{index}].description", actual=b"\xff")
        object.__setattr__(mild, "severity", WARNING)
        collector.add(mild)
    collector.add(finding("RNT-BAS-002", path="header.name", actual=b"\xff"))
    report = Report.of(collector)
    assert not report.ok
    summary = report.summary()
    assert (summary.errors, summary.warnings, summary.omitted) == (1, 5, 3)


def test_a_field_that_is_dropped_is_an_error() -> None:
    draft = draft_of("plain")
    draft.header["payload"]["schema"]["fields"][0]["field_version"] = 1  # type: ignore[index]
    data = draft.build()
    with pytest.warns(rnt.DroppedFieldWarning), rnt.open(data) as file:
        assert "id" in file.only().dropped
    assert severities(data, "RNT-FLD-005") == {ERROR}


def test_damaged_pages_of_one_field_do_not_hide_that_another_is_left_out() -> None:
    data = FileDescription(
        "rc1",
        fields=[make_field("id"), make_field("text", "std::string")],
        columns=[make_column("Int64", 0), make_column("Index64", 1), make_column("Char", 1)],
        clusters=[
            DescribedCluster(
                2, [DescribedPages([[1, 2]]), DescribedPages([[3, 1]]), DescribedPages([b"abc"])]
            )
        ],
    ).build()
    for level in Depth:
        found = {each.rule_id for each in validate(data, level).failures}
        assert found == {"RNT-COL-014"} | ({"RNT-ENC-002"} if level is Depth.FULL else set())
