// Parsed bytes as annotations: where each field of a structure stands, its value, and what the format says about it.
import { ByteStream, FormatError, Rntuple, RntupleRc1, RntupleRc2, RntupleV0, RootFile } from 'rntuple-kaitai';
import meanings from 'meanings';

import { byteRange } from './ntuple.js';

const GRAMMARS = { rntuple: Rntuple, rntuple_rc2: RntupleRc2, rntuple_rc1: RntupleRc1, rntuple_v0: RntupleV0, root_file: RootFile };
const MAX_LEN_TEXT = 80;
const MAX_LEN_BYTES = 16;

export const inHex = (number) => (number < 0 ? `-0x${(-number).toString(16)}` : `0x${number.toString(16)}`);
export const counted = (number, noun) => `${number} ${noun}${Number(number) === 1 ? '' : 's'}`;
export const snake = (name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/^_/, '');
export const bytesText = (bytes, separator = ' ') => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(separator);

// Prototypes of the types of all grammars. The parsers note where structures begin and end, and which of them fail.
const TYPES = new Map();
for (const [grammar, Top] of Object.entries(GRAMMARS)) {
  for (const [key, Type] of [['', Top], ...Object.entries(Top)]) {
    const read = Type.prototype?._read;
    if (!read) continue;
    TYPES.set(Type.prototype, { read, texts: meanings[grammar], name: key ? snake(key) : grammar });
    Type.prototype._read = function noted() {
      this._at = this._io.pos;
      try {
        read.call(this);
      } catch (error) {
        (error.inside ??= []).push(this);
        throw error;
      }
      this._end = this._io.pos;
    };
  }
}
const typeOf = (value) => TYPES.get(Object.getPrototypeOf(Object(value)));

/** Text and section of a type. */
export function described(grammar, type) {
  const [meaning, section] = meanings[grammar].types[type];
  return { meaning, section };
}

/** Text and section of a field, such as key.name; undefined for one that the grammar does not have. */
export const fieldMeaning = (grammar, name) => meanings[grammar].fields[name];

/** Name and text of a value of an enumeration; undefined for one that the grammar does not know. */
export const valueMeaning = (grammar, name, value) => meanings[grammar].enums[name]?.[value];

/**
 * Annotations of the members of a structure.
 * @param {Function} Type of a grammar
 * @param {Uint8Array} bytes where it stands
 * @param {number} base offset of the bytes in their view
 * @param {string} path path of the structure
 */
export function annotated(Type, bytes, base, path) {
  const tree = Object.assign(Object.create(Type.prototype), { _io: new ByteStream(bytes), _at: 0 });
  tree._root = tree;
  return specsOf(tree, path, base - bytes.byteOffset, true);
}

// Reads a structure once more, and notes its members: name, value, first byte and the byte after the last in the buffer, index in a list.
function membersOf(tree) {
  const { _io: io, _parent, _root } = tree;
  const again = Object.assign(Object.create(Object.getPrototypeOf(tree)), { _io: io, _at: tree._at, _parent, _root });
  const found = [];
  let [list, position] = [null, tree._at];
  const note = (name, value, index) => {
    if (!typeOf(value)) found.push({ name, value, index, start: io.bytes.byteOffset + position, stop: io.bytes.byteOffset + io.pos });
    else if (value._io === io) found.push({ name, value, index, start: io.bytes.byteOffset + value._at, stop: io.bytes.byteOffset + (value._end ?? io.size) });
    else found.push({ name, value, index, start: value._io.bytes.byteOffset, stop: value._io.bytes.byteOffset + value._io.size });
    position = io.pos;
  };
  const noting = new Proxy(again, {
    set(target, name, value) {
      target[name] = value;
      if (Array.isArray(value)) {
        list = { name, value };
        value.push = (item) => {
          note(name, item, value.length);
          return Array.prototype.push.call(value, item);
        };
      } else if (!name.startsWith('_')) {
        list = null;
        note(name, value);
      }
      position = io.pos;
      return true;
    },
  });
  if (_root === tree) again._root = noting;
  io.seek(tree._at);
  try {
    typeOf(tree).read.call(noting);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    const part = error.inside?.find((each) => each._parent === noting);
    if (part) note(list ? list.name : nameAfter(typeOf(tree), found.at(-1)?.name), part, list?.value.length);
    return { found, problem: error.message.replace(/ \(at byte \d+\)$/, '') };
  }
  return { found, problem: '' };
}

