"""RC1: the things that no file has, with bytes worked out by hand from the draft."""

from __future__ import annotations

import struct
import zlib
from typing import Any

import pytest
from support import trees

from rntuple_construct.base.errors import AnchorError, EnvelopeError, SchemaError
from rntuple_construct.format.grammar import rc1
from rntuple_construct.format.grammar.engine.forcing import Raw, forced

EMPTY_LIST = struct.pack("<iI", -8, 0)
FOOTER_HEAD = bytes(8) + bytes(4)


def payload_of(tree: Any) -> bytes:
    data = rc1.build_envelope(tree)
    assert data[:4] == struct.pack("<HH", 1, 1)
    assert data[-4:] == struct.pack("<I", zlib.crc32(data[:-4]))
    return data[4:-4]


def reparsed(tree: Any) -> Any:
    return rc1.parse_envelope(rc1.build_envelope(tree), tree["type_id"])["payload"]


def header(**values: Any) -> Any:
    payload = {
        "feature_flags": [0],
        "release_candidate_tag": 1,
        "name": b"nt",
        "description": b"",
        "writer": b"w",
        "schema": trees.schema(),
    }
    return {"type_id": rc1.HEADER, "payload": {**payload, **values}}


def column(**values: Any) -> Any:
    return {"column_type": 2, "bits_on_storage": 32, "field_id": 0, "flags": 5, **values}


def footer(**values: Any) -> Any:
    lists = dict.fromkeys(("column_groups", "cluster_summaries", "cluster_groups", "meta_data_links"), ())
    payload = {"feature_flags": [0], "header_checksum": bytes(4), "schema_extension": {}, **lists}
    return {"type_id": rc1.FOOTER, "payload": {**payload, **values}}


def page_list(*columns: Any) -> Any:
    return {"type_id": rc1.PAGE_LIST, "payload": {"page_locations": [list(columns)]}}


def link(locator: Any) -> Any:
    return {"len_envelope": 99, "locator": locator}


def test_empty_list_takes_8_bytes() -> None:
    assert payload_of(page_list()) == struct.pack("<iI", -16, 1) + bytes.fromhex("f8ffffff 00000000")


def test_header_has_the_release_candidate_tag_behind_the_flags() -> None:
    strings = b"\x02\0\0\0nt" + bytes(4) + b"\x01\0\0\0w"
    assert payload_of(header()) == struct.pack("<QI", 0, 1) + strings + 4 * EMPTY_LIST


def test_field_record_has_the_array_size_before_the_strings() -> None:
    field = trees.field(flags=1, array_size=3)
    payload = payload_of(header(schema=trees.schema(fields=[field])))
    strings = b"\x01\0\0\0x" + b"\x05\0\0\0float" + bytes(8)
    record = struct.pack("<iIIIHHQ", 50, 0, 0, 0, 0, 1, 3) + strings
    assert struct.pack("<iI", -58, 1) + record in payload


def test_deferred_column_has_32_bits_of_flags() -> None:
    deferred = column(flags=1 << 31 | 8, first_element_index=36)
    payload = payload_of(header(schema=trees.schema(columns=[deferred])))
    assert struct.pack("<iHHIIq", 24, 2, 32, 0, 1 << 31 | 8, 36) in payload


def test_alias_column_has_the_known_bytes() -> None:
    payload = payload_of(
        header(schema=trees.schema(alias_columns=[{"physical_column_id": 3, "field_id": 4}]))
    )
    assert payload.endswith(struct.pack("<iI", -20, 1) + struct.pack("<iII", 12, 3, 4) + EMPTY_LIST)


def test_extra_type_info_has_two_versions_and_its_content() -> None:
    info = {
        "type_version_from": 1,
        "type_version_to": 2,
        "content_id": 1,
        "type_name": b"T",
        "content": b"def",
    }
    payload = payload_of(header(schema=trees.schema(extra_type_infos=[info])))
    record = struct.pack("<iIII", 28, 1, 2, 1) + b"\x01\0\0\0T" + b"\x03\0\0\0def"
    assert payload.endswith(struct.pack("<iI", -36, 1) + record)


def test_reserved_bits_of_an_item_count_survive() -> None:
    tree = header(schema=trees.schema(fields={"items": [], "reserved": 9}))
    assert struct.pack("<iI", -8, 9 << 28) in payload_of(tree)
    assert reparsed(tree)["schema"]["fields"]["reserved"] == 9


