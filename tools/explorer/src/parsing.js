// The generated parsers, with file offsets in their errors.
import { FormatError, parse } from 'rntuple-kaitai';

import { FileError } from './storage.js';

/**
 * Parse bytes of the file as a type of a grammar.
 * @param {Uint8Array} bytes the bytes
 * @param {number} [base] their file offset; without one they are what an envelope expands to
 * @param {string[]} [later] members that parsers read when they are first asked for, and that are wanted
 */
export function parseAt(Type, bytes, base, what, later = []) {
  try {
    const tree = parse(Type, bytes);
    later.forEach((name) => tree[name]);
    return tree;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const message = error.message.replace(/ \(at byte \d+\)$/, '');
    // Errors count from the start of the frame that was being read; annotate.js makes parsers note which structure it is in.
    const stream = error.inside?.[0]._io;
    const place = stream?.bytes.buffer === bytes.buffer ? stream.bytes.byteOffset - bytes.byteOffset + stream.pos : error.position;
    if (base === undefined) throw new FileError(`${what}: ${message}, at byte ${place} of its uncompressed bytes`);
    throw new FileError(`${what}: ${message}`, base + place);
  }
}
