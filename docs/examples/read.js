// Reads an RNTuple of the released format and prints its fields as JSON: node read.js FILE [NAME]
// Numbers, strings, lists, arrays and records; what it cannot read is named on standard error and left out.
'use strict';

const fs = require('fs');
const zlib = require('zlib');
const { Rntuple, RootFile, parse } = require('rntuple-kaitai');

const { ColumnType, FieldFlag, FieldRole } = Rntuple;

class Unsupported extends Error {
  constructor(what) {
    super(`this reader does not know ${what}`);
  }
}

// #region bytes
function slice(file, offset, size) {
  const [start, stop] = [Number(offset), Number(offset) + Number(size)];
  if (stop > file.length) throw new Error(`bytes ${start} to ${stop} are outside of the file`);
  return file.subarray(start, stop);
}

function whole(stored, length) {
  if (stored.length === Number(length)) return stored; // stored bytes are compressed if they are shorter
  const parts = parse(RootFile.CompressionBlock, stored).chunks.map((chunk) => {
    const algorithm = Buffer.from(chunk.algorithm).toString('latin1', 0, 2);
    if (algorithm !== 'ZL') throw new Unsupported(`compression ${algorithm}`);
    return zlib.inflateSync(chunk.data, { maxOutputLength: chunk.lenUncompressed });
  });
  const data = Buffer.concat(parts);
  if (data.length !== Number(length)) throw new Error(`${length} bytes are expected, there are ${data.length}`);
  return data;
}
// #endregion

// #region anchor
function findAnchor(file, name) {
  let found;
  for (const entry of parse(RootFile, file).entries.entries) {
    if (!entry.isRelease || (name ?? entry.key.name.value) !== entry.key.name.value) continue;
    name = entry.key.name.value;
    if (!found || entry.key.cycle > found.key.cycle) found = entry; // the highest cycle is the current one
  }
  if (!found) throw new Error('there is no such RNTuple');
  const { key, payload } = found.anchorRecord;
  return parse(RootFile.Anchor, whole(payload, key.lenObject));
}
// #endregion

// #region metadata
function stored(file, locator) {
  if (locator.head >= 0) return slice(file, locator.ofsRange, locator.head);
  if (!(locator.payload instanceof Rntuple.LargeLocator)) throw new Unsupported(`locators of kind ${locator.kind}`);
  return slice(file, locator.payload.ofsRange, locator.payload.lenRange);
}

function payload(bytes, length) {
  return parse(Rntuple, whole(bytes, length)).payload;
}

function readMetadata(file, anchor) {
  const header = payload(slice(file, anchor.ofsHeader, anchor.lenHeaderStored), anchor.lenHeader);
  const footer = payload(slice(file, anchor.ofsFooter, anchor.lenFooterStored), anchor.lenFooter);
  for (const word of [...header.featureFlags.words, ...footer.featureFlags.words]) {
    if (word.lo || word.hi) throw new Unsupported('feature flags');
  }
  const schemas = [header.schema, footer.schemaExtension.body.schema].filter(Boolean);
  const bodies = (list) => list.body.items.map((record) => record.body);
  const fields = schemas.flatMap((schema) => bodies(schema.fields));
  const columns = schemas.flatMap((schema) => bodies(schema.columns));
  const clusters = bodies(footer.clusterGroups).flatMap(({ pageListLink: link }) => {
    const list = payload(stored(file, link.locator), link.lenEnvelope);
    return bodies(list.clusterSummaries).map((summary, index) => ({
      numEntries: Number(summary.numEntries),
      columns: list.pageLocations.body.items[index].body.items, // by column id
    }));
  });
  return { file, fields, columns, clusters };
}
// #endregion

// #region column
function readElements(ntuple, cluster, id) {
  const column = ntuple.columns[id];
  const pages = cluster.columns[id]?.body;
  if (column.isDeferred || !pages || pages.elementOffset < 0) throw new Unsupported('columns added late');
  return pages.items.flatMap((page) => {
    const length = Math.ceil((page.numElements * column.bitsOnStorage) / 8);
    return decode(column, whole(stored(ntuple.file, page.locator), length), page.numElements);
  });
}
// #endregion

// #region decode
const READERS = {
  CHAR: 'readUInt8', BYTE: 'readUInt8', UINT8: 'readUInt8', INT8: 'readInt8',
  UINT16: 'readUInt16LE', INT16: 'readInt16LE', UINT32: 'readUInt32LE', INT32: 'readInt32LE',
  UINT64: 'readBigUInt64LE', INT64: 'readBigInt64LE', REAL32: 'readFloatLE', REAL64: 'readDoubleLE',
  INDEX32: 'readUInt32LE', INDEX64: 'readBigUInt64LE',
};

