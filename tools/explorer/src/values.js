// Values of fields, entry by entry, from as few pages as hold the first of them.
import facts from 'type-facts';

import { readClusters, readElements } from './ntuple.js';
import { FileError } from './storage.js';

// Items of a collection and bytes of a text that are read, by depth; what is left out is counted.
const MOST = [24, 12, 6, 3];
const MAX_LEN_TEXT = 120;
const EVERYTHING = { items: () => Infinity, bytes: Infinity, leaf: (value) => value };
const BRIEF = { items: (depth) => MOST[Math.min(depth, MOST.length - 1)], bytes: MAX_LEN_TEXT };

/** Items of a collection, of which the last `more` were not read. */
export class Items extends Array {
  more = 0;
}

/** Text or, where `isText` is false, other bytes in hexadecimal; the last `more` bytes were not read. */
export class Text {
  constructor(text, isText = true, more = 0) {
    Object.assign(this, { text, isText, more });
  }
}

/**
 * The values of a field in the first entries: booleans, BigInts, Numbers, null, Text, Items, and Maps of members.
 * @param {object} ntuple from openNTuple
 * @param {object} field one of its fields; of members of records and collections, what they are in each entry
 * @param {number} limit how many entries
 * @param {object} [leaf] makes of a number and its column what is put in its place; with it, long values are cut
 */
export async function firstValues(ntuple, field, limit, leaf) {
  const path = [field];
  while (!path[0].isTop) path.unshift(ntuple.fields[path[0].parent]);
  const reader = new Reader(await rangesOf(ntuple), leaf ? { ...BRIEF, leaf } : EVERYTHING);
  const node = nodeOf(ntuple, path[0], path.slice(1));
  const values = [];
  let next = 0n;
  for (const range of reader.ranges.list) {
    const stop = range.first + range.entries;
    if (values.length >= limit) break;
    if (range.isSharded && !isHeld(node, range)) continue;
    if (range.first > next) throw new FileError(`no cluster holds entry ${next} of ${field.path}`);
    if (stop <= next) continue;
    const start = Number(next - range.first);
    const count = Math.min(limit - values.length, Number(stop - next));
    values.push(...await reader.read(node, range, [[start, start + count]], range.first, 0));
    next = stop;
  }
  return values;
}

// ---- what a field is ------------------------------------------------------------------------------------------

const ROLES = ['plain', 'collection', 'record', 'variant', 'streamer'];
const isOneOf = (kind, type) => facts.typeNames[kind].includes(type.split('<')[0].trim());

// ROOT states the size of repetitive fields above 0 only (spec/ERRATA.md, E56).
const isEmptyArray = (type) => isOneOf('sized', type) && /[<,]\s*0[uUlL]*\s*>$/.test(type.trim());

/** A field with the columns of each representation and its parts; of those above a member only the way to it. */
function nodeOf(ntuple, field, path) {
  const node = { field, type: field.type, size: Number(field.arraySize ?? 0), representations: representationsOf(ntuple, field) };
  const parts = ntuple.fields.filter((each) => !each.isTop && each.parent === field.id);
  const nodes = parts.map((part) => (path.length && part !== path[0] ? null : nodeOf(ntuple, part, path.slice(1))));
  const columns = node.representations[0]?.length ?? 0;
  node.kind = ROLES[field.role];
  if (node.kind === 'plain') {
    if (node.size || isEmptyArray(field.type)) node.kind = parts.length ? 'array' : 'bitset';
    else if (isOneOf('cardinality', field.type)) node.kind = 'cardinality';
    else if (parts.length) node.kind = 'wrapper';
    else node.kind = columns > 1 ? 'text' : 'number';
  } else if (node.kind === 'collection') {
    const isUntyped = !field.type && parts.map((part) => part.name).join() !== '_0';
    if (isUntyped) return { ...node, parts: [memberOf({ field, kind: 'record', type: '' }, parts, nodes, path)] };
    if (isOneOf('optional', field.type)) node.kind = node.representations[0]?.[0]?.name === 'Bit' ? 'dense optional' : 'optional';
  }
  if (!node.kind) throw new FileError(`${field.path}: ${field.roleName} is not known`);
  return memberOf(node, parts, nodes, path);
}

