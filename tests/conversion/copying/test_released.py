"""Real files of the released format, written again: all values by their hashes, and the schema that ``info`` shows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from support.corpora import MANIFEST, corpus_names
from support.dumps import hash_of_integers, hash_of_values, run_cli

import rntuple_construct as rnt

HUGE = 2_000_000
ENTRIES = {entry["name"]: max(ntuple["entries"] for ntuple in entry["ntuples"]) for entry in MANIFEST}
RELEASED = corpus_names("1.x")
SMALL = [name for name in RELEASED if ENTRIES.get(name, 0) < HUGE]
LARGE = [name for name in RELEASED if ENTRIES.get(name, 0) >= HUGE] or ["no-corpus"]
KEPT = ("name", "type", "type_alias", "description", "role", "is_projected")


@pytest.fixture
def copy(name: str, corpus_file: Any, tmp_path: Path) -> Path:
    """The file, written again by the command line."""
    path = tmp_path / "copy.root"
    outcome = run_cli("convert", str(corpus_file(name)), str(path))
    assert (outcome.code, outcome.err) == (0, "")
    return path


def schema(fields: list[dict[str, Any]]) -> list[Any]:
    """What does not depend on clusters, pages and ids, with the members of every field."""
    return [[*(field[key] for key in KEPT), schema(field["children"])] for field in fields]


def schemas(path: Path) -> dict[str, list[Any]]:
    """The schema of each RNTuple of a file, as ``info`` tells it."""
    outcome = run_cli("info", "--format", "json", str(path))
    assert outcome.code == 0
    return {summary["path"]: schema(summary["fields"]) for summary in json.loads(outcome.out)["ntuples"]}


@pytest.mark.parametrize("name", RELEASED)
def test_info_shows_the_same_schema(name: str, copy: Path, corpus_file: Any) -> None:
    assert schemas(copy) == schemas(corpus_file(name))


@pytest.mark.parametrize("name", SMALL)
def test_all_values_have_the_expected_hashes(name: str, copy: Path, corpus_expected: Any) -> None:
    for ntuple, expected in corpus_expected(name)["ntuples"].items():
        rows = json.loads(run_cli("dump", "--ntuple", ntuple, str(copy)).out)
        hashes = {field: hash_of_values([row[field] for row in rows]) for field in expected["fields"]}
        assert hashes == {field: check["sha256"] for field, check in expected["checks"].items()}


@pytest.mark.parametrize("name", LARGE)
def test_large_column_has_the_expected_hash(name: str, copy: Path, corpus_expected: Any) -> None:
    ((ntuple, expected),) = corpus_expected(name)["ntuples"].items()
    ((field, check),) = expected["checks"].items()
    with rnt.open(copy) as file:
        chunks = (chunk[field] for chunk in file[ntuple].iterate(step_size="16 MB"))
        assert hash_of_integers(chunks) == check["sha256"]
