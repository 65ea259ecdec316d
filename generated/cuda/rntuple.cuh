// Generated from spec/column_types.toml by tools/generate; edit these files and run `make generate`.
// Kernels that check, copy and decode pages of RNTuple columns in the memory of a GPU.
// Compiles with nvcc and NVRTC, and for the host with any C++17 compiler. Include it in one source file of a program.
#pragma once

// What the kernels need of a platform: NVRTC and nvcc, or a C++17 compiler for the host.
//
// On the host a kernel runs as a function. One thread does all of its work, unless the caller sets the variables and
// barriers below and calls the kernel from several threads, as a GPU does.
// clang-format off
#if defined(__CUDACC__)
#define RNTUPLE_DEVICE __device__ __forceinline__
#define RNTUPLE_KERNEL extern "C" __global__ void __launch_bounds__(1024)
#define RNTUPLE_SHARED __shared__
#define RNTUPLE_UNROLL _Pragma("unroll")
#define RNTUPLE_ROLLED _Pragma("unroll 1")
#else
#define RNTUPLE_DEVICE inline
#define RNTUPLE_KERNEL extern "C" void
#define RNTUPLE_SHARED static
#define RNTUPLE_UNROLL
#define RNTUPLE_ROLLED
#endif

namespace rntuple_device {

typedef unsigned char uint8;
typedef unsigned short uint16;
typedef unsigned int uint32;
typedef unsigned long long uint64;
typedef long long int64;

#if !defined(__CUDACC__)
struct dimension {
    unsigned x, y;
};
inline thread_local dimension threadIdx = {0, 0}, blockIdx = {0, 0};
inline dimension blockDim = {1, 1}, gridDim = {1, 1};
// Wait for all threads of the block, or of the warp. Only needed for more than one thread in a block.
inline void (*block_barrier)() = nullptr;
inline void (*warp_barrier)() = nullptr;
#endif

// Threads of a warp.
enum { warp_size = 32, most_warps = 32 };

// Waits for all threads of the block.
RNTUPLE_DEVICE void synchronize() {
#if defined(__CUDACC__)
    __syncthreads();
#else
    if (block_barrier)
        block_barrier();
#endif
}

// The value that thread `lane` of the warp passes. All threads of the warp call it.
template <class T>
RNTUPLE_DEVICE T shuffle(T value, unsigned lane) {
#if defined(__CUDACC__)
    return __shfl_sync(0xffffffffu, value, lane);
#else
    if (!warp_barrier)
        return value;
    static T slots[warp_size * most_warps];
    slots[threadIdx.x] = value;
    warp_barrier();
    T found = slots[threadIdx.x / warp_size * warp_size + lane % warp_size];
    warp_barrier();
    return found;
#endif
}

// The 32 bits that start at bit `shift` (0 to 31) of two words.
RNTUPLE_DEVICE uint32 funnel(uint32 low, uint32 high, unsigned shift) {
#if defined(__CUDACC__)
    return __funnelshift_r(low, high, shift);
#else
    return (uint32)(((uint64)high << 32 | low) >> shift);
#endif
}

// Bytes of two words: nibble k of the selector says which of the eight becomes byte k.
RNTUPLE_DEVICE uint32 permute(uint32 low, uint32 high, unsigned selector) {
#if defined(__CUDACC__)
    return __byte_perm(low, high, selector);
#else
    uint64 both = (uint64)high << 32 | low;
    uint32 found = 0;
    for (int k = 0; k < 4; k++)
        found |= (uint32)(both >> (selector >> 4 * k & 7) * 8 & 0xff) << 8 * k;
    return found;
#endif
}

// A word at an address that is a multiple of 4. Nothing may write it while the kernel runs.
RNTUPLE_DEVICE uint32 load_word(uint64 address) {
#if defined(__CUDACC__)
    return __ldg((const uint32 *)address);
#else
    uint32 word;
    __builtin_memcpy(&word, (const void *)address, sizeof word);
    return word;
#endif
}

// Records that something is wrong with the input.
RNTUPLE_DEVICE void set_bad(uint64 *bad) {
#if defined(__CUDACC__)
    atomicExch(bad, 1ull);
#else
    __atomic_store_n(bad, 1ull, __ATOMIC_RELAXED);
#endif
}

// double precision without fused multiplication and addition, as the values on the CPU are computed
RNTUPLE_DEVICE double product(double a, double b) {
#if defined(__CUDACC__)
    return __dmul_rn(a, b);
#else
    volatile double found = a * b;
    return found;
#endif
}

RNTUPLE_DEVICE double sum(double a, double b) {
#if defined(__CUDACC__)
    return __dadd_rn(a, b);
#else
    return a + b;
#endif
}

RNTUPLE_DEVICE uint64 bits_of(double number) {
#if defined(__CUDACC__)
    return (uint64)__double_as_longlong(number);
#else
    uint64 bits;
    __builtin_memcpy(&bits, &number, sizeof bits);
    return bits;
#endif
}

RNTUPLE_DEVICE uint32 bits_of(float number) {
#if defined(__CUDACC__)
    return __float_as_uint(number);
#else
    uint32 bits;
    __builtin_memcpy(&bits, &number, sizeof bits);
    return bits;
#endif
}

}  // namespace rntuple_device

// A page to decode. Addresses are those of the device.
struct rntuple_page {
    rntuple_device::uint64 source;  // uncompressed page, at any address
    rntuple_device::uint64 target;  // first decoded element, aligned to its size
    rntuple_device::uint64 second;  // first tag (uint32) of a column of pairs, whose indexes are at target; else 0
    rntuple_device::int64 count;  // elements of the page
    rntuple_device::int64 bits;  // bits on storage of an element
    rntuple_device::int64 shift;  // added to every offset of an index column; 0 for other columns
    double low;  // range of a quantized column
    double high;
};
static_assert(sizeof(rntuple_page) == 64, "members of 8 bytes");

// A stored page. Addresses are those of the device.
struct rntuple_chunk {
    rntuple_device::uint64 source;  // stored page without its checksum, at any address; the checksum is in the 8 bytes after it
    rntuple_device::uint64 target;  // where the compressed frame is copied to, a multiple of 16
    rntuple_device::int64 size;  // stored bytes, without the checksum
    rntuple_device::int64 length;  // uncompressed bytes
    rntuple_device::uint64 head;  // bytes before the compressed frame
    rntuple_device::int64 kind;  // stored_raw, stored_zstd or stored_lz4
};
static_assert(sizeof(rntuple_chunk) == 48, "members of 8 bytes");

// Encoding steps of column types, and the loops over pages that undo them.
//
// A block decodes one page after another. If the grid has a second dimension, blocks of the same x share the pages, except
// where an element depends on those before it. A thread decodes a group of neighbouring elements at a time: it loads aligned words
// whatever the address of the page, and stores whole vectors.
namespace rntuple_device {

// Bytes of an uncompressed page at any address, read by aligned words. Bits outside of the page are zero.
struct page_bits {
    uint64 origin;  // address of word 0, which holds the first byte of the page
    uint64 begin;   // addresses of the first byte, and of the byte after the last one
    uint64 end;
    int64 first;    // words that are whole inside the page: first <= word < last
    int64 last;
    int64 bit;      // number of the first bit of the page in word 0

