# Generated from spec/*.ksy by tools/generate; see docs/canonical-json.md.
"""Parse trees as canonical JSON: one line per tree, the same in every language."""

import struct
import sys

from rntuple_kaitai import (
    ParseError,
    Rntuple,
    RntuplePage,
    RntupleRc1,
    RntupleRc2,
    RntupleV0,
    RootFile,
    StreamerInfo,
    Trevni,
)


def _bytes(value):
    return f'"{value.hex()}"'


def _float(value):
    return '"nan"' if value != value else f'"{struct.pack(">d", value).hex()}"'


def _bool(value):
    return "true" if value else "false"


def _text(value):
    units = value.encode("utf-16-be")
    result = []
    for i in range(0, len(units), 2):
        unit = units[i] << 8 | units[i + 1]
        if unit in (0x22, 0x5C):
            result.append("\\" + chr(unit))
        elif 0x20 <= unit <= 0x7E:
            result.append(chr(unit))
        else:
            result.append(f"\\u{unit:04x}")
    return '"' + "".join(result) + '"'


def _is_text(value):
    try:
        value.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def dump_rntuple(n):
    p = []
    p.append('"type_id":' + str(n.type_id))
    p.append('"len_envelope_lo":' + str(n.len_envelope_lo))
    p.append('"len_envelope_hi":' + str(n.len_envelope_hi))
    v = n.payload
    if isinstance(v, Rntuple.Header):
        p.append('"payload":{"header":' + dump_rntuple__header(v) + "}")
    if isinstance(v, Rntuple.Footer):
        p.append('"payload":{"footer":' + dump_rntuple__footer(v) + "}")
    if isinstance(v, Rntuple.PageList):
        p.append('"payload":{"page_list":' + dump_rntuple__page_list(v) + "}")
    if isinstance(v, Rntuple.UnknownPayload):
        p.append('"payload":{"unknown_payload":' + dump_rntuple__unknown_payload(v) + "}")
    p.append('"checksum":' + _bytes(n.checksum))
    p.append('"len_envelope":' + str(n.len_envelope))
    return "{" + ",".join(p) + "}"


def dump_rntuple__counted_string(n):
    p = []
    p.append('"len":' + str(n.len))
    p.append('"raw":' + _bytes(n.raw))
    if _is_text(n.raw):
        p.append('"value":' + _text(n.value))
    return "{" + ",".join(p) + "}"


def dump_rntuple__unknown_payload(n):
    p = []
    p.append('"raw":' + _bytes(n.raw))
    return "{" + ",".join(p) + "}"


def dump_rntuple__feature_flags(n):
    p = []
    p.append('"words":[' + ",".join([dump_rntuple__feature_flag_word(v) for v in n.words]) + "]")
    return "{" + ",".join(p) + "}"


def dump_rntuple__feature_flag_word(n):
    p = []
    p.append('"lo":' + str(n.lo))
    p.append('"hi":' + str(n.hi))
    return "{" + ",".join(p) + "}"


def dump_rntuple__locator(n):
    p = []
    p.append('"head":' + str(n.head))
    if n.ofs_range is not None:
        p.append('"ofs_range":' + str(n.ofs_range))
    v = n.payload
    if isinstance(v, Rntuple.LargeLocator):
        p.append('"payload":{"large_locator":' + dump_rntuple__large_locator(v) + "}")
    if isinstance(v, Rntuple.UnknownPayload):
        p.append('"payload":{"unknown_payload":' + dump_rntuple__unknown_payload(v) + "}")
    p.append('"negated_head":' + str(n.negated_head))
    p.append('"len_self":' + str(n.len_self))
    p.append('"reserved":' + str(n.reserved))
    p.append('"kind":' + str(n.kind))
    return "{" + ",".join(p) + "}"


def dump_rntuple__large_locator(n):
    p = []
    p.append('"len_range":' + str(n.len_range))
    p.append('"ofs_range":' + str(n.ofs_range))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple__envelope_link(n):
    p = []
    p.append('"len_envelope":' + str(n.len_envelope))
    p.append('"locator":' + dump_rntuple__locator(n.locator))
    return "{" + ",".join(p) + "}"


def dump_rntuple__header(n):
    p = []
    p.append('"feature_flags":' + dump_rntuple__feature_flags(n.feature_flags))
    p.append('"name":' + dump_rntuple__counted_string(n.name))
    p.append('"description":' + dump_rntuple__counted_string(n.description))
    p.append('"writer":' + dump_rntuple__counted_string(n.writer))
    p.append('"schema":' + dump_rntuple__schema(n.schema))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple__schema(n):
    p = []
    p.append('"fields":' + dump_rntuple__field_list(n.fields))
    p.append('"columns":' + dump_rntuple__column_list(n.columns))
    p.append('"alias_columns":' + dump_rntuple__alias_column_list(n.alias_columns))
    p.append('"extra_type_infos":' + dump_rntuple__extra_type_info_list(n.extra_type_infos))
    return "{" + ",".join(p) + "}"


