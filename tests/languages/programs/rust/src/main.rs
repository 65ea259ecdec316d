//! Calls the decoders and the decompression of the package; a line of words for each call, and a line for what it returns.

use rntuple_kaitai::column_types::SWITCH_LAYOUTS;
use rntuple_kaitai::compression::{Codec, Hash};
use rntuple_kaitai::{column_type, decode_page, decompress, read_anchor, read_blob, read_envelope, read_page};
use rntuple_kaitai::values::{numbers, to_json, Value};
use rntuple_kaitai::{open_ntuple, Elements, Error, Limits, PageOptions, PageRange, ReadOptions, Source};
use std::cell::Cell;

fn integer(word: &str) -> u64 {
    word.parse().expect("an integer")
}

fn real(word: &str) -> Option<f64> {
    match word {
        "-" => None,
        "nan" => Some(f64::NAN),
        digits => Some(f64::from_bits(u64::from_str_radix(digits, 16).expect("the bits of a number"))),
    }
}

fn bytes_of(word: &str) -> Vec<u8> {
    let digits = word.trim_matches('-');
    let byte = |i| u8::from_str_radix(&digits[2 * i..2 * i + 2], 16).expect("bytes in hexadecimal");
    (0..digits.len() / 2).map(byte).collect()
}

fn hex_of(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn spelled(value: &f64) -> String {
    if value.is_nan() { "nan".to_string() } else { format!("{:016x}", value.to_bits()) }
}

/// page GENERATION ID BITS MIN MAX INDEX_BITS TAG_BITS SIGNED NUMBER PAGE
fn page(words: &[&str]) -> Result<String, Error> {
    let known = column_type(words[1], integer(words[2]) as u16).expect("a column type");
    let options = PageOptions {
        bits: words[3].parse().ok(),
        limits: real(words[4]).zip(real(words[5])),
        layout: SWITCH_LAYOUTS.iter().find(|each| [each.index_bits, each.tag_bits].map(|bits| bits.to_string()) == words[6..8]).copied(),
        is_signed: words[8] == "signed",
    };
    let values: Vec<String> = match decode_page(known, &bytes_of(words[10]), integer(words[9]) as usize, &options)? {
        Elements::Bits(values) => values.iter().map(bool::to_string).collect(),
        Elements::Signed(values) => values.iter().map(i64::to_string).collect(),
        Elements::Unsigned(values) => values.iter().map(u64::to_string).collect(),
        Elements::Reals(values) => values.iter().map(spelled).collect(),
        Elements::Switches(values) => values.iter().map(|(index, tag)| format!("{index}:{tag}")).collect(),
    };
    Ok(values.join(" "))
}

/// read KIND FILE OFFSET SIZE LENGTH MAX_KEY_SIZE [any]
fn read(words: &[&str]) -> Result<String, Error> {
    let file = std::fs::read(words[2]).expect("a file");
    let [offset, size, length, most] = [3, 4, 5, 6].map(|i| integer(words[i]));
    let hash = words.get(7).map(|_| (|_| 7) as Hash);
    let options = ReadOptions { hash, ..Default::default() };
    Ok(hex_of(&match words[1] {
        "anchor" => read_anchor(&file, offset, size, length, &options)?,
        "envelope" => read_envelope(&file, offset, size, length, most, &options)?,
        kind => {
            let page = PageRange { offset, size, length, has_checksum: kind == "page" };
            read_page(&file, &page, most, &options)?
        }
    }))
}

/// A file that counts the bytes that are read of it.
struct Counting(std::fs::File, Cell<u64>);

impl Source for Counting {
    fn size(&self) -> std::io::Result<u64> {
        self.0.size()
    }
    fn read(&self, offset: u64, buffer: &mut [u8]) -> std::io::Result<()> {
        self.1.set(self.1.get() + buffer.len() as u64);
        Source::read(&self.0, offset, buffer)
    }
}

/// ranges FILE ELEMENTS
fn ranges(words: &[&str]) -> Result<String, Error> {
    let file = Counting(std::fs::File::open(words[1])?, Cell::new(0));
    let limits = Limits { elements: integer(words[2]), ..Limits::default() };
    let ntuple = open_ntuple(&file, "", ReadOptions { limits, ..Default::default() })?;
    let mut found = Vec::new();
    for cluster in &ntuple.clusters {
        found.extend(numbers(&ntuple, cluster, 0, cluster.num_entries)?);
    }
    Ok(format!("{} {}", file.1.get(), to_json(&Value::List(found))))
}

fn answer(words: &[&str]) -> Result<String, Error> {
    if words[0] == "page" {
        return page(words);
    }
    if words[0] == "ranges" {
        return ranges(words);
    }
    if words[0] == "read" {
        return read(words);
    }
    let (data, number) = (std::fs::read(words[1]).expect("a file"), integer(words[2]));
    if words[0] == "blob" {
        return Ok(hex_of(&read_blob(&data, number, integer(words[3]), integer(words[4]), &Limits::default())?));
    }
    let seven: Codec = |_, length| Ok(vec![7; length]);
    let chosen: Vec<(&str, Codec)> = words[3..].iter().map(|name| (*name, seven)).collect();
    Ok(hex_of(&decompress(&data, number, &ReadOptions { codecs: &chosen, ..Default::default() })?))
}

fn main() {
    for line in std::io::stdin().lines() {
        let line = line.expect("a line of text");
        let words: Vec<&str> = line.split_whitespace().collect();
        match answer(&words) {
            Ok(found) => println!("{found}"),
            Err(error @ Error::Format { .. }) => println!("FormatError: {error}"),
            Err(error @ Error::Limit { .. }) => println!("LimitError: {error}"),
            Err(error @ Error::MissingCodec(name)) => println!("MissingCodecError: {name}: {error}"),
            Err(error) => panic!("{error}"),
        }
    }
}
