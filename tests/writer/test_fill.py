"""Several threads fill one RNTuple: no entry is lost or torn, and they hardly wait for each other."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import numpy as np
import pytest
import uproot
from support.writer_witnesses import findings, rows

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.writer import ParallelWriter, WriteOptions, create, create_file, create_parallel
from rntuple_construct.writer.container import BlobStore

SCHEMA = {
    "thread": "std::int32_t",
    "number": "std::int64_t",
    "values": "std::vector<float>",
    "text": "std::string",
}
NUM_THREADS, NUM_BATCHES, LEN_BATCH = 4, 12, 50
SMALL = {"approx_compressed_cluster_size": 3000, "page_size": 512}
VARIANTS = [
    WriteOptions(**SMALL),
    WriteOptions(**SMALL, compression="none"),
    WriteOptions(**SMALL, buffered=False),
    WriteOptions(**SMALL, preallocate=True),
    WriteOptions(**SMALL, threads=2),
    WriteOptions(**SMALL, share_pages=False, page_checksums=False),
]


def batch(thread: int, number: int) -> dict[str, Any]:
    """Entries that say where they come from, in every field."""
    numbers = np.arange(number * LEN_BATCH, (number + 1) * LEN_BATCH)
    return {
        "thread": np.full(LEN_BATCH, thread),
        "number": numbers,
        "values": [[thread + n / 1024] * (int(n) % 5) for n in numbers],
        "text": [f"{thread}:{n}" for n in numbers],
    }


def fill(writer: ParallelWriter, thread: int) -> None:
    with writer.fill_context() as context:
        for number in range(NUM_BATCHES):
            context.extend(batch(thread, number))


@pytest.mark.parametrize("options", VARIANTS, ids=range(len(VARIANTS)))
def test_entries_keep_their_integrity_and_each_context_its_order(tmp_path, options):
    path = tmp_path / "parallel.root"
    with create_parallel(path, "ntpl", SCHEMA, options) as writer, ThreadPoolExecutor(NUM_THREADS) as pool:
        list(pool.map(lambda thread: fill(writer, thread), range(NUM_THREADS)))
    found = rows(path)
    assert len(found) == NUM_THREADS * NUM_BATCHES * LEN_BATCH
    for thread in range(NUM_THREADS):
        mine = [row for row in found if row["thread"] == thread]
        assert [row["number"] for row in mine] == list(range(NUM_BATCHES * LEN_BATCH))
    for row in found:
        thread, number = row["thread"], row["number"]
        assert row["values"] == [np.float32(thread + number / 1024)] * (number % 5)
        assert row["text"] == f"{thread}:{number}"
    assert uproot.open(path)["ntpl"].arrays().tolist() == found
    with rnt.open(path) as file:
        clusters = file["ntpl"].clusters
        assert len(clusters) > NUM_THREADS
        for cluster in clusters:
            part = found[cluster.first_entry : cluster.first_entry + cluster.num_entries]
            assert len({row["thread"] for row in part}) == 1


def test_clusters_stand_in_the_order_of_their_commits(tmp_path):
    path = tmp_path / "order.root"
    with create_parallel(path, "ntpl", {"x": "std::int32_t"}) as writer:
        first, second = writer.fill_context(), writer.fill_context()
        first.extend({"x": [1, 1]})
        second.extend({"x": [2]})
        second.flush_cluster()
        first.flush_cluster()
        second.extend({"x": [3]})
        assert writer.num_committed_entries == 3
    assert [row["x"] for row in rows(path)] == [2, 1, 1, 3]


def test_cluster_groups_end_where_the_caller_wants(tmp_path):
    path = tmp_path / "groups.root"
    with create_parallel(path, "ntpl", {"x": "std::int32_t"}) as writer:
        context = writer.fill_context()
        for number in range(3):
            context.extend({"x": [number]})
            context.flush_cluster()
            writer.commit_cluster_group()
    with rnt.open(path) as file:
        assert [group.num_clusters for group in file["ntpl"].cluster_groups] == [1, 1, 1]
    assert [row["x"] for row in rows(path)] == [0, 1, 2]


class CountedLock:
    """A lock that counts how often it is taken."""

    def __init__(self) -> None:
        self.lock, self.num_acquisitions = threading.Lock(), 0

    def __enter__(self) -> None:
        self.lock.acquire()
        self.num_acquisitions += 1

    def __exit__(self, *_: object) -> None:
        self.lock.release()


def test_a_buffered_context_takes_the_lock_once_per_cluster_an_unbuffered_one_for_each_page_too(tmp_path):
    data = {"x": np.random.default_rng(1).integers(0, 1 << 60, 1000)}
    counts = {}
    for buffered in (True, False):
        options = WriteOptions(buffered=buffered, page_size=800, compression="none")
        with create_parallel(tmp_path / "locks.root", "ntpl", {"x": "std::int64_t"}, options) as writer:
            lock = writer._ntuple.store.lock = CountedLock()
            with writer.fill_context() as context:
                for _ in range(5):
                    context.extend(data)
                    context.flush_cluster()
            counts[buffered] = lock.num_acquisitions
    assert counts == {True: 5, False: 5 + 5 * 10}


def test_clusters_are_built_without_the_lock(tmp_path):
    with create_parallel(tmp_path / "free.root", "ntpl", SCHEMA) as writer, writer._ntuple.store.lock:
        # Would never return if encoding or compressing needed the lock.
        thread = threading.Thread(target=lambda: writer.fill_context().extend(batch(0, 0)))
        thread.start()
        thread.join(timeout=60)
        assert not thread.is_alive()


class SlowWrite:
    """Holds the first cluster's bytes back until told to go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached, self.go_on = threading.Event(), threading.Event()
        write = BlobStore.write

        def slow(store: BlobStore, *arguments: Any) -> None:
            if threading.current_thread().name == "slow":
                self.reached.set()
                assert self.go_on.wait(60)
            write(store, *arguments)

        monkeypatch.setattr(BlobStore, "write", slow)


