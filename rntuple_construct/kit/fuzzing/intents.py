"""The intent that recipes state: the rules that a change breaks, where that is sure from the change and the file.

A mutant with an intent is a test of the validator: it has to report one of the rules. No intent is stated if
    the changed bytes might have the same meaning, or if the rule depends on other parts of the file.
``intents.toml`` lists the kinds of changes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rntuple_spec.constants import FieldRole

from rntuple_construct.base.errors import RNTupleError
from rntuple_construct.base.tables import all_conditions, read_table
from rntuple_construct.kit.files.grammar_introspection import (
    Key,
    content_of,
    format_path,
    parse_path,
    value_at,
)
from rntuple_construct.kit.files.grammar_introspection import Path as TreePath
from rntuple_construct.kit.files.parsed_file import ParsedFile, Tree, page_has_checksum, page_offset, pages_of

__all__ = ["INTENTS", "Intent", "intent_of"]

_FAR = 1 << 31
"""An offset that no file reaches for which intents are stated."""
_NOT_NEEDED = frozenset({"envelope-checksums", "page-checksums"})
"""Repairs that may be left out, and the intent is still sure."""
_PAGE_DATA = ("elements", "contents", "stored", "chunks")


@dataclass(frozen=True)
class _Change:
    """A change that is about to be made.

    Args:
        base: the file.
        root: its trees before the change.
        op, path, value, at: of the step; the path is parsed.
        without: repairs that are left out.
    """

    base: ParsedFile
    root: Tree
    op: str
    path: TreePath
    value: Any
    at: int | None
    without: frozenset[str]

    @property
    def member(self) -> Key:
        """The last name of the path."""
        return self.path[-1] if self.path else ""

    def old(self, path: TreePath | None = None) -> Any:
        """The value at a path, by default at that of the change; None without value."""
        try:
            return value_at(self.root, self.path if path is None else path)
        except RNTupleError:
            return None

    def count(self, name: str) -> int:
        """Count the ``fields`` or ``columns`` of header and schema extension."""
        lists = (("header", "schema", name), ("footer", "schema_extension", "schema", name))
        return sum(len(content_of(self.old(path)) or []) for path in lists)

    def sets(self, *members: str) -> bool:
        """Return whether it sets a number with one of these names."""
        is_number = isinstance(self.value, int) and not isinstance(self.value, bool)
        return self.op == "set" and self.member in members and is_number

    def is_below(self, name: str) -> bool:
        """Return whether it is in an item of a list."""
        return len(self.path) > 2 and self.path[-3] == name

    @property
    def page(self) -> Mapping[str, Any] | None:
        """The page that it is in."""
        if self.path[:1] != ("page_list",) or len(self.path) < 6 or self.path[2] != "page_locations":
            return None
        found = self.old(self.path[:6])
        return found if isinstance(found, Mapping) and "locator" in found else None

    @property
    def is_in_page_data(self) -> bool:
        """Return whether it changes the bytes of a page."""
        if self.page is None:
            return False
        is_page = len(self.path) == 6 and self.op in ("patch", "compress", "bomb")
        return is_page or (len(self.path) > 6 and self.path[6] in _PAGE_DATA)

    @property
    def has_page_checksum(self) -> bool:
        """Return whether the page that it is in has a checksum."""
        page = self.page
        return page is not None and page_has_checksum(page)


@dataclass(frozen=True)
class Intent:
    """A kind of change and the rules of which it breaks at least one.

    Args:
        what: the change, as words for a table.
        rules: the rules.
        applies: returns whether a change is of this kind.
    """

    what: str
    rules: tuple[str, ...]
    applies: Callable[[_Change], bool]


def _in_envelope(change: _Change) -> bool:
    return change.path[:1] in (("header",), ("footer",), ("page_list",))


def _breaks_envelope_checksum(change: _Change) -> bool:
    """Return whether it sets the checksum of an envelope, or changes bytes under a checksum that is not repaired."""
    if not _in_envelope(change):
        return False
    if change.op == "set" and len(change.path) in (2, 3) and change.member == "checksum":
        return True
    if change.op == "patch" or isinstance(change.value, (Mapping, list)):
        return False  # perhaps of the same bytes, which are only compressed anew
    is_stored = bool({"chunks", "stored"} & set(change.path)) or change.op in ("compress", "bomb")
    return "envelope-checksums" in change.without and not change.is_in_page_data and not is_stored


def _breaks_page_checksum(change: _Change) -> bool:
    return (
        "page-checksums" in change.without
        and change.is_in_page_data
        and change.has_page_checksum
        and change.path[6:7] in ((), ("elements",), ("contents",))
        and change.op in ("set", "patch")
    )


def _is_far_locator(change: _Change) -> bool:
    far = max(_FAR, 2 * len(change.base.data))
    return change.sets("ofs_range") and change.path[-2:-1] == ("locator",) and change.value >= far


def _is_moved_page(change: _Change) -> bool:
    """Another place or size of a page with checksum; at the place of another page may be a fitting checksum."""
    if not change.sets("ofs_range", "len_range") or not change.has_page_checksum:
        return False
    places = {page_offset(each.tree) for each in pages_of(change.root)}
    return change.member == "len_range" or change.value not in places


def _is_moved_column(change: _Change) -> bool:
    """Another first element of a column that has pages; one that is negative says that the column is suppressed, and no more."""
    if not change.sets("element_offset") or not content_of(change.old(change.path[:-1])):
        return False
    old = change.old()
    return isinstance(old, int) and (old >= 0 or change.value >= 0)


def _is_far_offset(change: _Change) -> bool:
    """An element of an offset column beyond all that can be there."""
    if change.op != "set" or change.page is None or len(change.path) != 8 or change.path[6] != "elements":
        return False
    page = next((each for each in pages_of(change.root) if each.path == change.path[:6]), None)
    if page is None or page.column is None or not isinstance(change.value, int):
        return False
    try:
        is_far = change.base.codec(page).has_index and change.value > 1 << 31
    except RNTupleError:
        return False
    return is_far and _items_have_columns(change, page.column["field_id"])


def _items_have_columns(change: _Change, field_id: int) -> bool:
    """Return whether each child of a field, or a field below it, has a column; only these limit offsets."""
    lists = (("header", "schema"), ("footer", "schema_extension", "schema"))
    fields = [each for path in lists for each in content_of(change.old((*path, "fields"))) or []]
    columns = [each for path in lists for each in content_of(change.old((*path, "columns"))) or []]
    filled = {column["field_id"] for column in columns}
    # Numbers of parents are lower than those of their children. Other parents mean damage, and are ignored.
    for number in range(len(fields) - 1, -1, -1):
        if number in filled and fields[number]["parent_id"] < number:
            filled.add(fields[number]["parent_id"])
    children = {number for number, field in enumerate(fields) if field["parent_id"] == field_id} - {field_id}
    return children <= filled


def _is_tag_of_nothing(change: _Change) -> bool:
    return change.sets("tag") and change.path[-3:-2] == ("elements",) and change.value > 255


def _is_cut_frame(change: _Change) -> bool:
    frame = change.old()
    is_whole = isinstance(frame, Mapping) and not frame.get("trailing")
    # A schema extension may have fewer lists, and be without all of them.
    return change.op == "cut" and _in_envelope(change) and is_whole and change.member != "schema_extension"


def _is_wrong_kind_of_frame(change: _Change) -> bool:
    old = change.old(change.path[:-1])
    size = old.get("len_frame", 0) if isinstance(old, Mapping) else 0
    return change.sets("len_frame") and _in_envelope(change) and (change.value == 0 or change.value == -size)


def _is_unknown_flag(change: _Change) -> bool:
    words = change.value if isinstance(change.value, (list, tuple)) else ()
    is_flags = change.op == "set" and change.member == "feature_flags" and len(change.path) in (2, 3)
    return is_flags and any(isinstance(word, int) and word & ((1 << 63) - 2) for word in words)


def _is_cut_file(change: _Change) -> bool:
    end = int.from_bytes(change.base.data[12:16], "big")
    return change.op == "truncate" and change.at is not None and change.at < min(end, len(change.base.data))


def _is_unknown_chunk(change: _Change) -> bool:
    is_mark = change.op == "set" and change.path[-3:] == ("chunks", 0, "algorithm")
    if "page-checksums" in change.without and change.has_page_checksum:
        return False  # the checksum is compared first
    return is_mark and isinstance(change.value, bytes) and not change.value[:2].isalnum()


def _is_unknown_column_type(change: _Change) -> bool:
    generation = change.base.generation
    return (
        change.sets("column_type") and generation is not None and change.value not in generation.column_types
    )


_PREDICATES: Mapping[str, Callable[[_Change], bool]] = {
    "breaks_envelope_checksum": _breaks_envelope_checksum,
    "breaks_page_checksum": _breaks_page_checksum,
    "is_cut_file": _is_cut_file,
    "is_cut_frame": _is_cut_frame,
    "is_empty_page": lambda change: change.sets("num_elements", "num_elements_signed") and change.value == 0,
    "is_far_locator": _is_far_locator,
    "is_far_offset": _is_far_offset,
    "is_longer_frame": lambda change: change.op == "extend" and _in_envelope(change),
    "is_moved_column": _is_moved_column,
    "is_moved_page": _is_moved_page,
    "is_tag_of_nothing": _is_tag_of_nothing,
    "is_unknown_chunk": _is_unknown_chunk,
    "is_unknown_column_type": _is_unknown_column_type,
    "is_unknown_flag": _is_unknown_flag,
    "is_unknown_role": lambda change: change.sets("role") and change.value > max(FieldRole),
    "is_wrong_kind_of_frame": _is_wrong_kind_of_frame,
}
_CONDITIONS: Mapping[str, Callable[[_Change, Any], bool]] = {
    "sets": lambda change, names: change.sets(*names),
    "at": lambda change, paths: format_path(change.path) in paths,
    "below": lambda change, name: change.is_below(name),
    "above": lambda change, number: change.value > number,
    "beyond": lambda change, name: change.value >= change.count(name),
    "change": lambda change, name: _PREDICATES[name](change),
}
"""What the members of a row say about a change."""
INTENTS: tuple[Intent, ...] = tuple(
    Intent(row["what"], tuple(row["rules"]), all_conditions(row, _CONDITIONS, ("what", "rules")))
    for row in read_table(Path(__file__).with_suffix(".toml"))["intent"]
)
"""Kinds of changes with their rules; of several that apply to a change the first is stated."""


def intent_of(
    base: ParsedFile,
    root: Tree,
    step: tuple[str, str, Any, int | None],
    without: frozenset[str] = frozenset(),
) -> Intent | None:
    """The intent of a change; None where nothing is sure.

    Args:
        base: the file.
        root: its trees before the change.
        step: operation, path, value and index.
        without: names of repairs that are left out.
    """
    op, path, value, at = step
    # Errors in an attribute set may be reported for the whole set. In a damaged file other errors may come
    # first.
    if base.errors or path.startswith("attribute_set") or not without <= _NOT_NEEDED:
        return None
    change = _Change(base, root, op, parse_path(path), value, at, without)
    # A wrong checksum of an envelope comes before all that is in it.
    possible = INTENTS[:1] if "envelope-checksums" in without else INTENTS
    return next((intent for intent in possible if intent.applies(change)), None)