// The field that the grammar lists after another.
function nameAfter({ texts, name }, last) {
  const names = Object.keys(texts.fields).filter((each) => each.startsWith(`${name}.`)).map((each) => each.slice(name.length + 1));
  return names[last ? names.indexOf(snake(last)) + 1 : 0] ?? 'unparsed';
}

function specsOf(tree, path, origin, isTop = false) {
  const { texts, name: type } = typeOf(tree);
  const io = tree._io;
  const { found, problem } = membersOf(tree);
  const specs = [];
  let end = io.bytes.byteOffset + tree._at;
  for (const { name, value, start, stop, index } of found) {
    const field = snake(name);
    const known = texts.fields[`${type}.${field}`];
    end = stop;
    if (!known || start === stop) continue;
    const own = index === undefined ? `${path}.${field}` : `${field === 'items' ? path : `${path}.${field}`}[${index}]`;
    const place = { path: own, start: origin + start, stop: origin + stop };
    const inner = typeOf(value);
    if (!inner) specs.push(leaf(place, texts, `${type}.${field}`, known, value));
    else if (field === 'body' || (field === 'payload' && isTop)) specs.push(...specsOf(value, path, origin));
    else specs.push(composite(place, texts, inner, known, value, index, origin));
  }
  const stop = io.bytes.byteOffset + io.size;
  if (end < stop && (problem || tree._parent?._io !== io)) specs.push(rest(origin + end, origin + stop, path, problem));
  return specs;
}

/** Bytes after those that were parsed. */
export function rest(start, stop, path, problem = '') {
  return problem
    ? { path: `${path}.unparsed`, start, stop, kind: 'unparsed', type: 'bytes', meaning: 'Parsing stopped here.', problem }
    : { path: `${path}.unclaimed`, start, stop, kind: 'unclaimed', type: 'bytes', meaning: 'Bytes that nothing describes.' };
}

function leaf(place, texts, name, [doc, section, stored, enumeration, isBits], value) {
  const field = name.slice(name.indexOf('.') + 1);
  const known = enumeration && !isBits ? texts.enums[enumeration][value] : null;
  const target = field.startsWith('ofs_') && value > 0 ? Number(value) : undefined;
  const isHex = target !== undefined || field.endsWith('checksum') || field === 'byte_count';
  let text = '';
  if (SPECIAL[name]) text = SPECIAL[name](value);
  else if (value instanceof Uint8Array) text = shortened(value);
  else if (enumeration) text = `${inHex(value)} (${isBits ? bitNames(texts.enums[enumeration], value) : known?.[0] ?? 'unknown'})`;
  else if (stored.startsWith('f')) text = floatText(value);
  else text = isHex ? inHex(value) : String(value);
  return { ...place, type: stored || 'bytes', text, meaning: known ? `${doc} ${known[0]}: ${known[1]}` : doc, section, target };
}

function composite(place, texts, { texts: own, name: type }, known, value, index, origin) {
  let [meaning, section] = known;
  if (index !== undefined) [meaning, section] = own.types[type.endsWith('_record') && typeOf(value.body) ? typeOf(value.body).name : type];
  return { ...place, type, text: summary(type, own, value), meaning, section, target: targetOf(type, value), make: async () => specsOf(value, place.path, origin) };
}

// ---- texts ----------------------------------------------------------------------------------------------------

// File offset that a structure refers to.
function targetOf(type, tree) {
  const place = { locator: tree, envelope_link: tree.locator, page: tree.locator }[type];
  const offset = type === 'large_locator' ? tree.ofsRange : place && byteRange(place)?.offset;
  return offset > 0 ? Number(offset) : undefined;
}

