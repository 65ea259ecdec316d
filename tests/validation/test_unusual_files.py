"""What is legal though no writer is known to do it breaks no rule."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from rntuple_spec.column_types import ColumnType as T
from support.attribute_files import attribute_set, draft_without_attributes, link_attributes

import rntuple_construct as rnt
from rntuple_construct.kit.corpus.mutations.bases import draft_of
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import (
    COLLECTION,
    PROJECTED,
    RECORD,
    REPETITIVE,
    DescribedCluster,
    DescribedPages,
    FileDescription,
    Model,
    build,
    make_column,
    make_field,
)
from rntuple_construct.validation import validate
from rntuple_construct.writer import WriteOptions

CASES: list[Callable[[], bytes]] = []


def changed(base: str) -> Callable[[Callable[[EditableFile], None]], Callable[[EditableFile], None]]:
    """Declare a change of a base file that leaves it legal."""

    def declare(function: Callable[[EditableFile], None]) -> Callable[[EditableFile], None]:
        def make() -> bytes:
            draft = draft_of(base)
            function(draft)
            return draft.build()

        make.__name__ = function.__name__
        CASES.append(make)
        return function

    return declare


def made(function: Callable[[], bytes]) -> Callable[[], bytes]:
    """Declare a file that is legal."""
    CASES.append(function)
    return function


@pytest.mark.parametrize("make", CASES, ids=lambda make: make.__name__)
def test_unusual_file_breaks_no_rule(make: Callable[[], bytes]) -> None:
    assert [str(found) for found in validate(make()).findings if found.rule_id != "RNT-PAG-004"] == []


@changed("plain")
def groups_in_descending_order(draft: EditableFile) -> None:
    draft.footer["payload"]["cluster_groups"].reverse()
    draft.page_lists.reverse()


@changed("plain")
def alias_that_only_a_program_knows(draft: EditableFile) -> None:
    draft.header["payload"]["schema"]["fields"][0]["type_alias"] = "Metres"


@changed("plain")
def group_without_clusters(draft: EditableFile) -> None:
    group = draft.footer["payload"]["cluster_groups"][1]
    draft.footer["payload"]["cluster_groups"].append(
        {**group, "min_entry": 9, "entry_span": 0, "num_clusters": 0}
    )
    payload = {"header_checksum": bytes(8), "cluster_summaries": [], "page_locations": []}
    draft.page_lists.append({"type_id": 3, "payload": payload})


@changed("plain")
def unknown_cluster_flag(draft: EditableFile) -> None:
    draft.page_lists[0]["payload"]["cluster_summaries"][0]["flags"] = 0x80


@changed("representations")
def suppressed_by_another_negative_offset(draft: EditableFile) -> None:
    draft.located(0, 0, 1)["element_offset"] = -1


@made
def representation_added_later() -> bytes:
    m, late = Model(), Model()
    m.column(m.field("x", "float"), T.REAL32, [1.0, 2.0], None, [5.0])
    late.column(
        0, T.REAL16, "unlisted", [3.0, 4.0], None, representation_index=1, flags=1, first_element_index=-2
    )
    draft = build(m, [2, 2, 1], [3], extension=late)
    return draft.build()


@made
def array_added_later() -> bytes:
    m, late = Model(), Model()
    m.column(m.field("x", "float"), T.REAL32, [1.0, 2.0], [3.0])
    late.field("pair", "std::array<float,2>", 1, flags=REPETITIVE, array_size=2)
    late.field("_0", "float", 1)
    late.column(2, T.REAL32, "unlisted", [6.0, 7.0], flags=1, first_element_index=4)
    return build(m, [2, 1], [2], extension=late).build()


@made
def field_added_between_entries() -> bytes:
    m, late = Model(), Model()
    m.column(m.field("x", "float"), T.REAL32, [1.0, 2.0, 3.0], [4.0])
    late.field("words", "std::vector<std::string>", 1, role=COLLECTION)
    late.column(1, T.INDEX64, [2], [3], flags=1, first_element_index=2)
    late.field("_0", "std::string", 1)
    late.column(2, T.INDEX64, [1, 2], [1, 2, 3])
    late.column(2, T.CHAR, "ab", "cde")
    return build(m, [3, 1], [2], extension=late).build()


@changed("schema")
def name_with_a_colon(draft: EditableFile) -> None:
    draft.field("number")["name"] = "Muons:"


@changed("schema")
def qualified_template_argument(draft: EditableFile) -> None:
    draft.field("nothing")["type_name"] = "Empty<const Thing*,std::vector<Thing>>"


@changed("schema")
def enum_based_on_a_character(draft: EditableFile) -> None:
    draft.field("colour._0")["type_name"] = "char"
    draft.column("colour._0").update(column_type=int(T.CHAR), bits_on_storage=8)


@changed("schema")
def projected_bitset(draft: EditableFile) -> None:
    source = draft.field_id("bits")
    field = draft.field("view_x")
    field.update(
        type_name="std::bitset<5>", flags=REPETITIVE | PROJECTED, array_size=5, source_field_id=source
    )
    for alias in draft.schema["alias_columns"]:
        if alias["field_id"] == draft.field_id("view_x"):
            alias["physical_column_id"] = draft.schema["columns"].index(draft.column("bits"))


@changed("schema")
def every_encoding_of_a_double(draft: EditableFile) -> None:
    draft.column("trunc").update(column_type=int(T.SPLIT_REAL32), bits_on_storage=32)
    column = {"column_type": int(T.REAL16), "bits_on_storage": 16, "field_id": draft.field_id("trunc")}
    draft.extension["columns"].insert(1, {**column, "flags": 0, "representation_index": 1})


@made
def soa_collection() -> bytes:
    m = Model()
    points = m.field("points", "PointsSoA", role=COLLECTION, flags=0x08 | 0x04, type_checksum=1)
    m.column(points, T.INDEX64, [2, 3])
    point = m.field("_0", "Point", points, role=RECORD, flags=0x04, type_checksum=2)
    m.column(m.field("x", "float", point), T.REAL32, [1.0, 2.0, 3.0])
    return build(m, [2], [1]).build()


@made
def uncompressed_double32() -> bytes:
    m = Model()
    m.column(m.field("x", "double", type_alias="Double32_t"), T.SPLIT_REAL32, [1.0, 2.0])
    values = m.field("values", "std::vector<Double32_t>", role=COLLECTION)
    m.column(values, T.INDEX64, [1, 1])
    m.column(m.field("_0", "double", values, type_alias="Double32_t"), T.SPLIT_REAL32, [3.0])
    return build(m, [2], [1]).build()


@made
def attributes_without_range_and_of_the_implementation() -> bytes:
    draft = draft_without_attributes()
    link_attributes(draft, attribute_set((0, 5), (0, 0)))
    link_attributes(draft, attribute_set(), name="__internal", schema_version_minor=1)
    return draft.build()


@made
def draft_collection_with_several_children() -> bytes:
    fields = [
        make_field("points", "", role=COLLECTION),
        make_field("x", "float", parent=0),
        make_field("y", "float", parent=0),
    ]
    columns = [make_column("SplitIndex64", 0), make_column("Real32", 1), make_column("Real32", 2)]
    clusters = [
        DescribedCluster(
            2,
            [
                DescribedPages([values], checksum=True)
                for values in ([1, 3], [1.0, 2.0, 3.0], [4.0, 5.0, 6.0])
            ],
        )
    ]
    return FileDescription("rc2", fields=fields, columns=columns, clusters=clusters).build()


@made
def draft_dense_optional() -> bytes:
    fields = [
        make_field("maybe", "std::optional<float>", role=COLLECTION),
        make_field("_0", "float", parent=0),
    ]
    columns = [make_column("Bit", 0), make_column("Real32", 1)]
    clusters = [
        DescribedCluster(
            2, [DescribedPages([[True, False]], checksum=True), DescribedPages([[1.0, 0.0]], checksum=True)]
        )
    ]
    return FileDescription("rc2", fields=fields, columns=columns, clusters=clusters).build()


@made
def rc1_extension_that_is_a_list() -> bytes:
    draft = draft_of("rc1-schema")
    draft.footer["payload"]["schema_extension"] = []
    return draft.build()


@made
def rc1_fields_breadth_first() -> bytes:
    fields = [
        make_field("a", "A", role=RECORD),
        make_field("b", "B", role=RECORD),
        make_field("x", "float", parent=0),
        make_field("x", "float", parent=1),
    ]
    columns = [make_column("Real32", 2), make_column("Real32", 3)]
    return FileDescription("rc1", fields=fields, columns=columns).build()


def test_the_flag_of_nested_deferred_columns_makes_no_positive_index_legal() -> None:
    draft = draft_of("schema")
    draft.column("late_list._0").update(flags=1, first_element_index=4)
    draft.header["payload"]["feature_flags"] = [1]
    assert {found.rule_id for found in validate(draft.build()).findings} == {"RNT-COL-011"}


def test_a_spread_header_does_not_overlap_the_footer() -> None:
    """The bytes behind the first key of a header belong to others if its rest stands in keys before."""
    buffer = io.BytesIO()
    options = WriteOptions(max_key_size=400, compression="none")
    with rnt.create(buffer, "ntpl", {f"f{i}": "float" for i in range(20)}, options):
        pass
    with rnt.open(buffer.getvalue()) as file:
        anchor = file.only().anchor
    assert 0 < anchor.ofs_footer - anchor.ofs_header < anchor.len_header_stored
    assert rnt.validate(buffer.getvalue()).ok


@pytest.mark.parametrize("generation", ["rc1", "rc2"])
def test_sharded_files_without_entries_have_no_column_groups(generation: str) -> None:
    buffer = io.BytesIO()
    with rnt.create(buffer, "ntpl", {"x": "float", "y": "float"}, generation=generation) as writer:
        writer.shard([["x"], ["y"]])
    assert rnt.validate(buffer.getvalue()).ok
