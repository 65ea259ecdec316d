// Generated from spec/constants.toml by tools/generate; edit that file and run `make generate`.
//! Numbers and names of the RNTuple format that are no fields of a structure.

/// Class of the keys of anchors since the release.
pub const ANCHOR_CLASS: &str = "ROOT::RNTuple";

/// Class of the keys of anchors before the release.
pub const DRAFT_ANCHOR_CLASS: &str = "ROOT::Experimental::RNTuple";

/// Version of the class ROOT::RNTuple.
pub const ANCHOR_CLASS_VERSION: u64 = 2;

/// Checksum of the class ROOT::RNTuple, as its StreamerInfo states it.
pub const ANCHOR_CLASS_CHECKSUM: u64 = 686174956;

/// Checksum of the class of anchors in the first release candidate.
pub const RC1_ANCHOR_CLASS_CHECKSUM: u64 = 3376875668;

/// Version of the class of anchors at the end of the second release candidate.
pub const RC2_ANCHOR_CLASS_VERSION: u64 = 6;

/// Checksum of that version of the class.
pub const RC2_ANCHOR_CLASS_CHECKSUM: u64 = 4015821059;

/// Bytes of the anchor object, byte count, class version and checksum included.
pub const LEN_ANCHOR: u64 = 78;

/// Bytes of the anchor object of early files of the second release candidate, without Max Key Size.
pub const LEN_RC2_EARLY_ANCHOR: u64 = 70;

/// First byte of the anchor object that its checksum covers.
pub const FIRST_CHECKED_ANCHOR_BYTE: u64 = 6;

/// Max Key Size that ROOT writes: payloads of more bytes are split over several keys.
pub const DEFAULT_MAX_KEY_SIZE: u64 = 1073741824;

/// Bytes of each offset in the table at the end of the first part of a payload split over several keys.
pub const LEN_CHUNK_OFFSET: u64 = 8;

/// Bytes of type and length in front of the payload of an envelope.
pub const LEN_ENVELOPE_PREAMBLE: u64 = 8;

/// Bytes of the XXH3-64 after the payload of an envelope.
pub const LEN_ENVELOPE_CHECKSUM: u64 = 8;

/// Bytes of the XXH3-64 after a stored page.
pub const LEN_PAGE_CHECKSUM: u64 = 8;

/// Bytes of the CRC32 after an envelope of the first release candidate and before.
pub const LEN_DRAFT_CHECKSUM: u64 = 4;

/// Largest length of an envelope: 48 bits.
pub const MAX_LEN_ENVELOPE: u64 = 281474976710655;

/// Bit of a word of feature flags that says that another word follows.
pub const FEATURE_FLAG_CONTINUES: u64 = 9223372036854775808;

/// Bits of a word that are flags; flag number 64 * i + b is bit b of word i.
pub const NUM_FEATURE_FLAGS_PER_WORD: u64 = 63;

/// Largest size that a locator of the standard form can hold.
pub const MAX_STANDARD_LOCATOR_SIZE: u64 = 2147483647;

/// Type version of a class that defines no version.
pub const UNVERSIONED: u64 = 4294967295;

/// Largest number of alternatives of a variant.
pub const MAX_VARIANT_ALTERNATIVES: u64 = 125;

/// Largest array size that a field can state: 64 bits. ROOT 6.40 accepts all of them. The memory of an implementation sets a lower limit.
pub const MAX_ARRAY_SIZE: u64 = 18446744073709551615;

/// Bytes of the longest name of an RNTuple that ROOT takes.
pub const MAX_LEN_NTUPLE_NAME: u64 = 254;

/// Characters that no name may hold, beside control codes.
pub const ILLEGAL_NAME_CHARACTERS: &str = ". /\\";

/// Code points below are control codes, which no name may hold.
pub const FIRST_PRINTABLE: u64 = 32;

/// Code point of the one other control code.
pub const DELETE_CODE: u64 = 127;

/// Base classes are sub-fields of this name and their number.
pub const BASE_CLASS_PREFIX: &str = ":_";

/// Sub-fields without a given name are called by this and their number.
pub const ANONYMOUS_PREFIX: &str = "_";

/// Largest value in columns of offsets and in the indices of variants.
pub const MAX_INDEX: u64 = 9223372036854775807;

/// Element offset that writers state for a column that is suppressed in a cluster; any negative one says so.
pub const SUPPRESSED_ELEMENT_OFFSET: i64 = -9223372036854775808;

/// Largest number of entries of a cluster: 56 bits.
pub const MAX_ENTRIES_PER_CLUSTER: u64 = 72057594037927935;

/// Largest number of entries of a cluster in the release candidates: 60 bits.
pub const DRAFT_MAX_ENTRIES_PER_CLUSTER: u64 = 1152921504606846975;

/// Largest number of elements of a page: 31 bits beside the sign.
pub const MAX_ELEMENTS_PER_PAGE: u64 = 2147483647;

/// Parent of the root field before the specification.
pub const V0_NO_PARENT: u64 = 18446744073709551615;

/// Major version of the schema of attribute sets; readers refuse others.
pub const ATTRIBUTE_SCHEMA_MAJOR: u64 = 1;

/// Minor version of that schema.
pub const ATTRIBUTE_SCHEMA_MINOR: u64 = 0;

/// Fields of an attribute set: first entry, number of entries, values.
pub const ATTRIBUTE_FIELDS: &[&str] = &["_rangeStart", "_rangeLen", "_userData"];

