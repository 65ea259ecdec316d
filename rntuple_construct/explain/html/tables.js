// ---- columns by cluster ---------------------------------------------------------------------------------------

// Rows: a heading for each RNTuple, then its columns.
const MAX_BINS = 200;
let gridRows = [];
async function loadGrid() {
  gridRows = [];
  let first = 0;
  const bins = data.ntuples.map((ntuple) => Math.max(1, Math.ceil(ntuple.clusters / MAX_BINS)));
  const sums = sumsBy((i) => [pages.ntuple[i], pages.column[i], Math.floor(pages.cluster[i] / bins[pages.ntuple[i]])]);
  data.ntuples.forEach((ntuple, index) => {
    const byColumn = new Map();
    let largest = 1;
    for (const { key: [, column, cluster], ...cell } of sums.values()) {
      if (cell.ntuple !== index) continue;
      if (!byColumn.has(column)) byColumn.set(column, []);
      byColumn.get(column).push({ cluster, ...cell });
      largest = Math.max(largest, cell.bytes);
    }
    gridRows.push({ ntuple, bin: bins[index], head: true });
    for (const [column, cells] of [...byColumn].sort((a, b) => a[0] - b[0])) {
      gridRows.push({ ntuple, bin: bins[index], column, cells, largest, number: first + column });
    }
    first += ntuple.columns.length;
  });
  grid.resize(gridRows.length);
}

// Pages, bytes and first offset of all pages with the same key.
function sumsBy(keyOf) {
  const sums = new Map();
  for (let i = 0; i < pages.offset.length; i += 1) {
    const key = keyOf(i);
    const name = key.join();
    const sum = sums.get(name) ?? { key, ntuple: pages.ntuple[i], pages: 0, bytes: 0, first: pages.offset[i] };
    sum.pages += pages.part[i] ? 0 : 1;
    sum.bytes += pages.size[i];
    sums.set(name, sum);
  }
  return sums;
}

const grid = new LongList($('grid'), (number) => {
  const { ntuple, bin, head, column, cells, largest, number: colour } = gridRows[number];
  const row = element('div', head ? 'head' : '');
  const binned = bin > 1 ? `each cell ${bin} clusters` : 'one cell per cluster';
  row.append(element('span', 'id', head ? '' : column));
  row.append(element('span', 'label', head ? `${ntuple.name} · ${counted(ntuple.clusters, 'cluster')}` : ntuple.columns[column] || ''));
  row.append(element('span', 'amount', head ? 'pages' : thousands(cells.reduce((sum, cell) => sum + cell.pages, 0))));
  row.append(element('span', 'amount', head ? 'bytes' : sized(cells.reduce((sum, cell) => sum + cell.bytes, 0))));
  const strip = element('span', 'cells', head ? binned : undefined);
  if (!head) {
    const places = Array.from({ length: Math.ceil(ntuple.clusters / bin) }, () => null);
    for (const cell of cells) places[cell.cluster] = cell;
    places.forEach((cell, cluster) => {
      const box = element('i');
      if (cell) {
        box.dataset.offset = cell.first;
        box.dataset.tip = `column ${column} ${ntuple.columns[column] || ''}\n`
          + (bin > 1 ? `clusters ${cluster * bin} and following` : `cluster ${cluster}`)
          + `: ${counted(cell.pages, 'page')}, ${sized(cell.bytes)}`;
        const share = 0.25 + 0.75 * Math.sqrt(cell.bytes / largest);
        box.style.background = state.colourBy === 'cluster' ? numbered(cluster)
          : state.colourBy === 'column' ? numbered(colour) : tone('page');
        box.style.opacity = share;
      }
      strip.append(box);
    });
  }
  row.append(strip);
  return row;
});
$('grid').addEventListener('click', (event) => {
  const at = event.target.dataset.offset ?? event.target.closest('.row')?.querySelector('[data-offset]')?.dataset.offset;
  if (at !== undefined) startingAt(Number(at)).then((node) => select(node));
});
$('grid').addEventListener('mousemove', (event) => tip(event, event.target.dataset.tip || ''));
$('grid').addEventListener('mouseleave', () => tip(null, ''));

