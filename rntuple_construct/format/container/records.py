"""Records of the structures of a ROOT file, each with the bytes it was read from.

Names are those of ``spec/root_file.ksy`` (format section "ROOT File embedding").
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

from rntuple_spec.constants import DATIME_FIRST_YEAR, DATIME_PARTS, LARGE_FILE_VERSION

__all__ = [
    "Directory",
    "FileHeader",
    "FreeEntry",
    "Key",
    "Span",
    "decode_datime",
]


class Span(NamedTuple):
    """Bytes ``start`` (included) to ``stop`` (excluded) of the file."""

    start: int
    stop: int


@dataclass(frozen=True, slots=True)
class FileHeader:
    """The file header at offset 0; names as in ``spec/root_file.ksy``, offsets absolute."""

    span: Span
    version: int
    ofs_begin: int
    ofs_end: int
    ofs_free: int
    len_free: int
    num_free: int
    len_name: int
    len_offset: int
    compression_settings: int
    ofs_info: int
    len_info: int
    uuid_version: int
    uuid: bytes
    is_wide: bool

    @property
    def root_version(self) -> tuple[int, int, int]:
        """Version of ROOT that wrote the file, for example ``(6, 40, 0)``."""
        number = self.version % LARGE_FILE_VERSION
        return number // 10_000, number // 100 % 100, number % 100


@dataclass(frozen=True, slots=True)
class Key:
    r"""A key: in front of its record, or its image in a keys list; ``span`` covers the key without the payload.

    ``cycle`` is as stored and may be negative; for class RBlob ``ofs_pdir`` and ``len_object`` carry no meaning
    (RNT-CNT-012). Texts that are not UTF-8 show the invalid bytes as ``\xNN``.
    """

    span: Span
    len_record: int
    version: int
    len_object: int
    datime: int
    len_key: int
    cycle: int
    ofs_key: int
    ofs_pdir: int
    class_name: str
    name: str
    title: str
    is_wide: bool

    @property
    def payload(self) -> Span:
        """Where the payload is stored in the file."""
        return Span(self.ofs_key + self.len_key, self.ofs_key + self.len_record)

    @property
    def is_compressed(self) -> bool:
        """Whether the payload is compressed; without meaning for class RBlob."""
        return self.len_object > self.len_record - self.len_key

    @property
    def written(self) -> datetime | None:
        """When the record was written, in the local time of the writer; None if it is not a date."""
        return decode_datime(self.datime)

    def same_record(self, other: Key) -> bool:
        """Whether two images describe the same record (RNT-CNT-006)."""
        return _identity(self) == _identity(other)


@dataclass(frozen=True, slots=True)
class Directory:
    """A directory: its fields, which are at ``span``, and the keys it lists.

    Args:
        path: names from below the root directory, joined by "/"; empty for the root directory itself.
        key: the key in front of the directory record.
        list_key: the key in front of the keys list, or None if the directory has none.
        keys: images of the keys of all objects, in the order of the file.
        slack: unused bytes after the last image.
    """

    path: str
    span: Span
    version: int
    datime_created: int
    datime_modified: int
    len_keys: int
    len_name: int
    ofs_dir: int
    ofs_parent: int
    ofs_keys: int
    uuid_version: int | None
    uuid: bytes | None
    is_wide: bool
    key: Key | None = None
    list_key: Key | None = None
    keys: tuple[Key, ...] = ()
    slack: Span | None = None


@dataclass(frozen=True, slots=True)
class FreeEntry:
    """A free byte range, ``first`` and ``last`` both included; the entry itself is at ``span``."""

    span: Span
    version: int
    ofs_first: int
    ofs_last: int
    is_wide: bool


def _part(word: int, name: str) -> int:
    part = DATIME_PARTS[name]
    return word >> part.shift & ((1 << part.bits) - 1)


def decode_datime(word: int) -> datetime | None:
    """Unpack the date and time of a key or directory, which has no time zone; None if it is not a date."""
    try:
        return datetime(
            DATIME_FIRST_YEAR + _part(word, "year"),
            _part(word, "month"),
            _part(word, "day"),
            _part(word, "hour"),
            _part(word, "minute"),
            _part(word, "second"),
        )
    except ValueError:
        return None


def _identity(key: Key) -> tuple[Any, ...]:
    return (
        key.class_name,
        key.name,
        abs(key.cycle),
        key.len_object,
        key.len_key,
        key.len_record,
        key.ofs_key,
    )
