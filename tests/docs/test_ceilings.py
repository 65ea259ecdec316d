"""The check that a job of the package is not done in one more way."""

from __future__ import annotations

from pathlib import Path

import ceilings

JOB = {
    "name": "keep a journal",
    "module": "journal.py",
    "pattern": r"^class \w*Journal\b",
    "ceiling": 1,
    "plan": 1,
}


def test_a_second_way_is_named_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "journal.py").write_text("import os\n\n\nclass Journal:\n    pass\n")
    assert ceilings.problems([JOB], tmp_path) == []
    (tmp_path / "other.py").write_text("class OtherJournal:\n    pass\n")
    assert ceilings.problems([JOB], tmp_path) == [
        "keep a journal: 2 ways, at most 1: journal.py:4, other.py:1"
    ]


def test_a_ceiling_follows_when_a_way_leaves(tmp_path: Path) -> None:
    (tmp_path / "journal.py").write_text("class Journal:\n    pass\n")
    assert ceilings.problems([{**JOB, "ceiling": 2}], tmp_path) == [
        "keep a journal: 1 ways; lower the ceiling of 2 to that"
    ]


def test_a_job_without_its_module_is_an_error(tmp_path: Path) -> None:
    assert ceilings.problems([{**JOB, "ceiling": 0}], tmp_path) == [
        "keep a journal: there is no module journal.py"
    ]
