"""The matrix as one self-contained page: a table to filter, and for every cell the difference, the bytes and the rule."""

from __future__ import annotations

import html
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rntuple_construct.base.html_page import fill, style
from rntuple_construct.kit.runner.judge import Verdict
from rntuple_construct.kit.runner.matrix import name_of, score_of_column, sentence

__all__ = ["page_text"]

_HERE = Path(__file__).parent


def page_text(matrix: Mapping[str, Any], title: str = "RNTuple conformance") -> str:
    """The page as text.

    Args:
        matrix: the matrix, see ``matrix.matrix``; members ``why`` of cells are shown as their reasons.
        title: heading of the page.
    """
    data = {
        **matrix,
        "verdicts": {str(verdict): verdict.meaning for verdict in Verdict},
        "scores": [_score(matrix["cases"], column) for column in matrix["columns"]],
        "failures": [str(verdict) for verdict in Verdict if verdict.is_failure],
        "sentences": [
            {
                str(row): sentence(name_of(column), case, item, matrix["rules"])
                for row, (case, item) in enumerate(zip(matrix["cases"], column["cells"], strict=True))
                if isinstance(item, dict)
            }
            for column in matrix["columns"]
        ],
    }
    parts = {
        "@TITLE@": html.escape(title),
        "@STYLE@": style() + _resource("page.css"),
        "@HEADING@": html.escape(title),
        "@DATA@": _inert(data),
        "@SCRIPT@": _resource("page.js"),
    }
    return fill(_resource("page.html"), parts)


def _score(cases: Sequence[Mapping[str, Any]], column: Mapping[str, Any]) -> dict[str, Any]:
    score = score_of_column(cases, column)
    return {**score.document, "headline": score.headline}


def _resource(name: str) -> str:
    return (_HERE / name).read_text(encoding="utf-8")


def _inert(document: Mapping[str, Any]) -> str:
    """JSON that cannot end the script element around it."""
    text = json.dumps(document, separators=(",", ":"))
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
