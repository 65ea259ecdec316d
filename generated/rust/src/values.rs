//! Values of fields of the released format: what a field holds, its strings, numbers and choices, and values as JSON.

use std::fmt::Write as _;

use crate::column_types::{SHAPES, VALUE_TYPES};
use crate::error::{Error, Result};
use crate::ntuple::{Cluster, Element, NTuple};

const ROLES: [&str; 5] = ["plain", "collection", "record", "variant", "streamer"];

fn failure(rule: &'static str, text: impl std::fmt::Display) -> Error {
    Error::format(rule, 0, text)
}

fn need(condition: bool, rule: &'static str, text: &str) -> Result<()> {
    condition.then_some(()).ok_or_else(|| failure(rule, text))
}

/// A type of numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ValueType {
    /// What its numbers are, for example `int16`; `char` for characters.
    pub element: &'static str,
    /// Kinds of the columns that a field of the type may have.
    pub kinds: &'static [&'static str],
}

/// A value of a field.
#[derive(Debug, Clone, PartialEq)]
pub enum Value {
    Null,
    Bool(bool),
    Integer(i128),
    Real(f64),
    Text(String),
    Bytes(Vec<u8>),
    List(Vec<Value>),
    Object(Vec<(String, Value)>),
}

impl Value {
    /// An object with named members.
    pub fn object<'a>(members: impl IntoIterator<Item = (&'a str, Value)>) -> Value {
        Value::Object(members.into_iter().map(|(name, value)| (name.to_string(), value)).collect())
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_string())
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Value {
        Value::Integer(number.into())
    }
}

/// The shape in the table of a type, which is empty for those that are not there.
fn known_shape(ntuple: &NTuple, id: usize) -> &'static str {
    let name = ntuple.fields[id].type_name.split('<').next().unwrap_or("");
    SHAPES.iter().find(|each| each.0 == name).map_or("", |each| each.1)
}

/// The structural role of a field: plain, collection, record, variant or streamer; unknown in later formats.
pub fn role(ntuple: &NTuple, id: usize) -> &'static str {
    ROLES.get(usize::from(ntuple.fields[id].role)).copied().unwrap_or("unknown")
}

/// What a field holds, which tells how its values are read.
///
/// - `list`: as many items of the sub-field as [`spans`] tells
/// - `optional`: the same with at most one item
/// - `record`: one value of each sub-field
/// - `variant`: a value of one sub-field, which [`choices`] tells
/// - `array`: a fixed number of items of the sub-field, [`spans`] as well
/// - `bitset`: a fixed number of bits, which [`numbers`] returns, [`spans`] as well
/// - `string`, `streamer`: bytes, which [`strings`] returns
/// - `held`: the value of the sub-field, for atomics and enumerations
/// - `number`: what [`numbers`] returns, also for cardinalities
///
/// Returns an error if a list, an optional, an array or an atomic has another number of sub-fields than one.
pub fn shape(ntuple: &NTuple, id: usize) -> Result<&'static str> {
    let (field, structure, known) = (&ntuple.fields[id], role(ntuple, id), known_shape(ntuple, id));
    let found = match structure {
        "collection" if known == "optional" => "optional",
        "collection" => "list",
        "plain" if known == "string" => "string",
        // Arrays and bitsets without elements have no size.
        "plain" if known == "array" || known == "bitset" || field.array_size.is_some() => {
            if field.children.is_empty() { "bitset" } else { "array" }
        }
        "plain" if !field.children.is_empty() && field.columns.is_empty() => "held",
        "plain" => "number",
        other => other,
    };
    let is_one = ["list", "optional", "array", "held"].contains(&found);
    need(!is_one || field.children.len() == 1, "RNT-FLD-011", "another number of sub-fields")?;
    Ok(found)
}

