//! Parsers of RNTuple envelopes and of the ROOT file around them, generated from the grammars in `spec/`.
// The generated code is left as the compiler writes it.
#![allow(unused_parens, unused_variables, unused_mut, dead_code, unreachable_patterns, clippy::all)]

pub mod constants;
pub mod rntuple;
pub mod rntuple_rc1;
pub mod rntuple_rc2;
pub mod rntuple_v0;
pub mod root_file;
pub mod streamer_info;
