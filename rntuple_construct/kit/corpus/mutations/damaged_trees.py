"""Damage to the anchor, envelopes and pages that takes more than a row of ``changes.toml``; checksums are repaired."""

from __future__ import annotations

import struct

import numpy as np
from rntuple_spec.column_types import ColumnType as T
from rntuple_spec.constants import BYTE_COUNT_BIT

from rntuple_construct.base.constants import PAGE_LIST
from rntuple_construct.format.columns import ColumnType, column_codec
from rntuple_construct.format.container import RootFile
from rntuple_construct.format.generations import read_anchor, read_header
from rntuple_construct.format.grammar.engine.forcing import forced
from rntuple_construct.kit.corpus.mutations.bases import draft_of
from rntuple_construct.kit.corpus.mutations.places import (
    CLASS_NAME,
)
from rntuple_construct.kit.corpus.mutations.registry import case
from rntuple_construct.kit.files.compression_chunks import zstd_chunk
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import COLLECTION, Model, build

_DEFERRED = 1
ID, VEC = 0, 4
"""Columns of the plain file."""


@case("RNT-ANC-011", base="streamed")
def header_inside_the_footer(draft: EditableFile) -> None:
    """The footer holds the bytes of the header, and the anchor refers to them."""
    with RootFile(draft.build()) as file:
        header = bytes(read_header(file, read_anchor(file)))
    # After the list of streamer information; readers do not look at bytes there.
    info = draft.footer["payload"]["schema_extension"]["schema"]["extra_type_infos"][0]
    content = info["content"] + header
    info["content"] = struct.pack(">I", BYTE_COUNT_BIT | (len(content) - 4)) + content[4:]
    data = draft.build()
    with RootFile(data) as file:
        footer = read_anchor(file).ofs_footer
    draft.anchor["ofs_header"] = forced(data.index(header, footer))


@case("RNT-LOC-007")
def page_that_begins_inside_another(draft: EditableFile) -> None:
    """A page begins in the middle of the checksum of the page before it; both checksums are right."""
    columns = draft.page_lists[0]["payload"]["page_locations"][0]
    first, second = columns[0]["items"][0]["locator"], columns[11]["items"][0]
    place, size = second["locator"], second["locator"]["len_range"]
    checksum = draft.generation.page_checksum
    stored = bytes(draft.data[first["ofs_range"] : first["ofs_range"] + first["len_range"]])
    head = stored + checksum(memoryview(stored))
    inner = head[-4:] + bytes(size - 4)
    first["ofs_range"] = draft.add_blob(head + inner[4:] + checksum(memoryview(inner)))
    place["ofs_range"] = first["ofs_range"] + len(head) - 4


@case("RNT-ENV-001")
def footer_of_another_type(draft: EditableFile) -> None:
    data = bytearray(draft.grammar.build_envelope(draft.footer))
    data[0] = PAGE_LIST
    contents = bytes(data[: -draft.generation.len_envelope_checksum])
    draft.footer = contents + draft.generation.envelope_checksum(contents)


@case("RNT-EXT-003", base="schema")
def streamer_information_cut_short(draft: EditableFile) -> None:
    record = draft.extension["extra_type_infos"][0]
    content = record["content"][:100]
    record["content"] = struct.pack(">I", 0x40000000 | (len(content) - 4)) + content[4:]


@case("RNT-ATT-002", base="attributes")
def attribute_set_that_is_no_anchor(draft: EditableFile) -> None:
    draft.footer["payload"]["linked_attribute_sets"][0]["len_anchor"] = 40
    draft.footer["payload"]["linked_attribute_sets"][0]["locator"] = {
        "kind": 0,
        "len_range": 40,
        "ofs_range": draft.add_blob(bytes(40)),
    }


@case("RNT-CGR-005")
def cluster_of_no_entries(draft: EditableFile) -> None:
    group, pages = draft.footer["payload"]["cluster_groups"][1], draft.page_lists[1]["payload"]
    summaries, locations = pages["cluster_summaries"], pages["page_locations"]
    first = summaries[-1]["first_entry"] + summaries[-1]["num_entries"]
    summaries.append({**summaries[-1], "first_entry": first, "num_entries": 0})
    # Where the last cluster ended, by its number of elements.
    ends = [
        column["element_offset"] + sum(abs(page["num_elements_signed"]) for page in column["items"])
        for column in locations[-1]
    ]
    locations.append([{"items": [], "element_offset": end, "compression_settings": 0} for end in ends])
    group["num_clusters"] += 1


