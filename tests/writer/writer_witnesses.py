"""Other readers of what the writer wrote, and the checks that every written file must pass."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import rntuple_construct as rnt
from rntuple_construct.container import RootFile
from rntuple_construct.grammar import v1
from rntuple_construct.validation import validate

JSROOT = Path(__file__).parent / "jsroot"


def jsroot_answers(*wanted: tuple[Any, ...]) -> list[dict[str, Any]]:
    """What JSROOT makes of RNTuples, in one process; skips the test where JSROOT is not installed.

    Args:
        wanted: for each its path, its name and the fields to read, by default all.
    """
    if not shutil.which("node") or not (JSROOT / "node_modules").is_dir():
        message = "JSROOT is not installed: npm ci --ignore-scripts in tests/writer/jsroot"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)
    arguments = [json.dumps([str(part) for part in item]) for item in wanted]
    command = ["node", str(JSROOT / "read.mjs"), *arguments]
    done = subprocess.run(command, capture_output=True, timeout=200, check=False)
    lines = [line[3:] for line in done.stdout.decode().splitlines() if line.startswith("@@@")]
    return [json.loads(line) for line in lines]


def jsroot_rows(path: Any, name: str, *fields: str) -> list[dict[str, Any]]:
    """Entries as JSROOT reads them."""
    (answer,) = jsroot_answers((path, name, *fields))
    return rows_of_answer(answer)


def rows_of_answer(answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Entries in an answer of JSROOT."""
    if "error" in answer:
        raise AssertionError(f"JSROOT: {answer['error']}")
    assert answer["entries"] == len(answer["rows"])
    return [{key: _plain(value) for key, value in row.items()} for row in answer["rows"]]


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        if "$int" in value:
            return int(value["$int"])
        if "$float" in value:
            return float(value["$float"].replace("Infinity", "inf"))
        return {key: _plain(item) for key, item in value.items()}
    return [_plain(item) for item in value] if isinstance(value, list) else value


def rows(path: Any, name: str | None = None) -> list[dict[str, Any]]:
    """Entries as this package reads them, after both grammars have read and rebuilt all envelopes."""
    with rnt.open(path) as file:
        ntuple = file[name] if name else file[file.keys()[0]]
        check_envelopes(path, ntuple)
        assert findings(path) == []
        return ntuple.arrays(library="py")


def check_envelopes(path: Any, ntuple: Any) -> None:
    """All envelopes are parsed by construct too, and built again to the same bytes."""
    with RootFile(path) as file:
        anchor = ntuple.anchor
        envelopes = [(1, file.read_header(anchor)), (2, file.read_footer(anchor))]
        for group in ntuple.footer.cluster_groups:
            link = group.page_list_link
            data = file.read_compressed(
                link.locator.offset, link.locator.size, link.len_envelope, anchor.max_key_size
            )
            envelopes.append((3, data))
        for envelope_type, data in envelopes:
            tree = v1.parse_envelope(bytes(data), envelope_type)
            assert v1.build_envelope(tree) == bytes(data)
            assert not tree["payload"]["trailing"]


def page_lists(path: Any, name: str | None = None) -> list[Any]:
    """Page lists of all cluster groups of an RNTuple."""
    with rnt.open(path) as file:
        ntuple = file[name] if name else file[file.keys()[0]]
        with RootFile(path) as container:
            result = []
            for group in ntuple.footer.cluster_groups:
                link = group.page_list_link
                data = container.read_compressed(
                    link.locator.offset, link.locator.size, link.len_envelope, ntuple.anchor.max_key_size
                )
                result.append(ntuple.generation.parse_page_list(bytes(data), None))
            return result


EXPECTED_NOTES = {"RNT-PAG-004", "RNT-LOC-004", "RNT-COL-004", "RNT-EXT-003", "RNT-EXT-005"}
"""Notes on what was asked for: no page checksums, Large locators for small ranges, SplitReal16, and streamer fields
without the streamer info of their class."""


def findings(source: Any) -> list[str]:
    """What the validator says about a file, but for notes on what was asked for."""
    return [str(item) for item in validate(source).findings if item.rule_id not in EXPECTED_NOTES]


def from_uproot(value: Any) -> Any:
    """Tuples as records, as this package has them."""
    if isinstance(value, tuple):
        return {f"_{index}": from_uproot(item) for index, item in enumerate(value)}
    if isinstance(value, list):
        return [from_uproot(item) for item in value]
    return {key: from_uproot(item) for key, item in value.items()} if isinstance(value, dict) else value


def from_jsroot(value: Any) -> Any:
    """Pairs as records, classes without their names."""
    if isinstance(value, list):
        return [from_jsroot(item) for item in value]
    if not isinstance(value, dict):
        return value
    names = {"first": "_0", "second": "_1"} if set(value) == {"first", "second"} else {}
    return {names.get(key, key): from_jsroot(item) for key, item in value.items() if key != "_typename"}


def alike(value: Any, expected: Any) -> bool:
    """Equal, but for characters as numbers, bitsets as one integer and integers beyond 2^53 rounded."""
    if isinstance(expected, dict):
        return isinstance(value, dict) and set(value) == set(expected) and all(
            alike(value[key], expected[key]) for key in expected
        )  # fmt: skip
    if isinstance(expected, list):
        if isinstance(value, int) and all(isinstance(bit, bool) for bit in expected):
            return value == sum(bit << index for index, bit in enumerate(expected))
        return isinstance(value, list) and len(value) == len(expected) and all(map(alike, value, expected))
    if isinstance(expected, str) and isinstance(value, int):
        return chr(value) == expected
    if isinstance(expected, int) and abs(expected) > 1 << 53:
        return float(value) == float(expected)
    return bool(value == expected)
