"""Suite ``rules``: for every rule that binds files the files that break it, and the files these were made from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rntuple_construct.kit.corpus.model import Case, Outcome, slug
from rntuple_construct.kit.corpus.mutations import BASES, MUTATIONS, Mutation
from rntuple_construct.validation.rules import RULES, Severity

__all__ = ["cases"]

_BASES: Mapping[str, tuple[str, str, str, tuple[str, ...]]] = {
    "plain": ("Every kind of field, in three clusters of two cluster groups", "1.x", "header-envelope", ()),
    "compressed": ("Pages and envelopes compressed with zstd", "1.x", "compression-block", ()),
    "lz4": ("Pages compressed with LZ4", "1.x", "compression-block", ()),
    "representations": (
        "Fields with two column representations, each of them suppressed in one cluster",
        "1.x",
        "suppressed-columns",
        (),
    ),
    "large": ("A page with a Large locator", "1.x", "locators-and-envelope-links", ("RNT-LOC-004",)),
    "extra": (
        "Extra type information that only its writer understands",
        "1.x",
        "extra-type-information",
        ("RNT-EXT-006",),
    ),
    "nested-deferred": (
        "Representations below a vector, a variant and a pair in a vector that start in the second cluster",
        "1.x",
        "feature-flags",
        (),
    ),
    "schema": ("Every kind of field, and no entries", "1.x", "header-envelope", ()),
    "streamed": ("A streamer field of two objects", "1.x", "root-streamed-types", ()),
    "attributes": (
        "Five entries with a linked attribute set of two ranges",
        "1.x",
        "linked-attribute-sets",
        (),
    ),
    "rc2": ("Numbers and strings in two clusters of release candidate 2", "rc2", "header-envelope", ()),
    "rc1": (
        "Numbers and strings in two clusters of release candidate 1",
        "rc1",
        "header-envelope",
        ("RNT-PAG-004",),
    ),
    "rc2-shards": (
        "Two columns in shards, release candidate 2",
        "rc2",
        "column-group-record-frame",
        ("RNT-PRE-010",),
    ),
    "rc1-shards": (
        "Two columns in shards, release candidate 1",
        "rc1",
        "column-group-record-frame",
        ("RNT-PAG-004", "RNT-PRE-010"),
    ),
    "rc2-schema": (
        "Every kind of field of release candidate 2, and no entries",
        "rc2",
        "header-envelope",
        (),
    ),
    "rc1-schema": (
        "Every kind of field of release candidate 1, and no entries",
        "rc1",
        "header-envelope",
        (),
    ),
}
"""Title, generation, section and rules of each file that others are made from."""
_FLAGGED = frozenset({"nested-deferred", "flag_of_nested_deferred_columns_without_need"})
"""Files and mutations with feature flag 0, which readers need not know."""
_HIDING = frozenset({"envelope_for_later_readers", "wrong_crc", "rc1_footer_without_meta_data"})
"""Mutations behind which the pages are not found, of which the validator would mention something."""


def cases() -> Iterator[Case]:
    """The files that others are made from, then those that break a rule each."""
    for name, make in BASES.items():
        title, generation, section, rules = _BASES[name]
        yield Case(
            id=_base_id(name),
            title=f"{title}.",
            section=section,
            generation=generation,
            make=make,
            outcome=Outcome("may-refuse" if name in _FLAGGED else "valid", rules),
        )
    for mutation in MUTATIONS:
        yield _case(mutation)


def _base_id(name: str) -> str:
    return f"rules/base/{name}"


def _case(mutation: Mutation) -> Case:
    rule = RULES[mutation.rule_id]
    _, generation, _, remarks = _BASES[mutation.base]
    inherited = () if mutation.name in _HIDING else remarks
    kind = "may-refuse" if mutation.name in _FLAGGED else "valid"
    if rule.severity is Severity.ERROR and not mutation.is_mild:
        kind = "invalid"
    return Case(
        id=f"rules/{rule.id}/{slug(mutation.name)}",
        title=f"{rule.title}: {mutation.name.replace('_', ' ')}.",
        section=rule.section,
        generation=generation,
        make=mutation.make,
        outcome=Outcome(kind, tuple(sorted({rule.id, *inherited}))),
        base=_base_id(mutation.base),
        rule=rule.id,
        original=BASES[mutation.base],
    )
