"""The released format: versions 1.0.0.0 to 1.1.0.0.

Nothing is decided by the version number: optional parts are there when flags or remaining bytes say so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from types import ModuleType, SimpleNamespace
from typing import Any, ClassVar

import numpy as np
from rntuple_parsers import rntuple
from rntuple_spec import layouts
from rntuple_spec.column_types import COLUMN_TYPE_IDS, VALUE_TYPES, ColumnType
from rntuple_spec.constants import (
    ANCHOR_CLASS,
    ANCHOR_CLASS_CHECKSUM,
    ANCHOR_CLASS_VERSION,
    MAX_STANDARD_LOCATOR_SIZE,
    ColumnFlag,
    FeatureFlagNumber,
    FieldFlag,
)

from rntuple_construct.base.checksums import xxh3_little_endian
from rntuple_construct.base.constants import ENVELOPE_NAMES, FOOTER, HEADER, PAGE_LIST
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.rules import broken
from rntuple_construct.format.generations import descriptions
from rntuple_construct.format.generations.compiled_records import (
    LEN_COMPILED,
    CompiledRecords,
    compiled_numbers,
)
from rntuple_construct.format.generations.generation import Data, Generation
from rntuple_construct.format.generations.page_list import (
    PageListLayout,
    page_location_frames,
    parse_page_locations,
    signed_counts,
)
from rntuple_construct.format.generations.records import (
    KIND_NON_STANDARD_ZERO,
    AliasColumnRecord,
    AnchorClass,
    AnchorRecord,
    ClusterGroupRecord,
    ClusterSummaries,
    ClusterSummary,
    ColumnRecord,
    EnvelopeLink,
    ExtraTypeInfoRecord,
    FieldRecord,
    FooterRecord,
    HeaderRecord,
    LinkedAttributeSetRecord,
    Locator,
    PageList,
    RecordList,
    SchemaRecord,
    feature_words,
)

__all__ = ["Tree", "Version1", "column_trees", "summary_trees"]

Tree = dict[str, Any]

_ENVELOPE_HEAD = np.dtype(layouts.ENVELOPE_HEAD)
_LEN_WORD = 8
_MAX_UINT32 = int(np.iinfo(np.uint32).max)
_LEN_STRING_HEAD = 4
_LEN_NUM_ITEMS = 4
_LISTS = ("fields", "columns", "alias_columns", "extra_type_infos")
"""The lists of a schema description in their order."""
_PLACES = ("ofs_header", "len_header_stored", "len_header", "ofs_footer", "len_footer_stored", "len_footer")


class Version1(Generation):
    """The released format, epoch 1."""

    name = "1.x"
    version = (1, 0, 2, 0)
    class_name = ANCHOR_CLASS
    anchor_class = AnchorClass(
        ANCHOR_CLASS,
        ANCHOR_CLASS_VERSION,
        ANCHOR_CLASS_CHECKSUM,
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
    anchor_type = "anchor"
    is_read_by_root = True

    kaitai_id = "rntuple"
    parsers: ClassVar[ModuleType] = rntuple
    field_flags: ClassVar[Iterable[int]] = FieldFlag
    column_flags: ClassVar[Iterable[int]] = ColumnFlag
    grammar_module = "v1"
    page_list_layout = PageListLayout(
        np.dtype(layouts.LIST_FRAME_HEAD),
        np.dtype(layouts.STANDARD_PAGE),
        np.dtype(layouts.COLUMN_PAGES_TAIL),
        signed_counts,
        rntuple.cluster_pages_list,
        "rntuple_cluster_pages_list",
    )
    len_before_name: ClassVar[int] = 0
    """Bytes between feature flags and name in a header."""
    """If true, ``layouts.CLUSTER_SUMMARY`` describes cluster summaries."""

    column_types = COLUMN_TYPE_IDS[name]
    known_features: ClassVar[frozenset[int]] = frozenset({FeatureFlagNumber.NESTED_DEFERRED_COLUMNS})

    # Checksums

    def envelope_checksum(self, data: Data) -> bytes:
        """XXH3-64, little-endian."""
        return xxh3_little_endian(data)

    page_checksum = staticmethod(xxh3_little_endian)  # one call less for each page

    def check_preamble(self, data: bytes, envelope_type: int, base: int | None) -> None:
        """Check type and length in the first 64-bit word (RNT-ENV-001, RNT-ENV-002)."""
        super().check_preamble(data, envelope_type, base)
        root = ENVELOPE_NAMES[envelope_type]
        word = int.from_bytes(data[: _ENVELOPE_HEAD.itemsize], "little")
        type_id, length = word & 0xFFFF, word >> 16
        if type_id != envelope_type:
            raise broken("RNT-ENV-001", path=root, offset=base, expected=envelope_type, actual=type_id)
        if length != len(data):
            raise broken("RNT-ENV-002", path=root, offset=base, expected=len(data), actual=length)

    # Reading

    def parse_header(self, data: bytes, base: int | None) -> HeaderRecord:
        """Contents of a header envelope (section "Header Envelope")."""
        header = self.payload(data, HEADER, base)
        features = feature_words(header.feature_flags)
        self.check_features(features, "header")
        return HeaderRecord(
            features,
            descriptions.shown_text(header.name),
            descriptions.shown_text(header.description),
            descriptions.shown_text(header.writer),
            self._schema_record(header.schema, "header.schema"),
        )

    def parse_footer(self, data: bytes, base: int | None) -> FooterRecord:
        """Contents of a footer envelope (section "Footer Envelope"); what a generation does not have is absent."""
        footer = self.payload(data, FOOTER, base)
        features = feature_words(footer.feature_flags)
        self.check_features(features, "footer")
        extension = self._extension(footer.schema_extension)
        summaries = getattr(footer, "cluster_summaries", None)
        return FooterRecord(
            features,
            footer.header_checksum,
            SchemaRecord()
            if extension is None
            else self._schema_record(extension, "footer.schema_extension.schema"),
            tuple(
                ClusterGroupRecord(
                    getattr(item, "min_entry", None),
                    getattr(item, "entry_span", None),
                    item.num_clusters,
                    self._link_record(item, "page_list_link_"),
                )
                for item in footer.cluster_groups.items
            ),
            tuple(
                self._attribute_set(item, f"footer.linked_attribute_sets[{index}]")
                for index, item in enumerate(_items(footer, "linked_attribute_sets"))
            ),
            cluster_summaries=None if summaries is None else _summaries(summaries.items),
            column_groups=tuple(tuple(item.column_ids.items) for item in _items(footer, "column_groups")),
            metadata_links=tuple(self._link_record(item, "") for item in _items(footer, "meta_data_links")),
            has_extension=extension is not None,
            has_attribute_sets=getattr(footer, "linked_attribute_sets", None) is not None,
        )

    def parse_page_list(self, data: bytes, base: int | None) -> PageList:
        """Contents of a page list envelope (section "Page List Envelope"), through numpy."""
        payload = memoryview(data)[: -self.len_envelope_checksum]
        position = self.len_preamble + self.len_envelope_checksum
        header_checksum = bytes(payload[self.len_preamble : position])
        summaries, end = self._summaries_at(data, payload, position, base)
        return self._page_locations(payload, end, base, header_checksum, summaries)

    def start_of_page_locations(self, data: bytes) -> int:
        """Position in a page list envelope of the outermost list frame of page locations, after the summaries."""
        position = self.start_of_summaries
        return position + abs(int.from_bytes(data[position : position + 8], "little", signed=True))

    def num_records(self, data: bytes, envelope_type: int) -> int:
        """Items of all lists of an envelope, the words of its feature flags among them."""
        position, count = self.start_of_frames(data, envelope_type)
        stop = len(data) - self.len_envelope_checksum
        return count + self._items_of_frames(memoryview(data), position, stop)

    def start_of_frames(self, data: bytes, envelope_type: int) -> tuple[int, int]:
        """Return where the frames of an envelope begin, and the number of words of feature flags before them."""
        position = self.len_preamble
        if envelope_type not in (HEADER, FOOTER):
            start = self.start_of_summaries if envelope_type == PAGE_LIST else position
            return start, 0
        # Bit 63 says that another word follows.
        last_bytes = data[position + _LEN_WORD - 1 :: _LEN_WORD]
        words = next((number for number, byte in enumerate(last_bytes, 1) if byte < 0x80), len(last_bytes))
        position += words * _LEN_WORD
        if envelope_type == FOOTER:
            return position + self.len_envelope_checksum, words
        position += self.len_before_name
        for _ in ("name", "description", "writer"):
            position += _LEN_STRING_HEAD + int.from_bytes(
                data[position : position + _LEN_STRING_HEAD], "little"
            )
        return position, words

    def starts_of_records(self, data: bytes, envelope_type: int, kind: str) -> list[int]:
        """Positions by the sizes of frames alone; those of a footer are inside the frame of the schema extension."""
        head = self.page_list_layout.head
        len_size = head.size - _LEN_NUM_ITEMS
        position, _ = self.start_of_frames(data, envelope_type)
        position += len_size if envelope_type == FOOTER else 0

        def size() -> int:
            return abs(int.from_bytes(data[position : position + len_size], "little", signed=True))

        for _ in range(_LISTS.index(kind)):
            position += size()
        end = min(position + size(), len(data) - self.len_envelope_checksum)
        position += head.size
        starts = [position]
        while position + len_size <= end and 0 < size() <= end - position:
            position += size()
            starts.append(position)
        return starts

    @property
    def start_of_summaries(self) -> int:
        """Position in a page list envelope of the first frame, after the checksum of the header."""
        return self.len_preamble + self.len_envelope_checksum

    def _items_of_frames(self, data: memoryview, position: int, stop: int) -> int:
        """Items of the list frames that stand back to back, and of those directly inside record frames."""
        head = self.page_list_layout.head
        len_size = head.size - _LEN_NUM_ITEMS
        count = 0
        while position + head.size <= stop:
            size, num_items = head.unpack_from(data, position)
            if abs(size) < len_size or position + abs(size) > stop:
                break
            if size < 0:
                count += min(num_items, -size // self.len_smallest_record)
            else:
                count += self._items_of_frames(data, position + len_size, position + size)
            position += abs(size)
        return count

    def _summaries_at(
        self, data: bytes, payload: memoryview, position: int, base: int | None
    ) -> tuple[ClusterSummaries, int]:
        end, parsers = self.start_of_page_locations(data), self.parsers
        if LEN_COMPILED <= end - position <= len(payload) - position:
            items = compiled_numbers(
                parsers.cluster_summary_list, parsers.ClusterSummary, payload[position:end]
            )
            if items is not None:
                return _summaries(items), end
        try:
            end, summaries = self.parsers.cluster_summary_list(payload, position, len(payload))
        except descriptions.PARSE_FAILURES as failure:
            raise descriptions.explained(self.parser(PAGE_LIST), data, "page_list", base, failure) from None
        return _summaries(summaries.items), end

    def _page_locations(
        self,
        payload: memoryview,
        position: int,
        base: int | None,
        header_checksum: bytes | None = None,
        summaries: ClusterSummaries | None = None,
    ) -> PageList:
        page_list, _ = parse_page_locations(
            payload,
            position,
            self.page_list_layout,
            base=base,
            header_checksum=header_checksum,
            cluster_summaries=summaries,
            parse_locator=self.parse_page_locator,
        )
        return page_list

    def _extension(self, frame: Any) -> Any:
        """The schema description in a schema extension frame, None if it is empty."""
        return frame.schema

    def _schema_record(self, schema: Any, path: str) -> SchemaRecord:
        return SchemaRecord(
            descriptions.field_list(schema.fields.items, f"{path}.fields"),
            descriptions.column_list(schema.columns.items, self.column_types),
            RecordList(
                schema.alias_columns.items,
                lambda item: AliasColumnRecord(item.physical_column_id, item.field_id),
            ),
            tuple(
                self._extra_type_info(item, f"{path}.extra_type_infos[{index}]")
                for index, item in enumerate(schema.extra_type_infos.items)
            ),
        )

    def _extra_type_info(self, info: Any, path: str) -> ExtraTypeInfoRecord:
        type_name = descriptions.decode_text(info.type_name, f"{path}.type_name")
        return ExtraTypeInfoRecord(info.content_id, info.type_version, type_name, info.content or b"")

    def parse_page_locator(self, data: memoryview, position: int, end: int) -> tuple[Locator, int]:
        """One locator of a page list, and the position after it."""
        return descriptions.page_locator(self, self._locator_record, data, position, end)

    def _locator_record(self, record: Any, prefix: str = "") -> Locator:
        """A locator, whose members are those with a prefix; standard and Large ones are both byte ranges of this file."""
        head = getattr(record, f"{prefix}head")
        if head >= 0:
            return Locator(0, head, getattr(record, f"{prefix}ofs_range"))
        kind, reserved = getattr(record, f"{prefix}kind"), getattr(record, f"{prefix}reserved")
        return self._non_standard_locator(record, f"{prefix}payload_", kind, reserved)

    def _non_standard_locator(self, record: Any, prefix: str, kind: int, reserved: int) -> Locator:
        len_range = getattr(record, f"{prefix}len_range")
        if len_range is not None:
            return Locator(0, len_range, getattr(record, f"{prefix}ofs_range"), reserved)
        return Locator(kind or KIND_NON_STANDARD_ZERO, 0, 0, reserved, bytes(getattr(record, f"{prefix}raw")))

    def _link_record(self, record: Any, prefix: str) -> EnvelopeLink:
        return EnvelopeLink(
            getattr(record, f"{prefix}len_envelope"), self._locator_record(record, f"{prefix}locator_")
        )

    def _attribute_set(self, item: Any, path: str) -> LinkedAttributeSetRecord:
        return LinkedAttributeSetRecord(
            descriptions.decode_text(item.name, f"{path}.name"),
            item.schema_version_major,
            item.schema_version_minor,
            item.len_anchor,
            self._locator_record(item, "locator_"),
        )

    # Building

    def default_column(self, value_type: str, compressed: bool) -> ColumnType:
        """Split encodings if pages are compressed, plain ones otherwise."""
        known = VALUE_TYPES[value_type]
        return known.compressed if compressed else known.uncompressed

    def build_header(self, record: HeaderRecord) -> bytes:
        """The header envelope (section "Header Envelope")."""
        return self._envelope(HEADER, self._header_tree(record))

    def build_footer(self, record: FooterRecord, *, large_locators: bool = False) -> bytes:
        """The footer envelope, with the list of linked attribute sets also if it is empty (since 1.0.1.0)."""
        payload = {
            **self._footer_head_tree(record),
            "cluster_groups": self._cluster_group_trees(record, large_locators),
            "linked_attribute_sets": [
                {
                    "schema_version_major": item.schema_version_major,
                    "schema_version_minor": item.schema_version_minor,
                    "len_anchor": item.len_anchor,
                    "locator": self._locator_tree(
                        item.locator, large_locators, f"footer.linked_attribute_sets[{index}].locator"
                    ),
                    "name": item.name,
                }
                for index, item in enumerate(record.linked_attribute_sets)
            ],
        }
        return self._envelope(FOOTER, payload)

    def build_page_list(self, record: PageList, *, large_locators: bool = False) -> bytes:
        """A page list envelope."""
        if record.header_checksum is None or record.cluster_summaries is None:
            raise SchemaError(
                "a page list needs the header checksum and the cluster summaries", path="page_list"
            )
        payload = {
            "header_checksum": record.header_checksum,
            "cluster_summaries": summary_trees(record.cluster_summaries),
            "page_locations": self._location_trees(record, large_locators),
        }
        return self._envelope(PAGE_LIST, payload)

    def build_anchor(self, record: AnchorRecord) -> bytes:
        """The anchor object, 78 bytes."""
        epoch, major, minor, patch = record.version or self.version
        anchor: bytes = self.grammar.build_anchor(
            {
                "version_epoch": epoch, "version_major": major, "version_minor": minor, "version_patch": patch,
                **self._place_trees(record), "max_key_size": record.max_key_size,
            }
        )  # fmt: skip
        return anchor

    def _envelope(self, envelope_type: int, payload: Tree) -> bytes:
        envelope: bytes = self.grammar.build_envelope({"type_id": envelope_type, "payload": payload})
        return envelope

    @staticmethod
    def _place_trees(record: AnchorRecord) -> Tree:
        return {name: getattr(record, name) for name in _PLACES}

    def _header_tree(self, record: HeaderRecord) -> Tree:
        return {
            "feature_flags": list(record.feature_flags),
            "name": record.name,
            "description": record.description,
            "writer": record.writer,
            "schema": self._schema_tree(record.schema),
        }

    def _footer_head_tree(self, record: FooterRecord) -> Tree:
        return {
            "feature_flags": list(record.feature_flags),
            "header_checksum": record.header_checksum,
            "schema_extension": {"schema": self._schema_tree(record.schema_extension)},
        }

    def _cluster_group_trees(self, record: FooterRecord, large: bool) -> list[Tree]:
        return [
            {
                "min_entry": group.min_entry,
                "entry_span": group.entry_span,
                "num_clusters": group.num_clusters,
                "page_list_link": self._link_tree(
                    group.page_list_link, large, f"footer.cluster_groups[{index}].page_list_link"
                ),
            }
            for index, group in enumerate(record.cluster_groups)
        ]

    def _schema_tree(self, record: SchemaRecord) -> Tree:
        return {
            "fields": [self._field_tree(item) for item in record.fields],
            "columns": [self._column_tree(item) for item in record.columns],
            "alias_columns": [
                {"physical_column_id": item.physical_column_id, "field_id": item.field_id}
                for item in record.alias_columns
            ],
            "extra_type_infos": [self._extra_type_info_tree(item) for item in record.extra_type_infos],
        }

    def _field_tree(self, record: FieldRecord) -> Tree:
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

    def _column_tree(self, record: ColumnRecord) -> Tree:
        known: Any = self.column_flags
        # RC1 has no ranges of values.
        has_range = getattr(known, "VALUE_RANGE", 0)
        flags = record.flags & ~(known.DEFERRED | has_range)
        tree: Tree = {
            "column_type": record.type_id,
            "bits_on_storage": record.bits_on_storage,
            "field_id": record.field_id,
            "representation_index": record.representation_index,
        }
        if record.first_element_index is not None:
            flags |= known.DEFERRED
            tree["first_element_index"] = record.first_element_index
        if record.value_range is not None:
            flags |= has_range
            tree["value_range"] = {"min": record.value_range[0], "max": record.value_range[1]}
        return {**tree, "flags": int(flags)}

    def _extra_type_info_tree(self, record: ExtraTypeInfoRecord) -> Tree:
        return {
            "content_id": record.content_id,
            "type_version": record.type_version,
            "type_name": record.type_name,
            "content": record.content,
        }

    def _locator_tree(self, record: Locator, large: bool, path: str) -> Tree:
        """A locator of the smallest kind that can name the place.

        Raises:
            SchemaError: the generation has no locator for this size.
        """
        if record.kind:
            return {"kind": record.kind, "reserved": record.reserved, "payload": record.payload}
        place = {"len_range": record.size, "ofs_range": record.offset}
        if not large and record.size <= MAX_STANDARD_LOCATOR_SIZE:
            return {"kind": 0, **place}
        if not self.has_large_locators:
            raise SchemaError(
                f"{record.size} bytes are more than a locator of generation {self.name} can name", path=path
            )
        # Only building needs the construct grammar.
        from rntuple_construct.format.grammar.engine.locators import KIND_LARGE

        return {"kind": KIND_LARGE, "reserved": record.reserved, **place}

    def _link_tree(self, record: EnvelopeLink, large: bool, path: str) -> Tree:
        return {
            "len_envelope": record.len_envelope,
            "locator": self._locator_tree(record.locator, large, f"{path}.locator"),
        }

    def _location_trees(self, record: PageList, large: bool) -> list[list[Tree]] | bytes:
        """Pages by cluster and column; the list frame itself if all locators are standard."""
        settings = record.compression_settings[record.element_offset >= 0]
        is_regular = not ((record.size > MAX_STANDARD_LOCATOR_SIZE) | (record.size < 0)).any()
        if large or not is_regular or ((settings < 0) | (settings > _MAX_UINT32)).any():
            return column_trees(
                record,
                lambda start, stop: [self._page_tree(record, page, large) for page in range(start, stop)],
            )
        from rntuple_construct.format.grammar.engine.forcing import Raw

        pages = np.empty(record.num_pages, self.page_list_layout.page)
        pages["num_elements_signed"] = np.where(
            record.has_checksum, -record.num_elements, record.num_elements
        )
        pages["len_range"], pages["ofs_range"] = record.size, record.offset
        return Raw(page_location_frames(record, pages, self.page_list_layout))

    def _page_tree(self, record: PageList, page: int, large: bool) -> Tree:
        where = record.foreign.get(page) or Locator(0, int(record.size[page]), int(record.offset[page]))
        path = f"page_list.page_locations (page {page})"
        return {
            **self.count_tree(int(record.num_elements[page]), bool(record.has_checksum[page])),
            "locator": self._locator_tree(where, large, path),
        }


def _items(record: Any, name: str) -> Sequence[Any]:
    """Items of a list frame that not every generation has, nor every file of one."""
    frame = getattr(record, name, None)
    return () if frame is None else frame.items


def _summaries(items: Sequence[Any]) -> ClusterSummaries:
    """Cluster summaries, with the column group of a sharded cluster."""
    if not isinstance(items, CompiledRecords):
        return ClusterSummaries.of(items)
    kind = items.kind
    stored = SimpleNamespace(**{name: items.array(name) for name, code, _ in kind.layout if code})
    first_entry = stored.first_entry
    # Other numbers have less than 62 bits; the generated expressions compute all of them at once.
    wide = SimpleNamespace(
        **{
            name: values.astype(np.int64)
            for name, values in vars(stored).items()
            if values is not first_entry
        }
    )
    flags, groups = getattr(wide, "flags", None), None
    if flags is None:
        flags = kind.__dict__["flags"].fget(wide)
        groups = items.column("column_group_id")
    is_large = bool((first_entry >> np.uint64(62)).any())
    return ClusterSummaries(
        first_entry.astype(object if is_large else np.int64),
        kind.__dict__["num_entries"].fget(wide),
        flags,
        groups,
    )


def summary_trees(summaries: Sequence[ClusterSummary]) -> list[Tree]:
    """Cluster summaries, with the column group of a sharded cluster."""
    return [
        {
            "first_entry": item.first_entry,
            "num_entries": item.num_entries,
            "flags": item.flags,
            **({} if item.column_group_id is None else {"column_group_id": item.column_group_id}),
        }
        for item in summaries
    ]


def column_trees(record: PageList, pages: Callable[[int, int], Sequence[Any]]) -> list[list[Tree]]:
    """Inner list frames of page locations by cluster and column.

    Args:
        record: the page list.
        pages: makes the page descriptions of a range of page numbers.
    """
    first_page, first_range = record.first_page.tolist(), record.first_range.tolist()
    element_offset, settings = record.element_offset.tolist(), record.compression_settings.tolist()

    def column(index: int) -> Tree:
        tree: Tree = {"items": pages(*first_page[index : index + 2]), "element_offset": element_offset[index]}
        if element_offset[index] >= 0:
            tree["compression_settings"] = settings[index]
        return tree

    return [
        [column(index) for index in range(*first_range[cluster : cluster + 2])]
        for cluster in range(record.num_clusters)
    ]
