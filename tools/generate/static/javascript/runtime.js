// What the generated parsers read their bytes with, and the one error of this package.
//
// Integers of 64 bits are always BigInt, all others are Numbers. Every size is compared with the bytes that are left
// before anything is read.
'use strict';

/** The bytes break the grammar. The only error that a parser throws. */
class FormatError extends Error {
  /**
   * @param {string} message what is wrong
   * @param {string} path place in the grammar, if a condition of the grammar does not hold
   * @param {number} position offset in the bytes that were being read
   */
  constructor(message, path, position) {
    super(`${path ? `${path}: ` : ''}${message} (at byte ${position})`);
    this.name = 'FormatError';
    this.path = path;
    this.position = position;
  }
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Bytes in memory with a position. */
class ByteStream {
  /** @param {Uint8Array | ArrayBuffer} bytes what is read */
  constructor(bytes) {
    this.bytes = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
    this.view = new DataView(this.bytes.buffer, this.bytes.byteOffset, this.bytes.byteLength);
    this.pos = 0;
    this.bits = 0;
    this.bitsLeft = 0;
  }

  get size() { return this.bytes.length; }

  isEof() { return this.pos >= this.size && this.bitsLeft === 0; }

  seek(position) {
    if (!(position >= 0 && position <= this.size)) throw new FormatError(`there is no byte ${position}`, '', this.pos);
    this.alignToByte();
    this.pos = position;
  }

  alignToByte() {
    this.bits = 0;
    this.bitsLeft = 0;
  }

  // Start of the next bytes, which are stepped over.
  take(count) {
    const left = this.size - this.pos;
    if (!(count >= 0 && count <= left)) throw new FormatError(`${count} bytes wanted, ${left} left`, '', this.pos);
    const start = this.pos;
    this.pos += count;
    return start;
  }

  readU1() { return this.view.getUint8(this.take(1)); }
  readS1() { return this.view.getInt8(this.take(1)); }
  readU2le() { return this.view.getUint16(this.take(2), true); }
  readU2be() { return this.view.getUint16(this.take(2)); }
  readS2le() { return this.view.getInt16(this.take(2), true); }
  readS2be() { return this.view.getInt16(this.take(2)); }
  readU4le() { return this.view.getUint32(this.take(4), true); }
  readU4be() { return this.view.getUint32(this.take(4)); }
  readS4le() { return this.view.getInt32(this.take(4), true); }
  readS4be() { return this.view.getInt32(this.take(4)); }
  readU8le() { return this.view.getBigUint64(this.take(8), true); }
  readU8be() { return this.view.getBigUint64(this.take(8)); }
  readS8le() { return this.view.getBigInt64(this.take(8), true); }
  readS8be() { return this.view.getBigInt64(this.take(8)); }
  readF4le() { return this.view.getFloat32(this.take(4), true); }
  readF8le() { return this.view.getFloat64(this.take(8), true); }

  // Up to 32 bits, least significant bit first.
  readBitsIntLe(count) {
    while (this.bitsLeft < count) {
      this.bits += this.bytes[this.take(1)] * 2 ** this.bitsLeft;
      this.bitsLeft += 8;
    }
    const value = this.bits % 2 ** count;
    this.bits = Math.floor(this.bits / 2 ** count);
    this.bitsLeft -= count;
    return value;
  }

  readBytes(count) {
    this.alignToByte();
    const start = this.take(count);
    return this.bytes.subarray(start, start + count);
  }

  readBytesFull() { return this.readBytes(this.size - this.pos); }

  // Bytes up to the first terminator, which is stepped over if it is consumed.
  readBytesTerm(terminator, include, consume, needed) {
    this.alignToByte();
    const found = this.bytes.indexOf(terminator, this.pos);
    if (found < 0 && needed) throw new FormatError('the terminator is missing', '', this.pos);
    const end = found < 0 ? this.size : found;
    const bytes = this.bytes.subarray(this.pos, end + (found >= 0 && include ? 1 : 0));
    this.pos = end + (found >= 0 && consume ? 1 : 0);
    return bytes;
  }

  // Text of stored bytes; what is no UTF-8 becomes U+FFFD.
  static bytesToStr(bytes) { return decoder.decode(bytes); }

  // Remainder with the sign of the divisor.
  static mod(a, b) { return ((a % b) + b) % b; }

  static byteArrayCompare(a, b) {
    return a.length === b.length && a.every((byte, index) => byte === b[index]) ? 0 : 1;
  }
}

ByteStream.ValidationExprError = class extends FormatError {
  constructor(actual, io, path) { super(`the value cannot be ${actual}`, path, io.pos); }
};
ByteStream.ValidationNotEqualError = class extends FormatError {
  constructor(expected, actual, io, path) { super(`${actual} is not the expected ${expected}`, path, io.pos); }
};

/** Whether an error says that memory is missing, which is no property of a file. */
function isOutOfMemory(error) {
  if (error?.code === 'Z_MEM_ERROR' || error?.code === 'ERR_MEMORY_ALLOCATION_FAILED') return true;
  return error instanceof RangeError && /allocation failed|could not allocate|out of memory/i.test(error.message);
}

module.exports = { ByteStream, FormatError, isOutOfMemory };
