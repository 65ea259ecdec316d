"""Tasks write parts, which an S3 store or the file system puts together."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError, SinkError, SourceError
from rntuple_construct.format.container import RootFile
from rntuple_construct.storage import object_store
from rntuple_construct.writer import FillContext, WriteOptions
from rntuple_construct.writer.distributed import assembly
from tests.support import servers
from tests.support.jobs import SCHEMA, check, check_with_other_readers, fill, first_pages, rows_of

MIB = 1 << 20


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    with servers.s3_store(tmp_path_factory.mktemp("s3")) as options:
        yield options


@pytest.fixture
def bucket(store: dict[str, Any], request: pytest.FixtureRequest) -> Iterator[Any]:
    """A file system with an empty bucket, which must have nothing but the target in the end."""
    import s3fs

    filesystem = s3fs.S3FileSystem(**store, skip_instance_cache=True)
    filesystem.mkdir("bucket")
    yield filesystem
    filesystem.invalidate_cache()
    for each in filesystem.find("bucket"):
        filesystem.rm(each)
    for upload in filesystem.call_s3("list_multipart_uploads", Bucket="bucket").get("Uploads", ()):
        filesystem.call_s3(
            "abort_multipart_upload", Bucket="bucket", Key=upload["Key"], UploadId=upload["UploadId"]
        )
    filesystem.rmdir("bucket")


def content(bucket: Any) -> tuple[list[str], list[Any]]:
    """Objects, and uploads that are not complete."""
    bucket.invalidate_cache()
    uploads = bucket.call_s3("list_multipart_uploads", Bucket="bucket").get("Uploads", [])
    return sorted(bucket.find("bucket")), list(uploads)


def fetched(bucket: Any, tmp_path: Path, name: str = "bucket/out.root") -> Path:
    (tmp_path / "fetched").mkdir()
    path = tmp_path / "fetched" / "out.root"
    bucket.get_file(name, str(path))
    return path


def one_task(ticket: str, number: int, options: dict[str, Any] | None = None) -> None:
    with rnt.fill_task(ticket, number, options) as context:
        assert context is not None
        fill(context, number)


# Any executor


@contextmanager
def dask_client() -> Iterator[Any]:
    pytest.importorskip("distributed", reason="distributed is not installed")
    from distributed import Client

    with Client(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None, set_as_default=False
    ) as client:
        yield client


EXECUTORS: dict[str, Callable[[], AbstractContextManager[Any]]] = {
    "threads": lambda: ThreadPoolExecutor(2),
    "one process": lambda: ProcessPoolExecutor(1, multiprocessing.get_context("spawn")),
    "processes": lambda: ProcessPoolExecutor(2, multiprocessing.get_context("forkserver")),
    "dask": dask_client,
}


@pytest.mark.parametrize("kind", EXECUTORS)
def test_an_executor_does_the_tasks(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    with rnt.create_distributed(path, "d/nt", SCHEMA, WriteOptions(page_size=300), num_tasks=5) as writer:
        with EXECUTORS[kind]() as executor:
            writer.run(fill, executor)
        assert writer.missing_tasks == []
        assert not path.exists()
    check(path, 5)
    with rnt.open(path) as file:
        assert [each.num_entries for each in file.only().clusters] == [70, 80, 50] * 5


def test_threads_that_do_tasks_themselves(tmp_path: Path) -> None:
    """In any order, once more than needed, and after the end."""
    path = tmp_path / "out.root"
    with rnt.create_distributed(path, "nt", SCHEMA, num_tasks=5) as writer:
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda number: one_task(writer.ticket, number), reversed(range(5))))
        with rnt.fill_task(writer.ticket, 3) as context:
            assert context is None
        for number in (5, -1):
            with pytest.raises(SchemaError, match=f"no task {number}"), rnt.fill_task(writer.ticket, number):
                pass
        writer.wait(10)
        assert not path.exists()
    check(path, 5)
    writer.close()
    writer.abort()
    check(path, 5)
    with pytest.raises(SourceError, match="there is no job at"), rnt.fill_task(writer.ticket, 0):
        pass
    with pytest.raises(SchemaError, match="is closed"):
        writer.run(fill, ThreadPoolExecutor(1))


def test_a_task_that_two_processes_do_is_there_once(tmp_path: Path) -> None:
    """A scheduler that starts slow tasks again ends both attempts."""
    path = tmp_path / "out.root"
    with rnt.create_distributed(path, "nt", SCHEMA, num_tasks=2) as writer:
        one_task(writer.ticket, 1)
        with rnt.fill_task(writer.ticket, 0) as slow, rnt.fill_task(writer.ticket, 0) as fast:
            assert slow is not None
            assert fast is not None
            fill(fast, 0)
            fill(slow, 0)
        assert len(list(Path(writer.ticket).glob("*.part"))) == 3
    check(path, 2)


def test_other_readers(tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    with rnt.create_distributed(path, "nt", SCHEMA, num_tasks=3) as writer:
        for number in range(3):
            one_task(writer.ticket, number)
    check_with_other_readers(path, 3)


def test_the_bytes_depend_on_the_tasks_alone(tmp_path: Path) -> None:
    """Neither the order in which tasks are done nor the attempts change the file."""
    files = []
    for name, numbers in (("one", [0, 1, 2]), ("two", [2, 0, 1])):
        path = tmp_path / name / "out.root"
        path.parent.mkdir()
        stamp = datetime(2026, 1, 1)
        with rnt.create_distributed(path, "nt", SCHEMA, num_tasks=3, timestamp=stamp) as writer:
            with pytest.raises(RuntimeError):
                _fail(writer.ticket, numbers[0])
            for number in numbers:
                one_task(writer.ticket, number)
        files.append(path.read_bytes())
    assert files[0] == files[1]


def test_tasks_without_entries(tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    with rnt.create_distributed(path, "nt", SCHEMA, num_tasks=4) as writer:
        for number in range(4):
            with rnt.fill_task(writer.ticket, number) as context:
                assert context is not None
                if number == 2:
                    context.extend(rows_of(0))
    check(path, 1)


@pytest.mark.parametrize("generation", ["rc1", "rc2"])
def test_drafts_of_the_format(generation: str, tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    with rnt.create_distributed(path, "nt", SCHEMA, num_tasks=2, generation=generation) as writer:
        for number in range(2):
            one_task(writer.ticket, number)
    assert {each.rule_id for each in rnt.validate(path).findings} <= {"RNT-PAG-004"}, (
        "pages have no checksums"
    )
    with rnt.open(path) as file:
        assert file.only().generation.name == generation
        assert file.only().arrays(library="py") == rows_of(0) + rows_of(1)


# Whatever fails


def wrong(context: FillContext, number: int) -> None:
    context.extend({"id": [number]})


def die_once(context: FillContext, number: int) -> None:
    """Task 2 kills its process the first time, after it has written a cluster."""
    marker = Path(os.environ["MARKER"])
    context.extend(rows_of(number)[:50])
    if number == 2 and not marker.exists():
        context.flush_cluster()
        marker.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    context.extend(rows_of(number)[50:])


def test_a_task_that_fails_ends_it(tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    path.write_bytes(b"before")
    with (
        pytest.raises(SchemaError, match=r"task 0 failed: SchemaError.*pt"),
        rnt.create_distributed(path, "nt", SCHEMA, num_tasks=3) as writer,
        ThreadPoolExecutor(1) as executor,
    ):
        writer.run(wrong, executor)
    assert path.read_bytes() == b"before"
    assert os.listdir(tmp_path) == ["out.root"]


def test_a_killed_process_and_a_new_executor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "out").mkdir()
    monkeypatch.setenv("MARKER", str(tmp_path / "died"))
    path = tmp_path / "out" / "out.root"
    context = multiprocessing.get_context("spawn")
    with rnt.create_distributed(path, "nt", SCHEMA, num_tasks=4) as writer:
        with (
            ProcessPoolExecutor(1, context) as executor,
            pytest.raises(SchemaError, match="BrokenProcessPool"),
        ):
            writer.run(die_once, executor)
        assert (tmp_path / "died").exists()
        assert writer.missing_tasks == [2, 3]
        with ProcessPoolExecutor(1, context) as executor:
            writer.run(die_once, executor)
    check(path, 4)


def test_a_task_that_ends_after_the_job_leaves_nothing(tmp_path: Path) -> None:
    writer = rnt.create_distributed(tmp_path / "out.root", "nt", SCHEMA, num_tasks=1)
    task = rnt.fill_task(writer.ticket, 0)
    context = task.__enter__()
    assert context is not None
    fill(context, 0)
    writer.abort()
    with pytest.raises(SinkError, match="No such file"):
        task.__exit__(None, None, None)
    assert os.listdir(tmp_path) == []


def test_wrong_calls(tmp_path: Path) -> None:
    with pytest.raises(SchemaError, match="0 tasks"):
        rnt.create_distributed(tmp_path / "out.root", "nt", SCHEMA, num_tasks=0)
    with pytest.raises(SinkError, match="not a regular file"):
        rnt.create_distributed("/dev/null", "nt", SCHEMA, num_tasks=1)
    with pytest.raises(SchemaError):
        rnt.create_distributed(tmp_path / "out.root", "nt", {"x": "no type"}, num_tasks=1)
    with pytest.raises(SourceError, match="there is no job at"), rnt.fill_task(str(tmp_path / "none"), 0):
        pass
    assert os.listdir(tmp_path) == []


# In a file system


@pytest.mark.parametrize("block", [16, 4096])
def test_clusters_of_parts_begin_at_blocks(
    block: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(assembly, "_MAX_LEN_KEY", 3000)
    path = tmp_path / "out.root"
    options = WriteOptions(cluster_alignment=block, page_size=300, max_key_size=0)
    with rnt.create_distributed(path, "nt", SCHEMA, options, num_tasks=4) as writer:
        for number in range(4):
            one_task(writer.ticket, number)
    check(path, 4)
    assert [page % block for page in first_pages(path)] == [0] * 12


@pytest.mark.parametrize(("limit", "num_large"), [(1 << 20, 1), (8000, 3)])
def test_blobs_share_keys_up_to_the_limit(limit: int, num_large: int, tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    options = WriteOptions(page_size=300, max_key_size=limit, compression="none")
    with rnt.create_distributed(path, "nt", SCHEMA, options, num_tasks=4) as writer:
        for number in range(4):
            one_task(writer.ticket, number)
    check(path, 4)
    with RootFile(path) as container:
        keys = [item.key for item in container.scan_keys() if item.key is not None]
    sizes = [key.len_record - key.len_key for key in keys]
    assert max(sizes) <= limit
    assert len([size for size in sizes if size > 4000]) == num_large, sizes


def test_pages_that_need_several_keys_are_refused(tmp_path: Path) -> None:
    options = WriteOptions(page_size=4000, max_key_size=400, compression="none")
    writer = rnt.create_distributed(tmp_path / "out.root", "nt", SCHEMA, options, num_tasks=1)
    with pytest.raises(SchemaError, match="needs several keys"):
        one_task(writer.ticket, 0)
    writer.abort()
    assert os.listdir(tmp_path) == []


def test_a_task_fails_and_is_done_again(tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    with rnt.create_distributed(path, "nt", SCHEMA, num_tasks=2) as writer:
        with pytest.raises(RuntimeError):
            _fail(writer.ticket, 1)
        for number in range(2):
            one_task(writer.ticket, number)
    check(path, 2)


def _fail(ticket: str, number: int, options: dict[str, Any] | None = None) -> None:
    with rnt.fill_task(ticket, number, options) as context:
        assert context is not None
        context.extend(rows_of(number)[:20])
        context.flush_cluster()
        raise RuntimeError


def test_missing_tasks(tmp_path: Path) -> None:
    writer = rnt.create_distributed(tmp_path / "out.root", "nt", SCHEMA, num_tasks=30)
    one_task(writer.ticket, 1)
    with pytest.raises(SchemaError, match=r"29 of 30 tasks are not done after 0.01 seconds: 0, 2, 3"):
        writer.wait(0.01)
    one_task(writer.ticket, 0)
    with (
        pytest.raises(SchemaError, match=r"28 of 30 tasks are not done at the end: 2, 3, .*11, \.\.\."),
        writer,
    ):
        pass
    assert os.listdir(tmp_path) == []


def test_wait_returns_when_another_process_has_done_the_last_task(tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    with rnt.create_distributed(path, "nt", SCHEMA, num_tasks=1) as writer:
        later = threading.Timer(0.2, lambda: one_task(writer.ticket, 0))
        later.start()
        writer.wait()
        later.join()
    check(path, 1)


def test_what_a_killed_writer_left_is_removed_by_the_next(tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    code = (
        "import os, sys, rntuple_construct as rnt\n"
        "made = rnt.create_distributed(sys.argv[1], 'nt', {'x': 'int'}, num_tasks=1)\n"
        "with rnt.fill_task(made.ticket, 0) as context:\n    context.extend({'x': [1]})\n"
        "os.kill(os.getpid(), 9)\n"
    )
    done = subprocess.run([sys.executable, "-c", code, str(path)], check=False)
    assert done.returncode == -signal.SIGKILL
    assert len(os.listdir(tmp_path)) == 2
    rnt.write(path, "nt", rows_of(0))
    check(path, 1)


def part_of(writer: rnt.writer.DistributedWriter) -> Path:
    (part,) = Path(writer.ticket).glob("*.part")
    return part


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda data, other: data[:-3], "record"),
        (lambda data, other: data[:5], "record at its end"),
        (lambda data, other: b"", "record at its end"),
        (lambda data, other: data[8:], "not as long"),
        (lambda data, other: other, "has 1 columns"),
    ],
    ids=["no length", "short", "empty", "begin", "other schema"],
)
def test_a_damaged_part_is_noticed(
    damage: Callable[[bytes, bytes], bytes], message: str, tmp_path: Path
) -> None:
    other = rnt.create_distributed(tmp_path / "other.root", "nt", {"x": "int"}, num_tasks=1)
    with rnt.fill_task(other.ticket, 0) as context:
        assert context is not None
        context.extend({"x": [1, 2]})
    data = part_of(other).read_bytes()
    other.abort()
    writer = rnt.create_distributed(tmp_path / "out.root", "nt", SCHEMA, num_tasks=1)
    one_task(writer.ticket, 0)
    part_of(writer).write_bytes(damage(part_of(writer).read_bytes(), data))
    with pytest.raises(rnt.RNTupleError, match=message):
        writer.close()
    assert os.listdir(tmp_path) == []


# In a bucket


def test_tasks_in_a_bucket(bucket: Any, store: dict[str, Any], tmp_path: Path) -> None:
    made = rnt.create_distributed("s3://bucket/out.root", "nt", SCHEMA, num_tasks=4, storage_options=store)
    with made as writer:
        one_task(writer.ticket, 2, store)
        with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as executor:
            writer.run(fill, executor)
        assert "bucket/out.root" not in content(bucket)[0]
    assert content(bucket) == (["bucket/out.root"], [])
    with rnt.open("s3://bucket/out.root", storage_options=store) as file:
        assert file.only().num_entries == 4 * len(rows_of(0))
    path = fetched(bucket, tmp_path)
    check(path, 4)
    check_with_other_readers(path, 4)


def big(context: FillContext, number: int) -> None:
    """6 to 12 MiB that cannot be compressed, in clusters of 1 MiB; tasks with odd numbers are small."""
    random = np.random.default_rng(number)
    for _ in range(1 if number % 2 else 6 + number):
        context.extend({"x": random.random(MIB // 8)})
        context.flush_cluster()


def test_the_store_copies_what_is_large_enough(
    bucket: Any, store: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied, uploaded = [], []
    copy, add = object_store._Upload.copy, object_store._Upload.add

    def counting_copy(self: Any, path: str, start: int, stop: int) -> None:
        copied.append(stop - start)
        copy(self, path, start, stop)

    def counting_add(self: Any, get: Any) -> None:
        def counting() -> bytes:
            data = get()
            uploaded.append(len(data))
            return bytes(data)

        add(self, counting)

    options = WriteOptions(compression="none", max_key_size=10 * MIB)
    made = rnt.create_distributed(
        "s3://bucket/d/out.root",
        "nt",
        {"x": "double"},
        options,
        num_tasks=7,
        storage_options=store,
    )
    with made as writer:
        for number in range(7):
            with rnt.fill_task(writer.ticket, number, store) as context:
                assert context is not None
                big(context, number)
        monkeypatch.setattr(object_store._Upload, "copy", counting_copy)
        monkeypatch.setattr(object_store._Upload, "add", counting_add)
    assert content(bucket) == (["bucket/d/out.root"], [])
    assert min(copied) >= object_store.MIN_PART
    assert sorted(uploaded)[1] >= object_store.MIN_PART
    path = fetched(bucket, tmp_path, "bucket/d/out.root")
    assert sum(copied) + sum(uploaded) == path.stat().st_size
    assert not rnt.validate(path).findings
    with rnt.open(path) as file:
        values = file.only().arrays(["x"], library="np")["x"]
    expected = []
    for number in range(7):
        random = np.random.default_rng(number)
        expected += [random.random(MIB // 8) for _ in range(1 if number % 2 else 6 + number)]
    np.testing.assert_array_equal(values, np.concatenate(expected))


def test_a_worker_dies_and_costs_its_part_only(bucket: Any, store: dict[str, Any], tmp_path: Path) -> None:
    """It has begun an upload, which the coordinator gives up at the end."""
    code = (
        "import json, os, sys, numpy as np, rntuple_construct as rnt\n"
        "from rntuple_construct.storage import object_store\n"
        "object_store._LEN_UPLOAD = 1000\n"
        "with rnt.fill_task(sys.argv[1], 1, json.loads(sys.argv[2])) as context:\n"
        "    context.extend({'id': np.random.randint(0, 10**9, 9000), 'pt': [[]] * 9000})\n"
        "    context.flush_cluster()\n"
        "    os.kill(os.getpid(), 9)\n"
    )
    made = rnt.create_distributed("s3://bucket/out.root", "nt", SCHEMA, num_tasks=3, storage_options=store)
    with made as writer:
        one_task(writer.ticket, 0, store)
        command = [sys.executable, "-c", code, writer.ticket, json.dumps(store)]
        assert subprocess.run(command, check=False).returncode == -signal.SIGKILL
        assert len(content(bucket)[1]) == 1
        with pytest.raises(RuntimeError):
            _fail(writer.ticket, 2, store)
        assert len(content(bucket)[1]) == 1, "a task that fails ends its upload"
        for number in (2, 1):
            one_task(writer.ticket, number, store)
    assert content(bucket) == (["bucket/out.root"], [])
    check(fetched(bucket, tmp_path), 3)


def test_a_part_that_appears_after_the_end_of_the_job_is_removed(bucket: Any, store: dict[str, Any]) -> None:
    """A scheduler ran the task twice, or the job was given up."""
    made = rnt.create_distributed("s3://bucket/out.root", "nt", SCHEMA, num_tasks=1, storage_options=store)
    task = rnt.fill_task(made.ticket, 0, store)
    context = task.__enter__()
    assert context is not None
    fill(context, 0)
    bucket.rm_file(f"{made.ticket.removeprefix('s3://')}/plan.json")
    with pytest.raises(SourceError, match="has ended"):
        task.__exit__(None, None, None)
    assert content(bucket)[0] == []
    made.abort()
    assert content(bucket) == ([], [])


def test_nothing_remains_of_a_job_that_fails(
    bucket: Any, store: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    bucket.pipe_file("bucket/out.root", b"before")

    def refuse(self: Any) -> None:
        raise OSError("no space")

    made = rnt.create_distributed("s3://bucket/out.root", "nt", SCHEMA, num_tasks=1, storage_options=store)
    one_task(made.ticket, 0, store)
    monkeypatch.setattr(object_store._Upload, "complete", refuse)
    with pytest.raises(SinkError, match=r"cannot write s3://bucket/out\.root: no space"):
        made.close()
    assert content(bucket) == (["bucket/out.root"], [])
    assert bucket.cat_file("bucket/out.root") == b"before"


def test_targets_that_cannot_be_written(bucket: Any, store: dict[str, Any]) -> None:
    with pytest.raises(SinkError, match="only S3 stores"):
        rnt.create_distributed("https://host/out.root", "nt", SCHEMA, num_tasks=1)
    with pytest.raises(SinkError, match=r"cannot write s3://nowhere"):
        rnt.create_distributed("s3://nowhere/out.root", "nt", SCHEMA, num_tasks=1, storage_options=store)
    assert content(bucket) == ([], [])
