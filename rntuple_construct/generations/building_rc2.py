"""Envelopes and anchors of the second release candidate from records."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from rntuple_spec.column_types import VALUE_TYPES, ColumnType

from rntuple_construct.generations.building import AnchorClass, AnchorRecord
from rntuple_construct.generations.building_drafts import (
    CLASS_NAME,
    DRAFT_OPTIONS,
    MULTI,
    DraftBuilder,
    column_group_trees,
    places_of,
    refuse_attribute_sets,
    summary_tree,
)
from rntuple_construct.generations.building_v1 import Version1Builder
from rntuple_construct.generations.page_list import PageList
from rntuple_construct.generations.records import FooterRecord, HeaderRecord
from rntuple_construct.grammar import rc2

__all__ = ["ReleaseCandidate2Builder"]


class ReleaseCandidate2Builder(DraftBuilder):
    """The second release candidate, as ROOT 6.33 wrote it: class version 6 of the anchor."""

    name = "rc2"
    version = (0, 2, 0, 0)
    anchor_class = AnchorClass(CLASS_NAME, 6, 0xEF5C9103, Version1Builder.anchor_class.members)
    default_options: ClassVar[Mapping[str, Any]] = DRAFT_OPTIONS
    grammar: ClassVar[Any] = rc2
    field_flags: ClassVar[dict[str, int]] = {"array_size": 0x01}
    large_locators = True
    missing_types = MULTI

    def default_column(self, value_type: str, compressed: bool) -> ColumnType:
        """Split encodings, whether or not pages are compressed."""
        return VALUE_TYPES[value_type].rc2

    def build_header(self, record: HeaderRecord) -> bytes:
        """The header envelope (section "Header Envelope")."""
        return self._envelope(rc2.HEADER, self._header(record))

    def build_footer(self, record: FooterRecord, *, large_locators: bool = False) -> bytes:
        """The footer envelope (section "Footer Envelope")."""
        refuse_attribute_sets(record, self.name)
        payload = {
            "feature_flags": list(record.feature_flags),
            "header_checksum": record.header_checksum,
            "schema_extension": {"schema": self._schema(record.schema_extension)},
            "column_groups": column_group_trees(record.column_groups),
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
            "cluster_summaries": [summary_tree(item) for item in record.cluster_summaries or ()],
            "page_locations": self._page_locations(record, large_locators),
        }
        return self._envelope(rc2.PAGE_LIST, payload)

    def build_anchor(self, record: AnchorRecord) -> bytes:
        """The anchor object, 78 bytes."""
        epoch, major, minor, patch = record.version
        return rc2.build_anchor(
            {
                "version_epoch": epoch, "version_major": major, "version_minor": minor, "version_patch": patch,
                **places_of(record), "max_key_size": record.max_key_size,
            }
        )  # fmt: skip