function memberOf(node, parts, nodes, path) {
  const chosen = node.kind === 'record' && path.length ? nodes.find(Boolean) : null;
  if (chosen) return { ...node, kind: 'wrapper', parts: [chosen] };
  if (['collection', 'optional', 'dense optional', 'array', 'wrapper'].includes(node.kind) && nodes.length !== 1) {
    throw new FileError(`${node.field.path}: ${nodes.length} sub-fields of a field of the kind ${node.kind}`);
  }
  // Enumerations of one byte are based on a field of the type char, which holds integers.
  if (node.kind === 'wrapper' && !isOneOf('held', node.type)) nodes[0].isBase = true;
  return { ...node, parts: nodes, names: parts.map((part) => part.name) };
}

function representationsOf(ntuple, field) {
  const aliases = ntuple.aliases.filter((alias) => alias.field === field.id).map((alias) => ntuple.columns[alias.column]).filter(Boolean);
  const found = [];
  for (const column of [...field.columns, ...aliases]) (found[column.representation] ??= []).push(column);
  return found.filter(Boolean);
}

// ---- where elements are ---------------------------------------------------------------------------------------

/** Ranges of entries in order, each with its clusters (several where it is sharded), and the pages of columns. */
async function rangesOf(ntuple) {
  if (ntuple.ranges) return ntuple.ranges;
  const { clusters, pages } = await readClusters(ntuple);
  const byEntries = new Map();
  for (const cluster of clusters) {
    if (cluster.first === undefined) continue;
    const key = `${cluster.first}+${cluster.entries}`;
    const range = byEntries.get(key) ?? { first: BigInt(cluster.first), entries: BigInt(cluster.entries), clusters: [], isSharded: cluster.isSharded };
    byEntries.set(key, range);
    range.clusters.push(cluster);
  }
  const list = [...byEntries.values()].sort((a, b) => (a.first < b.first ? -1 : a.first > b.first ? 1 : 0));
  const pagesOf = new Map();
  for (const page of pages) {
    const key = `${page.cluster}:${page.column}`;
    if (pagesOf.has(key)) pagesOf.get(key).push(page);
    else pagesOf.set(key, [page]);
  }
  ntuple.ranges = { ntuple, list, pagesOf };
  return ntuple.ranges;
}

// Whether clusters have a representation of the field and of all its parts.
function isHeld(node, range) {
  const { representations } = node;
  const isThere = representations.some((columns) => columns.every((column) => range.clusters.some((cluster) => cluster.holds(column.id))));
  return (!representations.length || isThere) && (node.parts ?? []).every((part) => !part || isHeld(part, range));
}

// ---- reading --------------------------------------------------------------------------------------------------

class Reader {
  constructor(ranges, how) {
    Object.assign(this, { ranges, how });
  }

  /**
   * Values of a field in one range of entries.
   * @param {object} node the field
   * @param {object} range the range of entries
   * @param {Array} wanted pairs of start and stop, rising, counted from the first value of the range
   * @param {bigint|null} first number of that value over all ranges, where it follows from the entries
   * @param {number} depth collections around the field
   */
  read(node, range, wanted, first, depth) {
    return READERS[node.kind].call(this, node, range, wanted, first, depth);
  }

  /** Elements of the column at a position of the representation that the range has. */
  async elements(node, position, range, wanted, first) {
    if (!countOf(wanted)) return { values: [] };
    let isSuppressed = false;
    for (const columns of node.representations) {
      const column = columns[position];
      const cluster = column && range.clusters.find((each) => each.holds(column.id));
      if (!cluster) continue;
      if (cluster.suppressed.has(column.id)) {
        isSuppressed = true;
        continue;
      }
      checkColumn(node, position, column);
      const missing = column.first === undefined || first === null || column.first <= first ? 0 : Number(BigInt(column.first) - first);
      return this.stored(column, this.ranges.pagesOf.get(`${cluster.id}:${column.id}`) ?? [], missing, wanted);
    }
    const column = node.representations[0]?.[position];
    const isLate = column?.place === 'footer' || column?.first !== undefined;
    if (isSuppressed || first === null || !isLate) throw new FileError(`${node.field.path}: the entries from ${range.first} on have no column for it`);
    checkColumn(node, position, column);
    return { column, values: new Array(countOf(wanted)).fill(zeroOf(column)) };
  }

