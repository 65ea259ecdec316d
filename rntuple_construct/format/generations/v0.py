"""The format before its specification: ROOT 6.20 to 6.25. Only read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar

import numpy as np
from rntuple_parsers import rntuple_v0
from rntuple_spec.column_types import COLUMN_TYPE_IDS, COLUMN_TYPES, SWITCH_LAYOUTS, ColumnType
from rntuple_spec.constants import DRAFT_ANCHOR_CLASS, LEN_DRAFT_CHECKSUM, V0_NO_PARENT, FieldFlag

from rntuple_construct.base.checksums import crc32_little_endian
from rntuple_construct.base.constants import FOOTER, HEADER
from rntuple_construct.base.errors import EnvelopeError, UnsupportedError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.generations.descriptions import decode_text, shown_text
from rntuple_construct.format.generations.generation import Data, Generation
from rntuple_construct.format.generations.records import (
    ClusterGroupRecord,
    ClusterSummaries,
    ClusterSummary,
    ColumnRecord,
    EnvelopeLink,
    FieldRecord,
    FooterRecord,
    HeaderRecord,
    Locator,
    PageList,
    SchemaRecord,
)

__all__ = ["Version0"]

_KIND_URL = 0x01
_NO_LINK = EnvelopeLink(0, Locator(0, 0, 0))


class Version0(Generation):
    """The format before its specification; page locations are in the footer."""

    name = "v0"
    version = (0, 0, 0, 0)
    class_name = DRAFT_ANCHOR_CLASS
    anchor_type = "anchor_rc1"
    anchor_has_checksum = False
    is_writable = False

    kaitai_id = "rntuple_v0"
    parsers: ClassVar[ModuleType] = rntuple_v0
    grammar_module = "v0"
    envelope_types: ClassVar[Mapping[int, str]] = {HEADER: "HeaderEnvelope", FOOTER: "FooterEnvelope"}
    len_envelope_checksum = LEN_DRAFT_CHECKSUM
    len_page_checksum = LEN_DRAFT_CHECKSUM

    column_types = COLUMN_TYPE_IDS[name]
    integers_carry_sign = False
    projections_are_flagged = False
    page_checksum_is_sealed = False
    has_attribute_sets = False
    has_large_locators = False
    _SWITCH_LAYOUT = "32+32"

    def columns_of(self, value_type: str) -> frozenset[ColumnType]:
        """Column types that may hold values of a kind named in ``spec/column_types.toml``; integers of any sign."""
        wanted = super().columns_of(value_type)
        widths = {COLUMN_TYPES[each].bits_max for each in wanted if COLUMN_TYPES[each].kind == "integer"}
        return frozenset(
            known
            for known in self.column_types.values()
            if known in wanted
            or (COLUMN_TYPES[known].kind == "integer" and COLUMN_TYPES[known].bits_max in widths)
        )

    def switch_layout(self, writer: str | None = None) -> str:
        """The layout of the oldest known file with a variant, by ROOT 6.26."""
        return self._SWITCH_LAYOUT

    def envelope_checksum(self, data: Data) -> bytes:
        """CRC32, little-endian."""
        return crc32_little_endian(data)

    def parse_header(self, data: bytes, base: int | None) -> HeaderRecord:
        """Name, author and schema."""
        header = self.payload(data, HEADER, base)
        fields, field_ids = _fields(header.fields)
        columns = self._columns(header.columns, field_ids)
        return HeaderRecord(
            (0,),
            decode_text(header.name, "header.name"),
            shown_text(header.description),
            shown_text(header.author),
            SchemaRecord(fields, columns),
        )

    def parse_footer(self, data: bytes, base: int | None) -> FooterRecord:
        """Clusters and the places of their pages, as one cluster group."""
        clusters = self.payload(data, FOOTER, base).clusters
        summaries = ClusterSummaries.of(
            ClusterSummary(each.summary_first_entry, each.summary_num_entries, 0) for each in clusters
        )
        group = ClusterGroupRecord(None, None, len(clusters), _NO_LINK)
        return FooterRecord(
            (0,), b"", SchemaRecord(), (group,), cluster_summaries=summaries,
            page_lists=(_page_list(clusters, summaries),),
        )  # fmt: skip

    def parse_page_list(self, data: bytes, base: int | None) -> PageList:
        """There are no such envelopes."""
        raise UnsupportedError("page locations of this generation are in the footer")

    def payload(self, data: bytes, envelope_type: int, base: int | None) -> Any:
        """The record of the payload of an envelope; the construct grammar says why the bytes do not follow it."""
        try:
            return super().payload(data, envelope_type, base)
        except EnvelopeError as error:
            problem = error
        try:
            self.grammar.parse_envelope(data, envelope_type, verify=False)
        except EnvelopeError as error:
            # The grammar counts from the start of the envelope.
            error.offset = None if base is None or error.offset is None else base + error.offset
            problem = error
        raise problem

    def _columns(self, trees: Sequence[Any], field_ids: dict[int, int]) -> tuple[ColumnRecord, ...]:
        """Column records in the order of their ids, which are numbers from 0 on."""
        by_id = {tree.column_id: tree for tree in trees}
        if sorted(by_id) != list(range(len(trees))):
            raise broken(
                "RNT-COL-001",
                path="header.columns",
                id=max(by_id, default=0),
                actual="?",
                problem="columns are not numbered from 0 on",
            )
        records = []
        seen: dict[int, int] = {}
        for column_id in range(len(trees)):
            tree = by_id[column_id]
            field = tree.field_id
            if field not in field_ids or tree.index != seen.get(field, 0):
                raise broken(
                    "RNT-COL-001",
                    path=f"header.columns[{column_id}]",
                    id=column_id,
                    actual=field,
                    problem="there is no such field, or the column is out of order",
                )
            seen[field] = tree.index + 1
            type_id = tree.model_column_type
            known = self.column_types.get(type_id)
            bits = 0 if known is None else COLUMN_TYPES[known].bits_min
            if known == ColumnType.SWITCH:
                bits = SWITCH_LAYOUTS[self._SWITCH_LAYOUT].bits
            records.append(
                ColumnRecord(
                    type_id=type_id,
                    column_type=known,
                    bits_on_storage=bits,
                    field_id=field_ids[field],
                    flags=0,
                )
            )
        return tuple(records)


def _fields(trees: Sequence[Any]) -> tuple[tuple[FieldRecord, ...], dict[int, int]]:
    """Field records, parents first, and their ids by those in the file.

    Records are in any order in the file. The links of a field name the fields below it, in order.
    """
    by_id = {tree.field_id: tree for tree in trees}
    roots = [tree for tree in trees if tree.parent_id == V0_NO_PARENT]
    if len(roots) != 1 or len(by_id) != len(trees):
        raise broken(
            "RNT-FLD-002",
            path="header.fields",
            problem=f"{len(roots)} root fields, {len(trees)} fields with {len(by_id)} ids",
        )
    records: list[FieldRecord] = []
    new_ids: dict[int, int] = {}
    waiting: list[tuple[int, int | None]] = [(link, None) for link in reversed(roots[0].links)]
    while waiting:
        old_id, parent = waiting.pop()
        tree = by_id.get(old_id)
        if tree is None or old_id in new_ids:
            raise broken(
                "RNT-FLD-002",
                path="header.fields",
                problem=f"link to field {old_id}, which is not there or linked twice",
            )
        new_id = new_ids[old_id] = len(records)
        records.append(_field(tree, new_id if parent is None else parent, f"header.fields[{old_id}]"))
        waiting += [(link, new_id) for link in reversed(tree.links)]
    return tuple(records), new_ids


def _field(tree: Any, parent_id: int, path: str) -> FieldRecord:
    size = tree.num_repetitions
    return FieldRecord(
        field_version=tree.field_version_version_use,
        type_version=tree.type_version_version_use,
        parent_id=parent_id,
        role=tree.structure,
        flags=FieldFlag.REPETITIVE if size else 0,
        name=decode_text(tree.name, f"{path}.name"),
        type_name=decode_text(tree.type_name, f"{path}.type_name"),
        type_alias="",
        description=shown_text(tree.description),
        array_size=size or None,
    )


def _page_list(clusters: Sequence[Any], summaries: ClusterSummaries) -> PageList:
    """The page locations of all clusters, columns in the order of their ids."""
    ranges: list[Any] = []
    first_range = [0]
    for index, cluster in enumerate(clusters):
        by_id = {tree.column_id: tree for tree in cluster.columns}
        if sorted(by_id) != list(range(len(cluster.columns))):
            raise broken(
                "RNT-PGL-004",
                path=f"footer.clusters[{index}].columns",
                id=next(number for number in range(len(by_id) + 1) if number not in by_id),
                cluster=index,
                problem="every column is there once",
            )
        ranges += [by_id[column_id] for column_id in range(len(by_id))]
        first_range.append(len(ranges))
    pages = [page for tree in ranges for page in tree.pages]
    first_page = np.zeros(len(ranges) + 1, np.int64)
    np.cumsum([len(tree.pages) for tree in ranges], out=first_page[1:])
    most = np.iinfo(np.int64).max
    largest = max((page.num_elements for page in pages), default=0)
    if largest > np.iinfo(np.int32).max:
        raise broken("RNT-PAG-005", kind=EnvelopeError, path="footer.clusters", actual=largest)
    foreign = {
        number: Locator(_KIND_URL, 0, 0, payload=page.locator_url)
        for number, page in enumerate(pages)
        if page.locator_url
    }
    size = [-1 if number in foreign else page.locator_len_range for number, page in enumerate(pages)]
    return PageList(
        header_checksum=None,
        cluster_summaries=summaries,
        first_range=np.array(first_range, np.int64),
        element_offset=np.array([min(tree.element_offset, most) for tree in ranges], np.int64),
        compression_settings=np.array([tree.compression_settings for tree in ranges], np.int64),
        first_page=first_page,
        num_elements=np.array([page.num_elements for page in pages], np.int32),
        has_checksum=np.zeros(len(pages), bool),
        size=np.array(size, np.int64),
        offset=np.array([page.locator_ofs_range for page in pages], np.int64),
        foreign=foreign,
    )
