// A file as the page shows it: model.js of `rntuple explain --html` says what a source is.
import { FormatError, RootFile, constants, parse } from 'rntuple-kaitai';

import { annotated, bytesText, chunkSpecs, counted, described, fieldMeaning, inHex, quoted, rest, snake, valueMeaning } from './annotate.js';
import { shown } from './columns.js';
import { expand } from './compression.js';
import { asProblem, openContainer } from './container.js';
import { envelopeType, lenPageChecksum, ntupleKeys, openNTuple, pageChecksum, readClusters, readPage } from './ntuple.js';
import { FileError, Storage } from './storage.js';
import { firstValues, spelled } from './values.js';

const LEN_BLOCK = 1 << 16;
const LEN_KEY = 1024;
const MAX_NTUPLES = 1000;
// Records that are looked at one by one; the rest of a file is one annotation.
const MAX_RECORDS = 4000;
const MAX_PAGES = 2e6;
const MAX_EAGER = 64;
const NUM_ENTRIES = 100;

const GRAMMARS = { '1.x': 'rntuple', rc2: 'rntuple_rc2', rc1: 'rntuple_rc1', v0: 'rntuple_v0' };
const KINDS = { Header: 'header', Footer: 'footer', PageList: 'page list' };
const ANCHORS = [constants.ANCHOR_CLASS, constants.DRAFT_ANCHOR_CLASS];

/** What the page shows of a file. */
export async function openFile(blob) {
  const storage = new Storage(blob, blob.name);
  const container = await openContainer(storage);
  const file = new AnnotatedFile(storage, container);
  await file.openNTuples();
  await file.scan();
  return file.source();
}

class AnnotatedFile {
  constructor(storage, container) {
    Object.assign(this, { storage, container, ntuples: [], problems: [...container.problems], pages: [], claims: [], roles: new Map(), records: [], counts: {} });
  }

  async openNTuples() {
    const keys = ntupleKeys(this.container).slice(0, MAX_NTUPLES);
    const current = keys.filter((key, index) => keys.findIndex((other) => other.path === key.path) === index);
    let numPages = 0;
    for (const key of [...current, ...keys.filter((each) => !current.includes(each))]) {
      const path = current.includes(key) ? key.path : `${key.path};${key.cycle}`;
      try {
        const ntuple = await openNTuple(this.storage, key);
        numPages += (await this.clustersOf(ntuple, numPages)).pages.length;
        Object.assign(ntuple, { label: path, prefix: current.length === 1 && current[0] === key ? '' : `${path}:` });
        this.problems.push(...ntuple.problems);
        this.ntuples.push(ntuple);
      } catch (error) {
        this.problems.push(asProblem(error));
      }
    }
    this.ntuples.forEach((ntuple, number) => {
      for (const column of ntuple.columns) {
        column.typeName = valueMeaning(GRAMMARS[ntuple.generation], 'column_type', column.typeId)?.[0] ?? inHex(column.typeId);
        const beside = ntuple.columns.filter((each) => each.field === column.field && each.representation === column.representation);
        const index = beside.indexOf(column);
        column.text = `${column.label}${index ? `#${index}` : ''}${column.representation ? `~${column.representation}` : ''} (${column.typeName})`;
      }
      for (const page of ntuple.clusterList.pages) this.pages.push(Object.assign(page, { ntuple: number }));
      for (const envelope of ntuple.envelopes) this.claims.push(this.envelopeSpec(ntuple, envelope));
    });
    this.pages.sort((a, b) => a.offset - b.offset || a.size - b.size);
    let last = null;
    for (const page of this.pages) {
      page.shared = last && page.offset === last.offset && page.size === last.size ? last.shared : [];
      page.shared.push(page);
      last = page;
    }
    for (const page of this.pages) if (page.shared[0] === page && page.offset >= 0 && page.size) this.claims.push(this.pageSpec(page));
    this.claims.sort((a, b) => a.start - b.start);
  }

  // Clusters and pages of an RNTuple; none after very many.
  async clustersOf(ntuple, numPages) {
    if (numPages < MAX_PAGES) return readClusters(ntuple);
    ntuple.problems.push(new FileError(`page lists of ${ntuple.path}: RNTuples before it have ${numPages} pages, more than this page shows`));
    ntuple.clusterList = { clusters: [], pages: [] };
    return ntuple.clusterList;
  }

