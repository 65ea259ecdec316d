"""The ROOT file: header, directories and keys, in real files and in forms that no real file has."""

# ruff: noqa: SIM118 - the keys of a ROOT file, which is no dict

from __future__ import annotations

import struct
from contextlib import suppress
from datetime import datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.corpora import MANIFEST, corpus_names

from rntuple_construct.base.errors import (
    ContainerError,
    LimitError,
    RNTupleError,
    SchemaError,
    UnsupportedError,
)
from rntuple_construct.base.limits import Limits
from rntuple_construct.format.container import RootFile
from rntuple_construct.format.generations import read_anchor, read_footer, read_header
from rntuple_construct.kit.files.root_file_builder import RootFileBuilder, anchor_object

ALL = corpus_names("1.x", "rc2", "rc1", "v0")
NTUPLES = {entry["name"]: entry["ntuples"] for entry in MANIFEST}


def simple(**kwargs) -> RootFileBuilder:
    builder = RootFileBuilder(**kwargs)
    builder.add_anchor("Events", anchor_object())
    return builder


def paths(data: bytes) -> list[str]:
    return [key.path for key in RootFile(data).keys()]


def patched(data: bytes, offset: int, form: str, value: int) -> bytes:
    raw = struct.pack(form, value)
    return data[:offset] + raw + data[offset + len(raw) :]


# Real files


@pytest.mark.parametrize("name", ALL)
def test_real_file_lists_its_rntuples(corpus_file, name):
    with RootFile(corpus_file(name)) as file:
        assert sorted(key.path for key in file.keys()) == sorted(each["name"] for each in NTUPLES[name])


@pytest.mark.parametrize("name", ALL)
def test_image_in_keys_list_equals_the_key_of_the_record(corpus_file, name):
    from rntuple_construct.format.container.structures import read_key

    with RootFile(corpus_file(name)) as file:
        for entry in file.objects():
            assert entry.key.same_record(read_key(file.source, entry.key.ofs_key, entry.path))


@pytest.mark.parametrize("name", ALL)
def test_real_file_ends_where_its_header_says(corpus_file, name):
    with RootFile(corpus_file(name)) as file:
        assert file.header.ofs_end == file.source.size


@pytest.mark.parametrize("name", ALL)
def test_real_directory_record_is_where_it_says(corpus_file, name):
    with RootFile(corpus_file(name)) as file:
        (root,) = (each for each in file.directories() if each.path == "")
        assert root.ofs_dir == file.header.ofs_begin
        assert root.list_key.len_record == root.len_keys
        assert root.slack.start == root.slack.stop


def test_root_version_of_a_real_file(corpus_file):
    with RootFile(corpus_file("jsroot__rntuple_test32__9eb5b60d5.root")) as file:
        assert file.header.root_version == (6, 40, 0)


# What is no ROOT file


@pytest.mark.parametrize("data", [b"", b"r", b"roo", b"PAR1" + bytes(200), bytes(200)])
def test_other_bytes_are_no_root_file(data):
    with pytest.raises(ContainerError, match="not a ROOT file") as caught:
        RootFile(data)
    assert (caught.value.rule_id, caught.value.offset) == ("RNT-CNT-001", 0)


def test_file_shorter_than_its_header_is_damaged():
    with pytest.raises(ContainerError) as caught:
        RootFile(simple().finish()[:40])
    assert caught.value.rule_id == "RNT-CNT-001"


def test_rntuple_without_a_root_file_is_not_supported():
    with pytest.raises(UnsupportedError, match="RNT-CNT-019"):
        RootFile(b"rntuple" + bytes(200))


def test_name_of_the_file_is_in_the_message(tmp_path):
    (tmp_path / "table.csv").write_text("a,b\n1,2\n")
    with pytest.raises(ContainerError, match=r"not a ROOT file: .*table\.csv starts with"):
        RootFile(tmp_path / "table.csv")


def test_cut_off_file_is_refused():
    data = simple().finish()
    with pytest.raises(ContainerError, match="the header announces") as caught:
        RootFile(data[:-1])
    error = caught.value
    assert (error.rule_id, error.expected, error.actual) == ("RNT-CNT-002", len(data), len(data) - 1)
    assert (error.path, error.offset) == ("file_header.ofs_end", len(data) - 1)


