// The same package for `import`.
import parsers from './index.js';

export const {
  ByteStream, FormatError, MissingCodecError, NTuple, Rntuple, RntuplePage, RntupleRc1, RntupleRc2, RntupleV0, RootFile, StreamerInfo, Trevni,
  codecs, columnTypes, constants, decodePage, decompress, findAnchors, maxElements, parse, readAnchor, readBlob, readEnvelope,
  readPage, switchLayouts, xxh3,
} = parsers;
export default parsers;
