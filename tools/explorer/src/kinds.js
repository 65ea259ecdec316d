// What the bytes of a file are, with the colours that `rntuple explain` gives them.
import { constants } from 'rntuple-kaitai';
import tones from 'tones';

import { lenPageChecksum } from './ntuple.js';

const ENVELOPES = { Header: 'header', Footer: 'footer', PageList: 'page list' };
const isDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

/** Ranges of bytes by kind: `at` tells kind and end of the range around an offset, `colour` how to show a kind. */
export function kindsOf({ header, directories, keys }, ntuple) {
  const [info, free] = [Number(header.ofsInfo), Number(header.ofsFree)];
  const records = [[0, header.ofsBegin, 'file header'], [info, info + header.lenInfo, 'streamer info'], [free, free + header.lenFree, 'free list']];
  for (const { offset, lenRecord, keysAt, lenKeys } of directories) {
    records.push([offset, offset + lenRecord, 'directory']);
    if (keysAt) records.push([keysAt, keysAt + lenKeys, 'keys list']);
  }
  for (const { offset, lenKey, lenRecord, className } of keys) {
    if ([constants.ANCHOR_CLASS, constants.DRAFT_ANCHOR_CLASS].includes(className)) records.push([offset + lenKey, offset + lenRecord, 'anchor'], [offset, offset + lenKey, 'key']);
    else if (!constants.DIRECTORY_CLASSES.includes(className)) records.push([offset, offset + lenRecord, className.startsWith('TTree') ? 'TTree' : 'object']);
  }
  const envelopes = (ntuple?.envelopes ?? []).map((each) => [each.offset, each.offset + each.lenStored, ENVELOPES[each.kind]]);
  const pages = (ntuple?.clusterList?.pages ?? []).filter((page) => page.offset >= 0).flatMap((page) => {
    const stop = page.offset + page.size;
    return [[page.offset, stop, 'page'], ...(page.hasChecksum ? [[stop, stop + lenPageChecksum(ntuple), 'checksum']] : [])];
  });
  const layers = [pages, envelopes, records].map((layer) => layer.filter(([start, stop]) => stop > start).sort((a, b) => a[0] - b[0]));
  return {
    names: [...new Set(layers.flat().map(([, , kind]) => kind))].sort((a, b) => Object.keys(tones).indexOf(a) - Object.keys(tones).indexOf(b)),
    at(offset) {
      let end = Infinity;
      for (const layer of layers) {
        const next = after(layer, offset);
        if (next && layer[next - 1][1] > offset) return [layer[next - 1][2], Math.min(end, layer[next - 1][1])];
        if (next < layer.length) end = Math.min(end, layer[next][0]);
      }
      return ['', end];
    },
    colour(kind, alpha) {
      const [hue, saturation, lightness] = tones[kind];
      return `hsl(${hue} ${saturation}% ${isDark() ? Math.min(lightness, 62) - 8 : lightness}% / ${alpha})`;
    },
  };
}

// How many ranges begin at an offset or before it.
function after(layer, offset) {
  let low = 0;
  let high = layer.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (layer[middle][0] <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
