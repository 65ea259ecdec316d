"""Reports for services that run validations: SARIF 2.1.0 for code scanning, JUnit XML, and annotations of GitHub workflows."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import PurePosixPath, PureWindowsPath
from typing import Any, Final
from urllib.parse import quote
from xml.etree import ElementTree

from rntuple_spec.sections import SECTIONS
from rntuple_spec.version import VERSION

from rntuple_construct.base.printable import describe, jsonable, printable
from rntuple_construct.base.rules import DOCUMENTATION_URL
from rntuple_construct.validation.findings import Finding
from rntuple_construct.validation.report import FileResult, Report
from rntuple_construct.validation.rules import AREAS, RULES, Rule, Severity

SARIF_VERSION: Final = "2.1.0"
_SCHEMA: Final = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
_LEVELS: Final = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}
_URL: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+://")
_SAFE: Final = "/:@!$&'()*+,;=~"


def render_sarif(report: Report) -> str:
    """Write a report as SARIF 2.1.0."""
    rules = [rule for rule in RULES.values() if rule.depth is not None]
    places = {rule.id: index for index, rule in enumerate(rules)}
    artifacts = {result.name: index for index, result in enumerate(report.files)}
    document = {
        "$schema": _SCHEMA,
        "version": SARIF_VERSION,
        "runs": [
            {
                "tool": {
                    "driver": {
                        "name": "rntuple",
                        "fullName": "RNTuple validator",
                        "informationUri": DOCUMENTATION_URL,
                        "version": VERSION,
                        "rules": [_descriptor(rule) for rule in rules],
                    }
                },
                "invocations": [_invocation(report)],
                "artifacts": [_artifact(result) for result in report.files],
                "results": [_result(found, places, artifacts) for found in report.findings],
                "columnKind": "unicodeCodePoints",
            }
        ],
    }
    return json.dumps(document, indent=2, allow_nan=False) + "\n"


def _descriptor(rule: Rule) -> dict[str, Any]:
    section = SECTIONS[rule.section].heading
    text = f"{rule.statement} (Section {section!r} of the format.)"
    hint = f" {rule.hint}" if rule.hint else ""
    return {
        "id": rule.id,
        "name": "".join(part.capitalize() for part in re.findall(r"\w+", rule.title)),
        "shortDescription": {"text": rule.title},
        "fullDescription": {"text": rule.statement},
        "helpUri": rule.url,
        "help": {
            "text": text + hint,
            "markdown": f"**{rule.title}**\n\n{rule.statement}\n\n*{section}*{hint}",
        },
        "defaultConfiguration": {"level": _LEVELS[rule.severity]},
        "properties": {
            "tags": ["rntuple", AREAS[rule.area], rule.level],
            "generations": list(rule.generations),
            "since": rule.since,
        },
    }


def _invocation(report: Report) -> dict[str, Any]:
    invocation: dict[str, Any] = {
        "executionSuccessful": all(result.status == "checked" for result in report.files),
        "exitCode": report.exit_code,
        "properties": {"level": str(report.level), "summary": report.summary().to_dict()},
    }
    troubles = [
        {
            "level": "error",
            "message": {"text": f"{result.status}: {describe(result.message or result.name)}"},
            "locations": [{"physicalLocation": {"artifactLocation": {"uri": _uri(result.name)}}}],
        }
        for result in report.files
        if result.status != "checked"
    ]
    omitted = [
        {
            "level": "note",
            "message": {
                "text": f"{describe(result.name)}: {number} more findings of {rule_id} are not listed"
            },
        }
        for result in report.files
        for rule_id, number in result.omitted
    ]
    if troubles or omitted:
        invocation["toolExecutionNotifications"] = [*troubles, *omitted]
    return invocation


def _artifact(result: FileResult) -> dict[str, Any]:
    artifact: dict[str, Any] = {
        "location": {"uri": _uri(result.name)},
        "roles": ["analysisTarget"],
        "mimeType": "application/x-root",
    }
    if result.size is not None:
        artifact["length"] = result.size
    return artifact


def _result(found: Finding, rules: dict[str, int], artifacts: dict[str, int]) -> dict[str, Any]:
    parts = [printable(found.message), *([found.hint] if found.hint else [])]
    result: dict[str, Any] = {
        "ruleId": found.rule_id,
        "level": _LEVELS[found.severity],
        "message": {"text": ". ".join(part.rstrip(".") for part in parts) + "."},
        "locations": [_location(found, artifacts)],
        "partialFingerprints": {"place/v1": _fingerprint(found)},
        "properties": {"expected": jsonable(found.expected), "actual": jsonable(found.actual)},
    }
    if found.rule_id in rules:
        result["ruleIndex"] = rules[found.rule_id]
    return result


def _location(found: Finding, artifacts: dict[str, int]) -> dict[str, Any]:
    location: dict[str, Any] = {}
    if found.file is not None:
        artifact: dict[str, Any] = {"uri": _uri(found.file)}
        if found.file in artifacts:
            artifact["index"] = artifacts[found.file]
        location["physicalLocation"] = {"artifactLocation": artifact}
        if found.span is not None:
            start, stop = found.span
            region = {"byteOffset": start, "byteLength": max(0, stop - start)}
            location["physicalLocation"]["region"] = region
    names = [describe(name) for name in (found.ntuple, found.path) if name]
    if names:
        location["logicalLocations"] = [{"fullyQualifiedName": "/".join(names), "kind": "member"}]
    return location


def _fingerprint(found: Finding) -> str:
    # The place in the tree stays the same when a file is written again, byte offsets do not.
    text = "\0".join([found.rule_id, found.ntuple or "", found.path or str(found.span)])
    return hashlib.sha256(text.encode("utf-8", "backslashreplace")).hexdigest()[:32]


def _uri(name: str) -> str:
    if _URL.match(name):
        return quote(name, safe=_SAFE + "?#[]%", errors="backslashreplace")
    if "\\" in name and PureWindowsPath(name).drive:
        return "file:///" + quote(PureWindowsPath(name).as_posix(), safe=_SAFE, errors="backslashreplace")
    path = quote(PurePosixPath(name).as_posix(), safe="/", errors="backslashreplace")
    return f"file://{path}" if path.startswith("/") else path


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


_COMMANDS: Final = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "notice"}


def render_github(report: Report) -> str:
    """Write a report as workflow commands, and the summary as a last line of plain text."""
    lines = [_annotation(found) for found in report.findings]
    for result in report.files:
        if result.status != "checked":
            text = f"{result.status}: {describe(result.message or 'no bytes could be read')}"
            lines.append(f"::error file={_property(result.name)},title=File {result.status}::{_data(text)}")
        for rule_id, number in result.omitted:
            command = _COMMANDS[RULES[rule_id].severity]
            lines.append(f"::{command} file={_property(result.name)},title={rule_id}::and {number} more")
    return "".join(f"{line}\n" for line in (*lines, str(report.summary())))


def _annotation(found: Finding) -> str:
    title = f"{found.rule_id} {found.rule.title}"
    ntuple = f"{describe(found.ntuple)}: " if found.ntuple is not None else ""
    place = f"{found.place}: " if found.place else ""
    hint = f" ({found.hint})" if found.hint else ""
    text = printable(f"{ntuple}{place}{found.message}{hint}")
    file = f"file={_property(found.file)}," if found.file else ""
    return f"::{_COMMANDS[found.severity]} {file}title={_property(title)}::{_data(text)}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(printable(text)).replace(":", "%3A").replace(",", "%2C")
