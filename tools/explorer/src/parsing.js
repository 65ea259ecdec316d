// The generated parsers, with file offsets in their errors.
import { ByteStream, FormatError, parse } from 'rntuple-kaitai';

import { FileError } from './storage.js';

/**
 * Parse bytes of the file as a type of a grammar.
 * @param {Uint8Array} bytes the bytes
 * @param {number} [base] their file offset; without one they are what an envelope expands to
 * @param {string[]} [later] members that parsers read when they are first asked for, and that are wanted
 */
export function parseAt(Type, bytes, base, what, later = []) {
  const action = () => {
    const tree = parse(Type, bytes);
    later.forEach((name) => tree[name]);
    return tree;
  };
  try {
    return action();
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const message = error.message.replace(/ \(at byte \d+\)$/, '');
    const place = placeOf(action, bytes) ?? error.position;
    if (base === undefined) throw new FileError(`${what}: ${message}, at byte ${place} of its uncompressed bytes`);
    throw new FileError(`${what}: ${message}`, base + place);
  }
}

// Where parsing failed. Errors count from the start of the frame that was being read; a second run notes which one it is.
function placeOf(action, bytes) {
  const { take } = ByteStream.prototype;
  let stream = null;
  ByteStream.prototype.take = function noted(count) {
    stream = this;
    return take.call(this, count);
  };
  try {
    action();
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
  } finally {
    ByteStream.prototype.take = take;
  }
  return stream && stream.bytes.buffer === bytes.buffer ? stream.bytes.byteOffset - bytes.byteOffset + stream.pos : null;
}
