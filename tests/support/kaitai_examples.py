"""Small pieces of bytes that use what real files do not: name of the parser's type, and the bytes."""

from __future__ import annotations

import random
import struct
from collections.abc import Iterator
from typing import NamedTuple

from support import byte_builder as b

from rntuple_construct.trevni.cases import examples as trevni_examples

INT64_MIN = -(1 << 63)
LAST = (1 << 64) - 1


class Example(NamedTuple):
    """One piece of bytes.

    Args:
        type: type that describes it, such as ``Rntuple`` or ``RootFile.Key``.
        label: what it is.
        data: the bytes.
    """

    type: str
    label: str
    data: bytes


def by_hand() -> list[Example]:
    """Valid pieces, one for each feature."""
    return [*_release(), *_rc2(), *_rc1(), *_v0(), *_root_file(), *_streamer_info(), *_trevni(), *_pages()]


def mutants(examples: list[Example], each: int, seed: int = 20) -> Iterator[Example]:
    """Damaged copies of the examples, the same ones in every run."""
    source = random.Random(seed)
    for example in examples:
        for number in range(each):
            data = bytearray(example.data)
            for _ in range(source.choice((1, 1, 1, 2, 4))):
                place = source.randrange(len(data))
                width = source.choice((1, 1, 2, 4, 8))
                value = source.choice((bytes(8), b"\xff" * 8, b"\x7f" * 8, b"\x80" * 8, source.randbytes(8)))
                data[place : place + width] = value[: len(data[place : place + width])]
            if source.random() < 0.2:
                del data[source.randrange(len(data)) :]
            yield Example(example.type, f"{example.label} mutant {number}", bytes(data))


def _release() -> list[Example]:
    field = b.field(7, b.u8(1 << 60), b.u4(7), b.u4(0xDEADBEEF), b"later")
    column = b.column(3, b.s8(-200), b.f8(-2.5), b.f8(3.0))
    info = b.record(b.u4(0), b.u4(1), b.string("T"), b.string(b"\xff\x00content"), b"more")
    alias = b.record(b.u4(5), b.u4(6))
    flags = b.u8(LAST) + b.u8(1 << 63) + b.u8(1 << 62 | 5)
    page = b.s4(-7) + b.LOCATOR
    unknown = b.s4(3) + b.s4(-(0x7E << 24 | 0xAB << 16 | 9)) + b"where"
    group = b.record(b.u8(LAST), b.u8(1 << 53 | 1), b.u4(3), b.u8(1 << 40), b.LARGE_LOCATOR, b"later")
    attributes = b.record(b.u2(1), b.u2(0), b.u4(78), b.LOCATOR, b.string("set"))
    summary = b.record(b.u8(LAST), b.u8((1 << 56) - 1 | 0x81 << 56), b"x")
    columns = (
        b.pages(page, b.s4(2) + b.LARGE_LOCATOR, unknown, offset=1 << 62),
        b.pages(offset=INT64_MIN, settings=None),
        b.pages(offset=-1, settings=None, tail=b"t"),
        b.pages(b.s4(-(1 << 31)) + b.s4(9) + b.u8(LAST), tail=b"later"),
    )
    return [
        Example("Rntuple", "header", b.header(b.items(field, b.field(0)), b.items(column, b.column(0)))),
        Example("Rntuple", "rich header", b.header(b.items(field, tail=b"t"), b.items(column), b.items(alias), b.items(info), flags=flags, tail=b"end")),
        Example("Rntuple", "footer", b.footer(groups=b.items(group))),
        Example("Rntuple", "footer with attribute sets", b.footer(b.items(attributes), b"later", extension=b.record())),
        Example("Rntuple", "page list", b.page_list(*columns, summaries=b.items(summary), tail=b"end")),
        Example("Rntuple", "unknown envelope", b.envelope(0x77, b"payload")),
    ]  # fmt: skip


