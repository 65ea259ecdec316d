"""The index of strings: compiled, as a dictionary, and against the definition."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator

import numpy as np
import pytest

from rntuple_construct.format.native import (
    ByteStrings,
    ListedStrings,
    Sequences,
    StringIndex,
    compiled_parser,
    use_fast,
)
from rntuple_construct.format.native import strings as module
from rntuple_construct.format.native.parsers import RANGE


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
        found = StringIndex(ListedStrings(texts), keys)
        pairs = list(zip(keys.tolist(), texts, strict=True))
        wanted: dict[tuple[int, bytes], int] = {}
        assert found.first.tolist() == [wanted.setdefault(pair, index) for index, pair in enumerate(pairs)]
        assert found.is_ascii
        assert found.are_all_different == (len(wanted) == count)
        for text in [*words(seed + 100, 200), *texts[:200]]:
            for key in range(seed + 2):
                assert found.find(text, key) == wanted.get((key, text))


def test_strings_that_differ_in_one_byte_only() -> None:
    """In a table that is half full, a search passes strings that differ in their last byte only."""
    for start in (b"", b"1234567", b"12345678"):
        texts = [start + bytes([byte]) for byte in range(256)]
        found = StringIndex(ListedStrings(texts))
        assert found.first.tolist() == list(range(256))
        assert [found.find(text) for text in texts] == list(range(256))


def test_the_last_string_of_many_decides_whether_all_are_ascii() -> None:
    texts = [b"%d" % number for number in range(1000)]
    assert StringIndex(ListedStrings(texts)).is_ascii
    assert not StringIndex(ListedStrings([*texts, "ä".encode()])).is_ascii


def test_a_dictionary_takes_over_where_the_table_would_be_slow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if not use_fast(True):
        pytest.skip("there is no compiled code: python tools/generate/build_native.py")
    made = module._StringsStruct

    def crowded(*members: int) -> object:
        content = made(*members)
        content.mask = 0x1FFF  # hardly more slots than strings
        return content

    texts = [b"%d" % number for number in range(8191)]
    assert StringIndex(ListedStrings(texts))._library is not None
    monkeypatch.setattr(module, "_StringsStruct", crowded)
    index = StringIndex(ListedStrings(texts))
    assert index._library is None
    assert index.find(b"8000") == 8000
    assert index.are_all_different


def test_strings_that_are_added_and_absent() -> None:
    joined = ListedStrings([b"a", b"bc"]) + ListedStrings([b"", b"bc"])
    assert joined.values() == [b"a", b"bc", b"", b"bc"]
    assert joined.are(b"bc").tolist() == [False, True, False, True]
    assert joined.are(b"").tolist() == [False, False, True, False]
    assert [strings.values(np.array([2, 0, 2])) for strings in (joined, ListedStrings(joined.values()))] == [
        [b"", b"a", b""]
    ] * 2
    assert ListedStrings([]).values() == []
    assert ListedStrings([b"", b""]).are(b"x").tolist() == [False, False]


def test_an_index_travels() -> None:
    index = pickle.loads(pickle.dumps(StringIndex(ListedStrings([b"%d" % number for number in range(100)]))))
    assert (index.find(b"99"), index.find(b"100")) == (99, None)


@pytest.mark.parametrize("count", [1, 3, 1000])
def test_numbers_of_equal_sequences(count: int) -> None:
    choose = np.random.default_rng(3)
    found = Sequences(count)
    wanted: list[list[object]] = [[] for _ in range(count)]
    for turn, length in enumerate((2 * count, 0, count // 2)):
        owner, values = choose.integers(-1, count, length), choose.integers(-2, 1, length)
        found.append(owner, values)
        for each, value in zip(reversed(owner.tolist()), reversed(values.tolist()), strict=True):
            if each >= 0:
                wanted[each].append((turn, value))
        assert is_same_partition(found.numbers.tolist(), wanted)
    parents = choose.integers(-1, np.maximum(np.arange(count), 1) // 2 + 1) - 1
    parents = np.minimum(parents, np.arange(count) - 1)
    found.append(parents)
    for index in reversed(range(count)):
        if parents[index] >= 0:
            wanted[parents[index]].append(wanted[index])
    assert (found.numbers >= 0).all()
    assert is_same_partition(found.numbers.tolist(), wanted)


def is_same_partition(numbers: list[int], sequences: list[list[object]]) -> bool:
    by_sequence: dict[str, int] = {}
    by_number: dict[int, str] = {}
    pairs = zip(numbers, map(repr, sequences), strict=True)
    return all(
        by_sequence.setdefault(key, number) == number and by_number.setdefault(number, key) == key
        for number, key in pairs
    )


def test_a_dictionary_takes_over_for_sequences(monkeypatch: pytest.MonkeyPatch) -> None:
    owner = values = np.arange(8191)
    made = module._Appending

    def crowded(*members: int) -> object:
        content = made(*members)
        content.mask = 0x1FFF
        return content

    monkeypatch.setattr(module, "_Appending", crowded)
    found = Sequences(8191)
    found.append(owner, values)
    assert sorted(found.numbers.tolist()) == list(range(1, 8192))


def test_absent_strings_are_empty_and_copy_nothing() -> None:
    data = b"abc" * 1000
    ranges = np.array([(0, -1), (0, 3), (2, -1), (3, 0)] * 5, RANGE)
    strings = ByteStrings(data, ranges)
    assert strings.values() == [b"", b"abc", b"", b""] * 5
    assert strings.values(np.array([0, 1])) == [b"", b"abc"]
    assert (strings + strings).values() == [b"", b"abc", b"", b""] * 10
    assert strings.are(b"").tolist() == [False, False, False, True] * 5
