// Byte stream of the small Kaitai Struct runtime that comes with the RNTuple parsers.
//
// It has the interface that compiler 0.11 generates code for, as far as the RNTuple grammars use it. Unlike the
// general runtime it works on bytes in memory and compares every size with the bytes that are left before it
// allocates anything, so damaged input ends in an exception and never in an absurd allocation.
#pragma once

#include <cstdint>
#include <cstring>
#include <iterator>
#include <istream>
#include <stdexcept>
#include <string>

namespace rntuple {
namespace kaitai {

// The bytes break the grammar. Everything that a parser throws derives from it.
class kstruct_error : public std::runtime_error {
public:
    kstruct_error(const std::string& what, const std::string& src_path)
        : std::runtime_error(src_path.empty() ? what : src_path + ": " + what), src_path_(src_path) {}
    // Place in the grammar, if a condition of the grammar does not hold.
    const std::string& src_path() const { return src_path_; }

private:
    std::string src_path_;
};

// More bytes were asked for than there are.
class end_of_stream_error : public kstruct_error {
public:
    end_of_stream_error(uint64_t wanted, uint64_t left)
        : kstruct_error("end of stream: " + std::to_string(wanted) + " bytes wanted, " + std::to_string(left) + " left", "") {}
};

class kstream {
public:
    explicit kstream(const std::string& data) : data_(data) {}
    explicit kstream(std::string&& data) : data_(std::move(data)) {}
    explicit kstream(std::istream* input)
        : data_((std::istreambuf_iterator<char>(*input)), std::istreambuf_iterator<char>()) {}
    kstream(const kstream&) = delete;
    kstream& operator=(const kstream&) = delete;

    bool is_eof() const { return pos_ >= data_.size() && bits_left_ == 0; }
    uint64_t pos() const { return pos_; }
    uint64_t size() const { return data_.size(); }
    void seek(uint64_t pos) {
        if (pos > data_.size()) throw end_of_stream_error(pos, data_.size());
        align_to_byte();
        pos_ = static_cast<std::size_t>(pos);
    }

    uint8_t read_u1() { return static_cast<uint8_t>(little(1)); }
    uint16_t read_u2le() { return static_cast<uint16_t>(little(2)); }
    uint32_t read_u4le() { return static_cast<uint32_t>(little(4)); }
    uint64_t read_u8le() { return little(8); }
    uint16_t read_u2be() { return static_cast<uint16_t>(big(2)); }
    uint32_t read_u4be() { return static_cast<uint32_t>(big(4)); }
    uint64_t read_u8be() { return big(8); }
    int8_t read_s1() { return static_cast<int8_t>(little(1)); }
    int16_t read_s2le() { return static_cast<int16_t>(little(2)); }
    int32_t read_s4le() { return static_cast<int32_t>(little(4)); }
    int64_t read_s8le() { return static_cast<int64_t>(little(8)); }
    int16_t read_s2be() { return static_cast<int16_t>(big(2)); }
    int32_t read_s4be() { return static_cast<int32_t>(big(4)); }
    int64_t read_s8be() { return static_cast<int64_t>(big(8)); }
    float read_f4le() {
        uint32_t bits = read_u4le();
        float value;
        std::memcpy(&value, &bits, sizeof value);
        return value;
    }
    double read_f8le() {
        uint64_t bits = little(8);
        double value;
        std::memcpy(&value, &bits, sizeof value);
        return value;
    }

    // Up to 56 bits, least significant bit first.
    uint64_t read_bits_int_le(int count) {
        while (bits_left_ < count) {
            bits_ |= static_cast<uint64_t>(*take(1)) << bits_left_;
            bits_left_ += 8;
        }
        uint64_t value = bits_ & ((uint64_t(1) << count) - 1);
        bits_ >>= count;
        bits_left_ -= count;
        return value;
    }
    void align_to_byte() {
        bits_ = 0;
        bits_left_ = 0;
    }

    std::string read_bytes(int64_t count) {
        align_to_byte();
        if (count < 0) throw end_of_stream_error(static_cast<uint64_t>(count), data_.size() - pos_);
        const unsigned char* start = take(static_cast<uint64_t>(count));
        return std::string(reinterpret_cast<const char*>(start), static_cast<std::size_t>(count));
    }
    // Bytes up to the first terminator, which is stepped over if it is consumed.
    std::string read_bytes_term(char terminator, bool include, bool consume, bool needed) {
        align_to_byte();
        std::size_t end = data_.find(terminator, pos_);
        bool found = end != std::string::npos;
        if (!found && needed) throw end_of_stream_error(1, 0);
        if (!found) end = data_.size();
        std::string bytes = data_.substr(pos_, end - pos_ + (found && include ? 1 : 0));
        pos_ = end + (found && consume ? 1 : 0);
        return bytes;
    }
    std::string read_bytes_full() { return read_bytes(static_cast<int64_t>(data_.size() - pos_)); }

    // Strings stay as they are stored; the encoding is for the caller to judge.
    static std::string bytes_to_str(const std::string& bytes, const std::string&) { return bytes; }
    // Remainder with the sign of the divisor.
    static int64_t mod(int64_t a, int64_t b) {
        if (b <= 0) throw kstruct_error("a divisor is not positive", "");
        int64_t r = a % b;
        return r < 0 ? r + b : r;
    }

private:
    const unsigned char* take(uint64_t count) {
        if (count > data_.size() - pos_) throw end_of_stream_error(count, data_.size() - pos_);
        const unsigned char* start = reinterpret_cast<const unsigned char*>(data_.data()) + pos_;
        pos_ += static_cast<std::size_t>(count);
        return start;
    }
    uint64_t little(unsigned count) {
        align_to_byte();
        const unsigned char* bytes = take(count);
        uint64_t value = 0;
        for (unsigned i = 0; i < count; i++) value |= static_cast<uint64_t>(bytes[i]) << (8 * i);
        return value;
    }
    uint64_t big(unsigned count) {
        align_to_byte();
        const unsigned char* bytes = take(count);
        uint64_t value = 0;
        for (unsigned i = 0; i < count; i++) value = value << 8 | bytes[i];
        return value;
    }

    const std::string data_;
    std::size_t pos_ = 0;
    uint64_t bits_ = 0;
    int bits_left_ = 0;
};

}  // namespace kaitai
}  // namespace rntuple
