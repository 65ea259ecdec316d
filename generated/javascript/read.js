// Prints RNTuples of the released format, their metadata and their values: node read.js FILE [NTUPLE [LEVELS]]
// Prints an answer of the conformance protocol for each of the levels container, metadata and values. Files, metadata and columns
// are those of ntuple.js; this program decides how values of fields look.
'use strict';

const fs = require('fs');
const { findAnchors, FormatError, maxElements, MissingCodecError, NTuple } = require('./index');

const [, COLLECTION, RECORD, VARIANT, STREAMER] = [0, 1, 2, 3, 4];
const ROLES = ['plain', 'collection', 'record', 'variant', 'streamer'];

/** The RNTuple or a field cannot be read. */
class Refused extends Error {
  constructor(message) {
    super(message);
    this.name = 'Refused';
  }
}

function need(condition, text) {
  if (!condition) throw new Refused(text);
}

const list = (count, item) => Array.from({ length: count }, (_, i) => item(i));

// #region fields
// The first values of a field in a cluster.
async function readField(ntuple, cluster, id, count) {
  need(count <= maxElements, 'too many values');
  const [{ role, typeName: { value: name }, arraySize }, children] = [ntuple.fields[id], ntuple.children(id)];
  const nameOf = (child) => ntuple.fields[child].name.value;
  const child = (size) => {
    need(children.length === 1, 'another number of sub-fields');
    return readField(ntuple, cluster, children[0], size);
  };
  if (role === COLLECTION) {
    const spans = await ntuple.spans(cluster, id, count);
    const items = await child(spans.at(-1)?.[1] ?? 0);
    const isOptional = /^std::(optional|unique_ptr)</.test(name);
    return spans.map(([start, end]) => (isOptional ? (end > start ? items[start] : null) : items.slice(start, end)));
  }
  if (role === RECORD) {
    const members = [];
    for (const each of children) members.push([nameOf(each), await readField(ntuple, cluster, each, count)]);
    return list(count, (i) => new Map(members.map(([key, member]) => [key, member[i]])));
  }
  if (role === VARIANT) {
    const chosen = (await ntuple.elements(cluster, id, count, 0, [0n, 0]))[0].map(([index, tag]) => [Number(index), tag]);
    need(chosen.every(([, tag]) => tag <= children.length), 'a tag of no alternative');
    const sizes = children.map(() => 0);
    for (const [index, tag] of chosen) if (tag) sizes[tag - 1] = Math.max(sizes[tag - 1], index + 1);
    const found = [];
    for (const [i, each] of children.entries()) found.push(await readField(ntuple, cluster, each, sizes[i]));
    return chosen.map(([index, tag]) => (tag ? found[tag - 1][index] : null));
  }
  if (role === STREAMER || name === 'std::string') {
    const spans = await ntuple.spans(cluster, id, count);
    const [codes] = await ntuple.elements(cluster, id, spans.at(-1)?.[1] ?? 0, 1);
    const bytes = Buffer.from(codes);
    return spans.map(([start, end]) => (role === STREAMER ? bytesOf('$streamer', bytes.subarray(start, end)) : text(bytes.subarray(start, end))));
  }
  if (arraySize !== undefined) {
    const size = Number(arraySize);
    const items = children.length ? await child(count * size) : (await ntuple.elements(cluster, id, count * size, 0, false))[0];
    return list(count, (i) => items.slice(i * size, (i + 1) * size));
  }
  if (name.startsWith('ROOT::RNTupleCardinality<')) return (await ntuple.spans(cluster, id, count)).map(([start, end]) => end - start);
  if (children.length === 1 && !ntuple.columnsOf(id).length) {
    const items = await child(count); // std::atomic, or an enumeration, whose values are numbers
    const isText = ntuple.fields[children[0]].typeName.value === 'char' && !name.startsWith('std::atomic<');
    return isText ? items.map((item) => (item.charCodeAt(0) << 24) >> 24) : items;
  }
  const [elements, kind] = await ntuple.elements(cluster, id, count);
  return elements.map((value) => number(value, name, kind));
}
// #endregion

