/* Generated from spec/root_file.ksy by tools/generate; edit spec/parts/root_file.ksy and run `make generate`. */

#ifndef RNTUPLE_C_ROOT_FILE_H
#define RNTUPLE_C_ROOT_FILE_H

#include "parse.h"

/* Ranges of bytes:
 * Bytes of the string, UTF-8 by convention and left undecoded here: class_name, name, title, raw
 */

/* File header at offset 0 */
typedef struct root_file_file_header {
    int32_t version; /* Version of ROOT that wrote the file, 10000 * major + 100 * minor + patch; 1000000 more in the wide form */
    int32_t ofs_begin; /* Offset of the first record, the root directory */
    uint8_t has_ofs_end_narrow; /* 1 if ofs_end_narrow is there */
    int32_t ofs_end_narrow; /* Offset of the first byte after the last record, 32-bit form */
    uint8_t has_ofs_end_wide; /* 1 if ofs_end_wide is there */
    int64_t ofs_end_wide; /* Offset of the first byte after the last record, 64-bit form */
    uint8_t has_ofs_free_narrow; /* 1 if ofs_free_narrow is there */
    int32_t ofs_free_narrow; /* Offset of the record of the free list, 32-bit form */
    uint8_t has_ofs_free_wide; /* 1 if ofs_free_wide is there */
    int64_t ofs_free_wide; /* Offset of the record of the free list, 64-bit form */
    int32_t len_free; /* Size in bytes of the record of the free list */
    int32_t num_free; /* Number of entries of the free list */
    int32_t len_name; /* Size in bytes of key, name and title of the root directory record; its directory fields follow */
    uint8_t len_offset; /* Size in bytes of a file offset, 4 or 8; informational */
    int32_t compression_settings; /* Default compression of the file: 100 * algorithm + level; algorithms are listed in the enum compression_algorithm */
    uint8_t has_ofs_info_narrow; /* 1 if ofs_info_narrow is there */
    int32_t ofs_info_narrow; /* Offset of the record of the streamer infos, 32-bit form */
    uint8_t has_ofs_info_wide; /* 1 if ofs_info_wide is there */
    int64_t ofs_info_wide; /* Offset of the record of the streamer infos, 64-bit form */
    int32_t len_info; /* Size in bytes of the record of the streamer infos */
    int16_t uuid_version; /* Version of the UUID that follows; zero in files of RNTuple's own writer */
    rntuple_range uuid; /* UUID of the file, or zeros */
} root_file_file_header;

