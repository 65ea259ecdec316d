"""Conditions on entries that conversions copy."""

from __future__ import annotations

from typing import Any

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.reader import RNTuple
from rntuple_construct.reader.expressions import Condition

__all__ = ["condition_on"]


def condition_on(table: Any, where: str) -> Condition:
    """Return a condition on the entries of an RNTuple.

    Args:
        table: the RNTuple.
        where: the condition, see ``reader.expressions``.

    Raises:
        SchemaError: it cannot be understood, or the table is not an RNTuple.
    """
    if not isinstance(table, RNTuple):
        raise SchemaError("conditions are for RNTuples alone", hint="import the table first")
    return Condition(where, table.node)
