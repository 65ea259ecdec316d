// The page: opens a file and shows what is in it. Everything that comes from the file is put into the page as text.
import sample from 'sample-file';

import { asProblem, openContainer } from './container.js';
import { Table, LongList, element } from './lists.js';
import { shown } from './columns.js';
import { kindsOf } from './kinds.js';
import { ntupleKeys, openNTuple, readClusters, readPage } from './ntuple.js';
import { Storage } from './storage.js';
import { firstValues, spelled } from './values.js';

const $ = (id) => document.getElementById(id);
const hex = (number) => `0x${number.toString(16)}`;
const thousands = (number) => String(number).replace(/\B(?=(\d{3})+(?!\d))/g, '\u202f');
const counted = (number, noun) => `${thousands(number)} ${noun}${Number(number) === 1 ? '' : 's'}`;

const TABS = ['schema', 'clusters', 'pages', 'container', 'bytes'];
const NUM_ENTRIES = 100;
let state = null;

// ---- a file ---------------------------------------------------------------------------------------------------

async function open(blob) {
  const mine = { storage: new Storage(blob, blob.name), container: null, ntuples: new Map(), ntuple: null, views: [] };
  state = mine;
  document.documentElement.dataset.state = 'busy';
  $('file-name').textContent = blob.name;
  $('facts').textContent = '';
  $('error').hidden = true;
  $('problems').hidden = true;
  try {
    mine.container = await openContainer(mine.storage);
    if (state !== mine) return;
    $('start').hidden = true;
    $('shown').hidden = false;
    showContainer();
    const keys = ntupleKeys(mine.container);
    $('choice').hidden = keys.length < 2;
    $('ntuple').replaceChildren(...keys.map((key, index) => {
      const option = element('option', '', key.cycle > 1 || keys.some((other) => other !== key && other.path === key.path) ? `${key.path};${key.cycle}` : key.path);
      option.value = index;
      return option;
    }));
    clear();
    showTab('container');
    if (keys.length) {
      await chooseNTuple(keys[0], true);
    } else {
      showFacts();
      fail('there is no RNTuple in this file; the keys below say what is there');
    }
  } catch (error) {
    if (state !== mine) return;
    $('start').hidden = Boolean(mine.container);
    $('shown').hidden = !mine.container;
    fail(asProblem(error).message);
  }
  document.documentElement.dataset.state = 'ready';
}

function fail(message) {
  $('error').textContent = `${state?.storage.name ?? 'file'}: ${message}`;
  $('error').hidden = false;
}

function clear() {
  for (const table of [envelopes, fields, clusters, pages]) table.fill([]);
  $('page').hidden = true;
  $('values').hidden = true;
  state.kinds = kindsOf(state.container, null);
  state.views = [{ label: 'File', size: state.storage.size, read: (offset, size) => state.storage.readUpTo(offset, size, 'bytes') }];
  listViews();
}

async function chooseNTuple(key, isFirst = false) {
  const mine = state;
  clear();
  try {
    if (!mine.ntuples.has(key)) mine.ntuples.set(key, await openNTuple(mine.storage, key));
    if (state !== mine) return;
    mine.ntuple = mine.ntuples.get(key);
    $('error').hidden = true;
  } catch (error) {
    if (state !== mine) return;
    mine.ntuple = null;
    showFacts();
    fail(asProblem(error).message);
    return;
  }
  showSchema();
  if (isFirst && mine.ntuple.fields.length) showTab('schema');
  showEnvelopes();
  showFacts();
  await loadClusters();
}

async function loadClusters() {
  const mine = state;
  const { ntuple } = mine;
  const found = await readClusters(ntuple);
  if (state !== mine || mine.ntuple !== ntuple) return;
  clusters.fill(found.clusters);
  filterPages();
  showEnvelopes();
  showFacts();
  const first = ntuple.fields.find((field) => field.isTop);
  if (first) await showValues(first);
}

