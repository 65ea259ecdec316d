"""Sharded clusters of the release candidates: sound files give no warning, damage to a shard is found."""

from __future__ import annotations

import io
from typing import Any

import pytest

import rntuple_construct as rnt
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import (
    DescribedCluster,
    DescribedPages,
    FileDescription,
    make_column,
    make_field,
)
from rntuple_construct.validation import validate
from rntuple_construct.validation.rules import Severity

BOTH = pytest.mark.parametrize("generation", ["rc1", "rc2"])
SCHEMA = {"v": "std::vector<std::string>", "x": "float", "w": "std::uint16_t"}
ROWS = [{"v": ["a" * number, "b"][: number % 3], "x": float(number), "w": number} for number in range(9)]


def sharded(
    generation: str, groups: list[list[str]], *, compression: str | None = None, one_group: bool = True
) -> bytes:
    changes = {} if compression is None else {"compression": compression}
    options = rnt.WriteOptions.of_generation(generation, **changes)
    buffer = io.BytesIO()
    with rnt.create(buffer, "nt", SCHEMA, options, generation=generation) as writer:
        writer.shard(groups)
        for start in range(0, len(ROWS), 3):
            writer.extend(ROWS[start : start + 3])
            if one_group:
                writer.flush_cluster()
            else:
                writer.commit_cluster_group()
    return buffer.getvalue()


def problems(data: bytes) -> dict[str, str | None]:
    """Rule and path of each finding that is more than information."""
    found = validate(data).findings
    return {one.rule_id: one.path for one in reversed(found) if one.severity is not Severity.INFO}


def summary_of(draft: EditableFile, number: int) -> Any:
    envelope = draft.footer if draft.generation.name == "rc1" else draft.page_lists[0]
    assert isinstance(envelope, dict)
    return envelope["payload"]["cluster_summaries"]["items"][number]


@BOTH
@pytest.mark.parametrize("compression", ["none", "zstd"])
@pytest.mark.parametrize(
    "groups", [[["v"], ["x", "w"]], [["x", "w", "v"]], [["w"], ["x"], ["v"]], [["w", "v"], ["x"]]]
)
def test_sound_shards_give_no_warning(generation: str, groups: list[list[str]], compression: int) -> None:
    assert problems(sharded(generation, groups, compression=compression)) == {}


@BOTH
def test_that_clusters_are_sharded_is_said_once(generation: str) -> None:
    found = validate(sharded(generation, [["x"], ["v", "w"]])).findings
    assert [one.rule_id for one in found].count("RNT-PRE-010") == 1


@BOTH
def test_each_cluster_group_may_have_shards(generation: str) -> None:
    data = sharded(generation, [["v"], ["x", "w"]], one_group=False)
    with rnt.open(data) as file:
        assert len(file.only().footer.cluster_groups) > 1
    assert problems(data) == {}


def test_shards_may_lack_later_representations() -> None:
    buffer = io.BytesIO()
    with rnt.create(buffer, "nt", {"x": "float", "y": "float"}, generation="rc2") as writer:
        writer.shard([["x"], ["y"]])
        writer.extend({"x": [1.0], "y": [-1.0]})
        writer.flush_cluster()
        writer.add_representation("x", "Real16")
        writer.extend({"x": [2.0], "y": [-2.0]})
    assert problems(buffer.getvalue()) == {}


@BOTH
def test_shards_with_other_borders_for_each_field_are_sound(generation: str) -> None:
    assert problems(other_borders(generation)) == {}


def other_borders(generation: str, last: int = 8) -> bytes:
    """Shards that are not in the order of their entries; those of y end at ``last``."""
    has_checksum = generation == "rc2"

    def shard(start: int, stop: int, group: int) -> DescribedCluster:
        pages = DescribedPages([list(range(start, stop))], element_offset=start, checksum=has_checksum)
        return DescribedCluster(stop - start, [pages], first_entry=start, column_group=group)

    return FileDescription(
        generation,
        [make_field("x", "float"), make_field("y", "std::int32_t")],
        [make_column("Real32", 0), make_column("Int32", 1)],
        [shard(0, 3, 0), shard(2, last, 1), shard(0, 2, 1), shard(3, 8, 0)],
        column_groups=[[0], [1]],
    ).build()


@BOTH
def test_shards_that_end_too_early_are_found(generation: str) -> None:
    assert problems(other_borders(generation, last=7)) == {"RNT-PRE-014": "footer.column_groups"}


