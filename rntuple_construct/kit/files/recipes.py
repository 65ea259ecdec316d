r"""Recipes: the changes of a file, as text that can be read, replayed and made smaller.

A recipe is lines of JSON: first a head, then one line for each step::

    {"recipe": 1, "ntuple": "Events", "base": {"size": 5120, "xxh3": "0f..."}, "without": ["page-checksums"]}
    {"op": "set", "path": "header.schema.fields[1].parent_id", "value": 7, "why": "dangling id"}
    {"op": "remove", "path": "page_list[0].page_locations[0][2]"}

Paths are those of errors and of ``rntuple explain``. Numbers are JSON numbers; bytes are text if they are
printable ASCII, else ``{"hex": "00ff"}``; a float that JSON lacks is ``{"float": "nan"}``. A step
may say in ``breaks`` of which rules it breaks at least one, where that is sure.
"""

from __future__ import annotations

import io
import json
import math
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import numpy as np
import xxhash
from rntuple_spec.constants import MAX_ELEMENTS_PER_PAGE
from rntuple_spec.rules import RULES

from rntuple_construct.base.errors import RNTupleError, SchemaError
from rntuple_construct.format.columns import SWITCH_DTYPE
from rntuple_construct.format.compression import compress
from rntuple_construct.format.container import Key
from rntuple_construct.format.grammar import container as container_grammar
from rntuple_construct.format.grammar.engine.forcing import Raw, forced
from rntuple_construct.format.grammar.engine.frames import ListFrame, RecordFrame
from rntuple_construct.kit.files.compression_chunks import as_chunks, patched_chunks, zeros_compressed
from rntuple_construct.kit.files.container_edits import correct_end
from rntuple_construct.kit.files.editable_file import REPAIRS, EditableFile, Wrapping
from rntuple_construct.kit.files.grammar_introspection import (
    Path,
    changed,
    content_of,
    fitted,
    format_path,
    layout_at,
    parse_path,
    replaced,
    value_at,
)
from rntuple_construct.kit.files.parsed_file import (
    ParsedFile,
    ParsedPage,
    StoredPart,
    columns_of,
    elements_of,
)

__all__ = ["OPERATIONS", "Recipe", "Step", "apply_recipe"]

_VERSION = 1
_CONTAINER = frozenset({"file", "directory", "key", "free"})
_PAGE = re.compile(r"(.*page_list\[\d+\]\.page_locations\[\d+\]\[\d+\]\[\d+\])(?:\.|$)")
_WRAPPED = re.compile(r"(.*)\.chunks\[(\d+)\]\.(\w+)$")


@dataclass(frozen=True)
class Step:
    """One change.

    Args:
        op: the operation, one of :data:`OPERATIONS`.
        path: where; empty for the whole file.
        value: operand; its meaning depends on the operation.
        at: second operand: an index or offset.
        why: what the change is meant to be, for readers.
        breaks: rules of which the changed file breaks at least one, if it is made by this change alone; none if nothing is sure.
    """

    op: str
    path: str = ""
    value: Any = None
    at: int | None = None
    why: str = ""
    breaks: tuple[str, ...] = ()

    def to_json(self) -> dict[str, Any]:
        """The step as a line of a recipe."""
        line: dict[str, Any] = {"op": self.op, "path": self.path}
        if self.value is not None:
            line["value"] = _to_json(self.value)
        if self.at is not None:
            line["at"] = self.at
        if self.why:
            line["why"] = self.why
        if self.breaks:
            line["breaks"] = list(self.breaks)
        return line


