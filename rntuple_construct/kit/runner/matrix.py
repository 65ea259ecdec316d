"""The matrix of a corpus: for every case and every implementation a verdict, with its explanation."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rntuple_spec.sections import SECTIONS

from rntuple_construct.base.rules import known_rule
from rntuple_construct.kit.runner.cases import Corpus, StoredCase
from rntuple_construct.kit.runner.judge import (
    MUST_REFUSE,
    REFUSED_KINDS,
    SCORED_LEVELS,
    Mark,
    Result,
    Verdict,
)
from rntuple_construct.kit.runner.protocol import LEVELS
from rntuple_construct.kit.runner.run import Run
from rntuple_construct.kit.runner.scores import Score, score_of
from rntuple_construct.kit.runner.stored import named_edits

__all__ = [
    "cell", "column", "marks_of", "matrix", "name_of", "packed", "read_record", "result_of", "score_of_column", "sentence",
]  # fmt: skip

_MAX_MESSAGE = 300
_MAX_EDITS = 12
_OUTSIDE = "outside"
_REFUSED = "refused"
_LETTERS = {Mark.RIGHT: "r", Mark.WRONG: "w", Mark.REFUSED: "x", Mark.UNSUPPORTED: "u", Mark.CRASHED: "c"}
_MARKS = {letter: mark for mark, letter in _LETTERS.items()}
_LEVELS = tuple(map(str, LEVELS))


def matrix(corpus: Corpus, columns: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The matrix as a JSON document (schema ``conformance-matrix-1.json``, without the version).

    Args:
        corpus: the cases.
        columns: results of the cases, see `column`.
    """
    files = {case.id: case.file for case in corpus.cases}
    rules = sorted({rule for case in corpus.cases for rule in case.outcome.rules})
    return {
        "corpus": {"num_cases": len(corpus.cases), "sha256": _fingerprint(corpus)}
        | ({"digest": corpus.digest} if corpus.digest else {}),
        "rules": {rule: _rule(rule) for rule in rules},
        "sections": {
            section: SECTIONS[section].heading
            for section in sorted({case.section for case in corpus.cases})
            if section in SECTIONS
        },
        "cases": [_case(case, files.get(case.base or "")) for case in corpus.cases],
        "columns": list(columns),
    }


def _fingerprint(corpus: Corpus) -> str:
    """A hash over ids and files."""
    text = "".join(f"{case.id} {case.sha256}\n" for case in corpus.cases)
    return hashlib.sha256(text.encode()).hexdigest()


def _rule(rule_id: str) -> dict[str, str]:
    try:
        rule = known_rule(rule_id)
    except KeyError:
        return {"title": rule_id, "statement": ""}
    return {"title": rule.title, "statement": rule.statement}


def _case(case: StoredCase, original: Path | None) -> dict[str, Any]:
    item: dict[str, Any] = {
        "id": case.id,
        "suite": case.suite,
        "title": case.title,
        "section": case.section,
        "generation": case.generation,
        "outcome": case.outcome.kind,
        "rules": list(case.outcome.rules),
        "size": case.size,
        "sha256": case.sha256,
        "key": case.key,
    }
    for name, value in (
        ("ntuple", case.ntuple),
        ("rule", case.rule),
        ("root", case.root),
        ("base", case.base),
        ("fields", list(case.outcome.fields)),
        ("attribute_sets", list(case.outcome.attribute_sets)),
        ("edits", named_edits(case, original)[:_MAX_EDITS]),
    ):
        if value:
            item[name] = value
    return item


def column(run: Run, corpus: Corpus) -> dict[str, Any]:
    """Results of all cases with one implementation.

    Args:
        run: the run.
        corpus: its cases.
    """
    seconds = sum(result.seconds for result in run.results.values())
    return {
        "implementation": run.implementation,
        "version": run.version,
        "profile": run.profile.document,
        "seconds": round(seconds, 1),
        "cells": [cell(case, run.results[case.id]) for case in corpus.cases],
    }


_SYMBOLS = "".join(map(chr, (*range(ord("a"), ord("z")), *range(ord("A"), ord("Z")))))
_ABSENT, _OBJECT = "-", "!"


def packed(whole: Mapping[str, Any]) -> dict[str, Any]:
    """A matrix in the shorter form of the record: ``outcomes`` and ``failures`` in place of ``cells``.

    ``outcomes`` has one character for each case. A letter is the place of the cell in ``texts``. A hyphen says that the implementation
    has not been asked. At an exclamation mark the cell is the next one of ``failures``.
    """
    every = (item for each in whole["columns"] for item in each["cells"] if isinstance(item, str))
    texts = list(dict.fromkeys(every))[: len(_SYMBOLS)]
    symbols = dict(zip(texts, _SYMBOLS, strict=False))
    columns = []
    for each in whole["columns"]:
        outcomes = "".join(
            _ABSENT if item is None else symbols.get(item, _OBJECT) if isinstance(item, str) else _OBJECT
            for item in each["cells"]
        )
        failures = [item for item, symbol in zip(each["cells"], outcomes, strict=True) if symbol == _OBJECT]
        rest = {name: value for name, value in each.items() if name != "cells"}
        columns.append({**rest, "outcomes": outcomes, "failures": failures})
    return {**whole, "texts": texts, "columns": columns}


