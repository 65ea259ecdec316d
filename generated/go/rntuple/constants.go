// Generated from spec/constants.toml by tools/generate; edit that file and run `make generate`.

// Numbers and names of the RNTuple format that are no fields of a structure.

package rntuple

// Class of the keys of anchors since the release.
const AnchorClass = "ROOT::RNTuple"

// Class of the keys of anchors before the release.
const DraftAnchorClass = "ROOT::Experimental::RNTuple"

// Version of the class ROOT::RNTuple.
const AnchorClassVersion = 2

// Checksum of the class ROOT::RNTuple, as its StreamerInfo states it.
const AnchorClassChecksum = 686174956

// Checksum of the class of anchors in the first release candidate.
const Rc1AnchorClassChecksum = 3376875668

// Version of the class of anchors at the end of the second release candidate.
const Rc2AnchorClassVersion = 6

// Checksum of that version of the class.
const Rc2AnchorClassChecksum = 4015821059

// Bytes of the anchor object, byte count, class version and checksum included.
const LenAnchor = 78

// Bytes of the anchor object of early files of the second release candidate, without Max Key Size.
const LenRc2EarlyAnchor = 70

// First byte of the anchor object that its checksum covers.
const FirstCheckedAnchorByte = 6

// Max Key Size that ROOT writes: payloads of more bytes are split over several keys.
const DefaultMaxKeySize = 1073741824

// Bytes of each offset in the table at the end of the first part of a payload split over several keys.
const LenChunkOffset = 8

// Bytes of type and length in front of the payload of an envelope.
const LenEnvelopePreamble = 8

// Bytes of the XXH3-64 after the payload of an envelope.
const LenEnvelopeChecksum = 8

// Bytes of the XXH3-64 after a stored page.
const LenPageChecksum = 8

// Bytes of the CRC32 after an envelope of the first release candidate and before.
const LenDraftChecksum = 4

// Largest length of an envelope: 48 bits.
const MaxLenEnvelope = 281474976710655

// Bit of a word of feature flags that says that another word follows.
const FeatureFlagContinues = 9223372036854775808

// Bits of a word that are flags; flag number 64 * i + b is bit b of word i.
const NumFeatureFlagsPerWord = 63

// Largest size that a locator of the standard form can hold.
const MaxStandardLocatorSize = 2147483647

// Type version of a class that defines no version.
const Unversioned = 4294967295

// Largest number of alternatives of a variant.
const MaxVariantAlternatives = 125

// Largest array size that a field can state: 64 bits. ROOT 6.40 accepts all of them. The memory of an implementation sets a lower limit.
const MaxArraySize = 18446744073709551615

// Bytes of the longest name of an RNTuple that ROOT takes.
const MaxLenNtupleName = 254

// Characters that no name may hold, beside control codes.
const IllegalNameCharacters = ". /\\"

// Code points below are control codes, which no name may hold.
const FirstPrintable = 32

// Code point of the one other control code.
const DeleteCode = 127

// Base classes are sub-fields of this name and their number.
const BaseClassPrefix = ":_"

// Sub-fields without a given name are called by this and their number.
const AnonymousPrefix = "_"

// Largest value in columns of offsets and in the indices of variants.
const MaxIndex = 9223372036854775807

// Element offset that writers state for a column that is suppressed in a cluster; any negative one says so.
const SuppressedElementOffset = -9223372036854775808

// Largest number of entries of a cluster: 56 bits.
const MaxEntriesPerCluster = 72057594037927935

// Largest number of entries of a cluster in the release candidates: 60 bits.
const DraftMaxEntriesPerCluster = 1152921504606846975

// Largest number of elements of a page: 31 bits beside the sign.
const MaxElementsPerPage = 2147483647

// Parent of the root field before the specification.
const V0NoParent = 18446744073709551615

// Major version of the schema of attribute sets; readers refuse others.
const AttributeSchemaMajor = 1

// Minor version of that schema.
const AttributeSchemaMinor = 0

// Fields of an attribute set: first entry, number of entries, values.
var AttributeFields = []string{"_rangeStart", "_rangeLen", "_userData"}

