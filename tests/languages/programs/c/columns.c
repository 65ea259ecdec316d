/* Prints the columns that the parsers in C give, or runs them on damaged copies.
 *
 *     columns < REQUEST                  one line of JSON for each piece, see tests/support/columns.py
 *     columns MUTANTS SEED < REQUEST     that many damaged copies of each piece; prints how many were accepted and refused
 *
 * Every column is a block of its own, so that a sanitizer sees a write behind its end.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "rntuple_c/root_file.h"
#include "rntuple_c/rntuple.h"
#include "rntuple_c/rntuple_rc1.h"
#include "rntuple_c/rntuple_rc2.h"
#include "rntuple_c/rntuple_v0.h"
#include "rntuple_c/streamer_info.h"
#include "rntuple_c/types.h"

static void *need(void *memory)
{
    if (!memory) {
        fprintf(stderr, "out of memory\n");
        exit(2);
    }
    return memory;
}

static size_t count_of(const rntuple_type *type, const char *values, size_t index)
{
    size_t count = 1;
    while (type->members[index].table[0] && type->members[index].kind != RNTUPLE_COUNT)
        index--;
    if (type->members[index].table[0])
        memcpy(&count, values + type->members[index].offset, sizeof count);
    return count;
}

static int is_column(const rntuple_member *member)
{
    return member->table[0] && member->kind != RNTUPLE_COUNT;
}

static void *column_of(const rntuple_member *member, char *values)
{
    void *column;
    if (!is_column(member))
        return values + member->offset;
    memcpy(&column, values + member->offset, sizeof column);
    return column;
}

static void print_element(const rntuple_member *member, const char *place)
{
    uint64_t bits = 0;
    memcpy(&bits, place, member->size < 8 ? member->size : 8);
    if (member->kind == RNTUPLE_RANGE) {
        rntuple_range range;
        memcpy(&range, place, sizeof range);
        printf("[%" PRId64 ",%" PRId64 "]", range.offset, range.length);
    } else if (member->kind == RNTUPLE_SIGNED || member->kind == RNTUPLE_FIRST) {
        int64_t value = member->size == 1 ? (int8_t)bits : member->size == 2 ? (int16_t)bits : member->size == 4 ? (int32_t)bits : (int64_t)bits;
        printf("%" PRId64, value);
    } else {
        printf("%" PRIu64, bits);
    }
}

static void print(const rntuple_type *type, char *values)
{
    const char *table = NULL;
    printf(",\"tables\":[");
    for (size_t i = 0; i < type->num_members; i++) {
        const rntuple_member *member = &type->members[i];
        size_t count = count_of(type, values, i);
        const char *column = column_of(member, values);
        if (!table || strcmp(table, member->table))
            printf("%s[\"%s\",{", table ? "}]," : "", member->table);
        else
            printf(",");
        table = member->table;
        printf("\"%s\":[", member->name);
        if (member->kind == RNTUPLE_COUNT)
            count = 1;
        count += member->kind == RNTUPLE_FIRST;
        for (size_t row = 0; row < count; row++) {
            if (row)
                printf(",");
            print_element(member, column + row * member->size);
        }
        printf("]");
    }
    printf("}]]");
}

/* Parse a piece that ends where its memory does. */
static int parse(const rntuple_type *type, const uint8_t *data, size_t length, int is_printing)
{
    uint8_t *copy = need(malloc(length + !length));
    char *values = need(malloc(type->size));
    rntuple_status status = {-1, -1, NULL}, second;
    memcpy(copy, data, length);
    int code = type->run(copy, length, values, &status, 0);
    if (code != status.code)
        abort();
    if (!code) {
        for (size_t i = 0; i < type->num_members; i++) {
            const rntuple_member *member = &type->members[i];
            if (is_column(member)) {
                size_t size = member->size * (count_of(type, values, i) + (member->kind == RNTUPLE_FIRST));
                void *column = need(malloc(size + !size));
                memset(column, 0xAA, size);
                memcpy(values + member->offset, &column, sizeof column);
            }
        }
        if (type->run(copy, length, values, &second, 1) || second.position != status.position)
            abort();
    }
    if (is_printing) {
        printf("{\"code\":%d,\"position\":%" PRId64 ",\"member\":\"%s\"", code, status.position, status.member ? status.member : "");
        if (!code)
            print(type, values);
        printf("}\n");
    }
    for (size_t i = 0; !code && i < type->num_members; i++)
        if (is_column(&type->members[i]))
            free(column_of(&type->members[i], values));
    free(values);
    free(copy);
    return code;
}

static uint64_t state;

static uint64_t next_random(void)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

/* Overwrite a few places with bytes that are likely to be taken for sizes and counts, and cut some copies. */
static size_t damage(uint8_t *data, size_t length)
{
    static const uint64_t words[] = {0, UINT64_MAX, UINT64_C(0x7f7f7f7f7f7f7f7f), UINT64_C(0x8080808080808080),
                                     UINT64_C(0x8000000000000000), UINT64_C(0x7fffffffffffffff), 1, 8};
    if (!length)
        return 0;
    for (uint64_t left = 1 + next_random() % 4; left; left--) {
        uint64_t choice = next_random() % 12, word = choice < 8 ? words[choice] : next_random();
        size_t place = (size_t)(next_random() % length), width = (size_t)1 << next_random() % 4;
        if (choice == 8)
            word = data[place] + (next_random() % 2 ? 1u : 255u), width = 1;
        memcpy(data + place, &word, width < length - place ? width : length - place);
    }
    return next_random() % 5 ? length : (size_t)(next_random() % length);
}

static const rntuple_type *type_of(const char *name)
{
    for (size_t i = 0; i < sizeof rntuple_types / sizeof *rntuple_types; i++)
        if (!strcmp(rntuple_types[i]->name, name))
            return rntuple_types[i];
    fprintf(stderr, "there is no type %s\n", name);
    exit(2);
}

static uint8_t *take(uint32_t *length)
{
    if (fread(length, sizeof *length, 1, stdin) != 1)
        return NULL;
    uint8_t *data = need(calloc((size_t)*length + 1, 1));
    if (fread(data, 1, *length, stdin) != *length)
        exit(2);
    return data;
}

int main(int count, char **arguments)
{
    unsigned long long accepted = 0, refused = 0, mutants = count > 2 ? strtoull(arguments[1], NULL, 10) : 0;
    uint32_t length;
    uint8_t *name;
    state = count > 2 ? strtoull(arguments[2], NULL, 10) * 2 + 1 : 1;
    while ((name = take(&length)) != NULL) {
        uint8_t *data = take(&length);
        const rntuple_type *type = type_of((char *)name);
        if (!mutants)
            parse(type, data, length, 1);
        uint8_t *copy = need(malloc((size_t)length + 1));
        for (unsigned long long i = 0; i < mutants; i++) {
            memcpy(copy, data, length);
            size_t left = damage(copy, length);
            if (parse(type, copy, left, 0))
                refused++;
            else
                accepted++;
        }
        free(copy);
        free(name);
        free(data);
    }
    if (mutants)
        printf("%llu accepted, %llu refused\n", accepted, refused);
    return 0;
}
