// Generated from spec/root_file.ksy by tools/generate; edit spec/parts/root_file.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild


use crate::runtime::*;
use std::convert::{TryFrom, TryInto};
use std::cell::{Ref, Cell, RefCell};
use std::rc::{Rc, Weak};

/**
 * A ROOT file starts with a header, followed by records that each begin with a key. The header leads to the root
 * directory, which leads to its keys list, which leads to the anchors of the RNTuples in the file. An anchor names
 * the byte ranges of header and footer envelope. Envelopes and pages lie in records of class RBlob that no keys
 * list mentions; only the offset and size of their bytes address them.
 *
 * Offsets are stored in 32 bits (narrow) or 64 bits (wide); each structure states its form.
 * Integers are big-endian, except the sizes in compression chunks.
 * See [RNTuple Binary Format Specification 1.0, section 'ROOT File embedding'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding).
 */

#[derive(Default, Debug, Clone)]
pub struct RootFile {
    pub _root: SharedType<RootFile>,
    pub _parent: SharedType<RootFile>,
    pub _self: SharedType<Self>,
    header: RefCell<OptRc<RootFileFileHeader>>,
    _io: RefCell<BytesReader>,
    entries_raw: RefCell<Vec<u8>>,
    free_record_raw: RefCell<Vec<u8>>,
    keys_record_raw: RefCell<Vec<u8>>,
    streamer_info_record_raw: RefCell<Vec<u8>>,
    f_entries: Cell<bool>,
    entries: RefCell<OptRc<RootFileEntryList>>,
    f_free_record: Cell<bool>,
    free_record: RefCell<OptRc<RootFileRecord>>,
    f_keys_record: Cell<bool>,
    keys_record: RefCell<OptRc<RootFileRecord>>,
    f_root_directory: Cell<bool>,
    root_directory: RefCell<OptRc<RootFileDirectory>>,
    f_streamer_info_record: Cell<bool>,
    streamer_info_record: RefCell<OptRc<RootFileRecord>>,
}
impl KStruct for RootFile {
    type Root = RootFile;
    type Parent = RootFile;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        let t = Self::read_into::<_, RootFileFileHeader>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.header.borrow_mut() = t;
        Ok(())
    }
}
impl RootFile {

    /**
     * The same keys list, each key with the anchor to which it leads.
     */
    pub fn entries(
        &self
    ) -> KResult<Ref<'_, OptRc<RootFileEntryList>>> {
        let _io = self._io.borrow();
        if self.f_entries.get() {
            return Ok(self.entries.borrow());
        }
        let _pos = _io.pos();
        _io.seek(((((*self.root_directory()?.ofs_keys()? as i64) as i64) + ((*self.keys_record()?.key().len_key() as i64) as i64)) as i64) as usize)?;
        *self.entries_raw.borrow_mut() = _io.read_bytes(*self.keys_record()?.len_payload()? as usize)?.into();
        let entries_raw = self.entries_raw.borrow();
        let _t_entries_raw_io = BytesReader::from(entries_raw.clone());
        let t = Self::read_into::<BytesReader, RootFileEntryList>(&_t_entries_raw_io, Some(self._root.clone()), Some(self._self.clone()))?.into();
        *self.entries.borrow_mut() = t;
        _io.seek(_pos)?;
        self.f_entries.set(true);
        Ok(self.entries.borrow())
    }

    /**
     * Record of the free list; its payload is a free_list.
     */
    pub fn free_record(
        &self
    ) -> KResult<Option<Rc<RootFileRecord>>> {
        let _io = self._io.borrow();
        if self.f_free_record.get() {
            return Ok(self.free_record.borrow().get().cloned());
        }
        if ((*self.header().len_free() as i32) != (0 as i32)) {
            let _pos = _io.pos();
            _io.seek(*self.header().ofs_free()? as usize)?;
            *self.free_record_raw.borrow_mut() = _io.read_bytes(*self.header().len_free() as usize)?.into();
            let free_record_raw = self.free_record_raw.borrow();
            let _t_free_record_raw_io = BytesReader::from(free_record_raw.clone());
            let t = Self::read_into::<BytesReader, RootFileRecord>(&_t_free_record_raw_io, Some(self._root.clone()), Some(self._self.clone()))?.into();
            *self.free_record.borrow_mut() = t;
            _io.seek(_pos)?;
        }
        self.f_free_record.set(true);
        Ok(self.free_record.borrow().get().cloned())
    }

    /**
     * Record of the keys list of the root directory; its payload is a keys_list.
     */
    pub fn keys_record(
        &self
    ) -> KResult<Ref<'_, OptRc<RootFileRecord>>> {
        let _io = self._io.borrow();
        if self.f_keys_record.get() {
            return Ok(self.keys_record.borrow());
        }
        let _pos = _io.pos();
        _io.seek(*self.root_directory()?.ofs_keys()? as usize)?;
        *self.keys_record_raw.borrow_mut() = _io.read_bytes(*self.root_directory()?.len_keys() as usize)?.into();
        let keys_record_raw = self.keys_record_raw.borrow();
        let _t_keys_record_raw_io = BytesReader::from(keys_record_raw.clone());
        let t = Self::read_into::<BytesReader, RootFileRecord>(&_t_keys_record_raw_io, Some(self._root.clone()), Some(self._self.clone()))?.into();
        *self.keys_record.borrow_mut() = t;
        _io.seek(_pos)?;
        self.f_keys_record.set(true);
        Ok(self.keys_record.borrow())
    }

    /**
     * Directory fields of the root directory record, after its key, name and title.
     */
    pub fn root_directory(
        &self
    ) -> KResult<Ref<'_, OptRc<RootFileDirectory>>> {
        let _io = self._io.borrow();
        if self.f_root_directory.get() {
            return Ok(self.root_directory.borrow());
        }
        let _pos = _io.pos();
        _io.seek(((((*self.header().ofs_begin() as i64) as i64) + ((*self.header().len_name() as i64) as i64)) as i64) as usize)?;
        let t = Self::read_into::<_, RootFileDirectory>(&*_io, Some(self._root.clone()), Some(self._self.clone()))?.into();
        *self.root_directory.borrow_mut() = t;
        _io.seek(_pos)?;
        self.f_root_directory.set(true);
        Ok(self.root_directory.borrow())
    }

    /**
     * Record of the streamer infos; its payload, compressed or not, is unparsed.
     */
    pub fn streamer_info_record(
        &self
    ) -> KResult<Option<Rc<RootFileRecord>>> {
        let _io = self._io.borrow();
        if self.f_streamer_info_record.get() {
            return Ok(self.streamer_info_record.borrow().get().cloned());
        }
        if ((*self.header().len_info() as i32) != (0 as i32)) {
            let _pos = _io.pos();
            _io.seek(*self.header().ofs_info()? as usize)?;
            *self.streamer_info_record_raw.borrow_mut() = _io.read_bytes(*self.header().len_info() as usize)?.into();
            let streamer_info_record_raw = self.streamer_info_record_raw.borrow();
            let _t_streamer_info_record_raw_io = BytesReader::from(streamer_info_record_raw.clone());
            let t = Self::read_into::<BytesReader, RootFileRecord>(&_t_streamer_info_record_raw_io, Some(self._root.clone()), Some(self._self.clone()))?.into();
            *self.streamer_info_record.borrow_mut() = t;
            _io.seek(_pos)?;
        }
        self.f_streamer_info_record.set(true);
        Ok(self.streamer_info_record.borrow().get().cloned())
    }
}

/**
 * File header, at offset 0.
 */
impl RootFile {
    pub fn header(&self) -> Ref<'_, OptRc<RootFileFileHeader>> {
        self.header.borrow()
    }
}
impl RootFile {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
#[derive(Debug, PartialEq, Clone)]
pub enum RootFileCompressionAlgorithm {

    /**
     * What the library that writes prefers.
     */
    Default,

    /**
     * The format zlib.
     */
    Zlib,

    /**
     * LZMA in the container XZ.
     */
    Lzma,

    /**
     * Raw deflate, as old versions of ROOT wrote it.
     */
    Old,

    /**
     * Blocks of LZ4.
     */
    Lz4,

    /**
     * Zstandard.
     */
    Zstd,
    Unknown(i64),
}

impl TryFrom<i64> for RootFileCompressionAlgorithm {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RootFileCompressionAlgorithm> {
        match flag {
            0 => Ok(RootFileCompressionAlgorithm::Default),
            1 => Ok(RootFileCompressionAlgorithm::Zlib),
            2 => Ok(RootFileCompressionAlgorithm::Lzma),
            3 => Ok(RootFileCompressionAlgorithm::Old),
            4 => Ok(RootFileCompressionAlgorithm::Lz4),
            5 => Ok(RootFileCompressionAlgorithm::Zstd),
            _ => Ok(RootFileCompressionAlgorithm::Unknown(flag)),
        }
    }
}

impl From<&RootFileCompressionAlgorithm> for i64 {
    fn from(v: &RootFileCompressionAlgorithm) -> Self {
        match *v {
            RootFileCompressionAlgorithm::Default => 0,
            RootFileCompressionAlgorithm::Zlib => 1,
            RootFileCompressionAlgorithm::Lzma => 2,
            RootFileCompressionAlgorithm::Old => 3,
            RootFileCompressionAlgorithm::Lz4 => 4,
            RootFileCompressionAlgorithm::Zstd => 5,
            RootFileCompressionAlgorithm::Unknown(v) => v
        }
    }
}

impl Default for RootFileCompressionAlgorithm {
    fn default() -> Self { RootFileCompressionAlgorithm::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RootFileCompressionTag {

    /**
     * Chunk of raw deflate without a header, as old versions of ROOT wrote it; the third byte is 8.
     */
    Old,

    /**
     * Block of LZ4 after its checksum; the third byte is the major version of the library.
     */
    Lz4,

    /**
     * Chunk of LZMA in the container XZ; the third byte is 0.
     */
    Lzma,

    /**
     * Chunk of zlib; the third byte is 8.
     */
    Zlib,

    /**
     * Frame of Zstandard; the third byte is 1.
     */
    Zstd,
    Unknown(i64),
}

impl TryFrom<i64> for RootFileCompressionTag {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RootFileCompressionTag> {
        match flag {
            17235 => Ok(RootFileCompressionTag::Old),
            19508 => Ok(RootFileCompressionTag::Lz4),
            22618 => Ok(RootFileCompressionTag::Lzma),
            23116 => Ok(RootFileCompressionTag::Zlib),
            23123 => Ok(RootFileCompressionTag::Zstd),
            _ => Ok(RootFileCompressionTag::Unknown(flag)),
        }
    }
}

impl From<&RootFileCompressionTag> for i64 {
    fn from(v: &RootFileCompressionTag) -> Self {
        match *v {
            RootFileCompressionTag::Old => 17235,
            RootFileCompressionTag::Lz4 => 19508,
            RootFileCompressionTag::Lzma => 22618,
            RootFileCompressionTag::Zlib => 23116,
            RootFileCompressionTag::Zstd => 23123,
            RootFileCompressionTag::Unknown(v) => v
        }
    }
}

impl Default for RootFileCompressionTag {
    fn default() -> Self { RootFileCompressionTag::Unknown(0) }
}


/**
 * Anchor object of an RNTuple of format epoch 1, after decompression: payload of a key of class
 * ROOT::RNTuple. Parsed from a slice that holds exactly the object: later versions append members, and
 * the checksum stays in the last 8 bytes.
 * See [RNTuple Binary Format Specification 1.0, section 'Anchor schema'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#anchor-schema).
 */

#[derive(Default, Debug, Clone)]
pub struct RootFileAnchor {
    pub _root: SharedType<RootFile>,
    pub _parent: SharedType<RootFileAnchorRecord>,
    pub _self: SharedType<Self>,
    byte_count: RefCell<u32>,
    class_version: RefCell<u16>,
    version_epoch: RefCell<u16>,
    version_major: RefCell<u16>,
    version_minor: RefCell<u16>,
    version_patch: RefCell<u16>,
    ofs_header: RefCell<u64>,
    len_header_stored: RefCell<u64>,
    len_header: RefCell<u64>,
    ofs_footer: RefCell<u64>,
    len_footer_stored: RefCell<u64>,
    len_footer: RefCell<u64>,
    max_key_size: RefCell<u64>,
    trailing: RefCell<Vec<u8>>,
    checksum: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RootFileAnchor {
    type Root = RootFile;
    type Parent = RootFileAnchorRecord;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.byte_count.borrow_mut() = _io.read_u4be()?.into();
        let _tmpa = *self_rc.byte_count();
        if !( ((((_tmpa as u32) >= (0 as u32))) && ((_io.size() as i64) >= (78 as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/anchor/seq/0".to_string() }));
        }
        *self_rc.class_version.borrow_mut() = _io.read_u2be()?.into();
        *self_rc.version_epoch.borrow_mut() = _io.read_u2be()?.into();
        *self_rc.version_major.borrow_mut() = _io.read_u2be()?.into();
        *self_rc.version_minor.borrow_mut() = _io.read_u2be()?.into();
        *self_rc.version_patch.borrow_mut() = _io.read_u2be()?.into();
        *self_rc.ofs_header.borrow_mut() = _io.read_u8be()?.into();
        *self_rc.len_header_stored.borrow_mut() = _io.read_u8be()?.into();
        *self_rc.len_header.borrow_mut() = _io.read_u8be()?.into();
        *self_rc.ofs_footer.borrow_mut() = _io.read_u8be()?.into();
        *self_rc.len_footer_stored.borrow_mut() = _io.read_u8be()?.into();
        *self_rc.len_footer.borrow_mut() = _io.read_u8be()?.into();
        *self_rc.max_key_size.borrow_mut() = _io.read_u8be()?.into();
        *self_rc.trailing.borrow_mut() = _io.read_bytes((((((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64) - ((8 as i64) as i64)) as i64) as usize)?.into();
        *self_rc.checksum.borrow_mut() = _io.read_bytes(8 as usize)?.into();
        Ok(())
    }
}
impl RootFileAnchor {
}

/**
 * Bytes of the object from the class version to the last member, with bit 30 set; the checksum is
 * not counted.
 */
impl RootFileAnchor {
    pub fn byte_count(&self) -> Ref<'_, u32> {
        self.byte_count.borrow()
    }
}

/**
 * Version of the class ROOT::RNTuple.
 */
impl RootFileAnchor {
    pub fn class_version(&self) -> Ref<'_, u16> {
        self.class_version.borrow()
    }
}

/**
 * Epoch of the format version.
 * See [RNTuple Binary Format Specification 1.0, section 'Versioning Notes'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#versioning-notes).
 */
impl RootFileAnchor {
    pub fn version_epoch(&self) -> Ref<'_, u16> {
        self.version_epoch.borrow()
    }
}

/**
 * Major part of the format version; for information only.
 */
impl RootFileAnchor {
    pub fn version_major(&self) -> Ref<'_, u16> {
        self.version_major.borrow()
    }
}

/**
 * Minor part of the format version; for information only.
 */
impl RootFileAnchor {
    pub fn version_minor(&self) -> Ref<'_, u16> {
        self.version_minor.borrow()
    }
}

/**
 * Patch part of the format version; for information only.
 */
impl RootFileAnchor {
    pub fn version_patch(&self) -> Ref<'_, u16> {
        self.version_patch.borrow()
    }
}

/**
 * Offset of the header envelope.
 */
impl RootFileAnchor {
    pub fn ofs_header(&self) -> Ref<'_, u64> {
        self.ofs_header.borrow()
    }
}

/**
 * Size in bytes of the header envelope as stored.
 */
impl RootFileAnchor {
    pub fn len_header_stored(&self) -> Ref<'_, u64> {
        self.len_header_stored.borrow()
    }
}

