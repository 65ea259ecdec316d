"""Entries of keys lists, and the search for one RNTuple among them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from rntuple_construct.base.constants import ANCHOR_CLASSES
from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.suggestions import shortened, suggestion
from rntuple_construct.format.container.directories import DIRECTORY_CLASSES
from rntuple_construct.format.container.records import Key

__all__ = ["ObjectEntry", "RNTupleKey", "find_rntuple", "rntuples"]

_NAME_WITH_CYCLE = re.compile(r"(.+);(\d+)", re.DOTALL)
_MAX_NUM_NAMES = 10


@dataclass(frozen=True, slots=True)
class ObjectEntry:
    """An object that a keys list mentions.

    Args:
        path: names from below the root directory, joined by "/".
        key: image of its key.
    """

    path: str
    key: Key

    @property
    def name(self) -> str:
        """Name of the object, without its directory."""
        return self.key.name

    @property
    def class_name(self) -> str:
        """Class of the object."""
        return self.key.class_name

    @property
    def cycle(self) -> int:
        """Tells objects of one path apart; the highest is the current one."""
        return abs(self.key.cycle)

    @property
    def is_directory(self) -> bool:
        """Whether the object is a sub-directory."""
        return self.class_name in DIRECTORY_CLASSES


@dataclass(frozen=True, slots=True)
class RNTupleKey(ObjectEntry):
    """An RNTuple that a keys list mentions."""


def rntuples(objects: Iterable[ObjectEntry], *, all_cycles: bool = False) -> tuple[RNTupleKey, ...]:
    """Pick the RNTuples, only the highest cycle of each path unless all are asked for."""
    entries = [RNTupleKey(each.path, each.key) for each in objects if each.class_name in ANCHOR_CLASSES]
    if all_cycles:
        return tuple(entries)
    newest: dict[str, RNTupleKey] = {}
    for entry in entries:
        known = newest.get(entry.path)
        if known is None or entry.cycle > known.cycle:
            newest[entry.path] = entry
    return tuple(newest.values())


def find_rntuple(objects: tuple[ObjectEntry, ...], name: str | None, file_name: str) -> RNTupleKey:
    """Find one RNTuple by its path, by path and cycle, or as the only one.

    Args:
        objects: everything in the file.
        name: see ``RootFile.find``.
        file_name: what to call the file in messages.

    Raises:
        SchemaError: the file has no RNTuple of this name, none at all, or several and no name is given.
    """
    entries = rntuples(objects)
    if name is None:
        if len(entries) == 1:
            return entries[0]
        if entries:
            raise SchemaError(
                f"{file_name} holds {len(entries)} RNTuples",
                hint=f"choose one of {_listed(entry.path for entry in entries)}",
            )
        raise SchemaError(f"no RNTuple inside {file_name}", hint=_contents(objects))
    path = name.strip("/")
    for entry in entries:
        if entry.path == path:
            return entry
    with_cycle = _NAME_WITH_CYCLE.fullmatch(path)
    if with_cycle:
        for entry in rntuples(objects, all_cycles=True):
            if entry.path == with_cycle[1] and str(entry.cycle) == with_cycle[2].lstrip("0"):
                return entry
    for each in objects:
        if each.path == path:
            message = f"{path!r} in {file_name} is no RNTuple but a {each.class_name}"
            raise SchemaError(message, actual=each.class_name, hint=_contents(objects))
    raise SchemaError(
        f"no RNTuple '{shortened(path)}' inside {file_name}",
        actual=path,
        hint=_closest(path, entries) if len(entries) > 1 else _contents(objects),
    )


def _closest(path: str, entries: Iterable[RNTupleKey]) -> str:
    return f"its RNTuples: {suggestion(path, (entry.path for entry in entries), 'rntuple info lists them')}"


def _contents(objects: tuple[ObjectEntry, ...]) -> str:
    entries = rntuples(objects)
    if entries:
        return f"it holds the RNTuples {_listed(entry.path for entry in entries)}"
    others = _listed(f"{each.path} ({each.class_name})" for each in objects)
    return f"it holds {others}" if others else "it holds no objects at all"


def _listed(names: Iterable[str]) -> str:
    everything = list(names)
    text = ", ".join(everything[:_MAX_NUM_NAMES])
    more = len(everything) - _MAX_NUM_NAMES
    return f"{text} and {more} more" if more > 0 else text
