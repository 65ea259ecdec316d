// Generated from spec/rntuple_rc2.ksy by tools/generate; edit spec/parts/rntuple_rc2.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild


use crate::runtime::*;
use std::convert::{TryFrom, TryInto};
use std::cell::{Ref, Cell, RefCell};
use std::rc::{Rc, Weak};

/**
 * Envelopes as ROOT 6.31 to 6.33 wrote them, format versions 0.2.0.0 to 0.2.12.0. Files are always marked 0.2.0.0. So
 * flags and the remaining bytes show the differences between these versions, never a version number.
 * \sa RNTuple Binary Format Specification 0.2, section 'Envelopes'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2 {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2>,
    pub _self: SharedType<Self>,
    type_id: RefCell<u16>,
    len_envelope_lo: RefCell<u32>,
    len_envelope_hi: RefCell<u16>,
    payload: RefCell<Option<RntupleRc2Payload>>,
    checksum: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    payload_raw: RefCell<Vec<u8>>,
    f_len_envelope: Cell<bool>,
    len_envelope: RefCell<u64>,
}
#[derive(Debug, Clone)]
pub enum RntupleRc2Payload {
    RntupleRc2PageList(OptRc<RntupleRc2PageList>),
    RntupleRc2Header(OptRc<RntupleRc2Header>),
    RntupleRc2UnknownPayload(OptRc<RntupleRc2UnknownPayload>),
    RntupleRc2MetaData(OptRc<RntupleRc2MetaData>),
    RntupleRc2Footer(OptRc<RntupleRc2Footer>),
}
impl From<OptRc<RntupleRc2PageList>> for RntupleRc2Payload {
    fn from(v: OptRc<RntupleRc2PageList>) -> Self {
        Self::RntupleRc2PageList(v)
    }
}
impl From<OptRc<RntupleRc2Header>> for RntupleRc2Payload {
    fn from(v: OptRc<RntupleRc2Header>) -> Self {
        Self::RntupleRc2Header(v)
    }
}
impl From<OptRc<RntupleRc2UnknownPayload>> for RntupleRc2Payload {
    fn from(v: OptRc<RntupleRc2UnknownPayload>) -> Self {
        Self::RntupleRc2UnknownPayload(v)
    }
}
impl From<OptRc<RntupleRc2MetaData>> for RntupleRc2Payload {
    fn from(v: OptRc<RntupleRc2MetaData>) -> Self {
        Self::RntupleRc2MetaData(v)
    }
}
impl From<OptRc<RntupleRc2Footer>> for RntupleRc2Payload {
    fn from(v: OptRc<RntupleRc2Footer>) -> Self {
        Self::RntupleRc2Footer(v)
    }
}
impl KStruct for RntupleRc2 {
    type Root = RntupleRc2;
    type Parent = RntupleRc2;

    fn read<S: KStream>(
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
                let t = Self::read_into::<BytesReader, RntupleRc2Header>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.payload.borrow_mut() = Some(t);
            }
            2 => {
                *self_rc.payload_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_envelope()? as u64) - (16 as u64)) as usize)?.into();
                let payload_raw = self_rc.payload_raw.borrow();
                let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
                let t = Self::read_into::<BytesReader, RntupleRc2Footer>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.payload.borrow_mut() = Some(t);
            }
            3 => {
                *self_rc.payload_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_envelope()? as u64) - (16 as u64)) as usize)?.into();
                let payload_raw = self_rc.payload_raw.borrow();
                let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
                let t = Self::read_into::<BytesReader, RntupleRc2PageList>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.payload.borrow_mut() = Some(t);
            }
            4 => {
                *self_rc.payload_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_envelope()? as u64) - (16 as u64)) as usize)?.into();
                let payload_raw = self_rc.payload_raw.borrow();
                let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
                let t = Self::read_into::<BytesReader, RntupleRc2MetaData>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.payload.borrow_mut() = Some(t);
            }
            _ => {
                *self_rc.payload_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_envelope()? as u64) - (16 as u64)) as usize)?.into();
                let payload_raw = self_rc.payload_raw.borrow();
                let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
                let t = Self::read_into::<BytesReader, RntupleRc2UnknownPayload>(&_t_payload_raw_io, Some(self_rc._root.clone()), None)?.into();
                *self_rc.payload.borrow_mut() = Some(t);
            }
        }
        *self_rc.checksum.borrow_mut() = _io.read_bytes(8 as usize)?.into();
        Ok(())
    }
}
impl RntupleRc2 {

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
 * \sa RNTuple Binary Format Specification 0.2, section 'Envelopes'
 */
impl RntupleRc2 {
    pub fn type_id(&self) -> Ref<'_, u16> {
        self.type_id.borrow()
    }
}

/**
 * Low 32 of the 48 bits of the envelope length.
 */
impl RntupleRc2 {
    pub fn len_envelope_lo(&self) -> Ref<'_, u32> {
        self.len_envelope_lo.borrow()
    }
}

/**
 * High 16 of the 48 bits of the envelope length.
 */
impl RntupleRc2 {
    pub fn len_envelope_hi(&self) -> Ref<'_, u16> {
        self.len_envelope_hi.borrow()
    }
}

/**
 * Contents of the envelope.
 */
impl RntupleRc2 {
    pub fn payload(&self) -> Ref<'_, Option<RntupleRc2Payload>> {
        self.payload.borrow()
    }
}

/**
 * XXH3-64 of all preceding bytes of the envelope, little-endian.
 * \sa RNTuple Binary Format Specification 0.2, section 'Envelopes'
 */
impl RntupleRc2 {
    pub fn checksum(&self) -> Ref<'_, Vec<u8>> {
        self.checksum.borrow()
    }
}
impl RntupleRc2 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc2ClusterFlag {

    /**
     * The cluster covers one column group; column_group_id is stored.
     */
    Sharded,
    Unknown(i64),
}

