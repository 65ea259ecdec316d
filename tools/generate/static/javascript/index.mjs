// The same package for `import`.
import parsers from './index.js';

export const {
  ByteStream, FormatError, LimitError, MissingCodecError, NTuple, Rntuple, RntuplePage, RntupleRc1, RntupleRc2, RntupleV0, RootFile, StreamerInfo, Trevni,
  codecs, columnTypes, constants, decodePage, decompress, findAnchors, isOutOfMemory, maxElements, openNTuple, parse, readAnchor,
  readBlob, readEnvelope, readPage, switchLayouts, values, xxh3,
} = parsers;
export default parsers;
