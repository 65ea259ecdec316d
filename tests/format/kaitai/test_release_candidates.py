"""What the two release candidates of the format have and 1.x has not; most of it occurs in no file."""

from __future__ import annotations

from typing import Any

import pytest
from rntuple_kaitai import ParseError, RntupleRc1, RntupleRc2
from support import byte_builder as b
from support.kaitai_canonical import canonical

HEADER_CRC, LINK32, LINK64 = b"\1\2\3\4", b.u4(100) + b.LOCATOR, b.u8(100) + b.LOCATOR
LOCATOR_FORM = {"kind": 0, "len_range": 100, "ofs_range": 4096}
STRINGS = (b.string("x"), b.string("float"), b.string(""), b.string("text"))
NAMES = (b.string("ntuple"), b.string(""), b.string("by hand"))


def header_rc2(
    fields: bytes = b.items(), columns: bytes = b.items(), infos: bytes = b.items()
) -> dict[str, Any]:
    data = b.envelope(1, b.NO_FLAGS, *NAMES, fields, columns, b.items(), infos)
    schema: dict[str, Any] = canonical(RntupleRc2.from_bytes(data))["payload"]["schema"]
    return schema


def header_rc1(
    fields: bytes = b.items32(), columns: bytes = b.items32(), infos: bytes = b.items32()
) -> dict[str, Any]:
    data = b.envelope32(b.NO_FLAGS, b.u4(1), *NAMES, fields, columns, b.items32(), infos)
    payload: dict[str, Any] = canonical(RntupleRc1.HeaderEnvelope.from_bytes(data))["payload"]
    return payload


def footer_rc2(*tail: bytes, column_groups: bytes = b.items(), groups: bytes = b.items()) -> dict[str, Any]:
    data = b.envelope(2, b.NO_FLAGS, b.CHECKSUM, b.record(b.EMPTY_SCHEMA), column_groups, groups, *tail)
    payload: dict[str, Any] = canonical(RntupleRc2.from_bytes(data))["payload"]
    return payload


def footer_rc1(
    extension: bytes = b.items32(),
    column_groups: bytes = b.items32(),
    summaries: bytes = b.items32(),
    groups: bytes = b.items32(),
    links: bytes = b.items32(),
) -> dict[str, Any]:
    data = b.envelope32(b.NO_FLAGS, HEADER_CRC, extension, column_groups, summaries, groups, links)
    payload: dict[str, Any] = canonical(RntupleRc1.FooterEnvelope.from_bytes(data))["payload"]
    return payload


def locator_rc2(data: bytes) -> dict[str, Any]:
    payload = footer_rc2(b.items(b.u8(1) + data, LINK64))
    first, second = payload["meta_data_links"]["items"]
    assert second["locator"] == LOCATOR_FORM
    form: dict[str, Any] = first["locator"]
    return form


def test_rc2_uri_locator_is_characters() -> None:
    form = locator_rc2(bytes.fromhex("f4fffffe") + b"http://x")
    assert form == {"kind": 1, "reserved": 0, "payload": b"http://x"}


def test_rc2_object64_locator_is_size_and_location() -> None:
    form = locator_rc2(bytes.fromhex("f0fffffd 42000000 3412000000000000"))
    assert form == {"kind": 2, "reserved": 0, "len_object": 0x42, "location": 0x1234, "trailing": b""}


def test_rc2_uri_of_16_bytes_can_also_be_read_as_a_large_locator() -> None:
    data = b.envelope(
        2, b.NO_FLAGS, b.CHECKSUM, b.record(), b.items(), b.items(), b.items(b.u8(1) + b.LARGE_LOCATOR)
    )
    payload = RntupleRc2.from_bytes(data).payload.meta_data_links.body.items[0].locator.payload
    assert (payload.large.len_range, payload.large.ofs_range) == (1 << 32, 0x1122)


def test_rc2_uri_of_another_length_is_no_large_locator() -> None:
    uri = bytes.fromhex("f4fffffe") + b"http://x"
    data = b.envelope(2, b.NO_FLAGS, b.CHECKSUM, b.record(), b.items(), b.items(), b.items(b.u8(1) + uri))
    assert RntupleRc2.from_bytes(data).payload.meta_data_links.body.items[0].locator.payload.large is None


