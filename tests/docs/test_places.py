"""The page of places belongs to the present code, and it finds second places."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_SPEC = importlib.util.spec_from_file_location("places", ROOT / "tools" / "documents" / "places.py")
assert _SPEC is not None
assert _SPEC.loader is not None
places = importlib.util.module_from_spec(_SPEC)
_SPEC.loader.exec_module(places)


def row(name: str) -> list[str]:
    (line,) = (
        line
        for line in places.PAGE.read_text(encoding="utf-8").split("\n")
        if re.match(rf"\| .?{name}\b", line)
    )
    return [cell.strip() for cell in line.split(" | ")]


def test_a_rule_has_its_check_its_errors_and_its_cases() -> None:
    _, check, errors, corpus = row("RNT-FEA-005")
    assert "`validation/checks/columns.py:" in check
    assert "`writer/model.py:" in errors
    assert "`kit/corpus/" in corpus


def test_the_default_compression_is_defined_once() -> None:
    _, value, defined, *_ = row("DEFAULT_COMPRESSION")
    assert (value, defined) == ("`'zstd:5'`", "`writer/options.py`")


def test_an_option_has_the_documents_that_use_it_with_its_command() -> None:
    *_, documents = row("EXPORT_STEP")
    assert "(data.md)" in documents
