"""Expressions of fields, such as ``sqrt(px**2 + py**2)``, and conditions on entries, such as ``any(Muon_pt > 20)``.

The syntax is that of Python, of which only arithmetic, comparisons, ``and or not & | ^ ~``, ``in``, ``is None``, functions and
subscripts of lists are understood. Nothing of it is Python that runs. numpy computes numbers, and awkward lists, text and
missing values. The rules are the same for one number per entry, for optional numbers and for numbers in lists:

* Integers of all widths are exact, with ``+ - * ** % & | ^ ~``, ``abs``, ``ceil``, ``floor``, ``where``, ``sum``, ``min``, ``max`` and
  comparisons. If 64 bits do not suffice, Python's integers are used. ``true`` is 1 in arithmetic.
* Reals are computed in double precision, single precision fields too. ``/`` and all other functions give reals, also of
  integers; so does arithmetic of an integer with a real. Comparisons of an integer with a real are exact.
* The remainder ``%`` has the sign of the dividend, as in C++, and that of a division of integers by 0 is 0.

A column of an expression has the type ``bool``, ``std::int64_t`` or ``double``. It has the type ``std::uint64_t`` if no operand can be
negative. Integers that do not fit are refused. Fields that are only selected keep their type. Comparisons with missing values are missing; in a condition
a missing value counts as false.
"""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Mapping
from functools import partial, reduce
from typing import Any, Literal, TypeAlias

import numpy as np
import numpy.typing as npt

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.model.arrays import to_awkward
from rntuple_construct.model.arrays.from_awkward import from_awkward
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.model.values.layout import Layout, Numbers
from rntuple_construct.reader.exact_numbers import (
    MAX_BITS,
    applied,
    arithmetic,
    bitwise,
    compared,
    inverted,
    negated,
    numbers,
)
from rntuple_construct.reader.nested_numbers import (
    LongIntegers,
    Value,
    as_array,
    chosen,
    greatest_or_least,
    is_flat,
    kind_of,
    mapped,
    restructured,
    structure,
    total,
)

__all__ = ["Condition", "Expression", "is_expression"]

_MAX_LENGTH = 10_000
_MAX_DEPTH = 50
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
_KEEP_INTEGERS = {"abs", "absolute", "fabs", "ceil", "floor", "rint", "trunc"}
_TESTS = {"isfinite", "isinf", "isnan", "signbit"}
_OF_LISTS = ("all", "any", "max", "min", "sum")
_COMPARISONS: dict[type[ast.AST], Callable[[Any, Any], Any]] = {
    ast.Lt: operator.lt, ast.LtE: operator.le, ast.Gt: operator.gt, ast.GtE: operator.ge, ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
}  # fmt: skip
_OTHER_SPELLINGS = (
    (re.compile(r"&&"), "write 'and' or '&' for '&&'"),
    (re.compile(r"\|\|"), "write 'or' or '|' for '||'"),
    (re.compile(r"(?<![=!<>])=(?!=)"), "write '==' to compare"),
    (re.compile(r"!(?!=)"), "write 'not' or '~' for '!'"),
    (re.compile(r"\b(?:None|null|NULL)\b"), "write 'x is None' to ask for missing values"),
)
"""Operators of other languages, and those of expressions."""
_MEMBERSHIP = (ast.In, ast.NotIn)
_IDENTITY = (ast.Is, ast.IsNot)


