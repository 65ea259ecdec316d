// Stored bytes of anchors, envelopes and pages: blobs in keys, chunks of five compression algorithms, and checksums.
'use strict';

const constants = require('./constants');
const { RootFile } = require('./RootFile');
const { ByteStream, FormatError, isOutOfMemory } = require('./runtime');
const { checkBytes, readRange, sizeOf } = require('./source');

/** No codec is there for an algorithm, whose name is in `algorithm`, or no hash for checksums (`xxh3`). */
class MissingCodecError extends Error {
  constructor(algorithm, hint) {
    super(`no ${algorithm === 'xxh3' ? 'hash for checksums' : `codec for the compression algorithm ${algorithm}`}: ${hint}`);
    this.name = 'MissingCodecError';
    this.algorithm = algorithm;
  }
}

const NAMES = {
  [constants.CHUNK_TAG_ZLIB]: 'zlib',
  [constants.CHUNK_TAG_OLD]: 'old',
  [constants.CHUNK_TAG_LZMA]: 'lzma',
  [constants.CHUNK_TAG_LZ4]: 'lz4',
  [constants.CHUNK_TAG_ZSTD]: 'zstd',
};

// Libraries may be absent. Bundlers accept that only of a literal `require` inside a `try` block.
const LIBRARIES = {
  zlib() { try { return require('zlib'); } catch { return null; } },
  fzstd() { try { return require('fzstd'); } catch { return null; } },
  'hash-wasm'() { try { return require('hash-wasm/dist/xxhash64.umd.min.js'); } catch { return null; } },
  'hash-wasm/xxhash3'() { try { return require('hash-wasm/dist/xxhash3.umd.min.js'); } catch { return null; } },
  'xz-decompress'() { try { return require('xz-decompress'); } catch { return null; } },
};

function load(algorithm, library) {
  const found = LIBRARIES[library]();
  if (found) return found;
  throw new MissingCodecError(algorithm, `install the package ${library.split('/')[0]} or pass a ${algorithm === 'xxh3' ? 'hash' : 'codec'}`);
}

// What a library gives piece by piece, bounded: a chunk that expands to more than it says ends here.
class Pieces {
  constructor(length) {
    this.bytes = new Uint8Array(length);
    this.size = 0;
  }

  add(piece) {
    if (this.size + piece.length > this.bytes.length) throw new Error(`more than ${this.bytes.length} bytes`);
    this.bytes.set(piece, this.size);
    this.size += piece.length;
  }

  get whole() { return this.bytes.subarray(0, this.size); }
}

// The sizes that the frames of a zstd chunk state, added up; -1 if one states none. The library does not compare them.
function sizeOfZstd(data) {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  let total = 0;
  for (let place = 0; place < data.length;) {
    const magic = view.getUint32(place, true);
    const head = view.getUint8(place + 4);
    if (magic >= 0x184d2a50 && magic <= 0x184d2a5f) { // a skippable frame
      place += 8 + view.getUint32(place + 4, true);
      continue;
    }
    const isSingle = head >> 5 & 1;
    const size = [isSingle, 2, 4, 8][head >> 6];
    place += 5 + (isSingle ? 0 : 1) + [0, 1, 2, 4][head & 3];
    if (size === 1) total += view.getUint8(place);
    else if (size === 2) total += view.getUint16(place, true) + 256;
    else if (size === 4) total += view.getUint32(place, true);
    else if (size === 8) total += Number(view.getBigUint64(place, true));
    else return -1;
    place += size;
    for (let isLast = 0; !isLast;) {
      const block = view.getUint8(place) | view.getUint16(place + 1, true) << 8;
      isLast = block & 1;
      place += 3 + ((block >> 1 & 3) === 1 ? 1 : block >> 3); // a repeated byte, or the bytes of the block
    }
    place += head & 4; // a checksum
  }
  return total;
}

/** Codecs by name: functions of the bytes of a chunk and its uncompressed length that return bytes, or a promise of them. */
const codecs = {
  zlib(data, length) {
    const zlib = load('zlib', 'zlib');
    return zlib.inflateSync(data, { maxOutputLength: Math.max(length, 1) });
  },
  old(data, length) {
    const zlib = load('old', 'zlib');
    return zlib.inflateRawSync(data, { maxOutputLength: Math.max(length, 1) });
  },
  zstd(data, length) {
    const { Decompress } = load('zstd', 'fzstd');
    const pieces = new Pieces(length);
    new Decompress((piece) => pieces.add(piece)).push(data, true);
    const stated = sizeOfZstd(data);
    if (stated >= 0 && stated !== pieces.size) throw new Error(`${pieces.size} bytes in frames of ${stated}`);
    return pieces.whole;
  },
  async lzma(data, length) {
    const { XzReadableStream } = load('lzma', 'xz-decompress');
    const reader = new XzReadableStream(new Blob([data]).stream()).getReader();
    const pieces = new Pieces(length);
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return pieces.whole;
      pieces.add(value);
    }
  },
  async lz4(data, length) {
    const { xxhash64 } = load('lz4', 'hash-wasm');
    const head = constants.LEN_LZ4_CHECKSUM;
    if (data.length < head) throw new Error('the checksum is cut off');
    const block = data.subarray(head);
    const stored = Array.from(data.subarray(0, head), (byte) => byte.toString(16).padStart(2, '0')).join('');
    const computed = await xxhash64(block);
    if (stored !== computed) throw new Error(`checksum ${stored}, the bytes hash to ${computed}`);
    return unlz4(block, length);
  },
};

