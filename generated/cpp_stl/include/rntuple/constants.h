// Generated from spec/constants.toml by tools/generate; edit that file and run `make generate`.
// Numbers and names of the RNTuple format that are no fields of a structure.
#ifndef RNTUPLE_CONSTANTS_H
#define RNTUPLE_CONSTANTS_H

#include <cstdint>

namespace rntuple {
namespace constants {

// Class of the keys of anchors since the release.
constexpr const char* anchor_class = "ROOT::RNTuple";

// Class of the keys of anchors before the release.
constexpr const char* draft_anchor_class = "ROOT::Experimental::RNTuple";

// Version of the class ROOT::RNTuple.
constexpr uint64_t anchor_class_version = 2u;

// Checksum of the class ROOT::RNTuple, as its StreamerInfo states it.
constexpr uint64_t anchor_class_checksum = 686174956u;

// Checksum of the class of anchors in the first release candidate.
constexpr uint64_t rc1_anchor_class_checksum = 3376875668ull;

// Version of the class of anchors at the end of the second release candidate.
constexpr uint64_t rc2_anchor_class_version = 6u;

// Checksum of that version of the class.
constexpr uint64_t rc2_anchor_class_checksum = 4015821059ull;

// Bytes of the anchor object, byte count, class version and checksum included.
constexpr uint64_t len_anchor = 78u;

// Bytes of the anchor object of early files of the second release candidate, without Max Key Size.
constexpr uint64_t len_rc2_early_anchor = 70u;

// First byte of the anchor object that its checksum covers.
constexpr uint64_t first_checked_anchor_byte = 6u;

// Max Key Size that ROOT writes: payloads of more bytes are split over several keys.
constexpr uint64_t default_max_key_size = 1073741824u;

// Bytes of each offset in the table at the end of the first part of a payload split over several keys.
constexpr uint64_t len_chunk_offset = 8u;

// Bytes of type and length in front of the payload of an envelope.
constexpr uint64_t len_envelope_preamble = 8u;

// Bytes of the XXH3-64 after the payload of an envelope.
constexpr uint64_t len_envelope_checksum = 8u;

// Bytes of the XXH3-64 after a stored page.
constexpr uint64_t len_page_checksum = 8u;

// Bytes of the CRC32 after an envelope of the first release candidate and before.
constexpr uint64_t len_draft_checksum = 4u;

// Largest length of an envelope: 48 bits.
constexpr uint64_t max_len_envelope = 281474976710655ull;

// Bit of a word of feature flags that says that another word follows.
constexpr uint64_t feature_flag_continues = 9223372036854775808ull;

// Bits of a word that are flags; flag number 64 * i + b is bit b of word i.
constexpr uint64_t num_feature_flags_per_word = 63u;

// Largest size that a locator of the standard form can hold.
constexpr uint64_t max_standard_locator_size = 2147483647u;

// Type version of a class that defines no version.
constexpr uint64_t unversioned = 4294967295ull;

// Largest number of alternatives of a variant.
constexpr uint64_t max_variant_alternatives = 125u;

// Largest array size that a field can state: 64 bits. ROOT 6.40 accepts all of them. The memory of an implementation sets a lower limit.
constexpr uint64_t max_array_size = 18446744073709551615ull;

// Bytes of the longest name of an RNTuple that ROOT takes.
constexpr uint64_t max_len_ntuple_name = 254u;

// Characters that no name may hold, beside control codes.
constexpr const char* illegal_name_characters = ". /\\";

// Code points below are control codes, which no name may hold.
constexpr uint64_t first_printable = 32u;

// Code point of the one other control code.
constexpr uint64_t delete_code = 127u;

// Base classes are sub-fields of this name and their number.
constexpr const char* base_class_prefix = ":_";

// Sub-fields without a given name are called by this and their number.
constexpr const char* anonymous_prefix = "_";

// Largest value in columns of offsets and in the indices of variants.
constexpr uint64_t max_index = 9223372036854775807ull;

// Element offset that writers state for a column that is suppressed in a cluster; any negative one says so.
constexpr int64_t suppressed_element_offset = INT64_MIN;

// Largest number of entries of a cluster: 56 bits.
constexpr uint64_t max_entries_per_cluster = 72057594037927935ull;

// Largest number of entries of a cluster in the release candidates: 60 bits.
constexpr uint64_t draft_max_entries_per_cluster = 1152921504606846975ull;

// Largest number of elements of a page: 31 bits beside the sign.
constexpr uint64_t max_elements_per_page = 2147483647u;

// Parent of the root field before the specification.
constexpr uint64_t v0_no_parent = 18446744073709551615ull;

// Major version of the schema of attribute sets; readers refuse others.
constexpr uint64_t attribute_schema_major = 1u;

// Minor version of that schema.
constexpr uint64_t attribute_schema_minor = 0u;

// Fields of an attribute set: first entry, number of entries, values.
constexpr const char* attribute_fields[] = {"_rangeStart", "_rangeLen", "_userData"};

// Type of the fields for the first entry and the number of entries.
constexpr const char* attribute_range_type = "std::uint64_t";

// Names of attribute sets that start so are reserved.
constexpr const char* reserved_attribute_prefix = "__";

// First bytes of a ROOT file.
constexpr const char* file_magic = "root";

// Offset of the first record in the files that ROOT writes.
constexpr uint64_t file_begin = 100u;

// Added to the version in the header of a file with 64-bit offsets.
constexpr uint64_t large_file_version = 1000000u;

// Version in the file header, without the mark of the wide form, from which on TFile opens a file.
constexpr uint64_t oldest_root_version = 30000u;

// Added to the version of a key, directory or free segment with 64-bit offsets.
constexpr uint64_t wide_version = 1000u;

// Size above which ROOT writes a header with 64-bit offsets; end of the last free segment of smaller files.
constexpr uint64_t large_file_size = 2000000000u;

// Largest offset of the form with 32 bits.
constexpr uint64_t max_narrow_offset = 2147483647u;

// Class of the key of the root directory.
constexpr const char* file_class = "TFile";

// Classes of the keys of directories.
constexpr const char* directory_classes[] = {"TDirectory", "TDirectoryFile"};

// Class of the keys of envelopes and pages, which no keys list mentions.
constexpr const char* blob_class = "RBlob";

// Class, name and title of the key of the StreamerInfo record.
constexpr const char* streamer_info_key[] = {"TList", "StreamerInfo", "Doubly linked list"};

// Year 0 of the dates in keys and directories.
constexpr uint64_t datime_first_year = 1995u;

// Bit that marks the byte count in front of an object.
constexpr uint64_t byte_count_bit = 1073741824u;

// Bits of a byte count that are the count.
constexpr uint64_t byte_count_mask = 1073741823u;

// Tag in front of the name of a class that has not occurred before.
constexpr uint64_t new_class_tag = 4294967295ull;

// Bit that marks the tag of a class that occurred before.
constexpr uint64_t class_reference_bit = 2147483648ull;

// Tags count places from so many bytes in front of the key.
constexpr uint64_t class_tag_shift = 2u;

// Status bit of an object that is followed by the number of the process that made it.
constexpr uint64_t object_is_referenced = 16u;

// Compression settings are this times the number of the algorithm, and the level.
constexpr uint64_t compression_factor = 100u;

// Largest level in compression settings.
constexpr uint64_t max_compression_level = 9u;

// Bytes of algorithm and lengths in front of each compressed chunk.
constexpr uint64_t len_compression_head = 9u;

// Largest length of a chunk, compressed or not: 24 bits.
constexpr uint64_t max_len_chunk = 16777215u;

// Bytes of the XXH64 in front of the data of an LZ4 chunk, big-endian.
constexpr uint64_t len_lz4_checksum = 8u;

// Number of zlib in compression settings.
constexpr uint64_t compression_zlib = 1u;

// First two bytes of a chunk compressed with zlib.
constexpr const char* chunk_tag_zlib = "ZL";

// Number of lzma in compression settings.
constexpr uint64_t compression_lzma = 2u;

// First two bytes of a chunk compressed with lzma.
constexpr const char* chunk_tag_lzma = "XZ";

// Number of old in compression settings.
constexpr uint64_t compression_old = 3u;

// First two bytes of a chunk compressed with old.
constexpr const char* chunk_tag_old = "CS";

// Number of lz4 in compression settings.
constexpr uint64_t compression_lz4 = 4u;

// First two bytes of a chunk compressed with lz4.
constexpr const char* chunk_tag_lz4 = "L4";

// Number of zstd in compression settings.
constexpr uint64_t compression_zstd = 5u;

// First two bytes of a chunk compressed with zstd.
constexpr const char* chunk_tag_zstd = "ZS";

// Lowest bit of the second in a date.
constexpr uint64_t datime_second_shift = 0u;

// Number of bits of the second in a date.
constexpr uint64_t datime_second_bits = 6u;

// Lowest bit of the minute in a date.
constexpr uint64_t datime_minute_shift = 6u;

// Number of bits of the minute in a date.
constexpr uint64_t datime_minute_bits = 6u;

// Lowest bit of the hour in a date.
constexpr uint64_t datime_hour_shift = 12u;

// Number of bits of the hour in a date.
constexpr uint64_t datime_hour_bits = 5u;

// Lowest bit of the day in a date.
constexpr uint64_t datime_day_shift = 17u;

// Number of bits of the day in a date.
constexpr uint64_t datime_day_bits = 5u;

// Lowest bit of the month in a date.
constexpr uint64_t datime_month_shift = 22u;

// Number of bits of the month in a date.
constexpr uint64_t datime_month_bits = 4u;

// Lowest bit of the year in a date.
constexpr uint64_t datime_year_shift = 26u;

// Number of bits of the year in a date.
constexpr uint64_t datime_year_bits = 6u;

}  // namespace constants
}  // namespace rntuple

#endif
