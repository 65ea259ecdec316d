"""Results of one run as text, JSON and JUnit."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from rntuple_construct.base.printable import printable
from rntuple_construct.kit.runner.cases import Corpus
from rntuple_construct.kit.runner.judge import Result, Verdict
from rntuple_construct.kit.runner.run import Run
from rntuple_construct.kit.runner.scores import score_of_run
from rntuple_construct.kit.runner.wrong_values import lines_of

__all__ = ["as_document", "as_junit", "as_text", "line_of", "summary_line"]


def line_of(result: Result) -> str:
    """A result as one line."""
    words = [f"{result.verdict:16}", result.case]
    if result.level is not None:
        words.append(f"[{result.level}]")
    text = " ".join(words)
    return printable(f"{text}: {result.message}" if result.message else text)


def summary_line(run: Run) -> str:
    """The counts of a run as one line."""
    counts = ", ".join(f"{number} {verdict}" for verdict, number in run.counts().items())
    name = f"{run.implementation} {run.version}".strip()
    seconds = sum(result.seconds for result in run.results.values())
    return printable(
        f"{name}: {len(run.results)} case{'s' * (len(run.results) != 1)}: {counts or 'none'} ({seconds:.0f} s of asking)"
    )


def as_text(run: Run, corpus: Corpus, *, everything: bool = False) -> Iterator[str]:
    """Lines for people: what failed, or everything, and the counts."""
    for case in corpus.cases:
        result = run.results[case.id]
        if everything or result.verdict.is_failure:
            yield line_of(result)
            if result.element is not None:
                yield from (f"{'':16} {printable(line)}" for line in lines_of(result.element))
    yield from _written_lines(
        [result.written for result in run.results.values() if result.written is not None]
    )
    score = score_of_run(run, corpus)
    yield from score.lines()
    yield summary_line(run)
    outside = f"; {score.num_outside} cases outside of it" if score.num_outside else ""
    yield f"{score.headline} of the profile{outside}"


def _written_lines(written: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """What a writer has chosen, and what a careful one would do otherwise, each with the number of files."""
    for what, member in (("chosen", "features"), ("remark", "remarks")):
        counts = Counter(
            text for each in written for text in each[member] if what == "remark" or text.startswith(_CHOICES)
        )
        for text, number in sorted(counts.items(), key=lambda item: (-item[1], item[0])):
            yield printable(f"{what:16} {text} ({number} of {len(written)} files)")
    witnesses = Counter(each["witness"] for each in written if "witness" in each)
    for text, number in witnesses.most_common():
        yield printable(f"{'witness':16} {text} ({number} of {len(written)} files)")


_CHOICES = ("column/", "compression/", "pages/", "clusters/")
"""Beginnings of the features of a file that a writer chooses."""


def as_document(run: Run, corpus: Corpus) -> dict[str, Any]:
    """The run as a JSON document (schema ``conformance-1.json``, without the version)."""
    return {
        "implementation": {"name": run.implementation, "version": run.version},
        "corpus": {"num_cases": len(corpus.cases), "digest": corpus.digest},
        "profile": run.profile.document,
        "score": score_of_run(run, corpus).document,
        "passed": run.is_passed,
        "counts": {str(verdict): number for verdict, number in run.counts().items()},
        "cases": [
            {"id": case.id, "suite": case.suite, "outcome": case.outcome.kind} | _result(run.results[case.id])
            for case in corpus.cases
        ],
    }


def _result(result: Result) -> dict[str, Any]:
    return {
        "verdict": str(result.verdict),
        "level": None if result.level is None else str(result.level),
        "message": result.message,
        "rule": result.rule,
        "difference": None if result.difference is None else asdict(result.difference),
        **({} if result.element is None else {"element": result.element}),
        **({} if result.written is None else {"written": result.written}),
        "passed_levels": [str(level) for level in result.passed],
        "levels": {level: str(mark) for level, mark in result.marks.items()},
        "outside": result.outside,
        "seconds": round(result.seconds, 3),
        "peak_memory": result.peak,
    }


def as_junit(run: Run, corpus: Corpus) -> str:
    """The run as JUnit: a test case for each case, failures and errors with their messages."""
    counts = run.counts()
    errors = sum(counts.get(verdict, 0) for verdict in _ERRORS)
    root = ET.Element("testsuites")
    suite = ET.SubElement(
        root,
        "testsuite",
        name=_xml(f"rntuple conformance {run.implementation} {run.version}".strip()),
        tests=str(len(run.results)),
        failures=str(sum(number for verdict, number in counts.items() if verdict.is_failure) - errors),
        errors=str(errors),
        skipped=str(counts.get(Verdict.UNSUPPORTED, 0)),
        time=f"{sum(result.seconds for result in run.results.values()):.3f}",
    )
    score = score_of_run(run, corpus).document
    properties = ET.SubElement(suite, "properties")
    values = {"corpus": corpus.digest} | {
        name: score[name] for name in ("level", "right", "valid", "outside")
    }
    for level, marks in score["levels"].items():
        values |= {f"{level}.{mark}": number for mark, number in marks.items()}
    for name, value in values.items():
        ET.SubElement(properties, "property", name=name, value=str(value))
    for case in corpus.cases:
        result = run.results[case.id]
        item = ET.SubElement(
            suite, "testcase", classname=case.suite, name=_xml(case.id), time=f"{result.seconds:.3f}"
        )
        if result.verdict is Verdict.UNSUPPORTED:
            ET.SubElement(item, "skipped", message=_xml(result.message))
        elif result.verdict.is_failure:
            kind = "error" if result.verdict in _ERRORS else "failure"
            ET.SubElement(item, kind, type=str(result.verdict), message=_xml(result.message)).text = _xml(
                f"{result.verdict.meaning}: {case.title}"
            )
    ET.indent(root)
    return ET.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


_ERRORS = frozenset({Verdict.CRASH, Verdict.HANG, Verdict.MEMORY, Verdict.PROTOCOL_ERROR})


def _xml(text: str) -> str:
    """Text without characters that XML does not have."""
    return "".join(
        each
        if each in "\t\n" or " " <= each <= "\ud7ff" or "\ue000" <= each <= "\ufffd" or each > "\uffff"
        else "?"
        for each in text
    )
