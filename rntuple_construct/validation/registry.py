"""Checks as data: the rules that a check may report, its requirements, and the depth of validation that runs it.

A check is a function that examines a context and reports findings. It is declared where it is written::

    @ntuple_check("RNT-FLD-002", needs=("fields",))
    def parents(ntuple: NTupleContext) -> None: ...

It is skipped where something it needs could not be read: that has been reported already.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Generic, TypeVar

from rntuple_construct.validation.context import FileContext, NTupleContext
from rntuple_construct.validation.rules import RULES, Depth

__all__ = ["Check", "checks_of", "file_check", "ntuple_check"]

Context = TypeVar("Context", FileContext, NTupleContext)


@dataclass(slots=True, eq=False, repr=False)
class Check(Generic[Context]):
    """One check.

    Args:
        name: module and function.
        rules: ids of the rules it may report; in other generations their counterparts.
        needs: attributes of the context that must not be None.
        depth: the least depth of validation that runs it.
        function: the check.
    """

    name: str
    rules: frozenset[str]
    needs: tuple[str, ...]
    depth: Depth
    function: Callable[[Context], None]

    def applies(self, context: Context, depth: Depth) -> bool:
        """Tell whether to run it: deep enough, and everything it needs is there."""
        return depth.includes(self.depth) and context.has(self.needs)


def _declare(rules: tuple[str, ...], needs: tuple[str, ...], depth: Depth | None, function: object) -> Check:  # type: ignore[type-arg]
    unknown = [rule_id for rule_id in rules if rule_id not in RULES]
    if unknown:
        raise ValueError(f"no such rules: {', '.join(unknown)}")
    known = [found for rule_id in rules if (found := RULES[rule_id].depth) is not None]
    least = depth or (min(known, key=tuple(Depth).index) if known else Depth.STRUCTURE)
    module, name = function.__module__.rpartition(".")[2], function.__name__  # type: ignore[attr-defined]
    return Check(f"{module}.{name}", frozenset(rules), needs, least, function)  # type: ignore[arg-type]


def file_check(
    *rules: str, needs: tuple[str, ...] = (), depth: Depth | None = None
) -> Callable[[Callable[[FileContext], None]], Check[FileContext]]:
    """Declare a check of a whole file; it runs after the checks of the RNTuples.

    Args:
        rules: ids of the rules it may report.
        needs: attributes of the context that must not be None.
        depth: the least depth that runs it; by default the least depth of its rules.
    """
    return lambda function: _declare(rules, needs, depth, function)


def ntuple_check(
    *rules: str, needs: tuple[str, ...] = (), depth: Depth | None = None
) -> Callable[[Callable[[NTupleContext], None]], Check[NTupleContext]]:
    """Declare a check of one RNTuple; arguments as for ``file_check``."""
    return lambda function: _declare(rules, needs, depth, function)


def checks_of(*modules: ModuleType) -> tuple[Check, ...]:  # type: ignore[type-arg]
    """The checks that modules declare, in their order."""
    return tuple(found for module in modules for found in vars(module).values() if isinstance(found, Check))
