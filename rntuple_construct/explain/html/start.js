// ---- finding --------------------------------------------------------------------------------------------------

async function find(text, after) {
  const wanted = text.trim();
  if (!wanted) return null;
  if (/^(0x[0-9a-f]+|\d+)$/i.test(wanted)) return { offset: Number(wanted) };
  const lower = wanted.toLowerCase();
  const exact = await nodeAtPath(wanted);
  await loadAll();
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
  const text = event.target.value;
  inTurn(async () => {
    const found = await find(text, state.node);
    $('search').classList.toggle('missed', !found);
    if (!found) return;
    showTab('tree');
    if (found.node) select(found.node); else await selectOffset(0, found.offset);
  });
});

// ---- start ----------------------------------------------------------------------------------------------------

async function start() {
  $('file-name').textContent = data.name;
  const bits = [['', counted(data.size, 'byte')], ['', data.label]];
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
  showTab('tree');
  listTree();
  showView(0);
  await follow();
  new ResizeObserver(drawMap).observe(canvas.parentElement);
  // What is in sight is there.
  await Promise.all(loading.values());
  document.documentElement.dataset.ready = Math.round(performance.now());
}

async function follow() {
  const place = new URLSearchParams(location.hash.slice(1));
  const at = place.get('at');
  const node = place.has('path') ? await nodeAtPath(place.get('path')) : null;
  if (TABS.includes(place.get('tab'))) showTab(place.get('tab'));
  if (at !== null && leafAt(0, Number(at))) await selectOffset(0, Number(at));
  else select(node || roots[0]);
}
window.addEventListener('hashchange', () => inTurn(follow));
await start();
