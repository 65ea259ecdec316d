"""``constraints.txt`` can be installed: no two of its versions exclude each other."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
PROJECT = "rntuple-construct"


def pinned() -> dict[str, str]:
    """Versions by canonical name."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").split()
    return {canonicalize_name(name): version for name, _, version in (line.partition("==") for line in lines)}


def conflicts(pins: dict[str, str]) -> list[str]:
    """Requirements of this project and of installed packages that a pinned version does not fulfil.

    Packages that are installed in another version than the pinned one are left out: they may have other requirements.
    """
    found = []
    for name, version in [*pins.items(), (PROJECT, distribution(PROJECT).version)]:
        try:
            package = distribution(name)
        except PackageNotFoundError:
            continue
        if package.version != version:
            continue
        extra = "dev" if name == PROJECT else ""
        for text in package.requires or ():
            wanted = Requirement(text)
            if wanted.marker and not wanted.marker.evaluate({"extra": extra}):
                continue
            chosen = pins.get(canonicalize_name(wanted.name))
            if chosen and not wanted.specifier.contains(chosen, prereleases=True):
                found.append(f"{name} {version} needs {wanted}, not {chosen}")
    return found


def test_no_pinned_version_excludes_another() -> None:
    assert conflicts(pinned()) == []


def test_a_conflict_is_found() -> None:
    found = conflicts({**pinned(), "pytest": "1.0"})
    assert any(PROJECT in text and "pytest" in text for text in found)