    RNTUPLE_DEVICE page_bits(uint64 source, int64 length)
        : origin(source & ~3ull), begin(source), end(source + (uint64)length), first((source & 3) != 0),
          last((int64)(end - origin) >> 2), bit((int64)(source & 3) * 8) {}

    // Whether all words of the bits from `start` to before `stop` are whole inside the page.
    RNTUPLE_DEVICE bool holds(int64 start, int64 stop) const {
        return (start + bit) >> 5 >= first && (stop - 1 + bit) >> 5 < last;
    }

    template <bool IS_INSIDE>
    RNTUPLE_DEVICE uint32 word(int64 number) const {
        const uint64 address = origin + (uint64)number * 4;
        if (IS_INSIDE)
            return load_word(address);
        uint32 found = 0;
        RNTUPLE_ROLLED
        for (unsigned k = 0; k < 4; k++)
            if (address + k >= begin && address + k < end)
                found |= (uint32)(*(const uint8 *)(address + k)) << 8 * k;
        return found;
    }

    // Reads 32 * COUNT bits from bit number `start` of the page on, which may be negative.
    template <bool IS_INSIDE, int COUNT>
    RNTUPLE_DEVICE void load(int64 start, uint32 (&words)[COUNT]) const {
        start += bit;
        const int64 number = start >> 5;
        const unsigned shift = (unsigned)(start & 31);
        uint32 low = word<IS_INSIDE>(number);
        RNTUPLE_UNROLL
        for (int k = 0; k < COUNT; k++) {
            const uint32 high = shift || k < COUNT - 1 ? word<IS_INSIDE>(number + k + 1) : 0;
            words[k] = funnel(low, high, shift);
            low = high;
        }
    }
};

// -- sources: the stored words of a page --------------------------------------------------------------------------
//
// A source has the type of a word, the size of a group, and for the group that starts at element i the bits that it reads.

// Elements of a group whose stored bytes are whole words.
template <class Word>
struct group_of {
    static constexpr int size = sizeof(Word) < 4 ? 16 / sizeof(Word) : 4;
};

// No step: little-endian words.
template <class Stored>
struct plain {
    typedef Stored word;
    static constexpr int size = group_of<Stored>::size;
    static constexpr int width = sizeof(word);
    page_bits bits;

    RNTUPLE_DEVICE explicit plain(const rntuple_page &page) : bits(page.source, page.count * width) {}

    RNTUPLE_DEVICE bool holds(int64 i) const { return bits.holds(i * width * 8, (i + size) * width * 8); }

    template <bool IS_INSIDE>
    RNTUPLE_DEVICE void load(int64 i, word (&found)[size]) const {
        uint32 words[size * width / 4];
        bits.load<IS_INSIDE>(i * width * 8, words);
        RNTUPLE_UNROLL
        for (int k = 0; k < size; k++) {
            if constexpr (width == 8)
                found[k] = (word)((uint64)words[2 * k + 1] << 32 | words[2 * k]);
            else
                found[k] = (word)(words[k * width / 4] >> k * width % 4 * 8);
        }
    }
};

// Four bytes of each of four elements from the words of four byte planes.
RNTUPLE_DEVICE void transpose(const uint32 (&planes)[4], uint32 (&elements)[4]) {
    uint32 low = permute(planes[0], planes[1], 0x5140), high = permute(planes[2], planes[3], 0x5140);
    elements[0] = permute(low, high, 0x5410);
    elements[1] = permute(low, high, 0x7632);
    low = permute(planes[0], planes[1], 0x7362), high = permute(planes[2], planes[3], 0x7362);
    elements[2] = permute(low, high, 0x5410);
    elements[3] = permute(low, high, 0x7632);
}

// split: byte b of element i of n is at b * n + i.
template <class Stored>
struct split {
    typedef Stored word;
    static constexpr int size = group_of<Stored>::size;
    static constexpr int width = sizeof(word);
    page_bits bits;
    int64 count;

    RNTUPLE_DEVICE explicit split(const rntuple_page &page) : bits(page.source, page.count * width), count(page.count) {}

    RNTUPLE_DEVICE bool holds(int64 i) const { return bits.holds(i * 8, ((width - 1) * count + i + size) * 8); }

    template <bool IS_INSIDE>
    RNTUPLE_DEVICE void load(int64 i, word (&found)[size]) const {
        uint32 planes[width][size / 4];
        RNTUPLE_UNROLL
        for (int b = 0; b < width; b++)
            bits.load<IS_INSIDE>((b * count + i) * 8, planes[b]);
        RNTUPLE_UNROLL
        for (int g = 0; g < size / 4; g++) {
            uint32 elements[4], above[4] = {0, 0, 0, 0};
            four_of(planes, 0, g, elements);
            if constexpr (width == 8)
                four_of(planes, 4, g, above);
            RNTUPLE_UNROLL
            for (int k = 0; k < 4; k++)
                found[4 * g + k] = (word)((uint64)above[k] << 32 | elements[k]);
        }
    }

private:
    RNTUPLE_DEVICE static void four_of(const uint32 (&planes)[width][size / 4], int first, int g, uint32 (&elements)[4]) {
        uint32 chosen[4];
        RNTUPLE_UNROLL
        for (int b = 0; b < 4; b++)
            chosen[b] = first + b < width ? planes[first + b][g] : 0;
        transpose(chosen, elements);
    }
};

// bits: one bit for each element, the lowest of a byte first.
struct single_bits {
    typedef uint8 word;
    static constexpr int size = 16;
    page_bits bits;

    RNTUPLE_DEVICE explicit single_bits(const rntuple_page &page) : bits(page.source, (page.count + 7) >> 3) {}

    RNTUPLE_DEVICE bool holds(int64 i) const { return bits.holds(i, i + 32); }

    template <bool IS_INSIDE>
    RNTUPLE_DEVICE void load(int64 i, word (&found)[size]) const {
        uint32 words[1];
        bits.load<IS_INSIDE>(i, words);
        RNTUPLE_UNROLL
        for (int k = 0; k < size; k++)
            found[k] = (word)(words[0] >> k & 1);
    }
};

// packed: element i is an unsigned integer at bit i * bits.
struct packed {
    typedef uint32 word;
    static constexpr int size = 4;
    page_bits bits;
    int64 width;
    uint32 mask;

    RNTUPLE_DEVICE explicit packed(const rntuple_page &page)
        : bits(page.source, (page.count * page.bits + 7) >> 3), width(page.bits),
          mask(0xffffffffu >> (32 - (unsigned)page.bits)) {}

    RNTUPLE_DEVICE bool holds(int64 i) const { return bits.holds(i * width, (i + size - 1) * width + 32); }

