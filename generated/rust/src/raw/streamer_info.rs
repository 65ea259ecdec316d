// Generated from spec/streamer_info.ksy by tools/generate; edit spec/parts/streamer_info.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild


use crate::runtime::*;
use std::convert::{TryFrom, TryInto};
use std::cell::{Ref, Cell, RefCell};
use std::rc::{Rc, Weak};

/**
 * Payload of the record that the file header calls streamer info. It is a streamed TList of TStreamerInfo. Each of these
 * describes one version of a class by its members. Readers without knowledge of RNTuple get the layout of the anchor
 * from here. For streamer fields, the extra type information of the header has a record of the same form. Every object
 * starts with its byte count. The fields named trailing have the bytes after the known members. The first occurrence of
 * a class has its name. Later ones refer to that place, counted from two bytes before the key of the record.
 * See [The ROOT file format, section 'Format of StreamerInfo record'](https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md).
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfo {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<StreamerInfo>,
    pub _self: SharedType<Self>,
    byte_count: RefCell<u32>,
    list: RefCell<OptRc<StreamerInfoInfoList>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    list_raw: RefCell<Vec<u8>>,
}
impl KStruct for StreamerInfo {
    type Root = StreamerInfo;
    type Parent = StreamerInfo;

    fn read<S: KStream>(
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
        if !( (((_tmpa as i64) >= (1073741824 as i64)) && (((((_tmpa as i64) as i64) - ((1073741824 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/seq/0".to_string() }));
        }
        *self_rc.list_raw.borrow_mut() = _io.read_bytes(((((*self_rc.byte_count() as i64) as i64) - ((1073741824 as i64) as i64)) as i64) as usize)?.into();
        let list_raw = self_rc.list_raw.borrow();
        let _t_list_raw_io = BytesReader::from(list_raw.clone());
        let t = Self::read_into::<BytesReader, StreamerInfoInfoList>(&_t_list_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.list.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl StreamerInfo {
}

/**
 * Bytes of the list from its class version on, with bit 30 set.
 */
impl StreamerInfo {
    pub fn byte_count(&self) -> Ref<'_, u32> {
        self.byte_count.borrow()
    }
}

/**
 * The list.
 */
impl StreamerInfo {
    pub fn list(&self) -> Ref<'_, OptRc<StreamerInfoInfoList>> {
        self.list.borrow()
    }
}

/**
 * Unknown bytes after the list.
 */
