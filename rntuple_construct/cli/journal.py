"""Journals of ``--resume``: what is known of inputs that are done, so that a run that was interrupted goes on."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from rntuple_construct.base.errors import SinkError
from rntuple_construct.base.printable import redacted
from rntuple_construct.batch.results import Row, journal_lines, line_of, members_of
from rntuple_construct.cli.inputs import Input, state_of
from rntuple_construct.cli.options import UsageError
from rntuple_construct.validation.config import ValidationConfig
from rntuple_construct.validation.findings import Finding
from rntuple_construct.validation.report import FileResult, Report
from rntuple_construct.validation.reports.json import tool_version
from rntuple_construct.validation.rules import Severity

__all__ = ["ReportJournal", "RowJournal"]


class _Journal:
    """A text file with one JSON object for each input that is done, added to as soon as it is.

    Args:
        path: the journal; it is made if it is not there.
        kind: what its first line says that it is.
        head: what else that line says: settings of the run. A journal with others is begun anew.

    Raises:
        UsageError: the file is something else than such a journal.
        SinkError: it cannot be read or written.
    """

    def __init__(self, path: str, kind: str, head: dict[str, Any]) -> None:
        self._path = Path(path)
        self._known: dict[str, dict[str, Any]] = {}
        first = line_of({"kind": kind, **head})
        try:
            data = self._path.read_bytes() if self._path.exists() else b""
            begun = members_of(data.partition(b"\n")[0])
            if data and begun.get("kind") != kind:
                raise UsageError(f"{path} is there and no journal; choose another path for --resume")
            if begun == json.loads(first):
                lines = journal_lines(self._path)[1:]
                self._known = {str(line["target"]): line for line in lines if "target" in line}
            else:
                self._path.write_text(first + "\n", encoding="utf-8")
        except OSError as error:
            raise SinkError(f"cannot keep the journal {path}: {error.strerror or error}") from error

    def _members(self, target: Input) -> dict[str, Any] | None:
        """Members of an input that is done and has not changed since."""
        line = self._known.get(redacted(str(target)))
        return None if line is None or line.get("state") != state_of(target) else line

    def _note(self, target: Input, members: dict[str, Any]) -> None:
        """Add a line, unless the input cannot be looked at again without reading it."""
        state = state_of(target)
        if state is None:
            return
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(line_of({"target": redacted(str(target)), "state": state, **members}) + "\n")
        except OSError as error:
            raise SinkError(f"cannot keep the journal {self._path}: {error.strerror or error}") from error


class RowJournal(_Journal):
    """The journal of a subcommand that makes a row of each file.

    Args:
        path: the journal.
        command: the subcommand.
        options: those that rows depend on, which JSON can hold.
    """

    def __init__(self, path: str, command: str, options: Any) -> None:
        super().__init__(path, "rntuple journal of many files", {"command": command, "options": options})

    def row(self, target: Input, output: str | None = None) -> Row | None:
        """The row of an input that is done and has not changed since, nor has its output.

        Args:
            target: the input.
            output: what is written for it; None if nothing is.
        """
        line = self._members(target)
        try:
            if line is None or line.get("output") != _state_of_output(output):
                return None
            return Row(**line["row"])
        except (KeyError, TypeError):
            return None  # somebody edited the line

    def owns(self, target: Input, output: str) -> bool:
        """Whether what is at an output is what an earlier run has written there for the same input."""
        line = self._known.get(redacted(str(target)))
        written = None if line is None else line.get("output")
        return written is not None and written[1] is not None and written == _state_of_output(output)

    def add(self, target: Input, row: Row, output: str | None = None) -> None:
        """Note a row; what may be another one next time is left out.

        Raises:
            SinkError: the journal cannot be written.
        """
        if row.status not in ("failed", "missing", "unwritten"):
            self._note(target, {"output": _state_of_output(output), "row": asdict(row)})


def _state_of_output(output: str | None) -> list[Any] | None:
    """What is compared of an output: its path, and size and time of change, None for one that is not there."""
    return None if output is None else [output, state_of(Input(output))]


class ReportJournal(_Journal):
    """The journal of ``rntuple validate``.

    Args:
        path: the journal.
        config: settings of the validation.
    """

    def __init__(self, path: str, config: ValidationConfig) -> None:
        head = {
            "version": tool_version(),
            "level": str(config.level),
            "select": list(config.select),
            "ignore": list(config.ignore),
        }
        super().__init__(path, "rntuple validate journal", head)
        self._config = config

    def reports(self, targets: Sequence[Input]) -> list[Report | None]:
        """For each input the report that the journal has of it; None if it must be checked."""
        return [self._report(target) for target in targets]

    def add(self, target: Input, report: Report) -> None:
        """Note the report of a file, if it could be checked.

        Raises:
            SinkError: the journal cannot be written.
        """
        (result,) = report.files
        if result.status == "checked":
            milder = [[rule, str(kind), count] for rule, kind, count in result.milder]
            findings = [found.to_dict() for found in report.findings]
            self._note(target, {"file": result.to_dict(), "milder": milder, "findings": findings})

    def _report(self, target: Input) -> Report | None:
        line = self._members(target)
        if line is None:
            return None
        try:
            members = dict(line["file"])
            result = FileResult(
                name=members["name"],
                status=members["status"],
                size=members["size"],
                ntuples=tuple(members["ntuples"]),
                omitted=tuple((rule, int(count)) for rule, count in members["omitted"].items()),
                milder=tuple((rule, Severity(kind), int(count)) for rule, kind, count in line["milder"]),
                message=members["message"],
            )
            findings = tuple(_finding(each) for each in line["findings"])
        except (KeyError, TypeError, ValueError, AttributeError):
            return None  # somebody edited the line
        report = Report(findings, (result,), self._config.level, self._config.fail_on)
        return replace(report, selection=self._config.selection)


def _finding(members: dict[str, Any]) -> Finding:
    span = members["span"]
    return Finding(
        **{
            **members,
            "severity": Severity(members["severity"]),
            "span": None if span is None else (span["start"], span["stop"]),
        }
    )
