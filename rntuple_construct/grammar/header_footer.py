"""Payloads of the header envelope and the footer envelope of 1.x."""

from __future__ import annotations

from construct import Int16ul, Int32ul, Int64ul

from rntuple_construct.grammar.frames import FRAMES_64
from rntuple_construct.grammar.layout import TRAILING, IfMore, Layout
from rntuple_construct.grammar.locators import ENVELOPE_LINK, LOCATOR
from rntuple_construct.grammar.primitives import CHECKSUM_64, FEATURE_FLAGS, STRING
from rntuple_construct.grammar.schema import SCHEMA

HEADER = Layout(
    "feature_flags" / FEATURE_FLAGS,
    "name" / STRING,
    "description" / STRING,
    "writer" / STRING,
    "schema" / SCHEMA,
    TRAILING,
    rule="RNT-HDR-002",
)

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

FOOTER = Layout(
    "feature_flags" / FEATURE_FLAGS,
    "header_checksum" / CHECKSUM_64,
    "schema_extension" / SCHEMA_EXTENSION,
    "cluster_groups" / FRAMES_64.list(CLUSTER_GROUP),
    # Written since 1.0.1.0; the bytes decide, not the version.
    "linked_attribute_sets" / IfMore(FRAMES_64.list(LINKED_ATTRIBUTE_SET)),
    TRAILING,
    rule="RNT-FTR-002",
)
