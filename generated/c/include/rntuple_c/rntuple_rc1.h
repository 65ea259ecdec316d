/* Generated from spec/rntuple_rc1.ksy by tools/generate; edit spec/parts/rntuple_rc1.ksy and run `make generate`. */

#ifndef RNTUPLE_C_RNTUPLE_RC1_H
#define RNTUPLE_C_RNTUPLE_RC1_H

#include "parse.h"

/* Ranges of bytes:
 * Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts:
 *   payload_name, payload_description, payload_writer, name, type_name, type_alias, description, content,
 *   key, item
 * Unknown bytes up to the end of the frame, appended by a later version of the format:
 *   payload_schema_fields_trailing, payload_schema_columns_trailing, payload_schema_alias_columns_trailing,
 *   payload_schema_extra_type_infos_trailing, trailing,
 *   payload_schema_extension_record_schema_fields_trailing,
 *   payload_schema_extension_record_schema_columns_trailing,
 *   payload_schema_extension_record_schema_alias_columns_trailing,
 *   payload_schema_extension_record_schema_extra_type_infos_trailing,
 *   payload_schema_extension_record_trailing, payload_schema_extension_list_trailing,
 *   payload_column_groups_trailing, payload_cluster_summaries_trailing, payload_cluster_groups_trailing,
 *   payload_meta_data_links_trailing, column_ids_trailing, payload_page_locations_trailing,
 *   payload_entries_trailing, value_int64_list_trailing, value_bool_list_trailing,
 *   value_float64_list_trailing, value_string_list_trailing
 * Unknown bytes up to the end of the envelope payload, appended by a later version of the format:
 *   payload_trailing
 * CRC32 of all preceding bytes of the envelope, little-endian: checksum
 * The stored bytes, unparsed: page_list_link_locator_payload_raw, locator_payload_raw, payload_raw
 * Unknown bytes up to the end of the locator, appended by a later version of the format:
 *   page_list_link_locator_payload_trailing, locator_payload_trailing, payload_trailing
 */

/* One 64-bit word of 63 flags, in two halves so that no target language loses bits */
typedef struct rntuple_rc1_feature_flag_word_table {
    size_t count;
    uint32_t *lo; /* Flags 0 to 31 of this word */
    int32_t *hi; /* Flags 32 to 62 of this word; negative (bit 63 of the word is set) if another word follows */
} rntuple_rc1_feature_flag_word_table;

/* Description of one field: a node of the schema tree */
typedef struct rntuple_rc1_field_table {
    size_t count;
    uint32_t *field_version; /* Version of the field's own serialisation */
    uint32_t *type_version; /* Version of the type, such as the class version of a user-defined class */
    uint32_t *parent_id; /* Id of the parent field; a top-level field names itself */
    uint16_t *role; /* Structural role, see the enum field_role */
    uint16_t *flags; /* Bits of the enum field_flag */
    uint8_t *has_array_size; /* 1 if array_size is there */
    uint64_t *array_size; /* Number of items per entry of a fixed-size array or bitset */
    rntuple_range *name;
    rntuple_range *type_name;
    rntuple_range *type_alias;
    rntuple_range *description;
    rntuple_range *trailing;
} rntuple_rc1_field_table;

/* Parse one row at p; returns where it ends, or the negated code of the error. */
/*@ requires 0 <= p <= end <= RNTUPLE_MAX_LENGTH && 0 <= row;
    requires is_filling ==> row < t.count;
    requires \valid_read(data + (0 .. end - 1));
    requires status == \null || \valid(status);
    requires is_filling ==> t.field_version == \null || \valid(t.field_version + row);
    requires is_filling ==> t.type_version == \null || \valid(t.type_version + row);
    requires is_filling ==> t.parent_id == \null || \valid(t.parent_id + row);
    requires is_filling ==> t.role == \null || \valid(t.role + row);
    requires is_filling ==> t.flags == \null || \valid(t.flags + row);
    requires is_filling ==> t.has_array_size == \null || \valid(t.has_array_size + row);
    requires is_filling ==> t.array_size == \null || \valid(t.array_size + row);
    requires is_filling ==> t.name == \null || \valid(t.name + row);
    requires is_filling ==> t.type_name == \null || \valid(t.type_name + row);
    requires is_filling ==> t.type_alias == \null || \valid(t.type_alias + row);
    requires is_filling ==> t.description == \null || \valid(t.description + row);
    requires is_filling ==> t.trailing == \null || \valid(t.trailing + row);
    assigns *status, t.field_version[0 .. t.count - 1], t.type_version[0 .. t.count - 1], t.parent_id[0 .. t.count - 1],
        t.role[0 .. t.count - 1], t.flags[0 .. t.count - 1], t.has_array_size[0 .. t.count - 1], t.array_size[0 .. t.count - 1],
        t.name[0 .. t.count - 1], t.type_name[0 .. t.count - 1], t.type_alias[0 .. t.count - 1],
        t.description[0 .. t.count - 1], t.trailing[0 .. t.count - 1];
    ensures -RNTUPLE_TOO_MANY <= \result < 0 || p < \result <= end;
 */
RNTUPLE_INLINE int64_t rntuple_rc1_field_row(const uint8_t *data, int64_t p, int64_t end, rntuple_rc1_field_table t, int64_t row, rntuple_status *status, int is_filling)
{
    if (end - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.len_frame");
    const int64_t len_frame = rntuple_s4le(data + p);
    p += 4;
    if (!((len_frame >= 4) && (len_frame - (end - p) <= 4)))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "field.len_frame");
    const int64_t size = len_frame - 4;
    if (end - p < size)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.field_version");
    RNTUPLE_PUT(t.field_version, row, rntuple_u4le(data + p));
    p += 4;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.type_version");
    RNTUPLE_PUT(t.type_version, row, rntuple_u4le(data + p));
    p += 4;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.parent_id");
    RNTUPLE_PUT(t.parent_id, row, rntuple_u4le(data + p));
    p += 4;
    if (end_2 - p < 2)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.role");
    RNTUPLE_PUT(t.role, row, rntuple_u2le(data + p));
    p += 2;
    if (end_2 - p < 2)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.flags");
    const int64_t flags = rntuple_u2le(data + p);
    RNTUPLE_PUT(t.flags, row, (uint16_t)flags);
    p += 2;
    if ((flags & 1) != 0) {
        if (end_2 - p < 8)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.array_size");
        RNTUPLE_PUT(t.has_array_size, row, 1);
        RNTUPLE_PUT(t.array_size, row, rntuple_u8le(data + p));
        p += 8;
    } else {
        RNTUPLE_PUT(t.has_array_size, row, 0);
        RNTUPLE_PUT(t.array_size, row, 0);
    }
    /*@ assert \at(p, Pre) < p <= end_2; */
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.name_len");
    const int64_t name_len = rntuple_u4le(data + p);
    p += 4;
    if (!(name_len <= end_2 - p))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "field.name_len");
    const int64_t size_2 = name_len;
    if (end_2 - p < size_2)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.name");
    /*@ assert 0 <= size_2 <= end_2 - p; */
    RNTUPLE_PUT(t.name, row, rntuple_range_of(p, size_2));
    p += size_2;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.type_name_len");
    const int64_t type_name_len = rntuple_u4le(data + p);
    p += 4;
    if (!(type_name_len <= end_2 - p))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "field.type_name_len");
    const int64_t size_3 = type_name_len;
    if (end_2 - p < size_3)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.type_name");
    /*@ assert 0 <= size_3 <= end_2 - p; */
    RNTUPLE_PUT(t.type_name, row, rntuple_range_of(p, size_3));
    p += size_3;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.type_alias_len");
    const int64_t type_alias_len = rntuple_u4le(data + p);
    p += 4;
    if (!(type_alias_len <= end_2 - p))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "field.type_alias_len");
    const int64_t size_4 = type_alias_len;
    if (end_2 - p < size_4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.type_alias");
    /*@ assert 0 <= size_4 <= end_2 - p; */
    RNTUPLE_PUT(t.type_alias, row, rntuple_range_of(p, size_4));
    p += size_4;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.description_len");
    const int64_t description_len = rntuple_u4le(data + p);
    p += 4;
    if (!(description_len <= end_2 - p))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "field.description_len");
    const int64_t size_5 = description_len;
    if (end_2 - p < size_5)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.description");
    /*@ assert 0 <= size_5 <= end_2 - p; */
    RNTUPLE_PUT(t.description, row, rntuple_range_of(p, size_5));
    p += size_5;
    RNTUPLE_PUT(t.trailing, row, rntuple_range_of(p, end_2 - p));
    p = end_2;
    (void)row;
    return p;
}

/* Description of one physical column */
typedef struct rntuple_rc1_column_table {
    size_t count;
    uint16_t *column_type; /* How elements are encoded, see the enum column_type */
    uint16_t *bits_on_storage; /* Size of one element on storage, in bits */
    uint32_t *field_id; /* Id of the field that the column belongs to */
    uint32_t *flags; /* Bits of the enum column_flag */
    uint8_t *has_first_element_index; /* 1 if first_element_index is there */
    uint64_t *first_element_index; /* Index of the first stored element of a deferred column */
    rntuple_range *trailing;
} rntuple_rc1_column_table;

/* Parse one row at p; returns where it ends, or the negated code of the error. */
/*@ requires 0 <= p <= end <= RNTUPLE_MAX_LENGTH && 0 <= row;
    requires is_filling ==> row < t.count;
    requires \valid_read(data + (0 .. end - 1));
    requires status == \null || \valid(status);
    requires is_filling ==> t.column_type == \null || \valid(t.column_type + row);
    requires is_filling ==> t.bits_on_storage == \null || \valid(t.bits_on_storage + row);
    requires is_filling ==> t.field_id == \null || \valid(t.field_id + row);
    requires is_filling ==> t.flags == \null || \valid(t.flags + row);
    requires is_filling ==> t.has_first_element_index == \null || \valid(t.has_first_element_index + row);
    requires is_filling ==> t.first_element_index == \null || \valid(t.first_element_index + row);
    requires is_filling ==> t.trailing == \null || \valid(t.trailing + row);
    assigns *status, t.column_type[0 .. t.count - 1], t.bits_on_storage[0 .. t.count - 1], t.field_id[0 .. t.count - 1],
        t.flags[0 .. t.count - 1], t.has_first_element_index[0 .. t.count - 1], t.first_element_index[0 .. t.count - 1],
        t.trailing[0 .. t.count - 1];
    ensures -RNTUPLE_TOO_MANY <= \result < 0 || p < \result <= end;
 */
RNTUPLE_INLINE int64_t rntuple_rc1_column_row(const uint8_t *data, int64_t p, int64_t end, rntuple_rc1_column_table t, int64_t row, rntuple_status *status, int is_filling)
{
    if (end - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.len_frame");
    const int64_t len_frame = rntuple_s4le(data + p);
    p += 4;
    if (!((len_frame >= 4) && (len_frame - (end - p) <= 4)))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "column.len_frame");
    const int64_t size = len_frame - 4;
    if (end - p < size)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (end_2 - p < 2)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.column_type");
    RNTUPLE_PUT(t.column_type, row, rntuple_u2le(data + p));
    p += 2;
    if (end_2 - p < 2)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.bits_on_storage");
    RNTUPLE_PUT(t.bits_on_storage, row, rntuple_u2le(data + p));
    p += 2;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.field_id");
    RNTUPLE_PUT(t.field_id, row, rntuple_u4le(data + p));
    p += 4;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.flags");
    const int64_t flags = rntuple_u4le(data + p);
    RNTUPLE_PUT(t.flags, row, (uint32_t)flags);
    p += 4;
    if ((flags & 8) != 0) {
        if (end_2 - p < 8)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.first_element_index");
        RNTUPLE_PUT(t.has_first_element_index, row, 1);
        RNTUPLE_PUT(t.first_element_index, row, rntuple_u8le(data + p));
        p += 8;
    } else {
        RNTUPLE_PUT(t.has_first_element_index, row, 0);
        RNTUPLE_PUT(t.first_element_index, row, 0);
    }
    /*@ assert \at(p, Pre) < p <= end_2; */
    RNTUPLE_PUT(t.trailing, row, rntuple_range_of(p, end_2 - p));
    p = end_2;
    (void)row;
    return p;
}

/* Column of a projected field: another name for a physical column */
typedef struct rntuple_rc1_alias_column_table {
    size_t count;
    uint32_t *physical_column_id; /* Id of the physical column that holds the elements */
    uint32_t *field_id; /* Id of the projected field */
    rntuple_range *trailing;
} rntuple_rc1_alias_column_table;

/* Parse one row at p; returns where it ends, or the negated code of the error. */
/*@ requires 0 <= p <= end <= RNTUPLE_MAX_LENGTH && 0 <= row;
    requires is_filling ==> row < t.count;
    requires \valid_read(data + (0 .. end - 1));
    requires status == \null || \valid(status);
    requires is_filling ==> t.physical_column_id == \null || \valid(t.physical_column_id + row);
    requires is_filling ==> t.field_id == \null || \valid(t.field_id + row);
    requires is_filling ==> t.trailing == \null || \valid(t.trailing + row);
    assigns *status, t.physical_column_id[0 .. t.count - 1], t.field_id[0 .. t.count - 1], t.trailing[0 .. t.count - 1];
    ensures -RNTUPLE_TOO_MANY <= \result < 0 || p < \result <= end;
 */
RNTUPLE_INLINE int64_t rntuple_rc1_alias_column_row(const uint8_t *data, int64_t p, int64_t end, rntuple_rc1_alias_column_table t, int64_t row, rntuple_status *status, int is_filling)
{
    if (end - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "alias_column.len_frame");
    const int64_t len_frame = rntuple_s4le(data + p);
    p += 4;
    if (!((len_frame >= 4) && (len_frame - (end - p) <= 4)))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "alias_column.len_frame");
    const int64_t size = len_frame - 4;
    if (end - p < size)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "alias_column.body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "alias_column.physical_column_id");
    RNTUPLE_PUT(t.physical_column_id, row, rntuple_u4le(data + p));
    p += 4;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "alias_column.field_id");
    RNTUPLE_PUT(t.field_id, row, rntuple_u4le(data + p));
    p += 4;
    RNTUPLE_PUT(t.trailing, row, rntuple_range_of(p, end_2 - p));
    p = end_2;
    (void)row;
    return p;
}

/* Additional information about one type */
typedef struct rntuple_rc1_extra_type_info_table {
    size_t count;
    uint32_t *type_version_from; /* First version of the type that the information is about */
    uint32_t *type_version_to; /* Last version of the type that the information is about */
    uint32_t *content_id; /* Kind of content, see the enum extra_type_info_content */
    rntuple_range *type_name;
    rntuple_range *content;
    rntuple_range *trailing;
} rntuple_rc1_extra_type_info_table;

/* Parse one row at p; returns where it ends, or the negated code of the error. */
/*@ requires 0 <= p <= end <= RNTUPLE_MAX_LENGTH && 0 <= row;
    requires is_filling ==> row < t.count;
    requires \valid_read(data + (0 .. end - 1));
    requires status == \null || \valid(status);
    requires is_filling ==> t.type_version_from == \null || \valid(t.type_version_from + row);
    requires is_filling ==> t.type_version_to == \null || \valid(t.type_version_to + row);
    requires is_filling ==> t.content_id == \null || \valid(t.content_id + row);
    requires is_filling ==> t.type_name == \null || \valid(t.type_name + row);
    requires is_filling ==> t.content == \null || \valid(t.content + row);
    requires is_filling ==> t.trailing == \null || \valid(t.trailing + row);
    assigns *status, t.type_version_from[0 .. t.count - 1], t.type_version_to[0 .. t.count - 1],
        t.content_id[0 .. t.count - 1], t.type_name[0 .. t.count - 1], t.content[0 .. t.count - 1],
        t.trailing[0 .. t.count - 1];
    ensures -RNTUPLE_TOO_MANY <= \result < 0 || p < \result <= end;
 */
RNTUPLE_INLINE int64_t rntuple_rc1_extra_type_info_row(const uint8_t *data, int64_t p, int64_t end, rntuple_rc1_extra_type_info_table t, int64_t row, rntuple_status *status, int is_filling)
{
    if (end - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "extra_type_info.len_frame");
    const int64_t len_frame = rntuple_s4le(data + p);
    p += 4;
    if (!((len_frame >= 4) && (len_frame - (end - p) <= 4)))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "extra_type_info.len_frame");
    const int64_t size = len_frame - 4;
    if (end - p < size)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "extra_type_info.body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "extra_type_info.type_version_from");
    RNTUPLE_PUT(t.type_version_from, row, rntuple_u4le(data + p));
    p += 4;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "extra_type_info.type_version_to");
    RNTUPLE_PUT(t.type_version_to, row, rntuple_u4le(data + p));
    p += 4;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "extra_type_info.content_id");
    RNTUPLE_PUT(t.content_id, row, rntuple_u4le(data + p));
    p += 4;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "extra_type_info.type_name_len");
    const int64_t type_name_len = rntuple_u4le(data + p);
    p += 4;
    if (!(type_name_len <= end_2 - p))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "extra_type_info.type_name_len");
    const int64_t size_2 = type_name_len;
    if (end_2 - p < size_2)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "extra_type_info.type_name");
    /*@ assert 0 <= size_2 <= end_2 - p; */
    RNTUPLE_PUT(t.type_name, row, rntuple_range_of(p, size_2));
    p += size_2;
    int64_t content_len = 0;
    if (!(p >= end_2)) {
        if (end_2 - p < 4)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "extra_type_info.content_len");
        content_len = rntuple_u4le(data + p);
        /*@ assert 0 <= content_len <= 4294967295; */
        p += 4;
        if (!(content_len <= end_2 - p))
            return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "extra_type_info.content_len");
        const int64_t size_3 = content_len;
        if (end_2 - p < size_3)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "extra_type_info.content");
        /*@ assert 0 <= size_3 <= end_2 - p; */
        RNTUPLE_PUT(t.content, row, rntuple_range_of(p, size_3));
        p += size_3;
    } else {
        RNTUPLE_PUT(t.content, row, rntuple_range_of(0, -1));
    }
    /*@ assert \at(p, Pre) < p <= end_2; */
    RNTUPLE_PUT(t.trailing, row, rntuple_range_of(p, end_2 - p));
    p = end_2;
    (void)row;
    return p;
}

/* Whole header envelope, from a slice that holds exactly the envelope */
typedef struct rntuple_rc1_header_envelope {
    uint16_t preamble_version; /* Version of the envelope that the writer used; 1 */
    uint16_t preamble_min_version; /* Version that a reader must support at least; 1 */
    uint32_t payload_release_candidate_tag; /* Marks unstable versions of the format; 1 in all files of this generation */
    rntuple_range payload_name;
    rntuple_range payload_description;
    rntuple_range payload_writer;
    rntuple_range payload_schema_fields_trailing;
    rntuple_range payload_schema_columns_trailing;
    rntuple_range payload_schema_alias_columns_trailing;
    rntuple_range payload_schema_extra_type_infos_trailing;
    rntuple_range payload_trailing;
    rntuple_range checksum;
    rntuple_rc1_feature_flag_word_table feature_flag_word;
    rntuple_rc1_field_table field;
    rntuple_rc1_column_table column;
    rntuple_rc1_alias_column_table alias_column;
    rntuple_rc1_extra_type_info_table extra_type_info;
} rntuple_rc1_header_envelope;

