// Generated from spec/rntuple_rc1.ksy by tools/generate; edit spec/parts/rntuple_rc1.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#![allow(unused_imports)]
#![allow(non_snake_case)]
#![allow(non_camel_case_types)]
#![allow(irrefutable_let_patterns)]
#![allow(unused_comparisons)]

use crate::runtime::*;
use std::convert::{TryFrom, TryInto};
use std::cell::{Ref, Cell, RefCell};
use std::rc::{Rc, Weak};

/**
 * Envelopes as ROOT 6.26 to 6.29 wrote them, format "version 1" of the drafts. An envelope of this generation does not
 * state its kind. The reader knows it from the reference to the envelope, and parses header_envelope, footer_envelope,
 * page_list_envelope or meta_data_envelope. Parsed as a whole, the payload stays bytes. Frames have 32-bit sizes,
 * checksums are CRC32.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes RNTuple Binary Format Specification 0.1, section 'Envelopes'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1 {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1>,
    pub _self: SharedType<Self>,
    preamble: RefCell<OptRc<RntupleRc1_EnvelopePreamble>>,
    payload: RefCell<Vec<u8>>,
    checksum: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1 {
    type Root = RntupleRc1;
    type Parent = RntupleRc1;

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
        let t = Self::read_into::<_, RntupleRc1_EnvelopePreamble>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.preamble.borrow_mut() = t;
        *self_rc.payload.borrow_mut() = _io.read_bytes((((((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64) - ((4 as i64) as i64)) as i64) as usize)?.into();
        *self_rc.checksum.borrow_mut() = _io.read_bytes(4 as usize)?.into();
        Ok(())
    }
}
impl RntupleRc1 {
}

/**
 * Versions of the envelope.
 */
impl RntupleRc1 {
    pub fn preamble(&self) -> Ref<'_, OptRc<RntupleRc1_EnvelopePreamble>> {
        self.preamble.borrow()
    }
}

/**
 * Contents of the envelope, unparsed.
 */
impl RntupleRc1 {
    pub fn payload(&self) -> Ref<'_, Vec<u8>> {
        self.payload.borrow()
    }
}

/**
 * CRC32 of all preceding bytes of the envelope, little-endian.
 */
impl RntupleRc1 {
    pub fn checksum(&self) -> Ref<'_, Vec<u8>> {
        self.checksum.borrow()
    }
}
impl RntupleRc1 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc1_ClusterFlag {

    /**
     * The cluster covers one column group; column_group_id is stored.
     */
    Sharded,
    Unknown(i64),
}

