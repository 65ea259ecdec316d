"""The catalogue of rules says when ROOT notices that a file breaks a rule."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from support.root_process import require_root

TOOL = Path(__file__).resolve().parents[2] / "tools" / "root" / "root_rules.py"


@pytest.mark.timeout(900)
def test_root_still_notices_what_the_catalogue_says() -> None:
    require_root()
    done = subprocess.run([sys.executable, TOOL], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
