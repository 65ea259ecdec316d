"""Damage to pages, their descriptions and their elements."""

from __future__ import annotations

import numpy as np

from rntuple_construct.kit.corpus.mutations.registry import case
from rntuple_construct.kit.files.editable_file import EditableFile

ID, VEC = 0, 4
"""Columns of the plain file."""


@case("RNT-PAG-002", how="bytes")
def flipped_bit_in_a_page(data: bytearray) -> None:
    data[data.index(np.array([1, 2, 3], "<i8").tobytes())] ^= 4


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