def test_cut_off_file_is_read_as_far_as_possible_without_verifying():
    assert [key.path for key in RootFile(simple().finish()[:-1], verify=False).keys()] == ["Events"]


def test_bytes_after_the_end_are_fine():
    assert paths(simple().finish(after_end=b"something else")) == ["Events"]


# Header and directory in every form


@pytest.mark.parametrize("wide_keys", [False, True])
@pytest.mark.parametrize("wide_directories", [False, True])
@pytest.mark.parametrize("wide_header", [False, True])
def test_every_width_is_read(wide_header, wide_directories, wide_keys):
    builder = simple(wide_header=wide_header, wide_directories=wide_directories, wide_keys=wide_keys)
    assert paths(builder.finish()) == ["Events"]


@pytest.mark.parametrize("wide", [False, True])
def test_header_fields(wide):
    builder = simple(wide_header=wide)
    data = builder.finish(streamer_info=b"x" * 50)
    header = RootFile(data).header
    assert header.is_wide is wide
    assert header.root_version == (6, 36, 0)
    assert (header.ofs_begin, header.ofs_end, header.compression_settings) == (100, len(data), 505)
    assert (header.ofs_free + header.len_free, header.num_free) == (len(data), 1)
    assert header.ofs_info + header.len_info == header.ofs_free
    assert (header.len_offset, header.len_name) == (8 if wide else 4, builder.root.len_name)
    assert header.span == (0, 75 if wide else 63)


@pytest.mark.parametrize("wide", [False, True])
def test_directory_fields(wide):
    builder = simple(wide_directories=wide)
    (root,) = RootFile(builder.finish()).directories()
    assert (root.version, root.is_wide) == (1005 if wide else 5, wide)
    assert (root.ofs_dir, root.ofs_parent, root.len_name) == (100, 0, builder.root.len_name)
    assert (root.uuid_version, root.uuid) == (1, bytes(range(16)))
    assert root.span.start == builder.root.fields_at
    assert (root.key.class_name, root.list_key.class_name) == ("TFile", "TFile")
    assert root.len_keys == root.list_key.len_record


@pytest.mark.parametrize("wide", [False, True])
def test_directory_of_class_version_1_has_no_uuid(wide):
    (root,) = RootFile(simple(directory_version=1, wide_directories=wide).finish()).directories()
    assert (root.uuid_version, root.uuid) == (None, None)


@pytest.mark.parametrize("version", [0, 6, 999, 1000, 1006, -1])
def test_directory_of_unknown_version_is_refused(version):
    builder = simple()
    data = patched(builder.finish(), builder.root.fields_at, ">h", version)
    with pytest.raises(ContainerError) as caught:
        RootFile(data).keys()
    assert (caught.value.rule_id, caught.value.offset) == ("RNT-CNT-003", builder.root.fields_at)


def test_records_may_begin_elsewhere():
    assert paths(simple(begin=4096).finish()) == ["Events"]


@pytest.mark.parametrize(
    ("offset", "value"), [(8, 0), (8, -1), (8, 1 << 30), (28, 0), (28, -5), (28, 1 << 30)]
)
def test_root_directory_outside_the_file_is_refused(offset, value):
    with pytest.raises(ContainerError) as caught:
        RootFile(patched(simple().finish(), offset, ">i", value)).keys()
    assert caught.value.rule_id == "RNT-CNT-003"


@pytest.mark.parametrize("wide", [False, True])
def test_key_fields(wide):
    builder = RootFileBuilder(wide_keys=wide)
    builder.record("TH1F", "histogram", b"payload", title="a title", cycle=7, directory=builder.root)
    (entry,) = RootFile(builder.finish()).objects()
    key = entry.key
    assert (key.class_name, key.name, key.title, entry.cycle) == ("TH1F", "histogram", "a title", 7)
    assert key.is_wide is wide
    assert (key.payload.stop - key.payload.start, key.len_object, key.is_compressed) == (7, 7, False)
    assert key.written == datetime(2026, 11, 20, 13, 36, 7)
    assert key.span.stop - key.span.start == key.len_key


