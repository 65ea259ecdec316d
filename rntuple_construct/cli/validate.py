"""``rntuple validate``: many files against the conformance catalogue, in several processes."""

from __future__ import annotations

import argparse
import os
import signal
import sys
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from rntuple_construct.cli.dispatch import format_of
from rntuple_construct.cli.inputs import Input, expand
from rntuple_construct.cli.many import Results, add_many, refuse_standard_input, scheduler_of
from rntuple_construct.cli.options import REPORT_FORMATS, UsageError, add_limits, limits_of
from rntuple_construct.cli.outputs import check_output, open_output
from rntuple_construct.cli.progress import progress
from rntuple_construct.cli.terminal import add_color, detail, talk, wants_color
from rntuple_construct.errors import SchemaError, SourceError
from rntuple_construct.exits import Exit
from rntuple_construct.interrupts import prompt_interrupts
from rntuple_construct.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.rules import Depth, Severity
from rntuple_construct.scale.processes import kill_workers, run_tasks
from rntuple_construct.scale.results import Row

if TYPE_CHECKING:
    from rntuple_construct.scale.schedulers import Scheduler
    from rntuple_construct.validation.config import ValidationConfig
    from rntuple_construct.validation.report import Report


LOADS = ("rntuple_construct.validation",)
DESCRIPTION = (
    "Check files against the conformance catalogue; `rntuple rules ID` explains a rule. "
    "Defaults come from [tool.rntuple] in the pyproject.toml of this or the nearest directory above."
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
        help="leave out such files of directories",
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
    parser.add_argument(
        "--format", choices=REPORT_FORMATS, default="text", help="of the report (default: text)"
    )
    parser.add_argument(
        "--jsonl",
        action="store_const",
        const="jsonl",
        dest="format",
        help="the same as --format jsonl: one JSON object per line, written when it is known",
    )
    parser.add_argument(
        "--resume",
        metavar="PATH",
        help="keep a journal of checked files there, and do not check again what it has: a run that was interrupted "
        "goes on. Files that have changed since, and runs with other settings, are checked again",
    )
    parser.add_argument(
        "-o", "--output", metavar="PATH", help="write the report there instead of standard output"
    )
    parser.add_argument(
        "-j",
        "--jobs",
        type=int,
        metavar="N",
        help="check N files at a time; 0 for as many as there are processors. From 2 on each is checked in a process "
        "of its own, and one that dies does not cost the reports of the others",
    )
    parser.add_argument(
        "--workers",
        type=int,
        metavar="N",
        help="hash and decompress the pages of each file with N threads; 0 for as many as there are processors. The "
        "report is the same for any number",
    )
    add_many(parser, jobs=False, resume=False)
    add_limits(parser)
    add_color(parser)
    parser.add_argument("--config", type=Path, metavar="PATH", help="pyproject.toml with the settings")


def run(arguments: argparse.Namespace) -> int:
    """Check the files and write one report; returns its exit code."""
    from rntuple_construct.cli.journal import Journal
    from rntuple_construct.validation.config import ConfigError
    from rntuple_construct.validation.report import Report
    from rntuple_construct.validation.rules import UnknownRuleError

    try:
        config = _settings(arguments)
    except (ConfigError, UnknownRuleError) as error:
        raise UsageError(str(error)) from None
    targets = list(expand(arguments.files, arguments.exclude))
    if not targets:
        talk("rntuple: no ROOT file in the given directories", always=True)
        return Exit.INPUT
    refuse_standard_input(arguments, targets)
    for output in (arguments.output, arguments.resume, arguments.results, arguments.report):
        if output is not None:
            check_output(output, targets)
    done: list[Report | None] = [None] * len(targets)
    if arguments.resume is not None:
        journal = Journal(arguments.resume, config, targets)
        done = journal.reports(targets)
    else:
        journal = None
    color = arguments.output is None and wants_color(arguments.color, sys.stdout)
    try:
        with (
            prompt_interrupts(kill_workers),
            open_output(arguments.output, targets) as out,
            Results("validate", arguments, targets) as results,
            scheduler_of(arguments, config.jobs) as scheduler,
        ):
            write = _Writer(out, arguments.format, color=color)
            for report in done:
                if report is not None:
                    write.part(report)
                    results.add(_row(report))
            for index, report in check_files(
                targets, config, [each is None for each in done], limits_of(arguments), scheduler
            ):
                done[index] = report
                results.add(_row(report))
                detail(str(report.summary()).replace("1 file", str(targets[index]), 1))
                if journal is not None:
                    journal.add(targets[index], report)
                write.part(report)
            whole = Report.merge(report for report in done if report is not None)
            write.end(whole)
    except KeyboardInterrupt:
        checked = sum(report is not None for report in done)
        talk(f"rntuple: interrupted, {checked} of {len(targets)} checked", always=True)
        return Exit.INTERRUPTED
    if arguments.output is not None or arguments.format != "text":
        talk(str(whole.summary()))
    return whole.exit_code


class _Writer:
    """A report that is written as far as it is known, in the formats where that is possible."""

    def __init__(self, out: TextIO, format: str, *, color: bool) -> None:
        from rntuple_construct.validation.reports import STREAMS

        self._out = out
        self._format = format
        self._stream = STREAMS.get(format)
        self._options = {"color": color} if format == "text" else {}

    def part(self, report: Report) -> None:
        """Write what was found in a file."""
        if self._stream is not None:
            self._out.write(self._stream.files(report, **self._options))
            self._out.flush()

    def end(self, report: Report) -> None:
        """Write the end, or everything."""
        from rntuple_construct.validation.reports import render

        if self._stream is not None:
            self._out.write(self._stream.summary(report, **self._options))
        else:
            self._out.write(render(report, self._format))


def _row(report: Report) -> Row:
    """A report as a row of results."""
    (result,) = report.files
    summary = report.summary()
    rules = Counter(found.rule_id for found in report.findings)
    for rule, count in result.omitted:
        rules[rule] += count
    status = result.status if result.status != "checked" else "ok" if report.ok else "findings"
    message = result.message or ""
    if not message and report.findings:
        worst = min(report.findings, key=lambda found: found.severity.rank)
        message = f"{worst.rule_id}: {worst.message}"
    counts = {"errors": summary.errors, "warnings": summary.warnings, "infos": summary.infos}
    return Row(result.name, status, message, result.size, None, {**counts, "rules": dict(rules)})


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
        if arguments.jobs < 0:
            raise UsageError(f"{arguments.jobs} files at a time make no sense")
        changes["jobs"] = arguments.jobs
    if arguments.workers is not None:
        if arguments.workers < 0:
            raise UsageError(f"{arguments.workers} workers make no sense")
        changes["workers"] = arguments.workers
    return replace(config, **changes)


def check_files(
    targets: Sequence[Input],
    config: ValidationConfig,
    wanted: Sequence[bool] | None = None,
    limits: Limits = DEFAULT_LIMITS,
    scheduler: Scheduler | None = None,
) -> Iterator[tuple[int, Report]]:
    """Check files, several at a time if asked for, and show on a terminal how far it got.

    Args:
        targets: the inputs.
        config: settings; ``jobs`` 0 is one for each processor.
        wanted: which of them to check; all by default.
        limits: guards against absurd sizes.
        scheduler: what runs the checks; by default this process, or ``jobs`` others.

    Yields:
        index and report of each, in the order they are done.
    """
    indices = [index for index in range(len(targets)) if wanted is None or wanted[index]]
    jobs = min(config.jobs or os.cpu_count() or 1, len(indices))
    if any(target.is_standard_input for target in targets):
        jobs = 1  # other processes have another standard input
    check, died = (
        partial(check_file, config=config, limits=limits),
        partial(_process_died, config=config),
    )
    with progress("checking", len(indices)) as step:
        if scheduler is not None and indices:
            for position, report in scheduler.run(check, [targets[index] for index in indices], died):
                yield indices[position], report
                step()
        elif jobs <= 1:
            for index in indices:
                yield index, check_file(targets[index], config, limits)
                step()
        else:
            for position, report in run_tasks(check, [targets[index] for index in indices], jobs, died):
                yield indices[position], report
                step()


def check_file(target: Input, config: ValidationConfig, limits: Limits = DEFAULT_LIMITS) -> Report:
    """Check one file; a file that cannot be read, and an error of this package, become part of the report."""
    from rntuple_construct.validation import validate
    from rntuple_construct.validation.report import FileResult, Report

    try:
        other = format_of(target)
        if other is not None:
            checked: Report = other.function("validate")(replace(target, ntuple=None), config, limits)
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
    except (SchemaError, SourceError) as error:
        # An RNTuple that is not in the file is missing as much as a file that is not there.
        result = FileResult(str(target), "missing", message=error.message)
    except Exception as error:  # noqa: BLE001 (one file that breaks this package must not cost the others)
        talk(traceback.format_exc(), always=True)
        message = (
            f"this is a bug in rntuple ({type(error).__name__}: {error}), please report it with the file"
        )
        result = FileResult(str(target), "failed", message=message)
    return Report(files=(result,), level=config.level, fail_on=config.fail_on, selection=config.selection)


def _process_died(target: Input, exit_code: int, config: ValidationConfig) -> Report:
    """The report of a file whose process ended before it was checked."""
    from rntuple_construct.validation.report import FileResult, Report

    name = _signal_name(-exit_code) if exit_code < 0 else f"exit code {exit_code}"
    if name == "SIGBUS":
        message = f"cannot read {target}: it became shorter while it was read, or its device failed (SIGBUS)"
        result = FileResult(str(target), "missing", message=message)
    else:
        message = f"the process that checked it ended with {name}"
        result = FileResult(str(target), "failed", message=message)
    return Report(files=(result,), level=config.level, fail_on=config.fail_on, selection=config.selection)


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
