/* Generated parsers of metadata, as a table for parsers.py, which reads their structs as the table describes them; and an
 * index of the strings that they find. */
#include <rntuple_c/root_file.h>
#include <rntuple_c/rntuple.h>
#include <rntuple_c/rntuple_rc1.h>
#include <rntuple_c/rntuple_rc2.h>

#if defined(_WIN32)
#define PUBLIC __declspec(dllexport)
#else
#define PUBLIC __attribute__((visibility("default")))
#endif

static const rntuple_type *const types[] = {
    &root_file_key_type,
    &rntuple_envelope_type,
    &rntuple_header_type,
    &rntuple_footer_type,
    &rntuple_cluster_summary_list_type,
    &rntuple_cluster_pages_list_type,
    &rntuple_rc2_envelope_type,
    &rntuple_rc2_header_type,
    &rntuple_rc2_footer_type,
    &rntuple_rc2_cluster_summary_list_type,
    &rntuple_rc1_header_envelope_type,
    &rntuple_rc1_footer_envelope_type,
    &rntuple_rc1_cluster_pages_list_type,
};

PUBLIC const rntuple_type *rntuple_native_type(size_t index)
{
    return index < sizeof types / sizeof *types ? types[index] : NULL;
}

/* Parse one value, whose columns are in a block of memory; with the block NULL only rows are counted, which comes first.
 *
 * Returns how many bytes the block takes, SIZE_MAX if the bytes break the grammar. */
PUBLIC size_t rntuple_native_parse(const rntuple_type *type, const uint8_t *data, size_t length, void *out, void *block)
{
    rntuple_status status;
    size_t room;
    if (!block && type->run(data, length, out, &status, 0))
        return SIZE_MAX;
    room = rntuple_place(type, out, block);
    return block && type->run(data, length, out, &status, 1) ? SIZE_MAX : room;
}

/* Copy one row of a table, whose members are `count` from `member` on, without gaps; of values outside of tables, row 0. */
PUBLIC void rntuple_native_row(const rntuple_type *type, const void *values, size_t member, size_t count, size_t row, uint8_t *out)
{
    for (const rntuple_member *each = type->members + member; count; count--, each++) {
        const uint8_t *column = (const uint8_t *)values + each->offset;
        if (each->table[0])
            memcpy(&column, column, sizeof column);
        memcpy(out, column + row * each->size, each->size);
        out += each->size;
    }
}

/* Byte strings with keys. Each slot of the table is 0, or 1 + the position of the first string of its kind. */
struct strings {
    const uint8_t *data;
    const rntuple_range *ranges;
    const int64_t *keys;
    uint32_t *table;
    uint64_t mask; /* of slots; there are at least twice as many as strings */
    uint64_t seed;
    int64_t count;
};

static uint64_t mixed(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * UINT64_C(0x9E3779B97F4A7C15);
    return hash ^ hash >> 29;
}

/* The slot of a string; counts down the steps that are left, and stops at none. */
static uint32_t *slot_of(const struct strings *strings, const uint8_t *text, int64_t length, int64_t key, int64_t *steps)
{
    uint64_t hash = mixed(mixed(strings->seed, (uint64_t)key), (uint64_t)length), word;
    int64_t done = 0;
    for (; done + 8 <= length; done += 8) {
        memcpy(&word, text + done, 8);
        hash = mixed(hash, word);
    }
    word = 0;
    if (done < length)
        memcpy(&word, text + done, (size_t)(length - done));
    hash = mixed(hash, word);
    for (hash >>= 20;; hash++) {
        uint32_t *slot = strings->table + (hash & strings->mask), number = *slot - 1;
        if (!*slot || --*steps < 0 ||
            (strings->keys[number] == key && strings->ranges[number].length == length &&
             !memcmp(strings->data + strings->ranges[number].offset, text, (size_t)length)))
            return slot;
    }
}

