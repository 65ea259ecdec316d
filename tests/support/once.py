"""Directories that are expensive to make, and that all processes of a test run share."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """Return a directory that the first process to ask for it has filled; others wait meanwhile. Tests only read it.

    Args:
        factory: of the temporary directories of this process.
        name: of the directory.
        make: fills the directory, which exists and is empty.
    """
    import fcntl

    base = factory.getbasetemp()
    directory = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "once" / name
    directory.parent.mkdir(exist_ok=True)
    stamp = directory.with_suffix(".made")
    with directory.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not stamp.exists():
            shutil.rmtree(directory, ignore_errors=True)
            directory.mkdir()
            make(directory)
            stamp.touch()
    return directory
