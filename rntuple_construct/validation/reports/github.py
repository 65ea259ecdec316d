"""A report as annotations of a GitHub workflow: one ``::error``, ``::warning`` or ``::notice`` line for each finding.

GitHub shows annotations at lines of text files; in binary files the place is part of the message.
"""

from __future__ import annotations

from typing import Final

from rntuple_construct.base.printable import describe, printable
from rntuple_construct.validation.findings import Finding
from rntuple_construct.validation.report import Report
from rntuple_construct.validation.rules import RULES, Severity

__all__ = ["render_github"]

_COMMANDS: Final = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "notice"}


def render_github(report: Report) -> str:
    """Write a report as workflow commands, and the summary as a last line of plain text."""
    lines = [_annotation(found) for found in report.findings]
    for result in report.files:
        if result.status != "checked":
            text = f"{result.status}: {describe(result.message or 'no bytes could be read')}"
            lines.append(f"::error file={_property(result.name)},title=File {result.status}::{_data(text)}")
        for rule_id, number in result.omitted:
            command = _COMMANDS[RULES[rule_id].severity]
            lines.append(f"::{command} file={_property(result.name)},title={rule_id}::and {number} more")
    return "".join(f"{line}\n" for line in (*lines, str(report.summary())))


def _annotation(found: Finding) -> str:
    title = f"{found.rule_id} {found.rule.title}"
    ntuple = f"{describe(found.ntuple)}: " if found.ntuple is not None else ""
    place = f"{found.place}: " if found.place else ""
    hint = f" ({found.hint})" if found.hint else ""
    text = printable(f"{ntuple}{place}{found.message}{hint}")
    file = f"file={_property(found.file)}," if found.file else ""
    return f"::{_COMMANDS[found.severity]} {file}title={_property(title)}::{_data(text)}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(printable(text)).replace(":", "%3A").replace(",", "%2C")
