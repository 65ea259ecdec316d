// Generated from spec/rntuple_page.ksy by tools/generate; edit spec/parts/rntuple_page.ksy and run `make generate`.
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild


use crate::runtime::*;
use std::convert::{TryFrom, TryInto};
use std::cell::{Ref, Cell, RefCell};
use std::rc::{Rc, Weak};

/**
 * RNTuple is the columnar storage format of CERN ROOT. A page holds a run of elements of one column, without any head;
 * its checksum, if any, follows it and is not part of it. The types below are the forms that elements have.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<Page>,
    pub _self: SharedType<Self>,
    raw: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for Page {
    type Root = Page;
    type Parent = Page;

    fn read<S: KStream>(
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
impl Page {
}

/**
 * Bytes of the page, as decompressed.
 */
impl Page {
    pub fn raw(&self) -> Ref<'_, Vec<u8>> {
        self.raw.borrow()
    }
}
impl Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of one bit, the least significant bit of a byte first; unused bits of the last byte count as
 * elements here. Column types: Bit, and Real32Quant of one bit.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PageBitPage {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<bool>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for PageBitPage {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                self_rc.elements.borrow_mut().push(_io.read_bits_int_le(1)? != 0);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl PageBitPage {
}

/**
 * The elements, in order.
 */
impl PageBitPage {
    pub fn elements(&self) -> Ref<'_, Vec<bool>> {
        self.elements.borrow()
    }
}
impl PageBitPage {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of signed integers of 16 bits.
 * Column types: Int16.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PageInt16Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<i16>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for PageInt16Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                self_rc.elements.borrow_mut().push(_io.read_s2le()?.into());
                _i += 1;
            }
        }
        Ok(())
    }
}
impl PageInt16Page {
}

/**
 * The elements, in order.
 */
impl PageInt16Page {
    pub fn elements(&self) -> Ref<'_, Vec<i16>> {
        self.elements.borrow()
    }
}
impl PageInt16Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of signed integers of 32 bits.
 * Column types: Int32.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PageInt32Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<i32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for PageInt32Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                self_rc.elements.borrow_mut().push(_io.read_s4le()?.into());
                _i += 1;
            }
        }
        Ok(())
    }
}
impl PageInt32Page {
}

/**
 * The elements, in order.
 */
impl PageInt32Page {
    pub fn elements(&self) -> Ref<'_, Vec<i32>> {
        self.elements.borrow()
    }
}
impl PageInt32Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of signed integers of 64 bits.
 * Column types: Int64.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PageInt64Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<i64>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for PageInt64Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                self_rc.elements.borrow_mut().push(_io.read_s8le()?.into());
                _i += 1;
            }
        }
        Ok(())
    }
}
impl PageInt64Page {
}

/**
 * The elements, in order.
 */
impl PageInt64Page {
    pub fn elements(&self) -> Ref<'_, Vec<i64>> {
        self.elements.borrow()
    }
}
impl PageInt64Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of signed integers of 8 bits.
 * Column types: Int8.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PageInt8Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<i8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for PageInt8Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                self_rc.elements.borrow_mut().push(_io.read_s1()?.into());
                _i += 1;
            }
        }
        Ok(())
    }
}
impl PageInt8Page {
}

/**
 * The elements, in order.
 */
