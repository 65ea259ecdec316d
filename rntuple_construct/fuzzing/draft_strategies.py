"""Hypothesis strategies for the trees of the drafts RC1 and RC2, in the manner of :mod:`.strategies`.

The functions take the generation where its trees differ. This module needs hypothesis.
"""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from rntuple_construct.constants import FOOTER, HEADER, PAGE_LIST, USER_METADATA
from rntuple_construct.fuzzing.strategies import (
    Tree,
    Trees,
    alias_columns,
    checksums,
    feature_flags,
    flagged,
    flags,
    growing,
    list_frame,
    record,
    signed,
    standard_locators,
    strings,
    trailing,
    unknown_locators,
    unsigned,
    value_ranges,
)
from rntuple_construct.generations import Generation


def uri_locators() -> Trees:
    """Give URI locators."""
    payload = st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=20).map(str.encode)
    return st.fixed_dictionaries({"kind": st.just(1), "reserved": unsigned(8), "payload": payload})


def object64_locators() -> Trees:
    """Give locators of objects in an object store, sometimes with unknown bytes behind the location."""
    members = {
        "kind": st.just(2),
        "reserved": unsigned(8),
        "len_object": unsigned(32),
        "location": unsigned(64),
    }
    return record(members)


def large_locators() -> Trees:
    """Give the Large locators of late RC2."""
    return st.fixed_dictionaries(
        {
            "kind": st.just(1),
            "reserved": unsigned(8),
            "len_range": unsigned(56),
            "ofs_range": unsigned(64),
            "trailing": st.just(b""),
        }
    )


def locators(draft: Generation) -> Trees:
    """Give locators of every form."""
    common = standard_locators() | uri_locators() | object64_locators() | unknown_locators(3)
    return common | large_locators() if draft.has_large_locators else common


def envelope_links(draft: Generation) -> Trees:
    """Give envelope links."""
    length = unsigned(32 if draft.has_narrow_frames else 64)
    return st.fixed_dictionaries({"len_envelope": length, "locator": locators(draft)})


def fields(draft: Generation) -> Trees:
    """Give field records."""
    members = {
        "field_version": unsigned(32),
        "type_version": unsigned(32),
        "parent_id": unsigned(32),
        "role": unsigned(16),
        "flags": flags(16, 0x07),
        "name": strings(),
        "type_name": strings(),
        "type_alias": strings(),
        "description": strings(),
    }
    options: dict[int, tuple[str, SearchStrategy[Any]]] = {0x01: ("array_size", unsigned(64))}
    if not draft.has_narrow_frames:
        options |= {0x02: ("source_field_id", unsigned(32)), 0x04: ("type_checksum", unsigned(32))}
    return flagged(record(members), options)


def columns(draft: Generation) -> Trees:
    """Give column records."""
    members = {"column_type": unsigned(16), "bits_on_storage": unsigned(16), "field_id": unsigned(32)}
    index = unsigned(64) if draft.has_narrow_frames else signed(64)
    options: dict[int, tuple[str, SearchStrategy[Any]]] = {0x08: ("first_element_index", index)}
    if draft.has_narrow_frames:
        return flagged(record({**members, "flags": flags(32, 0x0F)}), options)
    options[0x10] = ("value_range", value_ranges())
    late = {"flags": flags(16, 0x1F), "representation_index": unsigned(16)}
    return flagged(record({**members, **late}), options)


def extra_type_infos() -> Trees:
    """Give extra type information records, with and without content."""
    versions = dict.fromkeys(("type_version_from", "type_version_to", "content_id"), unsigned(32))
    return growing(record({**versions, "type_name": strings()}), "content", strings())


def schemas(draft: Generation) -> Trees:
    """Give schema descriptions: four lists."""
    return st.fixed_dictionaries(
        {
            "fields": list_frame(fields(draft)),
            "columns": list_frame(columns(draft)),
            "alias_columns": list_frame(alias_columns(), max_size=2),
            "extra_type_infos": list_frame(extra_type_infos(), max_size=2),
        }
    )


def headers(draft: Generation) -> Trees:
    """Give header envelopes."""
    tag: dict[str, SearchStrategy[Any]] = (
        {"release_candidate_tag": unsigned(32)} if draft.has_narrow_frames else {}
    )
    strings_of = dict.fromkeys(("name", "description", "writer"), strings())
    payload = record({"feature_flags": feature_flags(), **tag, **strings_of, "schema": schemas(draft)})
    return st.fixed_dictionaries({"type_id": st.just(HEADER), "payload": payload})


def schema_extensions(draft: Generation) -> Trees:
    """Give schema extensions; in RC1 they may also be an empty list frame with unknown bytes behind it."""
    extension = growing(record({}), "schema", schemas(draft))
    if not draft.has_narrow_frames:
        return extension
    return extension | st.fixed_dictionaries({"items": st.just([]), "trailing": trailing()})


