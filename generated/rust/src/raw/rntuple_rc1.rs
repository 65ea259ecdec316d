// Generated from spec/rntuple_rc1.ksy by tools/generate; edit spec/parts/rntuple_rc1.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild


use crate::runtime::*;
use std::convert::{TryFrom, TryInto};
use std::cell::{Ref, Cell, RefCell};
use std::rc::{Rc, Weak};

/**
 * Envelopes as ROOT 6.26 to 6.29 wrote them, format "version 1" of the drafts. An envelope of this generation does not
 * state its kind. The reader knows it from the reference to the envelope, and parses header_envelope, footer_envelope,
 * page_list_envelope or meta_data_envelope. Parsed as a whole, the payload stays bytes. Frames have 32-bit sizes,
 * checksums are CRC32.
 * See [RNTuple Binary Format Specification 0.1, section 'Envelopes'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1 {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1>,
    pub _self: SharedType<Self>,
    preamble: RefCell<OptRc<RntupleRc1EnvelopePreamble>>,
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
        let t = Self::read_into::<_, RntupleRc1EnvelopePreamble>(&*_io, Some(self_rc._root.clone()), None)?.into();
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
    pub fn preamble(&self) -> Ref<'_, OptRc<RntupleRc1EnvelopePreamble>> {
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
pub enum RntupleRc1ClusterFlag {

    /**
     * The cluster covers one column group; column_group_id is stored.
     */
    Sharded,
    Unknown(i64),
}