/**
 * Length in bytes of the header envelope after decompression.
 */
impl RootFileAnchor {
    pub fn len_header(&self) -> Ref<'_, u64> {
        self.len_header.borrow()
    }
}

/**
 * Offset of the footer envelope.
 */
impl RootFileAnchor {
    pub fn ofs_footer(&self) -> Ref<'_, u64> {
        self.ofs_footer.borrow()
    }
}

/**
 * Size in bytes of the footer envelope as stored.
 */
impl RootFileAnchor {
    pub fn len_footer_stored(&self) -> Ref<'_, u64> {
        self.len_footer_stored.borrow()
    }
}

/**
 * Length in bytes of the footer envelope after decompression.
 */
impl RootFileAnchor {
    pub fn len_footer(&self) -> Ref<'_, u64> {
        self.len_footer.borrow()
    }
}

/**
 * Largest payload of one key; larger blobs are spread over several. 0 if blobs are never spread.
 */
impl RootFileAnchor {
    pub fn max_key_size(&self) -> Ref<'_, u64> {
        self.max_key_size.borrow()
    }
}

/**
 * Unknown members in front of the checksum, appended by a later version of the format.
 */
impl RootFileAnchor {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}

/**
 * XXH3-64 of the members from version_epoch to the checksum, big-endian.
 */
impl RootFileAnchor {
    pub fn checksum(&self) -> Ref<'_, Vec<u8>> {
        self.checksum.borrow()
    }
}
impl RootFileAnchor {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Anchor object of an RNTuple of the first release candidate, or of the earlier drafts, which look the same here. It
 * is the payload of a key of class ROOT::Experimental::RNTuple, class versions 0 to 3. It has no checksum.
 * See [RNTuple Binary Format Specification 0.1, section 'Envelopes'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes).
 */

#[derive(Default, Debug, Clone)]
pub struct RootFileAnchorRc1 {
    pub _root: SharedType<RootFile>,
    pub _parent: SharedType<RootFileAnchorRecord>,
    pub _self: SharedType<Self>,
    byte_count: RefCell<u32>,
    class_version: RefCell<u16>,
    class_checksum: RefCell<u32>,
    version: RefCell<u32>,
    len_in_memory: RefCell<u32>,
    ofs_header: RefCell<u64>,
    len_header_stored: RefCell<u32>,
    len_header: RefCell<u32>,
    ofs_footer: RefCell<u64>,
    len_footer_stored: RefCell<u32>,
    len_footer: RefCell<u32>,
    reserved: RefCell<u64>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RootFileAnchorRc1 {
    type Root = RootFile;
    type Parent = RootFileAnchorRecord;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.byte_count.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.class_version.borrow_mut() = _io.read_u2be()?.into();
        *self_rc.class_checksum.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.version.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.len_in_memory.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.ofs_header.borrow_mut() = _io.read_u8be()?.into();
        *self_rc.len_header_stored.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.len_header.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.ofs_footer.borrow_mut() = _io.read_u8be()?.into();
        *self_rc.len_footer_stored.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.len_footer.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.reserved.borrow_mut() = _io.read_u8be()?.into();
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RootFileAnchorRc1 {
}

/**
 * Bytes of the object from the class version on, with bit 30 set.
 */
impl RootFileAnchorRc1 {
    pub fn byte_count(&self) -> Ref<'_, u32> {
        self.byte_count.borrow()
    }
}

/**
 * Version of the class ROOT::Experimental::RNTuple.
 */
impl RootFileAnchorRc1 {
    pub fn class_version(&self) -> Ref<'_, u16> {
        self.class_version.borrow()
    }
}

/**
 * Checksum that ROOT computed over the class; the same in all files of one class version.
 */
impl RootFileAnchorRc1 {
    pub fn class_checksum(&self) -> Ref<'_, u32> {
        self.class_checksum.borrow()
    }
}

/**
 * Version of the anchor; 0.
 */
impl RootFileAnchorRc1 {
    pub fn version(&self) -> Ref<'_, u32> {
        self.version.borrow()
    }
}

/**
 * Size in bytes of the anchor in memory.
 */
impl RootFileAnchorRc1 {
    pub fn len_in_memory(&self) -> Ref<'_, u32> {
        self.len_in_memory.borrow()
    }
}

/**
 * Offset of the header envelope.
 */
impl RootFileAnchorRc1 {
    pub fn ofs_header(&self) -> Ref<'_, u64> {
        self.ofs_header.borrow()
    }
}

/**
 * Size in bytes of the header envelope as stored.
 */
impl RootFileAnchorRc1 {
    pub fn len_header_stored(&self) -> Ref<'_, u32> {
        self.len_header_stored.borrow()
    }
}

/**
 * Length in bytes of the header envelope after decompression.
 */
impl RootFileAnchorRc1 {
    pub fn len_header(&self) -> Ref<'_, u32> {
        self.len_header.borrow()
    }
}

/**
 * Offset of the footer envelope.
 */
impl RootFileAnchorRc1 {
    pub fn ofs_footer(&self) -> Ref<'_, u64> {
        self.ofs_footer.borrow()
    }
}

/**
 * Size in bytes of the footer envelope as stored.
 */
impl RootFileAnchorRc1 {
    pub fn len_footer_stored(&self) -> Ref<'_, u32> {
        self.len_footer_stored.borrow()
    }
}

/**
 * Length in bytes of the footer envelope after decompression.
 */
impl RootFileAnchorRc1 {
    pub fn len_footer(&self) -> Ref<'_, u32> {
        self.len_footer.borrow()
    }
}

/**
 * Zero.
 */
impl RootFileAnchorRc1 {
    pub fn reserved(&self) -> Ref<'_, u64> {
        self.reserved.borrow()
    }
}

/**
 * Unknown members at the end.
 */
impl RootFileAnchorRc1 {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RootFileAnchorRc1 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Anchor object of an RNTuple of epoch 0, second release candidate: payload of a key of class
 * ROOT::Experimental::RNTuple, class versions 4 to 6. Parsed from a slice that holds exactly the object.
 * \sa RNTuple Binary Format Specification 0.2, section 'Anchor schema'
 */

#[derive(Default, Debug, Clone)]
pub struct RootFileAnchorRc2 {
    present_max_key_size: Cell<bool>,
    pub _root: SharedType<RootFile>,
    pub _parent: SharedType<RootFileAnchorRecord>,
    pub _self: SharedType<Self>,
    byte_count: RefCell<u32>,
    class_version: RefCell<u16>,
    version_epoch: RefCell<u16>,
    version_major: RefCell<u16>,
    version_minor: RefCell<u16>,
    version_patch: RefCell<u16>,
    ofs_header: RefCell<u64>,
    len_header_stored: RefCell<u64>,
    len_header: RefCell<u64>,
    ofs_footer: RefCell<u64>,
    len_footer_stored: RefCell<u64>,
    len_footer: RefCell<u64>,
    max_key_size: RefCell<u64>,
    trailing: RefCell<Vec<u8>>,
    checksum: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RootFileAnchorRc2 {
    type Root = RootFile;
    type Parent = RootFileAnchorRecord;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.byte_count.borrow_mut() = _io.read_u4be()?.into();
        let _tmpa = *self_rc.byte_count();
        if !( ((((_tmpa as u32) >= (0 as u32))) && ((_io.size() as i64) >= (70 as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/anchor_rc2/seq/0".to_string() }));
        }
        *self_rc.class_version.borrow_mut() = _io.read_u2be()?.into();
        *self_rc.version_epoch.borrow_mut() = _io.read_u2be()?.into();
        *self_rc.version_major.borrow_mut() = _io.read_u2be()?.into();
        *self_rc.version_minor.borrow_mut() = _io.read_u2be()?.into();
        *self_rc.version_patch.borrow_mut() = _io.read_u2be()?.into();
        *self_rc.ofs_header.borrow_mut() = _io.read_u8be()?.into();
        *self_rc.len_header_stored.borrow_mut() = _io.read_u8be()?.into();
        *self_rc.len_header.borrow_mut() = _io.read_u8be()?.into();
        *self_rc.ofs_footer.borrow_mut() = _io.read_u8be()?.into();
        *self_rc.len_footer_stored.borrow_mut() = _io.read_u8be()?.into();
        *self_rc.len_footer.borrow_mut() = _io.read_u8be()?.into();
        if (_io.size() as i64) >= (78 as i64) {
            *self_rc.max_key_size.borrow_mut() = _io.read_u8be()?.into();
            self_rc.present_max_key_size.set(true);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes((((((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64) - ((8 as i64) as i64)) as i64) as usize)?.into();
        *self_rc.checksum.borrow_mut() = _io.read_bytes(8 as usize)?.into();
        Ok(())
    }
}
impl RootFileAnchorRc2 {
}

/**
 * Bytes of the object from the class version on, with bit 30 set; the checksum is counted in class
 * version 4 and not in 6.
 */
impl RootFileAnchorRc2 {
    pub fn byte_count(&self) -> Ref<'_, u32> {
        self.byte_count.borrow()
    }
}

/**
 * Version of the class ROOT::Experimental::RNTuple.
 */
impl RootFileAnchorRc2 {
    pub fn class_version(&self) -> Ref<'_, u16> {
        self.class_version.borrow()
    }
}

/**
 * Epoch of the format version.
 * \sa RNTuple Binary Format Specification 0.2, section 'Versioning Notes'
 */
impl RootFileAnchorRc2 {
    pub fn version_epoch(&self) -> Ref<'_, u16> {
        self.version_epoch.borrow()
    }
}

/**
 * Major part of the format version; for information only.
 */
impl RootFileAnchorRc2 {
    pub fn version_major(&self) -> Ref<'_, u16> {
        self.version_major.borrow()
    }
}

/**
 * Minor part of the format version; for information only.
 */
impl RootFileAnchorRc2 {
    pub fn version_minor(&self) -> Ref<'_, u16> {
        self.version_minor.borrow()
    }
}

/**
 * Patch part of the format version; for information only.
 */
impl RootFileAnchorRc2 {
    pub fn version_patch(&self) -> Ref<'_, u16> {
        self.version_patch.borrow()
    }
}

/**
 * Offset of the header envelope.
 */
impl RootFileAnchorRc2 {
    pub fn ofs_header(&self) -> Ref<'_, u64> {
        self.ofs_header.borrow()
    }
}

