"""RC2: the things that no file has, with bytes worked out by hand from the draft."""

from __future__ import annotations

import struct
from typing import Any

import pytest
from support import trees

from rntuple_construct.base.checksums import xxh3_little_endian
from rntuple_construct.base.errors import AnchorError, EnvelopeError, SchemaError
from rntuple_construct.format.grammar import rc2
from rntuple_construct.format.grammar.engine.forcing import Raw

EMPTY_LIST = struct.pack("<qI", -12, 0)


def payload_of(tree: Any) -> bytes:
    data = rc2.build_envelope(tree)
    assert data[-8:] == xxh3_little_endian(data[:-8])
    return data[8:-8]


def reparsed(tree: Any) -> Any:
    return rc2.parse_envelope(rc2.build_envelope(tree), tree["type_id"])["payload"]


def footer(**values: Any) -> Any:
    payload = {
        "feature_flags": [0],
        "header_checksum": bytes(8),
        "schema_extension": {},
        "column_groups": [],
        "cluster_groups": [],
    }
    return {"type_id": rc2.FOOTER, "payload": {**payload, **values}}


def meta_data(*pairs: Any) -> Any:
    return {"type_id": rc2.USER_METADATA, "payload": {"entries": list(pairs)}}


def link(locator: Any) -> Any:
    return {"len_envelope": 99, "locator": locator}


FOOTER_HEAD = bytes(8) + bytes(8) + struct.pack("<q", 8)


def test_field_record_has_its_optional_values_before_the_strings() -> None:
    values = {"flags": 7, "array_size": 3, "source_field_id": 4, "type_checksum": 5}
    payload = payload_of(trees.header(schema=trees.schema(fields=[trees.field(**values)])))
    strings = b"\x01\0\0\0x" + b"\x05\0\0\0float" + bytes(8)
    record = struct.pack("<qIIIHHQII", 62, 0, 0, 0, 0, 7, 3, 4, 5) + strings
    assert struct.pack("<qI", -74, 1) + record in payload


def test_deferred_column_has_flag_8() -> None:
    column = trees.column(flags=8, first_element_index=36)
    payload = payload_of(trees.header(schema=trees.schema(columns=[column])))
    assert struct.pack("<qHHIIq", 28, 0x0C, 32, 0, 8, 36) in payload


def test_late_column_with_range_has_flag_16() -> None:
    column = trees.column(
        flags=24, representation_index=1, first_element_index=2, value_range={"min": 0.0, "max": 1.0}
    )
    payload = payload_of(trees.header(schema=trees.schema(columns=[column])))
    assert struct.pack("<qHHIHHqdd", 44, 0x0C, 32, 0, 24, 1, 2, 0.0, 1.0) in payload


def test_flags_1_2_4_of_a_column_carry_no_values() -> None:
    columns = [trees.column(flags=7)]
    assert (
        "first_element_index"
        not in reparsed(trees.header(schema=trees.schema(columns=columns)))["schema"]["columns"]["items"][0]
    )


def test_alias_column_has_the_known_bytes() -> None:
    alias = {"physical_column_id": 3, "field_id": 4}
    payload = payload_of(trees.header(schema=trees.schema(alias_columns=[alias])))
    assert payload.endswith(struct.pack("<qI", -28, 1) + struct.pack("<qII", 16, 3, 4) + EMPTY_LIST)


def test_extra_type_info_has_two_versions_and_its_content() -> None:
    info = {
        "type_version_from": 1,
        "type_version_to": 2,
        "content_id": 1,
        "type_name": b"T",
        "content": b"struct T {};",
    }
    payload = payload_of(trees.header(schema=trees.schema(extra_type_infos=[info])))
    record = struct.pack("<qIII", 41, 1, 2, 1) + b"\x01\0\0\0T" + b"\x0c\0\0\0struct T {};"
    assert payload.endswith(struct.pack("<qI", -53, 1) + record)


def test_column_group_is_a_record_of_one_list() -> None:
    payload = payload_of(footer(column_groups=[{"column_ids": [5, 7]}]))
    group = struct.pack("<q", 28) + struct.pack("<qIII", -20, 2, 5, 7)
    assert payload == FOOTER_HEAD + struct.pack("<qI", -40, 1) + group + EMPTY_LIST


def test_meta_data_links_are_bare() -> None:
    payload = payload_of(footer(meta_data_links=[link(trees.locator(9, 10))]))
    links = struct.pack("<qI", -32, 1) + struct.pack("<QiQ", 99, 9, 10)
    assert payload == FOOTER_HEAD + EMPTY_LIST + EMPTY_LIST + links


def test_late_footer_has_no_meta_data_links() -> None:
    assert payload_of(footer()) == FOOTER_HEAD + EMPTY_LIST + EMPTY_LIST
    assert "meta_data_links" not in reparsed(footer())


def test_sharded_cluster_names_its_column_group() -> None:
    summary = {"first_entry": 1, "num_entries": 2, "flags": 1, "column_group_id": 9}
    payload = payload_of(trees.page_list(cluster_summaries=[summary]))
    assert struct.pack("<qQQI", 28, 1, 2 | 1 << 60, 9) in payload


