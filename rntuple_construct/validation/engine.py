"""Validation of a file: opens it, reads what can be read, runs the checks, and makes the report."""

from __future__ import annotations

import os
from functools import lru_cache
from typing import Any, Literal

from rntuple_construct.base.constants import PAGE_LIST
from rntuple_construct.base.errors import LimitError, RNTupleError, SourceError
from rntuple_construct.base.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.storage import Source, open_source
from rntuple_construct.validation import checks
from rntuple_construct.validation.context import FileContext, NTupleContext
from rntuple_construct.validation.findings import Collector, PageFindings
from rntuple_construct.validation.reading import report_container, report_ntuples
from rntuple_construct.validation.registry import Check
from rntuple_construct.validation.report import Report
from rntuple_construct.validation.rules import Depth, Selection, Severity

__all__ = ["examine", "read", "validate"]


def validate(
    source: Source | Any,
    level: Depth | Literal["structure", "checksums", "full"] = Depth.FULL,
    *,
    select: tuple[str, ...] | list[str] | str = (),
    ignore: tuple[str, ...] | list[str] | str = (),
    fail_on: Severity | Literal["error", "warning", "info"] = Severity.ERROR,
    name: str | None = None,
    limits: Limits = DEFAULT_LIMITS,
    workers: int = 1,
    pages: PageFindings | None = None,
) -> Report:
    """Check a file against the conformance catalogue.

    Args:
        source: path, URL, bytes, binary file object, or a ``Source``.
        level: ``structure`` looks at metadata only, ``checksums`` hashes every stored page too, ``full`` also
            decompresses and decodes.
        select: rules or areas to report, such as ``RNT-PAG-002`` or ``PAG``; all by default.
        ignore: rules or areas not to report.
        fail_on: the mildest severity that makes the report not ``ok``.
        name: what to call the file in the report; by default what the source calls itself.
        limits: guards against absurd sizes.
        workers: threads that hash and decompress pages; 0 for as many as there are processors. The report is the same
            for any number.
        pages: findings in the pages from pieces, see ``validation.pieces``; None to check them here.

    Returns:
        the findings; nothing in the bytes makes this function fail.

    Raises:
        UnknownRuleError: ``select`` or ``ignore`` name no rule.
        ValueError: no such level, severity or number of workers.
        SourceError: the bytes cannot be read at all.
    """
    selection = Selection(_as_tuple(select), _as_tuple(ignore))
    depth, severity = Depth(level), Severity(fail_on)
    if workers < 0:
        raise ValueError(f"workers must be 0 or more, not {workers}")
    with open_source(source) as opened:
        collector = Collector(name or opened.name, selection=selection)
        threads = workers or os.cpu_count() or 1
        file = examine(opened, collector, depth, limits, threads, pages)
        if any(not found.message for found in collector.findings):
            # Of so many findings only the causes were kept, and some of them are to be shown after all.
            collector = Collector(collector.file, selection=selection)
            file = examine(opened, collector, depth, limits, threads)
        return Report.of(
            collector,
            size=opened.size,
            ntuples=file.names,
            level=depth,
            fail_on=severity,
        )


def examine(
    source: Source,
    collector: Collector,
    level: Depth,
    limits: Limits = DEFAULT_LIMITS,
    workers: int = 1,
    pages: PageFindings | None = None,
) -> FileContext:
    """Read a file and run all checks of a level on it.

    Args:
        source: the file.
        collector: takes the findings.
        level: how deep to look.
        limits: guards against absurd sizes.
        workers: threads that hash and decompress pages.
        pages: findings in the pages from pieces; None to check them here.

    Returns:
        the file as far as it could be read.
    """
    file = FileContext(source, collector, level, limits, workers, pages=pages)
    if not read(file):
        return file
    for ntuple in file.ntuples:
        if ntuple.is_muted:
            continue
        if ntuple.has_sound_schema:
            _run(checks.BESIDES_SCHEMA, file, ntuple)
        else:
            _run(checks.ITSELF, file, ntuple)
            ntuple.remember_schema()
            for envelope in ntuple.envelopes:
                # The bytes and trees of page lists take more memory than all else; few checks of the file ask for them.
                if envelope.envelope_type == PAGE_LIST:
                    envelope.forget()
        ntuple.is_of_link = True
        _run(checks.LINK, file, ntuple)
        ntuple.is_of_link = False
        _report_postponed(ntuple)
        for name in ntuple.other_names:
            _run(checks.LINK, file, ntuple.under(name))
    _run(checks.LAST, file, file)
    return file


def read(file: FileContext) -> bool:
    """Read directories and RNTuples, and report what cannot be read; returns whether it is a ROOT file at all."""
    report_container(file)
    if file.container is None:
        return False
    _run(checks.FIRST, file, file)
    report_ntuples(file)
    return True


def _run(every: tuple[Check[Any], ...], file: FileContext, context: Any) -> None:
    for check in _deep_enough(every, file.level):
        if not context.has(check.needs):
            continue
        file.declared = check.rules
        try:
            check.function(context)
        except SourceError:
            raise
        except RNTupleError as error:
            context.report_error(error)
        except MemoryError:
            context.report_error(LimitError(
                f"not enough memory to check {', '.join(sorted(check.rules))}",
                hint="validate on a machine with more memory, or at a lower level",
            ))  # fmt: skip
        finally:
            file.declared = None


@lru_cache
def _deep_enough(every: tuple[Check[Any], ...], level: Depth) -> tuple[Check[Any], ...]:
    return tuple(check for check in every if level.includes(check.depth))


def _report_postponed(ntuple: NTupleContext) -> None:
    """Report why schema or clusters could not be linked, or a field not be read, unless a check has found an error."""
    metadata = ntuple.metadata
    errors = [*(ntuple.dropped or {}).values()]
    if metadata.schema_error is not None:
        errors.insert(0, metadata.schema_error)
    linked = (metadata.linked_clusters(group_id) for group_id in range(len(metadata.groups)))
    errors += [error for each in linked if each for error in each.errors]
    for error in errors:
        if not ntuple.has_error:
            ntuple.report_error(error, path=_metadata_path(ntuple, error.path))


def _metadata_path(ntuple: NTupleContext, path: str | None) -> str | None:
    """Path of ``schema.fields[3]`` in header or footer."""
    for kind in ("fields", "columns", "alias_columns"):
        head = f"schema.{kind}["
        if path and path.startswith(head) and path[len(head) :].rstrip("]").isdigit():
            return ntuple.path_of(kind, int(path[len(head) :].rstrip("]")))
    return path


def _as_tuple(prefixes: tuple[str, ...] | list[str] | str) -> tuple[str, ...]:
    if isinstance(prefixes, str):
        return tuple(part for part in prefixes.replace(",", " ").split() if part)
    return tuple(prefixes)
