//! Files that are read by ranges.

use std::fs::File;
use std::io;

use crate::error::{Error, Placed, Result};
use crate::runtime::{parse, KStruct, OptRc};

/// A file that is read by ranges: `&[u8]`, `Vec<u8>`, [`File`], or a type of yours for a URL.
pub trait Source {
    /// Number of bytes.
    fn size(&self) -> io::Result<u64>;
    /// Fills the buffer with the bytes from an offset on. Fewer bytes are an error.
    fn read(&self, offset: u64, buffer: &mut [u8]) -> io::Result<()>;
}

impl Source for &[u8] {
    fn size(&self) -> io::Result<u64> {
        Ok(self.len() as u64)
    }
    fn read(&self, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
        let start = usize::try_from(offset).ok();
        let part = start.and_then(|start| self.get(start..start.checked_add(buffer.len())?));
        buffer.copy_from_slice(part.ok_or(io::ErrorKind::UnexpectedEof)?);
        Ok(())
    }
}

impl Source for Vec<u8> {
    fn size(&self) -> io::Result<u64> {
        self.as_slice().size()
    }
    fn read(&self, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
        Source::read(&self.as_slice(), offset, buffer)
    }
}

impl Source for File {
    fn size(&self) -> io::Result<u64> {
        Ok(self.metadata()?.len())
    }
    #[cfg(unix)]
    fn read(&self, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
        std::os::unix::fs::FileExt::read_exact_at(self, buffer, offset)
    }
    /// Moves the position of the file: threads need a file each.
    #[cfg(not(unix))]
    fn read(&self, offset: u64, buffer: &mut [u8]) -> io::Result<()> {
        use std::io::{Read, Seek, SeekFrom};
        let mut file = self;
        file.seek(SeekFrom::Start(offset))?;
        file.read_exact(buffer)
    }
}

/// Bounds for the memory that the sizes in a file ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Most elements of a column in a cluster that one call returns; by default 2^24.
    pub elements: u64,
    /// Most bytes of one object of the file: an envelope, a page or a keys list; by default 2^30.
    pub bytes: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { elements: 1 << 24, bytes: 1 << 30 }
    }
}

impl Limits {
    pub(crate) fn check_elements(&self, value: u64) -> Result<()> {
        let what = "elements";
        if value > self.elements { Err(Error::Limit { what, value, limit: self.elements }) } else { Ok(()) }
    }

    pub(crate) fn check_bytes(&self, value: u64) -> Result<()> {
        let what = "bytes";
        if value > self.bytes { Err(Error::Limit { what, value, limit: self.bytes }) } else { Ok(()) }
    }
}

/// Bytes of a file, which are there.
pub(crate) fn read_range(file: &dyn Source, offset: u64, size: u64, limits: &Limits) -> Result<Vec<u8>> {
    let end = offset.checked_add(size);
    if !end.is_some_and(|end| end <= file.size().unwrap_or(0)) {
        file.size()?;
        return Err(Error::format("RNT-CNT-014", offset, format_args!("{size} bytes are outside of the file")));
    }
    limits.check_bytes(size)?;
    let mut data = vec![0; size as usize];
    file.read(offset, &mut data)?;
    Ok(data)
}

/// Bytes of most headers, keys and directories.
const FIRST_READ: u64 = 512;
/// No key is longer: its length has 16 bits.
const MAX_RECORD: u64 = 1 << 16;

/// Parses a record whose size its first bytes do not tell: reads more until the parser has enough.
pub(crate) fn read_record<T: KStruct>(file: &dyn Source, offset: u64, rule: &'static str, limits: &Limits) -> Result<OptRc<T>> {
    let left = file.size()?.checked_sub(offset);
    let left = left.ok_or_else(|| Error::format("RNT-CNT-014", offset, "a record outside of the file"))?;
    let mut size = FIRST_READ;
    loop {
        size = size.min(left);
        let found = parse::<T>(&read_range(file, offset, size, limits)?);
        if found.is_ok() || size == left || size > MAX_RECORD {
            return found.placed(rule, offset);
        }
        size *= 16;
    }
}