_SIGNS: dict[type[ast.AST], str] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.Mod: "%", ast.Pow: "**", ast.BitAnd: "&", ast.BitOr: "|",
    ast.BitXor: "^",
}  # fmt: skip
_BITWISE = (ast.BitAnd, ast.BitOr, ast.BitXor)
_UNARY = {ast.UAdd: numbers, ast.USub: negated, ast.Invert: inverted, ast.Not: inverted}
_FARTHEST_POSITION = 1 << 40
"""Positions beyond it are those of no element; awkward adds them to others."""
_WRAPPERS = {
    FieldKind.WRAPPER, FieldKind.COLLECTION, FieldKind.FIXED_ARRAY, FieldKind.OPTIONAL, FieldKind.DENSE_OPTIONAL,
}  # fmt: skip
_UNKNOWN = {
    FieldKind.RECORD: "choose one of its members: ", FieldKind.VARIANT: "variants cannot be computed with",
    FieldKind.STREAMED: "objects of classes cannot be computed with",
}  # fmt: skip
_Numeric: TypeAlias = Literal["b", "n", "u", "i", "f", "U"]
"""Type of a part: truth values, integers from 0 on, the same with a field of an unsigned type, integers, reals, text."""
_COLUMN_TYPES = {"b": np.bool_, "n": np.int64, "u": np.uint64, "i": np.int64, "f": np.float64}


def _logical(sign: str, left: Value, right: Value) -> Value:
    """``and`` or ``or`` of conditions; the result is missing where a missing value decides it."""
    function = partial(bitwise, sign)
    if not (_has_missing(left) or _has_missing(right)):
        return mapped(function, left, right)
    ak = require("awkward")
    least, greatest = (
        mapped(
            function,
            *(each if is_flat(each) else ak.fill_none(each, value, axis=-1) for each in (left, right)),
        )
        for value in (False, True)
    )
    return ak.mask(least, least == greatest)