const escaped = (text) => text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, (char) => {
  const code = char.codePointAt(0).toString(16);
  return code.length > 2 ? `\\u${code.padStart(4, '0')}` : `\\x${code.padStart(2, '0')}`;
});
const floatText = (value) => (Number.isInteger(value) ? `${value}.0` : String(value));
const shortened = (bytes) => bytesText(bytes.subarray(0, MAX_LEN_BYTES)) + (bytes.length > MAX_LEN_BYTES ? ' …' : '');

/** A string of the file in quotes, cut off if it is long. */
export function quoted(bytes) {
  const text = escaped(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, 4 * MAX_LEN_TEXT)));
  return text.length > MAX_LEN_TEXT ? `"${text.slice(0, MAX_LEN_TEXT)}…"` : `"${text}"`;
}

function bitNames(values, number) {
  const known = Object.keys(values).map(Number);
  const left = known.reduce((sum, bit) => sum & ~bit, Number(number));
  return [...known.filter((bit) => Number(number) & bit).map((bit) => values[bit][0]), ...(left ? [inHex(left >>> 0)] : [])].join(', ') || 'none';
}

function dateText(value) {
  const parts = [(value >>> 26) + 1995, (value >>> 22) & 15, (value >>> 17) & 31, (value >>> 12) & 31, (value >>> 6) & 63, value & 63];
  const [year, month, day, hour, minute, second] = parts.map((part) => String(part).padStart(2, '0'));
  const isDate = parts[1] > 0 && parts[1] < 13 && parts[2] > 0 && parts[3] < 24 && parts[4] < 60 && parts[5] < 60;
  return `0x${value.toString(16).padStart(8, '0')} (${isDate ? `${year}-${month}-${day} ${hour}:${minute}:${second}` : 'no date'})`;
}

const algorithm = (bytes) => RootFile.CompressionTag[bytes[0] * 256 + bytes[1]]?.toLowerCase() ?? 'unknown algorithm';
const SETTINGS = ['default', 'zlib', 'lzma', 'old', 'lz4', 'zstd'];
function settings(value) {
  const [number, level] = [Math.floor(value / 100), value % 100];
  return `${value} (${SETTINGS[number] ? (level ? `${SETTINGS[number]}:${level}` : 'none') : `unknown:${value}`})`;
}

const SPECIAL = {
  'file_header.version': (value) => `${value} (ROOT ${versionText(value % 1000000, (part) => String(part).padStart(2, '0'))})`,
  'key.datime': dateText,
  'directory.datime_created': dateText,
  'directory.datime_modified': dateText,
  'file_header.compression_settings': settings,
  'column_pages_body.compression_settings': settings,
  'column_pages_body.element_offset': (value) => (value < 0 ? `${value} (suppressed)` : String(value)),
  'page.num_elements_signed': (value) => (value < 0 ? `${value} (${-value} elements, with checksum)` : String(value)),
  'compression_chunk.algorithm': (value) => `${bytesText(value)} (${algorithm(value)})`,
  'file_header.magic': quoted,
  'counted_string.raw': quoted,
  'counted_bytes.raw': quoted,
  'uri_locator.raw': quoted,
};

/** A version of ROOT as text. */
export const versionText = (number, part = String) => `${Math.floor(number / 10000)}.${part(Math.floor(number / 100) % 100)}.${part(number % 100)}`;

function locatorText(locator) {
  const range = byteRange(locator);
  return range ? `${range.size} bytes at ${inHex(range.offset)}` : `outside the file${locator.kind === undefined ? '' : `, kind ${inHex(locator.kind)}`}`;
}

function columnText({ enums }, { columnType, bitsOnStorage, fieldId, firstElementIndex: first }) {
  const name = enums.column_type[columnType]?.[0] ?? `unknown type ${inHex(columnType)}`;
  const from = first === undefined ? '' : first >= 0 ? `, from element ${first}` : `, suppressed before element ${-first}`;
  return `${name}, ${bitsOnStorage} bits, field ${fieldId}${from}`;
}

