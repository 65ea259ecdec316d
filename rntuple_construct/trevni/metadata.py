"""Meaning of the metadata of a file and its columns: names, types, codecs, levels, parents."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from rntuple_construct.base.errors import LimitError, UnsupportedError
from rntuple_construct.base.rules import broken
from rntuple_construct.trevni.codecs import CODECS, Codec, codec_of
from rntuple_construct.trevni.problems import Problems
from rntuple_construct.trevni.profiles import TYPES, Profile, ValueType

__all__ = ["KEYS", "ColumnInfo", "FileInfo", "Pairs", "default_steps", "resolve"]

_MOST_ROWS = int(np.iinfo(np.int64).max)
PREFIX = "trevni."
CODEC = "trevni.codec"
CHECKSUM = "trevni.checksum"
NAME = "trevni.name"
TYPE = "trevni.type"
VALUES = "trevni.values"
ARRAY = "trevni.array"
REPETITION = "trevni.repetition"
DEFINITION = "trevni.definition"
ARRAY_WIDTH = "trevni.arraywidth"
PARENT = "trevni.parent"
KEYS = (NAME, TYPE, CODEC, CHECKSUM, VALUES, ARRAY, REPETITION, DEFINITION, ARRAY_WIDTH, PARENT)
"""Keys of the format, in the order in which they are written."""

PATH = "rntuple.path"
CPP_TYPE = "rntuple.type"
OPTIONAL = "rntuple.optional"
"""Keys of this package: the nested field that a column belongs to, its C++ type, and an array of at most one value."""

NTUPLE_NAME = "rntuple.name"
NTUPLE_DESCRIPTION = "rntuple.description"
"""Keys of the file under which a conversion keeps name and description of the RNTuple."""

AVRO_SCHEMA = "avro.schema"
"""Key of the file under which Avro's own writer of records keeps their schema."""

_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
MAX_LEVEL = 127
"""Levels above this are refused: no schema is nested that deeply."""


@dataclass(frozen=True, slots=True)
class Pairs:
    """Metadata as stored.

    Args:
        items: keys and values in order, with the file offset of each value.
        start: file offset of the list.
    """

    items: tuple[tuple[bytes, bytes, int], ...]
    start: int

    @property
    def values(self) -> dict[str, bytes]:
        """Values by key; of equal keys the last one counts."""
        return {key.decode("utf-8", "backslashreplace"): value for key, value, _ in self.items}

    def offset_of(self, key: str) -> int:
        """File offset of the value of a key, or of the list if it does not have the key."""
        wanted = key.encode()
        return next((offset for found, _, offset in reversed(self.items) if found == wanted), self.start)


@dataclass(frozen=True, slots=True)
class ColumnInfo:
    """The facts about a column in its metadata.

    Args:
        index: place in the file.
        name: its name.
        type: type of its values.
        codec: how its blocks are compressed.
        has_checksums: if true, its blocks have checksums.
        has_first_values: if true, the descriptors of its blocks have first values.
        max_repetition: largest repetition level.
        max_definition: largest definition level.
        array_width: numbers in each row, 0 for plain values.
        is_array: Avro: whether each row, or value of the parent, has a length.
        parent: index of the parent column, None without parent.
        steps: the levels of its values from outside in, ``*`` for a list and ``?`` for an optional value.
        metadata: its user keys.
    """

    index: int
    name: str
    type: ValueType
    codec: Codec
    has_checksums: bool
    has_first_values: bool
    max_repetition: int = 0
    max_definition: int = 0
    array_width: int = 0
    is_array: bool = False
    parent: int | None = None
    steps: str = ""
    metadata: Mapping[str, bytes] = field(default_factory=dict)

    @property
    def path(self) -> str:
        """Path of the column in errors."""
        return f"columns[{self.index}]"

    @property
    def first_form(self) -> str | None:
        """Stored form of its first values."""
        return self.type.form if self.has_first_values else None


@dataclass(frozen=True, slots=True)
class FileInfo:
    """The facts about a file in its header.

    Args:
        profile: the dialect.
        num_rows: number of rows.
        metadata: user keys of the file.
        columns: the columns; None where the metadata are invalid.
    """

    profile: Profile
    num_rows: int
    metadata: Mapping[str, bytes]
    columns: tuple[ColumnInfo | None, ...]


def default_steps(max_repetition: int, max_definition: int) -> str:
    """The default levels of a column: lists, and optional values inside them."""
    return "*" * max_repetition + "?" * (max_definition - max_repetition)


