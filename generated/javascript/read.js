// Prints RNTuples of the released format, their metadata and their values: node read.js FILE [NTUPLE [LEVELS]]
// Prints an answer of the conformance protocol for each of the levels container, metadata and values.
'use strict';

const fs = require('fs');
const {
  columnTypes, decodePage, FormatError, MissingCodecError, parse, readAnchor, readEnvelope, readPage, Rntuple, RootFile,
} = require('./index');

const [, COLLECTION, RECORD, VARIANT, STREAMER] = [0, 1, 2, 3, 4];
const ROLES = ['plain', 'collection', 'record', 'variant', 'streamer'];
const TYPES = columnTypes['1.x'];
const MOST = 1 << 24; // values of a field in a cluster: sizes in damaged files do not exhaust the memory

/** The file, the RNTuple or a field cannot be read. */
class Refused extends Error {
  constructor(message) {
    super(message);
    this.name = 'Refused';
  }
}

function need(condition, text) {
  if (!condition) throw new Refused(text);
}

const bodies = (frame) => frame.body.items.map((item) => item.body);
const list = (count, item) => Array.from({ length: count }, (_, i) => item(i));
// Bytes from an offset on, at most as many as the file has.
const from = (data, offset) => data.subarray(Math.min(Number(offset), data.length));

// #region anchor
// The key of the newest anchor of each RNTuple by its path.
function anchors(data) {
  const [file, found, seen] = [parse(RootFile, data), new Map(), new Set()];
  need(file.header.ofsEnd <= data.length, 'the file is truncated');
  const walk = (directory, path) => {
    const place = Number(directory.ofsKeys);
    if (!place || seen.has(place)) return;
    seen.add(place);
    for (const key of parse(RootFile.KeysList, parse(RootFile.Record, from(data, place)).payload).keys) {
      const name = path + key.name.value;
      const kind = key.className.value;
      if (kind === 'TDirectory' || kind === 'TDirectoryFile') {
        walk(parse(RootFile.Directory, from(data, Number(key.ofsKey) + key.lenKey)), `${name}/`);
      } else if (kind === 'ROOT::RNTuple' && !(found.get(name)?.cycle >= key.cycle)) {
        found.set(name, key);
      }
    }
  };
  walk(file.rootDirectory, '');
  return found;
}
// #endregion

// Offset and size of what a locator leads to.
function placeOf(locator) {
  if (locator.head >= 0) return [locator.ofsRange, locator.head];
  need(locator.payload instanceof Rntuple.LargeLocator, `a locator of kind ${locator.kind}`);
  return [locator.payload.ofsRange, locator.payload.lenRange];
}

/** Metadata of an RNTuple. */
class NTuple {
  // #region metadata
  static async open(data, key) {
    const ntuple = new NTuple();
    const start = Number(key.ofsKey) + key.lenKey;
    const anchor = parse(RootFile.Anchor, await readAnchor(data, start, key.lenRecord - key.lenKey, key.lenObject));
    need(anchor.versionEpoch === 1, `version ${anchor.versionEpoch} of the format`);
    Object.assign(ntuple, { data, maxKeySize: anchor.maxKeySize });
    const header = await ntuple.envelope(anchor.ofsHeader, anchor.lenHeaderStored, anchor.lenHeader, Rntuple.Header);
    const footer = await ntuple.envelope(anchor.ofsFooter, anchor.lenFooterStored, anchor.lenFooter, Rntuple.Footer);
    for (const { featureFlags } of [header, footer]) { // bit 0: deferred columns may be nested
      const isKnown = ({ lo, hi }, i) => !(i ? lo : lo & ~1) && !(hi & 0x7fffffff);
      need(featureFlags.words.every(isKnown), 'an unknown feature flag');
    }
    const schemas = [header.schema, footer.schemaExtension.body.schema].filter(Boolean);
    ntuple.fields = schemas.flatMap((schema) => bodies(schema.fields));
    ntuple.columns = schemas.flatMap((schema) => bodies(schema.columns));
    ntuple.aliases = schemas.flatMap((schema) => bodies(schema.aliasColumns));
    need(ntuple.fields.every((field, i) => field.parentId <= i), 'a parent that comes after its sub-field');
    ntuple.clusters = [];
    for (const { numClusters, pageListLink: link } of bodies(footer.clusterGroups)) {
      const pages = await ntuple.envelope(...placeOf(link.locator), link.lenEnvelope, Rntuple.PageList);
      const [summaries, lists] = [bodies(pages.clusterSummaries), bodies(pages.pageLocations)];
      need(summaries.length === numClusters && lists.length === numClusters, 'a cluster group of other clusters');
      need(!summaries.some((summary) => summary.flags & 1), 'a sharded cluster');
      summaries.forEach((summary, i) => ntuple.clusters.push({ ...summary, numEntries: Number(summary.numEntries), columns: lists[i].items }));
    }
    ntuple.clusters.sort((one, other) => Number(one.firstEntry - other.firstEntry));
    return ntuple;
  }
  // #endregion

