"""References to the format document lead to headings that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rntuple_spec.rules import RULES
from rntuple_spec.sections import DOCUMENTS, SECTIONS

SPEC = Path(__file__).resolve().parents[2] / "spec"
GENERATIONS = ("v0", "rc1", "rc2", "1.x", "trevni")
GRAMMARS = sorted(SPEC.glob("*.ksy"))


def doc_refs(path: Path) -> list[tuple[int, str]]:
    """Line number and text of every doc-ref of a grammar, its continuation lines included."""
    lines = path.read_text(encoding="utf-8").splitlines()
    found = []
    for number, line in enumerate(lines):
        if match := re.match(r"^(\s*)(?:- )?doc-ref:\s*(.*)$", line):
            text = [match[2]]
            for further in lines[number + 1 :]:
                if not further.strip() or len(further) - len(further.lstrip()) <= len(match[1]):
                    break
                text.append(further.strip())
            found.append((number + 1, " ".join(text)))
    return found


@pytest.mark.parametrize("path", GRAMMARS, ids=lambda path: path.name)
def test_every_doc_ref_names_a_heading(path: Path) -> None:
    headings = {section.heading for section in SECTIONS.values()}
    wrong = []
    for line, text in doc_refs(path):
        named = re.findall(r"section '([^']+)'", text, re.IGNORECASE)
        if not named or not set(named) <= headings:
            wrong.append(f"{path.name}:{line}: {text}")
    assert wrong == []


def test_grammars_have_doc_refs() -> None:
    assert all(doc_refs(path) for path in GRAMMARS)
    assert GRAMMARS


def test_sections_are_well_formed() -> None:
    wrong = [
        name
        for name, section in SECTIONS.items()
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", section.id)
        or section.heading.strip() != section.heading
        or not section.generations
        or not set(section.generations) <= set(GENERATIONS)
        or (section.parent and section.parent not in SECTIONS)
        or (section.document or "rntuple") not in DOCUMENTS
    ]
    assert wrong == []


def test_headings_of_one_document_and_level_differ() -> None:
    seen = [(section.document, section.parent, section.heading) for section in SECTIONS.values()]
    assert len(set(seen)) == len(seen)


def test_no_section_encloses_itself() -> None:
    for section in SECTIONS.values():
        above, at = set(), section
        while at.parent:
            assert at.id not in above
            above.add(at.id)
            at = SECTIONS[at.parent]


def test_rules_point_to_sections_of_their_generations() -> None:
    unknown = {rule.id for rule in RULES.values() if not {rule.section, *rule.see} <= SECTIONS.keys()}
    assert unknown == set()
    others = {
        rule.id
        for rule in RULES.values()
        if not set(SECTIONS[rule.section].generations) & set(rule.generations)
    }
    assert others == set()


def test_every_section_has_a_rule_or_a_reason_for_having_none() -> None:
    cited = {section for rule in RULES.values() for section in (rule.section, *rule.see)}
    assert [name for name, section in SECTIONS.items() if (name in cited) == bool(section.no_rule)] == []
