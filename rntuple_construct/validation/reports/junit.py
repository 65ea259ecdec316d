"""A report as JUnit XML: a test suite for each file, a failed test case for each finding that counts.

Every other area of the catalogue that was checked has one test case, which passes. Findings milder than the report
fails on are the output of the test case of their area.
"""

from __future__ import annotations

from typing import Final
from xml.etree import ElementTree

from rntuple_construct.base.printable import describe, printable
from rntuple_construct.validation.findings import Finding
from rntuple_construct.validation.report import FileResult, Report
from rntuple_construct.validation.rules import AREAS, RULES

__all__ = ["render_junit"]

_SUITE: Final = "rntuple validate"


def render_junit(report: Report) -> str:
    """Write a report as JUnit XML."""
    areas = list(dict.fromkeys(rule.area for rule in report.selection.rules(report.level)))
    root = ElementTree.Element("testsuites", name=_SUITE)
    totals = {"tests": 0, "failures": 0, "errors": 0}
    for result, found in report.by_file():
        suite = _suite(report, result, found, areas)
        for name in totals:
            totals[name] += int(suite.get(name, "0"))
        root.append(suite)
    for name, number in totals.items():
        root.set(name, str(number))
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, encoding="unicode") + "\n"


def _suite(
    report: Report, result: FileResult, findings: tuple[Finding, ...], areas: list[str]
) -> ElementTree.Element:
    name = printable(result.name)
    suite = ElementTree.Element("testsuite", name=name)
    failures, errors = 0, 0
    failed: set[str] = set()
    if result.status != "checked":
        case = ElementTree.SubElement(suite, "testcase", classname=name, name=result.status)
        ElementTree.SubElement(case, "error", type=result.status, message=describe(result.message or ""))
        errors = 1
    milder: dict[str, list[str]] = {}
    for found in findings:
        if found.severity.at_least(report.fail_on):
            suite.append(_failure(found, name))
            failures += 1
            failed.add(found.rule.area)
        else:
            milder.setdefault(found.rule.area, []).append(_line(found))
    for rule_id, number in result.omitted:
        milder.setdefault(RULES[rule_id].area, []).append(f"and {number} more of {rule_id}")
    if result.status == "checked":
        for area in dict.fromkeys([*(area for area in areas if area not in failed), *milder]):
            case = ElementTree.SubElement(suite, "testcase", classname=name, name=f"RNT-{area} {AREAS[area]}")
            if area in milder:
                ElementTree.SubElement(case, "system-out").text = "\n".join(milder[area])
    suite.set("tests", str(len(suite)))
    suite.set("failures", str(failures))
    suite.set("errors", str(errors))
    suite.set("skipped", "0")
    return suite


def _failure(found: Finding, file: str) -> ElementTree.Element:
    place = f" at {found.place}" if found.place else ""
    case = ElementTree.Element("testcase", classname=file, name=f"{found.rule_id} {found.rule.title}{place}")
    failure = ElementTree.SubElement(case, "failure", type=found.rule_id, message=printable(found.message))
    failure.text = _line(found)
    return case


def _line(found: Finding) -> str:
    ntuple = f"{describe(found.ntuple)}: " if found.ntuple is not None else ""
    return f"{found.severity}: {ntuple}{printable(str(found))}"
