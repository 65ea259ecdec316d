"""``constraints.txt`` can be installed: no two of its versions exclude each other."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
PROJECT = "rntuple-construct"


def pinned() -> dict[str, str]:
    """Versions by canonical name."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
    return {canonicalize_name(name): version for name, _, version in (line.partition("==") for line in lines)}


def conflicts(pins: dict[str, str]) -> tuple[list[str], int]:
    """Requirements of the installed packages that a pinned version does not fulfil, and how many packages were asked.

    Packages that are installed in another version than the pinned one are left out: they may have other requirements.
    """
    found, num_asked = [], 0
    for name, version in [*pins.items(), (PROJECT, distribution(PROJECT).version)]:
        try:
            package = distribution(name)
        except PackageNotFoundError:
            continue
        if package.version != version:
            continue
        extra = "dev" if name == PROJECT else ""
        num_asked += 1
        for text in package.requires or ():
            wanted = Requirement(text)
            if wanted.marker and not wanted.marker.evaluate({"extra": extra}):
                continue
            chosen = pins.get(canonicalize_name(wanted.name))
            if chosen and not wanted.specifier.contains(chosen, prereleases=True):
                found.append(f"{name} {version} needs {wanted}, not {chosen}")
    return found, num_asked


@pytest.mark.optional
def test_no_pinned_version_excludes_another() -> None:
    pins = pinned()
    found, num_asked = conflicts(pins)
    assert found == []
    if num_asked < len(pins) / 2:
        pytest.skip(f"only {num_asked} of {len(pins)} packages have the pinned version here")


def test_a_conflict_is_found() -> None:
    found, _ = conflicts({**pinned(), "pytest": "1.0"})
    assert any(PROJECT in text and "pytest" in text for text in found)