// An LZ4 block. The libraries for browsers trust their input, and copy to where there is no room.
function unlz4(block, length) {
  const bytes = new Uint8Array(length);
  let place = 0;
  let size = 0;
  const next = () => {
    if (place >= block.length) throw new Error('the block ends early');
    place += 1;
    return block[place - 1];
  };
  const lengthOf = (count) => {
    let total = count;
    for (let more = count === 15 ? 255 : 0; more === 255; total += more) more = next();
    return total;
  };
  while (place < block.length) {
    const token = next();
    const literals = lengthOf(token >> 4);
    if (place + literals > block.length) throw new Error('the block ends inside literals');
    if (size + literals > length) throw new Error(`more than ${length} bytes`);
    bytes.set(block.subarray(place, place + literals), size);
    place += literals;
    size += literals;
    if (place === block.length) break;
    const back = next() + 256 * next();
    if (back === 0 || back > size) throw new Error('a match starts before the data');
    const match = lengthOf(token & 15) + 4;
    if (size + match > length) throw new Error(`more than ${length} bytes`);
    for (const stop = size + match; size < stop; size += 1) bytes[size] = bytes[size - back];
  }
  return bytes.subarray(0, size);
}

/**
 * The bytes of an envelope, a page or another object. Stored bytes are compressed if they are fewer.
 * @param {Uint8Array} stored the stored bytes, without checksum
 * @param {number|bigint} length bytes after decompression
 * @param {object} [chosen] codecs by name, used before the ones of this package
 * @throws {FormatError} the bytes are damaged; `position` counts from the start of `stored`
 * @throws {MissingCodecError} an algorithm has no codec
 */
async function decompress(stored, length, chosen = {}, options = {}) {
  const wanted = Number(length);
  if (stored.length === wanted) return stored;
  if (stored.length > wanted) throw new FormatError(`${stored.length} stored bytes for ${wanted} uncompressed ones`, 'decompress', 0);
  const { chunks } = new RootFile.CompressionBlock(new ByteStream(stored));
  const total = chunks.reduce((sum, chunk) => sum + chunk.lenUncompressed, 0);
  if (total !== wanted) throw new FormatError(`chunks for ${total} bytes, ${wanted} expected`, 'decompress', 0);
  checkBytes(wanted, options);
  const whole = new Uint8Array(wanted);
  let place = 0;
  for (const chunk of chunks) {
    const position = chunk.data.byteOffset - stored.byteOffset;
    const tag = String.fromCharCode(...chunk.algorithm.subarray(0, 2));
    const name = NAMES[tag];
    if (!name) throw new FormatError(`unknown compression algorithm ${JSON.stringify(tag)}`, 'decompress', position);
    let bytes;
    try {
      bytes = await (chosen[name] ?? codecs[name])(chunk.data, chunk.lenUncompressed);
    } catch (error) {
      if (error instanceof MissingCodecError || isOutOfMemory(error)) throw error;
      throw new FormatError(`damaged ${name} chunk: ${error.message ?? error}`, 'decompress', position);
    }
    if (bytes.length !== chunk.lenUncompressed) {
      throw new FormatError(`a ${name} chunk expands to ${bytes.length} bytes, not ${chunk.lenUncompressed}`, 'decompress', position);
    }
    whole.set(bytes, place);
    place += bytes.length;
  }
  return whole;
}

/**
 * The stored bytes of an envelope or page, which are spread over several keys if one cannot hold them.
 * @param {Uint8Array|object} file bytes, or an object with `size` and `read(offset, length)`, which may be async
 * @param {number|bigint} offset where the bytes start
 * @param {number|bigint} size number of bytes, with the checksum of a page
 * @param {number|bigint} maxKeySize the limit that the anchor has
 * @param {object} [options] as for `readAnchor`
 * @returns {Promise<Uint8Array>}
 * @throws {FormatError} bytes are outside of the file, or the keys cannot hold them
 */
