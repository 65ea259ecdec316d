"""The index of strings: compiled, as a dictionary, and against the definition."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from itertools import pairwise

import numpy as np
import pytest

from rntuple_construct.format.native import ByteStrings, StringIndex, compiled_parser, equal_rows, use_fast
from rntuple_construct.format.native import strings as module


@pytest.fixture(params=[True, False], ids=["compiled", "dictionary"], autouse=True)
def is_fast(request: pytest.FixtureRequest) -> Iterator[bool]:
    if request.param and compiled_parser("rntuple_header") is None:
        pytest.skip("there is no compiled code: python tools/generate/build_native.py")
    use_fast(request.param)
    yield bool(request.param)
    use_fast(True)


def words(seed: int, count: int) -> list[bytes]:
    choose = random.Random(seed)
    return [bytes(choose.choices(b"ab\0", k=choose.choice((0, 1, 2, 7, 8, 9, 16)))) for _ in range(count)]


@pytest.mark.parametrize("count", [0, 1, 50, 64, 5000])
def test_positions_of_equal_strings(count: int, is_fast: bool) -> None:
    for seed in range(4):
        texts, keys = words(seed, count), np.arange(count) * 7 // 5 % (seed + 1)
        found = StringIndex(ByteStrings.of(texts), keys)
        pairs = list(zip(keys.tolist(), texts, strict=True))
        wanted: dict[tuple[int, bytes], int] = {}
        assert found.first.tolist() == [wanted.setdefault(pair, index) for index, pair in enumerate(pairs)]
        assert found.is_ascii
        assert found.are_all_different == (len(wanted) == count)
        for text in [*words(seed + 100, 200), *texts[:200]]:
            for key in range(seed + 2):
                assert found.find(text, key) == wanted.get((key, text))


def test_the_last_string_of_many_decides_whether_all_are_ascii() -> None:
    texts = [b"%d" % number for number in range(1000)]
    assert StringIndex(ByteStrings.of(texts)).is_ascii
    assert not StringIndex(ByteStrings.of([*texts, "ä".encode()])).is_ascii


def test_a_dictionary_takes_over_where_the_table_would_be_slow(
    monkeypatch: pytest.MonkeyPatch, is_fast: bool
) -> None:
    if not is_fast:
        pytest.skip("about the compiled table")
    made = module._Strings

    def crowded(*members: int) -> object:
        content = made(*members)
        content.mask = 0x1FFF  # hardly more slots than strings
        return content

    texts = [b"%d" % number for number in range(8191)]
    assert StringIndex(ByteStrings.of(texts))._library is not None
    monkeypatch.setattr(module, "_Strings", crowded)
    index = StringIndex(ByteStrings.of(texts))
    assert index._library is None
    assert index.find(b"8000") == 8000
    assert index.are_all_different


def test_strings_that_are_added_and_absent() -> None:
    joined = ByteStrings.of([b"a", b"bc"]) + ByteStrings.of([b"", b"bc"])
    assert joined.values() == [b"a", b"bc", b"", b"bc"]
    assert joined.are(b"bc").tolist() == [False, True, False, True]
    assert joined.are(b"").tolist() == [False, False, True, False]
    assert ByteStrings.of([]).values() == []
    assert ByteStrings.of([b"", b""]).are(b"x").tolist() == [False, False]


def test_an_index_travels() -> None:
    index = pickle.loads(pickle.dumps(StringIndex(ByteStrings.of([b"%d" % number for number in range(100)]))))
    assert (index.find(b"99"), index.find(b"100")) == (99, None)


@pytest.mark.parametrize("count", [0, 3, 1000])
def test_positions_of_equal_rows(count: int) -> None:
    choose = np.random.default_rng(3)
    members = [choose.integers(-1, 2, count), np.zeros(count, np.int64), choose.integers(0, 2, count)]
    for table in (members, members[1:2]):
        rows = list(zip(*(member.tolist() for member in table), strict=True))
        assert equal_rows(table).tolist() == [rows.index(row) for row in rows]
    stops = np.unique([0, *choose.integers(0, count + 1, count // 3), count])
    runs = [rows_of(members, start, stop) for start, stop in pairwise(stops.tolist())]
    keys = np.arange(len(runs)) % 2
    pairs = list(zip(keys.tolist(), runs, strict=True))
    assert equal_rows(members, stops, keys).tolist() == [pairs.index(pair) for pair in pairs]
    assert equal_rows(members[1:2], np.array([0, count, count])).tolist() == [0, int(count > 0)]


def rows_of(members: list[np.ndarray], start: int, stop: int) -> list[list[int]]:
    return [member[start:stop].tolist() for member in members]