impl PageInt8Page {
    pub fn elements(&self) -> Ref<'_, Vec<i8>> {
        self.elements.borrow()
    }
}
impl PageInt8Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 10 bits, packed: element i starts at bit 10 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked10Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked10Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(10)?);
        }
        Ok(())
    }
}
impl PagePacked10Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((10 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked10Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked10Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 11 bits, packed: element i starts at bit 11 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked11Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked11Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(11)?);
        }
        Ok(())
    }
}
impl PagePacked11Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((11 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked11Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked11Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 12 bits, packed: element i starts at bit 12 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked12Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked12Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(12)?);
        }
        Ok(())
    }
}
impl PagePacked12Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((12 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked12Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked12Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 13 bits, packed: element i starts at bit 13 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked13Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked13Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(13)?);
        }
        Ok(())
    }
}
impl PagePacked13Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((13 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked13Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked13Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 14 bits, packed: element i starts at bit 14 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked14Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked14Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(14)?);
        }
        Ok(())
    }
}
impl PagePacked14Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((14 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked14Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked14Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 15 bits, packed: element i starts at bit 15 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked15Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked15Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(15)?);
        }
        Ok(())
    }
}
impl PagePacked15Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((15 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked15Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked15Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 16 bits, packed: element i starts at bit 16 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked16Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked16Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(16)?);
        }
        Ok(())
    }
}
impl PagePacked16Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((16 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked16Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked16Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 17 bits, packed: element i starts at bit 17 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked17Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked17Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(17)?);
        }
        Ok(())
    }
}
impl PagePacked17Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((17 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked17Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked17Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 18 bits, packed: element i starts at bit 18 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked18Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked18Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(18)?);
        }
        Ok(())
    }
}
impl PagePacked18Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((18 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked18Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked18Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 19 bits, packed: element i starts at bit 19 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked19Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked19Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(19)?);
        }
        Ok(())
    }
}
impl PagePacked19Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((19 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked19Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked19Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 20 bits, packed: element i starts at bit 20 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked20Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked20Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(20)?);
        }
        Ok(())
    }
}
impl PagePacked20Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((20 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked20Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked20Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 21 bits, packed: element i starts at bit 21 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked21Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked21Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(21)?);
        }
        Ok(())
    }
}
impl PagePacked21Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((21 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked21Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked21Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 22 bits, packed: element i starts at bit 22 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked22Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked22Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(22)?);
        }
        Ok(())
    }
}
impl PagePacked22Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((22 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked22Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked22Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 23 bits, packed: element i starts at bit 23 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked23Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked23Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(23)?);
        }
        Ok(())
    }
}
impl PagePacked23Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((23 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked23Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked23Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 24 bits, packed: element i starts at bit 24 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked24Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked24Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(24)?);
        }
        Ok(())
    }
}
impl PagePacked24Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((24 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked24Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked24Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 25 bits, packed: element i starts at bit 25 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked25Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked25Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(25)?);
        }
        Ok(())
    }
}
impl PagePacked25Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((25 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked25Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked25Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 26 bits, packed: element i starts at bit 26 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked26Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked26Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(26)?);
        }
        Ok(())
    }
}
impl PagePacked26Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((26 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked26Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked26Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 27 bits, packed: element i starts at bit 27 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked27Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked27Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(27)?);
        }
        Ok(())
    }
}
impl PagePacked27Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((27 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked27Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked27Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 28 bits, packed: element i starts at bit 28 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked28Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked28Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(28)?);
        }
        Ok(())
    }
}
impl PagePacked28Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((28 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked28Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked28Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 29 bits, packed: element i starts at bit 29 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked29Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked29Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(29)?);
        }
        Ok(())
    }
}
impl PagePacked29Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((29 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked29Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked29Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 2 bits, packed: element i starts at bit 2 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked2Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked2Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(2)?);
        }
        Ok(())
    }
}
impl PagePacked2Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((2 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked2Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked2Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 30 bits, packed: element i starts at bit 30 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked30Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked30Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(30)?);
        }
        Ok(())
    }
}
impl PagePacked30Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((30 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked30Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked30Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 31 bits, packed: element i starts at bit 31 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked31Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked31Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(31)?);
        }
        Ok(())
    }
}
impl PagePacked31Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((31 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked31Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked31Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 32 bits, packed: element i starts at bit 32 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked32Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked32Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(32)?);
        }
        Ok(())
    }
}
impl PagePacked32Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((32 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked32Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked32Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 3 bits, packed: element i starts at bit 3 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked3Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked3Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(3)?);
        }
        Ok(())
    }
}
impl PagePacked3Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((3 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked3Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked3Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 4 bits, packed: element i starts at bit 4 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked4Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked4Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(4)?);
        }
        Ok(())
    }
}
impl PagePacked4Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((4 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked4Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked4Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 5 bits, packed: element i starts at bit 5 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked5Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked5Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(5)?);
        }
        Ok(())
    }
}
impl PagePacked5Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((5 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked5Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked5Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 6 bits, packed: element i starts at bit 6 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked6Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked6Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(6)?);
        }
        Ok(())
    }
}
impl PagePacked6Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((6 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked6Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked6Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 7 bits, packed: element i starts at bit 7 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked7Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked7Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(7)?);
        }
        Ok(())
    }
}
impl PagePacked7Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((7 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked7Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked7Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 8 bits, packed: element i starts at bit 8 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked8Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked8Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(8)?);
        }
        Ok(())
    }
}
impl PagePacked8Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((8 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked8Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked8Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 9 bits, packed: element i starts at bit 9 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PagePacked9Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for PagePacked9Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        let l_elements = *self_rc.num_elements()?;
        for _i in 0..l_elements {
            self_rc.elements.borrow_mut().push(_io.read_bits_int_le(9)?);
        }
        Ok(())
    }
}
impl PagePacked9Page {

