// Reads RNTuples with JSROOT and prints one line of JSON for each: {entries, fields, rows}, or {error}.
//
//     node read.mjs '["FILE", "NAME", "FIELD"...]'...
import { openFile } from 'jsroot';
import { TSelector } from 'jsroot/tree';
import { rntupleProcess, readHeaderFooter } from 'jsroot/rntuple';

function plain(value) {
  if (typeof value === 'bigint')
    return { $int: value.toString() };
  if (typeof value === 'number' && !Number.isFinite(value))
    return { $float: String(value) };
  if (value === null || typeof value !== 'object')
    return value === undefined ? null : value;
  if (Array.isArray(value) || ArrayBuffer.isView(value))
    return Array.from(value, plain);
  const result = {};
  for (const key of Object.keys(value))
    result[key] = plain(value[key]);
  return result;
}

async function read(path, name, wanted) {
  const file = await openFile(path);
  const tuple = await file.readObject(name);
  if (!await readHeaderFooter(tuple))
    throw new Error('header or footer not read');
  const builder = tuple.builder;
  const fields = wanted.length ? wanted : builder.fieldDescriptors.filter((f, i) => f.parentFieldId === i).map(f => f.fieldName);
  const entries = builder.clusterGroups.reduce((n, g) => n + Number(g.entrySpan), 0);
  const rows = [];
  const selector = new TSelector();
  for (const field of fields)
    selector.addBranch(field);
  selector.Process = function() {
    const row = {};
    for (const field of fields)
      row[field] = plain(this.tgtobj[field]);
    rows.push(row);
  };
  if (entries)
    await rntupleProcess(tuple, selector);
  return { entries, fields, rows };
}

for (const argument of process.argv.slice(2)) {
  const [path, name, ...wanted] = JSON.parse(argument);
  let result;
  try {
    result = await read(path, name, wanted);
  } catch (error) {
    result = { error: String(error?.message ?? error) };
  }
  // JSROOT talks on the same stream; the mark tells the answers apart.
  await new Promise(done => process.stdout.write(`\n@@@${JSON.stringify(result)}\n`, done));
}
process.exit(0);
