"""Every error about a broken rule is made from the message of the rule, by the one function that does so."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from rntuple_spec.rules import AREAS, RULES

from rntuple_construct.base import errors
from rntuple_construct.base.errors import DescriptorError, PageError, RNTupleError, SchemaError
from rntuple_construct.base.rules import broken, known_rule

PACKAGE = Path(errors.__file__).parents[1]
MODULES = sorted(PACKAGE.rglob("*.py"))

# Functions that make an error or finding from a rule id, and those fields of the message that they give themselves.
MAKERS = {
    "broken": {"expected", "actual", "offset", "path"},
    "error": {"expected", "actual", "offset", "path"},  # Cursor.error and FrameWalk.error call broken
    "_bad_element": {"expected", "actual", "offset", "path"},
    "ChunkError": {"expected", "actual", "offset", "path"},
    "emit": {"expected", "actual", "path"},
    "wrong": {"expected", "actual", "offset", "path"},  # the metadata of Trevni files
    "_BlockError": {"expected", "actual", "offset", "path"},
    "report": {"expected", "actual", "path", "cluster"},  # the checks of pages know the cluster
}
# Given by Structure when the bytes end inside one of its members.
OF_STRUCTURES = {"name", "problem", "expected", "actual"}
# A value of None says nothing, so whoever tells of a rule with these fields has to give them.
TELLING = {"expected", "actual"}


OF_CALLERS = {"base/rules.py", "conversion/tables/import_table.py", "writer/options.py"}
"""Modules that may word an error: the function itself, and two that refuse arguments of a caller, not bytes of a file."""


def calls(module: Path) -> Iterator[ast.Call]:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def ids_in(node: ast.AST) -> set[str]:
    return {
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value.startswith("RNT-")
    }


def first_argument_ids(call: ast.Call) -> set[str]:
    return (
        ids_in(call.args[0]) if call.args and isinstance(call.args[0], (ast.Constant, ast.IfExp)) else set()
    )


def test_no_error_about_a_rule_has_words_of_its_own() -> None:
    kinds = {
        name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, Exception)
    }
    wrong = [
        f"{module}:{call.lineno}"
        for module in MODULES
        if str(module.relative_to(PACKAGE)) not in OF_CALLERS
        for call in calls(module)
        if called(call) in kinds and "rule_id" in {keyword.arg for keyword in call.keywords}
    ]
    assert wrong == []


def problems_of(call: ast.Call) -> Iterator[str]:
    if called(call) in MAKERS:
        given = {keyword.arg for keyword in call.keywords}
        for rule_id in first_argument_ids(call):
            if rule_id not in RULES:
                yield f"{rule_id} does not exist"
            elif None not in given:  # keywords of a mapping are not seen here
                needed = known_rule(rule_id).fields - (MAKERS[called(call)] - TELLING)
                if not needed <= given | {"offset"}:
                    yield f"{rule_id} needs {needed - given}"
    elif called(call) == "Structure":
        for keyword in call.keywords:
            for rule_id in ids_in(keyword.value) if keyword.arg == "rule" else ():
                if not known_rule(rule_id).fields <= OF_STRUCTURES:
                    yield f"{rule_id} needs other fields"


def test_rules_exist_and_get_every_field_of_their_message() -> None:
    wrong = [
        f"{module.relative_to(PACKAGE)}:{call.lineno}: {problem}"
        for module in MODULES
        for call in calls(module)
        for problem in problems_of(call)
    ]
    assert len(MODULES) > 300
    assert wrong == []


def test_the_class_of_a_rule_is_one_of_our_errors() -> None:
    kinds = {rule_id: getattr(errors, known_rule(rule_id).error) for rule_id in RULES}
    assert [rule_id for rule_id, kind in kinds.items() if not issubclass(kind, RNTupleError)] == []


def test_every_area_names_the_class_of_its_errors() -> None:
    assert all(issubclass(getattr(errors, area.error), RNTupleError) for area in AREAS.values())


def test_error_has_class_message_and_hint_of_its_rule() -> None:
    error = broken("RNT-PAG-002", path="here", offset=7, expected="aa", actual="bb")
    assert type(error) is PageError
    assert error.message == known_rule("RNT-PAG-002").format(expected="aa", actual="bb")
    assert error.hint == RULES["RNT-PAG-002"].hint
    assert (error.rule_id, error.path, error.offset) == ("RNT-PAG-002", "here", 7)
    assert (error.expected, error.actual) == ("aa", "bb")


def test_what_a_call_knows_better_replaces_hint_and_class() -> None:
    error = broken(
        "RNT-COL-003", kind=SchemaError, hint="try", remark="twice", type="Real32Quant", actual=0, expected=1
    )
    assert type(error) is SchemaError
    assert error.hint == "try"
    assert error.message.endswith("(twice)")


def test_hints_about_damaged_files_are_not_given_to_callers_with_wrong_data() -> None:
    assert RULES["RNT-FLD-002"].hint
    assert type(broken("RNT-FLD-002", problem="x")) is DescriptorError
    assert broken("RNT-FLD-002", problem="x").hint == RULES["RNT-FLD-002"].hint
    assert broken("RNT-FLD-002", kind=SchemaError, problem="x").hint is None


def test_missing_field_and_unknown_rule_are_errors_of_ours() -> None:
    with pytest.raises(TypeError, match="problem"):
        broken("RNT-FLD-002")
    with pytest.raises(KeyError):
        broken("RNT-FLD-999")


def test_values_from_files_are_printable_and_bounded() -> None:
    error = broken("RNT-TYP-001", actual="\x1b[31m" + "x" * 10_000, problem="y")
    assert "\x1b" not in error.message
    assert len(error.message) < 400


def test_recast_error_keeps_everything_but_what_is_changed() -> None:
    error = broken("RNT-COL-005", actual=(1, 0), problem="not ascending", path="a")
    other = error.recast(SchemaError, path="b")
    assert type(other) is SchemaError
    assert (other.message, other.rule_id, other.actual, other.path) == (
        error.message,
        "RNT-COL-005",
        (1, 0),
        "b",
    )
