"""Damage to pages, their descriptions and their elements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from rntuple_construct.format.columns import ColumnType, column_codec
from rntuple_construct.kit.corpus.mutations.registry import case
from rntuple_construct.kit.corpus.mutations.schemas import STREAMED
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import pairs

# Columns of the plain file.
ID, PT, NAME, NAME_CHARS, VEC, VEC_VALUES, VAR, VAR_FIRST, VAR_SECOND, OPT, OPT_VALUES, ARR, BITS, X, Y = (
    range(15)
)


def column_pages(draft: EditableFile, column: int, cluster: int = 0) -> Any:
    """The pages of a column in the first or second cluster group."""
    return draft.located(int(cluster > 0), max(cluster - 1, 0), column)


def replace(draft: EditableFile, column: int, column_type: ColumnType, values: Any, cluster: int = 0) -> None:
    """Give a column other elements in a cluster."""
    codec = column_codec(column_type)
    column_pages(draft, column, cluster)["items"] = [draft.add_page(codec.encode(values), len(values))]


@case("RNT-PAG-001")
def page_stored_larger_than_its_elements(draft: EditableFile) -> None:
    draft.store_page(column_pages(draft, ID)["items"][0], bytes(40))


@case("RNT-PAG-002", how="bytes")
def flipped_bit_in_a_page(data: bytearray) -> None:
    data[data.index(np.array([1, 2, 3], "<i8").tobytes())] ^= 4


@case("RNT-PAG-008")
def page_of_no_elements(draft: EditableFile) -> None:
    column_pages(draft, ID)["items"].append(draft.add_page(b"", 0, checksum=True))
    column_pages(draft, ID)["items"][-1]["num_elements_signed"] = 0


@case("RNT-ENC-002")
def falling_offsets(draft: EditableFile) -> None:
    replace(draft, VEC, ColumnType.INDEX64, [2, 1, 3, 5])


@case("RNT-ENC-002")
def falling_offsets_between_pages(draft: EditableFile) -> None:
    codec = column_codec(ColumnType.INDEX64)
    pages = [draft.add_page(codec.encode([2, 4]), 2), draft.add_page(codec.encode([3, 5]), 2)]
    column_pages(draft, VEC)["items"] = pages


@case("RNT-ENC-003")
def offsets_beyond_the_content(draft: EditableFile) -> None:
    replace(draft, VEC, ColumnType.INDEX64, [2, 2, 3, 6])


@case("RNT-ENC-003")
def string_offsets_before_the_end(draft: EditableFile) -> None:
    replace(draft, NAME, ColumnType.INDEX64, [1, 1, 3, 4])


@case("RNT-ENC-004")
def huge_offset(draft: EditableFile) -> None:
    stored = np.array([2, 2, 3, 1 << 63], "<u8").tobytes()
    column_pages(draft, VEC)["items"] = [draft.add_page(stored, 4)]


@case("RNT-ENC-005")
def tag_without_alternative(draft: EditableFile) -> None:
    replace(draft, VAR, ColumnType.SWITCH, pairs((0, 1), (0, 2), (1, 1), (0, 3)))


@case("RNT-ENC-005")
def index_out_of_order(draft: EditableFile) -> None:
    replace(draft, VAR, ColumnType.SWITCH, pairs((1, 1), (0, 2), (0, 1), (0, 0)))


@case("RNT-ENC-005")
def more_indices_than_elements(draft: EditableFile) -> None:
    replace(draft, VAR, ColumnType.SWITCH, pairs((0, 1), (0, 2), (1, 1), (2, 1)))


@case("RNT-ENC-006")
def two_values_of_an_optional(draft: EditableFile) -> None:
    replace(draft, OPT, ColumnType.INDEX64, [0, 2, 2, 2])


@case("RNT-ENC-011")
def string_that_is_no_utf8(draft: EditableFile) -> None:
    replace(draft, NAME_CHARS, ColumnType.CHAR, list(b"a\xffbcc"))


@case("RNT-ENC-011")
def strings_that_are_utf8_only_together(draft: EditableFile) -> None:
    replace(draft, NAME_CHARS, ColumnType.CHAR, list(b"\xc3\xa9bcc"))


@case("RNT-ENC-011")
def string_that_ends_within_a_character(draft: EditableFile) -> None:
    replace(draft, NAME_CHARS, ColumnType.CHAR, list(b"abbc\xc3"))


@case("RNT-ENC-012", base="streamed")
def streamed_object_without_bytes(draft: EditableFile) -> None:
    replace(draft, 0, ColumnType.INDEX64, [0, 2 * len(STREAMED)])


@case("RNT-ENC-012", base="streamed")
def last_streamed_object_without_bytes_in_a_page_of_its_own(draft: EditableFile) -> None:
    codec = column_codec(ColumnType.INDEX64)
    ends = [draft.add_page(codec.encode([2 * len(STREAMED)]), 1) for _ in range(2)]
    column_pages(draft, 0)["items"] = ends


def _less(draft: EditableFile, column: int, column_type: ColumnType, values: Sequence[Any]) -> None:
    """Fewer elements than before, in the last cluster, so that no later element offset changes."""
    replace(draft, column, column_type, values, cluster=2)


@case("RNT-ENC-007")
def fewer_elements_than_entries(draft: EditableFile) -> None:
    _less(draft, ID, ColumnType.INT64, [1, 2])


@case("RNT-ENC-008")
def fewer_elements_than_the_array_size(draft: EditableFile) -> None:
    _less(draft, ARR, ColumnType.INT16, [1, 2, 3, 4, 5])


@case("RNT-ENC-008")
def fewer_bits_than_the_bitset_size(draft: EditableFile) -> None:
    _less(draft, BITS, ColumnType.BIT, [1] * 14)


@case("RNT-ENC-009")
def fewer_elements_than_the_other_member(draft: EditableFile) -> None:
    _less(draft, Y, ColumnType.REAL64, [1.0, 2.0])


@case("RNT-RC1-011", base="rc1", kind="valid")
def page_checksum_of_rc1(draft: EditableFile) -> None:
    pages = draft.page_lists[0]["payload"]["page_locations"]["items"][0]["items"][0]["items"]
    page = draft.add_page(np.array([1, 2], "<i8").tobytes(), 2)
    pages[0] = {"num_elements": 2, "flags": 1, "locator": page["locator"]}
