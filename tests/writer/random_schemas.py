"""Random schemas up to four levels deep, and entries for them."""

from __future__ import annotations

import struct
from typing import Any

from hypothesis import strategies as st

from rntuple_construct.writer import (
    ClassSpec,
    CollectionSpec,
    EnumSpec,
    FieldSpec,
    WriteOptions,
)

DEPTH = 4


def single(value: float) -> float:
    """The nearest number of single precision."""
    return struct.unpack("<f", struct.pack("<f", value))[0]


def integers(bits: int, signed: bool) -> st.SearchStrategy[int]:
    low = -(1 << (bits - 1)) if signed else 0
    return st.integers(low, low + (1 << bits) - 1)


NUMBERS: dict[str, st.SearchStrategy[Any]] = {
    "bool": st.booleans(),
    "char": st.characters(max_codepoint=255),
    "std::byte": integers(8, False),
    "float": st.floats(width=32, allow_nan=False),
    "double": st.floats(allow_nan=False),
    "std::string": st.text(st.characters(codec="utf-8"), max_size=5),
    **{
        f"std::{'' if signed else 'u'}int{bits}_t": integers(bits, signed)
        for bits in (8, 16, 32, 64)
        for signed in (True, False)
    },
}
COLLECTIONS = ["std::vector", "ROOT::VecOps::RVec", "std::set", "std::unordered_multiset"]


class Random:
    """A random field: what declares it, and a strategy of its values as this package reads them back."""

    def __init__(self, spec: Any, values: st.SearchStrategy[Any]) -> None:
        self.spec = spec
        self.values = values

    @property
    def is_typed(self) -> bool:
        """Whether the field has a C++ type, so that it can be a template argument."""
        return isinstance(self.spec, str)


@st.composite
def fields(draw: Any, depth: int = DEPTH, kinds: str = "common") -> Random:
    """A random field of at most so many levels.

    Args:
        draw: given by hypothesis.
        depth: levels.
        kinds: "common" are those that every generation and reader has, "all" are all of this package.
    """
    if depth == 0 or draw(st.integers(0, 3)) == 0:
        name = draw(st.sampled_from(sorted(NUMBERS)))
        return Random(name, NUMBERS[name])
    makers = _COMMON if kinds == "common" else _COMMON | _SPECIAL
    return makers[draw(st.sampled_from(sorted(makers)))](draw, depth - 1)


def _typed(draw: Any, depth: int) -> Random:
    return draw(fields(depth).filter(lambda item: item.is_typed))


def _list(draw: Any, depth: int) -> Random:
    inner = draw(fields(depth))
    name = draw(st.sampled_from(COLLECTIONS))
    spec = f"{name}<{inner.spec}>" if inner.is_typed else [inner.spec]
    return Random(spec, st.lists(inner.values, max_size=3))


def _array(draw: Any, depth: int) -> Random:
    inner, size = _typed(draw, depth), draw(st.integers(1, 3))
    return Random(f"std::array<{inner.spec},{size}>", st.lists(inner.values, min_size=size, max_size=size))


def _optional(draw: Any, depth: int) -> Random:
    inner = _typed(draw, depth)
    name = draw(st.sampled_from(["std::optional", "std::unique_ptr"]))
    # An optional of something that may be nothing itself cannot be told apart in plain Python values.
    if inner.spec.startswith(("std::optional", "std::unique_ptr", "std::variant")):
        return inner
    return Random(f"{name}<{inner.spec}>", st.none() | inner.values)


def _tuple(draw: Any, depth: int) -> Random:
    parts = [_typed(draw, depth) for _ in range(draw(st.integers(1, 3)))]
    values = st.fixed_dictionaries({f"_{i}": part.values for i, part in enumerate(parts)})
    return Random(f"std::tuple<{','.join(part.spec for part in parts)}>", values)


def _map(draw: Any, depth: int) -> Random:
    key, value = _typed(draw, 0), _typed(draw, depth)
    pairs = st.fixed_dictionaries({"_0": key.values, "_1": value.values})
    return Random(f"std::map<{key.spec},{value.spec}>", st.lists(pairs, max_size=3))


def _variant(draw: Any, depth: int) -> Random:
    # Alternatives that a plain value tells apart.
    number = draw(st.sampled_from(["std::int32_t", "std::uint8_t", "std::int64_t"]))
    inner = draw(st.sampled_from(["float", "bool", "std::int16_t"]))
    parts = [number, "std::string", f"std::vector<{inner}>"]
    values = st.one_of(
        st.none(), NUMBERS[number], NUMBERS["std::string"], st.lists(NUMBERS[inner], max_size=2)
    )
    return Random(f"std::variant<{','.join(parts)}>", values)


def _record(draw: Any, depth: int) -> Random:
    members = {f"m{i}": draw(fields(depth)) for i in range(draw(st.integers(1, 3)))}
    values = st.fixed_dictionaries({name: member.values for name, member in members.items()})
    return Random({name: member.spec for name, member in members.items()}, values)


