"""The packages read ranges: a large file needs no memory of its size, and callers choose the limits."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from support.dumpers import DECODERS, asked

import rntuple_construct as rnt

GAP = 5_000_000_000
"""Bytes that nothing needs: more than 32 bits tell, and more than a test may use of memory."""
LANGUAGES = ("go", "rust")
MOST_READ = 20_000


@pytest.fixture(scope="module")
def sparse(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with pages on both sides of a gap that takes no space where the file system knows sparse files."""
    path = tmp_path_factory.mktemp("ranges") / "sparse.root"
    with (
        rnt.create_file(path, durable=False) as file,
        file.create("d/A", {"x": "std::int32_t", "s": "std::string"}) as writer,
    ):
        writer.extend({"x": [1, 2], "s": ["a", "bc"]})
        file.leave_gap(GAP)
        writer.flush_cluster()
        writer.extend({"x": [3], "s": [""]})
    assert path.stat().st_size > GAP
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_large_file_is_read_by_ranges(language: str, sparse: Path) -> None:
    (answer,) = asked(DECODERS[language](), f"ranges {sparse} 1000")
    number, values = answer.split(" ", 1)
    assert json.loads(values) == [1, 2, 3]
    assert 500 < int(number) < MOST_READ


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_caller_sets_the_limit_of_elements(language: str, sparse: Path) -> None:
    few, enough = asked(DECODERS[language](), f"ranges {sparse} 1", f"ranges {sparse} 2")
    assert few.startswith("LimitError: ")
    assert "too many" in few
    assert json.loads(enough.split(" ", 1)[1]) == [1, 2, 3]
