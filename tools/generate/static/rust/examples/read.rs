//! Prints RNTuples of the released format, their metadata and their values: read FILE [NTUPLE [LEVELS]]
//!
//! Prints an answer of the conformance protocol for each of the levels container, metadata and values.
//! Files, metadata and columns are those of the package; this program decides how values of fields look.

use rntuple_kaitai::{find_anchors, Cluster, Element, NTuple, ReadOptions, MAX_ELEMENTS};
use std::fmt::Write as _;

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

const ROLES: [&str; 5] = ["plain", "collection", "record", "variant", "streamer"];

#[derive(Clone)]
enum Value {
    Null,
    Bool(bool),
    Integer(i128),
    Real(f64),
    Text(String),
    List(Vec<Value>),
    Object(Vec<(String, Value)>),
}
use Value::*;

fn need(condition: bool, text: &str) -> Result<()> {
    condition.then_some(()).ok_or_else(|| text.into())
}

/// An element without its field.
fn plain(element: Element) -> Value {
    match element {
        Element::Bit(bit) => Bool(bit),
        Element::Signed(whole) => Integer(whole.into()),
        Element::Unsigned(whole) => Integer(whole.into()),
        Element::Real(real) => Real(real),
        Element::Switch(..) => Null,
    }
}

/// The RNTuple and the cluster whose values are read.
struct Reader<'a> {
    ntuple: &'a NTuple<'a>,
    cluster: &'a Cluster,
}

impl Reader<'_> {
    /// Elements of one of the columns of a field, and the kind of column.
    fn elements(&self, id: usize, count: u64, place: usize, zero: Element) -> Result<(Vec<Element>, &'static str)> {
        Ok(self.ntuple.elements(self.cluster, id, count, place, zero)?)
    }

    /// Where lists start and end, and the number of items.
    fn spans(&self, id: usize, count: u64) -> Result<(Vec<(usize, usize)>, u64)> {
        let spans = self.ntuple.spans(self.cluster, id, count)?;
        let total = spans.last().map_or(0, |span| span.1 as u64);
        Ok((spans, total))
    }

    /// The first values of a field.
    fn values(&self, id: usize, count: u64) -> Result<Vec<Value>> {
        need(count <= MAX_ELEMENTS, "too many values")?;
        let field = &self.ntuple.fields[id];
        let name = field.type_name.as_str();
        let child = |count| self.values(*field.children.first().ok_or("a field without its sub-field")?, count);
        match (ROLES[usize::from(field.role)], field.array_size) {
            ("collection", _) => {
                let (spans, total) = self.spans(id, count)?;
                let items = child(total)?;
                let is_optional = name.starts_with("std::optional<") || name.starts_with("std::unique_ptr<");
                let value = |(start, end): (usize, usize)| match is_optional {
                    true if start == end => Null,
                    true => items[start].clone(),
                    false => List(items[start..end].to_vec()),
                };
                Ok(spans.into_iter().map(value).collect())
            }
            ("record", _) => {
                let mut records = vec![Vec::new(); count as usize];
                for child in &field.children {
                    for (record, value) in records.iter_mut().zip(self.values(*child, count)?) {
                        record.push((self.ntuple.fields[*child].name.clone(), value));
                    }
                }
                Ok(records.into_iter().map(Object).collect())
            }
            ("variant", _) => {
                let (chosen, _) = self.elements(id, count, 0, Element::Switch(0, 0))?;
                let mut sizes = vec![0; field.children.len() + 1];
                for each in &chosen {
                    let Element::Switch(index, tag) = each else { return Err("a variant without tags".into()) };
                    let size = sizes.get_mut(*tag as usize).ok_or("a tag of no alternative")?;
                    *size = index.saturating_add(1).max(*size);
                }
                let mut found = vec![Vec::new()];
                for (child, size) in field.children.iter().zip(&sizes[1..]) {
                    found.push(self.values(*child, *size)?);
                }
                let value = |each| match each {
                    Element::Switch(index, tag) if tag > 0 => found[tag as usize][index as usize].clone(),
                    _ => Null,
                };
                Ok(chosen.into_iter().map(value).collect())
            }
            (role, _) if role == "streamer" || name == "std::string" => {
                let (spans, total) = self.spans(id, count)?;
                let (characters, _) = self.elements(id, total, 1, Element::Unsigned(0))?;
                let byte = |each| if let Integer(byte) = plain(each) { byte as u8 } else { 0 };
                let bytes: Vec<u8> = characters.into_iter().map(byte).collect();
                Ok(spans.into_iter().map(|(start, end)| text(&bytes[start..end], role == "streamer")).collect())
            }
            (_, Some(size)) => {
                let total = size.checked_mul(count).ok_or("too many values")?;
                let items = match field.children.is_empty() {
                    true => self.elements(id, total, 0, Element::Bit(false))?.0.into_iter().map(plain).collect(),
                    false => child(total)?,
                };
                let size = size as usize;
                Ok((0..count as usize).map(|i| List(items[i * size..(i + 1) * size].to_vec())).collect())
            }
            _ if name.starts_with("ROOT::RNTupleCardinality<") => {
                let (spans, _) = self.spans(id, count)?;
                Ok(spans.into_iter().map(|(start, end)| Integer((end - start) as i128)).collect())
            }
            _ if field.children.len() == 1 && field.columns.is_empty() => {
                let items = child(count)?; // std::atomic, or an enumeration, whose values are numbers
                let is_atomic = name.starts_with("std::atomic<");
                let whole = |item| match item {
                    Text(text) if !is_atomic => Integer(text.chars().next().unwrap_or('\0') as u8 as i8 as i128),
                    item => item,
                };
                Ok(items.into_iter().map(whole).collect())
            }
            _ => {
                let (elements, kind) = self.elements(id, count, 0, Element::Unsigned(0))?;
                elements.into_iter().map(|element| number(plain(element), name, kind)).collect()
            }
        }
    }
}

