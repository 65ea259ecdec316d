// The same package for `import`.
import parsers from './index.js';

export const {
  ByteStream, FormatError, Rntuple, RntuplePage, RntupleRc1, RntupleRc2, RntupleV0, RootFile, StreamerInfo, Trevni, constants, parse,
} = parsers;
export default parsers;
