"""Making a mutant smaller while it keeps what is interesting about it: first its recipe, then its structure, then its bytes."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from rntuple_construct.base.errors import RNTupleError, SchemaError
from rntuple_construct.format.container import RootFile
from rntuple_construct.format.grammar.engine.forcing import Forced, forced
from rntuple_construct.kit.files.container_edits import empty_file
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.grammar_introspection import (
    Path,
    changed,
    content_of,
    format_path,
    fresh,
    leaf_of,
    list_item_of,
    value_at,
)
from rntuple_construct.kit.files.parsed_file import ParsedFile, Tree
from rntuple_construct.kit.files.recipes import Recipe, Step, apply_recipe

__all__ = ["Minimizer", "compacted"]

_Item = TypeVar("_Item")
Test = Callable[[bytes], bool]


class _SpentError(Exception):
    """There are no attempts left."""


@dataclass
class Minimizer:
    """Looks for smaller files of which a test says that they are still interesting.

    Args:
        is_interesting: the test; it is asked about one file after the other.
        attempts: how often it is asked at most.
        seconds: after how much time no more is asked.

    Attributes:
        asked: how often it was asked.
        remembered: answers for files that were asked about.
        is_spent: whether it stopped because of ``attempts``, ``seconds`` or ``stop``, so that more might be possible.
    """

    is_interesting: Test
    attempts: int = 2000
    seconds: float = 600.0
    asked: int = 0
    remembered: dict[bytes, bool] = field(default_factory=dict, repr=False)
    is_spent: bool = field(default=False, init=False)
    _end: float = field(default=0.0, init=False, repr=False)

    def __post_init__(self) -> None:
        self._end = time.monotonic() + self.seconds

    def ask(self, data: bytes) -> bool:
        """Whether a file is interesting; none is when the attempts are spent."""
        if data not in self.remembered:
            if self.asked >= self.attempts or time.monotonic() > self._end:
                self.is_spent = True
                raise _SpentError
            self.asked += 1
            self.remembered[data] = self.is_interesting(data)
        return self.remembered[data]

    def stop(self) -> None:
        """Ask no more: what is being made smaller is given back as it is by then."""
        self.attempts = 0

    # Recipes

    def recipe(self, base: ParsedFile, recipe: Recipe) -> Recipe:
        """A recipe with fewer steps and smaller values.

        Args:
            base: the base file.
            recipe: the recipe.

        Raises:
            SchemaError: what the recipe makes is not interesting.
            RNTupleError: the recipe cannot be followed.
        """
        self._check(apply_recipe(base, recipe))

        def is_enough(steps: Sequence[Step]) -> bool:
            try:
                return self.ask(apply_recipe(base, recipe.with_steps(steps)))
            except RNTupleError:
                return False

        steps = list(recipe.steps)
        try:
            steps = _without_needless(steps, is_enough)
            for number, step in enumerate(steps):
                for value in _simpler(step.value):
                    tried = [*steps[:number], replace(step, value=value), *steps[number + 1 :]]
                    if is_enough(tried):
                        steps = tried
                        break
        except _SpentError:
            pass
        found = recipe.with_steps(steps)
        return found if self.remembered.get(apply_recipe(base, found)) else recipe

    def _check(self, data: bytes) -> None:
        if not self.ask(data):
            raise SchemaError("the file is not interesting to begin with: nothing can be minimised")

    # Files

    def file(self, data: bytes) -> bytes:
        """A smaller file: without fields, clusters, pages and list items, without what nothing refers to, with zeros.

        Raises:
            SchemaError: the file is not interesting to begin with.
        """
        self._check(data)
        stages = (self._compacted, self._structure, self._compacted, self._plain_values, self._bytes)
        found = data
        try:
            for stage in stages:
                for smaller in stage(found):
                    found = smaller
        except _SpentError:
            pass
        return self._best(data)

    def _best(self, data: bytes) -> bytes:
        """The smallest interesting file so far; of equally long ones that with most zeros."""
        found = [each for each, interesting in self.remembered.items() if interesting]
        return min(found, key=lambda each: (len(each), -each.count(0)), default=data)

    def _compacted(self, data: bytes) -> Iterator[bytes]:
        """The file without what nothing refers to."""
        smaller = compacted(data)
        if smaller is not None and len(smaller) < len(data) and self.ask(smaller):
            yield smaller

    def _structure(self, data: bytes) -> Iterator[bytes]:
        """The file with less and less in it."""
        is_smaller = True
        while is_smaller:
            is_smaller = False
            base = ParsedFile(data)
            for candidate in _less(base):
                smaller = compacted(candidate) or candidate
                if len(smaller) < len(data) and self.ask(smaller):
                    data, is_smaller = smaller, True
                    yield data
                    break

    def _plain_values(self, data: bytes) -> Iterator[bytes]:
        """The file with zeros and empty texts in the place of values."""
        base = ParsedFile(data)
        paths = [
            (place.path, fresh(place.layout))
            for place in base.places
            if leaf_of(place.layout) is not None
            and place.value
            and not isinstance(place.value, (list, Forced))
        ]
        for path, value in paths:
            if path[-1] in ("checksum", "header_checksum", "ofs_range", "len_range", "len_envelope"):
                continue
            try:
                plain = apply_recipe(data, Recipe((Step("set", format_path(path), value),)))
            except RNTupleError:
                continue
            smaller = compacted(plain) or plain
            if len(smaller) <= len(data) and smaller != data and self.ask(smaller):
                data = smaller
                yield data

    def _bytes(self, data: bytes) -> Iterator[bytes]:
        """The file cut off, and with zeros in the place of bytes."""
        size = len(data) // 2
        while size >= 1:
            start = 0
            while start < len(data):
                piece = data[start : start + size]
                shorter = data[:start] if start + size >= len(data) else None
                for tried in (shorter, data[:start] + bytes(len(piece)) + data[start + size :]):
                    if tried is not None and tried != data and any(piece) and self.ask(tried):
                        data = tried
                        yield data
                        break
                start += size
            size //= 2


def _without_needless(items: list[_Item], is_enough: Callable[[Sequence[_Item]], bool]) -> list[_Item]:
    """The items that are needed, by leaving out half of them, a quarter, and so on (delta debugging)."""
    size = max(len(items) // 2, 1)
    while items:
        start = 0
        while start < len(items):
            fewer = items[:start] + items[start + size :]
            if is_enough(fewer):
                items = fewer
            else:
                start += size
        if size == 1:
            break
        size //= 2
    return items


def _simpler(value: Any) -> Iterator[Any]:
    """Values that say less than another one."""
    if isinstance(value, bool) or value is None:
        return
    if isinstance(value, int):
        yield from (each for each in (0, 1, -1, value // 2) if abs(each) < abs(value))
    elif isinstance(value, bytes):
        if value:
            yield type(value)(b"")
            yield from (each for each in (value[: len(value) // 2], bytes(len(value))) if each != value)
    elif isinstance(value, float) and value:
        yield 0.0


# Less of a file


def _less(base: ParsedFile) -> Iterator[bytes]:
    """Files with one thing less, larger things first."""
    yield from _made(base, _removals_of_clusters(base))
    for root in _without_fields(base):
        try:
            yield _rebuilt(base, root)
        except RNTupleError:
            continue
    yield from _made(base, _removals_of_items(base))


def _made(base: ParsedFile, removals: Iterator[list[Step]]) -> Iterator[bytes]:
    for steps in removals:
        try:
            yield apply_recipe(base, Recipe(tuple(steps), base.ntuple))
        except RNTupleError:
            continue


def _removals_of_clusters(base: ParsedFile) -> Iterator[list[Step]]:
    root = base.root
    groups = _items(root, ("footer", "cluster_groups"))
    for number in reversed(range(len(groups))):
        yield [Step("remove", f"footer.cluster_groups[{number}]")]
    for number in range(len(root.get("page_list", ()))):
        path = f"page_list[{number}]"
        located = _items(root, ("page_list", number, "page_locations"))
        has_summaries = bool(_items(root, ("page_list", number, "cluster_summaries")))
        for cluster in reversed(range(len(located))):
            steps = [Step("remove", f"{path}.page_locations[{cluster}]")]
            if has_summaries:
                steps.append(Step("remove", f"{path}.cluster_summaries[{cluster}]"))
            if number < len(groups):
                count = len(located) - 1
                steps.append(Step("set", f"footer.cluster_groups[{number}].num_clusters", count))
            yield steps


def _removals_of_items(base: ParsedFile) -> Iterator[list[Step]]:
    lists = [
        place
        for place in base.places
        if place.path and list_item_of(place.layout, place.value) is not None and content_of(place.value)
    ]
    for place in sorted(lists, key=lambda place: (len(place.path), -len(content_of(place.value) or ()))):
        length = len(content_of(place.value) or ())
        path = format_path(place.path)
        for size in dict.fromkeys((0, length // 2)):
            if size < length:
                yield [Step("resize", path, size)]
        if length <= 64:
            yield from ([Step("remove", f"{path}[{index}]")] for index in reversed(range(length)))


def _items(root: Tree, path: Path) -> list[Any]:
    try:
        return content_of(value_at(root, path)) or []
    except SchemaError:
        return []


_SCHEMAS: tuple[Path, ...] = (("header", "schema"), ("footer", "schema_extension", "schema"))


def _without_fields(base: ParsedFile) -> Iterator[Tree]:
    """Trees without one top-level field and all that belongs to it; ids of the rest follow."""
    fields = [field for path in _SCHEMAS for field in _items(base.root, (*path, "fields"))]
    if not all(isinstance(field, dict) and isinstance(field.get("parent_id"), int) for field in fields):
        return
    for top in reversed(range(len(fields))):
        if fields[top]["parent_id"] != top:
            continue
        gone = {top}
        for number, each in enumerate(fields):
            if each["parent_id"] in gone:
                gone.add(number)
        try:
            yield _without(base.root, gone, len(fields))
        except (SchemaError, KeyError, TypeError, IndexError):
            continue


def _without(root: Tree, gone: Collection[int], num_fields: int) -> Tree:
    kept_fields = [number for number in range(num_fields) if number not in gone]
    field_ids = {old: new for new, old in enumerate(kept_fields)}
    columns = [column for path in _SCHEMAS for column in _items(root, (*path, "columns"))]
    kept_columns = [number for number, column in enumerate(columns) if column["field_id"] not in gone]
    column_ids = {old: new for new, old in enumerate(kept_columns)}
    first = {"fields": 0, "columns": 0}
    for path in _SCHEMAS:
        for name, numbers in (("fields", field_ids), ("columns", column_ids)):
            items = _items(root, (*path, name))
            kept = [
                _renumbered(item, field_ids, column_ids)
                for index, item in enumerate(items)
                if first[name] + index in numbers
            ]
            first[name] += len(items)
            root = _with_items(root, (*path, name), kept)
        aliases = [
            _renumbered(alias, field_ids, column_ids)
            for alias in _items(root, (*path, "alias_columns"))
            if alias["field_id"] in field_ids and alias["physical_column_id"] in column_ids
        ]
        root = _with_items(root, (*path, "alias_columns"), aliases)
    for number in range(len(root.get("page_list", ()))):
        path = ("page_list", number, "page_locations")
        for cluster, located in enumerate(_items(root, path)):
            kept = [each for index, each in enumerate(content_of(located) or []) if index in column_ids]
            root = _with_items(root, (*path, cluster), kept)
    return root


def _renumbered(record: Tree, field_ids: dict[int, int], column_ids: dict[int, int]) -> Tree:
    result = dict(record)
    for name, ids in (("parent_id", field_ids), ("field_id", field_ids), ("source_field_id", field_ids),
                      ("physical_column_id", column_ids)):  # fmt: skip
        if name in result:
            result[name] = ids.get(result[name], result[name])
    return result


def _with_items(root: Tree, path: Path, items: list[Any]) -> Tree:
    if not _items(root, path):
        return root
    tree: Tree = changed(
        root, path, lambda tree: {**tree, "items": items} if isinstance(tree, dict) else items
    )
    return tree


def _rebuilt(base: ParsedFile, root: Tree) -> bytes:
    """A file of other trees."""
    mutant = EditableFile.of(base)
    mutant.root = root
    return mutant.build()


# Without what nothing refers to


def compacted(data: bytes) -> bytes | None:
    """A file with nothing in it but what its first RNTuple refers to; None if that cannot be told.

    What is wrong in its trees stays wrong. Attribute sets and user meta-data are left behind.
    """
    base = ParsedFile(data)
    generation, key = base.generation, base.key
    if generation is None or key is None or not {"anchor", "header", "footer"} <= set(base.root):
        return None
    try:
        name = key.name.encode("utf-8", "surrogateescape")
        anchor = dict(base.root["anchor"])
        shell = empty_file(
            name, b"m.root", generation.class_name.encode(), len(generation.grammar.build_anchor(anchor))
        )
        with RootFile(shell) as file:
            draft = EditableFile(shell, file.find(None).key, generation)
        source = EditableFile.of(base)
        draft.copy_pages(source)
        draft.anchor = anchor
        draft.header = _as_stored(base, ("header",), source.header)
        draft.footer = _as_stored(base, ("footer",), source.footer)
        draft.page_lists = [
            _as_stored(base, ("page_list", number), page_list)
            for number, page_list in enumerate(source.root.get("page_list", ()))
        ]
        return draft.build() if all(draft.page_lists) else None
    except (RNTupleError, KeyError, IndexError, TypeError, UnicodeError):
        return None


def _as_stored(base: ParsedFile, path: Path, tree: Tree) -> Tree:
    """A tree with a wrong checksum or length of its envelope, if the stored ones are wrong."""
    part = base.parts.get(path)
    if part is None or base.generation is None:
        return tree
    if base.generation.grammar.build_envelope(part.tree) == part.data:
        return tree
    return tree | {
        name: forced(part.tree[name]) for name in ("checksum", "len_envelope") if name in part.tree
    }
