"""``rntuple rules``: what the rules of the conformance catalogue say."""

from __future__ import annotations

import argparse
import textwrap
from typing import TYPE_CHECKING, Any

from rntuple_spec.sections import SECTIONS

from rntuple_construct.base.exits import Exit
from rntuple_construct.base.rules import DOCUMENTATION_URL
from rntuple_construct.cli.documents import document_text
from rntuple_construct.cli.formats import FORMATS
from rntuple_construct.cli.options import UsageError, add_format
from rntuple_construct.cli.terminal import say

if TYPE_CHECKING:
    from rntuple_construct.validation.rules import Rule


_WIDTH = 100
_SHOWN = 16
"""Bytes of an example that are shown."""


LOADS = ("rntuple_construct.validation", "rntuple_construct.kit.corpus")
DESCRIPTION = (
    "List the rules of the conformance catalogue, or explain some. "
    f"The same, with links: {DOCUMENTATION_URL}rules/index.html"
)
EXAMPLES = (
    "rntuple rules RNT-PAG-002",
    "rntuple rules PAG",
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the subcommand."""
    parser.add_argument(
        "rules", nargs="*", metavar="ID", help="rule (RNT-PAG-002) or area (PAG); all if left out"
    )
    add_format(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print one line for each rule, or everything about a single one."""
    from rntuple_construct.format.generations import GENERATIONS
    from rntuple_construct.validation.rules import AREAS, RULES, UnknownRuleError, expand

    try:
        chosen = [rule for prefix in arguments.rules for rule in expand(prefix)] or list(RULES.values())
    except UnknownRuleError as error:
        raise UsageError(str(error)) from None
    if arguments.format == "json":
        from rntuple_construct.kit.corpus import cases_by_rule

        shown = cases_by_rule()
        say(document_text({"rules": [as_dict(rule) | {"cases": shown.get(rule.id, [])} for rule in chosen]}))
        return Exit.FINE
    if len(chosen) == 1:
        say(explain(chosen[0]))
        return Exit.FINE
    area = None
    for rule in chosen:
        if rule.area != area:
            say(f"{chr(10) if area else ''}{rule.area}: {AREAS[rule.area]}")
            area = rule.area
        generations = "" if len(rule.generations) == len(GENERATIONS) else f" [{', '.join(rule.generations)}]"
        say(f"  {rule.id}  {rule.severity:<8} {rule.title}{generations}")
    return Exit.FINE


def checks_of_rule(rule: Rule) -> list[str]:
    """Names of the checks that report a rule, as module and function."""
    from rntuple_construct.validation.checks import FIRST, LAST, NTUPLE
    from rntuple_construct.validation.engine import READING_RULES

    found = [check.name for check in (*FIRST, *NTUPLE, *LAST) if rule.id in check.rules]
    found += [each.checked_by for each in FORMATS if rule.area == each.area]
    return [*found, "reading"] if rule.id in READING_RULES else found


def example_bytes(rule_id: str) -> str | None:
    """Changed bytes of the first case of a rule that differs from a valid file in few bytes; None without such a case."""
    from rntuple_construct.kit.corpus import cases
    from rntuple_construct.kit.corpus.writing import edits_of

    for case in cases():
        if case.rule == rule_id and case.original is not None:
            edits = edits_of(case.original(), case.make())
            if edits:
                first = edits[0]
                before, after = (data[:_SHOWN].hex(" ") or "nothing" for data in (first.before, first.after))
                more = f", and {len(edits) - 1} more" if len(edits) > 1 else ""
                return f"{case.id}: at {first.offset:#x} {before} becomes {after}{more}"
    return None


def as_dict(rule: Rule) -> dict[str, Any]:
    """Everything about a rule, for JSON."""
    from rntuple_construct.validation.rules import AREAS

    section = SECTIONS[rule.section]
    return {
        "id": rule.id,
        "area": AREAS[rule.area],
        "title": rule.title,
        "statement": rule.statement,
        "severity": str(rule.severity),
        "level": rule.level,
        "source": rule.source,
        "generations": list(rule.generations),
        "since": rule.since or None,
        "until": rule.until,
        "roles": list(rule.roles),
        "depth": None if rule.depth is None else str(rule.depth),
        "section": section.heading,
        "see": [SECTIONS[each].heading for each in rule.see],
        "hint": rule.hint,
        "counterpart": rule.counterpart,
        "root": rule.root,
        "tested_by": None if rule.tested_by is None else rule.tested_by.case,
        "checks": checks_of_rule(rule),
        "url": rule.url,
    }


def explain(rule: Rule) -> str:
    """Everything about a rule, for people."""
    from rntuple_spec.rules import SOURCES

    from rntuple_construct.kit.corpus import cases_by_rule

    facts = as_dict(rule)
    lines = [f"{rule.id}: {rule.title}", ""]
    lines += textwrap.wrap(rule.statement, _WIDTH)
    lines.append("")
    shown = cases_by_rule().get(rule.id, [])
    rows = [
        ("area", facts["area"]),
        ("severity", f"{rule.severity} ({rule.level})"),
        ("source", SOURCES[rule.source].title),
        ("binds", ", ".join(rule.roles)),
        ("generations", ", ".join(rule.generations)),
        ("since", facts["since"]),
        ("until", facts["until"]),
        ("section", "; ".join([facts["section"], *facts["see"]])),
        (
            "found at",
            f"--level {rule.depth} and deeper" if rule.depth and rule.depth != "full" else rule.depth,
        ),
        ("later rule", rule.counterpart),
        ("ROOT notices", rule.root),
        ("tested by", f"{rule.tested_by.case}: {rule.tested_by.how}" if rule.tested_by else None),
        ("checked by", ", ".join(facts["checks"])),
        ("hint", rule.hint),
        *(("case" if number == 0 else "", _case_line(case)) for number, case in enumerate(shown)),
        ("bytes", example_bytes(rule.id)),
        ("more", rule.url),
    ]
    lines += [f"  {label + ':' if label else '':14}{value}" for label, value in rows if value]
    return "\n".join(lines)


def _case_line(case: dict[str, Any]) -> str:
    root = f"; ROOT {case['root']}" if case["root"] else ""
    return f"{case['id']} ({case['outcome']}{root})"
