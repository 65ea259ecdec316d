"""The explorer page and its inner half for Node, built once for the tests."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from support.corpora import REPOSITORY

FOLDER = REPOSITORY / "tools" / "explorer"
NO_PACKAGES = "the packages of the explorer are not installed: tools/project/setup_node.sh (needs Node.js)"


def require_builder() -> ModuleType:
    """The module that builds the page; without Node and the packages the test is skipped, and fails in CI."""
    if shutil.which("node") is None or not (FOLDER / "node_modules" / ".bin" / "esbuild").exists():
        if os.environ.get("CI"):
            pytest.fail(NO_PACKAGES)
        pytest.skip(NO_PACKAGES)
    spec = importlib.util.spec_from_file_location("explorer_build", FOLDER / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run_node(script: Path, arguments: Sequence[str | Path], *, timeout: float = 300) -> Any:
    """What a script prints, as JSON; errors that nobody caught end it."""
    made = subprocess.run(
        ["node", "--no-warnings", "--unhandled-rejections=strict", str(script), *map(str, arguments)],
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    return json.loads(made.stdout)
