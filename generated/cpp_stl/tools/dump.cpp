// Generated from spec/*.ksy by tools/generate; see docs/canonical-json.md.
// Prints parse trees as canonical JSON: one line per tree, the same in every language.
#include <rntuple/rntuple.h>
#include <rntuple/rntuple_rc2.h>
#include <rntuple/rntuple_rc1.h>
#include <rntuple/rntuple_v0.h>
#include <rntuple/root_file.h>
#include <rntuple/streamer_info.h>
#include <rntuple/trevni.h>
#include <rntuple/rntuple_page.h>

#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <stdexcept>
#include <string>

using namespace rntuple;
using std::string;

static void key(string& out, const char* name) {
    if (out.back() != '{') out += ',';
    out += '"';
    out += name;
    out += "\":";
}

static void comma(string& out) {
    if (out.back() != '[') out += ',';
}

template <typename T>
static void number(string& out, T value) {
    out += std::to_string(value);
}

static void boolean(string& out, bool value) { out += value ? "true" : "false"; }

static void bytes(string& out, const string& value) {
    static const char* const digits = "0123456789abcdef";
    out += '"';
    for (unsigned char byte : value) {
        out += digits[byte >> 4];
        out += digits[byte & 15];
    }
    out += '"';
}

static void floating(string& out, double value) {
    if (value != value) {
        out += "\"nan\"";
        return;
    }
    uint64_t bits;
    std::memcpy(&bits, &value, sizeof bits);
    string big(8, '\0');
    for (int i = 0; i < 8; i++) big[i] = static_cast<char>(bits >> (56 - 8 * i));
    bytes(out, big);
}

// Code point at a place of UTF-8, which is stepped over; -1 if the bytes are none.
static int32_t code_point(const string& text, size_t& place) {
    unsigned char head = text[place++];
    if (head < 0x80) return head;
    int more = head >= 0xf0 ? 3 : head >= 0xe0 ? 2 : 1;
    if (head < 0xc2 || head > 0xf4 || text.size() - place < static_cast<size_t>(more)) return -1;
    int32_t code = head & (0x3f >> more);
    for (int i = 0; i < more; i++) {
        unsigned char byte = text[place++];
        if ((byte & 0xc0) != 0x80) return -1;
        code = code << 6 | (byte & 0x3f);
    }
    const int32_t least[] = {0, 0x80, 0x800, 0x10000};
    return code < least[more] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? -1 : code;
}

static bool is_text(const string& raw) {
    for (size_t place = 0; place < raw.size();)
        if (code_point(raw, place) < 0) return false;
    return true;
}

static void unit(string& out, int32_t value) {
    char escaped[8];
    if (value >= 0x20 && value <= 0x7e) {
        if (value == '"' || value == '\\') out += '\\';
        out += static_cast<char>(value);
        return;
    }
    std::snprintf(escaped, sizeof escaped, "\\u%04x", static_cast<unsigned>(value));
    out += escaped;
}

static void text(string& out, const string& value) {
    out += '"';
    for (size_t place = 0; place < value.size();) {
        int32_t code = code_point(value, place);
        if (code >= 0x10000) {
            unit(out, 0xd800 + ((code - 0x10000) >> 10));
            unit(out, 0xdc00 + ((code - 0x10000) & 0x3ff));
        } else {
            unit(out, code);
        }
    }
    out += '"';
}

static void dump_rntuple(string& out, rntuple_t& n);
static void dump_rntuple__counted_string(string& out, rntuple_t::counted_string_t& n);
static void dump_rntuple__unknown_payload(string& out, rntuple_t::unknown_payload_t& n);
static void dump_rntuple__feature_flags(string& out, rntuple_t::feature_flags_t& n);
static void dump_rntuple__feature_flag_word(string& out, rntuple_t::feature_flag_word_t& n);
static void dump_rntuple__locator(string& out, rntuple_t::locator_t& n);
static void dump_rntuple__large_locator(string& out, rntuple_t::large_locator_t& n);
static void dump_rntuple__envelope_link(string& out, rntuple_t::envelope_link_t& n);
static void dump_rntuple__header(string& out, rntuple_t::header_t& n);
static void dump_rntuple__schema(string& out, rntuple_t::schema_t& n);
static void dump_rntuple__field_list(string& out, rntuple_t::field_list_t& n);
static void dump_rntuple__field_list_body(string& out, rntuple_t::field_list_body_t& n);
static void dump_rntuple__field_record(string& out, rntuple_t::field_record_t& n);
static void dump_rntuple__field(string& out, rntuple_t::field_t& n);
static void dump_rntuple__column_list(string& out, rntuple_t::column_list_t& n);
static void dump_rntuple__column_list_body(string& out, rntuple_t::column_list_body_t& n);
static void dump_rntuple__column_record(string& out, rntuple_t::column_record_t& n);
static void dump_rntuple__column(string& out, rntuple_t::column_t& n);
static void dump_rntuple__value_range(string& out, rntuple_t::value_range_t& n);
static void dump_rntuple__alias_column_list(string& out, rntuple_t::alias_column_list_t& n);
static void dump_rntuple__alias_column_list_body(string& out, rntuple_t::alias_column_list_body_t& n);
static void dump_rntuple__alias_column_record(string& out, rntuple_t::alias_column_record_t& n);
static void dump_rntuple__alias_column(string& out, rntuple_t::alias_column_t& n);
static void dump_rntuple__extra_type_info_list(string& out, rntuple_t::extra_type_info_list_t& n);
static void dump_rntuple__extra_type_info_list_body(string& out, rntuple_t::extra_type_info_list_body_t& n);
static void dump_rntuple__extra_type_info_record(string& out, rntuple_t::extra_type_info_record_t& n);
static void dump_rntuple__extra_type_info(string& out, rntuple_t::extra_type_info_t& n);
static void dump_rntuple__footer(string& out, rntuple_t::footer_t& n);
static void dump_rntuple__schema_extension_record(string& out, rntuple_t::schema_extension_record_t& n);
static void dump_rntuple__schema_extension(string& out, rntuple_t::schema_extension_t& n);
static void dump_rntuple__cluster_group_list(string& out, rntuple_t::cluster_group_list_t& n);
static void dump_rntuple__cluster_group_list_body(string& out, rntuple_t::cluster_group_list_body_t& n);
static void dump_rntuple__cluster_group_record(string& out, rntuple_t::cluster_group_record_t& n);
static void dump_rntuple__cluster_group(string& out, rntuple_t::cluster_group_t& n);
static void dump_rntuple__linked_attribute_set_list(string& out, rntuple_t::linked_attribute_set_list_t& n);
static void dump_rntuple__linked_attribute_set_list_body(string& out, rntuple_t::linked_attribute_set_list_body_t& n);
static void dump_rntuple__linked_attribute_set_record(string& out, rntuple_t::linked_attribute_set_record_t& n);
static void dump_rntuple__linked_attribute_set(string& out, rntuple_t::linked_attribute_set_t& n);
static void dump_rntuple__page_list(string& out, rntuple_t::page_list_t& n);
static void dump_rntuple__cluster_summary_list(string& out, rntuple_t::cluster_summary_list_t& n);
static void dump_rntuple__cluster_summary_list_body(string& out, rntuple_t::cluster_summary_list_body_t& n);
static void dump_rntuple__cluster_summary_record(string& out, rntuple_t::cluster_summary_record_t& n);
static void dump_rntuple__cluster_summary(string& out, rntuple_t::cluster_summary_t& n);
static void dump_rntuple__cluster_pages_list(string& out, rntuple_t::cluster_pages_list_t& n);
static void dump_rntuple__cluster_pages_list_body(string& out, rntuple_t::cluster_pages_list_body_t& n);
static void dump_rntuple__cluster_pages(string& out, rntuple_t::cluster_pages_t& n);
static void dump_rntuple__cluster_pages_body(string& out, rntuple_t::cluster_pages_body_t& n);
static void dump_rntuple__column_pages(string& out, rntuple_t::column_pages_t& n);
static void dump_rntuple__column_pages_body(string& out, rntuple_t::column_pages_body_t& n);
static void dump_rntuple__page(string& out, rntuple_t::page_t& n);
static void dump_rntuple_rc2(string& out, rntuple_rc2_t& n);
static void dump_rntuple_rc2__counted_string(string& out, rntuple_rc2_t::counted_string_t& n);
static void dump_rntuple_rc2__unknown_payload(string& out, rntuple_rc2_t::unknown_payload_t& n);
static void dump_rntuple_rc2__feature_flags(string& out, rntuple_rc2_t::feature_flags_t& n);
static void dump_rntuple_rc2__feature_flag_word(string& out, rntuple_rc2_t::feature_flag_word_t& n);
static void dump_rntuple_rc2__locator(string& out, rntuple_rc2_t::locator_t& n);
static void dump_rntuple_rc2__uri_locator(string& out, rntuple_rc2_t::uri_locator_t& n);
static void dump_rntuple_rc2__large_locator(string& out, rntuple_rc2_t::large_locator_t& n);
static void dump_rntuple_rc2__object64_locator(string& out, rntuple_rc2_t::object64_locator_t& n);
static void dump_rntuple_rc2__envelope_link(string& out, rntuple_rc2_t::envelope_link_t& n);
static void dump_rntuple_rc2__header(string& out, rntuple_rc2_t::header_t& n);
static void dump_rntuple_rc2__schema(string& out, rntuple_rc2_t::schema_t& n);
static void dump_rntuple_rc2__field_list(string& out, rntuple_rc2_t::field_list_t& n);
static void dump_rntuple_rc2__field_list_body(string& out, rntuple_rc2_t::field_list_body_t& n);
static void dump_rntuple_rc2__field_record(string& out, rntuple_rc2_t::field_record_t& n);
static void dump_rntuple_rc2__field(string& out, rntuple_rc2_t::field_t& n);
static void dump_rntuple_rc2__column_list(string& out, rntuple_rc2_t::column_list_t& n);
static void dump_rntuple_rc2__column_list_body(string& out, rntuple_rc2_t::column_list_body_t& n);
static void dump_rntuple_rc2__column_record(string& out, rntuple_rc2_t::column_record_t& n);
static void dump_rntuple_rc2__column(string& out, rntuple_rc2_t::column_t& n);
static void dump_rntuple_rc2__value_range(string& out, rntuple_rc2_t::value_range_t& n);
static void dump_rntuple_rc2__alias_column_list(string& out, rntuple_rc2_t::alias_column_list_t& n);
static void dump_rntuple_rc2__alias_column_list_body(string& out, rntuple_rc2_t::alias_column_list_body_t& n);
static void dump_rntuple_rc2__alias_column_record(string& out, rntuple_rc2_t::alias_column_record_t& n);
static void dump_rntuple_rc2__alias_column(string& out, rntuple_rc2_t::alias_column_t& n);
static void dump_rntuple_rc2__extra_type_info_list(string& out, rntuple_rc2_t::extra_type_info_list_t& n);
static void dump_rntuple_rc2__extra_type_info_list_body(string& out, rntuple_rc2_t::extra_type_info_list_body_t& n);
static void dump_rntuple_rc2__extra_type_info_record(string& out, rntuple_rc2_t::extra_type_info_record_t& n);
static void dump_rntuple_rc2__extra_type_info(string& out, rntuple_rc2_t::extra_type_info_t& n);
static void dump_rntuple_rc2__footer(string& out, rntuple_rc2_t::footer_t& n);
static void dump_rntuple_rc2__schema_extension_record(string& out, rntuple_rc2_t::schema_extension_record_t& n);
static void dump_rntuple_rc2__schema_extension(string& out, rntuple_rc2_t::schema_extension_t& n);
static void dump_rntuple_rc2__column_group_list(string& out, rntuple_rc2_t::column_group_list_t& n);
static void dump_rntuple_rc2__column_group_list_body(string& out, rntuple_rc2_t::column_group_list_body_t& n);
static void dump_rntuple_rc2__column_group_record(string& out, rntuple_rc2_t::column_group_record_t& n);
static void dump_rntuple_rc2__column_group(string& out, rntuple_rc2_t::column_group_t& n);
static void dump_rntuple_rc2__column_id_list(string& out, rntuple_rc2_t::column_id_list_t& n);
static void dump_rntuple_rc2__column_id_list_body(string& out, rntuple_rc2_t::column_id_list_body_t& n);
static void dump_rntuple_rc2__cluster_group_list(string& out, rntuple_rc2_t::cluster_group_list_t& n);
static void dump_rntuple_rc2__cluster_group_list_body(string& out, rntuple_rc2_t::cluster_group_list_body_t& n);
static void dump_rntuple_rc2__cluster_group_record(string& out, rntuple_rc2_t::cluster_group_record_t& n);
static void dump_rntuple_rc2__cluster_group(string& out, rntuple_rc2_t::cluster_group_t& n);
static void dump_rntuple_rc2__meta_data_link_list(string& out, rntuple_rc2_t::meta_data_link_list_t& n);
static void dump_rntuple_rc2__meta_data_link_list_body(string& out, rntuple_rc2_t::meta_data_link_list_body_t& n);
static void dump_rntuple_rc2__page_list(string& out, rntuple_rc2_t::page_list_t& n);
static void dump_rntuple_rc2__cluster_summary_list(string& out, rntuple_rc2_t::cluster_summary_list_t& n);
static void dump_rntuple_rc2__cluster_summary_list_body(string& out, rntuple_rc2_t::cluster_summary_list_body_t& n);
static void dump_rntuple_rc2__cluster_summary_record(string& out, rntuple_rc2_t::cluster_summary_record_t& n);
static void dump_rntuple_rc2__cluster_summary(string& out, rntuple_rc2_t::cluster_summary_t& n);
static void dump_rntuple_rc2__cluster_pages_list(string& out, rntuple_rc2_t::cluster_pages_list_t& n);
static void dump_rntuple_rc2__cluster_pages_list_body(string& out, rntuple_rc2_t::cluster_pages_list_body_t& n);
static void dump_rntuple_rc2__cluster_pages(string& out, rntuple_rc2_t::cluster_pages_t& n);
static void dump_rntuple_rc2__cluster_pages_body(string& out, rntuple_rc2_t::cluster_pages_body_t& n);
static void dump_rntuple_rc2__column_pages(string& out, rntuple_rc2_t::column_pages_t& n);
static void dump_rntuple_rc2__column_pages_body(string& out, rntuple_rc2_t::column_pages_body_t& n);
static void dump_rntuple_rc2__page(string& out, rntuple_rc2_t::page_t& n);
static void dump_rntuple_rc2__meta_data(string& out, rntuple_rc2_t::meta_data_t& n);
static void dump_rntuple_rc2__meta_data_entry_list(string& out, rntuple_rc2_t::meta_data_entry_list_t& n);
static void dump_rntuple_rc2__meta_data_entry_list_body(string& out, rntuple_rc2_t::meta_data_entry_list_body_t& n);
static void dump_rntuple_rc2__meta_data_entry_record(string& out, rntuple_rc2_t::meta_data_entry_record_t& n);
static void dump_rntuple_rc2__meta_data_entry(string& out, rntuple_rc2_t::meta_data_entry_t& n);
static void dump_rntuple_rc2__meta_data_int64(string& out, rntuple_rc2_t::meta_data_int64_t& n);
static void dump_rntuple_rc2__meta_data_bool(string& out, rntuple_rc2_t::meta_data_bool_t& n);
static void dump_rntuple_rc2__meta_data_float64(string& out, rntuple_rc2_t::meta_data_float64_t& n);
static void dump_rntuple_rc2__int64_list(string& out, rntuple_rc2_t::int64_list_t& n);
static void dump_rntuple_rc2__int64_list_body(string& out, rntuple_rc2_t::int64_list_body_t& n);
static void dump_rntuple_rc2__bool_list(string& out, rntuple_rc2_t::bool_list_t& n);
static void dump_rntuple_rc2__bool_list_body(string& out, rntuple_rc2_t::bool_list_body_t& n);
static void dump_rntuple_rc2__float64_list(string& out, rntuple_rc2_t::float64_list_t& n);
static void dump_rntuple_rc2__float64_list_body(string& out, rntuple_rc2_t::float64_list_body_t& n);
static void dump_rntuple_rc2__string_list(string& out, rntuple_rc2_t::string_list_t& n);
static void dump_rntuple_rc2__string_list_body(string& out, rntuple_rc2_t::string_list_body_t& n);
static void dump_rntuple_rc1(string& out, rntuple_rc1_t& n);
static void dump_rntuple_rc1__envelope_preamble(string& out, rntuple_rc1_t::envelope_preamble_t& n);
static void dump_rntuple_rc1__header_envelope(string& out, rntuple_rc1_t::header_envelope_t& n);
static void dump_rntuple_rc1__footer_envelope(string& out, rntuple_rc1_t::footer_envelope_t& n);
static void dump_rntuple_rc1__page_list_envelope(string& out, rntuple_rc1_t::page_list_envelope_t& n);
static void dump_rntuple_rc1__meta_data_envelope(string& out, rntuple_rc1_t::meta_data_envelope_t& n);
static void dump_rntuple_rc1__counted_string(string& out, rntuple_rc1_t::counted_string_t& n);
static void dump_rntuple_rc1__unknown_payload(string& out, rntuple_rc1_t::unknown_payload_t& n);
static void dump_rntuple_rc1__feature_flags(string& out, rntuple_rc1_t::feature_flags_t& n);
static void dump_rntuple_rc1__feature_flag_word(string& out, rntuple_rc1_t::feature_flag_word_t& n);
static void dump_rntuple_rc1__locator(string& out, rntuple_rc1_t::locator_t& n);
static void dump_rntuple_rc1__uri_locator(string& out, rntuple_rc1_t::uri_locator_t& n);
static void dump_rntuple_rc1__object64_locator(string& out, rntuple_rc1_t::object64_locator_t& n);
static void dump_rntuple_rc1__envelope_link(string& out, rntuple_rc1_t::envelope_link_t& n);
static void dump_rntuple_rc1__header(string& out, rntuple_rc1_t::header_t& n);
static void dump_rntuple_rc1__schema(string& out, rntuple_rc1_t::schema_t& n);
static void dump_rntuple_rc1__field_list(string& out, rntuple_rc1_t::field_list_t& n);
static void dump_rntuple_rc1__field_list_body(string& out, rntuple_rc1_t::field_list_body_t& n);
static void dump_rntuple_rc1__field_record(string& out, rntuple_rc1_t::field_record_t& n);
static void dump_rntuple_rc1__field(string& out, rntuple_rc1_t::field_t& n);
static void dump_rntuple_rc1__column_list(string& out, rntuple_rc1_t::column_list_t& n);
static void dump_rntuple_rc1__column_list_body(string& out, rntuple_rc1_t::column_list_body_t& n);
static void dump_rntuple_rc1__column_record(string& out, rntuple_rc1_t::column_record_t& n);
static void dump_rntuple_rc1__column(string& out, rntuple_rc1_t::column_t& n);
static void dump_rntuple_rc1__alias_column_list(string& out, rntuple_rc1_t::alias_column_list_t& n);
static void dump_rntuple_rc1__alias_column_list_body(string& out, rntuple_rc1_t::alias_column_list_body_t& n);
static void dump_rntuple_rc1__alias_column_record(string& out, rntuple_rc1_t::alias_column_record_t& n);
static void dump_rntuple_rc1__alias_column(string& out, rntuple_rc1_t::alias_column_t& n);
static void dump_rntuple_rc1__extra_type_info_list(string& out, rntuple_rc1_t::extra_type_info_list_t& n);
static void dump_rntuple_rc1__extra_type_info_list_body(string& out, rntuple_rc1_t::extra_type_info_list_body_t& n);
static void dump_rntuple_rc1__extra_type_info_record(string& out, rntuple_rc1_t::extra_type_info_record_t& n);
static void dump_rntuple_rc1__extra_type_info(string& out, rntuple_rc1_t::extra_type_info_t& n);
static void dump_rntuple_rc1__footer(string& out, rntuple_rc1_t::footer_t& n);
static void dump_rntuple_rc1__schema_extension_frame(string& out, rntuple_rc1_t::schema_extension_frame_t& n);
static void dump_rntuple_rc1__schema_extension_list_body(string& out, rntuple_rc1_t::schema_extension_list_body_t& n);
static void dump_rntuple_rc1__schema_extension(string& out, rntuple_rc1_t::schema_extension_t& n);
static void dump_rntuple_rc1__column_group_list(string& out, rntuple_rc1_t::column_group_list_t& n);
static void dump_rntuple_rc1__column_group_list_body(string& out, rntuple_rc1_t::column_group_list_body_t& n);
static void dump_rntuple_rc1__column_group_record(string& out, rntuple_rc1_t::column_group_record_t& n);
static void dump_rntuple_rc1__column_group(string& out, rntuple_rc1_t::column_group_t& n);
static void dump_rntuple_rc1__column_id_list(string& out, rntuple_rc1_t::column_id_list_t& n);
static void dump_rntuple_rc1__column_id_list_body(string& out, rntuple_rc1_t::column_id_list_body_t& n);
static void dump_rntuple_rc1__cluster_group_list(string& out, rntuple_rc1_t::cluster_group_list_t& n);
static void dump_rntuple_rc1__cluster_group_list_body(string& out, rntuple_rc1_t::cluster_group_list_body_t& n);
static void dump_rntuple_rc1__cluster_group_record(string& out, rntuple_rc1_t::cluster_group_record_t& n);
static void dump_rntuple_rc1__cluster_group(string& out, rntuple_rc1_t::cluster_group_t& n);
static void dump_rntuple_rc1__meta_data_link_list(string& out, rntuple_rc1_t::meta_data_link_list_t& n);
static void dump_rntuple_rc1__meta_data_link_list_body(string& out, rntuple_rc1_t::meta_data_link_list_body_t& n);
static void dump_rntuple_rc1__cluster_summary_list(string& out, rntuple_rc1_t::cluster_summary_list_t& n);
static void dump_rntuple_rc1__cluster_summary_list_body(string& out, rntuple_rc1_t::cluster_summary_list_body_t& n);
static void dump_rntuple_rc1__cluster_summary_record(string& out, rntuple_rc1_t::cluster_summary_record_t& n);
static void dump_rntuple_rc1__cluster_summary(string& out, rntuple_rc1_t::cluster_summary_t& n);
static void dump_rntuple_rc1__page_list(string& out, rntuple_rc1_t::page_list_t& n);
static void dump_rntuple_rc1__cluster_pages_list(string& out, rntuple_rc1_t::cluster_pages_list_t& n);
static void dump_rntuple_rc1__cluster_pages_list_body(string& out, rntuple_rc1_t::cluster_pages_list_body_t& n);
static void dump_rntuple_rc1__cluster_pages(string& out, rntuple_rc1_t::cluster_pages_t& n);
static void dump_rntuple_rc1__cluster_pages_body(string& out, rntuple_rc1_t::cluster_pages_body_t& n);
static void dump_rntuple_rc1__column_pages(string& out, rntuple_rc1_t::column_pages_t& n);
static void dump_rntuple_rc1__column_pages_body(string& out, rntuple_rc1_t::column_pages_body_t& n);
static void dump_rntuple_rc1__page(string& out, rntuple_rc1_t::page_t& n);
static void dump_rntuple_rc1__meta_data(string& out, rntuple_rc1_t::meta_data_t& n);
static void dump_rntuple_rc1__meta_data_entry_list(string& out, rntuple_rc1_t::meta_data_entry_list_t& n);
static void dump_rntuple_rc1__meta_data_entry_list_body(string& out, rntuple_rc1_t::meta_data_entry_list_body_t& n);
static void dump_rntuple_rc1__meta_data_entry_record(string& out, rntuple_rc1_t::meta_data_entry_record_t& n);
static void dump_rntuple_rc1__meta_data_entry(string& out, rntuple_rc1_t::meta_data_entry_t& n);
static void dump_rntuple_rc1__meta_data_int64(string& out, rntuple_rc1_t::meta_data_int64_t& n);
static void dump_rntuple_rc1__meta_data_bool(string& out, rntuple_rc1_t::meta_data_bool_t& n);
static void dump_rntuple_rc1__meta_data_float64(string& out, rntuple_rc1_t::meta_data_float64_t& n);
static void dump_rntuple_rc1__int64_list(string& out, rntuple_rc1_t::int64_list_t& n);
static void dump_rntuple_rc1__int64_list_body(string& out, rntuple_rc1_t::int64_list_body_t& n);
static void dump_rntuple_rc1__bool_list(string& out, rntuple_rc1_t::bool_list_t& n);
static void dump_rntuple_rc1__bool_list_body(string& out, rntuple_rc1_t::bool_list_body_t& n);
static void dump_rntuple_rc1__float64_list(string& out, rntuple_rc1_t::float64_list_t& n);
static void dump_rntuple_rc1__float64_list_body(string& out, rntuple_rc1_t::float64_list_body_t& n);
static void dump_rntuple_rc1__string_list(string& out, rntuple_rc1_t::string_list_t& n);
static void dump_rntuple_rc1__string_list_body(string& out, rntuple_rc1_t::string_list_body_t& n);
static void dump_rntuple_v0(string& out, rntuple_v0_t& n);
static void dump_rntuple_v0__header_envelope(string& out, rntuple_v0_t::header_envelope_t& n);
static void dump_rntuple_v0__footer_envelope(string& out, rntuple_v0_t::footer_envelope_t& n);
static void dump_rntuple_v0__postscript(string& out, rntuple_v0_t::postscript_t& n);
static void dump_rntuple_v0__counted_string(string& out, rntuple_v0_t::counted_string_t& n);
static void dump_rntuple_v0__header_record(string& out, rntuple_v0_t::header_record_t& n);
static void dump_rntuple_v0__header(string& out, rntuple_v0_t::header_t& n);
static void dump_rntuple_v0__version_record(string& out, rntuple_v0_t::version_record_t& n);
static void dump_rntuple_v0__version_numbers(string& out, rntuple_v0_t::version_numbers_t& n);
static void dump_rntuple_v0__uuid_record(string& out, rntuple_v0_t::uuid_record_t& n);
static void dump_rntuple_v0__identity(string& out, rntuple_v0_t::identity_t& n);
static void dump_rntuple_v0__locator(string& out, rntuple_v0_t::locator_t& n);
static void dump_rntuple_v0__field_record(string& out, rntuple_v0_t::field_record_t& n);
static void dump_rntuple_v0__field(string& out, rntuple_v0_t::field_t& n);
static void dump_rntuple_v0__column_record(string& out, rntuple_v0_t::column_record_t& n);
static void dump_rntuple_v0__column(string& out, rntuple_v0_t::column_t& n);
static void dump_rntuple_v0__column_model_record(string& out, rntuple_v0_t::column_model_record_t& n);
static void dump_rntuple_v0__column_model(string& out, rntuple_v0_t::column_model_t& n);
static void dump_rntuple_v0__footer_record(string& out, rntuple_v0_t::footer_record_t& n);
static void dump_rntuple_v0__footer(string& out, rntuple_v0_t::footer_t& n);
static void dump_rntuple_v0__cluster(string& out, rntuple_v0_t::cluster_t& n);
static void dump_rntuple_v0__cluster_summary_record(string& out, rntuple_v0_t::cluster_summary_record_t& n);
static void dump_rntuple_v0__cluster_summary(string& out, rntuple_v0_t::cluster_summary_t& n);
static void dump_rntuple_v0__column_pages(string& out, rntuple_v0_t::column_pages_t& n);
static void dump_rntuple_v0__page(string& out, rntuple_v0_t::page_t& n);
static void dump_root_file(string& out, root_file_t& n);
static void dump_root_file__file_header(string& out, root_file_t::file_header_t& n);
static void dump_root_file__counted_string(string& out, root_file_t::counted_string_t& n);
static void dump_root_file__key(string& out, root_file_t::key_t& n);
static void dump_root_file__record(string& out, root_file_t::record_t& n);
static void dump_root_file__directory(string& out, root_file_t::directory_t& n);
static void dump_root_file__keys_list(string& out, root_file_t::keys_list_t& n);
static void dump_root_file__entry_list(string& out, root_file_t::entry_list_t& n);
static void dump_root_file__entry(string& out, root_file_t::entry_t& n);
static void dump_root_file__anchor_record(string& out, root_file_t::anchor_record_t& n);
static void dump_root_file__free_list(string& out, root_file_t::free_list_t& n);
static void dump_root_file__free_entry(string& out, root_file_t::free_entry_t& n);
static void dump_root_file__anchor(string& out, root_file_t::anchor_t& n);
static void dump_root_file__anchor_rc2(string& out, root_file_t::anchor_rc2_t& n);
static void dump_root_file__anchor_rc1(string& out, root_file_t::anchor_rc1_t& n);
static void dump_root_file__compression_block(string& out, root_file_t::compression_block_t& n);
static void dump_root_file__compression_chunk(string& out, root_file_t::compression_chunk_t& n);
static void dump_root_file__blob_offset_table(string& out, root_file_t::blob_offset_table_t& n);
static void dump_streamer_info(string& out, streamer_info_t& n);
static void dump_streamer_info__counted_string(string& out, streamer_info_t::counted_string_t& n);
static void dump_streamer_info__root_object(string& out, streamer_info_t::root_object_t& n);
static void dump_streamer_info__info_list(string& out, streamer_info_t::info_list_t& n);
static void dump_streamer_info__info_item(string& out, streamer_info_t::info_item_t& n);
static void dump_streamer_info__any_object(string& out, streamer_info_t::any_object_t& n);
static void dump_streamer_info__named(string& out, streamer_info_t::named_t& n);
static void dump_streamer_info__named_members(string& out, streamer_info_t::named_members_t& n);
static void dump_streamer_info__class_info(string& out, streamer_info_t::class_info_t& n);
static void dump_streamer_info__class_info_members(string& out, streamer_info_t::class_info_members_t& n);
static void dump_streamer_info__class_elements(string& out, streamer_info_t::class_elements_t& n);
static void dump_streamer_info__class_elements_members(string& out, streamer_info_t::class_elements_members_t& n);
static void dump_streamer_info__element_item(string& out, streamer_info_t::element_item_t& n);
static void dump_streamer_info__class_element(string& out, streamer_info_t::class_element_t& n);
static void dump_streamer_info__class_element_members(string& out, streamer_info_t::class_element_members_t& n);
static void dump_streamer_info__element(string& out, streamer_info_t::element_t& n);
static void dump_streamer_info__element_members(string& out, streamer_info_t::element_members_t& n);
static void dump_trevni(string& out, trevni_t& n);
static void dump_trevni__metadata_map(string& out, trevni_t::metadata_map_t& n);
static void dump_trevni__metadata_pair(string& out, trevni_t::metadata_pair_t& n);
static void dump_trevni__counted_bytes(string& out, trevni_t::counted_bytes_t& n);
static void dump_trevni__length(string& out, trevni_t::length_t& n);
static void dump_trevni__zigzag(string& out, trevni_t::zigzag_t& n);
static void dump_trevni__column(string& out, trevni_t::column_t& n);
static void dump_trevni__block_descriptor(string& out, trevni_t::block_descriptor_t& n);
static void dump_trevni__column_zigzag(string& out, trevni_t::column_zigzag_t& n);
static void dump_trevni__zigzag_block_descriptor(string& out, trevni_t::zigzag_block_descriptor_t& n);
static void dump_trevni__column_fixed32(string& out, trevni_t::column_fixed32_t& n);
static void dump_trevni__fixed32_block_descriptor(string& out, trevni_t::fixed32_block_descriptor_t& n);
static void dump_trevni__column_fixed64(string& out, trevni_t::column_fixed64_t& n);
static void dump_trevni__fixed64_block_descriptor(string& out, trevni_t::fixed64_block_descriptor_t& n);
static void dump_trevni__column_counted(string& out, trevni_t::column_counted_t& n);
static void dump_trevni__counted_block_descriptor(string& out, trevni_t::counted_block_descriptor_t& n);
static void dump_trevni__repeated_block(string& out, trevni_t::repeated_block_t& n);
static void dump_trevni__zigzag_values(string& out, trevni_t::zigzag_values_t& n);
static void dump_trevni__counted_values(string& out, trevni_t::counted_values_t& n);
static void dump_rntuple_page(string& out, rntuple_page_t& n);
static void dump_rntuple_page__uint8_page(string& out, rntuple_page_t::uint8_page_t& n);
static void dump_rntuple_page__int8_page(string& out, rntuple_page_t::int8_page_t& n);
static void dump_rntuple_page__uint16_page(string& out, rntuple_page_t::uint16_page_t& n);
static void dump_rntuple_page__int16_page(string& out, rntuple_page_t::int16_page_t& n);
static void dump_rntuple_page__uint32_page(string& out, rntuple_page_t::uint32_page_t& n);
static void dump_rntuple_page__int32_page(string& out, rntuple_page_t::int32_page_t& n);
static void dump_rntuple_page__uint64_page(string& out, rntuple_page_t::uint64_page_t& n);
static void dump_rntuple_page__int64_page(string& out, rntuple_page_t::int64_page_t& n);
static void dump_rntuple_page__real16_page(string& out, rntuple_page_t::real16_page_t& n);
static void dump_rntuple_page__real32_page(string& out, rntuple_page_t::real32_page_t& n);
static void dump_rntuple_page__real64_page(string& out, rntuple_page_t::real64_page_t& n);
static void dump_rntuple_page__switch_page(string& out, rntuple_page_t::switch_page_t& n);
static void dump_rntuple_page__switch44_page(string& out, rntuple_page_t::switch44_page_t& n);
static void dump_rntuple_page__switch32_page(string& out, rntuple_page_t::switch32_page_t& n);
static void dump_rntuple_page__real16(string& out, rntuple_page_t::real16_t& n);
static void dump_rntuple_page__switch96(string& out, rntuple_page_t::switch96_t& n);
static void dump_rntuple_page__switch44(string& out, rntuple_page_t::switch44_t& n);
static void dump_rntuple_page__switch32(string& out, rntuple_page_t::switch32_t& n);
static void dump_rntuple_page__bit_page(string& out, rntuple_page_t::bit_page_t& n);
static void dump_rntuple_page__packed2_page(string& out, rntuple_page_t::packed2_page_t& n);
static void dump_rntuple_page__packed3_page(string& out, rntuple_page_t::packed3_page_t& n);
static void dump_rntuple_page__packed4_page(string& out, rntuple_page_t::packed4_page_t& n);
static void dump_rntuple_page__packed5_page(string& out, rntuple_page_t::packed5_page_t& n);
static void dump_rntuple_page__packed6_page(string& out, rntuple_page_t::packed6_page_t& n);
static void dump_rntuple_page__packed7_page(string& out, rntuple_page_t::packed7_page_t& n);
static void dump_rntuple_page__packed8_page(string& out, rntuple_page_t::packed8_page_t& n);
static void dump_rntuple_page__packed9_page(string& out, rntuple_page_t::packed9_page_t& n);
static void dump_rntuple_page__packed10_page(string& out, rntuple_page_t::packed10_page_t& n);
static void dump_rntuple_page__packed11_page(string& out, rntuple_page_t::packed11_page_t& n);
static void dump_rntuple_page__packed12_page(string& out, rntuple_page_t::packed12_page_t& n);
static void dump_rntuple_page__packed13_page(string& out, rntuple_page_t::packed13_page_t& n);
static void dump_rntuple_page__packed14_page(string& out, rntuple_page_t::packed14_page_t& n);
static void dump_rntuple_page__packed15_page(string& out, rntuple_page_t::packed15_page_t& n);
static void dump_rntuple_page__packed16_page(string& out, rntuple_page_t::packed16_page_t& n);
static void dump_rntuple_page__packed17_page(string& out, rntuple_page_t::packed17_page_t& n);
static void dump_rntuple_page__packed18_page(string& out, rntuple_page_t::packed18_page_t& n);
static void dump_rntuple_page__packed19_page(string& out, rntuple_page_t::packed19_page_t& n);
static void dump_rntuple_page__packed20_page(string& out, rntuple_page_t::packed20_page_t& n);
static void dump_rntuple_page__packed21_page(string& out, rntuple_page_t::packed21_page_t& n);
static void dump_rntuple_page__packed22_page(string& out, rntuple_page_t::packed22_page_t& n);
static void dump_rntuple_page__packed23_page(string& out, rntuple_page_t::packed23_page_t& n);
static void dump_rntuple_page__packed24_page(string& out, rntuple_page_t::packed24_page_t& n);
static void dump_rntuple_page__packed25_page(string& out, rntuple_page_t::packed25_page_t& n);
static void dump_rntuple_page__packed26_page(string& out, rntuple_page_t::packed26_page_t& n);
static void dump_rntuple_page__packed27_page(string& out, rntuple_page_t::packed27_page_t& n);
static void dump_rntuple_page__packed28_page(string& out, rntuple_page_t::packed28_page_t& n);
static void dump_rntuple_page__packed29_page(string& out, rntuple_page_t::packed29_page_t& n);
static void dump_rntuple_page__packed30_page(string& out, rntuple_page_t::packed30_page_t& n);
static void dump_rntuple_page__packed31_page(string& out, rntuple_page_t::packed31_page_t& n);
static void dump_rntuple_page__packed32_page(string& out, rntuple_page_t::packed32_page_t& n);

