// ---- lists of many rows ---------------------------------------------------------------------------------------

// Browsers have an end to how far they scroll: in longer lists the scroll bar is scaled.
const MAX_HEIGHT = 16e6;

class LongList {
  constructor(box, draw) {
    Object.assign(this, { box, draw, count: 0, sizer: element('div', 'sizer') });
    box.append(this.sizer);
    box.addEventListener('scroll', () => this.refresh());
    new ResizeObserver(() => this.refresh()).observe(box);
  }

  resize(count) {
    this.count = count;
    this.sizer.style.height = `${Math.min(count * ROW, MAX_HEIGHT)}px`;
    this.refresh();
  }

  // Rows for each pixel of the scroll bar.
  get scale() {
    const { clientHeight } = this.box;
    return this.count * ROW <= MAX_HEIGHT ? 1 / ROW : (this.count - clientHeight / ROW) / (MAX_HEIGHT - clientHeight);
  }

  refresh() {
    const { scrollTop, clientHeight } = this.box;
    const first = scrollTop * this.scale;
    const last = Math.min(this.count, Math.ceil(first + clientHeight / ROW) + 8);
    const rows = [];
    for (let index = Math.max(0, Math.floor(first) - 8); index < last; index += 1) {
      const row = this.draw(index);
      row.classList.add('row');
      row.style.top = `${scrollTop + (index - first) * ROW}px`;
      rows.push(row);
    }
    this.sizer.replaceChildren(...rows);
  }

  show(index) {
    const { scrollTop, clientHeight } = this.box;
    const top = (index - scrollTop * this.scale) * ROW;
    if (top < ROW || top > clientHeight - 3 * ROW) this.box.scrollTop = Math.max(0, (index - clientHeight / ROW / 3) / this.scale);
    this.refresh();
  }
}

// ---- selection ------------------------------------------------------------------------------------------------

const state = { node: null, offset: null, view: 0, over: null, colourBy: 'kind', scaleBy: 'bytes' };

function select(node, offset = null, from = '') {
  if (!node) return;
  state.node = node;
  state.offset = offset;
  for (let up = node.parent; up; up = up.parent) up.open = true;
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

async function selectOffset(view, offset, from = '') {
  select(await settledLeaf(view, offset), offset, from);
}

// A key or click may have to wait until a part of the file is parsed. Those that follow it wait for it.
let lastTurn = Promise.resolve();
function inTurn(action) {
  const turn = lastTurn.then(action);
  lastTurn = turn.catch(() => {});
  return turn;
}

// Opening an annotation loads its parts.
async function unfold(node) {
  node.open = true;
  await load(node);
}

// ---- structure ------------------------------------------------------------------------------------------------

// Items of a tree in their order, with the children of those that a test chooses.
function inOrder(tops, isOpen) {
  const found = [];
  const waiting = [...tops].reverse();
  while (waiting.length) {
    const item = waiting.pop();
    found.push(item);
    if (isOpen(item)) for (let i = item.children.length - 1; i >= 0; i -= 1) waiting.push(item.children[i]);
  }
  return found;
}

let treeRows = [];
function listTree() {
  treeRows = inOrder(roots, (node) => node.open);
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
  if (hasParts(node)) row.setAttribute('aria-expanded', node.open);
  row.style.paddingLeft = `${6 + node.depth * 14}px`;
  row.append(element('span', 'twist', hasParts(node) ? (node.open ? '▾' : '▸') : ''));
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
  const onTwist = event.target.closest('.twist');
  inTurn(async () => {
    const node = nodes[row.dataset.id];
    if (onTwist || node === state.node) {
      if (node.open) node.open = false; else await unfold(node);
    }
    select(node, null, 'tree');
  });
});
$('tree').addEventListener('mousemove', (event) => hover(nodes[event.target.closest('.row')?.dataset.id] || null));
$('tree').addEventListener('mouseleave', () => hover(null));
async function stepInTree(key) {
  const { node } = state;
  if (!node) return;
  const index = treeRows.indexOf(node);
  if (key === 'ArrowDown') select(treeRows[index + 1]);
  else if (key === 'ArrowUp') select(treeRows[index - 1]);
  else if (key === 'ArrowRight' && hasParts(node)) {
    if (node.open) select(node.children[0]);
    else {
      await unfold(node);
      select(node);
    }
  } else if (key === 'ArrowLeft') {
    if (node.open) { node.open = false; select(node); } else select(node.parent);
  }
}
$('tree').addEventListener('keydown', (event) => {
  if (!event.key.startsWith('Arrow')) return;
  event.preventDefault();
  inTurn(() => stepInTree(event.key));
});

