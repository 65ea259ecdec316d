// ---- columns by cluster ---------------------------------------------------------------------------------------

// Rows: a heading for each RNTuple, then its columns.
const gridRows = [];
async function loadGrid() {
  const tables = await jsonPart('cells');
  data.ntuples.forEach((ntuple, index) => {
    const byColumn = new Map();
    let largest = 1;
    for (const [cluster, column, pages, bytes, first] of tables[index].cells) {
      if (!byColumn.has(column)) byColumn.set(column, []);
      byColumn.get(column).push({ cluster, pages, bytes, first });
      largest = Math.max(largest, bytes);
    }
    const { bin } = tables[index];
    gridRows.push({ ntuple, bin, head: true });
    for (const [column, cells] of [...byColumn].sort((a, b) => a[0] - b[0])) {
      gridRows.push({ ntuple, bin, column, cells, largest, number: ntuple.columnNumbers[column] ?? column });
    }
  });
  grid.resize(gridRows.length);
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
          : state.colourBy === 'column' ? numbered(colour) : tone(data.kinds.indexOf('page'));
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
const fields = [];
let fieldRows = [];
const FIELDS_OPEN_AT_FIRST = 400;
async function loadSchema() {
  for (const table of await jsonPart('schema')) {
    const head = { head: true, name: table.name, count: table.fields.length };
    fields.push(head);
    const made = [];
    for (const [parent, name, type, role, columns, pages, bytes, path] of table.fields) {
      const around = made[parent];
      const field = { name, type, role, columns, pages, bytes, path, children: [], depth: around ? around.depth + 1 : 0,
                      open: table.fields.length <= FIELDS_OPEN_AT_FIRST };
      made.push(field);
      if (around) around.children.push(field); else fields.push(field);
    }
    // What lies below a field is part of it.
    for (let i = made.length - 1; i >= 0; i -= 1) {
      const around = made[table.fields[i][0]];
      made[i].allPages = (made[i].allPages || 0) + made[i].pages;
      made[i].allBytes = (made[i].allBytes || 0) + made[i].bytes;
      if (around) {
        around.allPages = (around.allPages || 0) + made[i].allPages;
        around.allBytes = (around.allBytes || 0) + made[i].allBytes;
      }
    }
  }
  listFields();
}

function listFields() {
  fieldRows = [];
  const stack = [...fields].reverse();
  while (stack.length) {
    const field = stack.pop();
    fieldRows.push(field);
    if (field.open) for (let i = field.children.length - 1; i >= 0; i -= 1) stack.push(field.children[i]);
  }
  schema.resize(fieldRows.length);
}

const schema = new LongList($('schema'), (number) => {
  const field = fieldRows[number];
  const row = element('div', field.head ? 'head' : '');
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
$('schema').addEventListener('click', (event) => {
  const field = fieldRows[event.target.closest('.row')?.dataset.number];
  if (!field || field.head) return;
  if (event.target.closest('.twist') && field.children.length) {
    field.open = !field.open;
    listFields();
  } else inTurn(async () => select(await nodeAtPath(field.path)));
});
$('schema').addEventListener('mousemove', (event) => tip(event, event.target.closest('.row')?.dataset.tip || ''));
$('schema').addEventListener('mouseleave', () => tip(null, ''));

// ---- pages ----------------------------------------------------------------------------------------------------

// Columns of the table: key, heading, value of a page, text of a value.
const PAGE_HEADS = [
  ['offset', 'offset', hex], ['column', 'column', null], ['cluster', 'cluster', thousands], ['page', 'page', thousands],
  ['elements', 'elements', thousands], ['size', 'stored', thousands], ['ratio', 'ratio', (value) => (value ? value.toFixed(2) : '')],
];
const pages = {};
let shownPages = new Uint32Array(0);
let sorting = { key: 'offset', down: false };

async function loadPages() {
  const buffer = await part('pages');
  const count = data.numPages;
  let position = 0;
  for (const [name, type] of data.pageColumns) {
    const Kind = type === '<f8' ? Float64Array : Uint32Array;
    pages[name] = new Kind(buffer, position, count);
    position += pages[name].byteLength;
  }
  let stop = 0;
  for (let i = 0; i < count; i += 1) {
    pages.offset[i] += stop;
    stop = pages.offset[i] + pages.size[i];
  }
  // Uncompressed bytes, and those for each stored one; 0 where the column is not known.
  pages.length = Float64Array.from(pages.elements, (elements, i) => {
    const bits = data.ntuples[pages.ntuple[i]]?.columnBits[pages.column[i]] ?? 0;
    return Math.ceil(elements * bits / 8);
  });
  pages.ratio = Float64Array.from(pages.length, (length, i) => length / pages.size[i]);
  $('page-heads').replaceChildren(...PAGE_HEADS.map(([key, label]) => {
    const head = element('button', key, label);
    head.dataset.key = key;
    head.setAttribute('role', 'columnheader');
    return head;
  }));
  showPages();
}

function columnLabel(i) {
  const ntuple = data.ntuples[pages.ntuple[i]];
  const name = ntuple?.columns[pages.column[i]] || `column ${pages.column[i]}`;
  return data.ntuples.length > 1 ? `${ntuple.prefix}${name}` : name;
}

// A filter is words that must all hold: part of a column's name, or a comparison such as cluster=3 or size>1000.
const COMPARISONS = { '=': (a, b) => a === b, '>': (a, b) => a > b, '<': (a, b) => a < b, '>=': (a, b) => a >= b, '<=': (a, b) => a <= b };
const FILTER_KEYS = ['offset', 'cluster', 'page', 'elements', 'size', 'ratio', 'column', 'length', 'uses'];
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
  const holds = pageTest($('filter').value);
  const chosen = [];
  for (let i = 0; i < data.numPages; i += 1) if (holds(i)) chosen.push(i);
  shownPages = Uint32Array.from(chosen);
  const { key, down } = sorting;
  const values = pages[key];
  if (key === 'column') shownPages.sort((a, b) => pages.ntuple[a] - pages.ntuple[b] || values[a] - values[b] || a - b);
  else if (key !== 'offset') shownPages.sort((a, b) => values[a] - values[b] || a - b);
  if (down) shownPages.reverse();
  for (const head of $('page-heads').children) {
    const isKey = head.dataset.key === key;
    head.setAttribute('aria-sort', isKey ? (down ? 'descending' : 'ascending') : 'none');
  }
  const more = data.allPages - data.numPages;
  $('num-shown').textContent = `${thousands(shownPages.length)} of ${counted(data.numPages, 'page')}`
    + (more > 0 ? `; ${thousands(more)} more are not in this page` : '');
  pageTable.box.scrollTop = 0;
  pageTable.resize(shownPages.length);
}

const pageTable = new LongList($('page-rows'), (number) => {
  const i = shownPages[number];
  const row = element('div');
  row.dataset.offset = pages.offset[i];
  row.setAttribute('role', 'row');
  for (const [key, , text] of PAGE_HEADS) row.append(element('span', key, text ? text(pages[key][i]) : columnLabel(i)));
  row.children[1].title = columnLabel(i);
  if (pages.uses[i] > 1) row.title = `these bytes serve ${pages.uses[i]} pages`;
  return row;
});
$('page-heads').addEventListener('click', (event) => {
  const { key } = event.target.dataset;
  if (!key) return;
  sorting = { key, down: sorting.key === key && !sorting.down };
  showPages();
});
$('filter').addEventListener('input', () => { if (pages.offset) showPages(); });
$('page-rows').addEventListener('click', (event) => {
  const offset = event.target.closest('.row')?.dataset.offset;
  if (offset !== undefined) inTurn(async () => select(await startingAt(Number(offset))));
});

// ---- tabs -----------------------------------------------------------------------------------------------------

// What each tab shows and, if its data is decoded when it is first opened, what loads it.
const VIEWS = { tree: [tree], schema: [schema, loadSchema], grid: [grid, loadGrid], pages: [pageTable, loadPages] };
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