// ---- schema ---------------------------------------------------------------------------------------------------

// Rows: a heading for each RNTuple, then its fields, as far as those around them are open.
let fields = [];
let fieldRows = [];
const FIELDS_OPEN_AT_FIRST = 400;
async function loadSchema() {
  const tables = await data.schema();
  fields = [];
  const sums = sumsBy((i) => [pages.ntuple[i], pages.column[i]]);
  tables.forEach((table, ntuple) => {
    const head = { head: true, name: table.name, count: table.fields.length };
    fields.push(head);
    const made = [];
    for (const [parent, name, type, role, columns, ids, path, values] of table.fields) {
      const around = made[parent];
      const own = ids.map((id) => sums.get(`${ntuple},${id}`) ?? { pages: 0, bytes: 0 });
      const [allPages, allBytes] = ['pages', 'bytes'].map((key) => own.reduce((sum, each) => sum + each[key], 0));
      const field = { name, type, role, columns, path, values, allPages, allBytes, children: [], depth: around ? around.depth + 1 : 0,
                      open: table.fields.length <= FIELDS_OPEN_AT_FIRST };
      made.push(field);
      if (around) around.children.push(field); else fields.push(field);
    }
    // What lies below a field is part of it.
    for (let i = made.length - 1; i >= 0; i -= 1) {
      const around = made[table.fields[i][0]];
      if (around) {
        around.allPages += made[i].allPages;
        around.allBytes += made[i].allBytes;
      }
    }
  });
  listFields();
  const first = fields.find((field) => field.values);
  if (first) await showValues(first);
}

function listFields() {
  fieldRows = inOrder(fields, (field) => field.open);
  schema.resize(fieldRows.length);
}

const schema = new LongList($('fields'), (number) => {
  const field = fieldRows[number];
  const row = element('div', field.head ? 'head' : field === shownField ? 'selected' : '');
  row.dataset.number = number;
  if (field.head) {
    row.append(element('span', 'name', field.name), element('span', 'type', counted(field.count, 'field')),
      element('span', 'columns', 'columns'), element('span', 'amount', 'pages'), element('span', 'amount', 'bytes'));
    return row;
  }
  const name = element('span', 'name');
  name.style.paddingLeft = `${field.depth * 14}px`;
  name.append(element('span', 'twist', field.children.length ? (field.open ? '▾' : '▸') : ''), field.name);
  row.dataset.tip = `${field.name}: ${field.type || 'no type name'}\n${field.role}${field.columns ? `\n${field.columns}` : ''}`;
  row.append(name, element('span', 'type', field.type || field.role), element('span', 'columns', field.columns),
    element('span', 'amount', thousands(field.allPages)), element('span', 'amount', sized(field.allBytes)));
  return row;
});
$('fields').addEventListener('click', (event) => {
  const field = fieldRows[event.target.closest('.row')?.dataset.number];
  if (!field || field.head) return;
  if (event.target.closest('.twist') && field.children.length) {
    field.open = !field.open;
    listFields();
  } else inTurn(() => selectField(field));
});
$('fields').addEventListener('mousemove', (event) => tip(event, event.target.closest('.row')?.dataset.tip || ''));
$('fields').addEventListener('mouseleave', () => tip(null, ''));

async function selectField(field) {
  select(await nodeAtPath(field.path));
  if (field.values) await showValues(field);
}

// The values of a field in the first entries, where the source reads them.
let shownField = null;
async function showValues(field) {
  shownField = field;
  schema.refresh();
  const { path, columns, read } = field.values;
  $('values-of').textContent = path;
  $('values-note').textContent = 'reading …';
  $('values-note').classList.remove('bad');
  $('entries').replaceChildren();
  $('values-pages').replaceChildren(...columns.map(([label, filter]) => jump(`pages of ${label}`, () => showPagesOf(filter))));
  $('values').hidden = false;
  const { entries, note, isBad } = await read();
  if (shownField !== field) return;
  $('values-note').textContent = note;
  $('values-note').classList.toggle('bad', Boolean(isBad));
  $('entries').replaceChildren(...entries.flatMap((value, index) => [element('span', '', String(index)), element('span', '', value)]));
  $('entries').scrollTop = 0;
}