  // ---- records ------------------------------------------------------------------------------------------------

  findRoles() {
    const { header, directories, keys } = this.container;
    const add = (offset, role) => { if (offset > 0 && !this.roles.has(offset)) this.roles.set(offset, role); };
    const whole = (Type) => (bytes, base, path) => annotated(Type, bytes, base, path);
    for (const ntuple of this.ntuples) {
      add(ntuple.key.offset, { path: `${ntuple.prefix}anchor`, kind: 'anchor', text: ntuple.label, payload: whole(ntuple.AnchorType), type: 'anchor' });
    }
    const freeList = (bytes, base, path) => {
      const stop = Math.max(0, Math.min(bytes.length, Number(header.ofsFree) + header.lenFree - base));
      return [...annotated(RootFile.FreeList, bytes.subarray(0, stop), base, path), ...unused(base + stop, base + bytes.length, path, 'Room for more entries.')];
    };
    add(Number(header.ofsFree), { path: 'free_list', kind: 'free list', payload: freeList, type: 'free_list' });
    add(Number(header.ofsInfo), { path: 'streamer_info', kind: 'streamer info', leaf: 'list', meaning: 'Streamed TList of TStreamerInfo.' });
    directories.forEach(({ path: text, at, offset, keysAt }, index) => {
      const path = index ? `directories[${index}]` : 'root_directory';
      add(offset, { path, kind: 'directory', text, type: 'directory', payload: (bytes, base) => directorySpecs(bytes, base, at, path) });
      add(keysAt, { path: index ? `${path}.keys_list` : 'keys_list', kind: 'keys list', text, payload: whole(RootFile.KeysList), type: 'keys_list' });
    });
    const others = keys.filter(({ offset, className }) => !constants.DIRECTORY_CLASSES.includes(className) && !this.roles.has(offset));
    others.forEach(({ offset, className, name }, index) => {
      const [kind, meaning] = otherClass(className);
      add(offset, { path: `objects[${index}]`, kind: ANCHORS.includes(className) ? 'anchor' : kind, text: `${className} '${name}'`, leaf: 'payload', meaning });
    });
  }

  /** Walks from key to key. */
  async scan() {
    this.findRoles();
    const { storage, container: { header } } = this;
    let at = header.ofsBegin;
    const begin = await storage.readUpTo(0, Math.min(at, LEN_KEY), 'file header');
    const fields = attempt(() => annotated(RootFile.FileHeader, begin, 0, 'file_header')).filter((each) => !each.path.endsWith('.unclaimed'));
    const stop = Math.max(fields.at(-1)?.stop ?? 0, 0);
    this.records.push({
      path: 'file_header', start: 0, stop: Math.max(at, stop), kind: 'file header', type: 'file_header', ...described('root_file', 'file_header'),
      specs: [...fields, ...unused(stop, at, 'file_header', 'Room between the file header and the first record.')],
    });
    // Keys of small records are read together.
    let [window, windowAt, last] = [begin, 0, Infinity];
    while (at >= stop && at < storage.size && this.records.length < MAX_RECORDS) {
      if (windowAt + window.length < Math.min(at + LEN_KEY, storage.size)) {
        [window, windowAt] = [await storage.readUpTo(at, last < LEN_BLOCK / 4 ? LEN_BLOCK : LEN_KEY, 'key'), at];
      }
      const head = window.subarray(at - windowAt);
      if (head.length < 4) break;
      const size = new DataView(head.buffer, head.byteOffset).getInt32(0);
      const [key] = size > 0 ? attempt(() => [parse(RootFile.Key, head)]) : [];
      if (!size || at + Math.abs(size) > storage.size || (size > 0 && !(key?.lenKey > 0 && key.lenKey <= size))) break;
      if (size > 0) this.addRecord(at, at + size, key);
      else this.addFree(at, at - size, size);
      last = Math.abs(size);
      at += last;
    }
    // Structures that no walk meets are found all the same.
    if (at < storage.size) this.addRecord(Math.max(at, stop), storage.size, null);
  }

