"""What later versions of the format may add: unknown things cost as little as the format allows."""

from __future__ import annotations

from typing import Any

import pytest
from support import trees
from support.patching import (
    INDEX64,
    INT32,
    REAL32,
    SUPPRESSED,
    DescribedCluster,
    Pages,
    alias,
    column,
    dropped,
    field,
    file_of,
    one_column,
    read,
)

import rntuple_construct as rnt
from rntuple_construct.base.errors import UnsupportedError
from rntuple_construct.format.grammar.engine.forcing import forced
from rntuple_construct.kit.files.editable_file import EditableFile

EXPECTED = [{"x": 1.0}, {"x": 2.0}, {"x": 3.0}]
UNKNOWN_TYPE = 0x99


def two_fields(**values: Any) -> EditableFile:
    """A readable field and one with something unknown about it."""
    fields = [field("good", "float"), field("odd", "float", **values)]
    return file_of(fields, [column(REAL32, 0), column(REAL32, 1)], [DescribedCluster(1, [[[1.0]], [[2.0]]])])


def assert_odd_is_dropped(draft: EditableFile, rule_id: str) -> None:
    (name, error), *others = dropped(draft).items()
    assert (name, error.rule_id, others) == ("odd", rule_id, [])
    assert isinstance(error, UnsupportedError)
    assert error.offset is not None
    with pytest.warns(rnt.DroppedFieldWarning) as caught:
        assert read(draft) == [{"good": 1.0}]
    assert ["'odd'" in str(each.message) for each in caught] == [True]


# What only one field needs


def test_unknown_column_type_drops_its_field() -> None:
    draft = two_fields()
    draft.header["payload"]["schema"]["columns"][1]["column_type"] = UNKNOWN_TYPE
    assert_odd_is_dropped(draft, "RNT-COL-002")


def test_unknown_role_drops_its_field() -> None:
    assert_odd_is_dropped(two_fields(role=5), "RNT-FLD-003")


def test_unknown_field_version_drops_its_field() -> None:
    assert_odd_is_dropped(two_fields(field_version=1), "RNT-FLD-005")


def test_unknown_type_name_drops_its_field() -> None:
    draft = two_fields()
    draft.header["payload"]["schema"]["fields"][1]["type_name"] = b"std::float128_t"
    assert_odd_is_dropped(draft, "RNT-COL-014")


@pytest.mark.parametrize(
    ("change", "rule_id"),
    [({"role": 9}, "RNT-FLD-003"), ({"field_version": 7}, "RNT-FLD-005")],
)
def test_unknown_sub_field_drops_the_whole_top_level_field(change: dict[str, int], rule_id: str) -> None:
    fields = [
        field("good", "float"),
        field("odd", "Event", role=2),
        field("pt", "float", parent=1),
        field("eta", "float", parent=1, **change),
    ]
    columns = [column(REAL32, owner) for owner in (0, 2, 3)]
    draft = file_of(fields, columns, [DescribedCluster(1, [[[1.0]], [[2.0]], [[3.0]]])])
    assert_odd_is_dropped(draft, rule_id)


def test_unknown_type_in_a_second_representation_drops_the_field() -> None:
    columns = [column(REAL32, 0), column(REAL32, 1), column(UNKNOWN_TYPE, 1, representation_index=1)]
    fields = [field("good", "float"), field("odd", "float")]
    draft = file_of(fields, columns, [DescribedCluster(1, [[[1.0]], [[2.0]], SUPPRESSED])])
    assert_odd_is_dropped(draft, "RNT-COL-002")


def test_projection_of_a_dropped_field_is_dropped_too() -> None:
    fields = [
        field("good", "float"),
        field("odd", "float", field_version=3),
        field("view", "float", flags=2, source_field_id=1),
    ]
    columns = [column(REAL32, 0), column(REAL32, 1)]
    draft = file_of(fields, columns, [DescribedCluster(1, [[[1.0]], [[2.0]]])], aliases=[alias(1, 2)])
    with pytest.warns(rnt.DroppedFieldWarning):
        assert read(draft) == [{"good": 1.0}]
    assert {name: error.rule_id for name, error in dropped(draft).items()} == {
        "odd": "RNT-FLD-005",
        "view": "RNT-CPT-005",
    }


def test_asking_for_a_dropped_field_says_why() -> None:
    with pytest.warns(rnt.DroppedFieldWarning), pytest.raises(UnsupportedError, match="structural role 0x5"):
        read(two_fields(role=5), "odd")


