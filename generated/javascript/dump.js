#!/usr/bin/env node
// Generated from spec/*.ksy by tools/generate; see docs/canonical-json.md.
'use strict';

const fs = require('fs');
const {
  FormatError, Rntuple, RntuplePage, RntupleRc1, RntupleRc2, RntupleV0, RootFile, StreamerInfo, Trevni, parse,
} = require('./index.js');

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const bytes = (v) => `"${Buffer.from(v.buffer, v.byteOffset, v.byteLength).toString('hex')}"`;

// A member has one type in all files: a Number that is no safe integer is a mistake of the parser.
function integer(v) {
  if (typeof v !== 'number' || !Number.isSafeInteger(v)) throw new TypeError(`Number expected, not ${typeof v} ${v}`);
  return String(v);
}

function large(v) {
  if (typeof v !== 'bigint') throw new TypeError(`BigInt expected, not ${typeof v} ${v}`);
  return v.toString();
}

function float(v) {
  if (v !== v) return '"nan"';
  const b = Buffer.alloc(8);
  b.writeDoubleBE(v);
  return bytes(b);
}

function bool(v) {
  if (typeof v !== 'boolean') throw new TypeError(`boolean expected, not ${typeof v}`);
  return String(v);
}

function text(v) {
  let s = '"';
  for (let i = 0; i < v.length; i += 1) {
    const unit = v.charCodeAt(i);
    if (unit === 0x22 || unit === 0x5c) s += `\\${v[i]}`;
    else if (unit >= 0x20 && unit <= 0x7e) s += v[i];
    else s += `\\u${unit.toString(16).padStart(4, '0')}`;
  }
  return `${s}"`;
}

function isText(raw) {
  try {
    strict.decode(raw);
    return true;
  } catch (error) {
    return false;
  }
}