/// The values of all top-level fields by name, and the messages of errors for those that cannot be read. An error in
/// one field does not affect the others.
///
/// `read` returns the first values of a field in a cluster, from the RNTuple, the cluster, the id of the field and their number.
pub fn read_fields<E: From<Error> + std::fmt::Display>(
    ntuple: &NTuple, read: impl Fn(&NTuple, &Cluster, usize, u64) -> std::result::Result<Vec<Value>, E>,
) -> (Value, Value) {
    let (mut fields, mut refused) = (Vec::new(), Vec::new());
    for (id, field) in ntuple.fields.iter().enumerate().filter(|(id, field)| field.parent == *id) {
        let all = || -> std::result::Result<Vec<Value>, E> {
            ntuple.require_known(id)?;
            let mut found = Vec::new();
            for cluster in &ntuple.clusters {
                ntuple.limits().check_elements(cluster.num_entries)?;
                found.extend(read(ntuple, cluster, id, cluster.num_entries)?);
            }
            Ok(found)
        };
        match all() {
            Ok(found) => fields.push((field.name.clone(), Value::List(found))),
            Err(error) => refused.push((field.name.clone(), Value::Text(error.to_string()))),
        }
    }
    (Value::Object(fields), Value::Object(refused))
}

/// Where the first lists, optionals or arrays of a field start and end among the items of a cluster.
///
/// Returns an error if offsets decrease, or there are more items than the limit allows.
pub fn spans(ntuple: &NTuple, cluster: &Cluster, id: usize, count: u64) -> Result<Vec<(usize, usize)>> {
    if !["array", "bitset"].contains(&shape(ntuple, id)?) {
        return ntuple.spans(cluster, id, count);
    }
    let size = ntuple.fields[id].array_size.unwrap_or(0);
    ntuple.limits().check_elements(size.max(1).saturating_mul(count))?;
    let size = size as usize;
    Ok((0..count as usize).map(|i| (i * size, (i + 1) * size)).collect())
}

/// The first strings, or streamed objects, of a field in a cluster.
///
/// Returns an error if offsets decrease, or columns have another type.
pub fn strings(ntuple: &NTuple, cluster: &Cluster, id: usize, count: u64) -> Result<Vec<Vec<u8>>> {
    let ranges = ntuple.spans(cluster, id, count)?;
    let total = ranges.last().map_or(0, |range| range.1 as u64);
    let (characters, kind) = ntuple.elements(cluster, id, total, 1, Element::Unsigned(0))?;
    need(["char", "byte", ""].contains(&kind), "RNT-COL-014", "characters in a column of another type")?;
    let byte = |element| if let Element::Unsigned(byte) = element { byte as u8 } else { 0 };
    let bytes: Vec<u8> = characters.into_iter().map(byte).collect();
    Ok(ranges.into_iter().map(|(start, end)| bytes[start..end].to_vec()).collect())
}

/// The first numbers of a field in a cluster as its type has them, or bits of a bitset.
///
/// A field may have columns of another type: integers are compared with the range of the field, numbers of a `float` are rounded.
/// A `char` is text of one character, from U+0000 to U+00FF, and an integer in an enumeration. Returns an error if the type is
/// unknown, the column does not fit, or an integer is out of range.
pub fn numbers(ntuple: &NTuple, cluster: &Cluster, id: usize, count: u64) -> Result<Vec<Value>> {
    if known_shape(ntuple, id) == "cardinality" {
        let ranges = ntuple.spans(cluster, id, count)?;
        return Ok(ranges.into_iter().map(|(start, end)| Value::Integer((end - start) as i128)).collect());
    }
    let field = &ntuple.fields[id];
    let name = if shape(ntuple, id)? == "bitset" { "bool" } else { field.type_name.as_str() };
    let known = VALUE_TYPES.iter().find(|each| each.0 == name).ok_or_else(|| failure("RNT-TYP-009", format_args!("fields of type {name}")))?.1;
    let (elements, kind) = ntuple.elements(cluster, id, count, 0, Element::Unsigned(0))?;
    need(kind.is_empty() || known.kinds.contains(&kind), "RNT-COL-014", "numbers in a column of another type")?;
    let is_enumerator = shape(ntuple, field.parent)? == "held" && known_shape(ntuple, field.parent).is_empty();
    let is_narrow = known.element == "char" || known.element == "int8" && kind == "char";
    let (is_signed, digits) = (known.element.starts_with("int"), known.element.trim_start_matches(char::is_alphabetic));
    let bits = digits.parse().unwrap_or(8u32);
    let low = if is_signed { -1i128 << (bits - 1) } else { 0 };
    let convert = |element| {
        let (whole, real) = match element {
            Element::Bit(bit) => (i128::from(bit), 0.0),
            Element::Signed(whole) => (whole.into(), 0.0),
            Element::Unsigned(whole) => (whole.into(), 0.0),
            Element::Real(real) => (0, real),
            Element::Switch(..) => (0, 0.0),
        };
        Ok(match known.element {
            "bool" => Value::Bool(whole != 0),
            "float32" => Value::Real((real as f32).into()),
            "float64" => Value::Real(real),
            "char" if !is_enumerator => Value::Text(char::from(whole as u8).to_string()),
            _ if is_narrow => Value::Integer((whole as i8).into()),
            _ if whole < low || whole >= low + (1 << bits) => return Err(failure("RNT-COL-014", format_args!("{whole} is out of range"))),
            _ => Value::Integer(whole),
        })
    };
    elements.into_iter().map(convert).collect()
}

