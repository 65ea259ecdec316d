"""Verdicts: the answers of a reader to a case beside the outcome that the case asks for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

from rntuple_construct.base.rules import Depth, known_rule
from rntuple_construct.kit.corpus.model import REFUSED_KINDS
from rntuple_construct.kit.runner.cases import StoredCase
from rntuple_construct.kit.runner.compare import (
    Types,
    ValueDifference,
    attribute_difference,
    difference,
    field_difference,
)
from rntuple_construct.kit.runner.implementations import Demand
from rntuple_construct.kit.runner.protocol import LEVELS, Answer, Level, Status

__all__ = [
    "MUST_REFUSE",
    "REFUSED_KINDS",
    "SCORED_LEVELS",
    "Mark",
    "Result",
    "Verdict",
    "crash_marks",
    "judge",
    "level_needed",
    "scored_levels",
]

MUST_REFUSE = "must-refuse"
"""The level of files that every reader must refuse."""
SCORED_LEVELS = (*map(str, LEVELS), MUST_REFUSE)
"""Levels that have a score each."""


class Mark(str, Enum):
    """Answer of a reader at one level of a case."""

    RIGHT = "right"
    WRONG = "wrong"
    REFUSED = "refused"
    UNSUPPORTED = "unsupported"
    CRASHED = "crashed"

    def __str__(self) -> str:
        return self.value


class Verdict(str, Enum):
    """Verdict on a reader in a case."""

    PASS = "pass"  # noqa: S105 (no password)
    WRONG = "wrong"
    REFUSED_VALID = "refused-valid"
    ACCEPTED_INVALID = "accepted-invalid"
    TOLERATED = "tolerated"
    CRASH = "crash"
    HANG = "hang"
    MEMORY = "memory"
    PROTOCOL_ERROR = "protocol-error"
    UNSUPPORTED = "unsupported"

    def __str__(self) -> str:
        return self.value

    @property
    def is_failure(self) -> bool:
        """Return whether the reader did otherwise than it should."""
        return self not in (Verdict.PASS, Verdict.TOLERATED, Verdict.UNSUPPORTED)

    @property
    def meaning(self) -> str:
        """The verdict in a few words."""
        return _MEANINGS[self]


_MEANINGS = {
    Verdict.PASS: "right at the level at which the case is decided",
    Verdict.WRONG: "gives something else than the file holds",
    Verdict.REFUSED_VALID: "refuses what the format allows",
    Verdict.ACCEPTED_INVALID: "reads what must be refused",
    Verdict.TOLERATED: "reads the undamaged values of a file that breaks a rule, as a reader may",
    Verdict.CRASH: "does not survive",
    Verdict.HANG: "gives no answer in time",
    Verdict.MEMORY: "takes more memory than allowed",
    Verdict.PROTOCOL_ERROR: "answers otherwise than the protocol says",
    Verdict.UNSUPPORTED: "no answer at the level at which the case is decided, or outside of the profile",
}


@dataclass(frozen=True, slots=True)
class Result:
    """Result of a case.

    Args:
        case: id of the case.
        verdict: the verdict.
        level: the level at which it was decided; None where the reader gave no answer.
        message: the difference, the words of the reader, or how it ended.
        rule: id of the rule that the reader named.
        difference: the first wrong value.
        fields: the fields whose values are refused or wrong, if the file has several.
        element: its stored element and the mistakes that give the answer, see `wrong_values.element_of`.
        marks: what the reader did at each scored level of the case; empty for a case that counts in no score.
        outside: why the case is outside of the profile of the reader; empty for a case inside.
        written: what a writer has chosen, see `writers.written_of`; None for a reader.
        seconds: time that the case took.
        peak: most resident memory seen, in bytes.
    """

    case: str
    verdict: Verdict
    level: Level | None = None
    message: str = ""
    rule: str | None = None
    difference: ValueDifference | None = None
    fields: tuple[str, ...] = ()
    element: Mapping[str, Any] | None = field(default=None, hash=False)
    marks: Mapping[str, Mark] = field(default_factory=dict, hash=False)
    outside: str = ""
    written: Mapping[str, Any] | None = field(default=None, hash=False)
    seconds: float = field(default=0.0, compare=False)
    peak: int = field(default=0, compare=False)

    @property
    def passed(self) -> tuple[Level, ...]:
        """Levels that were compared and found right."""
        return tuple(level for level in LEVELS if self.marks.get(str(level)) is Mark.RIGHT)


def level_needed(case: StoredCase) -> Level:
    """The level at which a reader must have noticed that a file is not to be read.

    Rules that a look at the metadata can find broken are broken there, all others in pages.
    """
    depths = [known_rule(rule).depth for rule in case.outcome.rules if _is_known(rule)]
    return Level.METADATA if depths and all(depth is Depth.STRUCTURE for depth in depths) else Level.VALUES


def _is_known(rule: str) -> bool:
    try:
        known_rule(rule)
    except KeyError:
        return False
    return True


def judge(
    case: StoredCase,
    answers: Sequence[Answer],
    demand: Demand = Demand.READER,
    base: Sequence[Answer] | None = None,
) -> Result:
    """The verdict on the answers of a reader.

    Args:
        case: the case.
        answers: what the reader said, at most once for each level.
        demand: its expected behaviour for a file that breaks the format.
        base: its answer for the base file of the case; a refusal counts only if the reader reads that file.
            None lets every refusal count.

    Raises:
        SourceError: the expected contents cannot be read.
        SchemaError: they are not a JSON object.
    """
    said = {answer.level: answer for answer in answers}
    contents = case.contents()
    sound = None if base is None else {answer.level: answer for answer in base}
    marks = _marks(case, said, contents, demand, sound)
    crashed = next((said[level] for level in LEVELS if _is(said, level, Status.CRASHED)), None)
    if crashed is not None:
        return Result(case.id, Verdict.CRASH, crashed.level, crashed.message, marks=marks)
    if case.outcome.kind in REFUSED_KINDS:
        mild = not _must_refuse(case, demand)
        result = _refusable(case, said, Verdict.TOLERATED if mild else Verdict.ACCEPTED_INVALID, sound)
    elif contents is None or (case.outcome.kind == "may-refuse" and _refusal(said) is not None):
        result = _passed(case, said)
    else:
        result = _readable(case, said, contents)
    return replace(result, marks=marks)


def _must_refuse(case: StoredCase, demand: Demand) -> bool:
    """Return whether reading the file is a failure."""
    if demand is Demand.PARSER:
        return False
    return case.outcome.kind in REFUSED_KINDS and (
        case.outcome.kind != "invalid" or demand is Demand.VALIDATOR
    )


def scored_levels(case: StoredCase, contents: Mapping[str, Any] | None, demand: Demand) -> tuple[str, ...]:
    """The levels of a case that have a score; the last one decides the case.

    Files that a reader may either read or refuse have none.

    Args:
        case: the case.
        contents: expected contents, if the file is to be read.
        demand: if true, the reader must refuse each file that breaks the format.
    """
    if case.outcome.is_readable and contents is not None:
        return tuple(str(level) for level in LEVELS if str(level) in contents)
    return (MUST_REFUSE,) if _must_refuse(case, demand) else ()


def _marks(
    case: StoredCase,
    said: Mapping[Level, Answer],
    contents: Mapping[str, Any] | None,
    demand: Demand,
    base: Mapping[Level, Answer] | None = None,
) -> dict[str, Mark]:
    levels = scored_levels(case, contents, demand)
    if levels == (MUST_REFUSE,):
        if any(answer.status is Status.CRASHED for answer in said.values()):
            return {MUST_REFUSE: Mark.CRASHED}
        verdict = _refusable(case, said, Verdict.ACCEPTED_INVALID, base).verdict
        known = {Verdict.PASS: Mark.RIGHT, Verdict.ACCEPTED_INVALID: Mark.WRONG}
        return {MUST_REFUSE: known.get(verdict, Mark.UNSUPPORTED)}
    if not levels or contents is None:
        return {}
    return {str(level): mark for level, mark, _ in _compared(case, said, contents)}


def crash_marks(case: StoredCase, answers: Sequence[Answer], demand: Demand) -> dict[str, Mark]:
    """The marks of a reader that did not survive a case; levels that it answered before keep theirs.

    Raises:
        SourceError, SchemaError: the expected contents cannot be read.
    """
    said = {answer.level: answer for answer in answers}
    marks = _marks(case, said, case.contents(), demand)
    answered = {str(level) for level in said}
    return {level: mark if level in answered else Mark.CRASHED for level, mark in marks.items()}


def _is(said: Mapping[Level, Answer], level: Level, status: Status) -> bool:
    return level in said and said[level].status is status


def _refusal(said: Mapping[Level, Answer]) -> Answer | None:
    """The answer with which a reader refuses the file or a field of it."""
    for level in LEVELS:
        if _is(said, level, Status.REFUSED):
            return said[level]
        refused = _refused_fields(said.get(level))
        if refused:
            name, message = next(iter(refused.items()))
            return Answer(level, Status.REFUSED, message=f"field {name}: {message}", rule=said[level].rule)
    return None


def _refusals(said: Mapping[Level, Answer]) -> set[tuple[Level, str]]:
    """Return what a reader does not read at each level: fields, or all ("") where it gives no contents."""
    found = {(level, "") for level in LEVELS if not _is(said, level, Status.OK)}
    return found | {(level, name) for level in LEVELS for name in _refused_fields(said.get(level))}


def _refused_fields(answer: Answer | None) -> Mapping[str, Any]:
    refused = answer.result.get("refused") if answer is not None else None
    return refused if isinstance(refused, dict) else {}


def _passed(case: StoredCase, said: Mapping[Level, Answer]) -> Result:
    """The verdict where a reader may do both, read and refuse."""
    refusal = _refusal(said)
    if refusal is not None:
        return Result(case.id, Verdict.PASS, refusal.level, refusal.message, refusal.rule)
    accepted = [level for level in LEVELS if _is(said, level, Status.OK)]
    if Level.VALUES not in accepted:
        return Result(case.id, Verdict.UNSUPPORTED, message=_words(said))
    return Result(case.id, Verdict.PASS, Level.VALUES)


def _words(said: Mapping[Level, Answer]) -> str:
    return next((answer.message for answer in said.values() if answer.message), "")


def _refusable(
    case: StoredCase, said: Mapping[Level, Answer], accepted_as: Verdict, base: Mapping[Level, Answer] | None
) -> Result:
    """The verdict where the file is to be refused."""
    if _refusal(said) is not None:
        if base is not None and not _refusals(said) - _refusals(base):
            return Result(case.id, Verdict.UNSUPPORTED, message=f"does not read {case.base}, either")
        return _passed(case, said)
    needed = level_needed(case)
    accepted = [level for level in LEVELS if _is(said, level, Status.OK)]
    if not any(LEVELS.index(level) >= LEVELS.index(needed) for level in accepted):
        return Result(case.id, Verdict.UNSUPPORTED, message=_words(said))
    broken = ", ".join(case.outcome.rules) or "the format"
    return Result(case.id, accepted_as, accepted[-1], f"reads a file that breaks {broken}")


def _readable(case: StoredCase, said: Mapping[Level, Answer], contents: Mapping[str, Any]) -> Result:
    """The verdict where there are contents to be read: the first level that fails decides."""
    compared = list(_compared(case, said, contents))
    failed = next((result for _, _, result in compared if result is not None), None)
    if failed is not None:
        return failed
    right = [level for level, mark, _ in compared if mark is Mark.RIGHT]
    decisive, mark, _ = compared[-1]
    if mark is Mark.RIGHT:
        return Result(case.id, Verdict.PASS, decisive)
    message = _words(said) or f"no answer at level {decisive}"
    return Result(case.id, Verdict.UNSUPPORTED, right[-1] if right else None, message)


def _compared(
    case: StoredCase, said: Mapping[Level, Answer], contents: Mapping[str, Any]
) -> Iterator[tuple[Level, Mark, Result | None]]:
    """For each level of the contents what the reader did, and the failure."""
    types = Types.of(contents.get("metadata", {}).get("fields", ()))
    for level in LEVELS:
        if level.value not in contents:
            continue
        answer = said.get(level)
        if answer is None or answer.status is Status.UNSUPPORTED:
            yield level, Mark.UNSUPPORTED, None
        elif answer.status is Status.CRASHED:
            yield level, Mark.CRASHED, Result(case.id, Verdict.CRASH, level, answer.message)
        else:
            failed = _failure(case, answer, contents, types)
            if failed is not None and level is Level.VALUES:
                failed = replace(
                    failed, fields=_failing_fields(answer, contents[level.value]["fields"], types)
                )
            refused = failed is not None and failed.verdict is Verdict.REFUSED_VALID
            mark = Mark.RIGHT if failed is None else Mark.REFUSED if refused else Mark.WRONG
            yield level, mark, failed


def _failure(case: StoredCase, answer: Answer, contents: Mapping[str, Any], types: Types) -> Result | None:
    """The verdict on an answer that is not right; None for a right one."""
    level = answer.level
    if answer.status is Status.REFUSED:
        return Result(case.id, Verdict.REFUSED_VALID, level, answer.message, answer.rule)
    dropped = set(case.outcome.fields)
    result: Mapping[str, Any] = answer.result
    expected = contents[level.value]
    if level is Level.METADATA:
        result, expected = _without(result, dropped), _without(expected, dropped)
    if level is Level.VALUES:
        problem = _left_out(case, answer)
        if problem is not None:
            return problem
    found = difference(level, expected, result, types)
    if found is None and level is Level.VALUES:
        sets = _sets(result)
        kept_sets = {name: item for name, item in sets.items() if name not in case.outcome.attribute_sets}
        found = attribute_difference(contents.get("attribute_sets", {}), kept_sets)
    if found is None:
        return None
    return Result(case.id, Verdict.WRONG, level, found.message, difference=found)


def _failing_fields(answer: Answer, expected: Mapping[str, Any], types: Types) -> tuple[str, ...]:
    """The fields whose values a reader refuses or gives otherwise; none for a file with a single field."""
    given = answer.result.get("fields")
    if answer.status is not Status.OK or not isinstance(given, dict) or len(expected) < 2:
        return ()
    return tuple(
        name
        for name, values in expected.items()
        if name not in given or field_difference(name, values, given[name], types) is not None
    )


def _left_out(case: StoredCase, answer: Answer) -> Result | None:
    """The verdict on values that are given though they must not be, or are not given though they must be."""
    given = answer.result.get("fields")
    kept = set(case.outcome.fields) & set(given if isinstance(given, dict) else ())
    sets = {name: item for name, item in _sets(answer.result).items() if name in case.outcome.attribute_sets}
    kept |= {name for name, item in sets.items() if not (isinstance(item, dict) and "refused" in item)}
    if kept:
        message = f"gives values of {', '.join(sorted(kept))}, which must be left out"
        return Result(case.id, Verdict.ACCEPTED_INVALID, Level.VALUES, message)
    refused = {
        name: text for name, text in _refused_fields(answer).items() if name not in case.outcome.fields
    }
    if refused:
        message = "; ".join(f"field {name}: {text}" for name, text in refused.items())
        return Result(case.id, Verdict.REFUSED_VALID, Level.VALUES, message, answer.rule)
    return None


def _sets(result: Mapping[str, Any]) -> Mapping[str, Any]:
    sets = result.get("attribute_sets")
    return sets if isinstance(sets, dict) else {}


def _without(metadata: Mapping[str, Any], dropped: set[str]) -> Mapping[str, Any]:
    """Metadata without fields that a reader may show or hide."""
    fields = metadata.get("fields")
    if not dropped or not isinstance(fields, list):
        return metadata
    kept = [
        item
        for item in fields
        if not (isinstance(item, dict) and str(item.get("path")).split(".")[0] in dropped)
    ]
    return {**metadata, "fields": kept}