// ---- tables that sort -----------------------------------------------------------------------------------------

class SortedTable extends LongList {
  /**
   * @param {string} name of the elements for heads and rows
   * @param {Array} columns [key, heading, text of a value, key to sort by]
   * @param {(index: number) => void} open what a click on a row does
   */
  constructor(name, columns, open) {
    super($(`${name}-rows`), (number) => {
      const i = this.shown[number];
      const row = element('div');
      row.dataset.index = i;
      row.setAttribute('role', 'row');
      for (const [key, , text] of columns) {
        const cell = element('span', key, text(this.values[key][i], i));
        if (key === 'column') cell.title = cell.textContent;
        row.append(cell);
      }
      if (this.values.uses?.[i] > 1) row.title = `these bytes serve ${this.values.uses[i]} pages`;
      return row;
    });
    Object.assign(this, { values: {}, every: [], shown: [], sorting: { key: columns[0][0], down: false } });
    this.heads = $(`${name}-heads`);
    this.heads.replaceChildren(...columns.map(([key, label, , order = key]) => {
      const head = element('button', key, label);
      head.dataset.key = order;
      head.setAttribute('role', 'columnheader');
      return head;
    }));
    this.heads.addEventListener('click', (event) => {
      const { key } = event.target.dataset;
      if (!key) return;
      this.sorting = { key, down: this.sorting.key === key && !this.sorting.down };
      this.fill(this.shown);
    });
    this.box.addEventListener('click', (event) => {
      const index = event.target.closest('.row')?.dataset.index;
      if (index !== undefined) open(Number(index));
    });
  }

  fill(chosen) {
    const { key, down } = this.sorting;
    const values = this.values[key];
    this.shown = Uint32Array.from(chosen).sort((a, b) => values[a] - values[b] || a - b);
    if (down) this.shown.reverse();
    for (const head of this.heads.children) {
      head.setAttribute('aria-sort', head.dataset.key === key ? (down ? 'descending' : 'ascending') : 'none');
    }
    this.box.scrollTop = 0;
    this.resize(this.shown.length);
  }
}

// ---- clusters and pages ---------------------------------------------------------------------------------------

const clusterTable = new SortedTable('cluster', [
  ['cluster', 'cluster', (value, i) => (data.ntuples.length > 1 ? `${data.ntuples[clusterTable.values.ntuple[i]].prefix}${value}` : thousands(value)), 'order'],
  ['group', 'group', thousands], ['first', 'first entry', thousands], ['entries', 'entries', thousands], ['pages', 'pages', thousands],
  ['bytes', 'stored', thousands],
], (i) => showPagesOf(filterOf(clusterTable.values, 'cluster', i)));
async function loadClusters() {
  const rows = await data.clusters();
  const values = {};
  ['ntuple', 'cluster', 'group', 'first', 'entries'].forEach((key, at) => { values[key] = rows.map((row) => row[at]); });
  const sums = sumsBy((i) => [pages.ntuple[i], pages.cluster[i]]);
  for (const key of ['pages', 'bytes']) values[key] = rows.map(([ntuple, cluster]) => sums.get(`${ntuple},${cluster}`)?.[key] ?? 0);
  clusterTable.values = { ...values, order: rows.map(([ntuple, cluster]) => ntuple * 2 ** 32 + cluster) };
  clusterTable.fill(rows.keys());
}

// The filter for the pages of a cluster or column.
const filterOf = (values, key, i) => `${key}=${values[key][i]}${data.ntuples.length > 1 ? ` ntuple=${values.ntuple[i]}` : ''}`;
async function showPagesOf(filter) {
  $('filter').value = filter;
  await showTab('pages');
  showPages();
}

