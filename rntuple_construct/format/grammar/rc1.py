"""The generation RC1 (the "version 1" draft, ROOT 6.26 to 6.29): parse and build its envelopes and anchors.

Frames have 32 bit sizes, envelopes end in a CRC32 and do not state their type: the caller gives it. Trees
    have the names of 1.x for the same structures.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from construct import Construct, Default, Int16ub, Int16ul, Int32ub, Int32ul, Int64ub, Int64ul
from rntuple_spec.constants import RC1_ANCHOR_CLASS_CHECKSUM

from rntuple_construct.base.constants import (
    ENVELOPE_NAMES,
    FOOTER,
    HEADER,
    KIND_OBJECT64,
    PAGE_LIST,
    USER_METADATA,
)
from rntuple_construct.format.grammar import drafts
from rntuple_construct.format.grammar.engine.envelopes import AnchorFormat, UntypedEnvelopeFormat
from rntuple_construct.format.grammar.engine.frames import (
    FrameStyle,
    Items,
    ItemsReader,
    ListFrame,
    RecordFrame,
)
from rntuple_construct.format.grammar.engine.locators import Locator, page_locations
from rntuple_construct.format.grammar.engine.parsing import Cursor, Detour, Reader, reader_of
from rntuple_construct.format.grammar.engine.structure import (
    CHECKSUM_32,
    FEATURE_FLAGS,
    STRING,
    TRAILING,
    IfMore,
    Packed,
    Structure,
    flag,
    when,
)

FRAMES_32 = FrameStyle("<i", Packed(Int32ul, ("num_items", 28), ("reserved", 4)))

LOCATOR = Locator({KIND_OBJECT64: (drafts.OBJECT64,)})

ENVELOPE_LINK = Structure("len_envelope" / Int32ul, "locator" / LOCATOR, rule="RNT-LOC-008")

FIELD = FRAMES_32.record(
    "field_version" / Int32ul,
    "type_version" / Int32ul,
    "parent_id" / Int32ul,
    "role" / Int16ul,
    "flags" / Int16ul,
    "array_size" / when(flag(0x01), Int64ul),
    "name" / STRING,
    "type_name" / STRING,
    "type_alias" / STRING,
    "description" / STRING,
)

COLUMN = FRAMES_32.record(
    "column_type" / Int16ul,
    "bits_on_storage" / Int16ul,
    "field_id" / Int32ul,
    "flags" / Int32ul,
    "first_element_index" / when(flag(0x08), Int64ul),
)

SCHEMA = drafts.schema(FRAMES_32, FIELD, COLUMN)

HEADER_PAYLOAD = Structure(
    "feature_flags" / FEATURE_FLAGS,
    "release_candidate_tag" / Int32ul,
    "name" / STRING,
    "description" / STRING,
    "writer" / STRING,
    "schema" / SCHEMA,
    TRAILING,
    rule="RNT-HDR-002",
)


class UnknownItems(Items):
    """Items of an undocumented form: a count, and bytes that become ``trailing``."""

    def __init__(self) -> None:
        super().__init__(Structure(rule="RNT-FRM-005"))

    def parse_items(self, num_items: int, stream: Cursor, context: Any, path: str) -> Any:
        """Leave the bytes alone."""
        return []

    def direct_items(self) -> ItemsReader:
        """See :mod:`~rntuple_construct.format.grammar.engine.parsing`; a count without items stays forced."""

        def read_items(num_items: int, data: bytes, position: int, end: int) -> tuple[Any, int]:
            if num_items:
                raise Detour
            return [], position

        return read_items


class SchemaExtension(Construct):  # type: ignore[misc]
    """The schema extension in either of its forms: a list frame, or the record of four lists of the draft.

    ROOT wrote the list (always empty) until early 6.29, and the record afterwards.
    """

    min_size = 4

    def __init__(self, listed: ListFrame, record: RecordFrame) -> None:
        super().__init__()
        self.listed = listed
        self.record = record

    def _parse(self, stream: Cursor, context: Any, path: str) -> Any:
        is_list = stream.data[stream.pos + 3 : min(stream.pos + 4, stream.end)] >= b"\x80"
        return (self.listed if is_list else self.record)._parsereport(stream, context, path)

    def direct(self) -> Reader:
        """See :mod:`~rntuple_construct.format.grammar.engine.parsing`."""
        read_list, read_record = reader_of(self.listed), reader_of(self.record)

        def read(data: bytes, position: int, end: int) -> tuple[Any, int]:
            is_list = data[position + 3 : min(position + 4, end)] >= b"\x80"
            return (read_list if is_list else read_record)(data, position, end)

        return read

    def _build(self, obj: Any, stream: Any, context: Any, path: str) -> Any:
        is_list = "items" in obj if isinstance(obj, Mapping) else isinstance(obj, (list, tuple))
        return (self.listed if is_list else self.record)._build(obj, stream, context, path)


CLUSTER_GROUP = FRAMES_32.record("num_clusters" / Int32ul, "page_list_link" / ENVELOPE_LINK)

FOOTER_PAYLOAD = Structure(
    "feature_flags" / FEATURE_FLAGS,
    "header_checksum" / CHECKSUM_32,
    "schema_extension"
    / SchemaExtension(FRAMES_32.list(UnknownItems()), FRAMES_32.record("schema" / IfMore(SCHEMA))),
    "column_groups" / drafts.column_groups(FRAMES_32),
    "cluster_summaries" / FRAMES_32.list(drafts.cluster_summary(FRAMES_32)),
    "cluster_groups" / FRAMES_32.list(CLUSTER_GROUP),
    "meta_data_links" / FRAMES_32.list(ENVELOPE_LINK),
    TRAILING,
    rule="RNT-FTR-002",
)

PAGE = Structure(
    Packed(Int32ul, ("num_elements", 30), ("flags", 2)),
    "locator" / LOCATOR,
    rule="RNT-PGL-005",
)

PAGE_LIST_PAYLOAD = Structure(
    "page_locations"
    / page_locations(FRAMES_32, Items(PAGE), "element_offset" / Int64ul, "compression_settings" / Int32ul),
    TRAILING,
    rule="RNT-FRM-005",
)

_ENVELOPES = UntypedEnvelopeFormat(
    {
        HEADER: HEADER_PAYLOAD,
        FOOTER: FOOTER_PAYLOAD,
        PAGE_LIST: PAGE_LIST_PAYLOAD,
        USER_METADATA: drafts.user_metadata(FRAMES_32),
    },
    ENVELOPE_NAMES,
)

PAYLOADS = _ENVELOPES.payloads
"""Layout of the payload of each type of envelope."""

ENVELOPE_TYPES = frozenset(PAYLOADS)
"""Types of the envelopes that the generation has."""

_ANCHOR = AnchorFormat(
    Structure(
        "class_version" / Default(Int16ub, 3),
        "class_checksum" / Default(Int32ub, RC1_ANCHOR_CLASS_CHECKSUM),
        "version" / Default(Int32ub, 0),
        "len_in_memory" / Default(Int32ub, 56),
        "ofs_header" / Int64ub,
        "len_header_stored" / Int32ub,
        "len_header" / Int32ub,
        "ofs_footer" / Int64ub,
        "len_footer_stored" / Int32ub,
        "len_footer" / Int32ub,
        "reserved" / Default(Int64ub, 0),
        TRAILING,
        rule="RNT-ANC-002",
        derived=("byte_count",),
    ),
    min_size=58,
    has_checksum=False,
    counted=lambda size: size - 4,
)

ANCHOR_MEMBERS = _ANCHOR.layout
"""Layout of the anchor between byte count and checksum."""

parse_envelope, build_envelope = _ENVELOPES.parse, _ENVELOPES.build
parse_anchor, build_anchor = _ANCHOR.parse, _ANCHOR.build