@dataclass(frozen=True)
class Recipe:
    """Steps that make a mutant of a base file.

    Args:
        steps: the changes, in their order.
        ntuple: path of the RNTuple that is changed; None for the first one.
        without: names of repairs that are left out, see :data:`~rntuple_construct.kit.files.editable_file.REPAIRS`.
        base: size and XXH3-64 of the file that the recipe was made for, to find it again.
    """

    steps: tuple[Step, ...] = ()
    ntuple: str | None = None
    without: frozenset[str] = frozenset()
    base: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        unknown = sorted(set(self.without) - set(REPAIRS))
        if unknown:
            raise SchemaError(f"there is no repair '{unknown[0]}'", hint=f"known: {', '.join(REPAIRS)}")

    def with_steps(self, steps: Iterable[Step]) -> Recipe:
        """The same recipe with other steps."""
        return replace(self, steps=tuple(steps))

    @property
    def intended(self) -> frozenset[str]:
        """Rules of which the mutant breaks at least one; none if nothing is sure, as after several changes."""
        *before, last = self.steps or (Step("replace"),)
        # Only compression does not touch what the last change is about. It may make an envelope or a page
        # longer, though, and of such an envelope nothing else is known.
        if not last.breaks or any(step.op != "compress" for step in before):
            return frozenset()
        return frozenset(last.breaks) | ({"RNT-CMP-002", "RNT-PAG-001"} if before else set())

    def dumps(self) -> str:
        """The recipe as text."""
        head: dict[str, Any] = {"recipe": _VERSION}
        if self.ntuple is not None:
            head["ntuple"] = self.ntuple
        if self.base:
            head["base"] = dict(self.base)
        if self.without:
            head["without"] = sorted(self.without)
        return "".join(json.dumps(line) + "\n" for line in (head, *(step.to_json() for step in self.steps)))

    @classmethod
    def loads(cls, text: str) -> Recipe:
        """A recipe from its text.

        Raises:
            SchemaError: it is none; the message tells the line.
        """
        lines = []
        for number, line in enumerate(text.splitlines(), 1):
            if not line.strip():
                continue
            try:
                lines.append((number, json.loads(line)))
            except (ValueError, RecursionError) as error:
                raise SchemaError(f"line {number} of the recipe is not JSON: {error}") from None
        if not lines or not isinstance(lines[0][1], dict) or lines[0][1].get("recipe") != _VERSION:
            raise SchemaError(f'no recipe: the first line has to be {{"recipe": {_VERSION}}}')
        head = lines[0][1]
        without, ntuple, base = head.get("without", []), head.get("ntuple"), head.get("base", {})
        if (
            not isinstance(without, list)
            or not all(isinstance(name, str) for name in without)
            or not isinstance(ntuple, (str, type(None)))
            or not isinstance(base, dict)
        ):
            raise SchemaError("no recipe: the first line has a value of a wrong type")
        steps = tuple(_step(line, number) for number, line in lines[1:])
        return cls(steps, ntuple, frozenset(without), base)

    @staticmethod
    def of_base(data: bytes) -> dict[str, Any]:
        """Description of the base file in a recipe."""
        return {"size": len(data), "xxh3": xxhash.xxh3_64_hexdigest(data)}

    def is_for(self, data: bytes) -> bool:
        """Return whether the recipe was made for this file; yes, if it does not say."""
        return not self.base or dict(self.base) == self.of_base(data)


def _step(line: Any, number: int) -> Step:
    if not isinstance(line, dict) or line.get("op") not in OPERATIONS:
        raise SchemaError(f"line {number} of the recipe has no known operation", hint=", ".join(OPERATIONS))
    path, at, why = line.get("path", ""), line.get("at"), line.get("why", "")
    breaks = line.get("breaks", [])
    if (
        not isinstance(path, str)
        or not isinstance(why, str)
        or not isinstance(at, (int, type(None)))
        or not isinstance(breaks, list)
        or not all(isinstance(rule, str) for rule in breaks)
        or set(line) - {"op", "path", "value", "at", "why", "breaks"}
    ):
        raise SchemaError(f"line {number} of the recipe has a member that is not known or of a wrong type")
    unknown = sorted(set(breaks) - set(RULES))
    if unknown:
        raise SchemaError(f"line {number} of the recipe names a rule that is none: '{unknown[0]}'")
    return Step(line["op"], path, _of_json(line.get("value")), at, why, tuple(breaks))


# Values as JSON

_DERIVED = frozenset({"len_frame", "num_items"})


def _to_json(value: Any) -> Any:
    """A value of a tree in JSON; sizes and counts of whole frames are left out, so that they are computed."""
    if isinstance(value, Raw):
        return {"raw": bytes(value).hex()}
    if isinstance(value, (bytes, bytearray)):
        is_text = all(32 <= byte < 127 for byte in value)
        return bytes(value).decode() if is_text else {"hex": bytes(value).hex()}
    if isinstance(value, Mapping):
        return {name: _to_json(item) for name, item in value.items() if name not in _DERIVED}
    if isinstance(value, (list, tuple)):
        return [_to_json(item) for item in value]
    if isinstance(value, float) and not math.isfinite(value):
        return {"float": repr(value)}
    return int(value) if isinstance(value, int) and not isinstance(value, bool) else value


