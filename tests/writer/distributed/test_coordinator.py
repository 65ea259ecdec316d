"""Processes fill one RNTuple together: whatever dies, the file is complete or absent."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError, SinkError, SourceError
from rntuple_construct.format.container import RootFile
from rntuple_construct.writer import FillContext, WriteOptions
from rntuple_construct.writer.distributed.workers import Client
from tests.support.jobs import SCHEMA, check, check_with_other_readers, fill, first_pages, rows_of, whole


def die_once(context: FillContext, number: int) -> None:
    """Task 2 kills its process the first time, after it has written a cluster."""
    marker = Path(os.environ["MARKER"])
    context.extend(rows_of(number)[:50])
    if number == 2 and not marker.exists():
        context.flush_cluster()
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    context.extend(rows_of(number)[50:])


def die_always(context: FillContext, number: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def wrong(context: FillContext, number: int) -> None:
    context.extend({"id": [number]})


@pytest.mark.parametrize("processes", [1, 2])
def test_processes_of_this_machine(processes: int, tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    options = WriteOptions(page_size=300)
    with rnt.create_distributed(path, "d/nt", SCHEMA, options, num_tasks=5) as coordinator:
        assert not path.exists()
        coordinator.run(whole, processes)
        assert not path.exists()
        assert coordinator.num_served >= 5 * 3
    check(path, 5)


def test_pages_over_several_keys(tmp_path: Path) -> None:
    options = WriteOptions(max_key_size=400, page_size=4000, compression="none")
    with rnt.create_distributed(tmp_path / "out.root", "nt", SCHEMA, options, num_tasks=2) as coordinator:
        for number in (0, 1):
            with rnt.fill_task(coordinator.ticket, number) as context:
                assert context is not None
                context.extend(rows_of(number))
    check(tmp_path / "out.root", 2)


def test_a_scheduler_hands_out_tasks(tmp_path: Path) -> None:
    """In any order, again after an error, and once more than needed."""
    path = tmp_path / "out.root"
    with rnt.create_distributed(path, "nt", SCHEMA, num_tasks=3) as coordinator:
        ticket = coordinator.ticket
        for number in (2, 0):
            with rnt.fill_task(ticket, number) as context:
                assert context is not None
                fill(context, number)
        with pytest.raises(RuntimeError):
            _fail(ticket, 1)
        _until(lambda: coordinator._tasks[1].worker is None)
        with rnt.fill_task(ticket, 1) as context:
            assert context is not None
            fill(context, 1)
            with pytest.raises(SchemaError, match="being done by another"), rnt.fill_task(ticket, 1):
                pass
        with rnt.fill_task(ticket, 1) as context:
            assert context is None
        with pytest.raises(SchemaError, match="no task 3"), rnt.fill_task(ticket, 3):
            pass
        with pytest.raises(SchemaError, match="no task -1"), rnt.fill_task(ticket, -1):
            pass
    check(path, 3)
    with rnt.open(path) as file:
        assert [each.num_entries for each in file.only().clusters] == [70, 80, 50] * 3
    with RootFile(path) as container:
        assert len(container.free_list()) == 2, "what the failed worker had reserved is free"


def _fail(ticket: str, number: int) -> None:
    with rnt.fill_task(ticket, number) as context:
        assert context is not None
        context.extend(rows_of(number)[:20])
        context.flush_cluster()
        raise RuntimeError


def _fill_while(ticket: str, number: int, happens: Callable[[], None]) -> None:
    with rnt.fill_task(ticket, number) as context:
        assert context is not None
        context.extend(rows_of(number))
        happens()


def _until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.01)


# Whatever dies


def test_a_worker_dies_and_its_task_is_done_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "out").mkdir()
    monkeypatch.setenv("MARKER", str(tmp_path / "died"))
    path = tmp_path / "out" / "out.root"
    with rnt.create_distributed(path, "nt", SCHEMA, num_tasks=4) as coordinator:
        coordinator.run(die_once, 2)
    assert (tmp_path / "died").exists()
    check(path, 4)


def test_a_task_whose_workers_always_die_ends_it(tmp_path: Path) -> None:
    coordinator = rnt.create_distributed(tmp_path / "out.root", "nt", SCHEMA, num_tasks=1)
    with pytest.raises(SchemaError, match="begun 3 times"), coordinator:
        coordinator.run(die_always, 1)
    assert os.listdir(tmp_path) == []


def test_a_task_that_fails_ends_it(tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    path.write_bytes(b"before")
    coordinator = rnt.create_distributed(path, "nt", SCHEMA, num_tasks=3)
    with pytest.raises(SchemaError, match=r"task \d failed: SchemaError.*pt"), coordinator:
        coordinator.run(wrong, 1)
    assert path.read_bytes() == b"before"
    assert os.listdir(tmp_path) == ["out.root"]


COORDINATOR = """
import sys, rntuple_construct as rnt
with rnt.create_distributed(sys.argv[1], "nt", {"id": "std::int64_t", "pt": "std::vector<float>"}, num_tasks=2) as made:
    print(made.ticket, flush=True)
    made.wait()
