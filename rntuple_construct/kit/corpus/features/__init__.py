"""All features, in the sections of the table."""

from __future__ import annotations

from functools import partial
from typing import Any

from rntuple_construct.kit.corpus.features.encodings import ENCODINGS
from rntuple_construct.kit.corpus.features.model import Feature
from rntuple_construct.kit.corpus.features.structure import STRUCTURES
from rntuple_construct.kit.corpus.features.types import TYPES
from rntuple_construct.kit.corpus.suite import CASES, SuiteCase
from rntuple_construct.kit.corpus.suite.emit import write_case
from rntuple_construct.kit.corpus.suite.model import Output

MAX_ENTRIES = 1000
"""Of the case with millions of entries only the first ones are compared one by one."""


def _write(case: SuiteCase, target: Any, compression: str | None = None) -> None:
    """Write the file of a case, which keeps its compression."""
    write_case(case, target)


SUITE = [
    Feature(
        title=name,
        rows=case.entries[:MAX_ENTRIES],
        write=partial(_write, case),
        is_cut=len(case.entries) > MAX_ENTRIES,
        is_refused=case.output is Output.ERROR,
    )
    for name, case in CASES.items()
]

SECTIONS = {
    "Types": TYPES,
    "Column encodings": ENCODINGS,
    **STRUCTURES,
    "RNTuple Validation Suite": SUITE,
}
FEATURES = [feature for features in SECTIONS.values() for feature in features]
