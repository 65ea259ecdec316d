#include <rntuple/compression.h>

#include <rntuple/constants.h>
#include <rntuple/root_file.h>

#include <algorithm>

#ifdef RNTUPLE_WITH_ZLIB
#include <zlib.h>
#endif
#ifdef RNTUPLE_WITH_LZMA
#include <lzma.h>
#endif
#ifdef RNTUPLE_WITH_LZ4
#include <lz4.h>
#endif
#if defined(RNTUPLE_WITH_LZ4) || defined(RNTUPLE_WITH_XXH3)
#include <xxhash.h>
#endif
#ifdef RNTUPLE_WITH_ZSTD
#include <zstd.h>
#include <zstd_errors.h>
#endif

namespace rntuple {

namespace {

#ifdef RNTUPLE_WITH_ZLIB
std::string inflated(const std::string& data, std::size_t length, int window_bits) {
    std::string bytes(length + 1, '\0');  // one more than there should be
    z_stream stream = z_stream();
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(data.data()));
    stream.avail_in = static_cast<uInt>(data.size());
    stream.next_out = reinterpret_cast<Bytef*>(&bytes[0]);
    stream.avail_out = static_cast<uInt>(bytes.size());
    int status = inflateInit2(&stream, window_bits);
    if (status == Z_MEM_ERROR) throw std::bad_alloc();
    if (status != Z_OK) throw std::runtime_error("zlib does not start");
    status = inflate(&stream, Z_FINISH);
    std::string problem = stream.msg ? stream.msg : "the stream does not end where it should";
    bytes.resize(stream.total_out);
    inflateEnd(&stream);
    if (status == Z_MEM_ERROR) throw std::bad_alloc();
    if (status != Z_STREAM_END) throw std::runtime_error(problem);
    return bytes;
}
#endif

#ifdef RNTUPLE_WITH_LZMA
std::string unlzma(const std::string& data, std::size_t length) {
    std::string bytes(length + 1, '\0');
    uint64_t max_memory = uint64_t(128) << 20;  // preset 9 needs half of it
    std::size_t place = 0, size = 0;
    lzma_ret status = lzma_stream_buffer_decode(&max_memory, 0, nullptr, reinterpret_cast<const uint8_t*>(data.data()), &place, data.size(),
                                                reinterpret_cast<uint8_t*>(&bytes[0]), &size, bytes.size());
    if (status == LZMA_MEM_ERROR) throw std::bad_alloc();
    if (status != LZMA_OK) throw std::runtime_error("error " + std::to_string(status) + " of liblzma");
    bytes.resize(size);
    return bytes;
}
#endif

#ifdef RNTUPLE_WITH_LZ4
std::string unlz4(const std::string& data, std::size_t length) {
    std::size_t head = constants::len_lz4_checksum;
    if (data.size() < head) throw std::runtime_error("the checksum is cut off");
    uint64_t stored = 0, computed = XXH64(data.data() + head, data.size() - head, 0);
    for (std::size_t i = 0; i < head; i++) stored = stored << 8 | static_cast<unsigned char>(data[i]);
    if (stored != computed) throw std::runtime_error("checksum " + std::to_string(stored) + ", the bytes hash to " + std::to_string(computed));
    std::string bytes(length + 1, '\0');
    int size = LZ4_decompress_safe(data.data() + head, &bytes[0], static_cast<int>(data.size() - head), static_cast<int>(bytes.size()));
    if (size < 0) throw std::runtime_error("the block is not valid");
    bytes.resize(static_cast<std::size_t>(size));
    return bytes;
}
#endif

#ifdef RNTUPLE_WITH_ZSTD
std::string unzstd(const std::string& data, std::size_t length) {
    std::string bytes(length + 1, '\0');
    std::size_t size = ZSTD_decompress(&bytes[0], bytes.size(), data.data(), data.size());
    if (ZSTD_getErrorCode(size) == ZSTD_error_memory_allocation) throw std::bad_alloc();
    if (ZSTD_isError(size)) throw std::runtime_error(ZSTD_getErrorName(size));
    bytes.resize(size);
    return bytes;
}
#endif

codecs_t built_in() {
    codecs_t found;
#ifdef RNTUPLE_WITH_ZLIB
    found["zlib"] = [](const std::string& data, std::size_t length) { return inflated(data, length, 15); };
    found["old"] = [](const std::string& data, std::size_t length) { return inflated(data, length, -15); };
#endif
#ifdef RNTUPLE_WITH_LZMA
    found["lzma"] = unlzma;
#endif
#ifdef RNTUPLE_WITH_LZ4
    found["lz4"] = unlz4;
#endif
#ifdef RNTUPLE_WITH_ZSTD
    found["zstd"] = unzstd;
#endif
    return found;
}

std::string name_of(const std::string& tag) {
    const char* const names[][2] = {
        {constants::chunk_tag_zlib, "zlib"}, {constants::chunk_tag_lzma, "lzma"}, {constants::chunk_tag_old, "old"},
        {constants::chunk_tag_lz4, "lz4"},   {constants::chunk_tag_zstd, "zstd"},
    };
    for (const auto& name : names)
        if (tag == name[0]) return name[1];
    return "";
}

kaitai::kstruct_error wrong(const std::string& message, uint64_t position) {
    return kaitai::kstruct_error(message + " (at byte " + std::to_string(position) + ")", "decompress");
}

kaitai::kstruct_error outside(uint64_t length, uint64_t start) {
    return kaitai::kstruct_error(std::to_string(length) + " bytes at " + std::to_string(start) + " are outside of the file", "read_blob");
}

// Compares the last eight bytes with the hash of those from `first` to them.
void compare(const std::string& data, std::size_t first, bool is_big_endian, const hash_t& hash, const char* place, uint64_t position) {
    const std::size_t len_checksum = constants::len_envelope_checksum;
    if (data.size() < first + len_checksum)
        throw kaitai::kstruct_error(std::to_string(data.size()) + " bytes with a checksum (at byte " + std::to_string(position) + ")", place);
    std::size_t end = data.size() - len_checksum;
    uint64_t stored = 0, computed = hash(data.data() + first, end - first);
    for (std::size_t i = 0; i < len_checksum; i++)
        stored = stored << 8 | static_cast<unsigned char>(data[is_big_endian ? end + i : data.size() - 1 - i]);
    if (stored != computed)
        throw kaitai::kstruct_error("checksum " + std::to_string(stored) + ", the bytes hash to " + std::to_string(computed) + " (at byte " +
                                    std::to_string(position) + ")", place);
}

}  // namespace

