"""Declaration of cases: functions that change a base file become cases of the suites ``rules`` and ``readers``.

A change concerns the trees of a file (lengths and checksums are repaired afterwards), its bytes, or makes the whole file::

    @case("RNT-FLD-002", base="schema")
    def parent_with_larger_id(draft: EditableFile) -> None: ...

    @case("RNT-CNT-001", how="bytes")
    def other_first_characters(data: bytearray) -> None: ...

    @case("RNT-TYP-004", how="file")
    def split_but_not_compressed() -> bytes: ...
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from rntuple_construct.format.generations import GENERATIONS
from rntuple_construct.kit.corpus.model import MadeCase, Outcome, slug
from rntuple_construct.kit.corpus.mutations.bases import BASE_FACTS, BASES, draft_of
from rntuple_construct.kit.files.pinned_compression import with_pinned_chunks
from rntuple_construct.validation.rules import RULES, Severity

__all__ = ["DECLARED", "base_id", "case", "declare"]

Function = TypeVar("Function", bound=Callable[..., Any])

DECLARED: list[MadeCase] = []
"""Every case that was declared."""
_RULE_OF_READER_CASE = {
    rule.tested_by.case: rule for rule in RULES.values() if rule.tested_by is not None and rule.area != "TRV"
}
_KINDS = {
    "same-values": "valid",
    "refuse": "must-refuse",
    "drop-field": "must-drop-field",
    "drop-set": "must-drop-set",
    "bounded": "must-be-bounded",
}
"""What ``spec/rules.toml`` expects of a reader, as an outcome."""


def case(
    subject: str,
    base: str | Callable[[], bytes] | None = "plain",
    how: str = "tree",
    **outcome: Any,
) -> Callable[[Function], Function]:
    """Declare a case; the name of the function is that of the case.

    Args:
        subject: id of the rule that the file breaks, or name of a reader case of ``spec/rules.toml``. If a reader case has
            several files, the name of the file follows after a slash.
        base: name of the base file, or a function that returns it; None if the file is made anew. A file that breaks a
            rule always has a base: the validator reports the same about both but for that rule.
        how: "tree": the function changes the draft of the base file; "bytes": it changes the bytes in place; "file": it
            returns the whole file.
        outcome: ``kind``, ``rules``, ``fields`` and ``attribute_sets``, as for ``declare``.
    """

    def add(function: Function) -> Function:
        make = partial(_MAKERS[how], function, base)
        declare(subject, function.__name__, make, base, **outcome)
        return function

    return add


def declare(
    subject: str,
    name: str,
    make: Callable[[], bytes],
    base: str | Callable[[], bytes] | None,
    kind: str | None = None,
    rules: Sequence[str] | None = None,
    fields: Sequence[str] = (),
    attribute_sets: Sequence[str] = (),
) -> None:
    """Declare a case from a function that makes its file.

    Args:
        subject, base: as for ``case``.
        name: name of the case.
        make: gives the bytes of its file.
        kind: the outcome for a reader, one of ``KINDS``; the rule gives the default.
        rules: what a validator reports besides the broken rule; by default those that it reports about the
            base file.
        fields: top-level fields that a reader leaves out.
        attribute_sets: linked attribute sets that a reader leaves out.
    """
    original = BASES[base] if isinstance(base, str) else base
    facts = BASE_FACTS[base] if isinstance(base, str) else {}
    reported = set(facts.get("rules", ()) if rules is None else rules)
    members: dict[str, Any] = {"make": with_pinned_chunks(make), "original": original}
    if subject in RULES:
        rule = RULES[subject]
        usual = "invalid" if rule.severity is Severity.ERROR else "valid"
        members |= {
            "id": f"rules/{rule.id}/{slug(name)}",
            "title": f"{rule.title}: {name.replace('_', ' ')}.",
            "generation": facts["generation"],
            "base": base_id(str(base)),
        }
        reported.add(rule.id)
    else:
        reader_case, _, variant = subject.partition("/")
        rule = _RULE_OF_READER_CASE[reader_case]
        tested: Any = rule.tested_by
        usual = _KINDS[tested.expect]
        members |= {
            "id": f"readers/{subject}",
            "title": f"{rule.title}: {tested.how}{f' ({variant})' if variant else ''}.",
            "generation": next(name for name in GENERATIONS if name in rule.generations),
            "how": tested.how,
            "takes_values_of_original": kind == "may-refuse",
        }
    outcome = Outcome(kind or usual, tuple(sorted(reported)), tuple(fields), tuple(attribute_sets))
    DECLARED.append(MadeCase(section=rule.section, rule=rule.id, outcome=outcome, **members))


def base_id(name: str) -> str:
    """Id of the case of a base file."""
    return f"rules/base/{name}"


# Ways to make a file, from a declared function and its base


def _by_tree(change: Callable[..., Any], base: Any) -> bytes:
    draft = draft_of(base)
    change(draft)
    return draft.build()


def _by_bytes(change: Callable[..., Any], base: Any) -> bytes:
    data = bytearray(BASES[base]())
    change(data)
    return bytes(data)


_MAKERS = {"tree": _by_tree, "bytes": _by_bytes, "file": lambda make, base: make()}