static const rntuple_member root_file_file_header_members[] = {
    {"", "version", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(root_file_file_header, version)},
    {"", "ofs_begin", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(root_file_file_header, ofs_begin)},
    {"", "has_ofs_end_narrow", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_file_header, has_ofs_end_narrow)},
    {"", "ofs_end_narrow", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(root_file_file_header, ofs_end_narrow)},
    {"", "has_ofs_end_wide", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_file_header, has_ofs_end_wide)},
    {"", "ofs_end_wide", RNTUPLE_SIGNED, sizeof(int64_t), offsetof(root_file_file_header, ofs_end_wide)},
    {"", "has_ofs_free_narrow", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_file_header, has_ofs_free_narrow)},
    {"", "ofs_free_narrow", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(root_file_file_header, ofs_free_narrow)},
    {"", "has_ofs_free_wide", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_file_header, has_ofs_free_wide)},
    {"", "ofs_free_wide", RNTUPLE_SIGNED, sizeof(int64_t), offsetof(root_file_file_header, ofs_free_wide)},
    {"", "len_free", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(root_file_file_header, len_free)},
    {"", "num_free", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(root_file_file_header, num_free)},
    {"", "len_name", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(root_file_file_header, len_name)},
    {"", "len_offset", RNTUPLE_UNSIGNED, sizeof(uint8_t), offsetof(root_file_file_header, len_offset)},
    {"", "compression_settings", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(root_file_file_header, compression_settings)},
    {"", "has_ofs_info_narrow", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_file_header, has_ofs_info_narrow)},
    {"", "ofs_info_narrow", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(root_file_file_header, ofs_info_narrow)},
    {"", "has_ofs_info_wide", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_file_header, has_ofs_info_wide)},
    {"", "ofs_info_wide", RNTUPLE_SIGNED, sizeof(int64_t), offsetof(root_file_file_header, ofs_info_wide)},
    {"", "len_info", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(root_file_file_header, len_info)},
    {"", "uuid_version", RNTUPLE_SIGNED, sizeof(int16_t), offsetof(root_file_file_header, uuid_version)},
    {"", "uuid", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(root_file_file_header, uuid)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    assigns *out, *status;
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->uuid.length == -1 || 0 <= out->uuid.offset <= out->uuid.offset + out->uuid.length <= length;
 */
RNTUPLE_INLINE int root_file_file_header_pass(const uint8_t *data, size_t length, root_file_file_header t, root_file_file_header *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.uuid = rntuple_range_of(0, -1);
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "magic");
    if (rntuple_u4be(data + p) != 0x726f6f74)
        return rntuple_end(status, RNTUPLE_INVALID, p, "magic");
    p += 4;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "version");
    const int64_t version = rntuple_s4be(data + p);
    t.version = ((int32_t)version);
    p += 4;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_begin");
    t.ofs_begin = (rntuple_s4be(data + p));
    p += 4;
    if (!(version >= 1000000)) {
        if (end - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_end_narrow");
        t.has_ofs_end_narrow = (1);
        t.ofs_end_narrow = (rntuple_s4be(data + p));
        p += 4;
    }
    /*@ assert 0 < p <= end; */
    if (version >= 1000000) {
        if (end - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_end_wide");
        t.has_ofs_end_wide = (1);
        t.ofs_end_wide = (rntuple_s8be(data + p));
        p += 8;
    }
    /*@ assert 0 < p <= end; */
    if (!(version >= 1000000)) {
        if (end - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_free_narrow");
        t.has_ofs_free_narrow = (1);
        t.ofs_free_narrow = (rntuple_s4be(data + p));
        p += 4;
    }
    /*@ assert 0 < p <= end; */
    if (version >= 1000000) {
        if (end - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_free_wide");
        t.has_ofs_free_wide = (1);
        t.ofs_free_wide = (rntuple_s8be(data + p));
        p += 8;
    }
    /*@ assert 0 < p <= end; */
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_free");
    t.len_free = (rntuple_s4be(data + p));
    p += 4;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "num_free");
    t.num_free = (rntuple_s4be(data + p));
    p += 4;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_name");
    t.len_name = (rntuple_s4be(data + p));
    p += 4;
    if (end - p < 1)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_offset");
    t.len_offset = (rntuple_u1(data + p));
    p += 1;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "compression_settings");
    t.compression_settings = (rntuple_s4be(data + p));
    p += 4;
    if (!(version >= 1000000)) {
        if (end - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_info_narrow");
        t.has_ofs_info_narrow = (1);
        t.ofs_info_narrow = (rntuple_s4be(data + p));
        p += 4;
    }
    /*@ assert 0 < p <= end; */
    if (version >= 1000000) {
        if (end - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_info_wide");
        t.has_ofs_info_wide = (1);
        t.ofs_info_wide = (rntuple_s8be(data + p));
        p += 8;
    }
    /*@ assert 0 < p <= end; */
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_info");
    t.len_info = (rntuple_s4be(data + p));
    p += 4;
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "uuid_version");
    t.uuid_version = (rntuple_s2be(data + p));
    p += 2;
    if (end - p < 16)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "uuid");
    /*@ assert 0 <= 16 <= end - p; */
    t.uuid = (rntuple_range_of(p, 16));
    p += 16;
    /*@ assert t.uuid.length == -1 || 0 <= t.uuid.offset <= t.uuid.offset + t.uuid.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->uuid.offset == t.uuid.offset && out->uuid.length == t.uuid.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->uuid.length == -1 || 0 <= out->uuid.offset <= out->uuid.offset + out->uuid.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int root_file_file_header_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return root_file_file_header_pass(data, length, *(root_file_file_header *)out, (root_file_file_header *)out, status, 1);
    memset(out, 0, sizeof(root_file_file_header));
    return root_file_file_header_pass(data, length, *(root_file_file_header *)out, (root_file_file_header *)out, status, 0);
}

static const rntuple_type root_file_file_header_type = {
    "root_file_file_header", sizeof(root_file_file_header), sizeof root_file_file_header_members / sizeof *root_file_file_header_members, root_file_file_header_members, root_file_file_header_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int root_file_file_header_count(const uint8_t *data, size_t length, root_file_file_header *out, rntuple_status *status)
{
    return root_file_file_header_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int root_file_file_header_fill(const uint8_t *data, size_t length, root_file_file_header *out, rntuple_status *status)
{
    return root_file_file_header_run(data, length, out, status, 1);
}

/* Key: the start of every record; also the form in which a keys list mentions a record */
typedef struct root_file_key {
    int32_t len_record; /* Size in bytes of the whole record, key and payload; negative in front of free space */
    int16_t version; /* Version of the key; above 1000 in the wide form */
    int32_t len_object; /* Length in bytes of the payload after decompression; without meaning for RBlob */
    uint32_t datime; /* Date and time of writing, from the high bits down: year - 1995 (6), month (4), day (5), hour (5), minute (6), second (6) */
    int16_t len_key; /* Length in bytes of the key; the payload follows */
    int16_t cycle; /* Tells apart records of one name; the highest is the current one */
    uint8_t has_ofs_key_narrow; /* 1 if ofs_key_narrow is there */
    uint32_t ofs_key_narrow; /* Offset of the record itself, 32-bit form */
    uint8_t has_ofs_key_wide; /* 1 if ofs_key_wide is there */
    uint64_t ofs_key_wide; /* Offset of the record itself, 64-bit form */
    uint8_t has_ofs_pdir_narrow; /* 1 if ofs_pdir_narrow is there */
    uint32_t ofs_pdir_narrow; /* Offset of the record of the directory that lists this one; without meaning for RBlob, 32-bit form */
    uint8_t has_ofs_pdir_wide; /* 1 if ofs_pdir_wide is there */
    uint64_t ofs_pdir_wide; /* Offset of the record of the directory that lists this one; without meaning for RBlob, 64-bit form */
    rntuple_range class_name;
    rntuple_range name;
    rntuple_range title;
} root_file_key;

static const rntuple_member root_file_key_members[] = {
    {"", "len_record", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(root_file_key, len_record)},
    {"", "version", RNTUPLE_SIGNED, sizeof(int16_t), offsetof(root_file_key, version)},
    {"", "len_object", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(root_file_key, len_object)},
    {"", "datime", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(root_file_key, datime)},
    {"", "len_key", RNTUPLE_SIGNED, sizeof(int16_t), offsetof(root_file_key, len_key)},
    {"", "cycle", RNTUPLE_SIGNED, sizeof(int16_t), offsetof(root_file_key, cycle)},
    {"", "has_ofs_key_narrow", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_key, has_ofs_key_narrow)},
    {"", "ofs_key_narrow", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(root_file_key, ofs_key_narrow)},
    {"", "has_ofs_key_wide", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_key, has_ofs_key_wide)},
    {"", "ofs_key_wide", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_key, ofs_key_wide)},
    {"", "has_ofs_pdir_narrow", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_key, has_ofs_pdir_narrow)},
    {"", "ofs_pdir_narrow", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(root_file_key, ofs_pdir_narrow)},
    {"", "has_ofs_pdir_wide", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_key, has_ofs_pdir_wide)},
    {"", "ofs_pdir_wide", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_key, ofs_pdir_wide)},
    {"", "class_name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(root_file_key, class_name)},
    {"", "name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(root_file_key, name)},
    {"", "title", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(root_file_key, title)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    assigns *out, *status;
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->class_name.length == -1 || 0 <= out->class_name.offset <= out->class_name.offset + out->class_name.length <= length;
    ensures \result == RNTUPLE_OK ==> out->name.length == -1 || 0 <= out->name.offset <= out->name.offset + out->name.length <= length;
    ensures \result == RNTUPLE_OK ==> out->title.length == -1 || 0 <= out->title.offset <= out->title.offset + out->title.length <= length;
 */
RNTUPLE_INLINE int root_file_key_pass(const uint8_t *data, size_t length, root_file_key t, root_file_key *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.class_name = rntuple_range_of(0, -1);
    t.name = rntuple_range_of(0, -1);
    t.title = rntuple_range_of(0, -1);
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_record");
    t.len_record = (rntuple_s4be(data + p));
    p += 4;
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "version");
    const int64_t version = rntuple_s2be(data + p);
    t.version = ((int16_t)version);
    p += 2;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_object");
    t.len_object = (rntuple_s4be(data + p));
    p += 4;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "datime");
    t.datime = (rntuple_u4be(data + p));
    p += 4;
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_key");
    t.len_key = (rntuple_s2be(data + p));
    p += 2;
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "cycle");
    t.cycle = (rntuple_s2be(data + p));
    p += 2;
    if (!(version > 1000)) {
        if (end - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_key_narrow");
        t.has_ofs_key_narrow = (1);
        t.ofs_key_narrow = (rntuple_u4be(data + p));
        p += 4;
    }
    /*@ assert 0 < p <= end; */
    if (version > 1000) {
        if (end - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_key_wide");
        t.has_ofs_key_wide = (1);
        t.ofs_key_wide = (rntuple_u8be(data + p));
        p += 8;
    }
    /*@ assert 0 < p <= end; */
    if (!(version > 1000)) {
        if (end - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_pdir_narrow");
        t.has_ofs_pdir_narrow = (1);
        t.ofs_pdir_narrow = (rntuple_u4be(data + p));
        p += 4;
    }
    /*@ assert 0 < p <= end; */
    if (version > 1000) {
        if (end - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_pdir_wide");
        t.has_ofs_pdir_wide = (1);
        t.ofs_pdir_wide = (rntuple_u8be(data + p));
        p += 8;
    }
    /*@ assert 0 < p <= end; */
    if (end - p < 1)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "class_name_len_short");
    const int64_t class_name_len_short = rntuple_u1(data + p);
    p += 1;
    if (!((class_name_len_short == 255) || (class_name_len_short <= end - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 1, "class_name_len_short");
    int64_t class_name_len_long = 0;
    if (class_name_len_short == 255) {
        if (end - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "class_name_len_long");
        class_name_len_long = rntuple_u4be(data + p);
        /*@ assert 0 <= class_name_len_long <= 4294967295; */
        p += 4;
        if (!(class_name_len_long <= end - p))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "class_name_len_long");
    }
    /*@ assert 0 < p <= end; */
    const int64_t size = class_name_len_short == 255 ? class_name_len_long : class_name_len_short;
    if (end - p < size)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "class_name");
    /*@ assert 0 <= size <= end - p; */
    t.class_name = (rntuple_range_of(p, size));
    p += size;
    if (end - p < 1)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "name_len_short");
    const int64_t name_len_short = rntuple_u1(data + p);
    p += 1;
    if (!((name_len_short == 255) || (name_len_short <= end - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 1, "name_len_short");
    int64_t name_len_long = 0;
    if (name_len_short == 255) {
        if (end - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "name_len_long");
        name_len_long = rntuple_u4be(data + p);
        /*@ assert 0 <= name_len_long <= 4294967295; */
        p += 4;
        if (!(name_len_long <= end - p))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "name_len_long");
    }
    /*@ assert 0 < p <= end; */
    const int64_t size_2 = name_len_short == 255 ? name_len_long : name_len_short;
    if (end - p < size_2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "name");
    /*@ assert 0 <= size_2 <= end - p; */
    t.name = (rntuple_range_of(p, size_2));
    p += size_2;
    if (end - p < 1)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "title_len_short");
    const int64_t title_len_short = rntuple_u1(data + p);
    p += 1;
    if (!((title_len_short == 255) || (title_len_short <= end - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 1, "title_len_short");
    int64_t title_len_long = 0;
    if (title_len_short == 255) {
        if (end - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "title_len_long");
        title_len_long = rntuple_u4be(data + p);
        /*@ assert 0 <= title_len_long <= 4294967295; */
        p += 4;
        if (!(title_len_long <= end - p))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "title_len_long");
    }
    /*@ assert 0 < p <= end; */
    const int64_t size_3 = title_len_short == 255 ? title_len_long : title_len_short;
    if (end - p < size_3)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "title");
    /*@ assert 0 <= size_3 <= end - p; */
    t.title = (rntuple_range_of(p, size_3));
    p += size_3;
    /*@ assert t.class_name.length == -1 || 0 <= t.class_name.offset <= t.class_name.offset + t.class_name.length <= length; */
    /*@ assert t.name.length == -1 || 0 <= t.name.offset <= t.name.offset + t.name.length <= length; */
    /*@ assert t.title.length == -1 || 0 <= t.title.offset <= t.title.offset + t.title.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->class_name.offset == t.class_name.offset && out->class_name.length == t.class_name.length; */
    /*@ assert out->name.offset == t.name.offset && out->name.length == t.name.length; */
    /*@ assert out->title.offset == t.title.offset && out->title.length == t.title.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->class_name.length == -1 || 0 <= out->class_name.offset <= out->class_name.offset + out->class_name.length <= length; */
    /*@ assert out->name.length == -1 || 0 <= out->name.offset <= out->name.offset + out->name.length <= length; */
    /*@ assert out->title.length == -1 || 0 <= out->title.offset <= out->title.offset + out->title.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int root_file_key_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return root_file_key_pass(data, length, *(root_file_key *)out, (root_file_key *)out, status, 1);
    memset(out, 0, sizeof(root_file_key));
    return root_file_key_pass(data, length, *(root_file_key *)out, (root_file_key *)out, status, 0);
}

static const rntuple_type root_file_key_type = {
    "root_file_key", sizeof(root_file_key), sizeof root_file_key_members / sizeof *root_file_key_members, root_file_key_members, root_file_key_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int root_file_key_count(const uint8_t *data, size_t length, root_file_key *out, rntuple_status *status)
{
    return root_file_key_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int root_file_key_fill(const uint8_t *data, size_t length, root_file_key *out, rntuple_status *status)
{
    return root_file_key_run(data, length, out, status, 1);
}

/* Directory fields: after name and title in the root directory record, directly after the key in others */
typedef struct root_file_directory {
    int16_t version; /* Class version of the directory; 1000 more in the wide form */
    uint32_t datime_created; /* Date and time of creation, packed as in a key */
    uint32_t datime_modified; /* Date and time of the last change, packed as in a key */
    int32_t len_keys; /* Size in bytes of the record of the keys list */
    int32_t len_name; /* Size in bytes of the record before these fields */
    uint8_t has_ofs_dir_narrow; /* 1 if ofs_dir_narrow is there */
    uint32_t ofs_dir_narrow; /* Offset of the directory record itself, 32-bit form */
    uint8_t has_ofs_dir_wide; /* 1 if ofs_dir_wide is there */
    uint64_t ofs_dir_wide; /* Offset of the directory record itself, 64-bit form */
    uint8_t has_ofs_parent_narrow; /* 1 if ofs_parent_narrow is there */
    uint32_t ofs_parent_narrow; /* Offset of the record of the parent directory, 32-bit form */
    uint8_t has_ofs_parent_wide; /* 1 if ofs_parent_wide is there */
    uint64_t ofs_parent_wide; /* Offset of the record of the parent directory, 64-bit form */
    uint8_t has_ofs_keys_narrow; /* 1 if ofs_keys_narrow is there */
    uint32_t ofs_keys_narrow; /* Offset of the record of the keys list, 32-bit form */
    uint8_t has_ofs_keys_wide; /* 1 if ofs_keys_wide is there */
    uint64_t ofs_keys_wide; /* Offset of the record of the keys list, 64-bit form */
    uint8_t has_uuid_version; /* 1 if uuid_version is there */
    int16_t uuid_version; /* Version of the UUID that follows; zero in files of RNTuple's own writer */
    rntuple_range uuid; /* UUID of the directory, or zeros; zero bytes up to the wide size may follow and belong to nothing */
} root_file_directory;

static const rntuple_member root_file_directory_members[] = {
    {"", "version", RNTUPLE_SIGNED, sizeof(int16_t), offsetof(root_file_directory, version)},
    {"", "datime_created", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(root_file_directory, datime_created)},
    {"", "datime_modified", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(root_file_directory, datime_modified)},
    {"", "len_keys", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(root_file_directory, len_keys)},
    {"", "len_name", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(root_file_directory, len_name)},
    {"", "has_ofs_dir_narrow", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_directory, has_ofs_dir_narrow)},
    {"", "ofs_dir_narrow", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(root_file_directory, ofs_dir_narrow)},
    {"", "has_ofs_dir_wide", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_directory, has_ofs_dir_wide)},
    {"", "ofs_dir_wide", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_directory, ofs_dir_wide)},
    {"", "has_ofs_parent_narrow", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_directory, has_ofs_parent_narrow)},
    {"", "ofs_parent_narrow", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(root_file_directory, ofs_parent_narrow)},
    {"", "has_ofs_parent_wide", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_directory, has_ofs_parent_wide)},
    {"", "ofs_parent_wide", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_directory, ofs_parent_wide)},
    {"", "has_ofs_keys_narrow", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_directory, has_ofs_keys_narrow)},
    {"", "ofs_keys_narrow", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(root_file_directory, ofs_keys_narrow)},
    {"", "has_ofs_keys_wide", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_directory, has_ofs_keys_wide)},
    {"", "ofs_keys_wide", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_directory, ofs_keys_wide)},
    {"", "has_uuid_version", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_directory, has_uuid_version)},
    {"", "uuid_version", RNTUPLE_SIGNED, sizeof(int16_t), offsetof(root_file_directory, uuid_version)},
    {"", "uuid", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(root_file_directory, uuid)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    assigns *out, *status;
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->uuid.length == -1 || 0 <= out->uuid.offset <= out->uuid.offset + out->uuid.length <= length;
 */
RNTUPLE_INLINE int root_file_directory_pass(const uint8_t *data, size_t length, root_file_directory t, root_file_directory *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.uuid = rntuple_range_of(0, -1);
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "version");
    const int64_t version = rntuple_s2be(data + p);
    t.version = ((int16_t)version);
    p += 2;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "datime_created");
    t.datime_created = (rntuple_u4be(data + p));
    p += 4;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "datime_modified");
    t.datime_modified = (rntuple_u4be(data + p));
    p += 4;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_keys");
    t.len_keys = (rntuple_s4be(data + p));
    p += 4;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_name");
    t.len_name = (rntuple_s4be(data + p));
    p += 4;
    if (!(version > 1000)) {
        if (end - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_dir_narrow");
        t.has_ofs_dir_narrow = (1);
        t.ofs_dir_narrow = (rntuple_u4be(data + p));
        p += 4;
    }
    /*@ assert 0 < p <= end; */
    if (version > 1000) {
        if (end - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_dir_wide");
        t.has_ofs_dir_wide = (1);
        t.ofs_dir_wide = (rntuple_u8be(data + p));
        p += 8;
    }
    /*@ assert 0 < p <= end; */
    if (!(version > 1000)) {
        if (end - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_parent_narrow");
        t.has_ofs_parent_narrow = (1);
        t.ofs_parent_narrow = (rntuple_u4be(data + p));
        p += 4;
    }
    /*@ assert 0 < p <= end; */
    if (version > 1000) {
        if (end - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_parent_wide");
        t.has_ofs_parent_wide = (1);
        t.ofs_parent_wide = (rntuple_u8be(data + p));
        p += 8;
    }
    /*@ assert 0 < p <= end; */
    if (!(version > 1000)) {
        if (end - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_keys_narrow");
        t.has_ofs_keys_narrow = (1);
        t.ofs_keys_narrow = (rntuple_u4be(data + p));
        p += 4;
    }
    /*@ assert 0 < p <= end; */
    if (version > 1000) {
        if (end - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_keys_wide");
        t.has_ofs_keys_wide = (1);
        t.ofs_keys_wide = (rntuple_u8be(data + p));
        p += 8;
    }
    /*@ assert 0 < p <= end; */
    if ((version != 1) && (version != 1001)) {
        if (end - p < 2)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "uuid_version");
        t.has_uuid_version = (1);
        t.uuid_version = (rntuple_s2be(data + p));
        p += 2;
    }
    /*@ assert 0 < p <= end; */
    if ((version != 1) && (version != 1001)) {
        if (end - p < 16)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "uuid");
        /*@ assert 0 <= 16 <= end - p; */
        t.uuid = (rntuple_range_of(p, 16));
        p += 16;
    }
    /*@ assert 0 < p <= end; */
    /*@ assert t.uuid.length == -1 || 0 <= t.uuid.offset <= t.uuid.offset + t.uuid.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->uuid.offset == t.uuid.offset && out->uuid.length == t.uuid.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->uuid.length == -1 || 0 <= out->uuid.offset <= out->uuid.offset + out->uuid.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int root_file_directory_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return root_file_directory_pass(data, length, *(root_file_directory *)out, (root_file_directory *)out, status, 1);
    memset(out, 0, sizeof(root_file_directory));
    return root_file_directory_pass(data, length, *(root_file_directory *)out, (root_file_directory *)out, status, 0);
}

static const rntuple_type root_file_directory_type = {
    "root_file_directory", sizeof(root_file_directory), sizeof root_file_directory_members / sizeof *root_file_directory_members, root_file_directory_members, root_file_directory_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int root_file_directory_count(const uint8_t *data, size_t length, root_file_directory *out, rntuple_status *status)
{
    return root_file_directory_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int root_file_directory_fill(const uint8_t *data, size_t length, root_file_directory *out, rntuple_status *status)
{
    return root_file_directory_run(data, length, out, status, 1);
}

/* Key: the start of every record; also the form in which a keys list mentions a record */
typedef struct root_file_key_table {
    size_t count;
    int32_t *len_record; /* Size in bytes of the whole record, key and payload; negative in front of free space */
    int16_t *version; /* Version of the key; above 1000 in the wide form */
    int32_t *len_object; /* Length in bytes of the payload after decompression; without meaning for RBlob */
    uint32_t *datime; /* Date and time of writing, from the high bits down: year - 1995 (6), month (4), day (5), hour (5), minute (6), second (6) */
    int16_t *len_key; /* Length in bytes of the key; the payload follows */
    int16_t *cycle; /* Tells apart records of one name; the highest is the current one */
    uint8_t *has_ofs_key_narrow; /* 1 if ofs_key_narrow is there */
    uint32_t *ofs_key_narrow; /* Offset of the record itself, 32-bit form */
    uint8_t *has_ofs_key_wide; /* 1 if ofs_key_wide is there */
    uint64_t *ofs_key_wide; /* Offset of the record itself, 64-bit form */
    uint8_t *has_ofs_pdir_narrow; /* 1 if ofs_pdir_narrow is there */
    uint32_t *ofs_pdir_narrow; /* Offset of the record of the directory that lists this one; without meaning for RBlob, 32-bit form */
    uint8_t *has_ofs_pdir_wide; /* 1 if ofs_pdir_wide is there */
    uint64_t *ofs_pdir_wide; /* Offset of the record of the directory that lists this one; without meaning for RBlob, 64-bit form */
    rntuple_range *class_name;
    rntuple_range *name;
    rntuple_range *title;
} root_file_key_table;

/* Parse one row at p; returns where it ends, or the negated code of the error. */
/*@ requires 0 <= p <= end <= RNTUPLE_MAX_LENGTH && 0 <= row;
    requires is_filling ==> row < t.count;
    requires \valid_read(data + (0 .. end - 1));
    requires status == \null || \valid(status);
    requires is_filling ==> t.len_record == \null || \valid(t.len_record + row);
    requires is_filling ==> t.version == \null || \valid(t.version + row);
    requires is_filling ==> t.len_object == \null || \valid(t.len_object + row);
    requires is_filling ==> t.datime == \null || \valid(t.datime + row);
    requires is_filling ==> t.len_key == \null || \valid(t.len_key + row);
    requires is_filling ==> t.cycle == \null || \valid(t.cycle + row);
    requires is_filling ==> t.has_ofs_key_narrow == \null || \valid(t.has_ofs_key_narrow + row);
    requires is_filling ==> t.ofs_key_narrow == \null || \valid(t.ofs_key_narrow + row);
    requires is_filling ==> t.has_ofs_key_wide == \null || \valid(t.has_ofs_key_wide + row);
    requires is_filling ==> t.ofs_key_wide == \null || \valid(t.ofs_key_wide + row);
    requires is_filling ==> t.has_ofs_pdir_narrow == \null || \valid(t.has_ofs_pdir_narrow + row);
    requires is_filling ==> t.ofs_pdir_narrow == \null || \valid(t.ofs_pdir_narrow + row);
    requires is_filling ==> t.has_ofs_pdir_wide == \null || \valid(t.has_ofs_pdir_wide + row);
    requires is_filling ==> t.ofs_pdir_wide == \null || \valid(t.ofs_pdir_wide + row);
    requires is_filling ==> t.class_name == \null || \valid(t.class_name + row);
    requires is_filling ==> t.name == \null || \valid(t.name + row);
    requires is_filling ==> t.title == \null || \valid(t.title + row);
    assigns *status, t.len_record[0 .. t.count - 1], t.version[0 .. t.count - 1], t.len_object[0 .. t.count - 1],
        t.datime[0 .. t.count - 1], t.len_key[0 .. t.count - 1], t.cycle[0 .. t.count - 1],
        t.has_ofs_key_narrow[0 .. t.count - 1], t.ofs_key_narrow[0 .. t.count - 1], t.has_ofs_key_wide[0 .. t.count - 1],
        t.ofs_key_wide[0 .. t.count - 1], t.has_ofs_pdir_narrow[0 .. t.count - 1], t.ofs_pdir_narrow[0 .. t.count - 1],
        t.has_ofs_pdir_wide[0 .. t.count - 1], t.ofs_pdir_wide[0 .. t.count - 1], t.class_name[0 .. t.count - 1],
        t.name[0 .. t.count - 1], t.title[0 .. t.count - 1];
    ensures -RNTUPLE_TOO_MANY <= \result < 0 || p < \result <= end;
 */
RNTUPLE_INLINE int64_t root_file_key_row(const uint8_t *data, int64_t p, int64_t end, root_file_key_table t, int64_t row, rntuple_status *status, int is_filling)
{
    if (end - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "key.len_record");
    RNTUPLE_PUT(t.len_record, row, rntuple_s4be(data + p));
    p += 4;
    if (end - p < 2)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "key.version");
    const int64_t version = rntuple_s2be(data + p);
    RNTUPLE_PUT(t.version, row, (int16_t)version);
    p += 2;
    if (end - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "key.len_object");
    RNTUPLE_PUT(t.len_object, row, rntuple_s4be(data + p));
    p += 4;
    if (end - p < 4)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "key.datime");
    RNTUPLE_PUT(t.datime, row, rntuple_u4be(data + p));
    p += 4;
    if (end - p < 2)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "key.len_key");
    RNTUPLE_PUT(t.len_key, row, rntuple_s2be(data + p));
    p += 2;
    if (end - p < 2)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "key.cycle");
    RNTUPLE_PUT(t.cycle, row, rntuple_s2be(data + p));
    p += 2;
    if (!(version > 1000)) {
        if (end - p < 4)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "key.ofs_key_narrow");
        RNTUPLE_PUT(t.has_ofs_key_narrow, row, 1);
        RNTUPLE_PUT(t.ofs_key_narrow, row, rntuple_u4be(data + p));
        p += 4;
    } else {
        RNTUPLE_PUT(t.has_ofs_key_narrow, row, 0);
        RNTUPLE_PUT(t.ofs_key_narrow, row, 0);
    }
    /*@ assert \at(p, Pre) < p <= end; */
    if (version > 1000) {
        if (end - p < 8)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "key.ofs_key_wide");
        RNTUPLE_PUT(t.has_ofs_key_wide, row, 1);
        RNTUPLE_PUT(t.ofs_key_wide, row, rntuple_u8be(data + p));
        p += 8;
    } else {
        RNTUPLE_PUT(t.has_ofs_key_wide, row, 0);
        RNTUPLE_PUT(t.ofs_key_wide, row, 0);
    }
    /*@ assert \at(p, Pre) < p <= end; */
    if (!(version > 1000)) {
        if (end - p < 4)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "key.ofs_pdir_narrow");
        RNTUPLE_PUT(t.has_ofs_pdir_narrow, row, 1);
        RNTUPLE_PUT(t.ofs_pdir_narrow, row, rntuple_u4be(data + p));
        p += 4;
    } else {
        RNTUPLE_PUT(t.has_ofs_pdir_narrow, row, 0);
        RNTUPLE_PUT(t.ofs_pdir_narrow, row, 0);
    }
    /*@ assert \at(p, Pre) < p <= end; */
    if (version > 1000) {
        if (end - p < 8)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "key.ofs_pdir_wide");
        RNTUPLE_PUT(t.has_ofs_pdir_wide, row, 1);
        RNTUPLE_PUT(t.ofs_pdir_wide, row, rntuple_u8be(data + p));
        p += 8;
    } else {
        RNTUPLE_PUT(t.has_ofs_pdir_wide, row, 0);
        RNTUPLE_PUT(t.ofs_pdir_wide, row, 0);
    }
    /*@ assert \at(p, Pre) < p <= end; */
    if (end - p < 1)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "key.class_name_len_short");
    const int64_t class_name_len_short = rntuple_u1(data + p);
    p += 1;
    if (!((class_name_len_short == 255) || (class_name_len_short <= end - p)))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 1, "key.class_name_len_short");
    int64_t class_name_len_long = 0;
    if (class_name_len_short == 255) {
        if (end - p < 4)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "key.class_name_len_long");
        class_name_len_long = rntuple_u4be(data + p);
        /*@ assert 0 <= class_name_len_long <= 4294967295; */
        p += 4;
        if (!(class_name_len_long <= end - p))
            return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "key.class_name_len_long");
    }
    /*@ assert \at(p, Pre) < p <= end; */
    const int64_t size = class_name_len_short == 255 ? class_name_len_long : class_name_len_short;
    if (end - p < size)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "key.class_name");
    /*@ assert 0 <= size <= end - p; */
    RNTUPLE_PUT(t.class_name, row, rntuple_range_of(p, size));
    p += size;
    if (end - p < 1)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "key.name_len_short");
    const int64_t name_len_short = rntuple_u1(data + p);
    p += 1;
    if (!((name_len_short == 255) || (name_len_short <= end - p)))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 1, "key.name_len_short");
    int64_t name_len_long = 0;
    if (name_len_short == 255) {
        if (end - p < 4)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "key.name_len_long");
        name_len_long = rntuple_u4be(data + p);
        /*@ assert 0 <= name_len_long <= 4294967295; */
        p += 4;
        if (!(name_len_long <= end - p))
            return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "key.name_len_long");
    }
    /*@ assert \at(p, Pre) < p <= end; */
    const int64_t size_2 = name_len_short == 255 ? name_len_long : name_len_short;
    if (end - p < size_2)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "key.name");
    /*@ assert 0 <= size_2 <= end - p; */
    RNTUPLE_PUT(t.name, row, rntuple_range_of(p, size_2));
    p += size_2;
    if (end - p < 1)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "key.title_len_short");
    const int64_t title_len_short = rntuple_u1(data + p);
    p += 1;
    if (!((title_len_short == 255) || (title_len_short <= end - p)))
        return -rntuple_end(status, RNTUPLE_INVALID, p - 1, "key.title_len_short");
    int64_t title_len_long = 0;
    if (title_len_short == 255) {
        if (end - p < 4)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "key.title_len_long");
        title_len_long = rntuple_u4be(data + p);
        /*@ assert 0 <= title_len_long <= 4294967295; */
        p += 4;
        if (!(title_len_long <= end - p))
            return -rntuple_end(status, RNTUPLE_INVALID, p - 4, "key.title_len_long");
    }
    /*@ assert \at(p, Pre) < p <= end; */
    const int64_t size_3 = title_len_short == 255 ? title_len_long : title_len_short;
    if (end - p < size_3)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "key.title");
    /*@ assert 0 <= size_3 <= end - p; */
    RNTUPLE_PUT(t.title, row, rntuple_range_of(p, size_3));
    p += size_3;
    (void)row;
    return p;
}