def is_expression(text: str) -> bool:
    """Return whether a text is an expression and no name: something that Python parses, and more than a dotted name."""
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
        self._alias_trees: dict[str, ast.expr] = {}
        self._alias_types: dict[str, _Numeric] = {}
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
        if isinstance(self._tree, ast.Name) and self._tree.id in chunk:
            return chunk[self._tree.id]
        value = self._result(chunk, length)
        kind = self._type_of(self._tree)
        if kind == "U":
            if is_flat(value):
                raise self._refusal("its values are text")
        elif not self._is_selection(self._tree):
            value = self._mapped(partial(self._as_column, np.dtype(_COLUMN_TYPES[kind])), value)
        if is_flat(value):
            return Numbers(np.ascontiguousarray(np.broadcast_to(as_array(value), (length,))))
        return from_awkward(value, self.text)

    def _as_column(self, dtype: np.dtype[Any], values: npt.NDArray[Any]) -> npt.NDArray[Any]:
        if values.dtype.kind == "O":
            limits = np.iinfo(dtype)
            if values.size and not limits.min <= values.min() <= values.max() <= limits.max:
                raise self._refusal(
                    "its integers do not fit in 64 bits",
                    "compute with reals, such as 1.0 * x, or use it in a cut only",
                )
        return values.astype(dtype, copy=False)

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
        if kind_of(value) not in set("biufO"):
            raise self._refusal("it is not a condition", "compare it with something")
        if kind_of(value) != "b":
            value = self._mapped(partial(compared, operator.ne), value, 0)
        if not is_flat(value):
            ak = require("awkward")
            value = ak.fill_none(value, False, axis=-1)
            if value.ndim > 1:
                # A missing list has no elements.
                return ak.fill_none(value, [], axis=0)
        return np.broadcast_to(np.asarray(value, np.bool_), (length,))

    def _result(self, chunk: Mapping[str, Layout], length: int) -> Value:
        known = {path: self._value(chunk[path]) for path in self.nodes}
        try:
            with np.errstate(all="ignore"):
                return self._computed(self._tree, known)
        except SchemaError:
            raise
        except (ArithmeticError, AssertionError, LookupError, RuntimeError, TypeError, ValueError) as error:
            reason = str(error).partition("\n")[0]
            raise self._refusal(f"it cannot be computed: {reason}") from error

    def _mapped(self, function: Callable[..., npt.NDArray[Any]], *values: Value) -> Value:
        """``mapped`` with errors that name the expression."""
        try:
            return mapped(function, *values)
        except SchemaError as error:
            if error.message.startswith(self.what):
                raise
            raise self._refusal(error.message) from None

    def _value(self, layout: Layout) -> Value:
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
            raise self._refusal(f"it is not an expression{where}", _meant(text)) from None
        return self._checked(tree.body, depth)

    def _checked(self, node: ast.expr, depth: int) -> ast.expr:
        """A part with names of fields in place of paths and aliases; raises SchemaError for unsupported syntax."""
        if depth > _MAX_DEPTH:
            raise self._refusal(f"it is nested deeper than {_MAX_DEPTH} levels")

        def checked(part: ast.expr) -> ast.expr:
            return self._checked(part, depth + 1)

        if isinstance(node, ast.Constant) and type(node.value) in (bool, int, float, str):
            if type(node.value) is int and node.value.bit_length() > MAX_BITS:
                raise self._refusal(f"it has an integer of more than {MAX_BITS} bits")
            return node
        if isinstance(node, (ast.Name, ast.Attribute)):
            return self._named(self._dotted(node), depth)
        if isinstance(node, ast.BinOp) and type(node.op) in _SIGNS:
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
        hint = _OTHER_SPELLINGS[-1][1] if isinstance(node, ast.Constant) and node.value is None else None
        raise self._refusal(f"'{_source_of(node)}' is not understood", hint)

    def _checked_comparison(self, node: ast.Compare, checked: Callable[[ast.expr], ast.expr]) -> ast.expr:
        operands = [node.left, *node.comparators]
        if len(operands) > 2 and any(
            isinstance(each, ast.BinOp) and isinstance(each.op, _BITWISE) for each in operands
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
                        f"'in' takes a list of values, not '{_source_of(other)}'", "write x in (1, 2)"
                    )
                others.append(ast.Tuple([checked(part) for part in other.elts], ast.Load()))
            else:
                others.append(checked(other))
        return ast.Compare(checked(node.left), node.ops, others)

    def _checked_call(self, node: ast.Call, name: str, checked: Callable[[ast.expr], ast.expr]) -> ast.expr:
        if name == _GETTER:
            given = node.args[0] if len(node.args) == 1 else None
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
                    f"'[{_source_of(node)}]' chooses entries", "choose elements of lists: x[:, 0]"
                )
            return checked(node)
        parts = node.elts
        if not parts or not _is_all(parts[0]):
            raise self._refusal(
                "a subscript begins with ':', all entries", "choose elements of lists: x[:, 0]"
            )
        for part in parts[1:]:
            bounds = [part.lower, part.upper, part.step] if isinstance(part, ast.Slice) else [part]
            for bound in bounds:
                if bound is not None and type(_constant_of(bound)) is not int:
                    raise self._refusal(f"'{_source_of(bound)}' is not a position in a list")
            if isinstance(part, ast.Slice) and _constant_of(part.step) == 0:
                raise self._refusal(f"the step of '{_source_of(part)}' is 0", "write 1, or a negative step")
        return node

    # Names

    def _dotted(self, node: ast.expr) -> str:
        names: list[str] = []
        inner = node
        while isinstance(inner, ast.Attribute):
            names.append(inner.attr)
            inner = inner.value
        if not isinstance(inner, ast.Name):
            raise self._refusal(f"'{_source_of(inner)}' is not a field")
        return ".".join([inner.id, *reversed(names)])

    def _named(self, path: str, depth: int) -> ast.expr:
        """Return the field or the alias of a name."""
        if path not in self._aliases:
            return self._field(path)
        if path in self._within:
            raise self._refusal(f"alias '{path}' is defined in terms of itself")
        if path not in self._alias_trees:
            self._within.append(path)
            self._alias_trees[path] = self._parsed(self._aliases[path], depth + 1)
            self._within.pop()
        return ast.Name(path, ast.Load())

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

    def _computed(self, node: ast.expr, known: dict[str, Value]) -> Value:
        """The values of a part that was checked.

        Args:
            node: the part.
            known: values of fields by their paths; those of aliases are added.
        """

        def inner(part: ast.expr) -> Value:
            return self._computed(part, known)

        if isinstance(node, ast.Constant):
            return node.value
        if isinstance(node, ast.Name):
            if node.id not in known:
                known[node.id] = inner(self._alias_trees[node.id])
            return known[node.id]
        if isinstance(node, ast.BinOp):
            return self._binary(node.op, *self._numeric(inner(node.left), inner(node.right)))
        if isinstance(node, ast.UnaryOp):
            return self._unary(node.op, inner(node.operand))
        if isinstance(node, ast.BoolOp):
            is_and = isinstance(node.op, ast.And)
            values = self._conditions("and" if is_and else "or", *map(inner, node.values))
            return reduce(partial(_logical, "&" if is_and else "|"), values)
        if isinstance(node, ast.Compare):
            left, found = inner(node.left), []
            for sign, other in zip(node.ops, node.comparators, strict=True):
                if isinstance(sign, _IDENTITY):
                    found.append(self._is_missing(sign, left))
                elif isinstance(sign, _MEMBERSHIP) and isinstance(other, ast.Tuple):
                    equal = [self._comparison(ast.Eq(), left, inner(part)) for part in other.elts]
                    is_one = reduce(partial(_logical, "|"), equal)
                    found.append(is_one if isinstance(sign, ast.In) else mapped(inverted, is_one))
                else:
                    right = inner(other)
                    found.append(self._comparison(sign, left, right))
                    left = right
            return reduce(partial(_logical, "&"), found)
        if isinstance(node, ast.Subscript):
            return self._subscript(inner(node.value), node.slice, inner)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return self._called(node.func.id, [inner(part) for part in node.args])
        raise self._refusal(f"'{_source_of(node)}' is not understood")

    def _numeric(self, *values: Value) -> tuple[Value, ...]:
        if any(kind_of(value) == "U" for value in values):
            raise self._refusal("text cannot be computed with", 'compare it: name == "value"')
        return values

    def _conditions(self, name: str, *values: Value) -> tuple[Value, ...]:
        if any(kind_of(value) != "b" for value in values):
            raise self._refusal(f"'{name}' takes conditions", "compare numbers with something")
        return values

    def _is_missing(self, sign: ast.cmpop, value: Value) -> Value:
        if is_flat(value):
            return np.full(np.shape(value), isinstance(sign, ast.IsNot))
        lists = structure(value)
        missing = require("awkward").is_none(lists, axis=lists.ndim - 1)
        return missing if isinstance(sign, ast.Is) else ~missing

    def _comparison(self, sign: ast.cmpop, left: Value, right: Value) -> Value:
        function = _COMPARISONS[type(sign)]
        kinds = {kind_of(left), kind_of(right)}
        if "U" not in kinds:
            return self._mapped(partial(compared, function), left, right)
        if kinds != {"U"}:
            raise self._refusal(
                "text is compared with a number", 'write text in quotation marks: name == "value"'
            )
        if not isinstance(sign, (ast.Eq, ast.NotEq)):
            raise self._refusal("texts are compared with == and != alone")
        found = function(left, right)
        return np.bool_(found) if isinstance(found, bool) else found

    def _binary(self, operation: ast.operator, left: Value, right: Value) -> Value:
        sign = _SIGNS[type(operation)]
        if not isinstance(operation, _BITWISE):
            return self._mapped(partial(arithmetic, sign), left, right)
        kinds = {kind_of(left), kind_of(right)}
        if "f" in kinds or ("b" in kinds and kinds != {"b"}):
            raise self._no_bits()
        if kinds == {"b"} and sign != "^":
            return _logical(sign, left, right)
        return self._mapped(partial(bitwise, sign), left, right)

    def _no_bits(self) -> SchemaError:
        hint = "put comparisons in parentheses: (a > 1) & (b < 2)"
        return self._refusal("&, | and ^ take two conditions or two integers", hint)

    def _unary(self, operation: ast.unaryop, value: Value) -> Value:
        self._numeric(value)
        if isinstance(operation, ast.Not):
            self._conditions("not", value)
        if isinstance(operation, ast.Invert) and kind_of(value) == "f":
            raise self._refusal("~ takes a condition or an integer")
        return self._mapped(_UNARY[type(operation)], value)

    def _subscript(self, value: Value, index: ast.expr, inner: Callable[[ast.expr], Value]) -> Value:
        lists = None if is_flat(value) else structure(value)
        if lists is None or lists.ndim < 2:
            raise self._refusal("only lists have subscripts")
        if not isinstance(index, ast.Tuple):
            picked = inner(index)
            if is_flat(picked) or structure(picked).ndim < 2:
                raise self._refusal(
                    f"'{_source_of(index)}' chooses entries", "choose elements of lists: x[x > 1]"
                )
            if isinstance(picked, LongIntegers):
                raise self._refusal(f"'{_source_of(index)}' has no positions in lists")
            return restructured(value, lambda array: array[picked])
        if len(index.elts) > lists.ndim:
            raise self._refusal(f"'{_source_of(index)}' is deeper than the lists")
        return restructured(value, partial(_elements, index.elts[1:]))

    def _called(self, name: str, values: list[Value]) -> Value:
        first = values[0]
        if name == "len":
            if is_flat(first) or (structure(first).ndim < 2 and kind_of(first) != "U"):
                raise self._refusal("'len' takes lists or text")
            return require("awkward").num(structure(first), axis=1)
        self._numeric(*values)
        if name in _OF_LISTS:
            if is_flat(first) or structure(first).ndim < 2:
                raise self._refusal(f"'{name}' takes lists")
            if name == "sum":
                return total(first)
            if name in ("min", "max"):
                return greatest_or_least(name, first)
            truth = first if kind_of(first) == "b" else mapped(partial(compared, operator.ne), first, 0)
            return getattr(require("awkward"), name)(truth, axis=-1)
        if name != "where":
            return self._mapped(partial(applied, _OTHER_NAMES.get(name, name), _FUNCTIONS[name][1]), *values)
        if kind_of(first) != "b":
            raise self._refusal("the first argument of 'where' is not a condition")
        found = chosen(*values)
        if not kind_of(found):
            raise self._refusal(
                "'where' chooses between numbers and lists", "use a condition on elements of the lists"
            )
        return found

    # Types

    def _type_of(self, node: ast.expr) -> _Numeric:
        """The type of a part that was checked, whatever its values are."""
        if isinstance(node, ast.Constant):
            return _type_of_constant(node.value)
        if isinstance(node, ast.Name):
            if node.id in self.nodes:
                return _type_of_field(self.nodes[node.id])
            if node.id not in self._alias_types:
                self._alias_types[node.id] = self._type_of(self._alias_trees[node.id])
            return self._alias_types[node.id]
        if isinstance(node, ast.BinOp):
            return self._type_of_binary(node)
        if isinstance(node, ast.UnaryOp) and not isinstance(node.op, ast.Not):
            kind = self._type_of(node.operand)
            if kind == "f" or isinstance(node.op, ast.UAdd):
                return _number_type(kind)
            return "b" if kind == "b" and isinstance(node.op, ast.Invert) else "i"
        if isinstance(node, ast.Subscript):
            return self._type_of(node.value)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return self._type_of_call(node.func.id, node.args)
        return "b"

    def _is_selection(self, node: ast.expr) -> bool:
        """Return whether a part only selects values of a field."""
        while True:
            if isinstance(node, ast.Subscript):
                node = node.value
            elif (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("min", "max")
            ):
                node = node.args[0]
            elif isinstance(node, ast.Name) and node.id in self._alias_trees:
                node = self._alias_trees[node.id]
            else:
                return isinstance(node, ast.Name)

    def _type_of_binary(self, node: ast.BinOp) -> _Numeric:
        kinds = left, right = self._type_of(node.left), self._type_of(node.right)
        if "f" in kinds or isinstance(node.op, ast.Div):
            return "f"
        if isinstance(node.op, _BITWISE):
            return _common_type(*kinds)
        if isinstance(node.op, ast.Mod):
            return _number_type(left)
        if isinstance(node.op, ast.Pow):
            return "f" if right == "i" else _number_type(left)
        return "i" if isinstance(node.op, ast.Sub) else _number_type(_common_type(*kinds))

    def _type_of_call(self, name: str, arguments: list[ast.expr]) -> _Numeric:
        if name in ("any", "all") or name in _TESTS:
            return "b"
        if name == "len":
            return "n"
        kind = self._type_of(arguments[0])
        if name == "where":
            return _common_type(*map(self._type_of, arguments[1:]))
        if name in ("min", "max"):
            return kind
        return _number_type(kind) if name == "sum" or name in _KEEP_INTEGERS else "f"

    def _refusal(self, problem: str, hint: str | None = None) -> SchemaError:
        shown = self.text if len(self.text) <= 100 else f"{self.text[:99]}…"
        return SchemaError(f"{self.what} '{shown}': {problem}", hint=hint)


