// Generated from spec/rntuple.ksy by tools/generate; edit spec/parts/rntuple.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild


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
 * See [RNTuple Binary Format Specification 1.0, section 'Envelopes'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes).
 */

#[derive(Default, Debug, Clone)]
pub struct Rntuple {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple>,
    pub _self: SharedType<Self>,
    type_id: RefCell<u16>,
    len_envelope_lo: RefCell<u32>,
    len_envelope_hi: RefCell<u16>,
    payload: RefCell<Option<RntuplePayload>>,
    checksum: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    payload_raw: RefCell<Vec<u8>>,
    f_len_envelope: Cell<bool>,
    len_envelope: RefCell<u64>,
}
#[derive(Debug, Clone)]
pub enum RntuplePayload {
    RntupleHeader(OptRc<RntupleHeader>),
    RntupleFooter(OptRc<RntupleFooter>),
    RntuplePageList(OptRc<RntuplePageList>),
    RntupleUnknownPayload(OptRc<RntupleUnknownPayload>),
}
impl From<OptRc<RntupleHeader>> for RntuplePayload {
    fn from(v: OptRc<RntupleHeader>) -> Self {
        Self::RntupleHeader(v)
    }
}
impl From<OptRc<RntupleFooter>> for RntuplePayload {
    fn from(v: OptRc<RntupleFooter>) -> Self {
        Self::RntupleFooter(v)
    }
}
impl From<OptRc<RntuplePageList>> for RntuplePayload {
    fn from(v: OptRc<RntuplePageList>) -> Self {
        Self::RntuplePageList(v)
    }
}
impl From<OptRc<RntupleUnknownPayload>> for RntuplePayload {
    fn from(v: OptRc<RntupleUnknownPayload>) -> Self {
        Self::RntupleUnknownPayload(v)
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
                let t = Self::read_into::<BytesReader, RntupleHeader>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.payload.borrow_mut() = Some(t);
            }
            2 => {
                *self_rc.payload_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_envelope()? as u64) - (16 as u64)) as usize)?.into();
                let payload_raw = self_rc.payload_raw.borrow();
                let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
                let t = Self::read_into::<BytesReader, RntupleFooter>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.payload.borrow_mut() = Some(t);
            }
            3 => {
                *self_rc.payload_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_envelope()? as u64) - (16 as u64)) as usize)?.into();
                let payload_raw = self_rc.payload_raw.borrow();
                let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
                let t = Self::read_into::<BytesReader, RntuplePageList>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.payload.borrow_mut() = Some(t);
            }
            _ => {
                *self_rc.payload_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_envelope()? as u64) - (16 as u64)) as usize)?.into();
                let payload_raw = self_rc.payload_raw.borrow();
                let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
                let t = Self::read_into::<BytesReader, RntupleUnknownPayload>(&_t_payload_raw_io, Some(self_rc._root.clone()), None)?.into();
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
 * See [RNTuple Binary Format Specification 1.0, section 'Envelopes'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes).
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
    pub fn payload(&self) -> Ref<'_, Option<RntuplePayload>> {
        self.payload.borrow()
    }
}

/**
 * XXH3-64 of all preceding bytes of the envelope, little-endian.
 * See [RNTuple Binary Format Specification 1.0, section 'Envelopes'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes).
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
pub enum RntupleClusterFlag {

    /**
     * The cluster does not cover all columns; readers must refuse.
     */
    Sharded,
    Unknown(i64),
}

impl TryFrom<i64> for RntupleClusterFlag {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleClusterFlag> {
        match flag {
            1 => Ok(RntupleClusterFlag::Sharded),
            _ => Ok(RntupleClusterFlag::Unknown(flag)),
        }
    }
}

impl From<&RntupleClusterFlag> for i64 {
    fn from(v: &RntupleClusterFlag) -> Self {
        match *v {
            RntupleClusterFlag::Sharded => 1,
            RntupleClusterFlag::Unknown(v) => v
        }
    }
}

