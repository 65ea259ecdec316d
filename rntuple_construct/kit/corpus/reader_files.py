"""The files of the reader cases that ``spec/rules.toml`` names: each a valid file with something done to it."""

from __future__ import annotations

import io
import struct
from functools import partial
from typing import Any

from rntuple_construct.base.checksums import xxh3_little_endian
from rntuple_construct.format.compression import compress
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
from rntuple_construct.writer import WriteOptions

Tree = dict[str, Any]


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
    """Store the anchor as a zstd block, in a separate record."""
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


def _spread(max_key_size: int) -> bytes:
    out = io.BytesIO()
    made = feature(
        "pages and envelopes over several keys", {"x": "std::int64_t"}, [{"x": i * i} for i in range(50)],
        options=WriteOptions(max_key_size=max_key_size),
    )  # fmt: skip
    made.write(out, "none")
    return out.getvalue()


declare("multi-key-blob", "", partial(_spread, 100), partial(_spread, 0))

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


READER_FILES = [case for case in DECLARED if case.suite == "readers"]
"""The files that ask something of a reader."""
