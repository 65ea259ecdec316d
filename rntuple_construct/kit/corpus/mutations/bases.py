"""The files that mutations start from; a validation finds nothing in them (but that RC1 has no page checksums)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any

from rntuple_construct.base.tables import read_table
from rntuple_construct.kit.files.editable_file import EditableFile
from rntuple_construct.kit.files.file_tables import draft_of_table
from rntuple_construct.kit.files.pinned_compression import pinned_chunks

_TABLES: Mapping[str, Mapping[str, Any]] = read_table(Path(__file__).with_name("bases.toml"))
_OWN = frozenset({"rules", "kind", "is_rebuilt"})
"""Members that a file like a base does not take from it."""


def with_base(table: Mapping[str, Any]) -> Mapping[str, Any]:
    """A table with the members of the base file that it is ``like``, except those that it has."""
    if "like" not in table:
        return table
    return {**{name: value for name, value in _TABLES[table["like"]].items() if name not in _OWN}, **table}


BASE_FACTS: Mapping[str, Mapping[str, Any]] = {name: with_base(table) for name, table in _TABLES.items()}
"""Facts and contents of the base files."""


def draft_of(base: str) -> EditableFile:
    """A fresh draft of a base file."""
    return draft_of_table(BASE_FACTS[base])


def _built(base: str) -> bytes:
    with pinned_chunks():
        return draft_of(base).build()


BASES: dict[str, Callable[[], bytes]] = {name: cache(partial(_built, name)) for name in BASE_FACTS}
"""Bytes of the base files by name."""
