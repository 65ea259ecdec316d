// Stored bytes of anchors, envelopes and pages: blobs in keys, chunks of five compression algorithms, and checksums.
#pragma once

#include <rntuple/kaitai.h>
#include <rntuple/source.h>

#include <cstdint>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>

namespace rntuple {

// Returns the uncompressed bytes of a chunk, given its bytes without the head and their number after decompression.
// Throws what derives from std::exception if the bytes are damaged.
typedef std::function<std::string(const std::string& data, std::size_t length)> codec_t;
// By name of the algorithm: zlib, lzma, old, lz4, zstd.
typedef std::map<std::string, codec_t> codecs_t;

// Returns the XXH3-64 of bytes, with seed 0.
typedef std::function<uint64_t(const char* data, std::size_t length)> hash_t;

// No codec is there for a compression algorithm, or no hash for checksums (algorithm xxh3).
class missing_codec_error : public std::runtime_error {
public:
    explicit missing_codec_error(const std::string& algorithm)
        : std::runtime_error(algorithm == "xxh3"
                                 ? "no hash for checksums: build with the library xxHash or pass a hash"
                                 : "no codec for the compression algorithm " + algorithm + ": build with its library or pass a codec"),
          algorithm_(algorithm) {}
    // Name of the algorithm.
    const std::string& algorithm() const { return algorithm_; }

private:
    std::string algorithm_;
};

// The codecs that this library was built with.
const codecs_t& codecs();

// The hash that this library was built with. Throws missing_codec_error if it was built without xxHash.
uint64_t xxh3(const char* data, std::size_t length);

// Returns the bytes of an envelope, a page or another object from its stored bytes without checksum, which are compressed if they
// are fewer than `length`. Codecs that are chosen are used before those of this library.
// Throws a format_error if the bytes are damaged, with the offset in `stored`; missing_codec_error if an algorithm has no codec.
std::string decompress(const std::string& stored, uint64_t length, const codecs_t& chosen = codecs_t());

// Returns the stored bytes of an envelope or page, which are spread over several keys if one cannot hold them.
// `size` includes the checksum of a page; `max_key_size` is the limit that the anchor has.
// Throws a format_error if bytes are outside of the file, or the keys cannot hold them.
std::string read_blob(const source_t& file, uint64_t offset, uint64_t size, uint64_t max_key_size);

// Returns the bytes of an anchor of the released format, whose checksum is compared. The object starts at `offset`, after its key.
// Throws a format_error if the bytes are damaged or outside of the file; missing_codec_error if a codec or the hash is missing.
std::string read_anchor(const source_t& file, uint64_t offset, uint64_t size, uint64_t length, const codecs_t& chosen = codecs_t(),
                        const hash_t& hash = xxh3);

// Returns the uncompressed bytes of an envelope of the released format or RC2, whose checksum is compared.
// `length` is the one that the link or the anchor states; `max_key_size` is the limit that the anchor has.
// Throws a format_error if the bytes are damaged or outside of the file; missing_codec_error if a codec or the hash is missing.
std::string read_envelope(const source_t& file, uint64_t offset, uint64_t size, uint64_t length, uint64_t max_key_size,
                          const codecs_t& chosen = codecs_t(), const hash_t& hash = xxh3);

// Returns the uncompressed bytes of a page of the released format or RC2, whose checksum is compared if it has one.
// `size` does not include the checksum; `max_key_size` is the limit that the anchor has.
// Throws a format_error if the bytes are damaged or outside of the file; missing_codec_error if a codec or the hash is missing.
std::string read_page(const source_t& file, uint64_t offset, uint64_t size, uint64_t length, uint64_t max_key_size, bool has_checksum,
                      const codecs_t& chosen = codecs_t(), const hash_t& hash = xxh3);

// The same for the bytes of a whole file.
inline std::string read_blob(const std::string& file, uint64_t offset, uint64_t size, uint64_t max_key_size) {
    return read_blob(bytes_source_t(file), offset, size, max_key_size);
}
inline std::string read_anchor(const std::string& file, uint64_t offset, uint64_t size, uint64_t length,
                               const codecs_t& chosen = codecs_t(), const hash_t& hash = xxh3) {
    return read_anchor(bytes_source_t(file), offset, size, length, chosen, hash);
}
inline std::string read_envelope(const std::string& file, uint64_t offset, uint64_t size, uint64_t length, uint64_t max_key_size,
                                 const codecs_t& chosen = codecs_t(), const hash_t& hash = xxh3) {
    return read_envelope(bytes_source_t(file), offset, size, length, max_key_size, chosen, hash);
}
inline std::string read_page(const std::string& file, uint64_t offset, uint64_t size, uint64_t length, uint64_t max_key_size,
                             bool has_checksum, const codecs_t& chosen = codecs_t(), const hash_t& hash = xxh3) {
    return read_page(bytes_source_t(file), offset, size, length, max_key_size, has_checksum, chosen, hash);
}

}  // namespace rntuple
