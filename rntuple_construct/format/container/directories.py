"""Directories and their keys lists, from the root directory down (format section "ROOT File embedding")."""

from __future__ import annotations

from dataclasses import replace

from rntuple_spec.constants import DIRECTORY_CLASSES

from rntuple_construct.base.errors import ContainerError, LimitError, RNTupleError
from rntuple_construct.base.limits import Limits
from rntuple_construct.base.rules import broken
from rntuple_construct.format.container.parse import parse_directory, parse_keys_list, read_key
from rntuple_construct.format.container.records import Directory, FileHeader, Key
from rntuple_construct.storage import Source

__all__ = ["DIRECTORY_CLASSES", "list_directories"]


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
        return replace(directory, key=key)
    label = f"{label}.keys_list"
    list_key = read_key(source, directory.ofs_keys, label)
    start = directory.ofs_keys + list_key.len_key
    nbytes = list_key.len_record - list_key.len_key
    if list_key.len_key <= 0 or nbytes <= 0:
        raise broken(
            "RNT-CNT-005",
            path=label,
            offset=directory.ofs_keys,
            problem=f"a record of {list_key.len_record} bytes with a key of {list_key.len_key}",
        )
    keys, slack = parse_keys_list(source.read(start, nbytes), start, label, max_num_keys)
    return replace(directory, key=key, list_key=list_key, keys=keys, slack=slack)


def _too_many(what: str, limit: int, name: str) -> LimitError:
    return LimitError(
        f"more than {limit} {what}",
        expected=limit,
        hint=f"raise Limits.{name}, or give --allow {name}=NUMBER on the command line, if the file is trusted",
    )