  // #region bytes
  // The contents of an envelope.
  async envelope(offset, size, length, kind) {
    const { checksum, payload } = parse(Rntuple, await readEnvelope(this.data, offset, size, length, this.maxKeySize));
    need(payload instanceof kind, 'an envelope of another type');
    if (kind === Rntuple.Header) this.headerChecksum = checksum;
    else need(payload.headerChecksum.every((byte, i) => byte === this.headerChecksum[i]), 'an envelope of another header');
    return payload;
  }
  // #endregion

  get numEntries() { return this.clusters.reduce((sum, cluster) => sum + cluster.numEntries, 0); }

  children(id) { return [...this.fields.keys()].filter((i) => i !== id && this.fields[i].parentId === id); }

  path(id) {
    const { name, parentId } = this.fields[id];
    return (parentId === id ? '' : `${this.path(parentId)}.`) + name.value;
  }

  // Refuses a field of a later version of the format, and one that projects such a field.
  check(id, isSource = false) {
    const { fieldVersion, role, sourceFieldId } = this.fields[id];
    need(role < ROLES.length, `role ${role}`);
    need(fieldVersion === 0, `version ${fieldVersion} of a field`);
    need(this.columns.every((column) => column.fieldId !== id || TYPES[column.columnType]), 'an unknown column type');
    for (const child of this.children(id)) this.check(child, isSource);
    if (sourceFieldId === undefined || isSource) return;
    let source = sourceFieldId;
    need(source < this.fields.length, 'a projection of no field');
    while (this.fields[source].parentId !== source) source = this.fields[source].parentId;
    this.check(source, true);
  }
}

/** Values of one cluster. */
class ClusterReader {
  constructor(ntuple, columns) { Object.assign(this, { ntuple, columns }); }

  // #region column
  // Elements of one of the columns of a field, with zeros before those of a late column; and the kind of column.
  async elements(id, count, place = 0, zero = 0) {
    need(count <= MOST, 'too many elements');
    const { aliases, columns } = this.ntuple;
    const projected = aliases.filter((alias) => alias.fieldId === id).map((alias) => alias.physicalColumnId);
    const own = projected.length ? projected : [...columns.keys()].filter((i) => columns[i].fieldId === id);
    need(own.every((i) => columns[i]), 'a projection of no column');
    const representations = new Set(own.map((i) => columns[i].representationIndex).sort((a, b) => a - b));
    for (const representation of representations) {
      const i = own.filter((each) => columns[each].representationIndex === representation)[place];
      need(i !== undefined, 'a column is missing');
      const listed = this.columns[i]?.body;
      if (!listed || listed.elementOffset < 0n) continue; // another representation has the elements
      const total = listed.items.reduce((sum, page) => sum + page.numElements, 0);
      const missing = count - total;
      need(missing <= 0 || columns[i].isDeferred, 'elements are missing');
      const found = [list(Math.max(missing, 0), () => zero)];
      let left = count - found[0].length;
      for (const page of listed.items) {
        if (left <= 0) break;
        need(page.numElements <= MOST, 'too many elements');
        found.push(await this.decoded(columns[i], page));
        left -= page.numElements;
      }
      return [found.flat().slice(0, count), TYPES[columns[i].columnType].kind];
    }
    return [list(count, () => zero), null];
  }
  // #endregion

