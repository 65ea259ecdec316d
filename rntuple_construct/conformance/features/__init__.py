"""All features, in the sections of the table."""

from __future__ import annotations

from .encodings import ENCODINGS
from .structure import STRUCTURES
from .types import TYPES
from .validation_suite import SUITE

SECTIONS = {
    "Types": TYPES,
    "Column encodings": ENCODINGS,
    **STRUCTURES,
    "RNTuple Validation Suite": SUITE,
}
FEATURES = [feature for features in SECTIONS.values() for feature in features]
