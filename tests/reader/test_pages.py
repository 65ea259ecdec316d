"""Pages: checksums, several of them, none of them, shared ones."""

from __future__ import annotations

from typing import Any

import pytest
from support.patching import (
    INDEX64,
    REAL32,
    SPLIT_REAL32,
    DescribedCluster,
    Pages,
    column,
    field,
    file_of,
    read,
)

import rntuple_construct as rnt
from rntuple_construct.base.errors import CompressionError, PageError
from rntuple_construct.kit.files.editable_file import EditableFile

FIELDS = [field("v", "std::vector<float>", role=1), field("_0", "float", parent=0)]
COLUMNS = [column(INDEX64, 0), column(REAL32, 1)]


def vectors(**options: Any) -> EditableFile:
    """Two clusters; three pages of numbers in the second."""
    clusters = [
        DescribedCluster(2, [[[1, 2]], [[1.0, 2.0]]]),
        DescribedCluster(2, [[[1], [4]], [[3.0], [4.0, 5.0], [6.0]]]),
    ]
    return file_of(FIELDS, COLUMNS, clusters, **options)


EXPECTED = [{"v": [1.0]}, {"v": [2.0]}, {"v": [3.0]}, {"v": [4.0, 5.0, 6.0]}]


def _page(draft: EditableFile, cluster: int, column_id: int, page: int) -> Any:
    return draft.page_lists[0]["payload"]["page_locations"][cluster][column_id]["items"][page]  # type: ignore[index]


def _damaged(draft: EditableFile, at: int) -> bytes:
    data = bytearray(draft.build())
    data[at] ^= 0x40
    return bytes(data)


@pytest.mark.parametrize("settings", [0, 101, 207, 404, 505])
@pytest.mark.parametrize("checksum", [True, False])
def test_pages_with_and_without_checksum_and_compression(settings: int, checksum: bool) -> None:
    numbers = [float(number) for number in range(500)]
    draft = file_of(
        [field("x", "float")],
        [column(SPLIT_REAL32, 0)],
        [DescribedCluster(1000, [Pages([numbers, numbers], settings=settings, checksum=checksum)])],
    )
    assert [row["x"] for row in read(draft)] == numbers * 2


def test_wrong_checksum_names_page_column_and_cluster() -> None:
    draft = vectors()
    offset = _page(draft, 1, 1, 2)["locator"]["ofs_range"]
    with pytest.raises(PageError) as caught:
        read(_damaged(draft, offset + 3))
    error = caught.value
    assert error.rule_id == "RNT-PAG-002"
    assert error.path == "page_list[0].page_locations[1][1][2]"
    assert error.offset == offset
    assert "page_locations[1][1][2]" in str(error)
    assert (error.expected, error.actual) != (None, None)


def test_damaged_checksum_is_noticed_too() -> None:
    draft = vectors()
    place = _page(draft, 0, 1, 0)["locator"]
    with pytest.raises(PageError) as caught:
        read(_damaged(draft, place["ofs_range"] + place["len_range"]))
    assert caught.value.offset == place["ofs_range"]


def test_damage_matters_only_where_it_is_read() -> None:
    draft = vectors()
    data = _damaged(draft, _page(draft, 1, 1, 2)["locator"]["ofs_range"])
    assert read(data, entry_stop=3) == EXPECTED[:3]
    with pytest.raises(PageError):
        read(data, entry_start=3)


def test_verification_can_be_skipped() -> None:
    draft = vectors()
    data = _damaged(draft, _page(draft, 1, 1, 2)["locator"]["ofs_range"] + 3)
    assert read(data, verify=False)[:3] == EXPECTED[:3]
    assert read(data, verify=False)[3]["v"][2] != 6.0


def test_page_without_checksum_is_believed() -> None:
    draft = vectors(checksum=False)
    data = _damaged(draft, _page(draft, 1, 1, 2)["locator"]["ofs_range"] + 3)
    assert read(data)[3]["v"][2] != 6.0


