"""Values as the JSON text that the readers of the RNTuple Validation Suite print.

The style: two blanks of indentation per level, one line for every element and member, a newline at the end.
    Empty lists and maps are ``[]`` and ``{}``. Booleans, bytes, characters and enums are numbers.
    Floating-point numbers are hexadecimal literals in quotes (C's ``%a``). Bitsets are binary digits in
    quotes, highest bit first. Pairs and tuples are lists, maps are objects, variants and optionals are their
    value. The elements of unordered containers are sorted, and a cardinality follows the collection it
    counts.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from rntuple_spec.cpp_types import TYPES

from rntuple_construct.kit.corpus.suite.model import (
    AttributeRange,
    Output,
    Row,
    SuiteCase,
    members_of,
    values_of,
)
from rntuple_construct.model.schema.cpp_types import (
    TypeName,
    anonymous,
    is_template,
    kinds_of,
    names_of,
    parse_type_name,
)
from rntuple_construct.model.schema.specs import ClassSpec

Schema: TypeAlias = Mapping[str, str]
Members: TypeAlias = Mapping[str, Schema]

_ENTRY_INDENT = 2
_REALS = kinds_of("real")
_CHARACTERS = kinds_of("char")
_MAPS = names_of("map")
_BITSETS = names_of("bitset")
_LISTS = names_of("list", "array")
_TUPLES = names_of("pair", "tuple")
_WRAPPERS = names_of("held", "optional")
_TEXTS = names_of("string", "bitset") | _CHARACTERS
_UNKNOWN = TypeName("")


def to_suite_json(rows: Sequence[Row], schema: Schema, members: Members | None = None) -> str:
    """The entries of an RNTuple as an array of objects.

    Args:
        rows: one mapping from field name to value per entry, values as in ``rntuple dump --format json``.
        schema: top-level field to type name, in the order to print (see `print_order`).
        members: class name to its members' type names, base classes included.
    """
    return "".join(array_parts(entry_texts(rows, schema, members)))


def to_suite_sum_json(sums: Mapping[str, int]) -> str:
    """The sum of all entries of each field: what the readers print for compression cases."""
    return _block("{}", [f"{_quoted(name)}: {value}" for name, value in sums.items()], 0) + "\n"


def to_suite_attributes_json(ranges: Sequence[AttributeRange], schema: Schema) -> str:
    """The values of an attribute set with the entries they belong to, in the order of the set.

    Args:
        ranges: its ranges.
        schema: the user's fields.
    """
    return "".join(array_parts(attribute_texts(ranges, schema)))


def to_suite_error_json(message: str) -> str:
    """The refusal of a file; only the first line of the message is printed."""
    return _block("{}", [f'"error": {_quoted(message.partition(chr(10))[0])}'], 0) + "\n"


def feature_flag_message(number: int) -> str:
    """ROOT's words for refusing a file with an unknown feature flag."""
    return f"unsupported format feature: {number}"


def entry_texts(rows: Iterable[Row], schema: Schema, members: Members | None = None) -> Iterator[str]:
    """Each entry as an object; arguments as for `to_suite_json`."""
    printer = _Printer(members or {})
    types = {name: _type_name(type_) for name, type_ in schema.items()}
    return (printer.members(row, types, _ENTRY_INDENT) for row in rows)


def attribute_texts(
    ranges: Iterable[AttributeRange], schema: Schema, members: Members | None = None
) -> Iterator[str]:
    """Each range of an attribute set as an object of a value and of the first and last entry.

    The value is that of the only field the readers know, else an object of all fields. Arguments as for
    `to_suite_json`.
    """
    printer = _Printer(members or {})
    types = {name: _type_name(type_) for name, type_ in schema.items()}
    indent = _ENTRY_INDENT + 2
    for each in ranges:
        if len(types) == 1:
            ((name, type_),) = types.items()
            value = printer.text(each.values[name], type_, indent)
        else:
            value = printer.members(each.values, types, indent)
        bounds = f"[{each.start}, {each.start + each.length - 1}]" if each.length else "[]"
        yield _block("{}", [f'"Value": {value}', f'"Range": {bounds}'], _ENTRY_INDENT)


