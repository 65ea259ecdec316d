"""Damage to the header: names, the writer, extra type information."""

from __future__ import annotations

import struct

from rntuple_construct.kit.corpus.mutations.registry import case
from rntuple_construct.kit.corpus.mutations.schemas import streamed_types
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import add_streamer_info

_EMPTY_LIST = struct.pack("<qI", -12, 0)


def _text(text: bytes) -> bytes:
    return struct.pack("<I", len(text)) + text


@case("RNT-HDR-001", how="file")
def name_with_a_space() -> bytes:
    draft = EditableFile.empty("my events")
    add_streamer_info(draft)
    return draft.build()


@case("RNT-HDR-001", how="file", kind="valid")
def no_name() -> bytes:
    draft = EditableFile.empty("")
    add_streamer_info(draft)
    return draft.build()


@case("RNT-HDR-006", how="file")
def name_of_255_bytes() -> bytes:
    draft = EditableFile.empty("n" * 255)
    add_streamer_info(draft)
    return draft.build()


@case("RNT-HDR-005")
def extra_type_information_in_the_header(draft: EditableFile) -> None:
    draft.schema["extra_type_infos"].append(streamed_types())


@case("RNT-EXT-003", base="schema")
def streamer_information_cut_short(draft: EditableFile) -> None:
    record = draft.extension["extra_type_infos"][0]
    content = record["content"][:100]
    record["content"] = struct.pack(">I", 0x40000000 | (len(content) - 4)) + content[4:]
