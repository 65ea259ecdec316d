"""The cases of the validation suite as features."""

from __future__ import annotations

from functools import partial

from rntuple_construct.conformance.suite import CASES
from rntuple_construct.conformance.suite.emit import write_case
from rntuple_construct.conformance.suite.model import Output

from .model import Feature

MAX_ENTRIES = 1000
"""Of the case with millions of entries only the first ones are compared one by one."""

SUITE = [
    Feature(
        title=name,
        rows=case.entries[:MAX_ENTRIES],
        write=partial(write_case, case),
        is_cut=len(case.entries) > MAX_ENTRIES,
        is_refused=case.output is Output.ERROR,
    )
    for name, case in CASES.items()
]
