"""A report for programs: one JSON object, described by ``schemas/validate-1.json``."""

from __future__ import annotations

import json
from importlib import metadata
from typing import Final

from rntuple_construct.validation.report import Report
from rntuple_construct.validation.rules import RULES

__all__ = ["SCHEMA_VERSION", "render_json", "tool_version"]

SCHEMA_VERSION: Final = "1.0"
"""Version of the JSON report. The first number changes when a reader of the report has to change."""


def tool_version() -> str:
    """Return the version of this package."""
    try:
        return metadata.version("rntuple-construct")
    except metadata.PackageNotFoundError:
        return "0"


def render_json(report: Report) -> str:
    """Write a report as JSON; characters outside ASCII are escaped."""
    broken = dict.fromkeys(found.rule_id for found in report.findings)
    document = {
        "schema_version": SCHEMA_VERSION,
        "tool": {"name": "rntuple", "version": tool_version()},
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
