"""Bytes of envelopes written down by hand: each function returns the bytes of one thing, as the format text has it."""

from __future__ import annotations

import struct
import zlib

import xxhash


def u2(value: int) -> bytes:
    return struct.pack("<H", value)


def u4(value: int) -> bytes:
    return struct.pack("<I", value)


def s4(value: int) -> bytes:
    return struct.pack("<i", value)


def u8(value: int) -> bytes:
    return struct.pack("<Q", value)


def s8(value: int) -> bytes:
    return struct.pack("<q", value)


def f8(value: float) -> bytes:
    return struct.pack("<d", value)


def string(text: str | bytes) -> bytes:
    raw = text.encode() if isinstance(text, str) else text
    return u4(len(raw)) + raw


def record(*parts: bytes) -> bytes:
    body = b"".join(parts)
    return s8(8 + len(body)) + body


def items(*parts: bytes, tail: bytes = b"", count: int | None = None) -> bytes:
    """A list frame; ``tail`` stands behind the items, ``count`` overrides the number of items."""
    body = b"".join(parts) + tail
    return s8(-12 - len(body)) + u4(len(parts) if count is None else count) + body


def record32(*parts: bytes) -> bytes:
    """A record frame of the first release candidate."""
    body = b"".join(parts)
    return s4(4 + len(body)) + body


def items32(*parts: bytes, tail: bytes = b"", count: int | None = None) -> bytes:
    """A list frame of the first release candidate."""
    body = b"".join(parts) + tail
    return s4(-8 - len(body)) + u4(len(parts) if count is None else count) + body


def envelope(type_id: int, *parts: bytes) -> bytes:
    payload = b"".join(parts)
    head = u8(type_id | (len(payload) + 16) << 16)
    return head + payload + u8(xxhash.xxh3_64_intdigest(head + payload))


def envelope32(*parts: bytes) -> bytes:
    """An envelope of the first release candidate."""
    data = u2(1) + u2(1) + b"".join(parts)
    return data + u4(zlib.crc32(data))


NO_FLAGS = u8(0)
CHECKSUM = bytes(range(8))
EMPTY_SCHEMA = items() * 4
LOCATOR = s4(100) + u8(4096)
LARGE_LOCATOR = bytes.fromhex("ecfffffe 0000000001000000 2211000000000000")


def header(fields: bytes = items(), columns: bytes = items(), aliases: bytes = items(), infos: bytes = items(),
           *, flags: bytes = NO_FLAGS, tail: bytes = b"") -> bytes:  # fmt: skip
    """A header envelope of format epoch 1."""
    names = string("ntuple") + string("") + string("by hand")
    return envelope(1, flags, names, fields, columns, aliases, infos, tail)


def field(flags: int, *tail: bytes, role: int = 0) -> bytes:
    """A field record of format epoch 1 with the given optional values."""
    numbers = u4(0) + u4(0xFFFFFFFF) + u4(0) + u2(role) + u2(flags)
    return record(numbers, string("x"), string("float"), string(""), string("text"), *tail)


def column(flags: int, *tail: bytes, column_type: int = 12) -> bytes:
    """A column record of format epoch 1 with the given optional values."""
    return record(u2(column_type), u2(32), u4(0), u2(flags), u2(0), *tail)


def footer(
    *tail: bytes, extension: bytes = record(EMPTY_SCHEMA), groups: bytes = items(), flags: bytes = NO_FLAGS
) -> bytes:
    """A footer envelope of format epoch 1."""
    return envelope(2, flags, CHECKSUM, extension, groups, *tail)


def page_list(*columns: bytes, summaries: bytes = items(), tail: bytes = b"") -> bytes:
    """A page list envelope of format epoch 1 with one cluster."""
    return envelope(3, CHECKSUM, summaries, items(items(*columns)), tail)


def pages(*descriptions: bytes, offset: int = 0, settings: int | None = 505, tail: bytes = b"") -> bytes:
    """The list of pages of one column in one cluster."""
    return items(*descriptions, tail=s8(offset) + (b"" if settings is None else u4(settings)) + tail)
