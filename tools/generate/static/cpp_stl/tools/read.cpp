// Prints RNTuples of the released format, their metadata and their values: read FILE [NTUPLE [LEVELS]]
//
// Prints an answer of the conformance protocol for each of the levels container, metadata and values, which are separated by commas.
#include <rntuple/ntuple.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>
#include <stdexcept>

using namespace rntuple;

namespace {

typedef std::vector<std::string> texts_t;

const char* const roles[] = {"plain", "collection", "record", "variant", "streamer"};
enum role_t : std::size_t { collection = 1, record, variant, streamer, num_roles };

void need(bool condition, const std::string& text) {
    if (!condition) throw std::runtime_error(text);
}

bool starts_with(const std::string& text, const char* start) { return text.compare(0, std::char_traits<char>::length(start), start) == 0; }

// -- JSON ------------------------------------------------------------------------------------------------------

std::string formatted(const char* format, unsigned number) {
    char text[16];
    std::snprintf(text, sizeof text, format, number);
    return text;
}

bool is_utf8(const std::string& text) {
    for (std::size_t i = 0, size; i < text.size(); i += size) {
        unsigned char first = static_cast<unsigned char>(text[i]);
        size = first < 0x80 ? 1 : first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0;
        if (size == 0 || size > text.size() - i) return false;
        for (std::size_t k = 1; k < size; k++) {
            unsigned char next = static_cast<unsigned char>(text[i + k]);
            bool is_second = k == 1;
            unsigned low = is_second && first == 0xe0 ? 0xa0 : is_second && first == 0xf0 ? 0x90 : 0x80;
            unsigned high = is_second && first == 0xed ? 0x9f : is_second && first == 0xf4 ? 0x8f : 0xbf;
            if (next < low || next > high) return false;
        }
    }
    return true;
}

std::string quoted(const std::string& text) {
    std::string result = "\"";
    bool is_text = is_utf8(text);
    for (unsigned char byte : text) {
        if (byte == '"' || byte == '\\') result += '\\';
        if (byte < 0x20) result += formatted("\\u%04x", byte);
        else if (byte >= 0x80 && !is_text) result += formatted("\\udc%02x", byte);
        else result += static_cast<char>(byte);
    }
    return result + "\"";
}

std::string bytes_value(const char* mark, const std::string& bytes) {
    std::string digits;
    for (unsigned char byte : bytes) digits += formatted("%02x", byte);
    return std::string("{\"") + mark + "\":\"" + digits + "\"}";
}

std::string text_value(const std::string& bytes) { return is_utf8(bytes) ? quoted(bytes) : bytes_value("$bytes", bytes); }

std::string real_value(double value) {
    if (std::isnan(value)) return "\"nan\"";
    if (std::isinf(value)) return value > 0 ? "\"inf\"" : "\"-inf\"";
    char text[40];
    std::snprintf(text, sizeof text, "%.17g", value);
    std::string result = text;
    return result.find_first_of(".e") == std::string::npos ? result + ".0" : result;  // -0 would be an integer
}

std::string joined(const texts_t& items, std::size_t first, std::size_t last, char open = '[', char close = ']') {
    std::string text(1, open);
    for (std::size_t i = first; i < last; i++) text += (i == first ? "" : ",") + items[i];
    return text + close;
}

std::string list_of(const texts_t& items) { return joined(items, 0, items.size()); }
std::string object_of(const texts_t& members) { return joined(members, 0, members.size(), '{', '}'); }
std::string member(const std::string& name, const std::string& value) { return quoted(name) + ":" + value; }

// -- values ----------------------------------------------------------------------------------------------------

// A number as JSON, as a type of C++ has it.
std::string number(const column_elements_t& found, std::size_t i, const std::string& type_name, bool is_enumerator) {
    if (type_name == "float" || type_name == "double") {
        need(found.is_kind("real"), "no real numbers");
        return real_value(type_name == "float" ? static_cast<float>(found.reals[i]) : found.reals[i]);
    }
    bool is_integer = found.is_kind("bit") || found.is_kind("char") || found.is_kind("integer");
    need(type_name == "std::byte" ? found.is_kind("byte") : is_integer, "no integers");
    int64_t value = found.integers[i];
    if (type_name == "bool") return value ? "true" : "false";
    if (type_name == "char" && is_enumerator) return std::to_string(static_cast<signed char>(value & 0xff));
    if (type_name == "char") return "\"" + formatted("\\u%04x", static_cast<unsigned>(value & 0xff)) + "\"";
    unsigned bits = type_name == "std::byte" ? 8 : 0;
    bool is_signed = starts_with(type_name, "std::int");
    for (unsigned width : {8u, 16u, 32u, 64u})
        if (type_name == (is_signed ? "std::int" : "std::uint") + std::to_string(width) + "_t") bits = width;
    need(bits != 0, "fields of type " + type_name);
    if (is_signed && bits == 8 && found.type && found.is_kind("char")) value = static_cast<signed char>(value);
    bool is_huge = value < 0 && found.type && found.type->element[0] == 'u' && !(is_signed && found.is_kind("char"));
    std::string text = is_huge ? std::to_string(static_cast<uint64_t>(value)) : std::to_string(value);
    bool fits = bits == 64 ? (is_signed ? !is_huge : is_huge || value >= 0)
                           : !is_huge && value >= (is_signed ? -(int64_t(1) << (bits - 1)) : 0) && value < int64_t(1) << (bits - is_signed);
    need(fits, text + " is out of range");
    return text;
}

// Values of a cluster, as JSON.
class cluster_reader_t {
public:
    cluster_reader_t(const ntuple_t& ntuple, const ntuple_t::cluster_t& cluster) : ntuple_(ntuple), cluster_(cluster) {}

