/* Generated from spec/rntuple_v0.ksy by tools/generate; edit spec/parts/rntuple_v0.ksy and run `make generate`. */

#ifndef RNTUPLE_C_RNTUPLE_V0_H
#define RNTUPLE_C_RNTUPLE_V0_H

#include "parse.h"

/* Ranges of bytes:
 * Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts:
 *   payload_name, payload_description, payload_author, payload_custodian, payload_own_uuid_uuid,
 *   payload_group_uuid_uuid, name, description, type_name, item_uuid_uuid, item_summary_locator_url,
 *   locator_url
 * Unknown bytes up to the end of the frame: payload_ntuple_version_trailing, payload_own_uuid_trailing,
 *   payload_group_uuid_trailing, payload_trailing, field_version_trailing, type_version_trailing, trailing,
 *   column_version_trailing, model_trailing, item_uuid_trailing, item_summary_cluster_version_trailing,
 *   item_summary_trailing
 */

/* Description of one field */
typedef struct rntuple_v0_field_table {
    size_t count;
    uint16_t *version; /* Version of the frame that the writer used; 0 */
    uint16_t *min_version; /* Version that a reader must support at least; 0 */
    uint64_t *field_id; /* Id of the field */
    uint16_t *field_version_version; /* Version of the frame that the writer used; 0 */
    uint16_t *field_version_min_version; /* Version that a reader must support at least; 0 */
    uint32_t *field_version_version_use; /* Version that was used */
    uint32_t *field_version_version_min; /* Smallest version that can read it */
    uint64_t *field_version_flags; /* Features in use; zero in all known files */
    rntuple_range *field_version_trailing;
    uint16_t *type_version_version; /* Version of the frame that the writer used; 0 */
    uint16_t *type_version_min_version; /* Version that a reader must support at least; 0 */
    uint32_t *type_version_version_use; /* Version that was used */
    uint32_t *type_version_version_min; /* Smallest version that can read it */
    uint64_t *type_version_flags; /* Features in use; zero in all known files */
    rntuple_range *type_version_trailing;
    rntuple_range *name;
    rntuple_range *description;
    rntuple_range *type_name;
    uint64_t *num_repetitions; /* Number of items per entry of a fixed-size array; 0 in other fields */
    uint32_t *structure; /* Structural role, see the enum field_structure */
    uint64_t *parent_id; /* Id of the parent field; of the root field, which holds the top-level fields, all bits are set */
    int64_t *first_links; /* first row in links */
    rntuple_range *trailing;
} rntuple_v0_field_table;

/* Ids of the sub-fields, in order */
typedef struct rntuple_v0_links_table {
    size_t count;
    uint64_t *item;
} rntuple_v0_links_table;

/* Description of one column */
typedef struct rntuple_v0_column_table {
    size_t count;
    uint16_t *version; /* Version of the frame that the writer used; 0 */
    uint16_t *min_version; /* Version that a reader must support at least; 0 */
    uint64_t *column_id; /* Id of the column */
    uint16_t *column_version_version; /* Version of the frame that the writer used; 0 */
    uint16_t *column_version_min_version; /* Version that a reader must support at least; 0 */
    uint32_t *column_version_version_use; /* Version that was used */
    uint32_t *column_version_version_min; /* Smallest version that can read it */
    uint64_t *column_version_flags; /* Features in use; zero in all known files */
    rntuple_range *column_version_trailing;
    uint16_t *model_version; /* Version of the frame that the writer used; 0 */
    uint16_t *model_min_version; /* Version that a reader must support at least; 0 */
    uint32_t *model_column_type; /* How elements are encoded, see the enum column_type */
    uint32_t *model_is_sorted; /* 1 if elements never decrease, else 0 */
    rntuple_range *model_trailing;
    uint64_t *field_id; /* Id of the field that the column belongs to */
    uint32_t *index; /* Position among the columns of the field */
    rntuple_range *trailing;
} rntuple_v0_column_table;

/* Parse one row at p; returns where it ends, or the negated code of the error. */
/*@ requires 0 <= p <= end <= RNTUPLE_MAX_LENGTH && 0 <= row;
    requires is_filling ==> row < t.count;
    requires \valid_read(data + (0 .. end - 1));
    requires status == \null || \valid(status);
    requires is_filling ==> t.version == \null || \valid(t.version + row);
    requires is_filling ==> t.min_version == \null || \valid(t.min_version + row);
    requires is_filling ==> t.column_id == \null || \valid(t.column_id + row);
    requires is_filling ==> t.column_version_version == \null || \valid(t.column_version_version + row);
    requires is_filling ==> t.column_version_min_version == \null || \valid(t.column_version_min_version + row);
    requires is_filling ==> t.column_version_version_use == \null || \valid(t.column_version_version_use + row);
    requires is_filling ==> t.column_version_version_min == \null || \valid(t.column_version_version_min + row);
    requires is_filling ==> t.column_version_flags == \null || \valid(t.column_version_flags + row);
    requires is_filling ==> t.column_version_trailing == \null || \valid(t.column_version_trailing + row);
    requires is_filling ==> t.model_version == \null || \valid(t.model_version + row);
    requires is_filling ==> t.model_min_version == \null || \valid(t.model_min_version + row);
    requires is_filling ==> t.model_column_type == \null || \valid(t.model_column_type + row);
    requires is_filling ==> t.model_is_sorted == \null || \valid(t.model_is_sorted + row);
    requires is_filling ==> t.model_trailing == \null || \valid(t.model_trailing + row);
    requires is_filling ==> t.field_id == \null || \valid(t.field_id + row);
    requires is_filling ==> t.index == \null || \valid(t.index + row);
    requires is_filling ==> t.trailing == \null || \valid(t.trailing + row);
    assigns *status, t.version[0 .. t.count - 1], t.min_version[0 .. t.count - 1], t.column_id[0 .. t.count - 1],
        t.column_version_version[0 .. t.count - 1], t.column_version_min_version[0 .. t.count - 1],
        t.column_version_version_use[0 .. t.count - 1], t.column_version_version_min[0 .. t.count - 1],
        t.column_version_flags[0 .. t.count - 1], t.column_version_trailing[0 .. t.count - 1],
        t.model_version[0 .. t.count - 1], t.model_min_version[0 .. t.count - 1], t.model_column_type[0 .. t.count - 1],
        t.model_is_sorted[0 .. t.count - 1], t.model_trailing[0 .. t.count - 1], t.field_id[0 .. t.count - 1],
        t.index[0 .. t.count - 1], t.trailing[0 .. t.count - 1];
    ensures -RNTUPLE_TOO_MANY <= \result < 0 || p < \result <= end;
 */