/**
 * Size in bytes of the header envelope as stored.
 */
impl RootFileAnchorRc2 {
    pub fn len_header_stored(&self) -> Ref<'_, u64> {
        self.len_header_stored.borrow()
    }
}

/**
 * Length in bytes of the header envelope after decompression.
 */
impl RootFileAnchorRc2 {
    pub fn len_header(&self) -> Ref<'_, u64> {
        self.len_header.borrow()
    }
}

/**
 * Offset of the footer envelope.
 */
impl RootFileAnchorRc2 {
    pub fn ofs_footer(&self) -> Ref<'_, u64> {
        self.ofs_footer.borrow()
    }
}

/**
 * Size in bytes of the footer envelope as stored.
 */
impl RootFileAnchorRc2 {
    pub fn len_footer_stored(&self) -> Ref<'_, u64> {
        self.len_footer_stored.borrow()
    }
}

/**
 * Length in bytes of the footer envelope after decompression.
 */
impl RootFileAnchorRc2 {
    pub fn len_footer(&self) -> Ref<'_, u64> {
        self.len_footer.borrow()
    }
}

/**
 * Largest payload of one key; absent in class version 4.
 */
impl RootFileAnchorRc2 {
    pub fn max_key_size(&self) -> Option<u64> {
        self.present_max_key_size.get().then(|| *self.max_key_size.borrow())
    }
}

/**
 * Unknown members in front of the checksum.
 */
impl RootFileAnchorRc2 {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}

/**
 * XXH3-64 of the members from version_epoch to the checksum, big-endian.
 */
impl RootFileAnchorRc2 {
    pub fn checksum(&self) -> Ref<'_, Vec<u8>> {
        self.checksum.borrow()
    }
}
impl RootFileAnchorRc2 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record of an anchor, from a slice that holds exactly the record.
 * See [RNTuple Binary Format Specification 1.0, section 'Anchor schema'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#anchor-schema).
 */

#[derive(Default, Debug, Clone)]
pub struct RootFileAnchorRecord {
    pub _root: SharedType<RootFile>,
    pub _parent: SharedType<RootFileEntry>,
    pub _self: SharedType<Self>,
    key: RefCell<OptRc<RootFileKey>>,
    _io: RefCell<BytesReader>,
    anchor_raw: RefCell<Vec<u8>>,
    anchor_rc1_raw: RefCell<Vec<u8>>,
    anchor_rc2_raw: RefCell<Vec<u8>>,
    f_anchor: Cell<bool>,
    anchor: RefCell<OptRc<RootFileAnchor>>,
    f_anchor_rc1: Cell<bool>,
    anchor_rc1: RefCell<OptRc<RootFileAnchorRc1>>,
    f_anchor_rc2: Cell<bool>,
    anchor_rc2: RefCell<OptRc<RootFileAnchorRc2>>,
    f_class_version: Cell<bool>,
    class_version: RefCell<u16>,
    f_is_compressed: Cell<bool>,
    is_compressed: RefCell<bool>,
    f_is_first_candidate: Cell<bool>,
    is_first_candidate: RefCell<bool>,
    f_is_release: Cell<bool>,
    is_release: RefCell<bool>,
    f_len_payload: Cell<bool>,
    len_payload: RefCell<i64>,
    f_payload: Cell<bool>,
    payload: RefCell<Vec<u8>>,
}
impl KStruct for RootFileAnchorRecord {
    type Root = RootFile;
    type Parent = RootFileEntry;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        let t = Self::read_into::<_, RootFileKey>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.key.borrow_mut() = t;
        Ok(())
    }
}
impl RootFileAnchorRecord {

    /**
     * Anchor of format epoch 1.
     */
    pub fn anchor(
        &self
    ) -> KResult<Option<Rc<RootFileAnchor>>> {
        let _io = self._io.borrow();
        if self.f_anchor.get() {
            return Ok(self.anchor.borrow().get().cloned());
        }
        if  ((*self.is_release()?) && (!(*self.is_compressed()?)))  {
            let _pos = _io.pos();
            _io.seek(*self.key().len_key() as usize)?;
            *self.anchor_raw.borrow_mut() = _io.read_bytes(*self.len_payload()? as usize)?.into();
            let anchor_raw = self.anchor_raw.borrow();
            let _t_anchor_raw_io = BytesReader::from(anchor_raw.clone());
            let t = Self::read_into::<BytesReader, RootFileAnchor>(&_t_anchor_raw_io, Some(self._root.clone()), Some(self._self.clone()))?.into();
            *self.anchor.borrow_mut() = t;
            _io.seek(_pos)?;
        }
        self.f_anchor.set(true);
        Ok(self.anchor.borrow().get().cloned())
    }

    /**
     * Anchor of the first release candidate, and of the format before its specification.
     */
    pub fn anchor_rc1(
        &self
    ) -> KResult<Option<Rc<RootFileAnchorRc1>>> {
        let _io = self._io.borrow();
        if self.f_anchor_rc1.get() {
            return Ok(self.anchor_rc1.borrow().get().cloned());
        }
        if  ((!(*self.is_release()?)) && (!(*self.is_compressed()?)) && (*self.is_first_candidate()?))  {
            let _pos = _io.pos();
            _io.seek(*self.key().len_key() as usize)?;
            *self.anchor_rc1_raw.borrow_mut() = _io.read_bytes(*self.len_payload()? as usize)?.into();
            let anchor_rc1_raw = self.anchor_rc1_raw.borrow();
            let _t_anchor_rc1_raw_io = BytesReader::from(anchor_rc1_raw.clone());
            let t = Self::read_into::<BytesReader, RootFileAnchorRc1>(&_t_anchor_rc1_raw_io, Some(self._root.clone()), Some(self._self.clone()))?.into();
            *self.anchor_rc1.borrow_mut() = t;
            _io.seek(_pos)?;
        }
        self.f_anchor_rc1.set(true);
        Ok(self.anchor_rc1.borrow().get().cloned())
    }

    /**
     * Anchor of the second release candidate.
     */
    pub fn anchor_rc2(
        &self
    ) -> KResult<Option<Rc<RootFileAnchorRc2>>> {
        let _io = self._io.borrow();
        if self.f_anchor_rc2.get() {
            return Ok(self.anchor_rc2.borrow().get().cloned());
        }
        if  ((!(*self.is_release()?)) && (!(*self.is_compressed()?)) && (!(*self.is_first_candidate()?)))  {
            let _pos = _io.pos();
            _io.seek(*self.key().len_key() as usize)?;
            *self.anchor_rc2_raw.borrow_mut() = _io.read_bytes(*self.len_payload()? as usize)?.into();
            let anchor_rc2_raw = self.anchor_rc2_raw.borrow();
            let _t_anchor_rc2_raw_io = BytesReader::from(anchor_rc2_raw.clone());
            let t = Self::read_into::<BytesReader, RootFileAnchorRc2>(&_t_anchor_rc2_raw_io, Some(self._root.clone()), Some(self._self.clone()))?.into();
            *self.anchor_rc2.borrow_mut() = t;
            _io.seek(_pos)?;
        }
        self.f_anchor_rc2.set(true);
        Ok(self.anchor_rc2.borrow().get().cloned())
    }

    /**
     * Version of the class; without meaning if the payload is compressed.
     */
    pub fn class_version(
        &self
    ) -> KResult<Ref<'_, u16>> {
        let _io = self._io.borrow();
        if self.f_class_version.get() {
            return Ok(self.class_version.borrow());
        }
        let _pos = _io.pos();
        _io.seek(((((*self.key().len_key() as i64) as i64) + ((4 as i64) as i64)) as i64) as usize)?;
        *self.class_version.borrow_mut() = _io.read_u2be()?.into();
        _io.seek(_pos)?;
        self.f_class_version.set(true);
        Ok(self.class_version.borrow())
    }

    /**
     * Whether the payload is a compression_block; decompress it and parse the anchor separately.
     */
    pub fn is_compressed(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        if self.f_is_compressed.get() {
            return Ok(self.is_compressed.borrow());
        }
        *self.is_compressed.borrow_mut() = ((*self.key().len_object() as i64) > ((((*self.key().len_record() as i64) as i64) - ((*self.key().len_key() as i64) as i64)) as i64)) as bool;
        self.f_is_compressed.set(true);
        Ok(self.is_compressed.borrow())
    }

    /**
     * Whether a class version of ROOT::Experimental::RNTuple is one of those before the second candidate.
     */
    pub fn is_first_candidate(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        if self.f_is_first_candidate.get() {
            return Ok(self.is_first_candidate.borrow());
        }
        *self.is_first_candidate.borrow_mut() = (((*self.class_version()? as u16) < (4 as u16))) as bool;
        self.f_is_first_candidate.set(true);
        Ok(self.is_first_candidate.borrow())
    }

    /**
     * Whether the class of the anchor is ROOT::RNTuple, that of the releases.
     */
    pub fn is_release(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        if self.f_is_release.get() {
            return Ok(self.is_release.borrow());
        }
        *self.is_release.borrow_mut() = (*self.key().class_name().raw() == vec![0x52u8, 0x4fu8, 0x4fu8, 0x54u8, 0x3au8, 0x3au8, 0x52u8, 0x4eu8, 0x54u8, 0x75u8, 0x70u8, 0x6cu8, 0x65u8]) as bool;
        self.f_is_release.set(true);
        Ok(self.is_release.borrow())
    }

    /**
     * Size in bytes of the payload.
     */
    pub fn len_payload(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_len_payload.get() {
            return Ok(self.len_payload.borrow());
        }
        *self.len_payload.borrow_mut() = (((((*self.key().len_record() as i64) as i64) - ((*self.key().len_key() as i64) as i64)) as i64)) as i64;
        self.f_len_payload.set(true);
        Ok(self.len_payload.borrow())
    }

    /**
     * The anchor as stored.
     */
    pub fn payload(
        &self
    ) -> KResult<Ref<'_, Vec<u8>>> {
        let _io = self._io.borrow();
        if self.f_payload.get() {
            return Ok(self.payload.borrow());
        }
        let _pos = _io.pos();
        _io.seek(*self.key().len_key() as usize)?;
        *self.payload.borrow_mut() = _io.read_bytes(*self.len_payload()? as usize)?.into();
        _io.seek(_pos)?;
        self.f_payload.set(true);
        Ok(self.payload.borrow())
    }
}

