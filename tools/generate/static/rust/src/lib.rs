//! Parsers of RNTuple envelopes and of the ROOT file around them, generated from grammars.
//!
//! `parse::<rntuple::Rntuple>(&bytes)` parses one uncompressed envelope; any other type can be parsed in the same way.
//! Bytes that break a grammar end in a [`FormatError`] and never in a panic. What the bytes may lack is an `Option`.
//! [`read_envelope`] and [`read_page`] give the bytes of envelopes and pages with right checksums, [`decode_page`] the values of
//! a page. [`find_anchors`], [`open_ntuple`] and [`NTuple`] read an RNTuple of the released format with them, [`values`] its fields.
// The generated code is left as the compiler writes it.
#![allow(unused_parens, unused_variables, unused_mut, unused_imports, dead_code, unreachable_patterns, clippy::all)]

pub mod column_types;
pub mod columns;
pub mod compression;
pub mod constants;
pub mod ntuple;
pub mod rntuple;
pub mod rntuple_page;
pub mod rntuple_rc1;
pub mod rntuple_rc2;
pub mod rntuple_v0;
pub mod root_file;
pub mod runtime;
pub mod streamer_info;
pub mod trevni;
pub mod values;

pub use column_types::column_type;
pub use columns::{decode_page, Elements, PageOptions};
pub use compression::{decompress, read_anchor, read_blob, read_envelope, read_page, DecompressError, ReadOptions};
pub use ntuple::{find_anchors, open_ntuple, AnchorKey, Cluster, Element, NTuple, MAX_ELEMENTS};
pub use runtime::{parse, FormatError, KResult, KStruct, OptRc};
