# Generated from spec/root_file.ksy by tools/generate; edit spec/parts/root_file.ksy and run `make generate`.
# mypy: ignore-errors
"""Parsers of the types of ``spec/root_file.ksy``; see :mod:`rntuple_parsers`."""

from __future__ import annotations

from struct import Struct, unpack_from
from typing import Any

from rntuple_parsers.runtime import ParseError, Record, Records

_B = Struct("<B").unpack_from
_be_I = Struct(">I").unpack_from
_be_IHHHHHQQQQQQ = Struct(">IHHHHHQQQQQQ").unpack_from
_be_IHHHHHQQQQQQQ = Struct(">IHHHHHQQQQQQQ").unpack_from
_be_IHIIIQIIQIIQ = Struct(">IHIIIQIIQIIQ").unpack_from
_be_Q = Struct(">Q").unpack_from
_be_h = Struct(">h").unpack_from
_be_hIIii = Struct(">hIIii").unpack_from
_be_i = Struct(">i").unpack_from
_be_ih = Struct(">ih").unpack_from
_be_ihiIhh = Struct(">ihiIhh").unpack_from
_be_ii = Struct(">ii").unpack_from
_be_iiiBi = Struct(">iiiBi").unpack_from
_be_q = Struct(">q").unpack_from


class FileHeader(Record):
    """File header at offset 0."""

    __slots__ = ()
    layout = (
        ("version", "i4", "version"),
        ("ofs_begin", "i4", "ofs_begin"),
        ("ofs_end_narrow", "i4", "ofs_end_narrow"),
        ("ofs_end_wide", "i8", "ofs_end_wide"),
        ("ofs_free_narrow", "i4", "ofs_free_narrow"),
        ("ofs_free_wide", "i8", "ofs_free_wide"),
        ("len_free", "i4", "len_free"),
        ("num_free", "i4", "num_free"),
        ("len_name", "i4", "len_name"),
        ("len_offset", "u1", "len_offset"),
        ("compression_settings", "i4", "compression_settings"),
        ("ofs_info_narrow", "i4", "ofs_info_narrow"),
        ("ofs_info_wide", "i8", "ofs_info_wide"),
        ("len_info", "i4", "len_info"),
        ("uuid_version", "i2", "uuid_version"),
        ("uuid", "", "uuid"),
    )
    version: int
    ofs_begin: int  # Offset of the first record, the root directory.
    ofs_end_narrow: int | None  # Offset of the first byte after the last record, 32-bit form.
    ofs_end_wide: int | None  # Offset of the first byte after the last record, 64-bit form.
    ofs_free_narrow: int | None  # Offset of the record of the free list, 32-bit form.
    ofs_free_wide: int | None  # Offset of the record of the free list, 64-bit form.
    len_free: int  # Size in bytes of the record of the free list.
    num_free: int  # Number of entries of the free list.
    len_name: int  # Size in bytes of key, name and title of the root directory record; its directory fields follow.
    len_offset: int  # Size in bytes of a file offset, 4 or 8; informational.
    compression_settings: int
    ofs_info_narrow: int | None  # Offset of the record of the streamer infos, 32-bit form.
    ofs_info_wide: int | None  # Offset of the record of the streamer infos, 64-bit form.
    len_info: int  # Size in bytes of the record of the streamer infos.
    uuid_version: int  # Version of the UUID that follows; zero in files of RNTuple's own writer.
    uuid: bytes  # UUID of the file, or zeros.

    @property
    def is_wide(self) -> bool:
        """Whether offsets have 64 bits."""
        return self.version >= 0xf4240

    @property
    def ofs_end(self) -> int:
        """Offset of the first byte after the last record."""
        return self.ofs_end_wide if self.version >= 0xf4240 else self.ofs_end_narrow

    @property
    def ofs_free(self) -> int:
        """Offset of the record of the free list."""
        return self.ofs_free_wide if self.version >= 0xf4240 else self.ofs_free_narrow

    @property
    def ofs_info(self) -> int:
        """Offset of the record of the streamer infos."""
        return self.ofs_info_wide if self.version >= 0xf4240 else self.ofs_info_narrow