function showFacts() {
  const { container, ntuple, storage } = state;
  const facts = $('facts');
  facts.textContent = `${counted(storage.size, 'byte')}  ·  ROOT ${container.version}`;
  if (ntuple) {
    const entries = ntuple.clusterList ? [...ntuple.clusterList.clusters].reduce((most, each) => {
      const end = (each.first ?? 0n) + (each.entries ?? 0n);
      return end > most ? end : most;
    }, 0n) : null;
    const generation = ntuple.generation === '1.x' ? '' : ` of generation ${ntuple.generation.toUpperCase()}`;
    facts.append('  ·  ', element('b', '', ntuple.path), ` RNTuple${generation}, version ${ntuple.version}, ${counted(ntuple.fields.length, 'field')}, ${counted(ntuple.columns.length, 'column')}`);
    if (entries === null) facts.append(', reading clusters …');
    else facts.append(`, ${thousands(entries)} ${entries === 1n ? 'entry' : 'entries'}, ${counted(ntuple.clusterList.clusters.length, 'cluster')}, ${counted(ntuple.clusterList.pages.length, 'page')}`);
    if (ntuple.writer) facts.append(`  ·  written by ${ntuple.writer}`);
  }
  const problems = [...container.problems, ...(ntuple?.problems ?? [])];
  $('problems').hidden = !problems.length;
  $('problems').open = !ntuple;
  $('problems').querySelector('summary').textContent = counted(problems.length, 'problem');
  $('problems').querySelector('ul').replaceChildren(...problems.slice(0, 200).map((each) => element('li', '', each.message)));
}

// ---- container ------------------------------------------------------------------------------------------------

const keys = new Table('keys', [
  ['name', (key) => key.path, 'text', '2fr', (key) => key.path],
  ['class', (key) => key.className, 'text', '2fr', (key) => key.className],
  ['cycle', (key) => String(key.cycle), 'number wide', '.5fr', (key) => key.cycle],
  ['offset', (key) => hex(key.offset), 'number', '1fr', (key) => key.offset],
  ['stored', (key) => thousands(key.lenRecord), 'number wide', '1fr', (key) => key.lenRecord],
  ['object', (key) => thousands(key.lenObject), 'number wide', '1fr', (key) => key.lenObject],
], (key) => showBytes(0, key.offset));

const envelopes = new Table('envelopes', [
  ['envelope', (each) => each.label, 'text', '1.5fr'],
  ['offset', (each) => hex(each.offset), 'number', '1fr'],
  ['stored', (each) => thousands(each.lenStored), 'number', '1fr'],
  ['length', (each) => thousands(each.len), 'number wide', '1fr'],
  ['checksum', (each) => (each.isChecked === null ? 'not read' : each.isChecked ? 'matches' : 'differs'), 'number', '1fr'],
], (each) => showBytes(state.views.findIndex((view) => view.envelope === each), 0));

function showContainer() {
  const { header, directories, end } = state.container;
  const facts = [
    ['format', `ROOT file, ${header.isWide ? '64' : '32'}-bit offsets, compression settings ${header.compressionSettings}`],
    ['records', `${hex(header.ofsBegin)} to ${hex(end)}${end === state.storage.size ? '' : `, while the file has ${thousands(state.storage.size)} bytes`}`],
    ['free list', `${hex(Number(header.ofsFree))}, ${counted(header.lenFree, 'byte')}`],
    ['streamer info', `${hex(Number(header.ofsInfo))}, ${counted(header.lenInfo, 'byte')}`],
    ['directories', directories.map((each) => `${each.path || 'root'} at ${hex(each.offset)}`).slice(0, 20).join(', ')],
  ];
  $('file-facts').replaceChildren(...facts.flatMap(([name, text]) => [element('dt', '', name), element('dd', '', text)]));
  keys.fill(state.container.keys);
}

function showEnvelopes() {
  envelopes.fill(state.ntuple.envelopes);
  state.views.length = 1;
  for (const envelope of state.ntuple.envelopes) {
    state.views.push({
      envelope, label: `${envelope.label}, ${counted(envelope.len, 'byte')} uncompressed`, size: envelope.len,
      read: async (offset, size) => envelope.bytes.subarray(offset, offset + size),
    });
  }
  state.kinds = kindsOf(state.container, state.ntuple);
  $('legend').replaceChildren(...state.kinds.names.map((kind) => {
    const item = element('span', '', '');
    const swatch = element('i');
    swatch.style.background = state.kinds.colour(kind, 1);
    item.append(swatch, kind);
    return item;
  }));
  listViews();
}

// ---- schema ---------------------------------------------------------------------------------------------------

