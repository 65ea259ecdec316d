"""The conformance matrix as Markdown, with the known reasons for failures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rntuple_construct.kit.peers import reason_of
from rntuple_construct.kit.runner.judge import REFUSED_KINDS, Mark, Verdict
from rntuple_construct.kit.runner.matrix import name_of, result_of, score_of_column, sentence

__all__ = ["document", "unexplained", "why_of", "with_reasons", "words_of"]

_SIGNS = {
    Verdict.PASS: "✓",
    Verdict.TOLERATED: "(✓)",
    Verdict.WRONG: "wrong",
    Verdict.REFUSED_VALID: "refuses",
    Verdict.ACCEPTED_INVALID: "accepts",
    Verdict.CRASH: "crash",
    Verdict.HANG: "hang",
    Verdict.MEMORY: "memory",
    Verdict.PROTOCOL_ERROR: "protocol",
    Verdict.UNSUPPORTED: "–",
}
_READ_BY_ROOT = ("root", "rdataframe", "hadd")
"""Implementations that read with ROOT, so the notes of ROOT hold for them."""
_HEAD = """\
# Who reads what

Each line of the last table is a file of the [conformance corpus](conformance-corpus.md), each column an implementation in one
version, tested by `rntuple conformance` ([protocol](conformance-protocol.md)). This page is made by `tools/documents/conformance_matrix.py`
from the results in [`conformance/matrix.json`](conformance/matrix.json). `make matrix` makes an interactive page with the
difference, the bytes and the rule of every cell. [Test a writer](conformance/writers.md#results) has the results of writers.

| sign | meaning |
|---|---|
"""


def words_of(item: Mapping[str, Any]) -> str:
    """Return the words of a result in which reasons are looked for.

    Args:
        item: details of a cell, or the cell of a failure.
    """
    found = item.get("difference")
    if found is None:
        return str(item.get("message", ""))
    return f"{found['path']}: {found['found']}, expected {found['expected']}"


def why_of(column: Mapping[str, Any], case: Mapping[str, Any], item: Any) -> str | None:
    """Return the reason of a failure, or the remark of the corpus about ROOT; None without reason.

    Args:
        column: implementation and version.
        case: the case, as in the matrix.
        item: the cell.
    """
    verdict, details = result_of(item)
    reason = reason_of(column["implementation"], column["version"], case["id"], verdict, words_of(details))
    if reason is not None:
        return reason.why
    note: str | None = case.get("root")
    return note if column["implementation"] in _READ_BY_ROOT else None


def _failures(
    matrix: Mapping[str, Any],
) -> Iterator[tuple[Mapping[str, Any], Mapping[str, Any], Mapping[str, Any]]]:
    """Column, case and cell of every failure."""
    for column in matrix["columns"]:
        for case, item in zip(matrix["cases"], column["cells"], strict=True):
            if Verdict(result_of(item)[0]).is_failure:
                yield column, case, item


def with_reasons(matrix: Mapping[str, Any]) -> dict[str, Any]:
    """The matrix with the reason in each cell that has one, as member ``why``."""
    columns = []
    for column in matrix["columns"]:
        cells = []
        for case, item in zip(matrix["cases"], column["cells"], strict=True):
            why = None if not isinstance(item, dict) else why_of(column, case, item)
            cells.append(item if why is None else {**item, "why": why})
        columns.append({**column, "cells": cells})
    return {**matrix, "columns": columns}


def unexplained(matrix: Mapping[str, Any]) -> list[str]:
    """Failures of peers with valid files for which there is no reason, one line each. A broken rule is a reason."""
    return [
        f"{column['implementation']} {column['version']}: {case['id']}: {result_of(item)[0]}: {words_of(item)}"
        for column, case, item in _failures(matrix)
        if why_of(column, case, item) is None and case["outcome"] not in REFUSED_KINDS
    ]


def document(matrix: Mapping[str, Any]) -> str:
    """The matrix as a page of Markdown, with the implementations that were asked for all cases."""
    columns = [column for column in matrix["columns"] if None not in column["cells"]]
    matrix = {**matrix, "columns": columns}
    lines = [_HEAD.rstrip("\n")]
    lines += [f"| {_SIGNS[verdict]} | {verdict}: {verdict.meaning} |" for verdict in Verdict]
    lines += ["", "## Scores", ""]
    lines += _scores(matrix)
    lines += ["", "## Verdicts", ""]
    lines += _summary(matrix)
    by_name: dict[str, list[tuple[Any, Any, Any]]] = {}
    for failure in _failures(matrix):
        by_name.setdefault(failure[0]["implementation"], []).append(failure)
    for name, failures in by_name.items():
        lines += ["", f"## Where {name} fails", ""]
        lines += _reasons(failures, matrix)
    lines += ["", "## Case by case", ""]
    lines += _table(matrix)
    return "\n".join(lines) + "\n"


def _digest(matrix: Mapping[str, Any]) -> str:
    digest = matrix["corpus"].get("digest")
    return f"; its digest is `{digest}`" if digest else ""


def _scores(matrix: Mapping[str, Any]) -> list[str]:
    """The headline of each implementation, and a line for each level that it claims."""
    marks = list(Mark)
    lines = [
        "A case counts at each level that it has contents for, if it is inside of the profile of the implementation: the generations, levels,",
        "codecs and types that it claims. Files of drafts (RC1, RC2) count only for implementations that claim drafts. Files that a reader may",
        f"read or refuse count nowhere. The corpus has {matrix['corpus']['num_cases']} cases{_digest(matrix)}.",
        "",
        "| implementation | score | generations | cases outside of the profile |",
        "|---|---|---|--:|",
    ]
    scores = [(column, score_of_column(matrix["cases"], column)) for column in matrix["columns"]]
    for column, score in scores:
        generations = ", ".join(column.get("profile", {}).get("generations", []))
        lines.append(f"| {name_of(column)} | {score.headline} | {generations} | {score.num_outside or ''} |")
    lines += [
        "",
        "`refused` is an error for a valid file, `crashed` includes hangs and answers that do not follow the protocol.",
        "",
        "| implementation | level | " + " | ".join(map(str, marks)) + " |",
        "|---|---|" + "--:|" * len(marks),
    ]
    for column, score in scores:
        for level, counts in score.levels.items():
            if score.total(level):
                numbers = " | ".join(str(counts.get(mark, 0) or "") for mark in marks)
                lines.append(f"| {name_of(column)} | {level} | {numbers} |")
    return lines


def _summary(matrix: Mapping[str, Any]) -> list[str]:
    verdicts = list(Verdict)
    lines = [
        f"{matrix['corpus']['num_cases']} cases:",
        "",
        "| implementation | " + " | ".join(map(str, verdicts)) + " |",
        "|---|" + "--:|" * len(verdicts),
    ]
    for column in matrix["columns"]:
        found = [result_of(item)[0] for item in column["cells"]]
        counts = [str(found.count(str(verdict)) or "") for verdict in verdicts]
        lines.append(f"| {name_of(column)} | " + " | ".join(counts) + " |")
    return lines


def _reasons(failures: Sequence[tuple[Any, Any, Any]], matrix: Mapping[str, Any]) -> list[str]:
    """One line for each reason: how often, the smallest example, and a sentence about it."""
    groups: dict[str, list[tuple[Any, Any, Any]]] = {}
    for column, case, item in failures:
        why = why_of(column, case, item) or f"{Verdict(result_of(item)[0]).meaning} ({case['outcome']})"
        groups.setdefault(why, []).append((column, case, item))
    lines = ["| reason | cases | versions | example |", "|---|--:|---|---|"]
    for why, found in sorted(groups.items(), key=lambda group: -len(group[1])):
        column, case, item = found[0]
        versions = list(dict.fromkeys(each["version"] for each, _, _ in found))
        cases = {each["id"] for _, each, _ in found}
        text = sentence(name_of(column), case, item, matrix["rules"])
        lines.append(f"| {_cell(why)} | {len(cases)} | {', '.join(versions)} | {_cell(text)} |")
    return lines


def _table(matrix: Mapping[str, Any]) -> list[str]:
    columns = matrix["columns"]
    shown = []
    for row, case in enumerate(matrix["cases"]):
        verdicts = [Verdict(result_of(column["cells"][row])[0]) for column in columns]
        if any(verdict.is_failure for verdict in verdicts):
            signs = " | ".join(_SIGNS[verdict] for verdict in verdicts)
            shown.append(f"| {case['id']} | {case['outcome']} | {signs} |")
    rest = len(matrix["cases"]) - len(shown)
    return [
        f"{len(shown)} cases in which some implementation fails; in the other {rest} none does.",
        "",
        "| case | asks for | " + " | ".join(name_of(column) for column in columns) + " |",
        "|---|---|" + ":-:|" * len(columns),
        *shown,
    ]


def _cell(text: str) -> str:
    """Text for a cell of a table."""
    return (
        " ".join(text.split())
        .replace("\\", "\\\\")
        .replace("|", "\\|")
        .replace("<", "&lt;")
        .replace("*", "\\*")
    )
