/* Many pages in one call: read, hashed, decompressed, their bytes put in order, summed up.
 *
 * All that a page takes is done here without a return to Python, whose lock other threads would have to wait for. The
 * libraries that hash and decompress are those that Python has loaded already, and are passed in as functions;
 * so is whatever the format says about pages. The caller vouches for all places: this code reads and writes where it is told.
 * The compiler turns the loops over bytes into vector instructions (-O3).
 *
 * Plain C99, for little-endian machines. Built by tools/generate/build_native.py, loaded by rntuple_construct/format/native/pages.py.
 */
#if !defined(_WIN32) && !defined(_POSIX_C_SOURCE)
#define _POSIX_C_SOURCE 200809L
#endif
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(_WIN32)
#define PUBLIC __declspec(dllexport)
#else
#include <errno.h>
#include <unistd.h>
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

/* Most bytes between two pages that are read together. */
enum { MAX_GAP = 4 << 10 };

struct pages {
    const uint8_t *file;          /* all of its bytes; NULL: they are read into the window of each thread */
    int64_t fd;                   /* of the file that is read */
    int64_t len_window;           /* most bytes that are read at once: no fewer than the longest page with its checksum */
    const int64_t *offset;        /* of each page, in the file */
    const int64_t *size;          /* bytes of it there, without its checksum */
    const int64_t *length;        /* uncompressed bytes of it */
    const int64_t *count;         /* its elements; read for bits only */
    const int64_t *place;         /* where these go, in bytes from the target */
    const uint8_t *is_compressed; /* whether it is one frame behind a header, or its bytes as they are */
    const uint8_t *heads;         /* what each of them has to begin with if it is, len_head bytes */
    uint64_t (*hash)(const void *, size_t); /* gives what stands behind each page; NULL: nothing is compared */
    size_t (*len_frame)(const void *, size_t); /* zstd; NULL for LZ4 */
    size_t (*decompress)(void *, void *, size_t, const void *, size_t);
    uint64_t (*hash_block)(const void *, size_t, uint64_t); /* LZ4: XXH64, stored before the block from the highest byte on */
    int (*decompress_block)(const char *, char *, int, int);
    int64_t len_head;   /* the header and the start of the frame, no more than a compressed page has */
    int64_t len_header; /* of a compressed page, before the frame or the hash of the block */
    int64_t width;      /* bytes of a word: 1, 2, 4 or 8 */
    int64_t layout;     /* of the stored elements */
    int64_t step;       /* what is left to do */
    int64_t is_signed;  /* whether the results are signed and must not be negative */
};

/* Contracts in ACSL, which Frama-C proves (docs/proof.md): no compiler sees them. */
#define MOST_BYTES 0x400000000000 /* of memory, 2^46 */

#define INLINE static inline __attribute__((always_inline))

