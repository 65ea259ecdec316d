'use strict';
// The page that shows the bytes of a file. A source says what is in the file: data in the page, or the parsers of the
// explorer. Everything that comes from the file is put into the page as text, never as markup.
function fail(message, name = data?.name ?? 'This page') {
  document.documentElement.dataset.error = message;
  $('error').textContent = `${name}: ${message}`;
  $('error').hidden = false;
}
window.addEventListener('error', (event) => fail(`this page failed: ${event.message}`));
window.addEventListener('unhandledrejection', (event) => fail(`this page failed: ${event.reason?.message ?? event.reason}`));

const $ = (id) => document.getElementById(id);
const isNarrow = matchMedia('(max-width: 640px)').matches;
const ROW = isNarrow ? 30 : 21;
const BYTES_PER_ROW = isNarrow ? 8 : 16;
const LEN_BLOCK = 1 << 16;
document.documentElement.style.setProperty('--row', `${ROW}px`);

// ---- nodes ----------------------------------------------------------------------------------------------------

/**
 * The source that is shown:
 * name, size, label, problems, ntuples, left, allPages, and envelopes: start, stop, kind;
 * specs: annotations, each with path (or name below its parent), start, stop, kind, type, text, meaning, section, problem, target, values,
 *   specs or make (an async function that returns them), view (what it expands to, whose annotations have isInView), and
 *   facts (an async function that returns more for the details: label, value, class);
 * views: name, size, runs of bytes that are there, and block, which reads LEN_BLOCK bytes of all runs together;
 * schema, clusters, pages: async functions that return tables. Rows of fields have parent or -1, name, type, role, columns as text, ids
 *   of columns, path and, where they can be read, values; rows of clusters the RNTuple, cluster, group, first entry and entries.
 */
let data = null;
let nodes = [];
let roots = [];
// Of each view its outermost annotations, and the annotation that owns it.
let views = [];
const EMPTY = { type: '', text: '', meaning: '', section: '' };
// Finding looks through so many annotations of files that are parsed here.
const MAX_SEARCHED = 100000;

function resetNodes(source) {
  data = source;
  [nodes, roots, views] = [[], [], []];
  addView(source.views[0], null, roots);
  for (const spec of source.specs) addNode(spec, null);
}

function addView(view, owner, tops = []) {
  return views.push({ ...view, owner, tops, blocks: new Map(), rows: rowsOf(view) }) - 1;
}

function addNode(spec, parent) {
  const enters = spec.isInView && parent ? parent.owns : undefined;
  const node = { ...EMPTY, ...spec, id: nodes.length, parent, children: [], inner: [], open: false, loading: null };
  node.view = enters ?? (parent ? parent.view : 0);
  node.depth = parent ? parent.depth + 1 : 0;
  node.name ??= parent && spec.path.startsWith(parent.path) && /^[.[]/.test(spec.path.slice(parent.path.length))
    ? spec.path.slice(parent.path.length) : spec.path;
  node.path ??= parent && /^[.[]/.test(node.name) ? parent.path + node.name : node.name;
  node.kind ||= parent ? parent.kind : '';
  nodes.push(node);
  (parent ? parent.children : roots).push(node);
  if (enters !== undefined) views[enters].tops.push(node);
  else if (parent) parent.inner.push(node);
  if (spec.view) node.owns = addView(spec.view, node);
  for (const part of spec.specs ?? []) addNode(part, node);
  node.specs = null;
  return node;
}

const isMissing = (node) => Boolean(node.make || node.loading);
const hasParts = (node) => node.children.length > 0 || isMissing(node);
function load(node) {
  if (node.make) {
    const [mine, { make }] = [data, node];
    node.make = null;
    node.loading = make().catch((error) => {
      node.problem = error.message;
      return [];
    }).then((specs) => {
      node.loading = null;
      if (mine !== data) return;
      const before = views.length;
      for (const spec of specs) addNode(spec, node);
      if (views.length > before) listViews();
    });
  }
  return node.loading;
}
async function loadAll() {
  for (let i = 0; i < nodes.length && nodes.length < MAX_SEARCHED; i += 1) {
    // The chunks of pages have nothing to find.
    if (isMissing(nodes[i]) && !(nodes[i].kind === 'page' && nodes[i].type === 'page')) await load(nodes[i]);
  }
}

// The innermost annotation of a byte, as far as annotations are loaded.
function leafAt(view, offset) {
  let found = null;
  let list = views[view].tops;
  while (list.length) {
    const node = list[countUpTo(list, offset) - 1];
    if (!node || offset >= node.stop) break;
    found = node;
    // What a compressed envelope expands to is no part of the view around it.
    list = node.inner;
  }
  return found;
}

// How many of a list begin at an offset or before it.
function countUpTo(list, offset) {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle].start <= offset) low = middle + 1; else high = middle;
  }
  return low;
}

// The same, after loading what is missing.
async function settledLeaf(view, offset) {
  if (views[view].owner) await load(views[view].owner);
  let node = leafAt(view, offset);
  while (node && isMissing(node)) {
    await load(node);
    node = leafAt(view, offset);
  }
  return node;
}

// The outermost annotation that starts with a byte: the page or envelope that a locator means, not its first field.
async function startingAt(offset) {
  let node = await settledLeaf(0, offset);
  for (let up = node; up && up.start === offset && up.view === 0; up = up.parent) node = up;
  return node;
}

const isIn = (path, around) => path === around || (path.startsWith(around) && /[.[]/.test(path[around.length]));
async function nodeAtPath(path) {
  const at = (wanted) => nodes.find((node) => node.path === wanted);
  const place = [...(data.places ?? new Map()).keys()].filter((each) => isIn(path, each)).sort((a, b) => b.length - a.length)[0];
  if (!at(path) && place !== undefined) await settledLeaf(0, data.places.get(place));
  for (let node = at(place); node && node.path !== path; node = node.children.find((child) => isIn(path, child.path))) {
    if (isMissing(node)) await load(node);
  }
  return at(path) ?? null;
}

// ---- words and colours ----------------------------------------------------------------------------------------

const hex = (number, width = 0) => '0x' + number.toString(16).padStart(width, '0');
const thousands = (number) => String(number).replace(/\B(?=(\d{3})+(?!\d))/g, '\u202f');
const counted = (number, noun) => `${thousands(number)} ${Number(number) === 1 ? noun : noun.replace(/y$/, 'ie') + 's'}`;
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
  const [hue, saturation, lightness] = TONES[kind] || [0, 0, 70];
  return `hsl(${hue} ${saturation}% ${isDark ? Math.min(lightness, 62) - 8 : lightness}% / ${alpha})`;
}
const numbered = (number) => `hsl(${(number * 137.5 + 205) % 360} 42% ${isDark ? 52 : 62}%)`;

function element(tag, className, text) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}
