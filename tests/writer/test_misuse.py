"""Two threads, or two processes, in one writer: an error, and never a file in which their rows mix."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rntuple_construct as rnt
from rntuple_construct.base.errors import RNTupleError, SchemaError
from rntuple_construct.writer import create_parallel

SCHEMA = {"x": "std::int32_t"}
HINT = r"create_parallel\(\).*fill_context\(\)"


class Slow:
    """Rows that are taken from it only when told to go on."""

    def __init__(self) -> None:
        self.reached, self.go_on = threading.Event(), threading.Event()

    def __array__(self, dtype: Any = None, copy: Any = None) -> np.ndarray:
        self.reached.set()
        assert self.go_on.wait(60)
        return np.full(5, 1, np.int32)


SECOND: dict[str, Callable[[Any], Any]] = {
    "extend": lambda writer: writer.extend({"x": [2]}),
    "flush_cluster": lambda writer: writer.flush_cluster(),
    "commit_cluster_group": lambda writer: writer.commit_cluster_group(),
    "add_fields": lambda writer: writer.add_fields({"y": "float"}),
    "add_representation": lambda writer: writer.add_representation("x", "Int32"),
    "attribute_set": lambda writer: writer.attribute_set("set", {"a": "float"}),
    "close": lambda writer: writer.close(),
}


def while_another_thread_appends(appender: Any, misuse: Callable[[], Any]) -> None:
    slow = Slow()
    with ThreadPoolExecutor(1) as pool:
        appending = pool.submit(appender.extend, {"x": slow})
        assert slow.reached.wait(60)
        try:
            with pytest.raises(SchemaError, match=HINT):
                misuse()
        finally:
            slow.go_on.set()
        with contextlib.suppress(RNTupleError):  # the file was given up meanwhile
            appending.result()


@pytest.mark.parametrize("second", list(SECOND))
def test_a_second_thread_gets_an_error_and_the_target_stays(second: str, tmp_path: Path) -> None:
    target = tmp_path / "out.root"
    target.write_bytes(b"before")
    with pytest.raises(SchemaError), rnt.create(target, "ntpl", SCHEMA) as writer:  # noqa: PT012
        while_another_thread_appends(writer, lambda: SECOND[second](writer))
        writer.close()
        writer.extend({"x": [3]})
    assert target.read_bytes() == b"before"
    assert [path.name for path in tmp_path.iterdir()] == ["out.root"]


def test_a_fill_context_belongs_to_one_thread_too(tmp_path: Path) -> None:
    target = tmp_path / "out.root"
    writer = create_parallel(target, "ntpl", SCHEMA)
    context = writer.fill_context()
    while_another_thread_appends(context, lambda: context.extend({"x": [2]}))
    with pytest.raises(SchemaError, match="will not be completed"):
        writer.close()
    assert not target.exists()


def test_a_range_does_not_begin_in_the_middle_of_a_batch(tmp_path: Path) -> None:
    writer = rnt.create(tmp_path / "out.root", "ntpl", SCHEMA)
    attributes = writer.attribute_set("set", {"a": "float"})
    while_another_thread_appends(writer, attributes.begin_range)
    writer.abort()


def test_many_threads_without_a_lock_of_their_own_never_mix_rows(tmp_path: Path) -> None:
    target, refused = tmp_path / "out.root", 0
    whole = 20_000
    try:
        with rnt.create(target, "ntpl", SCHEMA) as writer, ThreadPoolExecutor(4) as pool:
            calls = [pool.submit(writer.extend, {"x": np.full(whole, number)}) for number in range(40)]
            refused = sum(call.exception() is not None for call in calls)
    except SchemaError:
        assert refused
        assert not target.exists()
    else:
        assert not refused
        with rnt.open(target) as file:
            values = file["ntpl"].arrays(library="np")["x"]
        assert sorted(values[::whole].tolist()) == list(range(40))
        assert (values.reshape(40, whole) == values[::whole, None]).all()


def test_threads_may_use_a_writer_one_after_the_other(tmp_path: Path) -> None:
    target = tmp_path / "out.root"
    with rnt.create(target, "ntpl", SCHEMA) as writer:
        for number in range(3):
            thread = threading.Thread(target=writer.extend, args=({"x": [number]},))
            thread.start()
            thread.join()
    with rnt.open(target) as file:
        assert file["ntpl"].arrays(library="np")["x"].tolist() == [0, 1, 2]


def child(work: Callable[[], Any]) -> int:
    """Run something in a forked process: exit code 0 if it ends well, 1 for one of our errors, 2 for another."""
    pid = os.fork()
    if pid:
        return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    code = 2
    try:
        work()
        code = 0
    except RNTupleError:
        code = 1
    finally:
        os._exit(code)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(
    ("what", "code"),
    [
        (lambda writer: writer.extend({"x": [9]}), 1),
        (lambda writer: writer.close(), 1),
        (lambda writer: writer.abort(), 0),
        (lambda writer: writer.__exit__(SystemExit, SystemExit(), None), 0),
    ],
    ids=["extend", "close", "abort", "leave"],
)
@pytest.mark.parametrize("kind", ["path", "object"])
def test_a_forked_process_changes_nothing(
    kind: str, what: Callable[[Any], Any], code: int, threads: int, tmp_path: Path
) -> None:
    target = tmp_path / "out.root"
    options = rnt.WriteOptions(threads=threads)
    with (
        target.open("w+b", buffering=0) as file,
        rnt.create(file if kind == "object" else target, "ntpl", SCHEMA, options) as writer,
    ):
        writer.extend({"x": [1]})
        writer.flush_cluster()
        assert child(lambda: what(writer)) == code
        writer.extend({"x": [2]})
    with rnt.open(target) as opened:
        assert opened["ntpl"].arrays(library="np")["x"].tolist() == [1, 2]