def test_schema_extension_is_a_record_of_four_lists() -> None:
    payload = payload_of(footer(schema_extension={"schema": trees.schema()}))
    assert payload == FOOTER_HEAD + struct.pack("<i", 36) + 8 * EMPTY_LIST


def test_schema_extension_is_an_empty_record() -> None:
    assert payload_of(footer()) == FOOTER_HEAD + struct.pack("<i", 4) + 4 * EMPTY_LIST


def test_schema_extension_is_an_empty_list() -> None:
    tree = footer(schema_extension=[])
    assert payload_of(tree) == FOOTER_HEAD + 5 * EMPTY_LIST
    assert reparsed(tree)["schema_extension"]["items"] == []


def test_unknown_items_of_a_listed_schema_extension_survive() -> None:
    extension = {"items": [], "num_items": forced(2), "trailing": b"unknown"}
    listed = struct.pack("<iI", -15, 2) + b"unknown"
    assert payload_of(footer(schema_extension=extension)) == FOOTER_HEAD + listed + 4 * EMPTY_LIST
    parsed = reparsed(footer(schema_extension=extension))["schema_extension"]
    assert parsed == {"len_frame": -15, "num_items": 2, "reserved": 0, "items": [], "trailing": b"unknown"}
    assert payload_of(footer(schema_extension=parsed)) == payload_of(footer(schema_extension=extension))


def test_column_group_is_a_record_of_one_list() -> None:
    payload = payload_of(footer(column_groups=[{"column_ids": [5, 7]}]))
    group = struct.pack("<i", 20) + struct.pack("<iIII", -16, 2, 5, 7)
    assert struct.pack("<iI", -28, 1) + group in payload


def test_sharded_cluster_names_its_column_group() -> None:
    summary = {"first_entry": 1, "num_entries": 2, "flags": 1, "column_group_id": 9}
    payload = payload_of(footer(cluster_summaries=[summary]))
    assert struct.pack("<iQQI", 24, 1, 2 | 1 << 60, 9) in payload


def test_cluster_group_has_a_link_with_a_32_bit_length() -> None:
    group = {"num_clusters": 2, "page_list_link": link(trees.locator(9, 10))}
    payload = payload_of(footer(cluster_groups=[group]))
    assert struct.pack("<iI", -32, 1) + struct.pack("<iIIiQ", 24, 2, 99, 9, 10) in payload


def test_meta_data_links_are_bare() -> None:
    payload = payload_of(footer(meta_data_links=[link(trees.locator(9, 10))]))
    assert payload.endswith(struct.pack("<iI", -24, 1) + struct.pack("<IiQ", 99, 9, 10))


@pytest.mark.parametrize(
    ("text", "locator"),
    [
        pytest.param(
            "f4fffffe 687474703a2f2f78", {"kind": 1, "reserved": 0, "payload": b"http://x"}, id="uri"
        ),
        pytest.param(
            "ecfffffe" + 16 * "00", {"kind": 1, "reserved": 0, "payload": bytes(16)}, id="never-large"
        ),
        pytest.param(
            "f0fffefd 42000000 3412000000000000",
            {"kind": 2, "reserved": 1, "len_object": 0x42, "location": 0x1234, "trailing": b""},
            id="object64",
        ),
        pytest.param("fbfffffc 09", {"kind": 3, "reserved": 0, "payload": b"\x09"}, id="unknown"),
    ],
)
def test_locators_have_the_known_bytes(text: str, locator: Any) -> None:
    tree = footer(meta_data_links=[link(locator)])
    assert payload_of(tree).endswith(bytes.fromhex(text))
    assert reparsed(tree)["meta_data_links"]["items"][0]["locator"] == locator


def test_page_list_has_the_known_bytes() -> None:
    # 2022-06-21__eb2a86__test_ntuple_int_float.root: two columns of one page of ten elements each.
    pages = [{"num_elements": 10, "flags": 0, "locator": trees.locator(40, 0x43B)}]
    one = {"items": pages, "element_offset": 0, "compression_settings": 404}
    inner = struct.pack("<iI", -36, 1) + struct.pack("<IiQ", 10, 40, 0x43B) + struct.pack("<QI", 0, 404)
    known = struct.pack("<iI", -88, 1) + struct.pack("<iI", -80, 2) + inner + inner
    assert payload_of(page_list(one, one)) == known