def _rc2() -> list[Example]:
    names = (b.string("ntuple"), b.string(""), b.string("by hand"))
    strings = (b.string("x"), b.string("float"), b.string(""), b.string(""))
    field = b.record(b.u4(0), b.u4(1), b.u4(0), b.u2(0), b.u2(7), b.u8(LAST), b.u4(1), b.u4(2), *strings)
    column = b.record(b.u2(8), b.u2(32), b.u4(0), b.u4(24 | 1 << 16), b.s8(36), b.f8(0.1), b.f8(1e300))
    info = b.record(b.u4(1), b.u4(2), b.u4(1), b.string("T"), b.string("struct T {};"))
    uri = b.u8(1) + bytes.fromhex("f4fffffe") + b"http://x"
    daos = b.u8(1) + bytes.fromhex("f0fffffd 42000000 34120000000000ff")
    large = b.u8(1) + b.LARGE_LOCATOR
    group = b.record(b.items(b.u4(3), b.u4(0xFFFFFFFF)), b"later")
    summary = b.record(b.u8(5), b.u8((1 << 60) - 1 | 1 << 60), b.u4(2))
    entries = [
        b.record(b.s4(code), b.string("ROOT.x"), value, b"later")
        for code, value in {
            1: b.s8(INT64_MIN),
            2: b"\1",
            3: b.f8(2.5),
            4: b.string("CMS"),
            -1: b.items(b.s8(1), b.s8(-(1 << 60))),
            -2: b.items(b"\0", b"\1"),
            -3: b.items(b.f8(0.5)),
            -4: b.items(b.string("a"), b.string("")),
            77: b"what",
        }.items()
    ]
    extension = b.record(b.EMPTY_SCHEMA)
    return [
        Example("RntupleRc2", "header", b.envelope(1, b.NO_FLAGS, *names, b.items(field), b.items(column), b.items(), b.items(info))),
        Example("RntupleRc2", "footer", b.envelope(2, b.NO_FLAGS, b.CHECKSUM, extension, b.items(group), b.items())),
        Example("RntupleRc2", "footer with links", b.envelope(2, b.NO_FLAGS, b.CHECKSUM, extension, b.items(), b.items(), b.items(uri, daos, large))),
        Example("RntupleRc2", "page list", b.page_list(b.pages(offset=INT64_MIN, settings=None), summaries=b.items(summary))),
        Example("RntupleRc2", "meta-data", b.envelope(4, b.items(*entries), b"end")),
    ]  # fmt: skip


def _rc1() -> list[Example]:
    names = (b.string("ntuple"), b.string(""), b.string("by hand"))
    strings = (b.string("x"), b.string("float"), b.string(""), b.string(""))
    field = b.record32(b.u4(0), b.u4(1), b.u4(0), b.u2(0), b.u2(1), b.u8(LAST), *strings)
    column = b.record32(b.u2(11), b.u2(32), b.u4(0), b.u4(8 | 1 << 31), b.u8(LAST), b"later")
    summary = b.record32(b.u8(5), b.u8((1 << 60) - 1 | 3 << 60), b.u4(2))
    group = b.record32(b.u4(1), b.u4(100), b.LOCATOR)
    column_group = b.record32(b.items32(b.u4(3)))
    links = b.items32(b.u4(100) + b.LOCATOR, b.u4(1) + bytes.fromhex("f4fffffe") + b"http://x")
    lists = (b.items32(column_group), b.items32(summary), b.items32(group), links)
    page = b.u4(7 | 1 << 30) + b.LOCATOR
    pages = b.items32(page, page, tail=b.u8(LAST) + b.u4(404))
    schema = b.items32() * 3 + b.items32(count=9 << 28)
    entry = b.record32(b.s4(-3), b.string("k"), b.items32(b.f8(7.0)))
    return [
        Example("RntupleRc1.HeaderEnvelope", "header", b.envelope32(b.NO_FLAGS, b.u4(1), *names, b.items32(field), b.items32(column), b.items32(), b.items32())),
        Example("RntupleRc1.FooterEnvelope", "footer", b.envelope32(b.NO_FLAGS, b"sum.", b.record32(schema), *lists)),
        Example("RntupleRc1.FooterEnvelope", "footer, extension as list", b.envelope32(b.NO_FLAGS, b"sum.", b.items32(), *lists, b"end")),
        Example("RntupleRc1.PageListEnvelope", "page list", b.envelope32(b.items32(b.items32(pages)))),
        Example("RntupleRc1.MetaDataEnvelope", "meta-data", b.envelope32(b.items32(entry))),
        Example("RntupleRc1", "any envelope", b.envelope32(b"anything")),
    ]  # fmt: skip


