//! RNTuples of the released format: the anchors in a file, metadata, and the elements of columns.

use std::collections::{BTreeMap, HashSet, VecDeque};

use crate::column_types::column_type;
use crate::columns::{decode_page, Elements, PageOptions};
use crate::compression::{read_anchor, read_envelope, read_page, PageRange, ReadOptions};
use crate::constants::ANCHOR_CLASS;
use crate::error::{Error, Placed, Result};
use crate::rntuple::*;
use crate::root_file::*;
use crate::runtime::parse;
use crate::source::{read_range, read_record, Limits, Source};

fn failure(rule: &'static str, offset: u64, text: impl std::fmt::Display) -> Error {
    Error::format(rule, offset, text)
}

fn need(condition: bool, rule: &'static str, offset: u64, text: &str) -> Result<()> {
    condition.then_some(()).ok_or_else(|| failure(rule, offset, text))
}

fn at<'a, T>(items: &'a [T], i: usize, rule: &'static str, what: &str) -> Result<&'a T> {
    items.get(i).ok_or_else(|| failure(rule, 0, format_args!("there is no {what} {i}")))
}

/// The key of the anchor of an RNTuple, with the path of the RNTuple in the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnchorKey {
    pub name: String,
    pub cycle: i16,
    /// Offset of the anchor, after its key.
    pub start: u64,
    /// Bytes of the anchor in the file.
    pub len_stored: u64,
    /// Bytes of the anchor after decompression.
    pub length: u64,
}

/// The key of the newest anchor of each RNTuple of the released format, in the order of the directories.
///
/// Returns an error if the file is truncated, or a directory is damaged.
pub fn find_anchors(file: &dyn Source, limits: &Limits) -> Result<Vec<AnchorKey>> {
    let header = read_record::<RootFileFileHeader>(file, 0, "RNT-CNT-001", limits)?;
    let size = file.size()?;
    need(u64::try_from(*header.ofs_end()?).map_or(true, |end| end <= size), "RNT-CNT-002", 0, "the file is truncated")?;
    let (mut found, mut places) = (Vec::<AnchorKey>::new(), BTreeMap::new());
    let place = i64::from(*header.ofs_begin()) + i64::from(*header.len_name());
    let top = read_record::<RootFileDirectory>(file, place as u64, "RNT-CNT-003", limits)?;
    let mut directories = VecDeque::from([(String::new(), *top.ofs_keys()?, *top.len_keys())]);
    let mut seen = HashSet::from([0]);
    while let Some((path, place, len_keys)) = directories.pop_front() {
        if !seen.insert(place) {
            continue;
        }
        let list_key = read_record::<RootFileKey>(file, place, "RNT-CNT-005", limits)?;
        // ROOT takes the size of the list from the directory, and the key of the list may state less.
        let (start, end) = (i64::from(*list_key.len_key()), i64::from((*list_key.len_record()).max(len_keys)));
        let end = end.min(i64::try_from(size - place).unwrap_or(i64::MAX));
        need(0 < start && start <= end, "RNT-CNT-005", place, "a keys list without bytes")?;
        let place = place + start as u64;
        let list = read_range(file, place, (end - start) as u64, limits)?;
        for key in parse::<RootFileKeysList>(&list).placed("RNT-CNT-005", place)?.keys().iter() {
            let (name, len_key) = (format!("{path}{}", *key.name().value()?), i64::from(*key.len_key()));
            let start = key.ofs_key()?.checked_add_signed(len_key).ok_or_else(|| failure("RNT-CNT-017", place, "a key outside of the file"))?;
            let class = key.class_name().value()?.clone();
            if class == "TDirectory" || class == "TDirectoryFile" {
                let below = read_record::<RootFileDirectory>(file, start, "RNT-CNT-018", limits)?;
                directories.push_back((format!("{name}/"), *below.ofs_keys()?, *below.len_keys()));
            } else if class == ANCHOR_CLASS {
                let sizes = [i64::from(*key.len_record()) - len_key, i64::from(*key.len_object())];
                need(sizes[0] >= 0 && sizes[1] >= 0, "RNT-CNT-017", place, "a key of negative sizes")?;
                let each = AnchorKey { name, cycle: *key.cycle(), start, len_stored: sizes[0] as u64, length: sizes[1] as u64 };
                let place = *places.entry(each.name.clone()).or_insert(found.len());
                if place == found.len() {
                    found.push(each);
                } else if each.cycle > found[place].cycle {
                    found[place] = each;
                }
            }
        }
    }
    Ok(found)
}

