/* Generated from spec/streamer_info.ksy by tools/generate; edit spec/parts/streamer_info.ksy and run `make generate`. */

#ifndef RNTUPLE_C_STREAMER_INFO_H
#define RNTUPLE_C_STREAMER_INFO_H

#include "parse.h"

/* Ranges of bytes:
 * Bytes of the string, UTF-8 by convention and left undecoded here: list_name, option, named_name,
 *   named_title, name, element_named_name, element_named_title, element_type_name
 * Name of the class; a zero byte follows: class_name, elements_class_name
 * Byte count and members of the object: content, elements_content
 * Unknown bytes up to the end of the object: named_trailing, trailing, element_named_trailing,
 *   element_trailing
 */

/* One item of the list */
typedef struct streamer_info_info_item_table {
    size_t count;
    uint32_t *tag; /* All bits set if the name of the class follows; else the place of a class that occurred before, with bit 31 set */
    rntuple_range *class_name;
    rntuple_range *content;
    rntuple_range *option;
} streamer_info_info_item_table;

/* Parse one row at p; returns where it ends, or the negated code of the error. */
/*@ requires 0 <= p <= end <= RNTUPLE_MAX_LENGTH && 0 <= row;
    requires is_filling ==> row < t.count;
    requires \valid_read(data + (0 .. end - 1));
    requires status == \null || \valid(status);
    requires is_filling ==> t.tag == \null || \valid(t.tag + row);
    requires is_filling ==> t.class_name == \null || \valid(t.class_name + row);
    requires is_filling ==> t.content == \null || \valid(t.content + row);
    requires is_filling ==> t.option == \null || \valid(t.option + row);
    assigns *status, t.tag[0 .. t.count - 1], t.class_name[0 .. t.count - 1], t.content[0 .. t.count - 1],
        t.option[0 .. t.count - 1];
    ensures -RNTUPLE_TOO_MANY <= \result < 0 || p < \result <= end;
 */
RNTUPLE_INLINE int64_t streamer_info_info_item_row(const uint8_t *data, int64_t p, int64_t end, streamer_info_info_item_table t, int64_t row, rntuple_status *status, int is_filling)
{
    if (end - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "info_item.byte_count");
    const int64_t byte_count = rntuple_u4be(data + p);
    p += 4;
    if (!((byte_count >= 1073741824) && (byte_count - 1073741824 <= end - p)))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "info_item.byte_count");
    const int64_t size = byte_count - 1073741824;
    if (end - p < size)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "info_item.body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "info_item.tag");
    const int64_t tag = rntuple_u4be(data + p);
    RNTUPLE_PUT(t.tag, row, (uint32_t)tag);
    p += 4;
    if (tag == INT64_C(4294967295)) {
        int64_t stop = p;
        /*@ loop invariant p <= stop <= end_2;
            loop assigns stop;
            loop variant end_2 - stop;
         */
        while (stop < end_2 && data[stop] != 0)
            stop++;
        if (stop == end_2)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "info_item.class_name");
        RNTUPLE_PUT(t.class_name, row, rntuple_range_of(p, stop - p));
        p = stop + 1;
    } else {
        RNTUPLE_PUT(t.class_name, row, rntuple_range_of(0, -1));
    }
    /*@ assert \at(p, Pre) < p <= end_2; */
    RNTUPLE_PUT(t.content, row, rntuple_range_of(p, end_2 - p));
    p = end_2;
    if (end - p < 1)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "info_item.option_len_short");
    const int64_t option_len_short = rntuple_u1(data + p);
    p += 1;
    if (!((option_len_short == 255) || (option_len_short <= end - p)))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 1, "info_item.option_len_short");
    int64_t option_len_long = 0;
    if (option_len_short == 255) {
        if (end - p < 4)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "info_item.option_len_long");
        option_len_long = rntuple_u4be(data + p);
        /*@ assert 0 <= option_len_long <= 4294967295; */
        p += 4;
        if (!(option_len_long <= end - p))
            return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "info_item.option_len_long");
    }
    /*@ assert \at(p, Pre) < p <= end; */
    const int64_t size_2 = option_len_short == 255 ? option_len_long : option_len_short;
    if (end - p < size_2)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "info_item.option");
    /*@ assert 0 <= size_2 <= end - p; */
    RNTUPLE_PUT(t.option, row, rntuple_range_of(p, size_2));
    p += size_2;
    (void)row;
    return p;
}

/* Payload of the record that the file header calls streamer info */
typedef struct streamer_info_record {
    uint16_t list_version; /* Class version of TList; 5 */
    uint16_t list_object_version; /* Class version of TObject; 1 */
    uint32_t list_object_unique_id; /* Without meaning here */
    uint32_t list_object_bits; /* Status bits; bit 4 if the object is referred to */
    uint8_t has_list_object_process_id; /* 1 if list_object_process_id is there */
    uint16_t list_object_process_id; /* Number of the process that made the object */
    rntuple_range list_name;
    rntuple_range list_trailing; /* Unknown bytes up to the end of the list */
    rntuple_range trailing; /* Unknown bytes after the list */
    streamer_info_info_item_table info_item;
} streamer_info_record;

