// Generated from spec/*.ksy by tools/generate; see docs/canonical-json.md.
//! Prints parse trees as canonical JSON: one line per tree, the same in every language.
#![allow(non_snake_case)]

use rntuple_kaitai::{parse, rntuple::*, rntuple_page::*, rntuple_rc1::*, rntuple_rc2::*, rntuple_v0::*, root_file::*, streamer_info::*, trevni::*};
use rntuple_kaitai::{FormatError, KResult};
use std::fmt::{Display, Write as _};
use std::io::{BufRead, Read, Write};

fn key(out: &mut String, name: &str) {
    if !out.ends_with('{') {
        out.push(',');
    }
    out.push('"');
    out.push_str(name);
    out.push_str("\":");
}

fn plain<T: Display>(out: &mut String, value: T) {
    let _ = write!(out, "{value}");
}

fn bytes(out: &mut String, value: &[u8]) {
    out.push('"');
    for byte in value {
        for digit in [byte >> 4, byte & 15] {
            out.push(char::from(b"0123456789abcdef"[usize::from(digit)]));
        }
    }
    out.push('"');
}

fn float(out: &mut String, value: f64) {
    if value.is_nan() {
        out.push_str("\"nan\"");
    } else {
        bytes(out, &value.to_be_bytes());
    }
}

fn text(out: &mut String, value: &str) {
    out.push('"');
    for unit in value.encode_utf16() {
        match unit {
            0x22 | 0x5c => out.extend(['\\', char::from(unit as u8)]),
            0x20..=0x7e => out.push(char::from(unit as u8)),
            _ => plain(out, format_args!("\\u{unit:04x}")),
        }
    }
    out.push('"');
}

fn dump_rntuple(n: &Rntuple, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "type_id");
    plain(out, *n.type_id());
    key(out, "len_envelope_lo");
    plain(out, *n.len_envelope_lo());
    key(out, "len_envelope_hi");
    plain(out, *n.len_envelope_hi());
    match n.payload().as_ref() {
        Some(RntuplePayload::RntupleHeader(x)) => {
            key(out, "payload");
            out.push_str("{\"header\":");
            dump_rntuple__header(x, out)?;
            out.push('}');
        }
        Some(RntuplePayload::RntupleFooter(x)) => {
            key(out, "payload");
            out.push_str("{\"footer\":");
            dump_rntuple__footer(x, out)?;
            out.push('}');
        }
        Some(RntuplePayload::RntuplePageList(x)) => {
            key(out, "payload");
            out.push_str("{\"page_list\":");
            dump_rntuple__page_list(x, out)?;
            out.push('}');
        }
        Some(RntuplePayload::RntupleUnknownPayload(x)) => {
            key(out, "payload");
            out.push_str("{\"unknown_payload\":");
            dump_rntuple__unknown_payload(x, out)?;
            out.push('}');
        }
        None => {}
    }
    key(out, "checksum");
    bytes(out, &n.checksum());
    key(out, "len_envelope");
    plain(out, *n.len_envelope()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple__counted_string(n: &RntupleCountedString, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len");
    plain(out, *n.len());
    key(out, "raw");
    bytes(out, &n.raw());
    if std::str::from_utf8(&n.raw()).is_ok() {
        key(out, "value");
        text(out, &n.value()?);
    }
    out.push('}');
    Ok(())
}

fn dump_rntuple__unknown_payload(n: &RntupleUnknownPayload, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "raw");
    bytes(out, &n.raw());
    out.push('}');
    Ok(())
}

fn dump_rntuple__feature_flags(n: &RntupleFeatureFlags, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "words");
    out.push('[');
    for x in n.words().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple__feature_flag_word(x, out)?;
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_rntuple__feature_flag_word(n: &RntupleFeatureFlagWord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "lo");
    plain(out, *n.lo());
    key(out, "hi");
    plain(out, *n.hi());
    out.push('}');
    Ok(())
}

