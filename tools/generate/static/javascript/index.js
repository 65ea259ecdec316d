// Parsers of RNTuple envelopes and of the ROOT file around them, generated from the grammars in spec/.
//
//   const { parse, Rntuple, RootFile } = require('rntuple-kaitai');
//   const envelope = parse(Rntuple, bytes);           // a Uint8Array with one uncompressed envelope
//   const anchor = parse(RootFile.Anchor, bytes);     // types can be parsed one by one
//
// Bytes that break a grammar end in an exception.
'use strict';

const KaitaiStream = require('kaitai-struct/KaitaiStream');
require('./exact_integers').exactIntegers(KaitaiStream);
const { Rntuple } = require('./Rntuple');
const { RntupleRc1 } = require('./RntupleRc1');
const { RntupleRc2 } = require('./RntupleRc2');
const { RntupleV0 } = require('./RntupleV0');
const { RootFile } = require('./RootFile');
const { StreamerInfo } = require('./StreamerInfo');

function parse(Type, bytes) {
  return new Type(new KaitaiStream(bytes));
}

module.exports = { constants: require('./constants'), KaitaiStream, Rntuple, RntupleRc1, RntupleRc2, RntupleV0, RootFile, StreamerInfo, parse };
