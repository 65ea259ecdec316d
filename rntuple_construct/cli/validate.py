"""``rntuple validate``: files against the conformance catalogue, many of them in several processes."""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from rntuple_spec.version import VERSION

from rntuple_construct.base.errors import SchemaError, SourceError
from rntuple_construct.base.exits import Exit
from rntuple_construct.base.interrupts import prompt_interrupts, uninterrupted
from rntuple_construct.base.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.base.processes import exit_text, kill_workers
from rntuple_construct.base.rules import Depth, Severity, known_rule
from rntuple_construct.batch.job import Job, ProcessDiedError
from rntuple_construct.batch.results import Row
from rntuple_construct.cli.dispatch import format_of
from rntuple_construct.cli.inputs import Input, expand, is_many
from rntuple_construct.cli.jobs import add_many, jobs_of
from rntuple_construct.cli.many import (
    ManyFiles,
    Results,
    reading_of,
    refuse_standard_input,
    scheduler_of,
    wait_longer,
)
from rntuple_construct.cli.options import REPORT_FORMATS, UsageError, add_format, add_limits, limits_of
from rntuple_construct.cli.outputs import check_output, open_output, output_or_stdout, output_path
from rntuple_construct.cli.terminal import add_color, detail, talk, wants_color
from rntuple_construct.storage.journal import typed

if TYPE_CHECKING:
    from rntuple_construct.validation.config import ValidationConfig
    from rntuple_construct.validation.findings import Finding
    from rntuple_construct.validation.report import Report, Totals


LOADS = ("rntuple_construct.validation", "rntuple_kaitai.positions.rntuple", "numpy.ma")
DESCRIPTION = (
    "Check files against the conformance catalogue; `rntuple rules ID` explains a rule. "
    "Defaults come from [tool.rntuple] in the pyproject.toml of this or the nearest directory above."
)
EXAMPLES = (
    "rntuple validate data.root",
    "rntuple validate archive -j 4 --resume journal --report report.html",
    "rntuple validate data.root --level checksums --format json",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="file, URL, FILE:NTUPLE, directory with ROOT files, or @LIST with one of these in each line; "
        "'-' is standard input",
    )
    parser.add_argument(
        "--exclude",
        metavar="PATTERN",
        action="append",
        default=[],
        help="ignore matching files",
    )
    parser.add_argument(
        "--level",
        choices=[str(depth) for depth in Depth],
        help="structure: metadata only; checksums: hash every stored page too; full (default): also decode them",
    )
    parser.add_argument(
        "--select", metavar="RULE,...", action="append", help="report only these rules or areas"
    )
    parser.add_argument(
        "--ignore", metavar="RULE,...", action="append", help="do not report these rules or areas"
    )
    parser.add_argument(
        "--fail-on", choices=[str(severity) for severity in Severity], help="mildest severity for exit code 1"
    )
    add_format(parser, "report", REPORT_FORMATS)
    parser.add_argument(
        "--jsonl",
        action="store_const",
        const="jsonl",
        dest="format",
        help="the same as --format jsonl: one JSON object per line, written immediately",
    )
    parser.add_argument(
        "--resume",
        metavar="PATH",
        type=output_path,
        help="record checked files in this journal, and skip the files that it already has, to continue an interrupted run. "
        "Files that have changed since, and runs with other settings, are checked again; URLs count as unchanged",
    )
    parser.add_argument(
        "-o",
        "--output",
        metavar="PATH",
        type=output_or_stdout,
        help="write the report there instead of standard output",
    )
    add_many(
        parser,
        resume=False,
        one="threads that read its pages (default: processors)",
    )
    add_limits(parser)
    add_color(parser)
    parser.add_argument("--config", type=Path, metavar="PATH", help="pyproject.toml with the settings")


