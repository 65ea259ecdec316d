"""A report for programs that read along: one JSON object per line, each written when it is known."""

from __future__ import annotations

import json
from typing import Any

from rntuple_construct.validation.report import Report

__all__ = ["render_jsonl", "render_jsonl_files", "render_jsonl_summary"]


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


def render_jsonl_summary(report: Report) -> str:
    """The last line."""
    totals = {"ok": report.ok, "exit_code": report.exit_code, **report.summary().to_dict()}
    return _line("summary", totals)


def _line(kind: str, members: dict[str, Any]) -> str:
    return json.dumps({"type": kind, **members}, allow_nan=False) + "\n"
