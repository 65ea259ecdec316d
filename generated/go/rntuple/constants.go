// Generated from spec/constants.toml by tools/generate; edit that file and run `make generate`.

// Numbers and names of the RNTuple format that are no fields of a structure.

package rntuple

// AnchorClass is a constant of the format: class of the keys of anchors since the release.
const AnchorClass = "ROOT::RNTuple"

// DraftAnchorClass is a constant of the format: class of the keys of anchors before the release.
const DraftAnchorClass = "ROOT::Experimental::RNTuple"

// AnchorClassVersion is a constant of the format: version of the class ROOT::RNTuple.
const AnchorClassVersion = 2

// AnchorClassChecksum is a constant of the format: checksum of the class ROOT::RNTuple, as its StreamerInfo states it.
const AnchorClassChecksum = 686174956

// Rc1AnchorClassChecksum is a constant of the format: checksum of the class of anchors in the first release candidate.
const Rc1AnchorClassChecksum = 3376875668

// Rc2AnchorClassVersion is a constant of the format: version of the class of anchors at the end of the second release candidate.
const Rc2AnchorClassVersion = 6

// Rc2AnchorClassChecksum is a constant of the format: checksum of that version of the class.
const Rc2AnchorClassChecksum = 4015821059

// LenAnchor is a constant of the format: bytes of the anchor object, byte count, class version and checksum included.
const LenAnchor = 78

// LenRc2EarlyAnchor is a constant of the format: bytes of the anchor object of early files of the second release candidate, without Max Key Size.
const LenRc2EarlyAnchor = 70

// FirstCheckedAnchorByte is a constant of the format: first byte of the anchor object that its checksum covers.
const FirstCheckedAnchorByte = 6

// DefaultMaxKeySize is a constant of the format: max Key Size that ROOT writes: payloads of more bytes are split over several keys.
const DefaultMaxKeySize = 1073741824

// LenChunkOffset is a constant of the format: bytes of each offset in the table at the end of the first part of a payload split over several keys.
const LenChunkOffset = 8

// LenEnvelopePreamble is a constant of the format: bytes of type and length in front of the payload of an envelope.
const LenEnvelopePreamble = 8

// LenEnvelopeChecksum is a constant of the format: bytes of the XXH3-64 after the payload of an envelope.
const LenEnvelopeChecksum = 8

// LenPageChecksum is a constant of the format: bytes of the XXH3-64 after a stored page.
const LenPageChecksum = 8

// LenDraftChecksum is a constant of the format: bytes of the CRC32 after an envelope of the first release candidate and before.
const LenDraftChecksum = 4

// MaxLenEnvelope is a constant of the format: largest length of an envelope: 48 bits.
const MaxLenEnvelope = 281474976710655

// FeatureFlagContinues is a constant of the format: bit of a word of feature flags that says that another word follows.
const FeatureFlagContinues = 9223372036854775808

// NumFeatureFlagsPerWord is a constant of the format: bits of a word that are flags; flag number 64 * i + b is bit b of word i.
const NumFeatureFlagsPerWord = 63

// MaxStandardLocatorSize is a constant of the format: largest size that a locator of the standard form can hold.
const MaxStandardLocatorSize = 2147483647

// Unversioned is a constant of the format: type version of a class that defines no version.
const Unversioned = 4294967295

// MaxVariantAlternatives is a constant of the format: largest number of alternatives of a variant.
const MaxVariantAlternatives = 125

// MaxArraySize is a constant of the format: largest array size that a field can state: 64 bits. ROOT 6.40 accepts all of them. The memory of an implementation sets a lower limit.
const MaxArraySize = 18446744073709551615

// MaxLenNtupleName is a constant of the format: bytes of the longest name of an RNTuple that ROOT takes.
const MaxLenNtupleName = 254

// IllegalNameCharacters is a constant of the format: characters that no name may hold, beside control codes.
const IllegalNameCharacters = ". /\\"

// FirstPrintable is a constant of the format: code points below are control codes, which no name may hold.
const FirstPrintable = 32

// DeleteCode is a constant of the format: code point of the one other control code.
const DeleteCode = 127

// BaseClassPrefix is a constant of the format: base classes are sub-fields of this name and their number.
const BaseClassPrefix = ":_"

// AnonymousPrefix is a constant of the format: sub-fields without a given name are called by this and their number.
const AnonymousPrefix = "_"

// MaxIndex is a constant of the format: largest value in columns of offsets and in the indices of variants.
const MaxIndex = 9223372036854775807

// SuppressedElementOffset is a constant of the format: element offset that writers state for a column that is suppressed in a cluster; any negative one says so.
const SuppressedElementOffset = -9223372036854775808

// MaxEntriesPerCluster is a constant of the format: largest number of entries of a cluster: 56 bits.
const MaxEntriesPerCluster = 72057594037927935

// DraftMaxEntriesPerCluster is a constant of the format: largest number of entries of a cluster in the release candidates: 60 bits.
const DraftMaxEntriesPerCluster = 1152921504606846975

// MaxElementsPerPage is a constant of the format: largest number of elements of a page: 31 bits beside the sign.
const MaxElementsPerPage = 2147483647

// V0NoParent is a constant of the format: parent of the root field before the specification.
const V0NoParent = 18446744073709551615

// AttributeSchemaMajor is a constant of the format: major version of the schema of attribute sets; readers refuse others.
const AttributeSchemaMajor = 1

// AttributeSchemaMinor is a constant of the format: minor version of that schema.
const AttributeSchemaMinor = 0

// AttributeFields is a constant of the format: fields of an attribute set: first entry, number of entries, values.
var AttributeFields = []string{"_rangeStart", "_rangeLen", "_userData"}