std::string read_range(const source_t& file, uint64_t offset, uint64_t size) {
    uint64_t end = file.size(), limit = std::min<uint64_t>(file.max_bytes(), std::string().max_size());
    if (offset > end || size > end - offset) throw outside(size, offset);
    if (size > limit) throw limit_error("bytes", size, limit);
    std::string data(static_cast<std::size_t>(size), '\0');
    if (!data.empty()) file.read(offset, &data[0], data.size());
    return data;
}

const codecs_t& codecs() {
    static const codecs_t found = built_in();
    return found;
}

#ifdef RNTUPLE_WITH_XXH3
uint64_t xxh3(const char* data, std::size_t length) { return XXH3_64bits(data, length); }
#else
uint64_t xxh3(const char*, std::size_t) { throw missing_codec_error("xxh3"); }
#endif

std::string decompress(const std::string& stored, uint64_t length, const codecs_t& chosen) {
    if (stored.size() == length) return stored;
    if (stored.size() > length)
        throw wrong(std::to_string(stored.size()) + " stored bytes for " + std::to_string(length) + " uncompressed ones", 0);
    kaitai::kstream stream(stored);
    root_file_t::compression_block_t block(&stream);
    uint64_t total = 0, position = 0;
    for (const auto& chunk : *block.chunks()) total += chunk->len_uncompressed();
    if (total != length) throw wrong("chunks for " + std::to_string(total) + " bytes, " + std::to_string(length) + " expected", 0);
    std::string whole;
    for (const auto& chunk : *block.chunks()) {
        std::string tag = chunk->algorithm().substr(0, 2), name = name_of(tag), part;
        if (name.empty()) throw wrong("unknown compression algorithm '" + tag + "'", position);
        const codecs_t& source = chosen.count(name) ? chosen : codecs();
        codecs_t::const_iterator codec = source.find(name);
        if (codec == source.end()) throw missing_codec_error(name);
        std::size_t size = static_cast<std::size_t>(chunk->len_uncompressed());
        try {
            part = codec->second(chunk->data(), size);
        } catch (const std::bad_alloc&) {
            throw;  // says nothing about the file
        } catch (const std::exception& error) {
            throw wrong("damaged " + name + " chunk: " + error.what(), position);
        }
        if (part.size() != size)
            throw wrong("a " + name + " chunk expands to " + std::to_string(part.size()) + " bytes, not " + std::to_string(size), position);
        whole += part;
        position += constants::len_compression_head + chunk->len_compressed();
    }
    return whole;
}

