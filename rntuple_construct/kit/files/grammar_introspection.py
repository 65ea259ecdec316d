"""Trees of the construct grammar beside the layouts they were parsed with: the possible values at each place.

All facts come from the layouts, so a new member of the format is known at once. These are its range as a
number, the condition of its presence, and a new value.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from construct import BytesInteger, Default, FormatField, GreedyBytes
from rntuple_spec.constants import MAX_STANDARD_LOCATOR_SIZE

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.format.generations import Generation
from rntuple_construct.format.grammar.engine.frames import Items, ListFrame
from rntuple_construct.format.grammar.engine.locators import Locator
from rntuple_construct.format.grammar.engine.structure import (
    Depends,
    EnvelopeString,
    FeatureFlagWords,
    FileString,
    FixedBytes,
    IfMore,
    Packed,
    Structure,
)

__all__ = [
    "Fixed",
    "FlagWords",
    "Number",
    "Path",
    "Real",
    "Rest",
    "Text",
    "TreePosition",
    "anchor_layout",
    "changed",
    "content_of",
    "envelope_layout",
    "fitted",
    "format_path",
    "fresh",
    "layout_at",
    "leaf_of",
    "list_item_of",
    "members_of",
    "parse_path",
    "places",
    "replaced",
    "value_at",
]

Key = str | int
Path = tuple[Key, ...]
"""Names and indices from a root to what stands below it."""


@dataclass(frozen=True)
class Number:
    """An integer from ``low`` to ``high``."""

    low: int
    high: int


@dataclass(frozen=True)
class Real:
    """A floating-point number."""


@dataclass(frozen=True)
class Text:
    """A string as stored."""


@dataclass(frozen=True)
class Fixed:
    """A number of bytes."""

    nbytes: int


@dataclass(frozen=True)
class Rest:
    """All bytes up to the end of the enclosing structure."""


@dataclass(frozen=True)
class FlagWords:
    """A chain of feature flag words."""


Leaf = Number | Real | Text | Fixed | Rest | FlagWords


@dataclass(frozen=True)
class TreePosition:
    """A value in a tree.

    Args:
        path: its path from the root of the tree.
        layout: how it is stored; a Leaf for members that the layout packs into a word.
        value: the value there.
    """

    path: Path
    layout: Any
    value: Any


def _plain(layout: Any) -> Any:
    """A layout without the construct around it that supplies a default."""
    return layout.subcon if isinstance(layout, Default) else layout


def leaf_of(layout: Any) -> Leaf | None:
    """Return the stored type of a layout without parts; None for one with parts."""
    layout = _plain(layout)
    if isinstance(layout, (Number, Real, Text, Fixed, Rest, FlagWords)):
        return layout
    if isinstance(layout, FormatField):
        code = layout.fmtstr[-1]
        if code in "fde":
            return Real()
        bits = 8 * layout.length
        return (
            Number(-(1 << bits - 1), (1 << bits - 1) - 1) if code in "bhilq" else Number(0, (1 << bits) - 1)
        )
    if isinstance(layout, BytesInteger):
        return Number(0, (1 << 8 * layout.length) - 1)
    if isinstance(layout, (EnvelopeString, FileString)):
        return Text()
    if isinstance(layout, FixedBytes):
        return Fixed(int(layout.min_size or 0))
    if isinstance(layout, FeatureFlagWords):
        return FlagWords()
    return Rest() if layout is GreedyBytes else None


def _structures(layout: Any, tree: Any) -> Iterator[Structure]:
    """The rows of members that a mapping is made of."""
    layout = _plain(layout)
    if isinstance(layout, Structure):
        yield layout
    elif isinstance(layout, ListFrame):
        yield layout.tail
    elif isinstance(layout, Locator):
        form = layout.form_of(tree)
        if form is not None:
            yield form
    elif isinstance(getattr(layout, "layout", None), Structure):
        yield layout.layout


def _chosen(layout: Any, tree: Any) -> Any:
    """The layout of the form that a tree has, where there are several."""
    layout = _plain(layout)
    if hasattr(layout, "listed") and hasattr(layout, "record"):
        return layout.listed if isinstance(tree, Mapping) and "items" in tree else layout.record
    return layout


def members_of(layout: Any, tree: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Names and layouts of the members that a record has, as the members before them decide.

    Derived ones (sizes, counts, checksums) are not among them.
    """
    layout = _chosen(layout, tree)
    if isinstance(layout, Locator):
        yield from _locator_head(tree)
    for structure in _structures(layout, tree):
        for name, member in structure.members:
            if isinstance(member, Packed):
                for part, bits in member.parts:
                    yield part, Number(0, (1 << bits) - 1)
            elif isinstance(member, Depends):
                if isinstance(member, IfMore) and name not in tree:
                    continue
                chosen = member.choose(tree)
                if chosen is not None:
                    yield str(name), chosen
            else:
                yield str(name), member


