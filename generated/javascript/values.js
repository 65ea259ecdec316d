// Values of fields of the released format: what a field holds, its strings, numbers and choices, and values as JSON.
'use strict';

const { shapes, valueTypes } = require('./column_types');
const { MissingCodecError } = require('./compression');
const { FormatError, isOutOfMemory } = require('./runtime');
const { LimitError } = require('./source');


function need(condition, text) {
  if (!condition) throw new FormatError(text, 'values', 0);
}

// #region role
const ROLES = ['plain', 'collection', 'record', 'variant', 'streamer'];

// The name of a type without template arguments.
const template = (ntuple, id) => ntuple.fields[id].typeName.value.split('<', 1)[0];

/** The structural role of a field: plain, collection, record, variant or streamer; unknown in later formats. */
const role = (ntuple, id) => ROLES[ntuple.fields[id].role] ?? 'unknown';
// #endregion

// #region shape
/**
 * What a field holds, which tells how its values are read:
 * - `list`: as many items of the sub-field as `spans` tells;
 * - `optional`: the same with at most one item;
 * - `record`: one value of each sub-field;
 * - `variant`: a value of one sub-field, which `choices` tells;
 * - `array`: a fixed number of items of the sub-field, `spans` as well;
 * - `bitset`: a fixed number of bits, which `numbers` returns, `spans` as well;
 * - `string`, `streamer`: bytes, which `strings` returns;
 * - `held`: the value of the sub-field, for atomics and enumerations;
 * - `number`: what `numbers` returns, also for cardinalities.
 * @throws {FormatError} a list, an optional, an array or an atomic has another number of sub-fields than one
 */
function shape(ntuple, id) {
  const found = shapeOf(ntuple, id);
  const isOne = ['list', 'optional', 'array', 'held'].includes(found);
  need(!isOne || ntuple.children(id).length === 1, 'another number of sub-fields');
  return found;
}

function shapeOf(ntuple, id) {
  const [structure, known] = [role(ntuple, id), shapes[template(ntuple, id)]];
  if (structure === 'collection') return known === 'optional' ? 'optional' : 'list';
  if (structure !== 'plain') return structure;
  if (known === 'string') return known;
  const isSized = known === 'array' || known === 'bitset'; // those without elements have no size
  if (isSized || ntuple.fields[id].arraySize !== undefined) return ntuple.children(id).length ? 'array' : 'bitset';
  return ntuple.children(id).length && !ntuple.columnsOf(id).length ? 'held' : 'number';
}
// #endregion

// #region main
/**
 * The values of all top-level fields by name, and the messages of errors for those that cannot be read: a field that cannot be read costs
 * only that field.
 * @param {NTuple} ntuple the RNTuple
 * @param {function} read returns the first values of a field in a cluster, from the RNTuple, the cluster, the id of the field and their
 *   number
 * @returns {Promise<[Map<string, Array>, Map<string, string>]>}
 */
async function readFields(ntuple, read) {
  const [fields, refused] = [new Map(), new Map()];
  for (const [id, field] of ntuple.fields.entries()) {
    if (field.parentId !== id) continue;
    try {
      ntuple.requireKnown(id);
      const found = [];
      for (const cluster of ntuple.clusters) {
        ntuple.checkElements(cluster.numEntries);
        for (const value of await read(ntuple, cluster, id, cluster.numEntries)) found.push(value);
      }
      fields.set(field.name.value, found);
    } catch (error) {
      if (isOutOfMemory(error) || ![FormatError, LimitError, MissingCodecError, RangeError].some((kind) => error instanceof kind)) throw error;
      refused.set(field.name.value, `${error.name}: ${error.message}`);
    }
  }
  return [fields, refused];
}
// #endregion

// #region spans
/**
 * Where the first lists, optionals or arrays of a field start and end among the items of a cluster.
 * @returns {Promise<[number, number][]>}
 * @throws {FormatError} offsets decrease, or there are more items than the limit
 */
async function spans(ntuple, cluster, id, count) {
  if (!['array', 'bitset'].includes(shape(ntuple, id))) return ntuple.spans(cluster, id, count);
  const size = Number(ntuple.fields[id].arraySize ?? 0);
  ntuple.checkElements(count * Math.max(size, 1));
  return Array.from({ length: count }, (_, i) => [i * size, (i + 1) * size]);
}
// #endregion

// #region strings
/**
 * The first strings, or streamed objects, of a field in a cluster, as bytes.
 * @returns {Promise<Uint8Array[]>}
 * @throws {FormatError} offsets decrease, or columns have another type
 */
