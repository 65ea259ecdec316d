"""The simplest files: what stands around the RNTuple, and what three readers see in it."""

from __future__ import annotations

import io
from datetime import datetime

import awkward as ak
import numpy as np
import pytest
import uproot
from support.peers import differences
from support.writer_witnesses import rows

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.container import RootFile
from rntuple_construct.storage import Sink
from rntuple_construct.writer import WriteOptions, create, create_file, write
from rntuple_construct.writer.container import CHECKSUM, streamer_info

NUMBERS = {
    "flag": np.array([True, False, True]),
    "i8": np.array([-128, 0, 127], np.int8),
    "u8": np.array([0, 1, 255], np.uint8),
    "i16": np.array([-32768, 0, 32767], np.int16),
    "u16": np.array([0, 1, 65535], np.uint16),
    "i32": np.array([-(2**31), 0, 2**31 - 1], np.int32),
    "u32": np.array([0, 1, 2**32 - 1], np.uint32),
    "i64": np.array([-(2**53), 0, 2**53], np.int64),
    "u64": np.array([0, 1, 2**53], np.uint64),
    "f32": np.array([-1.5, 0, 3.25], np.float32),
    "f64": np.array([-1e300, 0, 0.1], np.float64),
}
COMPRESSIONS = ["none", "zlib:1", "lzma:1", "lz4:4", "zstd:5"]


@pytest.mark.parametrize("compression", COMPRESSIONS)
def test_numbers_of_all_widths_are_read_by_all_readers(tmp_path, compression):
    path = tmp_path / "numbers.root"
    write(path, "ntpl", NUMBERS, WriteOptions(compression=compression))
    expected = [{name: values[i].item() for name, values in NUMBERS.items()} for i in range(3)]
    assert rows(path) == expected
    assert uproot.open(path)["ntpl"].arrays().tolist() == expected
    assert differences("jsroot", path, "ntpl") == []


def test_strings_vectors_and_records_are_read_by_all_readers(tmp_path):
    path = tmp_path / "nested.root"
    schema = {"s": "std::string", "v": "std::vector<float>", "vv": "std::vector<std::vector<std::int32_t>>",
              "r": {"x": "float", "v": "std::vector<std::string>"}}  # fmt: skip
    data = [
        {"s": "", "v": [], "vv": [[1, 2], []], "r": {"x": 1.0, "v": ["a", ""]}},
        {"s": "abc", "v": [0.5, -1], "vv": [], "r": {"x": 2.0, "v": []}},
        {"s": "d", "v": [3], "vv": [[]], "r": {"x": 3.0, "v": ["bc"]}},
    ]
    with create(path, "ntpl", schema) as writer:
        writer.extend(data[:2])
        writer.flush_cluster()
        writer.extend(data[2:])
    assert rows(path) == data
    assert uproot.open(path)["ntpl"].arrays().tolist() == data
    # JSROOT does not know untyped records.
    assert differences("jsroot", path, "ntpl", ["s", "v", "vv"]) == []


def test_header_directory_keys_free_list_and_streamer_info_are_as_roots_own_writer_makes_them(tmp_path):
    path = tmp_path / "container.root"
    write(path, "ntpl", {"x": np.arange(3)}, timestamp=datetime(2026, 1, 2, 3, 4, 6))
    with RootFile(path) as file:
        header = file.header
        assert (header.ofs_begin, header.ofs_end, header.len_offset) == (100, path.stat().st_size, 4)
        (root,) = file.directories()
        (entry,) = file.objects()
        assert root.path == ""
        assert (entry.class_name, entry.name, entry.cycle) == ("ROOT::RNTuple", "ntpl", 1)
        assert entry.key.written == datetime(2026, 1, 2, 3, 4, 6)
        (free,) = file.free_list()
        assert (free.ofs_first, free.ofs_last) == (header.ofs_end, 2_000_000_000)
        described = file.streamer_info().find("ROOT::RNTuple", 2)
        assert described.checksum == CHECKSUM == 0x28E632EC
        names = [item.key.class_name for item in file.scan_keys() if item.key is not None]
        assert names == ["TFile", *["RBlob"] * 4, "ROOT::RNTuple", "", "TList", ""]
        assert not file.problems


def test_the_chain_of_keys_covers_the_whole_file(tmp_path):
    path = tmp_path / "chain.root"
    write(path, "ntpl", {"x": np.arange(3)})
    with RootFile(path) as file:
        position = file.header.ofs_begin
        for item in file.scan_keys():
            assert item.key.ofs_key == position
            position += item.key.len_record
        assert position == file.header.ofs_end


def test_streamer_info_is_that_of_a_real_file(corpus_file):
    with RootFile(corpus_file("jsroot__rntuple_test32__9eb5b60d5.root")) as file:
        assert streamer_info(72) == file.streamer_info().data


def test_uproot_finds_the_streamer_of_the_anchor(tmp_path):
    path = tmp_path / "streamer.root"
    write(path, "ntpl", {"x": np.arange(3)})
    streamer = uproot.open(path).file.streamers["ROOT::RNTuple"][2]
    assert [element.name for element in streamer.elements][-1] == "fMaxKeySize"