def _meant(text: str) -> str | None:
    """How to write what a text means that is not an expression, where other languages write it so."""
    return next((hint for pattern, hint in _OTHER_SPELLINGS if pattern.search(text)), None)


def _type_of_constant(value: Any) -> _Numeric:
    if isinstance(value, str):
        return "U"
    if isinstance(value, bool):
        return "b"
    return "n" if isinstance(value, int) else "f"


def _type_of_field(node: FieldNode) -> _Numeric:
    inner = node.value_of(_WRAPPERS)
    if inner.kind is FieldKind.STRING:
        return "U"
    kind: Any = inner.dtype.kind
    return kind  # type: ignore[no-any-return]


def _number_type(kind: _Numeric) -> _Numeric:
    """The type of a number: that of truth values is 0 or 1."""
    return "n" if kind == "b" else kind


def _common_type(left: _Numeric, right: _Numeric) -> _Numeric:
    """The type that holds values of two types."""
    return left if left == right else max(_number_type(left), _number_type(right), key="nuif".index)


def _elements(parts: list[ast.expr], lists: Any) -> Any:
    """Elements or ranges of lists, for each level from the outermost on; an element that a short list lacks is missing."""
    ak = require("awkward")
    axis = 1
    for part in parts:
        all_above = (slice(None),) * axis
        place: Any
        if isinstance(part, ast.Slice):
            place = (*all_above, slice(*map(_position, (part.lower, part.upper, part.step))))
            lists = lists[place]
            axis += 1
            continue
        at = _position(part) or 0
        has_one = ak.fill_none(ak.num(lists, axis=axis) > (at if at >= 0 else -1 - at), False, axis=-1)
        if not ak.all(has_one, axis=None):
            lists = ak.mask(ak.from_regular(lists, axis=None), has_one)
        place = (*all_above, at)
        lists = lists[place]
    return lists


def _position(node: ast.expr | None) -> int | None:
    """A position in a list, or a step, within what awkward can add."""
    value = _constant_of(node)
    return None if value is None else max(-_FARTHEST_POSITION, min(value, _FARTHEST_POSITION))


def _is_all(node: ast.expr) -> bool:
    return isinstance(node, ast.Slice) and node.lower is None and node.upper is None and node.step is None


def _source_of(node: ast.AST) -> str:
    try:
        return ast.unparse(node)[:50]
    except RecursionError:
        return "..."


def _has_missing(value: Value) -> bool:
    """Return whether some conditions may be missing."""
    if is_flat(value):
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
    """A condition on the entries of an RNTuple; the same as an expression but for its result.

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
        found: npt.NDArray[np.bool_] = super().mask(chunk, length)
        if self._type_of(self._tree) != "b":
            raise self._refusal("it is not a condition", "compare it with something")
        if not isinstance(found, np.ndarray):
            raise self._refusal(
                "it holds for elements of lists, not for entries", "write any(...) or all(...)"
            )
        return found
