//! The part of the Kaitai Struct runtime interface 0.11 that the RNTuple parsers use, for bytes in memory.
//!
//! Every size is compared with the bytes that are left before anything is allocated. Any type of a grammar can be
//! parsed on its own: [`parse`] needs neither a root nor a parent.

use std::any::Any;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::ops::Deref;
use std::rc::{Rc, Weak};

/// What a parser returns.
pub type KResult<T> = Result<T, FormatError>;

/// Why bytes could not be parsed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FormatError {
    /// More bytes were asked for than there are.
    Eof { requested: usize, available: usize },
    /// A value does not satisfy what the grammar says about it.
    ValidationFailed(ValidationFailedError),
    /// Anything else: damaged compressed bytes, or a page that is too short.
    Other(String),
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FormatError::Eof { requested, available } => {
                write!(f, "end of stream: {requested} bytes wanted, {available} left")
            }
            FormatError::ValidationFailed(error) => write!(f, "{}: value cannot be ({:?})", error.src_path, error.kind),
            FormatError::Other(text) => f.write_str(text),
        }
    }
}

impl std::error::Error for FormatError {}

/// The place in the grammar whose condition does not hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ValidationFailedError {
    pub kind: ValidationKind,
    pub src_path: String,
}

/// The kind of condition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ValidationKind {
    NotEqual,
    LessThan,
    GreaterThan,
    NotAnyOf,
    NotInEnum,
    Expr,
}

/// Shared pointer to a parsed object; null until the object has been read.
pub struct OptRc<T>(Option<Rc<T>>);

impl<T> OptRc<T> {
    /// The pointer, if the object is there. Absent optional objects of a grammar are null.
    pub fn get(&self) -> Option<&Rc<T>> {
        self.0.as_ref()
    }
    pub fn is_none(&self) -> bool {
        self.0.is_none()
    }
}

impl<T> Default for OptRc<T> {
    fn default() -> Self {
        OptRc(None)
    }
}

impl<T> Clone for OptRc<T> {
    fn clone(&self) -> Self {
        OptRc(self.0.clone())
    }
}

impl<T: fmt::Debug> fmt::Debug for OptRc<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<T> From<T> for OptRc<T> {
    fn from(value: T) -> Self {
        OptRc(Some(Rc::new(value)))
    }
}

impl<T> Deref for OptRc<T> {
    type Target = T;
    /// Panics on an absent object: ask [`OptRc::get`] first where the grammar says "if".
    fn deref(&self) -> &T {
        self.0.as_deref().expect("the object is absent")
    }
}

/// Link from a parsed object to its root, its parent or itself; weak, unless the target has no other owner.
pub struct SharedType<T>(RefCell<Link<T>>);

/// Target of a link.
#[derive(Debug)]
pub enum Link<T> {
    Nothing,
    Weak(Weak<T>),
    Strong(Rc<T>),
}

impl<T> Link<T> {
    pub fn upgrade(&self) -> Option<Rc<T>> {
        match self {
            Link::Nothing => None,
            Link::Weak(target) => target.upgrade(),
            Link::Strong(target) => Some(target.clone()),
        }
    }
}

impl<T> SharedType<T> {
    pub fn empty() -> Self {
        SharedType(RefCell::new(Link::Nothing))
    }
    pub fn get_value(&self) -> &RefCell<Link<T>> {
        &self.0
    }
    pub fn get(&self) -> KResult<Link<T>> {
        Ok(match &*self.0.borrow() {
            Link::Nothing => Link::Nothing,
            Link::Weak(target) => Link::Weak(target.clone()),
            Link::Strong(target) => Link::Strong(target.clone()),
        })
    }
    pub fn set<L: Into<Link<T>>>(&self, target: KResult<L>) {
        *self.0.borrow_mut() = target.map_or(Link::Nothing, Into::into);
    }
}

impl<T> From<OptRc<T>> for Link<T> {
    fn from(target: OptRc<T>) -> Self {
        target.0.as_ref().map_or(Link::Nothing, |rc| Link::Weak(Rc::downgrade(rc)))
    }
}