class Key(Record):
    """Key: the start of every record; also the form in which a keys list mentions a record."""

    __slots__ = ()
    layout = (
        ("len_record", "i4", "len_record"),
        ("version", "i2", "version"),
        ("len_object", "i4", "len_object"),
        ("datime", "u4", "datime"),
        ("len_key", "i2", "len_key"),
        ("cycle", "i2", "cycle"),
        ("ofs_key_narrow", "u4", "ofs_key_narrow"),
        ("ofs_key_wide", "u8", "ofs_key_wide"),
        ("ofs_pdir_narrow", "u4", "ofs_pdir_narrow"),
        ("ofs_pdir_wide", "u8", "ofs_pdir_wide"),
        ("class_name", "", "class_name.raw"),
        ("name", "", "name.raw"),
        ("title", "", "title.raw"),
    )
    len_record: int  # Size in bytes of the whole record, key and payload; negative in front of free space.
    version: int  # Version of the key; above 1000 in the wide form.
    len_object: int  # Length in bytes of the payload after decompression; without meaning for RBlob.
    datime: int
    len_key: int  # Length in bytes of the key; the payload follows.
    cycle: int  # Tells apart records of one name; the highest is the current one.
    ofs_key_narrow: int | None  # Offset of the record itself, 32-bit form.
    ofs_key_wide: int | None  # Offset of the record itself, 64-bit form.
    ofs_pdir_narrow: int | None
    ofs_pdir_wide: int | None
    class_name: bytes  # Bytes of the string, UTF-8 by convention and left undecoded here.
    name: bytes  # Bytes of the string, UTF-8 by convention and left undecoded here.
    title: bytes  # Bytes of the string, UTF-8 by convention and left undecoded here.

    @property
    def is_wide(self) -> bool:
        """Whether offsets have 64 bits."""
        return self.version > 1000

    @property
    def ofs_key(self) -> int:
        """Offset of the record itself."""
        return self.ofs_key_wide if self.version > 1000 else self.ofs_key_narrow

    @property
    def ofs_pdir(self) -> int:
        """Offset of the record of the directory that lists this one."""
        return self.ofs_pdir_wide if self.version > 1000 else self.ofs_pdir_narrow

    @property
    def year(self) -> int:
        """Year of the time of writing."""
        return self.datime // 0x4000000 + 1995

    @property
    def month(self) -> int:
        """Month, from 1 on, of the time of writing."""
        return self.datime // 0x400000 % 16

    @property
    def day(self) -> int:
        """Day of the month, from 1 on, of the time of writing."""
        return self.datime // 0x20000 % 32

    @property
    def hour(self) -> int:
        """Hour of the time of writing."""
        return self.datime // 4096 % 32

    @property
    def minute(self) -> int:
        """Minute of the time of writing."""
        return self.datime // 64 % 64

    @property
    def second(self) -> int:
        """Second of the time of writing."""
        return self.datime % 64