/* Payload of the record of a keys list: the keys of all objects in one directory */
typedef struct root_file_keys_list {
    rntuple_range trailing; /* Unused bytes after the last key; without meaning */
    root_file_key_table key;
} root_file_keys_list;

static const rntuple_member root_file_keys_list_members[] = {
    {"", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(root_file_keys_list, trailing)},
    {"key", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(root_file_keys_list, key.count)},
    {"key", "len_record", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(root_file_keys_list, key.len_record)},
    {"key", "version", RNTUPLE_SIGNED, sizeof(int16_t), offsetof(root_file_keys_list, key.version)},
    {"key", "len_object", RNTUPLE_SIGNED, sizeof(int32_t), offsetof(root_file_keys_list, key.len_object)},
    {"key", "datime", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(root_file_keys_list, key.datime)},
    {"key", "len_key", RNTUPLE_SIGNED, sizeof(int16_t), offsetof(root_file_keys_list, key.len_key)},
    {"key", "cycle", RNTUPLE_SIGNED, sizeof(int16_t), offsetof(root_file_keys_list, key.cycle)},
    {"key", "has_ofs_key_narrow", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_keys_list, key.has_ofs_key_narrow)},
    {"key", "ofs_key_narrow", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(root_file_keys_list, key.ofs_key_narrow)},
    {"key", "has_ofs_key_wide", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_keys_list, key.has_ofs_key_wide)},
    {"key", "ofs_key_wide", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_keys_list, key.ofs_key_wide)},
    {"key", "has_ofs_pdir_narrow", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_keys_list, key.has_ofs_pdir_narrow)},
    {"key", "ofs_pdir_narrow", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(root_file_keys_list, key.ofs_pdir_narrow)},
    {"key", "has_ofs_pdir_wide", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_keys_list, key.has_ofs_pdir_wide)},
    {"key", "ofs_pdir_wide", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_keys_list, key.ofs_pdir_wide)},
    {"key", "class_name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(root_file_keys_list, key.class_name)},
    {"key", "name", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(root_file_keys_list, key.name)},
    {"key", "title", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(root_file_keys_list, key.title)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    requires is_filling ==> t.key.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.key.count - 1 ==> t.key.len_record == \null || \valid(t.key.len_record + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.key.count - 1 ==> t.key.version == \null || \valid(t.key.version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.key.count - 1 ==> t.key.len_object == \null || \valid(t.key.len_object + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.key.count - 1 ==> t.key.datime == \null || \valid(t.key.datime + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.key.count - 1 ==> t.key.len_key == \null || \valid(t.key.len_key + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.key.count - 1 ==> t.key.cycle == \null || \valid(t.key.cycle + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.key.count - 1 ==> t.key.has_ofs_key_narrow == \null || \valid(t.key.has_ofs_key_narrow + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.key.count - 1 ==> t.key.ofs_key_narrow == \null || \valid(t.key.ofs_key_narrow + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.key.count - 1 ==> t.key.has_ofs_key_wide == \null || \valid(t.key.has_ofs_key_wide + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.key.count - 1 ==> t.key.ofs_key_wide == \null || \valid(t.key.ofs_key_wide + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.key.count - 1 ==> t.key.has_ofs_pdir_narrow == \null || \valid(t.key.has_ofs_pdir_narrow + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.key.count - 1 ==> t.key.ofs_pdir_narrow == \null || \valid(t.key.ofs_pdir_narrow + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.key.count - 1 ==> t.key.has_ofs_pdir_wide == \null || \valid(t.key.has_ofs_pdir_wide + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.key.count - 1 ==> t.key.ofs_pdir_wide == \null || \valid(t.key.ofs_pdir_wide + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.key.count - 1 ==> t.key.class_name == \null || \valid(t.key.class_name + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.key.count - 1 ==> t.key.name == \null || \valid(t.key.name + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.key.count - 1 ==> t.key.title == \null || \valid(t.key.title + i);
    assigns *out, *status, t.key.len_record[0 .. t.key.count - 1], t.key.version[0 .. t.key.count - 1],
        t.key.len_object[0 .. t.key.count - 1], t.key.datime[0 .. t.key.count - 1], t.key.len_key[0 .. t.key.count - 1],
        t.key.cycle[0 .. t.key.count - 1], t.key.has_ofs_key_narrow[0 .. t.key.count - 1],
        t.key.ofs_key_narrow[0 .. t.key.count - 1], t.key.has_ofs_key_wide[0 .. t.key.count - 1],
        t.key.ofs_key_wide[0 .. t.key.count - 1], t.key.has_ofs_pdir_narrow[0 .. t.key.count - 1],
        t.key.ofs_pdir_narrow[0 .. t.key.count - 1], t.key.has_ofs_pdir_wide[0 .. t.key.count - 1],
        t.key.ofs_pdir_wide[0 .. t.key.count - 1], t.key.class_name[0 .. t.key.count - 1], t.key.name[0 .. t.key.count - 1],
        t.key.title[0 .. t.key.count - 1];
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length;
 */
RNTUPLE_INLINE int root_file_keys_list_pass(const uint8_t *data, size_t length, root_file_keys_list t, root_file_keys_list *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0, n_key = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.trailing = rntuple_range_of(0, -1);
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "num_keys");
    const int64_t num_keys = rntuple_u4be(data + p);
    p += 4;
    if (!((num_keys <= 2147483647) && (num_keys * 29 <= end - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "num_keys");
    /*@ loop invariant 0 <= p <= end;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= i_2 <= num_keys;
        loop invariant 0 <= n_key <= p;
        loop invariant is_filling ==> n_key <= t.key.count;
        loop assigns i_2, p, *status, n_key, t.key.len_record[0 .. t.key.count - 1], t.key.version[0 .. t.key.count - 1],
            t.key.len_object[0 .. t.key.count - 1], t.key.datime[0 .. t.key.count - 1], t.key.len_key[0 .. t.key.count - 1],
            t.key.cycle[0 .. t.key.count - 1], t.key.has_ofs_key_narrow[0 .. t.key.count - 1],
            t.key.ofs_key_narrow[0 .. t.key.count - 1], t.key.has_ofs_key_wide[0 .. t.key.count - 1],
            t.key.ofs_key_wide[0 .. t.key.count - 1], t.key.has_ofs_pdir_narrow[0 .. t.key.count - 1],
            t.key.ofs_pdir_narrow[0 .. t.key.count - 1], t.key.has_ofs_pdir_wide[0 .. t.key.count - 1],
            t.key.ofs_pdir_wide[0 .. t.key.count - 1], t.key.class_name[0 .. t.key.count - 1], t.key.name[0 .. t.key.count - 1],
            t.key.title[0 .. t.key.count - 1];
        loop variant num_keys - i_2;
     */
    for (int64_t i_2 = 0; i_2 < num_keys; i_2++) {
        if (is_filling && n_key == (int64_t)t.key.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "key");
        p = root_file_key_row(data, p, end, t.key, n_key, status, is_filling);
        if (p < 0)
            return (int)-p;
        n_key++;
    }
    t.trailing = (rntuple_range_of(p, end - p));
    p = end;
    t.key.count = (size_t)n_key;
    /*@ assert t.trailing.length == -1 || 0 <= t.trailing.offset <= t.trailing.offset + t.trailing.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->trailing.offset == t.trailing.offset && out->trailing.length == t.trailing.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int root_file_keys_list_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return root_file_keys_list_pass(data, length, *(root_file_keys_list *)out, (root_file_keys_list *)out, status, 1);
    memset(out, 0, sizeof(root_file_keys_list));
    return root_file_keys_list_pass(data, length, *(root_file_keys_list *)out, (root_file_keys_list *)out, status, 0);
}

static const rntuple_type root_file_keys_list_type = {
    "root_file_keys_list", sizeof(root_file_keys_list), sizeof root_file_keys_list_members / sizeof *root_file_keys_list_members, root_file_keys_list_members, root_file_keys_list_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int root_file_keys_list_count(const uint8_t *data, size_t length, root_file_keys_list *out, rntuple_status *status)
{
    return root_file_keys_list_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int root_file_keys_list_fill(const uint8_t *data, size_t length, root_file_keys_list *out, rntuple_status *status)
{
    return root_file_keys_list_run(data, length, out, status, 1);
}

/* String of up to 254 bytes after one length byte, or of any length after the byte 255 and a 32-bit length */
typedef struct root_file_counted_string {
    rntuple_range raw;
} root_file_counted_string;

static const rntuple_member root_file_counted_string_members[] = {
    {"", "raw", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(root_file_counted_string, raw)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    assigns *out, *status;
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->raw.length == -1 || 0 <= out->raw.offset <= out->raw.offset + out->raw.length <= length;
 */
RNTUPLE_INLINE int root_file_counted_string_pass(const uint8_t *data, size_t length, root_file_counted_string t, root_file_counted_string *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.raw = rntuple_range_of(0, -1);
    if (end - p < 1)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_short");
    const int64_t len_short = rntuple_u1(data + p);
    p += 1;
    if (!((len_short == 255) || (len_short <= end - p)))
        return rntuple_end(status, RNTUPLE_INVALID, p - 1, "len_short");
    int64_t len_long = 0;
    if (len_short == 255) {
        if (end - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_long");
        len_long = rntuple_u4be(data + p);
        /*@ assert 0 <= len_long <= 4294967295; */
        p += 4;
        if (!(len_long <= end - p))
            return rntuple_end(status, RNTUPLE_INVALID, p - 4, "len_long");
    }
    /*@ assert 0 < p <= end; */
    const int64_t size = len_short == 255 ? len_long : len_short;
    if (end - p < size)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "raw");
    /*@ assert 0 <= size <= end - p; */
    t.raw = (rntuple_range_of(p, size));
    p += size;
    /*@ assert t.raw.length == -1 || 0 <= t.raw.offset <= t.raw.offset + t.raw.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->raw.offset == t.raw.offset && out->raw.length == t.raw.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->raw.length == -1 || 0 <= out->raw.offset <= out->raw.offset + out->raw.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int root_file_counted_string_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return root_file_counted_string_pass(data, length, *(root_file_counted_string *)out, (root_file_counted_string *)out, status, 1);
    memset(out, 0, sizeof(root_file_counted_string));
    return root_file_counted_string_pass(data, length, *(root_file_counted_string *)out, (root_file_counted_string *)out, status, 0);
}

static const rntuple_type root_file_counted_string_type = {
    "root_file_counted_string", sizeof(root_file_counted_string), sizeof root_file_counted_string_members / sizeof *root_file_counted_string_members, root_file_counted_string_members, root_file_counted_string_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int root_file_counted_string_count(const uint8_t *data, size_t length, root_file_counted_string *out, rntuple_status *status)
{
    return root_file_counted_string_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int root_file_counted_string_fill(const uint8_t *data, size_t length, root_file_counted_string *out, rntuple_status *status)
{
    return root_file_counted_string_run(data, length, out, status, 1);
}

/* One free byte range, both bounds included */
typedef struct root_file_free_entry_table {
    size_t count;
    int16_t *version; /* Version of the entry; above 1000 in the wide form */
    uint8_t *has_ofs_first_narrow; /* 1 if ofs_first_narrow is there */
    uint32_t *ofs_first_narrow; /* Offset of the first free byte, 32-bit form */
    uint8_t *has_ofs_first_wide; /* 1 if ofs_first_wide is there */
    uint64_t *ofs_first_wide; /* Offset of the first free byte, 64-bit form */
    uint8_t *has_ofs_last_narrow; /* 1 if ofs_last_narrow is there */
    uint32_t *ofs_last_narrow; /* Offset of the last free byte, 32-bit form */
    uint8_t *has_ofs_last_wide; /* 1 if ofs_last_wide is there */
    uint64_t *ofs_last_wide; /* Offset of the last free byte, 64-bit form */
} root_file_free_entry_table;

/* Parse one row at p; returns where it ends, or the negated code of the error. */
/*@ requires 0 <= p <= end <= RNTUPLE_MAX_LENGTH && 0 <= row;
    requires is_filling ==> row < t.count;
    requires \valid_read(data + (0 .. end - 1));
    requires status == \null || \valid(status);
    requires is_filling ==> t.version == \null || \valid(t.version + row);
    requires is_filling ==> t.has_ofs_first_narrow == \null || \valid(t.has_ofs_first_narrow + row);
    requires is_filling ==> t.ofs_first_narrow == \null || \valid(t.ofs_first_narrow + row);
    requires is_filling ==> t.has_ofs_first_wide == \null || \valid(t.has_ofs_first_wide + row);
    requires is_filling ==> t.ofs_first_wide == \null || \valid(t.ofs_first_wide + row);
    requires is_filling ==> t.has_ofs_last_narrow == \null || \valid(t.has_ofs_last_narrow + row);
    requires is_filling ==> t.ofs_last_narrow == \null || \valid(t.ofs_last_narrow + row);
    requires is_filling ==> t.has_ofs_last_wide == \null || \valid(t.has_ofs_last_wide + row);
    requires is_filling ==> t.ofs_last_wide == \null || \valid(t.ofs_last_wide + row);
    assigns *status, t.version[0 .. t.count - 1], t.has_ofs_first_narrow[0 .. t.count - 1],
        t.ofs_first_narrow[0 .. t.count - 1], t.has_ofs_first_wide[0 .. t.count - 1], t.ofs_first_wide[0 .. t.count - 1],
        t.has_ofs_last_narrow[0 .. t.count - 1], t.ofs_last_narrow[0 .. t.count - 1], t.has_ofs_last_wide[0 .. t.count - 1],
        t.ofs_last_wide[0 .. t.count - 1];
    ensures -RNTUPLE_TOO_MANY <= \result < 0 || p < \result <= end;
 */
RNTUPLE_INLINE int64_t root_file_free_entry_row(const uint8_t *data, int64_t p, int64_t end, root_file_free_entry_table t, int64_t row, rntuple_status *status, int is_filling)
{
    if (end - p < 2)
        return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "free_entry.version");
    const int64_t version = rntuple_s2be(data + p);
    RNTUPLE_PUT(t.version, row, (int16_t)version);
    p += 2;
    if (!(version > 1000)) {
        if (end - p < 4)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "free_entry.ofs_first_narrow");
        RNTUPLE_PUT(t.has_ofs_first_narrow, row, 1);
        RNTUPLE_PUT(t.ofs_first_narrow, row, rntuple_u4be(data + p));
        p += 4;
    } else {
        RNTUPLE_PUT(t.has_ofs_first_narrow, row, 0);
        RNTUPLE_PUT(t.ofs_first_narrow, row, 0);
    }
    /*@ assert \at(p, Pre) < p <= end; */
    if (version > 1000) {
        if (end - p < 8)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "free_entry.ofs_first_wide");
        RNTUPLE_PUT(t.has_ofs_first_wide, row, 1);
        RNTUPLE_PUT(t.ofs_first_wide, row, rntuple_u8be(data + p));
        p += 8;
    } else {
        RNTUPLE_PUT(t.has_ofs_first_wide, row, 0);
        RNTUPLE_PUT(t.ofs_first_wide, row, 0);
    }
    /*@ assert \at(p, Pre) < p <= end; */
    if (!(version > 1000)) {
        if (end - p < 4)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "free_entry.ofs_last_narrow");
        RNTUPLE_PUT(t.has_ofs_last_narrow, row, 1);
        RNTUPLE_PUT(t.ofs_last_narrow, row, rntuple_u4be(data + p));
        p += 4;
    } else {
        RNTUPLE_PUT(t.has_ofs_last_narrow, row, 0);
        RNTUPLE_PUT(t.ofs_last_narrow, row, 0);
    }
    /*@ assert \at(p, Pre) < p <= end; */
    if (version > 1000) {
        if (end - p < 8)
            return -rntuple_end(status, RNTUPLE_TOO_SHORT, p, "free_entry.ofs_last_wide");
        RNTUPLE_PUT(t.has_ofs_last_wide, row, 1);
        RNTUPLE_PUT(t.ofs_last_wide, row, rntuple_u8be(data + p));
        p += 8;
    } else {
        RNTUPLE_PUT(t.has_ofs_last_wide, row, 0);
        RNTUPLE_PUT(t.ofs_last_wide, row, 0);
    }
    /*@ assert \at(p, Pre) < p <= end; */
    (void)row;
    return p;
}

/* Payload of the record of the free list */
typedef struct root_file_free_list {
    root_file_free_entry_table free_entry;
} root_file_free_list;

static const rntuple_member root_file_free_list_members[] = {
    {"free_entry", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(root_file_free_list, free_entry.count)},
    {"free_entry", "version", RNTUPLE_SIGNED, sizeof(int16_t), offsetof(root_file_free_list, free_entry.version)},
    {"free_entry", "has_ofs_first_narrow", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_free_list, free_entry.has_ofs_first_narrow)},
    {"free_entry", "ofs_first_narrow", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(root_file_free_list, free_entry.ofs_first_narrow)},
    {"free_entry", "has_ofs_first_wide", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_free_list, free_entry.has_ofs_first_wide)},
    {"free_entry", "ofs_first_wide", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_free_list, free_entry.ofs_first_wide)},
    {"free_entry", "has_ofs_last_narrow", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_free_list, free_entry.has_ofs_last_narrow)},
    {"free_entry", "ofs_last_narrow", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(root_file_free_list, free_entry.ofs_last_narrow)},
    {"free_entry", "has_ofs_last_wide", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_free_list, free_entry.has_ofs_last_wide)},
    {"free_entry", "ofs_last_wide", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_free_list, free_entry.ofs_last_wide)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    requires is_filling ==> t.free_entry.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.free_entry.count - 1 ==> t.free_entry.version == \null || \valid(t.free_entry.version + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.free_entry.count - 1 ==> t.free_entry.has_ofs_first_narrow == \null || \valid(t.free_entry.has_ofs_first_narrow + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.free_entry.count - 1 ==> t.free_entry.ofs_first_narrow == \null || \valid(t.free_entry.ofs_first_narrow + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.free_entry.count - 1 ==> t.free_entry.has_ofs_first_wide == \null || \valid(t.free_entry.has_ofs_first_wide + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.free_entry.count - 1 ==> t.free_entry.ofs_first_wide == \null || \valid(t.free_entry.ofs_first_wide + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.free_entry.count - 1 ==> t.free_entry.has_ofs_last_narrow == \null || \valid(t.free_entry.has_ofs_last_narrow + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.free_entry.count - 1 ==> t.free_entry.ofs_last_narrow == \null || \valid(t.free_entry.ofs_last_narrow + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.free_entry.count - 1 ==> t.free_entry.has_ofs_last_wide == \null || \valid(t.free_entry.has_ofs_last_wide + i);
    requires is_filling ==> \forall integer i; 0 <= i <= t.free_entry.count - 1 ==> t.free_entry.ofs_last_wide == \null || \valid(t.free_entry.ofs_last_wide + i);
    assigns *out, *status, t.free_entry.version[0 .. t.free_entry.count - 1],
        t.free_entry.has_ofs_first_narrow[0 .. t.free_entry.count - 1],
        t.free_entry.ofs_first_narrow[0 .. t.free_entry.count - 1],
        t.free_entry.has_ofs_first_wide[0 .. t.free_entry.count - 1], t.free_entry.ofs_first_wide[0 .. t.free_entry.count - 1],
        t.free_entry.has_ofs_last_narrow[0 .. t.free_entry.count - 1],
        t.free_entry.ofs_last_narrow[0 .. t.free_entry.count - 1], t.free_entry.has_ofs_last_wide[0 .. t.free_entry.count - 1],
        t.free_entry.ofs_last_wide[0 .. t.free_entry.count - 1];
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
 */
RNTUPLE_INLINE int root_file_free_list_pass(const uint8_t *data, size_t length, root_file_free_list t, root_file_free_list *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0, n_free_entry = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    /*@ loop invariant 0 <= p <= end;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= n_free_entry <= p;
        loop invariant is_filling ==> n_free_entry <= t.free_entry.count;
        loop assigns p, *status, n_free_entry, t.free_entry.version[0 .. t.free_entry.count - 1],
            t.free_entry.has_ofs_first_narrow[0 .. t.free_entry.count - 1],
            t.free_entry.ofs_first_narrow[0 .. t.free_entry.count - 1],
            t.free_entry.has_ofs_first_wide[0 .. t.free_entry.count - 1], t.free_entry.ofs_first_wide[0 .. t.free_entry.count - 1],
            t.free_entry.has_ofs_last_narrow[0 .. t.free_entry.count - 1],
            t.free_entry.ofs_last_narrow[0 .. t.free_entry.count - 1], t.free_entry.has_ofs_last_wide[0 .. t.free_entry.count - 1],
            t.free_entry.ofs_last_wide[0 .. t.free_entry.count - 1];
        loop variant end - p;
     */
    while (p < end) {
        if (is_filling && n_free_entry == (int64_t)t.free_entry.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "free_entry");
        p = root_file_free_entry_row(data, p, end, t.free_entry, n_free_entry, status, is_filling);
        if (p < 0)
            return (int)-p;
        n_free_entry++;
    }
    t.free_entry.count = (size_t)n_free_entry;
    (void)is_filling;
    *out = t;
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int root_file_free_list_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return root_file_free_list_pass(data, length, *(root_file_free_list *)out, (root_file_free_list *)out, status, 1);
    memset(out, 0, sizeof(root_file_free_list));
    return root_file_free_list_pass(data, length, *(root_file_free_list *)out, (root_file_free_list *)out, status, 0);
}

static const rntuple_type root_file_free_list_type = {
    "root_file_free_list", sizeof(root_file_free_list), sizeof root_file_free_list_members / sizeof *root_file_free_list_members, root_file_free_list_members, root_file_free_list_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int root_file_free_list_count(const uint8_t *data, size_t length, root_file_free_list *out, rntuple_status *status)
{
    return root_file_free_list_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int root_file_free_list_fill(const uint8_t *data, size_t length, root_file_free_list *out, rntuple_status *status)
{
    return root_file_free_list_run(data, length, out, status, 1);
}

/* One free byte range, both bounds included */
typedef struct root_file_free_entry {
    int16_t version; /* Version of the entry; above 1000 in the wide form */
    uint8_t has_ofs_first_narrow; /* 1 if ofs_first_narrow is there */
    uint32_t ofs_first_narrow; /* Offset of the first free byte, 32-bit form */
    uint8_t has_ofs_first_wide; /* 1 if ofs_first_wide is there */
    uint64_t ofs_first_wide; /* Offset of the first free byte, 64-bit form */
    uint8_t has_ofs_last_narrow; /* 1 if ofs_last_narrow is there */
    uint32_t ofs_last_narrow; /* Offset of the last free byte, 32-bit form */
    uint8_t has_ofs_last_wide; /* 1 if ofs_last_wide is there */
    uint64_t ofs_last_wide; /* Offset of the last free byte, 64-bit form */
} root_file_free_entry;

static const rntuple_member root_file_free_entry_members[] = {
    {"", "version", RNTUPLE_SIGNED, sizeof(int16_t), offsetof(root_file_free_entry, version)},
    {"", "has_ofs_first_narrow", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_free_entry, has_ofs_first_narrow)},
    {"", "ofs_first_narrow", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(root_file_free_entry, ofs_first_narrow)},
    {"", "has_ofs_first_wide", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_free_entry, has_ofs_first_wide)},
    {"", "ofs_first_wide", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_free_entry, ofs_first_wide)},
    {"", "has_ofs_last_narrow", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_free_entry, has_ofs_last_narrow)},
    {"", "ofs_last_narrow", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(root_file_free_entry, ofs_last_narrow)},
    {"", "has_ofs_last_wide", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_free_entry, has_ofs_last_wide)},
    {"", "ofs_last_wide", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_free_entry, ofs_last_wide)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    assigns *out, *status;
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
 */
RNTUPLE_INLINE int root_file_free_entry_pass(const uint8_t *data, size_t length, root_file_free_entry t, root_file_free_entry *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "version");
    const int64_t version = rntuple_s2be(data + p);
    t.version = ((int16_t)version);
    p += 2;
    if (!(version > 1000)) {
        if (end - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_first_narrow");
        t.has_ofs_first_narrow = (1);
        t.ofs_first_narrow = (rntuple_u4be(data + p));
        p += 4;
    }
    /*@ assert 0 < p <= end; */
    if (version > 1000) {
        if (end - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_first_wide");
        t.has_ofs_first_wide = (1);
        t.ofs_first_wide = (rntuple_u8be(data + p));
        p += 8;
    }
    /*@ assert 0 < p <= end; */
    if (!(version > 1000)) {
        if (end - p < 4)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_last_narrow");
        t.has_ofs_last_narrow = (1);
        t.ofs_last_narrow = (rntuple_u4be(data + p));
        p += 4;
    }
    /*@ assert 0 < p <= end; */
    if (version > 1000) {
        if (end - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_last_wide");
        t.has_ofs_last_wide = (1);
        t.ofs_last_wide = (rntuple_u8be(data + p));
        p += 8;
    }
    /*@ assert 0 < p <= end; */
    (void)is_filling;
    *out = t;
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int root_file_free_entry_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return root_file_free_entry_pass(data, length, *(root_file_free_entry *)out, (root_file_free_entry *)out, status, 1);
    memset(out, 0, sizeof(root_file_free_entry));
    return root_file_free_entry_pass(data, length, *(root_file_free_entry *)out, (root_file_free_entry *)out, status, 0);
}

static const rntuple_type root_file_free_entry_type = {
    "root_file_free_entry", sizeof(root_file_free_entry), sizeof root_file_free_entry_members / sizeof *root_file_free_entry_members, root_file_free_entry_members, root_file_free_entry_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int root_file_free_entry_count(const uint8_t *data, size_t length, root_file_free_entry *out, rntuple_status *status)
{
    return root_file_free_entry_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int root_file_free_entry_fill(const uint8_t *data, size_t length, root_file_free_entry *out, rntuple_status *status)
{
    return root_file_free_entry_run(data, length, out, status, 1);
}

/* Anchor object of an RNTuple of format epoch 1, after decompression: payload of a key of class ROOT::RNTuple */
typedef struct root_file_anchor {
    uint32_t byte_count; /* Bytes of the object from the class version to the last member, with bit 30 set; the checksum is not counted */
    uint16_t class_version; /* Version of the class ROOT::RNTuple */
    uint16_t version_epoch; /* Epoch of the format version */
    uint16_t version_major; /* Major part of the format version; for information only */
    uint16_t version_minor; /* Minor part of the format version; for information only */
    uint16_t version_patch; /* Patch part of the format version; for information only */
    uint64_t ofs_header; /* Offset of the header envelope */
    uint64_t len_header_stored; /* Size in bytes of the header envelope as stored */
    uint64_t len_header; /* Length in bytes of the header envelope after decompression */
    uint64_t ofs_footer; /* Offset of the footer envelope */
    uint64_t len_footer_stored; /* Size in bytes of the footer envelope as stored */
    uint64_t len_footer; /* Length in bytes of the footer envelope after decompression */
    uint64_t max_key_size; /* Largest payload of one key; larger blobs are spread over several. 0 if blobs are never spread */
    rntuple_range trailing; /* Unknown members in front of the checksum, appended by a later version of the format */
    rntuple_range checksum; /* XXH3-64 of the members from version_epoch to the checksum, big-endian */
} root_file_anchor;

static const rntuple_member root_file_anchor_members[] = {
    {"", "byte_count", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(root_file_anchor, byte_count)},
    {"", "class_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(root_file_anchor, class_version)},
    {"", "version_epoch", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(root_file_anchor, version_epoch)},
    {"", "version_major", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(root_file_anchor, version_major)},
    {"", "version_minor", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(root_file_anchor, version_minor)},
    {"", "version_patch", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(root_file_anchor, version_patch)},
    {"", "ofs_header", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_anchor, ofs_header)},
    {"", "len_header_stored", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_anchor, len_header_stored)},
    {"", "len_header", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_anchor, len_header)},
    {"", "ofs_footer", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_anchor, ofs_footer)},
    {"", "len_footer_stored", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_anchor, len_footer_stored)},
    {"", "len_footer", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_anchor, len_footer)},
    {"", "max_key_size", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_anchor, max_key_size)},
    {"", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(root_file_anchor, trailing)},
    {"", "checksum", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(root_file_anchor, checksum)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    assigns *out, *status;
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->checksum.length == -1 || 0 <= out->checksum.offset <= out->checksum.offset + out->checksum.length <= length;
 */
RNTUPLE_INLINE int root_file_anchor_pass(const uint8_t *data, size_t length, root_file_anchor t, root_file_anchor *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.trailing = rntuple_range_of(0, -1);
    t.checksum = rntuple_range_of(0, -1);
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "byte_count");
    t.byte_count = (rntuple_u4be(data + p));
    p += 4;
    if (!(end >= 78))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "byte_count");
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "class_version");
    t.class_version = (rntuple_u2be(data + p));
    p += 2;
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "version_epoch");
    t.version_epoch = (rntuple_u2be(data + p));
    p += 2;
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "version_major");
    t.version_major = (rntuple_u2be(data + p));
    p += 2;
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "version_minor");
    t.version_minor = (rntuple_u2be(data + p));
    p += 2;
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "version_patch");
    t.version_patch = (rntuple_u2be(data + p));
    p += 2;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_header");
    t.ofs_header = (rntuple_u8be(data + p));
    p += 8;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_header_stored");
    t.len_header_stored = (rntuple_u8be(data + p));
    p += 8;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_header");
    t.len_header = (rntuple_u8be(data + p));
    p += 8;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_footer");
    t.ofs_footer = (rntuple_u8be(data + p));
    p += 8;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_footer_stored");
    t.len_footer_stored = (rntuple_u8be(data + p));
    p += 8;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_footer");
    t.len_footer = (rntuple_u8be(data + p));
    p += 8;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "max_key_size");
    t.max_key_size = (rntuple_u8be(data + p));
    p += 8;
    const int64_t size = (end - p) - 8;
    if (size < 0)
        return rntuple_end(status, RNTUPLE_INVALID, p, "trailing");
    if (end - p < size)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "trailing");
    /*@ assert 0 <= size <= end - p; */
    t.trailing = (rntuple_range_of(p, size));
    p += size;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "checksum");
    /*@ assert 0 <= 8 <= end - p; */
    t.checksum = (rntuple_range_of(p, 8));
    p += 8;
    /*@ assert t.trailing.length == -1 || 0 <= t.trailing.offset <= t.trailing.offset + t.trailing.length <= length; */
    /*@ assert t.checksum.length == -1 || 0 <= t.checksum.offset <= t.checksum.offset + t.checksum.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->trailing.offset == t.trailing.offset && out->trailing.length == t.trailing.length; */
    /*@ assert out->checksum.offset == t.checksum.offset && out->checksum.length == t.checksum.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length; */
    /*@ assert out->checksum.length == -1 || 0 <= out->checksum.offset <= out->checksum.offset + out->checksum.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int root_file_anchor_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return root_file_anchor_pass(data, length, *(root_file_anchor *)out, (root_file_anchor *)out, status, 1);
    memset(out, 0, sizeof(root_file_anchor));
    return root_file_anchor_pass(data, length, *(root_file_anchor *)out, (root_file_anchor *)out, status, 0);
}

static const rntuple_type root_file_anchor_type = {
    "root_file_anchor", sizeof(root_file_anchor), sizeof root_file_anchor_members / sizeof *root_file_anchor_members, root_file_anchor_members, root_file_anchor_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int root_file_anchor_count(const uint8_t *data, size_t length, root_file_anchor *out, rntuple_status *status)
{
    return root_file_anchor_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int root_file_anchor_fill(const uint8_t *data, size_t length, root_file_anchor *out, rntuple_status *status)
{
    return root_file_anchor_run(data, length, out, status, 1);
}

/* Anchor object of an RNTuple of epoch 0, second release candidate: payload of a key of class ROOT::Experimental::RNTuple, class versions 4 to 6 */
typedef struct root_file_anchor_rc2 {
    uint32_t byte_count; /* Bytes of the object from the class version on, with bit 30 set; the checksum is counted in class version 4 and not in 6 */
    uint16_t class_version; /* Version of the class ROOT::Experimental::RNTuple */
    uint16_t version_epoch; /* Epoch of the format version */
    uint16_t version_major; /* Major part of the format version; for information only */
    uint16_t version_minor; /* Minor part of the format version; for information only */
    uint16_t version_patch; /* Patch part of the format version; for information only */
    uint64_t ofs_header; /* Offset of the header envelope */
    uint64_t len_header_stored; /* Size in bytes of the header envelope as stored */
    uint64_t len_header; /* Length in bytes of the header envelope after decompression */
    uint64_t ofs_footer; /* Offset of the footer envelope */
    uint64_t len_footer_stored; /* Size in bytes of the footer envelope as stored */
    uint64_t len_footer; /* Length in bytes of the footer envelope after decompression */
    uint8_t has_max_key_size; /* 1 if max_key_size is there */
    uint64_t max_key_size; /* Largest payload of one key; absent in class version 4 */
    rntuple_range trailing; /* Unknown members in front of the checksum */
    rntuple_range checksum; /* XXH3-64 of the members from version_epoch to the checksum, big-endian */
} root_file_anchor_rc2;

static const rntuple_member root_file_anchor_rc2_members[] = {
    {"", "byte_count", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(root_file_anchor_rc2, byte_count)},
    {"", "class_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(root_file_anchor_rc2, class_version)},
    {"", "version_epoch", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(root_file_anchor_rc2, version_epoch)},
    {"", "version_major", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(root_file_anchor_rc2, version_major)},
    {"", "version_minor", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(root_file_anchor_rc2, version_minor)},
    {"", "version_patch", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(root_file_anchor_rc2, version_patch)},
    {"", "ofs_header", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_anchor_rc2, ofs_header)},
    {"", "len_header_stored", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_anchor_rc2, len_header_stored)},
    {"", "len_header", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_anchor_rc2, len_header)},
    {"", "ofs_footer", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_anchor_rc2, ofs_footer)},
    {"", "len_footer_stored", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_anchor_rc2, len_footer_stored)},
    {"", "len_footer", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_anchor_rc2, len_footer)},
    {"", "has_max_key_size", RNTUPLE_PRESENT, sizeof(uint8_t), offsetof(root_file_anchor_rc2, has_max_key_size)},
    {"", "max_key_size", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_anchor_rc2, max_key_size)},
    {"", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(root_file_anchor_rc2, trailing)},
    {"", "checksum", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(root_file_anchor_rc2, checksum)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    assigns *out, *status;
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length;
    ensures \result == RNTUPLE_OK ==> out->checksum.length == -1 || 0 <= out->checksum.offset <= out->checksum.offset + out->checksum.length <= length;
 */
RNTUPLE_INLINE int root_file_anchor_rc2_pass(const uint8_t *data, size_t length, root_file_anchor_rc2 t, root_file_anchor_rc2 *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.trailing = rntuple_range_of(0, -1);
    t.checksum = rntuple_range_of(0, -1);
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "byte_count");
    t.byte_count = (rntuple_u4be(data + p));
    p += 4;
    if (!(end >= 70))
        return rntuple_end(status, RNTUPLE_INVALID, p - 4, "byte_count");
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "class_version");
    t.class_version = (rntuple_u2be(data + p));
    p += 2;
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "version_epoch");
    t.version_epoch = (rntuple_u2be(data + p));
    p += 2;
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "version_major");
    t.version_major = (rntuple_u2be(data + p));
    p += 2;
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "version_minor");
    t.version_minor = (rntuple_u2be(data + p));
    p += 2;
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "version_patch");
    t.version_patch = (rntuple_u2be(data + p));
    p += 2;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_header");
    t.ofs_header = (rntuple_u8be(data + p));
    p += 8;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_header_stored");
    t.len_header_stored = (rntuple_u8be(data + p));
    p += 8;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_header");
    t.len_header = (rntuple_u8be(data + p));
    p += 8;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_footer");
    t.ofs_footer = (rntuple_u8be(data + p));
    p += 8;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_footer_stored");
    t.len_footer_stored = (rntuple_u8be(data + p));
    p += 8;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_footer");
    t.len_footer = (rntuple_u8be(data + p));
    p += 8;
    if (end >= 78) {
        if (end - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "max_key_size");
        t.has_max_key_size = (1);
        t.max_key_size = (rntuple_u8be(data + p));
        p += 8;
    }
    /*@ assert 0 < p <= end; */
    const int64_t size = (end - p) - 8;
    if (size < 0)
        return rntuple_end(status, RNTUPLE_INVALID, p, "trailing");
    if (end - p < size)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "trailing");
    /*@ assert 0 <= size <= end - p; */
    t.trailing = (rntuple_range_of(p, size));
    p += size;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "checksum");
    /*@ assert 0 <= 8 <= end - p; */
    t.checksum = (rntuple_range_of(p, 8));
    p += 8;
    /*@ assert t.trailing.length == -1 || 0 <= t.trailing.offset <= t.trailing.offset + t.trailing.length <= length; */
    /*@ assert t.checksum.length == -1 || 0 <= t.checksum.offset <= t.checksum.offset + t.checksum.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->trailing.offset == t.trailing.offset && out->trailing.length == t.trailing.length; */
    /*@ assert out->checksum.offset == t.checksum.offset && out->checksum.length == t.checksum.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length; */
    /*@ assert out->checksum.length == -1 || 0 <= out->checksum.offset <= out->checksum.offset + out->checksum.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int root_file_anchor_rc2_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return root_file_anchor_rc2_pass(data, length, *(root_file_anchor_rc2 *)out, (root_file_anchor_rc2 *)out, status, 1);
    memset(out, 0, sizeof(root_file_anchor_rc2));
    return root_file_anchor_rc2_pass(data, length, *(root_file_anchor_rc2 *)out, (root_file_anchor_rc2 *)out, status, 0);
}

static const rntuple_type root_file_anchor_rc2_type = {
    "root_file_anchor_rc2", sizeof(root_file_anchor_rc2), sizeof root_file_anchor_rc2_members / sizeof *root_file_anchor_rc2_members, root_file_anchor_rc2_members, root_file_anchor_rc2_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int root_file_anchor_rc2_count(const uint8_t *data, size_t length, root_file_anchor_rc2 *out, rntuple_status *status)
{
    return root_file_anchor_rc2_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int root_file_anchor_rc2_fill(const uint8_t *data, size_t length, root_file_anchor_rc2 *out, rntuple_status *status)
{
    return root_file_anchor_rc2_run(data, length, out, status, 1);
}

/* Anchor object of an RNTuple of the first release candidate, or of the earlier drafts, which look the same here */
typedef struct root_file_anchor_rc1 {
    uint32_t byte_count; /* Bytes of the object from the class version on, with bit 30 set */
    uint16_t class_version; /* Version of the class ROOT::Experimental::RNTuple */
    uint32_t class_checksum; /* Checksum that ROOT computed over the class; the same in all files of one class version */
    uint32_t version; /* Version of the anchor; 0 */
    uint32_t len_in_memory; /* Size in bytes of the anchor in memory */
    uint64_t ofs_header; /* Offset of the header envelope */
    uint32_t len_header_stored; /* Size in bytes of the header envelope as stored */
    uint32_t len_header; /* Length in bytes of the header envelope after decompression */
    uint64_t ofs_footer; /* Offset of the footer envelope */
    uint32_t len_footer_stored; /* Size in bytes of the footer envelope as stored */
    uint32_t len_footer; /* Length in bytes of the footer envelope after decompression */
    uint64_t reserved; /* Zero */
    rntuple_range trailing; /* Unknown members at the end */
} root_file_anchor_rc1;

