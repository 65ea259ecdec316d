/* Generated from spec/rntuple.ksy by tools/generate; edit spec/parts/rntuple.ksy and run `make generate`. */

#ifndef RNTUPLE_C_RNTUPLE_H
#define RNTUPLE_C_RNTUPLE_H

#include "parse.h"

/* Ranges of bytes:
 * Unknown bytes up to the end of the locator, appended by a later version of the format: payload_trailing,
 *   page_list_link_locator_payload_trailing, locator_payload_trailing
 * The stored bytes, unparsed: payload_raw, page_list_link_locator_payload_raw, locator_payload_raw
 * Bytes of the string, left undecoded here; UTF-8 by convention, ASCII by the text of the drafts: name,
 *   description, writer, type_name, type_alias, content
 * Unknown bytes up to the end of the frame, appended by a later version of the format:
 *   schema_fields_trailing, schema_columns_trailing, schema_alias_columns_trailing,
 *   schema_extra_type_infos_trailing, trailing, schema_extension_schema_fields_trailing,
 *   schema_extension_schema_columns_trailing, schema_extension_schema_alias_columns_trailing,
 *   schema_extension_schema_extra_type_infos_trailing, schema_extension_trailing, cluster_groups_trailing,
 *   linked_attribute_sets_trailing, cluster_summaries_trailing, page_locations_trailing
 */

/* RNTuple is the columnar storage format of CERN ROOT */
typedef struct rntuple_envelope {
    uint16_t type_id; /* Kind of envelope, see the enum envelope_type; the low 16 bits of the first 64-bit word */
    rntuple_range payload; /* Contents of the envelope */
    rntuple_range checksum; /* XXH3-64 of all preceding bytes of the envelope, little-endian */
} rntuple_envelope;

static const rntuple_member rntuple_envelope_members[] = {
    {"", "type_id", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_envelope, type_id)},
    {"", "payload", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_envelope, payload)},
    {"", "checksum", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_envelope, checksum)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    assigns *out, *status;
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->payload.length == -1 || 0 <= out->payload.offset <= out->payload.offset + out->payload.length <= length;
    ensures \result == RNTUPLE_OK ==> out->checksum.length == -1 || 0 <= out->checksum.offset <= out->checksum.offset + out->checksum.length <= length;
 */
RNTUPLE_INLINE int rntuple_envelope_pass(const uint8_t *data, size_t length, rntuple_envelope t, rntuple_envelope *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.payload = rntuple_range_of(0, -1);
    t.checksum = rntuple_range_of(0, -1);
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "type_id");
    const int64_t type_id = rntuple_u2le(data + p);
    t.type_id = ((uint16_t)type_id);
    p += 2;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_envelope_lo");
    const int64_t len_envelope_lo = rntuple_u4le(data + p);
    p += 4;
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_envelope_hi");
    const int64_t len_envelope_hi = rntuple_u2le(data + p);
    p += 2;
    if (!((len_envelope_lo + (len_envelope_hi * INT64_C(4294967296)) >= 16) && (len_envelope_lo + (len_envelope_hi * INT64_C(4294967296)) <= end)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 2, "len_envelope_hi");
    const int64_t size = (len_envelope_lo + (len_envelope_hi * INT64_C(4294967296))) - 16;
    if (size < 0)
        return rntuple_end(status, RNTUPLE_INVALID, p, "body");
    if (end - p < size)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    t.payload = (rntuple_range_of(p, end_2 - p));
    p = end_2;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "checksum");
    /*@ assert 0 <= 8 <= end - p; */
    t.checksum = (rntuple_range_of(p, 8));
    p += 8;
    /*@ assert t.payload.length == -1 || 0 <= t.payload.offset <= t.payload.offset + t.payload.length <= length; */
    /*@ assert t.checksum.length == -1 || 0 <= t.checksum.offset <= t.checksum.offset + t.checksum.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->payload.offset == t.payload.offset && out->payload.length == t.payload.length; */
    /*@ assert out->checksum.offset == t.checksum.offset && out->checksum.length == t.checksum.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->payload.length == -1 || 0 <= out->payload.offset <= out->payload.offset + out->payload.length <= length; */
    /*@ assert out->checksum.length == -1 || 0 <= out->checksum.offset <= out->checksum.offset + out->checksum.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int rntuple_envelope_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return rntuple_envelope_pass(data, length, *(rntuple_envelope *)out, (rntuple_envelope *)out, status, 1);
    memset(out, 0, sizeof(rntuple_envelope));
    return rntuple_envelope_pass(data, length, *(rntuple_envelope *)out, (rntuple_envelope *)out, status, 0);
}

static const rntuple_type rntuple_envelope_type = {
    "rntuple_envelope", sizeof(rntuple_envelope), sizeof rntuple_envelope_members / sizeof *rntuple_envelope_members, rntuple_envelope_members, rntuple_envelope_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int rntuple_envelope_count(const uint8_t *data, size_t length, rntuple_envelope *out, rntuple_status *status)
{
    return rntuple_envelope_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int rntuple_envelope_fill(const uint8_t *data, size_t length, rntuple_envelope *out, rntuple_status *status)
{
    return rntuple_envelope_run(data, length, out, status, 1);
}

/* Where a byte range is stored */
typedef struct rntuple_locator {
    int32_t head; /* Stored size in bytes of the byte range if not negative; else the negated word of locator size, reserved byte and kind */
    uint8_t has_ofs_range; /* 1 if ofs_range is there */
    uint64_t ofs_range; /* Offset in bytes from the start of the file */
    uint8_t has_payload_len_range; /* 1 if payload_len_range is there */
    uint64_t payload_len_range; /* Stored size in bytes of the byte range */
    uint8_t has_payload_ofs_range; /* 1 if payload_ofs_range is there */
    uint64_t payload_ofs_range; /* Offset in bytes from the start of the file */
    rntuple_range payload_trailing;
    rntuple_range payload_raw;
} rntuple_locator;

static const rntuple_member rntuple_locator_members[] = {
    {"", "head", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(rntuple_locator, head)},
    {"", "has_ofs_range", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_locator, has_ofs_range)},
    {"", "ofs_range", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_locator, ofs_range)},
    {"", "has_payload_len_range", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_locator, has_payload_len_range)},
    {"", "payload_len_range", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_locator, payload_len_range)},
    {"", "has_payload_ofs_range", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_locator, has_payload_ofs_range)},
    {"", "payload_ofs_range", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_locator, payload_ofs_range)},
    {"", "payload_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_locator, payload_trailing)},
    {"", "payload_raw", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_locator, payload_raw)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    assigns *out, *status;
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_trailing.length == -1 || 0 <= out->payload_trailing.offset <= out->payload_trailing.offset + out->payload_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->payload_raw.length == -1 || 0 <= out->payload_raw.offset <= out->payload_raw.offset + out->payload_raw.length <= length;
 */
RNTUPLE_INLINE int rntuple_locator_pass(const uint8_t *data, size_t length, rntuple_locator t, rntuple_locator *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.payload_trailing = rntuple_range_of(0, -1);
    t.payload_raw = rntuple_range_of(0, -1);
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
            if (end_2 - p < 8)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_len_range");
            t.has_payload_len_range = (1);
            t.payload_len_range = (rntuple_u8le(data + p));
            p += 8;
            if (end_2 - p < 8)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "payload_ofs_range");
            t.has_payload_ofs_range = (1);
            t.payload_ofs_range = (rntuple_u8le(data + p));
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
    /*@ assert t.payload_trailing.length == -1 || 0 <= t.payload_trailing.offset <= t.payload_trailing.offset + t.payload_trailing.length <= length; */
    /*@ assert t.payload_raw.length == -1 || 0 <= t.payload_raw.offset <= t.payload_raw.offset + t.payload_raw.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->payload_trailing.offset == t.payload_trailing.offset && out->payload_trailing.length == t.payload_trailing.length; */
    /*@ assert out->payload_raw.offset == t.payload_raw.offset && out->payload_raw.length == t.payload_raw.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->payload_trailing.length == -1 || 0 <= out->payload_trailing.offset <= out->payload_trailing.offset + out->payload_trailing.length <= length; */
    /*@ assert out->payload_raw.length == -1 || 0 <= out->payload_raw.offset <= out->payload_raw.offset + out->payload_raw.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int rntuple_locator_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return rntuple_locator_pass(data, length, *(rntuple_locator *)out, (rntuple_locator *)out, status, 1);
    memset(out, 0, sizeof(rntuple_locator));
    return rntuple_locator_pass(data, length, *(rntuple_locator *)out, (rntuple_locator *)out, status, 0);
}

static const rntuple_type rntuple_locator_type = {
    "rntuple_locator", sizeof(rntuple_locator), sizeof rntuple_locator_members / sizeof *rntuple_locator_members, rntuple_locator_members, rntuple_locator_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int rntuple_locator_count(const uint8_t *data, size_t length, rntuple_locator *out, rntuple_status *status)
{
    return rntuple_locator_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int rntuple_locator_fill(const uint8_t *data, size_t length, rntuple_locator *out, rntuple_status *status)
{
    return rntuple_locator_run(data, length, out, status, 1);
}

/* One 64-bit word of 63 flags, in two halves so that no target language loses bits */
typedef struct rntuple_feature_flag_word_table {
    size_t count;
    uint32_t *lo; /* Flags 0 to 31 of this word */
    int32_t *hi; /* Flags 32 to 62 of this word; negative (bit 63 of the word is set) if another word follows */
} rntuple_feature_flag_word_table;

/* Description of one field: a node of the schema tree */
typedef struct rntuple_field_table {
    size_t count;
    uint32_t *field_version; /* Version of the field's own serialisation */
    uint32_t *type_version; /* Version of the type, such as the class version of a user-defined class */
    uint32_t *parent_id; /* Id of the parent field; a top-level field names itself */
    uint16_t *role; /* Structural role, see the enum field_role */
    uint16_t *flags; /* Bits of the enum field_flag */
    rntuple_range *name;
    rntuple_range *type_name;
    rntuple_range *type_alias;
    rntuple_range *description;
    uint8_t *has_array_size; /* 1 if array_size is there */
    uint64_t *array_size; /* Number of items per entry of a fixed-size array or bitset */
    uint8_t *has_source_field_id; /* 1 if source_field_id is there */
    uint32_t *source_field_id; /* Id of the field that a projected field shows */
    uint8_t *has_type_checksum; /* 1 if type_checksum is there */
    uint32_t *type_checksum; /* Checksum that ROOT computed over the in-memory type */
    rntuple_range *trailing;
} rntuple_field_table;

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
    requires is_filling ==> t.name == \null || \valid(t.name + row);
    requires is_filling ==> t.type_name == \null || \valid(t.type_name + row);
    requires is_filling ==> t.type_alias == \null || \valid(t.type_alias + row);
    requires is_filling ==> t.description == \null || \valid(t.description + row);
    requires is_filling ==> t.has_array_size == \null || \valid(t.has_array_size + row);
    requires is_filling ==> t.array_size == \null || \valid(t.array_size + row);
    requires is_filling ==> t.has_source_field_id == \null || \valid(t.has_source_field_id + row);
    requires is_filling ==> t.source_field_id == \null || \valid(t.source_field_id + row);
    requires is_filling ==> t.has_type_checksum == \null || \valid(t.has_type_checksum + row);
    requires is_filling ==> t.type_checksum == \null || \valid(t.type_checksum + row);
    requires is_filling ==> t.trailing == \null || \valid(t.trailing + row);
    assigns *status, t.field_version[0 .. t.count - 1], t.type_version[0 .. t.count - 1], t.parent_id[0 .. t.count - 1],
        t.role[0 .. t.count - 1], t.flags[0 .. t.count - 1], t.name[0 .. t.count - 1], t.type_name[0 .. t.count - 1],
        t.type_alias[0 .. t.count - 1], t.description[0 .. t.count - 1], t.has_array_size[0 .. t.count - 1],
        t.array_size[0 .. t.count - 1], t.has_source_field_id[0 .. t.count - 1], t.source_field_id[0 .. t.count - 1],
        t.has_type_checksum[0 .. t.count - 1], t.type_checksum[0 .. t.count - 1], t.trailing[0 .. t.count - 1];
    ensures -RNTUPLE_TOO_MANY <= \result < 0 || p < \result <= end;
 */
RNTUPLE_INLINE int64_t rntuple_field_row(const uint8_t *data, int64_t p, int64_t end, rntuple_field_table t, int64_t row, rntuple_status *status, int is_filling)
{
    if (end - p < 8)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.len_frame");
    const int64_t len_frame = rntuple_s8le(data + p);
    p += 8;
    if (!((len_frame >= 8) && (len_frame - (end - p) <= 8)))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 8, "field.len_frame");
    const int64_t size = len_frame - 8;
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
    if ((flags & 2) != 0) {
        if (end_2 - p < 4)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.source_field_id");
        RNTUPLE_PUT(t.has_source_field_id, row, 1);
        RNTUPLE_PUT(t.source_field_id, row, rntuple_u4le(data + p));
        p += 4;
    } else {
        RNTUPLE_PUT(t.has_source_field_id, row, 0);
        RNTUPLE_PUT(t.source_field_id, row, 0);
    }
    /*@ assert \at(p, Pre) < p <= end_2; */
    if ((flags & 4) != 0) {
        if (end_2 - p < 4)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "field.type_checksum");
        RNTUPLE_PUT(t.has_type_checksum, row, 1);
        RNTUPLE_PUT(t.type_checksum, row, rntuple_u4le(data + p));
        p += 4;
    } else {
        RNTUPLE_PUT(t.has_type_checksum, row, 0);
        RNTUPLE_PUT(t.type_checksum, row, 0);
    }
    /*@ assert \at(p, Pre) < p <= end_2; */
    RNTUPLE_PUT(t.trailing, row, rntuple_range_of(p, end_2 - p));
    p = end_2;
    (void)row;
    return p;
}

/* Description of one physical column */
typedef struct rntuple_column_table {
    size_t count;
    uint16_t *column_type; /* How elements are encoded, see the enum column_type */
    uint16_t *bits_on_storage; /* Size of one element on storage, in bits */
    uint32_t *field_id; /* Id of the field that the column belongs to */
    uint16_t *flags; /* Bits of the enum column_flag */
    uint16_t *representation_index; /* Which of the alternative representations of the field the column belongs to */
    uint8_t *has_first_element_index; /* 1 if first_element_index is there */
    int64_t *first_element_index; /* Index of the first stored element of a deferred column */
    uint8_t *has_value_range_min; /* 1 if value_range_min is there */
    double *value_range_min; /* Smallest value */
    uint8_t *has_value_range_max; /* 1 if value_range_max is there */
    double *value_range_max; /* Largest value */
    rntuple_range *trailing;
} rntuple_column_table;

/* Parse one row at p; returns where it ends, or the negated code of the error. */
/*@ requires 0 <= p <= end <= RNTUPLE_MAX_LENGTH && 0 <= row;
    requires is_filling ==> row < t.count;
    requires \valid_read(data + (0 .. end - 1));
    requires status == \null || \valid(status);
    requires is_filling ==> t.column_type == \null || \valid(t.column_type + row);
    requires is_filling ==> t.bits_on_storage == \null || \valid(t.bits_on_storage + row);
    requires is_filling ==> t.field_id == \null || \valid(t.field_id + row);
    requires is_filling ==> t.flags == \null || \valid(t.flags + row);
    requires is_filling ==> t.representation_index == \null || \valid(t.representation_index + row);
    requires is_filling ==> t.has_first_element_index == \null || \valid(t.has_first_element_index + row);
    requires is_filling ==> t.first_element_index == \null || \valid(t.first_element_index + row);
    requires is_filling ==> t.has_value_range_min == \null || \valid(t.has_value_range_min + row);
    requires is_filling ==> t.value_range_min == \null || \valid(t.value_range_min + row);
    requires is_filling ==> t.has_value_range_max == \null || \valid(t.has_value_range_max + row);
    requires is_filling ==> t.value_range_max == \null || \valid(t.value_range_max + row);
    requires is_filling ==> t.trailing == \null || \valid(t.trailing + row);
    assigns *status, t.column_type[0 .. t.count - 1], t.bits_on_storage[0 .. t.count - 1], t.field_id[0 .. t.count - 1],
        t.flags[0 .. t.count - 1], t.representation_index[0 .. t.count - 1], t.has_first_element_index[0 .. t.count - 1],
        t.first_element_index[0 .. t.count - 1], t.has_value_range_min[0 .. t.count - 1], t.value_range_min[0 .. t.count - 1],
        t.has_value_range_max[0 .. t.count - 1], t.value_range_max[0 .. t.count - 1], t.trailing[0 .. t.count - 1];
    ensures -RNTUPLE_TOO_MANY <= \result < 0 || p < \result <= end;
 */
RNTUPLE_INLINE int64_t rntuple_column_row(const uint8_t *data, int64_t p, int64_t end, rntuple_column_table t, int64_t row, rntuple_status *status, int is_filling)
{
    if (end - p < 8)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.len_frame");
    const int64_t len_frame = rntuple_s8le(data + p);
    p += 8;
    if (!((len_frame >= 8) && (len_frame - (end - p) <= 8)))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 8, "column.len_frame");
    const int64_t size = len_frame - 8;
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
    if (end_2 - p < 2)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.flags");
    const int64_t flags = rntuple_u2le(data + p);
    RNTUPLE_PUT(t.flags, row, (uint16_t)flags);
    p += 2;
    if (end_2 - p < 2)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.representation_index");
    RNTUPLE_PUT(t.representation_index, row, rntuple_u2le(data + p));
    p += 2;
    if ((flags & 1) != 0) {
        if (end_2 - p < 8)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.first_element_index");
        RNTUPLE_PUT(t.has_first_element_index, row, 1);
        RNTUPLE_PUT(t.first_element_index, row, rntuple_s8le(data + p));
        p += 8;
    } else {
        RNTUPLE_PUT(t.has_first_element_index, row, 0);
        RNTUPLE_PUT(t.first_element_index, row, 0);
    }
    /*@ assert \at(p, Pre) < p <= end_2; */
    if ((flags & 2) != 0) {
        if (end_2 - p < 8)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.value_range_min");
        RNTUPLE_PUT(t.has_value_range_min, row, 1);
        RNTUPLE_PUT(t.value_range_min, row, rntuple_f8(rntuple_u8le(data + p)));
        p += 8;
        if (end_2 - p < 8)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column.value_range_max");
        RNTUPLE_PUT(t.has_value_range_max, row, 1);
        RNTUPLE_PUT(t.value_range_max, row, rntuple_f8(rntuple_u8le(data + p)));
        p += 8;
    } else {
        RNTUPLE_PUT(t.has_value_range_min, row, 0);
        RNTUPLE_PUT(t.value_range_min, row, 0);
        RNTUPLE_PUT(t.has_value_range_max, row, 0);
        RNTUPLE_PUT(t.value_range_max, row, 0);
    }
    /*@ assert \at(p, Pre) < p <= end_2; */
    RNTUPLE_PUT(t.trailing, row, rntuple_range_of(p, end_2 - p));
    p = end_2;
    (void)row;
    return p;
}

/* Column of a projected field: another name for a physical column */
typedef struct rntuple_alias_column_table {
    size_t count;
    uint32_t *physical_column_id; /* Id of the physical column that holds the elements */
    uint32_t *field_id; /* Id of the projected field */
    rntuple_range *trailing;
} rntuple_alias_column_table;

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
RNTUPLE_INLINE int64_t rntuple_alias_column_row(const uint8_t *data, int64_t p, int64_t end, rntuple_alias_column_table t, int64_t row, rntuple_status *status, int is_filling)
{
    if (end - p < 8)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "alias_column.len_frame");
    const int64_t len_frame = rntuple_s8le(data + p);
    p += 8;
    if (!((len_frame >= 8) && (len_frame - (end - p) <= 8)))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 8, "alias_column.len_frame");
    const int64_t size = len_frame - 8;
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

/* Additional information about one type or all types */
typedef struct rntuple_extra_type_info_table {
    size_t count;
    uint32_t *content_id; /* Kind of content, see the enum extra_type_info_content */
    uint32_t *type_version; /* Version of the type that the information is about */
    rntuple_range *type_name;
    rntuple_range *content;
    rntuple_range *trailing;
} rntuple_extra_type_info_table;