    template <bool IS_INSIDE>
    RNTUPLE_DEVICE void load(int64 i, word (&found)[size]) const {
        RNTUPLE_UNROLL
        for (int k = 0; k < size; k++) {
            uint32 words[1];
            bits.load<IS_INSIDE>((i + k) * width, words);
            found[k] = words[0] & mask;
        }
    }
};

// Reads the group that starts at element i.
template <class Source>
RNTUPLE_DEVICE void load_group(const Source &source, int64 i, typename Source::word (&words)[Source::size]) {
    if (source.holds(i))
        source.template load<true>(i, words);
    else
        source.template load<false>(i, words);
}

// -- maps: what one stored word becomes -----------------------------------------------------------------------------

// The bits of the element.
template <class Word>
struct unchanged {
    typedef Word result;
    RNTUPLE_DEVICE unchanged(const rntuple_page &, uint64 *) {}
    RNTUPLE_DEVICE result operator()(Word word) const { return word; }
};

// zigzag: 0, 1, 2, 3 are 0, -1, 1, -2.
template <class Word>
struct zigzag {
    typedef Word result;
    RNTUPLE_DEVICE zigzag(const rntuple_page &, uint64 *) {}
    RNTUPLE_DEVICE result operator()(Word word) const { return (Word)((word >> 1) ^ (Word)(0 - (word & 1))); }
};

// Offsets of 64 bits, moved by the elements of earlier clusters. Sets `bad` if one is above 2 ** 63 - 1.
template <class Word>
struct index {
    typedef uint64 result;
    uint64 shift;
    uint64 *bad;
    RNTUPLE_DEVICE index(const rntuple_page &page, uint64 *flag) : shift((uint64)page.shift), bad(flag) {}
    RNTUPLE_DEVICE result operator()(Word word) const {
        uint64 found = (uint64)word + shift;
        if (((uint64)word | found) >> 63)
            set_bad(bad);
        return found;
    }
};

// Half precision to single precision. The bits of NaN are kept.
template <class Word>
struct half {
    typedef uint32 result;
    RNTUPLE_DEVICE half(const rntuple_page &, uint64 *) {}
    RNTUPLE_DEVICE result operator()(Word word) const {
        uint32 sign = (uint32)(word & 0x8000u) << 16, magnitude = word & 0x7fffu;
        if (magnitude < 0x400u)
            return sign | bits_of((float)magnitude * 5.9604644775390625e-8f);
        return sign | ((magnitude << 13) + (magnitude < 0x7c00u ? 0x38000000u : 0x70000000u));
    }
};

// truncate: the upper bits of a number of single precision.
template <class Word>
struct truncate {
    typedef uint32 result;
    unsigned shift;
    RNTUPLE_DEVICE truncate(const rntuple_page &page, uint64 *) : shift(32 - (unsigned)page.bits) {}
    RNTUPLE_DEVICE result operator()(Word word) const { return word << shift; }
};

// quantize: a number of double precision from a code in [0, 2 ** bits - 1].
template <class Word>
struct quantize {
    typedef uint64 result;
    double low, high, step;
    RNTUPLE_DEVICE quantize(const rntuple_page &page, uint64 *)
        : low(page.low), high(page.high),
          step(sum(page.high, -page.low) / (double)((1ull << page.bits) - 1)) {}
    RNTUPLE_DEVICE result operator()(Word word) const {
        double found = sum(product((double)word, step), low);
        return bits_of(found < high ? found : high);
    }
};

// -- loops over pages -----------------------------------------------------------------------------------------------

template <class T, int SIZE>
struct alignas(sizeof(T) * SIZE < 16 ? sizeof(T) * SIZE : 16) vector_of {
    T element[SIZE];
};

// Stores the elements of a group that are in the page: i to i + SIZE, of which 0 to count are there.
template <class T, int SIZE>
RNTUPLE_DEVICE void store(uint64 target, int64 count, int64 i, const T (&elements)[SIZE]) {
    constexpr int part = sizeof(T) * SIZE > 16 ? (int)(16 / sizeof(T)) : SIZE;
    if (i >= 0 && i + SIZE <= count) {
        RNTUPLE_UNROLL
        for (int first = 0; first < SIZE; first += part) {
            vector_of<T, part> vector;
            RNTUPLE_UNROLL
            for (int k = 0; k < part; k++)
                vector.element[k] = elements[first + k];
            *(vector_of<T, part> *)(target + (uint64)(i + first) * sizeof(T)) = vector;
        }
        return;
    }
    for (int k = 0; k < SIZE; k++)
        if (i + k >= 0 && i + k < count)
            ((T *)target)[i + k] = elements[k];
}

// The first group starts so many elements before the page that whole groups are stored at aligned addresses.
template <class T, int SIZE>
RNTUPLE_DEVICE int64 elements_before(uint64 target) {
    return (int64)(target / sizeof(T) % SIZE);
}

// Decodes pages whose elements do not depend on each other.
template <class Source, class Map>
RNTUPLE_DEVICE void decode(const rntuple_page *pages, int64 num, uint64 *bad) {
    typedef typename Map::result result;
    constexpr int size = Source::size;
    for (int64 p = blockIdx.x; p < num; p += gridDim.x) {
        const rntuple_page page = pages[p];
        const Source source(page);
        const Map map(page, bad);
        const int64 step = (int64)size * blockDim.x * gridDim.y;
        int64 i = (int64)size * ((int64)blockIdx.y * blockDim.x + threadIdx.x);
        for (i -= elements_before<result, size>(page.target); i < page.count; i += step) {
            typename Source::word words[size];
            result elements[size];
            load_group(source, i, words);
            RNTUPLE_UNROLL
            for (int k = 0; k < size; k++)
                elements[k] = i + k >= 0 && i + k < page.count ? map(words[k]) : result();
            store(page.target, page.count, i, elements);
        }
    }
}

// Sum of the values of the threads before this one, and of all threads of the block.
template <class Word>
struct block_sums {
    Word before, all;
};

// Sum of the values of the threads of the warp up to this one.
template <class Word>
RNTUPLE_DEVICE Word scan_warp(Word value) {
    const unsigned lane = threadIdx.x % warp_size;
    RNTUPLE_UNROLL
    for (unsigned distance = 1; distance < warp_size; distance *= 2) {
        const Word other = shuffle(value, lane - distance);
        value += lane >= distance ? other : (Word)0;
    }
    return value;
}

template <class Word>
RNTUPLE_DEVICE block_sums<Word> scan_block(Word value, unsigned round) {
    // Two tables, so that one barrier for each round is enough.
    RNTUPLE_SHARED Word totals[2][most_warps];
    const unsigned lane = threadIdx.x % warp_size, warp = threadIdx.x / warp_size;
    const Word inclusive = scan_warp(value);
    // The last thread of the warp; a block on the host may be a single thread.
    if (lane == warp_size - 1 || threadIdx.x == blockDim.x - 1)
        totals[round % 2][warp] = inclusive;
    synchronize();
    // Every warp adds the totals of all warps up.
    const unsigned warps = (blockDim.x + warp_size - 1) / warp_size;
    const Word reached = scan_warp(lane < warps ? totals[round % 2][lane] : (Word)0);
    const Word before = shuffle(reached, warp - 1);
    return {(Word)(inclusive - value + (warp ? before : (Word)0)), shuffle(reached, warp_size - 1)};
}

// Decodes pages of differences (the step delta): an element is the sum of all stored words up to its own.
template <class Source, class Map>
RNTUPLE_DEVICE void decode_sums(const rntuple_page *pages, int64 num, uint64 *bad) {
    typedef typename Map::result result;
    typedef typename Source::word word;
    constexpr int size = Source::size;
    if (blockIdx.y)
        return;
    unsigned round = 0;
    for (int64 p = blockIdx.x; p < num; p += gridDim.x) {
        const rntuple_page page = pages[p];
        const Source source(page);
        const Map map(page, bad);
        word reached = 0;  // sum of the tiles before
        const int64 tile = (int64)size * blockDim.x;
        // All threads of the block go through all tiles, because they wait for each other.
        for (int64 start = -elements_before<result, size>(page.target); start < page.count; start += tile) {
            const int64 i = start + (int64)size * threadIdx.x;
            word words[size];
            if (i < page.count)
                load_group(source, i, words);
            word total = 0;
            RNTUPLE_UNROLL
            for (int k = 0; k < size; k++) {
                total += i + k >= 0 && i + k < page.count ? words[k] : (word)0;
                words[k] = total;
            }
            const block_sums<word> sums = scan_block(total, round++);
            const word before = (word)(reached + sums.before);
            reached += sums.all;
            result elements[size];
            RNTUPLE_UNROLL
            for (int k = 0; k < size; k++)
                elements[k] = i + k >= 0 && i + k < page.count ? map((word)(words[k] + before)) : result();
            store(page.target, page.count, i, elements);
        }
    }
}

// switch: pairs, the index in the lower bits of an element, the tag above.
template <int INDEX_BITS, int TAG_BITS>
struct pairs {
    static constexpr int64 width = INDEX_BITS + TAG_BITS;
    page_bits bits;