def _v0() -> list[Example]:
    def frame(*content: bytes, size: int | None = None) -> bytes:
        data = b"".join(content)
        return b.u2(0) + b.u2(0) + b.u4(8 + len(data) if size is None else size) + data

    version, uuid = frame(b.u4(1), b.u4(2), b.u8(3)), frame(b.string("u"))
    place = b.s8(INT64_MIN) + b.u4(7) + b.string("http://x")
    texts = (b.string("x"), b.string("what"), b.string("float"))
    field = frame(
        b.u8(1), version, version, *texts, b.u8(LAST), b.u4(1), b.u8(LAST), b.u4(2), b.u8(5), b.u8(6), b"more"
    )
    column = frame(b.u8(9), version, frame(b.u4(10), b.u4(1)), b.u8(1), b.u4(0), b"later")
    head = (
        b.u8(0),
        b.string("nt"),
        b.string(""),
        b.string("by hand"),
        b.string(""),
        b.u8(1),
        b.u8(2),
        version,
        uuid,
        uuid,
    )
    header = frame(*head, b.u4(1), field, b.u4(1), column, b"end")
    summary = frame(b.u8(1), version, b.u8(1 << 53 | 1), b.u8(3), place)
    pages = b.u8(9), b.u8(LAST), b.u4(3), b.s8(-404), b.u4(2), b.u4(1) + place, b.u4(2) + place
    footer = frame(b.u8(0), b.u8(1), uuid, summary, b.u4(1), *pages)
    tail = b.u2(0) + b.u2(0) + b.u4(5) + b.u4(6)
    return [
        Example("RntupleV0.HeaderEnvelope", "header", header + b"sum."),
        Example("RntupleV0.FooterEnvelope", "footer", footer + tail + b"sum."),
        Example("RntupleV0.FooterEnvelope", "footer of size 0", frame(b.u8(0), b.u8(0), size=0) + tail + b"sum."),
        Example("RntupleV0", "any envelope", b"anything" + b"sum."),
    ]  # fmt: skip


def _streamer_info() -> list[Example]:
    def be(code: str, *values: int) -> bytes:
        return struct.pack(">" + code, *values)

    def counted(*content: bytes) -> bytes:
        data = b"".join(content)
        return be("I", 0x40000000 | len(data)) + data

    def text(value: bytes) -> bytes:
        return bytes([len(value)]) + value

    def new(name: bytes, *content: bytes) -> bytes:
        return counted(be("I", 0xFFFFFFFF), name + b"\0", *content)

    thing, referred = be("HII", 1, 0, 0x03000000), be("HIIH", 1, 0, 0x03000010, 7)
    named = counted(be("H", 1), referred, text(b"ROOT::RNTuple"), text(b""), b"later")
    element = counted(
        be("H", 4), named, be("iiii5i", 13, 4, 0, 0, 1, 2, 3, 4, -5), text(b"unsigned int"), b"more"
    )
    basic = counted(be("H", 2), element, b"own members")
    array = counted(
        be("H", 3),
        thing,
        text(b""),
        be("Ii", 2, 0),
        new(b"TStreamerBasicType", basic),
        counted(be("I", 0x80000099), basic),
    )
    info = counted(be("H", 10), named, be("Ii", 0x28E632EC, -1), new(b"TObjArray", array))
    items = (new(b"TStreamerInfo", info) + text(b""), counted(be("I", 0x80000042), info) + text(b"option"))
    return [
        Example("StreamerInfo", "list", counted(be("H", 5), thing, text(b""), be("I", 2), *items) + b"slack"),
        Example("StreamerInfo.ClassInfo", "class", info),
        Example("StreamerInfo.ClassElements", "members", array),
        Example("StreamerInfo.ClassElement", "member", basic),
        Example("StreamerInfo.AnyObject", "object", be("I", 0xFFFFFFFF) + b"TObjArray\0" + array),
    ]  # fmt: skip


