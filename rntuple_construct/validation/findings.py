"""A finding: one place of a file breaks one rule; and the collector that keeps one finding for each cause."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from rntuple_construct.base.errors import LimitError, RNTupleError, UnsupportedError
from rntuple_construct.base.printable import JsonValue, describe, jsonable, printable, redacted
from rntuple_construct.validation.rules import RULES, Rule, Selection, Severity, rule, rule_in_generation

MAX_CAUSES = 65536
"""Causes that are remembered of one file."""
MAX_FINDINGS = 100
"""Findings of one rule and severity that are kept of one file."""
_MAX_MESSAGE = 400


@dataclass(frozen=True, slots=True)
class Finding:
    """One place of a file that breaks one rule.

    Args:
        rule_id: id of the rule.
        severity: ``error``, ``warning`` or ``info``.
        message: the problem, without the place.
        path: where in the tree of the RNTuple or file, such as ``footer.cluster_groups[3].page_list_link``.
        span: absolute byte offsets in the file, from the first byte concerned to the one after the last.
        expected: the value the format asks for.
        actual: the value found.
        hint: what the user can do about it.
        file: name of the file.
        ntuple: name of the RNTuple, if the finding is about one.
        cause: findings of one file with the same cause are reported once; defaults to rule, path and span.
    """

    rule_id: str
    severity: Severity
    message: str
    path: str | None = None
    span: tuple[int, int] | None = None
    expected: Any = None
    actual: Any = None
    hint: str | None = None
    file: str | None = None
    ntuple: str | None = None
    cause: str | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        for name in ("expected", "actual"):
            value = getattr(self, name)
            if isinstance(value, (memoryview, bytearray)):
                # A view would keep the file open, and cannot travel between processes.
                object.__setattr__(self, name, bytes(value))
        if self.span is not None:
            # Offsets computed with numpy would not survive as JSON.
            object.__setattr__(self, "span", (int(self.span[0]), int(self.span[1])))

    @property
    def key(self) -> Hashable:
        """Return the identity of a finding: its cause, or else rule, path and bytes."""
        if self.cause is not None:
            return (self.file, self.ntuple, self.cause)
        return (self.file, self.ntuple, self.rule_id, self.path, self.span)

    @property
    def rule(self) -> Rule:
        """The rule that is broken."""
        return rule(self.rule_id)

    @property
    def place(self) -> str:
        """Path and bytes, as in ``footer.cluster_groups[3] (bytes 0x1a40 to 0x1a70)``; empty if neither is known."""
        parts = []
        if self.path:
            parts.append(describe(self.path))
        if self.span is not None:
            start, stop = self.span
            where = f"byte {start:#x}" if stop <= start + 1 else f"bytes {start:#x} to {stop:#x}"
            parts.append(f"({where})" if parts else where)
        return " ".join(parts)

    def __str__(self) -> str:
        place = f" at {self.place}" if self.place else ""
        hint = f" ({self.hint})" if self.hint else ""
        return f"{self.rule_id}{place}: {self.message}{hint}"

    def to_dict(self) -> dict[str, JsonValue]:
        """Return the finding as a JSON object; ``schemas/validate-1.json`` describes it."""
        return {
            "rule_id": self.rule_id,
            "severity": str(self.severity),
            "message": self.message,
            "file": self.file,
            "ntuple": self.ntuple,
            "path": self.path,
            "span": None if self.span is None else {"start": self.span[0], "stop": self.span[1]},
            "expected": jsonable(self.expected),
            "actual": jsonable(self.actual),
            "hint": self.hint,
        }


def finding(
    rule_id: str,
    *,
    path: str | None = None,
    span: tuple[int, int] | None = None,
    expected: Any = None,
    actual: Any = None,
    file: str | None = None,
    ntuple: str | None = None,
    cause: str | None = None,
    **fields: Any,
) -> Finding:
    """Make a finding; severity, message and hint come from the rule.

    Args:
        rule_id: id of the broken rule.
        path: where in the tree.
        span: absolute byte offsets from the first byte concerned to the one after the last.
        expected: the value the format asks for; also a field of the message.
        actual: the value found; also a field of the message.
        file: name of the file, if not left to the collector.
        ntuple: name of the RNTuple, if not left to the collector.
        cause: see :class:`Finding`.
        fields: the other fields of the message template.

    Raises:
        TypeError: a field of the template is missing.
        UnknownRuleError: there is no such rule.
    """
    broken = rule(rule_id)
    return Finding(
        rule_id=broken.id,
        severity=broken.severity,
        message=broken.format(expected=expected, actual=actual, **fields),
        path=path,
        span=span,
        expected=expected,
        actual=actual,
        hint=broken.hint,
        file=file,
        ntuple=ntuple,
        cause=cause,
    )


def finding_from_error(
    error: RNTupleError,
    *,
    file: str | None = None,
    ntuple: str | None = None,
    generation: str | None = None,
    rule_id: str | None = None,
    path: str | None = None,
    message: str | None = None,
) -> Finding:
    """Turn an error of this package into a finding under the rule that says the same in a generation.

    Bytes that could not be read are an error, whatever the rule says of milder cases. Errors without a rule, or with a rule
    that does not bind files, are reported under rules about this package: limits, unsupported features, unreadable bytes.

    Args:
        error: its message, place and values are kept.
        file: name of the file.
        ntuple: name of the RNTuple.
        generation: name of the generation of the RNTuple; None if the error is not about one.
        rule_id: the rule, if not as the error says.
        path: where, if not as the error says.
        message: the problem, if it differs from that of the error.
    """
    rule_id = rule_id or error.rule_id
    if isinstance(error, LimitError):
        rule_id = "RNT-VAL-002"
    elif rule_id is not None:
        if generation is not None:
            rule_id = rule_in_generation(rule_id, generation)
        if rule_id is not None and (rule_id not in RULES or not RULES[rule_id].binds("file")):
            rule_id = None
    if rule_id is None:
        rule_id = "RNT-VAL-003" if isinstance(error, UnsupportedError) else "RNT-VAL-005"
    broken = rule(rule_id)
    return Finding(
        rule_id=broken.id,
        severity=Severity.ERROR,
        message=printable((message or error.message)[:_MAX_MESSAGE]),
        path=path or error.path,
        span=None if error.offset is None else (error.offset, error.offset + 1),
        expected=error.expected,
        actual=error.actual,
        hint=error.hint or broken.hint,
        file=file,
        ntuple=ntuple,
    )


class Collector:
    """Gathers the findings of one file: each cause once, a limited number for each rule, and only selected rules.

    A finding of a rule that is not selected still takes its cause: what follows from it is not reported either.

    Args:
        file: name of the file, set on findings that have none.
        selection: rules to keep.
        limit: number of findings of one rule and severity that are kept. The others are counted in ``omitted``, and in
            ``milder`` with their severity if it is not that of the rule.
    """

    def __init__(
        self, file: str = "<bytes>", *, selection: Selection | None = None, limit: int = MAX_FINDINGS
    ) -> None:
        self.file = redacted(file)
        self.selection = selection or Selection()
        self.limit = limit
        self.findings: list[Finding] = []
        self.omitted: Counter[str] = Counter()
        self._kept: Counter[tuple[str, Severity]] = Counter()
        self.milder: Counter[tuple[str, Severity]] = Counter()
        self._keys: set[Hashable] = set()

    def add(self, found: Finding) -> bool:
        """Keep a finding, unless its cause is known; returns whether the cause was new."""
        if found.file is None:
            found = replace(found, file=self.file)
        if found.key in self._keys:
            return False
        if len(self._keys) < MAX_CAUSES:  # a damaged file may have more findings than there is memory
            self._keys.add(found.key)
        if found.rule_id in self.selection:
            # Many mild findings must not hide the first serious one of the same rule.
            kind = (found.rule_id, found.severity)
            if self._kept[kind] < self.limit:
                self._kept[kind] += 1
                self.findings.append(found)
            else:
                self.omitted[found.rule_id] += 1
                if found.severity is not found.rule.severity:
                    self.milder[kind] += 1
        return True

    def extend(self, found: Iterable[Finding]) -> None:
        """Keep several findings."""
        for one in found:
            self.add(one)

    def report_error(self, error: RNTupleError, *, ntuple: str | None = None) -> bool:
        """Keep an error as a finding; returns whether its cause was new."""
        return self.add(finding_from_error(error, file=self.file, ntuple=ntuple))
