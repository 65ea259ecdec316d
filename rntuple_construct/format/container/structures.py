"""Structures of a ROOT file: records with their bytes, and parsers (format section "ROOT File embedding")."""

from __future__ import annotations

import struct
from datetime import datetime
from functools import lru_cache
from typing import Any, NamedTuple

from rntuple_parsers import ParseError, root_file
from rntuple_spec.constants import DATIME_FIRST_YEAR, DATIME_PARTS, LARGE_FILE_VERSION, WIDE_VERSION

from rntuple_construct.base.errors import ContainerError, LimitError
from rntuple_construct.base.rules import broken
from rntuple_construct.storage import Source


class Span(NamedTuple):
    """Bytes ``start`` (included) to ``stop`` (excluded) of the file."""

    start: int
    stop: int


class FileHeader(NamedTuple):
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


class Key(NamedTuple):
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
        """Byte range of the payload in the file."""
        return Span(self.ofs_key + self.len_key, self.ofs_key + self.len_record)

    @property
    def is_compressed(self) -> bool:
        """Return whether the payload is compressed; without meaning for class RBlob."""
        return self.len_object > self.len_record - self.len_key

    @property
    def written(self) -> datetime | None:
        """Time of writing, in the local time of the writer; None if it is not a date."""
        return decode_datime(self.datime)

    def same_record(self, other: Key) -> bool:
        """Return whether two images describe the same record (RNT-CNT-006)."""
        return _identity(self) == _identity(other)


class Directory(NamedTuple):
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

    @property
    def stop_of_list(self) -> int:
        """End of the record of the keys list: of its images if its key states less (RNT-CNT-004)."""
        stop = self.ofs_keys + (self.list_key.len_record if self.list_key else 0)
        return max(stop, self.slack.start) if self.slack else stop


class FreeEntry(NamedTuple):
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


Bytes = bytes | bytearray | memoryview

_DIRECTORY_VERSIONS = range(1, 6)
_LEN_NUM_KEYS = 4
_PARSE_FAILURES = (ParseError, struct.error)

MAX_LEN_KEY = 1 << 16
"""Bytes in which a key is looked for; its length has 16 bits with a sign."""
# Most keys are short.
_KEY_WINDOWS = (512, MAX_LEN_KEY)


def parse_file_header(data: Bytes) -> FileHeader:
    """Parse the first bytes of a file.

    Args:
        data: at least as many bytes as a header has, or all of the file.

    Raises:
        ContainerError: not the header of a ROOT file (RNT-CNT-001).
    """
    data = bytes(data)
    try:
        stop, raw = root_file.file_header(data, 0, len(data))
    except _PARSE_FAILURES:
        raise _damaged("file header", "FileHeader", data, 0, 0, "RNT-CNT-001", "header") from None
    return FileHeader(
        span=Span(0, stop),
        version=raw.version,
        ofs_begin=raw.ofs_begin,
        ofs_end=raw.ofs_end,
        ofs_free=raw.ofs_free,
        len_free=raw.len_free,
        num_free=raw.num_free,
        len_name=raw.len_name,
        len_offset=raw.len_offset,
        compression_settings=raw.compression_settings,
        ofs_info=raw.ofs_info,
        len_info=raw.len_info,
        uuid_version=raw.uuid_version,
        uuid=raw.uuid,
        is_wide=raw.is_wide,
    )


def parse_key(data: Bytes, offset: int, path: str, rule_id: str = "RNT-CNT-005") -> Key:
    """Parse the key at the start of ``data``.

    Args:
        data: bytes from the start of the key on.
        offset: absolute offset of ``data``.
        path: place in the tree of the file, for messages.
        rule_id: rule that is broken if there is no key.

    Raises:
        ContainerError: no key.
    """
    return _key_at(bytes(data), 0, offset, path, rule_id)


def read_key(source: Source, offset: int, path: str, rule_id: str = "RNT-CNT-005") -> Key:
    """Read and parse the key at an offset of the file; arguments and errors as in ``parse_key``."""
    if 0 <= offset < source.size:
        try:
            return _key_of(bytes(source.read(offset, min(_KEY_WINDOWS[0], source.size - offset))), offset)
        except ContainerError:
            pass  # reported below
    for window in _KEY_WINDOWS:
        nbytes = min(window, max(1, source.size - offset))
        try:
            return parse_key(source.read(offset, nbytes), offset, path, rule_id)
        except ContainerError:
            if nbytes < window or window == _KEY_WINDOWS[-1]:
                raise
    raise broken(rule_id, kind=ContainerError, path=path, offset=offset, problem="no key")  # pragma: no cover


@lru_cache(maxsize=256)
def _key_of(data: bytes, offset: int) -> Key:
    """The key at the start of these bytes: several parts of a file lead to the same keys."""
    return _key_at(data, 0, offset, "key", "RNT-CNT-005")


