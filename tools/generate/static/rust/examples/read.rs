//! Prints RNTuples of the released format, their metadata and their values: read FILE [NTUPLE [LEVELS]]
//!
//! Prints an answer of the conformance protocol for each of the levels container, metadata and values.

use rntuple_kaitai::column_types::column_type;
use rntuple_kaitai::{decode_page, parse, read_anchor, read_envelope, read_page, Elements, PageOptions, ReadOptions};
use rntuple_kaitai::{rntuple::*, root_file::*};
use std::collections::BTreeMap;
use std::fmt::Write as _;

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

const ROLES: [&str; 5] = ["plain", "collection", "record", "variant", "streamer"];
/// The most values of a field in a cluster: sizes in damaged files do not exhaust the memory.
const MOST: u64 = 1 << 24;

#[derive(Clone)]
enum Value {
    Null,
    Bool(bool),
    Integer(i128),
    Real(f64),
    Switch(u64, u32),
    Text(String),
    List(Vec<Value>),
    Object(Vec<(String, Value)>),
}
use Value::*;

fn need(condition: bool, text: &str) -> Result<()> {
    condition.then_some(()).ok_or_else(|| text.into())
}

fn at<T>(items: &[T], i: usize) -> Result<&T> {
    items.get(i).ok_or_else(|| "the file has no such part".into())
}

fn part(data: &[u8], start: u64, length: u64) -> Result<&[u8]> {
    let end = start.checked_add(length).filter(|end| *end <= data.len() as u64).ok_or("bytes outside of the file")?;
    Ok(&data[start as usize..end as usize])
}

fn from(data: &[u8], start: u64) -> Result<&[u8]> {
    part(data, start, (data.len() as u64).saturating_sub(start))
}

/// Cycle, start and lengths of the newest anchor of an RNTuple.
struct Key {
    cycle: i16,
    start: u64,
    len_stored: u64,
    length: u64,
}

/// The newest anchors by the paths of the RNTuples.
fn anchors(data: &[u8]) -> Result<Vec<(String, Key)>> {
    fn walk(data: &[u8], directory: &RootFile_Directory, path: &str, seen: &mut Vec<u64>, found: &mut Vec<(String, Key)>) -> Result<()> {
        let place = *directory.ofs_keys()?;
        if place == 0 || seen.contains(&place) {
            return Ok(());
        }
        seen.push(place);
        let record = parse::<RootFile_Record>(from(data, place)?)?;
        for key in parse::<RootFile_KeysList>(&record.payload()?)?.keys().iter() {
            let (name, len_key) = (format!("{path}{}", *key.name().value()?), i64::from(*key.len_key()));
            let start = key.ofs_key()?.checked_add_signed(len_key).ok_or("a key outside of the file")?;
            let class = key.class_name().value()?.clone();
            if class == "TDirectory" || class == "TDirectoryFile" {
                walk(data, &*parse::<RootFile_Directory>(from(data, start)?)?, &format!("{name}/"), seen, found)?;
            } else if class == "ROOT::RNTuple" {
                let len_stored = u64::try_from(i64::from(*key.len_record()) - len_key)?;
                let each = Key { cycle: *key.cycle(), start, len_stored, length: u64::try_from(*key.len_object())? };
                match found.iter_mut().find(|other| other.0 == name) {
                    Some(other) if other.1.cycle >= each.cycle => {}
                    Some(other) => other.1 = each,
                    None => found.push((name, each)),
                }
            }
        }
        Ok(())
    }
    let (file, mut found) = (parse::<RootFile>(data)?, Vec::new());
    need(*file.header().ofs_end()? <= data.len() as i64, "the file is truncated")?;
    walk(data, &*file.root_directory()?, "", &mut Vec::new(), &mut found)?;
    Ok(found)
}

struct Field {
    name: String,
    type_name: String,
    version: u32,
    role: usize,
    parent: usize,
    array_size: Option<u64>,
    source: Option<u32>,
    children: Vec<usize>,
    columns: Vec<usize>,
}

