"""Files that ROOT 6.40 wrote: every value is what ROOT reads, nothing is found wrong, and every byte is explained."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest
from support.corpora import ROOT_NAMES

import rntuple_construct as rnt
from rntuple_construct.explain.annotate import annotate
from rntuple_construct.explain.nodes import Kind
from rntuple_construct.reader import RNTuple

EVERY = pytest.mark.parametrize("name", ROOT_NAMES)

BYTE_STRINGS = frozenset({"string_as_kIndex64", "string_as_kSplitIndex64"})
"""Files whose strings are noted with one character for each byte."""


@pytest.fixture
def path(root_corpus_dir: Path, name: str) -> Path:
    return root_corpus_dir / "files" / f"{name}.root"


def plain(value: Any) -> Any:
    """A value as ROOT's reading of it is noted: JSON without special numbers, streamed objects in hexadecimal."""
    if isinstance(value, bytes):
        return {"$streamer": value.hex()}
    if isinstance(value, dict):
        return {name: plain(part) for name, part in value.items()}
    if isinstance(value, list):
        return [plain(part) for part in value]
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    return value


def sorted_lists(value: Any) -> Any:
    """The value with all lists in one order: containers without order are noted in any."""
    if isinstance(value, dict):
        return {name: sorted_lists(part) for name, part in value.items()}
    if isinstance(value, list):
        return sorted(map(sorted_lists, value), key=lambda part: json.dumps(part, sort_keys=True))
    return value


def is_unordered(ntuple: RNTuple, name: str) -> bool:
    return any("unordered" in field.type_name for field in ntuple.schema.walk(ntuple.fields[name].field_id))


def attributes_of(ntuple: RNTuple, name: str) -> list[dict[str, Any]]:
    rows = plain(ntuple.attribute_set(name).arrays(library="py"))
    return [
        {"start": row["_rangeStart"], "length": row["_rangeLen"], "values": row["_userData"]} for row in rows
    ]


def same(found: Any, expected: Any) -> bool:
    """Whether values are equal, and booleans are no numbers."""
    return json.dumps(found, sort_keys=True) == json.dumps(expected, sort_keys=True)


@EVERY
def test_values_are_those_that_root_reads(root_corpus_dir: Path, name: str, path: Path) -> None:
    expected = json.loads((root_corpus_dir / "expected" / f"{name}.json").read_text(encoding="utf-8"))
    with rnt.open(path) as file:
        assert sorted(file.keys()) == sorted(expected)
        for key, contents in expected.items():
            ntuple = file[key]
            assert ntuple.num_entries == contents["entries"]
            rows = plain(ntuple.arrays(library="py", entry_stop=len(contents["rows"])))
            assert len(rows) == len(contents["rows"])
            for row, wanted in zip(rows, contents["rows"], strict=True):
                assert list(row) == list(wanted)
                for field in row:
                    found, value = row[field], wanted[field]
                    if name in BYTE_STRINGS:
                        found = found.encode("utf-8").decode("latin-1")
                    if is_unordered(ntuple, field):
                        found, value = sorted_lists(found), sorted_lists(value)
                    assert same(found, value), (field, found, value)
            for set_name, ranges in contents.get("attributes", {}).items():
                assert attributes_of(ntuple, set_name) == ranges


@EVERY
def test_nothing_is_found_wrong(path: Path) -> None:
    report = rnt.validate(path, level="full")
    assert [str(finding) for finding in report.findings if finding.severity.value == "error"] == []


@EVERY
def test_every_byte_is_explained(path: Path) -> None:
    with annotate(path) as file_map:
        assert file_map.problems == []
        position = 0
        for node, kind in file_map.leaves():
            assert node.start == position
            assert kind not in (Kind.UNCLAIMED, Kind.UNPARSED), node.path
            assert node.problem == ""
            position = node.stop
        assert position == file_map.size
