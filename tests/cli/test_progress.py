"""Progress: a bar on a terminal only, and only for more than one step; or a line of JSON from time to time."""

from __future__ import annotations

import io
import json
import sys
import time

import pytest

from rntuple_construct.cli import progress as module
from rntuple_construct.cli.progress import progress


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def shown(stream: io.StringIO, total: int, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stderr", stream)
    with progress("writing the corpus", total) as step:
        for _ in range(total):
            step()
    return stream.getvalue()


def test_a_terminal_sees_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("rich")
    assert "writing the corpus" in shown(Terminal(), 2, monkeypatch)


@pytest.mark.parametrize(("stream", "total"), [(io.StringIO(), 2), (Terminal(), 1)])
def test_nothing_is_shown_elsewhere(stream: io.StringIO, total: int, monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(stream, total, monkeypatch) == ""


def test_no_bar_is_shown_if_none_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = Terminal()
    monkeypatch.setattr(sys, "stderr", stream)
    with progress("writing", 2, "none") as step:
        step()
    assert stream.getvalue() == ""


def test_lines_come_while_a_step_takes_long(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(module, "SECONDS_BETWEEN_LINES", 0.01)
    found = ""
    with progress("reading", 4, "json", lambda: {"ok": 1}) as step:
        step()
        deadline = time.monotonic() + 60
        while found.count("\n") < 2 and time.monotonic() < deadline:
            time.sleep(0.01)
            found += capsys.readouterr().err
    lines = [json.loads(line) for line in (found + capsys.readouterr().err).splitlines()]
    assert len(lines) >= 3
    assert {(line["action"], line["total"], line["ok"]) for line in lines} == {("reading", 4, 1)}
    assert (lines[-1]["done"], lines[-1]["seconds_left"] is None) == (1, False)


def test_the_last_line_comes_after_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(KeyboardInterrupt), progress("reading", 4, "json"):
        raise KeyboardInterrupt
    (line,) = capsys.readouterr().err.splitlines()
    assert (json.loads(line)["done"], json.loads(line)["seconds_left"]) == (0, None)