  async stored(column, pages, missing, wanted) {
    const zero = zeroOf(column);
    const values = [];
    let place = missing;
    let number = 0;
    let read = null;
    for (const [start, stop] of wanted) {
      for (let index = start; index < stop; index += 1) {
        if (index < missing) {
          values.push(zero);
          continue;
        }
        while (number < pages.length && index >= place + pages[number].elements) {
          place += pages[number].elements;
          number += 1;
          read = null;
        }
        if (number === pages.length) throw new FileError(`${column.label}: element ${index} is in no page`);
        if (!read || read.length <= index - place) {
          // Ranges rise, so that the last one tells how much of the page is needed.
          const last = wanted.findLast(([from]) => from < place + pages[number].elements)[1];
          read = await readElements(this.ranges.ntuple, pages[number], Math.min(last - place, pages[number].elements));
        }
        values.push(read[index - place]);
      }
    }
    return { column, values };
  }

  /** Start and stop of the contents of collections. */
  async offsets(node, range, wanted, first) {
    // The end of the collection before is the start of this one.
    const both = wanted.map(([start, stop]) => [Math.max(start - 1, 0), stop]);
    const { values } = await this.elements(node, 0, range, apart(both), first);
    const at = places(apart(both));
    const found = [];
    for (const [start, stop] of wanted) {
      for (let index = start; index < stop; index += 1) {
        const begin = index ? Number(values[at(index - 1)]) : 0;
        const end = Number(values[at(index)]);
        if (end < begin) throw new FileError(`${node.field.path}: offset ${end} after ${begin}`);
        found.push([begin, end]);
      }
    }
    return found;
  }
}

// The kinds of columns that a field has: offsets, switches, bytes, or numbers of any kind.
function checkColumn({ kind, field }, position, column) {
  const hasOffsets = ['collection', 'optional', 'text', 'streamer', 'cardinality'].includes(kind);
  const isSuitable = position ? column.bits === 8 : (column.kind === 'switch') === (kind === 'variant') && (column.kind === 'index') === hasOffsets;
  if (!column.steps || !isSuitable) throw new FileError(`${field.path}: ${column.name} is no column of a field of the kind ${kind}`);
}

function zeroOf({ element, steps }) {
  if (steps.includes('switch')) return [0n, 0n];
  return element.startsWith('float') ? 0 : element === 'bool' ? false : 0n;
}

// Ranges that rise, without those that overlap.
function apart(wanted) {
  const found = [];
  for (const [start, stop] of wanted) {
    const last = found.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], stop);
    else found.push([start, stop]);
  }
  return found;
}

// Where elements of ranges are among the values that were read.
function places(wanted) {
  let sum = 0;
  const firsts = wanted.map(([start, stop]) => {
    const first = sum - start;
    sum += stop - start;
    return first;
  });
  let number = 0;
  return (index) => {
    while (number && index < wanted[number][0]) number -= 1;
    while (index >= wanted[number][1]) number += 1;
    return firsts[number] + index;
  };
}

// The first elements of each of some arrays.
const repeated = (wanted, size, kept) => wanted.flatMap(([start, stop]) => (
  Array.from({ length: stop - start }, (_, index) => [(start + index) * size, (start + index) * size + kept])));
const countOf = (wanted) => wanted.reduce((sum, [start, stop]) => sum + stop - start, 0);

function cutInto(values, sizes) {
  let place = 0;
  return sizes.map((size) => {
    place += size;
    return values.slice(place - size, place);
  });
}

async function numbers(node, range, wanted, first) {
  const { column, values } = await this.elements(node, 0, range, wanted, first);
  const isBool = node.type === 'bool';
  const isUnsigned = /^(std::)?uint\d*(_t)?$/.test(node.type);
  return values.map((stored) => {
    // Columns of early drafts leave the sign to the field.
    const value = typeof stored === 'bigint' && stored < 0n && isUnsigned ? BigInt.asUintN(column.bits, stored) : stored;
    if (isOneOf('character', node.type) && typeof value === 'bigint') {
      return node.isBase ? this.how.leaf(BigInt.asIntN(8, value), column) : new Text(String.fromCharCode(Number(value & 255n)));
    }
    if (isBool && typeof value === 'bigint') return value !== 0n;
    if (!isBool && typeof value === 'boolean') return this.how.leaf(BigInt(value), column);
    return typeof value === 'boolean' ? value : this.how.leaf(value, column);
  });
}

async function bytes(node, range, wanted, first) {
  const offsets = await this.offsets(node, range, wanted, first);
  const kept = offsets.map(([start, stop]) => [start, Math.min(stop, start + this.how.bytes)]);
  const { values } = await this.elements(node, 1, range, kept, null);
  const pieces = cutInto(values, kept.map(([start, stop]) => stop - start));
  const isText = node.kind === 'text';
  return pieces.map((piece, index) => {
    const codes = Uint8Array.from(piece, (value) => Number(value & 255n));
    const text = isText ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(codes) : Array.from(codes, (code) => code.toString(16).padStart(2, '0')).join('');
    return new Text(text, isText, offsets[index][1] - kept[index][1]);
  });
}

