"""Damage to the ROOT file around an RNTuple."""

from __future__ import annotations

from rntuple_construct.format.grammar import container
from rntuple_construct.kit.corpus.mutations.bases import draft_of
from rntuple_construct.kit.corpus.mutations.places import (
    CLASS_NAME,
    LEN_KEY,
    NUM_FREE,
    SEEK_FREE,
    SEEK_INFO,
    append_record,
    directory_at,
    image_of_anchor,
    list_keys,
    read_number,
    write_number,
)
from rntuple_construct.kit.corpus.mutations.registry import case
from rntuple_construct.kit.files.container_edits import append_directory, correct_end
from rntuple_construct.kit.files.editable_file import EditableFile


@case("RNT-CNT-003", how="bytes")
def fields_before_the_end_of_the_title(data: bytearray) -> None:
    """The title of the record takes one more byte than there is in front of the fields."""
    data[directory_at(data) - 1] += 1


@case("RNT-CNT-005", how="bytes")
def more_keys_than_images(data: bytearray) -> None:
    write_number(data, image_of_anchor(data).span.start - 4, 2)


def _add_free_segment(data: bytearray, first: int, last: int) -> None:
    """Write a new free list with one more segment."""
    end = len(data) + 26 + 8 + 20
    entries = [
        {"version": 1, "ofs_first": first, "ofs_last": last},
        {"version": 1, "ofs_first": end, "ofs_last": 2_000_000_000},
    ]
    payload = container.build_free_list({"entries": entries})
    offset = append_record(data, b"TFile", payload)
    start = offset + read_number(data, offset + LEN_KEY, ">h")
    entries[1]["ofs_first"] = len(data)
    data[start:] = container.build_free_list({"entries": entries})
    write_number(data, SEEK_FREE, offset)
    write_number(data, NUM_FREE, 2)


@case("RNT-CNT-009", how="bytes")
def free_segment_without_mark(data: bytearray) -> None:
    first = append_record(data, b"RBlob", bytes(30))
    last = len(data) - 1
    data[first : last + 1] = bytes(last + 1 - first)
    _add_free_segment(data, first, last)


@case("RNT-CNT-010", how="bytes")
def streamer_info_of_another_class(data: bytearray) -> None:
    data[data.index(b"ROOT::RNTuple", read_number(data, SEEK_INFO)) + 12] = ord("f")


@case("RNT-CNT-011", how="bytes")
def blob_with_a_name(data: bytearray) -> None:
    append_record(data, b"RBlob", bytes(4), b"page")


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


@case("RNT-CNT-015", how="bytes")
def used_record_in_free_space(data: bytearray) -> None:
    info = read_number(data, SEEK_INFO)
    _add_free_segment(data, info, info + read_number(data, info) - 1)


@case("RNT-CNT-016", how="bytes")
def bytes_of_nobody(data: bytearray) -> None:
    data += b"stale bytes"
    correct_end(data)


@case("RNT-CNT-018", how="bytes")
def directory_listed_twice(data: bytearray) -> None:
    anchor = image_of_anchor(data)
    image = _add_directory(data)
    list_keys(data, [bytes(data[anchor.span.start : anchor.span.stop]), image, image])


@case("RNT-CNT-021", how="bytes")
def keys_list_without_offset(data: bytearray) -> None:
    """A directory beside the RNTuple states the size of a keys list, but not its offset."""
    anchor = image_of_anchor(data)
    image = _add_directory(data, len_keys=119)
    list_keys(data, [bytes(data[anchor.span.start : anchor.span.stop]), image])


def _add_directory(data: bytearray, len_keys: int = 0) -> bytes:
    image = append_directory(data, b"inner", len_keys=len_keys)
    correct_end(data)
    return image
