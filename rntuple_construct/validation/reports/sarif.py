"""A report in the Static Analysis Results Interchange Format, SARIF 2.1.0, for code scanning services.

Findings point at bytes: ``region.byteOffset`` and ``region.byteLength``; the path in the tree of the RNTuple is the
logical location.
"""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import PurePosixPath, PureWindowsPath
from typing import Any, Final
from urllib.parse import quote

from rntuple_spec.sections import SECTIONS

from rntuple_construct.base.printable import describe, jsonable, printable
from rntuple_construct.base.rules import DOCUMENTATION_URL
from rntuple_construct.validation.findings import Finding
from rntuple_construct.validation.report import FileResult, Report
from rntuple_construct.validation.reports.json import tool_version
from rntuple_construct.validation.rules import AREAS, RULES, Rule, Severity

__all__ = ["SARIF_VERSION", "render_sarif"]

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
                        "version": tool_version(),
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
