"""Help of every command: short usage, examples at the end, rarely used options after the others."""

from __future__ import annotations

import re
import shlex

import pytest

from rntuple_construct.cli import COMMANDS, build_parser


def help_of(name: str) -> str:
    parser = build_parser(name)
    subparsers = next(action for action in parser._actions if action.dest == "command")
    return str(subparsers.choices[name].format_help())  # type: ignore[index, call-overload]


def examples_of(name: str) -> list[str]:
    return re.findall(r"^  (rntuple .*)$", help_of(name).partition("\nexamples:\n")[2], re.MULTILINE)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_help_ends_with_examples_that_are_valid(name: str) -> None:
    examples = examples_of(name)
    assert len(examples) >= 2
    for example in examples:
        given = shlex.split(example.partition(" > ~")[0])[1:]
        assert given[0] == name
        build_parser(name).parse_args(given)


@pytest.mark.parametrize("name", COMMANDS)
def test_the_usage_is_one_line_and_rare_options_stand_behind_the_others(name: str) -> None:
    text = help_of(name)
    assert re.match(rf"usage: rntuple {name} \[OPTION \.\.\.\]", text)
    assert len(text.split("\n\n")[0].splitlines()) <= 2
    places = [text.find(f"\n  {option}") for option in ("--allow", "--no-mmap", "--debug")]
    others = [
        text.find(f"\n  {option}") for option in ("--format", "--fields", "--entries", "--force", "-o PATH")
    ]
    assert all(rare > other for rare in places if rare > 0 for other in others if other > 0)