/**
 * Key of the record.
 */
impl RootFileAnchorRecord {
    pub fn key(&self) -> Ref<'_, OptRc<RootFileKey>> {
        self.key.borrow()
    }
}
impl RootFileAnchorRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * End of the payload of the first key of a blob that is spread over several keys: the positions of the others. A
 * blob is spread if its stored size is larger than the max_key_size of the anchor. Then the payload of every key
 * except the last has exactly that size. The first payload ends with 8 bytes for each further key. The stored size
 * of a page includes its checksum here, 8 bytes more than its locator states. The last key has at least 9 bytes, so
 * the checksum is never divided.
 * See [RNTuple Binary Format Specification 1.0, section 'ROOT File embedding'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding).
 */

#[derive(Default, Debug, Clone)]
pub struct RootFileBlobOffsetTable {
    pub _root: SharedType<RootFile>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    ofs_parts: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RootFileBlobOffsetTable {
    type Root = RootFile;
    type Parent = KStructUnit;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.ofs_parts.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                self_rc.ofs_parts.borrow_mut().push(_io.read_u8le()?.into());
                _i += 1;
            }
        }
        Ok(())
    }
}
impl RootFileBlobOffsetTable {
}

/**
 * Offset of the payload of each key after the first, in the order of the bytes of the blob.
 */
impl RootFileBlobOffsetTable {
    pub fn ofs_parts(&self) -> Ref<'_, Vec<u64>> {
        self.ofs_parts.borrow()
    }
}
impl RootFileBlobOffsetTable {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Compressed bytes of one object: chunks that are decompressed one by one and joined.
 * See [RNTuple Binary Format Specification 1.0, section 'Compression Block'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#compression-block).
 */

#[derive(Default, Debug, Clone)]
pub struct RootFileCompressionBlock {
    pub _root: SharedType<RootFile>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    chunks: RefCell<Vec<OptRc<RootFileCompressionChunk>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RootFileCompressionBlock {
    type Root = RootFile;
    type Parent = KStructUnit;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.chunks.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                let t = Self::read_into::<_, RootFileCompressionChunk>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.chunks.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl RootFileCompressionBlock {
}

/**
 * The chunks; all but the last hold 16777215 bytes after decompression.
 */
impl RootFileCompressionBlock {
    pub fn chunks(&self) -> Ref<'_, Vec<OptRc<RootFileCompressionChunk>>> {
        self.chunks.borrow()
    }
}
impl RootFileCompressionBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * One compressed chunk.
 * See [RNTuple Binary Format Specification 1.0, section 'Compression Block'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#compression-block).
 */

#[derive(Default, Debug, Clone)]
pub struct RootFileCompressionChunk {
    pub _root: SharedType<RootFile>,
    pub _parent: SharedType<RootFileCompressionBlock>,
    pub _self: SharedType<Self>,
    algorithm: RefCell<Vec<u8>>,
    len_compressed: RefCell<u64>,
    len_uncompressed: RefCell<u64>,
    data: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_tag: Cell<bool>,
    tag: RefCell<i64>,
}
impl KStruct for RootFileCompressionChunk {
    type Root = RootFile;
    type Parent = RootFileCompressionBlock;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.algorithm.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        *self_rc.len_compressed.borrow_mut() = _io.read_bits_int_le(24)?;
        *self_rc.len_uncompressed.borrow_mut() = _io.read_bits_int_le(24)?;
        let _tmpa = *self_rc.len_uncompressed();
        if !( ((((_tmpa as i32) >= (0 as i32))) && ((*self_rc.len_compressed() as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/compression_chunk/seq/2".to_string() }));
        }
        _io.align_to_byte()?;
        *self_rc.data.borrow_mut() = _io.read_bytes(*self_rc.len_compressed() as usize)?.into();
        Ok(())
    }
}
impl RootFileCompressionChunk {

    /**
     * First two bytes of the algorithm as one number, see the enum compression_tag.
     */
    pub fn tag(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_tag.get() {
            return Ok(self.tag.borrow());
        }
        *self.tag.borrow_mut() = ((((((((modulo(((((self.algorithm()[0 as usize] as i64) as i64) + ((256 as i64) as i64)) as i64) as i64, (256 as i64) as i64) as i64) as i64) * ((256 as i64) as i64)) as i64) as i64) + ((modulo(((((self.algorithm()[1 as usize] as i64) as i64) + ((256 as i64) as i64)) as i64) as i64, (256 as i64) as i64) as i64) as i64)) as i64)) as i64;
        self.f_tag.set(true);
        Ok(self.tag.borrow())
    }
}

/**
 * Algorithm: 'ZL' 08 zlib, 'XZ' 00 LZMA, 'CS' 08 raw deflate, 'L4' and version LZ4, 'ZS' 01
 * Zstandard.
 */
impl RootFileCompressionChunk {
    pub fn algorithm(&self) -> Ref<'_, Vec<u8>> {
        self.algorithm.borrow()
    }
}

/**
 * Length in bytes of the data that follow.
 */
impl RootFileCompressionChunk {
    pub fn len_compressed(&self) -> Ref<'_, u64> {
        self.len_compressed.borrow()
    }
}

/**
 * Length in bytes of the data after decompression.
 */
impl RootFileCompressionChunk {
    pub fn len_uncompressed(&self) -> Ref<'_, u64> {
        self.len_uncompressed.borrow()
    }
}

/**
 * Compressed data; with LZ4, the first 8 bytes are the big-endian XXH64 of the rest.
 */
impl RootFileCompressionChunk {
    pub fn data(&self) -> Ref<'_, Vec<u8>> {
        self.data.borrow()
    }
}
impl RootFileCompressionChunk {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * String of up to 254 bytes after one length byte, or of any length after the byte 255 and a 32-bit length.
 * See [The ROOT file format, section 'Format of data records'](https://github.com/root-project/root/blob/master/io/doc/TFile/datarecord.md).
 */

#[derive(Default, Debug, Clone)]
pub struct RootFileCountedString {
    present_len_long: Cell<bool>,
    pub _root: SharedType<RootFile>,
    pub _parent: SharedType<RootFileKey>,
    pub _self: SharedType<Self>,
    len_short: RefCell<u8>,
    len_long: RefCell<u32>,
    raw: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_len: Cell<bool>,
    len: RefCell<u32>,
    f_value: Cell<bool>,
    value: RefCell<String>,
}
impl KStruct for RootFileCountedString {
    type Root = RootFile;
    type Parent = RootFileKey;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.len_short.borrow_mut() = _io.read_u1()?.into();
        let _tmpa = *self_rc.len_short();
        if !( (((_tmpa as i64) == (255 as i64)) || ((_tmpa as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/counted_string/seq/0".to_string() }));
        }
        if *self_rc.len_short() == 255 {
            *self_rc.len_long.borrow_mut() = _io.read_u4be()?.into();
            self_rc.present_len_long.set(true);
            let _tmpa = *self_rc.len_long.borrow();
            if !((_tmpa as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
                return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/counted_string/seq/1".to_string() }));
            }
        }
        *self_rc.raw.borrow_mut() = _io.read_bytes(*self_rc.len()? as usize)?.into();
        Ok(())
    }
}
impl RootFileCountedString {

    /**
     * Length of the string in bytes.
     */
    pub fn len(
        &self
    ) -> KResult<Ref<'_, u32>> {
        let _io = self._io.borrow();
        if self.f_len.get() {
            return Ok(self.len.borrow());
        }
        *self.len.borrow_mut() = ((if *self.len_short() == 255 { *self.len_long.borrow() } else { (*self.len_short() as u32) } as u32)) as u32;
        self.f_len.set(true);
        Ok(self.len.borrow())
    }

    /**
     * The string as text.
     */
    pub fn value(
        &self
    ) -> KResult<Ref<'_, String>> {
        let _io = self._io.borrow();
        if self.f_value.get() {
            return Ok(self.value.borrow());
        }
        *self.value.borrow_mut() = bytes_to_str(&*self.raw(), "UTF-8")?.to_string();
        self.f_value.set(true);
        Ok(self.value.borrow())
    }
}

/**
 * Length of the string in bytes; 255 if a 32-bit length follows.
 */
impl RootFileCountedString {
    pub fn len_short(&self) -> Ref<'_, u8> {
        self.len_short.borrow()
    }
}

/**
 * Length of the string in bytes.
 */
impl RootFileCountedString {
    pub fn len_long(&self) -> Option<u32> {
        self.present_len_long.get().then(|| *self.len_long.borrow())
    }
}

/**
 * Bytes of the string, UTF-8 by convention and left undecoded here.
 */
impl RootFileCountedString {
    pub fn raw(&self) -> Ref<'_, Vec<u8>> {
        self.raw.borrow()
    }
}
impl RootFileCountedString {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Directory fields: after name and title in the root directory record, directly after the key in others.
 * See [The ROOT file format, section 'Format of the root (first) directory record'](https://github.com/root-project/root/blob/master/io/doc/TFile/tfile.md).
 */

#[derive(Default, Debug, Clone)]
pub struct RootFileDirectory {
    present_uuid: Cell<bool>,
    present_uuid_version: Cell<bool>,
    present_ofs_keys_wide: Cell<bool>,
    present_ofs_keys_narrow: Cell<bool>,
    present_ofs_parent_wide: Cell<bool>,
    present_ofs_parent_narrow: Cell<bool>,
    present_ofs_dir_wide: Cell<bool>,
    present_ofs_dir_narrow: Cell<bool>,
    pub _root: SharedType<RootFile>,
    pub _parent: SharedType<RootFile>,
    pub _self: SharedType<Self>,
    version: RefCell<i16>,
    datime_created: RefCell<u32>,
    datime_modified: RefCell<u32>,
    len_keys: RefCell<i32>,
    len_name: RefCell<i32>,
    ofs_dir_narrow: RefCell<u32>,
    ofs_dir_wide: RefCell<u64>,
    ofs_parent_narrow: RefCell<u32>,
    ofs_parent_wide: RefCell<u64>,
    ofs_keys_narrow: RefCell<u32>,
    ofs_keys_wide: RefCell<u64>,
    uuid_version: RefCell<i16>,
    uuid: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_created_day: Cell<bool>,
    created_day: RefCell<u64>,
    f_created_hour: Cell<bool>,
    created_hour: RefCell<u64>,
    f_created_minute: Cell<bool>,
    created_minute: RefCell<u64>,
    f_created_month: Cell<bool>,
    created_month: RefCell<u64>,
    f_created_second: Cell<bool>,
    created_second: RefCell<u64>,
    f_created_year: Cell<bool>,
    created_year: RefCell<u64>,
    f_has_uuid: Cell<bool>,
    has_uuid: RefCell<bool>,
    f_is_wide: Cell<bool>,
    is_wide: RefCell<bool>,
    f_modified_day: Cell<bool>,
    modified_day: RefCell<u64>,
    f_modified_hour: Cell<bool>,
    modified_hour: RefCell<u64>,
    f_modified_minute: Cell<bool>,
    modified_minute: RefCell<u64>,
    f_modified_month: Cell<bool>,
    modified_month: RefCell<u64>,
    f_modified_second: Cell<bool>,
    modified_second: RefCell<u64>,
    f_modified_year: Cell<bool>,
    modified_year: RefCell<u64>,
    f_ofs_dir: Cell<bool>,
    ofs_dir: RefCell<u64>,
    f_ofs_keys: Cell<bool>,
    ofs_keys: RefCell<u64>,
    f_ofs_parent: Cell<bool>,
    ofs_parent: RefCell<u64>,
}
impl KStruct for RootFileDirectory {
    type Root = RootFile;
    type Parent = RootFile;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.version.borrow_mut() = _io.read_s2be()?.into();
        *self_rc.datime_created.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.datime_modified.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.len_keys.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.len_name.borrow_mut() = _io.read_s4be()?.into();
        if !(*self_rc.is_wide()?) {
            *self_rc.ofs_dir_narrow.borrow_mut() = _io.read_u4be()?.into();
            self_rc.present_ofs_dir_narrow.set(true);
        }
        if *self_rc.is_wide()? {
            *self_rc.ofs_dir_wide.borrow_mut() = _io.read_u8be()?.into();
            self_rc.present_ofs_dir_wide.set(true);
        }
        if !(*self_rc.is_wide()?) {
            *self_rc.ofs_parent_narrow.borrow_mut() = _io.read_u4be()?.into();
            self_rc.present_ofs_parent_narrow.set(true);
        }
        if *self_rc.is_wide()? {
            *self_rc.ofs_parent_wide.borrow_mut() = _io.read_u8be()?.into();
            self_rc.present_ofs_parent_wide.set(true);
        }
        if !(*self_rc.is_wide()?) {
            *self_rc.ofs_keys_narrow.borrow_mut() = _io.read_u4be()?.into();
            self_rc.present_ofs_keys_narrow.set(true);
        }
        if *self_rc.is_wide()? {
            *self_rc.ofs_keys_wide.borrow_mut() = _io.read_u8be()?.into();
            self_rc.present_ofs_keys_wide.set(true);
        }
        if *self_rc.has_uuid()? {
            *self_rc.uuid_version.borrow_mut() = _io.read_s2be()?.into();
            self_rc.present_uuid_version.set(true);
        }
        if *self_rc.has_uuid()? {
            *self_rc.uuid.borrow_mut() = _io.read_bytes(16 as usize)?.into();
            self_rc.present_uuid.set(true);
        }
        Ok(())
    }
}
impl RootFileDirectory {

    /**
     * Day of the month, from 1 on, of the time of creation.
     */
    pub fn created_day(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_created_day.get() {
            return Ok(self.created_day.borrow());
        }
        *self.created_day.borrow_mut() = ((((((((*self.datime_created() as u64) as u64) / ((131072 as u64) as u64)) as u64) as u64) % ((32 as u64) as u64)) as u64)) as u64;
        self.f_created_day.set(true);
        Ok(self.created_day.borrow())
    }

    /**
     * Hour of the time of creation.
     */
    pub fn created_hour(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_created_hour.get() {
            return Ok(self.created_hour.borrow());
        }
        *self.created_hour.borrow_mut() = ((((((((*self.datime_created() as u64) as u64) / ((4096 as u64) as u64)) as u64) as u64) % ((32 as u64) as u64)) as u64)) as u64;
        self.f_created_hour.set(true);
        Ok(self.created_hour.borrow())
    }

    /**
     * Minute of the time of creation.
     */
    pub fn created_minute(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_created_minute.get() {
            return Ok(self.created_minute.borrow());
        }
        *self.created_minute.borrow_mut() = ((((((((*self.datime_created() as u64) as u64) / ((64 as u64) as u64)) as u64) as u64) % ((64 as u64) as u64)) as u64)) as u64;
        self.f_created_minute.set(true);
        Ok(self.created_minute.borrow())
    }

    /**
     * Month, from 1 on, of the time of creation.
     */
    pub fn created_month(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_created_month.get() {
            return Ok(self.created_month.borrow());
        }
        *self.created_month.borrow_mut() = ((((((((*self.datime_created() as u64) as u64) / ((4194304 as u64) as u64)) as u64) as u64) % ((16 as u64) as u64)) as u64)) as u64;
        self.f_created_month.set(true);
        Ok(self.created_month.borrow())
    }

    /**
     * Second of the time of creation.
     */
    pub fn created_second(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_created_second.get() {
            return Ok(self.created_second.borrow());
        }
        *self.created_second.borrow_mut() = (((((*self.datime_created() as u64) as u64) % ((64 as u64) as u64)) as u64)) as u64;
        self.f_created_second.set(true);
        Ok(self.created_second.borrow())
    }

    /**
     * Year of the time of creation.
     */
    pub fn created_year(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_created_year.get() {
            return Ok(self.created_year.borrow());
        }
        *self.created_year.borrow_mut() = ((((((((*self.datime_created() as u64) as u64) / ((67108864 as u64) as u64)) as u64) as u64) + ((1995 as u64) as u64)) as u64)) as u64;
        self.f_created_year.set(true);
        Ok(self.created_year.borrow())
    }

    /**
     * Whether the class version is one that has a UUID.
     */
    pub fn has_uuid(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        if self.f_has_uuid.get() {
            return Ok(self.has_uuid.borrow());
        }
        *self.has_uuid.borrow_mut() = ( ((((*self.version() as i16) != (1 as i16))) && (((*self.version() as i32) != (1001 as i32)))) ) as bool;
        self.f_has_uuid.set(true);
        Ok(self.has_uuid.borrow())
    }

    /**
     * Whether offsets have 64 bits.
     */
    pub fn is_wide(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        if self.f_is_wide.get() {
            return Ok(self.is_wide.borrow());
        }
        *self.is_wide.borrow_mut() = (((*self.version() as i32) > (1000 as i32))) as bool;
        self.f_is_wide.set(true);
        Ok(self.is_wide.borrow())
    }

    /**
     * Day of the month, from 1 on, of the time of the last change.
     */
    pub fn modified_day(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_modified_day.get() {
            return Ok(self.modified_day.borrow());
        }
        *self.modified_day.borrow_mut() = ((((((((*self.datime_modified() as u64) as u64) / ((131072 as u64) as u64)) as u64) as u64) % ((32 as u64) as u64)) as u64)) as u64;
        self.f_modified_day.set(true);
        Ok(self.modified_day.borrow())
    }

    /**
     * Hour of the time of the last change.
     */
    pub fn modified_hour(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_modified_hour.get() {
            return Ok(self.modified_hour.borrow());
        }
        *self.modified_hour.borrow_mut() = ((((((((*self.datime_modified() as u64) as u64) / ((4096 as u64) as u64)) as u64) as u64) % ((32 as u64) as u64)) as u64)) as u64;
        self.f_modified_hour.set(true);
        Ok(self.modified_hour.borrow())
    }

    /**
     * Minute of the time of the last change.
     */
    pub fn modified_minute(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_modified_minute.get() {
            return Ok(self.modified_minute.borrow());
        }
        *self.modified_minute.borrow_mut() = ((((((((*self.datime_modified() as u64) as u64) / ((64 as u64) as u64)) as u64) as u64) % ((64 as u64) as u64)) as u64)) as u64;
        self.f_modified_minute.set(true);
        Ok(self.modified_minute.borrow())
    }

    /**
     * Month, from 1 on, of the time of the last change.
     */
    pub fn modified_month(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_modified_month.get() {
            return Ok(self.modified_month.borrow());
        }
        *self.modified_month.borrow_mut() = ((((((((*self.datime_modified() as u64) as u64) / ((4194304 as u64) as u64)) as u64) as u64) % ((16 as u64) as u64)) as u64)) as u64;
        self.f_modified_month.set(true);
        Ok(self.modified_month.borrow())
    }

    /**
     * Second of the time of the last change.
     */
    pub fn modified_second(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_modified_second.get() {
            return Ok(self.modified_second.borrow());
        }
        *self.modified_second.borrow_mut() = (((((*self.datime_modified() as u64) as u64) % ((64 as u64) as u64)) as u64)) as u64;
        self.f_modified_second.set(true);
        Ok(self.modified_second.borrow())
    }

    /**
     * Year of the time of the last change.
     */
    pub fn modified_year(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_modified_year.get() {
            return Ok(self.modified_year.borrow());
        }
        *self.modified_year.borrow_mut() = ((((((((*self.datime_modified() as u64) as u64) / ((67108864 as u64) as u64)) as u64) as u64) + ((1995 as u64) as u64)) as u64)) as u64;
        self.f_modified_year.set(true);
        Ok(self.modified_year.borrow())
    }

    /**
     * Offset of the directory record itself.
     */
    pub fn ofs_dir(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_ofs_dir.get() {
            return Ok(self.ofs_dir.borrow());
        }
        *self.ofs_dir.borrow_mut() = ((if *self.is_wide()? { *self.ofs_dir_wide.borrow() } else { (*self.ofs_dir_narrow.borrow() as u64) } as u64)) as u64;
        self.f_ofs_dir.set(true);
        Ok(self.ofs_dir.borrow())
    }

    /**
     * Offset of the record of the keys list.
     */
    pub fn ofs_keys(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_ofs_keys.get() {
            return Ok(self.ofs_keys.borrow());
        }
        *self.ofs_keys.borrow_mut() = ((if *self.is_wide()? { *self.ofs_keys_wide.borrow() } else { (*self.ofs_keys_narrow.borrow() as u64) } as u64)) as u64;
        self.f_ofs_keys.set(true);
        Ok(self.ofs_keys.borrow())
    }

    /**
     * Offset of the record of the parent directory.
     */
    pub fn ofs_parent(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_ofs_parent.get() {
            return Ok(self.ofs_parent.borrow());
        }
        *self.ofs_parent.borrow_mut() = ((if *self.is_wide()? { *self.ofs_parent_wide.borrow() } else { (*self.ofs_parent_narrow.borrow() as u64) } as u64)) as u64;
        self.f_ofs_parent.set(true);
        Ok(self.ofs_parent.borrow())
    }
}

/**
 * Class version of the directory; 1000 more in the wide form.
 */
impl RootFileDirectory {
    pub fn version(&self) -> Ref<'_, i16> {
        self.version.borrow()
    }
}

/**
 * Date and time of creation, packed as in a key.
 */
impl RootFileDirectory {
    pub fn datime_created(&self) -> Ref<'_, u32> {
        self.datime_created.borrow()
    }
}

/**
 * Date and time of the last change, packed as in a key.
 */
impl RootFileDirectory {
    pub fn datime_modified(&self) -> Ref<'_, u32> {
        self.datime_modified.borrow()
    }
}

/**
 * Size in bytes of the record of the keys list.
 */
impl RootFileDirectory {
    pub fn len_keys(&self) -> Ref<'_, i32> {
        self.len_keys.borrow()
    }
}