    /**
     * Number of elements for which the bytes have room.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        *self.num_elements.borrow_mut() = ((((((((_io.size() as i64) as i64) * ((8 as i64) as i64)) as i64) as i64) / ((9 as i64) as i64)) as i64)) as i64;
        self.f_num_elements.set(true);
        Ok(self.num_elements.borrow())
    }
}

/**
 * The elements, in order, as unsigned integers.
 */
impl PagePacked9Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PagePacked9Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Floating point number of 16 bits; no language of Kaitai has a type for it. It is (1 + fraction / 1024) * 2 **
 * (exponent - 15). With exponent 0 it is fraction / 1024 * 2 ** -14. With exponent 31 it is infinity if the fraction
 * is 0, and else NaN.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PageReal16 {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<PageReal16Page>,
    pub _self: SharedType<Self>,
    bits: RefCell<u16>,
    _io: RefCell<BytesReader>,
    f_exponent: Cell<bool>,
    exponent: RefCell<u64>,
    f_fraction: Cell<bool>,
    fraction: RefCell<u64>,
    f_is_negative: Cell<bool>,
    is_negative: RefCell<bool>,
}
impl KStruct for PageReal16 {
    type Root = Page;
    type Parent = PageReal16Page;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.bits.borrow_mut() = _io.read_u2le()?.into();
        Ok(())
    }
}
impl PageReal16 {

    /**
     * Exponent, with 15 added.
     */
    pub fn exponent(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_exponent.get() {
            return Ok(self.exponent.borrow());
        }
        *self.exponent.borrow_mut() = ((((((((*self.bits() as u64) as u64) / ((1024 as u64) as u64)) as u64) as u64) % ((32 as u64) as u64)) as u64)) as u64;
        self.f_exponent.set(true);
        Ok(self.exponent.borrow())
    }

    /**
     * Fraction, in 1024ths.
     */
    pub fn fraction(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_fraction.get() {
            return Ok(self.fraction.borrow());
        }
        *self.fraction.borrow_mut() = (((((*self.bits() as u64) as u64) % ((1024 as u64) as u64)) as u64)) as u64;
        self.f_fraction.set(true);
        Ok(self.fraction.borrow())
    }

    /**
     * Whether the sign is minus.
     */
    pub fn is_negative(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        if self.f_is_negative.get() {
            return Ok(self.is_negative.borrow());
        }
        *self.is_negative.borrow_mut() = (((*self.bits() as i32) >= (32768 as i32))) as bool;
        self.f_is_negative.set(true);
        Ok(self.is_negative.borrow())
    }
}

/**
 * The bits of the number.
 */
impl PageReal16 {
    pub fn bits(&self) -> Ref<'_, u16> {
        self.bits.borrow()
    }
}
impl PageReal16 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of floating point numbers of 16 bits (IEEE 754 binary16).
 * Column types: Real16, SplitReal16.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PageReal16Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<OptRc<PageReal16>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for PageReal16Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                let t = Self::read_into::<_, PageReal16>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.elements.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl PageReal16Page {
}

/**
 * The elements, in order.
 */
impl PageReal16Page {
    pub fn elements(&self) -> Ref<'_, Vec<OptRc<PageReal16>>> {
        self.elements.borrow()
    }
}
impl PageReal16Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of floating point numbers of 32 bits (IEEE 754 binary32).
 * Column types: Real32, SplitReal32.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PageReal32Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<f32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for PageReal32Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                self_rc.elements.borrow_mut().push(_io.read_f4le()?.into());
                _i += 1;
            }
        }
        Ok(())
    }
}
impl PageReal32Page {
}

/**
 * The elements, in order.
 */