class Directory(Record):
    """Directory fields: after name and title in the root directory record, directly after the key in others."""

    __slots__ = ()
    layout = (
        ("version", "i2", "version"),
        ("datime_created", "u4", "datime_created"),
        ("datime_modified", "u4", "datime_modified"),
        ("len_keys", "i4", "len_keys"),
        ("len_name", "i4", "len_name"),
        ("ofs_dir_narrow", "u4", "ofs_dir_narrow"),
        ("ofs_dir_wide", "u8", "ofs_dir_wide"),
        ("ofs_parent_narrow", "u4", "ofs_parent_narrow"),
        ("ofs_parent_wide", "u8", "ofs_parent_wide"),
        ("ofs_keys_narrow", "u4", "ofs_keys_narrow"),
        ("ofs_keys_wide", "u8", "ofs_keys_wide"),
        ("uuid_version", "i2", "uuid_version"),
        ("uuid", "", "uuid"),
    )
    version: int  # Class version of the directory; 1000 more in the wide form.
    datime_created: int  # Date and time of creation, packed as in a key.
    datime_modified: int  # Date and time of the last change, packed as in a key.
    len_keys: int  # Size in bytes of the record of the keys list.
    len_name: int  # Size in bytes of the record before these fields.
    ofs_dir_narrow: int | None  # Offset of the directory record itself, 32-bit form.
    ofs_dir_wide: int | None  # Offset of the directory record itself, 64-bit form.
    ofs_parent_narrow: int | None  # Offset of the record of the parent directory, 32-bit form.
    ofs_parent_wide: int | None  # Offset of the record of the parent directory, 64-bit form.
    ofs_keys_narrow: int | None  # Offset of the record of the keys list, 32-bit form.
    ofs_keys_wide: int | None  # Offset of the record of the keys list, 64-bit form.
    uuid_version: int | None  # Version of the UUID that follows; zero in files of RNTuple's own writer.
    uuid: bytes | None  # UUID of the directory, or zeros; zero bytes up to the wide size may follow and belong to nothing.

    @property
    def is_wide(self) -> bool:
        """Whether offsets have 64 bits."""
        return self.version > 1000

    @property
    def has_uuid(self) -> bool:
        """Whether the class version is one that has a UUID."""
        return self.version != 1 and self.version != 1001

    @property
    def ofs_dir(self) -> int:
        """Offset of the directory record itself."""
        return self.ofs_dir_wide if self.version > 1000 else self.ofs_dir_narrow

    @property
    def ofs_parent(self) -> int:
        """Offset of the record of the parent directory."""
        return self.ofs_parent_wide if self.version > 1000 else self.ofs_parent_narrow

    @property
    def ofs_keys(self) -> int:
        """Offset of the record of the keys list."""
        return self.ofs_keys_wide if self.version > 1000 else self.ofs_keys_narrow

    @property
    def created_year(self) -> int:
        """Year of the time of creation."""
        return self.datime_created // 0x4000000 + 1995

    @property
    def created_month(self) -> int:
        """Month, from 1 on, of the time of creation."""
        return self.datime_created // 0x400000 % 16

    @property
    def created_day(self) -> int:
        """Day of the month, from 1 on, of the time of creation."""
        return self.datime_created // 0x20000 % 32

    @property
    def created_hour(self) -> int:
        """Hour of the time of creation."""
        return self.datime_created // 4096 % 32

    @property
    def created_minute(self) -> int:
        """Minute of the time of creation."""
        return self.datime_created // 64 % 64

    @property
    def created_second(self) -> int:
        """Second of the time of creation."""
        return self.datime_created % 64

    @property
    def modified_year(self) -> int:
        """Year of the time of the last change."""
        return self.datime_modified // 0x4000000 + 1995

    @property
    def modified_month(self) -> int:
        """Month, from 1 on, of the time of the last change."""
        return self.datime_modified // 0x400000 % 16

    @property
    def modified_day(self) -> int:
        """Day of the month, from 1 on, of the time of the last change."""
        return self.datime_modified // 0x20000 % 32

    @property
    def modified_hour(self) -> int:
        """Hour of the time of the last change."""
        return self.datime_modified // 4096 % 32

    @property
    def modified_minute(self) -> int:
        """Minute of the time of the last change."""
        return self.datime_modified // 64 % 64

    @property
    def modified_second(self) -> int:
        """Second of the time of the last change."""
        return self.datime_modified % 64


class KeysList(Record):
    """Payload of the record of a keys list: the keys of all objects in one directory."""

    __slots__ = ()
    layout = (
        ("keys", "", "keys"),
        ("trailing", "", "trailing"),
    )
    keys: Records[Key]  # Copies of the keys of the objects.
    trailing: bytes  # Unused bytes after the last key; without meaning.


class CountedString(Record):
    """String of up to 254 bytes after one length byte, or of any length after the byte 255 and a 32-bit length."""

    __slots__ = ()
    layout = (
        ("raw", "", "raw"),
    )
    raw: bytes  # Bytes of the string, UTF-8 by convention and left undecoded here.


class FreeList(Record):
    """Payload of the record of the free list."""

    __slots__ = ()
    layout = (
        ("entries", "", "entries"),
    )
    entries: Records[FreeEntry]  # Free byte ranges; the last one starts at the end of the file.


class FreeEntry(Record):
    """One free byte range, both bounds included."""

    __slots__ = ()
    layout = (
        ("version", "i2", "version"),
        ("ofs_first_narrow", "u4", "ofs_first_narrow"),
        ("ofs_first_wide", "u8", "ofs_first_wide"),
        ("ofs_last_narrow", "u4", "ofs_last_narrow"),
        ("ofs_last_wide", "u8", "ofs_last_wide"),
    )
    version: int  # Version of the entry; above 1000 in the wide form.
    ofs_first_narrow: int | None  # Offset of the first free byte, 32-bit form.
    ofs_first_wide: int | None  # Offset of the first free byte, 64-bit form.
    ofs_last_narrow: int | None  # Offset of the last free byte, 32-bit form.
    ofs_last_wide: int | None  # Offset of the last free byte, 64-bit form.

    @property
    def is_wide(self) -> bool:
        """Whether offsets have 64 bits."""
        return self.version > 1000

    @property
    def ofs_first(self) -> int:
        """Offset of the first free byte."""
        return self.ofs_first_wide if self.version > 1000 else self.ofs_first_narrow

    @property
    def ofs_last(self) -> int:
        """Offset of the last free byte."""
        return self.ofs_last_wide if self.version > 1000 else self.ofs_last_narrow