    RNTUPLE_DEVICE explicit pairs(const rntuple_page &page) : bits(page.source, page.count * (width / 8)) {}

    RNTUPLE_DEVICE bool holds(int64 i) const { return bits.holds(i * width, i * width + INDEX_BITS + 32); }

    template <bool IS_INSIDE>
    RNTUPLE_DEVICE void load(int64 i, uint64 &index, uint32 &tag) const {
        uint32 low[2], high[1];
        bits.load<IS_INSIDE>(i * width, low);
        bits.load<IS_INSIDE>(i * width + INDEX_BITS, high);
        index = ((uint64)low[1] << 32 | low[0]) & (~0ull >> (64 - INDEX_BITS));
        tag = high[0] & (0xffffffffu >> (32 - TAG_BITS));
    }
};

// Decodes pages of pairs.
template <int INDEX_BITS, int TAG_BITS>
RNTUPLE_DEVICE void decode_pairs(const rntuple_page *pages, int64 num, uint64 *bad) {
    for (int64 p = blockIdx.x; p < num; p += gridDim.x) {
        const rntuple_page page = pages[p];
        const pairs<INDEX_BITS, TAG_BITS> source(page);
        const int64 step = (int64)blockDim.x * gridDim.y;
        for (int64 i = (int64)blockIdx.y * blockDim.x + threadIdx.x; i < page.count; i += step) {
            uint64 index;
            uint32 tag;
            if (source.holds(i))
                source.template load<true>(i, index, tag);
            else
                source.template load<false>(i, index, tag);
            if (index >> 63)
                set_bad(bad);
            ((uint64 *)page.target)[i] = index;
            ((uint32 *)page.second)[i] = tag;
        }
    }
}

}  // namespace rntuple_device

// Sets `bad` unless offsets are 0 or more, and none is below the one before it.
RNTUPLE_KERNEL rntuple_check_offsets(const rntuple_device::int64 *offsets, rntuple_device::int64 num,
                                     rntuple_device::uint64 *bad) {
    using namespace rntuple_device;
    for (int64 i = (int64)blockIdx.x * blockDim.x + threadIdx.x; i < num; i += (int64)gridDim.x * blockDim.x)
        if (offsets[i] < (i ? offsets[i - 1] : 0))
            set_bad(bad);
}

// -- kernels of column types ------------------------------------------------------------------------------------------

// Bit
RNTUPLE_KERNEL rntuple_decode_BIT(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::single_bits, rntuple_device::unchanged<rntuple_device::uint8>>(pages, num, bad);
}

// Byte
RNTUPLE_KERNEL rntuple_decode_BYTE(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::plain<rntuple_device::uint8>, rntuple_device::unchanged<rntuple_device::uint8>>(pages, num, bad);
}

// Char
RNTUPLE_KERNEL rntuple_decode_CHAR(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::plain<rntuple_device::uint8>, rntuple_device::unchanged<rntuple_device::uint8>>(pages, num, bad);
}

// Int8
RNTUPLE_KERNEL rntuple_decode_INT8(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::plain<rntuple_device::uint8>, rntuple_device::unchanged<rntuple_device::uint8>>(pages, num, bad);
}

// UInt8
RNTUPLE_KERNEL rntuple_decode_UINT8(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::plain<rntuple_device::uint8>, rntuple_device::unchanged<rntuple_device::uint8>>(pages, num, bad);
}

// Int16
RNTUPLE_KERNEL rntuple_decode_INT16(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::plain<rntuple_device::uint16>, rntuple_device::unchanged<rntuple_device::uint16>>(pages, num, bad);
}

// UInt16
RNTUPLE_KERNEL rntuple_decode_UINT16(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::plain<rntuple_device::uint16>, rntuple_device::unchanged<rntuple_device::uint16>>(pages, num, bad);
}

// Int32
RNTUPLE_KERNEL rntuple_decode_INT32(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::plain<rntuple_device::uint32>, rntuple_device::unchanged<rntuple_device::uint32>>(pages, num, bad);
}

// UInt32
RNTUPLE_KERNEL rntuple_decode_UINT32(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::plain<rntuple_device::uint32>, rntuple_device::unchanged<rntuple_device::uint32>>(pages, num, bad);
}

// Int64
RNTUPLE_KERNEL rntuple_decode_INT64(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::plain<rntuple_device::uint64>, rntuple_device::unchanged<rntuple_device::uint64>>(pages, num, bad);
}

// UInt64
RNTUPLE_KERNEL rntuple_decode_UINT64(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::plain<rntuple_device::uint64>, rntuple_device::unchanged<rntuple_device::uint64>>(pages, num, bad);
}

// Real16
RNTUPLE_KERNEL rntuple_decode_REAL16(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::plain<rntuple_device::uint16>, rntuple_device::half<rntuple_device::uint16>>(pages, num, bad);
}

// Real32
RNTUPLE_KERNEL rntuple_decode_REAL32(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::plain<rntuple_device::uint32>, rntuple_device::unchanged<rntuple_device::uint32>>(pages, num, bad);
}

// Real64
RNTUPLE_KERNEL rntuple_decode_REAL64(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::plain<rntuple_device::uint64>, rntuple_device::unchanged<rntuple_device::uint64>>(pages, num, bad);
}