struct Column {
    id: u16,
    bits: u32,
    field: usize,
    representation: u16,
    is_deferred: bool,
    limits: Option<(f64, f64)>,
}

struct Page {
    number: usize,
    has_checksum: bool,
    locator: Option<(u64, u64)>,
}

struct Cluster {
    first: u64,
    entries: u64,
    /// The pages of each column that is not suppressed.
    columns: Vec<Option<Vec<Page>>>,
}

struct Ntuple<'a> {
    data: &'a [u8],
    max_key_size: u64,
    fields: Vec<Field>,
    columns: Vec<Column>,
    clusters: Vec<Cluster>,
}

/// Offset and size; none for a locator of an unknown kind.
fn place_of(locator: &Rntuple_Locator) -> Option<(u64, u64)> {
    match (locator.ofs_range(), locator.payload().as_ref()) {
        (Some(offset), _) => Some((offset, *locator.head() as u64)),
        (_, Some(Rntuple_Locator_Payload::Rntuple_LargeLocator(large))) => Some((*large.ofs_range(), *large.len_range())),
        _ => None,
    }
}

impl<'a> Ntuple<'a> {
    fn open(data: &'a [u8], name: &str) -> Result<Self> {
        let found = anchors(data)?.into_iter().find(|each| name.is_empty() || each.0 == name);
        let (_, key) = found.ok_or("there is no such RNTuple")?;
        let anchor = read_anchor(data, key.start, key.len_stored, key.length, &ReadOptions::default())?;
        let anchor = parse::<RootFile_Anchor>(&anchor)?;
        need(*anchor.version_epoch() == 1, "a version of the format that is not 1")?;
        let max_key_size = *anchor.max_key_size();
        let mut ntuple = Ntuple { data, max_key_size, fields: Vec::new(), columns: Vec::new(), clusters: Vec::new() };
        let (header, checksum) = ntuple.envelope(*anchor.ofs_header(), *anchor.len_header_stored(), *anchor.len_header())?;
        let (footer, _) = ntuple.envelope(*anchor.ofs_footer(), *anchor.len_footer_stored(), *anchor.len_footer())?;
        let (Rntuple_Payload::Rntuple_Header(header), Rntuple_Payload::Rntuple_Footer(footer)) = (header, footer) else {
            return Err("an envelope of another type".into());
        };
        need(*footer.header_checksum() == checksum, "a footer of another header")?;
        for flags in [header.feature_flags().words(), footer.feature_flags().words()] {
            for (i, word) in flags.iter().enumerate() {
                let known = u32::from(i == 0); // bit 0: deferred columns may be nested
                need(*word.lo() & !known == 0 && *word.hi() & i32::MAX == 0, "an unknown feature flag")?;
            }
        }
        ntuple.add_schema(&header.schema())?;
        if let Some(schema) = footer.schema_extension().body().schema() {
            ntuple.add_schema(&schema)?;
        }
        for group in footer.cluster_groups().body().items().iter() {
            ntuple.add_group(&group.body(), &checksum)?;
        }
        ntuple.clusters.sort_by_key(|cluster| cluster.first);
        Ok(ntuple)
    }

    /// The contents of an envelope, and its checksum.
    fn envelope(&self, offset: u64, size: u64, length: u64) -> Result<(Rntuple_Payload, Vec<u8>)> {
        let data = read_envelope(self.data, offset, size, length, self.max_key_size, &ReadOptions::default())?;
        let envelope = parse::<Rntuple>(&data)?;
        let payload = envelope.payload().clone().ok_or("an envelope without contents")?;
        let checksum = envelope.checksum().clone();
        Ok((payload, checksum))
    }