/// Type of the fields for the first entry and the number of entries.
pub const ATTRIBUTE_RANGE_TYPE: &str = "std::uint64_t";

/// Names of attribute sets that start so are reserved.
pub const RESERVED_ATTRIBUTE_PREFIX: &str = "__";

/// First bytes of a ROOT file.
pub const FILE_MAGIC: &str = "root";

/// Offset of the first record in the files that ROOT writes.
pub const FILE_BEGIN: u64 = 100;

/// Added to the version in the header of a file with 64-bit offsets.
pub const LARGE_FILE_VERSION: u64 = 1000000;

/// Version in the file header, without the mark of the wide form, from which on TFile opens a file.
pub const OLDEST_ROOT_VERSION: u64 = 30000;

/// Added to the version of a key, directory or free segment with 64-bit offsets.
pub const WIDE_VERSION: u64 = 1000;

/// Size above which ROOT writes a header with 64-bit offsets; end of the last free segment of smaller files.
pub const LARGE_FILE_SIZE: u64 = 2000000000;

/// Largest offset of the form with 32 bits.
pub const MAX_NARROW_OFFSET: u64 = 2147483647;

/// Class of the key of the root directory.
pub const FILE_CLASS: &str = "TFile";

/// Classes of the keys of directories.
pub const DIRECTORY_CLASSES: &[&str] = &["TDirectory", "TDirectoryFile"];

/// Class of the keys of envelopes and pages, which no keys list mentions.
pub const BLOB_CLASS: &str = "RBlob";

/// Class, name and title of the key of the StreamerInfo record.
pub const STREAMER_INFO_KEY: &[&str] = &["TList", "StreamerInfo", "Doubly linked list"];

/// Year 0 of the dates in keys and directories.
pub const DATIME_FIRST_YEAR: u64 = 1995;

/// Bit that marks the byte count in front of an object.
pub const BYTE_COUNT_BIT: u64 = 1073741824;

/// Bits of a byte count that are the count.
pub const BYTE_COUNT_MASK: u64 = 1073741823;

/// Tag in front of the name of a class that has not occurred before.
pub const NEW_CLASS_TAG: u64 = 4294967295;

/// Bit that marks the tag of a class that occurred before.
pub const CLASS_REFERENCE_BIT: u64 = 2147483648;

/// Tags count places from so many bytes in front of the key.
pub const CLASS_TAG_SHIFT: u64 = 2;

/// Status bit of an object that is followed by the number of the process that made it.
pub const OBJECT_IS_REFERENCED: u64 = 16;

/// Compression settings are this times the number of the algorithm, and the level.
pub const COMPRESSION_FACTOR: u64 = 100;

/// Largest level in compression settings.
pub const MAX_COMPRESSION_LEVEL: u64 = 9;

/// Bytes of algorithm and lengths in front of each compressed chunk.
pub const LEN_COMPRESSION_HEAD: u64 = 9;

/// Largest length of a chunk, compressed or not: 24 bits.
pub const MAX_LEN_CHUNK: u64 = 16777215;

/// Bytes of the XXH64 in front of the data of an LZ4 chunk, big-endian.
pub const LEN_LZ4_CHECKSUM: u64 = 8;

/// Number of zlib in compression settings.
pub const COMPRESSION_ZLIB: u64 = 1;

/// First two bytes of a chunk compressed with zlib.
pub const CHUNK_TAG_ZLIB: &str = "ZL";

/// Number of lzma in compression settings.
pub const COMPRESSION_LZMA: u64 = 2;

/// First two bytes of a chunk compressed with lzma.
pub const CHUNK_TAG_LZMA: &str = "XZ";

/// Number of old in compression settings.
pub const COMPRESSION_OLD: u64 = 3;

/// First two bytes of a chunk compressed with old.
pub const CHUNK_TAG_OLD: &str = "CS";

/// Number of lz4 in compression settings.
pub const COMPRESSION_LZ4: u64 = 4;

/// First two bytes of a chunk compressed with lz4.
pub const CHUNK_TAG_LZ4: &str = "L4";

/// Number of zstd in compression settings.
pub const COMPRESSION_ZSTD: u64 = 5;

/// First two bytes of a chunk compressed with zstd.
pub const CHUNK_TAG_ZSTD: &str = "ZS";

/// Lowest bit of the second in a date.
pub const DATIME_SECOND_SHIFT: u64 = 0;

/// Number of bits of the second in a date.
pub const DATIME_SECOND_BITS: u64 = 6;

/// Lowest bit of the minute in a date.
pub const DATIME_MINUTE_SHIFT: u64 = 6;

/// Number of bits of the minute in a date.
pub const DATIME_MINUTE_BITS: u64 = 6;

/// Lowest bit of the hour in a date.
pub const DATIME_HOUR_SHIFT: u64 = 12;

/// Number of bits of the hour in a date.
pub const DATIME_HOUR_BITS: u64 = 5;

/// Lowest bit of the day in a date.
pub const DATIME_DAY_SHIFT: u64 = 17;

/// Number of bits of the day in a date.
pub const DATIME_DAY_BITS: u64 = 5;

/// Lowest bit of the month in a date.
pub const DATIME_MONTH_SHIFT: u64 = 22;

/// Number of bits of the month in a date.
pub const DATIME_MONTH_BITS: u64 = 4;

/// Lowest bit of the year in a date.
pub const DATIME_YEAR_SHIFT: u64 = 26;

/// Number of bits of the year in a date.
pub const DATIME_YEAR_BITS: u64 = 6;
