/* What all parsers of this package share: status, ranges, tables of columns, reading of numbers. C99, no dependency. */
#ifndef RNTUPLE_C_PARSE_H
#define RNTUPLE_C_PARSE_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__GNUC__)
#define RNTUPLE_INLINE static inline __attribute__((always_inline, unused))
#define RNTUPLE_FUNCTION static __attribute__((unused))
#else
#define RNTUPLE_INLINE static inline
#define RNTUPLE_FUNCTION static inline
#endif

/* No data may be longer, so that sums of positions and counts stay far below 2^63. */
#define RNTUPLE_MAX_LENGTH ((int64_t)1 << 46)

/* Outcome of a parse. */
enum rntuple_code {
    RNTUPLE_OK = 0,
    RNTUPLE_TOO_SHORT = 1, /* the bytes end before the value does */
    RNTUPLE_INVALID = 2,   /* a value breaks a check of the grammar */
    RNTUPLE_TOO_MANY = 3   /* more rows than the count in the table, or data beyond RNTUPLE_MAX_LENGTH */
};

typedef struct rntuple_status {
    int code;           /* of enum rntuple_code */
    int64_t position;   /* RNTUPLE_OK: end of what was parsed; else where the refused value starts, in bytes */
    const char *member; /* path of the refused value in the grammar; NULL if there is none */
} rntuple_status;

/* Bytes of a string, of a checksum or of what a later version of the format appended. */
typedef struct rntuple_range {
    int64_t offset; /* in bytes from the start of the data */
    int64_t length; /* in bytes */
} rntuple_range;

/* Kinds of columns and of values, with the type of an element in C. */
enum rntuple_kind {
    RNTUPLE_COUNT,    /* size_t: number of rows of a table */
    RNTUPLE_FIRST,    /* int64_t: first row in the table of a list; one more element than rows */
    RNTUPLE_PRESENT,  /* uint8_t: 1 if an optional member is there */
    RNTUPLE_UNSIGNED, /* uint8_t, uint16_t, uint32_t, uint64_t */
    RNTUPLE_SIGNED,   /* int8_t, int16_t, int32_t, int64_t */
    RNTUPLE_FLOAT,    /* float, double */
    RNTUPLE_RANGE     /* rntuple_range */
};

/* One member of a type: where its value, or the pointer to its column, is in the struct. */
typedef struct rntuple_member {
    const char *table; /* "" for a value */
    const char *name;
    uint16_t kind;     /* of enum rntuple_kind */
    uint16_t size;     /* of an element, in bytes */
    uint32_t offset;   /* in the struct, in bytes */
} rntuple_member;

/* One type that can be parsed on its own. */
typedef struct rntuple_type {
    const char *name;
    size_t size;                   /* of the struct, in bytes */
    size_t num_members;
    const rntuple_member *members; /* those of a table behind its count */
    int (*run)(const uint8_t *data, size_t length, void *out, rntuple_status *status, int is_filling);
} rntuple_type;

/* Give every column of a struct its place in one block of memory.
 *
 * The counts of the struct are those of ..._count. With memory NULL nothing is changed. Returns the bytes that the block needs;
 * it is aligned to 8 bytes and zeroed, as calloc returns it. */
RNTUPLE_FUNCTION size_t rntuple_place(const rntuple_type *type, void *out, void *memory)
{
    uint64_t used = 0;
    size_t count = 0;
    for (size_t i = 0; i < type->num_members; i++) {
        const rntuple_member *member = &type->members[i];
        char *place = (char *)out + member->offset;
        if (member->kind == RNTUPLE_COUNT) {
            memcpy(&count, place, sizeof count);
        } else if (member->table[0]) {
            if (memory) {
                void *column = (char *)memory + used;
                memcpy(place, &column, sizeof column);
            }
            used += ((uint64_t)member->size * ((uint64_t)count + (member->kind == RNTUPLE_FIRST)) + 7) / 8 * 8;
        }
    }
    return used > SIZE_MAX ? SIZE_MAX : (size_t)used;
}

/*@ requires status == \null || \valid(status);
    assigns *status;
    ensures \result == code;
    ensures status != \null ==> status->code == code && status->position == position;
 */
RNTUPLE_FUNCTION int rntuple_end(rntuple_status *status, int code, int64_t position, const char *member)
{
    if (status) {
        status->code = code;
        status->position = position;
        status->member = member;
    }
    return code;
}

/* Store a value in a column, unless only rows are counted or the caller does not want the column. */
#define RNTUPLE_PUT(column, row, value)      \
    do {                                     \
        if (is_filling && (column))          \
            (column)[row] = (value);         \
    } while (0)

/*@ assigns \nothing;
    ensures \result.offset == offset && \result.length == length;
 */