def resolve(
    profile: Profile, num_rows: int, file: Pairs, columns: Sequence[Pairs], problems: Problems
) -> FileInfo:
    """Read the metadata of a file and its columns.

    Args:
        profile: the dialect.
        num_rows: number of rows.
        file: metadata of the file.
        columns: metadata of each column.
        problems: takes the errors.
    """
    if num_rows > _MOST_ROWS:
        problems.error(
            broken(
                "RNT-TRV-002",
                path="header.num_rows",
                offset=4,
                expected=f"fewer than {_MOST_ROWS + 1}",
                actual=num_rows,
            )
        )
    values = _Reader(file, "header.metadata", problems, profile)
    values.check_keys({CODEC, CHECKSUM})
    defaults = (values.codec(None), values.checksum(None))
    resolved: list[ColumnInfo | None] = []
    names: dict[str, int] = {}
    for index, pairs in enumerate(columns):
        info = _column(profile, index, pairs, defaults, resolved, names, problems)
        resolved.append(info)
        if info is not None:
            names.setdefault(info.name, index)
    user = {key: value for key, value in file.values.items() if not key.startswith(PREFIX)}
    return FileInfo(profile, num_rows, user, tuple(resolved))


def _column(
    profile: Profile, index: int, pairs: Pairs, defaults: tuple[Codec | None, bool | None],
    earlier: Sequence[ColumnInfo | None], names: Mapping[str, int], problems: Problems,
) -> ColumnInfo | None:  # fmt: skip
    path = f"header.columns_metadata[{index}]"
    values = _Reader(pairs, path, problems, profile)
    values.check_keys(set(KEYS))
    name = values.text(NAME)
    if not name and not values.is_damaged(NAME):
        problems.error(broken("RNT-TRV-010", path=path, offset=pairs.offset_of(NAME), actual=name or ""))
    elif name is not None and name in names:
        remark = f"columns {names[name]} and {index}"
        problems.error(
            broken("RNT-TRV-010", path=path, offset=pairs.offset_of(NAME), actual=name, remark=remark)
        )
    kind = _type(profile, values)
    codec, has_checksums = values.codec(defaults[0]), values.checksum(defaults[1])
    has_first_values = values.flag(VALUES)
    is_array = values.flag(ARRAY)
    repetition, definition = values.number(REPETITION), values.number(DEFINITION)
    width = values.number(ARRAY_WIDTH)
    if profile.has_levels and is_array and repetition == definition == 0:
        values.wrong("RNT-TRV-028", ARRAY, actual=ARRAY, remark="arrays of Avro in a file of version 1",
                     hint="looks like a file of Avro before 1.7.5: read it with profile='avro-v1'")  # fmt: skip
    parent = _parent(profile, values, earlier, names)
    if not profile.has_levels:
        repetition = definition = width = 0
    elif repetition is None or definition is None or width is None:
        return None
    elif repetition > definition or definition > MAX_LEVEL:
        values.wrong(
            "RNT-TRV-022",
            DEFINITION,
            problem=f"repetition levels up to {repetition}, definition levels to {definition}",
        )
        return None
    elif width and (definition or (kind is not None and not kind.is_number and kind.form != "counted")):
        values.wrong(
            "RNT-TRV-028",
            ARRAY_WIDTH,
            actual=width,
            remark="an array width for nested, optional or null values",
        )
        return None
    if not name or kind is None or codec is None or has_checksums is None or parent == -1:
        return None
    nested = bool(definition or width or is_array or parent is not None)
    if has_first_values and (nested or not kind.has_first_values):
        what = "nested, optional or parented values" if nested else f"values of type {kind.name}"
        values.wrong("RNT-TRV-026", VALUES, remark=what)
        return None
    user = {key: value for key, value in pairs.values.items() if not key.startswith(PREFIX)}
    steps = _steps(user, repetition, definition)
    return ColumnInfo(
        index, name, kind, codec, has_checksums, has_first_values, repetition, definition, width,
        is_array and not profile.has_levels, parent, steps, user,
    )  # fmt: skip


def _type(profile: Profile, values: _Reader) -> ValueType | None:
    text = values.text(TYPE)
    kind = TYPES.get(text.lower()) if text is not None and text.isascii() else None
    if kind is None or kind.name not in profile.types:
        if values.is_damaged(TYPE):
            return None
        remark = "the column has none" if text is None else None
        values.wrong("RNT-TRV-011", TYPE, actual=text or "", remark=remark)
        return None
    return kind


def _parent(
    profile: Profile, values: _Reader, earlier: Sequence[ColumnInfo | None], names: Mapping[str, int]
) -> int | None:
    """Index of the parent column; None without parent, -1 if it is invalid."""
    text = values.text(PARENT)
    if text is None:
        return None
    if text not in names:
        values.wrong("RNT-TRV-012", PARENT, actual=text)
        return -1
    index = names[text]
    found = earlier[index]
    if not profile.has_levels and (found is None or not found.is_array):
        values.wrong("RNT-TRV-012", PARENT, actual=text, remark="it is not an array")
        return -1
    if not profile.has_levels:
        depth = 1
        while found is not None and found.parent is not None:
            depth += 1
            found = earlier[found.parent]
        if depth > MAX_LEVEL:
            values.too_deep(PARENT, depth)
            return -1
    return index