async function collections(node, range, wanted, first, depth) {
  const offsets = await this.offsets(node, range, wanted, first);
  const kept = offsets.map(([start, stop]) => [start, Math.min(stop, start + this.how.items(depth))]);
  const values = await this.read(node.parts[0], range, kept, null, depth + 1);
  return cutInto(values, kept.map(([start, stop]) => stop - start)).map((piece, index) => {
    const items = Items.from(piece);
    items.more = offsets[index][1] - kept[index][1];
    return items;
  });
}

const READERS = {
  number: numbers,
  text: bytes,
  streamer: bytes,
  collection: collections,
  async optional(node, range, wanted, first, depth) {
    const offsets = await this.offsets(node, range, wanted, first);
    if (offsets.some(([start, stop]) => stop - start > 1)) throw new FileError(`${node.field.path}: an optional with several values`);
    const values = await this.read(node.parts[0], range, offsets, null, depth);
    return cutInto(values, offsets.map(([start, stop]) => stop - start)).map((piece) => (piece.length ? piece[0] : null));
  },
  async 'dense optional'(node, range, wanted, first, depth) {
    const exist = await this.elements(node, 0, range, wanted, first);
    const values = await this.read(node.parts[0], range, wanted, first, depth);
    return values.map((value, index) => (exist.values[index] ? value : null));
  },
  async cardinality(node, range, wanted, first) {
    const column = node.representations[0]?.[0];
    return (await this.offsets(node, range, wanted, first)).map(([start, stop]) => this.how.leaf(BigInt(stop - start), column));
  },
  async array(node, range, wanted, first, depth) {
    const { size } = node;
    const kept = Math.min(size, this.how.items(depth));
    const parts = repeated(wanted, size, kept);
    const values = await this.read(node.parts[0], range, parts, first === null ? null : first * BigInt(size), depth + 1);
    return cutInto(values, parts.map(() => kept)).map((piece) => Object.assign(Items.from(piece), { more: size - kept }));
  },
  async bitset(node, range, wanted, first) {
    const { size } = node;
    const kept = Math.min(size, this.how.bytes);
    const bits = repeated(wanted, size, kept);
    const { values } = await this.elements(node, 0, range, bits, first === null ? null : first * BigInt(size));
    return cutInto(values, bits.map(() => kept)).map((piece) => Object.assign(Items.from(piece), { more: size - kept }));
  },
  async record(node, range, wanted, first, depth) {
    const members = [];
    for (const part of node.parts) members.push(await this.read(part, range, wanted, first, depth));
    return Array.from({ length: countOf(wanted) }, (_, index) => new Map(node.names.map((name, number) => [name, members[number][index]])));
  },
  wrapper(node, range, wanted, first, depth) {
    return this.read(node.parts[0], range, wanted, first, depth);
  },
  async variant(node, range, wanted, first, depth) {
    const switches = (await this.elements(node, 0, range, wanted, first)).values;
    const found = new Array(switches.length).fill(null);
    for (const [number, part] of node.parts.entries()) {
      const chosen = [...switches.keys()].filter((index) => Number(switches[index][1]) === number + 1);
      if (!part || !chosen.length) continue;
      const held = chosen.map((index) => Number(switches[index][0]));
      const values = await this.read(part, range, held.map((index) => [index, index + 1]), null, depth);
      chosen.forEach((index, place) => { found[index] = values[place]; });
    }
    if (switches.some(([, tag]) => Number(tag) > node.parts.length)) throw new FileError(`${node.field.path}: a tag beyond its ${node.parts.length} alternatives`);
    return found;
  },
};

// ---- as text --------------------------------------------------------------------------------------------------

/** A value as text: numbers as they are given, text in quotation marks, members by name. */
export function spelled(value) {
  if (value === null) return 'null';
  if (value instanceof Map) return `{${Array.from(value, ([name, member]) => `${name}: ${spelled(member)}`).join(', ')}}`;
  if (value instanceof Items) return `[${[...value.map(spelled), ...(value.more ? [`… ${value.more} more`] : [])].join(', ')}]`;
  if (!(value instanceof Text)) return String(value);
  const more = value.more ? ` … ${value.more} more bytes` : '';
  return value.isText ? JSON.stringify(value.text) + more : `${value.text || 'no bytes'}${more}`;
}
