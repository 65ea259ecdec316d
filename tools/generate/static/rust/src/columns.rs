//! Pages of columns to values: undoes the encoding steps of a column type.

use crate::column_types::SWITCH_LAYOUTS;
use crate::error::{Error, Result};

/// A column type of the format, one of [`crate::column_types::COLUMN_TYPES`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ColumnType {
    pub name: &'static str,
    /// `bit`, `byte`, `char`, `integer`, `real`, `index` or `switch`.
    pub kind: &'static str,
    /// Fewest legal bits of an element in storage.
    pub bits_min: u32,
    /// Most legal bits of an element in storage.
    pub bits_max: u32,
    /// Type of an element, such as `int16`.
    pub element: &'static str,
    /// Encoding steps in the order of writing.
    pub steps: &'static [&'static str],
    /// Whether the field tells if elements are signed.
    pub sign_from_field: bool,
}

/// Bits of an element of a Switch column: the index in the lower ones, the tag above.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SwitchLayout {
    pub bits: u32,
    pub index_bits: u32,
    pub tag_bits: u32,
    pub generations: &'static [&'static str],
}

/// Facts about a page that its column type leaves open.
#[derive(Debug, Clone, Copy, Default)]
pub struct PageOptions {
    /// Bits of an element in storage; by default the most that the column type allows.
    pub bits: Option<u32>,
    /// Range of a quantized column.
    pub limits: Option<(f64, f64)>,
    /// Layout of a Switch column; by default the one of the released format.
    pub layout: Option<SwitchLayout>,
    /// Whether elements are signed, if the column type leaves it to the field.
    pub is_signed: bool,
}

/// Elements of a page.
#[derive(Debug, Clone, PartialEq)]
pub enum Elements {
    Bits(Vec<bool>),
    Signed(Vec<i64>),
    Unsigned(Vec<u64>),
    Reals(Vec<f64>),
    /// Index and tag of each element of a Switch column.
    Switches(Vec<(u64, u32)>),
}

/// The elements of an uncompressed page without checksum.
///
/// Returns an error if the page is too short, or the bits or the range are wrong.
pub fn decode_page(column_type: &ColumnType, page: &[u8], number: usize, options: &PageOptions) -> Result<Elements> {
    let has = |step: &str| column_type.steps.contains(&step);
    let failure = |rule: &'static str, text: String| Err(Error::format(rule, 0, text));
    let layout = options.layout.unwrap_or(SWITCH_LAYOUTS[0]);
    let bits = if has("switch") { layout.bits } else { options.bits.unwrap_or(column_type.bits_max) };
    if bits < column_type.bits_min || bits > column_type.bits_max {
        return failure("RNT-COL-003", format!("{bits} bits for an element of {}", column_type.name));
    }
    let size = (number as u128 * u128::from(bits)).div_ceil(8);
    if size > page.len() as u128 {
        let text = format!("{size} bytes wanted for {number} elements of {}, {} left", column_type.name, page.len());
        return failure("RNT-PAG-001", text);
    }
    let page = &page[..size as usize];
    let width = bits as usize / 8;
    if has("bits") {
        return Ok(Elements::Bits((0..number).map(|i| page[i / 8] >> (i % 8) & 1 == 1).collect()));
    }
    if has("switch") {
        let split = |element: &[u8]| {
            let index = integer(&element[..8]);
            match bits {
                96 => (index, integer(&element[8..]) as u32),
                _ => (index & ((1 << layout.index_bits) - 1), (index >> layout.index_bits) as u32),
            }
        };
        return Ok(Elements::Switches(page.chunks_exact(width).map(split).collect()));
    }
    let mut codes: Vec<u64> = if has("packed") {
        unpacked(page, number, bits)
    } else if has("split") {
        let mut codes = vec![0; number];
        for b in 0..width {
            for (code, part) in codes.iter_mut().zip(&page[b * number..]) {
                *code |= u64::from(*part) << (8 * b);
            }
        }
        codes
    } else {
        page.chunks_exact(width).map(integer).collect()
    };
    if has("quantize") {
        let (low, high) = match options.limits {
            Some((low, high)) if low < high => (low, high),
            Some((low, high)) => {
                let text = format!("a range from {low} to {high} of a column of type {}", column_type.name);
                return failure("RNT-COL-005", text);
            }
            None => return failure("RNT-COL-005", format!("a range is missing for a column of type {}", column_type.name)),
        };
        let step = (high - low) / ((1u64 << bits) - 1) as f64;
        return Ok(Elements::Reals(codes.iter().map(|code| (*code as f64 * step + low).min(high)).collect()));
    }
    if column_type.element.starts_with("float") {
        let real = |code: &u64| match bits {
            _ if has("truncate") => f64::from(f32::from_bits((*code << (32 - bits)) as u32)),
            16 => half(*code),
            32 => f64::from(f32::from_bits(*code as u32)),
            _ => f64::from_bits(*code),
        };
        return Ok(Elements::Reals(codes.iter().map(real).collect()));
    }
    let unused = 64 - bits;
    if has("zigzag") {
        return Ok(Elements::Signed(codes.iter().map(|code| (code >> 1) as i64 ^ -((code & 1) as i64)).collect()));
    }
    if options.is_signed || column_type.element.starts_with('i') {
        return Ok(Elements::Signed(codes.iter().map(|code| (code << unused) as i64 >> unused).collect()));
    }
    if has("delta") {
        let mut sum = 0u64;
        for code in &mut codes {
            sum = sum.wrapping_add(*code) << unused >> unused;
            *code = sum;
        }
    }
    Ok(Elements::Unsigned(codes))
}

/// An integer of at most eight bytes, little-endian.
fn integer(bytes: &[u8]) -> u64 {
    bytes.iter().rev().fold(0, |whole, byte| whole << 8 | u64::from(*byte))
}

/// Elements of at most 32 bits, each of which may start at any bit.
fn unpacked(page: &[u8], number: usize, bits: u32) -> Vec<u64> {
    let (mut word, mut left, mut bytes) = (0u64, 0, page.iter());
    let next = |_| {
        while left < bits {
            word |= u64::from(*bytes.next().unwrap_or(&0)) << left;
            left += 8;
        }
        let code = word & ((1 << bits) - 1);
        word >>= bits;
        left -= bits;
        code
    };
    (0..number).map(next).collect()
}

/// A number of half precision.
fn half(code: u64) -> f64 {
    let sign = if code >> 15 == 0 { 1.0 } else { -1.0 };
    let (exponent, mantissa) = ((code >> 10 & 31) as i32, (code & 1023) as f64);
    match exponent {
        31 if mantissa != 0.0 => f64::NAN,
        31 => sign * f64::INFINITY,
        0 => sign * mantissa * 2f64.powi(-24),
        _ => sign * (1024.0 + mantissa) * 2f64.powi(exponent - 25),
    }
}
