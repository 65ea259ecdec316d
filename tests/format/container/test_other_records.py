"""Free list, StreamerInfo and the walk over all bytes."""

# ruff: noqa: SIM118 - the keys of a ROOT file, which is no dict

from __future__ import annotations

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.corpora import corpus_names

from rntuple_construct.base.errors import ContainerError, LimitError
from rntuple_construct.base.limits import Limits
from rntuple_construct.format.columns import use_fast
from rntuple_construct.format.compression import compress
from rntuple_construct.format.container import KeyRun, RootFile, parse_streamer_list
from rntuple_construct.format.container.structures import parse_free_list
from rntuple_construct.format.generations import read_anchor
from rntuple_construct.format.native import compiled_parser
from rntuple_construct.kit.files.root_file_builder import RootFileBuilder, anchor_object, string

ALL = corpus_names("1.x", "rc2", "rc1", "v0")


def counted(version: int, body: bytes) -> bytes:
    return struct.pack(">IH", 0x40000000 | len(body) + 2, version) + body


def t_object(bits: int = 0x03000000) -> bytes:
    return struct.pack(">HII", 1, 0, bits) + (b"\0\1" if bits & 0x10 else b"")


def streamer_info(name: str, version: int, checksum: int) -> bytes:
    named = counted(1, t_object() + string(name) + string(""))
    return counted(9, named + struct.pack(">Ii", checksum, version) + b"elements that nobody looks at")


def streamer_list(*objects: tuple[bytes, bytes], bits: int = 0x03000000) -> bytes:
    """A TList; each object comes with the tag that names its class."""
    body = t_object(bits) + string("") + struct.pack(">I", len(objects))
    for tag, payload in objects:
        body += struct.pack(">I", 0x40000000 | len(tag + payload)) + tag + payload + string("")
    return counted(5, body)


NEW_STREAMER_INFO = b"\xff\xff\xff\xffTStreamerInfo\0"
# The class was named at the tag of the first object: 4 + 2 + 10 + 1 + 4 bytes of list, 4 of byte count.
SAME_CLASS = struct.pack(">I", 0x80000000 | (25 + 2))
TWO = streamer_list(
    (NEW_STREAMER_INFO, streamer_info("ROOT::RNTuple", 2, 0x28E632EC)),
    (SAME_CLASS, streamer_info("Event", -1, 7)),
)


# Free list


@pytest.mark.parametrize("name", ALL)
def test_real_free_list_ends_with_the_end_of_the_file(corpus_file, name):
    with RootFile(corpus_file(name)) as file:
        entries = file.free_list()
        assert entries[-1].ofs_first == file.header.ofs_end
        assert entries[-1].ofs_last >= 2_000_000_000


def test_free_list_of_a_built_file():
    builder = RootFileBuilder()
    at = builder.add_gap(40)
    data = builder.finish()
    entries = RootFile(data).free_list()
    assert [(entry.ofs_first, entry.ofs_last) for entry in entries] == [
        (at, at + 39),
        (len(data), 2_000_000_000),
    ]
    start, stop = entries[0].span
    assert data[start:stop] == struct.pack(">hII", 1, at, at + 39)


def test_wide_entries_are_read():
    narrow, wide = struct.pack(">hII", 1, 5, 9), struct.pack(">hQQ", 1001, 1 << 33, 1 << 34)
    entries = parse_free_list(narrow + wide, 1000)
    assert [(entry.ofs_first, entry.ofs_last, entry.is_wide) for entry in entries] == [
        (5, 9, False),
        (1 << 33, 1 << 34, True),
    ]
    assert [tuple(entry.span) for entry in entries] == [(1000, 1010), (1010, 1028)]


def test_zeros_behind_the_last_entry_are_room():
    builder = RootFileBuilder()
    assert len(RootFile(builder.finish(free_slack=bytes(10))).free_list()) == 1


def test_last_entry_may_end_with_zeros():
    entries = parse_free_list(struct.pack(">hII", 1, 256, 1 << 24) + bytes(30), 0)
    assert [(entry.ofs_first, entry.ofs_last) for entry in entries] == [(256, 1 << 24)]


def test_cut_off_entry_is_refused():
    builder = RootFileBuilder()
    data = builder.finish(free_slack=b"\0\1\0")
    with pytest.raises(ContainerError) as caught:
        RootFile(data).free_list()
    assert (caught.value.rule_id, caught.value.offset) == ("RNT-CNT-008", len(data) - 3)


def test_file_without_free_list_has_none():
    data = bytearray(RootFileBuilder().finish())
    data[16:28] = bytes(12)
    assert RootFile(bytes(data)).free_list() == ()


