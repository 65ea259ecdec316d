"""Errors of reading a file as findings."""

from __future__ import annotations

from rntuple_construct.errors import LimitError, RNTupleError, UnsupportedError
from rntuple_construct.printable import printable
from rntuple_construct.validation.findings import Finding
from rntuple_construct.validation.registry import rule_in_generation
from rntuple_construct.validation.rules import RULES, Severity, rule

__all__ = ["from_error"]

_MAX_MESSAGE = 400


def from_error(error: RNTupleError, generation: str | None) -> Finding:
    """A finding for an error of reading, under the rule that says the same in a generation.

    Whatever the rule says of milder cases, what could not be read is an error. Errors without a rule, or with one that does not bind files, become findings of the rules about this package.
    """
    if isinstance(error, LimitError):
        rule_id: str | None = "RNT-VAL-002"
    else:
        rule_id = error.rule_id
        if rule_id is not None and generation is not None:
            rule_id = rule_in_generation(rule_id, generation)
        if rule_id is not None and (rule_id not in RULES or not RULES[rule_id].binds("file")):
            rule_id = None
    if rule_id is None:
        rule_id = "RNT-VAL-003" if isinstance(error, UnsupportedError) else "RNT-VAL-005"
    known = rule(rule_id)
    return Finding(
        rule_id=rule_id,
        severity=Severity.ERROR,
        message=printable(error.message[:_MAX_MESSAGE]),
        path=error.path,
        span=None if error.offset is None else (error.offset, error.offset + 1),
        expected=error.expected,
        actual=error.actual,
        hint=error.hint or known.hint,
    )
