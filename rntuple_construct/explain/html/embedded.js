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
  let number = 0;
  // An annotation of the JSON form; the views are numbered in the order of the annotations.
  const specOf = ({ offset, size, elided, first, last, contents, children = [], ...facts }, before) => {
    const spec = { ...facts, start: offset, stop: offset + size };
    if (elided) Object.assign(spec, { elided, name: `… ${elided} more`, text: `${first} to ${last}`, kind: before }); // of those that it stands for
    if (contents) spec.view = views[number += 1];
    spec.specs = specsOf(children);
    if (contents) spec.specs = spec.specs.concat(specsOf(contents.nodes).map((each) => Object.assign(each, { isInView: true })));
    return spec;
  };
  const specsOf = (list) => {
    const specs = [];
    for (const each of list) specs.push(specOf(each, specs.at(-1)?.kind));
    return specs;
  };
  return {
    ...core, specs: specsOf(await jsonPart('nodes')), views, tab: 'tree', schema: () => jsonPart('schema'), clusters: () => jsonPart('clusters'),
    pages: () => pageColumns(core),
  };
}

await embedded().then(show);
document.documentElement.dataset.ready = Math.round(performance.now());