/**
 * Size in bytes of the record before these fields.
 */
impl RootFileDirectory {
    pub fn len_name(&self) -> Ref<'_, i32> {
        self.len_name.borrow()
    }
}

/**
 * Offset of the directory record itself, 32-bit form.
 */
impl RootFileDirectory {
    pub fn ofs_dir_narrow(&self) -> Option<u32> {
        self.present_ofs_dir_narrow.get().then(|| *self.ofs_dir_narrow.borrow())
    }
}

/**
 * Offset of the directory record itself, 64-bit form.
 */
impl RootFileDirectory {
    pub fn ofs_dir_wide(&self) -> Option<u64> {
        self.present_ofs_dir_wide.get().then(|| *self.ofs_dir_wide.borrow())
    }
}

/**
 * Offset of the record of the parent directory, 32-bit form.
 */
impl RootFileDirectory {
    pub fn ofs_parent_narrow(&self) -> Option<u32> {
        self.present_ofs_parent_narrow.get().then(|| *self.ofs_parent_narrow.borrow())
    }
}

/**
 * Offset of the record of the parent directory, 64-bit form.
 */
impl RootFileDirectory {
    pub fn ofs_parent_wide(&self) -> Option<u64> {
        self.present_ofs_parent_wide.get().then(|| *self.ofs_parent_wide.borrow())
    }
}

/**
 * Offset of the record of the keys list, 32-bit form.
 */
impl RootFileDirectory {
    pub fn ofs_keys_narrow(&self) -> Option<u32> {
        self.present_ofs_keys_narrow.get().then(|| *self.ofs_keys_narrow.borrow())
    }
}

/**
 * Offset of the record of the keys list, 64-bit form.
 */
