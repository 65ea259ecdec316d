// Files that are read by ranges, and the limits of the caller.
'use strict';

const { FormatError } = require('./runtime');

/** The most elements of a column in a cluster that are read by default: sizes in damaged files do not exhaust the memory. */
const maxElements = 2 ** 24;
/** The most bytes of one object, such as an envelope or a page, that are read by default. */
const maxBytes = 2 ** 30;

/** More elements or bytes than the limits of the caller allow. */
class LimitError extends Error {
  constructor(what, value, limit) {
    super(`too many ${what}: ${value}, and the limit is ${limit}`);
    this.name = 'LimitError';
    this.limit = limit;
  }
}

/** Throws a LimitError if there are more elements than the limits of the options allow. */
function checkElements(number, options) {
  const limit = options?.limits?.elements ?? maxElements;
  if (!(number <= limit)) throw new LimitError('elements', number, limit);
}

/** Throws a LimitError if there are more bytes than the limits of the options allow. */
function checkBytes(number, options) {
  const limit = options?.limits?.bytes ?? maxBytes;
  if (!(number <= limit)) throw new LimitError('bytes', number, limit);
}

/** The number of bytes of a source, or of a Uint8Array. */
const sizeOf = (file) => (file instanceof Uint8Array ? file.length : Number(file.size));

/**
 * Bytes of a file.
 * @param {Uint8Array|object} file bytes, or an object with `size` and `read(offset, length)`, which may be async
 * @param {number} offset where they start
 * @param {number} length how many
 * @param {object} [options] `limits`, as for `readAnchor`
 * @returns {Promise<Uint8Array>}
 * @throws {FormatError} bytes are outside of the file
 * @throws {LimitError} there are more than the limit
 */
async function readRange(file, offset, length, options) {
  if (!(offset >= 0 && length >= 0 && offset + length <= sizeOf(file))) {
    throw new FormatError(`${length} bytes are outside of the file`, 'readRange', offset);
  }
  checkBytes(length, options);
  const bytes = file instanceof Uint8Array ? file.subarray(offset, offset + length) : await file.read(offset, length);
  if (bytes.length !== length) throw new Error(`the source has ${bytes.length} of ${length} bytes at ${offset}`);
  return bytes;
}

const FIRST_READ = 512; // bytes of most headers, keys and directories
const MAX_RECORD = 2 ** 16; // no key is longer: its length has 16 bits

/** A record whose size its first bytes do not tell: reads more until the parser has enough. */
async function readRecord(file, offset, parse, options) {
  const left = sizeOf(file) - offset;
  if (!(offset >= 0 && left >= 0)) throw new FormatError(`byte ${offset} is outside of the file`, 'readRecord', offset);
  for (let size = FIRST_READ; ; size *= 16) {
    const length = Math.min(size, left);
    try {
      return parse(await readRange(file, offset, length, options));
    } catch (error) {
      if (!(error instanceof FormatError) || length === left || size > MAX_RECORD) throw error;
    }
  }
}

module.exports = { LimitError, checkBytes, checkElements, maxBytes, maxElements, readRange, readRecord, sizeOf };