fn dump_rntuple__locator(n: &RntupleLocator, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "head");
    plain(out, *n.head());
    if let Some(x) = n.ofs_range() {
        key(out, "ofs_range");
        plain(out, x);
    }
    match n.payload().as_ref() {
        Some(RntupleLocatorPayload::RntupleLargeLocator(x)) => {
            key(out, "payload");
            out.push_str("{\"large_locator\":");
            dump_rntuple__large_locator(x, out)?;
            out.push('}');
        }
        Some(RntupleLocatorPayload::RntupleUnknownPayload(x)) => {
            key(out, "payload");
            out.push_str("{\"unknown_payload\":");
            dump_rntuple__unknown_payload(x, out)?;
            out.push('}');
        }
        None => {}
    }
    key(out, "negated_head");
    plain(out, *n.negated_head()?);
    key(out, "len_self");
    plain(out, *n.len_self()?);
    key(out, "reserved");
    plain(out, *n.reserved()?);
    key(out, "kind");
    plain(out, *n.kind()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple__large_locator(n: &RntupleLargeLocator, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_range");
    plain(out, *n.len_range());
    key(out, "ofs_range");
    plain(out, *n.ofs_range());
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple__envelope_link(n: &RntupleEnvelopeLink, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_envelope");
    plain(out, *n.len_envelope());
    key(out, "locator");
    dump_rntuple__locator(&n.locator(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple__header(n: &RntupleHeader, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "feature_flags");
    dump_rntuple__feature_flags(&n.feature_flags(), out)?;
    key(out, "name");
    dump_rntuple__counted_string(&n.name(), out)?;
    key(out, "description");
    dump_rntuple__counted_string(&n.description(), out)?;
    key(out, "writer");
    dump_rntuple__counted_string(&n.writer(), out)?;
    key(out, "schema");
    dump_rntuple__schema(&n.schema(), out)?;
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple__schema(n: &RntupleSchema, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "fields");
    dump_rntuple__field_list(&n.fields(), out)?;
    key(out, "columns");
    dump_rntuple__column_list(&n.columns(), out)?;
    key(out, "alias_columns");
    dump_rntuple__alias_column_list(&n.alias_columns(), out)?;
    key(out, "extra_type_infos");
    dump_rntuple__extra_type_info_list(&n.extra_type_infos(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple__field_list(n: &RntupleFieldList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple__field_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple__field_list_body(n: &RntupleFieldListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple__field_record(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple__field_record(n: &RntupleFieldRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple__field(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple__field(n: &RntupleField, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "field_version");
    plain(out, *n.field_version());
    key(out, "type_version");
    plain(out, *n.type_version());
    key(out, "parent_id");
    plain(out, *n.parent_id());
    key(out, "role");
    plain(out, *n.role());
    key(out, "flags");
    plain(out, *n.flags());
    key(out, "name");
    dump_rntuple__counted_string(&n.name(), out)?;
    key(out, "type_name");
    dump_rntuple__counted_string(&n.type_name(), out)?;
    key(out, "type_alias");
    dump_rntuple__counted_string(&n.type_alias(), out)?;
    key(out, "description");
    dump_rntuple__counted_string(&n.description(), out)?;
    if let Some(x) = n.array_size() {
        key(out, "array_size");
        plain(out, x);
    }
    if let Some(x) = n.source_field_id() {
        key(out, "source_field_id");
        plain(out, x);
    }
    if let Some(x) = n.type_checksum() {
        key(out, "type_checksum");
        plain(out, x);
    }
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "is_repetitive");
    plain(out, *n.is_repetitive()?);
    key(out, "is_projected");
    plain(out, *n.is_projected()?);
    key(out, "has_type_checksum");
    plain(out, *n.has_type_checksum()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple__column_list(n: &RntupleColumnList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple__column_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple__column_list_body(n: &RntupleColumnListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple__column_record(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple__column_record(n: &RntupleColumnRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple__column(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple__column(n: &RntupleColumn, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "column_type");
    plain(out, *n.column_type());
    key(out, "bits_on_storage");
    plain(out, *n.bits_on_storage());
    key(out, "field_id");
    plain(out, *n.field_id());
    key(out, "flags");
    plain(out, *n.flags());
    key(out, "representation_index");
    plain(out, *n.representation_index());
    if let Some(x) = n.first_element_index() {
        key(out, "first_element_index");
        plain(out, x);
    }
    if let Some(x) = n.value_range() {
        key(out, "value_range");
        dump_rntuple__value_range(&x, out)?;
    }
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "is_deferred");
    plain(out, *n.is_deferred()?);
    key(out, "has_value_range");
    plain(out, *n.has_value_range()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple__value_range(n: &RntupleValueRange, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "min");
    float(out, *n.min());
    key(out, "max");
    float(out, *n.max());
    out.push('}');
    Ok(())
}

fn dump_rntuple__alias_column_list(n: &RntupleAliasColumnList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple__alias_column_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple__alias_column_list_body(n: &RntupleAliasColumnListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple__alias_column_record(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple__alias_column_record(n: &RntupleAliasColumnRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple__alias_column(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple__alias_column(n: &RntupleAliasColumn, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "physical_column_id");
    plain(out, *n.physical_column_id());
    key(out, "field_id");
    plain(out, *n.field_id());
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple__extra_type_info_list(n: &RntupleExtraTypeInfoList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple__extra_type_info_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple__extra_type_info_list_body(n: &RntupleExtraTypeInfoListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple__extra_type_info_record(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple__extra_type_info_record(n: &RntupleExtraTypeInfoRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple__extra_type_info(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple__extra_type_info(n: &RntupleExtraTypeInfo, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "content_id");
    plain(out, *n.content_id());
    key(out, "type_version");
    plain(out, *n.type_version());
    key(out, "type_name");
    dump_rntuple__counted_string(&n.type_name(), out)?;
    if let Some(x) = n.content() {
        key(out, "content");
        dump_rntuple__counted_string(&x, out)?;
    }
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple__footer(n: &RntupleFooter, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "feature_flags");
    dump_rntuple__feature_flags(&n.feature_flags(), out)?;
    key(out, "header_checksum");
    bytes(out, &n.header_checksum());
    key(out, "schema_extension");
    dump_rntuple__schema_extension_record(&n.schema_extension(), out)?;
    key(out, "cluster_groups");
    dump_rntuple__cluster_group_list(&n.cluster_groups(), out)?;
    if let Some(x) = n.linked_attribute_sets() {
        key(out, "linked_attribute_sets");
        dump_rntuple__linked_attribute_set_list(&x, out)?;
    }
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple__schema_extension_record(n: &RntupleSchemaExtensionRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple__schema_extension(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple__schema_extension(n: &RntupleSchemaExtension, out: &mut String) -> KResult<()> {
    out.push('{');
    if let Some(x) = n.schema() {
        key(out, "schema");
        dump_rntuple__schema(&x, out)?;
    }
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple__cluster_group_list(n: &RntupleClusterGroupList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple__cluster_group_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple__cluster_group_list_body(n: &RntupleClusterGroupListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple__cluster_group_record(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple__cluster_group_record(n: &RntupleClusterGroupRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple__cluster_group(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple__cluster_group(n: &RntupleClusterGroup, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "min_entry");
    plain(out, *n.min_entry());
    key(out, "entry_span");
    plain(out, *n.entry_span());
    key(out, "num_clusters");
    plain(out, *n.num_clusters());
    key(out, "page_list_link");
    dump_rntuple__envelope_link(&n.page_list_link(), out)?;
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple__linked_attribute_set_list(n: &RntupleLinkedAttributeSetList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple__linked_attribute_set_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple__linked_attribute_set_list_body(n: &RntupleLinkedAttributeSetListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple__linked_attribute_set_record(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple__linked_attribute_set_record(n: &RntupleLinkedAttributeSetRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple__linked_attribute_set(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple__linked_attribute_set(n: &RntupleLinkedAttributeSet, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "schema_version_major");
    plain(out, *n.schema_version_major());
    key(out, "schema_version_minor");
    plain(out, *n.schema_version_minor());
    key(out, "len_anchor");
    plain(out, *n.len_anchor());
    key(out, "locator");
    dump_rntuple__locator(&n.locator(), out)?;
    key(out, "name");
    dump_rntuple__counted_string(&n.name(), out)?;
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple__page_list(n: &RntuplePageList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "header_checksum");
    bytes(out, &n.header_checksum());
    key(out, "cluster_summaries");
    dump_rntuple__cluster_summary_list(&n.cluster_summaries(), out)?;
    key(out, "page_locations");
    dump_rntuple__cluster_pages_list(&n.page_locations(), out)?;
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple__cluster_summary_list(n: &RntupleClusterSummaryList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple__cluster_summary_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple__cluster_summary_list_body(n: &RntupleClusterSummaryListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple__cluster_summary_record(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple__cluster_summary_record(n: &RntupleClusterSummaryRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple__cluster_summary(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple__cluster_summary(n: &RntupleClusterSummary, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "first_entry");
    plain(out, *n.first_entry());
    key(out, "num_entries_lo");
    plain(out, *n.num_entries_lo());
    key(out, "num_entries_mid");
    plain(out, *n.num_entries_mid());
    key(out, "num_entries_hi");
    plain(out, *n.num_entries_hi());
    key(out, "flags");
    plain(out, *n.flags());
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "num_entries");
    plain(out, *n.num_entries()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple__cluster_pages_list(n: &RntupleClusterPagesList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple__cluster_pages_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple__cluster_pages_list_body(n: &RntupleClusterPagesListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple__cluster_pages(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple__cluster_pages(n: &RntupleClusterPages, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple__cluster_pages_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple__cluster_pages_body(n: &RntupleClusterPagesBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple__column_pages(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple__column_pages(n: &RntupleColumnPages, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple__column_pages_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple__column_pages_body(n: &RntupleColumnPagesBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple__page(x, out)?;
    }
    out.push(']');
    key(out, "element_offset");
    plain(out, *n.element_offset());
    if let Some(x) = n.compression_settings() {
        key(out, "compression_settings");
        plain(out, x);
    }
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple__page(n: &RntuplePage, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_elements_signed");
    plain(out, *n.num_elements_signed());
    key(out, "locator");
    dump_rntuple__locator(&n.locator(), out)?;
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    key(out, "has_checksum");
    plain(out, *n.has_checksum()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2(n: &RntupleRc2, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "type_id");
    plain(out, *n.type_id());
    key(out, "len_envelope_lo");
    plain(out, *n.len_envelope_lo());
    key(out, "len_envelope_hi");
    plain(out, *n.len_envelope_hi());
    match n.payload().as_ref() {
        Some(RntupleRc2Payload::RntupleRc2Header(x)) => {
            key(out, "payload");
            out.push_str("{\"header\":");
            dump_rntuple_rc2__header(x, out)?;
            out.push('}');
        }
        Some(RntupleRc2Payload::RntupleRc2Footer(x)) => {
            key(out, "payload");
            out.push_str("{\"footer\":");
            dump_rntuple_rc2__footer(x, out)?;
            out.push('}');
        }
        Some(RntupleRc2Payload::RntupleRc2PageList(x)) => {
            key(out, "payload");
            out.push_str("{\"page_list\":");
            dump_rntuple_rc2__page_list(x, out)?;
            out.push('}');
        }
        Some(RntupleRc2Payload::RntupleRc2MetaData(x)) => {
            key(out, "payload");
            out.push_str("{\"meta_data\":");
            dump_rntuple_rc2__meta_data(x, out)?;
            out.push('}');
        }
        Some(RntupleRc2Payload::RntupleRc2UnknownPayload(x)) => {
            key(out, "payload");
            out.push_str("{\"unknown_payload\":");
            dump_rntuple_rc2__unknown_payload(x, out)?;
            out.push('}');
        }
        None => {}
    }
    key(out, "checksum");
    bytes(out, &n.checksum());
    key(out, "len_envelope");
    plain(out, *n.len_envelope()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__counted_string(n: &RntupleRc2CountedString, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len");
    plain(out, *n.len());
    key(out, "raw");
    bytes(out, &n.raw());
    if std::str::from_utf8(&n.raw()).is_ok() {
        key(out, "value");
        text(out, &n.value()?);
    }
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__unknown_payload(n: &RntupleRc2UnknownPayload, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "raw");
    bytes(out, &n.raw());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__feature_flags(n: &RntupleRc2FeatureFlags, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "words");
    out.push('[');
    for x in n.words().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc2__feature_flag_word(x, out)?;
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__feature_flag_word(n: &RntupleRc2FeatureFlagWord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "lo");
    plain(out, *n.lo());
    key(out, "hi");
    plain(out, *n.hi());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__locator(n: &RntupleRc2Locator, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "head");
    plain(out, *n.head());
    if let Some(x) = n.ofs_range() {
        key(out, "ofs_range");
        plain(out, x);
    }
    match n.payload().as_ref() {
        Some(RntupleRc2LocatorPayload::RntupleRc2UriLocator(x)) => {
            key(out, "payload");
            out.push_str("{\"uri_locator\":");
            dump_rntuple_rc2__uri_locator(x, out)?;
            out.push('}');
        }
        Some(RntupleRc2LocatorPayload::RntupleRc2Object64Locator(x)) => {
            key(out, "payload");
            out.push_str("{\"object64_locator\":");
            dump_rntuple_rc2__object64_locator(x, out)?;
            out.push('}');
        }
        Some(RntupleRc2LocatorPayload::RntupleRc2UnknownPayload(x)) => {
            key(out, "payload");
            out.push_str("{\"unknown_payload\":");
            dump_rntuple_rc2__unknown_payload(x, out)?;
            out.push('}');
        }
        None => {}
    }
    key(out, "negated_head");
    plain(out, *n.negated_head()?);
    key(out, "len_self");
    plain(out, *n.len_self()?);
    key(out, "reserved");
    plain(out, *n.reserved()?);
    key(out, "kind");
    plain(out, *n.kind()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__uri_locator(n: &RntupleRc2UriLocator, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "raw");
    bytes(out, &n.raw());
    if let Some(x) = n.large()? {
        key(out, "large");
        dump_rntuple_rc2__large_locator(&x, out)?;
    }
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__large_locator(n: &RntupleRc2LargeLocator, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_range");
    plain(out, *n.len_range());
    key(out, "ofs_range");
    plain(out, *n.ofs_range());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__object64_locator(n: &RntupleRc2Object64Locator, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_object");
    plain(out, *n.len_object());
    key(out, "location");
    plain(out, *n.location());
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__envelope_link(n: &RntupleRc2EnvelopeLink, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_envelope");
    plain(out, *n.len_envelope());
    key(out, "locator");
    dump_rntuple_rc2__locator(&n.locator(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__header(n: &RntupleRc2Header, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "feature_flags");
    dump_rntuple_rc2__feature_flags(&n.feature_flags(), out)?;
    key(out, "name");
    dump_rntuple_rc2__counted_string(&n.name(), out)?;
    key(out, "description");
    dump_rntuple_rc2__counted_string(&n.description(), out)?;
    key(out, "writer");
    dump_rntuple_rc2__counted_string(&n.writer(), out)?;
    key(out, "schema");
    dump_rntuple_rc2__schema(&n.schema(), out)?;
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__schema(n: &RntupleRc2Schema, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "fields");
    dump_rntuple_rc2__field_list(&n.fields(), out)?;
    key(out, "columns");
    dump_rntuple_rc2__column_list(&n.columns(), out)?;
    key(out, "alias_columns");
    dump_rntuple_rc2__alias_column_list(&n.alias_columns(), out)?;
    key(out, "extra_type_infos");
    dump_rntuple_rc2__extra_type_info_list(&n.extra_type_infos(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__field_list(n: &RntupleRc2FieldList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__field_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__field_list_body(n: &RntupleRc2FieldListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc2__field_record(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__field_record(n: &RntupleRc2FieldRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__field(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__field(n: &RntupleRc2Field, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "field_version");
    plain(out, *n.field_version());
    key(out, "type_version");
    plain(out, *n.type_version());
    key(out, "parent_id");
    plain(out, *n.parent_id());
    key(out, "role");
    plain(out, *n.role());
    key(out, "flags");
    plain(out, *n.flags());
    if let Some(x) = n.array_size() {
        key(out, "array_size");
        plain(out, x);
    }
    if let Some(x) = n.source_field_id() {
        key(out, "source_field_id");
        plain(out, x);
    }
    if let Some(x) = n.type_checksum() {
        key(out, "type_checksum");
        plain(out, x);
    }
    key(out, "name");
    dump_rntuple_rc2__counted_string(&n.name(), out)?;
    key(out, "type_name");
    dump_rntuple_rc2__counted_string(&n.type_name(), out)?;
    key(out, "type_alias");
    dump_rntuple_rc2__counted_string(&n.type_alias(), out)?;
    key(out, "description");
    dump_rntuple_rc2__counted_string(&n.description(), out)?;
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "is_repetitive");
    plain(out, *n.is_repetitive()?);
    key(out, "is_projected");
    plain(out, *n.is_projected()?);
    key(out, "has_type_checksum");
    plain(out, *n.has_type_checksum()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__column_list(n: &RntupleRc2ColumnList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__column_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__column_list_body(n: &RntupleRc2ColumnListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc2__column_record(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__column_record(n: &RntupleRc2ColumnRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__column(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__column(n: &RntupleRc2Column, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "column_type");
    plain(out, *n.column_type());
    key(out, "bits_on_storage");
    plain(out, *n.bits_on_storage());
    key(out, "field_id");
    plain(out, *n.field_id());
    key(out, "flags");
    plain(out, *n.flags());
    key(out, "representation_index");
    plain(out, *n.representation_index());
    if let Some(x) = n.first_element_index() {
        key(out, "first_element_index");
        plain(out, x);
    }
    if let Some(x) = n.value_range() {
        key(out, "value_range");
        dump_rntuple_rc2__value_range(&x, out)?;
    }
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "is_deferred");
    plain(out, *n.is_deferred()?);
    key(out, "has_value_range");
    plain(out, *n.has_value_range()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__value_range(n: &RntupleRc2ValueRange, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "min");
    float(out, *n.min());
    key(out, "max");
    float(out, *n.max());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__alias_column_list(n: &RntupleRc2AliasColumnList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__alias_column_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__alias_column_list_body(n: &RntupleRc2AliasColumnListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc2__alias_column_record(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__alias_column_record(n: &RntupleRc2AliasColumnRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__alias_column(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__alias_column(n: &RntupleRc2AliasColumn, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "physical_column_id");
    plain(out, *n.physical_column_id());
    key(out, "field_id");
    plain(out, *n.field_id());
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__extra_type_info_list(n: &RntupleRc2ExtraTypeInfoList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__extra_type_info_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__extra_type_info_list_body(n: &RntupleRc2ExtraTypeInfoListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc2__extra_type_info_record(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__extra_type_info_record(n: &RntupleRc2ExtraTypeInfoRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__extra_type_info(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__extra_type_info(n: &RntupleRc2ExtraTypeInfo, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "type_version_from");
    plain(out, *n.type_version_from());
    key(out, "type_version_to");
    plain(out, *n.type_version_to());
    key(out, "content_id");
    plain(out, *n.content_id());
    key(out, "type_name");
    dump_rntuple_rc2__counted_string(&n.type_name(), out)?;
    if let Some(x) = n.content() {
        key(out, "content");
        dump_rntuple_rc2__counted_string(&x, out)?;
    }
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__footer(n: &RntupleRc2Footer, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "feature_flags");
    dump_rntuple_rc2__feature_flags(&n.feature_flags(), out)?;
    key(out, "header_checksum");
    bytes(out, &n.header_checksum());
    key(out, "schema_extension");
    dump_rntuple_rc2__schema_extension_record(&n.schema_extension(), out)?;
    key(out, "column_groups");
    dump_rntuple_rc2__column_group_list(&n.column_groups(), out)?;
    key(out, "cluster_groups");
    dump_rntuple_rc2__cluster_group_list(&n.cluster_groups(), out)?;
    if let Some(x) = n.meta_data_links() {
        key(out, "meta_data_links");
        dump_rntuple_rc2__meta_data_link_list(&x, out)?;
    }
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__schema_extension_record(n: &RntupleRc2SchemaExtensionRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__schema_extension(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__schema_extension(n: &RntupleRc2SchemaExtension, out: &mut String) -> KResult<()> {
    out.push('{');
    if let Some(x) = n.schema() {
        key(out, "schema");
        dump_rntuple_rc2__schema(&x, out)?;
    }
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__column_group_list(n: &RntupleRc2ColumnGroupList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__column_group_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__column_group_list_body(n: &RntupleRc2ColumnGroupListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc2__column_group_record(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__column_group_record(n: &RntupleRc2ColumnGroupRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__column_group(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__column_group(n: &RntupleRc2ColumnGroup, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "column_ids");
    dump_rntuple_rc2__column_id_list(&n.column_ids(), out)?;
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__column_id_list(n: &RntupleRc2ColumnIdList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__column_id_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__column_id_list_body(n: &RntupleRc2ColumnIdListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__cluster_group_list(n: &RntupleRc2ClusterGroupList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__cluster_group_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__cluster_group_list_body(n: &RntupleRc2ClusterGroupListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc2__cluster_group_record(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__cluster_group_record(n: &RntupleRc2ClusterGroupRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__cluster_group(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__cluster_group(n: &RntupleRc2ClusterGroup, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "min_entry");
    plain(out, *n.min_entry());
    key(out, "entry_span");
    plain(out, *n.entry_span());
    key(out, "num_clusters");
    plain(out, *n.num_clusters());
    key(out, "page_list_link");
    dump_rntuple_rc2__envelope_link(&n.page_list_link(), out)?;
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__meta_data_link_list(n: &RntupleRc2MetaDataLinkList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__meta_data_link_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__meta_data_link_list_body(n: &RntupleRc2MetaDataLinkListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc2__envelope_link(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__page_list(n: &RntupleRc2PageList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "header_checksum");
    bytes(out, &n.header_checksum());
    key(out, "cluster_summaries");
    dump_rntuple_rc2__cluster_summary_list(&n.cluster_summaries(), out)?;
    key(out, "page_locations");
    dump_rntuple_rc2__cluster_pages_list(&n.page_locations(), out)?;
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__cluster_summary_list(n: &RntupleRc2ClusterSummaryList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__cluster_summary_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__cluster_summary_list_body(n: &RntupleRc2ClusterSummaryListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc2__cluster_summary_record(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__cluster_summary_record(n: &RntupleRc2ClusterSummaryRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__cluster_summary(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__cluster_summary(n: &RntupleRc2ClusterSummary, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "first_entry");
    plain(out, *n.first_entry());
    key(out, "num_entries_lo");
    plain(out, *n.num_entries_lo());
    key(out, "num_entries_hi");
    plain(out, *n.num_entries_hi());
    if let Some(x) = n.column_group_id() {
        key(out, "column_group_id");
        plain(out, x);
    }
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "num_entries");
    plain(out, *n.num_entries()?);
    key(out, "flags");
    plain(out, *n.flags()?);
    key(out, "is_sharded");
    plain(out, *n.is_sharded()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__cluster_pages_list(n: &RntupleRc2ClusterPagesList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__cluster_pages_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__cluster_pages_list_body(n: &RntupleRc2ClusterPagesListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc2__cluster_pages(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__cluster_pages(n: &RntupleRc2ClusterPages, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__cluster_pages_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__cluster_pages_body(n: &RntupleRc2ClusterPagesBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc2__column_pages(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__column_pages(n: &RntupleRc2ColumnPages, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__column_pages_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__column_pages_body(n: &RntupleRc2ColumnPagesBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc2__page(x, out)?;
    }
    out.push(']');
    key(out, "element_offset");
    plain(out, *n.element_offset());
    if let Some(x) = n.compression_settings() {
        key(out, "compression_settings");
        plain(out, x);
    }
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__page(n: &RntupleRc2Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_elements_signed");
    plain(out, *n.num_elements_signed());
    key(out, "locator");
    dump_rntuple_rc2__locator(&n.locator(), out)?;
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    key(out, "has_checksum");
    plain(out, *n.has_checksum()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__meta_data(n: &RntupleRc2MetaData, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "entries");
    dump_rntuple_rc2__meta_data_entry_list(&n.entries(), out)?;
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__meta_data_entry_list(n: &RntupleRc2MetaDataEntryList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__meta_data_entry_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__meta_data_entry_list_body(n: &RntupleRc2MetaDataEntryListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc2__meta_data_entry_record(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__meta_data_entry_record(n: &RntupleRc2MetaDataEntryRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__meta_data_entry(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__meta_data_entry(n: &RntupleRc2MetaDataEntry, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "value_type");
    plain(out, *n.value_type());
    key(out, "key");
    dump_rntuple_rc2__counted_string(&n.key(), out)?;
    match n.value().as_ref() {
        Some(RntupleRc2MetaDataEntryValue::RntupleRc2MetaDataInt64(x)) => {
            key(out, "value");
            out.push_str("{\"meta_data_int64\":");
            dump_rntuple_rc2__meta_data_int64(x, out)?;
            out.push('}');
        }
        Some(RntupleRc2MetaDataEntryValue::RntupleRc2MetaDataBool(x)) => {
            key(out, "value");
            out.push_str("{\"meta_data_bool\":");
            dump_rntuple_rc2__meta_data_bool(x, out)?;
            out.push('}');
        }
        Some(RntupleRc2MetaDataEntryValue::RntupleRc2MetaDataFloat64(x)) => {
            key(out, "value");
            out.push_str("{\"meta_data_float64\":");
            dump_rntuple_rc2__meta_data_float64(x, out)?;
            out.push('}');
        }
        Some(RntupleRc2MetaDataEntryValue::RntupleRc2CountedString(x)) => {
            key(out, "value");
            out.push_str("{\"counted_string\":");
            dump_rntuple_rc2__counted_string(x, out)?;
            out.push('}');
        }
        Some(RntupleRc2MetaDataEntryValue::RntupleRc2Int64List(x)) => {
            key(out, "value");
            out.push_str("{\"int64_list\":");
            dump_rntuple_rc2__int64_list(x, out)?;
            out.push('}');
        }
        Some(RntupleRc2MetaDataEntryValue::RntupleRc2BoolList(x)) => {
            key(out, "value");
            out.push_str("{\"bool_list\":");
            dump_rntuple_rc2__bool_list(x, out)?;
            out.push('}');
        }
        Some(RntupleRc2MetaDataEntryValue::RntupleRc2Float64List(x)) => {
            key(out, "value");
            out.push_str("{\"float64_list\":");
            dump_rntuple_rc2__float64_list(x, out)?;
            out.push('}');
        }
        Some(RntupleRc2MetaDataEntryValue::RntupleRc2StringList(x)) => {
            key(out, "value");
            out.push_str("{\"string_list\":");
            dump_rntuple_rc2__string_list(x, out)?;
            out.push('}');
        }
        None => {}
    }
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__meta_data_int64(n: &RntupleRc2MetaDataInt64, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "number");
    plain(out, *n.number());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__meta_data_bool(n: &RntupleRc2MetaDataBool, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "number");
    plain(out, *n.number());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__meta_data_float64(n: &RntupleRc2MetaDataFloat64, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "number");
    float(out, *n.number());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__int64_list(n: &RntupleRc2Int64List, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__int64_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__int64_list_body(n: &RntupleRc2Int64ListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__bool_list(n: &RntupleRc2BoolList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__bool_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__bool_list_body(n: &RntupleRc2BoolListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__float64_list(n: &RntupleRc2Float64List, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__float64_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__float64_list_body(n: &RntupleRc2Float64ListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        float(out, *x);
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__string_list(n: &RntupleRc2StringList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__string_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc2__string_list_body(n: &RntupleRc2StringListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc2__counted_string(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1(n: &RntupleRc1, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "preamble");
    dump_rntuple_rc1__envelope_preamble(&n.preamble(), out)?;
    key(out, "payload");
    bytes(out, &n.payload());
    key(out, "checksum");
    bytes(out, &n.checksum());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__envelope_preamble(n: &RntupleRc1EnvelopePreamble, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "version");
    plain(out, *n.version());
    key(out, "min_version");
    plain(out, *n.min_version());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__header_envelope(n: &RntupleRc1HeaderEnvelope, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "preamble");
    dump_rntuple_rc1__envelope_preamble(&n.preamble(), out)?;
    key(out, "payload");
    dump_rntuple_rc1__header(&n.payload(), out)?;
    key(out, "checksum");
    bytes(out, &n.checksum());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__footer_envelope(n: &RntupleRc1FooterEnvelope, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "preamble");
    dump_rntuple_rc1__envelope_preamble(&n.preamble(), out)?;
    key(out, "payload");
    dump_rntuple_rc1__footer(&n.payload(), out)?;
    key(out, "checksum");
    bytes(out, &n.checksum());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__page_list_envelope(n: &RntupleRc1PageListEnvelope, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "preamble");
    dump_rntuple_rc1__envelope_preamble(&n.preamble(), out)?;
    key(out, "payload");
    dump_rntuple_rc1__page_list(&n.payload(), out)?;
    key(out, "checksum");
    bytes(out, &n.checksum());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__meta_data_envelope(n: &RntupleRc1MetaDataEnvelope, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "preamble");
    dump_rntuple_rc1__envelope_preamble(&n.preamble(), out)?;
    key(out, "payload");
    dump_rntuple_rc1__meta_data(&n.payload(), out)?;
    key(out, "checksum");
    bytes(out, &n.checksum());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__counted_string(n: &RntupleRc1CountedString, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len");
    plain(out, *n.len());
    key(out, "raw");
    bytes(out, &n.raw());
    if std::str::from_utf8(&n.raw()).is_ok() {
        key(out, "value");
        text(out, &n.value()?);
    }
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__unknown_payload(n: &RntupleRc1UnknownPayload, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "raw");
    bytes(out, &n.raw());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__feature_flags(n: &RntupleRc1FeatureFlags, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "words");
    out.push('[');
    for x in n.words().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc1__feature_flag_word(x, out)?;
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__feature_flag_word(n: &RntupleRc1FeatureFlagWord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "lo");
    plain(out, *n.lo());
    key(out, "hi");
    plain(out, *n.hi());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__locator(n: &RntupleRc1Locator, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "head");
    plain(out, *n.head());
    if let Some(x) = n.ofs_range() {
        key(out, "ofs_range");
        plain(out, x);
    }
    match n.payload().as_ref() {
        Some(RntupleRc1LocatorPayload::RntupleRc1UriLocator(x)) => {
            key(out, "payload");
            out.push_str("{\"uri_locator\":");
            dump_rntuple_rc1__uri_locator(x, out)?;
            out.push('}');
        }
        Some(RntupleRc1LocatorPayload::RntupleRc1Object64Locator(x)) => {
            key(out, "payload");
            out.push_str("{\"object64_locator\":");
            dump_rntuple_rc1__object64_locator(x, out)?;
            out.push('}');
        }
        Some(RntupleRc1LocatorPayload::RntupleRc1UnknownPayload(x)) => {
            key(out, "payload");
            out.push_str("{\"unknown_payload\":");
            dump_rntuple_rc1__unknown_payload(x, out)?;
            out.push('}');
        }
        None => {}
    }
    key(out, "negated_head");
    plain(out, *n.negated_head()?);
    key(out, "len_self");
    plain(out, *n.len_self()?);
    key(out, "reserved");
    plain(out, *n.reserved()?);
    key(out, "kind");
    plain(out, *n.kind()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__uri_locator(n: &RntupleRc1UriLocator, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "raw");
    bytes(out, &n.raw());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__object64_locator(n: &RntupleRc1Object64Locator, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_object");
    plain(out, *n.len_object());
    key(out, "location");
    plain(out, *n.location());
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__envelope_link(n: &RntupleRc1EnvelopeLink, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_envelope");
    plain(out, *n.len_envelope());
    key(out, "locator");
    dump_rntuple_rc1__locator(&n.locator(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__header(n: &RntupleRc1Header, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "feature_flags");
    dump_rntuple_rc1__feature_flags(&n.feature_flags(), out)?;
    key(out, "release_candidate_tag");
    plain(out, *n.release_candidate_tag());
    key(out, "name");
    dump_rntuple_rc1__counted_string(&n.name(), out)?;
    key(out, "description");
    dump_rntuple_rc1__counted_string(&n.description(), out)?;
    key(out, "writer");
    dump_rntuple_rc1__counted_string(&n.writer(), out)?;
    key(out, "schema");
    dump_rntuple_rc1__schema(&n.schema(), out)?;
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__schema(n: &RntupleRc1Schema, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "fields");
    dump_rntuple_rc1__field_list(&n.fields(), out)?;
    key(out, "columns");
    dump_rntuple_rc1__column_list(&n.columns(), out)?;
    key(out, "alias_columns");
    dump_rntuple_rc1__alias_column_list(&n.alias_columns(), out)?;
    key(out, "extra_type_infos");
    dump_rntuple_rc1__extra_type_info_list(&n.extra_type_infos(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__field_list(n: &RntupleRc1FieldList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__field_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__field_list_body(n: &RntupleRc1FieldListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items_and_reserved");
    plain(out, *n.num_items_and_reserved());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc1__field_record(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "num_items");
    plain(out, *n.num_items()?);
    key(out, "reserved");
    plain(out, *n.reserved()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__field_record(n: &RntupleRc1FieldRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__field(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__field(n: &RntupleRc1Field, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "field_version");
    plain(out, *n.field_version());
    key(out, "type_version");
    plain(out, *n.type_version());
    key(out, "parent_id");
    plain(out, *n.parent_id());
    key(out, "role");
    plain(out, *n.role());
    key(out, "flags");
    plain(out, *n.flags());
    if let Some(x) = n.array_size() {
        key(out, "array_size");
        plain(out, x);
    }
    key(out, "name");
    dump_rntuple_rc1__counted_string(&n.name(), out)?;
    key(out, "type_name");
    dump_rntuple_rc1__counted_string(&n.type_name(), out)?;
    key(out, "type_alias");
    dump_rntuple_rc1__counted_string(&n.type_alias(), out)?;
    key(out, "description");
    dump_rntuple_rc1__counted_string(&n.description(), out)?;
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "is_repetitive");
    plain(out, *n.is_repetitive()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__column_list(n: &RntupleRc1ColumnList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__column_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__column_list_body(n: &RntupleRc1ColumnListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items_and_reserved");
    plain(out, *n.num_items_and_reserved());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc1__column_record(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "num_items");
    plain(out, *n.num_items()?);
    key(out, "reserved");
    plain(out, *n.reserved()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__column_record(n: &RntupleRc1ColumnRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__column(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__column(n: &RntupleRc1Column, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "column_type");
    plain(out, *n.column_type());
    key(out, "bits_on_storage");
    plain(out, *n.bits_on_storage());
    key(out, "field_id");
    plain(out, *n.field_id());
    key(out, "flags");
    plain(out, *n.flags());
    if let Some(x) = n.first_element_index() {
        key(out, "first_element_index");
        plain(out, x);
    }
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "is_deferred");
    plain(out, *n.is_deferred()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__alias_column_list(n: &RntupleRc1AliasColumnList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__alias_column_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__alias_column_list_body(n: &RntupleRc1AliasColumnListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items_and_reserved");
    plain(out, *n.num_items_and_reserved());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc1__alias_column_record(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "num_items");
    plain(out, *n.num_items()?);
    key(out, "reserved");
    plain(out, *n.reserved()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__alias_column_record(n: &RntupleRc1AliasColumnRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__alias_column(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__alias_column(n: &RntupleRc1AliasColumn, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "physical_column_id");
    plain(out, *n.physical_column_id());
    key(out, "field_id");
    plain(out, *n.field_id());
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__extra_type_info_list(n: &RntupleRc1ExtraTypeInfoList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__extra_type_info_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__extra_type_info_list_body(n: &RntupleRc1ExtraTypeInfoListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items_and_reserved");
    plain(out, *n.num_items_and_reserved());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc1__extra_type_info_record(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "num_items");
    plain(out, *n.num_items()?);
    key(out, "reserved");
    plain(out, *n.reserved()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__extra_type_info_record(n: &RntupleRc1ExtraTypeInfoRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__extra_type_info(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__extra_type_info(n: &RntupleRc1ExtraTypeInfo, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "type_version_from");
    plain(out, *n.type_version_from());
    key(out, "type_version_to");
    plain(out, *n.type_version_to());
    key(out, "content_id");
    plain(out, *n.content_id());
    key(out, "type_name");
    dump_rntuple_rc1__counted_string(&n.type_name(), out)?;
    if let Some(x) = n.content() {
        key(out, "content");
        dump_rntuple_rc1__counted_string(&x, out)?;
    }
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__footer(n: &RntupleRc1Footer, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "feature_flags");
    dump_rntuple_rc1__feature_flags(&n.feature_flags(), out)?;
    key(out, "header_checksum");
    bytes(out, &n.header_checksum());
    key(out, "schema_extension");
    dump_rntuple_rc1__schema_extension_frame(&n.schema_extension(), out)?;
    key(out, "column_groups");
    dump_rntuple_rc1__column_group_list(&n.column_groups(), out)?;
    key(out, "cluster_summaries");
    dump_rntuple_rc1__cluster_summary_list(&n.cluster_summaries(), out)?;
    key(out, "cluster_groups");
    dump_rntuple_rc1__cluster_group_list(&n.cluster_groups(), out)?;
    key(out, "meta_data_links");
    dump_rntuple_rc1__meta_data_link_list(&n.meta_data_links(), out)?;
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__schema_extension_frame(n: &RntupleRc1SchemaExtensionFrame, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    if let Some(x) = n.record() {
        key(out, "record");
        dump_rntuple_rc1__schema_extension(&x, out)?;
    }
    if let Some(x) = n.list() {
        key(out, "list");
        dump_rntuple_rc1__schema_extension_list_body(&x, out)?;
    }
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__schema_extension_list_body(n: &RntupleRc1SchemaExtensionListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items_and_reserved");
    plain(out, *n.num_items_and_reserved());
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "num_items");
    plain(out, *n.num_items()?);
    key(out, "reserved");
    plain(out, *n.reserved()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__schema_extension(n: &RntupleRc1SchemaExtension, out: &mut String) -> KResult<()> {
    out.push('{');
    if let Some(x) = n.schema() {
        key(out, "schema");
        dump_rntuple_rc1__schema(&x, out)?;
    }
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__column_group_list(n: &RntupleRc1ColumnGroupList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__column_group_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__column_group_list_body(n: &RntupleRc1ColumnGroupListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items_and_reserved");
    plain(out, *n.num_items_and_reserved());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc1__column_group_record(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "num_items");
    plain(out, *n.num_items()?);
    key(out, "reserved");
    plain(out, *n.reserved()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__column_group_record(n: &RntupleRc1ColumnGroupRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__column_group(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__column_group(n: &RntupleRc1ColumnGroup, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "column_ids");
    dump_rntuple_rc1__column_id_list(&n.column_ids(), out)?;
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__column_id_list(n: &RntupleRc1ColumnIdList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__column_id_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__column_id_list_body(n: &RntupleRc1ColumnIdListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items_and_reserved");
    plain(out, *n.num_items_and_reserved());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "num_items");
    plain(out, *n.num_items()?);
    key(out, "reserved");
    plain(out, *n.reserved()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__cluster_group_list(n: &RntupleRc1ClusterGroupList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__cluster_group_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__cluster_group_list_body(n: &RntupleRc1ClusterGroupListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items_and_reserved");
    plain(out, *n.num_items_and_reserved());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc1__cluster_group_record(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "num_items");
    plain(out, *n.num_items()?);
    key(out, "reserved");
    plain(out, *n.reserved()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__cluster_group_record(n: &RntupleRc1ClusterGroupRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__cluster_group(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__cluster_group(n: &RntupleRc1ClusterGroup, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_clusters");
    plain(out, *n.num_clusters());
    key(out, "page_list_link");
    dump_rntuple_rc1__envelope_link(&n.page_list_link(), out)?;
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__meta_data_link_list(n: &RntupleRc1MetaDataLinkList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__meta_data_link_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__meta_data_link_list_body(n: &RntupleRc1MetaDataLinkListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items_and_reserved");
    plain(out, *n.num_items_and_reserved());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc1__envelope_link(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "num_items");
    plain(out, *n.num_items()?);
    key(out, "reserved");
    plain(out, *n.reserved()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__cluster_summary_list(n: &RntupleRc1ClusterSummaryList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__cluster_summary_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__cluster_summary_list_body(n: &RntupleRc1ClusterSummaryListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items_and_reserved");
    plain(out, *n.num_items_and_reserved());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc1__cluster_summary_record(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "num_items");
    plain(out, *n.num_items()?);
    key(out, "reserved");
    plain(out, *n.reserved()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__cluster_summary_record(n: &RntupleRc1ClusterSummaryRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__cluster_summary(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__cluster_summary(n: &RntupleRc1ClusterSummary, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "first_entry");
    plain(out, *n.first_entry());
    key(out, "num_entries_lo");
    plain(out, *n.num_entries_lo());
    key(out, "num_entries_hi");
    plain(out, *n.num_entries_hi());
    if let Some(x) = n.column_group_id() {
        key(out, "column_group_id");
        plain(out, x);
    }
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "num_entries");
    plain(out, *n.num_entries()?);
    key(out, "flags");
    plain(out, *n.flags()?);
    key(out, "is_sharded");
    plain(out, *n.is_sharded()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__page_list(n: &RntupleRc1PageList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "page_locations");
    dump_rntuple_rc1__cluster_pages_list(&n.page_locations(), out)?;
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__cluster_pages_list(n: &RntupleRc1ClusterPagesList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__cluster_pages_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__cluster_pages_list_body(n: &RntupleRc1ClusterPagesListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items_and_reserved");
    plain(out, *n.num_items_and_reserved());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc1__cluster_pages(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "num_items");
    plain(out, *n.num_items()?);
    key(out, "reserved");
    plain(out, *n.reserved()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__cluster_pages(n: &RntupleRc1ClusterPages, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__cluster_pages_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__cluster_pages_body(n: &RntupleRc1ClusterPagesBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items_and_reserved");
    plain(out, *n.num_items_and_reserved());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc1__column_pages(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "num_items");
    plain(out, *n.num_items()?);
    key(out, "reserved");
    plain(out, *n.reserved()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__column_pages(n: &RntupleRc1ColumnPages, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__column_pages_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__column_pages_body(n: &RntupleRc1ColumnPagesBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items_and_reserved");
    plain(out, *n.num_items_and_reserved());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc1__page(x, out)?;
    }
    out.push(']');
    key(out, "element_offset");
    plain(out, *n.element_offset());
    key(out, "compression_settings");
    plain(out, *n.compression_settings());
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "num_items");
    plain(out, *n.num_items()?);
    key(out, "reserved");
    plain(out, *n.reserved()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__page(n: &RntupleRc1Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_elements_and_flags");
    plain(out, *n.num_elements_and_flags());
    key(out, "locator");
    dump_rntuple_rc1__locator(&n.locator(), out)?;
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    key(out, "flags");
    plain(out, *n.flags()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__meta_data(n: &RntupleRc1MetaData, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "entries");
    dump_rntuple_rc1__meta_data_entry_list(&n.entries(), out)?;
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__meta_data_entry_list(n: &RntupleRc1MetaDataEntryList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__meta_data_entry_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__meta_data_entry_list_body(n: &RntupleRc1MetaDataEntryListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items_and_reserved");
    plain(out, *n.num_items_and_reserved());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc1__meta_data_entry_record(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "num_items");
    plain(out, *n.num_items()?);
    key(out, "reserved");
    plain(out, *n.reserved()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__meta_data_entry_record(n: &RntupleRc1MetaDataEntryRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__meta_data_entry(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__meta_data_entry(n: &RntupleRc1MetaDataEntry, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "value_type");
    plain(out, *n.value_type());
    key(out, "key");
    dump_rntuple_rc1__counted_string(&n.key(), out)?;
    match n.value().as_ref() {
        Some(RntupleRc1MetaDataEntryValue::RntupleRc1MetaDataInt64(x)) => {
            key(out, "value");
            out.push_str("{\"meta_data_int64\":");
            dump_rntuple_rc1__meta_data_int64(x, out)?;
            out.push('}');
        }
        Some(RntupleRc1MetaDataEntryValue::RntupleRc1MetaDataBool(x)) => {
            key(out, "value");
            out.push_str("{\"meta_data_bool\":");
            dump_rntuple_rc1__meta_data_bool(x, out)?;
            out.push('}');
        }
        Some(RntupleRc1MetaDataEntryValue::RntupleRc1MetaDataFloat64(x)) => {
            key(out, "value");
            out.push_str("{\"meta_data_float64\":");
            dump_rntuple_rc1__meta_data_float64(x, out)?;
            out.push('}');
        }
        Some(RntupleRc1MetaDataEntryValue::RntupleRc1CountedString(x)) => {
            key(out, "value");
            out.push_str("{\"counted_string\":");
            dump_rntuple_rc1__counted_string(x, out)?;
            out.push('}');
        }
        Some(RntupleRc1MetaDataEntryValue::RntupleRc1Int64List(x)) => {
            key(out, "value");
            out.push_str("{\"int64_list\":");
            dump_rntuple_rc1__int64_list(x, out)?;
            out.push('}');
        }
        Some(RntupleRc1MetaDataEntryValue::RntupleRc1BoolList(x)) => {
            key(out, "value");
            out.push_str("{\"bool_list\":");
            dump_rntuple_rc1__bool_list(x, out)?;
            out.push('}');
        }
        Some(RntupleRc1MetaDataEntryValue::RntupleRc1Float64List(x)) => {
            key(out, "value");
            out.push_str("{\"float64_list\":");
            dump_rntuple_rc1__float64_list(x, out)?;
            out.push('}');
        }
        Some(RntupleRc1MetaDataEntryValue::RntupleRc1StringList(x)) => {
            key(out, "value");
            out.push_str("{\"string_list\":");
            dump_rntuple_rc1__string_list(x, out)?;
            out.push('}');
        }
        None => {}
    }
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__meta_data_int64(n: &RntupleRc1MetaDataInt64, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "number");
    plain(out, *n.number());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__meta_data_bool(n: &RntupleRc1MetaDataBool, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "number");
    plain(out, *n.number());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__meta_data_float64(n: &RntupleRc1MetaDataFloat64, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "number");
    float(out, *n.number());
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__int64_list(n: &RntupleRc1Int64List, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__int64_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__int64_list_body(n: &RntupleRc1Int64ListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items_and_reserved");
    plain(out, *n.num_items_and_reserved());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "num_items");
    plain(out, *n.num_items()?);
    key(out, "reserved");
    plain(out, *n.reserved()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__bool_list(n: &RntupleRc1BoolList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__bool_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__bool_list_body(n: &RntupleRc1BoolListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items_and_reserved");
    plain(out, *n.num_items_and_reserved());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "num_items");
    plain(out, *n.num_items()?);
    key(out, "reserved");
    plain(out, *n.reserved()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__float64_list(n: &RntupleRc1Float64List, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__float64_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__float64_list_body(n: &RntupleRc1Float64ListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items_and_reserved");
    plain(out, *n.num_items_and_reserved());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        float(out, *x);
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "num_items");
    plain(out, *n.num_items()?);
    key(out, "reserved");
    plain(out, *n.reserved()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__string_list(n: &RntupleRc1StringList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__string_list_body(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_rc1__string_list_body(n: &RntupleRc1StringListBody, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_items_and_reserved");
    plain(out, *n.num_items_and_reserved());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_rc1__counted_string(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "num_items");
    plain(out, *n.num_items()?);
    key(out, "reserved");
    plain(out, *n.reserved()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_v0(n: &RntupleV0, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "payload");
    bytes(out, &n.payload());
    key(out, "checksum");
    bytes(out, &n.checksum());
    out.push('}');
    Ok(())
}

fn dump_rntuple_v0__header_envelope(n: &RntupleV0HeaderEnvelope, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "payload");
    dump_rntuple_v0__header_record(&n.payload(), out)?;
    key(out, "checksum");
    bytes(out, &n.checksum());
    out.push('}');
    Ok(())
}

fn dump_rntuple_v0__footer_envelope(n: &RntupleV0FooterEnvelope, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "payload");
    dump_rntuple_v0__footer_record(&n.payload(), out)?;
    key(out, "postscript");
    dump_rntuple_v0__postscript(&n.postscript(), out)?;
    key(out, "checksum");
    bytes(out, &n.checksum());
    out.push('}');
    Ok(())
}

fn dump_rntuple_v0__postscript(n: &RntupleV0Postscript, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "version");
    plain(out, *n.version());
    key(out, "min_version");
    plain(out, *n.min_version());
    key(out, "len_header");
    plain(out, *n.len_header());
    key(out, "len_footer");
    plain(out, *n.len_footer());
    out.push('}');
    Ok(())
}

fn dump_rntuple_v0__counted_string(n: &RntupleV0CountedString, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len");
    plain(out, *n.len());
    key(out, "raw");
    bytes(out, &n.raw());
    if std::str::from_utf8(&n.raw()).is_ok() {
        key(out, "value");
        text(out, &n.value()?);
    }
    out.push('}');
    Ok(())
}

fn dump_rntuple_v0__header_record(n: &RntupleV0HeaderRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "version");
    plain(out, *n.version());
    key(out, "min_version");
    plain(out, *n.min_version());
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_v0__header(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_v0__header(n: &RntupleV0Header, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "reserved");
    plain(out, *n.reserved());
    key(out, "name");
    dump_rntuple_v0__counted_string(&n.name(), out)?;
    key(out, "description");
    dump_rntuple_v0__counted_string(&n.description(), out)?;
    key(out, "author");
    dump_rntuple_v0__counted_string(&n.author(), out)?;
    key(out, "custodian");
    dump_rntuple_v0__counted_string(&n.custodian(), out)?;
    key(out, "time_of_data");
    plain(out, *n.time_of_data());
    key(out, "time_of_writing");
    plain(out, *n.time_of_writing());
    key(out, "ntuple_version");
    dump_rntuple_v0__version_record(&n.ntuple_version(), out)?;
    key(out, "own_uuid");
    dump_rntuple_v0__uuid_record(&n.own_uuid(), out)?;
    key(out, "group_uuid");
    dump_rntuple_v0__uuid_record(&n.group_uuid(), out)?;
    key(out, "num_fields");
    plain(out, *n.num_fields());
    key(out, "fields");
    out.push('[');
    for x in n.fields().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_v0__field_record(x, out)?;
    }
    out.push(']');
    key(out, "num_columns");
    plain(out, *n.num_columns());
    key(out, "columns");
    out.push('[');
    for x in n.columns().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_v0__column_record(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_v0__version_record(n: &RntupleV0VersionRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "version");
    plain(out, *n.version());
    key(out, "min_version");
    plain(out, *n.min_version());
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_v0__version_numbers(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_v0__version_numbers(n: &RntupleV0VersionNumbers, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "version_use");
    plain(out, *n.version_use());
    key(out, "version_min");
    plain(out, *n.version_min());
    key(out, "flags");
    plain(out, *n.flags());
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_v0__uuid_record(n: &RntupleV0UuidRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "version");
    plain(out, *n.version());
    key(out, "min_version");
    plain(out, *n.min_version());
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_v0__identity(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_v0__identity(n: &RntupleV0Identity, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "uuid");
    dump_rntuple_v0__counted_string(&n.uuid(), out)?;
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_v0__locator(n: &RntupleV0Locator, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "ofs_range");
    plain(out, *n.ofs_range());
    key(out, "len_range");
    plain(out, *n.len_range());
    key(out, "url");
    dump_rntuple_v0__counted_string(&n.url(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_v0__field_record(n: &RntupleV0FieldRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "version");
    plain(out, *n.version());
    key(out, "min_version");
    plain(out, *n.min_version());
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_v0__field(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_v0__field(n: &RntupleV0Field, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "field_id");
    plain(out, *n.field_id());
    key(out, "field_version");
    dump_rntuple_v0__version_record(&n.field_version(), out)?;
    key(out, "type_version");
    dump_rntuple_v0__version_record(&n.type_version(), out)?;
    key(out, "name");
    dump_rntuple_v0__counted_string(&n.name(), out)?;
    key(out, "description");
    dump_rntuple_v0__counted_string(&n.description(), out)?;
    key(out, "type_name");
    dump_rntuple_v0__counted_string(&n.type_name(), out)?;
    key(out, "num_repetitions");
    plain(out, *n.num_repetitions());
    key(out, "structure");
    plain(out, *n.structure());
    key(out, "parent_id");
    plain(out, *n.parent_id());
    key(out, "num_links");
    plain(out, *n.num_links());
    key(out, "links");
    out.push('[');
    for x in n.links().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_v0__column_record(n: &RntupleV0ColumnRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "version");
    plain(out, *n.version());
    key(out, "min_version");
    plain(out, *n.min_version());
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_v0__column(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_v0__column(n: &RntupleV0Column, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "column_id");
    plain(out, *n.column_id());
    key(out, "column_version");
    dump_rntuple_v0__version_record(&n.column_version(), out)?;
    key(out, "model");
    dump_rntuple_v0__column_model_record(&n.model(), out)?;
    key(out, "field_id");
    plain(out, *n.field_id());
    key(out, "index");
    plain(out, *n.index());
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_v0__column_model_record(n: &RntupleV0ColumnModelRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "version");
    plain(out, *n.version());
    key(out, "min_version");
    plain(out, *n.min_version());
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_v0__column_model(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_v0__column_model(n: &RntupleV0ColumnModel, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "column_type");
    plain(out, *n.column_type());
    key(out, "is_sorted");
    plain(out, *n.is_sorted());
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_v0__footer_record(n: &RntupleV0FooterRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "version");
    plain(out, *n.version());
    key(out, "min_version");
    plain(out, *n.min_version());
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_v0__footer(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_v0__footer(n: &RntupleV0Footer, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "reserved");
    plain(out, *n.reserved());
    key(out, "num_clusters");
    plain(out, *n.num_clusters());
    key(out, "clusters");
    out.push('[');
    for x in n.clusters().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_v0__cluster(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_v0__cluster(n: &RntupleV0Cluster, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "uuid");
    dump_rntuple_v0__uuid_record(&n.uuid(), out)?;
    key(out, "summary");
    dump_rntuple_v0__cluster_summary_record(&n.summary(), out)?;
    key(out, "num_columns");
    plain(out, *n.num_columns());
    key(out, "columns");
    out.push('[');
    for x in n.columns().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_v0__column_pages(x, out)?;
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_rntuple_v0__cluster_summary_record(n: &RntupleV0ClusterSummaryRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "version");
    plain(out, *n.version());
    key(out, "min_version");
    plain(out, *n.min_version());
    key(out, "len_frame");
    plain(out, *n.len_frame());
    key(out, "body");
    dump_rntuple_v0__cluster_summary(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_rntuple_v0__cluster_summary(n: &RntupleV0ClusterSummary, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "cluster_id");
    plain(out, *n.cluster_id());
    key(out, "cluster_version");
    dump_rntuple_v0__version_record(&n.cluster_version(), out)?;
    key(out, "first_entry");
    plain(out, *n.first_entry());
    key(out, "num_entries");
    plain(out, *n.num_entries());
    key(out, "locator");
    dump_rntuple_v0__locator(&n.locator(), out)?;
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_rntuple_v0__column_pages(n: &RntupleV0ColumnPages, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "column_id");
    plain(out, *n.column_id());
    key(out, "element_offset");
    plain(out, *n.element_offset());
    key(out, "num_elements");
    plain(out, *n.num_elements());
    key(out, "compression_settings");
    plain(out, *n.compression_settings());
    key(out, "num_pages");
    plain(out, *n.num_pages());
    key(out, "pages");
    out.push('[');
    for x in n.pages().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_v0__page(x, out)?;
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_rntuple_v0__page(n: &RntupleV0Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_elements");
    plain(out, *n.num_elements());
    key(out, "locator");
    dump_rntuple_v0__locator(&n.locator(), out)?;
    out.push('}');
    Ok(())
}

fn dump_root_file(n: &RootFile, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "header");
    dump_root_file__file_header(&n.header(), out)?;
    key(out, "root_directory");
    dump_root_file__directory(&*n.root_directory()?, out)?;
    key(out, "keys_record");
    dump_root_file__record(&*n.keys_record()?, out)?;
    key(out, "entries");
    dump_root_file__entry_list(&*n.entries()?, out)?;
    if let Some(x) = n.free_record()? {
        key(out, "free_record");
        dump_root_file__record(&x, out)?;
    }
    if let Some(x) = n.streamer_info_record()? {
        key(out, "streamer_info_record");
        dump_root_file__record(&x, out)?;
    }
    out.push('}');
    Ok(())
}

fn dump_root_file__file_header(n: &RootFileFileHeader, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "magic");
    bytes(out, &n.magic());
    key(out, "version");
    plain(out, *n.version());
    key(out, "ofs_begin");
    plain(out, *n.ofs_begin());
    if let Some(x) = n.ofs_end_narrow() {
        key(out, "ofs_end_narrow");
        plain(out, x);
    }
    if let Some(x) = n.ofs_end_wide() {
        key(out, "ofs_end_wide");
        plain(out, x);
    }
    if let Some(x) = n.ofs_free_narrow() {
        key(out, "ofs_free_narrow");
        plain(out, x);
    }
    if let Some(x) = n.ofs_free_wide() {
        key(out, "ofs_free_wide");
        plain(out, x);
    }
    key(out, "len_free");
    plain(out, *n.len_free());
    key(out, "num_free");
    plain(out, *n.num_free());
    key(out, "len_name");
    plain(out, *n.len_name());
    key(out, "len_offset");
    plain(out, *n.len_offset());
    key(out, "compression_settings");
    plain(out, *n.compression_settings());
    if let Some(x) = n.ofs_info_narrow() {
        key(out, "ofs_info_narrow");
        plain(out, x);
    }
    if let Some(x) = n.ofs_info_wide() {
        key(out, "ofs_info_wide");
        plain(out, x);
    }
    key(out, "len_info");
    plain(out, *n.len_info());
    key(out, "uuid_version");
    plain(out, *n.uuid_version());
    key(out, "uuid");
    bytes(out, &n.uuid());
    key(out, "is_wide");
    plain(out, *n.is_wide()?);
    key(out, "ofs_end");
    plain(out, *n.ofs_end()?);
    key(out, "ofs_free");
    plain(out, *n.ofs_free()?);
    key(out, "ofs_info");
    plain(out, *n.ofs_info()?);
    out.push('}');
    Ok(())
}

fn dump_root_file__counted_string(n: &RootFileCountedString, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_short");
    plain(out, *n.len_short());
    if let Some(x) = n.len_long() {
        key(out, "len_long");
        plain(out, x);
    }
    key(out, "raw");
    bytes(out, &n.raw());
    key(out, "len");
    plain(out, *n.len()?);
    if std::str::from_utf8(&n.raw()).is_ok() {
        key(out, "value");
        text(out, &n.value()?);
    }
    out.push('}');
    Ok(())
}

fn dump_root_file__key(n: &RootFileKey, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_record");
    plain(out, *n.len_record());
    key(out, "version");
    plain(out, *n.version());
    key(out, "len_object");
    plain(out, *n.len_object());
    key(out, "datime");
    plain(out, *n.datime());
    key(out, "len_key");
    plain(out, *n.len_key());
    key(out, "cycle");
    plain(out, *n.cycle());
    if let Some(x) = n.ofs_key_narrow() {
        key(out, "ofs_key_narrow");
        plain(out, x);
    }
    if let Some(x) = n.ofs_key_wide() {
        key(out, "ofs_key_wide");
        plain(out, x);
    }
    if let Some(x) = n.ofs_pdir_narrow() {
        key(out, "ofs_pdir_narrow");
        plain(out, x);
    }
    if let Some(x) = n.ofs_pdir_wide() {
        key(out, "ofs_pdir_wide");
        plain(out, x);
    }
    key(out, "class_name");
    dump_root_file__counted_string(&n.class_name(), out)?;
    key(out, "name");
    dump_root_file__counted_string(&n.name(), out)?;
    key(out, "title");
    dump_root_file__counted_string(&n.title(), out)?;
    key(out, "is_wide");
    plain(out, *n.is_wide()?);
    key(out, "ofs_key");
    plain(out, *n.ofs_key()?);
    key(out, "ofs_pdir");
    plain(out, *n.ofs_pdir()?);
    key(out, "year");
    plain(out, *n.year()?);
    key(out, "month");
    plain(out, *n.month()?);
    key(out, "day");
    plain(out, *n.day()?);
    key(out, "hour");
    plain(out, *n.hour()?);
    key(out, "minute");
    plain(out, *n.minute()?);
    key(out, "second");
    plain(out, *n.second()?);
    out.push('}');
    Ok(())
}

fn dump_root_file__record(n: &RootFileRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "key");
    dump_root_file__key(&n.key(), out)?;
    key(out, "len_payload");
    plain(out, *n.len_payload()?);
    key(out, "payload");
    bytes(out, &n.payload()?);
    out.push('}');
    Ok(())
}

fn dump_root_file__directory(n: &RootFileDirectory, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "version");
    plain(out, *n.version());
    key(out, "datime_created");
    plain(out, *n.datime_created());
    key(out, "datime_modified");
    plain(out, *n.datime_modified());
    key(out, "len_keys");
    plain(out, *n.len_keys());
    key(out, "len_name");
    plain(out, *n.len_name());
    if let Some(x) = n.ofs_dir_narrow() {
        key(out, "ofs_dir_narrow");
        plain(out, x);
    }
    if let Some(x) = n.ofs_dir_wide() {
        key(out, "ofs_dir_wide");
        plain(out, x);
    }
    if let Some(x) = n.ofs_parent_narrow() {
        key(out, "ofs_parent_narrow");
        plain(out, x);
    }
    if let Some(x) = n.ofs_parent_wide() {
        key(out, "ofs_parent_wide");
        plain(out, x);
    }
    if let Some(x) = n.ofs_keys_narrow() {
        key(out, "ofs_keys_narrow");
        plain(out, x);
    }
    if let Some(x) = n.ofs_keys_wide() {
        key(out, "ofs_keys_wide");
        plain(out, x);
    }
    if let Some(x) = n.uuid_version() {
        key(out, "uuid_version");
        plain(out, x);
    }
    if let Some(x) = n.uuid() {
        key(out, "uuid");
        bytes(out, &x);
    }
    key(out, "is_wide");
    plain(out, *n.is_wide()?);
    key(out, "has_uuid");
    plain(out, *n.has_uuid()?);
    key(out, "ofs_dir");
    plain(out, *n.ofs_dir()?);
    key(out, "ofs_parent");
    plain(out, *n.ofs_parent()?);
    key(out, "ofs_keys");
    plain(out, *n.ofs_keys()?);
    key(out, "created_year");
    plain(out, *n.created_year()?);
    key(out, "created_month");
    plain(out, *n.created_month()?);
    key(out, "created_day");
    plain(out, *n.created_day()?);
    key(out, "created_hour");
    plain(out, *n.created_hour()?);
    key(out, "created_minute");
    plain(out, *n.created_minute()?);
    key(out, "created_second");
    plain(out, *n.created_second()?);
    key(out, "modified_year");
    plain(out, *n.modified_year()?);
    key(out, "modified_month");
    plain(out, *n.modified_month()?);
    key(out, "modified_day");
    plain(out, *n.modified_day()?);
    key(out, "modified_hour");
    plain(out, *n.modified_hour()?);
    key(out, "modified_minute");
    plain(out, *n.modified_minute()?);
    key(out, "modified_second");
    plain(out, *n.modified_second()?);
    out.push('}');
    Ok(())
}

fn dump_root_file__keys_list(n: &RootFileKeysList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_keys");
    plain(out, *n.num_keys());
    key(out, "keys");
    out.push('[');
    for x in n.keys().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_root_file__key(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_root_file__entry_list(n: &RootFileEntryList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_entries");
    plain(out, *n.num_entries());
    key(out, "entries");
    out.push('[');
    for x in n.entries().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_root_file__entry(x, out)?;
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_root_file__entry(n: &RootFileEntry, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "key");
    dump_root_file__key(&n.key(), out)?;
    key(out, "is_release");
    plain(out, *n.is_release()?);
    key(out, "is_candidate");
    plain(out, *n.is_candidate()?);
    if let Some(x) = n.anchor_record()? {
        key(out, "anchor_record");
        dump_root_file__anchor_record(&x, out)?;
    }
    out.push('}');
    Ok(())
}

fn dump_root_file__anchor_record(n: &RootFileAnchorRecord, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "key");
    dump_root_file__key(&n.key(), out)?;
    key(out, "is_release");
    plain(out, *n.is_release()?);
    key(out, "len_payload");
    plain(out, *n.len_payload()?);
    key(out, "payload");
    bytes(out, &n.payload()?);
    key(out, "is_compressed");
    plain(out, *n.is_compressed()?);
    key(out, "class_version");
    plain(out, *n.class_version()?);
    key(out, "is_first_candidate");
    plain(out, *n.is_first_candidate()?);
    if let Some(x) = n.anchor()? {
        key(out, "anchor");
        dump_root_file__anchor(&x, out)?;
    }
    if let Some(x) = n.anchor_rc2()? {
        key(out, "anchor_rc2");
        dump_root_file__anchor_rc2(&x, out)?;
    }
    if let Some(x) = n.anchor_rc1()? {
        key(out, "anchor_rc1");
        dump_root_file__anchor_rc1(&x, out)?;
    }
    out.push('}');
    Ok(())
}

fn dump_root_file__free_list(n: &RootFileFreeList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "entries");
    out.push('[');
    for x in n.entries().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_root_file__free_entry(x, out)?;
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_root_file__free_entry(n: &RootFileFreeEntry, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "version");
    plain(out, *n.version());
    if let Some(x) = n.ofs_first_narrow() {
        key(out, "ofs_first_narrow");
        plain(out, x);
    }
    if let Some(x) = n.ofs_first_wide() {
        key(out, "ofs_first_wide");
        plain(out, x);
    }
    if let Some(x) = n.ofs_last_narrow() {
        key(out, "ofs_last_narrow");
        plain(out, x);
    }
    if let Some(x) = n.ofs_last_wide() {
        key(out, "ofs_last_wide");
        plain(out, x);
    }
    key(out, "is_wide");
    plain(out, *n.is_wide()?);
    key(out, "ofs_first");
    plain(out, *n.ofs_first()?);
    key(out, "ofs_last");
    plain(out, *n.ofs_last()?);
    out.push('}');
    Ok(())
}

fn dump_root_file__anchor(n: &RootFileAnchor, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "byte_count");
    plain(out, *n.byte_count());
    key(out, "class_version");
    plain(out, *n.class_version());
    key(out, "version_epoch");
    plain(out, *n.version_epoch());
    key(out, "version_major");
    plain(out, *n.version_major());
    key(out, "version_minor");
    plain(out, *n.version_minor());
    key(out, "version_patch");
    plain(out, *n.version_patch());
    key(out, "ofs_header");
    plain(out, *n.ofs_header());
    key(out, "len_header_stored");
    plain(out, *n.len_header_stored());
    key(out, "len_header");
    plain(out, *n.len_header());
    key(out, "ofs_footer");
    plain(out, *n.ofs_footer());
    key(out, "len_footer_stored");
    plain(out, *n.len_footer_stored());
    key(out, "len_footer");
    plain(out, *n.len_footer());
    key(out, "max_key_size");
    plain(out, *n.max_key_size());
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "checksum");
    bytes(out, &n.checksum());
    out.push('}');
    Ok(())
}

fn dump_root_file__anchor_rc2(n: &RootFileAnchorRc2, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "byte_count");
    plain(out, *n.byte_count());
    key(out, "class_version");
    plain(out, *n.class_version());
    key(out, "version_epoch");
    plain(out, *n.version_epoch());
    key(out, "version_major");
    plain(out, *n.version_major());
    key(out, "version_minor");
    plain(out, *n.version_minor());
    key(out, "version_patch");
    plain(out, *n.version_patch());
    key(out, "ofs_header");
    plain(out, *n.ofs_header());
    key(out, "len_header_stored");
    plain(out, *n.len_header_stored());
    key(out, "len_header");
    plain(out, *n.len_header());
    key(out, "ofs_footer");
    plain(out, *n.ofs_footer());
    key(out, "len_footer_stored");
    plain(out, *n.len_footer_stored());
    key(out, "len_footer");
    plain(out, *n.len_footer());
    if let Some(x) = n.max_key_size() {
        key(out, "max_key_size");
        plain(out, x);
    }
    key(out, "trailing");
    bytes(out, &n.trailing());
    key(out, "checksum");
    bytes(out, &n.checksum());
    out.push('}');
    Ok(())
}

fn dump_root_file__anchor_rc1(n: &RootFileAnchorRc1, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "byte_count");
    plain(out, *n.byte_count());
    key(out, "class_version");
    plain(out, *n.class_version());
    key(out, "class_checksum");
    plain(out, *n.class_checksum());
    key(out, "version");
    plain(out, *n.version());
    key(out, "len_in_memory");
    plain(out, *n.len_in_memory());
    key(out, "ofs_header");
    plain(out, *n.ofs_header());
    key(out, "len_header_stored");
    plain(out, *n.len_header_stored());
    key(out, "len_header");
    plain(out, *n.len_header());
    key(out, "ofs_footer");
    plain(out, *n.ofs_footer());
    key(out, "len_footer_stored");
    plain(out, *n.len_footer_stored());
    key(out, "len_footer");
    plain(out, *n.len_footer());
    key(out, "reserved");
    plain(out, *n.reserved());
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_root_file__compression_block(n: &RootFileCompressionBlock, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "chunks");
    out.push('[');
    for x in n.chunks().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_root_file__compression_chunk(x, out)?;
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_root_file__compression_chunk(n: &RootFileCompressionChunk, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "algorithm");
    bytes(out, &n.algorithm());
    key(out, "len_compressed");
    plain(out, *n.len_compressed());
    key(out, "len_uncompressed");
    plain(out, *n.len_uncompressed());
    key(out, "data");
    bytes(out, &n.data());
    key(out, "tag");
    plain(out, *n.tag()?);
    out.push('}');
    Ok(())
}

fn dump_root_file__blob_offset_table(n: &RootFileBlobOffsetTable, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "ofs_parts");
    out.push('[');
    for x in n.ofs_parts().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_streamer_info(n: &StreamerInfo, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "byte_count");
    plain(out, *n.byte_count());
    key(out, "list");
    dump_streamer_info__info_list(&n.list(), out)?;
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_streamer_info__counted_string(n: &StreamerInfoCountedString, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "len_short");
    plain(out, *n.len_short());
    if let Some(x) = n.len_long() {
        key(out, "len_long");
        plain(out, x);
    }
    key(out, "raw");
    bytes(out, &n.raw());
    key(out, "len");
    plain(out, *n.len()?);
    if std::str::from_utf8(&n.raw()).is_ok() {
        key(out, "value");
        text(out, &n.value()?);
    }
    out.push('}');
    Ok(())
}

fn dump_streamer_info__root_object(n: &StreamerInfoRootObject, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "version");
    plain(out, *n.version());
    key(out, "unique_id");
    plain(out, *n.unique_id());
    key(out, "bits");
    plain(out, *n.bits());
    if let Some(x) = n.process_id() {
        key(out, "process_id");
        plain(out, x);
    }
    key(out, "is_referenced");
    plain(out, *n.is_referenced()?);
    out.push('}');
    Ok(())
}

fn dump_streamer_info__info_list(n: &StreamerInfoInfoList, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "version");
    plain(out, *n.version());
    key(out, "object");
    dump_streamer_info__root_object(&n.object(), out)?;
    key(out, "name");
    dump_streamer_info__counted_string(&n.name(), out)?;
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_streamer_info__info_item(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_streamer_info__info_item(n: &StreamerInfoInfoItem, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "byte_count");
    plain(out, *n.byte_count());
    key(out, "body");
    dump_streamer_info__any_object(&n.body(), out)?;
    key(out, "option");
    dump_streamer_info__counted_string(&n.option(), out)?;
    out.push('}');
    Ok(())
}

fn dump_streamer_info__any_object(n: &StreamerInfoAnyObject, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "tag");
    plain(out, *n.tag());
    if let Some(x) = n.class_name() {
        key(out, "class_name");
        bytes(out, &x);
    }
    key(out, "content");
    bytes(out, &n.content());
    key(out, "is_new_class");
    plain(out, *n.is_new_class()?);
    key(out, "class_place");
    plain(out, *n.class_place()?);
    out.push('}');
    Ok(())
}

fn dump_streamer_info__named(n: &StreamerInfoNamed, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "byte_count");
    plain(out, *n.byte_count());
    key(out, "body");
    dump_streamer_info__named_members(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_streamer_info__named_members(n: &StreamerInfoNamedMembers, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "version");
    plain(out, *n.version());
    key(out, "object");
    dump_streamer_info__root_object(&n.object(), out)?;
    key(out, "name");
    dump_streamer_info__counted_string(&n.name(), out)?;
    key(out, "title");
    dump_streamer_info__counted_string(&n.title(), out)?;
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_streamer_info__class_info(n: &StreamerInfoClassInfo, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "byte_count");
    plain(out, *n.byte_count());
    key(out, "body");
    dump_streamer_info__class_info_members(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_streamer_info__class_info_members(n: &StreamerInfoClassInfoMembers, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "version");
    plain(out, *n.version());
    key(out, "named");
    dump_streamer_info__named(&n.named(), out)?;
    key(out, "checksum");
    plain(out, *n.checksum());
    key(out, "class_version");
    plain(out, *n.class_version());
    key(out, "elements_byte_count");
    plain(out, *n.elements_byte_count());
    key(out, "elements");
    dump_streamer_info__any_object(&n.elements(), out)?;
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_streamer_info__class_elements(n: &StreamerInfoClassElements, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "byte_count");
    plain(out, *n.byte_count());
    key(out, "body");
    dump_streamer_info__class_elements_members(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_streamer_info__class_elements_members(n: &StreamerInfoClassElementsMembers, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "version");
    plain(out, *n.version());
    key(out, "object");
    dump_streamer_info__root_object(&n.object(), out)?;
    key(out, "name");
    dump_streamer_info__counted_string(&n.name(), out)?;
    key(out, "num_items");
    plain(out, *n.num_items());
    key(out, "lower_bound");
    plain(out, *n.lower_bound());
    key(out, "items");
    out.push('[');
    for x in n.items().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_streamer_info__element_item(x, out)?;
    }
    out.push(']');
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_streamer_info__element_item(n: &StreamerInfoElementItem, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "byte_count");
    plain(out, *n.byte_count());
    key(out, "body");
    dump_streamer_info__any_object(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_streamer_info__class_element(n: &StreamerInfoClassElement, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "byte_count");
    plain(out, *n.byte_count());
    key(out, "body");
    dump_streamer_info__class_element_members(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_streamer_info__class_element_members(n: &StreamerInfoClassElementMembers, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "version");
    plain(out, *n.version());
    key(out, "element");
    dump_streamer_info__element(&n.element(), out)?;
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_streamer_info__element(n: &StreamerInfoElement, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "byte_count");
    plain(out, *n.byte_count());
    key(out, "body");
    dump_streamer_info__element_members(&n.body(), out)?;
    out.push('}');
    Ok(())
}

fn dump_streamer_info__element_members(n: &StreamerInfoElementMembers, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "version");
    plain(out, *n.version());
    key(out, "named");
    dump_streamer_info__named(&n.named(), out)?;
    key(out, "element_type");
    plain(out, *n.element_type());
    key(out, "len_element");
    plain(out, *n.len_element());
    key(out, "num_array_items");
    plain(out, *n.num_array_items());
    key(out, "num_dimensions");
    plain(out, *n.num_dimensions());
    key(out, "max_indices");
    out.push('[');
    for x in n.max_indices().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "type_name");
    dump_streamer_info__counted_string(&n.type_name(), out)?;
    key(out, "trailing");
    bytes(out, &n.trailing());
    out.push('}');
    Ok(())
}

fn dump_trevni(n: &Trevni, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "magic");
    bytes(out, &n.magic());
    key(out, "version");
    plain(out, *n.version());
    key(out, "num_rows");
    plain(out, *n.num_rows());
    key(out, "num_columns");
    plain(out, *n.num_columns());
    key(out, "metadata");
    dump_trevni__metadata_map(&n.metadata(), out)?;
    key(out, "columns_metadata");
    out.push('[');
    for x in n.columns_metadata().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_trevni__metadata_map(x, out)?;
    }
    out.push(']');
    key(out, "ofs_columns");
    out.push('[');
    for x in n.ofs_columns().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "columns");
    bytes(out, &n.columns());
    out.push('}');
    Ok(())
}

fn dump_trevni__metadata_map(n: &TrevniMetadataMap, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_pairs");
    dump_trevni__length(&n.num_pairs(), out)?;
    key(out, "pairs");
    out.push('[');
    for x in n.pairs().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_trevni__metadata_pair(x, out)?;
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_trevni__metadata_pair(n: &TrevniMetadataPair, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "key");
    dump_trevni__counted_bytes(&n.key(), out)?;
    key(out, "value");
    dump_trevni__counted_bytes(&n.value(), out)?;
    out.push('}');
    Ok(())
}

fn dump_trevni__counted_bytes(n: &TrevniCountedBytes, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "nbytes");
    dump_trevni__length(&n.nbytes(), out)?;
    key(out, "raw");
    bytes(out, &n.raw());
    out.push('}');
    Ok(())
}

fn dump_trevni__length(n: &TrevniLength, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "group_0");
    plain(out, *n.group_0());
    if let Some(x) = n.group_1() {
        key(out, "group_1");
        plain(out, x);
    }
    if let Some(x) = n.group_2() {
        key(out, "group_2");
        plain(out, x);
    }
    if let Some(x) = n.group_3() {
        key(out, "group_3");
        plain(out, x);
    }
    if let Some(x) = n.group_4() {
        key(out, "group_4");
        plain(out, x);
    }
    if let Some(x) = n.group_5() {
        key(out, "group_5");
        plain(out, x);
    }
    if let Some(x) = n.group_6() {
        key(out, "group_6");
        plain(out, x);
    }
    if let Some(x) = n.group_7() {
        key(out, "group_7");
        plain(out, x);
    }
    if let Some(x) = n.group_8() {
        key(out, "group_8");
        plain(out, x);
    }
    if let Some(x) = n.group_9() {
        key(out, "group_9");
        plain(out, x);
    }
    key(out, "value");
    plain(out, *n.value()?);
    out.push('}');
    Ok(())
}

fn dump_trevni__zigzag(n: &TrevniZigzag, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "group_0");
    plain(out, *n.group_0());
    if let Some(x) = n.group_1() {
        key(out, "group_1");
        plain(out, x);
    }
    if let Some(x) = n.group_2() {
        key(out, "group_2");
        plain(out, x);
    }
    if let Some(x) = n.group_3() {
        key(out, "group_3");
        plain(out, x);
    }
    if let Some(x) = n.group_4() {
        key(out, "group_4");
        plain(out, x);
    }
    if let Some(x) = n.group_5() {
        key(out, "group_5");
        plain(out, x);
    }
    if let Some(x) = n.group_6() {
        key(out, "group_6");
        plain(out, x);
    }
    if let Some(x) = n.group_7() {
        key(out, "group_7");
        plain(out, x);
    }
    if let Some(x) = n.group_8() {
        key(out, "group_8");
        plain(out, x);
    }
    if let Some(x) = n.group_9() {
        key(out, "group_9");
        plain(out, x);
    }
    key(out, "low");
    plain(out, *n.low()?);
    key(out, "middle");
    plain(out, *n.middle()?);
    key(out, "high");
    plain(out, *n.high()?);
    out.push('}');
    Ok(())
}

fn dump_trevni__column(n: &TrevniColumn, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_blocks");
    plain(out, *n.num_blocks());
    key(out, "descriptors");
    out.push('[');
    for x in n.descriptors().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_trevni__block_descriptor(x, out)?;
    }
    out.push(']');
    key(out, "blocks");
    bytes(out, &n.blocks());
    out.push('}');
    Ok(())
}

fn dump_trevni__block_descriptor(n: &TrevniBlockDescriptor, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_rows");
    plain(out, *n.num_rows());
    key(out, "len_block");
    plain(out, *n.len_block());
    key(out, "len_block_stored");
    plain(out, *n.len_block_stored());
    out.push('}');
    Ok(())
}

fn dump_trevni__column_zigzag(n: &TrevniColumnZigzag, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_blocks");
    plain(out, *n.num_blocks());
    key(out, "descriptors");
    out.push('[');
    for x in n.descriptors().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_trevni__zigzag_block_descriptor(x, out)?;
    }
    out.push(']');
    key(out, "blocks");
    bytes(out, &n.blocks());
    out.push('}');
    Ok(())
}

fn dump_trevni__zigzag_block_descriptor(n: &TrevniZigzagBlockDescriptor, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_rows");
    plain(out, *n.num_rows());
    key(out, "len_block");
    plain(out, *n.len_block());
    key(out, "len_block_stored");
    plain(out, *n.len_block_stored());
    key(out, "first_value");
    dump_trevni__zigzag(&n.first_value(), out)?;
    out.push('}');
    Ok(())
}

fn dump_trevni__column_fixed32(n: &TrevniColumnFixed32, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_blocks");
    plain(out, *n.num_blocks());
    key(out, "descriptors");
    out.push('[');
    for x in n.descriptors().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_trevni__fixed32_block_descriptor(x, out)?;
    }
    out.push(']');
    key(out, "blocks");
    bytes(out, &n.blocks());
    out.push('}');
    Ok(())
}

fn dump_trevni__fixed32_block_descriptor(n: &TrevniFixed32BlockDescriptor, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_rows");
    plain(out, *n.num_rows());
    key(out, "len_block");
    plain(out, *n.len_block());
    key(out, "len_block_stored");
    plain(out, *n.len_block_stored());
    key(out, "first_value");
    plain(out, *n.first_value());
    out.push('}');
    Ok(())
}

fn dump_trevni__column_fixed64(n: &TrevniColumnFixed64, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_blocks");
    plain(out, *n.num_blocks());
    key(out, "descriptors");
    out.push('[');
    for x in n.descriptors().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_trevni__fixed64_block_descriptor(x, out)?;
    }
    out.push(']');
    key(out, "blocks");
    bytes(out, &n.blocks());
    out.push('}');
    Ok(())
}

fn dump_trevni__fixed64_block_descriptor(n: &TrevniFixed64BlockDescriptor, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_rows");
    plain(out, *n.num_rows());
    key(out, "len_block");
    plain(out, *n.len_block());
    key(out, "len_block_stored");
    plain(out, *n.len_block_stored());
    key(out, "first_value");
    plain(out, *n.first_value());
    out.push('}');
    Ok(())
}

fn dump_trevni__column_counted(n: &TrevniColumnCounted, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_blocks");
    plain(out, *n.num_blocks());
    key(out, "descriptors");
    out.push('[');
    for x in n.descriptors().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_trevni__counted_block_descriptor(x, out)?;
    }
    out.push(']');
    key(out, "blocks");
    bytes(out, &n.blocks());
    out.push('}');
    Ok(())
}

fn dump_trevni__counted_block_descriptor(n: &TrevniCountedBlockDescriptor, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_rows");
    plain(out, *n.num_rows());
    key(out, "len_block");
    plain(out, *n.len_block());
    key(out, "len_block_stored");
    plain(out, *n.len_block_stored());
    key(out, "first_value");
    dump_trevni__counted_bytes(&n.first_value(), out)?;
    out.push('}');
    Ok(())
}

fn dump_trevni__repeated_block(n: &TrevniRepeatedBlock, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "num_entries");
    plain(out, *n.num_entries());
    key(out, "contents");
    bytes(out, &n.contents());
    out.push('}');
    Ok(())
}

fn dump_trevni__zigzag_values(n: &TrevniZigzagValues, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "values");
    out.push('[');
    for x in n.values().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_trevni__zigzag(x, out)?;
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_trevni__counted_values(n: &TrevniCountedValues, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "values");
    out.push('[');
    for x in n.values().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_trevni__counted_bytes(x, out)?;
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_rntuple_page(n: &Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "raw");
    bytes(out, &n.raw());
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__uint8_page(n: &PageUint8Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__int8_page(n: &PageInt8Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__uint16_page(n: &PageUint16Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__int16_page(n: &PageInt16Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__uint32_page(n: &PageUint32Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__int32_page(n: &PageInt32Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__uint64_page(n: &PageUint64Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__int64_page(n: &PageInt64Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__real16_page(n: &PageReal16Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_page__real16(x, out)?;
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__real32_page(n: &PageReal32Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        float(out, f64::from(*x));
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__real64_page(n: &PageReal64Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        float(out, *x);
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__switch_page(n: &PageSwitchPage, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_page__switch96(x, out)?;
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__switch44_page(n: &PageSwitch44Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_page__switch44(x, out)?;
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__switch32_page(n: &PageSwitch32Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        dump_rntuple_page__switch32(x, out)?;
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__real16(n: &PageReal16, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "bits");
    plain(out, *n.bits());
    key(out, "is_negative");
    plain(out, *n.is_negative()?);
    key(out, "exponent");
    plain(out, *n.exponent()?);
    key(out, "fraction");
    plain(out, *n.fraction()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__switch96(n: &PageSwitch96, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "element_index");
    plain(out, *n.element_index());
    key(out, "tag");
    plain(out, *n.tag());
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__switch44(n: &PageSwitch44, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "lo");
    plain(out, *n.lo());
    key(out, "hi");
    plain(out, *n.hi());
    key(out, "element_index");
    plain(out, *n.element_index()?);
    key(out, "tag");
    plain(out, *n.tag()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__switch32(n: &PageSwitch32, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "element_index");
    plain(out, *n.element_index());
    key(out, "tag");
    plain(out, *n.tag());
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__bit_page(n: &PageBitPage, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed2_page(n: &PagePacked2Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed3_page(n: &PagePacked3Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed4_page(n: &PagePacked4Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed5_page(n: &PagePacked5Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed6_page(n: &PagePacked6Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed7_page(n: &PagePacked7Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed8_page(n: &PagePacked8Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed9_page(n: &PagePacked9Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed10_page(n: &PagePacked10Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed11_page(n: &PagePacked11Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed12_page(n: &PagePacked12Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed13_page(n: &PagePacked13Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed14_page(n: &PagePacked14Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed15_page(n: &PagePacked15Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed16_page(n: &PagePacked16Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed17_page(n: &PagePacked17Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed18_page(n: &PagePacked18Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed19_page(n: &PagePacked19Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed20_page(n: &PagePacked20Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed21_page(n: &PagePacked21Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed22_page(n: &PagePacked22Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed23_page(n: &PagePacked23Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed24_page(n: &PagePacked24Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed25_page(n: &PagePacked25Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed26_page(n: &PagePacked26Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed27_page(n: &PagePacked27Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed28_page(n: &PagePacked28Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed29_page(n: &PagePacked29Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed30_page(n: &PagePacked30Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed31_page(n: &PagePacked31Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump_rntuple_page__packed32_page(n: &PagePacked32Page, out: &mut String) -> KResult<()> {
    out.push('{');
    key(out, "elements");
    out.push('[');
    for x in n.elements().iter() {
        if !out.ends_with('[') {
            out.push(',');
        }
        plain(out, *x);
    }
    out.push(']');
    key(out, "num_elements");
    plain(out, *n.num_elements()?);
    out.push('}');
    Ok(())
}

fn dump(name: &str, data: &[u8], out: &mut String) -> KResult<()> {
    match name {
        "rntuple" => dump_rntuple(&*parse::<Rntuple>(data)?, out),
        "rntuple.counted_string" => dump_rntuple__counted_string(&*parse::<RntupleCountedString>(data)?, out),
        "rntuple.unknown_payload" => dump_rntuple__unknown_payload(&*parse::<RntupleUnknownPayload>(data)?, out),
        "rntuple.feature_flags" => dump_rntuple__feature_flags(&*parse::<RntupleFeatureFlags>(data)?, out),
        "rntuple.feature_flag_word" => dump_rntuple__feature_flag_word(&*parse::<RntupleFeatureFlagWord>(data)?, out),
        "rntuple.locator" => dump_rntuple__locator(&*parse::<RntupleLocator>(data)?, out),
        "rntuple.large_locator" => dump_rntuple__large_locator(&*parse::<RntupleLargeLocator>(data)?, out),
        "rntuple.envelope_link" => dump_rntuple__envelope_link(&*parse::<RntupleEnvelopeLink>(data)?, out),
        "rntuple.header" => dump_rntuple__header(&*parse::<RntupleHeader>(data)?, out),
        "rntuple.schema" => dump_rntuple__schema(&*parse::<RntupleSchema>(data)?, out),
        "rntuple.field_list" => dump_rntuple__field_list(&*parse::<RntupleFieldList>(data)?, out),
        "rntuple.field_list_body" => dump_rntuple__field_list_body(&*parse::<RntupleFieldListBody>(data)?, out),
        "rntuple.field_record" => dump_rntuple__field_record(&*parse::<RntupleFieldRecord>(data)?, out),
        "rntuple.field" => dump_rntuple__field(&*parse::<RntupleField>(data)?, out),
        "rntuple.column_list" => dump_rntuple__column_list(&*parse::<RntupleColumnList>(data)?, out),
        "rntuple.column_list_body" => dump_rntuple__column_list_body(&*parse::<RntupleColumnListBody>(data)?, out),
        "rntuple.column_record" => dump_rntuple__column_record(&*parse::<RntupleColumnRecord>(data)?, out),
        "rntuple.column" => dump_rntuple__column(&*parse::<RntupleColumn>(data)?, out),
        "rntuple.value_range" => dump_rntuple__value_range(&*parse::<RntupleValueRange>(data)?, out),
        "rntuple.alias_column_list" => dump_rntuple__alias_column_list(&*parse::<RntupleAliasColumnList>(data)?, out),
        "rntuple.alias_column_list_body" => dump_rntuple__alias_column_list_body(&*parse::<RntupleAliasColumnListBody>(data)?, out),
        "rntuple.alias_column_record" => dump_rntuple__alias_column_record(&*parse::<RntupleAliasColumnRecord>(data)?, out),
        "rntuple.alias_column" => dump_rntuple__alias_column(&*parse::<RntupleAliasColumn>(data)?, out),
        "rntuple.extra_type_info_list" => dump_rntuple__extra_type_info_list(&*parse::<RntupleExtraTypeInfoList>(data)?, out),
        "rntuple.extra_type_info_list_body" => dump_rntuple__extra_type_info_list_body(&*parse::<RntupleExtraTypeInfoListBody>(data)?, out),
        "rntuple.extra_type_info_record" => dump_rntuple__extra_type_info_record(&*parse::<RntupleExtraTypeInfoRecord>(data)?, out),
        "rntuple.extra_type_info" => dump_rntuple__extra_type_info(&*parse::<RntupleExtraTypeInfo>(data)?, out),
        "rntuple.footer" => dump_rntuple__footer(&*parse::<RntupleFooter>(data)?, out),
        "rntuple.schema_extension_record" => dump_rntuple__schema_extension_record(&*parse::<RntupleSchemaExtensionRecord>(data)?, out),
        "rntuple.schema_extension" => dump_rntuple__schema_extension(&*parse::<RntupleSchemaExtension>(data)?, out),
        "rntuple.cluster_group_list" => dump_rntuple__cluster_group_list(&*parse::<RntupleClusterGroupList>(data)?, out),
        "rntuple.cluster_group_list_body" => dump_rntuple__cluster_group_list_body(&*parse::<RntupleClusterGroupListBody>(data)?, out),
        "rntuple.cluster_group_record" => dump_rntuple__cluster_group_record(&*parse::<RntupleClusterGroupRecord>(data)?, out),
        "rntuple.cluster_group" => dump_rntuple__cluster_group(&*parse::<RntupleClusterGroup>(data)?, out),
        "rntuple.linked_attribute_set_list" => dump_rntuple__linked_attribute_set_list(&*parse::<RntupleLinkedAttributeSetList>(data)?, out),
        "rntuple.linked_attribute_set_list_body" => dump_rntuple__linked_attribute_set_list_body(&*parse::<RntupleLinkedAttributeSetListBody>(data)?, out),
        "rntuple.linked_attribute_set_record" => dump_rntuple__linked_attribute_set_record(&*parse::<RntupleLinkedAttributeSetRecord>(data)?, out),
        "rntuple.linked_attribute_set" => dump_rntuple__linked_attribute_set(&*parse::<RntupleLinkedAttributeSet>(data)?, out),
        "rntuple.page_list" => dump_rntuple__page_list(&*parse::<RntuplePageList>(data)?, out),
        "rntuple.cluster_summary_list" => dump_rntuple__cluster_summary_list(&*parse::<RntupleClusterSummaryList>(data)?, out),
        "rntuple.cluster_summary_list_body" => dump_rntuple__cluster_summary_list_body(&*parse::<RntupleClusterSummaryListBody>(data)?, out),
        "rntuple.cluster_summary_record" => dump_rntuple__cluster_summary_record(&*parse::<RntupleClusterSummaryRecord>(data)?, out),
        "rntuple.cluster_summary" => dump_rntuple__cluster_summary(&*parse::<RntupleClusterSummary>(data)?, out),
        "rntuple.cluster_pages_list" => dump_rntuple__cluster_pages_list(&*parse::<RntupleClusterPagesList>(data)?, out),
        "rntuple.cluster_pages_list_body" => dump_rntuple__cluster_pages_list_body(&*parse::<RntupleClusterPagesListBody>(data)?, out),
        "rntuple.cluster_pages" => dump_rntuple__cluster_pages(&*parse::<RntupleClusterPages>(data)?, out),
        "rntuple.cluster_pages_body" => dump_rntuple__cluster_pages_body(&*parse::<RntupleClusterPagesBody>(data)?, out),
        "rntuple.column_pages" => dump_rntuple__column_pages(&*parse::<RntupleColumnPages>(data)?, out),
        "rntuple.column_pages_body" => dump_rntuple__column_pages_body(&*parse::<RntupleColumnPagesBody>(data)?, out),
        "rntuple.page" => dump_rntuple__page(&*parse::<RntuplePage>(data)?, out),
        "rntuple_rc2" => dump_rntuple_rc2(&*parse::<RntupleRc2>(data)?, out),
        "rntuple_rc2.counted_string" => dump_rntuple_rc2__counted_string(&*parse::<RntupleRc2CountedString>(data)?, out),
        "rntuple_rc2.unknown_payload" => dump_rntuple_rc2__unknown_payload(&*parse::<RntupleRc2UnknownPayload>(data)?, out),
        "rntuple_rc2.feature_flags" => dump_rntuple_rc2__feature_flags(&*parse::<RntupleRc2FeatureFlags>(data)?, out),
        "rntuple_rc2.feature_flag_word" => dump_rntuple_rc2__feature_flag_word(&*parse::<RntupleRc2FeatureFlagWord>(data)?, out),
        "rntuple_rc2.locator" => dump_rntuple_rc2__locator(&*parse::<RntupleRc2Locator>(data)?, out),
        "rntuple_rc2.uri_locator" => dump_rntuple_rc2__uri_locator(&*parse::<RntupleRc2UriLocator>(data)?, out),
        "rntuple_rc2.large_locator" => dump_rntuple_rc2__large_locator(&*parse::<RntupleRc2LargeLocator>(data)?, out),
        "rntuple_rc2.object64_locator" => dump_rntuple_rc2__object64_locator(&*parse::<RntupleRc2Object64Locator>(data)?, out),
        "rntuple_rc2.envelope_link" => dump_rntuple_rc2__envelope_link(&*parse::<RntupleRc2EnvelopeLink>(data)?, out),
        "rntuple_rc2.header" => dump_rntuple_rc2__header(&*parse::<RntupleRc2Header>(data)?, out),
        "rntuple_rc2.schema" => dump_rntuple_rc2__schema(&*parse::<RntupleRc2Schema>(data)?, out),
        "rntuple_rc2.field_list" => dump_rntuple_rc2__field_list(&*parse::<RntupleRc2FieldList>(data)?, out),
        "rntuple_rc2.field_list_body" => dump_rntuple_rc2__field_list_body(&*parse::<RntupleRc2FieldListBody>(data)?, out),
        "rntuple_rc2.field_record" => dump_rntuple_rc2__field_record(&*parse::<RntupleRc2FieldRecord>(data)?, out),
        "rntuple_rc2.field" => dump_rntuple_rc2__field(&*parse::<RntupleRc2Field>(data)?, out),
        "rntuple_rc2.column_list" => dump_rntuple_rc2__column_list(&*parse::<RntupleRc2ColumnList>(data)?, out),
        "rntuple_rc2.column_list_body" => dump_rntuple_rc2__column_list_body(&*parse::<RntupleRc2ColumnListBody>(data)?, out),
        "rntuple_rc2.column_record" => dump_rntuple_rc2__column_record(&*parse::<RntupleRc2ColumnRecord>(data)?, out),
        "rntuple_rc2.column" => dump_rntuple_rc2__column(&*parse::<RntupleRc2Column>(data)?, out),
        "rntuple_rc2.value_range" => dump_rntuple_rc2__value_range(&*parse::<RntupleRc2ValueRange>(data)?, out),
        "rntuple_rc2.alias_column_list" => dump_rntuple_rc2__alias_column_list(&*parse::<RntupleRc2AliasColumnList>(data)?, out),
        "rntuple_rc2.alias_column_list_body" => dump_rntuple_rc2__alias_column_list_body(&*parse::<RntupleRc2AliasColumnListBody>(data)?, out),
        "rntuple_rc2.alias_column_record" => dump_rntuple_rc2__alias_column_record(&*parse::<RntupleRc2AliasColumnRecord>(data)?, out),
        "rntuple_rc2.alias_column" => dump_rntuple_rc2__alias_column(&*parse::<RntupleRc2AliasColumn>(data)?, out),
        "rntuple_rc2.extra_type_info_list" => dump_rntuple_rc2__extra_type_info_list(&*parse::<RntupleRc2ExtraTypeInfoList>(data)?, out),
        "rntuple_rc2.extra_type_info_list_body" => dump_rntuple_rc2__extra_type_info_list_body(&*parse::<RntupleRc2ExtraTypeInfoListBody>(data)?, out),
        "rntuple_rc2.extra_type_info_record" => dump_rntuple_rc2__extra_type_info_record(&*parse::<RntupleRc2ExtraTypeInfoRecord>(data)?, out),
        "rntuple_rc2.extra_type_info" => dump_rntuple_rc2__extra_type_info(&*parse::<RntupleRc2ExtraTypeInfo>(data)?, out),
        "rntuple_rc2.footer" => dump_rntuple_rc2__footer(&*parse::<RntupleRc2Footer>(data)?, out),
        "rntuple_rc2.schema_extension_record" => dump_rntuple_rc2__schema_extension_record(&*parse::<RntupleRc2SchemaExtensionRecord>(data)?, out),
        "rntuple_rc2.schema_extension" => dump_rntuple_rc2__schema_extension(&*parse::<RntupleRc2SchemaExtension>(data)?, out),
        "rntuple_rc2.column_group_list" => dump_rntuple_rc2__column_group_list(&*parse::<RntupleRc2ColumnGroupList>(data)?, out),
        "rntuple_rc2.column_group_list_body" => dump_rntuple_rc2__column_group_list_body(&*parse::<RntupleRc2ColumnGroupListBody>(data)?, out),
        "rntuple_rc2.column_group_record" => dump_rntuple_rc2__column_group_record(&*parse::<RntupleRc2ColumnGroupRecord>(data)?, out),
        "rntuple_rc2.column_group" => dump_rntuple_rc2__column_group(&*parse::<RntupleRc2ColumnGroup>(data)?, out),
        "rntuple_rc2.column_id_list" => dump_rntuple_rc2__column_id_list(&*parse::<RntupleRc2ColumnIdList>(data)?, out),
        "rntuple_rc2.column_id_list_body" => dump_rntuple_rc2__column_id_list_body(&*parse::<RntupleRc2ColumnIdListBody>(data)?, out),
        "rntuple_rc2.cluster_group_list" => dump_rntuple_rc2__cluster_group_list(&*parse::<RntupleRc2ClusterGroupList>(data)?, out),
        "rntuple_rc2.cluster_group_list_body" => dump_rntuple_rc2__cluster_group_list_body(&*parse::<RntupleRc2ClusterGroupListBody>(data)?, out),
        "rntuple_rc2.cluster_group_record" => dump_rntuple_rc2__cluster_group_record(&*parse::<RntupleRc2ClusterGroupRecord>(data)?, out),
        "rntuple_rc2.cluster_group" => dump_rntuple_rc2__cluster_group(&*parse::<RntupleRc2ClusterGroup>(data)?, out),
        "rntuple_rc2.meta_data_link_list" => dump_rntuple_rc2__meta_data_link_list(&*parse::<RntupleRc2MetaDataLinkList>(data)?, out),
        "rntuple_rc2.meta_data_link_list_body" => dump_rntuple_rc2__meta_data_link_list_body(&*parse::<RntupleRc2MetaDataLinkListBody>(data)?, out),
        "rntuple_rc2.page_list" => dump_rntuple_rc2__page_list(&*parse::<RntupleRc2PageList>(data)?, out),
        "rntuple_rc2.cluster_summary_list" => dump_rntuple_rc2__cluster_summary_list(&*parse::<RntupleRc2ClusterSummaryList>(data)?, out),
        "rntuple_rc2.cluster_summary_list_body" => dump_rntuple_rc2__cluster_summary_list_body(&*parse::<RntupleRc2ClusterSummaryListBody>(data)?, out),
        "rntuple_rc2.cluster_summary_record" => dump_rntuple_rc2__cluster_summary_record(&*parse::<RntupleRc2ClusterSummaryRecord>(data)?, out),
        "rntuple_rc2.cluster_summary" => dump_rntuple_rc2__cluster_summary(&*parse::<RntupleRc2ClusterSummary>(data)?, out),
        "rntuple_rc2.cluster_pages_list" => dump_rntuple_rc2__cluster_pages_list(&*parse::<RntupleRc2ClusterPagesList>(data)?, out),
        "rntuple_rc2.cluster_pages_list_body" => dump_rntuple_rc2__cluster_pages_list_body(&*parse::<RntupleRc2ClusterPagesListBody>(data)?, out),
        "rntuple_rc2.cluster_pages" => dump_rntuple_rc2__cluster_pages(&*parse::<RntupleRc2ClusterPages>(data)?, out),
        "rntuple_rc2.cluster_pages_body" => dump_rntuple_rc2__cluster_pages_body(&*parse::<RntupleRc2ClusterPagesBody>(data)?, out),
        "rntuple_rc2.column_pages" => dump_rntuple_rc2__column_pages(&*parse::<RntupleRc2ColumnPages>(data)?, out),
        "rntuple_rc2.column_pages_body" => dump_rntuple_rc2__column_pages_body(&*parse::<RntupleRc2ColumnPagesBody>(data)?, out),
        "rntuple_rc2.page" => dump_rntuple_rc2__page(&*parse::<RntupleRc2Page>(data)?, out),
        "rntuple_rc2.meta_data" => dump_rntuple_rc2__meta_data(&*parse::<RntupleRc2MetaData>(data)?, out),
        "rntuple_rc2.meta_data_entry_list" => dump_rntuple_rc2__meta_data_entry_list(&*parse::<RntupleRc2MetaDataEntryList>(data)?, out),
        "rntuple_rc2.meta_data_entry_list_body" => dump_rntuple_rc2__meta_data_entry_list_body(&*parse::<RntupleRc2MetaDataEntryListBody>(data)?, out),
        "rntuple_rc2.meta_data_entry_record" => dump_rntuple_rc2__meta_data_entry_record(&*parse::<RntupleRc2MetaDataEntryRecord>(data)?, out),
        "rntuple_rc2.meta_data_entry" => dump_rntuple_rc2__meta_data_entry(&*parse::<RntupleRc2MetaDataEntry>(data)?, out),
        "rntuple_rc2.meta_data_int64" => dump_rntuple_rc2__meta_data_int64(&*parse::<RntupleRc2MetaDataInt64>(data)?, out),
        "rntuple_rc2.meta_data_bool" => dump_rntuple_rc2__meta_data_bool(&*parse::<RntupleRc2MetaDataBool>(data)?, out),
        "rntuple_rc2.meta_data_float64" => dump_rntuple_rc2__meta_data_float64(&*parse::<RntupleRc2MetaDataFloat64>(data)?, out),
        "rntuple_rc2.int64_list" => dump_rntuple_rc2__int64_list(&*parse::<RntupleRc2Int64List>(data)?, out),
        "rntuple_rc2.int64_list_body" => dump_rntuple_rc2__int64_list_body(&*parse::<RntupleRc2Int64ListBody>(data)?, out),
        "rntuple_rc2.bool_list" => dump_rntuple_rc2__bool_list(&*parse::<RntupleRc2BoolList>(data)?, out),
        "rntuple_rc2.bool_list_body" => dump_rntuple_rc2__bool_list_body(&*parse::<RntupleRc2BoolListBody>(data)?, out),
        "rntuple_rc2.float64_list" => dump_rntuple_rc2__float64_list(&*parse::<RntupleRc2Float64List>(data)?, out),
        "rntuple_rc2.float64_list_body" => dump_rntuple_rc2__float64_list_body(&*parse::<RntupleRc2Float64ListBody>(data)?, out),
        "rntuple_rc2.string_list" => dump_rntuple_rc2__string_list(&*parse::<RntupleRc2StringList>(data)?, out),
        "rntuple_rc2.string_list_body" => dump_rntuple_rc2__string_list_body(&*parse::<RntupleRc2StringListBody>(data)?, out),
        "rntuple_rc1" => dump_rntuple_rc1(&*parse::<RntupleRc1>(data)?, out),
        "rntuple_rc1.envelope_preamble" => dump_rntuple_rc1__envelope_preamble(&*parse::<RntupleRc1EnvelopePreamble>(data)?, out),
        "rntuple_rc1.header_envelope" => dump_rntuple_rc1__header_envelope(&*parse::<RntupleRc1HeaderEnvelope>(data)?, out),
        "rntuple_rc1.footer_envelope" => dump_rntuple_rc1__footer_envelope(&*parse::<RntupleRc1FooterEnvelope>(data)?, out),
        "rntuple_rc1.page_list_envelope" => dump_rntuple_rc1__page_list_envelope(&*parse::<RntupleRc1PageListEnvelope>(data)?, out),
        "rntuple_rc1.meta_data_envelope" => dump_rntuple_rc1__meta_data_envelope(&*parse::<RntupleRc1MetaDataEnvelope>(data)?, out),
        "rntuple_rc1.counted_string" => dump_rntuple_rc1__counted_string(&*parse::<RntupleRc1CountedString>(data)?, out),
        "rntuple_rc1.unknown_payload" => dump_rntuple_rc1__unknown_payload(&*parse::<RntupleRc1UnknownPayload>(data)?, out),
        "rntuple_rc1.feature_flags" => dump_rntuple_rc1__feature_flags(&*parse::<RntupleRc1FeatureFlags>(data)?, out),
        "rntuple_rc1.feature_flag_word" => dump_rntuple_rc1__feature_flag_word(&*parse::<RntupleRc1FeatureFlagWord>(data)?, out),
        "rntuple_rc1.locator" => dump_rntuple_rc1__locator(&*parse::<RntupleRc1Locator>(data)?, out),
        "rntuple_rc1.uri_locator" => dump_rntuple_rc1__uri_locator(&*parse::<RntupleRc1UriLocator>(data)?, out),
        "rntuple_rc1.object64_locator" => dump_rntuple_rc1__object64_locator(&*parse::<RntupleRc1Object64Locator>(data)?, out),
        "rntuple_rc1.envelope_link" => dump_rntuple_rc1__envelope_link(&*parse::<RntupleRc1EnvelopeLink>(data)?, out),
        "rntuple_rc1.header" => dump_rntuple_rc1__header(&*parse::<RntupleRc1Header>(data)?, out),
        "rntuple_rc1.schema" => dump_rntuple_rc1__schema(&*parse::<RntupleRc1Schema>(data)?, out),
        "rntuple_rc1.field_list" => dump_rntuple_rc1__field_list(&*parse::<RntupleRc1FieldList>(data)?, out),
        "rntuple_rc1.field_list_body" => dump_rntuple_rc1__field_list_body(&*parse::<RntupleRc1FieldListBody>(data)?, out),
        "rntuple_rc1.field_record" => dump_rntuple_rc1__field_record(&*parse::<RntupleRc1FieldRecord>(data)?, out),
        "rntuple_rc1.field" => dump_rntuple_rc1__field(&*parse::<RntupleRc1Field>(data)?, out),
        "rntuple_rc1.column_list" => dump_rntuple_rc1__column_list(&*parse::<RntupleRc1ColumnList>(data)?, out),
        "rntuple_rc1.column_list_body" => dump_rntuple_rc1__column_list_body(&*parse::<RntupleRc1ColumnListBody>(data)?, out),
        "rntuple_rc1.column_record" => dump_rntuple_rc1__column_record(&*parse::<RntupleRc1ColumnRecord>(data)?, out),
        "rntuple_rc1.column" => dump_rntuple_rc1__column(&*parse::<RntupleRc1Column>(data)?, out),
        "rntuple_rc1.alias_column_list" => dump_rntuple_rc1__alias_column_list(&*parse::<RntupleRc1AliasColumnList>(data)?, out),
        "rntuple_rc1.alias_column_list_body" => dump_rntuple_rc1__alias_column_list_body(&*parse::<RntupleRc1AliasColumnListBody>(data)?, out),
        "rntuple_rc1.alias_column_record" => dump_rntuple_rc1__alias_column_record(&*parse::<RntupleRc1AliasColumnRecord>(data)?, out),
        "rntuple_rc1.alias_column" => dump_rntuple_rc1__alias_column(&*parse::<RntupleRc1AliasColumn>(data)?, out),
        "rntuple_rc1.extra_type_info_list" => dump_rntuple_rc1__extra_type_info_list(&*parse::<RntupleRc1ExtraTypeInfoList>(data)?, out),
        "rntuple_rc1.extra_type_info_list_body" => dump_rntuple_rc1__extra_type_info_list_body(&*parse::<RntupleRc1ExtraTypeInfoListBody>(data)?, out),
        "rntuple_rc1.extra_type_info_record" => dump_rntuple_rc1__extra_type_info_record(&*parse::<RntupleRc1ExtraTypeInfoRecord>(data)?, out),
        "rntuple_rc1.extra_type_info" => dump_rntuple_rc1__extra_type_info(&*parse::<RntupleRc1ExtraTypeInfo>(data)?, out),
        "rntuple_rc1.footer" => dump_rntuple_rc1__footer(&*parse::<RntupleRc1Footer>(data)?, out),
        "rntuple_rc1.schema_extension_frame" => dump_rntuple_rc1__schema_extension_frame(&*parse::<RntupleRc1SchemaExtensionFrame>(data)?, out),
        "rntuple_rc1.schema_extension_list_body" => dump_rntuple_rc1__schema_extension_list_body(&*parse::<RntupleRc1SchemaExtensionListBody>(data)?, out),
        "rntuple_rc1.schema_extension" => dump_rntuple_rc1__schema_extension(&*parse::<RntupleRc1SchemaExtension>(data)?, out),
        "rntuple_rc1.column_group_list" => dump_rntuple_rc1__column_group_list(&*parse::<RntupleRc1ColumnGroupList>(data)?, out),
        "rntuple_rc1.column_group_list_body" => dump_rntuple_rc1__column_group_list_body(&*parse::<RntupleRc1ColumnGroupListBody>(data)?, out),
        "rntuple_rc1.column_group_record" => dump_rntuple_rc1__column_group_record(&*parse::<RntupleRc1ColumnGroupRecord>(data)?, out),
        "rntuple_rc1.column_group" => dump_rntuple_rc1__column_group(&*parse::<RntupleRc1ColumnGroup>(data)?, out),
        "rntuple_rc1.column_id_list" => dump_rntuple_rc1__column_id_list(&*parse::<RntupleRc1ColumnIdList>(data)?, out),
        "rntuple_rc1.column_id_list_body" => dump_rntuple_rc1__column_id_list_body(&*parse::<RntupleRc1ColumnIdListBody>(data)?, out),
        "rntuple_rc1.cluster_group_list" => dump_rntuple_rc1__cluster_group_list(&*parse::<RntupleRc1ClusterGroupList>(data)?, out),
        "rntuple_rc1.cluster_group_list_body" => dump_rntuple_rc1__cluster_group_list_body(&*parse::<RntupleRc1ClusterGroupListBody>(data)?, out),
        "rntuple_rc1.cluster_group_record" => dump_rntuple_rc1__cluster_group_record(&*parse::<RntupleRc1ClusterGroupRecord>(data)?, out),
        "rntuple_rc1.cluster_group" => dump_rntuple_rc1__cluster_group(&*parse::<RntupleRc1ClusterGroup>(data)?, out),
        "rntuple_rc1.meta_data_link_list" => dump_rntuple_rc1__meta_data_link_list(&*parse::<RntupleRc1MetaDataLinkList>(data)?, out),
        "rntuple_rc1.meta_data_link_list_body" => dump_rntuple_rc1__meta_data_link_list_body(&*parse::<RntupleRc1MetaDataLinkListBody>(data)?, out),
        "rntuple_rc1.cluster_summary_list" => dump_rntuple_rc1__cluster_summary_list(&*parse::<RntupleRc1ClusterSummaryList>(data)?, out),
        "rntuple_rc1.cluster_summary_list_body" => dump_rntuple_rc1__cluster_summary_list_body(&*parse::<RntupleRc1ClusterSummaryListBody>(data)?, out),
        "rntuple_rc1.cluster_summary_record" => dump_rntuple_rc1__cluster_summary_record(&*parse::<RntupleRc1ClusterSummaryRecord>(data)?, out),
        "rntuple_rc1.cluster_summary" => dump_rntuple_rc1__cluster_summary(&*parse::<RntupleRc1ClusterSummary>(data)?, out),
        "rntuple_rc1.page_list" => dump_rntuple_rc1__page_list(&*parse::<RntupleRc1PageList>(data)?, out),
        "rntuple_rc1.cluster_pages_list" => dump_rntuple_rc1__cluster_pages_list(&*parse::<RntupleRc1ClusterPagesList>(data)?, out),
        "rntuple_rc1.cluster_pages_list_body" => dump_rntuple_rc1__cluster_pages_list_body(&*parse::<RntupleRc1ClusterPagesListBody>(data)?, out),
        "rntuple_rc1.cluster_pages" => dump_rntuple_rc1__cluster_pages(&*parse::<RntupleRc1ClusterPages>(data)?, out),
        "rntuple_rc1.cluster_pages_body" => dump_rntuple_rc1__cluster_pages_body(&*parse::<RntupleRc1ClusterPagesBody>(data)?, out),
        "rntuple_rc1.column_pages" => dump_rntuple_rc1__column_pages(&*parse::<RntupleRc1ColumnPages>(data)?, out),
        "rntuple_rc1.column_pages_body" => dump_rntuple_rc1__column_pages_body(&*parse::<RntupleRc1ColumnPagesBody>(data)?, out),
        "rntuple_rc1.page" => dump_rntuple_rc1__page(&*parse::<RntupleRc1Page>(data)?, out),
        "rntuple_rc1.meta_data" => dump_rntuple_rc1__meta_data(&*parse::<RntupleRc1MetaData>(data)?, out),
        "rntuple_rc1.meta_data_entry_list" => dump_rntuple_rc1__meta_data_entry_list(&*parse::<RntupleRc1MetaDataEntryList>(data)?, out),
        "rntuple_rc1.meta_data_entry_list_body" => dump_rntuple_rc1__meta_data_entry_list_body(&*parse::<RntupleRc1MetaDataEntryListBody>(data)?, out),
        "rntuple_rc1.meta_data_entry_record" => dump_rntuple_rc1__meta_data_entry_record(&*parse::<RntupleRc1MetaDataEntryRecord>(data)?, out),
        "rntuple_rc1.meta_data_entry" => dump_rntuple_rc1__meta_data_entry(&*parse::<RntupleRc1MetaDataEntry>(data)?, out),
        "rntuple_rc1.meta_data_int64" => dump_rntuple_rc1__meta_data_int64(&*parse::<RntupleRc1MetaDataInt64>(data)?, out),
        "rntuple_rc1.meta_data_bool" => dump_rntuple_rc1__meta_data_bool(&*parse::<RntupleRc1MetaDataBool>(data)?, out),
        "rntuple_rc1.meta_data_float64" => dump_rntuple_rc1__meta_data_float64(&*parse::<RntupleRc1MetaDataFloat64>(data)?, out),
        "rntuple_rc1.int64_list" => dump_rntuple_rc1__int64_list(&*parse::<RntupleRc1Int64List>(data)?, out),
        "rntuple_rc1.int64_list_body" => dump_rntuple_rc1__int64_list_body(&*parse::<RntupleRc1Int64ListBody>(data)?, out),
        "rntuple_rc1.bool_list" => dump_rntuple_rc1__bool_list(&*parse::<RntupleRc1BoolList>(data)?, out),
        "rntuple_rc1.bool_list_body" => dump_rntuple_rc1__bool_list_body(&*parse::<RntupleRc1BoolListBody>(data)?, out),
        "rntuple_rc1.float64_list" => dump_rntuple_rc1__float64_list(&*parse::<RntupleRc1Float64List>(data)?, out),
        "rntuple_rc1.float64_list_body" => dump_rntuple_rc1__float64_list_body(&*parse::<RntupleRc1Float64ListBody>(data)?, out),
        "rntuple_rc1.string_list" => dump_rntuple_rc1__string_list(&*parse::<RntupleRc1StringList>(data)?, out),
        "rntuple_rc1.string_list_body" => dump_rntuple_rc1__string_list_body(&*parse::<RntupleRc1StringListBody>(data)?, out),
        "rntuple_v0" => dump_rntuple_v0(&*parse::<RntupleV0>(data)?, out),
        "rntuple_v0.header_envelope" => dump_rntuple_v0__header_envelope(&*parse::<RntupleV0HeaderEnvelope>(data)?, out),
        "rntuple_v0.footer_envelope" => dump_rntuple_v0__footer_envelope(&*parse::<RntupleV0FooterEnvelope>(data)?, out),
        "rntuple_v0.postscript" => dump_rntuple_v0__postscript(&*parse::<RntupleV0Postscript>(data)?, out),
        "rntuple_v0.counted_string" => dump_rntuple_v0__counted_string(&*parse::<RntupleV0CountedString>(data)?, out),
        "rntuple_v0.header_record" => dump_rntuple_v0__header_record(&*parse::<RntupleV0HeaderRecord>(data)?, out),
        "rntuple_v0.header" => dump_rntuple_v0__header(&*parse::<RntupleV0Header>(data)?, out),
        "rntuple_v0.version_record" => dump_rntuple_v0__version_record(&*parse::<RntupleV0VersionRecord>(data)?, out),
        "rntuple_v0.version_numbers" => dump_rntuple_v0__version_numbers(&*parse::<RntupleV0VersionNumbers>(data)?, out),
        "rntuple_v0.uuid_record" => dump_rntuple_v0__uuid_record(&*parse::<RntupleV0UuidRecord>(data)?, out),
        "rntuple_v0.identity" => dump_rntuple_v0__identity(&*parse::<RntupleV0Identity>(data)?, out),
        "rntuple_v0.locator" => dump_rntuple_v0__locator(&*parse::<RntupleV0Locator>(data)?, out),
        "rntuple_v0.field_record" => dump_rntuple_v0__field_record(&*parse::<RntupleV0FieldRecord>(data)?, out),
        "rntuple_v0.field" => dump_rntuple_v0__field(&*parse::<RntupleV0Field>(data)?, out),
        "rntuple_v0.column_record" => dump_rntuple_v0__column_record(&*parse::<RntupleV0ColumnRecord>(data)?, out),
        "rntuple_v0.column" => dump_rntuple_v0__column(&*parse::<RntupleV0Column>(data)?, out),
        "rntuple_v0.column_model_record" => dump_rntuple_v0__column_model_record(&*parse::<RntupleV0ColumnModelRecord>(data)?, out),
        "rntuple_v0.column_model" => dump_rntuple_v0__column_model(&*parse::<RntupleV0ColumnModel>(data)?, out),
        "rntuple_v0.footer_record" => dump_rntuple_v0__footer_record(&*parse::<RntupleV0FooterRecord>(data)?, out),
        "rntuple_v0.footer" => dump_rntuple_v0__footer(&*parse::<RntupleV0Footer>(data)?, out),
        "rntuple_v0.cluster" => dump_rntuple_v0__cluster(&*parse::<RntupleV0Cluster>(data)?, out),
        "rntuple_v0.cluster_summary_record" => dump_rntuple_v0__cluster_summary_record(&*parse::<RntupleV0ClusterSummaryRecord>(data)?, out),
        "rntuple_v0.cluster_summary" => dump_rntuple_v0__cluster_summary(&*parse::<RntupleV0ClusterSummary>(data)?, out),
        "rntuple_v0.column_pages" => dump_rntuple_v0__column_pages(&*parse::<RntupleV0ColumnPages>(data)?, out),
        "rntuple_v0.page" => dump_rntuple_v0__page(&*parse::<RntupleV0Page>(data)?, out),
        "root_file" => dump_root_file(&*parse::<RootFile>(data)?, out),
        "root_file.file_header" => dump_root_file__file_header(&*parse::<RootFileFileHeader>(data)?, out),
        "root_file.counted_string" => dump_root_file__counted_string(&*parse::<RootFileCountedString>(data)?, out),
        "root_file.key" => dump_root_file__key(&*parse::<RootFileKey>(data)?, out),
        "root_file.record" => dump_root_file__record(&*parse::<RootFileRecord>(data)?, out),
        "root_file.directory" => dump_root_file__directory(&*parse::<RootFileDirectory>(data)?, out),
        "root_file.keys_list" => dump_root_file__keys_list(&*parse::<RootFileKeysList>(data)?, out),
        "root_file.entry_list" => dump_root_file__entry_list(&*parse::<RootFileEntryList>(data)?, out),
        "root_file.entry" => dump_root_file__entry(&*parse::<RootFileEntry>(data)?, out),
        "root_file.anchor_record" => dump_root_file__anchor_record(&*parse::<RootFileAnchorRecord>(data)?, out),
        "root_file.free_list" => dump_root_file__free_list(&*parse::<RootFileFreeList>(data)?, out),
        "root_file.free_entry" => dump_root_file__free_entry(&*parse::<RootFileFreeEntry>(data)?, out),
        "root_file.anchor" => dump_root_file__anchor(&*parse::<RootFileAnchor>(data)?, out),
        "root_file.anchor_rc2" => dump_root_file__anchor_rc2(&*parse::<RootFileAnchorRc2>(data)?, out),
        "root_file.anchor_rc1" => dump_root_file__anchor_rc1(&*parse::<RootFileAnchorRc1>(data)?, out),
        "root_file.compression_block" => dump_root_file__compression_block(&*parse::<RootFileCompressionBlock>(data)?, out),
        "root_file.compression_chunk" => dump_root_file__compression_chunk(&*parse::<RootFileCompressionChunk>(data)?, out),
        "root_file.blob_offset_table" => dump_root_file__blob_offset_table(&*parse::<RootFileBlobOffsetTable>(data)?, out),
        "streamer_info" => dump_streamer_info(&*parse::<StreamerInfo>(data)?, out),
        "streamer_info.counted_string" => dump_streamer_info__counted_string(&*parse::<StreamerInfoCountedString>(data)?, out),
        "streamer_info.root_object" => dump_streamer_info__root_object(&*parse::<StreamerInfoRootObject>(data)?, out),
        "streamer_info.info_list" => dump_streamer_info__info_list(&*parse::<StreamerInfoInfoList>(data)?, out),
        "streamer_info.info_item" => dump_streamer_info__info_item(&*parse::<StreamerInfoInfoItem>(data)?, out),
        "streamer_info.any_object" => dump_streamer_info__any_object(&*parse::<StreamerInfoAnyObject>(data)?, out),
        "streamer_info.named" => dump_streamer_info__named(&*parse::<StreamerInfoNamed>(data)?, out),
        "streamer_info.named_members" => dump_streamer_info__named_members(&*parse::<StreamerInfoNamedMembers>(data)?, out),
        "streamer_info.class_info" => dump_streamer_info__class_info(&*parse::<StreamerInfoClassInfo>(data)?, out),
        "streamer_info.class_info_members" => dump_streamer_info__class_info_members(&*parse::<StreamerInfoClassInfoMembers>(data)?, out),
        "streamer_info.class_elements" => dump_streamer_info__class_elements(&*parse::<StreamerInfoClassElements>(data)?, out),
        "streamer_info.class_elements_members" => dump_streamer_info__class_elements_members(&*parse::<StreamerInfoClassElementsMembers>(data)?, out),
        "streamer_info.element_item" => dump_streamer_info__element_item(&*parse::<StreamerInfoElementItem>(data)?, out),
        "streamer_info.class_element" => dump_streamer_info__class_element(&*parse::<StreamerInfoClassElement>(data)?, out),
        "streamer_info.class_element_members" => dump_streamer_info__class_element_members(&*parse::<StreamerInfoClassElementMembers>(data)?, out),
        "streamer_info.element" => dump_streamer_info__element(&*parse::<StreamerInfoElement>(data)?, out),
        "streamer_info.element_members" => dump_streamer_info__element_members(&*parse::<StreamerInfoElementMembers>(data)?, out),
        "trevni" => dump_trevni(&*parse::<Trevni>(data)?, out),
        "trevni.metadata_map" => dump_trevni__metadata_map(&*parse::<TrevniMetadataMap>(data)?, out),
        "trevni.metadata_pair" => dump_trevni__metadata_pair(&*parse::<TrevniMetadataPair>(data)?, out),
        "trevni.counted_bytes" => dump_trevni__counted_bytes(&*parse::<TrevniCountedBytes>(data)?, out),
        "trevni.length" => dump_trevni__length(&*parse::<TrevniLength>(data)?, out),
        "trevni.zigzag" => dump_trevni__zigzag(&*parse::<TrevniZigzag>(data)?, out),
        "trevni.column" => dump_trevni__column(&*parse::<TrevniColumn>(data)?, out),
        "trevni.block_descriptor" => dump_trevni__block_descriptor(&*parse::<TrevniBlockDescriptor>(data)?, out),
        "trevni.column_zigzag" => dump_trevni__column_zigzag(&*parse::<TrevniColumnZigzag>(data)?, out),
        "trevni.zigzag_block_descriptor" => dump_trevni__zigzag_block_descriptor(&*parse::<TrevniZigzagBlockDescriptor>(data)?, out),
        "trevni.column_fixed32" => dump_trevni__column_fixed32(&*parse::<TrevniColumnFixed32>(data)?, out),
        "trevni.fixed32_block_descriptor" => dump_trevni__fixed32_block_descriptor(&*parse::<TrevniFixed32BlockDescriptor>(data)?, out),
        "trevni.column_fixed64" => dump_trevni__column_fixed64(&*parse::<TrevniColumnFixed64>(data)?, out),
        "trevni.fixed64_block_descriptor" => dump_trevni__fixed64_block_descriptor(&*parse::<TrevniFixed64BlockDescriptor>(data)?, out),
        "trevni.column_counted" => dump_trevni__column_counted(&*parse::<TrevniColumnCounted>(data)?, out),
        "trevni.counted_block_descriptor" => dump_trevni__counted_block_descriptor(&*parse::<TrevniCountedBlockDescriptor>(data)?, out),
        "trevni.repeated_block" => dump_trevni__repeated_block(&*parse::<TrevniRepeatedBlock>(data)?, out),
        "trevni.zigzag_values" => dump_trevni__zigzag_values(&*parse::<TrevniZigzagValues>(data)?, out),
        "trevni.counted_values" => dump_trevni__counted_values(&*parse::<TrevniCountedValues>(data)?, out),
        "rntuple_page" => dump_rntuple_page(&*parse::<Page>(data)?, out),
        "rntuple_page.uint8_page" => dump_rntuple_page__uint8_page(&*parse::<PageUint8Page>(data)?, out),
        "rntuple_page.int8_page" => dump_rntuple_page__int8_page(&*parse::<PageInt8Page>(data)?, out),
        "rntuple_page.uint16_page" => dump_rntuple_page__uint16_page(&*parse::<PageUint16Page>(data)?, out),
        "rntuple_page.int16_page" => dump_rntuple_page__int16_page(&*parse::<PageInt16Page>(data)?, out),
        "rntuple_page.uint32_page" => dump_rntuple_page__uint32_page(&*parse::<PageUint32Page>(data)?, out),
        "rntuple_page.int32_page" => dump_rntuple_page__int32_page(&*parse::<PageInt32Page>(data)?, out),
        "rntuple_page.uint64_page" => dump_rntuple_page__uint64_page(&*parse::<PageUint64Page>(data)?, out),
        "rntuple_page.int64_page" => dump_rntuple_page__int64_page(&*parse::<PageInt64Page>(data)?, out),
        "rntuple_page.real16_page" => dump_rntuple_page__real16_page(&*parse::<PageReal16Page>(data)?, out),
        "rntuple_page.real32_page" => dump_rntuple_page__real32_page(&*parse::<PageReal32Page>(data)?, out),
        "rntuple_page.real64_page" => dump_rntuple_page__real64_page(&*parse::<PageReal64Page>(data)?, out),
        "rntuple_page.switch_page" => dump_rntuple_page__switch_page(&*parse::<PageSwitchPage>(data)?, out),
        "rntuple_page.switch44_page" => dump_rntuple_page__switch44_page(&*parse::<PageSwitch44Page>(data)?, out),
        "rntuple_page.switch32_page" => dump_rntuple_page__switch32_page(&*parse::<PageSwitch32Page>(data)?, out),
        "rntuple_page.real16" => dump_rntuple_page__real16(&*parse::<PageReal16>(data)?, out),
        "rntuple_page.switch96" => dump_rntuple_page__switch96(&*parse::<PageSwitch96>(data)?, out),
        "rntuple_page.switch44" => dump_rntuple_page__switch44(&*parse::<PageSwitch44>(data)?, out),
        "rntuple_page.switch32" => dump_rntuple_page__switch32(&*parse::<PageSwitch32>(data)?, out),
        "rntuple_page.bit_page" => dump_rntuple_page__bit_page(&*parse::<PageBitPage>(data)?, out),
        "rntuple_page.packed2_page" => dump_rntuple_page__packed2_page(&*parse::<PagePacked2Page>(data)?, out),
        "rntuple_page.packed3_page" => dump_rntuple_page__packed3_page(&*parse::<PagePacked3Page>(data)?, out),
        "rntuple_page.packed4_page" => dump_rntuple_page__packed4_page(&*parse::<PagePacked4Page>(data)?, out),
        "rntuple_page.packed5_page" => dump_rntuple_page__packed5_page(&*parse::<PagePacked5Page>(data)?, out),
        "rntuple_page.packed6_page" => dump_rntuple_page__packed6_page(&*parse::<PagePacked6Page>(data)?, out),
        "rntuple_page.packed7_page" => dump_rntuple_page__packed7_page(&*parse::<PagePacked7Page>(data)?, out),
        "rntuple_page.packed8_page" => dump_rntuple_page__packed8_page(&*parse::<PagePacked8Page>(data)?, out),
        "rntuple_page.packed9_page" => dump_rntuple_page__packed9_page(&*parse::<PagePacked9Page>(data)?, out),
        "rntuple_page.packed10_page" => dump_rntuple_page__packed10_page(&*parse::<PagePacked10Page>(data)?, out),
        "rntuple_page.packed11_page" => dump_rntuple_page__packed11_page(&*parse::<PagePacked11Page>(data)?, out),
        "rntuple_page.packed12_page" => dump_rntuple_page__packed12_page(&*parse::<PagePacked12Page>(data)?, out),
        "rntuple_page.packed13_page" => dump_rntuple_page__packed13_page(&*parse::<PagePacked13Page>(data)?, out),
        "rntuple_page.packed14_page" => dump_rntuple_page__packed14_page(&*parse::<PagePacked14Page>(data)?, out),
        "rntuple_page.packed15_page" => dump_rntuple_page__packed15_page(&*parse::<PagePacked15Page>(data)?, out),
        "rntuple_page.packed16_page" => dump_rntuple_page__packed16_page(&*parse::<PagePacked16Page>(data)?, out),
        "rntuple_page.packed17_page" => dump_rntuple_page__packed17_page(&*parse::<PagePacked17Page>(data)?, out),
        "rntuple_page.packed18_page" => dump_rntuple_page__packed18_page(&*parse::<PagePacked18Page>(data)?, out),
        "rntuple_page.packed19_page" => dump_rntuple_page__packed19_page(&*parse::<PagePacked19Page>(data)?, out),
        "rntuple_page.packed20_page" => dump_rntuple_page__packed20_page(&*parse::<PagePacked20Page>(data)?, out),
        "rntuple_page.packed21_page" => dump_rntuple_page__packed21_page(&*parse::<PagePacked21Page>(data)?, out),
        "rntuple_page.packed22_page" => dump_rntuple_page__packed22_page(&*parse::<PagePacked22Page>(data)?, out),
        "rntuple_page.packed23_page" => dump_rntuple_page__packed23_page(&*parse::<PagePacked23Page>(data)?, out),
        "rntuple_page.packed24_page" => dump_rntuple_page__packed24_page(&*parse::<PagePacked24Page>(data)?, out),
        "rntuple_page.packed25_page" => dump_rntuple_page__packed25_page(&*parse::<PagePacked25Page>(data)?, out),
        "rntuple_page.packed26_page" => dump_rntuple_page__packed26_page(&*parse::<PagePacked26Page>(data)?, out),
        "rntuple_page.packed27_page" => dump_rntuple_page__packed27_page(&*parse::<PagePacked27Page>(data)?, out),
        "rntuple_page.packed28_page" => dump_rntuple_page__packed28_page(&*parse::<PagePacked28Page>(data)?, out),
        "rntuple_page.packed29_page" => dump_rntuple_page__packed29_page(&*parse::<PagePacked29Page>(data)?, out),
        "rntuple_page.packed30_page" => dump_rntuple_page__packed30_page(&*parse::<PagePacked30Page>(data)?, out),
        "rntuple_page.packed31_page" => dump_rntuple_page__packed31_page(&*parse::<PagePacked31Page>(data)?, out),
        "rntuple_page.packed32_page" => dump_rntuple_page__packed32_page(&*parse::<PagePacked32Page>(data)?, out),
        _ => panic!("there is no type {name}"),
    }
}

/// Types that are no part of another one.
#[allow(dead_code)]
pub const ROOTS: &[&str] = &[
    "rntuple",
    "rntuple_rc2",
    "rntuple_rc1",
    "rntuple_rc1.header_envelope",
    "rntuple_rc1.footer_envelope",
    "rntuple_rc1.page_list_envelope",
    "rntuple_rc1.meta_data_envelope",
    "rntuple_v0",
    "rntuple_v0.header_envelope",
    "rntuple_v0.footer_envelope",
    "root_file",
    "root_file.keys_list",
    "root_file.free_list",
    "root_file.compression_block",
    "root_file.blob_offset_table",
    "streamer_info",
    "streamer_info.class_info",
    "streamer_info.class_elements",
    "streamer_info.class_element",
    "trevni",
    "trevni.column",
    "trevni.column_zigzag",
    "trevni.column_fixed32",
    "trevni.column_fixed64",
    "trevni.column_counted",
    "trevni.repeated_block",
    "trevni.zigzag_values",
    "trevni.counted_values",
    "rntuple_page",
    "rntuple_page.uint8_page",
    "rntuple_page.int8_page",
    "rntuple_page.uint16_page",
    "rntuple_page.int16_page",
    "rntuple_page.uint32_page",
    "rntuple_page.int32_page",
    "rntuple_page.uint64_page",
    "rntuple_page.int64_page",
    "rntuple_page.real16_page",
    "rntuple_page.real32_page",
    "rntuple_page.real64_page",
    "rntuple_page.switch_page",
    "rntuple_page.switch44_page",
    "rntuple_page.switch32_page",
    "rntuple_page.bit_page",
    "rntuple_page.packed2_page",
    "rntuple_page.packed3_page",
    "rntuple_page.packed4_page",
    "rntuple_page.packed5_page",
    "rntuple_page.packed6_page",
    "rntuple_page.packed7_page",
    "rntuple_page.packed8_page",
    "rntuple_page.packed9_page",
    "rntuple_page.packed10_page",
    "rntuple_page.packed11_page",
    "rntuple_page.packed12_page",
    "rntuple_page.packed13_page",
    "rntuple_page.packed14_page",
    "rntuple_page.packed15_page",
    "rntuple_page.packed16_page",
    "rntuple_page.packed17_page",
    "rntuple_page.packed18_page",
    "rntuple_page.packed19_page",
    "rntuple_page.packed20_page",
    "rntuple_page.packed21_page",
    "rntuple_page.packed22_page",
    "rntuple_page.packed23_page",
    "rntuple_page.packed24_page",
    "rntuple_page.packed25_page",
    "rntuple_page.packed26_page",
    "rntuple_page.packed27_page",
    "rntuple_page.packed28_page",
    "rntuple_page.packed29_page",
    "rntuple_page.packed30_page",
    "rntuple_page.packed31_page",
    "rntuple_page.packed32_page",
];

/// The tree as canonical JSON.
pub fn canonical(name: &str, data: &[u8]) -> Result<String, FormatError> {
    let mut out = String::new();
    dump(name, data, &mut out)?;
    Ok(out)
}

fn take(input: &mut impl Read) -> std::io::Result<Vec<u8>> {
    let mut size = [0; 4];
    input.read_exact(&mut size)?;
    let mut piece = vec![0; u32::from_le_bytes(size) as usize];
    input.read_exact(&mut piece)?;
    Ok(piece)
}

fn main() -> std::io::Result<()> {
    let mut lines = std::io::BufWriter::new(std::io::stdout().lock());
    if let Some(path) = std::env::args().nth(1) {
        let line = canonical("root_file", &std::fs::read(path)?).map_err(|error| std::io::Error::new(std::io::ErrorKind::InvalidData, error))?;
        return writeln!(lines, "{line}");
    }
    let mut input = std::io::BufReader::new(std::io::stdin().lock());
    while !input.fill_buf()?.is_empty() {
        let name = take(&mut input)?;
        let piece = take(&mut input)?;
        match canonical(&String::from_utf8_lossy(&name), &piece) {
            Ok(line) => writeln!(lines, "{line}")?,
            Err(_) => writeln!(lines, "error")?,
        }
        if input.buffer().is_empty() {
            lines.flush()?;
        }
    }
    Ok(())
}
