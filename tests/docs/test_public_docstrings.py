"""Each public function and method describes its arguments, its result and its errors."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import rntuple_construct as rnt
from rntuple_construct.writer.file import FileWriter
from rntuple_construct.writer.writer import NTupleWriter, ParallelWriter, Writer

CLASSES = (rnt.RNTuple, rnt.RNTupleField, rnt.RNTupleFile, NTupleWriter, ParallelWriter, Writer, FileWriter)

INTERNAL = {
    "FileWriter.end", "FileWriter.free_range", "FileWriter.start_with", "NTupleWriter.on_close", "RNTuple.chosen",
    "RNTuple.read", "RNTuple.select", "RNTuple.steps", "RNTuple.types_of",
}  # fmt: skip
"""Methods that other rooms of the package call; the guides do not mention them."""
WITHOUT_ERRORS = {"RNTupleFile.limit_work", "register_locator"}


def public_callables() -> Iterator[tuple[str, Callable[..., Any]]]:
    for name in rnt.__all__:
        value = getattr(rnt, name)
        if inspect.isfunction(value):
            yield name, value
    for owner in CLASSES:
        for name, value in vars(owner).items():
            if (
                inspect.isfunction(value)
                and not name.startswith("_")
                and f"{owner.__name__}.{name}" not in INTERNAL
            ):
                yield f"{owner.__name__}.{name}", value


CALLABLES = dict(public_callables())


def problems(function: Callable[..., Any]) -> list[str]:
    """Parts that the docstring of a function lacks."""
    text = inspect.getdoc(function) or ""
    sections = dict(re.findall(r"(?ms)^(\w+):\n(.*?)(?=^\w+:\n|\Z)", text))
    described = set(
        re.findall(
            r"[*\w]+", " ".join(re.findall(r"(?m)^    ([*\w, ]+)(?: \([^)]*\))?:", sections.get("Args", "")))
        )
    )
    signature = inspect.signature(function)
    missing = [
        f"argument {name}" for name in signature.parameters if name != "self" and name not in described
    ]
    first = text.split("\n")[0]
    result = str(signature.return_annotation)
    says_result = (
        "Returns" in sections or "Yields" in sections or re.match(r"(Return|Yield|Whether)\b", first)
    )
    if result not in ("None", "<class 'inspect._empty'>") and not says_result:
        missing.append("result")
    if len(signature.parameters) > 1 and "Raises" not in sections:
        missing.append("errors")
    return missing


@pytest.mark.parametrize("name", sorted(CALLABLES))
def test_public_functions_describe_arguments_result_and_errors(name: str) -> None:
    allowed = ["errors"] if name in WITHOUT_ERRORS else []
    assert problems(CALLABLES[name]) == allowed


def test_gaps_of_a_docstring_are_noticed() -> None:
    def poor(path: str, mode: str) -> int:
        """Count.

        Args:
            path: the file.
        """
        return len(path + mode)

    def good(path: str, mode: str) -> int:
        """Return the length.

        Args:
            path, mode: texts.

        Raises:
            ValueError: never.
        """
        return len(path + mode)

    assert problems(poor) == ["argument mode", "result", "errors"]
    assert problems(good) == []
