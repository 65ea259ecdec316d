"""All features, in the sections of the table."""

from __future__ import annotations

from interop_encodings import ENCODINGS
from interop_structure import STRUCTURES
from interop_suite import SUITE
from interop_types import TYPES

SECTIONS = {
    "Types": TYPES,
    "Column encodings": ENCODINGS,
    **STRUCTURES,
    "RNTuple Validation Suite": SUITE,
}
FEATURES = [feature for features in SECTIONS.values() for feature in features]