impl<T> Default for SharedType<T> {
    fn default() -> Self {
        Self::empty()
    }
}

impl<T> Clone for SharedType<T> {
    fn clone(&self) -> Self {
        let copy = Self::empty();
        copy.set(self.get());
        copy
    }
}

impl<T> fmt::Debug for SharedType<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SharedType")
    }
}

/// A type of a grammar.
pub trait KStruct: Default + 'static {
    type Root: KStruct;
    type Parent: KStruct;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        io: &S,
        root: SharedType<Self::Root>,
        parent: SharedType<Self::Parent>,
    ) -> KResult<()>;

    fn read_into<S: KStream, T: KStruct>(
        io: &S,
        root: Option<SharedType<T::Root>>,
        parent: Option<SharedType<T::Parent>>,
    ) -> KResult<OptRc<T>> {
        let object = Rc::new(T::default());
        let root = root.unwrap_or_else(|| {
            let same: Rc<dyn Any> = object.clone();
            let link = match same.downcast::<T::Root>() {
                Ok(itself) => Link::Weak(Rc::downgrade(&itself)),
                // Generated code wants a root even where the grammar does not refer to it.
                Err(_) => Link::Strong(Rc::default()),
            };
            SharedType(RefCell::new(link))
        });
        let object = OptRc(Some(object));
        T::read(&object, io, root, parent.unwrap_or_default())?;
        Ok(object)
    }
}

/// Parse `bytes` as the type `T` of a grammar.
pub fn parse<T: KStruct>(bytes: &[u8]) -> KResult<OptRc<T>> {
    T::read_into::<BytesReader, T>(&BytesReader::from(bytes.to_vec()), None, None)
}

/// Stands for a parent that may be of several types.
#[derive(Debug, Default, Clone)]
pub struct KStructUnit;

impl KStruct for KStructUnit {
    type Root = KStructUnit;
    type Parent = KStructUnit;

    fn read<S: KStream>(
        _: &OptRc<Self>,
        _: &S,
        _: SharedType<Self::Root>,
        _: SharedType<Self::Parent>,
    ) -> KResult<()> {
        Ok(())
    }
}

macro_rules! integers {
    ($($name:ident: $type:ident, $from:ident;)*) => {
        $(fn $name(&self) -> KResult<$type> {
            let mut bytes = [0; std::mem::size_of::<$type>()];
            self.read_exact(&mut bytes)?;
            Ok($type::$from(bytes))
        })*
    };
}

/// Where a parser takes its bytes from.
pub trait KStream {
    fn clone(&self) -> BytesReader;
    fn is_eof(&self) -> bool;
    fn pos(&self) -> usize;
    fn size(&self) -> usize;
    fn seek(&self, position: usize) -> KResult<()>;
    fn align_to_byte(&self) -> KResult<()>;
    fn read_exact(&self, target: &mut [u8]) -> KResult<()>;
    fn read_bits_int_le(&self, count: usize) -> KResult<u64>;
    fn read_bytes(&self, count: usize) -> KResult<Vec<u8>>;
    fn read_bytes_full(&self) -> KResult<Vec<u8>>;
    /// Bytes up to the first terminator, which is stepped over if it is consumed.
    fn read_bytes_term(&self, terminator: u8, include: bool, consume: bool, needed: bool) -> KResult<Vec<u8>>;

    integers! {
        read_u1: u8, from_le_bytes;
        read_u2le: u16, from_le_bytes;
        read_u4le: u32, from_le_bytes;
        read_u8le: u64, from_le_bytes;
        read_u2be: u16, from_be_bytes;
        read_u4be: u32, from_be_bytes;
        read_u8be: u64, from_be_bytes;
        read_s1: i8, from_le_bytes;
        read_s2le: i16, from_le_bytes;
        read_s4le: i32, from_le_bytes;
        read_s8le: i64, from_le_bytes;
        read_s2be: i16, from_be_bytes;
        read_s4be: i32, from_be_bytes;
        read_s8be: i64, from_be_bytes;
        read_f4le: f32, from_le_bytes;
        read_f8le: f64, from_le_bytes;
    }
}

