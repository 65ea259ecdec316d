"""Bugs that are seeded in a small reader: the corpus finds them, and the page of the documentation lists them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[3]
TOOL = REPOSITORY / "tools" / "mutation"
sys.path.insert(0, str(TOOL))

from bugs import BUGS
from seed_bugs import source_with

SAMPLE = (
    "strings-of-254-bytes", "quantised-by-range", "enum-unsigned", "page-checksum-not-in-payload", "range-before-first-index",
)  # fmt: skip
"""Some of the bugs that earlier corpora did not find."""


@pytest.mark.parametrize("bug", BUGS.values(), ids=BUGS)
def test_a_bug_changes_one_place_of_the_reader(bug: object) -> None:
    source = source_with(bug)
    assert source != source_with(None)
    compile(source, "reader.py", "exec")


def test_the_reader_uses_nothing_of_this_package() -> None:
    source = (TOOL / "reader.py").read_text(encoding="utf-8")
    assert not re.search(r"rntuple_(construct|spec|kaitai)", source)


def outcome(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, TOOL / "seed_bugs.py", *arguments], capture_output=True, text=True, check=False
    )


def test_the_corpus_finds_a_sample_of_the_bugs() -> None:
    found = outcome(*SAMPLE)
    assert found.returncode == 0, found.stdout + found.stderr
    assert f"{len(SAMPLE)} of {len(SAMPLE)} bugs found" in found.stdout


@pytest.mark.slow
def test_the_corpus_finds_the_bugs_that_the_page_says() -> None:
    found = outcome("-j", "2")
    assert found.returncode == 0, found.stdout + found.stderr


def test_the_page_lists_every_bug() -> None:
    page = (REPOSITORY / "docs" / "mutation.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `([^`]+)` \| ([^|]+) \|", page, re.MULTILINE))
    assert rows == {name: bug.title for name, bug in BUGS.items()}
