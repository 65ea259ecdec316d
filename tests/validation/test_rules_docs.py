"""The rule reference under docs/ is up to date and complete."""

from __future__ import annotations

import importlib.util
import re
import shutil
from pathlib import Path
from types import ModuleType

import pytest

from rntuple_construct.validation.rules import RULES

REPOSITORY = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "rule_docs", REPOSITORY / "tools" / "documents" / "rule_docs.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return shutil.copytree(REPOSITORY / "docs" / "rules", tmp_path / "rules")


def test_pages_are_up_to_date(tool: ModuleType) -> None:
    assert tool.main(["--check"]) == 0


@pytest.mark.parametrize("change", ["edit", "remove", "add"])
def test_check_notices_a_page_that_differs(tool: ModuleType, copy: Path, change: str) -> None:
    page = copy / "pag.md"
    if change == "edit":
        page.write_text(page.read_text(encoding="utf-8") + "more\n", encoding="utf-8")
    elif change == "remove":
        page.unlink()
    else:
        (copy / "zzz.md").write_text("left over\n", encoding="utf-8")
    assert tool.main(["--check", "--output", str(copy)]) == 1
    assert tool.main(["--output", str(copy)]) == 0
    assert tool.main(["--check", "--output", str(copy)]) == 0


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