@pytest.mark.parametrize("flags", [0x8, 0x10, 0x8000])
def test_unknown_field_flags_are_ignored(flags: int) -> None:
    draft = one_column()
    draft.header["payload"]["schema"]["fields"][0]["flags"] = flags
    assert read(draft) == EXPECTED


def test_unknown_column_flags_are_ignored() -> None:
    draft = one_column()
    draft.header["payload"]["schema"]["columns"][0]["flags"] = 0x8000
    assert read(draft) == EXPECTED


def test_unknown_cluster_flags_are_ignored() -> None:
    draft = one_column()
    draft.page_lists[0]["payload"]["cluster_summaries"][0]["flags"] = 0xFE
    assert read(draft) == EXPECTED


def test_unknown_extra_type_info_is_ignored() -> None:
    draft = one_column()
    info = {"content_id": 77, "type_version": 1, "type_name": b"T", "content": b"?"}
    draft.header["payload"]["schema"]["extra_type_infos"] = [info]
    assert read(draft) == EXPECTED


# What the whole file needs


@pytest.mark.parametrize("flag", [1, 62])
@pytest.mark.parametrize(("envelope", "rule_id"), [("header", "RNT-FEA-002"), ("footer", "RNT-FEA-003")])
def test_unknown_feature_flag_refuses_the_file(envelope: str, rule_id: str, flag: int) -> None:
    draft = one_column()
    getattr(draft, envelope)["payload"]["feature_flags"] = [1 << flag]
    with pytest.raises(UnsupportedError) as caught:
        read(draft)
    assert caught.value.rule_id == rule_id
    assert f"feature flag {flag} " in str(caught.value)


@pytest.mark.parametrize("envelope", ["header", "footer"])
def test_the_flag_of_nested_deferred_columns_is_known(envelope: str) -> None:
    draft = one_column()
    getattr(draft, envelope)["payload"]["feature_flags"] = [1]
    assert read(draft) == EXPECTED


@pytest.mark.parametrize("envelope", ["header", "footer"])
def test_feature_flag_in_a_later_word_refuses_the_file(envelope: str) -> None:
    draft = one_column()
    getattr(draft, envelope)["payload"]["feature_flags"] = [1 << 63, 1 << 63, 1 << 9]
    with pytest.raises(UnsupportedError, match="feature flag 137 "):
        read(draft)


@pytest.mark.parametrize("envelope", ["header", "footer"])
def test_further_words_without_flags_are_read(envelope: str) -> None:
    draft = one_column()
    getattr(draft, envelope)["payload"]["feature_flags"] = [1 << 63, 0]
    assert read(draft) == EXPECTED


# Unknown bytes


def _tail(tree: dict[str, Any]) -> None:
    tree["trailing"] = b"later"


def _list_tail(tree: dict[str, Any], name: str) -> None:
    items = tree[name]
    tree[name] = (
        {**items, "trailing": b"later"} if isinstance(items, dict) else {"items": items, "trailing": b"later"}
    )


TAILS: dict[str, Any] = {
    "header": lambda draft: _tail(draft.header["payload"]),
    "footer": lambda draft: _tail(draft.footer["payload"]),
    "page list": lambda draft: _tail(draft.page_lists[0]["payload"]),
    "field": lambda draft: _tail(draft.header["payload"]["schema"]["fields"][0]),
    "column": lambda draft: _tail(draft.header["payload"]["schema"]["columns"][0]),
    "list of fields": lambda draft: _list_tail(draft.header["payload"]["schema"], "fields"),
    "list of columns": lambda draft: _list_tail(draft.header["payload"]["schema"], "columns"),
    "list of alias columns": lambda draft: _list_tail(draft.header["payload"]["schema"], "alias_columns"),
    "list of extra type infos": lambda draft: _list_tail(draft.header["payload"]["schema"], "extra_type_infos"),
    "schema extension": lambda draft: _tail(draft.footer["payload"]["schema_extension"]),
    "cluster group": lambda draft: _tail(draft.footer["payload"]["cluster_groups"][0]),
    "list of cluster groups": lambda draft: _list_tail(draft.footer["payload"], "cluster_groups"),
    "list of attribute sets": lambda draft: _list_tail(draft.footer["payload"], "linked_attribute_sets"),
    "cluster summary": lambda draft: _tail(draft.page_lists[0]["payload"]["cluster_summaries"][0]),
    "list of summaries": lambda draft: _list_tail(draft.page_lists[0]["payload"], "cluster_summaries"),
    "list of pages": lambda draft: _tail(draft.located(0, 0, 0)),
    "list of columns of a cluster": lambda draft: draft.page_lists[0]["payload"].update(
        page_locations=[{"items": draft.page_lists[0]["payload"]["page_locations"][0], "trailing": b"later"}]
    ),
    "list of clusters": lambda draft: _list_tail(draft.page_lists[0]["payload"], "page_locations"),
    "anchor": lambda draft: _tail(draft.anchor),
}  # fmt: skip