def _of_json(value: Any) -> Any:
    if isinstance(value, dict):
        try:
            if set(value) == {"hex"}:
                return bytes.fromhex(value["hex"])
            if set(value) == {"raw"}:
                return Raw(bytes.fromhex(value["raw"]))
            if set(value) == {"float"}:
                return float(value["float"])
        except (TypeError, ValueError):
            raise SchemaError(f"no bytes or number: {str(value)[:80]}") from None
        return {name: _of_json(item) for name, item in value.items()}
    if isinstance(value, list):
        return [_of_json(item) for item in value]
    return value.encode("utf-8", "surrogatepass") if isinstance(value, str) else value


# Operations on the trees


def _forced(value: Any) -> Any:
    is_plain = isinstance(value, (int, bytes)) and not isinstance(value, (bool, Raw))
    return forced(value) if is_plain else value


def _set(mutant: EditableFile, step: Step) -> None:
    """Put another value in the place of one."""
    steps = parse_path(step.path)
    mutant.root = changed(mutant.root, steps, lambda old: _checked(old, step), missing=True)
    _fit(mutant, steps[:-1])


def _checked(old: Any, step: Step) -> Any:
    value = _forced(step.value)
    if value is None:
        raise SchemaError("a value is needed", path=step.path)
    if isinstance(old, Mapping) and not isinstance(value, (Mapping, bytes, list)):
        raise SchemaError(f"{value!r:.80} cannot replace a record", path=step.path)
    if isinstance(old, bytes) and not isinstance(value, bytes):
        raise SchemaError(f"{value!r:.80} cannot replace bytes", path=step.path)
    return value


def _part_of(mutant: EditableFile, steps: Path) -> StoredPart | None:
    """The part of the file that a path leads into."""
    return next((part for part in mutant.base.parts.values() if steps[: len(part.path)] == part.path), None)


def _bytes(step: Step) -> bytes:
    """The operand of a step that needs bytes."""
    if not isinstance(step.value, bytes):
        raise SchemaError("bytes are needed", path=step.path)
    return step.value


def _fit(mutant: EditableFile, steps: Path) -> None:
    """Let the members of a record be there as its flags say."""
    part = _part_of(mutant, steps)
    if part is None:
        return
    tree = value_at(mutant.root, part.path)
    inner = steps[len(part.path) :]
    layout = layout_at(part.layout, tree, inner)
    if layout is not None and isinstance(value_at(tree, inner), dict):
        mutant.root = changed(mutant.root, steps, lambda record: fitted(layout, record))


def _edit_list(mutant: EditableFile, path: Path, edit: Callable[[list[Any]], list[Any]]) -> None:
    """Change the items of a list."""

    def change(tree: Any) -> Any:
        items = content_of(tree)
        if items is None:
            raise SchemaError("there is no list", path=format_path(path))
        new = edit(list(items))
        return {**tree, "items": new} if isinstance(tree, Mapping) else new

    mutant.root = changed(mutant.root, path, change)


def _item(step: Step) -> tuple[Path, int]:
    steps = parse_path(step.path)
    if not steps or not isinstance(steps[-1], int):
        raise SchemaError("the path has to lead to an item of a list", path=step.path)
    return steps[:-1], steps[-1]


def _edit_item(mutant: EditableFile, step: Step, at: int | None, *, keep: bool) -> None:
    """Put an item of a list to another index; None only removes it."""
    path, index = _item(step)

    def edit(items: list[Any]) -> list[Any]:
        if index >= len(items):
            raise SchemaError(f"there are only {len(items)} items", path=step.path)
        rest = items if keep else items[:index] + items[index + 1 :]
        return rest if at is None else [*rest[:at], items[index], *rest[at:]]

    _edit_list(mutant, path, edit)


def _remove(mutant: EditableFile, step: Step) -> None:
    """Remove an item of a list."""
    _edit_item(mutant, step, None, keep=False)


def _insert(mutant: EditableFile, step: Step) -> None:
    """Put a new item (``value``) in front of the one at an index, or at the end."""
    path, index = _item(step)
    _edit_list(mutant, path, lambda items: [*items[:index], step.value, *items[index:]])


