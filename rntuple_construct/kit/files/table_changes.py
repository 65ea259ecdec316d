"""Changes of files that are rows of tables: of places in the trees, of pages, and of the bytes of the whole file.

``kit/corpus/mutations/changes.toml`` describes the members of a row.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Mapping
from typing import Any

from rntuple_spec.column_types import COLUMN_TYPES, ColumnType
from rntuple_spec.constants import BYTE_COUNT_BIT

from rntuple_construct.format.columns import column_codec
from rntuple_construct.format.grammar.engine.forcing import Raw, forced
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import pairs
from rntuple_construct.kit.files.grammar_introspection import content_of, parse_path, value_at
from rntuple_construct.kit.files.parsed_file import ParsedFile
from rntuple_construct.kit.files.recipes import Recipe, Step, apply_recipe
from rntuple_construct.writer.container import streamer_info

__all__ = ["CHANGES", "CHANGES_OF_BYTES", "change_bytes", "change_trees", "patch", "streamer_infos"]

_STREAMER_INFOS = "streamer infos"
_LIST_HEAD = b"\xff\xff\xff\xffTList\0"
_COLUMN_TYPES = {spec.name: int(column_type) for column_type, spec in COLUMN_TYPES.items()}
CHANGES_OF_BYTES = frozenset({"bytes", "flip", "patch", "cut"})
CHANGES = CHANGES_OF_BYTES | {
    "at", "field", "column", "alias", "set", "force", "remove", "append", "index", "times", "move", "duplicate", "pages",
    "stored", "cluster", "also",
}  # fmt: skip


def change_trees(draft: EditableFile, row: Mapping[str, Any]) -> None:
    """Change a file as a row of ``changes.toml`` says."""
    if "pages" in row or "stored" in row:
        _change_pages(draft, row)
    else:
        for place in _places(draft, row):
            _change_place(draft, place, row)
    for other in row.get("also", ()):
        change_trees(draft, other)


def _change_place(draft: EditableFile, place: Any, row: Mapping[str, Any]) -> None:
    for name, value in row.get("set", {}).items():
        place[int(name) if isinstance(place, list) else name] = _value(draft, name, value)
    for name, value in row.get("force", {}).items():
        place[name] = forced(_value(draft, name, value))
    for key in row.get("remove", ()):
        del place[key]
    for _ in range(row.get("times", 1) if "append" in row else 0):
        place.insert(row.get("index", len(place)), _value(draft, "", row["append"]))
    if "move" in row:
        start, stop = row["move"]
        place.insert(stop, place.pop(start))
    if "duplicate" in row:
        place.insert(row["duplicate"], place[row["duplicate"]])


def _places(draft: EditableFile, row: Mapping[str, Any]) -> list[Any]:
    """Return the mappings or lists in the trees of the file that the row changes."""
    if "at" in row:
        given = [row["at"]] if isinstance(row["at"], str) else row["at"]
        return [_place(draft, path, row) for text in given for path in _paths(draft, text)]
    if "column" in row:
        path, number = _numbered(row["column"])
        return [draft.column(path, number)]
    return [draft.field(row["field"]) if "field" in row else draft.alias(row["alias"])]


def _paths(draft: EditableFile, text: str) -> list[str]:
    """The paths that match a path with ``[*]``."""
    head, star, rest = text.partition("[*]")
    if not star:
        return [text]
    number = len(content_of(value_at(draft.root, parse_path(head))) or ())
    return [path for index in range(number) for path in _paths(draft, f"{head}[{index}]{rest}")]


def _place(draft: EditableFile, path: str, row: Mapping[str, Any]) -> Any:
    steps = parse_path(path)
    place = value_at(draft.root, steps)
    # Only a frame has further members besides the items of a list.
    if isinstance(place, list) and not all(
        name.isdigit() for name in (*row.get("force", ()), *row.get("set", ()))
    ):
        owner: Any = value_at(draft.root, steps[:-1])
        place = {"items": place}
        items: Any = content_of(owner) if isinstance(steps[-1], int) else owner
        items[steps[-1]] = place
    return place


def _numbered(text: str) -> tuple[str, int]:
    """Name of a field and number of its column, 0 if none is given."""
    path, number = re.fullmatch(r"(.*?)(?:\[(\d+)\])?", text).groups()  # type: ignore[union-attr]
    return path, int(number or 0)


def _value(draft: EditableFile, member: str, value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _value(draft, name, item) for name, item in value.items()}
    if isinstance(value, list):
        return [_value(draft, "", item) for item in value]
    if not isinstance(value, str):
        return value
    form, _, digits = value.partition(" ")
    if value == _STREAMER_INFOS:
        return streamer_infos()
    if form in ("hex", "raw"):
        return bytes.fromhex(digits) if form == "hex" else Raw(bytes.fromhex(digits))
    if member == "column_type":
        return _COLUMN_TYPES[value]
    if member == "physical_column_id":
        path, number = _numbered(value)
        return draft.column_ids(path)[number]
    return draft.field_id(value) if member.endswith("_id") else value


def streamer_infos() -> bytes:
    """Content of extra type information for streamer fields: a list with the streamer information of the anchor."""
    content = _LIST_HEAD + streamer_info(4 + len(_LIST_HEAD))
    return struct.pack(">I", BYTE_COUNT_BIT | len(content)) + content


def _change_pages(draft: EditableFile, row: Mapping[str, Any]) -> None:
    """Give a column other pages in a cluster, or its first page there other bytes; the first cluster is a cluster group alone."""
    path, number = _numbered(row["column"])
    cluster, column_id = row.get("cluster", 0), draft.column_ids(path)[number]
    located = draft.located(int(cluster > 0), max(cluster - 1, 0), column_id)
    if "stored" in row:
        page = located["items"][0]
        stored = bytearray(draft.stored_page(page))
        patch(stored, row["stored"])
        draft.store_page(page, bytes(stored))
        return
    column_type = ColumnType(draft.column(path, number)["column_type"])
    pages = []
    for given in row["pages"]:
        values = _value(draft, "", given)
        elements = pairs(*map(tuple, values)) if column_type is ColumnType.SWITCH else list(values)
        pages.append(draft.add_page(column_codec(column_type).encode(elements), len(elements)))
    located["items"] = pages


def patch(data: bytearray, given: str | Mapping[str, str]) -> None:
    """Put other bytes in the place of all, or over those from some offsets on, as ``hex 00ff``."""
    for offset, text in given.items() if isinstance(given, Mapping) else {"0": given}.items():
        start, part = int(offset), bytes.fromhex(text.removeprefix("hex "))
        data[start : len(data) if isinstance(given, str) else start + len(part)] = part


def change_bytes(data: bytearray, row: Mapping[str, Any]) -> None:
    """Change the bytes of a file as a row of ``changes.toml`` says."""
    base = ParsedFile(bytes(data))
    for part, number in row.get("flip", {}).items():
        data[base.parts[parse_path(part)].offset + number] ^= 1
    steps = [Step("set", path, _encoded(value)) for path, value in row.get("bytes", {}).items()]
    if steps:
        data[:] = apply_recipe(base, Recipe(tuple(steps)))
    patch(data, row.get("patch", {}))
    del data[len(data) - row.get("cut", 0) :]


def _encoded(value: Any) -> Any:
    return value.encode() if isinstance(value, str) else value
