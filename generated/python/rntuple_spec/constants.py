# Generated from spec/constants.toml by tools/generate; edit that file and run `make generate`.
"""Numbers and names of the format, and its enumerations of format epoch 1 (others have a prefix)."""

from __future__ import annotations

import enum
from typing import Final, NamedTuple


class CompressionAlgorithm(NamedTuple):
    """A compression algorithm.

    Args:
        name: its name.
        number: hundreds of compression settings; 0 is the default of ROOT.
        tag: first two bytes of a chunk.
        version: third byte of a chunk, as written.
        any_version: whether readers accept every third byte.
    """

    name: str
    number: int
    tag: bytes
    version: int
    any_version: bool


class DatimePart(NamedTuple):
    """A part of the 32 bits of a date: its lowest bit and its number of bits."""

    shift: int
    bits: int


class EnvelopeType(enum.IntEnum):
    """Values of envelope_type in spec/rntuple.ksy."""

    HEADER = 1
    "Schema of the RNTuple."
    FOOTER = 2
    "Cluster groups and additions to the schema."
    PAGE_LIST = 3
    "Locations of the pages of one cluster group."


class LocatorKind(enum.IntEnum):
    """Values of locator_kind in spec/rntuple.ksy."""

    STANDARD = 0
    "Size below 2 GiB and offset in the same file; has no kind on storage."
    LARGE = 1
    "64-bit size and offset in the same file."
    OBJECT64 = 2
    "Object of an object store, by a 64-bit number; an experiment of ROOT for DAOS and S3."
    MULTI = 3
    "Object of an object store and offset in it, by 32 bits each; an experiment of ROOT for S3."


class FieldRole(enum.IntEnum):
    """Values of field_role in spec/rntuple.ksy."""

    PLAIN = 0
    "Leaf field with separate columns, or a wrapper around one sub-field."
    COLLECTION = 1
    "Collection of any number of items of its sub-field."
    RECORD = 2
    "Collection of differently named sub-fields."
    VARIANT = 3
    "One of its sub-fields at a time."
    STREAMER = 4
    "Object in the serialisation of ROOT, stored as bytes."


class FieldFlag(enum.IntEnum):
    """Values of field_flag in spec/rntuple.ksy."""

    REPETITIVE = 1
    "Fixed-size array; array_size is stored."
    PROJECTED = 2
    "Shows the columns of another field; source_field_id is stored."
    TYPE_CHECKSUM = 4
    "A checksum of the type is stored."
    SOA_COLLECTION = 8
    "Collection whose in-memory layout is a struct of arrays; nothing more is stored."


class ColumnFlag(enum.IntEnum):
    """Values of column_flag in spec/rntuple.ksy."""

    DEFERRED = 1
    "The first stored element is not element 0; first_element_index is stored."
    VALUE_RANGE = 2
    "Smallest and largest value are stored."


class ClusterFlag(enum.IntEnum):
    """Values of cluster_flag in spec/rntuple.ksy."""

    SHARDED = 1
    "The cluster does not cover all columns; readers must refuse."


class FeatureFlagNumber(enum.IntEnum):
    """Values of feature_flag_number in spec/rntuple.ksy."""

    NESTED_DEFERRED_COLUMNS = 0
    "A column below a collection or variant is deferred and suppressed; since versions 1.0.2.1 and 1.1.0.0."


class ExtraTypeInfoContent(enum.IntEnum):
    """Values of extra_type_info_content in spec/rntuple.ksy."""

    STREAMER_INFO = 0
    "ROOT-streamed list of the streamer infos of all types stored in streamer fields."


class Rc2EnvelopeType(enum.IntEnum):
    """Values of envelope_type in spec/rntuple_rc2.ksy."""

    HEADER = 1
    "Schema of the RNTuple."
    FOOTER = 2
    "Cluster groups and additions to the schema."
    PAGE_LIST = 3
    "Locations of the pages of one cluster group."
    META_DATA = 4
    "Key-value pairs about the data."


