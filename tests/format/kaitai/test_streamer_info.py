"""The StreamerInfo record through the generated parser: real files, our own, and the reader of the package."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from rntuple_kaitai import RootFile, StreamerInfo
from support.corpora import corpus_names
from support.kaitai_envelopes import streamer_info

from rntuple_construct.format.container import parse_streamer_list
from rntuple_construct.writer.container import CHECKSUM, CLASS_VERSION
from rntuple_construct.writer.container import streamer_info as built

ERAS = ("1.x", "rc2", "rc1", "v0")
MEMBERS = [
    "fVersionEpoch", "fVersionMajor", "fVersionMinor", "fVersionPatch", "fSeekHeader", "fNBytesHeader", "fLenHeader",
    "fSeekFooter", "fNBytesFooter", "fLenFooter", "fMaxKeySize",
]  # fmt: skip


def objects(data: bytes, len_key: int) -> Iterator[tuple[bytes, Any]]:
    """Class name and object of every item of a record, references to classes resolved by their place."""
    for item in StreamerInfo.from_bytes(data).list.items:
        yield class_name(item.body, data, len_key), item.body


def class_name(found: Any, data: bytes, len_key: int) -> bytes:
    """Name of the class of an object."""
    if found.is_new_class:
        name: bytes = found.class_name
        return name
    start = found.class_place - len_key - 2
    assert data[start : start + 4] == b"\xff" * 4
    return data[start + 4 : data.index(b"\0", start + 4)]


def members(info: Any, data: bytes, len_key: int) -> list[str]:
    """Names of base classes and members of a described class."""
    assert class_name(info.elements, data, len_key) == b"TObjArray"
    array = StreamerInfo.ClassElements.from_bytes(info.elements.content).body
    names = []
    for item in array.items:
        assert class_name(item.body, data, len_key).startswith(b"TStreamer")
        element = StreamerInfo.ClassElement.from_bytes(item.body.content).body.element.body
        names.append(element.named.body.name.value)
    return names


@pytest.mark.parametrize("name", corpus_names(*ERAS))
def test_real_records_hold_what_the_package_reads(name: str, corpus_file: Any) -> None:
    file = corpus_file(name).read_bytes()
    data = streamer_info(file)
    if data is None:
        pytest.skip("the file has no StreamerInfo record")
    len_key = RootFile.from_bytes(file).streamer_info_record.key.len_key
    expected, complete = parse_streamer_list(data, len_key=len_key)
    assert complete
    found = []
    for kind, item in objects(data, len_key):
        if kind == b"TStreamerInfo":
            info = StreamerInfo.ClassInfo.from_bytes(item.content).body
            described = info.named.body.name.value, info.class_version, info.checksum
            found.append(described)
            if described == ("ROOT::RNTuple", 2, CHECKSUM):
                assert members(info, data, len_key) == MEMBERS
    assert found == [(each.name, each.version, each.checksum) for each in expected]


@pytest.mark.parametrize("len_key", [64, 81])
def test_our_own_record_describes_the_anchor(len_key: int) -> None:
    data = built(len_key)
    ((kind, item),) = objects(data, len_key)
    assert kind == b"TStreamerInfo"
    info = StreamerInfo.ClassInfo.from_bytes(item.content).body
    assert (info.named.body.name.value, info.class_version, info.checksum) == (
        "ROOT::RNTuple",
        CLASS_VERSION,
        CHECKSUM,
    )
    assert members(info, data, len_key) == MEMBERS
    assert info.trailing == b""