/// The RNTuple of a path in a file; without a path the first one.
///
/// Returns an error if there is no such RNTuple, or it is damaged.
pub fn open_ntuple<'a>(file: &'a dyn Source, name: &str, options: ReadOptions<'a>) -> Result<NTuple<'a>> {
    let key = find_anchors(file, &options.limits)?.into_iter().find(|each| name.is_empty() || each.name == name);
    NTuple::open(file, &key.ok_or_else(|| Error::NotFound(name.to_string()))?, options)
}

/// A field, with the ids of its sub-fields and columns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Field {
    pub name: String,
    pub type_name: String,
    /// Version of the field; the released format knows 0.
    pub version: u32,
    /// Structural role: 0 plain, 1 collection, 2 record, 3 variant, 4 streamer; others are of a later version of the format.
    pub role: u16,
    /// Id of the parent; a top-level field is its own parent.
    pub parent: usize,
    /// Items of an array of fixed size, or bits of a bitset.
    pub array_size: Option<u64>,
    /// Id of the field that is projected.
    pub source: Option<u32>,
    pub children: Vec<usize>,
    /// Columns of all representations; a projected field has those of its source.
    pub columns: Vec<usize>,
}

/// A column.
#[derive(Debug, Clone, PartialEq)]
pub struct Column {
    /// Id of the column type, for [`column_type`] of generation `1.x`.
    pub column_type: u16,
    /// Bits of an element in storage.
    pub bits: u32,
    pub field: usize,
    pub representation: u16,
    /// Whether elements of the first entries may be missing.
    pub is_deferred: bool,
    /// Range of a quantized column.
    pub limits: Option<(f64, f64)>,
}

/// A page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    pub num_elements: usize,
    pub has_checksum: bool,
    /// Offset and stored bytes; none if the locator is of an unknown kind.
    pub range: Option<(u64, u64)>,
}

/// A cluster: its first entry, its number of entries, and the pages of each column; none for a suppressed column.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cluster {
    pub first_entry: u64,
    pub num_entries: u64,
    pub columns: Vec<Option<Vec<Page>>>,
}

/// An element of a column.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Element {
    Bit(bool),
    Signed(i64),
    Unsigned(u64),
    Real(f64),
    /// Index and tag of an element of a Switch column.
    Switch(u64, u32),
}

/// The metadata of an RNTuple: fields and columns of header and footer by id, and all clusters in the order of their entries.
#[derive(Clone)]
pub struct NTuple<'a> {
    pub fields: Vec<Field>,
    pub columns: Vec<Column>,
    pub clusters: Vec<Cluster>,
    file: &'a dyn Source,
    max_key_size: u64,
    options: ReadOptions<'a>,
}

/// Offset and size; none for a locator of an unknown kind.
fn range_of(locator: &RntupleLocator) -> Option<(u64, u64)> {
    match (locator.ofs_range(), locator.payload().as_ref()) {
        (Some(offset), _) => Some((offset, *locator.head() as u64)),
        (_, Some(RntupleLocatorPayload::RntupleLargeLocator(large))) => Some((*large.ofs_range(), *large.len_range())),
        _ => None,
    }
}

impl std::fmt::Debug for NTuple<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NTuple").field("fields", &self.fields).finish_non_exhaustive()
    }
}

