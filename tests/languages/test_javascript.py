"""The JavaScript parsers see every field as the Python parsers do."""

from __future__ import annotations

import json
import math
import os
import shutil
import struct
import subprocess
from pathlib import Path

import pytest
from support.kaitai_cases import damaged, parsed, real
from support.kaitai_examples import Example, by_hand

HERE = Path(__file__).resolve().parent / "javascript"
MODULES = HERE / "node_modules"


def missing() -> str:
    """Why JavaScript cannot be run here; empty if it can."""
    if shutil.which("node") is None:
        return "node is not installed"
    if not (MODULES / "kaitai-struct" / "package.json").is_file():
        return "the JavaScript runtime is not installed: run tools/setup_node.sh"
    return ""


@pytest.fixture(autouse=True)
def javascript() -> None:
    reason = missing()
    if reason and os.environ.get("CI"):
        pytest.fail(reason)
    if reason:
        pytest.skip(reason)


def plain(value: object) -> object:
    """The tree as it comes back from JSON: floating point numbers as their bytes, any NaN as one."""
    if isinstance(value, dict):
        return {name: plain(member) for name, member in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    if isinstance(value, bytes):
        return {"hex": value.hex()}
    if isinstance(value, float):
        return {"f8": "nan" if math.isnan(value) else struct.pack("<d", value).hex()}
    return value


def run(examples: list[Example]) -> list[object]:
    """What JavaScript makes of the examples, in one process."""
    lines = "".join(json.dumps({"type": e.type, "hex": e.data.hex()}) + "\n" for e in examples)
    process = subprocess.run(
        ["node", str(HERE / "canonical.cjs")],
        input=lines,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "NODE_PATH": str(MODULES)},
    )
    answers = [json.loads(line) for line in process.stdout.splitlines()]
    assert len(answers) == len(examples)
    return answers


def test_real_envelopes_have_the_same_fields(corpus_dir: Path) -> None:
    for example, answer in zip(real(), run(real()), strict=True):
        assert answer == plain(parsed(example)), example.label


def test_bytes_written_by_hand_have_the_same_fields() -> None:
    for example, answer in zip(by_hand(), run(by_hand()), strict=True):
        assert answer == plain(parsed(example)), example.label


def test_damaged_bytes_are_refused_or_have_the_same_fields() -> None:
    for example, answer in zip(damaged(), run(damaged()), strict=True):
        tree = parsed(example)
        assert isinstance(answer, dict)
        assert ("error" in answer) == (tree is None), (example, answer)
        if tree is not None:
            assert answer == plain(tree), example.label


def test_there_are_damaged_bytes_of_both_kinds() -> None:
    accepted = sum(parsed(example) is not None for example in damaged())
    assert 0.05 < accepted / len(damaged()) < 0.95


@pytest.mark.parametrize("value", [-(1 << 63), -(1 << 31) - 1, -(1 << 53) - 1, 1 << 53, (1 << 63) - 1])
def test_signed_integers_are_exact(value: int) -> None:
    data = struct.pack("<q", value)
    (answer,) = run([Example("RntupleRc2.MetaDataInt64", "number", data)])
    assert answer == value
