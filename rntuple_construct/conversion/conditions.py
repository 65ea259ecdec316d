"""Conditions on flat fields that choose entries, such as ``(pt > 20) & (abs(eta) < 2.4)``.

They are computed by numexpr. What it is given was parsed here before and consists of numbers, names of fields, operators and
known functions: nothing of it is Python that runs.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from rntuple_construct.errors import SchemaError
from rntuple_construct.extras import require
from rntuple_construct.reader import RNTuple
from rntuple_construct.schema.nodes import FieldKind, FieldNode
from rntuple_construct.suggestions import suggestion
from rntuple_construct.values.layout import Layout, Numbers, Record
from rntuple_construct.values.selecting import take

__all__ = ["Condition", "chosen_entries"]

_MAX_LENGTH = 10_000
_MAX_DEPTH = 50
_OPERATORS = (
    ast.Add, ast.Sub, ast.Mult, ast.Div, ast.Mod, ast.Pow, ast.BitAnd, ast.BitOr, ast.BitXor, ast.UAdd, ast.USub,
    ast.Invert, ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Eq, ast.NotEq,
)  # fmt: skip
_FUNCTIONS = frozenset(
    {
        "abs", "arccos", "arccosh", "arcsin", "arcsinh", "arctan", "arctan2", "arctanh", "ceil", "cos", "cosh", "exp",
        "expm1", "floor", "log", "log10", "log1p", "sin", "sinh", "sqrt", "tan", "tanh", "where",
    }
)  # fmt: skip


class Condition:
    """A condition on the entries of an RNTuple.

    Args:
        text: comparisons of flat fields, members of records as ``Muon.pt``, numbers, arithmetic, ``&``, ``|``, ``~``
            and functions such as ``sqrt`` and ``abs``.
        ntuple: the RNTuple.

    Attributes:
        fields: names of the top-level fields that it needs.

    Raises:
        SchemaError: it cannot be understood, or names what is no flat field.
        MissingExtraError: numexpr is not installed.
    """

    def __init__(self, text: str, ntuple: RNTuple) -> None:
        self._text = text
        self._ntuple = ntuple
        self._numexpr = require("numexpr")
        self._paths: dict[str, str] = {}
        if len(text) > _MAX_LENGTH:
            raise SchemaError(f"the condition has {len(text)} characters", expected=f"at most {_MAX_LENGTH}")
        try:
            tree = ast.parse(text.strip(), mode="eval")
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            where = f" at character {error.offset}" if isinstance(error, SyntaxError) and error.offset else ""
            raise self._refusal(f"it is no expression{where}") from None
        self._expression = self._checked(tree.body, 0)
        self.fields = list(dict.fromkeys(path.partition(".")[0] for path in self._paths))
        if not self.fields:
            raise self._refusal("it names no field")

    def mask(self, chunk: Mapping[str, Layout]) -> npt.NDArray[np.bool_]:
        """Which entries it holds for.

        Args:
            chunk: values of at least ``fields``.

        Raises:
            SchemaError: it is no condition but a number, or cannot be computed.
        """
        values = {name: self._values(path, chunk) for path, name in self._paths.items()}
        length = len(next(iter(values.values())))
        if not length:
            return np.empty(0, np.bool_)
        try:
            found = self._numexpr.evaluate(self._expression, local_dict=values, global_dict={})
        except Exception as error:
            raise self._refusal(f"{type(error).__name__}: {error}") from error
        if found.dtype != np.bool_ or found.shape != (length,):
            raise self._refusal("it is a number, no condition", "compare it with something")
        return np.asarray(found)

    # Names

    def _values(self, path: str, chunk: Mapping[str, Layout]) -> npt.NDArray[Any]:
        first, *rest = path.split(".")
        layout = chunk[first]
        for name in rest:
            if not isinstance(layout, Record):
                raise self._refusal(f"'{path}' is no flat field")
            layout = layout.members[name]
        if not isinstance(layout, Numbers):
            raise self._refusal(f"'{path}' is no flat field")
        data = layout.data
        if data.dtype == np.float16:
            return data.astype(np.float32)
        if data.dtype == np.uint64:
            if len(data) and int(data.max()) > np.iinfo(np.int64).max:
                raise self._refusal(
                    f"'{path}' has numbers beyond 63 bits, which numexpr does not compute with"
                )
            return data.astype(np.int64)
        return data

    def _field(self, path: str) -> str:
        """The name that stands for a field in the expression."""
        first, *rest = path.split(".")
        nodes: Mapping[str, FieldNode] = self._ntuple.nodes
        node = nodes.get(first)
        if node is None:
            known = suggestion(first, nodes, "rntuple info lists them")
            raise self._refusal(f"there is no field '{first}'", f"its fields: {known}")
        for name in rest:
            below = (
                {child.field.name: child for child in node.children} if node.kind is FieldKind.RECORD else {}
            )
            if name not in below:
                raise self._refusal(f"there is no member '{path}'")
            node = below[name]
        if node.kind not in (FieldKind.NUMBER, FieldKind.CARDINALITY):
            raise self._refusal(
                f"'{path}' is a {node.kind.value} field", "only numbers, one for each entry, can be compared"
            )
        return self._paths.setdefault(path, f"field_{len(self._paths)}")

    # Syntax

    def _checked(self, node: ast.expr, depth: int) -> str:
        """The expression for numexpr, built from what is understood and nothing else."""
        if depth > _MAX_DEPTH:
            raise self._refusal(f"it is nested deeper than {_MAX_DEPTH} levels")

        def inner(part: ast.expr) -> str:
            return self._checked(part, depth + 1)

        if isinstance(node, ast.Constant) and type(node.value) in (bool, int, float):
            return repr(node.value)
        if isinstance(node, (ast.Name, ast.Attribute)):
            return self._field(self._dotted(node))
        if isinstance(node, ast.BinOp) and isinstance(node.op, _OPERATORS):
            return f"({inner(node.left)} {_SYMBOLS[type(node.op)]} {inner(node.right)})"
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, _OPERATORS):
            return f"({_SYMBOLS[type(node.op)]}{inner(node.operand)})"
        if isinstance(node, ast.Compare):
            if len(node.ops) > 1:
                raise self._refusal("comparisons cannot be chained", "write (0 < x) & (x < 5)")
            if isinstance(node.ops[0], _OPERATORS):
                return f"({inner(node.left)} {_SYMBOLS[type(node.ops[0])]} {inner(node.comparators[0])})"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.keywords:
            if node.func.id not in _FUNCTIONS:
                raise self._refusal(
                    f"there is no function '{node.func.id}'", f"functions: {', '.join(sorted(_FUNCTIONS))}"
                )
            return f"{node.func.id}({', '.join(map(inner, node.args))})"
        if isinstance(node, ast.BoolOp) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)):
            raise self._refusal(
                "'and', 'or' and 'not' are not for arrays", "write (a > 1) & (b < 2), |, and ~"
            )
        raise self._refusal(f"'{ast.unparse(node)[:50]}' is not understood")

    def _dotted(self, node: ast.expr) -> str:
        if isinstance(node, ast.Name):
            return node.id
        if isinstance(node, ast.Attribute):
            return f"{self._dotted(node.value)}.{node.attr}"
        raise self._refusal(f"'{ast.unparse(node)[:50]}' is no field")

    def _refusal(self, problem: str, hint: str | None = None) -> SchemaError:
        shown = self._text if len(self._text) <= 100 else f"{self._text[:99]}…"
        return SchemaError(f"condition '{shown}': {problem}", hint=hint)


_SYMBOLS: dict[type[ast.AST], str] = dict(
    zip(
        _OPERATORS,
        ("+", "-", "*", "/", "%", "**", "&", "|", "^", "+", "-", "~", "<", "<=", ">", ">=", "==", "!="),
        strict=True,
    )
)


def chosen_entries(
    ntuple: RNTuple, names: Sequence[str], where: str, step_size: int | str, start: int, stop: int
) -> Iterator[dict[str, Layout]]:
    """Values of the entries for which a condition holds, piece by piece.

    Args:
        ntuple: the RNTuple.
        names: top-level fields that are wanted.
        where: the condition.
        step_size: how much is read at a time, as for ``RNTuple.iterate``.
        start, stop: entries that are looked at.

    Raises:
        SchemaError: the condition cannot be understood or computed.
    """
    condition = Condition(where, ntuple)
    needed = list(dict.fromkeys([*names, *condition.fields]))
    for chunk in ntuple.iterate(
        needed, step_size=step_size, entry_start=start, entry_stop=stop, library="layout"
    ):
        picks = np.flatnonzero(condition.mask(chunk))
        yield {name: take(chunk[name], picks) for name in names}
