"""``rntuple mutate``, ``fuzz-corpus`` and ``minimize``."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.kit.files.generate import SIZES
from rntuple_construct.kit.fuzzing import (
    MUTATORS,
    OPERATIONS,
    REPAIRS,
    Recipe,
    apply_recipe,
    generate,
    mutate,
)


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
    run = run_cli("mutate", "--list")
    assert run.code == 0
    assert all(name in run.out for name in (*MUTATORS, *OPERATIONS, *REPAIRS))


def test_a_recipe_says_all_that_is_changed(base: Path, tmp_path: Path) -> None:
    recipe = tmp_path / "recipe"
    recipe.write_text('{"recipe": 1}\n')
    for more in (("--seed", "4"), ("--steps", "2"), ("--count", "2"), ("--mutator", "dangle-id")):
        run = run_cli("mutate", str(base), str(tmp_path / "out"), "--recipe", str(recipe), *more)
        assert run.code == 2
        assert "exclude each other" in run.err
    assert not (tmp_path / "out").exists()


def test_a_file_that_lacks_what_a_mutator_changes(tmp_path: Path) -> None:
    flat = tmp_path / "flat.root"
    rnt.write(flat, "Events", {"x": [1.5, 2.5]})
    run = run_cli("mutate", str(flat), str(tmp_path / "out"), "--mutator", "poison-tag")
    assert run.code == 0
    assert "1 of 1 mutants are the file itself" in run.err
    assert (tmp_path / "out").read_bytes() == flat.read_bytes()


def test_files_and_recipes_of_standard_input(base: Path, tmp_path: Path) -> None:
    """One of them: ``minimize --recipe`` prints a recipe that ``mutate`` takes."""
    out = tmp_path / "out.root"
    command = [sys.executable, "-m", "rntuple_construct", "mutate"]
    made = subprocess.run(
        [*command, "-", str(out), "--seed", "3"], input=base.read_bytes(), capture_output=True, check=True
    )
    assert out.read_bytes() == mutate(base.read_bytes(), 3).data
    again = [*command, str(base), str(out), "--force", "--recipe", "-"]
    subprocess.run(again, input=made.stdout, check=True)
    assert out.read_bytes() == mutate(base.read_bytes(), 3).data
    assert run_cli("mutate", "-", str(out), "--recipe", "-").code == 2
    assert run_cli("mutate", str(base), "-").code == 2


def test_the_smallest_file_so_far_is_kept_by_an_interrupt(base: Path, tmp_path: Path) -> None:
    """The command interrupts the search with its twentieth run, and then does what does not count."""
    runs = tmp_path / "runs"
    text = f"""
import os, pathlib, signal, sys
runs = pathlib.Path({str(runs)!r})
with runs.open("a") as file:
    file.write("x")
if runs.stat().st_size == 20:
    os.kill(os.getppid(), signal.SIGINT)
sys.exit(3 if b"pt" in pathlib.Path(sys.argv[1]).read_bytes() else 0)
"""
    script = tmp_path / "reader.py"
    script.write_text(text)
    out = tmp_path / "small.root"
    run = run_cli("minimize", str(base), str(out), "--command", f"{sys.executable} {script} {{file}}")
    assert run.code == 130
    assert "interrupted" in run.err
    assert runs.stat().st_size == 20
    assert b"pt" in out.read_bytes()
    assert out.stat().st_size < base.stat().st_size


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
    # A corpus in its place: of the old one nothing stays, of what else is there everything.
    (tmp_path / "mine.root").write_bytes(b"mine")
    arguments = ["--count", "1", "--generation", "rc1", "--size", "tiny", "--force"]
    assert run_cli("fuzz-corpus", str(tmp_path), *arguments).code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["index.jsonl", "mine.root", "rc1-0.root"]


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