std::string read_blob(const source_t& file, uint64_t offset, uint64_t size, uint64_t max_key_size) {
    if (max_key_size == 0 || size <= max_key_size) return read_range(file, offset, size);
    if (size > file.size()) throw outside(size, offset);
    if (size > file.max_bytes()) throw limit_error("bytes", size, file.max_bytes());
    uint64_t len_offset = constants::len_chunk_offset;
    uint64_t num_keys = max_key_size > len_offset ? (size - len_offset - 1) / (max_key_size - len_offset) + 1 : 0;
    if (num_keys == 0 || len_offset * (num_keys - 1) > max_key_size)
        throw kaitai::kstruct_error(std::to_string(size) + " bytes at " + std::to_string(offset) + " in keys of at most " +
                                    std::to_string(max_key_size), "read_blob");
    std::size_t len_first = static_cast<std::size_t>(max_key_size - len_offset * (num_keys - 1));
    std::string first = read_range(file, offset, max_key_size), whole = first.substr(0, len_first);
    for (std::size_t at = len_first; at < first.size(); at += len_offset) {
        uint64_t start = 0;
        for (std::size_t b = len_offset; b-- > 0;) start = start << 8 | static_cast<unsigned char>(first[at + b]);
        whole += read_range(file, start, std::min(max_key_size, size - whole.size()));
    }
    return whole;
}

std::string read_anchor(const source_t& file, uint64_t offset, uint64_t size, uint64_t length, const codecs_t& chosen, const hash_t& hash) {
    std::string data = decompress(read_blob(file, offset, size, 0), length, chosen);
    compare(data, constants::first_checked_anchor_byte, true, hash, "read_anchor", offset);
    return data;
}

std::string read_envelope(const source_t& file, uint64_t offset, uint64_t size, uint64_t length, uint64_t max_key_size,
                          const codecs_t& chosen, const hash_t& hash) {
    std::string data = decompress(read_blob(file, offset, size, max_key_size), length, chosen);
    compare(data, 0, false, hash, "read_envelope", offset);
    return data;
}

std::string read_page(const source_t& file, uint64_t offset, uint64_t size, uint64_t length, uint64_t max_key_size, bool has_checksum,
                      const codecs_t& chosen, const hash_t& hash) {
    if (!has_checksum) return decompress(read_blob(file, offset, size, max_key_size), length, chosen);
    if (size > file.size()) throw outside(size, offset);  // the sum below would wrap
    std::string blob = read_blob(file, offset, size + constants::len_page_checksum, max_key_size);
    compare(blob, 0, false, hash, "read_page", offset);
    blob.resize(static_cast<std::size_t>(size));
    return decompress(blob, length, chosen);
}

}  // namespace rntuple
