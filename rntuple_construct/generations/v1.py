"""The released format: versions 1.0.0.0 to 1.0.2.x.

Nothing is decided by the version number: optional parts are there when flags or remaining bytes say so.
"""

from __future__ import annotations

from functools import partial
from io import BytesIO
from typing import Any

import xxhash
from kaitaistruct import KaitaiStream
from rntuple_kaitai import Rntuple, positions
from rntuple_spec import layouts

from rntuple_construct.errors import EnvelopeError
from rntuple_construct.generations import convert
from rntuple_construct.generations.base import ENVELOPE_NAMES, Generation, column_type_table, too_few_bytes
from rntuple_construct.generations.kaitai import PARSE_FAILURES, explain_failure, parse_tree
from rntuple_construct.generations.page_list import (
    PageList,
    PageListLayout,
    parse_page_locations,
    signed_counts,
)
from rntuple_construct.generations.records import (
    KIND_NON_STANDARD_ZERO,
    ClusterGroupRecord,
    ClusterSummary,
    ExtraTypeInfoRecord,
    FieldRecord,
    FooterRecord,
    HeaderRecord,
    LinkedAttributeSetRecord,
    Locator,
    SchemaRecord,
)
from rntuple_construct.generations.summaries import regular_summaries

_ENVELOPE_HEAD = convert.dtype_of(layouts.ENVELOPE_HEAD)
LAYOUT = PageListLayout(
    convert.dtype_of(layouts.LIST_FRAME_HEAD),
    convert.dtype_of(layouts.STANDARD_PAGE),
    convert.dtype_of(layouts.COLUMN_PAGES_TAIL),
    signed_counts,
)
LEN_CHECKSUM = 8


class Version1(Generation):
    """The released format, epoch 1."""

    name = "1.x"
    column_types = column_type_table("1.x")

    def envelope_checksum(self, data: bytes | bytearray | memoryview) -> bytes:
        """XXH3-64, little-endian."""
        return xxhash.xxh3_64_digest(data)[::-1]

    def page_checksum(self, data: bytes | bytearray | memoryview) -> bytes:
        """XXH3-64, little-endian."""
        return xxhash.xxh3_64_digest(data)[::-1]

    def check_preamble(self, data: bytes, envelope_type: int, base: int | None) -> None:
        """Check type and length in the first 64-bit word (RNT-ENV-001, RNT-ENV-002)."""
        root = ENVELOPE_NAMES[envelope_type]
        if len(data) < _ENVELOPE_HEAD.itemsize + LEN_CHECKSUM:
            raise too_few_bytes(data, envelope_type, base)
        word = int.from_bytes(data[: _ENVELOPE_HEAD.itemsize], "little")
        type_id, length = word & 0xFFFF, word >> 16
        if type_id != envelope_type:
            raise EnvelopeError(
                f"envelope of type {envelope_type} expected, found type {type_id}", rule_id="RNT-ENV-001",
                path=root, offset=base, expected=envelope_type, actual=type_id,
            )  # fmt: skip
        if length != len(data):
            raise EnvelopeError(
                f"envelope says it has {length} bytes, but has {len(data)}", rule_id="RNT-ENV-002",
                path=root, offset=base, expected=len(data), actual=length,
            )  # fmt: skip

    def parse_header(self, data: bytes, base: int | None) -> HeaderRecord:
        """Contents of a header envelope (section "Header Envelope")."""
        tree = parse_tree(Rntuple, positions.Rntuple, data, "header", base).payload
        features = feature_words(tree.feature_flags)
        self.check_features(features, "header")
        return convert.header_record(tree, features, self._schema(tree.schema, "header.schema"))

    def parse_footer(self, data: bytes, base: int | None) -> FooterRecord:
        """Contents of a footer envelope (section "Footer Envelope")."""
        tree = parse_tree(Rntuple, positions.Rntuple, data, "footer", base).payload
        features = feature_words(tree.feature_flags)
        self.check_features(features, "footer")
        extension = getattr(tree.schema_extension.body, "schema", None)
        sets = getattr(tree, "linked_attribute_sets", None)
        return FooterRecord(
            features,
            tree.header_checksum,
            SchemaRecord() if extension is None else self._schema(extension, "footer.schema_extension"),
            tuple(
                ClusterGroupRecord(
                    item.body.min_entry,
                    item.body.entry_span,
                    item.body.num_clusters,
                    convert.envelope_link(item.body.page_list_link, locator_record),
                )
                for item in tree.cluster_groups.body.items
            ),
            () if sets is None else tuple(
                _attribute_set(item.body, f"footer.linked_attribute_sets[{index}]")
                for index, item in enumerate(sets.body.items)
            ),
        )  # fmt: skip

    def parse_page_list(self, data: bytes, base: int | None) -> PageList:
        """Contents of a page list envelope (section "Page List Envelope"), through numpy."""
        payload = memoryview(data)[:-LEN_CHECKSUM]
        position = _ENVELOPE_HEAD.itemsize
        header_checksum = bytes(payload[position : position + LEN_CHECKSUM])
        position += len(header_checksum)
        regular = regular_summaries(payload, position)
        if regular is None:
            regular = self._any_summaries(data, payload, position, base)
        summaries, end = regular
        page_list, _ = parse_page_locations(
            payload,
            end,
            LAYOUT,
            base=base,
            header_checksum=header_checksum,
            cluster_summaries=summaries,
            parse_locator=partial(convert.page_locator, Rntuple, locator_record),
        )
        return page_list

    @staticmethod
    def _any_summaries(
        data: bytes, payload: memoryview, position: int, base: int | None
    ) -> tuple[tuple[ClusterSummary, ...], int]:
        try:
            tree = Rntuple.ClusterSummaryList(frame_stream(payload, position))
        except PARSE_FAILURES as failure:
            raise explain_failure(positions.Rntuple, data, "page_list", base, failure) from None
        summaries = tuple(
            ClusterSummary(item.body.first_entry, item.body.num_entries, item.body.flags)
            for item in tree.body.items
        )
        return summaries, position + abs(tree.size)

    def _schema(self, tree: Any, path: str) -> SchemaRecord:
        return convert.schema_record(
            tree,
            path,
            self.column_types,
            field_record=_field,
            extra_type_info_record=_extra_type_info,
        )


