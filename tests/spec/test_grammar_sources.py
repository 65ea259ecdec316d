"""From the sources in spec/parts to the published grammars, and to those with casts."""

from __future__ import annotations

import importlib
import re
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
# The one that joins the others names their types, and has no text with casts.
PUBLISHED = sorted(path for path in (ROOT / "spec").glob("*.ksy") if path.stem != "rntuple_file")
FIELDS = {"a": "u2", "b": "u4", "c": "s8", "is_wide": ""}


@pytest.fixture(scope="module")
def grammars() -> Any:
    folder = str(ROOT / "tools" / "generate")
    sys.path.insert(0, folder)
    try:
        return importlib.import_module("grammars")
    finally:
        sys.path.remove(folder)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a + b * 4", ("(a.as<u8> + (b.as<u8> * 4.as<u8>).as<u8>).as<u8>", "u8")),
        ("a - 1", ("(a.as<s8> - 1.as<s8>).as<s8>", "s8")),
        ("-c - 8", ("((0.as<s8> - c.as<s8>).as<s8> - 8.as<s8>).as<s8>", "s8")),
        ("_ <= _io.size - _io.pos", ("_.as<s8> <= (_io.size.as<s8> - _io.pos.as<s8>).as<s8>", "")),
        ("_ == 0 or (a >= 8 and a - 1 <= 8)",
         ("_.as<s8> == 0.as<s8> or (a.as<s8> >= 8.as<s8> and (a.as<s8> - 1.as<s8>).as<s8> <= 8.as<s8>)", "")),
        ("is_wide ? b : a", ("(is_wide ? b : a.as<u4>).as<u4>", "u4")),
        ("(c / 256).as<u1>", ("(c.as<s8> / 256.as<s8>).as<u1>", "u1")),
        ("b == 0xffffffff", ("b.as<u8> == 0xffffffff.as<u8>", "")),
        ("a >= 0", ("a >= 0", "")),
        ("(a & 4) != 0", ("(a & 4) != 0", "")),
        ("not _io.eof", ("not _io.eof", "")),
    ],
)  # fmt: skip
def test_expressions_get_the_casts_of_typed_languages(
    grammars: Any, text: str, expected: tuple[str, str]
) -> None:
    assert grammars.lowered(text, FIELDS) == expected


@pytest.mark.parametrize("text", ["a +", "a ? b", "a b", "§"])
def test_what_is_no_expression_is_refused(grammars: Any, text: str) -> None:
    with pytest.raises(grammars.GrammarError):
        grammars.lowered(text, FIELDS)


@pytest.mark.parametrize("source", ["  a: nowhere\n", "  nothing: part\n", "  a: frame(b, c)\n"])
def test_what_is_not_there_is_refused(grammars: Any, source: str, tmp_path: Path) -> None:
    (tmp_path / "part.ksy").write_text("types:\n  a:\n    doc: A.\n", encoding="utf-8")
    (tmp_path / "whole.ksy").write_text(f"meta:\n  id: whole\ntypes:\n{source}", encoding="utf-8")
    with pytest.raises(grammars.GrammarError):
        grammars.Parts(tmp_path).expand("whole")


def test_sources_and_published_grammars_have_hardly_any_casts() -> None:
    for folder in ("spec/parts", "spec"):
        texts = [path.read_text(encoding="utf-8") for path in (ROOT / folder).glob("*.ksy")]
        assert texts
        assert sum(text.count(".as<") for text in texts) <= 20


@pytest.mark.parametrize("path", PUBLISHED, ids=lambda path: path.stem)
def test_casts_and_names_are_all_that_differs(grammars: Any, path: Path) -> None:
    def bare(text: str) -> str:
        text = re.sub(r"_ >= 0 and (?=length|_io|len_)", "", re.sub(r"\.as<\w+>", "", text))
        return re.sub(r"\b0 - ", "-", re.sub(r"[()']", "", text))

    with_casts = grammars.named((ROOT / "generated" / "ksy" / path.name).read_text(encoding="utf-8"))
    assert bare(with_casts) == bare(path.read_text(encoding="utf-8"))


def test_names_of_ids_can_be_taken_away_again(grammars: Any) -> None:
    text = (ROOT / "generated" / "ksy" / "rntuple.ksy").read_text(encoding="utf-8")
    tree, named = yaml.safe_load(text), yaml.safe_load(grammars.named(text))
    member = named["types"]["column"]["instances"]["column_type_name"]
    assert (member["value"], member["enum"]) == ("column_type", "column_type")
    assert named["types"]["extra_type_info"]["instances"].keys() == {"content_id_name"}
    assert named != tree
    assert grammars.without_names(named) == tree


@pytest.mark.parametrize("path", PUBLISHED, ids=lambda path: path.stem)
def test_published_grammars_name_every_type_they_use(path: Path) -> None:
    tree = yaml.safe_load(path.read_text(encoding="utf-8"))
    used = set(re.findall(r"(?m)^ +(?:type|\d+|_): ([a-z]\w+)$", path.read_text(encoding="utf-8")))
    plain = {f"{sign}{size}" for sign in "us" for size in (1, 2, 4, 8)} | {"f4", "f8", "b24le", "u8le"}
    plain |= {f"b{bits}" for bits in range(1, 33)}
    assert used - plain <= set(tree["types"])
