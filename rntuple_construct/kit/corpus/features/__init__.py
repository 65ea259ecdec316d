"""All features, in the sections of the table."""

from __future__ import annotations

from rntuple_construct.kit.corpus.features.encodings import ENCODINGS
from rntuple_construct.kit.corpus.features.structure import STRUCTURES
from rntuple_construct.kit.corpus.features.types import TYPES
from rntuple_construct.kit.corpus.features.validation_suite import SUITE

SECTIONS = {
    "Types": TYPES,
    "Column encodings": ENCODINGS,
    **STRUCTURES,
    "RNTuple Validation Suite": SUITE,
}
FEATURES = [feature for features in SECTIONS.values() for feature in features]
