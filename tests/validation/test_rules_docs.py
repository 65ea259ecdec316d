"""The rule reference under docs/ is up to date and complete."""

from __future__ import annotations

import re
from pathlib import Path

from rntuple_construct.validation.rules import RULES

REPOSITORY = Path(__file__).resolve().parents[2]


def test_every_rule_has_one_anchor() -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in (REPOSITORY / "docs" / "rules").glob("*.md"))
    anchors = re.findall(r'<a id="(rnt-[a-z0-9]+-\d+)"></a>', text)
    assert sorted(anchors) == sorted(rule_id.lower() for rule_id in RULES)


def test_links_between_pages_lead_to_anchors() -> None:
    directory = REPOSITORY / "docs" / "rules"
    for path in directory.glob("*.md"):
        for page, anchor in re.findall(
            r"\]\(([a-z0-9-]+\.md)#([a-z0-9-]+)\)", path.read_text(encoding="utf-8")
        ):
            assert f'<a id="{anchor}"></a>' in (directory / page).read_text(encoding="utf-8")
