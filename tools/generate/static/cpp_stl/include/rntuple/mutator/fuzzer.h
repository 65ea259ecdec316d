// What libFuzzer and AFL++ call. Include it in one file of the program; `settings` may be changed before the first input.
#pragma once

#include <rntuple/mutator/mutate.h>

#include <memory>

namespace rntuple {
namespace mutator {

struct fuzzer_settings {
    decompressor_t decompress;  // for files whose metadata is compressed
    int envelope_mark = -1;     // inputs that start with this byte are an envelope behind it; -1: all inputs are files
};

inline fuzzer_settings& settings() {
    static fuzzer_settings found;
    return found;
}

// The input as a file; null if it is none.
inline std::unique_ptr<file> file_of(const uint8_t* data, size_t size) {
    try {
        return std::make_unique<file>(std::string(reinterpret_cast<const char*>(data), size), settings().decompress);
    } catch (const refused&) {
        return nullptr;
    }
}

// Returns a changed file or envelope; an empty string if the input is neither, or if the results of all tries are too long or unchanged.
inline std::string mutated(const uint8_t* data, size_t size, size_t max_size, uint64_t seed, const uint8_t* other = nullptr, size_t other_size = 0) {
    choices choose(seed);
    if (size > 1 && data[0] == settings().envelope_mark) {
        part p;
        p.bytes.assign(reinterpret_cast<const char*>(data) + 1, size - 1);
        parse_envelope(p);
        if (!p.is_parsed) return std::string();
        const std::vector<member> members = members_of(p.tree);
        mutate_members(choose, members, members);
        const damage wrong = {choose.below(8) ? damage::none : damage::size, choose.bits()};
        const std::string found = static_cast<char>(data[0]) + write_envelope(p, wrong);
        return found.size() <= max_size ? found : std::string();
    }
    std::unique_ptr<file> donor = other ? file_of(other, other_size) : nullptr;
    for (int tries = 0; tries < 8; tries++) {
        const std::unique_ptr<file> f = file_of(data, size);
        if (!f) break;
        const std::string found = donor ? cross_over(*f, *donor, choose) : mutate(*f, choose);
        const bool is_same = found.size() == size && std::memcmp(found.data(), data, size) == 0;
        if (!is_same && !found.empty() && found.size() <= max_size) return found;
    }
    return std::string();
}

}  // namespace mutator
}  // namespace rntuple

extern "C" {

// Of libFuzzer: changes bytes. A program without libFuzzer has none.
__attribute__((weak)) size_t LLVMFuzzerMutate(uint8_t* data, size_t size, size_t max_size);

size_t LLVMFuzzerCustomMutator(uint8_t* data, size_t size, size_t max_size, unsigned seed) {
    if (seed % 8 != 0 || !LLVMFuzzerMutate) {
        const std::string found = rntuple::mutator::mutated(data, size, max_size, seed);
        if (!found.empty()) {
            std::memcpy(data, found.data(), found.size());
            return found.size();
        }
    }
    return LLVMFuzzerMutate ? LLVMFuzzerMutate(data, size, max_size) : size;
}

size_t LLVMFuzzerCustomCrossOver(const uint8_t* first, size_t first_size, const uint8_t* second, size_t second_size, uint8_t* out, size_t max_size,
                                 unsigned seed) {
    const std::string found = rntuple::mutator::mutated(first, first_size, max_size, seed, second, second_size);
    if (!found.empty()) std::memcpy(out, found.data(), found.size());
    return found.size();
}

// Of AFL++: the state of a mutator.
struct afl_custom_state {
    uint64_t seed;
    std::string result;
};

void* afl_custom_init(void*, unsigned seed) { return new afl_custom_state{seed, std::string()}; }

size_t afl_custom_fuzz(void* state, uint8_t* data, size_t size, uint8_t** out, uint8_t* other, size_t other_size, size_t max_size) {
    afl_custom_state& afl = *static_cast<afl_custom_state*>(state);
    afl.seed++;
    const bool crosses = other && afl.seed % 4 == 0;
    afl.result = rntuple::mutator::mutated(data, size, max_size, afl.seed, crosses ? other : nullptr, other_size);
    if (afl.result.empty()) afl.result.assign(reinterpret_cast<const char*>(data), size < max_size ? size : max_size);
    *out = reinterpret_cast<uint8_t*>(&afl.result[0]);
    return afl.result.size();
}

void afl_custom_deinit(void* state) { delete static_cast<afl_custom_state*>(state); }

}  // extern "C"
