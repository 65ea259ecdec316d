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
    rntuple_device::int64 kind;  // 0 uncompressed, 1 zstd, 2 lz4
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

// Integrity of stored pages before they are decoded.
