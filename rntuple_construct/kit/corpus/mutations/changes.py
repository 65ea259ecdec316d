"""Cases that are data: changes of the members of one place (``changes.toml``), and files made anew (``files.toml``)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from rntuple_spec.column_types import COLUMN_TYPES

from rntuple_construct.format.grammar.engine.forcing import Raw, forced
from rntuple_construct.kit.corpus.mutations.registry import case, declare
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_tables import file_of_table
from rntuple_construct.kit.files.grammar_introspection import parse_path, value_at
from rntuple_construct.kit.files.tables import read_table

_COLUMN_TYPES = {spec.name: int(column_type) for column_type, spec in COLUMN_TYPES.items()}
_OF_CHANGE = frozenset({"at", "field", "column", "alias", "set", "force", "remove", "append"})


def apply_row(draft: EditableFile, row: Mapping[str, Any]) -> None:
    """Change a file as a row of ``changes.toml`` says."""
    place = _place(draft, row)
    for name, value in row.get("set", {}).items():
        place[name] = _value(draft, name, value)
    for name, value in row.get("force", {}).items():
        place[name] = forced(_value(draft, name, value))
    for key in row.get("remove", ()):
        del place[key]
    if "append" in row:
        place.append({name: _value(draft, name, value) for name, value in row["append"].items()})


def _place(draft: EditableFile, row: Mapping[str, Any]) -> Any:
    """What the row changes: a mapping or a list in the trees of the file."""
    if "at" in row:
        trees = {
            "anchor": draft.anchor,
            "header": draft.header,
            "footer": draft.footer,
            "page_list": draft.page_lists,
        }
        return value_at(trees, parse_path(row["at"]))
    if "column" in row:
        path, number = re.fullmatch(r"(.*?)(?:\[(\d+)\])?", row["column"]).groups()  # type: ignore[union-attr]
        return draft.column(path, int(number or 0))
    return draft.field(row["field"]) if "field" in row else draft.alias(row["alias"])


def _value(draft: EditableFile, member: str, value: Any) -> Any:
    if not isinstance(value, str):
        return value
    form, _, digits = value.partition(" ")
    if form in ("hex", "raw"):
        return bytes.fromhex(digits) if form == "hex" else Raw(bytes.fromhex(digits))
    if member == "column_type":
        return _COLUMN_TYPES[value]
    return draft.field_id(value) if member.endswith("_id") else value


def _declare(subject: str, name: str, row: Mapping[str, Any]) -> None:
    def change(draft: EditableFile) -> None:
        apply_row(draft, row)

    change.__name__ = name
    facts: dict[str, Any] = {key: value for key, value in row.items() if key not in _OF_CHANGE}
    case(subject, **facts)(change)


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