/// A number of a column of a kind as a type has it.
fn number(value: Value, name: &str, kind: &str) -> Result<Value> {
    if name == "float" || name == "double" {
        need(kind == "real" || kind.is_empty(), "no real numbers")?;
        let real = if let Real(real) = value { real } else { 0.0 };
        return Ok(Real(if name == "float" { f64::from(real as f32) } else { real }));
    }
    let is_whole = if name == "std::byte" { kind == "byte" } else { ["bit", "char", "integer"].contains(&kind) };
    need(kind.is_empty() || is_whole, "no integers")?;
    let whole = match value {
        Bool(bit) => i128::from(bit),
        Integer(whole) => whole,
        _ => return Err("no integers".into()),
    };
    let (low, bits) = match name {
        "bool" => return Ok(Bool(whole != 0)),
        "char" => return Ok(Text(char::from(whole as u8).to_string())),
        "std::int8_t" if kind == "char" => return Ok(Integer((whole as i8).into())),
        "std::int8_t" => (-1 << 7, 8),
        "std::int16_t" => (-1 << 15, 16),
        "std::int32_t" => (-1 << 31, 32),
        "std::int64_t" => (-1 << 63, 64),
        "std::byte" | "std::uint8_t" => (0, 8),
        "std::uint16_t" => (0, 16),
        "std::uint32_t" => (0, 32),
        "std::uint64_t" => (0, 64),
        _ => return Err(format!("fields of type {name}").into()),
    };
    need(whole >= low && whole < low + (1 << bits), "a value that is out of range")?;
    Ok(Integer(whole))
}

/// A string, or bytes in hexadecimal: those of a streamer field, and those that are not UTF-8.
fn text(bytes: &[u8], is_streamer: bool) -> Value {
    match std::str::from_utf8(bytes) {
        Ok(text) if !is_streamer => Text(text.to_string()),
        _ => {
            let digits = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
            Object(vec![(if is_streamer { "$streamer" } else { "$bytes" }.to_string(), Text(digits))])
        }
    }
}

fn object(members: Vec<(&str, Value)>) -> Value {
    Object(members.into_iter().map(|(name, value)| (name.to_string(), value)).collect())
}

fn open<'a>(data: &'a [u8], name: &str) -> Result<NTuple<'a>> {
    let key = find_anchors(data)?.into_iter().find(|each| name.is_empty() || each.name == name);
    Ok(NTuple::open(data, &key.ok_or("there is no such RNTuple")?, ReadOptions::default())?)
}

