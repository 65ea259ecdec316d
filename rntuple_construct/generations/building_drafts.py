"""Envelopes and anchors of the release candidates from records: the writing side of RC2 and RC1."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rntuple_spec.column_types import VALUE_TYPES, ColumnType

from rntuple_construct.errors import SchemaError
from rntuple_construct.generations.building import (
    MAX_STANDARD_SIZE,
    AnchorRecord,
    Tree,
    Version1Builder,
)
from rntuple_construct.generations.page_list import PageList
from rntuple_construct.generations.records import (
    ClusterSummary,
    ColumnRecord,
    EnvelopeLink,
    FieldRecord,
    FooterRecord,
    HeaderRecord,
    Locator,
    SchemaRecord,
    UserMetadataEntry,
)
from rntuple_construct.grammar import drafts, rc1, rc2
from rntuple_construct.grammar.locators import KIND_LARGE

_CLASS_NAME = "ROOT::Experimental::RNTuple"


class DraftBuilder(Version1Builder):
    """What both release candidates share.

    Class attributes:
        grammar: the construct grammar of the generation.
        field_flags: flags of optional integers of a field that the generation has, by name of the integer.
        large_locators: whether the generation has Large locators.
    """

    class_name = _CLASS_NAME
    grammar: ClassVar[Any]
    field_flags: ClassVar[dict[str, int]]
    large_locators: ClassVar[bool]
    FLAG_DEFERRED = 0x08
    FLAG_VALUE_RANGE = 0x10

    def build_user_metadata(self, entries: Sequence[UserMetadataEntry]) -> bytes:
        """A user meta-data envelope (section "User Meta-data Envelope")."""
        return self._envelope(
            self.grammar.META_DATA, {"entries": [_metadata_entry(item) for item in entries]}
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


def _summary(record: ClusterSummary) -> Tree:
    tree: Tree = {"first_entry": record.first_entry, "num_entries": record.num_entries, "flags": record.flags}
    if record.column_group_id is not None:
        tree["column_group_id"] = record.column_group_id
    return tree


def _column_groups(groups: Sequence[Sequence[int]]) -> list[Tree]:
    return [{"column_ids": list(column_ids)} for column_ids in groups]


def _metadata_entry(entry: UserMetadataEntry) -> Tree:
    tree: Tree = {"value_type": entry.value_type, "key": entry.key, "trailing": entry.unknown}
    if isinstance(entry.value, list):
        tree["value"] = [int(item) if isinstance(item, bool) else item for item in entry.value]
    elif entry.value is not None:
        tree["value"] = int(entry.value) if isinstance(entry.value, bool) else entry.value
    return tree


class ReleaseCandidate2Builder(DraftBuilder):
    """The second release candidate, as ROOT 6.33 wrote it: class version 6 of the anchor."""

    name = "rc2"
    version = (0, 2, 0, 0)
    grammar: ClassVar[Any] = rc2
    field_flags: ClassVar[dict[str, int]] = {"array_size": 0x01}
    large_locators = True

    def default_column(self, value_type: str, compressed: bool) -> ColumnType:
        """Split encodings, whether or not pages are compressed."""
        return VALUE_TYPES[value_type].rc2

    def build_header(self, record: HeaderRecord) -> bytes:
        """The header envelope (section "Header Envelope")."""
        return self._envelope(rc2.HEADER, self._header(record))

    def build_footer(self, record: FooterRecord, *, large_locators: bool = False) -> bytes:
        """The footer envelope (section "Footer Envelope")."""
        _refuse_attribute_sets(record, self.name)
        payload = {
            "feature_flags": list(record.feature_flags),
            "header_checksum": record.header_checksum,
            "schema_extension": {"schema": self._schema(record.schema_extension)},
            "column_groups": _column_groups(record.column_groups),
            "cluster_groups": [
                {
                    "min_entry": group.min_entry,
                    "entry_span": group.entry_span,
                    "num_clusters": group.num_clusters,
                    "page_list_link": self._link(
                        group.page_list_link, large_locators, f"footer.cluster_groups[{index}].page_list_link"
                    ),
                }
                for index, group in enumerate(record.cluster_groups)
            ],
            "meta_data_links": self._links(record.metadata_links, large_locators, "footer.meta_data_links"),
        }
        return self._envelope(rc2.FOOTER, payload)

    def build_page_list(self, record: PageList, *, large_locators: bool = False) -> bytes:
        """A page list envelope (section "Page List Envelope")."""
        payload = {
            "header_checksum": record.header_checksum,
            "cluster_summaries": [_summary(item) for item in record.cluster_summaries or ()],
            "page_locations": self._page_locations(record, large_locators),
        }
        return self._envelope(rc2.PAGE_LIST, payload)

    def build_anchor(self, record: AnchorRecord) -> bytes:
        """The anchor object, 78 bytes."""
        epoch, major, minor, patch = record.version
        return rc2.build_anchor(
            {
                "version_epoch": epoch, "version_major": major, "version_minor": minor, "version_patch": patch,
                **_places(record), "max_key_size": record.max_key_size,
            }
        )  # fmt: skip


class ReleaseCandidate1Builder(DraftBuilder):
    """The first release candidate, as ROOT 6.29 wrote it: cluster summaries in the footer, CRC32."""

    name = "rc1"
    version = (0, 1, 0, 0)
    grammar: ClassVar[Any] = rc1
    field_flags: ClassVar[dict[str, int]] = {"array_size": 0x01}
    large_locators = False
    _RELEASE_CANDIDATE = 1

    def default_column(self, value_type: str, compressed: bool) -> ColumnType:
        """The newest encoding that ROOT wrote in this generation."""
        return VALUE_TYPES[value_type].rc1[-1]

    def page_checksum(self, stored: bytes | bytearray | memoryview) -> bytes:
        """Pages are written without checksums in this generation."""
        raise SchemaError("generation rc1 is written without page checksums")

    def envelope_checksum(self, envelope: bytes) -> bytes:
        """The last four bytes."""
        return envelope[-4:]

    def build_header(self, record: HeaderRecord) -> bytes:
        """The header envelope (section "Header Envelope")."""
        payload = {**self._header(record), "release_candidate_tag": self._RELEASE_CANDIDATE}
        return self._envelope(rc1.HEADER, payload)

    def build_footer(self, record: FooterRecord, *, large_locators: bool = False) -> bytes:
        """The footer envelope (section "Footer Envelope"), with the schema extension as a record."""
        _refuse_attribute_sets(record, self.name)
        payload = {
            "feature_flags": list(record.feature_flags),
            "header_checksum": record.header_checksum,
            "schema_extension": {"schema": self._schema(record.schema_extension)},
            "column_groups": _column_groups(record.column_groups),
            "cluster_summaries": [_summary(item) for item in record.cluster_summaries or ()],
            "cluster_groups": [
                {
                    "num_clusters": group.num_clusters,
                    "page_list_link": self._link(
                        group.page_list_link, large_locators, f"footer.cluster_groups[{index}].page_list_link"
                    ),
                }
                for index, group in enumerate(record.cluster_groups)
            ],
            "meta_data_links": self._links(record.metadata_links, large_locators, "footer.meta_data_links"),
        }
        return self._envelope(rc1.FOOTER, payload)

    def build_page_list(self, record: PageList, *, large_locators: bool = False) -> bytes:
        """A page list envelope (section "Page List Envelope"); cluster summaries belong into the footer."""
        return self._envelope(rc1.PAGE_LIST, {"page_locations": self._page_locations(record, large_locators)})

    def build_anchor(self, record: AnchorRecord) -> bytes:
        """The anchor object, 58 bytes."""
        return rc1.build_anchor(_places(record))

    def _column(self, record: ColumnRecord) -> Tree:
        if record.representation_index or record.value_range is not None:
            raise SchemaError(
                "generation rc1 has neither several representations nor quantised columns",
                path="schema.columns",
            )
        tree = super()._column(record)
        del tree["representation_index"]
        return tree

    def _count(self, num_elements: int, has_checksum: bool) -> Tree:
        return {"num_elements": num_elements, "flags": int(has_checksum)}


def _places(record: AnchorRecord) -> Tree:
    names = ("seek_header", "nbytes_header", "len_header", "seek_footer", "nbytes_footer", "len_footer")
    return {name: getattr(record, name) for name in names}


def _refuse_attribute_sets(record: FooterRecord, generation: str) -> None:
    if record.linked_attribute_sets:
        name = record.linked_attribute_sets[0].name
        raise SchemaError(
            f"generation {generation} has no linked attribute sets", path=f"attribute set '{name}'"
        )
