"""Validation of a file: opens it, reads what can be read, runs the checks, and makes the report."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal

from rntuple_spec.constants import ANCHOR_CLASS

from rntuple_construct.base.constants import PAGE_LIST
from rntuple_construct.base.errors import LimitError, RNTupleError, SourceError
from rntuple_construct.base.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.format.container import RNTupleKey
from rntuple_construct.format.metadata import Envelope, Opened
from rntuple_construct.storage import Source, open_source
from rntuple_construct.validation import checks
from rntuple_construct.validation.context import FileContext, NTupleContext
from rntuple_construct.validation.findings import Collector
from rntuple_construct.validation.registry import Check
from rntuple_construct.validation.report import Report
from rntuple_construct.validation.rules import Depth, Selection, Severity

__all__ = ["READING_RULES", "examine", "read", "validate"]

_BY_AREA = {
    "CNT": (1, 2, 3, 5, 14, 17, 19),
    "ANC": (2, 4, 7, 10),
    "CMP": (2, 3, 4, 5, 7, 10),
    "BAS": (1, 2),
    "FEA": (1, 2, 3, 5),
    "FRM": (1, 2, 5, 6),
    "LOC": (1, 2, 3, 5, 8),
    "ENV": (1, 2, 3),
    "HDR": (2, 3),
    "FLD": (1,),
    "COL": (6,),
    "EXT": (1,),
    "FTR": (1, 2),
    "PGL": (1, 5),
    "PAG": (5,),
    "ATT": (2,),
    "PRE": (1, 2, 3, 7, 8),
    "RC2": (1, 2, 3, 4, 5),
    "RC1": (1, 2, 3, 4, 6, 15),
    "VAL": (2, 3, 4, 5),
}
READING_RULES = frozenset(
    f"RNT-{area}-{number:03}" for area, numbers in _BY_AREA.items() for number in numbers
)
"""Rules that may be reported while a file is read; in release candidates their counterparts."""

# What the bytes end before, by its path below the envelope, and the rule about it.
_ENDS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern), rule_id)
    for pattern, rule_id in (
        (r"^\.(name|description|writer)(?:\.len)?$", "RNT-HDR-002"),
        (r"^\.schema\.(fields|columns|alias_columns|extra_type_infos)(?!\[)", "RNT-HDR-003"),
        (
            r"^\.schema_extension\.schema\.(fields|columns|alias_columns|extra_type_infos)(?!\[)",
            "RNT-FTR-002",
        ),
        (r"^\.(column_groups|cluster_summaries|cluster_groups|meta_data_links)(?!\[)", "RNT-RC2-004"),
        (r"^\.(feature_flags)", "RNT-FEA-001"),
        (r"\.fields\[\d+\]\.(array_size|source_field_id|type_checksum)$", "RNT-FLD-001"),
        (r"\.columns\[\d+\]\.(value_range)(?:\.(?:min|max))?$", "RNT-COL-006"),
        (r"\.extra_type_infos\[\d+\]\.(\w+)(?:\.len)?$", "RNT-EXT-001"),
        (r"\.(element_offset|compression_settings)$", "RNT-PGL-005"),
    )
)
# Before the release the anchor has separate rules.
_ANCHOR_RULES = {"RNT-ANC-002": "RNT-RC2-001", "RNT-ANC-003": "RNT-RC1-001", "RNT-ANC-004": "RNT-RC2-002"}
# The checks of anchors, attribute sets and locators report these rules; a second finding would repeat them.
_REPORTED_BY_ANCHORS = frozenset({"RNT-ANC-012"})
_REPORTED_BY_SETS = frozenset({"RNT-ATT-004", "RNT-LOC-006"})


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
    page_start: int = 0,
    storage_options: Mapping[str, Any] | None = None,
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
        page_start: file offset; only clusters with a page at or after it, and those after them, have their pages checked.
        storage_options: options of the file systems of URLs, as for ``open``.

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
    with open_source(source, storage_options=storage_options) as opened:
        collector = Collector(name or opened.name, selection=selection)
        threads = workers or os.cpu_count() or 1
        file = examine(opened, collector, depth, limits, threads, page_start)
        return Report.of(
            collector,
            size=opened.size,
            ntuples=file.names,
            num_entries=file.num_entries,
            level=depth,
            fail_on=severity,
        )


def examine(
    source: Source,
    collector: Collector,
    level: Depth,
    limits: Limits = DEFAULT_LIMITS,
    workers: int = 1,
    page_start: int = 0,
) -> FileContext:
    """Read a file and run all checks of a level on it.

    Args:
        source: the file.
        collector: takes the findings.
        level: how deep to look.
        limits: guards against absurd sizes.
        workers: threads that hash and decompress pages.
        page_start: as for ``validate``.

    Returns:
        the file as far as it could be read.
    """
    file = FileContext(source, collector, level, limits, workers, page_start)
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
        # The checks of the file need as much memory again.
        ntuple.forget_tables()
    _run(checks.LAST, file, file)
    return file


def read(file: FileContext) -> bool:
    """Read directories and RNTuples, and report what cannot be read; returns whether it is a ROOT file at all."""
    _report_container(file)
    if file.container is None:
        return False
    _run(checks.FIRST, file, file)
    _report_ntuples(file)
    return True


# What cannot be read: errors of the metadata walk, under the rules that say them best


def _report_container(file: FileContext) -> None:
    """Report why the ROOT file or its directories cannot be read."""
    for error in file.metadata.errors:
        if error.rule_id == "RNT-CNT-002" and file.container is not None:
            stop = 20 if file.container.header.is_wide else 16
            file.emit(
                "RNT-CNT-002", path=error.path, span=(12, stop), expected=error.expected, actual=error.actual
            )
        elif not file.is_truncated:
            file.report_error(error)


def _report_ntuples(file: FileContext) -> None:
    """Read all RNTuples and report what cannot be read of them."""
    if not file.has_directories:
        return
    keys = file.metadata.keys
    # Keys lists that are damaged or hidden are reported instead.
    if not keys and not file.damaged_images and "RNT-CNT-021" not in file.reported:
        file.emit("RNT-VAL-004")
    for key in keys:
        opened = file.metadata.open(key)
        ntuple = _ntuple_of(file, key, opened)
        waiting = [] if ntuple is None else [ntuple]
        seen: dict[tuple[int, int, int], NTupleContext | None] = {}
        # An attribute set may have attribute sets, and refer back to itself.
        while waiting:
            current = waiting.pop(0)
            file.ntuples.append(current)
            file.names += [current.name, *current.other_names]
            _report_ntuple(current)
            waiting += _attribute_sets(current, seen)


def _ntuple_of(file: FileContext, key: RNTupleKey, opened: Opened) -> NTupleContext | None:
    silent = key.key.span.start in file.damaged_images
    path = f"{key.path}.anchor"
    errors = [error for error in opened.errors if error.rule_id not in _REPORTED_BY_ANCHORS]
    for error in errors:
        if silent or (error.rule_id == "RNT-CNT-014" and file.is_truncated):
            continue
        released = key.class_name == ANCHOR_CLASS
        rule_id = error.rule_id if released else _ANCHOR_RULES.get(error.rule_id or "", error.rule_id)
        file.report_error(error, rule_id=rule_id, path=path)
    if opened.ntuple is None:
        return None
    return NTupleContext(file, opened.ntuple, is_sound=not silent and not errors)


def _attribute_sets(
    ntuple: NTupleContext, seen: dict[tuple[int, int, int], NTupleContext | None]
) -> list[NTupleContext]:
    """Attribute sets of an RNTuple; reports those that cannot be read.

    An attribute set that several links lead to is one set with several names.
    """
    found: list[NTupleContext] = []
    records = ntuple.footer.linked_attribute_sets if ntuple.footer else ()
    for index, record in enumerate(records):
        place = (record.locator.offset, record.locator.size, record.len_anchor)
        if ntuple.parent is not None and place in seen:
            continue
        known = seen.setdefault(place, None)
        opened = ntuple.metadata.attribute_set(index)
        for error in opened.errors:
            if error.rule_id not in _REPORTED_BY_SETS:
                rule_id = error.rule_id if error.rule_id in ("RNT-CNT-014", "RNT-ANC-004") else "RNT-ATT-002"
                path = f"footer.linked_attribute_sets[{index}]"
                ntuple.report_error(error, rule_id=rule_id, path=path)
        if opened.ntuple is None or opened.errors:
            continue
        if known is None:
            seen[place] = known = NTupleContext(ntuple.file, opened.ntuple, ntuple)
            found.append(known)
        else:
            known.other_names.append(opened.ntuple.path)
    return found


def _report_ntuple(ntuple: NTupleContext) -> None:
    if ntuple.is_muted:
        return
    for envelope in ntuple.envelopes:
        for error in envelope.errors:
            _report_envelope(ntuple, envelope, error)


def _report_envelope(ntuple: NTupleContext, envelope: Envelope, error: RNTupleError) -> None:
    rule_id, path = error.rule_id, error.path or envelope.path
    span = envelope.span
    details = {"expected": error.expected, "actual": error.actual}
    if rule_id == "RNT-CNT-014" and ntuple.file.is_truncated:
        return
    if rule_id == "RNT-RC1-001":
        ntuple.emit(rule_id, path=path, field=f"length of the {envelope.path}", **details)
    elif rule_id == "RNT-ANC-010":
        ntuple.emit(rule_id, path=path, name=envelope.path, **details)
    elif rule_id == "RNT-LOC-008" and ntuple.has_rule(rule_id):
        ntuple.emit(rule_id, path=path, **details)
    elif rule_id in ("RNT-LOC-008", "RNT-CMP-002") and path == envelope.link:
        ntuple.emit("RNT-CMP-002", path=path, expected=error.expected, actual=envelope.nbytes)
    elif rule_id == "RNT-RC1-002":
        version = int.from_bytes(envelope.data[:2], "little")
        ntuple.emit("RNT-RC1-002", path=path, span=span, expected=1, actual=version, minimum=error.actual)
    elif rule_id in ("RNT-FTR-001", "RNT-PGL-001", "RNT-BAS-002"):
        ntuple.emit(rule_id, path=path, **details)
    elif envelope.is_intact:
        _report_parse_error(ntuple, envelope, error, path)
    else:
        ntuple.report_error(error, path=path)


def _report_parse_error(ntuple: NTupleContext, envelope: Envelope, error: RNTupleError, path: str) -> None:
    """Report that an envelope does not follow the grammar, under the most telling rule."""
    rule_id, message = error.rule_id, error.message
    # The end of the bytes says little; which value they end before says more.
    if rule_id in ("RNT-FRM-005", "RNT-FRM-001") and _ends_before(message):
        ended, name = _rule_of_end(path.removeprefix(envelope.path))
        if ended and ntuple.has_rule(ended):
            ntuple.emit(ended, path=path, name=name, problem="the envelope ends before them")
            return
    other = envelope.constructed
    if (
        rule_id == "RNT-LOC-002"
        and isinstance(other, RNTupleError)
        and (other.rule_id or "").startswith("RNT-LOC")
    ):
        # The other grammar tells the forms of locators apart.
        rule_id, message = other.rule_id, other.message
    if rule_id == "RNT-FRM-001" and error.actual == 0:
        rule_id = "RNT-FRM-006"
    ntuple.report_error(error, rule_id=rule_id, path=path, span=envelope.span, message=message)


def _ends_before(message: str) -> bool:
    return "end before" in message or "bytes left" in message or message.startswith("inner frame")


def _rule_of_end(path: str) -> tuple[str | None, str]:
    inner = path.replace(".record.", ".")
    for pattern, rule_id in _ENDS:
        match = pattern.search(inner)
        if match is not None:
            return rule_id, match[1].replace("_", " ")
    return None, ""


# Checks


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
    """Report why schema or clusters could not be linked, or a field not be read, unless a check has found the structure wrong."""
    metadata = ntuple.metadata
    errors = [*(ntuple.dropped or {}).values()]
    if metadata.schema_error is not None:
        errors.insert(0, metadata.schema_error)
    linked = (metadata.linked_clusters(group_id) for group_id in range(len(metadata.groups)))
    errors += [error for each in linked if each for error in each.errors]
    for error in errors:
        if not ntuple.has_error_of_structure:
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
