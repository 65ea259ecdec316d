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
