"""Variants in every library: which alternative is held stays visible, and no number is rounded."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import awkward as ak
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.tuples import with_names

import rntuple_construct as rnt
from rntuple_construct.model.arrays import present
from rntuple_construct.model.values.layout import (
    Collection,
    FixedArray,
    Layout,
    Numbers,
    Optional,
    Record,
    Strings,
    Variant,
)

DTYPES = ("?", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "f4", "f8")
EXTREMES = (0, 1, 2**24 + 1, 2**31 - 1, 2**53 + 1, 2**63 - 1, 2**64 - 1, -1, -(2**53) - 1, -(2**63))
LIBRARIES = ("np", "ak", "pa", "pd")


def offsets_of(lengths: list[int]) -> Any:
    return np.cumsum([0, *lengths]).astype(np.int64)


@st.composite
def numbers(draw: st.DrawFn, length: int) -> Layout:
    dtype = np.dtype(draw(st.sampled_from(DTYPES)))
    values = draw(st.lists(st.sampled_from(EXTREMES), min_size=length, max_size=length))
    return Numbers(np.array([value & 2**64 - 1 for value in values], np.uint64).astype(dtype))


@st.composite
def texts(draw: st.DrawFn, length: int) -> Layout:
    values = [
        text.encode() for text in draw(st.lists(st.text("aé1", max_size=2), min_size=length, max_size=length))
    ]
    return Strings(offsets_of(list(map(len, values))), np.frombuffer(b"".join(values), np.uint8))


@st.composite
def variants(draw: st.DrawFn, length: int, depth: int = 2) -> Layout:
    num = draw(st.integers(1, 4))
    tags = np.array(draw(st.lists(st.integers(0, num), min_size=length, max_size=length)), np.uint32)
    indices = np.zeros(length, np.int64)
    alternatives = []
    for number in range(num):
        held = np.flatnonzero(tags == number + 1)
        indices[held] = np.arange(len(held))
        alternatives.append(draw(layouts(len(held), depth - 1)))
    return Variant(tags, indices, tuple(alternatives))


@st.composite
def layouts(draw: st.DrawFn, length: int, depth: int) -> Layout:
    kinds: list[str] = ["numbers", "numbers", "numbers", "texts"]
    if depth > 0:
        kinds += ["variant", "list", "array", "optional", "tuple"]
    kind = draw(st.sampled_from(kinds))
    if kind == "numbers":
        return draw(numbers(length))
    if kind == "texts":
        return draw(texts(length))
    if kind == "variant":
        return draw(variants(length, depth))
    if kind == "array":
        return FixedArray(2, draw(layouts(2 * length, depth - 1)), length)
    if kind == "tuple":
        members = {
            f"_{number}": draw(layouts(length, depth - 1)) for number in range(draw(st.integers(1, 2)))
        }
        return Record(members, length)
    most = 1 if kind == "optional" else 2
    lengths = draw(st.lists(st.integers(0, most), min_size=length, max_size=length))
    content = draw(layouts(sum(lengths), depth - 1))
    if kind == "optional" and not isinstance(content, Optional):
        return Optional(offsets_of(lengths), content)
    return Collection(offsets_of(lengths), content)


def plain(value: Any) -> Any:
    """Values of any library as plain Python."""
    if isinstance(value, np.void):
        return {name: plain(value[name]) for name in value.dtype.names or ()}
    if isinstance(value, (np.ndarray, list, tuple)):
        return [plain(each) for each in value]
    if isinstance(value, dict):
        return {name: plain(each) for name, each in value.items()}
    return value.item() if isinstance(value, np.generic) else value


LISTED: dict[str, Callable[[Any], list[Any]]] = {
    "np": list, "ak": lambda array: with_names(array.to_list()), "pa": lambda column: column.to_pylist(), "pd": list,
}  # fmt: skip


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 4).flatmap(variants), st.sampled_from(LIBRARIES))
def test_every_library_gives_the_values_and_types_of_python(layout: Layout, library: str) -> None:
    rows = [row["v"] for row in present({"v": layout}, "py", len(layout))]
    column = present({"v": layout}, library, len(layout))["v"]
    # 1 == 1.0 == True, so texts are compared.
    assert repr(plain(LISTED[library](column))) == repr(rows)
    if library == "ak":
        assert ak.is_valid(column)


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(variants(4))
def test_random_variants_survive_a_file(layout: Layout) -> None:
    file = io.BytesIO()
    rnt.write(file, "t", {"v": layout})
    again = rnt.open(file.getvalue())["t"].arrays(library="py")
    assert repr(again) == repr(present({"v": layout}, "py", 4))


@pytest.mark.parametrize(
    ("type_name", "values"),
    [
        ("std::variant<std::int64_t,double>", [2**53 + 1, 0.5]),
        ("std::variant<std::int64_t,std::uint64_t>", [-1, 2**64 - 1]),
        ("std::variant<std::vector<std::int64_t>,std::vector<double>>", [[2**53 + 1], [0.5]]),
        ("std::variant<std::variant<std::int64_t,std::uint64_t>,double>", [0.5, -(2**53) - 1, 2**64 - 1]),
    ],
)
@pytest.mark.parametrize("library", LIBRARIES)
def test_integers_beside_reals_keep_all_digits(type_name: str, values: list[Any], library: str) -> None:
    file = io.BytesIO()
    rnt.write(file, "t", {"v": values}, schema={"v": type_name})
    column = rnt.open(file.getvalue())["t"].arrays(library=library)["v"]  # type: ignore[call-overload]
    assert repr(plain(LISTED[library](column))) == repr(values)


def test_the_union_of_awkward_survives_selection_and_concatenation() -> None:
    file = io.BytesIO()
    values = [2**53 + 1, 0.5, None, 7]
    rnt.write(file, "t", {"v": values}, schema={"v": "std::variant<std::int64_t,double>"})
    array = rnt.open(file.getvalue())["t"].arrays(library="ak")["v"]
    assert repr(ak.concatenate([array, array]).to_list()) == repr(values * 2)
    assert repr(array[[True, True, False, True]].to_list()) == repr([2**53 + 1, 0.5, 7])
    again = io.BytesIO()
    rnt.write(again, "t", {"v": array})
    assert repr(rnt.open(again.getvalue())["t"].arrays(library="py")) == repr(
        [{"v": each} for each in values]
    )