// Index32
RNTUPLE_KERNEL rntuple_decode_INDEX32(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::plain<rntuple_device::uint32>, rntuple_device::index<rntuple_device::uint32>>(pages, num, bad);
}

// Index64
RNTUPLE_KERNEL rntuple_decode_INDEX64(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::plain<rntuple_device::uint64>, rntuple_device::index<rntuple_device::uint64>>(pages, num, bad);
}

// SplitInt16
RNTUPLE_KERNEL rntuple_decode_SPLIT_INT16(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::split<rntuple_device::uint16>, rntuple_device::zigzag<rntuple_device::uint16>>(pages, num, bad);
}

// SplitUInt16
RNTUPLE_KERNEL rntuple_decode_SPLIT_UINT16(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::split<rntuple_device::uint16>, rntuple_device::unchanged<rntuple_device::uint16>>(pages, num, bad);
}

// SplitInt32
RNTUPLE_KERNEL rntuple_decode_SPLIT_INT32(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::split<rntuple_device::uint32>, rntuple_device::zigzag<rntuple_device::uint32>>(pages, num, bad);
}

// SplitUInt32
RNTUPLE_KERNEL rntuple_decode_SPLIT_UINT32(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::split<rntuple_device::uint32>, rntuple_device::unchanged<rntuple_device::uint32>>(pages, num, bad);
}

// SplitInt64
RNTUPLE_KERNEL rntuple_decode_SPLIT_INT64(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::split<rntuple_device::uint64>, rntuple_device::zigzag<rntuple_device::uint64>>(pages, num, bad);
}

// SplitUInt64
RNTUPLE_KERNEL rntuple_decode_SPLIT_UINT64(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::split<rntuple_device::uint64>, rntuple_device::unchanged<rntuple_device::uint64>>(pages, num, bad);
}

// SplitReal16
RNTUPLE_KERNEL rntuple_decode_SPLIT_REAL16(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::split<rntuple_device::uint16>, rntuple_device::half<rntuple_device::uint16>>(pages, num, bad);
}

// SplitReal32
RNTUPLE_KERNEL rntuple_decode_SPLIT_REAL32(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::split<rntuple_device::uint32>, rntuple_device::unchanged<rntuple_device::uint32>>(pages, num, bad);
}

// SplitReal64
RNTUPLE_KERNEL rntuple_decode_SPLIT_REAL64(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::split<rntuple_device::uint64>, rntuple_device::unchanged<rntuple_device::uint64>>(pages, num, bad);
}

// SplitIndex32
RNTUPLE_KERNEL rntuple_decode_SPLIT_INDEX32(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode_sums<rntuple_device::split<rntuple_device::uint32>, rntuple_device::index<rntuple_device::uint32>>(pages, num, bad);
}

// SplitIndex64
RNTUPLE_KERNEL rntuple_decode_SPLIT_INDEX64(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode_sums<rntuple_device::split<rntuple_device::uint64>, rntuple_device::index<rntuple_device::uint64>>(pages, num, bad);
}

// Real32Trunc
RNTUPLE_KERNEL rntuple_decode_REAL32_TRUNC(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::packed, rntuple_device::truncate<rntuple_device::uint32>>(pages, num, bad);
}

// Real32Quant
RNTUPLE_KERNEL rntuple_decode_REAL32_QUANT(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode<rntuple_device::packed, rntuple_device::quantize<rntuple_device::uint32>>(pages, num, bad);
}

// Switch, 96
RNTUPLE_KERNEL rntuple_decode_SWITCH_96(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode_pairs<64, 32>(pages, num, bad);
}

// Switch, 44+20
RNTUPLE_KERNEL rntuple_decode_SWITCH_44_20(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode_pairs<44, 20>(pages, num, bad);
}

// Switch, 32+32
RNTUPLE_KERNEL rntuple_decode_SWITCH_32_32(const rntuple_page *pages, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    rntuple_device::decode_pairs<32, 32>(pages, num, bad);
}

namespace rntuple_device {

// Bytes of algorithm and lengths in front of each compressed chunk.
constexpr uint64 len_compression_head = 9;
// Largest length of a chunk, compressed or not: 24 bits.
constexpr uint64 max_len_chunk = 16777215;
// Bytes of the XXH64 in front of the data of an LZ4 chunk, big-endian.
constexpr uint64 len_lz4_checksum = 8;
// First three bytes of a chunk compressed with lz4.
constexpr uint64 chunk_id_lz4 = 0x1344c;
// First three bytes of a chunk compressed with zstd.
constexpr uint64 chunk_id_zstd = 0x1535a;
// Kinds of stored pages.
enum { stored_raw, stored_zstd, stored_lz4 };

}  // namespace rntuple_device

// Integrity of stored pages: heads of compressed pages, checksums, and frames copied to aligned places.
//
// XXH3-64 and XXH64 follow doc/xxhash_spec.md of xxHash with seed 0, frames of Zstandard follow RFC 8878.
// No load reaches beyond the aligned 8 bytes that hold the last byte it is for.
namespace rntuple_device {

// -- bytes at any address ------------------------------------------------------------------------------------------

// 8 bytes at an address that is a multiple of 8. Nothing may write them while the kernel runs.
RNTUPLE_DEVICE uint64 load_long(uint64 address) {
#if defined(__CUDACC__)
    return __ldg((const uint64 *)address);
#else
    uint64 found;
    __builtin_memcpy(&found, (const void *)address, sizeof found);
    return found;
#endif
}

// The 64 bits that start at bit `shift` (0 to 63) of two words. With shift 0, `high` may be anything.
RNTUPLE_DEVICE uint64 funnel_long(uint64 low, uint64 high, unsigned shift) {
    return low >> shift | high << 1 << (63 - shift);
}

// 8 bytes at any address.
RNTUPLE_DEVICE uint64 load_unaligned(uint64 address) {
    return funnel_long(load_long(address & ~7ull), load_long((address + 7) & ~7ull), (unsigned)(address & 7) * 8);
}

// At most 8 bytes at any address, one by one.
RNTUPLE_DEVICE uint64 load_bytes(uint64 address, unsigned number) {
    uint64 found = 0;
    for (unsigned k = 0; k < number; k++)
        found |= (uint64)*(const uint8 *)(address + k) << 8 * k;
    return found;
}

RNTUPLE_DEVICE uint64 reverse_bytes(uint64 value) {
    value = (value & 0x00ff00ff00ff00ffull) << 8 | (value >> 8 & 0x00ff00ff00ff00ffull);
    value = (value & 0x0000ffff0000ffffull) << 16 | (value >> 16 & 0x0000ffff0000ffffull);
    return value << 32 | value >> 32;
}

RNTUPLE_DEVICE uint64 rotate(uint64 value, unsigned bits) { return value << bits | value >> (64 - bits); }

// The words of 1024 bytes that a thread of a warp holds: 32 * k + lane, each in two aligned words.
struct warp_span {
    uint64 address, low[4], high[4];
    int64 left;
    unsigned skip, shift;