def test_bytes_are_written_after_the_lock_was_released(tmp_path, monkeypatch):
    path = tmp_path / "slow.root"
    slow = SlowWrite(monkeypatch)

    def commit(value: int) -> None:
        with writer.fill_context() as context:
            context.extend({"x": [value]})

    with create_parallel(path, "ntpl", {"x": "std::int32_t"}) as writer:
        held = threading.Thread(target=commit, args=(1,), name="slow")
        other = threading.Thread(target=commit, args=(2,))
        held.start()
        assert slow.reached.wait(60)
        other.start()
        other.join(timeout=60)
        assert not other.is_alive()
        slow.go_on.set()
        held.join()
    assert sorted(row["x"] for row in rows(path)) == [1, 2]
    assert findings(path) == []


def fail_in_a_thread(path):
    with create_parallel(path, "ntpl", {"x": "std::int32_t"}) as writer, ThreadPoolExecutor(2) as pool:

        def work(thread: int) -> None:
            with writer.fill_context() as context:
                context.extend({"x": [thread]})
                if thread:
                    raise ZeroDivisionError

        list(pool.map(work, range(2)))


def test_an_error_in_one_thread_leaves_no_file(tmp_path):
    with pytest.raises(ZeroDivisionError):
        fail_in_a_thread(tmp_path / "failed.root")
    assert list(tmp_path.iterdir()) == []


def test_an_error_that_was_swallowed_in_a_thread_is_noticed_at_the_end(tmp_path):
    writer = create_parallel(tmp_path / "failed.root", "ntpl", {"x": "std::int32_t"})
    try:
        with writer.fill_context() as context:
            context.extend({"x": [1]})
            raise ZeroDivisionError
    except ZeroDivisionError:
        pass
    with pytest.raises(SchemaError, match="earlier write failed"):
        writer.close()
    assert list(tmp_path.iterdir()) == []


def test_clusters_of_others_are_kept_on_request_if_a_context_fails(tmp_path):
    path = tmp_path / "kept.root"
    with create_parallel(path, "ntpl", {"x": "std::int32_t"}) as writer:
        with writer.fill_context() as good:
            good.extend({"x": [1, 2]})
        with suppress(ZeroDivisionError), writer.fill_context() as bad:
            bad.extend({"x": [3]})
            bad.flush_cluster()
            bad.extend({"x": [4]})
            raise ZeroDivisionError
        assert [type(failure) for failure in writer.drop_failed()] == [ZeroDivisionError]
        assert writer.drop_failed() == []
    with rnt.open(path) as file:
        assert file["ntpl"].arrays(library="py") == [{"x": 1}, {"x": 2}, {"x": 3}]


def test_bad_data_in_one_context_do_no_harm(tmp_path):
    path = tmp_path / "good.root"
    with create_parallel(path, "ntpl", {"x": "std::int8_t"}) as writer, writer.fill_context() as context:
        context.extend({"x": [1]})
        with pytest.raises(SchemaError):
            context.extend({"x": [1000]})
        context.extend({"x": [2]})
    assert [row["x"] for row in rows(path)] == [1, 2]


def test_parallel_and_other_rntuples_share_a_file(tmp_path):
    path = tmp_path / "shared.root"
    with create_file(path) as file:
        first = file.create_parallel("d/first", SCHEMA, WriteOptions(**SMALL))
        second = file.create_parallel("second", SCHEMA, WriteOptions(**SMALL))
        with ThreadPoolExecutor(4) as pool:
            list(pool.map(lambda i: fill((first, second)[i % 2], i), range(4)))
    for name, threads in (("d/first", {0, 2}), ("second", {1, 3})):
        found = rows(path, name)
        assert {row["thread"] for row in found} == threads
        assert len(found) == 2 * NUM_BATCHES * LEN_BATCH


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("buffered", [True, False])
def test_threads_that_seal_pages_change_nothing_in_the_entries(tmp_path, threads, buffered):
    path = tmp_path / "threads.root"
    options = WriteOptions(**SMALL, threads=threads, buffered=buffered)
    with create(path, "ntpl", SCHEMA, options) as writer:
        for number in range(NUM_BATCHES):
            writer.extend(batch(0, number))
    found = rows(path)
    assert [row["number"] for row in found] == list(range(NUM_BATCHES * LEN_BATCH))
    assert [row["text"] for row in found] == [f"0:{n}" for n in range(NUM_BATCHES * LEN_BATCH)]


def test_an_error_in_a_page_thread_reaches_the_caller(tmp_path, monkeypatch):
    def compress(*_: Any) -> bytes:
        raise MemoryError

    monkeypatch.setattr("rntuple_construct.writer.cluster.compress", compress)
    options = WriteOptions(threads=2, page_size=100)
    writer = create(tmp_path / "x.root", "ntpl", {"x": "std::int64_t"}, options)
    with pytest.raises(MemoryError):  # at the latest when the cluster is complete
        writer.extend({"x": np.arange(100_000)}, flush=True)
    with pytest.raises(SchemaError, match="earlier write failed"):
        writer.close()
    assert list(tmp_path.iterdir()) == []
