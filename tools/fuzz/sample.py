"""Have another reader read generated files, and compare its values with those that were written; can be stopped and resumed.

    python tools/fuzz/sample.py JOURNAL --reader root --count 2000      go on where the journal ends
    python tools/fuzz/sample.py JOURNAL --reader root --equal 2000      until so many files are read equal
    python tools/fuzz/sample.py JOURNAL... --report                     only say what the journals of one reader hold

File N is `generate_file(N, "1.x", size)`, with the sizes in turns
(`self_test.random_comparison.sample_of`). A line of the journal (JSON) represents a file. The reader runs
in a separate process with limits of time and memory, which is replaced when it ends; `-j N` uses N of them.
The rules of `rntuple_construct.kit.peers` select its known limitations. Every other
difference is printed and makes the exit status 1.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from self_test.random_comparison import Comparison, look

from rntuple_construct.base.printable import line_of
from rntuple_construct.batch.schedulers import map_in_order, open_scheduler
from rntuple_construct.kit.fuzzing.differential_fuzzing import Peer
from rntuple_construct.kit.runner.field_limits import READERS
from rntuple_construct.kit.runner.implementations import implementation
from rntuple_construct.kit.runner.process import Budget, ProcessPool, memory_watch

MEMORY = 2 << 30


def journal_lines(path: Path) -> list[dict[str, Any]]:
    """Return the lines of a journal to resume from; an unfinished last line is cut off."""
    data = path.read_bytes() if path.exists() else b""
    *lines, rest = data.split(b"\n")
    if rest:
        os.truncate(path, len(data) - len(rest))
    return [json.loads(line) for line in lines]


def report(lines: list[dict[str, Any]]) -> int:
    """Print what a journal holds, as tables; the number of files that differ."""
    files = list({line["number"]: line for line in lines if "number" in line}.values())
    reader = next((line["reader"] for line in lines if "reader" in line), "?")
    version = next((line["version"] for line in reversed(files) if line.get("version")), "")
    verdicts = Counter(line["verdict"] for line in files)
    equal = sum(line["equal"] for line in files)
    cannot = Counter(why for line in files for why in line["cannot"].values())
    print(f"{reader} {version}: {len(files)} files")
    print(
        "| files equal | equal in part | known not to be read | different | fields equal | fields known not to be read |"
    )
    print("|--:|--:|--:|--:|--:|--:|")
    counts = [verdicts[name] for name in ("equal", "part", "cannot", "differs")]
    print(f"| {' | '.join(map(str, counts))} | {equal} | {cannot.total()} |")
    print("\n| fields | why they are not read |\n|--:|---|")
    for why, count in cannot.most_common():
        print(f"| {count} | {why} |")
    for line in files:
        for name, text in line["differs"].items():
            print(f"file {line['number']}, {name or 'all fields'}: {text}")
    return verdicts["differs"]


def main() -> int:
    """Continue a sample, or report it."""
    parser = argparse.ArgumentParser(
        allow_abbrev=False, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "journals", metavar="JOURNAL", nargs="+", type=Path, help="says what has been done; made if not there"
    )
    parser.add_argument("--reader", choices=READERS, help="who is asked")
    parser.add_argument(
        "--count", type=int, default=None, help="files in all (default 2000, or until --equal)"
    )
    parser.add_argument(
        "--first",
        type=int,
        default=0,
        help="number of the first file, for runs with separate journals",
    )
    parser.add_argument("--equal", type=int, help="stop when so many files were read equal")
    parser.add_argument(
        "-j", "--jobs", type=int, default=1, help="processes; 0 for as many as there are processors"
    )
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so much time")
    parser.add_argument("--timeout", type=float, default=60.0, help="seconds for one file (default 60)")
    parser.add_argument(
        "--again", action="store_true", help="look again at files that were different, as on a busy machine"
    )
    parser.add_argument("--report", action="store_true", help="only say what the journal holds")
    given = parser.parse_args()
    lines = [line for path in given.journals for line in journal_lines(path)]
    if len({line["reader"] for line in lines if "reader" in line}) > 1:
        parser.error("the journals are about several readers")
    if not given.report:
        if len(given.journals) > 1:
            parser.error("a run has one journal")
        if given.reader is None:
            parser.error("--reader is needed")
        if lines and lines[0].get("reader") != given.reader:
            parser.error(f"the journal is about {lines[0].get('reader')}")
        limit = given.count if given.count is not None else 2000 if given.equal is None else sys.maxsize
        if given.again:
            lines = [line for line in lines if line.get("verdict") != "differs"]
            given.journals[0].write_text("".join(line_of(line) + "\n" for line in lines), encoding="utf-8")
        lines += run(given, lines, limit)
    return 1 if report(lines) else 0


def run(given: argparse.Namespace, lines: list[dict[str, Any]], limit: int) -> list[dict[str, Any]]:
    """Look at the files that are left, and write their lines; returns these."""
    done = {line["number"] for line in lines if "number" in line}
    equal = sum(line.get("verdict") == "equal" for line in lines)
    added: list[dict[str, Any]] = [] if lines else [{"reader": given.reader}]
    end = time.monotonic() + given.seconds
    jobs = given.jobs or os.cpu_count() or 1
    process_pool = ProcessPool(memory_watch(MEMORY))
    peer = Peer(implementation(given.reader), Budget(given.timeout, MEMORY), process_pool)

    def left() -> Iterator[int]:
        for number in range(given.first, limit):
            if time.monotonic() >= end:
                return
            if number not in done:
                yield number

    try:
        with (
            tempfile.TemporaryDirectory() as folder,
            given.journals[0].open("a", encoding="utf-8") as journal,
            open_scheduler("local" if jobs == 1 else "processes", jobs) as scheduler,
        ):
            for line in added:
                journal.write(line_of(line) + "\n")
            if given.equal is not None and equal >= given.equal:
                return added
            for line in map_in_order(scheduler, line_of_dead, partial(line_of_number, peer, folder), left()):
                journal.write(line_of(line) + "\n")
                journal.flush()
                for name, text in line["differs"].items():
                    print(f"file {line['number']}, {name or 'all fields'}: {text}", flush=True)
                added.append(line)
                equal += line["verdict"] == "equal"
                if equal == given.equal:
                    break
    finally:
        peer.close()
        process_pool.close()
    return added


def line_of_number(peer: Peer, folder: str, number: int) -> dict[str, Any]:
    """The line of the journal about a file."""
    outcome = look(peer, number, Path(folder) / f"sample-{os.getpid()}.root")
    return {**outcome.document(), "version": peer.version}


def line_of_dead(number: int, exit_code: int) -> dict[str, Any]:
    """The line about a file at which every process of this package ended."""
    return Comparison(number, 0, differs={"": f"the process ended with code {exit_code}"}).document()


if __name__ == "__main__":
    sys.exit(main())