def test_entries_of_a_cluster_have_60_bits() -> None:
    summary = {"first_entry": 0, "num_entries": (1 << 60) - 1, "flags": 14}
    parsed = reparsed(trees.page_list(cluster_summaries=[summary]))["cluster_summaries"]["items"][0]
    assert (parsed["num_entries"], parsed["flags"]) == ((1 << 60) - 1, 14)


@pytest.mark.parametrize(
    ("text", "locator"),
    [
        pytest.param(
            "f4fffffe 687474703a2f2f78", {"kind": 1, "reserved": 0, "payload": b"http://x"}, id="uri"
        ),
        pytest.param("fcfffffe", {"kind": 1, "reserved": 0, "payload": b""}, id="empty-uri"),
        pytest.param(
            "ecfffffe 687474703a2f2f612e622f632e642f65",
            {"kind": 1, "reserved": 0, "payload": b"http://a.b/c.d/e"},
            id="uri-of-16-characters",
        ),
        pytest.param(
            "ecfffffe 0000000001000000 2211000000000000",
            {"kind": 1, "reserved": 0, "len_range": 1 << 32, "ofs_range": 0x1122, "trailing": b""},
            id="large",
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


def test_uri_that_would_be_read_as_large_is_refused() -> None:
    with pytest.raises(SchemaError, match="another form"):
        rc2.build_envelope(footer(meta_data_links=[link({"kind": 1, "payload": bytes(16)})]))


@pytest.mark.parametrize(
    ("value_type", "value", "text"),
    [
        (1, -2, "feffffffffffffff"),
        (2, 1, "01"),
        (3, 1.5, "000000000000f83f"),
        (4, b"text", "04000000 74657874"),
        (-1, [1, -1], "e4ffffffffffffff 02000000 0100000000000000 ffffffffffffffff"),
        (-2, [0, 1], "f2ffffffffffffff 02000000 00 01"),
        (-3, [1.5], "ecffffffffffffff 01000000 000000000000f83f"),
        (-4, [b"a", b""], "ebffffffffffffff 02000000 01000000 61 00000000"),
        (-4, [], "f4ffffffffffffff 00000000"),
    ],
)
def test_meta_data_values_have_the_known_bytes(value_type: int, value: Any, text: str) -> None:
    tree = meta_data({"value_type": value_type, "key": b"k", "value": value})
    record = struct.pack("<i", value_type) + b"\x01\0\0\0k" + bytes.fromhex(text)
    record = struct.pack("<q", len(record) + 8) + record
    assert payload_of(tree) == struct.pack("<qI", -12 - len(record), 1) + record
    parsed = reparsed(tree)["entries"]["items"][0]["value"]
    assert (parsed["items"] if value_type < 0 else parsed) == value


@pytest.mark.parametrize("value_type", [0, 5, -5, 2**31 - 1, -(2**31)])
def test_meta_data_of_unknown_types_is_kept(value_type: int) -> None:
    pair = reparsed(meta_data({"value_type": value_type, "key": b"k", "trailing": b"???"}))
    assert pair["entries"]["items"][0] == {
        "len_frame": 20,
        "value_type": value_type,
        "key": b"k",
        "trailing": b"???",
    }


def test_meta_data_list_beyond_its_record_is_refused() -> None:
    record = struct.pack("<qi", 29, -1) + b"\x01\0\0\0k" + struct.pack("<qI", -20, 1)
    data = rc2.build_envelope({"type_id": 4, "payload": {"entries": [Raw(record)]}})
    with pytest.raises(EnvelopeError) as caught:
        rc2.parse_envelope(data)
    assert (caught.value.rule_id, caught.value.path) == ("RNT-FRM-001", "user_metadata.entries[0].value")


PLACES = {
    "version_epoch": 0,
    "version_major": 2,
    "version_minor": 0,
    "version_patch": 0,
    "ofs_header": 1,
    "len_header_stored": 2,
    "len_header": 3,
    "ofs_footer": 4,
    "len_footer_stored": 5,
    "len_footer": 6,
}
EARLY = struct.pack(">IH4H6Q", 0x40000042, 4, 0, 2, 0, 0, 1, 2, 3, 4, 5, 6)
LATE = struct.pack(">IH4H7Q", 0x40000042, 6, 0, 2, 0, 0, 1, 2, 3, 4, 5, 6, 1 << 30)


def test_early_anchor_has_the_known_bytes() -> None:
    data = rc2.build_anchor(PLACES)
    assert data[:-8] == EARLY
    assert "max_key_size" not in rc2.parse_anchor(data)


def test_late_anchor_has_the_known_bytes() -> None:
    data = rc2.build_anchor({**PLACES, "max_key_size": 1 << 30})
    assert data[:-8] == LATE
    assert rc2.parse_anchor(data)["max_key_size"] == 1 << 30


@pytest.mark.parametrize("nbytes", [69, 71, 77])
def test_anchors_of_other_sizes_are_refused(nbytes: int) -> None:
    with pytest.raises(AnchorError):
        rc2.parse_anchor(rc2.build_anchor({**PLACES, "max_key_size": 0})[:nbytes], verify=False)