  addRecord(start, stop, key) {
    const role = this.roles.get(start);
    const claims = this.claimsBetween(start, stop);
    const isBlob = key?.className.value === constants.BLOB_CLASS;
    const [ownKind, ownMeaning] = key && !isBlob ? otherClass(key.className.value) : ['blob', ''];
    const kind = role?.kind ?? claims[0]?.kind ?? (key ? ownKind : 'unclaimed');
    const stem = key ? (isBlob ? 'blobs' : 'records') : claims.length ? 'loose' : 'unclaimed';
    const path = role?.path ?? `${stem}[${this.next(stem)}]`;
    const spec = { path, start, stop, kind, type: key ? 'record' : 'bytes', text: role ? role.text : this.recordText(key, claims) };
    if (role?.type) Object.assign(spec, described('root_file', role.type));
    else if (key) spec.section = described('root_file', 'key').section;
    else spec.meaning = this.container.end > 0 && start >= this.container.end ? 'After the end that the file header states.' : 'Bytes that nothing describes.';
    const first = key ? start + key.lenKey : start;
    const parts = async () => [
      ...(key ? [await this.keySpec(start, first, path)] : []),
      ...(role ? await this.payloadSpecs(role, key, first, stop, path) : claims.length || !key ? this.filled(claims, first, stop, path)
        : await this.payloadSpecs({ leaf: 'payload', meaning: ownMeaning }, key, first, stop, path)),
    ];
    // Envelopes are views beside the file, so they are there from the start.
    if (key && !role && claims.length && claims.length <= MAX_EAGER) spec.specs = [this.keySpec(start, first, path), ...this.filled(claims, first, stop, path)];
    else if (key || claims.length) spec.make = parts;
    this.records.push(spec);
  }

  addFree(start, stop, mark) {
    const path = `free[${this.next('free')}]`;
    const [meaning, section] = fieldMeaning('root_file', 'key.len_record');
    const left = { path: `${path}.left`, start: start + 4, stop, kind: 'free', type: 'bytes', meaning: 'Left over from earlier contents.' };
    this.records.push({
      path, start, stop, kind: 'free', type: 'bytes', meaning: 'Free space that the free list knows or that is marked as such.',
      section: described('root_file', 'free_list').section,
      specs: [{ path: `${path}.len_record`, start, stop: start + 4, type: 's4be', text: String(mark), meaning, section }, ...(stop > start + 4 ? [left] : [])],
    });
  }

  next(stem) {
    this.counts[stem] = (this.counts[stem] ?? -1) + 1;
    return this.counts[stem];
  }

  recordText(key, claims) {
    const pages = claims.filter((claim) => claim.kind === 'page').length;
    const names = [...claims.filter((claim) => claim.kind !== 'page').map((claim) => claim.path), ...(pages ? [counted(pages, 'page')] : [])];
    const what = names.length > MAX_NAMES ? `${names.slice(0, MAX_NAMES).join(', ')} and ${names.length - MAX_NAMES} more` : names.join(', ');
    if (!key) return what;
    const name = key.name.value ? `${key.className.value} '${key.name.value}'` : key.className.value || 'without a class';
    return `${name}: ${what || 'nothing that is read here refers to it'}`;
  }

  claimsBetween(start, stop) {
    return this.claims.slice(countBefore(this.claims, start), countBefore(this.claims, stop));
  }

  // Envelopes and pages in a range, and the bytes between them.
  filled(claims, start, stop, path) {
    const specs = [];
    let at = start;
    const fill = (end) => {
      if (end > at) specs.push({ path: `${path}.unclaimed`, start: at, stop: end, kind: 'unclaimed', type: 'bytes', meaning: 'Bytes that this page does not describe.' });
    };
    for (const claim of claims) {
      if (claim.start < at) continue; // inside of another
      fill(claim.start);
      specs.push({ ...claim, stop: Math.min(claim.stop, stop) });
      at = Math.min(claim.stop, stop);
    }
    fill(stop);
    return specs;
  }

  keySpec(start, stop, path) {
    const make = async () => {
      const found = annotated(RootFile.Key, await this.storage.readUpTo(start, stop - start, 'key'), start, `${path}.key`);
      return found.map((each) => (each.path.endsWith('.unclaimed') ? { ...each, meaning: 'More members of the key, of the class of the object.' } : each));
    };
    return { path: `${path}.key`, start, stop, kind: 'key', type: 'key', ...described('root_file', 'key'), make };
  }