def test_span_of_an_image_is_in_the_keys_list():
    data = simple().finish()
    file = RootFile(data)
    (entry,) = file.objects()
    start, stop = entry.key.span
    assert data[start:stop] == data[entry.key.ofs_key : entry.key.ofs_key + entry.key.len_key]
    assert start > entry.key.ofs_key


def test_impossible_date_is_none():
    data = simple().finish()
    data = patched(data, RootFile(data).objects()[0].key.span.start + 10, ">I", 0)
    assert RootFile(data).objects()[0].key.written is None


@pytest.mark.parametrize("length", [254, 255, 256, 5000])
def test_long_names_are_read(length):
    builder = RootFileBuilder()
    builder.add_anchor("n" * length, anchor_object())
    assert paths(builder.finish()) == ["n" * length]


def test_name_that_is_no_utf8_is_shown_with_escapes():
    builder = RootFileBuilder()
    builder.add_anchor(b"caf\xe9", anchor_object())
    assert paths(builder.finish()) == ["caf\\xe9"]


def test_narrow_and_wide_keys_may_be_mixed():
    builder = RootFileBuilder()
    builder.add_anchor("A", anchor_object(), wide=True)
    builder.add_anchor("B", anchor_object(), wide=False)
    assert paths(builder.finish()) == ["A", "B"]


# Keys lists


def test_slack_behind_the_last_image_is_ignored():
    builder = simple()
    builder.root.slack = b"\xde\xad\xbe\xef" * 2
    (root,) = RootFile(builder.finish()).directories()
    assert [key.name for key in root.keys] == ["Events"]
    assert root.slack.stop - root.slack.start == 8


def test_images_beyond_the_count_are_ignored():
    builder = simple()
    builder.add_anchor("More", anchor_object())
    builder.root.count = 1
    assert paths(builder.finish()) == ["Events"]


@pytest.mark.parametrize("count", [2, 1000, 0xFFFFFFFF])
def test_count_beyond_the_images_is_refused(count):
    builder = simple()
    builder.root.count = count
    with pytest.raises(ContainerError) as caught:
        RootFile(builder.finish()).keys()
    assert caught.value.rule_id == "RNT-CNT-005"
    assert "keys[1]" in caught.value.path


def test_damaged_image_is_located():
    builder = simple()
    data = builder.finish()
    start = RootFile(data).objects()[0].key.span.start
    with pytest.raises(ContainerError) as caught:
        RootFile(patched(data, start + 26, ">B", 254)).keys()
    assert caught.value.offset == start


def test_empty_keys_list_is_fine():
    assert paths(RootFileBuilder().finish()) == []


def test_directory_without_keys_list_is_empty():
    builder = simple()
    assert paths(patched(builder.finish(), builder.root.fields_at + 26, ">I", 0)) == []


def test_keys_list_beyond_the_end_is_refused():
    builder = simple()
    with pytest.raises(ContainerError) as caught:
        RootFile(patched(builder.finish(), builder.root.fields_at + 26, ">I", 1 << 31)).keys()
    assert (caught.value.rule_id, caught.value.offset) == ("RNT-CNT-014", 1 << 31)


@pytest.mark.parametrize("nbytes", [0, -100, 10])
def test_keys_list_of_absurd_size_is_refused(nbytes):
    builder = simple()
    data = builder.finish()
    ofs_keys = RootFile(data).directories()[0].ofs_keys
    with pytest.raises(ContainerError) as caught:
        RootFile(patched(data, ofs_keys, ">i", nbytes)).keys()
    assert (caught.value.rule_id, caught.value.offset) == ("RNT-CNT-005", ofs_keys)


def test_more_keys_than_the_limit_are_refused():
    builder = simple()
    builder.add_anchor("More", anchor_object())
    data = builder.finish()
    assert len(RootFile(data, limits=Limits(max_num_keys=2)).keys()) == 2
    with pytest.raises(LimitError, match="max_num_keys"):
        RootFile(data, limits=Limits(max_num_keys=1)).keys()


