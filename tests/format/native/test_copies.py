"""Batches of ranges of a file in buffers: compiled and not, with errors, and stopped early."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from rntuple_construct.base.errors import SourceError
from rntuple_construct.format.generations import GENERATIONS
from rntuple_construct.format.metadata import PageStore
from rntuple_construct.format.native import copy_functions, fast_in_use, use_fast
from rntuple_construct.format.pages.batch_copies import BatchCopies
from rntuple_construct.format.pages.read_threads import Team
from rntuple_construct.storage.source import Source, open_path

LENGTH = 40_000
DATA = np.random.default_rng(0).integers(0, 256, LENGTH, dtype=np.uint8).tobytes()
PIECES = [[(start, 300, 0), (start + 350, 50, 320)] for start in range(0, LENGTH - 400, 400)]


@pytest.fixture(params=[True, False], ids=["compiled", "not compiled"])
def is_compiled(request: pytest.FixtureRequest) -> Iterator[bool]:
    before = fast_in_use()
    use_fast(request.param)
    yield copy_functions() is not None
    use_fast(before)


@pytest.fixture
def source(tmp_path: Path) -> Iterator[Source]:
    path = tmp_path / "data"
    path.write_bytes(DATA)
    with open_path(str(path), "data") as opened:
        yield opened


def copies_of(source: Source, team: Team, num_buffers: int = 3) -> BatchCopies:
    buffers = [np.zeros(400, np.uint8) for _ in range(num_buffers)]
    return BatchCopies(PIECES, buffers, PageStore(source, GENERATIONS["1.x"]), team)


@pytest.mark.parametrize("workers", [2, 5])
@pytest.mark.parametrize("num_buffers", [1, 3])
def test_each_batch_is_in_its_buffer(
    workers: int, num_buffers: int, source: Source, is_compiled: bool
) -> None:
    with Team(workers) as team:
        copies = copies_of(source, team, num_buffers)
        for number, batch in enumerate(PIECES):
            buffer = copies.wait(number)
            for offset, nbytes, place in batch:
                assert buffer[place : place + nbytes].tobytes() == DATA[offset : offset + nbytes]
            copies.release(number)
        copies.stop()
    assert copies.nbytes == [370] * len(PIECES)


def test_a_file_that_is_truncated_gives_an_error(source: Source, tmp_path: Path, is_compiled: bool) -> None:
    assert source.descriptor is not None
    (tmp_path / "data").write_bytes(b"x" * 1000)
    with Team(3) as team:
        copies = copies_of(source, team)
        try:
            copies.wait(0)
            copies.release(0)
            with pytest.raises(SourceError, match="was it truncated"):
                copies.wait(2)
        finally:
            copies.stop()


def test_copies_end_when_they_are_stopped(source: Source, is_compiled: bool) -> None:
    """Also those that wait for a buffer."""
    with Team(4) as team:
        copies = copies_of(source, team, 1)
        copies.wait(0)
        copies.stop()
        assert team.submit(lambda: 7).result() == 7
