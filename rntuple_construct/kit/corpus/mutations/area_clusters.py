"""Damage to the footer, cluster groups, page lists and element offsets."""

from __future__ import annotations

import struct
from typing import Any

from rntuple_spec.column_types import ColumnType as T

from rntuple_construct.kit.corpus.mutations.registry import case
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import Model, build

_EMPTY_LIST = struct.pack("<qI", -12, 0)
_SUPPRESSED = -(1 << 63)
_LATE = 8
"""In the base file of nested deferred columns, the first of these."""


def _pages(draft: EditableFile, group: int) -> Any:
    return draft.page_lists[group]["payload"]


def _suppress(located: list[Any], column: int) -> None:
    located[column] = {"items": [], "element_offset": _SUPPRESSED}


@case("RNT-CGR-005")
def cluster_of_no_entries(draft: EditableFile) -> None:
    group, pages = draft.footer["payload"]["cluster_groups"][1], _pages(draft, 1)
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


@case("RNT-SUP-005", base="representations", how="file")
def elements_before_the_first_element_index() -> bytes:
    m, late = Model(), Model()
    number = m.field("number", "float")
    m.column(number, T.REAL32, None, None, [5, 6])
    more = {"representation_index": 1, "flags": 1, "first_element_index": -2}
    late.column(number, T.REAL16, [1, 2], [3, 4], None, **more)
    draft = build(m, [2, 2, 2], [3], extension=late)
    # Model puts deferred columns where they start.
    locations = _pages(draft, 0)["page_locations"]
    for located, offset in zip((locations[0][1], locations[1][1], locations[2][0]), (0, 2, 4), strict=True):
        located["element_offset"] = offset
    return draft.build()