impl<'a> NTuple<'a> {
    /// Reads all metadata of the RNTuple whose anchor has a key, one of [`find_anchors`].
    ///
    /// Returns an error if metadata are damaged or need a later version of a reader, or if a codec or the hash is missing.
    pub fn open(file: &'a dyn Source, key: &AnchorKey, options: ReadOptions<'a>) -> Result<Self> {
        let anchor = read_anchor(file, key.start, key.len_stored, key.length, &options)?;
        let anchor = parse::<RootFileAnchor>(&anchor).placed("RNT-ANC-003", key.start)?;
        need(*anchor.version_epoch() == 1, "RNT-ANC-007", key.start, "a version of the format that is not 1")?;
        let (max_key_size, fields, columns, clusters) = (*anchor.max_key_size(), Vec::new(), Vec::new(), Vec::new());
        let mut ntuple = NTuple { fields, columns, clusters, file, max_key_size, options };
        let (header, checksum) = ntuple.envelope(*anchor.ofs_header(), *anchor.len_header_stored(), *anchor.len_header())?;
        let (footer, _) = ntuple.envelope(*anchor.ofs_footer(), *anchor.len_footer_stored(), *anchor.len_footer())?;
        let (RntuplePayload::RntupleHeader(header), RntuplePayload::RntupleFooter(footer)) = (header, footer) else {
            return Err(failure("RNT-ENV-001", *anchor.ofs_header(), "an envelope of another type"));
        };
        need(*footer.header_checksum() == checksum, "RNT-FTR-001", *anchor.ofs_footer(), "a footer of another header")?;
        let flags = [
            ("RNT-FEA-002", *anchor.ofs_header(), header.feature_flags()),
            ("RNT-FEA-003", *anchor.ofs_footer(), footer.feature_flags()),
        ];
        for (rule, place, flags) in &flags {
            let (flags, place) = (flags.words(), *place);
            for (i, word) in flags.iter().enumerate() {
                let known = u32::from(i == 0); // bit 0: deferred columns may be nested
                need(*word.lo() & !known == 0 && *word.hi() & i32::MAX == 0, rule, place, "an unknown feature flag")?;
            }
        }
        ntuple.add_schema(&header.schema())?;
        if let Some(schema) = footer.schema_extension().body().schema() {
            ntuple.add_schema(&schema)?;
        }
        for group in footer.cluster_groups().body().items().iter() {
            ntuple.add_group(&group.body(), &checksum)?;
        }
        ntuple.clusters.sort_by_key(|cluster| cluster.first_entry);
        Ok(ntuple)
    }

    /// The contents of an envelope, and its checksum.
    fn envelope(&self, offset: u64, size: u64, length: u64) -> Result<(RntuplePayload, Vec<u8>)> {
        let data = read_envelope(self.file, offset, size, length, self.max_key_size, &self.options)?;
        let envelope = parse::<Rntuple>(&data).placed("", offset)?;
        let payload = envelope.payload().clone().ok_or_else(|| failure("RNT-ENV-001", offset, "an envelope without contents"))?;
        let checksum = envelope.checksum().clone();
        Ok((payload, checksum))
    }

    fn add_schema(&mut self, schema: &RntupleSchema) -> Result<()> {
        for record in schema.fields().body().items().iter() {
            let (field, id) = (record.body(), self.fields.len());
            let parent = *field.parent_id() as usize;
            need(parent <= id, "RNT-FLD-002", 0, "a parent that comes after its sub-field")?;
            if parent < id {
                self.fields[parent].children.push(id);
            }
            self.fields.push(Field {
                name: field.name().value()?.clone(),
                type_name: field.type_name().value()?.clone(),
                version: *field.field_version(),
                role: *field.role(),
                parent,
                array_size: field.array_size(),
                source: field.source_field_id(),
                children: Vec::new(),
                columns: Vec::new(),
            });
        }
        for record in schema.columns().body().items().iter() {
            let (column, field) = (record.body(), *record.body().field_id() as usize);
            at(&self.fields, field, "RNT-COL-001", "field")?;
            self.fields[field].columns.push(self.columns.len());
            self.columns.push(Column {
                column_type: *column.column_type(),
                bits: u32::from(*column.bits_on_storage()),
                field,
                representation: *column.representation_index(),
                is_deferred: *column.is_deferred()?,
                limits: column.value_range().map(|range| (*range.min(), *range.max())),
            });
        }
        for record in schema.alias_columns().body().items().iter() {
            let (column, field) = (*record.body().physical_column_id() as usize, *record.body().field_id() as usize);
            at(&self.columns, column, "RNT-ALI-001", "column")?;
            at(&self.fields, field, "RNT-ALI-002", "field")?;
            self.fields[field].columns.push(column);
        }
        Ok(())
    }

