"""Names of this package for envelopes, and groups of constants of the format that several layers need."""

from __future__ import annotations

from typing import Final

from rntuple_spec.constants import (
    ANCHOR_CLASS,
    DRAFT_ANCHOR_CLASS,
    EnvelopeType,
    FieldRole,
    LocatorKind,
    Rc2EnvelopeType,
    Rc2LocatorKind,
)

HEADER, FOOTER, PAGE_LIST = map(int, EnvelopeType)
USER_METADATA: Final = int(Rc2EnvelopeType.META_DATA)
"""Types of envelopes (section "Envelopes"); the last one exists only in the release candidates."""

ENVELOPE_NAMES: Final = {
    HEADER: "header",
    FOOTER: "footer",
    PAGE_LIST: "page_list",
    USER_METADATA: "user_metadata",
}
"""Names of the envelope types, with which paths start."""

ANCHOR_CLASSES: Final = (ANCHOR_CLASS, DRAFT_ANCHOR_CLASS)
"""Classes of the keys of RNTuples, since and before the release."""

TREE_CLASSES: Final = ("TTree", "TNtuple", "TNtupleD")
BASKET_CLASS: Final = "TBasket"
"""Classes of TTrees and of their records of values; many files have them beside RNTuples."""

KIND_URI: Final = int(Rc2LocatorKind.URI)
KIND_OBJECT64: Final = int(Rc2LocatorKind.DAOS)
"""Kinds of locators in the release candidates: a URI, and an object of an object store (DAOS)."""

STORE_LOCATORS: Final = {int(LocatorKind.OBJECT64): "Object64", int(LocatorKind.MULTI): "Multi"}
"""Names that ROOT has for the kinds of locators that lead into an object store; both are experiments."""

ROLE_NAMES: Final = {int(role): role.name.lower() for role in FieldRole}
"""Names of the structural roles of fields by number."""


def role_name(role: int) -> str:
    """Name of a structural role of fields, such as ``collection``; ``unknown 0x9`` if it has none."""
    return ROLE_NAMES.get(role, f"unknown {role:#x}")