static const rntuple_member root_file_anchor_rc1_members[] = {
    {"", "byte_count", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(root_file_anchor_rc1, byte_count)},
    {"", "class_version", RNTUPLE_UNSIGNED, sizeof(uint16_t), offsetof(root_file_anchor_rc1, class_version)},
    {"", "class_checksum", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(root_file_anchor_rc1, class_checksum)},
    {"", "version", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(root_file_anchor_rc1, version)},
    {"", "len_in_memory", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(root_file_anchor_rc1, len_in_memory)},
    {"", "ofs_header", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_anchor_rc1, ofs_header)},
    {"", "len_header_stored", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(root_file_anchor_rc1, len_header_stored)},
    {"", "len_header", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(root_file_anchor_rc1, len_header)},
    {"", "ofs_footer", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_anchor_rc1, ofs_footer)},
    {"", "len_footer_stored", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(root_file_anchor_rc1, len_footer_stored)},
    {"", "len_footer", RNTUPLE_UNSIGNED, sizeof(uint32_t), offsetof(root_file_anchor_rc1, len_footer)},
    {"", "reserved", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_anchor_rc1, reserved)},
    {"", "trailing", RNTUPLE_RANGE, sizeof(rntuple_range), offsetof(root_file_anchor_rc1, trailing)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    assigns *out, *status;
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
    ensures \result == RNTUPLE_OK ==> out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length;
 */
RNTUPLE_INLINE int root_file_anchor_rc1_pass(const uint8_t *data, size_t length, root_file_anchor_rc1 t, root_file_anchor_rc1 *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    t.trailing = rntuple_range_of(0, -1);
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "byte_count");
    t.byte_count = (rntuple_u4be(data + p));
    p += 4;
    if (end - p < 2)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "class_version");
    t.class_version = (rntuple_u2be(data + p));
    p += 2;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "class_checksum");
    t.class_checksum = (rntuple_u4be(data + p));
    p += 4;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "version");
    t.version = (rntuple_u4be(data + p));
    p += 4;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_in_memory");
    t.len_in_memory = (rntuple_u4be(data + p));
    p += 4;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_header");
    t.ofs_header = (rntuple_u8be(data + p));
    p += 8;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_header_stored");
    t.len_header_stored = (rntuple_u4be(data + p));
    p += 4;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_header");
    t.len_header = (rntuple_u4be(data + p));
    p += 4;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_footer");
    t.ofs_footer = (rntuple_u8be(data + p));
    p += 8;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_footer_stored");
    t.len_footer_stored = (rntuple_u4be(data + p));
    p += 4;
    if (end - p < 4)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "len_footer");
    t.len_footer = (rntuple_u4be(data + p));
    p += 4;
    if (end - p < 8)
        return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "reserved");
    t.reserved = (rntuple_u8be(data + p));
    p += 8;
    t.trailing = (rntuple_range_of(p, end - p));
    p = end;
    /*@ assert t.trailing.length == -1 || 0 <= t.trailing.offset <= t.trailing.offset + t.trailing.length <= length; */
    (void)is_filling;
    *out = t;
    /*@ assert out->trailing.offset == t.trailing.offset && out->trailing.length == t.trailing.length; */
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    /*@ assert out->trailing.length == -1 || 0 <= out->trailing.offset <= out->trailing.offset + out->trailing.length <= length; */
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int root_file_anchor_rc1_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return root_file_anchor_rc1_pass(data, length, *(root_file_anchor_rc1 *)out, (root_file_anchor_rc1 *)out, status, 1);
    memset(out, 0, sizeof(root_file_anchor_rc1));
    return root_file_anchor_rc1_pass(data, length, *(root_file_anchor_rc1 *)out, (root_file_anchor_rc1 *)out, status, 0);
}

