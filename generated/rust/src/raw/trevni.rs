// Generated from spec/trevni.ksy by tools/generate; edit spec/parts/trevni.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild


use crate::runtime::*;
use std::convert::{TryFrom, TryInto};
use std::cell::{Ref, Cell, RefCell};
use std::rc::{Rc, Weak};

/**
 * A Trevni file, up to the start of its first column. Version 1 is the format of the document (and of Avro before
 * 1.7.5). Version 2 is that of Avro since then. Both share everything in this grammar.
 * See [Trevni file format, section 'Format description'](https://github.com/nongli/Trevni/wiki/File-format#format-description).
 */

#[derive(Default, Debug, Clone)]
pub struct Trevni {
    pub _root: SharedType<Trevni>,
    pub _parent: SharedType<Trevni>,
    pub _self: SharedType<Self>,
    magic: RefCell<Vec<u8>>,
    version: RefCell<u8>,
    num_rows: RefCell<u64>,
    num_columns: RefCell<u32>,
    metadata: RefCell<OptRc<TrevniMetadataMap>>,
    columns_metadata: RefCell<Vec<OptRc<TrevniMetadataMap>>>,
    ofs_columns: RefCell<Vec<u64>>,
    columns: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Trevni {
    type Root = Trevni;
    type Parent = Trevni;

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
        *self_rc.magic.borrow_mut() = _io.read_bytes(3 as usize)?.into();
        if !(*self_rc.magic() == vec![0x54u8, 0x72u8, 0x76u8]) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/0".to_string() }));
        }
        *self_rc.version.borrow_mut() = _io.read_u1()?.into();
        let _tmpa = *self_rc.version();
        if !( ((((_tmpa as u8) == (1 as u8))) || (((_tmpa as u8) == (2 as u8)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/seq/1".to_string() }));
        }
        *self_rc.num_rows.borrow_mut() = _io.read_u8le()?.into();
        *self_rc.num_columns.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_columns();
        if !(((((_tmpa as i64) as i64) * ((9 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/seq/3".to_string() }));
        }
        let t = Self::read_into::<_, TrevniMetadataMap>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.metadata.borrow_mut() = t;
        *self_rc.columns_metadata.borrow_mut() = Vec::new();
        let l_columns_metadata = *self_rc.num_columns();
        for _i in 0..l_columns_metadata {
            let t = Self::read_into::<_, TrevniMetadataMap>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.columns_metadata.borrow_mut().push(t);
        }
        *self_rc.ofs_columns.borrow_mut() = Vec::new();
        let l_ofs_columns = *self_rc.num_columns();
        for _i in 0..l_ofs_columns {
            self_rc.ofs_columns.borrow_mut().push(_io.read_u8le()?.into());
        }
        *self_rc.columns.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl Trevni {
}

/**
 * The letters Trv.
 */
impl Trevni {
    pub fn magic(&self) -> Ref<'_, Vec<u8>> {
        self.magic.borrow()
    }
}

/**
 * Version of the format; 1 is the document, 2 is Avro since 1.7.5.
 */
impl Trevni {
    pub fn version(&self) -> Ref<'_, u8> {
        self.version.borrow()
    }
}

/**
 * Number of rows in the file.
 */
impl Trevni {
    pub fn num_rows(&self) -> Ref<'_, u64> {
        self.num_rows.borrow()
    }
}

/**
 * Number of columns; bounded by the bytes that are there, as no column takes less than 9 bytes of the header.
 */
impl Trevni {
    pub fn num_columns(&self) -> Ref<'_, u32> {
        self.num_columns.borrow()
    }
}

/**
 * Metadata of the file.
 */
impl Trevni {
    pub fn metadata(&self) -> Ref<'_, OptRc<TrevniMetadataMap>> {
        self.metadata.borrow()
    }
}

/**
 * Metadata of each column.
 */
impl Trevni {
    pub fn columns_metadata(&self) -> Ref<'_, Vec<OptRc<TrevniMetadataMap>>> {
        self.columns_metadata.borrow()
    }
}

/**
 * File offset of each column; the first one starts where this table ends.
 */
impl Trevni {
    pub fn ofs_columns(&self) -> Ref<'_, Vec<u64>> {
        self.ofs_columns.borrow()
    }
}

/**
 * The columns, one after the other without gaps. Parse each from its start up to the next one as column. If its
 * metadata has the key trevni.values, use the type that fits the type of its values.
 */
impl Trevni {
    pub fn columns(&self) -> Ref<'_, Vec<u8>> {
        self.columns.borrow()
    }
}
impl Trevni {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Sizes of a block.
 * See [Trevni file format, section 'Format description'](https://github.com/nongli/Trevni/wiki/File-format#format-description).
 */

#[derive(Default, Debug, Clone)]
pub struct TrevniBlockDescriptor {
    pub _root: SharedType<Trevni>,
    pub _parent: SharedType<TrevniColumn>,
    pub _self: SharedType<Self>,
    num_rows: RefCell<u32>,
    len_block: RefCell<u32>,
    len_block_stored: RefCell<u32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for TrevniBlockDescriptor {
    type Root = Trevni;
    type Parent = TrevniColumn;

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
        *self_rc.num_rows.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.len_block.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.len_block_stored.borrow_mut() = _io.read_u4le()?.into();
        Ok(())
    }
}
impl TrevniBlockDescriptor {
}

/**
 * Number of rows in the block.
 */
impl TrevniBlockDescriptor {
    pub fn num_rows(&self) -> Ref<'_, u32> {
        self.num_rows.borrow()
    }
}

/**
 * Bytes of the block before compression, without the checksum.
 */
impl TrevniBlockDescriptor {
    pub fn len_block(&self) -> Ref<'_, u32> {
        self.len_block.borrow()
    }
}

/**
 * Bytes of the block as stored, without the checksum.
 */
