"""Suite ``validation-suite``: the cases of the public RNTuple Validation Suite."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import partial

from rntuple_spec.column_types import VALUE_TYPES

from rntuple_construct.format.generations import DEFAULT_GENERATION
from rntuple_construct.kit.corpus.model import MadeCase, Outcome
from rntuple_construct.kit.corpus.suite import CASES, NTUPLE_NAME, SuiteCase
from rntuple_construct.kit.corpus.suite.emit import write_case
from rntuple_construct.kit.corpus.suite.model import Output
from rntuple_construct.kit.corpus.suite.printing import case_text
from rntuple_construct.kit.files.pinned_compression import with_pinned_chunks

__all__ = ["cases"]

_SECTIONS = {
    "compression": "compression-block",
    "projections": "field-description",
    "structure": "header-envelope",
    "types.fundamental": "fundamental-types",
    "types": "mapping-of-cpp-types",
}
"""Section of the format by how the name of a case begins; the first match counts."""
_NOT_DEFAULT = "RNT-TYP-004"
_FOR_COMPRESSION = frozenset(
    value_type.compressed
    for value_type in VALUE_TYPES.values()
    if value_type.compressed != value_type.uncompressed
)
"""Column types that are the default in compressed files only."""
_MAX_ENTRIES = 10_000
"""Of a case with more entries only the text, which has their sum, and the metadata are there."""


def cases() -> Iterator[MadeCase]:
    """The cases of the suite, by name."""
    for case in CASES.values():
        is_refused = case.output is Output.ERROR
        yield MadeCase(
            id=f"validation-suite/{case.name}",
            title=f"{case.description}.",
            section=next(section for start, section in _SECTIONS.items() if case.name.startswith(start)),
            generation=DEFAULT_GENERATION.name,
            make=with_pinned_chunks(partial(_file, case)),
            ntuple=NTUPLE_NAME,
            outcome=Outcome("must-refuse" if is_refused else "valid", _rules(case)),
            text=partial(case_text, case),
            has_values=len(case.entries) <= _MAX_ENTRIES,
        )


def _file(case: SuiteCase) -> bytes:
    out = io.BytesIO()
    write_case(case, out)
    return out.getvalue()


def _rules(case: SuiteCase) -> tuple[str, ...]:
    """Return the rules that the validator reports."""
    if case.output is Output.ERROR:
        return ("RNT-FEA-002", "RNT-FEA-003")
    types = {column.column_type for columns in case.columns.values() for column in columns}
    return (_NOT_DEFAULT,) if not case.compression and types & _FOR_COMPRESSION else ()
