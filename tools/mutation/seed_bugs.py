"""Seed bugs, one at a time, and count how many are found.

Bugs of a small reader are looked for by the conformance corpus, those of the package by the fuzzing campaign and the tests.

    python tools/mutation/seed_bugs.py                  all bugs; fails where docs/mutation.md says otherwise
    python tools/mutation/seed_bugs.py NAME ...         some bugs, with the case that finds each
    python tools/mutation/seed_bugs.py --write          write docs/mutation.md; with names, their rows only
    python tools/mutation/seed_bugs.py -j 2             use two processes
    python tools/mutation/seed_bugs.py --package ...    the same for bugs of the package; fails below 90 %

A bug of the reader is found if a case of the released format fails that the reader without bugs passes. A bug of the package is found if
the fuzzing campaign has an objection, or one of its tests fails, each within two minutes.
"""

from __future__ import annotations

import argparse
import re
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from types import ModuleType
from typing import Any

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(REPOSITORY), str(REPOSITORY / "generated" / "python"), str(Path(__file__).parent)]

import planting
from bugs import BUGS, PACKAGE_BUGS, Bug

from rntuple_construct.kit.corpus import cases, write_corpus
from rntuple_construct.kit.runner.cases import StoredCase, load_corpus
from rntuple_construct.kit.runner.judge import Result, Verdict, judge
from rntuple_construct.kit.runner.protocol import LEVELS, Answer, Level, Status

SECONDS = 10
"""Time that a case may take, and which no case needs."""
MEMORY = 2 << 30
"""Address space of a process, in bytes."""
TOO_LARGE = frozenset({"rules/RNT-COL-017/more-bits-than-offsets-of-32-bits-can-tell"})
"""Cases of which the reader is asked for metadata only, because it decodes element by element."""
READER = Path(__file__).with_name("reader.py")
PAGE = REPOSITORY / "docs" / "mutation.md"


def source_with(bug: Bug | None) -> str:
    """The source of the reader with a bug."""
    source = READER.read_text(encoding="utf-8")
    return source if bug is None else bug.plant(source)


def reader_with(bug: Bug | None) -> ModuleType:
    """The reader with a bug, as a module."""
    module = ModuleType("reader_with_bug")
    exec(compile(source_with(bug), str(READER), "exec"), module.__dict__)
    return module


class Question:
    """A case with its file and contents, and what the reader without bugs answers.

    Args:
        case: the case.
    """

    def __init__(self, case: StoredCase) -> None:
        self._case = case
        self._contents = case.contents()
        self._data = case.file.read_bytes()
        has_values = self._contents is None or "values" in self._contents
        has_values &= case.id not in TOO_LARGE
        # A case without values has millions of them.
        self._levels = [level for level in LEVELS if has_values or level is not Level.VALUES]
        self._right: str | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._case, name)

    def contents(self) -> Any:
        """The expected contents."""
        return self._contents

    def verdict(self, reader: ModuleType, *, remember: bool = False) -> Result:
        """The verdict on the answers of a reader; equal answers have equal verdicts."""
        said = [reader.answer(self._data, self._case.ntuple, level.value) for level in self._levels]
        # Equality would not tell -0.0 from 0.0, nor True from 1.
        text = repr(said)
        if text == self._right:
            return Result(self._case.id, Verdict.PASS)
        if remember:
            self._right = text
        answers = [
            Answer(
                Level(each["level"]), Status(each["status"]), each.get("result", {}), each.get("message", "")
            )
            for each in said
        ]
        question: Any = self
        return judge(question, answers)


def failures(reader: ModuleType, *, remember: bool = False, first: str = "") -> Iterator[Result]:
    """The failures of a reader, in the order of the cases, but for the one that is asked first."""
    for case in sorted(_questions, key=lambda case: case.id != first):
        signal.alarm(SECONDS)
        try:
            result = case.verdict(reader, remember=remember)
        except Late:
            result = Result(case.id, Verdict.HANG)
        except Exception as error:  # noqa: BLE001 (a bug may raise anything)
            result = Result(case.id, Verdict.CRASH, message=f"{type(error).__name__}: {error}")
        finally:
            signal.alarm(0)
        if result.verdict.is_failure:
            yield result


_questions: list[Question] = []


def prepare(directory: Path) -> list[Result]:
    """Load the cases of a corpus, small files first, limit what a bug may take, and return failures without bugs."""
    signal.signal(signal.SIGALRM, _stop)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
    _questions[:] = [
        Question(case)
        for case in sorted(load_corpus(directory).cases, key=lambda case: (case.size, case.id))
        if case.generation == "1.x"
    ]
    return list(failures(reader_with(None), remember=True))


