"""The first release candidate, "version 1" of the drafts: ROOT 6.26 to 6.29."""

from __future__ import annotations

import re
import zlib
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
from rntuple_kaitai import RntupleRc1, positions
from rntuple_spec import layouts

from rntuple_construct.errors import UnsupportedError
from rntuple_construct.generations import convert, drafts
from rntuple_construct.generations.base import ENVELOPE_NAMES, Generation, column_type_table, too_few_bytes
from rntuple_construct.generations.kaitai import parse_tree
from rntuple_construct.generations.page_list import PageList, PageListLayout, parse_page_locations
from rntuple_construct.generations.records import (
    ClusterGroupRecord,
    FooterRecord,
    HeaderRecord,
    SchemaRecord,
    UserMetadataEntry,
)
from rntuple_construct.generations.v1 import feature_words

_VERSION = 1
_LEN_CHECKSUM = 4
_LEN_PREAMBLE = 4
_COUNT_BITS = 30
_PAGE_FLAG_CHECKSUM = RntupleRc1.PageFlag.checksum
_WRITER = re.compile(r"ROOT v(\d+)\.(\d+)")


def _counts(stored: npt.NDArray[Any]) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.bool_]]:
    values = np.ascontiguousarray(stored, np.uint32)
    return (values & ((1 << _COUNT_BITS) - 1)).astype(np.int32), (
        values >> _COUNT_BITS & _PAGE_FLAG_CHECKSUM
    ) != 0


_LAYOUT = PageListLayout(
    convert.dtype_of(layouts.RC1_LIST_FRAME_HEAD),
    convert.dtype_of(layouts.RC1_STANDARD_PAGE),
    convert.dtype_of(layouts.RC1_COLUMN_PAGES_TAIL),
    _counts,
)


class ReleaseCandidate1(Generation):
    """The first release candidate: 32-bit frames, CRC32, cluster summaries in the footer."""

    name = "rc1"
    column_types = column_type_table("rc1")
    len_page_checksum = _LEN_CHECKSUM
    integers_carry_sign = False
    projections_are_flagged = False
    page_checksum_is_sealed = False

    def envelope_checksum(self, data: bytes | bytearray | memoryview) -> bytes:
        """CRC32, little-endian."""
        return zlib.crc32(data).to_bytes(_LEN_CHECKSUM, "little")

    def page_checksum(self, data: bytes | bytearray | memoryview) -> bytes:
        """CRC32, little-endian, of the uncompressed bytes."""
        return self.envelope_checksum(data)

    def switch_layout(self, writer: str) -> str:
        """Index and tag are 32 bits each up to ROOT 6.26, 44 and 20 bits later; only the writer string tells."""
        version = _WRITER.match(writer)
        if version and (int(version[1]), int(version[2])) < (6, 27):
            return "32+32"
        return "44+20"

    def check_preamble(self, data: bytes, envelope_type: int, base: int | None) -> None:
        """Check the versions at the start; type and length are not stored in this generation."""
        if len(data) < _LEN_PREAMBLE + _LEN_CHECKSUM:
            raise too_few_bytes(data, envelope_type, base)
        min_version = int.from_bytes(data[2:4], "little")
        if min_version > _VERSION:
            raise UnsupportedError(
                f"envelope needs a reader of version {min_version}", path=ENVELOPE_NAMES[envelope_type], offset=base,
                expected=_VERSION, actual=min_version,
            )  # fmt: skip

    def parse_header(self, data: bytes, base: int | None) -> HeaderRecord:
        """Contents of a header envelope (section "Header Envelope")."""
        tree = self._payload("HeaderEnvelope", data, "header", base)
        features = feature_words(tree.feature_flags)
        self.check_features(features, "header")
        return convert.header_record(
            tree, features, drafts.schema_record(tree.schema, "header.schema", self.column_types)
        )

    def parse_footer(self, data: bytes, base: int | None) -> FooterRecord:
        """Contents of a footer envelope (section "Footer Envelope")."""
        tree = self._payload("FooterEnvelope", data, "footer", base)
        features = feature_words(tree.feature_flags)
        self.check_features(features, "footer")
        # Older writers put an empty list frame where the schema extension record belongs.
        record = tree.schema_extension.record
        extension = None if record is None else record.schema
        return FooterRecord(
            features,
            tree.header_checksum,
            SchemaRecord()
            if extension is None
            else drafts.schema_record(extension, "footer.schema_extension", self.column_types),
            tuple(
                ClusterGroupRecord(
                    None,
                    None,
                    item.body.num_clusters,
                    convert.envelope_link(item.body.page_list_link, drafts.locator_record),
                )
                for item in tree.cluster_groups.body.items
            ),
            cluster_summaries=tuple(
                drafts.cluster_summary(item.body) for item in tree.cluster_summaries.body.items
            ),
            column_groups=drafts.column_groups(tree),
            metadata_links=drafts.metadata_links(tree),
        )

    def parse_page_list(self, data: bytes, base: int | None) -> PageList:
        """Contents of a page list envelope (section "Page List Envelope"), through numpy."""
        page_list, _ = parse_page_locations(
            memoryview(data)[:-_LEN_CHECKSUM],
            _LEN_PREAMBLE,
            _LAYOUT,
            base=base,
            header_checksum=None,
            cluster_summaries=None,
            parse_locator=partial(convert.page_locator, RntupleRc1, drafts.locator_record),
        )
        return page_list

    def parse_user_metadata(self, data: bytes, base: int | None) -> tuple[UserMetadataEntry, ...]:
        """Contents of a user meta-data envelope (section "User Meta-data Envelope")."""
        return drafts.user_metadata(self._payload("MetaDataEnvelope", data, "user_metadata", base))

    def _payload(self, envelope: str, data: bytes, root: str, base: int | None) -> Any:
        parser, explainer = getattr(RntupleRc1, envelope), getattr(positions.RntupleRc1, envelope)
        return parse_tree(parser, explainer, data, root, base).payload
