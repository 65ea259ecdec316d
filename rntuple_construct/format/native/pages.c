/* Many pages in one call: hashed, decompressed, their bytes put in order, summed up.
 *
 * All that a page takes is done here without a return to Python, whose lock other threads would have to wait for. The
 * libraries that hash, decompress and shuffle are those that Python has loaded already, and are passed in as functions;
 * so is whatever the format says about pages. The caller vouches for all places: this code reads and writes where it is told.
 *
 * Plain C99, for little-endian machines. Built by tools/generate/build_native.py, loaded by rntuple_construct/format/native/pages.py.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(_WIN32)
#define PUBLIC __declspec(dllexport)
#else
#define PUBLIC __attribute__((visibility("default")))
#endif

/* The CRC32 of all sources, which tells a library that was built from other ones. */
#ifndef SOURCE
#define SOURCE 0
#endif

/* What is left to do with the words of a page once their bytes are in order. */
enum { NOTHING, SUM_UP, UNDO_ZIGZAG };

struct pages {
    const uint8_t *file;
    const int64_t *offset;        /* of each page, in the file */
    const int64_t *size;          /* bytes of it there, without its checksum */
    const int64_t *length;        /* bytes of its elements */
    const int64_t *place;         /* where these go, in bytes from the target */
    const uint8_t *is_compressed; /* whether it is one frame behind a header, or its bytes as they are */
    const uint8_t *heads;         /* what each of them has to begin with if it is, len_head bytes */
    uint64_t (*hash)(const void *, size_t); /* gives what stands behind each page; NULL: nothing is compared */
    size_t (*len_frame)(const void *, size_t);
    size_t (*decompress)(void *, void *, size_t, const void *, size_t);
    int32_t (*unshuffle)(int32_t, int32_t, const uint8_t *, uint8_t *);
    int64_t len_head;   /* the header and the start of the frame, no more than a compressed page has */
    int64_t len_header; /* of a compressed page, before the frame */
    int64_t width;      /* bytes of a word: 1, 2, 4 or 8 */
    int64_t is_split;   /* whether all first bytes of a page stand before all second ones */
    int64_t step;       /* what is left to do */
    int64_t is_signed;  /* whether the results are signed and must not be negative */
};

#define DEFINE_STEPS(type)                                                     \
    static void sum_up_##type(type *words, size_t count)                       \
    {                                                                          \
        type sum = 0;                                                          \
        for (size_t i = 0; i < count; i++)                                     \
            words[i] = sum = (type)(sum + words[i]);                           \
    }                                                                          \
    static void undo_zigzag_##type(type *words, size_t count)                  \
    {                                                                          \
        for (size_t i = 0; i < count; i++)                                     \
            words[i] = (type)((words[i] >> 1) ^ (type)(0 - (words[i] & 1)));   \
    }                                                                          \
    static int has_sign_##type(const type *words, size_t count)                \
    {                                                                          \
        type all = 0;                                                          \
        for (size_t i = 0; i < count; i++)                                     \
            all |= words[i];                                                   \
        return (int)(all >> (8 * sizeof(type) - 1));                           \
    }                                                                          \
    static int finish_##type(uint8_t *page, size_t length, const struct pages *pages) \
    {                                                                          \
        type *words = (type *)(void *)page;                                    \
        size_t count = length / sizeof(type);                                  \
        if (pages->step == SUM_UP)                                             \
            sum_up_##type(words, count);                                       \
        else if (pages->step == UNDO_ZIGZAG)                                   \
            undo_zigzag_##type(words, count);                                  \
        return !pages->is_signed || !has_sign_##type(words, count);            \
    }

DEFINE_STEPS(uint8_t)
DEFINE_STEPS(uint16_t)
DEFINE_STEPS(uint32_t)
DEFINE_STEPS(uint64_t)

static int finish(uint8_t *page, size_t length, const struct pages *pages)
{
    switch (pages->width) {
    case 1: return finish_uint8_t(page, length, pages);
    case 2: return finish_uint16_t(page, length, pages);
    case 4: return finish_uint32_t(page, length, pages);
    case 8: return finish_uint64_t(page, length, pages);
    default: return 0;
    }
}

static int read_page(const struct pages *pages, int64_t number, void *context, uint8_t *scratch, uint8_t *target)
{
    const uint8_t *source = pages->file + pages->offset[number];
    size_t size = (size_t)pages->size[number], length = (size_t)pages->length[number];
    if (pages->is_compressed[number]) {
        size_t len_head = (size_t)pages->len_head;
        if (memcmp(source, pages->heads + (size_t)number * len_head, len_head))
            return 0;
    }
    if (pages->hash) {
        uint64_t stored;
        memcpy(&stored, source + size, sizeof stored);
        if (pages->hash(source, size) != stored)
            return 0;
    }
    if (!length)
        return 1;
    if (pages->is_compressed[number]) {
        uint8_t *room = pages->is_split ? scratch : target;
        source += pages->len_header;
        size -= (size_t)pages->len_header;
        /* The library would also take several frames behind each other. */
        if (pages->len_frame(source, size) != size || pages->decompress(context, room, length, source, size) != length)
            return 0;
        source = room;
    }
    if (pages->is_split)
        pages->unshuffle((int32_t)pages->width, (int32_t)length, source, target);
    else if (source != target)
        memcpy(target, source, length);
    return finish(target, length, pages);
}

PUBLIC uint32_t rntuple_native_source(void)
{
    return SOURCE;
}

/* Decode pages first to stop, each to its place; returns the first that is not as it should be, or stop.
 *
 * The target is aligned to words and has room for all of them, the scratch for the longest. The context is one of the
 * library that decompresses, of the calling thread. */
PUBLIC int64_t rntuple_read_pages(const struct pages *pages, int64_t first, int64_t stop, void *context,
                                  uint8_t *scratch, uint8_t *target)
{
    for (; first < stop; first++) {
        if (!read_page(pages, first, context, scratch, target + pages->place[first]))
            break;
    }
    return first;
}
