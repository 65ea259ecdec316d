// RNTuples of all generations: anchor, envelopes, schema, clusters, pages and the first values of pages.
import { crc32, xxhash3 } from 'hash-wasm';
import { Rntuple, RntupleRc1, RntupleRc2, RntupleV0, RootFile, constants } from 'rntuple-kaitai';

import { columnFacts, decode, shown, switchLayout } from './columns.js';
import { expand } from './compression.js';
import { asProblem, readBlob, readObject } from './container.js';
import { parseAt } from './parsing.js';
import { FileError, safe } from './storage.js';

const BYTE_COUNT_RC1 = 54;
const EPOCH = 1;
const SHARDED = 1;

// What differs between the generations: parsers of envelopes, checksums, and where things stand.
const GENERATIONS = {
  '1.x': { grammar: Rntuple, whole: () => Rntuple, checksum: xxh3, lenPageChecksum: constants.LEN_PAGE_CHECKSUM },
  rc2: { grammar: RntupleRc2, whole: () => RntupleRc2, checksum: xxh3, lenPageChecksum: constants.LEN_PAGE_CHECKSUM },
  rc1: { grammar: RntupleRc1, whole: (kind) => RntupleRc1[`${kind}Envelope`], checksum: crc, lenPageChecksum: constants.LEN_DRAFT_CHECKSUM },
  v0: { grammar: RntupleV0, whole: (kind) => RntupleV0[`${kind}Envelope`], checksum: crc, lenPageChecksum: constants.LEN_DRAFT_CHECKSUM },
};

/** Bytes of the checksum behind a page that has one. */
export const lenPageChecksum = (ntuple) => GENERATIONS[ntuple.generation].lenPageChecksum;
const isSealed = (ntuple) => ['1.x', 'rc2'].includes(ntuple.generation);
/** The checksum of a page, in hexadecimal; null in generations whose checksums cover other bytes. */
export const pageChecksum = async (ntuple, bytes) => (isSealed(ntuple) ? GENERATIONS[ntuple.generation].checksum(bytes) : null);
/** The parser of a kind of envelope. */
export const envelopeType = (ntuple, kind) => GENERATIONS[ntuple.generation].whole(kind);

const inHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
// Both as stored: little-endian.
async function xxh3(bytes) { return reversed(await xxhash3(bytes)); }
async function crc(bytes) { return reversed(await crc32(bytes)); }
const reversed = (hex) => hex.match(/../g).reverse().join('');

/** Keys of RNTuples: class ROOT::RNTuple or its draft. Of several cycles the latest comes first. */
export function ntupleKeys(container) {
  return container.keys.filter((key) => [constants.ANCHOR_CLASS, constants.DRAFT_ANCHOR_CLASS].includes(key.className));
}

/** Open an RNTuple. What cannot be read is in `problems`; an anchor that cannot be read is an error. */
export async function openNTuple(storage, key) {
  const object = await readObject(storage, key, `anchor of ${key.path}`);
  const ntuple = {
    storage, key, path: key.path, envelopes: [], problems: [], fields: [], columns: [], aliases: [], groups: [],
    columnGroups: [], summaries: null, writer: '', name: '', clusterList: null, reading: null,
  };
  readAnchor(ntuple, object);
  await attempt(ntuple, () => readHeader(ntuple));
  await attempt(ntuple, () => readFooter(ntuple));
  describeColumns(ntuple);
  return ntuple;
}

async function attempt(ntuple, action) {
  try {
    await action();
  } catch (error) {
    ntuple.problems.push(asProblem(error));
  }
}

function readAnchor(ntuple, { bytes, at, base }) {
  const what = `anchor of ${ntuple.path}`;
  if (bytes.length < 8) throw new FileError(`${what}: ${bytes.length} bytes are too few`, at);
  const words = new DataView(bytes.buffer, bytes.byteOffset);
  const isDraft = ntuple.key.className === constants.DRAFT_ANCHOR_CLASS;
  const isRc1 = isDraft && (words.getUint32(0) & constants.BYTE_COUNT_MASK) === BYTE_COUNT_RC1;
  const epoch = words.getUint16(6);
  if (!isRc1 && epoch > EPOCH) throw new FileError(`${what}: format epoch ${epoch} is later than this page knows`, at + 6);
  ntuple.generation = isRc1 ? 'rc1' : epoch === EPOCH ? '1.x' : 'rc2';
  const Type = isRc1 ? RootFile.AnchorRc1 : epoch === EPOCH ? RootFile.Anchor : RootFile.AnchorRc2;
  const anchor = parseAt(Type, bytes, base, what);
  ntuple.anchor = anchor;
  ntuple.AnchorType = Type;
  ntuple.version = isRc1 ? 'draft' : [anchor.versionEpoch, anchor.versionMajor, anchor.versionMinor, anchor.versionPatch].join('.');
  ntuple.maxKeySize = anchor.maxKeySize === undefined ? 0 : safe(anchor.maxKeySize, what, at);
}

