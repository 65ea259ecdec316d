// Package rntuple reads RNTuples, the columnar data sets of ROOT files.
//
// [Open] reads the metadata of an RNTuple, and [NTuple.ReadField] the values of a field. Both read ranges of a [Source], never
// the whole file: an *[os.File] through [FileSource], bytes through [bytes.NewReader], or anything with ReadAt and Size.
//
// A file that breaks the format ends in a [*FormatError], which names the rule and the byte offset. Values beyond the limits of
// the caller end in a [*LimitError], a compression algorithm without codec in a [*MissingCodecError]. Errors of the source are
// wrapped. No input ends in a panic.
//
// Package raw has the parsers of the single structures.
package rntuple
