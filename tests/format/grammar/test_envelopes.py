"""Envelopes of 1.x: preamble and checksum are computed and checked; payloads parse and build."""

from __future__ import annotations

import struct
from typing import Any

import pytest
from support import trees

from rntuple_construct.base.checksums import xxh3_little_endian
from rntuple_construct.base.errors import EnvelopeError, RNTupleError, SchemaError
from rntuple_construct.format.grammar import v1
from rntuple_construct.format.grammar.engine.forcing import Raw, forced

EMPTY_LIST = bytes.fromhex("f4ffffffffffffff 00000000")

# unroot__test_ntuple_minimal.root, footer (148 bytes), transcribed from the format's description of that
# file.
MINIMAL_FOOTER = (
    bytes.fromhex("0200940000000000 0000000000000000 45835edc323b63f6 3800000000000000")
    + 4 * EMPTY_LIST
    + bytes.fromhex("c4ffffffffffffff 01000000")
    + bytes.fromhex("3000000000000000 0000000000000000 0100000000000000 01000000")
    + bytes.fromhex("7c00000000000000 7c000000 2102000000000000")
)


def sealed(data: bytes) -> bytes:
    return data + xxh3_little_endian(data)


def rebuilt(tree: Any) -> Any:
    return v1.parse_envelope(v1.build_envelope(tree), tree["type_id"])["payload"]


def refused(data: bytes, expected_type: int | None = None) -> RNTupleError:
    with pytest.raises(EnvelopeError) as caught:
        v1.parse_envelope(data, expected_type)
    return caught.value


def test_footer_has_the_known_bytes() -> None:
    link = {"len_envelope": 124, "locator": trees.locator(124, 0x221)}
    groups = [trees.cluster_group(entry_span=1, page_list_link=link)]
    tree = trees.footer(header_checksum=bytes.fromhex("45835edc323b63f6"), cluster_groups=groups)
    assert v1.build_envelope(tree) == sealed(MINIMAL_FOOTER)


def test_field_record_has_its_optional_values_behind_the_strings() -> None:
    values = {"flags": 7, "array_size": 3, "source_field_id": 4, "type_checksum": 5}
    data = v1.build_envelope(trees.header(schema=trees.schema(fields=[trees.field(**values)])))
    strings = b"\x01\0\0\0x" + b"\x05\0\0\0float" + bytes(8)
    record = struct.pack("<qIIIHH", 62, 0, 0, 0, 0, 7) + strings + struct.pack("<QII", 3, 4, 5)
    assert struct.pack("<qI", -74, 1) + record in data


def test_column_record_has_the_first_element_index_before_the_range() -> None:
    values = {"flags": 3, "first_element_index": -2, "value_range": {"min": -1.0, "max": 2.5}}
    data = v1.build_envelope(trees.header(schema=trees.schema(columns=[trees.column(**values)])))
    assert struct.pack("<qHHIHHqdd", 44, 0x0C, 32, 0, 3, 0, -2, -1.0, 2.5) in data


def test_extra_type_info_has_a_length_before_its_content() -> None:
    info = {"content_id": 0, "type_version": 0, "type_name": b"", "content": b"abc"}
    data = v1.build_envelope(trees.header(schema=trees.schema(extra_type_infos=[info])))
    assert struct.pack("<qIII", 27, 0, 0, 0) + b"\x03\0\0\0abc" in data


def test_linked_attribute_set_has_the_known_bytes() -> None:
    linked = {
        "schema_version_major": 1,
        "schema_version_minor": 2,
        "len_anchor": 78,
        "locator": trees.locator(70, 9),
        "name": b"set",
    }
    data = v1.build_envelope(trees.footer(linked_attribute_sets=[linked]))
    record = struct.pack("<qHHIiQ", 35, 1, 2, 78, 70, 9) + b"\x03\0\0\0set"
    assert data.endswith(xxh3_little_endian(data[:-8]))
    assert data[:-8].endswith(struct.pack("<qI", -47, 1) + record)


def test_cluster_summary_packs_entries_and_flags() -> None:
    summary = {"first_entry": 1, "num_entries": 0x00BBCCDDEEFF0011, "flags": 0xAA}
    tree = trees.page_list(cluster_summaries=[{**summary, "num_entries": 0xCCDDEEFF001122}])
    assert struct.pack("<qQQ", 24, 1, 0xAACCDDEEFF001122) in v1.build_envelope(tree)


def test_cluster_summary_refuses_more_entries_than_56_bits() -> None:
    summary = {"first_entry": 1, "num_entries": 1 << 56, "flags": 0}
    with pytest.raises(SchemaError, match="56 bits"):
        v1.build_envelope(trees.page_list(cluster_summaries=[summary]))


def test_text_is_written_as_utf8() -> None:
    assert rebuilt(trees.header(name="Größe"))["name"] == "Größe".encode()


def test_strings_that_are_no_utf8_survive() -> None:
    assert rebuilt(trees.header(name=b"\xff\xfe"))["name"] == b"\xff\xfe"


def test_feature_flag_words_are_chained_by_bit_63() -> None:
    assert rebuilt(trees.header(feature_flags=[1, 2, 4]))["feature_flags"] == [1 | 1 << 63, 2 | 1 << 63, 4]


