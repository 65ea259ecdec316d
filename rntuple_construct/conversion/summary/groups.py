"""Sizes of fields that belong together by their names, such as ``Muon_pt`` and ``Muon_eta``."""

from __future__ import annotations

import fnmatch
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rntuple_construct.base.errors import SchemaError
from rntuple_construct.base.suggestions import shortened
from rntuple_construct.conversion.summary.projections import projected_names
from rntuple_construct.conversion.tables.table import FieldPart, opened_table, parts_of

__all__ = ["AUTO", "GroupSize", "GroupSizes", "group_sizes"]

AUTO = "auto"
"""In place of a pattern: group all fields by the beginning of their names."""
_SEPARATORS = re.compile("[.:]+")
_NUMBERED = re.compile(r"_collection\d+")
"""Names that ROOT's importer gives to collections of counted branches."""


@dataclass(slots=True)
class GroupSize:
    """Size of the fields of a group.

    Args:
        name: of the group, or of the only field.
        num_fields: number of top-level fields.
        num_columns: number of columns of an RNTuple, or of branches with values of a TTree.
        nbytes: bytes of pages or baskets as stored. A page that several columns share counts in the first of them.
        len_pages: bytes of all listed pages or baskets before compression.
    """

    name: str
    num_fields: int = 0
    num_columns: int = 0
    nbytes: int = 0
    len_pages: int = 0

    @property
    def compression_ratio(self) -> float:
        """Uncompressed by stored bytes; 1 where nothing is stored."""
        return self.len_pages / self.nbytes if self.nbytes else 1.0


@dataclass(slots=True)
class GroupSizes:
    """Sizes of all groups of a table.

    Args:
        name: of the RNTuple or TTree, with its directories.
        num_entries: number of entries.
        groups: the largest first.
    """

    name: str
    num_entries: int
    groups: list[GroupSize]

    def as_dict(self) -> dict[str, Any]:
        """The same as plain dicts and lists, for JSON."""
        groups = [asdict(item) | {"compression_ratio": item.compression_ratio} for item in self.groups]
        return {"name": self.name, "num_entries": self.num_entries, "groups": groups}


def group_sizes(
    source: Any, patterns: Sequence[str], fields: Sequence[str] | str | None = None
) -> GroupSizes:
    """Return the sizes of groups of fields; only metadata is read.

    A field that belongs to no group counts alone, under its name.

    Args:
        source: an RNTuple, an open table of another format, or a path, URL, bytes or binary file object.
        patterns: such as ``Muon_*``. Its group is ``Muon``: the pattern up to the first ``*``, without separators at the
            end. A field belongs to the first pattern that matches. ``auto`` groups the fields that match no pattern by
            their names up to the first ``.`` or ``:``. Names without these are cut at the first ``_``, if another field
            begins in the same way or has this name. Collections that ROOT's importer has numbered (``_collection8``) are named by the
            fields that are projected from them, or by their members.
        fields: the fields that count, as for ``RNTuple.select``; None for all.

    Raises:
        SchemaError: no such field, or a pattern without a name or that no field matches.
        RNTupleError: the metadata are damaged or not readable here.
    """
    with opened_table(source) as table:
        parts = parts_of(table, fields)
        found: dict[str, GroupSize] = {}
        aliases = _collection_names(table, parts) if AUTO in patterns else {}
        for name, group in _groups(list(parts), patterns, aliases).items():
            item = found.setdefault(group, GroupSize(group))
            rooms = list(parts[name].all_rooms())
            item.num_fields += 1
            item.num_columns += len(rooms)
            item.nbytes += sum(room.nbytes for room in rooms)
            item.len_pages += sum(room.len_pages for room in rooms)
        ordered = sorted(found.values(), key=lambda item: (-item.nbytes, -item.len_pages, item.name))
        return GroupSizes(table.path, table.num_entries, ordered)


def _collection_names(table: Any, parts: Mapping[str, FieldPart]) -> dict[str, str]:
    """The groups of collections that ROOT's importer has named by numbers, and of the fields that are projected from them.

    Names are those of their projected fields, or of their members.
    """
    found: dict[str, str] = {}
    projected = projected_names(table)
    for name, part in parts.items():
        if not _NUMBERED.fullmatch(name):
            continue
        members = [child.path.rpartition(".")[2] for item in part.children for child in item.children]
        known = projected.get(name) or members
        begins = Counter(_beginning(each) for each in known if "_" in each.strip("_"))
        if begins:
            group = begins.most_common(1)[0][0]
            found |= dict.fromkeys([name, *projected.get(name, ())], group)
    return found


def _groups(names: Sequence[str], patterns: Sequence[str], aliases: Mapping[str, str]) -> dict[str, str]:
    """The group of each field; ``aliases`` are known groups of some, for ``auto``."""
    found: dict[str, str] = {}
    for pattern in patterns:
        if pattern == AUTO:
            continue
        group = pattern.partition("*")[0].rstrip("_.:")
        if not group or "*" not in pattern:
            raise SchemaError(
                f"'{shortened(pattern)}' is no pattern of a group", hint="such as 'Muon_*', or auto"
            )
        matches = fnmatch.filter(names, pattern)
        if not matches:
            raise SchemaError(f"no field matches the group '{shortened(pattern)}'")
        for name in matches:
            found.setdefault(name, group)
    rest = [name for name in names if name not in found]
    begins = {name: aliases.get(name) or _beginning(name) for name in rest} if AUTO in patterns else {}
    common = Counter(begins.values())
    for name in rest:
        begin = begins.get(name, name)
        is_group = common[begin] > 1 or name in aliases or _SEPARATORS.search(name)
        found[name] = begin if is_group else name
    return {name: found[name] for name in names}


def _beginning(name: str) -> str:
    """A name up to its first separator."""
    return (
        _SEPARATORS.split(name, maxsplit=1)[0] if _SEPARATORS.search(name) else name.partition("_")[0] or name
    )
