// Corrects how the JavaScript runtime of Kaitai Struct reads 64-bit integers.
//
// The runtime returns wrong numbers for negative values below -2^31 whose bit 31 is 0 (such as the mark of a
// suppressed column), and rounds values beyond 2^53. Here a value is a Number if a Number can hold it exactly, and
// a BigInt otherwise: compare freely, but wrap in BigInt() before you calculate with it.
'use strict';

const LIMIT = 0x200000; // the high half of 2^53

function exactIntegers(KaitaiStream) {
  const signed = (high, low) => (
    high >= -LIMIT && high < LIMIT ? high * 0x100000000 + low : (BigInt(high) << 32n) + BigInt(low));
  const unsigned = (high, low) => (
    high < LIMIT ? high * 0x100000000 + low : (BigInt(high) << 32n) + BigInt(low));
  Object.assign(KaitaiStream.prototype, {
    readS8le() { this.ensureBytesLeft(8); const low = this.readU4le(); return signed(this.readS4le(), low); },
    readU8le() { this.ensureBytesLeft(8); const low = this.readU4le(); return unsigned(this.readU4le(), low); },
    readS8be() { this.ensureBytesLeft(8); const high = this.readS4be(); return signed(high, this.readU4be()); },
    readU8be() { this.ensureBytesLeft(8); const high = this.readU4be(); return unsigned(high, this.readU4be()); },
  });
  return KaitaiStream;
}

module.exports = { exactIntegers };
