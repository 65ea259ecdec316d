"""The second release candidate, epoch 0: ROOT 6.31 to 6.33.

Its documents went from 0.2.0 to 0.2.12, but every file says 0.2.0.0: what changed is told by remaining bytes.
"""

from __future__ import annotations

from functools import partial

from rntuple_kaitai import RntupleRc2, positions
from rntuple_spec import layouts

from rntuple_construct.generations import convert, drafts
from rntuple_construct.generations.base import column_type_table
from rntuple_construct.generations.kaitai import PARSE_FAILURES, explain_failure, parse_tree
from rntuple_construct.generations.page_list import PageList, parse_page_locations
from rntuple_construct.generations.records import (
    ClusterGroupRecord,
    FooterRecord,
    HeaderRecord,
    SchemaRecord,
    UserMetadataEntry,
)
from rntuple_construct.generations.v1 import LAYOUT, LEN_CHECKSUM, Version1, feature_words, frame_stream

_LEN_ENVELOPE_HEAD = convert.dtype_of(layouts.ENVELOPE_HEAD).itemsize


class ReleaseCandidate2(Version1):
    """The second release candidate; envelopes, frames and page lists are framed as in the released format."""

    name = "rc2"
    column_types = column_type_table("rc2")
    projections_are_flagged = False

    def parse_header(self, data: bytes, base: int | None) -> HeaderRecord:
        """Contents of a header envelope (section "Header Envelope")."""
        tree = parse_tree(RntupleRc2, positions.RntupleRc2, data, "header", base).payload
        features = feature_words(tree.feature_flags)
        self.check_features(features, "header")
        return convert.header_record(
            tree, features, drafts.schema_record(tree.schema, "header.schema", self.column_types)
        )

    def parse_footer(self, data: bytes, base: int | None) -> FooterRecord:
        """Contents of a footer envelope (section "Footer Envelope")."""
        tree = parse_tree(RntupleRc2, positions.RntupleRc2, data, "footer", base).payload
        features = feature_words(tree.feature_flags)
        self.check_features(features, "footer")
        extension = tree.schema_extension.body.schema
        return FooterRecord(
            features,
            tree.header_checksum,
            SchemaRecord()
            if extension is None
            else drafts.schema_record(extension, "footer.schema_extension", self.column_types),
            tuple(
                ClusterGroupRecord(
                    item.body.min_entry,
                    item.body.entry_span,
                    item.body.num_clusters,
                    convert.envelope_link(item.body.page_list_link, drafts.locator_record),
                )
                for item in tree.cluster_groups.body.items
            ),
            column_groups=drafts.column_groups(tree),
            metadata_links=drafts.metadata_links(tree),
        )

    def parse_page_list(self, data: bytes, base: int | None) -> PageList:
        """Contents of a page list envelope (section "Page List Envelope"), through numpy."""
        payload = memoryview(data)[:-LEN_CHECKSUM]
        position = _LEN_ENVELOPE_HEAD
        header_checksum = bytes(payload[position : position + LEN_CHECKSUM])
        position += len(header_checksum)
        try:
            summaries = RntupleRc2.ClusterSummaryList(frame_stream(payload, position))
        except PARSE_FAILURES as failure:
            raise explain_failure(positions.RntupleRc2, data, "page_list", base, failure) from None
        page_list, _ = parse_page_locations(
            payload,
            position + abs(summaries.size),
            LAYOUT,
            base=base,
            header_checksum=header_checksum,
            cluster_summaries=tuple(drafts.cluster_summary(item.body) for item in summaries.body.items),
            parse_locator=partial(convert.page_locator, RntupleRc2, drafts.locator_record),
        )
        return page_list

    def parse_user_metadata(self, data: bytes, base: int | None) -> tuple[UserMetadataEntry, ...]:
        """Contents of a user meta-data envelope (section "User Meta-data Envelope")."""
        return drafts.user_metadata(
            parse_tree(RntupleRc2, positions.RntupleRc2, data, "user_metadata", base).payload
        )
