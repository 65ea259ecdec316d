"""Journals of ``--resume``: lines of another run are refused with their number, and a killed run leaves a good one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.dumps import run_cli

import rntuple_construct as rnt
from rntuple_construct.storage.journal import Journal, JournalError, typed

COMMANDS = ("validate", "info", "stats")
WRONG: tuple[Any, ...] = (None, [], {}, "x", 7, -1, 1 << 70, True, [[]], "RNT-XXX-999")


@pytest.fixture
def files(tmp_path: Path) -> Path:
    directory = tmp_path / "in"
    directory.mkdir()
    for number in range(3):
        path = directory / f"f{number}.root"
        rnt.write(path, "E", {"x": np.arange(9)}, rnt.WriteOptions(compression="none"))
        if number == 1:
            data = bytearray(path.read_bytes())
            data[data.index(np.arange(9)[1:3].tobytes())] ^= 1
            path.write_bytes(data)
    return directory


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Paths of all members of a value of JSON."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield (*path, key)
        yield from places(item, (*path, key))


@pytest.mark.parametrize("command", COMMANDS)
def test_a_line_with_a_member_of_another_type_never_ends_as_a_bug(
    command: str, files: Path, tmp_path: Path
) -> None:
    journal = tmp_path / "journal"
    run = [command, str(files), "--scheduler", "local", "--resume", str(journal)]
    results = ["--results", str(tmp_path / "r.jsonl"), "--report", str(tmp_path / "r.html")]
    first = run_cli(*run)
    lines = journal.read_text().splitlines()
    assert len(lines) == 4
    assert run_cli(*run, *results) == first
    line = json.loads(lines[2])
    refused = 0
    tops = [
        place for place in places(line) if place[0] != "row" or place[1:2] != ("detail",) or len(place) < 3
    ]
    for place in tops:
        for wrong in WRONG:
            changed = json.loads(lines[2])
            inner = changed
            for key in place[:-1]:
                inner = inner[key]
            if type(inner[place[-1]]) is type(wrong):
                continue
            inner[place[-1]] = wrong
            text = "\n".join([*lines[:2], json.dumps(changed), *lines[3:], ""])
            journal.write_text(text)
            done = run_cli(*run, *results)
            if done.code != 2:  # another state, an optional member
                assert done.code == first.code, (place, wrong)
                assert "forged" not in done.out
                continue
            assert f"{journal}, line 3: not a journal of this run" in done.err
            refused += 1
    assert refused > 5 * len([place for place in tops if place[0] in ("row", "file", "findings")]) // 2


@pytest.mark.parametrize(("command", "place"), [("validate", ("file", "name")), ("info", ("row", "file"))])
def test_a_forged_name_is_refused(command: str, place: tuple[str, str], files: Path, tmp_path: Path) -> None:
    journal, results = tmp_path / "journal", tmp_path / "r.jsonl"
    run = [command, str(files), "--scheduler", "local", "--resume", str(journal), "--results", str(results)]
    run_cli(*run)
    lines = [json.loads(line) for line in journal.read_text().splitlines()]
    lines[1][place[0]][place[1]] = "forged.root"
    journal.write_text("".join(json.dumps(line) + "\n" for line in lines))
    before = results.read_bytes()
    done = run_cli(*run)
    assert done.code == 2
    assert f"{journal}, line 2: not a journal of this run" in done.err
    assert results.read_bytes() == before


@pytest.mark.parametrize("command", COMMANDS)
def test_a_head_that_a_killed_run_has_not_finished_is_an_empty_journal(
    command: str, files: Path, tmp_path: Path
) -> None:
    journal = tmp_path / "journal"
    run = [command, str(files), "--scheduler", "local", "--resume", str(journal)]
    run_cli(*run)
    whole = journal.read_bytes()
    head = whole.split(b"\n")[0]
    for length in (0, 1, 5, 20, len(head) - 1, len(head)):
        journal.write_bytes(head[:length])
        run_cli(*run)
        assert len(journal.read_bytes().splitlines()) == 4


@pytest.mark.parametrize(
    "text",
    ["mine\n", "mine", "{}\n", "[1]\n", '{"kind": "other"}\n', '{"kind": "other', "\n", "[" * 100_000 + "\n"],
)
def test_other_files_are_refused_and_stay(text: str, tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_text(text)
    with pytest.raises(JournalError, match="line 1: not a journal of this run"):
        Journal(path, {"kind": "this"})
    assert path.read_text() == text


@pytest.mark.parametrize(
    "line", ["{}", "[]", "x", '{"target": 7}', '{"target": null}', "[" * 100_000, '"\ud800']
)
def test_a_line_that_is_none_of_a_journal_is_refused(line: str, tmp_path: Path) -> None:
    path = tmp_path / "journal"
    Journal(path, {"kind": "this"}).note("a", 1, {"result": 5})
    with path.open("a", encoding="utf-8", errors="surrogatepass") as file:
        file.write(line + "\n")
    with pytest.raises(JournalError, match="line 3"):
        Journal(path, {"kind": "this"})


def test_results_come_back_and_other_settings_begin_anew(tmp_path: Path) -> None:
    path = tmp_path / "journal"
    journal = Journal(path, {"kind": "this", "level": 1})
    journal.note("a", 1, {"result": 5})
    journal.note("b", None, {"result": 6})
    again = Journal(path, {"kind": "this", "level": 1})
    assert again.result("a", lambda line: line["result"]) == 5
    assert again.result("b", lambda line: line["result"]) is None
    with pytest.raises(JournalError, match="line 2"):
        again.result("a", lambda line: line["missing"])
    assert Journal(path, {"kind": "this", "level": 2}).result("a", lambda line: line) is None


def test_types_of_members() -> None:
    assert typed({"a": 1, "b": None}, a=int, b=(str, type(None))) == {"a": 1, "b": None}
    for members in ({}, {"a": 1, "b": 2}, {"a": True}, {"a": -1}, {"a": 1 << 63}, {"a": "1"}, [], None):
        with pytest.raises(TypeError):
            typed(members, a=int)
    assert typed({"a": -1}, a=object) == {"a": -1}
