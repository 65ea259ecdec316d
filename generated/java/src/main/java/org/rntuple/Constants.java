// Generated from spec/constants.toml by tools/generate; edit that file and run `make generate`.
package org.rntuple;

/** Numbers and names of the RNTuple format that are no fields of a structure. Unsigned 64-bit values come as long. */
public final class Constants {
    private Constants() {}

    // Class of the keys of anchors since the release.
    public static final String ANCHOR_CLASS = "ROOT::RNTuple";

    // Class of the keys of anchors before the release.
    public static final String DRAFT_ANCHOR_CLASS = "ROOT::Experimental::RNTuple";

    // Version of the class ROOT::RNTuple.
    public static final long ANCHOR_CLASS_VERSION = 2L;

    // Checksum of the class ROOT::RNTuple, as its StreamerInfo states it.
    public static final long ANCHOR_CLASS_CHECKSUM = 686174956L;

    // Checksum of the class of anchors in the first release candidate.
    public static final long RC1_ANCHOR_CLASS_CHECKSUM = 3376875668L;

    // Version of the class of anchors at the end of the second release candidate.
    public static final long RC2_ANCHOR_CLASS_VERSION = 6L;

    // Checksum of that version of the class.
    public static final long RC2_ANCHOR_CLASS_CHECKSUM = 4015821059L;

    // Bytes of the anchor object, byte count, class version and checksum included.
    public static final long LEN_ANCHOR = 78L;

    // Bytes of the anchor object of early files of the second release candidate, without Max Key Size.
    public static final long LEN_RC2_EARLY_ANCHOR = 70L;

    // First byte of the anchor object that its checksum covers.
    public static final long FIRST_CHECKED_ANCHOR_BYTE = 6L;

    // Max Key Size that ROOT writes: payloads of more bytes are split over several keys.
    public static final long DEFAULT_MAX_KEY_SIZE = 1073741824L;

    // Bytes of each offset in the table at the end of the first part of a payload split over several keys.
    public static final long LEN_CHUNK_OFFSET = 8L;

    // Bytes of type and length in front of the payload of an envelope.
    public static final long LEN_ENVELOPE_PREAMBLE = 8L;

    // Bytes of the XXH3-64 after the payload of an envelope.
    public static final long LEN_ENVELOPE_CHECKSUM = 8L;

    // Bytes of the XXH3-64 after a stored page.
    public static final long LEN_PAGE_CHECKSUM = 8L;

    // Bytes of the CRC32 after an envelope of the first release candidate and before.
    public static final long LEN_DRAFT_CHECKSUM = 4L;

    // Largest length of an envelope: 48 bits.
    public static final long MAX_LEN_ENVELOPE = 281474976710655L;

    // Bit of a word of feature flags that says that another word follows.
    public static final long FEATURE_FLAG_CONTINUES = -9223372036854775808L;

    // Bits of a word that are flags; flag number 64 * i + b is bit b of word i.
    public static final long NUM_FEATURE_FLAGS_PER_WORD = 63L;

    // Largest size that a locator of the standard form can hold.
    public static final long MAX_STANDARD_LOCATOR_SIZE = 2147483647L;

    // Type version of a class that defines no version.
    public static final long UNVERSIONED = 4294967295L;

    // Largest number of alternatives of a variant.
    public static final long MAX_VARIANT_ALTERNATIVES = 125L;

    // Largest array size that a field can state: 64 bits. ROOT 6.40 accepts all of them. The memory of an implementation sets a lower limit.
    public static final long MAX_ARRAY_SIZE = -1L;

    // Bytes of the longest name of an RNTuple that ROOT takes.
    public static final long MAX_LEN_NTUPLE_NAME = 254L;

    // Characters that no name may hold, beside control codes.
    public static final String ILLEGAL_NAME_CHARACTERS = ". /\\";

    // Code points below are control codes, which no name may hold.
    public static final long FIRST_PRINTABLE = 32L;

    // Code point of the one other control code.
    public static final long DELETE_CODE = 127L;

    // Base classes are sub-fields of this name and their number.
    public static final String BASE_CLASS_PREFIX = ":_";

    // Sub-fields without a given name are called by this and their number.
    public static final String ANONYMOUS_PREFIX = "_";

    // Largest value in columns of offsets and in the indices of variants.
    public static final long MAX_INDEX = 9223372036854775807L;

    // Element offset that writers state for a column that is suppressed in a cluster; any negative one says so.
    public static final long SUPPRESSED_ELEMENT_OFFSET = -9223372036854775808L;

    // Largest number of entries of a cluster: 56 bits.
    public static final long MAX_ENTRIES_PER_CLUSTER = 72057594037927935L;

    // Largest number of entries of a cluster in the release candidates: 60 bits.
    public static final long DRAFT_MAX_ENTRIES_PER_CLUSTER = 1152921504606846975L;

    // Largest number of elements of a page: 31 bits beside the sign.
    public static final long MAX_ELEMENTS_PER_PAGE = 2147483647L;

    // Parent of the root field before the specification.
    public static final long V0_NO_PARENT = -1L;

    // Major version of the schema of attribute sets; readers refuse others.
    public static final long ATTRIBUTE_SCHEMA_MAJOR = 1L;

    // Minor version of that schema.
    public static final long ATTRIBUTE_SCHEMA_MINOR = 0L;

    // Fields of an attribute set: first entry, number of entries, values.
    public static final java.util.List<String> ATTRIBUTE_FIELDS = java.util.Arrays.asList("_rangeStart", "_rangeLen", "_userData");

