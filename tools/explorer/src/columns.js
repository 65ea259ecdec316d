// Pages of columns to values.
import { FormatError, columnTypes, decodePage, switchLayouts } from 'rntuple-kaitai';

import { FileError } from './storage.js';

/** What the format says about a column type of a generation; undefined for one that it does not know. */
export function columnFacts(generation, typeId) {
  const type = columnTypes[generation][typeId];
  if (!type) return undefined;
  const bits = type.kind === 'switch' ? Math.min(...layoutsOf(generation).map((layout) => layout.bits)) : type.bitsMin;
  return { ...type, bits };
}

const layoutsOf = (generation) => switchLayouts.filter((each) => each.generations.includes(generation));

/** Bits of index and tag of a Switch column: those of a generation, or of the writers that differed. */
export function switchLayout(generation, bits, writer) {
  const layouts = layoutsOf(generation).filter((each) => each.bits === bits);
  const version = /^ROOT v(\d+)\.(\d+)/.exec(writer);
  const isOld = generation === 'v0' || (version && Number(version[1]) * 100 + Number(version[2]) < 627);
  return layouts.find((each) => (each.indexBits === each.tagBits) === isOld) ?? layouts[0];
}

/**
 * The first values of a page: booleans, BigInts, Numbers or, of a Switch column, pairs of index and tag.
 * @param {object} column the facts of `columnFacts`, with bits, min, max, layout and isSigned
 * @param {Uint8Array} page uncompressed
 * @param {number} number elements of the page
 * @param {number} limit how many to decode
 */
export function decode(column, page, number, limit) {
  const values = decoded(column, page, number, limit);
  if (column.kind === 'switch') return values.map(([index, tag]) => [index, BigInt(tag)]);
  return /int/.test(column.element) ? values.map(BigInt) : values;
}

function decoded(column, page, number, limit) {
  try {
    return decodePage(column, page, number, column, limit);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    throw new FileError(`column ${column.label}: ${error.message}`);
  }
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
