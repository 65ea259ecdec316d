#include <rntuple/columns.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

namespace rntuple {

namespace {

kaitai::kstruct_error wrong(const std::string& message) { return kaitai::kstruct_error(message, "decode_page"); }

// Bytes that stand `step` bytes apart, the lowest first.
uint64_t code_at(const unsigned char* start, std::size_t step, unsigned width) {
    uint64_t code = 0;
    for (unsigned b = width; b-- > 0;) code = code << 8 | start[b * step];
    return code;
}

uint64_t mask_of(unsigned bits) { return bits == 64 ? ~uint64_t(0) : (uint64_t(1) << bits) - 1; }

int64_t signed_of(uint64_t code) {
    int64_t value;
    std::memcpy(&value, &code, sizeof value);
    return value;
}

double real_of(uint64_t code, unsigned bits) {
    if (bits == 64) {
        double value;
        std::memcpy(&value, &code, sizeof value);
        return value;
    }
    if (bits == 32) {
        uint32_t word = static_cast<uint32_t>(code);
        float value;
        std::memcpy(&value, &word, sizeof value);
        return value;
    }
    int exponent = static_cast<int>(code >> 10 & 31);
    double mantissa = static_cast<double>(code & 1023);
    double value = exponent == 31 ? (mantissa == 0 ? std::numeric_limits<double>::infinity() : std::numeric_limits<double>::quiet_NaN())
                   : exponent == 0 ? std::ldexp(mantissa, -24)
                                   : std::ldexp(mantissa + 1024, exponent - 25);
    return code >> 15 ? -value : value;
}

void decode_packed(const column_type_t& type, const unsigned char* page, std::size_t number, unsigned bits,
                   const column_options_t& column, std::vector<double>& reals) {
    bool is_truncated = type.has(column_step_truncate);
    if (!is_truncated && !(column.min < column.max))
        throw wrong("a range from " + std::to_string(column.min) + " to " + std::to_string(column.max) + " of a column of type " + type.name);
    double step = (column.max - column.min) / static_cast<double>(mask_of(bits));
    for (std::size_t i = 0; i < number; i++) {
        uint64_t bit = static_cast<uint64_t>(i) * bits;
        std::size_t first = static_cast<std::size_t>(bit / 8);
        unsigned width = static_cast<unsigned>((bit + bits - 1) / 8 - first) + 1;
        uint64_t code = code_at(page + first, 1, width) >> (bit % 8) & mask_of(bits);
        if (is_truncated) {
            reals.push_back(real_of(code << (32 - bits), 32));
        } else {
            volatile double distance = static_cast<double>(code) * step;  // no fused multiplication and addition, which rounds once
            reals.push_back(std::min(distance + column.min, column.max));
        }
    }
}

}  // namespace

const column_type_t* find_column_type(const std::string& generation, unsigned id) {
    for (const column_type_t& type : column_types())
        if (type.id == id && generation == type.generation) return &type;
    return nullptr;
}

page_elements_t decode_page(const column_type_t& type, const std::string& page, uint64_t number, const column_options_t& column) {
    bool is_switch = type.has(column_step_switch);
    const switch_layout_t& layout = column.layout ? *column.layout : switch_layouts()[0];
    unsigned bits = is_switch ? layout.bits : column.bits ? column.bits : type.bits_max;
    if (!is_switch && (bits < type.bits_min || bits > type.bits_max))
        throw wrong(std::to_string(bits) + " bits for an element of " + type.name);
    uint64_t size = number >> 56 ? number : (number * bits + 7) / 8;  // more than any page has: the product may overflow
    if (page.size() < size)
        throw wrong(std::to_string(size) + " bytes wanted for " + std::to_string(number) + " elements of " + type.name + ", " +
                    std::to_string(page.size()) + " left");
    const unsigned char* bytes = reinterpret_cast<const unsigned char*>(page.data());
    std::size_t all = static_cast<std::size_t>(number), count = static_cast<std::size_t>(std::min(number, column.limit));
    page_elements_t found;
    if (type.has(column_step_truncate) || type.has(column_step_quantize)) {
        found.reals.reserve(count);
        decode_packed(type, bytes, count, bits, column, found.reals);
        return found;
    }
    if (type.has(column_step_bits)) {
        for (std::size_t i = 0; i < count; i++) found.integers.push_back(bytes[i / 8] >> (i % 8) & 1);
        return found;
    }
    unsigned width = bits / 8;
    if (is_switch) {
        for (std::size_t i = 0; i < count; i++) {
            uint64_t code = code_at(bytes + i * width, 1, 8);
            found.integers.push_back(signed_of(code & mask_of(layout.index_bits)));
            found.tags.push_back(layout.index_bits == 64 ? code_at(bytes + i * width + 8, 1, width - 8) : code >> layout.index_bits);
        }
        return found;
    }
    // Byte b of element i stands at b * of_byte + i * of_element.
    std::size_t of_byte = type.has(column_step_split) ? all : 1, of_element = type.has(column_step_split) ? 1 : width;
    bool is_real = std::strncmp(type.element, "float", 5) == 0;
    bool is_signed = type.element[0] == 'i' || column.is_signed;
    uint64_t sum = 0, sign = uint64_t(1) << (bits - 1);
    for (std::size_t i = 0; i < count; i++) {
        uint64_t code = code_at(bytes + i * of_element, of_byte, width);
        if (is_real) {
            found.reals.push_back(real_of(code, bits));
            continue;
        }
        if (type.has(column_step_zigzag)) code = code >> 1 ^ (~(code & 1) + 1);
        else if (is_signed) code = (code ^ sign) - sign;
        if (type.has(column_step_delta)) code = sum = (sum + code) & mask_of(bits);
        found.integers.push_back(signed_of(code));
    }
    return found;
}

}  // namespace rntuple
