"""Random schemas and entries: every kind of field, every column encoding, with values as the reader gives them back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rntuple_spec.column_types import COLUMN_TYPES, VALUE_TYPES, ColumnType
from rntuple_spec.cpp_types import SPELLINGS, TYPES

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.format.generations import Generation
from rntuple_construct.kit.files.choices import Choices
from rntuple_construct.model.schema.cpp_types import FUNDAMENTAL_DTYPES
from rntuple_construct.model.schema.specs import (
    ClassSpec,
    CollectionSpec,
    EnumSpec,
    FieldSpec,
    SoASpec,
    StreamerSpec,
)
from rntuple_construct.writer.model import Model

__all__ = ["Drawn", "can_write", "draw_field"]


@dataclass(frozen=True)
class Drawn:
    """A random field.

    Args:
        spec: what declares it.
        value: draws a value, as library "py" gives it.
        zero: the value of entries from before the field was added.
    """

    spec: Any
    value: Callable[[Choices], Any]
    zero: Any

    @property
    def is_typed(self) -> bool:
        """Return whether it has a C++ type name, so that it can be a template argument."""
        return isinstance(self.spec, str)


@dataclass
class _Scope:
    """Context in which fields are drawn.

    Args:
        choices: decisions.
        generation: the generation that is written.
        num_names: names given so far: one name never means two classes.
    """

    choices: Choices
    generation: Generation
    num_names: int = 0

    def name(self, prefix: str) -> str:
        self.num_names += 1
        return f"{prefix}{self.num_names}"

    def has(self, type_name: str) -> bool:
        return self.generation.has_type(type_name)


# Values


def _values(name: str) -> tuple[Callable[[Choices], Any], Any]:
    """Return the function that draws values of a fundamental type, and the zero of the type."""
    if name == "bool":
        return (lambda choices: choices.below(2) == 1), False
    if name == "char":
        return (lambda choices: chr(choices.below(256))), "\0"
    if name == "float":
        return (lambda choices: choices.real(4)), 0.0
    if name == "double":
        return (lambda choices: choices.real(8)), 0.0
    if name == "std::byte":
        return (lambda choices: choices.below(256)), 0
    dtype = FUNDAMENTAL_DTYPES[name]
    bits = 8 * dtype.itemsize
    low = -(1 << bits - 1) if dtype.kind == "i" else 0
    return (lambda choices: choices.integer(low, low + (1 << bits) - 1)), 0


_NAMES = tuple(sorted(FUNDAMENTAL_DTYPES))
_STRING = "std::string"


def _several(value: Callable[[Choices], Any], low: int, high: int) -> Callable[[Choices], list[Any]]:
    return lambda choices: [value(choices) for _ in range(choices.between(low, high))]


# Fields


def _fundamental(scope: _Scope) -> Drawn:
    names = (*_NAMES, _STRING, _STRING)
    name = scope.choices.pick(names)
    if name == _STRING:
        return Drawn(_STRING, Choices.text, "")
    return Drawn(name, *_values(name))


def _field(scope: _Scope, depth: int) -> Drawn:
    if depth <= 0 or scope.choices.below(4) == 0:
        return _fundamental(scope)
    drawn = scope.choices.pick(_MAKERS)(scope, depth - 1)
    return drawn if drawn is not None else _fundamental(scope)


def _typed(scope: _Scope, depth: int) -> Drawn:
    drawn = _field(scope, depth)
    return drawn if drawn.is_typed else _fundamental(scope)


def _member(scope: _Scope, depth: int) -> Drawn:
    """A field below one with a type name: what has none may not be there."""
    way = scope.choices.below(3) if depth > 0 else 0
    made = (_typed, _enum, _class)[way](scope, depth)
    return made if made is not None else _fundamental(scope)


_LISTS = tuple(name for name, row in TYPES.items() if row.value == "list")
_MAPS = tuple(name for name, row in TYPES.items() if row.value == "map")
_OPTIONALS = tuple(name for name, row in TYPES.items() if row.value == "optional")


def _list(scope: _Scope, depth: int) -> Drawn | None:
    inner = _field(scope, depth)
    name = scope.choices.pick(_LISTS)
    if not scope.has(name):
        name = _LISTS[0]
    spec = f"{name}<{inner.spec}>" if inner.is_typed else [inner.spec]
    return Drawn(spec, _several(inner.value, 0, 3), [])


def _array(scope: _Scope, depth: int) -> Drawn | None:
    inner, size = _typed(scope, depth), scope.choices.between(1, 3)
    return Drawn(f"std::array<{inner.spec},{size}>", _several(inner.value, size, size), [inner.zero] * size)


def _matrix(scope: _Scope, depth: int) -> Drawn | None:
    name = scope.choices.pick(("std::int32_t", "double", "bool"))
    rows, columns = scope.choices.between(1, 2), scope.choices.between(1, 3)
    value, zero = _values(name)
    row = _several(value, columns, columns)
    return Drawn(f"{name}[{rows}][{columns}]", _several(row, rows, rows), [[zero] * columns] * rows)


def _optional(scope: _Scope, depth: int) -> Drawn | None:
    inner = _typed(scope, depth)
    # In plain Python, an absent optional of an optional looks like a present one without value.
    if inner.spec.startswith((*_OPTIONALS, "std::variant", "std::atomic")):
        return inner
    name = scope.choices.pick(_OPTIONALS)
    return Drawn(
        f"{name}<{inner.spec}>", lambda choices: inner.value(choices) if choices.below(3) else None, None
    )


def _record_of(parts: Mapping[str, Drawn]) -> tuple[Callable[[Choices], Any], Any]:
    return (
        lambda choices: {name: part.value(choices) for name, part in parts.items()},
        {name: part.zero for name, part in parts.items()},
    )


def _tuple(scope: _Scope, depth: int) -> Drawn | None:
    number = scope.choices.between(1, 3)
    parts = {f"_{index}": _typed(scope, depth) for index in range(number)}
    name = "std::pair" if number == 2 and scope.choices.below(2) else "std::tuple"
    return Drawn(f"{name}<{','.join(part.spec for part in parts.values())}>", *_record_of(parts))


def _map(scope: _Scope, depth: int) -> Drawn | None:
    name = scope.choices.pick(_MAPS)
    if not scope.has(name):
        return None
    parts = {"_0": _fundamental(scope), "_1": _typed(scope, depth)}
    spec = f"{name}<{parts['_0'].spec},{parts['_1'].spec}>"
    return Drawn(spec, _several(_record_of(parts)[0], 0, 3), [])


def _variant(scope: _Scope, depth: int) -> Drawn | None:
    """Alternatives that a plain value tells apart."""
    number = scope.choices.pick(("std::int32_t", "std::uint8_t", "std::int64_t"))
    inner = scope.choices.pick(("float", "bool", "std::int16_t"))
    value, _ = _values(inner)
    ways: Sequence[Callable[[Choices], Any]] = (
        lambda choices: None, _values(number)[0], Choices.text, _several(value, 0, 2)
    )  # fmt: skip
    return Drawn(
        f"std::variant<{number},std::string,std::vector<{inner}>>",
        lambda choices: choices.pick(ways)(choices),
        None,
    )


def _record(scope: _Scope, depth: int) -> Drawn | None:
    parts = {f"m{index}": _field(scope, depth) for index in range(scope.choices.between(1, 3))}
    return Drawn({name: part.spec for name, part in parts.items()}, *_record_of(parts))


def _bitset(scope: _Scope, depth: int) -> Drawn | None:
    size = scope.choices.pick((1, 5, 8, 9, 40, 65))
    return Drawn(f"std::bitset<{size}>", _several(_values("bool")[0], size, size), [False] * size)


def _atomic(scope: _Scope, depth: int) -> Drawn | None:
    name = scope.choices.pick(("std::int32_t", "float", "bool"))
    return Drawn(f"std::atomic<{name}>", *_values(name)) if scope.has("std::atomic") else None


def _enum(scope: _Scope, depth: int) -> Drawn | None:
    underlying = scope.choices.pick(
        ("bool", "char", "std::int8_t", "std::uint8_t", "std::int32_t", "std::int64_t")
    )
    # The values of an enumeration are numbers, also those over char.
    value, zero = _values("std::int8_t" if underlying == "char" else underlying)
    return Drawn(EnumSpec(scope.name("Enum"), underlying), value, zero)


def _class(scope: _Scope, depth: int) -> Drawn | None:
    bases = [_class(scope, 0) for _ in range(scope.choices.below(3))] if depth > 0 else []
    known = [base for base in bases if base is not None]
    members = {f"m{index}": _member(scope, depth - 1) for index in range(scope.choices.below(4))}
    parts = {f":_{index}": base for index, base in enumerate(known)} | members
    spec = ClassSpec(
        scope.name("Class"),
        {name: member.spec for name, member in members.items()},
        bases=[base.spec for base in known],
        version=scope.choices.pick((None, 1, 9)),
        checksum=scope.choices.below(1 << 32),
    )
    return Drawn(spec, *_record_of(parts))


def _proxy(scope: _Scope, depth: int) -> Drawn | None:
    inner = _member(scope, depth)
    return Drawn(CollectionSpec(scope.name("Bag"), inner.spec), _several(inner.value, 0, 3), [])


def _soa(scope: _Scope, depth: int) -> Drawn | None:
    record = _class(scope, 0)
    if record is None:
        return None
    spec = SoASpec(scope.name("SoA"), record.spec, checksum=scope.choices.below(1 << 32))
    return Drawn(spec, _several(record.value, 0, 3), [])


def _streamer(scope: _Scope, depth: int) -> Drawn | None:
    spec = StreamerSpec(scope.name("Streamed"), checksum=scope.choices.below(1 << 32))
    # Objects are never empty: ROOT cannot read that.
    return Drawn(spec, lambda choices: choices.bytes(choices.between(1, 9)), b"")


def _alias(scope: _Scope, depth: int) -> Drawn | None:
    """An alias that ROOT knows: it refuses fields with others."""
    name = scope.choices.pick(_ALIASES)
    spelled = SPELLINGS[name].type
    return Drawn(FieldSpec.of(spelled, alias=name), *_values(spelled))


_ALIASES = tuple(
    name for name, row in SPELLINGS.items() if row.kind == "typedef" and row.type in FUNDAMENTAL_DTYPES
)


def _encoding_text(choices: Choices, column_type: ColumnType) -> str:
    """A column type as the writer takes it, with bits and range where it needs them."""
    spec = COLUMN_TYPES[column_type]
    if spec.bits_min == spec.bits_max:
        return spec.name
    bits = choices.between(spec.bits_min, spec.bits_max)
    return f"{spec.name}:{bits}:-2..2" if "quantize" in spec.steps else f"{spec.name}:{bits}"


def _lossy(column_type: ColumnType) -> Callable[[Choices], Any] | None:
    """Values that a column type keeps, if it does not keep all."""
    steps = COLUMN_TYPES[column_type].steps
    if "quantize" in steps:
        return lambda choices: choices.pick((-2.0, 2.0))
    if "truncate" in steps or COLUMN_TYPES[column_type].bits_max == 16:
        # One sign, eight bits of exponent, one of mantissa.
        return lambda choices: choices.pick((0.0, 1.0, -1.5, 2.0, -4.0, 0.25))
    return None


_ENCODED = tuple(name for name, row in VALUE_TYPES.items() if row.fundamental)


def _types_of(name: str) -> tuple[ColumnType, ...]:
    row = VALUE_TYPES[name]
    return tuple(dict.fromkeys((row.compressed, row.uncompressed, *row.alternatives)))


def _encoded(scope: _Scope, depth: int) -> Drawn | None:
    """Any encoding that the format allows for a type, with values that it keeps."""
    if scope.choices.below(4) == 0:
        offset = _encoding_text(scope.choices, scope.choices.pick(_types_of("offset")))
        if scope.choices.below(2):
            return Drawn(FieldSpec.of(_STRING, encoding=(offset, "Char")), Choices.text, "")
        value, _ = _values("std::int8_t")
        return Drawn(FieldSpec.of("std::vector<std::int8_t>", encoding=offset), _several(value, 0, 3), [])
    # Reals have the most encodings.
    name = scope.choices.pick((*_ENCODED, "float", "double", "double", "float"))
    column_type = scope.choices.pick(_types_of(name))
    value, zero = _values(name)
    if COLUMN_TYPES[column_type].kind == "real":
        is_single = COLUMN_TYPES[column_type].bits_max == 32
        value = _lossy(column_type) or (_values("float")[0] if is_single else value)
    return Drawn(FieldSpec.of(name, encoding=_encoding_text(scope.choices, column_type)), value, zero)


_MAKERS: tuple[Callable[[_Scope, int], Drawn | None], ...] = (
    _list, _list, _list, _array, _matrix, _optional, _tuple, _map, _variant, _record, _bitset, _atomic, _enum, _class,
    _proxy, _soa, _streamer, _alias, _encoded, _encoded, _encoded,
)  # fmt: skip


def draw_field(
    choices: Choices, generation: Generation, *, depth: int = 3, is_compressed: bool = True, names: int = 0
) -> Drawn:
    """Draw a field that a generation can have.

    Args:
        choices: decisions about its type; its values are drawn later, from any choices.
        generation: the generation.
        depth: levels that it has at most.
        is_compressed: if true, pages are compressed.
        names: the names of classes are numbered after this number.
    """
    drawn = _field(_Scope(choices, generation, names), depth)
    if not can_write(generation, drawn.spec, is_compressed):
        return Drawn("std::int32_t", *_values("std::int32_t"))
    return drawn


def can_write(generation: Generation, spec: Any, is_compressed: bool = True) -> bool:
    """Return whether a generation has the types and encodings of a field, and ROOT reads them."""
    model = Model(generation, is_compressed)
    try:
        model.add(model.declare({"x": spec}, {}, {}))
    except RNTupleError:
        return False
    return True
