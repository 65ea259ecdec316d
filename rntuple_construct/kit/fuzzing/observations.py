"""Faults of a reader with a file, and the observations that have the same cause.

The reader of this package tells the contents of a file. The validator tells whether it may be refused, and which rules it breaks.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rntuple_spec.rules import RULES

from rntuple_construct.base.cached import cached_property
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.kit.adapters import own
from rntuple_construct.kit.adapters.serving import Refusal
from rntuple_construct.kit.runner.compare import ABSENT, Types, ValueDifference, difference, field_difference
from rntuple_construct.kit.runner.protocol import Answer, Level, Status
from rntuple_construct.kit.runner.stack_traces import memory_error_in, start_of_memory_error
from rntuple_construct.validation import Severity, validate

__all__ = [
    "KINDS",
    "Observation",
    "ReaderContents",
    "Reference",
    "ValidatorVerdict",
    "Weaknesses",
    "cause_of",
    "first_rule",
    "is_explained",
    "key_of",
    "memory_error_of",
    "observe",
    "weaknesses_of",
]

KINDS: Mapping[str, str] = {
    "crash": "does not survive the file",
    "hang": "gives no answer in time",
    "memory": "takes more memory than allowed",
    "wrong": "gives other values than the file holds",
    "accepted": "gives values of a file whose damage changes them, where it must be refused",
    "refused": "refuses a file that is valid",
    "protocol": "gives no answer that can be understood",
}
"""Kinds of findings with their meanings."""

_CORRUPTION = re.compile(r"SIGTRAP|corrupt|invalid pointer", re.IGNORECASE)
"""Words in the headline of a crash that make an error of memory likely, beside those of `start_of_memory_error`."""
_EXCEPTION = re.compile(r"[\w.:]*(?:Error|Exception)\b")
_NUM_FRAMES = 2
"""Innermost calls that have to be the same: further out, one fault is reached on many ways."""
_DEPTHS = ("structure", "checksums", "full")
_ORDER = {
    rule.id: (_DEPTHS.index(rule.depth) if rule.depth in _DEPTHS else len(_DEPTHS), number)
    for number, rule in enumerate(RULES.values())
}
_ARRANGING = ("move", "remove", "insert", "duplicate", "resize")
"""Operations of recipes that change the order or the number of items of a list."""
_ROUNDED = "rounded"
_TOO_MUCH = "RNT-VAL-002"
"""Rule about files that ask for more memory or work than their size justifies: why a reader hangs, if it is broken."""


@dataclass(frozen=True, slots=True)
class Observation:
    """Finding about a reader and a file.

    Args:
        kind: one of `KINDS`.
        message: the words of the reader, the signal that ended it, or the first wrong value.
        stack: innermost calls of the reader, as far as it shows them.
        shape: of a wrong value, how it differs: ``missing``, ``additional``, ``rounded``, ``another form`` or ``another value``.
    """

    kind: str
    message: str
    stack: tuple[str, ...] = ()
    shape: str = ""

    @property
    def symptom(self) -> tuple[str, ...]:
        """The exception and the innermost calls, or the shape of the message: equal for two observations of one fault."""
        if self.stack:
            named = _EXCEPTION.match(self.message)
            return self.kind, named.group() if named else "", *self.stack[:_NUM_FRAMES]
        if self.kind in ("hang", "memory"):
            return (self.kind,)
        return self.kind, self.shape or cause_of(self.message)

    @property
    def corrupts_memory(self) -> bool:
        """Return whether the reader may have overwritten or read memory that is not its own; such a file is not published."""
        return self.kind == "crash" and (
            start_of_memory_error(self.message) is not None or bool(_CORRUPTION.search(self.message))
        )

    def ends_like(self, other: Observation) -> bool:
        """Return whether two readers do the same in the same innermost calls."""
        calls = self.stack[:_NUM_FRAMES]
        return self.kind == other.kind and len(calls) == _NUM_FRAMES and calls == other.stack[:_NUM_FRAMES]


def cause_of(text: str) -> str:
    """A message without what differs between two files of one fault: numbers, quoted names, hexadecimal."""
    text = re.sub(r"'[^']*'|\"[^\"]*\"|`[^`]*`", "'..'", text)
    text = re.sub(
        r"\b0x[0-9a-fA-F]+\b|\b[0-9a-fA-F]{12,}\b|(?<![A-Z\d]-)\b\d[\d_.]*(?:[eE][-+]?\d+)?\b", "#", text
    )
    return " ".join(text.split())[:300]


def memory_error_of(text: str) -> Observation | None:
    """Return the crash that output of a reader reports; None without the report of a memory error.

    Args:
        text: all output, or the message of an answer.
    """
    found = memory_error_in(text)
    return None if found is None else Observation("crash", *found)


@dataclass(frozen=True, slots=True)
class ReaderContents:
    """Contents of a file.

    Args:
        num_entries: of the RNTuple.
        fields: values by top-level field; those that are refused are not there.
        types: types of the fields.
        metadata: entries, clusters and fields, as the protocol has them; empty if they are not known.
    """

    num_entries: int
    fields: Mapping[str, Any]
    types: Types = field(default_factory=Types)
    metadata: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ValidatorVerdict:
    """Result of the validator for a file.

    Args:
        errors: ids of the rules that it breaks.
        notes: ids of rules of milder findings.
    """

    errors: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """Errors before milder findings."""
        return (*self.errors, *(rule for rule in self.notes if rule not in self.errors))

    def beyond(self, base: ValidatorVerdict) -> ValidatorVerdict:
        """The findings that a base file does not have."""
        return ValidatorVerdict(
            tuple(rule for rule in self.errors if rule not in base.errors),
            tuple(rule for rule in self.notes if rule not in base.rules),
        )


class Reference:
    """Contents and verdict of this package for a file, each made at its first use.

    Args:
        data: the file.
    """

    def __init__(self, data: bytes) -> None:
        self._data = data

    @classmethod
    def stated(cls, contents: ReaderContents | None, verdict: ValidatorVerdict) -> Reference:
        """Return a reference from known contents and a verdict, without the file.

        Args:
            contents: those of the file; None if the RNTuple cannot be read.
            verdict: what the validator says.
        """
        found = cls(b"")
        found.__dict__.update(contents=contents, verdict=verdict)
        return found

    @cached_property
    def contents(self) -> ReaderContents | None:
        """Contents of the file; None if the RNTuple cannot be read."""
        try:
            metadata, values = own.metadata_and_values(self._data)
        except (Refusal, RNTupleError):
            return None
        return ReaderContents(values["num_entries"], values["fields"], Types.of(metadata["fields"]), metadata)

    @cached_property
    def verdict(self) -> ValidatorVerdict:
        """Result of the validator."""
        found = validate(self._data).findings
        errors = {each.rule_id for each in found if each.severity.at_least(Severity.ERROR)}
        return ValidatorVerdict(
            tuple(sorted(errors)), tuple(sorted({each.rule_id for each in found} - errors))
        )

    @property
    def is_sound(self) -> bool:
        """Return whether the validator finds no error."""
        return not self.verdict.errors

    @property
    def fields(self) -> Mapping[str, Any]:
        """Values by top-level field; none if the RNTuple cannot be read."""
        return {} if self.contents is None else self.contents.fields


@dataclass(frozen=True, slots=True)
class Weaknesses:
    """Faults of a reader with an unchanged base file.

    Args:
        fields: top-level fields that it does not give right.
        refusals: causes of its refusals.
        shapes: how its values differ.
    """

    fields: frozenset[str] = frozenset()
    refusals: frozenset[str] = frozenset()
    shapes: frozenset[str] = frozenset()


def weaknesses_of(answer: Answer, reference: Reference) -> Weaknesses:
    """Return the faults of a reader with a base file.

    Args:
        answer: of the reader, with values.
        reference: what the base file holds.
    """
    given = answer.result.get("fields") or {}
    refused = answer.result.get("refused") or {}
    fields, shapes = set(refused), set()
    for name, expected in reference.fields.items():
        found = _differs(name, expected, given.get(name), reference.contents) if name in given else None
        if name not in given or found is not None:
            fields.add(name)
        if found is not None:
            shapes.add(_shape_of(found))
    return Weaknesses(
        frozenset(fields), frozenset(cause_of(str(each)) for each in refused.values()), frozenset(shapes)
    )


def observe(
    answer: Answer, reference: Reference, base: Reference, known: Weaknesses | None = None
) -> Observation | None:
    """Return the finding about an answer; None if the answer is right.

    Args:
        answer: of the reader.
        reference: what the file holds.
        base: what the file held before it was changed.
        known: what the reader does wrong with the base file already.
    """
    known = known or Weaknesses()
    if answer.status is Status.REFUSED:
        is_known = cause_of(answer.message) in known.refusals
        if is_known or reference.contents is None or not reference.is_sound:
            return None
        return Observation("refused", answer.message, answer.stack)
    if answer.status is not Status.OK or (reference.contents is None and base.contents is None):
        return None
    if answer.level is Level.METADATA:
        return _observe_metadata(answer, reference)
    if answer.level is not Level.VALUES:
        return None
    given = answer.result.get("fields")
    if not isinstance(given, Mapping):
        return Observation("protocol", "no fields in the answer")
    return _observe_refusals(answer, reference, base, known) or _observe_values(given, reference, base, known)


def _observe_refusals(
    answer: Answer, reference: Reference, base: Reference, known: Weaknesses
) -> Observation | None:
    """A field of a valid file that a reader refuses."""
    stacks = answer.result.get("stacks") or {}
    for name, reason in (answer.result.get("refused") or {}).items():
        is_known = cause_of(str(reason)) in known.refusals or _is_weak(name, reference, base, known)
        if name in reference.fields and not is_known and reference.is_sound:
            return Observation("refused", str(reason), tuple(stacks.get(name) or ()))
    return None


def _observe_values(
    given: Mapping[str, Any], reference: Reference, base: Reference, known: Weaknesses
) -> Observation | None:
    """The first field whose values are not those of the file, or of a damaged file not those from before the damage."""
    for name, values in given.items():
        if _is_weak(name, reference, base, known):
            continue
        is_read = name in reference.fields
        source = reference if is_read else base
        if name not in source.fields:
            continue
        found = _differs(name, source.fields[name], values, source.contents)
        if found is None or _shape_of(found) in known.shapes & {_ROUNDED}:
            continue
        if is_read or not reference.is_sound:
            kind = "wrong" if reference.is_sound else "accepted"
            return Observation(kind, found.message, (), _shape_of(found))
    return None


def _is_weak(name: str, reference: Reference, base: Reference, known: Weaknesses) -> bool:
    """Return whether a reader already misreads a field of the base file. A renamed field is compared with the field at its position."""
    if name in known.fields:
        return True
    if not known.fields or name in base.fields or len(base.fields) != len(reference.fields):
        return False
    before = list(base.fields)
    return any(
        each == name and before[number] in known.fields for number, each in enumerate(reference.fields)
    )


def _observe_metadata(answer: Answer, reference: Reference) -> Observation | None:
    """Return the finding about a reader that only describes an RNTuple; None if the description is right.

    Only valid files are compared, because the description of a damaged file may include the damage.
    """
    if reference.contents is None:
        return None
    found = difference(Level.METADATA, reference.contents.metadata, answer.result)
    if found is None or not reference.is_sound:
        return None
    return Observation("wrong", found.message, (), cause_of(found.path))


def _differs(name: str, expected: Any, given: Any, contents: ReaderContents | None) -> ValueDifference | None:
    """The first difference of the values of a field."""
    return field_difference(name, expected, given, None if contents is None else contents.types)


def _shape_of(found: ValueDifference) -> str:
    """Return the kind of difference between two values."""
    if found.found == ABSENT:
        return "missing"
    if found.expected == ABSENT:
        return "additional"
    one, other = found.expected[:1], found.found[:1]
    if one in '[{"' or other in '[{"':
        return "another value" if one == other else "another form"
    try:
        exact = int(found.expected)
        is_rounded = abs(exact) > 1 << 53 and float(exact) == float(found.found)
    except (ValueError, OverflowError):
        return "another value"
    return _ROUNDED if is_rounded else "another value"


def first_rule(rules: Sequence[str]) -> str:
    """Return the likely cause of several broken rules: the first in the catalogue of those that the shallowest level finds.

    Args:
        rules: ids of rules.
    """
    return min(rules, key=lambda rule: _ORDER.get(rule, (len(_DEPTHS), len(_ORDER))), default="")


def key_of(seen: Observation, verdict: ValidatorVerdict, place: str) -> tuple[str, ...]:
    """Return the key that findings of one cause share.

    * A reader that gives values of a damaged file misses the damage. The key is the broken rules, see `is_explained`.
    * A reader that refuses or misreads a valid file lacks a feature, which the milder findings name. Its stack says less,
      because a reader that loses its position fails anywhere later. The key is the first such finding and the part of the file.
    * A reader that misreads another order or number of items depends on them. The key is the list: which value is wrong first differs.
    * The key of any other finding is its stack. Without a stack it is the shape of the message, and the rule.

    Args:
        seen: what the reader does.
        verdict: rules that the file breaks and its base file does not.
        place: path of the changed member, without indices, see `place_of`.
    """
    rule, note = first_rule(verdict.errors), first_rule(verdict.notes)
    if seen.kind == "accepted":
        return seen.kind, *(sorted(verdict.errors) or [place])
    if seen.kind in ("refused", "wrong") and note and not rule:
        return seen.kind, note, place.partition(" ")[2].partition(".")[0]
    changes = [each.partition(" ") for each in place.split("; ")]
    if seen.kind == "wrong" and not rule and all(operation in _ARRANGING for operation, _, _ in changes):
        return seen.kind, *sorted({f"items of {path.removesuffix('[]')}" for _, _, path in changes})
    if seen.stack:
        return seen.symptom
    if seen.kind in ("hang", "memory"):
        return seen.kind, _TOO_MUCH if _TOO_MUCH in verdict.errors else rule or note or place
    return *seen.symptom, rule or note or (place if seen.kind == "wrong" else "")


def is_explained(key: Sequence[str], known: Sequence[str]) -> bool:
    """Return whether a known cause also explains another finding.

    A reader that accepts a broken rule also accepts files that break further rules. Of rules that are broken together, the
    first is usually the cause of the others, see `first_rule`.

    Args:
        key: of the finding, see `key_of`.
        known: of the cause.
    """
    if key[0] != "accepted" or known[0] != "accepted":
        return tuple(key) == tuple(known)
    return set(known) <= set(key) or first_rule(known[1:]) == first_rule(key[1:])