impl PageReal32Page {
    pub fn elements(&self) -> Ref<'_, Vec<f32>> {
        self.elements.borrow()
    }
}
impl PageReal32Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of floating point numbers of 64 bits (IEEE 754 binary64).
 * Column types: Real64, SplitReal64.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PageReal64Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<f64>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for PageReal64Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                self_rc.elements.borrow_mut().push(_io.read_f8le()?.into());
                _i += 1;
            }
        }
        Ok(())
    }
}
impl PageReal64Page {
}

/**
 * The elements, in order.
 */
impl PageReal64Page {
    pub fn elements(&self) -> Ref<'_, Vec<f64>> {
        self.elements.borrow()
    }
}
impl PageReal64Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Element of a variant in 64 bits, of which 32 are the index.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PageSwitch32 {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<PageSwitch32Page>,
    pub _self: SharedType<Self>,
    element_index: RefCell<u32>,
    tag: RefCell<u32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for PageSwitch32 {
    type Root = Page;
    type Parent = PageSwitch32Page;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.element_index.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.tag.borrow_mut() = _io.read_u4le()?.into();
        Ok(())
    }
}
impl PageSwitch32 {
}

/**
 * Index of the value in the columns of the alternative.
 */
impl PageSwitch32 {
    pub fn element_index(&self) -> Ref<'_, u32> {
        self.element_index.borrow()
    }
}

/**
 * Which alternative is set, counted from 1; 0 if none is.
 */
impl PageSwitch32 {
    pub fn tag(&self) -> Ref<'_, u32> {
        self.tag.borrow()
    }
}
impl PageSwitch32 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of variants, 32 bits of index.
 * Column types: Switch of the format before its specification.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PageSwitch32Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<OptRc<PageSwitch32>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for PageSwitch32Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                let t = Self::read_into::<_, PageSwitch32>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.elements.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl PageSwitch32Page {
}

/**
 * The elements, in order.
 */
impl PageSwitch32Page {
    pub fn elements(&self) -> Ref<'_, Vec<OptRc<PageSwitch32>>> {
        self.elements.borrow()
    }
}
impl PageSwitch32Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Element of a variant in 64 bits, of which 44 are the index.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PageSwitch44 {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<PageSwitch44Page>,
    pub _self: SharedType<Self>,
    lo: RefCell<u32>,
    hi: RefCell<u32>,
    _io: RefCell<BytesReader>,
    f_element_index: Cell<bool>,
    element_index: RefCell<u64>,
    f_tag: Cell<bool>,
    tag: RefCell<u64>,
}
impl KStruct for PageSwitch44 {
    type Root = Page;
    type Parent = PageSwitch44Page;

    fn read<S: KStream>(
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
        *self_rc.hi.borrow_mut() = _io.read_u4le()?.into();
        Ok(())
    }
}
impl PageSwitch44 {

    /**
     * Index of the value in the columns of the alternative.
     */
    pub fn element_index(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_element_index.get() {
            return Ok(self.element_index.borrow());
        }
        *self.element_index.borrow_mut() = (((((*self.lo() as u64) as u64) + ((((((((*self.hi() as u64) as u64) % ((4096 as u64) as u64)) as u64) as u64) * ((4294967296 as u64) as u64)) as u64) as u64)) as u64)) as u64;
        self.f_element_index.set(true);
        Ok(self.element_index.borrow())
    }

    /**
     * Which alternative is set, counted from 1; 0 if none is.
     */
    pub fn tag(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        if self.f_tag.get() {
            return Ok(self.tag.borrow());
        }
        *self.tag.borrow_mut() = (((((*self.hi() as u64) as u64) / ((4096 as u64) as u64)) as u64)) as u64;
        self.f_tag.set(true);
        Ok(self.tag.borrow())
    }
}

/**
 * Low 32 bits of the index.
 */
impl PageSwitch44 {
    pub fn lo(&self) -> Ref<'_, u32> {
        self.lo.borrow()
    }
}

/**
 * High 12 bits of the index, and 20 bits of the tag above them.
 */
impl PageSwitch44 {
    pub fn hi(&self) -> Ref<'_, u32> {
        self.hi.borrow()
    }
}
impl PageSwitch44 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of variants, 44 bits of index.
 * Column types: Switch of the first candidate, as ROOT 6.28 wrote it.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PageSwitch44Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<OptRc<PageSwitch44>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for PageSwitch44Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                let t = Self::read_into::<_, PageSwitch44>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.elements.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl PageSwitch44Page {
}

