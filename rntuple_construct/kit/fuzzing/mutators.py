"""Mutators: changes that leave a file well-formed enough to reach deep, drawn from choices as steps of recipes.

A mutator looks at the trees of a mutant and proposes steps. The layouts of the grammar give the members to
change and their limits, so a mutator knows little of the format.

>>> base = ParsedFile(data)                         # doctest: +SKIP
>>> mutant = mutate(base, seed=7)                   # doctest: +SKIP
>>> mutant.data == apply_recipe(base, mutant.recipe)    # doctest: +SKIP
True
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence, Sized
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeVar

from rntuple_spec.column_types import COLUMN_TYPES
from rntuple_spec.cpp_types import TYPES

from rntuple_construct.base.errors import RNTupleError, SchemaError
from rntuple_construct.base.suggestions import suggestion
from rntuple_construct.format.grammar.engine.frames import ListFrame, RecordFrame
from rntuple_construct.format.grammar.engine.locators import Locator
from rntuple_construct.kit.files.choices import Choices, choices_of
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.grammar_introspection import (
    Fixed,
    FlagWords,
    Number,
    Path,
    Real,
    Text,
    TreePosition,
    content_of,
    format_path,
    fresh,
    leaf_of,
    list_item_of,
    value_at,
)
from rntuple_construct.kit.files.parsed_file import (
    ParsedFile,
    ParsedPage,
    Tree,
    elements_of,
    page_offset,
    pages_of,
)
from rntuple_construct.kit.files.recipes import Recipe, Step, apply_step, as_python
from rntuple_construct.kit.fuzzing.intents import intent_of
from rntuple_construct.model.schema.cpp_types import FUNDAMENTAL_DTYPES

__all__ = ["MUTATORS", "Mutated", "draw_recipe", "mutate"]


_Item = TypeVar("_Item")


class Mutated(NamedTuple):
    """A mutant and how it was made.

    Args:
        data: its bytes.
        recipe: what makes it of its base file.
    """

    data: bytes
    recipe: Recipe


@dataclass
class _Scene:
    """File and random numbers of a mutator.

    Args:
        mutant: the current file.
        choices: decisions.
        donors: other files whose parts may be taken.
    """

    mutant: EditableFile
    choices: Choices
    donors: Sequence[ParsedFile]

    @property
    def base(self) -> ParsedFile:
        return self.mutant.base

    def places(self, wanted: Callable[[TreePosition], bool]) -> list[TreePosition]:
        """Places of the current trees."""
        unchanged = self.mutant.root is self.base.root
        found = self.base.places if unchanged else self.base.places_of(self.mutant.root)
        return [place for place in found if wanted(place)]

    def place(self, wanted: Callable[[TreePosition], bool]) -> TreePosition:
        """One of these places; those of envelopes are as likely as each other, however large these are."""
        groups: dict[Path, list[TreePosition]] = {}
        for place in self.places(wanted):
            # The envelopes of attribute sets are one part.
            groups.setdefault(place.path[:1], []).append(place)
        return self.choices.pick(groups[self.pick(sorted(groups, key=str))])

    def page(self, wanted: Callable[[ParsedPage], bool] = lambda page: True) -> ParsedPage:
        """One of the pages."""
        return self.pick([page for page in pages_of(self.mutant.root) if wanted(page)])

    def pick(self, items: Sequence[_Item]) -> _Item:
        """One of some items, if there are any."""
        return items[self.index(items)]

    def index(self, items: Sized) -> int:
        """The position of an item, if there are any."""
        if not len(items):
            raise _NothingThereError
        return self.choices.below(len(items))


class _NothingThereError(SchemaError):
    """A mutator finds nothing that it could change."""

    def __init__(self) -> None:
        super().__init__("there is nothing to be changed")


# Values

_TEXTS: tuple[bytes, ...] = (
    b"", b"x", b"_0", b":_0", b"a.b", b"\xce\xa9", b"\xff\xfe", b"a\0b", b"std::vector<", b"std::vector<std::vector<float>>",
    b"std::array<float,18446744073709551615>", b"std::array<std::int32_t,0>", b"std::bitset<0>", b"std::variant<>",
    b"std::tuple<float,", b"std::pair<float>", b"std::map<int,float>", b"std::atomic<std::string>",
    b"ROOT::RNTupleCardinality<std::uint32_t>", b"A" * 300, b"std::vector<" * 40 + b"float" + b">" * 40,
)  # fmt: skip


_ALL_TEXTS = (*_TEXTS, *(name.encode() for name in (*FUNDAMENTAL_DTYPES, *TYPES)))


def _number(choices: Choices, kind: Number, old: Any) -> int:
    """A number of interest: an edge, a neighbour, a small one, a power of two, any."""
    low, high = kind.low, kind.high
    value = old if isinstance(old, int) else 0
    bits = (high - low + 1).bit_length() - 1
    way = choices.below(10)
    if way < 3:
        found = value + choices.pick((1, -1, 2, -2, 8, -8))
    elif way < 5:
        found = choices.pick((0, 1, 2, 3, 4, 5, 7, 8, 15, 16, 31, 63, 100, 0x99, 127, 128, 255, 256, 1000))
    elif way < 7:
        found = choices.pick((low, high, low + 1, high - 1, high // 2, high // 2 + 1, -1, -2))
    elif way < 8:
        found = (1 << choices.below(max(bits, 1))) + choices.pick((0, -1, 1))
    elif way < 9:
        found = value ^ 1 << choices.below(max(bits, 1))
    else:
        found = low + choices.below(high - low + 1)
    span = high - low + 1
    return low + (found - low) % span


_REALS = (0.0, -0.0, 1.0, -1.0, 1e-45, 1.8e308, -1.8e308, 1e300, float("inf"), float("-inf"), float("nan"))


def _leaf_value(choices: Choices, kind: Any, old: Any) -> Any:
    """Another value in the place of a leaf."""
    if isinstance(kind, Number):
        return _number(choices, kind, old)
    if isinstance(kind, Real):
        return choices.pick(_REALS)
    if isinstance(kind, Text):
        text = choices.pick(_ALL_TEXTS)
        return text if choices.below(4) else bytes(old) + text
    if isinstance(kind, Fixed):
        return choices.pick((bytes(kind.nbytes), b"\xff" * kind.nbytes, choices.bytes(kind.nbytes)))
    if isinstance(kind, FlagWords):
        words = [1 << choices.below(63) for _ in range(choices.between(1, 3))]
        return words if choices.below(3) else [0] * choices.between(1, 4)
    return choices.bytes(choices.pick((0, 1, 4, 8, 20, 300)))


def _differs(new: Any, old: Any) -> bool:
    return (type(new) is not type(old) and not isinstance(new, type(old))) or bool(new != old)


def _set(place: TreePosition, value: Any, why: str) -> list[Step]:
    if not _differs(value, place.value):
        raise _NothingThereError
    return [Step("set", format_path(place.path), value, why=why)]


# Fields of the trees


def _in_anchor(place: TreePosition) -> bool:
    return "anchor" in place.path


def change_field(scene: _Scene) -> list[Step]:
    """Change any field of header, footer, page lists or attribute sets."""
    place = scene.place(lambda place: leaf_of(place.layout) is not None and not _in_anchor(place))
    kind = leaf_of(place.layout)
    return _set(place, _leaf_value(scene.choices, kind, place.value), f"another {place.path[-1]}")


def change_anchor(scene: _Scene) -> list[Step]:
    """Change a field of the anchor."""
    place = scene.place(lambda place: leaf_of(place.layout) is not None and _in_anchor(place))
    return _set(place, _leaf_value(scene.choices, leaf_of(place.layout), place.value), "another anchor")


def flip_flag(scene: _Scene) -> list[Step]:
    """Set or clear a flag; members that depend on it come or go."""
    place = scene.place(lambda place: place.path[-1:] == ("flags",))
    bit = scene.choices.below(8)
    return _set(place, int(place.value) ^ 1 << bit, f"flag {1 << bit:#x} the other way round")


def dangle_id(scene: _Scene) -> list[Step]:
    """Let an id lead to nothing, to itself, or to something else."""
    place = scene.place(
        lambda place: (
            isinstance(place.path[-1] if place.path else None, str)
            and str(place.path[-1]).endswith("_id")
            and isinstance(leaf_of(place.layout), Number)
        )
    )
    header = scene.mutant.root.get("header", {})
    counts = []
    for name in ("fields", "columns"):
        try:
            counts.append(len(content_of(value_at(header, ("schema", name))) or []))
        except SchemaError:
            continue
    own = next((step for step in reversed(place.path) if isinstance(step, int)), 0)
    count = scene.choices.pick(counts or [1])
    kind = leaf_of(place.layout)
    high = kind.high if isinstance(kind, Number) else 0
    value = scene.choices.pick(
        (count, count - 1, count + 1, own, own + 1, own - 1, 0, high, high - 1, 1 << 31)
    )
    return _set(place, max(0, min(value, high)), "an id that leads elsewhere")


def rename_type(scene: _Scene) -> list[Step]:
    """Give a field another type name."""
    place = scene.place(lambda place: place.path[-1:] == ("type_name",))
    return _set(place, scene.choices.pick(_ALL_TEXTS), "another type")


def change_column_type(scene: _Scene) -> list[Step]:
    """Give a column another type, with or without the bits that it needs."""
    generation = scene.base.generation
    place = scene.place(lambda place: place.path[-1:] == ("column_type",))
    types = generation.column_types if generation is not None else {}
    chosen = scene.choices.pick([*sorted(types), 0x99])
    steps = _set(place, chosen, "another column type")
    if chosen in types and generation is not None and scene.choices.below(2):
        low, high = generation.bits_range(types[chosen])
        path = format_path((*place.path[:-1], "bits_on_storage"))
        steps.append(Step("set", path, scene.choices.pick((low, high)), why="the bits of that type"))
    return steps


# Lists


def _is_item(place: TreePosition) -> bool:
    return bool(place.path) and isinstance(place.path[-1], int) and len(place.path) > 2


def drop_item(scene: _Scene) -> list[Step]:
    """Remove an item of a list."""
    return [Step("remove", format_path(scene.place(_is_item).path), why="one less")]


def duplicate_item(scene: _Scene) -> list[Step]:
    """Repeat an item of a list."""
    place = scene.place(_is_item)
    at = None if scene.choices.below(2) else scene.choices.below(4)
    return [Step("duplicate", format_path(place.path), at=at, why="the same twice")]


def reorder_items(scene: _Scene) -> list[Step]:
    """Move an item of a list to another place in it."""
    place = scene.place(_is_item)
    length = len(content_of(value_at(scene.mutant.root, place.path[:-1])) or [])
    at = scene.choices.below(length)
    if at == place.path[-1]:
        raise _NothingThereError
    return [Step("move", format_path(place.path), at=at, why="another order")]


def _is_list(place: TreePosition) -> bool:
    return len(place.path) > 1 and list_item_of(place.layout, place.value) is not None


def resize_list(scene: _Scene) -> list[Step]:
    """Make a list shorter or longer."""
    place = scene.place(lambda place: _is_list(place) and bool(content_of(place.value)))
    length = len(content_of(place.value) or [])
    size = scene.choices.pick((0, 1, length - 1, length + 1, 2 * length, length + 3, 100, 1000))
    if size == length:
        raise _NothingThereError
    return [Step("resize", format_path(place.path), size, why=f"{length} items become {size}")]


def insert_fresh(scene: _Scene) -> list[Step]:
    """Put a record of zeros into a list."""
    place = scene.place(_is_list)
    item = fresh(list_item_of(place.layout, place.value))
    at = scene.choices.below(len(content_of(place.value) or []) + 1)
    return [Step("insert", format_path((*place.path, at)), item, why="an item of zeros")]


def splice_item(scene: _Scene) -> list[Step]:
    """Put an item of the same kind from elsewhere, or from another file, into a list."""
    place = scene.place(_is_list)
    layout = list_item_of(place.layout, place.value)
    source = scene.choices.pick((scene.base, *scene.donors))
    found = [other.value for other in source.places if _is_item(other) and _alike(other.layout, layout)]
    if not found:
        raise _NothingThereError
    length = len(content_of(place.value) or [])
    at = scene.choices.below(length + 1)
    op = scene.choices.pick(("insert", "set")) if at < length else "insert"
    return [Step(op, format_path((*place.path, at)), scene.choices.pick(found), why="an item from elsewhere")]


def splice_part(scene: _Scene) -> list[Step]:
    """Put a whole list or record from elsewhere, or from another file, in the place of one."""
    place = scene.place(_is_frame)
    source = scene.choices.pick((scene.base, *scene.donors))
    found = [
        other.value
        for other in source.places
        if _is_frame(other) and _alike(other.layout, place.layout) and other.value is not place.value
    ]
    return [Step("set", format_path(place.path), scene.pick(found), why="the same from elsewhere")]


def _alike(one: Any, other: Any) -> bool:
    """Return whether two layouts are for the same kind of thing."""
    return one is other and leaf_of(one) is None


# Frames


def _is_frame(place: TreePosition) -> bool:
    return isinstance(place.layout, (RecordFrame, ListFrame)) and isinstance(place.value, Mapping)


def extend_frame(scene: _Scene) -> list[Step]:
    """Add unknown bytes at the end of a frame, as a later version of the format would."""
    place = scene.place(_is_frame)
    nbytes = scene.choices.pick((1, 4, 8, 16, 100))
    return [Step("extend", format_path(place.path), scene.choices.bytes(nbytes), why="unknown bytes")]


def cut_frame(scene: _Scene) -> list[Step]:
    """Cut bytes off the end of a frame, whose size tells so."""
    place = scene.place(_is_frame)
    return [Step("cut", format_path(place.path), scene.choices.pick((1, 2, 4, 8, 12)), why="too short")]


def lie_about_frame(scene: _Scene) -> list[Step]:
    """Let a frame tell a wrong size or number of items."""
    place = scene.place(_is_frame)
    member = scene.choices.pick(("len_frame", "num_items"))
    if member not in place.value:
        member = "len_frame"
    size = place.value.get(member, 0)
    bits = 31 if member == "num_items" else 40
    value = scene.choices.pick((size + 1, size - 1, -size, 0, size * 2, 1 << bits, size + 8))
    if member == "num_items":
        value = abs(value) & 0xFFFFFFF
    return _set(
        TreePosition((*place.path, member), None, size),
        max(-(1 << 31), min(value, (1 << 31) - 1)),
        "a wrong size",
    )


# Locators


def _is_locator(place: TreePosition) -> bool:
    return isinstance(place.layout, Locator) and isinstance(place.value, Mapping)


def dangle_locator(scene: _Scene) -> list[Step]:
    """Let a locator lead out of the file, into its header, or a little beside."""
    place = scene.place(_is_locator)
    locator = dict(place.value)
    member = scene.choices.pick(("ofs_range", "ofs_range", "len_range"))
    if member not in locator:
        raise _NothingThereError
    high = (1 << 31) - 1 if member == "len_range" else (1 << 64) - 1
    length = len(scene.base.data)
    old = int(locator[member])
    choices = (old + 1, old - 1, old + 8, length, length - 1, length + 1, 0, 1, 100, high, high - 7, 1 << 31)
    value = max(0, min(scene.choices.pick(choices), high))
    return _set(TreePosition((*place.path, member), None, old), value, "a locator that leads elsewhere")


def change_locator_kind(scene: _Scene) -> list[Step]:
    """Turn a locator into one of another kind."""
    place = scene.place(_is_locator)
    old = place.value
    way = scene.choices.below(3)
    if way == 0 and "len_range" in old:
        new: Tree = {"kind": 1, "reserved": 0, "len_range": old["len_range"], "ofs_range": old["ofs_range"]}
    else:
        payload = scene.choices.bytes(scene.choices.pick((0, 4, 8, 12, 16, 20)))
        kind = scene.choices.pick((1, 2, 3, 127))
        new = {"kind": kind, "reserved": scene.choices.below(256), "payload": payload}
    return _set(place, new, "a locator of another kind")


# Pages


def _located(page: ParsedPage) -> bool:
    return page_offset(page.tree) is not None


def alias_page(scene: _Scene) -> list[Step]:
    """Give a page the place of another one."""
    page, other = scene.page(_located), scene.page(_located)
    if page.tree["locator"] == other.tree["locator"]:
        raise _NothingThereError
    path = format_path((*page.path, "locator"))
    return [Step("set", path, other.tree["locator"], why="the bytes of another page")]


def overlap_page(scene: _Scene) -> list[Step]:
    """Let a page begin within another one, or reach into what follows."""
    page = scene.page(_located)
    old = page.tree["locator"]
    if scene.choices.below(2):
        offset = int(old["ofs_range"]) + scene.choices.pick((1, 2, 4, 8, -1, -8))
        return [Step("set", format_path((*page.path, "locator", "ofs_range")), offset, why="overlapping")]
    size = max(0, int(old["len_range"]) + scene.choices.pick((1, -1, 8, -8, 16)))
    if size == old["len_range"]:
        raise _NothingThereError
    return [Step("set", format_path((*page.path, "locator", "len_range")), size, why="overlapping")]


def change_page_count(scene: _Scene) -> list[Step]:
    """Let a page tell another number of elements."""
    page = scene.page()
    name = "num_elements" if "num_elements" in page.tree else "num_elements_signed"
    old = int(page.tree[name])
    value = scene.choices.pick(
        (old + 1, old - 1, -old, 0, old * 2, 1, -1, (1 << 31) - 1, -(1 << 31), 1 << 20, -(1 << 20))
    )
    if name == "num_elements":
        value = abs(value) % (1 << 30)
    value = max(-(1 << 31), min(value, (1 << 31) - 1))
    return _set(TreePosition((*page.path, name), None, old), value, "another number of elements")


def _poison(scene: _Scene, kinds: Collection[str], why: str) -> list[Step]:
    """Change an element of a page of a column of some kinds."""
    generation = scene.base.generation
    if generation is None:
        raise _NothingThereError

    def wanted(page: ParsedPage) -> bool:
        column_type = generation.column_types.get(page.column["column_type"]) if page.column else None
        return column_type is not None and (not kinds or COLUMN_TYPES[column_type].kind in kinds)

    page = scene.page(wanted)
    elements = elements_of(scene.base, scene.mutant.data, page)
    index = scene.index(elements)
    old = as_python(elements[index])
    path = format_path((*page.path, "elements", index))
    if isinstance(old, dict):
        member = scene.choices.pick(("tag", "index"))
        path, old = f"{path}.{member}", old[member]
        value: Any = _number(scene.choices, Number(0, (1 << 31) - 1), old)
    elif isinstance(old, float):
        value = scene.choices.pick(_REALS)
    elif isinstance(old, bool):
        value = not old
    else:
        bits = 8 * elements.dtype.itemsize
        signed = elements.dtype.kind == "i"
        kind = Number(-(1 << bits - 1) if signed else 0, (1 << bits - signed) - 1)
        if scene.base.codec(page).has_index:
            kind = Number(0, kind.high)
        value = _number(scene.choices, kind, old)
    if value == old:
        raise _NothingThereError
    return [Step("set", path, value, why=why)]


def poison_offset(scene: _Scene) -> list[Step]:
    """Change an element of an offset column: collections that shrink, or reach beyond their items."""
    return _poison(scene, ("index",), "a poisoned offset")


def poison_tag(scene: _Scene) -> list[Step]:
    """Change an element of a switch column: a tag without alternative, an index without element."""
    return _poison(scene, ("switch",), "a poisoned tag")


def poison_element(scene: _Scene) -> list[Step]:
    """Change an element of any column."""
    return _poison(scene, (), "another element")


def patch_page(scene: _Scene) -> list[Step]:
    """Change bytes of a page; its compression and checksum are made anew."""
    page = scene.page(_located)
    data = scene.base.page_bytes(scene.mutant.data, page)
    at = scene.index(data)
    value = scene.choices.bytes(scene.choices.pick((1, 1, 2, 4, 8)))[: len(data) - at]
    return [Step("patch", format_path(page.path), value, at, "other bytes in a page")]


def shift_element_offset(scene: _Scene) -> list[Step]:
    """Let the pages of a column in a cluster begin at another element, or be suppressed."""
    place = scene.place(lambda place: place.path[-1:] == ("element_offset",))
    old = int(place.value)
    value = scene.choices.pick((old + 1, old - 1, 0, old * 2, -old - 1, (1 << 63) - 1, 1 << 40))
    kind = leaf_of(place.layout)
    low = kind.low if isinstance(kind, Number) else 0
    return _set(place, max(low, value), "pages that begin elsewhere")


def count_entries(scene: _Scene) -> list[Step]:
    """Let a cluster, cluster group or summary tell other numbers of entries."""
    names = ("num_entries", "first_entry", "min_entry", "entry_span", "num_clusters")
    place = scene.place(lambda place: place.path[-1:] in {(name,) for name in names})
    kind = leaf_of(place.layout)
    if not isinstance(kind, Number):
        raise _NothingThereError
    return _set(place, _number(scene.choices, kind, place.value), "another number of entries")


# Compression


def _page_or_envelope(scene: _Scene) -> str:
    if scene.choices.below(3):
        try:
            return format_path(scene.page(_located).path)
        except _NothingThereError:
            pass
    envelopes = [path for path, part in scene.base.parts.items() if part.envelope_type is not None]
    return format_path(scene.pick(envelopes))


_SETTINGS = (101, 207, 404, 505)


def compress_part(scene: _Scene) -> list[Step]:
    """Store a page or envelope compressed, also where that does not make it smaller."""
    path = _page_or_envelope(scene)
    return [Step("compress", path, scene.choices.pick(_SETTINGS), why="another compression")]


def break_chunk(scene: _Scene) -> list[Step]:
    """Compress a page or envelope and change the header of a compression chunk, or its data."""
    path = _page_or_envelope(scene)
    steps = [Step("compress", path, scene.choices.pick(_SETTINGS), why="to be broken")]
    member = scene.choices.pick(("algorithm", "len_compressed", "len_uncompressed", "data"))
    if member == "algorithm":
        value: Any = scene.choices.pick(
            (b"ZL\x08", b"XZ\0", b"L4\x01", b"ZS\x01", b"CS\x08", b"??\0", b"ZS\0")
        )
    elif member == "data":
        value = scene.choices.bytes(scene.choices.pick((0, 1, 8, 40)))
    else:
        value = scene.choices.pick((0, 1, 8, 9, 0xFF, 0xFFFF, 0xFFFFFE, 0xFFFFFF))
    return [*steps, Step("set", f"{path}.chunks[0].{member}", value, why="a wrong compression header")]


def add_bomb(scene: _Scene) -> list[Step]:
    """Let a page or envelope expand to very much."""
    nbytes = scene.choices.pick((1 << 16, 1 << 20, 1 << 24, 1 << 27, 1 << 28))
    return [Step("bomb", _page_or_envelope(scene), nbytes, why="expands to very much")]


# Bytes


def patch_envelope(scene: _Scene) -> list[Step]:
    """Change bytes of an envelope; its length and checksum are made anew."""
    parts = [part for part in scene.base.parts.values() if part.envelope_type is not None]
    part = scene.pick(parts)
    length = max(len(part.data) - 16, 1)
    at = scene.choices.below(length)
    value = scene.choices.pick((b"\0", b"\xff", b"\x80", b"\x7f", b"\1", scene.choices.bytes(4)))
    return [Step("patch", format_path(part.path), value, at, "other bytes in an envelope")]


def patch_file(scene: _Scene) -> list[Step]:
    """Change bytes anywhere; nothing is repaired."""
    at = scene.choices.below(len(scene.base.data))
    return [Step("patch", "", scene.choices.bytes(scene.choices.pick((1, 2, 4))), at, "other bytes")]


def truncate_file(scene: _Scene) -> list[Step]:
    """Cut the file off."""
    return [Step("truncate", at=scene.choices.below(len(scene.base.data)), why="cut off")]


# The ROOT file around it


_HEADER_MEMBERS = (
    "version", "ofs_begin", "ofs_end", "ofs_free", "len_free", "num_free", "len_name", "len_offset", "compression_settings",
    "ofs_info", "len_info",
)  # fmt: skip
_DIRECTORY_MEMBERS = ("version", "len_keys", "len_name", "ofs_dir", "ofs_parent", "ofs_keys")
_KEY_MEMBERS = (
    "len_record", "version", "len_object", "datime", "len_key", "cycle", "ofs_key", "ofs_pdir", "class_name",
    "name", "title",
)  # fmt: skip
_KEY_TEXTS = (
    b"", b"ROOT::RNTuple", b"ROOT::Experimental::RNTuple", b"RBlob", b"TFile", b"TDirectory", b"x", b"\xff" * 30,
)  # fmt: skip


def _container_value(scene: _Scene, member: str) -> Any:
    if member in ("class_name", "name", "title"):
        return scene.choices.pick(_KEY_TEXTS)
    length = len(scene.base.data)
    high = 127 if member in ("len_offset",) else (1 << 31) - 1
    if member in ("version", "len_key", "cycle"):
        high = (1 << 15) - 1
    value = scene.choices.pick(
        (0, 1, 4, 8, 26, 64, 100, 1001, 1004, length - 1, length, length + 1, high, high - 1)
    )
    return min(value, high)


def change_file_header(scene: _Scene) -> list[Step]:
    """Change a field of the header of the ROOT file."""
    member = scene.choices.pick(_HEADER_MEMBERS)
    return [Step("set", f"file.{member}", _container_value(scene, member), why="another file header")]


def change_directory(scene: _Scene) -> list[Step]:
    """Change a field of a directory."""
    number, member = scene.index(scene.base.directories), scene.choices.pick(_DIRECTORY_MEMBERS)
    value = _container_value(scene, member)
    return [Step("set", f"directory[{number}].{member}", value, why="another directory")]


def change_listed_key(scene: _Scene) -> list[Step]:
    """Change, drop or repeat a key in the list of a directory."""
    listed = [
        (number, index)
        for number, directory in enumerate(scene.base.directories)
        for index in range(len(directory.keys))
    ]
    number, index = scene.pick(listed)
    path = f"directory[{number}].keys[{index}]"
    way = scene.choices.below(4)
    if way == 0:
        return [Step("remove", path, why="a key less")]
    if way == 1:
        return [Step("duplicate", path, why="a key twice")]
    member = scene.choices.pick(_KEY_MEMBERS)
    return [Step("set", f"{path}.{member}", _container_value(scene, member), why="another key in a list")]


def change_key(scene: _Scene) -> list[Step]:
    """Change the key of a record."""
    number, member = scene.index(scene.base.record_keys), scene.choices.pick(_KEY_MEMBERS)
    return [Step("set", f"key[{number}].{member}", _container_value(scene, member), why="another key")]


def change_free_list(scene: _Scene) -> list[Step]:
    """Change an entry of the free list."""
    number = scene.index(scene.base.free_entries)
    member = scene.choices.pick(("version", "ofs_first", "ofs_last"))
    value = _container_value(scene, member)
    return [Step("set", f"free[{number}].{member}", value, why="another free list")]


Mutator = Callable[[_Scene], list[Step]]

_WEIGHTS: Mapping[Mutator, int] = {
    change_field: 16, flip_flag: 4, dangle_id: 8, rename_type: 5, change_column_type: 4, drop_item: 5, duplicate_item: 5,
    reorder_items: 4, resize_list: 3, insert_fresh: 3, splice_item: 5, splice_part: 4, extend_frame: 4, cut_frame: 2,
    lie_about_frame: 2, dangle_locator: 4, change_locator_kind: 3, alias_page: 4, overlap_page: 3, change_page_count: 4,
    poison_offset: 6, poison_tag: 5, poison_element: 3, patch_page: 4, shift_element_offset: 4, count_entries: 4,
    compress_part: 2, break_chunk: 3, add_bomb: 1, patch_envelope: 4, change_anchor: 2, change_file_header: 1,
    change_directory: 1, change_listed_key: 1, change_key: 1, change_free_list: 1, patch_file: 1, truncate_file: 1,
}  # fmt: skip

MUTATORS: Mapping[str, Mutator] = {mutator.__name__.replace("_", "-"): mutator for mutator in _WEIGHTS}
"""Mutators by name; what each does is its docstring."""

_MAX_ATTEMPTS = 60


def _with_intent(mutant: EditableFile, steps: list[Step]) -> list[Step]:
    """The steps, the last of which states the rules that it breaks for sure."""
    *before, last = steps
    intent = intent_of(mutant.base, mutant.root, (last.op, last.path, last.value, last.at), mutant.without)
    return steps if intent is None else [*before, replace(last, breaks=intent.rules)]


def draw_recipe(
    base: ParsedFile,
    source: int | str | bytes | Choices,
    *,
    steps: int | None = None,
    donors: Sequence[ParsedFile] = (),
    without: Collection[str] = (),
    mutators: Collection[str] | None = None,
) -> Mutated:
    """Draw changes of a file.

    Args:
        base: the file.
        source: seed, or bytes of a fuzzer; the same always gives the same mutant.
        steps: how many mutators make a change; by default mostly one, sometimes up to four.
        donors: other files whose parts may be put into this one.
        without: names of repairs that are left out.
        mutators: names of the mutators to choose from; by default all.

    Returns:
        the mutant and its recipe. A file in which nothing can be changed gives itself and a recipe without steps.

    Raises:
        SchemaError: a name that is not known.
    """
    names = sorted(MUTATORS) if mutators is None else list(mutators)
    for name in names:
        if name not in MUTATORS:
            raise SchemaError(
                f"there is no mutator '{name}'", hint=suggestion(name, MUTATORS, "rntuple mutate --list")
            )
    chosen = [MUTATORS[name] for name in names for _ in range(_WEIGHTS[MUTATORS[name]])]
    choices = choices_of(source)
    wanted = steps if steps is not None else choices.pick((1, 1, 1, 1, 1, 1, 2, 2, 3, 4))
    recipe = Recipe((), base.ntuple, frozenset(without), Recipe.of_base(base.data))
    mutant = EditableFile.of(base, recipe.without)
    data, made = base.data, 0
    for _ in range(_MAX_ATTEMPTS):
        if made >= wanted or not base.data:
            break
        before = mutant.copy()
        try:
            added = choices.pick(chosen)(_Scene(mutant, choices, donors))
            added = _with_intent(mutant, added)
            for step in added:
                apply_step(mutant, step)
            built = mutant.build()
        except (RNTupleError, KeyError, IndexError, TypeError, ValueError, OverflowError):
            # Nothing there to be changed, or a value that does not fit: another one is tried.
            mutant = before
            continue
        if built == data:
            mutant = before
            continue
        data, made = built, made + 1
        recipe = recipe.with_steps((*recipe.steps, *added))
    return Mutated(data, recipe)


def mutate(
    base: ParsedFile | bytes,
    seed: int | str | bytes | Choices,
    *,
    ntuple: str | None = None,
    **arguments: Any,
) -> Mutated:
    """A mutant of a file.

    Args:
        base: the file, or the parsed file, which is faster for many mutants.
        seed: seed, or bytes of a fuzzer.
        ntuple: the RNTuple that is changed; by default the first one.
        arguments: further arguments of :func:`draw_recipe`.

    Returns:
        its bytes and its recipe: ``apply_recipe(base, recipe)`` gives the same bytes.
    """
    return draw_recipe(base if isinstance(base, ParsedFile) else ParsedFile(base, ntuple), seed, **arguments)
