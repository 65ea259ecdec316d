"""All ways to read give the same values and errors, and a way that does not is found."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from self_test import read_path_equivalence
from self_test.oracle import Bounds, Oracle

import rntuple_construct as rnt
from rntuple_construct.format.columns import fast_in_use, use_fast
from rntuple_construct.format.metadata import PageStore
from rntuple_construct.format.pages.page_by_page import PageByPage
from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.validation import validate

KINDS = [("1.x", "zstd:1"), ("1.x", "none"), ("1.x", "lz4"), ("rc2", "zstd:1"), ("rc1", "zstd:1")]


@pytest.mark.parametrize("base", BASES)
def test_ways_agree_on_files_of_every_generation(base: str) -> None:
    assert list(read_path_equivalence.differences(BASES[base]())) == []


@pytest.mark.parametrize(("generation", "compression"), KINDS)
def test_long_files_are_sound_and_the_same_each_time(generation: str, compression: str) -> None:
    data = read_path_equivalence.long_file(1, generation, compression, 2048, 1500)
    assert data == read_path_equivalence.long_file(1, generation, compression, 2048, 1500)
    assert validate(data).ok
    with rnt.open(data) as file:
        assert file.only().num_entries == 3000
        assert file.only().generation.name == generation
    assert list(read_path_equivalence.differences(data)) == []


def test_columns_of_long_files_are_read_many_pages_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = []
    regular_pages = PageStore.regular_pages

    def counted(self: Any, offset: Any, *arguments: Any, **options: Any) -> Any:
        found = regular_pages(self, offset, *arguments, **options)
        taken.append(len(offset) if found is not None else 0)
        return found

    monkeypatch.setattr(PageStore, "regular_pages", counted)
    with rnt.open(read_path_equivalence.long_file(1, "1.x", "zstd:1", 2048)) as file:
        file.only().arrays(library="np")
    assert sum(taken) > 50


@pytest.mark.parametrize("place", range(0, 8000, 371))
def test_ways_agree_on_a_turned_bit(place: int) -> None:
    data = bytearray(read_path_equivalence.long_file(2, "1.x", "zstd:1", 2048, 1500))
    data[place * len(data) // 8000] ^= 16
    assert list(read_path_equivalence.differences(bytes(data))) == []


def test_a_way_that_gives_another_value_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """With numpy alone one element is wrong; the choice of the user is as it was afterwards."""
    run = PageByPage.run

    def wrong(self: Any, plan: Any, out: Any, *others: Any) -> None:
        run(self, plan, out, *others)
        if not fast_in_use() and out.dtype == np.float64:
            out[-1] += 1

    before = fast_in_use()
    if not use_fast(True):
        pytest.skip("no compiled code: python tools/generate/build_native.py")
    use_fast(before)
    monkeypatch.setattr(PageByPage, "run", wrong)
    data = read_path_equivalence.long_file(3, "1.x", "zstd:1", 2048)
    found = list(read_path_equivalence.differences(data))
    assert len(found) == 2
    assert all("long/doubles" in text for text in found)
    assert fast_in_use() == before
    objections = Oracle(Bounds(seconds=30), libraries=(), every={"explain": 0, "convert": 0}).look(data)
    assert {(each.kind, each.consumer) for each in objections} == {("disagreement", "ways")}


def test_an_error_of_one_way_alone_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    run = PageByPage.run

    def refusing(*arguments: Any) -> None:
        if not fast_in_use():
            raise rnt.RNTupleError("made up")
        run(*arguments)

    before = fast_in_use()
    if not use_fast(True):
        pytest.skip("no compiled code: python tools/generate/build_native.py")
    use_fast(before)
    monkeypatch.setattr(PageByPage, "run", refusing)
    found = list(read_path_equivalence.differences(read_path_equivalence.long_file(3, "1.x", "zstd:1", 2048)))
    assert found
    assert all("made up" in text for text in found)
