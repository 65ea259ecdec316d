"""Bugs that are seeded: in a small reader, where the corpus finds them, and in the package. The page of the documentation lists them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).resolve().parents[3]
TOOL = REPOSITORY / "tools" / "mutation"
sys.path.insert(0, str(TOOL))

import planting
import seed_bugs
from bugs import BUGS, PACKAGE_BUGS, Bug
from seed_bugs import source_with

from rntuple_construct.kit.corpus import cases


@pytest.mark.parametrize("bug", BUGS.values(), ids=BUGS)
def test_a_bug_changes_one_place_of_the_reader(bug: object) -> None:
    source = source_with(bug)
    assert source != source_with(None)
    compile(source, "reader.py", "exec")


def test_the_reader_uses_nothing_of_this_package() -> None:
    source = (TOOL / "reader.py").read_text(encoding="utf-8")
    assert not re.search(r"rntuple_(construct|spec|kaitai)", source)


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_the_corpus_finds_the_bugs_that_the_page_says(whole_corpus: Path) -> None:
    command = [sys.executable, TOOL / "seed_bugs.py", "--corpus", whole_corpus]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout + found.stderr


def test_the_page_lists_every_bug() -> None:
    page = (
        (REPOSITORY / "docs" / "mutation.md")
        .read_text(encoding="utf-8")
        .partition(seed_bugs.PACKAGE_HEADING)[0]
    )
    rows = dict(re.findall(r"^\| `([^`]+)` \| ([^|]+) \|", page, re.MULTILINE))
    assert rows == {name: bug.title for name, bug in BUGS.items()}


def test_the_corpus_finds_19_of_20_bugs() -> None:
    recorded = seed_bugs.recorded()
    bugs = [name for name, bug in BUGS.items() if not bug.equivalent]
    assert len(bugs) >= 350
    assert sum(bool(recorded[name][0]) for name in bugs) >= 0.95 * len(bugs)


def test_the_page_names_cases_that_exist() -> None:
    ids = {case.id for case in cases()}
    assert [case for case, _ in seed_bugs.recorded().values() if case and case not in ids] == []


# Bugs of the package

AREAS = (
    "rntuple_construct/reader", "rntuple_construct/model", "rntuple_construct/format/columns", "rntuple_construct/format/pages",
    "rntuple_construct/format/native/pages.c", "rntuple_construct/writer", "rntuple_construct/validation", "rntuple_construct/explain",
    "generated/python/rntuple_parsers",
)  # fmt: skip


@pytest.mark.parametrize("bug", PACKAGE_BUGS.values(), ids=PACKAGE_BUGS)
def test_a_bug_of_the_package_still_applies(bug: Bug) -> None:
    source = (REPOSITORY / bug.file).read_text(encoding="utf-8")
    planted = bug.plant(source)
    assert planted != source
    if bug.file.endswith(".py"):
        compile(planted, bug.file, "exec")
    assert all((REPOSITORY / path).exists() for path in bug.tests.split())


def test_bugs_of_the_package_are_many_and_in_all_its_parts() -> None:
    assert len(PACKAGE_BUGS) >= 40
    files = {bug.file for bug in PACKAGE_BUGS.values()}
    assert [area for area in AREAS if not any(file.startswith(area) for file in files)] == []


def test_a_bug_whose_text_is_gone_is_refused() -> None:
    bug = Bug("name", "title", "before", "after")
    assert bug.plant("one before two") == "one after two"
    for source in ("nothing of it", "before and before"):
        with pytest.raises(ValueError, match="bug name"):
            bug.plant(source)


def test_the_page_tells_who_finds_each_bug_of_the_package() -> None:
    recorded = seed_bugs.recorded_of_package()
    assert set(recorded) <= set(PACKAGE_BUGS)
    assert len(recorded) >= 40
    found = sum(outcome.is_found for outcome in recorded.values())
    assert found >= planting.GOAL * len(recorded)
    page = (REPOSITORY / "docs" / "mutation.md").read_text(encoding="utf-8")
    assert page.endswith(seed_bugs.package_page(recorded))


@pytest.mark.parametrize(("num_found", "code"), [(10, 0), (9, 0), (8, 1)])
def test_fewer_found_bugs_than_nine_of_ten_are_a_failure(
    num_found: int, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = list(PACKAGE_BUGS)[:10]
    outcomes = [planting.Outcome("", "a test" if at < num_found else "") for at in range(10)]
    monkeypatch.setattr(planting, "outcomes", lambda *_: zip(names, outcomes, strict=True))
    assert seed_bugs.of_package(names, 1, is_written=False) == code


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> planting.Copy:
    """A copy of a package of two files, with its campaign and its test."""
    repository = tmp_path / "repository"
    for name in ("rntuple_construct", "tests", "tools/fuzz", ".venv"):
        (repository / name).mkdir(parents=True)
    (repository / "rntuple_construct" / "answer.py").write_text("ANSWER = 42\n", encoding="utf-8")
    (repository / "tests" / "test_answer.py").write_text(
        "from answer import ANSWER\n\n\ndef test_it() -> None:\n    assert ANSWER in (42, 43)\n",
        encoding="utf-8",
    )
    (repository / "tools" / "fuzz" / "campaign.py").write_text(
        "import sys\nsys.path.insert(0, 'rntuple_construct')\nfrom answer import ANSWER\n"
        "if ANSWER != 42:\n    print('mixed 7: disagreement in read: another answer')\n    sys.exit(1)\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(planting, "REPOSITORY", repository)
    made = planting.Copy(tmp_path / "copy")
    assert sorted(path.name for path in made.folder.iterdir()) == ["rntuple_construct", "tests", "tools"]
    monkeypatch.setattr(
        planting.Copy, "_environment", lambda self: {"PYTHONPATH": f"{self.folder / 'rntuple_construct'}"}
    )
    return made


@pytest.mark.parametrize(
    ("after", "outcome"),
    [
        ("ANSWER = 43", planting.Outcome("disagreement in read", "")),
        ("ANSWER = 40 + 4", planting.Outcome("disagreement in read", "test_answer.py::test_it")),
        ("ANSWER = 6 * 7", planting.Outcome("", "")),
        ("ANSWER = ", planting.Outcome("the campaign does not start", "test_answer.py")),
    ],
)
def test_what_finds_a_planted_bug(copy: planting.Copy, after: str, outcome: planting.Outcome) -> None:
    bug = Bug("name", "title", "ANSWER = 42", after, file="rntuple_construct/answer.py", tests="tests")
    assert copy.outcome(bug) == outcome
    assert outcome.is_found == (after != "ANSWER = 6 * 7")
    assert (copy.folder / bug.file).read_text(encoding="utf-8") == "ANSWER = 42\n"


def test_a_package_that_fails_without_a_bug_is_no_measure(
    copy: planting.Copy, monkeypatch: pytest.MonkeyPatch
) -> None:
    bug = Bug("name", "title", "42", "43", file="rntuple_construct/answer.py", tests="tests")
    assert dict(planting.outcomes([bug], 2)) == {"name": planting.Outcome("disagreement in read", "")}
    (planting.REPOSITORY / "rntuple_construct" / "answer.py").write_text("ANSWER = 1\n", encoding="utf-8")
    with pytest.raises(RuntimeError, match=r"without a bug: disagreement in read, test_answer\.py::test_it"):
        list(planting.outcomes([bug], 1))
