// Compressed envelopes and pages, within what a page of a browser can hold.
import { Inflate } from 'pako';
import { FormatError, decompress } from 'rntuple-kaitai';

import { FileError } from './storage.js';

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
  try {
    return await decompress(stored, length, CODECS);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const message = error.message.replace('decompress: ', '').replace(/ \(at byte \d+\)$/, '');
    throw new FileError(`${what}: ${message}`, offset + error.position);
  }
}

// A browser has no module zlib; the other libraries are those of the package.
const CODECS = {
  zlib: (data, length) => inflated(data, length, false),
  old: (data, length) => inflated(data, length, true),
};

function inflated(data, length, raw) {
  const bytes = new Uint8Array(length);
  let size = 0;
  const inflate = new Inflate({ raw, chunkSize: Math.min(Math.max(length, 1024), 1 << 20) });
  inflate.onData = (piece) => {
    if (size + piece.length > length) throw new Error(`more than ${length} bytes`);
    bytes.set(piece, size);
    size += piece.length;
  };
  inflate.onEnd = () => {};
  inflate.push(data, true);
  if (inflate.err) throw new Error(inflate.msg || `zlib error ${inflate.err}`);
  return bytes.subarray(0, size);
}
