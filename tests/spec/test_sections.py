"""References to the format document lead to headings that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rntuple_spec.rules import RULES, Rule
from rntuple_spec.sections import DOCUMENTS, SECTIONS, Section

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


@pytest.mark.parametrize("section", SECTIONS.values(), ids=SECTIONS)
def test_section_is_well_formed(section: Section) -> None:
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", section.id)
    assert section.heading.strip() == section.heading
    assert section.generations
    assert set(section.generations) <= set(GENERATIONS)
    assert not section.parent or section.parent in SECTIONS
    assert (section.document or "rntuple") in DOCUMENTS


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


@pytest.mark.parametrize("rule", RULES.values(), ids=RULES)
def test_rule_points_to_sections_of_its_generations(rule: Rule) -> None:
    for name in (rule.section, *rule.see):
        assert name in SECTIONS
    own = SECTIONS[rule.section].generations
    assert set(own) & set(rule.generations)


def test_every_section_has_a_rule_or_a_reason_for_having_none() -> None:
    cited = {section for rule in RULES.values() for section in (rule.section, *rule.see)}
    assert [name for name, section in SECTIONS.items() if (name in cited) == bool(section.no_rule)] == []