async function readEnvelope(ntuple, kind, label, offset, lenStored, length) {
  const [at, size, len] = [offset, lenStored, length].map((value) => safe(value, label));
  const stored = await readBlob(ntuple.storage, at, size, ntuple.maxKeySize, label);
  const bytes = await expand(stored, len, at, label);
  if (kind === 'Header' && ntuple.generation === 'rc1' && bytes.length >= 4 && bytes.subarray(0, 4).every((byte) => byte === 0)) {
    ntuple.generation = 'v0';
  }
  const envelope = { kind, label, offset: at, lenStored: size, len, bytes, isChecked: null };
  ntuple.envelopes.push(envelope);
  const generation = GENERATIONS[ntuple.generation];
  const parsed = parseAt(generation.whole(kind), bytes, size === len ? at : undefined, label);
  const computed = await generation.checksum(bytes.subarray(0, bytes.length - parsed.checksum.length));
  envelope.isChecked = computed === inHex(parsed.checksum);
  if (!envelope.isChecked) {
    ntuple.problems.push(new FileError(`${label}: checksum ${inHex(parsed.checksum)}, the bytes hash to ${computed}`, at));
  }
  const { grammar } = generation;
  if (grammar[kind] && isSealed(ntuple) && !(parsed.payload instanceof grammar[kind])) {
    throw new FileError(`${label}: an envelope of type ${parsed.typeId} stands here`, at);
  }
  return ntuple.generation === 'v0' ? parsed.payload.body : parsed.payload;
}

async function readHeader(ntuple) {
  const { anchor } = ntuple;
  const header = await readEnvelope(ntuple, 'Header', 'header', anchor.ofsHeader, anchor.lenHeaderStored, anchor.lenHeader);
  ntuple.name = header.name.value;
  ntuple.writer = (header.writer ?? header.author).value;
  if (ntuple.generation === 'v0') addSchemaV0(ntuple, header);
  else addSchema(ntuple, header.schema, 'header');
}

async function readFooter(ntuple) {
  const { anchor } = ntuple;
  const footer = await readEnvelope(ntuple, 'Footer', 'footer', anchor.ofsFooter, anchor.lenFooterStored, anchor.lenFooter);
  if (ntuple.generation === 'v0') {
    ntuple.groups.push({ numClusters: footer.clusters.length, link: null, clusters: footer.clusters });
    return;
  }
  const extension = footer.schemaExtension.body ?? footer.schemaExtension.record;
  if (extension?.schema) addSchema(ntuple, extension.schema, 'footer');
  ntuple.columnGroups = (footer.columnGroups?.body.items ?? []).map((item) => item.body.columnIds.body.items);
  ntuple.summaries = footer.clusterSummaries?.body.items.map((item) => item.body) ?? null;
  for (const { body } of footer.clusterGroups.body.items) {
    ntuple.groups.push({ numClusters: body.numClusters, link: body.pageListLink });
  }
}

function addSchema(ntuple, schema, place) {
  for (const { body } of schema.fields.body.items) {
    ntuple.fields.push({
      id: ntuple.fields.length, parent: body.parentId, name: body.name.value, type: body.typeName.value, role: body.role,
      arraySize: body.arraySize, isProjected: body.isProjected === true, place, columns: [],
    });
  }
  for (const { body } of schema.columns.body.items) {
    ntuple.columns.push({
      id: ntuple.columns.length, typeId: body.columnType, bits: body.bitsOnStorage, field: body.fieldId,
      representation: body.representationIndex ?? 0, first: body.firstElementIndex, range: body.valueRange, place,
    });
  }
  for (const { body } of schema.aliasColumns.body.items) ntuple.aliases.push({ column: body.physicalColumnId, field: body.fieldId });
}