def _duplicate(mutant: EditableFile, step: Step) -> None:
    """Put a copy of an item in front of the one at ``at``, by default after itself."""
    _edit_item(mutant, step, _item(step)[1] + 1 if step.at is None else step.at, keep=True)


def _move(mutant: EditableFile, step: Step) -> None:
    """Move an item to the index ``at``."""
    _edit_item(mutant, step, step.at or 0, keep=False)


_MAX_ITEMS = 100_000


def _resize(mutant: EditableFile, step: Step) -> None:
    """Cut a list to ``value`` items, or repeat its items until there are so many."""
    wanted = step.value
    if not isinstance(wanted, int) or not 0 <= wanted <= _MAX_ITEMS:
        raise SchemaError(f"a number of items from 0 to {_MAX_ITEMS} is needed", path=step.path)

    def edit(items: list[Any]) -> list[Any]:
        if wanted > len(items) and not items:
            raise SchemaError("an empty list has nothing to repeat", path=step.path)
        return [items[index % len(items)] for index in range(wanted)]

    _edit_list(mutant, parse_path(step.path), edit)


def _extend(mutant: EditableFile, step: Step) -> None:
    """Add unknown bytes (``value``) at the end of a frame or payload."""
    added = _bytes(step)

    def change(tree: Any) -> Any:
        if not isinstance(tree, Mapping):
            raise SchemaError("there is no frame", path=step.path)
        if "payload" in tree:
            return {**tree, "payload": change(tree["payload"])}
        return {**tree, "trailing": tree.get("trailing", b"") + added}

    mutant.root = changed(mutant.root, parse_path(step.path), change)


def _cut(mutant: EditableFile, step: Step) -> None:
    """Cut ``value`` bytes off the end of a frame, whose size then says so."""
    steps = parse_path(step.path)
    part = _part_of(mutant, steps)
    if part is None:
        raise SchemaError("there is no such part", path=step.path)
    layout = layout_at(part.layout, value_at(mutant.root, part.path), steps[len(part.path) :])
    if not isinstance(layout, (RecordFrame, ListFrame)) or not isinstance(step.value, int):
        raise SchemaError("the path of a frame and a number of bytes are needed", path=step.path)
    stream = io.BytesIO()
    layout._build(value_at(mutant.root, steps), stream, {}, step.path)
    data = stream.getvalue()
    head = layout.style.size.size
    kept = data[head : max(head, len(data) - step.value)]
    size = len(kept) + head
    if mutant.repairs("frame-sizes"):
        prefix = layout.style.size.pack(-size if isinstance(layout, ListFrame) else size)
    else:
        prefix = data[:head]
    mutant.root = replaced(mutant.root, steps, Raw(prefix + kept))


def _patch(mutant: EditableFile, step: Step) -> None:
    """Put bytes (``value``) over those from ``at`` on: of an envelope's payload, of a page, or of the whole file."""
    if not isinstance(step.value, bytes) or step.at is None or step.at < 0:
        raise SchemaError("bytes and an offset are needed", path=step.path)
    start, value = step.at, step.value

    def patched(data: bytes) -> bytes:
        if start >= max(len(data), 1):
            raise SchemaError(f"there are only {len(data)} bytes", path=step.path)
        return data[:start] + value + data[start + len(value) :]

    if not step.path:
        mutant.late.append(partial(_overwrite, slice(start, start + len(value)), value))
        return
    page = _page_at(mutant, step.path)
    if page is not None:
        _store_page(mutant, page, patched(mutant.base.page_bytes(mutant.data, page)))
        return
    steps = _envelope_path(mutant, step.path)
    tree = value_at(mutant.root, steps)
    if isinstance(tree["payload"], Raw):
        payload = bytes(tree["payload"])
    else:
        stream = io.BytesIO()
        layout_at(mutant.base.parts[steps].layout, tree, ("payload",))._build(
            tree["payload"], stream, {}, step.path
        )
        payload = stream.getvalue()
    mutant.root = replaced(mutant.root, (*steps, "payload"), Raw(patched(payload)))


# Pages