class Late(BaseException):
    """A case takes too long; no reader catches it."""


def _stop(*_: object) -> None:
    raise Late


def found_by(bug: tuple[str, str]) -> tuple[str, str, str]:
    """Name of a bug, and id and message of a case that fails because of it; empty if none does.

    Args:
        bug: name, and id of the case to ask first; the first of the others that fails is given.
    """
    name, first = bug
    result = next(failures(reader_with(BUGS[name]), first=first), None)
    return (name, "", "") if result is None else (name, result.case, f"{result.verdict}: {result.message}")


def found(bugs: Mapping[str, str], workers: int) -> dict[str, tuple[str, str]]:
    """The case and message that find each bug, in processes that have the cases of this one.

    Args:
        bugs: id of the case to ask first by name; empty for the order of the cases.
        workers: number of processes.
    """
    with ProcessPoolExecutor(workers, get_context("fork")) as pool:
        return {name: (case, text) for name, case, text in pool.map(found_by, bugs.items(), chunksize=4)}


def main() -> int:
    """Run; returns 1 if a bug is found that the page does not say is found, or the other way round."""
    parser = argparse.ArgumentParser(
        allow_abbrev=False, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", help="names of bugs")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.relative_to(REPOSITORY)}")
    parser.add_argument("-j", type=int, default=1, dest="workers", help="processes")
    parser.add_argument("--corpus", type=Path, help="a corpus that is made already")
    parser.add_argument("--package", action="store_true", help="bugs of the package")
    arguments = parser.parse_args()
    started = time.monotonic()
    if arguments.package:
        return of_package(
            arguments.names or list(PACKAGE_BUGS), arguments.workers, is_written=arguments.write
        )
    with tempfile.TemporaryDirectory() as name:
        if arguments.corpus is None:
            write_corpus([case for case in cases() if case.generation == "1.x"], Path(name), lambda: None)
        wrong = prepare(arguments.corpus or Path(name))
        for result in wrong:
            print(f"without bugs: {result.case}: {result.verdict} at {result.level}: {result.message}"[:300])
        print(
            f"{len(_questions)} cases, {len(wrong)} failures without bugs, {time.monotonic() - started:.1f} s",
            flush=True,
        )
        if wrong:
            return 1
        before = recorded()
        # A record that is written has the smallest case; otherwise the one that found the bug before tells soonest.
        known = {} if arguments.write else before
        bugs = {name: known.get(name, ("",))[0] for name in arguments.names or BUGS}
        results = found(bugs, arguments.workers)
    missed = [name for name, (case, _) in results.items() if not case and not BUGS[name].equivalent]
    changed = [name for name, (case, _) in results.items() if bool(case) != bool(before.get(name, ("",))[0])]
    for name, (case, text) in results.items():
        if arguments.names or name in missed:
            print(f"{name}: {f'{case}: {text}'[:300] if case else 'NOT FOUND'}")
    relevant = [name for name in results if not BUGS[name].equivalent]
    print(f"{len(relevant) - len(missed)} of {len(relevant)} bugs found, {time.monotonic() - started:.1f} s")
    if arguments.write:
        of_reader = page({**before, **results})
        PAGE.write_text(f"{of_reader}\n{package_page(recorded_of_package())}", encoding="utf-8")
        return 0
    for name in changed:
        found_now = "found" if results[name][0] else "not found"
        print(f"{name} is {found_now}, other than {PAGE.relative_to(REPOSITORY)} says")
    return int(bool(changed))


def of_package(names: Sequence[str], workers: int, *, is_written: bool) -> int:
    """Plant bugs of the package; returns 1 if fewer are found than should be."""
    results: dict[str, planting.Outcome] = {}
    for name, outcome in planting.outcomes([PACKAGE_BUGS[name] for name in names], workers):
        campaign, tests = (said or "NOT FOUND" for said in (outcome.campaign, outcome.tests))
        print(f"{name}: campaign: {campaign}; tests: {tests}", flush=True)
        results[name] = outcome
        if is_written:
            text = PAGE.read_text(encoding="utf-8").partition(PACKAGE_HEADING)[0].rstrip("\n")
            known = package_page({**recorded_of_package(), **results})
            PAGE.write_text(f"{text}\n\n{known}", encoding="utf-8")
    found = sum(outcome.is_found for outcome in results.values())
    print(f"{found} of {len(results)} bugs found")
    return int(found < planting.GOAL * len(results))


PACKAGE_HEADING = "## Bugs of the package\n"