let openFields = new Set();
const fields = new Table('fields', [
  ['field', (field, cell) => {
    cell.style.paddingLeft = `${Math.min(field.depth, 30) * 14}px`;
    const name = document.createDocumentFragment();
    name.append(element('span', 'twist', field.hasParts ? (openFields.has(field.id) ? '▾' : '▸') : ''), field.name || '(no name)');
    return name;
  }, 'text', '2fr'],
  ['type', (field) => field.type || field.roleName, 'text', '2fr'],
  ['role', (field) => `${field.roleName}${field.isProjected ? ', projected' : ''}${field.arraySize ? ` × ${field.arraySize}` : ''}`, 'text wide', '1fr'],
  ['columns', (field) => field.columns.map((column) => `${column.id}: ${column.name}${column.representation ? ` (${column.representation})` : ''}`).join(', '), 'wide', '2fr'],
], (field, event) => {
  if (field.hasParts && event.target.closest('.twist')) {
    if (!openFields.delete(field.id)) openFields.add(field.id);
    listFields();
  } else showValues(field);
});

async function showValues(field) {
  const mine = state;
  const { ntuple } = mine;
  fields.selected = field;
  fields.list.refresh();
  const isCurrent = () => state === mine && mine.ntuple === ntuple && fields.selected === field;
  const note = (text, isBad) => {
    $('values-note').textContent = text;
    $('values-note').classList.toggle('bad', isBad);
  };
  $('values-of').textContent = field.path;
  note('reading …', false);
  $('entries').replaceChildren();
  $('values-pages').replaceChildren(...field.columns.map((column) => {
    const jump = element('button', 'link', `pages of column ${column.id} (${column.name})`);
    jump.addEventListener('click', () => {
      $('filter').value = `column=${column.id}`;
      filterPages();
      showTab('pages');
    });
    return jump;
  }));
  $('values').hidden = false;
  try {
    const found = await firstValues(ntuple, field, NUM_ENTRIES, (value, column) => shown(value, column));
    if (!isCurrent()) return;
    note(found.length < NUM_ENTRIES ? `all ${found.length === 1 ? '1 entry' : `${found.length} entries`}` : `the first ${NUM_ENTRIES} entries`, false);
    $('entries').replaceChildren(...found.flatMap((value, index) => [element('span', '', String(index)), element('span', '', spelled(value))]));
    $('entries').scrollTop = 0;
  } catch (error) {
    if (isCurrent()) note(asProblem(error).message, true);
  }
}

function showSchema() {
  const { ntuple } = state;
  for (const field of ntuple.fields) {
    const around = field.isTop ? null : ntuple.fields[field.parent];
    field.depth = around ? around.depth + 1 : 0;
    if (around) around.hasParts = true;
  }
  openFields = new Set(ntuple.fields.length <= 400 ? ntuple.fields.map((field) => field.id) : []);
  listFields();
}

function listFields() {
  const { ntuple } = state;
  const parts = new Map();
  const tops = [];
  for (const field of ntuple.fields) {
    if (field.isTop) tops.push(field);
    else if (parts.has(field.parent)) parts.get(field.parent).push(field);
    else parts.set(field.parent, [field]);
  }
  const rows = [];
  const waiting = tops.reverse();
  while (waiting.length) {
    const field = waiting.pop();
    rows.push(field);
    if (openFields.has(field.id)) waiting.push(...[...(parts.get(field.id) ?? [])].reverse());
  }
  const top = fields.list.box.scrollTop;
  fields.fill(rows);
  fields.list.box.scrollTop = top;
}

// ---- clusters and pages ---------------------------------------------------------------------------------------

const clusters = new Table('cluster-rows', [
  ['cluster', (each) => thousands(each.id), 'number', '1fr', (each) => each.id],
  ['group', (each) => thousands(each.group), 'number wide', '1fr', (each) => each.group],
  ['first entry', (each) => (each.first === undefined ? '?' : thousands(each.first)), 'number', '1fr', (each) => each.first],
  ['entries', (each) => (each.entries === undefined ? '?' : thousands(each.entries)), 'number', '1fr', (each) => each.entries],
  ['pages', (each) => thousands(each.pages), 'number', '1fr', (each) => each.pages],
  ['bytes', (each) => thousands(each.bytes), 'number', '1fr', (each) => each.bytes],
], (each) => {
  $('filter').value = `cluster=${each.id}`;
  filterPages();
  showTab('pages');
});

