"""Damage to envelopes, frames, strings, locators and feature flags; checksums are repaired unless they are meant."""

from __future__ import annotations

from rntuple_construct.base.constants import PAGE_LIST
from rntuple_construct.kit.corpus.mutations.bases import nested_deferred
from rntuple_construct.kit.corpus.mutations.registry import case
from rntuple_construct.kit.files.editable_file import EditableFile


@case("RNT-FEA-005", base="representations", how="file")
def nested_deferred_columns_without_flag() -> bytes:
    draft = nested_deferred()
    draft.footer["payload"]["feature_flags"] = [0]
    return draft.build()


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