/* Fill the empty table, and the position of the first string of its kind for each.
 *
 * Returns whether all bytes are ASCII; -1 if too many hashes are the same, and a dictionary is the better table. */
PUBLIC int rntuple_index_strings(const struct strings *strings, int64_t *first)
{
    uint8_t bits = 0;
    int64_t steps = 16 * strings->count + 1024;
    for (int64_t i = 0; i < strings->count; i++) {
        const uint8_t *text = strings->data + strings->ranges[i].offset;
        int64_t length = strings->ranges[i].length;
        uint32_t *slot = slot_of(strings, text, length, strings->keys[i], &steps);
        if (steps < 0)
            return -1;
        if (!*slot) {
            *slot = (uint32_t)i + 1;
            for (int64_t j = 0; j < length; j++)
                bits |= text[j];
        }
        first[i] = (int64_t)*slot - 1;
    }
    return bits < 0x80;
}

/* Position of the first string that is equal; -1 if there is none. */
PUBLIC int64_t rntuple_find_string(const struct strings *strings, const uint8_t *text, int64_t length, int64_t key)
{
    int64_t steps = INT64_MAX;
    return (int64_t)*slot_of(strings, text, length, key, &steps) - 1;
}

/* Numbers for sequences of numbers. A number stands for a sequence; appending a value to it gives the number of the longer one. */
struct appending {
    const int64_t *owner; /* whose sequence each value is appended to; negative: nobody's */
    const int64_t *value; /* NULL: the number of the item itself, which all that it owns come after */
    int64_t *number;      /* of the sequence of each owner */
    int64_t *before;      /* room for a number for each value */
    uint32_t *table;      /* zeroed; each slot is 0, or 1 + the position of the first value of its kind */
    uint64_t mask;        /* of slots; there are at least twice as many as values */
    uint64_t seed;
    int64_t count;        /* of values */
    int64_t base;         /* larger than all numbers so far */
};

/* Append values from the last to the first; returns 0 if too many hashes are the same, and a dictionary is the better table. */
PUBLIC int rntuple_append_values(const struct appending *appending)
{
    const int64_t *values = appending->value ? appending->value : appending->number;
    int64_t steps = 16 * appending->count + 1024;
    for (int64_t i = appending->count - 1; i >= 0; i--) {
        int64_t owner = appending->owner[i], before;
        if (owner < 0)
            continue;
        before = appending->before[i] = appending->number[owner];
        for (uint64_t hash = mixed(mixed(appending->seed, (uint64_t)before), (uint64_t)values[i]) >> 20;; hash++) {
            uint32_t *slot = appending->table + (hash & appending->mask);
            if (!*slot)
                *slot = (uint32_t)i + 1;
            if (appending->before[*slot - 1] == before && values[*slot - 1] == values[i]) {
                appending->number[owner] = appending->base + *slot - 1;
                break;
            }
            if (--steps < 0)
                return 0;
        }
    }
    return 1;
}

/* Parse values of a type that stand in a row, each as many bytes after the one before as a 32-bit member of that says.
 *
 * The type has no lists. Each value is parsed in `longest` bytes at most. The function stops where the bytes break the
 * grammar, where the member is not positive, and after `room` values. It fills in where values start and stop, and
 * returns how many there are. */
PUBLIC size_t rntuple_native_chain(const rntuple_type *type, size_t member, const uint8_t *data, size_t length, size_t longest,
                                   size_t start, size_t room, uint8_t *values, int64_t *starts, int64_t *stops)
{
    size_t count = 0;
    while (count < room && start < length) {
        size_t left = length - start;
        uint8_t *out = values + count * type->size;
        int32_t distance;
        rntuple_status status;
        if (type->run(data + start, left < longest ? left : longest, out, &status, 0))
            break;
        memcpy(&distance, out + member, sizeof distance);
        if (distance <= 0)
            break;
        starts[count] = (int64_t)start;
        stops[count++] = (int64_t)start + status.position;
        start += (size_t)distance;
    }
    return count;
}
