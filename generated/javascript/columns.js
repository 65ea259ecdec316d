// Pages of columns to values: undoes the encoding steps of a column type.
'use strict';

const { FormatError } = require('./runtime');

/** Element i of the result has byte b of element i of a split page, which stands at b * number + i. */
function joined(page, width, number, count) {
  const bytes = new Uint8Array(count * width);
  for (let b = 0; b < width; b += 1) {
    for (let i = 0; i < count; i += 1) bytes[i * width + b] = page[b * number + i];
  }
  return bytes;
}

// An element of at most 32 bits that starts at any bit.
function packedAt(page, bit, bits) {
  let code = 0;
  const first = Math.floor(bit / 8);
  for (let byte = Math.floor((bit + bits - 1) / 8); byte >= first; byte -= 1) code = code * 256 + page[byte];
  return Math.floor(code / 2 ** (bit % 8)) % 2 ** bits;
}

function half(code) {
  const sign = code >> 15 ? -1 : 1;
  const exponent = (code >> 10) & 31;
  const mantissa = code & 1023;
  if (exponent === 31) return mantissa ? NaN : sign * Infinity;
  return sign * (exponent ? 2 ** (exponent - 15) * (1 + mantissa / 1024) : 2 ** -24 * mantissa);
}

const scratch = new DataView(new ArrayBuffer(4));
function single(code) {
  scratch.setUint32(0, code);
  return scratch.getFloat32(0);
}

const REALS = {
  16: (view, at) => half(view.getUint16(at, true)),
  32: (view, at) => view.getFloat32(at, true),
  64: (view, at) => view.getFloat64(at, true),
};
const UNSIGNED = {
  8: (view, at) => view.getUint8(at),
  16: (view, at) => view.getUint16(at, true),
  32: (view, at) => view.getUint32(at, true),
  64: (view, at) => view.getBigUint64(at, true),
};
const SIGNED = {
  8: (view, at) => view.getInt8(at),
  16: (view, at) => view.getInt16(at, true),
  32: (view, at) => view.getInt32(at, true),
  64: (view, at) => view.getBigInt64(at, true),
};

/**
 * The elements of an uncompressed page: booleans, BigInts where an element has 64 bits, Numbers, or pairs of index and tag.
 * @param {object} type a column type of `columnTypes`
 * @param {Uint8Array} page the page without checksum
 * @param {number} number elements of the page
 * @param {object} [column] what column and generation add: `bits` on storage, `min` and `max` of a quantized column, a
 *   `layout` of `switchLayouts`, `isSigned` where the field tells the sign
 * @param {number} [limit] how many elements are wanted
 */
function decodePage(type, page, number, column = {}, limit = number) {
  const { steps, element } = type;
  const layout = column.layout ?? { bits: 96, indexBits: 64 };
  const has = (step) => steps.includes(step);
  const bits = has('switch') ? layout.bits : column.bits ?? type.bitsMax;
  if (!has('switch') && !(bits >= type.bitsMin && bits <= type.bitsMax)) {
    throw new FormatError(`${bits} bits for an element of ${type.name}`, 'decodePage', 0);
  }
  const size = Math.ceil(number * bits / 8);
  if (page.length < size) throw new FormatError(`${size} bytes wanted for ${number} elements of ${type.name}, ${page.length} left`, 'decodePage', 0);
  const count = Math.min(number, limit);
  const each = (value) => Array.from({ length: count }, (_, i) => value(i));
  if (has('bits')) return each((i) => Boolean((page[i >> 3] >> (i & 7)) & 1));
  if (has('truncate')) return each((i) => single(packedAt(page, i * bits, bits) * 2 ** (32 - bits)));
  if (has('quantize')) {
    const { min, max } = column;
    if (!(min < max)) throw new FormatError(`a range from ${min} to ${max}`, 'decodePage', 0);
    const step = (max - min) / (2 ** bits - 1);
    return each((i) => Math.min(packedAt(page, i * bits, bits) * step + min, max));
  }
  const width = bits / 8;
  const bytes = has('split') ? joined(page, width, number, count) : page;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (has('switch')) {
    if (bits === 96) return each((i) => [view.getBigUint64(12 * i, true), view.getUint32(12 * i + 8, true)]);
    const { indexBits } = layout;
    return each((i) => {
      const code = view.getBigUint64(8 * i, true);
      return [BigInt.asUintN(indexBits, code), Number(code >> BigInt(indexBits))];
    });
  }
  if (element.startsWith('float')) return each((i) => REALS[bits](view, i * width));
  const isPlainSigned = (element.startsWith('i') || column.isSigned) && !has('zigzag');
  const codes = each((i) => (isPlainSigned ? SIGNED : UNSIGNED)[bits](view, i * width));
  if (has('zigzag')) {
    return codes.map((code) => (bits === 64 ? (code >> 1n) ^ -(code & 1n) : (code >>> 1) ^ -(code & 1)));
  }
  if (has('delta')) {
    let sum = bits === 64 ? 0n : 0;
    return codes.map((code) => {
      sum = bits === 64 ? BigInt.asUintN(64, sum + code) : (sum + code) % 2 ** bits;
      return sum;
    });
  }
  return codes;
}

module.exports = { decodePage };
