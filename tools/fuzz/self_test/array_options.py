"""Options of ``arrays``, held against values that are read without them: filters, expressions, conditions, ``how="zip"``.

`fnmatch` and `re` select names, integers of Python compute numbers one by one. Members of records are compared with columns.
"""

from __future__ import annotations

import fnmatch
import operator
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from itertools import chain
from random import Random
from typing import Any

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.model.arrays.meanings import has_meaning
from rntuple_construct.model.schema.cpp_types import FUNDAMENTAL_DTYPES
from rntuple_construct.model.schema.field_kinds import FieldKind, FieldNode
from rntuple_construct.reader import RNTuple
from rntuple_construct.reader import open as open_file
from rntuple_construct.reader.ntuple import no_dropped_warnings
from self_test.agreement import LIMITS, same_values
from self_test.exact_numbers import Exact, is_same

__all__ = ["OPTIONS", "of_arithmetic", "of_filters", "of_zip"]

_MAX_ENTRIES = 200
"""Entries that are computed one by one."""
_MAX_FIELDS = 4
"""Fields of an RNTuple that expressions are computed of."""
_ANY_NUMBER: Mapping[str, Callable[[Exact], Exact]] = {
    "{x} + {x}": lambda x: x + x,
    "{x} * {x}": lambda x: x * x,
    "{x} - 3": lambda x: x - Exact(3),
    "{x} * 2.5": lambda x: x * Exact(2.5),
    "{x} / 3": lambda x: x / Exact(3),
    "{x} % 7": lambda x: x % Exact(7),
    "-{x}": lambda x: -x,
    "abs({x})": abs,
}
_INTEGERS: Mapping[str, Callable[[Exact], Exact]] = {
    "{x} & 5": lambda x: x & Exact(5),
    "{x} ^ {x}": lambda x: x ^ x,
    "~{x}": lambda x: ~x,
}
_COMPARISONS: Mapping[str, Callable[[Any, Any], bool]] = {
    "==": operator.eq, "!=": operator.ne, "<": operator.lt, ">=": operator.ge,
}  # fmt: skip
_LISTS = (FieldKind.COLLECTION, FieldKind.FIXED_ARRAY)
_OPTIONALS = (FieldKind.OPTIONAL, FieldKind.DENSE_OPTIONAL)


# Filters


def of_filters(ntuple: RNTuple, random: Random) -> Iterator[str]:
    """Where a function selects other fields than a filter names.

    Args:
        ntuple: fields to select from.
        random: draws filters.
    """
    types = ntuple.typenames()
    if not types:
        return
    for name_filter, type_filter in _filters(types, random):
        filters = {"filter_name": name_filter, "filter_typename": type_filter}
        what = f"filter_name={name_filter!r}, filter_typename={type_filter!r}"
        wanted = [
            name
            for name, kind in types.items()
            if _matches(name, name_filter) and _matches(kind, type_filter)
        ]
        listed = {
            "keys": ntuple.keys(**filters),
            "typenames": list(ntuple.typenames(**filters)),
        }
        top = [name for name in wanted if name in ntuple.nodes]
        listed_top = ntuple.keys(recursive=False, **filters)
        if listed_top != top:
            yield f"keys, not recursive, for {what}: {listed_top}, expected {top}"
        kinds = [each.typename for each in ntuple.values(**filters)]
        if kinds != [types[name] for name in wanted]:
            yield f"values for {what}: fields of types {kinds}, expected {wanted}"
        for function, names in listed.items():
            if names != wanted:
                yield f"{function} for {what}: {names}, expected {wanted}"
        # The column of a record holds its members.
        columns = [name for name in wanted if not any(_is_inside(name, other) for other in wanted)]
        found = ntuple.arrays(library="py", entry_stop=_MAX_ENTRIES, **filters)
        chunks = [
            row for chunk in ntuple.iterate(library="py", entry_stop=_MAX_ENTRIES, **filters) for row in chunk
        ]
        read = {"arrays": found, "iterate": chunks}
        plain = ntuple.read(columns, entry_stop=_MAX_ENTRIES, library="py") if columns else []
        for function, rows in read.items():
            if columns and repr(rows) != repr(plain):
                yield f"{function} for {what}: {rows!r:.200}, expected {plain!r:.200}"
            elif not columns and rows and rows[0]:
                yield f"{function} for {what}: {list(rows[0])}, expected no fields"


def _is_inside(name: str, other: str) -> bool:
    return name.startswith(f"{other}.")


def _filters(types: Mapping[str, str], random: Random) -> Iterator[tuple[Any, Any]]:
    """Filters of names and types that select some of the fields."""
    name = random.choice(list(types))
    # Characters with a meaning in patterns are not drawn: the patterns are meant to match.
    start = re.split(r"[^A-Za-z0-9_]", name)[0][: random.randrange(1, 4)]
    yield f"{start}*", None
    yield [f"/^{start}/", random.choice(list(types))], None
    yield (f"{name}.*" if name.replace(".", "").isalnum() else "*"), None
    kind = random.choice(list(types.values()))
    if not set(kind) & set("*?[]/"):
        yield None, kind


def _matches(name: str, pattern: Any) -> bool:
    if pattern is None:
        return True
    if not isinstance(pattern, str):
        return any(_matches(name, each) for each in pattern)
    if len(pattern) > 1 and pattern[0] == pattern[-1] == "/":
        return re.search(pattern[1:-1], name) is not None
    return name == pattern or fnmatch.fnmatchcase(name, pattern)


# Expressions and conditions


