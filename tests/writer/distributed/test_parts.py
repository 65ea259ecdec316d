"""Tasks write parts, which an S3 store or the file system puts together."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError, SinkError, SourceError
from rntuple_construct.format.container import RootFile
from rntuple_construct.storage import object_store
from rntuple_construct.writer import FillContext, WriteOptions
from rntuple_construct.writer.distributed import job
from rntuple_construct.writer.distributed.tasks import TaskFiller
from tests.support import servers
from tests.support.jobs import SCHEMA, check, check_with_other_readers, fill, first_pages, rows_of, whole

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


# In a file system


def test_an_executor_does_tasks_without_tcp(tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    with rnt.create_distributed(path, "nt", SCHEMA, num_tasks=5, host=None) as coordinator:
        with ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda number: one_task(coordinator.ticket, number), reversed(range(5))))
        with rnt.fill_task(coordinator.ticket, 3) as context:
            assert context is None
        with pytest.raises(SchemaError, match="no task 5"), rnt.fill_task(coordinator.ticket, 5):
            pass
        with pytest.raises(SchemaError, match="give create_distributed"):
            coordinator.run(whole)
        coordinator.wait(10)
        assert not path.exists()
    check(path, 5)
    with pytest.raises(SourceError, match="there is no job at"), rnt.fill_task(coordinator.ticket, 0):
        pass


@pytest.mark.parametrize("block", [16, 4096])
def test_clusters_of_parts_begin_at_blocks(
    block: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(job, "_MAX_LEN_KEY", 3000)
    path = tmp_path / "out.root"
    options = WriteOptions(cluster_alignment=block, page_size=300, max_key_size=0)
    with rnt.create_distributed(path, "nt", SCHEMA, options, num_tasks=4, host=None) as coordinator:
        for number in range(4):
            one_task(coordinator.ticket, number)
    check(path, 4)
    assert [page % block for page in first_pages(path)] == [0] * 12


@pytest.mark.parametrize(("limit", "num_large"), [(1 << 20, 1), (8000, 3)])
def test_blobs_share_keys_up_to_the_limit(limit: int, num_large: int, tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    options = WriteOptions(page_size=300, max_key_size=limit, compression="none")
    with rnt.create_distributed(path, "nt", SCHEMA, options, num_tasks=4, host=None) as coordinator:
        for number in range(4):
            one_task(coordinator.ticket, number)
    check(path, 4)
    with RootFile(path) as container:
        keys = [item.key for item in container.scan_keys() if item.key is not None]
    sizes = [key.len_record - key.len_key for key in keys]
    assert max(sizes) <= limit
    assert len([size for size in sizes if size > 4000]) == num_large, sizes


def test_pages_that_need_several_keys_are_refused(tmp_path: Path) -> None:
    options = WriteOptions(page_size=4000, max_key_size=400, compression="none")
    coordinator = rnt.create_distributed(tmp_path / "out.root", "nt", SCHEMA, options, num_tasks=1, host=None)
    with pytest.raises(SchemaError, match="needs several keys"):
        one_task(coordinator.ticket, 0)
    coordinator.abort()
    assert os.listdir(tmp_path) == []


def test_a_task_fails_and_is_done_again(tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    with rnt.create_distributed(path, "nt", SCHEMA, num_tasks=2, host=None) as coordinator:
        with pytest.raises(RuntimeError):
            _fail(coordinator.ticket, 1)
        for number in range(2):
            one_task(coordinator.ticket, number)
    check(path, 2)


def _fail(ticket: str, number: int, options: dict[str, Any] | None = None) -> None:
    with rnt.fill_task(ticket, number, options) as context:
        assert context is not None
        context.extend(rows_of(number)[:20])
        context.flush_cluster()
        raise RuntimeError


def test_missing_tasks(tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    coordinator = rnt.create_distributed(path, "nt", SCHEMA, num_tasks=2, host=None)
    one_task(coordinator.ticket, 1)
    with pytest.raises(SchemaError, match="1 of 2 tasks are not done"), coordinator:
        coordinator.wait(0.01)
    assert os.listdir(tmp_path) == []


def test_what_a_killed_coordinator_left_is_removed_by_the_next(tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    code = (
        "import os, sys, rntuple_construct as rnt\n"
        "made = rnt.create_distributed(sys.argv[1], 'nt', {'x': 'int'}, num_tasks=1, host=None)\n"
        "with rnt.fill_task(made.ticket, 0) as context:\n    context.extend({'x': [1]})\n"
        "os.kill(os.getpid(), 9)\n"
    )
    done = subprocess.run([sys.executable, "-c", code, str(path)], check=False)
    assert done.returncode == -signal.SIGKILL
    assert len(os.listdir(tmp_path)) == 2
    with rnt.create_distributed(path, "nt", SCHEMA, num_tasks=1, host=None) as coordinator:
        one_task(coordinator.ticket, 0)
    check(path, 1)


def test_a_damaged_part_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    coordinator = rnt.create_distributed(path, "nt", SCHEMA, num_tasks=1, host=None)
    one_task(coordinator.ticket, 0)
    (part,) = (each for each in Path(coordinator.ticket).iterdir() if each.suffix == ".part")
    part.write_bytes(part.read_bytes()[:-3])
    with pytest.raises(SchemaError, match=r"record"):
        coordinator.close()
    assert os.listdir(tmp_path) == []


# In a bucket


@pytest.mark.parametrize("host", ["127.0.0.1", None])
def test_tasks_in_a_bucket(host: str | None, bucket: Any, store: dict[str, Any], tmp_path: Path) -> None:
    made = rnt.create_distributed(
        "s3://bucket/out.root", "nt", SCHEMA, num_tasks=4, host=host, storage_options=store
    )
    with made as coordinator:
        if host is None:
            for number in range(4):
                one_task(coordinator.ticket, number, store)
        else:
            coordinator.run(whole, 2)
        assert "bucket/out.root" not in content(bucket)[0]
    assert content(bucket) == (["bucket/out.root"], [])
    with rnt.open("s3://bucket/out.root", storage_options=store) as file:
        assert file.only().num_entries == 4 * len(rows_of(0))
    path = fetched(bucket, tmp_path)
    check(path, 4)
    if host is None:
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
        host=None,
        storage_options=store,
    )
    with made as coordinator:
        for number in range(7):
            with rnt.fill_task(coordinator.ticket, number, store) as context:
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
    made = rnt.create_distributed(
        "s3://bucket/out.root", "nt", SCHEMA, num_tasks=3, host=None, storage_options=store
    )
    with made as coordinator:
        one_task(coordinator.ticket, 0, store)
        command = [sys.executable, "-c", code, coordinator.ticket, json.dumps(store)]
        assert subprocess.run(command, check=False).returncode == -signal.SIGKILL
        assert len(content(bucket)[1]) == 1
        with pytest.raises(RuntimeError):
            _fail(coordinator.ticket, 2, store)
        assert len(content(bucket)[1]) == 1, "a task that fails ends its upload"
        for number in (2, 1):
            one_task(coordinator.ticket, number, store)
    assert content(bucket) == (["bucket/out.root"], [])
    check(fetched(bucket, tmp_path), 3)


def test_a_part_that_appears_after_the_end_of_the_job_is_removed(bucket: Any, store: dict[str, Any]) -> None:
    """A scheduler ran the task twice, or the job was given up."""
    made = rnt.create_distributed(
        "s3://bucket/out.root", "nt", SCHEMA, num_tasks=1, host=None, storage_options=store
    )
    made.abort()
    filler = TaskFiller(made._job.plan, storage_options=store)
    with pytest.raises(SourceError, match="has ended"):
        _fill_with(filler)
    assert content(bucket) == ([], [])


def _fill_with(filler: TaskFiller) -> None:
    with filler.task(0, lambda record: None) as context:
        fill(context, 0)


def test_nothing_remains_of_a_job_that_fails(
    bucket: Any, store: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    bucket.pipe_file("bucket/out.root", b"before")

    def refuse(self: Any) -> None:
        raise OSError("no space")

    made = rnt.create_distributed(
        "s3://bucket/out.root", "nt", SCHEMA, num_tasks=1, host=None, storage_options=store
    )
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
