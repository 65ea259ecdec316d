'use strict';
// Shows the annotations of one file. Everything that comes from the file is put into the page as text, never as markup.
window.addEventListener('error', (event) => { document.documentElement.dataset.error = event.message; });

const data = JSON.parse(document.getElementById('data').textContent);
const $ = (id) => document.getElementById(id);
const ROW = 21;
const BYTES_PER_ROW = 16;

// ---- nodes ----------------------------------------------------------------------------------------------------

// One row of the data: parent, name, start, stop, kind, type, text, meaning, section, more.
const nodes = data.nodes.map((row, id) => {
  const [parent, name, start, stop, kind, type, text, meaning, section, more] = row;
  return { id, parent, name, start, stop, kind, type: data.types[type], text, meaning: data.meanings[meaning],
           section: data.sections[section], children: [], open: false, ...(more || {}) };
});
const roots = [];
for (const node of nodes) {
  const parent = nodes[node.parent];
  node.view = node.enters ?? (parent ? parent.view : 0);
  node.depth = parent ? parent.depth + 1 : 0;
  node.path = parent && /^[.[]/.test(node.name) ? parent.path + node.name : node.name;
  node.kind = node.kind || (parent ? parent.kind : 0);
  (parent ? parent.children : roots).push(node);
}
const leaves = data.views.map(() => []);
for (const node of nodes) {
  if (!node.children.some((child) => child.view === node.view)) leaves[node.view].push(node);
}
for (const list of leaves) {
  list.sort((a, b) => a.start - b.start);
  // Neighbours of one kind are told apart by two shades.
  list.forEach((leaf, index) => { leaf.shade = index % 2 ? 0.36 : 0.17; });
}

function leafAt(view, offset) {
  const list = leaves[view];
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle].start <= offset) low = middle + 1; else high = middle;
  }
  const node = list[low - 1];
  return node && offset < node.stop ? node : null;
}

// The outermost annotation that starts with a byte: the page or envelope that a locator means, not its first field.
function startingAt(offset) {
  let node = leafAt(0, offset);
  for (let up = node; up && up.start === offset && up.view === 0; up = nodes[up.parent]) node = up;
  return node;
}

function nodeAtPath(path) {
  return nodes.find((node) => node.path === path) || null;
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

// Hue, saturation and lightness of each kind: the container in greys, metadata in colours, pages in blue.
const TONES = {
  'file header': [215, 16, 52], key: [215, 9, 68], directory: [215, 18, 60], 'keys list': [230, 22, 64],
  'free list': [195, 14, 60], 'streamer info': [265, 12, 64], anchor: [42, 72, 56], header: [146, 34, 50],
  footer: [176, 40, 44], 'page list': [286, 26, 58], 'user meta-data': [326, 30, 60], blob: [215, 9, 68],
  page: [208, 52, 62], checksum: [208, 46, 44], object: [24, 34, 56], unused: [40, 10, 86], free: [80, 18, 82],
  unclaimed: [12, 46, 80], unparsed: [4, 68, 56],
};
const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
function tone(kind, alpha = 1) {
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
