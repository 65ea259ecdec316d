// Reads lines {"type": "Rntuple" or "RootFile.Key", "hex": bytes} and writes for each the parse tree in the
// canonical form (see tests/support/kaitai_canonical.py), or {"error": reason}.
//
// Integers are written exactly, whatever their size; bytes as {"hex": ..}, floating point numbers as {"f8": ..}.
'use strict';

const path = require('path');
const readline = require('readline');
const parsers = require(path.resolve(__dirname, '../../../generated/javascript'));

const CONTENTS = new Set(['body', 'record', 'list', 'preamble']);
const FLOATING = { ValueRange: ['min', 'max'], MetaDataFloat64: ['number'], Float64ListBody: ['items'] };
const PLAIN = {
  CountedString: (node) => node.raw,
  UnknownPayload: (node) => node.raw,
  MetaDataInt64: (node) => node.number,
  MetaDataBool: (node) => node.number,
  MetaDataFloat64: (node) => new Float(node.number),
  FeatureFlags: (node) => node.words.map((word) => BigInt.asUintN(64, (BigInt(word.hi) << 32n) + BigInt(word.lo))),
};

class Float {
  constructor(value) { this.value = value; }
}

function isNode(value) {
  return typeof value === 'object' && value !== null && '_io' in value;
}

function snake(name) {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

// Numbers that the grammar reads in parts, put together exactly: first part to a function of the node.
const WHOLES = {
  length_lo: (node) => ({ length: (BigInt(node.lengthHi) << 32n) + BigInt(node.lengthLo) }),
  num_entries_lo: (node) => (node.numEntriesMid === undefined
    ? { num_entries: ((BigInt(node.numEntriesHi) & 0xfffffffn) << 32n) + BigInt(node.numEntriesLo), flags: node.flags }
    : { num_entries: (BigInt(node.numEntriesHi) << 48n) + (BigInt(node.numEntriesMid) << 32n) + BigInt(node.numEntriesLo) }),
  num_items_and_reserved: (node) => (
    node.reserved === 0 ? { num_items: node.numItems } : { num_items: node.numItems, reserved: node.reserved }),
  num_elements_and_flags: (node) => ({ num_elements: node.numElements, flags: node.flags }),
};
const DROPPED = new Set(['length_hi', 'num_entries_mid', 'num_entries_hi']);

function canonical(node) {
  if (node instanceof Uint8Array || !(Array.isArray(node) || isNode(node))) return node;
  if (Array.isArray(node)) return node.map(canonical);
  const type = node.constructor.name;
  if (type in PLAIN) return PLAIN[type](node);
  if (type === 'Locator' && 'head' in node) return locator(node);
  const tree = {};
  for (const member of Object.keys(node)) {
    const value = node[member];
    if (member.startsWith('_') || value === undefined || value === null) continue;
    const name = snake(member);
    if (CONTENTS.has(name)) {
      Object.assign(tree, canonical(value));
    } else if (name in WHOLES) {
      Object.assign(tree, WHOLES[name](node));
    } else if (/_(narrow|wide)$/.test(name)) {
      tree[name.replace(/_(narrow|wide)$/, '')] = value;
    } else if ((FLOATING[type] || []).includes(name)) {
      tree[name] = Array.isArray(value) ? value.map((one) => new Float(one)) : new Float(value);
    } else if (!DROPPED.has(name)) {
      tree[name] = canonical(value);
    }
  }
  return tree;
}

function locator(node) {
  if (node.head >= 0) return { kind: 0, size: node.head, offset: node.offset };
  const tree = { kind: node.kind, reserved: node.reserved };
  return 'raw' in node.payload ? { ...tree, payload: node.payload.raw } : { ...tree, ...canonical(node.payload) };
}

function text(value) {
  if (value instanceof Uint8Array) return `{"hex":"${Buffer.from(value).toString('hex')}"}`;
  if (value instanceof Float) {
    if (Number.isNaN(value.value)) return '{"f8":"nan"}';
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleLE(value.value);
    return `{"f8":"${bytes.toString('hex')}"}`;
  }
  if (Array.isArray(value)) return `[${value.map(text).join(',')}]`;
  if (typeof value === 'object') return `{${Object.entries(value).map(([k, v]) => `"${k}":${text(v)}`).join(',')}}`;
  return typeof value === 'number' && !Number.isInteger(value) ? JSON.stringify(String(value)) : BigInt(value).toString();
}

readline.createInterface({ input: process.stdin }).on('line', (line) => {
  const request = JSON.parse(line);
  let answer;
  try {
    const Type = request.type.split('.').reduce((found, name) => found[name], parsers);
    answer = text(canonical(parsers.parse(Type, Uint8Array.from(Buffer.from(request.hex, 'hex')))));
  } catch (error) {
    answer = JSON.stringify({ error: String(error && error.message) });
  }
  process.stdout.write(`${answer}\n`);
});