#define DEFINE_STEPS(type)                                                     \
    /*@ requires count <= MOST_BYTES && \valid(words + (0 .. count - 1));      \
      @ assigns words[0 .. count - 1]; */                                      \
    static void sum_up_##type(type *words, size_t count)                       \
    {                                                                          \
        type sum = 0;                                                          \
        /*@ loop invariant 0 <= i <= count;                                    \
          @ loop assigns i, sum, words[0 .. count - 1];                        \
          @ loop variant count - i; */                                         \
        for (size_t i = 0; i < count; i++)                                     \
            words[i] = sum = (type)(sum + words[i]);                           \
    }                                                                          \
    /*@ requires count <= MOST_BYTES && \valid(words + (0 .. count - 1));      \
      @ assigns words[0 .. count - 1]; */                                      \
    static void undo_zigzag_##type(type *words, size_t count)                  \
    {                                                                          \
        /*@ loop invariant 0 <= i <= count;                                    \
          @ loop assigns i, words[0 .. count - 1];                             \
          @ loop variant count - i; */                                         \
        for (size_t i = 0; i < count; i++)                                     \
            words[i] = (type)((words[i] >> 1) ^ (type)(0 - (words[i] & 1)));   \
    }                                                                          \
    /*@ requires count <= MOST_BYTES && \valid_read(words + (0 .. count - 1)); \
      @ assigns \nothing; */                                                   \
    static int has_sign_##type(const type *words, size_t count)                \
    {                                                                          \
        type all = 0;                                                          \
        /*@ loop invariant 0 <= i <= count;                                    \
          @ loop assigns i, all;                                               \
          @ loop variant count - i; */                                         \
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

/*@ requires n <= MOST_BYTES && \valid_read(in + (0 .. n - 1)) && \valid(out + (0 .. n - 1));
  @ requires \separated(in + (0 .. n - 1), out + (0 .. n - 1));
  @ assigns out[0 .. n - 1]; */
INLINE void copy_bytes(const uint8_t *in, uint8_t *out, size_t n)
{
    memcpy(out, in, n);
}

/* Plane after plane in, word after word out. The compiler makes one copy for each constant width. */
/*@ requires n <= MOST_BYTES && (width == 2 || width == 4 || width == 8);
  @ requires \valid_read(in + (0 .. width * n - 1)) && \valid(out + (0 .. width * n - 1));
  @ requires \separated(in + (0 .. width * n - 1), out + (0 .. width * n - 1));
  @ assigns out[0 .. width * n - 1]; */
INLINE void unsplit(const uint8_t *restrict in, uint8_t *restrict out, size_t n, size_t width)
{
    /*@ loop invariant 0 <= i <= n;
      @ loop assigns i, out[0 .. width * n - 1];
      @ loop variant n - i; */
    for (size_t i = 0; i < n; i++)
        /*@ loop invariant 0 <= k <= width;
          @ loop assigns k, out[0 .. width * n - 1];
          @ loop variant width - k; */
        for (size_t k = 0; k < width; k++)
            out[width * i + k] = in[k * n + i];
}

/*@ requires n <= MOST_BYTES && (width == 2 || width == 4 || width == 8);
  @ requires \valid_read(in + (0 .. width * n - 1)) && \valid(out + (0 .. width * n - 1));
  @ requires \separated(in + (0 .. width * n - 1), out + (0 .. width * n - 1));
  @ assigns out[0 .. width * n - 1]; */
INLINE void split(const uint8_t *restrict in, uint8_t *restrict out, size_t n, size_t width)
{
    /*@ loop invariant 0 <= i <= n;
      @ loop assigns i, out[0 .. width * n - 1];
      @ loop variant n - i; */
    for (size_t i = 0; i < n; i++)
        /*@ loop invariant 0 <= k <= width;
          @ loop assigns k, out[0 .. width * n - 1];
          @ loop variant width - k; */
        for (size_t k = 0; k < width; k++)
            out[k * n + i] = in[width * i + k];
}

/* Put the bytes of each word of a page together again. */
/*@ requires width == 1 || width == 2 || width == 4 || width == 8;
  @ requires 0 <= count <= MOST_BYTES;
  @ requires \valid_read(page + (0 .. width * count - 1)) && \valid(words + (0 .. width * count - 1));
  @ requires \separated(page + (0 .. width * count - 1), words + (0 .. width * count - 1));
  @ assigns words[0 .. width * count - 1]; */
PUBLIC void rntuple_unsplit(int64_t width, int64_t count, const uint8_t *page, uint8_t *words)
{
    size_t n = (size_t)count;
    switch (width) {
    case 2: unsplit(page, words, n, 2); break;
    case 4: unsplit(page, words, n, 4); break;
    case 8: unsplit(page, words, n, 8); break;
    default: copy_bytes(page, words, n);
    }
}

/* Spread the bytes of each word over the page. */
/*@ requires width == 1 || width == 2 || width == 4 || width == 8;
  @ requires 0 <= count <= MOST_BYTES;
  @ requires \valid_read(words + (0 .. width * count - 1)) && \valid(page + (0 .. width * count - 1));
  @ requires \separated(words + (0 .. width * count - 1), page + (0 .. width * count - 1));
  @ assigns page[0 .. width * count - 1]; */
PUBLIC void rntuple_split(int64_t width, int64_t count, const uint8_t *words, uint8_t *page)
{
    size_t n = (size_t)count;
    switch (width) {
    case 2: split(words, page, n, 2); break;
    case 4: split(words, page, n, 4); break;
    case 8: split(words, page, n, 8); break;
    default: copy_bytes(words, page, n);
    }
}

/*@ requires size <= 8 && \valid(out + (0 .. size - 1));
  @ assigns out[0 .. size - 1]; */
INLINE void copy_word(uint64_t word, uint8_t *out, size_t size)
{
    memcpy(out, &word, size);
}

/* One byte, 0 or 1, for each bit; the unused bits of the last byte are ignored. */
/*@ requires count <= MOST_BYTES && \valid_read(page + (0 .. (count + 7) / 8 - 1)) && \valid(out + (0 .. count - 1));
  @ requires \separated(page + (0 .. (count + 7) / 8 - 1), out + (0 .. count - 1));
  @ assigns out[0 .. count - 1]; */
static void unpack_bits(const uint8_t *page, uint8_t *out, size_t count)
{
    /*@ loop invariant 0 <= i <= count + 7 && i % 8 == 0;
      @ loop assigns i, out[0 .. count - 1];
      @ loop variant count + 7 - i; */
    for (size_t i = 0; i < count; i += 8) {
        /* Byte k keeps bit k alone; adding 0x7f carries it to the highest bit of its byte. */
        uint64_t bits = (page[i / 8] * UINT64_C(0x0101010101010101)) & UINT64_C(0x8040201008040201);
        bits = ((bits + UINT64_C(0x7f7f7f7f7f7f7f7f)) >> 7) & UINT64_C(0x0101010101010101);
        copy_word(bits, out + i, count - i < 8 ? count - i : 8);
    }
}

/* Bytes of the file from begin to end, as a thread has read them. */
struct window {
    uint8_t *bytes;
    int64_t begin, end;
};

/* The address of the bytes of a page, which its checksum follows; NULL if they cannot be read.
 *
 * The next pages, up to stop, are read with it if they are near and the window has room. */
static const uint8_t *bytes_of_page(const struct pages *pages, int64_t number, int64_t stop, struct window *window)
{
    int64_t begin = pages->offset[number];
    if (pages->file)
        return pages->file + begin;
#if !defined(_WIN32)
    int64_t len_hash = pages->hash ? (int64_t)sizeof(uint64_t) : 0, end = begin + pages->size[number] + len_hash;
    if (begin < window->begin || end > window->end) {
        while (++number < stop && pages->offset[number] >= end && pages->offset[number] <= end + MAX_GAP) {
            int64_t next = pages->offset[number] + pages->size[number] + len_hash;
            if (next - begin > pages->len_window)
                break;
            end = next;
        }
        for (int64_t done = 0; done < end - begin;) {
            ssize_t read = pread((int)pages->fd, window->bytes + done, (size_t)(end - begin - done), (off_t)(begin + done));
            if (read < 0 && errno == EINTR)
                continue;
            if (read <= 0) {
                window->begin = window->end = 0;
                return NULL;
            }
            done += read;
        }
        window->begin = begin;
        window->end = end;
    }
    return window->bytes + (begin - window->begin);
#else
    (void)number, (void)stop, (void)window;
    return NULL;
#endif
}

/* Decompress a page of one frame or block; returns whether it gives all bytes and nothing follows it. */
static int decompress(const struct pages *pages, const uint8_t *source, size_t size, void *context, uint8_t *out, size_t length)
{
    if (pages->len_frame)
        /* The library would also take several frames behind each other. */
        return pages->len_frame(source, size) == size && pages->decompress(context, out, length, source, size) == length;
    const uint8_t *block = source + sizeof(uint64_t);
    size -= sizeof(uint64_t);
    uint64_t hash = pages->hash_block(block, size, 0);
    for (size_t k = 0; k < sizeof hash; k++) {
        if (source[k] != (uint8_t)(hash >> (56 - 8 * k)))
            return 0;
    }
    return pages->decompress_block((const char *)block, (char *)out, (int)size, (int)length) == (int)length;
}

static int read_page(const struct pages *pages, int64_t number, int64_t stop, struct window *window, void *context,
                     uint8_t *scratch, uint8_t *target)
{
    const uint8_t *source = bytes_of_page(pages, number, stop, window);
    if (!source)
        return 0;
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
        if (!decompress(pages, source, size, context, room, length))
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
 * The target is aligned to words and has room for all of them. The room is for the window, and then for the longest page
 * without compression. The context is one of the library that decompresses, of the calling thread. */
PUBLIC int64_t rntuple_read_pages(const struct pages *pages, int64_t first, int64_t stop, void *context,
                                  uint8_t *room, uint8_t *target)
{
    struct window window = {room, 0, 0};
    uint8_t *scratch = pages->file ? room : room + pages->len_window;
    for (; first < stop; first++) {
        if (!read_page(pages, first, stop, &window, context, scratch, target + pages->place[first]))
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
                                   int64_t own, void *context, uint8_t *room, uint8_t *target)
{
    for (int64_t k = 0; k < num_shares; k++) {
        int64_t *share = shares + 2 * ((own + k) % num_shares);
        for (;;) {
            int64_t piece = __atomic_fetch_add(share, 1, __ATOMIC_RELAXED);
            if (piece >= share[1])
                break;
            if (rntuple_read_pages(pages, cuts[piece], cuts[piece + 1], context, room, target) != cuts[piece + 1]) {
                for (k = 0; k < num_shares; k++)
                    __atomic_store_n(shares + 2 * k, shares[2 * k + 1], __ATOMIC_RELAXED);
                return 0;
            }
        }
    }
    return 1;
}