def recorded_of_package() -> dict[str, planting.Outcome]:
    """What the page says of bugs of the package."""
    text = PAGE.read_text(encoding="utf-8").partition(PACKAGE_HEADING)[2]
    rows = re.findall(r"^\| `([^`]+)` \| [^|]+ \| ([^|]+) \| ([^|]+) \|$", text, re.MULTILINE)
    return {
        name: planting.Outcome(*("" if cell == "no" else cell for cell in cells)) for name, *cells in rows
    }


def _unmeasured(count: int) -> list[str]:
    """Lines about bugs that the page has no rows for."""
    if not count:
        return []
    return [f"The {count} other bugs of the list are not measured yet.", ""]


def package_page(results: dict[str, planting.Outcome]) -> str:
    """The part of the page about bugs of the package."""
    known = [name for name in PACKAGE_BUGS if name in results]
    left = len(PACKAGE_BUGS) - len(known)
    found, by_campaign, by_tests = (
        sum(bool(is_found(results[name])) for name in known)
        for is_found in (lambda each: each.is_found, lambda each: each.campaign, lambda each: each.tests)
    )
    lines = [
        PACKAGE_HEADING,
        "The same is done to the package itself. A bug of [`tools/mutation/package.toml`](../tools/mutation/package.toml) is planted in a copy of it.",
        f"Then the [fuzzing campaign](fuzzing-engines.md) and the tests that concern it look for it, {planting.SECONDS} seconds each.",
        "",
        "```",
        "make mutation-test",
        "```",
        "",
        f"**{found} of {len(known)} bugs are found ({100 * found / len(known):.0f} %): {by_campaign} by the campaign, {by_tests} by the tests.** Below 90 % is a failure.",
        "",
        *(_unmeasured(left)),
        "| bug | what the package does | campaign | tests |",
        "|---|---|---|---|",
    ]
    lines += [
        f"| `{name}` | {PACKAGE_BUGS[name].title} | {results[name].campaign or 'no'} | {results[name].tests or 'no'} |"
        for name in known
    ]
    return "\n".join(lines) + "\n"


def recorded() -> dict[str, tuple[str, str]]:
    """The cases that the page of the documentation names, by bug."""
    text = PAGE.read_text(encoding="utf-8").partition(PACKAGE_HEADING)[0] if PAGE.is_file() else ""
    rows = re.findall(r"^\| `([^`]+)` \| [^|]+ \| (?:`([^`]+)`|none) \|$", text, re.MULTILINE)
    return {name: (case, "") for name, case in rows}


def page(results: dict[str, tuple[str, str]]) -> str:
    """The page of the documentation."""
    relevant = [name for name in BUGS if name in results and not BUGS[name].equivalent]
    caught = [name for name in relevant if results[name][0]]
    lines = [
        "# Seeded bugs",
        "",
        "<!-- written by tools/mutation/seed_bugs.py --write -->",
        "",
        "Does the [conformance corpus](conformance-corpus.md) find the mistakes that readers make? To measure it, a small reader",
        "([`tools/mutation/reader.py`](../tools/mutation/reader.py)) that uses nothing of this package passes all cases of the released format.",
        "Then one bug of [`tools/mutation/reader.toml`](../tools/mutation/reader.toml) at a time is put into it. The corpus finds a bug if a case fails.",
        "",
        "```",
        "python tools/mutation/seed_bugs.py -j 2",
        "```",
        "",
        f"**The corpus finds {len(caught)} of {len(relevant)} bugs ({100 * len(caught) / len(relevant):.0f} %).** Changes without effect, which the last table",
        "lists, do not count.",
    ]
    missed = len(relevant) - len(caught)
    if missed:
        lines += ["", f"No case finds the other {missed}, which have `none` in the last column."]
        lines += [
            "Some of them remove a check of files that break the format; a reader may read the rest of such files."
        ]
    lines += ["", "| bug | what the reader does | first case that fails |", "|---|---|---|"]
    lines += [
        f"| `{name}` | {BUGS[name].title} | {f'`{results[name][0]}`' if results[name][0] else 'none'} |"
        for name in relevant
    ]
    equivalent = [name for name in BUGS if BUGS[name].equivalent]
    if equivalent:
        lines += ["", "## Changes without effect", ""]
        lines += [
            "These changes are not bugs: the answers to all files that the format allows are the same.",
            "",
        ]
        lines += ["| change | what the reader does | why nothing differs |", "|---|---|---|"]
        lines += [f"| `{name}` | {BUGS[name].title} | {BUGS[name].equivalent} |" for name in equivalent]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
