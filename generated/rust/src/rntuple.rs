// Generated from spec/rntuple.ksy by tools/generate; edit spec/parts/rntuple.ksy and run `make generate`.
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
 * RNTuple is the columnar storage format of CERN ROOT. Its metadata is in envelopes. There is one header (the schema),
 * one footer (cluster groups, late additions to the schema), and one page list per cluster group (the positions of the
 * pages of every column). This grammar describes one envelope of format epoch 1 (versions 1.0.0.0 to 1.0.2.x) after
 * decompression. Where envelopes and pages lie in a ROOT file is described in root_file.ksy.
 *
 * All integers are little-endian. Envelopes contain frames. A record frame or list frame starts with its size, so
 * readers can skip unknown members. The fields named trailing have the unknown bytes.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes RNTuple Binary Format Specification 1.0, section 'Envelopes'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple>,
    pub _self: SharedType<Self>,
    type_id: RefCell<u16>,
    len_envelope_lo: RefCell<u32>,
    len_envelope_hi: RefCell<u16>,
    payload: RefCell<Option<Rntuple_Payload>>,
    checksum: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    payload_raw: RefCell<Vec<u8>>,
    f_len_envelope: Cell<bool>,
    len_envelope: RefCell<u64>,
}
#[derive(Debug, Clone)]
pub enum Rntuple_Payload {
    Rntuple_Header(OptRc<Rntuple_Header>),
    Rntuple_Footer(OptRc<Rntuple_Footer>),
    Rntuple_PageList(OptRc<Rntuple_PageList>),
    Rntuple_UnknownPayload(OptRc<Rntuple_UnknownPayload>),
}
impl From<OptRc<Rntuple_Header>> for Rntuple_Payload {
    fn from(v: OptRc<Rntuple_Header>) -> Self {
        Self::Rntuple_Header(v)
    }
}
impl From<OptRc<Rntuple_Footer>> for Rntuple_Payload {
    fn from(v: OptRc<Rntuple_Footer>) -> Self {
        Self::Rntuple_Footer(v)
    }
}
impl From<OptRc<Rntuple_PageList>> for Rntuple_Payload {
    fn from(v: OptRc<Rntuple_PageList>) -> Self {
        Self::Rntuple_PageList(v)
    }
}
impl From<OptRc<Rntuple_UnknownPayload>> for Rntuple_Payload {
    fn from(v: OptRc<Rntuple_UnknownPayload>) -> Self {
        Self::Rntuple_UnknownPayload(v)
    }
}
impl KStruct for Rntuple {
    type Root = Rntuple;
    type Parent = Rntuple;

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
        *self_rc.type_id.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.len_envelope_lo.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.len_envelope_hi.borrow_mut() = _io.read_u2le()?.into();
        let _tmpa = *self_rc.len_envelope_hi();
        if !( ((((_tmpa as u16) >= (0 as u16))) && ((*self_rc.len_envelope()? as i64) >= (16 as i64)) && ((*self_rc.len_envelope()? as i64) <= (_io.size() as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/seq/2".to_string() }));
        }
        match *self_rc.type_id() {
            1 => {
                *self_rc.payload_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_envelope()? as u64) - (16 as u64)) as usize)?.into();
                let payload_raw = self_rc.payload_raw.borrow();
                let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
                let t = Self::read_into::<BytesReader, Rntuple_Header>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.payload.borrow_mut() = Some(t);
            }
            2 => {
                *self_rc.payload_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_envelope()? as u64) - (16 as u64)) as usize)?.into();
                let payload_raw = self_rc.payload_raw.borrow();
                let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
                let t = Self::read_into::<BytesReader, Rntuple_Footer>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.payload.borrow_mut() = Some(t);
            }
            3 => {
                *self_rc.payload_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_envelope()? as u64) - (16 as u64)) as usize)?.into();
                let payload_raw = self_rc.payload_raw.borrow();
                let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
                let t = Self::read_into::<BytesReader, Rntuple_PageList>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.payload.borrow_mut() = Some(t);
            }
            _ => {
                *self_rc.payload_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_envelope()? as u64) - (16 as u64)) as usize)?.into();
                let payload_raw = self_rc.payload_raw.borrow();
                let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
                let t = Self::read_into::<BytesReader, Rntuple_UnknownPayload>(&_t_payload_raw_io, Some(self_rc._root.clone()), None)?.into();
                *self_rc.payload.borrow_mut() = Some(t);
            }
        }
        *self_rc.checksum.borrow_mut() = _io.read_bytes(8 as usize)?.into();
        Ok(())
    }
}
impl Rntuple {

    /**
     * Length of the whole envelope in bytes, with this preamble and the checksum.
     */
    pub fn len_envelope(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_len_envelope.get() {
            return Ok(self.len_envelope.borrow());
        }
        *self.len_envelope.borrow_mut() = (((((*self.len_envelope_lo() as u64) as u64) + (((((*self.len_envelope_hi() as u64) as u64) * ((4294967296 as u64) as u64)) as u64) as u64)) as u64)) as u64;
        self.f_len_envelope.set(true);
        Ok(self.len_envelope.borrow())
    }
}

/**
 * Kind of envelope, see the enum envelope_type; the low 16 bits of the first 64-bit word.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes RNTuple Binary Format Specification 1.0, section 'Envelopes'
 */
impl Rntuple {
    pub fn type_id(&self) -> Ref<'_, u16> {
        self.type_id.borrow()
    }
}

/**
 * Low 32 of the 48 bits of the envelope length.
 */
impl Rntuple {
    pub fn len_envelope_lo(&self) -> Ref<'_, u32> {
        self.len_envelope_lo.borrow()
    }
}

/**
 * High 16 of the 48 bits of the envelope length.
 */
impl Rntuple {
    pub fn len_envelope_hi(&self) -> Ref<'_, u16> {
        self.len_envelope_hi.borrow()
    }
}

/**
 * Contents of the envelope.
 */
impl Rntuple {
    pub fn payload(&self) -> Ref<'_, Option<Rntuple_Payload>> {
        self.payload.borrow()
    }
}

/**
 * XXH3-64 of all preceding bytes of the envelope, little-endian.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes RNTuple Binary Format Specification 1.0, section 'Envelopes'
 */
impl Rntuple {
    pub fn checksum(&self) -> Ref<'_, Vec<u8>> {
        self.checksum.borrow()
    }
}
impl Rntuple {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
#[derive(Debug, PartialEq, Clone)]
pub enum Rntuple_ClusterFlag {