/* Parse one row at p; returns where it ends, or the negated code of the error. */
/*@ requires 0 <= p <= end <= RNTUPLE_MAX_LENGTH && 0 <= row;
    requires is_filling ==> row < t.count;
    requires \valid_read(data + (0 .. end - 1));
    requires status == \null || \valid(status);
    requires is_filling ==> t.content_id == \null || \valid(t.content_id + row);
    requires is_filling ==> t.type_version == \null || \valid(t.type_version + row);
    requires is_filling ==> t.type_name == \null || \valid(t.type_name + row);
    requires is_filling ==> t.content == \null || \valid(t.content + row);
    requires is_filling ==> t.trailing == \null || \valid(t.trailing + row);
    assigns *status, t.content_id[0 .. t.count - 1], t.type_version[0 .. t.count - 1], t.type_name[0 .. t.count - 1],
        t.content[0 .. t.count - 1], t.trailing[0 .. t.count - 1];
    ensures -RNTUPLE_TOO_MANY <= \result < 0 || p < \result <= end;
 */
RNTUPLE_INLINE int64_t rntuple_extra_type_info_row(const uint8_t *data, int64_t p, int64_t end, rntuple_extra_type_info_table t, int64_t row, rntuple_status *status, int is_filling)
{
    if (end - p < 8)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "extra_type_info.len_frame");
    const int64_t len_frame = rntuple_s8le(data + p);
    p += 8;
    if (!((len_frame >= 8) && (len_frame - (end - p) <= 8)))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 8, "extra_type_info.len_frame");
    const int64_t size = len_frame - 8;
    if (end - p < size)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "extra_type_info.body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "extra_type_info.content_id");
    RNTUPLE_PUT(t.content_id, row, rntuple_u4le(data + p));
    p += 4;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "extra_type_info.type_version");
    RNTUPLE_PUT(t.type_version, row, rntuple_u4le(data + p));
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

/* Payload of the header envelope: name, provenance and schema of the RNTuple */
typedef struct rntuple_header {
    rntuple_range name;
    rntuple_range description;
    rntuple_range writer;
    rntuple_range schema_fields_trailing;
    rntuple_range schema_columns_trailing;
    rntuple_range schema_alias_columns_trailing;
    rntuple_range schema_extra_type_infos_trailing;
    rntuple_range trailing; /* Unknown bytes up to the end of the envelope payload, appended by a later version of the format */
    rntuple_feature_flag_word_table feature_flag_word;
    rntuple_field_table field;
    rntuple_column_table column;
    rntuple_alias_column_table alias_column;
    rntuple_extra_type_info_table extra_type_info;
} rntuple_header;

