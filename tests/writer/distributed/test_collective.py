"""Ranks of MPI fill one RNTuple."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.support import servers
from tests.support.jobs import check, check_with_other_readers

pytest.importorskip("mpi4py", reason="mpi4py is not installed")
MPIEXEC = shutil.which("mpiexec", path=os.path.dirname(sys.executable)) or shutil.which("mpiexec")
pytestmark = pytest.mark.skipif(MPIEXEC is None, reason="there is no mpiexec")

PROGRAM = """
import json, os, sys
from mpi4py import MPI
import rntuple_construct as rnt
from tests.support.jobs import SCHEMA, fill, rows_of
comm = MPI.COMM_WORLD
target, what, options, store = sys.argv[1], sys.argv[2], json.loads(sys.argv[3]), json.loads(sys.argv[4])
schema = {"x": "no type"} if what == "wrong schema" else SCHEMA
try:
    with rnt.create_collective(
        comm, target, "d/nt", schema, rnt.WriteOptions(**options), storage_options=store
    ) as context:
        if what == "fail" and comm.rank == 1:
            context.extend(rows_of(1)[:20])
            context.flush_cluster()
            raise RuntimeError("no input")
        if what == "die" and comm.rank == 1:
            os.kill(os.getpid(), 9)
        if what != "none" or comm.rank != 1:
            fill(context, comm.rank)
except Exception as error:
    # One write, so that lines of two ranks do not mix.
    os.write(1, f"{comm.rank}: {type(error).__name__}: {error}\\n".encode())
"""


def ranks(
    number: int, target: Any, what: str = "", store: dict[str, Any] | None = None, **options: Any
) -> tuple[int, list[str]]:
    """Exit status and lines of so many ranks."""
    command = [
        str(MPIEXEC), "-n", str(number), sys.executable, "-c", PROGRAM, str(target), what, json.dumps(options),
        json.dumps(store),
    ]  # fmt: skip
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=300)
    return done.returncode, sorted(done.stdout.splitlines()) if what != "die" else []


@pytest.mark.parametrize("number", [1, 2, 3])
def test_ranks_write_one_file(number: int, tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    assert ranks(number, path, page_size=300) == (0, [])
    check(path, number)
    if number == 2:
        check_with_other_readers(path, number)


@pytest.mark.parametrize("block", [16, 4096])
def test_clusters_begin_at_blocks(block: int, tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    assert ranks(2, path, page_size=300, cluster_alignment=block) == (0, [])
    check(path, 2)


def test_a_rank_without_entries(tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    assert ranks(2, path, "none") == (0, [])
    check(path, 1)


def test_all_ranks_get_an_error_if_one_fails(tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    path.write_bytes(b"before")
    code, lines = ranks(3, path, "fail")
    failure = "SchemaError: rank 1 failed: RuntimeError: no input"
    assert (code, lines) == (0, [f"0: {failure}", "1: RuntimeError: no input", f"2: {failure}"])
    assert path.read_bytes() == b"before"
    assert os.listdir(tmp_path) == ["out.root"]


def test_all_ranks_get_an_error_if_the_file_cannot_be_started(tmp_path: Path) -> None:
    code, lines = ranks(2, tmp_path / "out.root", "wrong schema")
    assert code == 0
    assert [line[:15] for line in lines] == ["0: SchemaError:", "1: SchemaError:"]
    assert "rank 0 failed" in lines[1]
    assert os.listdir(tmp_path) == []


def test_a_rank_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    path.write_bytes(b"before")
    code, _ = ranks(2, path, "die")
    assert code != 0
    assert path.read_bytes() == b"before"
    (path.parent / "out.root").unlink()
    assert ranks(2, path)[0] == 0, "the next writer removes what was left"
    check(path, 2)


def test_ranks_write_to_a_bucket(tmp_path: Path) -> None:
    with servers.s3_store(tmp_path / "s3") as store:
        import s3fs

        filesystem = s3fs.S3FileSystem(**store, skip_instance_cache=True)
        filesystem.mkdir("bucket")
        assert ranks(2, "s3://bucket/out.root", store=store) == (0, [])
        assert filesystem.find("bucket") == ["bucket/out.root"]
        (tmp_path / "out").mkdir()
        filesystem.get_file("bucket/out.root", str(tmp_path / "out" / "out.root"))
    check(tmp_path / "out" / "out.root", 2)
