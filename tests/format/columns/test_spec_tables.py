"""The tool that turns the TOML files of the specification into Python tables."""

from __future__ import annotations

import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[3]
TOOL = REPOSITORY / "tools" / "generate" / "spec_tables.py"


def run(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, TOOL, *arguments], capture_output=True, text=True, check=False)


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    directory = tmp_path / "spec"
    directory.mkdir()
    shutil.copy(REPOSITORY / "spec" / "column_types.toml", directory)
    return directory


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("id = 0x01\n", "id = 0x00\n", "id used twice"),
        ('steps = ["split"]', 'steps = ["shuffle"]', "unknown encoding step"),
        ('compressed = "Bit"', 'compressed = "Bits"', "unknown column types"),
        ("bits_min = 10\n", "", "give either bits, or bits_min and bits_max"),
        ('rc = ["rc2"]', 'rc = ["rc3"]', "unknown generation"),
    ],
)
def test_contradictions_are_refused(spec: Path, tmp_path: Path, old: str, new: str, message: str) -> None:
    table = spec / "column_types.toml"
    table.write_text(table.read_text().replace(old, new, 1))
    result = run("--spec", spec, "--output", tmp_path / "out")
    assert result.returncode != 0
    assert message in result.stderr
    assert "Traceback" not in result.stderr


def test_other_files_become_named_tuples_by_id(spec: Path, tmp_path: Path) -> None:
    (spec / "rules.toml").write_text(
        'document = "text"\n'
        '[[rule]]\nid = "A-1"\nlevels = [1, 2]\nclass = "x"\n'
        '[[rule]]\nid = "A-2"\nlevels = []\nmessage = "“quoted” \\"text\\""\n'
    )
    assert run("--spec", spec, "--output", tmp_path / "out").returncode == 0
    module = runpy.run_path(str(tmp_path / "out" / "rules.py"))
    rules = module["RULES"]
    assert module["DOCUMENTS"] == "text"
    assert list(rules) == ["A-1", "A-2"]
    assert (rules["A-1"].levels, rules["A-1"].class_, rules["A-1"].message) == ((1, 2), "x", "")
    assert (rules["A-2"].levels, rules["A-2"].message) == ((), '“quoted” "text"')


def test_an_id_used_twice_is_refused(spec: Path, tmp_path: Path) -> None:
    (spec / "rules.toml").write_text('[[rule]]\nid = "A-1"\n[[rule]]\nid = "A-1"\n')
    result = run("--spec", spec, "--output", tmp_path / "out")
    assert "A-1" in result.stderr
    assert result.returncode != 0