static const rntuple_member streamer_info_record_members[] = {
    {"", "list_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(streamer_info_record, list_version)},
    {"", "list_object_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(streamer_info_record, list_object_version)},
    {"", "list_object_unique_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(streamer_info_record, list_object_unique_id)},
    {"", "list_object_bits", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(streamer_info_record, list_object_bits)},
    {"", "has_list_object_process_id", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(streamer_info_record, has_list_object_process_id)},
    {"", "list_object_process_id", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(streamer_info_record, list_object_process_id)},
    {"", "list_name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(streamer_info_record, list_name)},
    {"", "list_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(streamer_info_record, list_trailing)},
    {"", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(streamer_info_record, trailing)},
    {"info_item", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(streamer_info_record, info_item.count)},
    {"info_item", "tag", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(streamer_info_record, info_item.tag)},
    {"info_item", "class_name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(streamer_info_record, info_item.class_name)},
    {"info_item", "content", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(streamer_info_record, info_item.content)},
    {"info_item", "option", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(streamer_info_record, info_item.option)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    requires is_filling ==> t.info_item.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.info_item.count - 1 ==> t.info_item.tag == \null || \valid(t.info_item.tag + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.info_item.count - 1 ==> t.info_item.class_name == \null || \valid(t.info_item.class_name + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.info_item.count - 1 ==> t.info_item.content == \null || \valid(t.info_item.content + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.info_item.count - 1 ==> t.info_item.option == \null || \valid(t.info_item.option + i);
    assigns *out, *status, t.info_item.tag[0 .. t.info_item.count - 1], t.info_item.class_name[0 .. t.info_item.count - 1],
        t.info_item.content[0 .. t.info_item.count - 1], t.info_item.option[0 .. t.info_item.count - 1];
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->list_name.length == -1 || 0 <= out->list_name.offset <= out->list_name.offset + out->list_name.length <= length;
    ensures \result == RNTUPLE_OK ==> out->list_trailing.length == -1 || 0 <= out->list_trailing.offset <= out->list_trailing.offset + out->list_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length;
 */
RNTUPLE_INLINE int streamer_info_record_pass(const uint8_t *data, size_t length, streamer_info_record t, streamer_info_record *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0, n_info_item = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.list_name = rntuple_range_of(0, -1);
    t.list_trailing = rntuple_range_of(0, -1);
    t.trailing = rntuple_range_of(0, -1);
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "byte_count");
    const int64_t byte_count = rntuple_u4be(data + p);
    p += 4;
    if (!((byte_count >= 1073741824) && (byte_count - 1073741824 <= end - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "byte_count");
    const int64_t size = byte_count - 1073741824;
    if (end - p < size)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (end_2 - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "list_version");
    t.list_version = (rntuple_u2be(data + p));
    p += 2;
    if (end_2 - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "list_object_version");
    t.list_object_version = (rntuple_u2be(data + p));
    p += 2;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "list_object_unique_id");
    t.list_object_unique_id = (rntuple_u4be(data + p));
    p += 4;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "list_object_bits");
    const int64_t object_bits = rntuple_u4be(data + p);
    t.list_object_bits = ((uint32_t)object_bits);
    p += 4;
    if ((object_bits & 16) != 0) {
        if (end_2 - p < 2)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "list_object_process_id");
        t.has_list_object_process_id = (1);
        t.list_object_process_id = (rntuple_u2be(data + p));
        p += 2;
    }
    /*@ assert 0 < p <= end_2; */
    if (end_2 - p < 1)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "list_name_len_short");
    const int64_t name_len_short = rntuple_u1(data + p);
    p += 1;
    if (!((name_len_short == 255) || (name_len_short <= end_2 - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 1, "list_name_len_short");
    int64_t name_len_long = 0;
    if (name_len_short == 255) {
        if (end_2 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "list_name_len_long");
        name_len_long = rntuple_u4be(data + p);
        /*@ assert 0 <= name_len_long <= 4294967295; */
        p += 4;
        if (!(name_len_long <= end_2 - p))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "list_name_len_long");
    }
    /*@ assert 0 < p <= end_2; */
    const int64_t size_2 = name_len_short == 255 ? name_len_long : name_len_short;
    if (end_2 - p < size_2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "list_name");
    /*@ assert 0 <= size_2 <= end_2 - p; */
    t.list_name = (rntuple_range_of(p, size_2));
    p += size_2;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "list_num_items");
    const int64_t num_items = rntuple_u4be(data + p);
    p += 4;
    if (!(num_items * 9 <= end_2 - p))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "list_num_items");
    /*@ loop invariant 0 <= p <= end_2;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_2 <= num_items;
        loop invariant 0 <= n_info_item <= p;
        loop invariant is_filling ==> n_info_item <= t.info_item.count;
        loop assigns i_2, p, *status, n_info_item, t.info_item.tag[0 .. t.info_item.count - 1],
            t.info_item.class_name[0 .. t.info_item.count - 1], t.info_item.content[0 .. t.info_item.count - 1],
            t.info_item.option[0 .. t.info_item.count - 1];
        loop variant num_items - i_2;
     */
    for (int64_t i_2 = 0; i_2 < num_items; i_2++) {
        if (is_filling && n_info_item == (int64_t)t.info_item.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "info_item");
        p = streamer_info_info_item_row(data, p, end_2, t.info_item, n_info_item, status, is_filling);
        if (p < 0)
            return (int)-p;
        n_info_item++;
    }
    t.list_trailing = (rntuple_range_of(p, end_2 - p));
    p = end_2;
    t.trailing = (rntuple_range_of(p, end - p));
    p = end;
    t.info_item.count = (size_t)n_info_item;
    /*@ assert t.list_name.length == -1 || 0 <= t.list_name.offset <= t.list_name.offset + t.list_name.length <= length; */
    /*@ assert t.list_trailing.length == -1 || 0 <= t.list_trailing.offset <= t.list_trailing.offset + t.list_trailing.length <= length; */
    /*@ assert t.trailing.length == -1 || 0 <= t.trailing.offset <= t.trailing.offset + t.trailing.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->list_name.offset == t.list_name.offset && out->list_name.length == t.list_name.length; */
    /*@ assert out->list_trailing.offset == t.list_trailing.offset && out->list_trailing.length == t.list_trailing.length; */
    /*@ assert out->trailing.offset == t.trailing.offset && out->trailing.length == t.trailing.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->list_name.length == -1 || 0 <= out->list_name.offset <= out->list_name.offset + out->list_name.length <= length; */
    /*@ assert out->list_trailing.length == -1 || 0 <= out->list_trailing.offset <= out->list_trailing.offset + out->list_trailing.length <= length; */
    /*@ assert out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int streamer_info_record_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return streamer_info_record_pass(data, length, *(streamer_info_record *)out, (streamer_info_record *)out, status, 1);
    memset(out, 0, sizeof(streamer_info_record));
    return streamer_info_record_pass(data, length, *(streamer_info_record *)out, (streamer_info_record *)out, status, 0);
}

static const rntuple_type streamer_info_record_type = {
    "streamer_info_record", sizeof(streamer_info_record), sizeof streamer_info_record_members / sizeof *streamer_info_record_members, streamer_info_record_members, streamer_info_record_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int streamer_info_record_count(const uint8_t *data, size_t length, streamer_info_record *out, rntuple_status *status)
{
    return streamer_info_record_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int streamer_info_record_fill(const uint8_t *data, size_t length, streamer_info_record *out, rntuple_status *status)
{
    return streamer_info_record_run(data, length, out, status, 1);
}

/* Object with its class in front */
typedef struct streamer_info_any_object {
    uint32_t tag; /* All bits set if the name of the class follows; else the place of a class that occurred before, with bit 31 set */
    rntuple_range class_name;
    rntuple_range content;
} streamer_info_any_object;

static const rntuple_member streamer_info_any_object_members[] = {
    {"", "tag", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(streamer_info_any_object, tag)},
    {"", "class_name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(streamer_info_any_object, class_name)},
    {"", "content", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(streamer_info_any_object, content)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    assigns *out, *status;
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->class_name.length == -1 || 0 <= out->class_name.offset <= out->class_name.offset + out->class_name.length <= length;
    ensures \result == RNTUPLE_OK ==> out->content.length == -1 || 0 <= out->content.offset <= out->content.offset + out->content.length <= length;
 */
RNTUPLE_INLINE int streamer_info_any_object_pass(const uint8_t *data, size_t length, streamer_info_any_object t, streamer_info_any_object *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.class_name = rntuple_range_of(0, -1);
    t.content = rntuple_range_of(0, -1);
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "tag");
    const int64_t tag = rntuple_u4be(data + p);
    t.tag = ((uint32_t)tag);
    p += 4;
    if (tag == INT64_C(4294967295)) {
        int64_t stop = p;
        /*@ loop invariant p <= stop <= end;
            loop assigns stop;
            loop variant end - stop;
         */
        while (stop < end && data[stop] != 0)
            stop++;
        if (stop == end)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "class_name");
        t.class_name = (rntuple_range_of(p, stop - p));
        p = stop + 1;
    }
    /*@ assert 0 < p <= end; */
    t.content = (rntuple_range_of(p, end - p));
    p = end;
    /*@ assert t.class_name.length == -1 || 0 <= t.class_name.offset <= t.class_name.offset + t.class_name.length <= length; */
    /*@ assert t.content.length == -1 || 0 <= t.content.offset <= t.content.offset + t.content.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->class_name.offset == t.class_name.offset && out->class_name.length == t.class_name.length; */
    /*@ assert out->content.offset == t.content.offset && out->content.length == t.content.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->class_name.length == -1 || 0 <= out->class_name.offset <= out->class_name.offset + out->class_name.length <= length; */
    /*@ assert out->content.length == -1 || 0 <= out->content.offset <= out->content.offset + out->content.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int streamer_info_any_object_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return streamer_info_any_object_pass(data, length, *(streamer_info_any_object *)out, (streamer_info_any_object *)out, status, 1);
    memset(out, 0, sizeof(streamer_info_any_object));
    return streamer_info_any_object_pass(data, length, *(streamer_info_any_object *)out, (streamer_info_any_object *)out, status, 0);
}

static const rntuple_type streamer_info_any_object_type = {
    "streamer_info_any_object", sizeof(streamer_info_any_object), sizeof streamer_info_any_object_members / sizeof *streamer_info_any_object_members, streamer_info_any_object_members, streamer_info_any_object_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int streamer_info_any_object_count(const uint8_t *data, size_t length, streamer_info_any_object *out, rntuple_status *status)
{
    return streamer_info_any_object_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int streamer_info_any_object_fill(const uint8_t *data, size_t length, streamer_info_any_object *out, rntuple_status *status)
{
    return streamer_info_any_object_run(data, length, out, status, 1);
}

/* Description of one version of a class, a TStreamerInfo with its byte count */
typedef struct streamer_info_class_info {
    uint16_t version; /* Class version of TStreamerInfo; 9 or 10 */
    uint16_t named_version; /* Class version of TNamed; 1 */
    uint16_t named_object_version; /* Class version of TObject; 1 */
    uint32_t named_object_unique_id; /* Without meaning here */
    uint32_t named_object_bits; /* Status bits; bit 4 if the object is referred to */
    uint8_t has_named_object_process_id; /* 1 if named_object_process_id is there */
    uint16_t named_object_process_id; /* Number of the process that made the object */
    rntuple_range named_name;
    rntuple_range named_title;
    rntuple_range named_trailing;
    uint32_t checksum; /* Checksum of the members of the described class */
    int32_t class_version; /* Version of the described class */
    uint32_t elements_tag; /* All bits set if the name of the class follows; else the place of a class that occurred before, with bit 31 set */
    rntuple_range elements_class_name;
    rntuple_range elements_content;
    rntuple_range trailing;
} streamer_info_class_info;

static const rntuple_member streamer_info_class_info_members[] = {
    {"", "version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(streamer_info_class_info, version)},
    {"", "named_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(streamer_info_class_info, named_version)},
    {"", "named_object_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(streamer_info_class_info, named_object_version)},
    {"", "named_object_unique_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(streamer_info_class_info, named_object_unique_id)},
    {"", "named_object_bits", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(streamer_info_class_info, named_object_bits)},
    {"", "has_named_object_process_id", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(streamer_info_class_info, has_named_object_process_id)},
    {"", "named_object_process_id", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(streamer_info_class_info, named_object_process_id)},
    {"", "named_name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(streamer_info_class_info, named_name)},
    {"", "named_title", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(streamer_info_class_info, named_title)},
    {"", "named_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(streamer_info_class_info, named_trailing)},
    {"", "checksum", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(streamer_info_class_info, checksum)},
    {"", "class_version", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(streamer_info_class_info, class_version)},
    {"", "elements_tag", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(streamer_info_class_info, elements_tag)},
    {"", "elements_class_name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(streamer_info_class_info, elements_class_name)},
    {"", "elements_content", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(streamer_info_class_info, elements_content)},
    {"", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(streamer_info_class_info, trailing)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    assigns *out, *status;
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->named_name.length == -1 || 0 <= out->named_name.offset <= out->named_name.offset + out->named_name.length <= length;
    ensures \result == RNTUPLE_OK ==> out->named_title.length == -1 || 0 <= out->named_title.offset <= out->named_title.offset + out->named_title.length <= length;
    ensures \result == RNTUPLE_OK ==> out->named_trailing.length == -1 || 0 <= out->named_trailing.offset <= out->named_trailing.offset + out->named_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->elements_class_name.length == -1 || 0 <= out->elements_class_name.offset <= out->elements_class_name.offset + out->elements_class_name.length <= length;
    ensures \result == RNTUPLE_OK ==> out->elements_content.length == -1 || 0 <= out->elements_content.offset <= out->elements_content.offset + out->elements_content.length <= length;
    ensures \result == RNTUPLE_OK ==> out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length;
 */
RNTUPLE_INLINE int streamer_info_class_info_pass(const uint8_t *data, size_t length, streamer_info_class_info t, streamer_info_class_info *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.named_name = rntuple_range_of(0, -1);
    t.named_title = rntuple_range_of(0, -1);
    t.named_trailing = rntuple_range_of(0, -1);
    t.elements_class_name = rntuple_range_of(0, -1);
    t.elements_content = rntuple_range_of(0, -1);
    t.trailing = rntuple_range_of(0, -1);
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "byte_count");
    const int64_t byte_count = rntuple_u4be(data + p);
    p += 4;
    if (!((byte_count >= 1073741824) && (byte_count - 1073741824 <= end - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "byte_count");
    const int64_t size = byte_count - 1073741824;
    if (end - p < size)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (end_2 - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "version");
    t.version = (rntuple_u2be(data + p));
    p += 2;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "named_byte_count");
    const int64_t named_byte_count = rntuple_u4be(data + p);
    p += 4;
    if (!((named_byte_count >= 1073741824) && (named_byte_count - 1073741824 <= end_2 - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "named_byte_count");
    const int64_t size_2 = named_byte_count - 1073741824;
    if (end_2 - p < size_2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "body");
    /*@ assert 0 <= size_2 <= end_2 - p; */
    const int64_t end_3 = p + size_2;
    if (end_3 - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "named_version");
    t.named_version = (rntuple_u2be(data + p));
    p += 2;
    if (end_3 - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "named_object_version");
    t.named_object_version = (rntuple_u2be(data + p));
    p += 2;
    if (end_3 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "named_object_unique_id");
    t.named_object_unique_id = (rntuple_u4be(data + p));
    p += 4;
    if (end_3 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "named_object_bits");
    const int64_t named_object_bits = rntuple_u4be(data + p);
    t.named_object_bits = ((uint32_t)named_object_bits);
    p += 4;
    if ((named_object_bits & 16) != 0) {
        if (end_3 - p < 2)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "named_object_process_id");
        t.has_named_object_process_id = (1);
        t.named_object_process_id = (rntuple_u2be(data + p));
        p += 2;
    }
    /*@ assert 0 < p <= end_3; */
    if (end_3 - p < 1)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "named_name_len_short");
    const int64_t named_name_len_short = rntuple_u1(data + p);
    p += 1;
    if (!((named_name_len_short == 255) || (named_name_len_short <= end_3 - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 1, "named_name_len_short");
    int64_t named_name_len_long = 0;
    if (named_name_len_short == 255) {
        if (end_3 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "named_name_len_long");
        named_name_len_long = rntuple_u4be(data + p);
        /*@ assert 0 <= named_name_len_long <= 4294967295; */
        p += 4;
        if (!(named_name_len_long <= end_3 - p))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "named_name_len_long");
    }
    /*@ assert 0 < p <= end_3; */
    const int64_t size_3 = named_name_len_short == 255 ? named_name_len_long : named_name_len_short;
    if (end_3 - p < size_3)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "named_name");
    /*@ assert 0 <= size_3 <= end_3 - p; */
    t.named_name = (rntuple_range_of(p, size_3));
    p += size_3;
    if (end_3 - p < 1)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "named_title_len_short");
    const int64_t named_title_len_short = rntuple_u1(data + p);
    p += 1;
    if (!((named_title_len_short == 255) || (named_title_len_short <= end_3 - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 1, "named_title_len_short");
    int64_t named_title_len_long = 0;
    if (named_title_len_short == 255) {
        if (end_3 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "named_title_len_long");
        named_title_len_long = rntuple_u4be(data + p);
        /*@ assert 0 <= named_title_len_long <= 4294967295; */
        p += 4;
        if (!(named_title_len_long <= end_3 - p))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "named_title_len_long");
    }
    /*@ assert 0 < p <= end_3; */
    const int64_t size_4 = named_title_len_short == 255 ? named_title_len_long : named_title_len_short;
    if (end_3 - p < size_4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "named_title");
    /*@ assert 0 <= size_4 <= end_3 - p; */
    t.named_title = (rntuple_range_of(p, size_4));
    p += size_4;
    t.named_trailing = (rntuple_range_of(p, end_3 - p));
    p = end_3;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "checksum");
    t.checksum = (rntuple_u4be(data + p));
    p += 4;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "class_version");
    t.class_version = (rntuple_s4be(data + p));
    p += 4;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "elements_byte_count");
    const int64_t elements_byte_count = rntuple_u4be(data + p);
    p += 4;
    if (!((elements_byte_count >= 1073741824) && (elements_byte_count - 1073741824 <= end_2 - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "elements_byte_count");
    const int64_t size_5 = elements_byte_count - 1073741824;
    if (end_2 - p < size_5)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "body");
    /*@ assert 0 <= size_5 <= end_2 - p; */
    const int64_t end_4 = p + size_5;
    if (end_4 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "elements_tag");
    const int64_t elements_tag = rntuple_u4be(data + p);
    t.elements_tag = ((uint32_t)elements_tag);
    p += 4;
    if (elements_tag == INT64_C(4294967295)) {
        int64_t stop = p;
        /*@ loop invariant p <= stop <= end_4;
            loop assigns stop;
            loop variant end_4 - stop;
         */
        while (stop < end_4 && data[stop] != 0)
            stop++;
        if (stop == end_4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "elements_class_name");
        t.elements_class_name = (rntuple_range_of(p, stop - p));
        p = stop + 1;
    }
    /*@ assert 0 < p <= end_4; */
    t.elements_content = (rntuple_range_of(p, end_4 - p));
    p = end_4;
    t.trailing = (rntuple_range_of(p, end_2 - p));
    p = end_2;
    /*@ assert t.named_name.length == -1 || 0 <= t.named_name.offset <= t.named_name.offset + t.named_name.length <= length; */
    /*@ assert t.named_title.length == -1 || 0 <= t.named_title.offset <= t.named_title.offset + t.named_title.length <= length; */
    /*@ assert t.named_trailing.length == -1 || 0 <= t.named_trailing.offset <= t.named_trailing.offset + t.named_trailing.length <= length; */
    /*@ assert t.elements_class_name.length == -1 || 0 <= t.elements_class_name.offset <= t.elements_class_name.offset + t.elements_class_name.length <= length; */
    /*@ assert t.elements_content.length == -1 || 0 <= t.elements_content.offset <= t.elements_content.offset + t.elements_content.length <= length; */
    /*@ assert t.trailing.length == -1 || 0 <= t.trailing.offset <= t.trailing.offset + t.trailing.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->named_name.offset == t.named_name.offset && out->named_name.length == t.named_name.length; */
    /*@ assert out->named_title.offset == t.named_title.offset && out->named_title.length == t.named_title.length; */
    /*@ assert out->named_trailing.offset == t.named_trailing.offset && out->named_trailing.length == t.named_trailing.length; */
    /*@ assert out->elements_class_name.offset == t.elements_class_name.offset && out->elements_class_name.length == t.elements_class_name.length; */
    /*@ assert out->elements_content.offset == t.elements_content.offset && out->elements_content.length == t.elements_content.length; */
    /*@ assert out->trailing.offset == t.trailing.offset && out->trailing.length == t.trailing.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->named_name.length == -1 || 0 <= out->named_name.offset <= out->named_name.offset + out->named_name.length <= length; */
    /*@ assert out->named_title.length == -1 || 0 <= out->named_title.offset <= out->named_title.offset + out->named_title.length <= length; */
    /*@ assert out->named_trailing.length == -1 || 0 <= out->named_trailing.offset <= out->named_trailing.offset + out->named_trailing.length <= length; */
    /*@ assert out->elements_class_name.length == -1 || 0 <= out->elements_class_name.offset <= out->elements_class_name.offset + out->elements_class_name.length <= length; */
    /*@ assert out->elements_content.length == -1 || 0 <= out->elements_content.offset <= out->elements_content.offset + out->elements_content.length <= length; */
    /*@ assert out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int streamer_info_class_info_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return streamer_info_class_info_pass(data, length, *(streamer_info_class_info *)out, (streamer_info_class_info *)out, status, 1);
    memset(out, 0, sizeof(streamer_info_class_info));
    return streamer_info_class_info_pass(data, length, *(streamer_info_class_info *)out, (streamer_info_class_info *)out, status, 0);
}

static const rntuple_type streamer_info_class_info_type = {
    "streamer_info_class_info", sizeof(streamer_info_class_info), sizeof streamer_info_class_info_members / sizeof *streamer_info_class_info_members, streamer_info_class_info_members, streamer_info_class_info_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int streamer_info_class_info_count(const uint8_t *data, size_t length, streamer_info_class_info *out, rntuple_status *status)
{
    return streamer_info_class_info_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int streamer_info_class_info_fill(const uint8_t *data, size_t length, streamer_info_class_info *out, rntuple_status *status)
{
    return streamer_info_class_info_run(data, length, out, status, 1);
}

/* Object with its class in front */
typedef struct streamer_info_any_object_table {
    size_t count;
    uint32_t *tag; /* All bits set if the name of the class follows; else the place of a class that occurred before, with bit 31 set */
    rntuple_range *class_name;
    rntuple_range *content;
} streamer_info_any_object_table;

/* Parse one row at p; returns where it ends, or the negated code of the error. */
/*@ requires 0 <= p <= end <= RNTUPLE_MAX_LENGTH && 0 <= row;
    requires is_filling ==> row < t.count;
    requires \valid_read(data + (0 .. end - 1));
    requires status == \null || \valid(status);
    requires is_filling ==> t.tag == \null || \valid(t.tag + row);
    requires is_filling ==> t.class_name == \null || \valid(t.class_name + row);
    requires is_filling ==> t.content == \null || \valid(t.content + row);
    assigns *status, t.tag[0 .. t.count - 1], t.class_name[0 .. t.count - 1], t.content[0 .. t.count - 1];
    ensures -RNTUPLE_TOO_MANY <= \result < 0 || p < \result <= end;
 */
RNTUPLE_INLINE int64_t streamer_info_any_object_row(const uint8_t *data, int64_t p, int64_t end, streamer_info_any_object_table t, int64_t row, rntuple_status *status, int is_filling)
{
    if (end - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "any_object.byte_count");
    const int64_t byte_count = rntuple_u4be(data + p);
    p += 4;
    if (!((byte_count >= 1073741824) && (byte_count - 1073741824 <= end - p)))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "any_object.byte_count");
    const int64_t size = byte_count - 1073741824;
    if (end - p < size)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "any_object.body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (end_2 - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "any_object.tag");
    const int64_t tag = rntuple_u4be(data + p);
    RNTUPLE_PUT(t.tag, row, (uint32_t)tag);
    p += 4;
    if (tag == INT64_C(4294967295)) {
        int64_t stop = p;
        /*@ loop invariant p <= stop <= end_2;
            loop assigns stop;
            loop variant end_2 - stop;
         */
        while (stop < end_2 && data[stop] != 0)
            stop++;
        if (stop == end_2)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "any_object.class_name");
        RNTUPLE_PUT(t.class_name, row, rntuple_range_of(p, stop - p));
        p = stop + 1;
    } else {
        RNTUPLE_PUT(t.class_name, row, rntuple_range_of(0, -1));
    }
    /*@ assert \at(p, Pre) < p <= end_2; */
    RNTUPLE_PUT(t.content, row, rntuple_range_of(p, end_2 - p));
    p = end_2;
    (void)row;
    return p;
}

/* Descriptions of base classes and members, a TObjArray with its byte count */
typedef struct streamer_info_class_elements {
    uint16_t version; /* Class version of TObjArray; 3 */
    uint16_t object_version; /* Class version of TObject; 1 */
    uint32_t object_unique_id; /* Without meaning here */
    uint32_t object_bits; /* Status bits; bit 4 if the object is referred to */
    uint8_t has_object_process_id; /* 1 if object_process_id is there */
    uint16_t object_process_id; /* Number of the process that made the object */
    rntuple_range name;
    int32_t lower_bound; /* Index of the first item; 0 */
    rntuple_range trailing;
    streamer_info_any_object_table any_object;
} streamer_info_class_elements;

static const rntuple_member streamer_info_class_elements_members[] = {
    {"", "version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(streamer_info_class_elements, version)},
    {"", "object_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(streamer_info_class_elements, object_version)},
    {"", "object_unique_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(streamer_info_class_elements, object_unique_id)},
    {"", "object_bits", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(streamer_info_class_elements, object_bits)},
    {"", "has_object_process_id", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(streamer_info_class_elements, has_object_process_id)},
    {"", "object_process_id", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(streamer_info_class_elements, object_process_id)},
    {"", "name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(streamer_info_class_elements, name)},
    {"", "lower_bound", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(streamer_info_class_elements, lower_bound)},
    {"", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(streamer_info_class_elements, trailing)},
    {"any_object", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(streamer_info_class_elements, any_object.count)},
    {"any_object", "tag", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(streamer_info_class_elements, any_object.tag)},
    {"any_object", "class_name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(streamer_info_class_elements, any_object.class_name)},
    {"any_object", "content", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(streamer_info_class_elements, any_object.content)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    requires is_filling ==> t.any_object.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.any_object.count - 1 ==> t.any_object.tag == \null || \valid(t.any_object.tag + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.any_object.count - 1 ==> t.any_object.class_name == \null || \valid(t.any_object.class_name + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.any_object.count - 1 ==> t.any_object.content == \null || \valid(t.any_object.content + i);
    assigns *out, *status, t.any_object.tag[0 .. t.any_object.count - 1],
        t.any_object.class_name[0 .. t.any_object.count - 1], t.any_object.content[0 .. t.any_object.count - 1];
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->name.length == -1 || 0 <= out->name.offset <= out->name.offset + out->name.length <= length;
    ensures \result == RNTUPLE_OK ==> out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length;
 */
RNTUPLE_INLINE int streamer_info_class_elements_pass(const uint8_t *data, size_t length, streamer_info_class_elements t, streamer_info_class_elements *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0, n_any_object = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.name = rntuple_range_of(0, -1);
    t.trailing = rntuple_range_of(0, -1);
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "byte_count");
    const int64_t byte_count = rntuple_u4be(data + p);
    p += 4;
    if (!((byte_count >= 1073741824) && (byte_count - 1073741824 <= end - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "byte_count");
    const int64_t size = byte_count - 1073741824;
    if (end - p < size)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (end_2 - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "version");
    t.version = (rntuple_u2be(data + p));
    p += 2;
    if (end_2 - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "object_version");
    t.object_version = (rntuple_u2be(data + p));
    p += 2;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "object_unique_id");
    t.object_unique_id = (rntuple_u4be(data + p));
    p += 4;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "object_bits");
    const int64_t object_bits = rntuple_u4be(data + p);
    t.object_bits = ((uint32_t)object_bits);
    p += 4;
    if ((object_bits & 16) != 0) {
        if (end_2 - p < 2)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "object_process_id");
        t.has_object_process_id = (1);
        t.object_process_id = (rntuple_u2be(data + p));
        p += 2;
    }
    /*@ assert 0 < p <= end_2; */
    if (end_2 - p < 1)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "name_len_short");
    const int64_t name_len_short = rntuple_u1(data + p);
    p += 1;
    if (!((name_len_short == 255) || (name_len_short <= end_2 - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 1, "name_len_short");
    int64_t name_len_long = 0;
    if (name_len_short == 255) {
        if (end_2 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "name_len_long");
        name_len_long = rntuple_u4be(data + p);
        /*@ assert 0 <= name_len_long <= 4294967295; */
        p += 4;
        if (!(name_len_long <= end_2 - p))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "name_len_long");
    }
    /*@ assert 0 < p <= end_2; */
    const int64_t size_2 = name_len_short == 255 ? name_len_long : name_len_short;
    if (end_2 - p < size_2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "name");
    /*@ assert 0 <= size_2 <= end_2 - p; */
    t.name = (rntuple_range_of(p, size_2));
    p += size_2;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "num_items");
    const int64_t num_items = rntuple_u4be(data + p);
    p += 4;
    if (!(num_items * 8 <= end_2 - p))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "num_items");
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "lower_bound");
    t.lower_bound = (rntuple_s4be(data + p));
    p += 4;
    /*@ loop invariant 0 <= p <= end_2;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_2 <= num_items;
        loop invariant 0 <= n_any_object <= p;
        loop invariant is_filling ==> n_any_object <= t.any_object.count;
        loop assigns i_2, p, *status, n_any_object, t.any_object.tag[0 .. t.any_object.count - 1],
            t.any_object.class_name[0 .. t.any_object.count - 1], t.any_object.content[0 .. t.any_object.count - 1];
        loop variant num_items - i_2;
     */
    for (int64_t i_2 = 0; i_2 < num_items; i_2++) {
        if (is_filling && n_any_object == (int64_t)t.any_object.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "any_object");
        p = streamer_info_any_object_row(data, p, end_2, t.any_object, n_any_object, status, is_filling);
        if (p < 0)
            return (int)-p;
        n_any_object++;
    }
    t.trailing = (rntuple_range_of(p, end_2 - p));
    p = end_2;
    t.any_object.count = (size_t)n_any_object;
    /*@ assert t.name.length == -1 || 0 <= t.name.offset <= t.name.offset + t.name.length <= length; */
    /*@ assert t.trailing.length == -1 || 0 <= t.trailing.offset <= t.trailing.offset + t.trailing.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->name.offset == t.name.offset && out->name.length == t.name.length; */
    /*@ assert out->trailing.offset == t.trailing.offset && out->trailing.length == t.trailing.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->name.length == -1 || 0 <= out->name.offset <= out->name.offset + out->name.length <= length; */
    /*@ assert out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int streamer_info_class_elements_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return streamer_info_class_elements_pass(data, length, *(streamer_info_class_elements *)out, (streamer_info_class_elements *)out, status, 1);
    memset(out, 0, sizeof(streamer_info_class_elements));
    return streamer_info_class_elements_pass(data, length, *(streamer_info_class_elements *)out, (streamer_info_class_elements *)out, status, 0);
}

static const rntuple_type streamer_info_class_elements_type = {
    "streamer_info_class_elements", sizeof(streamer_info_class_elements), sizeof streamer_info_class_elements_members / sizeof *streamer_info_class_elements_members, streamer_info_class_elements_members, streamer_info_class_elements_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int streamer_info_class_elements_count(const uint8_t *data, size_t length, streamer_info_class_elements *out, rntuple_status *status)
{
    return streamer_info_class_elements_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int streamer_info_class_elements_fill(const uint8_t *data, size_t length, streamer_info_class_elements *out, rntuple_status *status)
{
    return streamer_info_class_elements_run(data, length, out, status, 1);
}

/* Lengths of the dimensions of an array member */
typedef struct streamer_info_element_max_indices_table {
    size_t count;
    int32_t *item;
} streamer_info_element_max_indices_table;

/* Description of a base class or member, an object of a class derived from TStreamerElement, with its byte count */
typedef struct streamer_info_class_element {
    uint16_t version; /* Class version of the derived class */
    uint16_t element_version; /* Class version of TStreamerElement; 4 */
    uint16_t element_named_version; /* Class version of TNamed; 1 */
    uint16_t element_named_object_version; /* Class version of TObject; 1 */
    uint32_t element_named_object_unique_id; /* Without meaning here */
    uint32_t element_named_object_bits; /* Status bits; bit 4 if the object is referred to */
    uint8_t has_element_named_object_process_id; /* 1 if element_named_object_process_id is there */
    uint16_t element_named_object_process_id; /* Number of the process that made the object */
    rntuple_range element_named_name;
    rntuple_range element_named_title;
    rntuple_range element_named_trailing;
    int32_t element_element_type; /* Number of the type in ROOT */
    int32_t element_len_element; /* Size of the member in memory, in bytes */
    int32_t element_num_array_items; /* Number of items of an array member; 0 in other members */
    int32_t element_num_dimensions; /* Number of dimensions of an array member */
    rntuple_range element_type_name;
    rntuple_range element_trailing;
    rntuple_range trailing; /* Members of the derived class, unparsed */
    streamer_info_element_max_indices_table element_max_indices;
} streamer_info_class_element;

static const rntuple_member streamer_info_class_element_members[] = {
    {"", "version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(streamer_info_class_element, version)},
    {"", "element_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(streamer_info_class_element, element_version)},
    {"", "element_named_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(streamer_info_class_element, element_named_version)},
    {"", "element_named_object_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(streamer_info_class_element, element_named_object_version)},
    {"", "element_named_object_unique_id", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(streamer_info_class_element, element_named_object_unique_id)},
    {"", "element_named_object_bits", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(streamer_info_class_element, element_named_object_bits)},
    {"", "has_element_named_object_process_id", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(streamer_info_class_element, has_element_named_object_process_id)},
    {"", "element_named_object_process_id", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(streamer_info_class_element, element_named_object_process_id)},
    {"", "element_named_name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(streamer_info_class_element, element_named_name)},
    {"", "element_named_title", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(streamer_info_class_element, element_named_title)},
    {"", "element_named_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(streamer_info_class_element, element_named_trailing)},
    {"", "element_element_type", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(streamer_info_class_element, element_element_type)},
    {"", "element_len_element", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(streamer_info_class_element, element_len_element)},
    {"", "element_num_array_items", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(streamer_info_class_element, element_num_array_items)},
    {"", "element_num_dimensions", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(streamer_info_class_element, element_num_dimensions)},
    {"", "element_type_name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(streamer_info_class_element, element_type_name)},
    {"", "element_trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(streamer_info_class_element, element_trailing)},
    {"", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(streamer_info_class_element, trailing)},
    {"element_max_indices", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(streamer_info_class_element, element_max_indices.count)},
    {"element_max_indices", "item", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(streamer_info_class_element, element_max_indices.item)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    requires is_filling ==> t.element_max_indices.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.element_max_indices.count - 1 ==> t.element_max_indices.item == \null || \valid(t.element_max_indices.item + i);
    assigns *out, *status, t.element_max_indices.item[0 .. t.element_max_indices.count - 1];
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->element_named_name.length == -1 || 0 <= out->element_named_name.offset <= out->element_named_name.offset + out->element_named_name.length <= length;
    ensures \result == RNTUPLE_OK ==> out->element_named_title.length == -1 || 0 <= out->element_named_title.offset <= out->element_named_title.offset + out->element_named_title.length <= length;
    ensures \result == RNTUPLE_OK ==> out->element_named_trailing.length == -1 || 0 <= out->element_named_trailing.offset <= out->element_named_trailing.offset + out->element_named_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->element_type_name.length == -1 || 0 <= out->element_type_name.offset <= out->element_type_name.offset + out->element_type_name.length <= length;
    ensures \result == RNTUPLE_OK ==> out->element_trailing.length == -1 || 0 <= out->element_trailing.offset <= out->element_trailing.offset + out->element_trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length;
 */
RNTUPLE_INLINE int streamer_info_class_element_pass(const uint8_t *data, size_t length, streamer_info_class_element t, streamer_info_class_element *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0, n_element_max_indices = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.element_named_name = rntuple_range_of(0, -1);
    t.element_named_title = rntuple_range_of(0, -1);
    t.element_named_trailing = rntuple_range_of(0, -1);
    t.element_type_name = rntuple_range_of(0, -1);
    t.element_trailing = rntuple_range_of(0, -1);
    t.trailing = rntuple_range_of(0, -1);
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "byte_count");
    const int64_t byte_count = rntuple_u4be(data + p);
    p += 4;
    if (!((byte_count >= 1073741824) && (byte_count - 1073741824 <= end - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "byte_count");
    const int64_t size = byte_count - 1073741824;
    if (end - p < size)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "body");
    /*@ assert 0 <= size <= end - p; */
    const int64_t end_2 = p + size;
    if (end_2 - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "version");
    t.version = (rntuple_u2be(data + p));
    p += 2;
    if (end_2 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "element_byte_count");
    const int64_t byte_count_2 = rntuple_u4be(data + p);
    p += 4;
    if (!((byte_count_2 >= 1073741824) && (byte_count_2 - 1073741824 <= end_2 - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "element_byte_count");
    const int64_t size_2 = byte_count_2 - 1073741824;
    if (end_2 - p < size_2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "element_body");
    /*@ assert 0 <= size_2 <= end_2 - p; */
    const int64_t end_3 = p + size_2;
    if (end_3 - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "element_version");
    t.element_version = (rntuple_u2be(data + p));
    p += 2;
    if (end_3 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "element_named_byte_count");
    const int64_t named_byte_count = rntuple_u4be(data + p);
    p += 4;
    if (!((named_byte_count >= 1073741824) && (named_byte_count - 1073741824 <= end_3 - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "element_named_byte_count");
    const int64_t size_3 = named_byte_count - 1073741824;
    if (end_3 - p < size_3)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "element_body");
    /*@ assert 0 <= size_3 <= end_3 - p; */
    const int64_t end_4 = p + size_3;
    if (end_4 - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "element_named_version");
    t.element_named_version = (rntuple_u2be(data + p));
    p += 2;
    if (end_4 - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "element_named_object_version");
    t.element_named_object_version = (rntuple_u2be(data + p));
    p += 2;
    if (end_4 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "element_named_object_unique_id");
    t.element_named_object_unique_id = (rntuple_u4be(data + p));
    p += 4;
    if (end_4 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "element_named_object_bits");
    const int64_t named_object_bits = rntuple_u4be(data + p);
    t.element_named_object_bits = ((uint32_t)named_object_bits);
    p += 4;
    if ((named_object_bits & 16) != 0) {
        if (end_4 - p < 2)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "element_named_object_process_id");
        t.has_element_named_object_process_id = (1);
        t.element_named_object_process_id = (rntuple_u2be(data + p));
        p += 2;
    }
    /*@ assert 0 < p <= end_4; */
    if (end_4 - p < 1)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "element_named_name_len_short");
    const int64_t named_name_len_short = rntuple_u1(data + p);
    p += 1;
    if (!((named_name_len_short == 255) || (named_name_len_short <= end_4 - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 1, "element_named_name_len_short");
    int64_t named_name_len_long = 0;
    if (named_name_len_short == 255) {
        if (end_4 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "element_named_name_len_long");
        named_name_len_long = rntuple_u4be(data + p);
        /*@ assert 0 <= named_name_len_long <= 4294967295; */
        p += 4;
        if (!(named_name_len_long <= end_4 - p))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "element_named_name_len_long");
    }
    /*@ assert 0 < p <= end_4; */
    const int64_t size_4 = named_name_len_short == 255 ? named_name_len_long : named_name_len_short;
    if (end_4 - p < size_4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "element_named_name");
    /*@ assert 0 <= size_4 <= end_4 - p; */
    t.element_named_name = (rntuple_range_of(p, size_4));
    p += size_4;
    if (end_4 - p < 1)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "element_named_title_len_short");
    const int64_t named_title_len_short = rntuple_u1(data + p);
    p += 1;
    if (!((named_title_len_short == 255) || (named_title_len_short <= end_4 - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 1, "element_named_title_len_short");
    int64_t named_title_len_long = 0;
    if (named_title_len_short == 255) {
        if (end_4 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "element_named_title_len_long");
        named_title_len_long = rntuple_u4be(data + p);
        /*@ assert 0 <= named_title_len_long <= 4294967295; */
        p += 4;
        if (!(named_title_len_long <= end_4 - p))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "element_named_title_len_long");
    }
    /*@ assert 0 < p <= end_4; */
    const int64_t size_5 = named_title_len_short == 255 ? named_title_len_long : named_title_len_short;
    if (end_4 - p < size_5)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "element_named_title");
    /*@ assert 0 <= size_5 <= end_4 - p; */
    t.element_named_title = (rntuple_range_of(p, size_5));
    p += size_5;
    t.element_named_trailing = (rntuple_range_of(p, end_4 - p));
    p = end_4;
    if (end_3 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "element_element_type");
    t.element_element_type = (rntuple_s4be(data + p));
    p += 4;
    if (end_3 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "element_len_element");
    t.element_len_element = (rntuple_s4be(data + p));
    p += 4;
    if (end_3 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "element_num_array_items");
    t.element_num_array_items = (rntuple_s4be(data + p));
    p += 4;
    if (end_3 - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "element_num_dimensions");
    t.element_num_dimensions = (rntuple_s4be(data + p));
    p += 4;
    /*@ loop invariant 0 <= p <= end_3;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_2 <= 5;
        loop invariant 0 <= n_element_max_indices <= p;
        loop invariant is_filling ==> n_element_max_indices <= t.element_max_indices.count;
        loop assigns i_2, p, *status, n_element_max_indices, t.element_max_indices.item[0 .. t.element_max_indices.count - 1];
        loop variant 5 - i_2;
     */
    for (int64_t i_2 = 0; i_2 < 5; i_2++) {
        if (is_filling && n_element_max_indices == (int64_t)t.element_max_indices.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "element_max_indices");
        if (end_3 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "element_max_indices.item");
        RNTUPLE_PUT(t.element_max_indices.item, n_element_max_indices, rntuple_s4be(data + p));
        p += 4;
        n_element_max_indices++;
    }
    if (end_3 - p < 1)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "element_type_name_len_short");
    const int64_t type_name_len_short = rntuple_u1(data + p);
    p += 1;
    if (!((type_name_len_short == 255) || (type_name_len_short <= end_3 - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 1, "element_type_name_len_short");
    int64_t type_name_len_long = 0;
    if (type_name_len_short == 255) {
        if (end_3 - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "element_type_name_len_long");
        type_name_len_long = rntuple_u4be(data + p);
        /*@ assert 0 <= type_name_len_long <= 4294967295; */
        p += 4;
        if (!(type_name_len_long <= end_3 - p))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "element_type_name_len_long");
    }
    /*@ assert 0 < p <= end_3; */
    const int64_t size_6 = type_name_len_short == 255 ? type_name_len_long : type_name_len_short;
    if (end_3 - p < size_6)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "element_type_name");
    /*@ assert 0 <= size_6 <= end_3 - p; */
    t.element_type_name = (rntuple_range_of(p, size_6));
    p += size_6;
    t.element_trailing = (rntuple_range_of(p, end_3 - p));
    p = end_3;
    t.trailing = (rntuple_range_of(p, end_2 - p));
    p = end_2;
    t.element_max_indices.count = (size_t)n_element_max_indices;
    /*@ assert t.element_named_name.length == -1 || 0 <= t.element_named_name.offset <= t.element_named_name.offset + t.element_named_name.length <= length; */
    /*@ assert t.element_named_title.length == -1 || 0 <= t.element_named_title.offset <= t.element_named_title.offset + t.element_named_title.length <= length; */
    /*@ assert t.element_named_trailing.length == -1 || 0 <= t.element_named_trailing.offset <= t.element_named_trailing.offset + t.element_named_trailing.length <= length; */
    /*@ assert t.element_type_name.length == -1 || 0 <= t.element_type_name.offset <= t.element_type_name.offset + t.element_type_name.length <= length; */
    /*@ assert t.element_trailing.length == -1 || 0 <= t.element_trailing.offset <= t.element_trailing.offset + t.element_trailing.length <= length; */
    /*@ assert t.trailing.length == -1 || 0 <= t.trailing.offset <= t.trailing.offset + t.trailing.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->element_named_name.offset == t.element_named_name.offset && out->element_named_name.length == t.element_named_name.length; */
    /*@ assert out->element_named_title.offset == t.element_named_title.offset && out->element_named_title.length == t.element_named_title.length; */
    /*@ assert out->element_named_trailing.offset == t.element_named_trailing.offset && out->element_named_trailing.length == t.element_named_trailing.length; */
    /*@ assert out->element_type_name.offset == t.element_type_name.offset && out->element_type_name.length == t.element_type_name.length; */
    /*@ assert out->element_trailing.offset == t.element_trailing.offset && out->element_trailing.length == t.element_trailing.length; */
    /*@ assert out->trailing.offset == t.trailing.offset && out->trailing.length == t.trailing.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->element_named_name.length == -1 || 0 <= out->element_named_name.offset <= out->element_named_name.offset + out->element_named_name.length <= length; */
    /*@ assert out->element_named_title.length == -1 || 0 <= out->element_named_title.offset <= out->element_named_title.offset + out->element_named_title.length <= length; */
    /*@ assert out->element_named_trailing.length == -1 || 0 <= out->element_named_trailing.offset <= out->element_named_trailing.offset + out->element_named_trailing.length <= length; */
    /*@ assert out->element_type_name.length == -1 || 0 <= out->element_type_name.offset <= out->element_type_name.offset + out->element_type_name.length <= length; */
    /*@ assert out->element_trailing.length == -1 || 0 <= out->element_trailing.offset <= out->element_trailing.offset + out->element_trailing.length <= length; */
    /*@ assert out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int streamer_info_class_element_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return streamer_info_class_element_pass(data, length, *(streamer_info_class_element *)out, (streamer_info_class_element *)out, status, 1);
    memset(out, 0, sizeof(streamer_info_class_element));
    return streamer_info_class_element_pass(data, length, *(streamer_info_class_element *)out, (streamer_info_class_element *)out, status, 0);
}

static const rntuple_type streamer_info_class_element_type = {
    "streamer_info_class_element", sizeof(streamer_info_class_element), sizeof streamer_info_class_element_members / sizeof *streamer_info_class_element_members, streamer_info_class_element_members, streamer_info_class_element_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int streamer_info_class_element_count(const uint8_t *data, size_t length, streamer_info_class_element *out, rntuple_status *status)
{
    return streamer_info_class_element_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int streamer_info_class_element_fill(const uint8_t *data, size_t length, streamer_info_class_element *out, rntuple_status *status)
{
    return streamer_info_class_element_run(data, length, out, status, 1);
}

#endif
