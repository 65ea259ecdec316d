"""Small files with much repetition: what is listed many times is looked at once, and told of every place where it is listed."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import rntuple_construct as rnt
from rntuple_construct.base.budgets import read_budget
from rntuple_construct.base.limits import DEFAULT_LIMITS
from rntuple_construct.format.compression import Buffer
from rntuple_construct.format.generations import GENERATIONS
from rntuple_construct.format.metadata.stored_pages import PageStore
from rntuple_construct.kit.corpus.mutations.bases import BASES
from rntuple_construct.kit.fuzzing import ParsedFile, Recipe, Step, apply_recipe
from rntuple_construct.reader.summary import summarize
from rntuple_construct.validation.checks.indices import (  # fmt: skip
    Below,
    ColumnCheck,
    IndexCheck,
    SeenOffsets,
    SwitchCheck,
    TextCheck,
)

NUM_GROUPS = 40


def made(schema: dict[str, str], values: dict[str, Any], **options: Any) -> bytes:
    target = io.BytesIO()
    with rnt.create(target, "E", schema, rnt.WriteOptions(**options)) as writer:
        writer.extend(values)
    return target.getvalue()


def many_groups(num_groups: int, *steps: Step) -> bytes:
    """A file whose cluster groups refer to two page lists by turns."""
    groups = Step("resize", "footer.cluster_groups", num_groups)
    return apply_recipe(ParsedFile(BASES["plain"]()), Recipe((groups, *steps)))


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Offsets of the pages that are read one by one."""
    offsets: list[int] = []
    read = PageStore.read

    def counted(store: PageStore, offset: int, size: int, has_checksum: bool) -> Any:
        offsets.append(offset)
        return read(store, offset, size, has_checksum)

    monkeypatch.setattr(PageStore, "read", counted)
    return offsets


# Cluster groups that refer to the same page lists