    fn add_schema(&mut self, schema: &Rntuple_Schema) -> Result<()> {
        for record in schema.fields().body().items().iter() {
            let (field, id) = (record.body(), self.fields.len());
            let parent = *field.parent_id() as usize;
            need(parent <= id, "a parent that comes after its sub-field")?;
            if parent < id {
                self.fields[parent].children.push(id);
            }
            self.fields.push(Field {
                name: field.name().value()?.clone(),
                type_name: field.type_name().value()?.clone(),
                version: *field.field_version(),
                role: usize::from(*field.role()),
                parent,
                array_size: field.array_size(),
                source: field.source_field_id(),
                children: Vec::new(),
                columns: Vec::new(),
            });
        }
        for record in schema.columns().body().items().iter() {
            let (column, field) = (record.body(), *record.body().field_id() as usize);
            at(&self.fields, field)?;
            self.fields[field].columns.push(self.columns.len());
            self.columns.push(Column {
                id: *column.column_type(),
                bits: u32::from(*column.bits_on_storage()),
                field,
                representation: *column.representation_index(),
                is_deferred: *column.is_deferred()?,
                limits: column.value_range().map(|range| (*range.min(), *range.max())),
            });
        }
        for record in schema.alias_columns().body().items().iter() {
            let (column, field) = (*record.body().physical_column_id() as usize, *record.body().field_id() as usize);
            at(&self.columns, column)?;
            at(&self.fields, field)?;
            self.fields[field].columns.push(column);
        }
        Ok(())
    }

    fn add_group(&mut self, group: &Rntuple_ClusterGroup, header_checksum: &[u8]) -> Result<()> {
        let link = group.page_list_link();
        let (offset, size) = place_of(&link.locator()).ok_or("an unknown kind of locator")?;
        let (Rntuple_Payload::Rntuple_PageList(pages), _) = self.envelope(offset, size, *link.len_envelope())? else {
            return Err("an envelope of another type".into());
        };
        need(*pages.header_checksum() == header_checksum, "a page list of another header")?;
        let (summaries, lists) = (pages.cluster_summaries().body().clone(), pages.page_locations().body().clone());
        let numbers = [summaries.items().len(), lists.items().len()];
        need(numbers == [*group.num_clusters() as usize; 2], "a cluster group of other clusters")?;
        for (record, columns) in summaries.items().iter().zip(lists.items().iter()) {
            let summary = record.body();
            need(*summary.flags() & 1 == 0, "a sharded cluster")?;
            let mut cluster = Cluster { first: *summary.first_entry(), entries: *summary.num_entries()?, columns: Vec::new() };
            for column in columns.body().items().iter() {
                let mut found = Vec::new();
                for page in column.body().items().iter() {
                    let (number, has_checksum) = (usize::try_from(*page.num_elements()?)?, *page.has_checksum()?);
                    found.push(Page { number, has_checksum, locator: place_of(&page.locator()) });
                }
                cluster.columns.push((*column.body().element_offset() >= 0).then_some(found));
            }
            self.clusters.push(cluster);
        }
        Ok(())
    }

    fn entries(&self) -> i128 {
        self.clusters.iter().map(|cluster| i128::from(cluster.entries)).sum()
    }

    fn path(&self, id: usize) -> String {
        let field = &self.fields[id];
        if field.parent == id {
            return field.name.clone();
        }
        format!("{}.{}", self.path(field.parent), field.name)
    }

    /// Refuses a field of a later version of the format, and one that projects such a field.
    fn check(&self, id: usize, is_source: bool) -> Result<()> {
        let field = &self.fields[id];
        need(field.role < ROLES.len() && field.version == 0, "a field of a later version of the format")?;
        let own = self.columns.iter().filter(|column| column.field == id);
        need(own.into_iter().all(|column| column_type("1.x", column.id).is_some()), "an unknown column type")?;
        for child in &field.children {
            self.check(*child, is_source)?;
        }
        if let (Some(source), false) = (field.source, is_source) {
            let mut source = source as usize;
            while at(&self.fields, source)?.parent != source {
                source = self.fields[source].parent;
            }
            self.check(source, true)?;
        }
        Ok(())
    }