    // Type of the fields for the first entry and the number of entries.
    public static final String ATTRIBUTE_RANGE_TYPE = "std::uint64_t";

    // Names of attribute sets that start so are reserved.
    public static final String RESERVED_ATTRIBUTE_PREFIX = "__";

    // First bytes of a ROOT file.
    public static final String FILE_MAGIC = "root";

    // Offset of the first record in the files that ROOT writes.
    public static final long FILE_BEGIN = 100L;

    // Added to the version in the header of a file with 64-bit offsets.
    public static final long LARGE_FILE_VERSION = 1000000L;

    // Version in the file header, without the mark of the wide form, from which on TFile opens a file.
    public static final long OLDEST_ROOT_VERSION = 30000L;

    // Added to the version of a key, directory or free segment with 64-bit offsets.
    public static final long WIDE_VERSION = 1000L;

    // Size above which ROOT writes a header with 64-bit offsets; end of the last free segment of smaller files.
    public static final long LARGE_FILE_SIZE = 2000000000L;

    // Largest offset of the form with 32 bits.
    public static final long MAX_NARROW_OFFSET = 2147483647L;

    // Class of the key of the root directory.
    public static final String FILE_CLASS = "TFile";

    // Classes of the keys of directories.
    public static final java.util.List<String> DIRECTORY_CLASSES = java.util.Arrays.asList("TDirectory", "TDirectoryFile");

    // Class of the keys of envelopes and pages, which no keys list mentions.
    public static final String BLOB_CLASS = "RBlob";

    // Class, name and title of the key of the StreamerInfo record.
    public static final java.util.List<String> STREAMER_INFO_KEY = java.util.Arrays.asList("TList", "StreamerInfo", "Doubly linked list");

    // Year 0 of the dates in keys and directories.
    public static final long DATIME_FIRST_YEAR = 1995L;

    // Bit that marks the byte count in front of an object.
    public static final long BYTE_COUNT_BIT = 1073741824L;

    // Bits of a byte count that are the count.
    public static final long BYTE_COUNT_MASK = 1073741823L;

    // Tag in front of the name of a class that has not occurred before.
    public static final long NEW_CLASS_TAG = 4294967295L;

    // Bit that marks the tag of a class that occurred before.
    public static final long CLASS_REFERENCE_BIT = 2147483648L;

    // Tags count places from so many bytes in front of the key.
    public static final long CLASS_TAG_SHIFT = 2L;

    // Status bit of an object that is followed by the number of the process that made it.
    public static final long OBJECT_IS_REFERENCED = 16L;

    // Compression settings are this times the number of the algorithm, and the level.
    public static final long COMPRESSION_FACTOR = 100L;

    // Largest level in compression settings.
    public static final long MAX_COMPRESSION_LEVEL = 9L;

    // Bytes of algorithm and lengths in front of each compressed chunk.
    public static final long LEN_COMPRESSION_HEAD = 9L;

    // Largest length of a chunk, compressed or not: 24 bits.
    public static final long MAX_LEN_CHUNK = 16777215L;

    // Bytes of the XXH64 in front of the data of an LZ4 chunk, big-endian.
    public static final long LEN_LZ4_CHECKSUM = 8L;

    // Number of zlib in compression settings.
    public static final long COMPRESSION_ZLIB = 1L;

    // First two bytes of a chunk compressed with zlib.
    public static final String CHUNK_TAG_ZLIB = "ZL";

    // Number of lzma in compression settings.
    public static final long COMPRESSION_LZMA = 2L;

    // First two bytes of a chunk compressed with lzma.
    public static final String CHUNK_TAG_LZMA = "XZ";

    // Number of old in compression settings.
    public static final long COMPRESSION_OLD = 3L;

    // First two bytes of a chunk compressed with old.
    public static final String CHUNK_TAG_OLD = "CS";

    // Number of lz4 in compression settings.
    public static final long COMPRESSION_LZ4 = 4L;

    // First two bytes of a chunk compressed with lz4.
    public static final String CHUNK_TAG_LZ4 = "L4";

    // Number of zstd in compression settings.
    public static final long COMPRESSION_ZSTD = 5L;

    // First two bytes of a chunk compressed with zstd.
    public static final String CHUNK_TAG_ZSTD = "ZS";

    // Lowest bit of the second in a date.
    public static final long DATIME_SECOND_SHIFT = 0L;

    // Number of bits of the second in a date.
    public static final long DATIME_SECOND_BITS = 6L;

    // Lowest bit of the minute in a date.
    public static final long DATIME_MINUTE_SHIFT = 6L;

    // Number of bits of the minute in a date.
    public static final long DATIME_MINUTE_BITS = 6L;

    // Lowest bit of the hour in a date.
    public static final long DATIME_HOUR_SHIFT = 12L;

    // Number of bits of the hour in a date.
    public static final long DATIME_HOUR_BITS = 5L;

    // Lowest bit of the day in a date.
    public static final long DATIME_DAY_SHIFT = 17L;

    // Number of bits of the day in a date.
    public static final long DATIME_DAY_BITS = 5L;

    // Lowest bit of the month in a date.
    public static final long DATIME_MONTH_SHIFT = 22L;

    // Number of bits of the month in a date.
    public static final long DATIME_MONTH_BITS = 4L;

    // Lowest bit of the year in a date.
    public static final long DATIME_YEAR_SHIFT = 26L;

    // Number of bits of the year in a date.
    public static final long DATIME_YEAR_BITS = 6L;
}