    // The first values of a field.
    texts_t values(std::size_t id, uint64_t count, bool is_enumerator = false) const {
        need(count <= max_elements, "too many values");
        auto* field = ntuple_.fields()[id];
        const std::vector<std::size_t>& children = ntuple_.children(id);
        std::string name = field->type_name()->value();
        std::size_t number_of = static_cast<std::size_t>(count);
        texts_t result;
        result.reserve(number_of);
        if (field->role() == collection) {
            auto parts = spans(id, count);
            need(children.size() == 1, "a collection of several fields");
            texts_t items = values(children[0], parts.empty() ? 0 : parts.back().second);
            bool is_optional = starts_with(name, "std::optional<") || starts_with(name, "std::unique_ptr<");
            for (const auto& part : parts) {
                if (is_optional) result.push_back(part.first < part.second ? items[part.first] : "null");
                else result.push_back(joined(items, part.first, part.second));
            }
        } else if (field->role() == record) {
            std::vector<texts_t> members;
            for (std::size_t child : children) members.push_back(values(child, count));
            for (std::size_t i = 0; i < number_of; i++) {
                texts_t parts;
                for (std::size_t k = 0; k < children.size(); k++)
                    parts.push_back(member(ntuple_.fields()[children[k]]->name()->value(), members[k][i]));
                result.push_back(object_of(parts));
            }
        } else if (field->role() == variant) {
            column_elements_t chosen = elements(id, count);
            need(chosen.is_kind("switch"), "no Switch column");
            std::vector<uint64_t> sizes(children.size() + 1, 0);
            for (std::size_t i = 0; i < number_of; i++) {
                need(chosen.tags[i] <= children.size(), "a tag of no alternative");
                uint64_t index = static_cast<uint64_t>(chosen.integers[i]);
                need(index < max_elements, "an index of no element");
                if (chosen.tags[i]) sizes[chosen.tags[i]] = std::max(sizes[chosen.tags[i]], index + 1);
            }
            std::vector<texts_t> held(1);
            for (std::size_t k = 0; k < children.size(); k++) held.push_back(values(children[k], sizes[k + 1]));
            for (std::size_t i = 0; i < number_of; i++)
                result.push_back(chosen.tags[i] ? held[chosen.tags[i]][static_cast<std::size_t>(chosen.integers[i])] : "null");
        } else if (field->role() == streamer || name == "std::string") {
            auto parts = spans(id, count);
            column_elements_t codes = elements(id, parts.empty() ? 0 : parts.back().second, 1);
            need(codes.is_kind("char") || codes.is_kind("byte"), "characters in a column of another type");
            std::string whole(codes.integers.begin(), codes.integers.end());
            for (const auto& part : parts) {
                std::string bytes = whole.substr(part.first, part.second - part.first);
                result.push_back(field->role() == streamer ? bytes_value("$streamer", bytes) : text_value(bytes));
            }
        } else if (!field->_is_null_array_size()) {
            uint64_t size = field->array_size();
            need(size == 0 || count <= max_elements / size, "too many values");
            std::size_t step = static_cast<std::size_t>(size);
            texts_t items;
            if (children.empty()) {  // std::bitset
                for (int64_t bit : elements(id, count * size).integers) items.push_back(bit ? "true" : "false");
            } else {
                items = values(children[0], count * size);
            }
            for (std::size_t i = 0; i < number_of; i++) result.push_back(joined(items, i * step, (i + 1) * step));
        } else if (starts_with(name, "ROOT::RNTupleCardinality<")) {
            for (const auto& part : spans(id, count)) result.push_back(std::to_string(part.second - part.first));
        } else if (children.size() == 1 && ntuple_.columns_of(id).empty()) {  // std::atomic, or an enumeration, whose values are numbers
            result = values(children[0], count, !starts_with(name, "std::atomic<"));
        } else {
            column_elements_t found = elements(id, count);
            for (std::size_t i = 0; i < number_of; i++) result.push_back(number(found, i, name, is_enumerator));
        }
        return result;
    }

private:
    column_elements_t elements(std::size_t id, uint64_t count, std::size_t place = 0) const {
        return ntuple_.elements(cluster_, id, count, place);
    }