class Rc2LocatorKind(enum.IntEnum):
    """Values of locator_kind in spec/rntuple_rc2.ksy."""

    STANDARD = 0
    "Size below 2 GiB and offset in the same file; has no kind on storage."
    URI = 1
    "URI; 64-bit size and offset in the last drafts."
    DAOS = 2
    "Object in a DAOS object store."


class Rc2FieldRole(enum.IntEnum):
    """Values of field_role in spec/rntuple_rc2.ksy."""

    PLAIN = 0
    "Leaf field with separate columns, or a wrapper around one sub-field."
    COLLECTION = 1
    "Collection of any number of items of its sub-field."
    RECORD = 2
    "Collection of differently named sub-fields."
    VARIANT = 3
    "One of its sub-fields at a time."
    REFERENCE = 4
    "Pointer, never put to use; object in the serialisation of ROOT in the last drafts."


class Rc2FieldFlag(enum.IntEnum):
    """Values of field_flag in spec/rntuple_rc2.ksy."""

    REPETITIVE = 1
    "Fixed-size array; array_size is stored."
    PROJECTED = 2
    "Shows the columns of another field; source_field_id is stored."
    TYPE_CHECKSUM = 4
    "A checksum of the type is stored."


class Rc2ColumnFlag(enum.IntEnum):
    """Values of column_flag in spec/rntuple_rc2.ksy."""

    SORTED_ASCENDING = 1
    "Elements never decrease."
    SORTED_DESCENDING = 2
    "Elements never increase."
    NON_NEGATIVE = 4
    "Elements are not negative."
    DEFERRED = 8
    "The first stored element is not element 0; first_element_index is stored."
    VALUE_RANGE = 16
    "Smallest and largest value are stored."


class Rc2ExtraTypeInfoContent(enum.IntEnum):
    """Values of extra_type_info_content in spec/rntuple_rc2.ksy."""

    DEFINITION = 1
    "C++ definition of the type."


class Rc2MetaDataType(enum.IntEnum):
    """Values of meta_data_type in spec/rntuple_rc2.ksy."""

    INT64 = 1
    "Integer of 64 bits."
    BOOL = 2
    "Boolean, stored in 8 bits."
    FLOAT64 = 3
    "IEEE-754 double precision number."
    STRING = 4
    "String."


class Rc1LocatorKind(enum.IntEnum):
    """Values of locator_kind in spec/rntuple_rc1.ksy."""

    STANDARD = 0
    "Size below 2 GiB and offset in the same file; has no kind on storage."
    URI = 1
    "URI."
    DAOS = 2
    "Object in a DAOS object store."


class Rc1FieldRole(enum.IntEnum):
    """Values of field_role in spec/rntuple_rc1.ksy."""

    PLAIN = 0
    "Leaf field with separate columns, or a wrapper around one sub-field."
    COLLECTION = 1
    "Collection of any number of items of its sub-field."
    RECORD = 2
    "Collection of differently named sub-fields."
    VARIANT = 3
    "One of its sub-fields at a time."
    REFERENCE = 4
    "Pointer; never put to use."


class Rc1FieldFlag(enum.IntEnum):
    """Values of field_flag in spec/rntuple_rc1.ksy."""

    REPETITIVE = 1
    "Fixed-size array; array_size is stored."


class Rc1ColumnFlag(enum.IntEnum):
    """Values of column_flag in spec/rntuple_rc1.ksy."""

    SORTED_ASCENDING = 1
    "Elements never decrease."
    SORTED_DESCENDING = 2
    "Elements never increase."
    NON_NEGATIVE = 4
    "Elements are not negative."
    DEFERRED = 8
    "The first stored element is not element 0; first_element_index is stored."


class Rc1PageFlag(enum.IntEnum):
    """Values of page_flag in spec/rntuple_rc1.ksy."""

    CHECKSUM = 1
    "A CRC32 of the page follows it."