RNTUPLE_INLINE int64_t rntuple_v0_column_row(const uint8_t *data, int64_t p, int64_t end, rntuple_v0_column_table t, int64_t row, rntuple_status *status, int is_filling)
{
    if (end - p < 2)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.version");
    RNTUPLE_PUT(t.version, row, rntuple_u2le(data + p));
    p += 2;
    if (end - p < 2)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.min_version");
    RNTUPLE_PUT(t.min_version, row, rntuple_u2le(data + p));
    p += 2;
    if (end - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.len_frame");
    const int64_t len_frame = rntuple_u4le(data + p);
    p += 4;
    if (!((len_frame == 0) || ((len_frame >= 8) && (len_frame - (end - p) <= 8))))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "column.len_frame");
    const int64_t size = len_frame == 0 ? (end - p) : (len_frame - 8);
    if (size < 0)
        return -rntuple_end(status, RNTUPLE_INVALID, p, "column.body");
    if (end - p < size)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (end_2 - p < 8)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.column_id");
    RNTUPLE_PUT(t.column_id, row, rntuple_u8le(data + p));
    p += 8;
    if (end_2 - p < 2)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.column_version_version");
    RNTUPLE_PUT(t.column_version_version, row, rntuple_u2le(data + p));
    p += 2;
    if (end_2 - p < 2)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.column_version_min_version");
    RNTUPLE_PUT(t.column_version_min_version, row, rntuple_u2le(data + p));
    p += 2;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.column_version_len_frame");
    const int64_t column_version_len_frame = rntuple_u4le(data + p);
    p += 4;
    if (!((column_version_len_frame == 0) || ((column_version_len_frame >= 8) && (column_version_len_frame - (end_2 - p) <= 8))))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "column.column_version_len_frame");
    const int64_t size_2 = column_version_len_frame == 0 ? (end_2 - p) : (column_version_len_frame - 8);
    if (size_2 < 0)
        return -rntuple_end(status, RNTUPLE_INVALID, p, "column.body");
    if (end_2 - p < size_2)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.body");
    /*@ assert 0 <= size_2 <= end_2 - p; */
    const int64_t end_3 = p + size_2;
    if (end_3 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.column_version_version_use");
    RNTUPLE_PUT(t.column_version_version_use, row, rntuple_u4le(data + p));
    p += 4;
    if (end_3 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.column_version_version_min");
    RNTUPLE_PUT(t.column_version_version_min, row, rntuple_u4le(data + p));
    p += 4;
    if (end_3 - p < 8)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.column_version_flags");
    RNTUPLE_PUT(t.column_version_flags, row, rntuple_u8le(data + p));
    p += 8;
    RNTUPLE_PUT(t.column_version_trailing, row, rntuple_range_of(p, end_3 - p));
    p = end_3;
    if (end_2 - p < 2)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.model_version");
    RNTUPLE_PUT(t.model_version, row, rntuple_u2le(data + p));
    p += 2;
    if (end_2 - p < 2)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.model_min_version");
    RNTUPLE_PUT(t.model_min_version, row, rntuple_u2le(data + p));
    p += 2;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.model_len_frame");
    const int64_t model_len_frame = rntuple_u4le(data + p);
    p += 4;
    if (!((model_len_frame == 0) || ((model_len_frame >= 8) && (model_len_frame - (end_2 - p) <= 8))))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "column.model_len_frame");
    const int64_t size_3 = model_len_frame == 0 ? (end_2 - p) : (model_len_frame - 8);
    if (size_3 < 0)
        return -rntuple_end(status, RNTUPLE_INVALID, p, "column.body");
    if (end_2 - p < size_3)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.body");
    /*@ assert 0 <= size_3 <= end_2 - p; */
    const int64_t end_4 = p + size_3;
    if (end_4 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.model_column_type");
    RNTUPLE_PUT(t.model_column_type, row, rntuple_u4le(data + p));
    p += 4;
    if (end_4 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.model_is_sorted");
    RNTUPLE_PUT(t.model_is_sorted, row, rntuple_u4le(data + p));
    p += 4;
    RNTUPLE_PUT(t.model_trailing, row, rntuple_range_of(p, end_4 - p));
    p = end_4;
    if (end_2 - p < 8)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.field_id");
    RNTUPLE_PUT(t.field_id, row, rntuple_u8le(data + p));
    p += 8;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.index");
    RNTUPLE_PUT(t.index, row, rntuple_u4le(data + p));
    p += 4;
    RNTUPLE_PUT(t.trailing, row, rntuple_range_of(p, end_2 - p));
    p = end_2;
    (void)row;
    return p;
}

/* Whole header, from a slice that holds exactly the envelope */
typedef struct rntuple_v0_header_envelope {
    uint16_t payload_version; /* Version of the frame that the writer used; 0 */
    uint16_t payload_min_version; /* Version that a reader must support at least; 0 */
    uint32_t payload_len_frame; /* Size of the frame in bytes, these eight included; 0 if it takes all that is left */
    uint64_t payload_reserved; /* Zero in all known files */
    rntuple_range payload_name;
    rntuple_range payload_description;
    rntuple_range payload_author;
    rntuple_range payload_custodian;
    uint64_t payload_time_of_data; /* Time at which the data were taken, in seconds since 1970 */
    uint64_t payload_time_of_writing; /* Time of writing, in seconds since 1970 */
    uint16_t payload_ntuple_version_version; /* Version of the frame that the writer used; 0 */
    uint16_t payload_ntuple_version_min_version; /* Version that a reader must support at least; 0 */
    uint32_t payload_ntuple_version_version_use; /* Version that was used */
    uint32_t payload_ntuple_version_version_min; /* Smallest version that can read it */
    uint64_t payload_ntuple_version_flags; /* Features in use; zero in all known files */
    rntuple_range payload_ntuple_version_trailing;
    uint16_t payload_own_uuid_version; /* Version of the frame that the writer used; 0 */
    uint16_t payload_own_uuid_min_version; /* Version that a reader must support at least; 0 */
    rntuple_range payload_own_uuid_uuid;
    rntuple_range payload_own_uuid_trailing;
    uint16_t payload_group_uuid_version; /* Version of the frame that the writer used; 0 */
    uint16_t payload_group_uuid_min_version; /* Version that a reader must support at least; 0 */
    rntuple_range payload_group_uuid_uuid;
    rntuple_range payload_group_uuid_trailing;
    rntuple_range payload_trailing;
    rntuple_range checksum; /* CRC32 of all preceding bytes of the envelope, little-endian */
    rntuple_v0_field_table field;
    rntuple_v0_links_table links;
    rntuple_v0_column_table column;
} rntuple_v0_header_envelope;

static const rntuple_member rntuple_v0_header_envelope_members[] = {
    {"", "payload_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_header_envelope, payload_version)},
    {"", "payload_min_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_header_envelope, payload_min_version)},
    {"", "payload_len_frame", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_v0_header_envelope, payload_len_frame)},
    {"", "payload_reserved", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_v0_header_envelope, payload_reserved)},
    {"", "payload_name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_header_envelope, payload_name)},
    {"", "payload_description", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_header_envelope, payload_description)},
    {"", "payload_author", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_header_envelope, payload_author)},
    {"", "payload_custodian", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_header_envelope, payload_custodian)},
    {"", "payload_time_of_data", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_v0_header_envelope, payload_time_of_data)},
    {"", "payload_time_of_writing", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_v0_header_envelope, payload_time_of_writing)},
    {"", "payload_ntuple_version_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_header_envelope, payload_ntuple_version_version)},
    {"", "payload_ntuple_version_min_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_header_envelope, payload_ntuple_version_min_version)},
    {"", "payload_ntuple_version_version_use", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_v0_header_envelope, payload_ntuple_version_version_use)},
    {"", "payload_ntuple_version_version_min", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_v0_header_envelope, payload_ntuple_version_version_min)},
    {"", "payload_ntuple_version_flags", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_v0_header_envelope, payload_ntuple_version_flags)},
    {"", "payload_ntuple_version_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_header_envelope, payload_ntuple_version_trailing)},
    {"", "payload_own_uuid_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_header_envelope, payload_own_uuid_version)},
    {"", "payload_own_uuid_min_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_header_envelope, payload_own_uuid_min_version)},
    {"", "payload_own_uuid_uuid", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_header_envelope, payload_own_uuid_uuid)},
    {"", "payload_own_uuid_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_header_envelope, payload_own_uuid_trailing)},
    {"", "payload_group_uuid_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_header_envelope, payload_group_uuid_version)},
    {"", "payload_group_uuid_min_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_header_envelope, payload_group_uuid_min_version)},
    {"", "payload_group_uuid_uuid", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_header_envelope, payload_group_uuid_uuid)},
    {"", "payload_group_uuid_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_header_envelope, payload_group_uuid_trailing)},
    {"", "payload_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_header_envelope, payload_trailing)},
    {"", "checksum", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_header_envelope, checksum)},
    {"field", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_v0_header_envelope, field.count)},
    {"field", "version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_header_envelope, field.version)},
    {"field", "min_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_header_envelope, field.min_version)},
    {"field", "field_id", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_v0_header_envelope, field.field_id)},
    {"field", "field_version_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_header_envelope, field.field_version_version)},
    {"field", "field_version_min_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_header_envelope, field.field_version_min_version)},
    {"field", "field_version_version_use", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_v0_header_envelope, field.field_version_version_use)},
    {"field", "field_version_version_min", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_v0_header_envelope, field.field_version_version_min)},
    {"field", "field_version_flags", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_v0_header_envelope, field.field_version_flags)},
    {"field", "field_version_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_header_envelope, field.field_version_trailing)},
    {"field", "type_version_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_header_envelope, field.type_version_version)},
    {"field", "type_version_min_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_header_envelope, field.type_version_min_version)},
    {"field", "type_version_version_use", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_v0_header_envelope, field.type_version_version_use)},
    {"field", "type_version_version_min", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_v0_header_envelope, field.type_version_version_min)},
    {"field", "type_version_flags", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_v0_header_envelope, field.type_version_flags)},
    {"field", "type_version_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_header_envelope, field.type_version_trailing)},
    {"field", "name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_header_envelope, field.name)},
    {"field", "description", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_header_envelope, field.description)},
    {"field", "type_name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_header_envelope, field.type_name)},
    {"field", "num_repetitions", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_v0_header_envelope, field.num_repetitions)},
    {"field", "structure", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_v0_header_envelope, field.structure)},
    {"field", "parent_id", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_v0_header_envelope, field.parent_id)},
    {"field", "first_links", RNTUPLE_FIRST, sizeof(int64_t), offsetof(rntuple_v0_header_envelope, field.first_links)},
    {"field", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_header_envelope, field.trailing)},
    {"links", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_v0_header_envelope, links.count)},
    {"links", "item", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_v0_header_envelope, links.item)},
    {"column", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_v0_header_envelope, column.count)},
    {"column", "version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_header_envelope, column.version)},
    {"column", "min_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_header_envelope, column.min_version)},
    {"column", "column_id", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_v0_header_envelope, column.column_id)},
    {"column", "column_version_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_header_envelope, column.column_version_version)},
    {"column", "column_version_min_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_header_envelope, column.column_version_min_version)},
    {"column", "column_version_version_use", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_v0_header_envelope, column.column_version_version_use)},
    {"column", "column_version_version_min", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_v0_header_envelope, column.column_version_version_min)},
    {"column", "column_version_flags", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_v0_header_envelope, column.column_version_flags)},
    {"column", "column_version_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_header_envelope, column.column_version_trailing)},
    {"column", "model_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_header_envelope, column.model_version)},
    {"column", "model_min_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_header_envelope, column.model_min_version)},
    {"column", "model_column_type", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_v0_header_envelope, column.model_column_type)},
    {"column", "model_is_sorted", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_v0_header_envelope, column.model_is_sorted)},
    {"column", "model_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_header_envelope, column.model_trailing)},
    {"column", "field_id", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_v0_header_envelope, column.field_id)},
    {"column", "index", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_v0_header_envelope, column.index)},
    {"column", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_header_envelope, column.trailing)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    requires is_filling ==> t.field.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.version == \null || \valid(t.field.version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.min_version == \null || \valid(t.field.min_version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.field_id == \null || \valid(t.field.field_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.field_version_version == \null || \valid(t.field.field_version_version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.field_version_min_version == \null || \valid(t.field.field_version_min_version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.field_version_version_use == \null || \valid(t.field.field_version_version_use + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.field_version_version_min == \null || \valid(t.field.field_version_version_min + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.field_version_flags == \null || \valid(t.field.field_version_flags + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.field_version_trailing == \null || \valid(t.field.field_version_trailing + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.type_version_version == \null || \valid(t.field.type_version_version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.type_version_min_version == \null || \valid(t.field.type_version_min_version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.type_version_version_use == \null || \valid(t.field.type_version_version_use + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.type_version_version_min == \null || \valid(t.field.type_version_version_min + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.type_version_flags == \null || \valid(t.field.type_version_flags + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.type_version_trailing == \null || \valid(t.field.type_version_trailing + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.name == \null || \valid(t.field.name + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.description == \null || \valid(t.field.description + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.type_name == \null || \valid(t.field.type_name + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.num_repetitions == \null || \valid(t.field.num_repetitions + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.structure == \null || \valid(t.field.structure + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.parent_id == \null || \valid(t.field.parent_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count ==> t.field.first_links == \null || \valid(t.field.first_links + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.trailing == \null || \valid(t.field.trailing + i);
    requires is_filling ==> t.links.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.links.count - 1 ==> t.links.item == \null || \valid(t.links.item + i);
    requires is_filling ==> t.column.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.version == \null || \valid(t.column.version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.min_version == \null || \valid(t.column.min_version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.column_id == \null || \valid(t.column.column_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.column_version_version == \null || \valid(t.column.column_version_version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.column_version_min_version == \null || \valid(t.column.column_version_min_version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.column_version_version_use == \null || \valid(t.column.column_version_version_use + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.column_version_version_min == \null || \valid(t.column.column_version_version_min + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.column_version_flags == \null || \valid(t.column.column_version_flags + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.column_version_trailing == \null || \valid(t.column.column_version_trailing + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.model_version == \null || \valid(t.column.model_version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.model_min_version == \null || \valid(t.column.model_min_version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.model_column_type == \null || \valid(t.column.model_column_type + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.model_is_sorted == \null || \valid(t.column.model_is_sorted + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.model_trailing == \null || \valid(t.column.model_trailing + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.field_id == \null || \valid(t.column.field_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.index == \null || \valid(t.column.index + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.trailing == \null || \valid(t.column.trailing + i);
    assigns *out, *status, t.field.version[0 .. t.field.count - 1], t.field.min_version[0 .. t.field.count - 1],
        t.field.field_id[0 .. t.field.count - 1], t.field.field_version_version[0 .. t.field.count - 1],
        t.field.field_version_min_version[0 .. t.field.count - 1], t.field.field_version_version_use[0 .. t.field.count - 1],
        t.field.field_version_version_min[0 .. t.field.count - 1], t.field.field_version_flags[0 .. t.field.count - 1],
        t.field.field_version_trailing[0 .. t.field.count - 1], t.field.type_version_version[0 .. t.field.count - 1],
        t.field.type_version_min_version[0 .. t.field.count - 1], t.field.type_version_version_use[0 .. t.field.count - 1],
        t.field.type_version_version_min[0 .. t.field.count - 1], t.field.type_version_flags[0 .. t.field.count - 1],
        t.field.type_version_trailing[0 .. t.field.count - 1], t.field.name[0 .. t.field.count - 1],
        t.field.description[0 .. t.field.count - 1], t.field.type_name[0 .. t.field.count - 1],
        t.field.num_repetitions[0 .. t.field.count - 1], t.field.structure[0 .. t.field.count - 1],
        t.field.parent_id[0 .. t.field.count - 1], t.field.first_links[0 .. t.field.count],
        t.field.trailing[0 .. t.field.count - 1], t.links.item[0 .. t.links.count - 1],
        t.column.version[0 .. t.column.count - 1], t.column.min_version[0 .. t.column.count - 1],
        t.column.column_id[0 .. t.column.count - 1], t.column.column_version_version[0 .. t.column.count - 1],
        t.column.column_version_min_version[0 .. t.column.count - 1],
        t.column.column_version_version_use[0 .. t.column.count - 1],
        t.column.column_version_version_min[0 .. t.column.count - 1], t.column.column_version_flags[0 .. t.column.count - 1],
        t.column.column_version_trailing[0 .. t.column.count - 1], t.column.model_version[0 .. t.column.count - 1],
        t.column.model_min_version[0 .. t.column.count - 1], t.column.model_column_type[0 .. t.column.count - 1],
        t.column.model_is_sorted[0 .. t.column.count - 1], t.column.model_trailing[0 .. t.column.count - 1],
        t.column.field_id[0 .. t.column.count - 1], t.column.index[0 .. t.column.count - 1],
        t.column.trailing[0 .. t.column.count - 1];
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_name.length == -1 || 0 <= out->payload_name.offset <= out->payload_name.offset + out->payload_name.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_description.length == -1 || 0 <= out->payload_description.offset <= out->payload_description.offset + out->payload_description.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_author.length == -1 || 0 <= out->payload_author.offset <= out->payload_author.offset + out->payload_author.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_custodian.length == -1 || 0 <= out->payload_custodian.offset <= out->payload_custodian.offset + out->payload_custodian.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_ntuple_version_trailing.length == -1 || 0 <= out->payload_ntuple_version_trailing.offset <= out->payload_ntuple_version_trailing.offset + out->payload_ntuple_version_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_own_uuid_uuid.length == -1 || 0 <= out->payload_own_uuid_uuid.offset <= out->payload_own_uuid_uuid.offset + out->payload_own_uuid_uuid.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_own_uuid_trailing.length == -1 || 0 <= out->payload_own_uuid_trailing.offset <= out->payload_own_uuid_trailing.offset + out->payload_own_uuid_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_group_uuid_uuid.length == -1 || 0 <= out->payload_group_uuid_uuid.offset <= out->payload_group_uuid_uuid.offset + out->payload_group_uuid_uuid.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_group_uuid_trailing.length == -1 || 0 <= out->payload_group_uuid_trailing.offset <= out->payload_group_uuid_trailing.offset + out->payload_group_uuid_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_trailing.length == -1 || 0 <= out->payload_trailing.offset <= out->payload_trailing.offset + out->payload_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->checksum.length == -1 || 0 <= out->checksum.offset <= out->checksum.offset + out->checksum.length <= length;
 */
RNTUPLE_INLINE int rntuple_v0_header_envelope_pass(const uint8_t *data, size_t length, rntuple_v0_header_envelope t, rntuple_v0_header_envelope *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0, n_field = 0, n_links = 0, n_column = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.payload_name = rntuple_range_of(0, -1);
    t.payload_description = rntuple_range_of(0, -1);
    t.payload_author = rntuple_range_of(0, -1);
    t.payload_custodian = rntuple_range_of(0, -1);
    t.payload_ntuple_version_trailing = rntuple_range_of(0, -1);
    t.payload_own_uuid_uuid = rntuple_range_of(0, -1);
    t.payload_own_uuid_trailing = rntuple_range_of(0, -1);
    t.payload_group_uuid_uuid = rntuple_range_of(0, -1);
    t.payload_group_uuid_trailing = rntuple_range_of(0, -1);
    t.payload_trailing = rntuple_range_of(0, -1);
    t.checksum = rntuple_range_of(0, -1);
    const int64_t size = (end - p) - 4;
    if (size < 0)
        return rntuple_end(status, RNTUPLE_INVALID, p, "body");
    if (end - p < size)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (end_2 - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_version");
    t.payload_version = (rntuple_u2le(data + p));
    p += 2;
    if (end_2 - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_min_version");
    t.payload_min_version = (rntuple_u2le(data + p));
    p += 2;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_len_frame");
    const int64_t len_frame = rntuple_u4le(data + p);
    t.payload_len_frame = ((uint32_t)len_frame);
    p += 4;
    if (!((len_frame == 0) || (len_frame - (end_2 - p) == 8)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_len_frame");
    if (end_2 - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_reserved");
    t.payload_reserved = (rntuple_u8le(data + p));
    p += 8;
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
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_author_len");
    const int64_t author_len = rntuple_u4le(data + p);
    p += 4;
    if (!(author_len <= end_2 - p))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_author_len");
    const int64_t size_4 = author_len;
    if (end_2 - p < size_4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_author");
    /*@ assert 0 <= size_4 <= end_2 - p; */
    t.payload_author = (rntuple_range_of(p, size_4));
    p += size_4;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_custodian_len");
    const int64_t custodian_len = rntuple_u4le(data + p);
    p += 4;
    if (!(custodian_len <= end_2 - p))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_custodian_len");
    const int64_t size_5 = custodian_len;
    if (end_2 - p < size_5)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_custodian");
    /*@ assert 0 <= size_5 <= end_2 - p; */
    t.payload_custodian = (rntuple_range_of(p, size_5));
    p += size_5;
    if (end_2 - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_time_of_data");
    t.payload_time_of_data = (rntuple_u8le(data + p));
    p += 8;
    if (end_2 - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_time_of_writing");
    t.payload_time_of_writing = (rntuple_u8le(data + p));
    p += 8;
    if (end_2 - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_ntuple_version_version");
    t.payload_ntuple_version_version = (rntuple_u2le(data + p));
    p += 2;
    if (end_2 - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_ntuple_version_min_version");
    t.payload_ntuple_version_min_version = (rntuple_u2le(data + p));
    p += 2;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_ntuple_version_len_frame");
    const int64_t ntuple_version_len_frame = rntuple_u4le(data + p);
    p += 4;
    if (!((ntuple_version_len_frame == 0) || ((ntuple_version_len_frame >= 8) && (ntuple_version_len_frame - (end_2 - p) <= 8))))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_ntuple_version_len_frame");
    const int64_t size_6 = ntuple_version_len_frame == 0 ? (end_2 - p) : (ntuple_version_len_frame - 8);
    if (size_6 < 0)
        return rntuple_end(status, RNTUPLE_INVALID, p, "payload_body");
    if (end_2 - p < size_6)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_body");
    /*@ assert 0 <= size_6 <= end_2 - p; */
    const int64_t end_3 = p + size_6;
    if (end_3 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_ntuple_version_version_use");
    t.payload_ntuple_version_version_use = (rntuple_u4le(data + p));
    p += 4;
    if (end_3 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_ntuple_version_version_min");
    t.payload_ntuple_version_version_min = (rntuple_u4le(data + p));
    p += 4;
    if (end_3 - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_ntuple_version_flags");
    t.payload_ntuple_version_flags = (rntuple_u8le(data + p));
    p += 8;
    t.payload_ntuple_version_trailing = (rntuple_range_of(p, end_3 - p));
    p = end_3;
    if (end_2 - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_own_uuid_version");
    t.payload_own_uuid_version = (rntuple_u2le(data + p));
    p += 2;
    if (end_2 - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_own_uuid_min_version");
    t.payload_own_uuid_min_version = (rntuple_u2le(data + p));
    p += 2;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_own_uuid_len_frame");
    const int64_t own_uuid_len_frame = rntuple_u4le(data + p);
    p += 4;
    if (!((own_uuid_len_frame == 0) || ((own_uuid_len_frame >= 8) && (own_uuid_len_frame - (end_2 - p) <= 8))))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_own_uuid_len_frame");
    const int64_t size_7 = own_uuid_len_frame == 0 ? (end_2 - p) : (own_uuid_len_frame - 8);
    if (size_7 < 0)
        return rntuple_end(status, RNTUPLE_INVALID, p, "payload_body");
    if (end_2 - p < size_7)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_body");
    /*@ assert 0 <= size_7 <= end_2 - p; */
    const int64_t end_4 = p + size_7;
    if (end_4 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_own_uuid_uuid_len");
    const int64_t own_uuid_uuid_len = rntuple_u4le(data + p);
    p += 4;
    if (!(own_uuid_uuid_len <= end_4 - p))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_own_uuid_uuid_len");
    const int64_t size_8 = own_uuid_uuid_len;
    if (end_4 - p < size_8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_own_uuid_uuid");
    /*@ assert 0 <= size_8 <= end_4 - p; */
    t.payload_own_uuid_uuid = (rntuple_range_of(p, size_8));
    p += size_8;
    t.payload_own_uuid_trailing = (rntuple_range_of(p, end_4 - p));
    p = end_4;
    if (end_2 - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_group_uuid_version");
    t.payload_group_uuid_version = (rntuple_u2le(data + p));
    p += 2;
    if (end_2 - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_group_uuid_min_version");
    t.payload_group_uuid_min_version = (rntuple_u2le(data + p));
    p += 2;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_group_uuid_len_frame");
    const int64_t group_uuid_len_frame = rntuple_u4le(data + p);
    p += 4;
    if (!((group_uuid_len_frame == 0) || ((group_uuid_len_frame >= 8) && (group_uuid_len_frame - (end_2 - p) <= 8))))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_group_uuid_len_frame");
    const int64_t size_9 = group_uuid_len_frame == 0 ? (end_2 - p) : (group_uuid_len_frame - 8);
    if (size_9 < 0)
        return rntuple_end(status, RNTUPLE_INVALID, p, "payload_body");
    if (end_2 - p < size_9)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_body");
    /*@ assert 0 <= size_9 <= end_2 - p; */
    const int64_t end_5 = p + size_9;
    if (end_5 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_group_uuid_uuid_len");
    const int64_t group_uuid_uuid_len = rntuple_u4le(data + p);
    p += 4;
    if (!(group_uuid_uuid_len <= end_5 - p))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_group_uuid_uuid_len");
    const int64_t size_10 = group_uuid_uuid_len;
    if (end_5 - p < size_10)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_group_uuid_uuid");
    /*@ assert 0 <= size_10 <= end_5 - p; */
    t.payload_group_uuid_uuid = (rntuple_range_of(p, size_10));
    p += size_10;
    t.payload_group_uuid_trailing = (rntuple_range_of(p, end_5 - p));
    p = end_5;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_num_fields");
    const int64_t num_fields = rntuple_u4le(data + p);
    p += 4;
    if (!((num_fields <= 2147483647) && (num_fields * 8 <= end_2 - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_num_fields");
    /*@ loop invariant 0 <= p <= end_2;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_2 <= num_fields;
        loop invariant 0 <= n_field <= p;
        loop invariant is_filling ==> n_field <= t.field.count;
        loop invariant 0 <= n_links <= p;
        loop invariant is_filling ==> n_links <= t.links.count;
        loop assigns i_2, p, *status, n_field, n_links, t.field.version[0 .. t.field.count - 1],
            t.field.min_version[0 .. t.field.count - 1], t.field.field_id[0 .. t.field.count - 1],
            t.field.field_version_version[0 .. t.field.count - 1], t.field.field_version_min_version[0 .. t.field.count - 1],
            t.field.field_version_version_use[0 .. t.field.count - 1], t.field.field_version_version_min[0 .. t.field.count - 1],
            t.field.field_version_flags[0 .. t.field.count - 1], t.field.field_version_trailing[0 .. t.field.count - 1],
            t.field.type_version_version[0 .. t.field.count - 1], t.field.type_version_min_version[0 .. t.field.count - 1],
            t.field.type_version_version_use[0 .. t.field.count - 1], t.field.type_version_version_min[0 .. t.field.count - 1],
            t.field.type_version_flags[0 .. t.field.count - 1], t.field.type_version_trailing[0 .. t.field.count - 1],
            t.field.name[0 .. t.field.count - 1], t.field.description[0 .. t.field.count - 1],
            t.field.type_name[0 .. t.field.count - 1], t.field.num_repetitions[0 .. t.field.count - 1],
            t.field.structure[0 .. t.field.count - 1], t.field.parent_id[0 .. t.field.count - 1],
            t.field.first_links[0 .. t.field.count], t.field.trailing[0 .. t.field.count - 1], t.links.item[0 .. t.links.count - 1];
        loop variant num_fields - i_2;
     */
    for (int64_t i_2 = 0; i_2 < num_fields; i_2++) {
        if (is_filling && n_field == (int64_t)t.field.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "field");
        RNTUPLE_PUT(t.field.first_links, n_field, n_links);
        if (end_2 - p < 2)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.version");
        RNTUPLE_PUT(t.field.version, n_field, rntuple_u2le(data + p));
        p += 2;
        if (end_2 - p < 2)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.min_version");
        RNTUPLE_PUT(t.field.min_version, n_field, rntuple_u2le(data + p));
        p += 2;
        if (end_2 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.len_frame");
        const int64_t len_frame_2 = rntuple_u4le(data + p);
        p += 4;
        if (!((len_frame_2 == 0) || ((len_frame_2 >= 8) && (len_frame_2 - (end_2 - p) <= 8))))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "field.len_frame");
        const int64_t size_11 = len_frame_2 == 0 ? (end_2 - p) : (len_frame_2 - 8);
        if (size_11 < 0)
            return rntuple_end(status, RNTUPLE_INVALID, p, "field.body");
        if (end_2 - p < size_11)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.body");
        /*@ assert 0 <= size_11 <= end_2 - p; */
        const int64_t end_6 = p + size_11;
        if (end_6 - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.field_id");
        RNTUPLE_PUT(t.field.field_id, n_field, rntuple_u8le(data + p));
        p += 8;
        if (end_6 - p < 2)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.field_version_version");
        RNTUPLE_PUT(t.field.field_version_version, n_field, rntuple_u2le(data + p));
        p += 2;
        if (end_6 - p < 2)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.field_version_min_version");
        RNTUPLE_PUT(t.field.field_version_min_version, n_field, rntuple_u2le(data + p));
        p += 2;
        if (end_6 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.field_version_len_frame");
        const int64_t field_version_len_frame = rntuple_u4le(data + p);
        p += 4;
        if (!((field_version_len_frame == 0) || ((field_version_len_frame >= 8) && (field_version_len_frame - (end_6 - p) <= 8))))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "field.field_version_len_frame");
        const int64_t size_12 = field_version_len_frame == 0 ? (end_6 - p) : (field_version_len_frame - 8);
        if (size_12 < 0)
            return rntuple_end(status, RNTUPLE_INVALID, p, "field.body");
        if (end_6 - p < size_12)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.body");
        /*@ assert 0 <= size_12 <= end_6 - p; */
        const int64_t end_7 = p + size_12;
        if (end_7 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.field_version_version_use");
        RNTUPLE_PUT(t.field.field_version_version_use, n_field, rntuple_u4le(data + p));
        p += 4;
        if (end_7 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.field_version_version_min");
        RNTUPLE_PUT(t.field.field_version_version_min, n_field, rntuple_u4le(data + p));
        p += 4;
        if (end_7 - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.field_version_flags");
        RNTUPLE_PUT(t.field.field_version_flags, n_field, rntuple_u8le(data + p));
        p += 8;
        RNTUPLE_PUT(t.field.field_version_trailing, n_field, rntuple_range_of(p, end_7 - p));
        p = end_7;
        if (end_6 - p < 2)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.type_version_version");
        RNTUPLE_PUT(t.field.type_version_version, n_field, rntuple_u2le(data + p));
        p += 2;
        if (end_6 - p < 2)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.type_version_min_version");
        RNTUPLE_PUT(t.field.type_version_min_version, n_field, rntuple_u2le(data + p));
        p += 2;
        if (end_6 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.type_version_len_frame");
        const int64_t type_version_len_frame = rntuple_u4le(data + p);
        p += 4;
        if (!((type_version_len_frame == 0) || ((type_version_len_frame >= 8) && (type_version_len_frame - (end_6 - p) <= 8))))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "field.type_version_len_frame");
        const int64_t size_13 = type_version_len_frame == 0 ? (end_6 - p) : (type_version_len_frame - 8);
        if (size_13 < 0)
            return rntuple_end(status, RNTUPLE_INVALID, p, "field.body");
        if (end_6 - p < size_13)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.body");
        /*@ assert 0 <= size_13 <= end_6 - p; */
        const int64_t end_8 = p + size_13;
        if (end_8 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.type_version_version_use");
        RNTUPLE_PUT(t.field.type_version_version_use, n_field, rntuple_u4le(data + p));
        p += 4;
        if (end_8 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.type_version_version_min");
        RNTUPLE_PUT(t.field.type_version_version_min, n_field, rntuple_u4le(data + p));
        p += 4;
        if (end_8 - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.type_version_flags");
        RNTUPLE_PUT(t.field.type_version_flags, n_field, rntuple_u8le(data + p));
        p += 8;
        RNTUPLE_PUT(t.field.type_version_trailing, n_field, rntuple_range_of(p, end_8 - p));
        p = end_8;
        if (end_6 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.name_len");
        const int64_t name_len_2 = rntuple_u4le(data + p);
        p += 4;
        if (!(name_len_2 <= end_6 - p))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "field.name_len");
        const int64_t size_14 = name_len_2;
        if (end_6 - p < size_14)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.name");
        /*@ assert 0 <= size_14 <= end_6 - p; */
        RNTUPLE_PUT(t.field.name, n_field, rntuple_range_of(p, size_14));
        p += size_14;
        if (end_6 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.description_len");
        const int64_t description_len_2 = rntuple_u4le(data + p);
        p += 4;
        if (!(description_len_2 <= end_6 - p))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "field.description_len");
        const int64_t size_15 = description_len_2;
        if (end_6 - p < size_15)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.description");
        /*@ assert 0 <= size_15 <= end_6 - p; */
        RNTUPLE_PUT(t.field.description, n_field, rntuple_range_of(p, size_15));
        p += size_15;
        if (end_6 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.type_name_len");
        const int64_t type_name_len = rntuple_u4le(data + p);
        p += 4;
        if (!(type_name_len <= end_6 - p))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "field.type_name_len");
        const int64_t size_16 = type_name_len;
        if (end_6 - p < size_16)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.type_name");
        /*@ assert 0 <= size_16 <= end_6 - p; */
        RNTUPLE_PUT(t.field.type_name, n_field, rntuple_range_of(p, size_16));
        p += size_16;
        if (end_6 - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.num_repetitions");
        RNTUPLE_PUT(t.field.num_repetitions, n_field, rntuple_u8le(data + p));
        p += 8;
        if (end_6 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.structure");
        RNTUPLE_PUT(t.field.structure, n_field, rntuple_u4le(data + p));
        p += 4;
        if (end_6 - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.parent_id");
        RNTUPLE_PUT(t.field.parent_id, n_field, rntuple_u8le(data + p));
        p += 8;
        if (end_6 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.num_links");
        const int64_t num_links = rntuple_u4le(data + p);
        p += 4;
        if (!((num_links <= 2147483647) && (num_links * 8 <= end_6 - p)))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "field.num_links");
        /*@ loop invariant 0 <= p <= end_6;
            loop invariant \at(p, LoopEntry) <= p;
            loop invariant 0 <= i_3 <= num_links;
            loop invariant 0 <= n_links <= p;
            loop invariant is_filling ==> n_links <= t.links.count;
            loop assigns i_3, p, *status, n_links, t.links.item[0 .. t.links.count - 1];
            loop variant num_links - i_3;
         */
        for (int64_t i_3 = 0; i_3 < num_links; i_3++) {
            if (is_filling && n_links == (int64_t)t.links.count)
                return rntuple_end(status, RNTUPLE_TOO_MANY, p, "links");
            if (end_6 - p < 8)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "links.item");
            RNTUPLE_PUT(t.links.item, n_links, rntuple_u8le(data + p));
            p += 8;
            n_links++;
        }
        RNTUPLE_PUT(t.field.trailing, n_field, rntuple_range_of(p, end_6 - p));
        p = end_6;
        n_field++;
    }
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_num_columns");
    const int64_t num_columns = rntuple_u4le(data + p);
    p += 4;
    if (!((num_columns <= 2147483647) && (num_columns * 8 <= end_2 - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_num_columns");
    /*@ loop invariant 0 <= p <= end_2;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_4 <= num_columns;
        loop invariant 0 <= n_column <= p;
        loop invariant is_filling ==> n_column <= t.column.count;
        loop assigns i_4, p, *status, n_column, t.column.version[0 .. t.column.count - 1],
            t.column.min_version[0 .. t.column.count - 1], t.column.column_id[0 .. t.column.count - 1],
            t.column.column_version_version[0 .. t.column.count - 1], t.column.column_version_min_version[0 .. t.column.count - 1],
            t.column.column_version_version_use[0 .. t.column.count - 1],
            t.column.column_version_version_min[0 .. t.column.count - 1], t.column.column_version_flags[0 .. t.column.count - 1],
            t.column.column_version_trailing[0 .. t.column.count - 1], t.column.model_version[0 .. t.column.count - 1],
            t.column.model_min_version[0 .. t.column.count - 1], t.column.model_column_type[0 .. t.column.count - 1],
            t.column.model_is_sorted[0 .. t.column.count - 1], t.column.model_trailing[0 .. t.column.count - 1],
            t.column.field_id[0 .. t.column.count - 1], t.column.index[0 .. t.column.count - 1],
            t.column.trailing[0 .. t.column.count - 1];
        loop variant num_columns - i_4;
     */
    for (int64_t i_4 = 0; i_4 < num_columns; i_4++) {
        if (is_filling && n_column == (int64_t)t.column.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "column");
        p = rntuple_v0_column_row(data, p, end_2, t.column, n_column, status, is_filling);
        if (p < 0)
            return (int)-p;
        n_column++;
    }
    t.payload_trailing = (rntuple_range_of(p, end_2 - p));
    p = end_2;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "checksum");
    /*@ assert 0 <= 4 <= end - p; */
    t.checksum = (rntuple_range_of(p, 4));
    p += 4;
    RNTUPLE_PUT(t.field.first_links, n_field, n_links);
    t.field.count = (size_t)n_field;
    t.links.count = (size_t)n_links;
    t.column.count = (size_t)n_column;
    /*@ assert t.payload_name.length == -1 || 0 <= t.payload_name.offset <= t.payload_name.offset + t.payload_name.length <= length; */
    /*@ assert t.payload_description.length == -1 || 0 <= t.payload_description.offset <= t.payload_description.offset + t.payload_description.length <= length; */
    /*@ assert t.payload_author.length == -1 || 0 <= t.payload_author.offset <= t.payload_author.offset + t.payload_author.length <= length; */
    /*@ assert t.payload_custodian.length == -1 || 0 <= t.payload_custodian.offset <= t.payload_custodian.offset + t.payload_custodian.length <= length; */
    /*@ assert t.payload_ntuple_version_trailing.length == -1 || 0 <= t.payload_ntuple_version_trailing.offset <= t.payload_ntuple_version_trailing.offset + t.payload_ntuple_version_trailing.length <= length; */
    /*@ assert t.payload_own_uuid_uuid.length == -1 || 0 <= t.payload_own_uuid_uuid.offset <= t.payload_own_uuid_uuid.offset + t.payload_own_uuid_uuid.length <= length; */
    /*@ assert t.payload_own_uuid_trailing.length == -1 || 0 <= t.payload_own_uuid_trailing.offset <= t.payload_own_uuid_trailing.offset + t.payload_own_uuid_trailing.length <= length; */
    /*@ assert t.payload_group_uuid_uuid.length == -1 || 0 <= t.payload_group_uuid_uuid.offset <= t.payload_group_uuid_uuid.offset + t.payload_group_uuid_uuid.length <= length; */
    /*@ assert t.payload_group_uuid_trailing.length == -1 || 0 <= t.payload_group_uuid_trailing.offset <= t.payload_group_uuid_trailing.offset + t.payload_group_uuid_trailing.length <= length; */
    /*@ assert t.payload_trailing.length == -1 || 0 <= t.payload_trailing.offset <= t.payload_trailing.offset + t.payload_trailing.length <= length; */
    /*@ assert t.checksum.length == -1 || 0 <= t.checksum.offset <= t.checksum.offset + t.checksum.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->payload_name.offset == t.payload_name.offset && out->payload_name.length == t.payload_name.length; */
    /*@ assert out->payload_description.offset == t.payload_description.offset && out->payload_description.length == t.payload_description.length; */
    /*@ assert out->payload_author.offset == t.payload_author.offset && out->payload_author.length == t.payload_author.length; */
    /*@ assert out->payload_custodian.offset == t.payload_custodian.offset && out->payload_custodian.length == t.payload_custodian.length; */
    /*@ assert out->payload_ntuple_version_trailing.offset == t.payload_ntuple_version_trailing.offset && out->payload_ntuple_version_trailing.length == t.payload_ntuple_version_trailing.length; */
    /*@ assert out->payload_own_uuid_uuid.offset == t.payload_own_uuid_uuid.offset && out->payload_own_uuid_uuid.length == t.payload_own_uuid_uuid.length; */
    /*@ assert out->payload_own_uuid_trailing.offset == t.payload_own_uuid_trailing.offset && out->payload_own_uuid_trailing.length == t.payload_own_uuid_trailing.length; */
    /*@ assert out->payload_group_uuid_uuid.offset == t.payload_group_uuid_uuid.offset && out->payload_group_uuid_uuid.length == t.payload_group_uuid_uuid.length; */
    /*@ assert out->payload_group_uuid_trailing.offset == t.payload_group_uuid_trailing.offset && out->payload_group_uuid_trailing.length == t.payload_group_uuid_trailing.length; */
    /*@ assert out->payload_trailing.offset == t.payload_trailing.offset && out->payload_trailing.length == t.payload_trailing.length; */
    /*@ assert out->checksum.offset == t.checksum.offset && out->checksum.length == t.checksum.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->payload_name.length == -1 || 0 <= out->payload_name.offset <= out->payload_name.offset + out->payload_name.length <= length; */
    /*@ assert out->payload_description.length == -1 || 0 <= out->payload_description.offset <= out->payload_description.offset + out->payload_description.length <= length; */
    /*@ assert out->payload_author.length == -1 || 0 <= out->payload_author.offset <= out->payload_author.offset + out->payload_author.length <= length; */
    /*@ assert out->payload_custodian.length == -1 || 0 <= out->payload_custodian.offset <= out->payload_custodian.offset + out->payload_custodian.length <= length; */
    /*@ assert out->payload_ntuple_version_trailing.length == -1 || 0 <= out->payload_ntuple_version_trailing.offset <= out->payload_ntuple_version_trailing.offset + out->payload_ntuple_version_trailing.length <= length; */
    /*@ assert out->payload_own_uuid_uuid.length == -1 || 0 <= out->payload_own_uuid_uuid.offset <= out->payload_own_uuid_uuid.offset + out->payload_own_uuid_uuid.length <= length; */
    /*@ assert out->payload_own_uuid_trailing.length == -1 || 0 <= out->payload_own_uuid_trailing.offset <= out->payload_own_uuid_trailing.offset + out->payload_own_uuid_trailing.length <= length; */
    /*@ assert out->payload_group_uuid_uuid.length == -1 || 0 <= out->payload_group_uuid_uuid.offset <= out->payload_group_uuid_uuid.offset + out->payload_group_uuid_uuid.length <= length; */
    /*@ assert out->payload_group_uuid_trailing.length == -1 || 0 <= out->payload_group_uuid_trailing.offset <= out->payload_group_uuid_trailing.offset + out->payload_group_uuid_trailing.length <= length; */
    /*@ assert out->payload_trailing.length == -1 || 0 <= out->payload_trailing.offset <= out->payload_trailing.offset + out->payload_trailing.length <= length; */
    /*@ assert out->checksum.length == -1 || 0 <= out->checksum.offset <= out->checksum.offset + out->checksum.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int rntuple_v0_header_envelope_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return rntuple_v0_header_envelope_pass(data, length, *(rntuple_v0_header_envelope *)out, (rntuple_v0_header_envelope *)out, status, 1);
    memset(out, 0, sizeof(rntuple_v0_header_envelope));
    return rntuple_v0_header_envelope_pass(data, length, *(rntuple_v0_header_envelope *)out, (rntuple_v0_header_envelope *)out, status, 0);
}

static const rntuple_type rntuple_v0_header_envelope_type = {
    "rntuple_v0_header_envelope", sizeof(rntuple_v0_header_envelope), sizeof rntuple_v0_header_envelope_members / sizeof *rntuple_v0_header_envelope_members, rntuple_v0_header_envelope_members, rntuple_v0_header_envelope_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int rntuple_v0_header_envelope_count(const uint8_t *data, size_t length, rntuple_v0_header_envelope *out, rntuple_status *status)
{
    return rntuple_v0_header_envelope_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int rntuple_v0_header_envelope_fill(const uint8_t *data, size_t length, rntuple_v0_header_envelope *out, rntuple_status *status)
{
    return rntuple_v0_header_envelope_run(data, length, out, status, 1);
}

/* One cluster; not a frame */
typedef struct rntuple_v0_payload_clusters_table {
    size_t count;
    uint16_t *item_uuid_version; /* Version of the frame that the writer used; 0 */
    uint16_t *item_uuid_min_version; /* Version that a reader must support at least; 0 */
    rntuple_range *item_uuid_uuid;
    rntuple_range *item_uuid_trailing;
    uint16_t *item_summary_version; /* Version of the frame that the writer used; 0 */
    uint16_t *item_summary_min_version; /* Version that a reader must support at least; 0 */
    uint64_t *item_summary_cluster_id; /* Id of the cluster */
    uint16_t *item_summary_cluster_version_version; /* Version of the frame that the writer used; 0 */
    uint16_t *item_summary_cluster_version_min_version; /* Version that a reader must support at least; 0 */
    uint32_t *item_summary_cluster_version_version_use; /* Version that was used */
    uint32_t *item_summary_cluster_version_version_min; /* Smallest version that can read it */
    uint64_t *item_summary_cluster_version_flags; /* Features in use; zero in all known files */
    rntuple_range *item_summary_cluster_version_trailing;
    uint64_t *item_summary_first_entry; /* Number of the first entry of the cluster */
    uint64_t *item_summary_num_entries; /* Number of entries of the cluster */
    int64_t *item_summary_locator_ofs_range; /* Offset in bytes from the start of the file */
    uint32_t *item_summary_locator_len_range; /* Stored size in bytes */
    rntuple_range *item_summary_locator_url;
    rntuple_range *item_summary_trailing;
    int64_t *first_item_columns; /* first row in item_columns */
} rntuple_v0_payload_clusters_table;

/* Pages of one column in one cluster; not a frame */
typedef struct rntuple_v0_item_columns_table {
    size_t count;
    uint64_t *item_column_id; /* Id of the column */
    uint64_t *item_element_offset; /* Number of elements of the column in all clusters before */
    uint32_t *item_num_elements; /* Number of elements of the column in this cluster */
    int64_t *item_compression_settings; /* Compression asked for, 100 * algorithm + level */
    int64_t *first_page; /* first row in page */
} rntuple_v0_item_columns_table;

/* Description of one page; not a frame */
typedef struct rntuple_v0_page_table {
    size_t count;
    uint32_t *num_elements; /* Number of elements in the page */
    int64_t *locator_ofs_range; /* Offset in bytes from the start of the file */
    uint32_t *locator_len_range; /* Stored size in bytes */
    rntuple_range *locator_url;
} rntuple_v0_page_table;

/* Parse one row at p; returns where it ends, or the negated code of the error. */
/*@ requires 0 <= p <= end <= RNTUPLE_MAX_LENGTH && 0 <= row;
    requires is_filling ==> row < t.count;
    requires \valid_read(data + (0 .. end - 1));
    requires status == \null || \valid(status);
    requires is_filling ==> t.num_elements == \null || \valid(t.num_elements + row);
    requires is_filling ==> t.locator_ofs_range == \null || \valid(t.locator_ofs_range + row);
    requires is_filling ==> t.locator_len_range == \null || \valid(t.locator_len_range + row);
    requires is_filling ==> t.locator_url == \null || \valid(t.locator_url + row);
    assigns *status, t.num_elements[0 .. t.count - 1], t.locator_ofs_range[0 .. t.count - 1],
        t.locator_len_range[0 .. t.count - 1], t.locator_url[0 .. t.count - 1];
    ensures -RNTUPLE_TOO_MANY <= \result < 0 || p < \result <= end;
 */
RNTUPLE_INLINE int64_t rntuple_v0_page_row(const uint8_t *data, int64_t p, int64_t end, rntuple_v0_page_table t, int64_t row, rntuple_status *status, int is_filling)
{
    if (end - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "page.num_elements");
    RNTUPLE_PUT(t.num_elements, row, rntuple_u4le(data + p));
    p += 4;
    if (end - p < 8)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "page.locator_ofs_range");
    RNTUPLE_PUT(t.locator_ofs_range, row, rntuple_s8le(data + p));
    p += 8;
    if (end - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "page.locator_len_range");
    RNTUPLE_PUT(t.locator_len_range, row, rntuple_u4le(data + p));
    p += 4;
    if (end - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "page.locator_url_len");
    const int64_t locator_url_len = rntuple_u4le(data + p);
    p += 4;
    if (!(locator_url_len <= end - p))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "page.locator_url_len");
    const int64_t size = locator_url_len;
    if (end - p < size)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "page.locator_url");
    /*@ assert 0 <= size <= end - p; */
    RNTUPLE_PUT(t.locator_url, row, rntuple_range_of(p, size));
    p += size;
    (void)row;
    return p;
}

/* Whole footer, from a slice that holds exactly the envelope */
typedef struct rntuple_v0_footer_envelope {
    uint16_t payload_version; /* Version of the frame that the writer used; 0 */
    uint16_t payload_min_version; /* Version that a reader must support at least; 0 */
    uint32_t payload_len_frame; /* Size of the frame in bytes, these eight included; 0 if it takes all that is left */
    uint64_t payload_reserved; /* Zero in all known files */
    rntuple_range payload_trailing;
    uint16_t postscript_version; /* Version of the tail that the writer used; 0 */
    uint16_t postscript_min_version; /* Version that a reader must support at least; 0 */
    uint32_t postscript_len_header; /* Length in bytes of the header envelope */
    uint32_t postscript_len_footer; /* Length in bytes of the footer envelope, this tail and the checksum included */
    rntuple_range checksum; /* CRC32 of all preceding bytes of the envelope, little-endian */
    rntuple_v0_payload_clusters_table payload_clusters;
    rntuple_v0_item_columns_table item_columns;
    rntuple_v0_page_table page;
} rntuple_v0_footer_envelope;

static const rntuple_member rntuple_v0_footer_envelope_members[] = {
    {"", "payload_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_footer_envelope, payload_version)},
    {"", "payload_min_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_footer_envelope, payload_min_version)},
    {"", "payload_len_frame", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_v0_footer_envelope, payload_len_frame)},
    {"", "payload_reserved", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_v0_footer_envelope, payload_reserved)},
    {"", "payload_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_footer_envelope, payload_trailing)},
    {"", "postscript_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_footer_envelope, postscript_version)},
    {"", "postscript_min_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_footer_envelope, postscript_min_version)},
    {"", "postscript_len_header", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_v0_footer_envelope, postscript_len_header)},
    {"", "postscript_len_footer", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_v0_footer_envelope, postscript_len_footer)},
    {"", "checksum", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_footer_envelope, checksum)},
    {"payload_clusters", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_v0_footer_envelope, payload_clusters.count)},
    {"payload_clusters", "item_uuid_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_footer_envelope, payload_clusters.item_uuid_version)},
    {"payload_clusters", "item_uuid_min_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_footer_envelope, payload_clusters.item_uuid_min_version)},
    {"payload_clusters", "item_uuid_uuid", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_footer_envelope, payload_clusters.item_uuid_uuid)},
    {"payload_clusters", "item_uuid_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_footer_envelope, payload_clusters.item_uuid_trailing)},
    {"payload_clusters", "item_summary_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_footer_envelope, payload_clusters.item_summary_version)},
    {"payload_clusters", "item_summary_min_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_footer_envelope, payload_clusters.item_summary_min_version)},
    {"payload_clusters", "item_summary_cluster_id", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_v0_footer_envelope, payload_clusters.item_summary_cluster_id)},
    {"payload_clusters", "item_summary_cluster_version_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_footer_envelope, payload_clusters.item_summary_cluster_version_version)},
    {"payload_clusters", "item_summary_cluster_version_min_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_v0_footer_envelope, payload_clusters.item_summary_cluster_version_min_version)},
    {"payload_clusters", "item_summary_cluster_version_version_use", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_v0_footer_envelope, payload_clusters.item_summary_cluster_version_version_use)},
    {"payload_clusters", "item_summary_cluster_version_version_min", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_v0_footer_envelope, payload_clusters.item_summary_cluster_version_version_min)},
    {"payload_clusters", "item_summary_cluster_version_flags", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_v0_footer_envelope, payload_clusters.item_summary_cluster_version_flags)},
    {"payload_clusters", "item_summary_cluster_version_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_footer_envelope, payload_clusters.item_summary_cluster_version_trailing)},
    {"payload_clusters", "item_summary_first_entry", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_v0_footer_envelope, payload_clusters.item_summary_first_entry)},
    {"payload_clusters", "item_summary_num_entries", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_v0_footer_envelope, payload_clusters.item_summary_num_entries)},
    {"payload_clusters", "item_summary_locator_ofs_range", RNTUPLE_SIGNED, sizeof(int64_t), offsetof(rntuple_v0_footer_envelope, payload_clusters.item_summary_locator_ofs_range)},
    {"payload_clusters", "item_summary_locator_len_range", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_v0_footer_envelope, payload_clusters.item_summary_locator_len_range)},
    {"payload_clusters", "item_summary_locator_url", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_footer_envelope, payload_clusters.item_summary_locator_url)},
    {"payload_clusters", "item_summary_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_footer_envelope, payload_clusters.item_summary_trailing)},
    {"payload_clusters", "first_item_columns", RNTUPLE_FIRST, sizeof(int64_t), offsetof(rntuple_v0_footer_envelope, payload_clusters.first_item_columns)},
    {"item_columns", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_v0_footer_envelope, item_columns.count)},
    {"item_columns", "item_column_id", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_v0_footer_envelope, item_columns.item_column_id)},
    {"item_columns", "item_element_offset", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_v0_footer_envelope, item_columns.item_element_offset)},
    {"item_columns", "item_num_elements", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_v0_footer_envelope, item_columns.item_num_elements)},
    {"item_columns", "item_compression_settings", RNTUPLE_SIGNED, sizeof(int64_t), offsetof(rntuple_v0_footer_envelope, item_columns.item_compression_settings)},
    {"item_columns", "first_page", RNTUPLE_FIRST, sizeof(int64_t), offsetof(rntuple_v0_footer_envelope, item_columns.first_page)},
    {"page", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_v0_footer_envelope, page.count)},
    {"page", "num_elements", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_v0_footer_envelope, page.num_elements)},
    {"page", "locator_ofs_range", RNTUPLE_SIGNED, sizeof(int64_t), offsetof(rntuple_v0_footer_envelope, page.locator_ofs_range)},
    {"page", "locator_len_range", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_v0_footer_envelope, page.locator_len_range)},
    {"page", "locator_url", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_v0_footer_envelope, page.locator_url)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    requires is_filling ==> t.payload_clusters.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.payload_clusters.count - 1 ==> t.payload_clusters.item_uuid_version == \null || \valid(t.payload_clusters.item_uuid_version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.payload_clusters.count - 1 ==> t.payload_clusters.item_uuid_min_version == \null || \valid(t.payload_clusters.item_uuid_min_version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.payload_clusters.count - 1 ==> t.payload_clusters.item_uuid_uuid == \null || \valid(t.payload_clusters.item_uuid_uuid + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.payload_clusters.count - 1 ==> t.payload_clusters.item_uuid_trailing == \null || \valid(t.payload_clusters.item_uuid_trailing + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.payload_clusters.count - 1 ==> t.payload_clusters.item_summary_version == \null || \valid(t.payload_clusters.item_summary_version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.payload_clusters.count - 1 ==> t.payload_clusters.item_summary_min_version == \null || \valid(t.payload_clusters.item_summary_min_version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.payload_clusters.count - 1 ==> t.payload_clusters.item_summary_cluster_id == \null || \valid(t.payload_clusters.item_summary_cluster_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.payload_clusters.count - 1 ==> t.payload_clusters.item_summary_cluster_version_version == \null || \valid(t.payload_clusters.item_summary_cluster_version_version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.payload_clusters.count - 1 ==> t.payload_clusters.item_summary_cluster_version_min_version == \null || \valid(t.payload_clusters.item_summary_cluster_version_min_version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.payload_clusters.count - 1 ==> t.payload_clusters.item_summary_cluster_version_version_use == \null || \valid(t.payload_clusters.item_summary_cluster_version_version_use + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.payload_clusters.count - 1 ==> t.payload_clusters.item_summary_cluster_version_version_min == \null || \valid(t.payload_clusters.item_summary_cluster_version_version_min + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.payload_clusters.count - 1 ==> t.payload_clusters.item_summary_cluster_version_flags == \null || \valid(t.payload_clusters.item_summary_cluster_version_flags + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.payload_clusters.count - 1 ==> t.payload_clusters.item_summary_cluster_version_trailing == \null || \valid(t.payload_clusters.item_summary_cluster_version_trailing + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.payload_clusters.count - 1 ==> t.payload_clusters.item_summary_first_entry == \null || \valid(t.payload_clusters.item_summary_first_entry + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.payload_clusters.count - 1 ==> t.payload_clusters.item_summary_num_entries == \null || \valid(t.payload_clusters.item_summary_num_entries + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.payload_clusters.count - 1 ==> t.payload_clusters.item_summary_locator_ofs_range == \null || \valid(t.payload_clusters.item_summary_locator_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.payload_clusters.count - 1 ==> t.payload_clusters.item_summary_locator_len_range == \null || \valid(t.payload_clusters.item_summary_locator_len_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.payload_clusters.count - 1 ==> t.payload_clusters.item_summary_locator_url == \null || \valid(t.payload_clusters.item_summary_locator_url + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.payload_clusters.count - 1 ==> t.payload_clusters.item_summary_trailing == \null || \valid(t.payload_clusters.item_summary_trailing + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.payload_clusters.count ==> t.payload_clusters.first_item_columns == \null || \valid(t.payload_clusters.first_item_columns + i);
    requires is_filling ==> t.item_columns.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.item_columns.count - 1 ==> t.item_columns.item_column_id == \null || \valid(t.item_columns.item_column_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.item_columns.count - 1 ==> t.item_columns.item_element_offset == \null || \valid(t.item_columns.item_element_offset + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.item_columns.count - 1 ==> t.item_columns.item_num_elements == \null || \valid(t.item_columns.item_num_elements + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.item_columns.count - 1 ==> t.item_columns.item_compression_settings == \null || \valid(t.item_columns.item_compression_settings + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.item_columns.count ==> t.item_columns.first_page == \null || \valid(t.item_columns.first_page + i);
    requires is_filling ==> t.page.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.num_elements == \null || \valid(t.page.num_elements + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_ofs_range == \null || \valid(t.page.locator_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_len_range == \null || \valid(t.page.locator_len_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_url == \null || \valid(t.page.locator_url + i);
    assigns *out, *status, t.payload_clusters.item_uuid_version[0 .. t.payload_clusters.count - 1],
        t.payload_clusters.item_uuid_min_version[0 .. t.payload_clusters.count - 1],
        t.payload_clusters.item_uuid_uuid[0 .. t.payload_clusters.count - 1],
        t.payload_clusters.item_uuid_trailing[0 .. t.payload_clusters.count - 1],
        t.payload_clusters.item_summary_version[0 .. t.payload_clusters.count - 1],
        t.payload_clusters.item_summary_min_version[0 .. t.payload_clusters.count - 1],
        t.payload_clusters.item_summary_cluster_id[0 .. t.payload_clusters.count - 1],
        t.payload_clusters.item_summary_cluster_version_version[0 .. t.payload_clusters.count - 1],
        t.payload_clusters.item_summary_cluster_version_min_version[0 .. t.payload_clusters.count - 1],
        t.payload_clusters.item_summary_cluster_version_version_use[0 .. t.payload_clusters.count - 1],
        t.payload_clusters.item_summary_cluster_version_version_min[0 .. t.payload_clusters.count - 1],
        t.payload_clusters.item_summary_cluster_version_flags[0 .. t.payload_clusters.count - 1],
        t.payload_clusters.item_summary_cluster_version_trailing[0 .. t.payload_clusters.count - 1],
        t.payload_clusters.item_summary_first_entry[0 .. t.payload_clusters.count - 1],
        t.payload_clusters.item_summary_num_entries[0 .. t.payload_clusters.count - 1],
        t.payload_clusters.item_summary_locator_ofs_range[0 .. t.payload_clusters.count - 1],
        t.payload_clusters.item_summary_locator_len_range[0 .. t.payload_clusters.count - 1],
        t.payload_clusters.item_summary_locator_url[0 .. t.payload_clusters.count - 1],
        t.payload_clusters.item_summary_trailing[0 .. t.payload_clusters.count - 1],
        t.payload_clusters.first_item_columns[0 .. t.payload_clusters.count],
        t.item_columns.item_column_id[0 .. t.item_columns.count - 1],
        t.item_columns.item_element_offset[0 .. t.item_columns.count - 1],
        t.item_columns.item_num_elements[0 .. t.item_columns.count - 1],
        t.item_columns.item_compression_settings[0 .. t.item_columns.count - 1],
        t.item_columns.first_page[0 .. t.item_columns.count], t.page.num_elements[0 .. t.page.count - 1],
        t.page.locator_ofs_range[0 .. t.page.count - 1], t.page.locator_len_range[0 .. t.page.count - 1],
        t.page.locator_url[0 .. t.page.count - 1];
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_trailing.length == -1 || 0 <= out->payload_trailing.offset <= out->payload_trailing.offset + out->payload_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->checksum.length == -1 || 0 <= out->checksum.offset <= out->checksum.offset + out->checksum.length <= length;
 */
RNTUPLE_INLINE int rntuple_v0_footer_envelope_pass(const uint8_t *data, size_t length, rntuple_v0_footer_envelope t, rntuple_v0_footer_envelope *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0, n_payload_clusters = 0, n_item_columns = 0, n_page = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.payload_trailing = rntuple_range_of(0, -1);
    t.checksum = rntuple_range_of(0, -1);
    const int64_t size = (end - p) - 16;
    if (size < 0)
        return rntuple_end(status, RNTUPLE_INVALID, p, "body");
    if (end - p < size)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (end_2 - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_version");
    t.payload_version = (rntuple_u2le(data + p));
    p += 2;
    if (end_2 - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_min_version");
    t.payload_min_version = (rntuple_u2le(data + p));
    p += 2;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_len_frame");
    const int64_t len_frame = rntuple_u4le(data + p);
    t.payload_len_frame = ((uint32_t)len_frame);
    p += 4;
    if (!((len_frame == 0) || (len_frame - (end_2 - p) == 8)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_len_frame");
    if (end_2 - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_reserved");
    t.payload_reserved = (rntuple_u8le(data + p));
    p += 8;
    if (end_2 - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_num_clusters");
    const int64_t num_clusters = rntuple_clip(rntuple_u8le(data + p));
    p += 8;
    if (!(((num_clusters >= 0) && (num_clusters <= 2147483647)) && (num_clusters * 20 <= end_2 - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 8, "payload_num_clusters");
    /*@ loop invariant 0 <= p <= end_2;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_2 <= num_clusters;
        loop invariant 0 <= n_payload_clusters <= p;
        loop invariant is_filling ==> n_payload_clusters <= t.payload_clusters.count;
        loop invariant 0 <= n_item_columns <= p;
        loop invariant is_filling ==> n_item_columns <= t.item_columns.count;
        loop invariant 0 <= n_page <= p;
        loop invariant is_filling ==> n_page <= t.page.count;
        loop assigns i_2, p, *status, n_payload_clusters, n_item_columns, n_page,
            t.payload_clusters.item_uuid_version[0 .. t.payload_clusters.count - 1],
            t.payload_clusters.item_uuid_min_version[0 .. t.payload_clusters.count - 1],
            t.payload_clusters.item_uuid_uuid[0 .. t.payload_clusters.count - 1],
            t.payload_clusters.item_uuid_trailing[0 .. t.payload_clusters.count - 1],
            t.payload_clusters.item_summary_version[0 .. t.payload_clusters.count - 1],
            t.payload_clusters.item_summary_min_version[0 .. t.payload_clusters.count - 1],
            t.payload_clusters.item_summary_cluster_id[0 .. t.payload_clusters.count - 1],
            t.payload_clusters.item_summary_cluster_version_version[0 .. t.payload_clusters.count - 1],
            t.payload_clusters.item_summary_cluster_version_min_version[0 .. t.payload_clusters.count - 1],
            t.payload_clusters.item_summary_cluster_version_version_use[0 .. t.payload_clusters.count - 1],
            t.payload_clusters.item_summary_cluster_version_version_min[0 .. t.payload_clusters.count - 1],
            t.payload_clusters.item_summary_cluster_version_flags[0 .. t.payload_clusters.count - 1],
            t.payload_clusters.item_summary_cluster_version_trailing[0 .. t.payload_clusters.count - 1],
            t.payload_clusters.item_summary_first_entry[0 .. t.payload_clusters.count - 1],
            t.payload_clusters.item_summary_num_entries[0 .. t.payload_clusters.count - 1],
            t.payload_clusters.item_summary_locator_ofs_range[0 .. t.payload_clusters.count - 1],
            t.payload_clusters.item_summary_locator_len_range[0 .. t.payload_clusters.count - 1],
            t.payload_clusters.item_summary_locator_url[0 .. t.payload_clusters.count - 1],
            t.payload_clusters.item_summary_trailing[0 .. t.payload_clusters.count - 1],
            t.payload_clusters.first_item_columns[0 .. t.payload_clusters.count],
            t.item_columns.item_column_id[0 .. t.item_columns.count - 1],
            t.item_columns.item_element_offset[0 .. t.item_columns.count - 1],
            t.item_columns.item_num_elements[0 .. t.item_columns.count - 1],
            t.item_columns.item_compression_settings[0 .. t.item_columns.count - 1],
            t.item_columns.first_page[0 .. t.item_columns.count], t.page.num_elements[0 .. t.page.count - 1],
            t.page.locator_ofs_range[0 .. t.page.count - 1], t.page.locator_len_range[0 .. t.page.count - 1],
            t.page.locator_url[0 .. t.page.count - 1];
        loop variant num_clusters - i_2;
     */
    for (int64_t i_2 = 0; i_2 < num_clusters; i_2++) {
        if (is_filling && n_payload_clusters == (int64_t)t.payload_clusters.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "payload_clusters");
        RNTUPLE_PUT(t.payload_clusters.first_item_columns, n_payload_clusters, n_item_columns);
        if (end_2 - p < 2)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_clusters.item_uuid_version");
        RNTUPLE_PUT(t.payload_clusters.item_uuid_version, n_payload_clusters, rntuple_u2le(data + p));
        p += 2;
        if (end_2 - p < 2)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_clusters.item_uuid_min_version");
        RNTUPLE_PUT(t.payload_clusters.item_uuid_min_version, n_payload_clusters, rntuple_u2le(data + p));
        p += 2;
        if (end_2 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_clusters.item_uuid_len_frame");
        const int64_t uuid_len_frame = rntuple_u4le(data + p);
        p += 4;
        if (!((uuid_len_frame == 0) || ((uuid_len_frame >= 8) && (uuid_len_frame - (end_2 - p) <= 8))))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_clusters.item_uuid_len_frame");
        const int64_t size_2 = uuid_len_frame == 0 ? (end_2 - p) : (uuid_len_frame - 8);
        if (size_2 < 0)
            return rntuple_end(status, RNTUPLE_INVALID, p, "payload_clusters.item_body");
        if (end_2 - p < size_2)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_clusters.item_body");
        /*@ assert 0 <= size_2 <= end_2 - p; */
        const int64_t end_3 = p + size_2;
        if (end_3 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_clusters.item_uuid_uuid_len");
        const int64_t uuid_uuid_len = rntuple_u4le(data + p);
        p += 4;
        if (!(uuid_uuid_len <= end_3 - p))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_clusters.item_uuid_uuid_len");
        const int64_t size_3 = uuid_uuid_len;
        if (end_3 - p < size_3)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_clusters.item_uuid_uuid");
        /*@ assert 0 <= size_3 <= end_3 - p; */
        RNTUPLE_PUT(t.payload_clusters.item_uuid_uuid, n_payload_clusters, rntuple_range_of(p, size_3));
        p += size_3;
        RNTUPLE_PUT(t.payload_clusters.item_uuid_trailing, n_payload_clusters, rntuple_range_of(p, end_3 - p));
        p = end_3;
        if (end_2 - p < 2)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_clusters.item_summary_version");
        RNTUPLE_PUT(t.payload_clusters.item_summary_version, n_payload_clusters, rntuple_u2le(data + p));
        p += 2;
        if (end_2 - p < 2)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_clusters.item_summary_min_version");
        RNTUPLE_PUT(t.payload_clusters.item_summary_min_version, n_payload_clusters, rntuple_u2le(data + p));
        p += 2;
        if (end_2 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_clusters.item_summary_len_frame");
        const int64_t summary_len_frame = rntuple_u4le(data + p);
        p += 4;
        if (!((summary_len_frame == 0) || ((summary_len_frame >= 8) && (summary_len_frame - (end_2 - p) <= 8))))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_clusters.item_summary_len_frame");
        const int64_t size_4 = summary_len_frame == 0 ? (end_2 - p) : (summary_len_frame - 8);
        if (size_4 < 0)
            return rntuple_end(status, RNTUPLE_INVALID, p, "payload_clusters.item_body");
        if (end_2 - p < size_4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_clusters.item_body");
        /*@ assert 0 <= size_4 <= end_2 - p; */
        const int64_t end_4 = p + size_4;
        if (end_4 - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_clusters.item_summary_cluster_id");
        RNTUPLE_PUT(t.payload_clusters.item_summary_cluster_id, n_payload_clusters, rntuple_u8le(data + p));
        p += 8;
        if (end_4 - p < 2)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_clusters.item_summary_cluster_version_version");
        RNTUPLE_PUT(t.payload_clusters.item_summary_cluster_version_version, n_payload_clusters, rntuple_u2le(data + p));
        p += 2;
        if (end_4 - p < 2)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_clusters.item_summary_cluster_version_min_version");
        RNTUPLE_PUT(t.payload_clusters.item_summary_cluster_version_min_version, n_payload_clusters, rntuple_u2le(data + p));
        p += 2;
        if (end_4 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_clusters.item_summary_cluster_version_len_frame");
        const int64_t summary_cluster_version_len_frame = rntuple_u4le(data + p);
        p += 4;
        if (!((summary_cluster_version_len_frame == 0) || ((summary_cluster_version_len_frame >= 8) && (summary_cluster_version_len_frame - (end_4 - p) <= 8))))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_clusters.item_summary_cluster_version_len_frame");
        const int64_t size_5 = summary_cluster_version_len_frame == 0 ? (end_4 - p) : (summary_cluster_version_len_frame - 8);
        if (size_5 < 0)
            return rntuple_end(status, RNTUPLE_INVALID, p, "payload_clusters.item_body");
        if (end_4 - p < size_5)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_clusters.item_body");
        /*@ assert 0 <= size_5 <= end_4 - p; */
        const int64_t end_5 = p + size_5;
        if (end_5 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_clusters.item_summary_cluster_version_version_use");
        RNTUPLE_PUT(t.payload_clusters.item_summary_cluster_version_version_use, n_payload_clusters, rntuple_u4le(data + p));
        p += 4;
        if (end_5 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_clusters.item_summary_cluster_version_version_min");
        RNTUPLE_PUT(t.payload_clusters.item_summary_cluster_version_version_min, n_payload_clusters, rntuple_u4le(data + p));
        p += 4;
        if (end_5 - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_clusters.item_summary_cluster_version_flags");
        RNTUPLE_PUT(t.payload_clusters.item_summary_cluster_version_flags, n_payload_clusters, rntuple_u8le(data + p));
        p += 8;
        RNTUPLE_PUT(t.payload_clusters.item_summary_cluster_version_trailing, n_payload_clusters, rntuple_range_of(p, end_5 - p));
        p = end_5;
        if (end_4 - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_clusters.item_summary_first_entry");
        RNTUPLE_PUT(t.payload_clusters.item_summary_first_entry, n_payload_clusters, rntuple_u8le(data + p));
        p += 8;
        if (end_4 - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_clusters.item_summary_num_entries");
        RNTUPLE_PUT(t.payload_clusters.item_summary_num_entries, n_payload_clusters, rntuple_u8le(data + p));
        p += 8;
        if (end_4 - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_clusters.item_summary_locator_ofs_range");
        RNTUPLE_PUT(t.payload_clusters.item_summary_locator_ofs_range, n_payload_clusters, rntuple_s8le(data + p));
        p += 8;
        if (end_4 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_clusters.item_summary_locator_len_range");
        RNTUPLE_PUT(t.payload_clusters.item_summary_locator_len_range, n_payload_clusters, rntuple_u4le(data + p));
        p += 4;
        if (end_4 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_clusters.item_summary_locator_url_len");
        const int64_t summary_locator_url_len = rntuple_u4le(data + p);
        p += 4;
        if (!(summary_locator_url_len <= end_4 - p))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_clusters.item_summary_locator_url_len");
        const int64_t size_6 = summary_locator_url_len;
        if (end_4 - p < size_6)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_clusters.item_summary_locator_url");
        /*@ assert 0 <= size_6 <= end_4 - p; */
        RNTUPLE_PUT(t.payload_clusters.item_summary_locator_url, n_payload_clusters, rntuple_range_of(p, size_6));
        p += size_6;
        RNTUPLE_PUT(t.payload_clusters.item_summary_trailing, n_payload_clusters, rntuple_range_of(p, end_4 - p));
        p = end_4;
        if (end_2 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_clusters.item_num_columns");
        const int64_t num_columns = rntuple_u4le(data + p);
        p += 4;
        if (!((num_columns <= 2147483647) && (num_columns * 32 <= end_2 - p)))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "payload_clusters.item_num_columns");
        /*@ loop invariant 0 <= p <= end_2;
            loop invariant \at(p, LoopEntry) <= p;
            loop invariant 0 <= i_3 <= num_columns;
            loop invariant 0 <= n_item_columns <= p;
            loop invariant is_filling ==> n_item_columns <= t.item_columns.count;
            loop invariant 0 <= n_page <= p;
            loop invariant is_filling ==> n_page <= t.page.count;
            loop assigns i_3, p, *status, n_item_columns, n_page, t.item_columns.item_column_id[0 .. t.item_columns.count - 1],
                t.item_columns.item_element_offset[0 .. t.item_columns.count - 1],
                t.item_columns.item_num_elements[0 .. t.item_columns.count - 1],
                t.item_columns.item_compression_settings[0 .. t.item_columns.count - 1],
                t.item_columns.first_page[0 .. t.item_columns.count], t.page.num_elements[0 .. t.page.count - 1],
                t.page.locator_ofs_range[0 .. t.page.count - 1], t.page.locator_len_range[0 .. t.page.count - 1],
                t.page.locator_url[0 .. t.page.count - 1];
            loop variant num_columns - i_3;
         */
        for (int64_t i_3 = 0; i_3 < num_columns; i_3++) {
            if (is_filling && n_item_columns == (int64_t)t.item_columns.count)
                return rntuple_end(status, RNTUPLE_TOO_MANY, p, "item_columns");
            RNTUPLE_PUT(t.item_columns.first_page, n_item_columns, n_page);
            if (end_2 - p < 8)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "item_columns.item_column_id");
            RNTUPLE_PUT(t.item_columns.item_column_id, n_item_columns, rntuple_u8le(data + p));
            p += 8;
            if (end_2 - p < 8)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "item_columns.item_element_offset");
            RNTUPLE_PUT(t.item_columns.item_element_offset, n_item_columns, rntuple_u8le(data + p));
            p += 8;
            if (end_2 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "item_columns.item_num_elements");
            RNTUPLE_PUT(t.item_columns.item_num_elements, n_item_columns, rntuple_u4le(data + p));
            p += 4;
            if (end_2 - p < 8)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "item_columns.item_compression_settings");
            RNTUPLE_PUT(t.item_columns.item_compression_settings, n_item_columns, rntuple_s8le(data + p));
            p += 8;
            if (end_2 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "item_columns.item_num_pages");
            const int64_t num_pages = rntuple_u4le(data + p);
            p += 4;
            if (!(((num_pages >= 0) && (num_pages <= 2147483647)) && (num_pages * 20 <= end_2 - p)))
                return rntuple_end(status, RNTUPLE_INVALID, p - 4, "item_columns.item_num_pages");
            /*@ loop invariant 0 <= p <= end_2;
                loop invariant \at(p, LoopEntry) <= p;
                loop invariant 0 <= i_4 <= num_pages;
                loop invariant 0 <= n_page <= p;
                loop invariant is_filling ==> n_page <= t.page.count;
                loop assigns i_4, p, *status, n_page, t.page.num_elements[0 .. t.page.count - 1],
                    t.page.locator_ofs_range[0 .. t.page.count - 1], t.page.locator_len_range[0 .. t.page.count - 1],
                    t.page.locator_url[0 .. t.page.count - 1];
                loop variant num_pages - i_4;
             */
            for (int64_t i_4 = 0; i_4 < num_pages; i_4++) {
                if (is_filling && n_page == (int64_t)t.page.count)
                    return rntuple_end(status, RNTUPLE_TOO_MANY, p, "page");
                p = rntuple_v0_page_row(data, p, end_2, t.page, n_page, status, is_filling);
                if (p < 0)
                    return (int)-p;
                n_page++;
            }
            n_item_columns++;
        }
        n_payload_clusters++;
    }
    t.payload_trailing = (rntuple_range_of(p, end_2 - p));
    p = end_2;
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "postscript_version");
    t.postscript_version = (rntuple_u2le(data + p));
    p += 2;
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "postscript_min_version");
    t.postscript_min_version = (rntuple_u2le(data + p));
    p += 2;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "postscript_len_header");
    t.postscript_len_header = (rntuple_u4le(data + p));
    p += 4;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "postscript_len_footer");
    t.postscript_len_footer = (rntuple_u4le(data + p));
    p += 4;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "checksum");
    /*@ assert 0 <= 4 <= end - p; */
    t.checksum = (rntuple_range_of(p, 4));
    p += 4;
    RNTUPLE_PUT(t.payload_clusters.first_item_columns, n_payload_clusters, n_item_columns);
    t.payload_clusters.count = (size_t)n_payload_clusters;
    RNTUPLE_PUT(t.item_columns.first_page, n_item_columns, n_page);
    t.item_columns.count = (size_t)n_item_columns;
    t.page.count = (size_t)n_page;
    /*@ assert t.payload_trailing.length == -1 || 0 <= t.payload_trailing.offset <= t.payload_trailing.offset + t.payload_trailing.length <= length; */
    /*@ assert t.checksum.length == -1 || 0 <= t.checksum.offset <= t.checksum.offset + t.checksum.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->payload_trailing.offset == t.payload_trailing.offset && out->payload_trailing.length == t.payload_trailing.length; */
    /*@ assert out->checksum.offset == t.checksum.offset && out->checksum.length == t.checksum.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->payload_trailing.length == -1 || 0 <= out->payload_trailing.offset <= out->payload_trailing.offset + out->payload_trailing.length <= length; */
    /*@ assert out->checksum.length == -1 || 0 <= out->checksum.offset <= out->checksum.offset + out->checksum.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int rntuple_v0_footer_envelope_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return rntuple_v0_footer_envelope_pass(data, length, *(rntuple_v0_footer_envelope *)out, (rntuple_v0_footer_envelope *)out, status, 1);
    memset(out, 0, sizeof(rntuple_v0_footer_envelope));
    return rntuple_v0_footer_envelope_pass(data, length, *(rntuple_v0_footer_envelope *)out, (rntuple_v0_footer_envelope *)out, status, 0);
}

static const rntuple_type rntuple_v0_footer_envelope_type = {
    "rntuple_v0_footer_envelope", sizeof(rntuple_v0_footer_envelope), sizeof rntuple_v0_footer_envelope_members / sizeof *rntuple_v0_footer_envelope_members, rntuple_v0_footer_envelope_members, rntuple_v0_footer_envelope_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int rntuple_v0_footer_envelope_count(const uint8_t *data, size_t length, rntuple_v0_footer_envelope *out, rntuple_status *status)
{
    return rntuple_v0_footer_envelope_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int rntuple_v0_footer_envelope_fill(const uint8_t *data, size_t length, rntuple_v0_footer_envelope *out, rntuple_status *status)
{
    return rntuple_v0_footer_envelope_run(data, length, out, status, 1);
}

#endif
