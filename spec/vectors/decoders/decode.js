// Decodes pages of RNTuple columns. Reads lines of nine words, prints the values of each page on a line:
//   element bits steps min max index_bits tag_bits number page
// as in spec/vectors/README.md; `-` stands for what a column does not have.
'use strict';

const bitsOf = (page) => page.reduceRight((all, byte) => (all << 8n) | BigInt(byte), 0n);

// Floating point numbers from the bits of 16, 32 or 64.
function real(bits, width) {
  if (width === 16n) {
    const sign = bits >> 15n ? -1 : 1;
    const exponent = Number((bits >> 10n) & 31n);
    const mantissa = Number(bits & 1023n);
    if (exponent === 31) return mantissa ? NaN : sign * Infinity;
    return sign * (exponent ? 2 ** (exponent - 15) * (1 + mantissa / 1024) : 2 ** -24 * mantissa);
  }
  const view = new DataView(new ArrayBuffer(8));
  if (width === 32n) {
    view.setUint32(0, Number(bits));
    return view.getFloat32(0);
  }
  view.setBigUint64(0, bits);
  return view.getFloat64(0);
}

function spelled(value) {
  if (Number.isNaN(value)) return 'nan';
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return view.getBigUint64(0).toString(16).padStart(16, '0');
}

function decode(element, width, steps, min, max, indexBits, number, page) {
  const mask = (1n << width) - 1n;
  let codes = [];
  if (steps.includes('split')) {
    for (let i = 0; i < number; i += 1) {
      const bytes = [];
      for (let b = 0; b < Number(width) / 8; b += 1) bytes.push(page[b * number + i]);
      codes.push(bitsOf(bytes));
    }
  } else {
    // Whole elements and packed ones alike: element k starts at bit k * width of a little-endian stream.
    const stream = bitsOf(page);
    for (let i = 0; i < number; i += 1) codes.push((stream >> (BigInt(i) * width)) & mask);
  }
  if (steps.includes('delta')) {
    let sum = 0n;
    codes = codes.map((code) => { sum = (sum + code) & mask; return sum; });
  }
  if (steps.includes('zigzag')) codes = codes.map((code) => (code >> 1n) ^ (mask * (code & 1n)));
  if (steps.includes('truncate')) return codes.map((code) => spelled(real(code << (32n - width), 32n)));
  if (steps.includes('quantize')) {
    const scale = (max - min) / Number(mask);
    return codes.map((code) => spelled(Math.min(Number(code) * scale + min, max)));
  }
  if (steps.includes('switch')) return codes.map((code) => `${code & ((1n << indexBits) - 1n)}:${code >> indexBits}`);
  if (element === 'bool') return codes.map((code) => (code ? 'true' : 'false'));
  if (element.startsWith('float')) return codes.map((code) => spelled(real(code, width)));
  return codes.map((code) => (element.startsWith('i') ? BigInt.asIntN(Number(width), code) : code).toString());
}

const lines = require('fs').readFileSync(0, 'utf8').split('\n').filter(Boolean);
for (const line of lines) {
  const [element, width, steps, min, max, indexBits, , number, page] = line.split(' ');
  const limit = (word) => (word === '-' ? 0 : real(BigInt(`0x${word}`), 64n));
  const values = decode(element, BigInt(width), steps.split(','), limit(min), limit(max),
    BigInt(indexBits === '-' ? 0 : indexBits), Number(number), Buffer.from(page === '-' ? '' : page, 'hex'));
  console.log(values.join(' '));
}
