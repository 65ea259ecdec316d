// Answers conformance requests with JSROOT. The only argument is the directory of its package.
//
//     echo '{"id":1,"file":"data.root","ntuple":"Events","levels":["values"]}' | node jsroot_reader.mjs node_modules/jsroot
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const folder = process.argv[2];
const load = name => import(pathToFileURL(join(folder, 'modules', name)).href);
const implementation = { name: 'jsroot', version: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version };
const answer = process.stdout.write.bind(process.stdout);
const said = [];
// JSROOT reports some failures on the console only.
for (const name of ['log', 'warn', 'error'])
  console[name] = (...parts) => said.push(parts.map(part => part?.message ?? String(part)).join(' '));

const { openFile, TSelector } = await load('main.mjs');
const rntuple = await load('rntuple.mjs').catch(() => ({}));
const roles = ['plain', 'collection', 'record', 'variant', 'streamer'];
const repetitive = 1;

class Unsupported extends Error {}

async function open(path, name) {
  if (!rntuple.rntupleProcess)
    throw new Unsupported('this version has no RNTuple');
  const file = await openFile(path);
  const ntuple = await file.readObject(name ?? (await listed(file, ''))[0]?.name);
  if (!ntuple)
    throw new Error('there is no such RNTuple');
  if (!await rntuple.readHeaderFooter(ntuple))
    throw new Error('readHeaderFooter gave nothing');
  return ntuple;
}

// All fields as a tree; those of the top level, and all of them in the order of their ids.
function fieldsOf(ntuple) {
  const all = ntuple.builder.fieldDescriptors.map(descriptor => ({ descriptor, children: [], path: descriptor.fieldName }));
  const top = [];
  all.forEach((field, id) => {
    const parent = field.descriptor.parentFieldId;
    if (parent === id) {
      top.push(field);
    } else {
      all[parent].children.push(field);
      field.path = `${all[parent].path}.${field.path}`;
    }
  });
  return { all, top };
}

// Directories that have been entered already are not entered again: they may contain each other.
async function listed(directory, above, entered = new Set()) {
  const found = [], seen = new Set();
  for (const key of directory.fKeys) {
    if (seen.has(key.fName))
      continue; // another cycle
    seen.add(key.fName);
    if (key.fClassName === 'ROOT::RNTuple' || key.fClassName === 'ROOT::Experimental::RNTuple')
      found.push({ name: above + key.fName });
    else if ((key.fClassName === 'TDirectory' || key.fClassName === 'TDirectoryFile') && !entered.has(key.fSeekKey))
      found.push(...await listed(await directory.readObject(key.fName), `${above}${key.fName}/`, entered.add(key.fSeekKey)));
  }
  return found;
}

const levels = {
  container: async path => ({ ntuples: await listed(await openFile(path), '') }),
  metadata: async (path, name) => {
    const ntuple = await open(path, name), { all } = fieldsOf(ntuple);
    const clusters = ntuple.builder.clusterSummaries ?? [];
    return {
      num_entries: clusters.reduce((sum, cluster) => sum + Number(cluster.numEntries), 0),
      num_clusters: clusters.length,
      fields: all.map(({ path: at, descriptor }) =>
        ({ path: at, type_name: descriptor.typeName, role: roles[descriptor.structRole] ?? 'unknown' })),
    };
  },
  values: async (path, name) => {
    const ntuple = await open(path, name), { top } = fieldsOf(ntuple);
    try {
      return { fields: await readFields(ntuple, top), refused: {} };
    } catch (error) {
      if (top.length < 2)
        return {
          fields: {},
          refused: Object.fromEntries(top.map(field => [field.path, message(error)])),
          stacks: Object.fromEntries(top.map(field => [field.path, stackOf(error)])),
        };
    }
    const fields = {}, refused = {}, stacks = {};
    for (const field of top) {
      said.length = 0;
      try {
        Object.assign(fields, await readFields(await open(path, name), [field]));
      } catch (error) {
        refused[field.path] = message(error);
        stacks[field.path] = stackOf(error);
      }
    }
    return { fields, refused, stacks };
  },
};

async function readFields(ntuple, fields) {
  const values = Object.fromEntries(fields.map(field => [field.path, []]));
  const selector = new TSelector();
  for (const field of fields)
    selector.addBranch(field.path);
  selector.Process = function() {
    for (const field of fields)
      values[field.path].push(spelled(field, this.tgtobj[field.path]));
  };
  await rntuple.rntupleProcess(ntuple, selector, {});
  return values;
}

// A value of JSROOT in the spelling of the corpus.
function spelled(field, value) {
  const { typeName, structRole, flags } = field.descriptor, [child] = field.children;
  if (value === null || value === undefined)
    return value === undefined ? { $undefined: true } : null;
  const bits = /^std::bitset<(\d+)>$/.exec(typeName);
  if (bits && !Array.isArray(value))
    return Array.from({ length: Number(bits[1]) }, (_, bit) => (BigInt(value) >> BigInt(bit) & 1n) === 1n);
  if (structRole === 2 && typeof value === 'object') {
    const pair = typeName.startsWith('std::pair') && 'first' in value ? { _0: value.first, _1: value.second } : value;
    const known = Object.fromEntries(field.children.map(each => [each.descriptor.fieldName, each]));
    return Object.fromEntries(Object.entries(pair).filter(([key]) => key !== '_typename')
      .map(([key, item]) => [key, known[key] ? spelled(known[key], item) : plain(item)]));
  }
  if (structRole === 1 || (flags & repetitive && child))
    return Array.isArray(value) || ArrayBuffer.isView(value) ? Array.from(value, item => spelled(child, item)) : plain(value);
  if (child && structRole === 0)
    return spelled(child, value);
  return typeName === 'float' && typeof value === 'number' ? plain(Math.fround(value)) : plain(value);
}

// JSON has neither infinities nor NaN, nor the sign of zero, and integers of any size only as text.
function plain(value) {
  if (typeof value === 'bigint')
    return value.toString();
  if (typeof value === 'number' && !Number.isFinite(value))
    return { NaN: 'nan', Infinity: 'inf', '-Infinity': '-inf' }[String(value)];
  if (Object.is(value, -0))
    return '-0.0';
  if (value === null || typeof value !== 'object')
    return value;
  if (Array.isArray(value) || ArrayBuffer.isView(value))
    return Array.from(value, plain);
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== '_typename').map(([key, item]) => [key, plain(item)]));
}

function message(error) {
  return [...said, String(error?.message ?? error)].join('; ').slice(0, 500);
}

// Calls of JSROOT that ended in an error, the innermost one first, without directories.
function stackOf(error) {
  const calls = String(error?.stack ?? '').matchAll(/^\s+at (?:async )?(?:(.+?) \()?(?:.*[\\/])?([^\\/]*:\d+):\d+\)?$/gm);
  return Array.from(calls, ([, call, place]) => `${call ?? 'top level'} (${place})`)
    .filter(each => !each.includes('jsroot_reader.mjs')).slice(0, 8);
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, file, ntuple, levels: wanted } = JSON.parse(line);
  for (const level of wanted) {
    said.length = 0;
    let result;
    try {
      result = { status: 'ok', result: await levels[level](file, ntuple) };
    } catch (error) {
      const status = error instanceof Unsupported ? 'unsupported' : 'refused';
      result = { status, message: message(error), stack: stackOf(error) };
    }
    await new Promise(done => answer(`${JSON.stringify({ id, level, implementation, ...result })}\n`, done));
  }
}
process.exit(0);
