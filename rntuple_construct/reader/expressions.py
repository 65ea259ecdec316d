"""Expressions of fields, such as ``sqrt(px**2 + py**2)``, and conditions on entries, such as ``any(Muon_pt > 20)``.

The syntax is that of Python, of which only arithmetic, comparisons, ``and or not & | ^ ~``, ``in``, ``is None``, functions and
subscripts of lists are understood. Nothing of it is Python that runs. numpy computes numbers, and awkward lists, text and
missing values.

An ``Expression`` has the types of numpy: an ``int32`` plus an ``int32`` is an ``int32``. A ``Condition`` is exact:

* Integers of all widths are exact, with ``+ - * ** % & | ^ ~``, ``abs``, ``ceil``, ``floor``, ``where`` and
  comparisons. If 64 bits do not suffice, Python's integers are used; those in lists have 64 bits. ``true`` is 1 in arithmetic.
* Reals are computed in double precision, single precision fields too. ``/`` and all other functions give reals, also of
  integers; so does arithmetic of an integer with a real. Comparisons of an integer with a real are exact.
* The remainder ``%`` has the sign of the dividend, as in C++, and that of a division of integers by 0 is 0.

Comparisons with missing values are missing; in a condition a missing value counts as false.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping
from functools import reduce
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.model.arrays import to_awkward
from rntuple_construct.model.arrays.from_awkward import from_awkward
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.model.values.layout import Layout, Numbers

__all__ = ["Condition", "Expression", "is_expression"]

_MAX_LENGTH = 10_000
_MAX_DEPTH = 50
_MAX_BITS = 1000
"""Longest integers; they still are doubles."""
_GETTER = "get"
"""Function that takes the name of a field as text, for names that are not words of Python."""
_OTHER_NAMES = {
    "absolute": "abs", "fabs": "abs", "acos": "arccos", "acosh": "arccosh", "asin": "arcsin", "asinh": "arcsinh", "atan": "arctan",
    "atan2": "arctan2", "atanh": "arctanh",
}  # fmt: skip
_FUNCTIONS: dict[str, tuple[int, Callable[..., Any]]] = {
    **{
        name: (1, getattr(np, name))
        for name in (
            "abs", "arccos", "arccosh", "arcsin", "arcsinh", "arctan", "arctanh", "cbrt", "ceil", "cos", "cosh", "exp", "exp2",
            "expm1", "floor", "isfinite", "isinf", "isnan", "log", "log10", "log1p", "log2", "rint", "signbit", "sin", "sinh",
            "sqrt", "tan", "tanh", "trunc",
        )
    },
    **{name: (2, getattr(np, name)) for name in ("arctan2", "copysign", "fmax", "fmin", "hypot")},
    "where": (3, np.where),
}  # fmt: skip
_FUNCTIONS |= {other: _FUNCTIONS[name] for other, name in _OTHER_NAMES.items()}
"""Number of arguments and function of each name."""
_OF_INTEGERS = {"abs", "absolute", "fabs", "ceil", "floor", "rint", "trunc"}
_OF_LISTS = ("all", "any", "max", "min", "sum")
_COMPARISONS: dict[type[ast.AST], Callable[[Any, Any], Any]] = {
    ast.Lt: operator.lt, ast.LtE: operator.le, ast.Gt: operator.gt, ast.GtE: operator.ge, ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
}  # fmt: skip
_MEMBERSHIP = (ast.In, ast.NotIn)
_IDENTITY = (ast.Is, ast.IsNot)


def _and(left: Any, right: Any) -> Any:
    return _logical(operator.and_, left, right)


def _or(left: Any, right: Any) -> Any:
    return _logical(operator.or_, left, right)


def _logical(function: Callable[[Any, Any], Any], left: Any, right: Any) -> Any:
    """``and`` or ``or`` of conditions, or of the bits of integers; the result is missing where a missing value decides it."""
    if not (_has_missing(left) or _has_missing(right)):
        return function(left, right)
    ak = require("awkward")
    least, greatest = (
        function(*(ak.fill_none(each, value, axis=-1) for each in (left, right))) for value in (False, True)
    )
    return ak.mask(least, least == greatest)


_BITWISE: dict[type[ast.AST], Callable[[Any, Any], Any]] = {
    ast.BitAnd: _and, ast.BitOr: _or, ast.BitXor: operator.xor,
}  # fmt: skip
_ARITHMETIC: dict[type[ast.AST], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv, ast.Mod: operator.mod,
    ast.Pow: operator.pow,
}  # fmt: skip
_UNARY: dict[type[ast.AST], Callable[[Any], Any]] = {
    ast.UAdd: operator.pos, ast.USub: operator.neg, ast.Invert: operator.invert, ast.Not: operator.invert,
}  # fmt: skip
_WRAPPERS = {
    FieldKind.WRAPPER, FieldKind.COLLECTION, FieldKind.FIXED_ARRAY, FieldKind.OPTIONAL, FieldKind.DENSE_OPTIONAL,
}  # fmt: skip
_UNKNOWN = {
    FieldKind.RECORD: "choose one of its members: ", FieldKind.VARIANT: "variants cannot be computed with",
    FieldKind.STREAMED: "objects of classes cannot be computed with",
}  # fmt: skip
_Array: TypeAlias = npt.NDArray[Any]
_Value: TypeAlias = Any
"""Values of a part of an expression: a Python scalar, a numpy array of one number for each entry, or an awkward array."""


def is_expression(text: str) -> bool:
    """Whether a text is an expression and no name: something that Python parses, and more than a dotted name."""
    try:
        node: ast.AST = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    while isinstance(node, ast.Attribute):
        node = node.value
    return not isinstance(node, ast.Name)


class Expression:
    """An expression of the fields of an RNTuple.

    Args:
        text: fields, members (``Muon.pt``), numbers, text, arithmetic, comparisons, and functions such as ``sqrt``, ``len`` and
            ``any``. Lists have subscripts: ``Muon_pt[:, 0]``.
        node_of: gives a field by its name or path, and raises SchemaError for others.
        aliases: expressions by name, which may occur in this one.

    Attributes:
        nodes: the fields that it needs, by their paths.

    Raises:
        SchemaError: it cannot be parsed, or names a field that does not exist or cannot be computed with.
    """

    what = "expression"

    def __init__(
        self, text: str, node_of: Callable[[str], FieldNode], aliases: Mapping[str, str] | None = None
    ) -> None:
        self.text = text
        self._node_of = node_of
        self._aliases = aliases or {}
        self._within: list[str] = []
        self.nodes: dict[str, FieldNode] = {}
        self._tree = self._parsed(text, 0)
        if not self.nodes:
            raise self._refusal("it names no field")

    def layout(self, chunk: Mapping[str, Layout], length: int) -> Layout:
        """Return its values.

        Args:
            chunk: values of at least ``nodes``, one for each entry.
            length: number of entries.

        Raises:
            SchemaError: it cannot be computed.
        """
        value = self._result(chunk, length)
        if _is_flat(value):
            array = np.broadcast_to(np.asarray(value), (length,))
            if array.dtype.kind not in "biuf":
                raise self._refusal(f"its values have type {array.dtype}")
            return Numbers(np.ascontiguousarray(array))
        return from_awkward(value, self.text)

    def mask(self, chunk: Mapping[str, Layout], length: int) -> Any:
        """Return which entries it holds for, or which elements of lists.

        Args:
            chunk, length: as for ``layout``.

        Returns:
            numpy array of bool of shape ``(length,)``; an awkward array if it has one value for each element of lists.

        Raises:
            SchemaError: it cannot be computed.
        """
        value = self._result(chunk, length)
        if _kind(value) not in set("biuf"):
            raise self._refusal("it is not a condition", "compare it with something")
        return self._as_mask(value != 0, length)

    def _as_mask(self, value: _Value, length: int) -> Any:
        if not _is_flat(value):
            ak = require("awkward")
            value = ak.fill_none(value, False, axis=-1)
            if value.ndim > 1:
                # A missing list has no elements.
                return ak.fill_none(value, [], axis=0)
        return np.broadcast_to(np.asarray(value, np.bool_), (length,))

    def _result(self, chunk: Mapping[str, Layout], length: int) -> _Value:
        fields = {path: self._value(chunk[path]) for path in self.nodes}
        try:
            with np.errstate(all="ignore"):
                return self._computed(self._tree, fields)
        except (ArithmeticError, AssertionError, LookupError, RuntimeError, TypeError, ValueError) as error:
            if isinstance(error, SchemaError):
                raise
            reason = str(error).partition("\n")[0]
            raise self._refusal(f"it cannot be computed: {reason}") from error

    def _value(self, layout: Layout) -> _Value:
        if isinstance(layout, Numbers):
            return layout.data
        return to_awkward({"values": layout}, len(layout))["values"]

    # Syntax

    def _parsed(self, text: str, depth: int) -> ast.expr:
        if len(text) > _MAX_LENGTH:
            raise SchemaError(
                f"the {self.what} has {len(text)} characters", expected=f"at most {_MAX_LENGTH}"
            )
        try:
            tree = ast.parse(text.strip(), mode="eval")
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            where = f" at character {error.offset}" if isinstance(error, SyntaxError) and error.offset else ""
            raise self._refusal(f"it is not an expression{where}") from None
        return self._checked(tree.body, depth)

    def _checked(self, node: ast.expr, depth: int) -> ast.expr:
        """A part with names of fields in place of paths and aliases; raises SchemaError for unsupported syntax."""
        if depth > _MAX_DEPTH:
            raise self._refusal(f"it is nested deeper than {_MAX_DEPTH} levels")

        def checked(part: ast.expr) -> ast.expr:
            return self._checked(part, depth + 1)

        if isinstance(node, ast.Constant) and type(node.value) in (bool, int, float, str):
            return node
        if isinstance(node, (ast.Name, ast.Attribute)):
            return self._named(self._dotted(node), depth)
        if isinstance(node, ast.BinOp) and type(node.op) in (*_ARITHMETIC, *_BITWISE):
            return ast.BinOp(checked(node.left), node.op, checked(node.right))
        if isinstance(node, ast.UnaryOp):
            return ast.UnaryOp(node.op, checked(node.operand))
        if isinstance(node, ast.BoolOp):
            return ast.BoolOp(node.op, [checked(part) for part in node.values])
        if isinstance(node, ast.Compare):
            return self._checked_comparison(node, checked)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and not node.keywords:
            return self._checked_call(node, node.func.id, checked)
        if isinstance(node, ast.Subscript):
            return ast.Subscript(checked(node.value), self._checked_index(node.slice, checked), node.ctx)
        raise self._refusal(f"'{ast.unparse(node)[:50]}' is not understood")

    def _checked_comparison(self, node: ast.Compare, checked: Callable[[ast.expr], ast.expr]) -> ast.expr:
        operands = [node.left, *node.comparators]
        if len(operands) > 2 and any(
            isinstance(each, ast.BinOp) and type(each.op) in _BITWISE for each in operands
        ):
            raise self._no_bits()
        others: list[ast.expr] = []
        for sign, other in zip(node.ops, node.comparators, strict=True):
            if isinstance(sign, _IDENTITY):
                if not (isinstance(other, ast.Constant) and other.value is None):
                    raise self._refusal("'is' compares with None alone", "write == or !=")
                others.append(other)
            elif isinstance(sign, _MEMBERSHIP):
                if not isinstance(other, (ast.Tuple, ast.List)) or not other.elts:
                    raise self._refusal(
                        f"'in' takes a list of values, not '{ast.unparse(other)[:50]}'", "write x in (1, 2)"
                    )
                others.append(ast.Tuple([checked(part) for part in other.elts], ast.Load()))
            else:
                others.append(checked(other))
        return ast.Compare(checked(node.left), node.ops, others)

    def _checked_call(self, node: ast.Call, name: str, checked: Callable[[ast.expr], ast.expr]) -> ast.expr:
        if name == _GETTER and len(node.args) == 1:
            (given,) = node.args
            if isinstance(given, ast.Constant) and isinstance(given.value, str):
                return self._field(given.value)
            raise self._refusal("'get' takes the name of a field as text", "write get('name')")
        num = 1 if name in (*_OF_LISTS, "len") else _FUNCTIONS.get(name, (0, None))[0]
        if not num:
            known = ", ".join(sorted([*_FUNCTIONS, *_OF_LISTS, "len", _GETTER]))
            raise self._refusal(f"there is no function '{name}'", f"functions: {known}")
        if len(node.args) != num:
            raise self._refusal(f"'{name}' takes {num} argument{'s'[: num > 1]}, not {len(node.args)}")
        if name == "len" and isinstance(node.args[0], (ast.Name, ast.Attribute)):
            path = self._dotted(node.args[0])
            field = None if path in self._aliases else self._node_of(path)
            if field is not None and field.kind is FieldKind.COLLECTION:
                return self._length(path, field)
        return ast.Call(node.func, [checked(part) for part in node.args], [])

    def _length(self, path: str, node: FieldNode) -> ast.expr:
        """The lengths of lists, of which only the offsets are read."""
        key = f"len({path})"
        self.nodes[key] = FieldNode(node.field, FieldKind.CARDINALITY, dtype=np.dtype(np.int64))
        return ast.Name(key, ast.Load())

    def _checked_index(self, node: ast.expr, checked: Callable[[ast.expr], ast.expr]) -> ast.expr:
        """A subscript: all entries and a number or range in their lists, or values that choose elements of lists."""
        if not isinstance(node, ast.Tuple):
            if isinstance(node, (ast.Constant, ast.Slice, ast.UnaryOp)):
                raise self._refusal(
                    f"'[{ast.unparse(node)[:50]}]' chooses entries", "choose elements of lists: x[:, 0]"
                )
            return checked(node)
        parts = node.elts
        if not parts or ast.unparse(parts[0]) != ":":
            raise self._refusal(
                "a subscript begins with ':', all entries", "choose elements of lists: x[:, 0]"
            )
        for part in parts[1:]:
            bounds = [part.lower, part.upper, part.step] if isinstance(part, ast.Slice) else [part]
            for bound in bounds:
                if bound is not None and type(_constant_of(bound)) is not int:
                    raise self._refusal(f"'{ast.unparse(bound)[:50]}' is not a position in a list")
        return node

    # Names

    def _dotted(self, node: ast.expr) -> str:
        if isinstance(node, ast.Name):
            return node.id
        if isinstance(node, ast.Attribute):
            return f"{self._dotted(node.value)}.{node.attr}"
        raise self._refusal(f"'{ast.unparse(node)[:50]}' is not a field")

    def _named(self, path: str, depth: int) -> ast.expr:
        """Return the field or the alias of a name."""
        if path not in self._aliases:
            return self._field(path)
        if path in self._within:
            raise self._refusal(f"alias '{path}' is defined in terms of itself")
        self._within.append(path)
        tree = self._parsed(self._aliases[path], depth + 1)
        self._within.pop()
        return tree

    def _field(self, path: str) -> ast.expr:
        try:
            node = self._node_of(path)
        except SchemaError as error:
            raise self._refusal(error.message, error.hint) from None
        inner = node.value_of(_WRAPPERS)
        if inner.kind in _UNKNOWN:
            hint = _UNKNOWN[inner.kind]
            if inner.kind is FieldKind.RECORD:
                hint += ", ".join(f"{path}.{name}" for name in list(inner.members)[:5])
            raise self._refusal(f"'{path}' holds {inner.kind.value} values", hint)
        self.nodes[path] = node
        return ast.Name(path, ast.Load())

    # Values

    def _computed(self, node: ast.expr, fields: Mapping[str, _Value]) -> _Value:
        """The values of a part that was checked."""

        def inner(part: ast.expr) -> _Value:
            return self._computed(part, fields)

        if isinstance(node, ast.Constant):
            return node.value
        if isinstance(node, ast.Name):
            return fields[node.id]
        if isinstance(node, ast.BinOp):
            return self._binary(node.op, *self._numeric(inner(node.left), inner(node.right)))
        if isinstance(node, ast.UnaryOp):
            (value,) = self._numeric(inner(node.operand))
            return self._unary(
                node.op, *(self._conditions("not", value) if isinstance(node.op, ast.Not) else [value])
            )
        if isinstance(node, ast.BoolOp):
            name = "and" if isinstance(node.op, ast.And) else "or"
            values = self._conditions(name, *map(inner, node.values))
            return reduce(_and if name == "and" else _or, values)
        if isinstance(node, ast.Compare):
            operands = [node.left, *node.comparators]
            found = [
                self._relation(sign, inner(left), right, inner)
                for sign, left, right in zip(node.ops, operands, operands[1:], strict=False)
            ]
            return reduce(_and, found)
        if isinstance(node, ast.Subscript):
            return self._subscript(inner(node.value), node.slice, inner)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return self._called(node.func.id, [inner(part) for part in node.args])
        raise self._refusal(f"'{ast.unparse(node)[:50]}' is not understood")

    def _numeric(self, *values: _Value) -> tuple[_Value, ...]:
        if any(_kind(value) == "U" for value in values):
            raise self._refusal("text cannot be computed with", 'compare it: name == "value"')
        return values

    def _conditions(self, name: str, *values: _Value) -> list[_Value]:
        if any(_kind(value) != "b" for value in values):
            raise self._refusal(f"'{name}' takes conditions", "compare numbers with something")
        return [np.bool_(value) if isinstance(value, bool) else value for value in values]

    def _relation(
        self, sign: ast.cmpop, left: _Value, right: ast.expr, inner: Callable[[ast.expr], _Value]
    ) -> _Value:
        """The result of one comparison."""
        if isinstance(sign, _IDENTITY):
            if _is_flat(left):
                missing: Any = np.zeros(np.shape(left), np.bool_)
            else:
                missing = require("awkward").is_none(left, axis=left.ndim - 1)
            return missing if isinstance(sign, ast.Is) else ~missing
        if isinstance(sign, _MEMBERSHIP) and isinstance(right, ast.Tuple):
            equal = [self._comparison(ast.Eq(), left, inner(part)) for part in right.elts]
            return reduce(_or, equal) if isinstance(sign, ast.In) else ~reduce(_or, equal)
        return self._comparison(sign, left, inner(right))

    def _comparison(self, sign: ast.cmpop, left: _Value, right: _Value) -> _Value:
        kinds = {_kind(left), _kind(right)}
        if "U" in kinds:
            if kinds != {"U"}:
                raise self._refusal(
                    "text is compared with a number", 'write text in quotation marks: name == "value"'
                )
            if not isinstance(sign, (ast.Eq, ast.NotEq)):
                raise self._refusal("texts are compared with == and != alone")
        return self._compared(_COMPARISONS[type(sign)], left, right)

    def _compared(self, function: Callable[[Any, Any], Any], left: _Value, right: _Value) -> _Value:
        return (
            np.bool_(function(left, right))
            if isinstance(left, _SCALARS) and isinstance(right, _SCALARS)
            else function(left, right)
        )

    def _binary(self, operation: ast.operator, left: _Value, right: _Value) -> _Value:
        if type(operation) in _BITWISE:
            kinds = {_kind(left), _kind(right)}
            if "f" in kinds or (kinds == {"b", "i"} and int in (type(left), type(right))):
                raise self._no_bits()
            return _BITWISE[type(operation)](left, right)
        if isinstance(operation, ast.Pow) and isinstance(left, int) and isinstance(right, int):
            self._check_power(left, right)
        return _ARITHMETIC[type(operation)](left, right)

    def _no_bits(self) -> SchemaError:
        hint = "put comparisons in parentheses: (a > 1) & (b < 2)"
        return self._refusal("&, | and ^ take two conditions or two integers", hint)

    def _check_power(self, base: int, exponent: int) -> None:
        if abs(base) > 1 and exponent * abs(base).bit_length() > _MAX_BITS:
            raise self._refusal(f"integers of more than {_MAX_BITS} bits come out of it")

    def _unary(self, operation: ast.unaryop, value: _Value) -> _Value:
        if isinstance(operation, ast.Invert) and _kind(value) == "f":
            raise self._refusal("~ takes a condition or an integer")
        return _UNARY[type(operation)](np.bool_(value) if isinstance(value, bool) else value)

    def _subscript(self, value: _Value, index: ast.expr, inner: Callable[[ast.expr], _Value]) -> _Value:
        if _is_flat(value) or value.ndim < 2:
            raise self._refusal("only lists have subscripts")
        if isinstance(index, ast.Tuple) and len(index.elts) > value.ndim:
            raise self._refusal(f"'{ast.unparse(index)[:50]}' is deeper than the lists")
        if not isinstance(index, ast.Tuple):
            chosen = inner(index)
            if _is_flat(chosen) or chosen.ndim < 2:
                raise self._refusal(
                    f"'{ast.unparse(index)[:50]}' chooses entries", "choose elements of lists: x[x > 1]"
                )
            return value[chosen]
        places: list[Any] = [slice(None)]
        for part in index.elts[1:]:
            if isinstance(part, ast.Slice):
                places.append(slice(*map(_constant_of, (part.lower, part.upper, part.step))))
            else:
                places.append(_constant_of(part))
        try:
            return value[tuple(places)]
        except IndexError:
            place = places[1]
            if len(places) != 2 or not isinstance(place, int):
                raise
            # An element that a short list lacks is missing.
            ak = require("awkward")
            if place < 0:
                value, place = value[:, ::-1], -1 - place
            return ak.pad_none(value, place + 1, axis=1)[:, place]

    def _called(self, name: str, values: list[_Value]) -> _Value:
        if name == "len":
            if _is_flat(values[0]) or (values[0].ndim < 2 and _kind(values[0]) != "U"):
                raise self._refusal("'len' takes lists or text")
            return require("awkward").num(values[0], axis=1)
        self._numeric(*values)
        if name in _OF_LISTS:
            if _is_flat(values[0]) or values[0].ndim < 2:
                raise self._refusal(f"'{name}' takes lists")
            return getattr(require("awkward"), name)(values[0], axis=-1)
        if name == "where" and _kind(values[0]) != "b":
            raise self._refusal("the first argument of 'where' is not a condition")
        return self._function(name, values)

    def _function(self, name: str, values: list[_Value]) -> _Value:
        found = _FUNCTIONS[name][1](*values)
        return found.item() if isinstance(found, np.generic) else found

    def _refusal(self, problem: str, hint: str | None = None) -> SchemaError:
        shown = self.text if len(self.text) <= 100 else f"{self.text[:99]}…"
        return SchemaError(f"{self.what} '{shown}': {problem}", hint=hint)


_SCALARS = (bool, int, float, str)


def _is_flat(value: _Value) -> bool:
    return isinstance(value, (*_SCALARS, np.ndarray, np.generic))


def _kind(value: _Value) -> str:
    """Letter of the type of values as in numpy: b, i, u, f, O for Python's integers, U for text; empty for others."""
    if isinstance(value, str):
        return "U"
    if _is_flat(value):
        return np.asarray(value).dtype.kind
    content = value.layout
    while not content.is_numpy:
        if content.parameter("__array__") == "string":
            return "U"
        if content.is_unknown or content.is_union or content.is_record:
            return ""
        content = content.content
    return str(content.dtype.kind)