// AttributeRangeType is a constant of the format: type of the fields for the first entry and the number of entries.
const AttributeRangeType = "std::uint64_t"

// ReservedAttributePrefix is a constant of the format: names of attribute sets that start so are reserved.
const ReservedAttributePrefix = "__"

// FileMagic is a constant of the format: first bytes of a ROOT file.
const FileMagic = "root"

// FileBegin is a constant of the format: offset of the first record in the files that ROOT writes.
const FileBegin = 100

// LargeFileVersion is a constant of the format: added to the version in the header of a file with 64-bit offsets.
const LargeFileVersion = 1000000

// OldestRootVersion is a constant of the format: version in the file header, without the mark of the wide form, from which on TFile opens a file.
const OldestRootVersion = 30000

// WideVersion is a constant of the format: added to the version of a key, directory or free segment with 64-bit offsets.
const WideVersion = 1000

// LargeFileSize is a constant of the format: size above which ROOT writes a header with 64-bit offsets; end of the last free segment of smaller files.
const LargeFileSize = 2000000000

// MaxNarrowOffset is a constant of the format: largest offset of the form with 32 bits.
const MaxNarrowOffset = 2147483647

// FileClass is a constant of the format: class of the key of the root directory.
const FileClass = "TFile"

// DirectoryClasses is a constant of the format: classes of the keys of directories.
var DirectoryClasses = []string{"TDirectory", "TDirectoryFile"}

// BlobClass is a constant of the format: class of the keys of envelopes and pages, which no keys list mentions.
const BlobClass = "RBlob"

// StreamerInfoKey is a constant of the format: class, name and title of the key of the StreamerInfo record.
var StreamerInfoKey = []string{"TList", "StreamerInfo", "Doubly linked list"}

// DatimeFirstYear is a constant of the format: year 0 of the dates in keys and directories.
const DatimeFirstYear = 1995

// ByteCountBit is a constant of the format: bit that marks the byte count in front of an object.
const ByteCountBit = 1073741824

// ByteCountMask is a constant of the format: bits of a byte count that are the count.
const ByteCountMask = 1073741823

// NewClassTag is a constant of the format: tag in front of the name of a class that has not occurred before.
const NewClassTag = 4294967295

// ClassReferenceBit is a constant of the format: bit that marks the tag of a class that occurred before.
const ClassReferenceBit = 2147483648

// ClassTagShift is a constant of the format: tags count places from so many bytes in front of the key.
const ClassTagShift = 2

// ObjectIsReferenced is a constant of the format: status bit of an object that is followed by the number of the process that made it.
const ObjectIsReferenced = 16

// CompressionFactor is a constant of the format: compression settings are this times the number of the algorithm, and the level.
const CompressionFactor = 100

// MaxCompressionLevel is a constant of the format: largest level in compression settings.
const MaxCompressionLevel = 9

// LenCompressionHead is a constant of the format: bytes of algorithm and lengths in front of each compressed chunk.
const LenCompressionHead = 9

// MaxLenChunk is a constant of the format: largest length of a chunk, compressed or not: 24 bits.
const MaxLenChunk = 16777215

// LenLz4Checksum is a constant of the format: bytes of the XXH64 in front of the data of an LZ4 chunk, big-endian.
const LenLz4Checksum = 8

// CompressionZlib is a constant of the format: number of zlib in compression settings.
const CompressionZlib = 1

// ChunkTagZlib is a constant of the format: first two bytes of a chunk compressed with zlib.
const ChunkTagZlib = "ZL"

// CompressionLzma is a constant of the format: number of lzma in compression settings.
const CompressionLzma = 2

// ChunkTagLzma is a constant of the format: first two bytes of a chunk compressed with lzma.
const ChunkTagLzma = "XZ"

// CompressionOld is a constant of the format: number of old in compression settings.
const CompressionOld = 3

// ChunkTagOld is a constant of the format: first two bytes of a chunk compressed with old.
const ChunkTagOld = "CS"

// CompressionLz4 is a constant of the format: number of lz4 in compression settings.
const CompressionLz4 = 4

// ChunkTagLz4 is a constant of the format: first two bytes of a chunk compressed with lz4.
const ChunkTagLz4 = "L4"

// CompressionZstd is a constant of the format: number of zstd in compression settings.
const CompressionZstd = 5

// ChunkTagZstd is a constant of the format: first two bytes of a chunk compressed with zstd.
const ChunkTagZstd = "ZS"

// DatimeSecondShift is a constant of the format: lowest bit of the second in a date.
const DatimeSecondShift = 0

// DatimeSecondBits is a constant of the format: number of bits of the second in a date.
const DatimeSecondBits = 6

// DatimeMinuteShift is a constant of the format: lowest bit of the minute in a date.
const DatimeMinuteShift = 6

// DatimeMinuteBits is a constant of the format: number of bits of the minute in a date.
const DatimeMinuteBits = 6

// DatimeHourShift is a constant of the format: lowest bit of the hour in a date.
const DatimeHourShift = 12

// DatimeHourBits is a constant of the format: number of bits of the hour in a date.
const DatimeHourBits = 5

// DatimeDayShift is a constant of the format: lowest bit of the day in a date.
const DatimeDayShift = 17

// DatimeDayBits is a constant of the format: number of bits of the day in a date.
const DatimeDayBits = 5

// DatimeMonthShift is a constant of the format: lowest bit of the month in a date.
const DatimeMonthShift = 22

// DatimeMonthBits is a constant of the format: number of bits of the month in a date.
const DatimeMonthBits = 4

// DatimeYearShift is a constant of the format: lowest bit of the year in a date.
const DatimeYearShift = 26

// DatimeYearBits is a constant of the format: number of bits of the year in a date.
const DatimeYearBits = 6
