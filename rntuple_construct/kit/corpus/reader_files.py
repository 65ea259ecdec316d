"""The files of the reader cases that ``spec/rules.toml`` names: each a valid file with something done to it."""

from __future__ import annotations

import io
import struct
import zlib
from collections.abc import Callable
from typing import Any

import numpy as np
from rntuple_spec.column_types import ColumnType as T

from rntuple_construct.base.checksums import xxh3_little_endian
from rntuple_construct.format.compression import compress
from rntuple_construct.format.compression.algorithms import pack_header
from rntuple_construct.format.container import RootFile
from rntuple_construct.format.generations import read_anchor
from rntuple_construct.kit.corpus.features.model import feature
from rntuple_construct.kit.corpus.features.structure import with_gap
from rntuple_construct.kit.corpus.mutations.bases import BASES, draft_of
from rntuple_construct.kit.corpus.mutations.places import (
    CYCLE,
    LEN_OBJECT,
    NBYTES_KEYS,
    SEEK_KEYS,
    SEEK_PARENT,
    append_copy,
    append_record,
    image_of_anchor,
    list_keys,
    write_number,
)
from rntuple_construct.kit.corpus.mutations.registry import DECLARED, case, declare
from rntuple_construct.kit.files.container_edits import append_directory, correct_end
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import Model, build
from rntuple_construct.writer import WriteOptions

Tree = dict[str, Any]
UNKNOWN = 0x99
LATER = b"later on"
"""Bytes that a later version may add."""


Change = Callable[[EditableFile], None]


# The ROOT file


def _with_gap() -> bytes:
    out = io.BytesIO()
    with_gap(out, "none")
    return out.getvalue()


def _stale_gap() -> bytes:
    data = bytearray(_with_gap())
    with RootFile(bytes(data)) as file:
        gap = file.free_list()[0]
    # The length of a record that leads nowhere, in place of the negative length of the gap.
    write_number(data, gap.ofs_first, 77)
    return bytes(data)


declare("broken-key-chain", "", _stale_gap, _with_gap, rules=("RNT-CNT-009",))


@case("blob-key-fields", how="bytes")
def other_fields_of_blob_keys(data: bytearray) -> None:
    """Replace object length and parent directory of every RBlob key."""
    with RootFile(bytes(data)) as file:
        keys = [item.key for item in file.scan_keys() if item.key and item.key.class_name == "RBlob"]
    for number, key in enumerate(keys):
        write_number(data, key.span.start + LEN_OBJECT, 77777 + number)
        write_number(data, key.span.start + SEEK_PARENT, 4242 + number)


@case("directory-cycle", None, "file", rules=("RNT-CNT-018", "RNT-VAL-004"))
def directories_that_list_each_other() -> bytes:
    """A file without RNTuples, whose only sub-directory lists a directory that lists the first one again."""
    data = bytearray(BASES["plain"]())
    outer = len(data)
    keys = [append_directory(data, b"outer")]
    inner = len(data)
    keys.append(append_directory(data, b"inner", outer))
    correct_end(data)
    for owner, listed in ((outer, 1), (inner, 0)):
        offset = append_record(data, b"TFile", (1).to_bytes(4, "big") + keys[listed])
        fields = owner + len(keys[0])
        write_number(data, fields + SEEK_KEYS, offset)
        write_number(data, fields + NBYTES_KEYS, len(data) - offset)
    list_keys(data, keys[:1])
    return bytes(data)


# The anchor


@case("anchor-compressed", how="bytes")
def compressed_anchor(data: bytearray) -> None:
    """Store the anchor as a zstd block, in a record of its own."""
    key = image_of_anchor(data)
    stored = bytes(compress(bytes(data[key.payload.start : key.payload.stop]), 505))
    list_keys(data, [append_copy(data, key, stored)])


