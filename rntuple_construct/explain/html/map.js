// ---- map ------------------------------------------------------------------------------------------------------

const canvas = $('map');
const MAX_STRIPS = 6000;
let parts = [];
let strips = [];
// Parts of the file in the order of drawing: start, stop, kind, cluster and column over all RNTuples or -1. Pages lie on records, envelopes on both.
function listParts() {
  const isBlob = ({ kind, path }) => kind === 'page' || path.startsWith('blobs[');
  parts = roots.map((node) => [node.start, node.stop, isBlob(node) ? 'key' : node.kind, -1, -1]);
  if (parts.length > MAX_STRIPS) parts = [[0, data.size, 'key', -1, -1], ...parts.filter((part) => part[2] !== 'key').slice(0, MAX_STRIPS)];
  let count = 0;
  const firsts = data.ntuples.map((ntuple) => (count += ntuple.columns.length) - ntuple.columns.length);
  const { offset, size, ntuple, column, cluster } = pages;
  // More pages cannot be seen.
  const step = Math.ceil(offset.length / MAX_STRIPS) || 1;
  for (let i = 0; i < offset.length; i += step) {
    const stop = step > 1 && i + step < offset.length ? offset[i + step] : offset[i] + size[i];
    if (offset[i] >= 0) parts.push([offset[i], stop, 'page', cluster[i], firsts[ntuple[i]] + column[i]]);
  }
  parts.push(...data.envelopes.map((envelope) => [...envelope, -1, -1]));
}

// Bytes of each kind, largest first.
function totals() {
  const sums = new Map();
  const add = (kind, bytes) => sums.set(kind, (sums.get(kind) ?? 0) + bytes);
  for (const { kind, start, stop } of roots) add(kind === 'page' ? 'key' : kind, stop - start);
  pages.offset.forEach((offset, i) => {
    if (offset < 0 || (i && offset === pages.offset[i - 1])) return;
    add('page', pages.size[i]);
    add('key', -pages.size[i]);
  });
  return [...sums].filter(([, bytes]) => bytes > 0).sort((a, b) => b[1] - a[1]);
}

function layOut() {
  const width = canvas.clientWidth || 800;
  if (state.scaleBy === 'bytes') {
    strips = parts.map((part) => ({ part, x: part[0] / data.size * width, right: part[1] / data.size * width }));
    return width;
  }
  const edges = [...new Set(parts.flatMap((part) => [part[0], part[1]]))].sort((a, b) => a - b);
  const place = new Map([[edges[0], 0]]);
  let total = 0;
  for (let i = 1; i < edges.length; i += 1) {
    total += Math.log2(edges[i] - edges[i - 1] + 2);
    place.set(edges[i], total);
  }
  strips = parts.map((part) => ({ part, x: place.get(part[0]) / total * width, right: place.get(part[1]) / total * width }));
  return width;
}

function stripColour(part) {
  const [, , kind, cluster, column] = part;
  if (state.colourBy === 'kind' || cluster < 0) return tone(kind, state.colourBy === 'kind' ? 1 : 0.35);
  return numbered(state.colourBy === 'cluster' ? cluster : column);
}

function stripLabel([, , kind, cluster, column]) {
  if (kind === 'key' || (cluster < 0 && state.colourBy !== 'kind')) return '';
  if (cluster < 0) return kind;
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
  while (node && node.view) node = node.parent;
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
    grid.refresh();
    showLegend();
  }));
  update();
}
choose('colour-by', 'colourBy');
choose('scale-by', 'scaleBy');

canvas.addEventListener('click', (event) => {
  const offset = offsetOfX(event.offsetX);
  if (offset !== null) inTurn(() => selectOffset(0, offset));
});
canvas.addEventListener('mousemove', (event) => {
  const offset = offsetOfX(event.offsetX);
  const node = offset === null ? null : leafAt(0, offset);
  tip(event, node ? `${hex(offset)}  ${node.path}\n${around(node)}` : '');
});
canvas.addEventListener('mouseleave', () => tip(null, ''));

function around(node) {
  for (let up = node; up; up = up.parent) if (up.text && up.children.length) return up.text;
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
    totals().forEach(([kind, bytes]) => entries.push([tone(kind), `${kind} ${sized(bytes)}`]));
  } else {
    const seen = new Set(parts.filter((part) => part[3] >= 0).map((part) => part[state.colourBy === 'cluster' ? 3 : 4]));
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
  // The columns of all RNTuples are numbered through.
  let column = number;
  for (const ntuple of data.ntuples) {
    if (column < ntuple.columns.length) return ntuple.columns[column];
    column -= ntuple.columns.length;
  }
  return `column ${number}`;
}
