"""Small complete trees to start a test from; every call gives a fresh one."""

from __future__ import annotations

from typing import Any

Tree = dict[str, Any]


def locator(size: int = 7, offset: int = 256) -> Tree:
    """A standard locator."""
    return {"kind": 0, "len_range": size, "ofs_range": offset}


def schema(**lists: Any) -> Tree:
    """A schema description with the given lists; the others are empty."""
    return {"fields": [], "columns": [], "alias_columns": [], "extra_type_infos": [], **lists}


def field(**values: Any) -> Tree:
    """A top-level plain field."""
    tree = {
        "field_version": 0,
        "type_version": 0,
        "parent_id": 0,
        "role": 0,
        "flags": 0,
        "name": b"x",
        "type_name": b"float",
        "type_alias": b"",
        "description": b"",
    }
    return {**tree, **values}


def column(**values: Any) -> Tree:
    """A column of floats."""
    tree = {"column_type": 0x0C, "bits_on_storage": 32, "field_id": 0, "flags": 0, "representation_index": 0}
    return {**tree, **values}


def header(**values: Any) -> Tree:
    """An envelope with a header of one float field."""
    payload = {
        "feature_flags": [0],
        "name": b"nt",
        "description": b"",
        "writer": b"test",
        "schema": schema(fields=[field()], columns=[column()]),
    }
    return {"type_id": 1, "payload": {**payload, **values}}


def cluster_group(**values: Any) -> Tree:
    """A cluster group of one cluster."""
    link = {"len_envelope": 100, "locator": locator(100, 500)}
    return {"min_entry": 0, "entry_span": 10, "num_clusters": 1, "page_list_link": link, **values}


def footer(**values: Any) -> Tree:
    """An envelope with a footer of one cluster group."""
    payload = {
        "feature_flags": [0],
        "header_checksum": bytes(8),
        "schema_extension": {"schema": schema()},
        "cluster_groups": [cluster_group()],
    }
    return {"type_id": 2, "payload": {**payload, **values}}


def column_pages(pages: Any, element_offset: int = 0, **values: Any) -> Tree:
    """The pages of one column in one cluster."""
    tail = {"element_offset": element_offset}
    if element_offset >= 0:
        tail["compression_settings"] = 505
    return {"items": pages, **tail, **values}


def page_list(*columns: Any, **values: Any) -> Tree:
    """An envelope with a page list of one cluster with the given columns."""
    payload = {
        "header_checksum": bytes(8),
        "cluster_summaries": [{"first_entry": 0, "num_entries": 10, "flags": 0}],
        "page_locations": [list(columns)],
    }
    return {"type_id": 3, "payload": {**payload, **values}}


def anchor(**values: Any) -> Tree:
    """An anchor of 1.x."""
    tree = {
        "version_epoch": 1,
        "version_major": 0,
        "version_minor": 0,
        "version_patch": 0,
        "ofs_header": 278,
        "len_header_stored": 187,
        "len_header": 187,
        "ofs_footer": 703,
        "len_footer_stored": 148,
        "len_footer": 148,
        "max_key_size": 1 << 30,
    }
    return {**tree, **values}


def key(**values: Any) -> Tree:
    """A narrow key of an anchor."""
    tree = {
        "len_record": 100,
        "version": 4,
        "len_object": 78,
        "datime": 0,
        "cycle": 1,
        "ofs_key": 100,
        "ofs_pdir": 100,
        "class_name": b"ROOT::RNTuple",
        "name": b"nt",
        "title": b"",
    }
    return {**tree, **values}
