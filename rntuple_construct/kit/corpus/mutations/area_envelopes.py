"""Damage to envelopes, frames, strings, locators and feature flags; checksums are repaired unless they are meant."""

from __future__ import annotations

import struct
from typing import Any

from rntuple_construct.base.constants import PAGE_LIST
from rntuple_construct.format.grammar.engine.forcing import Raw, forced
from rntuple_construct.kit.corpus.mutations.bases import nested_deferred
from rntuple_construct.kit.corpus.mutations.registry import case
from rntuple_construct.kit.files.editable_file import EditableFile


@case("RNT-BAS-001")
def string_longer_than_its_record(draft: EditableFile) -> None:
    numbers = struct.pack("<IIIHH", 0, 0, 0, 0, 0)
    record = numbers + struct.pack("<I", 9999) + b"id"
    draft.schema["fields"][0] = Raw(struct.pack("<q", len(record) + 8) + record)


@case("RNT-FEA-001")
def endless_feature_flags(draft: EditableFile) -> None:
    """Every word of the header announces another one."""
    draft.header = {**draft.header, "payload": Raw(b"\0\0\0\0\0\0\0\x80" * 4)}


@case("RNT-FEA-005", base="representations", how="file")
def nested_deferred_columns_without_flag() -> bytes:
    draft = nested_deferred()
    draft.footer["payload"]["feature_flags"] = [0]
    return draft.build()


@case("RNT-FEA-006")
def superfluous_word_of_flags(draft: EditableFile) -> None:
    draft.header["payload"]["feature_flags"] = [1 << 63, 0]


@case("RNT-FRM-002")
def record_in_place_of_a_list(draft: EditableFile) -> None:
    draft.schema["extra_type_infos"] = Raw(struct.pack("<qI", 12, 0))


@case("RNT-FRM-002")
def list_in_place_of_a_record(draft: EditableFile) -> None:
    draft.schema["alias_columns"][0] = Raw(struct.pack("<qII", -16, 0, 0))


@case("RNT-FRM-005")
def more_items_than_fit(draft: EditableFile) -> None:
    draft.schema["columns"] = {"items": draft.schema["columns"], "num_items": forced(1000)}


def items_of(frame: Any) -> Any:
    """The items of a list frame, which may stand for it."""
    return frame["items"] if isinstance(frame, dict) else frame


def _page_of_bytes(draft: EditableFile, locator: bytes) -> None:
    """Put other bytes where the locator of the first page is, and let the frame end behind them."""
    clusters = items_of(draft.page_lists[0]["payload"]["page_locations"])
    items_of(items_of(clusters[0])[0])[0]["locator"] = Raw(locator)


@case("RNT-LOC-001")
def locator_cut_off_by_its_frame(draft: EditableFile) -> None:
    columns = draft.page_lists[0]["payload"]["page_locations"][0]
    content = struct.pack("<IiiI", 1, -4, 32, 300)
    columns[0] = Raw(struct.pack("<q", -(len(content) + 8)) + content)


@case("RNT-LOC-002")
def locator_smaller_than_its_head(draft: EditableFile) -> None:
    _page_of_bytes(draft, struct.pack("<iQ", -(1 << 24 | 3), 0))


@case("RNT-LOC-003")
def large_locator_with_more_bytes(draft: EditableFile) -> None:
    locator = draft.located(0, 0, 0)["items"][0]["locator"]
    size, offset = locator["len_range"], locator["ofs_range"]
    _page_of_bytes(draft, struct.pack("<iQQI", -(1 << 24 | 24), size, offset, 7))


@case("RNT-LOC-005")
def page_in_an_object_store(draft: EditableFile) -> None:
    _page_of_bytes(draft, struct.pack("<iIQ", -(2 << 24 | 16), 32, 0x1234))


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


@case("RNT-LOC-008")
def link_to_an_envelope_without_room(draft: EditableFile) -> None:
    link = draft.footer["payload"]["cluster_groups"][0]["page_list_link"]
    link["len_envelope"] = forced(15)
    link["locator"] = {"kind": 0, "len_range": forced(15), "ofs_range": 300}


@case("RNT-ENV-001")
def footer_of_another_type(draft: EditableFile) -> None:
    data = bytearray(draft.grammar.build_envelope(draft.footer))
    data[0] = PAGE_LIST
    contents = bytes(data[: -draft.generation.len_envelope_checksum])
    draft.footer = contents + draft.generation.envelope_checksum(contents)


@case("RNT-PRE-002", base="rc2")
def page_at_a_uri(draft: EditableFile) -> None:
    _page_of_bytes(draft, struct.pack("<i", -(1 << 24 | 12)) + b"http://x")
