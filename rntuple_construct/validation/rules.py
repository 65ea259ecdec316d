"""The conformance catalogue of ``spec/rules.toml`` as typed objects: lookup, prefixes, selection, messages.

A rule id reads ``RNT-PAG-002``: the area is ``PAG``. Prefixes select whole areas (``PAG`` or ``RNT-PAG``), single
rules (``PAG-002``) or everything (``ALL``), in any case.
"""

from __future__ import annotations

import difflib
import enum
import string
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from rntuple_spec import rules as _table

from rntuple_construct.errors import RNTupleError
from rntuple_construct.printable import describe

__all__ = [
    "AREAS",
    "RULES",
    "Depth",
    "ReaderCase",
    "Rule",
    "Selection",
    "Severity",
    "UnknownRuleError",
    "expand",
    "rule",
    "rule_in_generation",
]

_ALL: Final = "RNT"


class Severity(str, enum.Enum):
    """How bad a finding is; compares equal to its name and sorts by ``rank``."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"

    @property
    def rank(self) -> int:
        """0 for the worst."""
        return tuple(Severity).index(self)

    def at_least(self, other: Severity) -> bool:
        """Tell whether this is as bad as ``other``, or worse."""
        return self.rank <= other.rank

    def __str__(self) -> str:
        return self.value


class Depth(str, enum.Enum):
    """How deep a validation looks: metadata only, every stored byte hashed, or every page decoded."""

    STRUCTURE = "structure"
    CHECKSUMS = "checksums"
    FULL = "full"

    def includes(self, other: Depth) -> bool:
        """Tell whether a run of this depth applies rules of depth ``other``."""
        order = tuple(Depth)
        return order.index(other) <= order.index(self)

    def __str__(self) -> str:
        return self.value


class UnknownRuleError(RNTupleError, LookupError):
    """No rule has this id or prefix."""

    def __str__(self) -> str:
        return RNTupleError.__str__(self)


class _MessageFormatter(string.Formatter):
    """Fill templates with values that come from files: bounded, printable, and never of an unexpected type."""

    def format_field(self, value: Any, format_spec: str) -> str:
        if format_spec and isinstance(value, int):
            return format(value, format_spec)
        return describe(value)


_FORMATTER: Final = _MessageFormatter()


@dataclass(frozen=True, slots=True)
class ReaderCase:
    """How a conformance kit tests that a reader obeys a rule.

    Args:
        case: name of the synthetic file.
        expect: what the reader has to make of it: ``same-values``, ``refuse``, ``drop-field``, ``drop-set`` or
            ``bounded``.
        how: what is done to a valid file to make it.
    """

    case: str
    expect: str
    how: str


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of the catalogue; ``spec/rules.toml`` describes the fields.

    Args:
        id: permanent id, such as ``RNT-PAG-002``.
        title: a few words.
        statement: the rule in one or two sentences.
        section: id of the section (``spec/sections.toml``) the rule comes from.
        see: ids of further sections.
        generations: generations of the format the rule holds in.
        since: first format version it holds for.
        until: last format version it holds for, if it does not hold any more.
        level: ``must``, ``should`` or ``may``.
        severity: of a finding of this rule.
        roles: whom it binds: ``file``, ``reader``, ``writer``, ``tool``.
        depth: the least depth of validation that can find a violation; only where a file can show one.
        message: template of the message of a finding.
        hint: what the user can do.
        counterpart: the rule of a later generation that took the place of this one.
        root: when ROOT notices, if that was measured: ``open``, ``field``, ``cluster`` or ``never``.
        tested_by: how readers are tested.
        fields: names of the fields of the message template.
    """

    id: str
    title: str
    statement: str
    section: str
    see: tuple[str, ...]
    generations: tuple[str, ...]
    since: str
    until: str | None
    level: str
    severity: Severity
    roles: tuple[str, ...]
    depth: Depth | None
    message: str
    hint: str | None
    counterpart: str | None
    root: str | None
    tested_by: ReaderCase | None
    fields: frozenset[str] = field(compare=False)

    @property
    def area(self) -> str:
        """The three characters in the middle of the id."""
        return self.id.split("-")[1]

    def binds(self, role: str) -> bool:
        """Tell whether the rule binds ``file``, ``reader``, ``writer`` or ``tool``."""
        return role in self.roles

    def format(self, **values: Any) -> str:
        """Fill the message template.

        Args:
            values: at least the fields of the template; others are ignored. Values may come from a file: they are
                made printable and cut to a bounded length.

        Raises:
            TypeError: a field of the template has no value.
        """
        missing = self.fields - values.keys()
        if missing:
            raise TypeError(f"{self.id}: the message needs {', '.join(sorted(missing))}")
        return _FORMATTER.vformat(self.message, (), values)


def _fields(template: str) -> frozenset[str]:
    return frozenset(name for _, name, _, _ in string.Formatter().parse(template) if name is not None)