def _locator_head(tree: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    if "reserved" in tree:
        yield "reserved", Number(0, 0xFF)
        yield "kind", Number(0, 0x7F)
    else:
        yield "len_range", Number(0, MAX_STANDARD_LOCATOR_SIZE)
        yield "ofs_range", Number(0, (1 << 64) - 1)


def list_item_of(layout: Any, tree: Any = None) -> Any:
    """The layout of the items of a list; None for other layouts."""
    layout = _chosen(layout, tree)
    if isinstance(layout, ListFrame):
        return layout.items.item
    if isinstance(layout, Items):
        return layout.item
    return getattr(layout, "item", None)


def content_of(tree: Any) -> list[Any] | None:
    """The items of a list in a tree; None for other values."""
    if isinstance(tree, (dict, Mapping)):
        tree = tree.get("items")
    return tree if isinstance(tree, list) else None


def places(layout: Any, tree: Any, path: Path = ()) -> list[TreePosition]:
    """Every value in a tree, the tree itself first."""
    found: list[TreePosition] = []
    _add_places(found, layout, tree, path)
    return found


def _add_places(found: list[TreePosition], layout: Any, tree: Any, path: Path) -> None:
    found.append(TreePosition(path, layout, tree))
    if not isinstance(tree, (dict, list, Mapping)):
        return  # most values are numbers and strings
    if isinstance(tree, (dict, Mapping)):
        for name, member in members_of(layout, tree):
            if name in tree:
                _add_places(found, member, tree[name], (*path, name))
    items, item_layout = content_of(tree), list_item_of(layout, tree)
    if items is not None and item_layout is not None:
        for index, item in enumerate(items):
            _add_places(found, item_layout, item, (*path, index))


def fitted(layout: Any, tree: dict[str, Any]) -> dict[str, Any]:
    """A record whose conditional members are there when the members before them say so: new ones are zero."""
    if isinstance(_plain(layout), Locator):
        return tree
    result = tree
    for structure in _structures(_chosen(layout, tree), tree):
        for name, member in structure.members:
            if isinstance(member, IfMore) or not isinstance(member, Depends):
                continue
            chosen = member.choose(result)
            if chosen is None and name in result:
                result = {key: value for key, value in result.items() if key != name}
            elif chosen is not None and name not in result:
                result = {**result, str(name): fresh(chosen)}
    return result


def layout_at(layout: Any, tree: Any, steps: Path) -> Any:
    """The layout at a path; None for derived members (sizes, counts, checksums).

    Raises:
        SchemaError: there is no such path.
    """
    for number, step in enumerate(steps):
        inner = _entered(tree, step)
        if inner == "payload":
            return layout_at(dict(members_of(layout, tree)).get(inner), tree[inner], steps[number:])
        if isinstance(step, int):
            layout, tree = list_item_of(layout, tree), value_at(tree, (step,))
        else:
            if step != "items":
                layout = dict(members_of(layout, tree)).get(step) if isinstance(tree, Mapping) else None
            tree = value_at(tree, (step,))
        if layout is None:
            return None
    return layout


def fresh(layout: Any) -> Any:
    """The smallest value that a layout can have: zeros, no text, no items."""
    leaf = leaf_of(layout)
    if leaf is not None:
        if isinstance(leaf, Number):
            return 0 if leaf.low <= 0 <= leaf.high else leaf.low
        if isinstance(leaf, Real):
            return 0.0
        if isinstance(leaf, FlagWords):
            return [0]
        return bytes(leaf.nbytes) if isinstance(leaf, Fixed) else b""
    layout = _plain(layout)
    if isinstance(layout, Locator):
        return {"kind": 0, "len_range": 0, "ofs_range": 0}
    tree: dict[str, Any] = {}
    if hasattr(layout, "record") and hasattr(layout, "listed"):
        layout = layout.record
    if list_item_of(layout) is not None:
        if not isinstance(layout, ListFrame):
            return []
        tree["items"] = []
    for structure in _structures(layout, tree):
        for name, member in structure.members:
            if isinstance(member, Packed):
                tree |= dict.fromkeys((part for part, _ in member.parts), 0)
            elif isinstance(member, Depends):
                chosen = None if isinstance(member, IfMore) else member.choose(tree)
                if chosen is not None:
                    tree[str(name)] = fresh(chosen)
            else:
                tree[str(name)] = fresh(member)
    return tree


def envelope_layout(generation: Generation, envelope_type: int) -> Structure:
    """The layout of an envelope around its payload: what its head and end have, and the payload."""
    payload = generation.grammar.PAYLOADS[envelope_type]
    checksum = FixedBytes(len(generation.envelope_checksum(b"")))
    return Structure("payload" / payload, "checksum" / checksum, rule="RNT-ENV-002")


def anchor_layout(generation: Generation) -> Structure:
    """The layout of the anchor between byte count and checksum."""
    members: Structure = generation.grammar.ANCHOR_MEMBERS
    return members


_STEP = re.compile(r"\.?([A-Za-z_]\w*)|\[(\d+)\]")


def parse_path(text: str) -> Path:
    """The steps of a path such as ``page_list[0].page_locations[2]``.

    Raises:
        SchemaError: it is none.
    """
    steps: list[Key] = []
    position = 0
    while position < len(text):
        match = _STEP.match(text, position)
        if match is None:
            raise SchemaError(f"no path: {text!r:.80}", hint="such as header.schema.fields[3].name")
        steps.append(match[1] if match[1] is not None else int(match[2]))
        position = match.end()
    return tuple(steps)


def format_path(steps: Path) -> str:
    """The text of a path; ``payload`` and ``items``, which follow from the rest, are omitted."""
    text = "".join(
        f"[{step}]" if isinstance(step, int) else f".{step}"
        for step in steps
        if step not in ("payload", "items")
    )
    return text.removeprefix(".")


def _entered(tree: Any, step: Key) -> str | None:
    """The member through which a step leads that its path leaves out; None if it leads on directly."""
    if isinstance(tree, Mapping):
        if isinstance(step, int) and "items" in tree:
            return "items"
        if step not in tree and "payload" in tree and step not in ("checksum", "len_envelope", "type_id"):
            return "payload"
    return None


def value_at(tree: Any, steps: Path) -> Any:
    """The value at a path.

    Raises:
        SchemaError: there is no such path.
    """
    for number, step in enumerate(steps):
        inner = _entered(tree, step)
        if inner is not None:
            tree = tree[inner]
        try:
            tree = tree[step]
        except (KeyError, IndexError, TypeError):
            path = format_path(steps[: number + 1])
            raise SchemaError("there is no such part", path=path) from None
    return tree


def changed(tree: Any, steps: Path, change: Callable[[Any], Any], *, missing: bool = False) -> Any:
    """A tree in which the value at a path is another one; parts beside the path stay the same objects.

    Args:
        tree: the tree, which is not modified.
        steps: the path.
        change: from the old value to the new one; None for a member that was not there.
        missing: if true, the last step may lead to a member that is not there.

    Raises:
        SchemaError: there is no such path.
    """
    if not steps:
        return change(tree)
    step, rest = steps[0], steps[1:]
    inner = _entered(tree, step)
    if inner is not None:
        return {**tree, inner: changed(tree[inner], steps, change, missing=missing)}
    if isinstance(tree, Mapping) and isinstance(step, str):
        if step in tree or (missing and not rest):
            return {**tree, step: changed(tree.get(step), rest, change, missing=missing)}
    elif isinstance(tree, list) and isinstance(step, int) and step < len(tree):
        new = changed(tree[step], rest, change, missing=missing)
        return [*tree[:step], new, *tree[step + 1 :]]
    raise SchemaError("there is no such part", path=format_path(steps))


def replaced(tree: Any, steps: Path, value: Any) -> Any:
    """A tree with another value at a path.

    Raises:
        SchemaError: there is no such path.
    """
    return changed(tree, steps, lambda old: value)