@case("anchor-cycles", how="bytes")
def two_cycles(data: bytearray) -> None:
    """Make the anchor cycle 2, and add as cycle 1 an anchor of the same RNTuple before it had entries."""
    without = draft_of("plain")
    without.footer["payload"]["cluster_groups"] = []
    without.page_lists = []
    with RootFile(without.build()) as file:
        anchor = read_anchor(file)
        footer = bytes(file.source.read(anchor.ofs_footer, anchor.len_footer_stored))
    key = image_of_anchor(data)
    older = bytearray(data[key.payload.start : key.payload.stop])
    append_record(data, b"RBlob", footer)
    struct.pack_into(">3Q", older, 6 + 8 + 24, len(data) - len(footer), len(footer), len(footer))
    older[-8:] = xxh3_little_endian(bytes(older[6:-8]))[::-1]
    first = append_copy(data, key, bytes(older), cycle=1)
    write_number(data, key.ofs_key + CYCLE, 2, ">h")
    # The newest first, as ROOT lists them.
    list_keys(data, [bytes(data[key.ofs_key : key.ofs_key + key.len_key]), first])


# Compression


@case("raw-looks-compressed", None, "file")
def page_that_looks_compressed() -> bytes:
    """A page of 16 bytes that begins like a zstd block of them."""
    model = Model()
    looks = b"ZS\x01" + (7).to_bytes(3, "little") + (16).to_bytes(3, "little") + b"numbers"
    model.column(model.field("x", "std::uint8_t"), T.UINT8, list(looks))
    draft = build(model, [len(looks)], [1], page_size=len(looks))
    draft.located(0, 0, 0)["compression_settings"] = 505
    return draft.build()


@case("deflate-cs", None, "file")
def page_of_old_deflate() -> bytes:
    """A page of zeros in one stored block of a raw deflate stream of fixed codes."""
    model = Model()
    model.column(model.field("x", "std::uint8_t"), T.UINT8, [7] * 200)
    draft = build(model, [200], [1], page_size=200)
    # Fixed Huffman codes: the literal 7, then a match of 199 bytes at distance 1.
    stream = _fixed_codes(7, 199)
    stored = pack_header(b"CS\x08", len(stream), 200) + stream
    located = draft.located(0, 0, 0)
    located["compression_settings"] = 301
    draft.store_page(located["items"][0], stored)
    return draft.build()


def _fixed_codes(literal: int, repeats: int) -> bytes:
    """A deflate stream of a literal and its repetitions: matches of 199 bytes have symbol 282 and 5 more bits."""
    bits: list[int] = [1, 1, 0]
    bits += _most_significant_first(0x30 + literal, 8)
    # Symbol 282 stands for lengths 163 to 194, 283 for 195 to 226, with five extra bits.
    bits += _most_significant_first(0xC0 + 283 - 280, 8)
    bits += [(repeats - 195) >> shift & 1 for shift in range(5)]
    bits += [0] * 5
    bits += [0] * 7
    packed = np.packbits(np.array(bits, np.uint8), bitorder="little").tobytes()
    if zlib.decompressobj(-15).decompress(packed) != bytes([literal]) * (repeats + 1):
        raise ValueError("no such stream")
    return packed


def _most_significant_first(code: int, width: int) -> list[int]:
    return [code >> shift & 1 for shift in reversed(range(width))]


def _spread(max_key_size: int) -> Callable[[], bytes]:
    def make() -> bytes:
        out = io.BytesIO()
        made = feature(
            "pages and envelopes over several keys", {"x": "std::int64_t"}, [{"x": i * i} for i in range(50)],
            options=WriteOptions(max_key_size=max_key_size),
        )  # fmt: skip
        made.write(out, "none")
        return out.getvalue()

    return make


declare("multi-key-blob", "", _spread(100), _spread(0))


# Feature flags


def _flags(draft: EditableFile, header: list[int] | None, footer: list[int] | None) -> None:
    for envelope, words in ((draft.header, header), (draft.footer, footer)):
        if words is not None:
            envelope["payload"]["feature_flags"] = words


_MORE = 1 << 63