def test_rc2_unknown_locator_keeps_its_payload() -> None:
    assert locator_rc2(b.s4(-(3 << 24 | 7)) + b"abc") == {"kind": 3, "reserved": 0, "payload": b"abc"}


@pytest.mark.parametrize(
    ("flags", "values", "expected"),
    [
        (0, b"", {}),
        (1, b.u8(3), {"array_size": 3}),
        (6, b.u4(7) + b.u4(8), {"source_field_id": 7, "type_checksum": 8}),
    ],
)
def test_rc2_optional_values_of_a_field_stand_before_the_strings(
    flags: int, values: bytes, expected: dict[str, int]
) -> None:
    record = b.record(b.u4(0), b.u4(1), b.u4(0), b.u2(0), b.u2(flags), values, *STRINGS)
    (field,) = header_rc2(fields=b.items(record))["fields"]["items"]
    assert {name: field[name] for name in expected} == expected
    assert (field["name"], field["description"], field["trailing"]) == (b"x", b"text", b"")


@pytest.mark.parametrize(
    ("flags", "values", "size"), [(0, b"", 20), (8, b.u8(36), 28), (16, bytes(16), 36), (24, bytes(24), 44)]
)
def test_rc2_column_is_deferred_by_flag_8_and_ranged_by_flag_16(flags: int, values: bytes, size: int) -> None:
    record = b.record(b.u2(8), b.u2(32), b.u4(0), b.u4(flags), values)
    (column,) = header_rc2(columns=b.items(record))["columns"]["items"]
    assert (column["len_frame"], column["flags"], column["representation_index"]) == (size, flags, 0)
    assert ("first_element_index" in column, "value_range" in column) == (bool(flags & 8), bool(flags & 16))


def test_rc2_extra_type_info_has_three_numbers() -> None:
    record = b.record(b.u4(1), b.u4(2), b.u4(3), b.string("T"))
    assert header_rc2(infos=b.items(record))["extra_type_infos"]["items"] == [
        {
            "len_frame": 25,
            "type_version_from": 1,
            "type_version_to": 2,
            "content_id": 3,
            "type_name": b"T",
            "trailing": b"",
        }
    ]


def test_rc2_footer_of_the_last_drafts_has_no_meta_data_links() -> None:
    payload = footer_rc2()
    assert list(payload)[-2:] == ["cluster_groups", "trailing"]


def test_rc2_column_group_is_a_list_of_column_ids() -> None:
    group = b.record(b.items(b.u4(3), b.u4(5)))
    (tree,) = footer_rc2(column_groups=b.items(group))["column_groups"]["items"]
    assert tree["column_ids"] == {"len_frame": -20, "num_items": 2, "items": [3, 5], "trailing": b""}


def page_list_rc2(summary: bytes) -> dict[str, Any]:
    data = b.page_list(summaries=b.items(summary))
    tree: dict[str, Any] = canonical(RntupleRc2.from_bytes(data))["payload"]["cluster_summaries"]["items"][0]
    return tree


def test_rc2_cluster_summary_has_60_bits_of_entries() -> None:
    tree = page_list_rc2(b.record(b.u8(5), b.u8((1 << 60) - 1)))
    assert tree == {
        "len_frame": 24,
        "first_entry": 5,
        "num_entries": (1 << 60) - 1,
        "flags": 0,
        "trailing": b"",
    }


def test_rc2_sharded_cluster_names_its_column_group() -> None:
    tree = page_list_rc2(b.record(b.u8(5), b.u8(9 | 1 << 60), b.u4(2)))
    assert (tree["num_entries"], tree["flags"], tree["column_group_id"]) == (9, 1, 2)


def test_rc2_suppressed_column_has_no_compression_settings() -> None:
    data = b.page_list(b.pages(offset=-(1 << 63), settings=None))
    (column,) = canonical(RntupleRc2.from_bytes(data))["payload"]["page_locations"]["items"][0]["items"]
    assert "compression_settings" not in column