def _page_at(mutant: EditableFile, text: str) -> ParsedPage | None:
    """The page that a path leads to or into."""
    match = _PAGE.match(text)
    if match is None:
        return None
    steps = parse_path(match[1])
    owner = steps[: steps.index("page_list")]
    page_list, cluster_id, column_id = (int(steps[-position]) for position in (5, 3, 2))
    tree = value_at(mutant.root, steps)
    located = value_at(mutant.root, steps[:-1])
    columns = columns_of(value_at(mutant.root, owner), page_list, cluster_id)
    column = columns[column_id] if column_id < len(columns) else None
    settings = located.get("compression_settings", 0) if isinstance(located, Mapping) else 0
    if not isinstance(tree, Mapping) or not isinstance(tree.get("locator"), Mapping):
        raise SchemaError("there is no page", path=text)
    return ParsedPage(steps, dict(tree), column, settings)


def _store_page(mutant: EditableFile, page: ParsedPage, data: bytes, count: int | None = None) -> None:
    """Store other uncompressed bytes for a page, compressed as its column is."""
    stored = bytes(compress(data, _known_settings(page.settings)))
    mutant.replace_page(page, stored, data, count)


def _known_settings(settings: int) -> int:
    try:
        compress(b"", settings)
    except RNTupleError:
        return 0  # a mutated number
    return settings


_ELEMENT = re.compile(r".*\.elements\[(\d+)\](?:\.(index|tag))?$")


def _set_in_page(mutant: EditableFile, page: ParsedPage, step: Step) -> bool:
    """Set an element, a chunk or all bytes of a page; False if the path leads to its description."""
    rest = step.path[len(format_path(page.path)) :]
    element = _ELEMENT.match(rest)
    wrapped = _WRAPPED.match(rest)
    if element is not None:
        elements = elements_of(mutant.base, mutant.data, page)
        index = int(element[1])
        if index >= len(elements):
            raise SchemaError(f"there are only {len(elements)} elements", path=step.path)
        try:
            if elements.dtype == SWITCH_DTYPE:
                for name, value in _switch(step, element[2]).items():
                    elements[name][index] = value
            else:
                with np.errstate(over="ignore"):  # values too large for a narrow number become infinite
                    elements[index] = step.value
        except (TypeError, ValueError, OverflowError) as error:
            raise SchemaError(f"{step.value!r:.80} is not an element: {error}", path=step.path) from None
        _store_page(mutant, page, mutant.base.codec(page).encode(elements))
        return True
    if wrapped is not None:
        stored = mutant.base.page_bytes(mutant.data, page, expand=False)
        patch = (int(wrapped[2]), wrapped[3], step.value)
        mutant.replace_page(page, patched_chunks(stored, [patch], mutant.repairs), stored)
        return True
    if rest in (".contents", ".stored"):
        if rest == ".stored":
            mutant.replace_page(page, _bytes(step), _bytes(step))
        else:
            _store_page(mutant, page, _bytes(step))
        return True
    return False


def _switch(step: Step, member: str | None) -> dict[str, int]:
    if member is not None:
        return {member: step.value}
    if not isinstance(step.value, Mapping) or not set(step.value) <= {"index", "tag"}:
        raise SchemaError("an element of a Switch column has index and tag", path=step.path)
    return dict(step.value)


def _compress(mutant: EditableFile, step: Step) -> None:
    """Compress an envelope or page with the settings ``value``, such as 505."""
    if not isinstance(step.value, int):
        raise SchemaError("compression settings are needed", path=step.path)
    page = _page_at(mutant, step.path)
    if page is not None:
        data = mutant.base.page_bytes(mutant.data, page)
        mutant.replace_page(page, as_chunks(data, step.value), data)
        return
    compress(b"", step.value)
    path = _envelope_path(mutant, step.path)
    mutant.wrappings[path] = replace(mutant.wrappings.get(path, Wrapping()), settings=step.value)


def _bomb(mutant: EditableFile, step: Step) -> None:
    """Let a page or envelope end in ``value`` zeros, compressed; the numbers that tell its size follow."""
    if not isinstance(step.value, int) or not 0 < step.value <= _MAX_BOMB:
        raise SchemaError(f"a number of bytes up to {_MAX_BOMB} is needed", path=step.path)
    page = _page_at(mutant, step.path)
    if page is not None:
        codec = mutant.base.codec(page)
        data = mutant.base.page_bytes(mutant.data, page)
        stored = as_chunks(data, 505) + zeros_compressed(step.value, 505)
        count = (len(data) + step.value) * 8 // max(codec.bits, 1)
        if count > MAX_ELEMENTS_PER_PAGE:
            raise SchemaError("a page has at most 2^31-1 elements", path=step.path)
        mutant.replace_page(page, stored, lambda: data + bytes(step.value), count)
        return
    path = _envelope_path(mutant, step.path)
    mutant.wrappings[path] = replace(mutant.wrappings.get(path, Wrapping()), bomb=step.value)


