"""Conditions on flat fields that choose entries, such as ``(pt > 20) & (abs(eta) < 2.4)``.

They are parsed and computed here, with numpy; nothing of them is Python that runs. The rules:

* Integers of all widths are exact, with ``+ - * ** % & | ^ ~``, ``abs``, ``ceil``, ``floor``, ``where`` and
comparisons. If 64 bits do not suffice, Python's integers are used. ``true`` is 1 in arithmetic.
* Reals are computed in double precision, single precision fields too. ``/`` and all other functions give reals, also of
  integers; so does arithmetic of an integer with a real. Comparisons of an integer with a real are exact.
* The remainder ``%`` has the sign of the dividend, as in C++, and that of a division of integers by 0 is 0.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.suggestions import suggestion
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.model.values.layout import Layout, Numbers, Record
from rntuple_construct.model.values.selection import take
from rntuple_construct.reader import RNTuple

__all__ = ["Condition", "chosen_entries"]

_MAX_LENGTH = 10_000
_MAX_DEPTH = 50
_MAX_BITS = 1000
"""Longest integers; they still are doubles."""
_FUNCTIONS: dict[str, tuple[int, Callable[..., Any]]] = {
    **{
        name: (1, getattr(np, name))
        for name in (
            "abs", "arccos", "arccosh", "arcsin", "arcsinh", "arctan", "arctanh", "ceil", "cos", "cosh", "exp", "expm1",
            "floor", "log", "log10", "log1p", "sin", "sinh", "sqrt", "tan", "tanh",
        )
    },
    "arctan2": (2, np.arctan2),
    "where": (3, np.where),
}  # fmt: skip
"""Number of arguments and function of each name."""
_COMPARISONS: dict[type[ast.AST], Callable[[Any, Any], Any]] = {
    ast.Lt: operator.lt, ast.LtE: operator.le, ast.Gt: operator.gt, ast.GtE: operator.ge, ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
}  # fmt: skip
_BITWISE: dict[type[ast.AST], Callable[[Any, Any], Any]] = {
    ast.BitAnd: operator.and_, ast.BitOr: operator.or_, ast.BitXor: operator.xor,
}  # fmt: skip
_ARITHMETIC: dict[type[ast.AST], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv, ast.Mod: np.fmod,
    ast.Pow: operator.pow,
}  # fmt: skip
_UNARY: dict[type[ast.AST], Callable[[Any], Any]] = {
    ast.UAdd: operator.pos, ast.USub: operator.neg, ast.Invert: operator.invert,
}  # fmt: skip
_Values = npt.NDArray[Any]
"""Values of a part of a condition: bool, int64, float64, or objects: integers of Python."""


class Condition:
    """A condition on the entries of an RNTuple.

    Args:
        text: comparisons of flat fields, members of records as ``Muon.pt``, numbers, arithmetic, ``&``, ``|``, ``~``
            and functions such as ``sqrt`` and ``abs``.
        ntuple: the RNTuple.

    Attributes:
        fields: names of the top-level fields that it needs.

    Raises:
        SchemaError: it cannot be parsed, or names a field that is not flat.
    """

    def __init__(self, text: str, ntuple: RNTuple) -> None:
        self._text = text
        self._ntuple = ntuple
        self._paths: dict[str, None] = {}
        if len(text) > _MAX_LENGTH:
            raise SchemaError(f"the condition has {len(text)} characters", expected=f"at most {_MAX_LENGTH}")
        try:
            tree = ast.parse(text.strip(), mode="eval")
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            where = f" at character {error.offset}" if isinstance(error, SyntaxError) and error.offset else ""
            raise self._refusal(f"it is not an expression{where}") from None
        self._check(tree.body, 0)
        self._tree = tree.body
        self.fields = list(dict.fromkeys(path.partition(".")[0] for path in self._paths))
        if not self.fields:
            raise self._refusal("it names no field")

    def mask(self, chunk: Mapping[str, Layout]) -> npt.NDArray[np.bool_]:
        """Which entries it holds for.

        Args:
            chunk: values of at least ``fields``.

        Raises:
            SchemaError: its result is a number and not a condition, or it cannot be computed.
        """
        fields = {path: self._values(path, chunk) for path in self._paths}
        length = len(next(iter(fields.values())))
        if not length:
            return np.empty(0, np.bool_)
        try:
            with np.errstate(all="ignore"):
                found = self._computed(self._tree, fields)
        except (OverflowError, ValueError, TypeError) as error:
            raise self._refusal(f"it cannot be computed: {error}") from error
        if found.dtype != np.bool_:
            raise self._refusal("it is a number, no condition", "compare it with something")
        return found

    # Names

    def _values(self, path: str, chunk: Mapping[str, Layout]) -> npt.NDArray[Any]:
        first, *rest = path.split(".")
        layout = chunk[first]
        for name in rest:
            if not isinstance(layout, Record):
                raise self._refusal(f"'{path}' is not a flat field")
            layout = layout.members[name]
        if not isinstance(layout, Numbers):
            raise self._refusal(f"'{path}' is not a flat field")
        return _wide(layout.data)

    def _check_field(self, path: str) -> None:
        """Raise SchemaError unless the path is that of a flat field."""
        first, *rest = path.split(".")
        nodes: Mapping[str, FieldNode] = self._ntuple.nodes
        node = nodes.get(first)
        if node is None:
            known = suggestion(first, nodes, "rntuple info lists them")
            raise self._refusal(f"there is no field '{first}'", f"its fields: {known}")
        for name in rest:
            below = node.members if node.kind is FieldKind.RECORD else {}
            if name not in below:
                raise self._refusal(f"there is no member '{path}'")
            node = below[name]
        if node.kind not in (FieldKind.NUMBER, FieldKind.CARDINALITY):
            raise self._refusal(
                f"'{path}' is a {node.kind.value} field", "only numbers, one for each entry, can be compared"
            )
        self._paths[path] = None

    # Syntax

    def _check(self, node: ast.expr, depth: int) -> None:
        """Raise SchemaError for anything that is not understood."""
        if depth > _MAX_DEPTH:
            raise self._refusal(f"it is nested deeper than {_MAX_DEPTH} levels")
        parts: list[ast.expr] | None = None
        if isinstance(node, ast.Constant) and type(node.value) in (bool, int, float):
            parts = []
        elif isinstance(node, (ast.Name, ast.Attribute)):
            self._check_field(self._dotted(node))
            parts = []
        elif isinstance(node, ast.BinOp) and type(node.op) in (*_ARITHMETIC, *_BITWISE):
            parts = [node.left, node.right]
        elif isinstance(node, ast.UnaryOp) and type(node.op) in _UNARY:
            parts = [node.operand]
        elif isinstance(node, ast.Compare):
            if len(node.ops) > 1:
                raise self._refusal("comparisons cannot be chained", "write (0 < x) & (x < 5)")
            if type(node.ops[0]) in _COMPARISONS:
                parts = [node.left, node.comparators[0]]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.keywords:
            if node.func.id not in _FUNCTIONS:
                raise self._refusal(
                    f"there is no function '{node.func.id}'", f"functions: {', '.join(sorted(_FUNCTIONS))}"
                )
            num, _ = _FUNCTIONS[node.func.id]
            if len(node.args) != num:
                raise self._refusal(f"'{node.func.id}' takes {num} arguments, not {len(node.args)}")
            parts = node.args
        elif isinstance(node, ast.BoolOp) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)):
            raise self._refusal(
                "'and', 'or' and 'not' are not for arrays", "write (a > 1) & (b < 2), |, and ~"
            )
        if parts is None:
            raise self._refusal(f"'{ast.unparse(node)[:50]}' is not understood")
        for part in parts:
            self._check(part, depth + 1)

    def _dotted(self, node: ast.expr) -> str:
        if isinstance(node, ast.Name):
            return node.id
        if isinstance(node, ast.Attribute):
            return f"{self._dotted(node.value)}.{node.attr}"
        raise self._refusal(f"'{ast.unparse(node)[:50]}' is not a field")

    # Values

    def _computed(self, node: ast.expr, fields: Mapping[str, _Values]) -> _Values:
        """The values of a part that was checked."""

        def inner(part: ast.expr) -> _Values:
            return self._computed(part, fields)

        if isinstance(node, ast.Constant):
            length = len(next(iter(fields.values())))
            return np.broadcast_to(_constant(node.value), (length,))
        if isinstance(node, ast.BinOp):
            left, right = inner(node.left), inner(node.right)
            if type(node.op) in _BITWISE:
                return self._bitwise(_BITWISE[type(node.op)], left, right)
            return self._arithmetic(node.op, left, right)
        if isinstance(node, ast.UnaryOp):
            return self._unary(node.op, inner(node.operand))
        if isinstance(node, ast.Compare):
            return _compared(_COMPARISONS[type(node.ops[0])], inner(node.left), inner(node.comparators[0]))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return self._called(node.func.id, [inner(part) for part in node.args])
        return fields[self._dotted(node)]

    def _bitwise(self, function: Callable[[Any, Any], Any], left: _Values, right: _Values) -> _Values:
        kinds = {left.dtype.kind, right.dtype.kind}
        if "f" in kinds or ("b" in kinds and kinds != {"b"}):
            raise self._refusal("&, | and ^ take two conditions or two integers")
        found: _Values = function(*_alike(left, right))
        return found

    def _unary(self, operation: ast.unaryop, values: _Values) -> _Values:
        if isinstance(operation, ast.Invert):
            if values.dtype.kind == "f":
                raise self._refusal("~ takes a condition or an integer")
            return ~values
        if isinstance(operation, ast.USub) and values.dtype.kind != "f":
            return self._arithmetic(ast.Sub(), np.zeros(len(values), np.int64), values)
        return _numbers(values) if isinstance(operation, ast.UAdd) else -values

    def _arithmetic(self, operation: ast.operator, left: _Values, right: _Values) -> _Values:
        left, right = _numbers(left), _numbers(right)
        function = _ARITHMETIC[type(operation)]
        is_power = isinstance(operation, ast.Pow)
        is_real = (
            "f" in (left.dtype.kind, right.dtype.kind)
            or isinstance(operation, ast.Div)
            or (is_power and _extremes(right)[0] < 0)
        )
        if is_real:
            found: _Values = function(left.astype(np.float64), right.astype(np.float64))
            return found
        if isinstance(operation, ast.Mod):
            if left.dtype.kind == "O" or right.dtype.kind == "O":
                return np.asarray(_REMAINDERS(left.astype(object), right.astype(object)), object)
            return np.fmod(left, right)
        if not self._fits_int64(operation, _extremes(left), _extremes(right)):
            left, right = left.astype(object), right.astype(object)
        return np.asarray(function(left, right))

    def _fits_int64(self, operation: ast.operator, left: tuple[int, int], right: tuple[int, int]) -> bool:
        """Whether 64 bits hold the integers that come out of operands with these extremes."""
        if isinstance(operation, ast.Pow):
            size = max(map(abs, left))
            if size > 1 and right[1] * size.bit_length() > _MAX_BITS:
                raise self._refusal(f"integers of more than {_MAX_BITS} bits come out of it")
            greatest = size ** right[1] if size > 1 else 1
            corners = [greatest, -greatest]
        else:
            function = _ARITHMETIC[type(operation)]
            corners = [function(a, b) for a in left for b in right]
        low, high = min(corners), max(corners)
        if max(low.bit_length(), high.bit_length()) > _MAX_BITS:
            raise self._refusal(f"integers of more than {_MAX_BITS} bits come out of it")
        return low >= _MIN_INT64 and high <= _MAX_INT64

    def _called(self, name: str, values: list[_Values]) -> _Values:
        _, function = _FUNCTIONS[name]
        if name == "where":
            chosen, *cases = values
            if chosen.dtype != np.bool_:
                raise self._refusal("the first argument of 'where' is not a condition")
            return np.where(chosen, *_alike(*cases))
        values = [_numbers(each) for each in values]
        if name in ("abs", "ceil", "floor") and values[0].dtype.kind != "f":
            if name != "abs":
                return values[0]
            if _extremes(values[0])[0] == _MIN_INT64:
                values = [values[0].astype(object)]
            return np.abs(values[0])
        return np.asarray(function(*(each.astype(np.float64) for each in values)))

    def _refusal(self, problem: str, hint: str | None = None) -> SchemaError:
        shown = self._text if len(self._text) <= 100 else f"{self._text[:99]}…"
        return SchemaError(f"condition '{shown}': {problem}", hint=hint)


_MIN_INT64, _MAX_INT64 = int(np.iinfo(np.int64).min), int(np.iinfo(np.int64).max)
_MAX_EXACT = 1 << 53
"""Up to here every integer is a double."""


def _remainder(dividend: int, divisor: int) -> int:
    size = abs(dividend) % abs(divisor) if divisor else 0
    return -size if dividend < 0 else size


_REMAINDERS = np.frompyfunc(_remainder, 2, 1)


def _wide(data: _Values) -> _Values:
    """Numbers of a field in one of the types of ``_Values``."""
    if data.dtype.kind == "f":
        return data.astype(np.float64)
    if data.dtype == np.uint64 and len(data) and int(data.max()) > _MAX_INT64:
        return data.astype(object)
    return data if data.dtype == np.bool_ else data.astype(np.int64)


def _constant(value: Any) -> _Values:
    if isinstance(value, int) and not isinstance(value, bool) and not _MIN_INT64 <= value <= _MAX_INT64:
        return np.array(value, object)
    return np.array(value)


def _numbers(values: _Values) -> _Values:
    """The same with 0 and 1 for truth values."""
    return values.astype(np.int64) if values.dtype == np.bool_ else values


def _extremes(values: _Values) -> tuple[int, int]:
    """The least and the greatest of integers."""
    return int(values.min()), int(values.max())


def _alike(left: _Values, right: _Values) -> tuple[_Values, _Values]:
    """Two arrays of one type, which holds the values of both."""
    kinds = {left.dtype.kind, right.dtype.kind}
    if kinds == {"b"}:
        return left, right
    kind: Any = np.float64 if "f" in kinds else object if "O" in kinds else np.int64
    return left.astype(kind), right.astype(kind)


def _compared(function: Callable[[Any, Any], Any], left: _Values, right: _Values) -> npt.NDArray[np.bool_]:
    """A comparison that is exact for integers and reals of any size."""
    left, right = _numbers(left), _numbers(right)
    if left.dtype != right.dtype and any(
        each.dtype.kind == "O" or (each.dtype.kind == "i" and max(map(abs, _extremes(each))) > _MAX_EXACT)
        for each in (left, right)
    ):
        # Python compares its integers and reals exactly, numpy as doubles.
        left, right = left.astype(object), right.astype(object)
    return np.asarray(function(left, right), np.bool_)


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