function decode(column, page, count) {
  const name = ColumnType[column.columnType] ?? `${column.columnType}`;
  if (name === 'BIT') return Array.from({ length: count }, (_, i) => Boolean((page[i >> 3] >> (i & 7)) & 1));
  const isSplit = name.startsWith('SPLIT_');
  const kind = name.replace('SPLIT_', '');
  if (!READERS[kind]) throw new Unsupported(`column type ${name}`);
  const width = column.bitsOnStorage / 8;
  let data = Buffer.from(page);
  if (isSplit) { // byte b of element i stands at b * count + i
    data = Buffer.alloc(page.length);
    for (let i = 0; i < count; i += 1) for (let b = 0; b < width; b += 1) data[i * width + b] = page[b * count + i];
  }
  const isZigzag = isSplit && kind.startsWith('INT');
  const reader = isZigzag ? READERS[`U${kind}`] : READERS[kind];
  let values = Array.from({ length: count }, (_, i) => data[reader](i * width));
  if (isZigzag) { // 0, 1, 2, 3, ... stand for 0, -1, 1, -2, ...
    values = values.map((code) => (typeof code === 'bigint' ? (code >> 1n) ^ -(code & 1n) : (code >>> 1) ^ -(code & 1)));
  }
  if (kind.startsWith('INDEX')) values = values.map(Number);
  if (isSplit && kind.startsWith('INDEX')) { // differences to the element before, in each page
    let sum = 0;
    values = values.map((difference) => { sum += difference; return sum; });
  }
  return values;
}
// #endregion

// #region offsets
// Element i of an offset column is where list i ends among the items of the cluster; it begins where list i - 1 ends.
function bounds(offsets, first, count) {
  const ends = [first ? offsets[first - 1] : 0, ...offsets.slice(first, first + count)];
  return ends.slice(1).map((end, i) => [ends[i], end]);
}
// #endregion

// #region fields
// Values first to first + count of a field in a cluster.
function readField(ntuple, cluster, id, first, count) {
  const field = ntuple.fields[id];
  if (field.flags & FieldFlag.PROJECTED) throw new Unsupported('projected fields');
  const children = [...ntuple.fields.keys()].filter((child) => child !== id && ntuple.fields[child].parentId === id);
  const own = [...ntuple.columns.keys()].filter((column) => {
    const { fieldId, representationIndex } = ntuple.columns[column];
    return fieldId === id && representationIndex === 0;
  });
  const columns = own.map((column) => readElements(ntuple, cluster, column));
  const child = (...range) => readField(ntuple, cluster, children[0], ...range);
  if (field.role === FieldRole.RECORD) {
    const members = children.map((member) => readField(ntuple, cluster, member, first, count));
    const names = children.map((member) => ntuple.fields[member].name.value);
    return Array.from({ length: count }, (_, i) => Object.fromEntries(names.map((name, m) => [name, members[m][i]])));
  }
  if (field.role === FieldRole.COLLECTION && children.length === 1) {
    const ranges = bounds(columns[0], first, count);
    const [start, stop] = ranges.length ? [ranges[0][0], ranges[count - 1][1]] : [0, 0];
    const items = child(start, stop - start);
    return ranges.map(([from, to]) => items.slice(from - start, to - start));
  }
  if (field.role !== FieldRole.PLAIN) throw new Unsupported(`fields of role ${FieldRole[field.role]}`);
  if (columns.length === 2) { // offsets and characters
    return bounds(columns[0], first, count).map(([from, to]) => Buffer.from(columns[1].slice(from, to)).toString('utf8'));
  }
  if (columns.length === 1 && !field.arraySize) return columns[0].slice(first, first + count);
  if (columns.length === 0 && children.length === 1) {
    if (!field.arraySize) return child(first, count); // an enumeration or atomic: the value is that of the sub-field
    const n = Number(field.arraySize);
    const items = child(first * n, count * n);
    return Array.from({ length: count }, (_, i) => items.slice(i * n, i * n + n));
  }
  throw new Unsupported(`fields of type ${field.typeName.value}`);
}
// #endregion

// #region main
function read(path, name) {
  const file = fs.readFileSync(path);
  const ntuple = readMetadata(file, findAnchor(file, name));
  const values = {};
  ntuple.fields.forEach((field, id) => {
    if (field.parentId !== id) return; // a top-level field names itself as its parent
    try {
      values[field.name.value] = ntuple.clusters.flatMap((cluster) => readField(ntuple, cluster, id, 0, cluster.numEntries));
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      console.error(`${field.name.value} is left out: ${error.message}`);
    }
  });
  return values;
}
// #endregion

// JSON.stringify knows no integers above 2^53.
function spelled(value) {
  if (typeof value === 'bigint') return value.toString();
  if (Array.isArray(value)) return `[${value.map(spelled)}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${spelled(item)}`)}}`;
}

try {
  console.log(spelled(read(process.argv[2], process.argv[3])));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
