//! Reads envelopes from stdin (u32 kind, u32 length, bytes) and prints one line of aggregates for each.
use kaitai::{parse, KResult};
use rntuple_kaitai::rntuple::*;
use std::io::Read;

fn main() {}
