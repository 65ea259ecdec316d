"""Hypothesis strategies that are asked of the grammar's layouts, so that a new member of the format is in them at once.

Trees build, and parse back to themselves. They have features that real files lack: unknown bytes after every
    frame, Large and unknown locators, unknown flags, chains of feature flags. They have members of later
    versions, too. Their values need not be consistent: ids need not exist, and counts need not agree.

This module needs hypothesis, which the extra ``fuzz`` installs.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any

from construct import Int64ul
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from rntuple_spec.constants import FEATURE_FLAG_CONTINUES, MAX_STANDARD_LOCATOR_SIZE

from rntuple_construct.base.constants import FOOTER, HEADER, PAGE_LIST
from rntuple_construct.format.generations import DEFAULT_GENERATION, Generation, writable_generation
from rntuple_construct.format.grammar import container
from rntuple_construct.format.grammar.engine.envelopes import build_payload
from rntuple_construct.format.grammar.engine.frames import Items, ListFrame, RecordFrame
from rntuple_construct.format.grammar.engine.locators import UNKNOWN, Locator, PayloadForm
from rntuple_construct.format.grammar.engine.structure import (
    Depends,
    FileString,
    IfMore,
    Packed,
    Structure,
    Tree,
)
from rntuple_construct.kit.files.choices import Choices
from rntuple_construct.kit.files.generate import Generated, generate_file
from rntuple_construct.kit.files.grammar_introspection import (
    Fixed,
    FlagWords,
    Number,
    Real,
    Rest,
    Text,
    leaf_of,
)

__all__ = ["anchors", "envelopes", "files", "footers", "headers", "keys", "page_lists", "payloads", "trees"]

Trees = SearchStrategy[Tree]

_MAX_ITEMS = 3
_LARGEST_KNOWN = 31
"""Roles, column types and kinds are not larger, so that smaller numbers are worth more than their share."""

_BYTE = st.integers(0, 0xFF)


# Values without parts


@cache
def _leaf(kind: Any) -> SearchStrategy[Any]:
    if isinstance(kind, Number):
        small = st.integers(max(kind.low, min(kind.high, 0)), min(kind.high, max(kind.low, _LARGEST_KNOWN)))
        # In a wide range nearly all numbers are large.
        narrower = [
            st.integers(max(kind.low, -(1 << bits)), (1 << bits) - 1)
            for bits in (16, 32, 56)
            if kind.low < 1 << bits < kind.high
        ]
        return st.one_of(
            st.integers(kind.low, kind.high), small, st.sampled_from([kind.low, kind.high]), *narrower
        )
    if isinstance(kind, Real):
        return st.floats()
    if isinstance(kind, Fixed):
        return st.binary(min_size=kind.nbytes, max_size=kind.nbytes)
    if isinstance(kind, Text):
        text = st.text(max_size=8).map(lambda text: text.encode("utf-8", "surrogatepass"))
        return text | st.binary(max_size=8)
    if isinstance(kind, FlagWords):
        words = st.lists(st.integers(0, FEATURE_FLAG_CONTINUES - 1), min_size=1, max_size=3)
        return words.map(lambda chain: [*(word | FEATURE_FLAG_CONTINUES for word in chain[:-1]), chain[-1]])
    return st.just(b"") | st.binary(max_size=20)


def _forms(structure: Structure, record: Mapping[str, Any]) -> tuple[Any, ...]:
    """The forms that members have after those before them; None for those that are absent."""
    chosen = [
        member.choose(record)
        for _, member in structure.members
        if isinstance(member, Depends) and not isinstance(member, IfMore)
    ]
    return tuple(None if each is None else leaf_of(each) or id(each) for each in chosen)


def _turning_points(structure: Structure, name: str, kind: Number) -> list[int]:
    """Values of a number at which other members come, go or take another form, and values beside them."""
    zeros = dict.fromkeys(structure.names, 0)

    def forms(value: int) -> tuple[Any, ...]:
        return _forms(structure, {**zeros, name: value})

    powers = [sign << bit for bit in range(kind.high.bit_length()) for sign in (1, -1)]
    tried = sorted(
        value for value in {*range(-8, 9), *powers, kind.low, kind.high} if kind.low <= value <= kind.high
    )
    found = set()
    for low, high in pairwise(tried):
        while forms(low) != forms(high):
            middle = (low + high) // 2
            if middle == low:
                found |= {low, high}
                break
            low, high = (middle, high) if forms(middle) == forms(low) else (low, middle)
    if kind.low <= 0 and found:
        bits = {1 << bit for bit in range(kind.high.bit_length()) if forms(1 << bit) != forms(0)}
        found |= {0, sum(bits) & kind.high}
    return sorted(found)


def _number(structure: Structure, name: str, kind: Number) -> SearchStrategy[int]:
    points = _turning_points(structure, name, kind)
    values: SearchStrategy[int] = _leaf(kind)
    return st.sampled_from(points) | st.integers(kind.low, kind.high) if points else values


# Trees


@lru_cache(maxsize=1024)
def trees(layout: Any) -> SearchStrategy[Any]:
    """Give trees that a layout of the grammar builds; they say nothing about meaning.

    Args:
        layout: such as ``v1.FIELD``.
    """
    kind = leaf_of(layout)
    if kind is not None:
        values = _leaf(kind)
        # Where the length takes one byte, and where it no longer does.
        return values | st.integers(250, 260).map(bytes) if isinstance(layout, FileString) else values
    if isinstance(layout, RecordFrame):
        return _members(layout.layout, {})
    if isinstance(layout, ListFrame):
        parts = layout.style.count.parts[1:]
        reserved = {name: _leaf(Number(0, (1 << bits) - 1)) for name, bits in parts}
        return _members(layout.tail, {**reserved, "items": _items(layout.items)})
    if isinstance(layout, Structure):
        return _members(layout, {})
    if isinstance(layout, Locator):
        return st.one_of(*_locators(layout))
    return trees(layout.record) | trees(layout.listed)


def _items(items: Items) -> SearchStrategy[list[Any]]:
    if isinstance(items.item, Structure) and not items.item.members:
        return st.just([])  # their form is unknown
    return st.lists(trees(items.item), max_size=_MAX_ITEMS)


def _steps(structure: Structure) -> Iterator[tuple[str, Any]]:
    """Names of members, and their strategies; members that depend on others are unchanged."""
    for name, member in structure.members:
        if isinstance(member, Packed):
            for part, bits in member.parts:
                yield part, _number(structure, part, Number(0, (1 << bits) - 1))
        elif isinstance(member, Depends):
            yield str(name), member
        else:
            kind = leaf_of(member)
            yield (
                str(name),
                _number(structure, str(name), kind) if isinstance(kind, Number) else trees(member),
            )


def _members(structure: Structure, first: Mapping[str, SearchStrategy[Any]]) -> Trees:
    steps = [*first.items(), *_steps(structure)]
    rest = next((str(name) for name, member in structure.members if isinstance(leaf_of(member), Rest)), None)

    @st.composite
    def complete(draw: st.DrawFn) -> Tree:
        tree: Tree = {}
        is_whole = True
        for name, step in steps:
            if isinstance(step, IfMore):
                is_whole = is_whole and draw(st.booleans())
                if is_whole:
                    tree[name] = draw(trees(step.choose(tree)))
            elif isinstance(step, Depends):
                chosen = step.choose(tree)
                if chosen is not None:
                    tree[name] = draw(trees(chosen))
            elif name == rest and not is_whole:
                tree[name] = b""  # unknown bytes would be taken for the members that are left out
            else:
                tree[name] = draw(step)
        return tree

    return complete()


def _locators(layout: Locator) -> Iterator[Trees]:
    """Every form of locators, standard ones most often."""
    standard = {
        "kind": st.just(0),
        "len_range": _leaf(Number(0, MAX_STANDARD_LOCATOR_SIZE)),
        "ofs_range": trees(Int64ul),
    }
    yield st.fixed_dictionaries(standard)
    yield st.fixed_dictionaries(standard)
    for kind, forms in layout.forms.items():
        head = {"kind": st.just(kind), "reserved": _BYTE}
        for form in forms:
            members = trees(form.layout).map(_as_read(forms, form))
            yield st.builds(lambda one, other: {**one, **other}, st.fixed_dictionaries(head), members)
        if not any(form.applies(b"") for form in forms):
            yield st.fixed_dictionaries({**head, "payload": _unlike(forms)})
    kinds = [kind for kind in range(0x80) if kind not in layout.forms]
    unknown = st.sampled_from(kinds[:4]) | st.sampled_from(kinds)
    yield st.fixed_dictionaries({"kind": unknown, "reserved": _BYTE, "payload": st.binary(max_size=20)})


def _unlike(forms: tuple[PayloadForm, ...]) -> SearchStrategy[bytes]:
    """Payloads that have none of these forms."""
    payloads: SearchStrategy[bytes] = _leaf(Text())
    return payloads.filter(lambda payload: not any(form.applies(payload) for form in forms))


def _as_read(forms: tuple[PayloadForm, ...], drawn: PayloadForm) -> Any:
    """The function that gives the members of a payload as it would be read: its bytes, if not in the form that was drawn."""

    def read(members: Tree) -> Tree:
        payload = build_payload(drawn.layout, members, "locator")
        form = next(form for form in (*forms, UNKNOWN) if form.applies(payload))
        return members if form is drawn else {"payload": payload}

    return read


# Parts of files


def _generation(generation: str | Generation) -> Generation:
    return writable_generation(generation) if isinstance(generation, str) else generation


def payloads(generation: str | Generation, envelope_type: int) -> Trees:
    """Give payloads of envelopes.

    Args:
        generation: a generation, or its name.
        envelope_type: 1 header, 2 footer, 3 page list, 4 user meta-data.
    """
    payload: Trees = trees(_generation(generation).grammar.PAYLOADS[envelope_type])
    return payload


def envelopes(
    generation: str | Generation = DEFAULT_GENERATION.name, envelope_type: int | None = None
) -> Trees:
    """Give trees of envelopes, those of RC1 with any version numbers.

    Args:
        generation: a generation, or its name.
        envelope_type: as for `payloads`; None for all that the generation has.
    """
    chosen = _generation(generation)
    types = sorted(chosen.grammar.PAYLOADS) if envelope_type is None else [envelope_type]
    version = st.integers(0, 0xFFFF)
    versions = {"version": version, "min_version": version} if chosen.has_narrow_frames else {}
    return st.one_of(
        *(
            st.fixed_dictionaries({"type_id": st.just(each), "payload": payloads(chosen, each), **versions})
            for each in types
        )
    )


def headers(generation: str | Generation = DEFAULT_GENERATION.name) -> Trees:
    """Give trees of header envelopes."""
    return envelopes(generation, HEADER)


def footers(generation: str | Generation = DEFAULT_GENERATION.name) -> Trees:
    """Give trees of footer envelopes."""
    return envelopes(generation, FOOTER)


def page_lists(generation: str | Generation = DEFAULT_GENERATION.name) -> Trees:
    """Give trees of page list envelopes."""
    return envelopes(generation, PAGE_LIST)


def anchors(generation: str | Generation = DEFAULT_GENERATION.name) -> Trees:
    """Give trees of anchors, sometimes with members of later versions."""
    anchor: Trees = trees(_generation(generation).grammar.ANCHOR_MEMBERS)
    return anchor


def keys() -> Trees:
    """Give trees of keys, narrow and wide; their own length follows from the rest."""
    return trees(container.KEY).map(
        lambda key: {name: value for name, value in key.items() if name != "len_key"}
    )


# Whole files


@cache
def _below(limit: int) -> SearchStrategy[int]:
    return st.integers(0, limit - 1)


_REALS = {
    4: st.floats(width=32, allow_nan=False),
    8: st.floats(allow_nan=False),
}
_TEXTS = st.text(st.characters(codec="utf-8"), max_size=5)


class _DrawnChoices(Choices):
    """Decisions of hypothesis, which knows values that break things, and makes examples small."""

    def __init__(self, draw: st.DrawFn) -> None:
        super().__init__()
        self._draw = draw

    def below(self, limit: int) -> int:
        return self._draw(_below(limit)) if limit > 1 else 0

    def bytes(self, nbytes: int) -> bytes:
        return self._draw(st.binary(min_size=nbytes, max_size=nbytes))

    def integer(self, low: int, high: int) -> int:
        values: SearchStrategy[int] = _leaf(Number(low, high))
        return self._draw(values)

    def real(self, nbytes: int) -> float:
        return self._draw(_REALS[nbytes])

    def text(self) -> str:
        return self._draw(_TEXTS)


@st.composite
def choices(draw: st.DrawFn) -> Choices:
    """Give decisions for `draw_field`; they can be made as long as the example lasts."""
    return _DrawnChoices(draw)


@st.composite
def files(draw: st.DrawFn, generation: str, size: str = "small", *, names: int = 0) -> Generated:
    """Give valid files with the entries that are in them; arguments as for ``generate_file``."""
    return generate_file(_DrawnChoices(draw), generation, size, names=names)
