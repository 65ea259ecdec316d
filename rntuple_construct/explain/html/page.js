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

// ---- lists of many rows ---------------------------------------------------------------------------------------

class LongList {
  constructor(box, draw) {
    this.box = box;
    this.draw = draw;
    this.count = 0;
    this.sizer = element('div', 'sizer');
    box.append(this.sizer);
    box.addEventListener('scroll', () => this.refresh());
    new ResizeObserver(() => this.refresh()).observe(box);
  }

  resize(count) {
    this.count = count;
    this.sizer.style.height = `${count * ROW}px`;
    this.refresh();
  }

  refresh() {
    const first = Math.max(0, Math.floor(this.box.scrollTop / ROW) - 8);
    const last = Math.min(this.count, Math.ceil((this.box.scrollTop + this.box.clientHeight) / ROW) + 8);
    const rows = [];
    for (let index = first; index < last; index += 1) {
      const row = this.draw(index);
      row.classList.add('row');
      row.style.top = `${index * ROW}px`;
      rows.push(row);
    }
    this.sizer.replaceChildren(...rows);
  }

  show(index) {
    const top = index * ROW;
    const { scrollTop, clientHeight } = this.box;
    if (top < scrollTop + ROW || top > scrollTop + clientHeight - 3 * ROW) {
      this.box.scrollTop = Math.max(0, top - clientHeight / 3);
    }
    this.refresh();
  }
}

// ---- selection ------------------------------------------------------------------------------------------------

const state = { node: null, offset: null, view: 0, over: null, colourBy: 'kind', scaleBy: 'bytes' };

function select(node, offset = null, from = '') {
  if (!node) return;
  state.node = node;
  state.offset = offset;
  for (let up = nodes[node.parent]; up; up = nodes[up.parent]) up.open = true;
  if (state.view !== node.view) showView(node.view);
  listTree();
  if (from !== 'tree') tree.show(treeRows.indexOf(node));
  if (from !== 'hex') hexList.show(rowOf(state.view, offset ?? node.start));
  tree.refresh();
  hexList.refresh();
  showDetails();
  drawMap();
  const place = offset === null ? `path=${encodeURIComponent(node.path)}` : `at=${hex(offset)}`;
  if (node.view === 0 || offset === null) history.replaceState(null, '', `#${place}`);
  document.documentElement.dataset.selected = node.path;
}

function selectOffset(view, offset, from = '') {
  select(leafAt(view, offset), offset, from);
}

// ---- structure ------------------------------------------------------------------------------------------------

let treeRows = [];
function listTree() {
  treeRows = [];
  const stack = [...roots].reverse();
  while (stack.length) {
    const node = stack.pop();
    treeRows.push(node);
    if (node.open) for (let i = node.children.length - 1; i >= 0; i -= 1) stack.push(node.children[i]);
  }
  tree.resize(treeRows.length);
}

function labelOf(node) {
  return node.name.startsWith('.') ? node.name.slice(1) : node.name;
}

const tree = new LongList($('tree'), (index) => {
  const node = treeRows[index];
  const row = element('div', node === state.node ? 'selected' : '');
  row.dataset.id = node.id;
  row.setAttribute('role', 'treeitem');
  row.setAttribute('aria-level', node.depth + 1);
  row.setAttribute('aria-selected', node === state.node);
  if (node.children.length) row.setAttribute('aria-expanded', node.open);
  row.style.paddingLeft = `${6 + node.depth * 14}px`;
  row.append(element('span', 'twist', node.children.length ? (node.open ? '▾' : '▸') : ''));
  const swatch = element('span', 'swatch');
  swatch.style.background = tone(node.kind);
  row.append(swatch);
  row.append(element('span', `name${node.problem ? ' bad' : ''}`, labelOf(node)));
  row.append(element('span', 'value', node.problem ? `! ${node.problem}` : node.text));
  row.append(element('span', 'where', `${node.view ? '+' : ''}${hex(node.start)}`));
  return row;
});

