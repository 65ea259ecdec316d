// The generated parsers, with file offsets in their errors.
import { FormatError, parse } from 'rntuple-kaitai';

import { FileError } from './storage.js';

/**
 * Parse bytes of the file as a type of a grammar.
 * @param {Uint8Array} bytes the bytes
 * @param {number} [base] their file offset; without one they are what an envelope expands to
 */
export function parseAt(Type, bytes, base, what) {
  try {
    return parse(Type, bytes);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const message = error.message.replace(/ \(at byte \d+\)$/, '');
    if (base === undefined) throw new FileError(`${what}: ${message}, at byte ${error.position} of its uncompressed bytes`);
    throw new FileError(`${what}: ${message}`, base + error.position);
  }
}
