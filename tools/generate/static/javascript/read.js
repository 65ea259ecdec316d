// Prints RNTuples of the released format, their metadata and their values: node read.js FILE [NTUPLE [LEVELS [ELEMENTS]]]
// Prints an answer of the conformance protocol for each of the levels container, metadata and values.
// ELEMENTS is the most elements of a column in a cluster that it reads.
'use strict';

const fs = require('fs');
const { findAnchors, FormatError, isOutOfMemory, LimitError, MissingCodecError, openNTuple, values } = require('./index');

// #region fields
// The first values of a field in a cluster.
async function readField(ntuple, cluster, id, count) {
  const [shape, children] = [values.shape(ntuple, id), ntuple.children(id)];
  const read = (child, size) => readField(ntuple, cluster, child, size);
  switch (shape) {
    case 'number':
      return values.numbers(ntuple, cluster, id, count);
    case 'held':
      return read(children[0], count);
    case 'string':
      return values.strings(ntuple, cluster, id, count);
    case 'streamer': {
      const objects = await values.strings(ntuple, cluster, id, count);
      return objects.map((bytes) => ({ $streamer: Buffer.from(bytes).toString('hex') }));
    }
    case 'list':
    case 'array':
    case 'bitset':
    case 'optional': {
      const spans = await values.spans(ntuple, cluster, id, count);
      const total = spans.at(-1)?.[1] ?? 0;
      const items = await (shape === 'bitset' ? values.numbers(ntuple, cluster, id, total) : read(children[0], total));
      if (shape === 'optional') return spans.map(([start, end]) => (end > start ? items[start] : null));
      return spans.map(([start, end]) => items.slice(start, end));
    }
    case 'record': {
      const members = [];
      for (const child of children) members.push([ntuple.fields[child].name.value, await read(child, count)]);
      return Array.from({ length: count }, (_, i) => new Map(members.map(([name, items]) => [name, items[i]])));
    }
    default: { // a variant
      const [choices, sizes] = await values.choices(ntuple, cluster, id, count);
      const alternatives = [];
      for (const [i, child] of children.entries()) alternatives.push(await read(child, sizes[i]));
      return choices.map(([tag, index]) => (tag ? alternatives[tag - 1][index] : null));
    }
  }
}
// #endregion

const levels = {
  container: async (file) => ({ ntuples: [...(await findAnchors(file)).keys()].map((name) => ({ name })) }),
  metadata: async (file, name, options) => {
    const ntuple = await openNTuple(file, name, options);
    const fields = ntuple.fields.map(({ typeName }, id) => (
      { path: ntuple.path(id), type_name: typeName.value, role: values.role(ntuple, id) }));
    return { num_entries: ntuple.numEntries, num_clusters: ntuple.clusters.length, fields };
  },
  values: async (file, name, options) => {
    const ntuple = await openNTuple(file, name, options);
    const [fields, refused] = await values.readFields(ntuple, readField);
    return { num_entries: ntuple.numEntries, fields, refused };
  },
};

// A file of which only the ranges that are needed are read.
function open(path) {
  const descriptor = fs.openSync(path);
  const read = (offset, length) => {
    const bytes = new Uint8Array(length);
    return bytes.subarray(0, fs.readSync(descriptor, bytes, 0, length, offset));
  };
  return { size: fs.fstatSync(descriptor).size, read };
}

async function main(path, name, wanted = 'values', elements = undefined) {
  const [file, options] = [open(path), { limits: elements && { elements: Number(elements) } }];
  for (const level of wanted.split(',')) {
    try {
      console.log(values.toJson({ level, status: 'ok', result: await levels[level](file, name, options) }));
    } catch (error) {
      const kinds = [FormatError, LimitError, MissingCodecError, RangeError];
      if (isOutOfMemory(error) || !kinds.some((kind) => error instanceof kind)) throw error;
      console.log(values.toJson({ level, status: 'refused', message: `${error.name}: ${error.message}` }));
    }
  }
}

main(...process.argv.slice(2));
