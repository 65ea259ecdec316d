"""The first line of every module says what the module is, not a riddle about it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "rntuple_construct"
RIDDLES = ("What", "Where", "How", "Which", "Whether", "Why", "When", "Who")


@pytest.mark.parametrize(
    "path", sorted(PACKAGE.rglob("*.py")), ids=lambda path: str(path.relative_to(PACKAGE))
)
def test_modules_say_what_they_are(path: Path) -> None:
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    assert text
    first = text.splitlines()[0]
    assert first.split()[0] not in RIDDLES
    assert first.endswith((".", ":"))
