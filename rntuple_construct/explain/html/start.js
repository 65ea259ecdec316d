// ---- finding --------------------------------------------------------------------------------------------------

async function find(text, after) {
  const wanted = text.trim();
  if (!wanted) return null;
  if (/^(0x[0-9a-f]+|\d+)$/i.test(wanted)) return { offset: Number(wanted) };
  const lower = wanted.toLowerCase();
  const exact = await nodeAtPath(wanted);
  if (exact && exact !== after) return { node: exact };
  await loadAll();
  const every = inOrder(roots, () => true);
  const start = every.indexOf(after) + 1;
  const node = [...every.slice(start), ...every.slice(0, start)].find((each) => `${each.path}\n${each.text}`.toLowerCase().includes(lower));
  return node ? { node } : null;
}
$('search').addEventListener('keydown', (event) => {
  if (event.key !== 'Enter') return;
  const text = event.target.value;
  inTurn(async () => {
    const found = data && await find(text, state.node);
    $('search').classList.toggle('missed', !found);
    if (!found) return;
    showTab('tree');
    if (found.node) select(found.node); else await selectOffset(0, found.offset);
  });
});

// ---- start ----------------------------------------------------------------------------------------------------

/** Shows a file, in the place of the one before. */
async function show(source) {
  resetNodes(source);
  Object.assign(state, { node: null, offset: null, view: 0, over: null });
  opened.clear();
  pages = await data.pages();
  listParts();
  shownField = null;
  for (const id of ['error', 'values', 'start']) $(id).hidden = true;
  for (const id of ['shown', 'file-map']) $(id).hidden = false;
  $('filter').value = '';
  $('file-name').textContent = data.name;
  const bits = [['', counted(data.size, 'byte')], ['', data.label]];
  for (const ntuple of data.ntuples) {
    const counts = [[ntuple.entries, 'entry'], [ntuple.columns.length, 'column'], [ntuple.clusters, 'cluster'], [ntuple.pages, 'page']];
    const known = counts.filter(([number]) => number !== undefined).map(([number, noun]) => counted(number, noun)).join(', ');
    bits.push([ntuple.name, `RNTuple ${ntuple.version}, ${known}${ntuple.writer ? `, written by ${ntuple.writer}` : ''}`]);
  }
  $('facts').replaceChildren(...bits.slice(0, 8).flatMap(([name, text], index) => [index ? '  ·  ' : '', ...(name ? [element('b', '', name), ' '] : []), text]));
  if (bits.length > 8) $('facts').append(`  ·  and ${bits.length - 8} more`);
  $('problems').hidden = !data.problems.length;
  $('problems').open = !data.ntuples.length;
  $('problems').querySelector('summary').textContent = counted(data.problems.length, 'problem');
  $('problems').querySelector('ul').replaceChildren(...data.problems.slice(0, 200).map((text) => element('li', '', text)));
  $('axis-start').textContent = hex(0);
  $('axis-middle').textContent = data.left ? `${counted(data.left, 'byte')} of the file are not in this page` : '';
  $('axis-stop').textContent = hex(data.size);
  showLegend();
  showView(0);
  listTree();
  await follow();
  drawMap();
}

async function follow() {
  if (!data) return;
  const place = new URLSearchParams(location.hash.slice(1));
  const at = place.get('at');
  const node = place.has('path') ? await nodeAtPath(place.get('path')) : null;
  await showTab(TABS.includes(place.get('tab')) ? place.get('tab') : data.tab);
  if (at !== null && leafAt(0, Number(at))) await selectOffset(0, Number(at));
  else select(node || roots[0]);
}
window.addEventListener('hashchange', () => inTurn(follow));
new ResizeObserver(() => { if (data) drawMap(); }).observe(canvas.parentElement);