def test_free_list_beyond_the_end_is_refused():
    data = bytearray(RootFileBuilder().finish())
    data[16:20] = struct.pack(">I", len(data) + 5)
    with pytest.raises(ContainerError) as caught:
        RootFile(bytes(data)).free_list()
    assert caught.value.rule_id == "RNT-CNT-014"


# StreamerInfo


@pytest.mark.parametrize("name", ALL)
def test_real_streamer_info_is_read_to_its_end(corpus_file, name):
    with RootFile(corpus_file(name)) as file:
        assert file.streamer_info().complete


@pytest.mark.parametrize("name", corpus_names("1.x"))
def test_real_streamer_info_describes_every_anchor_class(corpus_file, name):
    with RootFile(corpus_file(name)) as file:
        info = file.streamer_info()
        for key in file.keys():
            assert info.find(key.class_name, read_anchor(file, key).class_version) is not None


@pytest.mark.parametrize("name", corpus_names("1.x"))
def test_checksum_of_the_class_in_real_files(corpus_file, name):
    with RootFile(corpus_file(name)) as file:
        # The first of the two stands in files of the first release only.
        assert file.streamer_info().find("ROOT::RNTuple", 2).checksum in (0x4BA21BF5, 0x28E632EC)


@pytest.mark.parametrize("settings", [0, 101, 505])
def test_streamer_info_of_a_built_file(settings):
    builder = RootFileBuilder()
    data = builder.finish(streamer_info=TWO)
    if settings:
        # The builder stores the record as it is; make its object longer than its payload.
        stored = bytes(compress(TWO, settings))
        builder = RootFileBuilder()
        data = bytearray(builder.finish(streamer_info=stored))
        ofs_info = RootFile(bytes(data)).header.ofs_info
        data[ofs_info + 6 : ofs_info + 10] = struct.pack(">i", len(TWO))
        data = bytes(data)
    info = RootFile(data).streamer_info()
    assert info.data == TWO
    assert [(each.name, each.version, each.checksum) for each in info.classes] == [
        ("ROOT::RNTuple", 2, 0x28E632EC),
        ("Event", -1, 7),
    ]
    assert info.complete


def test_offset_of_a_class_is_where_its_description_starts():
    (first, _), _ = parse_streamer_list(TWO)
    assert TWO[first.offset :].startswith(streamer_info("ROOT::RNTuple", 2, 0x28E632EC))


def test_other_objects_in_the_list_are_stepped_over():
    rules = (b"\xff\xff\xff\xffTList\0", b"rules that nobody looks at")
    data = streamer_list(rules, (NEW_STREAMER_INFO, streamer_info("Event", 1, 7)))
    classes, complete = parse_streamer_list(data)
    assert ([each.name for each in classes], complete) == (["Event"], True)


def test_list_that_is_referenced_has_two_more_bytes():
    data = streamer_list((NEW_STREAMER_INFO, streamer_info("Event", 1, 7)), bits=0x03000010)
    assert [each.name for each in parse_streamer_list(data)[0]] == ["Event"]


def test_empty_list_is_complete():
    assert parse_streamer_list(streamer_list()) == ((), True)


def test_unknown_class_is_not_found():
    builder = RootFileBuilder()
    info = RootFile(builder.finish(streamer_info=TWO)).streamer_info()
    assert info.find("ROOT::RNTuple", 3) is None
    assert info.find("Nothing") is None


def test_file_without_streamer_info_has_none():
    assert RootFile(RootFileBuilder().finish()).streamer_info() is None


@given(st.integers(0, len(TWO) - 1))
def test_cut_off_list_is_not_complete(length):
    classes, complete = parse_streamer_list(TWO[:length])
    assert not complete
    assert len(classes) <= 1


@given(st.binary(max_size=200))
def test_any_bytes_can_be_looked_at(data):
    parse_streamer_list(data)


@given(position=st.integers(0, len(TWO) - 1), value=st.integers(0, 255))
def test_damaged_list_can_be_looked_at(position, value):
    parse_streamer_list(TWO[:position] + bytes([value]) + TWO[position + 1 :])


# Walk over all bytes


def walk(data: bytes) -> list[tuple[str, int, int]]:
    return [(item.kind, *item.span) for item in RootFile(data).scan_keys()]


@pytest.mark.parametrize("name", ALL)
def test_walk_accounts_for_every_byte_of_a_real_file(corpus_file, name):
    with RootFile(corpus_file(name)) as file:
        position = file.header.ofs_begin
        for item in file.scan_keys():
            assert item.kind != "unknown"
            assert item.span.start == position
            position = item.span.stop
        assert position == file.source.size