class Anchor(Record):
    """Anchor object of an RNTuple of format epoch 1, after decompression: payload of a key of class ROOT::RNTuple."""

    __slots__ = ()
    layout = (
        ("byte_count", "u4", "byte_count"),
        ("class_version", "u2", "class_version"),
        ("version_epoch", "u2", "version_epoch"),
        ("version_major", "u2", "version_major"),
        ("version_minor", "u2", "version_minor"),
        ("version_patch", "u2", "version_patch"),
        ("ofs_header", "u8", "ofs_header"),
        ("len_header_stored", "u8", "len_header_stored"),
        ("len_header", "u8", "len_header"),
        ("ofs_footer", "u8", "ofs_footer"),
        ("len_footer_stored", "u8", "len_footer_stored"),
        ("len_footer", "u8", "len_footer"),
        ("max_key_size", "u8", "max_key_size"),
        ("trailing", "", "trailing"),
        ("checksum", "", "checksum"),
    )
    byte_count: int
    class_version: int  # Version of the class ROOT::RNTuple.
    version_epoch: int  # Epoch of the format version.
    version_major: int  # Major part of the format version; for information only.
    version_minor: int  # Minor part of the format version; for information only.
    version_patch: int  # Patch part of the format version; for information only.
    ofs_header: int  # Offset of the header envelope.
    len_header_stored: int  # Size in bytes of the header envelope as stored.
    len_header: int  # Length in bytes of the header envelope after decompression.
    ofs_footer: int  # Offset of the footer envelope.
    len_footer_stored: int  # Size in bytes of the footer envelope as stored.
    len_footer: int  # Length in bytes of the footer envelope after decompression.
    max_key_size: int  # Largest payload of one key; larger blobs are spread over several. 0 if blobs are never spread.
    trailing: bytes  # Unknown members in front of the checksum, appended by a later version of the format.
    checksum: bytes  # XXH3-64 of the members from version_epoch to the checksum, big-endian.


class AnchorRc2(Record):
    """Anchor object of an RNTuple of epoch 0, second release candidate: payload of a key of class ROOT::Experimental::RNTuple, class versions 4 to 6."""

    __slots__ = ()
    layout = (
        ("byte_count", "u4", "byte_count"),
        ("class_version", "u2", "class_version"),
        ("version_epoch", "u2", "version_epoch"),
        ("version_major", "u2", "version_major"),
        ("version_minor", "u2", "version_minor"),
        ("version_patch", "u2", "version_patch"),
        ("ofs_header", "u8", "ofs_header"),
        ("len_header_stored", "u8", "len_header_stored"),
        ("len_header", "u8", "len_header"),
        ("ofs_footer", "u8", "ofs_footer"),
        ("len_footer_stored", "u8", "len_footer_stored"),
        ("len_footer", "u8", "len_footer"),
        ("max_key_size", "u8", "max_key_size"),
        ("trailing", "", "trailing"),
        ("checksum", "", "checksum"),
    )
    byte_count: int
    class_version: int  # Version of the class ROOT::Experimental::RNTuple.
    version_epoch: int  # Epoch of the format version.
    version_major: int  # Major part of the format version; for information only.
    version_minor: int  # Minor part of the format version; for information only.
    version_patch: int  # Patch part of the format version; for information only.
    ofs_header: int  # Offset of the header envelope.
    len_header_stored: int  # Size in bytes of the header envelope as stored.
    len_header: int  # Length in bytes of the header envelope after decompression.
    ofs_footer: int  # Offset of the footer envelope.
    len_footer_stored: int  # Size in bytes of the footer envelope as stored.
    len_footer: int  # Length in bytes of the footer envelope after decompression.
    max_key_size: int | None  # Largest payload of one key; absent in class version 4.
    trailing: bytes  # Unknown members in front of the checksum.
    checksum: bytes  # XXH3-64 of the members from version_epoch to the checksum, big-endian.