function hover(node) {
  if (state.over === node) return;
  state.over = node;
  hexList.refresh();
}

// ---- bytes ----------------------------------------------------------------------------------------------------

// Rows of a view: runs of bytes that are there, which start at multiples of a row, and what is missing between them.
function rowsOf({ size, runs }) {
  const segments = [];
  let [position, before, count] = [0, 0, 0];
  const add = (start, stop, isGap) => {
    if (start >= stop) return;
    segments.push({ start, stop, isGap, before, first: count });
    count += isGap ? 1 : Math.ceil((stop - start) / BYTES_PER_ROW);
    before += isGap ? 0 : stop - start;
    position = stop;
  };
  for (const [start, stop] of runs) {
    add(position, start, true);
    add(start, stop, false);
  }
  add(position, size, true);
  return { segments, count };
}

function rowAt({ segments }, index) {
  const { start, stop, isGap, before, first } = segments.findLast((segment) => segment.first <= index);
  if (isGap) return { start, stop, isGap };
  const skipped = (index - first) * BYTES_PER_ROW;
  return { start: start + skipped, stop: Math.min(start + skipped + BYTES_PER_ROW, stop), place: before + skipped };
}

function rowOf(view, offset) {
  const segment = views[view].rows.segments[countUpTo(views[view].rows.segments, offset) - 1];
  return !segment ? 0 : segment.first + (segment.isGap ? 0 : Math.floor((offset - segment.start) / BYTES_PER_ROW));
}

// The bytes of a row; they lie in one block, as blocks are multiples of rows.
function bytesOf({ blocks, block }, { start, stop, place }) {
  const number = Math.floor(place / LEN_BLOCK);
  if (!blocks.has(number)) {
    blocks.set(number, null);
    block(number).then((bytes) => {
      blocks.set(number, bytes);
      hexList.refresh();
    }, (error) => fail(error.message));
  }
  return blocks.get(number)?.subarray(place % LEN_BLOCK, place % LEN_BLOCK + stop - start);
}

const hexList = new LongList($('hex'), (index) => {
  const view = views[state.view];
  const row = rowAt(view.rows, index);
  const made = element('div');
  made.append(element('span', 'at', row.start.toString(16).padStart(Math.max(6, data.size.toString(16).length), '0')));
  if (row.isGap) {
    made.append(element('span', 'gap', `${counted(row.stop - row.start, 'byte')} not in this page`));
    made.dataset.offset = row.start;
    return made;
  }
  const raw = bytesOf(view, row);
  if (!raw) return made;
  const bytes = element('span');
  const chars = element('span');
  let leaf = leafAt(state.view, row.start);
  if (leaf?.make) load(leaf).then(() => hexList.refresh());
  for (let at = row.start; at < row.stop; at += 1) {
    if (leaf && at >= leaf.stop) leaf = leafAt(state.view, at);
    const value = raw[at - row.start];
    // Neighbours of one kind are told apart by shades.
    const shade = leaf ? tone(leaf.kind, [0.15, 0.26, 0.37][leaf.id % 3]) : '';
    let mark = '';
    if (at === state.offset) mark = ' cursor';
    else if (inside(state.node, at)) mark = ' part';
    if (inside(state.over, at)) mark += ' over';
    const byte = element('span', `byte${at % 16 === 8 && !isNarrow ? ' mid' : ''}${mark}`, value.toString(16).padStart(2, '0'));
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
    blank.style.width = `${25 * missing + (!isNarrow && row.stop % 16 <= 8 && row.stop % 16 > 0 ? 8 : 0)}px`;
    bytes.append(blank);
  }
  made.append(bytes, chars);
  return made;
});

const inside = (node, offset) => node && node.view === state.view && node.start <= offset && offset < node.stop;