RNTUPLE_INLINE rntuple_range rntuple_range_of(int64_t offset, int64_t length)
{
    rntuple_range range;
    range.offset = offset;
    range.length = length;
    return range;
}

/* An unsigned number for comparisons, all of which are with numbers below 2^63 - 1. */
/*@ assigns \nothing;
    ensures \result == (value > INT64_MAX ? INT64_MAX : value);
 */
RNTUPLE_INLINE int64_t rntuple_clip(uint64_t value)
{
    return value > (uint64_t)INT64_MAX ? INT64_MAX : (int64_t)value;
}

/*@ requires \valid_read(p + (0 .. 0));
    assigns \nothing;
 */
RNTUPLE_INLINE uint8_t rntuple_u1(const uint8_t *p) { return p[0]; }
/*@ requires \valid_read(p + (0 .. 1));
    assigns \nothing;
 */
RNTUPLE_INLINE uint16_t rntuple_u2le(const uint8_t *p) { return (uint16_t)(p[0] | (uint32_t)p[1] << 8); }
/*@ requires \valid_read(p + (0 .. 2));
    assigns \nothing;
 */
RNTUPLE_INLINE uint32_t rntuple_u3le(const uint8_t *p) { return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16; }
/*@ requires \valid_read(p + (0 .. 3));
    assigns \nothing;
 */
RNTUPLE_INLINE uint32_t rntuple_u4le(const uint8_t *p) { return rntuple_u3le(p) | (uint32_t)p[3] << 24; }
/*@ requires \valid_read(p + (0 .. 7));
    assigns \nothing;
 */
RNTUPLE_INLINE uint64_t rntuple_u8le(const uint8_t *p) { return rntuple_u4le(p) | (uint64_t)rntuple_u4le(p + 4) << 32; }
/*@ requires \valid_read(p + (0 .. 1));
    assigns \nothing;
 */
RNTUPLE_INLINE uint16_t rntuple_u2be(const uint8_t *p) { return (uint16_t)((uint32_t)p[0] << 8 | p[1]); }
/*@ requires \valid_read(p + (0 .. 2));
    assigns \nothing;
 */
RNTUPLE_INLINE uint32_t rntuple_u3be(const uint8_t *p) { return (uint32_t)p[0] << 16 | (uint32_t)p[1] << 8 | p[2]; }
/*@ requires \valid_read(p + (0 .. 3));
    assigns \nothing;
 */
RNTUPLE_INLINE uint32_t rntuple_u4be(const uint8_t *p) { return (uint32_t)rntuple_u2be(p) << 16 | rntuple_u2be(p + 2); }
/*@ requires \valid_read(p + (0 .. 7));
    assigns \nothing;
 */
RNTUPLE_INLINE uint64_t rntuple_u8be(const uint8_t *p) { return (uint64_t)rntuple_u4be(p) << 32 | rntuple_u4be(p + 4); }
/*@ requires \valid_read(p + (0 .. 0));
    assigns \nothing;
 */
RNTUPLE_INLINE int8_t rntuple_s1(const uint8_t *p) { return (int8_t)p[0]; }
/*@ requires \valid_read(p + (0 .. 1));
    assigns \nothing;
 */
RNTUPLE_INLINE int16_t rntuple_s2le(const uint8_t *p) { return (int16_t)rntuple_u2le(p); }
/*@ requires \valid_read(p + (0 .. 3));
    assigns \nothing;
 */
RNTUPLE_INLINE int32_t rntuple_s4le(const uint8_t *p) { return (int32_t)rntuple_u4le(p); }
/*@ requires \valid_read(p + (0 .. 7));
    assigns \nothing;
 */
RNTUPLE_INLINE int64_t rntuple_s8le(const uint8_t *p) { return (int64_t)rntuple_u8le(p); }
/*@ requires \valid_read(p + (0 .. 1));
    assigns \nothing;
 */
RNTUPLE_INLINE int16_t rntuple_s2be(const uint8_t *p) { return (int16_t)rntuple_u2be(p); }
/*@ requires \valid_read(p + (0 .. 3));
    assigns \nothing;
 */
RNTUPLE_INLINE int32_t rntuple_s4be(const uint8_t *p) { return (int32_t)rntuple_u4be(p); }
/*@ requires \valid_read(p + (0 .. 7));
    assigns \nothing;
 */
RNTUPLE_INLINE int64_t rntuple_s8be(const uint8_t *p) { return (int64_t)rntuple_u8be(p); }

/*@ assigns \nothing; */
RNTUPLE_INLINE float rntuple_f4(uint32_t bits)
{
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

/*@ assigns \nothing; */
RNTUPLE_INLINE double rntuple_f8(uint64_t bits)
{
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

#endif
