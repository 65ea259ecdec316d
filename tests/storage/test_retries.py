"""Requests that fail are repeated: a server that restarts costs no file, and one that is gone is given up in time."""

from __future__ import annotations

import email.utils
import threading
import time
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError, SourceError
from rntuple_construct.storage import retries
from rntuple_construct.storage.retries import Failure, GivenUpError, RetryPolicy, Server, WaitingWarning
from tests.support import servers
from tests.support.distant import distant

pytest.importorskip("aiohttp")


class Clock:
    """Simulated clock that advances only in ``sleep``."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        self.pauses: list[float] = []
        monkeypatch.setattr(retries.time, "monotonic", lambda: self.now)
        monkeypatch.setattr(retries.time, "sleep", self.sleep)

    def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


AWAY = Failure(passes=True, is_away=True)


def failing(times: int) -> Any:
    """A call that fails so many times."""
    left = [times]

    def call() -> str:
        left[0] -= 1
        if left[0] >= 0:
            raise ConnectionError("gone")
        return "answer"

    return call


def test_pauses_grow_up_to_a_limit(clock: Clock) -> None:
    server = Server("http://here")
    repeated: list[int] = []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", WaitingWarning)
        found = server.call(
            failing(20), lambda _: AWAY, RetryPolicy(max_wait=600), lambda: repeated.append(1)
        )
    assert found == "answer"
    assert len(repeated) == len(clock.pauses) == 20
    for number, pause in enumerate(clock.pauses):
        middle = min(0.25 * 2**number, 15)
        assert middle / 2 <= pause <= middle * 1.5


def test_a_server_without_any_answer_is_given_up_after_the_wait(clock: Clock) -> None:
    server = Server("http://here")
    with (
        pytest.warns(WaitingWarning, match=r"http://here has given no answer for .* up to 60 s"),
        pytest.raises(GivenUpError, match="no answer for 60 s"),
    ):
        server.call(failing(10**6), lambda _: AWAY, RetryPolicy(max_wait=60), lambda: None)
    assert sum(clock.pauses) == pytest.approx(60)
    # The outage is known: the next request is sent once and does not wait.
    with pytest.raises(GivenUpError, match="tried once"):
        server.call(failing(10**6), lambda _: AWAY, RetryPolicy(max_wait=60), lambda: None)
    assert sum(clock.pauses) == pytest.approx(60)
    # An answer ends the outage, and the next failure begins another one.
    with pytest.warns(WaitingWarning, match="answers again, after 60 s"):
        assert server.call(failing(0), lambda _: AWAY, RetryPolicy(max_wait=60), lambda: None) == "answer"
    assert server.call(failing(3), lambda _: AWAY, RetryPolicy(max_wait=60), lambda: None) == "answer"


def test_a_file_that_fails_while_others_are_served_is_given_up_after_some_tries(clock: Clock) -> None:
    server = Server("http://here")
    policy = RetryPolicy(tries=6, max_wait=600)
    sent = []

    def call() -> None:
        sent.append(1)
        server.call(failing(0), lambda _: AWAY, policy, lambda: None)  # another file
        raise ConnectionError("busy")

    with pytest.raises(GivenUpError, match="tried 6 times"):
        server.call(call, lambda _: AWAY, policy, lambda: None)
    assert len(sent) == 6


def test_what_does_not_pass_is_not_repeated(clock: Clock) -> None:
    with pytest.raises(ConnectionError):
        Server("http://here").call(failing(1), lambda _: Failure(passes=False), RetryPolicy(), lambda: None)
    assert not clock.pauses


@pytest.mark.parametrize("seconds", [5, 20])
def test_the_server_says_when_to_come_again(clock: Clock, seconds: int) -> None:
    failure = Failure(passes=True, is_away=True, retry_after=seconds)
    assert Server("x").call(failing(1), lambda _: failure, RetryPolicy(), lambda: None) == "answer"
    assert clock.pauses == [seconds]


def test_a_server_that_asks_to_wait_too_long_is_given_up(clock: Clock) -> None:
    failure = Failure(passes=True, is_away=True, retry_after=3600)
    with pytest.raises(GivenUpError, match="asks to wait 3600 s"):
        Server("x").call(failing(1), lambda _: failure, RetryPolicy(), lambda: None)
    assert not clock.pauses


def test_seconds_and_dates_of_retry_after() -> None:
    from rntuple_construct.storage.transports import _seconds_of

    assert _seconds_of("12") == 12
    assert 55 < _seconds_of(email.utils.formatdate(time.time() + 60, usegmt=True)) <= 60
    assert _seconds_of(email.utils.formatdate(time.time() - 60, usegmt=True)) == 0
    assert _seconds_of("soon") == _seconds_of("") == _seconds_of("-1") == 0


@pytest.mark.parametrize(
    "options", [{"tries": 0}, {"tries": 1.5}, {"tries": True}, {"max_wait": -1}, {"max_wait": "long"}]
)
def test_wrong_policies_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(SchemaError, match=next(iter(options))):
        rnt.open("http://127.0.0.1:1/x.root", storage_options=options)


# With real servers


@pytest.fixture
def root(tmp_path: Path) -> Path:
    directory = tmp_path / "served"
    directory.mkdir()
    rnt.write(directory / "a.root", "Events", {"x": np.arange(1000)})
    return directory


def test_a_server_that_restarts_costs_no_file(root: Path, tmp_path: Path) -> None:
    with distant(root, tmp_path / "server", latency=0) as server:
        with rnt.open(f"{server.url}/a.root") as file:
            assert len(file["Events"]) == 1000
        server.go_away(3)
        start = time.monotonic()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", WaitingWarning)
            with rnt.open(f"{server.url}/a.root", storage_options={"max_wait": 60}) as file:
                assert len(file["Events"]) == 1000
                assert file.traffic is not None
                assert file.traffic.retries >= 2
        assert time.monotonic() - start > 2


def test_retry_after_of_a_real_server(root: Path, tmp_path: Path) -> None:
    with distant(root, tmp_path / "server", latency=0, share_of_errors=1, retry_after=100) as server:
        with pytest.raises(SourceError, match=r"503.*asks to wait 100 s"):
            rnt.open(f"{server.url}/a.root")
        assert server.statuses() == {503: 1}


def test_a_closed_port_of_xrootd_is_told_at_once() -> None:
    pytest.importorskip("fsspec_xrootd")
    start = time.monotonic()
    with pytest.raises(SourceError, match="refused"):
        rnt.open(f"root://127.0.0.1:{servers.free_port()}//x.root", storage_options={"max_wait": 1})
    assert time.monotonic() - start < 20


def test_bytes_of_refused_answers_count(root: Path, tmp_path: Path) -> None:
    with (
        distant(root, tmp_path / "server", latency=0, share_of_errors=0.5) as server,
        rnt.open(f"{server.url}/a.root", storage_options={"tries": 50, "max_wait": 60}) as file,
    ):
        assert file.traffic is not None
        refused = server.statuses().get(503, 0)
        assert refused == file.traffic.retries
        assert file.traffic.nbytes == (root / "a.root").stat().st_size + refused * len(b"busy")


def test_many_threads_wait_for_one_outage(clock: Clock) -> None:
    """Threads that fail together say so once."""
    server = Server("http://here")
    server._note_failure(clock.now - 10)
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        threads = [
            threading.Thread(target=server._tell, args=(ConnectionError("gone"), RetryPolicy()))
            for _ in range(8)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert len(told) == 1
