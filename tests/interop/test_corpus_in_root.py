"""ROOT reads the valid files of the conformance corpus, but for those that its notes name, and refuses what must be refused."""

from __future__ import annotations

import warnings
from fnmatch import fnmatchcase
from pathlib import Path

import pytest
from support.interop_spelling import first_difference, root_spelling
from support.root_process import answer_of, require_root

import rntuple_construct as rnt
from rntuple_construct.base.tables import read_table
from rntuple_construct.kit.corpus import MadeCase, cases
from rntuple_construct.kit.files.file_features import first_ntuple
from rntuple_construct.kit.peers import TABLE, note_of_root

RELEASED = [case for case in cases() if case.generation == "1.x" and case.has_values]


def of_kind(*kinds: str) -> list[MadeCase]:
    """Cases of the released format with some outcomes."""
    return [case for case in RELEASED if case.outcome.kind in kinds]


def complaint(case: MadeCase, path: Path) -> str:
    """What ROOT makes of a file otherwise than the outcome asks for; empty if nothing."""
    path.write_bytes(case.make())
    name = case.ntuple or first_ntuple(path.read_bytes()) or ""
    answer = answer_of(path, name, None)
    if answer.error:
        return answer.error
    with warnings.catch_warnings(), rnt.open(path) as file:
        warnings.simplefilter("ignore", rnt.DroppedFieldWarning)
        nodes = {key: node for key, node in file[name].nodes.items() if key not in case.outcome.fields}
        rows = file[name].arrays(list(nodes), library="py")
    for field in case.outcome.fields:
        if field in answer.values:
            return f"{field} is read"
    for field, node in nodes.items():
        if field not in answer.values:
            return answer.errors.get(field, f"{field} is missing")
        expected = [root_spelling(node, row[field]) for row in rows]
        if first_difference(answer.values[field], expected) is not None:
            return f"{field} has other values"
    return ""


TRAPS = [case for case in of_kind("may-refuse") if case.id.startswith("readers/traps/")]
"""Files that break a rule, which ROOT reads nevertheless."""


@pytest.mark.parametrize("case", [*of_kind("valid", "must-drop-field"), *TRAPS], ids=str)
def test_root_gives_the_values_or_does_what_the_note_says(case: MadeCase, tmp_path: Path) -> None:
    require_root()
    assert bool(complaint(case, tmp_path / "case.root")) == (note_of_root(case.id, case.base) is not None)


@pytest.mark.parametrize("case", [case for case in of_kind("must-refuse") if case.suite != "rules"], ids=str)
def test_root_refuses(case: MadeCase, tmp_path: Path) -> None:
    require_root()
    path = tmp_path / "case.root"
    path.write_bytes(case.make())
    answer = answer_of(path, case.ntuple or first_ntuple(path.read_bytes()) or "events", None)
    assert answer.error or answer.errors


def test_notes_are_about_cases() -> None:
    patterns = [each for cases in read_table(TABLE)["notes"].values() for each in cases]
    assert [each for each in patterns if not any(fnmatchcase(case.id, each) for case in RELEASED)] == []