def _root_file() -> list[Example]:
    def be(code: str, *values: int) -> bytes:
        return struct.pack(">" + code, *values)

    def text(value: bytes) -> bytes:
        return bytes([len(value)]) + value

    head = be("ihiIhh", 100, 1004, 78, 0xFFFFFFFF, 50, -1) + be("QQ", LAST, 1 << 40)
    key = head + text(b"ROOT::RNTuple") + b"\xff" + be("I", 3) + b"abc" + text(b"")
    large = b"root" + be(
        "iiqqiiiBiqihQQ", 1064000, 100, 1 << 60, 1 << 40, 60, 1, 80, 8, 505, -1, 300, 1, 2, 3
    )
    small = b"root" + be("iiiiiiiBiiihQQ", 64000, 100, 2000, 1900, 60, 1, 80, 8, 505, -1, 300, 1, 2, 3)
    members = be("HHHHQQQQQQQ", 1, 0, 2, 0, 1, 2, LAST, 4, 5, 1 << 60, 1 << 30)
    return [
        Example("RootFile.FileHeader", "large file header", large),
        Example("RootFile.FileHeader", "small file header", small),
        Example("RootFile.Key", "wide key", key),
        Example("RootFile.KeysList", "keys list", be("I", 2) + key + key + b"slack"),
        Example("RootFile.Directory", "wide directory", be("hIIiiQQQhQQ", 1005, 1, 2, 3, 4, 5, 6, LAST, 1, 2, 3)),
        Example("RootFile.Directory", "directory without UUID", be("hIIiiIII", 1, 1, 2, 3, 4, 5, 6, 7)),
        Example("RootFile.FreeList", "free list", be("hII", 1, 10, 20) + be("hQQ", 1001, 1 << 40, LAST)),
        Example("RootFile.Anchor", "anchor", be("IH", 0x40000046, 3) + members + b"more" + b"checksum"),
        Example("RootFile.AnchorRc2", "anchor without key size", be("IH", 0x40000042, 4) + members[:-8] + b"checksum"),
        Example("RootFile.AnchorRc1", "anchor", be("IHIIIQIIQIIQ", 0x40000036, 3, 0xC9470894, 0, 56, LAST, 2, 3, 4, 5, 6, 0)),
        Example("RootFile.CompressionBlock", "chunks", b"ZS\x01\x03\0\0\xff\xff\xffabcL4\x01\x01\0\0\x02\0\0z"),
        Example("RootFile.CompressionBlock", "unknown tag", b"\xff\x80\x01\0\0\0\0\0\0"),
        Example("RootFile.BlobOffsetTable", "offsets", struct.pack("<QQ", 1 << 40, LAST)),
    ]  # fmt: skip


def _pages() -> list[Example]:
    data = bytes.fromhex("00010080ff7f00fc007e0000c07f0000f07f8d05ffffffffffffffff0000000000000000")
    forms = [f"{kind}{bits}" for bits in (8, 16, 32, 64) for kind in ("Uint", "Int")]
    forms += ["Real16", "Real32", "Real64", "Switch", "Switch44", "Switch32", "Bit"]
    elements = [Example(f"RntuplePage.{form}Page", "elements", data * 2) for form in forms]
    # Eight elements take as many bytes as an element has bits.
    elements += [
        Example(f"RntuplePage.Packed{bits}Page", "elements", (data * 2)[: len(data) * 2 // bits * bits])
        for bits in range(2, 33)
    ]
    return [
        *elements,
        Example("RntuplePage", "whole page", data),
        Example("RntuplePage.Real16", "number", data[4:6]),
    ]


def _trevni() -> list[Example]:
    examples = [Example("Trevni", name, data) for name, data in trevni_examples.EXAMPLES.items()]
    number = bytes.fromhex("808080808080808001")
    overlong = (
        b"Trv\1"
        + struct.pack("<QI", LAST, 1)
        + b"\x80\0"
        + b"\x02"
        + b"\x82\x80\0k"
        + b"\x04\xff\xfe"
        + b.u8(LAST)
    )
    heads = [
        ("Column", b""),
        ("ColumnZigzag", b"\xff" * 9 + b"\x01"),
        ("ColumnFixed32", b.u4(0x80000001)),
        ("ColumnFixed64", b.u8(LAST)),
        ("ColumnCounted", b"\x06abc"),
    ]
    examples += [
        Example(
            f"Trevni.{name}",
            "two blocks",
            b.u4(2) + (b.u4(1) + b.u4(2) + b.u4(LAST >> 32) + first) * 2 + b"blocks",
        )
        for name, first in heads
    ]
    return [
        *examples,
        Example("Trevni", "numbers longer than needed", overlong),
        Example(
            "Trevni.ZigzagValues",
            "numbers of one to ten bytes",
            b"\0\1" + number + b"\xff" * 9 + b"\1" + b"\x80\0",
        ),
        Example("Trevni.CountedValues", "texts", b"\0\2a\x80\x02" + b"x" * 128),
        Example("Trevni.RepeatedBlock", "entries", b.u4(3) + b"levels and values"),
    ]
