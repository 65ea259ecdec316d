"""Reading with several threads, and ahead of the caller: same values, same errors, and threads that end."""

from __future__ import annotations

import gc
import signal
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.corpora import corpus_names
from support.read_outcomes import FILES, digest, outcome

import rntuple_construct as rnt
from rntuple_construct.base.errors import LimitError, PageError, RNTupleError, SchemaError
from rntuple_construct.base.limits import DEFAULT_LIMITS, TRUSTED
from rntuple_construct.format.pages import in_place, page_by_page
from rntuple_construct.format.pages.read_threads import Team
from rntuple_construct.model.values import reading
from rntuple_construct.reader import page_reader
from rntuple_construct.reader.ntuple import RNTuple

NUM_ENTRIES = 6000


@pytest.fixture(autouse=True)
def small_pieces(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Everything is worth to be shared, and threads take turns as often as they can."""
    monkeypatch.setattr(page_reader, "MIN_VALUES", 2)
    monkeypatch.setattr(in_place, "_LEN_PIECE", 200)
    monkeypatch.setattr(reading, "_LEN_BLOCK", 300)
    monkeypatch.setattr(reading, "_LEN_SHARED", 700)
    monkeypatch.setattr(page_by_page, "_MIN_LEN_SHARED", 8)
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    yield
    sys.setswitchinterval(interval)
    assert not threads(), "threads are left"


def threads() -> list[str]:
    """Threads of reads that have not ended."""
    return [thread.name for thread in threading.enumerate() if thread.name.startswith("rntuple-read")]


@pytest.fixture(scope="module", params=["zstd:5", "none", "lz4:1"])
def data(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("workers") / "data.root"
    random = np.random.default_rng(1)
    schema = {f"x{number}": "double" for number in range(9)} | {
        "v": "std::vector<std::int32_t>", "s": "std::string", "b": "bool", "o": "std::optional<float>"
    }  # fmt: skip
    options = rnt.WriteOptions(compression=request.param, page_size=512)
    with rnt.create(path, "Events", schema, options) as writer:
        for start in range(0, NUM_ENTRIES, 800):
            length = min(800, NUM_ENTRIES - start)
            rows: dict[str, Any] = {f"x{number}": random.integers(0, 9, length) / 4 for number in range(9)}
            rows["v"] = [list(range(n)) for n in random.poisson(2, length)]
            rows["s"] = [str(number) * 3 for number in range(length)]
            rows["b"] = random.integers(0, 2, length) == 1
            rows["o"] = [None if n % 3 else n for n in range(length)]
            writer.extend(rows)
            writer.flush_cluster()
    return path.read_bytes()


@pytest.fixture(params=[True, False], ids=["compiled loop", "Python's loop"])
def is_compiled(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether pages are decoded in one call; without the compiled loop, both ways are one."""
    if not request.param:
        monkeypatch.setattr(in_place, "shared_loop", lambda: None)


@pytest.mark.usefixtures("is_compiled")
@pytest.mark.parametrize("workers", [2, 5])
@pytest.mark.parametrize("fields", [None, ["v", "x1"]], ids=["by field", "by page"])
def test_values_are_the_same_for_any_number(data: bytes, workers: int, fields: Any) -> None:
    with rnt.open(data) as file:
        read = file["Events"].arrays
        for span in ({}, {"entry_start": 333, "entry_stop": 5001}):
            expected = outcome(read, fields=fields, **span)
            assert not isinstance(expected, str)
            assert outcome(read, fields=fields, workers=workers, **span) == expected


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_files_of_root(path: Path) -> None:
    with rnt.open(path, limits=TRUSTED) as file:
        for name in file:
            stop = min(len(file[name]), 5000)
            expected = outcome(file[name].arrays, entry_stop=stop)
            assert outcome(file[name].arrays, entry_stop=stop, workers=3) == expected


@pytest.mark.parametrize("name", corpus_names("1.x", "rc2", "rc1"))
def test_real_files(name: str, corpus_file: Any) -> None:
    with rnt.open(corpus_file(name), limits=TRUSTED) as file:
        for ntuple in file:
            stop = min(len(file[ntuple]), 4000)
            expected = outcome(file[ntuple].arrays, entry_stop=stop)
            assert outcome(file[ntuple].arrays, entry_stop=stop, workers=2) == expected


@pytest.mark.usefixtures("is_compiled")
@pytest.mark.parametrize("seed", range(8))
def test_errors_are_the_same_for_any_number(data: bytes, seed: int) -> None:
    random = np.random.default_rng(seed)
    damaged = bytearray(data)
    for place in random.integers(3000, len(data) * 2 // 3, 6).tolist():
        damaged[place] ^= 0x55
    read = rnt.open(bytes(damaged))["Events"].arrays
    expected = outcome(read)
    assert isinstance(expected, str)
    for workers in (2, 5, 2, 5):
        assert outcome(read, workers=workers) == expected


@pytest.mark.parametrize("workers", [1, 3])
def test_results_come_in_the_order_of_the_work(workers: int) -> None:
    def work(piece: int) -> tuple[int, int]:
        time.sleep(0.001 * (piece % 3))
        return piece, threading.get_ident()

    with Team(workers) as team:
        found = team.results(work, range(30))
        assert [piece for piece, _ in found] == list(range(30))
        assert len({thread for _, thread in found}) <= workers
        with pytest.raises(ZeroDivisionError):
            team.results(lambda piece: 1 // piece, [1, 2, 0, 3])


def test_one_budget_for_all(data: bytes) -> None:
    for allowed in (NUM_ENTRIES * 8 * 9 + 1, NUM_ENTRIES * 8 * 5):
        limits = replace(DEFAULT_LIMITS, max_len_read=allowed, max_ratio_read=0)
        read = rnt.open(data, limits=limits)["Events"].arrays
        with pytest.raises(LimitError) as alone:
            read()
        with pytest.raises(LimitError) as together:
            read(workers=4)
        assert str(together.value) == str(alone.value)


@pytest.mark.parametrize("prefetch", [None, 0, 1, 3, 100])
@pytest.mark.parametrize("workers", [1, 2, 4])
@pytest.mark.parametrize("step_size", [1000, "30 kB", "cluster"])
def test_chunks_are_the_same(data: bytes, prefetch: int | None, workers: int, step_size: Any) -> None:
    events = rnt.open(data)["Events"]
    expected = [digest(chunk) for chunk in events.iterate(step_size=step_size, library="layout")]
    assert len(expected) > 3
    found = events.iterate(step_size=step_size, library="layout", workers=workers, prefetch=prefetch)
    assert [digest(chunk) for chunk in found] == expected


@pytest.mark.parametrize("library", ["np", "ak", "pa", "pd", "py"])
def test_libraries(data: bytes, library: Any) -> None:
    events = rnt.open(data)["Events"]
    alone = events.arrays(["x1", "v"], library=library)
    together = events.arrays(["x1", "v"], library=library, workers=3)
    assert type(together) is type(alone)
    assert str(together) == str(alone)
    field = events["x1"]
    assert str(field.array(library=library, workers=2)) == str(field.array(library=library))


def test_several_files(data: bytes, tmp_path: Path) -> None:
    for name in "ab":
        (tmp_path / f"{name}.root").write_bytes(data)
    pattern = str(tmp_path / "*.root")
    expected = [digest(chunk["x3"]) for chunk in rnt.iterate(pattern, ["x3"], step_size=900)]
    found = rnt.iterate(pattern, ["x3"], step_size=900, workers=2, prefetch=2)
    assert [digest(chunk["x3"]) for chunk in found] == expected
    assert digest(rnt.concatenate(pattern, ["x3"], workers=2)) == digest(rnt.concatenate(pattern, ["x3"]))


class Watched:
    """Reads of chunks, in the order in which they begin, and how many chunks the caller has had by then."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: list[int] = []
        self.given = 0
        self.ahead = 0
        original = RNTuple._present

        def present(events: RNTuple, nodes: Any, start: int, *rest: Any) -> Any:
            self.begun.append(start)
            self.ahead = max(self.ahead, len(self.begun) - self.given)
            return original(events, nodes, start, *rest)

        monkeypatch.setattr(RNTuple, "_present", present)


@pytest.mark.parametrize("prefetch", [0, 1, 2])
def test_no_more_is_read_ahead_than_asked_for(
    data: bytes, prefetch: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched = Watched(monkeypatch)
    for _ in rnt.open(data)["Events"].iterate(["x1"], step_size=500, prefetch=prefetch):
        watched.given += 1
        time.sleep(0.01)
    assert watched.begun == list(range(0, NUM_ENTRIES, 500))
    # The one that the caller asks for when it comes back, and those behind it.
    assert watched.ahead <= prefetch + 1


def test_the_next_chunk_is_read_while_the_caller_is_busy(
    data: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched = Watched(monkeypatch)
    chunks = rnt.open(data)["Events"].iterate(["x1"], step_size=500, prefetch=1)
    next(chunks)
    deadline = time.monotonic() + 60
    while len(watched.begun) < 2 and time.monotonic() < deadline:
        time.sleep(0.001)
    assert watched.begun == [0, 500]
    chunks.close()  # type: ignore[attr-defined]


def test_a_chunk_lives_as_long_as_the_caller_wants(data: bytes) -> None:
    gc.collect()
    kept = []
    for chunk in rnt.open(data)["Events"].iterate(["x1"], step_size=500, prefetch=1):
        kept.append(sys.getrefcount(chunk["x1"]))
    # The list of the chunk's columns, the argument, and nobody else.
    assert max(kept) <= 2


@pytest.mark.parametrize("how", ["break", "close", "forget", "error"])
def test_threads_end_with_the_loop(data: bytes, how: str) -> None:
    chunks = rnt.open(data)["Events"].iterate(step_size=300, workers=3, prefetch=2)
    next(chunks)
    if how == "break":
        for _ in chunks:
            break
        del chunks
    elif how == "close":
        chunks.close()  # type: ignore[attr-defined]
    elif how == "forget":
        del chunks
    else:
        with pytest.raises(ZeroDivisionError):
            sum(1 // 0 for _ in chunks)
        del chunks
    gc.collect()
    assert not threads()


def test_damage_comes_after_the_chunks_before_it(data: bytes) -> None:
    events = rnt.open(data)["Events"]
    pages_of_x1 = events.clusters[4].column_range(events.fields["x1"].representations[0][0])
    assert pages_of_x1 is not None
    damaged = bytearray(data)
    damaged[int(pages_of_x1.offset[0]) + 5] ^= 1
    for options in ({}, {"workers": 3}, {"prefetch": 2}, {"workers": 2, "prefetch": 7}):
        chunks = rnt.open(bytes(damaged))["Events"].iterate(["x1"], step_size="cluster", **options)
        assert [len(next(chunks)["x1"]) for _ in range(4)] == [800] * 4
        with pytest.raises(PageError) as caught:
            next(chunks)
        assert caught.value.path == "page_list[0].page_locations[4][1][0]"
        assert not threads()


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
@pytest.mark.parametrize("way", ["arrays", "iterate"])
def test_an_interrupt_ends_the_threads(data: bytes, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = count()

    def interrupt_once() -> None:
        if next(calls) == 3:
            signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)

    if b"ZS\x01" in data:
        loop = in_place.shared_loop()
        assert loop is not None
        monkeypatch.setattr(in_place, "shared_loop", lambda: lambda *each: (interrupt_once(), loop(*each))[1])
    else:
        run_rows = page_by_page.PageByPage.run_rows
        monkeypatch.setattr(
            page_by_page.PageByPage, "run_rows", lambda *each: (interrupt_once(), run_rows(*each))[1]
        )
        monkeypatch.setattr(page_reader, "MIN_VALUES", 1 << 62)
    events = rnt.open(data)["Events"]

    def read() -> None:
        if way == "arrays":
            events.arrays(workers=3)
        else:
            for _ in events.iterate(step_size=1000, workers=2):
                time.sleep(0.2)
        time.sleep(1)

    with pytest.raises(KeyboardInterrupt):
        read()
    assert not threads()


def test_no_work_begins_before_all_threads_have_started(monkeypatch: pytest.MonkeyPatch) -> None:
    """An interrupt while a thread starts hides that thread from the executor, which then cannot wait for its work."""
    begun: list[int] = []
    start = threading.Thread.start

    def interrupted(thread: threading.Thread) -> None:
        start(thread)
        if thread.name == "rntuple-read_1":
            time.sleep(0.1)
            raise KeyboardInterrupt

    monkeypatch.setattr(threading.Thread, "start", interrupted)
    with pytest.raises(KeyboardInterrupt), Team(3) as team:
        team.do_all(lambda piece: not begun.append(piece), range(1000))  # type: ignore[func-returns-value]
    assert begun == []
    deadline = time.monotonic() + 30
    while threads() and time.monotonic() < deadline:
        time.sleep(0.001)
    assert not threads()


def test_an_error_of_a_helper_is_not_lost() -> None:
    def work(piece: int) -> bool:
        if threading.current_thread() is not threading.main_thread():
            raise RNTupleError("here")
        time.sleep(0.001)
        return True

    with Team(3) as team, pytest.raises(RNTupleError, match="here"):
        team.do_all(work, range(1000))


def test_teams_within_a_team_do_not_wait_for_each_other() -> None:
    done: list[int] = []
    with Team(3) as team:

        def inner(number: int) -> bool:
            done.append(number)
            return True

        def outer(number: int) -> bool:
            return team.do_all(inner, range(100 * number, 100 * number + 50))

        assert team.do_all(outer, range(20))
    assert len(done) == len(set(done)) == 1000


def test_a_busy_team_hands_out_nothing_more() -> None:
    took: set[tuple[int, int]] = set()
    free: list[int] = []
    all_began = threading.Barrier(3, timeout=30)
    with Team(3) as team:

        def inner(number: int) -> bool:
            took.add((number // 10, threading.get_ident()))
            return True

        def outer(number: int) -> bool:
            all_began.wait()
            free.append(team.num_free)
            is_done = team.do_all(inner, range(10 * number, 10 * number + 10))
            all_began.wait()
            return is_done

        assert team.num_free == 3
        assert team.do_all(outer, range(3))
        assert team.num_free == 3
    assert free == [1, 1, 1]
    assert len(took) == 3


def test_each_thread_has_neighbours() -> None:
    both_began = threading.Barrier(2, timeout=30)
    taken: dict[int, list[int]] = {}

    def work(piece: int) -> bool:
        mine = taken.setdefault(threading.get_ident(), [])
        mine.append(piece)
        if len(mine) == 1:
            both_began.wait()
        return True

    with Team(2) as team:
        assert team.do_all(work, range(10))
    own, other = taken.pop(threading.get_ident()), *taken.values()
    assert (own[0], other[0]) == (0, 5)
    assert sorted(own + other) == list(range(10))


def test_work_that_fails_ends_early() -> None:
    done: list[int] = []
    with Team(2) as team:
        assert not team.do_all(lambda number: bool(done.append(number)) or number < 10, range(100_000))
    assert len(done) < 100_000


@pytest.mark.parametrize("options", [{"workers": 0}, {"workers": -3}, {"prefetch": -1}])
def test_senseless_numbers(data: bytes, options: dict[str, int]) -> None:
    events = rnt.open(data)["Events"]
    with pytest.raises(SchemaError):
        list(events.iterate(["x1"], **options))
    if "workers" in options:
        with pytest.raises(SchemaError):
            events.arrays(["x1"], **options)