@pytest.mark.parametrize("place", TAILS)
def test_unknown_bytes_are_skipped(place: str) -> None:
    draft = one_column()
    TAILS[place](draft)
    data = draft.build()
    assert b"later" in data
    assert read(data) == EXPECTED


def test_unknown_bytes_everywhere_at_once() -> None:
    draft = one_column()
    for add in TAILS.values():
        add(draft)
    assert read(draft) == EXPECTED


def test_unknown_bytes_are_covered_by_the_checksum() -> None:
    draft = one_column()
    TAILS["header"](draft)
    data = bytearray(draft.build())
    data[bytes(data).index(b"later")] ^= 1
    with pytest.raises(rnt.FormatError) as caught:
        read(bytes(data))
    assert caught.value.rule_id == "RNT-ENV-003"


# Members that came later


def test_empty_schema_extension_is_accepted() -> None:
    draft = one_column()
    draft.footer["payload"]["schema_extension"] = {}
    assert read(draft) == EXPECTED


def test_footer_without_attribute_sets_is_accepted() -> None:
    draft = one_column()
    del draft.footer["payload"]["linked_attribute_sets"]
    with rnt.open(draft.build()) as file:
        assert file.only().attribute_sets == {}
    assert read(draft) == EXPECTED


@pytest.mark.parametrize("version", [(0, 0), (1, 0)])
def test_attribute_sets_are_there_if_bytes_are_whatever_the_version(version: tuple[int, int]) -> None:
    draft = _with_attribute_set()
    draft.anchor.update(version_major=version[0], version_minor=version[1])
    with rnt.open(draft.build()) as file:
        assert list(file.only().attribute_sets) == ["quality"]


def _with_attribute_set(**values: Any) -> EditableFile:
    """A file whose only RNTuple has an attribute set that itself is an RNTuple of the same file."""
    set_fields = [
        field("_rangeStart", "std::uint64_t"),
        field("_rangeLen", "std::uint64_t"),
        field("_userData", "", role=2),
        field("good", "bool", parent=2),
    ]
    columns = [column(0x0A, 0, bits=64), column(0x0A, 1, bits=64), column(0, 3, bits=1)]
    inner = file_of(
        set_fields, columns, [DescribedCluster(1, [[[0]], [[2]], [[True]]])], name="quality"
    ).build()
    with rnt.open(inner) as file:
        anchor = file.container.find().key
    # The inner file comes first, so that its offsets stay: an attribute set is in no keys list.
    outer = EditableFile.take_apart(inner)
    seek = anchor.ofs_key + anchor.len_key
    copied = outer.add_blob(bytes(outer.data[seek : seek + 78]))
    outer.header["payload"].update(
        name="nt", schema=trees.schema(fields=[trees.field()], columns=[trees.column()])
    )
    page = outer.add_page(b"\0\0\x80\x3f", 1)
    outer.page_lists = [
        trees.page_list(
            trees.column_pages([page], compression_settings=0),
            cluster_summaries=[{"first_entry": 0, "num_entries": 1, "flags": 0}],
        )
    ]
    outer.footer["payload"]["cluster_groups"] = [trees.cluster_group(entry_span=1)]
    record = {"schema_version_major": 1, "schema_version_minor": 0, "len_anchor": 78, "name": b"quality"}
    outer.footer["payload"]["linked_attribute_sets"] = [
        {**record, "locator": trees.locator(78, copied), **values}
    ]
    return outer


def test_attribute_set_is_an_ntuple() -> None:
    with rnt.open(_with_attribute_set().build()) as file:
        events = file.only()
        assert events.arrays(library="py") == [{"x": 1.0}]
        quality = events.attribute_set("quality")
        assert quality.path.endswith(":quality")
        assert quality.arrays(library="py") == [
            {"_rangeStart": 0, "_rangeLen": 2, "_userData": {"good": True}}
        ]


def test_unknown_schema_of_an_attribute_set_refuses_that_set_only() -> None:
    with rnt.open(_with_attribute_set(schema_version_major=2).build()) as file:
        events = file.only()
        assert events.num_entries == 1
        with pytest.raises(UnsupportedError) as caught:
            events.attribute_set("quality")
    assert caught.value.rule_id == "RNT-ATT-004"


