// Generated from spec/rntuple_v0.ksy by tools/generate; edit spec/parts/rntuple_v0.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild


use crate::runtime::*;
use std::convert::{TryFrom, TryInto};
use std::cell::{Ref, Cell, RefCell};
use std::rc::{Rc, Weak};

/**
 * Header and footer as ROOT 6.20 to 6.25 wrote them. No document describes this format; the grammar follows the
 * bytes of real files. All data are in frames that begin with two version numbers and a size. Page locations are in the
 * footer. Both envelopes end in a CRC32. An envelope does not state its kind. The reader knows it from the reference to
 * the envelope, and parses header_envelope or footer_envelope. Parsed as a whole, the payload stays bytes. The anchor is
 * that of the first release candidate (anchor_rc1 in root_file.ksy).
 * See [Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'](https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleV0 {
    pub _root: SharedType<RntupleV0>,
    pub _parent: SharedType<RntupleV0>,
    pub _self: SharedType<Self>,
    payload: RefCell<Vec<u8>>,
    checksum: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleV0 {
    type Root = RntupleV0;
    type Parent = RntupleV0;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.payload.borrow_mut() = _io.read_bytes((((((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64) - ((4 as i64) as i64)) as i64) as usize)?.into();
        *self_rc.checksum.borrow_mut() = _io.read_bytes(4 as usize)?.into();
        Ok(())
    }
}
impl RntupleV0 {
}

/**
 * Contents of the envelope, unparsed.
 */
impl RntupleV0 {
    pub fn payload(&self) -> Ref<'_, Vec<u8>> {
        self.payload.borrow()
    }
}

/**
 * CRC32 of all preceding bytes of the envelope, little-endian.
 */
impl RntupleV0 {
    pub fn checksum(&self) -> Ref<'_, Vec<u8>> {
        self.checksum.borrow()
    }
}
impl RntupleV0 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
#[derive(Debug, PartialEq, Clone)]
pub enum RntupleV0ColumnType {

    /**
     * End of a collection, counted from the start of the cluster, 32 bits.
     */
    Index32,

    /**
     * Index and tag of a variant.
     */
    Switch,

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
     * 64-bit integer; the field says whether it is signed.
     */
    Int64,

    /**
     * 32-bit integer; the field says whether it is signed.
     */
    Int32,

    /**
     * 16-bit integer; the field says whether it is signed.
     */
    Int16,
    Unknown(i64),
}

impl TryFrom<i64> for RntupleV0ColumnType {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleV0ColumnType> {
        match flag {
            1 => Ok(RntupleV0ColumnType::Index32),
            2 => Ok(RntupleV0ColumnType::Switch),
            3 => Ok(RntupleV0ColumnType::Char),
            4 => Ok(RntupleV0ColumnType::Bit),
            5 => Ok(RntupleV0ColumnType::Real64),
            6 => Ok(RntupleV0ColumnType::Real32),
            7 => Ok(RntupleV0ColumnType::Real16),
            9 => Ok(RntupleV0ColumnType::Int64),
            10 => Ok(RntupleV0ColumnType::Int32),
            11 => Ok(RntupleV0ColumnType::Int16),
            _ => Ok(RntupleV0ColumnType::Unknown(flag)),
        }
    }
}

impl From<&RntupleV0ColumnType> for i64 {
    fn from(v: &RntupleV0ColumnType) -> Self {
        match *v {
            RntupleV0ColumnType::Index32 => 1,
            RntupleV0ColumnType::Switch => 2,
            RntupleV0ColumnType::Char => 3,
            RntupleV0ColumnType::Bit => 4,
            RntupleV0ColumnType::Real64 => 5,
            RntupleV0ColumnType::Real32 => 6,
            RntupleV0ColumnType::Real16 => 7,
            RntupleV0ColumnType::Int64 => 9,
            RntupleV0ColumnType::Int32 => 10,
            RntupleV0ColumnType::Int16 => 11,
            RntupleV0ColumnType::Unknown(v) => v
        }
    }
}

impl Default for RntupleV0ColumnType {
    fn default() -> Self { RntupleV0ColumnType::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum RntupleV0FieldStructure {

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

impl TryFrom<i64> for RntupleV0FieldStructure {
    type Error = FormatError;
    fn try_from(flag: i64) -> KResult<RntupleV0FieldStructure> {
        match flag {
            0 => Ok(RntupleV0FieldStructure::Plain),
            1 => Ok(RntupleV0FieldStructure::Collection),
            2 => Ok(RntupleV0FieldStructure::Record),
            3 => Ok(RntupleV0FieldStructure::Variant),
            4 => Ok(RntupleV0FieldStructure::Reference),
            _ => Ok(RntupleV0FieldStructure::Unknown(flag)),
        }
    }
}

impl From<&RntupleV0FieldStructure> for i64 {
    fn from(v: &RntupleV0FieldStructure) -> Self {
        match *v {
            RntupleV0FieldStructure::Plain => 0,
            RntupleV0FieldStructure::Collection => 1,
            RntupleV0FieldStructure::Record => 2,
            RntupleV0FieldStructure::Variant => 3,
            RntupleV0FieldStructure::Reference => 4,
            RntupleV0FieldStructure::Unknown(v) => v
        }
    }
}

impl Default for RntupleV0FieldStructure {
    fn default() -> Self { RntupleV0FieldStructure::Unknown(0) }
}


/**
 * One cluster; not a frame.
 * See [Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'](https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleV0Cluster {
    pub _root: SharedType<RntupleV0>,
    pub _parent: SharedType<RntupleV0Footer>,
    pub _self: SharedType<Self>,
    uuid: RefCell<OptRc<RntupleV0UuidRecord>>,
    summary: RefCell<OptRc<RntupleV0ClusterSummaryRecord>>,
    num_columns: RefCell<u32>,
    columns: RefCell<Vec<OptRc<RntupleV0ColumnPages>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleV0Cluster {
    type Root = RntupleV0;
    type Parent = RntupleV0Footer;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        let t = Self::read_into::<_, RntupleV0UuidRecord>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.uuid.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleV0ClusterSummaryRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.summary.borrow_mut() = t;
        *self_rc.num_columns.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_columns();
        if !( (((_tmpa as i64) <= (2147483647 as i64)) && (((((_tmpa as i64) as i64) * ((32 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/cluster/seq/2".to_string() }));
        }
        *self_rc.columns.borrow_mut() = Vec::new();
        let l_columns = *self_rc.num_columns();
        for _i in 0..l_columns {
            let t = Self::read_into::<_, RntupleV0ColumnPages>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.columns.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl RntupleV0Cluster {
}

/**
 * Identity of the cluster.
 */
impl RntupleV0Cluster {
    pub fn uuid(&self) -> Ref<'_, OptRc<RntupleV0UuidRecord>> {
        self.uuid.borrow()
    }
}

/**
 * Entry range of the cluster.
 */
impl RntupleV0Cluster {
    pub fn summary(&self) -> Ref<'_, OptRc<RntupleV0ClusterSummaryRecord>> {
        self.summary.borrow()
    }
}

/**
 * Number of columns; bounded by the remaining bytes, as none is smaller than 32 bytes.
 */
impl RntupleV0Cluster {
    pub fn num_columns(&self) -> Ref<'_, u32> {
        self.num_columns.borrow()
    }
}

