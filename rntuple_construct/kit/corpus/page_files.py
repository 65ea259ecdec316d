"""Files whose pages, chunks, clusters or columns differ from each other where readers expect them to be alike."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import xxhash
from rntuple_spec.column_types import COLUMN_TYPES
from rntuple_spec.column_types import ColumnType as T

from rntuple_construct.base.constants import FOOTER, HEADER, PAGE_LIST
from rntuple_construct.format.compression import compress
from rntuple_construct.format.compression.algorithms import pack_header
from rntuple_construct.format.container import RootFile
from rntuple_construct.format.generations import read_anchor
from rntuple_construct.format.grammar.engine.forcing import forced
from rntuple_construct.kit.corpus.model import MadeCase, reader_case
from rntuple_construct.kit.corpus.trap_files import split_page, with_chunks
from rntuple_construct.kit.corpus.width_files import with_envelope
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import (
    COLLECTION,
    PROJECTED,
    VARIANT,
    Model,
    build,
    pairs,
)

__all__ = ["cases"]

_ENVELOPES = {HEADER: "header", FOOTER: "footer", PAGE_LIST: "page-list"}
_NUM_PAGES = 5000
_MANY_PAGES = 70_000
"""More pages than 16 bits can count."""
_ZSTD = bytes.fromhex("28b52ffd")


def cases() -> Iterator[MadeCase]:
    """The cases of groups ``readers/differences`` and ``readers/unchecked`` about pages, chunks, clusters and columns."""
    for name, title, section, rules, make in _VALID:
        yield reader_case(f"differences/{name}", title, section, make, rules=rules)
    for name, title, section, rules, make in _DROPPED:
        yield reader_case(
            f"unchecked/{name}", title, section, make, kind="must-drop-field", rules=rules, fields=("x",)
        )
    for name, title, section, rules, make in _REFUSED:
        yield reader_case(f"unchecked/{name}", title, section, make, kind="must-refuse", rules=rules)


# Checksums


def _numbers(
    *pages: Sequence[int], checksums: Sequence[bool] = (), clusters: Sequence[int] = ()
) -> EditableFile:
    """A field ``x`` of numbers in some pages, and a field ``y`` of one page in each cluster."""
    model = Model()
    counts = clusters or [sum(map(len, pages))]
    for name in ("x", "y"):
        model.column(model.field(name, "std::int32_t"), T.INT32, *(list(range(count)) for count in counts))
    draft = build(model, counts, [len(counts)], page_size=None)
    if pages:
        draft.located(0, 0, 0)["items"] = [
            draft.add_page(struct.pack(f"<{len(page)}i", *page), len(page), checksum=has_checksum)
            for page, has_checksum in zip(pages, checksums or [True] * len(pages), strict=True)
        ]
    return draft


def _some_checksums(*checksums: bool) -> bytes:
    return _numbers([1, 2], [3], [4, 5, 6], checksums=checksums).build()


def _damage_checksum(draft: EditableFile, cluster: int = 0, column: int = 0, page: int = 0) -> bytes:
    """The file of a draft with a flipped bit in the checksum of a page."""
    place = draft.located(0, cluster, column)["items"][page]["locator"]
    draft.data[place["ofs_range"] + place["len_range"]] ^= 1
    return draft.build()


def _strings() -> EditableFile:
    model = Model()
    x = model.field("x", "std::string")
    model.column(x, T.INDEX64, [2, 2, 5])
    model.column(x, T.CHAR, "abcde")
    model.column(model.field("y", "std::int32_t"), T.INT32, [1, 2, 3])
    return build(model, [3], [1], page_size=None)


def _checksum_of_an_envelope(type_id: int, *, is_compressed: bool = False) -> bytes:
    """A file with a flipped bit in the checksum of an envelope, and in nothing else."""
    draft = _numbers(clusters=[40])
    if type_id == FOOTER:
        data = bytearray(draft.build())
        with RootFile(bytes(data)) as file:
            anchor = read_anchor(file)
        data[anchor.ofs_footer + anchor.len_footer_stored - 1] ^= 1
        return bytes(data)

    def change(envelope: bytes) -> bytes:
        damaged = envelope[:-1] + bytes([envelope[-1] ^ 1])
        return bytes(compress(damaged, 505)) if is_compressed else damaged

    return with_envelope(draft, type_id, change)


def _words_of_flags() -> bytes:
    draft = _numbers([1, 2])
    draft.header["payload"]["feature_flags"] = [1 << 63, 1 << 63, 0]
    return draft.build()


# Compression


def _chunk(mark: bytes, data: bytes, num_bytes: int) -> bytes:
    return pack_header(mark, len(data), num_bytes) + data


_DEFLATED = bytes.fromhex("631f260000")
"""200 bytes of value 7 with fixed Huffman codes: the literal, then a match of 199 bytes at distance 1."""
_SEVENS = b"\x07" * 200
_LZ4 = bytes.fromhex("2f61620200ae506261626162")
_LETTERS = b"ab" * 100


def _zlib(checksum: int = 0) -> bytes:
    return _chunk(
        b"ZL\x08", b"\x78\x9c" + _DEFLATED + struct.pack(">I", zlib.adler32(_SEVENS) ^ checksum), 200
    )


def _lz4(checksum: int = 0) -> bytes:
    stated = xxhash.xxh64_intdigest(_LZ4) ^ checksum
    return _chunk(b"L4\x01", struct.pack(">Q", stated) + _LZ4, 200)


def _zstd(descriptor: bytes, size: int = 200, raw: bytes = b"") -> bytes:
    """A Zstandard chunk of some bytes and of zeros; ``descriptor`` precedes the blocks."""
    raw_block = (len(raw) << 3).to_bytes(3, "little") + raw if raw else b""
    zeros = (1 | 1 << 1 | (size - len(raw)) << 3).to_bytes(3, "little") + bytes(1)
    return _chunk(b"ZS\x01", _ZSTD + descriptor + raw_block + zeros, size)


def _mixed_chunks() -> bytes:
    chunks = [
        _zstd(b"\x20\xc8"),
        _lz4(),
        _zlib(),
        _chunk(b"CS\x08", _DEFLATED, 200),
        bytes(compress(_LETTERS, 205)),
    ]
    return with_chunks(bytes(200) + _LETTERS + _SEVENS + _SEVENS + _LETTERS, chunks)


def _chunks_of_an_envelope() -> bytes:
    """A header in three chunks."""

    def change(envelope: bytes) -> bytes:
        size = len(envelope) // 3
        parts = [envelope[:size], envelope[size : 2 * size], envelope[2 * size :]]
        return b"".join(bytes(compress(part, 505)) for part in parts)

    model = Model()
    for name in "abcdefghijklmnopqrstuvwx":
        model.column(model.field(name, "std::int32_t", description=f"{name} " * 20), T.INT32, [1])
    return with_envelope(build(model, [1], [1]), HEADER, change)


def _compressed_page_of_two_keys() -> bytes:
    """A compressed page of 152 bytes and a checksum, with keys of 100 bytes."""
    raw = bytes(i * 7 % 251 for i in range(130))
    draft = split_page(raw + bytes(270))
    located = draft.located(0, 0, 0)
    located["compression_settings"] = 505
    draft.store_page(located["items"][0], _zstd(b"\x60\x90\x00", 400, raw))
    return draft.build()


def _checksum_of_a_compressed_page() -> bytes:
    draft = _numbers(clusters=[50])
    located = draft.located(0, 0, 0)
    located["compression_settings"] = 505
    draft.store_page(located["items"][0], _zstd(b"\x20\xc8"))
    return _damage_checksum(draft)


# Pages and clusters


def _many_pages(count: int, settings: int = 0) -> bytes:
    """A column of many pages that share their bytes."""
    model = Model()
    model.column(model.field("x", "std::uint8_t"), T.UINT8, [7])
    draft = build(model, [count], [1])
    draft.settings = settings
    draft.located(0, 0, 0)["items"] *= count
    return draft.build()


def _pages_in_reverse() -> bytes:
    draft = _numbers([1, 2], [3], [4, 5, 6])
    located = draft.located(0, 0, 0)
    for page in located["items"][::-1]:
        draft.store_page(page, draft.stored_page(page))
    return draft.build()


def _offsets(column_type: T) -> bytes:
    """Offsets on three pages."""
    model = Model()
    x = model.field("x", "std::vector<std::int8_t>", role=COLLECTION)
    model.column(x, column_type, [1, 3, 3, 4, 6, 7])
    model.column(model.field("_0", "std::int8_t", parent=x), T.INT8, [1, 2, 3, 4, 5, 6, 7])
    return build(model, [6], [1], page_size=2).build()


def _clusters(entries: Sequence[int], groups: Sequence[int]) -> bytes:
    model = Model()
    numbers = iter(range(sum(entries)))
    model.column(
        model.field("x", "bool"),
        T.BIT,
        *([next(numbers) % 3 == 0 for _ in range(count)] for count in entries),
    )
    return build(model, entries, groups, page_size=None).build()


def _page_list_of_another_header() -> bytes:
    draft = _grouped()
    payload = draft.page_lists[1]["payload"]
    payload["header_checksum"] = forced(bytes(range(8)))
    return draft.build()


def _grouped() -> EditableFile:
    model = Model()
    model.column(model.field("x", "std::int32_t"), T.INT32, [1, 2], [3, 4])
    return build(model, [2, 2], [1, 1])


def _unknown_page_list() -> bytes:
    """The second page list has a locator of an unknown type."""
    draft = _grouped()
    draft.page_lists[1] = {}
    link = draft.footer["payload"]["cluster_groups"][1]["page_list_link"]
    link["locator"] = {"kind": 0x55, "reserved": 0, "payload": bytes(12)}
    return draft.build()


# Columns


def _three_representations(*, is_string: bool) -> bytes:
    """A field that has another representation in each of three clusters, in another order than their numbers."""
    model = Model()
    x = model.field("x", "std::string" if is_string else "double")
    for number, (kind, cluster) in enumerate(((T.REAL64, 1), (T.REAL32, 2), (T.REAL16, 0))):
        values: list[Any] = [None, None, None]
        if is_string:
            offsets, characters = list(values), list(values)
            offsets[cluster], characters[cluster] = [1, 3 + number], "abcdefgh"[number : 2 * number + 3]
            index = (T.INDEX64, T.INDEX32, T.SPLIT_INDEX32)[number]
            model.column(x, index, *offsets, representation_index=number)
            model.column(x, T.CHAR, *characters, representation_index=number)
        else:
            values[cluster] = [0.5 + number, -1.0 - number]
            model.column(x, kind, *values, representation_index=number)
    return build(model, [2, 2, 2], [3]).build()


def _projected_string() -> bytes:
    """Projections of a string, and of a number with two representations."""
    model = Model()
    s = model.field("s", "std::string")
    columns = [model.column(s, T.INDEX64, [2, 3], [1]), model.column(s, T.CHAR, "abc", "d")]
    n = model.field("n", "float")
    numbers = [
        model.column(n, T.REAL32, [1.5, 2.5], None),
        model.column(n, T.REAL16, None, [3.5], representation_index=1),
    ]
    for name, source, aliases in (("x", s, columns), ("y", n, numbers)):
        field = model.field(name, model.fields[source]["type_name"], flags=PROJECTED, source_field_id=source)
        for column in aliases:
            model.alias(column, field)
    return build(model, [2, 1], [2]).build()


def _late_alias() -> bytes:
    """A projected field of the schema extension whose source is in the header."""
    model, extension = Model(), Model()
    s = model.field("s", "std::string")
    columns = [model.column(s, T.INDEX64, [2, 3]), model.column(s, T.CHAR, "abc")]
    extension.field("x", "std::string", parent=1, flags=PROJECTED, source_field_id=s)
    for column in columns:
        extension.alias(column, 1)
    return build(model, [2], [1], extension=extension).build()


def _variant(*elements: tuple[int, int]) -> bytes:
    """A variant of two numbers and two strings."""
    model = Model()
    x = model.field("x", "std::variant<std::int32_t,std::string>", role=VARIANT)
    model.column(x, T.SWITCH, pairs(*elements))
    model.column(model.field("_0", "std::int32_t", parent=x), T.INT32, [7, 8])
    text = model.field("_1", "std::string", parent=x)
    model.column(text, T.INDEX64, [1, 3])
    model.column(text, T.CHAR, "abc")
    return build(model, [len(elements)], [1], page_size=None).build()


def _enum(type_name: str, column_type: T, values: list[int]) -> bytes:
    model = Model()
    x = model.field("x", f"Enum{COLUMN_TYPES[column_type].name}")
    model.column(model.field("_0", type_name, parent=x), column_type, values)
    return build(model, [len(values)], [1], page_size=None).build()


_File = tuple[str, str, str, tuple[str, ...], Callable[[], bytes]]
_NO_CHECKSUM, _SHORT_CHUNKS, _SPLIT = "RNT-PAG-004", "RNT-CMP-006", "RNT-TYP-004"
_PAGES, _BLOCK, _GROUPS, _COLUMNS = (
    "page-locations",
    "compression-block",
    "cluster-group-record-frame",
    "suppressed-columns",
)
_VALID: tuple[_File, ...] = (
    ("checksum-of-the-second-page-missing", "Pages with, without and with a checksum", _PAGES, (_NO_CHECKSUM,), partial(_some_checksums, True, False, True)),
    ("checksum-of-the-first-page-missing", "Pages without, with and without a checksum", _PAGES, (_NO_CHECKSUM,), partial(_some_checksums, False, True, False)),
    ("three-words-of-flags", "Three words of feature flags without a flag", "feature-flags", ("RNT-FEA-006",), _words_of_flags),
    ("algorithms-of-one-page", "A page of chunks of five algorithms", _BLOCK, (_SHORT_CHUNKS,), _mixed_chunks),
    ("zstd-without-size", "A Zstandard frame that does not state its size", _BLOCK, (), lambda: with_chunks(bytes(200), [_zstd(b"\x00\x00")])),
    ("zstd-size-of-eight-bytes", "A Zstandard frame that states its size in eight bytes", _BLOCK, (), lambda: with_chunks(bytes(200), [_zstd(b"\xe0" + (200).to_bytes(8, "little"))])),
    ("header-of-three-chunks", "A header of three compressed chunks", _BLOCK, (_SHORT_CHUNKS,), _chunks_of_an_envelope),
    ("compressed-page-of-two-keys", "A compressed page that takes two keys", "anchor-schema", (), _compressed_page_of_two_keys),
    ("5000-pages", f"A column of {_NUM_PAGES:,} pages, in a list frame of 80,000 bytes", _PAGES, (), partial(_many_pages, _NUM_PAGES)),
    ("70000-pages", f"A column of {_MANY_PAGES:,} pages, in a compressed page list", _PAGES, (), partial(_many_pages, _MANY_PAGES, 505)),
    ("pages-in-reverse", "Pages in the reverse order of their elements", _PAGES, (), _pages_in_reverse),
    *(
        (f"{kind.name.lower().replace('_', '-')}-on-three-pages", f"Offsets of column type {kind.name} on three pages", _PAGES, rules, partial(_offsets, kind))
        for kind, rules in ((T.INDEX32, ()), (T.INDEX64, ()), (T.SPLIT_INDEX32, ()), (T.SPLIT_INDEX64, (_SPLIT,)))
    ),
    ("300-clusters", "300 clusters of one entry", _GROUPS, (), partial(_clusters, [1] * 300, [300])),
    ("65530-entries-and-more", "Three clusters, whose first entries need 17 bits", _GROUPS, (), partial(_clusters, [65_530, 10, 5], [2, 1])),
    ("group-without-clusters", "A cluster group without clusters between two others", _GROUPS, (), partial(_clusters, [3, 2], [1, 0, 1])),
    ("three-representations", "A number with another representation in each of three clusters", _COLUMNS, (), partial(_three_representations, is_string=False)),
    ("three-representations-of-a-string", "A string with another representation in each of three clusters", _COLUMNS, (), partial(_three_representations, is_string=True)),
    ("projections-of-two-columns", "Projections of a string, and of a number with two representations", "alias-columns", (), _projected_string),
    ("projected-string-added-later", "A projection of a string in the schema extension", "alias-columns", (), _late_alias),
    ("variant-without-tags", "A variant without a value in all entries", "std-variant", (), partial(_variant, (0, 0), (0, 0))),
    ("enum-over-int32", "An enumeration with negative values of 32 bits", "user-defined-enums", (), partial(_enum, "std::int32_t", T.INT32, [-1, 0, -(2**31), 2**31 - 1])),
    ("enum-over-uint64", "An enumeration with values from 2**63 on", "user-defined-enums", (), partial(_enum, "std::uint64_t", T.UINT64, [2**63, 0, 2**64 - 1])),
)  # fmt: skip
"""Name, title, section, remarks and file of those that a reader reads."""
_WRONG_PAGE = ("RNT-PAG-002",)
_DROPPED: tuple[_File, ...] = (
    ("checksum-of-a-compressed-page", "A wrong checksum of a compressed page", _PAGES, _WRONG_PAGE, _checksum_of_a_compressed_page),
    ("checksum-of-the-last-page", "A wrong checksum of the last of three pages", _PAGES, _WRONG_PAGE, lambda: _damage_checksum(_numbers([1, 2], [3], [4]), page=2)),
    ("checksum-after-a-page-without", "A wrong checksum of a page after one without checksum", _PAGES, (*_WRONG_PAGE, _NO_CHECKSUM), lambda: _damage_checksum(_numbers([1, 2], [3], checksums=[False, True]), page=1)),
    ("checksum-in-the-second-cluster", "A wrong checksum of a page of the second cluster", _PAGES, _WRONG_PAGE, lambda: _damage_checksum(_numbers(clusters=[2, 2]), cluster=1)),
    ("checksum-of-characters", "A wrong checksum of the characters of a string", _PAGES, _WRONG_PAGE, lambda: _damage_checksum(_strings(), column=1)),
    ("checksum-of-offsets", "A wrong checksum of the offsets of a string", _PAGES, _WRONG_PAGE, lambda: _damage_checksum(_strings())),
    ("adler-32", "A wrong Adler-32 in a zlib stream, in a page whose checksum is right", _BLOCK, ("RNT-CMP-005",), lambda: with_chunks(_SEVENS, [_zlib(1)], 101, beside=True)),
    ("lz4-checksum-of-the-second-chunk", "A wrong checksum of the second LZ4 chunk of a page", _BLOCK, ("RNT-CMP-007",), lambda: with_chunks(_LETTERS * 2, [_lz4(), _lz4(1)], 404, beside=True)),
)  # fmt: skip
"""The same for files in which a reader refuses field ``x``."""
_REFUSED: tuple[_File, ...] = (
    *(
        (f"checksum-of-the-{name}", f"A flipped bit in the checksum of the {name.replace('-', ' ')}, and in nothing else", "envelopes", ("RNT-ENV-003",), partial(_checksum_of_an_envelope, kind))
        for kind, name in _ENVELOPES.items()
    ),
    *(
        (f"checksum-of-a-compressed-{_ENVELOPES[kind]}", f"A wrong checksum in a compressed {_ENVELOPES[kind].replace('-', ' ')}", "envelopes", ("RNT-ENV-003",), partial(_checksum_of_an_envelope, kind, is_compressed=True))
        for kind in (HEADER, PAGE_LIST)
    ),
    ("second-page-list-of-another-header", "A second page list with the checksum of another header", "page-list-envelope", ("RNT-PGL-001",), _page_list_of_another_header),
    ("unknown-locator-of-a-page-list", "A locator of an unknown type that leads to the second page list", "locators-and-envelope-links", ("RNT-VAL-003",), _unknown_page_list),
)  # fmt: skip
"""The same for files that a reader refuses."""
