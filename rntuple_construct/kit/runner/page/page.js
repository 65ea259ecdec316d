'use strict';
const data = JSON.parse(document.getElementById('data').textContent);
const byId = id => document.getElementById(id);
const signs = { pass: '✓', tolerated: '(✓)', wrong: 'wrong', 'refused-valid': 'refuses', 'accepted-invalid': 'accepts', crash: 'crash',
  hang: 'hang', memory: 'memory', 'protocol-error': 'protocol', unsupported: '–' };

const levels = ['container', 'metadata', 'values'];
const marks = { r: 'right', w: 'wrong', x: 'refused', u: 'unsupported', c: 'crashed' };

// What stands in a cell: text "verdict:level", or an object.
function cellOf(row, column) {
  const item = data.columns[column].cells[row];
  if (item === null)
    return { verdict: 'unsupported', message: 'not asked for yet' };
  if (typeof item !== 'string')
    return item;
  const [verdict, ...words] = item.split(':'), cell = { verdict };
  for (const word of words)
    cell[word === 'outside' ? 'outside' : levels.includes(word) ? 'level' : 'marks'] = word;
  if (!cell.level && cell.marks?.includes('r'))
    cell.level = levels[cell.marks.lastIndexOf('r')];
  return cell;
}

function element(name, content, className) {
  const made = document.createElement(name);
  if (className)
    made.className = className;
  for (const part of [content].flat())
    if (part !== undefined && part !== null)
      made.append(part);
  return made;
}

const nameOf = column => `${column.implementation} ${column.version}`.trim();
const rows = data.cases.map((test, row) => {
  const cells = data.columns.map((_, column) => cellOf(row, column));
  const words = [test.id, test.title, test.section, test.generation, test.outcome, ...test.rules,
    ...cells.map(cell => cell.message ?? '')];
  return { test, cells, verdicts: new Set(cells.map(cell => cell.verdict)), text: words.join(' ').toLowerCase() };
});

function drawHead() {
  const line = element('tr', element('th', `${data.cases.length} cases`));
  data.columns.forEach((column, index) => {
    const count = wanted => rows.filter(row => wanted.includes(row.cells[index].verdict)).length;
    const score = data.scores[index];
    const head = element('th', [column.implementation, element('small', column.version || ' '),
      element('small', `${score.right}/${score.valid} ${score.level}`),
      element('small', `${count(['pass'])} ✓  ${count(data.failures)} ✗`)]);
    head.title = `${score.headline} of its profile; ${count(['pass'])} pass, ${count(['tolerated'])} tolerated, ${count(data.failures)} fail, ` +
      `${count(['unsupported'])} unsupported`;
    head.scope = 'col';
    line.append(head);
  });
  byId('head').append(line);
}

function drawSummary() {
  const names = Object.values(marks);
  const head = element('tr', ['reader', 'level', ...names].map(name => element('th', name)));
  const lines = data.columns.flatMap((column, index) => Object.entries(data.scores[index].levels)
    .filter(([, counts]) => names.some(name => counts[name]))
    .map(([level, counts], row) => element('tr', [element('th', row ? '' : nameOf(column)), element('td', level),
      ...names.map(name => element('td', String(counts[name] || '')))])));
  const table = element('table', [element('thead', head), element('tbody', lines)]);
  const verdicts = Object.entries(data.verdicts).map(([verdict, meaning]) =>
    element('li', [element('span', signs[verdict], `badge ${verdict}`), ` ${verdict}: ${meaning}`]));
  byId('summary').append(
    element('ul', data.columns.map((column, index) => element('li', `${nameOf(column)}: ${data.scores[index].headline} of its profile` +
      (data.scores[index].outside ? `; ${data.scores[index].outside} cases are outside of it` : '')))),
    element('p', [`Corpus of ${data.corpus.num_cases} cases`, data.corpus.digest ? `, digest ${data.corpus.digest}` : '', '.']), table);
  byId('legend').append(element('ul', verdicts),
    element('p', 'A letter behind ✓ is the level at which a file was refused or read: c container, m metadata. A case that is not in the profile of a reader is –.'));
}

function drawBody() {
  const lines = document.createDocumentFragment();
  rows.forEach((row, index) => {
    const head = element('th', row.test.id);
    head.scope = 'row';
    head.title = row.test.title;
    row.line = element('tr', head);
    row.cells.forEach((cell, column) => {
      const button = element('button', signs[cell.verdict] + (cell.verdict === 'pass' && cell.level && cell.level !== 'values' ? ` ${cell.level[0]}` : ''));
      button.type = 'button';
      button.title = `${nameOf(data.columns[column])}: ${cell.verdict}${cell.level ? ` (${cell.level})` : ''}`;
      const place = element('td', button, cell.verdict);
      place.dataset.place = `${index}/${column}`;
      row.line.append(place);
    });
    lines.append(row.line);
  });
  byId('body').append(lines);
}

function fill(id, values) {
  for (const value of [...new Set(values)].sort()) {
    const option = element('option', value);
    option.value = value;
    byId(id).append(option);
  }
}

function filter() {
  const words = byId('text').value.toLowerCase().split(/\s+/).filter(Boolean);
  const [suite, generation, outcome, verdict] = ['suite', 'generation', 'outcome', 'verdict'].map(id => byId(id).value);
  let count = 0;
  for (const row of rows) {
    const { test } = row;
    const shown = words.every(word => row.text.includes(word)) && (!suite || test.suite === suite) &&
      (!generation || test.generation === generation) && (!outcome || test.outcome === outcome) &&
      (!verdict || (verdict === '!' ? data.failures.some(each => row.verdicts.has(each)) : row.verdicts.has(verdict)));
    row.line.hidden = !shown;
    count += shown;
  }
  byId('count').textContent = `${count} of ${rows.length}`;
}

