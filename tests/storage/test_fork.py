"""Sources that are shared over fork: the right bytes or a clear error, never those of the other process."""

from __future__ import annotations

import contextlib
import gzip
import io
import os
import tempfile
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rntuple_construct as rnt
from rntuple_construct.base.errors import SourceError
from rntuple_construct.storage import open_source

pytestmark = [
    pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork"),
    pytest.mark.filterwarnings("ignore:This process:DeprecationWarning"),
]

LEN_PAGE, NUM_PAGES, NUM_READS, NUM_CHILDREN = 512, 256, 1500, 3
DATA = b"".join(bytes([page]) * LEN_PAGE for page in range(NUM_PAGES))
WELL, WRONG, REFUSED, ELSE = 0, 1, 3, 4


def in_children(work: Callable[[int], int], own: Callable[[], int]) -> tuple[set[int], int]:
    """Exit codes of several forked processes, and what this one made of the same meanwhile."""
    pids = []
    for number in range(NUM_CHILDREN):
        pid = os.fork()
        if not pid:
            code = ELSE
            try:
                code = work(number + 1)
            except SourceError as error:
                code = REFUSED if "forked" in str(error) else ELSE
            finally:
                os._exit(code)
        pids.append(pid)
    mine = own()
    return {os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) for pid in pids}, mine


def read_many(source: Any, seed: int) -> int:
    for page in np.random.default_rng(seed).integers(0, NUM_PAGES, NUM_READS):
        if source.read(int(page) * LEN_PAGE, LEN_PAGE) != bytes([page]) * LEN_PAGE:
            return WRONG
    return WELL


@contextlib.contextmanager
def opened(kind: str, path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The same bytes in one kind of place."""
    if kind == "unmappable path":

        def refuse(*_args: Any, **_kwargs: Any) -> None:
            raise OSError(19, "no such device")

        monkeypatch.setattr("rntuple_construct.storage.source.mmap.mmap", refuse)
    if kind == "gzip":
        path.write_bytes(gzip.compress(DATA, 1))
        with gzip.open(path) as file:
            yield file
        return
    path.write_bytes(DATA)
    if kind == "spooled":
        with tempfile.SpooledTemporaryFile(max_size=10) as file:
            file.write(DATA)
            yield file
    elif kind == "BytesIO":
        yield io.BytesIO(DATA)
    elif kind == "url":
        pytest.importorskip("fsspec")
        yield f"file://{path}"
    elif kind in ("path", "unmappable path"):
        yield path
    else:
        mode, buffering = {"raw": ("rb", 0), "buffered": ("rb", -1), "updated": ("r+b", -1)}[kind]
        with path.open(mode, buffering=buffering) as file:
            yield file


@pytest.mark.parametrize(
    "kind",
    ["path", "unmappable path", "raw", "buffered", "updated", "BytesIO", "url", "spooled", "gzip"],
)
def test_processes_never_read_each_others_bytes(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(kind, tmp_path / "data.bin", monkeypatch) as thing, open_source(thing) as source:
        read_many(source, 0)
        codes, mine = in_children(lambda seed: read_many(source, seed), lambda: read_many(source, 0))
    assert mine == WELL
    assert codes == {REFUSED if kind in ("spooled", "gzip") else WELL}


@pytest.mark.parametrize("kind", ["BytesIO", "raw", "spooled", "url"])
def test_a_fork_while_a_thread_reads_ends(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with opened(kind, tmp_path / "data.bin", monkeypatch) as thing, open_source(thing) as source:
        if hasattr(source, "_lock"):
            source._lock.acquire()  # what a thread holds at the time of a fork stays held in the child
        codes, _ = in_children(lambda seed: read_many(source, seed), lambda: WELL)
        if hasattr(source, "_lock"):
            source._lock.release()
    assert codes == {REFUSED if kind == "spooled" else WELL}


def test_pages_of_equal_size_are_read_right_by_every_process(tmp_path: Path) -> None:
    """Pages have checksums of their own: that of another page of this size is right too."""
    path, num_clusters, len_cluster = tmp_path / "data.root", 40, 100
    options = rnt.WriteOptions(compression="none", share_pages=False)
    with rnt.create(path, "ntpl", {"x": "std::int64_t"}, options) as writer:
        for number in range(num_clusters):
            writer.extend({"x": np.full(len_cluster, number)})
            writer.flush_cluster()
    with path.open("rb") as stream, rnt.open(stream) as file:
        ntuple = file["ntpl"]

        def work(seed: int) -> int:
            for cluster in np.random.default_rng(seed).integers(0, num_clusters, 300):
                start = int(cluster) * len_cluster
                values = ntuple.arrays(entry_start=start, entry_stop=start + len_cluster, library="np")["x"]
                if (values != cluster).any():
                    return WRONG
            return WELL

        codes, mine = in_children(work, lambda: work(0))
    assert (codes, mine) == ({WELL}, WELL)


def test_a_file_object_that_was_closed_is_not_read_by_its_old_number(tmp_path: Path) -> None:
    path, other = tmp_path / "data.bin", tmp_path / "other.bin"
    path.write_bytes(DATA)
    other.write_bytes(bytes(len(DATA)))
    file = path.open("rb")
    source = open_source(file)
    file.close()
    with other.open("rb"), pytest.raises(SourceError, match="closed"):
        source.read(LEN_PAGE, 1)
    source.close()


def test_closing_while_threads_read_never_gives_bytes_of_another_file(tmp_path: Path) -> None:
    path, other = tmp_path / "data.bin", tmp_path / "other.bin"
    path.write_bytes(DATA)
    other.write_bytes(b"\xff" * len(DATA))
    wrong: list[bytes] = []

    def read(source: Any) -> None:
        with contextlib.suppress(SourceError):
            while True:
                if source.read(LEN_PAGE, 1) != b"\1":
                    wrong.append(b"")

    for _ in range(50):
        source = open_source(path.open("rb", buffering=0))
        source._owned = True
        thread = threading.Thread(target=read, args=(source,))
        thread.start()
        source.close()
        with other.open("rb"):
            thread.join()
    assert wrong == []


@pytest.mark.skipif(not os.path.isdir("/proc/self/fd"), reason="counts open files in /proc")
def test_sources_of_file_objects_leave_no_open_files(tmp_path: Path) -> None:
    path = tmp_path / "data.bin"
    path.write_bytes(DATA)
    with path.open("rb") as file:
        before = len(os.listdir("/proc/self/fd"))
        open_source(file).close()
        open_source(file)
        assert len(os.listdir("/proc/self/fd")) == before
