"""A report for programs: one JSON object (``schemas/validate-1.json``), or one object per line, each written when it is known."""

from __future__ import annotations

import json
from typing import Any, Final

from rntuple_spec.version import VERSION

from rntuple_construct.validation.report import Report, Totals
from rntuple_construct.validation.rules import RULES

SCHEMA_VERSION: Final = "1.0"
"""Version of the JSON report. The first number changes when a reader of the report has to change."""


def render_json(report: Report) -> str:
    """Write a report as JSON; characters outside ASCII are escaped."""
    broken = dict.fromkeys(found.rule_id for found in report.findings)
    document = {
        "schema_version": SCHEMA_VERSION,
        "tool": {"name": "rntuple", "version": VERSION},
        "level": str(report.level),
        "fail_on": str(report.fail_on),
        "select": list(report.selection.select),
        "ignore": list(report.selection.ignore),
        "ok": report.ok,
        "exit_code": report.exit_code,
        "summary": report.summary().to_dict(),
        "files": [result.to_dict() for result in report.files],
        "findings": [found.to_dict() for found in report.findings],
        "rules": {
            rule_id: {
                "title": RULES[rule_id].title,
                "statement": RULES[rule_id].statement,
                "section": RULES[rule_id].section,
                "level": RULES[rule_id].level,
                "severity": str(RULES[rule_id].severity),
            }
            for rule_id in sorted(broken)
        },
    }
    return json.dumps(document, indent=2, allow_nan=False) + "\n"


def render_jsonl(report: Report) -> str:
    """Write a report as JSON lines; characters outside ASCII are escaped.

    Lines have a ``type``: ``finding`` for each finding of a file, then ``file`` for its result, and in the end
    ``summary``. Their other members are those of the same things in the JSON report.
    """
    return render_jsonl_files(report) + render_jsonl_summary(report)


def render_jsonl_files(report: Report) -> str:
    """The lines about files; of several reports they can be joined."""
    lines = []
    for result, findings in report.by_file():
        lines += [_line("finding", found.to_dict()) for found in findings]
        lines.append(_line("file", result.to_dict()))
    return "".join(lines)


def render_jsonl_summary(report: Report | Totals) -> str:
    """The last line."""
    totals = {"ok": report.ok, "exit_code": report.exit_code, **report.summary().to_dict()}
    return _line("summary", totals)


def _line(kind: str, members: dict[str, Any]) -> str:
    return json.dumps({"type": kind, **members}, allow_nan=False) + "\n"