impl RootFileDirectory {
    pub fn ofs_keys_wide(&self) -> Option<u64> {
        self.present_ofs_keys_wide.get().then(|| *self.ofs_keys_wide.borrow())
    }
}

/**
 * Version of the UUID that follows; zero in files of RNTuple's own writer.
 */
impl RootFileDirectory {
    pub fn uuid_version(&self) -> Option<i16> {
        self.present_uuid_version.get().then(|| *self.uuid_version.borrow())
    }
}

/**
 * UUID of the directory, or zeros; zero bytes up to the wide size may follow and belong to nothing.
 */
impl RootFileDirectory {
    pub fn uuid(&self) -> Option<Ref<'_, Vec<u8>>> {
        self.present_uuid.get().then(|| self.uuid.borrow())
    }
}
impl RootFileDirectory {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Key of an object in the root directory, and the anchor if the object is an RNTuple.
 * See [RNTuple Binary Format Specification 1.0, section 'ROOT File embedding'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding).
 */

#[derive(Default, Debug, Clone)]
pub struct RootFileEntry {
    pub _root: SharedType<RootFile>,
    pub _parent: SharedType<RootFileEntryList>,
    pub _self: SharedType<Self>,
    key: RefCell<OptRc<RootFileKey>>,
    _io: RefCell<BytesReader>,
    anchor_record_raw: RefCell<Vec<u8>>,
    f_anchor_record: Cell<bool>,
    anchor_record: RefCell<OptRc<RootFileAnchorRecord>>,
    f_is_candidate: Cell<bool>,
    is_candidate: RefCell<bool>,
    f_is_release: Cell<bool>,
    is_release: RefCell<bool>,
}
impl KStruct for RootFileEntry {
    type Root = RootFile;
    type Parent = RootFileEntryList;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        let t = Self::read_into::<_, RootFileKey>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.key.borrow_mut() = t;
        Ok(())
    }
}
impl RootFileEntry {

    /**
     * Record of the anchor.
     */
    pub fn anchor_record(
        &self
    ) -> KResult<Option<Rc<RootFileAnchorRecord>>> {
        let _io = self._io.borrow();
        if self.f_anchor_record.get() {
            return Ok(self.anchor_record.borrow().get().cloned());
        }
        if  ((*self.is_release()?) || (*self.is_candidate()?))  {
            let root = self._root.get_value().borrow().upgrade();
            let root = root.ok_or_else(|| FormatError::Other("the root is gone".to_string()))?;
            let io = Clone::clone(&*root._io());
            let _pos = io.pos();
            io.seek(*self.key().ofs_key()? as usize)?;
            *self.anchor_record_raw.borrow_mut() = io.read_bytes(*self.key().len_record() as usize)?.into();
            let anchor_record_raw = self.anchor_record_raw.borrow();
            let _t_anchor_record_raw_io = BytesReader::from(anchor_record_raw.clone());
            let t = Self::read_into::<BytesReader, RootFileAnchorRecord>(&_t_anchor_record_raw_io, Some(self._root.clone()), Some(self._self.clone()))?.into();
            *self.anchor_record.borrow_mut() = t;
            io.seek(_pos)?;
        }
        self.f_anchor_record.set(true);
        Ok(self.anchor_record.borrow().get().cloned())
    }

    /**
     * Whether the object is an anchor of class ROOT::Experimental::RNTuple.
     */
    pub fn is_candidate(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        if self.f_is_candidate.get() {
            return Ok(self.is_candidate.borrow());
        }
        *self.is_candidate.borrow_mut() = (*self.key().class_name().raw() == vec![0x52u8, 0x4fu8, 0x4fu8, 0x54u8, 0x3au8, 0x3au8, 0x45u8, 0x78u8, 0x70u8, 0x65u8, 0x72u8, 0x69u8, 0x6du8, 0x65u8, 0x6eu8, 0x74u8, 0x61u8, 0x6cu8, 0x3au8, 0x3au8, 0x52u8, 0x4eu8, 0x54u8, 0x75u8, 0x70u8, 0x6cu8, 0x65u8]) as bool;
        self.f_is_candidate.set(true);
        Ok(self.is_candidate.borrow())
    }

    /**
     * Whether the object is an anchor of class ROOT::RNTuple.
     */
    pub fn is_release(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        if self.f_is_release.get() {
            return Ok(self.is_release.borrow());
        }
        *self.is_release.borrow_mut() = (*self.key().class_name().raw() == vec![0x52u8, 0x4fu8, 0x4fu8, 0x54u8, 0x3au8, 0x3au8, 0x52u8, 0x4eu8, 0x54u8, 0x75u8, 0x70u8, 0x6cu8, 0x65u8]) as bool;
        self.f_is_release.set(true);
        Ok(self.is_release.borrow())
    }
}

/**
 * Copy of the key of the object.
 */
impl RootFileEntry {
    pub fn key(&self) -> Ref<'_, OptRc<RootFileKey>> {
        self.key.borrow()
    }
}
impl RootFileEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the record of the keys list of the root directory as the way to the anchors. Parsed as part of
 * a whole file only.
 * See [RNTuple Binary Format Specification 1.0, section 'ROOT File embedding'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#root-file-embedding).
 */

#[derive(Default, Debug, Clone)]
pub struct RootFileEntryList {
    pub _root: SharedType<RootFile>,
    pub _parent: SharedType<RootFile>,
    pub _self: SharedType<Self>,
    num_entries: RefCell<u32>,
    entries: RefCell<Vec<OptRc<RootFileEntry>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RootFileEntryList {
    type Root = RootFile;
    type Parent = RootFile;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.num_entries.borrow_mut() = _io.read_u4be()?.into();
        let _tmpa = *self_rc.num_entries();
        if !( (((_tmpa as i64) <= (2147483647 as i64)) && (((((_tmpa as i64) as i64) * ((29 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/entry_list/seq/0".to_string() }));
        }
        *self_rc.entries.borrow_mut() = Vec::new();
        let l_entries = *self_rc.num_entries();
        for _i in 0..l_entries {
            let t = Self::read_into::<_, RootFileEntry>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.entries.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl RootFileEntryList {
}

/**
 * Number of keys; bounded by the bytes that are there, as no key is smaller than 29 bytes.
 */
impl RootFileEntryList {
    pub fn num_entries(&self) -> Ref<'_, u32> {
        self.num_entries.borrow()
    }
}

/**
 * The keys of the objects.
 */
impl RootFileEntryList {
    pub fn entries(&self) -> Ref<'_, Vec<OptRc<RootFileEntry>>> {
        self.entries.borrow()
    }
}
impl RootFileEntryList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * File header at offset 0. The wide form is chosen by adding 1000000 to the version.
 * See [The ROOT file format, section 'File header format'](https://github.com/root-project/root/blob/master/io/doc/TFile/header.md).
 */

#[derive(Default, Debug, Clone)]
pub struct RootFileFileHeader {
    present_ofs_info_wide: Cell<bool>,
    present_ofs_info_narrow: Cell<bool>,
    present_ofs_free_wide: Cell<bool>,
    present_ofs_free_narrow: Cell<bool>,
    present_ofs_end_wide: Cell<bool>,
    present_ofs_end_narrow: Cell<bool>,
    pub _root: SharedType<RootFile>,
    pub _parent: SharedType<RootFile>,
    pub _self: SharedType<Self>,
    magic: RefCell<Vec<u8>>,
    version: RefCell<i32>,
    ofs_begin: RefCell<i32>,
    ofs_end_narrow: RefCell<i32>,
    ofs_end_wide: RefCell<i64>,
    ofs_free_narrow: RefCell<i32>,
    ofs_free_wide: RefCell<i64>,
    len_free: RefCell<i32>,
    num_free: RefCell<i32>,
    len_name: RefCell<i32>,
    len_offset: RefCell<u8>,
    compression_settings: RefCell<i32>,
    ofs_info_narrow: RefCell<i32>,
    ofs_info_wide: RefCell<i64>,
    len_info: RefCell<i32>,
    uuid_version: RefCell<i16>,
    uuid: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_is_wide: Cell<bool>,
    is_wide: RefCell<bool>,
    f_ofs_end: Cell<bool>,
    ofs_end: RefCell<i64>,
    f_ofs_free: Cell<bool>,
    ofs_free: RefCell<i64>,
    f_ofs_info: Cell<bool>,
    ofs_info: RefCell<i64>,
}
impl KStruct for RootFileFileHeader {
    type Root = RootFile;
    type Parent = RootFile;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.magic.borrow_mut() = _io.read_bytes(4 as usize)?.into();
        if !(*self_rc.magic() == vec![0x72u8, 0x6fu8, 0x6fu8, 0x74u8]) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/types/file_header/seq/0".to_string() }));
        }
        *self_rc.version.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.ofs_begin.borrow_mut() = _io.read_s4be()?.into();
        if !(*self_rc.is_wide()?) {
            *self_rc.ofs_end_narrow.borrow_mut() = _io.read_s4be()?.into();
            self_rc.present_ofs_end_narrow.set(true);
        }
        if *self_rc.is_wide()? {
            *self_rc.ofs_end_wide.borrow_mut() = _io.read_s8be()?.into();
            self_rc.present_ofs_end_wide.set(true);
        }
        if !(*self_rc.is_wide()?) {
            *self_rc.ofs_free_narrow.borrow_mut() = _io.read_s4be()?.into();
            self_rc.present_ofs_free_narrow.set(true);
        }
        if *self_rc.is_wide()? {
            *self_rc.ofs_free_wide.borrow_mut() = _io.read_s8be()?.into();
            self_rc.present_ofs_free_wide.set(true);
        }
        *self_rc.len_free.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.num_free.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.len_name.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.len_offset.borrow_mut() = _io.read_u1()?.into();
        *self_rc.compression_settings.borrow_mut() = _io.read_s4be()?.into();
        if !(*self_rc.is_wide()?) {
            *self_rc.ofs_info_narrow.borrow_mut() = _io.read_s4be()?.into();
            self_rc.present_ofs_info_narrow.set(true);
        }
        if *self_rc.is_wide()? {
            *self_rc.ofs_info_wide.borrow_mut() = _io.read_s8be()?.into();
            self_rc.present_ofs_info_wide.set(true);
        }
        *self_rc.len_info.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.uuid_version.borrow_mut() = _io.read_s2be()?.into();
        *self_rc.uuid.borrow_mut() = _io.read_bytes(16 as usize)?.into();
        Ok(())
    }
}
impl RootFileFileHeader {

    /**
     * Whether offsets have 64 bits.
     */
    pub fn is_wide(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        if self.f_is_wide.get() {
            return Ok(self.is_wide.borrow());
        }
        *self.is_wide.borrow_mut() = (((*self.version() as i32) >= (1000000 as i32))) as bool;
        self.f_is_wide.set(true);
        Ok(self.is_wide.borrow())
    }

    /**
     * Offset of the first byte after the last record.
     */
    pub fn ofs_end(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_ofs_end.get() {
            return Ok(self.ofs_end.borrow());
        }
        *self.ofs_end.borrow_mut() = ((if *self.is_wide()? { *self.ofs_end_wide.borrow() } else { (*self.ofs_end_narrow.borrow() as i64) } as i64)) as i64;
        self.f_ofs_end.set(true);
        Ok(self.ofs_end.borrow())
    }

    /**
     * Offset of the record of the free list.
     */
    pub fn ofs_free(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_ofs_free.get() {
            return Ok(self.ofs_free.borrow());
        }
        *self.ofs_free.borrow_mut() = ((if *self.is_wide()? { *self.ofs_free_wide.borrow() } else { (*self.ofs_free_narrow.borrow() as i64) } as i64)) as i64;
        self.f_ofs_free.set(true);
        Ok(self.ofs_free.borrow())
    }

    /**
     * Offset of the record of the streamer infos.
     */
    pub fn ofs_info(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_ofs_info.get() {
            return Ok(self.ofs_info.borrow());
        }
        *self.ofs_info.borrow_mut() = ((if *self.is_wide()? { *self.ofs_info_wide.borrow() } else { (*self.ofs_info_narrow.borrow() as i64) } as i64)) as i64;
        self.f_ofs_info.set(true);
        Ok(self.ofs_info.borrow())
    }
}

/**
 * Marks a ROOT file.
 */
impl RootFileFileHeader {
    pub fn magic(&self) -> Ref<'_, Vec<u8>> {
        self.magic.borrow()
    }
}

/**
 * Version of ROOT that wrote the file, 10000 * major + 100 * minor + patch; 1000000 more in the wide
 * form.
 */
impl RootFileFileHeader {
    pub fn version(&self) -> Ref<'_, i32> {
        self.version.borrow()
    }
}

/**
 * Offset of the first record, the root directory.
 */
impl RootFileFileHeader {
    pub fn ofs_begin(&self) -> Ref<'_, i32> {
        self.ofs_begin.borrow()
    }
}

/**
 * Offset of the first byte after the last record, 32-bit form.
 */
impl RootFileFileHeader {
    pub fn ofs_end_narrow(&self) -> Option<i32> {
        self.present_ofs_end_narrow.get().then(|| *self.ofs_end_narrow.borrow())
    }
}

/**
 * Offset of the first byte after the last record, 64-bit form.
 */
impl RootFileFileHeader {
    pub fn ofs_end_wide(&self) -> Option<i64> {
        self.present_ofs_end_wide.get().then(|| *self.ofs_end_wide.borrow())
    }
}

/**
 * Offset of the record of the free list, 32-bit form.
 */
impl RootFileFileHeader {
    pub fn ofs_free_narrow(&self) -> Option<i32> {
        self.present_ofs_free_narrow.get().then(|| *self.ofs_free_narrow.borrow())
    }
}

/**
 * Offset of the record of the free list, 64-bit form.
 */
impl RootFileFileHeader {
    pub fn ofs_free_wide(&self) -> Option<i64> {
        self.present_ofs_free_wide.get().then(|| *self.ofs_free_wide.borrow())
    }
}

/**
 * Size in bytes of the record of the free list.
 */
impl RootFileFileHeader {
    pub fn len_free(&self) -> Ref<'_, i32> {
        self.len_free.borrow()
    }
}

/**
 * Number of entries of the free list.
 */
impl RootFileFileHeader {
    pub fn num_free(&self) -> Ref<'_, i32> {
        self.num_free.borrow()
    }
}

/**
 * Size in bytes of key, name and title of the root directory record; its directory fields follow.
 */
impl RootFileFileHeader {
    pub fn len_name(&self) -> Ref<'_, i32> {
        self.len_name.borrow()
    }
}

/**
 * Size in bytes of a file offset, 4 or 8; informational.
 */
impl RootFileFileHeader {
    pub fn len_offset(&self) -> Ref<'_, u8> {
        self.len_offset.borrow()
    }
}

