"""Packages that some tests use and that the extra ``dev`` lacks."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

_TARGET = Path(__file__).resolve().parents[2] / "build" / "packages"
FOLDER = str(next(_TARGET.glob("lib/python3.*/site-packages"), _TARGET))
"""Directory that tools/project/setup_packages.sh installs them in; the last one on the path of a test."""


def need(package: str, module: str) -> None:
    """Skip the test unless a module of a package is in `FOLDER` or on the path."""
    if importlib.util.find_spec(module) is None and not (Path(FOLDER) / module).is_dir():
        pytest.skip(f"{package} is not installed (sh tools/project/setup_packages.sh {package})")
