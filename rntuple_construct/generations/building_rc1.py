"""Envelopes and anchors of the first release candidate from records."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Any, ClassVar

from rntuple_kaitai import RntupleRc1
from rntuple_spec.column_types import COLUMN_TYPES, SWITCH_LAYOUTS, VALUE_TYPES, ColumnType

from rntuple_construct.generations.building import AnchorClass, AnchorRecord, Tree
from rntuple_construct.generations.building_drafts import (
    ASSOCIATIVE,
    CLASS_NAME,
    DRAFT_OPTIONS,
    MULTI,
    DraftBuilder,
    column_group_trees,
    places_of,
    refuse_attribute_sets,
    summary_tree,
)
from rntuple_construct.generations.page_list import PageList
from rntuple_construct.generations.records import (
    UNVERSIONED,
    ColumnRecord,
    FieldRecord,
    FooterRecord,
    HeaderRecord,
)
from rntuple_construct.grammar import rc1

__all__ = ["ReleaseCandidate1Builder"]

_NAMESPACES = ("std::", "ROOT::")


class ReleaseCandidate1Builder(DraftBuilder):
    """The first release candidate, as ROOT 6.29 wrote it: cluster summaries in the footer, CRC32."""

    name = "rc1"
    version = (0, 1, 0, 0)
    # The description has version 1, the anchor itself says 3, and ROOT 6.27 to 6.29 did not mind.
    anchor_class = AnchorClass(
        CLASS_NAME,
        1,
        0xC9470894,
        (
            ("fChecksum", "int"),
            ("fVersion", "unsigned int"),
            ("fSize", "unsigned int"),
            ("fSeekHeader", "unsigned long"),
            ("fNBytesHeader", "unsigned int"),
            ("fLenHeader", "unsigned int"),
            ("fSeekFooter", "unsigned long"),
            ("fNBytesFooter", "unsigned int"),
            ("fLenFooter", "unsigned int"),
            ("fReserved", "unsigned long"),
        ),
    )
    switch_layout = "44+20"
    page_checksum_is_sealed = False
    # Every page in a key of its own, and no checksums.
    default_options: ClassVar[Mapping[str, Any]] = {
        **DRAFT_OPTIONS,
        "compression": "lz4:4",
        "page_checksums": False,
        "buffered": False,
    }
    forced_options: ClassVar[Mapping[str, Any]] = {"max_key_size": 0, "large_locators": False}
    grammar: ClassVar[Any] = rc1
    field_flags: ClassVar[dict[str, int]] = {"array_size": 0x01}
    large_locators = False
    missing_types = MULTI | ASSOCIATIVE | {"std::atomic"}
    _RELEASE_CANDIDATE = 1
    _FLAGS_INDEX = 0x05
    """Offsets are sorted and not negative, as ROOT noted for every column of them."""

    def default_column(self, value_type: str, compressed: bool) -> ColumnType:
        """Split encodings if pages are compressed, plain ones otherwise; offsets always have 32 bits."""
        known = VALUE_TYPES[value_type]
        wanted = known.compressed if compressed else known.uncompressed
        return wanted if wanted in known.rc1 else known.rc1[-1]

    def bits_on_storage(self, record: ColumnRecord) -> int:
        """Switch elements have 64 bits."""
        if record.column_type == ColumnType.SWITCH:
            return SWITCH_LAYOUTS[self.switch_layout].bits
        return record.bits_on_storage

    def missing_kind(self, record: FieldRecord) -> str | None:
        """What the document of the draft lacks to have such a field; enumerations came later."""
        is_number = record.type_name in VALUE_TYPES or not record.type_name
        is_known = is_number or record.array_size is not None or record.type_name.startswith(_NAMESPACES)
        if record.role == RntupleRc1.FieldRole.plain and not is_known:
            return "enumerations"
        return super().missing_kind(record)

    def missing_column_kind(self, record: ColumnRecord) -> str | None:
        """What the document of the draft lacks to have such a column."""
        if record.representation_index:
            return "fields with several representations"
        return None if record.value_range is None else "ranges of values"

    def page_checksum(self, data: bytes | bytearray | memoryview) -> bytes:
        """CRC32, little-endian, of the uncompressed page."""
        return zlib.crc32(data).to_bytes(4, "little")

    def envelope_checksum(self, envelope: bytes) -> bytes:
        """The last four bytes."""
        return envelope[-4:]

    def build_header(self, record: HeaderRecord) -> bytes:
        """The header envelope (section "Header Envelope")."""
        payload = {**self._header(record), "release_candidate_tag": self._RELEASE_CANDIDATE}
        return self._envelope(rc1.HEADER, payload)

    def build_footer(self, record: FooterRecord, *, large_locators: bool = False) -> bytes:
        """The footer envelope (section "Footer Envelope"), with the schema extension as a record."""
        refuse_attribute_sets(record, self.name)
        payload = {
            "feature_flags": list(record.feature_flags),
            "header_checksum": record.header_checksum,
            "schema_extension": {"schema": self._schema(record.schema_extension)},
            "column_groups": column_group_trees(record.column_groups),
            "cluster_summaries": [summary_tree(item) for item in record.cluster_summaries or ()],
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
        return rc1.build_anchor(places_of(record))

    def _column(self, record: ColumnRecord) -> Tree:
        tree = super()._column(record)
        del tree["representation_index"]
        tree["bits_on_storage"] = self.bits_on_storage(record)
        if record.column_type is not None and COLUMN_TYPES[record.column_type].kind == "index":
            tree["flags"] |= self._FLAGS_INDEX
        return tree

    def _field(self, record: FieldRecord) -> Tree:
        version = 0 if record.type_version == UNVERSIONED else record.type_version
        return {**super()._field(record), "type_version": version}

    def _count(self, num_elements: int, has_checksum: bool) -> Tree:
        return {"num_elements": num_elements, "flags": int(has_checksum)}