impl StreamerInfo {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl StreamerInfo {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Object with its class in front. Parse the content as class_info if the class is TStreamerInfo, and as
 * class_elements if it is TObjArray.
 * See [The ROOT file format, section 'Format of StreamerInfo record'](https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md).
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfoAnyObject {
    present_class_name: Cell<bool>,
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    tag: RefCell<u32>,
    class_name: RefCell<Vec<u8>>,
    content: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_class_place: Cell<bool>,
    class_place: RefCell<u64>,
    f_is_new_class: Cell<bool>,
    is_new_class: RefCell<bool>,
}
impl KStruct for StreamerInfoAnyObject {
    type Root = StreamerInfo;
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
        *self_rc.tag.borrow_mut() = _io.read_u4be()?.into();
        if *self_rc.is_new_class()? {
            *self_rc.class_name.borrow_mut() = _io.read_bytes_term(0, false, true, true)?.into();
            self_rc.present_class_name.set(true);
        }
        *self_rc.content.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl StreamerInfoAnyObject {

    /**
     * Where the tag of the class occurred first, counted from two bytes in front of the key.
     */
    pub fn class_place(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_class_place.get() {
            return Ok(self.class_place.borrow());
        }
        *self.class_place.borrow_mut() = (((((*self.tag() as u64) as u64) % ((2147483648 as u64) as u64)) as u64)) as u64;
        self.f_class_place.set(true);
        Ok(self.class_place.borrow())
    }

    /**
     * Whether the name of the class follows.
     */
    pub fn is_new_class(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        if self.f_is_new_class.get() {
            return Ok(self.is_new_class.borrow());
        }
        *self.is_new_class.borrow_mut() = ((*self.tag() as u64) == (4294967295 as u64)) as bool;
        self.f_is_new_class.set(true);
        Ok(self.is_new_class.borrow())
    }
}

/**
 * All bits set if the name of the class follows; else the place of a class that occurred before, with
 * bit 31 set.
 */
impl StreamerInfoAnyObject {
    pub fn tag(&self) -> Ref<'_, u32> {
        self.tag.borrow()
    }
}

/**
 * Name of the class; a zero byte follows.
 */
impl StreamerInfoAnyObject {
    pub fn class_name(&self) -> Option<Ref<'_, Vec<u8>>> {
        self.present_class_name.get().then(|| self.class_name.borrow())
    }
}

/**
 * Byte count and members of the object.
 */
impl StreamerInfoAnyObject {
    pub fn content(&self) -> Ref<'_, Vec<u8>> {
        self.content.borrow()
    }
}
impl StreamerInfoAnyObject {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Description of a base class or member, an object of a class derived from TStreamerElement, with its byte count.
 * See [The ROOT file format, section 'Format of StreamerInfo record'](https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md).
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfoClassElement {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    byte_count: RefCell<u32>,
    body: RefCell<OptRc<StreamerInfoClassElementMembers>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for StreamerInfoClassElement {
    type Root = StreamerInfo;
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
        *self_rc.byte_count.borrow_mut() = _io.read_u4be()?.into();
        let _tmpa = *self_rc.byte_count();
        if !( (((_tmpa as i64) >= (1073741824 as i64)) && (((((_tmpa as i64) as i64) - ((1073741824 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/class_element/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((((*self_rc.byte_count() as i64) as i64) - ((1073741824 as i64) as i64)) as i64) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, StreamerInfoClassElementMembers>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl StreamerInfoClassElement {
}

/**
 * Bytes from the class version on, with bit 30 set.
 */
impl StreamerInfoClassElement {
    pub fn byte_count(&self) -> Ref<'_, u32> {
        self.byte_count.borrow()
    }
}

/**
 * The members.
 */
impl StreamerInfoClassElement {
    pub fn body(&self) -> Ref<'_, OptRc<StreamerInfoClassElementMembers>> {
        self.body.borrow()
    }
}
impl StreamerInfoClassElement {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Members that all classes derived from TStreamerElement begin with.
 * See [The ROOT file format, section 'Format of StreamerInfo record'](https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md).
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfoClassElementMembers {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<StreamerInfoClassElement>,
    pub _self: SharedType<Self>,
    version: RefCell<u16>,
    element: RefCell<OptRc<StreamerInfoElement>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for StreamerInfoClassElementMembers {
    type Root = StreamerInfo;
    type Parent = StreamerInfoClassElement;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.version.borrow_mut() = _io.read_u2be()?.into();
        let t = Self::read_into::<_, StreamerInfoElement>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.element.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl StreamerInfoClassElementMembers {
}

/**
 * Class version of the derived class.
 */
impl StreamerInfoClassElementMembers {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * Base class.
 */
impl StreamerInfoClassElementMembers {
    pub fn element(&self) -> Ref<'_, OptRc<StreamerInfoElement>> {
        self.element.borrow()
    }
}

/**
 * Members of the derived class, unparsed.
 */
impl StreamerInfoClassElementMembers {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl StreamerInfoClassElementMembers {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Descriptions of base classes and members, a TObjArray with its byte count.
 * See [The ROOT file format, section 'Format of StreamerInfo record'](https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md).
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfoClassElements {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    byte_count: RefCell<u32>,
    body: RefCell<OptRc<StreamerInfoClassElementsMembers>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for StreamerInfoClassElements {
    type Root = StreamerInfo;
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
        *self_rc.byte_count.borrow_mut() = _io.read_u4be()?.into();
        let _tmpa = *self_rc.byte_count();
        if !( (((_tmpa as i64) >= (1073741824 as i64)) && (((((_tmpa as i64) as i64) - ((1073741824 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/class_elements/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((((*self_rc.byte_count() as i64) as i64) - ((1073741824 as i64) as i64)) as i64) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, StreamerInfoClassElementsMembers>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl StreamerInfoClassElements {
}

/**
 * Bytes from the class version on, with bit 30 set.
 */
impl StreamerInfoClassElements {
    pub fn byte_count(&self) -> Ref<'_, u32> {
        self.byte_count.borrow()
    }
}

/**
 * The members.
 */
impl StreamerInfoClassElements {
    pub fn body(&self) -> Ref<'_, OptRc<StreamerInfoClassElementsMembers>> {
        self.body.borrow()
    }
}
impl StreamerInfoClassElements {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Members of TObjArray.
 * See [The ROOT file format, section 'Format of StreamerInfo record'](https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md).
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfoClassElementsMembers {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<StreamerInfoClassElements>,
    pub _self: SharedType<Self>,
    version: RefCell<u16>,
    object: RefCell<OptRc<StreamerInfoRootObject>>,
    name: RefCell<OptRc<StreamerInfoCountedString>>,
    num_items: RefCell<u32>,
    lower_bound: RefCell<i32>,
    items: RefCell<Vec<OptRc<StreamerInfoElementItem>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for StreamerInfoClassElementsMembers {
    type Root = StreamerInfo;
    type Parent = StreamerInfoClassElements;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.version.borrow_mut() = _io.read_u2be()?.into();
        let t = Self::read_into::<_, StreamerInfoRootObject>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.object.borrow_mut() = t;
        let t = Self::read_into::<_, StreamerInfoCountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.name.borrow_mut() = t;
        *self_rc.num_items.borrow_mut() = _io.read_u4be()?.into();
        let _tmpa = *self_rc.num_items();
        if !(((((_tmpa as i64) as i64) * ((8 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/class_elements_members/seq/3".to_string() }));
        }
        *self_rc.lower_bound.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items();
        for _i in 0..l_items {
            let t = Self::read_into::<_, StreamerInfoElementItem>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl StreamerInfoClassElementsMembers {
}

/**
 * Class version of TObjArray; 3.
 */
impl StreamerInfoClassElementsMembers {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * Base class.
 */
impl StreamerInfoClassElementsMembers {
    pub fn object(&self) -> Ref<'_, OptRc<StreamerInfoRootObject>> {
        self.object.borrow()
    }
}

/**
 * Name of the array; empty.
 */
impl StreamerInfoClassElementsMembers {
    pub fn name(&self) -> Ref<'_, OptRc<StreamerInfoCountedString>> {
        self.name.borrow()
    }
}

/**
 * Number of items; bounded by the bytes that are there, as no item is smaller than 8 bytes.
 */
impl StreamerInfoClassElementsMembers {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * Index of the first item; 0.
 */
impl StreamerInfoClassElementsMembers {
    pub fn lower_bound(&self) -> Ref<'_, i32> {
        self.lower_bound.borrow()
    }
}

/**
 * One item per base class or member, in order.
 */
impl StreamerInfoClassElementsMembers {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<StreamerInfoElementItem>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the object.
 */
impl StreamerInfoClassElementsMembers {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl StreamerInfoClassElementsMembers {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Description of one version of a class, a TStreamerInfo with its byte count.
 * See [The ROOT file format, section 'Format of StreamerInfo record'](https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md).
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfoClassInfo {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    byte_count: RefCell<u32>,
    body: RefCell<OptRc<StreamerInfoClassInfoMembers>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for StreamerInfoClassInfo {
    type Root = StreamerInfo;
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
        *self_rc.byte_count.borrow_mut() = _io.read_u4be()?.into();
        let _tmpa = *self_rc.byte_count();
        if !( (((_tmpa as i64) >= (1073741824 as i64)) && (((((_tmpa as i64) as i64) - ((1073741824 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/class_info/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((((*self_rc.byte_count() as i64) as i64) - ((1073741824 as i64) as i64)) as i64) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, StreamerInfoClassInfoMembers>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl StreamerInfoClassInfo {
}

/**
 * Bytes from the class version on, with bit 30 set.
 */
impl StreamerInfoClassInfo {
    pub fn byte_count(&self) -> Ref<'_, u32> {
        self.byte_count.borrow()
    }
}

/**
 * The members.
 */
impl StreamerInfoClassInfo {
    pub fn body(&self) -> Ref<'_, OptRc<StreamerInfoClassInfoMembers>> {
        self.body.borrow()
    }
}
impl StreamerInfoClassInfo {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Members of TStreamerInfo.
 * See [The ROOT file format, section 'Format of StreamerInfo record'](https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md).
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfoClassInfoMembers {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<StreamerInfoClassInfo>,
    pub _self: SharedType<Self>,
    version: RefCell<u16>,
    named: RefCell<OptRc<StreamerInfoNamed>>,
    checksum: RefCell<u32>,
    class_version: RefCell<i32>,
    elements_byte_count: RefCell<u32>,
    elements: RefCell<OptRc<StreamerInfoAnyObject>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    elements_raw: RefCell<Vec<u8>>,
}
impl KStruct for StreamerInfoClassInfoMembers {
    type Root = StreamerInfo;
    type Parent = StreamerInfoClassInfo;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.version.borrow_mut() = _io.read_u2be()?.into();
        let t = Self::read_into::<_, StreamerInfoNamed>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.named.borrow_mut() = t;
        *self_rc.checksum.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.class_version.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.elements_byte_count.borrow_mut() = _io.read_u4be()?.into();
        let _tmpa = *self_rc.elements_byte_count();
        if !( (((_tmpa as i64) >= (1073741824 as i64)) && (((((_tmpa as i64) as i64) - ((1073741824 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/class_info_members/seq/4".to_string() }));
        }
        *self_rc.elements_raw.borrow_mut() = _io.read_bytes(((((*self_rc.elements_byte_count() as i64) as i64) - ((1073741824 as i64) as i64)) as i64) as usize)?.into();
        let elements_raw = self_rc.elements_raw.borrow();
        let _t_elements_raw_io = BytesReader::from(elements_raw.clone());
        let t = Self::read_into::<BytesReader, StreamerInfoAnyObject>(&_t_elements_raw_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.elements.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl StreamerInfoClassInfoMembers {
}

/**
 * Class version of TStreamerInfo; 9 or 10.
 */
impl StreamerInfoClassInfoMembers {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * Base class; the name is that of the described class.
 */
impl StreamerInfoClassInfoMembers {
    pub fn named(&self) -> Ref<'_, OptRc<StreamerInfoNamed>> {
        self.named.borrow()
    }
}

/**
 * Checksum of the members of the described class.
 */
impl StreamerInfoClassInfoMembers {
    pub fn checksum(&self) -> Ref<'_, u32> {
        self.checksum.borrow()
    }
}

/**
 * Version of the described class.
 */
impl StreamerInfoClassInfoMembers {
    pub fn class_version(&self) -> Ref<'_, i32> {
        self.class_version.borrow()
    }
}

/**
 * Bytes of the object that follows, class included, with bit 30 set.
 */
impl StreamerInfoClassInfoMembers {
    pub fn elements_byte_count(&self) -> Ref<'_, u32> {
        self.elements_byte_count.borrow()
    }
}

/**
 * Descriptions of the base classes and members, a TObjArray.
 */
impl StreamerInfoClassInfoMembers {
    pub fn elements(&self) -> Ref<'_, OptRc<StreamerInfoAnyObject>> {
        self.elements.borrow()
    }
}

/**
 * Unknown bytes up to the end of the object.
 */
impl StreamerInfoClassInfoMembers {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl StreamerInfoClassInfoMembers {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * String of up to 254 bytes after one length byte, or of any length after the byte 255 and a 32-bit length.
 * See [The ROOT file format, section 'Format of data records'](https://github.com/root-project/root/blob/master/io/doc/TFile/datarecord.md).
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfoCountedString {
    present_len_long: Cell<bool>,
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<KStructUnit>,
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
impl KStruct for StreamerInfoCountedString {
    type Root = StreamerInfo;
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
impl StreamerInfoCountedString {

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
impl StreamerInfoCountedString {
    pub fn len_short(&self) -> Ref<'_, u8> {
        self.len_short.borrow()
    }
}

/**
 * Length of the string in bytes.
 */
impl StreamerInfoCountedString {
    pub fn len_long(&self) -> Option<u32> {
        self.present_len_long.get().then(|| *self.len_long.borrow())
    }
}

/**
 * Bytes of the string, UTF-8 by convention and left undecoded here.
 */
impl StreamerInfoCountedString {
    pub fn raw(&self) -> Ref<'_, Vec<u8>> {
        self.raw.borrow()
    }
}
impl StreamerInfoCountedString {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Members of TStreamerElement with their byte count.
 * See [The ROOT file format, section 'Format of StreamerInfo record'](https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md).
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfoElement {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<StreamerInfoClassElementMembers>,
    pub _self: SharedType<Self>,
    byte_count: RefCell<u32>,
    body: RefCell<OptRc<StreamerInfoElementMembers>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for StreamerInfoElement {
    type Root = StreamerInfo;
    type Parent = StreamerInfoClassElementMembers;

    fn read<S: KStream>(
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
        if !( (((_tmpa as i64) >= (1073741824 as i64)) && (((((_tmpa as i64) as i64) - ((1073741824 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/element/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((((*self_rc.byte_count() as i64) as i64) - ((1073741824 as i64) as i64)) as i64) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, StreamerInfoElementMembers>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl StreamerInfoElement {
}

/**
 * Bytes from the class version on, with bit 30 set.
 */
impl StreamerInfoElement {
    pub fn byte_count(&self) -> Ref<'_, u32> {
        self.byte_count.borrow()
    }
}

/**
 * The members.
 */
impl StreamerInfoElement {
    pub fn body(&self) -> Ref<'_, OptRc<StreamerInfoElementMembers>> {
        self.body.borrow()
    }
}
impl StreamerInfoElement {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * One item of the array.
 * See [The ROOT file format, section 'Format of StreamerInfo record'](https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md).
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfoElementItem {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<StreamerInfoClassElementsMembers>,
    pub _self: SharedType<Self>,
    byte_count: RefCell<u32>,
    body: RefCell<OptRc<StreamerInfoAnyObject>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for StreamerInfoElementItem {
    type Root = StreamerInfo;
    type Parent = StreamerInfoClassElementsMembers;

    fn read<S: KStream>(
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
        if !( (((_tmpa as i64) >= (1073741824 as i64)) && (((((_tmpa as i64) as i64) - ((1073741824 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/element_item/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((((*self_rc.byte_count() as i64) as i64) - ((1073741824 as i64) as i64)) as i64) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, StreamerInfoAnyObject>(&_t_body_raw_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl StreamerInfoElementItem {
}

/**
 * Bytes of the object that follows, class included, with bit 30 set.
 */
impl StreamerInfoElementItem {
    pub fn byte_count(&self) -> Ref<'_, u32> {
        self.byte_count.borrow()
    }
}

/**
 * Class and members; parse the content as class_element.
 */
impl StreamerInfoElementItem {
    pub fn body(&self) -> Ref<'_, OptRc<StreamerInfoAnyObject>> {
        self.body.borrow()
    }
}
impl StreamerInfoElementItem {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Members of TStreamerElement.
 * See [The ROOT file format, section 'Format of StreamerInfo record'](https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md).
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfoElementMembers {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<StreamerInfoElement>,
    pub _self: SharedType<Self>,
    version: RefCell<u16>,
    named: RefCell<OptRc<StreamerInfoNamed>>,
    element_type: RefCell<i32>,
    len_element: RefCell<i32>,
    num_array_items: RefCell<i32>,
    num_dimensions: RefCell<i32>,
    max_indices: RefCell<Vec<i32>>,
    type_name: RefCell<OptRc<StreamerInfoCountedString>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for StreamerInfoElementMembers {
    type Root = StreamerInfo;
    type Parent = StreamerInfoElement;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.version.borrow_mut() = _io.read_u2be()?.into();
        let t = Self::read_into::<_, StreamerInfoNamed>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.named.borrow_mut() = t;
        *self_rc.element_type.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.len_element.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.num_array_items.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.num_dimensions.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.max_indices.borrow_mut() = Vec::new();
        let l_max_indices = 5;
        for _i in 0..l_max_indices {
            self_rc.max_indices.borrow_mut().push(_io.read_s4be()?.into());
        }
        let t = Self::read_into::<_, StreamerInfoCountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.type_name.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl StreamerInfoElementMembers {
}

/**
 * Class version of TStreamerElement; 4.
 */
impl StreamerInfoElementMembers {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * Base class; name and title are those of the member.
 */
impl StreamerInfoElementMembers {
    pub fn named(&self) -> Ref<'_, OptRc<StreamerInfoNamed>> {
        self.named.borrow()
    }
}

/**
 * Number of the type in ROOT.
 */
impl StreamerInfoElementMembers {
    pub fn element_type(&self) -> Ref<'_, i32> {
        self.element_type.borrow()
    }
}

/**
 * Size of the member in memory, in bytes.
 */
impl StreamerInfoElementMembers {
    pub fn len_element(&self) -> Ref<'_, i32> {
        self.len_element.borrow()
    }
}

/**
 * Number of items of an array member; 0 in other members.
 */
impl StreamerInfoElementMembers {
    pub fn num_array_items(&self) -> Ref<'_, i32> {
        self.num_array_items.borrow()
    }
}

/**
 * Number of dimensions of an array member.
 */
impl StreamerInfoElementMembers {
    pub fn num_dimensions(&self) -> Ref<'_, i32> {
        self.num_dimensions.borrow()
    }
}

/**
 * Lengths of the dimensions of an array member.
 */
impl StreamerInfoElementMembers {
    pub fn max_indices(&self) -> Ref<'_, Vec<i32>> {
        self.max_indices.borrow()
    }
}

/**
 * C++ type name of the member.
 */
impl StreamerInfoElementMembers {
    pub fn type_name(&self) -> Ref<'_, OptRc<StreamerInfoCountedString>> {
        self.type_name.borrow()
    }
}

/**
 * Unknown bytes up to the end of the object.
 */
impl StreamerInfoElementMembers {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl StreamerInfoElementMembers {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * One item of the list.
 * See [The ROOT file format, section 'Format of StreamerInfo record'](https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md).
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfoInfoItem {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<StreamerInfoInfoList>,
    pub _self: SharedType<Self>,
    byte_count: RefCell<u32>,
    body: RefCell<OptRc<StreamerInfoAnyObject>>,
    option: RefCell<OptRc<StreamerInfoCountedString>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for StreamerInfoInfoItem {
    type Root = StreamerInfo;
    type Parent = StreamerInfoInfoList;

    fn read<S: KStream>(
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
        if !( (((_tmpa as i64) >= (1073741824 as i64)) && (((((_tmpa as i64) as i64) - ((1073741824 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/info_item/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((((*self_rc.byte_count() as i64) as i64) - ((1073741824 as i64) as i64)) as i64) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, StreamerInfoAnyObject>(&_t_body_raw_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.body.borrow_mut() = t;
        let t = Self::read_into::<_, StreamerInfoCountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.option.borrow_mut() = t;
        Ok(())
    }
}
impl StreamerInfoInfoItem {
}

/**
 * Bytes of the object that follows, class included, with bit 30 set.
 */
impl StreamerInfoInfoItem {
    pub fn byte_count(&self) -> Ref<'_, u32> {
        self.byte_count.borrow()
    }
}

/**
 * Class and members of the object.
 */
impl StreamerInfoInfoItem {
    pub fn body(&self) -> Ref<'_, OptRc<StreamerInfoAnyObject>> {
        self.body.borrow()
    }
}

/**
 * What a TList keeps with each object; empty.
 */
impl StreamerInfoInfoItem {
    pub fn option(&self) -> Ref<'_, OptRc<StreamerInfoCountedString>> {
        self.option.borrow()
    }
}
impl StreamerInfoInfoItem {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Members of TList.
 * See [The ROOT file format, section 'Format of StreamerInfo record'](https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md).
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfoInfoList {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<StreamerInfo>,
    pub _self: SharedType<Self>,
    version: RefCell<u16>,
    object: RefCell<OptRc<StreamerInfoRootObject>>,
    name: RefCell<OptRc<StreamerInfoCountedString>>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<StreamerInfoInfoItem>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for StreamerInfoInfoList {
    type Root = StreamerInfo;
    type Parent = StreamerInfo;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.version.borrow_mut() = _io.read_u2be()?.into();
        let t = Self::read_into::<_, StreamerInfoRootObject>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.object.borrow_mut() = t;
        let t = Self::read_into::<_, StreamerInfoCountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.name.borrow_mut() = t;
        *self_rc.num_items.borrow_mut() = _io.read_u4be()?.into();
        let _tmpa = *self_rc.num_items();
        if !(((((_tmpa as i64) as i64) * ((9 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/info_list/seq/3".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items();
        for _i in 0..l_items {
            let t = Self::read_into::<_, StreamerInfoInfoItem>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl StreamerInfoInfoList {
}

/**
 * Class version of TList; 5.
 */
impl StreamerInfoInfoList {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * Base class.
 */
impl StreamerInfoInfoList {
    pub fn object(&self) -> Ref<'_, OptRc<StreamerInfoRootObject>> {
        self.object.borrow()
    }
}

/**
 * Name of the list; empty.
 */
impl StreamerInfoInfoList {
    pub fn name(&self) -> Ref<'_, OptRc<StreamerInfoCountedString>> {
        self.name.borrow()
    }
}

/**
 * Number of items; bounded by the bytes that are there, as no item is smaller than 9 bytes.
 */
impl StreamerInfoInfoList {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The items, almost all of them descriptions of classes.
 */
impl StreamerInfoInfoList {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<StreamerInfoInfoItem>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the list.
 */
impl StreamerInfoInfoList {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl StreamerInfoInfoList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Members of TNamed with their byte count.
 * See [The ROOT file format, section 'Format of StreamerInfo record'](https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md).
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfoNamed {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    byte_count: RefCell<u32>,
    body: RefCell<OptRc<StreamerInfoNamedMembers>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for StreamerInfoNamed {
    type Root = StreamerInfo;
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
        *self_rc.byte_count.borrow_mut() = _io.read_u4be()?.into();
        let _tmpa = *self_rc.byte_count();
        if !( (((_tmpa as i64) >= (1073741824 as i64)) && (((((_tmpa as i64) as i64) - ((1073741824 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64))) ) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/named/seq/0".to_string() }));
        }
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(((((*self_rc.byte_count() as i64) as i64) - ((1073741824 as i64) as i64)) as i64) as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let t = Self::read_into::<BytesReader, StreamerInfoNamedMembers>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl StreamerInfoNamed {
}

/**
 * Bytes from the class version on, with bit 30 set.
 */
impl StreamerInfoNamed {
    pub fn byte_count(&self) -> Ref<'_, u32> {
        self.byte_count.borrow()
    }
}

/**
 * The members.
 */
impl StreamerInfoNamed {
    pub fn body(&self) -> Ref<'_, OptRc<StreamerInfoNamedMembers>> {
        self.body.borrow()
    }
}
impl StreamerInfoNamed {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Members of TNamed.
 * See [The ROOT file format, section 'Format of StreamerInfo record'](https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md).
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfoNamedMembers {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<StreamerInfoNamed>,
    pub _self: SharedType<Self>,
    version: RefCell<u16>,
    object: RefCell<OptRc<StreamerInfoRootObject>>,
    name: RefCell<OptRc<StreamerInfoCountedString>>,
    title: RefCell<OptRc<StreamerInfoCountedString>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for StreamerInfoNamedMembers {
    type Root = StreamerInfo;
    type Parent = StreamerInfoNamed;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.version.borrow_mut() = _io.read_u2be()?.into();
        let t = Self::read_into::<_, StreamerInfoRootObject>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.object.borrow_mut() = t;
        let t = Self::read_into::<_, StreamerInfoCountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.name.borrow_mut() = t;
        let t = Self::read_into::<_, StreamerInfoCountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.title.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl StreamerInfoNamedMembers {
}

/**
 * Class version of TNamed; 1.
 */
impl StreamerInfoNamedMembers {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * Base class.
 */
impl StreamerInfoNamedMembers {
    pub fn object(&self) -> Ref<'_, OptRc<StreamerInfoRootObject>> {
        self.object.borrow()
    }
}

/**
 * The name.
 */
impl StreamerInfoNamedMembers {
    pub fn name(&self) -> Ref<'_, OptRc<StreamerInfoCountedString>> {
        self.name.borrow()
    }
}

/**
 * The title.
 */
impl StreamerInfoNamedMembers {
    pub fn title(&self) -> Ref<'_, OptRc<StreamerInfoCountedString>> {
        self.title.borrow()
    }
}

/**
 * Unknown bytes up to the end of the object.
 */
impl StreamerInfoNamedMembers {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl StreamerInfoNamedMembers {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Members of TObject, the base class of everything here.
 * See [The ROOT file format, section 'Format of StreamerInfo record'](https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md).
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfoRootObject {
    present_process_id: Cell<bool>,
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    version: RefCell<u16>,
    unique_id: RefCell<u32>,
    bits: RefCell<u32>,
    process_id: RefCell<u16>,
    _io: RefCell<BytesReader>,
    f_is_referenced: Cell<bool>,
    is_referenced: RefCell<bool>,
}
impl KStruct for StreamerInfoRootObject {
    type Root = StreamerInfo;
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
        *self_rc.version.borrow_mut() = _io.read_u2be()?.into();
        *self_rc.unique_id.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.bits.borrow_mut() = _io.read_u4be()?.into();
        if *self_rc.is_referenced()? {
            *self_rc.process_id.borrow_mut() = _io.read_u2be()?.into();
            self_rc.present_process_id.set(true);
        }
        Ok(())
    }
}
impl StreamerInfoRootObject {

    /**
     * Whether the object is referred to by others.
     */
    pub fn is_referenced(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        if self.f_is_referenced.get() {
            return Ok(self.is_referenced.borrow());
        }
        *self.is_referenced.borrow_mut() = (((((*self.bits() as u32) & (16 as u32)) as i32) != (0 as i32))) as bool;
        self.f_is_referenced.set(true);
        Ok(self.is_referenced.borrow())
    }
}

/**
 * Class version of TObject; 1.
 */
impl StreamerInfoRootObject {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * Without meaning here.
 */
impl StreamerInfoRootObject {
    pub fn unique_id(&self) -> Ref<'_, u32> {
        self.unique_id.borrow()
    }
}

/**
 * Status bits; bit 4 if the object is referred to.
 */
impl StreamerInfoRootObject {
    pub fn bits(&self) -> Ref<'_, u32> {
        self.bits.borrow()
    }
}

/**
 * Number of the process that made the object.
 */
impl StreamerInfoRootObject {
    pub fn process_id(&self) -> Option<u16> {
        self.present_process_id.get().then(|| *self.process_id.borrow())
    }
}
impl StreamerInfoRootObject {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
