"""The container that columns are returned in, and what ``iterate`` tells about a chunk."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from os.path import commonprefix
from typing import Any

import numpy as np

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.extras import require
from rntuple_construct.model.libraries import Library

__all__ = ["Report", "check_grouping", "grouped"]

_CONTAINERS = (tuple, list, dict)
_SEPARATORS = "_./"


@dataclass(frozen=True)
class Report:
    """The entries of a chunk of ``iterate``.

    Args:
        source: the RNTuple.
        tree_entry_start, tree_entry_stop: its first entry and the one after the last, before a cut.
        global_offset: number of entries in the files before.
    """

    source: Any
    tree_entry_start: int
    tree_entry_stop: int
    global_offset: int = 0

    @property
    def start(self) -> int:
        """First entry, counted from the first file."""
        return self.global_offset + self.tree_entry_start

    @property
    def stop(self) -> int:
        """Entry after the last, counted from the first file."""
        return self.global_offset + self.tree_entry_stop

    global_entry_start = start
    global_entry_stop = stop

    @property
    def file_path(self) -> str:
        """Path or URL of the file."""
        return str(self.source.metadata.container.name)

    @property
    def object_path(self) -> str:
        """Name of the RNTuple, with directories."""
        return str(self.source.path)


def check_grouping(how: Any, library: Library) -> None:
    """Refuse a container that a library does not have.

    Args:
        how: None, ``tuple``, ``list``, ``dict`` or "zip".
        library: one of LIBRARIES.

    Raises:
        SchemaError: another container.
    """
    name, on_device, _ = library.partition("-cuda")
    if how is None or (how in _CONTAINERS and name in ("ak", "np")) or (how == "zip" and library == "ak"):
        return
    raise SchemaError(
        f"how={how!r} is not for library '{name}'{' in the memory of a GPU' if on_device else ''}",
        hint='"ak" has tuple, list, dict and "zip", "np" the first three',
    )


def grouped(columns: Any, how: Any) -> Any:
    """Columns in another container.

    Args:
        columns: awkward array of records, or dict of numpy arrays.
        how: see ``ArraysOptions``.
    """
    if how is None:
        return columns
    names = list(getattr(columns, "fields", columns))
    if how == "zip":
        return _zipped({name: columns[name] for name in names}, len(columns))
    if how is dict:
        return {name: columns[name] for name in names}
    return how(columns[name] for name in names)


def _zipped(columns: Mapping[str, Any], length: int) -> Any:
    """Lists of equal lengths as one list of records each, as uproot groups them."""
    ak = require("awkward")
    found: dict[str, Any] = {}
    groups: list[tuple[Any, list[str]]] = []
    for name, array in columns.items():
        if not array.layout.is_list or array.layout.is_regular or array.ndim < 2:
            found[name] = array
            continue
        lengths = ak.to_numpy(ak.num(array))
        names = next((names for known, names in groups if np.array_equal(known, lengths)), None)
        if names is None:
            groups.append((lengths, [name]))
        else:
            names.append(name)
    for number, (_, names) in enumerate(groups):
        prefix = commonprefix(names)  # noqa: RUF071 (names, not paths)
        cut = max(prefix.rfind(separator) for separator in _SEPARATORS) + 1
        common = prefix[:cut].strip(_SEPARATORS)
        members = [name[cut:].strip(_SEPARATORS) for name in names]
        if not common or common in found or len({*members, ""}) <= len(names):
            members, common = names, f"jagged{number}"
            while common in found:
                common += "_"
        # Lists below these, which are of other lengths, stay lists.
        found[common] = ak.zip(
            dict(zip(members, map(columns.__getitem__, names), strict=True)), depth_limit=2
        )
    return ak.Array(found) if found else ak.Array(ak.contents.RecordArray([], fields=[], length=length))
