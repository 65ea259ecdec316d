// Generated from spec/*.ksy by tools/generate.

/** The bytes break the grammar. The only error that a parser throws. */
export class FormatError extends Error {
  constructor(message: string, path: string, position: number);
  /** Place in the grammar, if a condition of the grammar does not hold. */
  readonly path: string;
  /** Offset in the bytes that were being read. */
  readonly position: number;
}

/** Bytes in memory with a position. */
export class ByteStream {
  constructor(bytes: Uint8Array | ArrayBuffer);
  readonly pos: number;
  readonly size: number;
}

/** Whether an error says that memory is missing, which is no property of a file. */
export function isOutOfMemory(error: unknown): boolean;

/** Parse all of the bytes as a type; throws a FormatError if they break the grammar. */
export function parse<T>(type: new (stream: ByteStream) => T, bytes: Uint8Array | ArrayBuffer): T;

/** A codec: a function of the bytes of a chunk and its uncompressed length. */
export type Codec = (data: Uint8Array, length: number) => Uint8Array | Promise<Uint8Array>;

/** No codec is there for a compression algorithm, or no hash for checksums (`xxh3`). */
export class MissingCodecError extends Error {
  constructor(algorithm: string, hint: string);
  readonly algorithm: string;
}

/** The codecs of this package by name: `zlib`, `old`, `zstd`, `lzma`, `lz4`. */
export const codecs: Readonly<Record<string, Codec>>;

/**
 * The bytes of an envelope, a page or another object. Stored bytes are compressed if they are fewer than `length`.
 * Codecs in `chosen` are used before those of this package.
 */
export function decompress(
  stored: Uint8Array, length: number | bigint, chosen?: Record<string, Codec>, options?: ReadOptions,
): Promise<Uint8Array>;

/** A file that is read by ranges: bytes in memory, or what reads a file or a URL. Fewer bytes than asked for are an error. */
export type Source = Uint8Array | {
  readonly size: number | bigint;
  read(offset: number, length: number): Uint8Array | Promise<Uint8Array>;
};

/** Bounds for memory: elements of a column in a cluster (2^24 by default), and bytes of one object (2^30). */
export interface Limits {
  elements?: number;
  bytes?: number;
}

/** More elements or bytes than the limits of the caller allow. */
export class LimitError extends Error {
  constructor(what: string, value: number, limit: number);
  readonly limit: number;
}

/**
 * The stored bytes of an envelope or page, which are spread over several keys if one cannot hold them. The limit is that of
 * the anchor; the size of a page includes its checksum.
 */
export function readBlob(
  file: Source, offset: number | bigint, size: number | bigint, maxKeySize: number | bigint, options?: ReadOptions,
): Promise<Uint8Array>;

/** A function that returns the XXH3-64 of bytes. */
export type Hash = (data: Uint8Array) => bigint | Promise<bigint>;

/** The hash of this package, which needs the library hash-wasm. */
export function xxh3(data: Uint8Array): Promise<bigint>;

/** Codecs that are used before those of this package, the hash in place of `xxh3`, and limits. */
export interface ReadOptions {
  codecs?: Record<string, Codec>;
  hash?: Hash;
  limits?: Limits;
}

/** The bytes of an anchor of the released format, whose checksum is compared. The object starts after its key. */
export function readAnchor(
  file: Source, offset: number | bigint, size: number | bigint, length: number | bigint, options?: ReadOptions,
): Promise<Uint8Array>;

/** The uncompressed bytes of an envelope of the released format or RC2, whose checksum is compared. */
export function readEnvelope(
  file: Source, offset: number | bigint, size: number | bigint, length: number | bigint, maxKeySize: number | bigint,
  options?: ReadOptions,
): Promise<Uint8Array>;

/** The uncompressed bytes of a page of the released format or RC2. A checksum is compared; `size` does not include it. */
export function readPage(
  file: Source, offset: number | bigint, size: number | bigint, length: number | bigint, maxKeySize: number | bigint,
  hasChecksum: boolean, options?: ReadOptions,
): Promise<Uint8Array>;

/** The most elements of a column in a cluster that `NTuple` reads by default. */
export const maxElements: number;

/** The key of the newest anchor of each RNTuple of the released format, by its path in the file. */
export function findAnchors(file: Source, options?: ReadOptions): Promise<Map<string, RootFile.Key>>;

/** A cluster: its first entry, its number of entries, and the pages of each column. */
export interface Cluster {
  readonly firstEntry: bigint;
  readonly numEntries: number;
  readonly columns: readonly Rntuple.ColumnPages[];
}

/** Metadata of an RNTuple of the released format, and the elements of its columns. */
export class NTuple {
  /** Read all metadata; `key` is one of `findAnchors`. */
  static open(file: Source, key: RootFile.Key, options?: ReadOptions): Promise<NTuple>;
  /** Records of header and footer by id; alias columns in their order. */
  readonly fields: readonly Rntuple.Field[];
  readonly columns: readonly Rntuple.Column[];
  readonly aliases: readonly Rntuple.AliasColumn[];
  /** All clusters in the order of their entries. */
  readonly clusters: readonly Cluster[];
  readonly numEntries: number;
  /** The ids of the sub-fields of a field. */
  children(id: number): readonly number[];
  /** The names of a field and the ones above it, with dots between them. */
  path(id: number): string;
  /** The ids of the columns of a field, for each representation; a projected field has those of its source. */
  columnsOf(id: number): number[][];
  /** Refuses a field of a later version of the format, and one that projects such a field. */
  requireKnown(id: number): void;
  /**
   * The first elements of a column of a field in a cluster, and the kind of the column, or `null` if the cluster stores none.
   * `place` tells which of the columns of a representation, `zero` is the value of an element that is not stored.
   */
  elements(cluster: Cluster, id: number, count: number, place?: number, zero?: unknown): Promise<[any[], string | null]>;
  /** Where each list of a collection starts and ends among the items of the cluster. */
  spans(cluster: Cluster, id: number, count: number): Promise<[number, number][]>;
}

/** An RNTuple of a file by its path in it, or the first one. */
export function openNTuple(file: Source, name?: string, options?: ReadOptions): Promise<NTuple>;

/** Values of fields of an RNTuple of the released format. All functions throw a FormatError if metadata or columns do not fit. */
export namespace values {
  /** The structural role of a field: plain, collection, record, variant or streamer; unknown in later formats. */
  function role(ntuple: NTuple, id: number): string;
  /** What a field holds, which tells how its values are read. */
  function shape(
    ntuple: NTuple, id: number,
  ): 'list' | 'optional' | 'record' | 'variant' | 'array' | 'bitset' | 'string' | 'streamer' | 'held' | 'number' | 'unknown';
  /** The values of all top-level fields by name, and the messages of errors for those that cannot be read. */
  function readFields(
    ntuple: NTuple, read: (ntuple: NTuple, cluster: Cluster, id: number, count: number) => unknown[] | Promise<unknown[]>,
  ): Promise<[Map<string, unknown[]>, Map<string, string>]>;
  /** Where the first lists, optionals or arrays of a field start and end among the items of a cluster. */
  function spans(ntuple: NTuple, cluster: Cluster, id: number, count: number): Promise<[number, number][]>;
  /** The first strings, or streamed objects, of a field in a cluster. */
  function strings(ntuple: NTuple, cluster: Cluster, id: number, count: number): Promise<Uint8Array[]>;
  /** The first numbers of a field in a cluster as its type has them: characters are strings, integers are BigInts. */
  function numbers(ntuple: NTuple, cluster: Cluster, id: number, count: number): Promise<(boolean | number | bigint | string)[]>;
  /** For the first values of a variant the tag, or 0, and the index; and for each alternative how many values of it are needed. */
  function choices(ntuple: NTuple, cluster: Cluster, id: number, count: number): Promise<[[number, number][], number[]]>;
  /** A value as the conformance protocol spells it: null, a boolean, Number, BigInt, string or Uint8Array, or an Array, object or Map of these. */
  function toJson(value: unknown): string;
}

/** A column type; `steps` are its encoding steps in the order of writing. */
export interface ColumnType {
  readonly name: string;
  readonly kind: string;
  readonly bitsMin: number;
  readonly bitsMax: number;
  readonly element: string;
  readonly steps: readonly string[];
  readonly signFromField: boolean;
}

/** Bits of an element of a Switch column: the index in the lower ones, the tag above. */
export interface SwitchLayout {
  readonly bits: number;
  readonly indexBits: number;
  readonly tagBits: number;
  readonly generations: readonly string[];
}

/** Column types by generation ("1.x", "rc2", "rc1", "v0") and id. */
export const columnTypes: Readonly<Record<string, Readonly<Record<number, ColumnType>>>>;
export const switchLayouts: readonly SwitchLayout[];

/**
 * The elements of an uncompressed page: BigInts where an integer has 64 bits, pairs of index and tag of a Switch column.
 * Bits and range are those of the column record. `limit` bounds how many elements are decoded.
 */
export function decodePage(
  type: ColumnType, page: Uint8Array, number: number,
  column?: { bits?: number; min?: number; max?: number; layout?: SwitchLayout; isSigned?: boolean }, limit?: number,
): (boolean | number | bigint | [bigint, number])[];

/** Numbers and names of the format that are no fields of a structure. */
export const constants: Readonly<Record<string, number | bigint | string | readonly string[]>>;