def _has_missing(value: _Value) -> bool:
    """Whether values are conditions of which some may be missing."""
    if _is_flat(value) or _kind(value) != "b":
        return False
    content = value.layout
    while not content.is_numpy:
        if content.is_option:
            return True
        content = content.content
    return False


def _constant_of(node: ast.expr | None) -> Any:
    """The number of a constant, with its sign."""
    if (
        isinstance(node, ast.UnaryOp)
        and isinstance(node.op, ast.USub)
        and isinstance(node.operand, ast.Constant)
    ):
        return -node.operand.value if type(node.operand.value) is int else None
    return node.value if isinstance(node, ast.Constant) else None


class Condition(Expression):
    """A condition on the entries of an RNTuple that is computed exactly; see the head of the module.

    Args:
        text, node_of, aliases: as for ``Expression``.

    Raises:
        SchemaError: as ``Expression``.
    """

    what = "condition"

    def mask(self, chunk: Mapping[str, Layout], length: int) -> npt.NDArray[np.bool_]:
        """Return which entries it holds for, an array of bool of shape ``(length,)``.

        Raises:
            SchemaError: its result is a number or one for each element of lists, or it cannot be computed.
        """
        if not length:
            return np.empty(0, np.bool_)
        value = self._result(chunk, length)
        if _kind(value) != "b":
            raise self._refusal("it is not a condition", "compare it with something")
        found: npt.NDArray[np.bool_] = self._as_mask(value, length)
        if not isinstance(found, np.ndarray):
            raise self._refusal(
                "it holds for elements of lists, not for entries", "write any(...) or all(...)"
            )
        return found

    def _value(self, layout: Layout) -> _Value:
        return _wide(layout.data) if isinstance(layout, Numbers) else super()._value(_widened(layout))

    def _compared(self, function: Callable[[Any, Any], Any], left: _Value, right: _Value) -> _Value:
        if not _is_exact(left, right):
            return super()._compared(function, left, right)
        return _compared(function, _flat(left), _flat(right))

    def _binary(self, operation: ast.operator, left: _Value, right: _Value) -> _Value:
        if type(operation) in _BITWISE:
            kinds = {_kind(left), _kind(right)}
            if "f" in kinds or ("b" in kinds and kinds != {"b"}):
                raise self._no_bits()
        if not _is_exact(left, right):
            return super()._binary(operation, left, right)
        if type(operation) in _BITWISE:
            return _BITWISE[type(operation)](*_alike(_flat(left), _flat(right)))
        return self._arithmetic(operation, _flat(left), _flat(right))

    def _unary(self, operation: ast.unaryop, value: _Value) -> _Value:
        if isinstance(operation, (ast.Invert, ast.Not)) or not _is_exact(value):
            return super()._unary(operation, value)
        values = _flat(value)
        if isinstance(operation, ast.USub) and values.dtype.kind != "f":
            return self._arithmetic(ast.Sub(), np.zeros_like(values, np.int64), values)
        return _numbers(values) if isinstance(operation, ast.UAdd) else -values

    def _function(self, name: str, values: list[_Value]) -> _Value:
        if not _is_exact(*values):
            return super()._function(name, values)
        flat = [_flat(each) for each in values]
        if name == "where":
            chosen, *cases = flat
            return np.where(chosen, *_alike(*cases))
        flat = [_numbers(each) for each in flat]
        if name in _OF_INTEGERS and flat[0].dtype.kind != "f":
            if _FUNCTIONS[name][1] is not np.abs:
                return flat[0]
            if _extremes(flat[0])[0] == _MIN_INT64:
                flat = [flat[0].astype(object)]
            return np.abs(flat[0])
        return np.asarray(_FUNCTIONS[name][1](*(each.astype(np.float64) for each in flat)))

    def _arithmetic(self, operation: ast.operator, left: _Array, right: _Array) -> _Array:
        left, right = _numbers(left), _numbers(right)
        function = np.fmod if isinstance(operation, ast.Mod) else _ARITHMETIC[type(operation)]
        is_power = isinstance(operation, ast.Pow)
        is_real = (
            "f" in (left.dtype.kind, right.dtype.kind)
            or isinstance(operation, ast.Div)
            or (is_power and _extremes(right)[0] < 0)
        )
        if is_real:
            return np.asarray(function(left.astype(np.float64), right.astype(np.float64)))
        if isinstance(operation, ast.Mod):
            if left.dtype.kind == "O" or right.dtype.kind == "O":
                return np.asarray(_REMAINDERS(left.astype(object), right.astype(object)), object)
            return np.asarray(np.fmod(left, right))
        if not self._fits_int64(operation, _extremes(left), _extremes(right)):
            left, right = left.astype(object), right.astype(object)
        return np.asarray(function(left, right))

    def _fits_int64(self, operation: ast.operator, left: tuple[int, int], right: tuple[int, int]) -> bool:
        """Whether 64 bits hold the integers that come out of operands with these extremes."""
        if isinstance(operation, ast.Pow):
            size = max(map(abs, left))
            self._check_power(size, right[1])
            greatest = size ** right[1] if size > 1 else 1
            corners = [greatest, -greatest]
        else:
            function = _ARITHMETIC[type(operation)]
            corners = [function(a, b) for a in left for b in right]
        low, high = min(corners), max(corners)
        if max(low.bit_length(), high.bit_length()) > _MAX_BITS:
            raise self._refusal(f"integers of more than {_MAX_BITS} bits come out of it")
        return low >= _MIN_INT64 and high <= _MAX_INT64