static void dump_rntuple(string& out, rntuple_t& n) {
    out += '{';
    key(out, "type_id");
    number(out, n.type_id());
    key(out, "len_envelope_lo");
    number(out, n.len_envelope_lo());
    key(out, "len_envelope_hi");
    number(out, n.len_envelope_hi());
    if (auto* x = dynamic_cast<rntuple_t::header_t*>(n.payload())) {
        key(out, "payload");
        out += "{\"header\":";
        dump_rntuple__header(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_t::footer_t*>(n.payload())) {
        key(out, "payload");
        out += "{\"footer\":";
        dump_rntuple__footer(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_t::page_list_t*>(n.payload())) {
        key(out, "payload");
        out += "{\"page_list\":";
        dump_rntuple__page_list(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_t::unknown_payload_t*>(n.payload())) {
        key(out, "payload");
        out += "{\"unknown_payload\":";
        dump_rntuple__unknown_payload(out, *x);
        out += '}';
    }
    key(out, "checksum");
    bytes(out, n.checksum());
    key(out, "len_envelope");
    number(out, n.len_envelope());
    out += '}';
}

static void dump_rntuple__counted_string(string& out, rntuple_t::counted_string_t& n) {
    out += '{';
    key(out, "len");
    number(out, n.len());
    key(out, "raw");
    bytes(out, n.raw());
    if (is_text(n.raw())) {
        key(out, "value");
        text(out, n.value());
    }
    out += '}';
}

static void dump_rntuple__unknown_payload(string& out, rntuple_t::unknown_payload_t& n) {
    out += '{';
    key(out, "raw");
    bytes(out, n.raw());
    out += '}';
}

static void dump_rntuple__feature_flags(string& out, rntuple_t::feature_flags_t& n) {
    out += '{';
    key(out, "words");
    out += '[';
    for (const auto& x : *n.words()) {
        comma(out);
        dump_rntuple__feature_flag_word(out, *x);
    }
    out += ']';
    out += '}';
}

static void dump_rntuple__feature_flag_word(string& out, rntuple_t::feature_flag_word_t& n) {
    out += '{';
    key(out, "lo");
    number(out, n.lo());
    key(out, "hi");
    number(out, n.hi());
    out += '}';
}

static void dump_rntuple__locator(string& out, rntuple_t::locator_t& n) {
    out += '{';
    key(out, "head");
    number(out, n.head());
    if (!n._is_null_ofs_range()) {
        key(out, "ofs_range");
        number(out, n.ofs_range());
    }
    if (auto* x = dynamic_cast<rntuple_t::large_locator_t*>(n.payload())) {
        key(out, "payload");
        out += "{\"large_locator\":";
        dump_rntuple__large_locator(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_t::unknown_payload_t*>(n.payload())) {
        key(out, "payload");
        out += "{\"unknown_payload\":";
        dump_rntuple__unknown_payload(out, *x);
        out += '}';
    }
    key(out, "negated_head");
    number(out, n.negated_head());
    key(out, "len_self");
    number(out, n.len_self());
    key(out, "reserved");
    number(out, n.reserved());
    key(out, "kind");
    number(out, n.kind());
    out += '}';
}

static void dump_rntuple__large_locator(string& out, rntuple_t::large_locator_t& n) {
    out += '{';
    key(out, "len_range");
    number(out, n.len_range());
    key(out, "ofs_range");
    number(out, n.ofs_range());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple__envelope_link(string& out, rntuple_t::envelope_link_t& n) {
    out += '{';
    key(out, "len_envelope");
    number(out, n.len_envelope());
    key(out, "locator");
    dump_rntuple__locator(out, *n.locator());
    out += '}';
}

static void dump_rntuple__header(string& out, rntuple_t::header_t& n) {
    out += '{';
    key(out, "feature_flags");
    dump_rntuple__feature_flags(out, *n.feature_flags());
    key(out, "name");
    dump_rntuple__counted_string(out, *n.name());
    key(out, "description");
    dump_rntuple__counted_string(out, *n.description());
    key(out, "writer");
    dump_rntuple__counted_string(out, *n.writer());
    key(out, "schema");
    dump_rntuple__schema(out, *n.schema());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple__schema(string& out, rntuple_t::schema_t& n) {
    out += '{';
    key(out, "fields");
    dump_rntuple__field_list(out, *n.fields());
    key(out, "columns");
    dump_rntuple__column_list(out, *n.columns());
    key(out, "alias_columns");
    dump_rntuple__alias_column_list(out, *n.alias_columns());
    key(out, "extra_type_infos");
    dump_rntuple__extra_type_info_list(out, *n.extra_type_infos());
    out += '}';
}

static void dump_rntuple__field_list(string& out, rntuple_t::field_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple__field_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple__field_list_body(string& out, rntuple_t::field_list_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple__field_record(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple__field_record(string& out, rntuple_t::field_record_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple__field(out, *n.body());
    out += '}';
}

static void dump_rntuple__field(string& out, rntuple_t::field_t& n) {
    out += '{';
    key(out, "field_version");
    number(out, n.field_version());
    key(out, "type_version");
    number(out, n.type_version());
    key(out, "parent_id");
    number(out, n.parent_id());
    key(out, "role");
    number(out, n.role());
    key(out, "flags");
    number(out, n.flags());
    key(out, "name");
    dump_rntuple__counted_string(out, *n.name());
    key(out, "type_name");
    dump_rntuple__counted_string(out, *n.type_name());
    key(out, "type_alias");
    dump_rntuple__counted_string(out, *n.type_alias());
    key(out, "description");
    dump_rntuple__counted_string(out, *n.description());
    if (!n._is_null_array_size()) {
        key(out, "array_size");
        number(out, n.array_size());
    }
    if (!n._is_null_source_field_id()) {
        key(out, "source_field_id");
        number(out, n.source_field_id());
    }
    if (!n._is_null_type_checksum()) {
        key(out, "type_checksum");
        number(out, n.type_checksum());
    }
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "is_repetitive");
    boolean(out, n.is_repetitive());
    key(out, "is_projected");
    boolean(out, n.is_projected());
    key(out, "has_type_checksum");
    boolean(out, n.has_type_checksum());
    out += '}';
}

static void dump_rntuple__column_list(string& out, rntuple_t::column_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple__column_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple__column_list_body(string& out, rntuple_t::column_list_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple__column_record(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple__column_record(string& out, rntuple_t::column_record_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple__column(out, *n.body());
    out += '}';
}

static void dump_rntuple__column(string& out, rntuple_t::column_t& n) {
    out += '{';
    key(out, "column_type");
    number(out, n.column_type());
    key(out, "bits_on_storage");
    number(out, n.bits_on_storage());
    key(out, "field_id");
    number(out, n.field_id());
    key(out, "flags");
    number(out, n.flags());
    key(out, "representation_index");
    number(out, n.representation_index());
    if (!n._is_null_first_element_index()) {
        key(out, "first_element_index");
        number(out, n.first_element_index());
    }
    if (n.value_range() != nullptr) {
        key(out, "value_range");
        dump_rntuple__value_range(out, *n.value_range());
    }
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "is_deferred");
    boolean(out, n.is_deferred());
    key(out, "has_value_range");
    boolean(out, n.has_value_range());
    out += '}';
}

static void dump_rntuple__value_range(string& out, rntuple_t::value_range_t& n) {
    out += '{';
    key(out, "min");
    floating(out, n.min());
    key(out, "max");
    floating(out, n.max());
    out += '}';
}

static void dump_rntuple__alias_column_list(string& out, rntuple_t::alias_column_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple__alias_column_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple__alias_column_list_body(string& out, rntuple_t::alias_column_list_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple__alias_column_record(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple__alias_column_record(string& out, rntuple_t::alias_column_record_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple__alias_column(out, *n.body());
    out += '}';
}

static void dump_rntuple__alias_column(string& out, rntuple_t::alias_column_t& n) {
    out += '{';
    key(out, "physical_column_id");
    number(out, n.physical_column_id());
    key(out, "field_id");
    number(out, n.field_id());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple__extra_type_info_list(string& out, rntuple_t::extra_type_info_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple__extra_type_info_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple__extra_type_info_list_body(string& out, rntuple_t::extra_type_info_list_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple__extra_type_info_record(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple__extra_type_info_record(string& out, rntuple_t::extra_type_info_record_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple__extra_type_info(out, *n.body());
    out += '}';
}

static void dump_rntuple__extra_type_info(string& out, rntuple_t::extra_type_info_t& n) {
    out += '{';
    key(out, "content_id");
    number(out, n.content_id());
    key(out, "type_version");
    number(out, n.type_version());
    key(out, "type_name");
    dump_rntuple__counted_string(out, *n.type_name());
    if (n.content() != nullptr) {
        key(out, "content");
        dump_rntuple__counted_string(out, *n.content());
    }
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple__footer(string& out, rntuple_t::footer_t& n) {
    out += '{';
    key(out, "feature_flags");
    dump_rntuple__feature_flags(out, *n.feature_flags());
    key(out, "header_checksum");
    bytes(out, n.header_checksum());
    key(out, "schema_extension");
    dump_rntuple__schema_extension_record(out, *n.schema_extension());
    key(out, "cluster_groups");
    dump_rntuple__cluster_group_list(out, *n.cluster_groups());
    if (n.linked_attribute_sets() != nullptr) {
        key(out, "linked_attribute_sets");
        dump_rntuple__linked_attribute_set_list(out, *n.linked_attribute_sets());
    }
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple__schema_extension_record(string& out, rntuple_t::schema_extension_record_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple__schema_extension(out, *n.body());
    out += '}';
}

static void dump_rntuple__schema_extension(string& out, rntuple_t::schema_extension_t& n) {
    out += '{';
    if (n.schema() != nullptr) {
        key(out, "schema");
        dump_rntuple__schema(out, *n.schema());
    }
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple__cluster_group_list(string& out, rntuple_t::cluster_group_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple__cluster_group_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple__cluster_group_list_body(string& out, rntuple_t::cluster_group_list_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple__cluster_group_record(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple__cluster_group_record(string& out, rntuple_t::cluster_group_record_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple__cluster_group(out, *n.body());
    out += '}';
}

static void dump_rntuple__cluster_group(string& out, rntuple_t::cluster_group_t& n) {
    out += '{';
    key(out, "min_entry");
    number(out, n.min_entry());
    key(out, "entry_span");
    number(out, n.entry_span());
    key(out, "num_clusters");
    number(out, n.num_clusters());
    key(out, "page_list_link");
    dump_rntuple__envelope_link(out, *n.page_list_link());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple__linked_attribute_set_list(string& out, rntuple_t::linked_attribute_set_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple__linked_attribute_set_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple__linked_attribute_set_list_body(string& out, rntuple_t::linked_attribute_set_list_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple__linked_attribute_set_record(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple__linked_attribute_set_record(string& out, rntuple_t::linked_attribute_set_record_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple__linked_attribute_set(out, *n.body());
    out += '}';
}

static void dump_rntuple__linked_attribute_set(string& out, rntuple_t::linked_attribute_set_t& n) {
    out += '{';
    key(out, "schema_version_major");
    number(out, n.schema_version_major());
    key(out, "schema_version_minor");
    number(out, n.schema_version_minor());
    key(out, "len_anchor");
    number(out, n.len_anchor());
    key(out, "locator");
    dump_rntuple__locator(out, *n.locator());
    key(out, "name");
    dump_rntuple__counted_string(out, *n.name());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple__page_list(string& out, rntuple_t::page_list_t& n) {
    out += '{';
    key(out, "header_checksum");
    bytes(out, n.header_checksum());
    key(out, "cluster_summaries");
    dump_rntuple__cluster_summary_list(out, *n.cluster_summaries());
    key(out, "page_locations");
    dump_rntuple__cluster_pages_list(out, *n.page_locations());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple__cluster_summary_list(string& out, rntuple_t::cluster_summary_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple__cluster_summary_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple__cluster_summary_list_body(string& out, rntuple_t::cluster_summary_list_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple__cluster_summary_record(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple__cluster_summary_record(string& out, rntuple_t::cluster_summary_record_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple__cluster_summary(out, *n.body());
    out += '}';
}

static void dump_rntuple__cluster_summary(string& out, rntuple_t::cluster_summary_t& n) {
    out += '{';
    key(out, "first_entry");
    number(out, n.first_entry());
    key(out, "num_entries_lo");
    number(out, n.num_entries_lo());
    key(out, "num_entries_mid");
    number(out, n.num_entries_mid());
    key(out, "num_entries_hi");
    number(out, n.num_entries_hi());
    key(out, "flags");
    number(out, n.flags());
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "num_entries");
    number(out, n.num_entries());
    out += '}';
}

static void dump_rntuple__cluster_pages_list(string& out, rntuple_t::cluster_pages_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple__cluster_pages_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple__cluster_pages_list_body(string& out, rntuple_t::cluster_pages_list_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple__cluster_pages(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple__cluster_pages(string& out, rntuple_t::cluster_pages_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple__cluster_pages_body(out, *n.body());
    out += '}';
}

static void dump_rntuple__cluster_pages_body(string& out, rntuple_t::cluster_pages_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple__column_pages(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple__column_pages(string& out, rntuple_t::column_pages_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple__column_pages_body(out, *n.body());
    out += '}';
}

static void dump_rntuple__column_pages_body(string& out, rntuple_t::column_pages_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple__page(out, *x);
    }
    out += ']';
    key(out, "element_offset");
    number(out, n.element_offset());
    if (!n._is_null_compression_settings()) {
        key(out, "compression_settings");
        number(out, n.compression_settings());
    }
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple__page(string& out, rntuple_t::page_t& n) {
    out += '{';
    key(out, "num_elements_signed");
    number(out, n.num_elements_signed());
    key(out, "locator");
    dump_rntuple__locator(out, *n.locator());
    key(out, "num_elements");
    number(out, n.num_elements());
    key(out, "has_checksum");
    boolean(out, n.has_checksum());
    out += '}';
}

static void dump_rntuple_rc2(string& out, rntuple_rc2_t& n) {
    out += '{';
    key(out, "type_id");
    number(out, n.type_id());
    key(out, "len_envelope_lo");
    number(out, n.len_envelope_lo());
    key(out, "len_envelope_hi");
    number(out, n.len_envelope_hi());
    if (auto* x = dynamic_cast<rntuple_rc2_t::header_t*>(n.payload())) {
        key(out, "payload");
        out += "{\"header\":";
        dump_rntuple_rc2__header(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_rc2_t::footer_t*>(n.payload())) {
        key(out, "payload");
        out += "{\"footer\":";
        dump_rntuple_rc2__footer(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_rc2_t::page_list_t*>(n.payload())) {
        key(out, "payload");
        out += "{\"page_list\":";
        dump_rntuple_rc2__page_list(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_rc2_t::meta_data_t*>(n.payload())) {
        key(out, "payload");
        out += "{\"meta_data\":";
        dump_rntuple_rc2__meta_data(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_rc2_t::unknown_payload_t*>(n.payload())) {
        key(out, "payload");
        out += "{\"unknown_payload\":";
        dump_rntuple_rc2__unknown_payload(out, *x);
        out += '}';
    }
    key(out, "checksum");
    bytes(out, n.checksum());
    key(out, "len_envelope");
    number(out, n.len_envelope());
    out += '}';
}

static void dump_rntuple_rc2__counted_string(string& out, rntuple_rc2_t::counted_string_t& n) {
    out += '{';
    key(out, "len");
    number(out, n.len());
    key(out, "raw");
    bytes(out, n.raw());
    if (is_text(n.raw())) {
        key(out, "value");
        text(out, n.value());
    }
    out += '}';
}

static void dump_rntuple_rc2__unknown_payload(string& out, rntuple_rc2_t::unknown_payload_t& n) {
    out += '{';
    key(out, "raw");
    bytes(out, n.raw());
    out += '}';
}

static void dump_rntuple_rc2__feature_flags(string& out, rntuple_rc2_t::feature_flags_t& n) {
    out += '{';
    key(out, "words");
    out += '[';
    for (const auto& x : *n.words()) {
        comma(out);
        dump_rntuple_rc2__feature_flag_word(out, *x);
    }
    out += ']';
    out += '}';
}

static void dump_rntuple_rc2__feature_flag_word(string& out, rntuple_rc2_t::feature_flag_word_t& n) {
    out += '{';
    key(out, "lo");
    number(out, n.lo());
    key(out, "hi");
    number(out, n.hi());
    out += '}';
}

static void dump_rntuple_rc2__locator(string& out, rntuple_rc2_t::locator_t& n) {
    out += '{';
    key(out, "head");
    number(out, n.head());
    if (!n._is_null_ofs_range()) {
        key(out, "ofs_range");
        number(out, n.ofs_range());
    }
    if (auto* x = dynamic_cast<rntuple_rc2_t::uri_locator_t*>(n.payload())) {
        key(out, "payload");
        out += "{\"uri_locator\":";
        dump_rntuple_rc2__uri_locator(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_rc2_t::object64_locator_t*>(n.payload())) {
        key(out, "payload");
        out += "{\"object64_locator\":";
        dump_rntuple_rc2__object64_locator(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_rc2_t::unknown_payload_t*>(n.payload())) {
        key(out, "payload");
        out += "{\"unknown_payload\":";
        dump_rntuple_rc2__unknown_payload(out, *x);
        out += '}';
    }
    key(out, "negated_head");
    number(out, n.negated_head());
    key(out, "len_self");
    number(out, n.len_self());
    key(out, "reserved");
    number(out, n.reserved());
    key(out, "kind");
    number(out, n.kind());
    out += '}';
}

static void dump_rntuple_rc2__uri_locator(string& out, rntuple_rc2_t::uri_locator_t& n) {
    out += '{';
    key(out, "raw");
    bytes(out, n.raw());
    if (n.large() != nullptr) {
        key(out, "large");
        dump_rntuple_rc2__large_locator(out, *n.large());
    }
    out += '}';
}

static void dump_rntuple_rc2__large_locator(string& out, rntuple_rc2_t::large_locator_t& n) {
    out += '{';
    key(out, "len_range");
    number(out, n.len_range());
    key(out, "ofs_range");
    number(out, n.ofs_range());
    out += '}';
}

static void dump_rntuple_rc2__object64_locator(string& out, rntuple_rc2_t::object64_locator_t& n) {
    out += '{';
    key(out, "len_object");
    number(out, n.len_object());
    key(out, "location");
    number(out, n.location());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__envelope_link(string& out, rntuple_rc2_t::envelope_link_t& n) {
    out += '{';
    key(out, "len_envelope");
    number(out, n.len_envelope());
    key(out, "locator");
    dump_rntuple_rc2__locator(out, *n.locator());
    out += '}';
}

static void dump_rntuple_rc2__header(string& out, rntuple_rc2_t::header_t& n) {
    out += '{';
    key(out, "feature_flags");
    dump_rntuple_rc2__feature_flags(out, *n.feature_flags());
    key(out, "name");
    dump_rntuple_rc2__counted_string(out, *n.name());
    key(out, "description");
    dump_rntuple_rc2__counted_string(out, *n.description());
    key(out, "writer");
    dump_rntuple_rc2__counted_string(out, *n.writer());
    key(out, "schema");
    dump_rntuple_rc2__schema(out, *n.schema());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__schema(string& out, rntuple_rc2_t::schema_t& n) {
    out += '{';
    key(out, "fields");
    dump_rntuple_rc2__field_list(out, *n.fields());
    key(out, "columns");
    dump_rntuple_rc2__column_list(out, *n.columns());
    key(out, "alias_columns");
    dump_rntuple_rc2__alias_column_list(out, *n.alias_columns());
    key(out, "extra_type_infos");
    dump_rntuple_rc2__extra_type_info_list(out, *n.extra_type_infos());
    out += '}';
}

static void dump_rntuple_rc2__field_list(string& out, rntuple_rc2_t::field_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__field_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__field_list_body(string& out, rntuple_rc2_t::field_list_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc2__field_record(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__field_record(string& out, rntuple_rc2_t::field_record_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__field(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__field(string& out, rntuple_rc2_t::field_t& n) {
    out += '{';
    key(out, "field_version");
    number(out, n.field_version());
    key(out, "type_version");
    number(out, n.type_version());
    key(out, "parent_id");
    number(out, n.parent_id());
    key(out, "role");
    number(out, n.role());
    key(out, "flags");
    number(out, n.flags());
    if (!n._is_null_array_size()) {
        key(out, "array_size");
        number(out, n.array_size());
    }
    if (!n._is_null_source_field_id()) {
        key(out, "source_field_id");
        number(out, n.source_field_id());
    }
    if (!n._is_null_type_checksum()) {
        key(out, "type_checksum");
        number(out, n.type_checksum());
    }
    key(out, "name");
    dump_rntuple_rc2__counted_string(out, *n.name());
    key(out, "type_name");
    dump_rntuple_rc2__counted_string(out, *n.type_name());
    key(out, "type_alias");
    dump_rntuple_rc2__counted_string(out, *n.type_alias());
    key(out, "description");
    dump_rntuple_rc2__counted_string(out, *n.description());
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "is_repetitive");
    boolean(out, n.is_repetitive());
    key(out, "is_projected");
    boolean(out, n.is_projected());
    key(out, "has_type_checksum");
    boolean(out, n.has_type_checksum());
    out += '}';
}

static void dump_rntuple_rc2__column_list(string& out, rntuple_rc2_t::column_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__column_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__column_list_body(string& out, rntuple_rc2_t::column_list_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc2__column_record(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__column_record(string& out, rntuple_rc2_t::column_record_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__column(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__column(string& out, rntuple_rc2_t::column_t& n) {
    out += '{';
    key(out, "column_type");
    number(out, n.column_type());
    key(out, "bits_on_storage");
    number(out, n.bits_on_storage());
    key(out, "field_id");
    number(out, n.field_id());
    key(out, "flags");
    number(out, n.flags());
    key(out, "representation_index");
    number(out, n.representation_index());
    if (!n._is_null_first_element_index()) {
        key(out, "first_element_index");
        number(out, n.first_element_index());
    }
    if (n.value_range() != nullptr) {
        key(out, "value_range");
        dump_rntuple_rc2__value_range(out, *n.value_range());
    }
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "is_deferred");
    boolean(out, n.is_deferred());
    key(out, "has_value_range");
    boolean(out, n.has_value_range());
    out += '}';
}

static void dump_rntuple_rc2__value_range(string& out, rntuple_rc2_t::value_range_t& n) {
    out += '{';
    key(out, "min");
    floating(out, n.min());
    key(out, "max");
    floating(out, n.max());
    out += '}';
}

static void dump_rntuple_rc2__alias_column_list(string& out, rntuple_rc2_t::alias_column_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__alias_column_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__alias_column_list_body(string& out, rntuple_rc2_t::alias_column_list_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc2__alias_column_record(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__alias_column_record(string& out, rntuple_rc2_t::alias_column_record_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__alias_column(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__alias_column(string& out, rntuple_rc2_t::alias_column_t& n) {
    out += '{';
    key(out, "physical_column_id");
    number(out, n.physical_column_id());
    key(out, "field_id");
    number(out, n.field_id());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__extra_type_info_list(string& out, rntuple_rc2_t::extra_type_info_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__extra_type_info_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__extra_type_info_list_body(string& out, rntuple_rc2_t::extra_type_info_list_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc2__extra_type_info_record(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__extra_type_info_record(string& out, rntuple_rc2_t::extra_type_info_record_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__extra_type_info(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__extra_type_info(string& out, rntuple_rc2_t::extra_type_info_t& n) {
    out += '{';
    key(out, "type_version_from");
    number(out, n.type_version_from());
    key(out, "type_version_to");
    number(out, n.type_version_to());
    key(out, "content_id");
    number(out, n.content_id());
    key(out, "type_name");
    dump_rntuple_rc2__counted_string(out, *n.type_name());
    if (n.content() != nullptr) {
        key(out, "content");
        dump_rntuple_rc2__counted_string(out, *n.content());
    }
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__footer(string& out, rntuple_rc2_t::footer_t& n) {
    out += '{';
    key(out, "feature_flags");
    dump_rntuple_rc2__feature_flags(out, *n.feature_flags());
    key(out, "header_checksum");
    bytes(out, n.header_checksum());
    key(out, "schema_extension");
    dump_rntuple_rc2__schema_extension_record(out, *n.schema_extension());
    key(out, "column_groups");
    dump_rntuple_rc2__column_group_list(out, *n.column_groups());
    key(out, "cluster_groups");
    dump_rntuple_rc2__cluster_group_list(out, *n.cluster_groups());
    if (n.meta_data_links() != nullptr) {
        key(out, "meta_data_links");
        dump_rntuple_rc2__meta_data_link_list(out, *n.meta_data_links());
    }
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__schema_extension_record(string& out, rntuple_rc2_t::schema_extension_record_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__schema_extension(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__schema_extension(string& out, rntuple_rc2_t::schema_extension_t& n) {
    out += '{';
    if (n.schema() != nullptr) {
        key(out, "schema");
        dump_rntuple_rc2__schema(out, *n.schema());
    }
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__column_group_list(string& out, rntuple_rc2_t::column_group_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__column_group_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__column_group_list_body(string& out, rntuple_rc2_t::column_group_list_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc2__column_group_record(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__column_group_record(string& out, rntuple_rc2_t::column_group_record_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__column_group(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__column_group(string& out, rntuple_rc2_t::column_group_t& n) {
    out += '{';
    key(out, "column_ids");
    dump_rntuple_rc2__column_id_list(out, *n.column_ids());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__column_id_list(string& out, rntuple_rc2_t::column_id_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__column_id_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__column_id_list_body(string& out, rntuple_rc2_t::column_id_list_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__cluster_group_list(string& out, rntuple_rc2_t::cluster_group_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__cluster_group_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__cluster_group_list_body(string& out, rntuple_rc2_t::cluster_group_list_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc2__cluster_group_record(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__cluster_group_record(string& out, rntuple_rc2_t::cluster_group_record_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__cluster_group(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__cluster_group(string& out, rntuple_rc2_t::cluster_group_t& n) {
    out += '{';
    key(out, "min_entry");
    number(out, n.min_entry());
    key(out, "entry_span");
    number(out, n.entry_span());
    key(out, "num_clusters");
    number(out, n.num_clusters());
    key(out, "page_list_link");
    dump_rntuple_rc2__envelope_link(out, *n.page_list_link());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__meta_data_link_list(string& out, rntuple_rc2_t::meta_data_link_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__meta_data_link_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__meta_data_link_list_body(string& out, rntuple_rc2_t::meta_data_link_list_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc2__envelope_link(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__page_list(string& out, rntuple_rc2_t::page_list_t& n) {
    out += '{';
    key(out, "header_checksum");
    bytes(out, n.header_checksum());
    key(out, "cluster_summaries");
    dump_rntuple_rc2__cluster_summary_list(out, *n.cluster_summaries());
    key(out, "page_locations");
    dump_rntuple_rc2__cluster_pages_list(out, *n.page_locations());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__cluster_summary_list(string& out, rntuple_rc2_t::cluster_summary_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__cluster_summary_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__cluster_summary_list_body(string& out, rntuple_rc2_t::cluster_summary_list_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc2__cluster_summary_record(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__cluster_summary_record(string& out, rntuple_rc2_t::cluster_summary_record_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__cluster_summary(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__cluster_summary(string& out, rntuple_rc2_t::cluster_summary_t& n) {
    out += '{';
    key(out, "first_entry");
    number(out, n.first_entry());
    key(out, "num_entries_lo");
    number(out, n.num_entries_lo());
    key(out, "num_entries_hi");
    number(out, n.num_entries_hi());
    if (!n._is_null_column_group_id()) {
        key(out, "column_group_id");
        number(out, n.column_group_id());
    }
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "num_entries");
    number(out, n.num_entries());
    key(out, "flags");
    number(out, n.flags());
    key(out, "is_sharded");
    boolean(out, n.is_sharded());
    out += '}';
}

static void dump_rntuple_rc2__cluster_pages_list(string& out, rntuple_rc2_t::cluster_pages_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__cluster_pages_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__cluster_pages_list_body(string& out, rntuple_rc2_t::cluster_pages_list_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc2__cluster_pages(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__cluster_pages(string& out, rntuple_rc2_t::cluster_pages_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__cluster_pages_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__cluster_pages_body(string& out, rntuple_rc2_t::cluster_pages_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc2__column_pages(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__column_pages(string& out, rntuple_rc2_t::column_pages_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__column_pages_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__column_pages_body(string& out, rntuple_rc2_t::column_pages_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc2__page(out, *x);
    }
    out += ']';
    key(out, "element_offset");
    number(out, n.element_offset());
    if (!n._is_null_compression_settings()) {
        key(out, "compression_settings");
        number(out, n.compression_settings());
    }
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__page(string& out, rntuple_rc2_t::page_t& n) {
    out += '{';
    key(out, "num_elements_signed");
    number(out, n.num_elements_signed());
    key(out, "locator");
    dump_rntuple_rc2__locator(out, *n.locator());
    key(out, "num_elements");
    number(out, n.num_elements());
    key(out, "has_checksum");
    boolean(out, n.has_checksum());
    out += '}';
}

static void dump_rntuple_rc2__meta_data(string& out, rntuple_rc2_t::meta_data_t& n) {
    out += '{';
    key(out, "entries");
    dump_rntuple_rc2__meta_data_entry_list(out, *n.entries());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__meta_data_entry_list(string& out, rntuple_rc2_t::meta_data_entry_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__meta_data_entry_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__meta_data_entry_list_body(string& out, rntuple_rc2_t::meta_data_entry_list_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc2__meta_data_entry_record(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__meta_data_entry_record(string& out, rntuple_rc2_t::meta_data_entry_record_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__meta_data_entry(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__meta_data_entry(string& out, rntuple_rc2_t::meta_data_entry_t& n) {
    out += '{';
    key(out, "value_type");
    number(out, n.value_type());
    key(out, "key");
    dump_rntuple_rc2__counted_string(out, *n.key());
    if (auto* x = dynamic_cast<rntuple_rc2_t::meta_data_int64_t*>(n.value())) {
        key(out, "value");
        out += "{\"meta_data_int64\":";
        dump_rntuple_rc2__meta_data_int64(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_rc2_t::meta_data_bool_t*>(n.value())) {
        key(out, "value");
        out += "{\"meta_data_bool\":";
        dump_rntuple_rc2__meta_data_bool(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_rc2_t::meta_data_float64_t*>(n.value())) {
        key(out, "value");
        out += "{\"meta_data_float64\":";
        dump_rntuple_rc2__meta_data_float64(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_rc2_t::counted_string_t*>(n.value())) {
        key(out, "value");
        out += "{\"counted_string\":";
        dump_rntuple_rc2__counted_string(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_rc2_t::int64_list_t*>(n.value())) {
        key(out, "value");
        out += "{\"int64_list\":";
        dump_rntuple_rc2__int64_list(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_rc2_t::bool_list_t*>(n.value())) {
        key(out, "value");
        out += "{\"bool_list\":";
        dump_rntuple_rc2__bool_list(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_rc2_t::float64_list_t*>(n.value())) {
        key(out, "value");
        out += "{\"float64_list\":";
        dump_rntuple_rc2__float64_list(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_rc2_t::string_list_t*>(n.value())) {
        key(out, "value");
        out += "{\"string_list\":";
        dump_rntuple_rc2__string_list(out, *x);
        out += '}';
    }
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__meta_data_int64(string& out, rntuple_rc2_t::meta_data_int64_t& n) {
    out += '{';
    key(out, "number");
    number(out, n.number());
    out += '}';
}

static void dump_rntuple_rc2__meta_data_bool(string& out, rntuple_rc2_t::meta_data_bool_t& n) {
    out += '{';
    key(out, "number");
    number(out, n.number());
    out += '}';
}

static void dump_rntuple_rc2__meta_data_float64(string& out, rntuple_rc2_t::meta_data_float64_t& n) {
    out += '{';
    key(out, "number");
    floating(out, n.number());
    out += '}';
}

static void dump_rntuple_rc2__int64_list(string& out, rntuple_rc2_t::int64_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__int64_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__int64_list_body(string& out, rntuple_rc2_t::int64_list_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__bool_list(string& out, rntuple_rc2_t::bool_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__bool_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__bool_list_body(string& out, rntuple_rc2_t::bool_list_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__float64_list(string& out, rntuple_rc2_t::float64_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__float64_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__float64_list_body(string& out, rntuple_rc2_t::float64_list_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        floating(out, x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc2__string_list(string& out, rntuple_rc2_t::string_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc2__string_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc2__string_list_body(string& out, rntuple_rc2_t::string_list_body_t& n) {
    out += '{';
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc2__counted_string(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc1(string& out, rntuple_rc1_t& n) {
    out += '{';
    key(out, "preamble");
    dump_rntuple_rc1__envelope_preamble(out, *n.preamble());
    key(out, "payload");
    bytes(out, n.payload());
    key(out, "checksum");
    bytes(out, n.checksum());
    out += '}';
}

static void dump_rntuple_rc1__envelope_preamble(string& out, rntuple_rc1_t::envelope_preamble_t& n) {
    out += '{';
    key(out, "version");
    number(out, n.version());
    key(out, "min_version");
    number(out, n.min_version());
    out += '}';
}

static void dump_rntuple_rc1__header_envelope(string& out, rntuple_rc1_t::header_envelope_t& n) {
    out += '{';
    key(out, "preamble");
    dump_rntuple_rc1__envelope_preamble(out, *n.preamble());
    key(out, "payload");
    dump_rntuple_rc1__header(out, *n.payload());
    key(out, "checksum");
    bytes(out, n.checksum());
    out += '}';
}

static void dump_rntuple_rc1__footer_envelope(string& out, rntuple_rc1_t::footer_envelope_t& n) {
    out += '{';
    key(out, "preamble");
    dump_rntuple_rc1__envelope_preamble(out, *n.preamble());
    key(out, "payload");
    dump_rntuple_rc1__footer(out, *n.payload());
    key(out, "checksum");
    bytes(out, n.checksum());
    out += '}';
}

static void dump_rntuple_rc1__page_list_envelope(string& out, rntuple_rc1_t::page_list_envelope_t& n) {
    out += '{';
    key(out, "preamble");
    dump_rntuple_rc1__envelope_preamble(out, *n.preamble());
    key(out, "payload");
    dump_rntuple_rc1__page_list(out, *n.payload());
    key(out, "checksum");
    bytes(out, n.checksum());
    out += '}';
}

static void dump_rntuple_rc1__meta_data_envelope(string& out, rntuple_rc1_t::meta_data_envelope_t& n) {
    out += '{';
    key(out, "preamble");
    dump_rntuple_rc1__envelope_preamble(out, *n.preamble());
    key(out, "payload");
    dump_rntuple_rc1__meta_data(out, *n.payload());
    key(out, "checksum");
    bytes(out, n.checksum());
    out += '}';
}

static void dump_rntuple_rc1__counted_string(string& out, rntuple_rc1_t::counted_string_t& n) {
    out += '{';
    key(out, "len");
    number(out, n.len());
    key(out, "raw");
    bytes(out, n.raw());
    if (is_text(n.raw())) {
        key(out, "value");
        text(out, n.value());
    }
    out += '}';
}

static void dump_rntuple_rc1__unknown_payload(string& out, rntuple_rc1_t::unknown_payload_t& n) {
    out += '{';
    key(out, "raw");
    bytes(out, n.raw());
    out += '}';
}

static void dump_rntuple_rc1__feature_flags(string& out, rntuple_rc1_t::feature_flags_t& n) {
    out += '{';
    key(out, "words");
    out += '[';
    for (const auto& x : *n.words()) {
        comma(out);
        dump_rntuple_rc1__feature_flag_word(out, *x);
    }
    out += ']';
    out += '}';
}

static void dump_rntuple_rc1__feature_flag_word(string& out, rntuple_rc1_t::feature_flag_word_t& n) {
    out += '{';
    key(out, "lo");
    number(out, n.lo());
    key(out, "hi");
    number(out, n.hi());
    out += '}';
}

static void dump_rntuple_rc1__locator(string& out, rntuple_rc1_t::locator_t& n) {
    out += '{';
    key(out, "head");
    number(out, n.head());
    if (!n._is_null_ofs_range()) {
        key(out, "ofs_range");
        number(out, n.ofs_range());
    }
    if (auto* x = dynamic_cast<rntuple_rc1_t::uri_locator_t*>(n.payload())) {
        key(out, "payload");
        out += "{\"uri_locator\":";
        dump_rntuple_rc1__uri_locator(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_rc1_t::object64_locator_t*>(n.payload())) {
        key(out, "payload");
        out += "{\"object64_locator\":";
        dump_rntuple_rc1__object64_locator(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_rc1_t::unknown_payload_t*>(n.payload())) {
        key(out, "payload");
        out += "{\"unknown_payload\":";
        dump_rntuple_rc1__unknown_payload(out, *x);
        out += '}';
    }
    key(out, "negated_head");
    number(out, n.negated_head());
    key(out, "len_self");
    number(out, n.len_self());
    key(out, "reserved");
    number(out, n.reserved());
    key(out, "kind");
    number(out, n.kind());
    out += '}';
}

static void dump_rntuple_rc1__uri_locator(string& out, rntuple_rc1_t::uri_locator_t& n) {
    out += '{';
    key(out, "raw");
    bytes(out, n.raw());
    out += '}';
}

static void dump_rntuple_rc1__object64_locator(string& out, rntuple_rc1_t::object64_locator_t& n) {
    out += '{';
    key(out, "len_object");
    number(out, n.len_object());
    key(out, "location");
    number(out, n.location());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc1__envelope_link(string& out, rntuple_rc1_t::envelope_link_t& n) {
    out += '{';
    key(out, "len_envelope");
    number(out, n.len_envelope());
    key(out, "locator");
    dump_rntuple_rc1__locator(out, *n.locator());
    out += '}';
}

static void dump_rntuple_rc1__header(string& out, rntuple_rc1_t::header_t& n) {
    out += '{';
    key(out, "feature_flags");
    dump_rntuple_rc1__feature_flags(out, *n.feature_flags());
    key(out, "release_candidate_tag");
    number(out, n.release_candidate_tag());
    key(out, "name");
    dump_rntuple_rc1__counted_string(out, *n.name());
    key(out, "description");
    dump_rntuple_rc1__counted_string(out, *n.description());
    key(out, "writer");
    dump_rntuple_rc1__counted_string(out, *n.writer());
    key(out, "schema");
    dump_rntuple_rc1__schema(out, *n.schema());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc1__schema(string& out, rntuple_rc1_t::schema_t& n) {
    out += '{';
    key(out, "fields");
    dump_rntuple_rc1__field_list(out, *n.fields());
    key(out, "columns");
    dump_rntuple_rc1__column_list(out, *n.columns());
    key(out, "alias_columns");
    dump_rntuple_rc1__alias_column_list(out, *n.alias_columns());
    key(out, "extra_type_infos");
    dump_rntuple_rc1__extra_type_info_list(out, *n.extra_type_infos());
    out += '}';
}

static void dump_rntuple_rc1__field_list(string& out, rntuple_rc1_t::field_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__field_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc1__field_list_body(string& out, rntuple_rc1_t::field_list_body_t& n) {
    out += '{';
    key(out, "num_items_and_reserved");
    number(out, n.num_items_and_reserved());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc1__field_record(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "reserved");
    number(out, n.reserved());
    out += '}';
}

static void dump_rntuple_rc1__field_record(string& out, rntuple_rc1_t::field_record_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__field(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc1__field(string& out, rntuple_rc1_t::field_t& n) {
    out += '{';
    key(out, "field_version");
    number(out, n.field_version());
    key(out, "type_version");
    number(out, n.type_version());
    key(out, "parent_id");
    number(out, n.parent_id());
    key(out, "role");
    number(out, n.role());
    key(out, "flags");
    number(out, n.flags());
    if (!n._is_null_array_size()) {
        key(out, "array_size");
        number(out, n.array_size());
    }
    key(out, "name");
    dump_rntuple_rc1__counted_string(out, *n.name());
    key(out, "type_name");
    dump_rntuple_rc1__counted_string(out, *n.type_name());
    key(out, "type_alias");
    dump_rntuple_rc1__counted_string(out, *n.type_alias());
    key(out, "description");
    dump_rntuple_rc1__counted_string(out, *n.description());
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "is_repetitive");
    boolean(out, n.is_repetitive());
    out += '}';
}

static void dump_rntuple_rc1__column_list(string& out, rntuple_rc1_t::column_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__column_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc1__column_list_body(string& out, rntuple_rc1_t::column_list_body_t& n) {
    out += '{';
    key(out, "num_items_and_reserved");
    number(out, n.num_items_and_reserved());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc1__column_record(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "reserved");
    number(out, n.reserved());
    out += '}';
}

static void dump_rntuple_rc1__column_record(string& out, rntuple_rc1_t::column_record_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__column(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc1__column(string& out, rntuple_rc1_t::column_t& n) {
    out += '{';
    key(out, "column_type");
    number(out, n.column_type());
    key(out, "bits_on_storage");
    number(out, n.bits_on_storage());
    key(out, "field_id");
    number(out, n.field_id());
    key(out, "flags");
    number(out, n.flags());
    if (!n._is_null_first_element_index()) {
        key(out, "first_element_index");
        number(out, n.first_element_index());
    }
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "is_deferred");
    boolean(out, n.is_deferred());
    out += '}';
}

static void dump_rntuple_rc1__alias_column_list(string& out, rntuple_rc1_t::alias_column_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__alias_column_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc1__alias_column_list_body(string& out, rntuple_rc1_t::alias_column_list_body_t& n) {
    out += '{';
    key(out, "num_items_and_reserved");
    number(out, n.num_items_and_reserved());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc1__alias_column_record(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "reserved");
    number(out, n.reserved());
    out += '}';
}

static void dump_rntuple_rc1__alias_column_record(string& out, rntuple_rc1_t::alias_column_record_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__alias_column(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc1__alias_column(string& out, rntuple_rc1_t::alias_column_t& n) {
    out += '{';
    key(out, "physical_column_id");
    number(out, n.physical_column_id());
    key(out, "field_id");
    number(out, n.field_id());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc1__extra_type_info_list(string& out, rntuple_rc1_t::extra_type_info_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__extra_type_info_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc1__extra_type_info_list_body(string& out, rntuple_rc1_t::extra_type_info_list_body_t& n) {
    out += '{';
    key(out, "num_items_and_reserved");
    number(out, n.num_items_and_reserved());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc1__extra_type_info_record(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "reserved");
    number(out, n.reserved());
    out += '}';
}

static void dump_rntuple_rc1__extra_type_info_record(string& out, rntuple_rc1_t::extra_type_info_record_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__extra_type_info(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc1__extra_type_info(string& out, rntuple_rc1_t::extra_type_info_t& n) {
    out += '{';
    key(out, "type_version_from");
    number(out, n.type_version_from());
    key(out, "type_version_to");
    number(out, n.type_version_to());
    key(out, "content_id");
    number(out, n.content_id());
    key(out, "type_name");
    dump_rntuple_rc1__counted_string(out, *n.type_name());
    if (n.content() != nullptr) {
        key(out, "content");
        dump_rntuple_rc1__counted_string(out, *n.content());
    }
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc1__footer(string& out, rntuple_rc1_t::footer_t& n) {
    out += '{';
    key(out, "feature_flags");
    dump_rntuple_rc1__feature_flags(out, *n.feature_flags());
    key(out, "header_checksum");
    bytes(out, n.header_checksum());
    key(out, "schema_extension");
    dump_rntuple_rc1__schema_extension_frame(out, *n.schema_extension());
    key(out, "column_groups");
    dump_rntuple_rc1__column_group_list(out, *n.column_groups());
    key(out, "cluster_summaries");
    dump_rntuple_rc1__cluster_summary_list(out, *n.cluster_summaries());
    key(out, "cluster_groups");
    dump_rntuple_rc1__cluster_group_list(out, *n.cluster_groups());
    key(out, "meta_data_links");
    dump_rntuple_rc1__meta_data_link_list(out, *n.meta_data_links());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc1__schema_extension_frame(string& out, rntuple_rc1_t::schema_extension_frame_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    if (n.record() != nullptr) {
        key(out, "record");
        dump_rntuple_rc1__schema_extension(out, *n.record());
    }
    if (n.list() != nullptr) {
        key(out, "list");
        dump_rntuple_rc1__schema_extension_list_body(out, *n.list());
    }
    out += '}';
}

static void dump_rntuple_rc1__schema_extension_list_body(string& out, rntuple_rc1_t::schema_extension_list_body_t& n) {
    out += '{';
    key(out, "num_items_and_reserved");
    number(out, n.num_items_and_reserved());
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "reserved");
    number(out, n.reserved());
    out += '}';
}

static void dump_rntuple_rc1__schema_extension(string& out, rntuple_rc1_t::schema_extension_t& n) {
    out += '{';
    if (n.schema() != nullptr) {
        key(out, "schema");
        dump_rntuple_rc1__schema(out, *n.schema());
    }
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc1__column_group_list(string& out, rntuple_rc1_t::column_group_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__column_group_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc1__column_group_list_body(string& out, rntuple_rc1_t::column_group_list_body_t& n) {
    out += '{';
    key(out, "num_items_and_reserved");
    number(out, n.num_items_and_reserved());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc1__column_group_record(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "reserved");
    number(out, n.reserved());
    out += '}';
}

static void dump_rntuple_rc1__column_group_record(string& out, rntuple_rc1_t::column_group_record_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__column_group(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc1__column_group(string& out, rntuple_rc1_t::column_group_t& n) {
    out += '{';
    key(out, "column_ids");
    dump_rntuple_rc1__column_id_list(out, *n.column_ids());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc1__column_id_list(string& out, rntuple_rc1_t::column_id_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__column_id_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc1__column_id_list_body(string& out, rntuple_rc1_t::column_id_list_body_t& n) {
    out += '{';
    key(out, "num_items_and_reserved");
    number(out, n.num_items_and_reserved());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "reserved");
    number(out, n.reserved());
    out += '}';
}

static void dump_rntuple_rc1__cluster_group_list(string& out, rntuple_rc1_t::cluster_group_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__cluster_group_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc1__cluster_group_list_body(string& out, rntuple_rc1_t::cluster_group_list_body_t& n) {
    out += '{';
    key(out, "num_items_and_reserved");
    number(out, n.num_items_and_reserved());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc1__cluster_group_record(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "reserved");
    number(out, n.reserved());
    out += '}';
}

static void dump_rntuple_rc1__cluster_group_record(string& out, rntuple_rc1_t::cluster_group_record_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__cluster_group(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc1__cluster_group(string& out, rntuple_rc1_t::cluster_group_t& n) {
    out += '{';
    key(out, "num_clusters");
    number(out, n.num_clusters());
    key(out, "page_list_link");
    dump_rntuple_rc1__envelope_link(out, *n.page_list_link());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc1__meta_data_link_list(string& out, rntuple_rc1_t::meta_data_link_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__meta_data_link_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc1__meta_data_link_list_body(string& out, rntuple_rc1_t::meta_data_link_list_body_t& n) {
    out += '{';
    key(out, "num_items_and_reserved");
    number(out, n.num_items_and_reserved());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc1__envelope_link(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "reserved");
    number(out, n.reserved());
    out += '}';
}

static void dump_rntuple_rc1__cluster_summary_list(string& out, rntuple_rc1_t::cluster_summary_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__cluster_summary_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc1__cluster_summary_list_body(string& out, rntuple_rc1_t::cluster_summary_list_body_t& n) {
    out += '{';
    key(out, "num_items_and_reserved");
    number(out, n.num_items_and_reserved());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc1__cluster_summary_record(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "reserved");
    number(out, n.reserved());
    out += '}';
}

static void dump_rntuple_rc1__cluster_summary_record(string& out, rntuple_rc1_t::cluster_summary_record_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__cluster_summary(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc1__cluster_summary(string& out, rntuple_rc1_t::cluster_summary_t& n) {
    out += '{';
    key(out, "first_entry");
    number(out, n.first_entry());
    key(out, "num_entries_lo");
    number(out, n.num_entries_lo());
    key(out, "num_entries_hi");
    number(out, n.num_entries_hi());
    if (!n._is_null_column_group_id()) {
        key(out, "column_group_id");
        number(out, n.column_group_id());
    }
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "num_entries");
    number(out, n.num_entries());
    key(out, "flags");
    number(out, n.flags());
    key(out, "is_sharded");
    boolean(out, n.is_sharded());
    out += '}';
}

static void dump_rntuple_rc1__page_list(string& out, rntuple_rc1_t::page_list_t& n) {
    out += '{';
    key(out, "page_locations");
    dump_rntuple_rc1__cluster_pages_list(out, *n.page_locations());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc1__cluster_pages_list(string& out, rntuple_rc1_t::cluster_pages_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__cluster_pages_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc1__cluster_pages_list_body(string& out, rntuple_rc1_t::cluster_pages_list_body_t& n) {
    out += '{';
    key(out, "num_items_and_reserved");
    number(out, n.num_items_and_reserved());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc1__cluster_pages(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "reserved");
    number(out, n.reserved());
    out += '}';
}

static void dump_rntuple_rc1__cluster_pages(string& out, rntuple_rc1_t::cluster_pages_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__cluster_pages_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc1__cluster_pages_body(string& out, rntuple_rc1_t::cluster_pages_body_t& n) {
    out += '{';
    key(out, "num_items_and_reserved");
    number(out, n.num_items_and_reserved());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc1__column_pages(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "reserved");
    number(out, n.reserved());
    out += '}';
}

static void dump_rntuple_rc1__column_pages(string& out, rntuple_rc1_t::column_pages_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__column_pages_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc1__column_pages_body(string& out, rntuple_rc1_t::column_pages_body_t& n) {
    out += '{';
    key(out, "num_items_and_reserved");
    number(out, n.num_items_and_reserved());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc1__page(out, *x);
    }
    out += ']';
    key(out, "element_offset");
    number(out, n.element_offset());
    key(out, "compression_settings");
    number(out, n.compression_settings());
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "reserved");
    number(out, n.reserved());
    out += '}';
}

static void dump_rntuple_rc1__page(string& out, rntuple_rc1_t::page_t& n) {
    out += '{';
    key(out, "num_elements_and_flags");
    number(out, n.num_elements_and_flags());
    key(out, "locator");
    dump_rntuple_rc1__locator(out, *n.locator());
    key(out, "num_elements");
    number(out, n.num_elements());
    key(out, "flags");
    number(out, n.flags());
    out += '}';
}

static void dump_rntuple_rc1__meta_data(string& out, rntuple_rc1_t::meta_data_t& n) {
    out += '{';
    key(out, "entries");
    dump_rntuple_rc1__meta_data_entry_list(out, *n.entries());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc1__meta_data_entry_list(string& out, rntuple_rc1_t::meta_data_entry_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__meta_data_entry_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc1__meta_data_entry_list_body(string& out, rntuple_rc1_t::meta_data_entry_list_body_t& n) {
    out += '{';
    key(out, "num_items_and_reserved");
    number(out, n.num_items_and_reserved());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc1__meta_data_entry_record(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "reserved");
    number(out, n.reserved());
    out += '}';
}

static void dump_rntuple_rc1__meta_data_entry_record(string& out, rntuple_rc1_t::meta_data_entry_record_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__meta_data_entry(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc1__meta_data_entry(string& out, rntuple_rc1_t::meta_data_entry_t& n) {
    out += '{';
    key(out, "value_type");
    number(out, n.value_type());
    key(out, "key");
    dump_rntuple_rc1__counted_string(out, *n.key());
    if (auto* x = dynamic_cast<rntuple_rc1_t::meta_data_int64_t*>(n.value())) {
        key(out, "value");
        out += "{\"meta_data_int64\":";
        dump_rntuple_rc1__meta_data_int64(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_rc1_t::meta_data_bool_t*>(n.value())) {
        key(out, "value");
        out += "{\"meta_data_bool\":";
        dump_rntuple_rc1__meta_data_bool(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_rc1_t::meta_data_float64_t*>(n.value())) {
        key(out, "value");
        out += "{\"meta_data_float64\":";
        dump_rntuple_rc1__meta_data_float64(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_rc1_t::counted_string_t*>(n.value())) {
        key(out, "value");
        out += "{\"counted_string\":";
        dump_rntuple_rc1__counted_string(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_rc1_t::int64_list_t*>(n.value())) {
        key(out, "value");
        out += "{\"int64_list\":";
        dump_rntuple_rc1__int64_list(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_rc1_t::bool_list_t*>(n.value())) {
        key(out, "value");
        out += "{\"bool_list\":";
        dump_rntuple_rc1__bool_list(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_rc1_t::float64_list_t*>(n.value())) {
        key(out, "value");
        out += "{\"float64_list\":";
        dump_rntuple_rc1__float64_list(out, *x);
        out += '}';
    }
    if (auto* x = dynamic_cast<rntuple_rc1_t::string_list_t*>(n.value())) {
        key(out, "value");
        out += "{\"string_list\":";
        dump_rntuple_rc1__string_list(out, *x);
        out += '}';
    }
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_rc1__meta_data_int64(string& out, rntuple_rc1_t::meta_data_int64_t& n) {
    out += '{';
    key(out, "number");
    number(out, n.number());
    out += '}';
}

static void dump_rntuple_rc1__meta_data_bool(string& out, rntuple_rc1_t::meta_data_bool_t& n) {
    out += '{';
    key(out, "number");
    number(out, n.number());
    out += '}';
}

static void dump_rntuple_rc1__meta_data_float64(string& out, rntuple_rc1_t::meta_data_float64_t& n) {
    out += '{';
    key(out, "number");
    floating(out, n.number());
    out += '}';
}

static void dump_rntuple_rc1__int64_list(string& out, rntuple_rc1_t::int64_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__int64_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc1__int64_list_body(string& out, rntuple_rc1_t::int64_list_body_t& n) {
    out += '{';
    key(out, "num_items_and_reserved");
    number(out, n.num_items_and_reserved());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "reserved");
    number(out, n.reserved());
    out += '}';
}

static void dump_rntuple_rc1__bool_list(string& out, rntuple_rc1_t::bool_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__bool_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc1__bool_list_body(string& out, rntuple_rc1_t::bool_list_body_t& n) {
    out += '{';
    key(out, "num_items_and_reserved");
    number(out, n.num_items_and_reserved());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "reserved");
    number(out, n.reserved());
    out += '}';
}

static void dump_rntuple_rc1__float64_list(string& out, rntuple_rc1_t::float64_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__float64_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc1__float64_list_body(string& out, rntuple_rc1_t::float64_list_body_t& n) {
    out += '{';
    key(out, "num_items_and_reserved");
    number(out, n.num_items_and_reserved());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        floating(out, x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "reserved");
    number(out, n.reserved());
    out += '}';
}

static void dump_rntuple_rc1__string_list(string& out, rntuple_rc1_t::string_list_t& n) {
    out += '{';
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_rc1__string_list_body(out, *n.body());
    out += '}';
}

static void dump_rntuple_rc1__string_list_body(string& out, rntuple_rc1_t::string_list_body_t& n) {
    out += '{';
    key(out, "num_items_and_reserved");
    number(out, n.num_items_and_reserved());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_rntuple_rc1__counted_string(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "reserved");
    number(out, n.reserved());
    out += '}';
}

static void dump_rntuple_v0(string& out, rntuple_v0_t& n) {
    out += '{';
    key(out, "payload");
    bytes(out, n.payload());
    key(out, "checksum");
    bytes(out, n.checksum());
    out += '}';
}

static void dump_rntuple_v0__header_envelope(string& out, rntuple_v0_t::header_envelope_t& n) {
    out += '{';
    key(out, "payload");
    dump_rntuple_v0__header_record(out, *n.payload());
    key(out, "checksum");
    bytes(out, n.checksum());
    out += '}';
}

static void dump_rntuple_v0__footer_envelope(string& out, rntuple_v0_t::footer_envelope_t& n) {
    out += '{';
    key(out, "payload");
    dump_rntuple_v0__footer_record(out, *n.payload());
    key(out, "postscript");
    dump_rntuple_v0__postscript(out, *n.postscript());
    key(out, "checksum");
    bytes(out, n.checksum());
    out += '}';
}

static void dump_rntuple_v0__postscript(string& out, rntuple_v0_t::postscript_t& n) {
    out += '{';
    key(out, "version");
    number(out, n.version());
    key(out, "min_version");
    number(out, n.min_version());
    key(out, "len_header");
    number(out, n.len_header());
    key(out, "len_footer");
    number(out, n.len_footer());
    out += '}';
}

static void dump_rntuple_v0__counted_string(string& out, rntuple_v0_t::counted_string_t& n) {
    out += '{';
    key(out, "len");
    number(out, n.len());
    key(out, "raw");
    bytes(out, n.raw());
    if (is_text(n.raw())) {
        key(out, "value");
        text(out, n.value());
    }
    out += '}';
}

static void dump_rntuple_v0__header_record(string& out, rntuple_v0_t::header_record_t& n) {
    out += '{';
    key(out, "version");
    number(out, n.version());
    key(out, "min_version");
    number(out, n.min_version());
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_v0__header(out, *n.body());
    out += '}';
}

static void dump_rntuple_v0__header(string& out, rntuple_v0_t::header_t& n) {
    out += '{';
    key(out, "reserved");
    number(out, n.reserved());
    key(out, "name");
    dump_rntuple_v0__counted_string(out, *n.name());
    key(out, "description");
    dump_rntuple_v0__counted_string(out, *n.description());
    key(out, "author");
    dump_rntuple_v0__counted_string(out, *n.author());
    key(out, "custodian");
    dump_rntuple_v0__counted_string(out, *n.custodian());
    key(out, "time_of_data");
    number(out, n.time_of_data());
    key(out, "time_of_writing");
    number(out, n.time_of_writing());
    key(out, "ntuple_version");
    dump_rntuple_v0__version_record(out, *n.ntuple_version());
    key(out, "own_uuid");
    dump_rntuple_v0__uuid_record(out, *n.own_uuid());
    key(out, "group_uuid");
    dump_rntuple_v0__uuid_record(out, *n.group_uuid());
    key(out, "num_fields");
    number(out, n.num_fields());
    key(out, "fields");
    out += '[';
    for (const auto& x : *n.fields()) {
        comma(out);
        dump_rntuple_v0__field_record(out, *x);
    }
    out += ']';
    key(out, "num_columns");
    number(out, n.num_columns());
    key(out, "columns");
    out += '[';
    for (const auto& x : *n.columns()) {
        comma(out);
        dump_rntuple_v0__column_record(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_v0__version_record(string& out, rntuple_v0_t::version_record_t& n) {
    out += '{';
    key(out, "version");
    number(out, n.version());
    key(out, "min_version");
    number(out, n.min_version());
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_v0__version_numbers(out, *n.body());
    out += '}';
}

static void dump_rntuple_v0__version_numbers(string& out, rntuple_v0_t::version_numbers_t& n) {
    out += '{';
    key(out, "version_use");
    number(out, n.version_use());
    key(out, "version_min");
    number(out, n.version_min());
    key(out, "flags");
    number(out, n.flags());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_v0__uuid_record(string& out, rntuple_v0_t::uuid_record_t& n) {
    out += '{';
    key(out, "version");
    number(out, n.version());
    key(out, "min_version");
    number(out, n.min_version());
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_v0__identity(out, *n.body());
    out += '}';
}

static void dump_rntuple_v0__identity(string& out, rntuple_v0_t::identity_t& n) {
    out += '{';
    key(out, "uuid");
    dump_rntuple_v0__counted_string(out, *n.uuid());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_v0__locator(string& out, rntuple_v0_t::locator_t& n) {
    out += '{';
    key(out, "ofs_range");
    number(out, n.ofs_range());
    key(out, "len_range");
    number(out, n.len_range());
    key(out, "url");
    dump_rntuple_v0__counted_string(out, *n.url());
    out += '}';
}

static void dump_rntuple_v0__field_record(string& out, rntuple_v0_t::field_record_t& n) {
    out += '{';
    key(out, "version");
    number(out, n.version());
    key(out, "min_version");
    number(out, n.min_version());
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_v0__field(out, *n.body());
    out += '}';
}

static void dump_rntuple_v0__field(string& out, rntuple_v0_t::field_t& n) {
    out += '{';
    key(out, "field_id");
    number(out, n.field_id());
    key(out, "field_version");
    dump_rntuple_v0__version_record(out, *n.field_version());
    key(out, "type_version");
    dump_rntuple_v0__version_record(out, *n.type_version());
    key(out, "name");
    dump_rntuple_v0__counted_string(out, *n.name());
    key(out, "description");
    dump_rntuple_v0__counted_string(out, *n.description());
    key(out, "type_name");
    dump_rntuple_v0__counted_string(out, *n.type_name());
    key(out, "num_repetitions");
    number(out, n.num_repetitions());
    key(out, "structure");
    number(out, n.structure());
    key(out, "parent_id");
    number(out, n.parent_id());
    key(out, "num_links");
    number(out, n.num_links());
    key(out, "links");
    out += '[';
    for (const auto& x : *n.links()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_v0__column_record(string& out, rntuple_v0_t::column_record_t& n) {
    out += '{';
    key(out, "version");
    number(out, n.version());
    key(out, "min_version");
    number(out, n.min_version());
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_v0__column(out, *n.body());
    out += '}';
}

static void dump_rntuple_v0__column(string& out, rntuple_v0_t::column_t& n) {
    out += '{';
    key(out, "column_id");
    number(out, n.column_id());
    key(out, "column_version");
    dump_rntuple_v0__version_record(out, *n.column_version());
    key(out, "model");
    dump_rntuple_v0__column_model_record(out, *n.model());
    key(out, "field_id");
    number(out, n.field_id());
    key(out, "index");
    number(out, n.index());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_v0__column_model_record(string& out, rntuple_v0_t::column_model_record_t& n) {
    out += '{';
    key(out, "version");
    number(out, n.version());
    key(out, "min_version");
    number(out, n.min_version());
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_v0__column_model(out, *n.body());
    out += '}';
}

static void dump_rntuple_v0__column_model(string& out, rntuple_v0_t::column_model_t& n) {
    out += '{';
    key(out, "column_type");
    number(out, n.column_type());
    key(out, "is_sorted");
    number(out, n.is_sorted());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_v0__footer_record(string& out, rntuple_v0_t::footer_record_t& n) {
    out += '{';
    key(out, "version");
    number(out, n.version());
    key(out, "min_version");
    number(out, n.min_version());
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_v0__footer(out, *n.body());
    out += '}';
}

static void dump_rntuple_v0__footer(string& out, rntuple_v0_t::footer_t& n) {
    out += '{';
    key(out, "reserved");
    number(out, n.reserved());
    key(out, "num_clusters");
    number(out, n.num_clusters());
    key(out, "clusters");
    out += '[';
    for (const auto& x : *n.clusters()) {
        comma(out);
        dump_rntuple_v0__cluster(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_v0__cluster(string& out, rntuple_v0_t::cluster_t& n) {
    out += '{';
    key(out, "uuid");
    dump_rntuple_v0__uuid_record(out, *n.uuid());
    key(out, "summary");
    dump_rntuple_v0__cluster_summary_record(out, *n.summary());
    key(out, "num_columns");
    number(out, n.num_columns());
    key(out, "columns");
    out += '[';
    for (const auto& x : *n.columns()) {
        comma(out);
        dump_rntuple_v0__column_pages(out, *x);
    }
    out += ']';
    out += '}';
}

static void dump_rntuple_v0__cluster_summary_record(string& out, rntuple_v0_t::cluster_summary_record_t& n) {
    out += '{';
    key(out, "version");
    number(out, n.version());
    key(out, "min_version");
    number(out, n.min_version());
    key(out, "len_frame");
    number(out, n.len_frame());
    key(out, "body");
    dump_rntuple_v0__cluster_summary(out, *n.body());
    out += '}';
}

static void dump_rntuple_v0__cluster_summary(string& out, rntuple_v0_t::cluster_summary_t& n) {
    out += '{';
    key(out, "cluster_id");
    number(out, n.cluster_id());
    key(out, "cluster_version");
    dump_rntuple_v0__version_record(out, *n.cluster_version());
    key(out, "first_entry");
    number(out, n.first_entry());
    key(out, "num_entries");
    number(out, n.num_entries());
    key(out, "locator");
    dump_rntuple_v0__locator(out, *n.locator());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_rntuple_v0__column_pages(string& out, rntuple_v0_t::column_pages_t& n) {
    out += '{';
    key(out, "column_id");
    number(out, n.column_id());
    key(out, "element_offset");
    number(out, n.element_offset());
    key(out, "num_elements");
    number(out, n.num_elements());
    key(out, "compression_settings");
    number(out, n.compression_settings());
    key(out, "num_pages");
    number(out, n.num_pages());
    key(out, "pages");
    out += '[';
    for (const auto& x : *n.pages()) {
        comma(out);
        dump_rntuple_v0__page(out, *x);
    }
    out += ']';
    out += '}';
}

static void dump_rntuple_v0__page(string& out, rntuple_v0_t::page_t& n) {
    out += '{';
    key(out, "num_elements");
    number(out, n.num_elements());
    key(out, "locator");
    dump_rntuple_v0__locator(out, *n.locator());
    out += '}';
}

static void dump_root_file(string& out, root_file_t& n) {
    out += '{';
    key(out, "header");
    dump_root_file__file_header(out, *n.header());
    key(out, "root_directory");
    dump_root_file__directory(out, *n.root_directory());
    key(out, "keys_record");
    dump_root_file__record(out, *n.keys_record());
    key(out, "entries");
    dump_root_file__entry_list(out, *n.entries());
    if (n.free_record() != nullptr) {
        key(out, "free_record");
        dump_root_file__record(out, *n.free_record());
    }
    if (n.streamer_info_record() != nullptr) {
        key(out, "streamer_info_record");
        dump_root_file__record(out, *n.streamer_info_record());
    }
    out += '}';
}

static void dump_root_file__file_header(string& out, root_file_t::file_header_t& n) {
    out += '{';
    key(out, "magic");
    bytes(out, n.magic());
    key(out, "version");
    number(out, n.version());
    key(out, "ofs_begin");
    number(out, n.ofs_begin());
    if (!n._is_null_ofs_end_narrow()) {
        key(out, "ofs_end_narrow");
        number(out, n.ofs_end_narrow());
    }
    if (!n._is_null_ofs_end_wide()) {
        key(out, "ofs_end_wide");
        number(out, n.ofs_end_wide());
    }
    if (!n._is_null_ofs_free_narrow()) {
        key(out, "ofs_free_narrow");
        number(out, n.ofs_free_narrow());
    }
    if (!n._is_null_ofs_free_wide()) {
        key(out, "ofs_free_wide");
        number(out, n.ofs_free_wide());
    }
    key(out, "len_free");
    number(out, n.len_free());
    key(out, "num_free");
    number(out, n.num_free());
    key(out, "len_name");
    number(out, n.len_name());
    key(out, "len_offset");
    number(out, n.len_offset());
    key(out, "compression_settings");
    number(out, n.compression_settings());
    if (!n._is_null_ofs_info_narrow()) {
        key(out, "ofs_info_narrow");
        number(out, n.ofs_info_narrow());
    }
    if (!n._is_null_ofs_info_wide()) {
        key(out, "ofs_info_wide");
        number(out, n.ofs_info_wide());
    }
    key(out, "len_info");
    number(out, n.len_info());
    key(out, "uuid_version");
    number(out, n.uuid_version());
    key(out, "uuid");
    bytes(out, n.uuid());
    key(out, "is_wide");
    boolean(out, n.is_wide());
    key(out, "ofs_end");
    number(out, n.ofs_end());
    key(out, "ofs_free");
    number(out, n.ofs_free());
    key(out, "ofs_info");
    number(out, n.ofs_info());
    out += '}';
}

static void dump_root_file__counted_string(string& out, root_file_t::counted_string_t& n) {
    out += '{';
    key(out, "len_short");
    number(out, n.len_short());
    if (!n._is_null_len_long()) {
        key(out, "len_long");
        number(out, n.len_long());
    }
    key(out, "raw");
    bytes(out, n.raw());
    key(out, "len");
    number(out, n.len());
    if (is_text(n.raw())) {
        key(out, "value");
        text(out, n.value());
    }
    out += '}';
}

static void dump_root_file__key(string& out, root_file_t::key_t& n) {
    out += '{';
    key(out, "len_record");
    number(out, n.len_record());
    key(out, "version");
    number(out, n.version());
    key(out, "len_object");
    number(out, n.len_object());
    key(out, "datime");
    number(out, n.datime());
    key(out, "len_key");
    number(out, n.len_key());
    key(out, "cycle");
    number(out, n.cycle());
    if (!n._is_null_ofs_key_narrow()) {
        key(out, "ofs_key_narrow");
        number(out, n.ofs_key_narrow());
    }
    if (!n._is_null_ofs_key_wide()) {
        key(out, "ofs_key_wide");
        number(out, n.ofs_key_wide());
    }
    if (!n._is_null_ofs_pdir_narrow()) {
        key(out, "ofs_pdir_narrow");
        number(out, n.ofs_pdir_narrow());
    }
    if (!n._is_null_ofs_pdir_wide()) {
        key(out, "ofs_pdir_wide");
        number(out, n.ofs_pdir_wide());
    }
    key(out, "class_name");
    dump_root_file__counted_string(out, *n.class_name());
    key(out, "name");
    dump_root_file__counted_string(out, *n.name());
    key(out, "title");
    dump_root_file__counted_string(out, *n.title());
    key(out, "is_wide");
    boolean(out, n.is_wide());
    key(out, "ofs_key");
    number(out, n.ofs_key());
    key(out, "ofs_pdir");
    number(out, n.ofs_pdir());
    key(out, "year");
    number(out, n.year());
    key(out, "month");
    number(out, n.month());
    key(out, "day");
    number(out, n.day());
    key(out, "hour");
    number(out, n.hour());
    key(out, "minute");
    number(out, n.minute());
    key(out, "second");
    number(out, n.second());
    out += '}';
}

static void dump_root_file__record(string& out, root_file_t::record_t& n) {
    out += '{';
    key(out, "key");
    dump_root_file__key(out, *n.key());
    key(out, "len_payload");
    number(out, n.len_payload());
    key(out, "payload");
    bytes(out, n.payload());
    out += '}';
}

static void dump_root_file__directory(string& out, root_file_t::directory_t& n) {
    out += '{';
    key(out, "version");
    number(out, n.version());
    key(out, "datime_created");
    number(out, n.datime_created());
    key(out, "datime_modified");
    number(out, n.datime_modified());
    key(out, "len_keys");
    number(out, n.len_keys());
    key(out, "len_name");
    number(out, n.len_name());
    if (!n._is_null_ofs_dir_narrow()) {
        key(out, "ofs_dir_narrow");
        number(out, n.ofs_dir_narrow());
    }
    if (!n._is_null_ofs_dir_wide()) {
        key(out, "ofs_dir_wide");
        number(out, n.ofs_dir_wide());
    }
    if (!n._is_null_ofs_parent_narrow()) {
        key(out, "ofs_parent_narrow");
        number(out, n.ofs_parent_narrow());
    }
    if (!n._is_null_ofs_parent_wide()) {
        key(out, "ofs_parent_wide");
        number(out, n.ofs_parent_wide());
    }
    if (!n._is_null_ofs_keys_narrow()) {
        key(out, "ofs_keys_narrow");
        number(out, n.ofs_keys_narrow());
    }
    if (!n._is_null_ofs_keys_wide()) {
        key(out, "ofs_keys_wide");
        number(out, n.ofs_keys_wide());
    }
    if (!n._is_null_uuid_version()) {
        key(out, "uuid_version");
        number(out, n.uuid_version());
    }
    if (!n._is_null_uuid()) {
        key(out, "uuid");
        bytes(out, n.uuid());
    }
    key(out, "is_wide");
    boolean(out, n.is_wide());
    key(out, "has_uuid");
    boolean(out, n.has_uuid());
    key(out, "ofs_dir");
    number(out, n.ofs_dir());
    key(out, "ofs_parent");
    number(out, n.ofs_parent());
    key(out, "ofs_keys");
    number(out, n.ofs_keys());
    key(out, "created_year");
    number(out, n.created_year());
    key(out, "created_month");
    number(out, n.created_month());
    key(out, "created_day");
    number(out, n.created_day());
    key(out, "created_hour");
    number(out, n.created_hour());
    key(out, "created_minute");
    number(out, n.created_minute());
    key(out, "created_second");
    number(out, n.created_second());
    key(out, "modified_year");
    number(out, n.modified_year());
    key(out, "modified_month");
    number(out, n.modified_month());
    key(out, "modified_day");
    number(out, n.modified_day());
    key(out, "modified_hour");
    number(out, n.modified_hour());
    key(out, "modified_minute");
    number(out, n.modified_minute());
    key(out, "modified_second");
    number(out, n.modified_second());
    out += '}';
}

static void dump_root_file__keys_list(string& out, root_file_t::keys_list_t& n) {
    out += '{';
    key(out, "num_keys");
    number(out, n.num_keys());
    key(out, "keys");
    out += '[';
    for (const auto& x : *n.keys()) {
        comma(out);
        dump_root_file__key(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_root_file__entry_list(string& out, root_file_t::entry_list_t& n) {
    out += '{';
    key(out, "num_entries");
    number(out, n.num_entries());
    key(out, "entries");
    out += '[';
    for (const auto& x : *n.entries()) {
        comma(out);
        dump_root_file__entry(out, *x);
    }
    out += ']';
    out += '}';
}

static void dump_root_file__entry(string& out, root_file_t::entry_t& n) {
    out += '{';
    key(out, "key");
    dump_root_file__key(out, *n.key());
    key(out, "is_release");
    boolean(out, n.is_release());
    key(out, "is_candidate");
    boolean(out, n.is_candidate());
    if (n.anchor_record() != nullptr) {
        key(out, "anchor_record");
        dump_root_file__anchor_record(out, *n.anchor_record());
    }
    out += '}';
}

static void dump_root_file__anchor_record(string& out, root_file_t::anchor_record_t& n) {
    out += '{';
    key(out, "key");
    dump_root_file__key(out, *n.key());
    key(out, "is_release");
    boolean(out, n.is_release());
    key(out, "len_payload");
    number(out, n.len_payload());
    key(out, "payload");
    bytes(out, n.payload());
    key(out, "is_compressed");
    boolean(out, n.is_compressed());
    key(out, "class_version");
    number(out, n.class_version());
    key(out, "is_first_candidate");
    boolean(out, n.is_first_candidate());
    if (n.anchor() != nullptr) {
        key(out, "anchor");
        dump_root_file__anchor(out, *n.anchor());
    }
    if (n.anchor_rc2() != nullptr) {
        key(out, "anchor_rc2");
        dump_root_file__anchor_rc2(out, *n.anchor_rc2());
    }
    if (n.anchor_rc1() != nullptr) {
        key(out, "anchor_rc1");
        dump_root_file__anchor_rc1(out, *n.anchor_rc1());
    }
    out += '}';
}

static void dump_root_file__free_list(string& out, root_file_t::free_list_t& n) {
    out += '{';
    key(out, "entries");
    out += '[';
    for (const auto& x : *n.entries()) {
        comma(out);
        dump_root_file__free_entry(out, *x);
    }
    out += ']';
    out += '}';
}

static void dump_root_file__free_entry(string& out, root_file_t::free_entry_t& n) {
    out += '{';
    key(out, "version");
    number(out, n.version());
    if (!n._is_null_ofs_first_narrow()) {
        key(out, "ofs_first_narrow");
        number(out, n.ofs_first_narrow());
    }
    if (!n._is_null_ofs_first_wide()) {
        key(out, "ofs_first_wide");
        number(out, n.ofs_first_wide());
    }
    if (!n._is_null_ofs_last_narrow()) {
        key(out, "ofs_last_narrow");
        number(out, n.ofs_last_narrow());
    }
    if (!n._is_null_ofs_last_wide()) {
        key(out, "ofs_last_wide");
        number(out, n.ofs_last_wide());
    }
    key(out, "is_wide");
    boolean(out, n.is_wide());
    key(out, "ofs_first");
    number(out, n.ofs_first());
    key(out, "ofs_last");
    number(out, n.ofs_last());
    out += '}';
}

static void dump_root_file__anchor(string& out, root_file_t::anchor_t& n) {
    out += '{';
    key(out, "byte_count");
    number(out, n.byte_count());
    key(out, "class_version");
    number(out, n.class_version());
    key(out, "version_epoch");
    number(out, n.version_epoch());
    key(out, "version_major");
    number(out, n.version_major());
    key(out, "version_minor");
    number(out, n.version_minor());
    key(out, "version_patch");
    number(out, n.version_patch());
    key(out, "ofs_header");
    number(out, n.ofs_header());
    key(out, "len_header_stored");
    number(out, n.len_header_stored());
    key(out, "len_header");
    number(out, n.len_header());
    key(out, "ofs_footer");
    number(out, n.ofs_footer());
    key(out, "len_footer_stored");
    number(out, n.len_footer_stored());
    key(out, "len_footer");
    number(out, n.len_footer());
    key(out, "max_key_size");
    number(out, n.max_key_size());
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "checksum");
    bytes(out, n.checksum());
    out += '}';
}

static void dump_root_file__anchor_rc2(string& out, root_file_t::anchor_rc2_t& n) {
    out += '{';
    key(out, "byte_count");
    number(out, n.byte_count());
    key(out, "class_version");
    number(out, n.class_version());
    key(out, "version_epoch");
    number(out, n.version_epoch());
    key(out, "version_major");
    number(out, n.version_major());
    key(out, "version_minor");
    number(out, n.version_minor());
    key(out, "version_patch");
    number(out, n.version_patch());
    key(out, "ofs_header");
    number(out, n.ofs_header());
    key(out, "len_header_stored");
    number(out, n.len_header_stored());
    key(out, "len_header");
    number(out, n.len_header());
    key(out, "ofs_footer");
    number(out, n.ofs_footer());
    key(out, "len_footer_stored");
    number(out, n.len_footer_stored());
    key(out, "len_footer");
    number(out, n.len_footer());
    if (!n._is_null_max_key_size()) {
        key(out, "max_key_size");
        number(out, n.max_key_size());
    }
    key(out, "trailing");
    bytes(out, n.trailing());
    key(out, "checksum");
    bytes(out, n.checksum());
    out += '}';
}

static void dump_root_file__anchor_rc1(string& out, root_file_t::anchor_rc1_t& n) {
    out += '{';
    key(out, "byte_count");
    number(out, n.byte_count());
    key(out, "class_version");
    number(out, n.class_version());
    key(out, "class_checksum");
    number(out, n.class_checksum());
    key(out, "version");
    number(out, n.version());
    key(out, "len_in_memory");
    number(out, n.len_in_memory());
    key(out, "ofs_header");
    number(out, n.ofs_header());
    key(out, "len_header_stored");
    number(out, n.len_header_stored());
    key(out, "len_header");
    number(out, n.len_header());
    key(out, "ofs_footer");
    number(out, n.ofs_footer());
    key(out, "len_footer_stored");
    number(out, n.len_footer_stored());
    key(out, "len_footer");
    number(out, n.len_footer());
    key(out, "reserved");
    number(out, n.reserved());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_root_file__compression_block(string& out, root_file_t::compression_block_t& n) {
    out += '{';
    key(out, "chunks");
    out += '[';
    for (const auto& x : *n.chunks()) {
        comma(out);
        dump_root_file__compression_chunk(out, *x);
    }
    out += ']';
    out += '}';
}

static void dump_root_file__compression_chunk(string& out, root_file_t::compression_chunk_t& n) {
    out += '{';
    key(out, "algorithm");
    bytes(out, n.algorithm());
    key(out, "len_compressed");
    number(out, n.len_compressed());
    key(out, "len_uncompressed");
    number(out, n.len_uncompressed());
    key(out, "data");
    bytes(out, n.data());
    key(out, "tag");
    number(out, n.tag());
    out += '}';
}

static void dump_root_file__blob_offset_table(string& out, root_file_t::blob_offset_table_t& n) {
    out += '{';
    key(out, "ofs_parts");
    out += '[';
    for (const auto& x : *n.ofs_parts()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    out += '}';
}

static void dump_streamer_info(string& out, streamer_info_t& n) {
    out += '{';
    key(out, "byte_count");
    number(out, n.byte_count());
    key(out, "list");
    dump_streamer_info__info_list(out, *n.list());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_streamer_info__counted_string(string& out, streamer_info_t::counted_string_t& n) {
    out += '{';
    key(out, "len_short");
    number(out, n.len_short());
    if (!n._is_null_len_long()) {
        key(out, "len_long");
        number(out, n.len_long());
    }
    key(out, "raw");
    bytes(out, n.raw());
    key(out, "len");
    number(out, n.len());
    if (is_text(n.raw())) {
        key(out, "value");
        text(out, n.value());
    }
    out += '}';
}

static void dump_streamer_info__root_object(string& out, streamer_info_t::root_object_t& n) {
    out += '{';
    key(out, "version");
    number(out, n.version());
    key(out, "unique_id");
    number(out, n.unique_id());
    key(out, "bits");
    number(out, n.bits());
    if (!n._is_null_process_id()) {
        key(out, "process_id");
        number(out, n.process_id());
    }
    key(out, "is_referenced");
    boolean(out, n.is_referenced());
    out += '}';
}

static void dump_streamer_info__info_list(string& out, streamer_info_t::info_list_t& n) {
    out += '{';
    key(out, "version");
    number(out, n.version());
    key(out, "object");
    dump_streamer_info__root_object(out, *n.object());
    key(out, "name");
    dump_streamer_info__counted_string(out, *n.name());
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_streamer_info__info_item(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_streamer_info__info_item(string& out, streamer_info_t::info_item_t& n) {
    out += '{';
    key(out, "byte_count");
    number(out, n.byte_count());
    key(out, "body");
    dump_streamer_info__any_object(out, *n.body());
    key(out, "option");
    dump_streamer_info__counted_string(out, *n.option());
    out += '}';
}

static void dump_streamer_info__any_object(string& out, streamer_info_t::any_object_t& n) {
    out += '{';
    key(out, "tag");
    number(out, n.tag());
    if (!n._is_null_class_name()) {
        key(out, "class_name");
        bytes(out, n.class_name());
    }
    key(out, "content");
    bytes(out, n.content());
    key(out, "is_new_class");
    boolean(out, n.is_new_class());
    key(out, "class_place");
    number(out, n.class_place());
    out += '}';
}

static void dump_streamer_info__named(string& out, streamer_info_t::named_t& n) {
    out += '{';
    key(out, "byte_count");
    number(out, n.byte_count());
    key(out, "body");
    dump_streamer_info__named_members(out, *n.body());
    out += '}';
}

static void dump_streamer_info__named_members(string& out, streamer_info_t::named_members_t& n) {
    out += '{';
    key(out, "version");
    number(out, n.version());
    key(out, "object");
    dump_streamer_info__root_object(out, *n.object());
    key(out, "name");
    dump_streamer_info__counted_string(out, *n.name());
    key(out, "title");
    dump_streamer_info__counted_string(out, *n.title());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_streamer_info__class_info(string& out, streamer_info_t::class_info_t& n) {
    out += '{';
    key(out, "byte_count");
    number(out, n.byte_count());
    key(out, "body");
    dump_streamer_info__class_info_members(out, *n.body());
    out += '}';
}

static void dump_streamer_info__class_info_members(string& out, streamer_info_t::class_info_members_t& n) {
    out += '{';
    key(out, "version");
    number(out, n.version());
    key(out, "named");
    dump_streamer_info__named(out, *n.named());
    key(out, "checksum");
    number(out, n.checksum());
    key(out, "class_version");
    number(out, n.class_version());
    key(out, "elements_byte_count");
    number(out, n.elements_byte_count());
    key(out, "elements");
    dump_streamer_info__any_object(out, *n.elements());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_streamer_info__class_elements(string& out, streamer_info_t::class_elements_t& n) {
    out += '{';
    key(out, "byte_count");
    number(out, n.byte_count());
    key(out, "body");
    dump_streamer_info__class_elements_members(out, *n.body());
    out += '}';
}

static void dump_streamer_info__class_elements_members(string& out, streamer_info_t::class_elements_members_t& n) {
    out += '{';
    key(out, "version");
    number(out, n.version());
    key(out, "object");
    dump_streamer_info__root_object(out, *n.object());
    key(out, "name");
    dump_streamer_info__counted_string(out, *n.name());
    key(out, "num_items");
    number(out, n.num_items());
    key(out, "lower_bound");
    number(out, n.lower_bound());
    key(out, "items");
    out += '[';
    for (const auto& x : *n.items()) {
        comma(out);
        dump_streamer_info__element_item(out, *x);
    }
    out += ']';
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_streamer_info__element_item(string& out, streamer_info_t::element_item_t& n) {
    out += '{';
    key(out, "byte_count");
    number(out, n.byte_count());
    key(out, "body");
    dump_streamer_info__any_object(out, *n.body());
    out += '}';
}

static void dump_streamer_info__class_element(string& out, streamer_info_t::class_element_t& n) {
    out += '{';
    key(out, "byte_count");
    number(out, n.byte_count());
    key(out, "body");
    dump_streamer_info__class_element_members(out, *n.body());
    out += '}';
}

static void dump_streamer_info__class_element_members(string& out, streamer_info_t::class_element_members_t& n) {
    out += '{';
    key(out, "version");
    number(out, n.version());
    key(out, "element");
    dump_streamer_info__element(out, *n.element());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_streamer_info__element(string& out, streamer_info_t::element_t& n) {
    out += '{';
    key(out, "byte_count");
    number(out, n.byte_count());
    key(out, "body");
    dump_streamer_info__element_members(out, *n.body());
    out += '}';
}

static void dump_streamer_info__element_members(string& out, streamer_info_t::element_members_t& n) {
    out += '{';
    key(out, "version");
    number(out, n.version());
    key(out, "named");
    dump_streamer_info__named(out, *n.named());
    key(out, "element_type");
    number(out, n.element_type());
    key(out, "len_element");
    number(out, n.len_element());
    key(out, "num_array_items");
    number(out, n.num_array_items());
    key(out, "num_dimensions");
    number(out, n.num_dimensions());
    key(out, "max_indices");
    out += '[';
    for (const auto& x : *n.max_indices()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "type_name");
    dump_streamer_info__counted_string(out, *n.type_name());
    key(out, "trailing");
    bytes(out, n.trailing());
    out += '}';
}

static void dump_trevni(string& out, trevni_t& n) {
    out += '{';
    key(out, "magic");
    bytes(out, n.magic());
    key(out, "version");
    number(out, n.version());
    key(out, "num_rows");
    number(out, n.num_rows());
    key(out, "num_columns");
    number(out, n.num_columns());
    key(out, "metadata");
    dump_trevni__metadata_map(out, *n.metadata());
    key(out, "columns_metadata");
    out += '[';
    for (const auto& x : *n.columns_metadata()) {
        comma(out);
        dump_trevni__metadata_map(out, *x);
    }
    out += ']';
    key(out, "ofs_columns");
    out += '[';
    for (const auto& x : *n.ofs_columns()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "columns");
    bytes(out, n.columns());
    out += '}';
}

static void dump_trevni__metadata_map(string& out, trevni_t::metadata_map_t& n) {
    out += '{';
    key(out, "num_pairs");
    dump_trevni__length(out, *n.num_pairs());
    key(out, "pairs");
    out += '[';
    for (const auto& x : *n.pairs()) {
        comma(out);
        dump_trevni__metadata_pair(out, *x);
    }
    out += ']';
    out += '}';
}

static void dump_trevni__metadata_pair(string& out, trevni_t::metadata_pair_t& n) {
    out += '{';
    key(out, "key");
    dump_trevni__counted_bytes(out, *n.key());
    key(out, "value");
    dump_trevni__counted_bytes(out, *n.value());
    out += '}';
}

static void dump_trevni__counted_bytes(string& out, trevni_t::counted_bytes_t& n) {
    out += '{';
    key(out, "nbytes");
    dump_trevni__length(out, *n.nbytes());
    key(out, "raw");
    bytes(out, n.raw());
    out += '}';
}

static void dump_trevni__length(string& out, trevni_t::length_t& n) {
    out += '{';
    key(out, "group_0");
    number(out, n.group_0());
    if (!n._is_null_group_1()) {
        key(out, "group_1");
        number(out, n.group_1());
    }
    if (!n._is_null_group_2()) {
        key(out, "group_2");
        number(out, n.group_2());
    }
    if (!n._is_null_group_3()) {
        key(out, "group_3");
        number(out, n.group_3());
    }
    if (!n._is_null_group_4()) {
        key(out, "group_4");
        number(out, n.group_4());
    }
    if (!n._is_null_group_5()) {
        key(out, "group_5");
        number(out, n.group_5());
    }
    if (!n._is_null_group_6()) {
        key(out, "group_6");
        number(out, n.group_6());
    }
    if (!n._is_null_group_7()) {
        key(out, "group_7");
        number(out, n.group_7());
    }
    if (!n._is_null_group_8()) {
        key(out, "group_8");
        number(out, n.group_8());
    }
    if (!n._is_null_group_9()) {
        key(out, "group_9");
        number(out, n.group_9());
    }
    key(out, "value");
    number(out, n.value());
    out += '}';
}

static void dump_trevni__zigzag(string& out, trevni_t::zigzag_t& n) {
    out += '{';
    key(out, "group_0");
    number(out, n.group_0());
    if (!n._is_null_group_1()) {
        key(out, "group_1");
        number(out, n.group_1());
    }
    if (!n._is_null_group_2()) {
        key(out, "group_2");
        number(out, n.group_2());
    }
    if (!n._is_null_group_3()) {
        key(out, "group_3");
        number(out, n.group_3());
    }
    if (!n._is_null_group_4()) {
        key(out, "group_4");
        number(out, n.group_4());
    }
    if (!n._is_null_group_5()) {
        key(out, "group_5");
        number(out, n.group_5());
    }
    if (!n._is_null_group_6()) {
        key(out, "group_6");
        number(out, n.group_6());
    }
    if (!n._is_null_group_7()) {
        key(out, "group_7");
        number(out, n.group_7());
    }
    if (!n._is_null_group_8()) {
        key(out, "group_8");
        number(out, n.group_8());
    }
    if (!n._is_null_group_9()) {
        key(out, "group_9");
        number(out, n.group_9());
    }
    key(out, "low");
    number(out, n.low());
    key(out, "middle");
    number(out, n.middle());
    key(out, "high");
    number(out, n.high());
    out += '}';
}

static void dump_trevni__column(string& out, trevni_t::column_t& n) {
    out += '{';
    key(out, "num_blocks");
    number(out, n.num_blocks());
    key(out, "descriptors");
    out += '[';
    for (const auto& x : *n.descriptors()) {
        comma(out);
        dump_trevni__block_descriptor(out, *x);
    }
    out += ']';
    key(out, "blocks");
    bytes(out, n.blocks());
    out += '}';
}

static void dump_trevni__block_descriptor(string& out, trevni_t::block_descriptor_t& n) {
    out += '{';
    key(out, "num_rows");
    number(out, n.num_rows());
    key(out, "len_block");
    number(out, n.len_block());
    key(out, "len_block_stored");
    number(out, n.len_block_stored());
    out += '}';
}

static void dump_trevni__column_zigzag(string& out, trevni_t::column_zigzag_t& n) {
    out += '{';
    key(out, "num_blocks");
    number(out, n.num_blocks());
    key(out, "descriptors");
    out += '[';
    for (const auto& x : *n.descriptors()) {
        comma(out);
        dump_trevni__zigzag_block_descriptor(out, *x);
    }
    out += ']';
    key(out, "blocks");
    bytes(out, n.blocks());
    out += '}';
}

static void dump_trevni__zigzag_block_descriptor(string& out, trevni_t::zigzag_block_descriptor_t& n) {
    out += '{';
    key(out, "num_rows");
    number(out, n.num_rows());
    key(out, "len_block");
    number(out, n.len_block());
    key(out, "len_block_stored");
    number(out, n.len_block_stored());
    key(out, "first_value");
    dump_trevni__zigzag(out, *n.first_value());
    out += '}';
}

static void dump_trevni__column_fixed32(string& out, trevni_t::column_fixed32_t& n) {
    out += '{';
    key(out, "num_blocks");
    number(out, n.num_blocks());
    key(out, "descriptors");
    out += '[';
    for (const auto& x : *n.descriptors()) {
        comma(out);
        dump_trevni__fixed32_block_descriptor(out, *x);
    }
    out += ']';
    key(out, "blocks");
    bytes(out, n.blocks());
    out += '}';
}

static void dump_trevni__fixed32_block_descriptor(string& out, trevni_t::fixed32_block_descriptor_t& n) {
    out += '{';
    key(out, "num_rows");
    number(out, n.num_rows());
    key(out, "len_block");
    number(out, n.len_block());
    key(out, "len_block_stored");
    number(out, n.len_block_stored());
    key(out, "first_value");
    number(out, n.first_value());
    out += '}';
}

static void dump_trevni__column_fixed64(string& out, trevni_t::column_fixed64_t& n) {
    out += '{';
    key(out, "num_blocks");
    number(out, n.num_blocks());
    key(out, "descriptors");
    out += '[';
    for (const auto& x : *n.descriptors()) {
        comma(out);
        dump_trevni__fixed64_block_descriptor(out, *x);
    }
    out += ']';
    key(out, "blocks");
    bytes(out, n.blocks());
    out += '}';
}

static void dump_trevni__fixed64_block_descriptor(string& out, trevni_t::fixed64_block_descriptor_t& n) {
    out += '{';
    key(out, "num_rows");
    number(out, n.num_rows());
    key(out, "len_block");
    number(out, n.len_block());
    key(out, "len_block_stored");
    number(out, n.len_block_stored());
    key(out, "first_value");
    number(out, n.first_value());
    out += '}';
}

static void dump_trevni__column_counted(string& out, trevni_t::column_counted_t& n) {
    out += '{';
    key(out, "num_blocks");
    number(out, n.num_blocks());
    key(out, "descriptors");
    out += '[';
    for (const auto& x : *n.descriptors()) {
        comma(out);
        dump_trevni__counted_block_descriptor(out, *x);
    }
    out += ']';
    key(out, "blocks");
    bytes(out, n.blocks());
    out += '}';
}

static void dump_trevni__counted_block_descriptor(string& out, trevni_t::counted_block_descriptor_t& n) {
    out += '{';
    key(out, "num_rows");
    number(out, n.num_rows());
    key(out, "len_block");
    number(out, n.len_block());
    key(out, "len_block_stored");
    number(out, n.len_block_stored());
    key(out, "first_value");
    dump_trevni__counted_bytes(out, *n.first_value());
    out += '}';
}

static void dump_trevni__repeated_block(string& out, trevni_t::repeated_block_t& n) {
    out += '{';
    key(out, "num_entries");
    number(out, n.num_entries());
    key(out, "contents");
    bytes(out, n.contents());
    out += '}';
}

static void dump_trevni__zigzag_values(string& out, trevni_t::zigzag_values_t& n) {
    out += '{';
    key(out, "values");
    out += '[';
    for (const auto& x : *n.values()) {
        comma(out);
        dump_trevni__zigzag(out, *x);
    }
    out += ']';
    out += '}';
}

static void dump_trevni__counted_values(string& out, trevni_t::counted_values_t& n) {
    out += '{';
    key(out, "values");
    out += '[';
    for (const auto& x : *n.values()) {
        comma(out);
        dump_trevni__counted_bytes(out, *x);
    }
    out += ']';
    out += '}';
}

static void dump_rntuple_page(string& out, rntuple_page_t& n) {
    out += '{';
    key(out, "raw");
    bytes(out, n.raw());
    out += '}';
}

static void dump_rntuple_page__uint8_page(string& out, rntuple_page_t::uint8_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    out += '}';
}

static void dump_rntuple_page__int8_page(string& out, rntuple_page_t::int8_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    out += '}';
}

static void dump_rntuple_page__uint16_page(string& out, rntuple_page_t::uint16_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    out += '}';
}

static void dump_rntuple_page__int16_page(string& out, rntuple_page_t::int16_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    out += '}';
}

static void dump_rntuple_page__uint32_page(string& out, rntuple_page_t::uint32_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    out += '}';
}

static void dump_rntuple_page__int32_page(string& out, rntuple_page_t::int32_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    out += '}';
}

static void dump_rntuple_page__uint64_page(string& out, rntuple_page_t::uint64_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    out += '}';
}

static void dump_rntuple_page__int64_page(string& out, rntuple_page_t::int64_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    out += '}';
}

static void dump_rntuple_page__real16_page(string& out, rntuple_page_t::real16_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        dump_rntuple_page__real16(out, *x);
    }
    out += ']';
    out += '}';
}

static void dump_rntuple_page__real32_page(string& out, rntuple_page_t::real32_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        floating(out, x);
    }
    out += ']';
    out += '}';
}

static void dump_rntuple_page__real64_page(string& out, rntuple_page_t::real64_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        floating(out, x);
    }
    out += ']';
    out += '}';
}

static void dump_rntuple_page__switch_page(string& out, rntuple_page_t::switch_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        dump_rntuple_page__switch96(out, *x);
    }
    out += ']';
    out += '}';
}

static void dump_rntuple_page__switch44_page(string& out, rntuple_page_t::switch44_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        dump_rntuple_page__switch44(out, *x);
    }
    out += ']';
    out += '}';
}

static void dump_rntuple_page__switch32_page(string& out, rntuple_page_t::switch32_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        dump_rntuple_page__switch32(out, *x);
    }
    out += ']';
    out += '}';
}

static void dump_rntuple_page__real16(string& out, rntuple_page_t::real16_t& n) {
    out += '{';
    key(out, "bits");
    number(out, n.bits());
    key(out, "is_negative");
    boolean(out, n.is_negative());
    key(out, "exponent");
    number(out, n.exponent());
    key(out, "fraction");
    number(out, n.fraction());
    out += '}';
}

static void dump_rntuple_page__switch96(string& out, rntuple_page_t::switch96_t& n) {
    out += '{';
    key(out, "element_index");
    number(out, n.element_index());
    key(out, "tag");
    number(out, n.tag());
    out += '}';
}

static void dump_rntuple_page__switch44(string& out, rntuple_page_t::switch44_t& n) {
    out += '{';
    key(out, "lo");
    number(out, n.lo());
    key(out, "hi");
    number(out, n.hi());
    key(out, "element_index");
    number(out, n.element_index());
    key(out, "tag");
    number(out, n.tag());
    out += '}';
}

static void dump_rntuple_page__switch32(string& out, rntuple_page_t::switch32_t& n) {
    out += '{';
    key(out, "element_index");
    number(out, n.element_index());
    key(out, "tag");
    number(out, n.tag());
    out += '}';
}

static void dump_rntuple_page__bit_page(string& out, rntuple_page_t::bit_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        boolean(out, x);
    }
    out += ']';
    out += '}';
}

static void dump_rntuple_page__packed2_page(string& out, rntuple_page_t::packed2_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed3_page(string& out, rntuple_page_t::packed3_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed4_page(string& out, rntuple_page_t::packed4_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed5_page(string& out, rntuple_page_t::packed5_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed6_page(string& out, rntuple_page_t::packed6_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed7_page(string& out, rntuple_page_t::packed7_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed8_page(string& out, rntuple_page_t::packed8_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed9_page(string& out, rntuple_page_t::packed9_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed10_page(string& out, rntuple_page_t::packed10_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed11_page(string& out, rntuple_page_t::packed11_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed12_page(string& out, rntuple_page_t::packed12_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed13_page(string& out, rntuple_page_t::packed13_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed14_page(string& out, rntuple_page_t::packed14_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed15_page(string& out, rntuple_page_t::packed15_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed16_page(string& out, rntuple_page_t::packed16_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed17_page(string& out, rntuple_page_t::packed17_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed18_page(string& out, rntuple_page_t::packed18_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed19_page(string& out, rntuple_page_t::packed19_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed20_page(string& out, rntuple_page_t::packed20_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed21_page(string& out, rntuple_page_t::packed21_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed22_page(string& out, rntuple_page_t::packed22_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed23_page(string& out, rntuple_page_t::packed23_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed24_page(string& out, rntuple_page_t::packed24_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed25_page(string& out, rntuple_page_t::packed25_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed26_page(string& out, rntuple_page_t::packed26_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed27_page(string& out, rntuple_page_t::packed27_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed28_page(string& out, rntuple_page_t::packed28_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed29_page(string& out, rntuple_page_t::packed29_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed30_page(string& out, rntuple_page_t::packed30_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed31_page(string& out, rntuple_page_t::packed31_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

static void dump_rntuple_page__packed32_page(string& out, rntuple_page_t::packed32_page_t& n) {
    out += '{';
    key(out, "elements");
    out += '[';
    for (const auto& x : *n.elements()) {
        comma(out);
        number(out, x);
    }
    out += ']';
    key(out, "num_elements");
    number(out, n.num_elements());
    out += '}';
}

template <typename T, void (*dump)(string&, T&)>
static void parse(const string& data, string& out) {
    kaitai::kstream stream(data);
    T tree(&stream);
    dump(out, tree);
}

typedef void (*parser)(const string&, string&);
static const std::map<string, parser> types = {
    {"rntuple", parse<rntuple_t, dump_rntuple>},
    {"rntuple.counted_string", parse<rntuple_t::counted_string_t, dump_rntuple__counted_string>},
    {"rntuple.unknown_payload", parse<rntuple_t::unknown_payload_t, dump_rntuple__unknown_payload>},
    {"rntuple.feature_flags", parse<rntuple_t::feature_flags_t, dump_rntuple__feature_flags>},
    {"rntuple.feature_flag_word", parse<rntuple_t::feature_flag_word_t, dump_rntuple__feature_flag_word>},
    {"rntuple.locator", parse<rntuple_t::locator_t, dump_rntuple__locator>},
    {"rntuple.large_locator", parse<rntuple_t::large_locator_t, dump_rntuple__large_locator>},
    {"rntuple.envelope_link", parse<rntuple_t::envelope_link_t, dump_rntuple__envelope_link>},
    {"rntuple.header", parse<rntuple_t::header_t, dump_rntuple__header>},
    {"rntuple.schema", parse<rntuple_t::schema_t, dump_rntuple__schema>},
    {"rntuple.field_list", parse<rntuple_t::field_list_t, dump_rntuple__field_list>},
    {"rntuple.field_list_body", parse<rntuple_t::field_list_body_t, dump_rntuple__field_list_body>},
    {"rntuple.field_record", parse<rntuple_t::field_record_t, dump_rntuple__field_record>},
    {"rntuple.field", parse<rntuple_t::field_t, dump_rntuple__field>},
    {"rntuple.column_list", parse<rntuple_t::column_list_t, dump_rntuple__column_list>},
    {"rntuple.column_list_body", parse<rntuple_t::column_list_body_t, dump_rntuple__column_list_body>},
    {"rntuple.column_record", parse<rntuple_t::column_record_t, dump_rntuple__column_record>},
    {"rntuple.column", parse<rntuple_t::column_t, dump_rntuple__column>},
    {"rntuple.value_range", parse<rntuple_t::value_range_t, dump_rntuple__value_range>},
    {"rntuple.alias_column_list", parse<rntuple_t::alias_column_list_t, dump_rntuple__alias_column_list>},
    {"rntuple.alias_column_list_body", parse<rntuple_t::alias_column_list_body_t, dump_rntuple__alias_column_list_body>},
    {"rntuple.alias_column_record", parse<rntuple_t::alias_column_record_t, dump_rntuple__alias_column_record>},
    {"rntuple.alias_column", parse<rntuple_t::alias_column_t, dump_rntuple__alias_column>},
    {"rntuple.extra_type_info_list", parse<rntuple_t::extra_type_info_list_t, dump_rntuple__extra_type_info_list>},
    {"rntuple.extra_type_info_list_body", parse<rntuple_t::extra_type_info_list_body_t, dump_rntuple__extra_type_info_list_body>},
    {"rntuple.extra_type_info_record", parse<rntuple_t::extra_type_info_record_t, dump_rntuple__extra_type_info_record>},
    {"rntuple.extra_type_info", parse<rntuple_t::extra_type_info_t, dump_rntuple__extra_type_info>},
    {"rntuple.footer", parse<rntuple_t::footer_t, dump_rntuple__footer>},
    {"rntuple.schema_extension_record", parse<rntuple_t::schema_extension_record_t, dump_rntuple__schema_extension_record>},
    {"rntuple.schema_extension", parse<rntuple_t::schema_extension_t, dump_rntuple__schema_extension>},
    {"rntuple.cluster_group_list", parse<rntuple_t::cluster_group_list_t, dump_rntuple__cluster_group_list>},
    {"rntuple.cluster_group_list_body", parse<rntuple_t::cluster_group_list_body_t, dump_rntuple__cluster_group_list_body>},
    {"rntuple.cluster_group_record", parse<rntuple_t::cluster_group_record_t, dump_rntuple__cluster_group_record>},
    {"rntuple.cluster_group", parse<rntuple_t::cluster_group_t, dump_rntuple__cluster_group>},
    {"rntuple.linked_attribute_set_list", parse<rntuple_t::linked_attribute_set_list_t, dump_rntuple__linked_attribute_set_list>},
    {"rntuple.linked_attribute_set_list_body", parse<rntuple_t::linked_attribute_set_list_body_t, dump_rntuple__linked_attribute_set_list_body>},
    {"rntuple.linked_attribute_set_record", parse<rntuple_t::linked_attribute_set_record_t, dump_rntuple__linked_attribute_set_record>},
    {"rntuple.linked_attribute_set", parse<rntuple_t::linked_attribute_set_t, dump_rntuple__linked_attribute_set>},
    {"rntuple.page_list", parse<rntuple_t::page_list_t, dump_rntuple__page_list>},
    {"rntuple.cluster_summary_list", parse<rntuple_t::cluster_summary_list_t, dump_rntuple__cluster_summary_list>},
    {"rntuple.cluster_summary_list_body", parse<rntuple_t::cluster_summary_list_body_t, dump_rntuple__cluster_summary_list_body>},
    {"rntuple.cluster_summary_record", parse<rntuple_t::cluster_summary_record_t, dump_rntuple__cluster_summary_record>},
    {"rntuple.cluster_summary", parse<rntuple_t::cluster_summary_t, dump_rntuple__cluster_summary>},
    {"rntuple.cluster_pages_list", parse<rntuple_t::cluster_pages_list_t, dump_rntuple__cluster_pages_list>},
    {"rntuple.cluster_pages_list_body", parse<rntuple_t::cluster_pages_list_body_t, dump_rntuple__cluster_pages_list_body>},
    {"rntuple.cluster_pages", parse<rntuple_t::cluster_pages_t, dump_rntuple__cluster_pages>},
    {"rntuple.cluster_pages_body", parse<rntuple_t::cluster_pages_body_t, dump_rntuple__cluster_pages_body>},
    {"rntuple.column_pages", parse<rntuple_t::column_pages_t, dump_rntuple__column_pages>},
    {"rntuple.column_pages_body", parse<rntuple_t::column_pages_body_t, dump_rntuple__column_pages_body>},
    {"rntuple.page", parse<rntuple_t::page_t, dump_rntuple__page>},
    {"rntuple_rc2", parse<rntuple_rc2_t, dump_rntuple_rc2>},
    {"rntuple_rc2.counted_string", parse<rntuple_rc2_t::counted_string_t, dump_rntuple_rc2__counted_string>},
    {"rntuple_rc2.unknown_payload", parse<rntuple_rc2_t::unknown_payload_t, dump_rntuple_rc2__unknown_payload>},
    {"rntuple_rc2.feature_flags", parse<rntuple_rc2_t::feature_flags_t, dump_rntuple_rc2__feature_flags>},
    {"rntuple_rc2.feature_flag_word", parse<rntuple_rc2_t::feature_flag_word_t, dump_rntuple_rc2__feature_flag_word>},
    {"rntuple_rc2.locator", parse<rntuple_rc2_t::locator_t, dump_rntuple_rc2__locator>},
    {"rntuple_rc2.uri_locator", parse<rntuple_rc2_t::uri_locator_t, dump_rntuple_rc2__uri_locator>},
    {"rntuple_rc2.large_locator", parse<rntuple_rc2_t::large_locator_t, dump_rntuple_rc2__large_locator>},
    {"rntuple_rc2.object64_locator", parse<rntuple_rc2_t::object64_locator_t, dump_rntuple_rc2__object64_locator>},
    {"rntuple_rc2.envelope_link", parse<rntuple_rc2_t::envelope_link_t, dump_rntuple_rc2__envelope_link>},
    {"rntuple_rc2.header", parse<rntuple_rc2_t::header_t, dump_rntuple_rc2__header>},
    {"rntuple_rc2.schema", parse<rntuple_rc2_t::schema_t, dump_rntuple_rc2__schema>},
    {"rntuple_rc2.field_list", parse<rntuple_rc2_t::field_list_t, dump_rntuple_rc2__field_list>},
    {"rntuple_rc2.field_list_body", parse<rntuple_rc2_t::field_list_body_t, dump_rntuple_rc2__field_list_body>},
    {"rntuple_rc2.field_record", parse<rntuple_rc2_t::field_record_t, dump_rntuple_rc2__field_record>},
    {"rntuple_rc2.field", parse<rntuple_rc2_t::field_t, dump_rntuple_rc2__field>},
    {"rntuple_rc2.column_list", parse<rntuple_rc2_t::column_list_t, dump_rntuple_rc2__column_list>},
    {"rntuple_rc2.column_list_body", parse<rntuple_rc2_t::column_list_body_t, dump_rntuple_rc2__column_list_body>},
    {"rntuple_rc2.column_record", parse<rntuple_rc2_t::column_record_t, dump_rntuple_rc2__column_record>},
    {"rntuple_rc2.column", parse<rntuple_rc2_t::column_t, dump_rntuple_rc2__column>},
    {"rntuple_rc2.value_range", parse<rntuple_rc2_t::value_range_t, dump_rntuple_rc2__value_range>},
    {"rntuple_rc2.alias_column_list", parse<rntuple_rc2_t::alias_column_list_t, dump_rntuple_rc2__alias_column_list>},
    {"rntuple_rc2.alias_column_list_body", parse<rntuple_rc2_t::alias_column_list_body_t, dump_rntuple_rc2__alias_column_list_body>},
    {"rntuple_rc2.alias_column_record", parse<rntuple_rc2_t::alias_column_record_t, dump_rntuple_rc2__alias_column_record>},
    {"rntuple_rc2.alias_column", parse<rntuple_rc2_t::alias_column_t, dump_rntuple_rc2__alias_column>},
    {"rntuple_rc2.extra_type_info_list", parse<rntuple_rc2_t::extra_type_info_list_t, dump_rntuple_rc2__extra_type_info_list>},
    {"rntuple_rc2.extra_type_info_list_body", parse<rntuple_rc2_t::extra_type_info_list_body_t, dump_rntuple_rc2__extra_type_info_list_body>},
    {"rntuple_rc2.extra_type_info_record", parse<rntuple_rc2_t::extra_type_info_record_t, dump_rntuple_rc2__extra_type_info_record>},
    {"rntuple_rc2.extra_type_info", parse<rntuple_rc2_t::extra_type_info_t, dump_rntuple_rc2__extra_type_info>},
    {"rntuple_rc2.footer", parse<rntuple_rc2_t::footer_t, dump_rntuple_rc2__footer>},
    {"rntuple_rc2.schema_extension_record", parse<rntuple_rc2_t::schema_extension_record_t, dump_rntuple_rc2__schema_extension_record>},
    {"rntuple_rc2.schema_extension", parse<rntuple_rc2_t::schema_extension_t, dump_rntuple_rc2__schema_extension>},
    {"rntuple_rc2.column_group_list", parse<rntuple_rc2_t::column_group_list_t, dump_rntuple_rc2__column_group_list>},
    {"rntuple_rc2.column_group_list_body", parse<rntuple_rc2_t::column_group_list_body_t, dump_rntuple_rc2__column_group_list_body>},
    {"rntuple_rc2.column_group_record", parse<rntuple_rc2_t::column_group_record_t, dump_rntuple_rc2__column_group_record>},
    {"rntuple_rc2.column_group", parse<rntuple_rc2_t::column_group_t, dump_rntuple_rc2__column_group>},
    {"rntuple_rc2.column_id_list", parse<rntuple_rc2_t::column_id_list_t, dump_rntuple_rc2__column_id_list>},
    {"rntuple_rc2.column_id_list_body", parse<rntuple_rc2_t::column_id_list_body_t, dump_rntuple_rc2__column_id_list_body>},
    {"rntuple_rc2.cluster_group_list", parse<rntuple_rc2_t::cluster_group_list_t, dump_rntuple_rc2__cluster_group_list>},
    {"rntuple_rc2.cluster_group_list_body", parse<rntuple_rc2_t::cluster_group_list_body_t, dump_rntuple_rc2__cluster_group_list_body>},
    {"rntuple_rc2.cluster_group_record", parse<rntuple_rc2_t::cluster_group_record_t, dump_rntuple_rc2__cluster_group_record>},
    {"rntuple_rc2.cluster_group", parse<rntuple_rc2_t::cluster_group_t, dump_rntuple_rc2__cluster_group>},
    {"rntuple_rc2.meta_data_link_list", parse<rntuple_rc2_t::meta_data_link_list_t, dump_rntuple_rc2__meta_data_link_list>},
    {"rntuple_rc2.meta_data_link_list_body", parse<rntuple_rc2_t::meta_data_link_list_body_t, dump_rntuple_rc2__meta_data_link_list_body>},
    {"rntuple_rc2.page_list", parse<rntuple_rc2_t::page_list_t, dump_rntuple_rc2__page_list>},
    {"rntuple_rc2.cluster_summary_list", parse<rntuple_rc2_t::cluster_summary_list_t, dump_rntuple_rc2__cluster_summary_list>},
    {"rntuple_rc2.cluster_summary_list_body", parse<rntuple_rc2_t::cluster_summary_list_body_t, dump_rntuple_rc2__cluster_summary_list_body>},
    {"rntuple_rc2.cluster_summary_record", parse<rntuple_rc2_t::cluster_summary_record_t, dump_rntuple_rc2__cluster_summary_record>},
    {"rntuple_rc2.cluster_summary", parse<rntuple_rc2_t::cluster_summary_t, dump_rntuple_rc2__cluster_summary>},
    {"rntuple_rc2.cluster_pages_list", parse<rntuple_rc2_t::cluster_pages_list_t, dump_rntuple_rc2__cluster_pages_list>},
    {"rntuple_rc2.cluster_pages_list_body", parse<rntuple_rc2_t::cluster_pages_list_body_t, dump_rntuple_rc2__cluster_pages_list_body>},
    {"rntuple_rc2.cluster_pages", parse<rntuple_rc2_t::cluster_pages_t, dump_rntuple_rc2__cluster_pages>},
    {"rntuple_rc2.cluster_pages_body", parse<rntuple_rc2_t::cluster_pages_body_t, dump_rntuple_rc2__cluster_pages_body>},
    {"rntuple_rc2.column_pages", parse<rntuple_rc2_t::column_pages_t, dump_rntuple_rc2__column_pages>},
    {"rntuple_rc2.column_pages_body", parse<rntuple_rc2_t::column_pages_body_t, dump_rntuple_rc2__column_pages_body>},
    {"rntuple_rc2.page", parse<rntuple_rc2_t::page_t, dump_rntuple_rc2__page>},
    {"rntuple_rc2.meta_data", parse<rntuple_rc2_t::meta_data_t, dump_rntuple_rc2__meta_data>},
    {"rntuple_rc2.meta_data_entry_list", parse<rntuple_rc2_t::meta_data_entry_list_t, dump_rntuple_rc2__meta_data_entry_list>},
    {"rntuple_rc2.meta_data_entry_list_body", parse<rntuple_rc2_t::meta_data_entry_list_body_t, dump_rntuple_rc2__meta_data_entry_list_body>},
    {"rntuple_rc2.meta_data_entry_record", parse<rntuple_rc2_t::meta_data_entry_record_t, dump_rntuple_rc2__meta_data_entry_record>},
    {"rntuple_rc2.meta_data_entry", parse<rntuple_rc2_t::meta_data_entry_t, dump_rntuple_rc2__meta_data_entry>},
    {"rntuple_rc2.meta_data_int64", parse<rntuple_rc2_t::meta_data_int64_t, dump_rntuple_rc2__meta_data_int64>},
    {"rntuple_rc2.meta_data_bool", parse<rntuple_rc2_t::meta_data_bool_t, dump_rntuple_rc2__meta_data_bool>},
    {"rntuple_rc2.meta_data_float64", parse<rntuple_rc2_t::meta_data_float64_t, dump_rntuple_rc2__meta_data_float64>},
    {"rntuple_rc2.int64_list", parse<rntuple_rc2_t::int64_list_t, dump_rntuple_rc2__int64_list>},
    {"rntuple_rc2.int64_list_body", parse<rntuple_rc2_t::int64_list_body_t, dump_rntuple_rc2__int64_list_body>},
    {"rntuple_rc2.bool_list", parse<rntuple_rc2_t::bool_list_t, dump_rntuple_rc2__bool_list>},
    {"rntuple_rc2.bool_list_body", parse<rntuple_rc2_t::bool_list_body_t, dump_rntuple_rc2__bool_list_body>},
    {"rntuple_rc2.float64_list", parse<rntuple_rc2_t::float64_list_t, dump_rntuple_rc2__float64_list>},
    {"rntuple_rc2.float64_list_body", parse<rntuple_rc2_t::float64_list_body_t, dump_rntuple_rc2__float64_list_body>},
    {"rntuple_rc2.string_list", parse<rntuple_rc2_t::string_list_t, dump_rntuple_rc2__string_list>},
    {"rntuple_rc2.string_list_body", parse<rntuple_rc2_t::string_list_body_t, dump_rntuple_rc2__string_list_body>},
    {"rntuple_rc1", parse<rntuple_rc1_t, dump_rntuple_rc1>},
    {"rntuple_rc1.envelope_preamble", parse<rntuple_rc1_t::envelope_preamble_t, dump_rntuple_rc1__envelope_preamble>},
    {"rntuple_rc1.header_envelope", parse<rntuple_rc1_t::header_envelope_t, dump_rntuple_rc1__header_envelope>},
    {"rntuple_rc1.footer_envelope", parse<rntuple_rc1_t::footer_envelope_t, dump_rntuple_rc1__footer_envelope>},
    {"rntuple_rc1.page_list_envelope", parse<rntuple_rc1_t::page_list_envelope_t, dump_rntuple_rc1__page_list_envelope>},
    {"rntuple_rc1.meta_data_envelope", parse<rntuple_rc1_t::meta_data_envelope_t, dump_rntuple_rc1__meta_data_envelope>},
    {"rntuple_rc1.counted_string", parse<rntuple_rc1_t::counted_string_t, dump_rntuple_rc1__counted_string>},
    {"rntuple_rc1.unknown_payload", parse<rntuple_rc1_t::unknown_payload_t, dump_rntuple_rc1__unknown_payload>},
    {"rntuple_rc1.feature_flags", parse<rntuple_rc1_t::feature_flags_t, dump_rntuple_rc1__feature_flags>},
    {"rntuple_rc1.feature_flag_word", parse<rntuple_rc1_t::feature_flag_word_t, dump_rntuple_rc1__feature_flag_word>},
    {"rntuple_rc1.locator", parse<rntuple_rc1_t::locator_t, dump_rntuple_rc1__locator>},
    {"rntuple_rc1.uri_locator", parse<rntuple_rc1_t::uri_locator_t, dump_rntuple_rc1__uri_locator>},
    {"rntuple_rc1.object64_locator", parse<rntuple_rc1_t::object64_locator_t, dump_rntuple_rc1__object64_locator>},
    {"rntuple_rc1.envelope_link", parse<rntuple_rc1_t::envelope_link_t, dump_rntuple_rc1__envelope_link>},
    {"rntuple_rc1.header", parse<rntuple_rc1_t::header_t, dump_rntuple_rc1__header>},
    {"rntuple_rc1.schema", parse<rntuple_rc1_t::schema_t, dump_rntuple_rc1__schema>},
    {"rntuple_rc1.field_list", parse<rntuple_rc1_t::field_list_t, dump_rntuple_rc1__field_list>},
    {"rntuple_rc1.field_list_body", parse<rntuple_rc1_t::field_list_body_t, dump_rntuple_rc1__field_list_body>},
    {"rntuple_rc1.field_record", parse<rntuple_rc1_t::field_record_t, dump_rntuple_rc1__field_record>},
    {"rntuple_rc1.field", parse<rntuple_rc1_t::field_t, dump_rntuple_rc1__field>},
    {"rntuple_rc1.column_list", parse<rntuple_rc1_t::column_list_t, dump_rntuple_rc1__column_list>},
    {"rntuple_rc1.column_list_body", parse<rntuple_rc1_t::column_list_body_t, dump_rntuple_rc1__column_list_body>},
    {"rntuple_rc1.column_record", parse<rntuple_rc1_t::column_record_t, dump_rntuple_rc1__column_record>},
    {"rntuple_rc1.column", parse<rntuple_rc1_t::column_t, dump_rntuple_rc1__column>},
    {"rntuple_rc1.alias_column_list", parse<rntuple_rc1_t::alias_column_list_t, dump_rntuple_rc1__alias_column_list>},
    {"rntuple_rc1.alias_column_list_body", parse<rntuple_rc1_t::alias_column_list_body_t, dump_rntuple_rc1__alias_column_list_body>},
    {"rntuple_rc1.alias_column_record", parse<rntuple_rc1_t::alias_column_record_t, dump_rntuple_rc1__alias_column_record>},
    {"rntuple_rc1.alias_column", parse<rntuple_rc1_t::alias_column_t, dump_rntuple_rc1__alias_column>},
    {"rntuple_rc1.extra_type_info_list", parse<rntuple_rc1_t::extra_type_info_list_t, dump_rntuple_rc1__extra_type_info_list>},
    {"rntuple_rc1.extra_type_info_list_body", parse<rntuple_rc1_t::extra_type_info_list_body_t, dump_rntuple_rc1__extra_type_info_list_body>},
    {"rntuple_rc1.extra_type_info_record", parse<rntuple_rc1_t::extra_type_info_record_t, dump_rntuple_rc1__extra_type_info_record>},
    {"rntuple_rc1.extra_type_info", parse<rntuple_rc1_t::extra_type_info_t, dump_rntuple_rc1__extra_type_info>},
    {"rntuple_rc1.footer", parse<rntuple_rc1_t::footer_t, dump_rntuple_rc1__footer>},
    {"rntuple_rc1.schema_extension_frame", parse<rntuple_rc1_t::schema_extension_frame_t, dump_rntuple_rc1__schema_extension_frame>},
    {"rntuple_rc1.schema_extension_list_body", parse<rntuple_rc1_t::schema_extension_list_body_t, dump_rntuple_rc1__schema_extension_list_body>},
    {"rntuple_rc1.schema_extension", parse<rntuple_rc1_t::schema_extension_t, dump_rntuple_rc1__schema_extension>},
    {"rntuple_rc1.column_group_list", parse<rntuple_rc1_t::column_group_list_t, dump_rntuple_rc1__column_group_list>},
    {"rntuple_rc1.column_group_list_body", parse<rntuple_rc1_t::column_group_list_body_t, dump_rntuple_rc1__column_group_list_body>},
    {"rntuple_rc1.column_group_record", parse<rntuple_rc1_t::column_group_record_t, dump_rntuple_rc1__column_group_record>},
    {"rntuple_rc1.column_group", parse<rntuple_rc1_t::column_group_t, dump_rntuple_rc1__column_group>},
    {"rntuple_rc1.column_id_list", parse<rntuple_rc1_t::column_id_list_t, dump_rntuple_rc1__column_id_list>},
    {"rntuple_rc1.column_id_list_body", parse<rntuple_rc1_t::column_id_list_body_t, dump_rntuple_rc1__column_id_list_body>},
    {"rntuple_rc1.cluster_group_list", parse<rntuple_rc1_t::cluster_group_list_t, dump_rntuple_rc1__cluster_group_list>},
    {"rntuple_rc1.cluster_group_list_body", parse<rntuple_rc1_t::cluster_group_list_body_t, dump_rntuple_rc1__cluster_group_list_body>},
    {"rntuple_rc1.cluster_group_record", parse<rntuple_rc1_t::cluster_group_record_t, dump_rntuple_rc1__cluster_group_record>},
    {"rntuple_rc1.cluster_group", parse<rntuple_rc1_t::cluster_group_t, dump_rntuple_rc1__cluster_group>},
    {"rntuple_rc1.meta_data_link_list", parse<rntuple_rc1_t::meta_data_link_list_t, dump_rntuple_rc1__meta_data_link_list>},
    {"rntuple_rc1.meta_data_link_list_body", parse<rntuple_rc1_t::meta_data_link_list_body_t, dump_rntuple_rc1__meta_data_link_list_body>},
    {"rntuple_rc1.cluster_summary_list", parse<rntuple_rc1_t::cluster_summary_list_t, dump_rntuple_rc1__cluster_summary_list>},
    {"rntuple_rc1.cluster_summary_list_body", parse<rntuple_rc1_t::cluster_summary_list_body_t, dump_rntuple_rc1__cluster_summary_list_body>},
    {"rntuple_rc1.cluster_summary_record", parse<rntuple_rc1_t::cluster_summary_record_t, dump_rntuple_rc1__cluster_summary_record>},
    {"rntuple_rc1.cluster_summary", parse<rntuple_rc1_t::cluster_summary_t, dump_rntuple_rc1__cluster_summary>},
    {"rntuple_rc1.page_list", parse<rntuple_rc1_t::page_list_t, dump_rntuple_rc1__page_list>},
    {"rntuple_rc1.cluster_pages_list", parse<rntuple_rc1_t::cluster_pages_list_t, dump_rntuple_rc1__cluster_pages_list>},
    {"rntuple_rc1.cluster_pages_list_body", parse<rntuple_rc1_t::cluster_pages_list_body_t, dump_rntuple_rc1__cluster_pages_list_body>},
    {"rntuple_rc1.cluster_pages", parse<rntuple_rc1_t::cluster_pages_t, dump_rntuple_rc1__cluster_pages>},
    {"rntuple_rc1.cluster_pages_body", parse<rntuple_rc1_t::cluster_pages_body_t, dump_rntuple_rc1__cluster_pages_body>},
    {"rntuple_rc1.column_pages", parse<rntuple_rc1_t::column_pages_t, dump_rntuple_rc1__column_pages>},
    {"rntuple_rc1.column_pages_body", parse<rntuple_rc1_t::column_pages_body_t, dump_rntuple_rc1__column_pages_body>},
    {"rntuple_rc1.page", parse<rntuple_rc1_t::page_t, dump_rntuple_rc1__page>},
    {"rntuple_rc1.meta_data", parse<rntuple_rc1_t::meta_data_t, dump_rntuple_rc1__meta_data>},
    {"rntuple_rc1.meta_data_entry_list", parse<rntuple_rc1_t::meta_data_entry_list_t, dump_rntuple_rc1__meta_data_entry_list>},
    {"rntuple_rc1.meta_data_entry_list_body", parse<rntuple_rc1_t::meta_data_entry_list_body_t, dump_rntuple_rc1__meta_data_entry_list_body>},
    {"rntuple_rc1.meta_data_entry_record", parse<rntuple_rc1_t::meta_data_entry_record_t, dump_rntuple_rc1__meta_data_entry_record>},
    {"rntuple_rc1.meta_data_entry", parse<rntuple_rc1_t::meta_data_entry_t, dump_rntuple_rc1__meta_data_entry>},
    {"rntuple_rc1.meta_data_int64", parse<rntuple_rc1_t::meta_data_int64_t, dump_rntuple_rc1__meta_data_int64>},
    {"rntuple_rc1.meta_data_bool", parse<rntuple_rc1_t::meta_data_bool_t, dump_rntuple_rc1__meta_data_bool>},
    {"rntuple_rc1.meta_data_float64", parse<rntuple_rc1_t::meta_data_float64_t, dump_rntuple_rc1__meta_data_float64>},
    {"rntuple_rc1.int64_list", parse<rntuple_rc1_t::int64_list_t, dump_rntuple_rc1__int64_list>},
    {"rntuple_rc1.int64_list_body", parse<rntuple_rc1_t::int64_list_body_t, dump_rntuple_rc1__int64_list_body>},
    {"rntuple_rc1.bool_list", parse<rntuple_rc1_t::bool_list_t, dump_rntuple_rc1__bool_list>},
    {"rntuple_rc1.bool_list_body", parse<rntuple_rc1_t::bool_list_body_t, dump_rntuple_rc1__bool_list_body>},
    {"rntuple_rc1.float64_list", parse<rntuple_rc1_t::float64_list_t, dump_rntuple_rc1__float64_list>},
    {"rntuple_rc1.float64_list_body", parse<rntuple_rc1_t::float64_list_body_t, dump_rntuple_rc1__float64_list_body>},
    {"rntuple_rc1.string_list", parse<rntuple_rc1_t::string_list_t, dump_rntuple_rc1__string_list>},
    {"rntuple_rc1.string_list_body", parse<rntuple_rc1_t::string_list_body_t, dump_rntuple_rc1__string_list_body>},
    {"rntuple_v0", parse<rntuple_v0_t, dump_rntuple_v0>},
    {"rntuple_v0.header_envelope", parse<rntuple_v0_t::header_envelope_t, dump_rntuple_v0__header_envelope>},
    {"rntuple_v0.footer_envelope", parse<rntuple_v0_t::footer_envelope_t, dump_rntuple_v0__footer_envelope>},
    {"rntuple_v0.postscript", parse<rntuple_v0_t::postscript_t, dump_rntuple_v0__postscript>},
    {"rntuple_v0.counted_string", parse<rntuple_v0_t::counted_string_t, dump_rntuple_v0__counted_string>},
    {"rntuple_v0.header_record", parse<rntuple_v0_t::header_record_t, dump_rntuple_v0__header_record>},
    {"rntuple_v0.header", parse<rntuple_v0_t::header_t, dump_rntuple_v0__header>},
    {"rntuple_v0.version_record", parse<rntuple_v0_t::version_record_t, dump_rntuple_v0__version_record>},
    {"rntuple_v0.version_numbers", parse<rntuple_v0_t::version_numbers_t, dump_rntuple_v0__version_numbers>},
    {"rntuple_v0.uuid_record", parse<rntuple_v0_t::uuid_record_t, dump_rntuple_v0__uuid_record>},
    {"rntuple_v0.identity", parse<rntuple_v0_t::identity_t, dump_rntuple_v0__identity>},
    {"rntuple_v0.locator", parse<rntuple_v0_t::locator_t, dump_rntuple_v0__locator>},
    {"rntuple_v0.field_record", parse<rntuple_v0_t::field_record_t, dump_rntuple_v0__field_record>},
    {"rntuple_v0.field", parse<rntuple_v0_t::field_t, dump_rntuple_v0__field>},
    {"rntuple_v0.column_record", parse<rntuple_v0_t::column_record_t, dump_rntuple_v0__column_record>},
    {"rntuple_v0.column", parse<rntuple_v0_t::column_t, dump_rntuple_v0__column>},
    {"rntuple_v0.column_model_record", parse<rntuple_v0_t::column_model_record_t, dump_rntuple_v0__column_model_record>},
    {"rntuple_v0.column_model", parse<rntuple_v0_t::column_model_t, dump_rntuple_v0__column_model>},
    {"rntuple_v0.footer_record", parse<rntuple_v0_t::footer_record_t, dump_rntuple_v0__footer_record>},
    {"rntuple_v0.footer", parse<rntuple_v0_t::footer_t, dump_rntuple_v0__footer>},
    {"rntuple_v0.cluster", parse<rntuple_v0_t::cluster_t, dump_rntuple_v0__cluster>},
    {"rntuple_v0.cluster_summary_record", parse<rntuple_v0_t::cluster_summary_record_t, dump_rntuple_v0__cluster_summary_record>},
    {"rntuple_v0.cluster_summary", parse<rntuple_v0_t::cluster_summary_t, dump_rntuple_v0__cluster_summary>},
    {"rntuple_v0.column_pages", parse<rntuple_v0_t::column_pages_t, dump_rntuple_v0__column_pages>},
    {"rntuple_v0.page", parse<rntuple_v0_t::page_t, dump_rntuple_v0__page>},
    {"root_file", parse<root_file_t, dump_root_file>},
    {"root_file.file_header", parse<root_file_t::file_header_t, dump_root_file__file_header>},
    {"root_file.counted_string", parse<root_file_t::counted_string_t, dump_root_file__counted_string>},
    {"root_file.key", parse<root_file_t::key_t, dump_root_file__key>},
    {"root_file.record", parse<root_file_t::record_t, dump_root_file__record>},
    {"root_file.directory", parse<root_file_t::directory_t, dump_root_file__directory>},
    {"root_file.keys_list", parse<root_file_t::keys_list_t, dump_root_file__keys_list>},
    {"root_file.entry_list", parse<root_file_t::entry_list_t, dump_root_file__entry_list>},
    {"root_file.entry", parse<root_file_t::entry_t, dump_root_file__entry>},
    {"root_file.anchor_record", parse<root_file_t::anchor_record_t, dump_root_file__anchor_record>},
    {"root_file.free_list", parse<root_file_t::free_list_t, dump_root_file__free_list>},
    {"root_file.free_entry", parse<root_file_t::free_entry_t, dump_root_file__free_entry>},
    {"root_file.anchor", parse<root_file_t::anchor_t, dump_root_file__anchor>},
    {"root_file.anchor_rc2", parse<root_file_t::anchor_rc2_t, dump_root_file__anchor_rc2>},
    {"root_file.anchor_rc1", parse<root_file_t::anchor_rc1_t, dump_root_file__anchor_rc1>},
    {"root_file.compression_block", parse<root_file_t::compression_block_t, dump_root_file__compression_block>},
    {"root_file.compression_chunk", parse<root_file_t::compression_chunk_t, dump_root_file__compression_chunk>},
    {"root_file.blob_offset_table", parse<root_file_t::blob_offset_table_t, dump_root_file__blob_offset_table>},
    {"streamer_info", parse<streamer_info_t, dump_streamer_info>},
    {"streamer_info.counted_string", parse<streamer_info_t::counted_string_t, dump_streamer_info__counted_string>},
    {"streamer_info.root_object", parse<streamer_info_t::root_object_t, dump_streamer_info__root_object>},
    {"streamer_info.info_list", parse<streamer_info_t::info_list_t, dump_streamer_info__info_list>},
    {"streamer_info.info_item", parse<streamer_info_t::info_item_t, dump_streamer_info__info_item>},
    {"streamer_info.any_object", parse<streamer_info_t::any_object_t, dump_streamer_info__any_object>},
    {"streamer_info.named", parse<streamer_info_t::named_t, dump_streamer_info__named>},
    {"streamer_info.named_members", parse<streamer_info_t::named_members_t, dump_streamer_info__named_members>},
    {"streamer_info.class_info", parse<streamer_info_t::class_info_t, dump_streamer_info__class_info>},
    {"streamer_info.class_info_members", parse<streamer_info_t::class_info_members_t, dump_streamer_info__class_info_members>},
    {"streamer_info.class_elements", parse<streamer_info_t::class_elements_t, dump_streamer_info__class_elements>},
    {"streamer_info.class_elements_members", parse<streamer_info_t::class_elements_members_t, dump_streamer_info__class_elements_members>},
    {"streamer_info.element_item", parse<streamer_info_t::element_item_t, dump_streamer_info__element_item>},
    {"streamer_info.class_element", parse<streamer_info_t::class_element_t, dump_streamer_info__class_element>},
    {"streamer_info.class_element_members", parse<streamer_info_t::class_element_members_t, dump_streamer_info__class_element_members>},
    {"streamer_info.element", parse<streamer_info_t::element_t, dump_streamer_info__element>},
    {"streamer_info.element_members", parse<streamer_info_t::element_members_t, dump_streamer_info__element_members>},
    {"trevni", parse<trevni_t, dump_trevni>},
    {"trevni.metadata_map", parse<trevni_t::metadata_map_t, dump_trevni__metadata_map>},
    {"trevni.metadata_pair", parse<trevni_t::metadata_pair_t, dump_trevni__metadata_pair>},
    {"trevni.counted_bytes", parse<trevni_t::counted_bytes_t, dump_trevni__counted_bytes>},
    {"trevni.length", parse<trevni_t::length_t, dump_trevni__length>},
    {"trevni.zigzag", parse<trevni_t::zigzag_t, dump_trevni__zigzag>},
    {"trevni.column", parse<trevni_t::column_t, dump_trevni__column>},
    {"trevni.block_descriptor", parse<trevni_t::block_descriptor_t, dump_trevni__block_descriptor>},
    {"trevni.column_zigzag", parse<trevni_t::column_zigzag_t, dump_trevni__column_zigzag>},
    {"trevni.zigzag_block_descriptor", parse<trevni_t::zigzag_block_descriptor_t, dump_trevni__zigzag_block_descriptor>},
    {"trevni.column_fixed32", parse<trevni_t::column_fixed32_t, dump_trevni__column_fixed32>},
    {"trevni.fixed32_block_descriptor", parse<trevni_t::fixed32_block_descriptor_t, dump_trevni__fixed32_block_descriptor>},
    {"trevni.column_fixed64", parse<trevni_t::column_fixed64_t, dump_trevni__column_fixed64>},
    {"trevni.fixed64_block_descriptor", parse<trevni_t::fixed64_block_descriptor_t, dump_trevni__fixed64_block_descriptor>},
    {"trevni.column_counted", parse<trevni_t::column_counted_t, dump_trevni__column_counted>},
    {"trevni.counted_block_descriptor", parse<trevni_t::counted_block_descriptor_t, dump_trevni__counted_block_descriptor>},
    {"trevni.repeated_block", parse<trevni_t::repeated_block_t, dump_trevni__repeated_block>},
    {"trevni.zigzag_values", parse<trevni_t::zigzag_values_t, dump_trevni__zigzag_values>},
    {"trevni.counted_values", parse<trevni_t::counted_values_t, dump_trevni__counted_values>},
    {"rntuple_page", parse<rntuple_page_t, dump_rntuple_page>},
    {"rntuple_page.uint8_page", parse<rntuple_page_t::uint8_page_t, dump_rntuple_page__uint8_page>},
    {"rntuple_page.int8_page", parse<rntuple_page_t::int8_page_t, dump_rntuple_page__int8_page>},
    {"rntuple_page.uint16_page", parse<rntuple_page_t::uint16_page_t, dump_rntuple_page__uint16_page>},
    {"rntuple_page.int16_page", parse<rntuple_page_t::int16_page_t, dump_rntuple_page__int16_page>},
    {"rntuple_page.uint32_page", parse<rntuple_page_t::uint32_page_t, dump_rntuple_page__uint32_page>},
    {"rntuple_page.int32_page", parse<rntuple_page_t::int32_page_t, dump_rntuple_page__int32_page>},
    {"rntuple_page.uint64_page", parse<rntuple_page_t::uint64_page_t, dump_rntuple_page__uint64_page>},
    {"rntuple_page.int64_page", parse<rntuple_page_t::int64_page_t, dump_rntuple_page__int64_page>},
    {"rntuple_page.real16_page", parse<rntuple_page_t::real16_page_t, dump_rntuple_page__real16_page>},
    {"rntuple_page.real32_page", parse<rntuple_page_t::real32_page_t, dump_rntuple_page__real32_page>},
    {"rntuple_page.real64_page", parse<rntuple_page_t::real64_page_t, dump_rntuple_page__real64_page>},
    {"rntuple_page.switch_page", parse<rntuple_page_t::switch_page_t, dump_rntuple_page__switch_page>},
    {"rntuple_page.switch44_page", parse<rntuple_page_t::switch44_page_t, dump_rntuple_page__switch44_page>},
    {"rntuple_page.switch32_page", parse<rntuple_page_t::switch32_page_t, dump_rntuple_page__switch32_page>},
    {"rntuple_page.real16", parse<rntuple_page_t::real16_t, dump_rntuple_page__real16>},
    {"rntuple_page.switch96", parse<rntuple_page_t::switch96_t, dump_rntuple_page__switch96>},
    {"rntuple_page.switch44", parse<rntuple_page_t::switch44_t, dump_rntuple_page__switch44>},
    {"rntuple_page.switch32", parse<rntuple_page_t::switch32_t, dump_rntuple_page__switch32>},
    {"rntuple_page.bit_page", parse<rntuple_page_t::bit_page_t, dump_rntuple_page__bit_page>},
    {"rntuple_page.packed2_page", parse<rntuple_page_t::packed2_page_t, dump_rntuple_page__packed2_page>},
    {"rntuple_page.packed3_page", parse<rntuple_page_t::packed3_page_t, dump_rntuple_page__packed3_page>},
    {"rntuple_page.packed4_page", parse<rntuple_page_t::packed4_page_t, dump_rntuple_page__packed4_page>},
    {"rntuple_page.packed5_page", parse<rntuple_page_t::packed5_page_t, dump_rntuple_page__packed5_page>},
    {"rntuple_page.packed6_page", parse<rntuple_page_t::packed6_page_t, dump_rntuple_page__packed6_page>},
    {"rntuple_page.packed7_page", parse<rntuple_page_t::packed7_page_t, dump_rntuple_page__packed7_page>},
    {"rntuple_page.packed8_page", parse<rntuple_page_t::packed8_page_t, dump_rntuple_page__packed8_page>},
    {"rntuple_page.packed9_page", parse<rntuple_page_t::packed9_page_t, dump_rntuple_page__packed9_page>},
    {"rntuple_page.packed10_page", parse<rntuple_page_t::packed10_page_t, dump_rntuple_page__packed10_page>},
    {"rntuple_page.packed11_page", parse<rntuple_page_t::packed11_page_t, dump_rntuple_page__packed11_page>},
    {"rntuple_page.packed12_page", parse<rntuple_page_t::packed12_page_t, dump_rntuple_page__packed12_page>},
    {"rntuple_page.packed13_page", parse<rntuple_page_t::packed13_page_t, dump_rntuple_page__packed13_page>},
    {"rntuple_page.packed14_page", parse<rntuple_page_t::packed14_page_t, dump_rntuple_page__packed14_page>},
    {"rntuple_page.packed15_page", parse<rntuple_page_t::packed15_page_t, dump_rntuple_page__packed15_page>},
    {"rntuple_page.packed16_page", parse<rntuple_page_t::packed16_page_t, dump_rntuple_page__packed16_page>},
    {"rntuple_page.packed17_page", parse<rntuple_page_t::packed17_page_t, dump_rntuple_page__packed17_page>},
    {"rntuple_page.packed18_page", parse<rntuple_page_t::packed18_page_t, dump_rntuple_page__packed18_page>},
    {"rntuple_page.packed19_page", parse<rntuple_page_t::packed19_page_t, dump_rntuple_page__packed19_page>},
    {"rntuple_page.packed20_page", parse<rntuple_page_t::packed20_page_t, dump_rntuple_page__packed20_page>},
    {"rntuple_page.packed21_page", parse<rntuple_page_t::packed21_page_t, dump_rntuple_page__packed21_page>},
    {"rntuple_page.packed22_page", parse<rntuple_page_t::packed22_page_t, dump_rntuple_page__packed22_page>},
    {"rntuple_page.packed23_page", parse<rntuple_page_t::packed23_page_t, dump_rntuple_page__packed23_page>},
    {"rntuple_page.packed24_page", parse<rntuple_page_t::packed24_page_t, dump_rntuple_page__packed24_page>},
    {"rntuple_page.packed25_page", parse<rntuple_page_t::packed25_page_t, dump_rntuple_page__packed25_page>},
    {"rntuple_page.packed26_page", parse<rntuple_page_t::packed26_page_t, dump_rntuple_page__packed26_page>},
    {"rntuple_page.packed27_page", parse<rntuple_page_t::packed27_page_t, dump_rntuple_page__packed27_page>},
    {"rntuple_page.packed28_page", parse<rntuple_page_t::packed28_page_t, dump_rntuple_page__packed28_page>},
    {"rntuple_page.packed29_page", parse<rntuple_page_t::packed29_page_t, dump_rntuple_page__packed29_page>},
    {"rntuple_page.packed30_page", parse<rntuple_page_t::packed30_page_t, dump_rntuple_page__packed30_page>},
    {"rntuple_page.packed31_page", parse<rntuple_page_t::packed31_page_t, dump_rntuple_page__packed31_page>},
    {"rntuple_page.packed32_page", parse<rntuple_page_t::packed32_page_t, dump_rntuple_page__packed32_page>},
};

// Types that are no part of another one.
static const char* const roots[] = {
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
};

static string canonical(const string& name, const string& data) {
    string out;
    types.at(name)(data, out);
    return out;
}

static string whole(std::istream& in) {
    return string(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
}

static string take(std::istream& in) {
    char head[4];
    if (!in.read(head, 4)) throw std::runtime_error("the input ends within a request");
    size_t size = 0;
    for (int i = 3; i >= 0; i--) size = size << 8 | static_cast<unsigned char>(head[i]);
    string data(size, '\0');
    if (size && !in.read(&data[0], static_cast<std::streamsize>(size)))
        throw std::runtime_error("the input ends within a request");
    return data;
}

int main(int count, char** arguments) {
    std::ios::sync_with_stdio(false);
    if (count > 1) {
        std::ifstream file(arguments[1], std::ios::binary);
        std::cout << canonical("root_file", whole(file)) << '\n';
        return 0;
    }
    while (std::cin.peek() != std::istream::traits_type::eof()) {
        string name = take(std::cin);
        string piece = take(std::cin);
        try {
            std::cout << canonical(name, piece) << '\n';
        } catch (const format_error&) {
            std::cout << "error\n";
        }
        std::cout.flush();
    }
}
