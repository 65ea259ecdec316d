"""File header, keys and directories are the same records, or the same errors, whichever way they are read."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.container import RootFile, structures
from rntuple_construct.format.grammar import container as grammar
from rntuple_construct.format.grammar.engine.parsing import Detour
from rntuple_construct.kit.corpus.mutations.bases import BASES

PARSERS = {
    "header": structures.parse_file_header,
    "key": lambda data: structures.parse_key(data, 1000, "key"),
    "directory": lambda data: structures.parse_directory(data, 1000, "dir", "directory 'dir'"),
    "keys_list": lambda data: structures.parse_keys_list(data, 1000, "keys_list", 8),
}
TREES = {
    "header": grammar.parse_file_header,
    "key": grammar.parse_key,
    "directory": grammar.parse_directory,
}


def refuse(*_):
    raise Detour


@pytest.fixture
def without_direct_readers(monkeypatch):
    def switch():
        for name in ("_read_header", "_read_directory", "_read_key"):
            monkeypatch.setattr(structures, name, refuse)

    return switch


def outcome(kind: str, data: bytes) -> object:
    try:
        return PARSERS[kind](data)
    except RNTupleError as error:
        return type(error), error.rule_id, error.path, error.offset, error.message


def records() -> list[tuple[str, bytes]]:
    """The records of small files of every generation, in wide and narrow forms."""
    found: list[tuple[str, bytes]] = []
    for make in BASES.values():
        data = bytes(make())
        with RootFile(data) as file:
            found.append(("header", data[:100]))
            for directory in file.directories():
                found.append(("directory", data[directory.span.start : directory.span.start + 64]))
                if directory.list_key is not None:
                    payload = directory.list_key.payload
                    found.append(("keys_list", data[payload.start : payload.stop]))
            for item in file.scan_keys():
                if item.key is not None:
                    found.append(("key", data[item.span.start : item.span.start + 512]))
    for version in (6, 1063501):
        header = {
            "version": version, "ofs_begin": 100, "ofs_end": 9000, "ofs_free": 8000, "len_free": 63, "num_free": 1,
            "len_name": 84, "len_offset": 4, "compression_settings": 505, "ofs_info": 7000, "len_info": 397,
            "uuid_version": 1, "uuid": bytes(range(16)),
        }  # fmt: skip
        found.append(("header", grammar.build_file_header(header) + bytes(25)))
    for version in (1, 2, 5, 6, 1001, 1002, 1005, 1006, 2001, -999, -995):
        fields = {
            "version": version, "datime_created": 1, "datime_modified": 2, "len_keys": 107, "len_name": 84, "ofs_dir": 100,
            "ofs_parent": 0, "ofs_keys": 979, "uuid_version": 1, "uuid": bytes(range(16)),
        }  # fmt: skip
        if version % 1000 == 1:
            del fields["uuid_version"], fields["uuid"]
        found.append(("directory", grammar.build_directory(fields) + bytes(20)))
    for version in (4, 1000, 1001, 1004, -1):
        for length in (0, 7, 254, 255, 300):
            key = {
                "version": version, "len_record": 900, "len_object": 10, "datime": 3, "cycle": -1, "ofs_key": 1000,
                "ofs_pdir": 100, "class_name": "RBlob", "name": "n" * length, "title": b"\xff\xfe",
            }  # fmt: skip
            found.append(("key", grammar.build_key(key)))
    return found


RECORDS = records()


def damaged(seed: int) -> list[tuple[str, bytes]]:
    """Records with bytes changed, and every one of them cut somewhere."""
    chance = random.Random(seed)
    found = []
    for kind, data in RECORDS:
        for _ in range(6):
            changed = bytearray(data)
            for _ in range(chance.randint(1, 3)):
                place = chance.randrange(min(len(changed), 90))
                changed[place] = chance.choice((0, 1, 3, 0x7F, 0x80, 0xFE, 0xFF, chance.randrange(256)))
            found.append((kind, bytes(changed)))
        for _ in range(6):
            found.append((kind, data[: chance.randrange(len(data))]))
    return found


def test_sound_records_need_no_other_parser(monkeypatch):
    class Refusing:
        def __getattr__(self, name):
            raise AssertionError(f"{name} was parsed by the generated parser")

    monkeypatch.setattr(structures, "Grammar", Refusing())
    with RootFile(bytes(next(iter(BASES.values()))())) as file:
        assert file.objects()


def test_records_are_the_same_by_both_ways(without_direct_readers):
    direct = [outcome(kind, data) for kind, data in RECORDS]
    without_direct_readers()
    assert direct == [outcome(kind, data) for kind, data in RECORDS]
    assert sum(not isinstance(each, tuple) for each in direct) > len(RECORDS) // 2


def test_damaged_records_have_the_same_outcome(without_direct_readers):
    samples = damaged(11)
    direct = [outcome(kind, data) for kind, data in samples]
    without_direct_readers()
    assert direct == [outcome(kind, data) for kind, data in samples]
    assert sum(isinstance(each, tuple) and isinstance(each[0], type) for each in direct) > 200


@given(st.sampled_from(("header", "key", "directory", "keys_list")), st.binary(max_size=120))
def test_any_bytes_have_the_same_outcome(kind, data):
    direct = outcome(kind, data)
    with pytest.MonkeyPatch.context() as patch:
        for name in ("_read_header", "_read_directory", "_read_key"):
            patch.setattr(structures, name, refuse)
        assert direct == outcome(kind, data)


def test_direct_readers_give_the_trees_of_their_layouts():
    readers = {
        "header": structures._read_header,
        "key": structures._read_key,
        "directory": structures._read_directory,
    }
    compared = 0
    for kind, data in [*RECORDS, *damaged(12)]:
        if kind not in readers:
            continue
        try:
            found, _ = readers[kind](data, 0, len(data))
        except Detour:
            continue
        if kind == "header" and found["magic"] != b"root":
            continue
        tree = TREES[kind](data)
        assert found == tree
        assert list(found) == list(tree)
        compared += 1
    assert compared > 200


def test_bytes_behind_the_end_of_a_record_are_not_read():
    for kind, data in RECORDS:
        if kind == "key":
            for end in range(0, min(len(data), 200), 3):
                try:
                    found, stop = structures._read_key(data, 0, end)
                except Detour:
                    continue
                assert stop <= end
                assert found == grammar.parse_key(data[:end])