_MAX_BOMB = 1 << 31


def _envelope_path(mutant: EditableFile, text: str) -> Path:
    steps = parse_path(text)
    part = mutant.base.parts.get(steps)
    if part is None or part.envelope_type is None:
        raise SchemaError("the path of an envelope or page is needed", path=text)
    return steps


def _set_chunk(mutant: EditableFile, step: Step) -> None:
    """Set a member of a compression chunk of an envelope."""
    match = _WRAPPED.match(step.path)
    if match is None:
        raise SchemaError("there is no such part", path=step.path)
    path = _envelope_path(mutant, match[1])
    old = mutant.wrappings.get(path, Wrapping(settings=505))
    patch = (int(match[2]), match[3], step.value)
    mutant.wrappings[path] = replace(old, settings=old.settings or 505, patches=(*old.patches, patch))


# The ROOT file around it: changes of the finished bytes


def _in_container(mutant: EditableFile, step: Step) -> None:
    """Queue a change of the file header, a directory, a key or the free list."""
    steps = parse_path(step.path)
    if steps[0] == "directory" and len(steps) > 2 and steps[2] == "keys":
        change = _keys_list_change(mutant, step, steps)
    else:
        change = _record_change(mutant, step, steps)
    mutant.late.append(change)


def _record_change(mutant: EditableFile, step: Step, steps: Path) -> Callable[[bytearray], None]:
    base = mutant.base
    parse: Callable[[bytes], Mapping[str, Any]]
    build: Callable[[Mapping[str, Any]], bytes]
    if step.op != "set":
        raise SchemaError(f"{step.op} is not possible here", path=step.path)
    if steps[0] == "file" and len(steps) == 2:
        start, stop, name = 0, 100, steps[1]
        parse, build = container_grammar.parse_file_header, container_grammar.build_file_header
    elif len(steps) == 3 and isinstance(steps[1], int):
        number, name = steps[1], steps[2]
        if steps[0] == "directory":
            span = _numbered(base.directories, number, step).span
            parse, build = container_grammar.parse_directory, container_grammar.build_directory
        elif steps[0] == "key":
            span = _numbered(base.record_keys, number, step).span
            parse, build = container_grammar.parse_key, _built_key(mutant)
        else:
            span = _numbered(base.free_entries, number, step).span
            parse, build = _parsed_free_entry, _built_free_entry
        start, stop = span
    else:
        raise SchemaError("there is no such part", path=step.path)

    def change(out: bytearray) -> None:
        tree = dict(parse(bytes(out[start:stop])))
        if name not in tree:
            raise SchemaError("there is no such part", path=step.path)
        image = build({**tree, name: _forced(step.value)})
        # Nothing moves: what became longer is cut off.
        out[start:stop] = (image + bytes(out[start + len(image) : stop]))[: stop - start]

    return change


def _built_key(mutant: EditableFile) -> Callable[[Mapping[str, Any]], bytes]:
    def build(tree: Mapping[str, Any]) -> bytes:
        if not mutant.repairs("key-sizes"):
            tree = {**tree, "len_key": forced(tree["len_key"])}
        return container_grammar.build_key(tree)

    return build


def _parsed_free_entry(data: bytes) -> Mapping[str, Any]:
    entry: Mapping[str, Any] = container_grammar.parse_free_list(data)["entries"][0]
    return entry


def _built_free_entry(tree: Mapping[str, Any]) -> bytes:
    return container_grammar.build_free_list({"entries": [tree]})


def _numbered(items: tuple[Any, ...], number: int, step: Step) -> Any:
    if number >= len(items):
        raise SchemaError(f"there are only {len(items)}", path=step.path)
    return items[number]


