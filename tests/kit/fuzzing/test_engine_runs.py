"""Engines of others: each is built, runs for some seconds, counts its inputs and finds nothing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.packages import FOLDER

REPOSITORY = Path(__file__).resolve().parents[3]
RUNS = REPOSITORY / "build" / "fuzz" / "runs.jsonl"


def _lines() -> list[str]:
    return RUNS.read_text(encoding="utf-8").splitlines() if RUNS.is_file() else []


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("engine", ["afl", "atheris"])
def test_an_engine_runs(engine: str) -> None:
    before = _lines()
    done = subprocess.run(
        [sys.executable, "tools/fuzz/engines.py", engine, "--time", "3"],
        cwd=REPOSITORY, env={**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, FOLDER])},
        capture_output=True, text=True, timeout=880, check=False,
    )  # fmt: skip
    if ": skipped: " in done.stderr:
        pytest.skip(done.stderr.partition(": skipped: ")[2].strip())
    assert done.returncode == 0, done.stdout + done.stderr
    (line,) = _lines()[len(before) :]
    run = json.loads(line)
    assert run["engine"] == engine
    assert run["inputs"] > 0
    assert run["finding"] is False