// Fields before the specification have ids of their own, and stand in any order below a root field.
function addSchemaV0(ntuple, header) {
  const byId = new Map(header.fields.map(({ body }) => [body.fieldId, body]));
  const newIds = new Map();
  const roots = header.fields.filter(({ body }) => body.parentId === constants.V0_NO_PARENT);
  const waiting = roots.flatMap(({ body }) => body.links.map((link) => [link, null])).reverse();
  while (waiting.length) {
    const [oldId, parent] = waiting.pop();
    const body = byId.get(oldId);
    if (!body || newIds.has(oldId)) throw new FileError(`header: link to field ${oldId}, which is not there or linked twice`);
    const id = ntuple.fields.length;
    newIds.set(oldId, id);
    ntuple.fields.push({
      id, parent: parent ?? id, name: body.name.value, type: body.typeName.value, role: body.structure,
      arraySize: body.numRepetitions || undefined, isProjected: false, place: 'header', columns: [],
    });
    for (let i = body.links.length - 1; i >= 0; i -= 1) waiting.push([body.links[i], id]);
  }
  const columns = header.columns.map(({ body }) => body).sort((a, b) => Number(a.columnId - b.columnId));
  columns.forEach((body, id) => {
    const typeId = body.model.body.columnType;
    const bits = columnFacts('v0', typeId)?.bits ?? 0;
    ntuple.columns.push({ id, typeId, bits, field: newIds.get(body.fieldId) ?? -1, representation: 0, place: 'header' });
  });
}

function describeColumns(ntuple) {
  const roles = Object.fromEntries(Object.entries(Rntuple.FieldRole).filter(([key]) => /^\d+$/.test(key)));
  for (const field of ntuple.fields) {
    field.roleName = roles[field.role]?.toLowerCase() ?? `role ${field.role}`;
    field.isTop = field.parent === field.id || field.parent > field.id || !ntuple.fields[field.parent];
    field.path = field.isTop ? field.name : `${ntuple.fields[field.parent].path}.${field.name}`;
  }
  for (const column of ntuple.columns) {
    const facts = columnFacts(ntuple.generation, column.typeId);
    const field = ntuple.fields[column.field];
    column.name = facts?.name ?? `unknown type ${column.typeId}`;
    column.label = field ? field.path : `field ${column.field}`;
    if (field) field.columns.push(column);
    if (!facts) continue;
    const { element, kind, steps, bitsMin, bitsMax } = facts;
    Object.assign(column, { element, kind, steps, bitsMin, bitsMax });
    column.isSigned = facts.signFromField && /^(std::)?int\d*(_t)?$/.test(field?.type ?? '');
    if (facts.steps.includes('switch')) column.layout = switchLayout(ntuple.generation, column.bits, ntuple.writer);
  }
}

/** Clusters and pages: read once, from the page lists or, before the specification, the footer. */
export function readClusters(ntuple) {
  ntuple.reading ??= readAllClusters(ntuple);
  return ntuple.reading;
}

async function readAllClusters(ntuple) {
  const found = { clusters: [], pages: [] };
  let first = 0;
  for (const [index, group] of ntuple.groups.entries()) {
    await attempt(ntuple, () => (group.clusters ? addClustersV0(found, group) : addGroup(ntuple, found, group, index, first)));
    first += group.numClusters;
  }
  ntuple.clusterList = found;
  return found;
}

async function addGroup(ntuple, found, group, index, first) {
  const label = `page list ${index}`;
  const place = byteRange(group.link.locator);
  if (!place) throw new FileError(`${label}: it is stored outside of the file`);
  const list = await readEnvelope(ntuple, 'PageList', label, place.offset, place.size, group.link.lenEnvelope);
  const summaries = list.clusterSummaries?.body.items.map((item) => item.body)
    ?? (ntuple.summaries ?? []).slice(first, first + group.numClusters);
  const places = list.pageLocations.body.items;
  if (places.length !== summaries.length) {
    ntuple.problems.push(new FileError(`${label}: ${summaries.length} cluster summaries, page locations of ${places.length} clusters`, Number(place.offset)));
  }
  places.forEach((cluster, number) => {
    const summary = summaries[number];
    const isSharded = Boolean(summary && summary.flags & SHARDED);
    const listed = isSharded ? ntuple.columnGroups[summary.columnGroupId] ?? [] : null;
    const id = first + number;
    const held = listed && new Set(listed.slice(0, cluster.body.items.length));
    const record = {
      id, group: index, first: summary?.firstEntry, entries: summary?.numEntries, isSharded, pages: 0, bytes: 0, suppressed: new Set(),
      holds: (column) => (held ? held.has(column) : column < cluster.body.items.length),
    };
    cluster.body.items.forEach((range, position) => {
      const column = listed ? listed[position] ?? -1 : position;
      if (range.body.elementOffset < 0) record.suppressed.add(column);
      addPages(found, record, column, range.body.items, range.body.elementOffset, RntupleRc1.PageFlag.CHECKSUM);
    });
    found.clusters.push(record);
  });
}

