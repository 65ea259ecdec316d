"""Cases that are data: changes of single places (``changes.toml``), and files made anew (``files.toml``)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from rntuple_spec.column_types import COLUMN_TYPES, ColumnType

from rntuple_construct.format.columns import column_codec
from rntuple_construct.format.grammar.engine.forcing import Raw, forced
from rntuple_construct.kit.corpus.mutations.registry import case, declare
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_description import pairs
from rntuple_construct.kit.files.file_tables import file_of_table
from rntuple_construct.kit.files.grammar_introspection import content_of, parse_path, value_at
from rntuple_construct.kit.files.parsed_file import ParsedFile
from rntuple_construct.kit.files.recipes import Recipe, Step, apply_recipe
from rntuple_construct.kit.files.tables import read_table

_COLUMN_TYPES = {spec.name: int(column_type) for column_type, spec in COLUMN_TYPES.items()}
_OF_BYTES = frozenset({"bytes", "flip", "patch", "cut"})
_OF_CHANGE = _OF_BYTES | {
    "at", "field", "column", "alias", "set", "force", "remove", "append", "index", "times", "move", "duplicate", "pages",
    "stored", "cluster", "also",
}  # fmt: skip


def apply_row(draft: EditableFile, row: Mapping[str, Any]) -> None:
    """Change a file as a row of ``changes.toml`` says."""
    if "pages" in row or "stored" in row:
        _change_pages(draft, row)
    else:
        for place in _places(draft, row):
            _change_place(draft, place, row)
    for other in row.get("also", ()):
        apply_row(draft, other)


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
    """What the row changes: mappings or lists in the trees of the file."""
    if "at" in row:
        return [_place(draft, path, row) for path in _paths(draft, row["at"])]
    if "column" in row:
        path, number = _numbered(row["column"])
        return [draft.column(path, number)]
    return [draft.field(row["field"]) if "field" in row else draft.alias(row["alias"])]


def _paths(draft: EditableFile, text: str) -> list[str]:
    """The paths that a path with ``[*]`` stands for."""
    head, star, rest = text.partition("[*]")
    if not star:
        return [text]
    number = len(content_of(value_at(draft.root, parse_path(head))) or ())
    return [path for index in range(number) for path in _paths(draft, f"{head}[{index}]{rest}")]


def _place(draft: EditableFile, path: str, row: Mapping[str, Any]) -> Any:
    steps = parse_path(path)
    place = value_at(draft.root, steps)
    if isinstance(place, list) and "force" in row:
        place = value_at(draft.root, steps[:-1])[steps[-1]] = {"items": place}
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
    if form in ("hex", "raw"):
        return bytes.fromhex(digits) if form == "hex" else Raw(bytes.fromhex(digits))
    if member == "column_type":
        return _COLUMN_TYPES[value]
    if member == "physical_column_id":
        path, number = _numbered(value)
        return draft.column_ids(path)[number]
    return draft.field_id(value) if member.endswith("_id") else value


def _change_pages(draft: EditableFile, row: Mapping[str, Any]) -> None:
    """Give a column other pages in a cluster, or its first page there other bytes; the first cluster is a cluster group alone."""
    path, number = _numbered(row["column"])
    cluster, column_id = row.get("cluster", 0), draft.column_ids(path)[number]
    located = draft.located(int(cluster > 0), max(cluster - 1, 0), column_id)
    if "stored" in row:
        page = located["items"][0]
        draft.store_page(page, _patched(draft.stored_page(page), row["stored"]))
        return
    column_type = ColumnType(draft.column(path, number)["column_type"])
    pages = []
    for given in row["pages"]:
        values = _value(draft, "", given)
        elements = pairs(*map(tuple, values)) if column_type is ColumnType.SWITCH else list(values)
        pages.append(draft.add_page(column_codec(column_type).encode(elements), len(elements)))
    located["items"] = pages


def _patched(data: bytes, given: str | Mapping[str, str]) -> bytes:
    """Other bytes, or bytes over those from some offsets on."""
    if isinstance(given, str):
        return _bytes_of(given)
    patched = bytearray(data)
    for offset, text in given.items():
        start, part = int(offset), _bytes_of(text)
        patched[start : start + len(part)] = part
    return bytes(patched)


def apply_to_bytes(data: bytearray, row: Mapping[str, Any]) -> None:
    """Change the bytes of a file as a row of ``changes.toml`` says."""
    base = ParsedFile(bytes(data))
    for part, number in row.get("flip", {}).items():
        data[base.parts[parse_path(part)].offset + number] ^= 1
    steps = [Step("set", path, _encoded(value)) for path, value in row.get("bytes", {}).items()]
    if steps:
        data[:] = apply_recipe(base, Recipe(tuple(steps)))
    data[:] = _patched(bytes(data), row.get("patch", {}))
    del data[len(data) - row.get("cut", 0) :]


def _encoded(value: Any) -> Any:
    return value.encode() if isinstance(value, str) else value


def _bytes_of(text: str) -> bytes:
    """The bytes of a text ``hex 00ff``."""
    return bytes.fromhex(text.removeprefix("hex "))


def _declare(subject: str, name: str, row: Mapping[str, Any]) -> None:
    facts: dict[str, Any] = {key: value for key, value in row.items() if key not in _OF_CHANGE}
    is_of_bytes = bool(_OF_BYTES & row.keys())

    def change(file: Any) -> None:
        (apply_to_bytes if is_of_bytes else apply_row)(file, row)

    change.__name__ = name
    case(subject, how="bytes" if is_of_bytes else "tree", **facts)(change)


for _subject, _rows in read_table(Path(__file__).with_name("changes.toml")).items():
    for _name, _row in _rows.items():
        _declare(_name if _subject == "readers" else _subject, _name, _row)

FILES: list[Mapping[str, Any]] = read_table(Path(__file__).with_name("files.toml"))["file"]
"""Files that are made anew, as ``kit.files.file_tables`` describes them."""

for _file in FILES:
    if "subject" in _file:
        _base = _file.get("base", "plain") if "name" in _file else None
        declare(
            _file["subject"],
            _file.get("name", ""),
            partial(file_of_table, _file),
            _base,
            rules=_file.get("rules"),
        )