  async payloadSpecs({ payload, leaf, meaning }, key, start, stop, path) {
    const bytes = await this.storage.readUpTo(start, Math.min(stop - start, MAX_LEN_PAYLOAD), path);
    const parts = payload ?? ((_, base, own) => [{ path: `${own}.${leaf}`, start: base, stop: base + Math.max(key.lenObject, 1), type: 'bytes', meaning }]);
    if (!key || key.lenObject <= stop - start) {
      const found = parts(bytes, start, path);
      return payload || !found.length ? found : [{ ...found[0], stop }];
    }
    const view = viewOf(path, key.lenObject, () => expand(bytes, key.lenObject, start, path));
    const block = { path: `${path}.block`, start, stop, type: 'compression_block', ...described('root_file', 'compression_block'), view };
    const contents = async () => [...chunkSpecs(bytes, start, block.path), ...(payload ? payload(await view.bytes(), 0, path) : parts(null, 0, path)).map(inView)];
    return [{ ...block, text: `${stop - start} bytes that expand to ${key.lenObject}`, make: contents }];
  }

  // ---- envelopes and pages ------------------------------------------------------------------------------------

  envelopeSpec(ntuple, { kind, label, offset, lenStored, len, bytes, isChecked }) {
    const path = ntuple.prefix + label.replace(/ (\d+)$/, '[$1]').replace(' ', '_');
    const name = snake(kind);
    const contents = (base) => {
      const specs = annotated(envelopeType(ntuple, kind), bytes, base, path);
      const last = specs.at(-1);
      if (isChecked && last.path === `${path}.checksum`) last.text += ' (matches)';
      else if (isChecked === false) last.problem = 'checksum does not match';
      return specs;
    };
    const spec = { path, start: offset, stop: offset + lenStored, kind: KINDS[kind], type: 'envelope', ...described(GRAMMARS[ntuple.generation], name) };
    if (isSpread(ntuple, lenStored)) {
      const make = async () => [{ ...spec, path: `${path}.part`, ...firstPart(ntuple, offset) }, ...contents(0).map(inView)];
      return { ...spec, ...firstPart(ntuple, offset), view: viewOf(path, len, async () => bytes), make };
    }
    if (lenStored === len) return { ...spec, text: `stored uncompressed, ${len} bytes`, make: async () => contents(offset) };
    const make = async () => [...chunkSpecs(await this.storage.readUpTo(offset, lenStored, label), offset, path), ...contents(0).map(inView)];
    return { ...spec, text: `compressed, ${lenStored} bytes that expand to ${len}`, view: viewOf(path, len, async () => bytes), make };
  }

  pageSpec(page) {
    const ntuple = this.ntuples[page.ntuple];
    const column = ntuple.columns[page.column];
    const grammar = GRAMMARS[ntuple.generation];
    const path = `${ntuple.prefix}clusters[${page.cluster}].columns[${page.column}].pages[${page.number}]`;
    const start = page.offset;
    const stop = start + page.size + (page.hasChecksum ? lenPageChecksum(ntuple) : 0);
    const number = page.shared.length;
    const others = page.shared.slice(1, 5).map((each) => `column ${each.column} in cluster ${each.cluster}`);
    const also = number > 1 ? ` The same bytes are also a page of ${others.join(', ')}${number > 5 ? ` and ${number - 5} more` : ''}.` : '';
    const length = Math.ceil(page.elements * (column?.bits ?? 0) / 8);
    const make = async () => {
      if (isSpread(ntuple, stop - start)) return [];
      const data = await this.storage.readUpTo(start, page.size, path);
      const known = valueMeaning(grammar, 'column_type', column?.typeId);
      const meaning = known ? `Elements, stored without compression. ${known[0]}: ${known[1]}` : 'Elements.';
      const elements = { path: `${path}.elements`, start, stop: start + page.size, type: 'bytes', text: counted(page.elements, 'element'), meaning };
      return [...(page.size === length || !column ? [elements] : chunkSpecs(data, start, path)), ...(page.hasChecksum ? [await this.checksumSpec(ntuple, data, start + page.size, path)] : [])];
    };
    return {
      path, start, stop: isSpread(ntuple, stop - start) ? firstPart(ntuple, start).stop : stop, kind: 'page', type: 'page', section: described(grammar, 'page').section, make, facts: () => this.pageFacts(page),
      text: `${counted(page.elements, 'element')} of column ${page.column} ${column?.text ?? ''}${number > 1 ? `; the same bytes serve ${number} pages` : ''}`.trimEnd(),
      meaning: `Page ${page.number} of column ${page.column} in cluster ${page.cluster}: elements ${page.firstElement} to ${page.firstElement + BigInt(page.elements) - 1n}.${also}`,
    };
  }