    fn add_group(&mut self, group: &RntupleClusterGroup, header_checksum: &[u8]) -> Result<()> {
        let link = group.page_list_link();
        let (offset, size) = range_of(&link.locator()).ok_or_else(|| failure("RNT-LOC-006", 0, "an unknown kind of locator"))?;
        let (RntuplePayload::RntuplePageList(pages), _) = self.envelope(offset, size, *link.len_envelope())? else {
            return Err(failure("RNT-ENV-001", offset, "an envelope of another type"));
        };
        need(*pages.header_checksum() == header_checksum, "RNT-PGL-001", offset, "a page list of another header")?;
        let (summaries, lists) = (pages.cluster_summaries().body().clone(), pages.page_locations().body().clone());
        let numbers = [summaries.items().len(), lists.items().len()];
        need(numbers == [*group.num_clusters() as usize; 2], "RNT-PGL-002", offset, "a cluster group of other clusters")?;
        for (record, lists) in summaries.items().iter().zip(lists.items().iter()) {
            let (summary, mut columns) = (record.body(), Vec::new());
            need(*summary.flags() & 1 == 0, "RNT-CPT-007", offset, "a sharded cluster")?;
            for column in lists.body().items().iter() {
                let mut found = Vec::new();
                for page in column.body().items().iter() {
                    let num_elements = usize::try_from(*page.num_elements()?).map_err(|error| failure("RNT-PAG-005", offset, error))?;
                    let (has_checksum, range) = (*page.has_checksum()?, range_of(&page.locator()));
                    found.push(Page { num_elements, has_checksum, range });
                }
                columns.push((*column.body().element_offset() >= 0).then_some(found));
            }
            let (first_entry, num_entries) = (*summary.first_entry(), *summary.num_entries()?);
            self.clusters.push(Cluster { first_entry, num_entries, columns });
        }
        Ok(())
    }

    /// The limits that the RNTuple was opened with.
    pub fn limits(&self) -> &Limits {
        &self.options.limits
    }

    /// The number of entries.
    pub fn num_entries(&self) -> u64 {
        self.clusters.iter().fold(0, |sum, cluster| sum.saturating_add(cluster.num_entries))
    }

    /// The names of a field and the ones above it, with dots between them. Panics if there is no such field.
    pub fn path(&self, id: usize) -> String {
        let (mut id, mut path) = (id, self.fields[id].name.clone());
        while self.fields[id].parent != id {
            id = self.fields[id].parent;
            path = format!("{}.{path}", self.fields[id].name);
        }
        path
    }

    /// Refuses a field of a later version of the format, and one that projects such a field: role, version or column type of the
    /// field or of a sub-field is unknown.
    pub fn require_known(&self, id: usize) -> Result<()> {
        let mut open = vec![(id, false)];
        while let Some((id, is_source)) = open.pop() {
            let field = at(&self.fields, id, "", "field")?;
            need(field.role < 5 && field.version == 0, "RNT-CPT-004", 0, "a field of a later version of the format")?;
            let mut own = field.columns.iter().map(|i| &self.columns[*i]).filter(|column| column.field == id);
            need(own.all(|column| column_type("1.x", column.column_type).is_some()), "RNT-COL-002", 0, "an unknown column type")?;
            open.extend(field.children.iter().map(|child| (*child, is_source)));
            if let (Some(source), false) = (field.source, is_source) {
                let mut source = source as usize;
                while at(&self.fields, source, "RNT-FLD-015", "field")?.parent != source {
                    source = self.fields[source].parent;
                }
                open.push((source, true));
            }
        }
        Ok(())
    }

