"""List what cites the sections that differ between two texts of the published specification.

    python tools/documents/spec_changes.py OLD.md NEW.md    exit status 1 if a section differs

OLD is the text of the release that ``spec/sections.toml`` names, NEW a later one. The tool prints the hash of each section that
was added, changed or removed. It lists the structures, rules, errata, cases of the corpus and pages that cite the section.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [
    *(str(REPOSITORY), str(REPOSITORY / "generated" / "python")),
    *(str(REPOSITORY / "tests"), str(REPOSITORY / "tools")),
]

from reference.facts import Facts
from reference.structures import page_of

from rntuple_construct.kit.corpus import cases

_HEADING = re.compile(r"#{1,6} +(?P<heading>.*?) *#*")
_VERSION = re.compile(r"\b\d+\.\d+\.\d+\.\d+\b")


@dataclass(frozen=True)
class Change:
    """A section that differs: ``added``, ``changed`` or ``removed``."""

    kind: str
    heading: str
    old: str
    new: str


def sections_of(text: str) -> dict[str, str]:
    """Text of each section by its heading without markup; the part before the first heading has the key ``""``.

    Sections of one heading are joined. Lines in code blocks are not headings.
    """
    found: dict[str, list[str]] = {"": []}
    heading, is_code = "", False
    for line in text.splitlines():
        is_code ^= line.lstrip().startswith("```")
        match = None if is_code else _HEADING.fullmatch(line)
        if match:
            heading = re.sub(r"[*_`]", "", match["heading"])
            found.setdefault(heading, [])
        else:
            found[heading].append(line.rstrip())
    return {name: "\n".join(lines).strip() for name, lines in found.items()}


def changes(old: str, new: str) -> list[Change]:
    """The sections that differ between two texts, in the order of the new one, then those that were removed."""
    before, after = sections_of(old), sections_of(new)
    found = [
        Change("changed" if name in before else "added", name, before.get(name, ""), text)
        for name, text in after.items()
        if before.get(name) != text
    ]
    return found + [Change("removed", name, text, "") for name, text in before.items() if name not in after]


def version_of(text: str) -> str:
    """Version of the format that the first lines of a text state; ``unknown`` if they have none."""
    match = _VERSION.search(text[:2000])
    return match[0] if match else "unknown"


def report(change: Change, facts: Facts) -> list[str]:
    """Lines about a section, and all that cites it."""
    names = [name for name, entry in facts.sections.items() if entry["heading"] == change.heading]
    digests = " -> ".join(hashlib.sha256(text.encode()).hexdigest()[:12] for text in (change.old, change.new))
    lines = [f"{change.kind}: {change.heading or '(before the first heading)'} [{digests}]"]
    if not names:
        return [*lines, "  no section of spec/sections.toml has this heading"]
    structures = [
        each
        for each in facts.structures.values()
        if any(set(names) & set(facts.sections_of(variant)) for variant in each.variants)
    ]
    rules = [rule for rule in facts.rules.values() if set(names) & {rule["section"], *rule.get("see", ())}]
    ids = {rule["id"] for rule in rules}
    shown = [case.id for case in cases() if case.section in names or case.rule in ids]
    areas = {rule["id"].split("-")[1].lower() for rule in rules}
    pages = [*(page_of(each) for each in structures), *(f"rules/{area}.html" for area in sorted(areas))]
    errata = [each.id for each in facts.errata.values() if set(names) & set(each.sections)]
    rows: dict[str, Iterable[str]] = {
        "structures": [f"{each.family}.{each.name}" for each in structures],
        "rules": sorted(ids),
        "errata": errata,
        "cases": shown,
        "pages": pages,
    }
    return lines + [f"  {title}: {', '.join(items)}" for title, items in rows.items() if items]


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare two texts; returns the exit status."""
    parser = argparse.ArgumentParser(
        allow_abbrev=False, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("old", type=Path, metavar="OLD", help="text of the release that sections.toml names")
    parser.add_argument("new", type=Path, metavar="NEW", help="later text")
    options = parser.parse_args(arguments)
    try:
        old, new = (path.read_text(encoding="utf-8") for path in (options.old, options.new))
    except (OSError, UnicodeDecodeError) as error:
        parser.error(f"cannot read a text: {error}")
    found = changes(old, new)
    facts = Facts(REPOSITORY / "spec")
    print(f"version {version_of(old)} -> {version_of(new)}: {len(found)} sections differ")
    for change in found:
        print("\n".join(report(change, facts)))
    return int(bool(found))


if __name__ == "__main__":
    raise SystemExit(main())