$('hex').addEventListener('click', (event) => {
  // Rows that are drawn again while the button is down leave the click to the list: the byte is that under the pointer now.
  const target = event.target.closest('.row') ? event.target : document.elementFromPoint(event.clientX, event.clientY);
  const at = target?.dataset.offset ?? target?.closest('.row')?.dataset.offset;
  const { view } = state;
  if (at !== undefined) inTurn(() => selectOffset(view, Number(at), 'hex'));
});
$('hex').addEventListener('mousemove', (event) => {
  const at = event.target.dataset.offset;
  hover(at === undefined ? null : leafAt(state.view, Number(at)));
});
$('hex').addEventListener('mouseleave', () => hover(null));
$('hex').addEventListener('keydown', (event) => {
  const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -BYTES_PER_ROW, ArrowDown: BYTES_PER_ROW };
  if (!(event.key in steps)) return;
  event.preventDefault();
  inTurn(async () => {
    if (!state.node) return;
    const at = (state.offset ?? state.node.start) + steps[event.key];
    if (at >= 0 && at < views[state.view].size) await selectOffset(state.view, at);
  });
});

function showView(number) {
  state.view = number;
  listViews();
  hexList.resize(views[number].rows.count);
  // Not scrollIntoView: on a phone that would scroll the page to the bytes.
  const [bar, button] = [$('views'), $('views').children[number]];
  if (button) bar.scrollLeft = Math.min(bar.scrollLeft, button.offsetLeft - bar.offsetLeft);
  if (button) bar.scrollLeft = Math.max(bar.scrollLeft, button.offsetLeft - bar.offsetLeft + button.offsetWidth - bar.clientWidth);
}
function listViews() {
  $('views').replaceChildren(...views.map(({ name, owner }, number) => {
    const button = element('button', '', number ? `${name}, uncompressed` : 'File');
    button.dataset.view = number;
    button.setAttribute('role', 'tab');
    button.setAttribute('aria-selected', number === state.view);
    button.addEventListener('click', () => inTurn(async () => {
      if (owner) await load(owner);
      showView(number);
      select(views[number].tops[0]);
    }));
    return button;
  }));
}

// Bytes without annotations, in the place of those shown before.
function showBytes(name, bytes) {
  const number = views.findIndex((view) => view.isPage);
  const view = addView({ name, isPage: true, size: bytes.length, runs: [[0, bytes.length]], block: async (index) => bytes.subarray(index * LEN_BLOCK) }, null);
  if (number >= 0) views[number] = views.pop();
  showView(number >= 0 ? number : view);
}

// ---- details --------------------------------------------------------------------------------------------------

function fact(list, label, value, className = '') {
  if (value === '' || value === undefined || value === null) return;
  const made = element('dd', className);
  made.append(value);
  list.append(element('dt', '', label), made);
}

function jump(text, action) {
  const button = element('button', 'link', text);
  button.addEventListener('click', () => inTurn(action));
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
  fact(list, 'type', [node.kind, node.type].filter((text) => text).join(' · '));
  fact(list, 'elements', node.values, 'mono');
  fact(list, 'section', node.section);
  if (node.target !== undefined) {
    if (node.target < data.size) {
      const link = jump(hex(node.target), async () => select(await startingAt(node.target)));
      fact(list, 'refers to', link);
      startingAt(node.target).then((aim) => { if (aim) link.textContent = `${hex(node.target)}: ${aim.path}`; });
    } else fact(list, 'refers to', `${hex(node.target)}, not in the file`);
  }
  if (node.owns !== undefined) {
    fact(list, 'holds', jump(`${counted(views[node.owns].size, 'byte')} after decompression`, async () => {
      await load(node);
      select(views[node.owns].tops[0] || node);
    }));
  }
  if (node.view) {
    const { owner } = views[node.view];
    if (owner) fact(list, 'stored', jump(`${owner.path} at ${hex(owner.start)}, compressed`, () => select(owner)));
  }
  if (node.elided) fact(list, 'left out', `${counted(node.elided, 'part')}: rntuple explain --at ${hex(node.start)} shows them`);
  node.facts?.().then((facts) => {
    if (node !== state.node) return;
    for (const [label, value, className] of facts) {
      fact(list, label, value.bytes ? jump(value.text, () => showBytes(value.name, value.bytes)) : value, className);
    }
  });
  parts.push(list);
  box.replaceChildren(...parts);
  box.scrollTop = 0;
}
