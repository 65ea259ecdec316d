// Reads RNTuples with JSROOT. Each line of the standard input is a JSON array of a path, the name of an RNTuple, and how
// many entries are wanted (null: all). Each line of the answer is {values, errors}, lists of values and messages by field,
// or {error} if the RNTuple is refused as a whole; messages have everything that JSROOT said.
//
//     echo '["data.root", "Events", null]' | node read.mjs
import { createInterface } from 'node:readline';
import { openFile, TSelector } from 'jsroot';
import { rntupleProcess, readHeaderFooter } from 'jsroot/rntuple';

const answer = process.stdout.write.bind(process.stdout);
const said = [];
// JSROOT reports some failures on the console only.
for (const name of ['log', 'warn', 'error'])
  console[name] = (...parts) => said.push(parts.map(part => part?.message ?? String(part)).join(' '));

// JSON has neither infinities nor NaN, and integers of any size only as text.
function plain(value) {
  if (typeof value === 'bigint')
    return { $integer: value.toString() };
  if (typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)))
    return { $number: Object.is(value, -0) ? '-0.0' : String(value) };
  if (value === undefined)
    return { $undefined: true };
  if (value === null || typeof value !== 'object')
    return value;
  if (Array.isArray(value) || ArrayBuffer.isView(value))
    return Array.from(value, plain);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plain(item)]));
}

async function open(path, name) {
  const file = await openFile(path);
  const ntuple = await file.readObject(name);
  if (!await readHeaderFooter(ntuple))
    throw new Error('readHeaderFooter gave nothing');
  return ntuple;
}

async function readFields(ntuple, names, numEntries) {
  const values = Object.fromEntries(names.map(name => [name, []]));
  const selector = new TSelector();
  for (const name of names)
    selector.addBranch(name);
  selector.Process = function() {
    for (const name of names)
      values[name].push(plain(this.tgtobj[name]));
  };
  await rntupleProcess(ntuple, selector, numEntries === null ? {} : { numentries: numEntries });
  return values;
}

async function read(path, name, numEntries) {
  const ntuple = await open(path, name);
  const names = ntuple.builder.fieldDescriptors.filter((field, id) => field.parentFieldId === id).map(f => f.fieldName);
  try {
    return { values: await readFields(ntuple, names, numEntries), errors: {} };
  } catch (error) {
    if (names.length < 2)
      return { values: {}, errors: Object.fromEntries(names.map(name => [name, message(error)])) };
  }
  const values = {}, errors = {};
  for (const field of names) {
    said.length = 0;
    try {
      Object.assign(values, await readFields(await open(path, name), [field], numEntries));
    } catch (error) {
      errors[field] = message(error);
    }
  }
  return { values, errors };
}

function message(error) {
  return [...said, String(error?.message ?? error)].join('; ');
}

for await (const line of createInterface({ input: process.stdin })) {
  said.length = 0;
  let result;
  try {
    result = await read(...JSON.parse(line));
  } catch (error) {
    result = { error: message(error) };
  }
  await new Promise(done => answer(`${JSON.stringify(result)}\n`, done));
}
process.exit(0);
