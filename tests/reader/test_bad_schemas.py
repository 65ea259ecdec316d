"""Schemas whose records contradict each other: what only concerns one field costs that field, the rest the file."""

from __future__ import annotations

from typing import Any

import pytest
from support.patching import (
    BIT,
    CHAR,
    INDEX64,
    INT32,
    REAL32,
    REAL64,
    SUPPRESSED,
    SWITCH,
    DescribedCluster,
    Pages,
    column,
    dropped,
    field,
    file_of,
    one_column,
    read,
    switches,
)

import rntuple_construct as rnt
from rntuple_construct.base.errors import DescriptorError, EnvelopeError, PageError, UnsupportedError
from rntuple_construct.format.generations import read_anchor
from rntuple_construct.format.grammar.engine.forcing import forced
from rntuple_construct.kit.files.editable_file import EditableFile


def refused(draft: EditableFile | bytes) -> rnt.RNTupleError:
    with pytest.raises(rnt.RNTupleError) as caught:
        read(draft)
    return caught.value


# The field tree


def test_two_fields_that_are_each_others_parents() -> None:
    error = refused(file_of([field("a", role=2, parent=1), field("b", role=2, parent=0)]))
    assert (type(error), error.rule_id, error.path) == (DescriptorError, "RNT-FLD-002", "schema.fields[0]")


def test_extension_cannot_close_a_cycle() -> None:
    later = {"fields": [field("c", role=2, parent=2), field("d", role=2, parent=1)]}
    error = refused(file_of([field("a", role=2)], extension=later))
    assert (error.rule_id, error.path) == ("RNT-FLD-002", "schema.fields[1]")


def test_error_in_the_extension_points_at_the_footer() -> None:
    later = {"fields": [field("c", role=2, parent=9)]}
    data = file_of([field("a", role=2)], extension=later).build()
    error = refused(data)
    with rnt.open(data) as file:
        assert error.offset == read_anchor(file.container).ofs_footer


def test_top_level_fields_of_one_name() -> None:
    error = refused(file_of([field("a", role=2), field("a", role=2)]))
    assert (error.rule_id, error.path) == ("RNT-FLD-007", "schema.fields[1]")
    assert "a is the name of fields 0 and 1" in str(error)


def test_sub_field_may_be_called_like_a_top_level_field() -> None:
    draft = file_of(
        [field("a", role=2), field("a", "float", parent=0)],
        [column(REAL32, 1)],
        [DescribedCluster(1, [[[2.0]]])],
    )
    assert read(draft) == [{"a": {"a": 2.0}}]


# Strings


def test_type_name_that_is_no_utf8() -> None:
    draft = one_column()
    draft.header["payload"]["schema"]["fields"][0].update(type_name=b"caf\xe9")
    error = refused(draft)
    path = "header.schema.fields[0].type_name"
    assert (type(error), error.rule_id, error.path) == (EnvelopeError, "RNT-BAS-002", path)
    assert error.offset is not None


def test_names_that_are_no_utf8_are_escaped() -> None:
    draft = one_column()
    draft.header["payload"].update(name=b"caf\xe9")
    draft.header["payload"]["schema"]["fields"][0].update(name=b"Gr\xf6\xdfe")
    with rnt.open(draft.build()) as file:
        events = file.only()
        assert list(events.fields) == ["Gr\\xf6\\xdfe"]
        assert len(events.arrays("Gr\\xf6\\xdfe")["Gr\\xf6\\xdfe"]) == 3
    report = rnt.validate(draft.build())
    about = ("RNT-BAS", "RNT-NAM", "RNT-HDR", "RNT-FLD")
    assert {(found.rule_id, found.path) for found in report.findings if found.rule_id[:7] in about} == {
        ("RNT-BAS-002", "header.name"),
        ("RNT-BAS-002", "header.schema.fields[0].name"),
    }