    /// Elements of one of the columns of a field, with zeros before those of a late column; and the kind of column.
    fn elements(&self, cluster: &Cluster, id: usize, count: u64, place: usize, zero: Value) -> Result<(Vec<Value>, &'static str)> {
        need(count <= MOST, "too many elements")?;
        let mut representations = BTreeMap::<u16, Vec<usize>>::new();
        for i in &self.fields[id].columns {
            representations.entry(self.columns[*i].representation).or_default().push(*i);
        }
        for columns in representations.values() {
            let i = *at(columns, place)?;
            let Some(Some(pages)) = cluster.columns.get(i) else {
                continue; // another representation has the elements
            };
            let (column, total) = (&self.columns[i], pages.iter().map(|page| page.number as u64).sum::<u64>());
            need(total >= count || column.is_deferred, "elements are missing")?;
            let known = column_type("1.x", column.id).ok_or("an unknown column type")?;
            let mut found = vec![zero; count.saturating_sub(total) as usize];
            for page in pages {
                if found.len() as u64 >= count {
                    break; // damaged files, and others, have more elements than values need
                }
                let length = (page.number as u64 * u64::from(column.bits)).div_ceil(8);
                let (offset, size) = page.locator.ok_or("an unknown kind of locator")?;
                let options = ReadOptions::default();
                let data = read_page(self.data, offset, size, length, self.max_key_size, page.has_checksum, &options)?;
                let options = PageOptions { bits: Some(column.bits), limits: column.limits, ..Default::default() };
                match decode_page(known, &data, page.number, &options)? {
                    Elements::Bits(values) => found.extend(values.into_iter().map(Bool)),
                    Elements::Signed(values) => found.extend(values.into_iter().map(|value| Integer(value.into()))),
                    Elements::Unsigned(values) => found.extend(values.into_iter().map(|value| Integer(value.into()))),
                    Elements::Reals(values) => found.extend(values.into_iter().map(Real)),
                    Elements::Switches(values) => found.extend(values.into_iter().map(|(index, tag)| Switch(index, tag))),
                }
            }
            found.truncate(count as usize);
            return Ok((found, known.kind));
        }
        Ok((vec![zero; count as usize], ""))
    }

    /// Where each list starts and ends among the items of the cluster, and the number of items.
    fn spans(&self, cluster: &Cluster, id: usize, count: u64) -> Result<(Vec<(usize, usize)>, u64)> {
        let (elements, kind) = self.elements(cluster, id, count, 0, Integer(0))?;
        need(kind == "index" || kind.is_empty(), "offsets in a column of another type")?;
        let (mut spans, mut start) = (Vec::new(), 0);
        for element in elements {
            let Integer(end) = element else { return Err("offsets that are no integers".into()) };
            need(end >= start && end <= i128::from(MOST), "offsets that decrease, or are too large")?;
            spans.push((start as usize, end as usize));
            start = end;
        }
        Ok((spans, start as u64))
    }