    /// The first `count` elements of a column of a field in a cluster, and the kind of the column, which is empty if the cluster
    /// stores no element.
    ///
    /// Takes the representation that is not suppressed; `place` tells which of its columns. Elements before those of a deferred
    /// column are `zero`. Returns an error if there are more than the limit allows, too few of them, or damaged pages.
    pub fn elements(
        &self, cluster: &Cluster, id: usize, count: u64, place: usize, zero: Element,
    ) -> Result<(Vec<Element>, &'static str)> {
        self.options.limits.check_elements(count)?;
        let mut representations = BTreeMap::<u16, Vec<usize>>::new();
        for i in &at(&self.fields, id, "", "field")?.columns {
            representations.entry(self.columns[*i].representation).or_default().push(*i);
        }
        for columns in representations.values() {
            let i = *at(columns, place, "RNT-COL-014", "column")?;
            let Some(Some(pages)) = cluster.columns.get(i) else {
                continue; // another representation has the elements
            };
            let (column, total) = (&self.columns[i], pages.iter().map(|page| page.num_elements as u64).sum::<u64>());
            need(total >= count || column.is_deferred, "RNT-PAG-005", 0, "elements are missing")?;
            let known = column_type("1.x", column.column_type).ok_or_else(|| failure("RNT-COL-002", 0, "an unknown column type"))?;
            let options = PageOptions { bits: Some(column.bits), limits: column.limits, ..Default::default() };
            let mut found = vec![zero; count.saturating_sub(total) as usize];
            for page in pages {
                if found.len() as u64 >= count {
                    break; // damaged files, and others, have more elements than values need
                }
                let data = self.page(page, column.bits)?;
                match decode_page(known, &data, page.num_elements, &options)? {
                    Elements::Bits(values) => found.extend(values.into_iter().map(Element::Bit)),
                    Elements::Signed(values) => found.extend(values.into_iter().map(Element::Signed)),
                    Elements::Unsigned(values) => found.extend(values.into_iter().map(Element::Unsigned)),
                    Elements::Reals(values) => found.extend(values.into_iter().map(Element::Real)),
                    Elements::Switches(values) => {
                        found.extend(values.into_iter().map(|(index, tag)| Element::Switch(index, tag)))
                    }
                }
            }
            found.truncate(count as usize);
            return Ok((found, known.kind));
        }
        Ok((vec![zero; count as usize], ""))
    }

    /// The uncompressed bytes of a page of elements of some bits.
    fn page(&self, page: &Page, bits: u32) -> Result<Vec<u8>> {
        let length = (page.num_elements as u64 * u64::from(bits)).div_ceil(8);
        let (offset, size) = page.range.ok_or_else(|| failure("RNT-LOC-006", 0, "an unknown kind of locator"))?;
        let range = PageRange { offset, size, length, has_checksum: page.has_checksum };
        read_page(self.file, &range, self.max_key_size, &self.options)
    }

    /// Where each of the first `count` lists of a collection starts and ends among the items of the cluster.
    ///
    /// Returns an error if offsets decrease, or are beyond the limit.
    pub fn spans(&self, cluster: &Cluster, id: usize, count: u64) -> Result<Vec<(usize, usize)>> {
        let (offsets, kind) = self.elements(cluster, id, count, 0, Element::Unsigned(0))?;
        need(kind == "index" || kind.is_empty(), "RNT-COL-014", 0, "offsets in a column of another type")?;
        let (mut spans, mut start) = (Vec::new(), 0);
        for offset in offsets {
            let Element::Unsigned(end) = offset else { return Err(failure("RNT-COL-014", 0, "offsets that are no integers")) };
            need(end >= start, "RNT-ENC-002", 0, "offsets that decrease")?;
            self.options.limits.check_elements(end)?;
            spans.push((start as usize, end as usize));
            start = end;
        }
        Ok(spans)
    }
}