async function strings(ntuple, cluster, id, count) {
  const ranges = await ntuple.spans(cluster, id, count);
  const [elements, kind] = await ntuple.elements(cluster, id, ranges.at(-1)?.[1] ?? 0, 1);
  need(!kind || kind === 'char' || kind === 'byte', 'characters in a column of another type');
  const bytes = Uint8Array.from(elements);
  return ranges.map(([start, end]) => bytes.subarray(start, end));
}
// #endregion

// #region numbers
/**
 * The first numbers of a field in a cluster as its type has them. A field may have columns of another type: integers are compared
 * with the range of the field, numbers of a `float` are rounded.
 * @param {NTuple} ntuple the RNTuple
 * @param {object} cluster one of its clusters
 * @param {number} id id of the field, of shape `number` or `bitset`
 * @param {number} count how many numbers; of a bitset, how many bits
 * @returns {Promise<Array>} booleans, Numbers for real ones, BigInts for integers; characters for `char`, and BigInts for an
 *   enumeration over `char`
 * @throws {FormatError} the type is unknown, the column does not fit, or an integer is out of range
 */
async function numbers(ntuple, cluster, id, count) {
  const name = shape(ntuple, id) === 'bitset' ? 'bool' : ntuple.fields[id].typeName.value;
  if (shapes[template(ntuple, id)] === 'cardinality') {
    return (await ntuple.spans(cluster, id, count)).map(([start, end]) => BigInt(end - start));
  }
  need(Object.hasOwn(valueTypes, name), `fields of type ${name}`);
  const { element, kinds } = valueTypes[name];
  const [elements, kind] = await ntuple.elements(cluster, id, count);
  need(!kind || kinds.includes(kind), `numbers of type ${name} in a column of another type`);
  if (element === 'bool') return elements.map(Boolean);
  if (element === 'float32') return elements.map(Math.fround);
  if (element === 'float64') return elements;
  const integers = elements.map(BigInt);
  const parent = ntuple.fields[id].parentId;
  const isEnumerator = shape(ntuple, parent) === 'held' && !Object.hasOwn(shapes, template(ntuple, parent));
  if (element === 'char' && !isEnumerator) return integers.map((value) => String.fromCharCode(Number(value & 0xffn)));
  if (element === 'char' || (element === 'int8' && kind === 'char')) return integers.map((value) => BigInt.asIntN(8, value));
  const bits = Number(element.replace(/\D+/, ''));
  const ranged = element.startsWith('u') ? BigInt.asUintN : BigInt.asIntN;
  for (const value of integers) need(ranged(bits, value) === value, `${value} is out of range`);
  return integers;
}
// #endregion

// #region choices
/**
 * Which alternatives the first values of a variant hold.
 * @returns {Promise<[[number, number][], number[]]>} for each value the tag, from 1 on, and the index among the values of that
 *   alternative, where tag 0 stands for no value; and for each alternative how many values of it are needed
 * @throws {FormatError} there is no such alternative, or the column has another type
 */
async function choices(ntuple, cluster, id, count) {
  const [elements, kind] = await ntuple.elements(cluster, id, count, 0, [0n, 0]);
  need(!kind || kind === 'switch', 'a variant with a column of another type');
  const sizes = Array(ntuple.children(id).length + 1).fill(0);
  const chosen = elements.map(([index, tag]) => [tag, Number(index)]);
  for (const [tag, index] of chosen) {
    need(tag < sizes.length, 'a tag of no alternative');
    if (tag) ntuple.checkElements(Number(index) + 1);
    sizes[tag] = Math.max(sizes[tag], index + 1);
  }
  return [chosen, sizes.slice(1)];
}
// #endregion

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const hexadecimal = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

function text(bytes) {
  try {
    return JSON.stringify(strict.decode(bytes));
  } catch (error) {
    return `{"$bytes":"${hexadecimal(bytes)}"}`;
  }
}

/**
 * A value as the conformance protocol spells it: integers exactly, infinities and not-a-number as strings, bytes as text, or as
 * `{"$bytes": ...}` with hexadecimal digits if they are not UTF-8.
 * @param {*} value null, a boolean, Number, BigInt, string or Uint8Array, or an Array, object or Map of these
 */
function toJson(value) {
  if (typeof value === 'bigint') return value.toString();
  if (Array.isArray(value)) return `[${value.map(toJson)}]`;
  if (Object.is(value, -0)) return '-0.0';
  if (typeof value === 'number' && !Number.isFinite(value)) return `"${{ NaN: 'nan', Infinity: 'inf', '-Infinity': '-inf' }[value]}"`;
  if (value instanceof Uint8Array) return text(value);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = value instanceof Map ? [...value] : Object.entries(value);
  return `{${members.map(([key, item]) => `${JSON.stringify(key)}:${toJson(item)}`)}}`;
}

module.exports = { choices, numbers, readFields, role, shape, spans, strings, toJson };