static const rntuple_member rntuple_header_members[] = {
    {"", "name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_header, name)},
    {"", "description", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_header, description)},
    {"", "writer", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_header, writer)},
    {"", "schema_fields_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_header, schema_fields_trailing)},
    {"", "schema_columns_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_header, schema_columns_trailing)},
    {"", "schema_alias_columns_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_header, schema_alias_columns_trailing)},
    {"", "schema_extra_type_infos_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_header, schema_extra_type_infos_trailing)},
    {"", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_header, trailing)},
    {"feature_flag_word", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_header, feature_flag_word.count)},
    {"feature_flag_word", "lo", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_header, feature_flag_word.lo)},
    {"feature_flag_word", "hi", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(rntuple_header, feature_flag_word.hi)},
    {"field", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_header, field.count)},
    {"field", "field_version", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_header, field.field_version)},
    {"field", "type_version", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_header, field.type_version)},
    {"field", "parent_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_header, field.parent_id)},
    {"field", "role", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_header, field.role)},
    {"field", "flags", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_header, field.flags)},
    {"field", "name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_header, field.name)},
    {"field", "type_name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_header, field.type_name)},
    {"field", "type_alias", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_header, field.type_alias)},
    {"field", "description", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_header, field.description)},
    {"field", "has_array_size", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_header, field.has_array_size)},
    {"field", "array_size", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_header, field.array_size)},
    {"field", "has_source_field_id", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_header, field.has_source_field_id)},
    {"field", "source_field_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_header, field.source_field_id)},
    {"field", "has_type_checksum", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_header, field.has_type_checksum)},
    {"field", "type_checksum", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_header, field.type_checksum)},
    {"field", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_header, field.trailing)},
    {"column", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_header, column.count)},
    {"column", "column_type", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_header, column.column_type)},
    {"column", "bits_on_storage", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_header, column.bits_on_storage)},
    {"column", "field_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_header, column.field_id)},
    {"column", "flags", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_header, column.flags)},
    {"column", "representation_index", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_header, column.representation_index)},
    {"column", "has_first_element_index", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_header, column.has_first_element_index)},
    {"column", "first_element_index", RNTUPLE_SIGNED, sizeof(int64_t), offsetof(rntuple_header, column.first_element_index)},
    {"column", "has_value_range_min", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_header, column.has_value_range_min)},
    {"column", "value_range_min", RNTUPLE_FLOAT, sizeof(double), offsetof(rntuple_header, column.value_range_min)},
    {"column", "has_value_range_max", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_header, column.has_value_range_max)},
    {"column", "value_range_max", RNTUPLE_FLOAT, sizeof(double), offsetof(rntuple_header, column.value_range_max)},
    {"column", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_header, column.trailing)},
    {"alias_column", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_header, alias_column.count)},
    {"alias_column", "physical_column_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_header, alias_column.physical_column_id)},
    {"alias_column", "field_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_header, alias_column.field_id)},
    {"alias_column", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_header, alias_column.trailing)},
    {"extra_type_info", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_header, extra_type_info.count)},
    {"extra_type_info", "content_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_header, extra_type_info.content_id)},
    {"extra_type_info", "type_version", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_header, extra_type_info.type_version)},
    {"extra_type_info", "type_name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_header, extra_type_info.type_name)},
    {"extra_type_info", "content", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_header, extra_type_info.content)},
    {"extra_type_info", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_header, extra_type_info.trailing)},
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
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.name == \null || \valid(t.field.name + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.type_name == \null || \valid(t.field.type_name + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.type_alias == \null || \valid(t.field.type_alias + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.description == \null || \valid(t.field.description + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.has_array_size == \null || \valid(t.field.has_array_size + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.array_size == \null || \valid(t.field.array_size + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.has_source_field_id == \null || \valid(t.field.has_source_field_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.source_field_id == \null || \valid(t.field.source_field_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.has_type_checksum == \null || \valid(t.field.has_type_checksum + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.type_checksum == \null || \valid(t.field.type_checksum + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.trailing == \null || \valid(t.field.trailing + i);
    requires is_filling ==> t.column.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.column_type == \null || \valid(t.column.column_type + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.bits_on_storage == \null || \valid(t.column.bits_on_storage + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.field_id == \null || \valid(t.column.field_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.flags == \null || \valid(t.column.flags + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.representation_index == \null || \valid(t.column.representation_index + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.has_first_element_index == \null || \valid(t.column.has_first_element_index + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.first_element_index == \null || \valid(t.column.first_element_index + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.has_value_range_min == \null || \valid(t.column.has_value_range_min + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.value_range_min == \null || \valid(t.column.value_range_min + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.has_value_range_max == \null || \valid(t.column.has_value_range_max + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.value_range_max == \null || \valid(t.column.value_range_max + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.trailing == \null || \valid(t.column.trailing + i);
    requires is_filling ==> t.alias_column.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.alias_column.count - 1 ==> t.alias_column.physical_column_id == \null || \valid(t.alias_column.physical_column_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.alias_column.count - 1 ==> t.alias_column.field_id == \null || \valid(t.alias_column.field_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.alias_column.count - 1 ==> t.alias_column.trailing == \null || \valid(t.alias_column.trailing + i);
    requires is_filling ==> t.extra_type_info.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.extra_type_info.count - 1 ==> t.extra_type_info.content_id == \null || \valid(t.extra_type_info.content_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.extra_type_info.count - 1 ==> t.extra_type_info.type_version == \null || \valid(t.extra_type_info.type_version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.extra_type_info.count - 1 ==> t.extra_type_info.type_name == \null || \valid(t.extra_type_info.type_name + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.extra_type_info.count - 1 ==> t.extra_type_info.content == \null || \valid(t.extra_type_info.content + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.extra_type_info.count - 1 ==> t.extra_type_info.trailing == \null || \valid(t.extra_type_info.trailing + i);
    assigns *out, *status, t.feature_flag_word.lo[0 .. t.feature_flag_word.count - 1],
        t.feature_flag_word.hi[0 .. t.feature_flag_word.count - 1], t.field.field_version[0 .. t.field.count - 1],
        t.field.type_version[0 .. t.field.count - 1], t.field.parent_id[0 .. t.field.count - 1],
        t.field.role[0 .. t.field.count - 1], t.field.flags[0 .. t.field.count - 1], t.field.name[0 .. t.field.count - 1],
        t.field.type_name[0 .. t.field.count - 1], t.field.type_alias[0 .. t.field.count - 1],
        t.field.description[0 .. t.field.count - 1], t.field.has_array_size[0 .. t.field.count - 1],
        t.field.array_size[0 .. t.field.count - 1], t.field.has_source_field_id[0 .. t.field.count - 1],
        t.field.source_field_id[0 .. t.field.count - 1], t.field.has_type_checksum[0 .. t.field.count - 1],
        t.field.type_checksum[0 .. t.field.count - 1], t.field.trailing[0 .. t.field.count - 1],
        t.column.column_type[0 .. t.column.count - 1], t.column.bits_on_storage[0 .. t.column.count - 1],
        t.column.field_id[0 .. t.column.count - 1], t.column.flags[0 .. t.column.count - 1],
        t.column.representation_index[0 .. t.column.count - 1], t.column.has_first_element_index[0 .. t.column.count - 1],
        t.column.first_element_index[0 .. t.column.count - 1], t.column.has_value_range_min[0 .. t.column.count - 1],
        t.column.value_range_min[0 .. t.column.count - 1], t.column.has_value_range_max[0 .. t.column.count - 1],
        t.column.value_range_max[0 .. t.column.count - 1], t.column.trailing[0 .. t.column.count - 1],
        t.alias_column.physical_column_id[0 .. t.alias_column.count - 1],
        t.alias_column.field_id[0 .. t.alias_column.count - 1], t.alias_column.trailing[0 .. t.alias_column.count - 1],
        t.extra_type_info.content_id[0 .. t.extra_type_info.count - 1],
        t.extra_type_info.type_version[0 .. t.extra_type_info.count - 1],
        t.extra_type_info.type_name[0 .. t.extra_type_info.count - 1],
        t.extra_type_info.content[0 .. t.extra_type_info.count - 1],
        t.extra_type_info.trailing[0 .. t.extra_type_info.count - 1];
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->name.length == -1 || 0 <= out->name.offset <= out->name.offset + out->name.length <= length;
    ensures \result == RNTUPLE_OK ==> out->description.length == -1 || 0 <= out->description.offset <= out->description.offset + out->description.length <= length;
    ensures \result == RNTUPLE_OK ==> out->writer.length == -1 || 0 <= out->writer.offset <= out->writer.offset + out->writer.length <= length;
    ensures \result == RNTUPLE_OK ==> out->schema_fields_trailing.length == -1 || 0 <= out->schema_fields_trailing.offset <= out->schema_fields_trailing.offset + out->schema_fields_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->schema_columns_trailing.length == -1 || 0 <= out->schema_columns_trailing.offset <= out->schema_columns_trailing.offset + out->schema_columns_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->schema_alias_columns_trailing.length == -1 || 0 <= out->schema_alias_columns_trailing.offset <= out->schema_alias_columns_trailing.offset + out->schema_alias_columns_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->schema_extra_type_infos_trailing.length == -1 || 0 <= out->schema_extra_type_infos_trailing.offset <= out->schema_extra_type_infos_trailing.offset + out->schema_extra_type_infos_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length;
 */
RNTUPLE_INLINE int rntuple_header_pass(const uint8_t *data, size_t length, rntuple_header t, rntuple_header *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0, n_feature_flag_word = 0, n_field = 0, n_column = 0, n_alias_column = 0, n_extra_type_info = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.name = rntuple_range_of(0, -1);
    t.description = rntuple_range_of(0, -1);
    t.writer = rntuple_range_of(0, -1);
    t.schema_fields_trailing = rntuple_range_of(0, -1);
    t.schema_columns_trailing = rntuple_range_of(0, -1);
    t.schema_alias_columns_trailing = rntuple_range_of(0, -1);
    t.schema_extra_type_infos_trailing = rntuple_range_of(0, -1);
    t.trailing = rntuple_range_of(0, -1);
    /*@ loop invariant 0 <= p <= end;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= n_feature_flag_word <= p;
        loop invariant is_filling ==> n_feature_flag_word <= t.feature_flag_word.count;
        loop assigns p, *status, n_feature_flag_word, t.feature_flag_word.lo[0 .. t.feature_flag_word.count - 1],
            t.feature_flag_word.hi[0 .. t.feature_flag_word.count - 1];
        loop variant end - p;
     */
    for (;;) {
        if (is_filling && n_feature_flag_word == (int64_t)t.feature_flag_word.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "feature_flag_word");
        if (end - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "feature_flag_word.lo");
        RNTUPLE_PUT(t.feature_flag_word.lo, n_feature_flag_word, rntuple_u4le(data + p));
        p += 4;
        if (end - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "feature_flag_word.hi");
        const int64_t hi = rntuple_s4le(data + p);
        RNTUPLE_PUT(t.feature_flag_word.hi, n_feature_flag_word, (int32_t)hi);
        p += 4;
        n_feature_flag_word++;
        if (hi >= 0)
            break;
    }
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "name_len");
    const int64_t name_len = rntuple_u4le(data + p);
    p += 4;
    if (!(name_len <= end - p))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "name_len");
    const int64_t size = name_len;
    if (end - p < size)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "name");
    /*@ assert 0 <= size <= end - p; */
    t.name = (rntuple_range_of(p, size));
    p += size;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "description_len");
    const int64_t description_len = rntuple_u4le(data + p);
    p += 4;
    if (!(description_len <= end - p))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "description_len");
    const int64_t size_2 = description_len;
    if (end - p < size_2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "description");
    /*@ assert 0 <= size_2 <= end - p; */
    t.description = (rntuple_range_of(p, size_2));
    p += size_2;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "writer_len");
    const int64_t writer_len = rntuple_u4le(data + p);
    p += 4;
    if (!(writer_len <= end - p))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "writer_len");
    const int64_t size_3 = writer_len;
    if (end - p < size_3)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "writer");
    /*@ assert 0 <= size_3 <= end - p; */
    t.writer = (rntuple_range_of(p, size_3));
    p += size_3;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_fields_len_frame");
    const int64_t len_frame = rntuple_s8le(data + p);
    p += 8;
    if (!((len_frame <= -12) && (len_frame + (end - p) >= -8)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 8, "schema_fields_len_frame");
    const int64_t size_4 = -len_frame - 8;
    if (end - p < size_4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_fields_body");
    /*@ assert 0 <= size_4 <= end - p; */
    const int64_t end_2 = p + size_4;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_fields_num_items");
    const int64_t num_items = rntuple_u4le(data + p);
    p += 4;
    if (!((num_items <= 2147483647) && (num_items * 8 <= end_2 - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "schema_fields_num_items");
    /*@ loop invariant 0 <= p <= end_2;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_2 <= num_items;
        loop invariant 0 <= n_field <= p;
        loop invariant is_filling ==> n_field <= t.field.count;
        loop assigns i_2, p, *status, n_field, t.field.field_version[0 .. t.field.count - 1],
            t.field.type_version[0 .. t.field.count - 1], t.field.parent_id[0 .. t.field.count - 1],
            t.field.role[0 .. t.field.count - 1], t.field.flags[0 .. t.field.count - 1], t.field.name[0 .. t.field.count - 1],
            t.field.type_name[0 .. t.field.count - 1], t.field.type_alias[0 .. t.field.count - 1],
            t.field.description[0 .. t.field.count - 1], t.field.has_array_size[0 .. t.field.count - 1],
            t.field.array_size[0 .. t.field.count - 1], t.field.has_source_field_id[0 .. t.field.count - 1],
            t.field.source_field_id[0 .. t.field.count - 1], t.field.has_type_checksum[0 .. t.field.count - 1],
            t.field.type_checksum[0 .. t.field.count - 1], t.field.trailing[0 .. t.field.count - 1];
        loop variant num_items - i_2;
     */
    for (int64_t i_2 = 0; i_2 < num_items; i_2++) {
        if (is_filling && n_field == (int64_t)t.field.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "field");
        p = rntuple_field_row(data, p, end_2, t.field, n_field, status, is_filling);
        if (p < 0)
            return (int)-p;
        n_field++;
    }
    t.schema_fields_trailing = (rntuple_range_of(p, end_2 - p));
    p = end_2;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_columns_len_frame");
    const int64_t len_frame_2 = rntuple_s8le(data + p);
    p += 8;
    if (!((len_frame_2 <= -12) && (len_frame_2 + (end - p) >= -8)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 8, "schema_columns_len_frame");
    const int64_t size_5 = -len_frame_2 - 8;
    if (end - p < size_5)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_columns_body");
    /*@ assert 0 <= size_5 <= end - p; */
    const int64_t end_3 = p + size_5;
    if (end_3 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_columns_num_items");
    const int64_t num_items_2 = rntuple_u4le(data + p);
    p += 4;
    if (!((num_items_2 <= 2147483647) && (num_items_2 * 8 <= end_3 - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "schema_columns_num_items");
    /*@ loop invariant 0 <= p <= end_3;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_3 <= num_items_2;
        loop invariant 0 <= n_column <= p;
        loop invariant is_filling ==> n_column <= t.column.count;
        loop assigns i_3, p, *status, n_column, t.column.column_type[0 .. t.column.count - 1],
            t.column.bits_on_storage[0 .. t.column.count - 1], t.column.field_id[0 .. t.column.count - 1],
            t.column.flags[0 .. t.column.count - 1], t.column.representation_index[0 .. t.column.count - 1],
            t.column.has_first_element_index[0 .. t.column.count - 1], t.column.first_element_index[0 .. t.column.count - 1],
            t.column.has_value_range_min[0 .. t.column.count - 1], t.column.value_range_min[0 .. t.column.count - 1],
            t.column.has_value_range_max[0 .. t.column.count - 1], t.column.value_range_max[0 .. t.column.count - 1],
            t.column.trailing[0 .. t.column.count - 1];
        loop variant num_items_2 - i_3;
     */
    for (int64_t i_3 = 0; i_3 < num_items_2; i_3++) {
        if (is_filling && n_column == (int64_t)t.column.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "column");
        p = rntuple_column_row(data, p, end_3, t.column, n_column, status, is_filling);
        if (p < 0)
            return (int)-p;
        n_column++;
    }
    t.schema_columns_trailing = (rntuple_range_of(p, end_3 - p));
    p = end_3;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_alias_columns_len_frame");
    const int64_t len_frame_3 = rntuple_s8le(data + p);
    p += 8;
    if (!((len_frame_3 <= -12) && (len_frame_3 + (end - p) >= -8)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 8, "schema_alias_columns_len_frame");
    const int64_t size_6 = -len_frame_3 - 8;
    if (end - p < size_6)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_alias_columns_body");
    /*@ assert 0 <= size_6 <= end - p; */
    const int64_t end_4 = p + size_6;
    if (end_4 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_alias_columns_num_items");
    const int64_t num_items_3 = rntuple_u4le(data + p);
    p += 4;
    if (!((num_items_3 <= 2147483647) && (num_items_3 * 8 <= end_4 - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "schema_alias_columns_num_items");
    /*@ loop invariant 0 <= p <= end_4;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_4 <= num_items_3;
        loop invariant 0 <= n_alias_column <= p;
        loop invariant is_filling ==> n_alias_column <= t.alias_column.count;
        loop assigns i_4, p, *status, n_alias_column, t.alias_column.physical_column_id[0 .. t.alias_column.count - 1],
            t.alias_column.field_id[0 .. t.alias_column.count - 1], t.alias_column.trailing[0 .. t.alias_column.count - 1];
        loop variant num_items_3 - i_4;
     */
    for (int64_t i_4 = 0; i_4 < num_items_3; i_4++) {
        if (is_filling && n_alias_column == (int64_t)t.alias_column.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "alias_column");
        p = rntuple_alias_column_row(data, p, end_4, t.alias_column, n_alias_column, status, is_filling);
        if (p < 0)
            return (int)-p;
        n_alias_column++;
    }
    t.schema_alias_columns_trailing = (rntuple_range_of(p, end_4 - p));
    p = end_4;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_extra_type_infos_len_frame");
    const int64_t len_frame_4 = rntuple_s8le(data + p);
    p += 8;
    if (!((len_frame_4 <= -12) && (len_frame_4 + (end - p) >= -8)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 8, "schema_extra_type_infos_len_frame");
    const int64_t size_7 = -len_frame_4 - 8;
    if (end - p < size_7)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_extra_type_infos_body");
    /*@ assert 0 <= size_7 <= end - p; */
    const int64_t end_5 = p + size_7;
    if (end_5 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_extra_type_infos_num_items");
    const int64_t num_items_4 = rntuple_u4le(data + p);
    p += 4;
    if (!((num_items_4 <= 2147483647) && (num_items_4 * 8 <= end_5 - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "schema_extra_type_infos_num_items");
    /*@ loop invariant 0 <= p <= end_5;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_5 <= num_items_4;
        loop invariant 0 <= n_extra_type_info <= p;
        loop invariant is_filling ==> n_extra_type_info <= t.extra_type_info.count;
        loop assigns i_5, p, *status, n_extra_type_info, t.extra_type_info.content_id[0 .. t.extra_type_info.count - 1],
            t.extra_type_info.type_version[0 .. t.extra_type_info.count - 1],
            t.extra_type_info.type_name[0 .. t.extra_type_info.count - 1],
            t.extra_type_info.content[0 .. t.extra_type_info.count - 1],
            t.extra_type_info.trailing[0 .. t.extra_type_info.count - 1];
        loop variant num_items_4 - i_5;
     */
    for (int64_t i_5 = 0; i_5 < num_items_4; i_5++) {
        if (is_filling && n_extra_type_info == (int64_t)t.extra_type_info.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "extra_type_info");
        p = rntuple_extra_type_info_row(data, p, end_5, t.extra_type_info, n_extra_type_info, status, is_filling);
        if (p < 0)
            return (int)-p;
        n_extra_type_info++;
    }
    t.schema_extra_type_infos_trailing = (rntuple_range_of(p, end_5 - p));
    p = end_5;
    t.trailing = (rntuple_range_of(p, end - p));
    p = end;
    t.feature_flag_word.count = (size_t)n_feature_flag_word;
    t.field.count = (size_t)n_field;
    t.column.count = (size_t)n_column;
    t.alias_column.count = (size_t)n_alias_column;
    t.extra_type_info.count = (size_t)n_extra_type_info;
    /*@ assert t.name.length == -1 || 0 <= t.name.offset <= t.name.offset + t.name.length <= length; */
    /*@ assert t.description.length == -1 || 0 <= t.description.offset <= t.description.offset + t.description.length <= length; */
    /*@ assert t.writer.length == -1 || 0 <= t.writer.offset <= t.writer.offset + t.writer.length <= length; */
    /*@ assert t.schema_fields_trailing.length == -1 || 0 <= t.schema_fields_trailing.offset <= t.schema_fields_trailing.offset + t.schema_fields_trailing.length <= length; */
    /*@ assert t.schema_columns_trailing.length == -1 || 0 <= t.schema_columns_trailing.offset <= t.schema_columns_trailing.offset + t.schema_columns_trailing.length <= length; */
    /*@ assert t.schema_alias_columns_trailing.length == -1 || 0 <= t.schema_alias_columns_trailing.offset <= t.schema_alias_columns_trailing.offset + t.schema_alias_columns_trailing.length <= length; */
    /*@ assert t.schema_extra_type_infos_trailing.length == -1 || 0 <= t.schema_extra_type_infos_trailing.offset <= t.schema_extra_type_infos_trailing.offset + t.schema_extra_type_infos_trailing.length <= length; */
    /*@ assert t.trailing.length == -1 || 0 <= t.trailing.offset <= t.trailing.offset + t.trailing.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->name.offset == t.name.offset && out->name.length == t.name.length; */
    /*@ assert out->description.offset == t.description.offset && out->description.length == t.description.length; */
    /*@ assert out->writer.offset == t.writer.offset && out->writer.length == t.writer.length; */
    /*@ assert out->schema_fields_trailing.offset == t.schema_fields_trailing.offset && out->schema_fields_trailing.length == t.schema_fields_trailing.length; */
    /*@ assert out->schema_columns_trailing.offset == t.schema_columns_trailing.offset && out->schema_columns_trailing.length == t.schema_columns_trailing.length; */
    /*@ assert out->schema_alias_columns_trailing.offset == t.schema_alias_columns_trailing.offset && out->schema_alias_columns_trailing.length == t.schema_alias_columns_trailing.length; */
    /*@ assert out->schema_extra_type_infos_trailing.offset == t.schema_extra_type_infos_trailing.offset && out->schema_extra_type_infos_trailing.length == t.schema_extra_type_infos_trailing.length; */
    /*@ assert out->trailing.offset == t.trailing.offset && out->trailing.length == t.trailing.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->name.length == -1 || 0 <= out->name.offset <= out->name.offset + out->name.length <= length; */
    /*@ assert out->description.length == -1 || 0 <= out->description.offset <= out->description.offset + out->description.length <= length; */
    /*@ assert out->writer.length == -1 || 0 <= out->writer.offset <= out->writer.offset + out->writer.length <= length; */
    /*@ assert out->schema_fields_trailing.length == -1 || 0 <= out->schema_fields_trailing.offset <= out->schema_fields_trailing.offset + out->schema_fields_trailing.length <= length; */
    /*@ assert out->schema_columns_trailing.length == -1 || 0 <= out->schema_columns_trailing.offset <= out->schema_columns_trailing.offset + out->schema_columns_trailing.length <= length; */
    /*@ assert out->schema_alias_columns_trailing.length == -1 || 0 <= out->schema_alias_columns_trailing.offset <= out->schema_alias_columns_trailing.offset + out->schema_alias_columns_trailing.length <= length; */
    /*@ assert out->schema_extra_type_infos_trailing.length == -1 || 0 <= out->schema_extra_type_infos_trailing.offset <= out->schema_extra_type_infos_trailing.offset + out->schema_extra_type_infos_trailing.length <= length; */
    /*@ assert out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int rntuple_header_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return rntuple_header_pass(data, length, *(rntuple_header *)out, (rntuple_header *)out, status, 1);
    memset(out, 0, sizeof(rntuple_header));
    return rntuple_header_pass(data, length, *(rntuple_header *)out, (rntuple_header *)out, status, 0);
}

static const rntuple_type rntuple_header_type = {
    "rntuple_header", sizeof(rntuple_header), sizeof rntuple_header_members / sizeof *rntuple_header_members, rntuple_header_members, rntuple_header_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int rntuple_header_count(const uint8_t *data, size_t length, rntuple_header *out, rntuple_status *status)
{
    return rntuple_header_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int rntuple_header_fill(const uint8_t *data, size_t length, rntuple_header *out, rntuple_status *status)
{
    return rntuple_header_run(data, length, out, status, 1);
}

/* Clusters that share one page list */
typedef struct rntuple_cluster_group_table {
    size_t count;
    uint64_t *min_entry; /* Number of the first entry of all clusters of the group */
    uint64_t *entry_span; /* Number of entries that the group covers */
    uint32_t *num_clusters; /* Number of clusters in the group */
    uint64_t *page_list_link_len_envelope; /* Length in bytes of the referenced envelope after decompression */
    int32_t *page_list_link_locator_head; /* Stored size in bytes of the byte range if not negative; else the negated word of locator size, reserved byte and kind */
    uint8_t *has_page_list_link_locator_ofs_range; /* 1 if page_list_link_locator_ofs_range is there */
    uint64_t *page_list_link_locator_ofs_range; /* Offset in bytes from the start of the file */
    uint8_t *has_page_list_link_locator_payload_len_range; /* 1 if page_list_link_locator_payload_len_range is there */
    uint64_t *page_list_link_locator_payload_len_range; /* Stored size in bytes of the byte range */
    uint8_t *has_page_list_link_locator_payload_ofs_range; /* 1 if page_list_link_locator_payload_ofs_range is there */
    uint64_t *page_list_link_locator_payload_ofs_range; /* Offset in bytes from the start of the file */
    rntuple_range *page_list_link_locator_payload_trailing;
    rntuple_range *page_list_link_locator_payload_raw;
    rntuple_range *trailing;
} rntuple_cluster_group_table;

/* Parse one row at p; returns where it ends, or the negated code of the error. */
/*@ requires 0 <= p <= end <= RNTUPLE_MAX_LENGTH && 0 <= row;
    requires is_filling ==> row < t.count;
    requires \valid_read(data + (0 .. end - 1));
    requires status == \null || \valid(status);
    requires is_filling ==> t.min_entry == \null || \valid(t.min_entry + row);
    requires is_filling ==> t.entry_span == \null || \valid(t.entry_span + row);
    requires is_filling ==> t.num_clusters == \null || \valid(t.num_clusters + row);
    requires is_filling ==> t.page_list_link_len_envelope == \null || \valid(t.page_list_link_len_envelope + row);
    requires is_filling ==> t.page_list_link_locator_head == \null || \valid(t.page_list_link_locator_head + row);
    requires is_filling ==> t.has_page_list_link_locator_ofs_range == \null || \valid(t.has_page_list_link_locator_ofs_range + row);
    requires is_filling ==> t.page_list_link_locator_ofs_range == \null || \valid(t.page_list_link_locator_ofs_range + row);
    requires is_filling ==> t.has_page_list_link_locator_payload_len_range == \null || \valid(t.has_page_list_link_locator_payload_len_range + row);
    requires is_filling ==> t.page_list_link_locator_payload_len_range == \null || \valid(t.page_list_link_locator_payload_len_range + row);
    requires is_filling ==> t.has_page_list_link_locator_payload_ofs_range == \null || \valid(t.has_page_list_link_locator_payload_ofs_range + row);
    requires is_filling ==> t.page_list_link_locator_payload_ofs_range == \null || \valid(t.page_list_link_locator_payload_ofs_range + row);
    requires is_filling ==> t.page_list_link_locator_payload_trailing == \null || \valid(t.page_list_link_locator_payload_trailing + row);
    requires is_filling ==> t.page_list_link_locator_payload_raw == \null || \valid(t.page_list_link_locator_payload_raw + row);
    requires is_filling ==> t.trailing == \null || \valid(t.trailing + row);
    assigns *status, t.min_entry[0 .. t.count - 1], t.entry_span[0 .. t.count - 1], t.num_clusters[0 .. t.count - 1],
        t.page_list_link_len_envelope[0 .. t.count - 1], t.page_list_link_locator_head[0 .. t.count - 1],
        t.has_page_list_link_locator_ofs_range[0 .. t.count - 1], t.page_list_link_locator_ofs_range[0 .. t.count - 1],
        t.has_page_list_link_locator_payload_len_range[0 .. t.count - 1],
        t.page_list_link_locator_payload_len_range[0 .. t.count - 1],
        t.has_page_list_link_locator_payload_ofs_range[0 .. t.count - 1],
        t.page_list_link_locator_payload_ofs_range[0 .. t.count - 1],
        t.page_list_link_locator_payload_trailing[0 .. t.count - 1], t.page_list_link_locator_payload_raw[0 .. t.count - 1],
        t.trailing[0 .. t.count - 1];
    ensures -RNTUPLE_TOO_MANY <= \result < 0 || p < \result <= end;
 */
RNTUPLE_INLINE int64_t rntuple_cluster_group_row(const uint8_t *data, int64_t p, int64_t end, rntuple_cluster_group_table t, int64_t row, rntuple_status *status, int is_filling)
{
    if (end - p < 8)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_group.len_frame");
    const int64_t len_frame = rntuple_s8le(data + p);
    p += 8;
    if (!((len_frame >= 8) && (len_frame - (end - p) <= 8)))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 8, "cluster_group.len_frame");
    const int64_t size = len_frame - 8;
    if (end - p < size)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_group.body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (end_2 - p < 8)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_group.min_entry");
    RNTUPLE_PUT(t.min_entry, row, rntuple_u8le(data + p));
    p += 8;
    if (end_2 - p < 8)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_group.entry_span");
    RNTUPLE_PUT(t.entry_span, row, rntuple_u8le(data + p));
    p += 8;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_group.num_clusters");
    RNTUPLE_PUT(t.num_clusters, row, rntuple_u4le(data + p));
    p += 4;
    if (end_2 - p < 8)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_group.page_list_link_len_envelope");
    RNTUPLE_PUT(t.page_list_link_len_envelope, row, rntuple_u8le(data + p));
    p += 8;
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
        RNTUPLE_PUT(t.has_page_list_link_locator_payload_len_range, row, 0);
        RNTUPLE_PUT(t.page_list_link_locator_payload_len_range, row, 0);
        RNTUPLE_PUT(t.has_page_list_link_locator_payload_ofs_range, row, 0);
        RNTUPLE_PUT(t.page_list_link_locator_payload_ofs_range, row, 0);
        RNTUPLE_PUT(t.page_list_link_locator_payload_trailing, row, rntuple_range_of(0, -1));
        RNTUPLE_PUT(t.page_list_link_locator_payload_raw, row, rntuple_range_of(0, -1));
        if ((page_list_link_locator_head < 0 ? -page_list_link_locator_head : 0) / 16777216 == 1) {
            if (end_3 - p < 8)
                return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_group.page_list_link_locator_payload_len_range");
            RNTUPLE_PUT(t.has_page_list_link_locator_payload_len_range, row, 1);
            RNTUPLE_PUT(t.page_list_link_locator_payload_len_range, row, rntuple_u8le(data + p));
            p += 8;
            if (end_3 - p < 8)
                return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_group.page_list_link_locator_payload_ofs_range");
            RNTUPLE_PUT(t.has_page_list_link_locator_payload_ofs_range, row, 1);
            RNTUPLE_PUT(t.page_list_link_locator_payload_ofs_range, row, rntuple_u8le(data + p));
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
        RNTUPLE_PUT(t.has_page_list_link_locator_payload_len_range, row, 0);
        RNTUPLE_PUT(t.page_list_link_locator_payload_len_range, row, 0);
        RNTUPLE_PUT(t.has_page_list_link_locator_payload_ofs_range, row, 0);
        RNTUPLE_PUT(t.page_list_link_locator_payload_ofs_range, row, 0);
        RNTUPLE_PUT(t.page_list_link_locator_payload_trailing, row, rntuple_range_of(0, -1));
        RNTUPLE_PUT(t.page_list_link_locator_payload_raw, row, rntuple_range_of(0, -1));
    }
    /*@ assert \at(p, Pre) < p <= end_2; */
    RNTUPLE_PUT(t.trailing, row, rntuple_range_of(p, end_2 - p));
    p = end_2;
    (void)row;
    return p;
}

/* Reference to another RNTuple that holds attributes of entry ranges of this one */
typedef struct rntuple_linked_attribute_set_table {
    size_t count;
    uint16_t *schema_version_major; /* Major version of the attribute schema; a different one cannot be read */
    uint16_t *schema_version_minor; /* Minor version of the attribute schema */
    uint32_t *len_anchor; /* Length in bytes of the anchor of the attribute set after decompression */
    int32_t *locator_head; /* Stored size in bytes of the byte range if not negative; else the negated word of locator size, reserved byte and kind */
    uint8_t *has_locator_ofs_range; /* 1 if locator_ofs_range is there */
    uint64_t *locator_ofs_range; /* Offset in bytes from the start of the file */
    uint8_t *has_locator_payload_len_range; /* 1 if locator_payload_len_range is there */
    uint64_t *locator_payload_len_range; /* Stored size in bytes of the byte range */
    uint8_t *has_locator_payload_ofs_range; /* 1 if locator_payload_ofs_range is there */
    uint64_t *locator_payload_ofs_range; /* Offset in bytes from the start of the file */
    rntuple_range *locator_payload_trailing;
    rntuple_range *locator_payload_raw;
    rntuple_range *name;
    rntuple_range *trailing;
} rntuple_linked_attribute_set_table;

/* Parse one row at p; returns where it ends, or the negated code of the error. */
/*@ requires 0 <= p <= end <= RNTUPLE_MAX_LENGTH && 0 <= row;
    requires is_filling ==> row < t.count;
    requires \valid_read(data + (0 .. end - 1));
    requires status == \null || \valid(status);
    requires is_filling ==> t.schema_version_major == \null || \valid(t.schema_version_major + row);
    requires is_filling ==> t.schema_version_minor == \null || \valid(t.schema_version_minor + row);
    requires is_filling ==> t.len_anchor == \null || \valid(t.len_anchor + row);
    requires is_filling ==> t.locator_head == \null || \valid(t.locator_head + row);
    requires is_filling ==> t.has_locator_ofs_range == \null || \valid(t.has_locator_ofs_range + row);
    requires is_filling ==> t.locator_ofs_range == \null || \valid(t.locator_ofs_range + row);
    requires is_filling ==> t.has_locator_payload_len_range == \null || \valid(t.has_locator_payload_len_range + row);
    requires is_filling ==> t.locator_payload_len_range == \null || \valid(t.locator_payload_len_range + row);
    requires is_filling ==> t.has_locator_payload_ofs_range == \null || \valid(t.has_locator_payload_ofs_range + row);
    requires is_filling ==> t.locator_payload_ofs_range == \null || \valid(t.locator_payload_ofs_range + row);
    requires is_filling ==> t.locator_payload_trailing == \null || \valid(t.locator_payload_trailing + row);
    requires is_filling ==> t.locator_payload_raw == \null || \valid(t.locator_payload_raw + row);
    requires is_filling ==> t.name == \null || \valid(t.name + row);
    requires is_filling ==> t.trailing == \null || \valid(t.trailing + row);
    assigns *status, t.schema_version_major[0 .. t.count - 1], t.schema_version_minor[0 .. t.count - 1],
        t.len_anchor[0 .. t.count - 1], t.locator_head[0 .. t.count - 1], t.has_locator_ofs_range[0 .. t.count - 1],
        t.locator_ofs_range[0 .. t.count - 1], t.has_locator_payload_len_range[0 .. t.count - 1],
        t.locator_payload_len_range[0 .. t.count - 1], t.has_locator_payload_ofs_range[0 .. t.count - 1],
        t.locator_payload_ofs_range[0 .. t.count - 1], t.locator_payload_trailing[0 .. t.count - 1],
        t.locator_payload_raw[0 .. t.count - 1], t.name[0 .. t.count - 1], t.trailing[0 .. t.count - 1];
    ensures -RNTUPLE_TOO_MANY <= \result < 0 || p < \result <= end;
 */
RNTUPLE_INLINE int64_t rntuple_linked_attribute_set_row(const uint8_t *data, int64_t p, int64_t end, rntuple_linked_attribute_set_table t, int64_t row, rntuple_status *status, int is_filling)
{
    if (end - p < 8)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "linked_attribute_set.len_frame");
    const int64_t len_frame = rntuple_s8le(data + p);
    p += 8;
    if (!((len_frame >= 8) && (len_frame - (end - p) <= 8)))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 8, "linked_attribute_set.len_frame");
    const int64_t size = len_frame - 8;
    if (end - p < size)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "linked_attribute_set.body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (end_2 - p < 2)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "linked_attribute_set.schema_version_major");
    RNTUPLE_PUT(t.schema_version_major, row, rntuple_u2le(data + p));
    p += 2;
    if (end_2 - p < 2)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "linked_attribute_set.schema_version_minor");
    RNTUPLE_PUT(t.schema_version_minor, row, rntuple_u2le(data + p));
    p += 2;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "linked_attribute_set.len_anchor");
    RNTUPLE_PUT(t.len_anchor, row, rntuple_u4le(data + p));
    p += 4;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "linked_attribute_set.locator_head");
    const int64_t locator_head = rntuple_s4le(data + p);
    RNTUPLE_PUT(t.locator_head, row, (int32_t)locator_head);
    p += 4;
    if (!((locator_head >= 0) || (-locator_head % 65536 >= 4)))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "linked_attribute_set.locator_head");
    if (locator_head >= 0) {
        if (end_2 - p < 8)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "linked_attribute_set.locator_ofs_range");
        RNTUPLE_PUT(t.has_locator_ofs_range, row, 1);
        RNTUPLE_PUT(t.locator_ofs_range, row, rntuple_u8le(data + p));
        p += 8;
    } else {
        RNTUPLE_PUT(t.has_locator_ofs_range, row, 0);
        RNTUPLE_PUT(t.locator_ofs_range, row, 0);
    }
    /*@ assert \at(p, Pre) < p <= end_2; */
    if (locator_head < 0) {
        const int64_t size_2 = ((locator_head < 0 ? -locator_head : 0) % 65536) - 4;
        if (size_2 < 0)
            return -rntuple_end(status, RNTUPLE_INVALID, p, "linked_attribute_set.body");
        if (end_2 - p < size_2)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "linked_attribute_set.body");
        /*@ assert 0 <= size_2 <= end_2 - p; */
        const int64_t end_3 = p + size_2;
        RNTUPLE_PUT(t.has_locator_payload_len_range, row, 0);
        RNTUPLE_PUT(t.locator_payload_len_range, row, 0);
        RNTUPLE_PUT(t.has_locator_payload_ofs_range, row, 0);
        RNTUPLE_PUT(t.locator_payload_ofs_range, row, 0);
        RNTUPLE_PUT(t.locator_payload_trailing, row, rntuple_range_of(0, -1));
        RNTUPLE_PUT(t.locator_payload_raw, row, rntuple_range_of(0, -1));
        if ((locator_head < 0 ? -locator_head : 0) / 16777216 == 1) {
            if (end_3 - p < 8)
                return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "linked_attribute_set.locator_payload_len_range");
            RNTUPLE_PUT(t.has_locator_payload_len_range, row, 1);
            RNTUPLE_PUT(t.locator_payload_len_range, row, rntuple_u8le(data + p));
            p += 8;
            if (end_3 - p < 8)
                return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "linked_attribute_set.locator_payload_ofs_range");
            RNTUPLE_PUT(t.has_locator_payload_ofs_range, row, 1);
            RNTUPLE_PUT(t.locator_payload_ofs_range, row, rntuple_u8le(data + p));
            p += 8;
            RNTUPLE_PUT(t.locator_payload_trailing, row, rntuple_range_of(p, end_3 - p));
            p = end_3;
        }
        else {
            RNTUPLE_PUT(t.locator_payload_raw, row, rntuple_range_of(p, end_3 - p));
            p = end_3;
        }
        /*@ assert \at(p, Pre) < p <= end_3; */
        p = end_3;
    } else {
        RNTUPLE_PUT(t.has_locator_payload_len_range, row, 0);
        RNTUPLE_PUT(t.locator_payload_len_range, row, 0);
        RNTUPLE_PUT(t.has_locator_payload_ofs_range, row, 0);
        RNTUPLE_PUT(t.locator_payload_ofs_range, row, 0);
        RNTUPLE_PUT(t.locator_payload_trailing, row, rntuple_range_of(0, -1));
        RNTUPLE_PUT(t.locator_payload_raw, row, rntuple_range_of(0, -1));
    }
    /*@ assert \at(p, Pre) < p <= end_2; */
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "linked_attribute_set.name_len");
    const int64_t name_len = rntuple_u4le(data + p);
    p += 4;
    if (!(name_len <= end_2 - p))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "linked_attribute_set.name_len");
    const int64_t size_3 = name_len;
    if (end_2 - p < size_3)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "linked_attribute_set.name");
    /*@ assert 0 <= size_3 <= end_2 - p; */
    RNTUPLE_PUT(t.name, row, rntuple_range_of(p, size_3));
    p += size_3;
    RNTUPLE_PUT(t.trailing, row, rntuple_range_of(p, end_2 - p));
    p = end_2;
    (void)row;
    return p;
}

/* Payload of the footer envelope: additions to the schema, and the way to the page lists */
typedef struct rntuple_footer {
    rntuple_range header_checksum; /* Checksum of the header envelope that the footer belongs to */
    uint8_t has_schema_extension_schema; /* 1 if schema_extension_schema is there */
    rntuple_range schema_extension_schema_fields_trailing;
    rntuple_range schema_extension_schema_columns_trailing;
    rntuple_range schema_extension_schema_alias_columns_trailing;
    rntuple_range schema_extension_schema_extra_type_infos_trailing;
    rntuple_range schema_extension_trailing;
    rntuple_range cluster_groups_trailing;
    uint8_t has_linked_attribute_sets; /* 1 if linked_attribute_sets is there */
    rntuple_range linked_attribute_sets_trailing;
    rntuple_range trailing; /* Unknown bytes up to the end of the envelope payload, appended by a later version of the format */
    rntuple_feature_flag_word_table feature_flag_word;
    rntuple_field_table field;
    rntuple_column_table column;
    rntuple_alias_column_table alias_column;
    rntuple_extra_type_info_table extra_type_info;
    rntuple_cluster_group_table cluster_group;
    rntuple_linked_attribute_set_table linked_attribute_set;
} rntuple_footer;

static const rntuple_member rntuple_footer_members[] = {
    {"", "header_checksum", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, header_checksum)},
    {"", "has_schema_extension_schema", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_footer, has_schema_extension_schema)},
    {"", "schema_extension_schema_fields_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, schema_extension_schema_fields_trailing)},
    {"", "schema_extension_schema_columns_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, schema_extension_schema_columns_trailing)},
    {"", "schema_extension_schema_alias_columns_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, schema_extension_schema_alias_columns_trailing)},
    {"", "schema_extension_schema_extra_type_infos_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, schema_extension_schema_extra_type_infos_trailing)},
    {"", "schema_extension_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, schema_extension_trailing)},
    {"", "cluster_groups_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, cluster_groups_trailing)},
    {"", "has_linked_attribute_sets", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_footer, has_linked_attribute_sets)},
    {"", "linked_attribute_sets_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, linked_attribute_sets_trailing)},
    {"", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, trailing)},
    {"feature_flag_word", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_footer, feature_flag_word.count)},
    {"feature_flag_word", "lo", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_footer, feature_flag_word.lo)},
    {"feature_flag_word", "hi", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(rntuple_footer, feature_flag_word.hi)},
    {"field", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_footer, field.count)},
    {"field", "field_version", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_footer, field.field_version)},
    {"field", "type_version", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_footer, field.type_version)},
    {"field", "parent_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_footer, field.parent_id)},
    {"field", "role", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_footer, field.role)},
    {"field", "flags", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_footer, field.flags)},
    {"field", "name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, field.name)},
    {"field", "type_name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, field.type_name)},
    {"field", "type_alias", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, field.type_alias)},
    {"field", "description", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, field.description)},
    {"field", "has_array_size", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_footer, field.has_array_size)},
    {"field", "array_size", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_footer, field.array_size)},
    {"field", "has_source_field_id", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_footer, field.has_source_field_id)},
    {"field", "source_field_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_footer, field.source_field_id)},
    {"field", "has_type_checksum", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_footer, field.has_type_checksum)},
    {"field", "type_checksum", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_footer, field.type_checksum)},
    {"field", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, field.trailing)},
    {"column", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_footer, column.count)},
    {"column", "column_type", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_footer, column.column_type)},
    {"column", "bits_on_storage", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_footer, column.bits_on_storage)},
    {"column", "field_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_footer, column.field_id)},
    {"column", "flags", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_footer, column.flags)},
    {"column", "representation_index", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_footer, column.representation_index)},
    {"column", "has_first_element_index", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_footer, column.has_first_element_index)},
    {"column", "first_element_index", RNTUPLE_SIGNED, sizeof(int64_t), offsetof(rntuple_footer, column.first_element_index)},
    {"column", "has_value_range_min", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_footer, column.has_value_range_min)},
    {"column", "value_range_min", RNTUPLE_FLOAT, sizeof(double), offsetof(rntuple_footer, column.value_range_min)},
    {"column", "has_value_range_max", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_footer, column.has_value_range_max)},
    {"column", "value_range_max", RNTUPLE_FLOAT, sizeof(double), offsetof(rntuple_footer, column.value_range_max)},
    {"column", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, column.trailing)},
    {"alias_column", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_footer, alias_column.count)},
    {"alias_column", "physical_column_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_footer, alias_column.physical_column_id)},
    {"alias_column", "field_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_footer, alias_column.field_id)},
    {"alias_column", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, alias_column.trailing)},
    {"extra_type_info", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_footer, extra_type_info.count)},
    {"extra_type_info", "content_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_footer, extra_type_info.content_id)},
    {"extra_type_info", "type_version", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_footer, extra_type_info.type_version)},
    {"extra_type_info", "type_name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, extra_type_info.type_name)},
    {"extra_type_info", "content", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, extra_type_info.content)},
    {"extra_type_info", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, extra_type_info.trailing)},
    {"cluster_group", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_footer, cluster_group.count)},
    {"cluster_group", "min_entry", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_footer, cluster_group.min_entry)},
    {"cluster_group", "entry_span", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_footer, cluster_group.entry_span)},
    {"cluster_group", "num_clusters", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_footer, cluster_group.num_clusters)},
    {"cluster_group", "page_list_link_len_envelope", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_footer, cluster_group.page_list_link_len_envelope)},
    {"cluster_group", "page_list_link_locator_head", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(rntuple_footer, cluster_group.page_list_link_locator_head)},
    {"cluster_group", "has_page_list_link_locator_ofs_range", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_footer, cluster_group.has_page_list_link_locator_ofs_range)},
    {"cluster_group", "page_list_link_locator_ofs_range", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_footer, cluster_group.page_list_link_locator_ofs_range)},
    {"cluster_group", "has_page_list_link_locator_payload_len_range", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_footer, cluster_group.has_page_list_link_locator_payload_len_range)},
    {"cluster_group", "page_list_link_locator_payload_len_range", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_footer, cluster_group.page_list_link_locator_payload_len_range)},
    {"cluster_group", "has_page_list_link_locator_payload_ofs_range", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_footer, cluster_group.has_page_list_link_locator_payload_ofs_range)},
    {"cluster_group", "page_list_link_locator_payload_ofs_range", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_footer, cluster_group.page_list_link_locator_payload_ofs_range)},
    {"cluster_group", "page_list_link_locator_payload_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, cluster_group.page_list_link_locator_payload_trailing)},
    {"cluster_group", "page_list_link_locator_payload_raw", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, cluster_group.page_list_link_locator_payload_raw)},
    {"cluster_group", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, cluster_group.trailing)},
    {"linked_attribute_set", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_footer, linked_attribute_set.count)},
    {"linked_attribute_set", "schema_version_major", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_footer, linked_attribute_set.schema_version_major)},
    {"linked_attribute_set", "schema_version_minor", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_footer, linked_attribute_set.schema_version_minor)},
    {"linked_attribute_set", "len_anchor", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_footer, linked_attribute_set.len_anchor)},
    {"linked_attribute_set", "locator_head", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(rntuple_footer, linked_attribute_set.locator_head)},
    {"linked_attribute_set", "has_locator_ofs_range", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_footer, linked_attribute_set.has_locator_ofs_range)},
    {"linked_attribute_set", "locator_ofs_range", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_footer, linked_attribute_set.locator_ofs_range)},
    {"linked_attribute_set", "has_locator_payload_len_range", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_footer, linked_attribute_set.has_locator_payload_len_range)},
    {"linked_attribute_set", "locator_payload_len_range", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_footer, linked_attribute_set.locator_payload_len_range)},
    {"linked_attribute_set", "has_locator_payload_ofs_range", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_footer, linked_attribute_set.has_locator_payload_ofs_range)},
    {"linked_attribute_set", "locator_payload_ofs_range", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_footer, linked_attribute_set.locator_payload_ofs_range)},
    {"linked_attribute_set", "locator_payload_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, linked_attribute_set.locator_payload_trailing)},
    {"linked_attribute_set", "locator_payload_raw", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, linked_attribute_set.locator_payload_raw)},
    {"linked_attribute_set", "name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, linked_attribute_set.name)},
    {"linked_attribute_set", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_footer, linked_attribute_set.trailing)},
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
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.name == \null || \valid(t.field.name + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.type_name == \null || \valid(t.field.type_name + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.type_alias == \null || \valid(t.field.type_alias + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.description == \null || \valid(t.field.description + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.has_array_size == \null || \valid(t.field.has_array_size + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.array_size == \null || \valid(t.field.array_size + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.has_source_field_id == \null || \valid(t.field.has_source_field_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.source_field_id == \null || \valid(t.field.source_field_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.has_type_checksum == \null || \valid(t.field.has_type_checksum + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.type_checksum == \null || \valid(t.field.type_checksum + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.field.count - 1 ==> t.field.trailing == \null || \valid(t.field.trailing + i);
    requires is_filling ==> t.column.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.column_type == \null || \valid(t.column.column_type + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.bits_on_storage == \null || \valid(t.column.bits_on_storage + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.field_id == \null || \valid(t.column.field_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.flags == \null || \valid(t.column.flags + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.representation_index == \null || \valid(t.column.representation_index + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.has_first_element_index == \null || \valid(t.column.has_first_element_index + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.first_element_index == \null || \valid(t.column.first_element_index + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.has_value_range_min == \null || \valid(t.column.has_value_range_min + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.value_range_min == \null || \valid(t.column.value_range_min + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.has_value_range_max == \null || \valid(t.column.has_value_range_max + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.value_range_max == \null || \valid(t.column.value_range_max + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column.count - 1 ==> t.column.trailing == \null || \valid(t.column.trailing + i);
    requires is_filling ==> t.alias_column.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.alias_column.count - 1 ==> t.alias_column.physical_column_id == \null || \valid(t.alias_column.physical_column_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.alias_column.count - 1 ==> t.alias_column.field_id == \null || \valid(t.alias_column.field_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.alias_column.count - 1 ==> t.alias_column.trailing == \null || \valid(t.alias_column.trailing + i);
    requires is_filling ==> t.extra_type_info.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.extra_type_info.count - 1 ==> t.extra_type_info.content_id == \null || \valid(t.extra_type_info.content_id + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.extra_type_info.count - 1 ==> t.extra_type_info.type_version == \null || \valid(t.extra_type_info.type_version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.extra_type_info.count - 1 ==> t.extra_type_info.type_name == \null || \valid(t.extra_type_info.type_name + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.extra_type_info.count - 1 ==> t.extra_type_info.content == \null || \valid(t.extra_type_info.content + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.extra_type_info.count - 1 ==> t.extra_type_info.trailing == \null || \valid(t.extra_type_info.trailing + i);
    requires is_filling ==> t.cluster_group.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.min_entry == \null || \valid(t.cluster_group.min_entry + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.entry_span == \null || \valid(t.cluster_group.entry_span + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.num_clusters == \null || \valid(t.cluster_group.num_clusters + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.page_list_link_len_envelope == \null || \valid(t.cluster_group.page_list_link_len_envelope + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.page_list_link_locator_head == \null || \valid(t.cluster_group.page_list_link_locator_head + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.has_page_list_link_locator_ofs_range == \null || \valid(t.cluster_group.has_page_list_link_locator_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.page_list_link_locator_ofs_range == \null || \valid(t.cluster_group.page_list_link_locator_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.has_page_list_link_locator_payload_len_range == \null || \valid(t.cluster_group.has_page_list_link_locator_payload_len_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.page_list_link_locator_payload_len_range == \null || \valid(t.cluster_group.page_list_link_locator_payload_len_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.has_page_list_link_locator_payload_ofs_range == \null || \valid(t.cluster_group.has_page_list_link_locator_payload_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.page_list_link_locator_payload_ofs_range == \null || \valid(t.cluster_group.page_list_link_locator_payload_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.page_list_link_locator_payload_trailing == \null || \valid(t.cluster_group.page_list_link_locator_payload_trailing + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.page_list_link_locator_payload_raw == \null || \valid(t.cluster_group.page_list_link_locator_payload_raw + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_group.count - 1 ==> t.cluster_group.trailing == \null || \valid(t.cluster_group.trailing + i);
    requires is_filling ==> t.linked_attribute_set.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.linked_attribute_set.count - 1 ==> t.linked_attribute_set.schema_version_major == \null || \valid(t.linked_attribute_set.schema_version_major + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.linked_attribute_set.count - 1 ==> t.linked_attribute_set.schema_version_minor == \null || \valid(t.linked_attribute_set.schema_version_minor + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.linked_attribute_set.count - 1 ==> t.linked_attribute_set.len_anchor == \null || \valid(t.linked_attribute_set.len_anchor + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.linked_attribute_set.count - 1 ==> t.linked_attribute_set.locator_head == \null || \valid(t.linked_attribute_set.locator_head + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.linked_attribute_set.count - 1 ==> t.linked_attribute_set.has_locator_ofs_range == \null || \valid(t.linked_attribute_set.has_locator_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.linked_attribute_set.count - 1 ==> t.linked_attribute_set.locator_ofs_range == \null || \valid(t.linked_attribute_set.locator_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.linked_attribute_set.count - 1 ==> t.linked_attribute_set.has_locator_payload_len_range == \null || \valid(t.linked_attribute_set.has_locator_payload_len_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.linked_attribute_set.count - 1 ==> t.linked_attribute_set.locator_payload_len_range == \null || \valid(t.linked_attribute_set.locator_payload_len_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.linked_attribute_set.count - 1 ==> t.linked_attribute_set.has_locator_payload_ofs_range == \null || \valid(t.linked_attribute_set.has_locator_payload_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.linked_attribute_set.count - 1 ==> t.linked_attribute_set.locator_payload_ofs_range == \null || \valid(t.linked_attribute_set.locator_payload_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.linked_attribute_set.count - 1 ==> t.linked_attribute_set.locator_payload_trailing == \null || \valid(t.linked_attribute_set.locator_payload_trailing + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.linked_attribute_set.count - 1 ==> t.linked_attribute_set.locator_payload_raw == \null || \valid(t.linked_attribute_set.locator_payload_raw + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.linked_attribute_set.count - 1 ==> t.linked_attribute_set.name == \null || \valid(t.linked_attribute_set.name + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.linked_attribute_set.count - 1 ==> t.linked_attribute_set.trailing == \null || \valid(t.linked_attribute_set.trailing + i);
    assigns *out, *status, t.feature_flag_word.lo[0 .. t.feature_flag_word.count - 1],
        t.feature_flag_word.hi[0 .. t.feature_flag_word.count - 1], t.field.field_version[0 .. t.field.count - 1],
        t.field.type_version[0 .. t.field.count - 1], t.field.parent_id[0 .. t.field.count - 1],
        t.field.role[0 .. t.field.count - 1], t.field.flags[0 .. t.field.count - 1], t.field.name[0 .. t.field.count - 1],
        t.field.type_name[0 .. t.field.count - 1], t.field.type_alias[0 .. t.field.count - 1],
        t.field.description[0 .. t.field.count - 1], t.field.has_array_size[0 .. t.field.count - 1],
        t.field.array_size[0 .. t.field.count - 1], t.field.has_source_field_id[0 .. t.field.count - 1],
        t.field.source_field_id[0 .. t.field.count - 1], t.field.has_type_checksum[0 .. t.field.count - 1],
        t.field.type_checksum[0 .. t.field.count - 1], t.field.trailing[0 .. t.field.count - 1],
        t.column.column_type[0 .. t.column.count - 1], t.column.bits_on_storage[0 .. t.column.count - 1],
        t.column.field_id[0 .. t.column.count - 1], t.column.flags[0 .. t.column.count - 1],
        t.column.representation_index[0 .. t.column.count - 1], t.column.has_first_element_index[0 .. t.column.count - 1],
        t.column.first_element_index[0 .. t.column.count - 1], t.column.has_value_range_min[0 .. t.column.count - 1],
        t.column.value_range_min[0 .. t.column.count - 1], t.column.has_value_range_max[0 .. t.column.count - 1],
        t.column.value_range_max[0 .. t.column.count - 1], t.column.trailing[0 .. t.column.count - 1],
        t.alias_column.physical_column_id[0 .. t.alias_column.count - 1],
        t.alias_column.field_id[0 .. t.alias_column.count - 1], t.alias_column.trailing[0 .. t.alias_column.count - 1],
        t.extra_type_info.content_id[0 .. t.extra_type_info.count - 1],
        t.extra_type_info.type_version[0 .. t.extra_type_info.count - 1],
        t.extra_type_info.type_name[0 .. t.extra_type_info.count - 1],
        t.extra_type_info.content[0 .. t.extra_type_info.count - 1],
        t.extra_type_info.trailing[0 .. t.extra_type_info.count - 1], t.cluster_group.min_entry[0 .. t.cluster_group.count - 1],
        t.cluster_group.entry_span[0 .. t.cluster_group.count - 1],
        t.cluster_group.num_clusters[0 .. t.cluster_group.count - 1],
        t.cluster_group.page_list_link_len_envelope[0 .. t.cluster_group.count - 1],
        t.cluster_group.page_list_link_locator_head[0 .. t.cluster_group.count - 1],
        t.cluster_group.has_page_list_link_locator_ofs_range[0 .. t.cluster_group.count - 1],
        t.cluster_group.page_list_link_locator_ofs_range[0 .. t.cluster_group.count - 1],
        t.cluster_group.has_page_list_link_locator_payload_len_range[0 .. t.cluster_group.count - 1],
        t.cluster_group.page_list_link_locator_payload_len_range[0 .. t.cluster_group.count - 1],
        t.cluster_group.has_page_list_link_locator_payload_ofs_range[0 .. t.cluster_group.count - 1],
        t.cluster_group.page_list_link_locator_payload_ofs_range[0 .. t.cluster_group.count - 1],
        t.cluster_group.page_list_link_locator_payload_trailing[0 .. t.cluster_group.count - 1],
        t.cluster_group.page_list_link_locator_payload_raw[0 .. t.cluster_group.count - 1],
        t.cluster_group.trailing[0 .. t.cluster_group.count - 1],
        t.linked_attribute_set.schema_version_major[0 .. t.linked_attribute_set.count - 1],
        t.linked_attribute_set.schema_version_minor[0 .. t.linked_attribute_set.count - 1],
        t.linked_attribute_set.len_anchor[0 .. t.linked_attribute_set.count - 1],
        t.linked_attribute_set.locator_head[0 .. t.linked_attribute_set.count - 1],
        t.linked_attribute_set.has_locator_ofs_range[0 .. t.linked_attribute_set.count - 1],
        t.linked_attribute_set.locator_ofs_range[0 .. t.linked_attribute_set.count - 1],
        t.linked_attribute_set.has_locator_payload_len_range[0 .. t.linked_attribute_set.count - 1],
        t.linked_attribute_set.locator_payload_len_range[0 .. t.linked_attribute_set.count - 1],
        t.linked_attribute_set.has_locator_payload_ofs_range[0 .. t.linked_attribute_set.count - 1],
        t.linked_attribute_set.locator_payload_ofs_range[0 .. t.linked_attribute_set.count - 1],
        t.linked_attribute_set.locator_payload_trailing[0 .. t.linked_attribute_set.count - 1],
        t.linked_attribute_set.locator_payload_raw[0 .. t.linked_attribute_set.count - 1],
        t.linked_attribute_set.name[0 .. t.linked_attribute_set.count - 1],
        t.linked_attribute_set.trailing[0 .. t.linked_attribute_set.count - 1];
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->header_checksum.length == -1 || 0 <= out->header_checksum.offset <= out->header_checksum.offset + out->header_checksum.length <= length;
    ensures \result == RNTUPLE_OK ==> out->schema_extension_schema_fields_trailing.length == -1 || 0 <= out->schema_extension_schema_fields_trailing.offset <= out->schema_extension_schema_fields_trailing.offset + out->schema_extension_schema_fields_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->schema_extension_schema_columns_trailing.length == -1 || 0 <= out->schema_extension_schema_columns_trailing.offset <= out->schema_extension_schema_columns_trailing.offset + out->schema_extension_schema_columns_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->schema_extension_schema_alias_columns_trailing.length == -1 || 0 <= out->schema_extension_schema_alias_columns_trailing.offset <= out->schema_extension_schema_alias_columns_trailing.offset + out->schema_extension_schema_alias_columns_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->schema_extension_schema_extra_type_infos_trailing.length == -1 || 0 <= out->schema_extension_schema_extra_type_infos_trailing.offset <= out->schema_extension_schema_extra_type_infos_trailing.offset + out->schema_extension_schema_extra_type_infos_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->schema_extension_trailing.length == -1 || 0 <= out->schema_extension_trailing.offset <= out->schema_extension_trailing.offset + out->schema_extension_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->cluster_groups_trailing.length == -1 || 0 <= out->cluster_groups_trailing.offset <= out->cluster_groups_trailing.offset + out->cluster_groups_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->linked_attribute_sets_trailing.length == -1 || 0 <= out->linked_attribute_sets_trailing.offset <= out->linked_attribute_sets_trailing.offset + out->linked_attribute_sets_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length;
 */
RNTUPLE_INLINE int rntuple_footer_pass(const uint8_t *data, size_t length, rntuple_footer t, rntuple_footer *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0, n_feature_flag_word = 0, n_field = 0, n_column = 0, n_alias_column = 0, n_extra_type_info = 0, n_cluster_group = 0, n_linked_attribute_set = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.header_checksum = rntuple_range_of(0, -1);
    t.schema_extension_schema_fields_trailing = rntuple_range_of(0, -1);
    t.schema_extension_schema_columns_trailing = rntuple_range_of(0, -1);
    t.schema_extension_schema_alias_columns_trailing = rntuple_range_of(0, -1);
    t.schema_extension_schema_extra_type_infos_trailing = rntuple_range_of(0, -1);
    t.schema_extension_trailing = rntuple_range_of(0, -1);
    t.cluster_groups_trailing = rntuple_range_of(0, -1);
    t.linked_attribute_sets_trailing = rntuple_range_of(0, -1);
    t.trailing = rntuple_range_of(0, -1);
    /*@ loop invariant 0 <= p <= end;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= n_feature_flag_word <= p;
        loop invariant is_filling ==> n_feature_flag_word <= t.feature_flag_word.count;
        loop assigns p, *status, n_feature_flag_word, t.feature_flag_word.lo[0 .. t.feature_flag_word.count - 1],
            t.feature_flag_word.hi[0 .. t.feature_flag_word.count - 1];
        loop variant end - p;
     */
    for (;;) {
        if (is_filling && n_feature_flag_word == (int64_t)t.feature_flag_word.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "feature_flag_word");
        if (end - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "feature_flag_word.lo");
        RNTUPLE_PUT(t.feature_flag_word.lo, n_feature_flag_word, rntuple_u4le(data + p));
        p += 4;
        if (end - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "feature_flag_word.hi");
        const int64_t hi = rntuple_s4le(data + p);
        RNTUPLE_PUT(t.feature_flag_word.hi, n_feature_flag_word, (int32_t)hi);
        p += 4;
        n_feature_flag_word++;
        if (hi >= 0)
            break;
    }
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "header_checksum");
    /*@ assert 0 <= 8 <= end - p; */
    t.header_checksum = (rntuple_range_of(p, 8));
    p += 8;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_extension_len_frame");
    const int64_t len_frame = rntuple_s8le(data + p);
    p += 8;
    if (!((len_frame >= 8) && (len_frame - (end - p) <= 8)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 8, "schema_extension_len_frame");
    const int64_t size = len_frame - 8;
    if (end - p < size)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_extension_body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (!(p >= end_2)) {
        t.has_schema_extension_schema = (1);
        if (end_2 - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_extension_schema_fields_len_frame");
        const int64_t len_frame_2 = rntuple_s8le(data + p);
        p += 8;
        if (!((len_frame_2 <= -12) && (len_frame_2 + (end_2 - p) >= -8)))
            return rntuple_end(status, RNTUPLE_INVALID, p - 8, "schema_extension_schema_fields_len_frame");
        const int64_t size_2 = -len_frame_2 - 8;
        if (end_2 - p < size_2)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_extension_schema_fields_body");
        /*@ assert 0 <= size_2 <= end_2 - p; */
        const int64_t end_3 = p + size_2;
        if (end_3 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_extension_schema_fields_num_items");
        const int64_t num_items = rntuple_u4le(data + p);
        p += 4;
        if (!((num_items <= 2147483647) && (num_items * 8 <= end_3 - p)))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "schema_extension_schema_fields_num_items");
        /*@ loop invariant 0 <= p <= end_3;
            loop invariant \at(p, LoopEntry) <= p;
            loop invariant 0 <= i_2 <= num_items;
            loop invariant 0 <= n_field <= p;
            loop invariant is_filling ==> n_field <= t.field.count;
            loop assigns i_2, p, *status, n_field, t.field.field_version[0 .. t.field.count - 1],
                t.field.type_version[0 .. t.field.count - 1], t.field.parent_id[0 .. t.field.count - 1],
                t.field.role[0 .. t.field.count - 1], t.field.flags[0 .. t.field.count - 1], t.field.name[0 .. t.field.count - 1],
                t.field.type_name[0 .. t.field.count - 1], t.field.type_alias[0 .. t.field.count - 1],
                t.field.description[0 .. t.field.count - 1], t.field.has_array_size[0 .. t.field.count - 1],
                t.field.array_size[0 .. t.field.count - 1], t.field.has_source_field_id[0 .. t.field.count - 1],
                t.field.source_field_id[0 .. t.field.count - 1], t.field.has_type_checksum[0 .. t.field.count - 1],
                t.field.type_checksum[0 .. t.field.count - 1], t.field.trailing[0 .. t.field.count - 1];
            loop variant num_items - i_2;
         */
        for (int64_t i_2 = 0; i_2 < num_items; i_2++) {
            if (is_filling && n_field == (int64_t)t.field.count)
                return rntuple_end(status, RNTUPLE_TOO_MANY, p, "field");
            p = rntuple_field_row(data, p, end_3, t.field, n_field, status, is_filling);
            if (p < 0)
                return (int)-p;
            n_field++;
        }
        t.schema_extension_schema_fields_trailing = (rntuple_range_of(p, end_3 - p));
        p = end_3;
        if (end_2 - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_extension_schema_columns_len_frame");
        const int64_t len_frame_3 = rntuple_s8le(data + p);
        p += 8;
        if (!((len_frame_3 <= -12) && (len_frame_3 + (end_2 - p) >= -8)))
            return rntuple_end(status, RNTUPLE_INVALID, p - 8, "schema_extension_schema_columns_len_frame");
        const int64_t size_3 = -len_frame_3 - 8;
        if (end_2 - p < size_3)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_extension_schema_columns_body");
        /*@ assert 0 <= size_3 <= end_2 - p; */
        const int64_t end_4 = p + size_3;
        if (end_4 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_extension_schema_columns_num_items");
        const int64_t num_items_2 = rntuple_u4le(data + p);
        p += 4;
        if (!((num_items_2 <= 2147483647) && (num_items_2 * 8 <= end_4 - p)))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "schema_extension_schema_columns_num_items");
        /*@ loop invariant 0 <= p <= end_4;
            loop invariant \at(p, LoopEntry) <= p;
            loop invariant 0 <= i_3 <= num_items_2;
            loop invariant 0 <= n_column <= p;
            loop invariant is_filling ==> n_column <= t.column.count;
            loop assigns i_3, p, *status, n_column, t.column.column_type[0 .. t.column.count - 1],
                t.column.bits_on_storage[0 .. t.column.count - 1], t.column.field_id[0 .. t.column.count - 1],
                t.column.flags[0 .. t.column.count - 1], t.column.representation_index[0 .. t.column.count - 1],
                t.column.has_first_element_index[0 .. t.column.count - 1], t.column.first_element_index[0 .. t.column.count - 1],
                t.column.has_value_range_min[0 .. t.column.count - 1], t.column.value_range_min[0 .. t.column.count - 1],
                t.column.has_value_range_max[0 .. t.column.count - 1], t.column.value_range_max[0 .. t.column.count - 1],
                t.column.trailing[0 .. t.column.count - 1];
            loop variant num_items_2 - i_3;
         */
        for (int64_t i_3 = 0; i_3 < num_items_2; i_3++) {
            if (is_filling && n_column == (int64_t)t.column.count)
                return rntuple_end(status, RNTUPLE_TOO_MANY, p, "column");
            p = rntuple_column_row(data, p, end_4, t.column, n_column, status, is_filling);
            if (p < 0)
                return (int)-p;
            n_column++;
        }
        t.schema_extension_schema_columns_trailing = (rntuple_range_of(p, end_4 - p));
        p = end_4;
        if (end_2 - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_extension_schema_alias_columns_len_frame");
        const int64_t len_frame_4 = rntuple_s8le(data + p);
        p += 8;
        if (!((len_frame_4 <= -12) && (len_frame_4 + (end_2 - p) >= -8)))
            return rntuple_end(status, RNTUPLE_INVALID, p - 8, "schema_extension_schema_alias_columns_len_frame");
        const int64_t size_4 = -len_frame_4 - 8;
        if (end_2 - p < size_4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_extension_schema_alias_columns_body");
        /*@ assert 0 <= size_4 <= end_2 - p; */
        const int64_t end_5 = p + size_4;
        if (end_5 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_extension_schema_alias_columns_num_items");
        const int64_t num_items_3 = rntuple_u4le(data + p);
        p += 4;
        if (!((num_items_3 <= 2147483647) && (num_items_3 * 8 <= end_5 - p)))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "schema_extension_schema_alias_columns_num_items");
        /*@ loop invariant 0 <= p <= end_5;
            loop invariant \at(p, LoopEntry) <= p;
            loop invariant 0 <= i_4 <= num_items_3;
            loop invariant 0 <= n_alias_column <= p;
            loop invariant is_filling ==> n_alias_column <= t.alias_column.count;
            loop assigns i_4, p, *status, n_alias_column, t.alias_column.physical_column_id[0 .. t.alias_column.count - 1],
                t.alias_column.field_id[0 .. t.alias_column.count - 1], t.alias_column.trailing[0 .. t.alias_column.count - 1];
            loop variant num_items_3 - i_4;
         */
        for (int64_t i_4 = 0; i_4 < num_items_3; i_4++) {
            if (is_filling && n_alias_column == (int64_t)t.alias_column.count)
                return rntuple_end(status, RNTUPLE_TOO_MANY, p, "alias_column");
            p = rntuple_alias_column_row(data, p, end_5, t.alias_column, n_alias_column, status, is_filling);
            if (p < 0)
                return (int)-p;
            n_alias_column++;
        }
        t.schema_extension_schema_alias_columns_trailing = (rntuple_range_of(p, end_5 - p));
        p = end_5;
        if (end_2 - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_extension_schema_extra_type_infos_len_frame");
        const int64_t len_frame_5 = rntuple_s8le(data + p);
        p += 8;
        if (!((len_frame_5 <= -12) && (len_frame_5 + (end_2 - p) >= -8)))
            return rntuple_end(status, RNTUPLE_INVALID, p - 8, "schema_extension_schema_extra_type_infos_len_frame");
        const int64_t size_5 = -len_frame_5 - 8;
        if (end_2 - p < size_5)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_extension_schema_extra_type_infos_body");
        /*@ assert 0 <= size_5 <= end_2 - p; */
        const int64_t end_6 = p + size_5;
        if (end_6 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "schema_extension_schema_extra_type_infos_num_items");
        const int64_t num_items_4 = rntuple_u4le(data + p);
        p += 4;
        if (!((num_items_4 <= 2147483647) && (num_items_4 * 8 <= end_6 - p)))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "schema_extension_schema_extra_type_infos_num_items");
        /*@ loop invariant 0 <= p <= end_6;
            loop invariant \at(p, LoopEntry) <= p;
            loop invariant 0 <= i_5 <= num_items_4;
            loop invariant 0 <= n_extra_type_info <= p;
            loop invariant is_filling ==> n_extra_type_info <= t.extra_type_info.count;
            loop assigns i_5, p, *status, n_extra_type_info, t.extra_type_info.content_id[0 .. t.extra_type_info.count - 1],
                t.extra_type_info.type_version[0 .. t.extra_type_info.count - 1],
                t.extra_type_info.type_name[0 .. t.extra_type_info.count - 1],
                t.extra_type_info.content[0 .. t.extra_type_info.count - 1],
                t.extra_type_info.trailing[0 .. t.extra_type_info.count - 1];
            loop variant num_items_4 - i_5;
         */
        for (int64_t i_5 = 0; i_5 < num_items_4; i_5++) {
            if (is_filling && n_extra_type_info == (int64_t)t.extra_type_info.count)
                return rntuple_end(status, RNTUPLE_TOO_MANY, p, "extra_type_info");
            p = rntuple_extra_type_info_row(data, p, end_6, t.extra_type_info, n_extra_type_info, status, is_filling);
            if (p < 0)
                return (int)-p;
            n_extra_type_info++;
        }
        t.schema_extension_schema_extra_type_infos_trailing = (rntuple_range_of(p, end_6 - p));
        p = end_6;
    }
    /*@ assert 0 < p <= end_2; */
    t.schema_extension_trailing = (rntuple_range_of(p, end_2 - p));
    p = end_2;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_groups_len_frame");
    const int64_t len_frame_6 = rntuple_s8le(data + p);
    p += 8;
    if (!((len_frame_6 <= -12) && (len_frame_6 + (end - p) >= -8)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 8, "cluster_groups_len_frame");
    const int64_t size_6 = -len_frame_6 - 8;
    if (end - p < size_6)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_groups_body");
    /*@ assert 0 <= size_6 <= end - p; */
    const int64_t end_7 = p + size_6;
    if (end_7 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_groups_num_items");
    const int64_t num_items_5 = rntuple_u4le(data + p);
    p += 4;
    if (!((num_items_5 <= 2147483647) && (num_items_5 * 8 <= end_7 - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "cluster_groups_num_items");
    /*@ loop invariant 0 <= p <= end_7;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_6 <= num_items_5;
        loop invariant 0 <= n_cluster_group <= p;
        loop invariant is_filling ==> n_cluster_group <= t.cluster_group.count;
        loop assigns i_6, p, *status, n_cluster_group, t.cluster_group.min_entry[0 .. t.cluster_group.count - 1],
            t.cluster_group.entry_span[0 .. t.cluster_group.count - 1],
            t.cluster_group.num_clusters[0 .. t.cluster_group.count - 1],
            t.cluster_group.page_list_link_len_envelope[0 .. t.cluster_group.count - 1],
            t.cluster_group.page_list_link_locator_head[0 .. t.cluster_group.count - 1],
            t.cluster_group.has_page_list_link_locator_ofs_range[0 .. t.cluster_group.count - 1],
            t.cluster_group.page_list_link_locator_ofs_range[0 .. t.cluster_group.count - 1],
            t.cluster_group.has_page_list_link_locator_payload_len_range[0 .. t.cluster_group.count - 1],
            t.cluster_group.page_list_link_locator_payload_len_range[0 .. t.cluster_group.count - 1],
            t.cluster_group.has_page_list_link_locator_payload_ofs_range[0 .. t.cluster_group.count - 1],
            t.cluster_group.page_list_link_locator_payload_ofs_range[0 .. t.cluster_group.count - 1],
            t.cluster_group.page_list_link_locator_payload_trailing[0 .. t.cluster_group.count - 1],
            t.cluster_group.page_list_link_locator_payload_raw[0 .. t.cluster_group.count - 1],
            t.cluster_group.trailing[0 .. t.cluster_group.count - 1];
        loop variant num_items_5 - i_6;
     */
    for (int64_t i_6 = 0; i_6 < num_items_5; i_6++) {
        if (is_filling && n_cluster_group == (int64_t)t.cluster_group.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "cluster_group");
        p = rntuple_cluster_group_row(data, p, end_7, t.cluster_group, n_cluster_group, status, is_filling);
        if (p < 0)
            return (int)-p;
        n_cluster_group++;
    }
    t.cluster_groups_trailing = (rntuple_range_of(p, end_7 - p));
    p = end_7;
    if (!(p >= end)) {
        t.has_linked_attribute_sets = (1);
        if (end - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "linked_attribute_sets_len_frame");
        const int64_t len_frame_7 = rntuple_s8le(data + p);
        p += 8;
        if (!((len_frame_7 <= -12) && (len_frame_7 + (end - p) >= -8)))
            return rntuple_end(status, RNTUPLE_INVALID, p - 8, "linked_attribute_sets_len_frame");
        const int64_t size_7 = -len_frame_7 - 8;
        if (end - p < size_7)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "linked_attribute_sets_body");
        /*@ assert 0 <= size_7 <= end - p; */
        const int64_t end_8 = p + size_7;
        if (end_8 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "linked_attribute_sets_num_items");
        const int64_t num_items_6 = rntuple_u4le(data + p);
        p += 4;
        if (!((num_items_6 <= 2147483647) && (num_items_6 * 8 <= end_8 - p)))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "linked_attribute_sets_num_items");
        /*@ loop invariant 0 <= p <= end_8;
            loop invariant \at(p, LoopEntry) <= p;
            loop invariant 0 <= i_7 <= num_items_6;
            loop invariant 0 <= n_linked_attribute_set <= p;
            loop invariant is_filling ==> n_linked_attribute_set <= t.linked_attribute_set.count;
            loop assigns i_7, p, *status, n_linked_attribute_set,
                t.linked_attribute_set.schema_version_major[0 .. t.linked_attribute_set.count - 1],
                t.linked_attribute_set.schema_version_minor[0 .. t.linked_attribute_set.count - 1],
                t.linked_attribute_set.len_anchor[0 .. t.linked_attribute_set.count - 1],
                t.linked_attribute_set.locator_head[0 .. t.linked_attribute_set.count - 1],
                t.linked_attribute_set.has_locator_ofs_range[0 .. t.linked_attribute_set.count - 1],
                t.linked_attribute_set.locator_ofs_range[0 .. t.linked_attribute_set.count - 1],
                t.linked_attribute_set.has_locator_payload_len_range[0 .. t.linked_attribute_set.count - 1],
                t.linked_attribute_set.locator_payload_len_range[0 .. t.linked_attribute_set.count - 1],
                t.linked_attribute_set.has_locator_payload_ofs_range[0 .. t.linked_attribute_set.count - 1],
                t.linked_attribute_set.locator_payload_ofs_range[0 .. t.linked_attribute_set.count - 1],
                t.linked_attribute_set.locator_payload_trailing[0 .. t.linked_attribute_set.count - 1],
                t.linked_attribute_set.locator_payload_raw[0 .. t.linked_attribute_set.count - 1],
                t.linked_attribute_set.name[0 .. t.linked_attribute_set.count - 1],
                t.linked_attribute_set.trailing[0 .. t.linked_attribute_set.count - 1];
            loop variant num_items_6 - i_7;
         */
        for (int64_t i_7 = 0; i_7 < num_items_6; i_7++) {
            if (is_filling && n_linked_attribute_set == (int64_t)t.linked_attribute_set.count)
                return rntuple_end(status, RNTUPLE_TOO_MANY, p, "linked_attribute_set");
            p = rntuple_linked_attribute_set_row(data, p, end_8, t.linked_attribute_set, n_linked_attribute_set, status, is_filling);
            if (p < 0)
                return (int)-p;
            n_linked_attribute_set++;
        }
        t.linked_attribute_sets_trailing = (rntuple_range_of(p, end_8 - p));
        p = end_8;
    }
    /*@ assert 0 < p <= end; */
    t.trailing = (rntuple_range_of(p, end - p));
    p = end;
    t.feature_flag_word.count = (size_t)n_feature_flag_word;
    t.field.count = (size_t)n_field;
    t.column.count = (size_t)n_column;
    t.alias_column.count = (size_t)n_alias_column;
    t.extra_type_info.count = (size_t)n_extra_type_info;
    t.cluster_group.count = (size_t)n_cluster_group;
    t.linked_attribute_set.count = (size_t)n_linked_attribute_set;
    /*@ assert t.header_checksum.length == -1 || 0 <= t.header_checksum.offset <= t.header_checksum.offset + t.header_checksum.length <= length; */
    /*@ assert t.schema_extension_schema_fields_trailing.length == -1 || 0 <= t.schema_extension_schema_fields_trailing.offset <= t.schema_extension_schema_fields_trailing.offset + t.schema_extension_schema_fields_trailing.length <= length; */
    /*@ assert t.schema_extension_schema_columns_trailing.length == -1 || 0 <= t.schema_extension_schema_columns_trailing.offset <= t.schema_extension_schema_columns_trailing.offset + t.schema_extension_schema_columns_trailing.length <= length; */
    /*@ assert t.schema_extension_schema_alias_columns_trailing.length == -1 || 0 <= t.schema_extension_schema_alias_columns_trailing.offset <= t.schema_extension_schema_alias_columns_trailing.offset + t.schema_extension_schema_alias_columns_trailing.length <= length; */
    /*@ assert t.schema_extension_schema_extra_type_infos_trailing.length == -1 || 0 <= t.schema_extension_schema_extra_type_infos_trailing.offset <= t.schema_extension_schema_extra_type_infos_trailing.offset + t.schema_extension_schema_extra_type_infos_trailing.length <= length; */
    /*@ assert t.schema_extension_trailing.length == -1 || 0 <= t.schema_extension_trailing.offset <= t.schema_extension_trailing.offset + t.schema_extension_trailing.length <= length; */
    /*@ assert t.cluster_groups_trailing.length == -1 || 0 <= t.cluster_groups_trailing.offset <= t.cluster_groups_trailing.offset + t.cluster_groups_trailing.length <= length; */
    /*@ assert t.linked_attribute_sets_trailing.length == -1 || 0 <= t.linked_attribute_sets_trailing.offset <= t.linked_attribute_sets_trailing.offset + t.linked_attribute_sets_trailing.length <= length; */
    /*@ assert t.trailing.length == -1 || 0 <= t.trailing.offset <= t.trailing.offset + t.trailing.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->header_checksum.offset == t.header_checksum.offset && out->header_checksum.length == t.header_checksum.length; */
    /*@ assert out->schema_extension_schema_fields_trailing.offset == t.schema_extension_schema_fields_trailing.offset && out->schema_extension_schema_fields_trailing.length == t.schema_extension_schema_fields_trailing.length; */
    /*@ assert out->schema_extension_schema_columns_trailing.offset == t.schema_extension_schema_columns_trailing.offset && out->schema_extension_schema_columns_trailing.length == t.schema_extension_schema_columns_trailing.length; */
    /*@ assert out->schema_extension_schema_alias_columns_trailing.offset == t.schema_extension_schema_alias_columns_trailing.offset && out->schema_extension_schema_alias_columns_trailing.length == t.schema_extension_schema_alias_columns_trailing.length; */
    /*@ assert out->schema_extension_schema_extra_type_infos_trailing.offset == t.schema_extension_schema_extra_type_infos_trailing.offset && out->schema_extension_schema_extra_type_infos_trailing.length == t.schema_extension_schema_extra_type_infos_trailing.length; */
    /*@ assert out->schema_extension_trailing.offset == t.schema_extension_trailing.offset && out->schema_extension_trailing.length == t.schema_extension_trailing.length; */
    /*@ assert out->cluster_groups_trailing.offset == t.cluster_groups_trailing.offset && out->cluster_groups_trailing.length == t.cluster_groups_trailing.length; */
    /*@ assert out->linked_attribute_sets_trailing.offset == t.linked_attribute_sets_trailing.offset && out->linked_attribute_sets_trailing.length == t.linked_attribute_sets_trailing.length; */
    /*@ assert out->trailing.offset == t.trailing.offset && out->trailing.length == t.trailing.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->header_checksum.length == -1 || 0 <= out->header_checksum.offset <= out->header_checksum.offset + out->header_checksum.length <= length; */
    /*@ assert out->schema_extension_schema_fields_trailing.length == -1 || 0 <= out->schema_extension_schema_fields_trailing.offset <= out->schema_extension_schema_fields_trailing.offset + out->schema_extension_schema_fields_trailing.length <= length; */
    /*@ assert out->schema_extension_schema_columns_trailing.length == -1 || 0 <= out->schema_extension_schema_columns_trailing.offset <= out->schema_extension_schema_columns_trailing.offset + out->schema_extension_schema_columns_trailing.length <= length; */
    /*@ assert out->schema_extension_schema_alias_columns_trailing.length == -1 || 0 <= out->schema_extension_schema_alias_columns_trailing.offset <= out->schema_extension_schema_alias_columns_trailing.offset + out->schema_extension_schema_alias_columns_trailing.length <= length; */
    /*@ assert out->schema_extension_schema_extra_type_infos_trailing.length == -1 || 0 <= out->schema_extension_schema_extra_type_infos_trailing.offset <= out->schema_extension_schema_extra_type_infos_trailing.offset + out->schema_extension_schema_extra_type_infos_trailing.length <= length; */
    /*@ assert out->schema_extension_trailing.length == -1 || 0 <= out->schema_extension_trailing.offset <= out->schema_extension_trailing.offset + out->schema_extension_trailing.length <= length; */
    /*@ assert out->cluster_groups_trailing.length == -1 || 0 <= out->cluster_groups_trailing.offset <= out->cluster_groups_trailing.offset + out->cluster_groups_trailing.length <= length; */
    /*@ assert out->linked_attribute_sets_trailing.length == -1 || 0 <= out->linked_attribute_sets_trailing.offset <= out->linked_attribute_sets_trailing.offset + out->linked_attribute_sets_trailing.length <= length; */
    /*@ assert out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int rntuple_footer_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return rntuple_footer_pass(data, length, *(rntuple_footer *)out, (rntuple_footer *)out, status, 1);
    memset(out, 0, sizeof(rntuple_footer));
    return rntuple_footer_pass(data, length, *(rntuple_footer *)out, (rntuple_footer *)out, status, 0);
}

static const rntuple_type rntuple_footer_type = {
    "rntuple_footer", sizeof(rntuple_footer), sizeof rntuple_footer_members / sizeof *rntuple_footer_members, rntuple_footer_members, rntuple_footer_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int rntuple_footer_count(const uint8_t *data, size_t length, rntuple_footer *out, rntuple_status *status)
{
    return rntuple_footer_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int rntuple_footer_fill(const uint8_t *data, size_t length, rntuple_footer *out, rntuple_status *status)
{
    return rntuple_footer_run(data, length, out, status, 1);
}

/* Entry range of one cluster */
typedef struct rntuple_cluster_summary_table {
    size_t count;
    uint64_t *first_entry; /* Number of the first entry of the cluster */
    uint32_t *num_entries_lo; /* Bits 0 to 31 of the number of entries */
    uint16_t *num_entries_mid; /* Bits 32 to 47 of the number of entries */
    uint8_t *num_entries_hi; /* Bits 48 to 55 of the number of entries */
    uint8_t *flags; /* Bits of the enum cluster_flag */
    rntuple_range *trailing;
} rntuple_cluster_summary_table;

/* Parse one row at p; returns where it ends, or the negated code of the error. */
/*@ requires 0 <= p <= end <= RNTUPLE_MAX_LENGTH && 0 <= row;
    requires is_filling ==> row < t.count;
    requires \valid_read(data + (0 .. end - 1));
    requires status == \null || \valid(status);
    requires is_filling ==> t.first_entry == \null || \valid(t.first_entry + row);
    requires is_filling ==> t.num_entries_lo == \null || \valid(t.num_entries_lo + row);
    requires is_filling ==> t.num_entries_mid == \null || \valid(t.num_entries_mid + row);
    requires is_filling ==> t.num_entries_hi == \null || \valid(t.num_entries_hi + row);
    requires is_filling ==> t.flags == \null || \valid(t.flags + row);
    requires is_filling ==> t.trailing == \null || \valid(t.trailing + row);
    assigns *status, t.first_entry[0 .. t.count - 1], t.num_entries_lo[0 .. t.count - 1],
        t.num_entries_mid[0 .. t.count - 1], t.num_entries_hi[0 .. t.count - 1], t.flags[0 .. t.count - 1],
        t.trailing[0 .. t.count - 1];
    ensures -RNTUPLE_TOO_MANY <= \result < 0 || p < \result <= end;
 */
RNTUPLE_INLINE int64_t rntuple_cluster_summary_row(const uint8_t *data, int64_t p, int64_t end, rntuple_cluster_summary_table t, int64_t row, rntuple_status *status, int is_filling)
{
    if (end - p < 8)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_summary.len_frame");
    const int64_t len_frame = rntuple_s8le(data + p);
    p += 8;
    if (!((len_frame >= 8) && (len_frame - (end - p) <= 8)))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 8, "cluster_summary.len_frame");
    const int64_t size = len_frame - 8;
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
    if (end_2 - p < 2)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_summary.num_entries_mid");
    RNTUPLE_PUT(t.num_entries_mid, row, rntuple_u2le(data + p));
    p += 2;
    if (end_2 - p < 1)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_summary.num_entries_hi");
    RNTUPLE_PUT(t.num_entries_hi, row, rntuple_u1(data + p));
    p += 1;
    if (end_2 - p < 1)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_summary.flags");
    RNTUPLE_PUT(t.flags, row, rntuple_u1(data + p));
    p += 1;
    RNTUPLE_PUT(t.trailing, row, rntuple_range_of(p, end_2 - p));
    p = end_2;
    (void)row;
    return p;
}

/* List frame of page locations of the columns of one cluster */
typedef struct rntuple_cluster_pages_table {
    size_t count;
    int64_t *first_column_pages; /* first row in column_pages */
    rntuple_range *trailing;
} rntuple_cluster_pages_table;

/* List frame of pages of one column in one cluster */
typedef struct rntuple_column_pages_table {
    size_t count;
    int64_t *first_page; /* first row in page */
    int64_t *element_offset; /* Number of elements of the column in all clusters before; negative if the column is suppressed in this cluster */
    uint8_t *has_compression_settings; /* 1 if compression_settings is there */
    uint32_t *compression_settings; /* Compression settings: 100 * algorithm + level; absent if the column is suppressed */
    rntuple_range *trailing;
} rntuple_column_pages_table;

/* Description of one page: a run of elements of one column */
typedef struct rntuple_page_table {
    size_t count;
    int32_t *num_elements_signed; /* Number of elements, negated if a checksum follows the stored page */
    int32_t *locator_head; /* Stored size in bytes of the byte range if not negative; else the negated word of locator size, reserved byte and kind */
    uint8_t *has_locator_ofs_range; /* 1 if locator_ofs_range is there */
    uint64_t *locator_ofs_range; /* Offset in bytes from the start of the file */
    uint8_t *has_locator_payload_len_range; /* 1 if locator_payload_len_range is there */
    uint64_t *locator_payload_len_range; /* Stored size in bytes of the byte range */
    uint8_t *has_locator_payload_ofs_range; /* 1 if locator_payload_ofs_range is there */
    uint64_t *locator_payload_ofs_range; /* Offset in bytes from the start of the file */
    rntuple_range *locator_payload_trailing;
    rntuple_range *locator_payload_raw;
} rntuple_page_table;

/* Parse one row at p; returns where it ends, or the negated code of the error. */
/*@ requires 0 <= p <= end <= RNTUPLE_MAX_LENGTH && 0 <= row;
    requires is_filling ==> row < t.count;
    requires \valid_read(data + (0 .. end - 1));
    requires status == \null || \valid(status);
    requires is_filling ==> t.num_elements_signed == \null || \valid(t.num_elements_signed + row);
    requires is_filling ==> t.locator_head == \null || \valid(t.locator_head + row);
    requires is_filling ==> t.has_locator_ofs_range == \null || \valid(t.has_locator_ofs_range + row);
    requires is_filling ==> t.locator_ofs_range == \null || \valid(t.locator_ofs_range + row);
    requires is_filling ==> t.has_locator_payload_len_range == \null || \valid(t.has_locator_payload_len_range + row);
    requires is_filling ==> t.locator_payload_len_range == \null || \valid(t.locator_payload_len_range + row);
    requires is_filling ==> t.has_locator_payload_ofs_range == \null || \valid(t.has_locator_payload_ofs_range + row);
    requires is_filling ==> t.locator_payload_ofs_range == \null || \valid(t.locator_payload_ofs_range + row);
    requires is_filling ==> t.locator_payload_trailing == \null || \valid(t.locator_payload_trailing + row);
    requires is_filling ==> t.locator_payload_raw == \null || \valid(t.locator_payload_raw + row);
    assigns *status, t.num_elements_signed[0 .. t.count - 1], t.locator_head[0 .. t.count - 1],
        t.has_locator_ofs_range[0 .. t.count - 1], t.locator_ofs_range[0 .. t.count - 1],
        t.has_locator_payload_len_range[0 .. t.count - 1], t.locator_payload_len_range[0 .. t.count - 1],
        t.has_locator_payload_ofs_range[0 .. t.count - 1], t.locator_payload_ofs_range[0 .. t.count - 1],
        t.locator_payload_trailing[0 .. t.count - 1], t.locator_payload_raw[0 .. t.count - 1];
    ensures -RNTUPLE_TOO_MANY <= \result < 0 || p < \result <= end;
 */
RNTUPLE_INLINE int64_t rntuple_page_row(const uint8_t *data, int64_t p, int64_t end, rntuple_page_table t, int64_t row, rntuple_status *status, int is_filling)
{
    if (end - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "page.num_elements_signed");
    RNTUPLE_PUT(t.num_elements_signed, row, rntuple_s4le(data + p));
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
        RNTUPLE_PUT(t.has_locator_payload_len_range, row, 0);
        RNTUPLE_PUT(t.locator_payload_len_range, row, 0);
        RNTUPLE_PUT(t.has_locator_payload_ofs_range, row, 0);
        RNTUPLE_PUT(t.locator_payload_ofs_range, row, 0);
        RNTUPLE_PUT(t.locator_payload_trailing, row, rntuple_range_of(0, -1));
        RNTUPLE_PUT(t.locator_payload_raw, row, rntuple_range_of(0, -1));
        if ((locator_head < 0 ? -locator_head : 0) / 16777216 == 1) {
            if (end_2 - p < 8)
                return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "page.locator_payload_len_range");
            RNTUPLE_PUT(t.has_locator_payload_len_range, row, 1);
            RNTUPLE_PUT(t.locator_payload_len_range, row, rntuple_u8le(data + p));
            p += 8;
            if (end_2 - p < 8)
                return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "page.locator_payload_ofs_range");
            RNTUPLE_PUT(t.has_locator_payload_ofs_range, row, 1);
            RNTUPLE_PUT(t.locator_payload_ofs_range, row, rntuple_u8le(data + p));
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
        RNTUPLE_PUT(t.has_locator_payload_len_range, row, 0);
        RNTUPLE_PUT(t.locator_payload_len_range, row, 0);
        RNTUPLE_PUT(t.has_locator_payload_ofs_range, row, 0);
        RNTUPLE_PUT(t.locator_payload_ofs_range, row, 0);
        RNTUPLE_PUT(t.locator_payload_trailing, row, rntuple_range_of(0, -1));
        RNTUPLE_PUT(t.locator_payload_raw, row, rntuple_range_of(0, -1));
    }
    /*@ assert \at(p, Pre) < p <= end; */
    (void)row;
    return p;
}

/* Payload of a page list envelope: clusters of one cluster group and where their pages are */
typedef struct rntuple_page_list {
    rntuple_range header_checksum; /* Checksum of the header envelope that the page list belongs to */
    rntuple_range cluster_summaries_trailing;
    rntuple_range page_locations_trailing;
    rntuple_range trailing; /* Unknown bytes up to the end of the envelope payload, appended by a later version of the format */
    rntuple_cluster_summary_table cluster_summary;
    rntuple_cluster_pages_table cluster_pages;
    rntuple_column_pages_table column_pages;
    rntuple_page_table page;
} rntuple_page_list;

static const rntuple_member rntuple_page_list_members[] = {
    {"", "header_checksum", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_page_list, header_checksum)},
    {"", "cluster_summaries_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_page_list, cluster_summaries_trailing)},
    {"", "page_locations_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_page_list, page_locations_trailing)},
    {"", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_page_list, trailing)},
    {"cluster_summary", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_page_list, cluster_summary.count)},
    {"cluster_summary", "first_entry", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_page_list, cluster_summary.first_entry)},
    {"cluster_summary", "num_entries_lo", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_page_list, cluster_summary.num_entries_lo)},
    {"cluster_summary", "num_entries_mid", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_page_list, cluster_summary.num_entries_mid)},
    {"cluster_summary", "num_entries_hi", RNTUPLE_UNSIGNED, sizeof(uint8_t), offsetof(rntuple_page_list, cluster_summary.num_entries_hi)},
    {"cluster_summary", "flags", RNTUPLE_UNSIGNED, sizeof(uint8_t), offsetof(rntuple_page_list, cluster_summary.flags)},
    {"cluster_summary", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_page_list, cluster_summary.trailing)},
    {"cluster_pages", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_page_list, cluster_pages.count)},
    {"cluster_pages", "first_column_pages", RNTUPLE_FIRST, sizeof(int64_t), offsetof(rntuple_page_list, cluster_pages.first_column_pages)},
    {"cluster_pages", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_page_list, cluster_pages.trailing)},
    {"column_pages", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_page_list, column_pages.count)},
    {"column_pages", "first_page", RNTUPLE_FIRST, sizeof(int64_t), offsetof(rntuple_page_list, column_pages.first_page)},
    {"column_pages", "element_offset", RNTUPLE_SIGNED, sizeof(int64_t), offsetof(rntuple_page_list, column_pages.element_offset)},
    {"column_pages", "has_compression_settings", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_page_list, column_pages.has_compression_settings)},
    {"column_pages", "compression_settings", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_page_list, column_pages.compression_settings)},
    {"column_pages", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_page_list, column_pages.trailing)},
    {"page", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_page_list, page.count)},
    {"page", "num_elements_signed", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(rntuple_page_list, page.num_elements_signed)},
    {"page", "locator_head", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(rntuple_page_list, page.locator_head)},
    {"page", "has_locator_ofs_range", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_page_list, page.has_locator_ofs_range)},
    {"page", "locator_ofs_range", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_page_list, page.locator_ofs_range)},
    {"page", "has_locator_payload_len_range", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_page_list, page.has_locator_payload_len_range)},
    {"page", "locator_payload_len_range", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_page_list, page.locator_payload_len_range)},
    {"page", "has_locator_payload_ofs_range", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_page_list, page.has_locator_payload_ofs_range)},
    {"page", "locator_payload_ofs_range", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_page_list, page.locator_payload_ofs_range)},
    {"page", "locator_payload_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_page_list, page.locator_payload_trailing)},
    {"page", "locator_payload_raw", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_page_list, page.locator_payload_raw)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    requires is_filling ==> t.cluster_summary.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_summary.count - 1 ==> t.cluster_summary.first_entry == \null || \valid(t.cluster_summary.first_entry + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_summary.count - 1 ==> t.cluster_summary.num_entries_lo == \null || \valid(t.cluster_summary.num_entries_lo + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_summary.count - 1 ==> t.cluster_summary.num_entries_mid == \null || \valid(t.cluster_summary.num_entries_mid + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_summary.count - 1 ==> t.cluster_summary.num_entries_hi == \null || \valid(t.cluster_summary.num_entries_hi + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_summary.count - 1 ==> t.cluster_summary.flags == \null || \valid(t.cluster_summary.flags + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_summary.count - 1 ==> t.cluster_summary.trailing == \null || \valid(t.cluster_summary.trailing + i);
    requires is_filling ==> t.cluster_pages.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_pages.count ==> t.cluster_pages.first_column_pages == \null || \valid(t.cluster_pages.first_column_pages + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_pages.count - 1 ==> t.cluster_pages.trailing == \null || \valid(t.cluster_pages.trailing + i);
    requires is_filling ==> t.column_pages.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.column_pages.count ==> t.column_pages.first_page == \null || \valid(t.column_pages.first_page + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column_pages.count - 1 ==> t.column_pages.element_offset == \null || \valid(t.column_pages.element_offset + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column_pages.count - 1 ==> t.column_pages.has_compression_settings == \null || \valid(t.column_pages.has_compression_settings + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column_pages.count - 1 ==> t.column_pages.compression_settings == \null || \valid(t.column_pages.compression_settings + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column_pages.count - 1 ==> t.column_pages.trailing == \null || \valid(t.column_pages.trailing + i);
    requires is_filling ==> t.page.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.num_elements_signed == \null || \valid(t.page.num_elements_signed + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_head == \null || \valid(t.page.locator_head + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.has_locator_ofs_range == \null || \valid(t.page.has_locator_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_ofs_range == \null || \valid(t.page.locator_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.has_locator_payload_len_range == \null || \valid(t.page.has_locator_payload_len_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_payload_len_range == \null || \valid(t.page.locator_payload_len_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.has_locator_payload_ofs_range == \null || \valid(t.page.has_locator_payload_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_payload_ofs_range == \null || \valid(t.page.locator_payload_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_payload_trailing == \null || \valid(t.page.locator_payload_trailing + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_payload_raw == \null || \valid(t.page.locator_payload_raw + i);
    assigns *out, *status, t.cluster_summary.first_entry[0 .. t.cluster_summary.count - 1],
        t.cluster_summary.num_entries_lo[0 .. t.cluster_summary.count - 1],
        t.cluster_summary.num_entries_mid[0 .. t.cluster_summary.count - 1],
        t.cluster_summary.num_entries_hi[0 .. t.cluster_summary.count - 1],
        t.cluster_summary.flags[0 .. t.cluster_summary.count - 1], t.cluster_summary.trailing[0 .. t.cluster_summary.count - 1],
        t.cluster_pages.first_column_pages[0 .. t.cluster_pages.count],
        t.cluster_pages.trailing[0 .. t.cluster_pages.count - 1], t.column_pages.first_page[0 .. t.column_pages.count],
        t.column_pages.element_offset[0 .. t.column_pages.count - 1],
        t.column_pages.has_compression_settings[0 .. t.column_pages.count - 1],
        t.column_pages.compression_settings[0 .. t.column_pages.count - 1],
        t.column_pages.trailing[0 .. t.column_pages.count - 1], t.page.num_elements_signed[0 .. t.page.count - 1],
        t.page.locator_head[0 .. t.page.count - 1], t.page.has_locator_ofs_range[0 .. t.page.count - 1],
        t.page.locator_ofs_range[0 .. t.page.count - 1], t.page.has_locator_payload_len_range[0 .. t.page.count - 1],
        t.page.locator_payload_len_range[0 .. t.page.count - 1], t.page.has_locator_payload_ofs_range[0 .. t.page.count - 1],
        t.page.locator_payload_ofs_range[0 .. t.page.count - 1], t.page.locator_payload_trailing[0 .. t.page.count - 1],
        t.page.locator_payload_raw[0 .. t.page.count - 1];
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->header_checksum.length == -1 || 0 <= out->header_checksum.offset <= out->header_checksum.offset + out->header_checksum.length <= length;
    ensures \result == RNTUPLE_OK ==> out->cluster_summaries_trailing.length == -1 || 0 <= out->cluster_summaries_trailing.offset <= out->cluster_summaries_trailing.offset + out->cluster_summaries_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->page_locations_trailing.length == -1 || 0 <= out->page_locations_trailing.offset <= out->page_locations_trailing.offset + out->page_locations_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length;
 */
RNTUPLE_INLINE int rntuple_page_list_pass(const uint8_t *data, size_t length, rntuple_page_list t, rntuple_page_list *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0, n_cluster_summary = 0, n_cluster_pages = 0, n_column_pages = 0, n_page = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.header_checksum = rntuple_range_of(0, -1);
    t.cluster_summaries_trailing = rntuple_range_of(0, -1);
    t.page_locations_trailing = rntuple_range_of(0, -1);
    t.trailing = rntuple_range_of(0, -1);
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "header_checksum");
    /*@ assert 0 <= 8 <= end - p; */
    t.header_checksum = (rntuple_range_of(p, 8));
    p += 8;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_summaries_len_frame");
    const int64_t len_frame = rntuple_s8le(data + p);
    p += 8;
    if (!((len_frame <= -12) && (len_frame + (end - p) >= -8)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 8, "cluster_summaries_len_frame");
    const int64_t size = -len_frame - 8;
    if (end - p < size)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_summaries_body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_summaries_num_items");
    const int64_t num_items = rntuple_u4le(data + p);
    p += 4;
    if (!((num_items <= 2147483647) && (num_items * 8 <= end_2 - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "cluster_summaries_num_items");
    /*@ loop invariant 0 <= p <= end_2;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_2 <= num_items;
        loop invariant 0 <= n_cluster_summary <= p;
        loop invariant is_filling ==> n_cluster_summary <= t.cluster_summary.count;
        loop assigns i_2, p, *status, n_cluster_summary, t.cluster_summary.first_entry[0 .. t.cluster_summary.count - 1],
            t.cluster_summary.num_entries_lo[0 .. t.cluster_summary.count - 1],
            t.cluster_summary.num_entries_mid[0 .. t.cluster_summary.count - 1],
            t.cluster_summary.num_entries_hi[0 .. t.cluster_summary.count - 1],
            t.cluster_summary.flags[0 .. t.cluster_summary.count - 1], t.cluster_summary.trailing[0 .. t.cluster_summary.count - 1];
        loop variant num_items - i_2;
     */
    for (int64_t i_2 = 0; i_2 < num_items; i_2++) {
        if (is_filling && n_cluster_summary == (int64_t)t.cluster_summary.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "cluster_summary");
        p = rntuple_cluster_summary_row(data, p, end_2, t.cluster_summary, n_cluster_summary, status, is_filling);
        if (p < 0)
            return (int)-p;
        n_cluster_summary++;
    }
    t.cluster_summaries_trailing = (rntuple_range_of(p, end_2 - p));
    p = end_2;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "page_locations_len_frame");
    const int64_t len_frame_2 = rntuple_s8le(data + p);
    p += 8;
    if (!((len_frame_2 <= -12) && (len_frame_2 + (end - p) >= -8)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 8, "page_locations_len_frame");
    const int64_t size_2 = -len_frame_2 - 8;
    if (end - p < size_2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "page_locations_body");
    /*@ assert 0 <= size_2 <= end - p; */
    const int64_t end_3 = p + size_2;
    if (end_3 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "page_locations_num_items");
    const int64_t num_items_2 = rntuple_u4le(data + p);
    p += 4;
    if (!((num_items_2 <= 2147483647) && (num_items_2 * 12 <= end_3 - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "page_locations_num_items");
    /*@ loop invariant 0 <= p <= end_3;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_3 <= num_items_2;
        loop invariant 0 <= n_cluster_pages <= p;
        loop invariant is_filling ==> n_cluster_pages <= t.cluster_pages.count;
        loop invariant 0 <= n_column_pages <= p;
        loop invariant is_filling ==> n_column_pages <= t.column_pages.count;
        loop invariant 0 <= n_page <= p;
        loop invariant is_filling ==> n_page <= t.page.count;
        loop assigns i_3, p, *status, n_cluster_pages, n_column_pages, n_page,
            t.cluster_pages.first_column_pages[0 .. t.cluster_pages.count],
            t.cluster_pages.trailing[0 .. t.cluster_pages.count - 1], t.column_pages.first_page[0 .. t.column_pages.count],
            t.column_pages.element_offset[0 .. t.column_pages.count - 1],
            t.column_pages.has_compression_settings[0 .. t.column_pages.count - 1],
            t.column_pages.compression_settings[0 .. t.column_pages.count - 1],
            t.column_pages.trailing[0 .. t.column_pages.count - 1], t.page.num_elements_signed[0 .. t.page.count - 1],
            t.page.locator_head[0 .. t.page.count - 1], t.page.has_locator_ofs_range[0 .. t.page.count - 1],
            t.page.locator_ofs_range[0 .. t.page.count - 1], t.page.has_locator_payload_len_range[0 .. t.page.count - 1],
            t.page.locator_payload_len_range[0 .. t.page.count - 1], t.page.has_locator_payload_ofs_range[0 .. t.page.count - 1],
            t.page.locator_payload_ofs_range[0 .. t.page.count - 1], t.page.locator_payload_trailing[0 .. t.page.count - 1],
            t.page.locator_payload_raw[0 .. t.page.count - 1];
        loop variant num_items_2 - i_3;
     */
    for (int64_t i_3 = 0; i_3 < num_items_2; i_3++) {
        if (is_filling && n_cluster_pages == (int64_t)t.cluster_pages.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "cluster_pages");
        RNTUPLE_PUT(t.cluster_pages.first_column_pages, n_cluster_pages, n_column_pages);
        if (end_3 - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_pages.len_frame");
        const int64_t len_frame_3 = rntuple_s8le(data + p);
        p += 8;
        if (!((len_frame_3 <= -12) && (len_frame_3 + (end_3 - p) >= -8)))
            return rntuple_end(status, RNTUPLE_INVALID, p - 8, "cluster_pages.len_frame");
        const int64_t size_3 = -len_frame_3 - 8;
        if (end_3 - p < size_3)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_pages.body");
        /*@ assert 0 <= size_3 <= end_3 - p; */
        const int64_t end_4 = p + size_3;
        if (end_4 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_pages.num_items");
        const int64_t num_items_3 = rntuple_u4le(data + p);
        p += 4;
        if (!((num_items_3 <= 2147483647) && (num_items_3 * 20 <= end_4 - p)))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "cluster_pages.num_items");
        /*@ loop invariant 0 <= p <= end_4;
            loop invariant \at(p, LoopEntry) <= p;
            loop invariant 0 <= i_4 <= num_items_3;
            loop invariant 0 <= n_column_pages <= p;
            loop invariant is_filling ==> n_column_pages <= t.column_pages.count;
            loop invariant 0 <= n_page <= p;
            loop invariant is_filling ==> n_page <= t.page.count;
            loop assigns i_4, p, *status, n_column_pages, n_page, t.column_pages.first_page[0 .. t.column_pages.count],
                t.column_pages.element_offset[0 .. t.column_pages.count - 1],
                t.column_pages.has_compression_settings[0 .. t.column_pages.count - 1],
                t.column_pages.compression_settings[0 .. t.column_pages.count - 1],
                t.column_pages.trailing[0 .. t.column_pages.count - 1], t.page.num_elements_signed[0 .. t.page.count - 1],
                t.page.locator_head[0 .. t.page.count - 1], t.page.has_locator_ofs_range[0 .. t.page.count - 1],
                t.page.locator_ofs_range[0 .. t.page.count - 1], t.page.has_locator_payload_len_range[0 .. t.page.count - 1],
                t.page.locator_payload_len_range[0 .. t.page.count - 1], t.page.has_locator_payload_ofs_range[0 .. t.page.count - 1],
                t.page.locator_payload_ofs_range[0 .. t.page.count - 1], t.page.locator_payload_trailing[0 .. t.page.count - 1],
                t.page.locator_payload_raw[0 .. t.page.count - 1];
            loop variant num_items_3 - i_4;
         */
        for (int64_t i_4 = 0; i_4 < num_items_3; i_4++) {
            if (is_filling && n_column_pages == (int64_t)t.column_pages.count)
                return rntuple_end(status, RNTUPLE_TOO_MANY, p, "column_pages");
            RNTUPLE_PUT(t.column_pages.first_page, n_column_pages, n_page);
            if (end_4 - p < 8)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_pages.len_frame");
            const int64_t len_frame_4 = rntuple_s8le(data + p);
            p += 8;
            if (!((len_frame_4 <= -20) && (len_frame_4 + (end_4 - p) >= -8)))
                return rntuple_end(status, RNTUPLE_INVALID, p - 8, "column_pages.len_frame");
            const int64_t size_4 = -len_frame_4 - 8;
            if (end_4 - p < size_4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_pages.body");
            /*@ assert 0 <= size_4 <= end_4 - p; */
            const int64_t end_5 = p + size_4;
            if (end_5 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_pages.num_items");
            const int64_t num_items_4 = rntuple_u4le(data + p);
            p += 4;
            if (!((num_items_4 <= 2147483647) && (num_items_4 * 8 <= end_5 - p)))
                return rntuple_end(status, RNTUPLE_INVALID, p - 4, "column_pages.num_items");
            /*@ loop invariant 0 <= p <= end_5;
                loop invariant \at(p, LoopEntry) <= p;
                loop invariant 0 <= i_5 <= num_items_4;
                loop invariant 0 <= n_page <= p;
                loop invariant is_filling ==> n_page <= t.page.count;
                loop assigns i_5, p, *status, n_page, t.page.num_elements_signed[0 .. t.page.count - 1],
                    t.page.locator_head[0 .. t.page.count - 1], t.page.has_locator_ofs_range[0 .. t.page.count - 1],
                    t.page.locator_ofs_range[0 .. t.page.count - 1], t.page.has_locator_payload_len_range[0 .. t.page.count - 1],
                    t.page.locator_payload_len_range[0 .. t.page.count - 1], t.page.has_locator_payload_ofs_range[0 .. t.page.count - 1],
                    t.page.locator_payload_ofs_range[0 .. t.page.count - 1], t.page.locator_payload_trailing[0 .. t.page.count - 1],
                    t.page.locator_payload_raw[0 .. t.page.count - 1];
                loop variant num_items_4 - i_5;
             */
            for (int64_t i_5 = 0; i_5 < num_items_4; i_5++) {
                if (is_filling && n_page == (int64_t)t.page.count)
                    return rntuple_end(status, RNTUPLE_TOO_MANY, p, "page");
                p = rntuple_page_row(data, p, end_5, t.page, n_page, status, is_filling);
                if (p < 0)
                    return (int)-p;
                n_page++;
            }
            if (end_5 - p < 8)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_pages.element_offset");
            const int64_t element_offset = rntuple_s8le(data + p);
            RNTUPLE_PUT(t.column_pages.element_offset, n_column_pages, (int64_t)element_offset);
            p += 8;
            if (element_offset >= 0) {
                if (end_5 - p < 4)
                    return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_pages.compression_settings");
                RNTUPLE_PUT(t.column_pages.has_compression_settings, n_column_pages, 1);
                RNTUPLE_PUT(t.column_pages.compression_settings, n_column_pages, rntuple_u4le(data + p));
                p += 4;
            } else {
                RNTUPLE_PUT(t.column_pages.has_compression_settings, n_column_pages, 0);
                RNTUPLE_PUT(t.column_pages.compression_settings, n_column_pages, 0);
            }
            /*@ assert \at(p, LoopCurrent) < p <= end_5; */
            RNTUPLE_PUT(t.column_pages.trailing, n_column_pages, rntuple_range_of(p, end_5 - p));
            p = end_5;
            n_column_pages++;
        }
        RNTUPLE_PUT(t.cluster_pages.trailing, n_cluster_pages, rntuple_range_of(p, end_4 - p));
        p = end_4;
        n_cluster_pages++;
    }
    t.page_locations_trailing = (rntuple_range_of(p, end_3 - p));
    p = end_3;
    t.trailing = (rntuple_range_of(p, end - p));
    p = end;
    t.cluster_summary.count = (size_t)n_cluster_summary;
    RNTUPLE_PUT(t.cluster_pages.first_column_pages, n_cluster_pages, n_column_pages);
    t.cluster_pages.count = (size_t)n_cluster_pages;
    RNTUPLE_PUT(t.column_pages.first_page, n_column_pages, n_page);
    t.column_pages.count = (size_t)n_column_pages;
    t.page.count = (size_t)n_page;
    /*@ assert t.header_checksum.length == -1 || 0 <= t.header_checksum.offset <= t.header_checksum.offset + t.header_checksum.length <= length; */
    /*@ assert t.cluster_summaries_trailing.length == -1 || 0 <= t.cluster_summaries_trailing.offset <= t.cluster_summaries_trailing.offset + t.cluster_summaries_trailing.length <= length; */
    /*@ assert t.page_locations_trailing.length == -1 || 0 <= t.page_locations_trailing.offset <= t.page_locations_trailing.offset + t.page_locations_trailing.length <= length; */
    /*@ assert t.trailing.length == -1 || 0 <= t.trailing.offset <= t.trailing.offset + t.trailing.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->header_checksum.offset == t.header_checksum.offset && out->header_checksum.length == t.header_checksum.length; */
    /*@ assert out->cluster_summaries_trailing.offset == t.cluster_summaries_trailing.offset && out->cluster_summaries_trailing.length == t.cluster_summaries_trailing.length; */
    /*@ assert out->page_locations_trailing.offset == t.page_locations_trailing.offset && out->page_locations_trailing.length == t.page_locations_trailing.length; */
    /*@ assert out->trailing.offset == t.trailing.offset && out->trailing.length == t.trailing.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->header_checksum.length == -1 || 0 <= out->header_checksum.offset <= out->header_checksum.offset + out->header_checksum.length <= length; */
    /*@ assert out->cluster_summaries_trailing.length == -1 || 0 <= out->cluster_summaries_trailing.offset <= out->cluster_summaries_trailing.offset + out->cluster_summaries_trailing.length <= length; */
    /*@ assert out->page_locations_trailing.length == -1 || 0 <= out->page_locations_trailing.offset <= out->page_locations_trailing.offset + out->page_locations_trailing.length <= length; */
    /*@ assert out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int rntuple_page_list_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return rntuple_page_list_pass(data, length, *(rntuple_page_list *)out, (rntuple_page_list *)out, status, 1);
    memset(out, 0, sizeof(rntuple_page_list));
    return rntuple_page_list_pass(data, length, *(rntuple_page_list *)out, (rntuple_page_list *)out, status, 0);
}

static const rntuple_type rntuple_page_list_type = {
    "rntuple_page_list", sizeof(rntuple_page_list), sizeof rntuple_page_list_members / sizeof *rntuple_page_list_members, rntuple_page_list_members, rntuple_page_list_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int rntuple_page_list_count(const uint8_t *data, size_t length, rntuple_page_list *out, rntuple_status *status)
{
    return rntuple_page_list_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int rntuple_page_list_fill(const uint8_t *data, size_t length, rntuple_page_list *out, rntuple_status *status)
{
    return rntuple_page_list_run(data, length, out, status, 1);
}

/* List frame of cluster summaries */
typedef struct rntuple_cluster_summary_list {
    rntuple_range trailing;
    rntuple_cluster_summary_table cluster_summary;
} rntuple_cluster_summary_list;

static const rntuple_member rntuple_cluster_summary_list_members[] = {
    {"", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_cluster_summary_list, trailing)},
    {"cluster_summary", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_cluster_summary_list, cluster_summary.count)},
    {"cluster_summary", "first_entry", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_cluster_summary_list, cluster_summary.first_entry)},
    {"cluster_summary", "num_entries_lo", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_cluster_summary_list, cluster_summary.num_entries_lo)},
    {"cluster_summary", "num_entries_mid", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(rntuple_cluster_summary_list, cluster_summary.num_entries_mid)},
    {"cluster_summary", "num_entries_hi", RNTUPLE_UNSIGNED, sizeof(uint8_t), offsetof(rntuple_cluster_summary_list, cluster_summary.num_entries_hi)},
    {"cluster_summary", "flags", RNTUPLE_UNSIGNED, sizeof(uint8_t), offsetof(rntuple_cluster_summary_list, cluster_summary.flags)},
    {"cluster_summary", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_cluster_summary_list, cluster_summary.trailing)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    requires is_filling ==> t.cluster_summary.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_summary.count - 1 ==> t.cluster_summary.first_entry == \null || \valid(t.cluster_summary.first_entry + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_summary.count - 1 ==> t.cluster_summary.num_entries_lo == \null || \valid(t.cluster_summary.num_entries_lo + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_summary.count - 1 ==> t.cluster_summary.num_entries_mid == \null || \valid(t.cluster_summary.num_entries_mid + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_summary.count - 1 ==> t.cluster_summary.num_entries_hi == \null || \valid(t.cluster_summary.num_entries_hi + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_summary.count - 1 ==> t.cluster_summary.flags == \null || \valid(t.cluster_summary.flags + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.cluster_summary.count - 1 ==> t.cluster_summary.trailing == \null || \valid(t.cluster_summary.trailing + i);
    assigns *out, *status, t.cluster_summary.first_entry[0 .. t.cluster_summary.count - 1],
        t.cluster_summary.num_entries_lo[0 .. t.cluster_summary.count - 1],
        t.cluster_summary.num_entries_mid[0 .. t.cluster_summary.count - 1],
        t.cluster_summary.num_entries_hi[0 .. t.cluster_summary.count - 1],
        t.cluster_summary.flags[0 .. t.cluster_summary.count - 1], t.cluster_summary.trailing[0 .. t.cluster_summary.count - 1];
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length;
 */
RNTUPLE_INLINE int rntuple_cluster_summary_list_pass(const uint8_t *data, size_t length, rntuple_cluster_summary_list t, rntuple_cluster_summary_list *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0, n_cluster_summary = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.trailing = rntuple_range_of(0, -1);
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_frame");
    const int64_t len_frame = rntuple_s8le(data + p);
    p += 8;
    if (!((len_frame <= -12) && (len_frame + (end - p) >= -8)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 8, "len_frame");
    const int64_t size = -len_frame - 8;
    if (end - p < size)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "num_items");
    const int64_t num_items = rntuple_u4le(data + p);
    p += 4;
    if (!((num_items <= 2147483647) && (num_items * 8 <= end_2 - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "num_items");
    /*@ loop invariant 0 <= p <= end_2;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_2 <= num_items;
        loop invariant 0 <= n_cluster_summary <= p;
        loop invariant is_filling ==> n_cluster_summary <= t.cluster_summary.count;
        loop assigns i_2, p, *status, n_cluster_summary, t.cluster_summary.first_entry[0 .. t.cluster_summary.count - 1],
            t.cluster_summary.num_entries_lo[0 .. t.cluster_summary.count - 1],
            t.cluster_summary.num_entries_mid[0 .. t.cluster_summary.count - 1],
            t.cluster_summary.num_entries_hi[0 .. t.cluster_summary.count - 1],
            t.cluster_summary.flags[0 .. t.cluster_summary.count - 1], t.cluster_summary.trailing[0 .. t.cluster_summary.count - 1];
        loop variant num_items - i_2;
     */
    for (int64_t i_2 = 0; i_2 < num_items; i_2++) {
        if (is_filling && n_cluster_summary == (int64_t)t.cluster_summary.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "cluster_summary");
        p = rntuple_cluster_summary_row(data, p, end_2, t.cluster_summary, n_cluster_summary, status, is_filling);
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

RNTUPLE_FUNCTION int rntuple_cluster_summary_list_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return rntuple_cluster_summary_list_pass(data, length, *(rntuple_cluster_summary_list *)out, (rntuple_cluster_summary_list *)out, status, 1);
    memset(out, 0, sizeof(rntuple_cluster_summary_list));
    return rntuple_cluster_summary_list_pass(data, length, *(rntuple_cluster_summary_list *)out, (rntuple_cluster_summary_list *)out, status, 0);
}

static const rntuple_type rntuple_cluster_summary_list_type = {
    "rntuple_cluster_summary_list", sizeof(rntuple_cluster_summary_list), sizeof rntuple_cluster_summary_list_members / sizeof *rntuple_cluster_summary_list_members, rntuple_cluster_summary_list_members, rntuple_cluster_summary_list_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int rntuple_cluster_summary_list_count(const uint8_t *data, size_t length, rntuple_cluster_summary_list *out, rntuple_status *status)
{
    return rntuple_cluster_summary_list_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int rntuple_cluster_summary_list_fill(const uint8_t *data, size_t length, rntuple_cluster_summary_list *out, rntuple_status *status)
{
    return rntuple_cluster_summary_list_run(data, length, out, status, 1);
}

/* List frame of page locations of clusters */
typedef struct rntuple_cluster_pages_list {
    rntuple_range trailing;
    rntuple_cluster_pages_table cluster_pages;
    rntuple_column_pages_table column_pages;
    rntuple_page_table page;
} rntuple_cluster_pages_list;

static const rntuple_member rntuple_cluster_pages_list_members[] = {
    {"", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_cluster_pages_list, trailing)},
    {"cluster_pages", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_cluster_pages_list, cluster_pages.count)},
    {"cluster_pages", "first_column_pages", RNTUPLE_FIRST, sizeof(int64_t), offsetof(rntuple_cluster_pages_list, cluster_pages.first_column_pages)},
    {"cluster_pages", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_cluster_pages_list, cluster_pages.trailing)},
    {"column_pages", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_cluster_pages_list, column_pages.count)},
    {"column_pages", "first_page", RNTUPLE_FIRST, sizeof(int64_t), offsetof(rntuple_cluster_pages_list, column_pages.first_page)},
    {"column_pages", "element_offset", RNTUPLE_SIGNED, sizeof(int64_t), offsetof(rntuple_cluster_pages_list, column_pages.element_offset)},
    {"column_pages", "has_compression_settings", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_cluster_pages_list, column_pages.has_compression_settings)},
    {"column_pages", "compression_settings", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(rntuple_cluster_pages_list, column_pages.compression_settings)},
    {"column_pages", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_cluster_pages_list, column_pages.trailing)},
    {"page", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(rntuple_cluster_pages_list, page.count)},
    {"page", "num_elements_signed", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(rntuple_cluster_pages_list, page.num_elements_signed)},
    {"page", "locator_head", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(rntuple_cluster_pages_list, page.locator_head)},
    {"page", "has_locator_ofs_range", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_cluster_pages_list, page.has_locator_ofs_range)},
    {"page", "locator_ofs_range", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_cluster_pages_list, page.locator_ofs_range)},
    {"page", "has_locator_payload_len_range", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_cluster_pages_list, page.has_locator_payload_len_range)},
    {"page", "locator_payload_len_range", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_cluster_pages_list, page.locator_payload_len_range)},
    {"page", "has_locator_payload_ofs_range", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(rntuple_cluster_pages_list, page.has_locator_payload_ofs_range)},
    {"page", "locator_payload_ofs_range", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(rntuple_cluster_pages_list, page.locator_payload_ofs_range)},
    {"page", "locator_payload_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_cluster_pages_list, page.locator_payload_trailing)},
    {"page", "locator_payload_raw", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(rntuple_cluster_pages_list, page.locator_payload_raw)},
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
    requires is_filling ==> \forall integer i; 0 <= i <= t.column_pages.count - 1 ==> t.column_pages.has_compression_settings == \null || \valid(t.column_pages.has_compression_settings + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column_pages.count - 1 ==> t.column_pages.compression_settings == \null || \valid(t.column_pages.compression_settings + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.column_pages.count - 1 ==> t.column_pages.trailing == \null || \valid(t.column_pages.trailing + i);
    requires is_filling ==> t.page.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.num_elements_signed == \null || \valid(t.page.num_elements_signed + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_head == \null || \valid(t.page.locator_head + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.has_locator_ofs_range == \null || \valid(t.page.has_locator_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_ofs_range == \null || \valid(t.page.locator_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.has_locator_payload_len_range == \null || \valid(t.page.has_locator_payload_len_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_payload_len_range == \null || \valid(t.page.locator_payload_len_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.has_locator_payload_ofs_range == \null || \valid(t.page.has_locator_payload_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_payload_ofs_range == \null || \valid(t.page.locator_payload_ofs_range + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_payload_trailing == \null || \valid(t.page.locator_payload_trailing + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.page.count - 1 ==> t.page.locator_payload_raw == \null || \valid(t.page.locator_payload_raw + i);
    assigns *out, *status, t.cluster_pages.first_column_pages[0 .. t.cluster_pages.count],
        t.cluster_pages.trailing[0 .. t.cluster_pages.count - 1], t.column_pages.first_page[0 .. t.column_pages.count],
        t.column_pages.element_offset[0 .. t.column_pages.count - 1],
        t.column_pages.has_compression_settings[0 .. t.column_pages.count - 1],
        t.column_pages.compression_settings[0 .. t.column_pages.count - 1],
        t.column_pages.trailing[0 .. t.column_pages.count - 1], t.page.num_elements_signed[0 .. t.page.count - 1],
        t.page.locator_head[0 .. t.page.count - 1], t.page.has_locator_ofs_range[0 .. t.page.count - 1],
        t.page.locator_ofs_range[0 .. t.page.count - 1], t.page.has_locator_payload_len_range[0 .. t.page.count - 1],
        t.page.locator_payload_len_range[0 .. t.page.count - 1], t.page.has_locator_payload_ofs_range[0 .. t.page.count - 1],
        t.page.locator_payload_ofs_range[0 .. t.page.count - 1], t.page.locator_payload_trailing[0 .. t.page.count - 1],
        t.page.locator_payload_raw[0 .. t.page.count - 1];
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length;
 */
RNTUPLE_INLINE int rntuple_cluster_pages_list_pass(const uint8_t *data, size_t length, rntuple_cluster_pages_list t, rntuple_cluster_pages_list *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0, n_cluster_pages = 0, n_column_pages = 0, n_page = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.trailing = rntuple_range_of(0, -1);
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_frame");
    const int64_t len_frame = rntuple_s8le(data + p);
    p += 8;
    if (!((len_frame <= -12) && (len_frame + (end - p) >= -8)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 8, "len_frame");
    const int64_t size = -len_frame - 8;
    if (end - p < size)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "num_items");
    const int64_t num_items = rntuple_u4le(data + p);
    p += 4;
    if (!((num_items <= 2147483647) && (num_items * 12 <= end_2 - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "num_items");
    /*@ loop invariant 0 <= p <= end_2;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_2 <= num_items;
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
            t.column_pages.has_compression_settings[0 .. t.column_pages.count - 1],
            t.column_pages.compression_settings[0 .. t.column_pages.count - 1],
            t.column_pages.trailing[0 .. t.column_pages.count - 1], t.page.num_elements_signed[0 .. t.page.count - 1],
            t.page.locator_head[0 .. t.page.count - 1], t.page.has_locator_ofs_range[0 .. t.page.count - 1],
            t.page.locator_ofs_range[0 .. t.page.count - 1], t.page.has_locator_payload_len_range[0 .. t.page.count - 1],
            t.page.locator_payload_len_range[0 .. t.page.count - 1], t.page.has_locator_payload_ofs_range[0 .. t.page.count - 1],
            t.page.locator_payload_ofs_range[0 .. t.page.count - 1], t.page.locator_payload_trailing[0 .. t.page.count - 1],
            t.page.locator_payload_raw[0 .. t.page.count - 1];
        loop variant num_items - i_2;
     */
    for (int64_t i_2 = 0; i_2 < num_items; i_2++) {
        if (is_filling && n_cluster_pages == (int64_t)t.cluster_pages.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "cluster_pages");
        RNTUPLE_PUT(t.cluster_pages.first_column_pages, n_cluster_pages, n_column_pages);
        if (end_2 - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_pages.len_frame");
        const int64_t len_frame_2 = rntuple_s8le(data + p);
        p += 8;
        if (!((len_frame_2 <= -12) && (len_frame_2 + (end_2 - p) >= -8)))
            return rntuple_end(status, RNTUPLE_INVALID, p - 8, "cluster_pages.len_frame");
        const int64_t size_2 = -len_frame_2 - 8;
        if (end_2 - p < size_2)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_pages.body");
        /*@ assert 0 <= size_2 <= end_2 - p; */
        const int64_t end_3 = p + size_2;
        if (end_3 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cluster_pages.num_items");
        const int64_t num_items_2 = rntuple_u4le(data + p);
        p += 4;
        if (!((num_items_2 <= 2147483647) && (num_items_2 * 20 <= end_3 - p)))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "cluster_pages.num_items");
        /*@ loop invariant 0 <= p <= end_3;
            loop invariant \at(p, LoopEntry) <= p;
            loop invariant 0 <= i_3 <= num_items_2;
            loop invariant 0 <= n_column_pages <= p;
            loop invariant is_filling ==> n_column_pages <= t.column_pages.count;
            loop invariant 0 <= n_page <= p;
            loop invariant is_filling ==> n_page <= t.page.count;
            loop assigns i_3, p, *status, n_column_pages, n_page, t.column_pages.first_page[0 .. t.column_pages.count],
                t.column_pages.element_offset[0 .. t.column_pages.count - 1],
                t.column_pages.has_compression_settings[0 .. t.column_pages.count - 1],
                t.column_pages.compression_settings[0 .. t.column_pages.count - 1],
                t.column_pages.trailing[0 .. t.column_pages.count - 1], t.page.num_elements_signed[0 .. t.page.count - 1],
                t.page.locator_head[0 .. t.page.count - 1], t.page.has_locator_ofs_range[0 .. t.page.count - 1],
                t.page.locator_ofs_range[0 .. t.page.count - 1], t.page.has_locator_payload_len_range[0 .. t.page.count - 1],
                t.page.locator_payload_len_range[0 .. t.page.count - 1], t.page.has_locator_payload_ofs_range[0 .. t.page.count - 1],
                t.page.locator_payload_ofs_range[0 .. t.page.count - 1], t.page.locator_payload_trailing[0 .. t.page.count - 1],
                t.page.locator_payload_raw[0 .. t.page.count - 1];
            loop variant num_items_2 - i_3;
         */
        for (int64_t i_3 = 0; i_3 < num_items_2; i_3++) {
            if (is_filling && n_column_pages == (int64_t)t.column_pages.count)
                return rntuple_end(status, RNTUPLE_TOO_MANY, p, "column_pages");
            RNTUPLE_PUT(t.column_pages.first_page, n_column_pages, n_page);
            if (end_3 - p < 8)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_pages.len_frame");
            const int64_t len_frame_3 = rntuple_s8le(data + p);
            p += 8;
            if (!((len_frame_3 <= -20) && (len_frame_3 + (end_3 - p) >= -8)))
                return rntuple_end(status, RNTUPLE_INVALID, p - 8, "column_pages.len_frame");
            const int64_t size_3 = -len_frame_3 - 8;
            if (end_3 - p < size_3)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_pages.body");
            /*@ assert 0 <= size_3 <= end_3 - p; */
            const int64_t end_4 = p + size_3;
            if (end_4 - p < 4)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_pages.num_items");
            const int64_t num_items_3 = rntuple_u4le(data + p);
            p += 4;
            if (!((num_items_3 <= 2147483647) && (num_items_3 * 8 <= end_4 - p)))
                return rntuple_end(status, RNTUPLE_INVALID, p - 4, "column_pages.num_items");
            /*@ loop invariant 0 <= p <= end_4;
                loop invariant \at(p, LoopEntry) <= p;
                loop invariant 0 <= i_4 <= num_items_3;
                loop invariant 0 <= n_page <= p;
                loop invariant is_filling ==> n_page <= t.page.count;
                loop assigns i_4, p, *status, n_page, t.page.num_elements_signed[0 .. t.page.count - 1],
                    t.page.locator_head[0 .. t.page.count - 1], t.page.has_locator_ofs_range[0 .. t.page.count - 1],
                    t.page.locator_ofs_range[0 .. t.page.count - 1], t.page.has_locator_payload_len_range[0 .. t.page.count - 1],
                    t.page.locator_payload_len_range[0 .. t.page.count - 1], t.page.has_locator_payload_ofs_range[0 .. t.page.count - 1],
                    t.page.locator_payload_ofs_range[0 .. t.page.count - 1], t.page.locator_payload_trailing[0 .. t.page.count - 1],
                    t.page.locator_payload_raw[0 .. t.page.count - 1];
                loop variant num_items_3 - i_4;
             */
            for (int64_t i_4 = 0; i_4 < num_items_3; i_4++) {
                if (is_filling && n_page == (int64_t)t.page.count)
                    return rntuple_end(status, RNTUPLE_TOO_MANY, p, "page");
                p = rntuple_page_row(data, p, end_4, t.page, n_page, status, is_filling);
                if (p < 0)
                    return (int)-p;
                n_page++;
            }
            if (end_4 - p < 8)
                return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_pages.element_offset");
            const int64_t element_offset = rntuple_s8le(data + p);
            RNTUPLE_PUT(t.column_pages.element_offset, n_column_pages, (int64_t)element_offset);
            p += 8;
            if (element_offset >= 0) {
                if (end_4 - p < 4)
                    return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "column_pages.compression_settings");
                RNTUPLE_PUT(t.column_pages.has_compression_settings, n_column_pages, 1);
                RNTUPLE_PUT(t.column_pages.compression_settings, n_column_pages, rntuple_u4le(data + p));
                p += 4;
            } else {
                RNTUPLE_PUT(t.column_pages.has_compression_settings, n_column_pages, 0);
                RNTUPLE_PUT(t.column_pages.compression_settings, n_column_pages, 0);
            }
            /*@ assert \at(p, LoopCurrent) < p <= end_4; */
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

RNTUPLE_FUNCTION int rntuple_cluster_pages_list_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return rntuple_cluster_pages_list_pass(data, length, *(rntuple_cluster_pages_list *)out, (rntuple_cluster_pages_list *)out, status, 1);
    memset(out, 0, sizeof(rntuple_cluster_pages_list));
    return rntuple_cluster_pages_list_pass(data, length, *(rntuple_cluster_pages_list *)out, (rntuple_cluster_pages_list *)out, status, 0);
}

static const rntuple_type rntuple_cluster_pages_list_type = {
    "rntuple_cluster_pages_list", sizeof(rntuple_cluster_pages_list), sizeof rntuple_cluster_pages_list_members / sizeof *rntuple_cluster_pages_list_members, rntuple_cluster_pages_list_members, rntuple_cluster_pages_list_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int rntuple_cluster_pages_list_count(const uint8_t *data, size_t length, rntuple_cluster_pages_list *out, rntuple_status *status)
{
    return rntuple_cluster_pages_list_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int rntuple_cluster_pages_list_fill(const uint8_t *data, size_t length, rntuple_cluster_pages_list *out, rntuple_status *status)
{
    return rntuple_cluster_pages_list_run(data, length, out, status, 1);
}

#endif