_MIN_INT64, _MAX_INT64 = int(np.iinfo(np.int64).min), int(np.iinfo(np.int64).max)
_MAX_EXACT = 1 << 53
"""Up to here every integer is a double."""


def _remainder(dividend: int, divisor: int) -> int:
    size = abs(dividend) % abs(divisor) if divisor else 0
    return -size if dividend < 0 else size


_REMAINDERS = np.frompyfunc(_remainder, 2, 1)


def _widened(layout: Layout) -> Layout:
    """Lists and optional values with numbers of 64 bits."""
    if isinstance(layout, Numbers):
        wide = layout.data if layout.character else _wide(layout.data)
        return layout if wide.dtype == object else Numbers(wide, layout.character)
    return layout.map(_widened)


def _wide(data: _Array) -> _Array:
    """Numbers of a field as bool, int64, float64, or objects: integers of Python."""
    if data.dtype.kind == "f":
        return data.astype(np.float64)
    if data.dtype == np.uint64 and len(data) and int(data.max()) > _MAX_INT64:
        return data.astype(object)
    return data if data.dtype == np.bool_ else data.astype(np.int64)


def _is_exact(*values: _Value) -> bool:
    """Whether numpy alone computes with these values."""
    return all(_is_flat(value) and not isinstance(value, str) for value in values)


