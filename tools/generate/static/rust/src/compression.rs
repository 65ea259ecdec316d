//! Stored bytes of anchors, envelopes and pages: blobs in keys, chunks of five compression algorithms, and checksums.

use std::borrow::Cow;
use std::error::Error;
use std::fmt;

use crate::constants::*;
use crate::root_file::RootFile_CompressionBlock;
use crate::runtime::{parse, FormatError, KResult};

/// A function of the bytes of a chunk and its uncompressed length that returns the uncompressed bytes.
pub type Codec = fn(&[u8], usize) -> Result<Vec<u8>, Box<dyn Error>>;

/// A function that returns the XXH3-64 of bytes, with seed 0.
pub type Hash = fn(&[u8]) -> u64;

/// Codecs and hash that are used before those of this package, which features add.
#[derive(Debug, Clone, Copy, Default)]
pub struct ReadOptions<'a> {
    /// Codecs by the name of the algorithm.
    pub codecs: &'a [(&'a str, Codec)],
    /// The hash of checksums.
    pub hash: Option<Hash>,
}

/// Why bytes could not be decompressed, or their checksum not be compared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DecompressError {
    /// The bytes are damaged; offsets count from the start of the stored bytes.
    Format(FormatError),
    /// No codec is there for a compression algorithm, or no hash for checksums (`xxh3`).
    MissingCodec(&'static str),
}

impl fmt::Display for DecompressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DecompressError::Format(error) => error.fmt(f),
            DecompressError::MissingCodec("xxh3") => {
                write!(f, "no hash for checksums: enable the feature xxh3 of rntuple-kaitai or pass a hash")
            }
            DecompressError::MissingCodec(algorithm) => write!(
                f,
                "no codec for the compression algorithm {algorithm}: enable the feature {} of rntuple-kaitai or pass a codec",
                if *algorithm == "old" { "zlib" } else { algorithm }
            ),
        }
    }
}

impl Error for DecompressError {}

impl From<FormatError> for DecompressError {
    fn from(error: FormatError) -> Self {
        DecompressError::Format(error)
    }
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
fn read_chunk(stream: impl std::io::Read, length: usize) -> Result<Vec<u8>, Box<dyn Error>> {
    use std::io::Read;
    let mut whole = Vec::new();
    stream.take(length as u64 + 1).read_to_end(&mut whole)?;
    Ok(whole)
}

/// The library does not compare the length in the head of a frame, which is 0 if the frame does not state it.
#[cfg(feature = "zstd")]
fn zstd(data: &[u8], length: usize) -> Result<Vec<u8>, Box<dyn Error>> {
    let stream = ruzstd::decoding::StreamingDecoder::new(data)?;
    let stated = stream.decoder.content_size();
    if stated != 0 && stated != length as u64 {
        return Err(format!("a frame of {stated} bytes").into());
    }
    read_chunk(stream, length)
}

#[cfg(feature = "lz4")]
fn lz4(data: &[u8], length: usize) -> Result<Vec<u8>, Box<dyn Error>> {
    if data.len() < LEN_LZ4_CHECKSUM as usize {
        return Err("the checksum is cut off".into());
    }
    let (stored, block) = data.split_at(LEN_LZ4_CHECKSUM as usize);
    if stored != twox_hash::XxHash64::oneshot(0, block).to_be_bytes() {
        return Err("the checksum differs".into());
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
/// fewer than `length`.
///
/// `codecs` are used before those of [`CODECS`].
pub fn decompress<'a>(stored: &'a [u8], length: u64, codecs: &[(&str, Codec)]) -> Result<Cow<'a, [u8]>, DecompressError> {
    if stored.len() as u64 == length {
        return Ok(Cow::Borrowed(stored));
    }
    let failure = |text: String| Err(DecompressError::Format(FormatError::Other(format!("decompress: {text}"))));
    if stored.len() as u64 > length {
        return failure(format!("{} stored bytes for {length} uncompressed ones", stored.len()));
    }
    let block = parse::<RootFile_CompressionBlock>(stored)?;
    let total: u64 = block.chunks().iter().map(|chunk| u64::from(*chunk.len_uncompressed())).sum();
    if total != length {
        return failure(format!("chunks for {total} bytes, {length} expected"));
    }
    let (mut whole, mut offset) = (Vec::with_capacity(stored.len()), 0);
    for chunk in block.chunks().iter() {
        let (data, size) = (chunk.data(), *chunk.len_uncompressed() as usize);
        let tag = &chunk.algorithm()[..2];
        let name = match ALGORITHMS.iter().find(|each| each.0.as_bytes() == tag) {
            Some((_, name)) => *name,
            None => return failure(format!("unknown compression algorithm {tag:02x?} (at byte {offset})")),
        };
        let codec = codecs.iter().chain(CODECS).find(|each| each.0 == name);
        let (_, codec) = codec.ok_or(DecompressError::MissingCodec(name))?;
        match codec(&data, size) {
            Ok(part) if part.len() == size => whole.extend(part),
            Ok(part) => {
                return failure(format!("a {name} chunk expands to {} bytes, not {size} (at byte {offset})", part.len()))
            }
            Err(error) => return failure(format!("damaged {name} chunk: {error} (at byte {offset})")),
        }
        offset += LEN_COMPRESSION_HEAD as usize + data.len();
    }
    Ok(Cow::Owned(whole))
}

/// The stored bytes of an envelope or page, which are spread over several keys if one cannot hold them.
///
/// `size` includes the checksum of a page; `max_key_size` is the limit that the anchor has. Returns an error if bytes are
/// outside of the file.
pub fn read_blob(file: &[u8], offset: u64, size: u64, max_key_size: u64) -> KResult<Cow<'_, [u8]>> {
    let piece = |start: u64, length: u64| {
        let end = start.checked_add(length).filter(|end| *end <= file.len() as u64);
        let outside = || FormatError::Other(format!("read_blob: {length} bytes at {start} are outside of the file"));
        end.map(|end| &file[start as usize..end as usize]).ok_or_else(outside)
    };
    if max_key_size == 0 || size <= max_key_size {
        return piece(offset, size).map(Cow::Borrowed);
    }
    piece(0, size)?;
    let room = max_key_size.checked_sub(LEN_CHUNK_OFFSET).filter(|room| *room > 0);
    let num_offsets = room.map(|room| (size - LEN_CHUNK_OFFSET - 1) / room);
    let len_first = num_offsets.and_then(|number| max_key_size.checked_sub(LEN_CHUNK_OFFSET * number));
    let problem = || FormatError::Other(format!("read_blob: {size} bytes in keys of at most {max_key_size}"));
    let len_first = len_first.ok_or_else(problem)?;
    let (head, table) = piece(offset, max_key_size)?.split_at(len_first as usize);
    let mut whole = head.to_vec();
    for place in table.chunks_exact(LEN_CHUNK_OFFSET as usize) {
        let start = place.iter().rev().fold(0, |start, byte| start << 8 | u64::from(*byte));
        whole.extend(piece(start, max_key_size.min(size - whole.len() as u64))?);
    }
    Ok(Cow::Owned(whole))
}

