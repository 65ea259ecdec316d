// Values of fields of the released format: what a field holds, its strings, numbers and choices, and values as JSON.
#pragma once

#include <rntuple/ntuple.h>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace rntuple {

// A type of numbers.
struct value_type_t {
    std::string element;             // for example int16; char for characters
    std::vector<std::string> kinds;  // of the columns that a field of the type may have
};

// Types of numbers by name.
const std::map<std::string, value_type_t>& value_types();
// Shapes of fields by the name of the type, without template arguments.
const std::map<std::string, std::string>& shapes();

class value_t;
typedef std::vector<value_t> values_t;
typedef std::vector<std::pair<std::string, value_t>> members_t;

// A value of a field: null, a bool, an integer, a real number, bytes, a list, or an object with named members. Copies are cheap.
class value_t {
public:
    value_t() {}
    value_t(bool value) : kind_(boolean), bits_(value) {}
    template <typename T, typename = typename std::enable_if<std::is_integral<T>::value>::type>
    value_t(T value) : kind_(std::is_signed<T>::value ? integer : natural), bits_(static_cast<uint64_t>(value)) {}
    value_t(double value) : kind_(real), real_(value) {}
    value_t(const std::string& bytes);
    value_t(const char* text) : value_t(std::string(text)) {}
    value_t(values_t items);
    value_t(members_t members);

private:
    friend std::string to_json(const value_t& value);
    enum kind_t { null, boolean, integer, natural, real, bytes, list, object };
    struct content_t;

    kind_t kind_ = null;
    uint64_t bits_ = 0;
    double real_ = 0;
    std::shared_ptr<const content_t> content_;
};

// Spells a value as the conformance protocol does: integers exactly, infinities and not-a-number as strings, bytes as text, or as
// {"$bytes": ...} with hexadecimal digits if they are not UTF-8.
std::string to_json(const value_t& value);
std::string hexadecimal(const std::string& bytes);

// The structural role of a field: plain, collection, record, variant or streamer; unknown in later formats.
std::string role(const ntuple_t& ntuple, std::size_t id);

// What a field holds, which tells how its values are read:
//   list             as many items of the sub-field as `spans` tells
//   optional         the same with at most one item
//   record           one value of each sub-field
//   variant          a value of one sub-field, which `choices` tells
//   array            a fixed number of items of the sub-field, `spans` as well
//   bitset           a fixed number of bits, which `numbers` returns, `spans` as well
//   string, streamer bytes, which `strings` returns
//   held             the value of the sub-field, for atomics and enumerations
//   number           what `numbers` returns, also for cardinalities
// Throws a format_error if a list, an optional, an array or an atomic has another number of sub-fields than one.
std::string shape(const ntuple_t& ntuple, std::size_t id);

// Values of all top-level fields by name, and the messages of errors for those that cannot be read.
struct fields_t {
    members_t fields;
    members_t refused;
};

// Returns the first values of a field in a cluster.
typedef std::function<values_t(const ntuple_t& ntuple, const ntuple_t::cluster_t& cluster, std::size_t id, uint64_t count)> field_reader_t;

// Reads all top-level fields; an error in one field does not affect the others.
fields_t read_fields(const ntuple_t& ntuple, const field_reader_t& read);

// Returns where the first lists, optionals or arrays of a field start and end among the items of a cluster.
// Throws a format_error if offsets decrease, or there are too many items.
std::vector<ntuple_t::span_t> spans(const ntuple_t& ntuple, const ntuple_t::cluster_t& cluster, std::size_t id, uint64_t count);

// Returns the first strings, or streamed objects, of a field in a cluster.
// Throws a format_error if offsets decrease, or columns have another type.
std::vector<std::string> strings(const ntuple_t& ntuple, const ntuple_t::cluster_t& cluster, std::size_t id, uint64_t count);

// Returns the first numbers of a field in a cluster as its type has them, or bits of a bitset. A field may have columns of another
// type: integers are compared with the range of the field, numbers of a `float` are rounded. A `char` is text, UTF-8 of a character
// from U+0000 to U+00FF, unless it belongs to an enumeration.
// Throws a format_error if the type is unknown, the column does not fit, or an integer is out of range.
values_t numbers(const ntuple_t& ntuple, const ntuple_t::cluster_t& cluster, std::size_t id, uint64_t count);

// Which alternatives values of a variant hold.
struct choices_t {
    std::vector<std::size_t> tags;     // from 1 on; 0 stands for no value
    std::vector<std::size_t> indices;  // among the values of the alternative
    std::vector<uint64_t> sizes;       // for each alternative how many values of it are needed
};

// Returns which alternatives the first values of a variant hold.
// Throws a format_error if there is no such alternative, or the column has another type.
choices_t choices(const ntuple_t& ntuple, const ntuple_t::cluster_t& cluster, std::size_t id, uint64_t count);

}  // namespace rntuple