class Rc1ExtraTypeInfoContent(enum.IntEnum):
    """Values of extra_type_info_content in spec/rntuple_rc1.ksy."""

    DEFINITION = 1
    "C++ definition of the type."


class V0FieldStructure(enum.IntEnum):
    """Values of field_structure in spec/rntuple_v0.ksy."""

    PLAIN = 0
    "Leaf field with separate columns, or a wrapper around one sub-field."
    COLLECTION = 1
    "Collection of any number of items of its sub-field."
    RECORD = 2
    "Collection of differently named sub-fields."
    VARIANT = 3
    "One of its sub-fields at a time."
    REFERENCE = 4
    "Pointer; never put to use."


ANCHOR_CLASS: Final[str] = "ROOT::RNTuple"
"Class of the keys of anchors since the release. (Section anchor-schema.)"
DRAFT_ANCHOR_CLASS: Final[str] = "ROOT::Experimental::RNTuple"
"Class of the keys of anchors before the release. (Section anchor-schema.)"
ANCHOR_CLASS_VERSION: Final[int] = 2
"Version of the class ROOT::RNTuple. (Section anchor-schema.)"
ANCHOR_CLASS_CHECKSUM: Final[int] = 0x28E632EC
"Checksum of the class ROOT::RNTuple, as its StreamerInfo states it. (Section anchor-schema.)"
RC1_ANCHOR_CLASS_CHECKSUM: Final[int] = 0xC9470894
"Checksum of the class of anchors in the first release candidate. (Section anchor-schema.)"
RC2_ANCHOR_CLASS_VERSION: Final[int] = 6
"Version of the class of anchors at the end of the second release candidate. (Section anchor-schema.)"
RC2_ANCHOR_CLASS_CHECKSUM: Final[int] = 0xEF5C9103
"Checksum of that version of the class. (Section anchor-schema.)"
LEN_ANCHOR: Final[int] = 78
"Bytes of the anchor object, byte count, class version and checksum included. (Section anchor-schema.)"
LEN_RC2_EARLY_ANCHOR: Final[int] = 70
"Bytes of the anchor object of early files of the second release candidate, without Max Key Size. (Section anchor-schema.)"
FIRST_CHECKED_ANCHOR_BYTE: Final[int] = 6
"First byte of the anchor object that its checksum covers. (Section anchor-schema.)"
DEFAULT_MAX_KEY_SIZE: Final[int] = 0x40000000
"Max Key Size that ROOT writes: payloads of more bytes are split over several keys. (Section root-file-embedding.)"
LEN_CHUNK_OFFSET: Final[int] = 8
"Bytes of each offset in the table at the end of the first part of a payload split over several keys. (Section root-file-embedding.)"
LEN_ENVELOPE_PREAMBLE: Final[int] = 8
"Bytes of type and length in front of the payload of an envelope. (Section envelopes.)"
LEN_ENVELOPE_CHECKSUM: Final[int] = 8
"Bytes of the XXH3-64 after the payload of an envelope. (Section envelopes.)"
LEN_PAGE_CHECKSUM: Final[int] = 8
"Bytes of the XXH3-64 after a stored page. (Section page-locations.)"
LEN_DRAFT_CHECKSUM: Final[int] = 4
"Bytes of the CRC32 after an envelope of the first release candidate and before. (Section envelopes.)"
MAX_LEN_ENVELOPE: Final[int] = 0xFFFFFFFFFFFF
"Largest length of an envelope: 48 bits. (Section envelopes.)"
FEATURE_FLAG_CONTINUES: Final[int] = 0x8000000000000000
"Bit of a word of feature flags that says that another word follows. (Section feature-flags.)"
NUM_FEATURE_FLAGS_PER_WORD: Final[int] = 63
"Bits of a word that are flags; flag number 64 * i + b is bit b of word i. (Section feature-flags.)"
MAX_STANDARD_LOCATOR_SIZE: Final[int] = 0x7FFFFFFF
"Largest size that a locator of the standard form can hold. (Section locators-and-envelope-links.)"
UNVERSIONED: Final[int] = 0xFFFFFFFF
"Type version of a class that defines no version. (Section field-description.)"
MAX_VARIANT_ALTERNATIVES: Final[int] = 125
"Largest number of alternatives of a variant. (Section std-variant.)"
MAX_ARRAY_SIZE: Final[int] = 0xFFFFFFFFFFFFFFFF
"Largest array size that a field can state: 64 bits. ROOT 6.40 accepts all of them. The memory of an implementation sets a lower limit. (Section field-description.)"
MAX_LEN_NTUPLE_NAME: Final[int] = 254
"Bytes of the longest name of an RNTuple that ROOT takes. (Section naming-specification.)"
ILLEGAL_NAME_CHARACTERS: Final[str] = ". /\\"
"Characters that no name may hold, beside control codes. (Section naming-specification.)"
FIRST_PRINTABLE: Final[int] = 32
"Code points below are control codes, which no name may hold. (Section naming-specification.)"
DELETE_CODE: Final[int] = 127
"Code point of the one other control code. (Section naming-specification.)"
BASE_CLASS_PREFIX: Final[str] = ":_"
"Base classes are sub-fields of this name and their number. (Section regular-class.)"
ANONYMOUS_PREFIX: Final[str] = "_"
"Sub-fields without a given name are called by this and their number. (Section mapping-of-cpp-types.)"
MAX_INDEX: Final[int] = 0x7FFFFFFFFFFFFFFF
"Largest value in columns of offsets and in the indices of variants. (Section column-description.)"
SUPPRESSED_ELEMENT_OFFSET: Final[int] = -9223372036854775808
"Element offset that writers state for a column that is suppressed in a cluster; any negative one says so. (Section suppressed-columns.)"
MAX_ENTRIES_PER_CLUSTER: Final[int] = 0xFFFFFFFFFFFFFF
"Largest number of entries of a cluster: 56 bits. (Section cluster-summary-record-frame.)"
DRAFT_MAX_ENTRIES_PER_CLUSTER: Final[int] = 0xFFFFFFFFFFFFFFF
"Largest number of entries of a cluster in the release candidates: 60 bits. (Section cluster-summary-record-frame.)"
MAX_ELEMENTS_PER_PAGE: Final[int] = 0x7FFFFFFF
"Largest number of elements of a page: 31 bits beside the sign. (Section page-locations.)"
V0_NO_PARENT: Final[int] = 0xFFFFFFFFFFFFFFFF
"Parent of the root field before the specification. (Section v0-descriptor.)"
ATTRIBUTE_SCHEMA_MAJOR: Final[int] = 1
"Major version of the schema of attribute sets; readers refuse others. (Section linked-attribute-sets.)"
ATTRIBUTE_SCHEMA_MINOR: Final[int] = 0
"Minor version of that schema. (Section linked-attribute-sets.)"
ATTRIBUTE_FIELDS: Final[tuple[str, ...]] = ("_rangeStart", "_rangeLen", "_userData",)
"Fields of an attribute set: first entry, number of entries, values. (Section linked-attribute-sets.)"
ATTRIBUTE_RANGE_TYPE: Final[str] = "std::uint64_t"
"Type of the fields for the first entry and the number of entries. (Section linked-attribute-sets.)"
RESERVED_ATTRIBUTE_PREFIX: Final[str] = "__"
"Names of attribute sets that start so are reserved. (Section linked-attribute-sets.)"
FILE_MAGIC: Final[str] = "root"
"First bytes of a ROOT file. (Section file-header.)"
FILE_BEGIN: Final[int] = 100
"Offset of the first record in the files that ROOT writes. (Section file-header.)"
LARGE_FILE_VERSION: Final[int] = 0xF4240
"Added to the version in the header of a file with 64-bit offsets. (Section file-header.)"
OLDEST_ROOT_VERSION: Final[int] = 30000
"Version in the file header, without the mark of the wide form, from which on TFile opens a file. (Section file-header.)"
WIDE_VERSION: Final[int] = 1000
"Added to the version of a key, directory or free segment with 64-bit offsets. (Section data-record.)"
LARGE_FILE_SIZE: Final[int] = 0x77359400
"Size above which ROOT writes a header with 64-bit offsets; end of the last free segment of smaller files. (Section file-header.)"
MAX_NARROW_OFFSET: Final[int] = 0x7FFFFFFF
"Largest offset of the form with 32 bits. (Section data-record.)"
FILE_CLASS: Final[str] = "TFile"
"Class of the key of the root directory. (Section root-directory-record.)"
DIRECTORY_CLASSES: Final[tuple[str, ...]] = ("TDirectory", "TDirectoryFile",)
"Classes of the keys of directories. (Section directory-record.)"
BLOB_CLASS: Final[str] = "RBlob"
"Class of the keys of envelopes and pages, which no keys list mentions. (Section root-file-embedding.)"
STREAMER_INFO_KEY: Final[tuple[str, ...]] = ("TList", "StreamerInfo", "Doubly linked list",)
"Class, name and title of the key of the StreamerInfo record. (Section streamer-info-record.)"
DATIME_FIRST_YEAR: Final[int] = 1995
"Year 0 of the dates in keys and directories. (Section data-record.)"
BYTE_COUNT_BIT: Final[int] = 0x40000000
"Bit that marks the byte count in front of an object. (Section streamer-info-record.)"
BYTE_COUNT_MASK: Final[int] = 0x3FFFFFFF
"Bits of a byte count that are the count. (Section streamer-info-record.)"
NEW_CLASS_TAG: Final[int] = 0xFFFFFFFF
"Tag in front of the name of a class that has not occurred before. (Section streamer-info-record.)"
CLASS_REFERENCE_BIT: Final[int] = 0x80000000
"Bit that marks the tag of a class that occurred before. (Section streamer-info-record.)"
CLASS_TAG_SHIFT: Final[int] = 2
"Tags count places from so many bytes in front of the key. (Section streamer-info-record.)"
OBJECT_IS_REFERENCED: Final[int] = 16
"Status bit of an object that is followed by the number of the process that made it. (Section streamer-info-record.)"
COMPRESSION_FACTOR: Final[int] = 100
"Compression settings are this times the number of the algorithm, and the level. (Section basic-types.)"
MAX_COMPRESSION_LEVEL: Final[int] = 9
"Largest level in compression settings. (Section basic-types.)"
LEN_COMPRESSION_HEAD: Final[int] = 9
"Bytes of algorithm and lengths in front of each compressed chunk. (Section compression-block.)"
MAX_LEN_CHUNK: Final[int] = 0xFFFFFF
"Largest length of a chunk, compressed or not: 24 bits. (Section compression-block.)"
LEN_LZ4_CHECKSUM: Final[int] = 8
"Bytes of the XXH64 in front of the data of an LZ4 chunk, big-endian. (Section compression-block.)"
COMPRESSION_ALGORITHMS: Final[dict[str, CompressionAlgorithm]] = {
    "zlib": CompressionAlgorithm("zlib", 1, b"ZL", 8, False),
    "lzma": CompressionAlgorithm("lzma", 2, b"XZ", 0, False),
    "old": CompressionAlgorithm("old", 3, b"CS", 8, False),
    "lz4": CompressionAlgorithm("lz4", 4, b"L4", 1, True),
    "zstd": CompressionAlgorithm("zstd", 5, b"ZS", 1, False),
}
DATIME_PARTS: Final[dict[str, DatimePart]] = {
    "second": DatimePart(0, 6),
    "minute": DatimePart(6, 6),
    "hour": DatimePart(12, 5),
    "day": DatimePart(17, 5),
    "month": DatimePart(22, 4),
    "year": DatimePart(26, 6),
}
