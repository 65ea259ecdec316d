"""The generation RC2 (epoch 0, ROOT 6.31 to 6.33): parse and build its envelopes and anchors.

All files were stamped 0.2.0.0 while the draft reached 0.2.12.0. So flags and remaining bytes show later
additions. These are the range and the source of a field, Large locators, the list of meta-data links, and the
size of the anchor. Trees have the names of 1.x for the same structures.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from construct import Default, Float64l, Int16ub, Int16ul, Int32ul, Int64sl, Int64ub, Int64ul
from rntuple_spec.constants import LEN_RC2_EARLY_ANCHOR

from rntuple_construct.base.constants import (
    ENVELOPE_NAMES,
    FOOTER,
    HEADER,
    KIND_OBJECT64,
    KIND_URI,
    PAGE_LIST,
    USER_METADATA,
)
from rntuple_construct.format.grammar import drafts
from rntuple_construct.format.grammar.engine.envelopes import ENVELOPE_PLACES, AnchorFormat, EnvelopeFormat
from rntuple_construct.format.grammar.engine.frames import FRAMES_64
from rntuple_construct.format.grammar.engine.locators import (
    Locator,
    standard_page_locations,
)
from rntuple_construct.format.grammar.engine.structure import (
    CHECKSUM_64,
    FEATURE_FLAGS,
    STRING,
    TRAILING,
    IfMore,
    Structure,
    flag,
    when,
)

LOCATOR = Locator({KIND_URI: (drafts.LARGE_BESIDE_URI,), KIND_OBJECT64: (drafts.OBJECT64,)})

ENVELOPE_LINK = Structure("len_envelope" / Int64ul, "locator" / LOCATOR, rule="RNT-LOC-008")

VALUE_RANGE = Structure("min" / Float64l, "max" / Float64l, rule="RNT-COL-006")

# Unlike in 1.x the optional integers come before the strings.
FIELD = FRAMES_64.record(
    "field_version" / Int32ul,
    "type_version" / Int32ul,
    "parent_id" / Int32ul,
    "role" / Int16ul,
    "flags" / Int16ul,
    "array_size" / when(flag(0x01), Int64ul),
    "source_field_id" / when(flag(0x02), Int32ul),
    "type_checksum" / when(flag(0x04), Int32ul),
    "name" / STRING,
    "type_name" / STRING,
    "type_alias" / STRING,
    "description" / STRING,
)

# Early RC2 has 32 bits of flags here; none of the upper 16 was ever defined.
COLUMN = FRAMES_64.record(
    "column_type" / Int16ul,
    "bits_on_storage" / Int16ul,
    "field_id" / Int32ul,
    "flags" / Int16ul,
    "representation_index" / Int16ul,
    "first_element_index" / when(flag(0x08), Int64sl),
    "value_range" / when(flag(0x10), VALUE_RANGE),
)

SCHEMA = drafts.schema(FRAMES_64, FIELD, COLUMN)

HEADER_PAYLOAD = Structure(
    "feature_flags" / FEATURE_FLAGS,
    "name" / STRING,
    "description" / STRING,
    "writer" / STRING,
    "schema" / SCHEMA,
    TRAILING,
    rule="RNT-HDR-002",
)

CLUSTER_GROUP = FRAMES_64.record(
    "min_entry" / Int64ul,
    "entry_span" / Int64ul,
    "num_clusters" / Int32ul,
    "page_list_link" / ENVELOPE_LINK,
)

FOOTER_PAYLOAD = Structure(
    "feature_flags" / FEATURE_FLAGS,
    "header_checksum" / CHECKSUM_64,
    "schema_extension" / FRAMES_64.record("schema" / IfMore(SCHEMA)),
    "column_groups" / drafts.column_groups(FRAMES_64),
    "cluster_groups" / FRAMES_64.list(CLUSTER_GROUP),
    "meta_data_links" / IfMore(FRAMES_64.list(ENVELOPE_LINK)),
    TRAILING,
    rule="RNT-FTR-002",
)

PAGE_LIST_PAYLOAD = Structure(
    "header_checksum" / CHECKSUM_64,
    "cluster_summaries" / FRAMES_64.list(drafts.cluster_summary(FRAMES_64)),
    # A negative element offset marks a suppressed column, which has no compression settings.
    "page_locations" / standard_page_locations(FRAMES_64, LOCATOR),
    TRAILING,
    rule="RNT-FRM-005",
)

_ENVELOPES = EnvelopeFormat(
    {
        HEADER: HEADER_PAYLOAD,
        FOOTER: FOOTER_PAYLOAD,
        PAGE_LIST: PAGE_LIST_PAYLOAD,
        USER_METADATA: drafts.user_metadata(FRAMES_64),
    },
    ENVELOPE_NAMES,
)

PAYLOADS = _ENVELOPES.payloads
"""Layout of the payload of each type of envelope."""

ENVELOPE_TYPES = frozenset(PAYLOADS)
"""Types of the envelopes that the generation has."""


_ANCHOR = AnchorFormat(
    Structure(
        "class_version" / Default(Int16ub, 4),
        "version_epoch" / Int16ub,
        "version_major" / Int16ub,
        "version_minor" / Int16ub,
        "version_patch" / Int16ub,
        *ENVELOPE_PLACES,
        "max_key_size" / IfMore(Int64ub),
        TRAILING,
        rule="RNT-ANC-002",
        derived=("byte_count", "checksum"),
    ),
    min_size=LEN_RC2_EARLY_ANCHOR,
    has_checksum=True,
    # The early anchor counts its checksum as a member, the late one, which has a maximum key size, does not.
    counted=lambda size: size - 4 if size == LEN_RC2_EARLY_ANCHOR else size - 12,
)

ANCHOR_MEMBERS = _ANCHOR.layout
"""Layout of the anchor between byte count and checksum."""

parse_envelope, build_envelope = _ENVELOPES.parse, _ENVELOPES.build
parse_anchor = _ANCHOR.parse


def build_anchor(obj: Mapping[str, Any]) -> bytes:
    """Build one anchor object: 78 bytes and class version 6 if it has a ``max_key_size``, else 70 bytes.

    Raises:
        SchemaError: with the path of the value that is missing, unknown, or does not fit.
    """
    return _ANCHOR.build({"class_version": 6, **obj} if "max_key_size" in obj else obj)
