"""Cases that are data: changes of base files (``changes.toml``), and files made anew (``files.toml``)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from rntuple_construct.base.tables import read_table
from rntuple_construct.kit.corpus.mutations.bases import with_base
from rntuple_construct.kit.corpus.mutations.registry import case, declare
from rntuple_construct.kit.files.file_tables import file_of_table
from rntuple_construct.kit.files.table_changes import CHANGES, CHANGES_OF_BYTES, change_bytes, change_trees


def _declare(subject: str, name: str, row: Mapping[str, Any]) -> None:
    facts: dict[str, Any] = {key: value for key, value in row.items() if key not in CHANGES}
    is_of_bytes = bool(CHANGES_OF_BYTES & row.keys())

    def change(file: Any) -> None:
        (change_bytes if is_of_bytes else change_trees)(file, row)

    change.__name__ = name
    case(subject, how="bytes" if is_of_bytes else "tree", **facts)(change)


for _subject, _rows in read_table(Path(__file__).with_name("changes.toml")).items():
    for _name, _row in _rows.items():
        _declare(_name if _subject == "readers" else _subject, _name, _row)

FILE_TABLES: list[Mapping[str, Any]] = [
    with_base(table) for table in read_table(Path(__file__).with_name("files.toml"))["file"]
]
"""Files that are made anew, as ``kit.files.file_tables`` describes them."""

for _file in FILE_TABLES:
    if "subject" in _file:
        declare(
            _file["subject"],
            _file.get("name", ""),
            partial(file_of_table, _file),
            _file.get("base", "plain") if "name" in _file else _file.get("original"),
            kind=_file.get("kind"),
            rules=_file.get("rules"),
        )
