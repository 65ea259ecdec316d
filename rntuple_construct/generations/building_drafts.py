"""What the writing sides of both release candidates share."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, ClassVar

from rntuple_kaitai import Rntuple, RntupleRc2

from rntuple_construct.errors import SchemaError
from rntuple_construct.generations.building import (
    MAX_STANDARD_SIZE,
    AnchorRecord,
    Tree,
)
from rntuple_construct.generations.building_v1 import Version1Builder
from rntuple_construct.generations.page_list import PageList
from rntuple_construct.generations.records import (
    FLAG_SOA,
    ClusterSummary,
    EnvelopeLink,
    FieldRecord,
    FooterRecord,
    HeaderRecord,
    Locator,
    SchemaRecord,
    UserMetadataEntry,
)
from rntuple_construct.grammar import drafts
from rntuple_construct.grammar.engine.locators import KIND_LARGE

CLASS_NAME = "ROOT::Experimental::RNTuple"
_TEMPLATE = re.compile(r"std::\w+")
_CARDINALITY = re.compile(r"ROOT::(?=RNTupleCardinality\b)")

# Types of the released format that the documents of the drafts do not have.
MULTI = frozenset({"std::multiset", "std::multimap", "std::unordered_multiset", "std::unordered_multimap"})
ASSOCIATIVE = frozenset({"std::set", "std::unordered_set", "std::map", "std::unordered_map"})

DRAFT_OPTIONS: dict[str, Any] = {
    "approx_compressed_cluster_size": 50_000_000,
    "max_uncompressed_cluster_size": 512 << 20,
    "page_size": 64 << 10,
    "share_pages": False,
}
"""Sizes as in the notes on tuning of that time."""


class DraftBuilder(Version1Builder):
    """What both release candidates share.

    Class attributes:
        grammar: the construct grammar of the generation.
        field_flags: flags of optional integers of a field that the generation has, by name of the integer.
        large_locators: whether the generation has Large locators.
        missing_types: names of types that the generation does not have.
    """

    class_name = CLASS_NAME
    has_column_groups = True
    has_user_metadata = True
    has_attribute_sets = False
    has_collection_records = False
    grammar: ClassVar[Any]
    field_flags: ClassVar[dict[str, int]]
    large_locators: ClassVar[bool]
    missing_types: ClassVar[frozenset[str]]
    FLAG_DEFERRED = int(RntupleRc2.ColumnFlag.deferred)
    FLAG_VALUE_RANGE = int(RntupleRc2.ColumnFlag.value_range)

    def type_name(self, name: str) -> str:
        """How the drafts spell a normalised type name: ``ROOT::Experimental::RNTupleCardinality``."""
        return _CARDINALITY.sub("ROOT::Experimental::", name)

    def missing_kind(self, record: FieldRecord) -> str | None:
        """What the document of the draft lacks to have such a field."""
        found = _TEMPLATE.match(record.type_name)
        if record.role == Rntuple.FieldRole.streamer:
            return "streamer fields"
        if record.flags & FLAG_SOA:
            return "structures of arrays"
        return found[0] if found and found[0] in self.missing_types else None

    def build_user_metadata(self, entries: Sequence[UserMetadataEntry]) -> bytes:
        """A user meta-data envelope (section "User Meta-data Envelope")."""
        return self._envelope(
            self.grammar.USER_METADATA, {"entries": [_metadata_entry(item) for item in entries]}
        )

    def _envelope(self, envelope_type: int, payload: Tree) -> bytes:
        envelope: bytes = self.grammar.build_envelope({"type_id": envelope_type, "payload": payload})
        return envelope

    def _header(self, record: HeaderRecord) -> Tree:
        return {
            "feature_flags": list(record.feature_flags),
            "name": record.name,
            "description": record.description,
            "writer": record.writer,
            "schema": self._schema(record.schema),
        }

    def _schema(self, record: SchemaRecord) -> Tree:
        return {
            "fields": [self._field(item) for item in record.fields],
            "columns": [self._column(item) for item in record.columns],
            "alias_columns": [
                {"physical_column_id": item.physical_column_id, "field_id": item.field_id}
                for item in record.alias_columns
            ],
            "extra_type_infos": [
                {
                    "type_version_from": (
                        item.type_version if item.type_version_from is None else item.type_version_from
                    ),
                    "type_version_to": item.type_version,
                    "content_id": item.content_id,
                    "type_name": item.type_name,
                    "content": item.content,
                }
                for item in record.extra_type_infos
            ],
        }

    def _field(self, record: FieldRecord) -> Tree:
        tree: Tree = {
            name: getattr(record, name)
            for name in (
                "field_version",
                "type_version",
                "parent_id",
                "name",
                "type_name",
                "type_alias",
                "description",
            )
        }
        flags = 0
        for name, flag in self.field_flags.items():
            value = getattr(record, name)
            if value is not None:
                flags |= flag
                tree[name] = value
        for name in ("type_name", "type_alias"):
            tree[name] = self.type_name(tree[name])
        return {**tree, "role": int(record.role), "flags": flags}

    def _locator(self, record: Locator, large: bool, path: str) -> Tree:
        if record.kind == drafts.KIND_OBJECT64:
            return {
                "kind": record.kind, "reserved": record.reserved, "size": record.size, "location": record.offset,
                "trailing": record.payload,
            }  # fmt: skip
        if record.kind:
            return {"kind": record.kind, "reserved": record.reserved, "payload": record.payload}
        if large or record.size > MAX_STANDARD_SIZE:
            if not self.large_locators:
                raise SchemaError(
                    f"{record.size} bytes are more than a locator of generation {self.name} can name",
                    path=path,
                )
            return {
                "kind": KIND_LARGE,
                "reserved": record.reserved,
                "size": record.size,
                "offset": record.offset,
            }
        return {"kind": 0, "size": record.size, "offset": record.offset}

    def _link(self, record: EnvelopeLink, large: bool, path: str) -> Tree:
        return {"len_envelope": record.len_envelope, "locator": self._locator(record.locator, large, path)}

    def _links(self, links: Sequence[EnvelopeLink], large: bool, path: str) -> list[Tree]:
        return [self._link(item, large, f"{path}[{index}]") for index, item in enumerate(links)]

    def _page_locations(self, record: PageList, large: bool) -> list[list[Tree]]:
        return [
            [
                self._range(record, index, large)
                for index in range(*record.first_range[cluster : cluster + 2].tolist())
            ]
            for cluster in range(record.num_clusters)
        ]

    def _range(self, record: PageList, index: int, large: bool) -> Tree:
        start, stop = record.first_page[index : index + 2].tolist()
        tree: Tree = {
            "items": [self._page(record, page, large) for page in range(start, stop)],
            "element_offset": int(record.element_offset[index]),
        }
        if tree["element_offset"] >= 0:
            tree["compression_settings"] = int(record.compression_settings[index])
        return tree

    def _page(self, record: PageList, page: int, large: bool) -> Tree:
        where = record.foreign.get(page) or Locator(0, int(record.size[page]), int(record.offset[page]))
        path = f"page_list.page_locations (page {page})"
        count, has_checksum = int(record.num_elements[page]), bool(record.has_checksum[page])
        return {**self._count(count, has_checksum), "locator": self._locator(where, large, path)}

    def _count(self, num_elements: int, has_checksum: bool) -> Tree:
        return {"num_elements_signed": -num_elements if has_checksum else num_elements}


def summary_tree(record: ClusterSummary) -> Tree:
    """A cluster summary, with the column group of a sharded cluster."""
    tree: Tree = {"first_entry": record.first_entry, "num_entries": record.num_entries, "flags": record.flags}
    if record.column_group_id is not None:
        tree["column_group_id"] = record.column_group_id
    return tree


def column_group_trees(groups: Sequence[Sequence[int]]) -> list[Tree]:
    """Column group records from the column ids of each group."""
    return [{"column_ids": list(column_ids)} for column_ids in groups]


def _metadata_entry(entry: UserMetadataEntry) -> Tree:
    tree: Tree = {"value_type": entry.value_type, "key": entry.key, "trailing": entry.unknown}
    if isinstance(entry.value, list):
        tree["value"] = [int(item) if isinstance(item, bool) else item for item in entry.value]
    elif entry.value is not None:
        tree["value"] = int(entry.value) if isinstance(entry.value, bool) else entry.value
    return tree


def places_of(record: AnchorRecord) -> Tree:
    """Where an anchor says that header and footer are."""
    names = ("seek_header", "nbytes_header", "len_header", "seek_footer", "nbytes_footer", "len_footer")
    return {name: getattr(record, name) for name in names}


def refuse_attribute_sets(record: FooterRecord, generation: str) -> None:
    """Raise SchemaError if a footer has linked attribute sets, which came with the released format."""
    if record.linked_attribute_sets:
        name = record.linked_attribute_sets[0].name
        raise SchemaError(
            f"generation {generation} has no linked attribute sets", path=f"attribute set '{name}'"
        )
