//! Decodes pages of RNTuple columns. Reads lines of nine words, prints the values of each page on a line:
//!
//!     element bits steps min max index_bits tag_bits number page
//!
//! as in spec/vectors/README.md; `-` stands for what a column does not have.

fn half(bits: u64) -> f64 {
    let sign = if bits >> 15 == 0 { 1.0 } else { -1.0 };
    let (exponent, mantissa) = ((bits >> 10 & 31) as i32, (bits & 1023) as f64);
    match exponent {
        31 if mantissa != 0.0 => f64::NAN,
        31 => sign * f64::INFINITY,
        0 => sign * mantissa * 2f64.powi(-24),
        _ => sign * 2f64.powi(exponent - 15) * (1.0 + mantissa / 1024.0),
    }
}

fn spelled(value: f64) -> String {
    if value.is_nan() {
        return "nan".to_string();
    }
    format!("{:016x}", value.to_bits())
}

/// A number of up to 64 bits that starts at a bit of a little-endian stream.
fn code(page: &[u8], start: usize, width: usize) -> u64 {
    (0..width).map(|i| u64::from(page[(start + i) / 8] >> ((start + i) % 8) & 1) << i).sum()
}

struct Column<'a> {
    element: &'a str,
    width: usize,
    steps: Vec<&'a str>,
    min: f64,
    max: f64,
    index_bits: usize,
}

fn decode(column: &Column, number: usize, page: &[u8]) -> Vec<String> {
    let width = column.width;
    let has = |step: &str| column.steps.contains(&step);
    let mask = if width < 64 { (1 << width) - 1 } else { u64::MAX };
    let mut sum = 0u64;
    let mut values = Vec::new();
    for i in 0..number {
        if has("switch") {
            let index = code(page, i * width, column.index_bits);
            let tag = code(page, i * width + column.index_bits, width - column.index_bits);
            values.push(format!("{index}:{tag}"));
            continue;
        }
        let mut bits = if has("split") {
            (0..width / 8).map(|b| u64::from(page[b * number + i]) << (8 * b)).sum()
        } else {
            code(page, i * width, width)
        };
        if has("delta") {
            sum = sum.wrapping_add(bits) & mask;
            bits = sum;
        }
        if has("zigzag") {
            bits = (bits >> 1 ^ (bits & 1).wrapping_neg()) & mask;
        }
        values.push(if has("truncate") {
            spelled(f64::from(f32::from_bits((bits << (32 - width)) as u32)))
        } else if has("quantize") {
            let scale = (column.max - column.min) / mask as f64;
            spelled((bits as f64 * scale + column.min).min(column.max))
        } else {
            match column.element {
                "bool" => (bits != 0).to_string(),
                "float16" => spelled(half(bits)),
                "float32" => spelled(f64::from(f32::from_bits(bits as u32))),
                "float64" => spelled(f64::from_bits(bits)),
                signed if signed.starts_with("int") => ((bits << (64 - width)) as i64 >> (64 - width)).to_string(),
                _ => bits.to_string(),
            }
        });
    }
    values
}

fn main() {
    for line in std::io::stdin().lines() {
        let line = line.expect("input is text");
        let words: Vec<&str> = line.split(' ').collect();
        let number = |word: &str, base: u32| u64::from_str_radix(word, base).unwrap_or(0);
        let hex = words[8].trim_matches('-');
        let page: Vec<u8> = (0..hex.len() / 2).map(|i| number(&hex[2 * i..2 * i + 2], 16) as u8).collect();
        let column = Column {
            element: words[0],
            width: number(words[1], 10) as usize,
            steps: words[2].split(',').collect(),
            min: f64::from_bits(number(words[3], 16)),
            max: f64::from_bits(number(words[4], 16)),
            index_bits: number(words[5], 10) as usize,
        };
        println!("{}", decode(&column, number(words[7], 10) as usize, &page).join(" "));
    }
}