/**
 * The pages of every column, in any order.
 */
impl RntupleV0Cluster {
    pub fn columns(&self) -> Ref<'_, Vec<OptRc<RntupleV0ColumnPages>>> {
        self.columns.borrow()
    }
}
impl RntupleV0Cluster {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Entry range of one cluster.
 * See [Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'](https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleV0ClusterSummary {
    pub _root: SharedType<RntupleV0>,
    pub _parent: SharedType<RntupleV0ClusterSummaryRecord>,
    pub _self: SharedType<Self>,
    cluster_id: RefCell<u64>,
    cluster_version: RefCell<OptRc<RntupleV0VersionRecord>>,
    first_entry: RefCell<u64>,
    num_entries: RefCell<u64>,
    locator: RefCell<OptRc<RntupleV0Locator>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleV0ClusterSummary {
    type Root = RntupleV0;
    type Parent = RntupleV0ClusterSummaryRecord;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.cluster_id.borrow_mut() = _io.read_u8le()?.into();
        let t = Self::read_into::<_, RntupleV0VersionRecord>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.cluster_version.borrow_mut() = t;
        *self_rc.first_entry.borrow_mut() = _io.read_u8le()?.into();
        *self_rc.num_entries.borrow_mut() = _io.read_u8le()?.into();
        let t = Self::read_into::<_, RntupleV0Locator>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.locator.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleV0ClusterSummary {
}

/**
 * Id of the cluster.
 */
impl RntupleV0ClusterSummary {
    pub fn cluster_id(&self) -> Ref<'_, u64> {
        self.cluster_id.borrow()
    }
}

/**
 * Version of the cluster.
 */
impl RntupleV0ClusterSummary {
    pub fn cluster_version(&self) -> Ref<'_, OptRc<RntupleV0VersionRecord>> {
        self.cluster_version.borrow()
    }
}

/**
 * Number of the first entry of the cluster.
 */
impl RntupleV0ClusterSummary {
    pub fn first_entry(&self) -> Ref<'_, u64> {
        self.first_entry.borrow()
    }
}

/**
 * Number of entries of the cluster.
 */
impl RntupleV0ClusterSummary {
    pub fn num_entries(&self) -> Ref<'_, u64> {
        self.num_entries.borrow()
    }
}

/**
 * Where the cluster is stored; zero in all known files.
 */