def test_texts_that_are_only_shown_may_be_no_utf8() -> None:
    draft = one_column()
    draft.header["payload"].update(writer=b"caf\xe9", description=b"\xff")
    draft.header["payload"]["schema"]["fields"][0].update(description=b"a\xc3", type_alias=b"\x80")
    with rnt.open(draft.build()) as file:
        events = file.only()
        field = events.fields["x"].record
        assert (events.writer, events.description) == ("caf\\xe9", "\\xff")
        assert (field.description, field.type_alias) == ("a\\xc3", "\\x80")
        assert len(events.arrays("x")["x"]) == 3


def test_values_that_are_no_utf8_are_kept() -> None:
    columns = [column(INDEX64, 0), column(CHAR, 0)]
    draft = file_of([field("s", "std::string")], columns, [DescribedCluster(1, [[[4]], [b"caf\xe9"]])])
    assert read(draft) == [{"s": "caf\udce9"}]


# Roles, types and columns of a field that contradict each other. Only the field is left out.

GOOD = field("good", "std::int32_t")
CONTRADICTIONS: dict[str, tuple[list[Any], list[Any], str]] = {
    "string without characters": ([field("x", "std::string")], [(INDEX64, 1)], "RNT-COL-014"),
    "string of numbers": ([field("x", "std::string")], [(INDEX64, 1), (REAL32, 1)], "RNT-COL-014"),
    "string of offsets": ([field("x", "std::string")], [(INDEX64, 1), (INDEX64, 1)], "RNT-COL-014"),
    "number of offsets": ([field("x", "float")], [(INDEX64, 1)], "RNT-COL-014"),
    "number without column": ([field("x", "float")], [], "RNT-COL-014"),
    "vector without content": ([field("x", "std::vector<float>", role=1)], [(INDEX64, 1)], "RNT-FLD-011"),
    "vector with two contents": (
        [
            field("x", "std::vector<float>", role=1),
            field("_0", "float", parent=1),
            field("_1", "float", parent=1),
        ],
        [(INDEX64, 1), (REAL32, 2), (REAL32, 3)],
        "RNT-FLD-011",
    ),
    "vector without offsets": (
        [field("x", "std::vector<float>", role=1), field("_0", "float", parent=1)],
        [(REAL32, 2)],
        "RNT-COL-014",
    ),
    "vector with numbers for offsets": (
        [field("x", "std::vector<float>", role=1), field("_0", "float", parent=1)],
        [(REAL64, 1), (REAL32, 2)],
        "RNT-COL-014",
    ),
    "record with a column": ([field("x", "Event", role=2)], [(REAL32, 1)], "RNT-COL-014"),
    "variant without alternatives": ([field("x", "std::variant<>", role=3)], [(SWITCH, 1)], "RNT-FLD-012"),
    "variant without tags": (
        [field("x", "std::variant<float>", role=3), field("_0", "float", parent=1)],
        [(REAL32, 2)],
        "RNT-COL-014",
    ),
    "array of nothing": (
        [field("x", "std::array<float,0>", flags=1, array_size=0), field("_0", "float", parent=1)],
        [(REAL32, 2)],
        "RNT-FLD-008",
    ),
    "bitset without bits": ([field("x", "std::bitset<8>", flags=1, array_size=8)], [(INT32, 1)], "RNT-COL-014"),
    "streamer field with a child": (
        [field("x", "Event", role=4), field("_0", "float", parent=1)],
        [(INDEX64, 1), (1, 1), (REAL32, 2)],
        "RNT-FLD-014",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CONTRADICTIONS)
def test_contradiction_costs_only_its_field(name: str) -> None:
    fields, columns, rule_id = CONTRADICTIONS[name]
    described = [
        column(INT32, 0),
        *(column(kind, owner, bits=8 if kind == 1 else None) for kind, owner in columns),
    ]
    pages: list[Any] = [[[7]], *(Pages([]) for _ in columns)]
    draft = file_of([GOOD, *fields], described, [DescribedCluster(1, pages)])
    (error,) = dropped(draft).values()
    assert error.rule_id == rule_id
    with pytest.warns(rnt.DroppedFieldWarning, match="'x'"):
        assert read(draft) == [{"good": 7}]


# Columns and values


def test_type_that_does_not_fit_its_column() -> None:
    error = refused(one_column("float", INT32, [1, 2]))
    assert (error.rule_id, type(error)) == ("RNT-COL-014", DescriptorError)
    assert error.offset is not None


def test_number_that_does_not_fit_its_field() -> None:
    error = refused(one_column("std::uint8_t", INT32, [255, 256]))
    assert (error.rule_id, type(error)) == ("RNT-COL-014", PageError)
    assert "255 to 256" in str(error)


def test_number_that_happens_to_fit_its_field() -> None:
    assert read(one_column("std::uint8_t", INT32, [0, 255])) == [{"x": 0}, {"x": 255}]


def test_quantized_column_without_range() -> None:
    draft = file_of([field("x", "float")], [column(0x1D, 0, bits=8)], [DescribedCluster(1, [Pages([b"a"])])])
    error = refused(draft)
    assert (error.rule_id, error.path) == ("RNT-COL-005", "schema.columns[0]")


@pytest.mark.parametrize("limits", [(1.0, 1.0), (2.0, 1.0), (float("nan"), 1.0), (0.0, float("inf"))])
def test_quantized_column_with_a_senseless_range(limits: tuple[float, float]) -> None:
    described = column(0x1D, 0, bits=8, flags=2, value_range={"min": limits[0], "max": limits[1]})
    draft = file_of([field("x", "float")], [described], [DescribedCluster(1, [Pages([b"a"])])])
    assert refused(draft).rule_id == "RNT-COL-005"


@pytest.mark.parametrize("type_name", ["", "float"])
def test_a_number_without_a_column_has_none_in_words(type_name: str) -> None:
    with pytest.warns(rnt.DroppedFieldWarning, match="RNT-COL-014.* has the columns none, expected"):
        read(file_of([field("x", type_name)], [], [DescribedCluster(1, [])]))


def test_offsets_that_fall() -> None:
    fields = [field("v", "std::vector<float>", role=1), field("_0", "float", parent=0)]
    draft = file_of(
        fields, [column(INDEX64, 0), column(REAL32, 1)], [DescribedCluster(3, [[[1, 2, 1]], [[1.0, 2.0]]])]
    )
    error = refused(draft)
    assert (error.rule_id, error.path) == ("RNT-ENC-002", "page_list[0].page_locations[0][0][0]")
    assert "offset 1 follows 2 at element 2" in str(error)


def test_fall_from_one_page_to_the_next_names_the_second() -> None:
    fields = [field("v", "std::vector<float>", role=1), field("_0", "float", parent=0)]
    pages = [[[1, 2], [1, 2]], [[1.0, 2.0]]]
    error = refused(file_of(fields, [column(INDEX64, 0), column(REAL32, 1)], [DescribedCluster(4, pages)]))
    assert error.path == "page_list[0].page_locations[0][0][1]"


def test_optional_with_two_values() -> None:
    fields = [field("o", "std::optional<float>", role=1), field("_0", "float", parent=0)]
    pages = [[[0, 2]], [[1.0, 2.0]]]
    error = refused(file_of(fields, [column(INDEX64, 0), column(REAL32, 1)], [DescribedCluster(2, pages)]))
    assert (error.rule_id, error.path) == ("RNT-ENC-006", "page_list[0].page_locations[0][0][0]")


def _variant(*held: tuple[int, int]) -> EditableFile:
    fields = [field("v", "std::variant<std::int32_t>", role=3), field("_0", "std::int32_t", parent=0)]
    numbers = [tag for _, tag in held if tag]
    pages = [[switches(*held)], [list(range(len(numbers)))]]
    return file_of(fields, [column(SWITCH, 0), column(INT32, 1)], [DescribedCluster(len(held), pages)])


def test_variant_that_holds_no_known_alternative() -> None:
    error = refused(_variant((0, 1), (0, 2)))
    assert error.rule_id == "RNT-ENC-005"
    assert "has tag 2" in str(error)


@pytest.mark.parametrize(
    "held", [((1, 1), (0, 1)), ((0, 1), (2, 1)), ((1, 1), (2, 1)), ((0, 0), (1, 1), (2, 1))]
)
def test_variant_whose_indices_jump(held: tuple[tuple[int, int], ...]) -> None:
    assert refused(_variant(*held)).rule_id == "RNT-ENC-005"


def test_variants_after_the_first_entry_begin_with_any_index() -> None:
    with rnt.open(_variant((0, 1), (1, 1), (2, 1)).build()) as file:
        (events,) = file.values()
        assert events.arrays(entry_start=1, library="py") == [{"v": 1}, {"v": 2}]


# Clusters


def test_columns_that_were_always_there_must_be_listed() -> None:
    fields = [field("x", "float"), field("y", "float")]
    draft = file_of(fields, [column(REAL32, 0), column(REAL32, 1)], [DescribedCluster(1, [[[1.0]]])])
    error = refused(draft)
    assert (error.rule_id, error.path) == ("RNT-PGL-004", "page_list[0].page_locations[0]")
    assert "column 1 is missing from cluster 0: it belongs to field 'y'" in str(error)


def test_one_representation_must_be_there() -> None:
    draft = file_of([field("x", "float")], [column(REAL32, 0)], [DescribedCluster(1, [SUPPRESSED])])
    assert refused(draft).rule_id == "RNT-SUP-002"


def test_gap_between_clusters() -> None:
    draft = file_of([field("x", "float")], [column(REAL32, 0)], [DescribedCluster(2, [[[1.0, 2.0]]])] * 2)
    payload = draft.page_lists[0]["payload"]
    payload["cluster_summaries"][1]["first_entry"] = 3
    draft.footer["payload"]["cluster_groups"][0]["entry_span"] = 5
    error = refused(draft)
    assert (error.rule_id, type(error)) == ("RNT-CGR-003", DescriptorError)
    assert "entry 2" in str(error)


def test_clusters_in_another_order_are_read() -> None:
    draft = file_of(
        [field("x", "float")], [column(REAL32, 0)], [DescribedCluster(2, [[[1.0, 2.0]]])] * 2, groups=[1, 1]
    )
    draft.page_lists.reverse()
    draft.footer["payload"]["cluster_groups"].reverse()
    assert [row["x"] for row in read(draft)] == [1.0, 2.0, 1.0, 2.0]


def test_sharded_cluster() -> None:
    draft = file_of([field("x", "float")], [column(REAL32, 0)], [DescribedCluster(1, [[[1.0]]], flags=1)])
    error = refused(draft)
    assert (type(error), error.rule_id) == (UnsupportedError, "RNT-CPT-007")


def test_page_list_of_another_header() -> None:
    draft = one_column()
    draft.page_lists[0]["payload"]["header_checksum"] = forced(b"12345678")
    error = refused(draft)
    assert (error.rule_id, error.path) == ("RNT-PGL-001", "page_list[0].header_checksum")


def test_footer_of_another_header() -> None:
    draft = one_column()
    draft.footer["payload"]["header_checksum"] = forced(b"12345678")
    error = refused(draft)
    assert (error.rule_id, error.path) == ("RNT-FTR-001", "footer.header_checksum")


def test_footer_where_the_header_belongs() -> None:
    draft = one_column()
    draft.header = draft.grammar.build_envelope(draft.footer)
    assert refused(draft).rule_id == "RNT-ENV-001"


def test_number_column_of_a_boolean() -> None:
    assert read(one_column("bool", INT32, [0, 1, -7])) == [{"x": False}, {"x": True}, {"x": True}]


def test_boolean_column_of_a_number() -> None:
    assert read(one_column("std::int32_t", BIT, [True, False])) == [{"x": 1}, {"x": 0}]
