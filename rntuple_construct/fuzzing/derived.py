"""Hypothesis strategies that are asked of the grammar's layouts, so that a new member of the format is in them at once.

This module needs hypothesis, which the extra ``fuzz`` installs.
"""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from rntuple_spec.constants import FEATURE_FLAG_CONTINUES

from rntuple_construct.fuzzing.choices import Choices, choices_of
from rntuple_construct.fuzzing.generating import Generated, generate_file
from rntuple_construct.fuzzing.layouts import Fixed, Number, Real, Rest, Text, Words, leaf_of
from rntuple_construct.generations import Generation, writable_generation
from rntuple_construct.grammar.engine.frames import Items, ListFrame, RecordFrame
from rntuple_construct.grammar.engine.structure import Depends, IfMore, Packed, Structure

__all__ = ["files", "payloads", "trees"]

_MAX_ITEMS = 3


def _leaf(kind: Any) -> SearchStrategy[Any]:
    """Values of what has no parts."""
    if isinstance(kind, Number):
        return st.integers(kind.low, kind.high) | st.integers(max(kind.low, 0), min(kind.high, 7))
    if isinstance(kind, Real):
        return st.floats()
    if isinstance(kind, Fixed):
        return st.binary(min_size=kind.nbytes, max_size=kind.nbytes)
    if isinstance(kind, Text):
        return st.text(max_size=8).map(lambda text: text.encode("utf-8", "surrogatepass")) | st.binary(
            max_size=8
        )
    if isinstance(kind, Words):
        words = st.lists(st.integers(0, FEATURE_FLAG_CONTINUES - 1), min_size=1, max_size=3)
        return words.map(lambda chain: [*(word | FEATURE_FLAG_CONTINUES for word in chain[:-1]), chain[-1]])
    return st.just(b"") | st.binary(max_size=12)


@st.composite
def trees(draw: st.DrawFn, layout: Any) -> Any:
    """Give trees that a layout of the grammar builds; they say nothing about meaning.

    Locators are standard ones.

    Args:
        draw: given by hypothesis.
        layout: such as ``v1.FIELD``.
    """
    kind = leaf_of(layout)
    if kind is not None:
        return draw(_leaf(kind))
    if isinstance(layout, RecordFrame):
        return _members(draw, layout.layout, {})
    if isinstance(layout, ListFrame):
        return _members(draw, layout.tail, {"items": draw(_items(layout.items))})
    if isinstance(layout, Structure):
        return _members(draw, layout, {})
    if hasattr(layout, "record") and hasattr(layout, "listed"):
        return draw(trees(layout.record))
    return {
        "kind": 0,
        "len_range": draw(st.integers(0, 2**31 - 1)),
        "ofs_range": draw(st.integers(0, 2**64 - 1)),
    }


def _items(items: Items) -> SearchStrategy[list[Any]]:
    return st.lists(trees(items.item), max_size=_MAX_ITEMS)


def _members(draw: st.DrawFn, structure: Structure, tree: dict[str, Any]) -> dict[str, Any]:
    is_whole = True
    for name, member in structure.members:
        if isinstance(member, Packed):
            for part, bits in member.parts:
                tree[part] = draw(_leaf(Number(0, (1 << bits) - 1)))
        elif isinstance(member, IfMore):
            is_whole = is_whole and draw(st.booleans())
            if is_whole:
                tree[str(name)] = draw(trees(member.choose(tree)))
        elif isinstance(member, Depends):
            chosen = member.choose(tree)
            if chosen is not None:
                tree[str(name)] = draw(trees(chosen))
        elif isinstance(leaf_of(member), Rest) and not is_whole:
            tree[str(name)] = b""  # unknown bytes would be taken for the members that are left out
        else:
            tree[str(name)] = draw(trees(member))
    return tree


def payloads(generation: str | Generation, envelope_type: int) -> SearchStrategy[dict[str, Any]]:
    """Give payloads of envelopes.

    Args:
        generation: a generation, or its name.
        envelope_type: 1 header, 2 footer, 3 page list, 4 user meta-data.
    """
    chosen = writable_generation(generation) if isinstance(generation, str) else generation
    payload: SearchStrategy[dict[str, Any]] = trees(chosen.grammar.PAYLOADS[envelope_type])
    return payload


def files(generation: str, size: str = "small") -> SearchStrategy[Generated]:
    """Give valid files with the entries that are in them; arguments as for ``generate_file``."""
    source: SearchStrategy[Choices] = st.binary(max_size=400).map(choices_of)
    return source.map(lambda choices: generate_file(choices, generation, size))