def run(arguments: argparse.Namespace) -> int:
    """Check the files and write one report; returns its exit code."""
    from rntuple_construct.validation.config import ConfigError
    from rntuple_construct.validation.rules import UnknownRuleError

    try:
        config = _settings(arguments)
    except (ConfigError, UnknownRuleError) as error:
        raise UsageError(str(error)) from None
    if len(arguments.files) > 1 or is_many(arguments.files[0]):
        wait_longer(arguments)
    targets = list(expand(arguments.files, arguments.exclude))
    if not targets:
        talk("rntuple: no ROOT file in the given directories", always=True)
        return Exit.INPUT
    refuse_standard_input(arguments, targets)
    if len(targets) > 1:
        # Of many files, some may be written while they are checked: one that shrinks is an error of that file.
        arguments.no_mmap = True
    for output in (arguments.output, arguments.results, arguments.report):
        if output is not None:
            check_output(output, targets)
    head = {
        "kind": "rntuple validate journal", "version": VERSION, "level": str(config.level),
        "select": list(config.select), "ignore": list(config.ignore),
    }  # fmt: skip
    tasks = [(target, None) for target in targets]
    files = ManyFiles(arguments, tasks, head, _members_of, partial(_loaded, config=config))
    num_wanted = len(targets) - len(files.known)
    is_alone = num_wanted <= 1 or config.jobs == 1 or any(target.is_standard_input for target in targets)
    scheduler_name = "local" if is_alone else "processes"
    if len(targets) == 1 and (arguments.scheduler or scheduler_name) == "local":
        config = replace(config, workers=config.jobs)
    check = partial(_check, arguments=arguments, config=config, limits=limits_of(arguments))
    job = Job(check, partial(_report_of, config=config))
    color = arguments.output is None and wants_color(arguments.color, sys.stdout)
    write = None
    try:
        with (
            prompt_interrupts(kill_workers),
            open_output(arguments.output, targets) as out,
            Results("validate", arguments, targets) as results,
            scheduler_of(arguments, targets, config.jobs, scheduler_name) as scheduler,
        ):
            write = _ReportWriter(out, arguments.format, color=color)
            try:
                with closing(files.results("checking", job, scheduler, results, _row)) as checked:
                    for index, report in checked:
                        detail(str(report.summary()).replace("1 file", str(targets[index]), 1))
                        write.add(index, report)
            finally:
                # Files that are left after failures and interrupts are not waited for.
                write.rest()
            whole = write.end()
    except KeyboardInterrupt:
        num_written = 0 if write is None else write.num_written
        talk(f"rntuple: interrupted, {num_written} of {len(targets)} checked", always=True)
        return Exit.INTERRUPTED
    results.tell_if_stopped()
    if arguments.output is not None or arguments.format != "text":
        talk(str(whole.summary()))
    return whole.exit_code


class _ReportWriter:
    """Writer of a report that prints each file as soon as possible, if the format allows it, and forgets it then.

    Files are in the order of the command line, independent of the order of their completion.

    Attributes:
        num_written: files whose lines are written, or kept for a report that needs all files.
    """

    def __init__(self, out: TextIO, format: str, *, color: bool) -> None:
        from rntuple_construct.validation.report import Totals
        from rntuple_construct.validation.reports import STREAMS

        self._out = out
        self._format = format
        self._stream = STREAMS.get(format)
        self._options = {"color": color} if format == "text" else {}
        self._totals = Totals()
        self._waiting: dict[int, Report] = {}
        self._kept: list[Report] = []
        self._next = 0
        self.num_written = 0

    def add(self, index: int, report: Report) -> None:
        """Take the report of a file, and write those whose turn it is.

        Args:
            index: position of the file on the command line.
            report: its report.
        """
        self._waiting[index] = report
        while self._next in self._waiting:
            self._write(self._next)

    def rest(self) -> None:
        """Write the reports that wait for files before them."""
        for index in sorted(self._waiting):
            self._write(index)

    def _write(self, index: int) -> None:
        # Whatever interrupts the output, nothing is written twice.
        report = self._waiting.pop(index)
        self._next = index + 1
        if self._stream is None:
            self._kept.append(report)
            self.num_written += 1
            return
        self._totals.add(report)
        text = self._stream.files(report, **self._options)
        with uninterrupted():  # a file counts exactly if its lines are written
            self._out.write(text)
            self._out.flush()
            self.num_written += 1

    def end(self) -> Report | Totals:
        """Write the end, or everything, and return the verdict on all files."""
        from rntuple_construct.validation.report import Report
        from rntuple_construct.validation.reports import render

        if self._stream is not None:
            self._out.write(self._stream.summary(self._totals, **self._options))
            return self._totals
        whole = Report.merge(self._kept)
        self._out.write(render(whole, self._format))
        return whole