impl TryFrom<i64> for RntupleRc2ClusterFlag {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc2ClusterFlag> {
        match flag {
            1 => Ok(RntupleRc2ClusterFlag::Sharded),
            _ => Ok(RntupleRc2ClusterFlag::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc2ClusterFlag> for i64 {
    fn from(v: &RntupleRc2ClusterFlag) -> Self {
        match *v {
            RntupleRc2ClusterFlag::Sharded => 1,
            RntupleRc2ClusterFlag::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc2ClusterFlag {
    fn default() -> Self { RntupleRc2ClusterFlag::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc2ColumnFlag {

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

    /**
     * Smallest and largest value are stored.
     */
    ValueRange,
    Unknown(i64),
}

impl TryFrom<i64> for RntupleRc2ColumnFlag {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc2ColumnFlag> {
        match flag {
            1 => Ok(RntupleRc2ColumnFlag::SortedAscending),
            2 => Ok(RntupleRc2ColumnFlag::SortedDescending),
            4 => Ok(RntupleRc2ColumnFlag::NonNegative),
            8 => Ok(RntupleRc2ColumnFlag::Deferred),
            16 => Ok(RntupleRc2ColumnFlag::ValueRange),
            _ => Ok(RntupleRc2ColumnFlag::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc2ColumnFlag> for i64 {
    fn from(v: &RntupleRc2ColumnFlag) -> Self {
        match *v {
            RntupleRc2ColumnFlag::SortedAscending => 1,
            RntupleRc2ColumnFlag::SortedDescending => 2,
            RntupleRc2ColumnFlag::NonNegative => 4,
            RntupleRc2ColumnFlag::Deferred => 8,
            RntupleRc2ColumnFlag::ValueRange => 16,
            RntupleRc2ColumnFlag::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc2ColumnFlag {
    fn default() -> Self { RntupleRc2ColumnFlag::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc2ColumnType {

    /**
     * End of a collection, counted from the start of the cluster, 64 bits.
     */
    Index64,

    /**
     * End of a collection, counted from the start of the cluster, 32 bits.
     */
    Index32,

    /**
     * 64-bit index and 32-bit tag of a variant.
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
     * Unsigned 64-bit integer.
     */
    Uint64,

    /**
     * Unsigned 32-bit integer.
     */
    Uint32,

    /**
     * Unsigned 16-bit integer.
     */
    Uint16,

    /**
     * Unsigned 8-bit integer.
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

    /**
     * Leading 10 to 31 bits of a single precision number, packed; last drafts only.
     */
    Real32Trunc,

    /**
     * Integer of 1 to 32 bits that scales into the value range, packed; last drafts only.
     */
    Real32Quant,
    Unknown(i64),
}

impl TryFrom<i64> for RntupleRc2ColumnType {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc2ColumnType> {
        match flag {
            1 => Ok(RntupleRc2ColumnType::Index64),
            2 => Ok(RntupleRc2ColumnType::Index32),
            3 => Ok(RntupleRc2ColumnType::Switch),
            4 => Ok(RntupleRc2ColumnType::Byte),
            5 => Ok(RntupleRc2ColumnType::Char),
            6 => Ok(RntupleRc2ColumnType::Bit),
            7 => Ok(RntupleRc2ColumnType::Real64),
            8 => Ok(RntupleRc2ColumnType::Real32),
            9 => Ok(RntupleRc2ColumnType::Real16),
            10 => Ok(RntupleRc2ColumnType::Uint64),
            11 => Ok(RntupleRc2ColumnType::Uint32),
            12 => Ok(RntupleRc2ColumnType::Uint16),
            13 => Ok(RntupleRc2ColumnType::Uint8),
            14 => Ok(RntupleRc2ColumnType::SplitIndex64),
            15 => Ok(RntupleRc2ColumnType::SplitIndex32),
            16 => Ok(RntupleRc2ColumnType::SplitReal64),
            17 => Ok(RntupleRc2ColumnType::SplitReal32),
            18 => Ok(RntupleRc2ColumnType::SplitReal16),
            19 => Ok(RntupleRc2ColumnType::SplitUint64),
            20 => Ok(RntupleRc2ColumnType::SplitUint32),
            21 => Ok(RntupleRc2ColumnType::SplitUint16),
            22 => Ok(RntupleRc2ColumnType::Int64),
            23 => Ok(RntupleRc2ColumnType::Int32),
            24 => Ok(RntupleRc2ColumnType::Int16),
            25 => Ok(RntupleRc2ColumnType::Int8),
            26 => Ok(RntupleRc2ColumnType::SplitInt64),
            27 => Ok(RntupleRc2ColumnType::SplitInt32),
            28 => Ok(RntupleRc2ColumnType::SplitInt16),
            29 => Ok(RntupleRc2ColumnType::Real32Trunc),
            30 => Ok(RntupleRc2ColumnType::Real32Quant),
            _ => Ok(RntupleRc2ColumnType::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc2ColumnType> for i64 {
    fn from(v: &RntupleRc2ColumnType) -> Self {
        match *v {
            RntupleRc2ColumnType::Index64 => 1,
            RntupleRc2ColumnType::Index32 => 2,
            RntupleRc2ColumnType::Switch => 3,
            RntupleRc2ColumnType::Byte => 4,
            RntupleRc2ColumnType::Char => 5,
            RntupleRc2ColumnType::Bit => 6,
            RntupleRc2ColumnType::Real64 => 7,
            RntupleRc2ColumnType::Real32 => 8,
            RntupleRc2ColumnType::Real16 => 9,
            RntupleRc2ColumnType::Uint64 => 10,
            RntupleRc2ColumnType::Uint32 => 11,
            RntupleRc2ColumnType::Uint16 => 12,
            RntupleRc2ColumnType::Uint8 => 13,
            RntupleRc2ColumnType::SplitIndex64 => 14,
            RntupleRc2ColumnType::SplitIndex32 => 15,
            RntupleRc2ColumnType::SplitReal64 => 16,
            RntupleRc2ColumnType::SplitReal32 => 17,
            RntupleRc2ColumnType::SplitReal16 => 18,
            RntupleRc2ColumnType::SplitUint64 => 19,
            RntupleRc2ColumnType::SplitUint32 => 20,
            RntupleRc2ColumnType::SplitUint16 => 21,
            RntupleRc2ColumnType::Int64 => 22,
            RntupleRc2ColumnType::Int32 => 23,
            RntupleRc2ColumnType::Int16 => 24,
            RntupleRc2ColumnType::Int8 => 25,
            RntupleRc2ColumnType::SplitInt64 => 26,
            RntupleRc2ColumnType::SplitInt32 => 27,
            RntupleRc2ColumnType::SplitInt16 => 28,
            RntupleRc2ColumnType::Real32Trunc => 29,
            RntupleRc2ColumnType::Real32Quant => 30,
            RntupleRc2ColumnType::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc2ColumnType {
    fn default() -> Self { RntupleRc2ColumnType::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc2EnvelopeType {

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

    /**
     * Key-value pairs about the data.
     */
    MetaData,
    Unknown(i64),
}

impl TryFrom<i64> for RntupleRc2EnvelopeType {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc2EnvelopeType> {
        match flag {
            1 => Ok(RntupleRc2EnvelopeType::Header),
            2 => Ok(RntupleRc2EnvelopeType::Footer),
            3 => Ok(RntupleRc2EnvelopeType::PageList),
            4 => Ok(RntupleRc2EnvelopeType::MetaData),
            _ => Ok(RntupleRc2EnvelopeType::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc2EnvelopeType> for i64 {
    fn from(v: &RntupleRc2EnvelopeType) -> Self {
        match *v {
            RntupleRc2EnvelopeType::Header => 1,
            RntupleRc2EnvelopeType::Footer => 2,
            RntupleRc2EnvelopeType::PageList => 3,
            RntupleRc2EnvelopeType::MetaData => 4,
            RntupleRc2EnvelopeType::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc2EnvelopeType {
    fn default() -> Self { RntupleRc2EnvelopeType::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc2ExtraTypeInfoContent {

    /**
     * C++ definition of the type.
     */
    Definition,
    Unknown(i64),
}

impl TryFrom<i64> for RntupleRc2ExtraTypeInfoContent {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc2ExtraTypeInfoContent> {
        match flag {
            1 => Ok(RntupleRc2ExtraTypeInfoContent::Definition),
            _ => Ok(RntupleRc2ExtraTypeInfoContent::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc2ExtraTypeInfoContent> for i64 {
    fn from(v: &RntupleRc2ExtraTypeInfoContent) -> Self {
        match *v {
            RntupleRc2ExtraTypeInfoContent::Definition => 1,
            RntupleRc2ExtraTypeInfoContent::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc2ExtraTypeInfoContent {
    fn default() -> Self { RntupleRc2ExtraTypeInfoContent::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc2FieldFlag {

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
    Unknown(i64),
}

impl TryFrom<i64> for RntupleRc2FieldFlag {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc2FieldFlag> {
        match flag {
            1 => Ok(RntupleRc2FieldFlag::Repetitive),
            2 => Ok(RntupleRc2FieldFlag::Projected),
            4 => Ok(RntupleRc2FieldFlag::TypeChecksum),
            _ => Ok(RntupleRc2FieldFlag::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc2FieldFlag> for i64 {
    fn from(v: &RntupleRc2FieldFlag) -> Self {
        match *v {
            RntupleRc2FieldFlag::Repetitive => 1,
            RntupleRc2FieldFlag::Projected => 2,
            RntupleRc2FieldFlag::TypeChecksum => 4,
            RntupleRc2FieldFlag::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc2FieldFlag {
    fn default() -> Self { RntupleRc2FieldFlag::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc2FieldRole {

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
     * Pointer, never put to use; object in the serialisation of ROOT in the last drafts.
     */
    Reference,
    Unknown(i64),
}

impl TryFrom<i64> for RntupleRc2FieldRole {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc2FieldRole> {
        match flag {
            0 => Ok(RntupleRc2FieldRole::Plain),
            1 => Ok(RntupleRc2FieldRole::Collection),
            2 => Ok(RntupleRc2FieldRole::Record),
            3 => Ok(RntupleRc2FieldRole::Variant),
            4 => Ok(RntupleRc2FieldRole::Reference),
            _ => Ok(RntupleRc2FieldRole::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc2FieldRole> for i64 {
    fn from(v: &RntupleRc2FieldRole) -> Self {
        match *v {
            RntupleRc2FieldRole::Plain => 0,
            RntupleRc2FieldRole::Collection => 1,
            RntupleRc2FieldRole::Record => 2,
            RntupleRc2FieldRole::Variant => 3,
            RntupleRc2FieldRole::Reference => 4,
            RntupleRc2FieldRole::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc2FieldRole {
    fn default() -> Self { RntupleRc2FieldRole::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc2LocatorKind {

    /**
     * Size below 2 GiB and offset in the same file; has no kind on storage.
     */
    Standard,

    /**
     * URI; 64-bit size and offset in the last drafts.
     */
    Uri,

    /**
     * Object in a DAOS object store.
     */
    Daos,
    Unknown(i64),
}

impl TryFrom<i64> for RntupleRc2LocatorKind {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc2LocatorKind> {
        match flag {
            0 => Ok(RntupleRc2LocatorKind::Standard),
            1 => Ok(RntupleRc2LocatorKind::Uri),
            2 => Ok(RntupleRc2LocatorKind::Daos),
            _ => Ok(RntupleRc2LocatorKind::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc2LocatorKind> for i64 {
    fn from(v: &RntupleRc2LocatorKind) -> Self {
        match *v {
            RntupleRc2LocatorKind::Standard => 0,
            RntupleRc2LocatorKind::Uri => 1,
            RntupleRc2LocatorKind::Daos => 2,
            RntupleRc2LocatorKind::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc2LocatorKind {
    fn default() -> Self { RntupleRc2LocatorKind::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleRc2MetaDataType {

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

impl TryFrom<i64> for RntupleRc2MetaDataType {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleRc2MetaDataType> {
        match flag {
            1 => Ok(RntupleRc2MetaDataType::Int64),
            2 => Ok(RntupleRc2MetaDataType::Bool),
            3 => Ok(RntupleRc2MetaDataType::Float64),
            4 => Ok(RntupleRc2MetaDataType::String),
            _ => Ok(RntupleRc2MetaDataType::Unknown(flag)),
        }
    }
}

impl From<&RntupleRc2MetaDataType> for i64 {
    fn from(v: &RntupleRc2MetaDataType) -> Self {
        match *v {
            RntupleRc2MetaDataType::Int64 => 1,
            RntupleRc2MetaDataType::Bool => 2,
            RntupleRc2MetaDataType::Float64 => 3,
            RntupleRc2MetaDataType::String => 4,
            RntupleRc2MetaDataType::Unknown(v) => v
        }
    }
}

impl Default for RntupleRc2MetaDataType {
    fn default() -> Self { RntupleRc2MetaDataType::Unknown(0) }
}


/**
 * Column of a projected field: another name for a physical column.
 * \sa RNTuple Binary Format Specification 0.2, section 'Alias columns'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2AliasColumn {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2AliasColumnRecord>,
    pub _self: SharedType<Self>,
    physical_column_id: RefCell<u32>,
    field_id: RefCell<u32>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2AliasColumn {
    type Root = RntupleRc2;
    type Parent = RntupleRc2AliasColumnRecord;

    fn read<S: KStream>(
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
impl RntupleRc2AliasColumn {
}

/**
 * Id of the physical column that holds the elements.
 */
impl RntupleRc2AliasColumn {
    pub fn physical_column_id(&self) -> Ref<'_, u32> {
        self.physical_column_id.borrow()
    }
}

/**
 * Id of the projected field.
 */
impl RntupleRc2AliasColumn {
    pub fn field_id(&self) -> Ref<'_, u32> {
        self.field_id.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2AliasColumn {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2AliasColumn {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of alias columns.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2AliasColumnList {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2Schema>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2AliasColumnListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2AliasColumnList {
    type Root = RntupleRc2;
    type Parent = RntupleRc2Schema;

    fn read<S: KStream>(
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
        let t = Self::read_into::<BytesReader, RntupleRc2AliasColumnListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2AliasColumnList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc2AliasColumnList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc2AliasColumnList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2AliasColumnListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc2AliasColumnList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of alias columns.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2AliasColumnListBody {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2AliasColumnList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc2AliasColumnRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2AliasColumnListBody {
    type Root = RntupleRc2;
    type Parent = RntupleRc2AliasColumnList;

    fn read<S: KStream>(
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
            let t = Self::read_into::<_, RntupleRc2AliasColumnRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2AliasColumnListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl RntupleRc2AliasColumnListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The alias columns, in order.
 */
impl RntupleRc2AliasColumnListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc2AliasColumnRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2AliasColumnListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2AliasColumnListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one alias column.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2AliasColumnRecord {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2AliasColumnListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2AliasColumn>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2AliasColumnRecord {
    type Root = RntupleRc2;
    type Parent = RntupleRc2AliasColumnListBody;

    fn read<S: KStream>(
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
        let t = Self::read_into::<BytesReader, RntupleRc2AliasColumn>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2AliasColumnRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleRc2AliasColumnRecord {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleRc2AliasColumnRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2AliasColumn>> {
        self.body.borrow()
    }
}
impl RntupleRc2AliasColumnRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of boolean values.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2BoolList {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2MetaDataEntry>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2BoolListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2BoolList {
    type Root = RntupleRc2;
    type Parent = RntupleRc2MetaDataEntry;

    fn read<S: KStream>(
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
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/bool_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc2BoolListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2BoolList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc2BoolList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc2BoolList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2BoolListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc2BoolList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of boolean values.
 * \sa RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2BoolListBody {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2BoolList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<u8>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2BoolListBody {
    type Root = RntupleRc2;
    type Parent = RntupleRc2BoolList;

    fn read<S: KStream>(
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
        if !( (((_tmpa as i64) <= (2147483647 as i64)) && (((((_tmpa as i64) as i64) * ((1 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/bool_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items();
        for _i in 0..l_items {
            self_rc.items.borrow_mut().push(_io.read_u1()?.into());
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2BoolListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 1 bytes.
 */
impl RntupleRc2BoolListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The values; not zero is true.
 */
impl RntupleRc2BoolListBody {
    pub fn items(&self) -> Ref<'_, Vec<u8>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2BoolListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2BoolListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Clusters that share one page list.
 * \sa RNTuple Binary Format Specification 0.2, section 'Cluster Group Record Frame'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ClusterGroup {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2ClusterGroupRecord>,
    pub _self: SharedType<Self>,
    min_entry: RefCell<u64>,
    entry_span: RefCell<u64>,
    num_clusters: RefCell<u32>,
    page_list_link: RefCell<OptRc<RntupleRc2EnvelopeLink>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2ClusterGroup {
    type Root = RntupleRc2;
    type Parent = RntupleRc2ClusterGroupRecord;

    fn read<S: KStream>(
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
        let t = Self::read_into::<_, RntupleRc2EnvelopeLink>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.page_list_link.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2ClusterGroup {
}

/**
 * Number of the first entry of all clusters of the group.
 */
impl RntupleRc2ClusterGroup {
    pub fn min_entry(&self) -> Ref<'_, u64> {
        self.min_entry.borrow()
    }
}

/**
 * Number of entries that the group covers.
 */
impl RntupleRc2ClusterGroup {
    pub fn entry_span(&self) -> Ref<'_, u64> {
        self.entry_span.borrow()
    }
}

/**
 * Number of clusters in the group.
 */
impl RntupleRc2ClusterGroup {
    pub fn num_clusters(&self) -> Ref<'_, u32> {
        self.num_clusters.borrow()
    }
}

/**
 * Where the page list of the group is stored.
 */
impl RntupleRc2ClusterGroup {
    pub fn page_list_link(&self) -> Ref<'_, OptRc<RntupleRc2EnvelopeLink>> {
        self.page_list_link.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2ClusterGroup {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2ClusterGroup {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of cluster groups.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ClusterGroupList {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2Footer>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2ClusterGroupListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2ClusterGroupList {
    type Root = RntupleRc2;
    type Parent = RntupleRc2Footer;

    fn read<S: KStream>(
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
        let t = Self::read_into::<BytesReader, RntupleRc2ClusterGroupListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2ClusterGroupList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc2ClusterGroupList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc2ClusterGroupList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2ClusterGroupListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc2ClusterGroupList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of cluster groups.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ClusterGroupListBody {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2ClusterGroupList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc2ClusterGroupRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2ClusterGroupListBody {
    type Root = RntupleRc2;
    type Parent = RntupleRc2ClusterGroupList;

    fn read<S: KStream>(
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
            let t = Self::read_into::<_, RntupleRc2ClusterGroupRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2ClusterGroupListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl RntupleRc2ClusterGroupListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The cluster groups, in order.
 */
impl RntupleRc2ClusterGroupListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc2ClusterGroupRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2ClusterGroupListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2ClusterGroupListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one cluster group.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ClusterGroupRecord {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2ClusterGroupListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2ClusterGroup>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2ClusterGroupRecord {
    type Root = RntupleRc2;
    type Parent = RntupleRc2ClusterGroupListBody;

    fn read<S: KStream>(
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
        let t = Self::read_into::<BytesReader, RntupleRc2ClusterGroup>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2ClusterGroupRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleRc2ClusterGroupRecord {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleRc2ClusterGroupRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2ClusterGroup>> {
        self.body.borrow()
    }
}
impl RntupleRc2ClusterGroupRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of page locations of the columns of one cluster.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ClusterPages {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2ClusterPagesListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2ClusterPagesBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2ClusterPages {
    type Root = RntupleRc2;
    type Parent = RntupleRc2ClusterPagesListBody;

    fn read<S: KStream>(
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
        let t = Self::read_into::<BytesReader, RntupleRc2ClusterPagesBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2ClusterPages {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc2ClusterPages {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc2ClusterPages {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2ClusterPagesBody>> {
        self.body.borrow()
    }
}
impl RntupleRc2ClusterPages {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of page locations of the columns of one cluster.
 * \sa RNTuple Binary Format Specification 0.2, section 'Page Locations'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ClusterPagesBody {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2ClusterPages>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc2ColumnPages>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2ClusterPagesBody {
    type Root = RntupleRc2;
    type Parent = RntupleRc2ClusterPages;

    fn read<S: KStream>(
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
            let t = Self::read_into::<_, RntupleRc2ColumnPages>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2ClusterPagesBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 20 bytes.
 */
impl RntupleRc2ClusterPagesBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * One list per column, by column id; columns added after the cluster was written may be missing at
 * the end.
 */
impl RntupleRc2ClusterPagesBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc2ColumnPages>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2ClusterPagesBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2ClusterPagesBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of page locations of clusters.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ClusterPagesList {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2PageList>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2ClusterPagesListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2ClusterPagesList {
    type Root = RntupleRc2;
    type Parent = RntupleRc2PageList;

    fn read<S: KStream>(
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
        let t = Self::read_into::<BytesReader, RntupleRc2ClusterPagesListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2ClusterPagesList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc2ClusterPagesList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc2ClusterPagesList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2ClusterPagesListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc2ClusterPagesList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of page locations of clusters.
 * \sa RNTuple Binary Format Specification 0.2, section 'Page Locations'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ClusterPagesListBody {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2ClusterPagesList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc2ClusterPages>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2ClusterPagesListBody {
    type Root = RntupleRc2;
    type Parent = RntupleRc2ClusterPagesList;

    fn read<S: KStream>(
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
            let t = Self::read_into::<_, RntupleRc2ClusterPages>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2ClusterPagesListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 12 bytes.
 */
impl RntupleRc2ClusterPagesListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * One list per cluster, in the order of the cluster summaries.
 */
impl RntupleRc2ClusterPagesListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc2ClusterPages>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2ClusterPagesListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2ClusterPagesListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Entry range of one cluster.
 * \sa RNTuple Binary Format Specification 0.2, section 'Cluster Summary Record Frame'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ClusterSummary {
    present_column_group_id: Cell<bool>,
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2ClusterSummaryRecord>,
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
impl KStruct for RntupleRc2ClusterSummary {
    type Root = RntupleRc2;
    type Parent = RntupleRc2ClusterSummaryRecord;

    fn read<S: KStream>(
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
impl RntupleRc2ClusterSummary {

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
impl RntupleRc2ClusterSummary {
    pub fn first_entry(&self) -> Ref<'_, u64> {
        self.first_entry.borrow()
    }
}

/**
 * Bits 0 to 31 of the number of entries.
 */
impl RntupleRc2ClusterSummary {
    pub fn num_entries_lo(&self) -> Ref<'_, u32> {
        self.num_entries_lo.borrow()
    }
}

/**
 * Bits 32 to 59 of the number of entries, and the flags in the high 4 bits.
 */
impl RntupleRc2ClusterSummary {
    pub fn num_entries_hi(&self) -> Ref<'_, u32> {
        self.num_entries_hi.borrow()
    }
}

/**
 * Column group that a sharded cluster covers.
 */
impl RntupleRc2ClusterSummary {
    pub fn column_group_id(&self) -> Option<u32> {
        self.present_column_group_id.get().then(|| *self.column_group_id.borrow())
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2ClusterSummary {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2ClusterSummary {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of cluster summaries.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ClusterSummaryList {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2PageList>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2ClusterSummaryListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2ClusterSummaryList {
    type Root = RntupleRc2;
    type Parent = RntupleRc2PageList;

    fn read<S: KStream>(
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
        let t = Self::read_into::<BytesReader, RntupleRc2ClusterSummaryListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2ClusterSummaryList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc2ClusterSummaryList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc2ClusterSummaryList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2ClusterSummaryListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc2ClusterSummaryList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of cluster summaries.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ClusterSummaryListBody {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2ClusterSummaryList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc2ClusterSummaryRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2ClusterSummaryListBody {
    type Root = RntupleRc2;
    type Parent = RntupleRc2ClusterSummaryList;

    fn read<S: KStream>(
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
            let t = Self::read_into::<_, RntupleRc2ClusterSummaryRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2ClusterSummaryListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl RntupleRc2ClusterSummaryListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The cluster summaries, in order.
 */
impl RntupleRc2ClusterSummaryListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc2ClusterSummaryRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2ClusterSummaryListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2ClusterSummaryListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one cluster summary.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ClusterSummaryRecord {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2ClusterSummaryListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2ClusterSummary>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2ClusterSummaryRecord {
    type Root = RntupleRc2;
    type Parent = RntupleRc2ClusterSummaryListBody;

    fn read<S: KStream>(
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
        let t = Self::read_into::<BytesReader, RntupleRc2ClusterSummary>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2ClusterSummaryRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleRc2ClusterSummaryRecord {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleRc2ClusterSummaryRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2ClusterSummary>> {
        self.body.borrow()
    }
}
impl RntupleRc2ClusterSummaryRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Description of one physical column.
 * \sa RNTuple Binary Format Specification 0.2, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2Column {
    present_first_element_index: Cell<bool>,
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2ColumnRecord>,
    pub _self: SharedType<Self>,
    column_type: RefCell<u16>,
    bits_on_storage: RefCell<u16>,
    field_id: RefCell<u32>,
    flags: RefCell<u16>,
    representation_index: RefCell<u16>,
    first_element_index: RefCell<i64>,
    value_range: RefCell<OptRc<RntupleRc2ValueRange>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_has_value_range: Cell<bool>,
    has_value_range: RefCell<bool>,
    f_is_deferred: Cell<bool>,
    is_deferred: RefCell<bool>,
}
impl KStruct for RntupleRc2Column {
    type Root = RntupleRc2;
    type Parent = RntupleRc2ColumnRecord;

    fn read<S: KStream>(
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
            let t = Self::read_into::<_, RntupleRc2ValueRange>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.value_range.borrow_mut() = t;
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2Column {

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
        *self.has_value_range.borrow_mut() = (((((*self.flags() as u16) & (16 as u16)) as i32) != (0 as i32))) as bool;
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
        *self.is_deferred.borrow_mut() = (((((*self.flags() as u16) & (8 as u16)) as i32) != (0 as i32))) as bool;
        self.f_is_deferred.set(true);
        Ok(self.is_deferred.borrow())
    }
}

/**
 * How elements are encoded, see the enum column_type.
 */
impl RntupleRc2Column {
    pub fn column_type(&self) -> Ref<'_, u16> {
        self.column_type.borrow()
    }
}

/**
 * Size of one element on storage, in bits.
 */
impl RntupleRc2Column {
    pub fn bits_on_storage(&self) -> Ref<'_, u16> {
        self.bits_on_storage.borrow()
    }
}

/**
 * Id of the field that the column belongs to.
 */
impl RntupleRc2Column {
    pub fn field_id(&self) -> Ref<'_, u32> {
        self.field_id.borrow()
    }
}

/**
 * Bits of the enum column_flag.
 */
impl RntupleRc2Column {
    pub fn flags(&self) -> Ref<'_, u16> {
        self.flags.borrow()
    }
}

/**
 * Which of the alternative representations of the field the column belongs to; the upper half of
 * 32-bit flags in early drafts, and 0 there.
 */
impl RntupleRc2Column {
    pub fn representation_index(&self) -> Ref<'_, u16> {
        self.representation_index.borrow()
    }
}

/**
 * Index of the first stored element of a deferred column.
 */
impl RntupleRc2Column {
    pub fn first_element_index(&self) -> Option<i64> {
        self.present_first_element_index.get().then(|| *self.first_element_index.borrow())
    }
}

/**
 * Range of the values; last drafts only.
 */
impl RntupleRc2Column {
    pub fn value_range(&self) -> Option<Rc<RntupleRc2ValueRange>> {
        self.value_range.borrow().get().cloned()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2Column {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2Column {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Columns that the clusters of a shard cover; the column group id is the position.
 * \sa RNTuple Binary Format Specification 0.2, section 'Column Group Record Frame'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ColumnGroup {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2ColumnGroupRecord>,
    pub _self: SharedType<Self>,
    column_ids: RefCell<OptRc<RntupleRc2ColumnIdList>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2ColumnGroup {
    type Root = RntupleRc2;
    type Parent = RntupleRc2ColumnGroupRecord;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        let t = Self::read_into::<_, RntupleRc2ColumnIdList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.column_ids.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2ColumnGroup {
}

/**
 * Ids of the columns.
 */
impl RntupleRc2ColumnGroup {
    pub fn column_ids(&self) -> Ref<'_, OptRc<RntupleRc2ColumnIdList>> {
        self.column_ids.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2ColumnGroup {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2ColumnGroup {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of column groups.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ColumnGroupList {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2Footer>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2ColumnGroupListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2ColumnGroupList {
    type Root = RntupleRc2;
    type Parent = RntupleRc2Footer;

    fn read<S: KStream>(
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
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_group_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc2ColumnGroupListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2ColumnGroupList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc2ColumnGroupList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc2ColumnGroupList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2ColumnGroupListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc2ColumnGroupList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of column groups.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ColumnGroupListBody {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2ColumnGroupList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc2ColumnGroupRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2ColumnGroupListBody {
    type Root = RntupleRc2;
    type Parent = RntupleRc2ColumnGroupList;

    fn read<S: KStream>(
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
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_group_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items();
        for _i in 0..l_items {
            let t = Self::read_into::<_, RntupleRc2ColumnGroupRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2ColumnGroupListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl RntupleRc2ColumnGroupListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The column groups, in order.
 */
impl RntupleRc2ColumnGroupListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc2ColumnGroupRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2ColumnGroupListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2ColumnGroupListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one column group.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ColumnGroupRecord {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2ColumnGroupListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2ColumnGroup>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2ColumnGroupRecord {
    type Root = RntupleRc2;
    type Parent = RntupleRc2ColumnGroupListBody;

    fn read<S: KStream>(
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
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_group_record/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_frame() as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc2ColumnGroup>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2ColumnGroupRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleRc2ColumnGroupRecord {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleRc2ColumnGroupRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2ColumnGroup>> {
        self.body.borrow()
    }
}
impl RntupleRc2ColumnGroupRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of column ids.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ColumnIdList {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2ColumnGroup>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2ColumnIdListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2ColumnIdList {
    type Root = RntupleRc2;
    type Parent = RntupleRc2ColumnGroup;

    fn read<S: KStream>(
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
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_id_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc2ColumnIdListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2ColumnIdList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc2ColumnIdList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc2ColumnIdList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2ColumnIdListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc2ColumnIdList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of column ids.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ColumnIdListBody {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2ColumnIdList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<u32>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2ColumnIdListBody {
    type Root = RntupleRc2;
    type Parent = RntupleRc2ColumnIdList;

    fn read<S: KStream>(
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
        if !( (((_tmpa as i64) <= (2147483647 as i64)) && (((((_tmpa as i64) as i64) * ((4 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_id_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items();
        for _i in 0..l_items {
            self_rc.items.borrow_mut().push(_io.read_u4le()?.into());
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2ColumnIdListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 4 bytes.
 */
impl RntupleRc2ColumnIdListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * Ids of physical columns; these are not frames.
 */
impl RntupleRc2ColumnIdListBody {
    pub fn items(&self) -> Ref<'_, Vec<u32>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2ColumnIdListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2ColumnIdListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of column descriptions.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ColumnList {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2Schema>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2ColumnListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2ColumnList {
    type Root = RntupleRc2;
    type Parent = RntupleRc2Schema;

    fn read<S: KStream>(
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
        let t = Self::read_into::<BytesReader, RntupleRc2ColumnListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2ColumnList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc2ColumnList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc2ColumnList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2ColumnListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc2ColumnList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of column descriptions.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ColumnListBody {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2ColumnList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc2ColumnRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2ColumnListBody {
    type Root = RntupleRc2;
    type Parent = RntupleRc2ColumnList;

    fn read<S: KStream>(
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
            let t = Self::read_into::<_, RntupleRc2ColumnRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2ColumnListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl RntupleRc2ColumnListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The column descriptions, in order.
 */
impl RntupleRc2ColumnListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc2ColumnRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2ColumnListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2ColumnListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of pages of one column in one cluster.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ColumnPages {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2ClusterPagesBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2ColumnPagesBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2ColumnPages {
    type Root = RntupleRc2;
    type Parent = RntupleRc2ClusterPagesBody;

    fn read<S: KStream>(
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
        let t = Self::read_into::<BytesReader, RntupleRc2ColumnPagesBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2ColumnPages {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc2ColumnPages {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc2ColumnPages {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2ColumnPagesBody>> {
        self.body.borrow()
    }
}
impl RntupleRc2ColumnPages {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of pages of one column in one cluster.
 * \sa RNTuple Binary Format Specification 0.2, section 'Page Locations'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ColumnPagesBody {
    present_compression_settings: Cell<bool>,
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2ColumnPages>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc2Page>>>,
    element_offset: RefCell<i64>,
    compression_settings: RefCell<u32>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2ColumnPagesBody {
    type Root = RntupleRc2;
    type Parent = RntupleRc2ColumnPages;

    fn read<S: KStream>(
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
            let t = Self::read_into::<_, RntupleRc2Page>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
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
impl RntupleRc2ColumnPagesBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl RntupleRc2ColumnPagesBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * Page descriptions in the order of elements; these are not frames.
 */
impl RntupleRc2ColumnPagesBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc2Page>>> {
        self.items.borrow()
    }
}

/**
 * Number of elements of the column in all clusters before; negative, in the last drafts, if the
 * column is suppressed in this cluster.
 */
impl RntupleRc2ColumnPagesBody {
    pub fn element_offset(&self) -> Ref<'_, i64> {
        self.element_offset.borrow()
    }
}

/**
 * Compression settings, 100 * algorithm + level; absent if the column is suppressed.
 * \sa RNTuple Binary Format Specification 0.2, section 'Basic Types'
 */
impl RntupleRc2ColumnPagesBody {
    pub fn compression_settings(&self) -> Option<u32> {
        self.present_compression_settings.get().then(|| *self.compression_settings.borrow())
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2ColumnPagesBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2ColumnPagesBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one column description.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ColumnRecord {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2ColumnListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2Column>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2ColumnRecord {
    type Root = RntupleRc2;
    type Parent = RntupleRc2ColumnListBody;

    fn read<S: KStream>(
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
        let t = Self::read_into::<BytesReader, RntupleRc2Column>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2ColumnRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleRc2ColumnRecord {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleRc2ColumnRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2Column>> {
        self.body.borrow()
    }
}
impl RntupleRc2ColumnRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * String with its length in front; no terminator, no padding.
 * \sa RNTuple Binary Format Specification 0.2, section 'Basic Types'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2CountedString {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    len: RefCell<u32>,
    raw: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_value: Cell<bool>,
    value: RefCell<String>,
}
impl KStruct for RntupleRc2CountedString {
    type Root = RntupleRc2;
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
impl RntupleRc2CountedString {

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
impl RntupleRc2CountedString {
    pub fn len(&self) -> Ref<'_, u32> {
        self.len.borrow()
    }
}

/**
 * Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
 */
impl RntupleRc2CountedString {
    pub fn raw(&self) -> Ref<'_, Vec<u8>> {
        self.raw.borrow()
    }
}
impl RntupleRc2CountedString {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Reference to another envelope.
 * \sa RNTuple Binary Format Specification 0.2, section 'Locators and Envelope Links'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2EnvelopeLink {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    len_envelope: RefCell<u64>,
    locator: RefCell<OptRc<RntupleRc2Locator>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2EnvelopeLink {
    type Root = RntupleRc2;
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
        *self_rc.len_envelope.borrow_mut() = _io.read_u8le()?.into();
        let t = Self::read_into::<_, RntupleRc2Locator>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.locator.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2EnvelopeLink {
}

/**
 * Length in bytes of the referenced envelope after decompression.
 */
impl RntupleRc2EnvelopeLink {
    pub fn len_envelope(&self) -> Ref<'_, u64> {
        self.len_envelope.borrow()
    }
}

/**
 * Where the referenced envelope is stored.
 */
impl RntupleRc2EnvelopeLink {
    pub fn locator(&self) -> Ref<'_, OptRc<RntupleRc2Locator>> {
        self.locator.borrow()
    }
}
impl RntupleRc2EnvelopeLink {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Additional information about one type. In the last drafts the kind of content is before the two versions. No known
 * file has such a record.
 * \sa RNTuple Binary Format Specification 0.2, section 'Extra type information'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ExtraTypeInfo {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2ExtraTypeInfoRecord>,
    pub _self: SharedType<Self>,
    type_version_from: RefCell<u32>,
    type_version_to: RefCell<u32>,
    content_id: RefCell<u32>,
    type_name: RefCell<OptRc<RntupleRc2CountedString>>,
    content: RefCell<OptRc<RntupleRc2CountedString>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2ExtraTypeInfo {
    type Root = RntupleRc2;
    type Parent = RntupleRc2ExtraTypeInfoRecord;

    fn read<S: KStream>(
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
        let t = Self::read_into::<_, RntupleRc2CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.type_name.borrow_mut() = t;
        if !(_io.is_eof()) {
            let t = Self::read_into::<_, RntupleRc2CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
            *self_rc.content.borrow_mut() = t;
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2ExtraTypeInfo {
}

/**
 * First version of the type that the information is about.
 */
impl RntupleRc2ExtraTypeInfo {
    pub fn type_version_from(&self) -> Ref<'_, u32> {
        self.type_version_from.borrow()
    }
}

/**
 * Last version of the type that the information is about.
 */
impl RntupleRc2ExtraTypeInfo {
    pub fn type_version_to(&self) -> Ref<'_, u32> {
        self.type_version_to.borrow()
    }
}

/**
 * Kind of content, see the enum extra_type_info_content.
 */
impl RntupleRc2ExtraTypeInfo {
    pub fn content_id(&self) -> Ref<'_, u32> {
        self.content_id.borrow()
    }
}

/**
 * C++ type that the information is about.
 */
impl RntupleRc2ExtraTypeInfo {
    pub fn type_name(&self) -> Ref<'_, OptRc<RntupleRc2CountedString>> {
        self.type_name.borrow()
    }
}

/**
 * The information itself, in the form that the kind of content asks for.
 */
impl RntupleRc2ExtraTypeInfo {
    pub fn content(&self) -> Option<Rc<RntupleRc2CountedString>> {
        self.content.borrow().get().cloned()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2ExtraTypeInfo {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2ExtraTypeInfo {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of extra type information records.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ExtraTypeInfoList {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2Schema>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2ExtraTypeInfoListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2ExtraTypeInfoList {
    type Root = RntupleRc2;
    type Parent = RntupleRc2Schema;

    fn read<S: KStream>(
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
        let t = Self::read_into::<BytesReader, RntupleRc2ExtraTypeInfoListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2ExtraTypeInfoList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc2ExtraTypeInfoList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc2ExtraTypeInfoList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2ExtraTypeInfoListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc2ExtraTypeInfoList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of extra type information records.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ExtraTypeInfoListBody {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2ExtraTypeInfoList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc2ExtraTypeInfoRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2ExtraTypeInfoListBody {
    type Root = RntupleRc2;
    type Parent = RntupleRc2ExtraTypeInfoList;

    fn read<S: KStream>(
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
            let t = Self::read_into::<_, RntupleRc2ExtraTypeInfoRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2ExtraTypeInfoListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl RntupleRc2ExtraTypeInfoListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The extra type information records, in order.
 */
impl RntupleRc2ExtraTypeInfoListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc2ExtraTypeInfoRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2ExtraTypeInfoListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2ExtraTypeInfoListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one piece of extra type information.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ExtraTypeInfoRecord {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2ExtraTypeInfoListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2ExtraTypeInfo>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2ExtraTypeInfoRecord {
    type Root = RntupleRc2;
    type Parent = RntupleRc2ExtraTypeInfoListBody;

    fn read<S: KStream>(
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
        let t = Self::read_into::<BytesReader, RntupleRc2ExtraTypeInfo>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2ExtraTypeInfoRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleRc2ExtraTypeInfoRecord {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleRc2ExtraTypeInfoRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2ExtraTypeInfo>> {
        self.body.borrow()
    }
}
impl RntupleRc2ExtraTypeInfoRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * One 64-bit word of 63 flags, in two halves so that no target language loses bits.
 * \sa RNTuple Binary Format Specification 0.2, section 'Feature Flags'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2FeatureFlagWord {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2FeatureFlags>,
    pub _self: SharedType<Self>,
    lo: RefCell<u32>,
    hi: RefCell<i32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2FeatureFlagWord {
    type Root = RntupleRc2;
    type Parent = RntupleRc2FeatureFlags;

    fn read<S: KStream>(
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
impl RntupleRc2FeatureFlagWord {
}

/**
 * Flags 0 to 31 of this word.
 */
impl RntupleRc2FeatureFlagWord {
    pub fn lo(&self) -> Ref<'_, u32> {
        self.lo.borrow()
    }
}

/**
 * Flags 32 to 62 of this word; negative (bit 63 of the word is set) if another word follows.
 */
impl RntupleRc2FeatureFlagWord {
    pub fn hi(&self) -> Ref<'_, i32> {
        self.hi.borrow()
    }
}
impl RntupleRc2FeatureFlagWord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Chain of 64-bit words of feature flags; readers refuse flags they do not know.
 * \sa RNTuple Binary Format Specification 0.2, section 'Feature Flags'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2FeatureFlags {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    words: RefCell<Vec<OptRc<RntupleRc2FeatureFlagWord>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2FeatureFlags {
    type Root = RntupleRc2;
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
                let t = Self::read_into::<_, RntupleRc2FeatureFlagWord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
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
impl RntupleRc2FeatureFlags {
}

/**
 * Words of the chain; flag number 64 * i + b is bit b of word i.
 */
impl RntupleRc2FeatureFlags {
    pub fn words(&self) -> Ref<'_, Vec<OptRc<RntupleRc2FeatureFlagWord>>> {
        self.words.borrow()
    }
}
impl RntupleRc2FeatureFlags {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Description of one field: a node of the schema tree. Numbers come first, strings last.
 * \sa RNTuple Binary Format Specification 0.2, section 'Field Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2Field {
    present_type_checksum: Cell<bool>,
    present_source_field_id: Cell<bool>,
    present_array_size: Cell<bool>,
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2FieldRecord>,
    pub _self: SharedType<Self>,
    field_version: RefCell<u32>,
    type_version: RefCell<u32>,
    parent_id: RefCell<u32>,
    role: RefCell<u16>,
    flags: RefCell<u16>,
    array_size: RefCell<u64>,
    source_field_id: RefCell<u32>,
    type_checksum: RefCell<u32>,
    name: RefCell<OptRc<RntupleRc2CountedString>>,
    type_name: RefCell<OptRc<RntupleRc2CountedString>>,
    type_alias: RefCell<OptRc<RntupleRc2CountedString>>,
    description: RefCell<OptRc<RntupleRc2CountedString>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_has_type_checksum: Cell<bool>,
    has_type_checksum: RefCell<bool>,
    f_is_projected: Cell<bool>,
    is_projected: RefCell<bool>,
    f_is_repetitive: Cell<bool>,
    is_repetitive: RefCell<bool>,
}
impl KStruct for RntupleRc2Field {
    type Root = RntupleRc2;
    type Parent = RntupleRc2FieldRecord;

    fn read<S: KStream>(
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
        if *self_rc.is_projected()? {
            *self_rc.source_field_id.borrow_mut() = _io.read_u4le()?.into();
            self_rc.present_source_field_id.set(true);
        }
        if *self_rc.has_type_checksum()? {
            *self_rc.type_checksum.borrow_mut() = _io.read_u4le()?.into();
            self_rc.present_type_checksum.set(true);
        }
        let t = Self::read_into::<_, RntupleRc2CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.name.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc2CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.type_name.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc2CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.type_alias.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc2CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.description.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2Field {

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
impl RntupleRc2Field {
    pub fn field_version(&self) -> Ref<'_, u32> {
        self.field_version.borrow()
    }
}

/**
 * Version of the type, such as the class version of a user-defined class.
 */
impl RntupleRc2Field {
    pub fn type_version(&self) -> Ref<'_, u32> {
        self.type_version.borrow()
    }
}

/**
 * Id of the parent field; a top-level field names itself.
 */
impl RntupleRc2Field {
    pub fn parent_id(&self) -> Ref<'_, u32> {
        self.parent_id.borrow()
    }
}

/**
 * Structural role, see the enum field_role.
 */
impl RntupleRc2Field {
    pub fn role(&self) -> Ref<'_, u16> {
        self.role.borrow()
    }
}

/**
 * Bits of the enum field_flag.
 */
impl RntupleRc2Field {
    pub fn flags(&self) -> Ref<'_, u16> {
        self.flags.borrow()
    }
}

/**
 * Number of items per entry of a fixed-size array or bitset.
 */
impl RntupleRc2Field {
    pub fn array_size(&self) -> Option<u64> {
        self.present_array_size.get().then(|| *self.array_size.borrow())
    }
}

/**
 * Id of the field that a projected field shows; last drafts only.
 */
impl RntupleRc2Field {
    pub fn source_field_id(&self) -> Option<u32> {
        self.present_source_field_id.get().then(|| *self.source_field_id.borrow())
    }
}

/**
 * Checksum that ROOT computed over the in-memory type; last drafts only.
 */
impl RntupleRc2Field {
    pub fn type_checksum(&self) -> Option<u32> {
        self.present_type_checksum.get().then(|| *self.type_checksum.borrow())
    }
}

/**
 * Name of the field.
 */
impl RntupleRc2Field {
    pub fn name(&self) -> Ref<'_, OptRc<RntupleRc2CountedString>> {
        self.name.borrow()
    }
}

/**
 * C++ type name.
 */
impl RntupleRc2Field {
    pub fn type_name(&self) -> Ref<'_, OptRc<RntupleRc2CountedString>> {
        self.type_name.borrow()
    }
}

/**
 * C++ type name as the user wrote it, if it differs; else empty.
 */
impl RntupleRc2Field {
    pub fn type_alias(&self) -> Ref<'_, OptRc<RntupleRc2CountedString>> {
        self.type_alias.borrow()
    }
}

/**
 * Free text about the field.
 */
impl RntupleRc2Field {
    pub fn description(&self) -> Ref<'_, OptRc<RntupleRc2CountedString>> {
        self.description.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2Field {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2Field {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of field descriptions.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2FieldList {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2Schema>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2FieldListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2FieldList {
    type Root = RntupleRc2;
    type Parent = RntupleRc2Schema;

    fn read<S: KStream>(
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
        let t = Self::read_into::<BytesReader, RntupleRc2FieldListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2FieldList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc2FieldList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc2FieldList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2FieldListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc2FieldList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of field descriptions.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2FieldListBody {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2FieldList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc2FieldRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2FieldListBody {
    type Root = RntupleRc2;
    type Parent = RntupleRc2FieldList;

    fn read<S: KStream>(
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
            let t = Self::read_into::<_, RntupleRc2FieldRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2FieldListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl RntupleRc2FieldListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The field descriptions, in order.
 */
impl RntupleRc2FieldListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc2FieldRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2FieldListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2FieldListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one field description.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2FieldRecord {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2FieldListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2Field>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2FieldRecord {
    type Root = RntupleRc2;
    type Parent = RntupleRc2FieldListBody;

    fn read<S: KStream>(
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
        let t = Self::read_into::<BytesReader, RntupleRc2Field>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2FieldRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleRc2FieldRecord {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleRc2FieldRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2Field>> {
        self.body.borrow()
    }
}
impl RntupleRc2FieldRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of floating point values.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2Float64List {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2MetaDataEntry>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2Float64ListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2Float64List {
    type Root = RntupleRc2;
    type Parent = RntupleRc2MetaDataEntry;

    fn read<S: KStream>(
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
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/float64_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc2Float64ListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2Float64List {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc2Float64List {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc2Float64List {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2Float64ListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc2Float64List {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of floating point values.
 * \sa RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2Float64ListBody {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2Float64List>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<f64>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2Float64ListBody {
    type Root = RntupleRc2;
    type Parent = RntupleRc2Float64List;

    fn read<S: KStream>(
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
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/float64_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items();
        for _i in 0..l_items {
            self_rc.items.borrow_mut().push(_io.read_f8le()?.into());
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2Float64ListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl RntupleRc2Float64ListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The values.
 */
impl RntupleRc2Float64ListBody {
    pub fn items(&self) -> Ref<'_, Vec<f64>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2Float64ListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2Float64ListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the footer envelope: additions to the schema, and the way to the page lists.
 * \sa RNTuple Binary Format Specification 0.2, section 'Footer Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2Footer {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2>,
    pub _self: SharedType<Self>,
    feature_flags: RefCell<OptRc<RntupleRc2FeatureFlags>>,
    header_checksum: RefCell<Vec<u8>>,
    schema_extension: RefCell<OptRc<RntupleRc2SchemaExtensionRecord>>,
    column_groups: RefCell<OptRc<RntupleRc2ColumnGroupList>>,
    cluster_groups: RefCell<OptRc<RntupleRc2ClusterGroupList>>,
    meta_data_links: RefCell<OptRc<RntupleRc2MetaDataLinkList>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2Footer {
    type Root = RntupleRc2;
    type Parent = RntupleRc2;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        let t = Self::read_into::<_, RntupleRc2FeatureFlags>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.feature_flags.borrow_mut() = t;
        *self_rc.header_checksum.borrow_mut() = _io.read_bytes(8 as usize)?.into();
        let t = Self::read_into::<_, RntupleRc2SchemaExtensionRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.schema_extension.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc2ColumnGroupList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.column_groups.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc2ClusterGroupList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.cluster_groups.borrow_mut() = t;
        if !(_io.is_eof()) {
            let t = Self::read_into::<_, RntupleRc2MetaDataLinkList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.meta_data_links.borrow_mut() = t;
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2Footer {
}

/**
 * Features that a reader must know, in addition to those of the header.
 */
impl RntupleRc2Footer {
    pub fn feature_flags(&self) -> Ref<'_, OptRc<RntupleRc2FeatureFlags>> {
        self.feature_flags.borrow()
    }
}

/**
 * Checksum of the header envelope that the footer belongs to.
 */
impl RntupleRc2Footer {
    pub fn header_checksum(&self) -> Ref<'_, Vec<u8>> {
        self.header_checksum.borrow()
    }
}

/**
 * Schema parts that were added while data was being written.
 */
impl RntupleRc2Footer {
    pub fn schema_extension(&self) -> Ref<'_, OptRc<RntupleRc2SchemaExtensionRecord>> {
        self.schema_extension.borrow()
    }
}

/**
 * Subsets of the columns; empty unless there are sharded clusters.
 */
impl RntupleRc2Footer {
    pub fn column_groups(&self) -> Ref<'_, OptRc<RntupleRc2ColumnGroupList>> {
        self.column_groups.borrow()
    }
}

/**
 * Cluster groups, each with a link to its page list.
 */
impl RntupleRc2Footer {
    pub fn cluster_groups(&self) -> Ref<'_, OptRc<RntupleRc2ClusterGroupList>> {
        self.cluster_groups.borrow()
    }
}

/**
 * Links to user meta-data envelopes. The last drafts dropped them: absent if the payload ends before.
 */
impl RntupleRc2Footer {
    pub fn meta_data_links(&self) -> Option<Rc<RntupleRc2MetaDataLinkList>> {
        self.meta_data_links.borrow().get().cloned()
    }
}

/**
 * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
 */
impl RntupleRc2Footer {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2Footer {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the header envelope: name, provenance and schema of the RNTuple.
 * \sa RNTuple Binary Format Specification 0.2, section 'Header Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2Header {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2>,
    pub _self: SharedType<Self>,
    feature_flags: RefCell<OptRc<RntupleRc2FeatureFlags>>,
    name: RefCell<OptRc<RntupleRc2CountedString>>,
    description: RefCell<OptRc<RntupleRc2CountedString>>,
    writer: RefCell<OptRc<RntupleRc2CountedString>>,
    schema: RefCell<OptRc<RntupleRc2Schema>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2Header {
    type Root = RntupleRc2;
    type Parent = RntupleRc2;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        let t = Self::read_into::<_, RntupleRc2FeatureFlags>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.feature_flags.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc2CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.name.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc2CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.description.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc2CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.writer.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc2Schema>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.schema.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2Header {
}

/**
 * Features that a reader must know.
 */
impl RntupleRc2Header {
    pub fn feature_flags(&self) -> Ref<'_, OptRc<RntupleRc2FeatureFlags>> {
        self.feature_flags.borrow()
    }
}

/**
 * Name of the RNTuple.
 */
impl RntupleRc2Header {
    pub fn name(&self) -> Ref<'_, OptRc<RntupleRc2CountedString>> {
        self.name.borrow()
    }
}

/**
 * Free text about the RNTuple.
 */
impl RntupleRc2Header {
    pub fn description(&self) -> Ref<'_, OptRc<RntupleRc2CountedString>> {
        self.description.borrow()
    }
}

/**
 * Library and version that wrote the RNTuple.
 */
impl RntupleRc2Header {
    pub fn writer(&self) -> Ref<'_, OptRc<RntupleRc2CountedString>> {
        self.writer.borrow()
    }
}

/**
 * Fields, columns, alias columns and extra type information known when writing began.
 */
impl RntupleRc2Header {
    pub fn schema(&self) -> Ref<'_, OptRc<RntupleRc2Schema>> {
        self.schema.borrow()
    }
}

/**
 * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
 */
impl RntupleRc2Header {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2Header {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of integer values.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2Int64List {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2MetaDataEntry>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2Int64ListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2Int64List {
    type Root = RntupleRc2;
    type Parent = RntupleRc2MetaDataEntry;

    fn read<S: KStream>(
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
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/int64_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc2Int64ListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2Int64List {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc2Int64List {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc2Int64List {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2Int64ListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc2Int64List {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of integer values.
 * \sa RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2Int64ListBody {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2Int64List>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<i64>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2Int64ListBody {
    type Root = RntupleRc2;
    type Parent = RntupleRc2Int64List;

    fn read<S: KStream>(
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
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/int64_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items();
        for _i in 0..l_items {
            self_rc.items.borrow_mut().push(_io.read_s8le()?.into());
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2Int64ListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl RntupleRc2Int64ListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The values.
 */
impl RntupleRc2Int64ListBody {
    pub fn items(&self) -> Ref<'_, Vec<i64>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2Int64ListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2Int64ListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of a locator of a byte range of 2 GiB or more, in the last drafts.
 * \sa RNTuple Binary Format Specification 0.2, section 'Locators and Envelope Links'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2LargeLocator {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2UriLocator>,
    pub _self: SharedType<Self>,
    len_range: RefCell<u64>,
    ofs_range: RefCell<u64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2LargeLocator {
    type Root = RntupleRc2;
    type Parent = RntupleRc2UriLocator;

    fn read<S: KStream>(
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
        Ok(())
    }
}
impl RntupleRc2LargeLocator {
}

/**
 * Stored size in bytes of the byte range.
 */
impl RntupleRc2LargeLocator {
    pub fn len_range(&self) -> Ref<'_, u64> {
        self.len_range.borrow()
    }
}

/**
 * Offset in bytes from the start of the file.
 */
impl RntupleRc2LargeLocator {
    pub fn ofs_range(&self) -> Ref<'_, u64> {
        self.ofs_range.borrow()
    }
}
impl RntupleRc2LargeLocator {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Where a byte range is stored. A non-negative head is the size of a byte range in the same file, and an
 * offset follows. A negative head is negated as a whole and then holds locator size, reserved byte and
 * kind.
 * \sa RNTuple Binary Format Specification 0.2, section 'Locators and Envelope Links'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2Locator {
    present_ofs_range: Cell<bool>,
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    head: RefCell<i32>,
    ofs_range: RefCell<u64>,
    payload: RefCell<Option<RntupleRc2LocatorPayload>>,
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
pub enum RntupleRc2LocatorPayload {
    RntupleRc2UriLocator(OptRc<RntupleRc2UriLocator>),
    RntupleRc2Object64Locator(OptRc<RntupleRc2Object64Locator>),
    RntupleRc2UnknownPayload(OptRc<RntupleRc2UnknownPayload>),
}
impl From<OptRc<RntupleRc2UriLocator>> for RntupleRc2LocatorPayload {
    fn from(v: OptRc<RntupleRc2UriLocator>) -> Self {
        Self::RntupleRc2UriLocator(v)
    }
}
impl From<OptRc<RntupleRc2Object64Locator>> for RntupleRc2LocatorPayload {
    fn from(v: OptRc<RntupleRc2Object64Locator>) -> Self {
        Self::RntupleRc2Object64Locator(v)
    }
}
impl From<OptRc<RntupleRc2UnknownPayload>> for RntupleRc2LocatorPayload {
    fn from(v: OptRc<RntupleRc2UnknownPayload>) -> Self {
        Self::RntupleRc2UnknownPayload(v)
    }
}
impl KStruct for RntupleRc2Locator {
    type Root = RntupleRc2;
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
                    let t = Self::read_into::<BytesReader, RntupleRc2UriLocator>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                    *self_rc.payload.borrow_mut() = Some(t);
                }
                2 => {
                    *self_rc.payload_raw.borrow_mut() = _io.read_bytes((((*self_rc.len_self()? as i64) - ((4 as i64) as i64)) as i64) as usize)?.into();
                    let payload_raw = self_rc.payload_raw.borrow();
                    let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
                    let t = Self::read_into::<BytesReader, RntupleRc2Object64Locator>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                    *self_rc.payload.borrow_mut() = Some(t);
                }
                _ => {
                    *self_rc.payload_raw.borrow_mut() = _io.read_bytes((((*self_rc.len_self()? as i64) - ((4 as i64) as i64)) as i64) as usize)?.into();
                    let payload_raw = self_rc.payload_raw.borrow();
                    let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
                    let t = Self::read_into::<BytesReader, RntupleRc2UnknownPayload>(&_t_payload_raw_io, Some(self_rc._root.clone()), None)?.into();
                    *self_rc.payload.borrow_mut() = Some(t);
                }
            }
        }
        Ok(())
    }
}
impl RntupleRc2Locator {

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
impl RntupleRc2Locator {
    pub fn head(&self) -> Ref<'_, i32> {
        self.head.borrow()
    }
}

/**
 * Offset in bytes from the start of the file.
 */
impl RntupleRc2Locator {
    pub fn ofs_range(&self) -> Option<u64> {
        self.present_ofs_range.get().then(|| *self.ofs_range.borrow())
    }
}

/**
 * Position in a non-standard locator; opaque for kinds unknown to this version.
 */
impl RntupleRc2Locator {
    pub fn payload(&self) -> Ref<'_, Option<RntupleRc2LocatorPayload>> {
        self.payload.borrow()
    }
}
impl RntupleRc2Locator {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of a user meta-data envelope.
 * \sa RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2MetaData {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2>,
    pub _self: SharedType<Self>,
    entries: RefCell<OptRc<RntupleRc2MetaDataEntryList>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2MetaData {
    type Root = RntupleRc2;
    type Parent = RntupleRc2;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        let t = Self::read_into::<_, RntupleRc2MetaDataEntryList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.entries.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2MetaData {
}

/**
 * Key-value pairs; a key may occur several times, which are its versions.
 */
impl RntupleRc2MetaData {
    pub fn entries(&self) -> Ref<'_, OptRc<RntupleRc2MetaDataEntryList>> {
        self.entries.borrow()
    }
}

/**
 * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
 */
impl RntupleRc2MetaData {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2MetaData {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Boolean value.
 * \sa RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2MetaDataBool {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2MetaDataEntry>,
    pub _self: SharedType<Self>,
    number: RefCell<u8>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2MetaDataBool {
    type Root = RntupleRc2;
    type Parent = RntupleRc2MetaDataEntry;

    fn read<S: KStream>(
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
impl RntupleRc2MetaDataBool {
}

/**
 * The value; not zero is true.
 */
impl RntupleRc2MetaDataBool {
    pub fn number(&self) -> Ref<'_, u8> {
        self.number.borrow()
    }
}
impl RntupleRc2MetaDataBool {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * One key-value pair.
 * \sa RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2MetaDataEntry {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2MetaDataEntryRecord>,
    pub _self: SharedType<Self>,
    value_type: RefCell<i32>,
    key: RefCell<OptRc<RntupleRc2CountedString>>,
    value: RefCell<Option<RntupleRc2MetaDataEntryValue>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
#[derive(Debug, Clone)]
pub enum RntupleRc2MetaDataEntryValue {
    RntupleRc2MetaDataFloat64(OptRc<RntupleRc2MetaDataFloat64>),
    RntupleRc2MetaDataBool(OptRc<RntupleRc2MetaDataBool>),
    RntupleRc2CountedString(OptRc<RntupleRc2CountedString>),
    RntupleRc2BoolList(OptRc<RntupleRc2BoolList>),
    RntupleRc2Float64List(OptRc<RntupleRc2Float64List>),
    RntupleRc2StringList(OptRc<RntupleRc2StringList>),
    RntupleRc2MetaDataInt64(OptRc<RntupleRc2MetaDataInt64>),
    RntupleRc2Int64List(OptRc<RntupleRc2Int64List>),
}
impl From<OptRc<RntupleRc2MetaDataFloat64>> for RntupleRc2MetaDataEntryValue {
    fn from(v: OptRc<RntupleRc2MetaDataFloat64>) -> Self {
        Self::RntupleRc2MetaDataFloat64(v)
    }
}
impl From<OptRc<RntupleRc2MetaDataBool>> for RntupleRc2MetaDataEntryValue {
    fn from(v: OptRc<RntupleRc2MetaDataBool>) -> Self {
        Self::RntupleRc2MetaDataBool(v)
    }
}
impl From<OptRc<RntupleRc2CountedString>> for RntupleRc2MetaDataEntryValue {
    fn from(v: OptRc<RntupleRc2CountedString>) -> Self {
        Self::RntupleRc2CountedString(v)
    }
}
impl From<OptRc<RntupleRc2BoolList>> for RntupleRc2MetaDataEntryValue {
    fn from(v: OptRc<RntupleRc2BoolList>) -> Self {
        Self::RntupleRc2BoolList(v)
    }
}
impl From<OptRc<RntupleRc2Float64List>> for RntupleRc2MetaDataEntryValue {
    fn from(v: OptRc<RntupleRc2Float64List>) -> Self {
        Self::RntupleRc2Float64List(v)
    }
}
impl From<OptRc<RntupleRc2StringList>> for RntupleRc2MetaDataEntryValue {
    fn from(v: OptRc<RntupleRc2StringList>) -> Self {
        Self::RntupleRc2StringList(v)
    }
}
impl From<OptRc<RntupleRc2MetaDataInt64>> for RntupleRc2MetaDataEntryValue {
    fn from(v: OptRc<RntupleRc2MetaDataInt64>) -> Self {
        Self::RntupleRc2MetaDataInt64(v)
    }
}
impl From<OptRc<RntupleRc2Int64List>> for RntupleRc2MetaDataEntryValue {
    fn from(v: OptRc<RntupleRc2Int64List>) -> Self {
        Self::RntupleRc2Int64List(v)
    }
}
impl KStruct for RntupleRc2MetaDataEntry {
    type Root = RntupleRc2;
    type Parent = RntupleRc2MetaDataEntryRecord;

    fn read<S: KStream>(
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
        let t = Self::read_into::<_, RntupleRc2CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.key.borrow_mut() = t;
        match *self_rc.value_type() {
            1 => {
                let t = Self::read_into::<_, RntupleRc2MetaDataInt64>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            2 => {
                let t = Self::read_into::<_, RntupleRc2MetaDataBool>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            3 => {
                let t = Self::read_into::<_, RntupleRc2MetaDataFloat64>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            4 => {
                let t = Self::read_into::<_, RntupleRc2CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            -1 => {
                let t = Self::read_into::<_, RntupleRc2Int64List>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            -2 => {
                let t = Self::read_into::<_, RntupleRc2BoolList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            -3 => {
                let t = Self::read_into::<_, RntupleRc2Float64List>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            -4 => {
                let t = Self::read_into::<_, RntupleRc2StringList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            _ => {}
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2MetaDataEntry {
}

/**
 * Type of the value, see the enum meta_data_type; negated if the value is a list.
 */
impl RntupleRc2MetaDataEntry {
    pub fn value_type(&self) -> Ref<'_, i32> {
        self.value_type.borrow()
    }
}

/**
 * Key: name spaces separated by dots.
 */
impl RntupleRc2MetaDataEntry {
    pub fn key(&self) -> Ref<'_, OptRc<RntupleRc2CountedString>> {
        self.key.borrow()
    }
}

/**
 * The value; absent if this version of the format does not know its type.
 */
impl RntupleRc2MetaDataEntry {
    pub fn value(&self) -> Ref<'_, Option<RntupleRc2MetaDataEntryValue>> {
        self.value.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2MetaDataEntry {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2MetaDataEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of key-value pairs.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2MetaDataEntryList {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2MetaData>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2MetaDataEntryListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2MetaDataEntryList {
    type Root = RntupleRc2;
    type Parent = RntupleRc2MetaData;

    fn read<S: KStream>(
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
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/meta_data_entry_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc2MetaDataEntryListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2MetaDataEntryList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc2MetaDataEntryList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc2MetaDataEntryList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2MetaDataEntryListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc2MetaDataEntryList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of key-value pairs.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2MetaDataEntryListBody {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2MetaDataEntryList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc2MetaDataEntryRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2MetaDataEntryListBody {
    type Root = RntupleRc2;
    type Parent = RntupleRc2MetaDataEntryList;

    fn read<S: KStream>(
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
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/meta_data_entry_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items();
        for _i in 0..l_items {
            let t = Self::read_into::<_, RntupleRc2MetaDataEntryRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2MetaDataEntryListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl RntupleRc2MetaDataEntryListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The key-value pairs, in order.
 */
impl RntupleRc2MetaDataEntryListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc2MetaDataEntryRecord>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2MetaDataEntryListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2MetaDataEntryListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around one key-value pair.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2MetaDataEntryRecord {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2MetaDataEntryListBody>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2MetaDataEntry>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2MetaDataEntryRecord {
    type Root = RntupleRc2;
    type Parent = RntupleRc2MetaDataEntryListBody;

    fn read<S: KStream>(
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
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/meta_data_entry_record/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((*self_rc.len_frame() as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc2MetaDataEntry>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2MetaDataEntryRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleRc2MetaDataEntryRecord {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleRc2MetaDataEntryRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2MetaDataEntry>> {
        self.body.borrow()
    }
}
impl RntupleRc2MetaDataEntryRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Floating point value.
 * \sa RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2MetaDataFloat64 {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2MetaDataEntry>,
    pub _self: SharedType<Self>,
    number: RefCell<f64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2MetaDataFloat64 {
    type Root = RntupleRc2;
    type Parent = RntupleRc2MetaDataEntry;

    fn read<S: KStream>(
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
impl RntupleRc2MetaDataFloat64 {
}

/**
 * The value.
 */
impl RntupleRc2MetaDataFloat64 {
    pub fn number(&self) -> Ref<'_, f64> {
        self.number.borrow()
    }
}
impl RntupleRc2MetaDataFloat64 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Integer value.
 * \sa RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2MetaDataInt64 {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2MetaDataEntry>,
    pub _self: SharedType<Self>,
    number: RefCell<i64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2MetaDataInt64 {
    type Root = RntupleRc2;
    type Parent = RntupleRc2MetaDataEntry;

    fn read<S: KStream>(
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
impl RntupleRc2MetaDataInt64 {
}

/**
 * The value.
 */
impl RntupleRc2MetaDataInt64 {
    pub fn number(&self) -> Ref<'_, i64> {
        self.number.borrow()
    }
}
impl RntupleRc2MetaDataInt64 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of links to user meta-data envelopes.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2MetaDataLinkList {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2Footer>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2MetaDataLinkListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2MetaDataLinkList {
    type Root = RntupleRc2;
    type Parent = RntupleRc2Footer;

    fn read<S: KStream>(
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
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/meta_data_link_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc2MetaDataLinkListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2MetaDataLinkList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc2MetaDataLinkList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc2MetaDataLinkList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2MetaDataLinkListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc2MetaDataLinkList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of links to user meta-data envelopes.
 * \sa RNTuple Binary Format Specification 0.2, section 'Footer Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2MetaDataLinkListBody {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2MetaDataLinkList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc2EnvelopeLink>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2MetaDataLinkListBody {
    type Root = RntupleRc2;
    type Parent = RntupleRc2MetaDataLinkList;

    fn read<S: KStream>(
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
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/meta_data_link_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items();
        for _i in 0..l_items {
            let t = Self::read_into::<_, RntupleRc2EnvelopeLink>(&*_io, Some(self_rc._root.clone()), None)?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2MetaDataLinkListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 8 bytes.
 */
impl RntupleRc2MetaDataLinkListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * Envelope links; these are not frames.
 */
impl RntupleRc2MetaDataLinkListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc2EnvelopeLink>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2MetaDataLinkListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2MetaDataLinkListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of a locator of an object with a 64-bit address, as in the DAOS object store.
 * \sa RNTuple Binary Format Specification 0.2, section 'Well-known Payload Formats'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2Object64Locator {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2Locator>,
    pub _self: SharedType<Self>,
    len_object: RefCell<u32>,
    location: RefCell<u64>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2Object64Locator {
    type Root = RntupleRc2;
    type Parent = RntupleRc2Locator;

    fn read<S: KStream>(
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
impl RntupleRc2Object64Locator {
}

/**
 * Stored size in bytes of the object.
 */
impl RntupleRc2Object64Locator {
    pub fn len_object(&self) -> Ref<'_, u32> {
        self.len_object.borrow()
    }
}

/**
 * Address of the object; its meaning depends on the object store.
 */
impl RntupleRc2Object64Locator {
    pub fn location(&self) -> Ref<'_, u64> {
        self.location.borrow()
    }
}

/**
 * Unknown bytes up to the end of the locator, appended by a later version of the format.
 */
impl RntupleRc2Object64Locator {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2Object64Locator {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Description of one page: a run of elements of one column.
 * \sa RNTuple Binary Format Specification 0.2, section 'Page Locations'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2Page {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2ColumnPagesBody>,
    pub _self: SharedType<Self>,
    num_elements_signed: RefCell<i32>,
    locator: RefCell<OptRc<RntupleRc2Locator>>,
    _io: RefCell<BytesReader>,
    f_has_checksum: Cell<bool>,
    has_checksum: RefCell<bool>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntupleRc2Page {
    type Root = RntupleRc2;
    type Parent = RntupleRc2ColumnPagesBody;

    fn read<S: KStream>(
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
        let t = Self::read_into::<_, RntupleRc2Locator>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.locator.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2Page {

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
impl RntupleRc2Page {
    pub fn num_elements_signed(&self) -> Ref<'_, i32> {
        self.num_elements_signed.borrow()
    }
}

/**
 * Where the page is stored; its size does not count the checksum.
 */
impl RntupleRc2Page {
    pub fn locator(&self) -> Ref<'_, OptRc<RntupleRc2Locator>> {
        self.locator.borrow()
    }
}
impl RntupleRc2Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of a page list envelope: clusters of one cluster group and where their pages are.
 * \sa RNTuple Binary Format Specification 0.2, section 'Page List Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2PageList {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2>,
    pub _self: SharedType<Self>,
    header_checksum: RefCell<Vec<u8>>,
    cluster_summaries: RefCell<OptRc<RntupleRc2ClusterSummaryList>>,
    page_locations: RefCell<OptRc<RntupleRc2ClusterPagesList>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2PageList {
    type Root = RntupleRc2;
    type Parent = RntupleRc2;

    fn read<S: KStream>(
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
        let t = Self::read_into::<_, RntupleRc2ClusterSummaryList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.cluster_summaries.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc2ClusterPagesList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.page_locations.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2PageList {
}

/**
 * Checksum of the header envelope that the page list belongs to.
 */
impl RntupleRc2PageList {
    pub fn header_checksum(&self) -> Ref<'_, Vec<u8>> {
        self.header_checksum.borrow()
    }
}

/**
 * Entry ranges of the clusters of the group.
 */
impl RntupleRc2PageList {
    pub fn cluster_summaries(&self) -> Ref<'_, OptRc<RntupleRc2ClusterSummaryList>> {
        self.cluster_summaries.borrow()
    }
}

/**
 * Pages of the clusters of the group, in the order of the summaries.
 */
impl RntupleRc2PageList {
    pub fn page_locations(&self) -> Ref<'_, OptRc<RntupleRc2ClusterPagesList>> {
        self.page_locations.borrow()
    }
}

/**
 * Unknown bytes up to the end of the envelope payload, appended by a later version of the format.
 */
impl RntupleRc2PageList {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2PageList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Schema description: four list frames. It is in the header and, for later additions, in the footer.
 * \sa RNTuple Binary Format Specification 0.2, section 'Header Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2Schema {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    fields: RefCell<OptRc<RntupleRc2FieldList>>,
    columns: RefCell<OptRc<RntupleRc2ColumnList>>,
    alias_columns: RefCell<OptRc<RntupleRc2AliasColumnList>>,
    extra_type_infos: RefCell<OptRc<RntupleRc2ExtraTypeInfoList>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2Schema {
    type Root = RntupleRc2;
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
        let t = Self::read_into::<_, RntupleRc2FieldList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.fields.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc2ColumnList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.columns.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc2AliasColumnList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.alias_columns.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleRc2ExtraTypeInfoList>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.extra_type_infos.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2Schema {
}

/**
 * Field descriptions; the field id is the position, counted on in the schema extension.
 */
impl RntupleRc2Schema {
    pub fn fields(&self) -> Ref<'_, OptRc<RntupleRc2FieldList>> {
        self.fields.borrow()
    }
}

/**
 * Column descriptions; the column id is the position, counted on in the schema extension.
 */
impl RntupleRc2Schema {
    pub fn columns(&self) -> Ref<'_, OptRc<RntupleRc2ColumnList>> {
        self.columns.borrow()
    }
}

/**
 * Columns of projected fields; their ids follow those of the physical columns.
 */
impl RntupleRc2Schema {
    pub fn alias_columns(&self) -> Ref<'_, OptRc<RntupleRc2AliasColumnList>> {
        self.alias_columns.borrow()
    }
}

/**
 * Type information that field descriptions cannot hold.
 */
impl RntupleRc2Schema {
    pub fn extra_type_infos(&self) -> Ref<'_, OptRc<RntupleRc2ExtraTypeInfoList>> {
        self.extra_type_infos.borrow()
    }
}
impl RntupleRc2Schema {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Additions to the schema of the header.
 * \sa RNTuple Binary Format Specification 0.2, section 'Footer Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2SchemaExtension {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2SchemaExtensionRecord>,
    pub _self: SharedType<Self>,
    schema: RefCell<OptRc<RntupleRc2Schema>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2SchemaExtension {
    type Root = RntupleRc2;
    type Parent = RntupleRc2SchemaExtensionRecord;

    fn read<S: KStream>(
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
            let t = Self::read_into::<_, RntupleRc2Schema>(&*_io, Some(self_rc._root.clone()), None)?.into();
            *self_rc.schema.borrow_mut() = t;
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2SchemaExtension {
}

/**
 * The additions; absent if the frame is empty.
 */
impl RntupleRc2SchemaExtension {
    pub fn schema(&self) -> Option<Rc<RntupleRc2Schema>> {
        self.schema.borrow().get().cloned()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2SchemaExtension {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2SchemaExtension {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Record frame around the schema extension.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2SchemaExtensionRecord {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2Footer>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2SchemaExtension>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2SchemaExtensionRecord {
    type Root = RntupleRc2;
    type Parent = RntupleRc2Footer;

    fn read<S: KStream>(
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
        let t = Self::read_into::<BytesReader, RntupleRc2SchemaExtension>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2SchemaExtensionRecord {
}

/**
 * Size of the frame in bytes, this field included; positive, as in every record frame.
 */
impl RntupleRc2SchemaExtensionRecord {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleRc2SchemaExtensionRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2SchemaExtension>> {
        self.body.borrow()
    }
}
impl RntupleRc2SchemaExtensionRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * List frame of string values.
 * \sa RNTuple Binary Format Specification 0.2, section 'Frames'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2StringList {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2MetaDataEntry>,
    pub _self: SharedType<Self>,
    len_frame: RefCell<i64>,
    body: RefCell<OptRc<RntupleRc2StringListBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleRc2StringList {
    type Root = RntupleRc2;
    type Parent = RntupleRc2MetaDataEntry;

    fn read<S: KStream>(
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
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/string_list/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((-(*self_rc.len_frame()) as i64) - (8 as i64)) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleRc2StringListBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleRc2StringList {
}

/**
 * Size of the frame in bytes, this field included, negated: the sign marks a list frame.
 */
impl RntupleRc2StringList {
    pub fn len_frame(&self) -> Ref<'_, i64> {
        self.len_frame.borrow()
    }
}

/**
 * Number of items, items and whatever follows them inside the frame.
 */
impl RntupleRc2StringList {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleRc2StringListBody>> {
        self.body.borrow()
    }
}
impl RntupleRc2StringList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of the list frame of string values.
 * \sa RNTuple Binary Format Specification 0.2, section 'User Meta-data Envelope'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2StringListBody {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2StringList>,
    pub _self: SharedType<Self>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<RntupleRc2CountedString>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2StringListBody {
    type Root = RntupleRc2;
    type Parent = RntupleRc2StringList;

    fn read<S: KStream>(
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
        if !( (((_tmpa as i64) <= (2147483647 as i64)) && (((((_tmpa as i64) as i64) * ((4 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/string_list_body/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items();
        for _i in 0..l_items {
            let t = Self::read_into::<_, RntupleRc2CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleRc2StringListBody {
}

/**
 * Number of items; bounded by the remaining bytes, as no item is smaller than 4 bytes.
 */
impl RntupleRc2StringListBody {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The values.
 */
impl RntupleRc2StringListBody {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<RntupleRc2CountedString>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame, appended by a later version of the format.
 */
impl RntupleRc2StringListBody {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleRc2StringListBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload whose kind this version of the format does not know.
 * \sa RNTuple Binary Format Specification 0.2, section 'Envelopes'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2UnknownPayload {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    raw: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2UnknownPayload {
    type Root = RntupleRc2;
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
impl RntupleRc2UnknownPayload {
}

/**
 * The stored bytes, unparsed.
 */
impl RntupleRc2UnknownPayload {
    pub fn raw(&self) -> Ref<'_, Vec<u8>> {
        self.raw.borrow()
    }
}
impl RntupleRc2UnknownPayload {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Payload of a locator that is a URI. The last drafts use the same kind for large locators, which differ only by
 * their 16 bytes.
 * \sa RNTuple Binary Format Specification 0.2, section 'Locators and Envelope Links'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2UriLocator {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2Locator>,
    pub _self: SharedType<Self>,
    raw: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_large: Cell<bool>,
    large: RefCell<OptRc<RntupleRc2LargeLocator>>,
}
impl KStruct for RntupleRc2UriLocator {
    type Root = RntupleRc2;
    type Parent = RntupleRc2Locator;

    fn read<S: KStream>(
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
impl RntupleRc2UriLocator {

    /**
     * The same bytes as a large locator of the last drafts.
     */
    pub fn large(
        &self
    ) -> KResult<Option<Rc<RntupleRc2LargeLocator>>> {
        let _io = self._io.borrow();
        if self.f_large.get() {
            return Ok(self.large.borrow().get().cloned());
        }
        if (_io.size() as i64) == (16 as i64) {
            let _pos = _io.pos();
            _io.seek(0 as usize)?;
            let t = Self::read_into::<_, RntupleRc2LargeLocator>(&*_io, Some(self._root.clone()), Some(self._self.clone()))?.into();
            *self.large.borrow_mut() = t;
            _io.seek(_pos)?;
        }
        self.f_large.set(true);
        Ok(self.large.borrow().get().cloned())
    }
}

/**
 * Characters of the URI.
 */
impl RntupleRc2UriLocator {
    pub fn raw(&self) -> Ref<'_, Vec<u8>> {
        self.raw.borrow()
    }
}
impl RntupleRc2UriLocator {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Smallest and largest value of a column.
 * \sa RNTuple Binary Format Specification 0.2, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleRc2ValueRange {
    pub _root: SharedType<RntupleRc2>,
    pub _parent: SharedType<RntupleRc2Column>,
    pub _self: SharedType<Self>,
    min: RefCell<f64>,
    max: RefCell<f64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleRc2ValueRange {
    type Root = RntupleRc2;
    type Parent = RntupleRc2Column;

    fn read<S: KStream>(
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
impl RntupleRc2ValueRange {
}

/**
 * Smallest value.
 */
impl RntupleRc2ValueRange {
    pub fn min(&self) -> Ref<'_, f64> {
        self.min.borrow()
    }
}

/**
 * Largest value.
 */
impl RntupleRc2ValueRange {
    pub fn max(&self) -> Ref<'_, f64> {
        self.max.borrow()
    }
}
impl RntupleRc2ValueRange {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