const columnLabel = (page) => {
  const column = state.ntuple.columns[page.column];
  return column ? `${column.label} (${column.name})` : `column ${page.column}`;
};
const pages = new Table('page-rows', [
  ['offset', (page) => (page.offset < 0 ? 'elsewhere' : hex(page.offset)), '', '1.1fr', (page) => page.offset],
  ['column', columnLabel, 'text', '2.6fr', (page) => page.column],
  ['cluster', (page) => thousands(page.cluster), 'number', '.8fr', (page) => page.cluster],
  ['page', (page) => thousands(page.number), 'number wide', '.8fr', (page) => page.number],
  ['elements', (page) => thousands(page.elements), 'number wide', '1fr', (page) => page.elements],
  ['stored', (page) => thousands(page.size), 'number', '1fr', (page) => page.size],
], (page) => showPage(page));
$('page-rows').addEventListener('mouseover', (event) => {
  // Long names are cut off.
  if (event.target.classList.contains('text')) event.target.title = event.target.textContent;
});

const COMPARISONS = { '=': (a, b) => a === b, '>': (a, b) => a > b, '<': (a, b) => a < b, '>=': (a, b) => a >= b, '<=': (a, b) => a <= b };
const COMPARED = { offset: 'offset', column: 'column', cluster: 'cluster', page: 'number', elements: 'elements', size: 'size' };
function filterPages() {
  const every = state?.ntuple?.clusterList?.pages ?? [];
  const tests = $('filter').value.trim().toLowerCase().split(/\s+/).filter(Boolean).map((word) => {
    const match = /^([a-z]+)(>=|<=|=|>|<)(0x[0-9a-f]+|[0-9]+)$/.exec(word);
    if (match && COMPARED[match[1]]) return (page) => COMPARISONS[match[2]](page[COMPARED[match[1]]], Number(match[3]));
    const wanted = new Set(state.ntuple.columns.filter((column) => `${column.label} (${column.name})`.toLowerCase().includes(word)).map((column) => column.id));
    return (page) => wanted.has(page.column);
  });
  const found = every.filter((page) => tests.every((test) => test(page)));
  pages.fill(found);
  $('num-shown').textContent = `${thousands(found.length)} of ${counted(every.length, 'page')}`;
}
$('filter').addEventListener('input', filterPages);

async function showPage(page) {
  const mine = state;
  const { ntuple } = mine;
  pages.selected = page;
  pages.list.refresh();
  const box = $('page');
  const list = element('dl');
  const fact = (name, text, kind) => {
    const value = element('dd', kind);
    value.append(text);
    list.append(element('dt', '', name), value);
  };
  fact('page', `${page.number} of ${columnLabel(page)} in cluster ${page.cluster}, elements ${page.firstElement} to ${page.firstElement + BigInt(page.elements) - 1n} of the column`);
  if (page.offset >= 0) {
    const jump = element('button', 'link', `${hex(page.offset)}, ${counted(page.size, 'byte')} stored`);
    jump.addEventListener('click', () => showBytes(0, page.offset));
    fact('bytes', jump);
  }
  try {
    const read = await readPage(ntuple, page);
    if (state !== mine || pages.selected !== page) return;
    fact('length', `${counted(read.length, 'byte')} uncompressed`);
    if (read.isChecked !== null) fact('checksum', read.isChecked ? 'matches' : 'differs from what the bytes hash to', read.isChecked ? '' : 'bad');
    const more = !read.isText && page.elements > read.values.length ? ', …' : '';
    fact(read.isText ? 'text' : 'values', read.values.join(', ') + more, 'values');
    state.views = state.views.filter((view) => !view.isPage);
    state.views.push({ isPage: true, label: `page at ${hex(page.offset)}, uncompressed`, size: read.bytes.length, read: async (offset, size) => read.bytes.subarray(offset, offset + size) });
    listViews();
  } catch (error) {
    if (state !== mine || pages.selected !== page) return;
    fact('problem', asProblem(error).message, 'bad');
  }
  box.replaceChildren(list);
  box.hidden = false;
}

// ---- bytes ----------------------------------------------------------------------------------------------------

const PER_ROW = () => (matchMedia('(max-width: 640px)').matches ? 8 : 16);
const LEN_BLOCK = 1 << 14;
let view = 0;
let marked = -1;
let blocks = new Map();

function listViews() {
  const old = Number($('view').value || 0);
  $('view').replaceChildren(...state.views.map(({ label }, number) => {
    const option = element('option', '', label);
    option.value = number;
    return option;
  }));
  view = old < state.views.length ? old : 0;
  $('view').value = view;
  blocks = new Map();
  hexList.resize(Math.ceil(state.views[view].size / PER_ROW()));
}