def entries(*records: bytes) -> list[dict[str, Any]]:
    data = b.envelope(4, b.items(*records))
    tree: list[dict[str, Any]] = canonical(RntupleRc2.from_bytes(data))["payload"]["entries"]["items"]
    return tree


@pytest.mark.parametrize(
    ("value_type", "stored", "value"),
    [
        (1, b.s8(-3), -3),
        (2, b"\1", 1),
        (3, b.f8(2.5), 2.5),
        (4, b.string("CMS"), b"CMS"),
        (
            -1,
            b.items(b.s8(1), b.s8(-2)),
            {"len_frame": -28, "num_items": 2, "items": [1, -2], "trailing": b""},
        ),
        (-2, b.items(b"\0", b"\1"), {"len_frame": -14, "num_items": 2, "items": [0, 1], "trailing": b""}),
        (-3, b.items(b.f8(0.5)), {"len_frame": -20, "num_items": 1, "items": [0.5], "trailing": b""}),
        (-4, b.items(b.string("a")), {"len_frame": -17, "num_items": 1, "items": [b"a"], "trailing": b""}),
    ],
)
def test_rc2_meta_data_value_has_the_form_of_its_type(value_type: int, stored: bytes, value: object) -> None:
    (tree,) = entries(b.record(b.s4(value_type), b.string("ROOT.x"), stored))
    assert (tree["key"], tree["value"], tree["trailing"]) == (b"ROOT.x", value, b"")


def test_rc2_meta_data_of_unknown_type_keeps_its_bytes() -> None:
    (tree,) = entries(b.record(b.s4(77), b.string("k"), b"what"))
    assert "value" not in tree
    assert tree["trailing"] == b"what"


def test_rc2_meta_data_list_longer_than_its_frame_is_refused() -> None:
    with pytest.raises(ParseError):
        entries(b.record(b.s4(-1), b.string("k"), b.items(b.s8(1), count=1 << 30)))


def test_rc1_envelope_has_versions_in_front_and_a_crc32_behind() -> None:
    data = b.envelope32(b.NO_FLAGS, b.u4(1), *NAMES, *[b.items32()] * 4)
    tree = canonical(RntupleRc1.HeaderEnvelope.from_bytes(data))
    assert (tree["version"], tree["min_version"], tree["checksum"]) == (1, 1, data[-4:])
    assert tree["payload"]["release_candidate_tag"] == 1


def test_rc1_envelope_of_unknown_kind_keeps_its_payload() -> None:
    tree = canonical(RntupleRc1.from_bytes(b.envelope32(b"anything")))
    assert tree["payload"] == b"anything"


@pytest.mark.parametrize("length", range(8))
def test_rc1_envelope_smaller_than_8_bytes_is_refused(length: int) -> None:
    with pytest.raises(ParseError):
        RntupleRc1.HeaderEnvelope.from_bytes(bytes(length))


def test_rc1_empty_list_has_8_bytes() -> None:
    assert header_rc1()["schema"]["fields"] == {"len_frame": -8, "num_items": 0, "items": [], "trailing": b""}


def test_rc1_count_of_a_list_has_28_bits() -> None:
    fields = header_rc1(fields=b.items32(count=5 << 28))["schema"]["fields"]
    assert fields == {"len_frame": -8, "num_items": 0, "reserved": 5, "items": [], "trailing": b""}


@pytest.mark.parametrize("count", [1, (1 << 28) - 1])
def test_rc1_more_items_than_fit_the_frame_are_refused(count: int) -> None:
    with pytest.raises(ParseError):
        header_rc1(fields=b.items32(count=count))


@pytest.mark.parametrize("size", [0, 4, -4, -7, -1000, 1 << 30, -(1 << 31)])
def test_rc1_list_size_that_cannot_be_is_refused(size: int) -> None:
    with pytest.raises(ParseError):
        header_rc1(fields=b.s4(size) + b.u4(0))


@pytest.mark.parametrize("size", [0, 3, -8, 1000, 0x7FFFFFFF, -(1 << 31)])
def test_rc1_record_size_that_cannot_be_is_refused(size: int) -> None:
    with pytest.raises(ParseError):
        header_rc1(fields=b.items32(b.s4(size) + bytes(40)))


