"""Hypothesis strategies for the trees that the construct grammar of 1.x builds.

Every tree builds, and parses back to itself. The strategies go where real files do not: unknown bytes behind
every frame, Large and unknown locators, unknown flags, chains of feature flags, members of later
versions. They say nothing about meaning: ids need not exist, and counts need not agree.

This module needs hypothesis, which only the ``dev`` extra installs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from rntuple_spec.constants import FEATURE_FLAG_CONTINUES

from rntuple_construct.constants import FOOTER, HEADER, PAGE_LIST

Tree = dict[str, Any]
Trees = SearchStrategy[Tree]


def unsigned(bits: int) -> SearchStrategy[int]:
    """Give unsigned integers of so many bits, the largest ones included."""
    return st.integers(0, (1 << bits) - 1)


def signed(bits: int) -> SearchStrategy[int]:
    """Give signed integers of so many bits."""
    return st.integers(-(1 << (bits - 1)), (1 << (bits - 1)) - 1)


def strings() -> SearchStrategy[bytes]:
    """Give strings as stored: mostly UTF-8, sometimes any bytes."""
    return st.text(max_size=8).map(lambda text: text.encode("utf-8", "surrogatepass")) | st.binary(max_size=8)


def trailing() -> SearchStrategy[bytes]:
    """Give the unknown bytes at the end of a frame: mostly none."""
    return st.just(b"") | st.binary(max_size=20)


def checksums(nbytes: int = 8) -> SearchStrategy[bytes]:
    """Give checksums as stored."""
    return st.binary(min_size=nbytes, max_size=nbytes)


def feature_flags() -> SearchStrategy[list[int]]:
    """Give chains of feature flag words, bit 63 set in all but the last."""
    words = st.lists(unsigned(63), min_size=1, max_size=3)
    return words.map(lambda chain: [*(word | FEATURE_FLAG_CONTINUES for word in chain[:-1]), chain[-1]])


def record(members: Mapping[str, SearchStrategy[Any]]) -> Trees:
    """Give record frames, or payloads, with the given members and unknown bytes behind them."""
    return st.fixed_dictionaries({**members, "trailing": trailing()})


def list_frame(items: SearchStrategy[Any], *, max_size: int = 3, **tail: SearchStrategy[Any]) -> Trees:
    """Give list frames of some items, with members and unknown bytes behind them."""
    return record({"items": st.lists(items, max_size=max_size), **tail})


@st.composite
def growing(draw: st.DrawFn, members: Trees, name: str, later: SearchStrategy[Any]) -> Tree:
    """Give records that may have one more member; without it there are no unknown bytes either."""
    tree = dict(draw(members))
    if draw(st.booleans()):
        unknown = tree.pop("trailing")
        return {**tree, name: draw(later), "trailing": unknown}
    return {**tree, "trailing": b""}


def flagged(base: Trees, options: Mapping[int, tuple[str, SearchStrategy[Any]]]) -> Trees:
    """Give records whose member ``flags`` decides about further members."""

    @st.composite
    def complete(draw: st.DrawFn) -> Tree:
        tree = dict(draw(base))
        for mask, (name, values) in options.items():
            if tree["flags"] & mask:
                tree[name] = draw(values)
        return tree

    return complete()


def flags(bits: int, known: int) -> SearchStrategy[int]:
    """Give flags: often the known ones, sometimes any."""
    return st.sampled_from(sorted({0, known, *(1 << i for i in range(bits) if known >> i & 1)})) | unsigned(
        bits
    )


def standard_locators() -> Trees:
    """Give standard locators."""
    return st.fixed_dictionaries({"kind": st.just(0), "len_range": unsigned(31), "ofs_range": unsigned(64)})


def large_locators() -> Trees:
    """Give Large locators, sometimes with unknown bytes behind the offset."""
    members = {
        "kind": st.just(1),
        "reserved": unsigned(8),
        "len_range": unsigned(64),
        "ofs_range": unsigned(64),
    }
    return record(members)


def unknown_locators(first_kind: int = 2) -> Trees:
    """Give locators of kinds without a known payload."""
    kinds = st.integers(first_kind, 127)
    return st.fixed_dictionaries({"kind": kinds, "reserved": unsigned(8), "payload": st.binary(max_size=20)})


def locators() -> Trees:
    """Give locators of every form, mostly standard ones."""
    return standard_locators() | standard_locators() | large_locators() | unknown_locators()


def envelope_links() -> Trees:
    """Give envelope links."""
    return st.fixed_dictionaries({"len_envelope": unsigned(64), "locator": locators()})


def fields() -> Trees:
    """Give field records."""
    members = {
        "field_version": unsigned(32),
        "type_version": unsigned(32),
        "parent_id": unsigned(32),
        "role": st.integers(0, 4) | unsigned(16),
        "flags": flags(16, 0x0F),
        "name": strings(),
        "type_name": strings(),
        "type_alias": strings(),
        "description": strings(),
    }
    options = {
        0x01: ("array_size", unsigned(64)),
        0x02: ("source_field_id", unsigned(32)),
        0x04: ("type_checksum", unsigned(32)),
    }
    return flagged(record(members), options)


def value_ranges() -> Trees:
    """Give the value ranges of quantised columns, infinities and not-a-number included."""
    return st.fixed_dictionaries({"min": st.floats(), "max": st.floats()})


def columns() -> Trees:
    """Give column records."""
    members = {
        "column_type": st.integers(0, 0x1D) | unsigned(16),
        "bits_on_storage": unsigned(16),
        "field_id": unsigned(32),
        "flags": flags(16, 0x03),
        "representation_index": unsigned(16),
    }
    options = {0x01: ("first_element_index", signed(64)), 0x02: ("value_range", value_ranges())}
    return flagged(record(members), options)


def alias_columns() -> Trees:
    """Give alias column records."""
    return record({"physical_column_id": unsigned(32), "field_id": unsigned(32)})


def extra_type_infos() -> Trees:
    """Give extra type information records, with and without content."""
    known = record({"content_id": unsigned(32), "type_version": unsigned(32), "type_name": strings()})
    return growing(known, "content", strings())


def schemas() -> Trees:
    """Give schema descriptions: four lists."""
    return st.fixed_dictionaries(
        {
            "fields": list_frame(fields()),
            "columns": list_frame(columns()),
            "alias_columns": list_frame(alias_columns(), max_size=2),
            "extra_type_infos": list_frame(extra_type_infos(), max_size=2),
        }
    )


def headers() -> Trees:
    """Give header envelopes."""
    members = {
        "feature_flags": feature_flags(),
        "name": strings(),
        "description": strings(),
        "writer": strings(),
        "schema": schemas(),
    }
    return st.fixed_dictionaries({"type_id": st.just(HEADER), "payload": record(members)})


def schema_extensions() -> Trees:
    """Give schema extensions: empty, or four lists."""
    return growing(record({}), "schema", schemas())


def cluster_groups() -> Trees:
    """Give cluster group records."""
    members = {
        "min_entry": unsigned(64),
        "entry_span": unsigned(64),
        "num_clusters": unsigned(32),
        "page_list_link": envelope_links(),
    }
    return record(members)


def linked_attribute_sets() -> Trees:
    """Give linked attribute set records."""
    members = {
        "schema_version_major": unsigned(16),
        "schema_version_minor": unsigned(16),
        "len_anchor": unsigned(32),
        "locator": locators(),
        "name": strings(),
    }
    return record(members)


def footers() -> Trees:
    """Give footer envelopes, with and without a list of linked attribute sets."""
    members = {
        "feature_flags": feature_flags(),
        "header_checksum": checksums(),
        "schema_extension": schema_extensions(),
        "cluster_groups": list_frame(cluster_groups()),
    }
    payload = growing(record(members), "linked_attribute_sets", list_frame(linked_attribute_sets()))
    return st.fixed_dictionaries({"type_id": st.just(FOOTER), "payload": payload})


def cluster_summaries() -> Trees:
    """Give cluster summary records."""
    return record({"first_entry": unsigned(64), "num_entries": unsigned(56), "flags": unsigned(8)})


def pages() -> Trees:
    """Give page descriptions."""
    return st.fixed_dictionaries({"num_elements_signed": signed(32), "locator": locators()})


def column_pages() -> Trees:
    """Give the pages of one column in one cluster; suppressed ones have no compression settings."""
    offsets = st.just(-(2**63)) | signed(64)
    shown = list_frame(pages(), element_offset=offsets)
    return shown.flatmap(
        lambda tree: (
            st.just(tree)
            if tree["element_offset"] < 0
            else unsigned(32).map(lambda settings: {**tree, "compression_settings": settings})
        )
    )


def page_lists() -> Trees:
    """Give page list envelopes."""
    members = {
        "header_checksum": checksums(),
        "cluster_summaries": list_frame(cluster_summaries()),
        "page_locations": list_frame(list_frame(column_pages())),
    }
    return st.fixed_dictionaries({"type_id": st.just(PAGE_LIST), "payload": record(members)})


def envelopes() -> Trees:
    """Give envelopes of all types."""
    return headers() | footers() | page_lists()


def anchors() -> Trees:
    """Give anchor objects, sometimes with members of later versions."""
    small = dict.fromkeys(("version_epoch", "version_major", "version_minor", "version_patch"), unsigned(16))
    places = (
        "ofs_header",
        "len_header_stored",
        "len_header",
        "ofs_footer",
        "len_footer_stored",
        "len_footer",
    )
    return record(
        {"class_version": unsigned(16), **small, **dict.fromkeys((*places, "max_key_size"), unsigned(64))}
    )


def keys() -> Trees:
    """Give keys, narrow and wide."""

    def key(version: int) -> Trees:
        seek = unsigned(64 if version > 1000 else 32)
        members = {
            "len_record": signed(32),
            "version": st.just(version),
            "len_object": signed(32),
            "datime": unsigned(32),
            "cycle": signed(16),
            "ofs_key": seek,
            "ofs_pdir": seek,
            "class_name": strings() | st.integers(250, 260).map(lambda n: b"c" * n),
            "name": strings(),
            "title": strings(),
        }
        return st.fixed_dictionaries(members)

    return (st.sampled_from([4, 1004, 1000, 1001]) | signed(16)).flatmap(key)
