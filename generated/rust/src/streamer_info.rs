// Generated from spec/streamer_info.ksy by tools/generate; edit spec/parts/streamer_info.ksy and run `make generate`.
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
 * Payload of the record that the file header calls streamer info. It is a streamed TList of TStreamerInfo. Each of these
 * describes one version of a class by its members. Readers without knowledge of RNTuple get the layout of the anchor
 * from here. For streamer fields, the extra type information of the header has a record of the same form. Every object
 * starts with its byte count. The fields named trailing have the bytes after the known members. The first occurrence of
 * a class has its name. Later ones refer to that place, counted from two bytes before the key of the record.
 * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfo {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<StreamerInfo>,
    pub _self: SharedType<Self>,
    byte_count: RefCell<u32>,
    list: RefCell<OptRc<StreamerInfo_InfoList>>,
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
        let t = Self::read_into::<BytesReader, StreamerInfo_InfoList>(&_t_list_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
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
    pub fn list(&self) -> Ref<'_, OptRc<StreamerInfo_InfoList>> {
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
 * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfo_AnyObject {
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
impl KStruct for StreamerInfo_AnyObject {
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
impl StreamerInfo_AnyObject {

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
impl StreamerInfo_AnyObject {
    pub fn tag(&self) -> Ref<'_, u32> {
        self.tag.borrow()
    }
}

/**
 * Name of the class; a zero byte follows.
 */
impl StreamerInfo_AnyObject {
    pub fn class_name(&self) -> Option<Ref<'_, Vec<u8>>> {
        self.present_class_name.get().then(|| self.class_name.borrow())
    }
}

/**
 * Byte count and members of the object.
 */
impl StreamerInfo_AnyObject {
    pub fn content(&self) -> Ref<'_, Vec<u8>> {
        self.content.borrow()
    }
}
impl StreamerInfo_AnyObject {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Description of a base class or member, an object of a class derived from TStreamerElement, with its byte count.
 * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfo_ClassElement {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    byte_count: RefCell<u32>,
    body: RefCell<OptRc<StreamerInfo_ClassElementMembers>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for StreamerInfo_ClassElement {
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
        let t = Self::read_into::<BytesReader, StreamerInfo_ClassElementMembers>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl StreamerInfo_ClassElement {
}

/**
 * Bytes from the class version on, with bit 30 set.
 */
impl StreamerInfo_ClassElement {
    pub fn byte_count(&self) -> Ref<'_, u32> {
        self.byte_count.borrow()
    }
}

/**
 * The members.
 */
impl StreamerInfo_ClassElement {
    pub fn body(&self) -> Ref<'_, OptRc<StreamerInfo_ClassElementMembers>> {
        self.body.borrow()
    }
}
impl StreamerInfo_ClassElement {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Members that all classes derived from TStreamerElement begin with.
 * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfo_ClassElementMembers {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<StreamerInfo_ClassElement>,
    pub _self: SharedType<Self>,
    version: RefCell<u16>,
    element: RefCell<OptRc<StreamerInfo_Element>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for StreamerInfo_ClassElementMembers {
    type Root = StreamerInfo;
    type Parent = StreamerInfo_ClassElement;

    fn read<S: KStream>(
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
        let t = Self::read_into::<_, StreamerInfo_Element>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.element.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl StreamerInfo_ClassElementMembers {
}

/**
 * Class version of the derived class.
 */
impl StreamerInfo_ClassElementMembers {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * Base class.
 */
impl StreamerInfo_ClassElementMembers {
    pub fn element(&self) -> Ref<'_, OptRc<StreamerInfo_Element>> {
        self.element.borrow()
    }
}

/**
 * Members of the derived class, unparsed.
 */
impl StreamerInfo_ClassElementMembers {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl StreamerInfo_ClassElementMembers {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Descriptions of base classes and members, a TObjArray with its byte count.
 * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfo_ClassElements {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    byte_count: RefCell<u32>,
    body: RefCell<OptRc<StreamerInfo_ClassElementsMembers>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for StreamerInfo_ClassElements {
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
        let t = Self::read_into::<BytesReader, StreamerInfo_ClassElementsMembers>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl StreamerInfo_ClassElements {
}

/**
 * Bytes from the class version on, with bit 30 set.
 */
impl StreamerInfo_ClassElements {
    pub fn byte_count(&self) -> Ref<'_, u32> {
        self.byte_count.borrow()
    }
}

/**
 * The members.
 */
impl StreamerInfo_ClassElements {
    pub fn body(&self) -> Ref<'_, OptRc<StreamerInfo_ClassElementsMembers>> {
        self.body.borrow()
    }
}
impl StreamerInfo_ClassElements {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Members of TObjArray.
 * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfo_ClassElementsMembers {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<StreamerInfo_ClassElements>,
    pub _self: SharedType<Self>,
    version: RefCell<u16>,
    object: RefCell<OptRc<StreamerInfo_RootObject>>,
    name: RefCell<OptRc<StreamerInfo_CountedString>>,
    num_items: RefCell<u32>,
    lower_bound: RefCell<i32>,
    items: RefCell<Vec<OptRc<StreamerInfo_ElementItem>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for StreamerInfo_ClassElementsMembers {
    type Root = StreamerInfo;
    type Parent = StreamerInfo_ClassElements;

    fn read<S: KStream>(
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
        let t = Self::read_into::<_, StreamerInfo_RootObject>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.object.borrow_mut() = t;
        let t = Self::read_into::<_, StreamerInfo_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
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
            let t = Self::read_into::<_, StreamerInfo_ElementItem>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl StreamerInfo_ClassElementsMembers {
}

/**
 * Class version of TObjArray; 3.
 */
impl StreamerInfo_ClassElementsMembers {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * Base class.
 */
impl StreamerInfo_ClassElementsMembers {
    pub fn object(&self) -> Ref<'_, OptRc<StreamerInfo_RootObject>> {
        self.object.borrow()
    }
}

/**
 * Name of the array; empty.
 */
impl StreamerInfo_ClassElementsMembers {
    pub fn name(&self) -> Ref<'_, OptRc<StreamerInfo_CountedString>> {
        self.name.borrow()
    }
}

/**
 * Number of items; bounded by the bytes that are there, as no item is smaller than 8 bytes.
 */
impl StreamerInfo_ClassElementsMembers {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * Index of the first item; 0.
 */
impl StreamerInfo_ClassElementsMembers {
    pub fn lower_bound(&self) -> Ref<'_, i32> {
        self.lower_bound.borrow()
    }
}

/**
 * One item per base class or member, in order.
 */
impl StreamerInfo_ClassElementsMembers {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<StreamerInfo_ElementItem>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the object.
 */
impl StreamerInfo_ClassElementsMembers {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl StreamerInfo_ClassElementsMembers {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Description of one version of a class, a TStreamerInfo with its byte count.
 * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfo_ClassInfo {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    byte_count: RefCell<u32>,
    body: RefCell<OptRc<StreamerInfo_ClassInfoMembers>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for StreamerInfo_ClassInfo {
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
        let t = Self::read_into::<BytesReader, StreamerInfo_ClassInfoMembers>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl StreamerInfo_ClassInfo {
}

/**
 * Bytes from the class version on, with bit 30 set.
 */
impl StreamerInfo_ClassInfo {
    pub fn byte_count(&self) -> Ref<'_, u32> {
        self.byte_count.borrow()
    }
}

/**
 * The members.
 */
impl StreamerInfo_ClassInfo {
    pub fn body(&self) -> Ref<'_, OptRc<StreamerInfo_ClassInfoMembers>> {
        self.body.borrow()
    }
}
impl StreamerInfo_ClassInfo {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Members of TStreamerInfo.
 * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfo_ClassInfoMembers {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<StreamerInfo_ClassInfo>,
    pub _self: SharedType<Self>,
    version: RefCell<u16>,
    named: RefCell<OptRc<StreamerInfo_Named>>,
    checksum: RefCell<u32>,
    class_version: RefCell<i32>,
    elements_byte_count: RefCell<u32>,
    elements: RefCell<OptRc<StreamerInfo_AnyObject>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    elements_raw: RefCell<Vec<u8>>,
}
impl KStruct for StreamerInfo_ClassInfoMembers {
    type Root = StreamerInfo;
    type Parent = StreamerInfo_ClassInfo;

    fn read<S: KStream>(
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
        let t = Self::read_into::<_, StreamerInfo_Named>(&*_io, Some(self_rc._root.clone()), None)?.into();
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
        let t = Self::read_into::<BytesReader, StreamerInfo_AnyObject>(&_t_elements_raw_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.elements.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl StreamerInfo_ClassInfoMembers {
}

/**
 * Class version of TStreamerInfo; 9 or 10.
 */
impl StreamerInfo_ClassInfoMembers {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * Base class; the name is that of the described class.
 */
impl StreamerInfo_ClassInfoMembers {
    pub fn named(&self) -> Ref<'_, OptRc<StreamerInfo_Named>> {
        self.named.borrow()
    }
}

/**
 * Checksum of the members of the described class.
 */
impl StreamerInfo_ClassInfoMembers {
    pub fn checksum(&self) -> Ref<'_, u32> {
        self.checksum.borrow()
    }
}

/**
 * Version of the described class.
 */
impl StreamerInfo_ClassInfoMembers {
    pub fn class_version(&self) -> Ref<'_, i32> {
        self.class_version.borrow()
    }
}

/**
 * Bytes of the object that follows, class included, with bit 30 set.
 */
impl StreamerInfo_ClassInfoMembers {
    pub fn elements_byte_count(&self) -> Ref<'_, u32> {
        self.elements_byte_count.borrow()
    }
}

/**
 * Descriptions of the base classes and members, a TObjArray.
 */
impl StreamerInfo_ClassInfoMembers {
    pub fn elements(&self) -> Ref<'_, OptRc<StreamerInfo_AnyObject>> {
        self.elements.borrow()
    }
}

/**
 * Unknown bytes up to the end of the object.
 */
impl StreamerInfo_ClassInfoMembers {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl StreamerInfo_ClassInfoMembers {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * String of up to 254 bytes after one length byte, or of any length after the byte 255 and a 32-bit length.
 * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/datarecord.md The ROOT file format, section 'Format of data records'
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfo_CountedString {
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
impl KStruct for StreamerInfo_CountedString {
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
impl StreamerInfo_CountedString {

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
impl StreamerInfo_CountedString {
    pub fn len_short(&self) -> Ref<'_, u8> {
        self.len_short.borrow()
    }
}

/**
 * Length of the string in bytes.
 */
impl StreamerInfo_CountedString {
    pub fn len_long(&self) -> Option<u32> {
        self.present_len_long.get().then(|| *self.len_long.borrow())
    }
}

/**
 * Bytes of the string, UTF-8 by convention and left undecoded here.
 */
impl StreamerInfo_CountedString {
    pub fn raw(&self) -> Ref<'_, Vec<u8>> {
        self.raw.borrow()
    }
}
impl StreamerInfo_CountedString {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Members of TStreamerElement with their byte count.
 * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfo_Element {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<StreamerInfo_ClassElementMembers>,
    pub _self: SharedType<Self>,
    byte_count: RefCell<u32>,
    body: RefCell<OptRc<StreamerInfo_ElementMembers>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for StreamerInfo_Element {
    type Root = StreamerInfo;
    type Parent = StreamerInfo_ClassElementMembers;

    fn read<S: KStream>(
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
        let t = Self::read_into::<BytesReader, StreamerInfo_ElementMembers>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl StreamerInfo_Element {
}

/**
 * Bytes from the class version on, with bit 30 set.
 */
impl StreamerInfo_Element {
    pub fn byte_count(&self) -> Ref<'_, u32> {
        self.byte_count.borrow()
    }
}

/**
 * The members.
 */
impl StreamerInfo_Element {
    pub fn body(&self) -> Ref<'_, OptRc<StreamerInfo_ElementMembers>> {
        self.body.borrow()
    }
}
impl StreamerInfo_Element {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * One item of the array.
 * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfo_ElementItem {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<StreamerInfo_ClassElementsMembers>,
    pub _self: SharedType<Self>,
    byte_count: RefCell<u32>,
    body: RefCell<OptRc<StreamerInfo_AnyObject>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for StreamerInfo_ElementItem {
    type Root = StreamerInfo;
    type Parent = StreamerInfo_ClassElementsMembers;

    fn read<S: KStream>(
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
        let t = Self::read_into::<BytesReader, StreamerInfo_AnyObject>(&_t_body_raw_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl StreamerInfo_ElementItem {
}

/**
 * Bytes of the object that follows, class included, with bit 30 set.
 */
impl StreamerInfo_ElementItem {
    pub fn byte_count(&self) -> Ref<'_, u32> {
        self.byte_count.borrow()
    }
}

/**
 * Class and members; parse the content as class_element.
 */
impl StreamerInfo_ElementItem {
    pub fn body(&self) -> Ref<'_, OptRc<StreamerInfo_AnyObject>> {
        self.body.borrow()
    }
}
impl StreamerInfo_ElementItem {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Members of TStreamerElement.
 * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfo_ElementMembers {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<StreamerInfo_Element>,
    pub _self: SharedType<Self>,
    version: RefCell<u16>,
    named: RefCell<OptRc<StreamerInfo_Named>>,
    element_type: RefCell<i32>,
    len_element: RefCell<i32>,
    num_array_items: RefCell<i32>,
    num_dimensions: RefCell<i32>,
    max_indices: RefCell<Vec<i32>>,
    type_name: RefCell<OptRc<StreamerInfo_CountedString>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for StreamerInfo_ElementMembers {
    type Root = StreamerInfo;
    type Parent = StreamerInfo_Element;

    fn read<S: KStream>(
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
        let t = Self::read_into::<_, StreamerInfo_Named>(&*_io, Some(self_rc._root.clone()), None)?.into();
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
        let t = Self::read_into::<_, StreamerInfo_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.type_name.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl StreamerInfo_ElementMembers {
}

/**
 * Class version of TStreamerElement; 4.
 */
impl StreamerInfo_ElementMembers {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * Base class; name and title are those of the member.
 */
impl StreamerInfo_ElementMembers {
    pub fn named(&self) -> Ref<'_, OptRc<StreamerInfo_Named>> {
        self.named.borrow()
    }
}

/**
 * Number of the type in ROOT.
 */
impl StreamerInfo_ElementMembers {
    pub fn element_type(&self) -> Ref<'_, i32> {
        self.element_type.borrow()
    }
}

/**
 * Size of the member in memory, in bytes.
 */
impl StreamerInfo_ElementMembers {
    pub fn len_element(&self) -> Ref<'_, i32> {
        self.len_element.borrow()
    }
}

/**
 * Number of items of an array member; 0 in other members.
 */
impl StreamerInfo_ElementMembers {
    pub fn num_array_items(&self) -> Ref<'_, i32> {
        self.num_array_items.borrow()
    }
}

/**
 * Number of dimensions of an array member.
 */
impl StreamerInfo_ElementMembers {
    pub fn num_dimensions(&self) -> Ref<'_, i32> {
        self.num_dimensions.borrow()
    }
}

/**
 * Lengths of the dimensions of an array member.
 */
impl StreamerInfo_ElementMembers {
    pub fn max_indices(&self) -> Ref<'_, Vec<i32>> {
        self.max_indices.borrow()
    }
}

/**
 * C++ type name of the member.
 */
impl StreamerInfo_ElementMembers {
    pub fn type_name(&self) -> Ref<'_, OptRc<StreamerInfo_CountedString>> {
        self.type_name.borrow()
    }
}

/**
 * Unknown bytes up to the end of the object.
 */
impl StreamerInfo_ElementMembers {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl StreamerInfo_ElementMembers {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * One item of the list.
 * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfo_InfoItem {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<StreamerInfo_InfoList>,
    pub _self: SharedType<Self>,
    byte_count: RefCell<u32>,
    body: RefCell<OptRc<StreamerInfo_AnyObject>>,
    option: RefCell<OptRc<StreamerInfo_CountedString>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for StreamerInfo_InfoItem {
    type Root = StreamerInfo;
    type Parent = StreamerInfo_InfoList;

    fn read<S: KStream>(
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
        let t = Self::read_into::<BytesReader, StreamerInfo_AnyObject>(&_t_body_raw_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.body.borrow_mut() = t;
        let t = Self::read_into::<_, StreamerInfo_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.option.borrow_mut() = t;
        Ok(())
    }
}
impl StreamerInfo_InfoItem {
}

/**
 * Bytes of the object that follows, class included, with bit 30 set.
 */
impl StreamerInfo_InfoItem {
    pub fn byte_count(&self) -> Ref<'_, u32> {
        self.byte_count.borrow()
    }
}

/**
 * Class and members of the object.
 */
impl StreamerInfo_InfoItem {
    pub fn body(&self) -> Ref<'_, OptRc<StreamerInfo_AnyObject>> {
        self.body.borrow()
    }
}

/**
 * What a TList keeps with each object; empty.
 */
impl StreamerInfo_InfoItem {
    pub fn option(&self) -> Ref<'_, OptRc<StreamerInfo_CountedString>> {
        self.option.borrow()
    }
}
impl StreamerInfo_InfoItem {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Members of TList.
 * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfo_InfoList {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<StreamerInfo>,
    pub _self: SharedType<Self>,
    version: RefCell<u16>,
    object: RefCell<OptRc<StreamerInfo_RootObject>>,
    name: RefCell<OptRc<StreamerInfo_CountedString>>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<StreamerInfo_InfoItem>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for StreamerInfo_InfoList {
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
        let t = Self::read_into::<_, StreamerInfo_RootObject>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.object.borrow_mut() = t;
        let t = Self::read_into::<_, StreamerInfo_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.name.borrow_mut() = t;
        *self_rc.num_items.borrow_mut() = _io.read_u4be()?.into();
        let _tmpa = *self_rc.num_items();
        if !(((((_tmpa as i64) as i64) * ((9 as i64) as i64)) as i64) <= ((((_io.size() as i64) as i64) - ((_io.pos() as i64) as i64)) as i64)) {
            return Err(FormatError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/info_list/seq/3".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items();
        for _i in 0..l_items {
            let t = Self::read_into::<_, StreamerInfo_InfoItem>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.items.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl StreamerInfo_InfoList {
}

/**
 * Class version of TList; 5.
 */
impl StreamerInfo_InfoList {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * Base class.
 */
impl StreamerInfo_InfoList {
    pub fn object(&self) -> Ref<'_, OptRc<StreamerInfo_RootObject>> {
        self.object.borrow()
    }
}

/**
 * Name of the list; empty.
 */
impl StreamerInfo_InfoList {
    pub fn name(&self) -> Ref<'_, OptRc<StreamerInfo_CountedString>> {
        self.name.borrow()
    }
}

/**
 * Number of items; bounded by the bytes that are there, as no item is smaller than 9 bytes.
 */
impl StreamerInfo_InfoList {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The items, almost all of them descriptions of classes.
 */
impl StreamerInfo_InfoList {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<StreamerInfo_InfoItem>>> {
        self.items.borrow()
    }
}

/**
 * Unknown bytes up to the end of the list.
 */
impl StreamerInfo_InfoList {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl StreamerInfo_InfoList {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Members of TNamed with their byte count.
 * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfo_Named {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    byte_count: RefCell<u32>,
    body: RefCell<OptRc<StreamerInfo_NamedMembers>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for StreamerInfo_Named {
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
        let t = Self::read_into::<BytesReader, StreamerInfo_NamedMembers>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl StreamerInfo_Named {
}

/**
 * Bytes from the class version on, with bit 30 set.
 */
impl StreamerInfo_Named {
    pub fn byte_count(&self) -> Ref<'_, u32> {
        self.byte_count.borrow()
    }
}

/**
 * The members.
 */
impl StreamerInfo_Named {
    pub fn body(&self) -> Ref<'_, OptRc<StreamerInfo_NamedMembers>> {
        self.body.borrow()
    }
}
impl StreamerInfo_Named {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Members of TNamed.
 * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfo_NamedMembers {
    pub _root: SharedType<StreamerInfo>,
    pub _parent: SharedType<StreamerInfo_Named>,
    pub _self: SharedType<Self>,
    version: RefCell<u16>,
    object: RefCell<OptRc<StreamerInfo_RootObject>>,
    name: RefCell<OptRc<StreamerInfo_CountedString>>,
    title: RefCell<OptRc<StreamerInfo_CountedString>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for StreamerInfo_NamedMembers {
    type Root = StreamerInfo;
    type Parent = StreamerInfo_Named;

    fn read<S: KStream>(
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
        let t = Self::read_into::<_, StreamerInfo_RootObject>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.object.borrow_mut() = t;
        let t = Self::read_into::<_, StreamerInfo_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.name.borrow_mut() = t;
        let t = Self::read_into::<_, StreamerInfo_CountedString>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.title.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl StreamerInfo_NamedMembers {
}

/**
 * Class version of TNamed; 1.
 */
impl StreamerInfo_NamedMembers {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * Base class.
 */
impl StreamerInfo_NamedMembers {
    pub fn object(&self) -> Ref<'_, OptRc<StreamerInfo_RootObject>> {
        self.object.borrow()
    }
}

/**
 * The name.
 */
impl StreamerInfo_NamedMembers {
    pub fn name(&self) -> Ref<'_, OptRc<StreamerInfo_CountedString>> {
        self.name.borrow()
    }
}

/**
 * The title.
 */
impl StreamerInfo_NamedMembers {
    pub fn title(&self) -> Ref<'_, OptRc<StreamerInfo_CountedString>> {
        self.title.borrow()
    }
}

/**
 * Unknown bytes up to the end of the object.
 */
impl StreamerInfo_NamedMembers {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl StreamerInfo_NamedMembers {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Members of TObject, the base class of everything here.
 * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
 */

#[derive(Default, Debug, Clone)]
pub struct StreamerInfo_RootObject {
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
impl KStruct for StreamerInfo_RootObject {
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
impl StreamerInfo_RootObject {

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
impl StreamerInfo_RootObject {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * Without meaning here.
 */
impl StreamerInfo_RootObject {
    pub fn unique_id(&self) -> Ref<'_, u32> {
        self.unique_id.borrow()
    }
}

/**
 * Status bits; bit 4 if the object is referred to.
 */
impl StreamerInfo_RootObject {
    pub fn bits(&self) -> Ref<'_, u32> {
        self.bits.borrow()
    }
}

/**
 * Number of the process that made the object.
 */
impl StreamerInfo_RootObject {
    pub fn process_id(&self) -> Option<u16> {
        self.present_process_id.get().then(|| *self.process_id.borrow())
    }
}
impl StreamerInfo_RootObject {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