@BOTH
def test_offsets_may_lie_in_another_shard_than_what_they_count(generation: str) -> None:
    assert problems(offsets_apart(generation, [1, 3])) == {}


@BOTH
def test_offsets_are_compared_with_elements_in_another_shard(generation: str) -> None:
    found = problems(offsets_apart(generation, [1, 2]))
    assert found == {"RNT-ENC-003": "page_list[0].page_locations[0][0]"}


def offsets_apart(generation: str, offsets: list[int]) -> bytes:
    has_checksum = generation == "rc2"
    return FileDescription(
        generation,
        [make_field("v", "std::vector<float>", role=1), make_field("_0", "float", parent=0)],
        [make_column("Index32", 0), make_column("Real32", 1)],
        [
            DescribedCluster(
                2, [DescribedPages([offsets], checksum=has_checksum)], first_entry=0, column_group=1
            ),
            DescribedCluster(
                2, [DescribedPages([[1.0, 2.0, 3.0]], checksum=has_checksum)], first_entry=0, column_group=0
            ),
        ],
        column_groups=[[1], [0]],
    ).build()


def test_damaged_page_of_a_shard_is_found() -> None:
    data = bytearray(sharded("rc2", [["v"], ["x", "w"]], compression="none"))
    with rnt.open(bytes(data)) as file:
        # Column 3 is x: the first one of the second shard.
        pages = file.only().clusters[3].column_range(3)
        assert pages is not None
        data[pages.offset[0]] ^= 1
    assert problems(bytes(data)) == {"RNT-PAG-002": "page_list[0].page_locations[3][0][0]"}


@BOTH
def test_descending_offsets_in_a_shard_are_found(generation: str) -> None:
    found = problems(offsets_apart(generation, [3, 1]))
    assert found == {"RNT-ENC-002": "page_list[0].page_locations[0][0][0]"}


@BOTH
@pytest.mark.parametrize("first", [2, 4])
def test_wrong_first_entry_of_a_shard_is_found(generation: str, first: int) -> None:
    draft = EditableFile.take_apart(sharded(generation, [["v"], ["x", "w"]]))
    summary_of(draft, 3)["first_entry"] = first
    where = "footer" if generation == "rc1" else "page_list[0]"
    assert problems(draft.build()) == {"RNT-PRE-014": f"{where}.cluster_summaries[3].first_entry"}


@BOTH
@pytest.mark.parametrize("count", [2, 4])
def test_wrong_number_of_entries_of_a_shard_is_found(generation: str, count: int) -> None:
    draft = EditableFile.take_apart(sharded(generation, [["v"], ["x", "w"]]))
    summary_of(draft, 3)["num_entries"] = count
    assert {"RNT-PRE-014", "RNT-ENC-007"} <= set(problems(draft.build()))


def test_wrong_span_of_a_group_with_shards_is_found() -> None:
    draft = EditableFile.take_apart(sharded("rc2", [["v"], ["x", "w"]]))
    assert isinstance(draft.footer, dict)
    draft.footer["payload"]["cluster_groups"]["items"][0]["entry_span"] = 18
    assert problems(draft.build()) == {"RNT-CGR-002": "footer.cluster_groups[0].entry_span"}


@BOTH
def test_column_in_two_shards_of_the_same_entries_is_found(generation: str) -> None:
    draft = EditableFile.take_apart(sharded(generation, [["v"], ["x", "w"]]))
    assert isinstance(draft.footer, dict)
    groups = draft.footer["payload"]["column_groups"]["items"]
    groups[0]["column_ids"]["items"][2] = groups[1]["column_ids"]["items"][0]
    assert "RNT-PRE-014" in problems(draft.build())


@BOTH
def test_shard_with_more_columns_than_its_group_is_found(generation: str) -> None:
    draft = EditableFile.take_apart(sharded(generation, [["v"], ["x", "w"]]))
    assert isinstance(draft.footer, dict)
    ids = draft.footer["payload"]["column_groups"]["items"][1]["column_ids"]
    ids["items"].pop()
    assert problems(draft.build())["RNT-PGL-003"] == "page_list[0].page_locations[1]"


@pytest.mark.parametrize("number", [5, 0xFFFFFFFF])
@BOTH
def test_column_that_does_not_exist_in_a_group_is_found(generation: str, number: int) -> None:
    draft = EditableFile.take_apart(sharded(generation, [["v"], ["x", "w"]]))
    assert isinstance(draft.footer, dict)
    draft.footer["payload"]["column_groups"]["items"][1]["column_ids"]["items"][0] = number
    assert "RNT-PRE-009" in problems(draft.build())
