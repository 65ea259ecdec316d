// Parsers of RNTuple envelopes and of the ROOT file around them, generated from the grammars in spec/.
//
//   const { parse, Rntuple, RootFile } = require('rntuple-kaitai');
//   const envelope = parse(Rntuple, bytes);           // a Uint8Array with one uncompressed envelope
//   const anchor = parse(RootFile.Anchor, bytes);     // types can be parsed one by one
//
// Bytes that break a grammar end in a FormatError and in nothing else. `readEnvelope` and `readPage` give the bytes of
// envelopes and pages with right checksums, `decodePage` the values of a page.
// `findAnchors`, `openNTuple` and `NTuple` read the metadata and the columns of whole RNTuples of the released format, `values` makes values of fields
// of them.
'use strict';

const { ByteStream, FormatError, isOutOfMemory } = require('./runtime');
const { Rntuple } = require('./Rntuple');
const { RntuplePage } = require('./RntuplePage');
const { RntupleRc1 } = require('./RntupleRc1');
const { RntupleRc2 } = require('./RntupleRc2');
const { RntupleV0 } = require('./RntupleV0');
const { RootFile } = require('./RootFile');
const { StreamerInfo } = require('./StreamerInfo');
const { Trevni } = require('./Trevni');
const { columnTypes, switchLayouts } = require('./column_types');
const { decodePage } = require('./columns');
const { MissingCodecError, codecs, decompress, readAnchor, readBlob, readEnvelope, readPage, xxh3 } = require('./compression');
const { NTuple, findAnchors, maxElements, openNTuple } = require('./ntuple');
const { LimitError } = require('./source');
const values = require('./values');
const constants = require('./constants');

function parse(Type, bytes) {
  return new Type(new ByteStream(bytes));
}

module.exports = {
  ByteStream, FormatError, LimitError, MissingCodecError, NTuple, Rntuple, RntuplePage, RntupleRc1, RntupleRc2, RntupleV0, RootFile, StreamerInfo, Trevni,
  codecs, columnTypes, constants, decodePage, decompress, findAnchors, isOutOfMemory, maxElements, openNTuple, parse, readAnchor,
  readBlob, readEnvelope, readPage, switchLayouts, values, xxh3,
};