def _row(report: Report, seconds: float | None = None) -> Row:
    """A report as a row of results."""
    (result,) = report.files
    summary = report.summary()
    rules = Counter(found.rule_id for found in report.findings)
    severities = Counter((found.rule_id, found.severity) for found in report.findings)
    for rule, count in result.omitted:
        rules[rule] += count
    for rule, severity, count in result.milder:
        severities[rule, severity] += count
    # Findings of another severity than that of their rule.
    milder: dict[str, dict[str, int]] = {}
    for (rule, severity), count in severities.items():
        if severity is not known_rule(rule).severity:
            milder.setdefault(rule, {})[str(severity)] = count
    status = result.status if result.status != "checked" else "ok" if report.ok else "findings"
    message = result.message or ""
    if not message and report.findings:
        worst = min(report.findings, key=lambda found: found.severity.rank)
        message = f"{worst.rule_id}: {worst.message}"
    counts = {"errors": summary.errors, "warnings": summary.warnings, "infos": summary.infos}
    return Row(
        result.name,
        status,
        message,
        result.size,
        result.num_entries,
        {**counts, "rules": dict(rules), **({"milder": milder} if milder else {})},
        seconds,
    )


def _settings(arguments: argparse.Namespace) -> ValidationConfig:
    from rntuple_construct.validation.config import load_config

    config = load_config(arguments.config)
    changes: dict[str, Any] = {}
    for name in ("select", "ignore"):
        given = getattr(arguments, name)
        if given is not None:
            changes[name] = tuple(part.strip() for text in given for part in text.split(",") if part.strip())
    if arguments.level is not None:
        changes["level"] = Depth(arguments.level)
    if arguments.fail_on is not None:
        changes["fail_on"] = Severity(arguments.fail_on)
    if arguments.jobs is not None:
        jobs_of(arguments)
        changes["jobs"] = arguments.jobs
    return replace(config, **changes)


def _check(
    target: Input, output: None, arguments: argparse.Namespace, config: ValidationConfig, limits: Limits
) -> Report:
    with reading_of(arguments):
        return check_file(target, config, limits)


def check_file(target: Input, config: ValidationConfig, limits: Limits = DEFAULT_LIMITS) -> Report:
    """Check one file; a file that cannot be read, and an error of this package, become part of the report.

    Args:
        target: the file.
        config: settings.
        limits: guards against absurd sizes.
    """
    from rntuple_construct.validation import validate

    try:
        other = format_of(target)
        if other is not None:
            checked: Report = other.function("validate")(target._replace(ntuple=None), config, limits)
            return checked if target.ntuple is None else checked.of_ntuple(target.ntuple)
        report = validate(
            target.source,
            config.level,
            select=config.select,
            ignore=config.ignore,
            fail_on=config.fail_on,
            name=target.target,
            limits=limits,
            workers=config.workers,
        )
        return report if target.ntuple is None else report.of_ntuple(target.ntuple)
    except Exception as error:  # noqa: BLE001 (one file that breaks this package must not cost the others)
        return _report_of(target, error, config)