@case("RNT-COL-017", how="file")
def more_bits_than_offsets_of_32_bits_can_tell() -> bytes:
    """One page of 2^22 bits is listed 1024 times below a collection.

    Because the bits get another representation later, their number is not compared with the offsets, which could
    not tell it.
    """
    m, late = Model(), Model()
    bits = m.field("bits", "std::vector<bool>", role=COLLECTION)
    m.column(bits, T.INDEX32, [0])
    item = m.field("_0", "bool", bits)
    m.column(item, T.BIT, [])
    late.column(item, T.BIT, representation_index=1, flags=_DEFERRED, first_element_index=-(1 << 32))
    draft = build(m, [1], [1], settings=505, extension=late)
    draft.footer["payload"]["feature_flags"] = [1]
    located = draft.page_lists[0]["payload"]["page_locations"][0]
    located[1]["items"] = [draft.add_page(bytes(1 << 19), 1 << 22, settings=505)] * 1024
    return draft.build()


@case("RNT-PAG-008")
def page_of_no_elements(draft: EditableFile) -> None:
    draft.located(0, 0, ID)["items"].append(draft.add_page(b"", 0, checksum=True))
    draft.located(0, 0, ID)["items"][-1]["num_elements_signed"] = 0


@case("RNT-ENC-004")
def huge_offset(draft: EditableFile) -> None:
    stored = np.array([2, 2, 3, 1 << 63], "<u8").tobytes()
    draft.located(0, 0, VEC)["items"] = [draft.add_page(stored, 4)]


@case("RNT-RC1-011", base="rc1", kind="valid")
def page_checksum_of_rc1(draft: EditableFile) -> None:
    pages = draft.page_lists[0]["payload"]["page_locations"]["items"][0]["items"][0]["items"]
    page = draft.add_page(np.array([1, 2], "<i8").tobytes(), 2)
    pages[0] = {"num_elements": 2, "flags": 1, "locator": page["locator"]}


@case("RNT-CMP-008", base="compressed")
def last_chunk_that_grows(draft: EditableFile) -> None:
    """The text column has one page of more than one full chunk; its last byte is a separate chunk."""
    size = 0xFFFFFF + 1
    text = b"ab" * (size // 2)
    offsets, content = draft.page_lists[0]["payload"]["page_locations"][0][1:3]
    codec_offsets = [size // 400 * (i + 1) for i in range(399)] + [size]
    codec = column_codec(ColumnType.SPLIT_INDEX64)
    offsets["items"] = [draft.add_page(codec.encode(codec_offsets), 400, settings=505)]
    # A page of that size that is stored whole would make a large file.
    content["items"] = [draft.add_page(b"", size)]
    page = content["items"][0]
    draft.store_page(page, zstd_chunk(text[:0xFFFFFF]) + zstd_chunk(text[0xFFFFFF:]))


@case("RNT-CNT-013")
def page_outside_of_blobs(draft: EditableFile) -> None:
    """The key in front of the page is not that of a blob."""
    page = draft.located(0, 0, 0)["items"][0]
    key_at = page["locator"]["ofs_range"] - 34
    if draft.data[key_at + CLASS_NAME : key_at + CLASS_NAME + 6] != b"\x05RBlob":
        raise ValueError("the page is not in front of its blob")
    draft.data[key_at + CLASS_NAME : key_at + CLASS_NAME + 6] = b"\x05Rblob"


@case("RNT-CNT-014", how="file", kind="valid")
def page_behind_the_end_of_the_records() -> bytes:
    draft = draft_of("plain")
    place = draft.located(0, 0, 0)["items"][0]["locator"]
    page = bytes(draft.data[place["ofs_range"] : place["ofs_range"] + place["len_range"] + 8])
    place["ofs_range"] = len(draft.build())
    return draft.build() + page