  async checksumSpec(ntuple, data, start, path) {
    const grammar = GRAMMARS[ntuple.generation];
    const stored = await this.storage.readUpTo(start, lenPageChecksum(ntuple), path);
    const [doc, section] = fieldMeaning(grammar, 'page.has_checksum') ?? fieldMeaning(grammar, 'page.flags');
    const meaning = `Checksum that follows the page. In the page description: ${valueMeaning(grammar, 'page_flag', 1)?.[1] ?? doc}`;
    const computed = await pageChecksum(ntuple, data);
    const isRight = computed === bytesText(stored, '');
    return {
      path: `${path}.checksum`, start, stop: start + stored.length, kind: 'checksum', type: 'bytes', meaning, section, text: `${bytesText(stored)}${isRight ? ' (matches)' : ''}`,
      problem: computed && !isRight ? 'checksum does not match' : '',
    };
  }

  async pageFacts(page) {
    try {
      const read = await readPage(this.ntuples[page.ntuple], page);
      const more = !read.isText && page.elements > read.values.length ? ', …' : '';
      const facts = [['length', { text: `${counted(read.length, 'byte')} uncompressed`, name: `page at ${inHex(page.offset)}`, bytes: read.bytes }]];
      if (read.isChecked !== null) facts.push(['checksum', read.isChecked ? 'matches' : 'differs from what the bytes hash to', read.isChecked ? '' : 'problem']);
      return [...facts, [read.isText ? 'text' : 'values', read.values.join(', ') + more, 'mono']];
    } catch (error) {
      return [['problem', asProblem(error).message, 'problem']];
    }
  }

  // ---- tables -------------------------------------------------------------------------------------------------

  source() {
    const { storage, container, ntuples } = this;
    const records = this.records;
    return {
      name: storage.name, size: storage.size, label: `ROOT ${container.version}`, problems: this.problems.map((each) => each.message),
      tab: ntuples.some((ntuple) => ntuple.fields.length) ? 'schema' : 'tree', left: 0, allPages: this.pages.length,
      ntuples: ntuples.map((ntuple) => ({
        name: ntuple.label, prefix: ntuple.prefix, version: ['1.x', 'draft'].includes(ntuple.generation) ? ntuple.version : `${ntuple.generation.toUpperCase()} ${ntuple.version}`,
        columns: ntuple.columns.map((column) => column.text), columnBits: ntuple.columns.map((column) => column.bits), writer: ntuple.writer,
        clusters: ntuple.clusterList.clusters.length, pages: ntuple.clusterList.pages.length, entries: numEntries(ntuple),
      })),
      specs: records, envelopes: this.claims.filter((claim) => claim.kind !== 'page').map(({ start, stop, kind }) => [start, stop, kind]),
      places: new Map([...records, ...this.claims].map(({ path, start }) => [path, start])),
      views: [{ name: '', size: storage.size, runs: [[0, storage.size]], block: (index) => storage.readUpTo(index * LEN_BLOCK, LEN_BLOCK, 'bytes') }],
      schema: async () => ntuples.map((ntuple, number) => ({ name: ntuple.label, fields: this.fieldRows(ntuple, number) })),
      clusters: async () => ntuples.flatMap(clusterRows), pages: async () => this.pageColumns(),
    };
  }

  fieldRows(ntuple, number) {
    return ntuple.fields.map((field, id) => {
      const columns = field.columns.map((column) => [`column ${column.id} (${column.typeName})`, `column=${column.id}${this.ntuples.length > 1 ? ` ntuple=${number}` : ''}`]);
      const text = field.columns.map((column) => `${column.typeName}${column.representation ? ` (representation ${column.representation})` : ''}`).join(', ');
      const role = `${field.roleName}${field.isProjected ? ', projected' : ''}${field.arraySize ? ` × ${field.arraySize}` : ''}`;
      const place = ntuple.generation === 'v0' ? `header.fields[${field.index}]` : `${field.place === 'header' ? 'header' : 'footer.schema_extension'}.schema.fields[${field.index ?? id}]`;
      return [
        field.isTop ? -1 : field.parent, field.name || '(no name)', field.type, role, text, field.columns.map((column) => column.id),
        ntuple.prefix + place, { path: field.path, columns, read: () => valuesOf(ntuple, field) },
      ];
    });
  }