@pytest.mark.parametrize("look", [rnt.validate, lambda data: summarize(rnt.open(data).only())])
def test_a_page_list_of_many_cluster_groups_becomes_arrays_once(
    look: Callable[[bytes], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    generation = type(GENERATIONS["1.x"])
    parse, parsed = generation.parse_page_list, []

    def counted(self: Any, data: bytes, base: int | None) -> Any:
        parsed.append(base)
        return parse(self, data, base)

    monkeypatch.setattr(generation, "parse_page_list", counted)
    look(many_groups(NUM_GROUPS))
    assert len(parsed) == 2


def test_sound_pages_of_many_cluster_groups_are_looked_at_once(reads: list[int]) -> None:
    rnt.validate(many_groups(2))
    few = len(reads)
    reads.clear()
    report = rnt.validate(many_groups(NUM_GROUPS))
    assert len(reads) == few > 0
    # That each of the others repeats elements is told of each.
    found = {each.path.partition(".")[0] for each in report.failures if each.rule_id == "RNT-CGR-003"}
    assert found == {"footer"}
    lists = [each.path.partition(".")[0] for each in report.failures if each.rule_id == "RNT-PGL-008"]
    assert set(lists) >= {"page_list[2]", "page_list[3]"}


def test_a_page_that_is_wrong_is_told_of_every_group() -> None:
    too_long = Step("set", "header.schema.fields[23].type_name", b"std::optional")
    failures = rnt.validate(many_groups(6, too_long)).failures
    found = {each.path for each in failures if each.rule_id == "RNT-ENC-006"}
    assert found == {f"page_list[{group}].page_locations[{group % 2}][4][0]" for group in range(6)}


def test_a_summary_counts_pages_of_every_group() -> None:
    few, many = (summarize(rnt.open(many_groups(count)).only()) for count in (2, NUM_GROUPS))
    times = NUM_GROUPS // 2
    assert many.num_pages == times * few.num_pages
    assert many.len_pages == times * few.len_pages
    assert many.compression == {name: times * count for name, count in few.compression.items()}
    assert [field.len_pages for field in many.fields] == [times * field.len_pages for field in few.fields]
    # All but those of two groups take no room of their own.
    assert many.nbytes_pages == few.nbytes_pages


# Pages that are listed again


CONSTANT = {
    "lists": ("std::vector<float>", [[]]),
    "strings": ("std::string", [""]),
    "optionals": ("std::optional<std::int32_t>", [None]),
    "variants": ("std::variant<std::int32_t,float>", [None]),
    "numbers": ("std::int32_t", [0]),
}


@pytest.mark.parametrize("name", CONSTANT)
def test_the_validator_decodes_a_page_once_however_often_it_is_listed(name: str, reads: list[int]) -> None:
    type_name, value = CONSTANT[name]
    data = made({"x": type_name}, {"x": value * 70_000}, page_size=16)
    assert len(data) < 4000
    report = rnt.validate(data)
    assert report.ok
    assert not report.findings
    assert len(reads) <= 4


def test_pages_of_a_file_that_is_converted_are_counted_once_where_they_are_listed_in_a_row() -> None:
    data = made({"x": "std::int32_t"}, {"x": np.zeros(60_000, np.int32)}, page_size=4)
    target = io.BytesIO()
    (done,) = rnt.convert(data, target)
    assert done.num_entries == 60_000
    assert not rnt.open(target.getvalue()).only().arrays()["x"].any()


def test_pages_that_are_decoded_again_are_bounded_and_the_error_says_how_many_are_needed() -> None:
    lists = [[1]] * 8192
    names = ("a", "b", "c")
    data = made(
        dict.fromkeys(names, "std::vector<std::int32_t>"), dict.fromkeys(names, lists), compression="zstd"
    )
    assert rnt.validate(data).ok
    (found,) = rnt.validate(data, limits=rnt.Limits(max_len_work=4096 * 20, max_ratio_work=1)).failures
    assert found.rule_id == "RNT-VAL-002"
    assert "max_len_work" in str(found.hint)


def test_offsets_that_are_listed_again_fall_where_the_page_is_listed_for_the_second_time() -> None:
    data = made({"x": "std::vector<float>"}, {"x": [[1.0]] * 8})
    again = Step("resize", "page_list[0].page_locations[0][0]", 5)
    report = rnt.validate(apply_recipe(ParsedFile(data), Recipe((again,))))
    paths = [each.path for each in report.failures if each.rule_id == "RNT-ENC-002"]
    assert paths == ["page_list[0].page_locations[0][0][1]"]


Told = list[tuple[int, str, dict[str, Any]]]


def run(check: ColumnCheck, pages: list[tuple[np.ndarray, int]], *, shortens: bool) -> tuple[Told, Any]:
    """What a check tells of pages that are listed so many times each; page by page, or as short as it allows."""
    told: Told = []
    number = 0

    def report(rule_id: str, **details: Any) -> None:
        told.append((number, rule_id, details))

    known: dict[bytes, int] = {}
    for page, times in pages:
        data: Buffer = page.tobytes()
        left = times
        while left:
            value = known.get(data) if shortens else None
            if value is not None and check.takes_steady:
                goes_on = check.feed_steady(value, len(page), report)
            else:
                goes_on = check.feed(page, report)
            if not goes_on:
                return told, None
            passed = 1 + (check.repeat(data, len(page), left - 1) if shortens and left > 1 else 0)
            left, number = left - passed, number + passed
        value = check.steady_value(len(page))
        if value is not None:
            known[data] = value
    check.finish(report)
    return told, [getattr(check, name, None) for name in ("position", "previous", "_position", "counts")]


def listed(page: st.SearchStrategy[np.ndarray]) -> st.SearchStrategy[list[tuple[np.ndarray, int]]]:
    some = st.lists(page, min_size=1, max_size=3)
    return some.flatmap(
        lambda pages: st.lists(st.tuples(st.sampled_from(pages), st.integers(1, 4)), max_size=5)
    )


@given(
    listed(st.lists(st.integers(0, 3), max_size=4).map(lambda page: np.array(sorted(page), np.int64))),
    st.booleans(),
    st.sampled_from(["", "field"]),
)
def test_offsets_are_judged_the_same_if_pages_that_are_listed_again_are_passed_over(
    pages: list[tuple[np.ndarray, int]], is_optional: bool, streamed: str
) -> None:
    below = Below((np.array([2]),), is_optional, streamed=streamed)
    results, ends = [], []
    for shortens in (False, True):
        seen = SeenOffsets(read_budget(DEFAULT_LIMITS, 1000), "x")
        results.append(run(IndexCheck(below, 0, seen=seen), pages, shortens=shortens))
        ends.append([end for part in seen.parts for end in part.tolist()])
    assert results[0] == results[1]
    assert ends[0] == ends[1]


@given(
    listed(
        st.lists(st.sampled_from([b"a", b"\xc3", b"\xa9", b"\xe2\x82", "é".encode()]), max_size=4).map(
            lambda page: np.frombuffer(b"".join(page), np.uint8)
        )
    ),
    st.sets(st.integers(0, 30)),
)
def test_characters_are_judged_the_same_if_pages_that_are_listed_again_are_passed_over(
    pages: list[tuple[np.ndarray, int]], ends: set[int]
) -> None:
    offsets = [np.array(sorted(ends), np.int64)]
    results = [run(TextCheck(offsets), pages, shortens=shortens) for shortens in (False, True)]
    assert results[0] == results[1]


TAGGED = np.dtype([("index", np.int64), ("tag", np.uint32)])


@given(
    listed(
        st.lists(st.tuples(st.integers(0, 2), st.sampled_from([0, 0, 0, 1, 2, 3])), max_size=3).map(
            lambda page: np.array(page, TAGGED)
        )
    )
)
def test_variants_are_judged_the_same_if_pages_that_are_listed_again_are_passed_over(
    pages: list[tuple[np.ndarray, int]],
) -> None:
    below = Below((np.array([2]), np.array([1])), is_variant=True)
    results = [run(SwitchCheck(below, 0), pages, shortens=shortens) for shortens in (False, True)]
    assert results[0] == results[1]
