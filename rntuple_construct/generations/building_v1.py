"""Envelopes and anchors of the released format from records."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import xxhash
from rntuple_kaitai import Rntuple
from rntuple_spec import layouts
from rntuple_spec.column_types import VALUE_TYPES, ColumnType

from rntuple_construct.errors import SchemaError
from rntuple_construct.generations.building import (
    MAX_STANDARD_SIZE,
    AnchorClass,
    AnchorRecord,
    Builder,
    Tree,
)
from rntuple_construct.generations.page_list import PageList
from rntuple_construct.generations.records import (
    ColumnRecord,
    EnvelopeLink,
    FieldRecord,
    FooterRecord,
    HeaderRecord,
    Locator,
    SchemaRecord,
)
from rntuple_construct.grammar import v1
from rntuple_construct.grammar.engine.locators import KIND_LARGE
from rntuple_construct.grammar.engine.locators import locator as byte_range
from rntuple_construct.grammar.engine.pages import StandardPages

__all__ = ["Version1Builder"]


class Version1Builder(Builder):
    """The released format, epoch 1."""

    name = "1.x"
    version = (1, 0, 2, 0)
    class_name = "ROOT::RNTuple"
    anchor_class = AnchorClass(
        "ROOT::RNTuple",
        2,
        0x28E632EC,
        (
            ("fVersionEpoch", "unsigned short"),
            ("fVersionMajor", "unsigned short"),
            ("fVersionMinor", "unsigned short"),
            ("fVersionPatch", "unsigned short"),
            ("fSeekHeader", "unsigned long"),
            ("fNBytesHeader", "unsigned long"),
            ("fLenHeader", "unsigned long"),
            ("fSeekFooter", "unsigned long"),
            ("fNBytesFooter", "unsigned long"),
            ("fLenFooter", "unsigned long"),
            ("fMaxKeySize", "unsigned long"),
        ),
    )

    FLAG_DEFERRED = int(Rntuple.ColumnFlag.deferred)
    FLAG_VALUE_RANGE = int(Rntuple.ColumnFlag.value_range)

    def default_column(self, value_type: str, compressed: bool) -> ColumnType:
        """Split encodings if pages are compressed, plain ones otherwise."""
        known = VALUE_TYPES[value_type]
        return known.compressed if compressed else known.uncompressed

    def page_checksum(self, data: bytes | bytearray | memoryview) -> bytes:
        """XXH3-64, little-endian."""
        return xxhash.xxh3_64_digest(data)[::-1]

    def envelope_checksum(self, envelope: bytes) -> bytes:
        """The last eight bytes."""
        return envelope[-8:]

    def build_header(self, record: HeaderRecord) -> bytes:
        """The header envelope."""
        payload = {
            "feature_flags": list(record.feature_flags),
            "name": record.name,
            "description": record.description,
            "writer": record.writer,
            "schema": self._schema(record.schema),
        }
        return v1.build_envelope({"type_id": v1.HEADER, "payload": payload})

    def build_footer(self, record: FooterRecord, *, large_locators: bool = False) -> bytes:
        """The footer envelope, with the list of linked attribute sets also if it is empty (since 1.0.1.0)."""
        payload = {
            "feature_flags": list(record.feature_flags),
            "header_checksum": record.header_checksum,
            "schema_extension": {"schema": self._schema(record.schema_extension)},
            "cluster_groups": [
                {
                    "min_entry": group.min_entry,
                    "entry_span": group.entry_span,
                    "num_clusters": group.num_clusters,
                    "page_list_link": _link(group.page_list_link, large_locators),
                }
                for group in record.cluster_groups
            ],
            "linked_attribute_sets": [
                {
                    "schema_version_major": item.schema_version_major,
                    "schema_version_minor": item.schema_version_minor,
                    "len_anchor": item.len_anchor,
                    "locator": _locator(item.locator, large_locators),
                    "name": item.name,
                }
                for item in record.linked_attribute_sets
            ],
        }
        return v1.build_envelope({"type_id": v1.FOOTER, "payload": payload})

    def build_page_list(self, record: PageList, *, large_locators: bool = False) -> bytes:
        """A page list envelope."""
        if record.header_checksum is None or record.cluster_summaries is None:
            raise SchemaError(
                "a page list needs the header checksum and the cluster summaries", path="page_list"
            )
        pages = _Pages(record, large_locators)
        payload = {
            "header_checksum": record.header_checksum,
            "cluster_summaries": [
                {"first_entry": item.first_entry, "num_entries": item.num_entries, "flags": item.flags}
                for item in record.cluster_summaries
            ],
            "page_locations": [
                [
                    pages.of_range(index)
                    for index in range(*record.first_range[cluster : cluster + 2].tolist())
                ]
                for cluster in range(record.num_clusters)
            ],
        }
        return v1.build_envelope({"type_id": v1.PAGE_LIST, "payload": payload})

    def build_anchor(self, record: AnchorRecord) -> bytes:
        """The anchor object, 78 bytes."""
        epoch, major, minor, patch = record.version
        return v1.build_anchor(
            {
                "version_epoch": epoch, "version_major": major, "version_minor": minor, "version_patch": patch,
                "seek_header": record.seek_header, "nbytes_header": record.nbytes_header,
                "len_header": record.len_header, "seek_footer": record.seek_footer,
                "nbytes_footer": record.nbytes_footer, "len_footer": record.len_footer,
                "max_key_size": record.max_key_size,
            }
        )  # fmt: skip

    def _schema(self, record: SchemaRecord) -> Tree:
        return {
            "fields": [_field(item) for item in record.fields],
            "columns": [self._column(item) for item in record.columns],
            "alias_columns": [
                {"physical_column_id": item.physical_column_id, "field_id": item.field_id}
                for item in record.alias_columns
            ],
            "extra_type_infos": [
                {
                    "content_id": item.content_id,
                    "type_version": item.type_version,
                    "type_name": item.type_name,
                    "content": item.content,
                }
                for item in record.extra_type_infos
            ],
        }

    def _column(self, record: ColumnRecord) -> Tree:
        flags = record.flags & ~(self.FLAG_DEFERRED | self.FLAG_VALUE_RANGE)
        tree: Tree = {
            "column_type": record.type_id,
            "bits_on_storage": record.bits_on_storage,
            "field_id": record.field_id,
            "representation_index": record.representation_index,
        }
        if record.first_element_index is not None:
            flags |= self.FLAG_DEFERRED
            tree["first_element_index"] = record.first_element_index
        if record.value_range is not None:
            flags |= self.FLAG_VALUE_RANGE
            tree["value_range"] = {"min": record.value_range[0], "max": record.value_range[1]}
        return {**tree, "flags": flags}


def _field(record: FieldRecord) -> Tree:
    tree: Tree = {
        "field_version": record.field_version,
        "type_version": record.type_version,
        "parent_id": record.parent_id,
        "role": int(record.role),
        "flags": record.flags,
        "name": record.name,
        "type_name": record.type_name,
        "type_alias": record.type_alias,
        "description": record.description,
    }
    for name in ("array_size", "source_field_id", "type_checksum"):
        value = getattr(record, name)
        if value is not None:
            tree[name] = value
    return tree


def _locator(record: Locator, large: bool) -> Tree:
    if record.kind:
        return {"kind": record.kind, "reserved": record.reserved, "payload": record.payload}
    if large:
        return {"kind": KIND_LARGE, "reserved": record.reserved, "size": record.size, "offset": record.offset}
    return byte_range(record.size, record.offset)


def _link(record: EnvelopeLink, large: bool) -> Tree:
    return {"len_envelope": record.len_envelope, "locator": _locator(record.locator, large)}


class _Pages:
    """Inner lists of a page list; the pages of a column are packed at once wherever all locators are standard."""

    def __init__(self, record: PageList, large: bool) -> None:
        self.record = record
        self.large = large
        signed = np.where(record.has_checksum, -record.num_elements, record.num_elements)
        self.packed = np.empty(record.num_pages, np.dtype(layouts.STANDARD_PAGE))
        self.packed["num_elements_signed"] = signed
        self.packed["size"] = np.minimum(record.size, MAX_STANDARD_SIZE)
        self.packed["offset"] = record.offset
        irregular = (record.size > MAX_STANDARD_SIZE) | (record.size < 0)
        self.irregular = np.concatenate([[0], np.cumsum(irregular)]).tolist()
        self.first_page = record.first_page.tolist()
        self.element_offset = record.element_offset.tolist()
        self.settings = record.compression_settings.tolist()

    def of_range(self, index: int) -> Tree:
        """The inner list of a range."""
        start, stop = self.first_page[index : index + 2]
        pages: Sequence[Any] = StandardPages(self.packed[start:stop])
        if self.large or self.irregular[stop] > self.irregular[start]:
            pages = [self._page(page) for page in range(start, stop)]
        tree: Tree = {"items": pages, "element_offset": self.element_offset[index]}
        if self.element_offset[index] >= 0:
            tree["compression_settings"] = self.settings[index]
        return tree

    def _page(self, page: int) -> Tree:
        record = self.record
        where = record.foreign.get(page) or Locator(0, int(record.size[page]), int(record.offset[page]))
        signed = int(self.packed["num_elements_signed"][page])
        return {"num_elements_signed": signed, "locator": _locator(where, self.large)}