static const rntuple_type root_file_anchor_rc1_type = {
    "root_file_anchor_rc1", sizeof(root_file_anchor_rc1), sizeof root_file_anchor_rc1_members / sizeof *root_file_anchor_rc1_members, root_file_anchor_rc1_members, root_file_anchor_rc1_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int root_file_anchor_rc1_count(const uint8_t *data, size_t length, root_file_anchor_rc1 *out, rntuple_status *status)
{
    return root_file_anchor_rc1_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int root_file_anchor_rc1_fill(const uint8_t *data, size_t length, root_file_anchor_rc1 *out, rntuple_status *status)
{
    return root_file_anchor_rc1_run(data, length, out, status, 1);
}

/* Offset of the payload of each key after the first, in the order of the bytes of the blob */
typedef struct root_file_ofs_parts_table {
    size_t count;
    uint64_t *item;
} root_file_ofs_parts_table;

/* End of the payload of the first key of a blob that is spread over several keys: the positions of the others */
typedef struct root_file_blob_offset_table {
    root_file_ofs_parts_table ofs_parts;
} root_file_blob_offset_table;

static const rntuple_member root_file_blob_offset_table_members[] = {
    {"ofs_parts", "count", RNTUPLE_COUNT, sizeof(size_t), offsetof(root_file_blob_offset_table, ofs_parts.count)},
    {"ofs_parts", "item", RNTUPLE_UNSIGNED, sizeof(uint64_t), offsetof(root_file_blob_offset_table, ofs_parts.item)},
};

/*@ requires \valid_read(data + (0 .. length - 1));
    requires \valid(out);
    requires status == \null || \valid(status) && \separated(status, out);
    requires is_filling ==> t.ofs_parts.count <= RNTUPLE_MAX_LENGTH;
    requires is_filling ==> \forall integer i; 0 <= i <= t.ofs_parts.count - 1 ==> t.ofs_parts.item == \null || \valid(t.ofs_parts.item + i);
    assigns *out, *status, t.ofs_parts.item[0 .. t.ofs_parts.count - 1];
    ensures RNTUPLE_OK <= \result <= RNTUPLE_TOO_MANY;
    ensures \result == RNTUPLE_OK && status != \null ==> 0 <= status->position <= length;
 */
RNTUPLE_INLINE int root_file_blob_offset_table_pass(const uint8_t *data, size_t length, root_file_blob_offset_table t, root_file_blob_offset_table *out, rntuple_status *status, int is_filling)
{
    const int64_t end = (int64_t)length;
    int64_t p = 0, n_ofs_parts = 0;
    if ((uint64_t)length > (uint64_t)RNTUPLE_MAX_LENGTH)
        return rntuple_end(status, RNTUPLE_TOO_MANY, 0, NULL);
    /*@ assert end == length; */
    /*@ loop invariant 0 <= p <= end;
        loop invariant \at(p, LoopEntry) <= p;
        loop invariant 0 <= n_ofs_parts <= p;
        loop invariant is_filling ==> n_ofs_parts <= t.ofs_parts.count;
        loop assigns p, *status, n_ofs_parts, t.ofs_parts.item[0 .. t.ofs_parts.count - 1];
        loop variant end - p;
     */
    while (p < end) {
        if (is_filling && n_ofs_parts == (int64_t)t.ofs_parts.count)
            return rntuple_end(status, RNTUPLE_TOO_MANY, p, "ofs_parts");
        if (end - p < 8)
            return rntuple_end(status, RNTUPLE_TOO_SHORT, p, "ofs_parts.item");
        RNTUPLE_PUT(t.ofs_parts.item, n_ofs_parts, rntuple_u8le(data + p));
        p += 8;
        n_ofs_parts++;
    }
    t.ofs_parts.count = (size_t)n_ofs_parts;
    (void)is_filling;
    *out = t;
    rntuple_end(status, RNTUPLE_OK, p, NULL);
    return RNTUPLE_OK;
}

RNTUPLE_FUNCTION int root_file_blob_offset_table_run(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling)
{
    if (is_filling)
        return root_file_blob_offset_table_pass(data, length, *(root_file_blob_offset_table *)out, (root_file_blob_offset_table *)out, status, 1);
    memset(out, 0, sizeof(root_file_blob_offset_table));
    return root_file_blob_offset_table_pass(data, length, *(root_file_blob_offset_table *)out, (root_file_blob_offset_table *)out, status, 0);
}

static const rntuple_type root_file_blob_offset_table_type = {
    "root_file_blob_offset_table", sizeof(root_file_blob_offset_table), sizeof root_file_blob_offset_table_members / sizeof *root_file_blob_offset_table_members, root_file_blob_offset_table_members, root_file_blob_offset_table_run};

/* Check the data, set the values and count the rows of every table; all columns become NULL. */
RNTUPLE_FUNCTION int root_file_blob_offset_table_count(const uint8_t *data, size_t length, root_file_blob_offset_table *out, rntuple_status *status)
{
    return root_file_blob_offset_table_run(data, length, out, status, 0);
}

/* Fill those columns that are not NULL from the same data; each has room for the rows that were counted. */
RNTUPLE_FUNCTION int root_file_blob_offset_table_fill(const uint8_t *data, size_t length, root_file_blob_offset_table *out, rntuple_status *status)
{
    return root_file_blob_offset_table_run(data, length, out, status, 1);
}

#endif
