"""Declarations of types for the parsers in languages that have them beside the code: ``.pyi`` and ``.d.ts``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from model import Member, Type, camel, lower_camel

NOTICE = "Generated from spec/*.ksy by tools/generate."
_PYTHON = {"int": "int", "float": "float", "bool": "bool", "bytes": "bytes", "text": "str"}
_TYPESCRIPT = {"int": "number", "float": "number", "bool": "boolean", "bytes": "Uint8Array", "text": "string"}


def files(grammars: Mapping[str, Sequence[Type]]) -> dict[str, str]:
    """Texts of the declarations by their place below ``generated/``."""
    found = {
        f"python/rntuple_kaitai/{grammar}.pyi": _python(grammar, types) for grammar, types in grammars.items()
    }
    found["javascript/index.d.ts"] = _typescript(grammars)
    return found


def _summary(doc: str) -> str:
    """A description on one line."""
    return " ".join(doc.split()).replace("*/", "* /")


def _python(grammar: str, types: Sequence[Type]) -> str:
    outer = camel(grammar)

    def annotation(member: Member) -> str:
        if member.kind in ("object", "choice"):
            text = " | ".join(f"{outer}.{camel(name)}" for name in member.types)
        else:
            text = _PYTHON[member.kind]
        text = f"list[{text}]" if member.repeated else text
        return f"{text} | None" if member.optional else text

    def body(type: Type, indent: str) -> list[str]:
        lines = []
        for member in type.members:
            if member.instance:
                lines += [
                    f"{indent}@property",
                    f"{indent}def {member.id}(self) -> {annotation(member)}: ...",
                ]
            else:
                lines.append(f"{indent}{member.id}: {annotation(member)}")
        return lines or [f"{indent}..."]

    lines = [
        f"# {NOTICE}",
        "from rntuple_kaitai.runtime import KaitaiStruct",
        "",
        f"class {outer}(KaitaiStruct):",
    ]
    lines += body(types[0], "    ")
    for type in types[1:]:
        lines += ["", f"    class {camel(type.name)}(KaitaiStruct):", *body(type, "        ")]
    return "\n".join(lines) + "\n"


_HEAD = """// @notice@

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
"""


def _typescript(grammars: Mapping[str, Sequence[Type]]) -> str:
    lines = [_HEAD.replace("@notice@", NOTICE)]
    for grammar, types in grammars.items():
        outer = camel(grammar)

        def annotation(member: Member, outer: str = outer) -> str:
            if member.kind in ("object", "choice"):
                text = " | ".join(f"{outer}.{camel(name)}" for name in member.types)
            else:
                text = "bigint" if member.large else _TYPESCRIPT[member.kind]
            if member.repeated:
                text = f"({text})[]" if "|" in text else f"{text}[]"
            return text

        def members(type: Type, indent: str, annotation: object = annotation) -> list[str]:
            result = [f"{indent}constructor(stream: ByteStream);"]
            for member in type.members:
                mark = "?" if member.optional else ""
                result += [
                    f"{indent}/** {_summary(member.doc)} */",
                    f"{indent}readonly {lower_camel(member.id)}{mark}: {annotation(member)};",  # type: ignore[operator]
                ]
            return result

        lines += [
            f"/** {_summary(types[0].doc)} */",
            f"export class {outer} {{",
            *members(types[0], "  "),
            "}",
        ]
        lines += [f"export namespace {outer} {{"]
        for type in types[1:]:
            lines += [f"  /** {_summary(type.doc)} */", f"  class {camel(type.name)} {{"]
            lines += [*members(type, "    "), "  }"]
        lines += ["}", ""]
    lines += [
        "declare const parsers: {",
        *(f"  {name}: typeof {name};" for name in (*map(camel, grammars), "FormatError", "ByteStream")),
        *(
            f"  {name}: typeof {name};"
            for name in (
                *("LimitError", "MissingCodecError", "NTuple", "codecs", "columnTypes", "constants"),
                *(
                    "decodePage",
                    "decompress",
                    "findAnchors",
                    "isOutOfMemory",
                    "maxElements",
                    "openNTuple",
                    "parse",
                    "readAnchor",
                    "readBlob",
                    "readEnvelope",
                    "readPage",
                ),
                *("switchLayouts", "values", "xxh3"),
            )
        ),
        "};",
        "export default parsers;",
    ]
    return "\n".join(lines) + "\n"
