//! Stored bytes of anchors, envelopes and pages: blobs in keys, chunks of five compression algorithms, and checksums.

use std::borrow::Cow;

use crate::constants::*;
use crate::error::{Error, Placed, Result};
use crate::root_file::{RootFileCompressionBlock, RootFileCompressionChunk};
use crate::runtime::parse;
use crate::source::{read_range, Limits, Source};

type CodecResult = std::result::Result<Vec<u8>, Box<dyn std::error::Error>>;

/// A function of the bytes of a chunk and its uncompressed length that returns the uncompressed bytes.
pub type Codec = fn(&[u8], usize) -> CodecResult;

/// A function that returns the XXH3-64 of bytes, with seed 0.
pub type Hash = fn(&[u8]) -> u64;

/// Codecs and hash that are used before those of this package, which features add, and limits.
#[derive(Debug, Clone, Copy, Default)]
pub struct ReadOptions<'a> {
    /// Codecs by the name of the algorithm.
    pub codecs: &'a [(&'a str, Codec)],
    /// The hash of checksums.
    pub hash: Option<Hash>,
    /// Bounds for memory.
    pub limits: Limits,
}

/// Where a page lies in a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PageRange {
    pub offset: u64,
    /// Stored bytes without the checksum.
    pub size: u64,
    /// Uncompressed bytes.
    pub length: u64,
    pub has_checksum: bool,
}

/// The codecs of this package, by algorithm. Features add them: `zlib` (also for `old`), `zstd`, `lz4`, `lzma`; `codecs` adds all.
pub const CODECS: &[(&str, Codec)] = &[
    #[cfg(feature = "zlib")]
    ("zlib", |data, length| Ok(miniz_oxide::inflate::decompress_to_vec_zlib_with_limit(data, length)?)),
    #[cfg(feature = "zlib")]
    ("old", |data, length| Ok(miniz_oxide::inflate::decompress_to_vec_with_limit(data, length)?)),
    #[cfg(feature = "zstd")]
    ("zstd", zstd),
    #[cfg(feature = "lzma")]
    ("lzma", |data, length| read_chunk(lzma_rust2::XzReader::new(data, true), length)),
    #[cfg(feature = "lz4")]
    ("lz4", lz4),
];

/// Reads a decompressed chunk to its end, but no more than one byte beyond the length that is expected.
#[cfg(any(feature = "zstd", feature = "lzma"))]
fn read_chunk(stream: impl std::io::Read, length: usize) -> CodecResult {
    use std::io::Read;
    let mut whole = Vec::new();
    stream.take(length as u64 + 1).read_to_end(&mut whole)?;
    Ok(whole)
}

/// The library does not compare the length in the head of a frame, which is 0 if the frame does not state it.
#[cfg(feature = "zstd")]
fn zstd(data: &[u8], length: usize) -> CodecResult {
    let stream = ruzstd::decoding::StreamingDecoder::new(data)?;
    let stated = stream.decoder.content_size();
    if stated != 0 && stated != length as u64 {
        return Err(format!("a frame of {stated} bytes").into());
    }
    read_chunk(stream, length)
}

#[cfg(feature = "lz4")]
fn lz4(data: &[u8], length: usize) -> CodecResult {
    if data.len() < LEN_LZ4_CHECKSUM as usize {
        return Err(WrongLz4Checksum.into());
    }
    let (stored, block) = data.split_at(LEN_LZ4_CHECKSUM as usize);
    if stored != twox_hash::XxHash64::oneshot(0, block).to_be_bytes() {
        return Err(WrongLz4Checksum.into());
    }
    Ok(lz4_flex::block::decompress(block, length)?)
}

/// The hash of checksums, which the feature `xxh3` adds.
#[cfg(feature = "xxh3")]
pub const XXH3: Option<Hash> = Some(twox_hash::XxHash3_64::oneshot);
/// The hash of checksums, which the feature `xxh3` adds.
#[cfg(not(feature = "xxh3"))]
pub const XXH3: Option<Hash> = None;

const ALGORITHMS: [(&str, &str); 5] = [
    (CHUNK_TAG_ZLIB, "zlib"),
    (CHUNK_TAG_OLD, "old"),
    (CHUNK_TAG_LZMA, "lzma"),
    (CHUNK_TAG_LZ4, "lz4"),
    (CHUNK_TAG_ZSTD, "zstd"),
];