def _bitset(draw: Any, depth: int) -> Random:
    size = draw(st.integers(1, 40))
    return Random(f"std::bitset<{size}>", st.lists(st.booleans(), min_size=size, max_size=size))


def _atomic(draw: Any, depth: int) -> Random:
    name = draw(st.sampled_from(["std::int32_t", "float", "bool"]))
    return Random(f"std::atomic<{name}>", NUMBERS[name])


def _matrix(draw: Any, depth: int) -> Random:
    name = draw(st.sampled_from(["std::int32_t", "double", "bool"]))
    rows, columns = draw(st.integers(1, 2)), draw(st.integers(1, 3))
    row = st.lists(NUMBERS[name], min_size=columns, max_size=columns)
    return Random(f"{name}[{rows}][{columns}]", st.lists(row, min_size=rows, max_size=rows))


def _named(draw: Any, depth: int) -> Random:
    """A field that may be a member of a class: what has no type may not be below what has one."""
    kind = draw(st.sampled_from(["typed", "enum", "class"] if depth > 0 else ["typed", "enum"]))
    return {"typed": _typed, "enum": _enum, "class": _class}[kind](draw, max(depth - 1, 0))


def _unique(draw: Any, prefix: str) -> str:
    # One name must not stand for two classes.
    return f"{prefix}{draw(st.uuids()).hex}"


def _enum(draw: Any, depth: int) -> Random:
    underlying = draw(
        st.sampled_from(["bool", "char", "std::int8_t", "std::uint8_t", "std::int32_t", "std::int64_t"])
    )
    # The values of an enumeration are numbers, also those over char.
    values = NUMBERS["std::int8_t" if underlying == "char" else underlying]
    return Random(EnumSpec(_unique(draw, "Enum"), underlying), values)


def _class(draw: Any, depth: int) -> Random:
    bases = [draw(_classes(0)) for _ in range(draw(st.integers(0, 2)))] if depth > 0 else []
    members = {f"m{i}": _named(draw, depth) for i in range(draw(st.integers(0, 3)))}
    values = {f":_{i}": base.values for i, base in enumerate(bases)}
    values |= {name: member.values for name, member in members.items()}
    spec = ClassSpec(
        _unique(draw, "Class"),
        {name: member.spec for name, member in members.items()},
        bases=[base.spec for base in bases],
        version=draw(st.none() | st.integers(1, 9)),
        checksum=draw(st.integers(0, 0xFFFFFFFF)),
    )
    return Random(spec, st.fixed_dictionaries(values))


@st.composite
def _classes(draw: Any, depth: int) -> Random:
    return _class(draw, depth)


def _proxy(draw: Any, depth: int) -> Random:
    inner = _named(draw, depth)
    return Random(CollectionSpec(_unique(draw, "Bag"), inner.spec), st.lists(inner.values, max_size=3))


def _encoded(draw: Any, depth: int) -> Random:
    """Encodings that keep every value of the type."""
    name, encoding = draw(
        st.sampled_from(
            [
                ("float", "Real32"),
                ("double", "Real64"),
                ("std::int16_t", "Int16"),
                ("std::uint32_t", "UInt32"),
                ("std::int64_t", "Int64"),
                ("std::string", ("Index32", "Char")),
                ("std::string", ("SplitIndex32", "Char")),
            ]
        )
    )
    return Random(FieldSpec.of(name, encoding=encoding), NUMBERS[name])


_COMMON = {
    "list": _list, "array": _array, "optional": _optional, "tuple": _tuple, "map": _map, "variant": _variant,
    "record": _record, "bitset": _bitset, "atomic": _atomic,
}  # fmt: skip
_SPECIAL = {
    "class": _class, "encoded": _encoded, "enum": _enum, "matrix": _matrix, "proxy": _proxy,
}  # fmt: skip

OPTIONS = st.builds(
    WriteOptions,
    compression=st.sampled_from(["none", "zstd:1", "lz4", "zlib"]),
    page_size=st.sampled_from([1, 16, 64, 1 << 20]),
    page_checksums=st.booleans(),
    buffered=st.booleans(),
    share_pages=st.booleans(),
    max_key_size=st.sampled_from([0, 4000, 1 << 30]),
)


@st.composite
def ntuples(
    draw: Any, kinds: str = "common"
) -> tuple[dict[str, Any], list[dict[str, Any]], list[int], WriteOptions]:
    """A schema, entries, how many of them each cluster has, and options; kinds as for ``fields``."""
    chosen = {f"x{i}": draw(fields(kinds=kinds)) for i in range(draw(st.integers(1, 3)))}
    rows = draw(
        st.lists(st.fixed_dictionaries({name: item.values for name, item in chosen.items()}), max_size=8)
    )
    sizes = draw(st.lists(st.integers(0, 4), max_size=4))
    schema: dict[str, Any] = {}
    for name, item in chosen.items():
        schema[name] = item.spec
        if item.spec in ("float", "std::vector<float>") and draw(st.booleans()):
            schema[name] = FieldSpec.of(item.spec, encoding="Real32")
    return schema, rows, sizes, draw(OPTIONS)