type Checked = Result<Vec<u8>, DecompressError>;

fn compare(data: &[u8], stored: u64, hash: Option<Hash>, place: &str, offset: u64) -> Result<(), DecompressError> {
    let computed = hash.or(XXH3).ok_or(DecompressError::MissingCodec("xxh3"))?(data);
    if computed == stored {
        return Ok(());
    }
    let text = format!("{place}: checksum {stored:016x}, the bytes hash to {computed:016x} (at byte {offset})");
    Err(FormatError::Other(text).into())
}

/// Splits the checksum from the bytes before it.
fn split_checksum<'a>(data: &'a [u8], place: &str, offset: u64) -> KResult<(&'a [u8], [u8; 8])> {
    let split = data.len().checked_sub(LEN_ENVELOPE_CHECKSUM as usize).map(|end| data.split_at(end));
    let short = || FormatError::Other(format!("{place}: {} bytes (at byte {offset})", data.len()));
    let (data, checksum) = split.ok_or_else(short)?;
    Ok((data, checksum.try_into().map_err(|_| short())?))
}

/// The bytes of an anchor of the released format, whose checksum is compared. The object starts at `offset`, after its key.
pub fn read_anchor(file: &[u8], offset: u64, size: u64, length: u64, options: &ReadOptions) -> Checked {
    let data = decompress(&read_blob(file, offset, size, 0)?, length, options.codecs)?.into_owned();
    let (members, checksum) = split_checksum(&data, "read_anchor", offset)?;
    let checked = &members[members.len().min(FIRST_CHECKED_ANCHOR_BYTE as usize)..];
    compare(checked, u64::from_be_bytes(checksum), options.hash, "read_anchor", offset)?;
    Ok(data)
}

/// The uncompressed bytes of an envelope of the released format or RC2, whose checksum is compared.
///
/// `length` is the one that the link or the anchor states; `max_key_size` is the limit that the anchor has.
pub fn read_envelope(file: &[u8], offset: u64, size: u64, length: u64, max_key_size: u64, options: &ReadOptions) -> Checked {
    let data = decompress(&read_blob(file, offset, size, max_key_size)?, length, options.codecs)?.into_owned();
    let (checked, checksum) = split_checksum(&data, "read_envelope", offset)?;
    compare(checked, u64::from_le_bytes(checksum), options.hash, "read_envelope", offset)?;
    Ok(data)
}

/// The uncompressed bytes of a page of the released format or RC2, whose checksum is compared if it has one.
///
/// `size` does not include the checksum; `max_key_size` is the limit that the anchor has.
pub fn read_page(
    file: &[u8], offset: u64, size: u64, length: u64, max_key_size: u64, has_checksum: bool, options: &ReadOptions,
) -> Checked {
    let len_checksum = if has_checksum { LEN_PAGE_CHECKSUM } else { 0 };
    let blob = read_blob(file, offset, size.saturating_add(len_checksum), max_key_size)?;
    let (mut page, place) = (&blob[..], "read_page");
    if has_checksum {
        let (checked, checksum) = split_checksum(&blob, place, offset)?;
        compare(checked, u64::from_le_bytes(checksum), options.hash, place, offset)?;
        page = checked;
    }
    Ok(decompress(page, length, options.codecs)?.into_owned())
}
