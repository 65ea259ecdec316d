# Generated from spec/*.ksy by tools/generate.
from rntuple_kaitai.runtime import KaitaiStruct

class Trevni(KaitaiStruct):
    magic: bytes
    version: int
    num_rows: int
    num_columns: int
    metadata: Trevni.MetadataMap
    columns_metadata: list[Trevni.MetadataMap]
    ofs_columns: list[int]
    columns: bytes

    class MetadataMap(KaitaiStruct):
        num_pairs: Trevni.Length
        pairs: list[Trevni.MetadataPair]

    class MetadataPair(KaitaiStruct):
        key: Trevni.CountedBytes
        value: Trevni.CountedBytes

    class CountedBytes(KaitaiStruct):
        nbytes: Trevni.Length
        raw: bytes

    class Length(KaitaiStruct):
        group_0: int
        group_1: int | None
        group_2: int | None
        group_3: int | None
        group_4: int | None
        group_5: int | None
        group_6: int | None
        group_7: int | None
        group_8: int | None
        group_9: int | None
        @property
        def value(self) -> int: ...

    class Zigzag(KaitaiStruct):
        group_0: int
        group_1: int | None
        group_2: int | None
        group_3: int | None
        group_4: int | None
        group_5: int | None
        group_6: int | None
        group_7: int | None
        group_8: int | None
        group_9: int | None
        @property
        def low(self) -> int: ...
        @property
        def middle(self) -> int: ...
        @property
        def high(self) -> int: ...

    class Column(KaitaiStruct):
        num_blocks: int
        descriptors: list[Trevni.BlockDescriptor]
        blocks: bytes

    class BlockDescriptor(KaitaiStruct):
        num_rows: int
        len_block: int
        len_block_stored: int

    class ColumnZigzag(KaitaiStruct):
        num_blocks: int
        descriptors: list[Trevni.ZigzagBlockDescriptor]
        blocks: bytes

    class ZigzagBlockDescriptor(KaitaiStruct):
        num_rows: int
        len_block: int
        len_block_stored: int
        first_value: Trevni.Zigzag

    class ColumnFixed32(KaitaiStruct):
        num_blocks: int
        descriptors: list[Trevni.Fixed32BlockDescriptor]
        blocks: bytes

    class Fixed32BlockDescriptor(KaitaiStruct):
        num_rows: int
        len_block: int
        len_block_stored: int
        first_value: int

    class ColumnFixed64(KaitaiStruct):
        num_blocks: int
        descriptors: list[Trevni.Fixed64BlockDescriptor]
        blocks: bytes

    class Fixed64BlockDescriptor(KaitaiStruct):
        num_rows: int
        len_block: int
        len_block_stored: int
        first_value: int

    class ColumnCounted(KaitaiStruct):
        num_blocks: int
        descriptors: list[Trevni.CountedBlockDescriptor]
        blocks: bytes

    class CountedBlockDescriptor(KaitaiStruct):
        num_rows: int
        len_block: int
        len_block_stored: int
        first_value: Trevni.CountedBytes

    class RepeatedBlock(KaitaiStruct):
        num_entries: int
        contents: bytes

    class ZigzagValues(KaitaiStruct):
        values: list[Trevni.Zigzag]

    class CountedValues(KaitaiStruct):
        values: list[Trevni.CountedBytes]
