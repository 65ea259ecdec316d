"""Have every implementation read the corpus, and write the conformance matrix.

    python tools/documents/conformance_matrix.py --setup           install the peers of rntuple_construct/kit/peers.toml into build/peers
    python tools/documents/conformance_matrix.py --setup --only rootfilespec    install one of them
    python tools/documents/conformance_matrix.py --record          ask all for what has changed, then write the documents
    python tools/documents/conformance_matrix.py --record --all    ask all for everything
    python tools/documents/conformance_matrix.py --record --only uproot    ask one implementation, in all its versions
    python tools/documents/conformance_matrix.py                   write the documents from what is recorded
    python tools/documents/conformance_matrix.py --html OUT.html   write the page (makes the corpus to show bytes)

The record is docs/conformance/matrix.json; rntuple_construct/kit/peers.toml has the reasons for failures.
"""

from __future__ import annotations

import argparse
import fnmatch
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "generated" / "python"), str(Path(__file__).parent)]

import interop_table
from matrix_document import document, unexplained, with_reasons

from rntuple_construct.base.errors import MissingExtraError
from rntuple_construct.kit.corpus import cases, write_corpus
from rntuple_construct.kit.peers import TABLE, Peer, peers, with_answers
from rntuple_construct.kit.runner.cases import Corpus, StoredCase, load_corpus
from rntuple_construct.kit.runner.compare import ValueDifference
from rntuple_construct.kit.runner.implementations import implementation
from rntuple_construct.kit.runner.judge import REFUSED_KINDS
from rntuple_construct.kit.runner.matrix import cell, matrix, packed, read_record, result_of
from rntuple_construct.kit.runner.page import page_text
from rntuple_construct.kit.runner.process import ProcessLimits, ProcessPool, memory_watch
from rntuple_construct.kit.runner.run import Run, run_cases
from rntuple_construct.kit.runner.wrong_values import element_of

FOLDER = ROOT / "docs" / "conformance"
RECORD = FOLDER / "matrix.json"
ROOT_VERSION = "6.40.00"
PAGE = ROOT / "docs" / "conformance-matrix.md"
PLACES = ROOT / "build" / "peers"


def outputs() -> dict[Path, str]:
    """Return the page of the recorded answers."""
    return {PAGE: document(read_record(RECORD))}