function dumpRntuple(n) {
  const p = [];
  let v;
  v = n.typeId;
  p.push(`"type_id":${integer(v)}`);
  v = n.lenEnvelopeLo;
  p.push(`"len_envelope_lo":${integer(v)}`);
  v = n.lenEnvelopeHi;
  p.push(`"len_envelope_hi":${integer(v)}`);
  v = n.payload;
  if (v instanceof Rntuple.Header) p.push(`"payload":{"header":${dumpRntuple_Header(v)}}`);
  if (v instanceof Rntuple.Footer) p.push(`"payload":{"footer":${dumpRntuple_Footer(v)}}`);
  if (v instanceof Rntuple.PageList) p.push(`"payload":{"page_list":${dumpRntuple_PageList(v)}}`);
  if (v instanceof Rntuple.UnknownPayload) p.push(`"payload":{"unknown_payload":${dumpRntuple_UnknownPayload(v)}}`);
  v = n.checksum;
  p.push(`"checksum":${bytes(v)}`);
  v = n.lenEnvelope;
  p.push(`"len_envelope":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_CountedString(n) {
  const p = [];
  let v;
  v = n.len;
  p.push(`"len":${integer(v)}`);
  v = n.raw;
  p.push(`"raw":${bytes(v)}`);
  v = n.value;
  if (isText(n.raw)) p.push(`"value":${text(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_UnknownPayload(n) {
  const p = [];
  let v;
  v = n.raw;
  p.push(`"raw":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_FeatureFlags(n) {
  const p = [];
  let v;
  v = n.words;
  p.push(`"words":[${Array.from(v, (x) => dumpRntuple_FeatureFlagWord(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_FeatureFlagWord(n) {
  const p = [];
  let v;
  v = n.lo;
  p.push(`"lo":${integer(v)}`);
  v = n.hi;
  p.push(`"hi":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_Locator(n) {
  const p = [];
  let v;
  v = n.head;
  p.push(`"head":${integer(v)}`);
  v = n.ofsRange;
  if (v !== undefined) p.push(`"ofs_range":${large(v)}`);
  v = n.payload;
  if (v instanceof Rntuple.LargeLocator) p.push(`"payload":{"large_locator":${dumpRntuple_LargeLocator(v)}}`);
  if (v instanceof Rntuple.UnknownPayload) p.push(`"payload":{"unknown_payload":${dumpRntuple_UnknownPayload(v)}}`);
  v = n.negatedHead;
  p.push(`"negated_head":${integer(v)}`);
  v = n.lenSelf;
  p.push(`"len_self":${integer(v)}`);
  v = n.reserved;
  p.push(`"reserved":${integer(v)}`);
  v = n.kind;
  p.push(`"kind":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_LargeLocator(n) {
  const p = [];
  let v;
  v = n.lenRange;
  p.push(`"len_range":${large(v)}`);
  v = n.ofsRange;
  p.push(`"ofs_range":${large(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_EnvelopeLink(n) {
  const p = [];
  let v;
  v = n.lenEnvelope;
  p.push(`"len_envelope":${large(v)}`);
  v = n.locator;
  p.push(`"locator":${dumpRntuple_Locator(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_Header(n) {
  const p = [];
  let v;
  v = n.featureFlags;
  p.push(`"feature_flags":${dumpRntuple_FeatureFlags(v)}`);
  v = n.name;
  p.push(`"name":${dumpRntuple_CountedString(v)}`);
  v = n.description;
  p.push(`"description":${dumpRntuple_CountedString(v)}`);
  v = n.writer;
  p.push(`"writer":${dumpRntuple_CountedString(v)}`);
  v = n.schema;
  p.push(`"schema":${dumpRntuple_Schema(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_Schema(n) {
  const p = [];
  let v;
  v = n.fields;
  p.push(`"fields":${dumpRntuple_FieldList(v)}`);
  v = n.columns;
  p.push(`"columns":${dumpRntuple_ColumnList(v)}`);
  v = n.aliasColumns;
  p.push(`"alias_columns":${dumpRntuple_AliasColumnList(v)}`);
  v = n.extraTypeInfos;
  p.push(`"extra_type_infos":${dumpRntuple_ExtraTypeInfoList(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_FieldList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntuple_FieldListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_FieldListBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntuple_FieldRecord(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_FieldRecord(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntuple_Field(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_Field(n) {
  const p = [];
  let v;
  v = n.fieldVersion;
  p.push(`"field_version":${integer(v)}`);
  v = n.typeVersion;
  p.push(`"type_version":${integer(v)}`);
  v = n.parentId;
  p.push(`"parent_id":${integer(v)}`);
  v = n.role;
  p.push(`"role":${integer(v)}`);
  v = n.flags;
  p.push(`"flags":${integer(v)}`);
  v = n.name;
  p.push(`"name":${dumpRntuple_CountedString(v)}`);
  v = n.typeName;
  p.push(`"type_name":${dumpRntuple_CountedString(v)}`);
  v = n.typeAlias;
  p.push(`"type_alias":${dumpRntuple_CountedString(v)}`);
  v = n.description;
  p.push(`"description":${dumpRntuple_CountedString(v)}`);
  v = n.arraySize;
  if (v !== undefined) p.push(`"array_size":${large(v)}`);
  v = n.sourceFieldId;
  if (v !== undefined) p.push(`"source_field_id":${integer(v)}`);
  v = n.typeChecksum;
  if (v !== undefined) p.push(`"type_checksum":${integer(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.isRepetitive;
  p.push(`"is_repetitive":${bool(v)}`);
  v = n.isProjected;
  p.push(`"is_projected":${bool(v)}`);
  v = n.hasTypeChecksum;
  p.push(`"has_type_checksum":${bool(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_ColumnList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntuple_ColumnListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_ColumnListBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntuple_ColumnRecord(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_ColumnRecord(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntuple_Column(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_Column(n) {
  const p = [];
  let v;
  v = n.columnType;
  p.push(`"column_type":${integer(v)}`);
  v = n.bitsOnStorage;
  p.push(`"bits_on_storage":${integer(v)}`);
  v = n.fieldId;
  p.push(`"field_id":${integer(v)}`);
  v = n.flags;
  p.push(`"flags":${integer(v)}`);
  v = n.representationIndex;
  p.push(`"representation_index":${integer(v)}`);
  v = n.firstElementIndex;
  if (v !== undefined) p.push(`"first_element_index":${large(v)}`);
  v = n.valueRange;
  if (v !== undefined) p.push(`"value_range":${dumpRntuple_ValueRange(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.isDeferred;
  p.push(`"is_deferred":${bool(v)}`);
  v = n.hasValueRange;
  p.push(`"has_value_range":${bool(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_ValueRange(n) {
  const p = [];
  let v;
  v = n.min;
  p.push(`"min":${float(v)}`);
  v = n.max;
  p.push(`"max":${float(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_AliasColumnList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntuple_AliasColumnListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_AliasColumnListBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntuple_AliasColumnRecord(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_AliasColumnRecord(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntuple_AliasColumn(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_AliasColumn(n) {
  const p = [];
  let v;
  v = n.physicalColumnId;
  p.push(`"physical_column_id":${integer(v)}`);
  v = n.fieldId;
  p.push(`"field_id":${integer(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_ExtraTypeInfoList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntuple_ExtraTypeInfoListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_ExtraTypeInfoListBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntuple_ExtraTypeInfoRecord(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_ExtraTypeInfoRecord(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntuple_ExtraTypeInfo(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_ExtraTypeInfo(n) {
  const p = [];
  let v;
  v = n.contentId;
  p.push(`"content_id":${integer(v)}`);
  v = n.typeVersion;
  p.push(`"type_version":${integer(v)}`);
  v = n.typeName;
  p.push(`"type_name":${dumpRntuple_CountedString(v)}`);
  v = n.content;
  if (v !== undefined) p.push(`"content":${dumpRntuple_CountedString(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_Footer(n) {
  const p = [];
  let v;
  v = n.featureFlags;
  p.push(`"feature_flags":${dumpRntuple_FeatureFlags(v)}`);
  v = n.headerChecksum;
  p.push(`"header_checksum":${bytes(v)}`);
  v = n.schemaExtension;
  p.push(`"schema_extension":${dumpRntuple_SchemaExtensionRecord(v)}`);
  v = n.clusterGroups;
  p.push(`"cluster_groups":${dumpRntuple_ClusterGroupList(v)}`);
  v = n.linkedAttributeSets;
  if (v !== undefined) p.push(`"linked_attribute_sets":${dumpRntuple_LinkedAttributeSetList(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_SchemaExtensionRecord(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntuple_SchemaExtension(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_SchemaExtension(n) {
  const p = [];
  let v;
  v = n.schema;
  if (v !== undefined) p.push(`"schema":${dumpRntuple_Schema(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_ClusterGroupList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntuple_ClusterGroupListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_ClusterGroupListBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntuple_ClusterGroupRecord(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_ClusterGroupRecord(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntuple_ClusterGroup(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_ClusterGroup(n) {
  const p = [];
  let v;
  v = n.minEntry;
  p.push(`"min_entry":${large(v)}`);
  v = n.entrySpan;
  p.push(`"entry_span":${large(v)}`);
  v = n.numClusters;
  p.push(`"num_clusters":${integer(v)}`);
  v = n.pageListLink;
  p.push(`"page_list_link":${dumpRntuple_EnvelopeLink(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_LinkedAttributeSetList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntuple_LinkedAttributeSetListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_LinkedAttributeSetListBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntuple_LinkedAttributeSetRecord(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_LinkedAttributeSetRecord(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntuple_LinkedAttributeSet(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_LinkedAttributeSet(n) {
  const p = [];
  let v;
  v = n.schemaVersionMajor;
  p.push(`"schema_version_major":${integer(v)}`);
  v = n.schemaVersionMinor;
  p.push(`"schema_version_minor":${integer(v)}`);
  v = n.lenAnchor;
  p.push(`"len_anchor":${integer(v)}`);
  v = n.locator;
  p.push(`"locator":${dumpRntuple_Locator(v)}`);
  v = n.name;
  p.push(`"name":${dumpRntuple_CountedString(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_PageList(n) {
  const p = [];
  let v;
  v = n.headerChecksum;
  p.push(`"header_checksum":${bytes(v)}`);
  v = n.clusterSummaries;
  p.push(`"cluster_summaries":${dumpRntuple_ClusterSummaryList(v)}`);
  v = n.pageLocations;
  p.push(`"page_locations":${dumpRntuple_ClusterPagesList(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_ClusterSummaryList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntuple_ClusterSummaryListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_ClusterSummaryListBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntuple_ClusterSummaryRecord(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_ClusterSummaryRecord(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntuple_ClusterSummary(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_ClusterSummary(n) {
  const p = [];
  let v;
  v = n.firstEntry;
  p.push(`"first_entry":${large(v)}`);
  v = n.numEntriesLo;
  p.push(`"num_entries_lo":${integer(v)}`);
  v = n.numEntriesMid;
  p.push(`"num_entries_mid":${integer(v)}`);
  v = n.numEntriesHi;
  p.push(`"num_entries_hi":${integer(v)}`);
  v = n.flags;
  p.push(`"flags":${integer(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.numEntries;
  p.push(`"num_entries":${large(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_ClusterPagesList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntuple_ClusterPagesListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_ClusterPagesListBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntuple_ClusterPages(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_ClusterPages(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntuple_ClusterPagesBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_ClusterPagesBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntuple_ColumnPages(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_ColumnPages(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntuple_ColumnPagesBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_ColumnPagesBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntuple_Page(x)).join(',')}]`);
  v = n.elementOffset;
  p.push(`"element_offset":${large(v)}`);
  v = n.compressionSettings;
  if (v !== undefined) p.push(`"compression_settings":${integer(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuple_Page(n) {
  const p = [];
  let v;
  v = n.numElementsSigned;
  p.push(`"num_elements_signed":${integer(v)}`);
  v = n.locator;
  p.push(`"locator":${dumpRntuple_Locator(v)}`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  v = n.hasChecksum;
  p.push(`"has_checksum":${bool(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2(n) {
  const p = [];
  let v;
  v = n.typeId;
  p.push(`"type_id":${integer(v)}`);
  v = n.lenEnvelopeLo;
  p.push(`"len_envelope_lo":${integer(v)}`);
  v = n.lenEnvelopeHi;
  p.push(`"len_envelope_hi":${integer(v)}`);
  v = n.payload;
  if (v instanceof RntupleRc2.Header) p.push(`"payload":{"header":${dumpRntupleRc2_Header(v)}}`);
  if (v instanceof RntupleRc2.Footer) p.push(`"payload":{"footer":${dumpRntupleRc2_Footer(v)}}`);
  if (v instanceof RntupleRc2.PageList) p.push(`"payload":{"page_list":${dumpRntupleRc2_PageList(v)}}`);
  if (v instanceof RntupleRc2.MetaData) p.push(`"payload":{"meta_data":${dumpRntupleRc2_MetaData(v)}}`);
  if (v instanceof RntupleRc2.UnknownPayload) p.push(`"payload":{"unknown_payload":${dumpRntupleRc2_UnknownPayload(v)}}`);
  v = n.checksum;
  p.push(`"checksum":${bytes(v)}`);
  v = n.lenEnvelope;
  p.push(`"len_envelope":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_CountedString(n) {
  const p = [];
  let v;
  v = n.len;
  p.push(`"len":${integer(v)}`);
  v = n.raw;
  p.push(`"raw":${bytes(v)}`);
  v = n.value;
  if (isText(n.raw)) p.push(`"value":${text(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_UnknownPayload(n) {
  const p = [];
  let v;
  v = n.raw;
  p.push(`"raw":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_FeatureFlags(n) {
  const p = [];
  let v;
  v = n.words;
  p.push(`"words":[${Array.from(v, (x) => dumpRntupleRc2_FeatureFlagWord(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_FeatureFlagWord(n) {
  const p = [];
  let v;
  v = n.lo;
  p.push(`"lo":${integer(v)}`);
  v = n.hi;
  p.push(`"hi":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_Locator(n) {
  const p = [];
  let v;
  v = n.head;
  p.push(`"head":${integer(v)}`);
  v = n.ofsRange;
  if (v !== undefined) p.push(`"ofs_range":${large(v)}`);
  v = n.payload;
  if (v instanceof RntupleRc2.UriLocator) p.push(`"payload":{"uri_locator":${dumpRntupleRc2_UriLocator(v)}}`);
  if (v instanceof RntupleRc2.Object64Locator) p.push(`"payload":{"object64_locator":${dumpRntupleRc2_Object64Locator(v)}}`);
  if (v instanceof RntupleRc2.UnknownPayload) p.push(`"payload":{"unknown_payload":${dumpRntupleRc2_UnknownPayload(v)}}`);
  v = n.negatedHead;
  p.push(`"negated_head":${integer(v)}`);
  v = n.lenSelf;
  p.push(`"len_self":${integer(v)}`);
  v = n.reserved;
  p.push(`"reserved":${integer(v)}`);
  v = n.kind;
  p.push(`"kind":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_UriLocator(n) {
  const p = [];
  let v;
  v = n.raw;
  p.push(`"raw":${bytes(v)}`);
  v = n.large;
  if (v !== undefined) p.push(`"large":${dumpRntupleRc2_LargeLocator(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_LargeLocator(n) {
  const p = [];
  let v;
  v = n.lenRange;
  p.push(`"len_range":${large(v)}`);
  v = n.ofsRange;
  p.push(`"ofs_range":${large(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_Object64Locator(n) {
  const p = [];
  let v;
  v = n.lenObject;
  p.push(`"len_object":${integer(v)}`);
  v = n.location;
  p.push(`"location":${large(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_EnvelopeLink(n) {
  const p = [];
  let v;
  v = n.lenEnvelope;
  p.push(`"len_envelope":${large(v)}`);
  v = n.locator;
  p.push(`"locator":${dumpRntupleRc2_Locator(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_Header(n) {
  const p = [];
  let v;
  v = n.featureFlags;
  p.push(`"feature_flags":${dumpRntupleRc2_FeatureFlags(v)}`);
  v = n.name;
  p.push(`"name":${dumpRntupleRc2_CountedString(v)}`);
  v = n.description;
  p.push(`"description":${dumpRntupleRc2_CountedString(v)}`);
  v = n.writer;
  p.push(`"writer":${dumpRntupleRc2_CountedString(v)}`);
  v = n.schema;
  p.push(`"schema":${dumpRntupleRc2_Schema(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_Schema(n) {
  const p = [];
  let v;
  v = n.fields;
  p.push(`"fields":${dumpRntupleRc2_FieldList(v)}`);
  v = n.columns;
  p.push(`"columns":${dumpRntupleRc2_ColumnList(v)}`);
  v = n.aliasColumns;
  p.push(`"alias_columns":${dumpRntupleRc2_AliasColumnList(v)}`);
  v = n.extraTypeInfos;
  p.push(`"extra_type_infos":${dumpRntupleRc2_ExtraTypeInfoList(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_FieldList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_FieldListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_FieldListBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc2_FieldRecord(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_FieldRecord(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_Field(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_Field(n) {
  const p = [];
  let v;
  v = n.fieldVersion;
  p.push(`"field_version":${integer(v)}`);
  v = n.typeVersion;
  p.push(`"type_version":${integer(v)}`);
  v = n.parentId;
  p.push(`"parent_id":${integer(v)}`);
  v = n.role;
  p.push(`"role":${integer(v)}`);
  v = n.flags;
  p.push(`"flags":${integer(v)}`);
  v = n.arraySize;
  if (v !== undefined) p.push(`"array_size":${large(v)}`);
  v = n.sourceFieldId;
  if (v !== undefined) p.push(`"source_field_id":${integer(v)}`);
  v = n.typeChecksum;
  if (v !== undefined) p.push(`"type_checksum":${integer(v)}`);
  v = n.name;
  p.push(`"name":${dumpRntupleRc2_CountedString(v)}`);
  v = n.typeName;
  p.push(`"type_name":${dumpRntupleRc2_CountedString(v)}`);
  v = n.typeAlias;
  p.push(`"type_alias":${dumpRntupleRc2_CountedString(v)}`);
  v = n.description;
  p.push(`"description":${dumpRntupleRc2_CountedString(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.isRepetitive;
  p.push(`"is_repetitive":${bool(v)}`);
  v = n.isProjected;
  p.push(`"is_projected":${bool(v)}`);
  v = n.hasTypeChecksum;
  p.push(`"has_type_checksum":${bool(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ColumnList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_ColumnListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ColumnListBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc2_ColumnRecord(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ColumnRecord(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_Column(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_Column(n) {
  const p = [];
  let v;
  v = n.columnType;
  p.push(`"column_type":${integer(v)}`);
  v = n.bitsOnStorage;
  p.push(`"bits_on_storage":${integer(v)}`);
  v = n.fieldId;
  p.push(`"field_id":${integer(v)}`);
  v = n.flags;
  p.push(`"flags":${integer(v)}`);
  v = n.representationIndex;
  p.push(`"representation_index":${integer(v)}`);
  v = n.firstElementIndex;
  if (v !== undefined) p.push(`"first_element_index":${large(v)}`);
  v = n.valueRange;
  if (v !== undefined) p.push(`"value_range":${dumpRntupleRc2_ValueRange(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.isDeferred;
  p.push(`"is_deferred":${bool(v)}`);
  v = n.hasValueRange;
  p.push(`"has_value_range":${bool(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ValueRange(n) {
  const p = [];
  let v;
  v = n.min;
  p.push(`"min":${float(v)}`);
  v = n.max;
  p.push(`"max":${float(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_AliasColumnList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_AliasColumnListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_AliasColumnListBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc2_AliasColumnRecord(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_AliasColumnRecord(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_AliasColumn(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_AliasColumn(n) {
  const p = [];
  let v;
  v = n.physicalColumnId;
  p.push(`"physical_column_id":${integer(v)}`);
  v = n.fieldId;
  p.push(`"field_id":${integer(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ExtraTypeInfoList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_ExtraTypeInfoListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ExtraTypeInfoListBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc2_ExtraTypeInfoRecord(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ExtraTypeInfoRecord(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_ExtraTypeInfo(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ExtraTypeInfo(n) {
  const p = [];
  let v;
  v = n.typeVersionFrom;
  p.push(`"type_version_from":${integer(v)}`);
  v = n.typeVersionTo;
  p.push(`"type_version_to":${integer(v)}`);
  v = n.contentId;
  p.push(`"content_id":${integer(v)}`);
  v = n.typeName;
  p.push(`"type_name":${dumpRntupleRc2_CountedString(v)}`);
  v = n.content;
  if (v !== undefined) p.push(`"content":${dumpRntupleRc2_CountedString(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_Footer(n) {
  const p = [];
  let v;
  v = n.featureFlags;
  p.push(`"feature_flags":${dumpRntupleRc2_FeatureFlags(v)}`);
  v = n.headerChecksum;
  p.push(`"header_checksum":${bytes(v)}`);
  v = n.schemaExtension;
  p.push(`"schema_extension":${dumpRntupleRc2_SchemaExtensionRecord(v)}`);
  v = n.columnGroups;
  p.push(`"column_groups":${dumpRntupleRc2_ColumnGroupList(v)}`);
  v = n.clusterGroups;
  p.push(`"cluster_groups":${dumpRntupleRc2_ClusterGroupList(v)}`);
  v = n.metaDataLinks;
  if (v !== undefined) p.push(`"meta_data_links":${dumpRntupleRc2_MetaDataLinkList(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_SchemaExtensionRecord(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_SchemaExtension(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_SchemaExtension(n) {
  const p = [];
  let v;
  v = n.schema;
  if (v !== undefined) p.push(`"schema":${dumpRntupleRc2_Schema(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ColumnGroupList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_ColumnGroupListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ColumnGroupListBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc2_ColumnGroupRecord(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ColumnGroupRecord(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_ColumnGroup(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ColumnGroup(n) {
  const p = [];
  let v;
  v = n.columnIds;
  p.push(`"column_ids":${dumpRntupleRc2_ColumnIdList(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ColumnIdList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_ColumnIdListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ColumnIdListBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ClusterGroupList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_ClusterGroupListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ClusterGroupListBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc2_ClusterGroupRecord(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ClusterGroupRecord(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_ClusterGroup(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ClusterGroup(n) {
  const p = [];
  let v;
  v = n.minEntry;
  p.push(`"min_entry":${large(v)}`);
  v = n.entrySpan;
  p.push(`"entry_span":${large(v)}`);
  v = n.numClusters;
  p.push(`"num_clusters":${integer(v)}`);
  v = n.pageListLink;
  p.push(`"page_list_link":${dumpRntupleRc2_EnvelopeLink(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_MetaDataLinkList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_MetaDataLinkListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_MetaDataLinkListBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc2_EnvelopeLink(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_PageList(n) {
  const p = [];
  let v;
  v = n.headerChecksum;
  p.push(`"header_checksum":${bytes(v)}`);
  v = n.clusterSummaries;
  p.push(`"cluster_summaries":${dumpRntupleRc2_ClusterSummaryList(v)}`);
  v = n.pageLocations;
  p.push(`"page_locations":${dumpRntupleRc2_ClusterPagesList(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ClusterSummaryList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_ClusterSummaryListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ClusterSummaryListBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc2_ClusterSummaryRecord(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ClusterSummaryRecord(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_ClusterSummary(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ClusterSummary(n) {
  const p = [];
  let v;
  v = n.firstEntry;
  p.push(`"first_entry":${large(v)}`);
  v = n.numEntriesLo;
  p.push(`"num_entries_lo":${integer(v)}`);
  v = n.numEntriesHi;
  p.push(`"num_entries_hi":${integer(v)}`);
  v = n.columnGroupId;
  if (v !== undefined) p.push(`"column_group_id":${integer(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.numEntries;
  p.push(`"num_entries":${large(v)}`);
  v = n.flags;
  p.push(`"flags":${integer(v)}`);
  v = n.isSharded;
  p.push(`"is_sharded":${bool(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ClusterPagesList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_ClusterPagesListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ClusterPagesListBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc2_ClusterPages(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ClusterPages(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_ClusterPagesBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ClusterPagesBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc2_ColumnPages(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ColumnPages(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_ColumnPagesBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_ColumnPagesBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc2_Page(x)).join(',')}]`);
  v = n.elementOffset;
  p.push(`"element_offset":${large(v)}`);
  v = n.compressionSettings;
  if (v !== undefined) p.push(`"compression_settings":${integer(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_Page(n) {
  const p = [];
  let v;
  v = n.numElementsSigned;
  p.push(`"num_elements_signed":${integer(v)}`);
  v = n.locator;
  p.push(`"locator":${dumpRntupleRc2_Locator(v)}`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  v = n.hasChecksum;
  p.push(`"has_checksum":${bool(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_MetaData(n) {
  const p = [];
  let v;
  v = n.entries;
  p.push(`"entries":${dumpRntupleRc2_MetaDataEntryList(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_MetaDataEntryList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_MetaDataEntryListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_MetaDataEntryListBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc2_MetaDataEntryRecord(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_MetaDataEntryRecord(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_MetaDataEntry(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_MetaDataEntry(n) {
  const p = [];
  let v;
  v = n.valueType;
  p.push(`"value_type":${integer(v)}`);
  v = n.key;
  p.push(`"key":${dumpRntupleRc2_CountedString(v)}`);
  v = n.value;
  if (v instanceof RntupleRc2.MetaDataInt64) p.push(`"value":{"meta_data_int64":${dumpRntupleRc2_MetaDataInt64(v)}}`);
  if (v instanceof RntupleRc2.MetaDataBool) p.push(`"value":{"meta_data_bool":${dumpRntupleRc2_MetaDataBool(v)}}`);
  if (v instanceof RntupleRc2.MetaDataFloat64) p.push(`"value":{"meta_data_float64":${dumpRntupleRc2_MetaDataFloat64(v)}}`);
  if (v instanceof RntupleRc2.CountedString) p.push(`"value":{"counted_string":${dumpRntupleRc2_CountedString(v)}}`);
  if (v instanceof RntupleRc2.Int64List) p.push(`"value":{"int64_list":${dumpRntupleRc2_Int64List(v)}}`);
  if (v instanceof RntupleRc2.BoolList) p.push(`"value":{"bool_list":${dumpRntupleRc2_BoolList(v)}}`);
  if (v instanceof RntupleRc2.Float64List) p.push(`"value":{"float64_list":${dumpRntupleRc2_Float64List(v)}}`);
  if (v instanceof RntupleRc2.StringList) p.push(`"value":{"string_list":${dumpRntupleRc2_StringList(v)}}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_MetaDataInt64(n) {
  const p = [];
  let v;
  v = n.number;
  p.push(`"number":${large(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_MetaDataBool(n) {
  const p = [];
  let v;
  v = n.number;
  p.push(`"number":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_MetaDataFloat64(n) {
  const p = [];
  let v;
  v = n.number;
  p.push(`"number":${float(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_Int64List(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_Int64ListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_Int64ListBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => large(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_BoolList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_BoolListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_BoolListBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_Float64List(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_Float64ListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_Float64ListBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => float(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_StringList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${large(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc2_StringListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc2_StringListBody(n) {
  const p = [];
  let v;
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc2_CountedString(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1(n) {
  const p = [];
  let v;
  v = n.preamble;
  p.push(`"preamble":${dumpRntupleRc1_EnvelopePreamble(v)}`);
  v = n.payload;
  p.push(`"payload":${bytes(v)}`);
  v = n.checksum;
  p.push(`"checksum":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_EnvelopePreamble(n) {
  const p = [];
  let v;
  v = n.version;
  p.push(`"version":${integer(v)}`);
  v = n.minVersion;
  p.push(`"min_version":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_HeaderEnvelope(n) {
  const p = [];
  let v;
  v = n.preamble;
  p.push(`"preamble":${dumpRntupleRc1_EnvelopePreamble(v)}`);
  v = n.payload;
  p.push(`"payload":${dumpRntupleRc1_Header(v)}`);
  v = n.checksum;
  p.push(`"checksum":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_FooterEnvelope(n) {
  const p = [];
  let v;
  v = n.preamble;
  p.push(`"preamble":${dumpRntupleRc1_EnvelopePreamble(v)}`);
  v = n.payload;
  p.push(`"payload":${dumpRntupleRc1_Footer(v)}`);
  v = n.checksum;
  p.push(`"checksum":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_PageListEnvelope(n) {
  const p = [];
  let v;
  v = n.preamble;
  p.push(`"preamble":${dumpRntupleRc1_EnvelopePreamble(v)}`);
  v = n.payload;
  p.push(`"payload":${dumpRntupleRc1_PageList(v)}`);
  v = n.checksum;
  p.push(`"checksum":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_MetaDataEnvelope(n) {
  const p = [];
  let v;
  v = n.preamble;
  p.push(`"preamble":${dumpRntupleRc1_EnvelopePreamble(v)}`);
  v = n.payload;
  p.push(`"payload":${dumpRntupleRc1_MetaData(v)}`);
  v = n.checksum;
  p.push(`"checksum":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_CountedString(n) {
  const p = [];
  let v;
  v = n.len;
  p.push(`"len":${integer(v)}`);
  v = n.raw;
  p.push(`"raw":${bytes(v)}`);
  v = n.value;
  if (isText(n.raw)) p.push(`"value":${text(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_UnknownPayload(n) {
  const p = [];
  let v;
  v = n.raw;
  p.push(`"raw":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_FeatureFlags(n) {
  const p = [];
  let v;
  v = n.words;
  p.push(`"words":[${Array.from(v, (x) => dumpRntupleRc1_FeatureFlagWord(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_FeatureFlagWord(n) {
  const p = [];
  let v;
  v = n.lo;
  p.push(`"lo":${integer(v)}`);
  v = n.hi;
  p.push(`"hi":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_Locator(n) {
  const p = [];
  let v;
  v = n.head;
  p.push(`"head":${integer(v)}`);
  v = n.ofsRange;
  if (v !== undefined) p.push(`"ofs_range":${large(v)}`);
  v = n.payload;
  if (v instanceof RntupleRc1.UriLocator) p.push(`"payload":{"uri_locator":${dumpRntupleRc1_UriLocator(v)}}`);
  if (v instanceof RntupleRc1.Object64Locator) p.push(`"payload":{"object64_locator":${dumpRntupleRc1_Object64Locator(v)}}`);
  if (v instanceof RntupleRc1.UnknownPayload) p.push(`"payload":{"unknown_payload":${dumpRntupleRc1_UnknownPayload(v)}}`);
  v = n.negatedHead;
  p.push(`"negated_head":${integer(v)}`);
  v = n.lenSelf;
  p.push(`"len_self":${integer(v)}`);
  v = n.reserved;
  p.push(`"reserved":${integer(v)}`);
  v = n.kind;
  p.push(`"kind":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_UriLocator(n) {
  const p = [];
  let v;
  v = n.raw;
  p.push(`"raw":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_Object64Locator(n) {
  const p = [];
  let v;
  v = n.lenObject;
  p.push(`"len_object":${integer(v)}`);
  v = n.location;
  p.push(`"location":${large(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_EnvelopeLink(n) {
  const p = [];
  let v;
  v = n.lenEnvelope;
  p.push(`"len_envelope":${integer(v)}`);
  v = n.locator;
  p.push(`"locator":${dumpRntupleRc1_Locator(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_Header(n) {
  const p = [];
  let v;
  v = n.featureFlags;
  p.push(`"feature_flags":${dumpRntupleRc1_FeatureFlags(v)}`);
  v = n.releaseCandidateTag;
  p.push(`"release_candidate_tag":${integer(v)}`);
  v = n.name;
  p.push(`"name":${dumpRntupleRc1_CountedString(v)}`);
  v = n.description;
  p.push(`"description":${dumpRntupleRc1_CountedString(v)}`);
  v = n.writer;
  p.push(`"writer":${dumpRntupleRc1_CountedString(v)}`);
  v = n.schema;
  p.push(`"schema":${dumpRntupleRc1_Schema(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_Schema(n) {
  const p = [];
  let v;
  v = n.fields;
  p.push(`"fields":${dumpRntupleRc1_FieldList(v)}`);
  v = n.columns;
  p.push(`"columns":${dumpRntupleRc1_ColumnList(v)}`);
  v = n.aliasColumns;
  p.push(`"alias_columns":${dumpRntupleRc1_AliasColumnList(v)}`);
  v = n.extraTypeInfos;
  p.push(`"extra_type_infos":${dumpRntupleRc1_ExtraTypeInfoList(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_FieldList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc1_FieldListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_FieldListBody(n) {
  const p = [];
  let v;
  v = n.numItemsAndReserved;
  p.push(`"num_items_and_reserved":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc1_FieldRecord(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.reserved;
  p.push(`"reserved":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_FieldRecord(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc1_Field(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_Field(n) {
  const p = [];
  let v;
  v = n.fieldVersion;
  p.push(`"field_version":${integer(v)}`);
  v = n.typeVersion;
  p.push(`"type_version":${integer(v)}`);
  v = n.parentId;
  p.push(`"parent_id":${integer(v)}`);
  v = n.role;
  p.push(`"role":${integer(v)}`);
  v = n.flags;
  p.push(`"flags":${integer(v)}`);
  v = n.arraySize;
  if (v !== undefined) p.push(`"array_size":${large(v)}`);
  v = n.name;
  p.push(`"name":${dumpRntupleRc1_CountedString(v)}`);
  v = n.typeName;
  p.push(`"type_name":${dumpRntupleRc1_CountedString(v)}`);
  v = n.typeAlias;
  p.push(`"type_alias":${dumpRntupleRc1_CountedString(v)}`);
  v = n.description;
  p.push(`"description":${dumpRntupleRc1_CountedString(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.isRepetitive;
  p.push(`"is_repetitive":${bool(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ColumnList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc1_ColumnListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ColumnListBody(n) {
  const p = [];
  let v;
  v = n.numItemsAndReserved;
  p.push(`"num_items_and_reserved":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc1_ColumnRecord(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.reserved;
  p.push(`"reserved":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ColumnRecord(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc1_Column(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_Column(n) {
  const p = [];
  let v;
  v = n.columnType;
  p.push(`"column_type":${integer(v)}`);
  v = n.bitsOnStorage;
  p.push(`"bits_on_storage":${integer(v)}`);
  v = n.fieldId;
  p.push(`"field_id":${integer(v)}`);
  v = n.flags;
  p.push(`"flags":${integer(v)}`);
  v = n.firstElementIndex;
  if (v !== undefined) p.push(`"first_element_index":${large(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.isDeferred;
  p.push(`"is_deferred":${bool(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_AliasColumnList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc1_AliasColumnListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_AliasColumnListBody(n) {
  const p = [];
  let v;
  v = n.numItemsAndReserved;
  p.push(`"num_items_and_reserved":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc1_AliasColumnRecord(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.reserved;
  p.push(`"reserved":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_AliasColumnRecord(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc1_AliasColumn(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_AliasColumn(n) {
  const p = [];
  let v;
  v = n.physicalColumnId;
  p.push(`"physical_column_id":${integer(v)}`);
  v = n.fieldId;
  p.push(`"field_id":${integer(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ExtraTypeInfoList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc1_ExtraTypeInfoListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ExtraTypeInfoListBody(n) {
  const p = [];
  let v;
  v = n.numItemsAndReserved;
  p.push(`"num_items_and_reserved":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc1_ExtraTypeInfoRecord(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.reserved;
  p.push(`"reserved":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ExtraTypeInfoRecord(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc1_ExtraTypeInfo(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ExtraTypeInfo(n) {
  const p = [];
  let v;
  v = n.typeVersionFrom;
  p.push(`"type_version_from":${integer(v)}`);
  v = n.typeVersionTo;
  p.push(`"type_version_to":${integer(v)}`);
  v = n.contentId;
  p.push(`"content_id":${integer(v)}`);
  v = n.typeName;
  p.push(`"type_name":${dumpRntupleRc1_CountedString(v)}`);
  v = n.content;
  if (v !== undefined) p.push(`"content":${dumpRntupleRc1_CountedString(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_Footer(n) {
  const p = [];
  let v;
  v = n.featureFlags;
  p.push(`"feature_flags":${dumpRntupleRc1_FeatureFlags(v)}`);
  v = n.headerChecksum;
  p.push(`"header_checksum":${bytes(v)}`);
  v = n.schemaExtension;
  p.push(`"schema_extension":${dumpRntupleRc1_SchemaExtensionFrame(v)}`);
  v = n.columnGroups;
  p.push(`"column_groups":${dumpRntupleRc1_ColumnGroupList(v)}`);
  v = n.clusterSummaries;
  p.push(`"cluster_summaries":${dumpRntupleRc1_ClusterSummaryList(v)}`);
  v = n.clusterGroups;
  p.push(`"cluster_groups":${dumpRntupleRc1_ClusterGroupList(v)}`);
  v = n.metaDataLinks;
  p.push(`"meta_data_links":${dumpRntupleRc1_MetaDataLinkList(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_SchemaExtensionFrame(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.record;
  if (v !== undefined) p.push(`"record":${dumpRntupleRc1_SchemaExtension(v)}`);
  v = n.list;
  if (v !== undefined) p.push(`"list":${dumpRntupleRc1_SchemaExtensionListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_SchemaExtensionListBody(n) {
  const p = [];
  let v;
  v = n.numItemsAndReserved;
  p.push(`"num_items_and_reserved":${integer(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.reserved;
  p.push(`"reserved":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_SchemaExtension(n) {
  const p = [];
  let v;
  v = n.schema;
  if (v !== undefined) p.push(`"schema":${dumpRntupleRc1_Schema(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ColumnGroupList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc1_ColumnGroupListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ColumnGroupListBody(n) {
  const p = [];
  let v;
  v = n.numItemsAndReserved;
  p.push(`"num_items_and_reserved":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc1_ColumnGroupRecord(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.reserved;
  p.push(`"reserved":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ColumnGroupRecord(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc1_ColumnGroup(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ColumnGroup(n) {
  const p = [];
  let v;
  v = n.columnIds;
  p.push(`"column_ids":${dumpRntupleRc1_ColumnIdList(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ColumnIdList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc1_ColumnIdListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ColumnIdListBody(n) {
  const p = [];
  let v;
  v = n.numItemsAndReserved;
  p.push(`"num_items_and_reserved":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.reserved;
  p.push(`"reserved":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ClusterGroupList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc1_ClusterGroupListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ClusterGroupListBody(n) {
  const p = [];
  let v;
  v = n.numItemsAndReserved;
  p.push(`"num_items_and_reserved":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc1_ClusterGroupRecord(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.reserved;
  p.push(`"reserved":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ClusterGroupRecord(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc1_ClusterGroup(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ClusterGroup(n) {
  const p = [];
  let v;
  v = n.numClusters;
  p.push(`"num_clusters":${integer(v)}`);
  v = n.pageListLink;
  p.push(`"page_list_link":${dumpRntupleRc1_EnvelopeLink(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_MetaDataLinkList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc1_MetaDataLinkListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_MetaDataLinkListBody(n) {
  const p = [];
  let v;
  v = n.numItemsAndReserved;
  p.push(`"num_items_and_reserved":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc1_EnvelopeLink(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.reserved;
  p.push(`"reserved":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ClusterSummaryList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc1_ClusterSummaryListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ClusterSummaryListBody(n) {
  const p = [];
  let v;
  v = n.numItemsAndReserved;
  p.push(`"num_items_and_reserved":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc1_ClusterSummaryRecord(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.reserved;
  p.push(`"reserved":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ClusterSummaryRecord(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc1_ClusterSummary(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ClusterSummary(n) {
  const p = [];
  let v;
  v = n.firstEntry;
  p.push(`"first_entry":${large(v)}`);
  v = n.numEntriesLo;
  p.push(`"num_entries_lo":${integer(v)}`);
  v = n.numEntriesHi;
  p.push(`"num_entries_hi":${integer(v)}`);
  v = n.columnGroupId;
  if (v !== undefined) p.push(`"column_group_id":${integer(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.numEntries;
  p.push(`"num_entries":${large(v)}`);
  v = n.flags;
  p.push(`"flags":${integer(v)}`);
  v = n.isSharded;
  p.push(`"is_sharded":${bool(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_PageList(n) {
  const p = [];
  let v;
  v = n.pageLocations;
  p.push(`"page_locations":${dumpRntupleRc1_ClusterPagesList(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ClusterPagesList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc1_ClusterPagesListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ClusterPagesListBody(n) {
  const p = [];
  let v;
  v = n.numItemsAndReserved;
  p.push(`"num_items_and_reserved":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc1_ClusterPages(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.reserved;
  p.push(`"reserved":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ClusterPages(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc1_ClusterPagesBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ClusterPagesBody(n) {
  const p = [];
  let v;
  v = n.numItemsAndReserved;
  p.push(`"num_items_and_reserved":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc1_ColumnPages(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.reserved;
  p.push(`"reserved":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ColumnPages(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc1_ColumnPagesBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_ColumnPagesBody(n) {
  const p = [];
  let v;
  v = n.numItemsAndReserved;
  p.push(`"num_items_and_reserved":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc1_Page(x)).join(',')}]`);
  v = n.elementOffset;
  p.push(`"element_offset":${large(v)}`);
  v = n.compressionSettings;
  p.push(`"compression_settings":${integer(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.reserved;
  p.push(`"reserved":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_Page(n) {
  const p = [];
  let v;
  v = n.numElementsAndFlags;
  p.push(`"num_elements_and_flags":${integer(v)}`);
  v = n.locator;
  p.push(`"locator":${dumpRntupleRc1_Locator(v)}`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  v = n.flags;
  p.push(`"flags":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_MetaData(n) {
  const p = [];
  let v;
  v = n.entries;
  p.push(`"entries":${dumpRntupleRc1_MetaDataEntryList(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_MetaDataEntryList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc1_MetaDataEntryListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_MetaDataEntryListBody(n) {
  const p = [];
  let v;
  v = n.numItemsAndReserved;
  p.push(`"num_items_and_reserved":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc1_MetaDataEntryRecord(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.reserved;
  p.push(`"reserved":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_MetaDataEntryRecord(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc1_MetaDataEntry(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_MetaDataEntry(n) {
  const p = [];
  let v;
  v = n.valueType;
  p.push(`"value_type":${integer(v)}`);
  v = n.key;
  p.push(`"key":${dumpRntupleRc1_CountedString(v)}`);
  v = n.value;
  if (v instanceof RntupleRc1.MetaDataInt64) p.push(`"value":{"meta_data_int64":${dumpRntupleRc1_MetaDataInt64(v)}}`);
  if (v instanceof RntupleRc1.MetaDataBool) p.push(`"value":{"meta_data_bool":${dumpRntupleRc1_MetaDataBool(v)}}`);
  if (v instanceof RntupleRc1.MetaDataFloat64) p.push(`"value":{"meta_data_float64":${dumpRntupleRc1_MetaDataFloat64(v)}}`);
  if (v instanceof RntupleRc1.CountedString) p.push(`"value":{"counted_string":${dumpRntupleRc1_CountedString(v)}}`);
  if (v instanceof RntupleRc1.Int64List) p.push(`"value":{"int64_list":${dumpRntupleRc1_Int64List(v)}}`);
  if (v instanceof RntupleRc1.BoolList) p.push(`"value":{"bool_list":${dumpRntupleRc1_BoolList(v)}}`);
  if (v instanceof RntupleRc1.Float64List) p.push(`"value":{"float64_list":${dumpRntupleRc1_Float64List(v)}}`);
  if (v instanceof RntupleRc1.StringList) p.push(`"value":{"string_list":${dumpRntupleRc1_StringList(v)}}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_MetaDataInt64(n) {
  const p = [];
  let v;
  v = n.number;
  p.push(`"number":${large(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_MetaDataBool(n) {
  const p = [];
  let v;
  v = n.number;
  p.push(`"number":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_MetaDataFloat64(n) {
  const p = [];
  let v;
  v = n.number;
  p.push(`"number":${float(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_Int64List(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc1_Int64ListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_Int64ListBody(n) {
  const p = [];
  let v;
  v = n.numItemsAndReserved;
  p.push(`"num_items_and_reserved":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => large(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.reserved;
  p.push(`"reserved":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_BoolList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc1_BoolListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_BoolListBody(n) {
  const p = [];
  let v;
  v = n.numItemsAndReserved;
  p.push(`"num_items_and_reserved":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.reserved;
  p.push(`"reserved":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_Float64List(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc1_Float64ListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_Float64ListBody(n) {
  const p = [];
  let v;
  v = n.numItemsAndReserved;
  p.push(`"num_items_and_reserved":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => float(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.reserved;
  p.push(`"reserved":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_StringList(n) {
  const p = [];
  let v;
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleRc1_StringListBody(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleRc1_StringListBody(n) {
  const p = [];
  let v;
  v = n.numItemsAndReserved;
  p.push(`"num_items_and_reserved":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpRntupleRc1_CountedString(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.reserved;
  p.push(`"reserved":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleV0(n) {
  const p = [];
  let v;
  v = n.payload;
  p.push(`"payload":${bytes(v)}`);
  v = n.checksum;
  p.push(`"checksum":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleV0_HeaderEnvelope(n) {
  const p = [];
  let v;
  v = n.payload;
  p.push(`"payload":${dumpRntupleV0_HeaderRecord(v)}`);
  v = n.checksum;
  p.push(`"checksum":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleV0_FooterEnvelope(n) {
  const p = [];
  let v;
  v = n.payload;
  p.push(`"payload":${dumpRntupleV0_FooterRecord(v)}`);
  v = n.postscript;
  p.push(`"postscript":${dumpRntupleV0_Postscript(v)}`);
  v = n.checksum;
  p.push(`"checksum":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleV0_Postscript(n) {
  const p = [];
  let v;
  v = n.version;
  p.push(`"version":${integer(v)}`);
  v = n.minVersion;
  p.push(`"min_version":${integer(v)}`);
  v = n.lenHeader;
  p.push(`"len_header":${integer(v)}`);
  v = n.lenFooter;
  p.push(`"len_footer":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleV0_CountedString(n) {
  const p = [];
  let v;
  v = n.len;
  p.push(`"len":${integer(v)}`);
  v = n.raw;
  p.push(`"raw":${bytes(v)}`);
  v = n.value;
  if (isText(n.raw)) p.push(`"value":${text(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleV0_HeaderRecord(n) {
  const p = [];
  let v;
  v = n.version;
  p.push(`"version":${integer(v)}`);
  v = n.minVersion;
  p.push(`"min_version":${integer(v)}`);
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleV0_Header(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleV0_Header(n) {
  const p = [];
  let v;
  v = n.reserved;
  p.push(`"reserved":${large(v)}`);
  v = n.name;
  p.push(`"name":${dumpRntupleV0_CountedString(v)}`);
  v = n.description;
  p.push(`"description":${dumpRntupleV0_CountedString(v)}`);
  v = n.author;
  p.push(`"author":${dumpRntupleV0_CountedString(v)}`);
  v = n.custodian;
  p.push(`"custodian":${dumpRntupleV0_CountedString(v)}`);
  v = n.timeOfData;
  p.push(`"time_of_data":${large(v)}`);
  v = n.timeOfWriting;
  p.push(`"time_of_writing":${large(v)}`);
  v = n.ntupleVersion;
  p.push(`"ntuple_version":${dumpRntupleV0_VersionRecord(v)}`);
  v = n.ownUuid;
  p.push(`"own_uuid":${dumpRntupleV0_UuidRecord(v)}`);
  v = n.groupUuid;
  p.push(`"group_uuid":${dumpRntupleV0_UuidRecord(v)}`);
  v = n.numFields;
  p.push(`"num_fields":${integer(v)}`);
  v = n.fields;
  p.push(`"fields":[${Array.from(v, (x) => dumpRntupleV0_FieldRecord(x)).join(',')}]`);
  v = n.numColumns;
  p.push(`"num_columns":${integer(v)}`);
  v = n.columns;
  p.push(`"columns":[${Array.from(v, (x) => dumpRntupleV0_ColumnRecord(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleV0_VersionRecord(n) {
  const p = [];
  let v;
  v = n.version;
  p.push(`"version":${integer(v)}`);
  v = n.minVersion;
  p.push(`"min_version":${integer(v)}`);
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleV0_VersionNumbers(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleV0_VersionNumbers(n) {
  const p = [];
  let v;
  v = n.versionUse;
  p.push(`"version_use":${integer(v)}`);
  v = n.versionMin;
  p.push(`"version_min":${integer(v)}`);
  v = n.flags;
  p.push(`"flags":${large(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleV0_UuidRecord(n) {
  const p = [];
  let v;
  v = n.version;
  p.push(`"version":${integer(v)}`);
  v = n.minVersion;
  p.push(`"min_version":${integer(v)}`);
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleV0_Identity(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleV0_Identity(n) {
  const p = [];
  let v;
  v = n.uuid;
  p.push(`"uuid":${dumpRntupleV0_CountedString(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleV0_Locator(n) {
  const p = [];
  let v;
  v = n.ofsRange;
  p.push(`"ofs_range":${large(v)}`);
  v = n.lenRange;
  p.push(`"len_range":${integer(v)}`);
  v = n.url;
  p.push(`"url":${dumpRntupleV0_CountedString(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleV0_FieldRecord(n) {
  const p = [];
  let v;
  v = n.version;
  p.push(`"version":${integer(v)}`);
  v = n.minVersion;
  p.push(`"min_version":${integer(v)}`);
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleV0_Field(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleV0_Field(n) {
  const p = [];
  let v;
  v = n.fieldId;
  p.push(`"field_id":${large(v)}`);
  v = n.fieldVersion;
  p.push(`"field_version":${dumpRntupleV0_VersionRecord(v)}`);
  v = n.typeVersion;
  p.push(`"type_version":${dumpRntupleV0_VersionRecord(v)}`);
  v = n.name;
  p.push(`"name":${dumpRntupleV0_CountedString(v)}`);
  v = n.description;
  p.push(`"description":${dumpRntupleV0_CountedString(v)}`);
  v = n.typeName;
  p.push(`"type_name":${dumpRntupleV0_CountedString(v)}`);
  v = n.numRepetitions;
  p.push(`"num_repetitions":${large(v)}`);
  v = n.structure;
  p.push(`"structure":${integer(v)}`);
  v = n.parentId;
  p.push(`"parent_id":${large(v)}`);
  v = n.numLinks;
  p.push(`"num_links":${integer(v)}`);
  v = n.links;
  p.push(`"links":[${Array.from(v, (x) => large(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleV0_ColumnRecord(n) {
  const p = [];
  let v;
  v = n.version;
  p.push(`"version":${integer(v)}`);
  v = n.minVersion;
  p.push(`"min_version":${integer(v)}`);
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleV0_Column(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleV0_Column(n) {
  const p = [];
  let v;
  v = n.columnId;
  p.push(`"column_id":${large(v)}`);
  v = n.columnVersion;
  p.push(`"column_version":${dumpRntupleV0_VersionRecord(v)}`);
  v = n.model;
  p.push(`"model":${dumpRntupleV0_ColumnModelRecord(v)}`);
  v = n.fieldId;
  p.push(`"field_id":${large(v)}`);
  v = n.index;
  p.push(`"index":${integer(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleV0_ColumnModelRecord(n) {
  const p = [];
  let v;
  v = n.version;
  p.push(`"version":${integer(v)}`);
  v = n.minVersion;
  p.push(`"min_version":${integer(v)}`);
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleV0_ColumnModel(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleV0_ColumnModel(n) {
  const p = [];
  let v;
  v = n.columnType;
  p.push(`"column_type":${integer(v)}`);
  v = n.isSorted;
  p.push(`"is_sorted":${integer(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleV0_FooterRecord(n) {
  const p = [];
  let v;
  v = n.version;
  p.push(`"version":${integer(v)}`);
  v = n.minVersion;
  p.push(`"min_version":${integer(v)}`);
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleV0_Footer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleV0_Footer(n) {
  const p = [];
  let v;
  v = n.reserved;
  p.push(`"reserved":${large(v)}`);
  v = n.numClusters;
  p.push(`"num_clusters":${large(v)}`);
  v = n.clusters;
  p.push(`"clusters":[${Array.from(v, (x) => dumpRntupleV0_Cluster(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleV0_Cluster(n) {
  const p = [];
  let v;
  v = n.uuid;
  p.push(`"uuid":${dumpRntupleV0_UuidRecord(v)}`);
  v = n.summary;
  p.push(`"summary":${dumpRntupleV0_ClusterSummaryRecord(v)}`);
  v = n.numColumns;
  p.push(`"num_columns":${integer(v)}`);
  v = n.columns;
  p.push(`"columns":[${Array.from(v, (x) => dumpRntupleV0_ColumnPages(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpRntupleV0_ClusterSummaryRecord(n) {
  const p = [];
  let v;
  v = n.version;
  p.push(`"version":${integer(v)}`);
  v = n.minVersion;
  p.push(`"min_version":${integer(v)}`);
  v = n.lenFrame;
  p.push(`"len_frame":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpRntupleV0_ClusterSummary(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleV0_ClusterSummary(n) {
  const p = [];
  let v;
  v = n.clusterId;
  p.push(`"cluster_id":${large(v)}`);
  v = n.clusterVersion;
  p.push(`"cluster_version":${dumpRntupleV0_VersionRecord(v)}`);
  v = n.firstEntry;
  p.push(`"first_entry":${large(v)}`);
  v = n.numEntries;
  p.push(`"num_entries":${large(v)}`);
  v = n.locator;
  p.push(`"locator":${dumpRntupleV0_Locator(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntupleV0_ColumnPages(n) {
  const p = [];
  let v;
  v = n.columnId;
  p.push(`"column_id":${large(v)}`);
  v = n.elementOffset;
  p.push(`"element_offset":${large(v)}`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  v = n.compressionSettings;
  p.push(`"compression_settings":${large(v)}`);
  v = n.numPages;
  p.push(`"num_pages":${integer(v)}`);
  v = n.pages;
  p.push(`"pages":[${Array.from(v, (x) => dumpRntupleV0_Page(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpRntupleV0_Page(n) {
  const p = [];
  let v;
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  v = n.locator;
  p.push(`"locator":${dumpRntupleV0_Locator(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRootFile(n) {
  const p = [];
  let v;
  v = n.header;
  p.push(`"header":${dumpRootFile_FileHeader(v)}`);
  v = n.rootDirectory;
  p.push(`"root_directory":${dumpRootFile_Directory(v)}`);
  v = n.keysRecord;
  p.push(`"keys_record":${dumpRootFile_Record(v)}`);
  v = n.entries;
  p.push(`"entries":${dumpRootFile_EntryList(v)}`);
  v = n.freeRecord;
  if (v !== undefined) p.push(`"free_record":${dumpRootFile_Record(v)}`);
  v = n.streamerInfoRecord;
  if (v !== undefined) p.push(`"streamer_info_record":${dumpRootFile_Record(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRootFile_FileHeader(n) {
  const p = [];
  let v;
  v = n.magic;
  p.push(`"magic":${bytes(v)}`);
  v = n.version;
  p.push(`"version":${integer(v)}`);
  v = n.ofsBegin;
  p.push(`"ofs_begin":${integer(v)}`);
  v = n.ofsEndNarrow;
  if (v !== undefined) p.push(`"ofs_end_narrow":${integer(v)}`);
  v = n.ofsEndWide;
  if (v !== undefined) p.push(`"ofs_end_wide":${large(v)}`);
  v = n.ofsFreeNarrow;
  if (v !== undefined) p.push(`"ofs_free_narrow":${integer(v)}`);
  v = n.ofsFreeWide;
  if (v !== undefined) p.push(`"ofs_free_wide":${large(v)}`);
  v = n.lenFree;
  p.push(`"len_free":${integer(v)}`);
  v = n.numFree;
  p.push(`"num_free":${integer(v)}`);
  v = n.lenName;
  p.push(`"len_name":${integer(v)}`);
  v = n.lenOffset;
  p.push(`"len_offset":${integer(v)}`);
  v = n.compressionSettings;
  p.push(`"compression_settings":${integer(v)}`);
  v = n.ofsInfoNarrow;
  if (v !== undefined) p.push(`"ofs_info_narrow":${integer(v)}`);
  v = n.ofsInfoWide;
  if (v !== undefined) p.push(`"ofs_info_wide":${large(v)}`);
  v = n.lenInfo;
  p.push(`"len_info":${integer(v)}`);
  v = n.uuidVersion;
  p.push(`"uuid_version":${integer(v)}`);
  v = n.uuid;
  p.push(`"uuid":${bytes(v)}`);
  v = n.isWide;
  p.push(`"is_wide":${bool(v)}`);
  v = n.ofsEnd;
  p.push(`"ofs_end":${large(v)}`);
  v = n.ofsFree;
  p.push(`"ofs_free":${large(v)}`);
  v = n.ofsInfo;
  p.push(`"ofs_info":${large(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRootFile_CountedString(n) {
  const p = [];
  let v;
  v = n.lenShort;
  p.push(`"len_short":${integer(v)}`);
  v = n.lenLong;
  if (v !== undefined) p.push(`"len_long":${integer(v)}`);
  v = n.raw;
  p.push(`"raw":${bytes(v)}`);
  v = n.len;
  p.push(`"len":${integer(v)}`);
  v = n.value;
  if (isText(n.raw)) p.push(`"value":${text(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRootFile_Key(n) {
  const p = [];
  let v;
  v = n.lenRecord;
  p.push(`"len_record":${integer(v)}`);
  v = n.version;
  p.push(`"version":${integer(v)}`);
  v = n.lenObject;
  p.push(`"len_object":${integer(v)}`);
  v = n.datime;
  p.push(`"datime":${integer(v)}`);
  v = n.lenKey;
  p.push(`"len_key":${integer(v)}`);
  v = n.cycle;
  p.push(`"cycle":${integer(v)}`);
  v = n.ofsKeyNarrow;
  if (v !== undefined) p.push(`"ofs_key_narrow":${integer(v)}`);
  v = n.ofsKeyWide;
  if (v !== undefined) p.push(`"ofs_key_wide":${large(v)}`);
  v = n.ofsPdirNarrow;
  if (v !== undefined) p.push(`"ofs_pdir_narrow":${integer(v)}`);
  v = n.ofsPdirWide;
  if (v !== undefined) p.push(`"ofs_pdir_wide":${large(v)}`);
  v = n.className;
  p.push(`"class_name":${dumpRootFile_CountedString(v)}`);
  v = n.name;
  p.push(`"name":${dumpRootFile_CountedString(v)}`);
  v = n.title;
  p.push(`"title":${dumpRootFile_CountedString(v)}`);
  v = n.isWide;
  p.push(`"is_wide":${bool(v)}`);
  v = n.ofsKey;
  p.push(`"ofs_key":${large(v)}`);
  v = n.ofsPdir;
  p.push(`"ofs_pdir":${large(v)}`);
  v = n.year;
  p.push(`"year":${integer(v)}`);
  v = n.month;
  p.push(`"month":${integer(v)}`);
  v = n.day;
  p.push(`"day":${integer(v)}`);
  v = n.hour;
  p.push(`"hour":${integer(v)}`);
  v = n.minute;
  p.push(`"minute":${integer(v)}`);
  v = n.second;
  p.push(`"second":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRootFile_Record(n) {
  const p = [];
  let v;
  v = n.key;
  p.push(`"key":${dumpRootFile_Key(v)}`);
  v = n.lenPayload;
  p.push(`"len_payload":${large(v)}`);
  v = n.payload;
  p.push(`"payload":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRootFile_Directory(n) {
  const p = [];
  let v;
  v = n.version;
  p.push(`"version":${integer(v)}`);
  v = n.datimeCreated;
  p.push(`"datime_created":${integer(v)}`);
  v = n.datimeModified;
  p.push(`"datime_modified":${integer(v)}`);
  v = n.lenKeys;
  p.push(`"len_keys":${integer(v)}`);
  v = n.lenName;
  p.push(`"len_name":${integer(v)}`);
  v = n.ofsDirNarrow;
  if (v !== undefined) p.push(`"ofs_dir_narrow":${integer(v)}`);
  v = n.ofsDirWide;
  if (v !== undefined) p.push(`"ofs_dir_wide":${large(v)}`);
  v = n.ofsParentNarrow;
  if (v !== undefined) p.push(`"ofs_parent_narrow":${integer(v)}`);
  v = n.ofsParentWide;
  if (v !== undefined) p.push(`"ofs_parent_wide":${large(v)}`);
  v = n.ofsKeysNarrow;
  if (v !== undefined) p.push(`"ofs_keys_narrow":${integer(v)}`);
  v = n.ofsKeysWide;
  if (v !== undefined) p.push(`"ofs_keys_wide":${large(v)}`);
  v = n.uuidVersion;
  if (v !== undefined) p.push(`"uuid_version":${integer(v)}`);
  v = n.uuid;
  if (v !== undefined) p.push(`"uuid":${bytes(v)}`);
  v = n.isWide;
  p.push(`"is_wide":${bool(v)}`);
  v = n.hasUuid;
  p.push(`"has_uuid":${bool(v)}`);
  v = n.ofsDir;
  p.push(`"ofs_dir":${large(v)}`);
  v = n.ofsParent;
  p.push(`"ofs_parent":${large(v)}`);
  v = n.ofsKeys;
  p.push(`"ofs_keys":${large(v)}`);
  v = n.createdYear;
  p.push(`"created_year":${integer(v)}`);
  v = n.createdMonth;
  p.push(`"created_month":${integer(v)}`);
  v = n.createdDay;
  p.push(`"created_day":${integer(v)}`);
  v = n.createdHour;
  p.push(`"created_hour":${integer(v)}`);
  v = n.createdMinute;
  p.push(`"created_minute":${integer(v)}`);
  v = n.createdSecond;
  p.push(`"created_second":${integer(v)}`);
  v = n.modifiedYear;
  p.push(`"modified_year":${integer(v)}`);
  v = n.modifiedMonth;
  p.push(`"modified_month":${integer(v)}`);
  v = n.modifiedDay;
  p.push(`"modified_day":${integer(v)}`);
  v = n.modifiedHour;
  p.push(`"modified_hour":${integer(v)}`);
  v = n.modifiedMinute;
  p.push(`"modified_minute":${integer(v)}`);
  v = n.modifiedSecond;
  p.push(`"modified_second":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRootFile_KeysList(n) {
  const p = [];
  let v;
  v = n.numKeys;
  p.push(`"num_keys":${integer(v)}`);
  v = n.keys;
  p.push(`"keys":[${Array.from(v, (x) => dumpRootFile_Key(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRootFile_EntryList(n) {
  const p = [];
  let v;
  v = n.numEntries;
  p.push(`"num_entries":${integer(v)}`);
  v = n.entries;
  p.push(`"entries":[${Array.from(v, (x) => dumpRootFile_Entry(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpRootFile_Entry(n) {
  const p = [];
  let v;
  v = n.key;
  p.push(`"key":${dumpRootFile_Key(v)}`);
  v = n.isRelease;
  p.push(`"is_release":${bool(v)}`);
  v = n.isCandidate;
  p.push(`"is_candidate":${bool(v)}`);
  v = n.anchorRecord;
  if (v !== undefined) p.push(`"anchor_record":${dumpRootFile_AnchorRecord(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRootFile_AnchorRecord(n) {
  const p = [];
  let v;
  v = n.key;
  p.push(`"key":${dumpRootFile_Key(v)}`);
  v = n.isRelease;
  p.push(`"is_release":${bool(v)}`);
  v = n.lenPayload;
  p.push(`"len_payload":${large(v)}`);
  v = n.payload;
  p.push(`"payload":${bytes(v)}`);
  v = n.isCompressed;
  p.push(`"is_compressed":${bool(v)}`);
  v = n.classVersion;
  p.push(`"class_version":${integer(v)}`);
  v = n.isFirstCandidate;
  p.push(`"is_first_candidate":${bool(v)}`);
  v = n.anchor;
  if (v !== undefined) p.push(`"anchor":${dumpRootFile_Anchor(v)}`);
  v = n.anchorRc2;
  if (v !== undefined) p.push(`"anchor_rc2":${dumpRootFile_AnchorRc2(v)}`);
  v = n.anchorRc1;
  if (v !== undefined) p.push(`"anchor_rc1":${dumpRootFile_AnchorRc1(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRootFile_FreeList(n) {
  const p = [];
  let v;
  v = n.entries;
  p.push(`"entries":[${Array.from(v, (x) => dumpRootFile_FreeEntry(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpRootFile_FreeEntry(n) {
  const p = [];
  let v;
  v = n.version;
  p.push(`"version":${integer(v)}`);
  v = n.ofsFirstNarrow;
  if (v !== undefined) p.push(`"ofs_first_narrow":${integer(v)}`);
  v = n.ofsFirstWide;
  if (v !== undefined) p.push(`"ofs_first_wide":${large(v)}`);
  v = n.ofsLastNarrow;
  if (v !== undefined) p.push(`"ofs_last_narrow":${integer(v)}`);
  v = n.ofsLastWide;
  if (v !== undefined) p.push(`"ofs_last_wide":${large(v)}`);
  v = n.isWide;
  p.push(`"is_wide":${bool(v)}`);
  v = n.ofsFirst;
  p.push(`"ofs_first":${large(v)}`);
  v = n.ofsLast;
  p.push(`"ofs_last":${large(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRootFile_Anchor(n) {
  const p = [];
  let v;
  v = n.byteCount;
  p.push(`"byte_count":${integer(v)}`);
  v = n.classVersion;
  p.push(`"class_version":${integer(v)}`);
  v = n.versionEpoch;
  p.push(`"version_epoch":${integer(v)}`);
  v = n.versionMajor;
  p.push(`"version_major":${integer(v)}`);
  v = n.versionMinor;
  p.push(`"version_minor":${integer(v)}`);
  v = n.versionPatch;
  p.push(`"version_patch":${integer(v)}`);
  v = n.ofsHeader;
  p.push(`"ofs_header":${large(v)}`);
  v = n.lenHeaderStored;
  p.push(`"len_header_stored":${large(v)}`);
  v = n.lenHeader;
  p.push(`"len_header":${large(v)}`);
  v = n.ofsFooter;
  p.push(`"ofs_footer":${large(v)}`);
  v = n.lenFooterStored;
  p.push(`"len_footer_stored":${large(v)}`);
  v = n.lenFooter;
  p.push(`"len_footer":${large(v)}`);
  v = n.maxKeySize;
  p.push(`"max_key_size":${large(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.checksum;
  p.push(`"checksum":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRootFile_AnchorRc2(n) {
  const p = [];
  let v;
  v = n.byteCount;
  p.push(`"byte_count":${integer(v)}`);
  v = n.classVersion;
  p.push(`"class_version":${integer(v)}`);
  v = n.versionEpoch;
  p.push(`"version_epoch":${integer(v)}`);
  v = n.versionMajor;
  p.push(`"version_major":${integer(v)}`);
  v = n.versionMinor;
  p.push(`"version_minor":${integer(v)}`);
  v = n.versionPatch;
  p.push(`"version_patch":${integer(v)}`);
  v = n.ofsHeader;
  p.push(`"ofs_header":${large(v)}`);
  v = n.lenHeaderStored;
  p.push(`"len_header_stored":${large(v)}`);
  v = n.lenHeader;
  p.push(`"len_header":${large(v)}`);
  v = n.ofsFooter;
  p.push(`"ofs_footer":${large(v)}`);
  v = n.lenFooterStored;
  p.push(`"len_footer_stored":${large(v)}`);
  v = n.lenFooter;
  p.push(`"len_footer":${large(v)}`);
  v = n.maxKeySize;
  if (v !== undefined) p.push(`"max_key_size":${large(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  v = n.checksum;
  p.push(`"checksum":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRootFile_AnchorRc1(n) {
  const p = [];
  let v;
  v = n.byteCount;
  p.push(`"byte_count":${integer(v)}`);
  v = n.classVersion;
  p.push(`"class_version":${integer(v)}`);
  v = n.classChecksum;
  p.push(`"class_checksum":${integer(v)}`);
  v = n.version;
  p.push(`"version":${integer(v)}`);
  v = n.lenInMemory;
  p.push(`"len_in_memory":${integer(v)}`);
  v = n.ofsHeader;
  p.push(`"ofs_header":${large(v)}`);
  v = n.lenHeaderStored;
  p.push(`"len_header_stored":${integer(v)}`);
  v = n.lenHeader;
  p.push(`"len_header":${integer(v)}`);
  v = n.ofsFooter;
  p.push(`"ofs_footer":${large(v)}`);
  v = n.lenFooterStored;
  p.push(`"len_footer_stored":${integer(v)}`);
  v = n.lenFooter;
  p.push(`"len_footer":${integer(v)}`);
  v = n.reserved;
  p.push(`"reserved":${large(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRootFile_CompressionBlock(n) {
  const p = [];
  let v;
  v = n.chunks;
  p.push(`"chunks":[${Array.from(v, (x) => dumpRootFile_CompressionChunk(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpRootFile_CompressionChunk(n) {
  const p = [];
  let v;
  v = n.algorithm;
  p.push(`"algorithm":${bytes(v)}`);
  v = n.lenCompressed;
  p.push(`"len_compressed":${integer(v)}`);
  v = n.lenUncompressed;
  p.push(`"len_uncompressed":${integer(v)}`);
  v = n.data;
  p.push(`"data":${bytes(v)}`);
  v = n.tag;
  p.push(`"tag":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRootFile_BlobOffsetTable(n) {
  const p = [];
  let v;
  v = n.ofsParts;
  p.push(`"ofs_parts":[${Array.from(v, (x) => large(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpStreamerInfo(n) {
  const p = [];
  let v;
  v = n.byteCount;
  p.push(`"byte_count":${integer(v)}`);
  v = n.list;
  p.push(`"list":${dumpStreamerInfo_InfoList(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpStreamerInfo_CountedString(n) {
  const p = [];
  let v;
  v = n.lenShort;
  p.push(`"len_short":${integer(v)}`);
  v = n.lenLong;
  if (v !== undefined) p.push(`"len_long":${integer(v)}`);
  v = n.raw;
  p.push(`"raw":${bytes(v)}`);
  v = n.len;
  p.push(`"len":${integer(v)}`);
  v = n.value;
  if (isText(n.raw)) p.push(`"value":${text(v)}`);
  return `{${p.join(',')}}`;
}

function dumpStreamerInfo_RootObject(n) {
  const p = [];
  let v;
  v = n.version;
  p.push(`"version":${integer(v)}`);
  v = n.uniqueId;
  p.push(`"unique_id":${integer(v)}`);
  v = n.bits;
  p.push(`"bits":${integer(v)}`);
  v = n.processId;
  if (v !== undefined) p.push(`"process_id":${integer(v)}`);
  v = n.isReferenced;
  p.push(`"is_referenced":${bool(v)}`);
  return `{${p.join(',')}}`;
}

function dumpStreamerInfo_InfoList(n) {
  const p = [];
  let v;
  v = n.version;
  p.push(`"version":${integer(v)}`);
  v = n.object;
  p.push(`"object":${dumpStreamerInfo_RootObject(v)}`);
  v = n.name;
  p.push(`"name":${dumpStreamerInfo_CountedString(v)}`);
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpStreamerInfo_InfoItem(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpStreamerInfo_InfoItem(n) {
  const p = [];
  let v;
  v = n.byteCount;
  p.push(`"byte_count":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpStreamerInfo_AnyObject(v)}`);
  v = n.option;
  p.push(`"option":${dumpStreamerInfo_CountedString(v)}`);
  return `{${p.join(',')}}`;
}

function dumpStreamerInfo_AnyObject(n) {
  const p = [];
  let v;
  v = n.tag;
  p.push(`"tag":${integer(v)}`);
  v = n.className;
  if (v !== undefined) p.push(`"class_name":${bytes(v)}`);
  v = n.content;
  p.push(`"content":${bytes(v)}`);
  v = n.isNewClass;
  p.push(`"is_new_class":${bool(v)}`);
  v = n.classPlace;
  p.push(`"class_place":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpStreamerInfo_Named(n) {
  const p = [];
  let v;
  v = n.byteCount;
  p.push(`"byte_count":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpStreamerInfo_NamedMembers(v)}`);
  return `{${p.join(',')}}`;
}

function dumpStreamerInfo_NamedMembers(n) {
  const p = [];
  let v;
  v = n.version;
  p.push(`"version":${integer(v)}`);
  v = n.object;
  p.push(`"object":${dumpStreamerInfo_RootObject(v)}`);
  v = n.name;
  p.push(`"name":${dumpStreamerInfo_CountedString(v)}`);
  v = n.title;
  p.push(`"title":${dumpStreamerInfo_CountedString(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpStreamerInfo_ClassInfo(n) {
  const p = [];
  let v;
  v = n.byteCount;
  p.push(`"byte_count":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpStreamerInfo_ClassInfoMembers(v)}`);
  return `{${p.join(',')}}`;
}

function dumpStreamerInfo_ClassInfoMembers(n) {
  const p = [];
  let v;
  v = n.version;
  p.push(`"version":${integer(v)}`);
  v = n.named;
  p.push(`"named":${dumpStreamerInfo_Named(v)}`);
  v = n.checksum;
  p.push(`"checksum":${integer(v)}`);
  v = n.classVersion;
  p.push(`"class_version":${integer(v)}`);
  v = n.elementsByteCount;
  p.push(`"elements_byte_count":${integer(v)}`);
  v = n.elements;
  p.push(`"elements":${dumpStreamerInfo_AnyObject(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpStreamerInfo_ClassElements(n) {
  const p = [];
  let v;
  v = n.byteCount;
  p.push(`"byte_count":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpStreamerInfo_ClassElementsMembers(v)}`);
  return `{${p.join(',')}}`;
}

function dumpStreamerInfo_ClassElementsMembers(n) {
  const p = [];
  let v;
  v = n.version;
  p.push(`"version":${integer(v)}`);
  v = n.object;
  p.push(`"object":${dumpStreamerInfo_RootObject(v)}`);
  v = n.name;
  p.push(`"name":${dumpStreamerInfo_CountedString(v)}`);
  v = n.numItems;
  p.push(`"num_items":${integer(v)}`);
  v = n.lowerBound;
  p.push(`"lower_bound":${integer(v)}`);
  v = n.items;
  p.push(`"items":[${Array.from(v, (x) => dumpStreamerInfo_ElementItem(x)).join(',')}]`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpStreamerInfo_ElementItem(n) {
  const p = [];
  let v;
  v = n.byteCount;
  p.push(`"byte_count":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpStreamerInfo_AnyObject(v)}`);
  return `{${p.join(',')}}`;
}

function dumpStreamerInfo_ClassElement(n) {
  const p = [];
  let v;
  v = n.byteCount;
  p.push(`"byte_count":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpStreamerInfo_ClassElementMembers(v)}`);
  return `{${p.join(',')}}`;
}

function dumpStreamerInfo_ClassElementMembers(n) {
  const p = [];
  let v;
  v = n.version;
  p.push(`"version":${integer(v)}`);
  v = n.element;
  p.push(`"element":${dumpStreamerInfo_Element(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpStreamerInfo_Element(n) {
  const p = [];
  let v;
  v = n.byteCount;
  p.push(`"byte_count":${integer(v)}`);
  v = n.body;
  p.push(`"body":${dumpStreamerInfo_ElementMembers(v)}`);
  return `{${p.join(',')}}`;
}

function dumpStreamerInfo_ElementMembers(n) {
  const p = [];
  let v;
  v = n.version;
  p.push(`"version":${integer(v)}`);
  v = n.named;
  p.push(`"named":${dumpStreamerInfo_Named(v)}`);
  v = n.elementType;
  p.push(`"element_type":${integer(v)}`);
  v = n.lenElement;
  p.push(`"len_element":${integer(v)}`);
  v = n.numArrayItems;
  p.push(`"num_array_items":${integer(v)}`);
  v = n.numDimensions;
  p.push(`"num_dimensions":${integer(v)}`);
  v = n.maxIndices;
  p.push(`"max_indices":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.typeName;
  p.push(`"type_name":${dumpStreamerInfo_CountedString(v)}`);
  v = n.trailing;
  p.push(`"trailing":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpTrevni(n) {
  const p = [];
  let v;
  v = n.magic;
  p.push(`"magic":${bytes(v)}`);
  v = n.version;
  p.push(`"version":${integer(v)}`);
  v = n.numRows;
  p.push(`"num_rows":${large(v)}`);
  v = n.numColumns;
  p.push(`"num_columns":${integer(v)}`);
  v = n.metadata;
  p.push(`"metadata":${dumpTrevni_MetadataMap(v)}`);
  v = n.columnsMetadata;
  p.push(`"columns_metadata":[${Array.from(v, (x) => dumpTrevni_MetadataMap(x)).join(',')}]`);
  v = n.ofsColumns;
  p.push(`"ofs_columns":[${Array.from(v, (x) => large(x)).join(',')}]`);
  v = n.columns;
  p.push(`"columns":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpTrevni_MetadataMap(n) {
  const p = [];
  let v;
  v = n.numPairs;
  p.push(`"num_pairs":${dumpTrevni_Length(v)}`);
  v = n.pairs;
  p.push(`"pairs":[${Array.from(v, (x) => dumpTrevni_MetadataPair(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpTrevni_MetadataPair(n) {
  const p = [];
  let v;
  v = n.key;
  p.push(`"key":${dumpTrevni_CountedBytes(v)}`);
  v = n.value;
  p.push(`"value":${dumpTrevni_CountedBytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpTrevni_CountedBytes(n) {
  const p = [];
  let v;
  v = n.nbytes;
  p.push(`"nbytes":${dumpTrevni_Length(v)}`);
  v = n.raw;
  p.push(`"raw":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpTrevni_Length(n) {
  const p = [];
  let v;
  v = n.group0;
  p.push(`"group_0":${integer(v)}`);
  v = n.group1;
  if (v !== undefined) p.push(`"group_1":${integer(v)}`);
  v = n.group2;
  if (v !== undefined) p.push(`"group_2":${integer(v)}`);
  v = n.group3;
  if (v !== undefined) p.push(`"group_3":${integer(v)}`);
  v = n.group4;
  if (v !== undefined) p.push(`"group_4":${integer(v)}`);
  v = n.group5;
  if (v !== undefined) p.push(`"group_5":${integer(v)}`);
  v = n.group6;
  if (v !== undefined) p.push(`"group_6":${integer(v)}`);
  v = n.group7;
  if (v !== undefined) p.push(`"group_7":${integer(v)}`);
  v = n.group8;
  if (v !== undefined) p.push(`"group_8":${integer(v)}`);
  v = n.group9;
  if (v !== undefined) p.push(`"group_9":${integer(v)}`);
  v = n.value;
  p.push(`"value":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpTrevni_Zigzag(n) {
  const p = [];
  let v;
  v = n.group0;
  p.push(`"group_0":${integer(v)}`);
  v = n.group1;
  if (v !== undefined) p.push(`"group_1":${integer(v)}`);
  v = n.group2;
  if (v !== undefined) p.push(`"group_2":${integer(v)}`);
  v = n.group3;
  if (v !== undefined) p.push(`"group_3":${integer(v)}`);
  v = n.group4;
  if (v !== undefined) p.push(`"group_4":${integer(v)}`);
  v = n.group5;
  if (v !== undefined) p.push(`"group_5":${integer(v)}`);
  v = n.group6;
  if (v !== undefined) p.push(`"group_6":${integer(v)}`);
  v = n.group7;
  if (v !== undefined) p.push(`"group_7":${integer(v)}`);
  v = n.group8;
  if (v !== undefined) p.push(`"group_8":${integer(v)}`);
  v = n.group9;
  if (v !== undefined) p.push(`"group_9":${integer(v)}`);
  v = n.low;
  p.push(`"low":${integer(v)}`);
  v = n.middle;
  p.push(`"middle":${integer(v)}`);
  v = n.high;
  p.push(`"high":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpTrevni_Column(n) {
  const p = [];
  let v;
  v = n.numBlocks;
  p.push(`"num_blocks":${integer(v)}`);
  v = n.descriptors;
  p.push(`"descriptors":[${Array.from(v, (x) => dumpTrevni_BlockDescriptor(x)).join(',')}]`);
  v = n.blocks;
  p.push(`"blocks":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpTrevni_BlockDescriptor(n) {
  const p = [];
  let v;
  v = n.numRows;
  p.push(`"num_rows":${integer(v)}`);
  v = n.lenBlock;
  p.push(`"len_block":${integer(v)}`);
  v = n.lenBlockStored;
  p.push(`"len_block_stored":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpTrevni_ColumnZigzag(n) {
  const p = [];
  let v;
  v = n.numBlocks;
  p.push(`"num_blocks":${integer(v)}`);
  v = n.descriptors;
  p.push(`"descriptors":[${Array.from(v, (x) => dumpTrevni_ZigzagBlockDescriptor(x)).join(',')}]`);
  v = n.blocks;
  p.push(`"blocks":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpTrevni_ZigzagBlockDescriptor(n) {
  const p = [];
  let v;
  v = n.numRows;
  p.push(`"num_rows":${integer(v)}`);
  v = n.lenBlock;
  p.push(`"len_block":${integer(v)}`);
  v = n.lenBlockStored;
  p.push(`"len_block_stored":${integer(v)}`);
  v = n.firstValue;
  p.push(`"first_value":${dumpTrevni_Zigzag(v)}`);
  return `{${p.join(',')}}`;
}

function dumpTrevni_ColumnFixed32(n) {
  const p = [];
  let v;
  v = n.numBlocks;
  p.push(`"num_blocks":${integer(v)}`);
  v = n.descriptors;
  p.push(`"descriptors":[${Array.from(v, (x) => dumpTrevni_Fixed32BlockDescriptor(x)).join(',')}]`);
  v = n.blocks;
  p.push(`"blocks":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpTrevni_Fixed32BlockDescriptor(n) {
  const p = [];
  let v;
  v = n.numRows;
  p.push(`"num_rows":${integer(v)}`);
  v = n.lenBlock;
  p.push(`"len_block":${integer(v)}`);
  v = n.lenBlockStored;
  p.push(`"len_block_stored":${integer(v)}`);
  v = n.firstValue;
  p.push(`"first_value":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpTrevni_ColumnFixed64(n) {
  const p = [];
  let v;
  v = n.numBlocks;
  p.push(`"num_blocks":${integer(v)}`);
  v = n.descriptors;
  p.push(`"descriptors":[${Array.from(v, (x) => dumpTrevni_Fixed64BlockDescriptor(x)).join(',')}]`);
  v = n.blocks;
  p.push(`"blocks":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpTrevni_Fixed64BlockDescriptor(n) {
  const p = [];
  let v;
  v = n.numRows;
  p.push(`"num_rows":${integer(v)}`);
  v = n.lenBlock;
  p.push(`"len_block":${integer(v)}`);
  v = n.lenBlockStored;
  p.push(`"len_block_stored":${integer(v)}`);
  v = n.firstValue;
  p.push(`"first_value":${large(v)}`);
  return `{${p.join(',')}}`;
}

function dumpTrevni_ColumnCounted(n) {
  const p = [];
  let v;
  v = n.numBlocks;
  p.push(`"num_blocks":${integer(v)}`);
  v = n.descriptors;
  p.push(`"descriptors":[${Array.from(v, (x) => dumpTrevni_CountedBlockDescriptor(x)).join(',')}]`);
  v = n.blocks;
  p.push(`"blocks":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpTrevni_CountedBlockDescriptor(n) {
  const p = [];
  let v;
  v = n.numRows;
  p.push(`"num_rows":${integer(v)}`);
  v = n.lenBlock;
  p.push(`"len_block":${integer(v)}`);
  v = n.lenBlockStored;
  p.push(`"len_block_stored":${integer(v)}`);
  v = n.firstValue;
  p.push(`"first_value":${dumpTrevni_CountedBytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpTrevni_RepeatedBlock(n) {
  const p = [];
  let v;
  v = n.numEntries;
  p.push(`"num_entries":${integer(v)}`);
  v = n.contents;
  p.push(`"contents":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpTrevni_ZigzagValues(n) {
  const p = [];
  let v;
  v = n.values;
  p.push(`"values":[${Array.from(v, (x) => dumpTrevni_Zigzag(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpTrevni_CountedValues(n) {
  const p = [];
  let v;
  v = n.values;
  p.push(`"values":[${Array.from(v, (x) => dumpTrevni_CountedBytes(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage(n) {
  const p = [];
  let v;
  v = n.raw;
  p.push(`"raw":${bytes(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Uint8Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Int8Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Uint16Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Int16Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Uint32Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Int32Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Uint64Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => large(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Int64Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => large(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Real16Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => dumpRntuplePage_Real16(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Real32Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => float(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Real64Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => float(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_SwitchPage(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => dumpRntuplePage_Switch96(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Switch44Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => dumpRntuplePage_Switch44(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Switch32Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => dumpRntuplePage_Switch32(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Real16(n) {
  const p = [];
  let v;
  v = n.bits;
  p.push(`"bits":${integer(v)}`);
  v = n.isNegative;
  p.push(`"is_negative":${bool(v)}`);
  v = n.exponent;
  p.push(`"exponent":${integer(v)}`);
  v = n.fraction;
  p.push(`"fraction":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Switch96(n) {
  const p = [];
  let v;
  v = n.elementIndex;
  p.push(`"element_index":${large(v)}`);
  v = n.tag;
  p.push(`"tag":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Switch44(n) {
  const p = [];
  let v;
  v = n.lo;
  p.push(`"lo":${integer(v)}`);
  v = n.hi;
  p.push(`"hi":${integer(v)}`);
  v = n.elementIndex;
  p.push(`"element_index":${integer(v)}`);
  v = n.tag;
  p.push(`"tag":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Switch32(n) {
  const p = [];
  let v;
  v = n.elementIndex;
  p.push(`"element_index":${integer(v)}`);
  v = n.tag;
  p.push(`"tag":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_BitPage(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => bool(x)).join(',')}]`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed2Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed3Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed4Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed5Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed6Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed7Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed8Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed9Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed10Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed11Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed12Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed13Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed14Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed15Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed16Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed17Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed18Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed19Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed20Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed21Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed22Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed23Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed24Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed25Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed26Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed27Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed28Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed29Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed30Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed31Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

function dumpRntuplePage_Packed32Page(n) {
  const p = [];
  let v;
  v = n.elements;
  p.push(`"elements":[${Array.from(v, (x) => integer(x)).join(',')}]`);
  v = n.numElements;
  p.push(`"num_elements":${integer(v)}`);
  return `{${p.join(',')}}`;
}

const TYPES = new Map([
  ['rntuple', [Rntuple, dumpRntuple]],
  ['rntuple.counted_string', [Rntuple.CountedString, dumpRntuple_CountedString]],
  ['rntuple.unknown_payload', [Rntuple.UnknownPayload, dumpRntuple_UnknownPayload]],
  ['rntuple.feature_flags', [Rntuple.FeatureFlags, dumpRntuple_FeatureFlags]],
  ['rntuple.feature_flag_word', [Rntuple.FeatureFlagWord, dumpRntuple_FeatureFlagWord]],
  ['rntuple.locator', [Rntuple.Locator, dumpRntuple_Locator]],
  ['rntuple.large_locator', [Rntuple.LargeLocator, dumpRntuple_LargeLocator]],
  ['rntuple.envelope_link', [Rntuple.EnvelopeLink, dumpRntuple_EnvelopeLink]],
  ['rntuple.header', [Rntuple.Header, dumpRntuple_Header]],
  ['rntuple.schema', [Rntuple.Schema, dumpRntuple_Schema]],
  ['rntuple.field_list', [Rntuple.FieldList, dumpRntuple_FieldList]],
  ['rntuple.field_list_body', [Rntuple.FieldListBody, dumpRntuple_FieldListBody]],
  ['rntuple.field_record', [Rntuple.FieldRecord, dumpRntuple_FieldRecord]],
  ['rntuple.field', [Rntuple.Field, dumpRntuple_Field]],
  ['rntuple.column_list', [Rntuple.ColumnList, dumpRntuple_ColumnList]],
  ['rntuple.column_list_body', [Rntuple.ColumnListBody, dumpRntuple_ColumnListBody]],
  ['rntuple.column_record', [Rntuple.ColumnRecord, dumpRntuple_ColumnRecord]],
  ['rntuple.column', [Rntuple.Column, dumpRntuple_Column]],
  ['rntuple.value_range', [Rntuple.ValueRange, dumpRntuple_ValueRange]],
  ['rntuple.alias_column_list', [Rntuple.AliasColumnList, dumpRntuple_AliasColumnList]],
  ['rntuple.alias_column_list_body', [Rntuple.AliasColumnListBody, dumpRntuple_AliasColumnListBody]],
  ['rntuple.alias_column_record', [Rntuple.AliasColumnRecord, dumpRntuple_AliasColumnRecord]],
  ['rntuple.alias_column', [Rntuple.AliasColumn, dumpRntuple_AliasColumn]],
  ['rntuple.extra_type_info_list', [Rntuple.ExtraTypeInfoList, dumpRntuple_ExtraTypeInfoList]],
  ['rntuple.extra_type_info_list_body', [Rntuple.ExtraTypeInfoListBody, dumpRntuple_ExtraTypeInfoListBody]],
  ['rntuple.extra_type_info_record', [Rntuple.ExtraTypeInfoRecord, dumpRntuple_ExtraTypeInfoRecord]],
  ['rntuple.extra_type_info', [Rntuple.ExtraTypeInfo, dumpRntuple_ExtraTypeInfo]],
  ['rntuple.footer', [Rntuple.Footer, dumpRntuple_Footer]],
  ['rntuple.schema_extension_record', [Rntuple.SchemaExtensionRecord, dumpRntuple_SchemaExtensionRecord]],
  ['rntuple.schema_extension', [Rntuple.SchemaExtension, dumpRntuple_SchemaExtension]],
  ['rntuple.cluster_group_list', [Rntuple.ClusterGroupList, dumpRntuple_ClusterGroupList]],
  ['rntuple.cluster_group_list_body', [Rntuple.ClusterGroupListBody, dumpRntuple_ClusterGroupListBody]],
  ['rntuple.cluster_group_record', [Rntuple.ClusterGroupRecord, dumpRntuple_ClusterGroupRecord]],
  ['rntuple.cluster_group', [Rntuple.ClusterGroup, dumpRntuple_ClusterGroup]],
  ['rntuple.linked_attribute_set_list', [Rntuple.LinkedAttributeSetList, dumpRntuple_LinkedAttributeSetList]],
  ['rntuple.linked_attribute_set_list_body', [Rntuple.LinkedAttributeSetListBody, dumpRntuple_LinkedAttributeSetListBody]],
  ['rntuple.linked_attribute_set_record', [Rntuple.LinkedAttributeSetRecord, dumpRntuple_LinkedAttributeSetRecord]],
  ['rntuple.linked_attribute_set', [Rntuple.LinkedAttributeSet, dumpRntuple_LinkedAttributeSet]],
  ['rntuple.page_list', [Rntuple.PageList, dumpRntuple_PageList]],
  ['rntuple.cluster_summary_list', [Rntuple.ClusterSummaryList, dumpRntuple_ClusterSummaryList]],
  ['rntuple.cluster_summary_list_body', [Rntuple.ClusterSummaryListBody, dumpRntuple_ClusterSummaryListBody]],
  ['rntuple.cluster_summary_record', [Rntuple.ClusterSummaryRecord, dumpRntuple_ClusterSummaryRecord]],
  ['rntuple.cluster_summary', [Rntuple.ClusterSummary, dumpRntuple_ClusterSummary]],
  ['rntuple.cluster_pages_list', [Rntuple.ClusterPagesList, dumpRntuple_ClusterPagesList]],
  ['rntuple.cluster_pages_list_body', [Rntuple.ClusterPagesListBody, dumpRntuple_ClusterPagesListBody]],
  ['rntuple.cluster_pages', [Rntuple.ClusterPages, dumpRntuple_ClusterPages]],
  ['rntuple.cluster_pages_body', [Rntuple.ClusterPagesBody, dumpRntuple_ClusterPagesBody]],
  ['rntuple.column_pages', [Rntuple.ColumnPages, dumpRntuple_ColumnPages]],
  ['rntuple.column_pages_body', [Rntuple.ColumnPagesBody, dumpRntuple_ColumnPagesBody]],
  ['rntuple.page', [Rntuple.Page, dumpRntuple_Page]],
  ['rntuple_rc2', [RntupleRc2, dumpRntupleRc2]],
  ['rntuple_rc2.counted_string', [RntupleRc2.CountedString, dumpRntupleRc2_CountedString]],
  ['rntuple_rc2.unknown_payload', [RntupleRc2.UnknownPayload, dumpRntupleRc2_UnknownPayload]],
  ['rntuple_rc2.feature_flags', [RntupleRc2.FeatureFlags, dumpRntupleRc2_FeatureFlags]],
  ['rntuple_rc2.feature_flag_word', [RntupleRc2.FeatureFlagWord, dumpRntupleRc2_FeatureFlagWord]],
  ['rntuple_rc2.locator', [RntupleRc2.Locator, dumpRntupleRc2_Locator]],
  ['rntuple_rc2.uri_locator', [RntupleRc2.UriLocator, dumpRntupleRc2_UriLocator]],
  ['rntuple_rc2.large_locator', [RntupleRc2.LargeLocator, dumpRntupleRc2_LargeLocator]],
  ['rntuple_rc2.object64_locator', [RntupleRc2.Object64Locator, dumpRntupleRc2_Object64Locator]],
  ['rntuple_rc2.envelope_link', [RntupleRc2.EnvelopeLink, dumpRntupleRc2_EnvelopeLink]],
  ['rntuple_rc2.header', [RntupleRc2.Header, dumpRntupleRc2_Header]],
  ['rntuple_rc2.schema', [RntupleRc2.Schema, dumpRntupleRc2_Schema]],
  ['rntuple_rc2.field_list', [RntupleRc2.FieldList, dumpRntupleRc2_FieldList]],
  ['rntuple_rc2.field_list_body', [RntupleRc2.FieldListBody, dumpRntupleRc2_FieldListBody]],
  ['rntuple_rc2.field_record', [RntupleRc2.FieldRecord, dumpRntupleRc2_FieldRecord]],
  ['rntuple_rc2.field', [RntupleRc2.Field, dumpRntupleRc2_Field]],
  ['rntuple_rc2.column_list', [RntupleRc2.ColumnList, dumpRntupleRc2_ColumnList]],
  ['rntuple_rc2.column_list_body', [RntupleRc2.ColumnListBody, dumpRntupleRc2_ColumnListBody]],
  ['rntuple_rc2.column_record', [RntupleRc2.ColumnRecord, dumpRntupleRc2_ColumnRecord]],
  ['rntuple_rc2.column', [RntupleRc2.Column, dumpRntupleRc2_Column]],
  ['rntuple_rc2.value_range', [RntupleRc2.ValueRange, dumpRntupleRc2_ValueRange]],
  ['rntuple_rc2.alias_column_list', [RntupleRc2.AliasColumnList, dumpRntupleRc2_AliasColumnList]],
  ['rntuple_rc2.alias_column_list_body', [RntupleRc2.AliasColumnListBody, dumpRntupleRc2_AliasColumnListBody]],
  ['rntuple_rc2.alias_column_record', [RntupleRc2.AliasColumnRecord, dumpRntupleRc2_AliasColumnRecord]],
  ['rntuple_rc2.alias_column', [RntupleRc2.AliasColumn, dumpRntupleRc2_AliasColumn]],
  ['rntuple_rc2.extra_type_info_list', [RntupleRc2.ExtraTypeInfoList, dumpRntupleRc2_ExtraTypeInfoList]],
  ['rntuple_rc2.extra_type_info_list_body', [RntupleRc2.ExtraTypeInfoListBody, dumpRntupleRc2_ExtraTypeInfoListBody]],
  ['rntuple_rc2.extra_type_info_record', [RntupleRc2.ExtraTypeInfoRecord, dumpRntupleRc2_ExtraTypeInfoRecord]],
  ['rntuple_rc2.extra_type_info', [RntupleRc2.ExtraTypeInfo, dumpRntupleRc2_ExtraTypeInfo]],
  ['rntuple_rc2.footer', [RntupleRc2.Footer, dumpRntupleRc2_Footer]],
  ['rntuple_rc2.schema_extension_record', [RntupleRc2.SchemaExtensionRecord, dumpRntupleRc2_SchemaExtensionRecord]],
  ['rntuple_rc2.schema_extension', [RntupleRc2.SchemaExtension, dumpRntupleRc2_SchemaExtension]],
  ['rntuple_rc2.column_group_list', [RntupleRc2.ColumnGroupList, dumpRntupleRc2_ColumnGroupList]],
  ['rntuple_rc2.column_group_list_body', [RntupleRc2.ColumnGroupListBody, dumpRntupleRc2_ColumnGroupListBody]],
  ['rntuple_rc2.column_group_record', [RntupleRc2.ColumnGroupRecord, dumpRntupleRc2_ColumnGroupRecord]],
  ['rntuple_rc2.column_group', [RntupleRc2.ColumnGroup, dumpRntupleRc2_ColumnGroup]],
  ['rntuple_rc2.column_id_list', [RntupleRc2.ColumnIdList, dumpRntupleRc2_ColumnIdList]],
  ['rntuple_rc2.column_id_list_body', [RntupleRc2.ColumnIdListBody, dumpRntupleRc2_ColumnIdListBody]],
  ['rntuple_rc2.cluster_group_list', [RntupleRc2.ClusterGroupList, dumpRntupleRc2_ClusterGroupList]],
  ['rntuple_rc2.cluster_group_list_body', [RntupleRc2.ClusterGroupListBody, dumpRntupleRc2_ClusterGroupListBody]],
  ['rntuple_rc2.cluster_group_record', [RntupleRc2.ClusterGroupRecord, dumpRntupleRc2_ClusterGroupRecord]],
  ['rntuple_rc2.cluster_group', [RntupleRc2.ClusterGroup, dumpRntupleRc2_ClusterGroup]],
  ['rntuple_rc2.meta_data_link_list', [RntupleRc2.MetaDataLinkList, dumpRntupleRc2_MetaDataLinkList]],
  ['rntuple_rc2.meta_data_link_list_body', [RntupleRc2.MetaDataLinkListBody, dumpRntupleRc2_MetaDataLinkListBody]],
  ['rntuple_rc2.page_list', [RntupleRc2.PageList, dumpRntupleRc2_PageList]],
  ['rntuple_rc2.cluster_summary_list', [RntupleRc2.ClusterSummaryList, dumpRntupleRc2_ClusterSummaryList]],
  ['rntuple_rc2.cluster_summary_list_body', [RntupleRc2.ClusterSummaryListBody, dumpRntupleRc2_ClusterSummaryListBody]],
  ['rntuple_rc2.cluster_summary_record', [RntupleRc2.ClusterSummaryRecord, dumpRntupleRc2_ClusterSummaryRecord]],
  ['rntuple_rc2.cluster_summary', [RntupleRc2.ClusterSummary, dumpRntupleRc2_ClusterSummary]],
  ['rntuple_rc2.cluster_pages_list', [RntupleRc2.ClusterPagesList, dumpRntupleRc2_ClusterPagesList]],
  ['rntuple_rc2.cluster_pages_list_body', [RntupleRc2.ClusterPagesListBody, dumpRntupleRc2_ClusterPagesListBody]],
  ['rntuple_rc2.cluster_pages', [RntupleRc2.ClusterPages, dumpRntupleRc2_ClusterPages]],
  ['rntuple_rc2.cluster_pages_body', [RntupleRc2.ClusterPagesBody, dumpRntupleRc2_ClusterPagesBody]],
  ['rntuple_rc2.column_pages', [RntupleRc2.ColumnPages, dumpRntupleRc2_ColumnPages]],
  ['rntuple_rc2.column_pages_body', [RntupleRc2.ColumnPagesBody, dumpRntupleRc2_ColumnPagesBody]],
  ['rntuple_rc2.page', [RntupleRc2.Page, dumpRntupleRc2_Page]],
  ['rntuple_rc2.meta_data', [RntupleRc2.MetaData, dumpRntupleRc2_MetaData]],
  ['rntuple_rc2.meta_data_entry_list', [RntupleRc2.MetaDataEntryList, dumpRntupleRc2_MetaDataEntryList]],
  ['rntuple_rc2.meta_data_entry_list_body', [RntupleRc2.MetaDataEntryListBody, dumpRntupleRc2_MetaDataEntryListBody]],
  ['rntuple_rc2.meta_data_entry_record', [RntupleRc2.MetaDataEntryRecord, dumpRntupleRc2_MetaDataEntryRecord]],
  ['rntuple_rc2.meta_data_entry', [RntupleRc2.MetaDataEntry, dumpRntupleRc2_MetaDataEntry]],
  ['rntuple_rc2.meta_data_int64', [RntupleRc2.MetaDataInt64, dumpRntupleRc2_MetaDataInt64]],
  ['rntuple_rc2.meta_data_bool', [RntupleRc2.MetaDataBool, dumpRntupleRc2_MetaDataBool]],
  ['rntuple_rc2.meta_data_float64', [RntupleRc2.MetaDataFloat64, dumpRntupleRc2_MetaDataFloat64]],
  ['rntuple_rc2.int64_list', [RntupleRc2.Int64List, dumpRntupleRc2_Int64List]],
  ['rntuple_rc2.int64_list_body', [RntupleRc2.Int64ListBody, dumpRntupleRc2_Int64ListBody]],
  ['rntuple_rc2.bool_list', [RntupleRc2.BoolList, dumpRntupleRc2_BoolList]],
  ['rntuple_rc2.bool_list_body', [RntupleRc2.BoolListBody, dumpRntupleRc2_BoolListBody]],
  ['rntuple_rc2.float64_list', [RntupleRc2.Float64List, dumpRntupleRc2_Float64List]],
  ['rntuple_rc2.float64_list_body', [RntupleRc2.Float64ListBody, dumpRntupleRc2_Float64ListBody]],
  ['rntuple_rc2.string_list', [RntupleRc2.StringList, dumpRntupleRc2_StringList]],
  ['rntuple_rc2.string_list_body', [RntupleRc2.StringListBody, dumpRntupleRc2_StringListBody]],
  ['rntuple_rc1', [RntupleRc1, dumpRntupleRc1]],
  ['rntuple_rc1.envelope_preamble', [RntupleRc1.EnvelopePreamble, dumpRntupleRc1_EnvelopePreamble]],
  ['rntuple_rc1.header_envelope', [RntupleRc1.HeaderEnvelope, dumpRntupleRc1_HeaderEnvelope]],
  ['rntuple_rc1.footer_envelope', [RntupleRc1.FooterEnvelope, dumpRntupleRc1_FooterEnvelope]],
  ['rntuple_rc1.page_list_envelope', [RntupleRc1.PageListEnvelope, dumpRntupleRc1_PageListEnvelope]],
  ['rntuple_rc1.meta_data_envelope', [RntupleRc1.MetaDataEnvelope, dumpRntupleRc1_MetaDataEnvelope]],
  ['rntuple_rc1.counted_string', [RntupleRc1.CountedString, dumpRntupleRc1_CountedString]],
  ['rntuple_rc1.unknown_payload', [RntupleRc1.UnknownPayload, dumpRntupleRc1_UnknownPayload]],
  ['rntuple_rc1.feature_flags', [RntupleRc1.FeatureFlags, dumpRntupleRc1_FeatureFlags]],
  ['rntuple_rc1.feature_flag_word', [RntupleRc1.FeatureFlagWord, dumpRntupleRc1_FeatureFlagWord]],
  ['rntuple_rc1.locator', [RntupleRc1.Locator, dumpRntupleRc1_Locator]],
  ['rntuple_rc1.uri_locator', [RntupleRc1.UriLocator, dumpRntupleRc1_UriLocator]],
  ['rntuple_rc1.object64_locator', [RntupleRc1.Object64Locator, dumpRntupleRc1_Object64Locator]],
  ['rntuple_rc1.envelope_link', [RntupleRc1.EnvelopeLink, dumpRntupleRc1_EnvelopeLink]],
  ['rntuple_rc1.header', [RntupleRc1.Header, dumpRntupleRc1_Header]],
  ['rntuple_rc1.schema', [RntupleRc1.Schema, dumpRntupleRc1_Schema]],
  ['rntuple_rc1.field_list', [RntupleRc1.FieldList, dumpRntupleRc1_FieldList]],
  ['rntuple_rc1.field_list_body', [RntupleRc1.FieldListBody, dumpRntupleRc1_FieldListBody]],
  ['rntuple_rc1.field_record', [RntupleRc1.FieldRecord, dumpRntupleRc1_FieldRecord]],
  ['rntuple_rc1.field', [RntupleRc1.Field, dumpRntupleRc1_Field]],
  ['rntuple_rc1.column_list', [RntupleRc1.ColumnList, dumpRntupleRc1_ColumnList]],
  ['rntuple_rc1.column_list_body', [RntupleRc1.ColumnListBody, dumpRntupleRc1_ColumnListBody]],
  ['rntuple_rc1.column_record', [RntupleRc1.ColumnRecord, dumpRntupleRc1_ColumnRecord]],
  ['rntuple_rc1.column', [RntupleRc1.Column, dumpRntupleRc1_Column]],
  ['rntuple_rc1.alias_column_list', [RntupleRc1.AliasColumnList, dumpRntupleRc1_AliasColumnList]],
  ['rntuple_rc1.alias_column_list_body', [RntupleRc1.AliasColumnListBody, dumpRntupleRc1_AliasColumnListBody]],
  ['rntuple_rc1.alias_column_record', [RntupleRc1.AliasColumnRecord, dumpRntupleRc1_AliasColumnRecord]],
  ['rntuple_rc1.alias_column', [RntupleRc1.AliasColumn, dumpRntupleRc1_AliasColumn]],
  ['rntuple_rc1.extra_type_info_list', [RntupleRc1.ExtraTypeInfoList, dumpRntupleRc1_ExtraTypeInfoList]],
  ['rntuple_rc1.extra_type_info_list_body', [RntupleRc1.ExtraTypeInfoListBody, dumpRntupleRc1_ExtraTypeInfoListBody]],
  ['rntuple_rc1.extra_type_info_record', [RntupleRc1.ExtraTypeInfoRecord, dumpRntupleRc1_ExtraTypeInfoRecord]],
  ['rntuple_rc1.extra_type_info', [RntupleRc1.ExtraTypeInfo, dumpRntupleRc1_ExtraTypeInfo]],
  ['rntuple_rc1.footer', [RntupleRc1.Footer, dumpRntupleRc1_Footer]],
  ['rntuple_rc1.schema_extension_frame', [RntupleRc1.SchemaExtensionFrame, dumpRntupleRc1_SchemaExtensionFrame]],
  ['rntuple_rc1.schema_extension_list_body', [RntupleRc1.SchemaExtensionListBody, dumpRntupleRc1_SchemaExtensionListBody]],
  ['rntuple_rc1.schema_extension', [RntupleRc1.SchemaExtension, dumpRntupleRc1_SchemaExtension]],
  ['rntuple_rc1.column_group_list', [RntupleRc1.ColumnGroupList, dumpRntupleRc1_ColumnGroupList]],
  ['rntuple_rc1.column_group_list_body', [RntupleRc1.ColumnGroupListBody, dumpRntupleRc1_ColumnGroupListBody]],
  ['rntuple_rc1.column_group_record', [RntupleRc1.ColumnGroupRecord, dumpRntupleRc1_ColumnGroupRecord]],
  ['rntuple_rc1.column_group', [RntupleRc1.ColumnGroup, dumpRntupleRc1_ColumnGroup]],
  ['rntuple_rc1.column_id_list', [RntupleRc1.ColumnIdList, dumpRntupleRc1_ColumnIdList]],
  ['rntuple_rc1.column_id_list_body', [RntupleRc1.ColumnIdListBody, dumpRntupleRc1_ColumnIdListBody]],
  ['rntuple_rc1.cluster_group_list', [RntupleRc1.ClusterGroupList, dumpRntupleRc1_ClusterGroupList]],
  ['rntuple_rc1.cluster_group_list_body', [RntupleRc1.ClusterGroupListBody, dumpRntupleRc1_ClusterGroupListBody]],
  ['rntuple_rc1.cluster_group_record', [RntupleRc1.ClusterGroupRecord, dumpRntupleRc1_ClusterGroupRecord]],
  ['rntuple_rc1.cluster_group', [RntupleRc1.ClusterGroup, dumpRntupleRc1_ClusterGroup]],
  ['rntuple_rc1.meta_data_link_list', [RntupleRc1.MetaDataLinkList, dumpRntupleRc1_MetaDataLinkList]],
  ['rntuple_rc1.meta_data_link_list_body', [RntupleRc1.MetaDataLinkListBody, dumpRntupleRc1_MetaDataLinkListBody]],
  ['rntuple_rc1.cluster_summary_list', [RntupleRc1.ClusterSummaryList, dumpRntupleRc1_ClusterSummaryList]],
  ['rntuple_rc1.cluster_summary_list_body', [RntupleRc1.ClusterSummaryListBody, dumpRntupleRc1_ClusterSummaryListBody]],
  ['rntuple_rc1.cluster_summary_record', [RntupleRc1.ClusterSummaryRecord, dumpRntupleRc1_ClusterSummaryRecord]],
  ['rntuple_rc1.cluster_summary', [RntupleRc1.ClusterSummary, dumpRntupleRc1_ClusterSummary]],
  ['rntuple_rc1.page_list', [RntupleRc1.PageList, dumpRntupleRc1_PageList]],
  ['rntuple_rc1.cluster_pages_list', [RntupleRc1.ClusterPagesList, dumpRntupleRc1_ClusterPagesList]],
  ['rntuple_rc1.cluster_pages_list_body', [RntupleRc1.ClusterPagesListBody, dumpRntupleRc1_ClusterPagesListBody]],
  ['rntuple_rc1.cluster_pages', [RntupleRc1.ClusterPages, dumpRntupleRc1_ClusterPages]],
  ['rntuple_rc1.cluster_pages_body', [RntupleRc1.ClusterPagesBody, dumpRntupleRc1_ClusterPagesBody]],
  ['rntuple_rc1.column_pages', [RntupleRc1.ColumnPages, dumpRntupleRc1_ColumnPages]],
  ['rntuple_rc1.column_pages_body', [RntupleRc1.ColumnPagesBody, dumpRntupleRc1_ColumnPagesBody]],
  ['rntuple_rc1.page', [RntupleRc1.Page, dumpRntupleRc1_Page]],
  ['rntuple_rc1.meta_data', [RntupleRc1.MetaData, dumpRntupleRc1_MetaData]],
  ['rntuple_rc1.meta_data_entry_list', [RntupleRc1.MetaDataEntryList, dumpRntupleRc1_MetaDataEntryList]],
  ['rntuple_rc1.meta_data_entry_list_body', [RntupleRc1.MetaDataEntryListBody, dumpRntupleRc1_MetaDataEntryListBody]],
  ['rntuple_rc1.meta_data_entry_record', [RntupleRc1.MetaDataEntryRecord, dumpRntupleRc1_MetaDataEntryRecord]],
  ['rntuple_rc1.meta_data_entry', [RntupleRc1.MetaDataEntry, dumpRntupleRc1_MetaDataEntry]],
  ['rntuple_rc1.meta_data_int64', [RntupleRc1.MetaDataInt64, dumpRntupleRc1_MetaDataInt64]],
  ['rntuple_rc1.meta_data_bool', [RntupleRc1.MetaDataBool, dumpRntupleRc1_MetaDataBool]],
  ['rntuple_rc1.meta_data_float64', [RntupleRc1.MetaDataFloat64, dumpRntupleRc1_MetaDataFloat64]],
  ['rntuple_rc1.int64_list', [RntupleRc1.Int64List, dumpRntupleRc1_Int64List]],
  ['rntuple_rc1.int64_list_body', [RntupleRc1.Int64ListBody, dumpRntupleRc1_Int64ListBody]],
  ['rntuple_rc1.bool_list', [RntupleRc1.BoolList, dumpRntupleRc1_BoolList]],
  ['rntuple_rc1.bool_list_body', [RntupleRc1.BoolListBody, dumpRntupleRc1_BoolListBody]],
  ['rntuple_rc1.float64_list', [RntupleRc1.Float64List, dumpRntupleRc1_Float64List]],
  ['rntuple_rc1.float64_list_body', [RntupleRc1.Float64ListBody, dumpRntupleRc1_Float64ListBody]],
  ['rntuple_rc1.string_list', [RntupleRc1.StringList, dumpRntupleRc1_StringList]],
  ['rntuple_rc1.string_list_body', [RntupleRc1.StringListBody, dumpRntupleRc1_StringListBody]],
  ['rntuple_v0', [RntupleV0, dumpRntupleV0]],
  ['rntuple_v0.header_envelope', [RntupleV0.HeaderEnvelope, dumpRntupleV0_HeaderEnvelope]],
  ['rntuple_v0.footer_envelope', [RntupleV0.FooterEnvelope, dumpRntupleV0_FooterEnvelope]],
  ['rntuple_v0.postscript', [RntupleV0.Postscript, dumpRntupleV0_Postscript]],
  ['rntuple_v0.counted_string', [RntupleV0.CountedString, dumpRntupleV0_CountedString]],
  ['rntuple_v0.header_record', [RntupleV0.HeaderRecord, dumpRntupleV0_HeaderRecord]],
  ['rntuple_v0.header', [RntupleV0.Header, dumpRntupleV0_Header]],
  ['rntuple_v0.version_record', [RntupleV0.VersionRecord, dumpRntupleV0_VersionRecord]],
  ['rntuple_v0.version_numbers', [RntupleV0.VersionNumbers, dumpRntupleV0_VersionNumbers]],
  ['rntuple_v0.uuid_record', [RntupleV0.UuidRecord, dumpRntupleV0_UuidRecord]],
  ['rntuple_v0.identity', [RntupleV0.Identity, dumpRntupleV0_Identity]],
  ['rntuple_v0.locator', [RntupleV0.Locator, dumpRntupleV0_Locator]],
  ['rntuple_v0.field_record', [RntupleV0.FieldRecord, dumpRntupleV0_FieldRecord]],
  ['rntuple_v0.field', [RntupleV0.Field, dumpRntupleV0_Field]],
  ['rntuple_v0.column_record', [RntupleV0.ColumnRecord, dumpRntupleV0_ColumnRecord]],
  ['rntuple_v0.column', [RntupleV0.Column, dumpRntupleV0_Column]],
  ['rntuple_v0.column_model_record', [RntupleV0.ColumnModelRecord, dumpRntupleV0_ColumnModelRecord]],
  ['rntuple_v0.column_model', [RntupleV0.ColumnModel, dumpRntupleV0_ColumnModel]],
  ['rntuple_v0.footer_record', [RntupleV0.FooterRecord, dumpRntupleV0_FooterRecord]],
  ['rntuple_v0.footer', [RntupleV0.Footer, dumpRntupleV0_Footer]],
  ['rntuple_v0.cluster', [RntupleV0.Cluster, dumpRntupleV0_Cluster]],
  ['rntuple_v0.cluster_summary_record', [RntupleV0.ClusterSummaryRecord, dumpRntupleV0_ClusterSummaryRecord]],
  ['rntuple_v0.cluster_summary', [RntupleV0.ClusterSummary, dumpRntupleV0_ClusterSummary]],
  ['rntuple_v0.column_pages', [RntupleV0.ColumnPages, dumpRntupleV0_ColumnPages]],
  ['rntuple_v0.page', [RntupleV0.Page, dumpRntupleV0_Page]],
  ['root_file', [RootFile, dumpRootFile]],
  ['root_file.file_header', [RootFile.FileHeader, dumpRootFile_FileHeader]],
  ['root_file.counted_string', [RootFile.CountedString, dumpRootFile_CountedString]],
  ['root_file.key', [RootFile.Key, dumpRootFile_Key]],
  ['root_file.record', [RootFile.Record, dumpRootFile_Record]],
  ['root_file.directory', [RootFile.Directory, dumpRootFile_Directory]],
  ['root_file.keys_list', [RootFile.KeysList, dumpRootFile_KeysList]],
  ['root_file.entry_list', [RootFile.EntryList, dumpRootFile_EntryList]],
  ['root_file.entry', [RootFile.Entry, dumpRootFile_Entry]],
  ['root_file.anchor_record', [RootFile.AnchorRecord, dumpRootFile_AnchorRecord]],
  ['root_file.free_list', [RootFile.FreeList, dumpRootFile_FreeList]],
  ['root_file.free_entry', [RootFile.FreeEntry, dumpRootFile_FreeEntry]],
  ['root_file.anchor', [RootFile.Anchor, dumpRootFile_Anchor]],
  ['root_file.anchor_rc2', [RootFile.AnchorRc2, dumpRootFile_AnchorRc2]],
  ['root_file.anchor_rc1', [RootFile.AnchorRc1, dumpRootFile_AnchorRc1]],
  ['root_file.compression_block', [RootFile.CompressionBlock, dumpRootFile_CompressionBlock]],
  ['root_file.compression_chunk', [RootFile.CompressionChunk, dumpRootFile_CompressionChunk]],
  ['root_file.blob_offset_table', [RootFile.BlobOffsetTable, dumpRootFile_BlobOffsetTable]],
  ['streamer_info', [StreamerInfo, dumpStreamerInfo]],
  ['streamer_info.counted_string', [StreamerInfo.CountedString, dumpStreamerInfo_CountedString]],
  ['streamer_info.root_object', [StreamerInfo.RootObject, dumpStreamerInfo_RootObject]],
  ['streamer_info.info_list', [StreamerInfo.InfoList, dumpStreamerInfo_InfoList]],
  ['streamer_info.info_item', [StreamerInfo.InfoItem, dumpStreamerInfo_InfoItem]],
  ['streamer_info.any_object', [StreamerInfo.AnyObject, dumpStreamerInfo_AnyObject]],
  ['streamer_info.named', [StreamerInfo.Named, dumpStreamerInfo_Named]],
  ['streamer_info.named_members', [StreamerInfo.NamedMembers, dumpStreamerInfo_NamedMembers]],
  ['streamer_info.class_info', [StreamerInfo.ClassInfo, dumpStreamerInfo_ClassInfo]],
  ['streamer_info.class_info_members', [StreamerInfo.ClassInfoMembers, dumpStreamerInfo_ClassInfoMembers]],
  ['streamer_info.class_elements', [StreamerInfo.ClassElements, dumpStreamerInfo_ClassElements]],
  ['streamer_info.class_elements_members', [StreamerInfo.ClassElementsMembers, dumpStreamerInfo_ClassElementsMembers]],
  ['streamer_info.element_item', [StreamerInfo.ElementItem, dumpStreamerInfo_ElementItem]],
  ['streamer_info.class_element', [StreamerInfo.ClassElement, dumpStreamerInfo_ClassElement]],
  ['streamer_info.class_element_members', [StreamerInfo.ClassElementMembers, dumpStreamerInfo_ClassElementMembers]],
  ['streamer_info.element', [StreamerInfo.Element, dumpStreamerInfo_Element]],
  ['streamer_info.element_members', [StreamerInfo.ElementMembers, dumpStreamerInfo_ElementMembers]],
  ['trevni', [Trevni, dumpTrevni]],
  ['trevni.metadata_map', [Trevni.MetadataMap, dumpTrevni_MetadataMap]],
  ['trevni.metadata_pair', [Trevni.MetadataPair, dumpTrevni_MetadataPair]],
  ['trevni.counted_bytes', [Trevni.CountedBytes, dumpTrevni_CountedBytes]],
  ['trevni.length', [Trevni.Length, dumpTrevni_Length]],
  ['trevni.zigzag', [Trevni.Zigzag, dumpTrevni_Zigzag]],
  ['trevni.column', [Trevni.Column, dumpTrevni_Column]],
  ['trevni.block_descriptor', [Trevni.BlockDescriptor, dumpTrevni_BlockDescriptor]],
  ['trevni.column_zigzag', [Trevni.ColumnZigzag, dumpTrevni_ColumnZigzag]],
  ['trevni.zigzag_block_descriptor', [Trevni.ZigzagBlockDescriptor, dumpTrevni_ZigzagBlockDescriptor]],
  ['trevni.column_fixed32', [Trevni.ColumnFixed32, dumpTrevni_ColumnFixed32]],
  ['trevni.fixed32_block_descriptor', [Trevni.Fixed32BlockDescriptor, dumpTrevni_Fixed32BlockDescriptor]],
  ['trevni.column_fixed64', [Trevni.ColumnFixed64, dumpTrevni_ColumnFixed64]],
  ['trevni.fixed64_block_descriptor', [Trevni.Fixed64BlockDescriptor, dumpTrevni_Fixed64BlockDescriptor]],
  ['trevni.column_counted', [Trevni.ColumnCounted, dumpTrevni_ColumnCounted]],
  ['trevni.counted_block_descriptor', [Trevni.CountedBlockDescriptor, dumpTrevni_CountedBlockDescriptor]],
  ['trevni.repeated_block', [Trevni.RepeatedBlock, dumpTrevni_RepeatedBlock]],
  ['trevni.zigzag_values', [Trevni.ZigzagValues, dumpTrevni_ZigzagValues]],
  ['trevni.counted_values', [Trevni.CountedValues, dumpTrevni_CountedValues]],
  ['rntuple_page', [RntuplePage, dumpRntuplePage]],
  ['rntuple_page.uint8_page', [RntuplePage.Uint8Page, dumpRntuplePage_Uint8Page]],
  ['rntuple_page.int8_page', [RntuplePage.Int8Page, dumpRntuplePage_Int8Page]],
  ['rntuple_page.uint16_page', [RntuplePage.Uint16Page, dumpRntuplePage_Uint16Page]],
  ['rntuple_page.int16_page', [RntuplePage.Int16Page, dumpRntuplePage_Int16Page]],
  ['rntuple_page.uint32_page', [RntuplePage.Uint32Page, dumpRntuplePage_Uint32Page]],
  ['rntuple_page.int32_page', [RntuplePage.Int32Page, dumpRntuplePage_Int32Page]],
  ['rntuple_page.uint64_page', [RntuplePage.Uint64Page, dumpRntuplePage_Uint64Page]],
  ['rntuple_page.int64_page', [RntuplePage.Int64Page, dumpRntuplePage_Int64Page]],
  ['rntuple_page.real16_page', [RntuplePage.Real16Page, dumpRntuplePage_Real16Page]],
  ['rntuple_page.real32_page', [RntuplePage.Real32Page, dumpRntuplePage_Real32Page]],
  ['rntuple_page.real64_page', [RntuplePage.Real64Page, dumpRntuplePage_Real64Page]],
  ['rntuple_page.switch_page', [RntuplePage.SwitchPage, dumpRntuplePage_SwitchPage]],
  ['rntuple_page.switch44_page', [RntuplePage.Switch44Page, dumpRntuplePage_Switch44Page]],
  ['rntuple_page.switch32_page', [RntuplePage.Switch32Page, dumpRntuplePage_Switch32Page]],
  ['rntuple_page.real16', [RntuplePage.Real16, dumpRntuplePage_Real16]],
  ['rntuple_page.switch96', [RntuplePage.Switch96, dumpRntuplePage_Switch96]],
  ['rntuple_page.switch44', [RntuplePage.Switch44, dumpRntuplePage_Switch44]],
  ['rntuple_page.switch32', [RntuplePage.Switch32, dumpRntuplePage_Switch32]],
  ['rntuple_page.bit_page', [RntuplePage.BitPage, dumpRntuplePage_BitPage]],
  ['rntuple_page.packed2_page', [RntuplePage.Packed2Page, dumpRntuplePage_Packed2Page]],
  ['rntuple_page.packed3_page', [RntuplePage.Packed3Page, dumpRntuplePage_Packed3Page]],
  ['rntuple_page.packed4_page', [RntuplePage.Packed4Page, dumpRntuplePage_Packed4Page]],
  ['rntuple_page.packed5_page', [RntuplePage.Packed5Page, dumpRntuplePage_Packed5Page]],
  ['rntuple_page.packed6_page', [RntuplePage.Packed6Page, dumpRntuplePage_Packed6Page]],
  ['rntuple_page.packed7_page', [RntuplePage.Packed7Page, dumpRntuplePage_Packed7Page]],
  ['rntuple_page.packed8_page', [RntuplePage.Packed8Page, dumpRntuplePage_Packed8Page]],
  ['rntuple_page.packed9_page', [RntuplePage.Packed9Page, dumpRntuplePage_Packed9Page]],
  ['rntuple_page.packed10_page', [RntuplePage.Packed10Page, dumpRntuplePage_Packed10Page]],
  ['rntuple_page.packed11_page', [RntuplePage.Packed11Page, dumpRntuplePage_Packed11Page]],
  ['rntuple_page.packed12_page', [RntuplePage.Packed12Page, dumpRntuplePage_Packed12Page]],
  ['rntuple_page.packed13_page', [RntuplePage.Packed13Page, dumpRntuplePage_Packed13Page]],
  ['rntuple_page.packed14_page', [RntuplePage.Packed14Page, dumpRntuplePage_Packed14Page]],
  ['rntuple_page.packed15_page', [RntuplePage.Packed15Page, dumpRntuplePage_Packed15Page]],
  ['rntuple_page.packed16_page', [RntuplePage.Packed16Page, dumpRntuplePage_Packed16Page]],
  ['rntuple_page.packed17_page', [RntuplePage.Packed17Page, dumpRntuplePage_Packed17Page]],
  ['rntuple_page.packed18_page', [RntuplePage.Packed18Page, dumpRntuplePage_Packed18Page]],
  ['rntuple_page.packed19_page', [RntuplePage.Packed19Page, dumpRntuplePage_Packed19Page]],
  ['rntuple_page.packed20_page', [RntuplePage.Packed20Page, dumpRntuplePage_Packed20Page]],
  ['rntuple_page.packed21_page', [RntuplePage.Packed21Page, dumpRntuplePage_Packed21Page]],
  ['rntuple_page.packed22_page', [RntuplePage.Packed22Page, dumpRntuplePage_Packed22Page]],
  ['rntuple_page.packed23_page', [RntuplePage.Packed23Page, dumpRntuplePage_Packed23Page]],
  ['rntuple_page.packed24_page', [RntuplePage.Packed24Page, dumpRntuplePage_Packed24Page]],
  ['rntuple_page.packed25_page', [RntuplePage.Packed25Page, dumpRntuplePage_Packed25Page]],
  ['rntuple_page.packed26_page', [RntuplePage.Packed26Page, dumpRntuplePage_Packed26Page]],
  ['rntuple_page.packed27_page', [RntuplePage.Packed27Page, dumpRntuplePage_Packed27Page]],
  ['rntuple_page.packed28_page', [RntuplePage.Packed28Page, dumpRntuplePage_Packed28Page]],
  ['rntuple_page.packed29_page', [RntuplePage.Packed29Page, dumpRntuplePage_Packed29Page]],
  ['rntuple_page.packed30_page', [RntuplePage.Packed30Page, dumpRntuplePage_Packed30Page]],
  ['rntuple_page.packed31_page', [RntuplePage.Packed31Page, dumpRntuplePage_Packed31Page]],
  ['rntuple_page.packed32_page', [RntuplePage.Packed32Page, dumpRntuplePage_Packed32Page]],
]);

function canonical(name, data) {
  const [type, dump] = TYPES.get(name);
  return dump(parse(type, data));
}

// So many bytes of standard input; fewer where it ends.
function read(size) {
  const data = Buffer.alloc(size);
  let place = 0;
  while (place < size) {
    let count = 0;
    try {
      count = fs.readSync(0, data, place, size - place, null);
    } catch (error) {
      if (error.code === 'EAGAIN') continue;
      if (error.code !== 'EOF') throw error;
    }
    if (count === 0) break;
    place += count;
  }
  return data.subarray(0, place);
}

function take() {
  const size = read(4);
  return size.length < 4 ? null : read(size.readUInt32LE(0));
}

function print(text) {
  const data = Buffer.from(text);
  for (let place = 0; place < data.length;) {
    try {
      place += fs.writeSync(1, data, place);
    } catch (error) {
      if (error.code !== 'EAGAIN') throw error;
    }
  }
}

function main() {
  if (process.argv.length > 2) {
    print(`${canonical('root_file', fs.readFileSync(process.argv[2]))}\n`);
    return;
  }
  for (let name; (name = take()) !== null;) {
    const piece = take();
    let line = 'error';
    try {
      line = canonical(name.toString(), piece);
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
    }
    print(`${line}\n`);
  }
}

if (require.main === module) main();

module.exports = { TYPES, canonical };