def test_keys_of_several_directories_count_together():
    builder = RootFileBuilder()
    for number in range(3):
        directory = builder.add_directory(f"d{number}")
        for name in ("one", "other"):
            builder.add_anchor(name, anchor_object(), directory=directory)
    data = builder.finish()
    assert len(RootFile(data, limits=Limits(max_num_keys=9)).directories()) == 4
    with pytest.raises(LimitError, match="max_num_keys"):
        RootFile(data, limits=Limits(max_num_keys=8)).directories()


def test_directories_of_several_levels_count_together():
    builder = RootFileBuilder()
    for number in range(2):
        builder.add_directory("inner", builder.add_directory(f"d{number}"))
    data = builder.finish()
    assert len(RootFile(data, limits=Limits(max_num_directories=5)).directories()) == 5
    with pytest.raises(LimitError, match="max_num_directories"):
        RootFile(data, limits=Limits(max_num_directories=4)).directories()


def test_key_chain_is_not_followed():
    builder = RootFileBuilder()
    builder.add_garbage(b"\xff" * 13)
    builder.add_anchor("Events", anchor_object())
    builder.add_garbage(bytes(7))
    assert paths(builder.finish()) == ["Events"]


# Sub-directories


def nested() -> RootFileBuilder:
    builder = RootFileBuilder()
    outer = builder.add_directory("outer")
    inner = builder.add_directory("inner", outer)
    builder.add_anchor("Deep", anchor_object(), directory=inner)
    builder.add_anchor("Middle", anchor_object(), directory=outer)
    builder.add_anchor("Top", anchor_object())
    return builder


def test_sub_directories_are_searched():
    assert sorted(paths(nested().finish())) == ["Top", "outer/Middle", "outer/inner/Deep"]


@pytest.mark.parametrize("wide", [False, True])
def test_sub_directories_have_paths(wide):
    builder = RootFileBuilder(wide_directories=wide, wide_keys=wide)
    builder.add_directory("inner", builder.add_directory("outer"))
    assert [each.path for each in RootFile(builder.finish()).directories()] == ["", "outer", "outer/inner"]


@pytest.mark.parametrize("name", ["outer/inner/Deep", "/outer/inner/Deep"])
def test_rntuple_in_a_sub_directory_is_found(name):
    assert RootFile(nested().finish()).find(name).path == "outer/inner/Deep"


def test_objects_include_directories():
    entries = RootFile(nested().finish()).objects()
    assert [entry.path for entry in entries if entry.is_directory] == ["outer", "outer/inner"]


def test_directory_inside_itself_is_read_once():
    builder = RootFileBuilder()
    outer = builder.add_directory("outer")
    outer.images.append(builder.root.images[0])
    builder.add_anchor("Events", anchor_object(), directory=outer)
    assert paths(builder.finish()) == ["outer/Events"]


def test_too_many_levels_are_refused():
    builder = RootFileBuilder()
    directory = builder.root
    for _ in range(5):
        directory = builder.add_directory("down", directory)
    data = builder.finish()
    assert len(RootFile(data, limits=Limits(max_directory_depth=6)).directories()) == 6
    with pytest.raises(LimitError, match="max_directory_depth"):
        RootFile(data, limits=Limits(max_directory_depth=5)).directories()


def test_too_many_directories_are_refused():
    builder = RootFileBuilder()
    for number in range(5):
        builder.add_directory(f"d{number}")
    data = builder.finish()
    assert len(RootFile(data, limits=Limits(max_num_directories=6)).directories()) == 6
    with pytest.raises(LimitError, match="max_num_directories"):
        RootFile(data, limits=Limits(max_num_directories=5)).directories()


def test_damaged_sub_directory_does_not_hide_the_others():
    builder = nested()
    outer = builder.directories[1]
    file = RootFile(patched(builder.finish(), outer.fields_at, ">h", 77))
    assert [key.path for key in file.keys()] == ["Top"]
    assert [(error.rule_id, error.offset) for error in file.problems] == [("RNT-CNT-003", outer.fields_at)]


# Finding


def test_highest_cycle_wins():
    builder = RootFileBuilder()
    for cycle in (1, 3, 2):
        builder.add_anchor("Events", anchor_object(version=(1, 0, 0, cycle)), cycle=cycle)
    file = RootFile(builder.finish())
    assert [key.cycle for key in file.keys()] == [3]
    assert read_anchor(file, "Events").version == (1, 0, 0, 3)