const hexList = new LongList($('hex'), (index) => {
  const source = state.views[view];
  const perRow = PER_ROW();
  const start = index * perRow;
  const row = element('div', marked >= start && marked < start + perRow ? 'selected' : '');
  row.append(element('span', 'at', start.toString(16).padStart(8, '0')));
  const block = Math.floor(start / LEN_BLOCK);
  if (!blocks.has(block)) {
    const mine = blocks;
    mine.set(block, null);
    source.read(block * LEN_BLOCK, Math.min(LEN_BLOCK, source.size - block * LEN_BLOCK)).then((bytes) => {
      mine.set(block, bytes);
      if (mine === blocks) hexList.refresh();
    }, (error) => fail(asProblem(error).message));
  }
  const bytes = blocks.get(block)?.subarray(start % LEN_BLOCK, start % LEN_BLOCK + perRow);
  if (!bytes) return row;
  const codes = element('span', 'codes');
  const chars = element('span', 'chars');
  for (let from = 0; from < bytes.length;) {
    const [kind, until] = source.envelope || source.isPage ? ['', Infinity] : state.kinds.at(start + from);
    const stop = Math.min(bytes.length, until - start);
    let code = '';
    let char = '';
    for (let at = from; at < stop; at += 1) {
      code += `${at === 8 ? ' ' : ''}${bytes[at].toString(16).padStart(2, '0')}${at + 1 < stop || stop === perRow ? ' ' : ''}`;
      char += bytes[at] >= 32 && bytes[at] < 127 ? String.fromCharCode(bytes[at]) : '·';
    }
    const run = [element('span', '', code), element('span', '', char)];
    if (kind) for (const span of run) span.style.background = state.kinds.colour(kind, 0.3);
    codes.append(run[0], stop < bytes.length ? ' ' : '');
    chars.append(run[1]);
    from = stop;
  }
  codes.append(' '.repeat(Math.max(0, perRow * 3 + (perRow > 8) - codes.textContent.length)));
  row.append(codes, chars);
  return row;
});

function showBytes(number, offset) {
  showTab('bytes');
  $('view').value = Math.max(0, number);
  switchView();
  goTo(offset);
}

function switchView() {
  view = Number($('view').value);
  marked = -1;
  blocks = new Map();
  hexList.resize(Math.ceil(state.views[view].size / PER_ROW()));
}

function goTo(offset) {
  const isThere = Number.isSafeInteger(offset) && offset >= 0 && offset < state.views[view].size;
  $('offset').classList.toggle('missed', !isThere);
  if (!isThere) return;
  $('offset').value = hex(offset);
  marked = offset;
  hexList.show(Math.floor(offset / PER_ROW()));
}
$('view').addEventListener('change', switchView);
$('offset').addEventListener('change', () => goTo(Number($('offset').value.trim() || NaN)));

// ---- the page -------------------------------------------------------------------------------------------------

function showTab(name) {
  for (const each of TABS) {
    $(each).hidden = each !== name;
    $(`tab-${each}`).setAttribute('aria-selected', each === name);
  }
  for (const list of [keys.list, envelopes.list, fields.list, clusters.list, pages.list, hexList]) list.refresh();
}
for (const name of TABS) $(`tab-${name}`).addEventListener('click', () => showTab(name));
$('ntuple').addEventListener('change', () => chooseNTuple(ntupleKeys(state.container)[Number($('ntuple').value)]));
$('file').addEventListener('change', () => {
  if ($('file').files.length) open($('file').files[0]);
});
$('sample').addEventListener('click', () => open(new File([sample], 'muons.root')));
for (const kind of ['dragenter', 'dragover']) {
  addEventListener(kind, (event) => {
    event.preventDefault();
    document.body.classList.add('over');
  });
}
addEventListener('dragleave', (event) => { if (!event.relatedTarget) document.body.classList.remove('over'); });
addEventListener('drop', (event) => {
  event.preventDefault();
  document.body.classList.remove('over');
  const [file] = event.dataTransfer.files;
  if (file) open(file);
});
addEventListener('error', (event) => fail(`this page failed: ${event.message}`));
addEventListener('unhandledrejection', (event) => fail(`this page failed: ${event.reason?.message ?? event.reason}`));
document.documentElement.dataset.ready = '1';