// #region numbers
// A number of a column of a kind as a type has it.
function number(value, type, kind) {
  if (type === 'float' || type === 'double') {
    need(kind === 'real' || !kind, 'no real numbers');
    return type === 'float' ? Math.fround(value) : value;
  }
  need(!kind || (type === 'std::byte' ? kind === 'byte' : ['bit', 'char', 'integer'].includes(kind)), 'no integers');
  if (type === 'bool') return Boolean(value);
  if (type === 'char') return String.fromCharCode(Number(BigInt(value) & 0xffn));
  const [, isUnsigned, digits] = /^std::(?:byte|(u?)int(8|16|32|64)_t)$/.exec(type) ?? [];
  need(digits || type === 'std::byte', `fields of type ${type}`);
  const [bits, isSigned] = [Number(digits ?? 8), isUnsigned === ''];
  const whole = kind === 'char' && isSigned && bits === 8 ? BigInt.asIntN(8, BigInt(value)) : BigInt(value);
  need((isSigned ? BigInt.asIntN : BigInt.asUintN)(bits, whole) === whole, `${whole} is out of range`);
  return whole;
}
// #endregion

const bytesOf = (key, bytes) => new Map([[key, bytes.toString('hex')]]);

// A string, as bytes if it is no UTF-8.
function text(bytes) {
  const value = bytes.toString('utf8');
  return Buffer.from(value).equals(bytes) ? value : bytesOf('$bytes', bytes);
}

async function opened(data, name) {
  const found = findAnchors(data);
  need(found.size && (!name || found.has(name)), 'there is no such RNTuple');
  return NTuple.open(data, name ? found.get(name) : [...found.values()][0]);
}

const levels = {
  container: async (data) => ({ ntuples: [...findAnchors(data).keys()].map((name) => ({ name })) }),
  metadata: async (data, name) => {
    const ntuple = await opened(data, name);
    const fields = ntuple.fields.map((field, i) => (
      { path: ntuple.path(i), type_name: field.typeName.value, role: ROLES[field.role] ?? 'unknown' }));
    return { num_entries: ntuple.numEntries, num_clusters: ntuple.clusters.length, fields };
  },
  // #region main
  values: async (data, name) => {
    const [ntuple, fields, refused] = [await opened(data, name), new Map(), new Map()];
    for (const [id, field] of ntuple.fields.entries()) {
      if (field.parentId !== id) continue;
      try {
        ntuple.requireKnown(id);
        const found = [];
        for (const cluster of ntuple.clusters) {
          for (const value of await readField(ntuple, cluster, id, cluster.numEntries)) found.push(value);
        }
        fields.set(field.name.value, found);
      } catch (error) {
        refused.set(field.name.value, explained(error));
      }
    }
    return { num_entries: ntuple.numEntries, fields, refused };
  },
  // #endregion
};

// The message of an error that a file can cause; others end the program.
function explained(error) {
  if ([Refused, FormatError, MissingCodecError, RangeError].some((kind) => error instanceof kind)) return `${error.name}: ${error.message}`;
  throw error;
}

// JSON with integers of 64 bits; a Map is an object whose names may be any text.
function spelled(value) {
  if (typeof value === 'bigint') return value.toString();
  if (Array.isArray(value)) return `[${value.map(spelled)}]`;
  if (Object.is(value, -0)) return '-0.0';
  if (typeof value === 'number' && !Number.isFinite(value)) return `"${{ NaN: 'nan', Infinity: 'inf', '-Infinity': '-inf' }[value]}"`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${spelled(item)}`)}}`;
}

async function main(path, name, wanted = 'values') {
  const data = fs.readFileSync(path);
  for (const level of wanted.split(',')) {
    try {
      console.log(spelled({ level, status: 'ok', result: await levels[level](data, name) }));
    } catch (error) {
      console.log(spelled({ level, status: 'refused', message: explained(error) }));
    }
  }
}

main(...process.argv.slice(2));
