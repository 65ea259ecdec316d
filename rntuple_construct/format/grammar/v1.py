"""The released generation 1.x: parse and build its envelopes and anchors.

Trees are plain nested mappings with the format's own names. Sizes, counts, lengths and checksums are
computed on build; ``trailing`` (unknown bytes) defaults to none.

>>> empty = {"fields": [], "columns": [], "alias_columns": [], "extra_type_infos": []}
>>> header = {"feature_flags": [0], "name": "nt", "description": "", "writer": "me", "schema": empty}
>>> data = build_envelope({"type_id": HEADER, "payload": header})
>>> parse_envelope(data, HEADER)["payload"]["name"]
b'nt'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from construct import Default, Float64l, Int16ub, Int16ul, Int32ul, Int64sl, Int64ub, Int64ul
from rntuple_spec.constants import ANCHOR_CLASS_VERSION, LEN_ANCHOR

from rntuple_construct.base.constants import ENVELOPE_NAMES, FOOTER, HEADER, PAGE_LIST
from rntuple_construct.format.grammar.engine.envelopes import ENVELOPE_PLACES, AnchorFormat, EnvelopeFormat
from rntuple_construct.format.grammar.engine.frames import FRAMES_64
from rntuple_construct.format.grammar.engine.locators import (
    KIND_LARGE,
    LARGE,
    Locator,
    standard_page_locations,
)
from rntuple_construct.format.grammar.engine.runs import RunItems, Stencil
from rntuple_construct.format.grammar.engine.structure import (
    CHECKSUM_64,
    FEATURE_FLAGS,
    STRING,
    TRAILING,
    IfMore,
    Packed,
    Structure,
    flag,
    when,
)

__all__ = [
    "ENVELOPE_TYPES",
    "FOOTER",
    "HEADER",
    "PAGE_LIST",
    "build_anchor",
    "build_envelope",
    "parse_anchor",
    "parse_envelope",
]

# Locators and Envelope Links

LOCATOR = Locator({KIND_LARGE: (LARGE,)})

ENVELOPE_LINK = Structure("len_envelope" / Int64ul, "locator" / LOCATOR, rule="RNT-LOC-008")

# Schema description: four lists in the header and, as an extension, in the footer

FIELD = FRAMES_64.record(
    "field_version" / Int32ul,
    "type_version" / Int32ul,
    "parent_id" / Int32ul,
    "role" / Int16ul,
    "flags" / Int16ul,
    "name" / STRING,
    "type_name" / STRING,
    "type_alias" / STRING,
    "description" / STRING,
    "array_size" / when(flag(0x01), Int64ul),
    "source_field_id" / when(flag(0x02), Int32ul),
    "type_checksum" / when(flag(0x04), Int32ul),
)

VALUE_RANGE = Structure("min" / Float64l, "max" / Float64l, rule="RNT-COL-006")

COLUMN = FRAMES_64.record(
    "column_type" / Int16ul,
    "bits_on_storage" / Int16ul,
    "field_id" / Int32ul,
    "flags" / Int16ul,
    "representation_index" / Int16ul,
    "first_element_index" / when(flag(0x01), Int64sl),
    "value_range" / when(flag(0x02), VALUE_RANGE),
)

ALIAS_COLUMN = FRAMES_64.record("physical_column_id" / Int32ul, "field_id" / Int32ul)

EXTRA_TYPE_INFO = FRAMES_64.record(
    "content_id" / Int32ul,
    "type_version" / Int32ul,
    "type_name" / STRING,
    "content" / IfMore(STRING),
)

SCHEMA = Structure(
    "fields" / FRAMES_64.list(FIELD),
    "columns" / FRAMES_64.list(COLUMN),
    "alias_columns" / FRAMES_64.list(ALIAS_COLUMN),
    "extra_type_infos" / FRAMES_64.list(EXTRA_TYPE_INFO),
    rule="RNT-HDR-003",
)

# Header Envelope

HEADER_PAYLOAD = Structure(
    "feature_flags" / FEATURE_FLAGS,
    "name" / STRING,
    "description" / STRING,
    "writer" / STRING,
    "schema" / SCHEMA,
    TRAILING,
    rule="RNT-HDR-002",
)

# Footer Envelope

# Readers take an empty record for "no extension"; writers of 1.x always put the four lists there.
SCHEMA_EXTENSION = FRAMES_64.record("schema" / IfMore(SCHEMA))

CLUSTER_GROUP = FRAMES_64.record(
    "min_entry" / Int64ul,
    "entry_span" / Int64ul,
    "num_clusters" / Int32ul,
    "page_list_link" / ENVELOPE_LINK,
)

LINKED_ATTRIBUTE_SET = FRAMES_64.record(
    "schema_version_major" / Int16ul,
    "schema_version_minor" / Int16ul,
    "len_anchor" / Int32ul,
    "locator" / LOCATOR,
    "name" / STRING,
)

FOOTER_PAYLOAD = Structure(
    "feature_flags" / FEATURE_FLAGS,
    "header_checksum" / CHECKSUM_64,
    "schema_extension" / SCHEMA_EXTENSION,
    "cluster_groups" / FRAMES_64.list(CLUSTER_GROUP),
    # Written since 1.0.1.0; the bytes decide, not the version.
    "linked_attribute_sets" / IfMore(FRAMES_64.list(LINKED_ATTRIBUTE_SET)),
    TRAILING,
    rule="RNT-FTR-002",
)

# Page List Envelope

_BITS_OF_NUM_ENTRIES = 56
CLUSTER_SUMMARY = FRAMES_64.record(
    "first_entry" / Int64ul,
    Packed(Int64ul, ("num_entries", _BITS_OF_NUM_ENTRIES), ("flags", 8)),
)


def _summary_stencil(summary: Mapping[str, Any]) -> Stencil | None:
    """Words of a cluster summary with nothing left over."""
    if summary["trailing"]:
        return None
    return Stencil([(0, 1)], [], {"first_entry": [(2, 3)], "num_entries_and_flags": [(4, 5)]})


def entries_and_flags(word: Any) -> tuple[Any, Any]:
    """Number of entries and flags in the last word of a cluster summary, or in each of an array of words."""
    return word & ((1 << _BITS_OF_NUM_ENTRIES) - 1), word >> _BITS_OF_NUM_ENTRIES


PAGE_LIST_PAYLOAD = Structure(
    "header_checksum" / CHECKSUM_64,
    "cluster_summaries" / FRAMES_64.list(RunItems(CLUSTER_SUMMARY, _summary_stencil)),
    # A negative element offset marks a suppressed column, which has no compression settings.
    "page_locations" / standard_page_locations(FRAMES_64, LOCATOR),
    TRAILING,
    rule="RNT-FRM-005",
)

_ENVELOPES = EnvelopeFormat(
    {HEADER: HEADER_PAYLOAD, FOOTER: FOOTER_PAYLOAD, PAGE_LIST: PAGE_LIST_PAYLOAD}, ENVELOPE_NAMES
)

PAYLOADS = _ENVELOPES.payloads
"""Layout of the payload of each type of envelope."""

ENVELOPE_TYPES = frozenset(PAYLOADS)
"""Types of the envelopes that the generation has."""

# Anchor schema

_ANCHOR = AnchorFormat(
    Structure(
        "class_version" / Default(Int16ub, ANCHOR_CLASS_VERSION),
        "version_epoch" / Int16ub,
        "version_major" / Int16ub,
        "version_minor" / Int16ub,
        "version_patch" / Int16ub,
        *ENVELOPE_PLACES,
        "max_key_size" / Int64ub,
        TRAILING,
        rule="RNT-ANC-002",
        derived=("byte_count", "checksum"),
    ),
    min_size=LEN_ANCHOR,
    has_checksum=True,
    # The byte count covers neither itself nor the checksum after the object.
    counted=lambda size: size - 12,
)

ANCHOR_MEMBERS = _ANCHOR.layout
"""Layout of the anchor between byte count and checksum."""

parse_envelope, build_envelope = _ENVELOPES.parse, _ENVELOPES.build
parse_anchor, build_anchor = _ANCHOR.parse, _ANCHOR.build