@pytest.mark.parametrize("name", ALL)
def test_walk_meets_every_listed_object_of_a_real_file(corpus_file, name):
    with RootFile(corpus_file(name)) as file:
        met = {item.span.start for item in file.scan_keys() if item.kind == "key"}
        assert {entry.key.ofs_key for entry in file.objects()} <= met


def test_marked_gap_is_met():
    builder = RootFileBuilder()
    at = builder.add_gap(40)
    builder.add_anchor("Events", anchor_object())
    assert ("gap", at, at + 40) in walk(builder.finish())


def test_gap_without_a_mark_is_known_from_the_free_list():
    builder = RootFileBuilder()
    at = builder.add_garbage(b"\x03\x10\xdc\x00" + bytes(23), listed_as_free=True)
    builder.add_anchor("Events", anchor_object())
    items = walk(builder.finish())
    assert ("gap", at, at + 27) in items
    assert [kind for kind, _, _ in items].count("unknown") == 0


def test_stale_mark_gives_way_to_the_free_list():
    builder = RootFileBuilder()
    at = builder.add_garbage(struct.pack(">i", -10) + bytes(23), listed_as_free=True)
    builder.add_anchor("Events", anchor_object())
    assert ("gap", at, at + 27) in walk(builder.finish())


@pytest.mark.parametrize("nbytes", [1, 3, 4, 100, 3_000_000])
def test_walk_finds_back_after_unknown_bytes(nbytes):
    builder = RootFileBuilder()
    at = builder.add_garbage(b"\x77" * nbytes)
    builder.add_blob(b"payload")
    items = walk(builder.finish())
    assert ("unknown", at, at + nbytes) in items
    assert next(kind for kind, start, _ in items if start > at) == "key"


def test_unknown_bytes_end_at_a_gap_that_the_free_list_knows():
    builder = RootFileBuilder()
    at = builder.add_garbage(b"\x77" * 50)
    builder.add_garbage(b"\x77" * 60, listed_as_free=True)
    items = walk(builder.finish())
    assert ("unknown", at, at + 50) in items
    assert ("gap", at + 50, at + 110) in items


def test_bytes_after_the_end_are_unknown():
    data = RootFileBuilder().finish()
    assert walk(data + b"more")[-1] == ("unknown", len(data), len(data) + 4)


def test_walk_that_loses_its_way_too_often_is_stopped():
    builder = RootFileBuilder()
    for _ in range(4):
        builder.add_garbage(b"\x77" * 10)
        builder.add_blob(b"payload")
    file = RootFile(builder.finish(), limits=Limits(max_num_gaps=3))
    with pytest.raises(LimitError, match="max_num_gaps"):
        list(file.scan_keys())


def blobs(count: int) -> RootFileBuilder:
    builder = RootFileBuilder()
    for number in range(count):
        builder.add_blob(bytes(number))
    return builder


@pytest.mark.parametrize("gap", [0, 40])
def test_many_records_are_read_at_once(gap):
    if compiled_parser("root_file_key") is None:
        pytest.skip("there is no compiled code: python tools/generate/build_native.py")
    builder = blobs(50)
    if gap:
        builder.add_gap(gap)
    for number in range(50):
        builder.add_blob(bytes(number))
    with RootFile(builder.finish()) as file:
        items = list(file.scan_records())
        runs = [item for item in items if isinstance(item, KeyRun)]
        assert sum(len(run.start) for run in runs) > 60
        assert len(items) < 50
        alone = {item.span.start: item for item in file.scan_keys() if item.key is not None}
        for run in runs:
            for index, start in enumerate(run.start.tolist()):
                item = alone[start]
                key = item.key
                assert run.stop[index] == item.span.stop
                assert run.payload[index] == key.span.stop
                assert run.len_key[index] == key.len_key
                assert run.len_object[index] == key.len_object
                assert run.version[index] == key.version
                assert run.is_blob[index] == (key.class_name == "RBlob")
                assert run.is_bare[index] == (not key.name and not key.title)


@pytest.mark.parametrize("byte", range(60))
def test_a_damaged_key_ends_a_run(byte):
    data = bytearray(blobs(60).finish())
    start = next(item.span.start for item in list(RootFile(bytes(data)).scan_keys())[40:])
    data[start + byte] ^= 0x41
    found = []
    for wanted in (True, False):
        use_fast(wanted)
        try:
            found.append(walk(bytes(data)))
        finally:
            use_fast(True)
    assert found[0] == found[1]