def main() -> int:
    """Run; returns 1 if a failure has no reason."""
    parser = argparse.ArgumentParser(
        allow_abbrev=False, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--setup", action="store_true", help="install the peers")
    parser.add_argument("--record", action="store_true", help="ask the implementations")
    parser.add_argument("--only", action="append", help="install and ask only these implementations")
    parser.add_argument("--all", action="store_true", help="ask for cases that have not changed, too")
    parser.add_argument(
        "--case", action="append", default=[], help="ask for such cases, too, though nothing has changed"
    )
    parser.add_argument("--corpus", type=Path, help="a corpus that is made already")
    parser.add_argument("--html", type=Path, help="write the page there")
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    if arguments.setup:
        setup(arguments.only)
        if not (arguments.record or arguments.html):
            return 0
    if arguments.record:
        with made_corpus(arguments.corpus) as corpus:
            record(corpus, arguments.only, arguments.jobs, ["*"] if arguments.all else arguments.case)
    recorded = read_record(RECORD)
    if arguments.html is not None:
        with made_corpus(arguments.corpus) as corpus:
            whole = matrix(corpus, aligned(recorded, corpus))
            text = page_text(with_reasons(whole), "RNTuple conformance matrix")
            arguments.html.write_text(text, encoding="utf-8")
    missing = unexplained(recorded)
    for line in missing:
        print(f"no reason in {TABLE.name}: {line}", file=sys.stderr)
    PAGE.write_text(document(recorded), encoding="utf-8")
    interop_table.PAGE.write_text(interop_table.document(recorded), encoding="utf-8")
    return int(bool(missing))


@contextmanager
def made_corpus(directory: Path | None) -> Iterator[Corpus]:
    """The corpus; made and removed again unless it is there."""
    if directory is not None:
        yield load_corpus(directory).select()
        return
    with tempfile.TemporaryDirectory() as made:
        write_corpus(cases(), made, lambda: None)
        yield load_corpus(Path(made)).select()


def setup(only: list[str] | None) -> None:
    """Install versions of peers, of all or of some, each in a separate environment."""
    PLACES.mkdir(parents=True, exist_ok=True)
    for peer in peers():
        if only is not None and peer.name not in only:
            continue
        place = PLACES / f"{peer.name}-{peer.version}"
        if peer.wheel:
            command = ["sh", str(ROOT / "tools" / "root" / "setup_root.sh"), peer.wheel]
            subprocess.run(command, check=True, env={**os.environ, "PYTHON": sys.executable})
        stamp = place / ".installed"
        if stamp.exists() or peer.name not in ("uproot", "rootfilespec", "jsroot"):
            continue
        print(f"installing {place.name}", file=sys.stderr)
        shutil.rmtree(place, ignore_errors=True)
        if peer.name == "jsroot":
            place.mkdir()
            (place / "package.json").write_text('{"private": true}\n', encoding="utf-8")
            package = f"jsroot@{peer.version}"
            command = [
                "npm",
                "install",
                "--ignore-scripts",
                "--no-audit",
                "--no-fund",
                "--omit=optional",
                package,
            ]
            subprocess.run(command, cwd=place, check=True, stdout=subprocess.DEVNULL)
        else:
            subprocess.run([sys.executable, "-m", "venv", place], check=True)
            packages = [f"{peer.name}=={peer.version}", *peer.packages]
            subprocess.run([place / "bin/python", "-m", "pip", "install", "--quiet", *packages], check=True)
        stamp.touch()


def environment(peer: Peer) -> dict[str, str]:
    """Variables that lead to a version of a peer; none for the newest one where it is installed for the tests alone."""
    place = PLACES / f"{peer.name}-{peer.version}"
    newest = next(each for each in peers() if each.name == peer.name)
    if peer == newest and not peer.wheel and not place.is_dir():
        return {}
    variables = {
        "root": {"RNTUPLE_ROOT_READER": str(ROOT / f"build/root-{peer.wheel}/reader")} if peer.wheel else {},
        "uproot": {"RNTUPLE_UPROOT_PYTHON": str(place / "bin/python")},
        "rootfilespec": {"RNTUPLE_ROOTFILESPEC_PYTHON": str(place / "bin/python")},
        "jsroot": {"RNTUPLE_JSROOT": str(place / "node_modules/jsroot")},
    }
    return variables.get(peer.name, {})


def record(corpus: Corpus, only: list[str] | None, jobs: int, again: list[str]) -> None:
    """Ask implementations for the cases whose results are not known, and write the record."""
    corpus.check_files()
    before = read_record(RECORD) if RECORD.is_file() else {"columns": []}
    keys = {case.id: case.key for case in corpus.cases}
    columns = []
    for peer in peers():
        old = known_cells(before, peer, keys)
        asked = only is None or peer.name in only
        todo = [
            case
            for case in corpus.cases
            if asked
            and peer.is_asked(case.id)
            and (case.id not in old or any(fnmatch.fnmatchcase(case.id, each) for each in again))
        ]
        run = Run(peer.name, peer.version)
        seconds = next((each["seconds"] for each in before["columns"] if _is_of(each, peer)), 0.0)
        if todo:
            start = time.monotonic()
            try:
                ask(peer, replace(corpus, cases=tuple(todo)), run, jobs)
            except MissingExtraError as error:
                print(f"{peer.name} {peer.version}: {error}", file=sys.stderr)
            else:
                if len(todo) == sum(peer.is_asked(case.id) for case in corpus.cases):
                    seconds = round(time.monotonic() - start, 1)
                print(f"{peer.name} {run.version}: {len(todo)} cases, {time.monotonic() - start:.0f} s, "
                      f"{ {str(verdict): count for verdict, count in run.counts().items()} }", file=sys.stderr)  # fmt: skip
        fresh = {case.id: cell(case, run.results[case.id]) for case in todo if case.id in run.results}
        cells = {case_id: recorded_cell(item) for case_id, item in {**old, **fresh}.items()}
        if cells:
            columns.append(
                {
                    "implementation": peer.name,
                    "version": peer.version,
                    "profile": run.profile.document if fresh else known_profile(before, peer),
                    "seconds": seconds,
                    "cells": [cells.get(case.id) for case in corpus.cases],
                }
            )
        missing = sum(peer.is_asked(case.id) for case in corpus.cases) - len(cells)
        if missing:
            print(f"{peer.name} {peer.version}: {missing} cases were not asked for", file=sys.stderr)
    whole = matrix(corpus, columns)
    for case in whole["cases"]:
        for name in ("edits", "base", "size", "ntuple"):
            case.pop(name, None)
    write_record(whole)


def _is_of(column: Mapping[str, Any], peer: Peer) -> bool:
    return (column["implementation"], column["version"]) == (peer.name, peer.version)


def known_cells(before: Mapping[str, Any], peer: Peer, keys: Mapping[str, str]) -> dict[str, Any]:
    """Recorded cells of unchanged cases."""
    for column in before["columns"]:
        if _is_of(column, peer):
            pairs = zip(before["cases"], column["cells"], strict=True)
            return {
                case["id"]: item
                for case, item in pairs
                if item is not None and keys.get(case["id"]) == case["key"]
            }
    return {}


def known_profile(before: Mapping[str, Any], peer: Peer) -> Any:
    """The recorded profile of a peer."""
    return next((column["profile"] for column in before["columns"] if _is_of(column, peer)), {})


def ask(peer: Peer, corpus: Corpus, run: Run, jobs: int) -> None:
    """Give cases to one version of an implementation."""
    variables = environment(peer)
    before = {name: os.environ.get(name) for name in variables}
    os.environ.update(variables)
    try:
        known = implementation(peer.name)
    finally:
        for name, value in before.items():
            os.environ.pop(name) if value is None else os.environ.update({name: value})
    budget = ProcessLimits(seconds=120.0)  # so that the record does not depend on the load of the machine
    run.version = ""
    for _ in run_cases(
        known, corpus, run, ProcessPool(memory_watch(budget.memory)), budget=budget, jobs=jobs
    ):
        pass
    if run.version and run.version != peer.version:
        raise SystemExit(f"{peer.name} calls itself {run.version}, {TABLE.name} {peer.version}")


def aligned(recorded: Mapping[str, Any], corpus: Corpus) -> list[dict[str, Any]]:
    """The recorded columns in the order of the corpus.

    Raises:
        SystemExit: the record is of another corpus.
    """
    places = {case["id"]: (index, case["key"]) for index, case in enumerate(recorded["cases"])}

    def place(case: StoredCase) -> int:
        index, key = places.get(case.id, (-1, ""))
        if key != case.key:
            raise SystemExit(f"{case.id} has changed since it was recorded: run with --record")
        return index

    order = [(case, place(case)) for case in corpus.cases]
    return [
        {**column, "cells": [with_element(case, column["cells"][index]) for case, index in order]}
        for column in recorded["columns"]
    ]


def with_element(case: StoredCase, item: Any) -> Any:
    """Return a recorded cell with the stored element of a wrong value; the record leaves it out."""
    if not isinstance(item, dict) or "difference" not in item or item.get("level") != "values":
        return item
    element = element_of(case, ValueDifference(**item["difference"]))
    return item if element is None else {**item, "element": element}


def recorded_cell(item: Any) -> Any:
    """A cell without what the file and the difference give again."""
    is_text = not isinstance(item, dict)
    return (
        item
        if is_text
        else {name: value for name, value in item.items() if name not in ("element", "stored")}
    )


def write_record(whole: Mapping[str, Any]) -> None:
    """The record, one case a line and one column a line."""
    FOLDER.mkdir(exist_ok=True)
    document = {"schema_version": "1.0", **packed(whole)}
    lines = []
    for name, value in document.items():
        if isinstance(value, list):
            items = ",\n".join(json.dumps(item, separators=(",", ":")) for item in value)
            lines.append(f"{json.dumps(name)}: [\n{items}\n]")
        else:
            lines.append(f"{json.dumps(name)}: {json.dumps(value, separators=(',', ':'))}")
    RECORD.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    table = with_answers(answers_of_root(whole), TABLE.read_text(encoding="utf-8"))
    TABLE.write_text(table, encoding="utf-8")


_ANSWERS = {
    "pass:container": "refuses the file",
    "pass:metadata": "refuses the RNTuple",
    "pass:values": "refuses a field or its values",
    "tolerated:values": "reads it",
    "accepted-invalid": "reads it",
    "crash": "does not survive it",
    "memory": "takes too much memory",
    "hang": "gives no answer",
}
"""Answers of ROOT by verdict and level."""


def answers_of_root(whole: Mapping[str, Any]) -> dict[str, list[str]]:
    """Return the files that a reader may or must refuse, by the answer of ROOT."""
    (column,) = (each for each in whole["columns"] if _is_of(each, Peer("root", ROOT_VERSION)))
    found: dict[str, list[str]] = {answer: [] for answer in _ANSWERS.values()}
    for case, item in zip(whole["cases"], column["cells"], strict=True):
        verdict, details = result_of(item)
        answer = _ANSWERS.get(f"{verdict}:{details.get('level')}") or _ANSWERS.get(verdict)
        if case["outcome"] == "may-refuse" and verdict == "pass" and "refused" not in details:
            answer = "reads it"
        if case["outcome"] in (*REFUSED_KINDS, "may-refuse") and answer is not None:
            found[answer].append(case["id"])
    return {answer: cases_of_it for answer, cases_of_it in found.items() if cases_of_it}


if __name__ == "__main__":
    sys.exit(main())
