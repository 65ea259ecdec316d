// Pages of columns to values.
import facts from 'column-facts';

/** What the format says about a column type of a generation; undefined for one that it does not know. */
export function columnFacts(generation, typeId) {
  return facts.types[generation][typeId];
}

/** Bits of index and tag of a Switch column: those of a generation, or of the writers that differed. */
export function switchLayout(generation, bits, writer) {
  const layouts = facts.layouts.filter((each) => each.bits === bits && each.generations.includes(generation));
  const version = /^ROOT v(\d+)\.(\d+)/.exec(writer);
  const isOld = generation === 'v0' || (version && Number(version[1]) * 100 + Number(version[2]) < 627);
  return layouts.find((each) => (each.indexBits === each.tagBits) === isOld) ?? layouts[0];
}

function codeAt(page, bit, bits) {
  let code = 0n;
  const first = Math.floor(bit / 8);
  const last = Math.floor((bit + bits - 1) / 8);
  for (let byte = last; byte >= first; byte -= 1) code = (code << 8n) | BigInt(page[byte] ?? 0);
  return (code >> BigInt(bit % 8)) & ((1n << BigInt(bits)) - 1n);
}

function splitAt(page, index, bits, number) {
  let code = 0n;
  for (let byte = bits / 8 - 1; byte >= 0; byte -= 1) code = (code << 8n) | BigInt(page[byte * number + index] ?? 0);
  return code;
}

const view = new DataView(new ArrayBuffer(8));
function real(code, bits) {
  if (bits === 16) {
    const all = Number(code);
    const sign = all >> 15 ? -1 : 1;
    const exponent = (all >> 10) & 31;
    const mantissa = all & 1023;
    if (exponent === 31) return mantissa ? NaN : sign * Infinity;
    return sign * (exponent ? 2 ** (exponent - 15) * (1 + mantissa / 1024) : 2 ** -24 * mantissa);
  }
  if (bits === 32) {
    view.setUint32(0, Number(code));
    return view.getFloat32(0);
  }
  view.setBigUint64(0, code);
  return view.getFloat64(0);
}

/**
 * The first values of a page: booleans, BigInts, Numbers or, of a Switch column, pairs of index and tag.
 * @param {object} column element, steps, bits, min, max, layout, isSigned
 * @param {Uint8Array} page uncompressed
 * @param {number} number elements of the page
 * @param {number} limit how many to decode
 */
export function decode(column, page, number, limit) {
  const { element, steps, bits } = column;
  const mask = (1n << BigInt(bits)) - 1n;
  const count = Math.min(number, limit);
  let codes = [];
  for (let i = 0; i < count; i += 1) {
    codes.push(steps.includes('split') ? splitAt(page, i, bits, number) : codeAt(page, i * bits, bits));
  }
  if (steps.includes('delta')) {
    let sum = 0n;
    codes = codes.map((code) => { sum = (sum + code) & mask; return sum; });
  }
  if (steps.includes('zigzag')) codes = codes.map((code) => (code >> 1n) ^ (mask * (code & 1n)));
  if (steps.includes('truncate')) return codes.map((code) => real(code << BigInt(32 - bits), 32));
  if (steps.includes('quantize')) {
    const scale = (column.max - column.min) / Number(mask);
    return codes.map((code) => Math.min(Number(code) * scale + column.min, column.max));
  }
  if (steps.includes('switch')) {
    const { indexBits } = column.layout;
    return codes.map((code) => [code & ((1n << BigInt(indexBits)) - 1n), code >> BigInt(indexBits)]);
  }
  if (element === 'bool') return codes.map((code) => code !== 0n);
  if (element.startsWith('float')) return codes.map((code) => real(code, bits));
  const isSigned = element.startsWith('i') || column.isSigned;
  return codes.map((code) => (isSigned ? BigInt.asIntN(bits, code) : code));
}

/** A value as text; single precision with as few digits as tell it apart. */
export function shown(value, { bits, steps }) {
  if (Array.isArray(value)) return `${value[0]} of alternative ${value[1]}`;
  if (Object.is(value, -0)) return '-0';
  const isDouble = bits > 32 || steps.includes('quantize');
  if (typeof value !== 'number' || !Number.isFinite(value) || isDouble) return String(value);
  const wanted = Math.fround(value);
  for (let digits = 1; digits < 10; digits += 1) {
    const text = value.toPrecision(digits);
    if (Math.fround(Number(text)) === wanted) return String(Number(text));
  }
  return String(value);
}
