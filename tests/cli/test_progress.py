"""The progress bar: on a terminal only, and only for more than one step."""

from __future__ import annotations

import io
import sys

import pytest

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
