"""The conformance catalogue of ``spec/rules.toml``: lookup, prefixes, selection.

A rule id reads ``RNT-PAG-002``: the area is ``PAG``. Prefixes select whole areas (``PAG`` or ``RNT-PAG``), single
rules (``PAG-002``) or everything (``ALL``), in any case.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from rntuple_spec import rules as _table

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.base.printable import describe
from rntuple_construct.base.rules import Depth, ReaderCase, Rule, Severity, known_rule

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


class UnknownRuleError(RNTupleError, LookupError):
    """No rule has this id or prefix."""

    def __str__(self) -> str:
        return RNTupleError.__str__(self)


RULES: Final[Mapping[str, Rule]] = MappingProxyType(
    {rule_id: known_rule(rule_id) for rule_id in _table.RULES}
)
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
    """Find the rules with a prefix.

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
    """Selected rules: ``rule_id in selection``.

    Of all prefixes that cover a rule the longest decides, and of equally long ones ``ignore``. Without ``select``
    every rule is selected.

    Args:
        select: prefixes of rules to report.
        ignore: prefixes of rules not to report.

    Raises:
        UnknownRuleError: a prefix matches no rule.
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
    """The rule that holds in a generation of files in place of the given rule of a later one; None without one.

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
