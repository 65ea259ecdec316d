"""The rules of ``spec/rules.toml`` as typed objects, and errors made from their messages.

The tables are loaded at the first look-up of a rule, because reading a valid file does not need them.
"""

from __future__ import annotations

import enum
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar, overload

from rntuple_construct.base import errors
from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.base.printable import describe

if TYPE_CHECKING:
    import string

    from rntuple_spec import rules as table

__all__ = ["DOCUMENTATION_URL", "Depth", "ReaderCase", "Rule", "Severity", "broken", "known_rule"]

DOCUMENTATION_URL: Final = "https://rntuple-construct.github.io/rntuple-construct/"
"""The published documentation (``make site``); addresses of rules below it do not change."""

Error = TypeVar("Error", bound=RNTupleError)


class Severity(str, enum.Enum):
    """Severity of a finding; compares equal to its name and sorts by ``rank``."""

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
    """Depth of a validation: metadata only, every stored byte hashed, or every page decoded."""

    STRUCTURE = "structure"
    CHECKSUMS = "checksums"
    FULL = "full"

    def includes(self, other: Depth) -> bool:
        """Tell whether a run of this depth applies rules of depth ``other``."""
        return _RANKS[other] <= _RANKS[self]

    def __str__(self) -> str:
        return self.value


_RANKS: Final = {depth: rank for rank, depth in enumerate(Depth)}


@cache
def _formatter() -> string.Formatter:
    """Formatter of values from files in templates: bounded, printable, and never of an unexpected type."""
    import string

    class MessageFormatter(string.Formatter):
        def format_field(self, value: Any, format_spec: str) -> str:
            if format_spec and hasattr(value, "__index__"):
                return format(int(value), format_spec)
            return describe(value)

    return MessageFormatter()


class ReaderCase(NamedTuple):
    """Test of a conformance kit that a reader obeys a rule.

    Args:
        case: name of the synthetic file.
        expect: the expected result of a reader: ``same-values``, ``refuse``, ``drop-field``, ``drop-set`` or
            ``bounded``.
        how: the change of a valid file that makes it.
    """

    case: str
    expect: str
    how: str


class Rule(NamedTuple):
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
        source: who says so: ``text``, ``root`` or ``kit``.
        severity: of a finding of this rule.
        roles: whom it binds: ``file``, ``reader``, ``writer``, ``tool``.
        depth: the least depth of validation that can find a violation; only where a file can show one.
        message: template of the message of a finding, and of an error.
        error: name of the class of errors (``rntuple_construct.base.errors``) about files that break the rule.
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
    source: str
    severity: Severity
    roles: tuple[str, ...]
    depth: Depth | None
    message: str
    error: str
    hint: str | None
    counterpart: str | None
    root: str | None
    tested_by: ReaderCase | None
    fields: frozenset[str]

    @property
    def area(self) -> str:
        """The three characters in the middle of the id."""
        return self.id.split("-")[1]

    @property
    def url(self) -> str:
        """Permanent address of its description."""
        return f"{DOCUMENTATION_URL}rules/{self.area.lower()}.html#{self.id.lower()}"

    def holds_in(self, generation: str) -> bool:
        """Tell whether the rule itself, not a counterpart of it, holds in a generation of files."""
        return generation in self.generations

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
        return _formatter().vformat(self.message, (), values)


def _fields(template: str) -> frozenset[str]:
    return frozenset(name for _, name, _, _ in _formatter().parse(template) if name is not None)


def _typed(row: table.Rule, area: table.Area) -> Rule:
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
        source=row.source,
        severity=Severity(row.severity),
        roles=row.roles,
        depth=Depth(row.depth) if row.depth else None,
        message=row.message,
        error=row.error or area.error,
        hint=row.hint or None,
        counterpart=row.counterpart or None,
        root=row.root or None,
        tested_by=ReaderCase(**row.tested_by) if row.tested_by else None,
        fields=_fields(row.message),
    )


@cache
def known_rule(rule_id: str) -> Rule:
    """Look up a rule by its full id.

    Raises:
        KeyError: there is no such rule.
    """
    from rntuple_spec.rules import AREAS, RULES

    row = RULES[rule_id]
    return _typed(row, AREAS[rule_id.split("-")[1]])


@overload
def broken(
    rule_id: str,
    *,
    path: str | None = None,
    offset: int | None = None,
    expected: Any = None,
    actual: Any = None,
    hint: str | None = None,
    remark: str | None = None,
    kind: type[Error],
    **fields: Any,
) -> Error: ...


@overload
def broken(
    rule_id: str,
    *,
    path: str | None = None,
    offset: int | None = None,
    expected: Any = None,
    actual: Any = None,
    hint: str | None = None,
    remark: str | None = None,
    kind: None = None,
    **fields: Any,
) -> RNTupleError: ...


def broken(
    rule_id: str,
    *,
    path: str | None = None,
    offset: int | None = None,
    expected: Any = None,
    actual: Any = None,
    hint: str | None = None,
    remark: str | None = None,
    kind: type[RNTupleError] | None = None,
    **fields: Any,
) -> RNTupleError:
    """Make the error that tells of a broken rule; class, message and hint come from the rule.

    Args:
        rule_id: full id of the rule.
        path: where in the tree of the file.
        offset: absolute byte offset in the file; also a field of the message.
        expected: the value the format asks for; also a field of the message.
        actual: the value found; also a field of the message.
        hint: what the user can do, if more is known than the rule says.
        remark: more about the place than path and offset can say; follows the message in parentheses.
        kind: class of the error, if another one than the rule says: SchemaError where the caller's own data or
            schema would break the rule.
        fields: the other fields of the message template.

    Raises:
        KeyError: there is no such rule.
        TypeError: a field of the template is missing.
    """
    rule = known_rule(rule_id)
    if kind is None:
        kind = getattr(errors, rule.error)
    message = rule.format(offset=offset, expected=expected, actual=actual, path=path, **fields)
    if remark:
        message += f" ({remark})"
    if hint is None and not issubclass(kind, errors.SchemaError):
        hint = rule.hint  # which tells what to do with a damaged file
    return kind(
        message, rule_id=rule_id, path=path, offset=offset, expected=expected, actual=actual, hint=hint
    )