  pageColumns() {
    const column = (Kind, value) => Kind.from(this.pages, value);
    return {
      offset: column(Float64Array, (page) => page.offset), size: column(Float64Array, (page) => page.size + (page.hasChecksum ? lenPageChecksum(this.ntuples[page.ntuple]) : 0)), elements: column(Float64Array, (page) => page.elements),
      ntuple: column(Uint32Array, (page) => page.ntuple), column: column(Uint32Array, (page) => page.column), cluster: column(Uint32Array, (page) => page.cluster),
      page: column(Uint32Array, (page) => page.number), part: column(Uint32Array, () => 0), uses: column(Uint32Array, (page) => page.shared.length),
    };
  }
}

const MAX_NAMES = 8;
const MAX_LEN_PAYLOAD = 64 << 20;
// Larger blobs are spread over several keys, of which the first is described.
const isSpread = (ntuple, size) => ntuple.maxKeySize > 0 && size > ntuple.maxKeySize;
const firstPart = (ntuple, start) => ({ stop: start + ntuple.maxKeySize, text: 'first of several parts, and the offsets of the others' });
const inView = (spec) => ({ ...spec, isInView: true });

function viewOf(name, size, bytes) {
  return { name, size, runs: [[0, size]], bytes, block: async (index) => (await bytes()).subarray(index * LEN_BLOCK, (index + 1) * LEN_BLOCK) };
}

function unused(start, stop, path, meaning) {
  return start < stop ? [{ path: `${path}.unused`, start, stop, kind: 'unused', type: 'bytes', meaning }] : [];
}

function attempt(action) {
  try {
    return action();
  } catch (error) {
    if (error instanceof FormatError) return [];
    throw error;
  }
}

// How many of a list begin before an offset.
function countBefore(list, offset) {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle].start < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function otherClass(name) {
  if (name === 'TBasket') return ['TTree basket', 'Values of some entries of one branch of a TTree.'];
  if (['TTree', 'TNtuple', 'TNtupleD'].includes(name)) return ['TTree', 'A TTree: its branches, and where their baskets are. TTree is the format before RNTuple and no part of it.'];
  return ['object', "Object of another class than RNTuple's."];
}

function directorySpecs(bytes, base, fieldsAt, path) {
  const specs = [];
  const stop = Math.min(fieldsAt - base, bytes.length);
  let at = 0;
  for (const name of ['name', 'title']) {
    if (at >= stop) break;
    const [string] = attempt(() => [parse(RootFile.CountedString, bytes.subarray(at, stop))]);
    if (!string) break;
    const own = bytes.subarray(at, at + string._end);
    specs.push({
      path: `${path}.${name}`, start: base + at, stop: base + at + own.length, type: 'counted_string', text: quoted(string.raw),
      meaning: fieldMeaning('root_file', `key.${name}`)[0], section: described('root_file', 'directory').section,
      specs: annotated(RootFile.CountedString, own, base + at, `${path}.${name}`),
    });
    at += own.length;
  }
  if (at < stop) specs.push(rest(base + at, base + stop, path));
  const fields = annotated(RootFile.Directory, bytes.subarray(stop), base + stop, path);
  return [...specs, ...fields.map((spec) => (spec.path === `${path}.unclaimed` ? unused(spec.start, spec.stop, path, 'Room that lets the fields grow to the wide form.')[0] : spec))];
}

function numEntries(ntuple) {
  return Number(ntuple.clusterList.clusters.reduce((most, { first = 0n, entries = 0n }) => (first + entries > most ? first + entries : most), 0n));
}

async function valuesOf(ntuple, field) {
  try {
    const found = await firstValues(ntuple, field, NUM_ENTRIES, shown);
    const note = found.length < NUM_ENTRIES ? `all ${found.length === 1 ? '1 entry' : `${found.length} entries`}` : `the first ${NUM_ENTRIES} entries`;
    return { entries: found.map(spelled), note };
  } catch (error) {
    return { entries: [], note: asProblem(error).message, isBad: true };
  }
}

function clusterRows(ntuple, number) {
  return ntuple.clusterList.clusters.map(({ id, group, first, entries }) => [number, id, group, Number(first ?? NaN), Number(entries ?? NaN)]);
}
