// A reader that speaks the conformance protocol: names of RNTuples, and their entries and fields. It decompresses zlib only,
// and says so where that does not do.
//
//     rntuple conformance --command 'node docs/conformance/reader.mjs' --suite rules
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { inflateSync } from 'node:zlib';

const { FormatError, parse, Rntuple, RootFile } = createRequire(import.meta.url)('../../generated/javascript');
const ROLES = ['plain', 'collection', 'record', 'variant', 'streamer'];
const END_OF_CHECKSUM = 8;

class Refused extends Error {}
class Unsupported extends Error {}

// Stored bytes are compressed if they are shorter than what they stand for.
function whole(stored, length) {
  if (stored.length === length)
    return stored;
  const chunks = parse(RootFile.CompressionBlock, stored).chunks;
  if (chunks.some(chunk => Buffer.from(chunk.algorithm).toString('latin1') !== 'ZL\x08'))
    throw new Unsupported('this reader decompresses zlib only');
  return Buffer.concat(chunks.map(chunk => inflateSync(chunk.data)));
}

// Anchors of the released format by the names of their keys.
function anchors(data) {
  const found = new Map();
  for (const entry of parse(RootFile, data).entries.entries) {
    if (entry.isRelease && !found.has(entry.key.name.value)) {
      const { payload, key } = entry.anchorRecord;
      found.set(entry.key.name.value, parse(RootFile.Anchor, whole(payload, key.lenObject)));
    }
  }
  return found;
}

function envelope(data, offset, stored, length) {
  if (Number(offset + stored) > data.length)
    throw new Refused(`an envelope ends at ${offset + stored}, the file at ${data.length}`);
  const bytes = whole(data.subarray(Number(offset), Number(offset + stored)), Number(length));
  if (bytes.length < END_OF_CHECKSUM)
    throw new Refused('an envelope is shorter than its checksum');
  return parse(Rntuple, bytes).payload;
}

function fieldsOf(records) {
  const paths = [];
  return records.map(({ body }, id) => {
    paths.push(body.parentId < id ? `${paths[body.parentId]}.${body.name.value}` : body.name.value);
    return { path: paths[id], type_name: body.typeName.value, role: ROLES[body.role] ?? 'unknown' };
  });
}

const levels = {
  container: data => ({ ntuples: [...anchors(data).keys()].map(name => ({ name })) }),
  metadata: (data, name) => {
    const found = anchors(data), anchor = name === null ? [...found.values()][0] : found.get(name);
    if (!anchor)
      throw new Refused('there is no such RNTuple');
    const header = envelope(data, anchor.ofsHeader, anchor.lenHeaderStored, anchor.lenHeader);
    const footer = envelope(data, anchor.ofsFooter, anchor.lenFooterStored, anchor.lenFooter);
    for (const part of [header, footer]) {
      if (part.featureFlags.words.some(word => word.lo || word.hi & 0x7fffffff))
        throw new Refused('an unknown feature flag');
    }
    const groups = footer.clusterGroups.body.items.map(item => item.body);
    return {
      num_entries: Number(groups.reduce((sum, group) => sum + group.entrySpan, 0n)),
      num_clusters: groups.reduce((sum, group) => sum + group.numClusters, 0),
      fields: fieldsOf([header, footer.schemaExtension.body].flatMap(({ schema }) => schema?.fields.body.items ?? [])),
    };
  },
};

function answer(level, file, ntuple) {
  if (!levels[level])
    return { status: 'unsupported' };
  try {
    return { status: 'ok', result: levels[level](readFileSync(file), ntuple) };
  } catch (error) {
    if (error instanceof Unsupported)
      return { status: 'unsupported', message: error.message };
    if (error instanceof Refused || error instanceof FormatError)
      return { status: 'refused', message: error.message };
    throw error; // a crash, which the runner reports
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, file, ntuple, levels: wanted } = JSON.parse(line);
  for (const level of wanted)
    console.log(JSON.stringify({ id, level, implementation: { name: 'example', version: '1' }, ...answer(level, file, ntuple) }));
}