$('tree').addEventListener('click', (event) => {
  const row = event.target.closest('.row');
  if (!row) return;
  const node = nodes[row.dataset.id];
  if (event.target.closest('.twist') || node === state.node) node.open = !node.open;
  select(node, null, 'tree');
});
$('tree').addEventListener('mousemove', (event) => hover(nodes[event.target.closest('.row')?.dataset.id] || null));
$('tree').addEventListener('mouseleave', () => hover(null));
$('tree').addEventListener('keydown', (event) => {
  const index = treeRows.indexOf(state.node);
  const node = state.node;
  if (!node) return;
  if (event.key === 'ArrowDown') select(treeRows[index + 1]);
  else if (event.key === 'ArrowUp') select(treeRows[index - 1]);
  else if (event.key === 'ArrowRight' && node.children.length) {
    if (node.open) select(node.children[0]); else { node.open = true; select(node); }
  } else if (event.key === 'ArrowLeft') {
    if (node.open) { node.open = false; select(node); } else select(nodes[node.parent]);
  } else return;
  event.preventDefault();
});

function hover(node) {
  if (state.over === node) return;
  state.over = node;
  hexList.refresh();
}

// ---- bytes ----------------------------------------------------------------------------------------------------

// Per view the runs of bytes that are in this page, and rows over them; runs start at multiples of a row.
const runs = data.bytes.map((list) => list.map(([start, text]) => {
  const raw = atob(text);
  return { start, stop: start + raw.length, raw };
}));
const hexRows = data.views.map((view, number) => {
  const rows = [];
  let position = 0;
  for (const run of runs[number]) {
    if (run.start > position) rows.push({ gap: true, start: position, stop: run.start });
    for (let at = run.start; at < run.stop; at += BYTES_PER_ROW) {
      rows.push({ run, start: at, stop: Math.min(at + BYTES_PER_ROW, run.stop) });
    }
    position = run.stop;
  }
  if (position < view.size) rows.push({ gap: true, start: position, stop: view.size });
  return rows;
});

function rowOf(view, offset) {
  const rows = hexRows[view];
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle].start <= offset) low = middle + 1; else high = middle;
  }
  return Math.max(0, low - 1);
}

const digits = Math.max(6, data.size.toString(16).length);
const hexList = new LongList($('hex'), (index) => {
  const row = hexRows[state.view][index];
  const made = element('div');
  made.append(element('span', 'at', row.start.toString(16).padStart(digits, '0')));
  if (row.gap) {
    made.append(element('span', 'gap', `${counted(row.stop - row.start, 'byte')} not in this page`));
    made.dataset.offset = row.start;
    return made;
  }
  const bytes = element('span');
  const chars = element('span');
  let leaf = leafAt(state.view, row.start);
  for (let at = row.start; at < row.stop; at += 1) {
    if (leaf && at >= leaf.stop) leaf = leafAt(state.view, at);
    const value = row.run.raw.charCodeAt(at - row.run.start);
    const shade = leaf ? tone(leaf.kind, leaf.shade) : '';
    let mark = '';
    if (at === state.offset) mark = ' cursor';
    else if (inside(state.node, at)) mark = ' part';
    if (inside(state.over, at)) mark += ' over';
    const byte = element('span', `byte${at % 16 === 8 ? ' mid' : ''}${mark}`, value.toString(16).padStart(2, '0'));
    const char = element('span', `char${mark}`, value >= 32 && value < 127 ? String.fromCharCode(value) : '·');
    byte.dataset.offset = at;
    char.dataset.offset = at;
    byte.style.background = shade;
    char.style.background = shade;
    bytes.append(byte);
    chars.append(char);
  }
  if (row.stop - row.start < BYTES_PER_ROW) {
    const missing = BYTES_PER_ROW - (row.stop - row.start);
    const blank = element('span', 'byte');
    blank.style.width = `${25 * missing + (row.stop % 16 <= 8 && row.stop % 16 > 0 ? 8 : 0)}px`;
    bytes.append(blank);
  }
  made.append(bytes, chars);
  return made;
});

const inside = (node, offset) => node && node.view === state.view && node.start <= offset && offset < node.stop;

