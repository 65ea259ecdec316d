// RNTuples of the released format: the anchors in a file, metadata, and the elements of columns.
'use strict';

const { columnTypes } = require('./column_types');
const { decodePage } = require('./columns');
const { readAnchor, readEnvelope, readPage } = require('./compression');
const { Rntuple } = require('./Rntuple');
const { RootFile } = require('./RootFile');
const { ByteStream, FormatError } = require('./runtime');
const { checkElements, maxElements, readRange, readRecord, sizeOf } = require('./source');

const TYPES = columnTypes['1.x'];

// #region helpers
function need(condition, text) {
  if (!condition) throw new FormatError(text, 'ntuple', 0);
}

const parse = (Type, bytes) => new Type(new ByteStream(bytes));
// The records in a list frame, each without its own frame.
const bodies = (frame) => frame.body.items.map((item) => item.body);
// A structure at an offset of a file, of which no more is read than it needs.
const parseAt = (Type, file, offset, options) => readRecord(file, Number(offset), (bytes) => parse(Type, bytes), options);
// #endregion

// The keys of a keys list. ROOT takes its size from the directory, and its own key may state less.
async function keysList(file, place, lenKeys, options) {
  const key = await parseAt(RootFile.Key, file, place, options);
  need(key.lenKey > 0, 'a key without bytes');
  const start = place + key.lenKey;
  const end = Math.min(place + Math.max(key.lenRecord, lenKeys, key.lenKey), sizeOf(file));
  return parse(RootFile.KeysList, await readRange(file, start, end - start, options)).keys;
}

// #region anchor
/**
 * The key of the newest anchor of each RNTuple, by its path in the file.
 * @param {Uint8Array|object} file bytes, or an object with `size` and `read(offset, length)`, which may be async
 * @param {object} [options] limits, as for `readAnchor`
 * @returns {Promise<Map<string, RootFile.Key>>}
 * @throws {FormatError} the file is truncated, or a directory is damaged
 */
async function findAnchors(file, options) {
  const [header, found, seen] = [await parseAt(RootFile.FileHeader, file, 0, options), new Map(), new Set([0])];
  need(header.ofsEnd <= sizeOf(file), 'the file is truncated');
  const top = await parseAt(RootFile.Directory, file, header.ofsBegin + header.lenName, options);
  const directories = [['', top]];
  for (const [path, directory] of directories) { // sub-directories are appended
    const place = Number(directory.ofsKeys);
    if (seen.has(place)) continue;
    seen.add(place);
    for (const key of await keysList(file, place, directory.lenKeys, options)) {
      const [name, kind] = [path + key.name.value, key.className.value];
      if (kind === 'TDirectory' || kind === 'TDirectoryFile') {
        directories.push([`${name}/`, await parseAt(RootFile.Directory, file, Number(key.ofsKey) + key.lenKey, options)]);
      } else if (kind === 'ROOT::RNTuple' && !(found.get(name)?.cycle >= key.cycle)) {
        found.set(name, key);
      }
    }
  }
  return found;
}
// #endregion

// #region range
// Offset and size of what a locator leads to.
function rangeOf(locator) {
  if (locator.head >= 0) return [locator.ofsRange, locator.head];
  need(locator.payload instanceof Rntuple.LargeLocator, `a locator of kind ${locator.kind}`);
  return [locator.payload.ofsRange, locator.payload.lenRange];
}
// #endregion

/** Metadata of an RNTuple, and the elements of its columns. */
class NTuple {
  #file;
  #options;
  #maxKeySize;
  #headerChecksum;
  #children;