/**
 * Default compression of the file: 100 * algorithm + level; algorithms are listed in the enum
 * compression_algorithm.
 */
impl RootFileFileHeader {
    pub fn compression_settings(&self) -> Ref<'_, i32> {
        self.compression_settings.borrow()
    }
}

/**
 * Offset of the record of the streamer infos, 32-bit form.
 */
impl RootFileFileHeader {
    pub fn ofs_info_narrow(&self) -> Option<i32> {
        self.present_ofs_info_narrow.get().then(|| *self.ofs_info_narrow.borrow())
    }
}

/**
 * Offset of the record of the streamer infos, 64-bit form.
 */
impl RootFileFileHeader {
    pub fn ofs_info_wide(&self) -> Option<i64> {
        self.present_ofs_info_wide.get().then(|| *self.ofs_info_wide.borrow())
    }
}

/**
 * Size in bytes of the record of the streamer infos.
 */
impl RootFileFileHeader {
    pub fn len_info(&self) -> Ref<'_, i32> {
        self.len_info.borrow()
    }
}

/**
 * Version of the UUID that follows; zero in files of RNTuple's own writer.
 */
impl RootFileFileHeader {
    pub fn uuid_version(&self) -> Ref<'_, i16> {
        self.uuid_version.borrow()
    }
}

/**
 * UUID of the file, or zeros.
 */
impl RootFileFileHeader {
    pub fn uuid(&self) -> Ref<'_, Vec<u8>> {
        self.uuid.borrow()
    }
}
impl RootFileFileHeader {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * One free byte range, both bounds included.
 * See [The ROOT file format, section 'Format of FreeSegments record'](https://github.com/root-project/root/blob/master/io/doc/TFile/freesegments.md).
 */

#[derive(Default, Debug, Clone)]
pub struct RootFileFreeEntry {
    present_ofs_last_wide: Cell<bool>,
    present_ofs_last_narrow: Cell<bool>,
    present_ofs_first_wide: Cell<bool>,
    present_ofs_first_narrow: Cell<bool>,
    pub _root: SharedType<RootFile>,
    pub _parent: SharedType<RootFileFreeList>,
    pub _self: SharedType<Self>,
    version: RefCell<i16>,
    ofs_first_narrow: RefCell<u32>,
    ofs_first_wide: RefCell<u64>,
    ofs_last_narrow: RefCell<u32>,
    ofs_last_wide: RefCell<u64>,
    _io: RefCell<BytesReader>,
    f_is_wide: Cell<bool>,
    is_wide: RefCell<bool>,
    f_ofs_first: Cell<bool>,
    ofs_first: RefCell<u64>,
    f_ofs_last: Cell<bool>,
    ofs_last: RefCell<u64>,
}
impl KStruct for RootFileFreeEntry {
    type Root = RootFile;
    type Parent = RootFileFreeList;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.version.borrow_mut() = _io.read_s2be()?.into();
        if !(*self_rc.is_wide()?) {
            *self_rc.ofs_first_narrow.borrow_mut() = _io.read_u4be()?.into();
            self_rc.present_ofs_first_narrow.set(true);
        }
        if *self_rc.is_wide()? {
            *self_rc.ofs_first_wide.borrow_mut() = _io.read_u8be()?.into();
            self_rc.present_ofs_first_wide.set(true);
        }
        if !(*self_rc.is_wide()?) {
            *self_rc.ofs_last_narrow.borrow_mut() = _io.read_u4be()?.into();
            self_rc.present_ofs_last_narrow.set(true);
        }
        if *self_rc.is_wide()? {
            *self_rc.ofs_last_wide.borrow_mut() = _io.read_u8be()?.into();
            self_rc.present_ofs_last_wide.set(true);
        }
        Ok(())
    }
}
impl RootFileFreeEntry {

    /**
     * Whether offsets have 64 bits.
     */
    pub fn is_wide(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        if self.f_is_wide.get() {
            return Ok(self.is_wide.borrow());
        }
        *self.is_wide.borrow_mut() = (((*self.version() as i32) > (1000 as i32))) as bool;
        self.f_is_wide.set(true);
        Ok(self.is_wide.borrow())
    }

    /**
     * Offset of the first free byte.
     */
    pub fn ofs_first(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_ofs_first.get() {
            return Ok(self.ofs_first.borrow());
        }
        *self.ofs_first.borrow_mut() = ((if *self.is_wide()? { *self.ofs_first_wide.borrow() } else { (*self.ofs_first_narrow.borrow() as u64) } as u64)) as u64;
        self.f_ofs_first.set(true);
        Ok(self.ofs_first.borrow())
    }

    /**
     * Offset of the last free byte.
     */
    pub fn ofs_last(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_ofs_last.get() {
            return Ok(self.ofs_last.borrow());
        }
        *self.ofs_last.borrow_mut() = ((if *self.is_wide()? { *self.ofs_last_wide.borrow() } else { (*self.ofs_last_narrow.borrow() as u64) } as u64)) as u64;
        self.f_ofs_last.set(true);
        Ok(self.ofs_last.borrow())
    }
}

/**
 * Version of the entry; above 1000 in the wide form.
 */
impl RootFileFreeEntry {
    pub fn version(&self) -> Ref<'_, i16> {
        self.version.borrow()
    }
}

/**
 * Offset of the first free byte, 32-bit form.
 */
impl RootFileFreeEntry {
    pub fn ofs_first_narrow(&self) -> Option<u32> {
        self.present_ofs_first_narrow.get().then(|| *self.ofs_first_narrow.borrow())
    }
}

/**
 * Offset of the first free byte, 64-bit form.
 */
impl RootFileFreeEntry {
    pub fn ofs_first_wide(&self) -> Option<u64> {
        self.present_ofs_first_wide.get().then(|| *self.ofs_first_wide.borrow())
    }
}

/**
 * Offset of the last free byte, 32-bit form.
 */
impl RootFileFreeEntry {
    pub fn ofs_last_narrow(&self) -> Option<u32> {
        self.present_ofs_last_narrow.get().then(|| *self.ofs_last_narrow.borrow())
    }
}

/**
 * Offset of the last free byte, 64-bit form.
 */
