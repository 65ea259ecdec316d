"""What type checkers know of the reader: result types, and wrong libraries and levels."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]
EXAMPLES = Path(__file__).with_name("typed_examples.py.txt")

STUBS = {
    "awkward": ["Array"],
    "pandas": ["DataFrame"],
    "polars": ["DataFrame", "Series"],
    "pyarrow": ["ChunkedArray", "Table"],
}
"""Stubs as users have them; most of these libraries have no types of their own."""
ANY_NAME = "from typing import Any\ndef __getattr__(name: str) -> Any: ...\n"


@pytest.mark.slow
def test_type_checkers_know_results_and_catch_wrong_names(tmp_path: Path) -> None:
    """Lines of the examples end in ``# revealed: TYPE`` or ``# error: CODE``; no other line has a message."""
    pytest.importorskip("mypy")
    lines = EXAMPLES.read_text(encoding="utf-8").splitlines()
    wanted = {}
    for number, line in enumerate(lines, 1):
        match = re.search(r"# (revealed|error): (.*)", line)
        if match:
            wanted[number] = match.groups()
    script = tmp_path / "examples.py"
    script.write_text("\n".join(lines) + "\n", encoding="utf-8")
    stubs = tmp_path / "stubs"
    for library, names in STUBS.items():
        (stubs / library).mkdir(parents=True)
        classes = "".join(f"class {name}: ...\n" for name in names)
        (stubs / library / "__init__.pyi").write_text(f"{ANY_NAME}{classes}")
    config = tmp_path / "mypy.ini"
    config.write_text(
        "[mypy]\nstrict = True\npython_version = 3.11\n"
        f"mypy_path = {REPOSITORY}:{REPOSITORY / 'generated' / 'python'}:{stubs}\n"
        "[mypy-rntuple_kaitai.*,construct.*,kaitaistruct,lz4.*,fsspec.*]\n"
        "follow_imports = skip\nignore_missing_imports = True\n"
    )
    run = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", str(config), "--cache-dir", str(tmp_path / "cache"),
         "--no-error-summary", "--hide-error-context", "--follow-imports", "silent", str(script)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    found: dict[int, tuple[str, str]] = {}
    for line in run.stdout.splitlines():
        match = re.match(r".*examples\.py:(\d+): (note|error): (.*)", line)
        if match is None:
            continue
        number, kind, text = int(match[1]), match[2], match[3]
        if kind == "error":
            found[number] = ("error", text.rpartition("[")[2].rstrip("]"))
        elif text.startswith("Revealed type is"):
            found.setdefault(number, ("revealed", text.partition('"')[2].rstrip('"')))
    assert wanted
    assert run.stderr == ""
    assert {number: kind for number, (kind, _) in found.items()} == {
        number: kind for number, (kind, _) in wanted.items()
    }, run.stdout
    for number, (_, text) in wanted.items():
        assert text.replace(" ", "") in found[number][1].replace(" ", ""), lines[number - 1]