    // Starts at the first byte of a page. Words after the first `words` are 0.
    RNTUPLE_DEVICE warp_span(uint64 source, uint64 words, unsigned lane)
        : address((source & ~7ull) + 8 * lane), left((int64)words - lane), skip(source & 7 ? 8 : 0),
          shift((unsigned)(source & 7) * 8) {
        load();
    }

    RNTUPLE_DEVICE void load() {
        RNTUPLE_UNROLL
        for (int k = 0; k < 4; k++) {
            low[k] = has(k) ? load_long(address + 256 * k) : 0;
            high[k] = has(k) ? load_long(address + 256 * k + skip) : 0;
        }
    }

    // Loads the next 1024 bytes.
    RNTUPLE_DEVICE void advance() {
        address += 1024;
        left -= 128;
        load();
    }

    RNTUPLE_DEVICE bool has(int k) const { return 32 * k < left; }

    RNTUPLE_DEVICE uint64 word(int k) const { return funnel_long(low[k], high[k], shift); }
};

// Bytes in a stripe of each hash.
enum { len_xxh64_stripe = 32, len_xxh3_stripe = 64 };

// Whether 32 threads share a page; otherwise, on the host, one thread does all.
RNTUPLE_DEVICE bool in_warp() {
#if defined(__CUDACC__)
    return true;
#else
    return warp_barrier != nullptr;
#endif
}

// -- XXH64 ---------------------------------------------------------------------------------------------------------

constexpr uint64 prime32_1 = 0x9e3779b1, prime32_2 = 0x85ebca77, prime32_3 = 0xc2b2ae3d;
constexpr uint64 prime64_1 = 0x9e3779b185ebca87, prime64_2 = 0xc2b2ae3d27d4eb4f, prime64_3 = 0x165667b19e3779f9;
constexpr uint64 prime64_4 = 0x85ebca77c2b2ae63, prime64_5 = 0x27d4eb2f165667c5;
constexpr uint64 prime_mx1 = 0x165667919e3779f9, prime_mx2 = 0x9fb21c651e98df25;

// A round for an input that is already multiplied by prime64_2.
RNTUPLE_DEVICE uint64 xxh64_round(uint64 accumulator, uint64 input) {
    return rotate(accumulator + input, 31) * prime64_1;
}

RNTUPLE_DEVICE uint64 xxh64_start(unsigned index) {
    return (index < 2 ? prime64_2 : 0) + (index == 0 ? prime64_1 : index == 3 ? 0 - prime64_1 : 0);
}

RNTUPLE_DEVICE uint64 xxh64_avalanche(uint64 hash) {
    hash = (hash ^ hash >> 33) * prime64_2;
    hash = (hash ^ hash >> 29) * prime64_3;
    return hash ^ hash >> 32;
}

// The accumulators after all whole stripes. Each is a chain of rounds: threads of the same lane modulo 4 compute the same
// chain, from words that all of them load and multiply.
RNTUPLE_DEVICE void xxh64_stripes(uint64 source, uint64 words, unsigned lane, uint64 (&accumulators)[4]) {
    if (!in_warp()) {
        for (unsigned k = 0; k < 4; k++)
            accumulators[k] = xxh64_start(k);
        for (uint64 word = 0; word < words; word++)
            accumulators[word % 4] = xxh64_round(accumulators[word % 4], load_unaligned(source + 8 * word) * prime64_2);
        return;
    }
    uint64 accumulator = xxh64_start(lane % 4);
    warp_span span(source, words, lane);
    for (int64 left = (int64)words; left > 0; left -= 128) {
        uint64 inputs[4];
        RNTUPLE_UNROLL
        for (int k = 0; k < 4; k++)
            inputs[k] = span.word(k) * prime64_2;
        span.advance();
        RNTUPLE_UNROLL
        for (int k = 0; k < 4; k++) {
            RNTUPLE_UNROLL
            for (int word = 0; word < 32; word += 4) {
                uint64 input = shuffle(inputs[k], word + lane % 4);
                if (32 * k + word < left)
                    accumulator = xxh64_round(accumulator, input);
            }
        }
    }
    RNTUPLE_UNROLL
    for (unsigned k = 0; k < 4; k++)
        accumulators[k] = shuffle(accumulator, k);
}

// XXH64 of bytes, for every thread of the warp. All of them call it.
RNTUPLE_DEVICE uint64 xxh64(uint64 source, uint64 size, unsigned lane) {
    uint64 words = size / len_xxh64_stripe * 4, hash = prime64_5;
    if (words) {
        uint64 accumulators[4];
        xxh64_stripes(source, words, lane, accumulators);
        hash = rotate(accumulators[0], 1) + rotate(accumulators[1], 7) + rotate(accumulators[2], 12)
            + rotate(accumulators[3], 18);
        for (unsigned k = 0; k < 4; k++)
            hash = (hash ^ xxh64_round(0, accumulators[k] * prime64_2)) * prime64_1 + prime64_4;
    }
    hash += size;
    uint64 position = source + 8 * words, end = source + size;
    for (; end - position >= 8; position += 8)
        hash = rotate(hash ^ xxh64_round(0, load_unaligned(position) * prime64_2), 27) * prime64_1 + prime64_4;
    if (end - position >= 4) {
        hash = rotate(hash ^ load_bytes(position, 4) * prime64_1, 23) * prime64_2 + prime64_3;
        position += 4;
    }
    for (; position < end; position++)
        hash = rotate(hash ^ load_bytes(position, 1) * prime64_5, 11) * prime64_1;
    return xxh64_avalanche(hash);
}

// -- XXH3-64 -------------------------------------------------------------------------------------------------------

// 8 bytes of the default secret, from any of its bytes on.
RNTUPLE_DEVICE uint64 secret(unsigned offset) {
    static const uint64 words[24] = {
        0xbe4ba423396cfeb8, 0x1cad21f72c81017c, 0xdb979083e96dd4de, 0x1f67b3b7a4a44072, 0x78e5c0cc4ee679cb,
        0x2172ffcc7dd05a82, 0x8e2443f7744608b8, 0x4c263a81e69035e0, 0xcb00c391bb52283c, 0xa32e531b8b65d088,
        0x4ef90da297486471, 0xd8acdea946ef1938, 0x3f349ce33f76faa8, 0x1d4f0bc7c7bbdcf9, 0x3159b4cd4be0518a,
        0x647378d9c97e9fc8, 0xc3ebd33483acc5ea, 0xeb6313faffa081c5, 0x49daf0b751dd0d17, 0x9e68d429265516d3,
        0xfca1477d58be162b, 0xce31d07ad1b8f88f, 0x280416958f3acb45, 0x7e404bbbcafbd7af,
    };
    return funnel_long(words[offset / 8], words[(offset + 7) / 8], offset % 8 * 8);
}

// Exclusive or of the two halves of a product of 128 bits.
RNTUPLE_DEVICE uint64 fold_product(uint64 a, uint64 b) {
#if defined(__CUDACC__)
    return a * b ^ __umul64hi(a, b);
#else
    __extension__ const unsigned __int128 found = (unsigned __int128)a * b;
    return (uint64)found ^ (uint64)(found >> 64);
#endif
}

RNTUPLE_DEVICE uint64 xxh3_avalanche(uint64 hash) {
    hash = (hash ^ hash >> 37) * prime_mx1;
    return hash ^ hash >> 32;
}

// XXH3-64 of at most 16 bytes.
RNTUPLE_DEVICE uint64 xxh3_small(uint64 source, unsigned size) {
    if (size > 8) {
        uint64 low = load_unaligned(source) ^ secret(24) ^ secret(32);
        uint64 high = load_unaligned(source + size - 8) ^ secret(40) ^ secret(48);
        return xxh3_avalanche(size + reverse_bytes(low) + high + fold_product(low, high));
    }
    if (size >= 4) {
        uint64 hash = load_bytes(source + size - 4, 4) + (load_bytes(source, 4) << 32);
        hash ^= secret(8) ^ secret(16);
        hash = (hash ^ rotate(hash, 49) ^ rotate(hash, 24)) * prime_mx2;
        hash = (hash ^ ((hash >> 35) + size)) * prime_mx2;
        return hash ^ hash >> 28;
    }
    if (size == 0)
        return xxh64_avalanche(secret(56) ^ secret(64));
    uint64 first = load_bytes(source, 1), middle = load_bytes(source + size / 2, 1);
    uint64 both = first << 16 | middle << 24 | load_bytes(source + size - 1, 1) | size << 8;
    return xxh64_avalanche(((secret(0) ^ secret(4)) & 0xffffffff) ^ both);
}

// 16 bytes, mixed with the secret from an offset on.
RNTUPLE_DEVICE uint64 xxh3_mix(uint64 source, unsigned offset) {
    return fold_product(load_unaligned(source) ^ secret(offset), load_unaligned(source + 8) ^ secret(offset + 8));
}

// XXH3-64 of 17 to 240 bytes.
RNTUPLE_DEVICE uint64 xxh3_medium(uint64 source, unsigned size) {
    uint64 hash = size * prime64_1;
    if (size <= 128) {
        for (unsigned pair = 0; 32 * pair < size; pair++) {
            hash += xxh3_mix(source + 16 * pair, 32 * pair);
            hash += xxh3_mix(source + size - 16 * (pair + 1), 32 * pair + 16);
        }
        return xxh3_avalanche(hash);
    }
    for (unsigned part = 0; part < 8; part++)
        hash += xxh3_mix(source + 16 * part, 16 * part);
    hash = xxh3_avalanche(hash);
    for (unsigned part = 8; part < size / 16; part++)
        hash += xxh3_mix(source + 16 * part, 16 * (part - 8) + 3);
    return xxh3_avalanche(hash + xxh3_mix(source + size - 16, 119));
}

RNTUPLE_DEVICE uint64 xxh3_start(unsigned index) {
    switch (index) {
    case 0: return prime32_3;
    case 1: return prime64_1;
    case 2: return prime64_2;
    case 3: return prime64_3;
    case 4: return prime64_4;
    case 5: return prime32_2;
    case 6: return prime64_5;
    default: return prime32_1;
    }
}

RNTUPLE_DEVICE uint64 xxh3_multiply(uint64 data, uint64 key) {
    data ^= key;
    return (data & 0xffffffff) * (data >> 32);
}

RNTUPLE_DEVICE uint64 xxh3_scramble(uint64 accumulator, uint64 key) {
    return (accumulator ^ accumulator >> 47 ^ key) * prime32_1;
}

RNTUPLE_DEVICE void xxh3_stripe(uint64 source, unsigned offset, uint64 (&accumulators)[8]) {
    for (unsigned k = 0; k < 8; k++) {
        uint64 data = load_unaligned(source + 8 * k);
        accumulators[k ^ 1] += data;
        accumulators[k] += xxh3_multiply(data, secret(offset + 8 * k));
    }
}

// XXH3-64 of more than 240 bytes, by one thread.
RNTUPLE_DEVICE uint64 xxh3_serial(uint64 source, uint64 size) {
    uint64 accumulators[8], hash = size * prime64_1;
    for (unsigned k = 0; k < 8; k++)
        accumulators[k] = xxh3_start(k);
    for (uint64 stripe = 0; stripe < (size - 1) / len_xxh3_stripe; stripe++) {
        xxh3_stripe(source + len_xxh3_stripe * stripe, 8 * (unsigned)(stripe % 16), accumulators);
        for (unsigned k = 0; k < 8 && stripe % 16 == 15; k++)
            accumulators[k] = xxh3_scramble(accumulators[k], secret(128 + 8 * k));
    }
    xxh3_stripe(source + size - len_xxh3_stripe, 121, accumulators);
    for (unsigned k = 0; k < 8; k += 2)
        hash += fold_product(accumulators[k] ^ secret(11 + 8 * k), accumulators[k + 1] ^ secret(19 + 8 * k));
    return xxh3_avalanche(hash);
}

// XXH3-64 of more than 240 bytes, by a warp. Lane 8 * g + k adds word k of stripes g, g + 4, g + 8 and g + 12 of a block of
// 16 stripes. The lanes add up what they have before each scramble: then all lanes of the same k hold accumulator k.
RNTUPLE_DEVICE uint64 xxh3_warp(uint64 source, uint64 size, unsigned lane) {
    unsigned index = lane % 8;
    uint64 words = (size - 1) / len_xxh3_stripe * 8, scramble = secret(128 + 8 * index), keys[4];
    RNTUPLE_UNROLL
    for (unsigned k = 0; k < 4; k++)
        keys[k] = secret(8 * (4 * k + lane / 8 + index));
    warp_span span(source, words, lane);
    // The last stripe may overlap the one before. It is added at the end, but loaded while there is time.
    uint64 last = load_unaligned(source + size - len_xxh3_stripe + 8 * index);
    uint64 accumulator = xxh3_start(index);
    for (int64 left = (int64)words;; left -= 128) {
        uint64 own = 0, neighbour = 0;
        RNTUPLE_UNROLL
        for (int k = 0; k < 4; k++) {
            uint64 data = span.word(k);
            own += span.has(k) ? xxh3_multiply(data, keys[k]) : 0;
            neighbour += data;
        }
        span.advance();
        own += shuffle(neighbour, lane ^ 1);
        own += shuffle(own, lane ^ 8);
        accumulator += own + shuffle(own, lane ^ 16);
        if (left < 128)
            break;
        accumulator = xxh3_scramble(accumulator, scramble);
    }
    accumulator += xxh3_multiply(last, secret(121 + 8 * index)) + shuffle(last, lane ^ 1);
    accumulator ^= secret(11 + 8 * index);
    uint64 hash = fold_product(accumulator, shuffle(accumulator, lane ^ 1));
    hash += shuffle(hash, lane ^ 2);
    hash += shuffle(hash, lane ^ 4);
    return xxh3_avalanche(hash + size * prime64_1);
}

// XXH3-64 of bytes, for every thread of the warp. All of them call it.
RNTUPLE_DEVICE uint64 xxh3(uint64 source, uint64 size, unsigned lane) {
    if (size > 240)
        return in_warp() ? xxh3_warp(source, size, lane) : xxh3_serial(source, size);
    return size > 16 ? xxh3_medium(source, (unsigned)size) : xxh3_small(source, (unsigned)size);
}

// -- frames of Zstandard -------------------------------------------------------------------------------------------

constexpr uint64 zstd_magic = 0xfd2fb528, most_in_zstd_block = 128 << 10;
// Logarithm of the largest window that the library of Zstandard accepts.
constexpr unsigned most_zstd_window_log = 31;
enum { zstd_rle = 1, zstd_compressed = 2, zstd_reserved = 3 };

// Whether the headers are those of one frame that fills the bytes from `position` to `end` and can hold `length` bytes.
// Frames with a dictionary or a checksum count as irregular: decompressors of devices compare no checksums.
RNTUPLE_DEVICE bool is_zstd_frame(uint64 position, uint64 end, uint64 length) {
    if (end - position < 6 || load_bytes(position, 4) != zstd_magic)
        return false;
    unsigned descriptor = (unsigned)load_bytes(position + 4, 1);
    // Bit 3 is reserved, bit 2 stands for a checksum, bits 1 and 0 are the size of the id of a dictionary.
    if (descriptor & 15)
        return false;
    bool single_segment = descriptor >> 5 & 1;
    unsigned code = descriptor >> 6, len_content_size = code ? 1u << code : single_segment;
    uint64 window = length;
    position += 5;
    if (!single_segment) {
        unsigned byte = (unsigned)load_bytes(position, 1);
        if (10 + (byte >> 3) > most_zstd_window_log)
            return false;
        window = (8ull + (byte & 7)) << (7 + (byte >> 3));
        position += 1;
    }
    if (end - position < len_content_size)
        return false;
    if (len_content_size && load_bytes(position, len_content_size) + (len_content_size == 2 ? 256 : 0) != length)
        return false;
    position += len_content_size;
    uint64 most = window < most_in_zstd_block ? window : most_in_zstd_block, known = 0;
    bool is_all_known = true;
    while (end - position >= 3) {
        uint64 head = load_bytes(position, 3), size = head >> 3;
        unsigned kind = (unsigned)(head >> 1 & 3);
        uint64 stored = kind == zstd_rle ? 1 : size;
        position += 3;
        is_all_known &= kind != zstd_compressed;
        known += kind == zstd_compressed ? 0 : size;
        if (kind == zstd_reserved || size > most || end - position < stored || known > length)
            return false;
        position += stored;
        if (head & 1)
            return position == end && (!is_all_known || known == length);
    }
    return false;
}

// -- kernels -------------------------------------------------------------------------------------------------------

// Whether the first bytes of a page are those that its sizes demand: one chunk, whose frame fills it if it is of Zstandard.
RNTUPLE_DEVICE bool is_regular(const rntuple_chunk &chunk) {
    if (chunk.kind == stored_raw)
        return chunk.size == chunk.length;
    if (chunk.kind != stored_zstd && chunk.kind != stored_lz4)
        return false;
    bool is_zstd = chunk.kind == stored_zstd;
    uint64 size = (uint64)chunk.size, length = (uint64)chunk.length;
    uint64 len_head = len_compression_head + (is_zstd ? 0 : len_lz4_checksum);
    return chunk.size > (int64)len_head && chunk.size < chunk.length && length <= max_len_chunk && chunk.head == len_head
        && load_bytes(chunk.source, 3) == (is_zstd ? chunk_id_zstd : chunk_id_lz4)
        && load_bytes(chunk.source + 3, 3) == size - len_compression_head && load_bytes(chunk.source + 6, 3) == length
        && (!is_zstd || is_zstd_frame(chunk.source + len_head, chunk.source + size, length));
}

// Number of this thread among all of the grid, and of all threads; of warps if they share the pages.
RNTUPLE_DEVICE int64 grid_thread(unsigned threads) {
    return ((int64)blockIdx.x * blockDim.x + threadIdx.x) / threads;
}

RNTUPLE_DEVICE int64 grid_size(unsigned threads) { return (int64)gridDim.x * blockDim.x / threads; }

}  // namespace rntuple_device

