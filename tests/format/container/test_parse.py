"""File header, keys and directories: records as the construct grammar has them, errors as Kaitai's parser has them."""

from __future__ import annotations

import random
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rntuple_kaitai import ParseError as KaitaiError
from rntuple_kaitai import RootFile as Kaitai
from rntuple_parsers import ParseError, root_file

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.container import RootFile, structures
from rntuple_construct.format.grammar import container as grammar
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


KAITAI = {"header": Kaitai.FileHeader, "key": Kaitai.Key, "directory": Kaitai.Directory}


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
        if version in (1, 1001):
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
    def fail(*args):
        raise AssertionError(f"{args[0]} was parsed by Kaitai's parser")

    monkeypatch.setattr(structures, "_damaged", fail)
    with RootFile(bytes(next(iter(BASES.values()))())) as file:
        assert file.objects()


def test_records_have_the_members_of_the_construct_grammar():
    compared = 0
    for kind, data in [*RECORDS, *damaged(12)]:
        found = outcome(kind, data)
        if kind not in TREES or type(found) is tuple:
            continue
        try:
            tree = TREES[kind](data)
        except RNTupleError:
            continue
        for name, value in tree.items():
            if name in ("magic", "trailing"):
                continue
            expected = (
                value.decode("utf-8", "backslashreplace")
                if kind == "key" and isinstance(value, bytes)
                else value
            )
            assert getattr(found, name) == expected, (kind, name)
        compared += 1
    assert compared > 200


def reason(kind: str, data: bytes) -> str:
    """Why Kaitai's parser refuses a record; empty if it does not."""
    try:
        KAITAI[kind].from_bytes(data)
    except KaitaiError as error:
        return str(error)
    return ""


def test_damaged_records_are_refused_with_the_reason_of_the_parser():
    refused = 0
    for kind, data in damaged(11):
        if kind in KAITAI and (expected := reason(kind, data)):
            found = outcome(kind, data)
            assert isinstance(found, tuple)
            assert found[-1].endswith(expected)
            refused += 1
    assert refused > 200


@given(st.sampled_from(("header", "key", "directory")), st.binary(max_size=120))
def test_any_bytes_are_accepted_or_refused_as_by_kaitai(kind, data):
    found = outcome(kind, data)
    expected = reason(kind, data)
    unknown_version = isinstance(found, tuple) and "unknown class version" in str(found[-1])
    assert isinstance(found, tuple) == (bool(expected) or unknown_version)


def test_a_keys_list_of_three_bytes_is_refused():
    with pytest.raises(RNTupleError, match="requested 4 bytes, but only 3 bytes available"):
        structures.parse_keys_list(bytes(3), 1000, "keys_list", 8)


def test_bytes_behind_the_end_of_a_record_are_not_read():
    for kind, data in RECORDS:
        if kind == "key":
            for end in range(0, min(len(data), 200), 3):
                try:
                    stop, _ = root_file.key(data[:end], 0, end)
                except (ParseError, struct.error):
                    with pytest.raises((ParseError, struct.error)):
                        root_file.key(data, 0, end)
                    continue
                assert stop <= end
                assert root_file.key(data, 0, end) == root_file.key(data[:end], 0, end)
