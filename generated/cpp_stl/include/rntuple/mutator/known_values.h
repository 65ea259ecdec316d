// Generated from spec/ by tools/generate and run `make generate`.
#pragma once

#include <cstdint>

namespace rntuple {
namespace mutator {

// Numbers of the enumerations and widths of columns.
constexpr int64_t known_numbers[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 31, 32, 64, 96, 17235, 19508, 22618, 23116, 23123};

// Names of types as fields spell them.
constexpr const char* known_names[] = {
    "std::string",
    "std::vector<float>",
    "ROOT::VecOps::RVec<float>",
    "std::set<float>",
    "std::multiset<float>",
    "std::unordered_set<float>",
    "std::unordered_multiset<float>",
    "std::map<float,float>",
    "std::multimap<float,float>",
    "std::unordered_map<float,float>",
    "std::unordered_multimap<float,float>",
    "std::optional<float>",
    "std::unique_ptr<float>",
    "std::pair<float,float>",
    "std::tuple<float>",
    "std::tuple<float,float>",
    "std::variant<float>",
    "std::variant<float,float>",
    "std::array<float,3>",
    "std::bitset<3>",
    "std::atomic<float>",
    "ROOT::RNTupleCardinality",
    "ROOT::RNTupleCardinality<float>",
};

}  // namespace mutator
}  // namespace rntuple