@pytest.mark.parametrize("words", [[], [1 << 63], [0, 1 << 63], [1 << 64], [-1]])
def test_feature_flag_chains_without_an_end_are_refused(words: list[int]) -> None:
    with pytest.raises(SchemaError):
        v1.build_envelope(trees.header(feature_flags=words))


def test_footer_without_attribute_sets_has_no_key_for_them() -> None:
    assert "linked_attribute_sets" not in rebuilt(trees.footer())


def test_footer_with_empty_attribute_sets_is_12_bytes_longer() -> None:
    with_list = v1.build_envelope(trees.footer(linked_attribute_sets=[]))
    assert len(with_list) == len(v1.build_envelope(trees.footer())) + 12


def test_empty_schema_extension_takes_8_bytes() -> None:
    extension = rebuilt(trees.footer(schema_extension={}))["schema_extension"]
    assert extension == {"len_frame": 8, "trailing": b""}


def test_unknown_bytes_behind_the_payload_survive() -> None:
    tree = trees.header(trailing=b"future")
    assert rebuilt(tree)["trailing"] == b"future"


def test_parsed_envelope_names_length_and_checksum() -> None:
    data = v1.build_envelope(trees.header())
    parsed = v1.parse_envelope(data)
    assert (parsed["type_id"], parsed["len_envelope"], parsed["checksum"]) == (1, len(data), data[-8:])


def test_stale_length_and_checksum_are_ignored() -> None:
    stale = {**trees.header(), "len_envelope": 3, "checksum": b"stale..."}
    assert v1.build_envelope(stale) == v1.build_envelope(trees.header())


def test_forced_length_and_checksum_are_written() -> None:
    wrong = {**trees.header(), "len_envelope": forced(3), "checksum": forced(b"wrong..!")}
    data = v1.build_envelope(wrong)
    assert data[:8] == struct.pack("<Q", 1 | 3 << 16)
    assert data[-8:] == b"wrong..!"


def test_raw_payload_is_written_verbatim() -> None:
    assert v1.build_envelope({"type_id": 2, "payload": Raw(b"abc")})[8:-8] == b"abc"


def test_wrong_checksum_is_refused_with_its_offset() -> None:
    data = v1.build_envelope({**trees.header(), "checksum": forced(bytes(8))})
    error = refused(data)
    assert (error.rule_id, error.path, error.offset) == ("RNT-ENV-003", "header", len(data) - 8)


def test_wrong_checksum_is_accepted_without_verification() -> None:
    data = v1.build_envelope({**trees.header(), "checksum": forced(bytes(8))})
    assert v1.parse_envelope(data, verify=False)["payload"]["name"] == b"nt"


@pytest.mark.parametrize("expected_type", [2, 3, 4])
def test_envelope_of_another_type_is_refused(expected_type: int) -> None:
    assert refused(v1.build_envelope(trees.header()), expected_type).rule_id == "RNT-ENV-001"


def test_envelope_of_an_unknown_type_is_refused() -> None:
    assert refused(sealed(struct.pack("<Q", 4 | 16 << 16))).rule_id == "RNT-ENV-001"


@pytest.mark.parametrize("length", [0, 15, 1 << 47])
def test_envelope_of_another_length_is_refused(length: int) -> None:
    error = refused(v1.build_envelope({**trees.header(), "len_envelope": forced(length)}))
    assert (error.rule_id, error.offset) == ("RNT-ENV-002", 2)


@pytest.mark.parametrize("nbytes", [0, 1, 15])
def test_bytes_that_are_no_envelope_are_refused(nbytes: int) -> None:
    assert refused(bytes(nbytes)).rule_id == "RNT-ENV-002"


def test_error_inside_the_payload_has_path_and_absolute_offset() -> None:
    fields = [trees.field(), {**trees.field(), "len_frame": forced(-57)}]
    data = v1.build_envelope(trees.header(schema=trees.schema(fields=fields)))
    error = refused(data)
    assert error.path == "header.schema.fields[1]"
    assert data[error.offset :].startswith(struct.pack("<q", -57))


def test_string_longer_than_its_frame_is_refused() -> None:
    record = struct.pack("<qIIIHHI", 32, 0, 0, 0, 0, 0, 500) + b"\0\0\0\0"
    error = refused(v1.build_envelope(trees.header(schema=trees.schema(fields=[Raw(record)]))))
    assert (error.rule_id, error.path) == ("RNT-BAS-001", "header.schema.fields[0].name")


@pytest.mark.parametrize("tree", [trees.header(), trees.footer(), trees.page_list(trees.column_pages([]))])
def test_every_truncation_is_refused(tree: Any) -> None:
    payload = v1.build_envelope(tree)[8:-8]
    optional_end = {len(payload)}
    for nbytes in set(range(len(payload))) - optional_end:
        cut = v1.build_envelope({"type_id": tree["type_id"], "payload": Raw(payload[:nbytes])})
        error = refused(cut)
        assert error.rule_id
        assert error.path
        assert error.offset is not None


@pytest.mark.parametrize(
    "tree",
    [
        {"payload": {}},
        {"type_id": 1},
        {"type_id": 4, "payload": {}},
        {"type_id": 1, "payload": b"not a tree"},
        {**trees.header(), "lenght": 5},
        trees.header(schema={"fields": []}),
        trees.header(name=5),
        trees.footer(header_checksum=b"short"),
    ],
)
def test_trees_that_cannot_be_written_are_refused(tree: Any) -> None:
    with pytest.raises(SchemaError):
        v1.build_envelope(tree)
