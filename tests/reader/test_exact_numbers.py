"""Expressions of single numbers, optional numbers and numbers in lists, against integers of Python."""

from __future__ import annotations

import contextlib
import io
import operator
import re
from collections.abc import Callable
from typing import Any

import numpy as np
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from self_test.exact_numbers import Exact, is_same

import rntuple_construct as rnt
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.conversion.conditions import condition_on

TYPES = {
    "i": "std::int64_t", "c": "std::int32_t", "s": "std::int8_t", "u": "std::uint64_t", "v": "std::uint32_t", "b": "bool",
    "d": "double", "f": "float",
}  # fmt: skip


def floor(number: Exact) -> Exact:
    return number if isinstance(number.value, int) else Exact(np.floor(number.value))


def where(condition: bool, left: Exact, right: Exact) -> Exact:
    is_real = any(isinstance(each.value, float) for each in (left, right))
    found = (left if condition else right).value
    return Exact(float(found) if is_real else found)


# Trees of an expression, as text and as a function of a row

DTYPES = {"i": np.int64, "u": np.uint64, "v": np.uint32}
SIGNS = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "%": operator.mod}
BITS = {"&": operator.and_, "|": operator.or_, "^": operator.xor}
ORDERS = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "==": operator.eq,
    "!=": operator.ne,
}
INTEGERS = [0, 1, 2, 3, 7, 2**31, 2**53, 2**53 + 1, 2**63 - 1, 2**63, 2**64 - 1]
Part = tuple[str, Callable[[dict[str, Any]], Exact], bool]
"""Text, value for a row, whether it is an integer."""


def leaf(name: str) -> Part:
    return name, lambda row: Exact(row[name]), name not in "df"


def constant(value: Any) -> Part:
    return repr(value), lambda _: Exact(value), isinstance(value, int)


def binary(left: Part, sign: str, right: Part) -> Part:
    function = SIGNS[sign]
    is_integer = left[2] and right[2] and sign != "/"
    return f"({left[0]} {sign} {right[0]})", lambda row: function(left[1](row), right[1](row)), is_integer


def bits(left: Part, sign: str, right: Part) -> Part:
    if not (left[2] and right[2]) or "b" in (left[0], right[0]):
        return binary(left, "+", right)
    return f"({left[0]} {sign} {right[0]})", lambda row: BITS[sign](left[1](row), right[1](row)), True


def unary(function: str, part: Part) -> Part:
    functions: dict[str, Callable[[Exact], Exact]] = {
        "-": operator.neg,
        "abs": abs,
        "floor": floor,
        "~": operator.invert,
    }
    if function == "~" and (not part[2] or part[0] == "b"):
        function = "-"
    return f"{function}({part[0]})", lambda row: functions[function](part[1](row)), part[2]


def power(part: Part, exponent: int) -> Part:
    return f"({part[0]} ** {exponent})", lambda row: part[1](row) ** Exact(exponent), part[2]


def choice(left: Part, right: Part) -> Part:
    return (
        f"where(b, {left[0]}, {right[0]})",
        lambda row: where(row["b"], left[1](row), right[1](row)),
        left[2] and right[2],
    )


LEAVES = st.one_of(
    st.sampled_from(list(TYPES)).map(leaf), st.sampled_from(INTEGERS).map(constant), st.just(constant(2.5))
)
PARTS = st.recursive(
    st.one_of(LEAVES, st.builds(power, st.sampled_from(list(TYPES)).map(leaf), st.integers(0, 3))),
    lambda inner: st.one_of(
        st.builds(binary, inner, st.sampled_from(list(SIGNS)), inner),
        st.builds(bits, inner, st.sampled_from(list(BITS)), inner),
        st.builds(unary, st.sampled_from(["-", "abs", "floor", "~"]), inner),
        st.builds(choice, inner, inner),
    ),
    max_leaves=4,
)
WIDE = st.sampled_from([0, 1, -1, 7, -7, 2**31, 2**53 + 1, 2**62, 2**63 - 1, -(2**63)])
REALS = st.sampled_from([0.0, -0.5, 7.5, 2.0**53, -(2.0**63), 2.0**64, float("inf"), float("nan")])
ROWS = st.lists(
    st.fixed_dictionaries(
        {
            "i": WIDE, "c": st.sampled_from([0, -3, 2**31 - 1, -(2**31)]), "s": st.sampled_from([-128, 5, 127]),
            "u": st.sampled_from([0, 3, 2**53 + 1, 2**63, 2**64 - 1]), "v": st.sampled_from([0, 9, 2**32 - 1]),
            "b": st.booleans(), "d": REALS, "f": REALS.map(lambda value: float(np.float32(value))),
        }
    ),
    min_size=1, max_size=5,
)  # fmt: skip