def _report_of(target: Input, error: Exception, config: ValidationConfig) -> Report:
    """The report of a file that could not be checked; called where the error is handled."""
    from rntuple_construct.validation.report import FileResult, Report

    status, message = "failed", str(error)
    if isinstance(error, ProcessDiedError):
        name = exit_text(error.exit_code)
        message = f"the process that checked it ended with {name}"
        if name == "SIGBUS":
            status = "missing"
            message = (
                f"cannot read {target}: it became shorter while it was read, or its device failed (SIGBUS)"
            )
    elif isinstance(error, (SchemaError, SourceError)):
        # An RNTuple that is not in the file is missing as much as a file that is not there.
        status, message = "missing", error.message
    else:
        talk(traceback.format_exc(), always=True, several_lines=True)
        message = (
            f"this is a bug in rntuple ({type(error).__name__}: {error}), please report it with the file"
        )
    result = FileResult(str(target), status, message=message)
    return Report(files=(result,), level=config.level, fail_on=config.fail_on, selection=config.selection)


def _members_of(target: Input, output: str | None, report: Report) -> dict[str, Any] | None:
    """The report of a file as members of a line of a journal; None if it could not be checked."""
    (result,) = report.files
    if result.status != "checked":
        return None
    return {
        "file": {**result.to_dict(), "num_entries": result.num_entries},
        "milder": [[rule, str(kind), count] for rule, kind, count in result.milder],
        "findings": [found.to_dict() for found in report.findings],
    }


def _loaded(target: Input, output: str | None, line: dict[str, Any], config: ValidationConfig) -> Report:
    """The report of a file from the members of a line of a journal."""
    from rntuple_construct.validation.report import FileResult, Report

    line = typed(line, **_LINE)
    members = typed(line["file"], **_FILE)
    result = FileResult(
        name=target.target,
        status=members["status"],
        size=members["size"],
        ntuples=tuple(map(_text, members["ntuples"])),
        omitted=tuple(_count(*each) for each in members["omitted"].items()),
        milder=tuple((rule, Severity(kind), _count(rule, count)[1]) for rule, kind, count in line["milder"]),
        message=members["message"],
        num_entries=members["num_entries"],
    )
    if result.name != members["name"] or result.status != "checked":
        raise ValueError(members["name"])
    findings = tuple(_finding(each, result.name) for each in line["findings"])
    report = Report(findings, (result,), config.level, config.fail_on)
    return replace(report, selection=config.selection)


_TEXT = (str, type(None))
_COUNT = (int, type(None))
_LINE: dict[str, type | tuple[type, ...]] = {
    "target": str, "state": list, "file": dict, "milder": list, "findings": list,
}  # fmt: skip
_FILE: dict[str, type | tuple[type, ...]] = {
    "name": str, "status": str, "size": _COUNT, "ntuples": list, "omitted": dict, "message": _TEXT, "num_entries": _COUNT,
}  # fmt: skip
_FINDING: dict[str, type | tuple[type, ...]] = {
    "rule_id": str, "severity": str, "message": str, "file": _TEXT, "ntuple": _TEXT, "path": _TEXT, "span": (dict, type(None)),
    "expected": object, "actual": object, "hint": _TEXT,
}  # fmt: skip
"""Types of the members of reports in journals."""


def _text(value: Any) -> str:
    return str(typed({"text": value}, text=str)["text"])


def _count(rule: str, value: Any) -> tuple[str, int]:
    """A rule that exists, and a number of findings."""
    return known_rule(rule).id, int(typed({"count": value}, count=int)["count"])


def _finding(line: Any, name: str) -> Finding:
    """A finding of a file from its members in a journal."""
    from rntuple_construct.validation.findings import Finding

    members = typed(line, **_FINDING)
    if members["file"] not in (None, name):
        raise ValueError(members["file"])
    span = members["span"]
    if span is not None:
        span = tuple(typed(span, start=int, stop=int).values())
    severity = Severity(members["severity"])
    return Finding(
        **{**members, "rule_id": known_rule(members["rule_id"]).id, "severity": severity, "span": span}
    )