impl RntupleV0ClusterSummary {
    pub fn locator(&self) -> Ref<'_, OptRc<RntupleV0Locator>> {
        self.locator.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame.
 */
impl RntupleV0ClusterSummary {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleV0ClusterSummary {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Frame around the entry range of a cluster.
 * See [Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'](https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleV0ClusterSummaryRecord {
    pub _root: SharedType<RntupleV0>,
    pub _parent: SharedType<RntupleV0Cluster>,
    pub _self: SharedType<Self>,
    version: RefCell<u16>,
    min_version: RefCell<u16>,
    len_frame: RefCell<u32>,
    body: RefCell<OptRc<RntupleV0ClusterSummary>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleV0ClusterSummaryRecord {
    type Root = RntupleV0;
    type Parent = RntupleV0Cluster;

    fn read<S: KStream>(
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
        *self_rc.min_version.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.len_frame.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) == (0 as i64)) || ( (((_tmpa as i64) >= (8 as i64)) && (((((_tmpa as i64) as i64) - (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) <= (8 as i64))) )) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/cluster_summary_record/seq/2".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(if (*self_rc.len_frame() as i64) == (0 as i64) { ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) } else { ((((*self_rc.len_frame() as i64) as i64) - ((8 as i64) as i64)) as i64) } as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleV0ClusterSummary>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleV0ClusterSummaryRecord {
}

/**
 * Version of the frame that the writer used; 0.
 */
impl RntupleV0ClusterSummaryRecord {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * Version that a reader must support at least; 0.
 */
impl RntupleV0ClusterSummaryRecord {
    pub fn min_version(&self) -> Ref<'_, u16> {
        self.min_version.borrow()
    }
}

/**
 * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
 */
impl RntupleV0ClusterSummaryRecord {
    pub fn len_frame(&self) -> Ref<'_, u32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleV0ClusterSummaryRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleV0ClusterSummary>> {
        self.body.borrow()
    }
}
impl RntupleV0ClusterSummaryRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Description of one column.
 * See [Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'](https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleV0Column {
    pub _root: SharedType<RntupleV0>,
    pub _parent: SharedType<RntupleV0ColumnRecord>,
    pub _self: SharedType<Self>,
    column_id: RefCell<u64>,
    column_version: RefCell<OptRc<RntupleV0VersionRecord>>,
    model: RefCell<OptRc<RntupleV0ColumnModelRecord>>,
    field_id: RefCell<u64>,
    index: RefCell<u32>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleV0Column {
    type Root = RntupleV0;
    type Parent = RntupleV0ColumnRecord;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.column_id.borrow_mut() = _io.read_u8le()?.into();
        let t = Self::read_into::<_, RntupleV0VersionRecord>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.column_version.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleV0ColumnModelRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.model.borrow_mut() = t;
        *self_rc.field_id.borrow_mut() = _io.read_u8le()?.into();
        *self_rc.index.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleV0Column {
}

/**
 * Id of the column.
 */
impl RntupleV0Column {
    pub fn column_id(&self) -> Ref<'_, u64> {
        self.column_id.borrow()
    }
}

/**
 * Version of the column.
 */
impl RntupleV0Column {
    pub fn column_version(&self) -> Ref<'_, OptRc<RntupleV0VersionRecord>> {
        self.column_version.borrow()
    }
}

/**
 * What the elements are.
 */
impl RntupleV0Column {
    pub fn model(&self) -> Ref<'_, OptRc<RntupleV0ColumnModelRecord>> {
        self.model.borrow()
    }
}

/**
 * Id of the field that the column belongs to.
 */
impl RntupleV0Column {
    pub fn field_id(&self) -> Ref<'_, u64> {
        self.field_id.borrow()
    }
}

/**
 * Position among the columns of the field.
 */
impl RntupleV0Column {
    pub fn index(&self) -> Ref<'_, u32> {
        self.index.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame.
 */
impl RntupleV0Column {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleV0Column {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Kind of the elements of a column.
 * See [Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'](https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleV0ColumnModel {
    pub _root: SharedType<RntupleV0>,
    pub _parent: SharedType<RntupleV0ColumnModelRecord>,
    pub _self: SharedType<Self>,
    column_type: RefCell<u32>,
    is_sorted: RefCell<u32>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleV0ColumnModel {
    type Root = RntupleV0;
    type Parent = RntupleV0ColumnModelRecord;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.column_type.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.is_sorted.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleV0ColumnModel {
}

/**
 * How elements are encoded, see the enum column_type.
 */
impl RntupleV0ColumnModel {
    pub fn column_type(&self) -> Ref<'_, u32> {
        self.column_type.borrow()
    }
}

/**
 * 1 if elements never decrease, else 0.
 */
impl RntupleV0ColumnModel {
    pub fn is_sorted(&self) -> Ref<'_, u32> {
        self.is_sorted.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame.
 */
impl RntupleV0ColumnModel {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleV0ColumnModel {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Frame around the kind of elements of a column.
 * See [Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'](https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleV0ColumnModelRecord {
    pub _root: SharedType<RntupleV0>,
    pub _parent: SharedType<RntupleV0Column>,
    pub _self: SharedType<Self>,
    version: RefCell<u16>,
    min_version: RefCell<u16>,
    len_frame: RefCell<u32>,
    body: RefCell<OptRc<RntupleV0ColumnModel>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleV0ColumnModelRecord {
    type Root = RntupleV0;
    type Parent = RntupleV0Column;

    fn read<S: KStream>(
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
        *self_rc.min_version.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.len_frame.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) == (0 as i64)) || ( (((_tmpa as i64) >= (8 as i64)) && (((((_tmpa as i64) as i64) - (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) <= (8 as i64))) )) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_model_record/seq/2".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(if (*self_rc.len_frame() as i64) == (0 as i64) { ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) } else { ((((*self_rc.len_frame() as i64) as i64) - ((8 as i64) as i64)) as i64) } as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleV0ColumnModel>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleV0ColumnModelRecord {
}

/**
 * Version of the frame that the writer used; 0.
 */
impl RntupleV0ColumnModelRecord {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * Version that a reader must support at least; 0.
 */
impl RntupleV0ColumnModelRecord {
    pub fn min_version(&self) -> Ref<'_, u16> {
        self.min_version.borrow()
    }
}

/**
 * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
 */
impl RntupleV0ColumnModelRecord {
    pub fn len_frame(&self) -> Ref<'_, u32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleV0ColumnModelRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleV0ColumnModel>> {
        self.body.borrow()
    }
}
impl RntupleV0ColumnModelRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Pages of one column in one cluster; not a frame.
 * See [Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'](https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleV0ColumnPages {
    pub _root: SharedType<RntupleV0>,
    pub _parent: SharedType<RntupleV0Cluster>,
    pub _self: SharedType<Self>,
    column_id: RefCell<u64>,
    element_offset: RefCell<u64>,
    num_elements: RefCell<u32>,
    compression_settings: RefCell<i64>,
    num_pages: RefCell<u32>,
    pages: RefCell<Vec<OptRc<RntupleV0Page>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleV0ColumnPages {
    type Root = RntupleV0;
    type Parent = RntupleV0Cluster;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.column_id.borrow_mut() = _io.read_u8le()?.into();
        *self_rc.element_offset.borrow_mut() = _io.read_u8le()?.into();
        *self_rc.num_elements.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.compression_settings.borrow_mut() = _io.read_s8le()?.into();
        *self_rc.num_pages.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_pages();
        if !( (((_tmpa as i64) >= (0 as i64)) && ((_tmpa as i64) <= (2147483647 as i64)) && (((((_tmpa as i64) as i64) * ((20 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_pages/seq/4".to_string() }));
        }
        *self_rc.pages.borrow_mut() = Vec::new();
        let l_pages = *self_rc.num_pages();
        for _i in 0..l_pages {
            let t = Self::read_into::<_, RntupleV0Page>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.pages.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl RntupleV0ColumnPages {
}

/**
 * Id of the column.
 */
impl RntupleV0ColumnPages {
    pub fn column_id(&self) -> Ref<'_, u64> {
        self.column_id.borrow()
    }
}

/**
 * Number of elements of the column in all clusters before.
 */
impl RntupleV0ColumnPages {
    pub fn element_offset(&self) -> Ref<'_, u64> {
        self.element_offset.borrow()
    }
}

/**
 * Number of elements of the column in this cluster.
 */
impl RntupleV0ColumnPages {
    pub fn num_elements(&self) -> Ref<'_, u32> {
        self.num_elements.borrow()
    }
}

/**
 * Compression asked for, 100 * algorithm + level.
 */
impl RntupleV0ColumnPages {
    pub fn compression_settings(&self) -> Ref<'_, i64> {
        self.compression_settings.borrow()
    }
}

/**
 * Number of pages; bounded by the remaining bytes, as none is smaller than 20 bytes.
 */
impl RntupleV0ColumnPages {
    pub fn num_pages(&self) -> Ref<'_, u32> {
        self.num_pages.borrow()
    }
}

/**
 * Page descriptions in the order of elements.
 */
impl RntupleV0ColumnPages {
    pub fn pages(&self) -> Ref<'_, Vec<OptRc<RntupleV0Page>>> {
        self.pages.borrow()
    }
}
impl RntupleV0ColumnPages {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Frame around one column description.
 * See [Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'](https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleV0ColumnRecord {
    pub _root: SharedType<RntupleV0>,
    pub _parent: SharedType<RntupleV0Header>,
    pub _self: SharedType<Self>,
    version: RefCell<u16>,
    min_version: RefCell<u16>,
    len_frame: RefCell<u32>,
    body: RefCell<OptRc<RntupleV0Column>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleV0ColumnRecord {
    type Root = RntupleV0;
    type Parent = RntupleV0Header;

    fn read<S: KStream>(
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
        *self_rc.min_version.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.len_frame.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) == (0 as i64)) || ( (((_tmpa as i64) >= (8 as i64)) && (((((_tmpa as i64) as i64) - (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) <= (8 as i64))) )) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/column_record/seq/2".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(if (*self_rc.len_frame() as i64) == (0 as i64) { ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) } else { ((((*self_rc.len_frame() as i64) as i64) - ((8 as i64) as i64)) as i64) } as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleV0Column>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleV0ColumnRecord {
}

/**
 * Version of the frame that the writer used; 0.
 */
impl RntupleV0ColumnRecord {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * Version that a reader must support at least; 0.
 */
impl RntupleV0ColumnRecord {
    pub fn min_version(&self) -> Ref<'_, u16> {
        self.min_version.borrow()
    }
}

/**
 * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
 */
impl RntupleV0ColumnRecord {
    pub fn len_frame(&self) -> Ref<'_, u32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleV0ColumnRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleV0Column>> {
        self.body.borrow()
    }
}
impl RntupleV0ColumnRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * String with its length in front; no terminator, no padding.
 * See [Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'](https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleV0CountedString {
    pub _root: SharedType<RntupleV0>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    len: RefCell<u32>,
    raw: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_value: Cell<bool>,
    value: RefCell<String>,
}
impl KStruct for RntupleV0CountedString {
    type Root = RntupleV0;
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
impl RntupleV0CountedString {

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
impl RntupleV0CountedString {
    pub fn len(&self) -> Ref<'_, u32> {
        self.len.borrow()
    }
}

/**
 * Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts.
 */
impl RntupleV0CountedString {
    pub fn raw(&self) -> Ref<'_, Vec<u8>> {
        self.raw.borrow()
    }
}
impl RntupleV0CountedString {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Description of one field.
 * See [Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'](https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleV0Field {
    pub _root: SharedType<RntupleV0>,
    pub _parent: SharedType<RntupleV0FieldRecord>,
    pub _self: SharedType<Self>,
    field_id: RefCell<u64>,
    field_version: RefCell<OptRc<RntupleV0VersionRecord>>,
    type_version: RefCell<OptRc<RntupleV0VersionRecord>>,
    name: RefCell<OptRc<RntupleV0CountedString>>,
    description: RefCell<OptRc<RntupleV0CountedString>>,
    type_name: RefCell<OptRc<RntupleV0CountedString>>,
    num_repetitions: RefCell<u64>,
    structure: RefCell<u32>,
    parent_id: RefCell<u64>,
    num_links: RefCell<u32>,
    links: RefCell<Vec<u64>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleV0Field {
    type Root = RntupleV0;
    type Parent = RntupleV0FieldRecord;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.field_id.borrow_mut() = _io.read_u8le()?.into();
        let t = Self::read_into::<_, RntupleV0VersionRecord>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.field_version.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleV0VersionRecord>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.type_version.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleV0CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.name.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleV0CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.description.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleV0CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.type_name.borrow_mut() = t;
        *self_rc.num_repetitions.borrow_mut() = _io.read_u8le()?.into();
        *self_rc.structure.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.parent_id.borrow_mut() = _io.read_u8le()?.into();
        *self_rc.num_links.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_links();
        if !( (((_tmpa as i64) <= (2147483647 as i64)) && (((((_tmpa as i64) as i64) * ((8 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/field/seq/9".to_string() }));
        }
        *self_rc.links.borrow_mut() = Vec::new();
        let l_links = *self_rc.num_links();
        for _i in 0..l_links {
            self_rc.links.borrow_mut().push(_io.read_u8le()?.into());
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleV0Field {
}

/**
 * Id of the field.
 */
impl RntupleV0Field {
    pub fn field_id(&self) -> Ref<'_, u64> {
        self.field_id.borrow()
    }
}

/**
 * Version of the field's own serialisation.
 */
impl RntupleV0Field {
    pub fn field_version(&self) -> Ref<'_, OptRc<RntupleV0VersionRecord>> {
        self.field_version.borrow()
    }
}

/**
 * Version of the type.
 */
impl RntupleV0Field {
    pub fn type_version(&self) -> Ref<'_, OptRc<RntupleV0VersionRecord>> {
        self.type_version.borrow()
    }
}

/**
 * Name of the field.
 */
impl RntupleV0Field {
    pub fn name(&self) -> Ref<'_, OptRc<RntupleV0CountedString>> {
        self.name.borrow()
    }
}

/**
 * Free text about the field.
 */
impl RntupleV0Field {
    pub fn description(&self) -> Ref<'_, OptRc<RntupleV0CountedString>> {
        self.description.borrow()
    }
}

/**
 * C++ type name.
 */
impl RntupleV0Field {
    pub fn type_name(&self) -> Ref<'_, OptRc<RntupleV0CountedString>> {
        self.type_name.borrow()
    }
}

/**
 * Number of items per entry of a fixed-size array; 0 in other fields.
 */
impl RntupleV0Field {
    pub fn num_repetitions(&self) -> Ref<'_, u64> {
        self.num_repetitions.borrow()
    }
}

/**
 * Structural role, see the enum field_structure.
 */
impl RntupleV0Field {
    pub fn structure(&self) -> Ref<'_, u32> {
        self.structure.borrow()
    }
}

/**
 * Id of the parent field; of the root field, which holds the top-level fields, all bits are set.
 */
impl RntupleV0Field {
    pub fn parent_id(&self) -> Ref<'_, u64> {
        self.parent_id.borrow()
    }
}

/**
 * Number of sub-fields; bounded by the remaining bytes, as none is smaller than 8 bytes.
 */
impl RntupleV0Field {
    pub fn num_links(&self) -> Ref<'_, u32> {
        self.num_links.borrow()
    }
}

/**
 * Ids of the sub-fields, in order.
 */
impl RntupleV0Field {
    pub fn links(&self) -> Ref<'_, Vec<u64>> {
        self.links.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame.
 */
impl RntupleV0Field {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleV0Field {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Frame around one field description.
 * See [Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'](https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleV0FieldRecord {
    pub _root: SharedType<RntupleV0>,
    pub _parent: SharedType<RntupleV0Header>,
    pub _self: SharedType<Self>,
    version: RefCell<u16>,
    min_version: RefCell<u16>,
    len_frame: RefCell<u32>,
    body: RefCell<OptRc<RntupleV0Field>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleV0FieldRecord {
    type Root = RntupleV0;
    type Parent = RntupleV0Header;

    fn read<S: KStream>(
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
        *self_rc.min_version.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.len_frame.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) == (0 as i64)) || ( (((_tmpa as i64) >= (8 as i64)) && (((((_tmpa as i64) as i64) - (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) <= (8 as i64))) )) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/field_record/seq/2".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(if (*self_rc.len_frame() as i64) == (0 as i64) { ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) } else { ((((*self_rc.len_frame() as i64) as i64) - ((8 as i64) as i64)) as i64) } as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleV0Field>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleV0FieldRecord {
}

/**
 * Version of the frame that the writer used; 0.
 */
impl RntupleV0FieldRecord {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * Version that a reader must support at least; 0.
 */
impl RntupleV0FieldRecord {
    pub fn min_version(&self) -> Ref<'_, u16> {
        self.min_version.borrow()
    }
}

/**
 * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
 */
impl RntupleV0FieldRecord {
    pub fn len_frame(&self) -> Ref<'_, u32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleV0FieldRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleV0Field>> {
        self.body.borrow()
    }
}
impl RntupleV0FieldRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Clusters and the places of their pages.
 * See [Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'](https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleV0Footer {
    pub _root: SharedType<RntupleV0>,
    pub _parent: SharedType<RntupleV0FooterRecord>,
    pub _self: SharedType<Self>,
    reserved: RefCell<u64>,
    num_clusters: RefCell<u64>,
    clusters: RefCell<Vec<OptRc<RntupleV0Cluster>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleV0Footer {
    type Root = RntupleV0;
    type Parent = RntupleV0FooterRecord;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.reserved.borrow_mut() = _io.read_u8le()?.into();
        *self_rc.num_clusters.borrow_mut() = _io.read_u8le()?.into();
        let _tmpa = *self_rc.num_clusters();
        if !( (((_tmpa as i64) >= (0 as i64)) && ((_tmpa as i64) <= (2147483647 as i64)) && (((((_tmpa as i64) as i64) * ((20 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/footer/seq/1".to_string() }));
        }
        *self_rc.clusters.borrow_mut() = Vec::new();
        let l_clusters = *self_rc.num_clusters();
        for _i in 0..l_clusters {
            let t = Self::read_into::<_, RntupleV0Cluster>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.clusters.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleV0Footer {
}

/**
 * Zero in all known files.
 */
impl RntupleV0Footer {
    pub fn reserved(&self) -> Ref<'_, u64> {
        self.reserved.borrow()
    }
}

/**
 * Number of clusters; bounded by the remaining bytes, as none is smaller than 20 bytes.
 */
impl RntupleV0Footer {
    pub fn num_clusters(&self) -> Ref<'_, u64> {
        self.num_clusters.borrow()
    }
}

/**
 * The clusters.
 */
impl RntupleV0Footer {
    pub fn clusters(&self) -> Ref<'_, Vec<OptRc<RntupleV0Cluster>>> {
        self.clusters.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame.
 */
impl RntupleV0Footer {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleV0Footer {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Whole footer, from a slice that holds exactly the envelope.
 * See [Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'](https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleV0FooterEnvelope {
    pub _root: SharedType<RntupleV0>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    payload: RefCell<OptRc<RntupleV0FooterRecord>>,
    postscript: RefCell<OptRc<RntupleV0Postscript>>,
    checksum: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    payload_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleV0FooterEnvelope {
    type Root = RntupleV0;
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
        *self_rc.payload_raw.borrow_mut() = _io.read_bytes((((((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64) - ((16 as i64) as i64)) as i64) as usize)?.into();
        let payload_raw = self_rc.payload_raw.borrow();
        let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleV0FooterRecord>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.payload.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleV0Postscript>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.postscript.borrow_mut() = t;
        *self_rc.checksum.borrow_mut() = _io.read_bytes(4 as usize)?.into();
        Ok(())
    }
}
impl RntupleV0FooterEnvelope {
}

/**
 * Outermost frame.
 */
impl RntupleV0FooterEnvelope {
    pub fn payload(&self) -> Ref<'_, OptRc<RntupleV0FooterRecord>> {
        self.payload.borrow()
    }
}

/**
 * Lengths of the envelopes.
 */
impl RntupleV0FooterEnvelope {
    pub fn postscript(&self) -> Ref<'_, OptRc<RntupleV0Postscript>> {
        self.postscript.borrow()
    }
}

/**
 * CRC32 of all preceding bytes of the envelope, little-endian.
 */
impl RntupleV0FooterEnvelope {
    pub fn checksum(&self) -> Ref<'_, Vec<u8>> {
        self.checksum.borrow()
    }
}
impl RntupleV0FooterEnvelope {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Outermost frame of a footer, which takes all of the envelope in front of its tail.
 * See [Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'](https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleV0FooterRecord {
    pub _root: SharedType<RntupleV0>,
    pub _parent: SharedType<RntupleV0FooterEnvelope>,
    pub _self: SharedType<Self>,
    version: RefCell<u16>,
    min_version: RefCell<u16>,
    len_frame: RefCell<u32>,
    body: RefCell<OptRc<RntupleV0Footer>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleV0FooterRecord {
    type Root = RntupleV0;
    type Parent = RntupleV0FooterEnvelope;

    fn read<S: KStream>(
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
        *self_rc.min_version.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.len_frame.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) == (0 as i64)) || (((((_tmpa as i64) as i64) - (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) == (8 as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/footer_record/seq/2".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes_full()?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleV0Footer>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleV0FooterRecord {
}

/**
 * Version of the frame that the writer used; 0.
 */
impl RntupleV0FooterRecord {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * Version that a reader must support at least; 0.
 */
impl RntupleV0FooterRecord {
    pub fn min_version(&self) -> Ref<'_, u16> {
        self.min_version.borrow()
    }
}

/**
 * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
 */
impl RntupleV0FooterRecord {
    pub fn len_frame(&self) -> Ref<'_, u32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleV0FooterRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleV0Footer>> {
        self.body.borrow()
    }
}
impl RntupleV0FooterRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Name, provenance and schema of the RNTuple.
 * See [Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'](https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleV0Header {
    pub _root: SharedType<RntupleV0>,
    pub _parent: SharedType<RntupleV0HeaderRecord>,
    pub _self: SharedType<Self>,
    reserved: RefCell<u64>,
    name: RefCell<OptRc<RntupleV0CountedString>>,
    description: RefCell<OptRc<RntupleV0CountedString>>,
    author: RefCell<OptRc<RntupleV0CountedString>>,
    custodian: RefCell<OptRc<RntupleV0CountedString>>,
    time_of_data: RefCell<u64>,
    time_of_writing: RefCell<u64>,
    ntuple_version: RefCell<OptRc<RntupleV0VersionRecord>>,
    own_uuid: RefCell<OptRc<RntupleV0UuidRecord>>,
    group_uuid: RefCell<OptRc<RntupleV0UuidRecord>>,
    num_fields: RefCell<u32>,
    fields: RefCell<Vec<OptRc<RntupleV0FieldRecord>>>,
    num_columns: RefCell<u32>,
    columns: RefCell<Vec<OptRc<RntupleV0ColumnRecord>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleV0Header {
    type Root = RntupleV0;
    type Parent = RntupleV0HeaderRecord;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.reserved.borrow_mut() = _io.read_u8le()?.into();
        let t = Self::read_into::<_, RntupleV0CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.name.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleV0CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.description.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleV0CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.author.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleV0CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.custodian.borrow_mut() = t;
        *self_rc.time_of_data.borrow_mut() = _io.read_u8le()?.into();
        *self_rc.time_of_writing.borrow_mut() = _io.read_u8le()?.into();
        let t = Self::read_into::<_, RntupleV0VersionRecord>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.ntuple_version.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleV0UuidRecord>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.own_uuid.borrow_mut() = t;
        let t = Self::read_into::<_, RntupleV0UuidRecord>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.group_uuid.borrow_mut() = t;
        *self_rc.num_fields.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_fields();
        if !( (((_tmpa as i64) <= (2147483647 as i64)) && (((((_tmpa as i64) as i64) * ((8 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/header/seq/10".to_string() }));
        }
        *self_rc.fields.borrow_mut() = Vec::new();
        let l_fields = *self_rc.num_fields();
        for _i in 0..l_fields {
            let t = Self::read_into::<_, RntupleV0FieldRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.fields.borrow_mut().push(t);
        }
        *self_rc.num_columns.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.num_columns();
        if !( (((_tmpa as i64) <= (2147483647 as i64)) && (((((_tmpa as i64) as i64) * ((8 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/header/seq/12".to_string() }));
        }
        *self_rc.columns.borrow_mut() = Vec::new();
        let l_columns = *self_rc.num_columns();
        for _i in 0..l_columns {
            let t = Self::read_into::<_, RntupleV0ColumnRecord>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.columns.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleV0Header {
}

/**
 * Zero in all known files.
 */
impl RntupleV0Header {
    pub fn reserved(&self) -> Ref<'_, u64> {
        self.reserved.borrow()
    }
}

/**
 * Name of the RNTuple.
 */
impl RntupleV0Header {
    pub fn name(&self) -> Ref<'_, OptRc<RntupleV0CountedString>> {
        self.name.borrow()
    }
}

/**
 * Free text about the RNTuple.
 */
impl RntupleV0Header {
    pub fn description(&self) -> Ref<'_, OptRc<RntupleV0CountedString>> {
        self.description.borrow()
    }
}

/**
 * Who wrote the RNTuple.
 */
impl RntupleV0Header {
    pub fn author(&self) -> Ref<'_, OptRc<RntupleV0CountedString>> {
        self.author.borrow()
    }
}

/**
 * Who looks after the RNTuple.
 */
impl RntupleV0Header {
    pub fn custodian(&self) -> Ref<'_, OptRc<RntupleV0CountedString>> {
        self.custodian.borrow()
    }
}

/**
 * Time at which the data were taken, in seconds since 1970.
 */
impl RntupleV0Header {
    pub fn time_of_data(&self) -> Ref<'_, u64> {
        self.time_of_data.borrow()
    }
}

/**
 * Time of writing, in seconds since 1970.
 */
impl RntupleV0Header {
    pub fn time_of_writing(&self) -> Ref<'_, u64> {
        self.time_of_writing.borrow()
    }
}

/**
 * Version of the RNTuple.
 */
impl RntupleV0Header {
    pub fn ntuple_version(&self) -> Ref<'_, OptRc<RntupleV0VersionRecord>> {
        self.ntuple_version.borrow()
    }
}

/**
 * Identity of the RNTuple.
 */
impl RntupleV0Header {
    pub fn own_uuid(&self) -> Ref<'_, OptRc<RntupleV0UuidRecord>> {
        self.own_uuid.borrow()
    }
}

/**
 * Identity of the group of RNTuples to which it belongs.
 */
impl RntupleV0Header {
    pub fn group_uuid(&self) -> Ref<'_, OptRc<RntupleV0UuidRecord>> {
        self.group_uuid.borrow()
    }
}

/**
 * Number of fields; bounded by the remaining bytes, as none is smaller than 8 bytes.
 */
impl RntupleV0Header {
    pub fn num_fields(&self) -> Ref<'_, u32> {
        self.num_fields.borrow()
    }
}

/**
 * Field descriptions, in any order; the root field among them.
 */
impl RntupleV0Header {
    pub fn fields(&self) -> Ref<'_, Vec<OptRc<RntupleV0FieldRecord>>> {
        self.fields.borrow()
    }
}

/**
 * Number of columns; bounded by the remaining bytes, as none is smaller than 8 bytes.
 */
impl RntupleV0Header {
    pub fn num_columns(&self) -> Ref<'_, u32> {
        self.num_columns.borrow()
    }
}

/**
 * Column descriptions, in any order.
 */
impl RntupleV0Header {
    pub fn columns(&self) -> Ref<'_, Vec<OptRc<RntupleV0ColumnRecord>>> {
        self.columns.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame.
 */
impl RntupleV0Header {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleV0Header {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Whole header, from a slice that holds exactly the envelope.
 * See [Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'](https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleV0HeaderEnvelope {
    pub _root: SharedType<RntupleV0>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    payload: RefCell<OptRc<RntupleV0HeaderRecord>>,
    checksum: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    payload_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleV0HeaderEnvelope {
    type Root = RntupleV0;
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
        *self_rc.payload_raw.borrow_mut() = _io.read_bytes((((((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64) - ((4 as i64) as i64)) as i64) as usize)?.into();
        let payload_raw = self_rc.payload_raw.borrow();
        let _t_payload_raw_io = BytesReader::from(payload_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleV0HeaderRecord>(&_t_payload_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.payload.borrow_mut() = t;
        *self_rc.checksum.borrow_mut() = _io.read_bytes(4 as usize)?.into();
        Ok(())
    }
}
impl RntupleV0HeaderEnvelope {
}

/**
 * Outermost frame.
 */
impl RntupleV0HeaderEnvelope {
    pub fn payload(&self) -> Ref<'_, OptRc<RntupleV0HeaderRecord>> {
        self.payload.borrow()
    }
}

/**
 * CRC32 of all preceding bytes of the envelope, little-endian.
 */
impl RntupleV0HeaderEnvelope {
    pub fn checksum(&self) -> Ref<'_, Vec<u8>> {
        self.checksum.borrow()
    }
}
impl RntupleV0HeaderEnvelope {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Outermost frame of a header, which takes all of the envelope in front of its tail.
 * See [Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'](https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleV0HeaderRecord {
    pub _root: SharedType<RntupleV0>,
    pub _parent: SharedType<RntupleV0HeaderEnvelope>,
    pub _self: SharedType<Self>,
    version: RefCell<u16>,
    min_version: RefCell<u16>,
    len_frame: RefCell<u32>,
    body: RefCell<OptRc<RntupleV0Header>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleV0HeaderRecord {
    type Root = RntupleV0;
    type Parent = RntupleV0HeaderEnvelope;

    fn read<S: KStream>(
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
        *self_rc.min_version.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.len_frame.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) == (0 as i64)) || (((((_tmpa as i64) as i64) - (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) == (8 as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/header_record/seq/2".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes_full()?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleV0Header>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleV0HeaderRecord {
}

/**
 * Version of the frame that the writer used; 0.
 */
impl RntupleV0HeaderRecord {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * Version that a reader must support at least; 0.
 */
impl RntupleV0HeaderRecord {
    pub fn min_version(&self) -> Ref<'_, u16> {
        self.min_version.borrow()
    }
}

/**
 * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
 */
impl RntupleV0HeaderRecord {
    pub fn len_frame(&self) -> Ref<'_, u32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleV0HeaderRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleV0Header>> {
        self.body.borrow()
    }
}
impl RntupleV0HeaderRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Identity of an RNTuple or cluster.
 * See [Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'](https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleV0Identity {
    pub _root: SharedType<RntupleV0>,
    pub _parent: SharedType<RntupleV0UuidRecord>,
    pub _self: SharedType<Self>,
    uuid: RefCell<OptRc<RntupleV0CountedString>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleV0Identity {
    type Root = RntupleV0;
    type Parent = RntupleV0UuidRecord;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        let t = Self::read_into::<_, RntupleV0CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.uuid.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleV0Identity {
}

/**
 * The identity as text; empty in all known files.
 */
impl RntupleV0Identity {
    pub fn uuid(&self) -> Ref<'_, OptRc<RntupleV0CountedString>> {
        self.uuid.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame.
 */
impl RntupleV0Identity {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleV0Identity {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Where a byte range is stored; not a frame.
 * See [Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'](https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleV0Locator {
    pub _root: SharedType<RntupleV0>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    ofs_range: RefCell<i64>,
    len_range: RefCell<u32>,
    url: RefCell<OptRc<RntupleV0CountedString>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleV0Locator {
    type Root = RntupleV0;
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
        *self_rc.ofs_range.borrow_mut() = _io.read_s8le()?.into();
        *self_rc.len_range.borrow_mut() = _io.read_u4le()?.into();
        let t = Self::read_into::<_, RntupleV0CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.url.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleV0Locator {
}

/**
 * Offset in bytes from the start of the file.
 */
impl RntupleV0Locator {
    pub fn ofs_range(&self) -> Ref<'_, i64> {
        self.ofs_range.borrow()
    }
}

/**
 * Stored size in bytes.
 */
impl RntupleV0Locator {
    pub fn len_range(&self) -> Ref<'_, u32> {
        self.len_range.borrow()
    }
}

/**
 * Place outside of the file; empty if the range is in the same file.
 */
impl RntupleV0Locator {
    pub fn url(&self) -> Ref<'_, OptRc<RntupleV0CountedString>> {
        self.url.borrow()
    }
}
impl RntupleV0Locator {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Description of one page; not a frame.
 * See [Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'](https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleV0Page {
    pub _root: SharedType<RntupleV0>,
    pub _parent: SharedType<RntupleV0ColumnPages>,
    pub _self: SharedType<Self>,
    num_elements: RefCell<u32>,
    locator: RefCell<OptRc<RntupleV0Locator>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleV0Page {
    type Root = RntupleV0;
    type Parent = RntupleV0ColumnPages;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.num_elements.borrow_mut() = _io.read_u4le()?.into();
        let t = Self::read_into::<_, RntupleV0Locator>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.locator.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleV0Page {
}

/**
 * Number of elements in the page.
 */
impl RntupleV0Page {
    pub fn num_elements(&self) -> Ref<'_, u32> {
        self.num_elements.borrow()
    }
}

/**
 * Where the page is stored.
 */
impl RntupleV0Page {
    pub fn locator(&self) -> Ref<'_, OptRc<RntupleV0Locator>> {
        self.locator.borrow()
    }
}
impl RntupleV0Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Tail of the footer in front of its checksum.
 * See [Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'](https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleV0Postscript {
    pub _root: SharedType<RntupleV0>,
    pub _parent: SharedType<RntupleV0FooterEnvelope>,
    pub _self: SharedType<Self>,
    version: RefCell<u16>,
    min_version: RefCell<u16>,
    len_header: RefCell<u32>,
    len_footer: RefCell<u32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleV0Postscript {
    type Root = RntupleV0;
    type Parent = RntupleV0FooterEnvelope;

    fn read<S: KStream>(
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
        *self_rc.min_version.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.len_header.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.len_footer.borrow_mut() = _io.read_u4le()?.into();
        Ok(())
    }
}
impl RntupleV0Postscript {
}

/**
 * Version of the tail that the writer used; 0.
 */
impl RntupleV0Postscript {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * Version that a reader must support at least; 0.
 */
impl RntupleV0Postscript {
    pub fn min_version(&self) -> Ref<'_, u16> {
        self.min_version.borrow()
    }
}

/**
 * Length in bytes of the header envelope.
 */
impl RntupleV0Postscript {
    pub fn len_header(&self) -> Ref<'_, u32> {
        self.len_header.borrow()
    }
}

/**
 * Length in bytes of the footer envelope, this tail and the checksum included.
 */
impl RntupleV0Postscript {
    pub fn len_footer(&self) -> Ref<'_, u32> {
        self.len_footer.borrow()
    }
}
impl RntupleV0Postscript {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Frame around an identity.
 * See [Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'](https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleV0UuidRecord {
    pub _root: SharedType<RntupleV0>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    version: RefCell<u16>,
    min_version: RefCell<u16>,
    len_frame: RefCell<u32>,
    body: RefCell<OptRc<RntupleV0Identity>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleV0UuidRecord {
    type Root = RntupleV0;
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
        *self_rc.min_version.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.len_frame.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) == (0 as i64)) || ( (((_tmpa as i64) >= (8 as i64)) && (((((_tmpa as i64) as i64) - (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) <= (8 as i64))) )) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/uuid_record/seq/2".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(if (*self_rc.len_frame() as i64) == (0 as i64) { ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) } else { ((((*self_rc.len_frame() as i64) as i64) - ((8 as i64) as i64)) as i64) } as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleV0Identity>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleV0UuidRecord {
}

/**
 * Version of the frame that the writer used; 0.
 */
impl RntupleV0UuidRecord {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * Version that a reader must support at least; 0.
 */
impl RntupleV0UuidRecord {
    pub fn min_version(&self) -> Ref<'_, u16> {
        self.min_version.borrow()
    }
}

/**
 * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
 */
impl RntupleV0UuidRecord {
    pub fn len_frame(&self) -> Ref<'_, u32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleV0UuidRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleV0Identity>> {
        self.body.borrow()
    }
}
impl RntupleV0UuidRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Version of a structure, and the smallest version that can read it.
 * See [Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'](https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleV0VersionNumbers {
    pub _root: SharedType<RntupleV0>,
    pub _parent: SharedType<RntupleV0VersionRecord>,
    pub _self: SharedType<Self>,
    version_use: RefCell<u32>,
    version_min: RefCell<u32>,
    flags: RefCell<u64>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntupleV0VersionNumbers {
    type Root = RntupleV0;
    type Parent = RntupleV0VersionRecord;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.version_use.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.version_min.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.flags.borrow_mut() = _io.read_u8le()?.into();
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl RntupleV0VersionNumbers {
}

/**
 * Version that was used.
 */
impl RntupleV0VersionNumbers {
    pub fn version_use(&self) -> Ref<'_, u32> {
        self.version_use.borrow()
    }
}

/**
 * Smallest version that can read it.
 */
impl RntupleV0VersionNumbers {
    pub fn version_min(&self) -> Ref<'_, u32> {
        self.version_min.borrow()
    }
}

/**
 * Features in use; zero in all known files.
 */
impl RntupleV0VersionNumbers {
    pub fn flags(&self) -> Ref<'_, u64> {
        self.flags.borrow()
    }
}

/**
 * Unknown bytes up to the end of the frame.
 */
impl RntupleV0VersionNumbers {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl RntupleV0VersionNumbers {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Frame around a version.
 * See [Source of ROOT 6.22, section 'RNTupleDescriptor.cxx'](https://github.com/root-project/root/blob/v6-22-00-patches/tree/ntuple/v7/src/RNTupleDescriptor.cxx).
 */

#[derive(Default, Debug, Clone)]
pub struct RntupleV0VersionRecord {
    pub _root: SharedType<RntupleV0>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    version: RefCell<u16>,
    min_version: RefCell<u16>,
    len_frame: RefCell<u32>,
    body: RefCell<OptRc<RntupleV0VersionNumbers>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for RntupleV0VersionRecord {
    type Root = RntupleV0;
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
        *self_rc.min_version.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.len_frame.borrow_mut() = _io.read_u4le()?.into();
        let _tmpa = *self_rc.len_frame();
        if !( (((_tmpa as i64) == (0 as i64)) || ( (((_tmpa as i64) >= (8 as i64)) && (((((_tmpa as i64) as i64) - (((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) as i64)) as i64) <= (8 as i64))) )) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/version_record/seq/2".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(if (*self_rc.len_frame() as i64) == (0 as i64) { ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64) } else { ((((*self_rc.len_frame() as i64) as i64) - ((8 as i64) as i64)) as i64) } as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, RntupleV0VersionNumbers>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl RntupleV0VersionRecord {
}

/**
 * Version of the frame that the writer used; 0.
 */
impl RntupleV0VersionRecord {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * Version that a reader must support at least; 0.
 */
impl RntupleV0VersionRecord {
    pub fn min_version(&self) -> Ref<'_, u16> {
        self.min_version.borrow()
    }
}

/**
 * Size of the frame in bytes, these eight included; 0 if it takes all that is left.
 */
impl RntupleV0VersionRecord {
    pub fn len_frame(&self) -> Ref<'_, u32> {
        self.len_frame.borrow()
    }
}

/**
 * Payload of the frame.
 */
impl RntupleV0VersionRecord {
    pub fn body(&self) -> Ref<'_, OptRc<RntupleV0VersionNumbers>> {
        self.body.borrow()
    }
}
impl RntupleV0VersionRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
