"""The journal of ``rntuple validate --resume``: what is known of files that have been checked."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from rntuple_construct.cli.inputs import Input, state_of
from rntuple_construct.cli.options import UsageError
from rntuple_construct.errors import SinkError
from rntuple_construct.scale.results import members_of
from rntuple_construct.validation.config import ValidationConfig
from rntuple_construct.validation.findings import Finding
from rntuple_construct.validation.report import FileResult, Report
from rntuple_construct.validation.reports.json import tool_version
from rntuple_construct.validation.rules import Severity

__all__ = ["Journal"]

_KIND = "rntuple validate journal"


class Journal:
    """A text file with one JSON object per checked file, added to as soon as the file is checked.

    Args:
        path: the journal; it is made if it is not there.
        config: settings of the validation, which must be those that the journal was begun with.
        targets: all inputs.

    Raises:
        UsageError: the file is something else than a journal.
        SinkError: it cannot be read or written.
    """

    def __init__(self, path: str, config: ValidationConfig, targets: Sequence[Input]) -> None:
        self._path = Path(path)
        self._config = config
        self._known: dict[str, dict[str, Any]] = {}
        head = {
            "kind": _KIND,
            "version": tool_version(),
            "level": str(config.level),
            "select": list(config.select),
            "ignore": list(config.ignore),
        }
        try:
            text = self._path.read_bytes() if self._path.exists() else b""
            lines = text.split(b"\n")
            if text and members_of(lines[0]).get("kind") != _KIND:
                raise UsageError(f"{path} is there and no journal; choose another path for --resume")
            if members_of(lines[0]) == head:
                # A line that a crash left unfinished is overwritten.
                self._known = {
                    str(line["target"]): line for line in map(members_of, lines[1:-1]) if "target" in line
                }
                if lines[-1]:
                    os.truncate(self._path, len(text) - len(lines[-1]))
            else:
                self._path.write_text(json.dumps(head) + "\n", encoding="utf-8")
        except OSError as error:
            raise SinkError(f"cannot keep the journal {path}: {error.strerror or error}") from error

    def reports(self, targets: Sequence[Input]) -> list[Report | None]:
        """For each input the report that the journal has of it; None if it must be checked."""
        return [self._report(target) for target in targets]

    def add(self, target: Input, report: Report) -> None:
        """Note the report of a checked file; one that cannot be looked at again without reading it is left out.

        Raises:
            SinkError: the journal cannot be written.
        """
        state = state_of(target)
        (result,) = report.files
        if state is None or result.status != "checked":
            return
        line = {
            "target": str(target),
            "state": state,
            "file": result.to_dict(),
            "milder": [[rule, str(kind), count] for rule, kind, count in result.milder],
            "findings": [found.to_dict() for found in report.findings],
        }
        try:
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
        except OSError as error:
            raise SinkError(f"cannot keep the journal {self._path}: {error.strerror or error}") from error

    def _report(self, target: Input) -> Report | None:
        line = self._known.get(str(target))
        if line is None or line["state"] != state_of(target):
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