def column_groups() -> Trees:
    """Give column group records."""
    return record({"column_ids": list_frame(unsigned(32))})


def cluster_summaries() -> Trees:
    """Give cluster summary records, of sharded clusters too."""
    members = {"first_entry": unsigned(64), "num_entries": unsigned(60), "flags": unsigned(4)}
    return flagged(record(members), {0x01: ("column_group_id", unsigned(32))})


def cluster_groups(draft: Generation) -> Trees:
    """Give cluster group records."""
    span = {"min_entry": unsigned(64), "entry_span": unsigned(64)} if not draft.has_narrow_frames else {}
    return record({**span, "num_clusters": unsigned(32), "page_list_link": envelope_links(draft)})


def footers(draft: Generation) -> Trees:
    """Give footer envelopes; the list of meta-data links is always there in RC1, and sometimes in RC2."""
    members = {
        "feature_flags": feature_flags(),
        "header_checksum": checksums(draft.len_envelope_checksum),
        "schema_extension": schema_extensions(draft),
        "column_groups": list_frame(column_groups()),
        "cluster_groups": list_frame(cluster_groups(draft)),
    }
    links = list_frame(envelope_links(draft))
    if not draft.has_narrow_frames:
        payload = growing(record(members), "meta_data_links", links)
    else:
        summaries = list_frame(cluster_summaries())
        payload = record({**members, "cluster_summaries": summaries, "meta_data_links": links})
    return st.fixed_dictionaries({"type_id": st.just(FOOTER), "payload": payload})


def _narrow_column_pages(draft: Generation) -> Trees:
    page = st.fixed_dictionaries(
        {"num_elements": unsigned(30), "flags": unsigned(2), "locator": locators(draft)}
    )
    return list_frame(page, element_offset=unsigned(64), compression_settings=unsigned(32))


def _wide_column_pages(draft: Generation) -> Trees:
    page = st.fixed_dictionaries({"num_elements_signed": signed(32), "locator": locators(draft)})
    suppressed = list_frame(page, element_offset=st.integers(-(2**63), -1))
    return suppressed | list_frame(page, element_offset=unsigned(63), compression_settings=unsigned(32))


def page_lists(draft: Generation) -> Trees:
    """Give page list envelopes."""
    if draft.has_narrow_frames:
        payload = record({"page_locations": list_frame(list_frame(_narrow_column_pages(draft)))})
    else:
        payload = record(
            {
                "header_checksum": checksums(),
                "cluster_summaries": list_frame(cluster_summaries()),
                "page_locations": list_frame(list_frame(_wide_column_pages(draft))),
            }
        )
    return st.fixed_dictionaries({"type_id": st.just(PAGE_LIST), "payload": payload})


def user_metadata_entries() -> Trees:
    """Give key-value pairs of known types, and of unknown ones without a value."""
    scalars: dict[int, SearchStrategy[Any]] = {1: signed(64), 2: unsigned(8), 3: st.floats(), 4: strings()}

    def entry(value_type: int) -> Trees:
        head = {"value_type": st.just(value_type), "key": strings()}
        if abs(value_type) not in scalars:
            return record(head)
        value = scalars[abs(value_type)]
        return record({**head, "value": list_frame(value) if value_type < 0 else value})

    return (st.sampled_from([1, 2, 3, 4, -1, -2, -3, -4]) | signed(32)).flatmap(entry)


def user_metadata() -> Trees:
    """Give user meta-data envelopes."""
    payload = record({"entries": list_frame(user_metadata_entries())})
    return st.fixed_dictionaries({"type_id": st.just(USER_METADATA), "payload": payload})


def envelopes(draft: Generation) -> SearchStrategy[Tree]:
    """Give envelopes of all types; those of RC1 with any version numbers."""
    trees = headers(draft) | footers(draft) | page_lists(draft) | user_metadata()
    if not draft.has_narrow_frames:
        return trees
    versions = st.fixed_dictionaries({"version": unsigned(16), "min_version": unsigned(16)})
    return st.builds(lambda tree, numbers: {**tree, **numbers}, trees, versions)


def anchors(draft: Generation) -> Trees:
    """Give anchor objects."""
    places = (
        "ofs_header",
        "len_header_stored",
        "len_header",
        "ofs_footer",
        "len_footer_stored",
        "len_footer",
    )
    if draft.has_narrow_frames:
        words = {"class_version": unsigned(16), "class_checksum": unsigned(32), "version": unsigned(32)}
        seeks = {name: unsigned(64 if name.startswith("seek") else 32) for name in places}
        return record({**words, "len_in_memory": unsigned(32), **seeks, "reserved": unsigned(64)})
    small = dict.fromkeys(("version_epoch", "version_major", "version_minor", "version_patch"), unsigned(16))
    early = record({"class_version": unsigned(16), **small, **dict.fromkeys(places, unsigned(64))})
    return growing(early, "max_key_size", unsigned(64))