def test_rc1_array_size_of_a_field_stands_before_the_strings() -> None:
    record = b.record32(b.u4(0), b.u4(1), b.u4(0), b.u2(0), b.u2(1), b.u8(3), *STRINGS)
    (field,) = header_rc1(fields=b.items32(record))["schema"]["fields"]["items"]
    assert (field["array_size"], field["name"], field["trailing"]) == (3, b"x", b"")


def test_rc1_deferred_column_has_32_bit_flags_and_an_index() -> None:
    record = b.record32(b.u2(11), b.u2(32), b.u4(0), b.u4(8 | 1 << 31), b.u8(36), b"later")
    (column,) = header_rc1(columns=b.items32(record))["schema"]["columns"]["items"]
    assert (column["flags"], column["first_element_index"]) == (8 | 1 << 31, 36)
    assert column["trailing"] == b"later"


def test_rc1_schema_extension_may_be_an_empty_list() -> None:
    extension = footer_rc1()["schema_extension"]
    assert extension == {"len_frame": -8, "num_items": 0, "trailing": b""}


def test_rc1_schema_extension_may_be_a_record() -> None:
    extension = footer_rc1(extension=b.record32(*[b.items32()] * 4))["schema_extension"]
    assert extension["len_frame"] == 36
    assert list(extension["schema"]) == ["fields", "columns", "alias_columns", "extra_type_infos"]


def test_rc1_schema_extension_may_be_an_empty_record() -> None:
    assert footer_rc1(extension=b.record32())["schema_extension"] == {"len_frame": 4, "trailing": b""}


@pytest.mark.parametrize("size", [0, 3, -7, 5000, -5000, -(1 << 31)])
def test_rc1_schema_extension_size_that_cannot_be_is_refused(size: int) -> None:
    with pytest.raises(ParseError):
        footer_rc1(extension=b.s4(size) + bytes(8))


def test_rc1_footer_holds_summaries_groups_and_links() -> None:
    summary = b.record32(b.u8(5), b.u8(9 | 1 << 60), b.u4(2))
    group = b.record32(b.u4(1), LINK32)
    column_group = b.record32(b.items32(b.u4(3)))
    payload = footer_rc1(
        b.items32(), b.items32(column_group), b.items32(summary), b.items32(group), b.items32(LINK32, LINK32)
    )
    assert payload["header_checksum"] == HEADER_CRC
    assert payload["column_groups"]["items"][0]["column_ids"]["items"] == [3]
    assert payload["cluster_summaries"]["items"] == [
        {
            "len_frame": 24,
            "first_entry": 5,
            "num_entries": 9,
            "flags": 1,
            "column_group_id": 2,
            "trailing": b"",
        }
    ]
    assert payload["cluster_groups"]["items"] == [
        {
            "len_frame": 24,
            "num_clusters": 1,
            "page_list_link": {"len_envelope": 100, "locator": LOCATOR_FORM},
            "trailing": b"",
        }
    ]
    assert payload["meta_data_links"]["num_items"] == 2


def test_rc1_page_has_flags_in_the_high_2_bits() -> None:
    page = b.u4(7 | 1 << 30) + b.LOCATOR
    column = b.items32(page, tail=b.u8(1 << 40) + b.u4(404))
    data = b.envelope32(b.items32(b.items32(column)))
    tree = canonical(RntupleRc1.PageListEnvelope.from_bytes(data))["payload"]["page_locations"]
    (parsed,) = tree["items"][0]["items"]
    assert parsed["items"] == [{"num_elements": 7, "flags": 1, "locator": LOCATOR_FORM}]
    assert (parsed["element_offset"], parsed["compression_settings"]) == (1 << 40, 404)


def test_rc1_meta_data_has_32_bit_frames() -> None:
    record = b.record32(b.s4(-1), b.string("k"), b.items32(b.s8(7)))
    data = b.envelope32(b.items32(record))
    (tree,) = canonical(RntupleRc1.MetaDataEnvelope.from_bytes(data))["payload"]["entries"]["items"]
    assert tree["value"]["items"] == [7]
