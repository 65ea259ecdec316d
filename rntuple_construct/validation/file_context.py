"""One file under validation: its bytes, what could be opened of it, and where findings go."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from rntuple_construct.container import RootFile
from rntuple_construct.errors import RNTupleError
from rntuple_construct.limits import Limits
from rntuple_construct.storage import Source
from rntuple_construct.validation.findings import Collector, finding
from rntuple_construct.validation.reading_errors import from_error
from rntuple_construct.validation.registry import Check
from rntuple_construct.validation.rules import Depth, Severity

if TYPE_CHECKING:
    from rntuple_construct.validation.context import NTupleContext

__all__ = ["FileContext"]

Span = tuple[int, int]


class FileContext:
    """One file under validation.

    Args:
        source: its bytes.
        collector: takes the findings.
        level: how deep to look.
        limits: guards against absurd sizes.

    Attributes:
        container: the ROOT file; None if it cannot be opened as one.
        ntuples: the RNTuples found, linked attribute sets included.
        running: the check that is running now.
        is_truncated: whether the file is shorter than its header says.
        has_directories: whether the directories could be read.
        damaged_images: offsets of key images that do not match the key they lead to.
        shared: what one check has computed for others.
        reported: ids of the rules that were reported about the file around the RNTuples.
    """

    def __init__(self, source: Source, collector: Collector, level: Depth, limits: Limits) -> None:
        self.source = source
        self.collector = collector
        self.level = level
        self.limits = limits
        self.container: RootFile | None = None
        self.ntuples: list[NTupleContext] = []
        self.running: Check[Any] | None = None
        self.is_truncated = False
        self.has_directories = False
        self.damaged_images: set[int] = set()
        self.shared: dict[str, object] = {}
        self.reported: set[str] = set()

    @property
    def size(self) -> int:
        """Bytes of the file."""
        return self.source.size

    @property
    def generations(self) -> set[str]:
        """Names of the generations of the RNTuples in the file."""
        return {ntuple.generation.name for ntuple in self.ntuples}

    def emit(
        self,
        rule_id: str,
        *,
        path: str | None = None,
        span: Span | None = None,
        expected: Any = None,
        actual: Any = None,
        cause: str | None = None,
        ntuple: str | None = None,
        severity: Severity | None = None,
        **fields: Any,
    ) -> bool:
        """Report that the file breaks a rule.

        Args:
            rule_id: the rule; the running check must have declared it.
            path: where in the tree of the file.
            span: absolute bytes, first and the one after the last.
            expected: what the format asks for.
            actual: what was found.
            cause: findings of one file with the same cause are reported once.
            ntuple: name of the RNTuple that is concerned.
            severity: how bad it is, if milder than the rule says.
            fields: the other fields of the message of the rule.

        Returns:
            whether it was new.
        """
        self.expect_declared(rule_id)
        self.reported.add(rule_id)
        found = finding(
            rule_id,
            path=path,
            span=span,
            expected=expected,
            actual=actual,
            cause=cause,
            ntuple=ntuple,
            **fields,
        )
        return self.collector.add(found if severity is None else replace(found, severity=severity))

    def holds(self, offset: int, nbytes: int) -> bool:
        """Tell whether a byte range lies inside the records of the file; report nothing."""
        begin = self.container.header.begin if self.container else 0
        return begin <= offset and nbytes >= 0 and offset + nbytes <= self.size

    def expect_declared(self, rule_id: str) -> None:
        """Raise RuntimeError if the running check reports a rule that it did not declare: a bug of ours."""
        if self.running is not None and rule_id not in self.running.rules:
            raise RuntimeError(f"check {self.running.name} reports {rule_id} without declaring it")

    def report_error(self, error: RNTupleError, *, path: str | None = None) -> bool:
        """Report an error of reading the file around the RNTuples."""
        return self.collector.add(replace(from_error(error, None), path=path or error.path))
