//! A reader of RNTuples, the columnar data sets of ROOT files, and parsers of their structures, generated from grammars.
//!
//! [`open_ntuple`] reads the metadata of an RNTuple of the released format, and [`values`] the values of its fields. They read ranges
//! of a [`Source`], never the whole file, within the [`Limits`] of the caller. A file that breaks the format ends in an [`Error`],
//! which names the rule and the byte offset, and never in a panic.
//!
//! `parse::<rntuple::Rntuple>(&bytes)` parses one uncompressed envelope; any other type can be parsed in the same way.
//! Bytes that break a grammar end in a [`FormatError`]. What the bytes may lack is an `Option`. [`read_envelope`] and [`read_page`]
//! give the bytes of envelopes and pages with right checksums, [`decode_page`] the values of a page.
#![warn(missing_debug_implementations)]

pub mod column_types;
pub mod columns;
pub mod compression;
pub mod constants;
pub mod error;
pub mod ntuple;
mod raw;
pub mod source;
pub mod values;

pub use raw::{rntuple, rntuple_page, rntuple_rc1, rntuple_rc2, rntuple_v0, root_file, runtime, streamer_info, trevni};

pub use column_types::column_type;
pub use columns::{decode_page, Elements, PageOptions};
pub use compression::{decompress, read_anchor, read_blob, read_envelope, read_page, PageRange, ReadOptions};
pub use error::{Error, Result};
pub use ntuple::{find_anchors, open_ntuple, AnchorKey, Cluster, Element, NTuple};
pub use runtime::{parse, FormatError, KResult, KStruct, OptRc};
pub use source::{Limits, Source};