"""


def test_the_coordinator_dies(tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    process = subprocess.Popen([sys.executable, "-c", COORDINATOR, path], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    ticket = process.stdout.readline().strip()
    with rnt.fill_task(ticket, 0) as context:
        assert context is not None
        fill(context, 0)

    stream = process.stdout

    def kill() -> None:
        process.kill()
        process.wait()
        stream.close()

    with pytest.raises(SourceError, match="coordinator is gone"):
        _fill_while(ticket, 1, kill)
    with pytest.raises(SourceError, match="cannot reach the coordinator"), rnt.fill_task(ticket, 1):
        pass
    assert not path.exists()
    rnt.write(path, "nt", {"x": [1]})
    assert os.listdir(tmp_path) == ["out.root"], "the next writer removes what was left"


def test_leaving_the_block_waits_and_abort_does_not(tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    coordinator = rnt.create_distributed(path, "nt", SCHEMA, num_tasks=1)
    with pytest.raises(SchemaError, match="1 of 1 tasks are not done"):
        coordinator.wait(0.01)
    later = threading.Timer(0.2, lambda: rnt.fill_tasks(coordinator.ticket, fill))
    later.start()
    coordinator.close()
    later.join()
    check(path, 1)
    other = rnt.create_distributed(tmp_path / "other.root", "nt", SCHEMA, num_tasks=1)
    with pytest.raises(SourceError):
        _fill_while(other.ticket, 0, other.abort)
    assert os.listdir(tmp_path) == ["out.root"]


# Strangers


def test_strangers_are_sent_away(tmp_path: Path) -> None:
    with rnt.create_distributed(tmp_path / "out.root", "nt", SCHEMA, num_tasks=1) as coordinator:
        host, port, _ = coordinator.ticket.split(":")
        assert host == "127.0.0.1"
        with pytest.raises(SourceError, match="does not let"), rnt.fill_task(f"{host}:{port}:{'00' * 32}", 0):
            pass
        silent = [socket.create_connection((host, int(port))) for _ in range(3)]
        noisy = socket.create_connection((host, int(port)))
        noisy.sendall(b"GET / HTTP/1.0\r\n\r\n" * 10)
        # Whoever knows the key, but does not speak the language, does no harm either.
        client = Client(coordinator.ticket)
        client._connection.send_bytes(b"\0\0\0\2{}")
        with pytest.raises(SourceError):
            client.ask({"do": "next"})
        client = Client(coordinator.ticket)
        with pytest.raises(SourceError):
            client.ask({"do": "__init__"})
        rnt.fill_tasks(coordinator.ticket, fill)
        for each in (*silent, noisy):
            each.close()
    check(tmp_path / "out.root", 1)


@pytest.mark.parametrize("ticket", ["", "host", "host:port:key", "127.0.0.1:1:zz"])
def test_wrong_tickets(ticket: str) -> None:
    with pytest.raises(SchemaError, match="no ticket"), rnt.fill_task(ticket, 0):
        pass


def test_wrong_calls(tmp_path: Path) -> None:
    with pytest.raises(SchemaError, match="0 tasks"):
        rnt.create_distributed(tmp_path / "out.root", "nt", SCHEMA, num_tasks=0)
    with pytest.raises(SinkError, match="not a regular file"):
        rnt.create_distributed("/dev/null", "nt", SCHEMA, num_tasks=1)
    with pytest.raises(SourceError, match="cannot listen"):
        rnt.create_distributed(tmp_path / "out.root", "nt", SCHEMA, num_tasks=1, host="203.0.113.1")
    with pytest.raises(SchemaError):
        rnt.create_distributed(tmp_path / "out.root", "nt", {"x": "no type"}, num_tasks=1)
    assert os.listdir(tmp_path) == []


def test_other_readers(tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    with rnt.create_distributed(path, "nt", SCHEMA, num_tasks=3) as coordinator:
        rnt.fill_tasks(coordinator.ticket, fill)
    check_with_other_readers(path, 3)


@pytest.mark.parametrize("block", [16, 4096, 100_000])
def test_clusters_begin_at_blocks(block: int, tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    options = WriteOptions(cluster_alignment=block, page_size=300)
    with rnt.create_distributed(path, "nt", SCHEMA, options, num_tasks=3) as coordinator:
        with pytest.raises(RuntimeError):
            _fail(coordinator.ticket, 1)
        rnt.fill_tasks(coordinator.ticket, fill)
    check(path, 3)
    starts = {item.span.start for item in _keys(path)}
    for page in first_pages(path):
        (key,) = (start for start in starts if page - 100 < start < page)
        assert key % block == 0


def _keys(path: Path) -> list[Any]:
    with RootFile(path) as container:
        return [item for item in container.scan_keys() if item.key is not None]