    /// The first values of a field.
    fn values(&self, cluster: &Cluster, id: usize, count: u64) -> Result<Vec<Value>> {
        need(count <= MOST, "too many values")?;
        let field = &self.fields[id];
        let name = field.type_name.as_str();
        let child = |count| self.values(cluster, *at(&field.children, 0)?, count);
        match (ROLES[field.role], field.array_size) {
            ("collection", _) => {
                let (spans, total) = self.spans(cluster, id, count)?;
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
                    for (record, value) in records.iter_mut().zip(self.values(cluster, *child, count)?) {
                        record.push((self.fields[*child].name.clone(), value));
                    }
                }
                Ok(records.into_iter().map(Object).collect())
            }
            ("variant", _) => {
                let (chosen, _) = self.elements(cluster, id, count, 0, Switch(0, 0))?;
                let mut sizes = vec![0; field.children.len() + 1];
                for each in &chosen {
                    let Switch(index, tag) = each else { return Err("a variant without tags".into()) };
                    let size = sizes.get_mut(*tag as usize).ok_or("a tag of no alternative")?;
                    *size = index.saturating_add(1).max(*size);
                }
                let mut found = vec![Vec::new()];
                for (child, size) in field.children.iter().zip(&sizes[1..]) {
                    found.push(self.values(cluster, *child, *size)?);
                }
                let value = |each| match each {
                    Switch(index, tag) if tag > 0 => found[tag as usize][index as usize].clone(),
                    _ => Null,
                };
                Ok(chosen.into_iter().map(value).collect())
            }
            (role, _) if role == "streamer" || name == "std::string" => {
                let (spans, total) = self.spans(cluster, id, count)?;
                let (characters, _) = self.elements(cluster, id, total, 1, Integer(0))?;
                let byte = |each: &Value| if let Integer(byte) = each { *byte as u8 } else { 0 };
                let bytes: Vec<u8> = characters.iter().map(byte).collect();
                Ok(spans.into_iter().map(|(start, end)| text(&bytes[start..end], role == "streamer")).collect())
            }
            (_, Some(size)) => {
                let total = size.checked_mul(count).ok_or("too many values")?;
                let items = if field.children.is_empty() { self.elements(cluster, id, total, 0, Bool(false))?.0 } else { child(total)? };
                let size = size as usize;
                Ok((0..count as usize).map(|i| List(items[i * size..(i + 1) * size].to_vec())).collect())
            }
            _ if name.starts_with("ROOT::RNTupleCardinality<") => {
                let (spans, _) = self.spans(cluster, id, count)?;
                Ok(spans.into_iter().map(|(start, end)| Integer((end - start) as i128)).collect())
            }
            _ if field.children.len() == 1 && field.columns.is_empty() => {
                let items = child(count)?; // std::atomic, or an enumeration, whose values are numbers
                let plain = |item| match item {
                    Text(text) if !name.starts_with("std::atomic<") => Integer(text.chars().next().unwrap_or('\0') as u8 as i8 as i128),
                    item => item,
                };
                Ok(items.into_iter().map(plain).collect())
            }
            _ => {
                let (elements, kind) = self.elements(cluster, id, count, 0, Integer(0))?;
                elements.into_iter().map(|value| number(value, name, kind)).collect()
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

fn container(data: &[u8], _: &str) -> Result<Value> {
    let names = anchors(data)?.into_iter().map(|each| object(vec![("name", Text(each.0))]));
    Ok(object(vec![("ntuples", List(names.collect()))]))
}

fn metadata(data: &[u8], name: &str) -> Result<Value> {
    let ntuple = Ntuple::open(data, name)?;
    let described = |(id, field): (usize, &Field)| {
        let role = ROLES.get(field.role).unwrap_or(&"unknown").to_string();
        object(vec![("path", Text(ntuple.path(id))), ("type_name", Text(field.type_name.clone())), ("role", Text(role))])
    };
    let fields = ntuple.fields.iter().enumerate().map(described).collect();
    let num_clusters = Integer(ntuple.clusters.len() as i128);
    Ok(object(vec![("num_entries", Integer(ntuple.entries())), ("num_clusters", num_clusters), ("fields", List(fields))]))
}

fn values(data: &[u8], name: &str) -> Result<Value> {
    let (ntuple, mut fields, mut refused) = (Ntuple::open(data, name)?, Vec::new(), Vec::new());
    for (id, field) in ntuple.fields.iter().enumerate().filter(|(id, field)| field.parent == *id) {
        let read = || -> Result<Vec<Value>> {
            ntuple.check(id, false)?;
            let mut found = Vec::new();
            for cluster in &ntuple.clusters {
                found.extend(ntuple.values(cluster, id, cluster.entries)?);
            }
            Ok(found)
        };
        match read() {
            Ok(found) => fields.push((field.name.clone(), List(found))),
            Err(error) => refused.push((field.name.clone(), Text(error.to_string()))),
        }
    }
    Ok(object(vec![("num_entries", Integer(ntuple.entries())), ("fields", Object(fields)), ("refused", Object(refused))]))
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
        Null | Switch(..) => write!(out, "null"),
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