/// Bytes in memory with a position; copies share both.
#[derive(Debug, Default, Clone)]
pub struct BytesReader(Rc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    bytes: Vec<u8>,
    position: Cell<usize>,
    bits: Cell<u64>,
    bits_left: Cell<usize>,
}

impl From<Vec<u8>> for BytesReader {
    fn from(bytes: Vec<u8>) -> Self {
        BytesReader(Rc::new(Shared { bytes, ..Shared::default() }))
    }
}

impl BytesReader {
    fn take(&self, count: usize) -> KResult<&[u8]> {
        let start = self.0.position.get();
        let available = self.0.bytes.len() - start;
        if count > available {
            return Err(FormatError::Eof { requested: count, available });
        }
        self.0.position.set(start + count);
        Ok(&self.0.bytes[start..start + count])
    }
}

impl KStream for BytesReader {
    fn clone(&self) -> BytesReader {
        BytesReader(self.0.clone())
    }
    fn is_eof(&self) -> bool {
        self.0.position.get() >= self.0.bytes.len() && self.0.bits_left.get() == 0
    }
    fn pos(&self) -> usize {
        self.0.position.get()
    }
    fn size(&self) -> usize {
        self.0.bytes.len()
    }
    fn seek(&self, position: usize) -> KResult<()> {
        if position > self.0.bytes.len() {
            return Err(FormatError::Eof { requested: position, available: self.0.bytes.len() });
        }
        self.align_to_byte()?;
        self.0.position.set(position);
        Ok(())
    }
    fn align_to_byte(&self) -> KResult<()> {
        self.0.bits.set(0);
        self.0.bits_left.set(0);
        Ok(())
    }
    fn read_exact(&self, target: &mut [u8]) -> KResult<()> {
        self.align_to_byte()?;
        target.copy_from_slice(self.take(target.len())?);
        Ok(())
    }
    fn read_bits_int_le(&self, count: usize) -> KResult<u64> {
        let (mut bits, mut left) = (self.0.bits.get(), self.0.bits_left.get());
        if count > 56 {
            return Err(FormatError::Other(format!("{count} bits cannot be read at once")));
        }
        while left < count {
            bits |= u64::from(self.take(1)?[0]) << left;
            left += 8;
        }
        self.0.bits.set(bits >> count);
        self.0.bits_left.set(left - count);
        Ok(bits & ((1 << count) - 1))
    }
    fn read_bytes(&self, count: usize) -> KResult<Vec<u8>> {
        self.align_to_byte()?;
        Ok(self.take(count)?.to_vec())
    }
    fn read_bytes_term(&self, terminator: u8, include: bool, consume: bool, needed: bool) -> KResult<Vec<u8>> {
        self.align_to_byte()?;
        let start = self.0.position.get();
        let length = self.0.bytes[start..].iter().position(|byte| *byte == terminator);
        let end = match length {
            Some(length) => start + length,
            None if needed => return Err(FormatError::Eof { requested: 1, available: 0 }),
            None => self.0.bytes.len(),
        };
        let found = length.is_some();
        self.0.position.set(end + usize::from(found && consume));
        Ok(self.0.bytes[start..end + usize::from(found && include)].to_vec())
    }
    fn read_bytes_full(&self) -> KResult<Vec<u8>> {
        self.read_bytes(self.0.bytes.len() - self.0.position.get())
    }
}

/// Remainder with the sign of the divisor.
pub fn modulo(a: i64, b: i64) -> i64 {
    a.rem_euclid(b)
}

/// Text of stored bytes; what is no UTF-8 becomes U+FFFD.
pub fn bytes_to_str(bytes: &[u8], _encoding: &str) -> KResult<String> {
    Ok(String::from_utf8_lossy(bytes).into_owned())
}