    std::vector<ntuple_t::span_t> spans(std::size_t id, uint64_t count) const { return ntuple_.spans(cluster_, id, count); }

    const ntuple_t& ntuple_;
    const ntuple_t::cluster_t& cluster_;
};

// -- answers ---------------------------------------------------------------------------------------------------

std::string container(const std::string& data) {
    texts_t found;
    for (const auto& key : find_anchors(data)) found.push_back(object_of({member("name", quoted(key.path))}));
    return object_of({member("ntuples", list_of(found))});
}

std::string metadata(const ntuple_t& ntuple) {
    texts_t fields;
    for (std::size_t id = 0; id < ntuple.fields().size(); id++) {
        auto* field = ntuple.fields()[id];
        std::string role = field->role() < num_roles ? roles[field->role()] : "unknown";
        fields.push_back(object_of({member("path", quoted(ntuple.path(id))), member("type_name", quoted(field->type_name()->value())),
                                    member("role", quoted(role))}));
    }
    return object_of({member("num_entries", std::to_string(ntuple.num_entries())),
                      member("num_clusters", std::to_string(ntuple.clusters().size())), member("fields", list_of(fields))});
}

std::string values(const ntuple_t& ntuple) {
    texts_t fields, refused;
    for (std::size_t id = 0; id < ntuple.fields().size(); id++) {
        auto* field = ntuple.fields()[id];
        if (field->parent_id() != id) continue;
        try {
            ntuple.require_known(id);
            texts_t found;
            for (const auto& cluster : ntuple.clusters()) {
                texts_t part = cluster_reader_t(ntuple, cluster).values(id, cluster.num_entries);
                std::move(part.begin(), part.end(), std::back_inserter(found));
            }
            fields.push_back(member(field->name()->value(), list_of(found)));
        } catch (const std::exception& error) {
            refused.push_back(member(field->name()->value(), quoted(error.what())));
        }
    }
    return object_of({member("num_entries", std::to_string(ntuple.num_entries())), member("fields", object_of(fields)),
                      member("refused", object_of(refused))});
}

std::string answer(const std::string& data, const std::string& name, const std::string& level) {
    if (level == "container") return container(data);
    need(level == "metadata" || level == "values", "there is no level " + level);
    for (const auto& key : find_anchors(data)) {
        if (!name.empty() && key.path != name) continue;
        ntuple_t ntuple(data, key);
        return level == "metadata" ? metadata(ntuple) : values(ntuple);
    }
    throw std::runtime_error("there is no such RNTuple");
}

}  // namespace

int main(int count, char** arguments) {
    if (count < 2) {
        std::cerr << "usage: read FILE [NTUPLE [LEVELS]]\n";
        return 2;
    }
    std::ifstream input(arguments[1], std::ios::binary);
    if (!input) {
        std::cerr << arguments[1] << ": cannot be read\n";
        return 1;
    }
    std::string data((std::istreambuf_iterator<char>(input)), std::istreambuf_iterator<char>());
    std::string name = count > 2 ? arguments[2] : "", levels = count > 3 ? arguments[3] : "values";
    for (std::size_t start = 0, end; start <= levels.size(); start = end + 1) {
        end = std::min(levels.find(',', start), levels.size());
        std::string level = levels.substr(start, end - start), status = "ok", rest_of;
        try {
            rest_of = member("result", answer(data, name, level));
        } catch (const std::exception& error) {
            status = "refused";
            rest_of = member("message", quoted(error.what()));
        }
        std::cout << object_of({member("level", quoted(level)), member("status", quoted(status)), rest_of}) << "\n";
    }
}
