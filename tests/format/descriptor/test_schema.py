"""How records of header and extension become one schema."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from rntuple_spec.column_types import ColumnType

from rntuple_construct.base.errors import DescriptorError, LimitError
from rntuple_construct.format.descriptor.schema import MAX_FIELD_DEPTH, Schema
from rntuple_construct.format.generations import GENERATIONS, descriptions
from rntuple_construct.format.generations.records import (
    AliasColumnRecord,
    ColumnRecord,
    FieldRecord,
    HeaderRecord,
    LazySequence,
    SchemaRecord,
)
from rntuple_construct.format.native import use_fast
from rntuple_construct.model.schema.field_kinds import FieldKind, resolve_schema


def field(name: str, parent: int, **values: Any) -> FieldRecord:
    strings = {"type_name": "float", "type_alias": "", "description": ""}
    numbers = {"field_version": 0, "type_version": 0, "role": 0, "flags": 0}
    return FieldRecord(name=name, parent_id=parent, **{**strings, **numbers, **values})


def column(field_id: int, representation: int = 0, **values: Any) -> ColumnRecord:
    members = {"type_id": 0x0C, "column_type": ColumnType.REAL32, "bits_on_storage": 32, "flags": 0, **values}
    return ColumnRecord(field_id=field_id, representation_index=representation, **members)


def test_ids_continue_in_the_extension() -> None:
    header = SchemaRecord((field("a", 0), field("b", 1)), (column(0), column(1)))
    extension = SchemaRecord((field("c", 2),), (column(2), column(0, 1)))
    schema = Schema(header, extension)
    assert [each.name for each in schema.fields] == ["a", "b", "c"]
    assert [each.in_extension for each in schema.fields] == [False, False, True]
    assert [each.column_id for each in schema.columns] == [0, 1, 2, 3]
    assert [each.in_extension for each in schema.columns] == [False, False, True, True]
    assert schema.fields[0].representations == ((0,), (3,))
    assert schema.top_level == (0, 1, 2)


def test_schemas_are_equal_if_they_describe_the_same() -> None:
    def schema(**values: Any) -> Schema:
        return Schema(SchemaRecord((field("a", 0, **values),), (column(0),)), SchemaRecord())

    assert schema() == schema()
    assert schema() != schema(type_name="double")
    assert schema() != Schema(SchemaRecord((field("a", 0),)), SchemaRecord())
    assert schema() != "a"


def test_children_come_in_the_order_of_their_ids() -> None:
    header = SchemaRecord((field("r", 0), field("y", 0), field("q", 2), field("x", 0)))
    schema = Schema(header, SchemaRecord())
    assert schema.fields[0].children == (1, 3)
    assert [each.path for each in schema.walk(0)] == ["r", "r.y", "r.x"]
    assert schema.top_level == (0, 2)


def test_columns_of_a_field_are_grouped_by_representation() -> None:
    header = SchemaRecord((field("s", 0),), (column(0), column(0), column(0, 1), column(0, 1)))
    schema = Schema(header, SchemaRecord())
    assert schema.fields[0].representations == ((0, 1), (2, 3))
    assert [each.index for each in schema.columns] == [0, 1, 0, 1]


def test_projected_fields_see_the_columns_of_their_source() -> None:
    projected = field("p", 1, flags=2, source_field_id=0, is_projected=True)
    header = SchemaRecord(
        (field("s", 0), projected),
        (column(0), column(0, 1)),
        (AliasColumnRecord(1, 1), AliasColumnRecord(0, 1)),
    )
    schema = Schema(header, SchemaRecord())
    assert schema.fields[1].representations == ((0,), (1,))


def test_representations_of_different_lengths_are_refused() -> None:
    header = SchemaRecord((field("s", 0),), (column(0), column(0), column(0, 1)))
    with pytest.raises(DescriptorError) as caught:
        Schema(header, SchemaRecord())
    assert (caught.value.rule_id, caught.value.path) == ("RNT-COL-013", "schema.fields[0]")


@pytest.mark.parametrize("alias", [AliasColumnRecord(0, 0), AliasColumnRecord(0, 7)])
def test_alias_columns_belong_to_projected_fields(alias: AliasColumnRecord) -> None:
    header = SchemaRecord((field("s", 0),), (column(0),), (alias,))
    with pytest.raises(DescriptorError) as caught:
        Schema(header, SchemaRecord())
    assert caught.value.rule_id == "RNT-ALI-002"


def test_an_alias_column_makes_a_field_a_projected_one_where_no_flag_does() -> None:
    header = SchemaRecord((field("s", 0), field("p", 1)), (column(0),), (AliasColumnRecord(0, 1),))
    schema = Schema(header, SchemaRecord(), projections_are_flagged=False)
    assert [each.is_projected for each in schema.fields] == [False, True]
    header = SchemaRecord((field("s", 0),), (column(0),), (AliasColumnRecord(0, 7),))
    with pytest.raises(DescriptorError, match="there are 1 fields") as caught:
        Schema(header, SchemaRecord(), projections_are_flagged=False)
    assert caught.value.rule_id == "RNT-ALI-002"


def test_depth_is_limited() -> None:
    chain = tuple(field("f", max(depth - 1, 0)) for depth in range(MAX_FIELD_DEPTH + 1))
    assert len(Schema(SchemaRecord(chain), SchemaRecord()).fields) == MAX_FIELD_DEPTH + 1
    with pytest.raises(LimitError):
        Schema(SchemaRecord((*chain, field("f", MAX_FIELD_DEPTH))), SchemaRecord())


def test_siblings_have_different_names() -> None:
    same = (field("r", 0), field("x", 0), field("x", 0))
    with pytest.raises(DescriptorError) as caught:
        Schema(SchemaRecord(same), SchemaRecord())
    assert caught.value.rule_id == "RNT-FLD-007"
    cousins = (field("r", 0), field("x", 0), field("q", 2), field("x", 2))
    assert len(Schema(SchemaRecord(cousins), SchemaRecord()).fields) == 4


def test_fields_and_columns_are_made_when_they_are_asked_for() -> None:
    made: list[int] = []

    def make(number: int) -> str:
        made.append(number)
        return f"item {number}"

    items = LazySequence(5, make)
    assert (len(items), items[-1], items[1], items[1], made) == (5, "item 4", "item 1", "item 1", [4, 1])
    assert items[3:] == ("item 3", "item 4")
    assert items == tuple(f"item {number}" for number in range(5))
    assert (items == tuple(items[1:]), hash(items) == hash(tuple(items))) == (False, True)
    assert sorted(made) == [0, 1, 2, 3, 4]
    assert pickle.loads(pickle.dumps(items)) == tuple(items)
    with pytest.raises(IndexError):
        items[5]


def many_fields(count: int) -> bytes:
    """A header of so many numbers."""
    header = SchemaRecord(
        tuple(field(f"f{number}", number) for number in range(count)),
        tuple(column(number) for number in range(count)),
    )
    return GENERATIONS["1.x"].build_header(HeaderRecord((0,), "n", "", "", header))


@pytest.mark.parametrize("is_fast", [True, False])
def test_no_descriptions_are_made_to_link_them(is_fast: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    for name in ("FieldRecord", "ColumnRecord"):
        kind = getattr(descriptions, name)
        monkeypatch.setattr(
            descriptions, name, lambda kind=kind, **members: made.append("") or kind(**members)
        )
    use_fast(is_fast)
    try:
        header = GENERATIONS["1.x"].parse_header(many_fields(1000), None).schema
        schema = Schema(header, SchemaRecord())
        nodes, dropped = resolve_schema(schema)
    finally:
        use_fast(True)
    assert (len(nodes), list(nodes), dropped) == (1000, [f"f{number}" for number in range(1000)], {})
    # One field and its column are resolved for all that are like it.
    assert len(made) == 2
    assert nodes["f700"].field.representations == ((700,),)
    assert len(made) == 4
    assert nodes["f700"] is nodes["f700"]
    assert "f700" in nodes
    assert "f1000" not in nodes
    assert 7 not in nodes
    with pytest.raises(KeyError):
        nodes["f1000"]


def test_fields_are_found_by_name_and_parent() -> None:
    header = SchemaRecord((field("r", 0), field("x", 0), field("q", 2), field("größe", 2), field(r"\xff", 4)))
    schema = Schema(header, SchemaRecord())
    assert [
        schema.links.find("r"),
        schema.links.find("x"),
        schema.links.find("x", 0),
        schema.links.find("größe", 2),
    ] == [
        0,
        None,
        1,
        3,
    ]
    assert [schema.links.find("x", 2), schema.links.find(r"\xff"), schema.links.find("\udcff")] == [
        None,
        4,
        None,
    ]
    assert schema.links.are_called("x").tolist() == [False, True, False, False, False]


def test_every_field_that_cannot_be_read_is_found_although_fields_that_are_alike_are_resolved_once() -> None:
    fields = [field(f"f{number}", number) for number in range(6)]
    fields[4] = field("f4", 4, field_version=3)
    fields[5] = field("f5", 5, field_version=3)
    header = SchemaRecord(tuple(fields), tuple(column(number) for number in range(6)))
    nodes, dropped = resolve_schema(Schema(header, SchemaRecord()))
    assert list(nodes) == ["f0", "f1", "f2", "f3"]
    assert {name: (error.rule_id, error.path) for name, error in dropped.items()} == {
        "f4": ("RNT-FLD-005", "schema.fields[4]"),
        "f5": ("RNT-FLD-005", "schema.fields[5]"),
    }


@pytest.mark.parametrize(
    "difference", ["type of the column", "number of columns", "type below", "name below"]
)
def test_fields_are_alike_only_with_their_columns_and_sub_fields(difference: str) -> None:
    """The second field has an error that the first, which is like it otherwise, has not."""
    collection = {"role": 1, "type_name": "std::vector<float>"}
    fields = [field("a", 0, **collection), field("_0", 0), field("b", 2, **collection), field("_0", 2)]
    index = {"column_type": ColumnType.INDEX64, "bits_on_storage": 64, "type_id": 1}
    columns = [column(0, **index), column(1), column(2, **index), column(3)]
    if difference == "type of the column":
        columns[2] = column(2)
    elif difference == "number of columns":
        columns.append(column(2, **index))
    elif difference == "type below":
        fields[3] = field("_0", 2, type_name="Unknown")
    else:
        untyped = {"role": 1, "type_name": ""}
        fields[0], fields[2] = field("a", 0, **untyped), field("b", 2, **untyped)
        fields[3] = field("x", 2)
    nodes, dropped = resolve_schema(Schema(SchemaRecord(tuple(fields), tuple(columns)), SchemaRecord()))
    if difference == "name below":
        kinds = [node.children[0].kind for node in nodes.values()]
        assert (kinds, dropped) == ([FieldKind.NUMBER, FieldKind.RECORD], {})
    else:
        assert (list(nodes), list(dropped)) == (["a"], ["b"])
