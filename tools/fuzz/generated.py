"""Make many valid files and see that each is valid and read back as it was meant; can be stopped and resumed.

    python tools/fuzz/generated.py JOURNAL --count 100000        go on where the journal ends
    python tools/fuzz/generated.py JOURNAL --report              only say what the journal holds

Seeds are worked through in blocks; a line of the journal (JSON) stands for a complete block. Seed N of the campaign is seed
N // 3 of the generation N % 3; sizes take turns. Whatever is wrong with a file is printed with its seed, and makes the exit status 1.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import rntuple_construct as rnt
from rntuple_construct.batch.journal import journal_lines
from rntuple_construct.batch.results import line_of
from rntuple_construct.batch.schedulers import map_in_order, open_scheduler
from rntuple_construct.format.generations import writable_generation
from rntuple_construct.kit.files.file_features import reachable_words, words_of_file
from rntuple_construct.kit.fuzzing import generate_file

GENERATIONS = ("1.x", "rc2", "rc1")
SIZES = ("small", "tiny", "tiny", "small", "tiny", "medium", "tiny", "small")
BLOCK = 300


def given(number: int) -> tuple[int, str, str]:
    """Seed, generation and size of a number of the campaign."""
    seed = number // len(GENERATIONS)
    return seed, GENERATIONS[number % len(GENERATIONS)], SIZES[seed % len(SIZES)]


def objections(number: int) -> tuple[list[str], frozenset[str]]:
    """What is wrong with a file, and what it has."""
    seed, generation, size = given(number)
    try:
        made = generate_file(seed, generation, size)
    except Exception as error:  # noqa: BLE001 (whatever it is, it is a finding)
        return [f"not made: {type(error).__name__}: {error}"], frozenset()
    found = []
    report = rnt.validate(made.data)
    if not report.ok:
        found.append(f"not valid: {next(f'{each.rule_id} {each.message}' for each in report.findings)}")
    try:
        with rnt.open(made.data) as file:
            if file[made.ntuple].arrays(library="py") != made.rows:
                found.append("read back differently")
    except Exception as error:  # noqa: BLE001
        found.append(f"not read: {type(error).__name__}: {error}")
    # The features of some are enough, and cost as much as the rest.
    return found, words_of_file(made.data, made.ntuple) if number % 7 == 0 else frozenset()


def block_of(block: tuple[int, int]) -> dict[str, Any]:
    """The line of the journal about a block of numbers."""
    first, stop = block
    start = time.process_time()
    words: dict[str, Counter[str]] = {name: Counter() for name in GENERATIONS}
    problems = []
    for number in range(first, stop):
        found, has = objections(number)
        seed, generation, size = given(number)
        words[generation].update(has)
        for each in found:
            problems.append(f"{generation} seed {seed} {size}: {each}")
            print(problems[-1], flush=True)
    known = {
        name: {word: count for word, count in counted.items() if word in REACHABLE[name]}
        for name, counted in words.items()
    }
    seconds = round(time.process_time() - start, 1)
    return {"first": first, "stop": stop, "seconds": seconds, "problems": problems, "words": known}


def block_of_dead(block: tuple[int, int], exit_code: int) -> dict[str, Any]:
    """The line about a block at which every process ended."""
    problem = f"numbers {block[0]} to {block[1]}: the process ended with code {exit_code}"
    return {"first": block[0], "stop": block[1], "seconds": 0.0, "problems": [problem], "words": {}}


REACHABLE = {name: reachable_words(writable_generation(name)) for name in GENERATIONS}


def report(lines: list[dict[str, Any]]) -> int:
    """Print what a journal holds; the number of problems."""
    made = sum(line["stop"] - line["first"] for line in lines)
    problems = [problem for line in lines for problem in line["problems"]]
    seconds = sum(line["seconds"] for line in lines)
    print(f"{made} files, {len(problems)} problems, {seconds:.0f} s of CPU")
    for name in GENERATIONS:
        counted: Counter[str] = Counter()
        for line in lines:
            counted.update(line["words"].get(name, {}))
        missing = sorted(REACHABLE[name] - set(counted))
        rarest = ", ".join(f"{word} {count}" for word, count in counted.most_common()[:-6:-1])
        print(f"{name}: {len(counted)} of {len(REACHABLE[name])} features reached; rarest: {rarest}")
        if missing:
            print(f"{name}: not reached: {', '.join(missing)}")
    return len(problems)


def main() -> int:
    """Run the campaign, or report it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("journal", type=Path, help="file that says what has been done; made if not there")
    parser.add_argument("--count", type=int, default=100_000, help="files in all (default 100000)")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so much time")
    parser.add_argument("--report", action="store_true", help="only say what the journal holds")
    parser.add_argument(
        "-j", "--jobs", type=int, default=1, help="blocks at a time; 0 for as many as processors"
    )
    arguments = parser.parse_args()
    lines = [line for line in journal_lines(arguments.journal) if line]
    done = max((line["stop"] for line in lines), default=0)
    end = time.monotonic() + arguments.seconds

    def blocks() -> Iterator[tuple[int, int]]:
        for first in range(done, 0 if arguments.report else arguments.count, BLOCK):
            if time.monotonic() >= end:
                return
            yield first, min(first + BLOCK, arguments.count)

    # In order, so that a run that is stopped leaves no gap.
    jobs = arguments.jobs or os.cpu_count() or 1
    with open_scheduler("local" if jobs == 1 else "processes", jobs) as scheduler:
        for line in map_in_order(scheduler, block_of_dead, block_of, blocks()):
            with arguments.journal.open("a") as out:
                out.write(line_of(line) + "\n")
            lines.append(line)
    return 1 if report(lines) else 0


if __name__ == "__main__":
    sys.exit(main())