def _steps(user: Mapping[str, bytes], repetition: int, definition: int) -> str:
    """The levels from outside in, as the writer says if that agrees with the largest levels."""
    told = "".join(letter for letter in user.get(PATH, b"").decode("utf-8", "replace") if letter in "*?")
    if len(told) == definition and told.count("*") == repetition:
        return told
    return default_steps(repetition, definition)


class _Reader:
    """Reads values of one list of metadata and reports their errors."""

    def __init__(self, pairs: Pairs, path: str, problems: Problems, profile: Profile) -> None:
        self._pairs = pairs
        self._presence_counts = not profile.has_levels
        self._values = pairs.values
        self._path = path
        self._problems = problems

    def wrong(self, rule_id: str, key: str, **details: Any) -> None:
        """Report that a rule is broken at a key; details as for ``broken``."""
        self._problems.error(broken(rule_id, path=self._path, offset=self._pairs.offset_of(key), **details))

    def too_deep(self, key: str, depth: int) -> None:
        """Report a column below too many others."""
        self._problems.error(
            LimitError(f"column below {depth} others", path=self._path, offset=self._pairs.offset_of(key),
                       expected=MAX_LEVEL, actual=depth)
        )  # fmt: skip

    def check_keys(self, known: set[str]) -> None:
        """Report keys that occur twice, that are not text, or that are reserved and unknown."""
        seen: set[bytes] = set()
        for key, _, offset in self._pairs.items:
            text = key.decode("utf-8", "backslashreplace")
            if text.encode("utf-8") != key:
                self._problems.error(broken("RNT-TRV-009", path=self._path, offset=offset, actual=key[:40]))
            if key in seen:
                self._problems.mild(broken("RNT-TRV-007", path=self._path, offset=offset, actual=text))
            seen.add(key)
            if text.startswith(PREFIX) and text not in known:
                self._problems.mild(broken("RNT-TRV-008", path=self._path, offset=offset, actual=text))

    def text(self, key: str) -> str | None:
        """Text of a key; None if it is not there or no UTF-8."""
        raw = self._values.get(key)
        if raw is None:
            return None
        try:
            return raw.decode("utf-8")
        except UnicodeDecodeError:
            self.wrong("RNT-TRV-009", key, actual=raw[:40], remark=f"value of {key}")
            return None

    def flag(self, key: str) -> bool:
        """Return whether a flag is set."""
        raw = self._values.get(key)
        if raw is not None and self._presence_counts:
            return True
        if raw is None or raw.lower() == b"false":
            return False
        if raw not in (b"",) and raw.lower() != b"true":
            self.wrong("RNT-TRV-028", key, actual=raw[:40], remark=f"{key} is true or false")
        return True

    def is_damaged(self, key: str) -> bool:
        """Return whether the value of a key is there but no UTF-8, which has been reported."""
        raw = self._values.get(key)
        return raw is not None and raw.decode("utf-8", "replace").encode("utf-8") != raw

    def number(self, key: str) -> int | None:
        """A decimal number, 0 if it is missing, None if it is not a number."""
        if key not in self._values:
            return 0
        text = self.text(key)
        if text is None:
            return None
        if not _NUMBER.fullmatch(text):
            self.wrong("RNT-TRV-028", key, actual=text[:40], remark=f"{key} is a number")
            return None
        return int(text)

    def codec(self, default: Codec | None) -> Codec | None:
        """The codec; None if it is not known."""
        if CODEC not in self._values:
            return default if self._path != "header.metadata" else CODECS["null"]
        text = self.text(CODEC)
        found = None if text is None else codec_of(text)
        if found is None:
            # The error is about one column of a file that is otherwise readable.
            error = broken(
                "RNT-TRV-018", kind=UnsupportedError, path=self._path, offset=self._pairs.offset_of(CODEC),
                expected=", ".join(CODECS), actual=text or "",
            )  # fmt: skip
            self._problems.error(error)
        return found

    def checksum(self, default: bool | None) -> bool | None:
        """Return whether blocks have checksums; None if the algorithm is not known."""
        if CHECKSUM not in self._values:
            return default if self._path != "header.metadata" else False
        text = self.text(CHECKSUM)
        known = {"null": False, "crc32": True, "crc-32": True}
        found = None if text is None else known.get(text.lower())
        if found is None:
            error = broken(
                "RNT-TRV-020", kind=UnsupportedError, path=self._path, offset=self._pairs.offset_of(CHECKSUM),
                expected=", ".join(known), actual=text or "",
            )  # fmt: skip
            self._problems.error(error)
        return found