impl TrevniBlockDescriptor {
    pub fn len_block_stored(&self) -> Ref<'_, u32> {
        self.len_block_stored.borrow()
    }
}
impl TrevniBlockDescriptor {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A column without first values (key trevni.values).
 * See [Trevni file format, section 'Format description'](https://github.com/nongli/Trevni/wiki/File-format#format-description).
 */

#[derive(Default, Debug, Clone)]
pub struct TrevniColumn {
    pub _root: SharedType<Trevni>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    num_blocks: RefCell<u32>,
    descriptors: RefCell<Vec<OptRc<TrevniBlockDescriptor>>>,
    blocks: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for TrevniColumn {
    type Root = Trevni;
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
        *self_rc.num_blocks.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_blocks();
        if !(((((_tmpa as i64) as i64) * ((12 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column/seq/0".to_string() }));
        }
        *self_rc.descriptors.borrow_mut() = Vec::new();
        let l_descriptors = *self_rc.num_blocks();
        for _i in 0..l_descriptors {
            let t = Self::read_into::<_, TrevniBlockDescriptor>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.descriptors.borrow_mut().push(t);
        }
        *self_rc.blocks.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl TrevniColumn {
}

/**
 * Number of blocks; bounded by the bytes that are there.
 */
impl TrevniColumn {
    pub fn num_blocks(&self) -> Ref<'_, u32> {
        self.num_blocks.borrow()
    }
}

/**
 * One description of each block, in order.
 */
impl TrevniColumn {
    pub fn descriptors(&self) -> Ref<'_, Vec<OptRc<TrevniBlockDescriptor>>> {
        self.descriptors.borrow()
    }
}

/**
 * The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more
 * if the column has checksums.
 */
impl TrevniColumn {
    pub fn blocks(&self) -> Ref<'_, Vec<u8>> {
        self.blocks.borrow()
    }
}
impl TrevniColumn {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A column of String or Bytes values, with the first value of each block.
 * See [Trevni file format, section 'Format description'](https://github.com/nongli/Trevni/wiki/File-format#format-description).
 */

#[derive(Default, Debug, Clone)]
pub struct TrevniColumnCounted {
    pub _root: SharedType<Trevni>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    num_blocks: RefCell<u32>,
    descriptors: RefCell<Vec<OptRc<TrevniCountedBlockDescriptor>>>,
    blocks: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for TrevniColumnCounted {
    type Root = Trevni;
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
        *self_rc.num_blocks.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_blocks();
        if !(((((_tmpa as i64) as i64) * ((13 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_counted/seq/0".to_string() }));
        }
        *self_rc.descriptors.borrow_mut() = Vec::new();
        let l_descriptors = *self_rc.num_blocks();
        for _i in 0..l_descriptors {
            let t = Self::read_into::<_, TrevniCountedBlockDescriptor>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.descriptors.borrow_mut().push(t);
        }
        *self_rc.blocks.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl TrevniColumnCounted {
}

/**
 * Number of blocks; bounded by the bytes that are there.
 */
impl TrevniColumnCounted {
    pub fn num_blocks(&self) -> Ref<'_, u32> {
        self.num_blocks.borrow()
    }
}

/**
 * One description of each block, in order.
 */
impl TrevniColumnCounted {
    pub fn descriptors(&self) -> Ref<'_, Vec<OptRc<TrevniCountedBlockDescriptor>>> {
        self.descriptors.borrow()
    }
}

/**
 * The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more
 * if the column has checksums.
 */
impl TrevniColumnCounted {
    pub fn blocks(&self) -> Ref<'_, Vec<u8>> {
        self.blocks.borrow()
    }
}
impl TrevniColumnCounted {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A column of Fixed32 or Float values, with the first value of each block.
 * See [Trevni file format, section 'Format description'](https://github.com/nongli/Trevni/wiki/File-format#format-description).
 */

#[derive(Default, Debug, Clone)]
pub struct TrevniColumnFixed32 {
    pub _root: SharedType<Trevni>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    num_blocks: RefCell<u32>,
    descriptors: RefCell<Vec<OptRc<TrevniFixed32BlockDescriptor>>>,
    blocks: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for TrevniColumnFixed32 {
    type Root = Trevni;
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
        *self_rc.num_blocks.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_blocks();
        if !(((((_tmpa as i64) as i64) * ((16 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_fixed32/seq/0".to_string() }));
        }
        *self_rc.descriptors.borrow_mut() = Vec::new();
        let l_descriptors = *self_rc.num_blocks();
        for _i in 0..l_descriptors {
            let t = Self::read_into::<_, TrevniFixed32BlockDescriptor>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.descriptors.borrow_mut().push(t);
        }
        *self_rc.blocks.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl TrevniColumnFixed32 {
}

/**
 * Number of blocks; bounded by the bytes that are there.
 */
impl TrevniColumnFixed32 {
    pub fn num_blocks(&self) -> Ref<'_, u32> {
        self.num_blocks.borrow()
    }
}

/**
 * One description of each block, in order.
 */
impl TrevniColumnFixed32 {
    pub fn descriptors(&self) -> Ref<'_, Vec<OptRc<TrevniFixed32BlockDescriptor>>> {
        self.descriptors.borrow()
    }
}

/**
 * The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more
 * if the column has checksums.
 */
impl TrevniColumnFixed32 {
    pub fn blocks(&self) -> Ref<'_, Vec<u8>> {
        self.blocks.borrow()
    }
}
impl TrevniColumnFixed32 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A column of Fixed64 or Double values, with the first value of each block.
 * See [Trevni file format, section 'Format description'](https://github.com/nongli/Trevni/wiki/File-format#format-description).
 */

#[derive(Default, Debug, Clone)]
pub struct TrevniColumnFixed64 {
    pub _root: SharedType<Trevni>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    num_blocks: RefCell<u32>,
    descriptors: RefCell<Vec<OptRc<TrevniFixed64BlockDescriptor>>>,
    blocks: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for TrevniColumnFixed64 {
    type Root = Trevni;
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
        *self_rc.num_blocks.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_blocks();
        if !(((((_tmpa as i64) as i64) * ((20 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_fixed64/seq/0".to_string() }));
        }
        *self_rc.descriptors.borrow_mut() = Vec::new();
        let l_descriptors = *self_rc.num_blocks();
        for _i in 0..l_descriptors {
            let t = Self::read_into::<_, TrevniFixed64BlockDescriptor>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.descriptors.borrow_mut().push(t);
        }
        *self_rc.blocks.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl TrevniColumnFixed64 {
}

/**
 * Number of blocks; bounded by the bytes that are there.
 */
impl TrevniColumnFixed64 {
    pub fn num_blocks(&self) -> Ref<'_, u32> {
        self.num_blocks.borrow()
    }
}

/**
 * One description of each block, in order.
 */
impl TrevniColumnFixed64 {
    pub fn descriptors(&self) -> Ref<'_, Vec<OptRc<TrevniFixed64BlockDescriptor>>> {
        self.descriptors.borrow()
    }
}

/**
 * The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more
 * if the column has checksums.
 */
impl TrevniColumnFixed64 {
    pub fn blocks(&self) -> Ref<'_, Vec<u8>> {
        self.blocks.borrow()
    }
}
impl TrevniColumnFixed64 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A column of Long or Int values, with the first value of each block.
 * See [Trevni file format, section 'Format description'](https://github.com/nongli/Trevni/wiki/File-format#format-description).
 */

#[derive(Default, Debug, Clone)]
pub struct TrevniColumnZigzag {
    pub _root: SharedType<Trevni>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    num_blocks: RefCell<u32>,
    descriptors: RefCell<Vec<OptRc<TrevniZigzagBlockDescriptor>>>,
    blocks: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for TrevniColumnZigzag {
    type Root = Trevni;
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
        *self_rc.num_blocks.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_blocks();
        if !(((((_tmpa as i64) as i64) * ((13 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_zigzag/seq/0".to_string() }));
        }
        *self_rc.descriptors.borrow_mut() = Vec::new();
        let l_descriptors = *self_rc.num_blocks();
        for _i in 0..l_descriptors {
            let t = Self::read_into::<_, TrevniZigzagBlockDescriptor>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.descriptors.borrow_mut().push(t);
        }
        *self_rc.blocks.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl TrevniColumnZigzag {
}

/**
 * Number of blocks; bounded by the bytes that are there.
 */
impl TrevniColumnZigzag {
    pub fn num_blocks(&self) -> Ref<'_, u32> {
        self.num_blocks.borrow()
    }
}

/**
 * One description of each block, in order.
 */
impl TrevniColumnZigzag {
    pub fn descriptors(&self) -> Ref<'_, Vec<OptRc<TrevniZigzagBlockDescriptor>>> {
        self.descriptors.borrow()
    }
}

/**
 * The blocks, one after the other without gaps: each of the compressed size of its description, and four bytes more
 * if the column has checksums.
 */
impl TrevniColumnZigzag {
    pub fn blocks(&self) -> Ref<'_, Vec<u8>> {
        self.blocks.borrow()
    }
}
impl TrevniColumnZigzag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Sizes of a block, and its first value.
 * See [Trevni file format, section 'Format description'](https://github.com/nongli/Trevni/wiki/File-format#format-description).
 */

#[derive(Default, Debug, Clone)]
pub struct TrevniCountedBlockDescriptor {
    pub _root: SharedType<Trevni>,
    pub _parent: SharedType<TrevniColumnCounted>,
    pub _self: SharedType<Self>,
    num_rows: RefCell<u32>,
    len_block: RefCell<u32>,
    len_block_stored: RefCell<u32>,
    first_value: RefCell<OptRc<TrevniCountedBytes>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for TrevniCountedBlockDescriptor {
    type Root = Trevni;
    type Parent = TrevniColumnCounted;

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
        *self_rc.num_rows.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.len_block.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.len_block_stored.borrow_mut() = _io.read_u4le()?.into();
        let t = Self::read_into::<_, TrevniCountedBytes>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.first_value.borrow_mut() = t;
        Ok(())
    }
}
impl TrevniCountedBlockDescriptor {
}

/**
 * Number of rows in the block.
 */
impl TrevniCountedBlockDescriptor {
    pub fn num_rows(&self) -> Ref<'_, u32> {
        self.num_rows.borrow()
    }
}

/**
 * Bytes of the block before compression, without the checksum.
 */
impl TrevniCountedBlockDescriptor {
    pub fn len_block(&self) -> Ref<'_, u32> {
        self.len_block.borrow()
    }
}

/**
 * Bytes of the block as stored, without the checksum.
 */
impl TrevniCountedBlockDescriptor {
    pub fn len_block_stored(&self) -> Ref<'_, u32> {
        self.len_block_stored.borrow()
    }
}

/**
 * First value of the block, a String or Bytes.
 */
impl TrevniCountedBlockDescriptor {
    pub fn first_value(&self) -> Ref<'_, OptRc<TrevniCountedBytes>> {
        self.first_value.borrow()
    }
}
impl TrevniCountedBlockDescriptor {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A String or Bytes value.
 * See [Trevni file format, section 'Data types'](https://github.com/nongli/Trevni/wiki/File-format#data-types).
 */

#[derive(Default, Debug, Clone)]
pub struct TrevniCountedBytes {
    pub _root: SharedType<Trevni>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    nbytes: RefCell<OptRc<TrevniLength>>,
    raw: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for TrevniCountedBytes {
    type Root = Trevni;
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
        let t = Self::read_into::<_, TrevniLength>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.nbytes.borrow_mut() = t;
        *self_rc.raw.borrow_mut() = _io.read_bytes(*self_rc.nbytes().value()? as usize)?.into();
        Ok(())
    }
}
impl TrevniCountedBytes {
}

/**
 * Number of bytes.
 */
impl TrevniCountedBytes {
    pub fn nbytes(&self) -> Ref<'_, OptRc<TrevniLength>> {
        self.nbytes.borrow()
    }
}

/**
 * The bytes.
 */
impl TrevniCountedBytes {
    pub fn raw(&self) -> Ref<'_, Vec<u8>> {
        self.raw.borrow()
    }
}
impl TrevniCountedBytes {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The String or Bytes values of a block.
 * See [Trevni file format, section 'Data types'](https://github.com/nongli/Trevni/wiki/File-format#data-types).
 */

#[derive(Default, Debug, Clone)]
pub struct TrevniCountedValues {
    pub _root: SharedType<Trevni>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    values: RefCell<Vec<OptRc<TrevniCountedBytes>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for TrevniCountedValues {
    type Root = Trevni;
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
        *self_rc.values.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                let t = Self::read_into::<_, TrevniCountedBytes>(&*_io, Some(self_rc._root.clone()), None)?.into();
                self_rc.values.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl TrevniCountedValues {
}

/**
 * The values, in order.
 */
impl TrevniCountedValues {
    pub fn values(&self) -> Ref<'_, Vec<OptRc<TrevniCountedBytes>>> {
        self.values.borrow()
    }
}
impl TrevniCountedValues {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Sizes of a block, and its first value.
 * See [Trevni file format, section 'Format description'](https://github.com/nongli/Trevni/wiki/File-format#format-description).
 */

#[derive(Default, Debug, Clone)]
pub struct TrevniFixed32BlockDescriptor {
    pub _root: SharedType<Trevni>,
    pub _parent: SharedType<TrevniColumnFixed32>,
    pub _self: SharedType<Self>,
    num_rows: RefCell<u32>,
    len_block: RefCell<u32>,
    len_block_stored: RefCell<u32>,
    first_value: RefCell<u32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for TrevniFixed32BlockDescriptor {
    type Root = Trevni;
    type Parent = TrevniColumnFixed32;

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
        *self_rc.num_rows.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.len_block.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.len_block_stored.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.first_value.borrow_mut() = _io.read_u4le()?.into();
        Ok(())
    }
}
impl TrevniFixed32BlockDescriptor {
}

/**
 * Number of rows in the block.
 */
impl TrevniFixed32BlockDescriptor {
    pub fn num_rows(&self) -> Ref<'_, u32> {
        self.num_rows.borrow()
    }
}

/**
 * Bytes of the block before compression, without the checksum.
 */
impl TrevniFixed32BlockDescriptor {
    pub fn len_block(&self) -> Ref<'_, u32> {
        self.len_block.borrow()
    }
}

/**
 * Bytes of the block as stored, without the checksum.
 */
impl TrevniFixed32BlockDescriptor {
    pub fn len_block_stored(&self) -> Ref<'_, u32> {
        self.len_block_stored.borrow()
    }
}

/**
 * Bits of the first value of the block, a Fixed32 or Float.
 */
impl TrevniFixed32BlockDescriptor {
    pub fn first_value(&self) -> Ref<'_, u32> {
        self.first_value.borrow()
    }
}
impl TrevniFixed32BlockDescriptor {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Sizes of a block, and its first value.
 * See [Trevni file format, section 'Format description'](https://github.com/nongli/Trevni/wiki/File-format#format-description).
 */

#[derive(Default, Debug, Clone)]
pub struct TrevniFixed64BlockDescriptor {
    pub _root: SharedType<Trevni>,
    pub _parent: SharedType<TrevniColumnFixed64>,
    pub _self: SharedType<Self>,
    num_rows: RefCell<u32>,
    len_block: RefCell<u32>,
    len_block_stored: RefCell<u32>,
    first_value: RefCell<u64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for TrevniFixed64BlockDescriptor {
    type Root = Trevni;
    type Parent = TrevniColumnFixed64;

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
        *self_rc.num_rows.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.len_block.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.len_block_stored.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.first_value.borrow_mut() = _io.read_u8le()?.into();
        Ok(())
    }
}
impl TrevniFixed64BlockDescriptor {
}

/**
 * Number of rows in the block.
 */
impl TrevniFixed64BlockDescriptor {
    pub fn num_rows(&self) -> Ref<'_, u32> {
        self.num_rows.borrow()
    }
}

/**
 * Bytes of the block before compression, without the checksum.
 */
impl TrevniFixed64BlockDescriptor {
    pub fn len_block(&self) -> Ref<'_, u32> {
        self.len_block.borrow()
    }
}

/**
 * Bytes of the block as stored, without the checksum.
 */
impl TrevniFixed64BlockDescriptor {
    pub fn len_block_stored(&self) -> Ref<'_, u32> {
        self.len_block_stored.borrow()
    }
}

/**
 * Bits of the first value of the block, a Fixed64 or Double.
 */
impl TrevniFixed64BlockDescriptor {
    pub fn first_value(&self) -> Ref<'_, u64> {
        self.first_value.borrow()
    }
}
impl TrevniFixed64BlockDescriptor {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A Long (zig-zag, then base 128 with the least significant group first) that counts what follows: not negative, and
 * below 2^34. No group may count more than the remaining bytes, so an absurd length is refused at once.
 * See [Trevni file format, section 'Data types'](https://github.com/nongli/Trevni/wiki/File-format#data-types).
 */

#[derive(Default, Debug, Clone)]
pub struct TrevniLength {
    present_group_9: Cell<bool>,
    present_group_8: Cell<bool>,
    present_group_7: Cell<bool>,
    present_group_6: Cell<bool>,
    present_group_5: Cell<bool>,
    present_group_4: Cell<bool>,
    present_group_3: Cell<bool>,
    present_group_2: Cell<bool>,
    present_group_1: Cell<bool>,
    pub _root: SharedType<Trevni>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    group_0: RefCell<u8>,
    group_1: RefCell<u8>,
    group_2: RefCell<u8>,
    group_3: RefCell<u8>,
    group_4: RefCell<u8>,
    group_5: RefCell<u8>,
    group_6: RefCell<u8>,
    group_7: RefCell<u8>,
    group_8: RefCell<u8>,
    group_9: RefCell<u8>,
    _io: RefCell<BytesReader>,
    f_value: Cell<bool>,
    value: RefCell<u64>,
}
impl KStruct for TrevniLength {
    type Root = Trevni;
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
        *self_rc.group_0.borrow_mut() = _io.read_u1()?.into();
        let _tmpa = *self_rc.group_0();
        if !((modulo((_tmpa as i64) as i64, (2 as i64) as i64) as i64) == (0 as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/length/seq/0".to_string() }));
        }
        if *self_rc.group_0() >= 128 {
            *self_rc.group_1.borrow_mut() = _io.read_u1()?.into();
            self_rc.present_group_1.set(true);
            let _tmpa = *self_rc.group_1.borrow();
            if !(((((modulo((_tmpa as i64) as i64, (128 as i64) as i64) as i64) as i64) * ((64 as i64) as i64)) as i64) <= (_io.size() as i64)) {
                return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/length/seq/1".to_string() }));
            }
        }
        if  ((*self_rc.group_0() >= 128) && (*self_rc.group_1.borrow() >= 128))  {
            *self_rc.group_2.borrow_mut() = _io.read_u1()?.into();
            self_rc.present_group_2.set(true);
            let _tmpa = *self_rc.group_2.borrow();
            if !(((((modulo((_tmpa as i64) as i64, (128 as i64) as i64) as i64) as i64) * ((8192 as i64) as i64)) as i64) <= (_io.size() as i64)) {
                return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/length/seq/2".to_string() }));
            }
        }
        if  ((*self_rc.group_0() >= 128) && (*self_rc.group_1.borrow() >= 128) && (*self_rc.group_2.borrow() >= 128))  {
            *self_rc.group_3.borrow_mut() = _io.read_u1()?.into();
            self_rc.present_group_3.set(true);
            let _tmpa = *self_rc.group_3.borrow();
            if !(((((modulo((_tmpa as i64) as i64, (128 as i64) as i64) as i64) as i64) * ((1048576 as i64) as i64)) as i64) <= (_io.size() as i64)) {
                return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/length/seq/3".to_string() }));
            }
        }
        if  ((*self_rc.group_0() >= 128) && (*self_rc.group_1.borrow() >= 128) && (*self_rc.group_2.borrow() >= 128) && (*self_rc.group_3.borrow() >= 128))  {
            *self_rc.group_4.borrow_mut() = _io.read_u1()?.into();
            self_rc.present_group_4.set(true);
            let _tmpa = *self_rc.group_4.borrow();
            if !(((((modulo((_tmpa as i64) as i64, (128 as i64) as i64) as i64) as i64) * ((134217728 as i64) as i64)) as i64) <= (_io.size() as i64)) {
                return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/length/seq/4".to_string() }));
            }
        }
        if  ((*self_rc.group_0() >= 128) && (*self_rc.group_1.borrow() >= 128) && (*self_rc.group_2.borrow() >= 128) && (*self_rc.group_3.borrow() >= 128) && (*self_rc.group_4.borrow() >= 128))  {
            *self_rc.group_5.borrow_mut() = _io.read_u1()?.into();
            self_rc.present_group_5.set(true);
            let _tmpa = *self_rc.group_5.borrow();
            if !((modulo((_tmpa as i64) as i64, (128 as i64) as i64) as i64) == (0 as i64)) {
                return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/length/seq/5".to_string() }));
            }
        }
        if  ((*self_rc.group_0() >= 128) && (*self_rc.group_1.borrow() >= 128) && (*self_rc.group_2.borrow() >= 128) && (*self_rc.group_3.borrow() >= 128) && (*self_rc.group_4.borrow() >= 128) && (*self_rc.group_5.borrow() >= 128))  {
            *self_rc.group_6.borrow_mut() = _io.read_u1()?.into();
            self_rc.present_group_6.set(true);
            let _tmpa = *self_rc.group_6.borrow();
            if !((modulo((_tmpa as i64) as i64, (128 as i64) as i64) as i64) == (0 as i64)) {
                return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/length/seq/6".to_string() }));
            }
        }
        if  ((*self_rc.group_0() >= 128) && (*self_rc.group_1.borrow() >= 128) && (*self_rc.group_2.borrow() >= 128) && (*self_rc.group_3.borrow() >= 128) && (*self_rc.group_4.borrow() >= 128) && (*self_rc.group_5.borrow() >= 128) && (*self_rc.group_6.borrow() >= 128))  {
            *self_rc.group_7.borrow_mut() = _io.read_u1()?.into();
            self_rc.present_group_7.set(true);
            let _tmpa = *self_rc.group_7.borrow();
            if !((modulo((_tmpa as i64) as i64, (128 as i64) as i64) as i64) == (0 as i64)) {
                return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/length/seq/7".to_string() }));
            }
        }
        if  ((*self_rc.group_0() >= 128) && (*self_rc.group_1.borrow() >= 128) && (*self_rc.group_2.borrow() >= 128) && (*self_rc.group_3.borrow() >= 128) && (*self_rc.group_4.borrow() >= 128) && (*self_rc.group_5.borrow() >= 128) && (*self_rc.group_6.borrow() >= 128) && (*self_rc.group_7.borrow() >= 128))  {
            *self_rc.group_8.borrow_mut() = _io.read_u1()?.into();
            self_rc.present_group_8.set(true);
            let _tmpa = *self_rc.group_8.borrow();
            if !((modulo((_tmpa as i64) as i64, (128 as i64) as i64) as i64) == (0 as i64)) {
                return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/length/seq/8".to_string() }));
            }
        }
        if  ((*self_rc.group_0() >= 128) && (*self_rc.group_1.borrow() >= 128) && (*self_rc.group_2.borrow() >= 128) && (*self_rc.group_3.borrow() >= 128) && (*self_rc.group_4.borrow() >= 128) && (*self_rc.group_5.borrow() >= 128) && (*self_rc.group_6.borrow() >= 128) && (*self_rc.group_7.borrow() >= 128) && (*self_rc.group_8.borrow() >= 128))  {
            *self_rc.group_9.borrow_mut() = _io.read_u1()?.into();
            self_rc.present_group_9.set(true);
            let _tmpa = *self_rc.group_9.borrow();
            if !(((_tmpa as u8) == (0 as u8))) {
                return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/length/seq/9".to_string() }));
            }
        }
        Ok(())
    }
}
impl TrevniLength {

    /**
     * The number.
     */
    pub fn value(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_value.get() {
            return Ok(self.value.borrow());
        }
        *self.value.borrow_mut() = (((((((((((*self.group_0() as u64) as u64) % ((128 as u64) as u64)) as u64) as u64) / ((2 as u64) as u64)) as u64) as u64) + (if (*self.group_0() as u64) < (128 as u64) { (0 as u64) } else { ((((((((((*self.group_1.borrow() as u64) as u64) % ((128 as u64) as u64)) as u64) as u64) * ((64 as u64) as u64)) as u64) as u64) + (if (*self.group_1.borrow() as u64) < (128 as u64) { (0 as u64) } else { ((((((((((*self.group_2.borrow() as u64) as u64) % ((128 as u64) as u64)) as u64) as u64) * ((8192 as u64) as u64)) as u64) as u64) + (if (*self.group_2.borrow() as u64) < (128 as u64) { (0 as u64) } else { ((((((((((*self.group_3.borrow() as u64) as u64) % ((128 as u64) as u64)) as u64) as u64) * ((1048576 as u64) as u64)) as u64) as u64) + (if (*self.group_3.borrow() as u64) < (128 as u64) { (0 as u64) } else { (((((((*self.group_4.borrow() as u64) as u64) % ((128 as u64) as u64)) as u64) as u64) * ((134217728 as u64) as u64)) as u64) } as u64)) as u64) } as u64)) as u64) } as u64)) as u64) } as u64)) as u64)) as u64;
        self.f_value.set(true);
        Ok(self.value.borrow())
    }
}

/**
 * Bits 0 to 6 of the zig-zag form, and whether another group follows (bit 7); bit 0 is the sign.
 */
impl TrevniLength {
    pub fn group_0(&self) -> Ref<'_, u8> {
        self.group_0.borrow()
    }
}

/**
 * Bits 7 to 13 of the zig-zag form, and whether another group follows (bit 7).
 */
impl TrevniLength {
    pub fn group_1(&self) -> Option<u8> {
        self.present_group_1.get().then(|| *self.group_1.borrow())
    }
}

/**
 * Bits 14 to 20 of the zig-zag form, and whether another group follows (bit 7).
 */
impl TrevniLength {
    pub fn group_2(&self) -> Option<u8> {
        self.present_group_2.get().then(|| *self.group_2.borrow())
    }
}

/**
 * Bits 21 to 27 of the zig-zag form, and whether another group follows (bit 7).
 */
impl TrevniLength {
    pub fn group_3(&self) -> Option<u8> {
        self.present_group_3.get().then(|| *self.group_3.borrow())
    }
}

/**
 * Bits 28 to 34 of the zig-zag form, and whether another group follows (bit 7).
 */
impl TrevniLength {
    pub fn group_4(&self) -> Option<u8> {
        self.present_group_4.get().then(|| *self.group_4.borrow())
    }
}

/**
 * Bits 35 to 41 of the zig-zag form, and whether another group follows (bit 7).
 */
impl TrevniLength {
    pub fn group_5(&self) -> Option<u8> {
        self.present_group_5.get().then(|| *self.group_5.borrow())
    }
}

/**
 * Bits 42 to 48 of the zig-zag form, and whether another group follows (bit 7).
 */
impl TrevniLength {
    pub fn group_6(&self) -> Option<u8> {
        self.present_group_6.get().then(|| *self.group_6.borrow())
    }
}

/**
 * Bits 49 to 55 of the zig-zag form, and whether another group follows (bit 7).
 */
impl TrevniLength {
    pub fn group_7(&self) -> Option<u8> {
        self.present_group_7.get().then(|| *self.group_7.borrow())
    }
}

/**
 * Bits 56 to 62 of the zig-zag form, and whether another group follows (bit 7).
 */
impl TrevniLength {
    pub fn group_8(&self) -> Option<u8> {
        self.present_group_8.get().then(|| *self.group_8.borrow())
    }
}

/**
 * Bit 63 of the zig-zag form; no group follows.
 */
impl TrevniLength {
    pub fn group_9(&self) -> Option<u8> {
        self.present_group_9.get().then(|| *self.group_9.borrow())
    }
}
impl TrevniLength {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Keys and values, in one flat list.
 * See [Trevni file format, section 'Format description'](https://github.com/nongli/Trevni/wiki/File-format#format-description).
 */

#[derive(Default, Debug, Clone)]
pub struct TrevniMetadataMap {
    pub _root: SharedType<Trevni>,
    pub _parent: SharedType<Trevni>,
    pub _self: SharedType<Self>,
    num_pairs: RefCell<OptRc<TrevniLength>>,
    pairs: RefCell<Vec<OptRc<TrevniMetadataPair>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for TrevniMetadataMap {
    type Root = Trevni;
    type Parent = Trevni;

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
        let t = Self::read_into::<_, TrevniLength>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.num_pairs.borrow_mut() = t;
        *self_rc.pairs.borrow_mut() = Vec::new();
        let l_pairs = *self_rc.num_pairs().value()?;
        for _i in 0..l_pairs {
            let t = Self::read_into::<_, TrevniMetadataPair>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.pairs.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl TrevniMetadataMap {
}

/**
 * Number of pairs.
 */
impl TrevniMetadataMap {
    pub fn num_pairs(&self) -> Ref<'_, OptRc<TrevniLength>> {
        self.num_pairs.borrow()
    }
}

/**
 * The pairs, in order.
 */
impl TrevniMetadataMap {
    pub fn pairs(&self) -> Ref<'_, Vec<OptRc<TrevniMetadataPair>>> {
        self.pairs.borrow()
    }
}
impl TrevniMetadataMap {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * One key and its value.
 * See [Trevni file format, section 'Format description'](https://github.com/nongli/Trevni/wiki/File-format#format-description).
 */

#[derive(Default, Debug, Clone)]
pub struct TrevniMetadataPair {
    pub _root: SharedType<Trevni>,
    pub _parent: SharedType<TrevniMetadataMap>,
    pub _self: SharedType<Self>,
    key: RefCell<OptRc<TrevniCountedBytes>>,
    value: RefCell<OptRc<TrevniCountedBytes>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for TrevniMetadataPair {
    type Root = Trevni;
    type Parent = TrevniMetadataMap;

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
        let t = Self::read_into::<_, TrevniCountedBytes>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.key.borrow_mut() = t;
        let t = Self::read_into::<_, TrevniCountedBytes>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.value.borrow_mut() = t;
        Ok(())
    }
}
impl TrevniMetadataPair {
}

/**
 * The key, UTF-8; those that start with trevni. have a meaning in the format.
 */
impl TrevniMetadataPair {
    pub fn key(&self) -> Ref<'_, OptRc<TrevniCountedBytes>> {
        self.key.borrow()
    }
}

/**
 * The value; text in UTF-8 for all keys that have a meaning in the format.
 */
impl TrevniMetadataPair {
    pub fn value(&self) -> Ref<'_, OptRc<TrevniCountedBytes>> {
        self.value.borrow()
    }
}
impl TrevniMetadataPair {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Contents of a block of a column with repetition levels, uncompressed and without the checksum. Other blocks have
 * neither the count nor the repetition levels, as there is one entry for each row.
 * See [Trevni file format, section 'Format description'](https://github.com/nongli/Trevni/wiki/File-format#format-description).
 */

#[derive(Default, Debug, Clone)]
pub struct TrevniRepeatedBlock {
    pub _root: SharedType<Trevni>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    num_entries: RefCell<u32>,
    contents: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for TrevniRepeatedBlock {
    type Root = Trevni;
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
        *self_rc.num_entries.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.contents.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl TrevniRepeatedBlock {
}

/**
 * Number of pairs of levels.
 */
impl TrevniRepeatedBlock {
    pub fn num_entries(&self) -> Ref<'_, u32> {
        self.num_entries.borrow()
    }
}

/**
 * Definition levels, repetition levels, then values. Levels are packed from the least significant bit on, each
 * in as few bits as the largest level needs; both arrays end at a byte.
 */
impl TrevniRepeatedBlock {
    pub fn contents(&self) -> Ref<'_, Vec<u8>> {
        self.contents.borrow()
    }
}
impl TrevniRepeatedBlock {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A Long or Int of any size: zig-zag, then base 128 with the least significant group first. Zig-zag numbers are 0,
 * 1, 2, 3 for 0, -1, 1, -2; the parts of them are low + 2^28 middle + 2^56 high.
 * See [Trevni file format, section 'Data types'](https://github.com/nongli/Trevni/wiki/File-format#data-types).
 */

#[derive(Default, Debug, Clone)]
pub struct TrevniZigzag {
    present_group_9: Cell<bool>,
    present_group_8: Cell<bool>,
    present_group_7: Cell<bool>,
    present_group_6: Cell<bool>,
    present_group_5: Cell<bool>,
    present_group_4: Cell<bool>,
    present_group_3: Cell<bool>,
    present_group_2: Cell<bool>,
    present_group_1: Cell<bool>,
    pub _root: SharedType<Trevni>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    group_0: RefCell<u8>,
    group_1: RefCell<u8>,
    group_2: RefCell<u8>,
    group_3: RefCell<u8>,
    group_4: RefCell<u8>,
    group_5: RefCell<u8>,
    group_6: RefCell<u8>,
    group_7: RefCell<u8>,
    group_8: RefCell<u8>,
    group_9: RefCell<u8>,
    _io: RefCell<BytesReader>,
    f_high: Cell<bool>,
    high: RefCell<u64>,
    f_low: Cell<bool>,
    low: RefCell<u64>,
    f_middle: Cell<bool>,
    middle: RefCell<u64>,
}
impl KStruct for TrevniZigzag {
    type Root = Trevni;
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
        *self_rc.group_0.borrow_mut() = _io.read_u1()?.into();
        if *self_rc.group_0() >= 128 {
            *self_rc.group_1.borrow_mut() = _io.read_u1()?.into();
            self_rc.present_group_1.set(true);
        }
        if  ((*self_rc.group_0() >= 128) && (*self_rc.group_1.borrow() >= 128))  {
            *self_rc.group_2.borrow_mut() = _io.read_u1()?.into();
            self_rc.present_group_2.set(true);
        }
        if  ((*self_rc.group_0() >= 128) && (*self_rc.group_1.borrow() >= 128) && (*self_rc.group_2.borrow() >= 128))  {
            *self_rc.group_3.borrow_mut() = _io.read_u1()?.into();
            self_rc.present_group_3.set(true);
        }
        if  ((*self_rc.group_0() >= 128) && (*self_rc.group_1.borrow() >= 128) && (*self_rc.group_2.borrow() >= 128) && (*self_rc.group_3.borrow() >= 128))  {
            *self_rc.group_4.borrow_mut() = _io.read_u1()?.into();
            self_rc.present_group_4.set(true);
        }
        if  ((*self_rc.group_0() >= 128) && (*self_rc.group_1.borrow() >= 128) && (*self_rc.group_2.borrow() >= 128) && (*self_rc.group_3.borrow() >= 128) && (*self_rc.group_4.borrow() >= 128))  {
            *self_rc.group_5.borrow_mut() = _io.read_u1()?.into();
            self_rc.present_group_5.set(true);
        }
        if  ((*self_rc.group_0() >= 128) && (*self_rc.group_1.borrow() >= 128) && (*self_rc.group_2.borrow() >= 128) && (*self_rc.group_3.borrow() >= 128) && (*self_rc.group_4.borrow() >= 128) && (*self_rc.group_5.borrow() >= 128))  {
            *self_rc.group_6.borrow_mut() = _io.read_u1()?.into();
            self_rc.present_group_6.set(true);
        }
        if  ((*self_rc.group_0() >= 128) && (*self_rc.group_1.borrow() >= 128) && (*self_rc.group_2.borrow() >= 128) && (*self_rc.group_3.borrow() >= 128) && (*self_rc.group_4.borrow() >= 128) && (*self_rc.group_5.borrow() >= 128) && (*self_rc.group_6.borrow() >= 128))  {
            *self_rc.group_7.borrow_mut() = _io.read_u1()?.into();
            self_rc.present_group_7.set(true);
        }
        if  ((*self_rc.group_0() >= 128) && (*self_rc.group_1.borrow() >= 128) && (*self_rc.group_2.borrow() >= 128) && (*self_rc.group_3.borrow() >= 128) && (*self_rc.group_4.borrow() >= 128) && (*self_rc.group_5.borrow() >= 128) && (*self_rc.group_6.borrow() >= 128) && (*self_rc.group_7.borrow() >= 128))  {
            *self_rc.group_8.borrow_mut() = _io.read_u1()?.into();
            self_rc.present_group_8.set(true);
        }
        if  ((*self_rc.group_0() >= 128) && (*self_rc.group_1.borrow() >= 128) && (*self_rc.group_2.borrow() >= 128) && (*self_rc.group_3.borrow() >= 128) && (*self_rc.group_4.borrow() >= 128) && (*self_rc.group_5.borrow() >= 128) && (*self_rc.group_6.borrow() >= 128) && (*self_rc.group_7.borrow() >= 128) && (*self_rc.group_8.borrow() >= 128))  {
            *self_rc.group_9.borrow_mut() = _io.read_u1()?.into();
            self_rc.present_group_9.set(true);
            let _tmpa = *self_rc.group_9.borrow();
            if !(((_tmpa as u8) < (2 as u8))) {
                return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/zigzag/seq/9".to_string() }));
            }
        }
        Ok(())
    }
}
impl TrevniZigzag {

    /**
     * Bits 56 to 63 of the zig-zag form.
     */
    pub fn high(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_high.get() {
            return Ok(self.high.borrow());
        }
        *self.high.borrow_mut() = (if  (((*self.group_0() as u64) < (128 as u64)) || ((*self.group_1.borrow() as u64) < (128 as u64)) || ((*self.group_2.borrow() as u64) < (128 as u64)) || ((*self.group_3.borrow() as u64) < (128 as u64)) || ((*self.group_4.borrow() as u64) < (128 as u64)) || ((*self.group_5.borrow() as u64) < (128 as u64)) || ((*self.group_6.borrow() as u64) < (128 as u64)) || ((*self.group_7.borrow() as u64) < (128 as u64)))  { (0 as u64) } else { (((((((*self.group_8.borrow() as u64) as u64) % ((128 as u64) as u64)) as u64) as u64) + (if (*self.group_8.borrow() as u64) < (128 as u64) { (0 as u64) } else { (((((((*self.group_9.borrow() as u64) as u64) % ((128 as u64) as u64)) as u64) as u64) * ((128 as u64) as u64)) as u64) } as u64)) as u64) }) as u64;
        self.f_high.set(true);
        Ok(self.high.borrow())
    }

    /**
     * Bits 0 to 27 of the zig-zag form.
     */
    pub fn low(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_low.get() {
            return Ok(self.low.borrow());
        }
        *self.low.borrow_mut() = ((((((((*self.group_0() as u64) as u64) % ((128 as u64) as u64)) as u64) as u64) + (if (*self.group_0() as u64) < (128 as u64) { (0 as u64) } else { ((((((((((*self.group_1.borrow() as u64) as u64) % ((128 as u64) as u64)) as u64) as u64) * ((128 as u64) as u64)) as u64) as u64) + (if (*self.group_1.borrow() as u64) < (128 as u64) { (0 as u64) } else { ((((((((((*self.group_2.borrow() as u64) as u64) % ((128 as u64) as u64)) as u64) as u64) * ((16384 as u64) as u64)) as u64) as u64) + (if (*self.group_2.borrow() as u64) < (128 as u64) { (0 as u64) } else { (((((((*self.group_3.borrow() as u64) as u64) % ((128 as u64) as u64)) as u64) as u64) * ((2097152 as u64) as u64)) as u64) } as u64)) as u64) } as u64)) as u64) } as u64)) as u64)) as u64;
        self.f_low.set(true);
        Ok(self.low.borrow())
    }

    /**
     * Bits 28 to 55 of the zig-zag form.
     */
    pub fn middle(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_middle.get() {
            return Ok(self.middle.borrow());
        }
        *self.middle.borrow_mut() = (if  (((*self.group_0() as u64) < (128 as u64)) || ((*self.group_1.borrow() as u64) < (128 as u64)) || ((*self.group_2.borrow() as u64) < (128 as u64)) || ((*self.group_3.borrow() as u64) < (128 as u64)))  { (0 as u64) } else { (((((((*self.group_4.borrow() as u64) as u64) % ((128 as u64) as u64)) as u64) as u64) + (if (*self.group_4.borrow() as u64) < (128 as u64) { (0 as u64) } else { ((((((((((*self.group_5.borrow() as u64) as u64) % ((128 as u64) as u64)) as u64) as u64) * ((128 as u64) as u64)) as u64) as u64) + (if (*self.group_5.borrow() as u64) < (128 as u64) { (0 as u64) } else { ((((((((((*self.group_6.borrow() as u64) as u64) % ((128 as u64) as u64)) as u64) as u64) * ((16384 as u64) as u64)) as u64) as u64) + (if (*self.group_6.borrow() as u64) < (128 as u64) { (0 as u64) } else { (((((((*self.group_7.borrow() as u64) as u64) % ((128 as u64) as u64)) as u64) as u64) * ((2097152 as u64) as u64)) as u64) } as u64)) as u64) } as u64)) as u64) } as u64)) as u64) }) as u64;
        self.f_middle.set(true);
        Ok(self.middle.borrow())
    }
}

/**
 * Bits 0 to 6 of the zig-zag form, and whether another group follows (bit 7); bit 0 is the sign.
 */
impl TrevniZigzag {
    pub fn group_0(&self) -> Ref<'_, u8> {
        self.group_0.borrow()
    }
}

/**
 * Bits 7 to 13 of the zig-zag form, and whether another group follows (bit 7).
 */
impl TrevniZigzag {
    pub fn group_1(&self) -> Option<u8> {
        self.present_group_1.get().then(|| *self.group_1.borrow())
    }
}

/**
 * Bits 14 to 20 of the zig-zag form, and whether another group follows (bit 7).
 */
impl TrevniZigzag {
    pub fn group_2(&self) -> Option<u8> {
        self.present_group_2.get().then(|| *self.group_2.borrow())
    }
}

/**
 * Bits 21 to 27 of the zig-zag form, and whether another group follows (bit 7).
 */
impl TrevniZigzag {
    pub fn group_3(&self) -> Option<u8> {
        self.present_group_3.get().then(|| *self.group_3.borrow())
    }
}

/**
 * Bits 28 to 34 of the zig-zag form, and whether another group follows (bit 7).
 */
impl TrevniZigzag {
    pub fn group_4(&self) -> Option<u8> {
        self.present_group_4.get().then(|| *self.group_4.borrow())
    }
}

/**
 * Bits 35 to 41 of the zig-zag form, and whether another group follows (bit 7).
 */
impl TrevniZigzag {
    pub fn group_5(&self) -> Option<u8> {
        self.present_group_5.get().then(|| *self.group_5.borrow())
    }
}

/**
 * Bits 42 to 48 of the zig-zag form, and whether another group follows (bit 7).
 */
impl TrevniZigzag {
    pub fn group_6(&self) -> Option<u8> {
        self.present_group_6.get().then(|| *self.group_6.borrow())
    }
}

/**
 * Bits 49 to 55 of the zig-zag form, and whether another group follows (bit 7).
 */
impl TrevniZigzag {
    pub fn group_7(&self) -> Option<u8> {
        self.present_group_7.get().then(|| *self.group_7.borrow())
    }
}

/**
 * Bits 56 to 62 of the zig-zag form, and whether another group follows (bit 7).
 */
impl TrevniZigzag {
    pub fn group_8(&self) -> Option<u8> {
        self.present_group_8.get().then(|| *self.group_8.borrow())
    }
}

/**
 * Bit 63 of the zig-zag form; no group follows.
 */
impl TrevniZigzag {
    pub fn group_9(&self) -> Option<u8> {
        self.present_group_9.get().then(|| *self.group_9.borrow())
    }
}
impl TrevniZigzag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Sizes of a block, and its first value.
 * See [Trevni file format, section 'Format description'](https://github.com/nongli/Trevni/wiki/File-format#format-description).
 */

#[derive(Default, Debug, Clone)]
pub struct TrevniZigzagBlockDescriptor {
    pub _root: SharedType<Trevni>,
    pub _parent: SharedType<TrevniColumnZigzag>,
    pub _self: SharedType<Self>,
    num_rows: RefCell<u32>,
    len_block: RefCell<u32>,
    len_block_stored: RefCell<u32>,
    first_value: RefCell<OptRc<TrevniZigzag>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for TrevniZigzagBlockDescriptor {
    type Root = Trevni;
    type Parent = TrevniColumnZigzag;

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
        *self_rc.num_rows.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.len_block.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.len_block_stored.borrow_mut() = _io.read_u4le()?.into();
        let t = Self::read_into::<_, TrevniZigzag>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.first_value.borrow_mut() = t;
        Ok(())
    }
}
impl TrevniZigzagBlockDescriptor {
}

/**
 * Number of rows in the block.
 */
impl TrevniZigzagBlockDescriptor {
    pub fn num_rows(&self) -> Ref<'_, u32> {
        self.num_rows.borrow()
    }
}

/**
 * Bytes of the block before compression, without the checksum.
 */
impl TrevniZigzagBlockDescriptor {
    pub fn len_block(&self) -> Ref<'_, u32> {
        self.len_block.borrow()
    }
}

/**
 * Bytes of the block as stored, without the checksum.
 */
impl TrevniZigzagBlockDescriptor {
    pub fn len_block_stored(&self) -> Ref<'_, u32> {
        self.len_block_stored.borrow()
    }
}

/**
 * First value of the block, a Long or Int.
 */
impl TrevniZigzagBlockDescriptor {
    pub fn first_value(&self) -> Ref<'_, OptRc<TrevniZigzag>> {
        self.first_value.borrow()
    }
}
impl TrevniZigzagBlockDescriptor {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The Long or Int values of a block.
 * See [Trevni file format, section 'Data types'](https://github.com/nongli/Trevni/wiki/File-format#data-types).
 */

#[derive(Default, Debug, Clone)]
pub struct TrevniZigzagValues {
    pub _root: SharedType<Trevni>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    values: RefCell<Vec<OptRc<TrevniZigzag>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for TrevniZigzagValues {
    type Root = Trevni;
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
        *self_rc.values.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                let t = Self::read_into::<_, TrevniZigzag>(&*_io, Some(self_rc._root.clone()), None)?.into();
                self_rc.values.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl TrevniZigzagValues {
}

/**
 * The values, in order.
 */
impl TrevniZigzagValues {
    pub fn values(&self) -> Ref<'_, Vec<OptRc<TrevniZigzag>>> {
        self.values.borrow()
    }
}
impl TrevniZigzagValues {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