/**
 * The elements, in order.
 */
impl PageSwitch44Page {
    pub fn elements(&self) -> Ref<'_, Vec<OptRc<PageSwitch44>>> {
        self.elements.borrow()
    }
}
impl PageSwitch44Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Element of a variant; which alternative is set, and where its value is.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PageSwitch96 {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<PageSwitchPage>,
    pub _self: SharedType<Self>,
    element_index: RefCell<u64>,
    tag: RefCell<u32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for PageSwitch96 {
    type Root = Page;
    type Parent = PageSwitchPage;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        *self_rc.element_index.borrow_mut() = _io.read_u8le()?.into();
        *self_rc.tag.borrow_mut() = _io.read_u4le()?.into();
        Ok(())
    }
}
impl PageSwitch96 {
}

/**
 * Index of the value in the columns of the alternative.
 */
impl PageSwitch96 {
    pub fn element_index(&self) -> Ref<'_, u64> {
        self.element_index.borrow()
    }
}

/**
 * Which alternative is set, counted from 1; 0 if none is.
 */
impl PageSwitch96 {
    pub fn tag(&self) -> Ref<'_, u32> {
        self.tag.borrow()
    }
}
impl PageSwitch96 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of variants.
 * Column types: Switch of the releases and the second candidate.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PageSwitchPage {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<OptRc<PageSwitch96>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for PageSwitchPage {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                let t = Self::read_into::<_, PageSwitch96>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.elements.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl PageSwitchPage {
}

/**
 * The elements, in order.
 */
impl PageSwitchPage {
    pub fn elements(&self) -> Ref<'_, Vec<OptRc<PageSwitch96>>> {
        self.elements.borrow()
    }
}
impl PageSwitchPage {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of unsigned integers of 16 bits.
 * Column types: UInt16, SplitUInt16, SplitInt16 (zigzag).
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PageUint16Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u16>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for PageUint16Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                self_rc.elements.borrow_mut().push(_io.read_u2le()?.into());
                _i += 1;
            }
        }
        Ok(())
    }
}
impl PageUint16Page {
}

/**
 * The elements, in order.
 */
impl PageUint16Page {
    pub fn elements(&self) -> Ref<'_, Vec<u16>> {
        self.elements.borrow()
    }
}
impl PageUint16Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of unsigned integers of 32 bits.
 * Column types: UInt32, Index32, SplitUInt32, SplitInt32 (zigzag), SplitIndex32 (delta).
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PageUint32Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for PageUint32Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                self_rc.elements.borrow_mut().push(_io.read_u4le()?.into());
                _i += 1;
            }
        }
        Ok(())
    }
}
impl PageUint32Page {
}

/**
 * The elements, in order.
 */
impl PageUint32Page {
    pub fn elements(&self) -> Ref<'_, Vec<u32>> {
        self.elements.borrow()
    }
}
impl PageUint32Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of unsigned integers of 64 bits.
 * Column types: UInt64, Index64, SplitUInt64, SplitInt64 (zigzag), SplitIndex64 (delta).
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PageUint64Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for PageUint64Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                self_rc.elements.borrow_mut().push(_io.read_u8le()?.into());
                _i += 1;
            }
        }
        Ok(())
    }
}
impl PageUint64Page {
}

/**
 * The elements, in order.
 */
impl PageUint64Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl PageUint64Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of unsigned integers of 8 bits.
 * Column types: Byte, Char, UInt8.
 * See [RNTuple Binary Format Specification 1.0, section 'Column Description'](https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description).
 */

#[derive(Default, Debug, Clone)]
pub struct PageUint8Page {
    pub _root: SharedType<Page>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for PageUint8Page {
    type Root = Page;
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
        *self_rc.elements.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                self_rc.elements.borrow_mut().push(_io.read_u1()?.into());
                _i += 1;
            }
        }
        Ok(())
    }
}
impl PageUint8Page {
}

/**
 * The elements, in order.
 */
impl PageUint8Page {
    pub fn elements(&self) -> Ref<'_, Vec<u8>> {
        self.elements.borrow()
    }
}
impl PageUint8Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
