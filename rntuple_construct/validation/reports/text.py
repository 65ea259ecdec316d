"""A report for people: one line for each finding, its hint below it, and a summary; in colour where that helps."""

from __future__ import annotations

import importlib
import io
from typing import Final

from rntuple_construct.base.printable import describe, printable
from rntuple_construct.validation.findings import Finding
from rntuple_construct.validation.report import FileResult, Report, Totals

__all__ = ["render_text", "render_text_files", "render_text_summary"]

_STYLES: Final = {
    "error": "bold red",
    "warning": "yellow",
    "info": "cyan",
    "file": "bold",
    "rule": "bold",
    "place": "cyan",
    "hint": "dim",
    "bad": "bold red",
    "good": "green",
    "": "",
}
_INDENT: Final = " " * 10

_Line = list[tuple[str, str]]


def render_text(report: Report, *, color: bool = False) -> str:
    """Write a report as text.

    Args:
        report: the report of a validation.
        color: if true, colour it; ignored without the package rich.
    """
    return render_text_files(report, color=color) + render_text_summary(report, color=color)


def render_text_files(report: Report, *, color: bool = False) -> str:
    """The part of the text about files with findings; of several reports the parts can be joined."""
    lines: list[_Line] = []
    for result, found in report.by_file():
        if found or result.status != "checked":
            lines.append([("file", printable(result.name))])
            lines += _file_lines(result, found)
            lines.append([])
    return _written(lines, color)


def render_text_summary(report: Report | Totals, *, color: bool = False) -> str:
    """The last line of the text."""
    return _written([[("good" if report.ok else "bad", str(report.summary()))]], color)


def _written(lines: list[_Line], color: bool) -> str:
    return _colored(lines) if color else "".join("".join(text for _, text in line) + "\n" for line in lines)


def _file_lines(result: FileResult, found: tuple[Finding, ...]) -> list[_Line]:
    lines: list[_Line] = []
    if result.status != "checked":
        lines.append([("bad", f"  {result.status}"), ("", f" {describe(result.message or '')}")])
    several = len(result.ntuples) > 1
    for one in found:
        line: _Line = [("", "  "), (str(one.severity), f"{one.severity:<8}"), ("rule", one.rule_id)]
        if several and one.ntuple is not None:
            line.append(("place", f" in {describe(one.ntuple)}"))
        if one.place:
            line.append(("place", f" at {one.place}"))
        lines.append([*line, ("", f": {printable(one.message)}")])
        if one.hint:
            lines.append([("hint", f"{_INDENT}{printable(one.hint)}")])
    for rule_id, number in result.omitted:
        lines.append([("hint", f"  and {number} more of {rule_id}")])
    return lines


def _colored(lines: list[_Line]) -> str:
    try:
        console_module = importlib.import_module("rich.console")
        text_module = importlib.import_module("rich.text")
    except ImportError:
        return "".join("".join(text for _, text in line) + "\n" for line in lines)
    stream = io.StringIO()
    console = console_module.Console(
        file=stream,
        force_terminal=True,
        color_system="standard",
        highlight=False,
        soft_wrap=True,
        no_color=False,
    )
    for line in lines:
        console.print(
            text_module.Text.assemble(*((text, _STYLES[style]) for style, text in line)), soft_wrap=True
        )
    return stream.getvalue()
