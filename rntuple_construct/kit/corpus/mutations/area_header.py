"""Damage to the header: names, the writer, extra type information."""

from __future__ import annotations

import struct

from rntuple_construct.format.grammar.engine.forcing import Raw
from rntuple_construct.kit.corpus.mutations.registry import case
from rntuple_construct.kit.corpus.mutations.schemas import frame, streamed_types
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


@case("RNT-HDR-002")
def header_ends_before_its_writer(draft: EditableFile) -> None:
    draft.header["payload"] = Raw(bytes(8) + _text(b"events") + _text(b""))


@case("RNT-HDR-003")
def header_ends_before_its_alias_columns(draft: EditableFile) -> None:
    draft.header["payload"] = Raw(bytes(8) + _text(b"events") + _text(b"") * 2 + _EMPTY_LIST * 2)


@case("RNT-HDR-005")
def extra_type_information_in_the_header(draft: EditableFile) -> None:
    draft.schema["extra_type_infos"].append(streamed_types())


@case("RNT-EXT-001", base="schema")
def extra_type_information_without_content(draft: EditableFile) -> None:
    record = struct.pack("<IIIH", 0, 0, 0, 100)
    draft.extension["extra_type_infos"] = [Raw(frame(record))]


@case("RNT-EXT-002", base="schema")
def extra_type_information_twice(draft: EditableFile) -> None:
    draft.extension["extra_type_infos"] *= 2


@case("RNT-EXT-003", base="schema")
def streamer_information_cut_short(draft: EditableFile) -> None:
    record = draft.extension["extra_type_infos"][0]
    content = record["content"][:100]
    record["content"] = struct.pack(">I", 0x40000000 | (len(content) - 4)) + content[4:]