def test_envelope_checksums_are_skipped_as_well() -> None:
    draft = vectors()
    data = bytearray(draft.build())
    with rnt.open(bytes(data)) as file:
        anchor = file.only().anchor
    data[anchor.ofs_header + anchor.len_header_stored - 1] ^= 1
    with pytest.raises(rnt.FormatError) as caught:
        read(bytes(data))
    assert caught.value.rule_id == "RNT-ENV-003"
    assert caught.value.offset == anchor.ofs_header + anchor.len_header_stored - 8
    # The footer repeats the checksum of the header, which is not compared either.
    assert read(bytes(data), verify=False) == EXPECTED


def test_damaged_compression_names_the_page() -> None:
    numbers = [float(number) for number in range(500)]
    draft = file_of(
        [field("x", "float")],
        [column(SPLIT_REAL32, 0)],
        [DescribedCluster(500, [Pages([numbers], settings=505, checksum=False)])],
    )
    offset = _page(draft, 0, 0, 0)["locator"]["ofs_range"]
    with pytest.raises(CompressionError) as caught:
        read(_damaged(draft, offset))
    assert caught.value.path == "page_list[0].page_locations[0][0][0]"
    assert caught.value.offset == offset


def test_two_pages_may_share_their_bytes() -> None:
    draft = file_of([field("x", "float")], [column(REAL32, 0)], [DescribedCluster(2, [[[1.0, 2.0]]])])
    listed = draft.located(0, 0, 0)["items"]  # type: ignore[index]
    listed.append(listed[0])
    draft.page_lists[0]["payload"]["cluster_summaries"][0]["num_entries"] = 4  # type: ignore[index]
    draft.footer["payload"]["cluster_groups"][0]["entry_span"] = 4  # type: ignore[index]
    assert [row["x"] for row in read(draft)] == [1.0, 2.0, 1.0, 2.0]


def test_empty_pages_between_others_are_skipped() -> None:
    pages = Pages([[], [1.0], [], [], [2.0, 3.0], []])
    draft = file_of([field("x", "float")], [column(REAL32, 0)], [DescribedCluster(3, [pages])])
    for start in range(4):
        assert [row["x"] for row in read(draft, entry_start=start)] == [1.0, 2.0, 3.0][start:]


def test_bits_behind_the_last_element_mean_nothing() -> None:
    draft = file_of([field("b", "bool")], [column(0, 0)], [DescribedCluster(3, [[[True, False, True]]])])
    offset = _page(draft, 0, 0, 0)["locator"]["ofs_range"]
    data = bytearray(draft.build())
    data[offset] |= 0xF8
    assert [row["b"] for row in read(bytes(data), verify=False)] == [True, False, True]


def test_size_of_a_page_must_fit_its_elements() -> None:
    pages = Pages([[1.0, 2.0]], change=lambda page: {**page, "num_elements_signed": 3})
    draft = file_of([field("x", "float")], [column(REAL32, 0)], [DescribedCluster(3, [pages])])
    with pytest.raises(rnt.FormatError) as caught:
        read(draft)
    assert caught.value.path == "page_list[0].page_locations[0][0][0]"


def test_more_stored_than_elements_need_is_refused() -> None:
    pages = Pages([[1.0, 2.0]], change=lambda page: {**page, "num_elements_signed": 1})
    draft = file_of([field("x", "float")], [column(REAL32, 0)], [DescribedCluster(1, [pages])])
    with pytest.raises(CompressionError) as caught:
        read(draft)
    assert caught.value.rule_id == "RNT-CMP-002"


def test_elements_beyond_the_last_entry_are_not_read() -> None:
    draft = file_of([field("x", "float")], [column(REAL32, 0)], [DescribedCluster(2, [[[1.0, 2.0, 3.0]]])])
    assert [row["x"] for row in read(draft)] == [1.0, 2.0]


@pytest.mark.parametrize("entries", [(0, 1), (1, 2), (0, 2)])
def test_an_invalid_column_is_an_error_also_where_no_elements_are_wanted(entries: tuple[int, int]) -> None:
    draft = file_of(FIELDS, COLUMNS, [DescribedCluster(2, [[[0, 2]], [[1.0, 2.0]]])])
    draft.schema["columns"][1]["bits_on_storage"] = 16
    data = draft.build()
    with rnt.open(data) as file, pytest.raises(rnt.RNTupleError) as caught:
        file.only().arrays(entry_start=entries[0], entry_stop=entries[1])
    assert (caught.value.rule_id, caught.value.path) == ("RNT-COL-003", "schema.columns[1]")
