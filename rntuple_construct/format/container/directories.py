"""Directories, their keys lists, and the search for an RNTuple in them (format section "ROOT File embedding")."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from rntuple_spec.constants import DIRECTORY_CLASSES

from rntuple_construct.base.constants import ANCHOR_CLASSES
from rntuple_construct.base.errors import ContainerError, LimitError, RNTupleError, SchemaError
from rntuple_construct.base.limits import Limits
from rntuple_construct.base.rules import broken
from rntuple_construct.base.suggestions import shortened, suggestion
from rntuple_construct.format.container.structures import (
    Directory,
    FileHeader,
    Key,
    parse_directory,
    parse_keys_list,
    read_key,
)
from rntuple_construct.storage import Source

__all__ = [
    "DIRECTORY_CLASSES",
    "ObjectEntry",
    "RNTupleKey",
    "find_rntuple",
    "list_directories",
    "rntuples",
]


_MAX_LEN_FIELDS = 64


def list_directories(
    source: Source, header: FileHeader, limits: Limits
) -> tuple[tuple[Directory, ...], tuple[RNTupleError, ...]]:
    """Read the root directory and everything below it, level by level.

    Args:
        source: the file.
        header: its header.
        limits: guards against absurd numbers of directories, levels and keys.

    Returns:
        the directories with their keys, parents first, and the errors of those left out.

    Raises:
        ContainerError: the root directory cannot be read (RNT-CNT-003, 005, 014).
        LimitError: one of the limits tripped.
    """
    offset = header.ofs_begin + header.len_name
    if header.ofs_begin <= 0 or header.len_name <= 0 or offset >= source.size:
        raise broken(
            "RNT-CNT-003",
            path="file_header.len_name",
            actual=header.len_name,
            problem=f"the root directory at {header.ofs_begin} + {header.len_name} does not lie inside the file",
        )
    try:
        root_key: Key | None = read_key(source, header.ofs_begin, "root directory")
    except ContainerError:
        root_key = None  # nothing depends on it
    budget = limits.max_num_keys
    directories = [_read(source, offset, "", root_key, budget)]
    budget -= len(directories[0].keys)
    problems: list[RNTupleError] = []
    # Records that were read: a directory may claim to be inside itself.
    seen = {offset}
    level = directories
    for _ in range(limits.max_directory_depth):
        below: list[Directory] = []
        for parent in level:
            for key in parent.keys:
                offset = key.ofs_key + key.len_key
                if key.class_name not in DIRECTORY_CLASSES or offset in seen:
                    continue
                seen.add(offset)
                if len(seen) > limits.max_num_directories:
                    raise _too_many("directories", limits.max_num_directories, "max_num_directories")
                path = f"{parent.path}/{key.name}" if parent.path else key.name
                try:
                    below.append(_read(source, offset, path, key, budget))
                except ContainerError as err:
                    problems.append(err)
                else:
                    budget -= len(below[-1].keys)
        if not below:
            return tuple(directories), tuple(problems)
        directories += below
        level = below
    raise _too_many("levels of directories", limits.max_directory_depth, "max_directory_depth")


def _read(source: Source, offset: int, path: str, key: Key | None, max_num_keys: int) -> Directory:
    label = f"directory {path!r}" if path else "root directory"
    nbytes = min(_MAX_LEN_FIELDS, max(1, source.size - offset))
    directory = parse_directory(source.read(offset, nbytes), offset, path, label)
    if directory.ofs_keys == 0:
        return directory._replace(key=key)
    label = f"{label}.keys_list"
    list_key = read_key(source, directory.ofs_keys, label)
    start = directory.ofs_keys + list_key.len_key
    # ROOT takes the size from the directory; the key of the list may state less (RNT-CNT-004).
    nbytes = max(list_key.len_record, directory.len_keys) - list_key.len_key
    nbytes = min(nbytes, max(source.size - start, 1))
    if list_key.len_key <= 0 or list_key.len_record <= list_key.len_key:
        raise broken(
            "RNT-CNT-005",
            path=label,
            offset=directory.ofs_keys,
            problem=f"a record of {list_key.len_record} bytes with a key of {list_key.len_key}",
        )
    keys, slack = parse_keys_list(source.read(start, nbytes), start, label, max_num_keys)
    return directory._replace(key=key, list_key=list_key, keys=keys, slack=slack)


def _too_many(what: str, limit: int, name: str) -> LimitError:
    return LimitError(
        f"more than {limit} {what}",
        expected=limit,
        hint=f"raise Limits.{name}, or give --allow {name}=NUMBER on the command line, if the file is trusted",
    )


_NAME_WITH_CYCLE = r"(?s)(.+);(\d+)"
_MAX_NUM_NAMES = 10


@dataclass(slots=True, unsafe_hash=True)
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
        """Return whether the object is a sub-directory."""
        return self.class_name in DIRECTORY_CLASSES


@dataclass(slots=True, unsafe_hash=True)
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
    with_cycle = re.fullmatch(_NAME_WITH_CYCLE, path)
    if with_cycle:
        for entry in rntuples(objects, all_cycles=True):
            if entry.path == with_cycle[1] and str(entry.cycle) == with_cycle[2].lstrip("0"):
                return entry
    for each in objects:
        if each.path == path:
            message = f"{path!r} in {file_name} is not an RNTuple but a {each.class_name}"
            raise SchemaError(message, actual=each.class_name, hint=_contents(objects))
    message = f"no RNTuple '{shortened(path)}' inside {file_name}"
    for each in entries:
        if path.startswith(f"{each.path}:"):
            field = shortened(path[len(each.path) + 1 :])
            raise SchemaError(
                message,
                actual=path,
                hint=f"'{each.path}' is an RNTuple; give its field '{field}' separately, as in --fields",
            )
    hint = _closest(path, entries) if len(entries) > 1 else _contents(objects)
    raise SchemaError(message, actual=path, hint=hint)


def _closest(path: str, entries: Iterable[RNTupleKey]) -> str:
    return suggestion(path, (entry.path for entry in entries), "rntuple info lists them", label="RNTuples")


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
