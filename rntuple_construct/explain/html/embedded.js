// ---- data in the page -----------------------------------------------------------------------------------------

// It is compressed and decoded part by part, when somebody looks at it.
async function part(name) {
  const box = $(`part-${name}`);
  const raw = Uint8Array.from(atob(box.textContent), (char) => char.charCodeAt(0));
  box.remove();
  const stream = new Blob([raw]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Response(stream).arrayBuffer();
}

async function jsonPart(name) {
  return JSON.parse(new TextDecoder().decode(await part(name)));
}

async function pageColumns(core) {
  const buffer = await part('pages');
  const columns = {};
  let position = 0;
  for (const [name, type] of core.pageColumns) {
    columns[name] = new (type === '<f8' ? Float64Array : Uint32Array)(buffer, position, core.numPages);
    position += columns[name].byteLength;
  }
  let stop = 0;
  for (let i = 0; i < core.numPages; i += 1) {
    columns.offset[i] += stop;
    stop = columns.offset[i] + columns.size[i];
  }
  return columns;
}

async function embedded() {
  if (typeof DecompressionStream === 'undefined') throw new Error('this browser is older than 2023 and cannot decompress');
  const core = await jsonPart('core');
  const views = core.views.map((view, number) => ({ ...view, block: async (index) => new Uint8Array(await part(`bytes-${number}-${index}`)) }));
  // Rows: parent, name, start, stop, kind, type, text, meaning, section, more.
  const every = [];
  const specs = [];
  for (const [parent, name, start, stop, kind, type, text, meaning, section, more] of core.nodes) {
    const spec = {
      name, start, stop, kind: core.kinds[kind], type: core.types[type], text, meaning: core.meanings[meaning], section: core.sections[section],
      ...more, view: views[more?.owns], isInView: more?.enters !== undefined, specs: [],
    };
    every.push(spec);
    (parent < 0 ? specs : every[parent].specs).push(spec);
  }
  return {
    ...core, specs, views, tab: 'tree', schema: () => jsonPart('schema'), clusters: () => jsonPart('clusters'),
    envelopes: core.envelopes.map(([start, stop, kind]) => [start, stop, core.kinds[kind]]), pages: () => pageColumns(core),
  };
}

await embedded().then(show);
document.documentElement.dataset.ready = Math.round(performance.now());
