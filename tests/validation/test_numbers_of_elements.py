"""Findings about numbers of elements tell numbers that stand in the file."""

from __future__ import annotations

from rntuple_spec.column_types import ColumnType as T

from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import (
    Cluster,
    FileDescription,
    Model,
    Pages,
    build,
    make_v0_column,
    make_v0_field,
    make_v0_root,
)
from rntuple_construct.validation import validate


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
    clusters = [Cluster((1 << 63) + 5, [Pages([bytes(4)], counts=[1])])]
    (found,) = validate(FileDescription("v0", fields, columns, clusters).build()).findings
    assert (found.rule_id, found.path, found.actual) == (
        "RNT-ENC-007",
        "page_list[0].page_locations[0][0]",
        1,
    )