def _rule(row: _table.Rule) -> Rule:
    return Rule(
        id=row.id,
        title=row.title,
        statement=row.statement,
        section=row.section,
        see=row.see,
        generations=row.generations,
        since=row.since,
        until=row.until or None,
        level=row.level,
        severity=Severity(row.severity),
        roles=row.roles,
        depth=Depth(row.depth) if row.depth else None,
        message=row.message,
        hint=row.hint or None,
        counterpart=row.counterpart or None,
        root=row.root or None,
        tested_by=ReaderCase(**row.tested_by) if row.tested_by else None,
        fields=_fields(row.message),
    )


RULES: Final[Mapping[str, Rule]] = MappingProxyType({row.id: _rule(row) for row in _table.RULES.values()})
"""Every rule by its id, in the order of the catalogue."""

AREAS: Final[Mapping[str, str]] = MappingProxyType({row.id: row.title for row in _table.AREAS.values()})
"""Titles of the areas by their three characters, in the order of the catalogue."""


def _normal(prefix: str) -> str:
    text = prefix.strip().upper()
    if text in {"ALL", _ALL}:
        return _ALL
    return text if text.startswith(_ALL + "-") else f"{_ALL}-{text}"


def _covers(prefix: str, rule_id: str) -> bool:
    return rule_id == prefix or rule_id.startswith(prefix + "-")


def rule(rule_id: str) -> Rule:
    """Look up a rule.

    Args:
        rule_id: its id; ``RNT-`` may be left out.

    Raises:
        UnknownRuleError: there is no such rule.
    """
    found = RULES.get(rule_id) or RULES.get(_normal(rule_id))
    if found is None:
        raise _unknown(rule_id, "rule")
    return found


def expand(prefix: str) -> tuple[Rule, ...]:
    """Find the rules that a prefix stands for.

    Args:
        prefix: a rule id, an area, or ``ALL``; ``RNT-`` may be left out.

    Raises:
        UnknownRuleError: no rule starts like this.
    """
    normal = _normal(prefix)
    found = tuple(entry for entry in RULES.values() if _covers(normal, entry.id))
    if not found:
        raise _unknown(prefix, "rule or area")
    return found


def _unknown(text: str, what: str) -> UnknownRuleError:
    names = [*RULES, *AREAS, *(f"{_ALL}-{area}" for area in AREAS)]
    close = difflib.get_close_matches(text.upper(), names, n=1)
    hint = f"did you mean {close[0]}?" if close else "`rntuple rules` lists them all"
    return UnknownRuleError(f"no {what} {describe(text)}", hint=hint)


@dataclass(frozen=True, slots=True)
class Selection:
    """Which rules to report: ``rule_id in selection``.

    Of all prefixes that cover a rule the longest decides, and of equally long ones ``ignore``. Without ``select``
    every rule is selected.

    Args:
        select: prefixes of rules to report.
        ignore: prefixes of rules not to report.

    Raises:
        UnknownRuleError: a prefix stands for no rule.
    """

    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for name in ("select", "ignore"):
            prefixes = getattr(self, name)
            for prefix in prefixes:
                expand(prefix)
            object.__setattr__(self, name, tuple(_normal(prefix) for prefix in prefixes))

    def __contains__(self, rule_id: object) -> bool:
        text = str(rule_id)
        wanted = _longest(self.select or (_ALL,), text)
        return wanted > 0 and wanted > _longest(self.ignore, text)

    def rules(self, depth: Depth = Depth.FULL, generation: str | None = None) -> tuple[Rule, ...]:
        """List the selected rules that bind files, up to a depth and, if given, of one generation."""
        return tuple(
            entry
            for entry in RULES.values()
            if entry.depth is not None
            and depth.includes(entry.depth)
            and entry.id in self
            and (generation is None or generation in entry.generations)
        )


def _longest(prefixes: Iterable[str], rule_id: str) -> int:
    return max((len(prefix) for prefix in prefixes if _covers(prefix, rule_id)), default=0)


def _binds_files(rule_id: str) -> bool:
    return RULES[rule_id].binds("file") or RULES[rule_id].binds("tool")


def _counterparts(rules: Iterable[str]) -> dict[tuple[str, str], str]:
    found: dict[tuple[str, str], str] = {}
    for rule_id in rules:
        if not _binds_files(rule_id):
            continue
        later = RULES[rule_id].counterpart
        for generation in RULES[rule_id].generations if later else ():
            found.setdefault((str(later), generation), rule_id)
    return found


_COUNTERPARTS = _counterparts(RULES)


def rule_in_generation(rule_id: str, generation: str) -> str | None:
    """The rule that says in a generation of files what the given rule says in a later one; None if there is none.

    Args:
        rule_id: a rule of any generation.
        generation: ``1.x``, ``rc2`` or ``rc1``.
    """
    known = RULES.get(rule_id)
    if known is None:
        return None
    if generation in known.generations:
        return rule_id if _binds_files(rule_id) else None
    return _COUNTERPARTS.get((rule_id, generation))
