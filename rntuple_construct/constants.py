"""Numbers and names of the format that several layers need."""

from __future__ import annotations

from typing import Final

HEADER: Final = 1
FOOTER: Final = 2
PAGE_LIST: Final = 3
USER_METADATA: Final = 4
"""Types of envelopes (section "Envelopes"); the last one exists only in the release candidates."""

ENVELOPE_NAMES: Final = {
    HEADER: "header",
    FOOTER: "footer",
    PAGE_LIST: "page_list",
    USER_METADATA: "user_metadata",
}
"""Names of the envelope types, with which paths start."""

ANCHOR_CLASS: Final = "ROOT::RNTuple"
EXPERIMENTAL_ANCHOR_CLASS: Final = "ROOT::Experimental::RNTuple"
ANCHOR_CLASSES: Final = (ANCHOR_CLASS, EXPERIMENTAL_ANCHOR_CLASS)
"""Classes of the keys of RNTuples, since and before the release."""

MAX_STANDARD_SIZE: Final = 0x7FFFFFFF
"""Bytes that a standard locator can describe."""

KIND_URI: Final = 1
KIND_OBJECT64: Final = 2
"""Kinds of locators in the release candidates: a URI, and an object of an object store (DAOS)."""
