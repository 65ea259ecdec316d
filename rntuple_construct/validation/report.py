"""The result of a validation: findings by file, the verdict and the exit status."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.exits import Exit
from rntuple_construct.base.notebook import notebook_table
from rntuple_construct.base.printable import JsonValue, jsonable, redacted
from rntuple_construct.base.suggestions import shortened, suggestion
from rntuple_construct.validation.findings import Collector, Finding
from rntuple_construct.validation.rules import RULES, Depth, Selection, Severity

__all__ = ["FileResult", "Report", "Summary", "Totals"]


_STATUS = ("checked", "missing", "failed")


@dataclass(slots=True, unsafe_hash=True)
class FileResult:
    """Result of one file.

    Args:
        name: name of the file, as given by the user.
        status: ``checked``; ``missing``, if its bytes could not be read at all; ``failed``, if this package broke.
        size: bytes of the file.
        ntuples: names of the RNTuples that were checked.
        omitted: how many findings of a rule were counted but not kept, by rule id.
        milder: how many of these had another severity than the rule, by rule id and severity.
        message: why the file is missing or failed.
        num_entries: entries of its RNTuples, as their footers tell; None if a footer cannot be read.
    """

    name: str
    status: str = "checked"
    size: int | None = None
    ntuples: tuple[str, ...] = ()
    omitted: tuple[tuple[str, int], ...] = ()
    milder: tuple[tuple[str, Severity, int], ...] = ()
    message: str | None = None
    num_entries: int | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", redacted(self.name))
        if self.message is not None:
            object.__setattr__(self, "message", redacted(self.message))
        if self.status not in _STATUS:
            raise ValueError(f"status {self.status!r} is not one of {', '.join(_STATUS)}")

    def to_dict(self) -> dict[str, JsonValue]:
        """Return the result as a JSON object."""
        return {
            "name": self.name,
            "status": self.status,
            "size": self.size,
            "ntuples": list(self.ntuples),
            "omitted": dict(self.omitted),
            "message": self.message,
        }


@dataclass(slots=True)
class Summary:
    """Counts of a report.

    Args:
        files: files looked at, missing ones included.
        clean: files without a finding.
        missing: files whose bytes could not be read.
        failed: files that could not be finished because of an error in this package.
        errors: findings of severity error, those not kept included; the same for ``warnings`` and ``infos``.
        omitted: findings that were counted but not kept.
    """

    files: int
    clean: int
    missing: int
    failed: int
    errors: int
    warnings: int
    infos: int
    omitted: int

    def __str__(self) -> str:
        parts = [
            _count(number, word)
            for number, word in (
                (self.errors, "error"),
                (self.warnings, "warning"),
                (self.infos, "note"),
            )
            if number
        ]
        parts += [
            f"{_count(number, 'file')} {what}"
            for number, what in ((self.missing, "not readable"), (self.failed, "not finished"))
            if number
        ]
        text = f"{_count(self.files, 'file')}: {', '.join(parts) or 'no findings'}"
        return text + (f" ({self.omitted} not shown)" if self.omitted else "")

    def __add__(self, other: Summary) -> Summary:
        return Summary(*(getattr(self, name) + getattr(other, name) for name in self.__slots__))

    def to_dict(self) -> dict[str, JsonValue]:
        """Return the counts as a JSON object."""
        return {name: jsonable(getattr(self, name)) for name in self.__slots__}


def _count(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


@dataclass(frozen=True, slots=True, repr=False)
class Report:
    """The result of a validation of one or more files.

    Args:
        findings: in the order of the files, within a file by byte offset.
        files: one result for each file.
        level: depth of the validation.
        fail_on: the mildest severity that makes a report not ``ok``.
        selection: rules that were reported.
    """

    findings: tuple[Finding, ...] = ()
    files: tuple[FileResult, ...] = ()
    level: Depth = Depth.FULL
    fail_on: Severity = Severity.ERROR
    selection: Selection = field(default_factory=Selection)

    @classmethod
    def of(
        cls,
        collector: Collector,
        *,
        size: int | None = None,
        ntuples: Iterable[str] = (),
        status: str = "checked",
        message: str | None = None,
        num_entries: int | None = None,
        level: Depth = Depth.FULL,
        fail_on: Severity = Severity.ERROR,
    ) -> Report:
        """Make the report of one file from its collected findings; see :class:`FileResult`."""
        result = FileResult(
            name=collector.file,
            status=status,
            size=size,
            ntuples=tuple(ntuples),
            omitted=tuple(sorted(collector.omitted.items())),
            milder=tuple((*kind, number) for kind, number in sorted(collector.milder.items())),
            message=message,
            num_entries=num_entries,
        )
        found = tuple(sorted(collector.findings, key=_order))
        return cls(found, (result,), level, fail_on, collector.selection)

    @classmethod
    def merge(cls, reports: Iterable[Report]) -> Report:
        """Join reports of different files, in their order; level, fail-on and selection are those of the first."""
        parts = list(reports)
        if not parts:
            return cls()
        return replace(
            parts[0],
            findings=tuple(found for part in parts for found in part.findings),
            files=tuple(result for part in parts for result in part.files),
        )

    @property
    def ok(self) -> bool:
        """Return whether every file could be checked and nothing as bad as ``fail_on`` was found."""
        return self.exit_code == Exit.FINE

    @property
    def failures(self) -> tuple[Finding, ...]:
        """The findings that are at least as bad as ``fail_on``."""
        return tuple(found for found in self.findings if found.severity.at_least(self.fail_on))

    @property
    def exit_code(self) -> int:
        """The exit status: 70 if this package broke, 66 for a missing file, 1 for failures, else 0."""
        states = {result.status for result in self.files}
        if "failed" in states:
            return Exit.BUG
        if "missing" in states:
            return Exit.INPUT
        return Exit.FINDINGS if self.failures else Exit.FINE

    def filter(self, selection: Selection) -> Report:
        """Return the report with only the findings of some rules."""
        files = tuple(
            replace(
                result,
                omitted=tuple(entry for entry in result.omitted if entry[0] in selection),
                milder=tuple(entry for entry in result.milder if entry[0] in selection),
            )
            for result in self.files
        )
        kept = tuple(found for found in self.findings if found.rule_id in selection)
        return replace(self, findings=kept, files=files, selection=selection)

    def of_ntuple(self, name: str) -> Report:
        """Return the report with only the findings about one RNTuple, and those about the file around it.

        Args:
            name: name of the RNTuple, with directories in front; its linked attribute sets belong to it.

        Raises:
            SchemaError: there is no such RNTuple in any file.
        """
        known = [each for result in self.files for each in result.ntuples]
        if name not in known and any(result.status == "checked" for result in self.files):
            raise SchemaError(
                f"no RNTuple '{shortened(name)}'",
                hint=suggestion(name, known, "rntuple info lists them", label="RNTuples"),
            )
        kept = tuple(
            found
            for found in self.findings
            if found.ntuple is None or found.ntuple == name or found.ntuple.startswith(f"{name}:")
        )
        return replace(self, findings=kept)

    def by_file(self) -> list[tuple[FileResult, tuple[Finding, ...]]]:
        """Return every file with its findings."""
        found: dict[str | None, list[Finding]] = {}
        for one in self.findings:
            found.setdefault(one.file, []).append(one)
        return [(result, tuple(found.get(result.name, ()))) for result in self.files]

    def summary(self) -> Summary:
        """Count files and findings."""
        counts = dict.fromkeys(Severity, 0)
        for found in self.findings:
            counts[found.severity] += 1
        num_omitted = 0
        for result in self.files:
            for rule_id, number in result.omitted:
                counts[RULES[rule_id].severity] += number
                num_omitted += number
            for rule_id, severity, number in result.milder:
                counts[RULES[rule_id].severity] -= number
                counts[severity] += number
        touched = {found.file for found in self.findings}
        return Summary(
            files=len(self.files),
            clean=sum(result.status == "checked" and result.name not in touched for result in self.files),
            missing=sum(result.status == "missing" for result in self.files),
            failed=sum(result.status == "failed" for result in self.files),
            errors=counts[Severity.ERROR],
            warnings=counts[Severity.WARNING],
            infos=counts[Severity.INFO],
            omitted=num_omitted,
        )

    def __repr__(self) -> str:
        return f"<Report of {self.summary()}>"

    def _repr_html_(self) -> str:
        rows = [
            (
                str(found.severity),
                found.rule_id,
                found.file or "",
                found.place,
                found.message,
                found.hint or "",
            )
            for found in self.findings
        ]
        rows += [(each.status, "", each.name, "", each.message, "") for each in self.files if each.message]
        heads = ("severity", "rule", "file", "place", "message", "hint")
        return notebook_table(str(self.summary()), heads, rows, "findings", "report.findings")


class Totals:
    """Verdict and counts of many reports, none of which is kept."""

    def __init__(self) -> None:
        self._exit_code: int = Exit.FINE
        self._summary = Report().summary()

    def add(self, report: Report) -> None:
        """Count the report of other files."""
        # Worse verdicts have larger numbers.
        self._exit_code = max(self._exit_code, report.exit_code)
        self._summary += report.summary()

    @property
    def ok(self) -> bool:
        """As that of ``Report``."""
        return self._exit_code == Exit.FINE

    @property
    def exit_code(self) -> int:
        """As that of ``Report``."""
        return self._exit_code

    def summary(self) -> Summary:
        """Return the counts of all files."""
        return self._summary


def _order(found: Finding) -> tuple[bool, int, int, str]:
    start = found.span[0] if found.span else 0
    return (found.span is None, start, found.severity.rank, found.rule_id)