def test_negative_cycle_counts_by_its_size():
    builder = RootFileBuilder()
    builder.add_anchor("Events", anchor_object(), cycle=1)
    builder.add_anchor("Events", anchor_object(), cycle=-2)
    assert [key.cycle for key in RootFile(builder.finish()).keys()] == [2]


def test_older_cycle_is_found_by_number():
    builder = RootFileBuilder()
    for cycle in (1, 2):
        builder.add_anchor("Events", anchor_object(version=(1, 0, 0, cycle)), cycle=cycle)
    file = RootFile(builder.finish())
    assert len(file.keys(all_cycles=True)) == 2
    assert read_anchor(file, "Events;1").version == (1, 0, 0, 1)


def test_only_rntuple_needs_no_name():
    assert RootFile(simple().finish()).find().path == "Events"


def test_several_rntuples_need_a_name():
    with pytest.raises(SchemaError, match=r"choose one of .*Top"):
        RootFile(nested().finish()).find()


def test_missing_name_lists_what_is_there():
    with pytest.raises(SchemaError, match=r"no RNTuple 'Evts' .*it holds the RNTuples Events") as caught:
        RootFile(simple().finish()).find("Evts")
    assert caught.value.actual == "Evts"


def test_missing_cycle_is_not_found():
    with pytest.raises(SchemaError, match="no RNTuple 'Events;9'"):
        RootFile(simple().finish()).find("Events;9")


def test_file_without_rntuple_tells_what_it_holds():
    builder = RootFileBuilder()
    builder.record("TTree", "tree", b"x", directory=builder.root)
    with pytest.raises(SchemaError, match=r"no RNTuple inside .*tree \(TTree\)"):
        RootFile(builder.finish()).find()


def test_object_of_another_class_is_named():
    builder = simple()
    builder.record("TTree", "tree", b"x", directory=builder.root)
    with pytest.raises(SchemaError, match="is not an RNTuple but a TTree"):
        RootFile(builder.finish()).find("tree")


def test_empty_file_holds_nothing():
    with pytest.raises(SchemaError, match="no objects at all"):
        RootFile(RootFileBuilder().finish()).find()


def test_long_lists_are_shortened():
    builder = RootFileBuilder()
    for number in range(25):
        builder.add_anchor(f"n{number}", anchor_object())
    with pytest.raises(SchemaError, match="and 15 more"):
        RootFile(builder.finish()).find()


def test_object_is_read():
    builder = RootFileBuilder()
    builder.record("TNamed", "thing", b"payload", directory=builder.root)
    file = RootFile(builder.finish())
    assert bytes(file.read_object(file.objects()[0])) == b"payload"


@pytest.mark.parametrize(
    ("offset", "form", "value"), [(0, ">i", 3), (0, ">i", -60), (6, ">i", -1), (14, ">h", -2)]
)
def test_object_of_absurd_size_is_refused(offset, form, value):
    builder = simple()
    data = builder.finish()
    start = RootFile(data).objects()[0].key.span.start
    with pytest.raises(ContainerError) as caught:
        read_anchor(RootFile(patched(data, start + offset, form, value)))
    assert caught.value.rule_id == "RNT-CNT-005"


# Nothing but our errors


@given(data=st.data())
def test_damaged_file_ends_in_our_error_or_not_at_all(data):
    builder = nested()
    builder.add_gap(40)
    builder.add_spread_blob(bytes(900), 400)
    raw = bytearray(builder.finish(streamer_info=bytes(60)))
    for _ in range(data.draw(st.integers(1, 4))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    raw = raw[: data.draw(st.sampled_from([len(raw), len(raw), data.draw(st.integers(0, len(raw)))]))]
    try:
        file = RootFile(bytes(raw), verify=data.draw(st.booleans()))
    except RNTupleError:
        return
    for look in (file.directories, file.free_list, file.streamer_info, lambda: list(file.scan_keys())):
        with suppress(RNTupleError):
            look()
    with suppress(RNTupleError):
        for entry in file.keys(all_cycles=True):
            anchor = read_anchor(file, entry)
            read_header(file, anchor)
            read_footer(file, anchor)
