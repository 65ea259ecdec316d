"""The ROOT file around RNTuples: each structure parsed on its own from a slice of bytes."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import pytest
from rntuple_kaitai import ParseError, RootFile
from rntuple_spec.constants import COMPRESSION_ALGORITHMS, DATIME_FIRST_YEAR, DATIME_PARTS
from rntuple_spec.meanings import ENUMS
from support.corpora import corpus_names
from support.kaitai_canonical import canonical

from rntuple_construct.format.container.blob import blob_ranges
from rntuple_construct.storage import open_source

ANCHOR_MEMBERS = struct.pack(">HHHHQQQQQQ", 1, 0, 2, 0, 1, 2, 3, 4, 5, 6)


def be(code: str, *values: int) -> bytes:
    return struct.pack(">" + code, *values)


def text(value: bytes) -> bytes:
    return bytes([len(value)]) + value


def key(version: int = 4, name: bytes = b"nt", len_record: int = 100) -> bytes:
    seeks = be("II", 200, 300) if version <= 1000 else be("QQ", 1 << 40, 1 << 41)
    head = be("ihiIhh", len_record, version, 78, 0, 50, 1)
    return head + seeks + text(b"ROOT::RNTuple") + text(name) + text(b"")


def directory(version: int) -> bytes:
    seeks = be("III", 1, 2, 3) if version <= 1000 else be("QQQ", 1, 2, 1 << 40)
    return be("hIIii", version, 11, 12, 13, 14) + seeks


def file_header(version: int) -> bytes:
    if version < 1000000:
        start, info = be("iiii", version, 100, 2000, 1900), be("ii", 1500, 300)
    else:
        start, info = be("iiqq", version, 100, 1 << 40, 1 << 39), be("qi", 1 << 38, 300)
    return b"root" + start + be("iiiBi", 60, 1, 80, 8, 505) + info + be("h", 1) + bytes(range(16))


def test_small_file_header_has_63_bytes() -> None:
    header = RootFile.FileHeader.from_bytes(file_header(64000))
    assert canonical(header) == {
        "magic": b"root",
        "version": 64000,
        "ofs_begin": 100,
        "ofs_end": 2000,
        "ofs_free": 1900,
        "len_free": 60,
        "num_free": 1,
        "len_name": 80,
        "len_offset": 8,
        "compression_settings": 505,
        "ofs_info": 1500,
        "len_info": 300,
        "uuid_version": 1,
        "uuid": bytes(range(16)),
    }
    assert header._io.pos() == 63


def test_large_file_header_has_75_bytes() -> None:
    header = RootFile.FileHeader.from_bytes(file_header(1064000))
    assert (header.ofs_end, header.ofs_free, header.ofs_info) == (1 << 40, 1 << 39, 1 << 38)
    assert header._io.pos() == 75


@pytest.mark.parametrize("version", [999999, 1000000])
def test_file_header_is_large_from_version_1000000_on(version: int) -> None:
    assert RootFile.FileHeader.from_bytes(file_header(version)).is_wide == (version == 1000000)


def test_other_magic_is_refused() -> None:
    with pytest.raises(ParseError):
        RootFile.FileHeader.from_bytes(b"Root" + file_header(64000)[4:])


def test_narrow_key() -> None:
    tree = canonical(RootFile.Key.from_bytes(key() + b"payload"))
    assert tree == {
        "len_record": 100,
        "version": 4,
        "len_object": 78,
        "datime": 0,
        "len_key": 50,
        "cycle": 1,
        "ofs_key": 200,
        "ofs_pdir": 300,
        "class_name": b"ROOT::RNTuple",
        "name": b"nt",
        "title": b"",
    }


def test_wide_key_has_64_bit_offsets() -> None:
    tree = RootFile.Key.from_bytes(key(1004))
    assert (tree.ofs_key, tree.ofs_pdir) == (1 << 40, 1 << 41)


def test_key_of_a_gap_has_a_negative_size() -> None:
    assert RootFile.Key.from_bytes(key(len_record=-100)).len_record == -100


def test_name_of_255_bytes_has_a_32_bit_length() -> None:
    name = b"x" * 300
    data = key(name=b"").replace(
        text(b"ROOT::RNTuple") + text(b""), text(b"T") + b"\xff" + be("I", 300) + name
    )
    assert RootFile.Key.from_bytes(data).name.raw == name


@pytest.mark.parametrize("length", [b"\x10", b"\xff\x7f\xff\xff\xff", b"\xff\xff\xff\xff\xff"])
def test_name_longer_than_what_is_left_is_refused(length: bytes) -> None:
    data = key()[:26] + text(b"T") + length + b"short"
    with pytest.raises(ParseError):
        RootFile.Key.from_bytes(data)


def test_record_is_key_and_payload() -> None:
    head = key(len_record=0)
    payload = b"payload"
    data = be("i", len(head) + 7) + head[4:14] + be("h", len(head)) + head[16:] + payload
    assert RootFile.Record.from_bytes(data + b"next").payload == payload


@pytest.mark.parametrize(("len_record", "len_key"), [(-100, 10), (20, 60), (1 << 30, 50), (100, -1)])
def test_record_whose_sizes_cannot_be_is_refused_by_its_payload(len_record: int, len_key: int) -> None:
    head = key(len_record=len_record)
    data = head[:14] + be("h", len_key) + head[16:]
    record = RootFile.Record.from_bytes(data + bytes(60))
    for _ in range(2):  # an error is not forgotten
        with pytest.raises(ParseError):
            record.payload  # noqa: B018


@pytest.mark.parametrize("version", [5, 1005])
def test_directory_has_a_uuid(version: int) -> None:
    tree = canonical(RootFile.Directory.from_bytes(directory(version) + be("h", 1) + bytes(range(16))))
    assert tree == {
        "version": version,
        "datime_created": 11,
        "datime_modified": 12,
        "len_keys": 13,
        "len_name": 14,
        "ofs_dir": 1,
        "ofs_parent": 2,
        "ofs_keys": 3 if version == 5 else 1 << 40,
        "uuid_version": 1,
        "uuid": bytes(range(16)),
    }


@pytest.mark.parametrize("version", [1, 1001])
def test_first_version_of_the_directory_has_no_uuid(version: int) -> None:
    tree = RootFile.Directory.from_bytes(directory(version))
    assert (tree.uuid, tree._io.is_eof()) == (None, True)


def test_keys_list_ignores_slack() -> None:
    tree = RootFile.KeysList.from_bytes(be("I", 2) + key() + key(1004) + b"slack")
    assert [item.version for item in tree.keys] == [4, 1004]
    assert tree.trailing == b"slack"


@pytest.mark.parametrize("count", [2, 1 << 20, (1 << 32) - 1])
def test_more_keys_than_fit_are_refused(count: int) -> None:
    with pytest.raises(ParseError):
        RootFile.KeysList.from_bytes(be("I", count) + key())


def test_free_list_mixes_narrow_and_wide_entries() -> None:
    data = be("hII", 1, 10, 20) + be("hQQ", 1001, 1 << 40, (1 << 40) + 9)
    entries = canonical(RootFile.FreeList.from_bytes(data))["entries"]
    assert entries == [
        {"version": 1, "ofs_first": 10, "ofs_last": 20},
        {"version": 1001, "ofs_first": 1 << 40, "ofs_last": (1 << 40) + 9},
    ]


def test_free_entry_cut_short_is_refused() -> None:
    with pytest.raises(ParseError):
        RootFile.FreeList.from_bytes(be("hII", 1, 10, 20)[:-1])


def test_anchor_has_78_bytes() -> None:
    data = be("IH", 0x40000042, 2) + ANCHOR_MEMBERS + be("Q", 1 << 30) + bytes(range(8))
    assert canonical(RootFile.Anchor.from_bytes(data)) == {
        "byte_count": 0x40000042,
        "class_version": 2,
        "version_epoch": 1,
        "version_major": 0,
        "version_minor": 2,
        "version_patch": 0,
        "ofs_header": 1,
        "len_header_stored": 2,
        "len_header": 3,
        "ofs_footer": 4,
        "len_footer_stored": 5,
        "len_footer": 6,
        "max_key_size": 1 << 30,
        "trailing": b"",
        "checksum": bytes(range(8)),
    }


def test_checksum_of_a_longer_anchor_stays_last() -> None:
    data = be("IH", 0x40000046, 3) + ANCHOR_MEMBERS + be("Q", 0) + b"more" + bytes(range(8))
    tree = RootFile.Anchor.from_bytes(data)
    assert (tree.trailing, tree.checksum) == (b"more", bytes(range(8)))


def test_anchor_cut_short_is_refused() -> None:
    with pytest.raises(ParseError):
        RootFile.Anchor.from_bytes((be("IH", 0x40000042, 2) + ANCHOR_MEMBERS + bytes(16))[:-1])


@pytest.mark.parametrize(("tail", "max_key_size"), [(b"", None), (be("Q", 1 << 30), 1 << 30)])
def test_anchor_of_the_second_release_candidate_may_lack_the_key_size(
    tail: bytes, max_key_size: int | None
) -> None:
    data = be("IH", 0x40000042, 4 if max_key_size is None else 6) + ANCHOR_MEMBERS + tail + bytes(range(8))
    tree = RootFile.AnchorRc2.from_bytes(data)
    assert (tree.max_key_size, tree.trailing, tree.checksum) == (max_key_size, b"", bytes(range(8)))


def test_anchor_of_the_first_release_candidate_has_58_bytes() -> None:
    data = be("IHIIIQIIQIIQ", 0x40000036, 3, 0xC9470894, 0, 56, 1, 2, 3, 4, 5, 6, 0)
    assert len(data) == 58
    tree = RootFile.AnchorRc1.from_bytes(data)
    assert (tree.ofs_header, tree.len_header_stored, tree.len_header) == (1, 2, 3)
    assert (tree.ofs_footer, tree.len_footer_stored, tree.len_footer) == (4, 5, 6)
    assert (tree.len_in_memory, tree.trailing) == (56, b"")


def test_compression_block_is_chunks_one_after_the_other() -> None:
    data = b"ZS\x01" + b"\x03\0\0" + b"\xff\xff\xff" + b"abc" + b"L4\x01" + b"\x01\0\0" + b"\x02\0\0" + b"z"
    chunks = canonical(RootFile.CompressionBlock.from_bytes(data))["chunks"]
    assert chunks == [
        {"algorithm": b"ZS\x01", "len_compressed": 3, "len_uncompressed": 0xFFFFFF, "data": b"abc"},
        {"algorithm": b"L4\x01", "len_compressed": 1, "len_uncompressed": 2, "data": b"z"},
    ]


def test_chunk_longer_than_what_is_left_is_refused() -> None:
    with pytest.raises(ParseError):
        RootFile.CompressionBlock.from_bytes(b"ZS\x01" + b"\xff\xff\xff" * 2 + b"abc")


@pytest.mark.parametrize("name", corpus_names("1.x", "rc2", "rc1", "v0"))
def test_header_leads_to_keys_free_list_and_streamer_infos(name: str, corpus_file: Any) -> None:
    data = corpus_file(name).read_bytes()
    file = RootFile.from_bytes(data)
    keys = RootFile.KeysList.from_bytes(file.keys_record.payload)
    free = RootFile.FreeList.from_bytes(file.free_record.payload)
    assert all(item.ofs_key < len(data) for item in keys.keys)
    assert free.entries[-1].ofs_first == file.header.ofs_end == len(data)
    assert file.streamer_info_record.key.class_name.raw == b"TList"


@pytest.mark.parametrize("name", corpus_names("1.x", "rc2", "rc1", "v0"))
def test_images_in_the_keys_list_are_the_keys_themselves(name: str, corpus_file: Any) -> None:
    data = corpus_file(name).read_bytes()
    for image in RootFile.KeysList.from_bytes(RootFile.from_bytes(data).keys_record.payload).keys:
        assert canonical(RootFile.Key.from_bytes(data[image.ofs_key :])) == canonical(image)


@pytest.mark.parametrize("date", [0, 0xFFFFFFFF, 0x7C9B3A55])
def test_parts_of_a_date_are_the_bits_that_the_table_of_constants_names(date: int) -> None:
    data = key()[:10] + be("I", date) + key()[14:]
    directories = be("hIIiiIII", 1, date, date ^ 0x55555555, 3, 4, 5, 6, 7)
    tree, folder = RootFile.Key.from_bytes(data), RootFile.Directory.from_bytes(directories)
    for name, (shift, bits) in DATIME_PARTS.items():
        first = DATIME_FIRST_YEAR if name == "year" else 0
        parts = [(value >> shift & (1 << bits) - 1) + first for value in (date, date ^ 0x55555555)]
        assert getattr(tree, name) == parts[0]
        assert [getattr(folder, f"{when}_{name}") for when in ("created", "modified")] == parts


def test_tags_and_numbers_of_compression_are_those_of_the_table_of_constants() -> None:
    tags = {row.name: int.from_bytes(row.tag, "big") for row in COMPRESSION_ALGORITHMS.values()}
    numbers = {row.name: row.number for row in COMPRESSION_ALGORITHMS.values()}
    enums = ENUMS["root_file"]
    assert {value.name: number for number, value in enums["compression_tag"].items()} == tags
    assert {value.name: n for n, value in enums["compression_algorithm"].items()} == {"default": 0, **numbers}


def test_chunk_has_its_tag_as_a_number() -> None:
    for head, tag in ((b"ZS\x01", 0x5A53), (b"\xff\x80\x00", 0xFF80)):
        block = RootFile.CompressionBlock.from_bytes(head + bytes(6))
        assert [chunk.tag for chunk in block.chunks] == [tag]


def test_offsets_of_a_spread_blob_are_those_of_the_reader(root_corpus_dir: Path) -> None:
    path = root_corpus_dir / "files" / "option_max_key_size_200_uncompressed.root"
    data = path.read_bytes()
    anchor = next(entry.anchor_record.anchor for entry in RootFile.from_bytes(data).entries.entries)
    assert anchor.len_footer_stored > anchor.max_key_size or anchor.len_header_stored > anchor.max_key_size
    with open_source(path) as source:
        for part in ("header", "footer"):
            start, stored = getattr(anchor, f"ofs_{part}"), getattr(anchor, f"len_{part}_stored")
            ranges = blob_ranges(source, start, stored, anchor.max_key_size)
            end = start + anchor.max_key_size
            table = data[end - 8 * (len(ranges) - 1) : end]
            offsets = RootFile.BlobOffsetTable.from_bytes(table).ofs_parts
            assert offsets == [offset for offset, _ in ranges[1:]]