/// The bytes of an envelope, a page or another object. Stored bytes, which come without checksum, are compressed if they are
/// fewer than `length`. Offsets of errors count from the start of the stored bytes.
pub fn decompress<'a>(stored: &'a [u8], length: u64, options: &ReadOptions) -> Result<Cow<'a, [u8]>> {
    if stored.len() as u64 == length {
        return Ok(Cow::Borrowed(stored));
    }
    if stored.len() as u64 > length {
        let text = format_args!("{} stored bytes for {length} uncompressed ones", stored.len());
        return Err(Error::format("RNT-CMP-002", 0, text));
    }
    let block = parse::<RootFileCompressionBlock>(stored).placed("RNT-CMP-004", 0)?;
    let total: u64 = block.chunks().iter().map(|chunk| *chunk.len_uncompressed()).sum();
    if total != length {
        return Err(Error::format("RNT-CMP-005", 0, format_args!("chunks for {total} bytes, {length} expected")));
    }
    options.limits.check_bytes(length)?;
    let (mut whole, mut offset) = (Vec::with_capacity(stored.len()), 0);
    for chunk in block.chunks().iter() {
        whole.extend(decompress_chunk(chunk, offset, options.codecs)?);
        offset += LEN_COMPRESSION_HEAD + chunk.data().len() as u64;
    }
    Ok(Cow::Owned(whole))
}

fn decompress_chunk(chunk: &RootFileCompressionChunk, offset: u64, codecs: &[(&str, Codec)]) -> Result<Vec<u8>> {
    let (data, size) = (chunk.data(), *chunk.len_uncompressed() as usize);
    let tag = &chunk.algorithm()[..2];
    let Some((_, name)) = ALGORITHMS.iter().find(|each| each.0.as_bytes() == tag) else {
        return Err(Error::format("RNT-CMP-003", offset, format_args!("unknown compression algorithm {tag:02x?}")));
    };
    let codec = codecs.iter().chain(CODECS).find(|each| each.0 == *name);
    let (_, codec) = codec.ok_or(Error::MissingCodec(name))?;
    let text = match codec(&data, size) {
        Ok(part) if part.len() == size => return Ok(part),
        Ok(part) => format!("a {name} chunk expands to {} bytes, not {size}", part.len()),
        Err(error) if error.is::<WrongLz4Checksum>() => {
            return Err(Error::format("RNT-CMP-007", offset, format_args!("damaged {name} chunk: {error}")))
        }
        Err(error) => format!("damaged {name} chunk: {error}"),
    };
    Err(Error::format("RNT-CMP-005", offset, text))
}

/// The XXH64 before an LZ4 block is not that of the block, or cut off. A codec of yours may return it, too: the error names the rule.
#[derive(Debug)]
pub struct WrongLz4Checksum;

impl std::fmt::Display for WrongLz4Checksum {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the checksum differs, or is cut off")
    }
}

impl std::error::Error for WrongLz4Checksum {}

/// The stored bytes of an envelope or page, which are spread over several keys if one cannot hold them.
///
/// `size` includes the checksum of a page; `max_key_size` is the limit that the anchor has. Returns an error if bytes are
/// outside of the file.
pub fn read_blob(file: &dyn Source, offset: u64, size: u64, max_key_size: u64, limits: &Limits) -> Result<Vec<u8>> {
    if max_key_size == 0 || size <= max_key_size {
        return read_range(file, offset, size, limits);
    }
    if size > file.size()? {
        return Err(Error::format("RNT-CNT-014", offset, format_args!("{size} bytes are outside of the file")));
    }
    limits.check_bytes(size)?;
    let room = max_key_size.checked_sub(LEN_CHUNK_OFFSET).filter(|room| *room > 0);
    let num_offsets = room.map(|room| (size - LEN_CHUNK_OFFSET - 1) / room);
    let len_first = num_offsets.and_then(|number| max_key_size.checked_sub(LEN_CHUNK_OFFSET * number));
    let problem = || Error::format("RNT-CMP-010", offset, format_args!("{size} bytes in keys of at most {max_key_size}"));
    let len_first = len_first.ok_or_else(problem)?;
    let first = read_range(file, offset, max_key_size, limits)?;
    let (head, table) = first.split_at(len_first as usize);
    let mut whole = head.to_vec();
    for place in table.chunks_exact(LEN_CHUNK_OFFSET as usize) {
        let start = place.iter().rev().fold(0, |start, byte| start << 8 | u64::from(*byte));
        whole.extend(read_range(file, start, max_key_size.min(size - whole.len() as u64), limits)?);
    }
    Ok(whole)
}

