"""Small files that ask for gigabytes or minutes are refused at once, by an error or finding that names the limit."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from support import bombs
from support.bombs import BOMBS

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux limits the memory of a process by address space"
)
# Several times what it takes, for machines that are slow or busy.
_MAX_SECONDS = 5
_MAX_SIZE = 60_000


def _run(name: str, action: str, data: bytes) -> dict[str, Any]:
    """What came of a bomb in a process with 200 MiB more memory than it needs without one."""
    done = subprocess.run(
        [sys.executable, str(Path(bombs.__file__)), name, action],
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "PYTHONPATH": ":".join(sys.path)},
        input=data, capture_output=True, timeout=120, check=True,
    )  # fmt: skip
    outcome: dict[str, Any] = json.loads(done.stdout)
    return outcome


def test_there_are_enough_of_them() -> None:
    assert len(BOMBS) >= 25


@pytest.mark.parametrize("name", BOMBS)
def test_it_is_refused_in_bounds_and_the_limit_is_named(name: str) -> None:
    maker, limit = BOMBS[name]
    data = maker()
    assert len(data) < _MAX_SIZE
    outcomes = [_run(name, action, data) for action in ("read", "check")]
    texts = [text for outcome in outcomes for text in outcome["found"]]
    assert not [text for text in texts if text.startswith("escaped")]
    assert [text for text in texts if f"Limits.{limit}" in text and f"--allow {limit}=" in text]
    assert max(outcome["seconds"] for outcome in outcomes) < _MAX_SECONDS
