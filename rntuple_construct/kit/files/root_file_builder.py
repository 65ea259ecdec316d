"""Small ROOT files made by hand with struct.pack, for layouts that the real files do not have.

Written from the description of the layout and not with the package, so that both can be compared.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass, field

import xxhash

LARGE = 2_000_000_000
"""Offsets above this one take 64 bits in files of ROOT."""
_SEGMENT = 1_000_000_000
"""Bytes of which the end of the last free segment is a multiple."""
DATIME = (2026 - 1995) << 26 | 11 << 22 | 20 << 17 | 13 << 12 | 36 << 6 | 7


def string(text: str | bytes) -> bytes:
    """A counted string: one length byte, or 255 and four."""
    raw = text.encode() if isinstance(text, str) else text
    if len(raw) < 255:
        return bytes([len(raw)]) + raw
    return b"\xff" + struct.pack(">I", len(raw)) + raw


def key_bytes(
    class_name: str,
    name: str | bytes,
    title: str,
    *,
    len_payload: int,
    len_object: int,
    ofs_key: int,
    ofs_pdir: int,
    cycle: int = 1,
    wide: bool = False,
) -> bytes:
    """A key; its lengths are computed."""
    strings = string(class_name) + string(name) + string(title)
    len_key = (34 if wide else 26) + len(strings)
    head = struct.pack(
        ">ihiIhh", len_key + len_payload, 1004 if wide else 4, len_object, DATIME, len_key, cycle
    )
    return head + struct.pack(">QQ" if wide else ">II", ofs_key, ofs_pdir) + strings


def anchor_object(
    *,
    version: tuple[int, int, int, int] = (1, 0, 0, 0),
    class_version: int = 2,
    header: tuple[int, int, int] = (0, 0, 0),
    footer: tuple[int, int, int] = (0, 0, 0),
    max_key_size: int | None = 1 << 30,
    more: bytes = b"",
) -> bytes:
    """An anchor with checksum; header and footer are (seek, nbytes, len)."""
    members = struct.pack(">4H6Q", *version, *header, *footer)
    if max_key_size is not None:
        members += struct.pack(">Q", max_key_size)
    members += more
    checksum = struct.pack(">Q", xxhash.xxh3_64_intdigest(members))
    # Class version 4 counts the checksum, later ones do not.
    count = 2 + len(members) + (8 if max_key_size is None else 0)
    return struct.pack(">IH", 0x40000000 | count, class_version) + members + checksum


def anchor_object_rc1(
    *,
    class_version: int = 0,
    header: tuple[int, int, int] = (0, 0, 0),
    footer: tuple[int, int, int] = (0, 0, 0),
) -> bytes:
    """An anchor of RC1 or of the drafts before it."""
    class_checksum = 0x655B8F56 if class_version == 0 else 0xC9470894
    return struct.pack(
        ">IHIIIQIIQIIQ",
        0x40000000 | 54,
        class_version,
        class_checksum,
        0,
        48 if class_version == 0 else 56,
        *header,
        *footer,
        0,
    )


def _free_segment(first: int, last: int) -> bytes:
    """An entry of the free list."""
    return struct.pack(">hqq", 1001, first, last) if last > LARGE else struct.pack(">hII", 1, first, last)


@dataclass
class DirectoryPlan:
    """A directory whose keys list is written at the end.

    ``has_list`` tells whether there is one; a directory without keys need not have it.
    """

    fields_at: int
    record_at: int
    parent_at: int
    list_class: str
    len_name: int
    wide: bool
    images: list[bytes] = field(default_factory=list)
    slack: bytes = b""
    count: int | None = None
    has_list: bool = True


class RootFileBuilder:
    """Builds one file; every part can be given an unusual form."""

    def __init__(
        self,
        *,
        wide_header: bool = False,
        wide_directories: bool = False,
        wide_keys: bool = False,
        begin: int = 100,
        directory_version: int = 5,
        name: str = "file.root",
    ) -> None:
        self.wide_header = wide_header
        self.wide_directories = wide_directories
        self.wide_keys = wide_keys
        self.begin = begin
        self.directory_version = directory_version
        self.data = bytearray(begin)
        self.free: list[tuple[int, int]] = []
        self.directories: list[DirectoryPlan] = []
        prefix = string(name) + string("")
        self.root = self._directory_record("TFile", name, prefix, parent=None)

    @property
    def end(self) -> int:
        """Offset of the next record."""
        return len(self.data)

    def append(self, image: bytes) -> None:
        """Add bytes at the end."""
        self.data += image

    def replace(self, at: int, image: bytes) -> None:
        """Replace bytes at an offset."""
        self.data[at : at + len(image)] = image

    def record(
        self,
        class_name: str,
        name: str | bytes,
        payload: bytes,
        *,
        title: str = "",
        cycle: int = 1,
        len_object: int | None = None,
        wide: bool | None = None,
        directory: DirectoryPlan | None = None,
        pdir: int | None = None,
    ) -> int:
        """Append a record and list it in a directory if one is given; returns the offset of the payload."""
        at = self.end
        if pdir is None:
            pdir = directory.record_at if directory else self.begin
        key = key_bytes(
            class_name,
            name,
            title,
            len_payload=len(payload),
            len_object=len(payload) if len_object is None else len_object,
            ofs_key=at,
            ofs_pdir=pdir,
            cycle=cycle,
            wide=self.wide_keys if wide is None else wide,
        )
        self.append(key + payload)
        if directory is not None:
            directory.images.append(key)
        return at + len(key)

    def add_blob(self, payload: bytes) -> int:
        """Append an RBlob record that no directory lists; returns the offset of the payload."""
        return self.record("RBlob", "", payload, pdir=self.begin)

    def add_spread_blob(self, payload: bytes, max_key_size: int) -> int:
        """Append a blob over several keys, the first one written last; returns the offset of its data."""
        num_keys = 1
        while num_keys * max_key_size < len(payload) + 8 * (num_keys - 1):
            num_keys += 1
        first = max_key_size - 8 * (num_keys - 1)
        offsets = [
            self.add_blob(payload[start : start + max_key_size])
            for start in range(first, len(payload), max_key_size)
        ]
        return self.add_blob(payload[:first] + struct.pack(f"<{len(offsets)}Q", *offsets))

    def add_anchor(
        self,
        name: str | bytes,
        anchor: bytes,
        *,
        directory: DirectoryPlan | None = None,
        class_name: str = "ROOT::RNTuple",
        cycle: int = 1,
        stored: bytes | None = None,
        wide: bool | None = None,
    ) -> int:
        """Append an anchor and list it; ``stored`` is its compressed form. Returns the offset of the payload."""
        return self.record(
            class_name,
            name,
            anchor if stored is None else stored,
            cycle=cycle,
            len_object=len(anchor),
            directory=directory or self.root,
            wide=wide,
        )

    def add_directory(self, name: str, parent: DirectoryPlan | None = None) -> DirectoryPlan:
        """Append a sub-directory."""
        return self._directory_record("TDirectory", name, b"", parent=parent or self.root)

    def add_garbage(self, payload: bytes, *, listed_as_free: bool = False) -> int:
        """Append bytes without a record, like freed space without a mark."""
        at = self.end
        self.append(payload)
        if listed_as_free:
            self.free.append((at, at + len(payload) - 1))
        return at

    def add_gap(self, nbytes: int) -> int:
        """Append freed space that is marked by a negative size."""
        at = self.add_garbage(struct.pack(">i", -nbytes) + bytes(nbytes - 4))
        self.free.append((at, at + nbytes - 1))
        return at

    def finish(
        self, *, streamer_info: bytes | None = None, free_slack: bytes = b"", after_end: bytes = b""
    ) -> bytes:
        """Write keys lists, StreamerInfo, free list and header; returns the file."""
        for directory in self.directories:
            self._finish_directory(directory)
        ofs_info = len_info = 0
        if streamer_info is not None:
            ofs_info = self.end
            self.record("TList", "StreamerInfo", streamer_info, title="Doubly linked list")
            len_info = self.end - ofs_info
        ofs_free = self.end
        names, is_wide = ("TFile", "file.root", ""), ofs_free > LARGE
        len_key = (34 if is_wide else 26) + sum(len(string(name)) for name in names)
        interior = b"".join(_free_segment(first, last) for first, last in sorted(self.free))
        len_last = len(_free_segment(ofs_free, ofs_free))
        end = ofs_free + len_key + len(interior) + len_last + len(free_slack)
        last = LARGE if end < LARGE else (end // _SEGMENT + 1) * _SEGMENT
        payload = interior + _free_segment(end, last) + free_slack
        self.record("TFile", "file.root", payload, pdir=self.begin, wide=is_wide)
        form = ">iiqqiiiBiqi" if self.wide_header else ">iiiiiiiBiii"
        header = b"root" + struct.pack(
            form,
            63600 + (1_000_000 if self.wide_header else 0),
            self.begin,
            end,
            ofs_free,
            self.end - ofs_free,
            len(self.free) + 1,
            self.root.len_name,
            8 if self.wide_header else 4,
            505,
            ofs_info,
            len_info,
        )
        self.data[: len(header)] = header
        return bytes(self.data) + after_end

    # -- helpers

    def _directory_record(
        self, class_name: str, name: str, prefix: bytes, *, parent: DirectoryPlan | None
    ) -> DirectoryPlan:
        at = self.end
        fields = bytes(60)
        payload_at = self.record(
            class_name,
            name,
            prefix + fields,
            directory=parent,
            pdir=0 if parent is None else parent.record_at,
        )
        fields_at = payload_at + len(prefix)
        plan = DirectoryPlan(
            fields_at=fields_at,
            record_at=at,
            parent_at=parent.record_at if parent else 0,
            list_class=class_name,
            len_name=fields_at - at,
            wide=self.wide_directories,
        )
        self.directories.append(plan)
        return plan

    def _finish_directory(self, plan: DirectoryPlan) -> None:
        ofs_keys = self.end if plan.has_list else 0
        count = len(plan.images) if plan.count is None else plan.count
        payload = struct.pack(">I", count) + b"".join(plan.images) + plan.slack
        if plan.has_list:
            self.record(plan.list_class, "", payload, pdir=plan.record_at)
        len_keys = self.end - ofs_keys if plan.has_list else 0
        version = self.directory_version + (1000 if plan.wide else 0)
        fields = struct.pack(">hIIii", version, DATIME, DATIME, len_keys, plan.len_name) + struct.pack(
            ">QQQ" if plan.wide else ">III", plan.record_at, plan.parent_at, ofs_keys
        )
        if self.directory_version != 1:
            fields += struct.pack(">h", 1) + bytes(range(16))
        self.replace(plan.fields_at, fields)