def dump_rntuple__field_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple__field_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple__field_list_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([dump_rntuple__field_record(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple__field_record(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple__field(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple__field(n):
    p = []
    p.append('"field_version":' + str(n.field_version))
    p.append('"type_version":' + str(n.type_version))
    p.append('"parent_id":' + str(n.parent_id))
    p.append('"role":' + str(n.role))
    p.append('"flags":' + str(n.flags))
    p.append('"name":' + dump_rntuple__counted_string(n.name))
    p.append('"type_name":' + dump_rntuple__counted_string(n.type_name))
    p.append('"type_alias":' + dump_rntuple__counted_string(n.type_alias))
    p.append('"description":' + dump_rntuple__counted_string(n.description))
    if n.array_size is not None:
        p.append('"array_size":' + str(n.array_size))
    if n.source_field_id is not None:
        p.append('"source_field_id":' + str(n.source_field_id))
    if n.type_checksum is not None:
        p.append('"type_checksum":' + str(n.type_checksum))
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"is_repetitive":' + _bool(n.is_repetitive))
    p.append('"is_projected":' + _bool(n.is_projected))
    p.append('"has_type_checksum":' + _bool(n.has_type_checksum))
    return "{" + ",".join(p) + "}"


def dump_rntuple__column_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple__column_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple__column_list_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([dump_rntuple__column_record(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple__column_record(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple__column(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple__column(n):
    p = []
    p.append('"column_type":' + str(n.column_type))
    p.append('"bits_on_storage":' + str(n.bits_on_storage))
    p.append('"field_id":' + str(n.field_id))
    p.append('"flags":' + str(n.flags))
    p.append('"representation_index":' + str(n.representation_index))
    if n.first_element_index is not None:
        p.append('"first_element_index":' + str(n.first_element_index))
    if n.value_range is not None:
        p.append('"value_range":' + dump_rntuple__value_range(n.value_range))
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"is_deferred":' + _bool(n.is_deferred))
    p.append('"has_value_range":' + _bool(n.has_value_range))
    return "{" + ",".join(p) + "}"


def dump_rntuple__value_range(n):
    p = []
    p.append('"min":' + _float(n.min))
    p.append('"max":' + _float(n.max))
    return "{" + ",".join(p) + "}"


def dump_rntuple__alias_column_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple__alias_column_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple__alias_column_list_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([dump_rntuple__alias_column_record(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple__alias_column_record(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple__alias_column(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple__alias_column(n):
    p = []
    p.append('"physical_column_id":' + str(n.physical_column_id))
    p.append('"field_id":' + str(n.field_id))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple__extra_type_info_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple__extra_type_info_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple__extra_type_info_list_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([dump_rntuple__extra_type_info_record(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple__extra_type_info_record(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple__extra_type_info(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple__extra_type_info(n):
    p = []
    p.append('"content_id":' + str(n.content_id))
    p.append('"type_version":' + str(n.type_version))
    p.append('"type_name":' + dump_rntuple__counted_string(n.type_name))
    if n.content is not None:
        p.append('"content":' + dump_rntuple__counted_string(n.content))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple__footer(n):
    p = []
    p.append('"feature_flags":' + dump_rntuple__feature_flags(n.feature_flags))
    p.append('"header_checksum":' + _bytes(n.header_checksum))
    p.append('"schema_extension":' + dump_rntuple__schema_extension_record(n.schema_extension))
    p.append('"cluster_groups":' + dump_rntuple__cluster_group_list(n.cluster_groups))
    if n.linked_attribute_sets is not None:
        p.append('"linked_attribute_sets":' + dump_rntuple__linked_attribute_set_list(n.linked_attribute_sets))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple__schema_extension_record(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple__schema_extension(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple__schema_extension(n):
    p = []
    if n.schema is not None:
        p.append('"schema":' + dump_rntuple__schema(n.schema))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple__cluster_group_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple__cluster_group_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple__cluster_group_list_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([dump_rntuple__cluster_group_record(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple__cluster_group_record(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple__cluster_group(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple__cluster_group(n):
    p = []
    p.append('"min_entry":' + str(n.min_entry))
    p.append('"entry_span":' + str(n.entry_span))
    p.append('"num_clusters":' + str(n.num_clusters))
    p.append('"page_list_link":' + dump_rntuple__envelope_link(n.page_list_link))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple__linked_attribute_set_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple__linked_attribute_set_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple__linked_attribute_set_list_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([dump_rntuple__linked_attribute_set_record(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple__linked_attribute_set_record(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple__linked_attribute_set(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple__linked_attribute_set(n):
    p = []
    p.append('"schema_version_major":' + str(n.schema_version_major))
    p.append('"schema_version_minor":' + str(n.schema_version_minor))
    p.append('"len_anchor":' + str(n.len_anchor))
    p.append('"locator":' + dump_rntuple__locator(n.locator))
    p.append('"name":' + dump_rntuple__counted_string(n.name))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple__page_list(n):
    p = []
    p.append('"header_checksum":' + _bytes(n.header_checksum))
    p.append('"cluster_summaries":' + dump_rntuple__cluster_summary_list(n.cluster_summaries))
    p.append('"page_locations":' + dump_rntuple__cluster_pages_list(n.page_locations))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple__cluster_summary_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple__cluster_summary_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple__cluster_summary_list_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([dump_rntuple__cluster_summary_record(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple__cluster_summary_record(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple__cluster_summary(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple__cluster_summary(n):
    p = []
    p.append('"first_entry":' + str(n.first_entry))
    p.append('"num_entries_lo":' + str(n.num_entries_lo))
    p.append('"num_entries_mid":' + str(n.num_entries_mid))
    p.append('"num_entries_hi":' + str(n.num_entries_hi))
    p.append('"flags":' + str(n.flags))
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"num_entries":' + str(n.num_entries))
    return "{" + ",".join(p) + "}"


def dump_rntuple__cluster_pages_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple__cluster_pages_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple__cluster_pages_list_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([dump_rntuple__cluster_pages(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple__cluster_pages(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple__cluster_pages_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple__cluster_pages_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([dump_rntuple__column_pages(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple__column_pages(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple__column_pages_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple__column_pages_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([dump_rntuple__page(v) for v in n.items]) + "]")
    p.append('"element_offset":' + str(n.element_offset))
    if n.compression_settings is not None:
        p.append('"compression_settings":' + str(n.compression_settings))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple__page(n):
    p = []
    p.append('"num_elements_signed":' + str(n.num_elements_signed))
    p.append('"locator":' + dump_rntuple__locator(n.locator))
    p.append('"num_elements":' + str(n.num_elements))
    p.append('"has_checksum":' + _bool(n.has_checksum))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2(n):
    p = []
    p.append('"type_id":' + str(n.type_id))
    p.append('"len_envelope_lo":' + str(n.len_envelope_lo))
    p.append('"len_envelope_hi":' + str(n.len_envelope_hi))
    v = n.payload
    if isinstance(v, RntupleRc2.Header):
        p.append('"payload":{"header":' + dump_rntuple_rc2__header(v) + "}")
    if isinstance(v, RntupleRc2.Footer):
        p.append('"payload":{"footer":' + dump_rntuple_rc2__footer(v) + "}")
    if isinstance(v, RntupleRc2.PageList):
        p.append('"payload":{"page_list":' + dump_rntuple_rc2__page_list(v) + "}")
    if isinstance(v, RntupleRc2.MetaData):
        p.append('"payload":{"meta_data":' + dump_rntuple_rc2__meta_data(v) + "}")
    if isinstance(v, RntupleRc2.UnknownPayload):
        p.append('"payload":{"unknown_payload":' + dump_rntuple_rc2__unknown_payload(v) + "}")
    p.append('"checksum":' + _bytes(n.checksum))
    p.append('"len_envelope":' + str(n.len_envelope))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__counted_string(n):
    p = []
    p.append('"len":' + str(n.len))
    p.append('"raw":' + _bytes(n.raw))
    if _is_text(n.raw):
        p.append('"value":' + _text(n.value))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__unknown_payload(n):
    p = []
    p.append('"raw":' + _bytes(n.raw))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__feature_flags(n):
    p = []
    p.append('"words":[' + ",".join([dump_rntuple_rc2__feature_flag_word(v) for v in n.words]) + "]")
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__feature_flag_word(n):
    p = []
    p.append('"lo":' + str(n.lo))
    p.append('"hi":' + str(n.hi))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__locator(n):
    p = []
    p.append('"head":' + str(n.head))
    if n.ofs_range is not None:
        p.append('"ofs_range":' + str(n.ofs_range))
    v = n.payload
    if isinstance(v, RntupleRc2.UriLocator):
        p.append('"payload":{"uri_locator":' + dump_rntuple_rc2__uri_locator(v) + "}")
    if isinstance(v, RntupleRc2.Object64Locator):
        p.append('"payload":{"object64_locator":' + dump_rntuple_rc2__object64_locator(v) + "}")
    if isinstance(v, RntupleRc2.UnknownPayload):
        p.append('"payload":{"unknown_payload":' + dump_rntuple_rc2__unknown_payload(v) + "}")
    p.append('"negated_head":' + str(n.negated_head))
    p.append('"len_self":' + str(n.len_self))
    p.append('"reserved":' + str(n.reserved))
    p.append('"kind":' + str(n.kind))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__uri_locator(n):
    p = []
    p.append('"raw":' + _bytes(n.raw))
    if n.large is not None:
        p.append('"large":' + dump_rntuple_rc2__large_locator(n.large))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__large_locator(n):
    p = []
    p.append('"len_range":' + str(n.len_range))
    p.append('"ofs_range":' + str(n.ofs_range))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__object64_locator(n):
    p = []
    p.append('"len_object":' + str(n.len_object))
    p.append('"location":' + str(n.location))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__envelope_link(n):
    p = []
    p.append('"len_envelope":' + str(n.len_envelope))
    p.append('"locator":' + dump_rntuple_rc2__locator(n.locator))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__header(n):
    p = []
    p.append('"feature_flags":' + dump_rntuple_rc2__feature_flags(n.feature_flags))
    p.append('"name":' + dump_rntuple_rc2__counted_string(n.name))
    p.append('"description":' + dump_rntuple_rc2__counted_string(n.description))
    p.append('"writer":' + dump_rntuple_rc2__counted_string(n.writer))
    p.append('"schema":' + dump_rntuple_rc2__schema(n.schema))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__schema(n):
    p = []
    p.append('"fields":' + dump_rntuple_rc2__field_list(n.fields))
    p.append('"columns":' + dump_rntuple_rc2__column_list(n.columns))
    p.append('"alias_columns":' + dump_rntuple_rc2__alias_column_list(n.alias_columns))
    p.append('"extra_type_infos":' + dump_rntuple_rc2__extra_type_info_list(n.extra_type_infos))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__field_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__field_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__field_list_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([dump_rntuple_rc2__field_record(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__field_record(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__field(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__field(n):
    p = []
    p.append('"field_version":' + str(n.field_version))
    p.append('"type_version":' + str(n.type_version))
    p.append('"parent_id":' + str(n.parent_id))
    p.append('"role":' + str(n.role))
    p.append('"flags":' + str(n.flags))
    if n.array_size is not None:
        p.append('"array_size":' + str(n.array_size))
    if n.source_field_id is not None:
        p.append('"source_field_id":' + str(n.source_field_id))
    if n.type_checksum is not None:
        p.append('"type_checksum":' + str(n.type_checksum))
    p.append('"name":' + dump_rntuple_rc2__counted_string(n.name))
    p.append('"type_name":' + dump_rntuple_rc2__counted_string(n.type_name))
    p.append('"type_alias":' + dump_rntuple_rc2__counted_string(n.type_alias))
    p.append('"description":' + dump_rntuple_rc2__counted_string(n.description))
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"is_repetitive":' + _bool(n.is_repetitive))
    p.append('"is_projected":' + _bool(n.is_projected))
    p.append('"has_type_checksum":' + _bool(n.has_type_checksum))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__column_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__column_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__column_list_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([dump_rntuple_rc2__column_record(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__column_record(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__column(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__column(n):
    p = []
    p.append('"column_type":' + str(n.column_type))
    p.append('"bits_on_storage":' + str(n.bits_on_storage))
    p.append('"field_id":' + str(n.field_id))
    p.append('"flags":' + str(n.flags))
    p.append('"representation_index":' + str(n.representation_index))
    if n.first_element_index is not None:
        p.append('"first_element_index":' + str(n.first_element_index))
    if n.value_range is not None:
        p.append('"value_range":' + dump_rntuple_rc2__value_range(n.value_range))
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"is_deferred":' + _bool(n.is_deferred))
    p.append('"has_value_range":' + _bool(n.has_value_range))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__value_range(n):
    p = []
    p.append('"min":' + _float(n.min))
    p.append('"max":' + _float(n.max))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__alias_column_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__alias_column_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__alias_column_list_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([dump_rntuple_rc2__alias_column_record(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__alias_column_record(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__alias_column(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__alias_column(n):
    p = []
    p.append('"physical_column_id":' + str(n.physical_column_id))
    p.append('"field_id":' + str(n.field_id))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__extra_type_info_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__extra_type_info_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__extra_type_info_list_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([dump_rntuple_rc2__extra_type_info_record(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__extra_type_info_record(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__extra_type_info(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__extra_type_info(n):
    p = []
    p.append('"type_version_from":' + str(n.type_version_from))
    p.append('"type_version_to":' + str(n.type_version_to))
    p.append('"content_id":' + str(n.content_id))
    p.append('"type_name":' + dump_rntuple_rc2__counted_string(n.type_name))
    if n.content is not None:
        p.append('"content":' + dump_rntuple_rc2__counted_string(n.content))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__footer(n):
    p = []
    p.append('"feature_flags":' + dump_rntuple_rc2__feature_flags(n.feature_flags))
    p.append('"header_checksum":' + _bytes(n.header_checksum))
    p.append('"schema_extension":' + dump_rntuple_rc2__schema_extension_record(n.schema_extension))
    p.append('"column_groups":' + dump_rntuple_rc2__column_group_list(n.column_groups))
    p.append('"cluster_groups":' + dump_rntuple_rc2__cluster_group_list(n.cluster_groups))
    if n.meta_data_links is not None:
        p.append('"meta_data_links":' + dump_rntuple_rc2__meta_data_link_list(n.meta_data_links))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__schema_extension_record(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__schema_extension(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__schema_extension(n):
    p = []
    if n.schema is not None:
        p.append('"schema":' + dump_rntuple_rc2__schema(n.schema))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__column_group_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__column_group_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__column_group_list_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([dump_rntuple_rc2__column_group_record(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__column_group_record(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__column_group(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__column_group(n):
    p = []
    p.append('"column_ids":' + dump_rntuple_rc2__column_id_list(n.column_ids))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__column_id_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__column_id_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__column_id_list_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([str(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__cluster_group_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__cluster_group_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__cluster_group_list_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([dump_rntuple_rc2__cluster_group_record(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__cluster_group_record(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__cluster_group(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__cluster_group(n):
    p = []
    p.append('"min_entry":' + str(n.min_entry))
    p.append('"entry_span":' + str(n.entry_span))
    p.append('"num_clusters":' + str(n.num_clusters))
    p.append('"page_list_link":' + dump_rntuple_rc2__envelope_link(n.page_list_link))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__meta_data_link_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__meta_data_link_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__meta_data_link_list_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([dump_rntuple_rc2__envelope_link(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__page_list(n):
    p = []
    p.append('"header_checksum":' + _bytes(n.header_checksum))
    p.append('"cluster_summaries":' + dump_rntuple_rc2__cluster_summary_list(n.cluster_summaries))
    p.append('"page_locations":' + dump_rntuple_rc2__cluster_pages_list(n.page_locations))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__cluster_summary_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__cluster_summary_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__cluster_summary_list_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([dump_rntuple_rc2__cluster_summary_record(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__cluster_summary_record(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__cluster_summary(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__cluster_summary(n):
    p = []
    p.append('"first_entry":' + str(n.first_entry))
    p.append('"num_entries_lo":' + str(n.num_entries_lo))
    p.append('"num_entries_hi":' + str(n.num_entries_hi))
    if n.column_group_id is not None:
        p.append('"column_group_id":' + str(n.column_group_id))
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"num_entries":' + str(n.num_entries))
    p.append('"flags":' + str(n.flags))
    p.append('"is_sharded":' + _bool(n.is_sharded))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__cluster_pages_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__cluster_pages_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__cluster_pages_list_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([dump_rntuple_rc2__cluster_pages(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__cluster_pages(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__cluster_pages_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__cluster_pages_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([dump_rntuple_rc2__column_pages(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__column_pages(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__column_pages_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__column_pages_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([dump_rntuple_rc2__page(v) for v in n.items]) + "]")
    p.append('"element_offset":' + str(n.element_offset))
    if n.compression_settings is not None:
        p.append('"compression_settings":' + str(n.compression_settings))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__page(n):
    p = []
    p.append('"num_elements_signed":' + str(n.num_elements_signed))
    p.append('"locator":' + dump_rntuple_rc2__locator(n.locator))
    p.append('"num_elements":' + str(n.num_elements))
    p.append('"has_checksum":' + _bool(n.has_checksum))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__meta_data(n):
    p = []
    p.append('"entries":' + dump_rntuple_rc2__meta_data_entry_list(n.entries))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__meta_data_entry_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__meta_data_entry_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__meta_data_entry_list_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([dump_rntuple_rc2__meta_data_entry_record(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__meta_data_entry_record(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__meta_data_entry(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__meta_data_entry(n):
    p = []
    p.append('"value_type":' + str(n.value_type))
    p.append('"key":' + dump_rntuple_rc2__counted_string(n.key))
    v = n.value
    if isinstance(v, RntupleRc2.MetaDataInt64):
        p.append('"value":{"meta_data_int64":' + dump_rntuple_rc2__meta_data_int64(v) + "}")
    if isinstance(v, RntupleRc2.MetaDataBool):
        p.append('"value":{"meta_data_bool":' + dump_rntuple_rc2__meta_data_bool(v) + "}")
    if isinstance(v, RntupleRc2.MetaDataFloat64):
        p.append('"value":{"meta_data_float64":' + dump_rntuple_rc2__meta_data_float64(v) + "}")
    if isinstance(v, RntupleRc2.CountedString):
        p.append('"value":{"counted_string":' + dump_rntuple_rc2__counted_string(v) + "}")
    if isinstance(v, RntupleRc2.Int64List):
        p.append('"value":{"int64_list":' + dump_rntuple_rc2__int64_list(v) + "}")
    if isinstance(v, RntupleRc2.BoolList):
        p.append('"value":{"bool_list":' + dump_rntuple_rc2__bool_list(v) + "}")
    if isinstance(v, RntupleRc2.Float64List):
        p.append('"value":{"float64_list":' + dump_rntuple_rc2__float64_list(v) + "}")
    if isinstance(v, RntupleRc2.StringList):
        p.append('"value":{"string_list":' + dump_rntuple_rc2__string_list(v) + "}")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__meta_data_int64(n):
    p = []
    p.append('"number":' + str(n.number))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__meta_data_bool(n):
    p = []
    p.append('"number":' + str(n.number))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__meta_data_float64(n):
    p = []
    p.append('"number":' + _float(n.number))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__int64_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__int64_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__int64_list_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([str(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__bool_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__bool_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__bool_list_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([str(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__float64_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__float64_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__float64_list_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([_float(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__string_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc2__string_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc2__string_list_body(n):
    p = []
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([dump_rntuple_rc2__counted_string(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1(n):
    p = []
    p.append('"preamble":' + dump_rntuple_rc1__envelope_preamble(n.preamble))
    p.append('"payload":' + _bytes(n.payload))
    p.append('"checksum":' + _bytes(n.checksum))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__envelope_preamble(n):
    p = []
    p.append('"version":' + str(n.version))
    p.append('"min_version":' + str(n.min_version))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__header_envelope(n):
    p = []
    p.append('"preamble":' + dump_rntuple_rc1__envelope_preamble(n.preamble))
    p.append('"payload":' + dump_rntuple_rc1__header(n.payload))
    p.append('"checksum":' + _bytes(n.checksum))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__footer_envelope(n):
    p = []
    p.append('"preamble":' + dump_rntuple_rc1__envelope_preamble(n.preamble))
    p.append('"payload":' + dump_rntuple_rc1__footer(n.payload))
    p.append('"checksum":' + _bytes(n.checksum))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__page_list_envelope(n):
    p = []
    p.append('"preamble":' + dump_rntuple_rc1__envelope_preamble(n.preamble))
    p.append('"payload":' + dump_rntuple_rc1__page_list(n.payload))
    p.append('"checksum":' + _bytes(n.checksum))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__meta_data_envelope(n):
    p = []
    p.append('"preamble":' + dump_rntuple_rc1__envelope_preamble(n.preamble))
    p.append('"payload":' + dump_rntuple_rc1__meta_data(n.payload))
    p.append('"checksum":' + _bytes(n.checksum))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__counted_string(n):
    p = []
    p.append('"len":' + str(n.len))
    p.append('"raw":' + _bytes(n.raw))
    if _is_text(n.raw):
        p.append('"value":' + _text(n.value))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__unknown_payload(n):
    p = []
    p.append('"raw":' + _bytes(n.raw))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__feature_flags(n):
    p = []
    p.append('"words":[' + ",".join([dump_rntuple_rc1__feature_flag_word(v) for v in n.words]) + "]")
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__feature_flag_word(n):
    p = []
    p.append('"lo":' + str(n.lo))
    p.append('"hi":' + str(n.hi))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__locator(n):
    p = []
    p.append('"head":' + str(n.head))
    if n.ofs_range is not None:
        p.append('"ofs_range":' + str(n.ofs_range))
    v = n.payload
    if isinstance(v, RntupleRc1.UriLocator):
        p.append('"payload":{"uri_locator":' + dump_rntuple_rc1__uri_locator(v) + "}")
    if isinstance(v, RntupleRc1.Object64Locator):
        p.append('"payload":{"object64_locator":' + dump_rntuple_rc1__object64_locator(v) + "}")
    if isinstance(v, RntupleRc1.UnknownPayload):
        p.append('"payload":{"unknown_payload":' + dump_rntuple_rc1__unknown_payload(v) + "}")
    p.append('"negated_head":' + str(n.negated_head))
    p.append('"len_self":' + str(n.len_self))
    p.append('"reserved":' + str(n.reserved))
    p.append('"kind":' + str(n.kind))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__uri_locator(n):
    p = []
    p.append('"raw":' + _bytes(n.raw))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__object64_locator(n):
    p = []
    p.append('"len_object":' + str(n.len_object))
    p.append('"location":' + str(n.location))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__envelope_link(n):
    p = []
    p.append('"len_envelope":' + str(n.len_envelope))
    p.append('"locator":' + dump_rntuple_rc1__locator(n.locator))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__header(n):
    p = []
    p.append('"feature_flags":' + dump_rntuple_rc1__feature_flags(n.feature_flags))
    p.append('"release_candidate_tag":' + str(n.release_candidate_tag))
    p.append('"name":' + dump_rntuple_rc1__counted_string(n.name))
    p.append('"description":' + dump_rntuple_rc1__counted_string(n.description))
    p.append('"writer":' + dump_rntuple_rc1__counted_string(n.writer))
    p.append('"schema":' + dump_rntuple_rc1__schema(n.schema))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__schema(n):
    p = []
    p.append('"fields":' + dump_rntuple_rc1__field_list(n.fields))
    p.append('"columns":' + dump_rntuple_rc1__column_list(n.columns))
    p.append('"alias_columns":' + dump_rntuple_rc1__alias_column_list(n.alias_columns))
    p.append('"extra_type_infos":' + dump_rntuple_rc1__extra_type_info_list(n.extra_type_infos))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__field_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc1__field_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__field_list_body(n):
    p = []
    p.append('"num_items_and_reserved":' + str(n.num_items_and_reserved))
    p.append('"items":[' + ",".join([dump_rntuple_rc1__field_record(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"num_items":' + str(n.num_items))
    p.append('"reserved":' + str(n.reserved))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__field_record(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc1__field(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__field(n):
    p = []
    p.append('"field_version":' + str(n.field_version))
    p.append('"type_version":' + str(n.type_version))
    p.append('"parent_id":' + str(n.parent_id))
    p.append('"role":' + str(n.role))
    p.append('"flags":' + str(n.flags))
    if n.array_size is not None:
        p.append('"array_size":' + str(n.array_size))
    p.append('"name":' + dump_rntuple_rc1__counted_string(n.name))
    p.append('"type_name":' + dump_rntuple_rc1__counted_string(n.type_name))
    p.append('"type_alias":' + dump_rntuple_rc1__counted_string(n.type_alias))
    p.append('"description":' + dump_rntuple_rc1__counted_string(n.description))
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"is_repetitive":' + _bool(n.is_repetitive))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__column_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc1__column_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__column_list_body(n):
    p = []
    p.append('"num_items_and_reserved":' + str(n.num_items_and_reserved))
    p.append('"items":[' + ",".join([dump_rntuple_rc1__column_record(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"num_items":' + str(n.num_items))
    p.append('"reserved":' + str(n.reserved))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__column_record(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc1__column(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__column(n):
    p = []
    p.append('"column_type":' + str(n.column_type))
    p.append('"bits_on_storage":' + str(n.bits_on_storage))
    p.append('"field_id":' + str(n.field_id))
    p.append('"flags":' + str(n.flags))
    if n.first_element_index is not None:
        p.append('"first_element_index":' + str(n.first_element_index))
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"is_deferred":' + _bool(n.is_deferred))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__alias_column_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc1__alias_column_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__alias_column_list_body(n):
    p = []
    p.append('"num_items_and_reserved":' + str(n.num_items_and_reserved))
    p.append('"items":[' + ",".join([dump_rntuple_rc1__alias_column_record(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"num_items":' + str(n.num_items))
    p.append('"reserved":' + str(n.reserved))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__alias_column_record(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc1__alias_column(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__alias_column(n):
    p = []
    p.append('"physical_column_id":' + str(n.physical_column_id))
    p.append('"field_id":' + str(n.field_id))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__extra_type_info_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc1__extra_type_info_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__extra_type_info_list_body(n):
    p = []
    p.append('"num_items_and_reserved":' + str(n.num_items_and_reserved))
    p.append('"items":[' + ",".join([dump_rntuple_rc1__extra_type_info_record(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"num_items":' + str(n.num_items))
    p.append('"reserved":' + str(n.reserved))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__extra_type_info_record(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc1__extra_type_info(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__extra_type_info(n):
    p = []
    p.append('"type_version_from":' + str(n.type_version_from))
    p.append('"type_version_to":' + str(n.type_version_to))
    p.append('"content_id":' + str(n.content_id))
    p.append('"type_name":' + dump_rntuple_rc1__counted_string(n.type_name))
    if n.content is not None:
        p.append('"content":' + dump_rntuple_rc1__counted_string(n.content))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__footer(n):
    p = []
    p.append('"feature_flags":' + dump_rntuple_rc1__feature_flags(n.feature_flags))
    p.append('"header_checksum":' + _bytes(n.header_checksum))
    p.append('"schema_extension":' + dump_rntuple_rc1__schema_extension_frame(n.schema_extension))
    p.append('"column_groups":' + dump_rntuple_rc1__column_group_list(n.column_groups))
    p.append('"cluster_summaries":' + dump_rntuple_rc1__cluster_summary_list(n.cluster_summaries))
    p.append('"cluster_groups":' + dump_rntuple_rc1__cluster_group_list(n.cluster_groups))
    p.append('"meta_data_links":' + dump_rntuple_rc1__meta_data_link_list(n.meta_data_links))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__schema_extension_frame(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    if n.record is not None:
        p.append('"record":' + dump_rntuple_rc1__schema_extension(n.record))
    if n.list is not None:
        p.append('"list":' + dump_rntuple_rc1__schema_extension_list_body(n.list))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__schema_extension_list_body(n):
    p = []
    p.append('"num_items_and_reserved":' + str(n.num_items_and_reserved))
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"num_items":' + str(n.num_items))
    p.append('"reserved":' + str(n.reserved))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__schema_extension(n):
    p = []
    if n.schema is not None:
        p.append('"schema":' + dump_rntuple_rc1__schema(n.schema))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__column_group_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc1__column_group_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__column_group_list_body(n):
    p = []
    p.append('"num_items_and_reserved":' + str(n.num_items_and_reserved))
    p.append('"items":[' + ",".join([dump_rntuple_rc1__column_group_record(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"num_items":' + str(n.num_items))
    p.append('"reserved":' + str(n.reserved))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__column_group_record(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc1__column_group(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__column_group(n):
    p = []
    p.append('"column_ids":' + dump_rntuple_rc1__column_id_list(n.column_ids))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__column_id_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc1__column_id_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__column_id_list_body(n):
    p = []
    p.append('"num_items_and_reserved":' + str(n.num_items_and_reserved))
    p.append('"items":[' + ",".join([str(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"num_items":' + str(n.num_items))
    p.append('"reserved":' + str(n.reserved))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__cluster_group_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc1__cluster_group_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__cluster_group_list_body(n):
    p = []
    p.append('"num_items_and_reserved":' + str(n.num_items_and_reserved))
    p.append('"items":[' + ",".join([dump_rntuple_rc1__cluster_group_record(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"num_items":' + str(n.num_items))
    p.append('"reserved":' + str(n.reserved))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__cluster_group_record(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc1__cluster_group(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__cluster_group(n):
    p = []
    p.append('"num_clusters":' + str(n.num_clusters))
    p.append('"page_list_link":' + dump_rntuple_rc1__envelope_link(n.page_list_link))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__meta_data_link_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc1__meta_data_link_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__meta_data_link_list_body(n):
    p = []
    p.append('"num_items_and_reserved":' + str(n.num_items_and_reserved))
    p.append('"items":[' + ",".join([dump_rntuple_rc1__envelope_link(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"num_items":' + str(n.num_items))
    p.append('"reserved":' + str(n.reserved))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__cluster_summary_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc1__cluster_summary_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__cluster_summary_list_body(n):
    p = []
    p.append('"num_items_and_reserved":' + str(n.num_items_and_reserved))
    p.append('"items":[' + ",".join([dump_rntuple_rc1__cluster_summary_record(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"num_items":' + str(n.num_items))
    p.append('"reserved":' + str(n.reserved))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__cluster_summary_record(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc1__cluster_summary(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__cluster_summary(n):
    p = []
    p.append('"first_entry":' + str(n.first_entry))
    p.append('"num_entries_lo":' + str(n.num_entries_lo))
    p.append('"num_entries_hi":' + str(n.num_entries_hi))
    if n.column_group_id is not None:
        p.append('"column_group_id":' + str(n.column_group_id))
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"num_entries":' + str(n.num_entries))
    p.append('"flags":' + str(n.flags))
    p.append('"is_sharded":' + _bool(n.is_sharded))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__page_list(n):
    p = []
    p.append('"page_locations":' + dump_rntuple_rc1__cluster_pages_list(n.page_locations))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__cluster_pages_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc1__cluster_pages_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__cluster_pages_list_body(n):
    p = []
    p.append('"num_items_and_reserved":' + str(n.num_items_and_reserved))
    p.append('"items":[' + ",".join([dump_rntuple_rc1__cluster_pages(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"num_items":' + str(n.num_items))
    p.append('"reserved":' + str(n.reserved))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__cluster_pages(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc1__cluster_pages_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__cluster_pages_body(n):
    p = []
    p.append('"num_items_and_reserved":' + str(n.num_items_and_reserved))
    p.append('"items":[' + ",".join([dump_rntuple_rc1__column_pages(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"num_items":' + str(n.num_items))
    p.append('"reserved":' + str(n.reserved))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__column_pages(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc1__column_pages_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__column_pages_body(n):
    p = []
    p.append('"num_items_and_reserved":' + str(n.num_items_and_reserved))
    p.append('"items":[' + ",".join([dump_rntuple_rc1__page(v) for v in n.items]) + "]")
    p.append('"element_offset":' + str(n.element_offset))
    p.append('"compression_settings":' + str(n.compression_settings))
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"num_items":' + str(n.num_items))
    p.append('"reserved":' + str(n.reserved))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__page(n):
    p = []
    p.append('"num_elements_and_flags":' + str(n.num_elements_and_flags))
    p.append('"locator":' + dump_rntuple_rc1__locator(n.locator))
    p.append('"num_elements":' + str(n.num_elements))
    p.append('"flags":' + str(n.flags))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__meta_data(n):
    p = []
    p.append('"entries":' + dump_rntuple_rc1__meta_data_entry_list(n.entries))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__meta_data_entry_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc1__meta_data_entry_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__meta_data_entry_list_body(n):
    p = []
    p.append('"num_items_and_reserved":' + str(n.num_items_and_reserved))
    p.append('"items":[' + ",".join([dump_rntuple_rc1__meta_data_entry_record(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"num_items":' + str(n.num_items))
    p.append('"reserved":' + str(n.reserved))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__meta_data_entry_record(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc1__meta_data_entry(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__meta_data_entry(n):
    p = []
    p.append('"value_type":' + str(n.value_type))
    p.append('"key":' + dump_rntuple_rc1__counted_string(n.key))
    v = n.value
    if isinstance(v, RntupleRc1.MetaDataInt64):
        p.append('"value":{"meta_data_int64":' + dump_rntuple_rc1__meta_data_int64(v) + "}")
    if isinstance(v, RntupleRc1.MetaDataBool):
        p.append('"value":{"meta_data_bool":' + dump_rntuple_rc1__meta_data_bool(v) + "}")
    if isinstance(v, RntupleRc1.MetaDataFloat64):
        p.append('"value":{"meta_data_float64":' + dump_rntuple_rc1__meta_data_float64(v) + "}")
    if isinstance(v, RntupleRc1.CountedString):
        p.append('"value":{"counted_string":' + dump_rntuple_rc1__counted_string(v) + "}")
    if isinstance(v, RntupleRc1.Int64List):
        p.append('"value":{"int64_list":' + dump_rntuple_rc1__int64_list(v) + "}")
    if isinstance(v, RntupleRc1.BoolList):
        p.append('"value":{"bool_list":' + dump_rntuple_rc1__bool_list(v) + "}")
    if isinstance(v, RntupleRc1.Float64List):
        p.append('"value":{"float64_list":' + dump_rntuple_rc1__float64_list(v) + "}")
    if isinstance(v, RntupleRc1.StringList):
        p.append('"value":{"string_list":' + dump_rntuple_rc1__string_list(v) + "}")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__meta_data_int64(n):
    p = []
    p.append('"number":' + str(n.number))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__meta_data_bool(n):
    p = []
    p.append('"number":' + str(n.number))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__meta_data_float64(n):
    p = []
    p.append('"number":' + _float(n.number))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__int64_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc1__int64_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__int64_list_body(n):
    p = []
    p.append('"num_items_and_reserved":' + str(n.num_items_and_reserved))
    p.append('"items":[' + ",".join([str(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"num_items":' + str(n.num_items))
    p.append('"reserved":' + str(n.reserved))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__bool_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc1__bool_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__bool_list_body(n):
    p = []
    p.append('"num_items_and_reserved":' + str(n.num_items_and_reserved))
    p.append('"items":[' + ",".join([str(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"num_items":' + str(n.num_items))
    p.append('"reserved":' + str(n.reserved))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__float64_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc1__float64_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__float64_list_body(n):
    p = []
    p.append('"num_items_and_reserved":' + str(n.num_items_and_reserved))
    p.append('"items":[' + ",".join([_float(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"num_items":' + str(n.num_items))
    p.append('"reserved":' + str(n.reserved))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__string_list(n):
    p = []
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_rc1__string_list_body(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_rc1__string_list_body(n):
    p = []
    p.append('"num_items_and_reserved":' + str(n.num_items_and_reserved))
    p.append('"items":[' + ",".join([dump_rntuple_rc1__counted_string(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"num_items":' + str(n.num_items))
    p.append('"reserved":' + str(n.reserved))
    return "{" + ",".join(p) + "}"


def dump_rntuple_v0(n):
    p = []
    p.append('"payload":' + _bytes(n.payload))
    p.append('"checksum":' + _bytes(n.checksum))
    return "{" + ",".join(p) + "}"


def dump_rntuple_v0__header_envelope(n):
    p = []
    p.append('"payload":' + dump_rntuple_v0__header_record(n.payload))
    p.append('"checksum":' + _bytes(n.checksum))
    return "{" + ",".join(p) + "}"


def dump_rntuple_v0__footer_envelope(n):
    p = []
    p.append('"payload":' + dump_rntuple_v0__footer_record(n.payload))
    p.append('"postscript":' + dump_rntuple_v0__postscript(n.postscript))
    p.append('"checksum":' + _bytes(n.checksum))
    return "{" + ",".join(p) + "}"


def dump_rntuple_v0__postscript(n):
    p = []
    p.append('"version":' + str(n.version))
    p.append('"min_version":' + str(n.min_version))
    p.append('"len_header":' + str(n.len_header))
    p.append('"len_footer":' + str(n.len_footer))
    return "{" + ",".join(p) + "}"


def dump_rntuple_v0__counted_string(n):
    p = []
    p.append('"len":' + str(n.len))
    p.append('"raw":' + _bytes(n.raw))
    if _is_text(n.raw):
        p.append('"value":' + _text(n.value))
    return "{" + ",".join(p) + "}"


def dump_rntuple_v0__header_record(n):
    p = []
    p.append('"version":' + str(n.version))
    p.append('"min_version":' + str(n.min_version))
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_v0__header(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_v0__header(n):
    p = []
    p.append('"reserved":' + str(n.reserved))
    p.append('"name":' + dump_rntuple_v0__counted_string(n.name))
    p.append('"description":' + dump_rntuple_v0__counted_string(n.description))
    p.append('"author":' + dump_rntuple_v0__counted_string(n.author))
    p.append('"custodian":' + dump_rntuple_v0__counted_string(n.custodian))
    p.append('"time_of_data":' + str(n.time_of_data))
    p.append('"time_of_writing":' + str(n.time_of_writing))
    p.append('"ntuple_version":' + dump_rntuple_v0__version_record(n.ntuple_version))
    p.append('"own_uuid":' + dump_rntuple_v0__uuid_record(n.own_uuid))
    p.append('"group_uuid":' + dump_rntuple_v0__uuid_record(n.group_uuid))
    p.append('"num_fields":' + str(n.num_fields))
    p.append('"fields":[' + ",".join([dump_rntuple_v0__field_record(v) for v in n.fields]) + "]")
    p.append('"num_columns":' + str(n.num_columns))
    p.append('"columns":[' + ",".join([dump_rntuple_v0__column_record(v) for v in n.columns]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_v0__version_record(n):
    p = []
    p.append('"version":' + str(n.version))
    p.append('"min_version":' + str(n.min_version))
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_v0__version_numbers(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_v0__version_numbers(n):
    p = []
    p.append('"version_use":' + str(n.version_use))
    p.append('"version_min":' + str(n.version_min))
    p.append('"flags":' + str(n.flags))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_v0__uuid_record(n):
    p = []
    p.append('"version":' + str(n.version))
    p.append('"min_version":' + str(n.min_version))
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_v0__identity(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_v0__identity(n):
    p = []
    p.append('"uuid":' + dump_rntuple_v0__counted_string(n.uuid))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_v0__locator(n):
    p = []
    p.append('"ofs_range":' + str(n.ofs_range))
    p.append('"len_range":' + str(n.len_range))
    p.append('"url":' + dump_rntuple_v0__counted_string(n.url))
    return "{" + ",".join(p) + "}"


def dump_rntuple_v0__field_record(n):
    p = []
    p.append('"version":' + str(n.version))
    p.append('"min_version":' + str(n.min_version))
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_v0__field(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_v0__field(n):
    p = []
    p.append('"field_id":' + str(n.field_id))
    p.append('"field_version":' + dump_rntuple_v0__version_record(n.field_version))
    p.append('"type_version":' + dump_rntuple_v0__version_record(n.type_version))
    p.append('"name":' + dump_rntuple_v0__counted_string(n.name))
    p.append('"description":' + dump_rntuple_v0__counted_string(n.description))
    p.append('"type_name":' + dump_rntuple_v0__counted_string(n.type_name))
    p.append('"num_repetitions":' + str(n.num_repetitions))
    p.append('"structure":' + str(n.structure))
    p.append('"parent_id":' + str(n.parent_id))
    p.append('"num_links":' + str(n.num_links))
    p.append('"links":[' + ",".join([str(v) for v in n.links]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_v0__column_record(n):
    p = []
    p.append('"version":' + str(n.version))
    p.append('"min_version":' + str(n.min_version))
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_v0__column(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_v0__column(n):
    p = []
    p.append('"column_id":' + str(n.column_id))
    p.append('"column_version":' + dump_rntuple_v0__version_record(n.column_version))
    p.append('"model":' + dump_rntuple_v0__column_model_record(n.model))
    p.append('"field_id":' + str(n.field_id))
    p.append('"index":' + str(n.index))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_v0__column_model_record(n):
    p = []
    p.append('"version":' + str(n.version))
    p.append('"min_version":' + str(n.min_version))
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_v0__column_model(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_v0__column_model(n):
    p = []
    p.append('"column_type":' + str(n.column_type))
    p.append('"is_sorted":' + str(n.is_sorted))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_v0__footer_record(n):
    p = []
    p.append('"version":' + str(n.version))
    p.append('"min_version":' + str(n.min_version))
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_v0__footer(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_v0__footer(n):
    p = []
    p.append('"reserved":' + str(n.reserved))
    p.append('"num_clusters":' + str(n.num_clusters))
    p.append('"clusters":[' + ",".join([dump_rntuple_v0__cluster(v) for v in n.clusters]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_v0__cluster(n):
    p = []
    p.append('"uuid":' + dump_rntuple_v0__uuid_record(n.uuid))
    p.append('"summary":' + dump_rntuple_v0__cluster_summary_record(n.summary))
    p.append('"num_columns":' + str(n.num_columns))
    p.append('"columns":[' + ",".join([dump_rntuple_v0__column_pages(v) for v in n.columns]) + "]")
    return "{" + ",".join(p) + "}"


def dump_rntuple_v0__cluster_summary_record(n):
    p = []
    p.append('"version":' + str(n.version))
    p.append('"min_version":' + str(n.min_version))
    p.append('"len_frame":' + str(n.len_frame))
    p.append('"body":' + dump_rntuple_v0__cluster_summary(n.body))
    return "{" + ",".join(p) + "}"


def dump_rntuple_v0__cluster_summary(n):
    p = []
    p.append('"cluster_id":' + str(n.cluster_id))
    p.append('"cluster_version":' + dump_rntuple_v0__version_record(n.cluster_version))
    p.append('"first_entry":' + str(n.first_entry))
    p.append('"num_entries":' + str(n.num_entries))
    p.append('"locator":' + dump_rntuple_v0__locator(n.locator))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_rntuple_v0__column_pages(n):
    p = []
    p.append('"column_id":' + str(n.column_id))
    p.append('"element_offset":' + str(n.element_offset))
    p.append('"num_elements":' + str(n.num_elements))
    p.append('"compression_settings":' + str(n.compression_settings))
    p.append('"num_pages":' + str(n.num_pages))
    p.append('"pages":[' + ",".join([dump_rntuple_v0__page(v) for v in n.pages]) + "]")
    return "{" + ",".join(p) + "}"


def dump_rntuple_v0__page(n):
    p = []
    p.append('"num_elements":' + str(n.num_elements))
    p.append('"locator":' + dump_rntuple_v0__locator(n.locator))
    return "{" + ",".join(p) + "}"


def dump_root_file(n):
    p = []
    p.append('"header":' + dump_root_file__file_header(n.header))
    p.append('"root_directory":' + dump_root_file__directory(n.root_directory))
    p.append('"keys_record":' + dump_root_file__record(n.keys_record))
    p.append('"entries":' + dump_root_file__entry_list(n.entries))
    if n.free_record is not None:
        p.append('"free_record":' + dump_root_file__record(n.free_record))
    if n.streamer_info_record is not None:
        p.append('"streamer_info_record":' + dump_root_file__record(n.streamer_info_record))
    return "{" + ",".join(p) + "}"


def dump_root_file__file_header(n):
    p = []
    p.append('"magic":' + _bytes(n.magic))
    p.append('"version":' + str(n.version))
    p.append('"ofs_begin":' + str(n.ofs_begin))
    if n.ofs_end_narrow is not None:
        p.append('"ofs_end_narrow":' + str(n.ofs_end_narrow))
    if n.ofs_end_wide is not None:
        p.append('"ofs_end_wide":' + str(n.ofs_end_wide))
    if n.ofs_free_narrow is not None:
        p.append('"ofs_free_narrow":' + str(n.ofs_free_narrow))
    if n.ofs_free_wide is not None:
        p.append('"ofs_free_wide":' + str(n.ofs_free_wide))
    p.append('"len_free":' + str(n.len_free))
    p.append('"num_free":' + str(n.num_free))
    p.append('"len_name":' + str(n.len_name))
    p.append('"len_offset":' + str(n.len_offset))
    p.append('"compression_settings":' + str(n.compression_settings))
    if n.ofs_info_narrow is not None:
        p.append('"ofs_info_narrow":' + str(n.ofs_info_narrow))
    if n.ofs_info_wide is not None:
        p.append('"ofs_info_wide":' + str(n.ofs_info_wide))
    p.append('"len_info":' + str(n.len_info))
    p.append('"uuid_version":' + str(n.uuid_version))
    p.append('"uuid":' + _bytes(n.uuid))
    p.append('"is_wide":' + _bool(n.is_wide))
    p.append('"ofs_end":' + str(n.ofs_end))
    p.append('"ofs_free":' + str(n.ofs_free))
    p.append('"ofs_info":' + str(n.ofs_info))
    return "{" + ",".join(p) + "}"


def dump_root_file__counted_string(n):
    p = []
    p.append('"len_short":' + str(n.len_short))
    if n.len_long is not None:
        p.append('"len_long":' + str(n.len_long))
    p.append('"raw":' + _bytes(n.raw))
    p.append('"len":' + str(n.len))
    if _is_text(n.raw):
        p.append('"value":' + _text(n.value))
    return "{" + ",".join(p) + "}"


def dump_root_file__key(n):
    p = []
    p.append('"len_record":' + str(n.len_record))
    p.append('"version":' + str(n.version))
    p.append('"len_object":' + str(n.len_object))
    p.append('"datime":' + str(n.datime))
    p.append('"len_key":' + str(n.len_key))
    p.append('"cycle":' + str(n.cycle))
    if n.ofs_key_narrow is not None:
        p.append('"ofs_key_narrow":' + str(n.ofs_key_narrow))
    if n.ofs_key_wide is not None:
        p.append('"ofs_key_wide":' + str(n.ofs_key_wide))
    if n.ofs_pdir_narrow is not None:
        p.append('"ofs_pdir_narrow":' + str(n.ofs_pdir_narrow))
    if n.ofs_pdir_wide is not None:
        p.append('"ofs_pdir_wide":' + str(n.ofs_pdir_wide))
    p.append('"class_name":' + dump_root_file__counted_string(n.class_name))
    p.append('"name":' + dump_root_file__counted_string(n.name))
    p.append('"title":' + dump_root_file__counted_string(n.title))
    p.append('"is_wide":' + _bool(n.is_wide))
    p.append('"ofs_key":' + str(n.ofs_key))
    p.append('"ofs_pdir":' + str(n.ofs_pdir))
    p.append('"year":' + str(n.year))
    p.append('"month":' + str(n.month))
    p.append('"day":' + str(n.day))
    p.append('"hour":' + str(n.hour))
    p.append('"minute":' + str(n.minute))
    p.append('"second":' + str(n.second))
    return "{" + ",".join(p) + "}"


def dump_root_file__record(n):
    p = []
    p.append('"key":' + dump_root_file__key(n.key))
    p.append('"len_payload":' + str(n.len_payload))
    p.append('"payload":' + _bytes(n.payload))
    return "{" + ",".join(p) + "}"


def dump_root_file__directory(n):
    p = []
    p.append('"version":' + str(n.version))
    p.append('"datime_created":' + str(n.datime_created))
    p.append('"datime_modified":' + str(n.datime_modified))
    p.append('"len_keys":' + str(n.len_keys))
    p.append('"len_name":' + str(n.len_name))
    if n.ofs_dir_narrow is not None:
        p.append('"ofs_dir_narrow":' + str(n.ofs_dir_narrow))
    if n.ofs_dir_wide is not None:
        p.append('"ofs_dir_wide":' + str(n.ofs_dir_wide))
    if n.ofs_parent_narrow is not None:
        p.append('"ofs_parent_narrow":' + str(n.ofs_parent_narrow))
    if n.ofs_parent_wide is not None:
        p.append('"ofs_parent_wide":' + str(n.ofs_parent_wide))
    if n.ofs_keys_narrow is not None:
        p.append('"ofs_keys_narrow":' + str(n.ofs_keys_narrow))
    if n.ofs_keys_wide is not None:
        p.append('"ofs_keys_wide":' + str(n.ofs_keys_wide))
    if n.uuid_version is not None:
        p.append('"uuid_version":' + str(n.uuid_version))
    if n.uuid is not None:
        p.append('"uuid":' + _bytes(n.uuid))
    p.append('"is_wide":' + _bool(n.is_wide))
    p.append('"has_uuid":' + _bool(n.has_uuid))
    p.append('"ofs_dir":' + str(n.ofs_dir))
    p.append('"ofs_parent":' + str(n.ofs_parent))
    p.append('"ofs_keys":' + str(n.ofs_keys))
    p.append('"created_year":' + str(n.created_year))
    p.append('"created_month":' + str(n.created_month))
    p.append('"created_day":' + str(n.created_day))
    p.append('"created_hour":' + str(n.created_hour))
    p.append('"created_minute":' + str(n.created_minute))
    p.append('"created_second":' + str(n.created_second))
    p.append('"modified_year":' + str(n.modified_year))
    p.append('"modified_month":' + str(n.modified_month))
    p.append('"modified_day":' + str(n.modified_day))
    p.append('"modified_hour":' + str(n.modified_hour))
    p.append('"modified_minute":' + str(n.modified_minute))
    p.append('"modified_second":' + str(n.modified_second))
    return "{" + ",".join(p) + "}"


def dump_root_file__keys_list(n):
    p = []
    p.append('"num_keys":' + str(n.num_keys))
    p.append('"keys":[' + ",".join([dump_root_file__key(v) for v in n.keys]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_root_file__entry_list(n):
    p = []
    p.append('"num_entries":' + str(n.num_entries))
    p.append('"entries":[' + ",".join([dump_root_file__entry(v) for v in n.entries]) + "]")
    return "{" + ",".join(p) + "}"


def dump_root_file__entry(n):
    p = []
    p.append('"key":' + dump_root_file__key(n.key))
    p.append('"is_release":' + _bool(n.is_release))
    p.append('"is_candidate":' + _bool(n.is_candidate))
    if n.anchor_record is not None:
        p.append('"anchor_record":' + dump_root_file__anchor_record(n.anchor_record))
    return "{" + ",".join(p) + "}"


def dump_root_file__anchor_record(n):
    p = []
    p.append('"key":' + dump_root_file__key(n.key))
    p.append('"is_release":' + _bool(n.is_release))
    p.append('"len_payload":' + str(n.len_payload))
    p.append('"payload":' + _bytes(n.payload))
    p.append('"is_compressed":' + _bool(n.is_compressed))
    p.append('"class_version":' + str(n.class_version))
    p.append('"is_first_candidate":' + _bool(n.is_first_candidate))
    if n.anchor is not None:
        p.append('"anchor":' + dump_root_file__anchor(n.anchor))
    if n.anchor_rc2 is not None:
        p.append('"anchor_rc2":' + dump_root_file__anchor_rc2(n.anchor_rc2))
    if n.anchor_rc1 is not None:
        p.append('"anchor_rc1":' + dump_root_file__anchor_rc1(n.anchor_rc1))
    return "{" + ",".join(p) + "}"


def dump_root_file__free_list(n):
    p = []
    p.append('"entries":[' + ",".join([dump_root_file__free_entry(v) for v in n.entries]) + "]")
    return "{" + ",".join(p) + "}"


def dump_root_file__free_entry(n):
    p = []
    p.append('"version":' + str(n.version))
    if n.ofs_first_narrow is not None:
        p.append('"ofs_first_narrow":' + str(n.ofs_first_narrow))
    if n.ofs_first_wide is not None:
        p.append('"ofs_first_wide":' + str(n.ofs_first_wide))
    if n.ofs_last_narrow is not None:
        p.append('"ofs_last_narrow":' + str(n.ofs_last_narrow))
    if n.ofs_last_wide is not None:
        p.append('"ofs_last_wide":' + str(n.ofs_last_wide))
    p.append('"is_wide":' + _bool(n.is_wide))
    p.append('"ofs_first":' + str(n.ofs_first))
    p.append('"ofs_last":' + str(n.ofs_last))
    return "{" + ",".join(p) + "}"


def dump_root_file__anchor(n):
    p = []
    p.append('"byte_count":' + str(n.byte_count))
    p.append('"class_version":' + str(n.class_version))
    p.append('"version_epoch":' + str(n.version_epoch))
    p.append('"version_major":' + str(n.version_major))
    p.append('"version_minor":' + str(n.version_minor))
    p.append('"version_patch":' + str(n.version_patch))
    p.append('"ofs_header":' + str(n.ofs_header))
    p.append('"len_header_stored":' + str(n.len_header_stored))
    p.append('"len_header":' + str(n.len_header))
    p.append('"ofs_footer":' + str(n.ofs_footer))
    p.append('"len_footer_stored":' + str(n.len_footer_stored))
    p.append('"len_footer":' + str(n.len_footer))
    p.append('"max_key_size":' + str(n.max_key_size))
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"checksum":' + _bytes(n.checksum))
    return "{" + ",".join(p) + "}"


def dump_root_file__anchor_rc2(n):
    p = []
    p.append('"byte_count":' + str(n.byte_count))
    p.append('"class_version":' + str(n.class_version))
    p.append('"version_epoch":' + str(n.version_epoch))
    p.append('"version_major":' + str(n.version_major))
    p.append('"version_minor":' + str(n.version_minor))
    p.append('"version_patch":' + str(n.version_patch))
    p.append('"ofs_header":' + str(n.ofs_header))
    p.append('"len_header_stored":' + str(n.len_header_stored))
    p.append('"len_header":' + str(n.len_header))
    p.append('"ofs_footer":' + str(n.ofs_footer))
    p.append('"len_footer_stored":' + str(n.len_footer_stored))
    p.append('"len_footer":' + str(n.len_footer))
    if n.max_key_size is not None:
        p.append('"max_key_size":' + str(n.max_key_size))
    p.append('"trailing":' + _bytes(n.trailing))
    p.append('"checksum":' + _bytes(n.checksum))
    return "{" + ",".join(p) + "}"


def dump_root_file__anchor_rc1(n):
    p = []
    p.append('"byte_count":' + str(n.byte_count))
    p.append('"class_version":' + str(n.class_version))
    p.append('"class_checksum":' + str(n.class_checksum))
    p.append('"version":' + str(n.version))
    p.append('"len_in_memory":' + str(n.len_in_memory))
    p.append('"ofs_header":' + str(n.ofs_header))
    p.append('"len_header_stored":' + str(n.len_header_stored))
    p.append('"len_header":' + str(n.len_header))
    p.append('"ofs_footer":' + str(n.ofs_footer))
    p.append('"len_footer_stored":' + str(n.len_footer_stored))
    p.append('"len_footer":' + str(n.len_footer))
    p.append('"reserved":' + str(n.reserved))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_root_file__compression_block(n):
    p = []
    p.append('"chunks":[' + ",".join([dump_root_file__compression_chunk(v) for v in n.chunks]) + "]")
    return "{" + ",".join(p) + "}"


def dump_root_file__compression_chunk(n):
    p = []
    p.append('"algorithm":' + _bytes(n.algorithm))
    p.append('"len_compressed":' + str(n.len_compressed))
    p.append('"len_uncompressed":' + str(n.len_uncompressed))
    p.append('"data":' + _bytes(n.data))
    p.append('"tag":' + str(n.tag))
    return "{" + ",".join(p) + "}"


def dump_root_file__blob_offset_table(n):
    p = []
    p.append('"ofs_parts":[' + ",".join([str(v) for v in n.ofs_parts]) + "]")
    return "{" + ",".join(p) + "}"


def dump_streamer_info(n):
    p = []
    p.append('"byte_count":' + str(n.byte_count))
    p.append('"list":' + dump_streamer_info__info_list(n.list))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_streamer_info__counted_string(n):
    p = []
    p.append('"len_short":' + str(n.len_short))
    if n.len_long is not None:
        p.append('"len_long":' + str(n.len_long))
    p.append('"raw":' + _bytes(n.raw))
    p.append('"len":' + str(n.len))
    if _is_text(n.raw):
        p.append('"value":' + _text(n.value))
    return "{" + ",".join(p) + "}"


def dump_streamer_info__root_object(n):
    p = []
    p.append('"version":' + str(n.version))
    p.append('"unique_id":' + str(n.unique_id))
    p.append('"bits":' + str(n.bits))
    if n.process_id is not None:
        p.append('"process_id":' + str(n.process_id))
    p.append('"is_referenced":' + _bool(n.is_referenced))
    return "{" + ",".join(p) + "}"


def dump_streamer_info__info_list(n):
    p = []
    p.append('"version":' + str(n.version))
    p.append('"object":' + dump_streamer_info__root_object(n.object))
    p.append('"name":' + dump_streamer_info__counted_string(n.name))
    p.append('"num_items":' + str(n.num_items))
    p.append('"items":[' + ",".join([dump_streamer_info__info_item(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_streamer_info__info_item(n):
    p = []
    p.append('"byte_count":' + str(n.byte_count))
    p.append('"body":' + dump_streamer_info__any_object(n.body))
    p.append('"option":' + dump_streamer_info__counted_string(n.option))
    return "{" + ",".join(p) + "}"


def dump_streamer_info__any_object(n):
    p = []
    p.append('"tag":' + str(n.tag))
    if n.class_name is not None:
        p.append('"class_name":' + _bytes(n.class_name))
    p.append('"content":' + _bytes(n.content))
    p.append('"is_new_class":' + _bool(n.is_new_class))
    p.append('"class_place":' + str(n.class_place))
    return "{" + ",".join(p) + "}"


def dump_streamer_info__named(n):
    p = []
    p.append('"byte_count":' + str(n.byte_count))
    p.append('"body":' + dump_streamer_info__named_members(n.body))
    return "{" + ",".join(p) + "}"


def dump_streamer_info__named_members(n):
    p = []
    p.append('"version":' + str(n.version))
    p.append('"object":' + dump_streamer_info__root_object(n.object))
    p.append('"name":' + dump_streamer_info__counted_string(n.name))
    p.append('"title":' + dump_streamer_info__counted_string(n.title))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_streamer_info__class_info(n):
    p = []
    p.append('"byte_count":' + str(n.byte_count))
    p.append('"body":' + dump_streamer_info__class_info_members(n.body))
    return "{" + ",".join(p) + "}"


def dump_streamer_info__class_info_members(n):
    p = []
    p.append('"version":' + str(n.version))
    p.append('"named":' + dump_streamer_info__named(n.named))
    p.append('"checksum":' + str(n.checksum))
    p.append('"class_version":' + str(n.class_version))
    p.append('"elements_byte_count":' + str(n.elements_byte_count))
    p.append('"elements":' + dump_streamer_info__any_object(n.elements))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_streamer_info__class_elements(n):
    p = []
    p.append('"byte_count":' + str(n.byte_count))
    p.append('"body":' + dump_streamer_info__class_elements_members(n.body))
    return "{" + ",".join(p) + "}"


def dump_streamer_info__class_elements_members(n):
    p = []
    p.append('"version":' + str(n.version))
    p.append('"object":' + dump_streamer_info__root_object(n.object))
    p.append('"name":' + dump_streamer_info__counted_string(n.name))
    p.append('"num_items":' + str(n.num_items))
    p.append('"lower_bound":' + str(n.lower_bound))
    p.append('"items":[' + ",".join([dump_streamer_info__element_item(v) for v in n.items]) + "]")
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_streamer_info__element_item(n):
    p = []
    p.append('"byte_count":' + str(n.byte_count))
    p.append('"body":' + dump_streamer_info__any_object(n.body))
    return "{" + ",".join(p) + "}"


def dump_streamer_info__class_element(n):
    p = []
    p.append('"byte_count":' + str(n.byte_count))
    p.append('"body":' + dump_streamer_info__class_element_members(n.body))
    return "{" + ",".join(p) + "}"


def dump_streamer_info__class_element_members(n):
    p = []
    p.append('"version":' + str(n.version))
    p.append('"element":' + dump_streamer_info__element(n.element))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_streamer_info__element(n):
    p = []
    p.append('"byte_count":' + str(n.byte_count))
    p.append('"body":' + dump_streamer_info__element_members(n.body))
    return "{" + ",".join(p) + "}"


def dump_streamer_info__element_members(n):
    p = []
    p.append('"version":' + str(n.version))
    p.append('"named":' + dump_streamer_info__named(n.named))
    p.append('"element_type":' + str(n.element_type))
    p.append('"len_element":' + str(n.len_element))
    p.append('"num_array_items":' + str(n.num_array_items))
    p.append('"num_dimensions":' + str(n.num_dimensions))
    p.append('"max_indices":[' + ",".join([str(v) for v in n.max_indices]) + "]")
    p.append('"type_name":' + dump_streamer_info__counted_string(n.type_name))
    p.append('"trailing":' + _bytes(n.trailing))
    return "{" + ",".join(p) + "}"


def dump_trevni(n):
    p = []
    p.append('"magic":' + _bytes(n.magic))
    p.append('"version":' + str(n.version))
    p.append('"num_rows":' + str(n.num_rows))
    p.append('"num_columns":' + str(n.num_columns))
    p.append('"metadata":' + dump_trevni__metadata_map(n.metadata))
    p.append('"columns_metadata":[' + ",".join([dump_trevni__metadata_map(v) for v in n.columns_metadata]) + "]")
    p.append('"ofs_columns":[' + ",".join([str(v) for v in n.ofs_columns]) + "]")
    p.append('"columns":' + _bytes(n.columns))
    return "{" + ",".join(p) + "}"


def dump_trevni__metadata_map(n):
    p = []
    p.append('"num_pairs":' + dump_trevni__length(n.num_pairs))
    p.append('"pairs":[' + ",".join([dump_trevni__metadata_pair(v) for v in n.pairs]) + "]")
    return "{" + ",".join(p) + "}"


def dump_trevni__metadata_pair(n):
    p = []
    p.append('"key":' + dump_trevni__counted_bytes(n.key))
    p.append('"value":' + dump_trevni__counted_bytes(n.value))
    return "{" + ",".join(p) + "}"


def dump_trevni__counted_bytes(n):
    p = []
    p.append('"nbytes":' + dump_trevni__length(n.nbytes))
    p.append('"raw":' + _bytes(n.raw))
    return "{" + ",".join(p) + "}"


def dump_trevni__length(n):
    p = []
    p.append('"group_0":' + str(n.group_0))
    if n.group_1 is not None:
        p.append('"group_1":' + str(n.group_1))
    if n.group_2 is not None:
        p.append('"group_2":' + str(n.group_2))
    if n.group_3 is not None:
        p.append('"group_3":' + str(n.group_3))
    if n.group_4 is not None:
        p.append('"group_4":' + str(n.group_4))
    if n.group_5 is not None:
        p.append('"group_5":' + str(n.group_5))
    if n.group_6 is not None:
        p.append('"group_6":' + str(n.group_6))
    if n.group_7 is not None:
        p.append('"group_7":' + str(n.group_7))
    if n.group_8 is not None:
        p.append('"group_8":' + str(n.group_8))
    if n.group_9 is not None:
        p.append('"group_9":' + str(n.group_9))
    p.append('"value":' + str(n.value))
    return "{" + ",".join(p) + "}"


def dump_trevni__zigzag(n):
    p = []
    p.append('"group_0":' + str(n.group_0))
    if n.group_1 is not None:
        p.append('"group_1":' + str(n.group_1))
    if n.group_2 is not None:
        p.append('"group_2":' + str(n.group_2))
    if n.group_3 is not None:
        p.append('"group_3":' + str(n.group_3))
    if n.group_4 is not None:
        p.append('"group_4":' + str(n.group_4))
    if n.group_5 is not None:
        p.append('"group_5":' + str(n.group_5))
    if n.group_6 is not None:
        p.append('"group_6":' + str(n.group_6))
    if n.group_7 is not None:
        p.append('"group_7":' + str(n.group_7))
    if n.group_8 is not None:
        p.append('"group_8":' + str(n.group_8))
    if n.group_9 is not None:
        p.append('"group_9":' + str(n.group_9))
    p.append('"low":' + str(n.low))
    p.append('"middle":' + str(n.middle))
    p.append('"high":' + str(n.high))
    return "{" + ",".join(p) + "}"


def dump_trevni__column(n):
    p = []
    p.append('"num_blocks":' + str(n.num_blocks))
    p.append('"descriptors":[' + ",".join([dump_trevni__block_descriptor(v) for v in n.descriptors]) + "]")
    p.append('"blocks":' + _bytes(n.blocks))
    return "{" + ",".join(p) + "}"


def dump_trevni__block_descriptor(n):
    p = []
    p.append('"num_rows":' + str(n.num_rows))
    p.append('"len_block":' + str(n.len_block))
    p.append('"len_block_stored":' + str(n.len_block_stored))
    return "{" + ",".join(p) + "}"


def dump_trevni__column_zigzag(n):
    p = []
    p.append('"num_blocks":' + str(n.num_blocks))
    p.append('"descriptors":[' + ",".join([dump_trevni__zigzag_block_descriptor(v) for v in n.descriptors]) + "]")
    p.append('"blocks":' + _bytes(n.blocks))
    return "{" + ",".join(p) + "}"


def dump_trevni__zigzag_block_descriptor(n):
    p = []
    p.append('"num_rows":' + str(n.num_rows))
    p.append('"len_block":' + str(n.len_block))
    p.append('"len_block_stored":' + str(n.len_block_stored))
    p.append('"first_value":' + dump_trevni__zigzag(n.first_value))
    return "{" + ",".join(p) + "}"


def dump_trevni__column_fixed32(n):
    p = []
    p.append('"num_blocks":' + str(n.num_blocks))
    p.append('"descriptors":[' + ",".join([dump_trevni__fixed32_block_descriptor(v) for v in n.descriptors]) + "]")
    p.append('"blocks":' + _bytes(n.blocks))
    return "{" + ",".join(p) + "}"


def dump_trevni__fixed32_block_descriptor(n):
    p = []
    p.append('"num_rows":' + str(n.num_rows))
    p.append('"len_block":' + str(n.len_block))
    p.append('"len_block_stored":' + str(n.len_block_stored))
    p.append('"first_value":' + str(n.first_value))
    return "{" + ",".join(p) + "}"


def dump_trevni__column_fixed64(n):
    p = []
    p.append('"num_blocks":' + str(n.num_blocks))
    p.append('"descriptors":[' + ",".join([dump_trevni__fixed64_block_descriptor(v) for v in n.descriptors]) + "]")
    p.append('"blocks":' + _bytes(n.blocks))
    return "{" + ",".join(p) + "}"


def dump_trevni__fixed64_block_descriptor(n):
    p = []
    p.append('"num_rows":' + str(n.num_rows))
    p.append('"len_block":' + str(n.len_block))
    p.append('"len_block_stored":' + str(n.len_block_stored))
    p.append('"first_value":' + str(n.first_value))
    return "{" + ",".join(p) + "}"


def dump_trevni__column_counted(n):
    p = []
    p.append('"num_blocks":' + str(n.num_blocks))
    p.append('"descriptors":[' + ",".join([dump_trevni__counted_block_descriptor(v) for v in n.descriptors]) + "]")
    p.append('"blocks":' + _bytes(n.blocks))
    return "{" + ",".join(p) + "}"


def dump_trevni__counted_block_descriptor(n):
    p = []
    p.append('"num_rows":' + str(n.num_rows))
    p.append('"len_block":' + str(n.len_block))
    p.append('"len_block_stored":' + str(n.len_block_stored))
    p.append('"first_value":' + dump_trevni__counted_bytes(n.first_value))
    return "{" + ",".join(p) + "}"


def dump_trevni__repeated_block(n):
    p = []
    p.append('"num_entries":' + str(n.num_entries))
    p.append('"contents":' + _bytes(n.contents))
    return "{" + ",".join(p) + "}"


def dump_trevni__zigzag_values(n):
    p = []
    p.append('"values":[' + ",".join([dump_trevni__zigzag(v) for v in n.values]) + "]")
    return "{" + ",".join(p) + "}"


def dump_trevni__counted_values(n):
    p = []
    p.append('"values":[' + ",".join([dump_trevni__counted_bytes(v) for v in n.values]) + "]")
    return "{" + ",".join(p) + "}"


def dump_rntuple_page(n):
    p = []
    p.append('"raw":' + _bytes(n.raw))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__uint8_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__int8_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__uint16_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__int16_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__uint32_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__int32_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__uint64_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__int64_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__real16_page(n):
    p = []
    p.append('"elements":[' + ",".join([dump_rntuple_page__real16(v) for v in n.elements]) + "]")
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__real32_page(n):
    p = []
    p.append('"elements":[' + ",".join([_float(v) for v in n.elements]) + "]")
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__real64_page(n):
    p = []
    p.append('"elements":[' + ",".join([_float(v) for v in n.elements]) + "]")
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__switch_page(n):
    p = []
    p.append('"elements":[' + ",".join([dump_rntuple_page__switch96(v) for v in n.elements]) + "]")
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__switch44_page(n):
    p = []
    p.append('"elements":[' + ",".join([dump_rntuple_page__switch44(v) for v in n.elements]) + "]")
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__switch32_page(n):
    p = []
    p.append('"elements":[' + ",".join([dump_rntuple_page__switch32(v) for v in n.elements]) + "]")
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__real16(n):
    p = []
    p.append('"bits":' + str(n.bits))
    p.append('"is_negative":' + _bool(n.is_negative))
    p.append('"exponent":' + str(n.exponent))
    p.append('"fraction":' + str(n.fraction))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__switch96(n):
    p = []
    p.append('"element_index":' + str(n.element_index))
    p.append('"tag":' + str(n.tag))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__switch44(n):
    p = []
    p.append('"lo":' + str(n.lo))
    p.append('"hi":' + str(n.hi))
    p.append('"element_index":' + str(n.element_index))
    p.append('"tag":' + str(n.tag))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__switch32(n):
    p = []
    p.append('"element_index":' + str(n.element_index))
    p.append('"tag":' + str(n.tag))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__bit_page(n):
    p = []
    p.append('"elements":[' + ",".join([_bool(v) for v in n.elements]) + "]")
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed2_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed3_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed4_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed5_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed6_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed7_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed8_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed9_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed10_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed11_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed12_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed13_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed14_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed15_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed16_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed17_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed18_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed19_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed20_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed21_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed22_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed23_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed24_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed25_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed26_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed27_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed28_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed29_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed30_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed31_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


def dump_rntuple_page__packed32_page(n):
    p = []
    p.append('"elements":[' + ",".join([str(v) for v in n.elements]) + "]")
    p.append('"num_elements":' + str(n.num_elements))
    return "{" + ",".join(p) + "}"


TYPES = {
    "rntuple": (Rntuple, dump_rntuple),
    "rntuple.counted_string": (Rntuple.CountedString, dump_rntuple__counted_string),
    "rntuple.unknown_payload": (Rntuple.UnknownPayload, dump_rntuple__unknown_payload),
    "rntuple.feature_flags": (Rntuple.FeatureFlags, dump_rntuple__feature_flags),
    "rntuple.feature_flag_word": (Rntuple.FeatureFlagWord, dump_rntuple__feature_flag_word),
    "rntuple.locator": (Rntuple.Locator, dump_rntuple__locator),
    "rntuple.large_locator": (Rntuple.LargeLocator, dump_rntuple__large_locator),
    "rntuple.envelope_link": (Rntuple.EnvelopeLink, dump_rntuple__envelope_link),
    "rntuple.header": (Rntuple.Header, dump_rntuple__header),
    "rntuple.schema": (Rntuple.Schema, dump_rntuple__schema),
    "rntuple.field_list": (Rntuple.FieldList, dump_rntuple__field_list),
    "rntuple.field_list_body": (Rntuple.FieldListBody, dump_rntuple__field_list_body),
    "rntuple.field_record": (Rntuple.FieldRecord, dump_rntuple__field_record),
    "rntuple.field": (Rntuple.Field, dump_rntuple__field),
    "rntuple.column_list": (Rntuple.ColumnList, dump_rntuple__column_list),
    "rntuple.column_list_body": (Rntuple.ColumnListBody, dump_rntuple__column_list_body),
    "rntuple.column_record": (Rntuple.ColumnRecord, dump_rntuple__column_record),
    "rntuple.column": (Rntuple.Column, dump_rntuple__column),
    "rntuple.value_range": (Rntuple.ValueRange, dump_rntuple__value_range),
    "rntuple.alias_column_list": (Rntuple.AliasColumnList, dump_rntuple__alias_column_list),
    "rntuple.alias_column_list_body": (Rntuple.AliasColumnListBody, dump_rntuple__alias_column_list_body),
    "rntuple.alias_column_record": (Rntuple.AliasColumnRecord, dump_rntuple__alias_column_record),
    "rntuple.alias_column": (Rntuple.AliasColumn, dump_rntuple__alias_column),
    "rntuple.extra_type_info_list": (Rntuple.ExtraTypeInfoList, dump_rntuple__extra_type_info_list),
    "rntuple.extra_type_info_list_body": (Rntuple.ExtraTypeInfoListBody, dump_rntuple__extra_type_info_list_body),
    "rntuple.extra_type_info_record": (Rntuple.ExtraTypeInfoRecord, dump_rntuple__extra_type_info_record),
    "rntuple.extra_type_info": (Rntuple.ExtraTypeInfo, dump_rntuple__extra_type_info),
    "rntuple.footer": (Rntuple.Footer, dump_rntuple__footer),
    "rntuple.schema_extension_record": (Rntuple.SchemaExtensionRecord, dump_rntuple__schema_extension_record),
    "rntuple.schema_extension": (Rntuple.SchemaExtension, dump_rntuple__schema_extension),
    "rntuple.cluster_group_list": (Rntuple.ClusterGroupList, dump_rntuple__cluster_group_list),
    "rntuple.cluster_group_list_body": (Rntuple.ClusterGroupListBody, dump_rntuple__cluster_group_list_body),
    "rntuple.cluster_group_record": (Rntuple.ClusterGroupRecord, dump_rntuple__cluster_group_record),
    "rntuple.cluster_group": (Rntuple.ClusterGroup, dump_rntuple__cluster_group),
    "rntuple.linked_attribute_set_list": (Rntuple.LinkedAttributeSetList, dump_rntuple__linked_attribute_set_list),
    "rntuple.linked_attribute_set_list_body": (Rntuple.LinkedAttributeSetListBody, dump_rntuple__linked_attribute_set_list_body),
    "rntuple.linked_attribute_set_record": (Rntuple.LinkedAttributeSetRecord, dump_rntuple__linked_attribute_set_record),
    "rntuple.linked_attribute_set": (Rntuple.LinkedAttributeSet, dump_rntuple__linked_attribute_set),
    "rntuple.page_list": (Rntuple.PageList, dump_rntuple__page_list),
    "rntuple.cluster_summary_list": (Rntuple.ClusterSummaryList, dump_rntuple__cluster_summary_list),
    "rntuple.cluster_summary_list_body": (Rntuple.ClusterSummaryListBody, dump_rntuple__cluster_summary_list_body),
    "rntuple.cluster_summary_record": (Rntuple.ClusterSummaryRecord, dump_rntuple__cluster_summary_record),
    "rntuple.cluster_summary": (Rntuple.ClusterSummary, dump_rntuple__cluster_summary),
    "rntuple.cluster_pages_list": (Rntuple.ClusterPagesList, dump_rntuple__cluster_pages_list),
    "rntuple.cluster_pages_list_body": (Rntuple.ClusterPagesListBody, dump_rntuple__cluster_pages_list_body),
    "rntuple.cluster_pages": (Rntuple.ClusterPages, dump_rntuple__cluster_pages),
    "rntuple.cluster_pages_body": (Rntuple.ClusterPagesBody, dump_rntuple__cluster_pages_body),
    "rntuple.column_pages": (Rntuple.ColumnPages, dump_rntuple__column_pages),
    "rntuple.column_pages_body": (Rntuple.ColumnPagesBody, dump_rntuple__column_pages_body),
    "rntuple.page": (Rntuple.Page, dump_rntuple__page),
    "rntuple_rc2": (RntupleRc2, dump_rntuple_rc2),
    "rntuple_rc2.counted_string": (RntupleRc2.CountedString, dump_rntuple_rc2__counted_string),
    "rntuple_rc2.unknown_payload": (RntupleRc2.UnknownPayload, dump_rntuple_rc2__unknown_payload),
    "rntuple_rc2.feature_flags": (RntupleRc2.FeatureFlags, dump_rntuple_rc2__feature_flags),
    "rntuple_rc2.feature_flag_word": (RntupleRc2.FeatureFlagWord, dump_rntuple_rc2__feature_flag_word),
    "rntuple_rc2.locator": (RntupleRc2.Locator, dump_rntuple_rc2__locator),
    "rntuple_rc2.uri_locator": (RntupleRc2.UriLocator, dump_rntuple_rc2__uri_locator),
    "rntuple_rc2.large_locator": (RntupleRc2.LargeLocator, dump_rntuple_rc2__large_locator),
    "rntuple_rc2.object64_locator": (RntupleRc2.Object64Locator, dump_rntuple_rc2__object64_locator),
    "rntuple_rc2.envelope_link": (RntupleRc2.EnvelopeLink, dump_rntuple_rc2__envelope_link),
    "rntuple_rc2.header": (RntupleRc2.Header, dump_rntuple_rc2__header),
    "rntuple_rc2.schema": (RntupleRc2.Schema, dump_rntuple_rc2__schema),
    "rntuple_rc2.field_list": (RntupleRc2.FieldList, dump_rntuple_rc2__field_list),
    "rntuple_rc2.field_list_body": (RntupleRc2.FieldListBody, dump_rntuple_rc2__field_list_body),
    "rntuple_rc2.field_record": (RntupleRc2.FieldRecord, dump_rntuple_rc2__field_record),
    "rntuple_rc2.field": (RntupleRc2.Field, dump_rntuple_rc2__field),
    "rntuple_rc2.column_list": (RntupleRc2.ColumnList, dump_rntuple_rc2__column_list),
    "rntuple_rc2.column_list_body": (RntupleRc2.ColumnListBody, dump_rntuple_rc2__column_list_body),
    "rntuple_rc2.column_record": (RntupleRc2.ColumnRecord, dump_rntuple_rc2__column_record),
    "rntuple_rc2.column": (RntupleRc2.Column, dump_rntuple_rc2__column),
    "rntuple_rc2.value_range": (RntupleRc2.ValueRange, dump_rntuple_rc2__value_range),
    "rntuple_rc2.alias_column_list": (RntupleRc2.AliasColumnList, dump_rntuple_rc2__alias_column_list),
    "rntuple_rc2.alias_column_list_body": (RntupleRc2.AliasColumnListBody, dump_rntuple_rc2__alias_column_list_body),
    "rntuple_rc2.alias_column_record": (RntupleRc2.AliasColumnRecord, dump_rntuple_rc2__alias_column_record),
    "rntuple_rc2.alias_column": (RntupleRc2.AliasColumn, dump_rntuple_rc2__alias_column),
    "rntuple_rc2.extra_type_info_list": (RntupleRc2.ExtraTypeInfoList, dump_rntuple_rc2__extra_type_info_list),
    "rntuple_rc2.extra_type_info_list_body": (RntupleRc2.ExtraTypeInfoListBody, dump_rntuple_rc2__extra_type_info_list_body),
    "rntuple_rc2.extra_type_info_record": (RntupleRc2.ExtraTypeInfoRecord, dump_rntuple_rc2__extra_type_info_record),
    "rntuple_rc2.extra_type_info": (RntupleRc2.ExtraTypeInfo, dump_rntuple_rc2__extra_type_info),
    "rntuple_rc2.footer": (RntupleRc2.Footer, dump_rntuple_rc2__footer),
    "rntuple_rc2.schema_extension_record": (RntupleRc2.SchemaExtensionRecord, dump_rntuple_rc2__schema_extension_record),
    "rntuple_rc2.schema_extension": (RntupleRc2.SchemaExtension, dump_rntuple_rc2__schema_extension),
    "rntuple_rc2.column_group_list": (RntupleRc2.ColumnGroupList, dump_rntuple_rc2__column_group_list),
    "rntuple_rc2.column_group_list_body": (RntupleRc2.ColumnGroupListBody, dump_rntuple_rc2__column_group_list_body),
    "rntuple_rc2.column_group_record": (RntupleRc2.ColumnGroupRecord, dump_rntuple_rc2__column_group_record),
    "rntuple_rc2.column_group": (RntupleRc2.ColumnGroup, dump_rntuple_rc2__column_group),
    "rntuple_rc2.column_id_list": (RntupleRc2.ColumnIdList, dump_rntuple_rc2__column_id_list),
    "rntuple_rc2.column_id_list_body": (RntupleRc2.ColumnIdListBody, dump_rntuple_rc2__column_id_list_body),
    "rntuple_rc2.cluster_group_list": (RntupleRc2.ClusterGroupList, dump_rntuple_rc2__cluster_group_list),
    "rntuple_rc2.cluster_group_list_body": (RntupleRc2.ClusterGroupListBody, dump_rntuple_rc2__cluster_group_list_body),
    "rntuple_rc2.cluster_group_record": (RntupleRc2.ClusterGroupRecord, dump_rntuple_rc2__cluster_group_record),
    "rntuple_rc2.cluster_group": (RntupleRc2.ClusterGroup, dump_rntuple_rc2__cluster_group),
    "rntuple_rc2.meta_data_link_list": (RntupleRc2.MetaDataLinkList, dump_rntuple_rc2__meta_data_link_list),
    "rntuple_rc2.meta_data_link_list_body": (RntupleRc2.MetaDataLinkListBody, dump_rntuple_rc2__meta_data_link_list_body),
    "rntuple_rc2.page_list": (RntupleRc2.PageList, dump_rntuple_rc2__page_list),
    "rntuple_rc2.cluster_summary_list": (RntupleRc2.ClusterSummaryList, dump_rntuple_rc2__cluster_summary_list),
    "rntuple_rc2.cluster_summary_list_body": (RntupleRc2.ClusterSummaryListBody, dump_rntuple_rc2__cluster_summary_list_body),
    "rntuple_rc2.cluster_summary_record": (RntupleRc2.ClusterSummaryRecord, dump_rntuple_rc2__cluster_summary_record),
    "rntuple_rc2.cluster_summary": (RntupleRc2.ClusterSummary, dump_rntuple_rc2__cluster_summary),
    "rntuple_rc2.cluster_pages_list": (RntupleRc2.ClusterPagesList, dump_rntuple_rc2__cluster_pages_list),
    "rntuple_rc2.cluster_pages_list_body": (RntupleRc2.ClusterPagesListBody, dump_rntuple_rc2__cluster_pages_list_body),
    "rntuple_rc2.cluster_pages": (RntupleRc2.ClusterPages, dump_rntuple_rc2__cluster_pages),
    "rntuple_rc2.cluster_pages_body": (RntupleRc2.ClusterPagesBody, dump_rntuple_rc2__cluster_pages_body),
    "rntuple_rc2.column_pages": (RntupleRc2.ColumnPages, dump_rntuple_rc2__column_pages),
    "rntuple_rc2.column_pages_body": (RntupleRc2.ColumnPagesBody, dump_rntuple_rc2__column_pages_body),
    "rntuple_rc2.page": (RntupleRc2.Page, dump_rntuple_rc2__page),
    "rntuple_rc2.meta_data": (RntupleRc2.MetaData, dump_rntuple_rc2__meta_data),
    "rntuple_rc2.meta_data_entry_list": (RntupleRc2.MetaDataEntryList, dump_rntuple_rc2__meta_data_entry_list),
    "rntuple_rc2.meta_data_entry_list_body": (RntupleRc2.MetaDataEntryListBody, dump_rntuple_rc2__meta_data_entry_list_body),
    "rntuple_rc2.meta_data_entry_record": (RntupleRc2.MetaDataEntryRecord, dump_rntuple_rc2__meta_data_entry_record),
    "rntuple_rc2.meta_data_entry": (RntupleRc2.MetaDataEntry, dump_rntuple_rc2__meta_data_entry),
    "rntuple_rc2.meta_data_int64": (RntupleRc2.MetaDataInt64, dump_rntuple_rc2__meta_data_int64),
    "rntuple_rc2.meta_data_bool": (RntupleRc2.MetaDataBool, dump_rntuple_rc2__meta_data_bool),
    "rntuple_rc2.meta_data_float64": (RntupleRc2.MetaDataFloat64, dump_rntuple_rc2__meta_data_float64),
    "rntuple_rc2.int64_list": (RntupleRc2.Int64List, dump_rntuple_rc2__int64_list),
    "rntuple_rc2.int64_list_body": (RntupleRc2.Int64ListBody, dump_rntuple_rc2__int64_list_body),
    "rntuple_rc2.bool_list": (RntupleRc2.BoolList, dump_rntuple_rc2__bool_list),
    "rntuple_rc2.bool_list_body": (RntupleRc2.BoolListBody, dump_rntuple_rc2__bool_list_body),
    "rntuple_rc2.float64_list": (RntupleRc2.Float64List, dump_rntuple_rc2__float64_list),
    "rntuple_rc2.float64_list_body": (RntupleRc2.Float64ListBody, dump_rntuple_rc2__float64_list_body),
    "rntuple_rc2.string_list": (RntupleRc2.StringList, dump_rntuple_rc2__string_list),
    "rntuple_rc2.string_list_body": (RntupleRc2.StringListBody, dump_rntuple_rc2__string_list_body),
    "rntuple_rc1": (RntupleRc1, dump_rntuple_rc1),
    "rntuple_rc1.envelope_preamble": (RntupleRc1.EnvelopePreamble, dump_rntuple_rc1__envelope_preamble),
    "rntuple_rc1.header_envelope": (RntupleRc1.HeaderEnvelope, dump_rntuple_rc1__header_envelope),
    "rntuple_rc1.footer_envelope": (RntupleRc1.FooterEnvelope, dump_rntuple_rc1__footer_envelope),
    "rntuple_rc1.page_list_envelope": (RntupleRc1.PageListEnvelope, dump_rntuple_rc1__page_list_envelope),
    "rntuple_rc1.meta_data_envelope": (RntupleRc1.MetaDataEnvelope, dump_rntuple_rc1__meta_data_envelope),
    "rntuple_rc1.counted_string": (RntupleRc1.CountedString, dump_rntuple_rc1__counted_string),
    "rntuple_rc1.unknown_payload": (RntupleRc1.UnknownPayload, dump_rntuple_rc1__unknown_payload),
    "rntuple_rc1.feature_flags": (RntupleRc1.FeatureFlags, dump_rntuple_rc1__feature_flags),
    "rntuple_rc1.feature_flag_word": (RntupleRc1.FeatureFlagWord, dump_rntuple_rc1__feature_flag_word),
    "rntuple_rc1.locator": (RntupleRc1.Locator, dump_rntuple_rc1__locator),
    "rntuple_rc1.uri_locator": (RntupleRc1.UriLocator, dump_rntuple_rc1__uri_locator),
    "rntuple_rc1.object64_locator": (RntupleRc1.Object64Locator, dump_rntuple_rc1__object64_locator),
    "rntuple_rc1.envelope_link": (RntupleRc1.EnvelopeLink, dump_rntuple_rc1__envelope_link),
    "rntuple_rc1.header": (RntupleRc1.Header, dump_rntuple_rc1__header),
    "rntuple_rc1.schema": (RntupleRc1.Schema, dump_rntuple_rc1__schema),
    "rntuple_rc1.field_list": (RntupleRc1.FieldList, dump_rntuple_rc1__field_list),
    "rntuple_rc1.field_list_body": (RntupleRc1.FieldListBody, dump_rntuple_rc1__field_list_body),
    "rntuple_rc1.field_record": (RntupleRc1.FieldRecord, dump_rntuple_rc1__field_record),
    "rntuple_rc1.field": (RntupleRc1.Field, dump_rntuple_rc1__field),
    "rntuple_rc1.column_list": (RntupleRc1.ColumnList, dump_rntuple_rc1__column_list),
    "rntuple_rc1.column_list_body": (RntupleRc1.ColumnListBody, dump_rntuple_rc1__column_list_body),
    "rntuple_rc1.column_record": (RntupleRc1.ColumnRecord, dump_rntuple_rc1__column_record),
    "rntuple_rc1.column": (RntupleRc1.Column, dump_rntuple_rc1__column),
    "rntuple_rc1.alias_column_list": (RntupleRc1.AliasColumnList, dump_rntuple_rc1__alias_column_list),
    "rntuple_rc1.alias_column_list_body": (RntupleRc1.AliasColumnListBody, dump_rntuple_rc1__alias_column_list_body),
    "rntuple_rc1.alias_column_record": (RntupleRc1.AliasColumnRecord, dump_rntuple_rc1__alias_column_record),
    "rntuple_rc1.alias_column": (RntupleRc1.AliasColumn, dump_rntuple_rc1__alias_column),
    "rntuple_rc1.extra_type_info_list": (RntupleRc1.ExtraTypeInfoList, dump_rntuple_rc1__extra_type_info_list),
    "rntuple_rc1.extra_type_info_list_body": (RntupleRc1.ExtraTypeInfoListBody, dump_rntuple_rc1__extra_type_info_list_body),
    "rntuple_rc1.extra_type_info_record": (RntupleRc1.ExtraTypeInfoRecord, dump_rntuple_rc1__extra_type_info_record),
    "rntuple_rc1.extra_type_info": (RntupleRc1.ExtraTypeInfo, dump_rntuple_rc1__extra_type_info),
    "rntuple_rc1.footer": (RntupleRc1.Footer, dump_rntuple_rc1__footer),
    "rntuple_rc1.schema_extension_frame": (RntupleRc1.SchemaExtensionFrame, dump_rntuple_rc1__schema_extension_frame),
    "rntuple_rc1.schema_extension_list_body": (RntupleRc1.SchemaExtensionListBody, dump_rntuple_rc1__schema_extension_list_body),
    "rntuple_rc1.schema_extension": (RntupleRc1.SchemaExtension, dump_rntuple_rc1__schema_extension),
    "rntuple_rc1.column_group_list": (RntupleRc1.ColumnGroupList, dump_rntuple_rc1__column_group_list),
    "rntuple_rc1.column_group_list_body": (RntupleRc1.ColumnGroupListBody, dump_rntuple_rc1__column_group_list_body),
    "rntuple_rc1.column_group_record": (RntupleRc1.ColumnGroupRecord, dump_rntuple_rc1__column_group_record),
    "rntuple_rc1.column_group": (RntupleRc1.ColumnGroup, dump_rntuple_rc1__column_group),
    "rntuple_rc1.column_id_list": (RntupleRc1.ColumnIdList, dump_rntuple_rc1__column_id_list),
    "rntuple_rc1.column_id_list_body": (RntupleRc1.ColumnIdListBody, dump_rntuple_rc1__column_id_list_body),
    "rntuple_rc1.cluster_group_list": (RntupleRc1.ClusterGroupList, dump_rntuple_rc1__cluster_group_list),
    "rntuple_rc1.cluster_group_list_body": (RntupleRc1.ClusterGroupListBody, dump_rntuple_rc1__cluster_group_list_body),
    "rntuple_rc1.cluster_group_record": (RntupleRc1.ClusterGroupRecord, dump_rntuple_rc1__cluster_group_record),
    "rntuple_rc1.cluster_group": (RntupleRc1.ClusterGroup, dump_rntuple_rc1__cluster_group),
    "rntuple_rc1.meta_data_link_list": (RntupleRc1.MetaDataLinkList, dump_rntuple_rc1__meta_data_link_list),
    "rntuple_rc1.meta_data_link_list_body": (RntupleRc1.MetaDataLinkListBody, dump_rntuple_rc1__meta_data_link_list_body),
    "rntuple_rc1.cluster_summary_list": (RntupleRc1.ClusterSummaryList, dump_rntuple_rc1__cluster_summary_list),
    "rntuple_rc1.cluster_summary_list_body": (RntupleRc1.ClusterSummaryListBody, dump_rntuple_rc1__cluster_summary_list_body),
    "rntuple_rc1.cluster_summary_record": (RntupleRc1.ClusterSummaryRecord, dump_rntuple_rc1__cluster_summary_record),
    "rntuple_rc1.cluster_summary": (RntupleRc1.ClusterSummary, dump_rntuple_rc1__cluster_summary),
    "rntuple_rc1.page_list": (RntupleRc1.PageList, dump_rntuple_rc1__page_list),
    "rntuple_rc1.cluster_pages_list": (RntupleRc1.ClusterPagesList, dump_rntuple_rc1__cluster_pages_list),
    "rntuple_rc1.cluster_pages_list_body": (RntupleRc1.ClusterPagesListBody, dump_rntuple_rc1__cluster_pages_list_body),
    "rntuple_rc1.cluster_pages": (RntupleRc1.ClusterPages, dump_rntuple_rc1__cluster_pages),
    "rntuple_rc1.cluster_pages_body": (RntupleRc1.ClusterPagesBody, dump_rntuple_rc1__cluster_pages_body),
    "rntuple_rc1.column_pages": (RntupleRc1.ColumnPages, dump_rntuple_rc1__column_pages),
    "rntuple_rc1.column_pages_body": (RntupleRc1.ColumnPagesBody, dump_rntuple_rc1__column_pages_body),
    "rntuple_rc1.page": (RntupleRc1.Page, dump_rntuple_rc1__page),
    "rntuple_rc1.meta_data": (RntupleRc1.MetaData, dump_rntuple_rc1__meta_data),
    "rntuple_rc1.meta_data_entry_list": (RntupleRc1.MetaDataEntryList, dump_rntuple_rc1__meta_data_entry_list),
    "rntuple_rc1.meta_data_entry_list_body": (RntupleRc1.MetaDataEntryListBody, dump_rntuple_rc1__meta_data_entry_list_body),
    "rntuple_rc1.meta_data_entry_record": (RntupleRc1.MetaDataEntryRecord, dump_rntuple_rc1__meta_data_entry_record),
    "rntuple_rc1.meta_data_entry": (RntupleRc1.MetaDataEntry, dump_rntuple_rc1__meta_data_entry),
    "rntuple_rc1.meta_data_int64": (RntupleRc1.MetaDataInt64, dump_rntuple_rc1__meta_data_int64),
    "rntuple_rc1.meta_data_bool": (RntupleRc1.MetaDataBool, dump_rntuple_rc1__meta_data_bool),
    "rntuple_rc1.meta_data_float64": (RntupleRc1.MetaDataFloat64, dump_rntuple_rc1__meta_data_float64),
    "rntuple_rc1.int64_list": (RntupleRc1.Int64List, dump_rntuple_rc1__int64_list),
    "rntuple_rc1.int64_list_body": (RntupleRc1.Int64ListBody, dump_rntuple_rc1__int64_list_body),
    "rntuple_rc1.bool_list": (RntupleRc1.BoolList, dump_rntuple_rc1__bool_list),
    "rntuple_rc1.bool_list_body": (RntupleRc1.BoolListBody, dump_rntuple_rc1__bool_list_body),
    "rntuple_rc1.float64_list": (RntupleRc1.Float64List, dump_rntuple_rc1__float64_list),
    "rntuple_rc1.float64_list_body": (RntupleRc1.Float64ListBody, dump_rntuple_rc1__float64_list_body),
    "rntuple_rc1.string_list": (RntupleRc1.StringList, dump_rntuple_rc1__string_list),
    "rntuple_rc1.string_list_body": (RntupleRc1.StringListBody, dump_rntuple_rc1__string_list_body),
    "rntuple_v0": (RntupleV0, dump_rntuple_v0),
    "rntuple_v0.header_envelope": (RntupleV0.HeaderEnvelope, dump_rntuple_v0__header_envelope),
    "rntuple_v0.footer_envelope": (RntupleV0.FooterEnvelope, dump_rntuple_v0__footer_envelope),
    "rntuple_v0.postscript": (RntupleV0.Postscript, dump_rntuple_v0__postscript),
    "rntuple_v0.counted_string": (RntupleV0.CountedString, dump_rntuple_v0__counted_string),
    "rntuple_v0.header_record": (RntupleV0.HeaderRecord, dump_rntuple_v0__header_record),
    "rntuple_v0.header": (RntupleV0.Header, dump_rntuple_v0__header),
    "rntuple_v0.version_record": (RntupleV0.VersionRecord, dump_rntuple_v0__version_record),
    "rntuple_v0.version_numbers": (RntupleV0.VersionNumbers, dump_rntuple_v0__version_numbers),
    "rntuple_v0.uuid_record": (RntupleV0.UuidRecord, dump_rntuple_v0__uuid_record),
    "rntuple_v0.identity": (RntupleV0.Identity, dump_rntuple_v0__identity),
    "rntuple_v0.locator": (RntupleV0.Locator, dump_rntuple_v0__locator),
    "rntuple_v0.field_record": (RntupleV0.FieldRecord, dump_rntuple_v0__field_record),
    "rntuple_v0.field": (RntupleV0.Field, dump_rntuple_v0__field),
    "rntuple_v0.column_record": (RntupleV0.ColumnRecord, dump_rntuple_v0__column_record),
    "rntuple_v0.column": (RntupleV0.Column, dump_rntuple_v0__column),
    "rntuple_v0.column_model_record": (RntupleV0.ColumnModelRecord, dump_rntuple_v0__column_model_record),
    "rntuple_v0.column_model": (RntupleV0.ColumnModel, dump_rntuple_v0__column_model),
    "rntuple_v0.footer_record": (RntupleV0.FooterRecord, dump_rntuple_v0__footer_record),
    "rntuple_v0.footer": (RntupleV0.Footer, dump_rntuple_v0__footer),
    "rntuple_v0.cluster": (RntupleV0.Cluster, dump_rntuple_v0__cluster),
    "rntuple_v0.cluster_summary_record": (RntupleV0.ClusterSummaryRecord, dump_rntuple_v0__cluster_summary_record),
    "rntuple_v0.cluster_summary": (RntupleV0.ClusterSummary, dump_rntuple_v0__cluster_summary),
    "rntuple_v0.column_pages": (RntupleV0.ColumnPages, dump_rntuple_v0__column_pages),
    "rntuple_v0.page": (RntupleV0.Page, dump_rntuple_v0__page),
    "root_file": (RootFile, dump_root_file),
    "root_file.file_header": (RootFile.FileHeader, dump_root_file__file_header),
    "root_file.counted_string": (RootFile.CountedString, dump_root_file__counted_string),
    "root_file.key": (RootFile.Key, dump_root_file__key),
    "root_file.record": (RootFile.Record, dump_root_file__record),
    "root_file.directory": (RootFile.Directory, dump_root_file__directory),
    "root_file.keys_list": (RootFile.KeysList, dump_root_file__keys_list),
    "root_file.entry_list": (RootFile.EntryList, dump_root_file__entry_list),
    "root_file.entry": (RootFile.Entry, dump_root_file__entry),
    "root_file.anchor_record": (RootFile.AnchorRecord, dump_root_file__anchor_record),
    "root_file.free_list": (RootFile.FreeList, dump_root_file__free_list),
    "root_file.free_entry": (RootFile.FreeEntry, dump_root_file__free_entry),
    "root_file.anchor": (RootFile.Anchor, dump_root_file__anchor),
    "root_file.anchor_rc2": (RootFile.AnchorRc2, dump_root_file__anchor_rc2),
    "root_file.anchor_rc1": (RootFile.AnchorRc1, dump_root_file__anchor_rc1),
    "root_file.compression_block": (RootFile.CompressionBlock, dump_root_file__compression_block),
    "root_file.compression_chunk": (RootFile.CompressionChunk, dump_root_file__compression_chunk),
    "root_file.blob_offset_table": (RootFile.BlobOffsetTable, dump_root_file__blob_offset_table),
    "streamer_info": (StreamerInfo, dump_streamer_info),
    "streamer_info.counted_string": (StreamerInfo.CountedString, dump_streamer_info__counted_string),
    "streamer_info.root_object": (StreamerInfo.RootObject, dump_streamer_info__root_object),
    "streamer_info.info_list": (StreamerInfo.InfoList, dump_streamer_info__info_list),
    "streamer_info.info_item": (StreamerInfo.InfoItem, dump_streamer_info__info_item),
    "streamer_info.any_object": (StreamerInfo.AnyObject, dump_streamer_info__any_object),
    "streamer_info.named": (StreamerInfo.Named, dump_streamer_info__named),
    "streamer_info.named_members": (StreamerInfo.NamedMembers, dump_streamer_info__named_members),
    "streamer_info.class_info": (StreamerInfo.ClassInfo, dump_streamer_info__class_info),
    "streamer_info.class_info_members": (StreamerInfo.ClassInfoMembers, dump_streamer_info__class_info_members),
    "streamer_info.class_elements": (StreamerInfo.ClassElements, dump_streamer_info__class_elements),
    "streamer_info.class_elements_members": (StreamerInfo.ClassElementsMembers, dump_streamer_info__class_elements_members),
    "streamer_info.element_item": (StreamerInfo.ElementItem, dump_streamer_info__element_item),
    "streamer_info.class_element": (StreamerInfo.ClassElement, dump_streamer_info__class_element),
    "streamer_info.class_element_members": (StreamerInfo.ClassElementMembers, dump_streamer_info__class_element_members),
    "streamer_info.element": (StreamerInfo.Element, dump_streamer_info__element),
    "streamer_info.element_members": (StreamerInfo.ElementMembers, dump_streamer_info__element_members),
    "trevni": (Trevni, dump_trevni),
    "trevni.metadata_map": (Trevni.MetadataMap, dump_trevni__metadata_map),
    "trevni.metadata_pair": (Trevni.MetadataPair, dump_trevni__metadata_pair),
    "trevni.counted_bytes": (Trevni.CountedBytes, dump_trevni__counted_bytes),
    "trevni.length": (Trevni.Length, dump_trevni__length),
    "trevni.zigzag": (Trevni.Zigzag, dump_trevni__zigzag),
    "trevni.column": (Trevni.Column, dump_trevni__column),
    "trevni.block_descriptor": (Trevni.BlockDescriptor, dump_trevni__block_descriptor),
    "trevni.column_zigzag": (Trevni.ColumnZigzag, dump_trevni__column_zigzag),
    "trevni.zigzag_block_descriptor": (Trevni.ZigzagBlockDescriptor, dump_trevni__zigzag_block_descriptor),
    "trevni.column_fixed32": (Trevni.ColumnFixed32, dump_trevni__column_fixed32),
    "trevni.fixed32_block_descriptor": (Trevni.Fixed32BlockDescriptor, dump_trevni__fixed32_block_descriptor),
    "trevni.column_fixed64": (Trevni.ColumnFixed64, dump_trevni__column_fixed64),
    "trevni.fixed64_block_descriptor": (Trevni.Fixed64BlockDescriptor, dump_trevni__fixed64_block_descriptor),
    "trevni.column_counted": (Trevni.ColumnCounted, dump_trevni__column_counted),
    "trevni.counted_block_descriptor": (Trevni.CountedBlockDescriptor, dump_trevni__counted_block_descriptor),
    "trevni.repeated_block": (Trevni.RepeatedBlock, dump_trevni__repeated_block),
    "trevni.zigzag_values": (Trevni.ZigzagValues, dump_trevni__zigzag_values),
    "trevni.counted_values": (Trevni.CountedValues, dump_trevni__counted_values),
    "rntuple_page": (RntuplePage, dump_rntuple_page),
    "rntuple_page.uint8_page": (RntuplePage.Uint8Page, dump_rntuple_page__uint8_page),
    "rntuple_page.int8_page": (RntuplePage.Int8Page, dump_rntuple_page__int8_page),
    "rntuple_page.uint16_page": (RntuplePage.Uint16Page, dump_rntuple_page__uint16_page),
    "rntuple_page.int16_page": (RntuplePage.Int16Page, dump_rntuple_page__int16_page),
    "rntuple_page.uint32_page": (RntuplePage.Uint32Page, dump_rntuple_page__uint32_page),
    "rntuple_page.int32_page": (RntuplePage.Int32Page, dump_rntuple_page__int32_page),
    "rntuple_page.uint64_page": (RntuplePage.Uint64Page, dump_rntuple_page__uint64_page),
    "rntuple_page.int64_page": (RntuplePage.Int64Page, dump_rntuple_page__int64_page),
    "rntuple_page.real16_page": (RntuplePage.Real16Page, dump_rntuple_page__real16_page),
    "rntuple_page.real32_page": (RntuplePage.Real32Page, dump_rntuple_page__real32_page),
    "rntuple_page.real64_page": (RntuplePage.Real64Page, dump_rntuple_page__real64_page),
    "rntuple_page.switch_page": (RntuplePage.SwitchPage, dump_rntuple_page__switch_page),
    "rntuple_page.switch44_page": (RntuplePage.Switch44Page, dump_rntuple_page__switch44_page),
    "rntuple_page.switch32_page": (RntuplePage.Switch32Page, dump_rntuple_page__switch32_page),
    "rntuple_page.real16": (RntuplePage.Real16, dump_rntuple_page__real16),
    "rntuple_page.switch96": (RntuplePage.Switch96, dump_rntuple_page__switch96),
    "rntuple_page.switch44": (RntuplePage.Switch44, dump_rntuple_page__switch44),
    "rntuple_page.switch32": (RntuplePage.Switch32, dump_rntuple_page__switch32),
    "rntuple_page.bit_page": (RntuplePage.BitPage, dump_rntuple_page__bit_page),
    "rntuple_page.packed2_page": (RntuplePage.Packed2Page, dump_rntuple_page__packed2_page),
    "rntuple_page.packed3_page": (RntuplePage.Packed3Page, dump_rntuple_page__packed3_page),
    "rntuple_page.packed4_page": (RntuplePage.Packed4Page, dump_rntuple_page__packed4_page),
    "rntuple_page.packed5_page": (RntuplePage.Packed5Page, dump_rntuple_page__packed5_page),
    "rntuple_page.packed6_page": (RntuplePage.Packed6Page, dump_rntuple_page__packed6_page),
    "rntuple_page.packed7_page": (RntuplePage.Packed7Page, dump_rntuple_page__packed7_page),
    "rntuple_page.packed8_page": (RntuplePage.Packed8Page, dump_rntuple_page__packed8_page),
    "rntuple_page.packed9_page": (RntuplePage.Packed9Page, dump_rntuple_page__packed9_page),
    "rntuple_page.packed10_page": (RntuplePage.Packed10Page, dump_rntuple_page__packed10_page),
    "rntuple_page.packed11_page": (RntuplePage.Packed11Page, dump_rntuple_page__packed11_page),
    "rntuple_page.packed12_page": (RntuplePage.Packed12Page, dump_rntuple_page__packed12_page),
    "rntuple_page.packed13_page": (RntuplePage.Packed13Page, dump_rntuple_page__packed13_page),
    "rntuple_page.packed14_page": (RntuplePage.Packed14Page, dump_rntuple_page__packed14_page),
    "rntuple_page.packed15_page": (RntuplePage.Packed15Page, dump_rntuple_page__packed15_page),
    "rntuple_page.packed16_page": (RntuplePage.Packed16Page, dump_rntuple_page__packed16_page),
    "rntuple_page.packed17_page": (RntuplePage.Packed17Page, dump_rntuple_page__packed17_page),
    "rntuple_page.packed18_page": (RntuplePage.Packed18Page, dump_rntuple_page__packed18_page),
    "rntuple_page.packed19_page": (RntuplePage.Packed19Page, dump_rntuple_page__packed19_page),
    "rntuple_page.packed20_page": (RntuplePage.Packed20Page, dump_rntuple_page__packed20_page),
    "rntuple_page.packed21_page": (RntuplePage.Packed21Page, dump_rntuple_page__packed21_page),
    "rntuple_page.packed22_page": (RntuplePage.Packed22Page, dump_rntuple_page__packed22_page),
    "rntuple_page.packed23_page": (RntuplePage.Packed23Page, dump_rntuple_page__packed23_page),
    "rntuple_page.packed24_page": (RntuplePage.Packed24Page, dump_rntuple_page__packed24_page),
    "rntuple_page.packed25_page": (RntuplePage.Packed25Page, dump_rntuple_page__packed25_page),
    "rntuple_page.packed26_page": (RntuplePage.Packed26Page, dump_rntuple_page__packed26_page),
    "rntuple_page.packed27_page": (RntuplePage.Packed27Page, dump_rntuple_page__packed27_page),
    "rntuple_page.packed28_page": (RntuplePage.Packed28Page, dump_rntuple_page__packed28_page),
    "rntuple_page.packed29_page": (RntuplePage.Packed29Page, dump_rntuple_page__packed29_page),
    "rntuple_page.packed30_page": (RntuplePage.Packed30Page, dump_rntuple_page__packed30_page),
    "rntuple_page.packed31_page": (RntuplePage.Packed31Page, dump_rntuple_page__packed31_page),
    "rntuple_page.packed32_page": (RntuplePage.Packed32Page, dump_rntuple_page__packed32_page),
}
# Types that are no part of another one.
ROOTS = (
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
)


def canonical(name, data):
    """Parse bytes and return the tree as canonical JSON.

    Args:
        name: a type such as ``rntuple`` or ``root_file.anchor``.
        data: the bytes.

    Raises:
        ParseError: the bytes break the grammar.
    """
    cls, dump = TYPES[name]
    return dump(cls.from_bytes(data))


def main():
    if len(sys.argv) > 1:
        with open(sys.argv[1], "rb") as file:
            print(canonical("root_file", file.read()))
        return
    source = sys.stdin.buffer

    def take(size):
        return source.read(int.from_bytes(size, "little"))

    while size := source.read(4):
        name, piece = take(size).decode(), take(source.read(4))
        try:
            line = canonical(name, piece)
        except ParseError:
            line = "error"
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
