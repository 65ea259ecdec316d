//! Parsers of single structures, as a compiler makes them from grammars, and what they need.
//!
//! The compiler casts each number, puts conditions in parentheses, and imports what some types do not use. Its text is left as it
//! is, so the lints about style are off in this module, and in this module only.
#![allow(unused_parens, unused_variables, unused_mut, unused_imports, unused_comparisons, irrefutable_let_patterns)]
#![allow(dead_code, unreachable_patterns, non_snake_case, clippy::all)]

pub mod rntuple;
pub mod rntuple_page;
pub mod rntuple_rc1;
pub mod rntuple_rc2;
pub mod rntuple_v0;
pub mod root_file;
pub mod runtime;
pub mod streamer_info;
pub mod trevni;
