"""Files cut off at every byte."""

from __future__ import annotations

from typing import Any

import pytest
from support.bad_input import is_explained, outcome

from rntuple_construct.base.errors import ContainerError

FILES = [
    "unroot__test_ntuple_minimal.root",
    "2024-11-19__bbc90e__test_emptystruct_invalidvar_rntuple_v1-0-0-0.root",
    "2026-03-07__75c76a__test_splitint32_rntuple_v1-0-1-0.root",
]


@pytest.mark.parametrize("name", FILES)
def test_whole_file_is_read(name: str, corpus_file: Any) -> None:
    assert outcome(corpus_file(name).read_bytes()) is None


@pytest.mark.parametrize("name", FILES)
def test_every_cut_is_noticed(name: str, corpus_file: Any) -> None:
    data = corpus_file(name).read_bytes()
    for length in range(len(data)):
        error = outcome(data[:length])
        assert isinstance(error, ContainerError), f"cut after {length} bytes"
        assert error.rule_id in ("RNT-CNT-001", "RNT-CNT-002"), f"cut after {length} bytes"
        assert is_explained(error), f"cut after {length} bytes: {error}"


@pytest.mark.parametrize("name", FILES)
def test_without_verification_every_cut_is_read_or_explained(name: str, corpus_file: Any) -> None:
    """What is still there may be read; nothing may be made up for what is gone."""
    data = corpus_file(name).read_bytes()
    for length in range(len(data)):
        error = outcome(data[:length], verify=False)
        assert error is None or is_explained(error), f"cut after {length} bytes: {error}"


def test_message_says_how_much_is_missing(corpus_file: Any) -> None:
    data = corpus_file(FILES[0]).read_bytes()
    error = outcome(data[:1000])
    assert error is not None
    assert "the header announces 1546 bytes, the file has 1000" in str(error)


def test_bytes_behind_the_end_of_the_file_are_legal(corpus_file: Any) -> None:
    assert outcome(corpus_file(FILES[0]).read_bytes() + bytes(100)) is None