def test_page_flags_are_the_top_bits_of_the_element_count() -> None:
    pages = [{"num_elements": 10, "flags": 1, "locator": trees.locator(9, 10)}]
    one = {"items": pages, "element_offset": 1 << 63, "compression_settings": 0}
    assert struct.pack("<IiQQI", 10 | 1 << 30, 9, 10, 1 << 63, 0) in payload_of(page_list(one))


@pytest.mark.parametrize(
    ("value_type", "value", "text"),
    [
        (1, -2, "feffffffffffffff"),
        (2, 1, "01"),
        (3, 1.5, "000000000000f83f"),
        (4, b"text", "04000000 74657874"),
        (-1, [1], "f0ffffff 01000000 0100000000000000"),
        (-4, [b"a"], "f3ffffff 01000000 01000000 61"),
    ],
)
def test_meta_data_values_have_the_known_bytes(value_type: int, value: Any, text: str) -> None:
    pair = {"value_type": value_type, "key": b"k", "value": value}
    tree = {"type_id": rc1.USER_METADATA, "payload": {"entries": [pair]}}
    record = struct.pack("<i", value_type) + b"\x01\0\0\0k" + bytes.fromhex(text)
    record = struct.pack("<i", len(record) + 4) + record
    assert payload_of(tree) == struct.pack("<iI", -8 - len(record), 1) + record
    parsed = reparsed(tree)["entries"]["items"][0]["value"]
    assert (parsed["items"] if value_type < 0 else parsed) == value


def test_envelope_versions_survive() -> None:
    data = rc1.build_envelope({**header(), "version": 3, "min_version": 2})
    parsed = rc1.parse_envelope(data, rc1.HEADER)
    assert (parsed["version"], parsed["min_version"]) == (3, 2)
    assert rc1.build_envelope(parsed) == data


def test_envelope_type_has_to_be_said() -> None:
    with pytest.raises(SchemaError):
        rc1.parse_envelope(rc1.build_envelope(header()))


def test_wrong_checksum_is_refused() -> None:
    data = rc1.build_envelope({**header(), "checksum": forced(bytes(4))})
    with pytest.raises(EnvelopeError) as caught:
        rc1.parse_envelope(data, rc1.HEADER)
    assert (caught.value.rule_id, caught.value.offset) == ("RNT-ENV-003", len(data) - 4)


def test_object64_locator_without_its_location_is_refused() -> None:
    data = rc1.build_envelope(footer(meta_data_links=[link(Raw(bytes.fromhex("fbfffffd 09")))]))
    with pytest.raises(EnvelopeError) as caught:
        rc1.parse_envelope(data, rc1.FOOTER)
    assert caught.value.rule_id == "RNT-LOC-002"


@pytest.mark.parametrize("nbytes", [0, 7])
def test_bytes_that_are_no_envelope_are_refused(nbytes: int) -> None:
    with pytest.raises(EnvelopeError) as caught:
        rc1.parse_envelope(bytes(nbytes), rc1.HEADER)
    assert caught.value.rule_id == "RNT-ENV-002"


def test_record_beyond_the_envelope_is_refused() -> None:
    data = rc1.build_envelope(footer(schema_extension=Raw(struct.pack("<i", 1000))))
    with pytest.raises(EnvelopeError) as caught:
        rc1.parse_envelope(data, rc1.FOOTER)
    assert (caught.value.rule_id, caught.value.path) == ("RNT-FRM-001", "footer.schema_extension")


PLACES = {
    "ofs_header": 1,
    "len_header_stored": 2,
    "len_header": 3,
    "ofs_footer": 4,
    "len_footer_stored": 5,
    "len_footer": 6,
}


def test_anchor_has_the_known_bytes() -> None:
    known = struct.pack(">IHIIIQIIQIIQ", 0x40000036, 3, 0xC9470894, 0, 56, 1, 2, 3, 4, 5, 6, 0)
    assert rc1.build_anchor(PLACES) == known


def test_anchor_of_root_6_26_has_another_class_checksum() -> None:
    older = {**PLACES, "class_version": 0, "class_checksum": 0x655B8F56, "len_in_memory": 48}
    known = struct.pack(">IHIIIQIIQIIQ", 0x40000036, 0, 0x655B8F56, 0, 48, 1, 2, 3, 4, 5, 6, 0)
    assert rc1.build_anchor(older) == known
    assert rc1.build_anchor(rc1.parse_anchor(known)) == known


def test_short_anchor_is_refused() -> None:
    with pytest.raises(AnchorError):
        rc1.parse_anchor(bytes(57))