function addClustersV0(found, group) {
  group.clusters.forEach((cluster, id) => {
    const summary = cluster.summary.body;
    const held = new Set(cluster.columns.map((range) => Number(range.columnId)));
    const record = {
      id, group: 0, first: summary.firstEntry, entries: summary.numEntries, isSharded: false, pages: 0, bytes: 0, suppressed: new Set(),
      holds: (column) => held.has(column),
    };
    for (const range of cluster.columns) addPages(found, record, Number(range.columnId), range.pages, range.elementOffset, 0);
    found.clusters.push(record);
  });
}

function addPages(found, cluster, column, pages, firstElement, checksumFlag) {
  let element = firstElement;
  pages.forEach((page, number) => {
    const place = byteRange(page.locator);
    const hasChecksum = page.hasChecksum ?? Boolean((page.flags ?? 0) & checksumFlag);
    const size = place ? Number(place.size) : 0;
    found.pages.push({
      column, cluster: cluster.id, number, elements: page.numElements, firstElement: element, hasChecksum, size,
      offset: place ? Number(place.offset) : -1,
    });
    element += BigInt(page.numElements);
    cluster.pages += 1;
    cluster.bytes += size;
  });
}

/** Where in the file a locator leads to; null for another storage. */
export function byteRange(locator) {
  if (locator.lenRange !== undefined) return locator.url.len ? null : { offset: locator.ofsRange, size: locator.lenRange };
  if (locator.head >= 0) return { offset: locator.ofsRange, size: locator.head };
  const large = locator.payload?.large ?? locator.payload;
  return large?.lenRange === undefined ? null : { offset: large.ofsRange, size: large.lenRange };
}

/** The first values of a page as texts, and whether its checksum fits (null: it has none that covers stored bytes). */
export async function readPage(ntuple, page, limit = 64) {
  const { column, bytes, length, isChecked } = await expandPage(ntuple, page);
  if (column.name === 'Char') {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, limit * 4));
    return { isChecked, bytes, length, values: [JSON.stringify(text)], isText: true };
  }
  const values = decode(column, bytes, page.elements, limit);
  return { isChecked, bytes, length, values: values.map((value) => shown(value, column)), isText: false };
}

/** The first elements of a page, see `decode`; a checksum that differs is an error. */
export async function readElements(ntuple, page, limit) {
  const { column, bytes, isChecked } = await expandPage(ntuple, page);
  if (isChecked === false) throw new FileError(`page ${page.number} of ${column.label} in cluster ${page.cluster}: its checksum differs`, page.offset);
  return decode(column, bytes, page.elements, limit);
}

async function expandPage(ntuple, page) {
  const what = `page ${page.number} of column ${page.column} in cluster ${page.cluster}`;
  if (page.offset < 0) throw new FileError(`${what}: it is stored outside of the file`);
  const column = ntuple.columns[page.column];
  const trailer = page.hasChecksum ? lenPageChecksum(ntuple) : 0;
  const stored = await readBlob(ntuple.storage, page.offset, page.size + trailer, ntuple.maxKeySize, what);
  const data = stored.subarray(0, page.size);
  const isChecked = page.hasChecksum && isSealed(ntuple) ? (await pageChecksum(ntuple, data)) === inHex(stored.subarray(page.size)) : null;
  if (!column?.steps || !column.bits) throw new FileError(`${what}: ${column ? column.name : 'a column'} that the schema does not describe`, page.offset);
  const length = Math.ceil(page.elements * column.bits / 8);
  const bytes = await expand(data, length, page.offset, what);
  const { range } = column;
  return { column: { ...column, min: range?.min, max: range?.max }, bytes, length, isChecked };
}
