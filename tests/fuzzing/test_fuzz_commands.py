"""``rntuple mutate``, ``fuzz-corpus`` and ``minimize``."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.conformance.mutations.bases import BASES
from rntuple_construct.fuzzing import MUTATORS, OPERATIONS, REPAIRS, Recipe, apply_recipe, generate, mutate
from rntuple_construct.fuzzing.generating import SIZES


@pytest.fixture
def base(tmp_path: Path) -> Path:
    path = tmp_path / "base.root"
    path.write_bytes(BASES["plain"]())
    return path


def test_a_mutant_and_its_recipe(base: Path, tmp_path: Path) -> None:
    first, second = tmp_path / "first.root", tmp_path / "second.root"
    run = run_cli("mutate", str(base), str(first), "--seed", "7")
    assert run.code == 0
    assert first.read_bytes() == mutate(base.read_bytes(), 7).data
    (tmp_path / "recipe").write_text(run.out)
    assert run_cli("mutate", str(base), str(second), "--recipe", str(tmp_path / "recipe")).code == 0
    assert second.read_bytes() == first.read_bytes()
    other = tmp_path / "other.root"
    other.write_bytes(BASES["compressed"]())
    run = run_cli(
        "mutate", str(other), str(second), "--recipe", str(tmp_path / "recipe"), "--lenient", "--force"
    )
    assert run.code == 0
    assert "not the file that the recipe was made for" in run.err


def test_many_mutants(base: Path, tmp_path: Path) -> None:
    arguments = ["mutate", str(base), str(tmp_path / "made"), "--count", "5", "--seed", "3", "--steps", "1"]
    arguments += ["--no-repair", "envelope-checksums", "--donor", str(base), "--mutator", "dangle-id"]
    assert run_cli(*arguments).code == 0
    for seed in range(3, 8):
        recipe = Recipe.loads((tmp_path / "made" / f"mutant-{seed}.recipe").read_text())
        data = (tmp_path / "made" / f"mutant-{seed}.root").read_bytes()
        assert apply_recipe(base.read_bytes(), recipe) == data
        assert "RNT-ENV-003" in {finding.rule_id for finding in rnt.validate(data).findings}
    assert run_cli(*arguments).code == 2


def test_everything_is_listed() -> None:
    run = run_cli("mutate", "any", "--list")
    assert run.code == 0
    assert all(name in run.out for name in (*MUTATORS, *OPERATIONS, *REPAIRS))


def test_a_corpus(tmp_path: Path) -> None:
    run = run_cli("fuzz-corpus", str(tmp_path), "--count", "2", "--mutated", "2", "--size", "tiny")
    assert run.code == 0
    lines = [json.loads(line) for line in (tmp_path / "index.jsonl").read_text().splitlines()]
    assert len(lines) == 2 * 3 * 3
    for line in lines:
        data = (tmp_path / line["file"]).read_bytes()
        if "seed" in line:
            assert data == generate(line["seed"], line["generation"], line["size"])
            assert rnt.validate(data).ok
        else:
            recipe = Recipe.loads((tmp_path / line["recipe"]).read_text())
            assert apply_recipe((tmp_path / line["base"]).read_bytes(), recipe) == data
    assert run_cli("fuzz-corpus", str(tmp_path), "--count", "2").code == 2


def test_the_report_of_features(tmp_path: Path) -> None:
    run = run_cli("fuzz-corpus", "--report", "--count", "3", "--generation", "rc1")
    assert run.code == 1
    assert run.out.splitlines()[-1].startswith("rc1: ")
    run = run_cli("fuzz-corpus", "--report", "--count", "1", "--generation", "rc1", "--format", "json")
    assert json.loads(run.out)["features"]["rc1"]["type/bool"] in (0, 1)


def test_what_help_shows_is_what_there_is() -> None:
    from rntuple_construct.cli import fuzz_corpus

    assert tuple(SIZES) == fuzz_corpus.SIZES


NEEDLE = "import sys; data = open(sys.argv[1], 'rb').read(); print('needle', file=sys.stderr); sys.exit(3 * (b'pt' in data))"


def test_a_file_is_minimized(base: Path, tmp_path: Path) -> None:
    command = f"{shlex.quote(sys.executable)} -c {shlex.quote(NEEDLE)} {{file}}"
    out = tmp_path / "small.root"
    run = run_cli("minimize", str(base), str(out), "--command", command, "--stderr", "needle", "--runs", "40")
    assert run.code == 0
    assert b"pt" in out.read_bytes()
    assert out.stat().st_size < base.stat().st_size
    assert "in 40 runs" in run.err


def test_a_recipe_is_minimized(base: Path, tmp_path: Path) -> None:
    recipe = tmp_path / "recipe"
    recipe.write_text(
        '{"recipe": 1}\n{"op": "extend", "path": "header", "value": "nothing"}\n'
        '{"op": "set", "path": "header.description", "value": "ptptpt"}\n'
        '{"op": "set", "path": "header.schema.fields[1].name", "value": "qq"}\n'
    )
    lacking = NEEDLE.replace("'pt' in", "'ptptpt' in")
    command = f"{shlex.quote(sys.executable)} -c {shlex.quote(lacking)} {{file}}"
    run = run_cli("minimize", str(base), "--recipe", str(recipe), "--command", command, "--exit-code", "3")
    assert run.code == 0
    assert [step.path for step in Recipe.loads(run.out).steps] == ["header.description"]


def test_hangs_are_minimized(base: Path, tmp_path: Path) -> None:
    command = f"{shlex.quote(sys.executable)} -c 'import time; time.sleep(60)' {{file}}"
    out = tmp_path / "small.root"
    arguments = ["minimize", str(base), str(out), "--command", command, "--timeout", "0.3", "--runs", "2"]
    assert run_cli(*arguments, "--hangs").code == 0
    assert out.stat().st_size < base.stat().st_size