fn container(data: &[u8], _: &str) -> Result<Value> {
    let names = find_anchors(data)?.into_iter().map(|each| object(vec![("name", Text(each.name))]));
    Ok(object(vec![("ntuples", List(names.collect()))]))
}

fn metadata(data: &[u8], name: &str) -> Result<Value> {
    let ntuple = open(data, name)?;
    let mut fields = Vec::new();
    for (id, field) in ntuple.fields.iter().enumerate() {
        let role = ROLES.get(usize::from(field.role)).unwrap_or(&"unknown").to_string();
        let described = vec![("path", Text(ntuple.path(id))), ("type_name", Text(field.type_name.clone())), ("role", Text(role))];
        fields.push(object(described));
    }
    let (num_entries, num_clusters) = (Integer(ntuple.num_entries().into()), Integer(ntuple.clusters.len() as i128));
    Ok(object(vec![("num_entries", num_entries), ("num_clusters", num_clusters), ("fields", List(fields))]))
}

fn values(data: &[u8], name: &str) -> Result<Value> {
    let (ntuple, mut fields, mut refused) = (open(data, name)?, Vec::new(), Vec::new());
    for (id, field) in ntuple.fields.iter().enumerate().filter(|(id, field)| field.parent == *id) {
        let read = || -> Result<Vec<Value>> {
            ntuple.require_known(id)?;
            let mut found = Vec::new();
            for cluster in &ntuple.clusters {
                found.extend(Reader { ntuple: &ntuple, cluster }.values(id, cluster.num_entries)?);
            }
            Ok(found)
        };
        match read() {
            Ok(found) => fields.push((field.name.clone(), List(found))),
            Err(error) => refused.push((field.name.clone(), Text(error.to_string()))),
        }
    }
    let num_entries = Integer(ntuple.num_entries().into());
    Ok(object(vec![("num_entries", num_entries), ("fields", Object(fields)), ("refused", Object(refused))]))
}

/// Appends a value as JSON.
fn spell(out: &mut String, value: &Value) {
    let mut separator = "";
    let _ = match value {
        Real(real) if real.is_nan() => write!(out, "\"nan\""),
        Real(real) if real.is_infinite() => write!(out, "\"{}inf\"", if *real < 0.0 { "-" } else { "" }),
        Real(real) => write!(out, "{real:?}"),
        Integer(whole) => write!(out, "{whole}"),
        Bool(bit) => write!(out, "{bit}"),
        Null => write!(out, "null"),
        Text(text) => {
            out.push('"');
            for unit in text.encode_utf16() {
                let _ = match unit {
                    0x22 | 0x5c => write!(out, "\\{}", unit as u8 as char),
                    0x20..=0x7e => write!(out, "{}", unit as u8 as char),
                    _ => write!(out, "\\u{unit:04x}"),
                };
            }
            write!(out, "\"")
        }
        List(items) => {
            out.push('[');
            for item in items {
                out.push_str(std::mem::replace(&mut separator, ","));
                spell(out, item);
            }
            write!(out, "]")
        }
        Object(members) => {
            out.push('{');
            for (name, member) in members {
                out.push_str(std::mem::replace(&mut separator, ","));
                spell(out, &Text(name.clone()));
                out.push(':');
                spell(out, member);
            }
            write!(out, "}}")
        }
    };
}

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let data = std::fs::read(arguments.first().ok_or("which file?")?)?;
    let name = arguments.get(1).map_or("", String::as_str);
    for level in arguments.get(2).map_or("values", String::as_str).split(',') {
        let result = match level {
            "container" => container(&data, name),
            "metadata" => metadata(&data, name),
            "values" => values(&data, name),
            _ => Err("there is no such level".into()),
        };
        let (status, member, value) = match result {
            Ok(result) => ("ok", "result", result),
            Err(error) => ("refused", "message", Text(error.to_string())),
        };
        let mut out = String::new();
        spell(&mut out, &object(vec![("level", Text(level.to_string())), ("status", Text(status.to_string())), (member, value)]));
        println!("{out}");
    }
    Ok(())
}