def of_arithmetic(ntuple: RNTuple, random: Random) -> Iterator[str]:
    """Where an expression gives another value than the documented arithmetic for a single number, an optional one or one in a list.

    Args:
        ntuple: fields to compute with.
        random: draws expressions.
    """
    numbers = [name for name, node in ntuple.nodes.items() if _is_computable(name, node)]
    for name in random.sample(numbers, min(len(numbers), _MAX_FIELDS)):
        node = ntuple.nodes[name]
        values = [row[name] for row in ntuple.read([name], entry_stop=_MAX_ENTRIES, library="py")]
        leaves = list(_leaves(values))
        is_integer = _innermost(node).dtype.kind in "iu"
        text, function = random.choice([*_ANY_NUMBER.items(), *(_INTEGERS.items() if is_integer else ())])
        text = text.format(x=f"get({name!r})" if random.randrange(2) else name)
        results = [function(Exact(leaf)).value for leaf in leaves]
        is_representable = all(isinstance(each, float) or -(2**63) <= each < 2**63 for each in results)
        expected = _mapped(function, values)
        # An unsigned column may hold larger integers; others refuse them.
        with suppress(*(() if is_representable else (SchemaError,))):
            rows = ntuple.arrays([text], entry_stop=_MAX_ENTRIES, library="py")
            found = [row[text] for row in rows]
            if not is_same(found, expected):
                yield f"'{text}' of {node.field.type_name}: {found!r:.200}, expected {expected!r:.200}"
        yield from _of_condition(ntuple, text, node, expected, results, random)


def _of_condition(
    ntuple: RNTuple, text: str, node: FieldNode, expected: list[Any], results: list[Any], random: Random
) -> Iterator[str]:
    bounds = [each for each in results if isinstance(each, int) or abs(each) < float("inf")]
    inner = node.children[0].kind if node.children else FieldKind.NUMBER
    if not bounds or inner is not FieldKind.NUMBER:
        return
    bound = random.choice(bounds)
    sign, compare = random.choice(list(_COMPARISONS.items()))
    cut = f"{text} {sign} {bound!r}"
    if node.kind in _LISTS:
        cut = f"any({cut})"
    found = ntuple.matching(cut, entry_stop=_MAX_ENTRIES).tolist()
    holds = [
        number
        for number, value in enumerate(expected)
        if any(compare(leaf, bound) for leaf in _leaves([value]))
    ]
    if found != holds:
        yield f"'{cut}' of {node.field.type_name} holds for entries {found}, expected {holds}"


def _is_computable(name: str, node: FieldNode) -> bool:
    if not name.isidentifier() or has_meaning(node):
        return False
    number = _innermost(node)
    kind = number.field.type_name
    return number.kind is FieldKind.NUMBER and kind in FUNDAMENTAL_DTYPES and kind != "std::byte"


def _innermost(node: FieldNode) -> FieldNode:
    """What lists and optional values of a field hold."""
    return node.value_of((*_LISTS, *_OPTIONALS))


def _leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, list):
        yield from chain.from_iterable(map(_leaves, value))
    elif value is not None:
        yield value


def _mapped(function: Callable[[Exact], Exact], value: Any) -> Any:
    if isinstance(value, list):
        return [_mapped(function, each) for each in value]
    return None if value is None else function(Exact(value)).value


# Records of lists


def of_zip(ntuple: RNTuple, random: Random) -> Iterator[str]:
    """Where ``how="zip"`` repeats, loses or changes a value: each column is a field or one member of the records, as long as before.

    Args:
        ntuple: columns to group.
        random: draws the order of the columns.
    """
    names = random.sample(list(ntuple.nodes), len(ntuple.nodes))
    if not names:
        return
    columns = ntuple.arrays(names, library="ak", entry_stop=_MAX_ENTRIES)
    zipped = ntuple.arrays(names, library="ak", how="zip", entry_stop=_MAX_ENTRIES)
    if len(zipped) != len(columns):
        yield f"how='zip' gives {len(zipped)} entries of {len(columns)}"
        return
    places: dict[str, list[tuple[str, ...]]] = {name: [] for name in names}
    for field in zipped.fields:
        # A field that is a list of records itself stays; members of another one are columns.
        if field in places and same_values(_as_list(zipped[field]), _as_list(columns[field])):
            places[field].append((field,))
            continue
        for member in zipped[field].fields:
            # The member 'b' of 'a' is the field 'a_b', even if there is a field 'b', too.
            owners = [name for name in names if _is_member(name, field, member)]
            owners = owners or [name for name in names if name == member]
            if len(owners) != 1:
                yield f"how='zip' gives '{member}' of '{field}', which is not one column"
            for name in owners:
                places[name].append((field, member))
    for name, found in places.items():
        if len(found) != 1:
            yield f"how='zip' gives column '{name}' {len(found)} times"
            continue
        shown, plain = _as_list(zipped[found[0]]), _as_list(columns[name])
        if not same_values(shown, plain):
            yield f"how='zip' gives {shown!r:.200} for '{name}', expected {plain!r:.200}"


def _is_member(name: str, group: str, member: str) -> bool:
    return name.startswith(group) and name[len(group) :].lstrip("_./") == member


def _as_list(array: Any) -> list[Any]:
    found: list[Any] = array.to_list()
    return found


OPTIONS: Mapping[str, Callable[[RNTuple, Random], Iterator[str]]] = {
    "filters": of_filters,
    "arithmetic": of_arithmetic,
    "zip": of_zip,
}
"""Checks by the name of their consumer."""


def differences(data: bytes, consumer: str) -> Iterator[str]:
    """Where an option gives other values in an RNTuple of a file.

    Args:
        data: a sound file.
        consumer: one of `OPTIONS`.

    Raises:
        RNTupleError: a value is refused.
    """
    with no_dropped_warnings(), open_file(data, limits=LIMITS) as file:
        for name in file:
            # The file seeds the draws, so that an objection can be repeated.
            yield from OPTIONS[consumer](file[name], Random(data))