// Type of the fields for the first entry and the number of entries.
const AttributeRangeType = "std::uint64_t"

// Names of attribute sets that start so are reserved.
const ReservedAttributePrefix = "__"

// First bytes of a ROOT file.
const FileMagic = "root"

// Offset of the first record in the files that ROOT writes.
const FileBegin = 100

// Added to the version in the header of a file with 64-bit offsets.
const LargeFileVersion = 1000000

// Version in the file header, without the mark of the wide form, from which on TFile opens a file.
const OldestRootVersion = 30000

// Added to the version of a key, directory or free segment with 64-bit offsets.
const WideVersion = 1000

// Size above which ROOT writes a header with 64-bit offsets; end of the last free segment of smaller files.
const LargeFileSize = 2000000000

// Largest offset of the form with 32 bits.
const MaxNarrowOffset = 2147483647

// Class of the key of the root directory.
const FileClass = "TFile"

// Classes of the keys of directories.
var DirectoryClasses = []string{"TDirectory", "TDirectoryFile"}

// Class of the keys of envelopes and pages, which no keys list mentions.
const BlobClass = "RBlob"

// Class, name and title of the key of the StreamerInfo record.
var StreamerInfoKey = []string{"TList", "StreamerInfo", "Doubly linked list"}

// Year 0 of the dates in keys and directories.
const DatimeFirstYear = 1995

// Bit that marks the byte count in front of an object.
const ByteCountBit = 1073741824

// Bits of a byte count that are the count.
const ByteCountMask = 1073741823

// Tag in front of the name of a class that has not occurred before.
const NewClassTag = 4294967295

// Bit that marks the tag of a class that occurred before.
const ClassReferenceBit = 2147483648

// Tags count places from so many bytes in front of the key.
const ClassTagShift = 2

// Status bit of an object that is followed by the number of the process that made it.
const ObjectIsReferenced = 16

// Compression settings are this times the number of the algorithm, and the level.
const CompressionFactor = 100

// Largest level in compression settings.
const MaxCompressionLevel = 9

// Bytes of algorithm and lengths in front of each compressed chunk.
const LenCompressionHead = 9

// Largest length of a chunk, compressed or not: 24 bits.
const MaxLenChunk = 16777215

// Bytes of the XXH64 in front of the data of an LZ4 chunk, big-endian.
const LenLz4Checksum = 8

// Number of zlib in compression settings.
const CompressionZlib = 1

// First two bytes of a chunk compressed with zlib.
const ChunkTagZlib = "ZL"

// Number of lzma in compression settings.
const CompressionLzma = 2

// First two bytes of a chunk compressed with lzma.
const ChunkTagLzma = "XZ"

// Number of old in compression settings.
const CompressionOld = 3

// First two bytes of a chunk compressed with old.
const ChunkTagOld = "CS"

// Number of lz4 in compression settings.
const CompressionLz4 = 4

// First two bytes of a chunk compressed with lz4.
const ChunkTagLz4 = "L4"

// Number of zstd in compression settings.
const CompressionZstd = 5

// First two bytes of a chunk compressed with zstd.
const ChunkTagZstd = "ZS"

// Lowest bit of the second in a date.
const DatimeSecondShift = 0

// Number of bits of the second in a date.
const DatimeSecondBits = 6

// Lowest bit of the minute in a date.
const DatimeMinuteShift = 6

// Number of bits of the minute in a date.
const DatimeMinuteBits = 6

// Lowest bit of the hour in a date.
const DatimeHourShift = 12

// Number of bits of the hour in a date.
const DatimeHourBits = 5

// Lowest bit of the day in a date.
const DatimeDayShift = 17

// Number of bits of the day in a date.
const DatimeDayBits = 5

// Lowest bit of the month in a date.
const DatimeMonthShift = 22

// Number of bits of the month in a date.
const DatimeMonthBits = 4

// Lowest bit of the year in a date.
const DatimeYearShift = 26

// Number of bits of the year in a date.
const DatimeYearBits = 6
