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
        begin: int
        end_narrow: int | None
        end_wide: int | None
        seek_free_narrow: int | None
        seek_free_wide: int | None
        nbytes_free: int
        num_free: int
        nbytes_name: int
        units: int
        compression_settings: int
        seek_info_narrow: int | None
        seek_info_wide: int | None
        nbytes_info: int
        uuid_version: int
        uuid: bytes
        @property
        def is_wide(self) -> bool: ...
        @property
        def end(self) -> int: ...
        @property
        def seek_free(self) -> int: ...
        @property
        def seek_info(self) -> int: ...

    class CountedString(KaitaiStruct):
        len_short: int
        len_long: int | None
        raw: bytes
        @property
        def len(self) -> int: ...
        @property
        def value(self) -> str: ...

    class Key(KaitaiStruct):
        nbytes: int
        version: int
        len_object: int
        datime: int
        len_key: int
        cycle: int
        seek_key_narrow: int | None
        seek_key_wide: int | None
        seek_pdir_narrow: int | None
        seek_pdir_wide: int | None
        class_name: RootFile.CountedString
        name: RootFile.CountedString
        title: RootFile.CountedString
        @property
        def is_wide(self) -> bool: ...
        @property
        def seek_key(self) -> int: ...
        @property
        def seek_pdir(self) -> int: ...

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
        nbytes_keys: int
        nbytes_name: int
        seek_dir_narrow: int | None
        seek_dir_wide: int | None
        seek_parent_narrow: int | None
        seek_parent_wide: int | None
        seek_keys_narrow: int | None
        seek_keys_wide: int | None
        uuid_version: int | None
        uuid: bytes | None
        @property
        def is_wide(self) -> bool: ...
        @property
        def has_uuid(self) -> bool: ...
        @property
        def seek_dir(self) -> int: ...
        @property
        def seek_parent(self) -> int: ...
        @property
        def seek_keys(self) -> int: ...

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
        first_narrow: int | None
        first_wide: int | None
        last_narrow: int | None
        last_wide: int | None
        @property
        def is_wide(self) -> bool: ...
        @property
        def first(self) -> int: ...
        @property
        def last(self) -> int: ...

    class Anchor(KaitaiStruct):
        byte_count: int
        class_version: int
        version_epoch: int
        version_major: int
        version_minor: int
        version_patch: int
        seek_header: int
        nbytes_header: int
        len_header: int
        seek_footer: int
        nbytes_footer: int
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
        seek_header: int
        nbytes_header: int
        len_header: int
        seek_footer: int
        nbytes_footer: int
        len_footer: int
        max_key_size: int | None
        trailing: bytes
        checksum: bytes

    class AnchorRc1(KaitaiStruct):
        byte_count: int
        class_version: int
        class_checksum: int
        version: int
        size: int
        seek_header: int
        nbytes_header: int
        len_header: int
        seek_footer: int
        nbytes_footer: int
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
