"""Reports of a validation in the formats that people and machines read: text, json, jsonl, sarif, junit, github."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from rntuple_construct.validation.report import Report
from rntuple_construct.validation.reports.annotations import render_github, render_junit, render_sarif
from rntuple_construct.validation.reports.json import (
    render_json,
    render_jsonl,
    render_jsonl_files,
    render_jsonl_summary,
)
from rntuple_construct.validation.reports.text import (
    render_text,
    render_text_files,
    render_text_summary,
)

__all__ = [
    "FORMATS",
    "STREAMS",
    "Stream",
    "render",
    "render_github",
    "render_json",
    "render_jsonl",
    "render_junit",
    "render_sarif",
    "render_text",
]

FORMATS: Final[Mapping[str, Callable[[Report], str]]] = MappingProxyType(
    {
        "text": render_text,
        "json": render_json,
        "jsonl": render_jsonl,
        "sarif": render_sarif,
        "junit": render_junit,
        "github": render_github,
    }
)
"""Renderers by the name of the format; all give text that ends in a line feed, or nothing."""


class Stream(NamedTuple):
    """Writer of a format, file by file.

    Args:
        files: writes the results of some files.
        summary: writes the end, from the report or the totals of all files.
    """

    files: Callable[..., str]
    summary: Callable[..., str]


STREAMS: Final[Mapping[str, Stream]] = MappingProxyType(
    {
        "text": Stream(render_text_files, render_text_summary),
        "jsonl": Stream(render_jsonl_files, render_jsonl_summary),
    }
)
"""Formats that need not wait for the last file; only those of "text" take ``color``."""


def render(report: Report, format: str = "text", *, color: bool = False) -> str:
    """Write a report.

    Args:
        report: the report of a validation.
        format: one of :data:`FORMATS`.
        color: if true, ``text`` may use colours.

    Raises:
        ValueError: there is no such format.
    """
    if format not in FORMATS:
        raise ValueError(f"format {format!r} is not one of {', '.join(FORMATS)}")
    return render_text(report, color=color) if format == "text" else FORMATS[format](report)
