"""Findings about numbers of elements tell numbers that stand in the file."""

from __future__ import annotations

import io

import pytest
from rntuple_spec.column_types import ColumnType as T

import rntuple_construct as rnt
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import (
    DescribedCluster,
    DescribedPages,
    FileDescription,
    Model,
    build,
    make_v0_column,
    make_v0_field,
    make_v0_root,
)
from rntuple_construct.validation import validate
from rntuple_construct.validation.checks import elements
from rntuple_construct.validation.context import ColumnElements


def late_column(num_stored: int, first: int = 2) -> EditableFile:
    """Five entries; a column that starts with an entry and has so many elements in the file."""
    m, late = Model(), Model()
    m.column(m.field("id", "std::int64_t"), T.INT64, [1, 2, 3, 4, 5])
    late.field("late", "float", 1)
    late.column(1, T.REAL32, [0.5] * num_stored, flags=1, first_element_index=first)
    draft = build(m, [5], [1], extension=late)
    draft.located(0, 0, 1)["element_offset"] = first
    return draft


def test_a_deferred_column_of_the_right_length_is_sound() -> None:
    assert validate(late_column(3).build()).findings == ()


def test_elements_before_the_first_one_are_not_counted() -> None:
    (found,) = validate(late_column(2).build()).findings
    assert (found.rule_id, found.expected, found.actual) == ("RNT-ENC-007", 3, 2)


def test_elements_beyond_the_entries_are_reported() -> None:
    (found,) = validate(late_column(4).build()).findings
    assert (found.rule_id, found.expected, found.actual) == ("RNT-ENC-007", 3, 4)


def test_a_number_of_entries_that_all_columns_contradict_is_told_as_it_is_stored() -> None:
    draft = late_column(3)
    draft.page_lists[0]["payload"]["cluster_summaries"][0]["num_entries"] = 6
    draft.footer["payload"]["cluster_groups"][0]["entry_span"] = 6
    (found,) = validate(draft.build()).findings
    assert (found.rule_id, found.expected, found.actual) == ("RNT-ENC-007", 6, 5)


def test_more_entries_than_an_index_counts_are_a_finding() -> None:
    fields, columns = [make_v0_root(1), make_v0_field(1, "x", "float")], [make_v0_column(0, 6, 1)]
    clusters = [DescribedCluster((1 << 63) + 5, [DescribedPages([bytes(4)], counts=[1])])]
    (found,) = validate(FileDescription("v0", fields, columns, clusters).build()).findings
    assert (found.rule_id, found.path, found.actual) == (
        "RNT-ENC-007",
        "page_list[0].page_locations[0][0]",
        1,
    )


def test_arrays_tell_what_the_relations_tell_one_by_one(monkeypatch) -> None:
    schema = {
        "id": "std::int64_t",
        "fixed": "std::array<std::array<float, 2>, 3>",
        "jets": [{"m": "float", "tags": "std::vector<std::int32_t>", "name": "std::string", "two": "std::array<float, 2>"}],
        "choice": "std::variant<float, std::string>",
    }  # fmt: skip
    jet = {"m": 1, "tags": [1, 2], "name": "ab", "two": [1, 2]}
    values = {"id": 1, "fixed": [[1, 2]] * 3, "jets": [jet, jet], "choice": "a"}
    buffer = io.BytesIO()
    with rnt.create(buffer, "ntpl", schema) as writer:
        for count in (3, 5):
            writer.extend({name: [value] * count for name, value in values.items()}, flush=True)
    draft = EditableFile.take_apart(buffer.getvalue())
    compared: list[bool] = []
    hold = elements._Relations.hold

    def noted(self: elements._Relations, table: ColumnElements) -> bool:
        compared.append(hold(self, table))
        return compared[-1]

    monkeypatch.setattr(elements._Relations, "hold", noted)
    assert validate(draft.build()).findings == ()
    for cluster in draft.page_lists[0]["payload"]["page_locations"]["items"]:
        for page in [column["items"][0] for column in cluster["items"] if column["items"]]:
            page["num_elements_signed"] += 1  # negative where a checksum follows
            found = {each.rule_id for each in validate(draft.build(), "structure").findings}
            # The pages hold the numbers of elements below collections, so metadata alone cannot contradict them.
            assert compared[-1] == (not any(rule_id.startswith("RNT-ENC-00") for rule_id in found))
            page["num_elements_signed"] -= 1
    assert compared[0]
    assert 0 < compared.count(True) < len(compared)


@pytest.mark.parametrize(
    ("kind", "values", "multiple"),
    [
        ("std::vector<std::array<std::int32_t, 3>>", [[[1, 2, 3]], []], 3),
        ("std::optional<std::array<std::array<std::int32_t, 2>, 3>>", [[[1, 2], [3, 4], [5, 6]], None], 6),
        ("std::vector<std::bitset<40>>", [[[True] * 40], []], 40),
    ],
)
def test_arrays_below_collections_are_complete(kind: str, values: list[object], multiple: int) -> None:
    target = io.BytesIO()
    with rnt.create(target, "nt", {"x": kind}, compression="none") as writer:
        writer.extend([{"x": value} for value in values])
    draft = EditableFile.take_apart(target.getvalue())
    assert validate(draft.build()).findings == ()
    clusters = draft.page_lists[0]["payload"]["page_locations"]["items"]
    page = clusters[0]["items"][1]["items"][0]
    page["num_elements_signed"] += 1  # one less: the checksum makes it negative
    broken = [each for each in validate(draft.build()).findings if each.rule_id == "RNT-ENC-008"]
    assert [(each.expected, each.actual) for each in broken] == [(f"a multiple of {multiple}", multiple - 1)]
