//! libFuzzer target of the generated Rust parsers.
//!
//! The first byte of an input chooses a type, the rest are its bytes; an input that starts with "root" is a whole file. Any panic,
//! one about arithmetic that overflows included, ends the process.
#![no_main]

#[path = "../../../generated/rust/examples/dump.rs"]
#[allow(dead_code)]
mod dump;

/// What libFuzzer calls for every input.
///
/// # Safety
/// `data` points to `size` bytes.
#[no_mangle]
pub unsafe extern "C" fn LLVMFuzzerTestOneInput(data: *const u8, size: usize) -> i32 {
    if size == 0 {
        return 0;
    }
    let input = std::slice::from_raw_parts(data, size);
    if input.starts_with(b"root") {
        let _ = dump::canonical("root_file", input);
    } else {
        let _ = dump::canonical(dump::ROOTS[usize::from(input[0]) % dump::ROOTS.len()], &input[1..]);
    }
    0
}
