"""Damage to the ROOT file around an RNTuple that takes more than a row of ``changes.toml``."""

from __future__ import annotations

from rntuple_construct.format.grammar import container
from rntuple_construct.kit.corpus.mutations.places import (
    LEN_KEY,
    NUM_FREE,
    SEEK_FREE,
    SEEK_INFO,
    append_copy,
    append_record,
    image_of_anchor,
    list_keys,
    read_number,
    write_number,
)
from rntuple_construct.kit.corpus.mutations.registry import case
from rntuple_construct.kit.files.container_edits import append_directory, correct_end


@case("RNT-ANC-001", base="rc2", how="bytes")
def class_of_the_release(data: bytearray) -> None:
    """A second anchor, of the other class, takes the place of the first."""
    key = image_of_anchor(data)
    anchor = bytes(data[key.payload.start : key.payload.stop])
    list_keys(data, [append_copy(data, key, anchor, class_name=b"ROOT::RNTuple")])


@case("RNT-ANC-015", how="bytes")
def oldest_cycle_first(data: bytearray) -> None:
    """A second anchor of the same contents, with cycle 2, is listed after the first."""
    key = image_of_anchor(data)
    first = bytes(data[key.span.start : key.span.stop])
    anchor = bytes(data[key.payload.start : key.payload.stop])
    list_keys(data, [first, append_copy(data, key, anchor, cycle=2)])


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


@case("RNT-CNT-011", how="bytes")
def blob_with_a_name(data: bytearray) -> None:
    append_record(data, b"RBlob", bytes(4), b"page")


@case("RNT-CNT-015", how="bytes")
def used_record_in_free_space(data: bytearray) -> None:
    info = read_number(data, SEEK_INFO)
    _add_free_segment(data, info, info + read_number(data, info) - 1)


@case("RNT-CNT-016", how="bytes")
def bytes_of_nobody(data: bytearray) -> None:
    data += b"stale bytes"
    correct_end(data)


def _add_directory(data: bytearray, len_keys: int = 0) -> bytes:
    image = append_directory(data, b"inner", len_keys=len_keys)
    correct_end(data)
    return image


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