let pages = {};
async function loadPages() {
  // Uncompressed bytes, and those for each stored one; 0 where the column is not known.
  pages.length = Float64Array.from(pages.elements, (elements, i) => {
    const bits = data.ntuples[pages.ntuple[i]]?.columnBits[pages.column[i]] ?? 0;
    return Math.ceil(elements * bits / 8);
  });
  pages.ratio = Float64Array.from(pages.length, (length, i) => length / pages.size[i]);
  pages.order = Float64Array.from(pages.column, (column, i) => pages.ntuple[i] * 2 ** 32 + column);
  pageTable.values = pages;
  showPages();
}

function columnLabel(i) {
  const ntuple = data.ntuples[pages.ntuple[i]];
  const name = ntuple?.columns[pages.column[i]] || `column ${pages.column[i]}`;
  return data.ntuples.length > 1 ? `${ntuple.prefix}${name}` : name;
}

// A filter is words that must all hold: part of a column's name, or a comparison such as cluster=3 or size>1000.
const COMPARISONS = { '=': (a, b) => a === b, '>': (a, b) => a > b, '<': (a, b) => a < b, '>=': (a, b) => a >= b, '<=': (a, b) => a <= b };
const FILTER_KEYS = ['offset', 'cluster', 'page', 'elements', 'size', 'ratio', 'column', 'length', 'uses', 'ntuple'];
function pageTest(text) {
  const tests = [];
  for (const word of text.trim().toLowerCase().split(/\s+/).filter(Boolean)) {
    const match = /^([a-z]+)(>=|<=|=|>|<)(0x[0-9a-f]+|[0-9.]+)$/.exec(word);
    if (match && FILTER_KEYS.includes(match[1])) {
      const values = pages[match[1]];
      const compare = COMPARISONS[match[2]];
      const wanted = Number(match[3]);
      tests.push((i) => compare(values[i], wanted));
    } else {
      const known = new Map();
      tests.push((i) => {
        const key = pages.ntuple[i] * 2 ** 32 + pages.column[i];
        if (!known.has(key)) known.set(key, columnLabel(i).toLowerCase().includes(word));
        return known.get(key);
      });
    }
  }
  return (i) => tests.every((test) => test(i));
}

function showPages() {
  if (!pages.length) return;
  const chosen = [...pages.offset.keys()].filter(pageTest($('filter').value));
  pageTable.fill(chosen);
  const count = pages.offset.length;
  const more = data.allPages - count;
  $('num-shown').textContent = `${thousands(chosen.length)} of ${counted(count, 'page')}`
    + (more > 0 ? `; ${thousands(more)} more are not in this page` : '');
}

const pageTable = new SortedTable('page', [
  ['offset', 'offset', (value) => (value < 0 ? 'elsewhere' : hex(value))], ['column', 'column', (_, i) => columnLabel(i), 'order'],
  ['cluster', 'cluster', thousands], ['page', 'page', thousands], ['elements', 'elements', thousands], ['size', 'stored', thousands],
  ['ratio', 'ratio', (value) => (value ? value.toFixed(2) : '')],
], (i) => inTurn(async () => { if (pages.offset[i] >= 0) select(await startingAt(pages.offset[i])); }));
$('filter').addEventListener('input', showPages);

// ---- tabs -----------------------------------------------------------------------------------------------------

// What each tab shows and, if its data is decoded when it is first opened, what loads it.
const VIEWS = { tree: [tree], schema: [schema, loadSchema], grid: [grid, loadGrid], clusters: [clusterTable, loadClusters], pages: [pageTable, loadPages] };
const TABS = Object.keys(VIEWS);
const opened = new Set();
async function showTab(name) {
  for (const each of TABS) {
    $(each).hidden = each !== name;
    $(`tab-${each}`).setAttribute('aria-selected', each === name);
  }
  const [list, start] = VIEWS[name];
  if (start && !opened.has(name)) {
    opened.add(name);
    await start();
  }
  list.refresh();
}
for (const name of TABS) $(`tab-${name}`).addEventListener('click', () => showTab(name));
