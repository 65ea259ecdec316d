"""The cases of the public RNTuple Validation Suite, as data.

The suite (root-project/rntuple-validation) has one directory per case, with a ROOT macro that writes a file
and one that prints its values as JSON. Here stand the schema, the columns, the clusters and the values of
each case; ``printing`` renders values in the text style of the suite's readers. The cases were taken from
what the macros do; where a description of the suite says something else, the macros count.
"""

from __future__ import annotations

from types import MappingProxyType

from rntuple_construct.kit.corpus.suite import (
    compression,
    containers,
    fundamental,
    nullable,
    projections,
    structure,
    types,
    user,
)
from rntuple_construct.kit.corpus.suite.model import NTUPLE_NAME, SuiteCase

__all__ = ["CASES", "NTUPLE_NAME", "SuiteCase"]

CASES = MappingProxyType(
    {
        case.name: case
        for case in sorted(
            (
                *compression.CASES,
                *containers.CASES,
                *fundamental.CASES,
                *nullable.CASES,
                *projections.CASES,
                *structure.CASES,
                *types.CASES,
                *user.CASES,
            ),
            key=lambda case: case.name,
        )
    }
)
"""Every case by its name."""
