"""Making a mutant smaller while it keeps its interesting property: first its recipe, then its structure, then its bytes."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, TypeVar

from rntuple_spec.constants import FILE_BEGIN

from rntuple_construct.base.errors import RNTupleError, SchemaError
from rntuple_construct.format.container import RootFile
from rntuple_construct.format.grammar import container
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
_Files = tuple[bytes, ...]
_Change = Callable[[ParsedFile], bytes]


class _SpentError(Exception):
    """There are no attempts left."""


@dataclass
class Minimizer:
    """Looks for smaller files of which a test says that they are still interesting.

    Args:
        is_interesting: the test; it is asked about one file after the other, or about a file and the same changes of its base file.
        attempts: how often it is asked at most.
        seconds: after how much time no more is asked.

    Attributes:
        asked: how often it was asked.
        remembered: answers for files that were asked about.
        is_spent: if true, it stopped because of ``attempts``, ``seconds`` or ``stop``, so that more might be possible.
    """

    is_interesting: Callable[..., bool]
    attempts: int = 2000
    seconds: float = 600.0
    asked: int = 0
    remembered: dict[_Files, bool] = field(default_factory=dict, repr=False)
    is_spent: bool = field(default=False, init=False)
    _end: float = field(default=0.0, init=False, repr=False)

    def __post_init__(self) -> None:
        self._end = time.monotonic() + self.seconds

    def ask(self, *files: bytes) -> bool:
        """Return whether a file, or a file and its base file, are interesting; none are when the attempts are spent."""
        if time.monotonic() > self._end or (files not in self.remembered and self.asked >= self.attempts):
            self.is_spent = True
            raise _SpentError
        if files not in self.remembered:
            self.asked += 1
            self.remembered[files] = self.is_interesting(*files)
        return self.remembered[files]

    def stop(self) -> None:
        """Stop the search: the smallest file so far is the result."""
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

        def is_enough(steps: Sequence[Step]) -> bool:
            try:
                return self.ask(apply_recipe(base, recipe.with_steps(steps)))
            except RNTupleError:
                return False

        steps = list(recipe.steps)
        try:
            self._check(apply_recipe(base, recipe))
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
        return found if self.remembered.get((apply_recipe(base, found),)) else recipe

    def _check(self, *files: bytes) -> None:
        if not self.ask(*files):
            raise SchemaError("the file is not interesting to begin with: nothing can be minimised")

    # Files

    def file(self, data: bytes) -> bytes:
        """A smaller file: without fields, clusters, pages and list items, without what nothing refers to, with zeros.

        Raises:
            SchemaError: the file is not interesting to begin with.
        """
        stages = (self._compacted, self._structure, self._compacted, self._plain_values, self._bytes)
        return self._smaller((data,), stages)[0]

    def pair(self, data: bytes, base: bytes) -> tuple[bytes, bytes]:
        """A smaller file and its base file, without the same parts: their differences stay.

        Args:
            data: a mutant.
            base: the file that it was made from.

        Raises:
            SchemaError: the files are not interesting to begin with.
        """
        found = self._smaller((data, base), (self._compacted, self._structure, self._plain_values))
        return found[0], found[1]

    def _smaller(self, files: _Files, stages: Sequence[Callable[[_Files], Iterator[_Files]]]) -> _Files:
        found = files
        try:
            self._check(*files)
            for stage in stages:
                for smaller in stage(found):
                    found = smaller
        except _SpentError:
            pass
        return self._best(files)

    def _best(self, files: _Files) -> _Files:
        """The smallest interesting file so far; of equally long ones that with most zeros."""
        found = [
            each
            for each, interesting in self.remembered.items()
            if interesting and len(each) == len(files) and len(each[0]) <= len(files[0])
        ]
        return min(found, key=lambda each: (len(each[0]), -each[0].count(0)), default=files)

    def _compacted(self, files: _Files) -> Iterator[_Files]:
        """The file without what nothing refers to."""
        smaller = _compacted_files(files)
        if len(smaller[0]) < len(files[0]) and self.ask(*smaller):
            yield smaller

    def _structure(self, files: _Files) -> Iterator[_Files]:
        """The file with less and less in it."""
        is_smaller = True
        while is_smaller:
            is_smaller = False
            bases = [ParsedFile(data) for data in files]
            for change in _less(bases[0]):
                smaller = _changed_files(bases, change)
                if smaller is not None and len(smaller[0]) < len(files[0]) and self.ask(*smaller):
                    files, is_smaller = smaller, True
                    yield files
                    break

    def _plain_values(self, files: _Files) -> Iterator[_Files]:
        """The file with zeros and empty texts in the place of values."""
        base = ParsedFile(files[0])
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
            change = _following(Recipe((Step("set", format_path(path), value),)))
            smaller = _changed_files([ParsedFile(data) for data in files], change)
            if (
                smaller is not None
                and len(smaller[0]) <= len(files[0])
                and smaller != files
                and self.ask(*smaller)
            ):
                files = smaller
                yield files

    def _bytes(self, files: _Files) -> Iterator[_Files]:
        """The file cut off, and with zeros in the place of bytes."""
        (data,) = files
        size = len(data) // 2
        while size >= 1:
            start = 0
            while start < len(data):
                piece = data[start : start + size]
                shorter = data[:start] if start + size >= len(data) else None
                for tried in (shorter, data[:start] + bytes(len(piece)) + data[start + size :]):
                    if tried is not None and tried != data and any(piece) and self.ask(tried):
                        data = tried
                        yield (data,)
                        break
                start += size
            size //= 2


def _compacted_files(files: _Files) -> _Files:
    smaller = tuple(compacted(data) or data for data in files)
    return smaller if len(smaller[0]) < len(files[0]) else files


def _changed_files(bases: Sequence[ParsedFile], change: _Change) -> _Files | None:
    """The same change of each file, without what nothing refers to; None if one cannot be changed so."""
    try:
        return _compacted_files(tuple(map(change, bases)))
    except RNTupleError:
        return None


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


def _less(base: ParsedFile) -> Iterator[_Change]:
    """Changes that take one thing away, larger things first."""
    for steps in _removals_of_clusters(base):
        yield _following(Recipe(tuple(steps), base.ntuple))
    for top in _top_fields(base):
        yield partial(_without_field, top=top)
    for steps in _removals_of_items(base):
        yield _following(Recipe(tuple(steps), base.ntuple))


def _following(recipe: Recipe) -> _Change:
    return lambda base: apply_recipe(base, recipe)


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


def _top_fields(base: ParsedFile) -> list[int]:
    """Ids of the top-level fields, the last one first; none if a field has no parent."""
    parents = [
        field.get("parent_id") if isinstance(field, dict) else None
        for path in _SCHEMAS
        for field in _items(base.root, (*path, "fields"))
    ]
    if not all(isinstance(parent, int) for parent in parents):
        return []
    return [number for number in reversed(range(len(parents))) if parents[number] == number]


def _without_field(base: ParsedFile, top: int) -> bytes:
    """The file without a top-level field and all that belongs to it; ids of the rest follow.

    Raises:
        RNTupleError: the file has no such field, or others are not as they should be.
    """
    fields = [field for path in _SCHEMAS for field in _items(base.root, (*path, "fields"))]
    gone = {top}
    mutant = EditableFile.of(base)
    try:
        for number, each in enumerate(fields):
            if each["parent_id"] in gone:
                gone.add(number)
        mutant.root = _without(base.root, gone, len(fields))
    except (KeyError, TypeError, IndexError) as error:
        raise SchemaError(f"field {top} cannot be left out: {error!r}") from None
    return mutant.build()


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


# Without what nothing refers to


def compacted(data: bytes) -> bytes | None:
    """A file with only the parts that its first RNTuple refers to; None if these are unknown.

    Errors in its trees stay, and so does the record of streamer information. Attribute sets and user
    meta-data are dropped.
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
        _copy_streamer_info(data, draft)
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


def _copy_streamer_info(data: bytes, draft: EditableFile) -> None:
    """Append the record of streamer information of a file, if it has one.

    Raises:
        RNTupleError: the record has no key.
    """
    header = container.parse_file_header(data[:FILE_BEGIN])
    record = data[header["ofs_info"] :][: header["len_info"]]
    if not header["ofs_info"] or not record:
        return
    key = container.parse_key(record)
    payload = record[key["len_key"] :]
    shell = container.parse_file_header(bytes(draft.data[:FILE_BEGIN]))
    image = container.build_file_header(
        {**shell, "ofs_info": len(draft.data), "len_info": header["len_info"]}
    )
    draft.data[: len(image)] = image
    draft.data += (
        container.build_key({**key, "ofs_key": len(draft.data)}, payload_size=len(payload)) + payload
    )


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
