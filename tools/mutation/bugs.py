"""Bugs for the reader beside this file, and for the package: each replaces a piece of source that is there once."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

__all__ = ["BUGS", "PACKAGE_BUGS", "Bug"]


@dataclass(frozen=True)
class Bug:
    """One change of the reader or of the package.

    Args:
        name: short name.
        title: what reader or package do because of it.
        before, after: the source, which is there once, and what replaces it.
        equivalent: why no file shows the change in a reader that is right; empty if the change is a bug.
        file: of the package, from the top of the repository; empty for a bug of the reader.
        tests: files and folders of tests that concern that file, separated by spaces.
    """

    name: str
    title: str
    before: str
    after: str
    equivalent: str = ""
    file: str = ""
    tests: str = ""

    def plant(self, source: str) -> str:
        """Return the source with the bug.

        Raises:
            ValueError: the text that the bug replaces is not there exactly once.
        """
        if source.count(self.before) != 1:
            raise ValueError(f"bug {self.name}: {source.count(self.before)} places have {self.before!r}")
        return source.replace(self.before, self.after)


def _bugs(name: str) -> dict[str, Bug]:
    """The bugs of a table beside this file, by name."""
    table = tomllib.loads(Path(__file__).with_name(name).read_text(encoding="utf-8"))
    return {each["name"]: Bug(**each) for each in table["bug"]}


BUGS = _bugs("reader.toml")
"""Bugs of the reader by name."""

PACKAGE_BUGS = _bugs("package.toml")
"""Bugs of the package by name."""