static const rntuple_member rntuple_rc1_header_envelope_members[] = {
    {"", "preamble_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_rc1_header_envelope, preamble_version)},
    {"", "preamble_min_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_rc1_header_envelope, preamble_min_version)},
    {"", "payload_release_candidate_tag", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_header_envelope, payload_release_candidate_tag)},
    {"", "payload_name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_header_envelope, payload_name)},
    {"", "payload_description", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_header_envelope, payload_description)},
    {"", "payload_writer", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_header_envelope, payload_writer)},
    {"", "payload_schema_fields_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_header_envelope, payload_schema_fields_trailing)},
    {"", "payload_schema_columns_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_header_envelope, payload_schema_columns_trailing)},
    {"", "payload_schema_alias_columns_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_header_envelope, payload_schema_alias_columns_trailing)},
    {"", "payload_schema_extra_type_infos_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_header_envelope, payload_schema_extra_type_infos_trailing)},
    {"", "payload_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_header_envelope, payload_trailing)},
    {"", "checksum", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_header_envelope, checksum)},
    {"feature_flag_word", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_header_envelope, feature_flag_word.count)},
    {"feature_flag_word", "lo", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_header_envelope, feature_flag_word.lo)},
    {"feature_flag_word", "hi", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(rntuple_rc1_header_envelope, feature_flag_word.hi)},
    {"field", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_header_envelope, field.count)},
    {"field", "field_version", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_header_envelope, field.field_version)},
    {"field", "type_version", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_header_envelope, field.type_version)},
    {"field", "parent_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_header_envelope, field.parent_id)},
    {"field", "role", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_rc1_header_envelope, field.role)},
    {"field", "flags", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_rc1_header_envelope, field.flags)},
    {"field", "has_array_size", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_header_envelope, field.has_array_size)},
    {"field", "array_size", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_rc1_header_envelope, field.array_size)},
    {"field", "name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_header_envelope, field.name)},
    {"field", "type_name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_header_envelope, field.type_name)},
    {"field", "type_alias", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_header_envelope, field.type_alias)},
    {"field", "description", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_header_envelope, field.description)},
    {"field", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_header_envelope, field.trailing)},
    {"column", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_header_envelope, column.count)},
    {"column", "column_type", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_rc1_header_envelope, column.column_type)},
    {"column", "bits_on_storage", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_rc1_header_envelope, column.bits_on_storage)},
    {"column", "field_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_header_envelope, column.field_id)},
    {"column", "flags", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_header_envelope, column.flags)},
    {"column", "has_first_element_index", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_header_envelope, column.has_first_element_index)},
    {"column", "first_element_index", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_rc1_header_envelope, column.first_element_index)},
    {"column", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_header_envelope, column.trailing)},
    {"alias_column", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_header_envelope, alias_column.count)},
    {"alias_column", "physical_column_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_header_envelope, alias_column.physical_column_id)},
    {"alias_column", "field_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_header_envelope, alias_column.field_id)},
    {"alias_column", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_header_envelope, alias_column.trailing)},
    {"extra_type_info", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_header_envelope, extra_type_info.count)},
    {"extra_type_info", "type_version_from", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_header_envelope, extra_type_info.type_version_from)},
    {"extra_type_info", "type_version_to", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_header_envelope, extra_type_info.type_version_to)},
    {"extra_type_info", "content_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_header_envelope, extra_type_info.content_id)},
    {"extra_type_info", "type_name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_header_envelope, extra_type_info.type_name)},
    {"extra_type_info", "content", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_header_envelope, extra_type_info.content)},
    {"extra_type_info", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_header_envelope, extra_type_info.trailing)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    requires is_filling ==> t.feature_flag_word.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.feature_flag_word.count - 1 ==> t.feature_flag_word.lo == \null || \valid(t.feature_flag_word.lo + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.feature_flag_word.count - 1 ==> t.feature_flag_word.hi == \null || \valid(t.feature_flag_word.hi + i);
    requires is_filling ==> t.field.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.field_version == \null || \valid(t.field.field_version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.type_version == \null || \valid(t.field.type_version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.parent_id == \null || \valid(t.field.parent_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.role == \null || \valid(t.field.role + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.flags == \null || \valid(t.field.flags + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.has_array_size == \null || \valid(t.field.has_array_size + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.array_size == \null || \valid(t.field.array_size + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.name == \null || \valid(t.field.name + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.type_name == \null || \valid(t.field.type_name + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.type_alias == \null || \valid(t.field.type_alias + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.description == \null || \valid(t.field.description + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.trailing == \null || \valid(t.field.trailing + i);
    requires is_filling ==> t.column.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.column_type == \null || \valid(t.column.column_type + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.bits_on_storage == \null || \valid(t.column.bits_on_storage + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.field_id == \null || \valid(t.column.field_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.flags == \null || \valid(t.column.flags + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.has_first_element_index == \null || \valid(t.column.has_first_element_index + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.first_element_index == \null || \valid(t.column.first_element_index + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.trailing == \null || \valid(t.column.trailing + i);
    requires is_filling ==> t.alias_column.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.alias_column.count - 1 ==> t.alias_column.physical_column_id == \null || \valid(t.alias_column.physical_column_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.alias_column.count - 1 ==> t.alias_column.field_id == \null || \valid(t.alias_column.field_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.alias_column.count - 1 ==> t.alias_column.trailing == \null || \valid(t.alias_column.trailing + i);
    requires is_filling ==> t.extra_type_info.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.extra_type_info.count - 1 ==> t.extra_type_info.type_version_from == \null || \valid(t.extra_type_info.type_version_from + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.extra_type_info.count - 1 ==> t.extra_type_info.type_version_to == \null || \valid(t.extra_type_info.type_version_to + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.extra_type_info.count - 1 ==> t.extra_type_info.content_id == \null || \valid(t.extra_type_info.content_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.extra_type_info.count - 1 ==> t.extra_type_info.type_name == \null || \valid(t.extra_type_info.type_name + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.extra_type_info.count - 1 ==> t.extra_type_info.content == \null || \valid(t.extra_type_info.content + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.extra_type_info.count - 1 ==> t.extra_type_info.trailing == \null || \valid(t.extra_type_info.trailing + i);
    assigns *out, *status, t.feature_flag_word.lo[0 .. t.feature_flag_word.count - 1],
        t.feature_flag_word.hi[0 .. t.feature_flag_word.count - 1], t.field.field_version[0 .. t.field.count - 1],
        t.field.type_version[0 .. t.field.count - 1], t.field.parent_id[0 .. t.field.count - 1],
        t.field.role[0 .. t.field.count - 1], t.field.flags[0 .. t.field.count - 1],
        t.field.has_array_size[0 .. t.field.count - 1], t.field.array_size[0 .. t.field.count - 1],
        t.field.name[0 .. t.field.count - 1], t.field.type_name[0 .. t.field.count - 1],
        t.field.type_alias[0 .. t.field.count - 1], t.field.description[0 .. t.field.count - 1],
        t.field.trailing[0 .. t.field.count - 1], t.column.column_type[0 .. t.column.count - 1],
        t.column.bits_on_storage[0 .. t.column.count - 1], t.column.field_id[0 .. t.column.count - 1],
        t.column.flags[0 .. t.column.count - 1], t.column.has_first_element_index[0 .. t.column.count - 1],
        t.column.first_element_index[0 .. t.column.count - 1], t.column.trailing[0 .. t.column.count - 1],
        t.alias_column.physical_column_id[0 .. t.alias_column.count - 1],
        t.alias_column.field_id[0 .. t.alias_column.count - 1], t.alias_column.trailing[0 .. t.alias_column.count - 1],
        t.extra_type_info.type_version_from[0 .. t.extra_type_info.count - 1],
        t.extra_type_info.type_version_to[0 .. t.extra_type_info.count - 1],
        t.extra_type_info.content_id[0 .. t.extra_type_info.count - 1],
        t.extra_type_info.type_name[0 .. t.extra_type_info.count - 1],
        t.extra_type_info.content[0 .. t.extra_type_info.count - 1],
        t.extra_type_info.trailing[0 .. t.extra_type_info.count - 1];
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_name.length == -1 || 0 <= out->payload_name.offset <= out->payload_name.offset + out->payload_name.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_description.length == -1 || 0 <= out->payload_description.offset <= out->payload_description.offset + out->payload_description.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_writer.length == -1 || 0 <= out->payload_writer.offset <= out->payload_writer.offset + out->payload_writer.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_schema_fields_trailing.length == -1 || 0 <= out->payload_schema_fields_trailing.offset <= out->payload_schema_fields_trailing.offset + out->payload_schema_fields_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_schema_columns_trailing.length == -1 || 0 <= out->payload_schema_columns_trailing.offset <= out->payload_schema_columns_trailing.offset + out->payload_schema_columns_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_schema_alias_columns_trailing.length == -1 || 0 <= out->payload_schema_alias_columns_trailing.offset <= out->payload_schema_alias_columns_trailing.offset + out->payload_schema_alias_columns_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_schema_extra_type_infos_trailing.length == -1 || 0 <= out->payload_schema_extra_type_infos_trailing.offset <= out->payload_schema_extra_type_infos_trailing.offset + out->payload_schema_extra_type_infos_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_trailing.length == -1 || 0 <= out->payload_trailing.offset <= out->payload_trailing.offset + out->payload_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->checksum.length == -1 || 0 <= out->checksum.offset <= out->checksum.offset + out->checksum.length <= length;
 */
RNTUPLE_INLINE int rntuple_rc1_header_envelope_pass(const uint8_t *data, size_t length, rntuple_rc1_header_envelope t, rntuple_rc1_header_envelope *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0, n_feature_flag_word = 0, n_field = 0, n_column = 0, n_alias_column = 0, n_extra_type_info = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.payload_name = rntuple_range_of(0, -1);
    t.payload_description = rntuple_range_of(0, -1);
    t.payload_writer = rntuple_range_of(0, -1);
    t.payload_schema_fields_trailing = rntuple_range_of(0, -1);
    t.payload_schema_columns_trailing = rntuple_range_of(0, -1);
    t.payload_schema_alias_columns_trailing = rntuple_range_of(0, -1);
    t.payload_schema_extra_type_infos_trailing = rntuple_range_of(0, -1);
    t.payload_trailing = rntuple_range_of(0, -1);
    t.checksum = rntuple_range_of(0, -1);
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "preamble_version");
    t.preamble_version = (rntuple_u2le(data + p));
    p += 2;
    if (!(end >= 8))
        return rntuple_end(status, RNTUPLE_INVALID, p - 2, "preamble_version");
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "preamble_min_version");
    t.preamble_min_version = (rntuple_u2le(data + p));
    p += 2;
    const int64_t size = (end - p) - 4;
    if (size < 0)
        return rntuple_end(status, RNTUPLE_INVALID, p, "body");
    if (end - p < size)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    /*@ loop invariant 0 <= p <= end_2;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= n_feature_flag_word <= p;
        loop invariant is_filling ==> n_feature_flag_word <= t.feature_flag_word.count;
        loop assigns p, *status, n_feature_flag_word, t.feature_flag_word.lo[0 .. t.feature_flag_word.count - 1],
            t.feature_flag_word.hi[0 .. t.feature_flag_word.count - 1];
        loop variant end_2 - p;
     */
    for (;;) {
        if (is_filling && n_feature_flag_word == (int64_t)t.feature_flag_word.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "feature_flag_word");
        if (end_2 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "feature_flag_word.lo");
        RNTUPLE_PUT(t.feature_flag_word.lo, n_feature_flag_word, rntuple_u4le(data + p));
        p += 4;
        if (end_2 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "feature_flag_word.hi");
        const int64_t hi = rntuple_s4le(data + p);
        RNTUPLE_PUT(t.feature_flag_word.hi, n_feature_flag_word, (int32_t)hi);
        p += 4;
        n_feature_flag_word++;
        if (hi >= 0)
            break;
    }
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_release_candidate_tag");
    t.payload_release_candidate_tag = (rntuple_u4le(data + p));
    p += 4;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_name_len");
    const int64_t name_len = rntuple_u4le(data + p);
    p += 4;
    if (!(name_len <= end_2 - p))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_name_len");
    const int64_t size_2 = name_len;
    if (end_2 - p < size_2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_name");
    /*@ assert 0 <= size_2 <= end_2 - p; */
    t.payload_name = (rntuple_range_of(p, size_2));
    p += size_2;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_description_len");
    const int64_t description_len = rntuple_u4le(data + p);
    p += 4;
    if (!(description_len <= end_2 - p))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_description_len");
    const int64_t size_3 = description_len;
    if (end_2 - p < size_3)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_description");
    /*@ assert 0 <= size_3 <= end_2 - p; */
    t.payload_description = (rntuple_range_of(p, size_3));
    p += size_3;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_writer_len");
    const int64_t writer_len = rntuple_u4le(data + p);
    p += 4;
    if (!(writer_len <= end_2 - p))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_writer_len");
    const int64_t size_4 = writer_len;
    if (end_2 - p < size_4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_writer");
    /*@ assert 0 <= size_4 <= end_2 - p; */
    t.payload_writer = (rntuple_range_of(p, size_4));
    p += size_4;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_fields_len_frame");
    const int64_t len_frame = rntuple_s4le(data + p);
    p += 4;
    if (!((len_frame <= -8) && (len_frame + (end_2 - p) >= -4)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_schema_fields_len_frame");
    const int64_t size_5 = -len_frame - 4;
    if (end_2 - p < size_5)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_fields_body");
    /*@ assert 0 <= size_5 <= end_2 - p; */
    const int64_t end_3 = p + size_5;
    if (end_3 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_fields_num_items_and_reserved");
    const int64_t num_items_and_reserved = rntuple_u4le(data + p);
    p += 4;
    if (!((num_items_and_reserved % 268435456) * 4 <= end_3 - p))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_schema_fields_num_items_and_reserved");
    /*@ loop invariant 0 <= p <= end_3;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_2 <= (num_items_and_reserved % 268435456);
        loop invariant 0 <= n_field <= p;
        loop invariant is_filling ==> n_field <= t.field.count;
        loop assigns i_2, p, *status, n_field, t.field.field_version[0 .. t.field.count - 1],
            t.field.type_version[0 .. t.field.count - 1], t.field.parent_id[0 .. t.field.count - 1],
            t.field.role[0 .. t.field.count - 1], t.field.flags[0 .. t.field.count - 1],
            t.field.has_array_size[0 .. t.field.count - 1], t.field.array_size[0 .. t.field.count - 1],
            t.field.name[0 .. t.field.count - 1], t.field.type_name[0 .. t.field.count - 1],
            t.field.type_alias[0 .. t.field.count - 1], t.field.description[0 .. t.field.count - 1],
            t.field.trailing[0 .. t.field.count - 1];
        loop variant (num_items_and_reserved % 268435456) - i_2;
     */
    for (int64_t i_2 = 0; i_2 < (num_items_and_reserved % 268435456); i_2++) {
        if (is_filling && n_field == (int64_t)t.field.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "field");
        p = rntuple_rc1_field_row(data, p, end_3, t.field, n_field, status, is_filling);
        if (p < 0)
            return (int)-p;
        n_field++;
    }
    t.payload_schema_fields_trailing = (rntuple_range_of(p, end_3 - p));
    p = end_3;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_columns_len_frame");
    const int64_t len_frame_2 = rntuple_s4le(data + p);
    p += 4;
    if (!((len_frame_2 <= -8) && (len_frame_2 + (end_2 - p) >= -4)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_schema_columns_len_frame");
    const int64_t size_6 = -len_frame_2 - 4;
    if (end_2 - p < size_6)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_columns_body");
    /*@ assert 0 <= size_6 <= end_2 - p; */
    const int64_t end_4 = p + size_6;
    if (end_4 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_columns_num_items_and_reserved");
    const int64_t num_items_and_reserved_2 = rntuple_u4le(data + p);
    p += 4;
    if (!((num_items_and_reserved_2 % 268435456) * 4 <= end_4 - p))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_schema_columns_num_items_and_reserved");
    /*@ loop invariant 0 <= p <= end_4;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_3 <= (num_items_and_reserved_2 % 268435456);
        loop invariant 0 <= n_column <= p;
        loop invariant is_filling ==> n_column <= t.column.count;
        loop assigns i_3, p, *status, n_column, t.column.column_type[0 .. t.column.count - 1],
            t.column.bits_on_storage[0 .. t.column.count - 1], t.column.field_id[0 .. t.column.count - 1],
            t.column.flags[0 .. t.column.count - 1], t.column.has_first_element_index[0 .. t.column.count - 1],
            t.column.first_element_index[0 .. t.column.count - 1], t.column.trailing[0 .. t.column.count - 1];
        loop variant (num_items_and_reserved_2 % 268435456) - i_3;
     */
    for (int64_t i_3 = 0; i_3 < (num_items_and_reserved_2 % 268435456); i_3++) {
        if (is_filling && n_column == (int64_t)t.column.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "column");
        p = rntuple_rc1_column_row(data, p, end_4, t.column, n_column, status, is_filling);
        if (p < 0)
            return (int)-p;
        n_column++;
    }
    t.payload_schema_columns_trailing = (rntuple_range_of(p, end_4 - p));
    p = end_4;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_alias_columns_len_frame");
    const int64_t len_frame_3 = rntuple_s4le(data + p);
    p += 4;
    if (!((len_frame_3 <= -8) && (len_frame_3 + (end_2 - p) >= -4)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_schema_alias_columns_len_frame");
    const int64_t size_7 = -len_frame_3 - 4;
    if (end_2 - p < size_7)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_alias_columns_body");
    /*@ assert 0 <= size_7 <= end_2 - p; */
    const int64_t end_5 = p + size_7;
    if (end_5 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_alias_columns_num_items_and_reserved");
    const int64_t num_items_and_reserved_3 = rntuple_u4le(data + p);
    p += 4;
    if (!((num_items_and_reserved_3 % 268435456) * 4 <= end_5 - p))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_schema_alias_columns_num_items_and_reserved");
    /*@ loop invariant 0 <= p <= end_5;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_4 <= (num_items_and_reserved_3 % 268435456);
        loop invariant 0 <= n_alias_column <= p;
        loop invariant is_filling ==> n_alias_column <= t.alias_column.count;
        loop assigns i_4, p, *status, n_alias_column, t.alias_column.physical_column_id[0 .. t.alias_column.count - 1],
            t.alias_column.field_id[0 .. t.alias_column.count - 1], t.alias_column.trailing[0 .. t.alias_column.count - 1];
        loop variant (num_items_and_reserved_3 % 268435456) - i_4;
     */
    for (int64_t i_4 = 0; i_4 < (num_items_and_reserved_3 % 268435456); i_4++) {
        if (is_filling && n_alias_column == (int64_t)t.alias_column.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "alias_column");
        p = rntuple_rc1_alias_column_row(data, p, end_5, t.alias_column, n_alias_column, status, is_filling);
        if (p < 0)
            return (int)-p;
        n_alias_column++;
    }
    t.payload_schema_alias_columns_trailing = (rntuple_range_of(p, end_5 - p));
    p = end_5;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_extra_type_infos_len_frame");
    const int64_t len_frame_4 = rntuple_s4le(data + p);
    p += 4;
    if (!((len_frame_4 <= -8) && (len_frame_4 + (end_2 - p) >= -4)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_schema_extra_type_infos_len_frame");
    const int64_t size_8 = -len_frame_4 - 4;
    if (end_2 - p < size_8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_extra_type_infos_body");
    /*@ assert 0 <= size_8 <= end_2 - p; */
    const int64_t end_6 = p + size_8;
    if (end_6 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_extra_type_infos_num_items_and_reserved");
    const int64_t num_items_and_reserved_4 = rntuple_u4le(data + p);
    p += 4;
    if (!((num_items_and_reserved_4 % 268435456) * 4 <= end_6 - p))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_schema_extra_type_infos_num_items_and_reserved");
    /*@ loop invariant 0 <= p <= end_6;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_5 <= (num_items_and_reserved_4 % 268435456);
        loop invariant 0 <= n_extra_type_info <= p;
        loop invariant is_filling ==> n_extra_type_info <= t.extra_type_info.count;
        loop assigns i_5, p, *status, n_extra_type_info, t.extra_type_info.type_version_from[0 .. t.extra_type_info.count - 1],
            t.extra_type_info.type_version_to[0 .. t.extra_type_info.count - 1],
            t.extra_type_info.content_id[0 .. t.extra_type_info.count - 1],
            t.extra_type_info.type_name[0 .. t.extra_type_info.count - 1],
            t.extra_type_info.content[0 .. t.extra_type_info.count - 1],
            t.extra_type_info.trailing[0 .. t.extra_type_info.count - 1];
        loop variant (num_items_and_reserved_4 % 268435456) - i_5;
     */
    for (int64_t i_5 = 0; i_5 < (num_items_and_reserved_4 % 268435456); i_5++) {
        if (is_filling && n_extra_type_info == (int64_t)t.extra_type_info.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "extra_type_info");
        p = rntuple_rc1_extra_type_info_row(data, p, end_6, t.extra_type_info, n_extra_type_info, status, is_filling);
        if (p < 0)
            return (int)-p;
        n_extra_type_info++;
    }
    t.payload_schema_extra_type_infos_trailing = (rntuple_range_of(p, end_6 - p));
    p = end_6;
    t.payload_trailing = (rntuple_range_of(p, end_2 - p));
    p = end_2;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "checksum");
    /*@ assert 0 <= 4 <= end - p; */
    t.checksum = (rntuple_range_of(p, 4));
    p += 4;
    t.feature_flag_word.count = (size_t)n_feature_flag_word;
    t.field.count = (size_t)n_field;
    t.column.count = (size_t)n_column;
    t.alias_column.count = (size_t)n_alias_column;
    t.extra_type_info.count = (size_t)n_extra_type_info;
    /*@ assert t.payload_name.length == -1 || 0 <= t.payload_name.offset <= t.payload_name.offset + t.payload_name.length <= length; */
    /*@ assert t.payload_description.length == -1 || 0 <= t.payload_description.offset <= t.payload_description.offset + t.payload_description.length <= length; */
    /*@ assert t.payload_writer.length == -1 || 0 <= t.payload_writer.offset <= t.payload_writer.offset + t.payload_writer.length <= length; */
    /*@ assert t.payload_schema_fields_trailing.length == -1 || 0 <= t.payload_schema_fields_trailing.offset <= t.payload_schema_fields_trailing.offset + t.payload_schema_fields_trailing.length <= length; */
    /*@ assert t.payload_schema_columns_trailing.length == -1 || 0 <= t.payload_schema_columns_trailing.offset <= t.payload_schema_columns_trailing.offset + t.payload_schema_columns_trailing.length <= length; */
    /*@ assert t.payload_schema_alias_columns_trailing.length == -1 || 0 <= t.payload_schema_alias_columns_trailing.offset <= t.payload_schema_alias_columns_trailing.offset + t.payload_schema_alias_columns_trailing.length <= length; */
    /*@ assert t.payload_schema_extra_type_infos_trailing.length == -1 || 0 <= t.payload_schema_extra_type_infos_trailing.offset <= t.payload_schema_extra_type_infos_trailing.offset + t.payload_schema_extra_type_infos_trailing.length <= length; */
    /*@ assert t.payload_trailing.length == -1 || 0 <= t.payload_trailing.offset <= t.payload_trailing.offset + t.payload_trailing.length <= length; */
    /*@ assert t.checksum.length == -1 || 0 <= t.checksum.offset <= t.checksum.offset + t.checksum.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->payload_name.offset == t.payload_name.offset && out->payload_name.length == t.payload_name.length; */
    /*@ assert out->payload_description.offset == t.payload_description.offset && out->payload_description.length == t.payload_description.length; */
    /*@ assert out->payload_writer.offset == t.payload_writer.offset && out->payload_writer.length == t.payload_writer.length; */
    /*@ assert out->payload_schema_fields_trailing.offset == t.payload_schema_fields_trailing.offset && out->payload_schema_fields_trailing.length == t.payload_schema_fields_trailing.length; */
    /*@ assert out->payload_schema_columns_trailing.offset == t.payload_schema_columns_trailing.offset && out->payload_schema_columns_trailing.length == t.payload_schema_columns_trailing.length; */
    /*@ assert out->payload_schema_alias_columns_trailing.offset == t.payload_schema_alias_columns_trailing.offset && out->payload_schema_alias_columns_trailing.length == t.payload_schema_alias_columns_trailing.length; */
    /*@ assert out->payload_schema_extra_type_infos_trailing.offset == t.payload_schema_extra_type_infos_trailing.offset && out->payload_schema_extra_type_infos_trailing.length == t.payload_schema_extra_type_infos_trailing.length; */
    /*@ assert out->payload_trailing.offset == t.payload_trailing.offset && out->payload_trailing.length == t.payload_trailing.length; */
    /*@ assert out->checksum.offset == t.checksum.offset && out->checksum.length == t.checksum.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->payload_name.length == -1 || 0 <= out->payload_name.offset <= out->payload_name.offset + out->payload_name.length <= length; */
    /*@ assert out->payload_description.length == -1 || 0 <= out->payload_description.offset <= out->payload_description.offset + out->payload_description.length <= length; */
    /*@ assert out->payload_writer.length == -1 || 0 <= out->payload_writer.offset <= out->payload_writer.offset + out->payload_writer.length <= length; */
    /*@ assert out->payload_schema_fields_trailing.length == -1 || 0 <= out->payload_schema_fields_trailing.offset <= out->payload_schema_fields_trailing.offset + out->payload_schema_fields_trailing.length <= length; */
    /*@ assert out->payload_schema_columns_trailing.length == -1 || 0 <= out->payload_schema_columns_trailing.offset <= out->payload_schema_columns_trailing.offset + out->payload_schema_columns_trailing.length <= length; */
    /*@ assert out->payload_schema_alias_columns_trailing.length == -1 || 0 <= out->payload_schema_alias_columns_trailing.offset <= out->payload_schema_alias_columns_trailing.offset + out->payload_schema_alias_columns_trailing.length <= length; */
    /*@ assert out->payload_schema_extra_type_infos_trailing.length == -1 || 0 <= out->payload_schema_extra_type_infos_trailing.offset <= out->payload_schema_extra_type_infos_trailing.offset + out->payload_schema_extra_type_infos_trailing.length <= length; */
    /*@ assert out->payload_trailing.length == -1 || 0 <= out->payload_trailing.offset <= out->payload_trailing.offset + out->payload_trailing.length <= length; */
    /*@ assert out->checksum.length == -1 || 0 <= out->checksum.offset <= out->checksum.offset + out->checksum.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int rntuple_rc1_header_envelope_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return rntuple_rc1_header_envelope_pass(data, length, *(rntuple_rc1_header_envelope *)out, (rntuple_rc1_header_envelope *)out, status, 1);
    memset(out, 0, sizeof(rntuple_rc1_header_envelope));
    return rntuple_rc1_header_envelope_pass(data, length, *(rntuple_rc1_header_envelope *)out, (rntuple_rc1_header_envelope *)out, status, 0);
}

static const rntuple_type rntuple_rc1_header_envelope_type = {
    "rntuple_rc1_header_envelope", sizeof(rntuple_rc1_header_envelope), sizeof rntuple_rc1_header_envelope_members / sizeof *rntuple_rc1_header_envelope_members, rntuple_rc1_header_envelope_members, rntuple_rc1_header_envelope_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int rntuple_rc1_header_envelope_count(const uint8_t *data, size_t length, rntuple_rc1_header_envelope *out, rntuple_status *status)
{
    return rntuple_rc1_header_envelope_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int rntuple_rc1_header_envelope_fill(const uint8_t *data, size_t length, rntuple_rc1_header_envelope *out, rntuple_status *status)
{
    return rntuple_rc1_header_envelope_run(data, length, out, status, 1);
}

/* Columns that the clusters of a shard cover; the column group id is the position */
typedef struct rntuple_rc1_column_group_table {
    size_t count;
    int64_t *first_column_ids; /* first row in column_ids */
    rntuple_range *column_ids_trailing;
    rntuple_range *trailing;
} rntuple_rc1_column_group_table;

/* Ids of physical columns; these are not frames */
typedef struct rntuple_rc1_column_ids_table {
    size_t count;
    uint32_t *item;
} rntuple_rc1_column_ids_table;

/* Entry range of one cluster */
typedef struct rntuple_rc1_cluster_summary_table {
    size_t count;
    uint64_t *first_entry; /* Number of the first entry of the cluster */
    uint32_t *num_entries_lo; /* Bits 0 to 31 of the number of entries */
    uint32_t *num_entries_hi; /* Bits 32 to 59 of the number of entries, and the flags in the high 4 bits */
    uint8_t *has_column_group_id; /* 1 if column_group_id is there */
    uint32_t *column_group_id; /* Column group that a sharded cluster covers */
    rntuple_range *trailing;
} rntuple_rc1_cluster_summary_table;

/* Parse one row at p; returns where it ends, or the negated code of the error. */
/*@ requires 0 <= p <= end <= RNTUPLE_MAX_LENGTH && 0 <= row;
    requires is_filling ==> row < t.count;
    requires \valid_read(data + (0 .. end - 1));
    requires status == \null || \valid(status);
    requires is_filling ==> t.first_entry == \null || \valid(t.first_entry + row);
    requires is_filling ==> t.num_entries_lo == \null || \valid(t.num_entries_lo + row);
    requires is_filling ==> t.num_entries_hi == \null || \valid(t.num_entries_hi + row);
    requires is_filling ==> t.has_column_group_id == \null || \valid(t.has_column_group_id + row);
    requires is_filling ==> t.column_group_id == \null || \valid(t.column_group_id + row);
    requires is_filling ==> t.trailing == \null || \valid(t.trailing + row);
    assigns *status, t.first_entry[0 .. t.count - 1], t.num_entries_lo[0 .. t.count - 1],
        t.num_entries_hi[0 .. t.count - 1], t.has_column_group_id[0 .. t.count - 1], t.column_group_id[0 .. t.count - 1],
        t.trailing[0 .. t.count - 1];
    ensures -RNTUPLE_TOO_MANY <= \result < 0 || p < \result <= end;
 */
RNTUPLE_INLINE int64_t rntuple_rc1_cluster_summary_row(const uint8_t *data, int64_t p, int64_t end, rntuple_rc1_cluster_summary_table t, int64_t row, rntuple_status *status, int is_filling)
{
    if (end - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_summary.len_frame");
    const int64_t len_frame = rntuple_s4le(data + p);
    p += 4;
    if (!((len_frame >= 4) && (len_frame - (end - p) <= 4)))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "cluster_summary.len_frame");
    const int64_t size = len_frame - 4;
    if (end - p < size)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_summary.body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (end_2 - p < 8)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_summary.first_entry");
    RNTUPLE_PUT(t.first_entry, row, rntuple_u8le(data + p));
    p += 8;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_summary.num_entries_lo");
    RNTUPLE_PUT(t.num_entries_lo, row, rntuple_u4le(data + p));
    p += 4;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_summary.num_entries_hi");
    const int64_t num_entries_hi = rntuple_u4le(data + p);
    RNTUPLE_PUT(t.num_entries_hi, row, (uint32_t)num_entries_hi);
    p += 4;
    if ((num_entries_hi / 268435456) % 2 == 1) {
        if (end_2 - p < 4)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_summary.column_group_id");
        RNTUPLE_PUT(t.has_column_group_id, row, 1);
        RNTUPLE_PUT(t.column_group_id, row, rntuple_u4le(data + p));
        p += 4;
    } else {
        RNTUPLE_PUT(t.has_column_group_id, row, 0);
        RNTUPLE_PUT(t.column_group_id, row, 0);
    }
    /*@ assert \at(p, Pre) < p <= end_2; */
    RNTUPLE_PUT(t.trailing, row, rntuple_range_of(p, end_2 - p));
    p = end_2;
    (void)row;
    return p;
}

/* Clusters that share one page list */
typedef struct rntuple_rc1_cluster_group_table {
    size_t count;
    uint32_t *num_clusters; /* Number of clusters in the group */
    uint32_t *page_list_link_len_envelope; /* Length in bytes of the referenced envelope after decompression */
    int32_t *page_list_link_locator_head; /* Stored size in bytes of the byte range if not negative; else the negated word of locator size, reserved byte and kind */
    uint8_t *has_page_list_link_locator_ofs_range; /* 1 if page_list_link_locator_ofs_range is there */
    uint64_t *page_list_link_locator_ofs_range; /* Offset in bytes from the start of the file */
    rntuple_range *page_list_link_locator_payload_raw;
    uint8_t *has_page_list_link_locator_payload_len_object; /* 1 if page_list_link_locator_payload_len_object is there */
    uint32_t *page_list_link_locator_payload_len_object; /* Stored size in bytes of the object */
    uint8_t *has_page_list_link_locator_payload_location; /* 1 if page_list_link_locator_payload_location is there */
    uint64_t *page_list_link_locator_payload_location; /* Address of the object; its meaning depends on the object store */
    rntuple_range *page_list_link_locator_payload_trailing;
    rntuple_range *trailing;
} rntuple_rc1_cluster_group_table;

/* Parse one row at p; returns where it ends, or the negated code of the error. */
/*@ requires 0 <= p <= end <= RNTUPLE_MAX_LENGTH && 0 <= row;
    requires is_filling ==> row < t.count;
    requires \valid_read(data + (0 .. end - 1));
    requires status == \null || \valid(status);
    requires is_filling ==> t.num_clusters == \null || \valid(t.num_clusters + row);
    requires is_filling ==> t.page_list_link_len_envelope == \null || \valid(t.page_list_link_len_envelope + row);
    requires is_filling ==> t.page_list_link_locator_head == \null || \valid(t.page_list_link_locator_head + row);
    requires is_filling ==> t.has_page_list_link_locator_ofs_range == \null || \valid(t.has_page_list_link_locator_ofs_range + row);
    requires is_filling ==> t.page_list_link_locator_ofs_range == \null || \valid(t.page_list_link_locator_ofs_range + row);
    requires is_filling ==> t.page_list_link_locator_payload_raw == \null || \valid(t.page_list_link_locator_payload_raw + row);
    requires is_filling ==> t.has_page_list_link_locator_payload_len_object == \null || \valid(t.has_page_list_link_locator_payload_len_object + row);
    requires is_filling ==> t.page_list_link_locator_payload_len_object == \null || \valid(t.page_list_link_locator_payload_len_object + row);
    requires is_filling ==> t.has_page_list_link_locator_payload_location == \null || \valid(t.has_page_list_link_locator_payload_location + row);
    requires is_filling ==> t.page_list_link_locator_payload_location == \null || \valid(t.page_list_link_locator_payload_location + row);
    requires is_filling ==> t.page_list_link_locator_payload_trailing == \null || \valid(t.page_list_link_locator_payload_trailing + row);
    requires is_filling ==> t.trailing == \null || \valid(t.trailing + row);
    assigns *status, t.num_clusters[0 .. t.count - 1], t.page_list_link_len_envelope[0 .. t.count - 1],
        t.page_list_link_locator_head[0 .. t.count - 1], t.has_page_list_link_locator_ofs_range[0 .. t.count - 1],
        t.page_list_link_locator_ofs_range[0 .. t.count - 1], t.page_list_link_locator_payload_raw[0 .. t.count - 1],
        t.has_page_list_link_locator_payload_len_object[0 .. t.count - 1],
        t.page_list_link_locator_payload_len_object[0 .. t.count - 1],
        t.has_page_list_link_locator_payload_location[0 .. t.count - 1],
        t.page_list_link_locator_payload_location[0 .. t.count - 1],
        t.page_list_link_locator_payload_trailing[0 .. t.count - 1], t.trailing[0 .. t.count - 1];
    ensures -RNTUPLE_TOO_MANY <= \result < 0 || p < \result <= end;
 */
RNTUPLE_INLINE int64_t rntuple_rc1_cluster_group_row(const uint8_t *data, int64_t p, int64_t end, rntuple_rc1_cluster_group_table t, int64_t row, rntuple_status *status, int is_filling)
{
    if (end - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_group.len_frame");
    const int64_t len_frame = rntuple_s4le(data + p);
    p += 4;
    if (!((len_frame >= 4) && (len_frame - (end - p) <= 4)))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "cluster_group.len_frame");
    const int64_t size = len_frame - 4;
    if (end - p < size)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_group.body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_group.num_clusters");
    RNTUPLE_PUT(t.num_clusters, row, rntuple_u4le(data + p));
    p += 4;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_group.page_list_link_len_envelope");
    RNTUPLE_PUT(t.page_list_link_len_envelope, row, rntuple_u4le(data + p));
    p += 4;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_group.page_list_link_locator_head");
    const int64_t page_list_link_locator_head = rntuple_s4le(data + p);
    RNTUPLE_PUT(t.page_list_link_locator_head, row, (int32_t)page_list_link_locator_head);
    p += 4;
    if (!((page_list_link_locator_head >= 0) || (-page_list_link_locator_head % 65536 >= 4)))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "cluster_group.page_list_link_locator_head");
    if (page_list_link_locator_head >= 0) {
        if (end_2 - p < 8)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_group.page_list_link_locator_ofs_range");
        RNTUPLE_PUT(t.has_page_list_link_locator_ofs_range, row, 1);
        RNTUPLE_PUT(t.page_list_link_locator_ofs_range, row, rntuple_u8le(data + p));
        p += 8;
    } else {
        RNTUPLE_PUT(t.has_page_list_link_locator_ofs_range, row, 0);
        RNTUPLE_PUT(t.page_list_link_locator_ofs_range, row, 0);
    }
    /*@ assert \at(p, Pre) < p <= end_2; */
    if (page_list_link_locator_head < 0) {
        const int64_t size_2 = ((page_list_link_locator_head < 0 ? -page_list_link_locator_head : 0) % 65536) - 4;
        if (size_2 < 0)
            return -rntuple_end(status, RNTUPLE_INVALID, p, "cluster_group.body");
        if (end_2 - p < size_2)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_group.body");
        /*@ assert 0 <= size_2 <= end_2 - p; */
        const int64_t end_3 = p + size_2;
        RNTUPLE_PUT(t.page_list_link_locator_payload_raw, row, rntuple_range_of(0, -1));
        RNTUPLE_PUT(t.has_page_list_link_locator_payload_len_object, row, 0);
        RNTUPLE_PUT(t.page_list_link_locator_payload_len_object, row, 0);
        RNTUPLE_PUT(t.has_page_list_link_locator_payload_location, row, 0);
        RNTUPLE_PUT(t.page_list_link_locator_payload_location, row, 0);
        RNTUPLE_PUT(t.page_list_link_locator_payload_trailing, row, rntuple_range_of(0, -1));
        if ((page_list_link_locator_head < 0 ? -page_list_link_locator_head : 0) / 16777216 == 1) {
            RNTUPLE_PUT(t.page_list_link_locator_payload_raw, row, rntuple_range_of(p, end_3 - p));
            p = end_3;
        }
        else if ((page_list_link_locator_head < 0 ? -page_list_link_locator_head : 0) / 16777216 == 2) {
            if (end_3 - p < 4)
                return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_group.page_list_link_locator_payload_len_object");
            RNTUPLE_PUT(t.has_page_list_link_locator_payload_len_object, row, 1);
            RNTUPLE_PUT(t.page_list_link_locator_payload_len_object, row, rntuple_u4le(data + p));
            p += 4;
            if (end_3 - p < 8)
                return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_group.page_list_link_locator_payload_location");
            RNTUPLE_PUT(t.has_page_list_link_locator_payload_location, row, 1);
            RNTUPLE_PUT(t.page_list_link_locator_payload_location, row, rntuple_u8le(data + p));
            p += 8;
            RNTUPLE_PUT(t.page_list_link_locator_payload_trailing, row, rntuple_range_of(p, end_3 - p));
            p = end_3;
        }
        else {
            RNTUPLE_PUT(t.page_list_link_locator_payload_raw, row, rntuple_range_of(p, end_3 - p));
            p = end_3;
        }
        /*@ assert \at(p, Pre) < p <= end_3; */
        p = end_3;
    } else {
        RNTUPLE_PUT(t.page_list_link_locator_payload_raw, row, rntuple_range_of(0, -1));
        RNTUPLE_PUT(t.has_page_list_link_locator_payload_len_object, row, 0);
        RNTUPLE_PUT(t.page_list_link_locator_payload_len_object, row, 0);
        RNTUPLE_PUT(t.has_page_list_link_locator_payload_location, row, 0);
        RNTUPLE_PUT(t.page_list_link_locator_payload_location, row, 0);
        RNTUPLE_PUT(t.page_list_link_locator_payload_trailing, row, rntuple_range_of(0, -1));
    }
    /*@ assert \at(p, Pre) < p <= end_2; */
    RNTUPLE_PUT(t.trailing, row, rntuple_range_of(p, end_2 - p));
    p = end_2;
    (void)row;
    return p;
}

/* Reference to another envelope */
typedef struct rntuple_rc1_envelope_link_table {
    size_t count;
    uint32_t *len_envelope; /* Length in bytes of the referenced envelope after decompression */
    int32_t *locator_head; /* Stored size in bytes of the byte range if not negative; else the negated word of locator size, reserved byte and kind */
    uint8_t *has_locator_ofs_range; /* 1 if locator_ofs_range is there */
    uint64_t *locator_ofs_range; /* Offset in bytes from the start of the file */
    rntuple_range *locator_payload_raw;
    uint8_t *has_locator_payload_len_object; /* 1 if locator_payload_len_object is there */
    uint32_t *locator_payload_len_object; /* Stored size in bytes of the object */
    uint8_t *has_locator_payload_location; /* 1 if locator_payload_location is there */
    uint64_t *locator_payload_location; /* Address of the object; its meaning depends on the object store */
    rntuple_range *locator_payload_trailing;
} rntuple_rc1_envelope_link_table;

/* Parse one row at p; returns where it ends, or the negated code of the error. */
/*@ requires 0 <= p <= end <= RNTUPLE_MAX_LENGTH && 0 <= row;
    requires is_filling ==> row < t.count;
    requires \valid_read(data + (0 .. end - 1));
    requires status == \null || \valid(status);
    requires is_filling ==> t.len_envelope == \null || \valid(t.len_envelope + row);
    requires is_filling ==> t.locator_head == \null || \valid(t.locator_head + row);
    requires is_filling ==> t.has_locator_ofs_range == \null || \valid(t.has_locator_ofs_range + row);
    requires is_filling ==> t.locator_ofs_range == \null || \valid(t.locator_ofs_range + row);
    requires is_filling ==> t.locator_payload_raw == \null || \valid(t.locator_payload_raw + row);
    requires is_filling ==> t.has_locator_payload_len_object == \null || \valid(t.has_locator_payload_len_object + row);
    requires is_filling ==> t.locator_payload_len_object == \null || \valid(t.locator_payload_len_object + row);
    requires is_filling ==> t.has_locator_payload_location == \null || \valid(t.has_locator_payload_location + row);
    requires is_filling ==> t.locator_payload_location == \null || \valid(t.locator_payload_location + row);
    requires is_filling ==> t.locator_payload_trailing == \null || \valid(t.locator_payload_trailing + row);
    assigns *status, t.len_envelope[0 .. t.count - 1], t.locator_head[0 .. t.count - 1],
        t.has_locator_ofs_range[0 .. t.count - 1], t.locator_ofs_range[0 .. t.count - 1],
        t.locator_payload_raw[0 .. t.count - 1], t.has_locator_payload_len_object[0 .. t.count - 1],
        t.locator_payload_len_object[0 .. t.count - 1], t.has_locator_payload_location[0 .. t.count - 1],
        t.locator_payload_location[0 .. t.count - 1], t.locator_payload_trailing[0 .. t.count - 1];
    ensures -RNTUPLE_TOO_MANY <= \result < 0 || p < \result <= end;
 */
RNTUPLE_INLINE int64_t rntuple_rc1_envelope_link_row(const uint8_t *data, int64_t p, int64_t end, rntuple_rc1_envelope_link_table t, int64_t row, rntuple_status *status, int is_filling)
{
    if (end - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "envelope_link.len_envelope");
    RNTUPLE_PUT(t.len_envelope, row, rntuple_u4le(data + p));
    p += 4;
    if (end - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "envelope_link.locator_head");
    const int64_t locator_head = rntuple_s4le(data + p);
    RNTUPLE_PUT(t.locator_head, row, (int32_t)locator_head);
    p += 4;
    if (!((locator_head >= 0) || (-locator_head % 65536 >= 4)))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "envelope_link.locator_head");
    if (locator_head >= 0) {
        if (end - p < 8)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "envelope_link.locator_ofs_range");
        RNTUPLE_PUT(t.has_locator_ofs_range, row, 1);
        RNTUPLE_PUT(t.locator_ofs_range, row, rntuple_u8le(data + p));
        p += 8;
    } else {
        RNTUPLE_PUT(t.has_locator_ofs_range, row, 0);
        RNTUPLE_PUT(t.locator_ofs_range, row, 0);
    }
    /*@ assert \at(p, Pre) < p <= end; */
    if (locator_head < 0) {
        const int64_t size = ((locator_head < 0 ? -locator_head : 0) % 65536) - 4;
        if (size < 0)
            return -rntuple_end(status, RNTUPLE_INVALID, p, "envelope_link.body");
        if (end - p < size)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "envelope_link.body");
        /*@ assert 0 <= size <= end - p; */
        const int64_t end_2 = p + size;
        RNTUPLE_PUT(t.locator_payload_raw, row, rntuple_range_of(0, -1));
        RNTUPLE_PUT(t.has_locator_payload_len_object, row, 0);
        RNTUPLE_PUT(t.locator_payload_len_object, row, 0);
        RNTUPLE_PUT(t.has_locator_payload_location, row, 0);
        RNTUPLE_PUT(t.locator_payload_location, row, 0);
        RNTUPLE_PUT(t.locator_payload_trailing, row, rntuple_range_of(0, -1));
        if ((locator_head < 0 ? -locator_head : 0) / 16777216 == 1) {
            RNTUPLE_PUT(t.locator_payload_raw, row, rntuple_range_of(p, end_2 - p));
            p = end_2;
        }
        else if ((locator_head < 0 ? -locator_head : 0) / 16777216 == 2) {
            if (end_2 - p < 4)
                return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "envelope_link.locator_payload_len_object");
            RNTUPLE_PUT(t.has_locator_payload_len_object, row, 1);
            RNTUPLE_PUT(t.locator_payload_len_object, row, rntuple_u4le(data + p));
            p += 4;
            if (end_2 - p < 8)
                return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "envelope_link.locator_payload_location");
            RNTUPLE_PUT(t.has_locator_payload_location, row, 1);
            RNTUPLE_PUT(t.locator_payload_location, row, rntuple_u8le(data + p));
            p += 8;
            RNTUPLE_PUT(t.locator_payload_trailing, row, rntuple_range_of(p, end_2 - p));
            p = end_2;
        }
        else {
            RNTUPLE_PUT(t.locator_payload_raw, row, rntuple_range_of(p, end_2 - p));
            p = end_2;
        }
        /*@ assert \at(p, Pre) < p <= end_2; */
        p = end_2;
    } else {
        RNTUPLE_PUT(t.locator_payload_raw, row, rntuple_range_of(0, -1));
        RNTUPLE_PUT(t.has_locator_payload_len_object, row, 0);
        RNTUPLE_PUT(t.locator_payload_len_object, row, 0);
        RNTUPLE_PUT(t.has_locator_payload_location, row, 0);
        RNTUPLE_PUT(t.locator_payload_location, row, 0);
        RNTUPLE_PUT(t.locator_payload_trailing, row, rntuple_range_of(0, -1));
    }
    /*@ assert \at(p, Pre) < p <= end; */
    (void)row;
    return p;
}

/* Whole footer envelope, from a slice that holds exactly the envelope */
typedef struct rntuple_rc1_footer_envelope {
    uint16_t preamble_version; /* Version of the envelope that the writer used; 1 */
    uint16_t preamble_min_version; /* Version that a reader must support at least; 1 */
    rntuple_range payload_header_checksum; /* Checksum of the header envelope that the footer belongs to */
    int32_t payload_schema_extension_len_frame; /* Size of the frame in bytes, this field included; negated in a list frame */
    uint8_t has_payload_schema_extension_record; /* 1 if payload_schema_extension_record is there */
    uint8_t has_payload_schema_extension_record_schema; /* 1 if payload_schema_extension_record_schema is there */
    rntuple_range payload_schema_extension_record_schema_fields_trailing;
    rntuple_range payload_schema_extension_record_schema_columns_trailing;
    rntuple_range payload_schema_extension_record_schema_alias_columns_trailing;
    rntuple_range payload_schema_extension_record_schema_extra_type_infos_trailing;
    rntuple_range payload_schema_extension_record_trailing;
    uint8_t has_payload_schema_extension_list_num_items_and_reserved; /* 1 if payload_schema_extension_list_num_items_and_reserved is there */
    uint32_t payload_schema_extension_list_num_items_and_reserved; /* Number of items in the low 28 bits, high 4 bits reserved */
    rntuple_range payload_schema_extension_list_trailing;
    rntuple_range payload_column_groups_trailing;
    rntuple_range payload_cluster_summaries_trailing;
    rntuple_range payload_cluster_groups_trailing;
    rntuple_range payload_meta_data_links_trailing;
    rntuple_range payload_trailing;
    rntuple_range checksum;
    rntuple_rc1_feature_flag_word_table feature_flag_word;
    rntuple_rc1_field_table field;
    rntuple_rc1_column_table column;
    rntuple_rc1_alias_column_table alias_column;
    rntuple_rc1_extra_type_info_table extra_type_info;
    rntuple_rc1_column_group_table column_group;
    rntuple_rc1_column_ids_table column_ids;
    rntuple_rc1_cluster_summary_table cluster_summary;
    rntuple_rc1_cluster_group_table cluster_group;
    rntuple_rc1_envelope_link_table envelope_link;
} rntuple_rc1_footer_envelope;

static const rntuple_member rntuple_rc1_footer_envelope_members[] = {
    {"", "preamble_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_rc1_footer_envelope, preamble_version)},
    {"", "preamble_min_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_rc1_footer_envelope, preamble_min_version)},
    {"", "payload_header_checksum", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, payload_header_checksum)},
    {"", "payload_schema_extension_len_frame", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(rntuple_rc1_footer_envelope, payload_schema_extension_len_frame)},
    {"", "has_payload_schema_extension_record", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_footer_envelope, has_payload_schema_extension_record)},
    {"", "has_payload_schema_extension_record_schema", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_footer_envelope, has_payload_schema_extension_record_schema)},
    {"", "payload_schema_extension_record_schema_fields_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, payload_schema_extension_record_schema_fields_trailing)},
    {"", "payload_schema_extension_record_schema_columns_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, payload_schema_extension_record_schema_columns_trailing)},
    {"", "payload_schema_extension_record_schema_alias_columns_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, payload_schema_extension_record_schema_alias_columns_trailing)},
    {"", "payload_schema_extension_record_schema_extra_type_infos_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, payload_schema_extension_record_schema_extra_type_infos_trailing)},
    {"", "payload_schema_extension_record_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, payload_schema_extension_record_trailing)},
    {"", "has_payload_schema_extension_list_num_items_and_reserved", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_footer_envelope, has_payload_schema_extension_list_num_items_and_reserved)},
    {"", "payload_schema_extension_list_num_items_and_reserved", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_footer_envelope, payload_schema_extension_list_num_items_and_reserved)},
    {"", "payload_schema_extension_list_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, payload_schema_extension_list_trailing)},
    {"", "payload_column_groups_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, payload_column_groups_trailing)},
    {"", "payload_cluster_summaries_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, payload_cluster_summaries_trailing)},
    {"", "payload_cluster_groups_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, payload_cluster_groups_trailing)},
    {"", "payload_meta_data_links_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, payload_meta_data_links_trailing)},
    {"", "payload_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, payload_trailing)},
    {"", "checksum", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, checksum)},
    {"feature_flag_word", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_footer_envelope, feature_flag_word.count)},
    {"feature_flag_word", "lo", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_footer_envelope, feature_flag_word.lo)},
    {"feature_flag_word", "hi", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(rntuple_rc1_footer_envelope, feature_flag_word.hi)},
    {"field", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_footer_envelope, field.count)},
    {"field", "field_version", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_footer_envelope, field.field_version)},
    {"field", "type_version", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_footer_envelope, field.type_version)},
    {"field", "parent_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_footer_envelope, field.parent_id)},
    {"field", "role", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_rc1_footer_envelope, field.role)},
    {"field", "flags", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_rc1_footer_envelope, field.flags)},
    {"field", "has_array_size", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_footer_envelope, field.has_array_size)},
    {"field", "array_size", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_rc1_footer_envelope, field.array_size)},
    {"field", "name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, field.name)},
    {"field", "type_name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, field.type_name)},
    {"field", "type_alias", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, field.type_alias)},
    {"field", "description", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, field.description)},
    {"field", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, field.trailing)},
    {"column", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_footer_envelope, column.count)},
    {"column", "column_type", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_rc1_footer_envelope, column.column_type)},
    {"column", "bits_on_storage", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_rc1_footer_envelope, column.bits_on_storage)},
    {"column", "field_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_footer_envelope, column.field_id)},
    {"column", "flags", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_footer_envelope, column.flags)},
    {"column", "has_first_element_index", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_footer_envelope, column.has_first_element_index)},
    {"column", "first_element_index", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_rc1_footer_envelope, column.first_element_index)},
    {"column", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, column.trailing)},
    {"alias_column", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_footer_envelope, alias_column.count)},
    {"alias_column", "physical_column_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_footer_envelope, alias_column.physical_column_id)},
    {"alias_column", "field_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_footer_envelope, alias_column.field_id)},
    {"alias_column", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, alias_column.trailing)},
    {"extra_type_info", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_footer_envelope, extra_type_info.count)},
    {"extra_type_info", "type_version_from", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_footer_envelope, extra_type_info.type_version_from)},
    {"extra_type_info", "type_version_to", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_footer_envelope, extra_type_info.type_version_to)},
    {"extra_type_info", "content_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_footer_envelope, extra_type_info.content_id)},
    {"extra_type_info", "type_name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, extra_type_info.type_name)},
    {"extra_type_info", "content", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, extra_type_info.content)},
    {"extra_type_info", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, extra_type_info.trailing)},
    {"column_group", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_footer_envelope, column_group.count)},
    {"column_group", "first_column_ids", RNTUPLE_FIRST, sizeof(int64_t), offsetof(rntuple_rc1_footer_envelope, column_group.first_column_ids)},
    {"column_group", "column_ids_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, column_group.column_ids_trailing)},
    {"column_group", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, column_group.trailing)},
    {"column_ids", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_footer_envelope, column_ids.count)},
    {"column_ids", "item", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_footer_envelope, column_ids.item)},
    {"cluster_summary", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_footer_envelope, cluster_summary.count)},
    {"cluster_summary", "first_entry", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_rc1_footer_envelope, cluster_summary.first_entry)},
    {"cluster_summary", "num_entries_lo", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_footer_envelope, cluster_summary.num_entries_lo)},
    {"cluster_summary", "num_entries_hi", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_footer_envelope, cluster_summary.num_entries_hi)},
    {"cluster_summary", "has_column_group_id", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_footer_envelope, cluster_summary.has_column_group_id)},
    {"cluster_summary", "column_group_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_footer_envelope, cluster_summary.column_group_id)},
    {"cluster_summary", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, cluster_summary.trailing)},
    {"cluster_group", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_footer_envelope, cluster_group.count)},
    {"cluster_group", "num_clusters", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_footer_envelope, cluster_group.num_clusters)},
    {"cluster_group", "page_list_link_len_envelope", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_footer_envelope, cluster_group.page_list_link_len_envelope)},
    {"cluster_group", "page_list_link_locator_head", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(rntuple_rc1_footer_envelope, cluster_group.page_list_link_locator_head)},
    {"cluster_group", "has_page_list_link_locator_ofs_range", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_footer_envelope, cluster_group.has_page_list_link_locator_ofs_range)},
    {"cluster_group", "page_list_link_locator_ofs_range", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_rc1_footer_envelope, cluster_group.page_list_link_locator_ofs_range)},
    {"cluster_group", "page_list_link_locator_payload_raw", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, cluster_group.page_list_link_locator_payload_raw)},
    {"cluster_group", "has_page_list_link_locator_payload_len_object", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_footer_envelope, cluster_group.has_page_list_link_locator_payload_len_object)},
    {"cluster_group", "page_list_link_locator_payload_len_object", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_footer_envelope, cluster_group.page_list_link_locator_payload_len_object)},
    {"cluster_group", "has_page_list_link_locator_payload_location", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_footer_envelope, cluster_group.has_page_list_link_locator_payload_location)},
    {"cluster_group", "page_list_link_locator_payload_location", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_rc1_footer_envelope, cluster_group.page_list_link_locator_payload_location)},
    {"cluster_group", "page_list_link_locator_payload_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, cluster_group.page_list_link_locator_payload_trailing)},
    {"cluster_group", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, cluster_group.trailing)},
    {"envelope_link", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_footer_envelope, envelope_link.count)},
    {"envelope_link", "len_envelope", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_footer_envelope, envelope_link.len_envelope)},
    {"envelope_link", "locator_head", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(rntuple_rc1_footer_envelope, envelope_link.locator_head)},
    {"envelope_link", "has_locator_ofs_range", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_footer_envelope, envelope_link.has_locator_ofs_range)},
    {"envelope_link", "locator_ofs_range", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_rc1_footer_envelope, envelope_link.locator_ofs_range)},
    {"envelope_link", "locator_payload_raw", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, envelope_link.locator_payload_raw)},
    {"envelope_link", "has_locator_payload_len_object", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_footer_envelope, envelope_link.has_locator_payload_len_object)},
    {"envelope_link", "locator_payload_len_object", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_footer_envelope, envelope_link.locator_payload_len_object)},
    {"envelope_link", "has_locator_payload_location", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_footer_envelope, envelope_link.has_locator_payload_location)},
    {"envelope_link", "locator_payload_location", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_rc1_footer_envelope, envelope_link.locator_payload_location)},
    {"envelope_link", "locator_payload_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_footer_envelope, envelope_link.locator_payload_trailing)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    requires is_filling ==> t.feature_flag_word.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.feature_flag_word.count - 1 ==> t.feature_flag_word.lo == \null || \valid(t.feature_flag_word.lo + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.feature_flag_word.count - 1 ==> t.feature_flag_word.hi == \null || \valid(t.feature_flag_word.hi + i);
    requires is_filling ==> t.field.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.field_version == \null || \valid(t.field.field_version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.type_version == \null || \valid(t.field.type_version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.parent_id == \null || \valid(t.field.parent_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.role == \null || \valid(t.field.role + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.flags == \null || \valid(t.field.flags + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.has_array_size == \null || \valid(t.field.has_array_size + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.array_size == \null || \valid(t.field.array_size + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.name == \null || \valid(t.field.name + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.type_name == \null || \valid(t.field.type_name + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.type_alias == \null || \valid(t.field.type_alias + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.description == \null || \valid(t.field.description + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.trailing == \null || \valid(t.field.trailing + i);
    requires is_filling ==> t.column.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.column_type == \null || \valid(t.column.column_type + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.bits_on_storage == \null || \valid(t.column.bits_on_storage + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.field_id == \null || \valid(t.column.field_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.flags == \null || \valid(t.column.flags + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.has_first_element_index == \null || \valid(t.column.has_first_element_index + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.first_element_index == \null || \valid(t.column.first_element_index + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.trailing == \null || \valid(t.column.trailing + i);
    requires is_filling ==> t.alias_column.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.alias_column.count - 1 ==> t.alias_column.physical_column_id == \null || \valid(t.alias_column.physical_column_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.alias_column.count - 1 ==> t.alias_column.field_id == \null || \valid(t.alias_column.field_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.alias_column.count - 1 ==> t.alias_column.trailing == \null || \valid(t.alias_column.trailing + i);
    requires is_filling ==> t.extra_type_info.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.extra_type_info.count - 1 ==> t.extra_type_info.type_version_from == \null || \valid(t.extra_type_info.type_version_from + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.extra_type_info.count - 1 ==> t.extra_type_info.type_version_to == \null || \valid(t.extra_type_info.type_version_to + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.extra_type_info.count - 1 ==> t.extra_type_info.content_id == \null || \valid(t.extra_type_info.content_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.extra_type_info.count - 1 ==> t.extra_type_info.type_name == \null || \valid(t.extra_type_info.type_name + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.extra_type_info.count - 1 ==> t.extra_type_info.content == \null || \valid(t.extra_type_info.content + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.extra_type_info.count - 1 ==> t.extra_type_info.trailing == \null || \valid(t.extra_type_info.trailing + i);
    requires is_filling ==> t.column_group.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.column_group.count ==> t.column_group.first_column_ids == \null || \valid(t.column_group.first_column_ids + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column_group.count - 1 ==> t.column_group.column_ids_trailing == \null || \valid(t.column_group.column_ids_trailing + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column_group.count - 1 ==> t.column_group.trailing == \null || \valid(t.column_group.trailing + i);
    requires is_filling ==> t.column_ids.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.column_ids.count - 1 ==> t.column_ids.item == \null || \valid(t.column_ids.item + i);
    requires is_filling ==> t.cluster_summary.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_summary.count - 1 ==> t.cluster_summary.first_entry == \null || \valid(t.cluster_summary.first_entry + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_summary.count - 1 ==> t.cluster_summary.num_entries_lo == \null || \valid(t.cluster_summary.num_entries_lo + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_summary.count - 1 ==> t.cluster_summary.num_entries_hi == \null || \valid(t.cluster_summary.num_entries_hi + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_summary.count - 1 ==> t.cluster_summary.has_column_group_id == \null || \valid(t.cluster_summary.has_column_group_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_summary.count - 1 ==> t.cluster_summary.column_group_id == \null || \valid(t.cluster_summary.column_group_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_summary.count - 1 ==> t.cluster_summary.trailing == \null || \valid(t.cluster_summary.trailing + i);
    requires is_filling ==> t.cluster_group.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.num_clusters == \null || \valid(t.cluster_group.num_clusters + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.page_list_link_len_envelope == \null || \valid(t.cluster_group.page_list_link_len_envelope + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.page_list_link_locator_head == \null || \valid(t.cluster_group.page_list_link_locator_head + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.has_page_list_link_locator_ofs_range == \null || \valid(t.cluster_group.has_page_list_link_locator_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.page_list_link_locator_ofs_range == \null || \valid(t.cluster_group.page_list_link_locator_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.page_list_link_locator_payload_raw == \null || \valid(t.cluster_group.page_list_link_locator_payload_raw + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.has_page_list_link_locator_payload_len_object == \null || \valid(t.cluster_group.has_page_list_link_locator_payload_len_object + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.page_list_link_locator_payload_len_object == \null || \valid(t.cluster_group.page_list_link_locator_payload_len_object + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.has_page_list_link_locator_payload_location == \null || \valid(t.cluster_group.has_page_list_link_locator_payload_location + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.page_list_link_locator_payload_location == \null || \valid(t.cluster_group.page_list_link_locator_payload_location + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.page_list_link_locator_payload_trailing == \null || \valid(t.cluster_group.page_list_link_locator_payload_trailing + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.trailing == \null || \valid(t.cluster_group.trailing + i);
    requires is_filling ==> t.envelope_link.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.envelope_link.count - 1 ==> t.envelope_link.len_envelope == \null || \valid(t.envelope_link.len_envelope + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.envelope_link.count - 1 ==> t.envelope_link.locator_head == \null || \valid(t.envelope_link.locator_head + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.envelope_link.count - 1 ==> t.envelope_link.has_locator_ofs_range == \null || \valid(t.envelope_link.has_locator_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.envelope_link.count - 1 ==> t.envelope_link.locator_ofs_range == \null || \valid(t.envelope_link.locator_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.envelope_link.count - 1 ==> t.envelope_link.locator_payload_raw == \null || \valid(t.envelope_link.locator_payload_raw + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.envelope_link.count - 1 ==> t.envelope_link.has_locator_payload_len_object == \null || \valid(t.envelope_link.has_locator_payload_len_object + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.envelope_link.count - 1 ==> t.envelope_link.locator_payload_len_object == \null || \valid(t.envelope_link.locator_payload_len_object + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.envelope_link.count - 1 ==> t.envelope_link.has_locator_payload_location == \null || \valid(t.envelope_link.has_locator_payload_location + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.envelope_link.count - 1 ==> t.envelope_link.locator_payload_location == \null || \valid(t.envelope_link.locator_payload_location + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.envelope_link.count - 1 ==> t.envelope_link.locator_payload_trailing == \null || \valid(t.envelope_link.locator_payload_trailing + i);
    assigns *out, *status, t.feature_flag_word.lo[0 .. t.feature_flag_word.count - 1],
        t.feature_flag_word.hi[0 .. t.feature_flag_word.count - 1], t.field.field_version[0 .. t.field.count - 1],
        t.field.type_version[0 .. t.field.count - 1], t.field.parent_id[0 .. t.field.count - 1],
        t.field.role[0 .. t.field.count - 1], t.field.flags[0 .. t.field.count - 1],
        t.field.has_array_size[0 .. t.field.count - 1], t.field.array_size[0 .. t.field.count - 1],
        t.field.name[0 .. t.field.count - 1], t.field.type_name[0 .. t.field.count - 1],
        t.field.type_alias[0 .. t.field.count - 1], t.field.description[0 .. t.field.count - 1],
        t.field.trailing[0 .. t.field.count - 1], t.column.column_type[0 .. t.column.count - 1],
        t.column.bits_on_storage[0 .. t.column.count - 1], t.column.field_id[0 .. t.column.count - 1],
        t.column.flags[0 .. t.column.count - 1], t.column.has_first_element_index[0 .. t.column.count - 1],
        t.column.first_element_index[0 .. t.column.count - 1], t.column.trailing[0 .. t.column.count - 1],
        t.alias_column.physical_column_id[0 .. t.alias_column.count - 1],
        t.alias_column.field_id[0 .. t.alias_column.count - 1], t.alias_column.trailing[0 .. t.alias_column.count - 1],
        t.extra_type_info.type_version_from[0 .. t.extra_type_info.count - 1],
        t.extra_type_info.type_version_to[0 .. t.extra_type_info.count - 1],
        t.extra_type_info.content_id[0 .. t.extra_type_info.count - 1],
        t.extra_type_info.type_name[0 .. t.extra_type_info.count - 1],
        t.extra_type_info.content[0 .. t.extra_type_info.count - 1],
        t.extra_type_info.trailing[0 .. t.extra_type_info.count - 1],
        t.column_group.first_column_ids[0 .. t.column_group.count],
        t.column_group.column_ids_trailing[0 .. t.column_group.count - 1],
        t.column_group.trailing[0 .. t.column_group.count - 1], t.column_ids.item[0 .. t.column_ids.count - 1],
        t.cluster_summary.first_entry[0 .. t.cluster_summary.count - 1],
        t.cluster_summary.num_entries_lo[0 .. t.cluster_summary.count - 1],
        t.cluster_summary.num_entries_hi[0 .. t.cluster_summary.count - 1],
        t.cluster_summary.has_column_group_id[0 .. t.cluster_summary.count - 1],
        t.cluster_summary.column_group_id[0 .. t.cluster_summary.count - 1],
        t.cluster_summary.trailing[0 .. t.cluster_summary.count - 1],
        t.cluster_group.num_clusters[0 .. t.cluster_group.count - 1],
        t.cluster_group.page_list_link_len_envelope[0 .. t.cluster_group.count - 1],
        t.cluster_group.page_list_link_locator_head[0 .. t.cluster_group.count - 1],
        t.cluster_group.has_page_list_link_locator_ofs_range[0 .. t.cluster_group.count - 1],
        t.cluster_group.page_list_link_locator_ofs_range[0 .. t.cluster_group.count - 1],
        t.cluster_group.page_list_link_locator_payload_raw[0 .. t.cluster_group.count - 1],
        t.cluster_group.has_page_list_link_locator_payload_len_object[0 .. t.cluster_group.count - 1],
        t.cluster_group.page_list_link_locator_payload_len_object[0 .. t.cluster_group.count - 1],
        t.cluster_group.has_page_list_link_locator_payload_location[0 .. t.cluster_group.count - 1],
        t.cluster_group.page_list_link_locator_payload_location[0 .. t.cluster_group.count - 1],
        t.cluster_group.page_list_link_locator_payload_trailing[0 .. t.cluster_group.count - 1],
        t.cluster_group.trailing[0 .. t.cluster_group.count - 1], t.envelope_link.len_envelope[0 .. t.envelope_link.count - 1],
        t.envelope_link.locator_head[0 .. t.envelope_link.count - 1],
        t.envelope_link.has_locator_ofs_range[0 .. t.envelope_link.count - 1],
        t.envelope_link.locator_ofs_range[0 .. t.envelope_link.count - 1],
        t.envelope_link.locator_payload_raw[0 .. t.envelope_link.count - 1],
        t.envelope_link.has_locator_payload_len_object[0 .. t.envelope_link.count - 1],
        t.envelope_link.locator_payload_len_object[0 .. t.envelope_link.count - 1],
        t.envelope_link.has_locator_payload_location[0 .. t.envelope_link.count - 1],
        t.envelope_link.locator_payload_location[0 .. t.envelope_link.count - 1],
        t.envelope_link.locator_payload_trailing[0 .. t.envelope_link.count - 1];
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_header_checksum.length == -1 || 0 <= out->payload_header_checksum.offset <= out->payload_header_checksum.offset + out->payload_header_checksum.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_schema_extension_record_schema_fields_trailing.length == -1 || 0 <= out->payload_schema_extension_record_schema_fields_trailing.offset <= out->payload_schema_extension_record_schema_fields_trailing.offset + out->payload_schema_extension_record_schema_fields_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_schema_extension_record_schema_columns_trailing.length == -1 || 0 <= out->payload_schema_extension_record_schema_columns_trailing.offset <= out->payload_schema_extension_record_schema_columns_trailing.offset + out->payload_schema_extension_record_schema_columns_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_schema_extension_record_schema_alias_columns_trailing.length == -1 || 0 <= out->payload_schema_extension_record_schema_alias_columns_trailing.offset <= out->payload_schema_extension_record_schema_alias_columns_trailing.offset + out->payload_schema_extension_record_schema_alias_columns_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_schema_extension_record_schema_extra_type_infos_trailing.length == -1 || 0 <= out->payload_schema_extension_record_schema_extra_type_infos_trailing.offset <= out->payload_schema_extension_record_schema_extra_type_infos_trailing.offset + out->payload_schema_extension_record_schema_extra_type_infos_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_schema_extension_record_trailing.length == -1 || 0 <= out->payload_schema_extension_record_trailing.offset <= out->payload_schema_extension_record_trailing.offset + out->payload_schema_extension_record_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_schema_extension_list_trailing.length == -1 || 0 <= out->payload_schema_extension_list_trailing.offset <= out->payload_schema_extension_list_trailing.offset + out->payload_schema_extension_list_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_column_groups_trailing.length == -1 || 0 <= out->payload_column_groups_trailing.offset <= out->payload_column_groups_trailing.offset + out->payload_column_groups_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_cluster_summaries_trailing.length == -1 || 0 <= out->payload_cluster_summaries_trailing.offset <= out->payload_cluster_summaries_trailing.offset + out->payload_cluster_summaries_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_cluster_groups_trailing.length == -1 || 0 <= out->payload_cluster_groups_trailing.offset <= out->payload_cluster_groups_trailing.offset + out->payload_cluster_groups_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_meta_data_links_trailing.length == -1 || 0 <= out->payload_meta_data_links_trailing.offset <= out->payload_meta_data_links_trailing.offset + out->payload_meta_data_links_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_trailing.length == -1 || 0 <= out->payload_trailing.offset <= out->payload_trailing.offset + out->payload_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->checksum.length == -1 || 0 <= out->checksum.offset <= out->checksum.offset + out->checksum.length <= length;
 */
RNTUPLE_INLINE int rntuple_rc1_footer_envelope_pass(const uint8_t *data, size_t length, rntuple_rc1_footer_envelope t, rntuple_rc1_footer_envelope *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0, n_feature_flag_word = 0, n_field = 0, n_column = 0, n_alias_column = 0, n_extra_type_info = 0, n_column_group = 0, n_column_ids = 0, n_cluster_summary = 0, n_cluster_group = 0, n_envelope_link = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.payload_header_checksum = rntuple_range_of(0, -1);
    t.payload_schema_extension_record_schema_fields_trailing = rntuple_range_of(0, -1);
    t.payload_schema_extension_record_schema_columns_trailing = rntuple_range_of(0, -1);
    t.payload_schema_extension_record_schema_alias_columns_trailing = rntuple_range_of(0, -1);
    t.payload_schema_extension_record_schema_extra_type_infos_trailing = rntuple_range_of(0, -1);
    t.payload_schema_extension_record_trailing = rntuple_range_of(0, -1);
    t.payload_schema_extension_list_trailing = rntuple_range_of(0, -1);
    t.payload_column_groups_trailing = rntuple_range_of(0, -1);
    t.payload_cluster_summaries_trailing = rntuple_range_of(0, -1);
    t.payload_cluster_groups_trailing = rntuple_range_of(0, -1);
    t.payload_meta_data_links_trailing = rntuple_range_of(0, -1);
    t.payload_trailing = rntuple_range_of(0, -1);
    t.checksum = rntuple_range_of(0, -1);
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "preamble_version");
    t.preamble_version = (rntuple_u2le(data + p));
    p += 2;
    if (!(end >= 8))
        return rntuple_end(status, RNTUPLE_INVALID, p - 2, "preamble_version");
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "preamble_min_version");
    t.preamble_min_version = (rntuple_u2le(data + p));
    p += 2;
    const int64_t size = (end - p) - 4;
    if (size < 0)
        return rntuple_end(status, RNTUPLE_INVALID, p, "body");
    if (end - p < size)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    /*@ loop invariant 0 <= p <= end_2;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= n_feature_flag_word <= p;
        loop invariant is_filling ==> n_feature_flag_word <= t.feature_flag_word.count;
        loop assigns p, *status, n_feature_flag_word, t.feature_flag_word.lo[0 .. t.feature_flag_word.count - 1],
            t.feature_flag_word.hi[0 .. t.feature_flag_word.count - 1];
        loop variant end_2 - p;
     */
    for (;;) {
        if (is_filling && n_feature_flag_word == (int64_t)t.feature_flag_word.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "feature_flag_word");
        if (end_2 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "feature_flag_word.lo");
        RNTUPLE_PUT(t.feature_flag_word.lo, n_feature_flag_word, rntuple_u4le(data + p));
        p += 4;
        if (end_2 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "feature_flag_word.hi");
        const int64_t hi = rntuple_s4le(data + p);
        RNTUPLE_PUT(t.feature_flag_word.hi, n_feature_flag_word, (int32_t)hi);
        p += 4;
        n_feature_flag_word++;
        if (hi >= 0)
            break;
    }
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_header_checksum");
    /*@ assert 0 <= 4 <= end_2 - p; */
    t.payload_header_checksum = (rntuple_range_of(p, 4));
    p += 4;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_extension_len_frame");
    const int64_t len_frame = rntuple_s4le(data + p);
    t.payload_schema_extension_len_frame = ((int32_t)len_frame);
    p += 4;
    if (!(((len_frame >= 4) && (len_frame - (end_2 - p) <= 4)) || ((len_frame <= -8) && (len_frame + (end_2 - p) >= -4))))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_schema_extension_len_frame");
    if (len_frame >= 0) {
        const int64_t size_2 = len_frame - 4;
        if (size_2 < 0)
            return rntuple_end(status, RNTUPLE_INVALID, p, "payload_schema_extension_body");
        if (end_2 - p < size_2)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_extension_body");
        /*@ assert 0 <= size_2 <= end_2 - p; */
        const int64_t end_3 = p + size_2;
        t.has_payload_schema_extension_record = (1);
        if (!(p >= end_3)) {
            t.has_payload_schema_extension_record_schema = (1);
            if (end_3 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_extension_record_schema_fields_len_frame");
            const int64_t len_frame_2 = rntuple_s4le(data + p);
            p += 4;
            if (!((len_frame_2 <= -8) && (len_frame_2 + (end_3 - p) >= -4)))
                return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_schema_extension_record_schema_fields_len_frame");
            const int64_t size_3 = -len_frame_2 - 4;
            if (end_3 - p < size_3)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_extension_record_schema_fields_body");
            /*@ assert 0 <= size_3 <= end_3 - p; */
            const int64_t end_4 = p + size_3;
            if (end_4 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_extension_record_schema_fields_num_items_and_reserved");
            const int64_t num_items_and_reserved = rntuple_u4le(data + p);
            p += 4;
            if (!((num_items_and_reserved % 268435456) * 4 <= end_4 - p))
                return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_schema_extension_record_schema_fields_num_items_and_reserved");
            /*@ loop invariant 0 <= p <= end_4;
                loop invariant \at(p, LoopEntry) <= p;
                loop invariant 0 <= i_2 <= (num_items_and_reserved % 268435456);
                loop invariant 0 <= n_field <= p;
                loop invariant is_filling ==> n_field <= t.field.count;
                loop assigns i_2, p, *status, n_field, t.field.field_version[0 .. t.field.count - 1],
                    t.field.type_version[0 .. t.field.count - 1], t.field.parent_id[0 .. t.field.count - 1],
                    t.field.role[0 .. t.field.count - 1], t.field.flags[0 .. t.field.count - 1],
                    t.field.has_array_size[0 .. t.field.count - 1], t.field.array_size[0 .. t.field.count - 1],
                    t.field.name[0 .. t.field.count - 1], t.field.type_name[0 .. t.field.count - 1],
                    t.field.type_alias[0 .. t.field.count - 1], t.field.description[0 .. t.field.count - 1],
                    t.field.trailing[0 .. t.field.count - 1];
                loop variant (num_items_and_reserved % 268435456) - i_2;
             */
            for (int64_t i_2 = 0; i_2 < (num_items_and_reserved % 268435456); i_2++) {
                if (is_filling && n_field == (int64_t)t.field.count)
                    return rntuple_end(status, RNTUPLE_TOO_MANY, p, "field");
                p = rntuple_rc1_field_row(data, p, end_4, t.field, n_field, status, is_filling);
                if (p < 0)
                    return (int)-p;
                n_field++;
            }
            t.payload_schema_extension_record_schema_fields_trailing = (rntuple_range_of(p, end_4 - p));
            p = end_4;
            if (end_3 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_extension_record_schema_columns_len_frame");
            const int64_t len_frame_3 = rntuple_s4le(data + p);
            p += 4;
            if (!((len_frame_3 <= -8) && (len_frame_3 + (end_3 - p) >= -4)))
                return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_schema_extension_record_schema_columns_len_frame");
            const int64_t size_4 = -len_frame_3 - 4;
            if (end_3 - p < size_4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_extension_record_schema_columns_body");
            /*@ assert 0 <= size_4 <= end_3 - p; */
            const int64_t end_5 = p + size_4;
            if (end_5 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_extension_record_schema_columns_num_items_and_reserved");
            const int64_t num_items_and_reserved_2 = rntuple_u4le(data + p);
            p += 4;
            if (!((num_items_and_reserved_2 % 268435456) * 4 <= end_5 - p))
                return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_schema_extension_record_schema_columns_num_items_and_reserved");
            /*@ loop invariant 0 <= p <= end_5;
                loop invariant \at(p, LoopEntry) <= p;
                loop invariant 0 <= i_3 <= (num_items_and_reserved_2 % 268435456);
                loop invariant 0 <= n_column <= p;
                loop invariant is_filling ==> n_column <= t.column.count;
                loop assigns i_3, p, *status, n_column, t.column.column_type[0 .. t.column.count - 1],
                    t.column.bits_on_storage[0 .. t.column.count - 1], t.column.field_id[0 .. t.column.count - 1],
                    t.column.flags[0 .. t.column.count - 1], t.column.has_first_element_index[0 .. t.column.count - 1],
                    t.column.first_element_index[0 .. t.column.count - 1], t.column.trailing[0 .. t.column.count - 1];
                loop variant (num_items_and_reserved_2 % 268435456) - i_3;
             */
            for (int64_t i_3 = 0; i_3 < (num_items_and_reserved_2 % 268435456); i_3++) {
                if (is_filling && n_column == (int64_t)t.column.count)
                    return rntuple_end(status, RNTUPLE_TOO_MANY, p, "column");
                p = rntuple_rc1_column_row(data, p, end_5, t.column, n_column, status, is_filling);
                if (p < 0)
                    return (int)-p;
                n_column++;
            }
            t.payload_schema_extension_record_schema_columns_trailing = (rntuple_range_of(p, end_5 - p));
            p = end_5;
            if (end_3 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_extension_record_schema_alias_columns_len_frame");
            const int64_t len_frame_4 = rntuple_s4le(data + p);
            p += 4;
            if (!((len_frame_4 <= -8) && (len_frame_4 + (end_3 - p) >= -4)))
                return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_schema_extension_record_schema_alias_columns_len_frame");
            const int64_t size_5 = -len_frame_4 - 4;
            if (end_3 - p < size_5)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_extension_record_schema_alias_columns_body");
            /*@ assert 0 <= size_5 <= end_3 - p; */
            const int64_t end_6 = p + size_5;
            if (end_6 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_extension_record_schema_alias_columns_num_items_and_reserved");
            const int64_t num_items_and_reserved_3 = rntuple_u4le(data + p);
            p += 4;
            if (!((num_items_and_reserved_3 % 268435456) * 4 <= end_6 - p))
                return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_schema_extension_record_schema_alias_columns_num_items_and_reserved");
            /*@ loop invariant 0 <= p <= end_6;
                loop invariant \at(p, LoopEntry) <= p;
                loop invariant 0 <= i_4 <= (num_items_and_reserved_3 % 268435456);
                loop invariant 0 <= n_alias_column <= p;
                loop invariant is_filling ==> n_alias_column <= t.alias_column.count;
                loop assigns i_4, p, *status, n_alias_column, t.alias_column.physical_column_id[0 .. t.alias_column.count - 1],
                    t.alias_column.field_id[0 .. t.alias_column.count - 1], t.alias_column.trailing[0 .. t.alias_column.count - 1];
                loop variant (num_items_and_reserved_3 % 268435456) - i_4;
             */
            for (int64_t i_4 = 0; i_4 < (num_items_and_reserved_3 % 268435456); i_4++) {
                if (is_filling && n_alias_column == (int64_t)t.alias_column.count)
                    return rntuple_end(status, RNTUPLE_TOO_MANY, p, "alias_column");
                p = rntuple_rc1_alias_column_row(data, p, end_6, t.alias_column, n_alias_column, status, is_filling);
                if (p < 0)
                    return (int)-p;
                n_alias_column++;
            }
            t.payload_schema_extension_record_schema_alias_columns_trailing = (rntuple_range_of(p, end_6 - p));
            p = end_6;
            if (end_3 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_extension_record_schema_extra_type_infos_len_frame");
            const int64_t len_frame_5 = rntuple_s4le(data + p);
            p += 4;
            if (!((len_frame_5 <= -8) && (len_frame_5 + (end_3 - p) >= -4)))
                return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_schema_extension_record_schema_extra_type_infos_len_frame");
            const int64_t size_6 = -len_frame_5 - 4;
            if (end_3 - p < size_6)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_extension_record_schema_extra_type_infos_body");
            /*@ assert 0 <= size_6 <= end_3 - p; */
            const int64_t end_7 = p + size_6;
            if (end_7 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_extension_record_schema_extra_type_infos_num_items_and_reserved");
            const int64_t num_items_and_reserved_4 = rntuple_u4le(data + p);
            p += 4;
            if (!((num_items_and_reserved_4 % 268435456) * 4 <= end_7 - p))
                return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_schema_extension_record_schema_extra_type_infos_num_items_and_reserved");
            /*@ loop invariant 0 <= p <= end_7;
                loop invariant \at(p, LoopEntry) <= p;
                loop invariant 0 <= i_5 <= (num_items_and_reserved_4 % 268435456);
                loop invariant 0 <= n_extra_type_info <= p;
                loop invariant is_filling ==> n_extra_type_info <= t.extra_type_info.count;
                loop assigns i_5, p, *status, n_extra_type_info, t.extra_type_info.type_version_from[0 .. t.extra_type_info.count - 1],
                    t.extra_type_info.type_version_to[0 .. t.extra_type_info.count - 1],
                    t.extra_type_info.content_id[0 .. t.extra_type_info.count - 1],
                    t.extra_type_info.type_name[0 .. t.extra_type_info.count - 1],
                    t.extra_type_info.content[0 .. t.extra_type_info.count - 1],
                    t.extra_type_info.trailing[0 .. t.extra_type_info.count - 1];
                loop variant (num_items_and_reserved_4 % 268435456) - i_5;
             */
            for (int64_t i_5 = 0; i_5 < (num_items_and_reserved_4 % 268435456); i_5++) {
                if (is_filling && n_extra_type_info == (int64_t)t.extra_type_info.count)
                    return rntuple_end(status, RNTUPLE_TOO_MANY, p, "extra_type_info");
                p = rntuple_rc1_extra_type_info_row(data, p, end_7, t.extra_type_info, n_extra_type_info, status, is_filling);
                if (p < 0)
                    return (int)-p;
                n_extra_type_info++;
            }
            t.payload_schema_extension_record_schema_extra_type_infos_trailing = (rntuple_range_of(p, end_7 - p));
            p = end_7;
        }
        /*@ assert 0 < p <= end_3; */
        t.payload_schema_extension_record_trailing = (rntuple_range_of(p, end_3 - p));
        p = end_3;
    }
    /*@ assert 0 < p <= end_2; */
    if (len_frame < 0) {
        const int64_t size_7 = -len_frame - 4;
        if (size_7 < 0)
            return rntuple_end(status, RNTUPLE_INVALID, p, "payload_schema_extension_body");
        if (end_2 - p < size_7)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_extension_body");
        /*@ assert 0 <= size_7 <= end_2 - p; */
        const int64_t end_8 = p + size_7;
        if (end_8 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_schema_extension_list_num_items_and_reserved");
        t.has_payload_schema_extension_list_num_items_and_reserved = (1);
        t.payload_schema_extension_list_num_items_and_reserved = (rntuple_u4le(data + p));
        p += 4;
        t.payload_schema_extension_list_trailing = (rntuple_range_of(p, end_8 - p));
        p = end_8;
    }
    /*@ assert 0 < p <= end_2; */
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_column_groups_len_frame");
    const int64_t len_frame_6 = rntuple_s4le(data + p);
    p += 4;
    if (!((len_frame_6 <= -8) && (len_frame_6 + (end_2 - p) >= -4)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_column_groups_len_frame");
    const int64_t size_8 = -len_frame_6 - 4;
    if (end_2 - p < size_8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_column_groups_body");
    /*@ assert 0 <= size_8 <= end_2 - p; */
    const int64_t end_9 = p + size_8;
    if (end_9 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_column_groups_num_items_and_reserved");
    const int64_t num_items_and_reserved_5 = rntuple_u4le(data + p);
    p += 4;
    if (!((num_items_and_reserved_5 % 268435456) * 4 <= end_9 - p))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_column_groups_num_items_and_reserved");
    /*@ loop invariant 0 <= p <= end_9;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_6 <= (num_items_and_reserved_5 % 268435456);
        loop invariant 0 <= n_column_group <= p;
        loop invariant is_filling ==> n_column_group <= t.column_group.count;
        loop invariant 0 <= n_column_ids <= p;
        loop invariant is_filling ==> n_column_ids <= t.column_ids.count;
        loop assigns i_6, p, *status, n_column_group, n_column_ids, t.column_group.first_column_ids[0 .. t.column_group.count],
            t.column_group.column_ids_trailing[0 .. t.column_group.count - 1],
            t.column_group.trailing[0 .. t.column_group.count - 1], t.column_ids.item[0 .. t.column_ids.count - 1];
        loop variant (num_items_and_reserved_5 % 268435456) - i_6;
     */
    for (int64_t i_6 = 0; i_6 < (num_items_and_reserved_5 % 268435456); i_6++) {
        if (is_filling && n_column_group == (int64_t)t.column_group.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "column_group");
        RNTUPLE_PUT(t.column_group.first_column_ids, n_column_group, n_column_ids);
        if (end_9 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_group.len_frame");
        const int64_t len_frame_7 = rntuple_s4le(data + p);
        p += 4;
        if (!((len_frame_7 >= 4) && (len_frame_7 - (end_9 - p) <= 4)))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "column_group.len_frame");
        const int64_t size_9 = len_frame_7 - 4;
        if (end_9 - p < size_9)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_group.body");
        /*@ assert 0 <= size_9 <= end_9 - p; */
        const int64_t end_10 = p + size_9;
        if (end_10 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_group.column_ids_len_frame");
        const int64_t len_frame_8 = rntuple_s4le(data + p);
        p += 4;
        if (!((len_frame_8 <= -8) && (len_frame_8 + (end_10 - p) >= -4)))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "column_group.column_ids_len_frame");
        const int64_t size_10 = -len_frame_8 - 4;
        if (end_10 - p < size_10)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_group.column_ids_body");
        /*@ assert 0 <= size_10 <= end_10 - p; */
        const int64_t end_11 = p + size_10;
        if (end_11 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_group.column_ids_num_items_and_reserved");
        const int64_t num_items_and_reserved_6 = rntuple_u4le(data + p);
        p += 4;
        if (!((num_items_and_reserved_6 % 268435456) * 4 <= end_11 - p))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "column_group.column_ids_num_items_and_reserved");
        /*@ loop invariant 0 <= p <= end_11;
            loop invariant \at(p, LoopEntry) <= p;
            loop invariant 0 <= i_7 <= (num_items_and_reserved_6 % 268435456);
            loop invariant 0 <= n_column_ids <= p;
            loop invariant is_filling ==> n_column_ids <= t.column_ids.count;
            loop assigns i_7, p, *status, n_column_ids, t.column_ids.item[0 .. t.column_ids.count - 1];
            loop variant (num_items_and_reserved_6 % 268435456) - i_7;
         */
        for (int64_t i_7 = 0; i_7 < (num_items_and_reserved_6 % 268435456); i_7++) {
            if (is_filling && n_column_ids == (int64_t)t.column_ids.count)
                return rntuple_end(status, RNTUPLE_TOO_MANY, p, "column_ids");
            if (end_11 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_ids.item");
            RNTUPLE_PUT(t.column_ids.item, n_column_ids, rntuple_u4le(data + p));
            p += 4;
            n_column_ids++;
        }
        RNTUPLE_PUT(t.column_group.column_ids_trailing, n_column_group, rntuple_range_of(p, end_11 - p));
        p = end_11;
        RNTUPLE_PUT(t.column_group.trailing, n_column_group, rntuple_range_of(p, end_10 - p));
        p = end_10;
        n_column_group++;
    }
    t.payload_column_groups_trailing = (rntuple_range_of(p, end_9 - p));
    p = end_9;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_cluster_summaries_len_frame");
    const int64_t len_frame_9 = rntuple_s4le(data + p);
    p += 4;
    if (!((len_frame_9 <= -8) && (len_frame_9 + (end_2 - p) >= -4)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_cluster_summaries_len_frame");
    const int64_t size_11 = -len_frame_9 - 4;
    if (end_2 - p < size_11)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_cluster_summaries_body");
    /*@ assert 0 <= size_11 <= end_2 - p; */
    const int64_t end_12 = p + size_11;
    if (end_12 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_cluster_summaries_num_items_and_reserved");
    const int64_t num_items_and_reserved_7 = rntuple_u4le(data + p);
    p += 4;
    if (!((num_items_and_reserved_7 % 268435456) * 4 <= end_12 - p))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_cluster_summaries_num_items_and_reserved");
    /*@ loop invariant 0 <= p <= end_12;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_8 <= (num_items_and_reserved_7 % 268435456);
        loop invariant 0 <= n_cluster_summary <= p;
        loop invariant is_filling ==> n_cluster_summary <= t.cluster_summary.count;
        loop assigns i_8, p, *status, n_cluster_summary, t.cluster_summary.first_entry[0 .. t.cluster_summary.count - 1],
            t.cluster_summary.num_entries_lo[0 .. t.cluster_summary.count - 1],
            t.cluster_summary.num_entries_hi[0 .. t.cluster_summary.count - 1],
            t.cluster_summary.has_column_group_id[0 .. t.cluster_summary.count - 1],
            t.cluster_summary.column_group_id[0 .. t.cluster_summary.count - 1],
            t.cluster_summary.trailing[0 .. t.cluster_summary.count - 1];
        loop variant (num_items_and_reserved_7 % 268435456) - i_8;
     */
    for (int64_t i_8 = 0; i_8 < (num_items_and_reserved_7 % 268435456); i_8++) {
        if (is_filling && n_cluster_summary == (int64_t)t.cluster_summary.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "cluster_summary");
        p = rntuple_rc1_cluster_summary_row(data, p, end_12, t.cluster_summary, n_cluster_summary, status, is_filling);
        if (p < 0)
            return (int)-p;
        n_cluster_summary++;
    }
    t.payload_cluster_summaries_trailing = (rntuple_range_of(p, end_12 - p));
    p = end_12;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_cluster_groups_len_frame");
    const int64_t len_frame_10 = rntuple_s4le(data + p);
    p += 4;
    if (!((len_frame_10 <= -8) && (len_frame_10 + (end_2 - p) >= -4)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_cluster_groups_len_frame");
    const int64_t size_12 = -len_frame_10 - 4;
    if (end_2 - p < size_12)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_cluster_groups_body");
    /*@ assert 0 <= size_12 <= end_2 - p; */
    const int64_t end_13 = p + size_12;
    if (end_13 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_cluster_groups_num_items_and_reserved");
    const int64_t num_items_and_reserved_8 = rntuple_u4le(data + p);
    p += 4;
    if (!((num_items_and_reserved_8 % 268435456) * 4 <= end_13 - p))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_cluster_groups_num_items_and_reserved");
    /*@ loop invariant 0 <= p <= end_13;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_9 <= (num_items_and_reserved_8 % 268435456);
        loop invariant 0 <= n_cluster_group <= p;
        loop invariant is_filling ==> n_cluster_group <= t.cluster_group.count;
        loop assigns i_9, p, *status, n_cluster_group, t.cluster_group.num_clusters[0 .. t.cluster_group.count - 1],
            t.cluster_group.page_list_link_len_envelope[0 .. t.cluster_group.count - 1],
            t.cluster_group.page_list_link_locator_head[0 .. t.cluster_group.count - 1],
            t.cluster_group.has_page_list_link_locator_ofs_range[0 .. t.cluster_group.count - 1],
            t.cluster_group.page_list_link_locator_ofs_range[0 .. t.cluster_group.count - 1],
            t.cluster_group.page_list_link_locator_payload_raw[0 .. t.cluster_group.count - 1],
            t.cluster_group.has_page_list_link_locator_payload_len_object[0 .. t.cluster_group.count - 1],
            t.cluster_group.page_list_link_locator_payload_len_object[0 .. t.cluster_group.count - 1],
            t.cluster_group.has_page_list_link_locator_payload_location[0 .. t.cluster_group.count - 1],
            t.cluster_group.page_list_link_locator_payload_location[0 .. t.cluster_group.count - 1],
            t.cluster_group.page_list_link_locator_payload_trailing[0 .. t.cluster_group.count - 1],
            t.cluster_group.trailing[0 .. t.cluster_group.count - 1];
        loop variant (num_items_and_reserved_8 % 268435456) - i_9;
     */
    for (int64_t i_9 = 0; i_9 < (num_items_and_reserved_8 % 268435456); i_9++) {
        if (is_filling && n_cluster_group == (int64_t)t.cluster_group.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "cluster_group");
        p = rntuple_rc1_cluster_group_row(data, p, end_13, t.cluster_group, n_cluster_group, status, is_filling);
        if (p < 0)
            return (int)-p;
        n_cluster_group++;
    }
    t.payload_cluster_groups_trailing = (rntuple_range_of(p, end_13 - p));
    p = end_13;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_meta_data_links_len_frame");
    const int64_t len_frame_11 = rntuple_s4le(data + p);
    p += 4;
    if (!((len_frame_11 <= -8) && (len_frame_11 + (end_2 - p) >= -4)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_meta_data_links_len_frame");
    const int64_t size_13 = -len_frame_11 - 4;
    if (end_2 - p < size_13)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_meta_data_links_body");
    /*@ assert 0 <= size_13 <= end_2 - p; */
    const int64_t end_14 = p + size_13;
    if (end_14 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_meta_data_links_num_items_and_reserved");
    const int64_t num_items_and_reserved_9 = rntuple_u4le(data + p);
    p += 4;
    if (!((num_items_and_reserved_9 % 268435456) * 8 <= end_14 - p))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_meta_data_links_num_items_and_reserved");
    /*@ loop invariant 0 <= p <= end_14;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_10 <= (num_items_and_reserved_9 % 268435456);
        loop invariant 0 <= n_envelope_link <= p;
        loop invariant is_filling ==> n_envelope_link <= t.envelope_link.count;
        loop assigns i_10, p, *status, n_envelope_link, t.envelope_link.len_envelope[0 .. t.envelope_link.count - 1],
            t.envelope_link.locator_head[0 .. t.envelope_link.count - 1],
            t.envelope_link.has_locator_ofs_range[0 .. t.envelope_link.count - 1],
            t.envelope_link.locator_ofs_range[0 .. t.envelope_link.count - 1],
            t.envelope_link.locator_payload_raw[0 .. t.envelope_link.count - 1],
            t.envelope_link.has_locator_payload_len_object[0 .. t.envelope_link.count - 1],
            t.envelope_link.locator_payload_len_object[0 .. t.envelope_link.count - 1],
            t.envelope_link.has_locator_payload_location[0 .. t.envelope_link.count - 1],
            t.envelope_link.locator_payload_location[0 .. t.envelope_link.count - 1],
            t.envelope_link.locator_payload_trailing[0 .. t.envelope_link.count - 1];
        loop variant (num_items_and_reserved_9 % 268435456) - i_10;
     */
    for (int64_t i_10 = 0; i_10 < (num_items_and_reserved_9 % 268435456); i_10++) {
        if (is_filling && n_envelope_link == (int64_t)t.envelope_link.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "envelope_link");
        p = rntuple_rc1_envelope_link_row(data, p, end_14, t.envelope_link, n_envelope_link, status, is_filling);
        if (p < 0)
            return (int)-p;
        n_envelope_link++;
    }
    t.payload_meta_data_links_trailing = (rntuple_range_of(p, end_14 - p));
    p = end_14;
    t.payload_trailing = (rntuple_range_of(p, end_2 - p));
    p = end_2;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "checksum");
    /*@ assert 0 <= 4 <= end - p; */
    t.checksum = (rntuple_range_of(p, 4));
    p += 4;
    t.feature_flag_word.count = (size_t)n_feature_flag_word;
    t.field.count = (size_t)n_field;
    t.column.count = (size_t)n_column;
    t.alias_column.count = (size_t)n_alias_column;
    t.extra_type_info.count = (size_t)n_extra_type_info;
    RNTUPLE_PUT(t.column_group.first_column_ids, n_column_group, n_column_ids);
    t.column_group.count = (size_t)n_column_group;
    t.column_ids.count = (size_t)n_column_ids;
    t.cluster_summary.count = (size_t)n_cluster_summary;
    t.cluster_group.count = (size_t)n_cluster_group;
    t.envelope_link.count = (size_t)n_envelope_link;
    /*@ assert t.payload_header_checksum.length == -1 || 0 <= t.payload_header_checksum.offset <= t.payload_header_checksum.offset + t.payload_header_checksum.length <= length; */
    /*@ assert t.payload_schema_extension_record_schema_fields_trailing.length == -1 || 0 <= t.payload_schema_extension_record_schema_fields_trailing.offset <= t.payload_schema_extension_record_schema_fields_trailing.offset + t.payload_schema_extension_record_schema_fields_trailing.length <= length; */
    /*@ assert t.payload_schema_extension_record_schema_columns_trailing.length == -1 || 0 <= t.payload_schema_extension_record_schema_columns_trailing.offset <= t.payload_schema_extension_record_schema_columns_trailing.offset + t.payload_schema_extension_record_schema_columns_trailing.length <= length; */
    /*@ assert t.payload_schema_extension_record_schema_alias_columns_trailing.length == -1 || 0 <= t.payload_schema_extension_record_schema_alias_columns_trailing.offset <= t.payload_schema_extension_record_schema_alias_columns_trailing.offset + t.payload_schema_extension_record_schema_alias_columns_trailing.length <= length; */
    /*@ assert t.payload_schema_extension_record_schema_extra_type_infos_trailing.length == -1 || 0 <= t.payload_schema_extension_record_schema_extra_type_infos_trailing.offset <= t.payload_schema_extension_record_schema_extra_type_infos_trailing.offset + t.payload_schema_extension_record_schema_extra_type_infos_trailing.length <= length; */
    /*@ assert t.payload_schema_extension_record_trailing.length == -1 || 0 <= t.payload_schema_extension_record_trailing.offset <= t.payload_schema_extension_record_trailing.offset + t.payload_schema_extension_record_trailing.length <= length; */
    /*@ assert t.payload_schema_extension_list_trailing.length == -1 || 0 <= t.payload_schema_extension_list_trailing.offset <= t.payload_schema_extension_list_trailing.offset + t.payload_schema_extension_list_trailing.length <= length; */
    /*@ assert t.payload_column_groups_trailing.length == -1 || 0 <= t.payload_column_groups_trailing.offset <= t.payload_column_groups_trailing.offset + t.payload_column_groups_trailing.length <= length; */
    /*@ assert t.payload_cluster_summaries_trailing.length == -1 || 0 <= t.payload_cluster_summaries_trailing.offset <= t.payload_cluster_summaries_trailing.offset + t.payload_cluster_summaries_trailing.length <= length; */
    /*@ assert t.payload_cluster_groups_trailing.length == -1 || 0 <= t.payload_cluster_groups_trailing.offset <= t.payload_cluster_groups_trailing.offset + t.payload_cluster_groups_trailing.length <= length; */
    /*@ assert t.payload_meta_data_links_trailing.length == -1 || 0 <= t.payload_meta_data_links_trailing.offset <= t.payload_meta_data_links_trailing.offset + t.payload_meta_data_links_trailing.length <= length; */
    /*@ assert t.payload_trailing.length == -1 || 0 <= t.payload_trailing.offset <= t.payload_trailing.offset + t.payload_trailing.length <= length; */
    /*@ assert t.checksum.length == -1 || 0 <= t.checksum.offset <= t.checksum.offset + t.checksum.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->payload_header_checksum.offset == t.payload_header_checksum.offset && out->payload_header_checksum.length == t.payload_header_checksum.length; */
    /*@ assert out->payload_schema_extension_record_schema_fields_trailing.offset == t.payload_schema_extension_record_schema_fields_trailing.offset && out->payload_schema_extension_record_schema_fields_trailing.length == t.payload_schema_extension_record_schema_fields_trailing.length; */
    /*@ assert out->payload_schema_extension_record_schema_columns_trailing.offset == t.payload_schema_extension_record_schema_columns_trailing.offset && out->payload_schema_extension_record_schema_columns_trailing.length == t.payload_schema_extension_record_schema_columns_trailing.length; */
    /*@ assert out->payload_schema_extension_record_schema_alias_columns_trailing.offset == t.payload_schema_extension_record_schema_alias_columns_trailing.offset && out->payload_schema_extension_record_schema_alias_columns_trailing.length == t.payload_schema_extension_record_schema_alias_columns_trailing.length; */
    /*@ assert out->payload_schema_extension_record_schema_extra_type_infos_trailing.offset == t.payload_schema_extension_record_schema_extra_type_infos_trailing.offset && out->payload_schema_extension_record_schema_extra_type_infos_trailing.length == t.payload_schema_extension_record_schema_extra_type_infos_trailing.length; */
    /*@ assert out->payload_schema_extension_record_trailing.offset == t.payload_schema_extension_record_trailing.offset && out->payload_schema_extension_record_trailing.length == t.payload_schema_extension_record_trailing.length; */
    /*@ assert out->payload_schema_extension_list_trailing.offset == t.payload_schema_extension_list_trailing.offset && out->payload_schema_extension_list_trailing.length == t.payload_schema_extension_list_trailing.length; */
    /*@ assert out->payload_column_groups_trailing.offset == t.payload_column_groups_trailing.offset && out->payload_column_groups_trailing.length == t.payload_column_groups_trailing.length; */
    /*@ assert out->payload_cluster_summaries_trailing.offset == t.payload_cluster_summaries_trailing.offset && out->payload_cluster_summaries_trailing.length == t.payload_cluster_summaries_trailing.length; */
    /*@ assert out->payload_cluster_groups_trailing.offset == t.payload_cluster_groups_trailing.offset && out->payload_cluster_groups_trailing.length == t.payload_cluster_groups_trailing.length; */
    /*@ assert out->payload_meta_data_links_trailing.offset == t.payload_meta_data_links_trailing.offset && out->payload_meta_data_links_trailing.length == t.payload_meta_data_links_trailing.length; */
    /*@ assert out->payload_trailing.offset == t.payload_trailing.offset && out->payload_trailing.length == t.payload_trailing.length; */
    /*@ assert out->checksum.offset == t.checksum.offset && out->checksum.length == t.checksum.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->payload_header_checksum.length == -1 || 0 <= out->payload_header_checksum.offset <= out->payload_header_checksum.offset + out->payload_header_checksum.length <= length; */
    /*@ assert out->payload_schema_extension_record_schema_fields_trailing.length == -1 || 0 <= out->payload_schema_extension_record_schema_fields_trailing.offset <= out->payload_schema_extension_record_schema_fields_trailing.offset + out->payload_schema_extension_record_schema_fields_trailing.length <= length; */
    /*@ assert out->payload_schema_extension_record_schema_columns_trailing.length == -1 || 0 <= out->payload_schema_extension_record_schema_columns_trailing.offset <= out->payload_schema_extension_record_schema_columns_trailing.offset + out->payload_schema_extension_record_schema_columns_trailing.length <= length; */
    /*@ assert out->payload_schema_extension_record_schema_alias_columns_trailing.length == -1 || 0 <= out->payload_schema_extension_record_schema_alias_columns_trailing.offset <= out->payload_schema_extension_record_schema_alias_columns_trailing.offset + out->payload_schema_extension_record_schema_alias_columns_trailing.length <= length; */
    /*@ assert out->payload_schema_extension_record_schema_extra_type_infos_trailing.length == -1 || 0 <= out->payload_schema_extension_record_schema_extra_type_infos_trailing.offset <= out->payload_schema_extension_record_schema_extra_type_infos_trailing.offset + out->payload_schema_extension_record_schema_extra_type_infos_trailing.length <= length; */
    /*@ assert out->payload_schema_extension_record_trailing.length == -1 || 0 <= out->payload_schema_extension_record_trailing.offset <= out->payload_schema_extension_record_trailing.offset + out->payload_schema_extension_record_trailing.length <= length; */
    /*@ assert out->payload_schema_extension_list_trailing.length == -1 || 0 <= out->payload_schema_extension_list_trailing.offset <= out->payload_schema_extension_list_trailing.offset + out->payload_schema_extension_list_trailing.length <= length; */
    /*@ assert out->payload_column_groups_trailing.length == -1 || 0 <= out->payload_column_groups_trailing.offset <= out->payload_column_groups_trailing.offset + out->payload_column_groups_trailing.length <= length; */
    /*@ assert out->payload_cluster_summaries_trailing.length == -1 || 0 <= out->payload_cluster_summaries_trailing.offset <= out->payload_cluster_summaries_trailing.offset + out->payload_cluster_summaries_trailing.length <= length; */
    /*@ assert out->payload_cluster_groups_trailing.length == -1 || 0 <= out->payload_cluster_groups_trailing.offset <= out->payload_cluster_groups_trailing.offset + out->payload_cluster_groups_trailing.length <= length; */
    /*@ assert out->payload_meta_data_links_trailing.length == -1 || 0 <= out->payload_meta_data_links_trailing.offset <= out->payload_meta_data_links_trailing.offset + out->payload_meta_data_links_trailing.length <= length; */
    /*@ assert out->payload_trailing.length == -1 || 0 <= out->payload_trailing.offset <= out->payload_trailing.offset + out->payload_trailing.length <= length; */
    /*@ assert out->checksum.length == -1 || 0 <= out->checksum.offset <= out->checksum.offset + out->checksum.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int rntuple_rc1_footer_envelope_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return rntuple_rc1_footer_envelope_pass(data, length, *(rntuple_rc1_footer_envelope *)out, (rntuple_rc1_footer_envelope *)out, status, 1);
    memset(out, 0, sizeof(rntuple_rc1_footer_envelope));
    return rntuple_rc1_footer_envelope_pass(data, length, *(rntuple_rc1_footer_envelope *)out, (rntuple_rc1_footer_envelope *)out, status, 0);
}

static const rntuple_type rntuple_rc1_footer_envelope_type = {
    "rntuple_rc1_footer_envelope", sizeof(rntuple_rc1_footer_envelope), sizeof rntuple_rc1_footer_envelope_members / sizeof *rntuple_rc1_footer_envelope_members, rntuple_rc1_footer_envelope_members, rntuple_rc1_footer_envelope_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int rntuple_rc1_footer_envelope_count(const uint8_t *data, size_t length, rntuple_rc1_footer_envelope *out, rntuple_status *status)
{
    return rntuple_rc1_footer_envelope_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int rntuple_rc1_footer_envelope_fill(const uint8_t *data, size_t length, rntuple_rc1_footer_envelope *out, rntuple_status *status)
{
    return rntuple_rc1_footer_envelope_run(data, length, out, status, 1);
}

/* List frame of page locations of the columns of one cluster */
typedef struct rntuple_rc1_cluster_pages_table {
    size_t count;
    int64_t *first_column_pages; /* first row in column_pages */
    rntuple_range *trailing;
} rntuple_rc1_cluster_pages_table;

/* List frame of pages of one column in one cluster */
typedef struct rntuple_rc1_column_pages_table {
    size_t count;
    int64_t *first_page; /* first row in page */
    uint64_t *element_offset; /* Number of elements of the column in all clusters before */
    uint32_t *compression_settings; /* Compression asked for, 100 * algorithm + level */
    rntuple_range *trailing;
} rntuple_rc1_column_pages_table;

/* Description of one page: a run of elements of one column */
typedef struct rntuple_rc1_page_table {
    size_t count;
    uint32_t *num_elements_and_flags; /* Number of elements in the low 30 bits, bits of the enum page_flag in the high 2 bits */
    int32_t *locator_head; /* Stored size in bytes of the byte range if not negative; else the negated word of locator size, reserved byte and kind */
    uint8_t *has_locator_ofs_range; /* 1 if locator_ofs_range is there */
    uint64_t *locator_ofs_range; /* Offset in bytes from the start of the file */
    rntuple_range *locator_payload_raw;
    uint8_t *has_locator_payload_len_object; /* 1 if locator_payload_len_object is there */
    uint32_t *locator_payload_len_object; /* Stored size in bytes of the object */
    uint8_t *has_locator_payload_location; /* 1 if locator_payload_location is there */
    uint64_t *locator_payload_location; /* Address of the object; its meaning depends on the object store */
    rntuple_range *locator_payload_trailing;
} rntuple_rc1_page_table;

/* Parse one row at p; returns where it ends, or the negated code of the error. */
/*@ requires 0 <= p <= end <= RNTUPLE_MAX_LENGTH && 0 <= row;
    requires is_filling ==> row < t.count;
    requires \valid_read(data + (0 .. end - 1));
    requires status == \null || \valid(status);
    requires is_filling ==> t.num_elements_and_flags == \null || \valid(t.num_elements_and_flags + row);
    requires is_filling ==> t.locator_head == \null || \valid(t.locator_head + row);
    requires is_filling ==> t.has_locator_ofs_range == \null || \valid(t.has_locator_ofs_range + row);
    requires is_filling ==> t.locator_ofs_range == \null || \valid(t.locator_ofs_range + row);
    requires is_filling ==> t.locator_payload_raw == \null || \valid(t.locator_payload_raw + row);
    requires is_filling ==> t.has_locator_payload_len_object == \null || \valid(t.has_locator_payload_len_object + row);
    requires is_filling ==> t.locator_payload_len_object == \null || \valid(t.locator_payload_len_object + row);
    requires is_filling ==> t.has_locator_payload_location == \null || \valid(t.has_locator_payload_location + row);
    requires is_filling ==> t.locator_payload_location == \null || \valid(t.locator_payload_location + row);
    requires is_filling ==> t.locator_payload_trailing == \null || \valid(t.locator_payload_trailing + row);
    assigns *status, t.num_elements_and_flags[0 .. t.count - 1], t.locator_head[0 .. t.count - 1],
        t.has_locator_ofs_range[0 .. t.count - 1], t.locator_ofs_range[0 .. t.count - 1],
        t.locator_payload_raw[0 .. t.count - 1], t.has_locator_payload_len_object[0 .. t.count - 1],
        t.locator_payload_len_object[0 .. t.count - 1], t.has_locator_payload_location[0 .. t.count - 1],
        t.locator_payload_location[0 .. t.count - 1], t.locator_payload_trailing[0 .. t.count - 1];
    ensures -RNTUPLE_TOO_MANY <= \result < 0 || p < \result <= end;
 */
RNTUPLE_INLINE int64_t rntuple_rc1_page_row(const uint8_t *data, int64_t p, int64_t end, rntuple_rc1_page_table t, int64_t row, rntuple_status *status, int is_filling)
{
    if (end - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "page.num_elements_and_flags");
    RNTUPLE_PUT(t.num_elements_and_flags, row, rntuple_u4le(data + p));
    p += 4;
    if (end - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "page.locator_head");
    const int64_t locator_head = rntuple_s4le(data + p);
    RNTUPLE_PUT(t.locator_head, row, (int32_t)locator_head);
    p += 4;
    if (!((locator_head >= 0) || (-locator_head % 65536 >= 4)))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "page.locator_head");
    if (locator_head >= 0) {
        if (end - p < 8)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "page.locator_ofs_range");
        RNTUPLE_PUT(t.has_locator_ofs_range, row, 1);
        RNTUPLE_PUT(t.locator_ofs_range, row, rntuple_u8le(data + p));
        p += 8;
    } else {
        RNTUPLE_PUT(t.has_locator_ofs_range, row, 0);
        RNTUPLE_PUT(t.locator_ofs_range, row, 0);
    }
    /*@ assert \at(p, Pre) < p <= end; */
    if (locator_head < 0) {
        const int64_t size = ((locator_head < 0 ? -locator_head : 0) % 65536) - 4;
        if (size < 0)
            return -rntuple_end(status, RNTUPLE_INVALID, p, "page.body");
        if (end - p < size)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "page.body");
        /*@ assert 0 <= size <= end - p; */
        const int64_t end_2 = p + size;
        RNTUPLE_PUT(t.locator_payload_raw, row, rntuple_range_of(0, -1));
        RNTUPLE_PUT(t.has_locator_payload_len_object, row, 0);
        RNTUPLE_PUT(t.locator_payload_len_object, row, 0);
        RNTUPLE_PUT(t.has_locator_payload_location, row, 0);
        RNTUPLE_PUT(t.locator_payload_location, row, 0);
        RNTUPLE_PUT(t.locator_payload_trailing, row, rntuple_range_of(0, -1));
        if ((locator_head < 0 ? -locator_head : 0) / 16777216 == 1) {
            RNTUPLE_PUT(t.locator_payload_raw, row, rntuple_range_of(p, end_2 - p));
            p = end_2;
        }
        else if ((locator_head < 0 ? -locator_head : 0) / 16777216 == 2) {
            if (end_2 - p < 4)
                return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "page.locator_payload_len_object");
            RNTUPLE_PUT(t.has_locator_payload_len_object, row, 1);
            RNTUPLE_PUT(t.locator_payload_len_object, row, rntuple_u4le(data + p));
            p += 4;
            if (end_2 - p < 8)
                return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "page.locator_payload_location");
            RNTUPLE_PUT(t.has_locator_payload_location, row, 1);
            RNTUPLE_PUT(t.locator_payload_location, row, rntuple_u8le(data + p));
            p += 8;
            RNTUPLE_PUT(t.locator_payload_trailing, row, rntuple_range_of(p, end_2 - p));
            p = end_2;
        }
        else {
            RNTUPLE_PUT(t.locator_payload_raw, row, rntuple_range_of(p, end_2 - p));
            p = end_2;
        }
        /*@ assert \at(p, Pre) < p <= end_2; */
        p = end_2;
    } else {
        RNTUPLE_PUT(t.locator_payload_raw, row, rntuple_range_of(0, -1));
        RNTUPLE_PUT(t.has_locator_payload_len_object, row, 0);
        RNTUPLE_PUT(t.locator_payload_len_object, row, 0);
        RNTUPLE_PUT(t.has_locator_payload_location, row, 0);
        RNTUPLE_PUT(t.locator_payload_location, row, 0);
        RNTUPLE_PUT(t.locator_payload_trailing, row, rntuple_range_of(0, -1));
    }
    /*@ assert \at(p, Pre) < p <= end; */
    (void)row;
    return p;
}

/* Whole page list envelope, from a slice that holds exactly the envelope */
typedef struct rntuple_rc1_page_list_envelope {
    uint16_t preamble_version; /* Version of the envelope that the writer used; 1 */
    uint16_t preamble_min_version; /* Version that a reader must support at least; 1 */
    rntuple_range payload_page_locations_trailing;
    rntuple_range payload_trailing;
    rntuple_range checksum;
    rntuple_rc1_cluster_pages_table cluster_pages;
    rntuple_rc1_column_pages_table column_pages;
    rntuple_rc1_page_table page;
} rntuple_rc1_page_list_envelope;

static const rntuple_member rntuple_rc1_page_list_envelope_members[] = {
    {"", "preamble_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_rc1_page_list_envelope, preamble_version)},
    {"", "preamble_min_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_rc1_page_list_envelope, preamble_min_version)},
    {"", "payload_page_locations_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_page_list_envelope, payload_page_locations_trailing)},
    {"", "payload_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_page_list_envelope, payload_trailing)},
    {"", "checksum", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_page_list_envelope, checksum)},
    {"cluster_pages", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_page_list_envelope, cluster_pages.count)},
    {"cluster_pages", "first_column_pages", RNTUPLE_FIRST, sizeof(int64_t), offsetof(rntuple_rc1_page_list_envelope, cluster_pages.first_column_pages)},
    {"cluster_pages", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_page_list_envelope, cluster_pages.trailing)},
    {"column_pages", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_page_list_envelope, column_pages.count)},
    {"column_pages", "first_page", RNTUPLE_FIRST, sizeof(int64_t), offsetof(rntuple_rc1_page_list_envelope, column_pages.first_page)},
    {"column_pages", "element_offset", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_rc1_page_list_envelope, column_pages.element_offset)},
    {"column_pages", "compression_settings", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_page_list_envelope, column_pages.compression_settings)},
    {"column_pages", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_page_list_envelope, column_pages.trailing)},
    {"page", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_page_list_envelope, page.count)},
    {"page", "num_elements_and_flags", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_page_list_envelope, page.num_elements_and_flags)},
    {"page", "locator_head", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(rntuple_rc1_page_list_envelope, page.locator_head)},
    {"page", "has_locator_ofs_range", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_page_list_envelope, page.has_locator_ofs_range)},
    {"page", "locator_ofs_range", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_rc1_page_list_envelope, page.locator_ofs_range)},
    {"page", "locator_payload_raw", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_page_list_envelope, page.locator_payload_raw)},
    {"page", "has_locator_payload_len_object", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_page_list_envelope, page.has_locator_payload_len_object)},
    {"page", "locator_payload_len_object", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_page_list_envelope, page.locator_payload_len_object)},
    {"page", "has_locator_payload_location", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_page_list_envelope, page.has_locator_payload_location)},
    {"page", "locator_payload_location", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_rc1_page_list_envelope, page.locator_payload_location)},
    {"page", "locator_payload_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_page_list_envelope, page.locator_payload_trailing)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    requires is_filling ==> t.cluster_pages.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_pages.count ==> t.cluster_pages.first_column_pages == \null || \valid(t.cluster_pages.first_column_pages + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_pages.count - 1 ==> t.cluster_pages.trailing == \null || \valid(t.cluster_pages.trailing + i);
    requires is_filling ==> t.column_pages.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.column_pages.count ==> t.column_pages.first_page == \null || \valid(t.column_pages.first_page + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column_pages.count - 1 ==> t.column_pages.element_offset == \null || \valid(t.column_pages.element_offset + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column_pages.count - 1 ==> t.column_pages.compression_settings == \null || \valid(t.column_pages.compression_settings + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column_pages.count - 1 ==> t.column_pages.trailing == \null || \valid(t.column_pages.trailing + i);
    requires is_filling ==> t.page.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.num_elements_and_flags == \null || \valid(t.page.num_elements_and_flags + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_head == \null || \valid(t.page.locator_head + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.has_locator_ofs_range == \null || \valid(t.page.has_locator_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_ofs_range == \null || \valid(t.page.locator_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_payload_raw == \null || \valid(t.page.locator_payload_raw + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.has_locator_payload_len_object == \null || \valid(t.page.has_locator_payload_len_object + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_payload_len_object == \null || \valid(t.page.locator_payload_len_object + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.has_locator_payload_location == \null || \valid(t.page.has_locator_payload_location + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_payload_location == \null || \valid(t.page.locator_payload_location + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_payload_trailing == \null || \valid(t.page.locator_payload_trailing + i);
    assigns *out, *status, t.cluster_pages.first_column_pages[0 .. t.cluster_pages.count],
        t.cluster_pages.trailing[0 .. t.cluster_pages.count - 1], t.column_pages.first_page[0 .. t.column_pages.count],
        t.column_pages.element_offset[0 .. t.column_pages.count - 1],
        t.column_pages.compression_settings[0 .. t.column_pages.count - 1],
        t.column_pages.trailing[0 .. t.column_pages.count - 1], t.page.num_elements_and_flags[0 .. t.page.count - 1],
        t.page.locator_head[0 .. t.page.count - 1], t.page.has_locator_ofs_range[0 .. t.page.count - 1],
        t.page.locator_ofs_range[0 .. t.page.count - 1], t.page.locator_payload_raw[0 .. t.page.count - 1],
        t.page.has_locator_payload_len_object[0 .. t.page.count - 1], t.page.locator_payload_len_object[0 .. t.page.count - 1],
        t.page.has_locator_payload_location[0 .. t.page.count - 1], t.page.locator_payload_location[0 .. t.page.count - 1],
        t.page.locator_payload_trailing[0 .. t.page.count - 1];
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_page_locations_trailing.length == -1 || 0 <= out->payload_page_locations_trailing.offset <= out->payload_page_locations_trailing.offset + out->payload_page_locations_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_trailing.length == -1 || 0 <= out->payload_trailing.offset <= out->payload_trailing.offset + out->payload_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->checksum.length == -1 || 0 <= out->checksum.offset <= out->checksum.offset + out->checksum.length <= length;
 */
RNTUPLE_INLINE int rntuple_rc1_page_list_envelope_pass(const uint8_t *data, size_t length, rntuple_rc1_page_list_envelope t, rntuple_rc1_page_list_envelope *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0, n_cluster_pages = 0, n_column_pages = 0, n_page = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.payload_page_locations_trailing = rntuple_range_of(0, -1);
    t.payload_trailing = rntuple_range_of(0, -1);
    t.checksum = rntuple_range_of(0, -1);
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "preamble_version");
    t.preamble_version = (rntuple_u2le(data + p));
    p += 2;
    if (!(end >= 8))
        return rntuple_end(status, RNTUPLE_INVALID, p - 2, "preamble_version");
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "preamble_min_version");
    t.preamble_min_version = (rntuple_u2le(data + p));
    p += 2;
    const int64_t size = (end - p) - 4;
    if (size < 0)
        return rntuple_end(status, RNTUPLE_INVALID, p, "body");
    if (end - p < size)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_page_locations_len_frame");
    const int64_t len_frame = rntuple_s4le(data + p);
    p += 4;
    if (!((len_frame <= -8) && (len_frame + (end_2 - p) >= -4)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_page_locations_len_frame");
    const int64_t size_2 = -len_frame - 4;
    if (end_2 - p < size_2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_page_locations_body");
    /*@ assert 0 <= size_2 <= end_2 - p; */
    const int64_t end_3 = p + size_2;
    if (end_3 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_page_locations_num_items_and_reserved");
    const int64_t num_items_and_reserved = rntuple_u4le(data + p);
    p += 4;
    if (!((num_items_and_reserved % 268435456) * 8 <= end_3 - p))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_page_locations_num_items_and_reserved");
    /*@ loop invariant 0 <= p <= end_3;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_2 <= (num_items_and_reserved % 268435456);
        loop invariant 0 <= n_cluster_pages <= p;
        loop invariant is_filling ==> n_cluster_pages <= t.cluster_pages.count;
        loop invariant 0 <= n_column_pages <= p;
        loop invariant is_filling ==> n_column_pages <= t.column_pages.count;
        loop invariant 0 <= n_page <= p;
        loop invariant is_filling ==> n_page <= t.page.count;
        loop assigns i_2, p, *status, n_cluster_pages, n_column_pages, n_page,
            t.cluster_pages.first_column_pages[0 .. t.cluster_pages.count],
            t.cluster_pages.trailing[0 .. t.cluster_pages.count - 1], t.column_pages.first_page[0 .. t.column_pages.count],
            t.column_pages.element_offset[0 .. t.column_pages.count - 1],
            t.column_pages.compression_settings[0 .. t.column_pages.count - 1],
            t.column_pages.trailing[0 .. t.column_pages.count - 1], t.page.num_elements_and_flags[0 .. t.page.count - 1],
            t.page.locator_head[0 .. t.page.count - 1], t.page.has_locator_ofs_range[0 .. t.page.count - 1],
            t.page.locator_ofs_range[0 .. t.page.count - 1], t.page.locator_payload_raw[0 .. t.page.count - 1],
            t.page.has_locator_payload_len_object[0 .. t.page.count - 1], t.page.locator_payload_len_object[0 .. t.page.count - 1],
            t.page.has_locator_payload_location[0 .. t.page.count - 1], t.page.locator_payload_location[0 .. t.page.count - 1],
            t.page.locator_payload_trailing[0 .. t.page.count - 1];
        loop variant (num_items_and_reserved % 268435456) - i_2;
     */
    for (int64_t i_2 = 0; i_2 < (num_items_and_reserved % 268435456); i_2++) {
        if (is_filling && n_cluster_pages == (int64_t)t.cluster_pages.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "cluster_pages");
        RNTUPLE_PUT(t.cluster_pages.first_column_pages, n_cluster_pages, n_column_pages);
        if (end_3 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_pages.len_frame");
        const int64_t len_frame_2 = rntuple_s4le(data + p);
        p += 4;
        if (!((len_frame_2 <= -8) && (len_frame_2 + (end_3 - p) >= -4)))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "cluster_pages.len_frame");
        const int64_t size_3 = -len_frame_2 - 4;
        if (end_3 - p < size_3)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_pages.body");
        /*@ assert 0 <= size_3 <= end_3 - p; */
        const int64_t end_4 = p + size_3;
        if (end_4 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_pages.num_items_and_reserved");
        const int64_t num_items_and_reserved_2 = rntuple_u4le(data + p);
        p += 4;
        if (!((num_items_and_reserved_2 % 268435456) * 16 <= end_4 - p))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "cluster_pages.num_items_and_reserved");
        /*@ loop invariant 0 <= p <= end_4;
            loop invariant \at(p, LoopEntry) <= p;
            loop invariant 0 <= i_3 <= (num_items_and_reserved_2 % 268435456);
            loop invariant 0 <= n_column_pages <= p;
            loop invariant is_filling ==> n_column_pages <= t.column_pages.count;
            loop invariant 0 <= n_page <= p;
            loop invariant is_filling ==> n_page <= t.page.count;
            loop assigns i_3, p, *status, n_column_pages, n_page, t.column_pages.first_page[0 .. t.column_pages.count],
                t.column_pages.element_offset[0 .. t.column_pages.count - 1],
                t.column_pages.compression_settings[0 .. t.column_pages.count - 1],
                t.column_pages.trailing[0 .. t.column_pages.count - 1], t.page.num_elements_and_flags[0 .. t.page.count - 1],
                t.page.locator_head[0 .. t.page.count - 1], t.page.has_locator_ofs_range[0 .. t.page.count - 1],
                t.page.locator_ofs_range[0 .. t.page.count - 1], t.page.locator_payload_raw[0 .. t.page.count - 1],
                t.page.has_locator_payload_len_object[0 .. t.page.count - 1], t.page.locator_payload_len_object[0 .. t.page.count - 1],
                t.page.has_locator_payload_location[0 .. t.page.count - 1], t.page.locator_payload_location[0 .. t.page.count - 1],
                t.page.locator_payload_trailing[0 .. t.page.count - 1];
            loop variant (num_items_and_reserved_2 % 268435456) - i_3;
         */
        for (int64_t i_3 = 0; i_3 < (num_items_and_reserved_2 % 268435456); i_3++) {
            if (is_filling && n_column_pages == (int64_t)t.column_pages.count)
                return rntuple_end(status, RNTUPLE_TOO_MANY, p, "column_pages");
            RNTUPLE_PUT(t.column_pages.first_page, n_column_pages, n_page);
            if (end_4 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_pages.len_frame");
            const int64_t len_frame_3 = rntuple_s4le(data + p);
            p += 4;
            if (!((len_frame_3 <= -20) && (len_frame_3 + (end_4 - p) >= -4)))
                return rntuple_end(status, RNTUPLE_INVALID, p - 4, "column_pages.len_frame");
            const int64_t size_4 = -len_frame_3 - 4;
            if (end_4 - p < size_4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_pages.body");
            /*@ assert 0 <= size_4 <= end_4 - p; */
            const int64_t end_5 = p + size_4;
            if (end_5 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_pages.num_items_and_reserved");
            const int64_t num_items_and_reserved_3 = rntuple_u4le(data + p);
            p += 4;
            if (!((num_items_and_reserved_3 % 268435456) * 8 <= end_5 - p))
                return rntuple_end(status, RNTUPLE_INVALID, p - 4, "column_pages.num_items_and_reserved");
            /*@ loop invariant 0 <= p <= end_5;
                loop invariant \at(p, LoopEntry) <= p;
                loop invariant 0 <= i_4 <= (num_items_and_reserved_3 % 268435456);
                loop invariant 0 <= n_page <= p;
                loop invariant is_filling ==> n_page <= t.page.count;
                loop assigns i_4, p, *status, n_page, t.page.num_elements_and_flags[0 .. t.page.count - 1],
                    t.page.locator_head[0 .. t.page.count - 1], t.page.has_locator_ofs_range[0 .. t.page.count - 1],
                    t.page.locator_ofs_range[0 .. t.page.count - 1], t.page.locator_payload_raw[0 .. t.page.count - 1],
                    t.page.has_locator_payload_len_object[0 .. t.page.count - 1], t.page.locator_payload_len_object[0 .. t.page.count - 1],
                    t.page.has_locator_payload_location[0 .. t.page.count - 1], t.page.locator_payload_location[0 .. t.page.count - 1],
                    t.page.locator_payload_trailing[0 .. t.page.count - 1];
                loop variant (num_items_and_reserved_3 % 268435456) - i_4;
             */
            for (int64_t i_4 = 0; i_4 < (num_items_and_reserved_3 % 268435456); i_4++) {
                if (is_filling && n_page == (int64_t)t.page.count)
                    return rntuple_end(status, RNTUPLE_TOO_MANY, p, "page");
                p = rntuple_rc1_page_row(data, p, end_5, t.page, n_page, status, is_filling);
                if (p < 0)
                    return (int)-p;
                n_page++;
            }
            if (end_5 - p < 8)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_pages.element_offset");
            RNTUPLE_PUT(t.column_pages.element_offset, n_column_pages, rntuple_u8le(data + p));
            p += 8;
            if (end_5 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_pages.compression_settings");
            RNTUPLE_PUT(t.column_pages.compression_settings, n_column_pages, rntuple_u4le(data + p));
            p += 4;
            RNTUPLE_PUT(t.column_pages.trailing, n_column_pages, rntuple_range_of(p, end_5 - p));
            p = end_5;
            n_column_pages++;
        }
        RNTUPLE_PUT(t.cluster_pages.trailing, n_cluster_pages, rntuple_range_of(p, end_4 - p));
        p = end_4;
        n_cluster_pages++;
    }
    t.payload_page_locations_trailing = (rntuple_range_of(p, end_3 - p));
    p = end_3;
    t.payload_trailing = (rntuple_range_of(p, end_2 - p));
    p = end_2;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "checksum");
    /*@ assert 0 <= 4 <= end - p; */
    t.checksum = (rntuple_range_of(p, 4));
    p += 4;
    RNTUPLE_PUT(t.cluster_pages.first_column_pages, n_cluster_pages, n_column_pages);
    t.cluster_pages.count = (size_t)n_cluster_pages;
    RNTUPLE_PUT(t.column_pages.first_page, n_column_pages, n_page);
    t.column_pages.count = (size_t)n_column_pages;
    t.page.count = (size_t)n_page;
    /*@ assert t.payload_page_locations_trailing.length == -1 || 0 <= t.payload_page_locations_trailing.offset <= t.payload_page_locations_trailing.offset + t.payload_page_locations_trailing.length <= length; */
    /*@ assert t.payload_trailing.length == -1 || 0 <= t.payload_trailing.offset <= t.payload_trailing.offset + t.payload_trailing.length <= length; */
    /*@ assert t.checksum.length == -1 || 0 <= t.checksum.offset <= t.checksum.offset + t.checksum.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->payload_page_locations_trailing.offset == t.payload_page_locations_trailing.offset && out->payload_page_locations_trailing.length == t.payload_page_locations_trailing.length; */
    /*@ assert out->payload_trailing.offset == t.payload_trailing.offset && out->payload_trailing.length == t.payload_trailing.length; */
    /*@ assert out->checksum.offset == t.checksum.offset && out->checksum.length == t.checksum.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->payload_page_locations_trailing.length == -1 || 0 <= out->payload_page_locations_trailing.offset <= out->payload_page_locations_trailing.offset + out->payload_page_locations_trailing.length <= length; */
    /*@ assert out->payload_trailing.length == -1 || 0 <= out->payload_trailing.offset <= out->payload_trailing.offset + out->payload_trailing.length <= length; */
    /*@ assert out->checksum.length == -1 || 0 <= out->checksum.offset <= out->checksum.offset + out->checksum.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int rntuple_rc1_page_list_envelope_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return rntuple_rc1_page_list_envelope_pass(data, length, *(rntuple_rc1_page_list_envelope *)out, (rntuple_rc1_page_list_envelope *)out, status, 1);
    memset(out, 0, sizeof(rntuple_rc1_page_list_envelope));
    return rntuple_rc1_page_list_envelope_pass(data, length, *(rntuple_rc1_page_list_envelope *)out, (rntuple_rc1_page_list_envelope *)out, status, 0);
}

static const rntuple_type rntuple_rc1_page_list_envelope_type = {
    "rntuple_rc1_page_list_envelope", sizeof(rntuple_rc1_page_list_envelope), sizeof rntuple_rc1_page_list_envelope_members / sizeof *rntuple_rc1_page_list_envelope_members, rntuple_rc1_page_list_envelope_members, rntuple_rc1_page_list_envelope_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int rntuple_rc1_page_list_envelope_count(const uint8_t *data, size_t length, rntuple_rc1_page_list_envelope *out, rntuple_status *status)
{
    return rntuple_rc1_page_list_envelope_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int rntuple_rc1_page_list_envelope_fill(const uint8_t *data, size_t length, rntuple_rc1_page_list_envelope *out, rntuple_status *status)
{
    return rntuple_rc1_page_list_envelope_run(data, length, out, status, 1);
}

/* One key-value pair */
typedef struct rntuple_rc1_meta_data_entry_table {
    size_t count;
    int32_t *value_type; /* Type of the value, see the enum meta_data_type; negated if the value is a list */
    rntuple_range *key;
    uint8_t *has_value_s8; /* 1 if value_s8 is there */
    int64_t *value_s8; /* The value; absent if this version of the format does not know its type */
    uint8_t *has_value_u1; /* 1 if value_u1 is there */
    uint8_t *value_u1; /* The value; absent if this version of the format does not know its type */
    uint8_t *has_value_f8; /* 1 if value_f8 is there */
    double *value_f8; /* The value; absent if this version of the format does not know its type */
    rntuple_range *value_bytes; /* The value; absent if this version of the format does not know its type */
    uint8_t *has_value_int64_list; /* 1 if value_int64_list is there */
    int64_t *first_value_int64_list; /* first row in value_int64_list */
    rntuple_range *value_int64_list_trailing;
    uint8_t *has_value_bool_list; /* 1 if value_bool_list is there */
    int64_t *first_value_bool_list; /* first row in value_bool_list */
    rntuple_range *value_bool_list_trailing;
    uint8_t *has_value_float64_list; /* 1 if value_float64_list is there */
    int64_t *first_value_float64_list; /* first row in value_float64_list */
    rntuple_range *value_float64_list_trailing;
    uint8_t *has_value_string_list; /* 1 if value_string_list is there */
    int64_t *first_value_string_list; /* first row in value_string_list */
    rntuple_range *value_string_list_trailing;
    rntuple_range *trailing;
} rntuple_rc1_meta_data_entry_table;

/* The values */
typedef struct rntuple_rc1_value_int64_list_table {
    size_t count;
    int64_t *item;
} rntuple_rc1_value_int64_list_table;

/* The values; not zero is true */
typedef struct rntuple_rc1_value_bool_list_table {
    size_t count;
    uint8_t *item;
} rntuple_rc1_value_bool_list_table;

/* The values */
typedef struct rntuple_rc1_value_float64_list_table {
    size_t count;
    double *item;
} rntuple_rc1_value_float64_list_table;

/* String with its length in front; no terminator, no padding */
typedef struct rntuple_rc1_value_string_list_table {
    size_t count;
    rntuple_range *item;
} rntuple_rc1_value_string_list_table;

/* Whole user meta-data envelope, from a slice that holds exactly the envelope */
typedef struct rntuple_rc1_meta_data_envelope {
    uint16_t preamble_version; /* Version of the envelope that the writer used; 1 */
    uint16_t preamble_min_version; /* Version that a reader must support at least; 1 */
    rntuple_range payload_entries_trailing;
    rntuple_range payload_trailing;
    rntuple_range checksum;
    rntuple_rc1_meta_data_entry_table meta_data_entry;
    rntuple_rc1_value_int64_list_table value_int64_list;
    rntuple_rc1_value_bool_list_table value_bool_list;
    rntuple_rc1_value_float64_list_table value_float64_list;
    rntuple_rc1_value_string_list_table value_string_list;
} rntuple_rc1_meta_data_envelope;

static const rntuple_member rntuple_rc1_meta_data_envelope_members[] = {
    {"", "preamble_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_rc1_meta_data_envelope, preamble_version)},
    {"", "preamble_min_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_rc1_meta_data_envelope, preamble_min_version)},
    {"", "payload_entries_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_meta_data_envelope, payload_entries_trailing)},
    {"", "payload_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_meta_data_envelope, payload_trailing)},
    {"", "checksum", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_meta_data_envelope, checksum)},
    {"meta_data_entry", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_meta_data_envelope, meta_data_entry.count)},
    {"meta_data_entry", "value_type", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(rntuple_rc1_meta_data_envelope, meta_data_entry.value_type)},
    {"meta_data_entry", "key", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_meta_data_envelope, meta_data_entry.key)},
    {"meta_data_entry", "has_value_s8", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_meta_data_envelope, meta_data_entry.has_value_s8)},
    {"meta_data_entry", "value_s8", RNTUPLE_SIGNED, sizeof(int64_t), offsetof(rntuple_rc1_meta_data_envelope, meta_data_entry.value_s8)},
    {"meta_data_entry", "has_value_u1", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_meta_data_envelope, meta_data_entry.has_value_u1)},
    {"meta_data_entry", "value_u1", RNTUPLE_UNSIGNED, sizeof(uint8_t), offsetof(rntuple_rc1_meta_data_envelope, meta_data_entry.value_u1)},
    {"meta_data_entry", "has_value_f8", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_meta_data_envelope, meta_data_entry.has_value_f8)},
    {"meta_data_entry", "value_f8", RNTUPLE_FLOAT, sizeof(double), offsetof(rntuple_rc1_meta_data_envelope, meta_data_entry.value_f8)},
    {"meta_data_entry", "value_bytes", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_meta_data_envelope, meta_data_entry.value_bytes)},
    {"meta_data_entry", "has_value_int64_list", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_meta_data_envelope, meta_data_entry.has_value_int64_list)},
    {"meta_data_entry", "first_value_int64_list", RNTUPLE_FIRST, sizeof(int64_t), offsetof(rntuple_rc1_meta_data_envelope, meta_data_entry.first_value_int64_list)},
    {"meta_data_entry", "value_int64_list_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_meta_data_envelope, meta_data_entry.value_int64_list_trailing)},
    {"meta_data_entry", "has_value_bool_list", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_meta_data_envelope, meta_data_entry.has_value_bool_list)},
    {"meta_data_entry", "first_value_bool_list", RNTUPLE_FIRST, sizeof(int64_t), offsetof(rntuple_rc1_meta_data_envelope, meta_data_entry.first_value_bool_list)},
    {"meta_data_entry", "value_bool_list_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_meta_data_envelope, meta_data_entry.value_bool_list_trailing)},
    {"meta_data_entry", "has_value_float64_list", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_meta_data_envelope, meta_data_entry.has_value_float64_list)},
    {"meta_data_entry", "first_value_float64_list", RNTUPLE_FIRST, sizeof(int64_t), offsetof(rntuple_rc1_meta_data_envelope, meta_data_entry.first_value_float64_list)},
    {"meta_data_entry", "value_float64_list_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_meta_data_envelope, meta_data_entry.value_float64_list_trailing)},
    {"meta_data_entry", "has_value_string_list", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_meta_data_envelope, meta_data_entry.has_value_string_list)},
    {"meta_data_entry", "first_value_string_list", RNTUPLE_FIRST, sizeof(int64_t), offsetof(rntuple_rc1_meta_data_envelope, meta_data_entry.first_value_string_list)},
    {"meta_data_entry", "value_string_list_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_meta_data_envelope, meta_data_entry.value_string_list_trailing)},
    {"meta_data_entry", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_meta_data_envelope, meta_data_entry.trailing)},
    {"value_int64_list", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_meta_data_envelope, value_int64_list.count)},
    {"value_int64_list", "item", RNTUPLE_SIGNED, sizeof(int64_t), offsetof(rntuple_rc1_meta_data_envelope, value_int64_list.item)},
    {"value_bool_list", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_meta_data_envelope, value_bool_list.count)},
    {"value_bool_list", "item", RNTUPLE_UNSIGNED, sizeof(uint8_t), offsetof(rntuple_rc1_meta_data_envelope, value_bool_list.item)},
    {"value_float64_list", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_meta_data_envelope, value_float64_list.count)},
    {"value_float64_list", "item", RNTUPLE_FLOAT, sizeof(double), offsetof(rntuple_rc1_meta_data_envelope, value_float64_list.item)},
    {"value_string_list", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_meta_data_envelope, value_string_list.count)},
    {"value_string_list", "item", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_meta_data_envelope, value_string_list.item)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    requires is_filling ==> t.meta_data_entry.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.meta_data_entry.count - 1 ==> t.meta_data_entry.value_type == \null || \valid(t.meta_data_entry.value_type + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.meta_data_entry.count - 1 ==> t.meta_data_entry.key == \null || \valid(t.meta_data_entry.key + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.meta_data_entry.count - 1 ==> t.meta_data_entry.has_value_s8 == \null || \valid(t.meta_data_entry.has_value_s8 + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.meta_data_entry.count - 1 ==> t.meta_data_entry.value_s8 == \null || \valid(t.meta_data_entry.value_s8 + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.meta_data_entry.count - 1 ==> t.meta_data_entry.has_value_u1 == \null || \valid(t.meta_data_entry.has_value_u1 + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.meta_data_entry.count - 1 ==> t.meta_data_entry.value_u1 == \null || \valid(t.meta_data_entry.value_u1 + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.meta_data_entry.count - 1 ==> t.meta_data_entry.has_value_f8 == \null || \valid(t.meta_data_entry.has_value_f8 + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.meta_data_entry.count - 1 ==> t.meta_data_entry.value_f8 == \null || \valid(t.meta_data_entry.value_f8 + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.meta_data_entry.count - 1 ==> t.meta_data_entry.value_bytes == \null || \valid(t.meta_data_entry.value_bytes + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.meta_data_entry.count - 1 ==> t.meta_data_entry.has_value_int64_list == \null || \valid(t.meta_data_entry.has_value_int64_list + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.meta_data_entry.count ==> t.meta_data_entry.first_value_int64_list == \null || \valid(t.meta_data_entry.first_value_int64_list + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.meta_data_entry.count - 1 ==> t.meta_data_entry.value_int64_list_trailing == \null || \valid(t.meta_data_entry.value_int64_list_trailing + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.meta_data_entry.count - 1 ==> t.meta_data_entry.has_value_bool_list == \null || \valid(t.meta_data_entry.has_value_bool_list + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.meta_data_entry.count ==> t.meta_data_entry.first_value_bool_list == \null || \valid(t.meta_data_entry.first_value_bool_list + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.meta_data_entry.count - 1 ==> t.meta_data_entry.value_bool_list_trailing == \null || \valid(t.meta_data_entry.value_bool_list_trailing + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.meta_data_entry.count - 1 ==> t.meta_data_entry.has_value_float64_list == \null || \valid(t.meta_data_entry.has_value_float64_list + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.meta_data_entry.count ==> t.meta_data_entry.first_value_float64_list == \null || \valid(t.meta_data_entry.first_value_float64_list + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.meta_data_entry.count - 1 ==> t.meta_data_entry.value_float64_list_trailing == \null || \valid(t.meta_data_entry.value_float64_list_trailing + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.meta_data_entry.count - 1 ==> t.meta_data_entry.has_value_string_list == \null || \valid(t.meta_data_entry.has_value_string_list + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.meta_data_entry.count ==> t.meta_data_entry.first_value_string_list == \null || \valid(t.meta_data_entry.first_value_string_list + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.meta_data_entry.count - 1 ==> t.meta_data_entry.value_string_list_trailing == \null || \valid(t.meta_data_entry.value_string_list_trailing + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.meta_data_entry.count - 1 ==> t.meta_data_entry.trailing == \null || \valid(t.meta_data_entry.trailing + i);
    requires is_filling ==> t.value_int64_list.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.value_int64_list.count - 1 ==> t.value_int64_list.item == \null || \valid(t.value_int64_list.item + i);
    requires is_filling ==> t.value_bool_list.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.value_bool_list.count - 1 ==> t.value_bool_list.item == \null || \valid(t.value_bool_list.item + i);
    requires is_filling ==> t.value_float64_list.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.value_float64_list.count - 1 ==> t.value_float64_list.item == \null || \valid(t.value_float64_list.item + i);
    requires is_filling ==> t.value_string_list.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.value_string_list.count - 1 ==> t.value_string_list.item == \null || \valid(t.value_string_list.item + i);
    assigns *out, *status, t.meta_data_entry.value_type[0 .. t.meta_data_entry.count - 1],
        t.meta_data_entry.key[0 .. t.meta_data_entry.count - 1],
        t.meta_data_entry.has_value_s8[0 .. t.meta_data_entry.count - 1],
        t.meta_data_entry.value_s8[0 .. t.meta_data_entry.count - 1],
        t.meta_data_entry.has_value_u1[0 .. t.meta_data_entry.count - 1],
        t.meta_data_entry.value_u1[0 .. t.meta_data_entry.count - 1],
        t.meta_data_entry.has_value_f8[0 .. t.meta_data_entry.count - 1],
        t.meta_data_entry.value_f8[0 .. t.meta_data_entry.count - 1],
        t.meta_data_entry.value_bytes[0 .. t.meta_data_entry.count - 1],
        t.meta_data_entry.has_value_int64_list[0 .. t.meta_data_entry.count - 1],
        t.meta_data_entry.first_value_int64_list[0 .. t.meta_data_entry.count],
        t.meta_data_entry.value_int64_list_trailing[0 .. t.meta_data_entry.count - 1],
        t.meta_data_entry.has_value_bool_list[0 .. t.meta_data_entry.count - 1],
        t.meta_data_entry.first_value_bool_list[0 .. t.meta_data_entry.count],
        t.meta_data_entry.value_bool_list_trailing[0 .. t.meta_data_entry.count - 1],
        t.meta_data_entry.has_value_float64_list[0 .. t.meta_data_entry.count - 1],
        t.meta_data_entry.first_value_float64_list[0 .. t.meta_data_entry.count],
        t.meta_data_entry.value_float64_list_trailing[0 .. t.meta_data_entry.count - 1],
        t.meta_data_entry.has_value_string_list[0 .. t.meta_data_entry.count - 1],
        t.meta_data_entry.first_value_string_list[0 .. t.meta_data_entry.count],
        t.meta_data_entry.value_string_list_trailing[0 .. t.meta_data_entry.count - 1],
        t.meta_data_entry.trailing[0 .. t.meta_data_entry.count - 1],
        t.value_int64_list.item[0 .. t.value_int64_list.count - 1], t.value_bool_list.item[0 .. t.value_bool_list.count - 1],
        t.value_float64_list.item[0 .. t.value_float64_list.count - 1],
        t.value_string_list.item[0 .. t.value_string_list.count - 1];
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_entries_trailing.length == -1 || 0 <= out->payload_entries_trailing.offset <= out->payload_entries_trailing.offset + out->payload_entries_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_trailing.length == -1 || 0 <= out->payload_trailing.offset <= out->payload_trailing.offset + out->payload_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->checksum.length == -1 || 0 <= out->checksum.offset <= out->checksum.offset + out->checksum.length <= length;
 */
RNTUPLE_INLINE int rntuple_rc1_meta_data_envelope_pass(const uint8_t *data, size_t length, rntuple_rc1_meta_data_envelope t, rntuple_rc1_meta_data_envelope *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0, n_meta_data_entry = 0, n_value_int64_list = 0, n_value_bool_list = 0, n_value_float64_list = 0, n_value_string_list = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.payload_entries_trailing = rntuple_range_of(0, -1);
    t.payload_trailing = rntuple_range_of(0, -1);
    t.checksum = rntuple_range_of(0, -1);
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "preamble_version");
    t.preamble_version = (rntuple_u2le(data + p));
    p += 2;
    if (!(end >= 8))
        return rntuple_end(status, RNTUPLE_INVALID, p - 2, "preamble_version");
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "preamble_min_version");
    t.preamble_min_version = (rntuple_u2le(data + p));
    p += 2;
    const int64_t size = (end - p) - 4;
    if (size < 0)
        return rntuple_end(status, RNTUPLE_INVALID, p, "body");
    if (end - p < size)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_entries_len_frame");
    const int64_t len_frame = rntuple_s4le(data + p);
    p += 4;
    if (!((len_frame <= -8) && (len_frame + (end_2 - p) >= -4)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_entries_len_frame");
    const int64_t size_2 = -len_frame - 4;
    if (end_2 - p < size_2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_entries_body");
    /*@ assert 0 <= size_2 <= end_2 - p; */
    const int64_t end_3 = p + size_2;
    if (end_3 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_entries_num_items_and_reserved");
    const int64_t num_items_and_reserved = rntuple_u4le(data + p);
    p += 4;
    if (!((num_items_and_reserved % 268435456) * 4 <= end_3 - p))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_entries_num_items_and_reserved");
    /*@ loop invariant 0 <= p <= end_3;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_2 <= (num_items_and_reserved % 268435456);
        loop invariant 0 <= n_meta_data_entry <= p;
        loop invariant is_filling ==> n_meta_data_entry <= t.meta_data_entry.count;
        loop invariant 0 <= n_value_int64_list <= p;
        loop invariant is_filling ==> n_value_int64_list <= t.value_int64_list.count;
        loop invariant 0 <= n_value_bool_list <= p;
        loop invariant is_filling ==> n_value_bool_list <= t.value_bool_list.count;
        loop invariant 0 <= n_value_float64_list <= p;
        loop invariant is_filling ==> n_value_float64_list <= t.value_float64_list.count;
        loop invariant 0 <= n_value_string_list <= p;
        loop invariant is_filling ==> n_value_string_list <= t.value_string_list.count;
        loop assigns i_2, p, *status, n_meta_data_entry, n_value_int64_list, n_value_bool_list, n_value_float64_list,
            n_value_string_list, t.meta_data_entry.value_type[0 .. t.meta_data_entry.count - 1],
            t.meta_data_entry.key[0 .. t.meta_data_entry.count - 1],
            t.meta_data_entry.has_value_s8[0 .. t.meta_data_entry.count - 1],
            t.meta_data_entry.value_s8[0 .. t.meta_data_entry.count - 1],
            t.meta_data_entry.has_value_u1[0 .. t.meta_data_entry.count - 1],
            t.meta_data_entry.value_u1[0 .. t.meta_data_entry.count - 1],
            t.meta_data_entry.has_value_f8[0 .. t.meta_data_entry.count - 1],
            t.meta_data_entry.value_f8[0 .. t.meta_data_entry.count - 1],
            t.meta_data_entry.value_bytes[0 .. t.meta_data_entry.count - 1],
            t.meta_data_entry.has_value_int64_list[0 .. t.meta_data_entry.count - 1],
            t.meta_data_entry.first_value_int64_list[0 .. t.meta_data_entry.count],
            t.meta_data_entry.value_int64_list_trailing[0 .. t.meta_data_entry.count - 1],
            t.meta_data_entry.has_value_bool_list[0 .. t.meta_data_entry.count - 1],
            t.meta_data_entry.first_value_bool_list[0 .. t.meta_data_entry.count],
            t.meta_data_entry.value_bool_list_trailing[0 .. t.meta_data_entry.count - 1],
            t.meta_data_entry.has_value_float64_list[0 .. t.meta_data_entry.count - 1],
            t.meta_data_entry.first_value_float64_list[0 .. t.meta_data_entry.count],
            t.meta_data_entry.value_float64_list_trailing[0 .. t.meta_data_entry.count - 1],
            t.meta_data_entry.has_value_string_list[0 .. t.meta_data_entry.count - 1],
            t.meta_data_entry.first_value_string_list[0 .. t.meta_data_entry.count],
            t.meta_data_entry.value_string_list_trailing[0 .. t.meta_data_entry.count - 1],
            t.meta_data_entry.trailing[0 .. t.meta_data_entry.count - 1],
            t.value_int64_list.item[0 .. t.value_int64_list.count - 1], t.value_bool_list.item[0 .. t.value_bool_list.count - 1],
            t.value_float64_list.item[0 .. t.value_float64_list.count - 1],
            t.value_string_list.item[0 .. t.value_string_list.count - 1];
        loop variant (num_items_and_reserved % 268435456) - i_2;
     */
    for (int64_t i_2 = 0; i_2 < (num_items_and_reserved % 268435456); i_2++) {
        if (is_filling && n_meta_data_entry == (int64_t)t.meta_data_entry.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "meta_data_entry");
        RNTUPLE_PUT(t.meta_data_entry.first_value_int64_list, n_meta_data_entry, n_value_int64_list);
        RNTUPLE_PUT(t.meta_data_entry.first_value_bool_list, n_meta_data_entry, n_value_bool_list);
        RNTUPLE_PUT(t.meta_data_entry.first_value_float64_list, n_meta_data_entry, n_value_float64_list);
        RNTUPLE_PUT(t.meta_data_entry.first_value_string_list, n_meta_data_entry, n_value_string_list);
        if (end_3 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "meta_data_entry.len_frame");
        const int64_t len_frame_2 = rntuple_s4le(data + p);
        p += 4;
        if (!((len_frame_2 >= 4) && (len_frame_2 - (end_3 - p) <= 4)))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "meta_data_entry.len_frame");
        const int64_t size_3 = len_frame_2 - 4;
        if (end_3 - p < size_3)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "meta_data_entry.body");
        /*@ assert 0 <= size_3 <= end_3 - p; */
        const int64_t end_4 = p + size_3;
        if (end_4 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "meta_data_entry.value_type");
        const int64_t value_type = rntuple_s4le(data + p);
        RNTUPLE_PUT(t.meta_data_entry.value_type, n_meta_data_entry, (int32_t)value_type);
        p += 4;
        if (end_4 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "meta_data_entry.key_len");
        const int64_t key_len = rntuple_u4le(data + p);
        p += 4;
        if (!(key_len <= end_4 - p))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "meta_data_entry.key_len");
        const int64_t size_4 = key_len;
        if (end_4 - p < size_4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "meta_data_entry.key");
        /*@ assert 0 <= size_4 <= end_4 - p; */
        RNTUPLE_PUT(t.meta_data_entry.key, n_meta_data_entry, rntuple_range_of(p, size_4));
        p += size_4;
        RNTUPLE_PUT(t.meta_data_entry.has_value_s8, n_meta_data_entry, 0);
        RNTUPLE_PUT(t.meta_data_entry.value_s8, n_meta_data_entry, 0);
        RNTUPLE_PUT(t.meta_data_entry.has_value_u1, n_meta_data_entry, 0);
        RNTUPLE_PUT(t.meta_data_entry.value_u1, n_meta_data_entry, 0);
        RNTUPLE_PUT(t.meta_data_entry.has_value_f8, n_meta_data_entry, 0);
        RNTUPLE_PUT(t.meta_data_entry.value_f8, n_meta_data_entry, 0);
        RNTUPLE_PUT(t.meta_data_entry.value_bytes, n_meta_data_entry, rntuple_range_of(0, -1));
        RNTUPLE_PUT(t.meta_data_entry.has_value_int64_list, n_meta_data_entry, 0);
        RNTUPLE_PUT(t.meta_data_entry.value_int64_list_trailing, n_meta_data_entry, rntuple_range_of(0, -1));
        RNTUPLE_PUT(t.meta_data_entry.has_value_bool_list, n_meta_data_entry, 0);
        RNTUPLE_PUT(t.meta_data_entry.value_bool_list_trailing, n_meta_data_entry, rntuple_range_of(0, -1));
        RNTUPLE_PUT(t.meta_data_entry.has_value_float64_list, n_meta_data_entry, 0);
        RNTUPLE_PUT(t.meta_data_entry.value_float64_list_trailing, n_meta_data_entry, rntuple_range_of(0, -1));
        RNTUPLE_PUT(t.meta_data_entry.has_value_string_list, n_meta_data_entry, 0);
        RNTUPLE_PUT(t.meta_data_entry.value_string_list_trailing, n_meta_data_entry, rntuple_range_of(0, -1));
        if (value_type == 1) {
            if (end_4 - p < 8)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "meta_data_entry.value_s8");
            RNTUPLE_PUT(t.meta_data_entry.has_value_s8, n_meta_data_entry, 1);
            RNTUPLE_PUT(t.meta_data_entry.value_s8, n_meta_data_entry, rntuple_s8le(data + p));
            p += 8;
        }
        else if (value_type == 2) {
            if (end_4 - p < 1)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "meta_data_entry.value_u1");
            RNTUPLE_PUT(t.meta_data_entry.has_value_u1, n_meta_data_entry, 1);
            RNTUPLE_PUT(t.meta_data_entry.value_u1, n_meta_data_entry, rntuple_u1(data + p));
            p += 1;
        }
        else if (value_type == 3) {
            if (end_4 - p < 8)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "meta_data_entry.value_f8");
            RNTUPLE_PUT(t.meta_data_entry.has_value_f8, n_meta_data_entry, 1);
            RNTUPLE_PUT(t.meta_data_entry.value_f8, n_meta_data_entry, rntuple_f8(rntuple_u8le(data + p)));
            p += 8;
        }
        else if (value_type == 4) {
            if (end_4 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "meta_data_entry.value_len");
            const int64_t value_len = rntuple_u4le(data + p);
            p += 4;
            if (!(value_len <= end_4 - p))
                return rntuple_end(status, RNTUPLE_INVALID, p - 4, "meta_data_entry.value_len");
            const int64_t size_5 = value_len;
            if (end_4 - p < size_5)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "meta_data_entry.value_bytes");
            /*@ assert 0 <= size_5 <= end_4 - p; */
            RNTUPLE_PUT(t.meta_data_entry.value_bytes, n_meta_data_entry, rntuple_range_of(p, size_5));
            p += size_5;
        }
        else if (value_type == -1) {
            RNTUPLE_PUT(t.meta_data_entry.has_value_int64_list, n_meta_data_entry, 1);
            if (end_4 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "meta_data_entry.value_int64_list_len_frame");
            const int64_t len_frame_3 = rntuple_s4le(data + p);
            p += 4;
            if (!((len_frame_3 <= -8) && (len_frame_3 + (end_4 - p) >= -4)))
                return rntuple_end(status, RNTUPLE_INVALID, p - 4, "meta_data_entry.value_int64_list_len_frame");
            const int64_t size_6 = -len_frame_3 - 4;
            if (end_4 - p < size_6)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "meta_data_entry.value_int64_list_body");
            /*@ assert 0 <= size_6 <= end_4 - p; */
            const int64_t end_5 = p + size_6;
            if (end_5 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "meta_data_entry.value_int64_list_num_items_and_reserved");
            const int64_t num_items_and_reserved_2 = rntuple_u4le(data + p);
            p += 4;
            if (!((num_items_and_reserved_2 % 268435456) * 8 <= end_5 - p))
                return rntuple_end(status, RNTUPLE_INVALID, p - 4, "meta_data_entry.value_int64_list_num_items_and_reserved");
            /*@ loop invariant 0 <= p <= end_5;
                loop invariant \at(p, LoopEntry) <= p;
                loop invariant 0 <= i_3 <= (num_items_and_reserved_2 % 268435456);
                loop invariant 0 <= n_value_int64_list <= p;
                loop invariant is_filling ==> n_value_int64_list <= t.value_int64_list.count;
                loop assigns i_3, p, *status, n_value_int64_list, t.value_int64_list.item[0 .. t.value_int64_list.count - 1];
                loop variant (num_items_and_reserved_2 % 268435456) - i_3;
             */
            for (int64_t i_3 = 0; i_3 < (num_items_and_reserved_2 % 268435456); i_3++) {
                if (is_filling && n_value_int64_list == (int64_t)t.value_int64_list.count)
                    return rntuple_end(status, RNTUPLE_TOO_MANY, p, "value_int64_list");
                if (end_5 - p < 8)
                    return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "value_int64_list.item");
                RNTUPLE_PUT(t.value_int64_list.item, n_value_int64_list, rntuple_s8le(data + p));
                p += 8;
                n_value_int64_list++;
            }
            RNTUPLE_PUT(t.meta_data_entry.value_int64_list_trailing, n_meta_data_entry, rntuple_range_of(p, end_5 - p));
            p = end_5;
        }
        else if (value_type == -2) {
            RNTUPLE_PUT(t.meta_data_entry.has_value_bool_list, n_meta_data_entry, 1);
            if (end_4 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "meta_data_entry.value_bool_list_len_frame");
            const int64_t len_frame_4 = rntuple_s4le(data + p);
            p += 4;
            if (!((len_frame_4 <= -8) && (len_frame_4 + (end_4 - p) >= -4)))
                return rntuple_end(status, RNTUPLE_INVALID, p - 4, "meta_data_entry.value_bool_list_len_frame");
            const int64_t size_7 = -len_frame_4 - 4;
            if (end_4 - p < size_7)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "meta_data_entry.value_bool_list_body");
            /*@ assert 0 <= size_7 <= end_4 - p; */
            const int64_t end_6 = p + size_7;
            if (end_6 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "meta_data_entry.value_bool_list_num_items_and_reserved");
            const int64_t num_items_and_reserved_3 = rntuple_u4le(data + p);
            p += 4;
            if (!((num_items_and_reserved_3 % 268435456) * 1 <= end_6 - p))
                return rntuple_end(status, RNTUPLE_INVALID, p - 4, "meta_data_entry.value_bool_list_num_items_and_reserved");
            /*@ loop invariant 0 <= p <= end_6;
                loop invariant \at(p, LoopEntry) <= p;
                loop invariant 0 <= i_4 <= (num_items_and_reserved_3 % 268435456);
                loop invariant 0 <= n_value_bool_list <= p;
                loop invariant is_filling ==> n_value_bool_list <= t.value_bool_list.count;
                loop assigns i_4, p, *status, n_value_bool_list, t.value_bool_list.item[0 .. t.value_bool_list.count - 1];
                loop variant (num_items_and_reserved_3 % 268435456) - i_4;
             */
            for (int64_t i_4 = 0; i_4 < (num_items_and_reserved_3 % 268435456); i_4++) {
                if (is_filling && n_value_bool_list == (int64_t)t.value_bool_list.count)
                    return rntuple_end(status, RNTUPLE_TOO_MANY, p, "value_bool_list");
                if (end_6 - p < 1)
                    return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "value_bool_list.item");
                RNTUPLE_PUT(t.value_bool_list.item, n_value_bool_list, rntuple_u1(data + p));
                p += 1;
                n_value_bool_list++;
            }
            RNTUPLE_PUT(t.meta_data_entry.value_bool_list_trailing, n_meta_data_entry, rntuple_range_of(p, end_6 - p));
            p = end_6;
        }
        else if (value_type == -3) {
            RNTUPLE_PUT(t.meta_data_entry.has_value_float64_list, n_meta_data_entry, 1);
            if (end_4 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "meta_data_entry.value_float64_list_len_frame");
            const int64_t len_frame_5 = rntuple_s4le(data + p);
            p += 4;
            if (!((len_frame_5 <= -8) && (len_frame_5 + (end_4 - p) >= -4)))
                return rntuple_end(status, RNTUPLE_INVALID, p - 4, "meta_data_entry.value_float64_list_len_frame");
            const int64_t size_8 = -len_frame_5 - 4;
            if (end_4 - p < size_8)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "meta_data_entry.value_float64_list_body");
            /*@ assert 0 <= size_8 <= end_4 - p; */
            const int64_t end_7 = p + size_8;
            if (end_7 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "meta_data_entry.value_float64_list_num_items_and_reserved");
            const int64_t num_items_and_reserved_4 = rntuple_u4le(data + p);
            p += 4;
            if (!((num_items_and_reserved_4 % 268435456) * 8 <= end_7 - p))
                return rntuple_end(status, RNTUPLE_INVALID, p - 4, "meta_data_entry.value_float64_list_num_items_and_reserved");
            /*@ loop invariant 0 <= p <= end_7;
                loop invariant \at(p, LoopEntry) <= p;
                loop invariant 0 <= i_5 <= (num_items_and_reserved_4 % 268435456);
                loop invariant 0 <= n_value_float64_list <= p;
                loop invariant is_filling ==> n_value_float64_list <= t.value_float64_list.count;
                loop assigns i_5, p, *status, n_value_float64_list, t.value_float64_list.item[0 .. t.value_float64_list.count - 1];
                loop variant (num_items_and_reserved_4 % 268435456) - i_5;
             */
            for (int64_t i_5 = 0; i_5 < (num_items_and_reserved_4 % 268435456); i_5++) {
                if (is_filling && n_value_float64_list == (int64_t)t.value_float64_list.count)
                    return rntuple_end(status, RNTUPLE_TOO_MANY, p, "value_float64_list");
                if (end_7 - p < 8)
                    return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "value_float64_list.item");
                RNTUPLE_PUT(t.value_float64_list.item, n_value_float64_list, rntuple_f8(rntuple_u8le(data + p)));
                p += 8;
                n_value_float64_list++;
            }
            RNTUPLE_PUT(t.meta_data_entry.value_float64_list_trailing, n_meta_data_entry, rntuple_range_of(p, end_7 - p));
            p = end_7;
        }
        else if (value_type == -4) {
            RNTUPLE_PUT(t.meta_data_entry.has_value_string_list, n_meta_data_entry, 1);
            if (end_4 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "meta_data_entry.value_string_list_len_frame");
            const int64_t len_frame_6 = rntuple_s4le(data + p);
            p += 4;
            if (!((len_frame_6 <= -8) && (len_frame_6 + (end_4 - p) >= -4)))
                return rntuple_end(status, RNTUPLE_INVALID, p - 4, "meta_data_entry.value_string_list_len_frame");
            const int64_t size_9 = -len_frame_6 - 4;
            if (end_4 - p < size_9)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "meta_data_entry.value_string_list_body");
            /*@ assert 0 <= size_9 <= end_4 - p; */
            const int64_t end_8 = p + size_9;
            if (end_8 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "meta_data_entry.value_string_list_num_items_and_reserved");
            const int64_t num_items_and_reserved_5 = rntuple_u4le(data + p);
            p += 4;
            if (!((num_items_and_reserved_5 % 268435456) * 4 <= end_8 - p))
                return rntuple_end(status, RNTUPLE_INVALID, p - 4, "meta_data_entry.value_string_list_num_items_and_reserved");
            /*@ loop invariant 0 <= p <= end_8;
                loop invariant \at(p, LoopEntry) <= p;
                loop invariant 0 <= i_6 <= (num_items_and_reserved_5 % 268435456);
                loop invariant 0 <= n_value_string_list <= p;
                loop invariant is_filling ==> n_value_string_list <= t.value_string_list.count;
                loop assigns i_6, p, *status, n_value_string_list, t.value_string_list.item[0 .. t.value_string_list.count - 1];
                loop variant (num_items_and_reserved_5 % 268435456) - i_6;
             */
            for (int64_t i_6 = 0; i_6 < (num_items_and_reserved_5 % 268435456); i_6++) {
                if (is_filling && n_value_string_list == (int64_t)t.value_string_list.count)
                    return rntuple_end(status, RNTUPLE_TOO_MANY, p, "value_string_list");
                if (end_8 - p < 4)
                    return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "value_string_list.len");
                const int64_t len = rntuple_u4le(data + p);
                p += 4;
                if (!(len <= end_8 - p))
                    return rntuple_end(status, RNTUPLE_INVALID, p - 4, "value_string_list.len");
                if (end_8 - p < len)
                    return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "value_string_list.item");
                /*@ assert 0 <= len <= end_8 - p; */
                RNTUPLE_PUT(t.value_string_list.item, n_value_string_list, rntuple_range_of(p, len));
                p += len;
                n_value_string_list++;
            }
            RNTUPLE_PUT(t.meta_data_entry.value_string_list_trailing, n_meta_data_entry, rntuple_range_of(p, end_8 - p));
            p = end_8;
        }
        /*@ assert \at(p, LoopCurrent) < p <= end_4; */
        RNTUPLE_PUT(t.meta_data_entry.trailing, n_meta_data_entry, rntuple_range_of(p, end_4 - p));
        p = end_4;
        n_meta_data_entry++;
    }
    t.payload_entries_trailing = (rntuple_range_of(p, end_3 - p));
    p = end_3;
    t.payload_trailing = (rntuple_range_of(p, end_2 - p));
    p = end_2;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "checksum");
    /*@ assert 0 <= 4 <= end - p; */
    t.checksum = (rntuple_range_of(p, 4));
    p += 4;
    RNTUPLE_PUT(t.meta_data_entry.first_value_int64_list, n_meta_data_entry, n_value_int64_list);
    RNTUPLE_PUT(t.meta_data_entry.first_value_bool_list, n_meta_data_entry, n_value_bool_list);
    RNTUPLE_PUT(t.meta_data_entry.first_value_float64_list, n_meta_data_entry, n_value_float64_list);
    RNTUPLE_PUT(t.meta_data_entry.first_value_string_list, n_meta_data_entry, n_value_string_list);
    t.meta_data_entry.count = (size_t)n_meta_data_entry;
    t.value_int64_list.count = (size_t)n_value_int64_list;
    t.value_bool_list.count = (size_t)n_value_bool_list;
    t.value_float64_list.count = (size_t)n_value_float64_list;
    t.value_string_list.count = (size_t)n_value_string_list;
    /*@ assert t.payload_entries_trailing.length == -1 || 0 <= t.payload_entries_trailing.offset <= t.payload_entries_trailing.offset + t.payload_entries_trailing.length <= length; */
    /*@ assert t.payload_trailing.length == -1 || 0 <= t.payload_trailing.offset <= t.payload_trailing.offset + t.payload_trailing.length <= length; */
    /*@ assert t.checksum.length == -1 || 0 <= t.checksum.offset <= t.checksum.offset + t.checksum.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->payload_entries_trailing.offset == t.payload_entries_trailing.offset && out->payload_entries_trailing.length == t.payload_entries_trailing.length; */
    /*@ assert out->payload_trailing.offset == t.payload_trailing.offset && out->payload_trailing.length == t.payload_trailing.length; */
    /*@ assert out->checksum.offset == t.checksum.offset && out->checksum.length == t.checksum.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->payload_entries_trailing.length == -1 || 0 <= out->payload_entries_trailing.offset <= out->payload_entries_trailing.offset + out->payload_entries_trailing.length <= length; */
    /*@ assert out->payload_trailing.length == -1 || 0 <= out->payload_trailing.offset <= out->payload_trailing.offset + out->payload_trailing.length <= length; */
    /*@ assert out->checksum.length == -1 || 0 <= out->checksum.offset <= out->checksum.offset + out->checksum.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int rntuple_rc1_meta_data_envelope_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return rntuple_rc1_meta_data_envelope_pass(data, length, *(rntuple_rc1_meta_data_envelope *)out, (rntuple_rc1_meta_data_envelope *)out, status, 1);
    memset(out, 0, sizeof(rntuple_rc1_meta_data_envelope));
    return rntuple_rc1_meta_data_envelope_pass(data, length, *(rntuple_rc1_meta_data_envelope *)out, (rntuple_rc1_meta_data_envelope *)out, status, 0);
}

static const rntuple_type rntuple_rc1_meta_data_envelope_type = {
    "rntuple_rc1_meta_data_envelope", sizeof(rntuple_rc1_meta_data_envelope), sizeof rntuple_rc1_meta_data_envelope_members / sizeof *rntuple_rc1_meta_data_envelope_members, rntuple_rc1_meta_data_envelope_members, rntuple_rc1_meta_data_envelope_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int rntuple_rc1_meta_data_envelope_count(const uint8_t *data, size_t length, rntuple_rc1_meta_data_envelope *out, rntuple_status *status)
{
    return rntuple_rc1_meta_data_envelope_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int rntuple_rc1_meta_data_envelope_fill(const uint8_t *data, size_t length, rntuple_rc1_meta_data_envelope *out, rntuple_status *status)
{
    return rntuple_rc1_meta_data_envelope_run(data, length, out, status, 1);
}

/* Where a byte range is stored */
typedef struct rntuple_rc1_locator {
    int32_t head; /* Stored size in bytes of the byte range if not negative; else the negated word of locator size, reserved byte and kind */
    uint8_t has_ofs_range; /* 1 if ofs_range is there */
    uint64_t ofs_range; /* Offset in bytes from the start of the file */
    rntuple_range payload_raw;
    uint8_t has_payload_len_object; /* 1 if payload_len_object is there */
    uint32_t payload_len_object; /* Stored size in bytes of the object */
    uint8_t has_payload_location; /* 1 if payload_location is there */
    uint64_t payload_location; /* Address of the object; its meaning depends on the object store */
    rntuple_range payload_trailing;
} rntuple_rc1_locator;

static const rntuple_member rntuple_rc1_locator_members[] = {
    {"", "head", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(rntuple_rc1_locator, head)},
    {"", "has_ofs_range", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_locator, has_ofs_range)},
    {"", "ofs_range", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_rc1_locator, ofs_range)},
    {"", "payload_raw", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_locator, payload_raw)},
    {"", "has_payload_len_object", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_locator, has_payload_len_object)},
    {"", "payload_len_object", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_locator, payload_len_object)},
    {"", "has_payload_location", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_locator, has_payload_location)},
    {"", "payload_location", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_rc1_locator, payload_location)},
    {"", "payload_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_locator, payload_trailing)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    assigns *out, *status;
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_raw.length == -1 || 0 <= out->payload_raw.offset <= out->payload_raw.offset + out->payload_raw.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_trailing.length == -1 || 0 <= out->payload_trailing.offset <= out->payload_trailing.offset + out->payload_trailing.length <= length;
 */
RNTUPLE_INLINE int rntuple_rc1_locator_pass(const uint8_t *data, size_t length, rntuple_rc1_locator t, rntuple_rc1_locator *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.payload_raw = rntuple_range_of(0, -1);
    t.payload_trailing = rntuple_range_of(0, -1);
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "head");
    const int64_t head = rntuple_s4le(data + p);
    t.head = ((int32_t)head);
    p += 4;
    if (!((head >= 0) || (-head % 65536 >= 4)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "head");
    if (head >= 0) {
        if (end - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_range");
        t.has_ofs_range = (1);
        t.ofs_range = (rntuple_u8le(data + p));
        p += 8;
    }
    /*@ assert 0 < p <= end; */
    if (head < 0) {
        const int64_t size = ((head < 0 ? -head : 0) % 65536) - 4;
        if (size < 0)
            return rntuple_end(status, RNTUPLE_INVALID, p, "body");
        if (end - p < size)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "body");
        /*@ assert 0 <= size <= end - p; */
        const int64_t end_2 = p + size;
        if ((head < 0 ? -head : 0) / 16777216 == 1) {
            t.payload_raw = (rntuple_range_of(p, end_2 - p));
            p = end_2;
        }
        else if ((head < 0 ? -head : 0) / 16777216 == 2) {
            if (end_2 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_len_object");
            t.has_payload_len_object = (1);
            t.payload_len_object = (rntuple_u4le(data + p));
            p += 4;
            if (end_2 - p < 8)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_location");
            t.has_payload_location = (1);
            t.payload_location = (rntuple_u8le(data + p));
            p += 8;
            t.payload_trailing = (rntuple_range_of(p, end_2 - p));
            p = end_2;
        }
        else {
            t.payload_raw = (rntuple_range_of(p, end_2 - p));
            p = end_2;
        }
        /*@ assert 0 < p <= end_2; */
        p = end_2;
    }
    /*@ assert 0 < p <= end; */
    /*@ assert t.payload_raw.length == -1 || 0 <= t.payload_raw.offset <= t.payload_raw.offset + t.payload_raw.length <= length; */
    /*@ assert t.payload_trailing.length == -1 || 0 <= t.payload_trailing.offset <= t.payload_trailing.offset + t.payload_trailing.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->payload_raw.offset == t.payload_raw.offset && out->payload_raw.length == t.payload_raw.length; */
    /*@ assert out->payload_trailing.offset == t.payload_trailing.offset && out->payload_trailing.length == t.payload_trailing.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->payload_raw.length == -1 || 0 <= out->payload_raw.offset <= out->payload_raw.offset + out->payload_raw.length <= length; */
    /*@ assert out->payload_trailing.length == -1 || 0 <= out->payload_trailing.offset <= out->payload_trailing.offset + out->payload_trailing.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int rntuple_rc1_locator_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return rntuple_rc1_locator_pass(data, length, *(rntuple_rc1_locator *)out, (rntuple_rc1_locator *)out, status, 1);
    memset(out, 0, sizeof(rntuple_rc1_locator));
    return rntuple_rc1_locator_pass(data, length, *(rntuple_rc1_locator *)out, (rntuple_rc1_locator *)out, status, 0);
}

static const rntuple_type rntuple_rc1_locator_type = {
    "rntuple_rc1_locator", sizeof(rntuple_rc1_locator), sizeof rntuple_rc1_locator_members / sizeof *rntuple_rc1_locator_members, rntuple_rc1_locator_members, rntuple_rc1_locator_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int rntuple_rc1_locator_count(const uint8_t *data, size_t length, rntuple_rc1_locator *out, rntuple_status *status)
{
    return rntuple_rc1_locator_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int rntuple_rc1_locator_fill(const uint8_t *data, size_t length, rntuple_rc1_locator *out, rntuple_status *status)
{
    return rntuple_rc1_locator_run(data, length, out, status, 1);
}

/* List frame of cluster summaries */
typedef struct rntuple_rc1_cluster_summary_list {
    rntuple_range trailing;
    rntuple_rc1_cluster_summary_table cluster_summary;
} rntuple_rc1_cluster_summary_list;

static const rntuple_member rntuple_rc1_cluster_summary_list_members[] = {
    {"", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_cluster_summary_list, trailing)},
    {"cluster_summary", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_cluster_summary_list, cluster_summary.count)},
    {"cluster_summary", "first_entry", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_rc1_cluster_summary_list, cluster_summary.first_entry)},
    {"cluster_summary", "num_entries_lo", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_cluster_summary_list, cluster_summary.num_entries_lo)},
    {"cluster_summary", "num_entries_hi", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_cluster_summary_list, cluster_summary.num_entries_hi)},
    {"cluster_summary", "has_column_group_id", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_cluster_summary_list, cluster_summary.has_column_group_id)},
    {"cluster_summary", "column_group_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_cluster_summary_list, cluster_summary.column_group_id)},
    {"cluster_summary", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_cluster_summary_list, cluster_summary.trailing)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    requires is_filling ==> t.cluster_summary.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_summary.count - 1 ==> t.cluster_summary.first_entry == \null || \valid(t.cluster_summary.first_entry + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_summary.count - 1 ==> t.cluster_summary.num_entries_lo == \null || \valid(t.cluster_summary.num_entries_lo + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_summary.count - 1 ==> t.cluster_summary.num_entries_hi == \null || \valid(t.cluster_summary.num_entries_hi + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_summary.count - 1 ==> t.cluster_summary.has_column_group_id == \null || \valid(t.cluster_summary.has_column_group_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_summary.count - 1 ==> t.cluster_summary.column_group_id == \null || \valid(t.cluster_summary.column_group_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_summary.count - 1 ==> t.cluster_summary.trailing == \null || \valid(t.cluster_summary.trailing + i);
    assigns *out, *status, t.cluster_summary.first_entry[0 .. t.cluster_summary.count - 1],
        t.cluster_summary.num_entries_lo[0 .. t.cluster_summary.count - 1],
        t.cluster_summary.num_entries_hi[0 .. t.cluster_summary.count - 1],
        t.cluster_summary.has_column_group_id[0 .. t.cluster_summary.count - 1],
        t.cluster_summary.column_group_id[0 .. t.cluster_summary.count - 1],
        t.cluster_summary.trailing[0 .. t.cluster_summary.count - 1];
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length;
 */
RNTUPLE_INLINE int rntuple_rc1_cluster_summary_list_pass(const uint8_t *data, size_t length, rntuple_rc1_cluster_summary_list t, rntuple_rc1_cluster_summary_list *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0, n_cluster_summary = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.trailing = rntuple_range_of(0, -1);
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_frame");
    const int64_t len_frame = rntuple_s4le(data + p);
    p += 4;
    if (!((len_frame <= -8) && (len_frame + (end - p) >= -4)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "len_frame");
    const int64_t size = -len_frame - 4;
    if (end - p < size)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "num_items_and_reserved");
    const int64_t num_items_and_reserved = rntuple_u4le(data + p);
    p += 4;
    if (!((num_items_and_reserved % 268435456) * 4 <= end_2 - p))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "num_items_and_reserved");
    /*@ loop invariant 0 <= p <= end_2;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_2 <= (num_items_and_reserved % 268435456);
        loop invariant 0 <= n_cluster_summary <= p;
        loop invariant is_filling ==> n_cluster_summary <= t.cluster_summary.count;
        loop assigns i_2, p, *status, n_cluster_summary, t.cluster_summary.first_entry[0 .. t.cluster_summary.count - 1],
            t.cluster_summary.num_entries_lo[0 .. t.cluster_summary.count - 1],
            t.cluster_summary.num_entries_hi[0 .. t.cluster_summary.count - 1],
            t.cluster_summary.has_column_group_id[0 .. t.cluster_summary.count - 1],
            t.cluster_summary.column_group_id[0 .. t.cluster_summary.count - 1],
            t.cluster_summary.trailing[0 .. t.cluster_summary.count - 1];
        loop variant (num_items_and_reserved % 268435456) - i_2;
     */
    for (int64_t i_2 = 0; i_2 < (num_items_and_reserved % 268435456); i_2++) {
        if (is_filling && n_cluster_summary == (int64_t)t.cluster_summary.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "cluster_summary");
        p = rntuple_rc1_cluster_summary_row(data, p, end_2, t.cluster_summary, n_cluster_summary, status, is_filling);
        if (p < 0)
            return (int)-p;
        n_cluster_summary++;
    }
    t.trailing = (rntuple_range_of(p, end_2 - p));
    p = end_2;
    t.cluster_summary.count = (size_t)n_cluster_summary;
    /*@ assert t.trailing.length == -1 || 0 <= t.trailing.offset <= t.trailing.offset + t.trailing.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->trailing.offset == t.trailing.offset && out->trailing.length == t.trailing.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int rntuple_rc1_cluster_summary_list_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return rntuple_rc1_cluster_summary_list_pass(data, length, *(rntuple_rc1_cluster_summary_list *)out, (rntuple_rc1_cluster_summary_list *)out, status, 1);
    memset(out, 0, sizeof(rntuple_rc1_cluster_summary_list));
    return rntuple_rc1_cluster_summary_list_pass(data, length, *(rntuple_rc1_cluster_summary_list *)out, (rntuple_rc1_cluster_summary_list *)out, status, 0);
}

static const rntuple_type rntuple_rc1_cluster_summary_list_type = {
    "rntuple_rc1_cluster_summary_list", sizeof(rntuple_rc1_cluster_summary_list), sizeof rntuple_rc1_cluster_summary_list_members / sizeof *rntuple_rc1_cluster_summary_list_members, rntuple_rc1_cluster_summary_list_members, rntuple_rc1_cluster_summary_list_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int rntuple_rc1_cluster_summary_list_count(const uint8_t *data, size_t length, rntuple_rc1_cluster_summary_list *out, rntuple_status *status)
{
    return rntuple_rc1_cluster_summary_list_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int rntuple_rc1_cluster_summary_list_fill(const uint8_t *data, size_t length, rntuple_rc1_cluster_summary_list *out, rntuple_status *status)
{
    return rntuple_rc1_cluster_summary_list_run(data, length, out, status, 1);
}

/* List frame of page locations of clusters */
typedef struct rntuple_rc1_cluster_pages_list {
    rntuple_range trailing;
    rntuple_rc1_cluster_pages_table cluster_pages;
    rntuple_rc1_column_pages_table column_pages;
    rntuple_rc1_page_table page;
} rntuple_rc1_cluster_pages_list;

static const rntuple_member rntuple_rc1_cluster_pages_list_members[] = {
    {"", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_cluster_pages_list, trailing)},
    {"cluster_pages", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_cluster_pages_list, cluster_pages.count)},
    {"cluster_pages", "first_column_pages", RNTUPLE_FIRST, sizeof(int64_t), offsetof(rntuple_rc1_cluster_pages_list, cluster_pages.first_column_pages)},
    {"cluster_pages", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_cluster_pages_list, cluster_pages.trailing)},
    {"column_pages", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_cluster_pages_list, column_pages.count)},
    {"column_pages", "first_page", RNTUPLE_FIRST, sizeof(int64_t), offsetof(rntuple_rc1_cluster_pages_list, column_pages.first_page)},
    {"column_pages", "element_offset", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_rc1_cluster_pages_list, column_pages.element_offset)},
    {"column_pages", "compression_settings", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_cluster_pages_list, column_pages.compression_settings)},
    {"column_pages", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_cluster_pages_list, column_pages.trailing)},
    {"page", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_rc1_cluster_pages_list, page.count)},
    {"page", "num_elements_and_flags", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_cluster_pages_list, page.num_elements_and_flags)},
    {"page", "locator_head", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(rntuple_rc1_cluster_pages_list, page.locator_head)},
    {"page", "has_locator_ofs_range", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_cluster_pages_list, page.has_locator_ofs_range)},
    {"page", "locator_ofs_range", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_rc1_cluster_pages_list, page.locator_ofs_range)},
    {"page", "locator_payload_raw", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_cluster_pages_list, page.locator_payload_raw)},
    {"page", "has_locator_payload_len_object", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_cluster_pages_list, page.has_locator_payload_len_object)},
    {"page", "locator_payload_len_object", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_rc1_cluster_pages_list, page.locator_payload_len_object)},
    {"page", "has_locator_payload_location", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_rc1_cluster_pages_list, page.has_locator_payload_location)},
    {"page", "locator_payload_location", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_rc1_cluster_pages_list, page.locator_payload_location)},
    {"page", "locator_payload_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_rc1_cluster_pages_list, page.locator_payload_trailing)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    requires is_filling ==> t.cluster_pages.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_pages.count ==> t.cluster_pages.first_column_pages == \null || \valid(t.cluster_pages.first_column_pages + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_pages.count - 1 ==> t.cluster_pages.trailing == \null || \valid(t.cluster_pages.trailing + i);
    requires is_filling ==> t.column_pages.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.column_pages.count ==> t.column_pages.first_page == \null || \valid(t.column_pages.first_page + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column_pages.count - 1 ==> t.column_pages.element_offset == \null || \valid(t.column_pages.element_offset + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column_pages.count - 1 ==> t.column_pages.compression_settings == \null || \valid(t.column_pages.compression_settings + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column_pages.count - 1 ==> t.column_pages.trailing == \null || \valid(t.column_pages.trailing + i);
    requires is_filling ==> t.page.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.num_elements_and_flags == \null || \valid(t.page.num_elements_and_flags + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_head == \null || \valid(t.page.locator_head + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.has_locator_ofs_range == \null || \valid(t.page.has_locator_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_ofs_range == \null || \valid(t.page.locator_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_payload_raw == \null || \valid(t.page.locator_payload_raw + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.has_locator_payload_len_object == \null || \valid(t.page.has_locator_payload_len_object + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_payload_len_object == \null || \valid(t.page.locator_payload_len_object + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.has_locator_payload_location == \null || \valid(t.page.has_locator_payload_location + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_payload_location == \null || \valid(t.page.locator_payload_location + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_payload_trailing == \null || \valid(t.page.locator_payload_trailing + i);
    assigns *out, *status, t.cluster_pages.first_column_pages[0 .. t.cluster_pages.count],
        t.cluster_pages.trailing[0 .. t.cluster_pages.count - 1], t.column_pages.first_page[0 .. t.column_pages.count],
        t.column_pages.element_offset[0 .. t.column_pages.count - 1],
        t.column_pages.compression_settings[0 .. t.column_pages.count - 1],
        t.column_pages.trailing[0 .. t.column_pages.count - 1], t.page.num_elements_and_flags[0 .. t.page.count - 1],
        t.page.locator_head[0 .. t.page.count - 1], t.page.has_locator_ofs_range[0 .. t.page.count - 1],
        t.page.locator_ofs_range[0 .. t.page.count - 1], t.page.locator_payload_raw[0 .. t.page.count - 1],
        t.page.has_locator_payload_len_object[0 .. t.page.count - 1], t.page.locator_payload_len_object[0 .. t.page.count - 1],
        t.page.has_locator_payload_location[0 .. t.page.count - 1], t.page.locator_payload_location[0 .. t.page.count - 1],
        t.page.locator_payload_trailing[0 .. t.page.count - 1];
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length;
 */
RNTUPLE_INLINE int rntuple_rc1_cluster_pages_list_pass(const uint8_t *data, size_t length, rntuple_rc1_cluster_pages_list t, rntuple_rc1_cluster_pages_list *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0, n_cluster_pages = 0, n_column_pages = 0, n_page = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.trailing = rntuple_range_of(0, -1);
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_frame");
    const int64_t len_frame = rntuple_s4le(data + p);
    p += 4;
    if (!((len_frame <= -8) && (len_frame + (end - p) >= -4)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "len_frame");
    const int64_t size = -len_frame - 4;
    if (end - p < size)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "num_items_and_reserved");
    const int64_t num_items_and_reserved = rntuple_u4le(data + p);
    p += 4;
    if (!((num_items_and_reserved % 268435456) * 8 <= end_2 - p))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "num_items_and_reserved");
    /*@ loop invariant 0 <= p <= end_2;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_2 <= (num_items_and_reserved % 268435456);
        loop invariant 0 <= n_cluster_pages <= p;
        loop invariant is_filling ==> n_cluster_pages <= t.cluster_pages.count;
        loop invariant 0 <= n_column_pages <= p;
        loop invariant is_filling ==> n_column_pages <= t.column_pages.count;
        loop invariant 0 <= n_page <= p;
        loop invariant is_filling ==> n_page <= t.page.count;
        loop assigns i_2, p, *status, n_cluster_pages, n_column_pages, n_page,
            t.cluster_pages.first_column_pages[0 .. t.cluster_pages.count],
            t.cluster_pages.trailing[0 .. t.cluster_pages.count - 1], t.column_pages.first_page[0 .. t.column_pages.count],
            t.column_pages.element_offset[0 .. t.column_pages.count - 1],
            t.column_pages.compression_settings[0 .. t.column_pages.count - 1],
            t.column_pages.trailing[0 .. t.column_pages.count - 1], t.page.num_elements_and_flags[0 .. t.page.count - 1],
            t.page.locator_head[0 .. t.page.count - 1], t.page.has_locator_ofs_range[0 .. t.page.count - 1],
            t.page.locator_ofs_range[0 .. t.page.count - 1], t.page.locator_payload_raw[0 .. t.page.count - 1],
            t.page.has_locator_payload_len_object[0 .. t.page.count - 1], t.page.locator_payload_len_object[0 .. t.page.count - 1],
            t.page.has_locator_payload_location[0 .. t.page.count - 1], t.page.locator_payload_location[0 .. t.page.count - 1],
            t.page.locator_payload_trailing[0 .. t.page.count - 1];
        loop variant (num_items_and_reserved % 268435456) - i_2;
     */
    for (int64_t i_2 = 0; i_2 < (num_items_and_reserved % 268435456); i_2++) {
        if (is_filling && n_cluster_pages == (int64_t)t.cluster_pages.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "cluster_pages");
        RNTUPLE_PUT(t.cluster_pages.first_column_pages, n_cluster_pages, n_column_pages);
        if (end_2 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_pages.len_frame");
        const int64_t len_frame_2 = rntuple_s4le(data + p);
        p += 4;
        if (!((len_frame_2 <= -8) && (len_frame_2 + (end_2 - p) >= -4)))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "cluster_pages.len_frame");
        const int64_t size_2 = -len_frame_2 - 4;
        if (end_2 - p < size_2)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_pages.body");
        /*@ assert 0 <= size_2 <= end_2 - p; */
        const int64_t end_3 = p + size_2;
        if (end_3 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_pages.num_items_and_reserved");
        const int64_t num_items_and_reserved_2 = rntuple_u4le(data + p);
        p += 4;
        if (!((num_items_and_reserved_2 % 268435456) * 16 <= end_3 - p))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "cluster_pages.num_items_and_reserved");
        /*@ loop invariant 0 <= p <= end_3;
            loop invariant \at(p, LoopEntry) <= p;
            loop invariant 0 <= i_3 <= (num_items_and_reserved_2 % 268435456);
            loop invariant 0 <= n_column_pages <= p;
            loop invariant is_filling ==> n_column_pages <= t.column_pages.count;
            loop invariant 0 <= n_page <= p;
            loop invariant is_filling ==> n_page <= t.page.count;
            loop assigns i_3, p, *status, n_column_pages, n_page, t.column_pages.first_page[0 .. t.column_pages.count],
                t.column_pages.element_offset[0 .. t.column_pages.count - 1],
                t.column_pages.compression_settings[0 .. t.column_pages.count - 1],
                t.column_pages.trailing[0 .. t.column_pages.count - 1], t.page.num_elements_and_flags[0 .. t.page.count - 1],
                t.page.locator_head[0 .. t.page.count - 1], t.page.has_locator_ofs_range[0 .. t.page.count - 1],
                t.page.locator_ofs_range[0 .. t.page.count - 1], t.page.locator_payload_raw[0 .. t.page.count - 1],
                t.page.has_locator_payload_len_object[0 .. t.page.count - 1], t.page.locator_payload_len_object[0 .. t.page.count - 1],
                t.page.has_locator_payload_location[0 .. t.page.count - 1], t.page.locator_payload_location[0 .. t.page.count - 1],
                t.page.locator_payload_trailing[0 .. t.page.count - 1];
            loop variant (num_items_and_reserved_2 % 268435456) - i_3;
         */
        for (int64_t i_3 = 0; i_3 < (num_items_and_reserved_2 % 268435456); i_3++) {
            if (is_filling && n_column_pages == (int64_t)t.column_pages.count)
                return rntuple_end(status, RNTUPLE_TOO_MANY, p, "column_pages");
            RNTUPLE_PUT(t.column_pages.first_page, n_column_pages, n_page);
            if (end_3 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_pages.len_frame");
            const int64_t len_frame_3 = rntuple_s4le(data + p);
            p += 4;
            if (!((len_frame_3 <= -20) && (len_frame_3 + (end_3 - p) >= -4)))
                return rntuple_end(status, RNTUPLE_INVALID, p - 4, "column_pages.len_frame");
            const int64_t size_3 = -len_frame_3 - 4;
            if (end_3 - p < size_3)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_pages.body");
            /*@ assert 0 <= size_3 <= end_3 - p; */
            const int64_t end_4 = p + size_3;
            if (end_4 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_pages.num_items_and_reserved");
            const int64_t num_items_and_reserved_3 = rntuple_u4le(data + p);
            p += 4;
            if (!((num_items_and_reserved_3 % 268435456) * 8 <= end_4 - p))
                return rntuple_end(status, RNTUPLE_INVALID, p - 4, "column_pages.num_items_and_reserved");
            /*@ loop invariant 0 <= p <= end_4;
                loop invariant \at(p, LoopEntry) <= p;
                loop invariant 0 <= i_4 <= (num_items_and_reserved_3 % 268435456);
                loop invariant 0 <= n_page <= p;
                loop invariant is_filling ==> n_page <= t.page.count;
                loop assigns i_4, p, *status, n_page, t.page.num_elements_and_flags[0 .. t.page.count - 1],
                    t.page.locator_head[0 .. t.page.count - 1], t.page.has_locator_ofs_range[0 .. t.page.count - 1],
                    t.page.locator_ofs_range[0 .. t.page.count - 1], t.page.locator_payload_raw[0 .. t.page.count - 1],
                    t.page.has_locator_payload_len_object[0 .. t.page.count - 1], t.page.locator_payload_len_object[0 .. t.page.count - 1],
                    t.page.has_locator_payload_location[0 .. t.page.count - 1], t.page.locator_payload_location[0 .. t.page.count - 1],
                    t.page.locator_payload_trailing[0 .. t.page.count - 1];
                loop variant (num_items_and_reserved_3 % 268435456) - i_4;
             */
            for (int64_t i_4 = 0; i_4 < (num_items_and_reserved_3 % 268435456); i_4++) {
                if (is_filling && n_page == (int64_t)t.page.count)
                    return rntuple_end(status, RNTUPLE_TOO_MANY, p, "page");
                p = rntuple_rc1_page_row(data, p, end_4, t.page, n_page, status, is_filling);
                if (p < 0)
                    return (int)-p;
                n_page++;
            }
            if (end_4 - p < 8)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_pages.element_offset");
            RNTUPLE_PUT(t.column_pages.element_offset, n_column_pages, rntuple_u8le(data + p));
            p += 8;
            if (end_4 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_pages.compression_settings");
            RNTUPLE_PUT(t.column_pages.compression_settings, n_column_pages, rntuple_u4le(data + p));
            p += 4;
            RNTUPLE_PUT(t.column_pages.trailing, n_column_pages, rntuple_range_of(p, end_4 - p));
            p = end_4;
            n_column_pages++;
        }
        RNTUPLE_PUT(t.cluster_pages.trailing, n_cluster_pages, rntuple_range_of(p, end_3 - p));
        p = end_3;
        n_cluster_pages++;
    }
    t.trailing = (rntuple_range_of(p, end_2 - p));
    p = end_2;
    RNTUPLE_PUT(t.cluster_pages.first_column_pages, n_cluster_pages, n_column_pages);
    t.cluster_pages.count = (size_t)n_cluster_pages;
    RNTUPLE_PUT(t.column_pages.first_page, n_column_pages, n_page);
    t.column_pages.count = (size_t)n_column_pages;
    t.page.count = (size_t)n_page;
    /*@ assert t.trailing.length == -1 || 0 <= t.trailing.offset <= t.trailing.offset + t.trailing.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->trailing.offset == t.trailing.offset && out->trailing.length == t.trailing.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int rntuple_rc1_cluster_pages_list_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return rntuple_rc1_cluster_pages_list_pass(data, length, *(rntuple_rc1_cluster_pages_list *)out, (rntuple_rc1_cluster_pages_list *)out, status, 1);
    memset(out, 0, sizeof(rntuple_rc1_cluster_pages_list));
    return rntuple_rc1_cluster_pages_list_pass(data, length, *(rntuple_rc1_cluster_pages_list *)out, (rntuple_rc1_cluster_pages_list *)out, status, 0);
}

static const rntuple_type rntuple_rc1_cluster_pages_list_type = {
    "rntuple_rc1_cluster_pages_list", sizeof(rntuple_rc1_cluster_pages_list), sizeof rntuple_rc1_cluster_pages_list_members / sizeof *rntuple_rc1_cluster_pages_list_members, rntuple_rc1_cluster_pages_list_members, rntuple_rc1_cluster_pages_list_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int rntuple_rc1_cluster_pages_list_count(const uint8_t *data, size_t length, rntuple_rc1_cluster_pages_list *out, rntuple_status *status)
{
    return rntuple_rc1_cluster_pages_list_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int rntuple_rc1_cluster_pages_list_fill(const uint8_t *data, size_t length, rntuple_rc1_cluster_pages_list *out, rntuple_status *status)
{
    return rntuple_rc1_cluster_pages_list_run(data, length, out, status, 1);
}

#endif
