"""Check Trevni files against the catalogue of rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rntuple_construct.base.errors import RNTupleError, SourceError
from rntuple_construct.base.limits import DEFAULT_LIMITS, Limits
from rntuple_construct.base.rules import broken
from rntuple_construct.format.grammar import trevni as grammar
from rntuple_construct.storage import Source, open_source
from rntuple_construct.trevni import fields
from rntuple_construct.trevni.blocks import decode_levels, placed, read_payload
from rntuple_construct.trevni.problems import Collected
from rntuple_construct.trevni.profiles import Profile, profile_named
from rntuple_construct.trevni.reader import TrevniFile, check_first_value
from rntuple_construct.trevni.structure import Structure, column_tree, header_tree, read_structure
from rntuple_construct.validation.canonical import first_difference, from_construct, from_kaitai
from rntuple_construct.validation.findings import Collector, finding, finding_from_error
from rntuple_construct.validation.report import Report
from rntuple_construct.validation.rules import RULES, Depth, Selection, Severity

__all__ = ["Kept", "validate"]

_STEP = "16 MB"


def validate(
    source: Source | Any,
    level: Depth | str = Depth.FULL,
    *,
    select: tuple[str, ...] = (),
    ignore: tuple[str, ...] = (),
    fail_on: Severity | str = Severity.ERROR,
    name: str | None = None,
    profile: str | Profile | None = None,
    limits: Limits = DEFAULT_LIMITS,
) -> Report:
    """Check a Trevni file against the conformance catalogue.

    Args:
        source: path, URL, bytes, binary file object, or a ``Source``.
        level: ``structure`` looks at header and descriptions of blocks, ``checksums`` also at blocks with checksums,
            ``full`` decodes every block.
        select: rules or areas to report; all by default.
        ignore: rules or areas not to report.
        fail_on: the mildest severity that makes the report not ``ok``.
        name: what to call the file in the report.
        profile: the dialect; by default that of the version.
        limits: guards against absurd sizes.

    Returns:
        the findings; nothing in the bytes makes this function fail.

    Raises:
        UnknownRuleError: ``select`` or ``ignore`` name no rule.
        SourceError: the bytes cannot be read at all.
    """
    depth, severity = Depth(level), Severity(fail_on)
    with open_source(source) as opened:
        collector = Collector(name or opened.name, selection=Selection(tuple(select), tuple(ignore)))
        wanted = None if profile is None else profile_named(profile)
        for error, is_mild in _problems(opened, depth, wanted, limits):
            _report(collector, error, is_mild=is_mild)
        return Report.of(collector, size=opened.size, level=depth, fail_on=severity)


def _report(collector: Collector, error: RNTupleError, *, is_mild: bool) -> None:
    if error.rule_id == "RNT-VAL-001":
        start = error.offset or 0
        collector.add(
            finding("RNT-VAL-001", path=error.path, span=(start, start + 1), expected=error.expected, actual=error.actual,
                    field=error.path)
        )  # fmt: skip
        return
    found = finding_from_error(error)
    if is_mild:
        usual = RULES[found.rule_id].severity
        found = replace(found, severity=Severity.WARNING if usual is Severity.ERROR else usual)
    collector.add(found)


def _problems(
    source: Source, depth: Depth, profile: Profile | None, limits: Limits
) -> list[tuple[RNTupleError, bool]]:
    problems = Collected()
    try:
        structure = read_structure(source, problems, profile, limits)
        _compare_grammars(source, structure, limits, problems)
    except SourceError:
        raise
    except RNTupleError as error:
        problems.error(error)
        return problems.found
    if depth.includes(Depth.CHECKSUMS):
        _check_blocks(source, structure, depth, problems, limits)
    if depth is Depth.FULL and all(is_mild for _, is_mild in problems.found):
        # The remaining errors are fields whose columns do not fit together.
        try:
            with TrevniFile(
                Kept(source), profile=structure.info.profile, verify=False, limits=limits, problems=problems
            ) as file:
                for _ in file.iterate(step_size=_STEP, library="layout"):
                    pass
        except SourceError:
            raise
        except RNTupleError as error:
            problems.error(error)
    return problems.found


class Kept(Source):
    """Source that its owner closes."""

    def __init__(self, source: Source) -> None:
        super().__init__(source.name, source.size)
        self._source = source

    def read(self, offset: int, nbytes: int) -> memoryview:
        """Read from the source."""
        return self._source.read(offset, nbytes)


def _compare_grammars(source: Source, structure: Structure, limits: Limits, problems: Collected) -> None:
    """Report where the two grammars read header and descriptions of blocks differently (RNT-VAL-001)."""
    tree, len_header = header_tree(source, limits)
    pairs = [
        (tree, "columns", *grammar.parse_header(bytes(source.read(0, len_header))), 0, len_header, "header")
    ]
    for column, blocks in zip(structure.info.columns, structure.blocks, strict=True):
        if column is None or blocks is None:
            continue
        stop = structure.column_stop(column.index, source.size)
        head, _ = column_tree(source, column, blocks.start, stop, limits)
        data = bytes(source.read(blocks.start, blocks.len_head))
        parsed, size = grammar.parse_column_head(data, column.first_form, column.path, base=blocks.start)
        pairs.append((head, "blocks", parsed, size, blocks.start, blocks.len_head, column.path))
    for one, rest, other, size, start, length, path in pairs:
        first = from_kaitai(one)
        first.pop(rest)
        difference = first_difference(first, from_construct(other), path)
        if difference is None and size != length:
            difference = (path, length, size)
        if difference is not None:
            place, expected, actual = difference
            problems.error(
                broken("RNT-VAL-001", path=place, offset=start, expected=expected, actual=actual, field=place)
            )


def _check_blocks(
    source: Source, structure: Structure, depth: Depth, problems: Collected, limits: Limits
) -> None:
    """Read every block: compare checksums, and decode those whose contents do not depend on other columns."""
    profile = structure.info.profile
    for column, blocks in zip(structure.info.columns, structure.blocks, strict=True):
        if column is None or blocks is None or not (column.has_checksums or depth is Depth.FULL):
            continue
        for number in range(len(blocks)):
            path, offset = f"{column.path}.blocks[{number}]", int(blocks.offsets[number])
            try:
                payload = read_payload(source, profile, column, blocks, number, problems, limits)
                if depth is Depth.FULL and profile.has_levels:
                    with placed(offset):
                        levels = decode_levels(
                            column, payload, int(blocks.num_rows[number]), path, offset, problems, limits
                        )
                        fields.offsets_of(column.steps, levels.repetition, levels.definition, path=path)
                    check_first_value(column, blocks, number, levels.values, path, problems)
            except SourceError:
                raise
            except RNTupleError as error:
                problems.error(error)