impl Default for RntupleClusterFlag {
    fn default() -> Self { RntupleClusterFlag::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleColumnFlag {

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

impl TryFrom<i64> for RntupleColumnFlag {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleColumnFlag> {
        match flag {
            1 => Ok(RntupleColumnFlag::Deferred),
            2 => Ok(RntupleColumnFlag::ValueRange),
            _ => Ok(RntupleColumnFlag::Unknown(flag)),
        }
    }
}

impl From<&RntupleColumnFlag> for i64 {
    fn from(v: &RntupleColumnFlag) -> Self {
        match *v {
            RntupleColumnFlag::Deferred => 1,
            RntupleColumnFlag::ValueRange => 2,
            RntupleColumnFlag::Unknown(v) => v
        }
    }
}

impl Default for RntupleColumnFlag {
    fn default() -> Self { RntupleColumnFlag::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleColumnType {

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

impl TryFrom<i64> for RntupleColumnType {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleColumnType> {
        match flag {
            0 => Ok(RntupleColumnType::Bit),
            1 => Ok(RntupleColumnType::Byte),
            2 => Ok(RntupleColumnType::Char),
            3 => Ok(RntupleColumnType::Int8),
            4 => Ok(RntupleColumnType::Uint8),
            5 => Ok(RntupleColumnType::Int16),
            6 => Ok(RntupleColumnType::Uint16),
            7 => Ok(RntupleColumnType::Int32),
            8 => Ok(RntupleColumnType::Uint32),
            9 => Ok(RntupleColumnType::Int64),
            10 => Ok(RntupleColumnType::Uint64),
            11 => Ok(RntupleColumnType::Real16),
            12 => Ok(RntupleColumnType::Real32),
            13 => Ok(RntupleColumnType::Real64),
            14 => Ok(RntupleColumnType::Index32),
            15 => Ok(RntupleColumnType::Index64),
            16 => Ok(RntupleColumnType::Switch),
            17 => Ok(RntupleColumnType::SplitInt16),
            18 => Ok(RntupleColumnType::SplitUint16),
            19 => Ok(RntupleColumnType::SplitInt32),
            20 => Ok(RntupleColumnType::SplitUint32),
            21 => Ok(RntupleColumnType::SplitInt64),
            22 => Ok(RntupleColumnType::SplitUint64),
            23 => Ok(RntupleColumnType::SplitReal16),
            24 => Ok(RntupleColumnType::SplitReal32),
            25 => Ok(RntupleColumnType::SplitReal64),
            26 => Ok(RntupleColumnType::SplitIndex32),
            27 => Ok(RntupleColumnType::SplitIndex64),
            28 => Ok(RntupleColumnType::Real32Trunc),
            29 => Ok(RntupleColumnType::Real32Quant),
            _ => Ok(RntupleColumnType::Unknown(flag)),
        }
    }
}

impl From<&RntupleColumnType> for i64 {
    fn from(v: &RntupleColumnType) -> Self {
        match *v {
            RntupleColumnType::Bit => 0,
            RntupleColumnType::Byte => 1,
            RntupleColumnType::Char => 2,
            RntupleColumnType::Int8 => 3,
            RntupleColumnType::Uint8 => 4,
            RntupleColumnType::Int16 => 5,
            RntupleColumnType::Uint16 => 6,
            RntupleColumnType::Int32 => 7,
            RntupleColumnType::Uint32 => 8,
            RntupleColumnType::Int64 => 9,
            RntupleColumnType::Uint64 => 10,
            RntupleColumnType::Real16 => 11,
            RntupleColumnType::Real32 => 12,
            RntupleColumnType::Real64 => 13,
            RntupleColumnType::Index32 => 14,
            RntupleColumnType::Index64 => 15,
            RntupleColumnType::Switch => 16,
            RntupleColumnType::SplitInt16 => 17,
            RntupleColumnType::SplitUint16 => 18,
            RntupleColumnType::SplitInt32 => 19,
            RntupleColumnType::SplitUint32 => 20,
            RntupleColumnType::SplitInt64 => 21,
            RntupleColumnType::SplitUint64 => 22,
            RntupleColumnType::SplitReal16 => 23,
            RntupleColumnType::SplitReal32 => 24,
            RntupleColumnType::SplitReal64 => 25,
            RntupleColumnType::SplitIndex32 => 26,
            RntupleColumnType::SplitIndex64 => 27,
            RntupleColumnType::Real32Trunc => 28,
            RntupleColumnType::Real32Quant => 29,
            RntupleColumnType::Unknown(v) => v
        }
    }
}

impl Default for RntupleColumnType {
    fn default() -> Self { RntupleColumnType::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleEnvelopeType {

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

impl TryFrom<i64> for RntupleEnvelopeType {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleEnvelopeType> {
        match flag {
            1 => Ok(RntupleEnvelopeType::Header),
            2 => Ok(RntupleEnvelopeType::Footer),
            3 => Ok(RntupleEnvelopeType::PageList),
            _ => Ok(RntupleEnvelopeType::Unknown(flag)),
        }
    }
}

impl From<&RntupleEnvelopeType> for i64 {
    fn from(v: &RntupleEnvelopeType) -> Self {
        match *v {
            RntupleEnvelopeType::Header => 1,
            RntupleEnvelopeType::Footer => 2,
            RntupleEnvelopeType::PageList => 3,
            RntupleEnvelopeType::Unknown(v) => v
        }
    }
}

impl Default for RntupleEnvelopeType {
    fn default() -> Self { RntupleEnvelopeType::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleExtraTypeInfoContent {

    /**
     * ROOT-streamed list of the streamer infos of all types stored in streamer fields.
     */
    StreamerInfo,
    Unknown(i64),
}

impl TryFrom<i64> for RntupleExtraTypeInfoContent {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleExtraTypeInfoContent> {
        match flag {
            0 => Ok(RntupleExtraTypeInfoContent::StreamerInfo),
            _ => Ok(RntupleExtraTypeInfoContent::Unknown(flag)),
        }
    }
}

impl From<&RntupleExtraTypeInfoContent> for i64 {
    fn from(v: &RntupleExtraTypeInfoContent) -> Self {
        match *v {
            RntupleExtraTypeInfoContent::StreamerInfo => 0,
            RntupleExtraTypeInfoContent::Unknown(v) => v
        }
    }
}

impl Default for RntupleExtraTypeInfoContent {
    fn default() -> Self { RntupleExtraTypeInfoContent::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleFeatureFlagNumber {

    /**
     * A column below a collection or variant is deferred and suppressed; since versions 1.0.2.1 and 1.1.0.0.
     */
    NestedDeferredColumns,
    Unknown(i64),
}

impl TryFrom<i64> for RntupleFeatureFlagNumber {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleFeatureFlagNumber> {
        match flag {
            0 => Ok(RntupleFeatureFlagNumber::NestedDeferredColumns),
            _ => Ok(RntupleFeatureFlagNumber::Unknown(flag)),
        }
    }
}

impl From<&RntupleFeatureFlagNumber> for i64 {
    fn from(v: &RntupleFeatureFlagNumber) -> Self {
        match *v {
            RntupleFeatureFlagNumber::NestedDeferredColumns => 0,
            RntupleFeatureFlagNumber::Unknown(v) => v
        }
    }
}

impl Default for RntupleFeatureFlagNumber {
    fn default() -> Self { RntupleFeatureFlagNumber::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleFieldFlag {

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

impl TryFrom<i64> for RntupleFieldFlag {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleFieldFlag> {
        match flag {
            1 => Ok(RntupleFieldFlag::Repetitive),
            2 => Ok(RntupleFieldFlag::Projected),
            4 => Ok(RntupleFieldFlag::TypeChecksum),
            8 => Ok(RntupleFieldFlag::SoaCollection),
            _ => Ok(RntupleFieldFlag::Unknown(flag)),
        }
    }
}

impl From<&RntupleFieldFlag> for i64 {
    fn from(v: &RntupleFieldFlag) -> Self {
        match *v {
            RntupleFieldFlag::Repetitive => 1,
            RntupleFieldFlag::Projected => 2,
            RntupleFieldFlag::TypeChecksum => 4,
            RntupleFieldFlag::SoaCollection => 8,
            RntupleFieldFlag::Unknown(v) => v
        }
    }
}

impl Default for RntupleFieldFlag {
    fn default() -> Self { RntupleFieldFlag::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleFieldRole {

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

impl TryFrom<i64> for RntupleFieldRole {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleFieldRole> {
        match flag {
            0 => Ok(RntupleFieldRole::Plain),
            1 => Ok(RntupleFieldRole::Collection),
            2 => Ok(RntupleFieldRole::Record),
            3 => Ok(RntupleFieldRole::Variant),
            4 => Ok(RntupleFieldRole::Streamer),
            _ => Ok(RntupleFieldRole::Unknown(flag)),
        }
    }
}

impl From<&RntupleFieldRole> for i64 {
    fn from(v: &RntupleFieldRole) -> Self {
        match *v {
            RntupleFieldRole::Plain => 0,
            RntupleFieldRole::Collection => 1,
            RntupleFieldRole::Record => 2,
            RntupleFieldRole::Variant => 3,
            RntupleFieldRole::Streamer => 4,
            RntupleFieldRole::Unknown(v) => v
        }
    }
}

impl Default for RntupleFieldRole {
    fn default() -> Self { RntupleFieldRole::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleLocatorKind {

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

impl TryFrom<i64> for RntupleLocatorKind {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleLocatorKind> {
        match flag {
            0 => Ok(RntupleLocatorKind::Standard),
            1 => Ok(RntupleLocatorKind::Large),
            2 => Ok(RntupleLocatorKind::Object64),
            3 => Ok(RntupleLocatorKind::Multi),
            _ => Ok(RntupleLocatorKind::Unknown(flag)),
        }
    }
}

impl From<&RntupleLocatorKind> for i64 {
    fn from(v: &RntupleLocatorKind) -> Self {
        match *v {
            RntupleLocatorKind::Standard => 0,
            RntupleLocatorKind::Large => 1,
            RntupleLocatorKind::Object64 => 2,
            RntupleLocatorKind::Multi => 3,
            RntupleLocatorKind::Unknown(v) => v
        }
    }
}

impl Default for RntupleLocatorKind {
    fn default() -> Self { RntupleLocatorKind::Unknown(0) }
}


/**
 * Column of a projected field: another name for a physical column.
 * See [RNTuple Binary Format Specification 1.0, section 'Alias columns'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#alias-columns).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleAliasColumn {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleAliasColumnRecord>,
    pub _self: SharedType<Self>,
    physical_column_id: RefCell<u32>,
    field_id: RefCell<u32>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleAliasColumn {
    type Root = Rntuple;
    type Parent = RntupleAliasColumnRecord;

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
impl RntupleAliasColumn {
}

/**
 * Id of the physical column that holds the elements.
 */
impl RntupleAliasColumn {
    pub fn physical_column_id(&self) -> Ref<'_, u32> {
        self.physical_column_id.borrow()
    }
}

/**
 * Id of the projected field.
 */
impl RntupleAliasColumn {
    pub fn field_id(&self) -> Ref<'_, u32> {
        self.field_id.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleAliasColumn {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleAliasColumn {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of alias columns.
 * See [RNTuple Binary Format Specification 1.0, section 'Frames'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleAliasColumnList {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleSchema>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleAliasColumnListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleAliasColumnList {
    type Root = Rntuple;
    type Parent = RntupleSchema;

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
        let t = Self::read_into::<BytesReader, RntupleAliasColumnListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleAliasColumnList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleAliasColumnList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleAliasColumnList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleAliasColumnListBody>> {
        self.body.borrow()
    }
}
impl RntupleAliasColumnList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of alias columns.
 * See [RNTuple Binary Format Specification 1.0, section 'Frames'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleAliasColumnListBody {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleAliasColumnList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleAliasColumnRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleAliasColumnListBody {
    type Root = Rntuple;
    type Parent = RntupleAliasColumnList;

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
            let t = Self::read_into::<_, RntupleAliasColumnRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleAliasColumnListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl RntupleAliasColumnListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The alias columns, in order.
 */
impl RntupleAliasColumnListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleAliasColumnRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleAliasColumnListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleAliasColumnListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one alias column.
 * See [RNTuple Binary Format Specification 1.0, section 'Frames'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleAliasColumnRecord {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleAliasColumnListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleAliasColumn>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleAliasColumnRecord {
    type Root = Rntuple;
    type Parent = RntupleAliasColumnListBody;

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
        let t = Self::read_into::<BytesReader, RntupleAliasColumn>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleAliasColumnRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleAliasColumnRecord {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleAliasColumnRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleAliasColumn>> {
        self.body.borrow()
    }
}
impl RntupleAliasColumnRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Clusters that share one page list.
 * See [RNTuple Binary Format Specification 1.0, section 'Cluster Group Record Frame'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#cluster-group-record-frame).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleClusterGroup {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleClusterGroupRecord>,
    pub _self: SharedType<Self>,
    min_entry: RefCell<u64>,
    entry_span: RefCell<u64>,
    num_clusters: RefCell<u32>,
    page_list_link: RefCell<OptRc<RntupleEnvelopeLink>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleClusterGroup {
    type Root = Rntuple;
    type Parent = RntupleClusterGroupRecord;

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
        let t = Self::read_into::<_, RntupleEnvelopeLink>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.page_list_link.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleClusterGroup {
}

/**
 * Number of the first entry of all clusters of the group.
 */
impl RntupleClusterGroup {
    pub fn min_entry(&self) -> Ref<'_, u64> {
        self.min_entry.borrow()
    }
}

/**
 * Number of entries that the group covers.
 */
impl RntupleClusterGroup {
    pub fn entry_span(&self) -> Ref<'_, u64> {
        self.entry_span.borrow()
    }
}

/**
 * Number of clusters in the group.
 */
impl RntupleClusterGroup {
    pub fn num_clusters(&self) -> Ref<'_, u32> {
        self.num_clusters.borrow()
    }
}

/**
 * Where the page list of the group is stored.
 */
impl RntupleClusterGroup {
    pub fn page_list_link(&self) -> Ref<'_, OptRc<RntupleEnvelopeLink>> {
        self.page_list_link.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleClusterGroup {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleClusterGroup {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of cluster groups.
 * See [RNTuple Binary Format Specification 1.0, section 'Frames'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleClusterGroupList {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleFooter>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleClusterGroupListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleClusterGroupList {
    type Root = Rntuple;
    type Parent = RntupleFooter;

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
        let t = Self::read_into::<BytesReader, RntupleClusterGroupListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleClusterGroupList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleClusterGroupList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleClusterGroupList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleClusterGroupListBody>> {
        self.body.borrow()
    }
}
impl RntupleClusterGroupList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of cluster groups.
 * See [RNTuple Binary Format Specification 1.0, section 'Frames'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleClusterGroupListBody {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleClusterGroupList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleClusterGroupRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleClusterGroupListBody {
    type Root = Rntuple;
    type Parent = RntupleClusterGroupList;

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
            let t = Self::read_into::<_, RntupleClusterGroupRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleClusterGroupListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl RntupleClusterGroupListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The cluster groups, in order.
 */
impl RntupleClusterGroupListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleClusterGroupRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleClusterGroupListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleClusterGroupListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one cluster group.
 * See [RNTuple Binary Format Specification 1.0, section 'Frames'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleClusterGroupRecord {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleClusterGroupListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleClusterGroup>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleClusterGroupRecord {
    type Root = Rntuple;
    type Parent = RntupleClusterGroupListBody;

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
        let t = Self::read_into::<BytesReader, RntupleClusterGroup>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleClusterGroupRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleClusterGroupRecord {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleClusterGroupRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleClusterGroup>> {
        self.body.borrow()
    }
}
impl RntupleClusterGroupRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of page locations of the columns of one cluster.
 * See [RNTuple Binary Format Specification 1.0, section 'Frames'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleClusterPages {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleClusterPagesListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleClusterPagesBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleClusterPages {
    type Root = Rntuple;
    type Parent = RntupleClusterPagesListBody;

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
        let t = Self::read_into::<BytesReader, RntupleClusterPagesBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleClusterPages {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleClusterPages {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleClusterPages {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleClusterPagesBody>> {
        self.body.borrow()
    }
}
impl RntupleClusterPages {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of page locations of the columns of one cluster.
 * See [RNTuple Binary Format Specification 1.0, section 'Page Locations'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleClusterPagesBody {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleClusterPages>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleColumnPages>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleClusterPagesBody {
    type Root = Rntuple;
    type Parent = RntupleClusterPages;

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
            let t = Self::read_into::<_, RntupleColumnPages>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleClusterPagesBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 20 bytes.
 */
impl RntupleClusterPagesBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * One list per column, by column id; columns added after the cluster was written may be missing at
 * the end.
 */
impl RntupleClusterPagesBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleColumnPages>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleClusterPagesBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleClusterPagesBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of page locations of clusters.
 * See [RNTuple Binary Format Specification 1.0, section 'Frames'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleClusterPagesList {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntuplePageList>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleClusterPagesListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleClusterPagesList {
    type Root = Rntuple;
    type Parent = RntuplePageList;

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
        let t = Self::read_into::<BytesReader, RntupleClusterPagesListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleClusterPagesList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleClusterPagesList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleClusterPagesList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleClusterPagesListBody>> {
        self.body.borrow()
    }
}
impl RntupleClusterPagesList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of page locations of clusters.
 * See [RNTuple Binary Format Specification 1.0, section 'Page Locations'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleClusterPagesListBody {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleClusterPagesList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleClusterPages>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleClusterPagesListBody {
    type Root = Rntuple;
    type Parent = RntupleClusterPagesList;

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
            let t = Self::read_into::<_, RntupleClusterPages>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleClusterPagesListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 12 bytes.
 */
impl RntupleClusterPagesListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * One list per cluster, in the order of the cluster summaries.
 */
impl RntupleClusterPagesListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleClusterPages>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleClusterPagesListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleClusterPagesListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Entry range of one cluster.
 * See [RNTuple Binary Format Specification 1.0, section 'Cluster Summary Record Frame'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#cluster-summary-record-frame).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleClusterSummary {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleClusterSummaryRecord>,
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
impl KStruct for RntupleClusterSummary {
    type Root = Rntuple;
    type Parent = RntupleClusterSummaryRecord;

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
impl RntupleClusterSummary {

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
impl RntupleClusterSummary {
    pub fn first_entry(&self) -> Ref<'_, u64> {
        self.first_entry.borrow()
    }
}

/**
 * Bits 0 to 31 of the number of entries.
 */
impl RntupleClusterSummary {
    pub fn num_entries_lo(&self) -> Ref<'_, u32> {
        self.num_entries_lo.borrow()
    }
}

/**
 * Bits 32 to 47 of the number of entries.
 */
impl RntupleClusterSummary {
    pub fn num_entries_mid(&self) -> Ref<'_, u16> {
        self.num_entries_mid.borrow()
    }
}

/**
 * Bits 48 to 55 of the number of entries.
 */
impl RntupleClusterSummary {
    pub fn num_entries_hi(&self) -> Ref<'_, u8> {
        self.num_entries_hi.borrow()
    }
}

/**
 * Bits of the enum cluster_flag.
 */
impl RntupleClusterSummary {
    pub fn flags(&self) -> Ref<'_, u8> {
        self.flags.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleClusterSummary {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleClusterSummary {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of cluster summaries.
 * See [RNTuple Binary Format Specification 1.0, section 'Frames'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleClusterSummaryList {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntuplePageList>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleClusterSummaryListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleClusterSummaryList {
    type Root = Rntuple;
    type Parent = RntuplePageList;

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
        let t = Self::read_into::<BytesReader, RntupleClusterSummaryListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleClusterSummaryList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleClusterSummaryList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleClusterSummaryList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleClusterSummaryListBody>> {
        self.body.borrow()
    }
}
impl RntupleClusterSummaryList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of cluster summaries.
 * See [RNTuple Binary Format Specification 1.0, section 'Frames'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleClusterSummaryListBody {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleClusterSummaryList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleClusterSummaryRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleClusterSummaryListBody {
    type Root = Rntuple;
    type Parent = RntupleClusterSummaryList;

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
            let t = Self::read_into::<_, RntupleClusterSummaryRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleClusterSummaryListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl RntupleClusterSummaryListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The cluster summaries, in order.
 */
impl RntupleClusterSummaryListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleClusterSummaryRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleClusterSummaryListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleClusterSummaryListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one cluster summary.
 * See [RNTuple Binary Format Specification 1.0, section 'Frames'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleClusterSummaryRecord {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleClusterSummaryListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleClusterSummary>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleClusterSummaryRecord {
    type Root = Rntuple;
    type Parent = RntupleClusterSummaryListBody;

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
        let t = Self::read_into::<BytesReader, RntupleClusterSummary>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleClusterSummaryRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleClusterSummaryRecord {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleClusterSummaryRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleClusterSummary>> {
        self.body.borrow()
    }
}
impl RntupleClusterSummaryRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Description of one physical column.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleColumn {
    present_first_element_index: Cell<bool>,
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleColumnRecord>,
    pub _self: SharedType<Self>,
    column_type: RefCell<u16>,
    bits_on_storage: RefCell<u16>,
    field_id: RefCell<u32>,
    flags: RefCell<u16>,
    representation_index: RefCell<u16>,
    first_element_index: RefCell<i64>,
    value_range: RefCell<OptRc<RntupleValueRange>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_has_value_range: Cell<bool>,
    has_value_range: RefCell<bool>,
    f_is_deferred: Cell<bool>,
    is_deferred: RefCell<bool>,
}
impl KStruct for RntupleColumn {
    type Root = Rntuple;
    type Parent = RntupleColumnRecord;

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
            let t = Self::read_into::<_, RntupleValueRange>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.value_range.borrow_mut() = t;
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleColumn {

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
impl RntupleColumn {
    pub fn column_type(&self) -> Ref<'_, u16> {
        self.column_type.borrow()
    }
}

/**
 * Size of one element on storage, in bits.
 */
impl RntupleColumn {
    pub fn bits_on_storage(&self) -> Ref<'_, u16> {
        self.bits_on_storage.borrow()
    }
}

/**
 * Id of the field that the column belongs to.
 */
impl RntupleColumn {
    pub fn field_id(&self) -> Ref<'_, u32> {
        self.field_id.borrow()
    }
}

/**
 * Bits of the enum column_flag.
 */
impl RntupleColumn {
    pub fn flags(&self) -> Ref<'_, u16> {
        self.flags.borrow()
    }
}

/**
 * Which of the alternative representations of the field the column belongs to.
 */
impl RntupleColumn {
    pub fn representation_index(&self) -> Ref<'_, u16> {
        self.representation_index.borrow()
    }
}

/**
 * Index of the first stored element of a deferred column. Negative if the column is suppressed up to
 * there: clusters that do not list it hold these elements in the first representation of the field.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */
impl RntupleColumn {
    pub fn first_element_index(&self) -> Option<i64> {
        self.present_first_element_index.get().then(|| *self.first_element_index.borrow())
    }
}

/**
 * Range of the values.
 */
impl RntupleColumn {
    pub fn value_range(&self) -> Option<Rc<RntupleValueRange>> {
        self.value_range.borrow().get().cloned()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleColumn {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleColumn {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of column descriptions.
 * See [RNTuple Binary Format Specification 1.0, section 'Frames'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleColumnList {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleSchema>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleColumnListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleColumnList {
    type Root = Rntuple;
    type Parent = RntupleSchema;

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
        let t = Self::read_into::<BytesReader, RntupleColumnListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleColumnList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleColumnList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleColumnList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleColumnListBody>> {
        self.body.borrow()
    }
}
impl RntupleColumnList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of column descriptions.
 * See [RNTuple Binary Format Specification 1.0, section 'Frames'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleColumnListBody {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleColumnList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleColumnRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleColumnListBody {
    type Root = Rntuple;
    type Parent = RntupleColumnList;

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
            let t = Self::read_into::<_, RntupleColumnRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleColumnListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl RntupleColumnListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The column descriptions, in order.
 */
impl RntupleColumnListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleColumnRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleColumnListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleColumnListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of pages of one column in one cluster.
 * See [RNTuple Binary Format Specification 1.0, section 'Frames'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleColumnPages {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleClusterPagesBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleColumnPagesBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleColumnPages {
    type Root = Rntuple;
    type Parent = RntupleClusterPagesBody;

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
        let t = Self::read_into::<BytesReader, RntupleColumnPagesBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleColumnPages {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleColumnPages {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleColumnPages {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleColumnPagesBody>> {
        self.body.borrow()
    }
}
impl RntupleColumnPages {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of pages of one column in one cluster.
 * See [RNTuple Binary Format Specification 1.0, section 'Page Locations'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleColumnPagesBody {
    present_compression_settings: Cell<bool>,
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleColumnPages>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntuplePage>>>,
    element_offset: RefCell<i64>,
    compression_settings: RefCell<u32>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleColumnPagesBody {
    type Root = Rntuple;
    type Parent = RntupleColumnPages;

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
            let t = Self::read_into::<_, RntuplePage>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
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
impl RntupleColumnPagesBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl RntupleColumnPagesBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * Page descriptions in the order of elements; these are not frames.
 */
impl RntupleColumnPagesBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntuplePage>>> {
        self.items.borrow()
    }
}

/**
 * Number of elements of the column in all clusters before; negative if the column is suppressed in
 * this cluster.
 * See [RNTuple Binary Format Specification 1.0, section 'Suppressed Columns'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#suppressed-columns).
 */
impl RntupleColumnPagesBody {
    pub fn element_offset(&self) -> Ref<'_, i64> {
        self.element_offset.borrow()
    }
}

/**
 * Compression settings: 100 * algorithm + level; absent if the column is suppressed.
 * See [RNTuple Binary Format Specification 1.0, section 'Basic Types'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#basic-types).
 */
impl RntupleColumnPagesBody {
    pub fn compression_settings(&self) -> Option<u32> {
        self.present_compression_settings.get().then(|| *self.compression_settings.borrow())
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleColumnPagesBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleColumnPagesBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one column description.
 * See [RNTuple Binary Format Specification 1.0, section 'Frames'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleColumnRecord {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleColumnListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleColumn>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleColumnRecord {
    type Root = Rntuple;
    type Parent = RntupleColumnListBody;

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
        let t = Self::read_into::<BytesReader, RntupleColumn>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleColumnRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleColumnRecord {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleColumnRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleColumn>> {
        self.body.borrow()
    }
}
impl RntupleColumnRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * String with its length in front; no terminator, no padding.
 * See [RNTuple Binary Format Specification 1.0, section 'Basic Types'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#basic-types).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleCountedString {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    len: RefCell<u32>,
    raw: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_value: Cell<bool>,
    value: RefCell<String>,
}
impl KStruct for RntupleCountedString {
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
impl RntupleCountedString {

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
impl RntupleCountedString {
    pub fn len(&self) -> Ref<'_, u32> {
        self.len.borrow()
    }
}

/**
 * Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
 */
impl RntupleCountedString {
    pub fn raw(&self) -> Ref<'_, Vec<u8>> {
        self.raw.borrow()
    }
}
impl RntupleCountedString {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Reference to another envelope.
 * See [RNTuple Binary Format Specification 1.0, section 'Locators and Envelope Links'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#locators-and-envelope-links).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleEnvelopeLink {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleClusterGroup>,
    pub _self: SharedType<Self>,
    len_envelope: RefCell<u64>,
    locator: RefCell<OptRc<RntupleLocator>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleEnvelopeLink {
    type Root = Rntuple;
    type Parent = RntupleClusterGroup;

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
        let t = Self::read_into::<_, RntupleLocator>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.locator.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleEnvelopeLink {
}

/**
 * Length in bytes of the referenced envelope after decompression.
 */
impl RntupleEnvelopeLink {
    pub fn len_envelope(&self) -> Ref<'_, u64> {
        self.len_envelope.borrow()
    }
}

/**
 * Where the referenced envelope is stored.
 */
impl RntupleEnvelopeLink {
    pub fn locator(&self) -> Ref<'_, OptRc<RntupleLocator>> {
        self.locator.borrow()
    }
}
impl RntupleEnvelopeLink {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Additional information about one type or all types.
 * See [RNTuple Binary Format Specification 1.0, section 'Extra type information'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#extra-type-information).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleExtraTypeInfo {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleExtraTypeInfoRecord>,
    pub _self: SharedType<Self>,
    content_id: RefCell<u32>,
    type_version: RefCell<u32>,
    type_name: RefCell<OptRc<RntupleCountedString>>,
    content: RefCell<OptRc<RntupleCountedString>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleExtraTypeInfo {
    type Root = Rntuple;
    type Parent = RntupleExtraTypeInfoRecord;

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
        let t = Self::read_into::<_, RntupleCountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.type_name.borrow_mut() = t;
        if !(_io.is_eof()) {
            let t = Self::read_into::<_, RntupleCountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
            *self_rc.content.borrow_mut() = t;
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleExtraTypeInfo {
}

/**
 * Kind of content, see the enum extra_type_info_content.
 */
impl RntupleExtraTypeInfo {
    pub fn content_id(&self) -> Ref<'_, u32> {
        self.content_id.borrow()
    }
}

/**
 * Version of the type that the information is about.
 */
impl RntupleExtraTypeInfo {
    pub fn type_version(&self) -> Ref<'_, u32> {
        self.type_version.borrow()
    }
}

/**
 * C++ type that the information concerns; empty if it concerns several.
 */
impl RntupleExtraTypeInfo {
    pub fn type_name(&self) -> Ref<'_, OptRc<RntupleCountedString>> {
        self.type_name.borrow()
    }
}

/**
 * The information, in a form that depends on the kind of content; not necessarily text.
 */
impl RntupleExtraTypeInfo {
    pub fn content(&self) -> Option<Rc<RntupleCountedString>> {
        self.content.borrow().get().cloned()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleExtraTypeInfo {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleExtraTypeInfo {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of extra type information records.
 * See [RNTuple Binary Format Specification 1.0, section 'Frames'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleExtraTypeInfoList {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleSchema>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleExtraTypeInfoListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleExtraTypeInfoList {
    type Root = Rntuple;
    type Parent = RntupleSchema;

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
        let t = Self::read_into::<BytesReader, RntupleExtraTypeInfoListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleExtraTypeInfoList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleExtraTypeInfoList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleExtraTypeInfoList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleExtraTypeInfoListBody>> {
        self.body.borrow()
    }
}
impl RntupleExtraTypeInfoList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of extra type information records.
 * See [RNTuple Binary Format Specification 1.0, section 'Frames'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleExtraTypeInfoListBody {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleExtraTypeInfoList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleExtraTypeInfoRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleExtraTypeInfoListBody {
    type Root = Rntuple;
    type Parent = RntupleExtraTypeInfoList;

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
            let t = Self::read_into::<_, RntupleExtraTypeInfoRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleExtraTypeInfoListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl RntupleExtraTypeInfoListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The extra type information records, in order.
 */
impl RntupleExtraTypeInfoListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleExtraTypeInfoRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleExtraTypeInfoListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleExtraTypeInfoListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one piece of extra type information.
 * See [RNTuple Binary Format Specification 1.0, section 'Frames'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleExtraTypeInfoRecord {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleExtraTypeInfoListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleExtraTypeInfo>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleExtraTypeInfoRecord {
    type Root = Rntuple;
    type Parent = RntupleExtraTypeInfoListBody;

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
        let t = Self::read_into::<BytesReader, RntupleExtraTypeInfo>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleExtraTypeInfoRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleExtraTypeInfoRecord {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleExtraTypeInfoRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleExtraTypeInfo>> {
        self.body.borrow()
    }
}
impl RntupleExtraTypeInfoRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * One 64-bit word of 63 flags, in two halves so that no target language loses bits.
 * See [RNTuple Binary Format Specification 1.0, section 'Feature Flags'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#feature-flags).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleFeatureFlagWord {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleFeatureFlags>,
    pub _self: SharedType<Self>,
    lo: RefCell<u32>,
    hi: RefCell<i32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleFeatureFlagWord {
    type Root = Rntuple;
    type Parent = RntupleFeatureFlags;

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
impl RntupleFeatureFlagWord {
}

/**
 * Flags 0 to 31 of this word.
 */
impl RntupleFeatureFlagWord {
    pub fn lo(&self) -> Ref<'_, u32> {
        self.lo.borrow()
    }
}

/**
 * Flags 32 to 62 of this word; negative (bit 63 of the word is set) if another word follows.
 */
impl RntupleFeatureFlagWord {
    pub fn hi(&self) -> Ref<'_, i32> {
        self.hi.borrow()
    }
}
impl RntupleFeatureFlagWord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Chain of 64-bit words of feature flags; readers refuse flags they do not know.
 * See [RNTuple Binary Format Specification 1.0, section 'Feature Flags'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#feature-flags).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleFeatureFlags {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    words: RefCell<Vec<OptRc<RntupleFeatureFlagWord>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleFeatureFlags {
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
                let t = Self::read_into::<_, RntupleFeatureFlagWord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
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
impl RntupleFeatureFlags {
}

/**
 * Words of the chain; flag number 64 * i + b is bit b of word i.
 */
impl RntupleFeatureFlags {
    pub fn words(&self) -> Ref<'_, Vec<OptRc<RntupleFeatureFlagWord>>> {
        self.words.borrow()
    }
}
impl RntupleFeatureFlags {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Description of one field: a node of the schema tree.
 * See [RNTuple Binary Format Specification 1.0, section 'Field Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#field-description).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleField {
    present_type_checksum: Cell<bool>,
    present_source_field_id: Cell<bool>,
    present_array_size: Cell<bool>,
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleFieldRecord>,
    pub _self: SharedType<Self>,
    field_version: RefCell<u32>,
    type_version: RefCell<u32>,
    parent_id: RefCell<u32>,
    role: RefCell<u16>,
    flags: RefCell<u16>,
    name: RefCell<OptRc<RntupleCountedString>>,
    type_name: RefCell<OptRc<RntupleCountedString>>,
    type_alias: RefCell<OptRc<RntupleCountedString>>,
    description: RefCell<OptRc<RntupleCountedString>>,
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
impl KStruct for RntupleField {
    type Root = Rntuple;
    type Parent = RntupleFieldRecord;

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
        let t = Self::read_into::<_, RntupleCountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.name.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleCountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.type_name.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleCountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.type_alias.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleCountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
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
impl RntupleField {

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
impl RntupleField {
    pub fn field_version(&self) -> Ref<'_, u32> {
        self.field_version.borrow()
    }
}

/**
 * Version of the type, such as the class version of a user-defined class.
 */
impl RntupleField {
    pub fn type_version(&self) -> Ref<'_, u32> {
        self.type_version.borrow()
    }
}

/**
 * Id of the parent field; a top-level field names itself.
 */
impl RntupleField {
    pub fn parent_id(&self) -> Ref<'_, u32> {
        self.parent_id.borrow()
    }
}

/**
 * Structural role, see the enum field_role.
 */
impl RntupleField {
    pub fn role(&self) -> Ref<'_, u16> {
        self.role.borrow()
    }
}

/**
 * Bits of the enum field_flag.
 */
impl RntupleField {
    pub fn flags(&self) -> Ref<'_, u16> {
        self.flags.borrow()
    }
}

/**
 * Name of the field.
 */
impl RntupleField {
    pub fn name(&self) -> Ref<'_, OptRc<RntupleCountedString>> {
        self.name.borrow()
    }
}

/**
 * C++ type name.
 */
impl RntupleField {
    pub fn type_name(&self) -> Ref<'_, OptRc<RntupleCountedString>> {
        self.type_name.borrow()
    }
}

/**
 * C++ type name as the user wrote it, if it differs; else empty.
 */
impl RntupleField {
    pub fn type_alias(&self) -> Ref<'_, OptRc<RntupleCountedString>> {
        self.type_alias.borrow()
    }
}

/**
 * Free text about the field.
 */
impl RntupleField {
    pub fn description(&self) -> Ref<'_, OptRc<RntupleCountedString>> {
        self.description.borrow()
    }
}

/**
 * Number of items per entry of a fixed-size array or bitset.
 */
impl RntupleField {
    pub fn array_size(&self) -> Option<u64> {
        self.present_array_size.get().then(|| *self.array_size.borrow())
    }
}

/**
 * Id of the field that a projected field shows.
 */
impl RntupleField {
    pub fn source_field_id(&self) -> Option<u32> {
        self.present_source_field_id.get().then(|| *self.source_field_id.borrow())
    }
}

/**
 * Checksum that ROOT computed over the in-memory type.
 */
impl RntupleField {
    pub fn type_checksum(&self) -> Option<u32> {
        self.present_type_checksum.get().then(|| *self.type_checksum.borrow())
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleField {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleField {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of field descriptions.
 * See [RNTuple Binary Format Specification 1.0, section 'Frames'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleFieldList {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleSchema>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleFieldListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleFieldList {
    type Root = Rntuple;
    type Parent = RntupleSchema;

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
        let t = Self::read_into::<BytesReader, RntupleFieldListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleFieldList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleFieldList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleFieldList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleFieldListBody>> {
        self.body.borrow()
    }
}
impl RntupleFieldList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of field descriptions.
 * See [RNTuple Binary Format Specification 1.0, section 'Frames'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleFieldListBody {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleFieldList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleFieldRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleFieldListBody {
    type Root = Rntuple;
    type Parent = RntupleFieldList;

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
            let t = Self::read_into::<_, RntupleFieldRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleFieldListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl RntupleFieldListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The field descriptions, in order.
 */
impl RntupleFieldListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleFieldRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleFieldListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleFieldListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one field description.
 * See [RNTuple Binary Format Specification 1.0, section 'Frames'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleFieldRecord {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleFieldListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleField>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleFieldRecord {
    type Root = Rntuple;
    type Parent = RntupleFieldListBody;

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
        let t = Self::read_into::<BytesReader, RntupleField>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleFieldRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleFieldRecord {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleFieldRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleField>> {
        self.body.borrow()
    }
}
impl RntupleFieldRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the footer envelope: additions to the schema, and the way to the page lists.
 * See [RNTuple Binary Format Specification 1.0, section 'Footer Envelope'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#footer-envelope).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleFooter {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple>,
    pub _self: SharedType<Self>,
    feature_flags: RefCell<OptRc<RntupleFeatureFlags>>,
    header_checksum: RefCell<Vec<u8>>,
    schema_extension: RefCell<OptRc<RntupleSchemaExtensionRecord>>,
    cluster_groups: RefCell<OptRc<RntupleClusterGroupList>>,
    linked_attribute_sets: RefCell<OptRc<RntupleLinkedAttributeSetList>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleFooter {
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
        let t = Self::read_into::<_, RntupleFeatureFlags>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.feature_flags.borrow_mut() = t;
        *self_rc.header_checksum.borrow_mut() = _io.read_bytes(8 as usize)?.into();
        let t = Self::read_into::<_, RntupleSchemaExtensionRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.schema_extension.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleClusterGroupList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.cluster_groups.borrow_mut() = t;
        if !(_io.is_eof()) {
            let t = Self::read_into::<_, RntupleLinkedAttributeSetList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.linked_attribute_sets.borrow_mut() = t;
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleFooter {
}

/**
 * Features that a reader must know, in addition to those of the header; see feature_flag_number for their names.
 */
impl RntupleFooter {
    pub fn feature_flags(&self) -> Ref<'_, OptRc<RntupleFeatureFlags>> {
        self.feature_flags.borrow()
    }
}

/**
 * Checksum of the header envelope that the footer belongs to.
 */
impl RntupleFooter {
    pub fn header_checksum(&self) -> Ref<'_, Vec<u8>> {
        self.header_checksum.borrow()
    }
}

/**
 * Schema parts that were added while data was being written.
 */
impl RntupleFooter {
    pub fn schema_extension(&self) -> Ref<'_, OptRc<RntupleSchemaExtensionRecord>> {
        self.schema_extension.borrow()
    }
}

/**
 * Cluster groups, each with a link to its page list.
 */
impl RntupleFooter {
    pub fn cluster_groups(&self) -> Ref<'_, OptRc<RntupleClusterGroupList>> {
        self.cluster_groups.borrow()
    }
}

/**
 * Linked attribute sets; written since version 1.0.1.0 and absent if the payload ends before.
 * See [RNTuple Binary Format Specification 1.0, section 'Linked Attribute Sets'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#linked-attribute-sets).
 */
impl RntupleFooter {
    pub fn linked_attribute_sets(&self) -> Option<Rc<RntupleLinkedAttributeSetList>> {
        self.linked_attribute_sets.borrow().get().cloned()
    }
}

/**
 * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
 */
impl RntupleFooter {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleFooter {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the header envelope: name, provenance and schema of the RNTuple.
 * See [RNTuple Binary Format Specification 1.0, section 'Header Envelope'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#header-envelope).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleHeader {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple>,
    pub _self: SharedType<Self>,
    feature_flags: RefCell<OptRc<RntupleFeatureFlags>>,
    name: RefCell<OptRc<RntupleCountedString>>,
    description: RefCell<OptRc<RntupleCountedString>>,
    writer: RefCell<OptRc<RntupleCountedString>>,
    schema: RefCell<OptRc<RntupleSchema>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleHeader {
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
        let t = Self::read_into::<_, RntupleFeatureFlags>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.feature_flags.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleCountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.name.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleCountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.description.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleCountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.writer.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleSchema>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.schema.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleHeader {
}

/**
 * Features that a reader must know.
 */
impl RntupleHeader {
    pub fn feature_flags(&self) -> Ref<'_, OptRc<RntupleFeatureFlags>> {
        self.feature_flags.borrow()
    }
}

/**
 * Name of the RNTuple.
 */
impl RntupleHeader {
    pub fn name(&self) -> Ref<'_, OptRc<RntupleCountedString>> {
        self.name.borrow()
    }
}

/**
 * Free text about the RNTuple.
 */
impl RntupleHeader {
    pub fn description(&self) -> Ref<'_, OptRc<RntupleCountedString>> {
        self.description.borrow()
    }
}

/**
 * Library and version that wrote the RNTuple.
 */
impl RntupleHeader {
    pub fn writer(&self) -> Ref<'_, OptRc<RntupleCountedString>> {
        self.writer.borrow()
    }
}

/**
 * Fields, columns, alias columns and extra type information known when writing began.
 */
impl RntupleHeader {
    pub fn schema(&self) -> Ref<'_, OptRc<RntupleSchema>> {
        self.schema.borrow()
    }
}

/**
 * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
 */
impl RntupleHeader {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleHeader {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of a locator of a byte range of 2 GiB or more.
 * See [RNTuple Binary Format Specification 1.0, section 'Locators and Envelope Links'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#locators-and-envelope-links).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleLargeLocator {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleLocator>,
    pub _self: SharedType<Self>,
    len_range: RefCell<u64>,
    ofs_range: RefCell<u64>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleLargeLocator {
    type Root = Rntuple;
    type Parent = RntupleLocator;

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
impl RntupleLargeLocator {
}

/**
 * Stored size in bytes of the byte range.
 */
impl RntupleLargeLocator {
    pub fn len_range(&self) -> Ref<'_, u64> {
        self.len_range.borrow()
    }
}

/**
 * Offset in bytes from the start of the file.
 */
impl RntupleLargeLocator {
    pub fn ofs_range(&self) -> Ref<'_, u64> {
        self.ofs_range.borrow()
    }
}

/**
 * Unknown bytes up to the end of the locator, appended by a later version of the format.
 */
impl RntupleLargeLocator {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleLargeLocator {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Reference to another RNTuple that holds attributes of entry ranges of this one.
 * See [RNTuple Binary Format Specification 1.0, section 'Linked Attribute Set Record Frame'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#linked-attribute-set-record-frame).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleLinkedAttributeSet {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleLinkedAttributeSetRecord>,
    pub _self: SharedType<Self>,
    schema_version_major: RefCell<u16>,
    schema_version_minor: RefCell<u16>,
    len_anchor: RefCell<u32>,
    locator: RefCell<OptRc<RntupleLocator>>,
    name: RefCell<OptRc<RntupleCountedString>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleLinkedAttributeSet {
    type Root = Rntuple;
    type Parent = RntupleLinkedAttributeSetRecord;

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
        let t = Self::read_into::<_, RntupleLocator>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.locator.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleCountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.name.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleLinkedAttributeSet {
}

/**
 * Major version of the attribute schema; a different one cannot be read.
 * See [RNTuple Binary Format Specification 1.0, section 'Attribute Schema Version'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#attribute-schema-version).
 */
impl RntupleLinkedAttributeSet {
    pub fn schema_version_major(&self) -> Ref<'_, u16> {
        self.schema_version_major.borrow()
    }
}

/**
 * Minor version of the attribute schema.
 * See [RNTuple Binary Format Specification 1.0, section 'Attribute Schema Version'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#attribute-schema-version).
 */
impl RntupleLinkedAttributeSet {
    pub fn schema_version_minor(&self) -> Ref<'_, u16> {
        self.schema_version_minor.borrow()
    }
}

/**
 * Length in bytes of the anchor of the attribute set after decompression.
 */
impl RntupleLinkedAttributeSet {
    pub fn len_anchor(&self) -> Ref<'_, u32> {
        self.len_anchor.borrow()
    }
}

/**
 * Where the anchor of the attribute set is stored.
 */
impl RntupleLinkedAttributeSet {
    pub fn locator(&self) -> Ref<'_, OptRc<RntupleLocator>> {
        self.locator.borrow()
    }
}

/**
 * Name of the attribute set.
 */
impl RntupleLinkedAttributeSet {
    pub fn name(&self) -> Ref<'_, OptRc<RntupleCountedString>> {
        self.name.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleLinkedAttributeSet {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleLinkedAttributeSet {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of linked attribute sets.
 * See [RNTuple Binary Format Specification 1.0, section 'Frames'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleLinkedAttributeSetList {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleFooter>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleLinkedAttributeSetListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleLinkedAttributeSetList {
    type Root = Rntuple;
    type Parent = RntupleFooter;

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
        let t = Self::read_into::<BytesReader, RntupleLinkedAttributeSetListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleLinkedAttributeSetList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleLinkedAttributeSetList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleLinkedAttributeSetList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleLinkedAttributeSetListBody>> {
        self.body.borrow()
    }
}
impl RntupleLinkedAttributeSetList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of linked attribute sets.
 * See [RNTuple Binary Format Specification 1.0, section 'Frames'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleLinkedAttributeSetListBody {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleLinkedAttributeSetList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleLinkedAttributeSetRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleLinkedAttributeSetListBody {
    type Root = Rntuple;
    type Parent = RntupleLinkedAttributeSetList;

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
            let t = Self::read_into::<_, RntupleLinkedAttributeSetRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleLinkedAttributeSetListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl RntupleLinkedAttributeSetListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The linked attribute sets, in order.
 */
impl RntupleLinkedAttributeSetListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleLinkedAttributeSetRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleLinkedAttributeSetListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleLinkedAttributeSetListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one linked attribute set.
 * See [RNTuple Binary Format Specification 1.0, section 'Frames'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleLinkedAttributeSetRecord {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleLinkedAttributeSetListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleLinkedAttributeSet>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleLinkedAttributeSetRecord {
    type Root = Rntuple;
    type Parent = RntupleLinkedAttributeSetListBody;

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
        let t = Self::read_into::<BytesReader, RntupleLinkedAttributeSet>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleLinkedAttributeSetRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleLinkedAttributeSetRecord {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleLinkedAttributeSetRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleLinkedAttributeSet>> {
        self.body.borrow()
    }
}
impl RntupleLinkedAttributeSetRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Where a byte range is stored. A non-negative head is the size of a byte range in the same file, and an
 * offset follows. A negative head is negated as a whole and then holds locator size, reserved byte and
 * kind.
 * See [RNTuple Binary Format Specification 1.0, section 'Locators and Envelope Links'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#locators-and-envelope-links).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleLocator {
    present_ofs_range: Cell<bool>,
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    head: RefCell<i32>,
    ofs_range: RefCell<u64>,
    payload: RefCell<Option<RntupleLocatorPayload>>,
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
pub enum RntupleLocatorPayload {
    RntupleLargeLocator(OptRc<RntupleLargeLocator>),
    RntupleUnknownPayload(OptRc<RntupleUnknownPayload>),
}
impl From<OptRc<RntupleLargeLocator>> for RntupleLocatorPayload {
    fn from(v: OptRc<RntupleLargeLocator>) -> Self {
        Self::RntupleLargeLocator(v)
    }
}
impl From<OptRc<RntupleUnknownPayload>> for RntupleLocatorPayload {
    fn from(v: OptRc<RntupleUnknownPayload>) -> Self {
        Self::RntupleUnknownPayload(v)
    }
}
impl KStruct for RntupleLocator {
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
                    let t = Self::read_into::<BytesReader, RntupleLargeLocator>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                    *self_rc.payload.borrow_mut() = Some(t);
                }
                _ => {
                    *self_rc.payload_raw.borrow_mut() = _io.read_bytes((((*self_rc.len_self()? as i64) - ((4 as i64) as i64)) as i64) as usize)?.into();
                    let payload_raw = self_rc.payload_raw.borrow();
                    let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
                    let t = Self::read_into::<BytesReader, RntupleUnknownPayload>(&_t_payload_raw_io, Some(self_rc._root.clone()), None)?.into();
                    *self_rc.payload.borrow_mut() = Some(t);
                }
            }
        }
        Ok(())
    }
}
impl RntupleLocator {

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
impl RntupleLocator {
    pub fn head(&self) -> Ref<'_, i32> {
        self.head.borrow()
    }
}

/**
 * Offset in bytes from the start of the file.
 */
impl RntupleLocator {
    pub fn ofs_range(&self) -> Option<u64> {
        self.present_ofs_range.get().then(|| *self.ofs_range.borrow())
    }
}

/**
 * Position in a non-standard locator; opaque for kinds unknown to this version.
 */
impl RntupleLocator {
    pub fn payload(&self) -> Ref<'_, Option<RntupleLocatorPayload>> {
        self.payload.borrow()
    }
}
impl RntupleLocator {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Description of one page: a run of elements of one column.
 * See [RNTuple Binary Format Specification 1.0, section 'Page Locations'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-locations).
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleColumnPagesBody>,
    pub _self: SharedType<Self>,
    num_elements_signed: RefCell<i32>,
    locator: RefCell<OptRc<RntupleLocator>>,
    _io: RefCell<BytesReader>,
    f_has_checksum: Cell<bool>,
    has_checksum: RefCell<bool>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage {
    type Root = Rntuple;
    type Parent = RntupleColumnPagesBody;

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
        let t = Self::read_into::<_, RntupleLocator>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.locator.borrow_mut() = t;
        Ok(())
    }
}
impl RntuplePage {

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
impl RntuplePage {
    pub fn num_elements_signed(&self) -> Ref<'_, i32> {
        self.num_elements_signed.borrow()
    }
}

/**
 * Where the page is stored; its size does not count the checksum.
 */
impl RntuplePage {
    pub fn locator(&self) -> Ref<'_, OptRc<RntupleLocator>> {
        self.locator.borrow()
    }
}
impl RntuplePage {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of a page list envelope: clusters of one cluster group and where their pages are.
 * See [RNTuple Binary Format Specification 1.0, section 'Page List Envelope'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#page-list-envelope).
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePageList {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<Rntuple>,
    pub _self: SharedType<Self>,
    header_checksum: RefCell<Vec<u8>>,
    cluster_summaries: RefCell<OptRc<RntupleClusterSummaryList>>,
    page_locations: RefCell<OptRc<RntupleClusterPagesList>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntuplePageList {
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
        let t = Self::read_into::<_, RntupleClusterSummaryList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.cluster_summaries.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleClusterPagesList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.page_locations.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntuplePageList {
}

/**
 * Checksum of the header envelope that the page list belongs to.
 */
impl RntuplePageList {
    pub fn header_checksum(&self) -> Ref<'_, Vec<u8>> {
        self.header_checksum.borrow()
    }
}

/**
 * Entry ranges of the clusters of the group.
 */
impl RntuplePageList {
    pub fn cluster_summaries(&self) -> Ref<'_, OptRc<RntupleClusterSummaryList>> {
        self.cluster_summaries.borrow()
    }
}

/**
 * Pages of the clusters of the group, in the order of the summaries.
 */
impl RntuplePageList {
    pub fn page_locations(&self) -> Ref<'_, OptRc<RntupleClusterPagesList>> {
        self.page_locations.borrow()
    }
}

/**
 * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
 */
impl RntuplePageList {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntuplePageList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Schema description: four list frames. It is in the header and, for later additions, in the footer.
 * See [RNTuple Binary Format Specification 1.0, section 'Header Envelope'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#header-envelope).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleSchema {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    fields: RefCell<OptRc<RntupleFieldList>>,
    columns: RefCell<OptRc<RntupleColumnList>>,
    alias_columns: RefCell<OptRc<RntupleAliasColumnList>>,
    extra_type_infos: RefCell<OptRc<RntupleExtraTypeInfoList>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleSchema {
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
        let t = Self::read_into::<_, RntupleFieldList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.fields.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleColumnList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.columns.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleAliasColumnList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.alias_columns.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleExtraTypeInfoList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.extra_type_infos.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleSchema {
}

/**
 * Field descriptions; the field id is the position, counted on in the schema extension.
 */
impl RntupleSchema {
    pub fn fields(&self) -> Ref<'_, OptRc<RntupleFieldList>> {
        self.fields.borrow()
    }
}

/**
 * Column descriptions; the column id is the position, counted on in the schema extension.
 */
impl RntupleSchema {
    pub fn columns(&self) -> Ref<'_, OptRc<RntupleColumnList>> {
        self.columns.borrow()
    }
}

/**
 * Columns of projected fields.
 */
impl RntupleSchema {
    pub fn alias_columns(&self) -> Ref<'_, OptRc<RntupleAliasColumnList>> {
        self.alias_columns.borrow()
    }
}

/**
 * Type information that field descriptions cannot hold.
 */
impl RntupleSchema {
    pub fn extra_type_infos(&self) -> Ref<'_, OptRc<RntupleExtraTypeInfoList>> {
        self.extra_type_infos.borrow()
    }
}
impl RntupleSchema {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Additions to the schema of the header.
 * See [RNTuple Binary Format Specification 1.0, section 'Schema Extension Record Frame'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#schema-extension-record-frame).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleSchemaExtension {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleSchemaExtensionRecord>,
    pub _self: SharedType<Self>,
    schema: RefCell<OptRc<RntupleSchema>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleSchemaExtension {
    type Root = Rntuple;
    type Parent = RntupleSchemaExtensionRecord;

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
            let t = Self::read_into::<_, RntupleSchema>(&*_io, Some(self_rc._root.clone()), None)?.into();
            *self_rc.schema.borrow_mut() = t;
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleSchemaExtension {
}

/**
 * The additions; absent if the frame is empty.
 */
impl RntupleSchemaExtension {
    pub fn schema(&self) -> Option<Rc<RntupleSchema>> {
        self.schema.borrow().get().cloned()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleSchemaExtension {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleSchemaExtension {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around the schema extension.
 * See [RNTuple Binary Format Specification 1.0, section 'Frames'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#frames).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleSchemaExtensionRecord {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleFooter>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleSchemaExtension>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleSchemaExtensionRecord {
    type Root = Rntuple;
    type Parent = RntupleFooter;

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
        let t = Self::read_into::<BytesReader, RntupleSchemaExtension>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleSchemaExtensionRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleSchemaExtensionRecord {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleSchemaExtensionRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleSchemaExtension>> {
        self.body.borrow()
    }
}
impl RntupleSchemaExtensionRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload whose kind this version of the format does not know.
 * See [RNTuple Binary Format Specification 1.0, section 'Envelopes'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#envelopes).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleUnknownPayload {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    raw: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleUnknownPayload {
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
impl RntupleUnknownPayload {
}

/**
 * The stored bytes, unparsed.
 */
impl RntupleUnknownPayload {
    pub fn raw(&self) -> Ref<'_, Vec<u8>> {
        self.raw.borrow()
    }
}
impl RntupleUnknownPayload {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Smallest and largest value of a column.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleValueRange {
    pub _root: SharedType<Rntuple>,
    pub _parent: SharedType<RntupleColumn>,
    pub _self: SharedType<Self>,
    min: RefCell<f64>,
    max: RefCell<f64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleValueRange {
    type Root = Rntuple;
    type Parent = RntupleColumn;

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
impl RntupleValueRange {
}

/**
 * Smallest value.
 */
impl RntupleValueRange {
    pub fn min(&self) -> Ref<'_, f64> {
        self.min.borrow()
    }
}

/**
 * Largest value.
 */
impl RntupleValueRange {
    pub fn max(&self) -> Ref<'_, f64> {
        self.max.borrow()
    }
}
impl RntupleValueRange {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