def test_attribute_set_elsewhere_is_not_read() -> None:
    locator = {"kind": 5, "reserved": 0, "payload": b"somewhere"}
    with (
        rnt.open(_with_attribute_set(locator=locator).build()) as file,
        pytest.raises(UnsupportedError) as caught,
    ):
        file.only().attribute_set("quality")
    assert caught.value.rule_id == "RNT-LOC-006"


def test_unknown_attribute_set_lists_the_known_ones() -> None:
    with rnt.open(_with_attribute_set().build()) as file, pytest.raises(rnt.SchemaError, match="quality"):
        file.only().attribute_set("other")


# Locators


def _large(page: dict[str, Any]) -> dict[str, Any]:
    return {**page, "locator": {**page["locator"], "kind": 1, "reserved": 0xAB}}


def test_large_locators_of_pages() -> None:
    pages = Pages([[1.0], [2.0, 3.0]], change=_large)
    assert (
        read(file_of([field("x", "float")], [column(REAL32, 0)], [DescribedCluster(3, [pages])])) == EXPECTED
    )


def test_large_locator_with_unknown_bytes() -> None:
    def change(page: dict[str, Any]) -> dict[str, Any]:
        return {**page, "locator": {**_large(page)["locator"], "trailing": b"later"}}

    pages = Pages([[1.0], [2.0, 3.0]], change=change)
    assert (
        read(file_of([field("x", "float")], [column(REAL32, 0)], [DescribedCluster(3, [pages])])) == EXPECTED
    )


def test_large_locator_of_a_page_list() -> None:
    draft = one_column()
    data = draft.build()
    with rnt.open(data) as file:
        link = file.only().cluster_groups[0].page_list_link
    old = EditableFile.take_apart(data)
    (group,) = old.footer["payload"]["cluster_groups"]["items"]
    locator = {
        "kind": 1,
        "reserved": 0,
        "len_range": forced(link.locator.size),
        "ofs_range": link.locator.offset,
    }
    group["page_list_link"] = {"len_envelope": forced(link.len_envelope), "locator": locator}
    assert read(old) == EXPECTED


def _elsewhere(page: dict[str, Any]) -> dict[str, Any]:
    return {**page, "locator": {"kind": 9, "reserved": 1, "payload": b"in the cloud"}}


def _second_page_elsewhere() -> EditableFile:
    def change(page: dict[str, Any]) -> dict[str, Any]:
        return _elsewhere(page) if abs(page["num_elements_signed"]) == 2 else page

    pages = Pages([[1.0], [2.0, 3.0], [4.0]], change=change)
    fields = [field("x", "float"), field("n", "std::int32_t")]
    return file_of(
        fields, [column(REAL32, 0), column(INT32, 1)], [DescribedCluster(4, [pages, [[1, 2, 3, 4]]])]
    )


def test_unknown_locator_makes_only_its_page_unreadable() -> None:
    draft = _second_page_elsewhere()
    assert read(draft, "n") == [{"n": 1}, {"n": 2}, {"n": 3}, {"n": 4}]
    assert read(draft, "x", entry_stop=1) == [{"x": 1.0}]
    assert read(draft, "x", entry_start=3) == [{"x": 4.0}]
    for start, stop in ((0, 2), (1, 3), (2, 4), (0, 4)):
        with pytest.raises(UnsupportedError) as caught:
            read(draft, "x", entry_start=start, entry_stop=stop)
        assert caught.value.rule_id == "RNT-LOC-006"
        assert caught.value.path == "page_list[0].page_locations[0][0][1]"


def test_page_list_elsewhere_makes_its_group_unreadable() -> None:
    draft = file_of(
        [field("x", "float")],
        [column(REAL32, 0)],
        [DescribedCluster(1, [[[1.0]]]), DescribedCluster(1, [[[2.0]]])],
        groups=[1, 1],
    )
    group = draft.footer["payload"]["cluster_groups"][1]
    group["page_list_link"]["locator"] = {"kind": forced(9), "reserved": 0, "payload": b"?"}
    assert read(draft, entry_stop=1) == [{"x": 1.0}]
    with pytest.raises(UnsupportedError) as caught:
        read(draft)
    assert caught.value.rule_id == "RNT-LOC-006"


def test_soa_collections_read_like_others() -> None:
    fields = [
        field("v", "SoA", role=1, flags=8),
        field("_0", "Point", role=2, parent=0),
        field("x", "float", parent=1),
    ]
    draft = file_of(
        fields, [column(INDEX64, 0), column(REAL32, 2)], [DescribedCluster(2, [[[1, 3]], [[1.0, 2.0, 3.0]]])]
    )
    assert read(draft) == [{"v": [{"x": 1.0}]}, {"v": [{"x": 2.0}, {"x": 3.0}]}]
