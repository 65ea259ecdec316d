"""A writer that is killed leaves the target as it was."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

import rntuple_construct as rnt

PROGRAM = """
import os, signal, sys
import numpy as np
import rntuple_construct as rnt

with rnt.create(sys.argv[1], "ntpl", {"x": "std::int64_t"}) as writer:
    for _ in range(3):
        writer.extend({"x": np.arange(10_000)})
        writer.flush_cluster()
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")
@pytest.mark.parametrize("before", [None, b"what was there"], ids=["absent", "present"])
def test_a_killed_writer_leaves_the_target_as_it_was(before: bytes | None, tmp_path: Path) -> None:
    target = tmp_path / "target.root"
    if before is not None:
        target.write_bytes(before)
    run = subprocess.run([sys.executable, "-c", PROGRAM, str(target)], check=False)
    assert run.returncode == -signal.SIGKILL
    assert (target.read_bytes() if target.exists() else None) == before
    # What is left beside it cannot be taken for a file that somebody wrote.
    assert {path.suffix for path in tmp_path.iterdir() if path != target} <= {".part"}
    # The next run of the same target removes it.
    rnt.write(target, "ntpl", {"x": [1]})
    assert list(tmp_path.iterdir()) == [target]
