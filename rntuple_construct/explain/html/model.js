'use strict';
// Shows the annotations of one file. Everything that comes from the file is put into the page as text, never as markup.
function fail(message) {
  document.documentElement.dataset.error = message;
  document.getElementById('facts').textContent = `This page cannot be shown: ${message}`;
}
window.addEventListener('error', (event) => fail(event.message));
window.addEventListener('unhandledrejection', (event) => fail(String(event.reason)));
if (typeof DecompressionStream === 'undefined') fail('this browser is older than 2023 and cannot decompress');

const $ = (id) => document.getElementById(id);

// ---- parts ----------------------------------------------------------------------------------------------------

// The data of the page is compressed and decoded part by part, when somebody looks at it.
const loading = new Map();
function part(name) {
  if (!loading.has(name)) loading.set(name, decode($(`part-${name}`)));
  return loading.get(name);
}

async function decode(box) {
  const text = atob(box.textContent);
  const raw = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i += 1) raw[i] = text.charCodeAt(i);
  box.remove();
  const stream = new Blob([raw]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Response(stream).arrayBuffer();
}

async function jsonPart(name) {
  return JSON.parse(new TextDecoder().decode(await part(name)));
}

const data = await jsonPart('core');
const isNarrow = matchMedia('(max-width: 640px)').matches;
const ROW = isNarrow ? 30 : 21;
const BYTES_PER_ROW = isNarrow ? 8 : 16;
document.documentElement.style.setProperty('--row', `${ROW}px`);

// ---- nodes ----------------------------------------------------------------------------------------------------

// Annotations by number, as far as they are loaded. Rows: number, parent, name, start, stop, kind, type, text, meaning,
// section, more; an annotation whose parts are in another part of the page names it as `part`.
const nodes = [];
const roots = [];
// Of each view its outermost annotations, and the annotation that owns it.
const tops = data.views.map(() => []);
const owners = data.views.map(() => null);
tops[0] = roots;

function addRows(rows) {
  for (const [id, parentId, name, start, stop, kind, type, text, meaning, section, more] of rows) {
    const parent = nodes[parentId];
    const node = { id, parent: parentId, name, start, stop, type: data.types[type], text, meaning: data.meanings[meaning],
                   section: data.sections[section], children: [], inner: [], open: false, ...(more || {}) };
    node.view = node.enters ?? (parent ? parent.view : 0);
    node.depth = parent ? parent.depth + 1 : 0;
    node.path = parent && /^[.[]/.test(name) ? parent.path + name : name;
    node.kind = kind || (parent ? parent.kind : 0);
    nodes[id] = node;
    (parent ? parent.children : roots).push(node);
    if (node.enters !== undefined) tops[node.enters].push(node);
    else if (parent) parent.inner.push(node);
    if (node.owns !== undefined) owners[node.owns] = node;
  }
}
addRows(data.nodes);
delete data.nodes;

const added = new Map();
function addPart(number) {
  if (!added.has(number)) {
    added.set(number, jsonPart(`nodes-${number}`).then((rows) => {
      addRows(rows);
      added.set(number, null);
    }));
  }
  return added.get(number);
}
const isMissing = (node) => Boolean(node.part) && added.get(node.part) !== null;
const hasParts = (node) => node.children.length > 0 || isMissing(node);
async function load(node) { if (isMissing(node)) await addPart(node.part); }
async function loadAll() {
  for (let number = 1; number < data.numNodeParts; number += 1) await addPart(number);
}

// The innermost annotation of a byte, as far as annotations are loaded.
function leafAt(view, offset) {
  let found = null;
  let list = tops[view];
  while (list.length) {
    let low = 0;
    let high = list.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (list[middle].start <= offset) low = middle + 1; else high = middle;
    }
    const node = list[low - 1];
    if (!node || offset >= node.stop) break;
    found = node;
    // What a compressed envelope expands to is no part of the view around it.
    list = node.inner;
  }
  return found;
}

// The same, after loading what is missing.
async function settledLeaf(view, offset) {
  if (view) await viewLoaded(view);
  let node = leafAt(view, offset);
  while (node && isMissing(node)) {
    await load(node);
    node = leafAt(view, offset);
  }
  return node;
}

async function viewLoaded(view) {
  const needed = data.views[view].part;
  if (needed) await addPart(needed);
  if (owners[view]) await load(owners[view]);
}

// The outermost annotation that starts with a byte: the page or envelope that a locator means, not its first field.
async function startingAt(offset) {
  let node = await settledLeaf(0, offset);
  for (let up = node; up && up.start === offset && up.view === 0; up = nodes[up.parent]) node = up;
  return node;
}

async function nodeAtPath(path) {
  const there = (node) => node && node.path === path;
  const known = nodes.find(there);
  if (known) return known;
  await loadAll();
  return nodes.find(there) || null;
}

// ---- words and colours ----------------------------------------------------------------------------------------

const hex = (number, width = 0) => '0x' + number.toString(16).padStart(width, '0');
const thousands = (number) => String(number).replace(/\B(?=(\d{3})+(?!\d))/g, '\u202f');
const counted = (number, noun) => `${thousands(number)} ${noun}${number === 1 ? '' : 's'}`;
function sized(bytes) {
  let size = bytes;
  for (const unit of ['B', 'kB', 'MB', 'GB', 'TB']) {
    if (size < 1000 || unit === 'TB') return unit === 'B' ? `${bytes} B` : `${size.toPrecision(3)} ${unit}`;
    size /= 1000;
  }
  return '';
}

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
function tone(kind, alpha = 1) {
  // Hue, saturation and lightness of each kind, from tones.json.
  const [hue, saturation, lightness] = TONES[data.kinds[kind]] || [0, 0, 70];
  return `hsl(${hue} ${saturation}% ${isDark ? Math.min(lightness, 62) - 8 : lightness}% / ${alpha})`;
}
const numbered = (number) => `hsl(${(number * 137.5 + 205) % 360} 42% ${isDark ? 52 : 62}%)`;

function element(tag, className, text) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}