def read_record(path: Path) -> dict[str, Any]:
    """Read a recorded matrix, and give its columns their ``cells``."""
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    texts = {_ABSENT: None, **dict(zip(_SYMBOLS, record.pop("texts"), strict=False))}
    for each in record["columns"]:
        failures = iter(each.pop("failures"))
        each["cells"] = [
            next(failures) if symbol == _OBJECT else texts[symbol] for symbol in each.pop("outcomes")
        ]
    return record


def name_of(column: Mapping[str, Any]) -> str:
    """Name and version of the implementation of a column."""
    return f"{column['implementation']} {column['version']}".strip()


def cell(case: StoredCase, result: Result) -> Any:
    """A cell: verdict, level and marks as text where there is no more to say, otherwise an object.

    Marks are the first letters of right, wrong, refused ("x"), unsupported and crashed, for each scored level of the case. The
    level is left out where it is the last right one. A file that a reader may refuse, and refuses, says so.
    """
    verdict, level = result.verdict, result.level
    marks = "".join(_LETTERS[mark] for mark in result.marks.values())
    if not verdict.is_failure:
        if result.outside:
            return f"{verdict}:{_OUTSIDE}"
        is_told = case.outcome.is_readable and Mark.RIGHT in result.marks.values()
        is_refused = case.outcome.kind == "may-refuse" and verdict is Verdict.PASS and result.message
        words = (str(verdict), "" if is_told else str(level or ""), marks, _REFUSED if is_refused else "")
        return ":".join(filter(None, words))
    item: dict[str, Any] = {"verdict": str(verdict)}
    if marks:
        item["marks"] = marks
    if result.outside:
        item["outside"] = result.outside
    if level:
        item["level"] = str(level)
    if result.message and result.difference is None:
        message = result.message
        item["message"] = message if len(message) <= _MAX_MESSAGE else f"{message[:_MAX_MESSAGE]}..."
    if result.rule:
        item["rule"] = result.rule
    if result.fields:
        item["fields"] = list(result.fields)
    if result.difference is not None:
        item["difference"] = asdict(result.difference)
        if result.element is not None:
            item["element"] = result.element
    return item


def result_of(item: Any) -> tuple[str, Mapping[str, Any]]:
    """Verdict and details of a cell; None if the implementation has not been asked."""
    if item is None:
        return str(Verdict.UNSUPPORTED), {}
    if isinstance(item, str):
        verdict, *words = item.split(":")
        details: dict[str, Any] = {}
        for word in words:
            is_level = word in _LEVELS
            details["level" if is_level else word if word in (_OUTSIDE, _REFUSED) else "marks"] = word
        if "level" not in details and "r" in details.get("marks", ""):
            details["level"] = _LEVELS[details["marks"].rfind("r")]
        return verdict, details
    return str(item["verdict"]), item


def marks_of(case: Mapping[str, Any], item: Any) -> dict[str, Mark]:
    """The marks of a cell by level; none for a case that counts in no score.

    Args:
        case: the case, as in the matrix.
        item: the cell.
    """
    letters = result_of(item)[1].get("marks", "")
    names = (MUST_REFUSE,) if case["outcome"] in REFUSED_KINDS else SCORED_LEVELS
    return {level: _MARKS[letter] for level, letter in zip(names, letters, strict=False)}


def score_of_column(cases: Sequence[Mapping[str, Any]], column: Mapping[str, Any]) -> Score:
    """The score of an implementation in a matrix.

    Args:
        cases: cases of the matrix.
        column: results of the cases.
    """
    cells = column["cells"]
    marks = [
        (marks_of(case, item), _OUTSIDE not in result_of(item)[1])
        for case, item in zip(cases, cells, strict=True)
    ]
    return score_of(marks, column.get("profile", {}).get("levels", _LEVELS))


def sentence(name: str, case: Mapping[str, Any], item: Any, rules: Mapping[str, Any]) -> str:
    """A failure in the words of a bug report; empty for other verdicts.

    Args:
        name: name and version of the implementation.
        case: the case, as in the matrix.
        item: the cell.
        rules: rules by id, as in the matrix.
    """
    kind, details = result_of(item)
    verdict = Verdict(kind)
    if not verdict.is_failure:
        return ""
    file = f"{case['id']}.root ({case['title'].rstrip('.')})"
    said = str(details.get("message", ""))
    if verdict is Verdict.WRONG and "difference" in details:
        found = details["difference"]
        return (
            f"{name} reads {found['path']} of {file} as {found['found']}; the file holds {found['expected']}."
        )
    if verdict is Verdict.REFUSED_VALID:
        return f"{name} refuses {file}, which the format allows: {said or 'it does not say why'}"
    if verdict is Verdict.ACCEPTED_INVALID:
        statements = [
            f"{rule}: {' '.join(rules[rule]['statement'].split())}" for rule in case["rules"] if rule in rules
        ]
        reason = f" ({statements[0]})" if statements else ""
        return f"{name} reads {file}, which a reader must refuse{' in part' if case.get('fields') else ''}{reason}"
    if verdict is Verdict.CRASH:
        return f"{name} does not survive {file}: {said}"
    if verdict in (Verdict.HANG, Verdict.MEMORY):
        return f"{name} {verdict.meaning} with {file}: {said}"
    return f"{name} {verdict.meaning} for {file}: {said}"