def frame_stream(payload: memoryview, position: int) -> KaitaiStream:
    """A stream over the frame at ``position`` alone: copying the whole page list for it would double its memory."""
    size = int.from_bytes(payload[position : position + 8], "little", signed=True)
    return KaitaiStream(BytesIO(bytes(payload[position : position + max(abs(size), 8)])))


def feature_words(flags: Any) -> tuple[int, ...]:
    """The 64-bit words of a chain of feature flags, bit 63 included."""
    return tuple(word.lo | (word.hi & 0xFFFFFFFF) << 32 for word in flags.words)


def locator_record(tree: Any) -> Locator:
    """A locator; standard and Large ones are both byte ranges of this file."""
    if tree.head >= 0:
        return Locator(0, tree.head, tree.offset)
    payload = tree.payload
    if isinstance(payload, Rntuple.LargeLocator):
        return Locator(0, payload.size, payload.offset, tree.reserved)
    return Locator(tree.kind or KIND_NON_STANDARD_ZERO, 0, 0, tree.reserved, payload.raw)


def _field(field: Any, path: str) -> FieldRecord:
    return convert.field_record(field, path, is_projected=bool(field.flags & Rntuple.FieldFlag.projected))


def _extra_type_info(info: Any, path: str) -> ExtraTypeInfoRecord:
    content = getattr(info, "content", None)
    return ExtraTypeInfoRecord(
        info.content_id,
        info.type_version,
        convert.text(info.type_name, f"{path}.type_name"),
        b"" if content is None else content.raw,
    )


def _attribute_set(item: Any, path: str) -> LinkedAttributeSetRecord:
    return LinkedAttributeSetRecord(
        convert.text(item.name, f"{path}.name"),
        item.schema_version_major,
        item.schema_version_minor,
        item.len_anchor,
        locator_record(item.locator),
    )