class AnchorRc1(Record):
    """Anchor object of an RNTuple of the first release candidate, or of the earlier drafts, which look the same here."""

    __slots__ = ()
    layout = (
        ("byte_count", "u4", "byte_count"),
        ("class_version", "u2", "class_version"),
        ("class_checksum", "u4", "class_checksum"),
        ("version", "u4", "version"),
        ("len_in_memory", "u4", "len_in_memory"),
        ("ofs_header", "u8", "ofs_header"),
        ("len_header_stored", "u4", "len_header_stored"),
        ("len_header", "u4", "len_header"),
        ("ofs_footer", "u8", "ofs_footer"),
        ("len_footer_stored", "u4", "len_footer_stored"),
        ("len_footer", "u4", "len_footer"),
        ("reserved", "u8", "reserved"),
        ("trailing", "", "trailing"),
    )
    byte_count: int  # Bytes of the object from the class version on, with bit 30 set.
    class_version: int  # Version of the class ROOT::Experimental::RNTuple.
    class_checksum: int  # Checksum that ROOT computed over the class; the same in all files of one class version.
    version: int  # Version of the anchor; 0.
    len_in_memory: int  # Size in bytes of the anchor in memory.
    ofs_header: int  # Offset of the header envelope.
    len_header_stored: int  # Size in bytes of the header envelope as stored.
    len_header: int  # Length in bytes of the header envelope after decompression.
    ofs_footer: int  # Offset of the footer envelope.
    len_footer_stored: int  # Size in bytes of the footer envelope as stored.
    len_footer: int  # Length in bytes of the footer envelope after decompression.
    reserved: int  # Zero.
    trailing: bytes  # Unknown members at the end.


class BlobOffsetTable(Record):
    """End of the payload of the first key of a blob that is spread over several keys: the positions of the others."""

    __slots__ = ()
    layout = (
        ("ofs_parts", "", "ofs_parts"),
    )
    ofs_parts: list[Any]  # Offset of the payload of each key after the first, in the order of the bytes of the blob.


def file_header(d: bytes, p: int, e: int) -> tuple[int, FileHeader]:
    """Parse the type file_header."""
    q = p + 4
    if q > e or d[p:q] != b'root':
        raise ParseError(p)
    p = q
    version, ofs_begin = _be_ii(d, p)
    p += 8
    if p > e:
        raise ParseError(p)
    if version < 0xf4240:
        ofs_end_narrow, = _be_i(d, p)
        p += 4
        if p > e:
            raise ParseError(p)
    else:
        ofs_end_narrow = None
    if version >= 0xf4240:
        ofs_end_wide, = _be_q(d, p)
        p += 8
        if p > e:
            raise ParseError(p)
    else:
        ofs_end_wide = None
    if version < 0xf4240:
        ofs_free_narrow, = _be_i(d, p)
        p += 4
        if p > e:
            raise ParseError(p)
    else:
        ofs_free_narrow = None
    if version >= 0xf4240:
        ofs_free_wide, = _be_q(d, p)
        p += 8
        if p > e:
            raise ParseError(p)
    else:
        ofs_free_wide = None
    len_free, num_free, len_name, len_offset, compression_settings = _be_iiiBi(d, p)
    p += 17
    if p > e:
        raise ParseError(p)
    if version < 0xf4240:
        ofs_info_narrow, = _be_i(d, p)
        p += 4
        if p > e:
            raise ParseError(p)
    else:
        ofs_info_narrow = None
    if version >= 0xf4240:
        ofs_info_wide, = _be_q(d, p)
        p += 8
        if p > e:
            raise ParseError(p)
    else:
        ofs_info_wide = None
    len_info, uuid_version = _be_ih(d, p)
    p += 6
    if p > e:
        raise ParseError(p)
    q = p + 16
    if q > e:
        raise ParseError(p)
    uuid = d[p:q]
    p = q
    return p, FileHeader((version, ofs_begin, ofs_end_narrow, ofs_end_wide, ofs_free_narrow, ofs_free_wide, len_free, num_free, len_name, len_offset, compression_settings, ofs_info_narrow, ofs_info_wide, len_info, uuid_version, uuid))