impl TryFrom<i64> for RntupleRc1_ClusterFlag {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc1_ClusterFlag> {
        match flag {
            1 => Ok(RntupleRc1_ClusterFlag::Sharded),
            _ => Ok(RntupleRc1_ClusterFlag::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc1_ClusterFlag> for i64 {
    fn from(v: &RntupleRc1_ClusterFlag) -> Self {
        match *v {
            RntupleRc1_ClusterFlag::Sharded => 1,
            RntupleRc1_ClusterFlag::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc1_ClusterFlag {
    fn default() -> Self { RntupleRc1_ClusterFlag::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc1_ColumnFlag {

    /**
     * Elements never decrease.
     */
    SortedAscending,

    /**
     * Elements never increase.
     */
    SortedDescending,

    /**
     * Elements are not negative.
     */
    NonNegative,

    /**
     * The first stored element is not element 0; first_element_index is stored.
     */
    Deferred,
    Unknown(i64),
}

impl TryFrom<i64> for RntupleRc1_ColumnFlag {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc1_ColumnFlag> {
        match flag {
            1 => Ok(RntupleRc1_ColumnFlag::SortedAscending),
            2 => Ok(RntupleRc1_ColumnFlag::SortedDescending),
            4 => Ok(RntupleRc1_ColumnFlag::NonNegative),
            8 => Ok(RntupleRc1_ColumnFlag::Deferred),
            _ => Ok(RntupleRc1_ColumnFlag::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc1_ColumnFlag> for i64 {
    fn from(v: &RntupleRc1_ColumnFlag) -> Self {
        match *v {
            RntupleRc1_ColumnFlag::SortedAscending => 1,
            RntupleRc1_ColumnFlag::SortedDescending => 2,
            RntupleRc1_ColumnFlag::NonNegative => 4,
            RntupleRc1_ColumnFlag::Deferred => 8,
            RntupleRc1_ColumnFlag::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc1_ColumnFlag {
    fn default() -> Self { RntupleRc1_ColumnFlag::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc1_ColumnType {

    /**
     * End of a collection, counted from the start of the cluster, 64 bits.
     */
    Index64,

    /**
     * End of a collection, counted from the start of the cluster, 32 bits.
     */
    Index32,

    /**
     * Index and tag of a variant in 64 bits.
     */
    Switch,

    /**
     * Uninterpreted byte.
     */
    Byte,

    /**
     * Character.
     */
    Char,

    /**
     * One bit, packed from the lowest bit of each byte upwards.
     */
    Bit,

    /**
     * IEEE-754 double precision number.
     */
    Real64,

    /**
     * IEEE-754 single precision number.
     */
    Real32,

    /**
     * IEEE-754 half precision number.
     */
    Real16,

    /**
     * Unsigned 64-bit integer. Signed too in early files, by the type of the field.
     */
    Uint64,

    /**
     * Unsigned 32-bit integer. Signed too in early files, by the type of the field.
     */
    Uint32,

    /**
     * Unsigned 16-bit integer. Signed too in early files, by the type of the field.
     */
    Uint16,

    /**
     * Unsigned 8-bit integer. Signed too in early files, by the type of the field.
     */
    Uint8,

    /**
     * As index64, delta and split encoded.
     */
    SplitIndex64,

    /**
     * As index32, delta and split encoded.
     */
    SplitIndex32,

    /**
     * As real64, split encoded.
     */
    SplitReal64,

    /**
     * As real32, split encoded.
     */
    SplitReal32,

    /**
     * As real16, split encoded.
     */
    SplitReal16,

    /**
     * As uint64, split encoded.
     */
    SplitUint64,

    /**
     * As uint32, split encoded.
     */
    SplitUint32,

    /**
     * As uint16, split encoded.
     */
    SplitUint16,

    /**
     * Signed 64-bit integer.
     */
    Int64,

    /**
     * Signed 32-bit integer.
     */
    Int32,

    /**
     * Signed 16-bit integer.
     */
    Int16,

    /**
     * Signed 8-bit integer.
     */
    Int8,

    /**
     * As int64, zigzag and split encoded.
     */
    SplitInt64,

    /**
     * As int32, zigzag and split encoded.
     */
    SplitInt32,

    /**
     * As int16, zigzag and split encoded.
     */
    SplitInt16,
    Unknown(i64),
}

impl TryFrom<i64> for RntupleRc1_ColumnType {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc1_ColumnType> {
        match flag {
            1 => Ok(RntupleRc1_ColumnType::Index64),
            2 => Ok(RntupleRc1_ColumnType::Index32),
            3 => Ok(RntupleRc1_ColumnType::Switch),
            4 => Ok(RntupleRc1_ColumnType::Byte),
            5 => Ok(RntupleRc1_ColumnType::Char),
            6 => Ok(RntupleRc1_ColumnType::Bit),
            7 => Ok(RntupleRc1_ColumnType::Real64),
            8 => Ok(RntupleRc1_ColumnType::Real32),
            9 => Ok(RntupleRc1_ColumnType::Real16),
            10 => Ok(RntupleRc1_ColumnType::Uint64),
            11 => Ok(RntupleRc1_ColumnType::Uint32),
            12 => Ok(RntupleRc1_ColumnType::Uint16),
            13 => Ok(RntupleRc1_ColumnType::Uint8),
            14 => Ok(RntupleRc1_ColumnType::SplitIndex64),
            15 => Ok(RntupleRc1_ColumnType::SplitIndex32),
            16 => Ok(RntupleRc1_ColumnType::SplitReal64),
            17 => Ok(RntupleRc1_ColumnType::SplitReal32),
            18 => Ok(RntupleRc1_ColumnType::SplitReal16),
            19 => Ok(RntupleRc1_ColumnType::SplitUint64),
            20 => Ok(RntupleRc1_ColumnType::SplitUint32),
            21 => Ok(RntupleRc1_ColumnType::SplitUint16),
            22 => Ok(RntupleRc1_ColumnType::Int64),
            23 => Ok(RntupleRc1_ColumnType::Int32),
            24 => Ok(RntupleRc1_ColumnType::Int16),
            25 => Ok(RntupleRc1_ColumnType::Int8),
            26 => Ok(RntupleRc1_ColumnType::SplitInt64),
            27 => Ok(RntupleRc1_ColumnType::SplitInt32),
            28 => Ok(RntupleRc1_ColumnType::SplitInt16),
            _ => Ok(RntupleRc1_ColumnType::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc1_ColumnType> for i64 {
    fn from(v: &RntupleRc1_ColumnType) -> Self {
        match *v {
            RntupleRc1_ColumnType::Index64 => 1,
            RntupleRc1_ColumnType::Index32 => 2,
            RntupleRc1_ColumnType::Switch => 3,
            RntupleRc1_ColumnType::Byte => 4,
            RntupleRc1_ColumnType::Char => 5,
            RntupleRc1_ColumnType::Bit => 6,
            RntupleRc1_ColumnType::Real64 => 7,
            RntupleRc1_ColumnType::Real32 => 8,
            RntupleRc1_ColumnType::Real16 => 9,
            RntupleRc1_ColumnType::Uint64 => 10,
            RntupleRc1_ColumnType::Uint32 => 11,
            RntupleRc1_ColumnType::Uint16 => 12,
            RntupleRc1_ColumnType::Uint8 => 13,
            RntupleRc1_ColumnType::SplitIndex64 => 14,
            RntupleRc1_ColumnType::SplitIndex32 => 15,
            RntupleRc1_ColumnType::SplitReal64 => 16,
            RntupleRc1_ColumnType::SplitReal32 => 17,
            RntupleRc1_ColumnType::SplitReal16 => 18,
            RntupleRc1_ColumnType::SplitUint64 => 19,
            RntupleRc1_ColumnType::SplitUint32 => 20,
            RntupleRc1_ColumnType::SplitUint16 => 21,
            RntupleRc1_ColumnType::Int64 => 22,
            RntupleRc1_ColumnType::Int32 => 23,
            RntupleRc1_ColumnType::Int16 => 24,
            RntupleRc1_ColumnType::Int8 => 25,
            RntupleRc1_ColumnType::SplitInt64 => 26,
            RntupleRc1_ColumnType::SplitInt32 => 27,
            RntupleRc1_ColumnType::SplitInt16 => 28,
            RntupleRc1_ColumnType::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc1_ColumnType {
    fn default() -> Self { RntupleRc1_ColumnType::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc1_ExtraTypeInfoContent {

    /**
     * C++ definition of the type.
     */
    Definition,
    Unknown(i64),
}

impl TryFrom<i64> for RntupleRc1_ExtraTypeInfoContent {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc1_ExtraTypeInfoContent> {
        match flag {
            1 => Ok(RntupleRc1_ExtraTypeInfoContent::Definition),
            _ => Ok(RntupleRc1_ExtraTypeInfoContent::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc1_ExtraTypeInfoContent> for i64 {
    fn from(v: &RntupleRc1_ExtraTypeInfoContent) -> Self {
        match *v {
            RntupleRc1_ExtraTypeInfoContent::Definition => 1,
            RntupleRc1_ExtraTypeInfoContent::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc1_ExtraTypeInfoContent {
    fn default() -> Self { RntupleRc1_ExtraTypeInfoContent::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc1_FieldFlag {

    /**
     * Fixed-size array; array_size is stored.
     */
    Repetitive,
    Unknown(i64),
}

impl TryFrom<i64> for RntupleRc1_FieldFlag {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc1_FieldFlag> {
        match flag {
            1 => Ok(RntupleRc1_FieldFlag::Repetitive),
            _ => Ok(RntupleRc1_FieldFlag::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc1_FieldFlag> for i64 {
    fn from(v: &RntupleRc1_FieldFlag) -> Self {
        match *v {
            RntupleRc1_FieldFlag::Repetitive => 1,
            RntupleRc1_FieldFlag::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc1_FieldFlag {
    fn default() -> Self { RntupleRc1_FieldFlag::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc1_FieldRole {

    /**
     * Leaf field with separate columns, or a wrapper around one sub-field.
     */
    Plain,

    /**
     * Collection of any number of items of its sub-field.
     */
    Collection,

    /**
     * Collection of differently named sub-fields.
     */
    Record,

    /**
     * One of its sub-fields at a time.
     */
    Variant,

    /**
     * Pointer; never put to use.
     */
    Reference,
    Unknown(i64),
}

impl TryFrom<i64> for RntupleRc1_FieldRole {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc1_FieldRole> {
        match flag {
            0 => Ok(RntupleRc1_FieldRole::Plain),
            1 => Ok(RntupleRc1_FieldRole::Collection),
            2 => Ok(RntupleRc1_FieldRole::Record),
            3 => Ok(RntupleRc1_FieldRole::Variant),
            4 => Ok(RntupleRc1_FieldRole::Reference),
            _ => Ok(RntupleRc1_FieldRole::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc1_FieldRole> for i64 {
    fn from(v: &RntupleRc1_FieldRole) -> Self {
        match *v {
            RntupleRc1_FieldRole::Plain => 0,
            RntupleRc1_FieldRole::Collection => 1,
            RntupleRc1_FieldRole::Record => 2,
            RntupleRc1_FieldRole::Variant => 3,
            RntupleRc1_FieldRole::Reference => 4,
            RntupleRc1_FieldRole::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc1_FieldRole {
    fn default() -> Self { RntupleRc1_FieldRole::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc1_LocatorKind {

    /**
     * Size below 2 GiB and offset in the same file; has no kind on storage.
     */
    Standard,

    /**
     * URI.
     */
    Uri,

    /**
     * Object in a DAOS object store.
     */
    Daos,
    Unknown(i64),
}

impl TryFrom<i64> for RntupleRc1_LocatorKind {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc1_LocatorKind> {
        match flag {
            0 => Ok(RntupleRc1_LocatorKind::Standard),
            1 => Ok(RntupleRc1_LocatorKind::Uri),
            2 => Ok(RntupleRc1_LocatorKind::Daos),
            _ => Ok(RntupleRc1_LocatorKind::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc1_LocatorKind> for i64 {
    fn from(v: &RntupleRc1_LocatorKind) -> Self {
        match *v {
            RntupleRc1_LocatorKind::Standard => 0,
            RntupleRc1_LocatorKind::Uri => 1,
            RntupleRc1_LocatorKind::Daos => 2,
            RntupleRc1_LocatorKind::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc1_LocatorKind {
    fn default() -> Self { RntupleRc1_LocatorKind::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc1_MetaDataType {

    /**
     * Integer of 64 bits.
     */
    Int64,

    /**
     * Boolean, stored in 8 bits.
     */
    Bool,

    /**
     * IEEE-754 double precision number.
     */
    Float64,

    /**
     * String.
     */
    String,
    Unknown(i64),
}

impl TryFrom<i64> for RntupleRc1_MetaDataType {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc1_MetaDataType> {
        match flag {
            1 => Ok(RntupleRc1_MetaDataType::Int64),
            2 => Ok(RntupleRc1_MetaDataType::Bool),
            3 => Ok(RntupleRc1_MetaDataType::Float64),
            4 => Ok(RntupleRc1_MetaDataType::String),
            _ => Ok(RntupleRc1_MetaDataType::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc1_MetaDataType> for i64 {
    fn from(v: &RntupleRc1_MetaDataType) -> Self {
        match *v {
            RntupleRc1_MetaDataType::Int64 => 1,
            RntupleRc1_MetaDataType::Bool => 2,
            RntupleRc1_MetaDataType::Float64 => 3,
            RntupleRc1_MetaDataType::String => 4,
            RntupleRc1_MetaDataType::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc1_MetaDataType {
    fn default() -> Self { RntupleRc1_MetaDataType::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc1_PageFlag {

    /**
     * A CRC32 of the page follows it.
     */
    Checksum,
    Unknown(i64),
}

impl TryFrom<i64> for RntupleRc1_PageFlag {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc1_PageFlag> {
        match flag {
            1 => Ok(RntupleRc1_PageFlag::Checksum),
            _ => Ok(RntupleRc1_PageFlag::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc1_PageFlag> for i64 {
    fn from(v: &RntupleRc1_PageFlag) -> Self {
        match *v {
            RntupleRc1_PageFlag::Checksum => 1,
            RntupleRc1_PageFlag::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc1_PageFlag {
    fn default() -> Self { RntupleRc1_PageFlag::Unknown(0) }
}


/**
 * Column of a projected field: another name for a physical column.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#alias-columns RNTuple Binary Format Specification 0.1, section 'Alias columns'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_AliasColumn {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_AliasColumnRecord>,
    pub _self: SharedType<Self>,
    physical_column_id: RefCell<u32>,
    field_id: RefCell<u32>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1_AliasColumn {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_AliasColumnRecord;

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
        *self_rc.physical_column_id.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.field_id.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_AliasColumn {
}

/**
 * Id of the physical column that holds the elements.
 */
impl RntupleRc1_AliasColumn {
    pub fn physical_column_id(&self) -> Ref<'_, u32> {
        self.physical_column_id.borrow()
    }
}

/**
 * Id of the projected field.
 */
impl RntupleRc1_AliasColumn {
    pub fn field_id(&self) -> Ref<'_, u32> {
        self.field_id.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_AliasColumn {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_AliasColumn {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of alias columns.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_AliasColumnList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_Schema>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1_AliasColumnListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_AliasColumnList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_Schema;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((8 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((4 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/alias_column_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i32) - (4 as i32)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_AliasColumnListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_AliasColumnList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1_AliasColumnList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1_AliasColumnList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1_AliasColumnListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1_AliasColumnList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of alias columns.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_AliasColumnListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_AliasColumnList>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1_AliasColumnRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1_AliasColumnListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_AliasColumnList;

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
        *self_rc.num_items_and_reserved.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items_and_reserved();
        if !(((((modulo((_tmpa as i64) as i64, (268435456 as i64) as i64) as i64) as i64) * ((4 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/alias_column_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items()?;
        for _i in 0..l_items {
            let t = Self::read_into::<_, RntupleRc1_AliasColumnRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_AliasColumnListBody {

    /**
     * Number of items.
     */
    pub fn num_items(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_num_items.get() {
            return Ok(self.num_items.borrow());
        }
        *self.num_items.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) % ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_num_items.set(true);
        Ok(self.num_items.borrow())
    }

    /**
     * Reserved bits; zero in all known files.
     */
    pub fn reserved(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_reserved.get() {
            return Ok(self.reserved.borrow());
        }
        *self.reserved.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) / ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_reserved.set(true);
        Ok(self.reserved.borrow())
    }
}

/**
 * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
 * smaller than 4 bytes.
 */
impl RntupleRc1_AliasColumnListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * The alias columns, in order.
 */
impl RntupleRc1_AliasColumnListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1_AliasColumnRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_AliasColumnListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_AliasColumnListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one alias column.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_AliasColumnRecord {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_AliasColumnListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1_AliasColumn>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_AliasColumnRecord {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_AliasColumnListBody;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) >= (4 as i64)) && (((((_tmpa as i64) as i64) - (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) <= (4 as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/alias_column_record/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_frame() as i32) - (4 as i32)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_AliasColumn>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_AliasColumnRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleRc1_AliasColumnRecord {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleRc1_AliasColumnRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1_AliasColumn>> {
        self.body.borrow()
    }
}
impl RntupleRc1_AliasColumnRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of boolean values.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_BoolList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_MetaDataEntry>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1_BoolListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_BoolList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_MetaDataEntry;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((8 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((4 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/bool_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i32) - (4 as i32)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_BoolListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_BoolList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1_BoolList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1_BoolList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1_BoolListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1_BoolList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of boolean values.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_BoolListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_BoolList>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<u8>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1_BoolListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_BoolList;

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
        *self_rc.num_items_and_reserved.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items_and_reserved();
        if !(((((modulo((_tmpa as i64) as i64, (268435456 as i64) as i64) as i64) as i64) * ((1 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/bool_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items()?;
        for _i in 0..l_items {
            self_rc.items.borrow_mut().push(_io.read_u1()?.into());
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_BoolListBody {

    /**
     * Number of items.
     */
    pub fn num_items(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_num_items.get() {
            return Ok(self.num_items.borrow());
        }
        *self.num_items.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) % ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_num_items.set(true);
        Ok(self.num_items.borrow())
    }

    /**
     * Reserved bits; zero in all known files.
     */
    pub fn reserved(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_reserved.get() {
            return Ok(self.reserved.borrow());
        }
        *self.reserved.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) / ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_reserved.set(true);
        Ok(self.reserved.borrow())
    }
}

/**
 * Number of items in the low 28 bits, high 4 bits reserved; bounded by the remaining bytes.
 */
impl RntupleRc1_BoolListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * The values; not zero is true.
 */
impl RntupleRc1_BoolListBody {
    pub fn items(&self) -> Ref<'_, Vec<u8>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_BoolListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_BoolListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Clusters that share one page list.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#cluster-group-record-frame RNTuple Binary Format Specification 0.1, section 'Cluster Group Record Frame'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ClusterGroup {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_ClusterGroupRecord>,
    pub _self: SharedType<Self>,
    num_clusters: RefCell<u32>,
    page_list_link: RefCell<OptRc<RntupleRc1_EnvelopeLink>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1_ClusterGroup {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_ClusterGroupRecord;

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
        *self_rc.num_clusters.borrow_mut() = _io.read_u4le()?.into();
        let t = Self::read_into::<_, RntupleRc1_EnvelopeLink>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.page_list_link.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_ClusterGroup {
}

/**
 * Number of clusters in the group.
 */
impl RntupleRc1_ClusterGroup {
    pub fn num_clusters(&self) -> Ref<'_, u32> {
        self.num_clusters.borrow()
    }
}

/**
 * Where the page list of the group is stored.
 */
impl RntupleRc1_ClusterGroup {
    pub fn page_list_link(&self) -> Ref<'_, OptRc<RntupleRc1_EnvelopeLink>> {
        self.page_list_link.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_ClusterGroup {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_ClusterGroup {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of cluster groups.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ClusterGroupList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_Footer>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1_ClusterGroupListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_ClusterGroupList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_Footer;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((8 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((4 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/cluster_group_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i32) - (4 as i32)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_ClusterGroupListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_ClusterGroupList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1_ClusterGroupList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1_ClusterGroupList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1_ClusterGroupListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1_ClusterGroupList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of cluster groups.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ClusterGroupListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_ClusterGroupList>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1_ClusterGroupRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1_ClusterGroupListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_ClusterGroupList;

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
        *self_rc.num_items_and_reserved.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items_and_reserved();
        if !(((((modulo((_tmpa as i64) as i64, (268435456 as i64) as i64) as i64) as i64) * ((4 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/cluster_group_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items()?;
        for _i in 0..l_items {
            let t = Self::read_into::<_, RntupleRc1_ClusterGroupRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_ClusterGroupListBody {

    /**
     * Number of items.
     */
    pub fn num_items(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_num_items.get() {
            return Ok(self.num_items.borrow());
        }
        *self.num_items.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) % ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_num_items.set(true);
        Ok(self.num_items.borrow())
    }

    /**
     * Reserved bits; zero in all known files.
     */
    pub fn reserved(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_reserved.get() {
            return Ok(self.reserved.borrow());
        }
        *self.reserved.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) / ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_reserved.set(true);
        Ok(self.reserved.borrow())
    }
}

/**
 * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
 * smaller than 4 bytes.
 */
impl RntupleRc1_ClusterGroupListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * The cluster groups, in order.
 */
impl RntupleRc1_ClusterGroupListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1_ClusterGroupRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_ClusterGroupListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_ClusterGroupListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one cluster group.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ClusterGroupRecord {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_ClusterGroupListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1_ClusterGroup>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_ClusterGroupRecord {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_ClusterGroupListBody;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) >= (4 as i64)) && (((((_tmpa as i64) as i64) - (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) <= (4 as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/cluster_group_record/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_frame() as i32) - (4 as i32)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_ClusterGroup>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_ClusterGroupRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleRc1_ClusterGroupRecord {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleRc1_ClusterGroupRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1_ClusterGroup>> {
        self.body.borrow()
    }
}
impl RntupleRc1_ClusterGroupRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of page locations of the columns of one cluster.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ClusterPages {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_ClusterPagesListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1_ClusterPagesBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_ClusterPages {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_ClusterPagesListBody;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((8 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((4 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/cluster_pages/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i32) - (4 as i32)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_ClusterPagesBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_ClusterPages {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1_ClusterPages {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1_ClusterPages {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1_ClusterPagesBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1_ClusterPages {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of page locations of the columns of one cluster.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope RNTuple Binary Format Specification 0.1, section 'Page List Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ClusterPagesBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_ClusterPages>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1_ColumnPages>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1_ClusterPagesBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_ClusterPages;

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
        *self_rc.num_items_and_reserved.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items_and_reserved();
        if !(((((modulo((_tmpa as i64) as i64, (268435456 as i64) as i64) as i64) as i64) * ((16 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/cluster_pages_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items()?;
        for _i in 0..l_items {
            let t = Self::read_into::<_, RntupleRc1_ColumnPages>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_ClusterPagesBody {

    /**
     * Number of items.
     */
    pub fn num_items(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_num_items.get() {
            return Ok(self.num_items.borrow());
        }
        *self.num_items.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) % ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_num_items.set(true);
        Ok(self.num_items.borrow())
    }

    /**
     * Reserved bits; zero in all known files.
     */
    pub fn reserved(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_reserved.get() {
            return Ok(self.reserved.borrow());
        }
        *self.reserved.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) / ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_reserved.set(true);
        Ok(self.reserved.borrow())
    }
}

/**
 * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
 * smaller than 16 bytes.
 */
impl RntupleRc1_ClusterPagesBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * One list per column, by column id; columns added after the cluster was written may be missing at
 * the end.
 */
impl RntupleRc1_ClusterPagesBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1_ColumnPages>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_ClusterPagesBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_ClusterPagesBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of page locations of clusters.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ClusterPagesList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_PageList>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1_ClusterPagesListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_ClusterPagesList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_PageList;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((8 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((4 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/cluster_pages_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i32) - (4 as i32)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_ClusterPagesListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_ClusterPagesList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1_ClusterPagesList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1_ClusterPagesList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1_ClusterPagesListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1_ClusterPagesList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of page locations of clusters.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope RNTuple Binary Format Specification 0.1, section 'Page List Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ClusterPagesListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_ClusterPagesList>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1_ClusterPages>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1_ClusterPagesListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_ClusterPagesList;

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
        *self_rc.num_items_and_reserved.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items_and_reserved();
        if !(((((modulo((_tmpa as i64) as i64, (268435456 as i64) as i64) as i64) as i64) * ((8 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/cluster_pages_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items()?;
        for _i in 0..l_items {
            let t = Self::read_into::<_, RntupleRc1_ClusterPages>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_ClusterPagesListBody {

    /**
     * Number of items.
     */
    pub fn num_items(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_num_items.get() {
            return Ok(self.num_items.borrow());
        }
        *self.num_items.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) % ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_num_items.set(true);
        Ok(self.num_items.borrow())
    }

    /**
     * Reserved bits; zero in all known files.
     */
    pub fn reserved(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_reserved.get() {
            return Ok(self.reserved.borrow());
        }
        *self.reserved.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) / ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_reserved.set(true);
        Ok(self.reserved.borrow())
    }
}

/**
 * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
 * smaller than 8 bytes.
 */
impl RntupleRc1_ClusterPagesListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * One list per cluster, in the order of the cluster summaries.
 */
impl RntupleRc1_ClusterPagesListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1_ClusterPages>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_ClusterPagesListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_ClusterPagesListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Entry range of one cluster.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#cluster-summary-record-frame RNTuple Binary Format Specification 0.1, section 'Cluster Summary Record Frame'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ClusterSummary {
    present_column_group_id: Cell<bool>,
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_ClusterSummaryRecord>,
    pub _self: SharedType<Self>,
    first_entry: RefCell<u64>,
    num_entries_lo: RefCell<u32>,
    num_entries_hi: RefCell<u32>,
    column_group_id: RefCell<u32>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_flags: Cell<bool>,
    flags: RefCell<u64>,
    f_is_sharded: Cell<bool>,
    is_sharded: RefCell<bool>,
    f_num_entries: Cell<bool>,
    num_entries: RefCell<u64>,
}
impl KStruct for RntupleRc1_ClusterSummary {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_ClusterSummaryRecord;

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
        *self_rc.first_entry.borrow_mut() = _io.read_u8le()?.into();
        *self_rc.num_entries_lo.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.num_entries_hi.borrow_mut() = _io.read_u4le()?.into();
        if *self_rc.is_sharded()? {
            *self_rc.column_group_id.borrow_mut() = _io.read_u4le()?.into();
            self_rc.present_column_group_id.set(true);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_ClusterSummary {

    /**
     * Bits of the enum cluster_flag, 4 bits.
     */
    pub fn flags(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_flags.get() {
            return Ok(self.flags.borrow());
        }
        *self.flags.borrow_mut() = (((((*self.num_entries_hi() as u64) as u64) / ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_flags.set(true);
        Ok(self.flags.borrow())
    }

    /**
     * Whether the cluster covers a column group only.
     */
    pub fn is_sharded(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        if self.f_is_sharded.get() {
            return Ok(self.is_sharded.borrow());
        }
        *self.is_sharded.borrow_mut() = ((((*self.flags()? as u64) % ((2 as u64) as u64)) as u64) == (1 as u64)) as bool;
        self.f_is_sharded.set(true);
        Ok(self.is_sharded.borrow())
    }

    /**
     * Number of entries of the cluster, 60 bits.
     */
    pub fn num_entries(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_num_entries.get() {
            return Ok(self.num_entries.borrow());
        }
        *self.num_entries.borrow_mut() = (((((*self.num_entries_lo() as u64) as u64) + ((((((((*self.num_entries_hi() as u64) as u64) % ((268435456 as u64) as u64)) as u64) as u64) * ((4294967296 as u64) as u64)) as u64) as u64)) as u64)) as u64;
        self.f_num_entries.set(true);
        Ok(self.num_entries.borrow())
    }
}

/**
 * Number of the first entry of the cluster.
 */
impl RntupleRc1_ClusterSummary {
    pub fn first_entry(&self) -> Ref<'_, u64> {
        self.first_entry.borrow()
    }
}

/**
 * Bits 0 to 31 of the number of entries.
 */
impl RntupleRc1_ClusterSummary {
    pub fn num_entries_lo(&self) -> Ref<'_, u32> {
        self.num_entries_lo.borrow()
    }
}

/**
 * Bits 32 to 59 of the number of entries, and the flags in the high 4 bits.
 */
impl RntupleRc1_ClusterSummary {
    pub fn num_entries_hi(&self) -> Ref<'_, u32> {
        self.num_entries_hi.borrow()
    }
}

/**
 * Column group that a sharded cluster covers.
 */
impl RntupleRc1_ClusterSummary {
    pub fn column_group_id(&self) -> Option<u32> {
        self.present_column_group_id.get().then(|| *self.column_group_id.borrow())
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_ClusterSummary {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_ClusterSummary {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of cluster summaries.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ClusterSummaryList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_Footer>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1_ClusterSummaryListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_ClusterSummaryList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_Footer;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((8 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((4 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/cluster_summary_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i32) - (4 as i32)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_ClusterSummaryListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_ClusterSummaryList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1_ClusterSummaryList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1_ClusterSummaryList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1_ClusterSummaryListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1_ClusterSummaryList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of cluster summaries.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ClusterSummaryListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_ClusterSummaryList>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1_ClusterSummaryRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1_ClusterSummaryListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_ClusterSummaryList;

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
        *self_rc.num_items_and_reserved.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items_and_reserved();
        if !(((((modulo((_tmpa as i64) as i64, (268435456 as i64) as i64) as i64) as i64) * ((4 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/cluster_summary_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items()?;
        for _i in 0..l_items {
            let t = Self::read_into::<_, RntupleRc1_ClusterSummaryRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_ClusterSummaryListBody {

    /**
     * Number of items.
     */
    pub fn num_items(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_num_items.get() {
            return Ok(self.num_items.borrow());
        }
        *self.num_items.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) % ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_num_items.set(true);
        Ok(self.num_items.borrow())
    }

    /**
     * Reserved bits; zero in all known files.
     */
    pub fn reserved(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_reserved.get() {
            return Ok(self.reserved.borrow());
        }
        *self.reserved.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) / ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_reserved.set(true);
        Ok(self.reserved.borrow())
    }
}

/**
 * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
 * smaller than 4 bytes.
 */
impl RntupleRc1_ClusterSummaryListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * The cluster summaries, in order.
 */
impl RntupleRc1_ClusterSummaryListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1_ClusterSummaryRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_ClusterSummaryListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_ClusterSummaryListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one cluster summary.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ClusterSummaryRecord {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_ClusterSummaryListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1_ClusterSummary>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_ClusterSummaryRecord {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_ClusterSummaryListBody;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) >= (4 as i64)) && (((((_tmpa as i64) as i64) - (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) <= (4 as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/cluster_summary_record/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_frame() as i32) - (4 as i32)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_ClusterSummary>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_ClusterSummaryRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleRc1_ClusterSummaryRecord {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleRc1_ClusterSummaryRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1_ClusterSummary>> {
        self.body.borrow()
    }
}
impl RntupleRc1_ClusterSummaryRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Description of one physical column.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#column-description RNTuple Binary Format Specification 0.1, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_Column {
    present_first_element_index: Cell<bool>,
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_ColumnRecord>,
    pub _self: SharedType<Self>,
    column_type: RefCell<u16>,
    bits_on_storage: RefCell<u16>,
    field_id: RefCell<u32>,
    flags: RefCell<u32>,
    first_element_index: RefCell<u64>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_is_deferred: Cell<bool>,
    is_deferred: RefCell<bool>,
}
impl KStruct for RntupleRc1_Column {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_ColumnRecord;

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
        *self_rc.column_type.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.bits_on_storage.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.field_id.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.flags.borrow_mut() = _io.read_u4le()?.into();
        if *self_rc.is_deferred()? {
            *self_rc.first_element_index.borrow_mut() = _io.read_u8le()?.into();
            self_rc.present_first_element_index.set(true);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_Column {

    /**
     * Whether the first stored element is not element 0.
     */
    pub fn is_deferred(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        if self.f_is_deferred.get() {
            return Ok(self.is_deferred.borrow());
        }
        *self.is_deferred.borrow_mut() = (((((*self.flags() as u32) & (8 as u32)) as i32) != (0 as i32))) as bool;
        self.f_is_deferred.set(true);
        Ok(self.is_deferred.borrow())
    }
}

/**
 * How elements are encoded, see the enum column_type.
 */
impl RntupleRc1_Column {
    pub fn column_type(&self) -> Ref<'_, u16> {
        self.column_type.borrow()
    }
}

/**
 * Size of one element on storage, in bits.
 */
impl RntupleRc1_Column {
    pub fn bits_on_storage(&self) -> Ref<'_, u16> {
        self.bits_on_storage.borrow()
    }
}

/**
 * Id of the field that the column belongs to.
 */
impl RntupleRc1_Column {
    pub fn field_id(&self) -> Ref<'_, u32> {
        self.field_id.borrow()
    }
}

/**
 * Bits of the enum column_flag.
 */
impl RntupleRc1_Column {
    pub fn flags(&self) -> Ref<'_, u32> {
        self.flags.borrow()
    }
}

/**
 * Index of the first stored element of a deferred column.
 */
impl RntupleRc1_Column {
    pub fn first_element_index(&self) -> Option<u64> {
        self.present_first_element_index.get().then(|| *self.first_element_index.borrow())
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_Column {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_Column {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Columns that the clusters of a shard cover; the column group id is the position.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#column-group-record-frame RNTuple Binary Format Specification 0.1, section 'Column Group Record Frame'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ColumnGroup {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_ColumnGroupRecord>,
    pub _self: SharedType<Self>,
    column_ids: RefCell<OptRc<RntupleRc1_ColumnIdList>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1_ColumnGroup {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_ColumnGroupRecord;

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
        let t = Self::read_into::<_, RntupleRc1_ColumnIdList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.column_ids.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_ColumnGroup {
}

/**
 * Ids of the columns.
 */
impl RntupleRc1_ColumnGroup {
    pub fn column_ids(&self) -> Ref<'_, OptRc<RntupleRc1_ColumnIdList>> {
        self.column_ids.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_ColumnGroup {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_ColumnGroup {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of column groups.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ColumnGroupList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_Footer>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1_ColumnGroupListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_ColumnGroupList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_Footer;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((8 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((4 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_group_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i32) - (4 as i32)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_ColumnGroupListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_ColumnGroupList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1_ColumnGroupList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1_ColumnGroupList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1_ColumnGroupListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1_ColumnGroupList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of column groups.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ColumnGroupListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_ColumnGroupList>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1_ColumnGroupRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1_ColumnGroupListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_ColumnGroupList;

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
        *self_rc.num_items_and_reserved.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items_and_reserved();
        if !(((((modulo((_tmpa as i64) as i64, (268435456 as i64) as i64) as i64) as i64) * ((4 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_group_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items()?;
        for _i in 0..l_items {
            let t = Self::read_into::<_, RntupleRc1_ColumnGroupRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_ColumnGroupListBody {

    /**
     * Number of items.
     */
    pub fn num_items(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_num_items.get() {
            return Ok(self.num_items.borrow());
        }
        *self.num_items.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) % ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_num_items.set(true);
        Ok(self.num_items.borrow())
    }

    /**
     * Reserved bits; zero in all known files.
     */
    pub fn reserved(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_reserved.get() {
            return Ok(self.reserved.borrow());
        }
        *self.reserved.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) / ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_reserved.set(true);
        Ok(self.reserved.borrow())
    }
}

/**
 * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
 * smaller than 4 bytes.
 */
impl RntupleRc1_ColumnGroupListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * The column groups, in order.
 */
impl RntupleRc1_ColumnGroupListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1_ColumnGroupRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_ColumnGroupListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_ColumnGroupListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one column group.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ColumnGroupRecord {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_ColumnGroupListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1_ColumnGroup>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_ColumnGroupRecord {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_ColumnGroupListBody;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) >= (4 as i64)) && (((((_tmpa as i64) as i64) - (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) <= (4 as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_group_record/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_frame() as i32) - (4 as i32)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_ColumnGroup>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_ColumnGroupRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleRc1_ColumnGroupRecord {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleRc1_ColumnGroupRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1_ColumnGroup>> {
        self.body.borrow()
    }
}
impl RntupleRc1_ColumnGroupRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of column ids.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ColumnIdList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_ColumnGroup>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1_ColumnIdListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_ColumnIdList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_ColumnGroup;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((8 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((4 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_id_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i32) - (4 as i32)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_ColumnIdListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_ColumnIdList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1_ColumnIdList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1_ColumnIdList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1_ColumnIdListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1_ColumnIdList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of column ids.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ColumnIdListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_ColumnIdList>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<u32>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1_ColumnIdListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_ColumnIdList;

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
        *self_rc.num_items_and_reserved.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items_and_reserved();
        if !(((((modulo((_tmpa as i64) as i64, (268435456 as i64) as i64) as i64) as i64) * ((4 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_id_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items()?;
        for _i in 0..l_items {
            self_rc.items.borrow_mut().push(_io.read_u4le()?.into());
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_ColumnIdListBody {

    /**
     * Number of items.
     */
    pub fn num_items(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_num_items.get() {
            return Ok(self.num_items.borrow());
        }
        *self.num_items.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) % ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_num_items.set(true);
        Ok(self.num_items.borrow())
    }

    /**
     * Reserved bits; zero in all known files.
     */
    pub fn reserved(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_reserved.get() {
            return Ok(self.reserved.borrow());
        }
        *self.reserved.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) / ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_reserved.set(true);
        Ok(self.reserved.borrow())
    }
}

/**
 * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
 * smaller than 4 bytes.
 */
impl RntupleRc1_ColumnIdListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * Ids of physical columns; these are not frames.
 */
impl RntupleRc1_ColumnIdListBody {
    pub fn items(&self) -> Ref<'_, Vec<u32>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_ColumnIdListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_ColumnIdListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of column descriptions.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ColumnList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_Schema>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1_ColumnListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_ColumnList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_Schema;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((8 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((4 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i32) - (4 as i32)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_ColumnListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_ColumnList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1_ColumnList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1_ColumnList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1_ColumnListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1_ColumnList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of column descriptions.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ColumnListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_ColumnList>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1_ColumnRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1_ColumnListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_ColumnList;

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
        *self_rc.num_items_and_reserved.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items_and_reserved();
        if !(((((modulo((_tmpa as i64) as i64, (268435456 as i64) as i64) as i64) as i64) * ((4 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items()?;
        for _i in 0..l_items {
            let t = Self::read_into::<_, RntupleRc1_ColumnRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_ColumnListBody {

    /**
     * Number of items.
     */
    pub fn num_items(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_num_items.get() {
            return Ok(self.num_items.borrow());
        }
        *self.num_items.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) % ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_num_items.set(true);
        Ok(self.num_items.borrow())
    }

    /**
     * Reserved bits; zero in all known files.
     */
    pub fn reserved(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_reserved.get() {
            return Ok(self.reserved.borrow());
        }
        *self.reserved.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) / ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_reserved.set(true);
        Ok(self.reserved.borrow())
    }
}

/**
 * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
 * smaller than 4 bytes.
 */
impl RntupleRc1_ColumnListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * The column descriptions, in order.
 */
impl RntupleRc1_ColumnListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1_ColumnRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_ColumnListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_ColumnListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of pages of one column in one cluster.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ColumnPages {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_ClusterPagesBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1_ColumnPagesBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_ColumnPages {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_ClusterPagesBody;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((20 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((4 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_pages/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i32) - (4 as i32)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_ColumnPagesBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_ColumnPages {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1_ColumnPages {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1_ColumnPages {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1_ColumnPagesBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1_ColumnPages {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of pages of one column in one cluster.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope RNTuple Binary Format Specification 0.1, section 'Page List Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ColumnPagesBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_ColumnPages>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1_Page>>>,
    element_offset: RefCell<u64>,
    compression_settings: RefCell<u32>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1_ColumnPagesBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_ColumnPages;

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
        *self_rc.num_items_and_reserved.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items_and_reserved();
        if !(((((modulo((_tmpa as i64) as i64, (268435456 as i64) as i64) as i64) as i64) * ((8 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_pages_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items()?;
        for _i in 0..l_items {
            let t = Self::read_into::<_, RntupleRc1_Page>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.element_offset.borrow_mut() = _io.read_u8le()?.into();
        *self_rc.compression_settings.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_ColumnPagesBody {

    /**
     * Number of items.
     */
    pub fn num_items(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_num_items.get() {
            return Ok(self.num_items.borrow());
        }
        *self.num_items.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) % ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_num_items.set(true);
        Ok(self.num_items.borrow())
    }

    /**
     * Reserved bits; zero in all known files.
     */
    pub fn reserved(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_reserved.get() {
            return Ok(self.reserved.borrow());
        }
        *self.reserved.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) / ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_reserved.set(true);
        Ok(self.reserved.borrow())
    }
}

/**
 * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
 * smaller than 8 bytes.
 */
impl RntupleRc1_ColumnPagesBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * Page descriptions in the order of elements; these are not frames.
 */
impl RntupleRc1_ColumnPagesBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1_Page>>> {
        self.items.borrow()
    }
}

/**
 * Number of elements of the column in all clusters before.
 */
impl RntupleRc1_ColumnPagesBody {
    pub fn element_offset(&self) -> Ref<'_, u64> {
        self.element_offset.borrow()
    }
}

/**
 * Compression asked for, 100 * algorithm + level.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#basic-types RNTuple Binary Format Specification 0.1, section 'Basic Types'
 */
impl RntupleRc1_ColumnPagesBody {
    pub fn compression_settings(&self) -> Ref<'_, u32> {
        self.compression_settings.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_ColumnPagesBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_ColumnPagesBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one column description.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ColumnRecord {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_ColumnListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1_Column>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_ColumnRecord {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_ColumnListBody;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) >= (4 as i64)) && (((((_tmpa as i64) as i64) - (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) <= (4 as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_record/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_frame() as i32) - (4 as i32)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_Column>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_ColumnRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleRc1_ColumnRecord {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleRc1_ColumnRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1_Column>> {
        self.body.borrow()
    }
}
impl RntupleRc1_ColumnRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * String with its length in front; no terminator, no padding.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#basic-types RNTuple Binary Format Specification 0.1, section 'Basic Types'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_CountedString {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    len: RefCell<u32>,
    raw: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_value: Cell<bool>,
    value: RefCell<String>,
}
impl KStruct for RntupleRc1_CountedString {
    type Root = RntupleRc1;
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
        *self_rc.len.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.len();
        if !((_tmpa as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/counted_string/seq/0".to_string() }));
        }
        *self_rc.raw.borrow_mut() = _io.read_bytes(*self_rc.len() as usize)?.into();
        Ok(())
    }
}
impl RntupleRc1_CountedString {

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
 * Length of the string in bytes.
 */
impl RntupleRc1_CountedString {
    pub fn len(&self) -> Ref<'_, u32> {
        self.len.borrow()
    }
}

/**
 * Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
 */
impl RntupleRc1_CountedString {
    pub fn raw(&self) -> Ref<'_, Vec<u8>> {
        self.raw.borrow()
    }
}
impl RntupleRc1_CountedString {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Reference to another envelope.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_EnvelopeLink {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    len_envelope: RefCell<u32>,
    locator: RefCell<OptRc<RntupleRc1_Locator>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1_EnvelopeLink {
    type Root = RntupleRc1;
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
        *self_rc.len_envelope.borrow_mut() = _io.read_u4le()?.into();
        let t = Self::read_into::<_, RntupleRc1_Locator>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.locator.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_EnvelopeLink {
}

/**
 * Length in bytes of the referenced envelope after decompression.
 */
impl RntupleRc1_EnvelopeLink {
    pub fn len_envelope(&self) -> Ref<'_, u32> {
        self.len_envelope.borrow()
    }
}

/**
 * Where the referenced envelope is stored.
 */
impl RntupleRc1_EnvelopeLink {
    pub fn locator(&self) -> Ref<'_, OptRc<RntupleRc1_Locator>> {
        self.locator.borrow()
    }
}
impl RntupleRc1_EnvelopeLink {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Start of every envelope.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes RNTuple Binary Format Specification 0.1, section 'Envelopes'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_EnvelopePreamble {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    version: RefCell<u16>,
    min_version: RefCell<u16>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1_EnvelopePreamble {
    type Root = RntupleRc1;
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
        *self_rc.version.borrow_mut() = _io.read_u2le()?.into();
        let _tmpa = *self_rc.version();
        if !( ((((_tmpa as u16) >= (0 as u16))) && ((_io.size() as i64) >= (8 as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/envelope_preamble/seq/0".to_string() }));
        }
        *self_rc.min_version.borrow_mut() = _io.read_u2le()?.into();
        Ok(())
    }
}
impl RntupleRc1_EnvelopePreamble {
}

/**
 * Version of the envelope that the writer used; 1.
 */
impl RntupleRc1_EnvelopePreamble {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * Version that a reader must support at least; 1.
 */
impl RntupleRc1_EnvelopePreamble {
    pub fn min_version(&self) -> Ref<'_, u16> {
        self.min_version.borrow()
    }
}
impl RntupleRc1_EnvelopePreamble {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Additional information about one type.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#extra-type-information RNTuple Binary Format Specification 0.1, section 'Extra type information'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ExtraTypeInfo {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_ExtraTypeInfoRecord>,
    pub _self: SharedType<Self>,
    type_version_from: RefCell<u32>,
    type_version_to: RefCell<u32>,
    content_id: RefCell<u32>,
    type_name: RefCell<OptRc<RntupleRc1_CountedString>>,
    content: RefCell<OptRc<RntupleRc1_CountedString>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1_ExtraTypeInfo {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_ExtraTypeInfoRecord;

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
        *self_rc.type_version_from.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.type_version_to.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.content_id.borrow_mut() = _io.read_u4le()?.into();
        let t = Self::read_into::<_, RntupleRc1_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.type_name.borrow_mut() = t;
        if !(_io.is_eof()) {
            let t = Self::read_into::<_, RntupleRc1_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
            *self_rc.content.borrow_mut() = t;
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_ExtraTypeInfo {
}

/**
 * First version of the type that the information is about.
 */
impl RntupleRc1_ExtraTypeInfo {
    pub fn type_version_from(&self) -> Ref<'_, u32> {
        self.type_version_from.borrow()
    }
}

/**
 * Last version of the type that the information is about.
 */
impl RntupleRc1_ExtraTypeInfo {
    pub fn type_version_to(&self) -> Ref<'_, u32> {
        self.type_version_to.borrow()
    }
}

/**
 * Kind of content, see the enum extra_type_info_content.
 */
impl RntupleRc1_ExtraTypeInfo {
    pub fn content_id(&self) -> Ref<'_, u32> {
        self.content_id.borrow()
    }
}

/**
 * C++ type that the information is about.
 */
impl RntupleRc1_ExtraTypeInfo {
    pub fn type_name(&self) -> Ref<'_, OptRc<RntupleRc1_CountedString>> {
        self.type_name.borrow()
    }
}

/**
 * The information itself, in the form that the kind of content asks for.
 */
impl RntupleRc1_ExtraTypeInfo {
    pub fn content(&self) -> Option<Rc<RntupleRc1_CountedString>> {
        self.content.borrow().get().cloned()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_ExtraTypeInfo {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_ExtraTypeInfo {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of extra type information records.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ExtraTypeInfoList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_Schema>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1_ExtraTypeInfoListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_ExtraTypeInfoList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_Schema;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((8 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((4 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/extra_type_info_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i32) - (4 as i32)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_ExtraTypeInfoListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_ExtraTypeInfoList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1_ExtraTypeInfoList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1_ExtraTypeInfoList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1_ExtraTypeInfoListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1_ExtraTypeInfoList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of extra type information records.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ExtraTypeInfoListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_ExtraTypeInfoList>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1_ExtraTypeInfoRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1_ExtraTypeInfoListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_ExtraTypeInfoList;

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
        *self_rc.num_items_and_reserved.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items_and_reserved();
        if !(((((modulo((_tmpa as i64) as i64, (268435456 as i64) as i64) as i64) as i64) * ((4 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/extra_type_info_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items()?;
        for _i in 0..l_items {
            let t = Self::read_into::<_, RntupleRc1_ExtraTypeInfoRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_ExtraTypeInfoListBody {

    /**
     * Number of items.
     */
    pub fn num_items(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_num_items.get() {
            return Ok(self.num_items.borrow());
        }
        *self.num_items.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) % ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_num_items.set(true);
        Ok(self.num_items.borrow())
    }

    /**
     * Reserved bits; zero in all known files.
     */
    pub fn reserved(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_reserved.get() {
            return Ok(self.reserved.borrow());
        }
        *self.reserved.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) / ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_reserved.set(true);
        Ok(self.reserved.borrow())
    }
}

/**
 * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
 * smaller than 4 bytes.
 */
impl RntupleRc1_ExtraTypeInfoListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * The extra type information records, in order.
 */
impl RntupleRc1_ExtraTypeInfoListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1_ExtraTypeInfoRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_ExtraTypeInfoListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_ExtraTypeInfoListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one piece of extra type information.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_ExtraTypeInfoRecord {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_ExtraTypeInfoListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1_ExtraTypeInfo>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_ExtraTypeInfoRecord {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_ExtraTypeInfoListBody;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) >= (4 as i64)) && (((((_tmpa as i64) as i64) - (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) <= (4 as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/extra_type_info_record/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_frame() as i32) - (4 as i32)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_ExtraTypeInfo>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_ExtraTypeInfoRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleRc1_ExtraTypeInfoRecord {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleRc1_ExtraTypeInfoRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1_ExtraTypeInfo>> {
        self.body.borrow()
    }
}
impl RntupleRc1_ExtraTypeInfoRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * One 64-bit word of 63 flags, in two halves so that no target language loses bits.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#feature-flags RNTuple Binary Format Specification 0.1, section 'Feature Flags'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_FeatureFlagWord {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_FeatureFlags>,
    pub _self: SharedType<Self>,
    lo: RefCell<u32>,
    hi: RefCell<i32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1_FeatureFlagWord {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_FeatureFlags;

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
        *self_rc.lo.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.hi.borrow_mut() = _io.read_s4le()?.into();
        Ok(())
    }
}
impl RntupleRc1_FeatureFlagWord {
}

/**
 * Flags 0 to 31 of this word.
 */
impl RntupleRc1_FeatureFlagWord {
    pub fn lo(&self) -> Ref<'_, u32> {
        self.lo.borrow()
    }
}

/**
 * Flags 32 to 62 of this word; negative (bit 63 of the word is set) if another word follows.
 */
impl RntupleRc1_FeatureFlagWord {
    pub fn hi(&self) -> Ref<'_, i32> {
        self.hi.borrow()
    }
}
impl RntupleRc1_FeatureFlagWord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Chain of 64-bit words of feature flags; readers refuse flags they do not know.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#feature-flags RNTuple Binary Format Specification 0.1, section 'Feature Flags'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_FeatureFlags {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    words: RefCell<Vec<OptRc<RntupleRc1_FeatureFlagWord>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1_FeatureFlags {
    type Root = RntupleRc1;
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
        *self_rc.words.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while {
                let t = Self::read_into::<_, RntupleRc1_FeatureFlagWord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.words.borrow_mut().push(t);
                let _t_words = self_rc.words.borrow();
                let _tmpa = _t_words.last().unwrap();
                _i += 1;
                let x = !(((*_tmpa.hi() as i32) >= (0 as i32)));
                x
            } {}
        }
        Ok(())
    }
}
impl RntupleRc1_FeatureFlags {
}

/**
 * Words of the chain; flag number 64 * i + b is bit b of word i.
 */
impl RntupleRc1_FeatureFlags {
    pub fn words(&self) -> Ref<'_, Vec<OptRc<RntupleRc1_FeatureFlagWord>>> {
        self.words.borrow()
    }
}
impl RntupleRc1_FeatureFlags {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Description of one field: a node of the schema tree. Numbers come first, strings last.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#field-description RNTuple Binary Format Specification 0.1, section 'Field Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_Field {
    present_array_size: Cell<bool>,
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_FieldRecord>,
    pub _self: SharedType<Self>,
    field_version: RefCell<u32>,
    type_version: RefCell<u32>,
    parent_id: RefCell<u32>,
    role: RefCell<u16>,
    flags: RefCell<u16>,
    array_size: RefCell<u64>,
    name: RefCell<OptRc<RntupleRc1_CountedString>>,
    type_name: RefCell<OptRc<RntupleRc1_CountedString>>,
    type_alias: RefCell<OptRc<RntupleRc1_CountedString>>,
    description: RefCell<OptRc<RntupleRc1_CountedString>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_is_repetitive: Cell<bool>,
    is_repetitive: RefCell<bool>,
}
impl KStruct for RntupleRc1_Field {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_FieldRecord;

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
        *self_rc.field_version.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.type_version.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.parent_id.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.role.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.flags.borrow_mut() = _io.read_u2le()?.into();
        if *self_rc.is_repetitive()? {
            *self_rc.array_size.borrow_mut() = _io.read_u8le()?.into();
            self_rc.present_array_size.set(true);
        }
        let t = Self::read_into::<_, RntupleRc1_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.name.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.type_name.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.type_alias.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.description.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_Field {

    /**
     * Whether the field is a fixed-size array.
     */
    pub fn is_repetitive(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        if self.f_is_repetitive.get() {
            return Ok(self.is_repetitive.borrow());
        }
        *self.is_repetitive.borrow_mut() = (((((*self.flags() as u16) & (1 as u16)) as i32) != (0 as i32))) as bool;
        self.f_is_repetitive.set(true);
        Ok(self.is_repetitive.borrow())
    }
}

/**
 * Version of the field's own serialisation.
 */
impl RntupleRc1_Field {
    pub fn field_version(&self) -> Ref<'_, u32> {
        self.field_version.borrow()
    }
}

/**
 * Version of the type, such as the class version of a user-defined class.
 */
impl RntupleRc1_Field {
    pub fn type_version(&self) -> Ref<'_, u32> {
        self.type_version.borrow()
    }
}

/**
 * Id of the parent field; a top-level field names itself.
 */
impl RntupleRc1_Field {
    pub fn parent_id(&self) -> Ref<'_, u32> {
        self.parent_id.borrow()
    }
}

/**
 * Structural role, see the enum field_role.
 */
impl RntupleRc1_Field {
    pub fn role(&self) -> Ref<'_, u16> {
        self.role.borrow()
    }
}

/**
 * Bits of the enum field_flag.
 */
impl RntupleRc1_Field {
    pub fn flags(&self) -> Ref<'_, u16> {
        self.flags.borrow()
    }
}

/**
 * Number of items per entry of a fixed-size array or bitset.
 */
impl RntupleRc1_Field {
    pub fn array_size(&self) -> Option<u64> {
        self.present_array_size.get().then(|| *self.array_size.borrow())
    }
}

/**
 * Name of the field.
 */
impl RntupleRc1_Field {
    pub fn name(&self) -> Ref<'_, OptRc<RntupleRc1_CountedString>> {
        self.name.borrow()
    }
}

/**
 * C++ type name.
 */
impl RntupleRc1_Field {
    pub fn type_name(&self) -> Ref<'_, OptRc<RntupleRc1_CountedString>> {
        self.type_name.borrow()
    }
}

/**
 * C++ type name as the user wrote it, if it differs; else empty.
 */
impl RntupleRc1_Field {
    pub fn type_alias(&self) -> Ref<'_, OptRc<RntupleRc1_CountedString>> {
        self.type_alias.borrow()
    }
}

/**
 * Free text about the field.
 */
impl RntupleRc1_Field {
    pub fn description(&self) -> Ref<'_, OptRc<RntupleRc1_CountedString>> {
        self.description.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_Field {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_Field {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of field descriptions.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_FieldList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_Schema>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1_FieldListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_FieldList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_Schema;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((8 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((4 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/field_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i32) - (4 as i32)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_FieldListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_FieldList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1_FieldList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1_FieldList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1_FieldListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1_FieldList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of field descriptions.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_FieldListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_FieldList>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1_FieldRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1_FieldListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_FieldList;

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
        *self_rc.num_items_and_reserved.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items_and_reserved();
        if !(((((modulo((_tmpa as i64) as i64, (268435456 as i64) as i64) as i64) as i64) * ((4 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/field_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items()?;
        for _i in 0..l_items {
            let t = Self::read_into::<_, RntupleRc1_FieldRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_FieldListBody {

    /**
     * Number of items.
     */
    pub fn num_items(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_num_items.get() {
            return Ok(self.num_items.borrow());
        }
        *self.num_items.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) % ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_num_items.set(true);
        Ok(self.num_items.borrow())
    }

    /**
     * Reserved bits; zero in all known files.
     */
    pub fn reserved(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_reserved.get() {
            return Ok(self.reserved.borrow());
        }
        *self.reserved.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) / ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_reserved.set(true);
        Ok(self.reserved.borrow())
    }
}

/**
 * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
 * smaller than 4 bytes.
 */
impl RntupleRc1_FieldListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * The field descriptions, in order.
 */
impl RntupleRc1_FieldListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1_FieldRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_FieldListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_FieldListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one field description.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_FieldRecord {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_FieldListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1_Field>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_FieldRecord {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_FieldListBody;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) >= (4 as i64)) && (((((_tmpa as i64) as i64) - (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) <= (4 as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/field_record/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_frame() as i32) - (4 as i32)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_Field>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_FieldRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleRc1_FieldRecord {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleRc1_FieldRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1_Field>> {
        self.body.borrow()
    }
}
impl RntupleRc1_FieldRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of floating point values.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_Float64List {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_MetaDataEntry>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1_Float64ListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_Float64List {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_MetaDataEntry;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((8 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((4 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/float64_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i32) - (4 as i32)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_Float64ListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_Float64List {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1_Float64List {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1_Float64List {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1_Float64ListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1_Float64List {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of floating point values.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_Float64ListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_Float64List>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<f64>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1_Float64ListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_Float64List;

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
        *self_rc.num_items_and_reserved.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items_and_reserved();
        if !(((((modulo((_tmpa as i64) as i64, (268435456 as i64) as i64) as i64) as i64) * ((8 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/float64_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items()?;
        for _i in 0..l_items {
            self_rc.items.borrow_mut().push(_io.read_f8le()?.into());
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_Float64ListBody {

    /**
     * Number of items.
     */
    pub fn num_items(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_num_items.get() {
            return Ok(self.num_items.borrow());
        }
        *self.num_items.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) % ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_num_items.set(true);
        Ok(self.num_items.borrow())
    }

    /**
     * Reserved bits; zero in all known files.
     */
    pub fn reserved(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_reserved.get() {
            return Ok(self.reserved.borrow());
        }
        *self.reserved.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) / ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_reserved.set(true);
        Ok(self.reserved.borrow())
    }
}

/**
 * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
 * smaller than 8 bytes.
 */
impl RntupleRc1_Float64ListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * The values.
 */
impl RntupleRc1_Float64ListBody {
    pub fn items(&self) -> Ref<'_, Vec<f64>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_Float64ListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_Float64ListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the footer envelope: additions to the schema, and the way to the page lists.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope RNTuple Binary Format Specification 0.1, section 'Footer Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_Footer {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_FooterEnvelope>,
    pub _self: SharedType<Self>,
    feature_flags: RefCell<OptRc<RntupleRc1_FeatureFlags>>,
    header_checksum: RefCell<Vec<u8>>,
    schema_extension: RefCell<OptRc<RntupleRc1_SchemaExtensionFrame>>,
    column_groups: RefCell<OptRc<RntupleRc1_ColumnGroupList>>,
    cluster_summaries: RefCell<OptRc<RntupleRc1_ClusterSummaryList>>,
    cluster_groups: RefCell<OptRc<RntupleRc1_ClusterGroupList>>,
    meta_data_links: RefCell<OptRc<RntupleRc1_MetaDataLinkList>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1_Footer {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_FooterEnvelope;

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
        let t = Self::read_into::<_, RntupleRc1_FeatureFlags>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.feature_flags.borrow_mut() = t;
        *self_rc.header_checksum.borrow_mut() = _io.read_bytes(4 as usize)?.into();
        let t = Self::read_into::<_, RntupleRc1_SchemaExtensionFrame>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.schema_extension.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1_ColumnGroupList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.column_groups.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1_ClusterSummaryList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.cluster_summaries.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1_ClusterGroupList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.cluster_groups.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1_MetaDataLinkList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.meta_data_links.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_Footer {
}

/**
 * Features that a reader must know, in addition to those of the header.
 */
impl RntupleRc1_Footer {
    pub fn feature_flags(&self) -> Ref<'_, OptRc<RntupleRc1_FeatureFlags>> {
        self.feature_flags.borrow()
    }
}

/**
 * Checksum of the header envelope that the footer belongs to.
 */
impl RntupleRc1_Footer {
    pub fn header_checksum(&self) -> Ref<'_, Vec<u8>> {
        self.header_checksum.borrow()
    }
}

/**
 * Schema parts that were added while data was being written.
 */
impl RntupleRc1_Footer {
    pub fn schema_extension(&self) -> Ref<'_, OptRc<RntupleRc1_SchemaExtensionFrame>> {
        self.schema_extension.borrow()
    }
}

/**
 * Subsets of the columns; empty unless there are sharded clusters.
 */
impl RntupleRc1_Footer {
    pub fn column_groups(&self) -> Ref<'_, OptRc<RntupleRc1_ColumnGroupList>> {
        self.column_groups.borrow()
    }
}

/**
 * Entry ranges of all clusters, in the order of their ids.
 */
impl RntupleRc1_Footer {
    pub fn cluster_summaries(&self) -> Ref<'_, OptRc<RntupleRc1_ClusterSummaryList>> {
        self.cluster_summaries.borrow()
    }
}

/**
 * Cluster groups, each with a link to its page list.
 */
impl RntupleRc1_Footer {
    pub fn cluster_groups(&self) -> Ref<'_, OptRc<RntupleRc1_ClusterGroupList>> {
        self.cluster_groups.borrow()
    }
}

/**
 * Links to user meta-data envelopes.
 */
impl RntupleRc1_Footer {
    pub fn meta_data_links(&self) -> Ref<'_, OptRc<RntupleRc1_MetaDataLinkList>> {
        self.meta_data_links.borrow()
    }
}

/**
 * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
 */
impl RntupleRc1_Footer {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_Footer {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Whole footer envelope, from a slice that holds exactly the envelope.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes RNTuple Binary Format Specification 0.1, section 'Envelopes'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_FooterEnvelope {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    preamble: RefCell<OptRc<RntupleRc1_EnvelopePreamble>>,
    payload: RefCell<OptRc<RntupleRc1_Footer>>,
    checksum: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    payload_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_FooterEnvelope {
    type Root = RntupleRc1;
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
        let t = Self::read_into::<_, RntupleRc1_EnvelopePreamble>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.preamble.borrow_mut() = t;
        *self_rc.payload_raw.borrow_mut() = _io.read_bytes((((((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64) - ((4 as i64) as i64)) as i64) as usize)?.into();
        let payload_raw = self_rc.payload_raw.borrow();
        let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_Footer>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.payload.borrow_mut() = t;
        *self_rc.checksum.borrow_mut() = _io.read_bytes(4 as usize)?.into();
        Ok(())
    }
}
impl RntupleRc1_FooterEnvelope {
}

/**
 * Versions of the envelope.
 */
impl RntupleRc1_FooterEnvelope {
    pub fn preamble(&self) -> Ref<'_, OptRc<RntupleRc1_EnvelopePreamble>> {
        self.preamble.borrow()
    }
}

/**
 * Contents of the envelope.
 */
impl RntupleRc1_FooterEnvelope {
    pub fn payload(&self) -> Ref<'_, OptRc<RntupleRc1_Footer>> {
        self.payload.borrow()
    }
}

/**
 * CRC32 of all preceding bytes of the envelope, little-endian.
 */
impl RntupleRc1_FooterEnvelope {
    pub fn checksum(&self) -> Ref<'_, Vec<u8>> {
        self.checksum.borrow()
    }
}
impl RntupleRc1_FooterEnvelope {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the header envelope: name, provenance and schema of the RNTuple.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#header-envelope RNTuple Binary Format Specification 0.1, section 'Header Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_Header {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_HeaderEnvelope>,
    pub _self: SharedType<Self>,
    feature_flags: RefCell<OptRc<RntupleRc1_FeatureFlags>>,
    release_candidate_tag: RefCell<u32>,
    name: RefCell<OptRc<RntupleRc1_CountedString>>,
    description: RefCell<OptRc<RntupleRc1_CountedString>>,
    writer: RefCell<OptRc<RntupleRc1_CountedString>>,
    schema: RefCell<OptRc<RntupleRc1_Schema>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1_Header {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_HeaderEnvelope;

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
        let t = Self::read_into::<_, RntupleRc1_FeatureFlags>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.feature_flags.borrow_mut() = t;
        *self_rc.release_candidate_tag.borrow_mut() = _io.read_u4le()?.into();
        let t = Self::read_into::<_, RntupleRc1_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.name.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.description.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.writer.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1_Schema>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.schema.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_Header {
}

/**
 * Features that a reader must know.
 */
impl RntupleRc1_Header {
    pub fn feature_flags(&self) -> Ref<'_, OptRc<RntupleRc1_FeatureFlags>> {
        self.feature_flags.borrow()
    }
}

/**
 * Marks unstable versions of the format; 1 in all files of this generation.
 */
impl RntupleRc1_Header {
    pub fn release_candidate_tag(&self) -> Ref<'_, u32> {
        self.release_candidate_tag.borrow()
    }
}

/**
 * Name of the RNTuple.
 */
impl RntupleRc1_Header {
    pub fn name(&self) -> Ref<'_, OptRc<RntupleRc1_CountedString>> {
        self.name.borrow()
    }
}

/**
 * Free text about the RNTuple.
 */
impl RntupleRc1_Header {
    pub fn description(&self) -> Ref<'_, OptRc<RntupleRc1_CountedString>> {
        self.description.borrow()
    }
}

/**
 * Library and version that wrote the RNTuple.
 */
impl RntupleRc1_Header {
    pub fn writer(&self) -> Ref<'_, OptRc<RntupleRc1_CountedString>> {
        self.writer.borrow()
    }
}

/**
 * Fields, columns, alias columns and extra type information known when writing began.
 */
impl RntupleRc1_Header {
    pub fn schema(&self) -> Ref<'_, OptRc<RntupleRc1_Schema>> {
        self.schema.borrow()
    }
}

/**
 * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
 */
impl RntupleRc1_Header {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_Header {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Whole header envelope, from a slice that holds exactly the envelope.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes RNTuple Binary Format Specification 0.1, section 'Envelopes'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_HeaderEnvelope {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    preamble: RefCell<OptRc<RntupleRc1_EnvelopePreamble>>,
    payload: RefCell<OptRc<RntupleRc1_Header>>,
    checksum: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    payload_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_HeaderEnvelope {
    type Root = RntupleRc1;
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
        let t = Self::read_into::<_, RntupleRc1_EnvelopePreamble>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.preamble.borrow_mut() = t;
        *self_rc.payload_raw.borrow_mut() = _io.read_bytes((((((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64) - ((4 as i64) as i64)) as i64) as usize)?.into();
        let payload_raw = self_rc.payload_raw.borrow();
        let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_Header>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.payload.borrow_mut() = t;
        *self_rc.checksum.borrow_mut() = _io.read_bytes(4 as usize)?.into();
        Ok(())
    }
}
impl RntupleRc1_HeaderEnvelope {
}

/**
 * Versions of the envelope.
 */
impl RntupleRc1_HeaderEnvelope {
    pub fn preamble(&self) -> Ref<'_, OptRc<RntupleRc1_EnvelopePreamble>> {
        self.preamble.borrow()
    }
}

/**
 * Contents of the envelope.
 */
impl RntupleRc1_HeaderEnvelope {
    pub fn payload(&self) -> Ref<'_, OptRc<RntupleRc1_Header>> {
        self.payload.borrow()
    }
}

/**
 * CRC32 of all preceding bytes of the envelope, little-endian.
 */
impl RntupleRc1_HeaderEnvelope {
    pub fn checksum(&self) -> Ref<'_, Vec<u8>> {
        self.checksum.borrow()
    }
}
impl RntupleRc1_HeaderEnvelope {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of integer values.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_Int64List {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_MetaDataEntry>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1_Int64ListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_Int64List {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_MetaDataEntry;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((8 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((4 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/int64_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i32) - (4 as i32)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_Int64ListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_Int64List {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1_Int64List {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1_Int64List {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1_Int64ListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1_Int64List {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of integer values.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_Int64ListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_Int64List>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<i64>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1_Int64ListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_Int64List;

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
        *self_rc.num_items_and_reserved.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items_and_reserved();
        if !(((((modulo((_tmpa as i64) as i64, (268435456 as i64) as i64) as i64) as i64) * ((8 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/int64_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items()?;
        for _i in 0..l_items {
            self_rc.items.borrow_mut().push(_io.read_s8le()?.into());
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_Int64ListBody {

    /**
     * Number of items.
     */
    pub fn num_items(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_num_items.get() {
            return Ok(self.num_items.borrow());
        }
        *self.num_items.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) % ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_num_items.set(true);
        Ok(self.num_items.borrow())
    }

    /**
     * Reserved bits; zero in all known files.
     */
    pub fn reserved(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_reserved.get() {
            return Ok(self.reserved.borrow());
        }
        *self.reserved.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) / ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_reserved.set(true);
        Ok(self.reserved.borrow())
    }
}

/**
 * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
 * smaller than 8 bytes.
 */
impl RntupleRc1_Int64ListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * The values.
 */
impl RntupleRc1_Int64ListBody {
    pub fn items(&self) -> Ref<'_, Vec<i64>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_Int64ListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_Int64ListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Where a byte range is stored. A non-negative head is the size of a byte range in the same file, and an
 * offset follows. A negative head is negated as a whole and then holds locator size, reserved byte and
 * kind.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_Locator {
    present_ofs_range: Cell<bool>,
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    head: RefCell<i32>,
    ofs_range: RefCell<u64>,
    payload: RefCell<Option<RntupleRc1_Locator_Payload>>,
    _io: RefCell<BytesReader>,
    payload_raw: RefCell<Vec<u8>>,
    f_kind: Cell<bool>,
    kind: RefCell<u8>,
    f_len_self: Cell<bool>,
    len_self: RefCell<i64>,
    f_negated_head: Cell<bool>,
    negated_head: RefCell<i64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<i64>,
}
#[derive(Debug, Clone)]
pub enum RntupleRc1_Locator_Payload {
    RntupleRc1_UriLocator(OptRc<RntupleRc1_UriLocator>),
    RntupleRc1_Object64Locator(OptRc<RntupleRc1_Object64Locator>),
    RntupleRc1_UnknownPayload(OptRc<RntupleRc1_UnknownPayload>),
}
impl From<OptRc<RntupleRc1_UriLocator>> for RntupleRc1_Locator_Payload {
    fn from(v: OptRc<RntupleRc1_UriLocator>) -> Self {
        Self::RntupleRc1_UriLocator(v)
    }
}
impl From<OptRc<RntupleRc1_Object64Locator>> for RntupleRc1_Locator_Payload {
    fn from(v: OptRc<RntupleRc1_Object64Locator>) -> Self {
        Self::RntupleRc1_Object64Locator(v)
    }
}
impl From<OptRc<RntupleRc1_UnknownPayload>> for RntupleRc1_Locator_Payload {
    fn from(v: OptRc<RntupleRc1_UnknownPayload>) -> Self {
        Self::RntupleRc1_UnknownPayload(v)
    }
}
impl KStruct for RntupleRc1_Locator {
    type Root = RntupleRc1;
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
        *self_rc.head.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.head();
        if !( (((_tmpa as i64) >= (0 as i64)) || ((modulo(((((0 as i64) as i64) - ((_tmpa as i64) as i64)) as i64) as i64, (65536 as i64) as i64) as i64) >= (4 as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/locator/seq/0".to_string() }));
        }
        if ((*self_rc.head() as i32) >= (0 as i32)) {
            *self_rc.ofs_range.borrow_mut() = _io.read_u8le()?.into();
            self_rc.present_ofs_range.set(true);
        }
        if ((*self_rc.head() as i32) < (0 as i32)) {
            match *self_rc.kind()? {
                1 => {
                    *self_rc.payload_raw.borrow_mut() = _io.read_bytes((((*self_rc.len_self()? as i64) - ((4 as i64) as i64)) as i64) as usize)?.into();
                    let payload_raw = self_rc.payload_raw.borrow();
                    let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
                    let t = Self::read_into::<BytesReader, RntupleRc1_UriLocator>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                    *self_rc.payload.borrow_mut() = Some(t);
                }
                2 => {
                    *self_rc.payload_raw.borrow_mut() = _io.read_bytes((((*self_rc.len_self()? as i64) - ((4 as i64) as i64)) as i64) as usize)?.into();
                    let payload_raw = self_rc.payload_raw.borrow();
                    let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
                    let t = Self::read_into::<BytesReader, RntupleRc1_Object64Locator>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                    *self_rc.payload.borrow_mut() = Some(t);
                }
                _ => {
                    *self_rc.payload_raw.borrow_mut() = _io.read_bytes((((*self_rc.len_self()? as i64) - ((4 as i64) as i64)) as i64) as usize)?.into();
                    let payload_raw = self_rc.payload_raw.borrow();
                    let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
                    let t = Self::read_into::<BytesReader, RntupleRc1_UnknownPayload>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                    *self_rc.payload.borrow_mut() = Some(t);
                }
            }
        }
        Ok(())
    }
}
impl RntupleRc1_Locator {

    /**
     * Kind of locator, see the enum locator_kind; 0 in a standard locator.
     */
    pub fn kind(
        &self
    ) -> KResult<Ref<'_, u8>> {
        let _io = self._io.borrow();
        if self.f_kind.get() {
            return Ok(self.kind.borrow());
        }
        *self.kind.borrow_mut() = ((((*self.negated_head()? as i64) / ((16777216 as i64) as i64)) as u8)) as u8;
        self.f_kind.set(true);
        Ok(self.kind.borrow())
    }

    /**
     * Size in bytes of a non-standard locator, head included; 0 in a standard locator.
     */
    pub fn len_self(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_len_self.get() {
            return Ok(self.len_self.borrow());
        }
        *self.len_self.borrow_mut() = ((modulo(*self.negated_head()? as i64, (65536 as i64) as i64) as i64)) as i64;
        self.f_len_self.set(true);
        Ok(self.len_self.borrow())
    }

    /**
     * The word that holds locator size, reserved byte and kind; 0 in a standard locator.
     */
    pub fn negated_head(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_negated_head.get() {
            return Ok(self.negated_head.borrow());
        }
        *self.negated_head.borrow_mut() = (if (*self.head() as i64) < (0 as i64) { ((((0 as i64) as i64) - ((*self.head() as i64) as i64)) as i64) } else { (0 as i64) }) as i64;
        self.f_negated_head.set(true);
        Ok(self.negated_head.borrow())
    }

    /**
     * Byte for use by the storage system of a non-standard locator.
     */
    pub fn reserved(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_reserved.get() {
            return Ok(self.reserved.borrow());
        }
        *self.reserved.borrow_mut() = ((modulo((((*self.negated_head()? as i64) / ((65536 as i64) as i64)) as i64) as i64, (256 as i64) as i64) as i64)) as i64;
        self.f_reserved.set(true);
        Ok(self.reserved.borrow())
    }
}

/**
 * Stored size in bytes of the byte range if not negative; else the negated word of locator size,
 * reserved byte and kind.
 */
impl RntupleRc1_Locator {
    pub fn head(&self) -> Ref<'_, i32> {
        self.head.borrow()
    }
}

/**
 * Offset in bytes from the start of the file.
 */
impl RntupleRc1_Locator {
    pub fn ofs_range(&self) -> Option<u64> {
        self.present_ofs_range.get().then(|| *self.ofs_range.borrow())
    }
}

/**
 * Position in a non-standard locator; opaque for kinds unknown to this version.
 */
impl RntupleRc1_Locator {
    pub fn payload(&self) -> Ref<'_, Option<RntupleRc1_Locator_Payload>> {
        self.payload.borrow()
    }
}
impl RntupleRc1_Locator {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of a user meta-data envelope.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_MetaData {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_MetaDataEnvelope>,
    pub _self: SharedType<Self>,
    entries: RefCell<OptRc<RntupleRc1_MetaDataEntryList>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1_MetaData {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_MetaDataEnvelope;

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
        let t = Self::read_into::<_, RntupleRc1_MetaDataEntryList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.entries.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_MetaData {
}

/**
 * Key-value pairs; a key may occur several times, which are its versions.
 */
impl RntupleRc1_MetaData {
    pub fn entries(&self) -> Ref<'_, OptRc<RntupleRc1_MetaDataEntryList>> {
        self.entries.borrow()
    }
}

/**
 * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
 */
impl RntupleRc1_MetaData {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_MetaData {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Boolean value.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_MetaDataBool {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_MetaDataEntry>,
    pub _self: SharedType<Self>,
    number: RefCell<u8>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1_MetaDataBool {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_MetaDataEntry;

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
        *self_rc.number.borrow_mut() = _io.read_u1()?.into();
        Ok(())
    }
}
impl RntupleRc1_MetaDataBool {
}

/**
 * The value; not zero is true.
 */
impl RntupleRc1_MetaDataBool {
    pub fn number(&self) -> Ref<'_, u8> {
        self.number.borrow()
    }
}
impl RntupleRc1_MetaDataBool {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * One key-value pair.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_MetaDataEntry {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_MetaDataEntryRecord>,
    pub _self: SharedType<Self>,
    value_type: RefCell<i32>,
    key: RefCell<OptRc<RntupleRc1_CountedString>>,
    value: RefCell<Option<RntupleRc1_MetaDataEntry_Value>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
#[derive(Debug, Clone)]
pub enum RntupleRc1_MetaDataEntry_Value {
    RntupleRc1_MetaDataFloat64(OptRc<RntupleRc1_MetaDataFloat64>),
    RntupleRc1_MetaDataBool(OptRc<RntupleRc1_MetaDataBool>),
    RntupleRc1_CountedString(OptRc<RntupleRc1_CountedString>),
    RntupleRc1_BoolList(OptRc<RntupleRc1_BoolList>),
    RntupleRc1_Float64List(OptRc<RntupleRc1_Float64List>),
    RntupleRc1_StringList(OptRc<RntupleRc1_StringList>),
    RntupleRc1_MetaDataInt64(OptRc<RntupleRc1_MetaDataInt64>),
    RntupleRc1_Int64List(OptRc<RntupleRc1_Int64List>),
}
impl From<OptRc<RntupleRc1_MetaDataFloat64>> for RntupleRc1_MetaDataEntry_Value {
    fn from(v: OptRc<RntupleRc1_MetaDataFloat64>) -> Self {
        Self::RntupleRc1_MetaDataFloat64(v)
    }
}
impl From<OptRc<RntupleRc1_MetaDataBool>> for RntupleRc1_MetaDataEntry_Value {
    fn from(v: OptRc<RntupleRc1_MetaDataBool>) -> Self {
        Self::RntupleRc1_MetaDataBool(v)
    }
}
impl From<OptRc<RntupleRc1_CountedString>> for RntupleRc1_MetaDataEntry_Value {
    fn from(v: OptRc<RntupleRc1_CountedString>) -> Self {
        Self::RntupleRc1_CountedString(v)
    }
}
impl From<OptRc<RntupleRc1_BoolList>> for RntupleRc1_MetaDataEntry_Value {
    fn from(v: OptRc<RntupleRc1_BoolList>) -> Self {
        Self::RntupleRc1_BoolList(v)
    }
}
impl From<OptRc<RntupleRc1_Float64List>> for RntupleRc1_MetaDataEntry_Value {
    fn from(v: OptRc<RntupleRc1_Float64List>) -> Self {
        Self::RntupleRc1_Float64List(v)
    }
}
impl From<OptRc<RntupleRc1_StringList>> for RntupleRc1_MetaDataEntry_Value {
    fn from(v: OptRc<RntupleRc1_StringList>) -> Self {
        Self::RntupleRc1_StringList(v)
    }
}
impl From<OptRc<RntupleRc1_MetaDataInt64>> for RntupleRc1_MetaDataEntry_Value {
    fn from(v: OptRc<RntupleRc1_MetaDataInt64>) -> Self {
        Self::RntupleRc1_MetaDataInt64(v)
    }
}
impl From<OptRc<RntupleRc1_Int64List>> for RntupleRc1_MetaDataEntry_Value {
    fn from(v: OptRc<RntupleRc1_Int64List>) -> Self {
        Self::RntupleRc1_Int64List(v)
    }
}
impl KStruct for RntupleRc1_MetaDataEntry {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_MetaDataEntryRecord;

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
        *self_rc.value_type.borrow_mut() = _io.read_s4le()?.into();
        let t = Self::read_into::<_, RntupleRc1_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.key.borrow_mut() = t;
        match *self_rc.value_type() {
            1 => {
                let t = Self::read_into::<_, RntupleRc1_MetaDataInt64>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            2 => {
                let t = Self::read_into::<_, RntupleRc1_MetaDataBool>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            3 => {
                let t = Self::read_into::<_, RntupleRc1_MetaDataFloat64>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            4 => {
                let t = Self::read_into::<_, RntupleRc1_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            -1 => {
                let t = Self::read_into::<_, RntupleRc1_Int64List>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            -2 => {
                let t = Self::read_into::<_, RntupleRc1_BoolList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            -3 => {
                let t = Self::read_into::<_, RntupleRc1_Float64List>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            -4 => {
                let t = Self::read_into::<_, RntupleRc1_StringList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            _ => {}
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_MetaDataEntry {
}

/**
 * Type of the value, see the enum meta_data_type; negated if the value is a list.
 */
impl RntupleRc1_MetaDataEntry {
    pub fn value_type(&self) -> Ref<'_, i32> {
        self.value_type.borrow()
    }
}

/**
 * Key: name spaces separated by dots.
 */
impl RntupleRc1_MetaDataEntry {
    pub fn key(&self) -> Ref<'_, OptRc<RntupleRc1_CountedString>> {
        self.key.borrow()
    }
}

/**
 * The value; absent if this version of the format does not know its type.
 */
impl RntupleRc1_MetaDataEntry {
    pub fn value(&self) -> Ref<'_, Option<RntupleRc1_MetaDataEntry_Value>> {
        self.value.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_MetaDataEntry {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_MetaDataEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of key-value pairs.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_MetaDataEntryList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_MetaData>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1_MetaDataEntryListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_MetaDataEntryList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_MetaData;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((8 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((4 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/meta_data_entry_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i32) - (4 as i32)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_MetaDataEntryListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_MetaDataEntryList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1_MetaDataEntryList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1_MetaDataEntryList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1_MetaDataEntryListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1_MetaDataEntryList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of key-value pairs.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_MetaDataEntryListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_MetaDataEntryList>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1_MetaDataEntryRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1_MetaDataEntryListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_MetaDataEntryList;

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
        *self_rc.num_items_and_reserved.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items_and_reserved();
        if !(((((modulo((_tmpa as i64) as i64, (268435456 as i64) as i64) as i64) as i64) * ((4 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/meta_data_entry_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items()?;
        for _i in 0..l_items {
            let t = Self::read_into::<_, RntupleRc1_MetaDataEntryRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_MetaDataEntryListBody {

    /**
     * Number of items.
     */
    pub fn num_items(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_num_items.get() {
            return Ok(self.num_items.borrow());
        }
        *self.num_items.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) % ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_num_items.set(true);
        Ok(self.num_items.borrow())
    }

    /**
     * Reserved bits; zero in all known files.
     */
    pub fn reserved(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_reserved.get() {
            return Ok(self.reserved.borrow());
        }
        *self.reserved.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) / ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_reserved.set(true);
        Ok(self.reserved.borrow())
    }
}

/**
 * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
 * smaller than 4 bytes.
 */
impl RntupleRc1_MetaDataEntryListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * The key-value pairs, in order.
 */
impl RntupleRc1_MetaDataEntryListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1_MetaDataEntryRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_MetaDataEntryListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_MetaDataEntryListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one key-value pair.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_MetaDataEntryRecord {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_MetaDataEntryListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1_MetaDataEntry>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_MetaDataEntryRecord {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_MetaDataEntryListBody;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) >= (4 as i64)) && (((((_tmpa as i64) as i64) - (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) <= (4 as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/meta_data_entry_record/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_frame() as i32) - (4 as i32)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_MetaDataEntry>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_MetaDataEntryRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleRc1_MetaDataEntryRecord {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleRc1_MetaDataEntryRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1_MetaDataEntry>> {
        self.body.borrow()
    }
}
impl RntupleRc1_MetaDataEntryRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Whole user meta-data envelope, from a slice that holds exactly the envelope.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes RNTuple Binary Format Specification 0.1, section 'Envelopes'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_MetaDataEnvelope {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    preamble: RefCell<OptRc<RntupleRc1_EnvelopePreamble>>,
    payload: RefCell<OptRc<RntupleRc1_MetaData>>,
    checksum: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    payload_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_MetaDataEnvelope {
    type Root = RntupleRc1;
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
        let t = Self::read_into::<_, RntupleRc1_EnvelopePreamble>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.preamble.borrow_mut() = t;
        *self_rc.payload_raw.borrow_mut() = _io.read_bytes((((((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64) - ((4 as i64) as i64)) as i64) as usize)?.into();
        let payload_raw = self_rc.payload_raw.borrow();
        let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_MetaData>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.payload.borrow_mut() = t;
        *self_rc.checksum.borrow_mut() = _io.read_bytes(4 as usize)?.into();
        Ok(())
    }
}
impl RntupleRc1_MetaDataEnvelope {
}

/**
 * Versions of the envelope.
 */
impl RntupleRc1_MetaDataEnvelope {
    pub fn preamble(&self) -> Ref<'_, OptRc<RntupleRc1_EnvelopePreamble>> {
        self.preamble.borrow()
    }
}

/**
 * Contents of the envelope.
 */
impl RntupleRc1_MetaDataEnvelope {
    pub fn payload(&self) -> Ref<'_, OptRc<RntupleRc1_MetaData>> {
        self.payload.borrow()
    }
}

/**
 * CRC32 of all preceding bytes of the envelope, little-endian.
 */
impl RntupleRc1_MetaDataEnvelope {
    pub fn checksum(&self) -> Ref<'_, Vec<u8>> {
        self.checksum.borrow()
    }
}
impl RntupleRc1_MetaDataEnvelope {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Floating point value.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_MetaDataFloat64 {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_MetaDataEntry>,
    pub _self: SharedType<Self>,
    number: RefCell<f64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1_MetaDataFloat64 {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_MetaDataEntry;

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
        *self_rc.number.borrow_mut() = _io.read_f8le()?.into();
        Ok(())
    }
}
impl RntupleRc1_MetaDataFloat64 {
}

/**
 * The value.
 */
impl RntupleRc1_MetaDataFloat64 {
    pub fn number(&self) -> Ref<'_, f64> {
        self.number.borrow()
    }
}
impl RntupleRc1_MetaDataFloat64 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Integer value.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_MetaDataInt64 {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_MetaDataEntry>,
    pub _self: SharedType<Self>,
    number: RefCell<i64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1_MetaDataInt64 {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_MetaDataEntry;

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
        *self_rc.number.borrow_mut() = _io.read_s8le()?.into();
        Ok(())
    }
}
impl RntupleRc1_MetaDataInt64 {
}

/**
 * The value.
 */
impl RntupleRc1_MetaDataInt64 {
    pub fn number(&self) -> Ref<'_, i64> {
        self.number.borrow()
    }
}
impl RntupleRc1_MetaDataInt64 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of links to user meta-data envelopes.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_MetaDataLinkList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_Footer>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1_MetaDataLinkListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_MetaDataLinkList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_Footer;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((8 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((4 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/meta_data_link_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i32) - (4 as i32)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_MetaDataLinkListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_MetaDataLinkList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1_MetaDataLinkList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1_MetaDataLinkList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1_MetaDataLinkListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1_MetaDataLinkList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of links to user meta-data envelopes.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope RNTuple Binary Format Specification 0.1, section 'Footer Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_MetaDataLinkListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_MetaDataLinkList>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1_EnvelopeLink>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1_MetaDataLinkListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_MetaDataLinkList;

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
        *self_rc.num_items_and_reserved.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items_and_reserved();
        if !(((((modulo((_tmpa as i64) as i64, (268435456 as i64) as i64) as i64) as i64) * ((8 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/meta_data_link_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items()?;
        for _i in 0..l_items {
            let t = Self::read_into::<_, RntupleRc1_EnvelopeLink>(&*_io, Some(self_rc._root.clone()), None)?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_MetaDataLinkListBody {

    /**
     * Number of items.
     */
    pub fn num_items(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_num_items.get() {
            return Ok(self.num_items.borrow());
        }
        *self.num_items.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) % ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_num_items.set(true);
        Ok(self.num_items.borrow())
    }

    /**
     * Reserved bits; zero in all known files.
     */
    pub fn reserved(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_reserved.get() {
            return Ok(self.reserved.borrow());
        }
        *self.reserved.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) / ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_reserved.set(true);
        Ok(self.reserved.borrow())
    }
}

/**
 * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
 * smaller than 8 bytes.
 */
impl RntupleRc1_MetaDataLinkListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * Envelope links; these are not frames.
 */
impl RntupleRc1_MetaDataLinkListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1_EnvelopeLink>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_MetaDataLinkListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_MetaDataLinkListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of a locator of an object with a 64-bit address, as in the DAOS object store.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#well-known-payload-formats RNTuple Binary Format Specification 0.1, section 'Well-known Payload Formats'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_Object64Locator {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_Locator>,
    pub _self: SharedType<Self>,
    len_object: RefCell<u32>,
    location: RefCell<u64>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1_Object64Locator {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_Locator;

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
        *self_rc.len_object.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.location.borrow_mut() = _io.read_u8le()?.into();
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_Object64Locator {
}

/**
 * Stored size in bytes of the object.
 */
impl RntupleRc1_Object64Locator {
    pub fn len_object(&self) -> Ref<'_, u32> {
        self.len_object.borrow()
    }
}

/**
 * Address of the object; its meaning depends on the object store.
 */
impl RntupleRc1_Object64Locator {
    pub fn location(&self) -> Ref<'_, u64> {
        self.location.borrow()
    }
}

/**
 * Unknown bytes up to the end of the locator, appended by a later version of the format.
 */
impl RntupleRc1_Object64Locator {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_Object64Locator {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Description of one page: a run of elements of one column.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope RNTuple Binary Format Specification 0.1, section 'Page List Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_Page {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_ColumnPagesBody>,
    pub _self: SharedType<Self>,
    num_elements_and_flags: RefCell<u32>,
    locator: RefCell<OptRc<RntupleRc1_Locator>>,
    _io: RefCell<BytesReader>,
    f_flags: Cell<bool>,
    flags: RefCell<u64>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<u64>,
}
impl KStruct for RntupleRc1_Page {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_ColumnPagesBody;

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
        *self_rc.num_elements_and_flags.borrow_mut() = _io.read_u4le()?.into();
        let t = Self::read_into::<_, RntupleRc1_Locator>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.locator.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_Page {

    /**
     * Bits of the enum page_flag.
     */
    pub fn flags(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_flags.get() {
            return Ok(self.flags.borrow());
        }
        *self.flags.borrow_mut() = (((((*self.num_elements_and_flags() as u64) as u64) / ((1073741824 as u64) as u64)) as u64)) as u64;
        self.f_flags.set(true);
        Ok(self.flags.borrow())
    }

    /**
     * Number of elements in the page.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = (((((*self.num_elements_and_flags() as u64) as u64) % ((1073741824 as u64) as u64)) as u64)) as u64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * Number of elements in the low 30 bits, bits of the enum page_flag in the high 2 bits.
 */
impl RntupleRc1_Page {
    pub fn num_elements_and_flags(&self) -> Ref<'_, u32> {
        self.num_elements_and_flags.borrow()
    }
}

/**
 * Where the page is stored; its size does not count the checksum.
 */
impl RntupleRc1_Page {
    pub fn locator(&self) -> Ref<'_, OptRc<RntupleRc1_Locator>> {
        self.locator.borrow()
    }
}
impl RntupleRc1_Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of a page list envelope: where the pages of the clusters of one cluster group are.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope RNTuple Binary Format Specification 0.1, section 'Page List Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_PageList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_PageListEnvelope>,
    pub _self: SharedType<Self>,
    page_locations: RefCell<OptRc<RntupleRc1_ClusterPagesList>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1_PageList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_PageListEnvelope;

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
        let t = Self::read_into::<_, RntupleRc1_ClusterPagesList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.page_locations.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_PageList {
}

/**
 * Pages of the clusters of the group, in the order of the summaries.
 */
impl RntupleRc1_PageList {
    pub fn page_locations(&self) -> Ref<'_, OptRc<RntupleRc1_ClusterPagesList>> {
        self.page_locations.borrow()
    }
}

/**
 * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
 */
impl RntupleRc1_PageList {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_PageList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Whole page list envelope, from a slice that holds exactly the envelope.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes RNTuple Binary Format Specification 0.1, section 'Envelopes'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_PageListEnvelope {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    preamble: RefCell<OptRc<RntupleRc1_EnvelopePreamble>>,
    payload: RefCell<OptRc<RntupleRc1_PageList>>,
    checksum: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    payload_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_PageListEnvelope {
    type Root = RntupleRc1;
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
        let t = Self::read_into::<_, RntupleRc1_EnvelopePreamble>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.preamble.borrow_mut() = t;
        *self_rc.payload_raw.borrow_mut() = _io.read_bytes((((((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64) - ((4 as i64) as i64)) as i64) as usize)?.into();
        let payload_raw = self_rc.payload_raw.borrow();
        let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_PageList>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.payload.borrow_mut() = t;
        *self_rc.checksum.borrow_mut() = _io.read_bytes(4 as usize)?.into();
        Ok(())
    }
}
impl RntupleRc1_PageListEnvelope {
}

/**
 * Versions of the envelope.
 */
impl RntupleRc1_PageListEnvelope {
    pub fn preamble(&self) -> Ref<'_, OptRc<RntupleRc1_EnvelopePreamble>> {
        self.preamble.borrow()
    }
}

/**
 * Contents of the envelope.
 */
impl RntupleRc1_PageListEnvelope {
    pub fn payload(&self) -> Ref<'_, OptRc<RntupleRc1_PageList>> {
        self.payload.borrow()
    }
}

/**
 * CRC32 of all preceding bytes of the envelope, little-endian.
 */
impl RntupleRc1_PageListEnvelope {
    pub fn checksum(&self) -> Ref<'_, Vec<u8>> {
        self.checksum.borrow()
    }
}
impl RntupleRc1_PageListEnvelope {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Schema description: four list frames. It is in the header and, for later additions, in the footer.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#header-envelope RNTuple Binary Format Specification 0.1, section 'Header Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_Schema {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    fields: RefCell<OptRc<RntupleRc1_FieldList>>,
    columns: RefCell<OptRc<RntupleRc1_ColumnList>>,
    alias_columns: RefCell<OptRc<RntupleRc1_AliasColumnList>>,
    extra_type_infos: RefCell<OptRc<RntupleRc1_ExtraTypeInfoList>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1_Schema {
    type Root = RntupleRc1;
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
        let t = Self::read_into::<_, RntupleRc1_FieldList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.fields.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1_ColumnList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.columns.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1_AliasColumnList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.alias_columns.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1_ExtraTypeInfoList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.extra_type_infos.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_Schema {
}

/**
 * Field descriptions; the field id is the position, counted on in the schema extension.
 */
impl RntupleRc1_Schema {
    pub fn fields(&self) -> Ref<'_, OptRc<RntupleRc1_FieldList>> {
        self.fields.borrow()
    }
}

/**
 * Column descriptions; the column id is the position, counted on in the schema extension.
 */
impl RntupleRc1_Schema {
    pub fn columns(&self) -> Ref<'_, OptRc<RntupleRc1_ColumnList>> {
        self.columns.borrow()
    }
}

/**
 * Columns of projected fields; their ids follow those of the physical columns.
 */
impl RntupleRc1_Schema {
    pub fn alias_columns(&self) -> Ref<'_, OptRc<RntupleRc1_AliasColumnList>> {
        self.alias_columns.borrow()
    }
}

/**
 * Type information that field descriptions cannot hold.
 */
impl RntupleRc1_Schema {
    pub fn extra_type_infos(&self) -> Ref<'_, OptRc<RntupleRc1_ExtraTypeInfoList>> {
        self.extra_type_infos.borrow()
    }
}
impl RntupleRc1_Schema {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Additions to the schema of the header.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope RNTuple Binary Format Specification 0.1, section 'Footer Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_SchemaExtension {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_SchemaExtensionFrame>,
    pub _self: SharedType<Self>,
    schema: RefCell<OptRc<RntupleRc1_Schema>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1_SchemaExtension {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_SchemaExtensionFrame;

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
        if !(_io.is_eof()) {
            let t = Self::read_into::<_, RntupleRc1_Schema>(&*_io, Some(self_rc._root.clone()), None)?.into();
            *self_rc.schema.borrow_mut() = t;
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_SchemaExtension {
}

/**
 * The additions; absent if the frame is empty.
 */
impl RntupleRc1_SchemaExtension {
    pub fn schema(&self) -> Option<Rc<RntupleRc1_Schema>> {
        self.schema.borrow().get().cloned()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_SchemaExtension {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_SchemaExtension {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Frame around the schema extension. Early files hold an empty list frame here, later ones the record frame of the
 * text. The sign of the size distinguishes them.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope RNTuple Binary Format Specification 0.1, section 'Footer Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_SchemaExtensionFrame {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_Footer>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    record: RefCell<OptRc<RntupleRc1_SchemaExtension>>,
    list: RefCell<OptRc<RntupleRc1_SchemaExtensionListBody>>,
    _io: RefCell<BytesReader>,
    record_raw: RefCell<Vec<u8>>,
    list_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_SchemaExtensionFrame {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_Footer;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (( (((_tmpa as i64) >= (4 as i64)) && (((((_tmpa as i64) as i64) - (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) <= (4 as i64))) ) || ( (((_tmpa as i64) <= -((8 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((4 as i64)))) )) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/schema_extension_frame/seq/0".to_string() }));
        }
        if ((*self_rc.len_frame() as i32) >= (0 as i32)) {
            *self_rc.record_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_frame() as i32) - (4 as i32)) as usize)?.into();
            let record_raw = self_rc.record_raw.borrow();
            let _t_record_raw_io = BytesReader::from(record_raw.clone());
            let t = Self::read_into::<BytesReader, RntupleRc1_SchemaExtension>(&_t_record_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.record.borrow_mut() = t;
        }
        if ((*self_rc.len_frame() as i32) < (0 as i32)) {
            *self_rc.list_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i32) - (4 as i32)) as usize)?.into();
            let list_raw = self_rc.list_raw.borrow();
            let _t_list_raw_io = BytesReader::from(list_raw.clone());
            let t = Self::read_into::<BytesReader, RntupleRc1_SchemaExtensionListBody>(&_t_list_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.list.borrow_mut() = t;
        }
        Ok(())
    }
}
impl RntupleRc1_SchemaExtensionFrame {
}

/**
 * Size of the frame in bytes, this field included; negated in a list frame.
 */
impl RntupleRc1_SchemaExtensionFrame {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the record frame.
 */
impl RntupleRc1_SchemaExtensionFrame {
    pub fn record(&self) -> Option<Rc<RntupleRc1_SchemaExtension>> {
        self.record.borrow().get().cloned()
    }
}

/**
 * Payload of the list frame.
 */
impl RntupleRc1_SchemaExtensionFrame {
    pub fn list(&self) -> Option<Rc<RntupleRc1_SchemaExtensionListBody>> {
        self.list.borrow().get().cloned()
    }
}
impl RntupleRc1_SchemaExtensionFrame {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame that replaces the schema extension in early files.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope RNTuple Binary Format Specification 0.1, section 'Footer Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_SchemaExtensionListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_SchemaExtensionFrame>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1_SchemaExtensionListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_SchemaExtensionFrame;

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
        *self_rc.num_items_and_reserved.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_SchemaExtensionListBody {

    /**
     * Number of items.
     */
    pub fn num_items(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_num_items.get() {
            return Ok(self.num_items.borrow());
        }
        *self.num_items.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) % ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_num_items.set(true);
        Ok(self.num_items.borrow())
    }

    /**
     * Reserved bits; zero in all known files.
     */
    pub fn reserved(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_reserved.get() {
            return Ok(self.reserved.borrow());
        }
        *self.reserved.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) / ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_reserved.set(true);
        Ok(self.reserved.borrow())
    }
}

/**
 * Number of items in the low 28 bits, high 4 bits reserved.
 */
impl RntupleRc1_SchemaExtensionListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_SchemaExtensionListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_SchemaExtensionListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of string values.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames RNTuple Binary Format Specification 0.1, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_StringList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_MetaDataEntry>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1_StringListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1_StringList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_MetaDataEntry;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((8 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((4 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/string_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i32) - (4 as i32)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1_StringListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1_StringList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1_StringList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1_StringList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1_StringListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1_StringList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of string values.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_StringListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_StringList>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1_CountedString>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1_StringListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_StringList;

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
        *self_rc.num_items_and_reserved.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items_and_reserved();
        if !(((((modulo((_tmpa as i64) as i64, (268435456 as i64) as i64) as i64) as i64) * ((4 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/string_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items()?;
        for _i in 0..l_items {
            let t = Self::read_into::<_, RntupleRc1_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_StringListBody {

    /**
     * Number of items.
     */
    pub fn num_items(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_num_items.get() {
            return Ok(self.num_items.borrow());
        }
        *self.num_items.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) % ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_num_items.set(true);
        Ok(self.num_items.borrow())
    }

    /**
     * Reserved bits; zero in all known files.
     */
    pub fn reserved(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_reserved.get() {
            return Ok(self.reserved.borrow());
        }
        *self.reserved.borrow_mut() = (((((*self.num_items_and_reserved() as u64) as u64) / ((268435456 as u64) as u64)) as u64)) as u64;
        self.f_reserved.set(true);
        Ok(self.reserved.borrow())
    }
}

/**
 * Number of items in the low 28 bits, high 4 bits reserved. Bounded by the remaining bytes, as no item is
 * smaller than 4 bytes.
 */
impl RntupleRc1_StringListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * The values.
 */
impl RntupleRc1_StringListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1_CountedString>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1_StringListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1_StringListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload whose kind this version of the format does not know.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_UnknownPayload {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_Locator>,
    pub _self: SharedType<Self>,
    raw: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1_UnknownPayload {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_Locator;

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
        *self_rc.raw.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_UnknownPayload {
}

/**
 * The stored bytes, unparsed.
 */
impl RntupleRc1_UnknownPayload {
    pub fn raw(&self) -> Ref<'_, Vec<u8>> {
        self.raw.borrow()
    }
}
impl RntupleRc1_UnknownPayload {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of a locator that is a URI.
 * \sa https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1_UriLocator {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1_Locator>,
    pub _self: SharedType<Self>,
    raw: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1_UriLocator {
    type Root = RntupleRc1;
    type Parent = RntupleRc1_Locator;

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
        *self_rc.raw.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1_UriLocator {
}

/**
 * Characters of the URI.
 */
impl RntupleRc1_UriLocator {
    pub fn raw(&self) -> Ref<'_, Vec<u8>> {
        self.raw.borrow()
    }
}
impl RntupleRc1_UriLocator {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
