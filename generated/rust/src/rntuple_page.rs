// Generated from spec/rntuple_page.ksy by tools/generate; edit spec/parts/rntuple_page.ksy and run `make generate`.
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
 * RNTuple is the columnar storage format of CERN ROOT. A page holds a run of elements of one column, without any head;
 * its checksum, if any, follows it and is not part of it. The types below are the forms that elements have.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<RntuplePage>,
    pub _self: SharedType<Self>,
    raw: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntuplePage {
    type Root = RntuplePage;
    type Parent = RntuplePage;

    fn read<S: KStream>(
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
impl RntuplePage {
}

/**
 * Bytes of the page, as decompressed.
 */
impl RntuplePage {
    pub fn raw(&self) -> Ref<'_, Vec<u8>> {
        self.raw.borrow()
    }
}
impl RntuplePage {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of one bit, the least significant bit of a byte first; unused bits of the last byte count as
 * elements here. Column types: Bit, and Real32Quant of one bit.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_BitPage {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<bool>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntuplePage_BitPage {
    type Root = RntuplePage;
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
impl RntuplePage_BitPage {
}

/**
 * The elements, in order.
 */
impl RntuplePage_BitPage {
    pub fn elements(&self) -> Ref<'_, Vec<bool>> {
        self.elements.borrow()
    }
}
impl RntuplePage_BitPage {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of signed integers of 16 bits.
 * Column types: Int16.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Int16Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<i16>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntuplePage_Int16Page {
    type Root = RntuplePage;
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
impl RntuplePage_Int16Page {
}

/**
 * The elements, in order.
 */
impl RntuplePage_Int16Page {
    pub fn elements(&self) -> Ref<'_, Vec<i16>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Int16Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of signed integers of 32 bits.
 * Column types: Int32.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Int32Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<i32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntuplePage_Int32Page {
    type Root = RntuplePage;
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
impl RntuplePage_Int32Page {
}

/**
 * The elements, in order.
 */
impl RntuplePage_Int32Page {
    pub fn elements(&self) -> Ref<'_, Vec<i32>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Int32Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of signed integers of 64 bits.
 * Column types: Int64.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Int64Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<i64>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntuplePage_Int64Page {
    type Root = RntuplePage;
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
impl RntuplePage_Int64Page {
}

/**
 * The elements, in order.
 */
impl RntuplePage_Int64Page {
    pub fn elements(&self) -> Ref<'_, Vec<i64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Int64Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of signed integers of 8 bits.
 * Column types: Int8.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Int8Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<i8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntuplePage_Int8Page {
    type Root = RntuplePage;
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
impl RntuplePage_Int8Page {
}

/**
 * The elements, in order.
 */
impl RntuplePage_Int8Page {
    pub fn elements(&self) -> Ref<'_, Vec<i8>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Int8Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 10 bits, packed: element i starts at bit 10 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed10Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed10Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed10Page {

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
impl RntuplePage_Packed10Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed10Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 11 bits, packed: element i starts at bit 11 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed11Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed11Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed11Page {

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
impl RntuplePage_Packed11Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed11Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 12 bits, packed: element i starts at bit 12 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed12Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed12Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed12Page {

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
impl RntuplePage_Packed12Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed12Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 13 bits, packed: element i starts at bit 13 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed13Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed13Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed13Page {

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
impl RntuplePage_Packed13Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed13Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 14 bits, packed: element i starts at bit 14 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed14Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed14Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed14Page {

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
impl RntuplePage_Packed14Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed14Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 15 bits, packed: element i starts at bit 15 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed15Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed15Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed15Page {

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
impl RntuplePage_Packed15Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed15Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 16 bits, packed: element i starts at bit 16 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed16Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed16Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed16Page {

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
impl RntuplePage_Packed16Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed16Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 17 bits, packed: element i starts at bit 17 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed17Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed17Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed17Page {

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
impl RntuplePage_Packed17Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed17Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 18 bits, packed: element i starts at bit 18 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed18Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed18Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed18Page {

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
impl RntuplePage_Packed18Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed18Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 19 bits, packed: element i starts at bit 19 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed19Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed19Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed19Page {

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
impl RntuplePage_Packed19Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed19Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 20 bits, packed: element i starts at bit 20 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed20Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed20Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed20Page {

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
impl RntuplePage_Packed20Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed20Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 21 bits, packed: element i starts at bit 21 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed21Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed21Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed21Page {

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
impl RntuplePage_Packed21Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed21Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 22 bits, packed: element i starts at bit 22 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed22Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed22Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed22Page {

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
impl RntuplePage_Packed22Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed22Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 23 bits, packed: element i starts at bit 23 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed23Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed23Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed23Page {

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
impl RntuplePage_Packed23Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed23Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 24 bits, packed: element i starts at bit 24 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed24Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed24Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed24Page {

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
impl RntuplePage_Packed24Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed24Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 25 bits, packed: element i starts at bit 25 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed25Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed25Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed25Page {

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
impl RntuplePage_Packed25Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed25Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 26 bits, packed: element i starts at bit 26 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed26Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed26Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed26Page {

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
impl RntuplePage_Packed26Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed26Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 27 bits, packed: element i starts at bit 27 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed27Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed27Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed27Page {

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
impl RntuplePage_Packed27Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed27Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 28 bits, packed: element i starts at bit 28 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed28Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed28Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed28Page {

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
impl RntuplePage_Packed28Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed28Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 29 bits, packed: element i starts at bit 29 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed29Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed29Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed29Page {

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
impl RntuplePage_Packed29Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed29Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 2 bits, packed: element i starts at bit 2 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed2Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed2Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed2Page {

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
impl RntuplePage_Packed2Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed2Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 30 bits, packed: element i starts at bit 30 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed30Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed30Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed30Page {

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
impl RntuplePage_Packed30Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed30Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 31 bits, packed: element i starts at bit 31 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed31Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed31Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed31Page {

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
impl RntuplePage_Packed31Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed31Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 32 bits, packed: element i starts at bit 32 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed32Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed32Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed32Page {

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
impl RntuplePage_Packed32Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed32Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 3 bits, packed: element i starts at bit 3 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed3Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed3Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed3Page {

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
impl RntuplePage_Packed3Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed3Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 4 bits, packed: element i starts at bit 4 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed4Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed4Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed4Page {

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
impl RntuplePage_Packed4Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed4Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 5 bits, packed: element i starts at bit 5 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed5Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed5Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed5Page {

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
impl RntuplePage_Packed5Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed5Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 6 bits, packed: element i starts at bit 6 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed6Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed6Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed6Page {

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
impl RntuplePage_Packed6Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed6Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 7 bits, packed: element i starts at bit 7 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed7Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed7Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed7Page {

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
impl RntuplePage_Packed7Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed7Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 8 bits, packed: element i starts at bit 8 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed8Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed8Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed8Page {

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
impl RntuplePage_Packed8Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed8Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of 9 bits, packed: element i starts at bit 9 * i of the page, the least significant
 * bit of a byte first. Column types: Real32Trunc (the highest bits of a binary32) and Real32Quant, of this width.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Packed9Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for RntuplePage_Packed9Page {
    type Root = RntuplePage;
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
impl RntuplePage_Packed9Page {

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
impl RntuplePage_Packed9Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Packed9Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Floating point number of 16 bits; no language of Kaitai has a type for it. It is (1 + fraction / 1024) * 2 **
 * (exponent - 15). With exponent 0 it is fraction / 1024 * 2 ** -14. With exponent 31 it is infinity if the fraction
 * is 0, and else NaN.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Real16 {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<RntuplePage_Real16Page>,
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
impl KStruct for RntuplePage_Real16 {
    type Root = RntuplePage;
    type Parent = RntuplePage_Real16Page;

    fn read<S: KStream>(
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
impl RntuplePage_Real16 {

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
impl RntuplePage_Real16 {
    pub fn bits(&self) -> Ref<'_, u16> {
        self.bits.borrow()
    }
}
impl RntuplePage_Real16 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of floating point numbers of 16 bits (IEEE 754 binary16).
 * Column types: Real16, SplitReal16.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Real16Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<OptRc<RntuplePage_Real16>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntuplePage_Real16Page {
    type Root = RntuplePage;
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
                let t = Self::read_into::<_, RntuplePage_Real16>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.elements.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl RntuplePage_Real16Page {
}

/**
 * The elements, in order.
 */
impl RntuplePage_Real16Page {
    pub fn elements(&self) -> Ref<'_, Vec<OptRc<RntuplePage_Real16>>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Real16Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of floating point numbers of 32 bits (IEEE 754 binary32).
 * Column types: Real32, SplitReal32.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Real32Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<f32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntuplePage_Real32Page {
    type Root = RntuplePage;
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
impl RntuplePage_Real32Page {
}

/**
 * The elements, in order.
 */
impl RntuplePage_Real32Page {
    pub fn elements(&self) -> Ref<'_, Vec<f32>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Real32Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of floating point numbers of 64 bits (IEEE 754 binary64).
 * Column types: Real64, SplitReal64.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Real64Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<f64>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntuplePage_Real64Page {
    type Root = RntuplePage;
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
impl RntuplePage_Real64Page {
}

/**
 * The elements, in order.
 */
impl RntuplePage_Real64Page {
    pub fn elements(&self) -> Ref<'_, Vec<f64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Real64Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Element of a variant in 64 bits, of which 32 are the index.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Switch32 {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<RntuplePage_Switch32Page>,
    pub _self: SharedType<Self>,
    element_index: RefCell<u32>,
    tag: RefCell<u32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntuplePage_Switch32 {
    type Root = RntuplePage;
    type Parent = RntuplePage_Switch32Page;

    fn read<S: KStream>(
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
impl RntuplePage_Switch32 {
}

/**
 * Index of the value in the columns of the alternative.
 */
impl RntuplePage_Switch32 {
    pub fn element_index(&self) -> Ref<'_, u32> {
        self.element_index.borrow()
    }
}

/**
 * Which alternative is set, counted from 1; 0 if none is.
 */
impl RntuplePage_Switch32 {
    pub fn tag(&self) -> Ref<'_, u32> {
        self.tag.borrow()
    }
}
impl RntuplePage_Switch32 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of variants, 32 bits of index.
 * Column types: Switch of the format before its specification.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Switch32Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<OptRc<RntuplePage_Switch32>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntuplePage_Switch32Page {
    type Root = RntuplePage;
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
                let t = Self::read_into::<_, RntuplePage_Switch32>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.elements.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl RntuplePage_Switch32Page {
}

/**
 * The elements, in order.
 */
impl RntuplePage_Switch32Page {
    pub fn elements(&self) -> Ref<'_, Vec<OptRc<RntuplePage_Switch32>>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Switch32Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Element of a variant in 64 bits, of which 44 are the index.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Switch44 {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<RntuplePage_Switch44Page>,
    pub _self: SharedType<Self>,
    lo: RefCell<u32>,
    hi: RefCell<u32>,
    _io: RefCell<BytesReader>,
    f_element_index: Cell<bool>,
    element_index: RefCell<u64>,
    f_tag: Cell<bool>,
    tag: RefCell<u64>,
}
impl KStruct for RntuplePage_Switch44 {
    type Root = RntuplePage;
    type Parent = RntuplePage_Switch44Page;

    fn read<S: KStream>(
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
impl RntuplePage_Switch44 {

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
impl RntuplePage_Switch44 {
    pub fn lo(&self) -> Ref<'_, u32> {
        self.lo.borrow()
    }
}

/**
 * High 12 bits of the index, and 20 bits of the tag above them.
 */
impl RntuplePage_Switch44 {
    pub fn hi(&self) -> Ref<'_, u32> {
        self.hi.borrow()
    }
}
impl RntuplePage_Switch44 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of variants, 44 bits of index.
 * Column types: Switch of the first candidate, as ROOT 6.28 wrote it.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Switch44Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<OptRc<RntuplePage_Switch44>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntuplePage_Switch44Page {
    type Root = RntuplePage;
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
                let t = Self::read_into::<_, RntuplePage_Switch44>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.elements.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl RntuplePage_Switch44Page {
}

/**
 * The elements, in order.
 */
impl RntuplePage_Switch44Page {
    pub fn elements(&self) -> Ref<'_, Vec<OptRc<RntuplePage_Switch44>>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Switch44Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Element of a variant; which alternative is set, and where its value is.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Switch96 {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<RntuplePage_SwitchPage>,
    pub _self: SharedType<Self>,
    element_index: RefCell<u64>,
    tag: RefCell<u32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntuplePage_Switch96 {
    type Root = RntuplePage;
    type Parent = RntuplePage_SwitchPage;

    fn read<S: KStream>(
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
impl RntuplePage_Switch96 {
}

/**
 * Index of the value in the columns of the alternative.
 */
impl RntuplePage_Switch96 {
    pub fn element_index(&self) -> Ref<'_, u64> {
        self.element_index.borrow()
    }
}

/**
 * Which alternative is set, counted from 1; 0 if none is.
 */
impl RntuplePage_Switch96 {
    pub fn tag(&self) -> Ref<'_, u32> {
        self.tag.borrow()
    }
}
impl RntuplePage_Switch96 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of elements of variants.
 * Column types: Switch of the releases and the second candidate.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_SwitchPage {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<OptRc<RntuplePage_Switch96>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntuplePage_SwitchPage {
    type Root = RntuplePage;
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
                let t = Self::read_into::<_, RntuplePage_Switch96>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.elements.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl RntuplePage_SwitchPage {
}

/**
 * The elements, in order.
 */
impl RntuplePage_SwitchPage {
    pub fn elements(&self) -> Ref<'_, Vec<OptRc<RntuplePage_Switch96>>> {
        self.elements.borrow()
    }
}
impl RntuplePage_SwitchPage {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of unsigned integers of 16 bits.
 * Column types: UInt16, SplitUInt16, SplitInt16 (zigzag).
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Uint16Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u16>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntuplePage_Uint16Page {
    type Root = RntuplePage;
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
impl RntuplePage_Uint16Page {
}

/**
 * The elements, in order.
 */
impl RntuplePage_Uint16Page {
    pub fn elements(&self) -> Ref<'_, Vec<u16>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Uint16Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of unsigned integers of 32 bits.
 * Column types: UInt32, Index32, SplitUInt32, SplitInt32 (zigzag), SplitIndex32 (delta).
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Uint32Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntuplePage_Uint32Page {
    type Root = RntuplePage;
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
impl RntuplePage_Uint32Page {
}

/**
 * The elements, in order.
 */
impl RntuplePage_Uint32Page {
    pub fn elements(&self) -> Ref<'_, Vec<u32>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Uint32Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of unsigned integers of 64 bits.
 * Column types: UInt64, Index64, SplitUInt64, SplitInt64 (zigzag), SplitIndex64 (delta).
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Uint64Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u64>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntuplePage_Uint64Page {
    type Root = RntuplePage;
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
impl RntuplePage_Uint64Page {
}

/**
 * The elements, in order.
 */
impl RntuplePage_Uint64Page {
    pub fn elements(&self) -> Ref<'_, Vec<u64>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Uint64Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Page of unsigned integers of 8 bits.
 * Column types: Byte, Char, UInt8.
 * \sa https://github.com/root-project/root/blob/master/tree/ntuple/doc/BinaryFormatSpecification.md#column-description RNTuple Binary Format Specification 1.0, section 'Column Description'
 */

#[derive(Default, Debug, Clone)]
pub struct RntuplePage_Uint8Page {
    pub _root: SharedType<RntuplePage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    elements: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RntuplePage_Uint8Page {
    type Root = RntuplePage;
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
impl RntuplePage_Uint8Page {
}

/**
 * The elements, in order.
 */
impl RntuplePage_Uint8Page {
    pub fn elements(&self) -> Ref<'_, Vec<u8>> {
        self.elements.borrow()
    }
}
impl RntuplePage_Uint8Page {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