impl RootFileFreeEntry {
    pub fn ofs_last_wide(&self) -> Option<u64> {
        self.present_ofs_last_wide.get().then(|| *self.ofs_last_wide.borrow())
    }
}
impl RootFileFreeEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the record of the free list.
 * See [The ROOT file format, section 'Format of FreeSegments record'](https://github.com/root-project/root/blob/master/io/doc/TFile/freesegments.md).
 */

#[derive(Default, Debug, Clone)]
pub struct RootFileFreeList {
    pub _root: SharedType<RootFile>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    entries: RefCell<Vec<OptRc<RootFileFreeEntry>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RootFileFreeList {
    type Root = RootFile;
    type Parent = KStructUnit;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.entries.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                let t = Self::read_into::<_, RootFileFreeEntry>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.entries.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl RootFileFreeList {
}

/**
 * Free byte ranges; the last one starts at the end of the file.
 */
impl RootFileFreeList {
    pub fn entries(&self) -> Ref<'_, Vec<OptRc<RootFileFreeEntry>>> {
        self.entries.borrow()
    }
}
impl RootFileFreeList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Key: the start of every record; also the form in which a keys list mentions a record. The payload is
 * not part of it.
 * See [The ROOT file format, section 'Format of data records'](https://github.com/root-project/root/blob/master/io/doc/TFile/datarecord.md).
 */

#[derive(Default, Debug, Clone)]
pub struct RootFileKey {
    present_ofs_pdir_wide: Cell<bool>,
    present_ofs_pdir_narrow: Cell<bool>,
    present_ofs_key_wide: Cell<bool>,
    present_ofs_key_narrow: Cell<bool>,
    pub _root: SharedType<RootFile>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    len_record: RefCell<i32>,
    version: RefCell<i16>,
    len_object: RefCell<i32>,
    datime: RefCell<u32>,
    len_key: RefCell<i16>,
    cycle: RefCell<i16>,
    ofs_key_narrow: RefCell<u32>,
    ofs_key_wide: RefCell<u64>,
    ofs_pdir_narrow: RefCell<u32>,
    ofs_pdir_wide: RefCell<u64>,
    class_name: RefCell<OptRc<RootFileCountedString>>,
    name: RefCell<OptRc<RootFileCountedString>>,
    title: RefCell<OptRc<RootFileCountedString>>,
    _io: RefCell<BytesReader>,
    f_day: Cell<bool>,
    day: RefCell<u64>,
    f_hour: Cell<bool>,
    hour: RefCell<u64>,
    f_is_wide: Cell<bool>,
    is_wide: RefCell<bool>,
    f_minute: Cell<bool>,
    minute: RefCell<u64>,
    f_month: Cell<bool>,
    month: RefCell<u64>,
    f_ofs_key: Cell<bool>,
    ofs_key: RefCell<u64>,
    f_ofs_pdir: Cell<bool>,
    ofs_pdir: RefCell<u64>,
    f_second: Cell<bool>,
    second: RefCell<u64>,
    f_year: Cell<bool>,
    year: RefCell<u64>,
}
impl KStruct for RootFileKey {
    type Root = RootFile;
    type Parent = KStructUnit;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.len_record.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.version.borrow_mut() = _io.read_s2be()?.into();
        *self_rc.len_object.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.datime.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.len_key.borrow_mut() = _io.read_s2be()?.into();
        *self_rc.cycle.borrow_mut() = _io.read_s2be()?.into();
        if !(*self_rc.is_wide()?) {
            *self_rc.ofs_key_narrow.borrow_mut() = _io.read_u4be()?.into();
            self_rc.present_ofs_key_narrow.set(true);
        }
        if *self_rc.is_wide()? {
            *self_rc.ofs_key_wide.borrow_mut() = _io.read_u8be()?.into();
            self_rc.present_ofs_key_wide.set(true);
        }
        if !(*self_rc.is_wide()?) {
            *self_rc.ofs_pdir_narrow.borrow_mut() = _io.read_u4be()?.into();
            self_rc.present_ofs_pdir_narrow.set(true);
        }
        if *self_rc.is_wide()? {
            *self_rc.ofs_pdir_wide.borrow_mut() = _io.read_u8be()?.into();
            self_rc.present_ofs_pdir_wide.set(true);
        }
        let t = Self::read_into::<_, RootFileCountedString>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.class_name.borrow_mut() = t;
        let t = Self::read_into::<_, RootFileCountedString>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.name.borrow_mut() = t;
        let t = Self::read_into::<_, RootFileCountedString>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.title.borrow_mut() = t;
        Ok(())
    }
}
impl RootFileKey {

    /**
     * Day of the month, from 1 on, of the time of writing.
     */
    pub fn day(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_day.get() {
            return Ok(self.day.borrow());
        }
        *self.day.borrow_mut() = ((((((((*self.datime() as u64) as u64) / ((131072 as u64) as u64)) as u64) as u64) % ((32 as u64) as u64)) as u64)) as u64;
        self.f_day.set(true);
        Ok(self.day.borrow())
    }

    /**
     * Hour of the time of writing.
     */
    pub fn hour(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_hour.get() {
            return Ok(self.hour.borrow());
        }
        *self.hour.borrow_mut() = ((((((((*self.datime() as u64) as u64) / ((4096 as u64) as u64)) as u64) as u64) % ((32 as u64) as u64)) as u64)) as u64;
        self.f_hour.set(true);
        Ok(self.hour.borrow())
    }

    /**
     * Whether offsets have 64 bits.
     */
    pub fn is_wide(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        if self.f_is_wide.get() {
            return Ok(self.is_wide.borrow());
        }
        *self.is_wide.borrow_mut() = (((*self.version() as i32) > (1000 as i32))) as bool;
        self.f_is_wide.set(true);
        Ok(self.is_wide.borrow())
    }

    /**
     * Minute of the time of writing.
     */
    pub fn minute(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_minute.get() {
            return Ok(self.minute.borrow());
        }
        *self.minute.borrow_mut() = ((((((((*self.datime() as u64) as u64) / ((64 as u64) as u64)) as u64) as u64) % ((64 as u64) as u64)) as u64)) as u64;
        self.f_minute.set(true);
        Ok(self.minute.borrow())
    }

    /**
     * Month, from 1 on, of the time of writing.
     */
    pub fn month(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_month.get() {
            return Ok(self.month.borrow());
        }
        *self.month.borrow_mut() = ((((((((*self.datime() as u64) as u64) / ((4194304 as u64) as u64)) as u64) as u64) % ((16 as u64) as u64)) as u64)) as u64;
        self.f_month.set(true);
        Ok(self.month.borrow())
    }

    /**
     * Offset of the record itself.
     */
    pub fn ofs_key(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_ofs_key.get() {
            return Ok(self.ofs_key.borrow());
        }
        *self.ofs_key.borrow_mut() = ((if *self.is_wide()? { *self.ofs_key_wide.borrow() } else { (*self.ofs_key_narrow.borrow() as u64) } as u64)) as u64;
        self.f_ofs_key.set(true);
        Ok(self.ofs_key.borrow())
    }

    /**
     * Offset of the record of the directory that lists this one.
     */
    pub fn ofs_pdir(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_ofs_pdir.get() {
            return Ok(self.ofs_pdir.borrow());
        }
        *self.ofs_pdir.borrow_mut() = ((if *self.is_wide()? { *self.ofs_pdir_wide.borrow() } else { (*self.ofs_pdir_narrow.borrow() as u64) } as u64)) as u64;
        self.f_ofs_pdir.set(true);
        Ok(self.ofs_pdir.borrow())
    }

    /**
     * Second of the time of writing.
     */
    pub fn second(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_second.get() {
            return Ok(self.second.borrow());
        }
        *self.second.borrow_mut() = (((((*self.datime() as u64) as u64) % ((64 as u64) as u64)) as u64)) as u64;
        self.f_second.set(true);
        Ok(self.second.borrow())
    }

    /**
     * Year of the time of writing.
     */
    pub fn year(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_year.get() {
            return Ok(self.year.borrow());
        }
        *self.year.borrow_mut() = ((((((((*self.datime() as u64) as u64) / ((67108864 as u64) as u64)) as u64) as u64) + ((1995 as u64) as u64)) as u64)) as u64;
        self.f_year.set(true);
        Ok(self.year.borrow())
    }
}

/**
 * Size in bytes of the whole record, key and payload; negative in front of free space.
 */
impl RootFileKey {
    pub fn len_record(&self) -> Ref<'_, i32> {
        self.len_record.borrow()
    }
}

/**
 * Version of the key; above 1000 in the wide form.
 */
impl RootFileKey {
    pub fn version(&self) -> Ref<'_, i16> {
        self.version.borrow()
    }
}

/**
 * Length in bytes of the payload after decompression; without meaning for RBlob.
 */
impl RootFileKey {
    pub fn len_object(&self) -> Ref<'_, i32> {
        self.len_object.borrow()
    }
}

/**
 * Date and time of writing, from the high bits down: year - 1995 (6), month (4), day (5), hour (5),
 * minute (6), second (6).
 */
impl RootFileKey {
    pub fn datime(&self) -> Ref<'_, u32> {
        self.datime.borrow()
    }
}

/**
 * Length in bytes of the key; the payload follows.
 */
impl RootFileKey {
    pub fn len_key(&self) -> Ref<'_, i16> {
        self.len_key.borrow()
    }
}

/**
 * Tells apart records of one name; the highest is the current one.
 */
impl RootFileKey {
    pub fn cycle(&self) -> Ref<'_, i16> {
        self.cycle.borrow()
    }
}

/**
 * Offset of the record itself, 32-bit form.
 */
impl RootFileKey {
    pub fn ofs_key_narrow(&self) -> Option<u32> {
        self.present_ofs_key_narrow.get().then(|| *self.ofs_key_narrow.borrow())
    }
}

/**
 * Offset of the record itself, 64-bit form.
 */
impl RootFileKey {
    pub fn ofs_key_wide(&self) -> Option<u64> {
        self.present_ofs_key_wide.get().then(|| *self.ofs_key_wide.borrow())
    }
}

/**
 * Offset of the record of the directory that lists this one; without meaning for RBlob, 32-bit form.
 */
impl RootFileKey {
    pub fn ofs_pdir_narrow(&self) -> Option<u32> {
        self.present_ofs_pdir_narrow.get().then(|| *self.ofs_pdir_narrow.borrow())
    }
}

/**
 * Offset of the record of the directory that lists this one; without meaning for RBlob, 64-bit form.
 */
impl RootFileKey {
    pub fn ofs_pdir_wide(&self) -> Option<u64> {
        self.present_ofs_pdir_wide.get().then(|| *self.ofs_pdir_wide.borrow())
    }
}

/**
 * Class of the object in the payload.
 */
impl RootFileKey {
    pub fn class_name(&self) -> Ref<'_, OptRc<RootFileCountedString>> {
        self.class_name.borrow()
    }
}

/**
 * Name of the object.
 */
impl RootFileKey {
    pub fn name(&self) -> Ref<'_, OptRc<RootFileCountedString>> {
        self.name.borrow()
    }
}

/**
 * Title of the object.
 */
impl RootFileKey {
    pub fn title(&self) -> Ref<'_, OptRc<RootFileCountedString>> {
        self.title.borrow()
    }
}
impl RootFileKey {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the record of a keys list: the keys of all objects in one directory.
 * See [The ROOT file format, section 'Format of KeysList record'](https://github.com/root-project/root/blob/master/io/doc/TFile/keyslist.md).
 */

#[derive(Default, Debug, Clone)]
pub struct RootFileKeysList {
    pub _root: SharedType<RootFile>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    num_keys: RefCell<u32>,
    keys: RefCell<Vec<OptRc<RootFileKey>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RootFileKeysList {
    type Root = RootFile;
    type Parent = KStructUnit;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.num_keys.borrow_mut() = _io.read_u4be()?.into();
        let _tmpa = *self_rc.num_keys();
        if !( (((_tmpa as i64) <= (2147483647 as i64)) && (((((_tmpa as i64) as i64) * ((29 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/keys_list/seq/0".to_string() }));
        }
        *self_rc.keys.borrow_mut() = Vec::new();
        let l_keys = *self_rc.num_keys();
        for _i in 0..l_keys {
            let t = Self::read_into::<_, RootFileKey>(&*_io, Some(self_rc._root.clone()), None)?.into();
            self_rc.keys.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RootFileKeysList {
}

/**
 * Number of keys; bounded by the bytes that are there, as no key is smaller than 29 bytes.
 */
impl RootFileKeysList {
    pub fn num_keys(&self) -> Ref<'_, u32> {
        self.num_keys.borrow()
    }
}

/**
 * Copies of the keys of the objects.
 */
impl RootFileKeysList {
    pub fn keys(&self) -> Ref<'_, Vec<OptRc<RootFileKey>>> {
        self.keys.borrow()
    }
}

/**
 * Unused bytes after the last key; without meaning.
 */
impl RootFileKeysList {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RootFileKeysList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Whole record: a key and its payload, from a slice that holds exactly the record or more.
 * See [The ROOT file format, section 'Format of data records'](https://github.com/root-project/root/blob/master/io/doc/TFile/datarecord.md).
 */

#[derive(Default, Debug, Clone)]
pub struct RootFileRecord {
    pub _root: SharedType<RootFile>,
    pub _parent: SharedType<RootFile>,
    pub _self: SharedType<Self>,
    key: RefCell<OptRc<RootFileKey>>,
    _io: RefCell<BytesReader>,
    f_len_payload: Cell<bool>,
    len_payload: RefCell<i64>,
    f_payload: Cell<bool>,
    payload: RefCell<Vec<u8>>,
}
impl KStruct for RootFileRecord {
    type Root = RootFile;
    type Parent = RootFile;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        let t = Self::read_into::<_, RootFileKey>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.key.borrow_mut() = t;
        Ok(())
    }
}
impl RootFileRecord {

    /**
     * Size in bytes of the payload.
     */
    pub fn len_payload(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_len_payload.get() {
            return Ok(self.len_payload.borrow());
        }
        *self.len_payload.borrow_mut() = (((((*self.key().len_record() as i64) as i64) - ((*self.key().len_key() as i64) as i64)) as i64)) as i64;
        self.f_len_payload.set(true);
        Ok(self.len_payload.borrow())
    }

    /**
     * Payload, compressed if it is shorter than the length that the key states for the object.
     */
    pub fn payload(
        &self
    ) -> KResult<Ref<'_, Vec<u8>>> {
        let _io = self._io.borrow();
        if self.f_payload.get() {
            return Ok(self.payload.borrow());
        }
        let _pos = _io.pos();
        _io.seek(*self.key().len_key() as usize)?;
        *self.payload.borrow_mut() = _io.read_bytes(*self.len_payload()? as usize)?.into();
        _io.seek(_pos)?;
        self.f_payload.set(true);
        Ok(self.payload.borrow())
    }
}

/**
 * Key of the record.
 */
impl RootFileRecord {
    pub fn key(&self) -> Ref<'_, OptRc<RootFileKey>> {
        self.key.borrow()
    }
}
impl RootFileRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
