"""The grammars for the collection of Kaitai Struct: the same as those of spec/, and in the style of that collection."""

from __future__ import annotations

import importlib
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import kaitai_formats
import pytest
import yaml
from support.dumpers import REPOSITORY, need
from support.kaitai_examples import by_hand

GRAMMARS = {name: text for name, text in kaitai_formats.files().items() if name.endswith(".ksy")}
PLACE = "scientific/sample.ksy"
SAMPLE = """meta:
  id: sample
  title: Sample
  file-extension: root
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
doc: A sample.
doc-ref: https://example.org
seq:
  - id: len_text
    type: u4
    doc: Size of the text.
instances:
  text:
    pos: 0
    size: len_text
"""
# Ids that the compiler would name after what they count. They are public names in all packages.
NAMES = {"len", "len_payload", "len_compressed", "len_stored", "num_columns", "num_blocks"}


def bare(node: Any) -> Any:
    """A tree without the keys of this project, and with the words of descriptions only."""
    if isinstance(node, list):
        return [bare(item) for item in node]
    if not isinstance(node, dict):
        return node
    kept = {
        key: value.split() if key == "doc" and isinstance(value, str) else bare(value)
        for key, value in node.items()
        if key not in ("-rules", "-errata")
    }
    return {key: value for key, value in kept.items() if value != {}}


def test_every_grammar_is_there_and_says_the_same() -> None:
    published = {path.name: path.read_text(encoding="utf-8") for path in (REPOSITORY / "spec").glob("*.ksy")}
    assert {Path(name).name for name in GRAMMARS} == set(published)
    for name, text in GRAMMARS.items():
        assert bare(yaml.safe_load(text)) == bare(yaml.safe_load(published[Path(name).name])), name


@pytest.mark.parametrize("name", GRAMMARS)
def test_grammars_follow_the_style_guide(name: str) -> None:
    assert kaitai_formats.problems(name, GRAMMARS[name]) == []


def test_imports_are_in_the_same_folder() -> None:
    for name, text in GRAMMARS.items():
        for other in yaml.safe_load(text)["meta"].get("imports", []):
            assert str(Path(name).with_name(f"{other}.ksy")) in GRAMMARS


def test_the_sample_follows_the_style_guide() -> None:
    assert kaitai_formats.problems(PLACE, SAMPLE) == []


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("id: sample", "id: other", "is not the name of the file"),
        ("CC0-1.0", "GPL", "licence GPL"),
        ("  title: Sample\n", "", "no title"),
        ("doc-ref: https://example.org\n", "", "no doc-ref"),
        ("  title: Sample\n  file-extension: root\n", "  file-extension: root\n  title: Sample\n", "not in order"),
        ("    pos: 0\n    size: len_text\n", "    size: len_text\n    pos: 0\n", "/text: keys are not in order"),
        ("    type: u4\n", "    -rules: RNT-ENV-001\n    type: u4\n", "unexpected key -rules"),
        ("    type: u4\n", "    contents: [1, 2]\n", "not in block style"),
        ("len_text\n    type", "lenText\n    type", "not in lower case"),
        ("A sample.", "A sample. " * 9, "more than 80 columns"),
        ("  endian: le", "  xref:\n    wikidata: Q1\n    loc: fdd1\n  endian: le", "xref are not sorted"),
        ("meta:\n", "---\nmeta:\n", "a YAML header"),
        ("    size: len_text\n", "    size: len_text\n\n", "at the end"),
    ],
)  # fmt: skip
def test_breaches_are_found(old: str, new: str, problem: str) -> None:
    text = SAMPLE.replace(old, new, 1)
    assert text != SAMPLE
    assert any(problem in found for found in kaitai_formats.problems(PLACE, text))


def compile_all(target: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Write the collection's files into a folder and compile them, for one target or all."""
    need("java")
    compiler = REPOSITORY / "build" / "compiler"
    if not any(compiler.glob("kaitai-struct-compiler*.jar")):
        pytest.skip("no compiler of grammars: tools/project/setup_compiler.sh")
    tool = [
        sys.executable,
        str(REPOSITORY / "tools" / "documents" / "kaitai_formats.py"),
        str(folder / "formats"),
    ]
    subprocess.run(tool, check=True, capture_output=True)
    command = ["java", "-cp", f"{compiler}/*", "io.kaitai.struct.JavaMain", "-t", target, "--ksc-json-output"]
    return subprocess.run(
        [*command, "--outdir", str(folder / "target"), *(str(folder / "formats" / name) for name in GRAMMARS)],
        capture_output=True, text=True, check=True,
    )  # fmt: skip


@pytest.mark.peers
def test_ids_have_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compile_all("python", tmp_path)
    monkeypatch.syspath_prepend(tmp_path / "target")
    parser = importlib.import_module("rntuple").Rntuple
    data = next(piece.data for piece in by_hand() if piece.label == "rich header")
    envelope = parser.from_bytes(data)
    schema = envelope.payload.schema
    assert envelope.type_id_name is parser.EnvelopeType.header
    columns = [frame.body for frame in schema.columns.body.items]
    assert columns
    for column in columns:
        name = column.column_type_name
        assert name is parser.ColumnType(column.column_type)
    assert {frame.body.role_name for frame in schema.fields.body.items} <= set(parser.FieldRole)


@pytest.mark.peers
def test_the_build_of_the_collection_takes_all_grammars(tmp_path: Path) -> None:
    done = compile_all("all", tmp_path)
    log = json.loads(done.stdout)
    assert len(log) == len(GRAMMARS)
    for name, build in log.items():
        assert not build.get("errors"), name
        refused = {target for target, types in build["output"].items() if any("errors" in type for type in types.values())}  # fmt: skip
        # The compiler cannot write conditions in Nim.
        assert refused <= {"nim"}, name
        for warning in build.get("warnings", []):
            match = re.match(r"use `\w+` instead of `(\w+)`", warning["message"])
            assert match is not None, warning
            assert match[1] in NAMES, warning