def key(d: bytes, p: int, e: int) -> tuple[int, Key]:
    """Parse the type key."""
    len_record, version, len_object, datime, len_key, cycle = _be_ihiIhh(d, p)
    p += 18
    if p > e:
        raise ParseError(p)
    if version <= 1000:
        ofs_key_narrow, = _be_I(d, p)
        p += 4
        if p > e:
            raise ParseError(p)
    else:
        ofs_key_narrow = None
    if version > 1000:
        ofs_key_wide, = _be_Q(d, p)
        p += 8
        if p > e:
            raise ParseError(p)
    else:
        ofs_key_wide = None
    if version <= 1000:
        ofs_pdir_narrow, = _be_I(d, p)
        p += 4
        if p > e:
            raise ParseError(p)
    else:
        ofs_pdir_narrow = None
    if version > 1000:
        ofs_pdir_wide, = _be_Q(d, p)
        p += 8
        if p > e:
            raise ParseError(p)
    else:
        ofs_pdir_wide = None
    class_name_len_short, = _B(d, p)
    p += 1
    if not (class_name_len_short == 255 or class_name_len_short <= e - p):
        raise ParseError(p)
    if p > e:
        raise ParseError(p)
    if class_name_len_short == 255:
        class_name_len_long, = _be_I(d, p)
        p += 4
        if class_name_len_long > e - p:
            raise ParseError(p)
    q = p + (class_name_len_long if class_name_len_short == 255 else class_name_len_short)
    if not p <= q <= e:
        raise ParseError(p)
    class_name = d[p:q]
    p = q
    name_len_short, = _B(d, p)
    p += 1
    if not (name_len_short == 255 or name_len_short <= e - p):
        raise ParseError(p)
    if p > e:
        raise ParseError(p)
    if name_len_short == 255:
        name_len_long, = _be_I(d, p)
        p += 4
        if name_len_long > e - p:
            raise ParseError(p)
    q = p + (name_len_long if name_len_short == 255 else name_len_short)
    if not p <= q <= e:
        raise ParseError(p)
    name = d[p:q]
    p = q
    title_len_short, = _B(d, p)
    p += 1
    if not (title_len_short == 255 or title_len_short <= e - p):
        raise ParseError(p)
    if p > e:
        raise ParseError(p)
    if title_len_short == 255:
        title_len_long, = _be_I(d, p)
        p += 4
        if title_len_long > e - p:
            raise ParseError(p)
    q = p + (title_len_long if title_len_short == 255 else title_len_short)
    if not p <= q <= e:
        raise ParseError(p)
    title = d[p:q]
    p = q
    return p, Key((len_record, version, len_object, datime, len_key, cycle, ofs_key_narrow, ofs_key_wide, ofs_pdir_narrow, ofs_pdir_wide, class_name, name, title))


def directory(d: bytes, p: int, e: int) -> tuple[int, Directory]:
    """Parse the type directory."""
    version, datime_created, datime_modified, len_keys, len_name = _be_hIIii(d, p)
    p += 18
    if p > e:
        raise ParseError(p)
    if version <= 1000:
        ofs_dir_narrow, = _be_I(d, p)
        p += 4
        if p > e:
            raise ParseError(p)
    else:
        ofs_dir_narrow = None
    if version > 1000:
        ofs_dir_wide, = _be_Q(d, p)
        p += 8
        if p > e:
            raise ParseError(p)
    else:
        ofs_dir_wide = None
    if version <= 1000:
        ofs_parent_narrow, = _be_I(d, p)
        p += 4
        if p > e:
            raise ParseError(p)
    else:
        ofs_parent_narrow = None
    if version > 1000:
        ofs_parent_wide, = _be_Q(d, p)
        p += 8
        if p > e:
            raise ParseError(p)
    else:
        ofs_parent_wide = None
    if version <= 1000:
        ofs_keys_narrow, = _be_I(d, p)
        p += 4
        if p > e:
            raise ParseError(p)
    else:
        ofs_keys_narrow = None
    if version > 1000:
        ofs_keys_wide, = _be_Q(d, p)
        p += 8
        if p > e:
            raise ParseError(p)
    else:
        ofs_keys_wide = None
    if version != 1 and version != 1001:
        uuid_version, = _be_h(d, p)
        p += 2
        if p > e:
            raise ParseError(p)
    else:
        uuid_version = None
    if version != 1 and version != 1001:
        q = p + 16
        if q > e:
            raise ParseError(p)
        uuid = d[p:q]
        p = q
    else:
        uuid = None
    return p, Directory((version, datime_created, datime_modified, len_keys, len_name, ofs_dir_narrow, ofs_dir_wide, ofs_parent_narrow, ofs_parent_wide, ofs_keys_narrow, ofs_keys_wide, uuid_version, uuid))


