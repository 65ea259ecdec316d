"""Keyword arguments that several functions share, each group described once by a TypedDict."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.suggestions import shortened, suggestion

__all__ = ["UnexpectedArgumentError", "check_arguments"]


class UnexpectedArgumentError(SchemaError, TypeError):
    """A keyword argument that the function does not have."""


def check_arguments(function: str, given: Mapping[str, Any], known: Any, *others: str) -> None:
    """Refuse keyword arguments that a function does not have.

    Args:
        function: name of the function, for the message.
        given: the keyword arguments beyond those of its signature.
        known: the TypedDict of those that it has.
        others: keyword arguments of its signature, for suggestions.

    Raises:
        UnexpectedArgumentError: an argument has another name; the hint lists similar ones.
    """
    names = known.__annotations__
    for name in given:
        if name not in names:
            raise UnexpectedArgumentError(
                f"{function}(): unexpected argument '{shortened(name)}'",
                hint=suggestion(
                    name, [*names, *others], f"help({function}) describes them", label="arguments"
                ),
            )
