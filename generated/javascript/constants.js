// Generated from spec/constants.toml by tools/generate; edit that file and run `make generate`.
// Numbers and names of the RNTuple format that are no fields of a structure. Integers above 2^53 are BigInts.
'use strict';

module.exports = {
  // Class of the keys of anchors since the release.
  ANCHOR_CLASS: "ROOT::RNTuple",

  // Class of the keys of anchors before the release.
  DRAFT_ANCHOR_CLASS: "ROOT::Experimental::RNTuple",

  // Version of the class ROOT::RNTuple.
  ANCHOR_CLASS_VERSION: 2,

  // Checksum of the class ROOT::RNTuple, as its StreamerInfo states it.
  ANCHOR_CLASS_CHECKSUM: 686174956,

  // Checksum of the class of anchors in the first release candidate.
  RC1_ANCHOR_CLASS_CHECKSUM: 3376875668,

  // Version of the class of anchors at the end of the second release candidate.
  RC2_ANCHOR_CLASS_VERSION: 6,

  // Checksum of that version of the class.
  RC2_ANCHOR_CLASS_CHECKSUM: 4015821059,

  // Bytes of the anchor object, byte count, class version and checksum included.
  LEN_ANCHOR: 78,

  // Bytes of the anchor object of early files of the second release candidate, without Max Key Size.
  LEN_RC2_EARLY_ANCHOR: 70,

  // First byte of the anchor object that its checksum covers.
  FIRST_CHECKED_ANCHOR_BYTE: 6,

  // Max Key Size that ROOT writes: payloads of more bytes are split over several keys.
  DEFAULT_MAX_KEY_SIZE: 1073741824,

  // Bytes of each offset in the table at the end of the first part of a payload split over several keys.
  LEN_CHUNK_OFFSET: 8,

  // Bytes of type and length in front of the payload of an envelope.
  LEN_ENVELOPE_PREAMBLE: 8,

  // Bytes of the XXH3-64 after the payload of an envelope.
  LEN_ENVELOPE_CHECKSUM: 8,

  // Bytes of the XXH3-64 after a stored page.
  LEN_PAGE_CHECKSUM: 8,

  // Bytes of the CRC32 after an envelope of the first release candidate and before.
  LEN_DRAFT_CHECKSUM: 4,

  // Largest length of an envelope: 48 bits.
  MAX_LEN_ENVELOPE: 281474976710655,

  // Bit of a word of feature flags that says that another word follows.
  FEATURE_FLAG_CONTINUES: 9223372036854775808n,

  // Bits of a word that are flags; flag number 64 * i + b is bit b of word i.
  NUM_FEATURE_FLAGS_PER_WORD: 63,

  // Largest size that a locator of the standard form can hold.
  MAX_STANDARD_LOCATOR_SIZE: 2147483647,

  // Type version of a class that defines no version.
  UNVERSIONED: 4294967295,

  // Largest number of alternatives of a variant.
  MAX_VARIANT_ALTERNATIVES: 125,

  // Largest array size that a field can state: 64 bits. ROOT 6.40 accepts all of them. The memory of an implementation sets a lower limit.
  MAX_ARRAY_SIZE: 18446744073709551615n,

  // Bytes of the longest name of an RNTuple that ROOT takes.
  MAX_LEN_NTUPLE_NAME: 254,

  // Characters that no name may hold, beside control codes.
  ILLEGAL_NAME_CHARACTERS: ". /\\",

  // Code points below are control codes, which no name may hold.
  FIRST_PRINTABLE: 32,

  // Code point of the one other control code.
  DELETE_CODE: 127,

  // Base classes are sub-fields of this name and their number.
  BASE_CLASS_PREFIX: ":_",

  // Sub-fields without a given name are called by this and their number.
  ANONYMOUS_PREFIX: "_",

  // Largest value in columns of offsets and in the indices of variants.
  MAX_INDEX: 9223372036854775807n,

  // Element offset that writers state for a column that is suppressed in a cluster; any negative one says so.
  SUPPRESSED_ELEMENT_OFFSET: -9223372036854775808n,

  // Largest number of entries of a cluster: 56 bits.
  MAX_ENTRIES_PER_CLUSTER: 72057594037927935n,

  // Largest number of entries of a cluster in the release candidates: 60 bits.
  DRAFT_MAX_ENTRIES_PER_CLUSTER: 1152921504606846975n,

  // Largest number of elements of a page: 31 bits beside the sign.
  MAX_ELEMENTS_PER_PAGE: 2147483647,

  // Parent of the root field before the specification.
  V0_NO_PARENT: 18446744073709551615n,

  // Major version of the schema of attribute sets; readers refuse others.
  ATTRIBUTE_SCHEMA_MAJOR: 1,

  // Minor version of that schema.
  ATTRIBUTE_SCHEMA_MINOR: 0,

  // Fields of an attribute set: first entry, number of entries, values.
  ATTRIBUTE_FIELDS: ["_rangeStart", "_rangeLen", "_userData"],

  // Type of the fields for the first entry and the number of entries.
  ATTRIBUTE_RANGE_TYPE: "std::uint64_t",

  // Names of attribute sets that start so are reserved.
  RESERVED_ATTRIBUTE_PREFIX: "__",

  // First bytes of a ROOT file.
  FILE_MAGIC: "root",

  // Offset of the first record in the files that ROOT writes.
  FILE_BEGIN: 100,

  // Added to the version in the header of a file with 64-bit offsets.
  LARGE_FILE_VERSION: 1000000,

  // Version in the file header, without the mark of the wide form, from which on TFile opens a file.
  OLDEST_ROOT_VERSION: 30000,

  // Added to the version of a key, directory or free segment with 64-bit offsets.
  WIDE_VERSION: 1000,

  // Size above which ROOT writes a header with 64-bit offsets; end of the last free segment of smaller files.
  LARGE_FILE_SIZE: 2000000000,

  // Largest offset of the form with 32 bits.
  MAX_NARROW_OFFSET: 2147483647,

  // Class of the key of the root directory.
  FILE_CLASS: "TFile",

  // Classes of the keys of directories.
  DIRECTORY_CLASSES: ["TDirectory", "TDirectoryFile"],

  // Class of the keys of envelopes and pages, which no keys list mentions.
  BLOB_CLASS: "RBlob",

  // Class, name and title of the key of the StreamerInfo record.
  STREAMER_INFO_KEY: ["TList", "StreamerInfo", "Doubly linked list"],

  // Year 0 of the dates in keys and directories.
  DATIME_FIRST_YEAR: 1995,

  // Bit that marks the byte count in front of an object.
  BYTE_COUNT_BIT: 1073741824,

  // Bits of a byte count that are the count.
  BYTE_COUNT_MASK: 1073741823,

  // Tag in front of the name of a class that has not occurred before.
  NEW_CLASS_TAG: 4294967295,

  // Bit that marks the tag of a class that occurred before.
  CLASS_REFERENCE_BIT: 2147483648,

  // Tags count places from so many bytes in front of the key.
  CLASS_TAG_SHIFT: 2,

  // Status bit of an object that is followed by the number of the process that made it.
  OBJECT_IS_REFERENCED: 16,

  // Compression settings are this times the number of the algorithm, and the level.
  COMPRESSION_FACTOR: 100,

  // Largest level in compression settings.
  MAX_COMPRESSION_LEVEL: 9,

  // Bytes of algorithm and lengths in front of each compressed chunk.
  LEN_COMPRESSION_HEAD: 9,

  // Largest length of a chunk, compressed or not: 24 bits.
  MAX_LEN_CHUNK: 16777215,

  // Bytes of the XXH64 in front of the data of an LZ4 chunk, big-endian.
  LEN_LZ4_CHECKSUM: 8,

  // Number of zlib in compression settings.
  COMPRESSION_ZLIB: 1,

  // First two bytes of a chunk compressed with zlib.
  CHUNK_TAG_ZLIB: "ZL",

  // Number of lzma in compression settings.
  COMPRESSION_LZMA: 2,

  // First two bytes of a chunk compressed with lzma.
  CHUNK_TAG_LZMA: "XZ",

  // Number of old in compression settings.
  COMPRESSION_OLD: 3,

  // First two bytes of a chunk compressed with old.
  CHUNK_TAG_OLD: "CS",

  // Number of lz4 in compression settings.
  COMPRESSION_LZ4: 4,

  // First two bytes of a chunk compressed with lz4.
  CHUNK_TAG_LZ4: "L4",

  // Number of zstd in compression settings.
  COMPRESSION_ZSTD: 5,

  // First two bytes of a chunk compressed with zstd.
  CHUNK_TAG_ZSTD: "ZS",

  // Lowest bit of the second in a date.
  DATIME_SECOND_SHIFT: 0,

  // Number of bits of the second in a date.
  DATIME_SECOND_BITS: 6,

  // Lowest bit of the minute in a date.
  DATIME_MINUTE_SHIFT: 6,

  // Number of bits of the minute in a date.
  DATIME_MINUTE_BITS: 6,

  // Lowest bit of the hour in a date.
  DATIME_HOUR_SHIFT: 12,

  // Number of bits of the hour in a date.
  DATIME_HOUR_BITS: 5,

  // Lowest bit of the day in a date.
  DATIME_DAY_SHIFT: 17,

  // Number of bits of the day in a date.
  DATIME_DAY_BITS: 5,

  // Lowest bit of the month in a date.
  DATIME_MONTH_SHIFT: 22,

  // Number of bits of the month in a date.
  DATIME_MONTH_BITS: 4,

  // Lowest bit of the year in a date.
  DATIME_YEAR_SHIFT: 26,

  // Number of bits of the year in a date.
  DATIME_YEAR_BITS: 6,
};