/** RNTuple is the columnar storage format of CERN ROOT. Its metadata is in envelopes. There is one header (the schema), one footer (cluster groups, late additions to the schema), and one page list per cluster group (the positions of the pages of every column). This grammar describes one envelope of format epoch 1 (versions 1.0.0.0 to 1.0.2.x) after decompression. Where envelopes and pages lie in a ROOT file is described in root_file.ksy. All integers are little-endian. Envelopes contain frames. A record frame or list frame starts with its size, so readers can skip unknown members. The fields named trailing have the unknown bytes. */
export class Rntuple {
  constructor(stream: ByteStream);
  /** Kind of envelope, see the enum envelope_type; the low 16 bits of the first 64-bit word. */
  readonly typeId: number;
  /** Low 32 of the 48 bits of the envelope length. */
  readonly lenEnvelopeLo: number;
  /** High 16 of the 48 bits of the envelope length. */
  readonly lenEnvelopeHi: number;
  /** Contents of the envelope. */
  readonly payload: Rntuple.Header | Rntuple.Footer | Rntuple.PageList | Rntuple.UnknownPayload;
  /** XXH3-64 of all preceding bytes of the envelope, little-endian. */
  readonly checksum: Uint8Array;
  /** Length of the whole envelope in bytes, with this preamble and the checksum. */
  readonly lenEnvelope: number;
}
export namespace Rntuple {
  /** String with its length in front; no terminator, no padding. */
  class CountedString {
    constructor(stream: ByteStream);
    /** Length of the string in bytes. */
    readonly len: number;
    /** Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts. */
    readonly raw: Uint8Array;
    /** The string as text. */
    readonly value: string;
  }
  /** Payload whose kind this version of the format does not know. */
  class UnknownPayload {
    constructor(stream: ByteStream);
    /** The stored bytes, unparsed. */
    readonly raw: Uint8Array;
  }
  /** Chain of 64-bit words of feature flags; readers refuse flags they do not know. */
  class FeatureFlags {
    constructor(stream: ByteStream);
    /** Words of the chain; flag number 64 * i + b is bit b of word i. */
    readonly words: Rntuple.FeatureFlagWord[];
  }
  /** One 64-bit word of 63 flags, in two halves so that no target language loses bits. */
  class FeatureFlagWord {
    constructor(stream: ByteStream);
    /** Flags 0 to 31 of this word. */
    readonly lo: number;
    /** Flags 32 to 62 of this word; negative (bit 63 of the word is set) if another word follows. */
    readonly hi: number;
  }
  /** Where a byte range is stored. A non-negative head is the size of a byte range in the same file, and an offset follows. A negative head is negated as a whole and then holds locator size, reserved byte and kind. */
  class Locator {
    constructor(stream: ByteStream);
    /** Stored size in bytes of the byte range if not negative; else the negated word of locator size, reserved byte and kind. */
    readonly head: number;
    /** Offset in bytes from the start of the file. */
    readonly ofsRange?: bigint;
    /** Position in a non-standard locator; opaque for kinds unknown to this version. */
    readonly payload?: Rntuple.LargeLocator | Rntuple.UnknownPayload;
    /** The word that holds locator size, reserved byte and kind; 0 in a standard locator. */
    readonly negatedHead: number;
    /** Size in bytes of a non-standard locator, head included; 0 in a standard locator. */
    readonly lenSelf: number;
    /** Byte for use by the storage system of a non-standard locator. */
    readonly reserved: number;
    /** Kind of locator, see the enum locator_kind; 0 in a standard locator. */
    readonly kind: number;
  }
  /** Payload of a locator of a byte range of 2 GiB or more. */
  class LargeLocator {
    constructor(stream: ByteStream);
    /** Stored size in bytes of the byte range. */
    readonly lenRange: bigint;
    /** Offset in bytes from the start of the file. */
    readonly ofsRange: bigint;
    /** Unknown bytes up to the end of the locator, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Reference to another envelope. */
  class EnvelopeLink {
    constructor(stream: ByteStream);
    /** Length in bytes of the referenced envelope after decompression. */
    readonly lenEnvelope: bigint;
    /** Where the referenced envelope is stored. */
    readonly locator: Rntuple.Locator;
  }
  /** Payload of the header envelope: name, provenance and schema of the RNTuple. */
  class Header {
    constructor(stream: ByteStream);
    /** Features that a reader must know. */
    readonly featureFlags: Rntuple.FeatureFlags;
    /** Name of the RNTuple. */
    readonly name: Rntuple.CountedString;
    /** Free text about the RNTuple. */
    readonly description: Rntuple.CountedString;
    /** Library and version that wrote the RNTuple. */
    readonly writer: Rntuple.CountedString;
    /** Fields, columns, alias columns and extra type information known when writing began. */
    readonly schema: Rntuple.Schema;
    /** Unknown bytes up to the end of the envelope payload, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Schema description: four list frames. It is in the header and, for later additions, in the footer. */
  class Schema {
    constructor(stream: ByteStream);
    /** Field descriptions; the field id is the position, counted on in the schema extension. */
    readonly fields: Rntuple.FieldList;
    /** Column descriptions; the column id is the position, counted on in the schema extension. */
    readonly columns: Rntuple.ColumnList;
    /** Columns of projected fields. */
    readonly aliasColumns: Rntuple.AliasColumnList;
    /** Type information that field descriptions cannot hold. */
    readonly extraTypeInfos: Rntuple.ExtraTypeInfoList;
  }
  /** List frame of field descriptions. */
  class FieldList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: Rntuple.FieldListBody;
  }
  /** Payload of the list frame of field descriptions. */
  class FieldListBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes. */
    readonly numItems: number;
    /** The field descriptions, in order. */
    readonly items: Rntuple.FieldRecord[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Record frame around one field description. */
  class FieldRecord {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; positive, as in every record frame. */
    readonly lenFrame: bigint;
    /** Payload of the frame. */
    readonly body: Rntuple.Field;
  }
  /** Description of one field: a node of the schema tree. */
  class Field {
    constructor(stream: ByteStream);
    /** Version of the field's own serialisation. */
    readonly fieldVersion: number;
    /** Version of the type, such as the class version of a user-defined class. */
    readonly typeVersion: number;
    /** Id of the parent field; a top-level field names itself. */
    readonly parentId: number;
    /** Structural role, see the enum field_role. */
    readonly role: number;
    /** Bits of the enum field_flag. */
    readonly flags: number;
    /** Name of the field. */
    readonly name: Rntuple.CountedString;
    /** C++ type name. */
    readonly typeName: Rntuple.CountedString;
    /** C++ type name as the user wrote it, if it differs; else empty. */
    readonly typeAlias: Rntuple.CountedString;
    /** Free text about the field. */
    readonly description: Rntuple.CountedString;
    /** Number of items per entry of a fixed-size array or bitset. */
    readonly arraySize?: bigint;
    /** Id of the field that a projected field shows. */
    readonly sourceFieldId?: number;
    /** Checksum that ROOT computed over the in-memory type. */
    readonly typeChecksum?: number;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Whether the field is a fixed-size array. */
    readonly isRepetitive: boolean;
    /** Whether the field shows the columns of another field. */
    readonly isProjected: boolean;
    /** Whether a checksum of the type is stored. */
    readonly hasTypeChecksum: boolean;
  }
  /** List frame of column descriptions. */
  class ColumnList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: Rntuple.ColumnListBody;
  }
  /** Payload of the list frame of column descriptions. */
  class ColumnListBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes. */
    readonly numItems: number;
    /** The column descriptions, in order. */
    readonly items: Rntuple.ColumnRecord[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Record frame around one column description. */
  class ColumnRecord {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; positive, as in every record frame. */
    readonly lenFrame: bigint;
    /** Payload of the frame. */
    readonly body: Rntuple.Column;
  }
  /** Description of one physical column. */
  class Column {
    constructor(stream: ByteStream);
    /** How elements are encoded, see the enum column_type. */
    readonly columnType: number;
    /** Size of one element on storage, in bits. */
    readonly bitsOnStorage: number;
    /** Id of the field that the column belongs to. */
    readonly fieldId: number;
    /** Bits of the enum column_flag. */
    readonly flags: number;
    /** Which of the alternative representations of the field the column belongs to. */
    readonly representationIndex: number;
    /** Index of the first stored element of a deferred column. Negative if the column is suppressed up to there: clusters that do not list it hold these elements in the first representation of the field. */
    readonly firstElementIndex?: bigint;
    /** Range of the values. */
    readonly valueRange?: Rntuple.ValueRange;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Whether the first stored element is not element 0. */
    readonly isDeferred: boolean;
    /** Whether a range of values is stored. */
    readonly hasValueRange: boolean;
  }
  /** Smallest and largest value of a column. */
  class ValueRange {
    constructor(stream: ByteStream);
    /** Smallest value. */
    readonly min: number;
    /** Largest value. */
    readonly max: number;
  }
  /** List frame of alias columns. */
  class AliasColumnList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: Rntuple.AliasColumnListBody;
  }
  /** Payload of the list frame of alias columns. */
  class AliasColumnListBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes. */
    readonly numItems: number;
    /** The alias columns, in order. */
    readonly items: Rntuple.AliasColumnRecord[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Record frame around one alias column. */
  class AliasColumnRecord {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; positive, as in every record frame. */
    readonly lenFrame: bigint;
    /** Payload of the frame. */
    readonly body: Rntuple.AliasColumn;
  }
  /** Column of a projected field: another name for a physical column. */
  class AliasColumn {
    constructor(stream: ByteStream);
    /** Id of the physical column that holds the elements. */
    readonly physicalColumnId: number;
    /** Id of the projected field. */
    readonly fieldId: number;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** List frame of extra type information records. */
  class ExtraTypeInfoList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: Rntuple.ExtraTypeInfoListBody;
  }
  /** Payload of the list frame of extra type information records. */
  class ExtraTypeInfoListBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes. */
    readonly numItems: number;
    /** The extra type information records, in order. */
    readonly items: Rntuple.ExtraTypeInfoRecord[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Record frame around one piece of extra type information. */
  class ExtraTypeInfoRecord {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; positive, as in every record frame. */
    readonly lenFrame: bigint;
    /** Payload of the frame. */
    readonly body: Rntuple.ExtraTypeInfo;
  }
  /** Additional information about one type or all types. */
  class ExtraTypeInfo {
    constructor(stream: ByteStream);
    /** Kind of content, see the enum extra_type_info_content. */
    readonly contentId: number;
    /** Version of the type that the information is about. */
    readonly typeVersion: number;
    /** C++ type that the information concerns; empty if it concerns several. */
    readonly typeName: Rntuple.CountedString;
    /** The information, in a form that depends on the kind of content; not necessarily text. */
    readonly content?: Rntuple.CountedString;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Payload of the footer envelope: additions to the schema, and the way to the page lists. */
  class Footer {
    constructor(stream: ByteStream);
    /** Features that a reader must know, in addition to those of the header; see feature_flag_number for their names. */
    readonly featureFlags: Rntuple.FeatureFlags;
    /** Checksum of the header envelope that the footer belongs to. */
    readonly headerChecksum: Uint8Array;
    /** Schema parts that were added while data was being written. */
    readonly schemaExtension: Rntuple.SchemaExtensionRecord;
    /** Cluster groups, each with a link to its page list. */
    readonly clusterGroups: Rntuple.ClusterGroupList;
    /** Linked attribute sets; written since version 1.0.1.0 and absent if the payload ends before. */
    readonly linkedAttributeSets?: Rntuple.LinkedAttributeSetList;
    /** Unknown bytes up to the end of the envelope payload, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Record frame around the schema extension. */
  class SchemaExtensionRecord {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; positive, as in every record frame. */
    readonly lenFrame: bigint;
    /** Payload of the frame. */
    readonly body: Rntuple.SchemaExtension;
  }
  /** Additions to the schema of the header. */
  class SchemaExtension {
    constructor(stream: ByteStream);
    /** The additions; absent if the frame is empty. */
    readonly schema?: Rntuple.Schema;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** List frame of cluster groups. */
  class ClusterGroupList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: Rntuple.ClusterGroupListBody;
  }
  /** Payload of the list frame of cluster groups. */
  class ClusterGroupListBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes. */
    readonly numItems: number;
    /** The cluster groups, in order. */
    readonly items: Rntuple.ClusterGroupRecord[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Record frame around one cluster group. */
  class ClusterGroupRecord {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; positive, as in every record frame. */
    readonly lenFrame: bigint;
    /** Payload of the frame. */
    readonly body: Rntuple.ClusterGroup;
  }
  /** Clusters that share one page list. */
  class ClusterGroup {
    constructor(stream: ByteStream);
    /** Number of the first entry of all clusters of the group. */
    readonly minEntry: bigint;
    /** Number of entries that the group covers. */
    readonly entrySpan: bigint;
    /** Number of clusters in the group. */
    readonly numClusters: number;
    /** Where the page list of the group is stored. */
    readonly pageListLink: Rntuple.EnvelopeLink;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** List frame of linked attribute sets. */
  class LinkedAttributeSetList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: Rntuple.LinkedAttributeSetListBody;
  }
  /** Payload of the list frame of linked attribute sets. */
  class LinkedAttributeSetListBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes. */
    readonly numItems: number;
    /** The linked attribute sets, in order. */
    readonly items: Rntuple.LinkedAttributeSetRecord[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Record frame around one linked attribute set. */
  class LinkedAttributeSetRecord {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; positive, as in every record frame. */
    readonly lenFrame: bigint;
    /** Payload of the frame. */
    readonly body: Rntuple.LinkedAttributeSet;
  }
  /** Reference to another RNTuple that holds attributes of entry ranges of this one. */
  class LinkedAttributeSet {
    constructor(stream: ByteStream);
    /** Major version of the attribute schema; a different one cannot be read. */
    readonly schemaVersionMajor: number;
    /** Minor version of the attribute schema. */
    readonly schemaVersionMinor: number;
    /** Length in bytes of the anchor of the attribute set after decompression. */
    readonly lenAnchor: number;
    /** Where the anchor of the attribute set is stored. */
    readonly locator: Rntuple.Locator;
    /** Name of the attribute set. */
    readonly name: Rntuple.CountedString;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Payload of a page list envelope: clusters of one cluster group and where their pages are. */
  class PageList {
    constructor(stream: ByteStream);
    /** Checksum of the header envelope that the page list belongs to. */
    readonly headerChecksum: Uint8Array;
    /** Entry ranges of the clusters of the group. */
    readonly clusterSummaries: Rntuple.ClusterSummaryList;
    /** Pages of the clusters of the group, in the order of the summaries. */
    readonly pageLocations: Rntuple.ClusterPagesList;
    /** Unknown bytes up to the end of the envelope payload, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** List frame of cluster summaries. */
  class ClusterSummaryList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: Rntuple.ClusterSummaryListBody;
  }
  /** Payload of the list frame of cluster summaries. */
  class ClusterSummaryListBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes. */
    readonly numItems: number;
    /** The cluster summaries, in order. */
    readonly items: Rntuple.ClusterSummaryRecord[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Record frame around one cluster summary. */
  class ClusterSummaryRecord {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; positive, as in every record frame. */
    readonly lenFrame: bigint;
    /** Payload of the frame. */
    readonly body: Rntuple.ClusterSummary;
  }
  /** Entry range of one cluster. */
  class ClusterSummary {
    constructor(stream: ByteStream);
    /** Number of the first entry of the cluster. */
    readonly firstEntry: bigint;
    /** Bits 0 to 31 of the number of entries. */
    readonly numEntriesLo: number;
    /** Bits 32 to 47 of the number of entries. */
    readonly numEntriesMid: number;
    /** Bits 48 to 55 of the number of entries. */
    readonly numEntriesHi: number;
    /** Bits of the enum cluster_flag. */
    readonly flags: number;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Number of entries of the cluster, 56 bits. */
    readonly numEntries: bigint;
  }
  /** List frame of page locations of clusters. */
  class ClusterPagesList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: Rntuple.ClusterPagesListBody;
  }
  /** Payload of the list frame of page locations of clusters. */
  class ClusterPagesListBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 12 bytes. */
    readonly numItems: number;
    /** One list per cluster, in the order of the cluster summaries. */
    readonly items: Rntuple.ClusterPages[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** List frame of page locations of the columns of one cluster. */
  class ClusterPages {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: Rntuple.ClusterPagesBody;
  }
  /** Payload of the list frame of page locations of the columns of one cluster. */
  class ClusterPagesBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 20 bytes. */
    readonly numItems: number;
    /** One list per column, by column id; columns added after the cluster was written may be missing at the end. */
    readonly items: Rntuple.ColumnPages[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** List frame of pages of one column in one cluster. */
  class ColumnPages {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: Rntuple.ColumnPagesBody;
  }
  /** Payload of the list frame of pages of one column in one cluster. */
  class ColumnPagesBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes. */
    readonly numItems: number;
    /** Page descriptions in the order of elements; these are not frames. */
    readonly items: Rntuple.Page[];
    /** Number of elements of the column in all clusters before; negative if the column is suppressed in this cluster. */
    readonly elementOffset: bigint;
    /** Compression settings: 100 * algorithm + level; absent if the column is suppressed. */
    readonly compressionSettings?: number;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Description of one page: a run of elements of one column. */
  class Page {
    constructor(stream: ByteStream);
    /** Number of elements, negated if a checksum follows the stored page. */
    readonly numElementsSigned: number;
    /** Where the page is stored; its size does not count the checksum. */
    readonly locator: Rntuple.Locator;
    /** Number of elements in the page. */
    readonly numElements: number;
    /** Whether the XXH3-64 of the stored bytes of the page, little-endian, follows directly after them. */
    readonly hasChecksum: boolean;
  }
}

/** Envelopes as ROOT 6.31 to 6.33 wrote them, format versions 0.2.0.0 to 0.2.12.0. Files are always marked 0.2.0.0. So flags and the remaining bytes show the differences between these versions, never a version number. */
export class RntupleRc2 {
  constructor(stream: ByteStream);
  /** Kind of envelope, see the enum envelope_type; the low 16 bits of the first 64-bit word. */
  readonly typeId: number;
  /** Low 32 of the 48 bits of the envelope length. */
  readonly lenEnvelopeLo: number;
  /** High 16 of the 48 bits of the envelope length. */
  readonly lenEnvelopeHi: number;
  /** Contents of the envelope. */
  readonly payload: RntupleRc2.Header | RntupleRc2.Footer | RntupleRc2.PageList | RntupleRc2.MetaData | RntupleRc2.UnknownPayload;
  /** XXH3-64 of all preceding bytes of the envelope, little-endian. */
  readonly checksum: Uint8Array;
  /** Length of the whole envelope in bytes, with this preamble and the checksum. */
  readonly lenEnvelope: number;
}
export namespace RntupleRc2 {
  /** String with its length in front; no terminator, no padding. */
  class CountedString {
    constructor(stream: ByteStream);
    /** Length of the string in bytes. */
    readonly len: number;
    /** Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts. */
    readonly raw: Uint8Array;
    /** The string as text. */
    readonly value: string;
  }
  /** Payload whose kind this version of the format does not know. */
  class UnknownPayload {
    constructor(stream: ByteStream);
    /** The stored bytes, unparsed. */
    readonly raw: Uint8Array;
  }
  /** Chain of 64-bit words of feature flags; readers refuse flags they do not know. */
  class FeatureFlags {
    constructor(stream: ByteStream);
    /** Words of the chain; flag number 64 * i + b is bit b of word i. */
    readonly words: RntupleRc2.FeatureFlagWord[];
  }
  /** One 64-bit word of 63 flags, in two halves so that no target language loses bits. */
  class FeatureFlagWord {
    constructor(stream: ByteStream);
    /** Flags 0 to 31 of this word. */
    readonly lo: number;
    /** Flags 32 to 62 of this word; negative (bit 63 of the word is set) if another word follows. */
    readonly hi: number;
  }
  /** Where a byte range is stored. A non-negative head is the size of a byte range in the same file, and an offset follows. A negative head is negated as a whole and then holds locator size, reserved byte and kind. */
  class Locator {
    constructor(stream: ByteStream);
    /** Stored size in bytes of the byte range if not negative; else the negated word of locator size, reserved byte and kind. */
    readonly head: number;
    /** Offset in bytes from the start of the file. */
    readonly ofsRange?: bigint;
    /** Position in a non-standard locator; opaque for kinds unknown to this version. */
    readonly payload?: RntupleRc2.UriLocator | RntupleRc2.Object64Locator | RntupleRc2.UnknownPayload;
    /** The word that holds locator size, reserved byte and kind; 0 in a standard locator. */
    readonly negatedHead: number;
    /** Size in bytes of a non-standard locator, head included; 0 in a standard locator. */
    readonly lenSelf: number;
    /** Byte for use by the storage system of a non-standard locator. */
    readonly reserved: number;
    /** Kind of locator, see the enum locator_kind; 0 in a standard locator. */
    readonly kind: number;
  }
  /** Payload of a locator that is a URI. The last drafts use the same kind for large locators, which differ only by their 16 bytes. */
  class UriLocator {
    constructor(stream: ByteStream);
    /** Characters of the URI. */
    readonly raw: Uint8Array;
    /** The same bytes as a large locator of the last drafts. */
    readonly large?: RntupleRc2.LargeLocator;
  }
  /** Payload of a locator of a byte range of 2 GiB or more, in the last drafts. */
  class LargeLocator {
    constructor(stream: ByteStream);
    /** Stored size in bytes of the byte range. */
    readonly lenRange: bigint;
    /** Offset in bytes from the start of the file. */
    readonly ofsRange: bigint;
  }
  /** Payload of a locator of an object with a 64-bit address, as in the DAOS object store. */
  class Object64Locator {
    constructor(stream: ByteStream);
    /** Stored size in bytes of the object. */
    readonly lenObject: number;
    /** Address of the object; its meaning depends on the object store. */
    readonly location: bigint;
    /** Unknown bytes up to the end of the locator, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Reference to another envelope. */
  class EnvelopeLink {
    constructor(stream: ByteStream);
    /** Length in bytes of the referenced envelope after decompression. */
    readonly lenEnvelope: bigint;
    /** Where the referenced envelope is stored. */
    readonly locator: RntupleRc2.Locator;
  }
  /** Payload of the header envelope: name, provenance and schema of the RNTuple. */
  class Header {
    constructor(stream: ByteStream);
    /** Features that a reader must know. */
    readonly featureFlags: RntupleRc2.FeatureFlags;
    /** Name of the RNTuple. */
    readonly name: RntupleRc2.CountedString;
    /** Free text about the RNTuple. */
    readonly description: RntupleRc2.CountedString;
    /** Library and version that wrote the RNTuple. */
    readonly writer: RntupleRc2.CountedString;
    /** Fields, columns, alias columns and extra type information known when writing began. */
    readonly schema: RntupleRc2.Schema;
    /** Unknown bytes up to the end of the envelope payload, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Schema description: four list frames. It is in the header and, for later additions, in the footer. */
  class Schema {
    constructor(stream: ByteStream);
    /** Field descriptions; the field id is the position, counted on in the schema extension. */
    readonly fields: RntupleRc2.FieldList;
    /** Column descriptions; the column id is the position, counted on in the schema extension. */
    readonly columns: RntupleRc2.ColumnList;
    /** Columns of projected fields; their ids follow those of the physical columns. */
    readonly aliasColumns: RntupleRc2.AliasColumnList;
    /** Type information that field descriptions cannot hold. */
    readonly extraTypeInfos: RntupleRc2.ExtraTypeInfoList;
  }
  /** List frame of field descriptions. */
  class FieldList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc2.FieldListBody;
  }
  /** Payload of the list frame of field descriptions. */
  class FieldListBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes. */
    readonly numItems: number;
    /** The field descriptions, in order. */
    readonly items: RntupleRc2.FieldRecord[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Record frame around one field description. */
  class FieldRecord {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; positive, as in every record frame. */
    readonly lenFrame: bigint;
    /** Payload of the frame. */
    readonly body: RntupleRc2.Field;
  }
  /** Description of one field: a node of the schema tree. Numbers come first, strings last. */
  class Field {
    constructor(stream: ByteStream);
    /** Version of the field's own serialisation. */
    readonly fieldVersion: number;
    /** Version of the type, such as the class version of a user-defined class. */
    readonly typeVersion: number;
    /** Id of the parent field; a top-level field names itself. */
    readonly parentId: number;
    /** Structural role, see the enum field_role. */
    readonly role: number;
    /** Bits of the enum field_flag. */
    readonly flags: number;
    /** Number of items per entry of a fixed-size array or bitset. */
    readonly arraySize?: bigint;
    /** Id of the field that a projected field shows; last drafts only. */
    readonly sourceFieldId?: number;
    /** Checksum that ROOT computed over the in-memory type; last drafts only. */
    readonly typeChecksum?: number;
    /** Name of the field. */
    readonly name: RntupleRc2.CountedString;
    /** C++ type name. */
    readonly typeName: RntupleRc2.CountedString;
    /** C++ type name as the user wrote it, if it differs; else empty. */
    readonly typeAlias: RntupleRc2.CountedString;
    /** Free text about the field. */
    readonly description: RntupleRc2.CountedString;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Whether the field is a fixed-size array. */
    readonly isRepetitive: boolean;
    /** Whether the field shows the columns of another field. */
    readonly isProjected: boolean;
    /** Whether a checksum of the type is stored. */
    readonly hasTypeChecksum: boolean;
  }
  /** List frame of column descriptions. */
  class ColumnList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc2.ColumnListBody;
  }
  /** Payload of the list frame of column descriptions. */
  class ColumnListBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes. */
    readonly numItems: number;
    /** The column descriptions, in order. */
    readonly items: RntupleRc2.ColumnRecord[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Record frame around one column description. */
  class ColumnRecord {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; positive, as in every record frame. */
    readonly lenFrame: bigint;
    /** Payload of the frame. */
    readonly body: RntupleRc2.Column;
  }
  /** Description of one physical column. */
  class Column {
    constructor(stream: ByteStream);
    /** How elements are encoded, see the enum column_type. */
    readonly columnType: number;
    /** Size of one element on storage, in bits. */
    readonly bitsOnStorage: number;
    /** Id of the field that the column belongs to. */
    readonly fieldId: number;
    /** Bits of the enum column_flag. */
    readonly flags: number;
    /** Which of the alternative representations of the field the column belongs to; the upper half of 32-bit flags in early drafts, and 0 there. */
    readonly representationIndex: number;
    /** Index of the first stored element of a deferred column. */
    readonly firstElementIndex?: bigint;
    /** Range of the values; last drafts only. */
    readonly valueRange?: RntupleRc2.ValueRange;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Whether the first stored element is not element 0. */
    readonly isDeferred: boolean;
    /** Whether a range of values is stored. */
    readonly hasValueRange: boolean;
  }
  /** Smallest and largest value of a column. */
  class ValueRange {
    constructor(stream: ByteStream);
    /** Smallest value. */
    readonly min: number;
    /** Largest value. */
    readonly max: number;
  }
  /** List frame of alias columns. */
  class AliasColumnList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc2.AliasColumnListBody;
  }
  /** Payload of the list frame of alias columns. */
  class AliasColumnListBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes. */
    readonly numItems: number;
    /** The alias columns, in order. */
    readonly items: RntupleRc2.AliasColumnRecord[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Record frame around one alias column. */
  class AliasColumnRecord {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; positive, as in every record frame. */
    readonly lenFrame: bigint;
    /** Payload of the frame. */
    readonly body: RntupleRc2.AliasColumn;
  }
  /** Column of a projected field: another name for a physical column. */
  class AliasColumn {
    constructor(stream: ByteStream);
    /** Id of the physical column that holds the elements. */
    readonly physicalColumnId: number;
    /** Id of the projected field. */
    readonly fieldId: number;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** List frame of extra type information records. */
  class ExtraTypeInfoList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc2.ExtraTypeInfoListBody;
  }
  /** Payload of the list frame of extra type information records. */
  class ExtraTypeInfoListBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes. */
    readonly numItems: number;
    /** The extra type information records, in order. */
    readonly items: RntupleRc2.ExtraTypeInfoRecord[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Record frame around one piece of extra type information. */
  class ExtraTypeInfoRecord {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; positive, as in every record frame. */
    readonly lenFrame: bigint;
    /** Payload of the frame. */
    readonly body: RntupleRc2.ExtraTypeInfo;
  }
  /** Additional information about one type. In the last drafts the kind of content is before the two versions. No known file has such a record. */
  class ExtraTypeInfo {
    constructor(stream: ByteStream);
    /** First version of the type that the information is about. */
    readonly typeVersionFrom: number;
    /** Last version of the type that the information is about. */
    readonly typeVersionTo: number;
    /** Kind of content, see the enum extra_type_info_content. */
    readonly contentId: number;
    /** C++ type that the information is about. */
    readonly typeName: RntupleRc2.CountedString;
    /** The information itself, in the form that the kind of content asks for. */
    readonly content?: RntupleRc2.CountedString;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Payload of the footer envelope: additions to the schema, and the way to the page lists. */
  class Footer {
    constructor(stream: ByteStream);
    /** Features that a reader must know, in addition to those of the header. */
    readonly featureFlags: RntupleRc2.FeatureFlags;
    /** Checksum of the header envelope that the footer belongs to. */
    readonly headerChecksum: Uint8Array;
    /** Schema parts that were added while data was being written. */
    readonly schemaExtension: RntupleRc2.SchemaExtensionRecord;
    /** Subsets of the columns; empty unless there are sharded clusters. */
    readonly columnGroups: RntupleRc2.ColumnGroupList;
    /** Cluster groups, each with a link to its page list. */
    readonly clusterGroups: RntupleRc2.ClusterGroupList;
    /** Links to user meta-data envelopes. The last drafts dropped them: absent if the payload ends before. */
    readonly metaDataLinks?: RntupleRc2.MetaDataLinkList;
    /** Unknown bytes up to the end of the envelope payload, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Record frame around the schema extension. */
  class SchemaExtensionRecord {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; positive, as in every record frame. */
    readonly lenFrame: bigint;
    /** Payload of the frame. */
    readonly body: RntupleRc2.SchemaExtension;
  }
  /** Additions to the schema of the header. */
  class SchemaExtension {
    constructor(stream: ByteStream);
    /** The additions; absent if the frame is empty. */
    readonly schema?: RntupleRc2.Schema;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** List frame of column groups. */
  class ColumnGroupList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc2.ColumnGroupListBody;
  }
  /** Payload of the list frame of column groups. */
  class ColumnGroupListBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes. */
    readonly numItems: number;
    /** The column groups, in order. */
    readonly items: RntupleRc2.ColumnGroupRecord[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Record frame around one column group. */
  class ColumnGroupRecord {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; positive, as in every record frame. */
    readonly lenFrame: bigint;
    /** Payload of the frame. */
    readonly body: RntupleRc2.ColumnGroup;
  }
  /** Columns that the clusters of a shard cover; the column group id is the position. */
  class ColumnGroup {
    constructor(stream: ByteStream);
    /** Ids of the columns. */
    readonly columnIds: RntupleRc2.ColumnIdList;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** List frame of column ids. */
  class ColumnIdList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc2.ColumnIdListBody;
  }
  /** Payload of the list frame of column ids. */
  class ColumnIdListBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 4 bytes. */
    readonly numItems: number;
    /** Ids of physical columns; these are not frames. */
    readonly items: number[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** List frame of cluster groups. */
  class ClusterGroupList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc2.ClusterGroupListBody;
  }
  /** Payload of the list frame of cluster groups. */
  class ClusterGroupListBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes. */
    readonly numItems: number;
    /** The cluster groups, in order. */
    readonly items: RntupleRc2.ClusterGroupRecord[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Record frame around one cluster group. */
  class ClusterGroupRecord {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; positive, as in every record frame. */
    readonly lenFrame: bigint;
    /** Payload of the frame. */
    readonly body: RntupleRc2.ClusterGroup;
  }
  /** Clusters that share one page list. */
  class ClusterGroup {
    constructor(stream: ByteStream);
    /** Number of the first entry of all clusters of the group. */
    readonly minEntry: bigint;
    /** Number of entries that the group covers. */
    readonly entrySpan: bigint;
    /** Number of clusters in the group. */
    readonly numClusters: number;
    /** Where the page list of the group is stored. */
    readonly pageListLink: RntupleRc2.EnvelopeLink;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** List frame of links to user meta-data envelopes. */
  class MetaDataLinkList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc2.MetaDataLinkListBody;
  }
  /** Payload of the list frame of links to user meta-data envelopes. */
  class MetaDataLinkListBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes. */
    readonly numItems: number;
    /** Envelope links; these are not frames. */
    readonly items: RntupleRc2.EnvelopeLink[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Payload of a page list envelope: clusters of one cluster group and where their pages are. */
  class PageList {
    constructor(stream: ByteStream);
    /** Checksum of the header envelope that the page list belongs to. */
    readonly headerChecksum: Uint8Array;
    /** Entry ranges of the clusters of the group. */
    readonly clusterSummaries: RntupleRc2.ClusterSummaryList;
    /** Pages of the clusters of the group, in the order of the summaries. */
    readonly pageLocations: RntupleRc2.ClusterPagesList;
    /** Unknown bytes up to the end of the envelope payload, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** List frame of cluster summaries. */
  class ClusterSummaryList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc2.ClusterSummaryListBody;
  }
  /** Payload of the list frame of cluster summaries. */
  class ClusterSummaryListBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes. */
    readonly numItems: number;
    /** The cluster summaries, in order. */
    readonly items: RntupleRc2.ClusterSummaryRecord[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Record frame around one cluster summary. */
  class ClusterSummaryRecord {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; positive, as in every record frame. */
    readonly lenFrame: bigint;
    /** Payload of the frame. */
    readonly body: RntupleRc2.ClusterSummary;
  }
  /** Entry range of one cluster. */
  class ClusterSummary {
    constructor(stream: ByteStream);
    /** Number of the first entry of the cluster. */
    readonly firstEntry: bigint;
    /** Bits 0 to 31 of the number of entries. */
    readonly numEntriesLo: number;
    /** Bits 32 to 59 of the number of entries, and the flags in the high 4 bits. */
    readonly numEntriesHi: number;
    /** Column group that a sharded cluster covers. */
    readonly columnGroupId?: number;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Number of entries of the cluster, 60 bits. */
    readonly numEntries: bigint;
    /** Bits of the enum cluster_flag, 4 bits. */
    readonly flags: number;
    /** Whether the cluster covers a column group only. */
    readonly isSharded: boolean;
  }
  /** List frame of page locations of clusters. */
  class ClusterPagesList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc2.ClusterPagesListBody;
  }
  /** Payload of the list frame of page locations of clusters. */
  class ClusterPagesListBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 12 bytes. */
    readonly numItems: number;
    /** One list per cluster, in the order of the cluster summaries. */
    readonly items: RntupleRc2.ClusterPages[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** List frame of page locations of the columns of one cluster. */
  class ClusterPages {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc2.ClusterPagesBody;
  }
  /** Payload of the list frame of page locations of the columns of one cluster. */
  class ClusterPagesBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 20 bytes. */
    readonly numItems: number;
    /** One list per column, by column id; columns added after the cluster was written may be missing at the end. */
    readonly items: RntupleRc2.ColumnPages[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** List frame of pages of one column in one cluster. */
  class ColumnPages {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc2.ColumnPagesBody;
  }
  /** Payload of the list frame of pages of one column in one cluster. */
  class ColumnPagesBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes. */
    readonly numItems: number;
    /** Page descriptions in the order of elements; these are not frames. */
    readonly items: RntupleRc2.Page[];
    /** Number of elements of the column in all clusters before; negative, in the last drafts, if the column is suppressed in this cluster. */
    readonly elementOffset: bigint;
    /** Compression settings, 100 * algorithm + level; absent if the column is suppressed. */
    readonly compressionSettings?: number;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Description of one page: a run of elements of one column. */
  class Page {
    constructor(stream: ByteStream);
    /** Number of elements, negated if a checksum follows the stored page. */
    readonly numElementsSigned: number;
    /** Where the page is stored; its size does not count the checksum. */
    readonly locator: RntupleRc2.Locator;
    /** Number of elements in the page. */
    readonly numElements: number;
    /** Whether the XXH3-64 of the stored bytes of the page, little-endian, follows directly after them. */
    readonly hasChecksum: boolean;
  }
  /** Payload of a user meta-data envelope. */
  class MetaData {
    constructor(stream: ByteStream);
    /** Key-value pairs; a key may occur several times, which are its versions. */
    readonly entries: RntupleRc2.MetaDataEntryList;
    /** Unknown bytes up to the end of the envelope payload, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** List frame of key-value pairs. */
  class MetaDataEntryList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc2.MetaDataEntryListBody;
  }
  /** Payload of the list frame of key-value pairs. */
  class MetaDataEntryListBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes. */
    readonly numItems: number;
    /** The key-value pairs, in order. */
    readonly items: RntupleRc2.MetaDataEntryRecord[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Record frame around one key-value pair. */
  class MetaDataEntryRecord {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; positive, as in every record frame. */
    readonly lenFrame: bigint;
    /** Payload of the frame. */
    readonly body: RntupleRc2.MetaDataEntry;
  }
  /** One key-value pair. */
  class MetaDataEntry {
    constructor(stream: ByteStream);
    /** Type of the value, see the enum meta_data_type; negated if the value is a list. */
    readonly valueType: number;
    /** Key: name spaces separated by dots. */
    readonly key: RntupleRc2.CountedString;
    /** The value; absent if this version of the format does not know its type. */
    readonly value?: RntupleRc2.MetaDataInt64 | RntupleRc2.MetaDataBool | RntupleRc2.MetaDataFloat64 | RntupleRc2.CountedString | RntupleRc2.Int64List | RntupleRc2.BoolList | RntupleRc2.Float64List | RntupleRc2.StringList;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Integer value. */
  class MetaDataInt64 {
    constructor(stream: ByteStream);
    /** The value. */
    readonly number: bigint;
  }
  /** Boolean value. */
  class MetaDataBool {
    constructor(stream: ByteStream);
    /** The value; not zero is true. */
    readonly number: number;
  }
  /** Floating point value. */
  class MetaDataFloat64 {
    constructor(stream: ByteStream);
    /** The value. */
    readonly number: number;
  }
  /** List frame of integer values. */
  class Int64List {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc2.Int64ListBody;
  }
  /** Payload of the list frame of integer values. */
  class Int64ListBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes. */
    readonly numItems: number;
    /** The values. */
    readonly items: bigint[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** List frame of boolean values. */
  class BoolList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc2.BoolListBody;
  }
  /** Payload of the list frame of boolean values. */
  class BoolListBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 1 bytes. */
    readonly numItems: number;
    /** The values; not zero is true. */
    readonly items: number[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** List frame of floating point values. */
  class Float64List {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc2.Float64ListBody;
  }
  /** Payload of the list frame of floating point values. */
  class Float64ListBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes. */
    readonly numItems: number;
    /** The values. */
    readonly items: number[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** List frame of string values. */
  class StringList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: bigint;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc2.StringListBody;
  }
  /** Payload of the list frame of string values. */
  class StringListBody {
    constructor(stream: ByteStream);
    /** Number of items; bounded by the remaining bytes, as no item is smaller than 4 bytes. */
    readonly numItems: number;
    /** The values. */
    readonly items: RntupleRc2.CountedString[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
}

/** Envelopes as ROOT 6.26 to 6.29 wrote them, format "version 1" of the drafts. An envelope of this generation does not state its kind. The reader knows it from the reference to the envelope, and parses header_envelope, footer_envelope, page_list_envelope or meta_data_envelope. Parsed as a whole, the payload stays bytes. Frames have 32-bit sizes, checksums are CRC32. */
export class RntupleRc1 {
  constructor(stream: ByteStream);
  /** Versions of the envelope. */
  readonly preamble: RntupleRc1.EnvelopePreamble;
  /** Contents of the envelope, unparsed. */
  readonly payload: Uint8Array;
  /** CRC32 of all preceding bytes of the envelope, little-endian. */
  readonly checksum: Uint8Array;
}
export namespace RntupleRc1 {
  /** Start of every envelope. */
  class EnvelopePreamble {
    constructor(stream: ByteStream);
    /** Version of the envelope that the writer used; 1. */
    readonly version: number;
    /** Version that a reader must support at least; 1. */
    readonly minVersion: number;
  }
  /** Whole header envelope, from a slice that holds exactly the envelope. */
  class HeaderEnvelope {
    constructor(stream: ByteStream);
    /** Versions of the envelope. */
    readonly preamble: RntupleRc1.EnvelopePreamble;
    /** Contents of the envelope. */
    readonly payload: RntupleRc1.Header;
    /** CRC32 of all preceding bytes of the envelope, little-endian. */
    readonly checksum: Uint8Array;
  }
  /** Whole footer envelope, from a slice that holds exactly the envelope. */
  class FooterEnvelope {
    constructor(stream: ByteStream);
    /** Versions of the envelope. */
    readonly preamble: RntupleRc1.EnvelopePreamble;
    /** Contents of the envelope. */
    readonly payload: RntupleRc1.Footer;
    /** CRC32 of all preceding bytes of the envelope, little-endian. */
    readonly checksum: Uint8Array;
  }
  /** Whole page list envelope, from a slice that holds exactly the envelope. */
  class PageListEnvelope {
    constructor(stream: ByteStream);
    /** Versions of the envelope. */
    readonly preamble: RntupleRc1.EnvelopePreamble;
    /** Contents of the envelope. */
    readonly payload: RntupleRc1.PageList;
    /** CRC32 of all preceding bytes of the envelope, little-endian. */
    readonly checksum: Uint8Array;
  }
  /** Whole user meta-data envelope, from a slice that holds exactly the envelope. */
  class MetaDataEnvelope {
    constructor(stream: ByteStream);
    /** Versions of the envelope. */
    readonly preamble: RntupleRc1.EnvelopePreamble;
    /** Contents of the envelope. */
    readonly payload: RntupleRc1.MetaData;
    /** CRC32 of all preceding bytes of the envelope, little-endian. */
    readonly checksum: Uint8Array;
  }
  /** String with its length in front; no terminator, no padding. */
  class CountedString {
    constructor(stream: ByteStream);
    /** Length of the string in bytes. */
    readonly len: number;
    /** Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts. */
    readonly raw: Uint8Array;
    /** The string as text. */
    readonly value: string;
  }
  /** Payload whose kind this version of the format does not know. */
  class UnknownPayload {
    constructor(stream: ByteStream);
    /** The stored bytes, unparsed. */
    readonly raw: Uint8Array;
  }
  /** Chain of 64-bit words of feature flags; readers refuse flags they do not know. */
  class FeatureFlags {
    constructor(stream: ByteStream);
    /** Words of the chain; flag number 64 * i + b is bit b of word i. */
    readonly words: RntupleRc1.FeatureFlagWord[];
  }
  /** One 64-bit word of 63 flags, in two halves so that no target language loses bits. */
  class FeatureFlagWord {
    constructor(stream: ByteStream);
    /** Flags 0 to 31 of this word. */
    readonly lo: number;
    /** Flags 32 to 62 of this word; negative (bit 63 of the word is set) if another word follows. */
    readonly hi: number;
  }
  /** Where a byte range is stored. A non-negative head is the size of a byte range in the same file, and an offset follows. A negative head is negated as a whole and then holds locator size, reserved byte and kind. */
  class Locator {
    constructor(stream: ByteStream);
    /** Stored size in bytes of the byte range if not negative; else the negated word of locator size, reserved byte and kind. */
    readonly head: number;
    /** Offset in bytes from the start of the file. */
    readonly ofsRange?: bigint;
    /** Position in a non-standard locator; opaque for kinds unknown to this version. */
    readonly payload?: RntupleRc1.UriLocator | RntupleRc1.Object64Locator | RntupleRc1.UnknownPayload;
    /** The word that holds locator size, reserved byte and kind; 0 in a standard locator. */
    readonly negatedHead: number;
    /** Size in bytes of a non-standard locator, head included; 0 in a standard locator. */
    readonly lenSelf: number;
    /** Byte for use by the storage system of a non-standard locator. */
    readonly reserved: number;
    /** Kind of locator, see the enum locator_kind; 0 in a standard locator. */
    readonly kind: number;
  }
  /** Payload of a locator that is a URI. */
  class UriLocator {
    constructor(stream: ByteStream);
    /** Characters of the URI. */
    readonly raw: Uint8Array;
  }
  /** Payload of a locator of an object with a 64-bit address, as in the DAOS object store. */
  class Object64Locator {
    constructor(stream: ByteStream);
    /** Stored size in bytes of the object. */
    readonly lenObject: number;
    /** Address of the object; its meaning depends on the object store. */
    readonly location: bigint;
    /** Unknown bytes up to the end of the locator, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Reference to another envelope. */
  class EnvelopeLink {
    constructor(stream: ByteStream);
    /** Length in bytes of the referenced envelope after decompression. */
    readonly lenEnvelope: number;
    /** Where the referenced envelope is stored. */
    readonly locator: RntupleRc1.Locator;
  }
  /** Payload of the header envelope: name, provenance and schema of the RNTuple. */
  class Header {
    constructor(stream: ByteStream);
    /** Features that a reader must know. */
    readonly featureFlags: RntupleRc1.FeatureFlags;
    /** Marks unstable versions of the format; 1 in all files of this generation. */
    readonly releaseCandidateTag: number;
    /** Name of the RNTuple. */
    readonly name: RntupleRc1.CountedString;
    /** Free text about the RNTuple. */
    readonly description: RntupleRc1.CountedString;
    /** Library and version that wrote the RNTuple. */
    readonly writer: RntupleRc1.CountedString;
    /** Fields, columns, alias columns and extra type information known when writing began. */
    readonly schema: RntupleRc1.Schema;
    /** Unknown bytes up to the end of the envelope payload, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Schema description: four list frames. It is in the header and, for later additions, in the footer. */
  class Schema {
    constructor(stream: ByteStream);
    /** Field descriptions; the field id is the position, counted on in the schema extension. */
    readonly fields: RntupleRc1.FieldList;
    /** Column descriptions; the column id is the position, counted on in the schema extension. */
    readonly columns: RntupleRc1.ColumnList;
    /** Columns of projected fields; their ids follow those of the physical columns. */
    readonly aliasColumns: RntupleRc1.AliasColumnList;
    /** Type information that field descriptions cannot hold. */
    readonly extraTypeInfos: RntupleRc1.ExtraTypeInfoList;
  }
  /** List frame of field descriptions. */
  class FieldList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: number;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc1.FieldListBody;
  }
  /** Payload of the list frame of field descriptions. */
  class FieldListBody {
    constructor(stream: ByteStream);
    /** Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is smaller than 4 bytes. */
    readonly numItemsAndReserved: number;
    /** The field descriptions, in order. */
    readonly items: RntupleRc1.FieldRecord[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Number of items. */
    readonly numItems: number;
    /** Reserved bits; zero in all known files. */
    readonly reserved: number;
  }
  /** Record frame around one field description. */
  class FieldRecord {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; positive, as in every record frame. */
    readonly lenFrame: number;
    /** Payload of the frame. */
    readonly body: RntupleRc1.Field;
  }
  /** Description of one field: a node of the schema tree. Numbers come first, strings last. */
  class Field {
    constructor(stream: ByteStream);
    /** Version of the field's own serialisation. */
    readonly fieldVersion: number;
    /** Version of the type, such as the class version of a user-defined class. */
    readonly typeVersion: number;
    /** Id of the parent field; a top-level field names itself. */
    readonly parentId: number;
    /** Structural role, see the enum field_role. */
    readonly role: number;
    /** Bits of the enum field_flag. */
    readonly flags: number;
    /** Number of items per entry of a fixed-size array or bitset. */
    readonly arraySize?: bigint;
    /** Name of the field. */
    readonly name: RntupleRc1.CountedString;
    /** C++ type name. */
    readonly typeName: RntupleRc1.CountedString;
    /** C++ type name as the user wrote it, if it differs; else empty. */
    readonly typeAlias: RntupleRc1.CountedString;
    /** Free text about the field. */
    readonly description: RntupleRc1.CountedString;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Whether the field is a fixed-size array. */
    readonly isRepetitive: boolean;
  }
  /** List frame of column descriptions. */
  class ColumnList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: number;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc1.ColumnListBody;
  }
  /** Payload of the list frame of column descriptions. */
  class ColumnListBody {
    constructor(stream: ByteStream);
    /** Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is smaller than 4 bytes. */
    readonly numItemsAndReserved: number;
    /** The column descriptions, in order. */
    readonly items: RntupleRc1.ColumnRecord[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Number of items. */
    readonly numItems: number;
    /** Reserved bits; zero in all known files. */
    readonly reserved: number;
  }
  /** Record frame around one column description. */
  class ColumnRecord {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; positive, as in every record frame. */
    readonly lenFrame: number;
    /** Payload of the frame. */
    readonly body: RntupleRc1.Column;
  }
  /** Description of one physical column. */
  class Column {
    constructor(stream: ByteStream);
    /** How elements are encoded, see the enum column_type. */
    readonly columnType: number;
    /** Size of one element on storage, in bits. */
    readonly bitsOnStorage: number;
    /** Id of the field that the column belongs to. */
    readonly fieldId: number;
    /** Bits of the enum column_flag. */
    readonly flags: number;
    /** Index of the first stored element of a deferred column. */
    readonly firstElementIndex?: bigint;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Whether the first stored element is not element 0. */
    readonly isDeferred: boolean;
  }
  /** List frame of alias columns. */
  class AliasColumnList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: number;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc1.AliasColumnListBody;
  }
  /** Payload of the list frame of alias columns. */
  class AliasColumnListBody {
    constructor(stream: ByteStream);
    /** Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is smaller than 4 bytes. */
    readonly numItemsAndReserved: number;
    /** The alias columns, in order. */
    readonly items: RntupleRc1.AliasColumnRecord[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Number of items. */
    readonly numItems: number;
    /** Reserved bits; zero in all known files. */
    readonly reserved: number;
  }
  /** Record frame around one alias column. */
  class AliasColumnRecord {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; positive, as in every record frame. */
    readonly lenFrame: number;
    /** Payload of the frame. */
    readonly body: RntupleRc1.AliasColumn;
  }
  /** Column of a projected field: another name for a physical column. */
  class AliasColumn {
    constructor(stream: ByteStream);
    /** Id of the physical column that holds the elements. */
    readonly physicalColumnId: number;
    /** Id of the projected field. */
    readonly fieldId: number;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** List frame of extra type information records. */
  class ExtraTypeInfoList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: number;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc1.ExtraTypeInfoListBody;
  }
  /** Payload of the list frame of extra type information records. */
  class ExtraTypeInfoListBody {
    constructor(stream: ByteStream);
    /** Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is smaller than 4 bytes. */
    readonly numItemsAndReserved: number;
    /** The extra type information records, in order. */
    readonly items: RntupleRc1.ExtraTypeInfoRecord[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Number of items. */
    readonly numItems: number;
    /** Reserved bits; zero in all known files. */
    readonly reserved: number;
  }
  /** Record frame around one piece of extra type information. */
  class ExtraTypeInfoRecord {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; positive, as in every record frame. */
    readonly lenFrame: number;
    /** Payload of the frame. */
    readonly body: RntupleRc1.ExtraTypeInfo;
  }
  /** Additional information about one type. */
  class ExtraTypeInfo {
    constructor(stream: ByteStream);
    /** First version of the type that the information is about. */
    readonly typeVersionFrom: number;
    /** Last version of the type that the information is about. */
    readonly typeVersionTo: number;
    /** Kind of content, see the enum extra_type_info_content. */
    readonly contentId: number;
    /** C++ type that the information is about. */
    readonly typeName: RntupleRc1.CountedString;
    /** The information itself, in the form that the kind of content asks for. */
    readonly content?: RntupleRc1.CountedString;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Payload of the footer envelope: additions to the schema, and the way to the page lists. */
  class Footer {
    constructor(stream: ByteStream);
    /** Features that a reader must know, in addition to those of the header. */
    readonly featureFlags: RntupleRc1.FeatureFlags;
    /** Checksum of the header envelope that the footer belongs to. */
    readonly headerChecksum: Uint8Array;
    /** Schema parts that were added while data was being written. */
    readonly schemaExtension: RntupleRc1.SchemaExtensionFrame;
    /** Subsets of the columns; empty unless there are sharded clusters. */
    readonly columnGroups: RntupleRc1.ColumnGroupList;
    /** Entry ranges of all clusters, in the order of their ids. */
    readonly clusterSummaries: RntupleRc1.ClusterSummaryList;
    /** Cluster groups, each with a link to its page list. */
    readonly clusterGroups: RntupleRc1.ClusterGroupList;
    /** Links to user meta-data envelopes. */
    readonly metaDataLinks: RntupleRc1.MetaDataLinkList;
    /** Unknown bytes up to the end of the envelope payload, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Frame around the schema extension. Early files hold an empty list frame here, later ones the record frame of the text. The sign of the size distinguishes them. */
  class SchemaExtensionFrame {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; negated in a list frame. */
    readonly lenFrame: number;
    /** Payload of the record frame. */
    readonly record?: RntupleRc1.SchemaExtension;
    /** Payload of the list frame. */
    readonly list?: RntupleRc1.SchemaExtensionListBody;
  }
  /** Payload of the list frame that replaces the schema extension in early files. */
  class SchemaExtensionListBody {
    constructor(stream: ByteStream);
    /** Number of items in the low 28 bits, high 4 bits reserved. */
    readonly numItemsAndReserved: number;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Number of items. */
    readonly numItems: number;
    /** Reserved bits; zero in all known files. */
    readonly reserved: number;
  }
  /** Additions to the schema of the header. */
  class SchemaExtension {
    constructor(stream: ByteStream);
    /** The additions; absent if the frame is empty. */
    readonly schema?: RntupleRc1.Schema;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** List frame of column groups. */
  class ColumnGroupList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: number;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc1.ColumnGroupListBody;
  }
  /** Payload of the list frame of column groups. */
  class ColumnGroupListBody {
    constructor(stream: ByteStream);
    /** Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is smaller than 4 bytes. */
    readonly numItemsAndReserved: number;
    /** The column groups, in order. */
    readonly items: RntupleRc1.ColumnGroupRecord[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Number of items. */
    readonly numItems: number;
    /** Reserved bits; zero in all known files. */
    readonly reserved: number;
  }
  /** Record frame around one column group. */
  class ColumnGroupRecord {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; positive, as in every record frame. */
    readonly lenFrame: number;
    /** Payload of the frame. */
    readonly body: RntupleRc1.ColumnGroup;
  }
  /** Columns that the clusters of a shard cover; the column group id is the position. */
  class ColumnGroup {
    constructor(stream: ByteStream);
    /** Ids of the columns. */
    readonly columnIds: RntupleRc1.ColumnIdList;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** List frame of column ids. */
  class ColumnIdList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: number;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc1.ColumnIdListBody;
  }
  /** Payload of the list frame of column ids. */
  class ColumnIdListBody {
    constructor(stream: ByteStream);
    /** Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is smaller than 4 bytes. */
    readonly numItemsAndReserved: number;
    /** Ids of physical columns; these are not frames. */
    readonly items: number[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Number of items. */
    readonly numItems: number;
    /** Reserved bits; zero in all known files. */
    readonly reserved: number;
  }
  /** List frame of cluster groups. */
  class ClusterGroupList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: number;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc1.ClusterGroupListBody;
  }
  /** Payload of the list frame of cluster groups. */
  class ClusterGroupListBody {
    constructor(stream: ByteStream);
    /** Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is smaller than 4 bytes. */
    readonly numItemsAndReserved: number;
    /** The cluster groups, in order. */
    readonly items: RntupleRc1.ClusterGroupRecord[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Number of items. */
    readonly numItems: number;
    /** Reserved bits; zero in all known files. */
    readonly reserved: number;
  }
  /** Record frame around one cluster group. */
  class ClusterGroupRecord {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; positive, as in every record frame. */
    readonly lenFrame: number;
    /** Payload of the frame. */
    readonly body: RntupleRc1.ClusterGroup;
  }
  /** Clusters that share one page list. */
  class ClusterGroup {
    constructor(stream: ByteStream);
    /** Number of clusters in the group. */
    readonly numClusters: number;
    /** Where the page list of the group is stored. */
    readonly pageListLink: RntupleRc1.EnvelopeLink;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** List frame of links to user meta-data envelopes. */
  class MetaDataLinkList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: number;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc1.MetaDataLinkListBody;
  }
  /** Payload of the list frame of links to user meta-data envelopes. */
  class MetaDataLinkListBody {
    constructor(stream: ByteStream);
    /** Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is smaller than 8 bytes. */
    readonly numItemsAndReserved: number;
    /** Envelope links; these are not frames. */
    readonly items: RntupleRc1.EnvelopeLink[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Number of items. */
    readonly numItems: number;
    /** Reserved bits; zero in all known files. */
    readonly reserved: number;
  }
  /** List frame of cluster summaries. */
  class ClusterSummaryList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: number;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc1.ClusterSummaryListBody;
  }
  /** Payload of the list frame of cluster summaries. */
  class ClusterSummaryListBody {
    constructor(stream: ByteStream);
    /** Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is smaller than 4 bytes. */
    readonly numItemsAndReserved: number;
    /** The cluster summaries, in order. */
    readonly items: RntupleRc1.ClusterSummaryRecord[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Number of items. */
    readonly numItems: number;
    /** Reserved bits; zero in all known files. */
    readonly reserved: number;
  }
  /** Record frame around one cluster summary. */
  class ClusterSummaryRecord {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; positive, as in every record frame. */
    readonly lenFrame: number;
    /** Payload of the frame. */
    readonly body: RntupleRc1.ClusterSummary;
  }
  /** Entry range of one cluster. */
  class ClusterSummary {
    constructor(stream: ByteStream);
    /** Number of the first entry of the cluster. */
    readonly firstEntry: bigint;
    /** Bits 0 to 31 of the number of entries. */
    readonly numEntriesLo: number;
    /** Bits 32 to 59 of the number of entries, and the flags in the high 4 bits. */
    readonly numEntriesHi: number;
    /** Column group that a sharded cluster covers. */
    readonly columnGroupId?: number;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Number of entries of the cluster, 60 bits. */
    readonly numEntries: bigint;
    /** Bits of the enum cluster_flag, 4 bits. */
    readonly flags: number;
    /** Whether the cluster covers a column group only. */
    readonly isSharded: boolean;
  }
  /** Payload of a page list envelope: where the pages of the clusters of one cluster group are. */
  class PageList {
    constructor(stream: ByteStream);
    /** Pages of the clusters of the group, in the order of the summaries. */
    readonly pageLocations: RntupleRc1.ClusterPagesList;
    /** Unknown bytes up to the end of the envelope payload, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** List frame of page locations of clusters. */
  class ClusterPagesList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: number;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc1.ClusterPagesListBody;
  }
  /** Payload of the list frame of page locations of clusters. */
  class ClusterPagesListBody {
    constructor(stream: ByteStream);
    /** Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is smaller than 8 bytes. */
    readonly numItemsAndReserved: number;
    /** One list per cluster, in the order of the cluster summaries. */
    readonly items: RntupleRc1.ClusterPages[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Number of items. */
    readonly numItems: number;
    /** Reserved bits; zero in all known files. */
    readonly reserved: number;
  }
  /** List frame of page locations of the columns of one cluster. */
  class ClusterPages {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: number;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc1.ClusterPagesBody;
  }
  /** Payload of the list frame of page locations of the columns of one cluster. */
  class ClusterPagesBody {
    constructor(stream: ByteStream);
    /** Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is smaller than 16 bytes. */
    readonly numItemsAndReserved: number;
    /** One list per column, by column id; columns added after the cluster was written may be missing at the end. */
    readonly items: RntupleRc1.ColumnPages[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Number of items. */
    readonly numItems: number;
    /** Reserved bits; zero in all known files. */
    readonly reserved: number;
  }
  /** List frame of pages of one column in one cluster. */
  class ColumnPages {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: number;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc1.ColumnPagesBody;
  }
  /** Payload of the list frame of pages of one column in one cluster. */
  class ColumnPagesBody {
    constructor(stream: ByteStream);
    /** Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is smaller than 8 bytes. */
    readonly numItemsAndReserved: number;
    /** Page descriptions in the order of elements; these are not frames. */
    readonly items: RntupleRc1.Page[];
    /** Number of elements of the column in all clusters before. */
    readonly elementOffset: bigint;
    /** Compression asked for, 100 * algorithm + level. */
    readonly compressionSettings: number;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Number of items. */
    readonly numItems: number;
    /** Reserved bits; zero in all known files. */
    readonly reserved: number;
  }
  /** Description of one page: a run of elements of one column. */
  class Page {
    constructor(stream: ByteStream);
    /** Number of elements in the low 30 bits, bits of the enum page_flag in the high 2 bits. */
    readonly numElementsAndFlags: number;
    /** Where the page is stored; its size does not count the checksum. */
    readonly locator: RntupleRc1.Locator;
    /** Number of elements in the page. */
    readonly numElements: number;
    /** Bits of the enum page_flag. */
    readonly flags: number;
  }
  /** Payload of a user meta-data envelope. */
  class MetaData {
    constructor(stream: ByteStream);
    /** Key-value pairs; a key may occur several times, which are its versions. */
    readonly entries: RntupleRc1.MetaDataEntryList;
    /** Unknown bytes up to the end of the envelope payload, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** List frame of key-value pairs. */
  class MetaDataEntryList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: number;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc1.MetaDataEntryListBody;
  }
  /** Payload of the list frame of key-value pairs. */
  class MetaDataEntryListBody {
    constructor(stream: ByteStream);
    /** Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is smaller than 4 bytes. */
    readonly numItemsAndReserved: number;
    /** The key-value pairs, in order. */
    readonly items: RntupleRc1.MetaDataEntryRecord[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Number of items. */
    readonly numItems: number;
    /** Reserved bits; zero in all known files. */
    readonly reserved: number;
  }
  /** Record frame around one key-value pair. */
  class MetaDataEntryRecord {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included; positive, as in every record frame. */
    readonly lenFrame: number;
    /** Payload of the frame. */
    readonly body: RntupleRc1.MetaDataEntry;
  }
  /** One key-value pair. */
  class MetaDataEntry {
    constructor(stream: ByteStream);
    /** Type of the value, see the enum meta_data_type; negated if the value is a list. */
    readonly valueType: number;
    /** Key: name spaces separated by dots. */
    readonly key: RntupleRc1.CountedString;
    /** The value; absent if this version of the format does not know its type. */
    readonly value?: RntupleRc1.MetaDataInt64 | RntupleRc1.MetaDataBool | RntupleRc1.MetaDataFloat64 | RntupleRc1.CountedString | RntupleRc1.Int64List | RntupleRc1.BoolList | RntupleRc1.Float64List | RntupleRc1.StringList;
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
  }
  /** Integer value. */
  class MetaDataInt64 {
    constructor(stream: ByteStream);
    /** The value. */
    readonly number: bigint;
  }
  /** Boolean value. */
  class MetaDataBool {
    constructor(stream: ByteStream);
    /** The value; not zero is true. */
    readonly number: number;
  }
  /** Floating point value. */
  class MetaDataFloat64 {
    constructor(stream: ByteStream);
    /** The value. */
    readonly number: number;
  }
  /** List frame of integer values. */
  class Int64List {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: number;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc1.Int64ListBody;
  }
  /** Payload of the list frame of integer values. */
  class Int64ListBody {
    constructor(stream: ByteStream);
    /** Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is smaller than 8 bytes. */
    readonly numItemsAndReserved: number;
    /** The values. */
    readonly items: bigint[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Number of items. */
    readonly numItems: number;
    /** Reserved bits; zero in all known files. */
    readonly reserved: number;
  }
  /** List frame of boolean values. */
  class BoolList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: number;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc1.BoolListBody;
  }
  /** Payload of the list frame of boolean values. */
  class BoolListBody {
    constructor(stream: ByteStream);
    /** Number of items in the low 28 bits, high 4 bits reserved; bounded by the remaining bytes. */
    readonly numItemsAndReserved: number;
    /** The values; not zero is true. */
    readonly items: number[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Number of items. */
    readonly numItems: number;
    /** Reserved bits; zero in all known files. */
    readonly reserved: number;
  }
  /** List frame of floating point values. */
  class Float64List {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: number;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc1.Float64ListBody;
  }
  /** Payload of the list frame of floating point values. */
  class Float64ListBody {
    constructor(stream: ByteStream);
    /** Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is smaller than 8 bytes. */
    readonly numItemsAndReserved: number;
    /** The values. */
    readonly items: number[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Number of items. */
    readonly numItems: number;
    /** Reserved bits; zero in all known files. */
    readonly reserved: number;
  }
  /** List frame of string values. */
  class StringList {
    constructor(stream: ByteStream);
    /** Size of the frame in bytes, this field included, negated: the sign marks a list frame. */
    readonly lenFrame: number;
    /** Number of items, items and whatever follows them inside the frame. */
    readonly body: RntupleRc1.StringListBody;
  }
  /** Payload of the list frame of string values. */
  class StringListBody {
    constructor(stream: ByteStream);
    /** Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is smaller than 4 bytes. */
    readonly numItemsAndReserved: number;
    /** The values. */
    readonly items: RntupleRc1.CountedString[];
    /** Unknown bytes up to the end of the frame, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** Number of items. */
    readonly numItems: number;
    /** Reserved bits; zero in all known files. */
    readonly reserved: number;
  }
}

/** Header and footer as ROOT 6.20 to 6.25 wrote them. No document describes this format; the grammar follows the bytes of real files. All data are in frames that begin with two version numbers and a size. Page locations are in the footer. Both envelopes end in a CRC32. An envelope does not state its kind. The reader knows it from the reference to the envelope, and parses header_envelope or footer_envelope. Parsed as a whole, the payload stays bytes. The anchor is that of the first release candidate (anchor_rc1 in root_file.ksy). */
export class RntupleV0 {
  constructor(stream: ByteStream);
  /** Contents of the envelope, unparsed. */
  readonly payload: Uint8Array;
  /** CRC32 of all preceding bytes of the envelope, little-endian. */
  readonly checksum: Uint8Array;
}
export namespace RntupleV0 {
  /** Whole header, from a slice that holds exactly the envelope. */
  class HeaderEnvelope {
    constructor(stream: ByteStream);
    /** Outermost frame. */
    readonly payload: RntupleV0.HeaderRecord;
    /** CRC32 of all preceding bytes of the envelope, little-endian. */
    readonly checksum: Uint8Array;
  }
  /** Whole footer, from a slice that holds exactly the envelope. */
  class FooterEnvelope {
    constructor(stream: ByteStream);
    /** Outermost frame. */
    readonly payload: RntupleV0.FooterRecord;
    /** Lengths of the envelopes. */
    readonly postscript: RntupleV0.Postscript;
    /** CRC32 of all preceding bytes of the envelope, little-endian. */
    readonly checksum: Uint8Array;
  }
  /** Tail of the footer in front of its checksum. */
  class Postscript {
    constructor(stream: ByteStream);
    /** Version of the tail that the writer used; 0. */
    readonly version: number;
    /** Version that a reader must support at least; 0. */
    readonly minVersion: number;
    /** Length in bytes of the header envelope. */
    readonly lenHeader: number;
    /** Length in bytes of the footer envelope, this tail and the checksum included. */
    readonly lenFooter: number;
  }
  /** String with its length in front; no terminator, no padding. */
  class CountedString {
    constructor(stream: ByteStream);
    /** Length of the string in bytes. */
    readonly len: number;
    /** Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts. */
    readonly raw: Uint8Array;
    /** The string as text. */
    readonly value: string;
  }
  /** Outermost frame of a header, which takes all of the envelope in front of its tail. */
  class HeaderRecord {
    constructor(stream: ByteStream);
    /** Version of the frame that the writer used; 0. */
    readonly version: number;
    /** Version that a reader must support at least; 0. */
    readonly minVersion: number;
    /** Size of the frame in bytes, these eight included; 0 if it takes all that is left. */
    readonly lenFrame: number;
    /** Payload of the frame. */
    readonly body: RntupleV0.Header;
  }
  /** Name, provenance and schema of the RNTuple. */
  class Header {
    constructor(stream: ByteStream);
    /** Zero in all known files. */
    readonly reserved: bigint;
    /** Name of the RNTuple. */
    readonly name: RntupleV0.CountedString;
    /** Free text about the RNTuple. */
    readonly description: RntupleV0.CountedString;
    /** Who wrote the RNTuple. */
    readonly author: RntupleV0.CountedString;
    /** Who looks after the RNTuple. */
    readonly custodian: RntupleV0.CountedString;
    /** Time at which the data were taken, in seconds since 1970. */
    readonly timeOfData: bigint;
    /** Time of writing, in seconds since 1970. */
    readonly timeOfWriting: bigint;
    /** Version of the RNTuple. */
    readonly ntupleVersion: RntupleV0.VersionRecord;
    /** Identity of the RNTuple. */
    readonly ownUuid: RntupleV0.UuidRecord;
    /** Identity of the group of RNTuples to which it belongs. */
    readonly groupUuid: RntupleV0.UuidRecord;
    /** Number of fields; bounded by the remaining bytes, as none is smaller than 8 bytes. */
    readonly numFields: number;
    /** Field descriptions, in any order; the root field among them. */
    readonly fields: RntupleV0.FieldRecord[];
    /** Number of columns; bounded by the remaining bytes, as none is smaller than 8 bytes. */
    readonly numColumns: number;
    /** Column descriptions, in any order. */
    readonly columns: RntupleV0.ColumnRecord[];
    /** Unknown bytes up to the end of the frame. */
    readonly trailing: Uint8Array;
  }
  /** Frame around a version. */
  class VersionRecord {
    constructor(stream: ByteStream);
    /** Version of the frame that the writer used; 0. */
    readonly version: number;
    /** Version that a reader must support at least; 0. */
    readonly minVersion: number;
    /** Size of the frame in bytes, these eight included; 0 if it takes all that is left. */
    readonly lenFrame: number;
    /** Payload of the frame. */
    readonly body: RntupleV0.VersionNumbers;
  }
  /** Version of a structure, and the smallest version that can read it. */
  class VersionNumbers {
    constructor(stream: ByteStream);
    /** Version that was used. */
    readonly versionUse: number;
    /** Smallest version that can read it. */
    readonly versionMin: number;
    /** Features in use; zero in all known files. */
    readonly flags: bigint;
    /** Unknown bytes up to the end of the frame. */
    readonly trailing: Uint8Array;
  }
  /** Frame around an identity. */
  class UuidRecord {
    constructor(stream: ByteStream);
    /** Version of the frame that the writer used; 0. */
    readonly version: number;
    /** Version that a reader must support at least; 0. */
    readonly minVersion: number;
    /** Size of the frame in bytes, these eight included; 0 if it takes all that is left. */
    readonly lenFrame: number;
    /** Payload of the frame. */
    readonly body: RntupleV0.Identity;
  }
  /** Identity of an RNTuple or cluster. */
  class Identity {
    constructor(stream: ByteStream);
    /** The identity as text; empty in all known files. */
    readonly uuid: RntupleV0.CountedString;
    /** Unknown bytes up to the end of the frame. */
    readonly trailing: Uint8Array;
  }
  /** Where a byte range is stored; not a frame. */
  class Locator {
    constructor(stream: ByteStream);
    /** Offset in bytes from the start of the file. */
    readonly ofsRange: bigint;
    /** Stored size in bytes. */
    readonly lenRange: number;
    /** Place outside of the file; empty if the range is in the same file. */
    readonly url: RntupleV0.CountedString;
  }
  /** Frame around one field description. */
  class FieldRecord {
    constructor(stream: ByteStream);
    /** Version of the frame that the writer used; 0. */
    readonly version: number;
    /** Version that a reader must support at least; 0. */
    readonly minVersion: number;
    /** Size of the frame in bytes, these eight included; 0 if it takes all that is left. */
    readonly lenFrame: number;
    /** Payload of the frame. */
    readonly body: RntupleV0.Field;
  }
  /** Description of one field. */
  class Field {
    constructor(stream: ByteStream);
    /** Id of the field. */
    readonly fieldId: bigint;
    /** Version of the field's own serialisation. */
    readonly fieldVersion: RntupleV0.VersionRecord;
    /** Version of the type. */
    readonly typeVersion: RntupleV0.VersionRecord;
    /** Name of the field. */
    readonly name: RntupleV0.CountedString;
    /** Free text about the field. */
    readonly description: RntupleV0.CountedString;
    /** C++ type name. */
    readonly typeName: RntupleV0.CountedString;
    /** Number of items per entry of a fixed-size array; 0 in other fields. */
    readonly numRepetitions: bigint;
    /** Structural role, see the enum field_structure. */
    readonly structure: number;
    /** Id of the parent field; of the root field, which holds the top-level fields, all bits are set. */
    readonly parentId: bigint;
    /** Number of sub-fields; bounded by the remaining bytes, as none is smaller than 8 bytes. */
    readonly numLinks: number;
    /** Ids of the sub-fields, in order. */
    readonly links: bigint[];
    /** Unknown bytes up to the end of the frame. */
    readonly trailing: Uint8Array;
  }
  /** Frame around one column description. */
  class ColumnRecord {
    constructor(stream: ByteStream);
    /** Version of the frame that the writer used; 0. */
    readonly version: number;
    /** Version that a reader must support at least; 0. */
    readonly minVersion: number;
    /** Size of the frame in bytes, these eight included; 0 if it takes all that is left. */
    readonly lenFrame: number;
    /** Payload of the frame. */
    readonly body: RntupleV0.Column;
  }
  /** Description of one column. */
  class Column {
    constructor(stream: ByteStream);
    /** Id of the column. */
    readonly columnId: bigint;
    /** Version of the column. */
    readonly columnVersion: RntupleV0.VersionRecord;
    /** What the elements are. */
    readonly model: RntupleV0.ColumnModelRecord;
    /** Id of the field that the column belongs to. */
    readonly fieldId: bigint;
    /** Position among the columns of the field. */
    readonly index: number;
    /** Unknown bytes up to the end of the frame. */
    readonly trailing: Uint8Array;
  }
  /** Frame around the kind of elements of a column. */
  class ColumnModelRecord {
    constructor(stream: ByteStream);
    /** Version of the frame that the writer used; 0. */
    readonly version: number;
    /** Version that a reader must support at least; 0. */
    readonly minVersion: number;
    /** Size of the frame in bytes, these eight included; 0 if it takes all that is left. */
    readonly lenFrame: number;
    /** Payload of the frame. */
    readonly body: RntupleV0.ColumnModel;
  }
  /** Kind of the elements of a column. */
  class ColumnModel {
    constructor(stream: ByteStream);
    /** How elements are encoded, see the enum column_type. */
    readonly columnType: number;
    /** 1 if elements never decrease, else 0. */
    readonly isSorted: number;
    /** Unknown bytes up to the end of the frame. */
    readonly trailing: Uint8Array;
  }
  /** Outermost frame of a footer, which takes all of the envelope in front of its tail. */
  class FooterRecord {
    constructor(stream: ByteStream);
    /** Version of the frame that the writer used; 0. */
    readonly version: number;
    /** Version that a reader must support at least; 0. */
    readonly minVersion: number;
    /** Size of the frame in bytes, these eight included; 0 if it takes all that is left. */
    readonly lenFrame: number;
    /** Payload of the frame. */
    readonly body: RntupleV0.Footer;
  }
  /** Clusters and the places of their pages. */
  class Footer {
    constructor(stream: ByteStream);
    /** Zero in all known files. */
    readonly reserved: bigint;
    /** Number of clusters; bounded by the remaining bytes, as none is smaller than 20 bytes. */
    readonly numClusters: bigint;
    /** The clusters. */
    readonly clusters: RntupleV0.Cluster[];
    /** Unknown bytes up to the end of the frame. */
    readonly trailing: Uint8Array;
  }
  /** One cluster; not a frame. */
  class Cluster {
    constructor(stream: ByteStream);
    /** Identity of the cluster. */
    readonly uuid: RntupleV0.UuidRecord;
    /** Entry range of the cluster. */
    readonly summary: RntupleV0.ClusterSummaryRecord;
    /** Number of columns; bounded by the remaining bytes, as none is smaller than 32 bytes. */
    readonly numColumns: number;
    /** The pages of every column, in any order. */
    readonly columns: RntupleV0.ColumnPages[];
  }
  /** Frame around the entry range of a cluster. */
  class ClusterSummaryRecord {
    constructor(stream: ByteStream);
    /** Version of the frame that the writer used; 0. */
    readonly version: number;
    /** Version that a reader must support at least; 0. */
    readonly minVersion: number;
    /** Size of the frame in bytes, these eight included; 0 if it takes all that is left. */
    readonly lenFrame: number;
    /** Payload of the frame. */
    readonly body: RntupleV0.ClusterSummary;
  }
  /** Entry range of one cluster. */
  class ClusterSummary {
    constructor(stream: ByteStream);
    /** Id of the cluster. */
    readonly clusterId: bigint;
    /** Version of the cluster. */
    readonly clusterVersion: RntupleV0.VersionRecord;
    /** Number of the first entry of the cluster. */
    readonly firstEntry: bigint;
    /** Number of entries of the cluster. */
    readonly numEntries: bigint;
    /** Where the cluster is stored; zero in all known files. */
    readonly locator: RntupleV0.Locator;
    /** Unknown bytes up to the end of the frame. */
    readonly trailing: Uint8Array;
  }
  /** Pages of one column in one cluster; not a frame. */
  class ColumnPages {
    constructor(stream: ByteStream);
    /** Id of the column. */
    readonly columnId: bigint;
    /** Number of elements of the column in all clusters before. */
    readonly elementOffset: bigint;
    /** Number of elements of the column in this cluster. */
    readonly numElements: number;
    /** Compression asked for, 100 * algorithm + level. */
    readonly compressionSettings: bigint;
    /** Number of pages; bounded by the remaining bytes, as none is smaller than 20 bytes. */
    readonly numPages: number;
    /** Page descriptions in the order of elements. */
    readonly pages: RntupleV0.Page[];
  }
  /** Description of one page; not a frame. */
  class Page {
    constructor(stream: ByteStream);
    /** Number of elements in the page. */
    readonly numElements: number;
    /** Where the page is stored. */
    readonly locator: RntupleV0.Locator;
  }
}

/** A ROOT file starts with a header, followed by records that each begin with a key. The header leads to the root directory, which leads to its keys list, which leads to the anchors of the RNTuples in the file. An anchor names the byte ranges of header and footer envelope. Envelopes and pages lie in records of class RBlob that no keys list mentions; only the offset and size of their bytes address them. Offsets are stored in 32 bits (narrow) or 64 bits (wide); each structure states its form. Integers are big-endian, except the sizes in compression chunks. */
export class RootFile {
  constructor(stream: ByteStream);
  /** File header, at offset 0. */
  readonly header: RootFile.FileHeader;
  /** Directory fields of the root directory record, after its key, name and title. */
  readonly rootDirectory: RootFile.Directory;
  /** Record of the keys list of the root directory; its payload is a keys_list. */
  readonly keysRecord: RootFile.Record;
  /** The same keys list, each key with the anchor to which it leads. */
  readonly entries: RootFile.EntryList;
  /** Record of the free list; its payload is a free_list. */
  readonly freeRecord?: RootFile.Record;
  /** Record of the streamer infos; its payload, compressed or not, is unparsed. */
  readonly streamerInfoRecord?: RootFile.Record;
}
export namespace RootFile {
  /** File header at offset 0. The wide form is chosen by adding 1000000 to the version. */
  class FileHeader {
    constructor(stream: ByteStream);
    /** Marks a ROOT file. */
    readonly magic: Uint8Array;
    /** Version of ROOT that wrote the file, 10000 * major + 100 * minor + patch; 1000000 more in the wide form. */
    readonly version: number;
    /** Offset of the first record, the root directory. */
    readonly ofsBegin: number;
    /** Offset of the first byte after the last record, 32-bit form. */
    readonly ofsEndNarrow?: number;
    /** Offset of the first byte after the last record, 64-bit form. */
    readonly ofsEndWide?: bigint;
    /** Offset of the record of the free list, 32-bit form. */
    readonly ofsFreeNarrow?: number;
    /** Offset of the record of the free list, 64-bit form. */
    readonly ofsFreeWide?: bigint;
    /** Size in bytes of the record of the free list. */
    readonly lenFree: number;
    /** Number of entries of the free list. */
    readonly numFree: number;
    /** Size in bytes of key, name and title of the root directory record; its directory fields follow. */
    readonly lenName: number;
    /** Size in bytes of a file offset, 4 or 8; informational. */
    readonly lenOffset: number;
    /** Default compression of the file: 100 * algorithm + level; algorithms are listed in the enum compression_algorithm. */
    readonly compressionSettings: number;
    /** Offset of the record of the streamer infos, 32-bit form. */
    readonly ofsInfoNarrow?: number;
    /** Offset of the record of the streamer infos, 64-bit form. */
    readonly ofsInfoWide?: bigint;
    /** Size in bytes of the record of the streamer infos. */
    readonly lenInfo: number;
    /** Version of the UUID that follows; zero in files of RNTuple's own writer. */
    readonly uuidVersion: number;
    /** UUID of the file, or zeros. */
    readonly uuid: Uint8Array;
    /** Whether offsets have 64 bits. */
    readonly isWide: boolean;
    /** Offset of the first byte after the last record. */
    readonly ofsEnd: bigint;
    /** Offset of the record of the free list. */
    readonly ofsFree: bigint;
    /** Offset of the record of the streamer infos. */
    readonly ofsInfo: bigint;
  }
  /** String of up to 254 bytes after one length byte, or of any length after the byte 255 and a 32-bit length. */
  class CountedString {
    constructor(stream: ByteStream);
    /** Length of the string in bytes; 255 if a 32-bit length follows. */
    readonly lenShort: number;
    /** Length of the string in bytes. */
    readonly lenLong?: number;
    /** Bytes of the string, UTF-8 by convention and left undecoded here. */
    readonly raw: Uint8Array;
    /** Length of the string in bytes. */
    readonly len: number;
    /** The string as text. */
    readonly value: string;
  }
  /** Key: the start of every record; also the form in which a keys list mentions a record. The payload is not part of it. */
  class Key {
    constructor(stream: ByteStream);
    /** Size in bytes of the whole record, key and payload; negative in front of free space. */
    readonly lenRecord: number;
    /** Version of the key; above 1000 in the wide form. */
    readonly version: number;
    /** Length in bytes of the payload after decompression; without meaning for RBlob. */
    readonly lenObject: number;
    /** Date and time of writing, from the high bits down: year - 1995 (6), month (4), day (5), hour (5), minute (6), second (6). */
    readonly datime: number;
    /** Length in bytes of the key; the payload follows. */
    readonly lenKey: number;
    /** Tells apart records of one name; the highest is the current one. */
    readonly cycle: number;
    /** Offset of the record itself, 32-bit form. */
    readonly ofsKeyNarrow?: number;
    /** Offset of the record itself, 64-bit form. */
    readonly ofsKeyWide?: bigint;
    /** Offset of the record of the directory that lists this one; without meaning for RBlob, 32-bit form. */
    readonly ofsPdirNarrow?: number;
    /** Offset of the record of the directory that lists this one; without meaning for RBlob, 64-bit form. */
    readonly ofsPdirWide?: bigint;
    /** Class of the object in the payload. */
    readonly className: RootFile.CountedString;
    /** Name of the object. */
    readonly name: RootFile.CountedString;
    /** Title of the object. */
    readonly title: RootFile.CountedString;
    /** Whether offsets have 64 bits. */
    readonly isWide: boolean;
    /** Offset of the record itself. */
    readonly ofsKey: bigint;
    /** Offset of the record of the directory that lists this one. */
    readonly ofsPdir: bigint;
    /** Year of the time of writing. */
    readonly year: number;
    /** Month, from 1 on, of the time of writing. */
    readonly month: number;
    /** Day of the month, from 1 on, of the time of writing. */
    readonly day: number;
    /** Hour of the time of writing. */
    readonly hour: number;
    /** Minute of the time of writing. */
    readonly minute: number;
    /** Second of the time of writing. */
    readonly second: number;
  }
  /** Whole record: a key and its payload, from a slice that holds exactly the record or more. */
  class Record {
    constructor(stream: ByteStream);
    /** Key of the record. */
    readonly key: RootFile.Key;
    /** Size in bytes of the payload. */
    readonly lenPayload: bigint;
    /** Payload, compressed if it is shorter than the length that the key states for the object. */
    readonly payload: Uint8Array;
  }
  /** Directory fields: after name and title in the root directory record, directly after the key in others. */
  class Directory {
    constructor(stream: ByteStream);
    /** Class version of the directory; 1000 more in the wide form. */
    readonly version: number;
    /** Date and time of creation, packed as in a key. */
    readonly datimeCreated: number;
    /** Date and time of the last change, packed as in a key. */
    readonly datimeModified: number;
    /** Size in bytes of the record of the keys list. */
    readonly lenKeys: number;
    /** Size in bytes of the record before these fields. */
    readonly lenName: number;
    /** Offset of the directory record itself, 32-bit form. */
    readonly ofsDirNarrow?: number;
    /** Offset of the directory record itself, 64-bit form. */
    readonly ofsDirWide?: bigint;
    /** Offset of the record of the parent directory, 32-bit form. */
    readonly ofsParentNarrow?: number;
    /** Offset of the record of the parent directory, 64-bit form. */
    readonly ofsParentWide?: bigint;
    /** Offset of the record of the keys list, 32-bit form. */
    readonly ofsKeysNarrow?: number;
    /** Offset of the record of the keys list, 64-bit form. */
    readonly ofsKeysWide?: bigint;
    /** Version of the UUID that follows; zero in files of RNTuple's own writer. */
    readonly uuidVersion?: number;
    /** UUID of the directory, or zeros; zero bytes up to the wide size may follow and belong to nothing. */
    readonly uuid?: Uint8Array;
    /** Whether offsets have 64 bits. */
    readonly isWide: boolean;
    /** Whether the class version is one that has a UUID. */
    readonly hasUuid: boolean;
    /** Offset of the directory record itself. */
    readonly ofsDir: bigint;
    /** Offset of the record of the parent directory. */
    readonly ofsParent: bigint;
    /** Offset of the record of the keys list. */
    readonly ofsKeys: bigint;
    /** Year of the time of creation. */
    readonly createdYear: number;
    /** Month, from 1 on, of the time of creation. */
    readonly createdMonth: number;
    /** Day of the month, from 1 on, of the time of creation. */
    readonly createdDay: number;
    /** Hour of the time of creation. */
    readonly createdHour: number;
    /** Minute of the time of creation. */
    readonly createdMinute: number;
    /** Second of the time of creation. */
    readonly createdSecond: number;
    /** Year of the time of the last change. */
    readonly modifiedYear: number;
    /** Month, from 1 on, of the time of the last change. */
    readonly modifiedMonth: number;
    /** Day of the month, from 1 on, of the time of the last change. */
    readonly modifiedDay: number;
    /** Hour of the time of the last change. */
    readonly modifiedHour: number;
    /** Minute of the time of the last change. */
    readonly modifiedMinute: number;
    /** Second of the time of the last change. */
    readonly modifiedSecond: number;
  }
  /** Payload of the record of a keys list: the keys of all objects in one directory. */
  class KeysList {
    constructor(stream: ByteStream);
    /** Number of keys; bounded by the bytes that are there, as no key is smaller than 29 bytes. */
    readonly numKeys: number;
    /** Copies of the keys of the objects. */
    readonly keys: RootFile.Key[];
    /** Unused bytes after the last key; without meaning. */
    readonly trailing: Uint8Array;
  }
  /** Payload of the record of the keys list of the root directory as the way to the anchors. Parsed as part of a whole file only. */
  class EntryList {
    constructor(stream: ByteStream);
    /** Number of keys; bounded by the bytes that are there, as no key is smaller than 29 bytes. */
    readonly numEntries: number;
    /** The keys of the objects. */
    readonly entries: RootFile.Entry[];
  }
  /** Key of an object in the root directory, and the anchor if the object is an RNTuple. */
  class Entry {
    constructor(stream: ByteStream);
    /** Copy of the key of the object. */
    readonly key: RootFile.Key;
    /** Whether the object is an anchor of class ROOT::RNTuple. */
    readonly isRelease: boolean;
    /** Whether the object is an anchor of class ROOT::Experimental::RNTuple. */
    readonly isCandidate: boolean;
    /** Record of the anchor. */
    readonly anchorRecord?: RootFile.AnchorRecord;
  }
  /** Record of an anchor, from a slice that holds exactly the record. */
  class AnchorRecord {
    constructor(stream: ByteStream);
    /** Key of the record. */
    readonly key: RootFile.Key;
    /** Whether the class of the anchor is ROOT::RNTuple, that of the releases. */
    readonly isRelease: boolean;
    /** Size in bytes of the payload. */
    readonly lenPayload: bigint;
    /** The anchor as stored. */
    readonly payload: Uint8Array;
    /** Whether the payload is a compression_block; decompress it and parse the anchor separately. */
    readonly isCompressed: boolean;
    /** Version of the class; without meaning if the payload is compressed. */
    readonly classVersion: number;
    /** Whether a class version of ROOT::Experimental::RNTuple is one of those before the second candidate. */
    readonly isFirstCandidate: boolean;
    /** Anchor of format epoch 1. */
    readonly anchor?: RootFile.Anchor;
    /** Anchor of the second release candidate. */
    readonly anchorRc2?: RootFile.AnchorRc2;
    /** Anchor of the first release candidate, and of the format before its specification. */
    readonly anchorRc1?: RootFile.AnchorRc1;
  }
  /** Payload of the record of the free list. */
  class FreeList {
    constructor(stream: ByteStream);
    /** Free byte ranges; the last one starts at the end of the file. */
    readonly entries: RootFile.FreeEntry[];
  }
  /** One free byte range, both bounds included. */
  class FreeEntry {
    constructor(stream: ByteStream);
    /** Version of the entry; above 1000 in the wide form. */
    readonly version: number;
    /** Offset of the first free byte, 32-bit form. */
    readonly ofsFirstNarrow?: number;
    /** Offset of the first free byte, 64-bit form. */
    readonly ofsFirstWide?: bigint;
    /** Offset of the last free byte, 32-bit form. */
    readonly ofsLastNarrow?: number;
    /** Offset of the last free byte, 64-bit form. */
    readonly ofsLastWide?: bigint;
    /** Whether offsets have 64 bits. */
    readonly isWide: boolean;
    /** Offset of the first free byte. */
    readonly ofsFirst: bigint;
    /** Offset of the last free byte. */
    readonly ofsLast: bigint;
  }
  /** Anchor object of an RNTuple of format epoch 1, after decompression: payload of a key of class ROOT::RNTuple. Parsed from a slice that holds exactly the object: later versions append members, and the checksum stays in the last 8 bytes. */
  class Anchor {
    constructor(stream: ByteStream);
    /** Bytes of the object from the class version to the last member, with bit 30 set; the checksum is not counted. */
    readonly byteCount: number;
    /** Version of the class ROOT::RNTuple. */
    readonly classVersion: number;
    /** Epoch of the format version. */
    readonly versionEpoch: number;
    /** Major part of the format version; for information only. */
    readonly versionMajor: number;
    /** Minor part of the format version; for information only. */
    readonly versionMinor: number;
    /** Patch part of the format version; for information only. */
    readonly versionPatch: number;
    /** Offset of the header envelope. */
    readonly ofsHeader: bigint;
    /** Size in bytes of the header envelope as stored. */
    readonly lenHeaderStored: bigint;
    /** Length in bytes of the header envelope after decompression. */
    readonly lenHeader: bigint;
    /** Offset of the footer envelope. */
    readonly ofsFooter: bigint;
    /** Size in bytes of the footer envelope as stored. */
    readonly lenFooterStored: bigint;
    /** Length in bytes of the footer envelope after decompression. */
    readonly lenFooter: bigint;
    /** Largest payload of one key; larger blobs are spread over several. 0 if blobs are never spread. */
    readonly maxKeySize: bigint;
    /** Unknown members in front of the checksum, appended by a later version of the format. */
    readonly trailing: Uint8Array;
    /** XXH3-64 of the members from version_epoch to the checksum, big-endian. */
    readonly checksum: Uint8Array;
  }
  /** Anchor object of an RNTuple of epoch 0, second release candidate: payload of a key of class ROOT::Experimental::RNTuple, class versions 4 to 6. Parsed from a slice that holds exactly the object. */
  class AnchorRc2 {
    constructor(stream: ByteStream);
    /** Bytes of the object from the class version on, with bit 30 set; the checksum is counted in class version 4 and not in 6. */
    readonly byteCount: number;
    /** Version of the class ROOT::Experimental::RNTuple. */
    readonly classVersion: number;
    /** Epoch of the format version. */
    readonly versionEpoch: number;
    /** Major part of the format version; for information only. */
    readonly versionMajor: number;
    /** Minor part of the format version; for information only. */
    readonly versionMinor: number;
    /** Patch part of the format version; for information only. */
    readonly versionPatch: number;
    /** Offset of the header envelope. */
    readonly ofsHeader: bigint;
    /** Size in bytes of the header envelope as stored. */
    readonly lenHeaderStored: bigint;
    /** Length in bytes of the header envelope after decompression. */
    readonly lenHeader: bigint;
    /** Offset of the footer envelope. */
    readonly ofsFooter: bigint;
    /** Size in bytes of the footer envelope as stored. */
    readonly lenFooterStored: bigint;
    /** Length in bytes of the footer envelope after decompression. */
    readonly lenFooter: bigint;
    /** Largest payload of one key; absent in class version 4. */
    readonly maxKeySize?: bigint;
    /** Unknown members in front of the checksum. */
    readonly trailing: Uint8Array;
    /** XXH3-64 of the members from version_epoch to the checksum, big-endian. */
    readonly checksum: Uint8Array;
  }
  /** Anchor object of an RNTuple of the first release candidate, or of the earlier drafts, which look the same here. It is the payload of a key of class ROOT::Experimental::RNTuple, class versions 0 to 3. It has no checksum. */
  class AnchorRc1 {
    constructor(stream: ByteStream);
    /** Bytes of the object from the class version on, with bit 30 set. */
    readonly byteCount: number;
    /** Version of the class ROOT::Experimental::RNTuple. */
    readonly classVersion: number;
    /** Checksum that ROOT computed over the class; the same in all files of one class version. */
    readonly classChecksum: number;
    /** Version of the anchor; 0. */
    readonly version: number;
    /** Size in bytes of the anchor in memory. */
    readonly lenInMemory: number;
    /** Offset of the header envelope. */
    readonly ofsHeader: bigint;
    /** Size in bytes of the header envelope as stored. */
    readonly lenHeaderStored: number;
    /** Length in bytes of the header envelope after decompression. */
    readonly lenHeader: number;
    /** Offset of the footer envelope. */
    readonly ofsFooter: bigint;
    /** Size in bytes of the footer envelope as stored. */
    readonly lenFooterStored: number;
    /** Length in bytes of the footer envelope after decompression. */
    readonly lenFooter: number;
    /** Zero. */
    readonly reserved: bigint;
    /** Unknown members at the end. */
    readonly trailing: Uint8Array;
  }
  /** Compressed bytes of one object: chunks that are decompressed one by one and joined. */
  class CompressionBlock {
    constructor(stream: ByteStream);
    /** The chunks; all but the last hold 16777215 bytes after decompression. */
    readonly chunks: RootFile.CompressionChunk[];
  }
  /** One compressed chunk. */
  class CompressionChunk {
    constructor(stream: ByteStream);
    /** Algorithm: 'ZL' 08 zlib, 'XZ' 00 LZMA, 'CS' 08 raw deflate, 'L4' and version LZ4, 'ZS' 01 Zstandard. */
    readonly algorithm: Uint8Array;
    /** Length in bytes of the data that follow. */
    readonly lenCompressed: number;
    /** Length in bytes of the data after decompression. */
    readonly lenUncompressed: number;
    /** Compressed data; with LZ4, the first 8 bytes are the big-endian XXH64 of the rest. */
    readonly data: Uint8Array;
    /** First two bytes of the algorithm as one number, see the enum compression_tag. */
    readonly tag: number;
  }
  /** End of the payload of the first key of a blob that is spread over several keys: the positions of the others. A blob is spread if its stored size is larger than the max_key_size of the anchor. Then the payload of every key except the last has exactly that size. The first payload ends with 8 bytes for each further key. The stored size of a page includes its checksum here, 8 bytes more than its locator states. The last key has at least 9 bytes, so the checksum is never divided. */
  class BlobOffsetTable {
    constructor(stream: ByteStream);
    /** Offset of the payload of each key after the first, in the order of the bytes of the blob. */
    readonly ofsParts: bigint[];
  }
}

/** Payload of the record that the file header calls streamer info. It is a streamed TList of TStreamerInfo. Each of these describes one version of a class by its members. Readers without knowledge of RNTuple get the layout of the anchor from here. For streamer fields, the extra type information of the header has a record of the same form. Every object starts with its byte count. The fields named trailing have the bytes after the known members. The first occurrence of a class has its name. Later ones refer to that place, counted from two bytes before the key of the record. */
export class StreamerInfo {
  constructor(stream: ByteStream);
  /** Bytes of the list from its class version on, with bit 30 set. */
  readonly byteCount: number;
  /** The list. */
  readonly list: StreamerInfo.InfoList;
  /** Unknown bytes after the list. */
  readonly trailing: Uint8Array;
}
export namespace StreamerInfo {
  /** String of up to 254 bytes after one length byte, or of any length after the byte 255 and a 32-bit length. */
  class CountedString {
    constructor(stream: ByteStream);
    /** Length of the string in bytes; 255 if a 32-bit length follows. */
    readonly lenShort: number;
    /** Length of the string in bytes. */
    readonly lenLong?: number;
    /** Bytes of the string, UTF-8 by convention and left undecoded here. */
    readonly raw: Uint8Array;
    /** Length of the string in bytes. */
    readonly len: number;
    /** The string as text. */
    readonly value: string;
  }
  /** Members of TObject, the base class of everything here. */
  class RootObject {
    constructor(stream: ByteStream);
    /** Class version of TObject; 1. */
    readonly version: number;
    /** Without meaning here. */
    readonly uniqueId: number;
    /** Status bits; bit 4 if the object is referred to. */
    readonly bits: number;
    /** Number of the process that made the object. */
    readonly processId?: number;
    /** Whether the object is referred to by others. */
    readonly isReferenced: boolean;
  }
  /** Members of TList. */
  class InfoList {
    constructor(stream: ByteStream);
    /** Class version of TList; 5. */
    readonly version: number;
    /** Base class. */
    readonly object: StreamerInfo.RootObject;
    /** Name of the list; empty. */
    readonly name: StreamerInfo.CountedString;
    /** Number of items; bounded by the bytes that are there, as no item is smaller than 9 bytes. */
    readonly numItems: number;
    /** The items, almost all of them descriptions of classes. */
    readonly items: StreamerInfo.InfoItem[];
    /** Unknown bytes up to the end of the list. */
    readonly trailing: Uint8Array;
  }
  /** One item of the list. */
  class InfoItem {
    constructor(stream: ByteStream);
    /** Bytes of the object that follows, class included, with bit 30 set. */
    readonly byteCount: number;
    /** Class and members of the object. */
    readonly body: StreamerInfo.AnyObject;
    /** What a TList keeps with each object; empty. */
    readonly option: StreamerInfo.CountedString;
  }
  /** Object with its class in front. Parse the content as class_info if the class is TStreamerInfo, and as class_elements if it is TObjArray. */
  class AnyObject {
    constructor(stream: ByteStream);
    /** All bits set if the name of the class follows; else the place of a class that occurred before, with bit 31 set. */
    readonly tag: number;
    /** Name of the class; a zero byte follows. */
    readonly className?: Uint8Array;
    /** Byte count and members of the object. */
    readonly content: Uint8Array;
    /** Whether the name of the class follows. */
    readonly isNewClass: boolean;
    /** Where the tag of the class occurred first, counted from two bytes in front of the key. */
    readonly classPlace: number;
  }
  /** Members of TNamed with their byte count. */
  class Named {
    constructor(stream: ByteStream);
    /** Bytes from the class version on, with bit 30 set. */
    readonly byteCount: number;
    /** The members. */
    readonly body: StreamerInfo.NamedMembers;
  }
  /** Members of TNamed. */
  class NamedMembers {
    constructor(stream: ByteStream);
    /** Class version of TNamed; 1. */
    readonly version: number;
    /** Base class. */
    readonly object: StreamerInfo.RootObject;
    /** The name. */
    readonly name: StreamerInfo.CountedString;
    /** The title. */
    readonly title: StreamerInfo.CountedString;
    /** Unknown bytes up to the end of the object. */
    readonly trailing: Uint8Array;
  }
  /** Description of one version of a class, a TStreamerInfo with its byte count. */
  class ClassInfo {
    constructor(stream: ByteStream);
    /** Bytes from the class version on, with bit 30 set. */
    readonly byteCount: number;
    /** The members. */
    readonly body: StreamerInfo.ClassInfoMembers;
  }
  /** Members of TStreamerInfo. */
  class ClassInfoMembers {
    constructor(stream: ByteStream);
    /** Class version of TStreamerInfo; 9 or 10. */
    readonly version: number;
    /** Base class; the name is that of the described class. */
    readonly named: StreamerInfo.Named;
    /** Checksum of the members of the described class. */
    readonly checksum: number;
    /** Version of the described class. */
    readonly classVersion: number;
    /** Bytes of the object that follows, class included, with bit 30 set. */
    readonly elementsByteCount: number;
    /** Descriptions of the base classes and members, a TObjArray. */
    readonly elements: StreamerInfo.AnyObject;
    /** Unknown bytes up to the end of the object. */
    readonly trailing: Uint8Array;
  }
  /** Descriptions of base classes and members, a TObjArray with its byte count. */
  class ClassElements {
    constructor(stream: ByteStream);
    /** Bytes from the class version on, with bit 30 set. */
    readonly byteCount: number;
    /** The members. */
    readonly body: StreamerInfo.ClassElementsMembers;
  }
  /** Members of TObjArray. */
  class ClassElementsMembers {
    constructor(stream: ByteStream);
    /** Class version of TObjArray; 3. */
    readonly version: number;
    /** Base class. */
    readonly object: StreamerInfo.RootObject;
    /** Name of the array; empty. */
    readonly name: StreamerInfo.CountedString;
    /** Number of items; bounded by the bytes that are there, as no item is smaller than 8 bytes. */
    readonly numItems: number;
    /** Index of the first item; 0. */
    readonly lowerBound: number;
    /** One item per base class or member, in order. */
    readonly items: StreamerInfo.ElementItem[];
    /** Unknown bytes up to the end of the object. */
    readonly trailing: Uint8Array;
  }
  /** One item of the array. */
  class ElementItem {
    constructor(stream: ByteStream);
    /** Bytes of the object that follows, class included, with bit 30 set. */
    readonly byteCount: number;
    /** Class and members; parse the content as class_element. */
    readonly body: StreamerInfo.AnyObject;
  }
  /** Description of a base class or member, an object of a class derived from TStreamerElement, with its byte count. */
  class ClassElement {
    constructor(stream: ByteStream);
    /** Bytes from the class version on, with bit 30 set. */
    readonly byteCount: number;
    /** The members. */
    readonly body: StreamerInfo.ClassElementMembers;
  }
  /** Members that all classes derived from TStreamerElement begin with. */
  class ClassElementMembers {
    constructor(stream: ByteStream);
    /** Class version of the derived class. */
    readonly version: number;
    /** Base class. */
    readonly element: StreamerInfo.Element;
    /** Members of the derived class, unparsed. */
    readonly trailing: Uint8Array;
  }
  /** Members of TStreamerElement with their byte count. */
  class Element {
    constructor(stream: ByteStream);
    /** Bytes from the class version on, with bit 30 set. */
    readonly byteCount: number;
    /** The members. */
    readonly body: StreamerInfo.ElementMembers;
  }
  /** Members of TStreamerElement. */
  class ElementMembers {
    constructor(stream: ByteStream);
    /** Class version of TStreamerElement; 4. */
    readonly version: number;
    /** Base class; name and title are those of the member. */
    readonly named: StreamerInfo.Named;
    /** Number of the type in ROOT. */
    readonly elementType: number;
    /** Size of the member in memory, in bytes. */
    readonly lenElement: number;
    /** Number of items of an array member; 0 in other members. */
    readonly numArrayItems: number;
    /** Number of dimensions of an array member. */
    readonly numDimensions: number;
    /** Lengths of the dimensions of an array member. */
    readonly maxIndices: number[];
    /** C++ type name of the member. */
    readonly typeName: StreamerInfo.CountedString;
    /** Unknown bytes up to the end of the object. */
    readonly trailing: Uint8Array;
  }
}

/** A Trevni file, up to the start of its first column. Version 1 is the format of the document (and of Avro before 1.7.5). Version 2 is that of Avro since then. Both share everything in this grammar. */
export class Trevni {
  constructor(stream: ByteStream);
  /** The letters Trv. */
  readonly magic: Uint8Array;
  /** Version of the format; 1 is the document, 2 is Avro since 1.7.5. */
  readonly version: number;
  /** Number of rows in the file. */
  readonly numRows: bigint;
  /** Number of columns; bounded by the bytes that are there, as no column takes less than 9 bytes of the header. */
  readonly numColumns: number;
  /** Metadata of the file. */
  readonly metadata: Trevni.MetadataMap;
  /** Metadata of each column. */
  readonly columnsMetadata: Trevni.MetadataMap[];
  /** File offset of each column; the first one starts where this table ends. */
  readonly ofsColumns: bigint[];
  /** The columns, one after the other without gaps. Parse each from its start up to the next one as column. If its metadata has the key trevni.values, use the type that fits the type of its values. */
  readonly columns: Uint8Array;
}
export namespace Trevni {
  /** Keys and values, in one flat list. */
  class MetadataMap {
    constructor(stream: ByteStream);
    /** Number of pairs. */
    readonly numPairs: Trevni.Length;
    /** The pairs, in order. */
    readonly pairs: Trevni.MetadataPair[];
  }
  /** One key and its value. */
  class MetadataPair {
    constructor(stream: ByteStream);
    /** The key, UTF-8; those that start with trevni. have a meaning in the format. */
    readonly key: Trevni.CountedBytes;
    /** The value; text in UTF-8 for all keys that have a meaning in the format. */
    readonly value: Trevni.CountedBytes;
  }
  /** A String or Bytes value. */
  class CountedBytes {
    constructor(stream: ByteStream);
    /** Number of bytes. */
    readonly nbytes: Trevni.Length;
    /** The bytes. */
    readonly raw: Uint8Array;
  }
  /** A Long (zig-zag, then base 128 with the least significant group first) that counts what follows: not negative, and below 2^34. No group may count more than the remaining bytes, so an absurd length is refused at once. */
  class Length {
    constructor(stream: ByteStream);
    /** Bits 0 to 6 of the zig-zag form, and whether another group follows (bit 7); bit 0 is the sign. */
    readonly group0: number;
    /** Bits 7 to 13 of the zig-zag form, and whether another group follows (bit 7). */
    readonly group1?: number;
    /** Bits 14 to 20 of the zig-zag form, and whether another group follows (bit 7). */
    readonly group2?: number;
    /** Bits 21 to 27 of the zig-zag form, and whether another group follows (bit 7). */
    readonly group3?: number;
    /** Bits 28 to 34 of the zig-zag form, and whether another group follows (bit 7). */
    readonly group4?: number;
    /** Bits 35 to 41 of the zig-zag form, and whether another group follows (bit 7). */
    readonly group5?: number;
    /** Bits 42 to 48 of the zig-zag form, and whether another group follows (bit 7). */
    readonly group6?: number;
    /** Bits 49 to 55 of the zig-zag form, and whether another group follows (bit 7). */
    readonly group7?: number;
    /** Bits 56 to 62 of the zig-zag form, and whether another group follows (bit 7). */
    readonly group8?: number;
    /** Bit 63 of the zig-zag form; no group follows. */
    readonly group9?: number;
    /** The number. */
    readonly value: number;
  }
  /** A Long or Int of any size: zig-zag, then base 128 with the least significant group first. Zig-zag numbers are 0, 1, 2, 3 for 0, -1, 1, -2; the parts of them are low + 2^28 middle + 2^56 high. */
  class Zigzag {
    constructor(stream: ByteStream);
    /** Bits 0 to 6 of the zig-zag form, and whether another group follows (bit 7); bit 0 is the sign. */
    readonly group0: number;
    /** Bits 7 to 13 of the zig-zag form, and whether another group follows (bit 7). */
    readonly group1?: number;
    /** Bits 14 to 20 of the zig-zag form, and whether another group follows (bit 7). */
    readonly group2?: number;
    /** Bits 21 to 27 of the zig-zag form, and whether another group follows (bit 7). */
    readonly group3?: number;
    /** Bits 28 to 34 of the zig-zag form, and whether another group follows (bit 7). */
    readonly group4?: number;
    /** Bits 35 to 41 of the zig-zag form, and whether another group follows (bit 7). */
    readonly group5?: number;
    /** Bits 42 to 48 of the zig-zag form, and whether another group follows (bit 7). */
    readonly group6?: number;
    /** Bits 49 to 55 of the zig-zag form, and whether another group follows (bit 7). */
    readonly group7?: number;
    /** Bits 56 to 62 of the zig-zag form, and whether another group follows (bit 7). */
    readonly group8?: number;
    /** Bit 63 of the zig-zag form; no group follows. */
    readonly group9?: number;
    /** Bits 0 to 27 of the zig-zag form. */
    readonly low: number;
    /** Bits 28 to 55 of the zig-zag form. */
    readonly middle: number;
    /** Bits 56 to 63 of the zig-zag form. */
    readonly high: number;
  }
  /** A column without first values (key trevni.values). */
  class Column {
    constructor(stream: ByteStream);
    /** Number of blocks; bounded by the bytes that are there. */
    readonly numBlocks: number;
    /** One description of each block, in order. */
    readonly descriptors: Trevni.BlockDescriptor[];
    /** The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more if the column has checksums. */
    readonly blocks: Uint8Array;
  }
  /** Sizes of a block. */
  class BlockDescriptor {
    constructor(stream: ByteStream);
    /** Number of rows in the block. */
    readonly numRows: number;
    /** Bytes of the block before compression, without the checksum. */
    readonly lenBlock: number;
    /** Bytes of the block as stored, without the checksum. */
    readonly lenBlockStored: number;
  }
  /** A column of Long or Int values, with the first value of each block. */
  class ColumnZigzag {
    constructor(stream: ByteStream);
    /** Number of blocks; bounded by the bytes that are there. */
    readonly numBlocks: number;
    /** One description of each block, in order. */
    readonly descriptors: Trevni.ZigzagBlockDescriptor[];
    /** The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more if the column has checksums. */
    readonly blocks: Uint8Array;
  }
  /** Sizes of a block, and its first value. */
  class ZigzagBlockDescriptor {
    constructor(stream: ByteStream);
    /** Number of rows in the block. */
    readonly numRows: number;
    /** Bytes of the block before compression, without the checksum. */
    readonly lenBlock: number;
    /** Bytes of the block as stored, without the checksum. */
    readonly lenBlockStored: number;
    /** First value of the block, a Long or Int. */
    readonly firstValue: Trevni.Zigzag;
  }
  /** A column of Fixed32 or Float values, with the first value of each block. */
  class ColumnFixed32 {
    constructor(stream: ByteStream);
    /** Number of blocks; bounded by the bytes that are there. */
    readonly numBlocks: number;
    /** One description of each block, in order. */
    readonly descriptors: Trevni.Fixed32BlockDescriptor[];
    /** The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more if the column has checksums. */
    readonly blocks: Uint8Array;
  }
  /** Sizes of a block, and its first value. */
  class Fixed32BlockDescriptor {
    constructor(stream: ByteStream);
    /** Number of rows in the block. */
    readonly numRows: number;
    /** Bytes of the block before compression, without the checksum. */
    readonly lenBlock: number;
    /** Bytes of the block as stored, without the checksum. */
    readonly lenBlockStored: number;
    /** Bits of the first value of the block, a Fixed32 or Float. */
    readonly firstValue: number;
  }
  /** A column of Fixed64 or Double values, with the first value of each block. */
  class ColumnFixed64 {
    constructor(stream: ByteStream);
    /** Number of blocks; bounded by the bytes that are there. */
    readonly numBlocks: number;
    /** One description of each block, in order. */
    readonly descriptors: Trevni.Fixed64BlockDescriptor[];
    /** The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more if the column has checksums. */
    readonly blocks: Uint8Array;
  }
  /** Sizes of a block, and its first value. */
  class Fixed64BlockDescriptor {
    constructor(stream: ByteStream);
    /** Number of rows in the block. */
    readonly numRows: number;
    /** Bytes of the block before compression, without the checksum. */
    readonly lenBlock: number;
    /** Bytes of the block as stored, without the checksum. */
    readonly lenBlockStored: number;
    /** Bits of the first value of the block, a Fixed64 or Double. */
    readonly firstValue: bigint;
  }
  /** A column of String or Bytes values, with the first value of each block. */
  class ColumnCounted {
    constructor(stream: ByteStream);
    /** Number of blocks; bounded by the bytes that are there. */
    readonly numBlocks: number;
    /** One description of each block, in order. */
    readonly descriptors: Trevni.CountedBlockDescriptor[];
    /** The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more if the column has checksums. */
    readonly blocks: Uint8Array;
  }
  /** Sizes of a block, and its first value. */
  class CountedBlockDescriptor {
    constructor(stream: ByteStream);
    /** Number of rows in the block. */
    readonly numRows: number;
    /** Bytes of the block before compression, without the checksum. */
    readonly lenBlock: number;
    /** Bytes of the block as stored, without the checksum. */
    readonly lenBlockStored: number;
    /** First value of the block, a String or Bytes. */
    readonly firstValue: Trevni.CountedBytes;
  }
  /** Contents of a block of a column with repetition levels, uncompressed and without the checksum. Other blocks have neither the count nor the repetition levels, as there is one entry for each row. */
  class RepeatedBlock {
    constructor(stream: ByteStream);
    /** Number of pairs of levels. */
    readonly numEntries: number;
    /** Definition levels, repetition levels, then values. Levels are packed from the least significant bit on, each in as few bits as the largest level needs; both arrays end at a byte. */
    readonly contents: Uint8Array;
  }
  /** The Long or Int values of a block. */
  class ZigzagValues {
    constructor(stream: ByteStream);
    /** The values, in order. */
    readonly values: Trevni.Zigzag[];
  }
  /** The String or Bytes values of a block. */
  class CountedValues {
    constructor(stream: ByteStream);
    /** The values, in order. */
    readonly values: Trevni.CountedBytes[];
  }
}

/** RNTuple is the columnar storage format of CERN ROOT. A page holds a run of elements of one column, without any head; its checksum, if any, follows it and is not part of it. The types below are the forms that elements have. */
export class RntuplePage {
  constructor(stream: ByteStream);
  /** Bytes of the page, as decompressed. */
  readonly raw: Uint8Array;
}
export namespace RntuplePage {
  /** Page of unsigned integers of 8 bits. Column types: Byte, Char, UInt8. */
  class Uint8Page {
    constructor(stream: ByteStream);
    /** The elements, in order. */
    readonly elements: number[];
  }
  /** Page of signed integers of 8 bits. Column types: Int8. */
  class Int8Page {
    constructor(stream: ByteStream);
    /** The elements, in order. */
    readonly elements: number[];
  }
  /** Page of unsigned integers of 16 bits. Column types: UInt16, SplitUInt16, SplitInt16 (zigzag). */
  class Uint16Page {
    constructor(stream: ByteStream);
    /** The elements, in order. */
    readonly elements: number[];
  }
  /** Page of signed integers of 16 bits. Column types: Int16. */
  class Int16Page {
    constructor(stream: ByteStream);
    /** The elements, in order. */
    readonly elements: number[];
  }
  /** Page of unsigned integers of 32 bits. Column types: UInt32, Index32, SplitUInt32, SplitInt32 (zigzag), SplitIndex32 (delta). */
  class Uint32Page {
    constructor(stream: ByteStream);
    /** The elements, in order. */
    readonly elements: number[];
  }
  /** Page of signed integers of 32 bits. Column types: Int32. */
  class Int32Page {
    constructor(stream: ByteStream);
    /** The elements, in order. */
    readonly elements: number[];
  }
  /** Page of unsigned integers of 64 bits. Column types: UInt64, Index64, SplitUInt64, SplitInt64 (zigzag), SplitIndex64 (delta). */
  class Uint64Page {
    constructor(stream: ByteStream);
    /** The elements, in order. */
    readonly elements: bigint[];
  }
  /** Page of signed integers of 64 bits. Column types: Int64. */
  class Int64Page {
    constructor(stream: ByteStream);
    /** The elements, in order. */
    readonly elements: bigint[];
  }
  /** Page of floating point numbers of 16 bits (IEEE 754 binary16). Column types: Real16, SplitReal16. */
  class Real16Page {
    constructor(stream: ByteStream);
    /** The elements, in order. */
    readonly elements: RntuplePage.Real16[];
  }
  /** Page of floating point numbers of 32 bits (IEEE 754 binary32). Column types: Real32, SplitReal32. */
  class Real32Page {
    constructor(stream: ByteStream);
    /** The elements, in order. */
    readonly elements: number[];
  }
  /** Page of floating point numbers of 64 bits (IEEE 754 binary64). Column types: Real64, SplitReal64. */
  class Real64Page {
    constructor(stream: ByteStream);
    /** The elements, in order. */
    readonly elements: number[];
  }
  /** Page of elements of variants. Column types: Switch of the releases and the second candidate. */
  class SwitchPage {
    constructor(stream: ByteStream);
    /** The elements, in order. */
    readonly elements: RntuplePage.Switch96[];
  }
  /** Page of elements of variants, 44 bits of index. Column types: Switch of the first candidate, as ROOT 6.28 wrote it. */
  class Switch44Page {
    constructor(stream: ByteStream);
    /** The elements, in order. */
    readonly elements: RntuplePage.Switch44[];
  }
  /** Page of elements of variants, 32 bits of index. Column types: Switch of the format before its specification. */
  class Switch32Page {
    constructor(stream: ByteStream);
    /** The elements, in order. */
    readonly elements: RntuplePage.Switch32[];
  }
  /** Floating point number of 16 bits; no language of Kaitai has a type for it. It is (1 + fraction / 1024) * 2 ** (exponent - 15). With exponent 0 it is fraction / 1024 * 2 ** -14. With exponent 31 it is infinity if the fraction is 0, and else NaN. */
  class Real16 {
    constructor(stream: ByteStream);
    /** The bits of the number. */
    readonly bits: number;
    /** Whether the sign is minus. */
    readonly isNegative: boolean;
    /** Exponent, with 15 added. */
    readonly exponent: number;
    /** Fraction, in 1024ths. */
    readonly fraction: number;
  }
  /** Element of a variant; which alternative is set, and where its value is. */
  class Switch96 {
    constructor(stream: ByteStream);
    /** Index of the value in the columns of the alternative. */
    readonly elementIndex: bigint;
    /** Which alternative is set, counted from 1; 0 if none is. */
    readonly tag: number;
  }
  /** Element of a variant in 64 bits, of which 44 are the index. */
  class Switch44 {
    constructor(stream: ByteStream);
    /** Low 32 bits of the index. */
    readonly lo: number;
    /** High 12 bits of the index, and 20 bits of the tag above them. */
    readonly hi: number;
    /** Index of the value in the columns of the alternative. */
    readonly elementIndex: number;
    /** Which alternative is set, counted from 1; 0 if none is. */
    readonly tag: number;
  }
  /** Element of a variant in 64 bits, of which 32 are the index. */
  class Switch32 {
    constructor(stream: ByteStream);
    /** Index of the value in the columns of the alternative. */
    readonly elementIndex: number;
    /** Which alternative is set, counted from 1; 0 if none is. */
    readonly tag: number;
  }
  /** Page of elements of one bit, the least significant bit of a byte first; unused bits of the last byte count as elements here. Column types: Bit, and Real32Quant of one bit. */
  class BitPage {
    constructor(stream: ByteStream);
    /** The elements, in order. */
    readonly elements: boolean[];
  }
  /** Page of elements of 2 bits, packed: element i starts at bit 2 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed2Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 3 bits, packed: element i starts at bit 3 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed3Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 4 bits, packed: element i starts at bit 4 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed4Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 5 bits, packed: element i starts at bit 5 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed5Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 6 bits, packed: element i starts at bit 6 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed6Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 7 bits, packed: element i starts at bit 7 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed7Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 8 bits, packed: element i starts at bit 8 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed8Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 9 bits, packed: element i starts at bit 9 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed9Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 10 bits, packed: element i starts at bit 10 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed10Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 11 bits, packed: element i starts at bit 11 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed11Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 12 bits, packed: element i starts at bit 12 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed12Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 13 bits, packed: element i starts at bit 13 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed13Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 14 bits, packed: element i starts at bit 14 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed14Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 15 bits, packed: element i starts at bit 15 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed15Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 16 bits, packed: element i starts at bit 16 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed16Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 17 bits, packed: element i starts at bit 17 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed17Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 18 bits, packed: element i starts at bit 18 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed18Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 19 bits, packed: element i starts at bit 19 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed19Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 20 bits, packed: element i starts at bit 20 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed20Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 21 bits, packed: element i starts at bit 21 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed21Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 22 bits, packed: element i starts at bit 22 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed22Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 23 bits, packed: element i starts at bit 23 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed23Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 24 bits, packed: element i starts at bit 24 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed24Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 25 bits, packed: element i starts at bit 25 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed25Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 26 bits, packed: element i starts at bit 26 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed26Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 27 bits, packed: element i starts at bit 27 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed27Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 28 bits, packed: element i starts at bit 28 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed28Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 29 bits, packed: element i starts at bit 29 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed29Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 30 bits, packed: element i starts at bit 30 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed30Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 31 bits, packed: element i starts at bit 31 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed31Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
  /** Page of elements of 32 bits, packed: element i starts at bit 32 * i of the page, the least significant bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width. */
  class Packed32Page {
    constructor(stream: ByteStream);
    /** The elements, in order, as unsigned integers. */
    readonly elements: number[];
    /** Number of elements for which the bytes have room. */
    readonly numElements: number;
  }
}

declare const parsers: {
  Rntuple: typeof Rntuple;
  RntupleRc2: typeof RntupleRc2;
  RntupleRc1: typeof RntupleRc1;
  RntupleV0: typeof RntupleV0;
  RootFile: typeof RootFile;
  StreamerInfo: typeof StreamerInfo;
  Trevni: typeof Trevni;
  RntuplePage: typeof RntuplePage;
  FormatError: typeof FormatError;
  ByteStream: typeof ByteStream;
  LimitError: typeof LimitError;
  MissingCodecError: typeof MissingCodecError;
  NTuple: typeof NTuple;
  codecs: typeof codecs;
  columnTypes: typeof columnTypes;
  constants: typeof constants;
  decodePage: typeof decodePage;
  decompress: typeof decompress;
  findAnchors: typeof findAnchors;
  isOutOfMemory: typeof isOutOfMemory;
  maxElements: typeof maxElements;
  openNTuple: typeof openNTuple;
  parse: typeof parse;
  readAnchor: typeof readAnchor;
  readBlob: typeof readBlob;
  readEnvelope: typeof readEnvelope;
  readPage: typeof readPage;
  switchLayouts: typeof switchLayouts;
  values: typeof values;
  xxh3: typeof xxh3;
};
export default parsers;
