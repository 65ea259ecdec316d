"""The corpus on disk: by its schemas, the same bytes everywhere, small, and as documented."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import rntuple_construct as rnt
from rntuple_construct.cli.corpus import ALL_SUITES
from rntuple_construct.cli.documents import schema_of
from rntuple_construct.cli.trevni_cases import corpus_cases
from rntuple_construct.format.compression import block
from rntuple_construct.format.compression.algorithms import pinned
from rntuple_construct.kit.corpus import cases
from rntuple_construct.kit.corpus.model import KINDS
from rntuple_construct.kit.corpus.mutations import BASES
from rntuple_construct.kit.corpus.suite import CASES
from rntuple_construct.kit.corpus.suite.printing import case_text
from rntuple_construct.kit.corpus.writing import edits_of
from rntuple_construct.kit.files.pinned_compression import recorded_chunks

DOCUMENT = Path(__file__).resolve().parents[3] / "docs" / "conformance-corpus.md"
MAX_SIZE = 30_000_000
MAX_FILE_SIZE = 200_000


@pytest.fixture(scope="module")
def corpus(whole_corpus: Path) -> Path:
    """The whole corpus."""
    return whole_corpus


@pytest.fixture(scope="module")
def manifest(corpus: Path) -> dict[str, Any]:
    """Its manifest."""
    found: dict[str, Any] = json.loads((corpus / "manifest.json").read_text(encoding="ascii"))
    return found


@pytest.mark.slow
def test_the_manifest_is_valid_and_lists_every_file(corpus: Path, manifest: dict[str, Any]) -> None:
    jsonschema.validate(manifest, schema_of("corpus-manifest"))
    assert manifest["toolkit_version"] == rnt.__version__
    listed = {"manifest.json", "LICENSE"}
    for entry in manifest["cases"]:
        data = (corpus / entry["file"]).read_bytes()
        assert (len(data), hashlib.sha256(data).hexdigest()) == (entry["size"], entry["sha256"])
        listed |= {entry["file"], entry["expected"], entry.get("expected_text")}
    found = {path.relative_to(corpus).as_posix() for path in corpus.rglob("*") if path.is_file()}
    assert found == listed - {None}


def test_expected_values_are_valid(corpus: Path, manifest: dict[str, Any]) -> None:
    validator = jsonschema.Draft202012Validator(schema_of("corpus-expected"))
    for entry in manifest["cases"]:
        if entry["expected"] is not None:
            document = json.loads((corpus / entry["expected"]).read_text(encoding="ascii"))
            validator.validate(document)
            assert document["case"] == entry["id"]
            assert entry["ntuple"] in [each["name"] for each in document["container"]["ntuples"]]


def test_the_corpus_is_small(corpus: Path, manifest: dict[str, Any]) -> None:
    assert sum(path.stat().st_size for path in corpus.rglob("*") if path.is_file()) <= MAX_SIZE
    assert [entry["id"] for entry in manifest["cases"] if entry["size"] > MAX_FILE_SIZE] == []


def test_edits_lead_from_the_base_to_the_case(corpus: Path, manifest: dict[str, Any]) -> None:
    entries = {entry["id"]: entry for entry in manifest["cases"]}
    edited = [entry for entry in entries.values() if "edits" in entry and "base" in entry]
    assert len(edited) > 100
    for entry in edited:
        data = bytearray((corpus / entries[entry["base"]]["file"]).read_bytes())
        for edit in entry["edits"]:
            before, after = bytes.fromhex(edit["before"]), bytes.fromhex(edit["after"])
            start = edit["offset"]
            assert data[start : start + len(before)] == before
            data[start : start + len(before)] = after
        assert bytes(data) == (corpus / entry["file"]).read_bytes()


def test_the_text_of_the_validation_suite_is_that_of_its_cases(
    corpus: Path, manifest: dict[str, Any]
) -> None:
    entries = {entry["id"]: entry for entry in manifest["cases"] if entry["suite"] == "validation-suite"}
    assert set(entries) == {f"validation-suite/{name}" for name in CASES}
    for name, case in CASES.items():
        path = corpus / entries[f"validation-suite/{name}"]["expected_text"]
        assert path.read_text(encoding="utf-8") == case_text(case)


def test_no_file_names_the_version_that_wrote_it(corpus: Path) -> None:
    version = f"rntuple-construct {rnt.__version__}".encode()
    assert [path for path in corpus.rglob("*.root") if version in path.read_bytes()] == []


@pytest.mark.slow
def test_another_process_writes_the_same_bytes(corpus: Path, tmp_path: Path) -> None:
    environment = {
        **os.environ, "TZ": "Asia/Tokyo", "PYTHONHASHSEED": "77", "SOURCE_DATE_EPOCH": "1", "LC_ALL": "C",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }  # fmt: skip
    command = [sys.executable, "-m", "rntuple_construct", "corpus", str(tmp_path / "again"), "-q"]
    subprocess.run(command, check=True, env=environment, cwd=tmp_path)
    again = tmp_path / "again"
    first = {path.relative_to(corpus): path for path in corpus.rglob("*") if path.is_file()}
    assert {path.relative_to(again) for path in again.rglob("*") if path.is_file()} == set(first)
    assert [name for name, path in first.items() if (again / name).read_bytes() != path.read_bytes()] == []


def test_no_compression_library_is_asked() -> None:
    """A library of another version would give other bytes; all chunks are recorded, and none in vain."""
    pytest.importorskip("cramjam")
    used: dict[str, bytes] = {}
    for base in BASES.values():
        if hasattr(base, "cache_clear"):
            base.cache_clear()
    with pinned(recorded_chunks(), used):
        for case in [*cases(), *corpus_cases()]:
            case.make()
    assert used == recorded_chunks(), "run tools/generate/corpus_pins.py"


def test_recorded_chunks_are_taken_before_the_library_is_asked() -> None:
    data = b"a" * 100
    recorded = {f"zstd:5:{hashlib.sha256(data).hexdigest()[:32]}": b"as recorded"}
    with pinned(recorded):
        assert bytes(block.compress(data, 505))[9:] == b"as recorded"
    assert block.decompress(block.compress(data, 505), 100) == data


def test_the_document_names_all_outcomes_and_suites() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert [kind for kind, meaning in KINDS.items() if f"| `{kind}` | {meaning} |" not in text] == []
    assert [suite for suite in ALL_SUITES if f"| `{suite}` |" not in text] == []


@pytest.mark.parametrize(
    ("original", "data", "expected"),
    [
        (b"abcdef", b"abcdef", []),
        (b"abcdef", b"abXdef", [(2, b"c", b"X")]),
        (b"abcdefghijkl", b"XbYdefghijkZ", [(0, b"abc", b"XbY"), (11, b"l", b"Z")]),
        (b"abc", b"abcde", [(3, b"", b"de")]),
        (b"abc", b"ab", [(2, b"c", b"")]),
        (bytes(2000), b"\1" * 2000, []),
    ],
)
def test_edits(original: bytes, data: bytes, expected: list[tuple[int, bytes, bytes]]) -> None:
    assert [(edit.offset, edit.before, edit.after) for edit in edits_of(original, data)] == expected