const spaced = hex => hex.replace(/(..)(?=.)/g, '$1 ');

function shortened(hex) {
  return hex.length > 96 ? `${spaced(hex.slice(0, 96))} … (${hex.length / 2} bytes)` : spaced(hex) || '(nothing)';
}

// The element behind a wrong value: the way to it, its page and bytes, the decoding steps, and what the answer equals.
function drawElement(found) {
  const parts = found.way.length ? [element('pre', found.way.join('\n'))] : [];
  for (const part of [found, found.characters].filter(Boolean))
    parts.push(
      element('p', `${part.field}, column ${part.column_id}: ${part.column} of ${part.bits} bits, page ${part.page} of cluster ${part.cluster}: ` +
        `${part.size} bytes at 0x${part.offset.toString(16)}${part.compressed ? `, ${part.len_page} without compression` : ''}`),
      element('p', `Element ${part.element} of the page has the bytes at ${part.positions.slice(0, 8).join(', ')}${part.positions.length > 8 ? ', …' : ''}.`),
      element('pre', [shortened(part.bytes), ...part.steps.map(step => `${step.step}: ${step.value}`)].join('\n')));
  if (found.origins.length)
    parts.push(element('p', `The answer equals: ${found.origins.join('; ')}.`));
  return parts;
}

function pairs(items) {
  return element('dl', items.filter(([, value]) => value).flatMap(([name, value]) => [element('dt', name), element('dd', value)]));
}

function show(index, column) {
  document.querySelector('td.chosen')?.classList.remove('chosen');
  const place = document.querySelector(`td[data-place="${index}/${column}"]`);
  if (!place)
    return;
  place.classList.add('chosen');
  const { test, cells } = rows[index];
  const cell = cells[column], parts = [];
  parts.push(element('h2', nameOf(data.columns[column])));
  parts.push(element('p', [element('span', cell.verdict, `badge ${cell.verdict}`), ` ${data.verdicts[cell.verdict]}`,
    cell.level ? ` (level ${cell.level})` : '']));
  if (cell.outside)
    parts.push(element('p', 'The case is outside of the profile of the reader.'));
  else if (cell.marks)
    parts.push(pairs([...cell.marks].map((mark, at) =>
      [['invalid', 'must-refuse', 'must-be-bounded'].includes(test.outcome) ? 'must-refuse' : levels[at], marks[mark]])));
  if (cell.message)
    parts.push(element('pre', cell.message));
  if (cell.rule)
    parts.push(element('p', `The reader names ${cell.rule}.`));
  if (cell.difference)
    parts.push(element('h3', 'The difference'), pairs([['at', element('code', cell.difference.path)],
      ['expected', element('code', cell.difference.expected)], ['found', element('code', cell.difference.found)]]));
  if (cell.why)
    parts.push(element('h3', 'Why'), element('p', cell.why));
  const words = data.sentences[column][index];
  if (words)
    parts.push(element('h3', 'For a bug report'), element('p', words, 'report'));
  parts.push(element('h3', 'The case'), element('p', test.title), pairs([['id', element('code', test.id)], ['asks for', test.outcome],
    ['left out', [...(test.fields ?? []), ...(test.attribute_sets ?? [])].join(', ')], ['RNTuple', test.ntuple], ['generation', test.generation],
    ['section', data.sections[test.section] ?? test.section], ['file', `${test.size} bytes`], ['SHA-256', element('code', test.sha256)]]));
  parts.push(element('pre', `rntuple corpus DIR --only '${test.id}'`));
  if (cell.element)
    parts.push(element('h3', 'The bytes of the value'), ...drawElement(cell.element));
  const changed = (test.edits ?? []).filter(edit => !edit.is_checksum), repaired = (test.edits ?? []).filter(edit => edit.is_checksum);
  const drawn = edit => element('pre', `0x${edit.offset.toString(16)} ${edit.path ?? ''}\n- ${shortened(edit.before)}\n+ ${shortened(edit.after)}`);
  if (changed.length)
    parts.push(element('h3', test.base ? `The bytes that differ from ${test.base}` : 'The bytes that were changed'), ...changed.map(drawn));
  if (repaired.length)
    parts.push(element('h3', changed.length ? 'Checksums that follow from it' : 'The checksums that were changed'), ...repaired.map(drawn));
  for (const id of test.rules)
    parts.push(element('h3', `${id}: ${data.rules[id].title}`), element('p', data.rules[id].statement));
  byId('detail').replaceChildren(...parts);
  byId('detail').scrollTop = 0;
  history.replaceState(null, '', `#${encodeURIComponent(test.id)}/${column}`);
}

function showFragment() {
  const [id, column] = location.hash.slice(1).split('/');
  const index = data.cases.findIndex(test => test.id === decodeURIComponent(id));
  if (index >= 0 && Number(column) < data.columns.length) {
    show(index, Number(column));
    rows[index].line.scrollIntoView({ block: 'center' });
  }
}

drawHead();
drawSummary();
drawBody();
fill('suite', data.cases.map(test => test.suite));
fill('generation', data.cases.map(test => test.generation));
fill('outcome', data.cases.map(test => test.outcome));
fill('verdict', rows.flatMap(row => [...row.verdicts]));
for (const id of ['text', 'suite', 'generation', 'outcome', 'verdict'])
  byId(id).addEventListener('input', filter);
byId('filter').addEventListener('submit', event => event.preventDefault());
byId('body').addEventListener('click', event => {
  const place = event.target.closest('td')?.dataset.place;
  if (place)
    show(...place.split('/').map(Number));
});
addEventListener('hashchange', showFragment);
filter();
showFragment();
document.documentElement.dataset.ready = '';