def _flat(value: _Value) -> _Array:
    if isinstance(value, int) and not isinstance(value, bool) and not _MIN_INT64 <= value <= _MAX_INT64:
        return np.array(value, object)
    return np.asarray(value)


def _numbers(values: _Array) -> _Array:
    """The same with 0 and 1 for truth values."""
    return values.astype(np.int64) if values.dtype == np.bool_ else values


def _extremes(values: _Array) -> tuple[int, int]:
    """The least and the greatest of integers."""
    return int(values.min()), int(values.max())


def _alike(left: _Array, right: _Array) -> tuple[_Array, _Array]:
    """Two arrays of one type, which holds the values of both."""
    kinds = {left.dtype.kind, right.dtype.kind}
    if kinds == {"b"}:
        return left, right
    kind: Any = np.float64 if "f" in kinds else object if "O" in kinds else np.int64
    return left.astype(kind), right.astype(kind)


def _compared(function: Callable[[Any, Any], Any], left: _Array, right: _Array) -> npt.NDArray[np.bool_]:
    """A comparison that is exact for integers and reals of any size."""
    left, right = _numbers(left), _numbers(right)
    if left.dtype != right.dtype and any(
        each.dtype.kind == "O" or (each.dtype.kind == "i" and max(map(abs, _extremes(each))) > _MAX_EXACT)
        for each in (left, right)
    ):
        # Python compares its integers and reals exactly, numpy as doubles.
        left, right = left.astype(object), right.astype(object)
    return np.asarray(function(left, right), np.bool_)
