// Prints what the page knows of files as JSON, for tests: node inspect.js [--annotations] FILE...
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';

import { asProblem, openContainer } from './container.js';
import { ntupleKeys, openNTuple, readClusters, readPage } from './ntuple.js';
import { openFile } from './source.js';
import { Storage } from './storage.js';
import { Items, Text, firstValues } from './values.js';

const NUM_ENTRIES = 100;

async function inspect(path) {
  const storage = new Storage(await openAsBlob(path), basename(path));
  try {
    const container = await openContainer(storage);
    const ntuples = [];
    for (const key of ntupleKeys(container)) {
      try {
        ntuples.push(await inspectNTuple(storage, key));
      } catch (error) {
        ntuples.push({ path: key.path, error: asProblem(error).message });
      }
    }
    return { version: container.version, keys: container.keys.length, problems: container.problems.map((each) => each.message), ntuples };
  } catch (error) {
    return { error: asProblem(error).message };
  }
}

// As `rntuple dump` prints values.
function plain(value) {
  if (value instanceof Map) return Object.fromEntries(Array.from(value, ([name, member]) => [name, plain(member)]));
  if (value instanceof Items) return Array.from(value, plain);
  if (value instanceof Text) return value.isText ? value.text : { $streamer: value.text };
  if (typeof value === 'bigint') return { digits: String(value) };
  return typeof value === 'number' && !Number.isFinite(value) ? String(value).replace('Infinity', 'inf').replace('NaN', 'nan') : value;
}

async function entriesOf(ntuple) {
  const found = {};
  for (const field of ntuple.fields) {
    try {
      found[field.path] = { values: (await firstValues(ntuple, field, NUM_ENTRIES)).map(plain) };
    } catch (error) {
      found[field.path] = { error: asProblem(error).message };
    }
  }
  return found;
}

async function inspectNTuple(storage, key) {
  const ntuple = await openNTuple(storage, key);
  const { clusters, pages } = await readClusters(ntuple);
  const first = new Map();
  for (const page of pages) if (!first.has(page.column) && page.elements) first.set(page.column, page);
  const columns = [];
  for (const column of ntuple.columns) {
    const page = first.get(column.id);
    const entry = { label: column.label, type: column.name, bits: column.bits, values: null };
    if (page) {
      try {
        const read = await readPage(ntuple, page);
        entry.values = read.values;
        entry.isChecked = read.isChecked;
      } catch (error) {
        entry.error = asProblem(error).message;
      }
    }
    columns.push(entry);
  }
  return {
    entries: await entriesOf(ntuple), path: key.path, name: ntuple.name, generation: ntuple.generation,
    fields: ntuple.fields.map((field) => [field.path, field.type]), columns,
    clusters: clusters.map((cluster) => String(cluster.entries)), pages: pages.length, problems: ntuple.problems.map((each) => each.message),
  };
}

// Every annotation of a file: path, start, stop, kind, type, text, meaning, section, problem, target.
async function annotations(path) {
  const blob = Object.assign(await openAsBlob(path), { name: basename(path) });
  const found = [];
  const add = async (specs, around) => {
    for (const spec of specs) {
      const kind = spec.kind || around;
      found.push([spec.path, spec.start, spec.stop, kind, spec.type, spec.text ?? '', spec.meaning ?? '', spec.section ?? '', spec.problem ?? '', spec.target ?? null]);
      const place = found.at(-1);
      const made = await spec.make?.().catch((error) => {
        place[8] = asProblem(error).message;
        return [];
      });
      await add([...(spec.specs ?? []), ...(made ?? [])], kind);
    }
  };
  try {
    const source = await openFile(blob);
    await add(source.specs, '');
    for (const table of ['schema', 'clusters', 'pages']) await source[table]();
    return { annotations: found, problems: source.problems };
  } catch (error) {
    return { error: asProblem(error).message };
  }
}

const paths = process.argv.slice(2);
const what = paths[0] === '--annotations' ? paths.shift() && annotations : inspect;
console.log(JSON.stringify(await Promise.all(paths.map(what))));
