"""The first line of every module says what the module is, not a riddle about it."""

from __future__ import annotations

import ast
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2] / "rntuple_construct"
RIDDLES = ("What", "Where", "How", "Which", "Whether", "Why", "When", "Who")


def problem_of(path: Path) -> str:
    """Return the fault of the first line of a module; empty without one."""
    text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    if not text:
        return "no docstring"
    first = text.splitlines()[0]
    return "" if first.split()[0] not in RIDDLES and first.endswith((".", ":")) else first


def test_modules_say_what_they_are() -> None:
    paths = sorted(PACKAGE.rglob("*.py"))
    assert len(paths) > 300
    problems = {str(path.relative_to(PACKAGE)): problem_of(path) for path in paths}
    assert {name: problem for name, problem in problems.items() if problem} == {}