def array_parts(objects: Iterable[str]) -> Iterator[str]:
    """The array of objects, in pieces to be written one after the other."""
    # Without entries the brackets are on two lines.
    separator = "\n" + " " * _ENTRY_INDENT
    yield "["
    for text in objects:
        yield separator + text
        separator = ",\n" + " " * _ENTRY_INDENT
    yield "\n]\n"


def print_order(schema: Schema, sources: Mapping[str, str]) -> dict[str, str]:
    """The fields in the order in which the readers print them: each cardinality after its collection.

    Args:
        schema: all top-level fields in the order of the file.
        sources: projected field to the path of its source.
    """
    cardinalities: dict[str, list[str]] = {}
    for name, type_ in schema.items():
        if is_template(_type_name(type_), "cardinality") and sources.get(name) in schema:
            cardinalities.setdefault(sources[name], []).append(name)
    moved = {name for names in cardinalities.values() for name in names}
    ordered: dict[str, str] = {}
    for name, type_ in schema.items():
        if name not in moved:
            ordered |= {name: type_, **{other: schema[other] for other in cardinalities.get(name, ())}}
    return ordered


def output_of(schema: Schema) -> Output:
    """Return the text that readers print for a file with these fields and without attribute sets.

    A single 64-bit field ``Int64`` is what all compression cases have and no other.
    """
    return Output.SUM if dict(schema) == {"Int64": "std::int64_t"} else Output.ENTRIES


def case_text(case: SuiteCase) -> str:
    """The text that the readers print for a case."""
    schema = {**case.schema, **{name: str(projection.type) for name, projection in case.projections.items()}}
    if case.output is Output.ERROR:
        return to_suite_error_json(feature_flag_message(case.feature_flags[0]))
    if case.output is Output.SUM:
        return to_suite_sum_json({name: _total(case.entries, name) for name in schema})
    if case.output is Output.ATTRIBUTES:
        (attribute_set,) = case.attribute_sets.values()
        return to_suite_attributes_json(attribute_set.ranges, attribute_set.schema)
    sources = {name: projection.source for name, projection in case.projections.items()}
    members = {name: members_of(item) for name, item in case.classes.items() if isinstance(item, ClassSpec)}
    return to_suite_json(case.entries, print_order(schema, sources), members)


def _total(rows: Sequence[Row], name: str) -> int:
    return sum(value for value in values_of(rows, name) if isinstance(value, int))


def _type_name(text: str) -> TypeName:
    # Untyped records and collections have an empty type name.
    return parse_type_name(text) if text else _UNKNOWN


def _block(brackets: str, items: Sequence[str], indent: int) -> str:
    if not items:
        return brackets
    line = "\n" + " " * (indent + 2)
    return f"{brackets[0]}{line}{f',{line}'.join(items)}\n{' ' * indent}{brackets[1]}"


def _quoted(text: str) -> str:
    # The macros print characters without escapes; escaping quotes and controls like JavaScript keeps it JSON.
    return json.dumps(text, ensure_ascii=False)


def _hexadecimal(value: float) -> str:
    if not math.isfinite(value):
        return str(value)
    # Python pads the fraction with zeros, C does not.
    mantissa, exponent = value.hex().split("p")
    if "." in mantissa:
        mantissa = mantissa.rstrip("0").rstrip(".")
    return f"{mantissa}p{exponent}"


