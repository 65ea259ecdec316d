// Compression blocks: chunks of five algorithms, each one decoded by a library.
import { decompress as unzstd } from 'fzstd';
import { xxhash64 } from 'hash-wasm';
import lz4 from 'lz4js';
import { Inflate } from 'pako';
import { RootFile, constants } from 'rntuple-kaitai';
import { XzReadableStream } from 'xz-decompress';

import { FileError } from './storage.js';
import { parseAt } from './parsing.js';

// Larger things are not expanded: a browser has to hold them, and what was parsed of them.
const MAX_LEN = 48 * 1024 * 1024;

/**
 * The bytes that were stored, compressed if they are fewer than they become.
 * @param {Uint8Array} stored what is in the file
 * @param {number} length size after decompression
 * @param {number} offset where it is stored, for messages
 */
export async function expand(stored, length, offset, what) {
  if (length > MAX_LEN) throw new FileError(`${what}: ${length} bytes are more than this page expands`, offset);
  if (stored.length === length) return stored;
  if (stored.length > length) {
    throw new FileError(`${what}: ${stored.length} stored bytes for ${length} uncompressed ones`, offset);
  }
  const { chunks } = parseAt(RootFile.CompressionBlock, stored, offset, what);
  const total = chunks.reduce((sum, chunk) => sum + chunk.lenUncompressed, 0);
  if (total !== length) throw new FileError(`${what}: chunks for ${total} bytes, ${length} expected`, offset);
  const whole = new Uint8Array(length);
  let place = 0;
  for (const chunk of chunks) {
    const from = offset + (chunk.data.byteOffset - stored.byteOffset);
    const tag = String.fromCharCode(...chunk.algorithm.subarray(0, 2));
    const algorithm = ALGORITHMS[tag];
    if (!algorithm) throw new FileError(`${what}: unknown compression algorithm ${JSON.stringify(tag)}`, from);
    let bytes;
    try {
      bytes = await algorithm(chunk.data, chunk.lenUncompressed);
    } catch (error) {
      throw new FileError(`${what}: damaged ${tag} chunk: ${error.message ?? error}`, from);
    }
    if (bytes.length !== chunk.lenUncompressed) {
      throw new FileError(`${what}: a ${tag} chunk expands to ${bytes.length} bytes, not ${chunk.lenUncompressed}`, from);
    }
    whole.set(bytes, place);
    place += bytes.length;
  }
  return whole;
}

const ALGORITHMS = {
  [constants.CHUNK_TAG_ZLIB]: (data, length) => inflated(data, length, false),
  [constants.CHUNK_TAG_OLD]: (data, length) => inflated(data, length, true),
  [constants.CHUNK_TAG_LZMA]: unxz,
  [constants.CHUNK_TAG_LZ4]: unlz4,
  [constants.CHUNK_TAG_ZSTD]: (data, length) => unzstd(data, new Uint8Array(length)),
};

// What a collector of pieces has, bounded: a chunk that expands to more than it says ends here.
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

function inflated(data, length, raw) {
  const pieces = new Pieces(length);
  const inflate = new Inflate({ raw, chunkSize: Math.min(Math.max(length, 1024), 1 << 20) });
  inflate.onData = (piece) => pieces.add(piece);
  inflate.onEnd = () => {};
  inflate.push(data, true);
  if (inflate.err) throw new Error(inflate.msg || `zlib error ${inflate.err}`);
  return pieces.whole;
}

async function unxz(data, length) {
  const pieces = new Pieces(length);
  const reader = new XzReadableStream(new Blob([data]).stream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return pieces.whole;
    pieces.add(value);
  }
}

async function unlz4(data, length) {
  const head = constants.LEN_LZ4_CHECKSUM;
  const block = data.subarray(head);
  const stored = Array.from(data.subarray(0, head), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const computed = await xxhash64(block);
  if (stored !== computed) throw new Error(`checksum ${stored}, the bytes hash to ${computed}`);
  checkLz4(block, length);
  const whole = new Uint8Array(length);
  lz4.decompressBlock(block, whole, 0, block.length, 0);
  return whole;
}

// lz4js trusts its input, so that the sequences are walked before.
function checkLz4(block, length) {
  let place = 0;
  let size = 0;
  const more = (count) => {
    let total = count;
    if (count === 15) {
      for (;;) {
        if (place >= block.length) throw new Error('the block ends inside a length');
        const byte = block[place];
        place += 1;
        total += byte;
        if (byte !== 255) break;
      }
    }
    return total;
  };
  while (place < block.length) {
    const token = block[place];
    place += 1;
    const literals = more(token >> 4);
    if (place + literals > block.length) throw new Error('the block ends inside literals');
    place += literals;
    size += literals;
    if (place === block.length) break;
    if (place + 2 > block.length) throw new Error('the block ends inside an offset');
    const back = block[place] | (block[place + 1] << 8);
    place += 2;
    if (back === 0 || back > size) throw new Error('a match starts before the data');
    size += more(token & 15) + 4;
    if (size > length) throw new Error(`more than ${length} bytes`);
  }
  if (size !== length) throw new Error(`${size} bytes, not ${length}`);
}