$('hex').addEventListener('click', (event) => {
  const at = event.target.dataset.offset ?? event.target.closest('.row')?.dataset.offset;
  if (at !== undefined) selectOffset(state.view, Number(at), 'hex');
});
$('hex').addEventListener('mousemove', (event) => {
  const at = event.target.dataset.offset;
  hover(at === undefined ? null : leafAt(state.view, Number(at)));
});
$('hex').addEventListener('mouseleave', () => hover(null));
$('hex').addEventListener('keydown', (event) => {
  const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -BYTES_PER_ROW, ArrowDown: BYTES_PER_ROW };
  if (!(event.key in steps) || !state.node) return;
  const at = (state.offset ?? state.node.start) + steps[event.key];
  if (at >= 0 && at < data.views[state.view].size) selectOffset(state.view, at);
  event.preventDefault();
});

function showView(number) {
  state.view = number;
  for (const button of $('views').children) button.setAttribute('aria-selected', Number(button.dataset.view) === number);
  hexList.resize(hexRows[number].length);
  $('views').children[number]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
data.views.forEach((view, number) => {
  const button = element('button', '', number ? `${view.name}, uncompressed` : 'File');
  button.dataset.view = number;
  button.setAttribute('role', 'tab');
  button.addEventListener('click', () => {
    showView(number);
    const first = nodes.find((node) => node.view === number && node.enters === number) || roots[0];
    if (first) select(first);
  });
  $('views').append(button);
});

// ---- details --------------------------------------------------------------------------------------------------

function fact(list, label, value, className = '') {
  if (value === '' || value === undefined || value === null) return;
  const made = element('dd', className);
  made.append(value);
  list.append(element('dt', '', label), made);
}

function jump(text, action) {
  const button = element('button', 'link', text);
  button.addEventListener('click', action);
  return button;
}

function showDetails() {
  const node = state.node;
  const box = $('details');
  const sign = node.view ? '+' : '';
  const list = element('dl');
  const parts = [element('div', 'path', node.path), element('div', 'meaning', node.meaning)];
  fact(list, 'problem', node.problem, 'problem');
  fact(list, 'value', node.text, 'mono');
  fact(list, 'bytes', `${sign}${hex(node.start)} to ${sign}${hex(node.stop)}, ${counted(node.stop - node.start, 'byte')}`
    + (state.offset === null ? '' : `; byte ${thousands(state.offset)} (${hex(state.offset)}) is number ${thousands(state.offset - node.start)} of it`));
  fact(list, 'type', [data.kinds[node.kind], node.type].filter((text) => text).join(' · '));
  fact(list, 'elements', node.values, 'mono');
  fact(list, 'section', node.section);
  if (node.target !== undefined) {
    const aim = startingAt(node.target);
    if (aim) fact(list, 'refers to', jump(`${hex(node.target)}: ${aim.path}`, () => select(aim)));
    else fact(list, 'refers to', `${hex(node.target)}, not in the file`);
  }
  if (node.owns !== undefined) {
    fact(list, 'holds', jump(`${counted(data.views[node.owns].size, 'byte')} after decompression`, () => {
      select(nodes.find((other) => other.enters === node.owns) || node);
    }));
  }
  if (node.view) {
    const owner = nodes.find((other) => other.owns === node.view);
    if (owner) fact(list, 'stored', jump(`${owner.path} at ${hex(owner.start)}, compressed`, () => select(owner)));
  }
  if (node.elided) fact(list, 'left out', `${counted(node.elided, 'part')}: rntuple explain --at ${hex(node.start)} shows them`);
  parts.push(list);
  box.replaceChildren(...parts);
  box.scrollTop = 0;
}

// ---- map ------------------------------------------------------------------------------------------------------

const canvas = $('map');
let strips = [];
function layOut() {
  // [start, stop, kind, cluster, column] in the order of drawing; pages lie on records, envelopes on both.
  const width = canvas.clientWidth || 800;
  if (state.scaleBy === 'bytes') {
    strips = data.map.map((part) => ({ part, x: part[0] / data.size * width, right: part[1] / data.size * width }));
    return width;
  }
  const edges = [...new Set(data.map.flatMap((part) => [part[0], part[1]]))].sort((a, b) => a - b);
  const place = new Map([[edges[0], 0]]);
  let total = 0;
  for (let i = 1; i < edges.length; i += 1) {
    total += Math.log2(edges[i] - edges[i - 1] + 2);
    place.set(edges[i], total);
  }
  strips = data.map.map((part) => ({ part, x: place.get(part[0]) / total * width, right: place.get(part[1]) / total * width }));
  return width;
}

function stripColour(part) {
  const [, , kind, cluster, column] = part;
  if (state.colourBy === 'kind' || cluster < 0) return tone(kind, state.colourBy === 'kind' ? 1 : 0.35);
  return numbered(state.colourBy === 'cluster' ? cluster : column);
}

function stripLabel([, , kind, cluster, column]) {
  if (data.kinds[kind] === 'key' || (cluster < 0 && state.colourBy !== 'kind')) return '';
  if (cluster < 0) return data.kinds[kind];
  return state.colourBy === 'cluster' ? `cluster ${cluster}` : nameOf(column, 'column');
}

function offsetOfX(x) {
  let found = null;
  for (const strip of strips) if (strip.x <= x && x <= Math.max(strip.right, strip.x + 1)) found = strip;
  if (!found) return null;
  const share = (x - found.x) / Math.max(found.right - found.x, 1e-9);
  return Math.min(found.part[1] - 1, Math.floor(found.part[0] + Math.min(Math.max(share, 0), 1) * (found.part[1] - found.part[0])));
}

function xOfOffset(offset) {
  let x = 0;
  for (const strip of strips) {
    const [start, stop] = strip.part;
    if (start <= offset && offset < stop) x = strip.x + (offset - start) / (stop - start) * (strip.right - strip.x);
  }
  return x;
}

function drawMap() {
  const width = layOut();
  const ratio = devicePixelRatio || 1;
  const height = 46;
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  const pen = canvas.getContext('2d');
  pen.scale(ratio, ratio);
  const line = getComputedStyle(document.body).getPropertyValue('--panel');
  pen.fillStyle = getComputedStyle(document.body).getPropertyValue('--line');
  pen.fillRect(0, 0, width, height);
  for (const { part, x, right } of strips) {
    pen.fillStyle = stripColour(part);
    pen.fillRect(x, 0, Math.max(right - x, 0.6), height);
    if (right - x > 5) {
      pen.fillStyle = line;
      pen.fillRect(right - 0.5, 0, 0.5, height);
    }
  }
  pen.font = `11px ${getComputedStyle(document.body).fontFamily}`;
  pen.fillStyle = isDark ? '#ffffffd0' : '#000000a8';
  pen.textBaseline = 'middle';
  for (const { part, x, right } of strips) {
    const label = stripLabel(part);
    if (right - x > 24 && pen.measureText(label).width < right - x - 8) pen.fillText(label, x + 5, height / 2 + 1);
  }
  let node = state.node;
  while (node && node.view) node = nodes[node.parent];
  if (node) {
    const x = xOfOffset(node.start);
    const right = Math.max(xOfOffset(node.stop - 1), x);
    pen.fillStyle = getComputedStyle(document.body).getPropertyValue('--ink');
    pen.fillRect(x - 1, 0, 2, height);
    pen.fillRect(x - 1, 0, right - x + 2, 3);
    pen.fillRect(x - 1, height - 3, right - x + 2, 3);
  }
}

function choose(box, name) {
  const buttons = [...$(box).querySelectorAll('button')];
  const update = () => buttons.forEach((button) => {
    button.setAttribute('role', 'radio');
    button.setAttribute('aria-checked', button.dataset.value === state[name]);
  });
  buttons.forEach((button) => button.addEventListener('click', () => {
    state[name] = button.dataset.value;
    update();
    drawMap();
    pageList.refresh();
    showLegend();
  }));
  update();
}

canvas.addEventListener('click', (event) => {
  const offset = offsetOfX(event.offsetX);
  if (offset !== null) selectOffset(0, offset);
});
canvas.addEventListener('mousemove', (event) => {
  const offset = offsetOfX(event.offsetX);
  const node = offset === null ? null : leafAt(0, offset);
  tip(event, node ? `${hex(offset)}  ${node.path}\n${around(node)}` : '');
});
canvas.addEventListener('mouseleave', () => tip(null, ''));

function around(node) {
  for (let up = node; up; up = nodes[up.parent]) if (up.text && up.children.length) return up.text;
  return node.text || node.meaning;
}

function tip(event, text) {
  const box = $('tip');
  box.hidden = !text;
  if (!text) return;
  box.textContent = text;
  const left = Math.min(event.clientX + 12, innerWidth - box.offsetWidth - 8);
  box.style.left = `${Math.max(8, left)}px`;
  const below = event.clientY + 18;
  box.style.top = `${below + box.offsetHeight > innerHeight ? event.clientY - box.offsetHeight - 10 : below}px`;
}

function showLegend() {
  const box = $('legend');
  const entries = [];
  if (state.colourBy === 'kind') {
    data.totals.forEach(([kind, bytes]) => entries.push([tone(kind), `${data.kinds[kind]} ${sized(bytes)}`]));
  } else {
    const seen = new Set(data.map.filter((part) => part[3] >= 0).map((part) => part[state.colourBy === 'cluster' ? 3 : 4]));
    const shown = [...seen].sort((a, b) => a - b);
    shown.slice(0, 10).forEach((number) => entries.push([numbered(number), nameOf(number)]));
    if (shown.length > 10) entries.push(['transparent', `and ${shown.length - 10} more`]);
  }
  box.replaceChildren(...entries.map(([colour, text]) => {
    const item = element('span');
    const swatch = element('span', 'swatch');
    swatch.style.background = colour;
    item.append(swatch, text);
    return item;
  }));
}

function nameOf(number, what = state.colourBy) {
  if (what === 'cluster') return `cluster ${number}`;
  const [index, column] = data.columnKeys[number] || [0, number];
  return data.ntuples[index]?.columns[column] || `column ${column}`;
}

// ---- pages ----------------------------------------------------------------------------------------------------

// Rows: a heading for each RNTuple, then its columns.
const pageRows = [];
data.ntuples.forEach((ntuple, index) => {
  const byColumn = new Map();
  let largest = 1;
  for (const [cluster, column, pages, bytes, first] of ntuple.cells) {
    if (!byColumn.has(column)) byColumn.set(column, []);
    byColumn.get(column).push({ cluster, pages, bytes, first });
    largest = Math.max(largest, bytes);
  }
  pageRows.push({ ntuple, head: true });
  for (const [column, cells] of [...byColumn].sort((a, b) => a[0] - b[0])) {
    pageRows.push({ ntuple, index, column, cells, largest, number: ntuple.columnNumbers[column] ?? column });
  }
});

const pageList = new LongList($('pages'), (number) => {
  const { ntuple, head, column, cells, largest, number: colour } = pageRows[number];
  const row = element('div', head ? 'head' : '');
  const binned = ntuple.bin > 1 ? `each cell ${ntuple.bin} clusters` : 'one cell per cluster';
  row.append(element('span', 'id', head ? '' : column));
  row.append(element('span', 'label', head ? `${ntuple.name} · ${counted(ntuple.clusters, 'cluster')}` : ntuple.columns[column] || ''));
  row.append(element('span', 'amount', head ? 'pages' : thousands(cells.reduce((sum, cell) => sum + cell.pages, 0))));
  row.append(element('span', 'amount', head ? 'bytes' : sized(cells.reduce((sum, cell) => sum + cell.bytes, 0))));
  const strip = element('span', 'cells', head ? binned : undefined);
  if (!head) {
    const places = Array.from({ length: Math.ceil(ntuple.clusters / ntuple.bin) }, () => null);
    for (const cell of cells) places[cell.cluster] = cell;
    places.forEach((cell, cluster) => {
      const box = element('i');
      if (cell) {
        box.dataset.offset = cell.first;
        box.dataset.tip = `column ${column} ${ntuple.columns[column] || ''}\n`
          + (ntuple.bin > 1 ? `clusters ${cluster * ntuple.bin} and following` : `cluster ${cluster}`)
          + `: ${counted(cell.pages, 'page')}, ${sized(cell.bytes)}`;
        const share = 0.25 + 0.75 * Math.sqrt(cell.bytes / largest);
        box.style.background = state.colourBy === 'cluster' ? numbered(cluster)
          : state.colourBy === 'column' ? numbered(colour) : tone(data.kinds.indexOf('page'));
        box.style.opacity = share;
      }
      strip.append(box);
    });
  }
  row.append(strip);
  return row;
});
$('pages').addEventListener('click', (event) => {
  const at = event.target.dataset.offset ?? event.target.closest('.row')?.querySelector('[data-offset]')?.dataset.offset;
  if (at !== undefined) select(startingAt(Number(at)));
});
$('pages').addEventListener('mousemove', (event) => tip(event, event.target.dataset.tip || ''));
$('pages').addEventListener('mouseleave', () => tip(null, ''));

function showTab(name) {
  for (const each of ['tree', 'pages']) {
    $(each).hidden = each !== name;
    $(`tab-${each}`).setAttribute('aria-selected', each === name);
  }
  (name === 'tree' ? tree : pageList).refresh();
}
$('tab-tree').addEventListener('click', () => showTab('tree'));
$('tab-pages').addEventListener('click', () => showTab('pages'));

// ---- finding --------------------------------------------------------------------------------------------------

function find(text, after) {
  const wanted = text.trim();
  if (!wanted) return null;
  if (/^(0x[0-9a-f]+|\d+)$/i.test(wanted)) return { offset: Number(wanted) };
  const lower = wanted.toLowerCase();
  const exact = nodeAtPath(wanted);
  if (exact && exact !== after) return { node: exact };
  const start = after ? after.id + 1 : 0;
  for (let step = 0; step < nodes.length; step += 1) {
    const node = nodes[(start + step) % nodes.length];
    if (node.path.toLowerCase().includes(lower) || (node.text || '').toLowerCase().includes(lower)) return { node };
  }
  return null;
}
$('search').addEventListener('keydown', (event) => {
  if (event.key !== 'Enter') return;
  const found = find(event.target.value, state.node);
  event.target.classList.toggle('missed', !found);
  if (!found) return;
  showTab('tree');
  if (found.node) select(found.node); else selectOffset(0, found.offset);
});

// ---- start ----------------------------------------------------------------------------------------------------

function start() {
  $('file-name').textContent = data.name;
  const bits = [['', counted(data.size, 'byte')], ['', `ROOT ${data.root}`]];
  for (const ntuple of data.ntuples) {
    bits.push([ntuple.name, `RNTuple ${ntuple.version}, ${counted(ntuple.columns.length, 'column')}, ${counted(ntuple.clusters, 'cluster')}, ${counted(ntuple.pages, 'page')}`]);
  }
  bits.slice(0, 8).forEach(([name, text], index) => {
    if (index) $('facts').append('  ·  ');
    if (name) $('facts').append(element('b', '', name), ' ');
    $('facts').append(text);
  });
  if (bits.length > 8) $('facts').append(`  ·  and ${bits.length - 8} more`);
  if (data.problems.length) {
    $('problems').hidden = false;
    $('problems').querySelector('summary').textContent = counted(data.problems.length, 'problem');
    $('problems').querySelector('ul').append(...data.problems.map((text) => element('li', '', text)));
  }
  $('axis-start').textContent = hex(0);
  $('axis-middle').textContent = data.left ? `${counted(data.left, 'byte')} of the file are not in this page` : '';
  $('axis-stop').textContent = hex(data.size);
  choose('colour-by', 'colourBy');
  choose('scale-by', 'scaleBy');
  showLegend();
  pageList.resize(pageRows.length);
  showTab('tree');
  listTree();
  showView(0);
  follow();
  new ResizeObserver(drawMap).observe(canvas.parentElement);
  document.documentElement.dataset.ready = nodes.length;
}

function follow() {
  const place = new URLSearchParams(location.hash.slice(1));
  const at = place.get('at');
  const node = place.has('path') ? nodeAtPath(place.get('path')) : null;
  if (place.get('tab')) showTab(place.get('tab') === 'pages' ? 'pages' : 'tree');
  if (at !== null && leafAt(0, Number(at))) selectOffset(0, Number(at));
  else select(node || roots[0]);
}
window.addEventListener('hashchange', follow);
start();