def keys_list(d: bytes, p: int, e: int) -> tuple[int, KeysList]:
    """Parse the type keys_list."""
    num_keys, = _be_I(d, p)
    p += 4
    if not (num_keys <= 0x7fffffff and num_keys * 29 <= e - p):
        raise ParseError(p)
    keys = []
    add_keys = keys.append
    for _ in range(num_keys):
        len_record_1, version_1, len_object_1, datime_1, len_key_1, cycle_1 = _be_ihiIhh(d, p)
        p += 18
        if p > e:
            raise ParseError(p)
        if version_1 <= 1000:
            ofs_key_narrow_1, = _be_I(d, p)
            p += 4
            if p > e:
                raise ParseError(p)
        else:
            ofs_key_narrow_1 = None
        if version_1 > 1000:
            ofs_key_wide_1, = _be_Q(d, p)
            p += 8
            if p > e:
                raise ParseError(p)
        else:
            ofs_key_wide_1 = None
        if version_1 <= 1000:
            ofs_pdir_narrow_1, = _be_I(d, p)
            p += 4
            if p > e:
                raise ParseError(p)
        else:
            ofs_pdir_narrow_1 = None
        if version_1 > 1000:
            ofs_pdir_wide_1, = _be_Q(d, p)
            p += 8
            if p > e:
                raise ParseError(p)
        else:
            ofs_pdir_wide_1 = None
        class_name_len_short_1, = _B(d, p)
        p += 1
        if not (class_name_len_short_1 == 255 or class_name_len_short_1 <= e - p):
            raise ParseError(p)
        if p > e:
            raise ParseError(p)
        if class_name_len_short_1 == 255:
            class_name_len_long_1, = _be_I(d, p)
            p += 4
            if class_name_len_long_1 > e - p:
                raise ParseError(p)
        q = p + (class_name_len_long_1 if class_name_len_short_1 == 255 else class_name_len_short_1)
        if not p <= q <= e:
            raise ParseError(p)
        class_name_1 = d[p:q]
        p = q
        name_len_short_1, = _B(d, p)
        p += 1
        if not (name_len_short_1 == 255 or name_len_short_1 <= e - p):
            raise ParseError(p)
        if p > e:
            raise ParseError(p)
        if name_len_short_1 == 255:
            name_len_long_1, = _be_I(d, p)
            p += 4
            if name_len_long_1 > e - p:
                raise ParseError(p)
        q = p + (name_len_long_1 if name_len_short_1 == 255 else name_len_short_1)
        if not p <= q <= e:
            raise ParseError(p)
        name_1 = d[p:q]
        p = q
        title_len_short_1, = _B(d, p)
        p += 1
        if not (title_len_short_1 == 255 or title_len_short_1 <= e - p):
            raise ParseError(p)
        if p > e:
            raise ParseError(p)
        if title_len_short_1 == 255:
            title_len_long_1, = _be_I(d, p)
            p += 4
            if title_len_long_1 > e - p:
                raise ParseError(p)
        q = p + (title_len_long_1 if title_len_short_1 == 255 else title_len_short_1)
        if not p <= q <= e:
            raise ParseError(p)
        title_1 = d[p:q]
        p = q
        add_keys((len_record_1, version_1, len_object_1, datime_1, len_key_1, cycle_1, ofs_key_narrow_1, ofs_key_wide_1, ofs_pdir_narrow_1, ofs_pdir_wide_1, class_name_1, name_1, title_1))
    keys = Records(keys, Key)
    trailing = d[p:e] if p < e else b""
    p = e
    return p, KeysList((keys, trailing))


def counted_string(d: bytes, p: int, e: int) -> tuple[int, CountedString]:
    """Parse the type counted_string."""
    len_short, = _B(d, p)
    p += 1
    if not (len_short == 255 or len_short <= e - p):
        raise ParseError(p)
    if p > e:
        raise ParseError(p)
    if len_short == 255:
        len_long, = _be_I(d, p)
        p += 4
        if len_long > e - p:
            raise ParseError(p)
    q = p + (len_long if len_short == 255 else len_short)
    if not p <= q <= e:
        raise ParseError(p)
    raw = d[p:q]
    p = q
    return p, CountedString((raw,))


def free_list(d: bytes, p: int, e: int) -> tuple[int, FreeList]:
    """Parse the type free_list."""
    entries = []
    add_entries = entries.append
    while p < e:
        version_1, = _be_h(d, p)
        p += 2
        if p > e:
            raise ParseError(p)
        if version_1 <= 1000:
            ofs_first_narrow_1, = _be_I(d, p)
            p += 4
            if p > e:
                raise ParseError(p)
        else:
            ofs_first_narrow_1 = None
        if version_1 > 1000:
            ofs_first_wide_1, = _be_Q(d, p)
            p += 8
            if p > e:
                raise ParseError(p)
        else:
            ofs_first_wide_1 = None
        if version_1 <= 1000:
            ofs_last_narrow_1, = _be_I(d, p)
            p += 4
            if p > e:
                raise ParseError(p)
        else:
            ofs_last_narrow_1 = None
        if version_1 > 1000:
            ofs_last_wide_1, = _be_Q(d, p)
            p += 8
            if p > e:
                raise ParseError(p)
        else:
            ofs_last_wide_1 = None
        add_entries((version_1, ofs_first_narrow_1, ofs_first_wide_1, ofs_last_narrow_1, ofs_last_wide_1))
    entries = Records(entries, FreeEntry)
    return p, FreeList((entries,))