impl TryFrom<i64> for RntupleRc1ClusterFlag {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc1ClusterFlag> {
        match flag {
            1 => Ok(RntupleRc1ClusterFlag::Sharded),
            _ => Ok(RntupleRc1ClusterFlag::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc1ClusterFlag> for i64 {
    fn from(v: &RntupleRc1ClusterFlag) -> Self {
        match *v {
            RntupleRc1ClusterFlag::Sharded => 1,
            RntupleRc1ClusterFlag::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc1ClusterFlag {
    fn default() -> Self { RntupleRc1ClusterFlag::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc1ColumnFlag {

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

impl TryFrom<i64> for RntupleRc1ColumnFlag {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc1ColumnFlag> {
        match flag {
            1 => Ok(RntupleRc1ColumnFlag::SortedAscending),
            2 => Ok(RntupleRc1ColumnFlag::SortedDescending),
            4 => Ok(RntupleRc1ColumnFlag::NonNegative),
            8 => Ok(RntupleRc1ColumnFlag::Deferred),
            _ => Ok(RntupleRc1ColumnFlag::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc1ColumnFlag> for i64 {
    fn from(v: &RntupleRc1ColumnFlag) -> Self {
        match *v {
            RntupleRc1ColumnFlag::SortedAscending => 1,
            RntupleRc1ColumnFlag::SortedDescending => 2,
            RntupleRc1ColumnFlag::NonNegative => 4,
            RntupleRc1ColumnFlag::Deferred => 8,
            RntupleRc1ColumnFlag::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc1ColumnFlag {
    fn default() -> Self { RntupleRc1ColumnFlag::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc1ColumnType {

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

impl TryFrom<i64> for RntupleRc1ColumnType {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc1ColumnType> {
        match flag {
            1 => Ok(RntupleRc1ColumnType::Index64),
            2 => Ok(RntupleRc1ColumnType::Index32),
            3 => Ok(RntupleRc1ColumnType::Switch),
            4 => Ok(RntupleRc1ColumnType::Byte),
            5 => Ok(RntupleRc1ColumnType::Char),
            6 => Ok(RntupleRc1ColumnType::Bit),
            7 => Ok(RntupleRc1ColumnType::Real64),
            8 => Ok(RntupleRc1ColumnType::Real32),
            9 => Ok(RntupleRc1ColumnType::Real16),
            10 => Ok(RntupleRc1ColumnType::Uint64),
            11 => Ok(RntupleRc1ColumnType::Uint32),
            12 => Ok(RntupleRc1ColumnType::Uint16),
            13 => Ok(RntupleRc1ColumnType::Uint8),
            14 => Ok(RntupleRc1ColumnType::SplitIndex64),
            15 => Ok(RntupleRc1ColumnType::SplitIndex32),
            16 => Ok(RntupleRc1ColumnType::SplitReal64),
            17 => Ok(RntupleRc1ColumnType::SplitReal32),
            18 => Ok(RntupleRc1ColumnType::SplitReal16),
            19 => Ok(RntupleRc1ColumnType::SplitUint64),
            20 => Ok(RntupleRc1ColumnType::SplitUint32),
            21 => Ok(RntupleRc1ColumnType::SplitUint16),
            22 => Ok(RntupleRc1ColumnType::Int64),
            23 => Ok(RntupleRc1ColumnType::Int32),
            24 => Ok(RntupleRc1ColumnType::Int16),
            25 => Ok(RntupleRc1ColumnType::Int8),
            26 => Ok(RntupleRc1ColumnType::SplitInt64),
            27 => Ok(RntupleRc1ColumnType::SplitInt32),
            28 => Ok(RntupleRc1ColumnType::SplitInt16),
            _ => Ok(RntupleRc1ColumnType::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc1ColumnType> for i64 {
    fn from(v: &RntupleRc1ColumnType) -> Self {
        match *v {
            RntupleRc1ColumnType::Index64 => 1,
            RntupleRc1ColumnType::Index32 => 2,
            RntupleRc1ColumnType::Switch => 3,
            RntupleRc1ColumnType::Byte => 4,
            RntupleRc1ColumnType::Char => 5,
            RntupleRc1ColumnType::Bit => 6,
            RntupleRc1ColumnType::Real64 => 7,
            RntupleRc1ColumnType::Real32 => 8,
            RntupleRc1ColumnType::Real16 => 9,
            RntupleRc1ColumnType::Uint64 => 10,
            RntupleRc1ColumnType::Uint32 => 11,
            RntupleRc1ColumnType::Uint16 => 12,
            RntupleRc1ColumnType::Uint8 => 13,
            RntupleRc1ColumnType::SplitIndex64 => 14,
            RntupleRc1ColumnType::SplitIndex32 => 15,
            RntupleRc1ColumnType::SplitReal64 => 16,
            RntupleRc1ColumnType::SplitReal32 => 17,
            RntupleRc1ColumnType::SplitReal16 => 18,
            RntupleRc1ColumnType::SplitUint64 => 19,
            RntupleRc1ColumnType::SplitUint32 => 20,
            RntupleRc1ColumnType::SplitUint16 => 21,
            RntupleRc1ColumnType::Int64 => 22,
            RntupleRc1ColumnType::Int32 => 23,
            RntupleRc1ColumnType::Int16 => 24,
            RntupleRc1ColumnType::Int8 => 25,
            RntupleRc1ColumnType::SplitInt64 => 26,
            RntupleRc1ColumnType::SplitInt32 => 27,
            RntupleRc1ColumnType::SplitInt16 => 28,
            RntupleRc1ColumnType::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc1ColumnType {
    fn default() -> Self { RntupleRc1ColumnType::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc1ExtraTypeInfoContent {

    /**
     * C++ definition of the type.
     */
    Definition,
    Unknown(i64),
}

impl TryFrom<i64> for RntupleRc1ExtraTypeInfoContent {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc1ExtraTypeInfoContent> {
        match flag {
            1 => Ok(RntupleRc1ExtraTypeInfoContent::Definition),
            _ => Ok(RntupleRc1ExtraTypeInfoContent::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc1ExtraTypeInfoContent> for i64 {
    fn from(v: &RntupleRc1ExtraTypeInfoContent) -> Self {
        match *v {
            RntupleRc1ExtraTypeInfoContent::Definition => 1,
            RntupleRc1ExtraTypeInfoContent::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc1ExtraTypeInfoContent {
    fn default() -> Self { RntupleRc1ExtraTypeInfoContent::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc1FieldFlag {

    /**
     * Fixed-size array; array_size is stored.
     */
    Repetitive,
    Unknown(i64),
}

impl TryFrom<i64> for RntupleRc1FieldFlag {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc1FieldFlag> {
        match flag {
            1 => Ok(RntupleRc1FieldFlag::Repetitive),
            _ => Ok(RntupleRc1FieldFlag::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc1FieldFlag> for i64 {
    fn from(v: &RntupleRc1FieldFlag) -> Self {
        match *v {
            RntupleRc1FieldFlag::Repetitive => 1,
            RntupleRc1FieldFlag::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc1FieldFlag {
    fn default() -> Self { RntupleRc1FieldFlag::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc1FieldRole {

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

impl TryFrom<i64> for RntupleRc1FieldRole {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc1FieldRole> {
        match flag {
            0 => Ok(RntupleRc1FieldRole::Plain),
            1 => Ok(RntupleRc1FieldRole::Collection),
            2 => Ok(RntupleRc1FieldRole::Record),
            3 => Ok(RntupleRc1FieldRole::Variant),
            4 => Ok(RntupleRc1FieldRole::Reference),
            _ => Ok(RntupleRc1FieldRole::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc1FieldRole> for i64 {
    fn from(v: &RntupleRc1FieldRole) -> Self {
        match *v {
            RntupleRc1FieldRole::Plain => 0,
            RntupleRc1FieldRole::Collection => 1,
            RntupleRc1FieldRole::Record => 2,
            RntupleRc1FieldRole::Variant => 3,
            RntupleRc1FieldRole::Reference => 4,
            RntupleRc1FieldRole::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc1FieldRole {
    fn default() -> Self { RntupleRc1FieldRole::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc1LocatorKind {

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

impl TryFrom<i64> for RntupleRc1LocatorKind {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc1LocatorKind> {
        match flag {
            0 => Ok(RntupleRc1LocatorKind::Standard),
            1 => Ok(RntupleRc1LocatorKind::Uri),
            2 => Ok(RntupleRc1LocatorKind::Daos),
            _ => Ok(RntupleRc1LocatorKind::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc1LocatorKind> for i64 {
    fn from(v: &RntupleRc1LocatorKind) -> Self {
        match *v {
            RntupleRc1LocatorKind::Standard => 0,
            RntupleRc1LocatorKind::Uri => 1,
            RntupleRc1LocatorKind::Daos => 2,
            RntupleRc1LocatorKind::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc1LocatorKind {
    fn default() -> Self { RntupleRc1LocatorKind::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc1MetaDataType {

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

impl TryFrom<i64> for RntupleRc1MetaDataType {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc1MetaDataType> {
        match flag {
            1 => Ok(RntupleRc1MetaDataType::Int64),
            2 => Ok(RntupleRc1MetaDataType::Bool),
            3 => Ok(RntupleRc1MetaDataType::Float64),
            4 => Ok(RntupleRc1MetaDataType::String),
            _ => Ok(RntupleRc1MetaDataType::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc1MetaDataType> for i64 {
    fn from(v: &RntupleRc1MetaDataType) -> Self {
        match *v {
            RntupleRc1MetaDataType::Int64 => 1,
            RntupleRc1MetaDataType::Bool => 2,
            RntupleRc1MetaDataType::Float64 => 3,
            RntupleRc1MetaDataType::String => 4,
            RntupleRc1MetaDataType::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc1MetaDataType {
    fn default() -> Self { RntupleRc1MetaDataType::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc1PageFlag {

    /**
     * A CRC32 of the page follows it.
     */
    Checksum,
    Unknown(i64),
}

impl TryFrom<i64> for RntupleRc1PageFlag {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc1PageFlag> {
        match flag {
            1 => Ok(RntupleRc1PageFlag::Checksum),
            _ => Ok(RntupleRc1PageFlag::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc1PageFlag> for i64 {
    fn from(v: &RntupleRc1PageFlag) -> Self {
        match *v {
            RntupleRc1PageFlag::Checksum => 1,
            RntupleRc1PageFlag::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc1PageFlag {
    fn default() -> Self { RntupleRc1PageFlag::Unknown(0) }
}


/**
 * Column of a projected field: another name for a physical column.
 * See [RNTuple Binary Format Specification 0.1, section 'Alias columns'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#alias-columns).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1AliasColumn {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1AliasColumnRecord>,
    pub _self: SharedType<Self>,
    physical_column_id: RefCell<u32>,
    field_id: RefCell<u32>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1AliasColumn {
    type Root = RntupleRc1;
    type Parent = RntupleRc1AliasColumnRecord;

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
impl RntupleRc1AliasColumn {
}

/**
 * Id of the physical column that holds the elements.
 */
impl RntupleRc1AliasColumn {
    pub fn physical_column_id(&self) -> Ref<'_, u32> {
        self.physical_column_id.borrow()
    }
}

/**
 * Id of the projected field.
 */
impl RntupleRc1AliasColumn {
    pub fn field_id(&self) -> Ref<'_, u32> {
        self.field_id.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1AliasColumn {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1AliasColumn {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of alias columns.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1AliasColumnList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1Schema>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1AliasColumnListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1AliasColumnList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1Schema;

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
        let t = Self::read_into::<BytesReader, RntupleRc1AliasColumnListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1AliasColumnList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1AliasColumnList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1AliasColumnList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1AliasColumnListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1AliasColumnList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of alias columns.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1AliasColumnListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1AliasColumnList>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1AliasColumnRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1AliasColumnListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1AliasColumnList;

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
            let t = Self::read_into::<_, RntupleRc1AliasColumnRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1AliasColumnListBody {

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
impl RntupleRc1AliasColumnListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * The alias columns, in order.
 */
impl RntupleRc1AliasColumnListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1AliasColumnRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1AliasColumnListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1AliasColumnListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one alias column.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1AliasColumnRecord {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1AliasColumnListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1AliasColumn>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1AliasColumnRecord {
    type Root = RntupleRc1;
    type Parent = RntupleRc1AliasColumnListBody;

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
        let t = Self::read_into::<BytesReader, RntupleRc1AliasColumn>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1AliasColumnRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleRc1AliasColumnRecord {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleRc1AliasColumnRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1AliasColumn>> {
        self.body.borrow()
    }
}
impl RntupleRc1AliasColumnRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of boolean values.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1BoolList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1MetaDataEntry>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1BoolListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1BoolList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1MetaDataEntry;

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
        let t = Self::read_into::<BytesReader, RntupleRc1BoolListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1BoolList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1BoolList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1BoolList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1BoolListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1BoolList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of boolean values.
 * See [RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1BoolListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1BoolList>,
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
impl KStruct for RntupleRc1BoolListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1BoolList;

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
impl RntupleRc1BoolListBody {

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
impl RntupleRc1BoolListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * The values; not zero is true.
 */
impl RntupleRc1BoolListBody {
    pub fn items(&self) -> Ref<'_, Vec<u8>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1BoolListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1BoolListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Clusters that share one page list.
 * See [RNTuple Binary Format Specification 0.1, section 'Cluster Group Record Frame'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#cluster-group-record-frame).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ClusterGroup {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1ClusterGroupRecord>,
    pub _self: SharedType<Self>,
    num_clusters: RefCell<u32>,
    page_list_link: RefCell<OptRc<RntupleRc1EnvelopeLink>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1ClusterGroup {
    type Root = RntupleRc1;
    type Parent = RntupleRc1ClusterGroupRecord;

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
        let t = Self::read_into::<_, RntupleRc1EnvelopeLink>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.page_list_link.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1ClusterGroup {
}

/**
 * Number of clusters in the group.
 */
impl RntupleRc1ClusterGroup {
    pub fn num_clusters(&self) -> Ref<'_, u32> {
        self.num_clusters.borrow()
    }
}

/**
 * Where the page list of the group is stored.
 */
impl RntupleRc1ClusterGroup {
    pub fn page_list_link(&self) -> Ref<'_, OptRc<RntupleRc1EnvelopeLink>> {
        self.page_list_link.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1ClusterGroup {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1ClusterGroup {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of cluster groups.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ClusterGroupList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1Footer>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1ClusterGroupListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1ClusterGroupList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1Footer;

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
        let t = Self::read_into::<BytesReader, RntupleRc1ClusterGroupListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1ClusterGroupList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1ClusterGroupList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1ClusterGroupList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1ClusterGroupListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1ClusterGroupList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of cluster groups.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ClusterGroupListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1ClusterGroupList>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1ClusterGroupRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1ClusterGroupListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1ClusterGroupList;

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
            let t = Self::read_into::<_, RntupleRc1ClusterGroupRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1ClusterGroupListBody {

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
impl RntupleRc1ClusterGroupListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * The cluster groups, in order.
 */
impl RntupleRc1ClusterGroupListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1ClusterGroupRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1ClusterGroupListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1ClusterGroupListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one cluster group.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ClusterGroupRecord {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1ClusterGroupListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1ClusterGroup>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1ClusterGroupRecord {
    type Root = RntupleRc1;
    type Parent = RntupleRc1ClusterGroupListBody;

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
        let t = Self::read_into::<BytesReader, RntupleRc1ClusterGroup>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1ClusterGroupRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleRc1ClusterGroupRecord {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleRc1ClusterGroupRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1ClusterGroup>> {
        self.body.borrow()
    }
}
impl RntupleRc1ClusterGroupRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of page locations of the columns of one cluster.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ClusterPages {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1ClusterPagesListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1ClusterPagesBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1ClusterPages {
    type Root = RntupleRc1;
    type Parent = RntupleRc1ClusterPagesListBody;

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
        let t = Self::read_into::<BytesReader, RntupleRc1ClusterPagesBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1ClusterPages {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1ClusterPages {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1ClusterPages {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1ClusterPagesBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1ClusterPages {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of page locations of the columns of one cluster.
 * See [RNTuple Binary Format Specification 0.1, section 'Page List Envelope'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ClusterPagesBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1ClusterPages>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1ColumnPages>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1ClusterPagesBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1ClusterPages;

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
            let t = Self::read_into::<_, RntupleRc1ColumnPages>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1ClusterPagesBody {

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
impl RntupleRc1ClusterPagesBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * One list per column, by column id; columns added after the cluster was written may be missing at
 * the end.
 */
impl RntupleRc1ClusterPagesBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1ColumnPages>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1ClusterPagesBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1ClusterPagesBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of page locations of clusters.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ClusterPagesList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1PageList>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1ClusterPagesListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1ClusterPagesList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1PageList;

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
        let t = Self::read_into::<BytesReader, RntupleRc1ClusterPagesListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1ClusterPagesList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1ClusterPagesList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1ClusterPagesList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1ClusterPagesListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1ClusterPagesList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of page locations of clusters.
 * See [RNTuple Binary Format Specification 0.1, section 'Page List Envelope'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ClusterPagesListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1ClusterPagesList>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1ClusterPages>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1ClusterPagesListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1ClusterPagesList;

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
            let t = Self::read_into::<_, RntupleRc1ClusterPages>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1ClusterPagesListBody {

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
impl RntupleRc1ClusterPagesListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * One list per cluster, in the order of the cluster summaries.
 */
impl RntupleRc1ClusterPagesListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1ClusterPages>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1ClusterPagesListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1ClusterPagesListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Entry range of one cluster.
 * See [RNTuple Binary Format Specification 0.1, section 'Cluster Summary Record Frame'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#cluster-summary-record-frame).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ClusterSummary {
    present_column_group_id: Cell<bool>,
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1ClusterSummaryRecord>,
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
impl KStruct for RntupleRc1ClusterSummary {
    type Root = RntupleRc1;
    type Parent = RntupleRc1ClusterSummaryRecord;

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
impl RntupleRc1ClusterSummary {

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
impl RntupleRc1ClusterSummary {
    pub fn first_entry(&self) -> Ref<'_, u64> {
        self.first_entry.borrow()
    }
}

/**
 * Bits 0 to 31 of the number of entries.
 */
impl RntupleRc1ClusterSummary {
    pub fn num_entries_lo(&self) -> Ref<'_, u32> {
        self.num_entries_lo.borrow()
    }
}

/**
 * Bits 32 to 59 of the number of entries, and the flags in the high 4 bits.
 */
impl RntupleRc1ClusterSummary {
    pub fn num_entries_hi(&self) -> Ref<'_, u32> {
        self.num_entries_hi.borrow()
    }
}

/**
 * Column group that a sharded cluster covers.
 */
impl RntupleRc1ClusterSummary {
    pub fn column_group_id(&self) -> Option<u32> {
        self.present_column_group_id.get().then(|| *self.column_group_id.borrow())
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1ClusterSummary {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1ClusterSummary {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of cluster summaries.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ClusterSummaryList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1Footer>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1ClusterSummaryListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1ClusterSummaryList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1Footer;

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
        let t = Self::read_into::<BytesReader, RntupleRc1ClusterSummaryListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1ClusterSummaryList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1ClusterSummaryList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1ClusterSummaryList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1ClusterSummaryListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1ClusterSummaryList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of cluster summaries.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ClusterSummaryListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1ClusterSummaryList>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1ClusterSummaryRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1ClusterSummaryListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1ClusterSummaryList;

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
            let t = Self::read_into::<_, RntupleRc1ClusterSummaryRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1ClusterSummaryListBody {

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
impl RntupleRc1ClusterSummaryListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * The cluster summaries, in order.
 */
impl RntupleRc1ClusterSummaryListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1ClusterSummaryRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1ClusterSummaryListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1ClusterSummaryListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one cluster summary.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ClusterSummaryRecord {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1ClusterSummaryListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1ClusterSummary>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1ClusterSummaryRecord {
    type Root = RntupleRc1;
    type Parent = RntupleRc1ClusterSummaryListBody;

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
        let t = Self::read_into::<BytesReader, RntupleRc1ClusterSummary>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1ClusterSummaryRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleRc1ClusterSummaryRecord {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleRc1ClusterSummaryRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1ClusterSummary>> {
        self.body.borrow()
    }
}
impl RntupleRc1ClusterSummaryRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Description of one physical column.
 * See [RNTuple Binary Format Specification 0.1, section 'Column Description'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1Column {
    present_first_element_index: Cell<bool>,
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1ColumnRecord>,
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
impl KStruct for RntupleRc1Column {
    type Root = RntupleRc1;
    type Parent = RntupleRc1ColumnRecord;

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
impl RntupleRc1Column {

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
impl RntupleRc1Column {
    pub fn column_type(&self) -> Ref<'_, u16> {
        self.column_type.borrow()
    }
}

/**
 * Size of one element on storage, in bits.
 */
impl RntupleRc1Column {
    pub fn bits_on_storage(&self) -> Ref<'_, u16> {
        self.bits_on_storage.borrow()
    }
}

/**
 * Id of the field that the column belongs to.
 */
impl RntupleRc1Column {
    pub fn field_id(&self) -> Ref<'_, u32> {
        self.field_id.borrow()
    }
}

/**
 * Bits of the enum column_flag.
 */
impl RntupleRc1Column {
    pub fn flags(&self) -> Ref<'_, u32> {
        self.flags.borrow()
    }
}

/**
 * Index of the first stored element of a deferred column.
 */
impl RntupleRc1Column {
    pub fn first_element_index(&self) -> Option<u64> {
        self.present_first_element_index.get().then(|| *self.first_element_index.borrow())
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1Column {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1Column {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Columns that the clusters of a shard cover; the column group id is the position.
 * See [RNTuple Binary Format Specification 0.1, section 'Column Group Record Frame'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#column-group-record-frame).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ColumnGroup {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1ColumnGroupRecord>,
    pub _self: SharedType<Self>,
    column_ids: RefCell<OptRc<RntupleRc1ColumnIdList>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1ColumnGroup {
    type Root = RntupleRc1;
    type Parent = RntupleRc1ColumnGroupRecord;

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
        let t = Self::read_into::<_, RntupleRc1ColumnIdList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.column_ids.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1ColumnGroup {
}

/**
 * Ids of the columns.
 */
impl RntupleRc1ColumnGroup {
    pub fn column_ids(&self) -> Ref<'_, OptRc<RntupleRc1ColumnIdList>> {
        self.column_ids.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1ColumnGroup {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1ColumnGroup {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of column groups.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ColumnGroupList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1Footer>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1ColumnGroupListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1ColumnGroupList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1Footer;

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
        let t = Self::read_into::<BytesReader, RntupleRc1ColumnGroupListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1ColumnGroupList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1ColumnGroupList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1ColumnGroupList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1ColumnGroupListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1ColumnGroupList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of column groups.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ColumnGroupListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1ColumnGroupList>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1ColumnGroupRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1ColumnGroupListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1ColumnGroupList;

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
            let t = Self::read_into::<_, RntupleRc1ColumnGroupRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1ColumnGroupListBody {

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
impl RntupleRc1ColumnGroupListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * The column groups, in order.
 */
impl RntupleRc1ColumnGroupListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1ColumnGroupRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1ColumnGroupListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1ColumnGroupListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one column group.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ColumnGroupRecord {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1ColumnGroupListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1ColumnGroup>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1ColumnGroupRecord {
    type Root = RntupleRc1;
    type Parent = RntupleRc1ColumnGroupListBody;

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
        let t = Self::read_into::<BytesReader, RntupleRc1ColumnGroup>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1ColumnGroupRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleRc1ColumnGroupRecord {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleRc1ColumnGroupRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1ColumnGroup>> {
        self.body.borrow()
    }
}
impl RntupleRc1ColumnGroupRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of column ids.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ColumnIdList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1ColumnGroup>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1ColumnIdListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1ColumnIdList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1ColumnGroup;

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
        let t = Self::read_into::<BytesReader, RntupleRc1ColumnIdListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1ColumnIdList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1ColumnIdList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1ColumnIdList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1ColumnIdListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1ColumnIdList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of column ids.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ColumnIdListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1ColumnIdList>,
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
impl KStruct for RntupleRc1ColumnIdListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1ColumnIdList;

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
impl RntupleRc1ColumnIdListBody {

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
impl RntupleRc1ColumnIdListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * Ids of physical columns; these are not frames.
 */
impl RntupleRc1ColumnIdListBody {
    pub fn items(&self) -> Ref<'_, Vec<u32>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1ColumnIdListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1ColumnIdListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of column descriptions.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ColumnList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1Schema>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1ColumnListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1ColumnList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1Schema;

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
        let t = Self::read_into::<BytesReader, RntupleRc1ColumnListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1ColumnList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1ColumnList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1ColumnList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1ColumnListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1ColumnList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of column descriptions.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ColumnListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1ColumnList>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1ColumnRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1ColumnListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1ColumnList;

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
            let t = Self::read_into::<_, RntupleRc1ColumnRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1ColumnListBody {

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
impl RntupleRc1ColumnListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * The column descriptions, in order.
 */
impl RntupleRc1ColumnListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1ColumnRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1ColumnListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1ColumnListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of pages of one column in one cluster.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ColumnPages {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1ClusterPagesBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1ColumnPagesBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1ColumnPages {
    type Root = RntupleRc1;
    type Parent = RntupleRc1ClusterPagesBody;

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
        let t = Self::read_into::<BytesReader, RntupleRc1ColumnPagesBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1ColumnPages {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1ColumnPages {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1ColumnPages {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1ColumnPagesBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1ColumnPages {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of pages of one column in one cluster.
 * See [RNTuple Binary Format Specification 0.1, section 'Page List Envelope'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ColumnPagesBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1ColumnPages>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1Page>>>,
    element_offset: RefCell<u64>,
    compression_settings: RefCell<u32>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1ColumnPagesBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1ColumnPages;

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
            let t = Self::read_into::<_, RntupleRc1Page>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.element_offset.borrow_mut() = _io.read_u8le()?.into();
        *self_rc.compression_settings.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1ColumnPagesBody {

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
impl RntupleRc1ColumnPagesBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * Page descriptions in the order of elements; these are not frames.
 */
impl RntupleRc1ColumnPagesBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1Page>>> {
        self.items.borrow()
    }
}

/**
 * Number of elements of the column in all clusters before.
 */
impl RntupleRc1ColumnPagesBody {
    pub fn element_offset(&self) -> Ref<'_, u64> {
        self.element_offset.borrow()
    }
}

/**
 * Compression asked for, 100 * algorithm + level.
 * See [RNTuple Binary Format Specification 0.1, section 'Basic Types'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#basic-types).
 */
impl RntupleRc1ColumnPagesBody {
    pub fn compression_settings(&self) -> Ref<'_, u32> {
        self.compression_settings.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1ColumnPagesBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1ColumnPagesBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one column description.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ColumnRecord {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1ColumnListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1Column>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1ColumnRecord {
    type Root = RntupleRc1;
    type Parent = RntupleRc1ColumnListBody;

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
        let t = Self::read_into::<BytesReader, RntupleRc1Column>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1ColumnRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleRc1ColumnRecord {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleRc1ColumnRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1Column>> {
        self.body.borrow()
    }
}
impl RntupleRc1ColumnRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * String with its length in front; no terminator, no padding.
 * See [RNTuple Binary Format Specification 0.1, section 'Basic Types'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#basic-types).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1CountedString {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    len: RefCell<u32>,
    raw: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_value: Cell<bool>,
    value: RefCell<String>,
}
impl KStruct for RntupleRc1CountedString {
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
impl RntupleRc1CountedString {

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
impl RntupleRc1CountedString {
    pub fn len(&self) -> Ref<'_, u32> {
        self.len.borrow()
    }
}

/**
 * Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
 */
impl RntupleRc1CountedString {
    pub fn raw(&self) -> Ref<'_, Vec<u8>> {
        self.raw.borrow()
    }
}
impl RntupleRc1CountedString {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Reference to another envelope.
 * See [RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1EnvelopeLink {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    len_envelope: RefCell<u32>,
    locator: RefCell<OptRc<RntupleRc1Locator>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1EnvelopeLink {
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
        let t = Self::read_into::<_, RntupleRc1Locator>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.locator.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1EnvelopeLink {
}

/**
 * Length in bytes of the referenced envelope after decompression.
 */
impl RntupleRc1EnvelopeLink {
    pub fn len_envelope(&self) -> Ref<'_, u32> {
        self.len_envelope.borrow()
    }
}

/**
 * Where the referenced envelope is stored.
 */
impl RntupleRc1EnvelopeLink {
    pub fn locator(&self) -> Ref<'_, OptRc<RntupleRc1Locator>> {
        self.locator.borrow()
    }
}
impl RntupleRc1EnvelopeLink {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Start of every envelope.
 * See [RNTuple Binary Format Specification 0.1, section 'Envelopes'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1EnvelopePreamble {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    version: RefCell<u16>,
    min_version: RefCell<u16>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1EnvelopePreamble {
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
impl RntupleRc1EnvelopePreamble {
}

/**
 * Version of the envelope that the writer used; 1.
 */
impl RntupleRc1EnvelopePreamble {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * Version that a reader must support at least; 1.
 */
impl RntupleRc1EnvelopePreamble {
    pub fn min_version(&self) -> Ref<'_, u16> {
        self.min_version.borrow()
    }
}
impl RntupleRc1EnvelopePreamble {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Additional information about one type.
 * See [RNTuple Binary Format Specification 0.1, section 'Extra type information'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#extra-type-information).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ExtraTypeInfo {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1ExtraTypeInfoRecord>,
    pub _self: SharedType<Self>,
    type_version_from: RefCell<u32>,
    type_version_to: RefCell<u32>,
    content_id: RefCell<u32>,
    type_name: RefCell<OptRc<RntupleRc1CountedString>>,
    content: RefCell<OptRc<RntupleRc1CountedString>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1ExtraTypeInfo {
    type Root = RntupleRc1;
    type Parent = RntupleRc1ExtraTypeInfoRecord;

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
        let t = Self::read_into::<_, RntupleRc1CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.type_name.borrow_mut() = t;
        if !(_io.is_eof()) {
            let t = Self::read_into::<_, RntupleRc1CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
            *self_rc.content.borrow_mut() = t;
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1ExtraTypeInfo {
}

/**
 * First version of the type that the information is about.
 */
impl RntupleRc1ExtraTypeInfo {
    pub fn type_version_from(&self) -> Ref<'_, u32> {
        self.type_version_from.borrow()
    }
}

/**
 * Last version of the type that the information is about.
 */
impl RntupleRc1ExtraTypeInfo {
    pub fn type_version_to(&self) -> Ref<'_, u32> {
        self.type_version_to.borrow()
    }
}

/**
 * Kind of content, see the enum extra_type_info_content.
 */
impl RntupleRc1ExtraTypeInfo {
    pub fn content_id(&self) -> Ref<'_, u32> {
        self.content_id.borrow()
    }
}

/**
 * C++ type that the information is about.
 */
impl RntupleRc1ExtraTypeInfo {
    pub fn type_name(&self) -> Ref<'_, OptRc<RntupleRc1CountedString>> {
        self.type_name.borrow()
    }
}

/**
 * The information itself, in the form that the kind of content asks for.
 */
impl RntupleRc1ExtraTypeInfo {
    pub fn content(&self) -> Option<Rc<RntupleRc1CountedString>> {
        self.content.borrow().get().cloned()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1ExtraTypeInfo {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1ExtraTypeInfo {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of extra type information records.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ExtraTypeInfoList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1Schema>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1ExtraTypeInfoListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1ExtraTypeInfoList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1Schema;

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
        let t = Self::read_into::<BytesReader, RntupleRc1ExtraTypeInfoListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1ExtraTypeInfoList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1ExtraTypeInfoList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1ExtraTypeInfoList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1ExtraTypeInfoListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1ExtraTypeInfoList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of extra type information records.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ExtraTypeInfoListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1ExtraTypeInfoList>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1ExtraTypeInfoRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1ExtraTypeInfoListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1ExtraTypeInfoList;

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
            let t = Self::read_into::<_, RntupleRc1ExtraTypeInfoRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1ExtraTypeInfoListBody {

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
impl RntupleRc1ExtraTypeInfoListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * The extra type information records, in order.
 */
impl RntupleRc1ExtraTypeInfoListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1ExtraTypeInfoRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1ExtraTypeInfoListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1ExtraTypeInfoListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one piece of extra type information.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1ExtraTypeInfoRecord {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1ExtraTypeInfoListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1ExtraTypeInfo>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1ExtraTypeInfoRecord {
    type Root = RntupleRc1;
    type Parent = RntupleRc1ExtraTypeInfoListBody;

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
        let t = Self::read_into::<BytesReader, RntupleRc1ExtraTypeInfo>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1ExtraTypeInfoRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleRc1ExtraTypeInfoRecord {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleRc1ExtraTypeInfoRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1ExtraTypeInfo>> {
        self.body.borrow()
    }
}
impl RntupleRc1ExtraTypeInfoRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * One 64-bit word of 63 flags, in two halves so that no target language loses bits.
 * See [RNTuple Binary Format Specification 0.1, section 'Feature Flags'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#feature-flags).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1FeatureFlagWord {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1FeatureFlags>,
    pub _self: SharedType<Self>,
    lo: RefCell<u32>,
    hi: RefCell<i32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1FeatureFlagWord {
    type Root = RntupleRc1;
    type Parent = RntupleRc1FeatureFlags;

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
impl RntupleRc1FeatureFlagWord {
}

/**
 * Flags 0 to 31 of this word.
 */
impl RntupleRc1FeatureFlagWord {
    pub fn lo(&self) -> Ref<'_, u32> {
        self.lo.borrow()
    }
}

/**
 * Flags 32 to 62 of this word; negative (bit 63 of the word is set) if another word follows.
 */
impl RntupleRc1FeatureFlagWord {
    pub fn hi(&self) -> Ref<'_, i32> {
        self.hi.borrow()
    }
}
impl RntupleRc1FeatureFlagWord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Chain of 64-bit words of feature flags; readers refuse flags they do not know.
 * See [RNTuple Binary Format Specification 0.1, section 'Feature Flags'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#feature-flags).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1FeatureFlags {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    words: RefCell<Vec<OptRc<RntupleRc1FeatureFlagWord>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1FeatureFlags {
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
                let t = Self::read_into::<_, RntupleRc1FeatureFlagWord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
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
impl RntupleRc1FeatureFlags {
}

/**
 * Words of the chain; flag number 64 * i + b is bit b of word i.
 */
impl RntupleRc1FeatureFlags {
    pub fn words(&self) -> Ref<'_, Vec<OptRc<RntupleRc1FeatureFlagWord>>> {
        self.words.borrow()
    }
}
impl RntupleRc1FeatureFlags {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Description of one field: a node of the schema tree. Numbers come first, strings last.
 * See [RNTuple Binary Format Specification 0.1, section 'Field Description'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#field-description).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1Field {
    present_array_size: Cell<bool>,
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1FieldRecord>,
    pub _self: SharedType<Self>,
    field_version: RefCell<u32>,
    type_version: RefCell<u32>,
    parent_id: RefCell<u32>,
    role: RefCell<u16>,
    flags: RefCell<u16>,
    array_size: RefCell<u64>,
    name: RefCell<OptRc<RntupleRc1CountedString>>,
    type_name: RefCell<OptRc<RntupleRc1CountedString>>,
    type_alias: RefCell<OptRc<RntupleRc1CountedString>>,
    description: RefCell<OptRc<RntupleRc1CountedString>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_is_repetitive: Cell<bool>,
    is_repetitive: RefCell<bool>,
}
impl KStruct for RntupleRc1Field {
    type Root = RntupleRc1;
    type Parent = RntupleRc1FieldRecord;

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
        let t = Self::read_into::<_, RntupleRc1CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.name.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.type_name.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.type_alias.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.description.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1Field {

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
impl RntupleRc1Field {
    pub fn field_version(&self) -> Ref<'_, u32> {
        self.field_version.borrow()
    }
}

/**
 * Version of the type, such as the class version of a user-defined class.
 */
impl RntupleRc1Field {
    pub fn type_version(&self) -> Ref<'_, u32> {
        self.type_version.borrow()
    }
}

/**
 * Id of the parent field; a top-level field names itself.
 */
impl RntupleRc1Field {
    pub fn parent_id(&self) -> Ref<'_, u32> {
        self.parent_id.borrow()
    }
}

/**
 * Structural role, see the enum field_role.
 */
impl RntupleRc1Field {
    pub fn role(&self) -> Ref<'_, u16> {
        self.role.borrow()
    }
}

/**
 * Bits of the enum field_flag.
 */
impl RntupleRc1Field {
    pub fn flags(&self) -> Ref<'_, u16> {
        self.flags.borrow()
    }
}

/**
 * Number of items per entry of a fixed-size array or bitset.
 */
impl RntupleRc1Field {
    pub fn array_size(&self) -> Option<u64> {
        self.present_array_size.get().then(|| *self.array_size.borrow())
    }
}

/**
 * Name of the field.
 */
impl RntupleRc1Field {
    pub fn name(&self) -> Ref<'_, OptRc<RntupleRc1CountedString>> {
        self.name.borrow()
    }
}

/**
 * C++ type name.
 */
impl RntupleRc1Field {
    pub fn type_name(&self) -> Ref<'_, OptRc<RntupleRc1CountedString>> {
        self.type_name.borrow()
    }
}

/**
 * C++ type name as the user wrote it, if it differs; else empty.
 */
impl RntupleRc1Field {
    pub fn type_alias(&self) -> Ref<'_, OptRc<RntupleRc1CountedString>> {
        self.type_alias.borrow()
    }
}

/**
 * Free text about the field.
 */
impl RntupleRc1Field {
    pub fn description(&self) -> Ref<'_, OptRc<RntupleRc1CountedString>> {
        self.description.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1Field {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1Field {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of field descriptions.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1FieldList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1Schema>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1FieldListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1FieldList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1Schema;

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
        let t = Self::read_into::<BytesReader, RntupleRc1FieldListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1FieldList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1FieldList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1FieldList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1FieldListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1FieldList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of field descriptions.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1FieldListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1FieldList>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1FieldRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1FieldListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1FieldList;

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
            let t = Self::read_into::<_, RntupleRc1FieldRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1FieldListBody {

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
impl RntupleRc1FieldListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * The field descriptions, in order.
 */
impl RntupleRc1FieldListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1FieldRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1FieldListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1FieldListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one field description.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1FieldRecord {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1FieldListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1Field>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1FieldRecord {
    type Root = RntupleRc1;
    type Parent = RntupleRc1FieldListBody;

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
        let t = Self::read_into::<BytesReader, RntupleRc1Field>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1FieldRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleRc1FieldRecord {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleRc1FieldRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1Field>> {
        self.body.borrow()
    }
}
impl RntupleRc1FieldRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of floating point values.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1Float64List {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1MetaDataEntry>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1Float64ListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1Float64List {
    type Root = RntupleRc1;
    type Parent = RntupleRc1MetaDataEntry;

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
        let t = Self::read_into::<BytesReader, RntupleRc1Float64ListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1Float64List {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1Float64List {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1Float64List {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1Float64ListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1Float64List {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of floating point values.
 * See [RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1Float64ListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1Float64List>,
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
impl KStruct for RntupleRc1Float64ListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1Float64List;

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
impl RntupleRc1Float64ListBody {

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
impl RntupleRc1Float64ListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * The values.
 */
impl RntupleRc1Float64ListBody {
    pub fn items(&self) -> Ref<'_, Vec<f64>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1Float64ListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1Float64ListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the footer envelope: additions to the schema, and the way to the page lists.
 * See [RNTuple Binary Format Specification 0.1, section 'Footer Envelope'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1Footer {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1FooterEnvelope>,
    pub _self: SharedType<Self>,
    feature_flags: RefCell<OptRc<RntupleRc1FeatureFlags>>,
    header_checksum: RefCell<Vec<u8>>,
    schema_extension: RefCell<OptRc<RntupleRc1SchemaExtensionFrame>>,
    column_groups: RefCell<OptRc<RntupleRc1ColumnGroupList>>,
    cluster_summaries: RefCell<OptRc<RntupleRc1ClusterSummaryList>>,
    cluster_groups: RefCell<OptRc<RntupleRc1ClusterGroupList>>,
    meta_data_links: RefCell<OptRc<RntupleRc1MetaDataLinkList>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1Footer {
    type Root = RntupleRc1;
    type Parent = RntupleRc1FooterEnvelope;

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
        let t = Self::read_into::<_, RntupleRc1FeatureFlags>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.feature_flags.borrow_mut() = t;
        *self_rc.header_checksum.borrow_mut() = _io.read_bytes(4 as usize)?.into();
        let t = Self::read_into::<_, RntupleRc1SchemaExtensionFrame>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.schema_extension.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1ColumnGroupList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.column_groups.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1ClusterSummaryList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.cluster_summaries.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1ClusterGroupList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.cluster_groups.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1MetaDataLinkList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.meta_data_links.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1Footer {
}

/**
 * Features that a reader must know, in addition to those of the header.
 */
impl RntupleRc1Footer {
    pub fn feature_flags(&self) -> Ref<'_, OptRc<RntupleRc1FeatureFlags>> {
        self.feature_flags.borrow()
    }
}

/**
 * Checksum of the header envelope that the footer belongs to.
 */
impl RntupleRc1Footer {
    pub fn header_checksum(&self) -> Ref<'_, Vec<u8>> {
        self.header_checksum.borrow()
    }
}

/**
 * Schema parts that were added while data was being written.
 */
impl RntupleRc1Footer {
    pub fn schema_extension(&self) -> Ref<'_, OptRc<RntupleRc1SchemaExtensionFrame>> {
        self.schema_extension.borrow()
    }
}

/**
 * Subsets of the columns; empty unless there are sharded clusters.
 */
impl RntupleRc1Footer {
    pub fn column_groups(&self) -> Ref<'_, OptRc<RntupleRc1ColumnGroupList>> {
        self.column_groups.borrow()
    }
}

/**
 * Entry ranges of all clusters, in the order of their ids.
 */
impl RntupleRc1Footer {
    pub fn cluster_summaries(&self) -> Ref<'_, OptRc<RntupleRc1ClusterSummaryList>> {
        self.cluster_summaries.borrow()
    }
}

/**
 * Cluster groups, each with a link to its page list.
 */
impl RntupleRc1Footer {
    pub fn cluster_groups(&self) -> Ref<'_, OptRc<RntupleRc1ClusterGroupList>> {
        self.cluster_groups.borrow()
    }
}

/**
 * Links to user meta-data envelopes.
 */
impl RntupleRc1Footer {
    pub fn meta_data_links(&self) -> Ref<'_, OptRc<RntupleRc1MetaDataLinkList>> {
        self.meta_data_links.borrow()
    }
}

/**
 * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
 */
impl RntupleRc1Footer {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1Footer {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Whole footer envelope, from a slice that holds exactly the envelope.
 * See [RNTuple Binary Format Specification 0.1, section 'Envelopes'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1FooterEnvelope {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    preamble: RefCell<OptRc<RntupleRc1EnvelopePreamble>>,
    payload: RefCell<OptRc<RntupleRc1Footer>>,
    checksum: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    payload_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1FooterEnvelope {
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
        let t = Self::read_into::<_, RntupleRc1EnvelopePreamble>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.preamble.borrow_mut() = t;
        *self_rc.payload_raw.borrow_mut() = _io.read_bytes((((((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64) - ((4 as i64) as i64)) as i64) as usize)?.into();
        let payload_raw = self_rc.payload_raw.borrow();
        let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1Footer>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.payload.borrow_mut() = t;
        *self_rc.checksum.borrow_mut() = _io.read_bytes(4 as usize)?.into();
        Ok(())
    }
}
impl RntupleRc1FooterEnvelope {
}

/**
 * Versions of the envelope.
 */
impl RntupleRc1FooterEnvelope {
    pub fn preamble(&self) -> Ref<'_, OptRc<RntupleRc1EnvelopePreamble>> {
        self.preamble.borrow()
    }
}

/**
 * Contents of the envelope.
 */
impl RntupleRc1FooterEnvelope {
    pub fn payload(&self) -> Ref<'_, OptRc<RntupleRc1Footer>> {
        self.payload.borrow()
    }
}

/**
 * CRC32 of all preceding bytes of the envelope, little-endian.
 */
impl RntupleRc1FooterEnvelope {
    pub fn checksum(&self) -> Ref<'_, Vec<u8>> {
        self.checksum.borrow()
    }
}
impl RntupleRc1FooterEnvelope {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the header envelope: name, provenance and schema of the RNTuple.
 * See [RNTuple Binary Format Specification 0.1, section 'Header Envelope'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#header-envelope).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1Header {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1HeaderEnvelope>,
    pub _self: SharedType<Self>,
    feature_flags: RefCell<OptRc<RntupleRc1FeatureFlags>>,
    release_candidate_tag: RefCell<u32>,
    name: RefCell<OptRc<RntupleRc1CountedString>>,
    description: RefCell<OptRc<RntupleRc1CountedString>>,
    writer: RefCell<OptRc<RntupleRc1CountedString>>,
    schema: RefCell<OptRc<RntupleRc1Schema>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1Header {
    type Root = RntupleRc1;
    type Parent = RntupleRc1HeaderEnvelope;

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
        let t = Self::read_into::<_, RntupleRc1FeatureFlags>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.feature_flags.borrow_mut() = t;
        *self_rc.release_candidate_tag.borrow_mut() = _io.read_u4le()?.into();
        let t = Self::read_into::<_, RntupleRc1CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.name.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.description.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.writer.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1Schema>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.schema.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1Header {
}

/**
 * Features that a reader must know.
 */
impl RntupleRc1Header {
    pub fn feature_flags(&self) -> Ref<'_, OptRc<RntupleRc1FeatureFlags>> {
        self.feature_flags.borrow()
    }
}

/**
 * Marks unstable versions of the format; 1 in all files of this generation.
 */
impl RntupleRc1Header {
    pub fn release_candidate_tag(&self) -> Ref<'_, u32> {
        self.release_candidate_tag.borrow()
    }
}

/**
 * Name of the RNTuple.
 */
impl RntupleRc1Header {
    pub fn name(&self) -> Ref<'_, OptRc<RntupleRc1CountedString>> {
        self.name.borrow()
    }
}

/**
 * Free text about the RNTuple.
 */
impl RntupleRc1Header {
    pub fn description(&self) -> Ref<'_, OptRc<RntupleRc1CountedString>> {
        self.description.borrow()
    }
}

/**
 * Library and version that wrote the RNTuple.
 */
impl RntupleRc1Header {
    pub fn writer(&self) -> Ref<'_, OptRc<RntupleRc1CountedString>> {
        self.writer.borrow()
    }
}

/**
 * Fields, columns, alias columns and extra type information known when writing began.
 */
impl RntupleRc1Header {
    pub fn schema(&self) -> Ref<'_, OptRc<RntupleRc1Schema>> {
        self.schema.borrow()
    }
}

/**
 * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
 */
impl RntupleRc1Header {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1Header {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Whole header envelope, from a slice that holds exactly the envelope.
 * See [RNTuple Binary Format Specification 0.1, section 'Envelopes'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1HeaderEnvelope {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    preamble: RefCell<OptRc<RntupleRc1EnvelopePreamble>>,
    payload: RefCell<OptRc<RntupleRc1Header>>,
    checksum: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    payload_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1HeaderEnvelope {
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
        let t = Self::read_into::<_, RntupleRc1EnvelopePreamble>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.preamble.borrow_mut() = t;
        *self_rc.payload_raw.borrow_mut() = _io.read_bytes((((((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64) - ((4 as i64) as i64)) as i64) as usize)?.into();
        let payload_raw = self_rc.payload_raw.borrow();
        let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1Header>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.payload.borrow_mut() = t;
        *self_rc.checksum.borrow_mut() = _io.read_bytes(4 as usize)?.into();
        Ok(())
    }
}
impl RntupleRc1HeaderEnvelope {
}

/**
 * Versions of the envelope.
 */
impl RntupleRc1HeaderEnvelope {
    pub fn preamble(&self) -> Ref<'_, OptRc<RntupleRc1EnvelopePreamble>> {
        self.preamble.borrow()
    }
}

/**
 * Contents of the envelope.
 */
impl RntupleRc1HeaderEnvelope {
    pub fn payload(&self) -> Ref<'_, OptRc<RntupleRc1Header>> {
        self.payload.borrow()
    }
}

/**
 * CRC32 of all preceding bytes of the envelope, little-endian.
 */
impl RntupleRc1HeaderEnvelope {
    pub fn checksum(&self) -> Ref<'_, Vec<u8>> {
        self.checksum.borrow()
    }
}
impl RntupleRc1HeaderEnvelope {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of integer values.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1Int64List {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1MetaDataEntry>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1Int64ListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1Int64List {
    type Root = RntupleRc1;
    type Parent = RntupleRc1MetaDataEntry;

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
        let t = Self::read_into::<BytesReader, RntupleRc1Int64ListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1Int64List {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1Int64List {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1Int64List {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1Int64ListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1Int64List {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of integer values.
 * See [RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1Int64ListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1Int64List>,
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
impl KStruct for RntupleRc1Int64ListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1Int64List;

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
impl RntupleRc1Int64ListBody {

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
impl RntupleRc1Int64ListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * The values.
 */
impl RntupleRc1Int64ListBody {
    pub fn items(&self) -> Ref<'_, Vec<i64>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1Int64ListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1Int64ListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Where a byte range is stored. A non-negative head is the size of a byte range in the same file, and an
 * offset follows. A negative head is negated as a whole and then holds locator size, reserved byte and
 * kind.
 * See [RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1Locator {
    present_ofs_range: Cell<bool>,
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    head: RefCell<i32>,
    ofs_range: RefCell<u64>,
    payload: RefCell<Option<RntupleRc1LocatorPayload>>,
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
pub enum RntupleRc1LocatorPayload {
    RntupleRc1UriLocator(OptRc<RntupleRc1UriLocator>),
    RntupleRc1Object64Locator(OptRc<RntupleRc1Object64Locator>),
    RntupleRc1UnknownPayload(OptRc<RntupleRc1UnknownPayload>),
}
impl From<OptRc<RntupleRc1UriLocator>> for RntupleRc1LocatorPayload {
    fn from(v: OptRc<RntupleRc1UriLocator>) -> Self {
        Self::RntupleRc1UriLocator(v)
    }
}
impl From<OptRc<RntupleRc1Object64Locator>> for RntupleRc1LocatorPayload {
    fn from(v: OptRc<RntupleRc1Object64Locator>) -> Self {
        Self::RntupleRc1Object64Locator(v)
    }
}
impl From<OptRc<RntupleRc1UnknownPayload>> for RntupleRc1LocatorPayload {
    fn from(v: OptRc<RntupleRc1UnknownPayload>) -> Self {
        Self::RntupleRc1UnknownPayload(v)
    }
}
impl KStruct for RntupleRc1Locator {
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
                    let t = Self::read_into::<BytesReader, RntupleRc1UriLocator>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                    *self_rc.payload.borrow_mut() = Some(t);
                }
                2 => {
                    *self_rc.payload_raw.borrow_mut() = _io.read_bytes((((*self_rc.len_self()? as i64) - ((4 as i64) as i64)) as i64) as usize)?.into();
                    let payload_raw = self_rc.payload_raw.borrow();
                    let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
                    let t = Self::read_into::<BytesReader, RntupleRc1Object64Locator>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                    *self_rc.payload.borrow_mut() = Some(t);
                }
                _ => {
                    *self_rc.payload_raw.borrow_mut() = _io.read_bytes((((*self_rc.len_self()? as i64) - ((4 as i64) as i64)) as i64) as usize)?.into();
                    let payload_raw = self_rc.payload_raw.borrow();
                    let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
                    let t = Self::read_into::<BytesReader, RntupleRc1UnknownPayload>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                    *self_rc.payload.borrow_mut() = Some(t);
                }
            }
        }
        Ok(())
    }
}
impl RntupleRc1Locator {

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
impl RntupleRc1Locator {
    pub fn head(&self) -> Ref<'_, i32> {
        self.head.borrow()
    }
}

/**
 * Offset in bytes from the start of the file.
 */
impl RntupleRc1Locator {
    pub fn ofs_range(&self) -> Option<u64> {
        self.present_ofs_range.get().then(|| *self.ofs_range.borrow())
    }
}

/**
 * Position in a non-standard locator; opaque for kinds unknown to this version.
 */
impl RntupleRc1Locator {
    pub fn payload(&self) -> Ref<'_, Option<RntupleRc1LocatorPayload>> {
        self.payload.borrow()
    }
}
impl RntupleRc1Locator {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of a user meta-data envelope.
 * See [RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1MetaData {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1MetaDataEnvelope>,
    pub _self: SharedType<Self>,
    entries: RefCell<OptRc<RntupleRc1MetaDataEntryList>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1MetaData {
    type Root = RntupleRc1;
    type Parent = RntupleRc1MetaDataEnvelope;

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
        let t = Self::read_into::<_, RntupleRc1MetaDataEntryList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.entries.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1MetaData {
}

/**
 * Key-value pairs; a key may occur several times, which are its versions.
 */
impl RntupleRc1MetaData {
    pub fn entries(&self) -> Ref<'_, OptRc<RntupleRc1MetaDataEntryList>> {
        self.entries.borrow()
    }
}

/**
 * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
 */
impl RntupleRc1MetaData {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1MetaData {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Boolean value.
 * See [RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1MetaDataBool {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1MetaDataEntry>,
    pub _self: SharedType<Self>,
    number: RefCell<u8>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1MetaDataBool {
    type Root = RntupleRc1;
    type Parent = RntupleRc1MetaDataEntry;

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
impl RntupleRc1MetaDataBool {
}

/**
 * The value; not zero is true.
 */
impl RntupleRc1MetaDataBool {
    pub fn number(&self) -> Ref<'_, u8> {
        self.number.borrow()
    }
}
impl RntupleRc1MetaDataBool {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * One key-value pair.
 * See [RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1MetaDataEntry {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1MetaDataEntryRecord>,
    pub _self: SharedType<Self>,
    value_type: RefCell<i32>,
    key: RefCell<OptRc<RntupleRc1CountedString>>,
    value: RefCell<Option<RntupleRc1MetaDataEntryValue>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
#[derive(Debug, Clone)]
pub enum RntupleRc1MetaDataEntryValue {
    RntupleRc1MetaDataFloat64(OptRc<RntupleRc1MetaDataFloat64>),
    RntupleRc1MetaDataBool(OptRc<RntupleRc1MetaDataBool>),
    RntupleRc1CountedString(OptRc<RntupleRc1CountedString>),
    RntupleRc1BoolList(OptRc<RntupleRc1BoolList>),
    RntupleRc1Float64List(OptRc<RntupleRc1Float64List>),
    RntupleRc1StringList(OptRc<RntupleRc1StringList>),
    RntupleRc1MetaDataInt64(OptRc<RntupleRc1MetaDataInt64>),
    RntupleRc1Int64List(OptRc<RntupleRc1Int64List>),
}
impl From<OptRc<RntupleRc1MetaDataFloat64>> for RntupleRc1MetaDataEntryValue {
    fn from(v: OptRc<RntupleRc1MetaDataFloat64>) -> Self {
        Self::RntupleRc1MetaDataFloat64(v)
    }
}
impl From<OptRc<RntupleRc1MetaDataBool>> for RntupleRc1MetaDataEntryValue {
    fn from(v: OptRc<RntupleRc1MetaDataBool>) -> Self {
        Self::RntupleRc1MetaDataBool(v)
    }
}
impl From<OptRc<RntupleRc1CountedString>> for RntupleRc1MetaDataEntryValue {
    fn from(v: OptRc<RntupleRc1CountedString>) -> Self {
        Self::RntupleRc1CountedString(v)
    }
}
impl From<OptRc<RntupleRc1BoolList>> for RntupleRc1MetaDataEntryValue {
    fn from(v: OptRc<RntupleRc1BoolList>) -> Self {
        Self::RntupleRc1BoolList(v)
    }
}
impl From<OptRc<RntupleRc1Float64List>> for RntupleRc1MetaDataEntryValue {
    fn from(v: OptRc<RntupleRc1Float64List>) -> Self {
        Self::RntupleRc1Float64List(v)
    }
}
impl From<OptRc<RntupleRc1StringList>> for RntupleRc1MetaDataEntryValue {
    fn from(v: OptRc<RntupleRc1StringList>) -> Self {
        Self::RntupleRc1StringList(v)
    }
}
impl From<OptRc<RntupleRc1MetaDataInt64>> for RntupleRc1MetaDataEntryValue {
    fn from(v: OptRc<RntupleRc1MetaDataInt64>) -> Self {
        Self::RntupleRc1MetaDataInt64(v)
    }
}
impl From<OptRc<RntupleRc1Int64List>> for RntupleRc1MetaDataEntryValue {
    fn from(v: OptRc<RntupleRc1Int64List>) -> Self {
        Self::RntupleRc1Int64List(v)
    }
}
impl KStruct for RntupleRc1MetaDataEntry {
    type Root = RntupleRc1;
    type Parent = RntupleRc1MetaDataEntryRecord;

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
        let t = Self::read_into::<_, RntupleRc1CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.key.borrow_mut() = t;
        match *self_rc.value_type() {
            1 => {
                let t = Self::read_into::<_, RntupleRc1MetaDataInt64>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            2 => {
                let t = Self::read_into::<_, RntupleRc1MetaDataBool>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            3 => {
                let t = Self::read_into::<_, RntupleRc1MetaDataFloat64>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            4 => {
                let t = Self::read_into::<_, RntupleRc1CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            -1 => {
                let t = Self::read_into::<_, RntupleRc1Int64List>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            -2 => {
                let t = Self::read_into::<_, RntupleRc1BoolList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            -3 => {
                let t = Self::read_into::<_, RntupleRc1Float64List>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            -4 => {
                let t = Self::read_into::<_, RntupleRc1StringList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            _ => {}
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1MetaDataEntry {
}

/**
 * Type of the value, see the enum meta_data_type; negated if the value is a list.
 */
impl RntupleRc1MetaDataEntry {
    pub fn value_type(&self) -> Ref<'_, i32> {
        self.value_type.borrow()
    }
}

/**
 * Key: name spaces separated by dots.
 */
impl RntupleRc1MetaDataEntry {
    pub fn key(&self) -> Ref<'_, OptRc<RntupleRc1CountedString>> {
        self.key.borrow()
    }
}

/**
 * The value; absent if this version of the format does not know its type.
 */
impl RntupleRc1MetaDataEntry {
    pub fn value(&self) -> Ref<'_, Option<RntupleRc1MetaDataEntryValue>> {
        self.value.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1MetaDataEntry {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1MetaDataEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of key-value pairs.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1MetaDataEntryList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1MetaData>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1MetaDataEntryListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1MetaDataEntryList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1MetaData;

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
        let t = Self::read_into::<BytesReader, RntupleRc1MetaDataEntryListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1MetaDataEntryList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1MetaDataEntryList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1MetaDataEntryList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1MetaDataEntryListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1MetaDataEntryList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of key-value pairs.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1MetaDataEntryListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1MetaDataEntryList>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1MetaDataEntryRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1MetaDataEntryListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1MetaDataEntryList;

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
            let t = Self::read_into::<_, RntupleRc1MetaDataEntryRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1MetaDataEntryListBody {

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
impl RntupleRc1MetaDataEntryListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * The key-value pairs, in order.
 */
impl RntupleRc1MetaDataEntryListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1MetaDataEntryRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1MetaDataEntryListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1MetaDataEntryListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one key-value pair.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1MetaDataEntryRecord {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1MetaDataEntryListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1MetaDataEntry>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1MetaDataEntryRecord {
    type Root = RntupleRc1;
    type Parent = RntupleRc1MetaDataEntryListBody;

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
        let t = Self::read_into::<BytesReader, RntupleRc1MetaDataEntry>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1MetaDataEntryRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleRc1MetaDataEntryRecord {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleRc1MetaDataEntryRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1MetaDataEntry>> {
        self.body.borrow()
    }
}
impl RntupleRc1MetaDataEntryRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Whole user meta-data envelope, from a slice that holds exactly the envelope.
 * See [RNTuple Binary Format Specification 0.1, section 'Envelopes'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1MetaDataEnvelope {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    preamble: RefCell<OptRc<RntupleRc1EnvelopePreamble>>,
    payload: RefCell<OptRc<RntupleRc1MetaData>>,
    checksum: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    payload_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1MetaDataEnvelope {
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
        let t = Self::read_into::<_, RntupleRc1EnvelopePreamble>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.preamble.borrow_mut() = t;
        *self_rc.payload_raw.borrow_mut() = _io.read_bytes((((((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64) - ((4 as i64) as i64)) as i64) as usize)?.into();
        let payload_raw = self_rc.payload_raw.borrow();
        let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1MetaData>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.payload.borrow_mut() = t;
        *self_rc.checksum.borrow_mut() = _io.read_bytes(4 as usize)?.into();
        Ok(())
    }
}
impl RntupleRc1MetaDataEnvelope {
}

/**
 * Versions of the envelope.
 */
impl RntupleRc1MetaDataEnvelope {
    pub fn preamble(&self) -> Ref<'_, OptRc<RntupleRc1EnvelopePreamble>> {
        self.preamble.borrow()
    }
}

/**
 * Contents of the envelope.
 */
impl RntupleRc1MetaDataEnvelope {
    pub fn payload(&self) -> Ref<'_, OptRc<RntupleRc1MetaData>> {
        self.payload.borrow()
    }
}

/**
 * CRC32 of all preceding bytes of the envelope, little-endian.
 */
impl RntupleRc1MetaDataEnvelope {
    pub fn checksum(&self) -> Ref<'_, Vec<u8>> {
        self.checksum.borrow()
    }
}
impl RntupleRc1MetaDataEnvelope {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Floating point value.
 * See [RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1MetaDataFloat64 {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1MetaDataEntry>,
    pub _self: SharedType<Self>,
    number: RefCell<f64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1MetaDataFloat64 {
    type Root = RntupleRc1;
    type Parent = RntupleRc1MetaDataEntry;

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
impl RntupleRc1MetaDataFloat64 {
}

/**
 * The value.
 */
impl RntupleRc1MetaDataFloat64 {
    pub fn number(&self) -> Ref<'_, f64> {
        self.number.borrow()
    }
}
impl RntupleRc1MetaDataFloat64 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Integer value.
 * See [RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1MetaDataInt64 {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1MetaDataEntry>,
    pub _self: SharedType<Self>,
    number: RefCell<i64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1MetaDataInt64 {
    type Root = RntupleRc1;
    type Parent = RntupleRc1MetaDataEntry;

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
impl RntupleRc1MetaDataInt64 {
}

/**
 * The value.
 */
impl RntupleRc1MetaDataInt64 {
    pub fn number(&self) -> Ref<'_, i64> {
        self.number.borrow()
    }
}
impl RntupleRc1MetaDataInt64 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of links to user meta-data envelopes.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1MetaDataLinkList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1Footer>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1MetaDataLinkListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1MetaDataLinkList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1Footer;

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
        let t = Self::read_into::<BytesReader, RntupleRc1MetaDataLinkListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1MetaDataLinkList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1MetaDataLinkList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1MetaDataLinkList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1MetaDataLinkListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1MetaDataLinkList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of links to user meta-data envelopes.
 * See [RNTuple Binary Format Specification 0.1, section 'Footer Envelope'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1MetaDataLinkListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1MetaDataLinkList>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1EnvelopeLink>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1MetaDataLinkListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1MetaDataLinkList;

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
            let t = Self::read_into::<_, RntupleRc1EnvelopeLink>(&*_io, Some(self_rc._root.clone()), None)?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1MetaDataLinkListBody {

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
impl RntupleRc1MetaDataLinkListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * Envelope links; these are not frames.
 */
impl RntupleRc1MetaDataLinkListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1EnvelopeLink>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1MetaDataLinkListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1MetaDataLinkListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of a locator of an object with a 64-bit address, as in the DAOS object store.
 * See [RNTuple Binary Format Specification 0.1, section 'Well-known Payload Formats'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#well-known-payload-formats).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1Object64Locator {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1Locator>,
    pub _self: SharedType<Self>,
    len_object: RefCell<u32>,
    location: RefCell<u64>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1Object64Locator {
    type Root = RntupleRc1;
    type Parent = RntupleRc1Locator;

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
impl RntupleRc1Object64Locator {
}

/**
 * Stored size in bytes of the object.
 */
impl RntupleRc1Object64Locator {
    pub fn len_object(&self) -> Ref<'_, u32> {
        self.len_object.borrow()
    }
}

/**
 * Address of the object; its meaning depends on the object store.
 */
impl RntupleRc1Object64Locator {
    pub fn location(&self) -> Ref<'_, u64> {
        self.location.borrow()
    }
}

/**
 * Unknown bytes up to the end of the locator, appended by a later version of the format.
 */
impl RntupleRc1Object64Locator {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1Object64Locator {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Description of one page: a run of elements of one column.
 * See [RNTuple Binary Format Specification 0.1, section 'Page List Envelope'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1Page {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1ColumnPagesBody>,
    pub _self: SharedType<Self>,
    num_elements_and_flags: RefCell<u32>,
    locator: RefCell<OptRc<RntupleRc1Locator>>,
    _io: RefCell<BytesReader>,
    f_flags: Cell<bool>,
    flags: RefCell<u64>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<u64>,
}
impl KStruct for RntupleRc1Page {
    type Root = RntupleRc1;
    type Parent = RntupleRc1ColumnPagesBody;

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
        let t = Self::read_into::<_, RntupleRc1Locator>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.locator.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1Page {

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
impl RntupleRc1Page {
    pub fn num_elements_and_flags(&self) -> Ref<'_, u32> {
        self.num_elements_and_flags.borrow()
    }
}

/**
 * Where the page is stored; its size does not count the checksum.
 */
impl RntupleRc1Page {
    pub fn locator(&self) -> Ref<'_, OptRc<RntupleRc1Locator>> {
        self.locator.borrow()
    }
}
impl RntupleRc1Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of a page list envelope: where the pages of the clusters of one cluster group are.
 * See [RNTuple Binary Format Specification 0.1, section 'Page List Envelope'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#page-list-envelope).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1PageList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1PageListEnvelope>,
    pub _self: SharedType<Self>,
    page_locations: RefCell<OptRc<RntupleRc1ClusterPagesList>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1PageList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1PageListEnvelope;

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
        let t = Self::read_into::<_, RntupleRc1ClusterPagesList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.page_locations.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1PageList {
}

/**
 * Pages of the clusters of the group, in the order of the summaries.
 */
impl RntupleRc1PageList {
    pub fn page_locations(&self) -> Ref<'_, OptRc<RntupleRc1ClusterPagesList>> {
        self.page_locations.borrow()
    }
}

/**
 * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
 */
impl RntupleRc1PageList {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1PageList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Whole page list envelope, from a slice that holds exactly the envelope.
 * See [RNTuple Binary Format Specification 0.1, section 'Envelopes'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#envelopes).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1PageListEnvelope {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    preamble: RefCell<OptRc<RntupleRc1EnvelopePreamble>>,
    payload: RefCell<OptRc<RntupleRc1PageList>>,
    checksum: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    payload_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1PageListEnvelope {
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
        let t = Self::read_into::<_, RntupleRc1EnvelopePreamble>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.preamble.borrow_mut() = t;
        *self_rc.payload_raw.borrow_mut() = _io.read_bytes((((((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64) - ((4 as i64) as i64)) as i64) as usize)?.into();
        let payload_raw = self_rc.payload_raw.borrow();
        let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc1PageList>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.payload.borrow_mut() = t;
        *self_rc.checksum.borrow_mut() = _io.read_bytes(4 as usize)?.into();
        Ok(())
    }
}
impl RntupleRc1PageListEnvelope {
}

/**
 * Versions of the envelope.
 */
impl RntupleRc1PageListEnvelope {
    pub fn preamble(&self) -> Ref<'_, OptRc<RntupleRc1EnvelopePreamble>> {
        self.preamble.borrow()
    }
}

/**
 * Contents of the envelope.
 */
impl RntupleRc1PageListEnvelope {
    pub fn payload(&self) -> Ref<'_, OptRc<RntupleRc1PageList>> {
        self.payload.borrow()
    }
}

/**
 * CRC32 of all preceding bytes of the envelope, little-endian.
 */
impl RntupleRc1PageListEnvelope {
    pub fn checksum(&self) -> Ref<'_, Vec<u8>> {
        self.checksum.borrow()
    }
}
impl RntupleRc1PageListEnvelope {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Schema description: four list frames. It is in the header and, for later additions, in the footer.
 * See [RNTuple Binary Format Specification 0.1, section 'Header Envelope'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#header-envelope).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1Schema {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    fields: RefCell<OptRc<RntupleRc1FieldList>>,
    columns: RefCell<OptRc<RntupleRc1ColumnList>>,
    alias_columns: RefCell<OptRc<RntupleRc1AliasColumnList>>,
    extra_type_infos: RefCell<OptRc<RntupleRc1ExtraTypeInfoList>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1Schema {
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
        let t = Self::read_into::<_, RntupleRc1FieldList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.fields.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1ColumnList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.columns.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1AliasColumnList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.alias_columns.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc1ExtraTypeInfoList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.extra_type_infos.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1Schema {
}

/**
 * Field descriptions; the field id is the position, counted on in the schema extension.
 */
impl RntupleRc1Schema {
    pub fn fields(&self) -> Ref<'_, OptRc<RntupleRc1FieldList>> {
        self.fields.borrow()
    }
}

/**
 * Column descriptions; the column id is the position, counted on in the schema extension.
 */
impl RntupleRc1Schema {
    pub fn columns(&self) -> Ref<'_, OptRc<RntupleRc1ColumnList>> {
        self.columns.borrow()
    }
}

/**
 * Columns of projected fields; their ids follow those of the physical columns.
 */
impl RntupleRc1Schema {
    pub fn alias_columns(&self) -> Ref<'_, OptRc<RntupleRc1AliasColumnList>> {
        self.alias_columns.borrow()
    }
}

/**
 * Type information that field descriptions cannot hold.
 */
impl RntupleRc1Schema {
    pub fn extra_type_infos(&self) -> Ref<'_, OptRc<RntupleRc1ExtraTypeInfoList>> {
        self.extra_type_infos.borrow()
    }
}
impl RntupleRc1Schema {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Additions to the schema of the header.
 * See [RNTuple Binary Format Specification 0.1, section 'Footer Envelope'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1SchemaExtension {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1SchemaExtensionFrame>,
    pub _self: SharedType<Self>,
    schema: RefCell<OptRc<RntupleRc1Schema>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1SchemaExtension {
    type Root = RntupleRc1;
    type Parent = RntupleRc1SchemaExtensionFrame;

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
            let t = Self::read_into::<_, RntupleRc1Schema>(&*_io, Some(self_rc._root.clone()), None)?.into();
            *self_rc.schema.borrow_mut() = t;
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1SchemaExtension {
}

/**
 * The additions; absent if the frame is empty.
 */
impl RntupleRc1SchemaExtension {
    pub fn schema(&self) -> Option<Rc<RntupleRc1Schema>> {
        self.schema.borrow().get().cloned()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1SchemaExtension {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1SchemaExtension {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Frame around the schema extension. Early files hold an empty list frame here, later ones the record frame of the
 * text. The sign of the size distinguishes them.
 * See [RNTuple Binary Format Specification 0.1, section 'Footer Envelope'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1SchemaExtensionFrame {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1Footer>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    record: RefCell<OptRc<RntupleRc1SchemaExtension>>,
    list: RefCell<OptRc<RntupleRc1SchemaExtensionListBody>>,
    _io: RefCell<BytesReader>,
    record_raw: RefCell<Vec<u8>>,
    list_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1SchemaExtensionFrame {
    type Root = RntupleRc1;
    type Parent = RntupleRc1Footer;

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
            let t = Self::read_into::<BytesReader, RntupleRc1SchemaExtension>(&_t_record_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.record.borrow_mut() = t;
        }
        if ((*self_rc.len_frame() as i32) < (0 as i32)) {
            *self_rc.list_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i32) - (4 as i32)) as usize)?.into();
            let list_raw = self_rc.list_raw.borrow();
            let _t_list_raw_io = BytesReader::from(list_raw.clone());
            let t = Self::read_into::<BytesReader, RntupleRc1SchemaExtensionListBody>(&_t_list_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.list.borrow_mut() = t;
        }
        Ok(())
    }
}
impl RntupleRc1SchemaExtensionFrame {
}

/**
 * Size of the frame in bytes, this field included; negated in a list frame.
 */
impl RntupleRc1SchemaExtensionFrame {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the record frame.
 */
impl RntupleRc1SchemaExtensionFrame {
    pub fn record(&self) -> Option<Rc<RntupleRc1SchemaExtension>> {
        self.record.borrow().get().cloned()
    }
}

/**
 * Payload of the list frame.
 */
impl RntupleRc1SchemaExtensionFrame {
    pub fn list(&self) -> Option<Rc<RntupleRc1SchemaExtensionListBody>> {
        self.list.borrow().get().cloned()
    }
}
impl RntupleRc1SchemaExtensionFrame {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame that replaces the schema extension in early files.
 * See [RNTuple Binary Format Specification 0.1, section 'Footer Envelope'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#footer-envelope).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1SchemaExtensionListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1SchemaExtensionFrame>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1SchemaExtensionListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1SchemaExtensionFrame;

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
impl RntupleRc1SchemaExtensionListBody {

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
impl RntupleRc1SchemaExtensionListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1SchemaExtensionListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1SchemaExtensionListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of string values.
 * See [RNTuple Binary Format Specification 0.1, section 'Frames'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1StringList {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1MetaDataEntry>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i32>,
    body: RefCell<OptRc<RntupleRc1StringListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc1StringList {
    type Root = RntupleRc1;
    type Parent = RntupleRc1MetaDataEntry;

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
        let t = Self::read_into::<BytesReader, RntupleRc1StringListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc1StringList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc1StringList {
    pub fn len_frame(&self) -> Ref<'_, i32> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc1StringList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc1StringListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc1StringList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of string values.
 * See [RNTuple Binary Format Specification 0.1, section 'User Meta-data Envelope'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#user-meta-data-envelope).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1StringListBody {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1StringList>,
    pub _self: SharedType<Self>,
    num_items_and_reserved: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc1CountedString>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_items: Cell<bool>,
    num_items: RefCell<u64>,
    f_reserved: Cell<bool>,
    reserved: RefCell<u64>,
}
impl KStruct for RntupleRc1StringListBody {
    type Root = RntupleRc1;
    type Parent = RntupleRc1StringList;

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
            let t = Self::read_into::<_, RntupleRc1CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc1StringListBody {

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
impl RntupleRc1StringListBody {
    pub fn num_items_and_reserved(&self) -> Ref<'_, u32> {
        self.num_items_and_reserved.borrow()
    }
}

/**
 * The values.
 */
impl RntupleRc1StringListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc1CountedString>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc1StringListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc1StringListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload whose kind this version of the format does not know.
 * See [RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1UnknownPayload {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1Locator>,
    pub _self: SharedType<Self>,
    raw: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1UnknownPayload {
    type Root = RntupleRc1;
    type Parent = RntupleRc1Locator;

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
impl RntupleRc1UnknownPayload {
}

/**
 * The stored bytes, unparsed.
 */
impl RntupleRc1UnknownPayload {
    pub fn raw(&self) -> Ref<'_, Vec<u8>> {
        self.raw.borrow()
    }
}
impl RntupleRc1UnknownPayload {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of a locator that is a URI.
 * See [RNTuple Binary Format Specification 0.1, section 'Locators and Envelope Links'](https://github.com/root-project/root/blob/v6-28-00-patches/tree/ntuple/v7/doc/specifications.md#locators-and-envelope-links).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc1UriLocator {
    pub _root: SharedType<RntupleRc1>,
    pub _parent: SharedType<RntupleRc1Locator>,
    pub _self: SharedType<Self>,
    raw: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc1UriLocator {
    type Root = RntupleRc1;
    type Parent = RntupleRc1Locator;

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
impl RntupleRc1UriLocator {
}

/**
 * Characters of the URI.
 */
impl RntupleRc1UriLocator {
    pub fn raw(&self) -> Ref<'_, Vec<u8>> {
        self.raw.borrow()
    }
}
impl RntupleRc1UriLocator {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