// Sets *bad if the first bytes of a page are not those that its sizes demand. One thread for each page.
RNTUPLE_KERNEL rntuple_check_heads(
    const rntuple_chunk *chunks, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    using namespace rntuple_device;
    for (int64 i = grid_thread(1); i < num; i += grid_size(1))
        if (!is_regular(chunks[i]))
            set_bad(bad);
}

// Sets *bad if the XXH3-64 of a page is not that in the 8 bytes after it. One warp for each page.
RNTUPLE_KERNEL rntuple_hash(const rntuple_chunk *chunks, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    using namespace rntuple_device;
    unsigned threads = in_warp() ? warp_size : 1, lane = threadIdx.x % threads;
    for (int64 i = grid_thread(threads); i < num; i += grid_size(threads)) {
        uint64 source = chunks[i].source, size = (uint64)chunks[i].size, found = xxh3(source, size, lane);
        if (lane == 0 && found != load_unaligned(source + size))
            set_bad(bad);
    }
}

// Sets *bad if the XXH64 of the block of a page of LZ4 is not that in front of it, big-endian. One warp for each page.
RNTUPLE_KERNEL rntuple_hash_lz4(const rntuple_chunk *chunks, rntuple_device::int64 num, rntuple_device::uint64 *bad) {
    using namespace rntuple_device;
    unsigned threads = in_warp() ? warp_size : 1, lane = threadIdx.x % threads;
    for (int64 i = grid_thread(threads); i < num; i += grid_size(threads)) {
        if (chunks[i].kind != stored_lz4)
            continue;
        uint64 source = chunks[i].source + chunks[i].head;
        int64 size = chunks[i].size - (int64)chunks[i].head;
        bool matches = size > 0;
        if (matches)
            matches = xxh64(source, (uint64)size, lane) == reverse_bytes(load_unaligned(source - len_lz4_checksum));
        if (lane == 0 && !matches)
            set_bad(bad);
    }
}

// Copies the frame of each page, or the whole page if it is not compressed, to its target. One block for each page.
RNTUPLE_KERNEL rntuple_gather(const rntuple_chunk *chunks, rntuple_device::int64 num) {
    using namespace rntuple_device;
    for (int64 i = blockIdx.x; i < num; i += gridDim.x) {
        uint64 head = chunks[i].kind == stored_raw ? 0 : chunks[i].head;
        uint64 source = chunks[i].source + head, target = chunks[i].target;
        int64 size = chunks[i].size - (int64)head, words = size / 8;
        RNTUPLE_UNROLL
        for (int64 word = threadIdx.x; word < words; word += blockDim.x)
            ((uint64 *)target)[word] = load_unaligned(source + 8 * word);
        for (int64 byte = words * 8 + threadIdx.x; byte < size; byte += blockDim.x)
            ((uint8 *)target)[byte] = *(const uint8 *)(source + byte);
    }
}
