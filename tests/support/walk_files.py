"""Small whole files of every generation, made by hand, and damaged copies of them."""

from __future__ import annotations

import random
import struct
from functools import lru_cache

from support.kaitai_examples import Example

RELEASE, CANDIDATE = b"ROOT::RNTuple", b"ROOT::Experimental::RNTuple"
DAMAGED = 700


def _be(code: str, *values: int) -> bytes:
    return struct.pack(">" + code, *values)


def _text(value: bytes) -> bytes:
    return bytes([len(value)]) + value


def _record(
    class_name: bytes, name: bytes, place: int, payload: bytes, len_object: int | None = None
) -> tuple[bytes, bytes]:
    """A record and the image of its key."""
    names = _text(class_name) + _text(name) + _text(b"")
    size = 26 + len(names)
    length = len(payload) if len_object is None else len_object
    key = _be("ihiIhhII", size + len(payload), 4, length, 0x7EEB1234, size, 1, place, 100) + names
    return key + payload, key


def whole_file(
    *objects: tuple[bytes, bytes, bytes, int | None], free: bool = True, infos: bytes | None = b"infos"
) -> bytes:
    """A narrow ROOT file.

    Args:
        objects: class, name, payload and length of the uncompressed payload of each.
        free: whether there is a free list.
        infos: payload of the record of streamer infos, if there is one.
    """
    body = bytearray()
    images = []
    begin = 100
    names = _text(b"hand.root") + _text(b"")
    head_key = 26 + 6 + 10 + 1
    len_name = head_key + len(names)
    place = begin + len_name + 60
    for class_name, name, payload, length in objects:
        record, image = _record(class_name, name, place + len(body), payload, length)
        body += record
        images.append(image)
    ofs_keys = place + len(body)
    keys, _ = _record(b"TFile", b"hand.root", ofs_keys, _be("I", len(images)) + b"".join(images))
    body += keys
    ofs_info, info = place + len(body), b""
    if infos is not None:
        info, _ = _record(b"TList", b"StreamerInfo", ofs_info, infos)
        body += info
    ofs_free, free_record = place + len(body), b""
    end = ofs_free
    if free:
        size = len(_record(b"TFile", b"hand.root", ofs_free, bytes(10))[0])
        end = ofs_free + size
        free_record, _ = _record(b"TFile", b"hand.root", ofs_free, _be("hII", 1, end, 2000000000))
        body += free_record
    header = b"root" + _be(
        "iiiiiiiBiiih", 64000, begin, end, ofs_free if free else 0, len(free_record), int(free), len_name, 4, 505,
        ofs_info if infos is not None else 0, len(info), 1,
    ) + bytes(range(16))  # fmt: skip
    first = _be("ihiIhhII", len_name + 60, 4, len(names) + 60, 0x7EEB1234, head_key, 1, begin, 0)
    first += _text(b"TFile") + _text(b"hand.root") + _text(b"")
    directory = _be("hIIiiIIIh", 5, 1, 2, len(keys), len_name, begin, 0, ofs_keys, 1) + bytes(range(16))
    root = (first + names + directory).ljust(len_name + 60, b"\0")
    return header.ljust(begin, b"\0") + root + bytes(body)


@lru_cache(maxsize=1)
def hand_files() -> list[Example]:
    """Valid files of each generation, and with what a file may lack."""
    members = _be("HHHHQQQQQQQ", 1, 0, 2, 0, 1, 2, (1 << 64) - 1, 4, 5, 1 << 60, 1 << 30)
    release = _be("IH", 0x40000046, 2) + members + b"checksum"
    second = _be("IH", 0x40000042, 4) + members[:-8] + b"checksum"
    third = _be("IH", 0x4000004E, 6) + members + b"checksum"
    first = _be("IHIIIQIIQIIQ", 0x40000036, 3, 0xC9470894, 0, 56, (1 << 64) - 1, 2, 3, 4, 5, 6, 0)
    compressed = b"ZL\x08\x03\0\0\x4e\0\0abc"
    other = (b"TH1F", b"h \xff\xc3\xa9", b"payload", None)
    return [
        Example("RootFile", "release", whole_file((RELEASE, b"nt", release, None), other)),
        Example("RootFile", "candidates", whole_file((CANDIDATE, b"a", second, None), (CANDIDATE, b"b", third, None), (CANDIDATE, b"c", first, None))),
        Example("RootFile", "compressed anchor", whole_file((RELEASE, b"nt", compressed, 78), other)),
        Example("RootFile", "no free list, no streamer infos", whole_file((RELEASE, b"nt", release, None), free=False, infos=None)),
        Example("RootFile", "no objects", whole_file()),
    ]  # fmt: skip


@lru_cache(maxsize=1)
def damaged_files() -> list[Example]:
    """Damaged copies of the files, with most of the damage in header, directory and keys; the same in every run."""
    source = random.Random(11)
    found = []
    files = hand_files()
    for number in range(DAMAGED):
        file = files[number % len(files)]
        data = bytearray(file.data)
        for _ in range(source.choice((1, 1, 2, 4))):
            near = source.random() < 0.5
            place = source.randrange(min(75, len(data)) if near else len(data))
            width = source.choice((1, 2, 4, 8))
            value = source.choice((bytes(8), b"\xff" * 8, b"\x7f" * 8, b"\x80" * 8, source.randbytes(8)))
            data[place : place + width] = value[: len(data[place : place + width])]
        if source.random() < 0.1:
            del data[source.randrange(len(data)) :]
        found.append(Example("RootFile", f"{file.label} damaged {number}", bytes(data)))
    return found