def parse_keys_list(data: Bytes, offset: int, path: str, max_num_keys: int) -> tuple[tuple[Key, ...], Span]:
    """Parse the payload of a keys list: exactly as many images as it counts; the rest is slack.

    Args:
        data: the payload.
        offset: absolute offset of ``data``.
        path: place in the tree of the file, for messages.
        max_num_keys: guard against absurd numbers of keys.

    Returns:
        the images, and the slack after them.

    Raises:
        ContainerError: the images are cut off (RNT-CNT-005).
        LimitError: more keys than ``max_num_keys``.
    """
    data = bytes(data)
    if len(data) < _LEN_NUM_KEYS:
        raise broken(
            "RNT-CNT-005",
            kind=ContainerError,
            path=path,
            offset=offset,
            problem=f"keys list is damaged: requested {_LEN_NUM_KEYS} bytes, but only {len(data)} bytes available",
        )
    num_keys = int.from_bytes(data[:_LEN_NUM_KEYS], "big")
    position = _LEN_NUM_KEYS
    keys: list[Key] = []
    for index in range(num_keys):  # ends with the bytes, whatever the count says
        if index == max_num_keys:
            raise LimitError(
                f"{num_keys} keys in one file",
                path=path,
                offset=offset,
                expected=max_num_keys,
                actual=num_keys,
                hint="raise Limits.max_num_keys, or give --allow max_num_keys=NUMBER on the command line, if the file is trusted",
            )
        keys.append(_key_at(data, position, offset, f"{path}.keys[{index}]", "RNT-CNT-005"))
        position = keys[-1].span.stop - offset
    return tuple(keys), Span(offset + position, offset + len(data))


def len_names(data: Bytes) -> int | None:
    """Bytes of the name and the title that follow the key of the root directory; None if they do not end in ``data``."""
    data, position = bytes(data), 0
    try:
        for _ in range(2):
            position, _ = root_file.counted_string(data, position, len(data))
    except _PARSE_FAILURES:
        return None
    return position


def parse_directory(data: Bytes, offset: int, path: str, label: str) -> Directory:
    """Parse the fields of a directory, without its keys.

    Args:
        data: bytes from the first field on.
        offset: absolute offset of ``data``.
        path: path of the directory in the file, empty for the root directory.
        label: place in the tree of the file, for messages.

    Raises:
        ContainerError: the fields are cut off or of an unknown version (RNT-CNT-003).
    """
    data = bytes(data)
    try:
        stop, raw = root_file.directory(data, 0, len(data))
    except _PARSE_FAILURES:
        raise _damaged("directory", "Directory", data, 0, offset, "RNT-CNT-003", label) from None
    if raw.version % WIDE_VERSION not in _DIRECTORY_VERSIONS:
        raise broken(
            "RNT-CNT-003",
            path=label,
            offset=offset,
            expected="1 to 5, or 1001 to 1005",
            actual=raw.version,
            problem=f"unknown class version {raw.version}",
        )
    return Directory(
        path=path,
        span=Span(offset, offset + stop),
        version=raw.version,
        datime_created=raw.datime_created,
        datime_modified=raw.datime_modified,
        len_keys=raw.len_keys,
        len_name=raw.len_name,
        ofs_dir=raw.ofs_dir,
        ofs_parent=raw.ofs_parent,
        ofs_keys=raw.ofs_keys,
        uuid_version=raw.uuid_version,
        uuid=raw.uuid,
        is_wide=raw.is_wide,
    )


def parse_free_list(data: Bytes, offset: int) -> tuple[FreeEntry, ...]:
    """Parse the payload of the free list; zeros after the last entry are unused space.

    Args:
        data: the payload.
        offset: absolute offset of ``data``.

    Raises:
        ContainerError: an entry is cut off (RNT-CNT-008).
    """
    data, position = bytes(data), 0
    entries: list[FreeEntry] = []
    used = len(data.rstrip(b"\0"))
    while position < used:
        start = position
        try:
            position, raw = root_file.free_entry(data, start, len(data))
        except _PARSE_FAILURES:
            path = f"free_list[{len(entries)}]"
            raise _damaged("entry", "FreeEntry", data, start, offset, "RNT-CNT-008", path) from None
        span = Span(offset + start, offset + position)
        entries.append(FreeEntry(span, raw.version, raw.ofs_first, raw.ofs_last, raw.is_wide))
    return tuple(entries)


def _key_at(data: bytes, start: int, base: int, path: str, rule_id: str) -> Key:
    """The key at a position of bytes that lie at ``base`` in the file."""
    try:
        stop, raw = root_file.key(data, start, len(data))
    except _PARSE_FAILURES:
        raise _damaged("key", "Key", data, start, base, rule_id, path) from None
    return Key(
        Span(base + start, base + stop),
        raw.len_record,
        raw.version,
        raw.len_object,
        raw.datime,
        raw.len_key,
        raw.cycle,
        raw.ofs_key,
        raw.ofs_pdir,
        _text(raw.class_name),
        _text(raw.name),
        _text(raw.title),
        raw.is_wide,
    )


def _text(raw: bytes) -> str:
    return raw.decode("utf-8", "backslashreplace")


def _damaged(
    what: str, type_name: str, data: bytes, start: int, base: int, rule_id: str, path: str
) -> ContainerError:
    """The error about a structure that cannot be parsed, with the reason that Kaitai's parser gives.

    Args:
        what: name of the structure in messages.
        type_name: its class in Kaitai's parser.
        data: the bytes.
        start: where the structure starts in them.
        base: where they start in the file.
        rule_id: rule that is broken.
        path: place in the tree of the file.
    """
    # Only failures need that parser.
    from rntuple_kaitai import ByteStream
    from rntuple_kaitai import ParseError as Failure
    from rntuple_kaitai.positions import RootFile

    stream = ByteStream(data)
    stream.seek(start)
    problem = f"{what} is damaged"
    try:
        getattr(RootFile, type_name)(stream)._read()
    except Failure as failure:
        problem += f": {failure}"
    return broken(rule_id, kind=ContainerError, path=path, offset=base + start, problem=problem)