# Frames, locators and envelopes


def _pad(tree: Tree, name: str | None = None) -> None:
    """Append bytes to a record frame, or to the list frame with a name."""
    if name is None:
        tree["trailing"] = LATER
        return
    items = tree[name]
    tree[name] = (
        {**items, "trailing": LATER} if isinstance(items, dict) else {"items": items, "trailing": LATER}
    )


def _pad_frames(draft: EditableFile) -> None:
    """Append eight bytes to every frame."""
    extension = draft.footer["payload"]["schema_extension"]
    for schema in (draft.header["payload"]["schema"], extension.get("schema", {})):
        for name in list(schema):
            for record in schema[name]:
                _pad(record)
            _pad(schema, name)
    _pad(extension)
    footer = draft.footer["payload"]
    for name in ("cluster_groups", "linked_attribute_sets"):
        for record in footer[name]:
            _pad(record)
        _pad(footer, name)
    for page_list in draft.page_lists:
        payload = page_list["payload"]
        for record in payload["cluster_summaries"]:
            _pad(record)
        _pad(payload, "cluster_summaries")
        clusters = []
        for columns in payload["page_locations"]:
            for column in columns:
                _pad(column)
            clusters.append({"items": columns, "trailing": LATER})
        payload["page_locations"] = {"items": clusters, "trailing": LATER}


def _pad_envelopes(draft: EditableFile, count: int = 2) -> None:
    """Append bytes to header, footer and page lists."""
    for envelope in (draft.header, draft.footer, *draft.page_lists):
        envelope["payload"]["trailing"] = LATER * count


@case("padded-frames", rules=("RNT-FRM-004",))
def longer_frames(draft: EditableFile) -> None:
    """Append eight bytes to every frame."""
    _pad_frames(draft)


def _all_large(draft: EditableFile) -> None:
    for page_list in draft.page_lists:
        for columns in page_list["payload"]["page_locations"]:
            for column in columns:
                for page in column["items"]:
                    page["locator"].update(kind=1, reserved=0)


@case("padded-envelopes", rules=("RNT-ENV-005",))
def longer_envelopes(draft: EditableFile) -> None:
    """Append sixteen bytes to every envelope."""
    _pad_envelopes(draft)


# Fields and columns


# Footer and cluster groups


# Clusters and pages


@case("padding-bits")
def padding_that_is_set(draft: EditableFile) -> None:
    """Set the unused bits of the last byte of all pages of columns with less than eight bits, or packed ones."""
    for page_list in draft.page_lists:
        for columns in page_list["payload"]["page_locations"]:
            for path in ("bits", "quant"):
                (number,) = draft.column_ids(path)
                width = draft.column(path)["bits_on_storage"]
                for page in columns[number]["items"]:
                    _set_padding(draft, page, abs(page["num_elements_signed"]) * width)


def _set_padding(draft: EditableFile, page: Tree, used: int) -> None:
    stored = bytearray(draft.stored_page(page))
    if used % 8:
        stored[-1] |= 0xFF << used % 8 & 0xFF
    draft.store_page(page, bytes(stored))


# Compatibility


@case("padded-everything", rules=("RNT-ANC-002", "RNT-ENV-005", "RNT-FRM-004"))
def longer_everything(draft: EditableFile) -> None:
    """Append bytes to the anchor, every envelope and every frame."""
    _pad_frames(draft)
    _pad_envelopes(draft)
    draft.anchor["trailing"] = LATER


def _padded_damaged() -> bytes:
    draft = draft_of("plain")
    _pad_envelopes(draft)
    data = bytearray(draft.build())
    data[bytes(data).index(LATER * 2)] ^= 1
    return bytes(data)


declare("padded-damaged", "", _padded_damaged, "plain", rules=("RNT-ENV-003", "RNT-ENV-005"))


# Limits


# Release candidates


READER_FILES = [case for case in DECLARED if case.suite == "readers"]
"""The files that ask something of a reader."""