  // #region metadata
  /**
   * Read all metadata: `fields`, `columns` and `aliases` are records of header and footer by id; `clusters` have `firstEntry`,
   * `numEntries` and the pages of each column, in the order of their entries.
   * @param {Uint8Array|object} file bytes, or an object with `size` and `read(offset, length)`, which may be async
   * @param {RootFile.Key} key the key of the anchor, from `findAnchors`
   * @param {object} [options] codecs, hash and limits, as for `readAnchor`
   * @throws {FormatError} metadata are damaged, or need a later version of a reader
   * @throws {MissingCodecError} a codec or the hash is missing
   */
  static async open(file, key, options) {
    const ntuple = new NTuple();
    ntuple.#file = file;
    ntuple.#options = options;
    const place = Number(key.ofsKey) + key.lenKey;
    const anchor = parse(RootFile.Anchor, await readAnchor(file, place, key.lenRecord - key.lenKey, key.lenObject, options));
    need(anchor.versionEpoch === 1, `version ${anchor.versionEpoch} of the format`);
    ntuple.#maxKeySize = anchor.maxKeySize;
    const header = await ntuple.#envelope(anchor.ofsHeader, anchor.lenHeaderStored, anchor.lenHeader, Rntuple.Header);
    const footer = await ntuple.#envelope(anchor.ofsFooter, anchor.lenFooterStored, anchor.lenFooter, Rntuple.Footer);
    for (const { featureFlags } of [header, footer]) { // bit 0: deferred columns may be nested
      const isKnown = ({ lo, hi }, i) => !(i ? lo : lo & ~1) && !(hi & 0x7fffffff);
      need(featureFlags.words.every(isKnown), 'an unknown feature flag');
    }
    const schemas = [header.schema, footer.schemaExtension.body.schema].filter(Boolean);
    ntuple.fields = schemas.flatMap((schema) => bodies(schema.fields));
    ntuple.columns = schemas.flatMap((schema) => bodies(schema.columns));
    ntuple.aliases = schemas.flatMap((schema) => bodies(schema.aliasColumns));
    need(ntuple.fields.every((field, i) => field.parentId <= i), 'a parent that comes after its sub-field');
    need(ntuple.aliases.every((alias) => ntuple.columns[alias.physicalColumnId]), 'an alias of no column');
    need([...ntuple.columns, ...ntuple.aliases].every((each) => ntuple.fields[each.fieldId]), 'a column of no field');
    ntuple.#children = ntuple.fields.map(() => []);
    ntuple.fields.forEach(({ parentId }, i) => { if (parentId !== i) ntuple.#children[parentId].push(i); });
    ntuple.clusters = [];
    for (const { numClusters, pageListLink: link } of bodies(footer.clusterGroups)) {
      const pages = await ntuple.#envelope(...rangeOf(link.locator), link.lenEnvelope, Rntuple.PageList);
      const [summaries, lists] = [bodies(pages.clusterSummaries), bodies(pages.pageLocations)];
      need(summaries.length === numClusters && lists.length === numClusters, 'a cluster group of other clusters');
      summaries.forEach(({ firstEntry, numEntries, flags }, i) => {
        need(!(flags & 1), 'a sharded cluster');
        ntuple.clusters.push({ firstEntry, numEntries: Number(numEntries), columns: lists[i].items });
      });
    }
    ntuple.clusters.sort((one, other) => Number(one.firstEntry - other.firstEntry));
    return ntuple;
  }
  // #endregion

  // #region bytes
  // The contents of an envelope, whose checksum is right.
  async #envelope(offset, size, length, kind) {
    const data = await readEnvelope(this.#file, offset, size, length, this.#maxKeySize, this.#options);
    const { checksum, payload } = parse(Rntuple, data);
    need(payload instanceof kind, 'an envelope of another type');
    if (kind === Rntuple.Header) this.#headerChecksum = checksum;
    else need(payload.headerChecksum.every((byte, i) => byte === this.#headerChecksum[i]), 'an envelope of another header');
    return payload;
  }
  // #endregion

  /** Throws a LimitError if there are more elements than the limits of the caller allow. */
  checkElements(number) { checkElements(number, this.#options); }

  /** Number of entries. */
  get numEntries() { return this.clusters.reduce((sum, cluster) => sum + cluster.numEntries, 0); }

  /** The ids of the sub-fields of a field. */
  children(id) { return this.#children[id]; }

  /** The names of a field and the ones above it, with dots between them. */
  path(id) {
    const { name, parentId } = this.fields[id];
    return (parentId === id ? '' : `${this.path(parentId)}.`) + name.value;
  }

  // #region columns
  /** The ids of the columns of a field, for each representation; a projected field has those of its source. */
  columnsOf(id) {
    const aliases = this.aliases.filter((alias) => alias.fieldId === id).map((alias) => alias.physicalColumnId);
    const own = aliases.length ? aliases : [...this.columns.keys()].filter((i) => this.columns[i].fieldId === id);
    const found = new Map();
    for (const i of own) {
      const index = this.columns[i].representationIndex;
      found.set(index, [...(found.get(index) ?? []), i]);
    }
    return [...found.keys()].sort((a, b) => a - b).map((index) => found.get(index));
  }
  // #endregion

  /**
   * Refuses a field of a later version of the format, and one that projects such a field.
   * @throws {FormatError} role, version or column type of the field or of a sub-field is unknown
   */
  requireKnown(id, isSource = false) {
    const { fieldVersion, role, sourceFieldId } = this.fields[id];
    need(role < 5, `role ${role}`);
    need(fieldVersion === 0, `version ${fieldVersion} of a field`);
    need(this.columns.every((column) => column.fieldId !== id || TYPES[column.columnType]), 'an unknown column type');
    for (const child of this.children(id)) this.requireKnown(child, isSource);
    if (sourceFieldId === undefined || isSource) return;
    let source = sourceFieldId;
    need(source < this.fields.length, 'a projection of no field');
    while (this.fields[source].parentId !== source) source = this.fields[source].parentId;
    this.requireKnown(source, true);
  }

  // #region column
  /**
   * The first elements of a column of a field in a cluster, of the representation that is not suppressed. Elements before those
   * of a deferred column are zeros.
   * @param {object} cluster one of `clusters`
   * @param {number} id id of the field
   * @param {number} count number of elements
   * @param {number} [place] which of the columns of a representation
   * @param {*} [zero] the value of an element that is not stored
   * @returns {Promise<Array>} elements as of `decodePage`, and the kind of the column: `null` if the cluster stores no element
   * @throws {FormatError} there are too few elements, or a page is damaged
   * @throws {LimitError} there are too many elements
   */
  async elements(cluster, id, count, place = 0, zero = 0) {
    checkElements(count, this.#options);
    for (const representation of this.columnsOf(id)) {
      const i = representation[place];
      need(i !== undefined, 'a column is missing');
      const pages = cluster.columns[i]?.body;
      if (!pages || pages.elementOffset < 0n) continue; // another representation has the elements
      const [column, type] = [this.columns[i], TYPES[this.columns[i].columnType]];
      need(type, 'an unknown column type');
      const missing = count - pages.items.reduce((sum, page) => sum + page.numElements, 0);
      need(missing <= 0 || column.isDeferred, 'elements are missing');
      const found = Array(Math.max(missing, 0)).fill(zero);
      for (const page of pages.items) {
        if (found.length >= count) break;
        for (const element of await this.#decoded(column, type, page, count - found.length)) found.push(element);
      }
      return [found, type.kind];
    }
    return [Array(count).fill(zero), null];
  }
  // #endregion

  // #region decode
  // The first elements of a page.
  async #decoded(column, type, page, limit) {
    checkElements(page.numElements, this.#options);
    const { bitsOnStorage: bits, valueRange } = column;
    const length = Math.ceil(page.numElements * bits / 8);
    const data = await readPage(this.#file, ...rangeOf(page.locator), length, this.#maxKeySize, page.hasChecksum, this.#options);
    return decodePage(type, data, page.numElements, { bits, ...valueRange }, limit);
  }
  // #endregion

  // #region offsets
  /**
   * Where each list of a collection starts and ends among the items of the cluster.
   * @param {object} cluster one of `clusters`
   * @param {number} id id of the field, whose first column has the offsets
   * @param {number} count number of lists
   * @returns {Promise<[number, number][]>}
   * @throws {FormatError} the column has no offsets, or they decrease
   */
  async spans(cluster, id, count) {
    const [elements, kind] = await this.elements(cluster, id, count);
    need(kind === 'index' || !kind, 'offsets in a column of another type');
    const ends = elements.map(Number);
    need(ends.every((end, i) => end >= (ends[i - 1] ?? 0)), 'offsets that decrease');
    return ends.map((end, i) => [ends[i - 1] ?? 0, end]);
  }
  // #endregion
}

/**
 * An RNTuple of a file, without a name the first one.
 * @param {Uint8Array|object} file bytes, or an object with `size` and `read(offset, length)`, which may be async
 * @param {string} [name] path of the RNTuple in the file
 * @param {object} [options] codecs, hash and limits, as for `readAnchor`
 * @returns {Promise<NTuple>}
 * @throws {FormatError} there is no such RNTuple, or it is damaged
 * @throws {MissingCodecError} a codec or the hash is missing
 */
async function openNTuple(file, name, options) {
  for (const [path, key] of await findAnchors(file, options)) {
    if (!name || name === path) return NTuple.open(file, key, options);
  }
  throw new FormatError('there is no such RNTuple', 'ntuple', 0);
}

module.exports = { NTuple, findAnchors, maxElements, openNTuple };