def _keys_list_change(mutant: EditableFile, step: Step, steps: Path) -> Callable[[bytearray], None]:
    """A change of the list of keys of a directory; one of another size is moved to the end of the file."""
    directory = _numbered(mutant.base.directories, int(steps[1]), step)
    list_key: Key | None = directory.list_key
    if list_key is None:
        raise SchemaError("the directory has no keys", path=step.path)
    inner = replace(step, path=format_path(("directory", *steps[2:])))

    def change(out: bytearray) -> None:
        start, stop = list_key.payload
        tree = dict(container_grammar.parse_keys_list(bytes(out[start:stop])))
        carrier = EditableFile.of(mutant.base, mutant.without)
        carrier.root = {"directory": {"keys": [dict(key) for key in tree["keys"]]}}
        _TREE_OPERATIONS[step.op](carrier, inner)
        payload = container_grammar.build_keys_list({**tree, "keys": carrier.root["directory"]["keys"]})
        if len(payload) == stop - start:
            out[start:stop] = payload
            return
        head = container_grammar.parse_key(bytes(out[list_key.ofs_key : start]))
        place = len(out)
        moved = {**head, "ofs_key": place, "len_object": len(payload)}
        record = container_grammar.build_key(moved, payload_size=len(payload))
        out += record + payload
        if mutant.repairs("directories"):
            span = slice(*directory.span)
            fields = dict(container_grammar.parse_directory(bytes(out[span])))
            fields |= {"ofs_keys": place, "len_keys": len(record) + len(payload)}
            out[span] = container_grammar.build_directory(fields)
        if mutant.repairs("file-end"):
            correct_end(out)

    return change


def _overwrite(part: slice, value: bytes, out: bytearray) -> None:
    out[part] = value


def _replace(mutant: EditableFile, step: Step) -> None:
    """Take ``value`` for the bytes of the whole file."""
    mutant.late.append(partial(_overwrite, slice(None), _bytes(step)))


def _truncate(mutant: EditableFile, step: Step) -> None:
    """Cut the file off after ``at`` bytes."""
    if step.at is None or step.at < 0:
        raise SchemaError("an offset is needed")
    mutant.late.append(partial(_overwrite, slice(step.at, None), b""))


_TREE_OPERATIONS: Mapping[str, Callable[[EditableFile, Step], None]] = {
    "set": _set,
    "remove": _remove,
    "insert": _insert,
    "duplicate": _duplicate,
    "move": _move,
    "resize": _resize,
    "extend": _extend,
    "cut": _cut,
    "patch": _patch,
    "compress": _compress,
    "bomb": _bomb,
    "replace": _replace,
    "truncate": _truncate,
}

OPERATIONS: Mapping[str, str] = {
    name: (function.__doc__ or "").strip() for name, function in _TREE_OPERATIONS.items()
}
"""Operations of steps, with their functions."""


def apply_step(mutant: EditableFile, step: Step) -> None:
    """Make one change.

    Raises:
        RNTupleError: it cannot be made: there is no such place, or the value does not fit there.
    """
    operation = _TREE_OPERATIONS.get(step.op)
    if operation is None:
        raise SchemaError(f"there is no operation {step.op!r}", hint=", ".join(OPERATIONS))
    head = re.match(r"\w*", step.path)
    if head is not None and head[0] in _CONTAINER:
        _in_container(mutant, step)
        return
    if step.op == "set":
        page = _page_at(mutant, step.path)
        if page is not None and _set_in_page(mutant, page, step):
            return
        if _WRAPPED.match(step.path):
            _set_chunk(mutant, step)
            return
    operation(mutant, step)


def apply_recipe(base: ParsedFile | bytes, recipe: Recipe, *, lenient: bool = False) -> bytes:
    """The mutant of a base file by a recipe.

    Args:
        base: the file, or the parsed file, which is faster for many recipes.
        recipe: what to change.
        lenient: leave out steps that are not possible, for instance because the recipe was made for another file.

    Raises:
        RNTupleError: a step that is not possible.
    """
    if not isinstance(base, ParsedFile):
        base = ParsedFile(base, recipe.ntuple)
    mutant = EditableFile.of(base, recipe.without)
    for step in recipe.steps:
        if not lenient:
            apply_step(mutant, step)
            continue
        before = mutant.copy()
        try:
            apply_step(mutant, step)
            mutant.build()
        except RNTupleError:
            mutant = before
    return mutant.build()


def as_python(value: Any) -> Any:
    """An element of a page as a value of a step."""
    if isinstance(value, np.void):
        return {name: int(value[name]) for name in value.dtype.names or ()}
    return value.item() if isinstance(value, np.generic) else value
