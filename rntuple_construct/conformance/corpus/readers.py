"""Suite ``readers``: what readers accept, refuse, leave out or survive."""

from __future__ import annotations

from collections.abc import Iterator

from rntuple_construct.validation.rules import RULES, Rule

from .model import Case, Outcome
from .reader_files import READER_FILES, ReaderFile

__all__ = ["cases"]

_KINDS = {
    "same-values": "valid",
    "refuse": "must-refuse",
    "drop-field": "must-drop-field",
    "drop-set": "must-drop-set",
    "bounded": "must-be-bounded",
}
"""What ``spec/rules.toml`` expects of a reader, as an outcome."""


def cases() -> Iterator[Case]:
    """The reader cases in the order of the rules that name them, then other forms of files."""
    files: dict[str, list[ReaderFile]] = {}
    for file in READER_FILES:
        files.setdefault(file.case, []).append(file)
    for rule in RULES.values():
        if rule.tested_by is not None and rule.area != "TRV":
            for file in files[rule.tested_by.case]:
                yield _case(rule, file)


def _case(rule: Rule, file: ReaderFile) -> Case:
    tested = rule.tested_by
    kind = "may-refuse" if file.may_be_read else _KINDS[tested.expect]
    generation = next(name for name in ("1.x", "rc2", "rc1") if name in rule.generations)
    return Case(
        id="/".join(part for part in ("readers", file.case, file.variant) if part),
        title=f"{rule.title}: {tested.how}{f' ({file.variant})' if file.variant else ''}.",
        section=rule.section,
        generation=generation,
        make=file.make,
        outcome=Outcome(kind, tuple(sorted(file.rules)), file.fields, file.attribute_sets),
        rule=rule.id,
        how=tested.how,
        original=file.base,
        takes_values_of_original=file.may_be_read,
    )
