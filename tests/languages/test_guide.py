"""docs/write-a-reader.md shows the reader of the package for JavaScript, part by part."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rntuple_spec.meanings import TYPES
from support.dumpers import GENERATED, REPOSITORY

GUIDE = REPOSITORY / "docs" / "write-a-reader.md"
READER = [GENERATED / "javascript" / name for name in ("ntuple.js", "values.js", "read.js")]


def test_the_guide_shows_the_program() -> None:
    shown = re.findall(r"<!-- snippet: (\S+) (\w+) -->", GUIDE.read_text(encoding="utf-8"))
    assert {(GUIDE.parent / file).resolve() for file, _ in shown} == set(READER)
    parts = [
        part for path in READER for part in re.findall(r"#region (\w+)", path.read_text(encoding="utf-8"))
    ]
    assert sorted(part for _, part in shown) == sorted(parts)
    assert len(parts) > 5


def test_structures_that_the_guide_names_are_there() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    hints = re.findall(r"(?ms)^Without the parser: (.*?)\.", text)
    named = {name for hint in hints for name in re.findall(r"`([a-z_]+)`", hint)}
    assert len(named) > 5
    assert named <= TYPES["rntuple"].keys() | TYPES["root_file"].keys()


def test_a_stale_block_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(REPOSITORY / "tools" / "project"))
    import snippets

    (tmp_path / "program.js").write_text("before\n// #region one\nfunction f() {\n}\n// #endregion\n")
    guide = tmp_path / "guide.md"
    guide.write_text("<!-- snippet: program.js one -->\n```javascript\nlet a = 2;\n```\n\n```\nother\n```\n")
    assert (
        snippets.filled(guide)
        == "<!-- snippet: program.js one -->\n```javascript\nfunction f() {\n}\n```\n\n```\nother\n```\n"
    )
    guide.write_text("<!-- snippet: program.js two -->\n```javascript\n```\n")
    with pytest.raises(snippets.SnippetError, match="no region two"):
        snippets.filled(guide)