  // #region decode
  // The elements of a page.
  async decoded(column, page) {
    const { bitsOnStorage: bits, valueRange } = column;
    const { data: file, maxKeySize } = this.ntuple;
    const length = Math.ceil(page.numElements * bits / 8);
    const data = await readPage(file, ...placeOf(page.locator), length, maxKeySize, page.hasChecksum);
    const pairs = decodePage(TYPES[column.columnType], data, page.numElements, { bits, ...valueRange });
    return Array.isArray(pairs[0]) ? pairs.map(([index, tag]) => ({ index: Number(index), tag })) : pairs;
  }
  // #endregion

  // #region offsets
  // Where each list starts and ends among the items of the cluster, and the number of items.
  async spans(id, count) {
    const [elements, kind] = await this.elements(id, count);
    need(kind === 'index' || !kind, 'offsets in a column of another type');
    const ends = elements.map(Number);
    need(ends.every((end, i) => end >= (ends[i - 1] ?? 0)), 'offsets that decrease');
    return [ends.map((end, i) => [ends[i - 1] ?? 0, end]), ends.at(-1) ?? 0];
  }
  // #endregion

  // #region fields
  // The first values of a field.
  async values(id, count) {
    need(count <= MOST, 'too many values');
    const { fields, columns, aliases } = this.ntuple;
    const [{ role, typeName: { value: name }, arraySize }, children] = [fields[id], this.ntuple.children(id)];
    const child = (size) => {
      need(children.length === 1, 'another number of sub-fields');
      return this.values(children[0], size);
    };
    if (role === COLLECTION) {
      const [spans, total] = await this.spans(id, count);
      const items = await child(total);
      const isOptional = /^std::(optional|unique_ptr)</.test(name);
      return spans.map(([start, end]) => (isOptional ? (end > start ? items[start] : null) : items.slice(start, end)));
    }
    if (role === RECORD) {
      const members = new Map();
      for (const each of children) members.set(fields[each].name.value, await this.values(each, count));
      return list(count, (i) => new Map([...members].map(([key, member]) => [key, member[i]])));
    }
    if (role === VARIANT) {
      const [chosen] = await this.elements(id, count, 0, { index: 0, tag: 0 });
      need(chosen.every(({ tag }) => tag <= children.length), 'a tag of no alternative');
      const sizes = children.map(() => 0);
      for (const { index, tag } of chosen) if (tag) sizes[tag - 1] = Math.max(sizes[tag - 1], index + 1);
      const found = [];
      for (const [i, each] of children.entries()) found.push(await this.values(each, sizes[i]));
      return chosen.map(({ index, tag }) => (tag ? found[tag - 1][index] : null));
    }
    if (role === STREAMER || name === 'std::string') {
      const [spans, total] = await this.spans(id, count);
      const [elements] = await this.elements(id, total, 1);
      const bytes = Buffer.from(elements);
      return spans.map(([start, end]) => (role === STREAMER ? bytesOf('$streamer', bytes.subarray(start, end)) : text(bytes.subarray(start, end))));
    }
    if (arraySize !== undefined) {
      const size = Number(arraySize);
      const items = children.length ? await child(count * size) : (await this.elements(id, count * size, 0, false))[0];
      return list(count, (i) => items.slice(i * size, (i + 1) * size));
    }
    if (name.startsWith('ROOT::RNTupleCardinality<')) return (await this.spans(id, count))[0].map(([start, end]) => end - start);
    if (children.length === 1 && ![...columns, ...aliases].some((entry) => entry.fieldId === id)) {
      const items = await child(count); // std::atomic, or an enumeration, whose values are numbers
      const isText = fields[children[0]].typeName.value === 'char' && !name.startsWith('std::atomic<');
      return isText ? items.map((item) => (item.charCodeAt(0) << 24) >> 24) : items;
    }
    const [elements, kind] = await this.elements(id, count);
    return elements.map((value) => number(value, name, kind));
  }
  // #endregion
}

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
  const found = anchors(data);
  need(found.size && (!name || found.has(name)), 'there is no such RNTuple');
  return NTuple.open(data, name ? found.get(name) : [...found.values()][0]);
}

const levels = {
  container: async (data) => ({ ntuples: [...anchors(data).keys()].map((name) => ({ name })) }),
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
        ntuple.check(id);
        const clusters = [];
        for (const { columns, numEntries } of ntuple.clusters) {
          clusters.push(await new ClusterReader(ntuple, columns).values(id, numEntries));
        }
        fields.set(field.name.value, clusters.flat());
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