def test_the_same_input_gives_the_same_bytes(monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    files = [io.BytesIO(), io.BytesIO()]
    for file in files:
        write(file, "ntpl", {"x": np.arange(1000), "v": ak.Array([[1.5]] * 1000)})
    assert files[0].getvalue() == files[1].getvalue()


def test_a_file_object_is_written_like_a_path(tmp_path):
    buffer = io.BytesIO()
    write(buffer, "ntpl", {"x": [1, 2]})
    path = tmp_path / "memory.root"
    path.write_bytes(buffer.getvalue())
    assert rows(path) == [{"x": 1}, {"x": 2}]


def test_an_rntuple_without_entries_is_read_but_not_by_jsroot_which_wants_a_cluster_group(tmp_path):
    path = tmp_path / "empty.root"
    with create(path, "ntpl", {"x": "float", "v": "std::vector<float>"}):
        pass
    assert rows(path) == []
    assert uproot.open(path)["ntpl"].num_entries == 0


def test_an_rntuple_without_fields_is_legal(tmp_path):
    path = tmp_path / "nothing.root"
    with create(path, "ntpl", {}):
        pass
    assert rows(path) == []


def test_several_rntuples_and_directories_in_one_file(tmp_path):
    path = tmp_path / "several.root"
    with create_file(path) as file:
        with (
            file.create("A", {"x": "std::int32_t"}) as first,
            file.create("d1/d2/B", {"y": "std::string"}) as second,
        ):
            for i in range(3):
                first.extend({"x": [i]})
                second.extend({"y": [str(i)]})
                first.flush_cluster()
        file.mkdir("d1/empty")
        with file.create("d1/A", {"z": "float"}) as third:
            third.extend({"z": [1.5]})
    assert rows(path, "A") == [{"x": 0}, {"x": 1}, {"x": 2}]
    assert rows(path, "d1/d2/B") == [{"y": "0"}, {"y": "1"}, {"y": "2"}]
    assert rows(path, "d1/A") == [{"z": 1.5}]
    witness = uproot.open(path)
    assert witness["d1/d2/B"].arrays().tolist() == [{"y": "0"}, {"y": "1"}, {"y": "2"}]
    assert set(witness.keys(cycle=False)) == {"A", "d1", "d1/A", "d1/d2", "d1/d2/B", "d1/empty"}
    assert differences("jsroot", path, "d1/d2/B") == []


@pytest.mark.parametrize("name", ["", "a b", "a.b", "d/../x", "a\\b", "a\nb"])
def test_illegal_names_of_rntuples_are_refused_before_anything_is_written(tmp_path, name):
    path = tmp_path / "illegal.root"
    with pytest.raises(SchemaError, match="name"):
        create(path, name, {"x": "float"})
    assert list(tmp_path.iterdir()) == []


def test_a_name_is_taken_once(tmp_path):
    with create_file(tmp_path / "twice.root") as file:
        file.create("A", {"x": "float"})
        with pytest.raises(SchemaError, match="already"):
            file.create("A", {"x": "float"})
        with pytest.raises(SchemaError, match="already"):
            file.mkdir("A/B")


def test_a_gap_is_in_the_free_list_and_marked_in_place(tmp_path):
    path = tmp_path / "gap.root"
    with create_file(path) as file:
        with file.create("A", {"x": "std::int32_t"}) as writer:
            writer.extend({"x": [1]})
        file.leave_gap(100)
        with file.create("B", {"x": "std::int32_t"}) as writer:
            writer.extend({"x": [2]})
    with RootFile(path) as file:
        gap, _ = file.free_list()
        assert gap.ofs_last - gap.ofs_first + 1 == 100
        assert int.from_bytes(file.source.read(gap.ofs_first, 4), "big", signed=True) == -100
        assert sum(item.key is None for item in file.scan_keys()) == 1
    assert rows(path, "B") == [{"x": 2}]


def test_offsets_beyond_two_gigabytes_widen_header_directories_and_free_list(tmp_path):
    path = tmp_path / "large.root"
    with create_file(path, durable=False) as file, file.create("d/A", {"x": "std::int32_t"}) as writer:
        writer.extend({"x": [1]})
        file.leave_gap(5_000_000_000)
        writer.flush_cluster()
        writer.extend({"x": [2]})
    # The gap takes no space where the file system knows sparse files.
    assert path.stat().st_size > 5_000_000_000
    with RootFile(path) as file:
        assert file.header.is_wide
        assert file.header.ofs_end == path.stat().st_size
        assert [entry.ofs_last - entry.ofs_first + 1 for entry in file.free_list()[:-1]] == [
            1_000_000_000
        ] * 5
        assert file.free_list()[-1].ofs_last == 6_000_000_000
    assert rows(path, "d/A") == [{"x": 1}, {"x": 2}]
    assert uproot.open(path)["d/A"].arrays().tolist() == [{"x": 1}, {"x": 2}]


def fail_while_writing(path):
    with create(path, "ntpl", {"x": "float"}) as writer:
        writer.extend({"x": [1.0]})
        raise ZeroDivisionError


def test_a_failing_block_leaves_the_target_as_it_was(tmp_path):
    path = tmp_path / "kept.root"
    path.write_bytes(b"old")
    with pytest.raises(ZeroDivisionError):
        fail_while_writing(path)
    assert path.read_bytes() == b"old"
    assert [item.name for item in tmp_path.iterdir()] == ["kept.root"]


def test_a_full_disk_leaves_no_file(tmp_path, monkeypatch):
    def pwrite(self: Sink, offset: int, data: bytes) -> None:
        if offset > 1000:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr(Sink, "pwrite", pwrite)
    with pytest.raises(OSError, match="No space"):
        write(tmp_path / "full.root", "ntpl", {"x": np.random.default_rng(1).integers(0, 1 << 60, 10_000)})
    assert list(tmp_path.iterdir()) == []


def test_directories_have_an_identity_so_that_others_may_update_the_file(tmp_path):
    path = tmp_path / "updated.root"
    write(path, "A", {"x": np.arange(3)})
    with uproot.update(path) as file:
        file.mkrntuple("B", {"y": np.arange(2)})
    assert uproot.open(path)["B"].arrays().tolist() == [{"y": 0}, {"y": 1}]
    with RootFile(path) as file:
        assert [entry.name for entry in file.objects()] == ["A", "B"]