def opened(rows: list[dict[str, Any]], used: set[str]) -> rnt.RNTuple:
    """Some fields of the rows flat, as optional values of which every second entry has none, and as lists of two of them."""
    types = {name: kind for name, kind in TYPES.items() if name in used}
    schema: dict[str, Any] = {"idx": "std::int32_t", **types}
    schema |= {f"o{name}": f"std::optional<{kind}>" for name, kind in types.items()}
    schema |= {f"l{name}": f"std::vector<{kind}>" for name, kind in types.items()}
    buffer = io.BytesIO()
    made = [
        {
            "idx": number, **{name: row[name] for name in types},
            **{f"o{name}": None if number % 2 else row[name] for name in types},
            **{f"l{name}": [row[name], rows[number - 1][name]] if number % 3 else [] for name in types},
        }
        for number, row in enumerate(rows)
    ]  # fmt: skip
    with rnt.create(buffer, "E", schema) as writer:
        writer.extend(made)
    return rnt.open_ntuple(buffer.getvalue())


NAMES = re.compile(r"\b([icsuvbdf])\b")


def renamed(text: str, prefix: str) -> str:
    return NAMES.sub(prefix + r"\1", text)


@given(part=PARTS, order=st.sampled_from(list(ORDERS)), other=LEAVES, rows=ROWS)
@settings(max_examples=60, deadline=None)
def test_conditions_hold_for_flat_optional_and_listed_numbers_alike(
    part: Part, order: str, other: Part, rows: Any
) -> None:
    text = f"{part[0]} {order} {other[0]}"
    holds = [ORDERS[order](part[1](row).value, other[1](row).value) for row in rows]
    wanted = {
        text: [n for n, found in enumerate(holds) if found],
        renamed(text, "o"): [n for n, found in enumerate(holds) if found and n % 2 == 0],
        f"any({renamed(text, 'l')})": [
            n for n, found in enumerate(holds) if n % 3 and (found or holds[n - 1])
        ],
    }
    used = set(NAMES.findall(text))
    assume(used)
    with opened(rows, used) as events:
        for cut, expected in wanted.items():
            assert events.arrays("idx", cut)["idx"].tolist() == expected, cut
            assert events.arrays("idx", condition_on(events, cut))["idx"].tolist() == expected
            assert events.arrays("idx", "alias", aliases={"alias": cut})["idx"].tolist() == expected


@given(part=PARTS, rows=ROWS)
@settings(max_examples=60, deadline=None)
def test_columns_are_exact_or_refused(part: Part, rows: Any) -> None:
    used = set(NAMES.findall(part[0]))
    assume(used)
    values = [part[1](row).value for row in rows]
    with opened(rows, used) as events:
        shapes: dict[str, list[Any]] = {
            part[0]: values,
            renamed(part[0], "o"): [None if n % 2 else value for n, value in enumerate(values)],
            renamed(part[0], "l"): [
                [value, values[n - 1]] if n % 3 else [] for n, value in enumerate(values)
            ],
        }
        for text, expected in shapes.items():
            if any(isinstance(value, int) and not -(2**63) <= value < 2**63 for value in values):
                # An unsigned column may hold such integers. Half of the optional values are missing.
                with contextlib.suppress(SchemaError):
                    assert is_same(
                        [row[text] for row in events.arrays([text, "idx"], library="py")], expected
                    ), text
                continue
            for name in (text, "alias"):
                found = events.arrays([name, "idx"], library="py", aliases={"alias": text})
                assert is_same([row[name] for row in found], expected), text


@given(
    kind=st.sampled_from(["i", "u", "v", "b"]),
    lists=st.lists(
        st.lists(st.sampled_from([0, 1, -1, 2**32 - 1, 2**63 - 1, -(2**63), 2**64 - 1]), max_size=5),
        min_size=1,
        max_size=4,
    ),
    text=st.sampled_from(["{}(x)", "{}(x + x)", "{}(x * x * x)", "{}(x[x != 1])", "{}(-x)"]),
    name=st.sampled_from(["sum", "min", "max"]),
)
@settings(max_examples=60, deadline=None)
def test_sums_and_extremes_of_lists_are_exact(
    kind: str, lists: list[list[int]], text: str, name: str
) -> None:
    limits = (
        (0, 1) if kind == "b" else tuple(map(int, (np.iinfo(DTYPES[kind]).min, np.iinfo(DTYPES[kind]).max)))
    )
    lists = [[each for each in values if limits[0] <= each <= limits[1]] for values in lists]
    inner: dict[str, Callable[[int], int]] = {
        "{}(x + x)": lambda x: 2 * x, "{}(x * x * x)": lambda x: x**3, "{}(-x)": lambda x: -x
    }  # fmt: skip
    made = [
        [inner.get(text, int)(each) for each in values if each != 1 or "[" not in text] for values in lists
    ]
    function = {"sum": sum, "min": min, "max": max}[name]
    wanted = [function(values) if values or name == "sum" else None for values in made]  # type: ignore[operator]
    buffer = io.BytesIO()
    with rnt.create(buffer, "E", {"idx": "std::int32_t", "x": f"std::vector<{TYPES[kind]}>"}) as writer:
        writer.extend([{"idx": number, "x": values} for number, values in enumerate(lists)])
    with rnt.open_ntuple(buffer.getvalue()) as events:
        for value in {each for each in wanted if each is not None}:
            found = events.arrays("idx", f"{text.format(name)} == {value}")["idx"].tolist()
            assert found == [number for number, each in enumerate(wanted) if each == value]
        with contextlib.suppress(SchemaError):
            rows = events.arrays([text.format(name), "idx"], library="py")
            assert [row[text.format(name)] for row in rows] == wanted
