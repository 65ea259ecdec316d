"""Records of the ROOT file: narrow and wide forms, computed sizes, known bytes."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import trees

from rntuple_construct.base.errors import CompressionError, ContainerError, FormatError, SchemaError
from rntuple_construct.format.grammar import container
from rntuple_construct.format.grammar.engine.forcing import forced

FILE_HEADER = {
    "version": 63501,
    "ofs_begin": 100,
    "ofs_end": 1546,
    "ofs_free": 1483,
    "len_free": 63,
    "num_free": 1,
    "len_name": 84,
    "len_offset": 4,
    "compression_settings": 0,
    "ofs_info": 1086,
    "len_info": 397,
    "uuid_version": 0,
    "uuid": bytes(16),
}
# unroot__test_ntuple_minimal.root, first 45 bytes.
KNOWN_HEADER = bytes.fromhex(
    "726f6f74 0000f80d 00000064 0000060a 000005cb 0000003f 00000001 00000054 04 00000000 0000043e 0000018d"
)
DIRECTORY = {
    "version": 5,
    "datime_created": 1,
    "datime_modified": 2,
    "len_keys": 107,
    "len_name": 84,
    "ofs_dir": 100,
    "ofs_parent": 0,
    "ofs_keys": 979,
    "uuid_version": 1,
    "uuid": bytes(range(16)),
}


def test_small_header_has_the_known_bytes() -> None:
    assert container.build_file_header(FILE_HEADER) == KNOWN_HEADER + bytes(18)


def test_large_header_takes_75_bytes() -> None:
    data = container.build_file_header({**FILE_HEADER, "version": 1063501, "ofs_end": 1 << 40})
    assert len(data) == 75
    assert data[12:20] == struct.pack(">q", 1 << 40)
    assert container.parse_file_header(data)["ofs_end"] == 1 << 40


def test_padding_behind_the_header_survives() -> None:
    data = KNOWN_HEADER + bytes(55)
    assert container.parse_file_header(data)["trailing"] == bytes(37)
    assert container.build_file_header(container.parse_file_header(data)) == data


def test_small_header_refuses_offsets_beyond_two_gib() -> None:
    with pytest.raises(SchemaError, match="ofs_end"):
        container.build_file_header({**FILE_HEADER, "ofs_end": 1 << 31})


def test_other_magic_is_refused() -> None:
    with pytest.raises(ContainerError) as caught:
        container.parse_file_header(b"rntuple" + bytes(80))
    assert caught.value.rule_id == "RNT-CNT-001"


def test_narrow_directory_takes_48_bytes() -> None:
    assert len(container.build_directory(DIRECTORY)) == 48


def test_wide_directory_takes_60_bytes() -> None:
    data = container.build_directory({**DIRECTORY, "version": 1005, "ofs_keys": 1 << 40})
    assert len(data) == 60
    assert container.parse_directory(data)["ofs_keys"] == 1 << 40


@pytest.mark.parametrize(("version", "nbytes"), [(1, 30), (1001, 42)])
def test_directory_of_class_version_1_has_no_uuid(version: int, nbytes: int) -> None:
    tree = {name: value for name, value in DIRECTORY.items() if not name.startswith("uuid")}
    data = container.build_directory({**tree, "version": version})
    assert len(data) == nbytes
    assert "uuid" not in container.parse_directory(data)


@pytest.mark.parametrize(("version", "nbytes"), [(4, 26 + 14 + 3 + 1), (1004, 34 + 14 + 3 + 1)])
def test_key_length_is_computed(version: int, nbytes: int) -> None:
    data = container.build_key(trees.key(version=version), payload_size=70)
    parsed = container.parse_key(data)
    assert (len(data), parsed["len_key"], parsed["len_record"]) == (nbytes, nbytes, nbytes + 70)


def test_a_length_of_a_key_that_is_told_is_written_if_it_fits():
    told = container.build_key(trees.key(len_key=forced(5)))
    computed = container.build_key(trees.key())
    assert container.parse_key(told)["len_key"] == 5
    assert [index for index, pair in enumerate(zip(told, computed, strict=True)) if pair[0] != pair[1]] == [
        15
    ]
    with pytest.raises(SchemaError, match="cannot be written") as caught:
        container.build_key(trees.key(len_key=forced(1 << 15)))
    assert caught.value.path == "key.len_key"


def test_of_several_numbers_the_wrong_one_is_told():
    with pytest.raises(SchemaError, match="cannot be written") as caught:
        container.build_key(trees.key(datime=-1))
    assert caught.value.path == "key.datime"
    with pytest.raises(SchemaError, match="'datime' is missing"):
        container.build_key({name: value for name, value in trees.key().items() if name != "datime"})


def test_key_without_payload_size_keeps_its_length() -> None:
    assert container.parse_key(container.build_key(trees.key(len_record=77)))["len_record"] == 77


def test_unusual_key_length_survives() -> None:
    data = container.build_key(trees.key(len_key=forced(99)))
    assert container.parse_key(data)["len_key"] == 99
    assert container.build_key(container.parse_key(data)) == data


def test_stale_key_length_is_ignored() -> None:
    assert container.build_key(trees.key(len_key=3)) == container.build_key(trees.key())


@given(
    st.sampled_from([4, 1004]),
    st.integers(0, 1 << 31),
    st.integers(0, 1 << 31),
    st.integers(0, 1 << 33),
    st.text(max_size=3) | st.just("n" * 300),
)
def test_a_key_from_a_template_is_the_key(
    version: int, payload_size: int, len_object: int, ofs_key: int, name: str
) -> None:
    tree = trees.key(version=version, name=name.encode())
    for varying in ("len_record", "len_object", "ofs_key"):
        del tree[varying]
    template = container.KeyTemplate(tree)
    full = {**tree, "len_object": len_object, "ofs_key": ofs_key}

    def result(build: Callable[[], bytes]) -> bytes | None:
        try:
            return build()
        except SchemaError:
            return None

    found = result(lambda: template.build(ofs_key, payload_size, len_object))
    assert found == result(lambda: container.build_key(full, payload_size=payload_size))
    assert found is None or len(found) == template.size


def test_a_number_that_no_key_can_have_is_named() -> None:
    template = container.KeyTemplate({**trees.key(), "len_record": 0})
    with pytest.raises(SchemaError, match="2147483648 cannot be written") as caught:
        template.build(100, 0, 1 << 31)
    assert caught.value.path == "key.len_object"


def test_what_follows_the_key_is_not_looked_at() -> None:
    data = container.build_key(trees.key())
    assert container.parse_key(data + b"payload") == container.parse_key(data)


@pytest.mark.parametrize("length", [254, 255, 256, 300])
def test_long_strings_have_a_longer_length(length: int) -> None:
    data = container.build_key(trees.key(name=b"n" * length))
    assert container.parse_key(data)["name"] == b"n" * length
    assert (b"\xff" + struct.pack(">I", length) in data) == (length >= 255)


def test_keys_list_counts_its_keys() -> None:
    data = container.build_keys_list({"keys": [trees.key(), trees.key(version=1004)], "num_keys": 9})
    parsed = container.parse_keys_list(data + b"slack")
    assert (parsed["num_keys"], [k["version"] for k in parsed["keys"]], parsed["trailing"]) == (
        2,
        [4, 1004],
        b"slack",
    )


def test_absurd_number_of_keys_is_refused() -> None:
    with pytest.raises(ContainerError) as caught:
        container.parse_keys_list(b"\xff\xff\xff\xff" + bytes(100), offset=1000)
    assert (caught.value.rule_id, caught.value.offset) == ("RNT-CNT-005", 1000)


def test_key_that_is_cut_is_refused_with_path_and_offset() -> None:
    data = container.build_keys_list({"keys": [trees.key(), trees.key()]})
    with pytest.raises(ContainerError) as caught:
        container.parse_keys_list(data[:-1], offset=1000)
    assert caught.value.path == "keys_list.keys[1].title"
    assert caught.value.offset == 1000 + len(data) - 1


def test_free_list_has_the_known_bytes() -> None:
    entry = {"version": 1, "ofs_first": 1546, "ofs_last": 2_000_000_000}
    assert container.build_free_list({"entries": [entry]}) == bytes.fromhex("0001 0000060a 77359400")


def test_free_list_mixes_narrow_and_wide_entries() -> None:
    entries = [
        {"version": 1, "ofs_first": 5, "ofs_last": 6},
        {"version": 1001, "ofs_first": 7, "ofs_last": 1 << 40},
    ]
    data = container.build_free_list({"entries": entries})
    assert len(data) == 28
    assert container.parse_free_list(data)["entries"] == entries


def test_free_entry_that_is_cut_is_refused() -> None:
    with pytest.raises(ContainerError) as caught:
        container.parse_free_list(bytes.fromhex("0001 0000060a 7735"))
    assert (caught.value.rule_id, caught.value.path) == ("RNT-CNT-008", "free_list.entries[0].ofs_last")


def test_compression_chunk_has_little_endian_sizes() -> None:
    chunk = {"algorithm": b"ZS\x01", "len_uncompressed": 0x010203, "data": b"abc"}
    assert container.build_compression_chunk(chunk) == b"ZS\x01\x03\0\0\x03\x02\x01abc"


def test_compression_block_splits_into_chunks() -> None:
    one = container.build_compression_chunk({"algorithm": b"ZL\x08", "len_uncompressed": 9, "data": b"abc"})
    chunks = container.parse_compression_chunks(one + one)
    assert [chunk["data"] for chunk in chunks] == [b"abc", b"abc"]


def test_chunk_that_is_cut_is_refused() -> None:
    one = container.build_compression_chunk({"algorithm": b"ZL\x08", "len_uncompressed": 9, "data": b"abc"})
    with pytest.raises(CompressionError) as caught:
        container.parse_compression_chunks(one + one[:-1], path="page", offset=500)
    assert (caught.value.rule_id, caught.value.path, caught.value.offset) == (
        "RNT-CMP-004",
        "page[1].data",
        521,
    )


def test_forced_compressed_length_is_written() -> None:
    chunk = {"algorithm": b"ZL\x08", "len_uncompressed": 9, "data": b"abc", "len_compressed": forced(7)}
    assert container.build_compression_chunk(chunk)[3] == 7


def test_chunk_offsets_are_little_endian() -> None:
    assert container.build_chunk_offsets([1, 1 << 40]) == struct.pack("<QQ", 1, 1 << 40)
    assert container.parse_chunk_offsets(struct.pack("<QQ", 1, 1 << 40), 2) == [1, 1 << 40]


def test_chunk_offset_table_of_another_size_is_refused() -> None:
    with pytest.raises(ContainerError, match="RNT-CMP-010"):
        container.parse_chunk_offsets(bytes(15), 2)


@pytest.mark.parametrize(
    ("parse", "data"),
    [
        (container.parse_file_header, KNOWN_HEADER),
        (container.parse_directory, container.build_directory(DIRECTORY)[:-1]),
        (container.parse_key, container.build_key(trees.key())[:-1]),
        (container.parse_keys_list, b"\0\0\0"),
    ],
)
def test_truncated_records_are_refused(parse: Callable[..., Any], data: bytes) -> None:
    with pytest.raises(ContainerError) as caught:
        parse(data)
    assert caught.value.rule_id
    assert caught.value.offset is not None


@pytest.mark.parametrize(
    ("build", "tree"),
    [
        (container.build_file_header, {**FILE_HEADER, "uuid": b""}),
        (container.build_directory, {"version": 5}),
        (container.build_key, trees.key(name=5)),
        (container.build_key, 5),
        (container.build_keys_list, {"keys": 5}),
        (container.build_keys_list, {}),
        (container.build_free_list, {"entries": [{"version": 1, "ofs_first": 1 << 32, "ofs_last": 0}]}),
        (container.build_free_list, {}),
        (container.build_compression_chunk, {"algorithm": b"ZS", "len_uncompressed": 0, "data": b""}),
        (
            container.build_compression_chunk,
            {"algorithm": b"ZS\x01", "len_uncompressed": 1 << 24, "data": b""},
        ),
        (container.build_compression_chunk, {"algorithm": b"ZS\x01", "len_uncompressed": 1}),
        (container.build_chunk_offsets, [-1]),
    ],
)
def test_trees_that_cannot_be_written_are_refused(build: Callable[[Any], bytes], tree: Any) -> None:
    with pytest.raises(SchemaError):
        build(tree)


PARSERS = [
    container.parse_file_header,
    container.parse_directory,
    container.parse_key,
    container.parse_keys_list,
    container.parse_free_list,
    container.parse_compression_chunks,
]


@pytest.mark.parametrize("parse", PARSERS)
@given(st.binary(max_size=200))
def test_any_bytes_parse_or_are_refused(parse: Callable[..., Any], data: bytes) -> None:
    problem = None
    try:
        parse(data)
    except FormatError as error:
        problem = error
    assert problem is None or (problem.rule_id and problem.path and 0 <= problem.offset <= len(data))