/// Which alternatives values of a variant hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choices {
    /// For each value the tag, from 1 on, and the index among the values of that alternative; tag 0 stands for no value.
    pub values: Vec<(usize, usize)>,
    /// For each alternative how many values of it are needed.
    pub sizes: Vec<u64>,
}

/// Which alternatives the first values of a variant hold.
///
/// Returns an error if there is no such alternative, or the column has
/// another type.
pub fn choices(ntuple: &NTuple, cluster: &Cluster, id: usize, count: u64) -> Result<Choices> {
    let (elements, _) = ntuple.elements(cluster, id, count, 0, Element::Switch(0, 0))?;
    let (mut sizes, mut found) = (vec![0; ntuple.fields[id].children.len()], Vec::new());
    for element in elements {
        let Element::Switch(index, tag) = element else { return Err(failure("RNT-COL-014", "a variant with a column of another type")) };
        need(tag as usize <= sizes.len(), "RNT-ENC-005", "a tag of no alternative")?;
        if tag > 0 {
            ntuple.limits().check_elements(index.saturating_add(1))?;
            let size = &mut sizes[tag as usize - 1];
            *size = (*size).max(index + 1);
        }
        found.push(if tag == 0 { (0, 0) } else { (tag as usize, index as usize) });
    }
    Ok(Choices { values: found, sizes })
}

/// Bytes as hexadecimal digits.
pub fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A value as the conformance protocol spells it: integers exactly, infinities and not-a-number as strings, bytes as text, or as
/// `{"$bytes": ...}` with hexadecimal digits if they are not UTF-8.
pub fn to_json(value: &Value) -> String {
    let mut out = String::new();
    spell(&mut out, value);
    out
}

fn spell(out: &mut String, value: &Value) {
    let mut separator = "";
    let _ = match value {
        Value::Real(real) if real.is_nan() => write!(out, "\"nan\""),
        Value::Real(real) if real.is_infinite() => write!(out, "\"{}inf\"", if *real < 0.0 { "-" } else { "" }),
        Value::Real(real) => write!(out, "{real:?}"),
        Value::Integer(whole) => write!(out, "{whole}"),
        Value::Bool(bit) => write!(out, "{bit}"),
        Value::Null => write!(out, "null"),
        Value::Text(text) => {
            quote(out, text);
            Ok(())
        }
        Value::Bytes(bytes) => match std::str::from_utf8(bytes) {
            Ok(text) => {
                quote(out, text);
                Ok(())
            }
            Err(_) => write!(out, "{{\"$bytes\":\"{}\"}}", hexadecimal(bytes)),
        },
        Value::List(items) => {
            out.push('[');
            for item in items {
                out.push_str(std::mem::replace(&mut separator, ","));
                spell(out, item);
            }
            write!(out, "]")
        }
        Value::Object(members) => {
            out.push('{');
            for (name, member) in members {
                out.push_str(std::mem::replace(&mut separator, ","));
                quote(out, name);
                out.push(':');
                spell(out, member);
            }
            write!(out, "}}")
        }
    };
}

fn quote(out: &mut String, text: &str) {
    out.push('"');
    for unit in text.encode_utf16() {
        let _ = match unit {
            0x22 | 0x5c => write!(out, "\\{}", unit as u8 as char),
            0x20..=0x7e => write!(out, "{}", unit as u8 as char),
            _ => write!(out, "\\u{unit:04x}"),
        };
    }
    out.push('"');
}