def free_entry(d: bytes, p: int, e: int) -> tuple[int, FreeEntry]:
    """Parse the type free_entry."""
    version, = _be_h(d, p)
    p += 2
    if p > e:
        raise ParseError(p)
    if version <= 1000:
        ofs_first_narrow, = _be_I(d, p)
        p += 4
        if p > e:
            raise ParseError(p)
    else:
        ofs_first_narrow = None
    if version > 1000:
        ofs_first_wide, = _be_Q(d, p)
        p += 8
        if p > e:
            raise ParseError(p)
    else:
        ofs_first_wide = None
    if version <= 1000:
        ofs_last_narrow, = _be_I(d, p)
        p += 4
        if p > e:
            raise ParseError(p)
    else:
        ofs_last_narrow = None
    if version > 1000:
        ofs_last_wide, = _be_Q(d, p)
        p += 8
        if p > e:
            raise ParseError(p)
    else:
        ofs_last_wide = None
    return p, FreeEntry((version, ofs_first_narrow, ofs_first_wide, ofs_last_narrow, ofs_last_wide))


def anchor(d: bytes, p: int, e: int) -> tuple[int, Anchor]:
    """Parse the type anchor."""
    s = p
    byte_count, class_version, version_epoch, version_major, version_minor, version_patch, ofs_header, len_header_stored, len_header, ofs_footer, len_footer_stored, len_footer, max_key_size = _be_IHHHHHQQQQQQQ(d, p)
    p += 70
    if e - s < 78:
        raise ParseError(p - 66)
    if p > e:
        raise ParseError(p)
    q = p + e - p - 8
    if not p <= q <= e:
        raise ParseError(p)
    trailing = d[p:q]
    p = q
    q = p + 8
    if q > e:
        raise ParseError(p)
    checksum = d[p:q]
    p = q
    return p, Anchor((byte_count, class_version, version_epoch, version_major, version_minor, version_patch, ofs_header, len_header_stored, len_header, ofs_footer, len_footer_stored, len_footer, max_key_size, trailing, checksum))


def anchor_rc2(d: bytes, p: int, e: int) -> tuple[int, AnchorRc2]:
    """Parse the type anchor_rc2."""
    s = p
    byte_count, class_version, version_epoch, version_major, version_minor, version_patch, ofs_header, len_header_stored, len_header, ofs_footer, len_footer_stored, len_footer = _be_IHHHHHQQQQQQ(d, p)
    p += 62
    if e - s < 70:
        raise ParseError(p - 58)
    if p > e:
        raise ParseError(p)
    if e - s >= 78:
        max_key_size, = _be_Q(d, p)
        p += 8
        if p > e:
            raise ParseError(p)
    else:
        max_key_size = None
    q = p + e - p - 8
    if not p <= q <= e:
        raise ParseError(p)
    trailing = d[p:q]
    p = q
    q = p + 8
    if q > e:
        raise ParseError(p)
    checksum = d[p:q]
    p = q
    return p, AnchorRc2((byte_count, class_version, version_epoch, version_major, version_minor, version_patch, ofs_header, len_header_stored, len_header, ofs_footer, len_footer_stored, len_footer, max_key_size, trailing, checksum))


def anchor_rc1(d: bytes, p: int, e: int) -> tuple[int, AnchorRc1]:
    """Parse the type anchor_rc1."""
    byte_count, class_version, class_checksum, version, len_in_memory, ofs_header, len_header_stored, len_header, ofs_footer, len_footer_stored, len_footer, reserved = _be_IHIIIQIIQIIQ(d, p)
    p += 58
    if p > e:
        raise ParseError(p)
    trailing = d[p:e] if p < e else b""
    p = e
    return p, AnchorRc1((byte_count, class_version, class_checksum, version, len_in_memory, ofs_header, len_header_stored, len_header, ofs_footer, len_footer_stored, len_footer, reserved, trailing))


def blob_offset_table(d: bytes, p: int, e: int) -> tuple[int, BlobOffsetTable]:
    """Parse the type blob_offset_table."""
    n, left = divmod(e - p, 8)
    if left:
        raise ParseError(p)
    ofs_parts = list(unpack_from(f"<{n}Q", d, p))
    p += n * 8
    return p, BlobOffsetTable((ofs_parts,))