    /**
     * The cluster does not cover all columns; readers must refuse.
     */
    Sharded,
    Unknown(i64),
}

impl TryFrom<i64> for Rntuple_ClusterFlag {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<Rntuple_ClusterFlag> {
        match flag {
            1 => Ok(Rntuple_ClusterFlag::Sharded),
            _ => Ok(Rntuple_ClusterFlag::Unknown(flag)),
        }
    }
}

impl From<&Rntuple_ClusterFlag> for i64 {
    fn from(v: &Rntuple_ClusterFlag) -> Self {
        match *v {
            Rntuple_ClusterFlag::Sharded => 1,
            Rntuple_ClusterFlag::Unknown(v) => v
        }
    }
}

impl Default for Rntuple_ClusterFlag {
    fn default() -> Self { Rntuple_ClusterFlag::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum Rntuple_ColumnFlag {

    /**
     * The first stored element is not element 0; first_element_index is stored.
     */
    Deferred,

    /**
     * Smallest and largest value are stored.
     */
    ValueRange,
    Unknown(i64),
}

impl TryFrom<i64> for Rntuple_ColumnFlag {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<Rntuple_ColumnFlag> {
        match flag {
            1 => Ok(Rntuple_ColumnFlag::Deferred),
            2 => Ok(Rntuple_ColumnFlag::ValueRange),
            _ => Ok(Rntuple_ColumnFlag::Unknown(flag)),
        }
    }
}

impl From<&Rntuple_ColumnFlag> for i64 {
    fn from(v: &Rntuple_ColumnFlag) -> Self {
        match *v {
            Rntuple_ColumnFlag::Deferred => 1,
            Rntuple_ColumnFlag::ValueRange => 2,
            Rntuple_ColumnFlag::Unknown(v) => v
        }
    }
}

impl Default for Rntuple_ColumnFlag {
    fn default() -> Self { Rntuple_ColumnFlag::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum Rntuple_ColumnType {

    /**
     * One bit, packed from the lowest bit of each byte upwards.
     */
    Bit,

    /**
     * Uninterpreted byte.
     */
    Byte,

    /**
     * Character.
     */
    Char,

    /**
     * Signed 8-bit integer.
     */
    Int8,

    /**
     * Unsigned 8-bit integer.
     */
    Uint8,

    /**
     * Signed 16-bit integer.
     */
    Int16,

    /**
     * Unsigned 16-bit integer.
     */
    Uint16,

    /**
     * Signed 32-bit integer.
     */
    Int32,

    /**
     * Unsigned 32-bit integer.
     */
    Uint32,

    /**
     * Signed 64-bit integer.
     */
    Int64,

    /**
     * Unsigned 64-bit integer.
     */
    Uint64,

    /**
     * IEEE-754 half precision number.
     */
    Real16,

    /**
     * IEEE-754 single precision number.
     */
    Real32,

    /**
     * IEEE-754 double precision number.
     */
    Real64,

    /**
     * End of a collection, counted from the start of the cluster, 32 bits.
     */
    Index32,

    /**
     * End of a collection, counted from the start of the cluster, 64 bits.
     */
    Index64,

    /**
     * 64-bit index and 32-bit tag of a variant.
     */
    Switch,

    /**
     * As int16, zigzag and split encoded.
     */
    SplitInt16,

    /**
     * As uint16, split encoded.
     */
    SplitUint16,

    /**
     * As int32, zigzag and split encoded.
     */
    SplitInt32,

    /**
     * As uint32, split encoded.
     */
    SplitUint32,

    /**
     * As int64, zigzag and split encoded.
     */
    SplitInt64,

    /**
     * As uint64, split encoded.
     */
    SplitUint64,

    /**
     * As real16, split encoded.
     */
    SplitReal16,

    /**
     * As real32, split encoded.
     */
    SplitReal32,

    /**
     * As real64, split encoded.
     */
    SplitReal64,

    /**
     * As index32, delta and split encoded.
     */
    SplitIndex32,

    /**
     * As index64, delta and split encoded.
     */
    SplitIndex64,

    /**
     * Leading 10 to 31 bits of a single precision number, packed.
     */
    Real32Trunc,

    /**
     * Integer of 1 to 32 bits that scales into the value range, packed.
     */
    Real32Quant,
    Unknown(i64),
}

impl TryFrom<i64> for Rntuple_ColumnType {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<Rntuple_ColumnType> {
        match flag {
            0 => Ok(Rntuple_ColumnType::Bit),
            1 => Ok(Rntuple_ColumnType::Byte),
            2 => Ok(Rntuple_ColumnType::Char),
            3 => Ok(Rntuple_ColumnType::Int8),
            4 => Ok(Rntuple_ColumnType::Uint8),
            5 => Ok(Rntuple_ColumnType::Int16),
            6 => Ok(Rntuple_ColumnType::Uint16),
            7 => Ok(Rntuple_ColumnType::Int32),
            8 => Ok(Rntuple_ColumnType::Uint32),
            9 => Ok(Rntuple_ColumnType::Int64),
            10 => Ok(Rntuple_ColumnType::Uint64),
            11 => Ok(Rntuple_ColumnType::Real16),
            12 => Ok(Rntuple_ColumnType::Real32),
            13 => Ok(Rntuple_ColumnType::Real64),
            14 => Ok(Rntuple_ColumnType::Index32),
            15 => Ok(Rntuple_ColumnType::Index64),
            16 => Ok(Rntuple_ColumnType::Switch),
            17 => Ok(Rntuple_ColumnType::SplitInt16),
            18 => Ok(Rntuple_ColumnType::SplitUint16),
            19 => Ok(Rntuple_ColumnType::SplitInt32),
            20 => Ok(Rntuple_ColumnType::SplitUint32),
            21 => Ok(Rntuple_ColumnType::SplitInt64),
            22 => Ok(Rntuple_ColumnType::SplitUint64),
            23 => Ok(Rntuple_ColumnType::SplitReal16),
            24 => Ok(Rntuple_ColumnType::SplitReal32),
            25 => Ok(Rntuple_ColumnType::SplitReal64),
            26 => Ok(Rntuple_ColumnType::SplitIndex32),
            27 => Ok(Rntuple_ColumnType::SplitIndex64),
            28 => Ok(Rntuple_ColumnType::Real32Trunc),
            29 => Ok(Rntuple_ColumnType::Real32Quant),
            _ => Ok(Rntuple_ColumnType::Unknown(flag)),
        }
    }
}

impl From<&Rntuple_ColumnType> for i64 {
    fn from(v: &Rntuple_ColumnType) -> Self {
        match *v {
            Rntuple_ColumnType::Bit => 0,
            Rntuple_ColumnType::Byte => 1,
            Rntuple_ColumnType::Char => 2,
            Rntuple_ColumnType::Int8 => 3,
            Rntuple_ColumnType::Uint8 => 4,
            Rntuple_ColumnType::Int16 => 5,
            Rntuple_ColumnType::Uint16 => 6,
            Rntuple_ColumnType::Int32 => 7,
            Rntuple_ColumnType::Uint32 => 8,
            Rntuple_ColumnType::Int64 => 9,
            Rntuple_ColumnType::Uint64 => 10,
            Rntuple_ColumnType::Real16 => 11,
            Rntuple_ColumnType::Real32 => 12,
            Rntuple_ColumnType::Real64 => 13,
            Rntuple_ColumnType::Index32 => 14,
            Rntuple_ColumnType::Index64 => 15,
            Rntuple_ColumnType::Switch => 16,
            Rntuple_ColumnType::SplitInt16 => 17,
            Rntuple_ColumnType::SplitUint16 => 18,
            Rntuple_ColumnType::SplitInt32 => 19,
            Rntuple_ColumnType::SplitUint32 => 20,
            Rntuple_ColumnType::SplitInt64 => 21,
            Rntuple_ColumnType::SplitUint64 => 22,
            Rntuple_ColumnType::SplitReal16 => 23,
            Rntuple_ColumnType::SplitReal32 => 24,
            Rntuple_ColumnType::SplitReal64 => 25,
            Rntuple_ColumnType::SplitIndex32 => 26,
            Rntuple_ColumnType::SplitIndex64 => 27,
            Rntuple_ColumnType::Real32Trunc => 28,
            Rntuple_ColumnType::Real32Quant => 29,
            Rntuple_ColumnType::Unknown(v) => v
        }
    }
}

impl Default for Rntuple_ColumnType {
    fn default() -> Self { Rntuple_ColumnType::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum Rntuple_EnvelopeType {

    /**
     * Schema of the RNTuple.
     */
    Header,

    /**
     * Cluster groups and additions to the schema.
     */
    Footer,

    /**
     * Locations of the pages of one cluster group.
     */
    PageList,
    Unknown(i64),
}

impl TryFrom<i64> for Rntuple_EnvelopeType {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<Rntuple_EnvelopeType> {
        match flag {
            1 => Ok(Rntuple_EnvelopeType::Header),
            2 => Ok(Rntuple_EnvelopeType::Footer),
            3 => Ok(Rntuple_EnvelopeType::PageList),
            _ => Ok(Rntuple_EnvelopeType::Unknown(flag)),
        }
    }
}

impl From<&Rntuple_EnvelopeType> for i64 {
    fn from(v: &Rntuple_EnvelopeType) -> Self {
        match *v {
            Rntuple_EnvelopeType::Header => 1,
            Rntuple_EnvelopeType::Footer => 2,
            Rntuple_EnvelopeType::PageList => 3,
            Rntuple_EnvelopeType::Unknown(v) => v
        }
    }
}

impl Default for Rntuple_EnvelopeType {
    fn default() -> Self { Rntuple_EnvelopeType::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum Rntuple_ExtraTypeInfoContent {

    /**
     * ROOT-streamed list of the streamer infos of all types stored in streamer fields.
     */
    StreamerInfo,
    Unknown(i64),
}

impl TryFrom<i64> for Rntuple_ExtraTypeInfoContent {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<Rntuple_ExtraTypeInfoContent> {
        match flag {
            0 => Ok(Rntuple_ExtraTypeInfoContent::StreamerInfo),
            _ => Ok(Rntuple_ExtraTypeInfoContent::Unknown(flag)),
        }
    }
}

impl From<&Rntuple_ExtraTypeInfoContent> for i64 {
    fn from(v: &Rntuple_ExtraTypeInfoContent) -> Self {
        match *v {
            Rntuple_ExtraTypeInfoContent::StreamerInfo => 0,
            Rntuple_ExtraTypeInfoContent::Unknown(v) => v
        }
    }
}

impl Default for Rntuple_ExtraTypeInfoContent {
    fn default() -> Self { Rntuple_ExtraTypeInfoContent::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum Rntuple_FeatureFlagNumber {

    /**
     * A column below a collection or variant is deferred and suppressed; since versions 1.0.2.1 and 1.1.0.0.
     */
    NestedDeferredColumns,
    Unknown(i64),
}

impl TryFrom<i64> for Rntuple_FeatureFlagNumber {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<Rntuple_FeatureFlagNumber> {
        match flag {
            0 => Ok(Rntuple_FeatureFlagNumber::NestedDeferredColumns),
            _ => Ok(Rntuple_FeatureFlagNumber::Unknown(flag)),
        }
    }
}

impl From<&Rntuple_FeatureFlagNumber> for i64 {
    fn from(v: &Rntuple_FeatureFlagNumber) -> Self {
        match *v {
            Rntuple_FeatureFlagNumber::NestedDeferredColumns => 0,
            Rntuple_FeatureFlagNumber::Unknown(v) => v
        }
    }
}

impl Default for Rntuple_FeatureFlagNumber {
    fn default() -> Self { Rntuple_FeatureFlagNumber::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum Rntuple_FieldFlag {

    /**
     * Fixed-size array; array_size is stored.
     */
    Repetitive,

    /**
     * Shows the columns of another field; source_field_id is stored.
     */
    Projected,

    /**
     * A checksum of the type is stored.
     */
    TypeChecksum,

    /**
     * Collection whose in-memory layout is a struct of arrays; nothing more is stored.
     */
    SoaCollection,
    Unknown(i64),
}

impl TryFrom<i64> for Rntuple_FieldFlag {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<Rntuple_FieldFlag> {
        match flag {
            1 => Ok(Rntuple_FieldFlag::Repetitive),
            2 => Ok(Rntuple_FieldFlag::Projected),
            4 => Ok(Rntuple_FieldFlag::TypeChecksum),
            8 => Ok(Rntuple_FieldFlag::SoaCollection),
            _ => Ok(Rntuple_FieldFlag::Unknown(flag)),
        }
    }
}

impl From<&Rntuple_FieldFlag> for i64 {
    fn from(v: &Rntuple_FieldFlag) -> Self {
        match *v {
            Rntuple_FieldFlag::Repetitive => 1,
            Rntuple_FieldFlag::Projected => 2,
            Rntuple_FieldFlag::TypeChecksum => 4,
            Rntuple_FieldFlag::SoaCollection => 8,
            Rntuple_FieldFlag::Unknown(v) => v
        }
    }
}

impl Default for Rntuple_FieldFlag {
    fn default() -> Self { Rntuple_FieldFlag::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum Rntuple_FieldRole {

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
     * Object in the serialisation of ROOT, stored as bytes.
     */
    Streamer,
    Unknown(i64),
}

impl TryFrom<i64> for Rntuple_FieldRole {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<Rntuple_FieldRole> {
        match flag {
            0 => Ok(Rntuple_FieldRole::Plain),
            1 => Ok(Rntuple_FieldRole::Collection),
            2 => Ok(Rntuple_FieldRole::Record),
            3 => Ok(Rntuple_FieldRole::Variant),
            4 => Ok(Rntuple_FieldRole::Streamer),
            _ => Ok(Rntuple_FieldRole::Unknown(flag)),
        }
    }
}

impl From<&Rntuple_FieldRole> for i64 {
    fn from(v: &Rntuple_FieldRole) -> Self {
        match *v {
            Rntuple_FieldRole::Plain => 0,
            Rntuple_FieldRole::Collection => 1,
            Rntuple_FieldRole::Record => 2,
            Rntuple_FieldRole::Variant => 3,
            Rntuple_FieldRole::Streamer => 4,
            Rntuple_FieldRole::Unknown(v) => v
        }
    }
}

impl Default for Rntuple_FieldRole {
    fn default() -> Self { Rntuple_FieldRole::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum Rntuple_LocatorKind {

    /**
     * Size below 2 GiB and offset in the same file; has no kind on storage.
     */
    Standard,

    /**
     * 64-bit size and offset in the same file.
     */
    Large,

    /**
     * Object of an object store, by a 64-bit number; an experiment of ROOT for DAOS and S3.
     */
    Object64,

    /**
     * Object of an object store and offset in it, by 32 bits each; an experiment of ROOT for S3.
     */
    Multi,
    Unknown(i64),
}

impl TryFrom<i64> for Rntuple_LocatorKind {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<Rntuple_LocatorKind> {
        match flag {
            0 => Ok(Rntuple_LocatorKind::Standard),
            1 => Ok(Rntuple_LocatorKind::Large),
            2 => Ok(Rntuple_LocatorKind::Object64),
            3 => Ok(Rntuple_LocatorKind::Multi),
            _ => Ok(Rntuple_LocatorKind::Unknown(flag)),
        }
    }
}

impl From<&Rntuple_LocatorKind> for i64 {
    fn from(v: &Rntuple_LocatorKind) -> Self {
        match *v {
            Rntuple_LocatorKind::Standard => 0,
            Rntuple_LocatorKind::Large => 1,
            Rntuple_LocatorKind::Object64 => 2,
            Rntuple_LocatorKind::Multi => 3,
            Rntuple_LocatorKind::Unknown(v) => v
        }
    }
}

impl Default for Rntuple_LocatorKind {
    fn default() -> Self { Rntuple_LocatorKind::Unknown(0) }
}


/**
 * Column of a projected field: another name for a physical column.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#alias-columns RNTuple Binary Format Specification 1.0, section 'Alias columns'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_AliasColumn {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_AliasColumnRecord>,
    pub _self: SharedType<Self>,
    physical_column_id: RefCell<u32>,
    field_id: RefCell<u32>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Rntuple_AliasColumn {
    type Root = Rntuple;
    type Parent = Rntuple_AliasColumnRecord;

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
impl Rntuple_AliasColumn {
}

/**
 * Id of the physical column that holds the elements.
 */
impl Rntuple_AliasColumn {
    pub fn physical_column_id(&self) -> Ref<'_, u32> {
        self.physical_column_id.borrow()
    }
}

/**
 * Id of the projected field.
 */
impl Rntuple_AliasColumn {
    pub fn field_id(&self) -> Ref<'_, u32> {
        self.field_id.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl Rntuple_AliasColumn {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl Rntuple_AliasColumn {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of alias columns.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_AliasColumnList {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_Schema>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<Rntuple_AliasColumnListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for Rntuple_AliasColumnList {
    type Root = Rntuple;
    type Parent = Rntuple_Schema;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s8le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((12 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((8 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/alias_column_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, Rntuple_AliasColumnListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl Rntuple_AliasColumnList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl Rntuple_AliasColumnList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl Rntuple_AliasColumnList {
    pub fn body(&self) -> Ref<'_, OptRc<Rntuple_AliasColumnListBody>> {
        self.body.borrow()
    }
}
impl Rntuple_AliasColumnList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of alias columns.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_AliasColumnListBody {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_AliasColumnList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<Rntuple_AliasColumnRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Rntuple_AliasColumnListBody {
    type Root = Rntuple;
    type Parent = Rntuple_AliasColumnList;

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
        *self_rc.num_items.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items();
        if !( (((_tmpa as i64) <= (2147483647 as i64)) && (((((_tmpa as i64) as i64) * ((8 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/alias_column_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items();
        for _i in 0..l_items {
            let t = Self::read_into::<_, Rntuple_AliasColumnRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl Rntuple_AliasColumnListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl Rntuple_AliasColumnListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The alias columns, in order.
 */
impl Rntuple_AliasColumnListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<Rntuple_AliasColumnRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl Rntuple_AliasColumnListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl Rntuple_AliasColumnListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one alias column.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_AliasColumnRecord {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_AliasColumnListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<Rntuple_AliasColumn>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for Rntuple_AliasColumnRecord {
    type Root = Rntuple;
    type Parent = Rntuple_AliasColumnListBody;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s8le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) >= (8 as i64)) && (((((_tmpa as i64) as i64) - (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) <= (8 as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/alias_column_record/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_frame() as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, Rntuple_AliasColumn>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl Rntuple_AliasColumnRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl Rntuple_AliasColumnRecord {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl Rntuple_AliasColumnRecord {
    pub fn body(&self) -> Ref<'_, OptRc<Rntuple_AliasColumn>> {
        self.body.borrow()
    }
}
impl Rntuple_AliasColumnRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Clusters that share one page list.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#cluster-group-record-frame RNTuple Binary Format Specification 1.0, section 'Cluster Group Record Frame'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_ClusterGroup {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_ClusterGroupRecord>,
    pub _self: SharedType<Self>,
    min_entry: RefCell<u64>,
    entry_span: RefCell<u64>,
    num_clusters: RefCell<u32>,
    page_list_link: RefCell<OptRc<Rntuple_EnvelopeLink>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Rntuple_ClusterGroup {
    type Root = Rntuple;
    type Parent = Rntuple_ClusterGroupRecord;

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
        *self_rc.min_entry.borrow_mut() = _io.read_u8le()?.into();
        *self_rc.entry_span.borrow_mut() = _io.read_u8le()?.into();
        *self_rc.num_clusters.borrow_mut() = _io.read_u4le()?.into();
        let t = Self::read_into::<_, Rntuple_EnvelopeLink>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.page_list_link.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl Rntuple_ClusterGroup {
}

/**
 * Number of the first entry of all clusters of the group.
 */
impl Rntuple_ClusterGroup {
    pub fn min_entry(&self) -> Ref<'_, u64> {
        self.min_entry.borrow()
    }
}

/**
 * Number of entries that the group covers.
 */
impl Rntuple_ClusterGroup {
    pub fn entry_span(&self) -> Ref<'_, u64> {
        self.entry_span.borrow()
    }
}

/**
 * Number of clusters in the group.
 */
impl Rntuple_ClusterGroup {
    pub fn num_clusters(&self) -> Ref<'_, u32> {
        self.num_clusters.borrow()
    }
}

/**
 * Where the page list of the group is stored.
 */
impl Rntuple_ClusterGroup {
    pub fn page_list_link(&self) -> Ref<'_, OptRc<Rntuple_EnvelopeLink>> {
        self.page_list_link.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl Rntuple_ClusterGroup {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl Rntuple_ClusterGroup {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of cluster groups.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_ClusterGroupList {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_Footer>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<Rntuple_ClusterGroupListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for Rntuple_ClusterGroupList {
    type Root = Rntuple;
    type Parent = Rntuple_Footer;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s8le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((12 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((8 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/cluster_group_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, Rntuple_ClusterGroupListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl Rntuple_ClusterGroupList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl Rntuple_ClusterGroupList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl Rntuple_ClusterGroupList {
    pub fn body(&self) -> Ref<'_, OptRc<Rntuple_ClusterGroupListBody>> {
        self.body.borrow()
    }
}
impl Rntuple_ClusterGroupList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of cluster groups.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_ClusterGroupListBody {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_ClusterGroupList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<Rntuple_ClusterGroupRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Rntuple_ClusterGroupListBody {
    type Root = Rntuple;
    type Parent = Rntuple_ClusterGroupList;

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
        *self_rc.num_items.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items();
        if !( (((_tmpa as i64) <= (2147483647 as i64)) && (((((_tmpa as i64) as i64) * ((8 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/cluster_group_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items();
        for _i in 0..l_items {
            let t = Self::read_into::<_, Rntuple_ClusterGroupRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl Rntuple_ClusterGroupListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl Rntuple_ClusterGroupListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The cluster groups, in order.
 */
impl Rntuple_ClusterGroupListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<Rntuple_ClusterGroupRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl Rntuple_ClusterGroupListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl Rntuple_ClusterGroupListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one cluster group.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_ClusterGroupRecord {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_ClusterGroupListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<Rntuple_ClusterGroup>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for Rntuple_ClusterGroupRecord {
    type Root = Rntuple;
    type Parent = Rntuple_ClusterGroupListBody;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s8le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) >= (8 as i64)) && (((((_tmpa as i64) as i64) - (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) <= (8 as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/cluster_group_record/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_frame() as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, Rntuple_ClusterGroup>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl Rntuple_ClusterGroupRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl Rntuple_ClusterGroupRecord {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl Rntuple_ClusterGroupRecord {
    pub fn body(&self) -> Ref<'_, OptRc<Rntuple_ClusterGroup>> {
        self.body.borrow()
    }
}
impl Rntuple_ClusterGroupRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of page locations of the columns of one cluster.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_ClusterPages {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_ClusterPagesListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<Rntuple_ClusterPagesBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for Rntuple_ClusterPages {
    type Root = Rntuple;
    type Parent = Rntuple_ClusterPagesListBody;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s8le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((12 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((8 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/cluster_pages/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, Rntuple_ClusterPagesBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl Rntuple_ClusterPages {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl Rntuple_ClusterPages {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl Rntuple_ClusterPages {
    pub fn body(&self) -> Ref<'_, OptRc<Rntuple_ClusterPagesBody>> {
        self.body.borrow()
    }
}
impl Rntuple_ClusterPages {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of page locations of the columns of one cluster.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations RNTuple Binary Format Specification 1.0, section 'Page Locations'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_ClusterPagesBody {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_ClusterPages>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<Rntuple_ColumnPages>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Rntuple_ClusterPagesBody {
    type Root = Rntuple;
    type Parent = Rntuple_ClusterPages;

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
        *self_rc.num_items.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items();
        if !( (((_tmpa as i64) <= (2147483647 as i64)) && (((((_tmpa as i64) as i64) * ((20 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/cluster_pages_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items();
        for _i in 0..l_items {
            let t = Self::read_into::<_, Rntuple_ColumnPages>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl Rntuple_ClusterPagesBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 20 bytes.
 */
impl Rntuple_ClusterPagesBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * One list per column, by column id; columns added after the cluster was written may be missing at
 * the end.
 */
impl Rntuple_ClusterPagesBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<Rntuple_ColumnPages>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl Rntuple_ClusterPagesBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl Rntuple_ClusterPagesBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of page locations of clusters.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_ClusterPagesList {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_PageList>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<Rntuple_ClusterPagesListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for Rntuple_ClusterPagesList {
    type Root = Rntuple;
    type Parent = Rntuple_PageList;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s8le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((12 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((8 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/cluster_pages_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, Rntuple_ClusterPagesListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl Rntuple_ClusterPagesList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl Rntuple_ClusterPagesList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl Rntuple_ClusterPagesList {
    pub fn body(&self) -> Ref<'_, OptRc<Rntuple_ClusterPagesListBody>> {
        self.body.borrow()
    }
}
impl Rntuple_ClusterPagesList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of page locations of clusters.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations RNTuple Binary Format Specification 1.0, section 'Page Locations'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_ClusterPagesListBody {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_ClusterPagesList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<Rntuple_ClusterPages>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Rntuple_ClusterPagesListBody {
    type Root = Rntuple;
    type Parent = Rntuple_ClusterPagesList;

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
        *self_rc.num_items.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items();
        if !( (((_tmpa as i64) <= (2147483647 as i64)) && (((((_tmpa as i64) as i64) * ((12 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/cluster_pages_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items();
        for _i in 0..l_items {
            let t = Self::read_into::<_, Rntuple_ClusterPages>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl Rntuple_ClusterPagesListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 12 bytes.
 */
impl Rntuple_ClusterPagesListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * One list per cluster, in the order of the cluster summaries.
 */
impl Rntuple_ClusterPagesListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<Rntuple_ClusterPages>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl Rntuple_ClusterPagesListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl Rntuple_ClusterPagesListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Entry range of one cluster.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#cluster-summary-record-frame RNTuple Binary Format Specification 1.0, section 'Cluster Summary Record Frame'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_ClusterSummary {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_ClusterSummaryRecord>,
    pub _self: SharedType<Self>,
    first_entry: RefCell<u64>,
    num_entries_lo: RefCell<u32>,
    num_entries_mid: RefCell<u16>,
    num_entries_hi: RefCell<u8>,
    flags: RefCell<u8>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_num_entries: Cell<bool>,
    num_entries: RefCell<u64>,
}
impl KStruct for Rntuple_ClusterSummary {
    type Root = Rntuple;
    type Parent = Rntuple_ClusterSummaryRecord;

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
        *self_rc.num_entries_mid.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.num_entries_hi.borrow_mut() = _io.read_u1()?.into();
        *self_rc.flags.borrow_mut() = _io.read_u1()?.into();
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl Rntuple_ClusterSummary {

    /**
     * Number of entries of the cluster, 56 bits.
     */
    pub fn num_entries(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_num_entries.get() {
            return Ok(self.num_entries.borrow());
        }
        *self.num_entries.borrow_mut() = ((((((((*self.num_entries_lo() as u64) as u64) + (((((*self.num_entries_mid() as u64) as u64) * ((4294967296 as u64) as u64)) as u64) as u64)) as u64) as u64) + (((((*self.num_entries_hi() as u64) as u64) * ((281474976710656 as u64) as u64)) as u64) as u64)) as u64)) as u64;
        self.f_num_entries.set(true);
        Ok(self.num_entries.borrow())
    }
}

/**
 * Number of the first entry of the cluster.
 */
impl Rntuple_ClusterSummary {
    pub fn first_entry(&self) -> Ref<'_, u64> {
        self.first_entry.borrow()
    }
}

/**
 * Bits 0 to 31 of the number of entries.
 */
impl Rntuple_ClusterSummary {
    pub fn num_entries_lo(&self) -> Ref<'_, u32> {
        self.num_entries_lo.borrow()
    }
}

/**
 * Bits 32 to 47 of the number of entries.
 */
impl Rntuple_ClusterSummary {
    pub fn num_entries_mid(&self) -> Ref<'_, u16> {
        self.num_entries_mid.borrow()
    }
}

/**
 * Bits 48 to 55 of the number of entries.
 */
impl Rntuple_ClusterSummary {
    pub fn num_entries_hi(&self) -> Ref<'_, u8> {
        self.num_entries_hi.borrow()
    }
}

/**
 * Bits of the enum cluster_flag.
 */
impl Rntuple_ClusterSummary {
    pub fn flags(&self) -> Ref<'_, u8> {
        self.flags.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl Rntuple_ClusterSummary {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl Rntuple_ClusterSummary {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of cluster summaries.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_ClusterSummaryList {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_PageList>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<Rntuple_ClusterSummaryListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for Rntuple_ClusterSummaryList {
    type Root = Rntuple;
    type Parent = Rntuple_PageList;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s8le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((12 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((8 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/cluster_summary_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, Rntuple_ClusterSummaryListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl Rntuple_ClusterSummaryList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl Rntuple_ClusterSummaryList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl Rntuple_ClusterSummaryList {
    pub fn body(&self) -> Ref<'_, OptRc<Rntuple_ClusterSummaryListBody>> {
        self.body.borrow()
    }
}
impl Rntuple_ClusterSummaryList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of cluster summaries.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_ClusterSummaryListBody {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_ClusterSummaryList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<Rntuple_ClusterSummaryRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Rntuple_ClusterSummaryListBody {
    type Root = Rntuple;
    type Parent = Rntuple_ClusterSummaryList;

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
        *self_rc.num_items.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items();
        if !( (((_tmpa as i64) <= (2147483647 as i64)) && (((((_tmpa as i64) as i64) * ((8 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/cluster_summary_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items();
        for _i in 0..l_items {
            let t = Self::read_into::<_, Rntuple_ClusterSummaryRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl Rntuple_ClusterSummaryListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl Rntuple_ClusterSummaryListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The cluster summaries, in order.
 */
impl Rntuple_ClusterSummaryListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<Rntuple_ClusterSummaryRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl Rntuple_ClusterSummaryListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl Rntuple_ClusterSummaryListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one cluster summary.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_ClusterSummaryRecord {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_ClusterSummaryListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<Rntuple_ClusterSummary>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for Rntuple_ClusterSummaryRecord {
    type Root = Rntuple;
    type Parent = Rntuple_ClusterSummaryListBody;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s8le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) >= (8 as i64)) && (((((_tmpa as i64) as i64) - (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) <= (8 as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/cluster_summary_record/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_frame() as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, Rntuple_ClusterSummary>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl Rntuple_ClusterSummaryRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl Rntuple_ClusterSummaryRecord {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl Rntuple_ClusterSummaryRecord {
    pub fn body(&self) -> Ref<'_, OptRc<Rntuple_ClusterSummary>> {
        self.body.borrow()
    }
}
impl Rntuple_ClusterSummaryRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Description of one physical column.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_Column {
    present_first_element_index: Cell<bool>,
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_ColumnRecord>,
    pub _self: SharedType<Self>,
    column_type: RefCell<u16>,
    bits_on_storage: RefCell<u16>,
    field_id: RefCell<u32>,
    flags: RefCell<u16>,
    representation_index: RefCell<u16>,
    first_element_index: RefCell<i64>,
    value_range: RefCell<OptRc<Rntuple_ValueRange>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_has_value_range: Cell<bool>,
    has_value_range: RefCell<bool>,
    f_is_deferred: Cell<bool>,
    is_deferred: RefCell<bool>,
}
impl KStruct for Rntuple_Column {
    type Root = Rntuple;
    type Parent = Rntuple_ColumnRecord;

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
        *self_rc.flags.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.representation_index.borrow_mut() = _io.read_u2le()?.into();
        if *self_rc.is_deferred()? {
            *self_rc.first_element_index.borrow_mut() = _io.read_s8le()?.into();
            self_rc.present_first_element_index.set(true);
        }
        if *self_rc.has_value_range()? {
            let t = Self::read_into::<_, Rntuple_ValueRange>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.value_range.borrow_mut() = t;
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl Rntuple_Column {

    /**
     * Whether a range of values is stored.
     */
    pub fn has_value_range(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        if self.f_has_value_range.get() {
            return Ok(self.has_value_range.borrow());
        }
        *self.has_value_range.borrow_mut() = (((((*self.flags() as u16) & (2 as u16)) as i32) != (0 as i32))) as bool;
        self.f_has_value_range.set(true);
        Ok(self.has_value_range.borrow())
    }

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
        *self.is_deferred.borrow_mut() = (((((*self.flags() as u16) & (1 as u16)) as i32) != (0 as i32))) as bool;
        self.f_is_deferred.set(true);
        Ok(self.is_deferred.borrow())
    }
}

/**
 * How elements are encoded, see the enum column_type.
 */
impl Rntuple_Column {
    pub fn column_type(&self) -> Ref<'_, u16> {
        self.column_type.borrow()
    }
}

/**
 * Size of one element on storage, in bits.
 */
impl Rntuple_Column {
    pub fn bits_on_storage(&self) -> Ref<'_, u16> {
        self.bits_on_storage.borrow()
    }
}

/**
 * Id of the field that the column belongs to.
 */
impl Rntuple_Column {
    pub fn field_id(&self) -> Ref<'_, u32> {
        self.field_id.borrow()
    }
}

/**
 * Bits of the enum column_flag.
 */
impl Rntuple_Column {
    pub fn flags(&self) -> Ref<'_, u16> {
        self.flags.borrow()
    }
}

/**
 * Which of the alternative representations of the field the column belongs to.
 */
impl Rntuple_Column {
    pub fn representation_index(&self) -> Ref<'_, u16> {
        self.representation_index.borrow()
    }
}

/**
 * Index of the first stored element of a deferred column. Negative if the column is suppressed up to
 * there: clusters that do not list it hold these elements in the first representation of the field.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */
impl Rntuple_Column {
    pub fn first_element_index(&self) -> Option<i64> {
        self.present_first_element_index.get().then(|| *self.first_element_index.borrow())
    }
}

/**
 * Range of the values.
 */
impl Rntuple_Column {
    pub fn value_range(&self) -> Option<Rc<Rntuple_ValueRange>> {
        self.value_range.borrow().get().cloned()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl Rntuple_Column {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl Rntuple_Column {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of column descriptions.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_ColumnList {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_Schema>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<Rntuple_ColumnListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for Rntuple_ColumnList {
    type Root = Rntuple;
    type Parent = Rntuple_Schema;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s8le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((12 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((8 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, Rntuple_ColumnListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl Rntuple_ColumnList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl Rntuple_ColumnList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl Rntuple_ColumnList {
    pub fn body(&self) -> Ref<'_, OptRc<Rntuple_ColumnListBody>> {
        self.body.borrow()
    }
}
impl Rntuple_ColumnList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of column descriptions.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_ColumnListBody {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_ColumnList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<Rntuple_ColumnRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Rntuple_ColumnListBody {
    type Root = Rntuple;
    type Parent = Rntuple_ColumnList;

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
        *self_rc.num_items.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items();
        if !( (((_tmpa as i64) <= (2147483647 as i64)) && (((((_tmpa as i64) as i64) * ((8 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items();
        for _i in 0..l_items {
            let t = Self::read_into::<_, Rntuple_ColumnRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl Rntuple_ColumnListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl Rntuple_ColumnListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The column descriptions, in order.
 */
impl Rntuple_ColumnListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<Rntuple_ColumnRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl Rntuple_ColumnListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl Rntuple_ColumnListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of pages of one column in one cluster.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_ColumnPages {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_ClusterPagesBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<Rntuple_ColumnPagesBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for Rntuple_ColumnPages {
    type Root = Rntuple;
    type Parent = Rntuple_ClusterPagesBody;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s8le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((20 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((8 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_pages/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, Rntuple_ColumnPagesBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl Rntuple_ColumnPages {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl Rntuple_ColumnPages {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl Rntuple_ColumnPages {
    pub fn body(&self) -> Ref<'_, OptRc<Rntuple_ColumnPagesBody>> {
        self.body.borrow()
    }
}
impl Rntuple_ColumnPages {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of pages of one column in one cluster.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations RNTuple Binary Format Specification 1.0, section 'Page Locations'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_ColumnPagesBody {
    present_compression_settings: Cell<bool>,
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_ColumnPages>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<Rntuple_Page>>>,
    element_offset: RefCell<i64>,
    compression_settings: RefCell<u32>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Rntuple_ColumnPagesBody {
    type Root = Rntuple;
    type Parent = Rntuple_ColumnPages;

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
        *self_rc.num_items.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items();
        if !( (((_tmpa as i64) <= (2147483647 as i64)) && (((((_tmpa as i64) as i64) * ((8 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_pages_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items();
        for _i in 0..l_items {
            let t = Self::read_into::<_, Rntuple_Page>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.element_offset.borrow_mut() = _io.read_s8le()?.into();
        if ((*self_rc.element_offset() as i64) >= (0 as i64)) {
            *self_rc.compression_settings.borrow_mut() = _io.read_u4le()?.into();
            self_rc.present_compression_settings.set(true);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl Rntuple_ColumnPagesBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl Rntuple_ColumnPagesBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * Page descriptions in the order of elements; these are not frames.
 */
impl Rntuple_ColumnPagesBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<Rntuple_Page>>> {
        self.items.borrow()
    }
}

/**
 * Number of elements of the column in all clusters before; negative if the column is suppressed in
 * this cluster.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#suppressed-columns RNTuple Binary Format Specification 1.0, section 'Suppressed Columns'
 */
impl Rntuple_ColumnPagesBody {
    pub fn element_offset(&self) -> Ref<'_, i64> {
        self.element_offset.borrow()
    }
}

/**
 * Compression settings: 100 * algorithm + level; absent if the column is suppressed.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#basic-types RNTuple Binary Format Specification 1.0, section 'Basic Types'
 */
impl Rntuple_ColumnPagesBody {
    pub fn compression_settings(&self) -> Option<u32> {
        self.present_compression_settings.get().then(|| *self.compression_settings.borrow())
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl Rntuple_ColumnPagesBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl Rntuple_ColumnPagesBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one column description.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_ColumnRecord {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_ColumnListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<Rntuple_Column>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for Rntuple_ColumnRecord {
    type Root = Rntuple;
    type Parent = Rntuple_ColumnListBody;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s8le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) >= (8 as i64)) && (((((_tmpa as i64) as i64) - (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) <= (8 as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_record/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_frame() as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, Rntuple_Column>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl Rntuple_ColumnRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl Rntuple_ColumnRecord {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl Rntuple_ColumnRecord {
    pub fn body(&self) -> Ref<'_, OptRc<Rntuple_Column>> {
        self.body.borrow()
    }
}
impl Rntuple_ColumnRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * String with its length in front; no terminator, no padding.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#basic-types RNTuple Binary Format Specification 1.0, section 'Basic Types'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_CountedString {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    len: RefCell<u32>,
    raw: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_value: Cell<bool>,
    value: RefCell<String>,
}
impl KStruct for Rntuple_CountedString {
    type Root = Rntuple;
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
impl Rntuple_CountedString {

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
impl Rntuple_CountedString {
    pub fn len(&self) -> Ref<'_, u32> {
        self.len.borrow()
    }
}

/**
 * Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
 */
impl Rntuple_CountedString {
    pub fn raw(&self) -> Ref<'_, Vec<u8>> {
        self.raw.borrow()
    }
}
impl Rntuple_CountedString {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Reference to another envelope.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#locators-and-envelope-links RNTuple Binary Format Specification 1.0, section 'Locators and Envelope Links'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_EnvelopeLink {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_ClusterGroup>,
    pub _self: SharedType<Self>,
    len_envelope: RefCell<u64>,
    locator: RefCell<OptRc<Rntuple_Locator>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Rntuple_EnvelopeLink {
    type Root = Rntuple;
    type Parent = Rntuple_ClusterGroup;

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
        *self_rc.len_envelope.borrow_mut() = _io.read_u8le()?.into();
        let t = Self::read_into::<_, Rntuple_Locator>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.locator.borrow_mut() = t;
        Ok(())
    }
}
impl Rntuple_EnvelopeLink {
}

/**
 * Length in bytes of the referenced envelope after decompression.
 */
impl Rntuple_EnvelopeLink {
    pub fn len_envelope(&self) -> Ref<'_, u64> {
        self.len_envelope.borrow()
    }
}

/**
 * Where the referenced envelope is stored.
 */
impl Rntuple_EnvelopeLink {
    pub fn locator(&self) -> Ref<'_, OptRc<Rntuple_Locator>> {
        self.locator.borrow()
    }
}
impl Rntuple_EnvelopeLink {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Additional information about one type or all types.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#extra-type-information RNTuple Binary Format Specification 1.0, section 'Extra type information'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_ExtraTypeInfo {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_ExtraTypeInfoRecord>,
    pub _self: SharedType<Self>,
    content_id: RefCell<u32>,
    type_version: RefCell<u32>,
    type_name: RefCell<OptRc<Rntuple_CountedString>>,
    content: RefCell<OptRc<Rntuple_CountedString>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Rntuple_ExtraTypeInfo {
    type Root = Rntuple;
    type Parent = Rntuple_ExtraTypeInfoRecord;

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
        *self_rc.content_id.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.type_version.borrow_mut() = _io.read_u4le()?.into();
        let t = Self::read_into::<_, Rntuple_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.type_name.borrow_mut() = t;
        if !(_io.is_eof()) {
            let t = Self::read_into::<_, Rntuple_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
            *self_rc.content.borrow_mut() = t;
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl Rntuple_ExtraTypeInfo {
}

/**
 * Kind of content, see the enum extra_type_info_content.
 */
impl Rntuple_ExtraTypeInfo {
    pub fn content_id(&self) -> Ref<'_, u32> {
        self.content_id.borrow()
    }
}

/**
 * Version of the type that the information is about.
 */
impl Rntuple_ExtraTypeInfo {
    pub fn type_version(&self) -> Ref<'_, u32> {
        self.type_version.borrow()
    }
}

/**
 * C++ type that the information concerns; empty if it concerns several.
 */
impl Rntuple_ExtraTypeInfo {
    pub fn type_name(&self) -> Ref<'_, OptRc<Rntuple_CountedString>> {
        self.type_name.borrow()
    }
}

/**
 * The information, in a form that depends on the kind of content; not necessarily text.
 */
impl Rntuple_ExtraTypeInfo {
    pub fn content(&self) -> Option<Rc<Rntuple_CountedString>> {
        self.content.borrow().get().cloned()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl Rntuple_ExtraTypeInfo {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl Rntuple_ExtraTypeInfo {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of extra type information records.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_ExtraTypeInfoList {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_Schema>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<Rntuple_ExtraTypeInfoListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for Rntuple_ExtraTypeInfoList {
    type Root = Rntuple;
    type Parent = Rntuple_Schema;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s8le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((12 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((8 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/extra_type_info_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, Rntuple_ExtraTypeInfoListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl Rntuple_ExtraTypeInfoList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl Rntuple_ExtraTypeInfoList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl Rntuple_ExtraTypeInfoList {
    pub fn body(&self) -> Ref<'_, OptRc<Rntuple_ExtraTypeInfoListBody>> {
        self.body.borrow()
    }
}
impl Rntuple_ExtraTypeInfoList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of extra type information records.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_ExtraTypeInfoListBody {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_ExtraTypeInfoList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<Rntuple_ExtraTypeInfoRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Rntuple_ExtraTypeInfoListBody {
    type Root = Rntuple;
    type Parent = Rntuple_ExtraTypeInfoList;

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
        *self_rc.num_items.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items();
        if !( (((_tmpa as i64) <= (2147483647 as i64)) && (((((_tmpa as i64) as i64) * ((8 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/extra_type_info_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items();
        for _i in 0..l_items {
            let t = Self::read_into::<_, Rntuple_ExtraTypeInfoRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl Rntuple_ExtraTypeInfoListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl Rntuple_ExtraTypeInfoListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The extra type information records, in order.
 */
impl Rntuple_ExtraTypeInfoListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<Rntuple_ExtraTypeInfoRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl Rntuple_ExtraTypeInfoListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl Rntuple_ExtraTypeInfoListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one piece of extra type information.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_ExtraTypeInfoRecord {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_ExtraTypeInfoListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<Rntuple_ExtraTypeInfo>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for Rntuple_ExtraTypeInfoRecord {
    type Root = Rntuple;
    type Parent = Rntuple_ExtraTypeInfoListBody;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s8le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) >= (8 as i64)) && (((((_tmpa as i64) as i64) - (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) <= (8 as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/extra_type_info_record/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_frame() as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, Rntuple_ExtraTypeInfo>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl Rntuple_ExtraTypeInfoRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl Rntuple_ExtraTypeInfoRecord {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl Rntuple_ExtraTypeInfoRecord {
    pub fn body(&self) -> Ref<'_, OptRc<Rntuple_ExtraTypeInfo>> {
        self.body.borrow()
    }
}
impl Rntuple_ExtraTypeInfoRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * One 64-bit word of 63 flags, in two halves so that no target language loses bits.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#feature-flags RNTuple Binary Format Specification 1.0, section 'Feature Flags'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_FeatureFlagWord {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_FeatureFlags>,
    pub _self: SharedType<Self>,
    lo: RefCell<u32>,
    hi: RefCell<i32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Rntuple_FeatureFlagWord {
    type Root = Rntuple;
    type Parent = Rntuple_FeatureFlags;

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
impl Rntuple_FeatureFlagWord {
}

/**
 * Flags 0 to 31 of this word.
 */
impl Rntuple_FeatureFlagWord {
    pub fn lo(&self) -> Ref<'_, u32> {
        self.lo.borrow()
    }
}

/**
 * Flags 32 to 62 of this word; negative (bit 63 of the word is set) if another word follows.
 */
impl Rntuple_FeatureFlagWord {
    pub fn hi(&self) -> Ref<'_, i32> {
        self.hi.borrow()
    }
}
impl Rntuple_FeatureFlagWord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Chain of 64-bit words of feature flags; readers refuse flags they do not know.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#feature-flags RNTuple Binary Format Specification 1.0, section 'Feature Flags'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_FeatureFlags {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    words: RefCell<Vec<OptRc<Rntuple_FeatureFlagWord>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Rntuple_FeatureFlags {
    type Root = Rntuple;
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
                let t = Self::read_into::<_, Rntuple_FeatureFlagWord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
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
impl Rntuple_FeatureFlags {
}

/**
 * Words of the chain; flag number 64 * i + b is bit b of word i.
 */
impl Rntuple_FeatureFlags {
    pub fn words(&self) -> Ref<'_, Vec<OptRc<Rntuple_FeatureFlagWord>>> {
        self.words.borrow()
    }
}
impl Rntuple_FeatureFlags {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Description of one field: a node of the schema tree.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#field-description RNTuple Binary Format Specification 1.0, section 'Field Description'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_Field {
    present_type_checksum: Cell<bool>,
    present_source_field_id: Cell<bool>,
    present_array_size: Cell<bool>,
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_FieldRecord>,
    pub _self: SharedType<Self>,
    field_version: RefCell<u32>,
    type_version: RefCell<u32>,
    parent_id: RefCell<u32>,
    role: RefCell<u16>,
    flags: RefCell<u16>,
    name: RefCell<OptRc<Rntuple_CountedString>>,
    type_name: RefCell<OptRc<Rntuple_CountedString>>,
    type_alias: RefCell<OptRc<Rntuple_CountedString>>,
    description: RefCell<OptRc<Rntuple_CountedString>>,
    array_size: RefCell<u64>,
    source_field_id: RefCell<u32>,
    type_checksum: RefCell<u32>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_has_type_checksum: Cell<bool>,
    has_type_checksum: RefCell<bool>,
    f_is_projected: Cell<bool>,
    is_projected: RefCell<bool>,
    f_is_repetitive: Cell<bool>,
    is_repetitive: RefCell<bool>,
}
impl KStruct for Rntuple_Field {
    type Root = Rntuple;
    type Parent = Rntuple_FieldRecord;

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
        let t = Self::read_into::<_, Rntuple_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.name.borrow_mut() = t;
        let t = Self::read_into::<_, Rntuple_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.type_name.borrow_mut() = t;
        let t = Self::read_into::<_, Rntuple_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.type_alias.borrow_mut() = t;
        let t = Self::read_into::<_, Rntuple_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.description.borrow_mut() = t;
        if *self_rc.is_repetitive()? {
            *self_rc.array_size.borrow_mut() = _io.read_u8le()?.into();
            self_rc.present_array_size.set(true);
        }
        if *self_rc.is_projected()? {
            *self_rc.source_field_id.borrow_mut() = _io.read_u4le()?.into();
            self_rc.present_source_field_id.set(true);
        }
        if *self_rc.has_type_checksum()? {
            *self_rc.type_checksum.borrow_mut() = _io.read_u4le()?.into();
            self_rc.present_type_checksum.set(true);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl Rntuple_Field {

    /**
     * Whether a checksum of the type is stored.
     */
    pub fn has_type_checksum(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        if self.f_has_type_checksum.get() {
            return Ok(self.has_type_checksum.borrow());
        }
        *self.has_type_checksum.borrow_mut() = (((((*self.flags() as u16) & (4 as u16)) as i32) != (0 as i32))) as bool;
        self.f_has_type_checksum.set(true);
        Ok(self.has_type_checksum.borrow())
    }

    /**
     * Whether the field shows the columns of another field.
     */
    pub fn is_projected(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        if self.f_is_projected.get() {
            return Ok(self.is_projected.borrow());
        }
        *self.is_projected.borrow_mut() = (((((*self.flags() as u16) & (2 as u16)) as i32) != (0 as i32))) as bool;
        self.f_is_projected.set(true);
        Ok(self.is_projected.borrow())
    }

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
impl Rntuple_Field {
    pub fn field_version(&self) -> Ref<'_, u32> {
        self.field_version.borrow()
    }
}

/**
 * Version of the type, such as the class version of a user-defined class.
 */
impl Rntuple_Field {
    pub fn type_version(&self) -> Ref<'_, u32> {
        self.type_version.borrow()
    }
}

/**
 * Id of the parent field; a top-level field names itself.
 */
impl Rntuple_Field {
    pub fn parent_id(&self) -> Ref<'_, u32> {
        self.parent_id.borrow()
    }
}

/**
 * Structural role, see the enum field_role.
 */
impl Rntuple_Field {
    pub fn role(&self) -> Ref<'_, u16> {
        self.role.borrow()
    }
}

/**
 * Bits of the enum field_flag.
 */
impl Rntuple_Field {
    pub fn flags(&self) -> Ref<'_, u16> {
        self.flags.borrow()
    }
}

/**
 * Name of the field.
 */
impl Rntuple_Field {
    pub fn name(&self) -> Ref<'_, OptRc<Rntuple_CountedString>> {
        self.name.borrow()
    }
}

/**
 * C++ type name.
 */
impl Rntuple_Field {
    pub fn type_name(&self) -> Ref<'_, OptRc<Rntuple_CountedString>> {
        self.type_name.borrow()
    }
}

/**
 * C++ type name as the user wrote it, if it differs; else empty.
 */
impl Rntuple_Field {
    pub fn type_alias(&self) -> Ref<'_, OptRc<Rntuple_CountedString>> {
        self.type_alias.borrow()
    }
}

/**
 * Free text about the field.
 */
impl Rntuple_Field {
    pub fn description(&self) -> Ref<'_, OptRc<Rntuple_CountedString>> {
        self.description.borrow()
    }
}

/**
 * Number of items per entry of a fixed-size array or bitset.
 */
impl Rntuple_Field {
    pub fn array_size(&self) -> Option<u64> {
        self.present_array_size.get().then(|| *self.array_size.borrow())
    }
}

/**
 * Id of the field that a projected field shows.
 */
impl Rntuple_Field {
    pub fn source_field_id(&self) -> Option<u32> {
        self.present_source_field_id.get().then(|| *self.source_field_id.borrow())
    }
}

/**
 * Checksum that ROOT computed over the in-memory type.
 */
impl Rntuple_Field {
    pub fn type_checksum(&self) -> Option<u32> {
        self.present_type_checksum.get().then(|| *self.type_checksum.borrow())
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl Rntuple_Field {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl Rntuple_Field {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of field descriptions.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_FieldList {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_Schema>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<Rntuple_FieldListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for Rntuple_FieldList {
    type Root = Rntuple;
    type Parent = Rntuple_Schema;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s8le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((12 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((8 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/field_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, Rntuple_FieldListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl Rntuple_FieldList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl Rntuple_FieldList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl Rntuple_FieldList {
    pub fn body(&self) -> Ref<'_, OptRc<Rntuple_FieldListBody>> {
        self.body.borrow()
    }
}
impl Rntuple_FieldList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of field descriptions.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_FieldListBody {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_FieldList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<Rntuple_FieldRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Rntuple_FieldListBody {
    type Root = Rntuple;
    type Parent = Rntuple_FieldList;

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
        *self_rc.num_items.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items();
        if !( (((_tmpa as i64) <= (2147483647 as i64)) && (((((_tmpa as i64) as i64) * ((8 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/field_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items();
        for _i in 0..l_items {
            let t = Self::read_into::<_, Rntuple_FieldRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl Rntuple_FieldListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl Rntuple_FieldListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The field descriptions, in order.
 */
impl Rntuple_FieldListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<Rntuple_FieldRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl Rntuple_FieldListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl Rntuple_FieldListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one field description.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_FieldRecord {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_FieldListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<Rntuple_Field>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for Rntuple_FieldRecord {
    type Root = Rntuple;
    type Parent = Rntuple_FieldListBody;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s8le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) >= (8 as i64)) && (((((_tmpa as i64) as i64) - (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) <= (8 as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/field_record/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_frame() as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, Rntuple_Field>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl Rntuple_FieldRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl Rntuple_FieldRecord {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl Rntuple_FieldRecord {
    pub fn body(&self) -> Ref<'_, OptRc<Rntuple_Field>> {
        self.body.borrow()
    }
}
impl Rntuple_FieldRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the footer envelope: additions to the schema, and the way to the page lists.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#footer-envelope RNTuple Binary Format Specification 1.0, section 'Footer Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_Footer {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple>,
    pub _self: SharedType<Self>,
    feature_flags: RefCell<OptRc<Rntuple_FeatureFlags>>,
    header_checksum: RefCell<Vec<u8>>,
    schema_extension: RefCell<OptRc<Rntuple_SchemaExtensionRecord>>,
    cluster_groups: RefCell<OptRc<Rntuple_ClusterGroupList>>,
    linked_attribute_sets: RefCell<OptRc<Rntuple_LinkedAttributeSetList>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Rntuple_Footer {
    type Root = Rntuple;
    type Parent = Rntuple;

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
        let t = Self::read_into::<_, Rntuple_FeatureFlags>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.feature_flags.borrow_mut() = t;
        *self_rc.header_checksum.borrow_mut() = _io.read_bytes(8 as usize)?.into();
        let t = Self::read_into::<_, Rntuple_SchemaExtensionRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.schema_extension.borrow_mut() = t;
        let t = Self::read_into::<_, Rntuple_ClusterGroupList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.cluster_groups.borrow_mut() = t;
        if !(_io.is_eof()) {
            let t = Self::read_into::<_, Rntuple_LinkedAttributeSetList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.linked_attribute_sets.borrow_mut() = t;
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl Rntuple_Footer {
}

/**
 * Features that a reader must know, in addition to those of the header; see feature_flag_number for their names.
 */
impl Rntuple_Footer {
    pub fn feature_flags(&self) -> Ref<'_, OptRc<Rntuple_FeatureFlags>> {
        self.feature_flags.borrow()
    }
}

/**
 * Checksum of the header envelope that the footer belongs to.
 */
impl Rntuple_Footer {
    pub fn header_checksum(&self) -> Ref<'_, Vec<u8>> {
        self.header_checksum.borrow()
    }
}

/**
 * Schema parts that were added while data was being written.
 */
impl Rntuple_Footer {
    pub fn schema_extension(&self) -> Ref<'_, OptRc<Rntuple_SchemaExtensionRecord>> {
        self.schema_extension.borrow()
    }
}

/**
 * Cluster groups, each with a link to its page list.
 */
impl Rntuple_Footer {
    pub fn cluster_groups(&self) -> Ref<'_, OptRc<Rntuple_ClusterGroupList>> {
        self.cluster_groups.borrow()
    }
}

/**
 * Linked attribute sets; written since version 1.0.1.0 and absent if the payload ends before.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#linked-attribute-sets RNTuple Binary Format Specification 1.0, section 'Linked Attribute Sets'
 */
impl Rntuple_Footer {
    pub fn linked_attribute_sets(&self) -> Option<Rc<Rntuple_LinkedAttributeSetList>> {
        self.linked_attribute_sets.borrow().get().cloned()
    }
}

/**
 * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
 */
impl Rntuple_Footer {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl Rntuple_Footer {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the header envelope: name, provenance and schema of the RNTuple.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#header-envelope RNTuple Binary Format Specification 1.0, section 'Header Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_Header {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple>,
    pub _self: SharedType<Self>,
    feature_flags: RefCell<OptRc<Rntuple_FeatureFlags>>,
    name: RefCell<OptRc<Rntuple_CountedString>>,
    description: RefCell<OptRc<Rntuple_CountedString>>,
    writer: RefCell<OptRc<Rntuple_CountedString>>,
    schema: RefCell<OptRc<Rntuple_Schema>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Rntuple_Header {
    type Root = Rntuple;
    type Parent = Rntuple;

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
        let t = Self::read_into::<_, Rntuple_FeatureFlags>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.feature_flags.borrow_mut() = t;
        let t = Self::read_into::<_, Rntuple_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.name.borrow_mut() = t;
        let t = Self::read_into::<_, Rntuple_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.description.borrow_mut() = t;
        let t = Self::read_into::<_, Rntuple_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.writer.borrow_mut() = t;
        let t = Self::read_into::<_, Rntuple_Schema>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.schema.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl Rntuple_Header {
}

/**
 * Features that a reader must know.
 */
impl Rntuple_Header {
    pub fn feature_flags(&self) -> Ref<'_, OptRc<Rntuple_FeatureFlags>> {
        self.feature_flags.borrow()
    }
}

/**
 * Name of the RNTuple.
 */
impl Rntuple_Header {
    pub fn name(&self) -> Ref<'_, OptRc<Rntuple_CountedString>> {
        self.name.borrow()
    }
}

/**
 * Free text about the RNTuple.
 */
impl Rntuple_Header {
    pub fn description(&self) -> Ref<'_, OptRc<Rntuple_CountedString>> {
        self.description.borrow()
    }
}

/**
 * Library and version that wrote the RNTuple.
 */
impl Rntuple_Header {
    pub fn writer(&self) -> Ref<'_, OptRc<Rntuple_CountedString>> {
        self.writer.borrow()
    }
}

/**
 * Fields, columns, alias columns and extra type information known when writing began.
 */
impl Rntuple_Header {
    pub fn schema(&self) -> Ref<'_, OptRc<Rntuple_Schema>> {
        self.schema.borrow()
    }
}

/**
 * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
 */
impl Rntuple_Header {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl Rntuple_Header {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of a locator of a byte range of 2 GiB or more.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#locators-and-envelope-links RNTuple Binary Format Specification 1.0, section 'Locators and Envelope Links'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_LargeLocator {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_Locator>,
    pub _self: SharedType<Self>,
    len_range: RefCell<u64>,
    ofs_range: RefCell<u64>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Rntuple_LargeLocator {
    type Root = Rntuple;
    type Parent = Rntuple_Locator;

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
        *self_rc.len_range.borrow_mut() = _io.read_u8le()?.into();
        *self_rc.ofs_range.borrow_mut() = _io.read_u8le()?.into();
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl Rntuple_LargeLocator {
}

/**
 * Stored size in bytes of the byte range.
 */
impl Rntuple_LargeLocator {
    pub fn len_range(&self) -> Ref<'_, u64> {
        self.len_range.borrow()
    }
}

/**
 * Offset in bytes from the start of the file.
 */
impl Rntuple_LargeLocator {
    pub fn ofs_range(&self) -> Ref<'_, u64> {
        self.ofs_range.borrow()
    }
}

/**
 * Unknown bytes up to the end of the locator, appended by a later version of the format.
 */
impl Rntuple_LargeLocator {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl Rntuple_LargeLocator {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Reference to another RNTuple that holds attributes of entry ranges of this one.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#linked-attribute-set-record-frame RNTuple Binary Format Specification 1.0, section 'Linked Attribute Set Record Frame'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_LinkedAttributeSet {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_LinkedAttributeSetRecord>,
    pub _self: SharedType<Self>,
    schema_version_major: RefCell<u16>,
    schema_version_minor: RefCell<u16>,
    len_anchor: RefCell<u32>,
    locator: RefCell<OptRc<Rntuple_Locator>>,
    name: RefCell<OptRc<Rntuple_CountedString>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Rntuple_LinkedAttributeSet {
    type Root = Rntuple;
    type Parent = Rntuple_LinkedAttributeSetRecord;

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
        *self_rc.schema_version_major.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.schema_version_minor.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.len_anchor.borrow_mut() = _io.read_u4le()?.into();
        let t = Self::read_into::<_, Rntuple_Locator>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.locator.borrow_mut() = t;
        let t = Self::read_into::<_, Rntuple_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.name.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl Rntuple_LinkedAttributeSet {
}

/**
 * Major version of the attribute schema; a different one cannot be read.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#attribute-schema-version RNTuple Binary Format Specification 1.0, section 'Attribute Schema Version'
 */
impl Rntuple_LinkedAttributeSet {
    pub fn schema_version_major(&self) -> Ref<'_, u16> {
        self.schema_version_major.borrow()
    }
}

/**
 * Minor version of the attribute schema.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#attribute-schema-version RNTuple Binary Format Specification 1.0, section 'Attribute Schema Version'
 */
impl Rntuple_LinkedAttributeSet {
    pub fn schema_version_minor(&self) -> Ref<'_, u16> {
        self.schema_version_minor.borrow()
    }
}

/**
 * Length in bytes of the anchor of the attribute set after decompression.
 */
impl Rntuple_LinkedAttributeSet {
    pub fn len_anchor(&self) -> Ref<'_, u32> {
        self.len_anchor.borrow()
    }
}

/**
 * Where the anchor of the attribute set is stored.
 */
impl Rntuple_LinkedAttributeSet {
    pub fn locator(&self) -> Ref<'_, OptRc<Rntuple_Locator>> {
        self.locator.borrow()
    }
}

/**
 * Name of the attribute set.
 */
impl Rntuple_LinkedAttributeSet {
    pub fn name(&self) -> Ref<'_, OptRc<Rntuple_CountedString>> {
        self.name.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl Rntuple_LinkedAttributeSet {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl Rntuple_LinkedAttributeSet {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of linked attribute sets.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_LinkedAttributeSetList {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_Footer>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<Rntuple_LinkedAttributeSetListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for Rntuple_LinkedAttributeSetList {
    type Root = Rntuple;
    type Parent = Rntuple_Footer;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s8le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) <= -((12 as i64))) && (((((_tmpa as i64) as i64) + (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) >= -((8 as i64)))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/linked_attribute_set_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, Rntuple_LinkedAttributeSetListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl Rntuple_LinkedAttributeSetList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl Rntuple_LinkedAttributeSetList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl Rntuple_LinkedAttributeSetList {
    pub fn body(&self) -> Ref<'_, OptRc<Rntuple_LinkedAttributeSetListBody>> {
        self.body.borrow()
    }
}
impl Rntuple_LinkedAttributeSetList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of linked attribute sets.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_LinkedAttributeSetListBody {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_LinkedAttributeSetList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<Rntuple_LinkedAttributeSetRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Rntuple_LinkedAttributeSetListBody {
    type Root = Rntuple;
    type Parent = Rntuple_LinkedAttributeSetList;

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
        *self_rc.num_items.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_items();
        if !( (((_tmpa as i64) <= (2147483647 as i64)) && (((((_tmpa as i64) as i64) * ((8 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/linked_attribute_set_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items();
        for _i in 0..l_items {
            let t = Self::read_into::<_, Rntuple_LinkedAttributeSetRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl Rntuple_LinkedAttributeSetListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl Rntuple_LinkedAttributeSetListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The linked attribute sets, in order.
 */
impl Rntuple_LinkedAttributeSetListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<Rntuple_LinkedAttributeSetRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl Rntuple_LinkedAttributeSetListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl Rntuple_LinkedAttributeSetListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one linked attribute set.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_LinkedAttributeSetRecord {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_LinkedAttributeSetListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<Rntuple_LinkedAttributeSet>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for Rntuple_LinkedAttributeSetRecord {
    type Root = Rntuple;
    type Parent = Rntuple_LinkedAttributeSetListBody;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s8le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) >= (8 as i64)) && (((((_tmpa as i64) as i64) - (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) <= (8 as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/linked_attribute_set_record/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_frame() as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, Rntuple_LinkedAttributeSet>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl Rntuple_LinkedAttributeSetRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl Rntuple_LinkedAttributeSetRecord {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl Rntuple_LinkedAttributeSetRecord {
    pub fn body(&self) -> Ref<'_, OptRc<Rntuple_LinkedAttributeSet>> {
        self.body.borrow()
    }
}
impl Rntuple_LinkedAttributeSetRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Where a byte range is stored. A non-negative head is the size of a byte range in the same file, and an
 * offset follows. A negative head is negated as a whole and then holds locator size, reserved byte and
 * kind.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#locators-and-envelope-links RNTuple Binary Format Specification 1.0, section 'Locators and Envelope Links'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_Locator {
    present_ofs_range: Cell<bool>,
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    head: RefCell<i32>,
    ofs_range: RefCell<u64>,
    payload: RefCell<Option<Rntuple_Locator_Payload>>,
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
pub enum Rntuple_Locator_Payload {
    Rntuple_LargeLocator(OptRc<Rntuple_LargeLocator>),
    Rntuple_UnknownPayload(OptRc<Rntuple_UnknownPayload>),
}
impl From<OptRc<Rntuple_LargeLocator>> for Rntuple_Locator_Payload {
    fn from(v: OptRc<Rntuple_LargeLocator>) -> Self {
        Self::Rntuple_LargeLocator(v)
    }
}
impl From<OptRc<Rntuple_UnknownPayload>> for Rntuple_Locator_Payload {
    fn from(v: OptRc<Rntuple_UnknownPayload>) -> Self {
        Self::Rntuple_UnknownPayload(v)
    }
}
impl KStruct for Rntuple_Locator {
    type Root = Rntuple;
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
                    let t = Self::read_into::<BytesReader, Rntuple_LargeLocator>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                    *self_rc.payload.borrow_mut() = Some(t);
                }
                _ => {
                    *self_rc.payload_raw.borrow_mut() = _io.read_bytes((((*self_rc.len_self()? as i64) - ((4 as i64) as i64)) as i64) as usize)?.into();
                    let payload_raw = self_rc.payload_raw.borrow();
                    let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
                    let t = Self::read_into::<BytesReader, Rntuple_UnknownPayload>(&_t_payload_raw_io, Some(self_rc._root.clone()), None)?.into();
                    *self_rc.payload.borrow_mut() = Some(t);
                }
            }
        }
        Ok(())
    }
}
impl Rntuple_Locator {

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
impl Rntuple_Locator {
    pub fn head(&self) -> Ref<'_, i32> {
        self.head.borrow()
    }
}

/**
 * Offset in bytes from the start of the file.
 */
impl Rntuple_Locator {
    pub fn ofs_range(&self) -> Option<u64> {
        self.present_ofs_range.get().then(|| *self.ofs_range.borrow())
    }
}

/**
 * Position in a non-standard locator; opaque for kinds unknown to this version.
 */
impl Rntuple_Locator {
    pub fn payload(&self) -> Ref<'_, Option<Rntuple_Locator_Payload>> {
        self.payload.borrow()
    }
}
impl Rntuple_Locator {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Description of one page: a run of elements of one column.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations RNTuple Binary Format Specification 1.0, section 'Page Locations'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_Page {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_ColumnPagesBody>,
    pub _self: SharedType<Self>,
    num_elements_signed: RefCell<i32>,
    locator: RefCell<OptRc<Rntuple_Locator>>,
    _io: RefCell<BytesReader>,
    f_has_checksum: Cell<bool>,
    has_checksum: RefCell<bool>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for Rntuple_Page {
    type Root = Rntuple;
    type Parent = Rntuple_ColumnPagesBody;

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
        *self_rc.num_elements_signed.borrow_mut() = _io.read_s4le()?.into();
        let t = Self::read_into::<_, Rntuple_Locator>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.locator.borrow_mut() = t;
        Ok(())
    }
}
impl Rntuple_Page {

    /**
     * Whether the XXH3-64 of the stored bytes of the page, little-endian, follows directly after them.
     */
    pub fn has_checksum(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        if self.f_has_checksum.get() {
            return Ok(self.has_checksum.borrow());
        }
        *self.has_checksum.borrow_mut() = (((*self.num_elements_signed() as i32) < (0 as i32))) as bool;
        self.f_has_checksum.set(true);
        Ok(self.has_checksum.borrow())
    }

    /**
     * Number of elements in the page.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = (if (*self.num_elements_signed() as i64) < (0 as i64) { ((((0 as i64) as i64) - ((*self.num_elements_signed() as i64) as i64)) as i64) } else { (*self.num_elements_signed() as i64) }) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * Number of elements, negated if a checksum follows the stored page.
 */
impl Rntuple_Page {
    pub fn num_elements_signed(&self) -> Ref<'_, i32> {
        self.num_elements_signed.borrow()
    }
}

/**
 * Where the page is stored; its size does not count the checksum.
 */
impl Rntuple_Page {
    pub fn locator(&self) -> Ref<'_, OptRc<Rntuple_Locator>> {
        self.locator.borrow()
    }
}
impl Rntuple_Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of a page list envelope: clusters of one cluster group and where their pages are.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-list-envelope RNTuple Binary Format Specification 1.0, section 'Page List Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_PageList {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple>,
    pub _self: SharedType<Self>,
    header_checksum: RefCell<Vec<u8>>,
    cluster_summaries: RefCell<OptRc<Rntuple_ClusterSummaryList>>,
    page_locations: RefCell<OptRc<Rntuple_ClusterPagesList>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Rntuple_PageList {
    type Root = Rntuple;
    type Parent = Rntuple;

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
        *self_rc.header_checksum.borrow_mut() = _io.read_bytes(8 as usize)?.into();
        let t = Self::read_into::<_, Rntuple_ClusterSummaryList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.cluster_summaries.borrow_mut() = t;
        let t = Self::read_into::<_, Rntuple_ClusterPagesList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.page_locations.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl Rntuple_PageList {
}

/**
 * Checksum of the header envelope that the page list belongs to.
 */
impl Rntuple_PageList {
    pub fn header_checksum(&self) -> Ref<'_, Vec<u8>> {
        self.header_checksum.borrow()
    }
}

/**
 * Entry ranges of the clusters of the group.
 */
impl Rntuple_PageList {
    pub fn cluster_summaries(&self) -> Ref<'_, OptRc<Rntuple_ClusterSummaryList>> {
        self.cluster_summaries.borrow()
    }
}

/**
 * Pages of the clusters of the group, in the order of the summaries.
 */
impl Rntuple_PageList {
    pub fn page_locations(&self) -> Ref<'_, OptRc<Rntuple_ClusterPagesList>> {
        self.page_locations.borrow()
    }
}

/**
 * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
 */
impl Rntuple_PageList {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl Rntuple_PageList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Schema description: four list frames. It is in the header and, for later additions, in the footer.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#header-envelope RNTuple Binary Format Specification 1.0, section 'Header Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_Schema {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    fields: RefCell<OptRc<Rntuple_FieldList>>,
    columns: RefCell<OptRc<Rntuple_ColumnList>>,
    alias_columns: RefCell<OptRc<Rntuple_AliasColumnList>>,
    extra_type_infos: RefCell<OptRc<Rntuple_ExtraTypeInfoList>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Rntuple_Schema {
    type Root = Rntuple;
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
        let t = Self::read_into::<_, Rntuple_FieldList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.fields.borrow_mut() = t;
        let t = Self::read_into::<_, Rntuple_ColumnList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.columns.borrow_mut() = t;
        let t = Self::read_into::<_, Rntuple_AliasColumnList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.alias_columns.borrow_mut() = t;
        let t = Self::read_into::<_, Rntuple_ExtraTypeInfoList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.extra_type_infos.borrow_mut() = t;
        Ok(())
    }
}
impl Rntuple_Schema {
}

/**
 * Field descriptions; the field id is the position, counted on in the schema extension.
 */
impl Rntuple_Schema {
    pub fn fields(&self) -> Ref<'_, OptRc<Rntuple_FieldList>> {
        self.fields.borrow()
    }
}

/**
 * Column descriptions; the column id is the position, counted on in the schema extension.
 */
impl Rntuple_Schema {
    pub fn columns(&self) -> Ref<'_, OptRc<Rntuple_ColumnList>> {
        self.columns.borrow()
    }
}

/**
 * Columns of projected fields.
 */
impl Rntuple_Schema {
    pub fn alias_columns(&self) -> Ref<'_, OptRc<Rntuple_AliasColumnList>> {
        self.alias_columns.borrow()
    }
}

/**
 * Type information that field descriptions cannot hold.
 */
impl Rntuple_Schema {
    pub fn extra_type_infos(&self) -> Ref<'_, OptRc<Rntuple_ExtraTypeInfoList>> {
        self.extra_type_infos.borrow()
    }
}
impl Rntuple_Schema {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Additions to the schema of the header.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#schema-extension-record-frame RNTuple Binary Format Specification 1.0, section 'Schema Extension Record Frame'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_SchemaExtension {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_SchemaExtensionRecord>,
    pub _self: SharedType<Self>,
    schema: RefCell<OptRc<Rntuple_Schema>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Rntuple_SchemaExtension {
    type Root = Rntuple;
    type Parent = Rntuple_SchemaExtensionRecord;

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
            let t = Self::read_into::<_, Rntuple_Schema>(&*_io, Some(self_rc._root.clone()), None)?.into();
            *self_rc.schema.borrow_mut() = t;
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl Rntuple_SchemaExtension {
}

/**
 * The additions; absent if the frame is empty.
 */
impl Rntuple_SchemaExtension {
    pub fn schema(&self) -> Option<Rc<Rntuple_Schema>> {
        self.schema.borrow().get().cloned()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl Rntuple_SchemaExtension {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl Rntuple_SchemaExtension {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around the schema extension.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames RNTuple Binary Format Specification 1.0, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_SchemaExtensionRecord {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_Footer>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<Rntuple_SchemaExtension>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for Rntuple_SchemaExtensionRecord {
    type Root = Rntuple;
    type Parent = Rntuple_Footer;

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
        *self_rc.len_frame.borrow_mut() = _io.read_s8le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) >= (8 as i64)) && (((((_tmpa as i64) as i64) - (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) <= (8 as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/schema_extension_record/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_frame() as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, Rntuple_SchemaExtension>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl Rntuple_SchemaExtensionRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl Rntuple_SchemaExtensionRecord {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl Rntuple_SchemaExtensionRecord {
    pub fn body(&self) -> Ref<'_, OptRc<Rntuple_SchemaExtension>> {
        self.body.borrow()
    }
}
impl Rntuple_SchemaExtensionRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload whose kind this version of the format does not know.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes RNTuple Binary Format Specification 1.0, section 'Envelopes'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_UnknownPayload {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    raw: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Rntuple_UnknownPayload {
    type Root = Rntuple;
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
        *self_rc.raw.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl Rntuple_UnknownPayload {
}

/**
 * The stored bytes, unparsed.
 */
impl Rntuple_UnknownPayload {
    pub fn raw(&self) -> Ref<'_, Vec<u8>> {
        self.raw.borrow()
    }
}
impl Rntuple_UnknownPayload {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Smallest and largest value of a column.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple_ValueRange {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple_Column>,
    pub _self: SharedType<Self>,
    min: RefCell<f64>,
    max: RefCell<f64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Rntuple_ValueRange {
    type Root = Rntuple;
    type Parent = Rntuple_Column;

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
        *self_rc.min.borrow_mut() = _io.read_f8le()?.into();
        *self_rc.max.borrow_mut() = _io.read_f8le()?.into();
        Ok(())
    }
}
impl Rntuple_ValueRange {
}

/**
 * Smallest value.
 */
impl Rntuple_ValueRange {
    pub fn min(&self) -> Ref<'_, f64> {
        self.min.borrow()
    }
}

/**
 * Largest value.
 */
impl Rntuple_ValueRange {
    pub fn max(&self) -> Ref<'_, f64> {
        self.max.borrow()
    }
}
impl Rntuple_ValueRange {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
