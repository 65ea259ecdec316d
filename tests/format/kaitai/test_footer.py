"""The footer: what may be absent, and what cluster groups and attribute sets hold."""

from __future__ import annotations

from typing import Any

import pytest
from rntuple_kaitai import ParseError, Rntuple
from support import byte_builder as b
from support.kaitai_canonical import canonical

EMPTY_LIST = {"len_frame": -12, "num_items": 0, "items": [], "trailing": b""}


def payload(data: bytes) -> dict[str, Any]:
    tree: dict[str, Any] = canonical(Rntuple.from_bytes(data))["payload"]
    return tree


def test_footer_without_attribute_sets_ends_behind_the_cluster_groups() -> None:
    tree = payload(b.footer())
    assert list(tree) == [
        "feature_flags",
        "header_checksum",
        "schema_extension",
        "cluster_groups",
        "trailing",
    ]


def test_absent_attribute_sets_are_none() -> None:
    assert Rntuple.from_bytes(b.footer()).payload.linked_attribute_sets is None


def test_footer_may_have_an_empty_list_of_attribute_sets() -> None:
    assert payload(b.footer(b.items()))["linked_attribute_sets"] == EMPTY_LIST


def test_unknown_bytes_follow_the_attribute_sets() -> None:
    assert payload(b.footer(b.items(), b"later"))["trailing"] == b"later"


def test_attribute_set_is_version_length_locator_and_name() -> None:
    data = b.record(b.u2(1), b.u2(2), b.u4(78), b.LOCATOR, b.string("good"))
    tree = payload(b.footer(b.items(data)))["linked_attribute_sets"]["items"]
    assert tree == [
        {
            "len_frame": 36,
            "schema_version_major": 1,
            "schema_version_minor": 2,
            "len_anchor": 78,
            "locator": {"kind": 0, "len_range": 100, "ofs_range": 4096},
            "name": b"good",
            "trailing": b"",
        }
    ]


def test_schema_extension_without_additions_has_56_bytes() -> None:
    tree = payload(b.footer())["schema_extension"]
    assert tree["len_frame"] == 56
    assert tree["schema"] == dict.fromkeys(
        ("fields", "columns", "alias_columns", "extra_type_infos"), EMPTY_LIST
    )


def test_schema_extension_may_be_an_empty_record_of_8_bytes() -> None:
    tree = payload(b.footer(extension=b.record()))
    assert tree["schema_extension"] == {"len_frame": 8, "trailing": b""}
    assert tree["cluster_groups"] == EMPTY_LIST


def test_schema_extension_keeps_unknown_bytes() -> None:
    tree = payload(b.footer(extension=b.record(b.EMPTY_SCHEMA, b"later")))
    assert tree["schema_extension"]["trailing"] == b"later"


def test_schema_extension_as_a_list_is_refused() -> None:
    with pytest.raises(ParseError):
        payload(b.footer(extension=b.items()))


@pytest.mark.parametrize(("locator", "size"), [(b.LOCATOR, 48), (b.LARGE_LOCATOR, 56)])
def test_cluster_group_is_entries_clusters_and_link(locator: bytes, size: int) -> None:
    group = b.record(b.u8(1 << 40), b.u8(10), b.u4(3), b.u8(1 << 35), locator)
    tree = payload(b.footer(groups=b.items(group)))["cluster_groups"]["items"][0]
    assert tree["len_frame"] == size
    assert (tree["min_entry"], tree["entry_span"], tree["num_clusters"]) == (1 << 40, 10, 3)
    assert tree["page_list_link"]["len_envelope"] == 1 << 35


def test_cluster_group_without_a_whole_locator_is_refused() -> None:
    with pytest.raises(ParseError):
        payload(b.footer(groups=b.items(b.record(b.u8(0), b.u8(1), b.u4(1), b.u8(100), b.u4(1)))))
