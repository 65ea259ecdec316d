# Generated from spec/rntuple.ksy and spec/rntuple_rc1.ksy by tools/generate; edit those and run `make generate`.
"""Fixed-size record layouts as numpy dtype descriptors, of format epoch 1 unless named otherwise"""

from __future__ import annotations

# Start of an envelope.
ENVELOPE_HEAD: list[tuple[str, str]] = [
    ("type_id", "<u2"),
    ("len_envelope_lo", "<u4"),
    ("len_envelope_hi", "<u2"),
]

# Start of every list frame; len_frame is negative and counts this head.
LIST_FRAME_HEAD: list[tuple[str, str]] = [
    ("len_frame", "<i8"),
    ("num_items", "<u4"),
]

# Start of every record frame; len_frame is positive and counts this head.
RECORD_FRAME_HEAD: list[tuple[str, str]] = [
    ("len_frame", "<i8"),
]

# Locator of a byte range in the same file, below 2 GiB; not this form if len_range is negative.
STANDARD_LOCATOR: list[tuple[str, str]] = [
    ("len_range", "<i4"),
    ("ofs_range", "<u8"),
]

# Page description with a standard locator.
STANDARD_PAGE: list[tuple[str, str]] = [
    ("num_elements_signed", "<i4"),
    ("len_range", "<i4"),
    ("ofs_range", "<u8"),
]

# What follows the pages of a column in a cluster.
COLUMN_PAGES_TAIL: list[tuple[str, str]] = [
    ("element_offset", "<i8"),
    ("compression_settings", "<u4"),
]

# What follows the (absent) pages of a column that is suppressed in a cluster.
SUPPRESSED_COLUMN_PAGES_TAIL: list[tuple[str, str]] = [
    ("element_offset", "<i8"),
]

# Payload of the record frame of a cluster summary.
CLUSTER_SUMMARY: list[tuple[str, str]] = [
    ("first_entry", "<u8"),
    ("num_entries_lo", "<u4"),
    ("num_entries_mid", "<u2"),
    ("num_entries_hi", "u1"),
    ("flags", "u1"),
]

# Start of every list frame of the first release candidate.
RC1_LIST_FRAME_HEAD: list[tuple[str, str]] = [
    ("len_frame", "<i4"),
    ("num_items", "<u4"),
]

# Page description with a standard locator, in the first release candidate.
RC1_STANDARD_PAGE: list[tuple[str, str]] = [
    ("num_elements_and_flags", "<u4"),
    ("len_range", "<i4"),
    ("ofs_range", "<u8"),
]

# What follows the pages of a column in a cluster, in the first release candidate.
RC1_COLUMN_PAGES_TAIL: list[tuple[str, str]] = [
    ("element_offset", "<u8"),
    ("compression_settings", "<u4"),
]
