/* Many pages in one call: hashed, decompressed, their bytes put in order, summed up.
 *
 * All that a page takes is done here without a return to Python, whose lock other threads would have to wait for. The
 * libraries that hash and decompress are those that Python has loaded already, and are passed in as functions;
 * so is whatever the format says about pages. The caller vouches for all places: this code reads and writes where it is told.
 * The compiler turns the loops over bytes into vector instructions (-O3).
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

/* How the elements of a page are stored: as words, as planes of their first bytes, second bytes and so on, or as bits;
 * UNWANTED elements are decompressed into the scratch and not decoded. */
enum { WORDS, PLANES, BITS, UNWANTED };

/* What is left to do with the words of a page once their bytes are in order. */
enum { NOTHING, SUM_UP, UNDO_ZIGZAG };

struct pages {
    const uint8_t *file;
    const int64_t *offset;        /* of each page, in the file */
    const int64_t *size;          /* bytes of it there, without its checksum */
    const int64_t *length;        /* uncompressed bytes of it */
    const int64_t *count;         /* its elements; read for bits only */
    const int64_t *place;         /* where these go, in bytes from the target */
    const uint8_t *is_compressed; /* whether it is one frame behind a header, or its bytes as they are */
    const uint8_t *heads;         /* what each of them has to begin with if it is, len_head bytes */
    uint64_t (*hash)(const void *, size_t); /* gives what stands behind each page; NULL: nothing is compared */
    size_t (*len_frame)(const void *, size_t);
    size_t (*decompress)(void *, void *, size_t, const void *, size_t);
    int64_t len_head;   /* the header and the start of the frame, no more than a compressed page has */
    int64_t len_header; /* of a compressed page, before the frame */
    int64_t width;      /* bytes of a word: 1, 2, 4 or 8 */
    int64_t layout;     /* of the stored elements */
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

/* Plane after plane in, word after word out; n words of constant width. */
#define DEFINE_SPLIT(width)                                                    \
    static void unsplit_##width(const uint8_t *restrict in, uint8_t *restrict out, size_t n) \
    {                                                                          \
        for (size_t i = 0; i < n; i++)                                         \
            for (size_t k = 0; k < width; k++)                                 \
                out[width * i + k] = in[k * n + i];                            \
    }                                                                          \
    static void split_##width(const uint8_t *restrict in, uint8_t *restrict out, size_t n) \
    {                                                                          \
        for (size_t i = 0; i < n; i++)                                         \
            for (size_t k = 0; k < width; k++)                                 \
                out[k * n + i] = in[width * i + k];                            \
    }

DEFINE_SPLIT(2)
DEFINE_SPLIT(4)
DEFINE_SPLIT(8)

/* Put the bytes of each word of a page together again. */
PUBLIC void rntuple_unsplit(int64_t width, int64_t count, const uint8_t *page, uint8_t *words)
{
    size_t n = (size_t)count;
    switch (width) {
    case 2: unsplit_2(page, words, n); break;
    case 4: unsplit_4(page, words, n); break;
    case 8: unsplit_8(page, words, n); break;
    default: memcpy(words, page, n);
    }
}

/* Spread the bytes of each word over the page. */
PUBLIC void rntuple_split(int64_t width, int64_t count, const uint8_t *words, uint8_t *page)
{
    size_t n = (size_t)count;
    switch (width) {
    case 2: split_2(words, page, n); break;
    case 4: split_4(words, page, n); break;
    case 8: split_8(words, page, n); break;
    default: memcpy(page, words, n);
    }
}

/* One byte, 0 or 1, for each bit; the unused bits of the last byte are ignored. */
static void unpack_bits(const uint8_t *page, uint8_t *out, size_t count)
{
    for (size_t i = 0; i < count; i += 8) {
        /* Byte k keeps bit k alone; adding 0x7f carries it to the highest bit of its byte. */
        uint64_t bits = (page[i / 8] * UINT64_C(0x0101010101010101)) & UINT64_C(0x8040201008040201);
        bits = ((bits + UINT64_C(0x7f7f7f7f7f7f7f7f)) >> 7) & UINT64_C(0x0101010101010101);
        memcpy(out + i, &bits, count - i < 8 ? count - i : 8);
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
        uint8_t *room = pages->layout == WORDS ? target : scratch;
        source += pages->len_header;
        size -= (size_t)pages->len_header;
        /* The library would also take several frames behind each other. */
        if (pages->len_frame(source, size) != size || pages->decompress(context, room, length, source, size) != length)
            return 0;
        source = room;
    }
    if (pages->layout == UNWANTED)
        return 1;
    if (pages->layout == BITS) {
        unpack_bits(source, target, (size_t)pages->count[number]);
        return 1;
    }
    if (pages->layout == PLANES)
        rntuple_unsplit(pages->width, (int64_t)(length / (size_t)pages->width), source, target);
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

/* Decode pieces of pages together with other threads, which call this with the same arguments and another share; returns
 * whether all pages of this call are as they should be. A page that is not lets no thread begin another piece.
 *
 * Piece number i has pages cuts[i] to cuts[i + 1]. A share is two numbers: its next piece, and the one after its last. A thread
 * does its share first and then what is left of the others. Pieces of a share write next to each other: two threads that
 * took them by turns would both ask the system for the same fresh memory. */
PUBLIC int64_t rntuple_share_pages(const struct pages *pages, const int64_t *cuts, int64_t *shares, int64_t num_shares,
                                   int64_t own, void *context, uint8_t *scratch, uint8_t *target)
{
    for (int64_t k = 0; k < num_shares; k++) {
        int64_t *share = shares + 2 * ((own + k) % num_shares);
        for (;;) {
            int64_t piece = __atomic_fetch_add(share, 1, __ATOMIC_RELAXED);
            if (piece >= share[1])
                break;
            if (rntuple_read_pages(pages, cuts[piece], cuts[piece + 1], context, scratch, target) != cuts[piece + 1]) {
                for (k = 0; k < num_shares; k++)
                    __atomic_store_n(shares + 2 * k, shares[2 * k + 1], __ATOMIC_RELAXED);
                return 0;
            }
        }
    }
    return 1;
}