class _Printer:
    """Renders values of one schema.

    Values are `Any` here: which Python type belongs to which type name is decided by the branch taken.
    """

    def __init__(self, members: Members) -> None:
        self.classes = {
            _type_name(name): {member: _type_name(type_) for member, type_ in types.items()}
            for name, types in members.items()
        }

    def members(self, value: Mapping[str, Any], types: Mapping[str, TypeName], indent: int) -> str:
        items = [
            f"{_quoted(name)}: {self.text(value[name], type_, indent + 2)}" for name, type_ in types.items()
        ]
        return _block("{}", items, indent)

    def text(self, value: Any, type_: TypeName, indent: int) -> str:
        """A value; the lines after its first are indented by at least `indent`."""
        name, arguments = type_.name, type_.arguments
        if value is None:
            return "null"
        if name in _WRAPPERS:
            return self.text(value, arguments[0], indent)
        if is_template(type_, "variant"):
            held = next((argument for argument in arguments if self.holds(argument, value)), _UNKNOWN)
            return self.text(value, held, indent)
        if name in _MAPS:
            return self.map(value, type_, indent)
        if name in _TUPLES:
            items = [
                self.text(value[anonymous(i)], argument, indent + 2) for i, argument in enumerate(arguments)
            ]
            return _block("[]", items, indent)
        if type_ in self.classes:
            return self.members(value, self.classes[type_], indent)
        if name in _LISTS:
            element = arguments[0]
            return _block(
                "[]", [self.text(item, element, indent + 2) for item in _sorted(value, type_)], indent
            )
        if name in _BITSETS:
            return '"' + "".join("1" if bit else "0" for bit in reversed(value)) + '"'
        if name in _CHARACTERS:
            return str(ord(value))
        if name in _REALS:
            return f'"{_hexadecimal(float(value))}"'
        return self.untyped(value, indent)

    def map(self, value: Sequence[Mapping[str, Any]], type_: TypeName, indent: int) -> str:
        key_type, value_type = type_.arguments
        items = []
        for pair in _sorted(value, type_):
            key = self.text(pair["_0"], key_type, indent + 2)
            quoted = key if key.startswith('"') else _quoted(key)
            items.append(f"{quoted}: {self.text(pair['_1'], value_type, indent + 2)}")
        return _block("{}", items, indent)

    def untyped(self, value: Any, indent: int) -> str:
        """A value whose type name says nothing about its parts."""
        if isinstance(value, str):
            return _quoted(value)
        if isinstance(value, float):
            return f'"{_hexadecimal(value)}"'
        if isinstance(value, Mapping):
            return self.members(value, dict.fromkeys(value, _UNKNOWN), indent)
        if isinstance(value, Sequence):
            return _block("[]", [self.untyped(item, indent + 2) for item in value], indent)
        return str(int(value))

    def holds(self, type_: TypeName, value: Any) -> bool:
        """Return whether a value can be one of `type_`, to find the alternative that a variant holds."""
        if isinstance(value, str):
            return type_.name in _TEXTS
        if isinstance(value, float):
            return type_.name in _REALS
        if isinstance(value, Mapping):
            return type_.name in _TUPLES or type_ in self.classes
        if isinstance(value, Sequence):
            return type_.name in _LISTS | _MAPS | _BITSETS
        return type_.name not in _TEXTS | _REALS | _LISTS | _MAPS | _TUPLES and type_ not in self.classes


def _is_unordered(type_: TypeName) -> bool:
    return type_.name in TYPES and TYPES[type_.name].unordered


def _sorted(value: Sequence[Any], type_: TypeName) -> Sequence[Any]:
    """The elements of a container, in ascending order if the container has no order."""
    if not _is_unordered(type_):
        return value
    return sorted(value, key=lambda item: _sort_key(item, type_))


def _sort_key(item: Any, type_: TypeName) -> Any:
    if type_.name in _MAPS:
        key_type, value_type = type_.arguments
        return _comparable(item["_0"], key_type), _comparable(item["_1"], value_type)
    return _comparable(item, type_.arguments[0])


def _comparable(value: Any, type_: TypeName) -> Any:
    """A value in a form that Python orders as C++ orders vectors and pairs of the sorted elements."""
    if type_.name in _MAPS or type_.name in _LISTS:
        keys = [_sort_key(item, type_) for item in value]
        return sorted(keys) if _is_unordered(type_) else keys
    if type_.name in _TUPLES:
        return tuple(_comparable(value[anonymous(i)], argument) for i, argument in enumerate(type_.arguments))
    return value
