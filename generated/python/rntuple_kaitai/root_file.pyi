# Generated from spec/*.ksy by tools/generate.
from rntuple_kaitai.runtime import KaitaiStruct

class RootFile(KaitaiStruct):
    header: RootFile.FileHeader
    @property
    def root_directory(self) -> RootFile.Directory: ...
    @property
    def keys_record(self) -> RootFile.Record: ...
    @property
    def entries(self) -> RootFile.EntryList: ...
    @property
    def free_record(self) -> RootFile.Record | None: ...
    @property
    def streamer_info_record(self) -> RootFile.Record | None: ...

    class FileHeader(KaitaiStruct):
        magic: bytes
        version: int
        ofs_begin: int
        ofs_end_narrow: int | None
        ofs_end_wide: int | None
        ofs_free_narrow: int | None
        ofs_free_wide: int | None
        len_free: int
        num_free: int
        len_name: int
        len_offset: int
        compression_settings: int
        ofs_info_narrow: int | None
        ofs_info_wide: int | None
        len_info: int
        uuid_version: int
        uuid: bytes
        @property
        def is_wide(self) -> bool: ...
        @property
        def ofs_end(self) -> int: ...
        @property
        def ofs_free(self) -> int: ...
        @property
        def ofs_info(self) -> int: ...

    class CountedString(KaitaiStruct):
        len_short: int
        len_long: int | None
        raw: bytes
        @property
        def len(self) -> int: ...
        @property
        def value(self) -> str: ...

    class Key(KaitaiStruct):
        len_record: int
        version: int
        len_object: int
        datime: int
        len_key: int
        cycle: int
        ofs_key_narrow: int | None
        ofs_key_wide: int | None
        ofs_pdir_narrow: int | None
        ofs_pdir_wide: int | None
        class_name: RootFile.CountedString
        name: RootFile.CountedString
        title: RootFile.CountedString
        @property
        def is_wide(self) -> bool: ...
        @property
        def ofs_key(self) -> int: ...
        @property
        def ofs_pdir(self) -> int: ...
        @property
        def year(self) -> int: ...
        @property
        def month(self) -> int: ...
        @property
        def day(self) -> int: ...
        @property
        def hour(self) -> int: ...
        @property
        def minute(self) -> int: ...
        @property
        def second(self) -> int: ...

    class Record(KaitaiStruct):
        key: RootFile.Key
        @property
        def len_payload(self) -> int: ...
        @property
        def payload(self) -> bytes: ...

    class Directory(KaitaiStruct):
        version: int
        datime_created: int
        datime_modified: int
        len_keys: int
        len_name: int
        ofs_dir_narrow: int | None
        ofs_dir_wide: int | None
        ofs_parent_narrow: int | None
        ofs_parent_wide: int | None
        ofs_keys_narrow: int | None
        ofs_keys_wide: int | None
        uuid_version: int | None
        uuid: bytes | None
        @property
        def is_wide(self) -> bool: ...
        @property
        def has_uuid(self) -> bool: ...
        @property
        def ofs_dir(self) -> int: ...
        @property
        def ofs_parent(self) -> int: ...
        @property
        def ofs_keys(self) -> int: ...
        @property
        def created_year(self) -> int: ...
        @property
        def created_month(self) -> int: ...
        @property
        def created_day(self) -> int: ...
        @property
        def created_hour(self) -> int: ...
        @property
        def created_minute(self) -> int: ...
        @property
        def created_second(self) -> int: ...
        @property
        def modified_year(self) -> int: ...
        @property
        def modified_month(self) -> int: ...
        @property
        def modified_day(self) -> int: ...
        @property
        def modified_hour(self) -> int: ...
        @property
        def modified_minute(self) -> int: ...
        @property
        def modified_second(self) -> int: ...

    class KeysList(KaitaiStruct):
        num_keys: int
        keys: list[RootFile.Key]
        trailing: bytes

    class EntryList(KaitaiStruct):
        num_entries: int
        entries: list[RootFile.Entry]

    class Entry(KaitaiStruct):
        key: RootFile.Key
        @property
        def is_release(self) -> bool: ...
        @property
        def is_candidate(self) -> bool: ...
        @property
        def anchor_record(self) -> RootFile.AnchorRecord | None: ...

    class AnchorRecord(KaitaiStruct):
        key: RootFile.Key
        @property
        def is_release(self) -> bool: ...
        @property
        def len_payload(self) -> int: ...
        @property
        def payload(self) -> bytes: ...
        @property
        def is_compressed(self) -> bool: ...
        @property
        def class_version(self) -> int: ...
        @property
        def is_first_candidate(self) -> bool: ...
        @property
        def anchor(self) -> RootFile.Anchor | None: ...
        @property
        def anchor_rc2(self) -> RootFile.AnchorRc2 | None: ...
        @property
        def anchor_rc1(self) -> RootFile.AnchorRc1 | None: ...

    class FreeList(KaitaiStruct):
        entries: list[RootFile.FreeEntry]

    class FreeEntry(KaitaiStruct):
        version: int
        ofs_first_narrow: int | None
        ofs_first_wide: int | None
        ofs_last_narrow: int | None
        ofs_last_wide: int | None
        @property
        def is_wide(self) -> bool: ...
        @property
        def ofs_first(self) -> int: ...
        @property
        def ofs_last(self) -> int: ...

    class Anchor(KaitaiStruct):
        byte_count: int
        class_version: int
        version_epoch: int
        version_major: int
        version_minor: int
        version_patch: int
        ofs_header: int
        len_header_stored: int
        len_header: int
        ofs_footer: int
        len_footer_stored: int
        len_footer: int
        max_key_size: int
        trailing: bytes
        checksum: bytes

    class AnchorRc2(KaitaiStruct):
        byte_count: int
        class_version: int
        version_epoch: int
        version_major: int
        version_minor: int
        version_patch: int
        ofs_header: int
        len_header_stored: int
        len_header: int
        ofs_footer: int
        len_footer_stored: int
        len_footer: int
        max_key_size: int | None
        trailing: bytes
        checksum: bytes

    class AnchorRc1(KaitaiStruct):
        byte_count: int
        class_version: int
        class_checksum: int
        version: int
        len_in_memory: int
        ofs_header: int
        len_header_stored: int
        len_header: int
        ofs_footer: int
        len_footer_stored: int
        len_footer: int
        reserved: int
        trailing: bytes

    class CompressionBlock(KaitaiStruct):
        chunks: list[RootFile.CompressionChunk]

    class CompressionChunk(KaitaiStruct):
        algorithm: bytes
        len_compressed: int
        len_uncompressed: int
        data: bytes
        @property
        def tag(self) -> int: ...

    class BlobOffsetTable(KaitaiStruct):
        ofs_parts: list[int]
