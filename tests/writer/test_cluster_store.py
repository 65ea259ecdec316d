"""Clusters begin at blocks of the file system, if asked to."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.container import RootFile
from rntuple_construct.writer import WriteOptions
from tests.support.file_checks import findings
from tests.support.jobs import first_pages


def check(path: Path, block: int, expected: list[float]) -> None:
    """The key in front of the first page of each cluster is at a block, and the records cover the file."""
    assert findings(path) == []
    with rnt.open(path) as file:
        np.testing.assert_array_equal(file.only().arrays(["x"], library="np")["x"], expected)
    with RootFile(path) as container:
        covered = container.header.ofs_begin
        starts = set()
        for item in container.scan_keys():
            assert item.span.start == covered
            covered = item.span.stop
            if item.key is not None:
                starts.add(item.span.start)
        assert covered == path.stat().st_size
    pages = first_pages(path)
    assert pages
    for page in pages:
        key = page // block * block
        assert key in starts
        assert page - key < 100


@pytest.mark.parametrize("block", [512, 4096, 10_000])
@pytest.mark.parametrize("more", [{}, {"max_key_size": 500, "page_size": 400, "compression": "none"}])
def test_one_writer_and_one_that_appends(block: int, more: dict[str, int], tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    options = WriteOptions(cluster_alignment=block, **more)  # type: ignore[arg-type]
    values = np.random.default_rng(1).random(1000)
    with rnt.create(path, "nt", {"x": "double"}, options) as writer:
        for start in (0, 300, 310):
            writer.extend({"x": values[start : start + 10 if start == 300 else start + 300]})
            writer.flush_cluster()
        writer.commit_cluster_group()
        writer.extend({"x": values[610:800]})
    if not more:
        check(path, block, values[:800].tolist())
    assert findings(path) == []
    with rnt.open(path, mode="a") as appender:
        writer = appender.append_to("nt", options)
        writer.extend({"x": values[800:]})
    if not more:
        check(path, block, values.tolist())
    assert findings(path) == []
    with rnt.open(path) as file:
        np.testing.assert_array_equal(file.only().arrays(["x"], library="np")["x"], values)


def test_fill_contexts(tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    options = WriteOptions(cluster_alignment=2048)
    with (
        rnt.create_parallel(path, "nt", {"x": "double"}, options) as writer,
        writer.fill_context() as one,
        writer.fill_context() as two,
    ):
        for number in range(6):
            context = (one, two)[number % 2]
            context.extend({"x": np.full(10, float(number))})
            context.flush_cluster()
    check(path, 2048, np.repeat(np.arange(6.0), 10).tolist())


def test_the_default_leaves_nothing_out(tmp_path: Path) -> None:
    path = tmp_path / "out.root"
    rnt.write(path, "nt", {"x": np.arange(5.0)})
    with RootFile(path) as container:
        assert len(container.free_list()) == 1


def test_pages_that_are_stored_one_by_one_cannot_be_aligned() -> None:
    with pytest.raises(SchemaError, match="needs buffered=True"):
        WriteOptions(cluster_alignment=512, buffered=False)
    with pytest.raises(SchemaError, match="cluster_alignment is 0"):
        WriteOptions(cluster_alignment=0)