fn compare(data: &[u8], stored: u64, hash: Option<Hash>, rule: &'static str, offset: u64) -> Result<()> {
    let computed = hash.or(XXH3).ok_or(Error::MissingCodec("xxh3"))?(data);
    if computed == stored {
        return Ok(());
    }
    Err(Error::format(rule, offset, format_args!("checksum {stored:016x}, the bytes hash to {computed:016x}")))
}

/// Splits the checksum from the bytes before it.
fn split_checksum<'a>(data: &'a [u8], rule: &'static str, offset: u64) -> Result<(&'a [u8], [u8; 8])> {
    let split = data.len().checked_sub(LEN_ENVELOPE_CHECKSUM as usize).map(|end| data.split_at(end));
    let short = || Error::format(rule, offset, format_args!("{} bytes, too few for a checksum", data.len()));
    let (data, checksum) = split.ok_or_else(short)?;
    Ok((data, checksum.try_into().map_err(|_| short())?))
}

/// The bytes of an anchor of the released format, whose checksum is compared. The object starts at `offset`, after its key.
pub fn read_anchor(file: &dyn Source, offset: u64, size: u64, length: u64, options: &ReadOptions) -> Result<Vec<u8>> {
    let data = read_object(file, offset, size, length, 0, options)?;
    let (members, checksum) = split_checksum(&data, "RNT-ANC-002", offset)?;
    let checked = &members[members.len().min(FIRST_CHECKED_ANCHOR_BYTE as usize)..];
    compare(checked, u64::from_be_bytes(checksum), options.hash, "RNT-ANC-004", offset)?;
    Ok(data)
}

/// The uncompressed bytes of an envelope of the released format or RC2, whose checksum is compared.
///
/// `length` is the one that the link or the anchor states; `max_key_size` is the limit that the anchor has.
pub fn read_envelope(
    file: &dyn Source, offset: u64, size: u64, length: u64, max_key_size: u64, options: &ReadOptions,
) -> Result<Vec<u8>> {
    let data = read_object(file, offset, size, length, max_key_size, options)?;
    let (checked, checksum) = split_checksum(&data, "RNT-ENV-002", offset)?;
    compare(checked, u64::from_le_bytes(checksum), options.hash, "RNT-ENV-003", offset)?;
    Ok(data)
}

fn read_object(
    file: &dyn Source, offset: u64, size: u64, length: u64, max_key_size: u64, options: &ReadOptions,
) -> Result<Vec<u8>> {
    let blob = read_blob(file, offset, size, max_key_size, &options.limits)?;
    Ok(decompress(&blob, length, options).map_err(|error| error.moved(offset))?.into_owned())
}

/// The uncompressed bytes of a page of the released format or RC2, whose checksum is compared if it has one.
///
/// `max_key_size` is the limit that the anchor has.
pub fn read_page(file: &dyn Source, page: &PageRange, max_key_size: u64, options: &ReadOptions) -> Result<Vec<u8>> {
    let len_checksum = if page.has_checksum { LEN_PAGE_CHECKSUM } else { 0 };
    let blob = read_blob(file, page.offset, page.size.saturating_add(len_checksum), max_key_size, &options.limits)?;
    let mut data = &blob[..];
    if page.has_checksum {
        let (checked, checksum) = split_checksum(&blob, "RNT-PAG-002", page.offset)?;
        compare(checked, u64::from_le_bytes(checksum), options.hash, "RNT-PAG-002", page.offset)?;
        data = checked;
    }
    Ok(decompress(data, page.length, options).map_err(|error| error.moved(page.offset))?.into_owned())
}
