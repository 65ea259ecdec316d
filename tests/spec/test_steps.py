"""Grammars as programs: what is inlined, what is a member, what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import grammars
import parsers
import pytest
import steps
import yaml
from steps import Bytes, Call, Check, Enter, If, Leave, Read, Repeat

ROOT = Path(__file__).resolve().parents[2]


def published(grammar: str) -> Any:
    text = (ROOT / "spec" / f"{grammar}.ksy").read_text(encoding="utf-8")
    return json.loads(json.dumps(grammars.without_names(yaml.safe_load(text))))


def program(seq: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch, **types: Any) -> steps.Program:
    monkeypatch.setitem(steps.ENTRIES, "small", ("small",))
    return steps.program("small", {"meta": {"endian": "le"}, "seq": seq, "types": types})


@pytest.mark.parametrize("grammar", steps.ENTRIES)
def test_every_frame_that_is_entered_is_left(grammar: str) -> None:
    for layout in steps.program(grammar, published(grammar)).functions.values():
        depth = 0
        for step in layout.steps:
            depth += isinstance(step, Enter) - isinstance(step, Leave)
            assert depth >= 0
        assert depth == 0


@pytest.mark.parametrize("grammar", steps.ENTRIES)
def test_callees_come_first_and_entries_are_there(grammar: str) -> None:
    seen: set[str] = set()
    functions = steps.program(grammar, published(grammar)).functions
    for name, layout in functions.items():
        assert {step.type for step in steps.walk(layout.steps) if isinstance(step, Call)} <= seen
        seen.add(name)
    assert set(steps.ENTRIES[grammar]) <= seen


def test_strings_and_frames_are_inlined_and_their_sizes_are_no_members() -> None:
    fields = steps.program("rntuple", published("rntuple")).functions["field_list"]
    assert [member.name for member in fields.members] == ["items", "trailing"]
    (items,) = (step for step in fields.steps if isinstance(step, Repeat))
    assert items.item.name == "field"
    assert items.count == "num_items"
    names = [member.name for member in items.item.members]
    assert names[:6] == ["field_version", "type_version", "parent_id", "role", "flags", "name"]
    assert not {"len_frame", "name_len"} & set(names)
    assert {member.name for member in items.item.members if member.optional} == {
        "array_size", "source_field_id", "type_checksum",
    }  # fmt: skip
    assert items.item.members[5].paths == (("body", "name", "raw"),)
    assert items.item.steps[:3] == (
        Read("len_frame", "s8le"),
        Check(("and", (">=", "len_frame", "8"), ("<=", ("-", "len_frame", "_io.left"), "8"))),
        Enter(1, ("-", "len_frame", "8")),
    )


def test_conditions_and_computed_members_are_resolved(monkeypatch: pytest.MonkeyPatch) -> None:
    sequence = [
        {"id": "flags", "type": "u2"},
        {"id": "size", "type": "u4"},
        {"id": "more", "type": "u1", "if": "is_long"},
        {"id": "body", "size": "size"},
    ]
    tree = {"is_long": {"value": "flags & 1 != 0", "doc": "Whether there is more."}}
    monkeypatch.setitem(steps.ENTRIES, "small", ("small",))
    made = steps.program("small", {"meta": {"endian": "be"}, "seq": sequence, "instances": tree, "types": {}})
    layout = made.functions["small"]
    is_long = ("!=", ("&", "flags", "1"), "0")
    assert layout.steps == (
        Read("flags", "u2be"),
        Read("size", "u4be"),
        If(is_long, (Read("more", "u1"),)),
        Bytes("body", "size"),
    )
    assert [member.name for member in layout.members] == ["flags", "more", "body"]
    assert layout.computed == (steps.Computed("is_long", is_long, "Whether there is more."),)


@pytest.mark.parametrize(
    "attribute", [{"id": "a", "type": "nowhere"}, {"id": "a", "size": "unknown"}, {"id": "a", "type": "str"}]
)
def test_what_there_is_no_step_for_is_refused(attribute: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(grammars.GrammarError):
        program([attribute], monkeypatch)


def parser(grammar: steps.Program) -> dict[str, Any]:
    """The module that is made of a program."""
    made: dict[str, Any] = {"__name__": "made"}
    exec(parsers._Module(grammar).text(), made)
    return made


def test_checks_are_made_unless_an_earlier_one_implies_them(monkeypatch: pytest.MonkeyPatch) -> None:
    size = {"id": "size", "type": "s4"}
    body = {"id": "body", "size": "size"}
    checked = {**size, "valid": {"expr": "_ >= 0 and _ <= _io.size - _io.pos"}}
    for sequence in ([size, body], [checked, body]):
        small = parser(program(sequence, monkeypatch))["small"]
        assert small(b"\1\0\0\0x", 0, 5)[1].body == b"x"
        for damaged in (b"\2\0\0\0x", b"\xff\xff\xff\xffx"):
            with pytest.raises(ValueError, match="break the grammar"):
                small(damaged, 0, 5)
    text = parsers._Module(program([checked, body], monkeypatch)).text()
    assert "q <=" not in text
    assert "q >" not in text


def test_what_is_checked_before_a_list_shows_nothing_for_its_later_items(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sequence = [
        {"id": "num", "type": "u4", "valid": {"expr": "_ * 4 <= _io.size - _io.pos"}},
        {"id": "items", "type": "item", "repeat": "expr", "repeat-expr": "num"},
    ]
    item = {"seq": [{"id": "size", "type": "u1"}, {"id": "raw", "size": "size"}]}
    small = parser(program(sequence, monkeypatch, item=item))["small"]
    assert small(b"\2\0\0\0\1a\1bxxxxxx", 0, 14)[1].items == [b"a", b"b"]
    with pytest.raises(ValueError, match="break the grammar"):
        small(b"\2\0\0\0\6abcdefg", 0, 12)