function flagsText({ enums }, { words }) {
  const numbers = words.flatMap(({ lo, hi }, word) => [...Array(63).keys()].filter((bit) => (bit < 32 ? lo >>> bit : hi >>> (bit - 32)) & 1).map((bit) => 64 * word + bit));
  return numbers.map((number) => (enums.feature_flag_number[number] ? `${number} (${enums.feature_flag_number[number][0]})` : String(number))).join(', ') || 'none';
}

const entriesText = (first, count) => `entries ${first} to ${BigInt(first) + BigInt(count) - 1n}`;
const SUMMARIES = {
  counted_string: (tree) => quoted(tree.raw),
  counted_bytes: (tree) => quoted(tree.raw),
  field_record: ({ body }) => `${quoted(body.name.raw)} ${quoted(body.typeName.raw).slice(1, -1)}`.trimEnd(),
  extra_type_info_record: ({ body }) => quoted(body.typeName.raw),
  alias_column_record: ({ body }) => `column ${body.physicalColumnId}, field ${body.fieldId}`,
  cluster_group_record: ({ body }) => `${counted(body.numClusters, 'cluster')}${body.entrySpan ? `, ${entriesText(body.minEntry, body.entrySpan)}` : ''}`,
  cluster_summary_record: ({ body }) => (body.numEntries ? entriesText(body.firstEntry, body.numEntries) : 'no entries'),
  linked_attribute_set_record: ({ body }) => quoted(body.name.raw),
  meta_data_entry_record: ({ body }) => quoted(body.key.raw),
  column_record: ({ body }, texts) => columnText(texts, body),
  feature_flags: (tree, texts) => flagsText(texts, tree),
  locator: locatorText,
  envelope_link: (tree) => locatorText(tree.locator),
  page: (tree) => `${counted(tree.numElements, 'element')}, ${locatorText(tree.locator)}`,
  key: keyText,
  free_entry: (tree) => `${inHex(tree.ofsFirst)} to ${inHex(tree.ofsLast)}`,
  compression_chunk: (tree) => `${algorithm(tree.algorithm)}, ${tree.lenCompressed} bytes to ${tree.lenUncompressed}`,
  value_range: (tree) => `${floatText(tree.min)} to ${floatText(tree.max)}`,
};

function keyText({ className, name }) {
  return `${quoted(className.raw).slice(1, -1)} ${quoted(name.raw)}`;
}

function summary(type, texts, tree) {
  try {
    if (SUMMARIES[type]) return SUMMARIES[type](tree, texts);
    return tree.body?.numItems === undefined ? '' : counted(tree.body.numItems, 'item');
  } catch (error) {
    if (error instanceof TypeError) return ''; // parsing stopped inside it
    throw error;
  }
}

// ---- compressed bytes -----------------------------------------------------------------------------------------

/** The chunks of a compression block. */
export function chunkSpecs(bytes, start, path) {
  const specs = [];
  let at = 0;
  while (at + 9 <= bytes.length) {
    const [lenCompressed, lenUncompressed] = [3, 6].map((place) => bytes[at + place] + bytes[at + place + 1] * 256 + bytes[at + place + 2] * 65536);
    const stop = at + 9 + lenCompressed;
    if (stop > bytes.length || algorithm(bytes.subarray(at)) === 'unknown algorithm') break;
    const [own, data, base] = [`${path}.chunks[${specs.length}]`, bytes.subarray(at, stop), start + at];
    specs.push({
      path: own, start: base, stop: start + stop, type: 'compression_chunk', ...described('root_file', 'compression_chunk'),
      text: `${algorithm(data)}, ${lenCompressed} bytes to ${lenUncompressed}`, make: async () => annotated(RootFile.CompressionChunk, data, base, own),
    });
    at = stop;
  }
  if (at < bytes.length) {
    specs.push({ path: `${path}.unparsed`, start: start + at, stop: start + bytes.length, kind: 'unparsed', type: 'bytes', meaning: 'No chunk starts here.' });
  }
  return specs;
}