async function readBlob(file, offset, size, maxKeySize, options) {
  const [total, most] = [Number(size), Number(maxKeySize)];
  const piece = (start, length) => readRange(file, start, length, options);
  if (!most || total <= most) return piece(Number(offset), total);
  const lenOffset = constants.LEN_CHUNK_OFFSET;
  const numKeys = Math.ceil((total - lenOffset) / (most - lenOffset));
  const lenFirst = most - lenOffset * (numKeys - 1);
  if (most <= lenOffset || lenFirst < 0) {
    throw new FormatError(`${total} bytes in keys of at most ${most}`, 'readBlob', Number(offset));
  }
  if (total > sizeOf(file)) throw new FormatError(`${total} bytes are outside of the file`, 'readBlob', Number(offset));
  checkBytes(total, options);
  const first = await piece(Number(offset), most);
  const table = new DataView(first.buffer, first.byteOffset, first.byteLength);
  const whole = new Uint8Array(total);
  whole.set(first.subarray(0, lenFirst));
  let place = lenFirst;
  for (let at = lenFirst; at < most; at += lenOffset) {
    const part = await piece(Number(table.getBigUint64(at, true)), Math.min(most, total - place));
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

/**
 * The XXH3-64 of bytes, with the library `hash-wasm`.
 * @param {Uint8Array} data
 * @returns {Promise<bigint>}
 * @throws {MissingCodecError} the library is not installed
 */
async function xxh3(data) {
  const { xxhash3 } = load('xxh3', 'hash-wasm/xxhash3');
  return BigInt(`0x${await xxhash3(data)}`);
}

async function compare(data, stored, hash, what, offset) {
  const view = new DataView(stored.buffer, stored.byteOffset, stored.byteLength);
  const wanted = stored.length < 8 ? -1n : view.getBigUint64(0, what !== 'anchor');
  const computed = await hash(data);
  if (wanted === computed) return;
  const [text, other] = [wanted, computed].map((value) => value.toString(16).padStart(16, '0'));
  throw new FormatError(`checksum ${text}, the bytes hash to ${other}`, what, Number(offset));
}

/**
 * The bytes of an anchor of the released format, whose checksum is compared.
 * @param {Uint8Array|object} file bytes, or an object with `size` and `read(offset, length)`, which may be async
 * @param {number|bigint} offset where the object starts, after its key
 * @param {number|bigint} size number of stored bytes
 * @param {number|bigint} length bytes after decompression
 * @param {object} [options] `codecs` by name, used before the ones of this package; `hash`, a function of bytes that returns
 *   their XXH3-64 as a BigInt, or a promise of it; `limits`, which are the most `elements` of a column in a cluster and `bytes` of an object
 * @throws {FormatError} the bytes are damaged, or outside of the file
 * @throws {MissingCodecError} a codec or the hash is missing
 */
async function readAnchor(file, offset, size, length, options = {}) {
  const { codecs: chosen, hash = xxh3 } = options;
  const data = await decompress(await readBlob(file, offset, size, 0, options), length, chosen, options);
  const end = Math.max(data.length - constants.LEN_ENVELOPE_CHECKSUM, 0);
  await compare(data.subarray(constants.FIRST_CHECKED_ANCHOR_BYTE, end), data.subarray(end), hash, 'anchor', offset);
  return data;
}

/**
 * The uncompressed bytes of an envelope of the released format or RC2, whose checksum is compared.
 * @param {Uint8Array|object} file bytes, or an object with `size` and `read(offset, length)`, which may be async
 * @param {number|bigint} offset where the stored bytes start
 * @param {number|bigint} size number of stored bytes
 * @param {number|bigint} length bytes after decompression, as the link or the anchor states
 * @param {number|bigint} maxKeySize the limit that the anchor has
 * @param {object} [options] as for `readAnchor`
 * @throws {FormatError} the bytes are damaged, or outside of the file
 * @throws {MissingCodecError} a codec or the hash is missing
 */
async function readEnvelope(file, offset, size, length, maxKeySize, options = {}) {
  const { codecs: chosen, hash = xxh3 } = options;
  const data = await decompress(await readBlob(file, offset, size, maxKeySize, options), length, chosen, options);
  const end = Math.max(data.length - constants.LEN_ENVELOPE_CHECKSUM, 0);
  await compare(data.subarray(0, end), data.subarray(end), hash, 'envelope', offset);
  return data;
}

/**
 * The uncompressed bytes of a page of the released format or RC2, whose checksum is compared if it has one.
 * @param {Uint8Array|object} file bytes, or an object with `size` and `read(offset, length)`, which may be async
 * @param {number|bigint} offset where the stored bytes start
 * @param {number|bigint} size number of stored bytes, without the checksum
 * @param {number|bigint} length bytes after decompression
 * @param {number|bigint} maxKeySize the limit that the anchor has
 * @param {boolean} hasChecksum whether a checksum follows the page
 * @param {object} [options] as for `readAnchor`
 * @throws {FormatError} the bytes are damaged, or outside of the file
 * @throws {MissingCodecError} a codec or the hash is missing
 */
async function readPage(file, offset, size, length, maxKeySize, hasChecksum, options = {}) {
  const { codecs: chosen, hash = xxh3 } = options;
  const end = Number(size);
  const blob = await readBlob(file, offset, end + (hasChecksum ? constants.LEN_PAGE_CHECKSUM : 0), maxKeySize, options);
  if (hasChecksum) await compare(blob.subarray(0, end), blob.subarray(end), hash, 'page', offset);
  return decompress(blob.subarray(0, end), length, chosen, options);
}

module.exports = { MissingCodecError, codecs, decompress, readAnchor, readBlob, readEnvelope, readPage, xxh3 };
